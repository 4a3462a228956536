//! Expressions.

mod assign;
mod atomic;
mod binary;
mod call;
mod member;
mod sizeof;
mod unary;

use symra_cparse::{self as tree, ExprKind as Tree, Name, Span};

use super::scope::Binding;
use super::{R, Sema, deeper};
use crate::diagnostic::Cause;
use crate::hir::{
    Bits, Conversion, ExprId, ExprKind, FunctionId, Init, InitUnion, InitValue, Origin, PlaceId,
    PlaceKind, Unsupported,
};
use crate::types::{Type, TypeId};

/// What an expression denotes before it is made a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operand {
    Value(ExprId),
    Place(PlaceId),
    /// A function by its name.
    Function(FunctionId),
    /// The function that a pointer points to.
    Pointed(ExprId),
}

impl Sema<'_> {
    /// The value of an expression: loaded, or decayed to a pointer.
    pub(crate) fn value(&mut self, id: tree::ExprId) -> R<ExprId> {
        let operand = self.expr(id)?;
        let span = self.tree[id].span;
        self.rvalue(operand, span)
    }

    /// The value of an expression that must not be `void`.
    pub(crate) fn nonvoid(&mut self, id: tree::ExprId) -> R<ExprId> {
        let value = self.value(id)?;
        if self.types().is_void(self.ty(value)) {
            let span = self.tree[id].span;
            return Err(self.error(span, Cause::VoidValue));
        }
        Ok(value)
    }

    pub(crate) fn rvalue(&mut self, operand: Operand, span: Span) -> R<ExprId> {
        let at = self.at(span);
        match operand {
            Operand::Value(value) | Operand::Pointed(value) => Ok(value),
            Operand::Function(function) => {
                let ty = self.function_type(function);
                let pointer = self.types_mut().pointer(ty);
                Ok(self.node(ExprKind::FunctionAddr(function), pointer, at))
            }
            Operand::Place(place) => {
                let ty = self.body[place].ty;
                match self.types().kind(ty) {
                    Type::Array(..) => Ok(self.decay(place, at)),
                    Type::Record(id) if self.types().record(id).layout.is_none() => {
                        let ty = self.spell(ty);
                        Err(self
                            .error(span, Cause::Incomplete { what: "the value".to_owned(), ty }))
                    }
                    // `*p` of a `void *` may be thrown away.
                    Type::Void => {
                        let address = self.addr_of(place, at);
                        Ok(self.convert(address, TypeId::VOID, at))
                    }
                    _ => Ok(self.read_place(place, at)),
                }
            }
        }
    }

    /// The type of what an operand denotes, undecayed and with qualifiers.
    pub(crate) fn operand_type(&mut self, operand: Operand) -> TypeId {
        match operand {
            Operand::Value(value) => self.ty(value),
            Operand::Place(place) => self.body[place].ty,
            Operand::Function(function) => self.function_type(function),
            Operand::Pointed(pointer) => {
                self.types().pointee(self.ty(pointer)).unwrap_or(TypeId::VOID)
            }
        }
    }

    /// `typeof(expression)`
    pub(crate) fn typeof_expr(&mut self, id: tree::ExprId) -> R<TypeId> {
        let pending = std::mem::take(&mut self.pending);
        let operand = self.expr(id);
        self.pending = pending;
        let operand = operand?;
        let ty = self.operand_type(operand);
        if self.types().is_variably_modified(ty) {
            let evaluated = self.evaluated(operand, self.tree[id].span);
            self.pending.extend(evaluated);
        }
        Ok(ty)
    }

    pub(crate) fn expr(&mut self, id: tree::ExprId) -> R<Operand> {
        deeper(|| self.expr_kind(id))
    }

    fn expr_kind(&mut self, id: tree::ExprId) -> R<Operand> {
        let tree::Expr { kind, span } = self.tree[id];
        let value = match kind {
            Tree::Ident(name) => return self.identifier(name, span),
            Tree::Int { value, base, suffix } => {
                let at = self.at(span);
                self.int_literal(value, base, suffix, at)
            }
            Tree::Float { digits, suffix, imaginary } => {
                self.float_literal(digits, suffix, imaginary, span)?
            }
            Tree::Char { encoding, value } => {
                let at = self.at(span);
                self.char_literal(encoding, value, at)
            }
            Tree::Str(string) => {
                let object = self.string_object(string);
                let at = self.at(span);
                return Ok(Operand::Place(self.object_place(object, at)));
            }
            Tree::Unary(op, operand) => return self.unary(op, operand, span),
            Tree::Binary(..) => self.binary_spine(id)?,
            Tree::Assign(op, place, value) => self.assignment(op, place, value, span)?,
            Tree::Cond { condition, then, otherwise } => {
                self.conditional(condition, then, otherwise, span)?
            }
            Tree::Comma(..) => self.comma_spine(id)?,
            Tree::Cast(name, operand) => self.cast(name, operand, span)?,
            Tree::CompoundLiteral(name, items) => return self.compound_literal(name, items, span),
            Tree::Call(callee, args) => self.call(callee, args, span)?,
            Tree::Index(array, index) => return self.index(array, index, span),
            Tree::Member { base, access, member } => {
                return self.member(base, access, member, span);
            }
            Tree::SizeofExpr(operand) => self.sizeof_expr(operand, span)?,
            Tree::SizeofType(name) => self.sizeof_type(name, span)?,
            Tree::AlignofExpr(operand) => self.alignof_expr(operand, span)?,
            Tree::AlignofType(name) => self.alignof_type(name, span)?,
            Tree::Generic(control, arms) => return self.generic(control, arms, span),
            Tree::StmtExpr(block) => self.stmt_expr(block, span)?,
            Tree::Quantified { all, block } => self.quantified(all, block, span)?,
            Tree::LabelAddr(name) => self.label_address(name, span)?,
            Tree::VaArg(list, ty) => return self.va_arg(list, ty, span),
            Tree::Offsetof(name, designators) => self.offsetof(name, designators, span)?,
            Tree::TypesCompatible(a, b) => self.types_compatible(a, b, span)?,
            Tree::ChooseExpr(condition, then, otherwise) => {
                let chosen =
                    self.constant_int(condition, "the condition of `__builtin_choose_expr`")?;
                return self.expr(if chosen != 0 { then } else { otherwise });
            }
            Tree::TypeArg(_) => {
                let name = "a type".to_owned();
                return Err(self.error(span, Cause::BadBuiltin { name }));
            }
        };
        Ok(Operand::Value(value))
    }

    fn identifier(&mut self, name: Name, span: Span) -> R<Operand> {
        let at = self.at(span);
        match self.scopes.find(name) {
            Some(Binding::Object(object)) => Ok(Operand::Place(self.object_place(object, at))),
            Some(Binding::Function(function)) => Ok(Operand::Function(function)),
            Some(Binding::Enumerator { value, ty }) => Ok(Operand::Value(self.int(value, ty, at))),
            Some(Binding::Prototype(ty)) => {
                let kind = PlaceKind::Unsupported(Unsupported::VariableLength);
                Ok(Operand::Place(self.place(kind, ty, at)))
            }
            Some(Binding::Typedef(_)) => {
                let name = self.tree.text(name).to_owned();
                Err(self.error(span, Cause::TypeAsValue { name }))
            }
            None => self.undeclared(name, span),
        }
    }

    /// `__func__`, builtin functions whose address is taken, and errors.
    fn undeclared(&mut self, name: Name, span: Span) -> R<Operand> {
        let text = self.tree.text(name);
        if matches!(text, "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") {
            let object = self.function_name_object(span);
            let at = self.at(span);
            return Ok(Operand::Place(self.object_place(object, at)));
        }
        if let Some(function) = self.library_function(text, span) {
            return Ok(Operand::Function(function));
        }
        let name = text.to_owned();
        Err(self.error(span, Cause::Undeclared { name }))
    }

    pub(crate) fn function_name_object(&mut self, span: Span) -> crate::hir::ObjectId {
        if let Some(object) = self.function.as_ref().and_then(|function| function.name_object) {
            return object;
        }
        let name = match &self.function {
            Some(function) => std::sync::Arc::clone(&self.shared.program[function.id].name),
            None => "".into(),
        };
        let units: std::sync::Arc<[u32]> = name.bytes().map(u32::from).collect();
        let at = self.at(span);
        let const_char = self.types_mut().qualified(TypeId::CHAR, crate::types::Quals::CONST);
        let object = self.units_object(units, const_char, Origin::FunctionName, at);
        if let Some(function) = self.function.as_mut() {
            function.name_object = Some(object);
        }
        object
    }

    /// `a, b, c`: however long, without recursion on the left.
    fn comma_spine(&mut self, id: tree::ExprId) -> R<ExprId> {
        let mut parts = Vec::new();
        let mut rest = id;
        while let Tree::Comma(first, last) = self.tree[rest].kind {
            parts.push(last);
            rest = first;
        }
        let mut value = self.value(rest)?;
        while let Some(part) = parts.pop() {
            let then = self.value(part)?;
            let at = self.at_of(value);
            value = self.comma(value, then, at);
        }
        Ok(value)
    }

    fn cast(&mut self, name: tree::TypeNameId, operand: tree::ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let to = self.type_name(name)?;
        let pending = std::mem::take(&mut self.pending);
        let value = self.value(operand)?;
        let value = self.cast_value(value, to, span)?;
        self.pending = pending;
        Ok(self.after_pending(value, at))
    }

    fn cast_value(&mut self, value: ExprId, to: TypeId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let from = self.ty(value);
        let target = self.types().value_type(to);
        if let ExprKind::Unsupported(what) = self.body[value].kind {
            return Ok(self.unsupported(what, target, at));
        }
        if target != TypeId::VOID
            && from != target
            && (self.is_composite(from) || self.is_composite(target))
        {
            return match self.convert_composite(value, target, at) {
                Some(value) => Ok(value),
                None => self.cast_to_union(value, target, span),
            };
        }
        let bad = match (self.types().kind(from), self.types().kind(target)) {
            (_, Type::Void | Type::Opaque(_)) | (Type::Opaque(_), _) => false,
            (Type::Record(_), Type::Record(_)) if self.types().compatible(from, target) => false,
            (_, Type::Record(_)) => return self.cast_to_union(value, target, span),
            (Type::Float(_), Type::Pointer(_)) | (Type::Pointer(_), Type::Float(_)) => true,
            _ => !(self.types().is_scalar(from) && self.types().is_scalar(target)),
        };
        if bad {
            let (from, to) = (self.spell(from), self.spell(to));
            return Err(self.error(span, Cause::BadConversion { from, to }));
        }
        // What was read from a bit-field has the type's own bits from now on, though the type is the same.
        if from == target && target != TypeId::BOOL && self.bits_of(value).is_some() {
            let how = Conversion::Integer;
            let kind = ExprKind::Convert { how, operand: value, explicit: true };
            return Ok(self.node(kind, target, at));
        }
        if from == target {
            return Ok(self.cast_to_itself(value));
        }
        Ok(self.convert_as(value, target, true, at))
    }

    /// gcc's cast to a union type: the member with the value's type is set.
    fn cast_to_union(&mut self, value: ExprId, to: TypeId, span: Span) -> R<ExprId> {
        let from = self.ty(value);
        let at = self.at(span);
        let record = self.types().as_record(to).map(|id| self.types().record(id));
        let member = record
            .filter(|record| record.kind == crate::types::RecordKind::Union)
            .and_then(|record| record.layout.as_ref())
            .and_then(|layout| {
                layout
                    .fields
                    .iter()
                    .position(|field| self.types().compatible_unqualified(field.ty, from))
            });
        if let Some(member) = member.and_then(|member| u32::try_from(member).ok()) {
            Ok(self.union_of(value, to, member, at))
        } else {
            let (from, to) = (self.spell(from), self.spell(to));
            Err(self.error(span, Cause::BadConversion { from, to }))
        }
    }

    /// A union whose member (at offset 0) has the value.
    pub(crate) fn union_of(
        &mut self,
        value: ExprId,
        union: TypeId,
        member: u32,
        at: symra_ir::Position,
    ) -> ExprId {
        let object = self.new_local("temporary".into(), union, Origin::Temporary, at);
        let field_ty = self.types().as_record(union).and_then(|id| {
            let layout = self.types().record(id).layout.as_ref()?;
            layout.fields.get(member as usize).map(|field| field.ty)
        });
        let ty = self.types().value_type(field_ty.unwrap_or(union));
        let value = self.convert(value, ty, at);
        let entry = crate::hir::InitEntry {
            offset: 0,
            bits: None,
            ty,
            value: InitValue::Expr(value),
            repeat: None,
        };
        let size = |ty| self.types().size_of(ty).unwrap_or(0);
        let given =
            InitUnion { offset: 0, field: u64::from(member), member: size(ty), size: size(union) };
        let init = Init { entries: vec![entry], unions: vec![given] };
        let init = self.body.add_init(init);
        let store = self.node(ExprKind::InitObject { object, init }, TypeId::VOID, at);
        let load = self.load_object(object, at);
        self.comma(store, load, at)
    }

    fn compound_literal(
        &mut self,
        name: tree::TypeNameId,
        items: tree::List<tree::InitItem>,
        span: Span,
    ) -> R<Operand> {
        let at = self.at(span);
        let ty = self.type_name(name)?;
        let place = self.literal_object(ty, tree::Init::List(items), span)?;
        let pending = std::mem::take(&mut self.pending);
        let place = pending.into_iter().rev().fold(place, |then, first| {
            let ty = self.body[then].ty;
            self.place(PlaceKind::After { first, then }, ty, at)
        });
        Ok(Operand::Place(place))
    }

    fn conditional(
        &mut self,
        condition: tree::ExprId,
        then: Option<tree::ExprId>,
        otherwise: tree::ExprId,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let condition_span = self.tree[condition].span;
        let condition = self.nonvoid(condition)?;
        let Some(then) = then else {
            // `a ?: b`: a is evaluated once.
            let (first, store, shared) = self.shared_value(condition, at);
            let test = self.condition(first, "a condition", condition_span)?;
            let otherwise_span = self.tree[otherwise].span;
            let otherwise = self.value(otherwise)?;
            let value = self.choose(test, shared, otherwise, otherwise_span)?;
            return Ok(match store {
                Some(store) => self.comma(store, value, at),
                None => value,
            });
        };
        let test = self.condition(condition, "a condition", condition_span)?;
        let then = self.value(then)?;
        let otherwise = self.value(otherwise)?;
        self.choose(test, then, otherwise, span)
    }

    /// Two nodes for one value: the value kept in a temporary if it is no constant.
    fn shared_value(
        &mut self,
        value: ExprId,
        at: symra_ir::Position,
    ) -> (ExprId, Option<ExprId>, ExprId) {
        if self.as_const(value).is_some() {
            return (value, None, value);
        }
        let (object, store) = self.temporary(value, at);
        let first = self.load_object(object, at);
        let second = self.load_object(object, at);
        (first, Some(store), second)
    }

    /// `test ? then : otherwise` with the branches brought to one type.
    fn choose(&mut self, test: ExprId, then: ExprId, otherwise: ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let (a, b) = (self.ty(then), self.ty(otherwise));
        if let Some((then, otherwise)) = self.balanced_bits(then, otherwise, at) {
            let bits = self.common_bits(then, otherwise);
            let value = self.cond_node(test, then, otherwise, at);
            return Ok(self.cut(value, bits, at));
        }
        let ty = match (self.types().kind(a), self.types().kind(b)) {
            _ if a == b => a,
            (Type::Opaque(_), _) | (Type::Pointer(_), Type::Int(_) | Type::Enum(_)) => a,
            (_, Type::Opaque(_)) | (Type::Int(_) | Type::Enum(_), Type::Pointer(_)) => b,
            (Type::Void, _) | (_, Type::Void) => TypeId::VOID,
            (Type::Pointer(_), Type::Pointer(_)) => self.common_pointer(then, otherwise, span),
            (Type::Record(_), Type::Record(_)) if self.types().compatible(a, b) => a,
            _ if self.is_composite(a) || self.is_composite(b) => {
                if let Some(ty) = self.common_composite(a, b) {
                    ty
                } else {
                    let (left, right) = (self.spell(a), self.spell(b));
                    return Err(self.error(span, Cause::BadOperands { op: "?:", left, right }));
                }
            }
            _ => {
                let (x, y) = (self.promoted_type(then), self.promoted_type(otherwise));
                if let Some(ty) = self.types().common_arithmetic(x, y) {
                    ty
                } else {
                    let (left, right) = (self.spell(a), self.spell(b));
                    return Err(self.error(span, Cause::BadOperands { op: "?:", left, right }));
                }
            }
        };
        // Even two operands of one small type are promoted.
        let ty = if a == b && self.types().is_integer(a) {
            self.common_int(then, otherwise)
        } else {
            ty
        };
        let then = self.convert(then, ty, at);
        let otherwise = self.convert(otherwise, ty, at);
        Ok(self.cond_node(test, then, otherwise, at))
    }

    fn common_int(&self, a: ExprId, b: ExprId) -> TypeId {
        let (x, y) = (self.promoted_type(a), self.promoted_type(b));
        self.types().common_arithmetic(x, y).unwrap_or(x)
    }

    fn common_pointer(&mut self, then: ExprId, otherwise: ExprId, span: Span) -> TypeId {
        let (a, b) = (self.ty(then), self.ty(otherwise));
        if self.is_null(then) {
            return b;
        }
        if self.is_null(otherwise) {
            return a;
        }
        let (Some(x), Some(y)) = (self.types().pointee(a), self.types().pointee(b)) else {
            return a;
        };
        let quals = self.types().quals_of(x).union(self.types().quals_of(y));
        let target = if self.types().is_void(x) || self.types().is_void(y) {
            TypeId::VOID
        } else if self.types().compatible_unqualified(x, y) {
            self.types_mut().composite(x, y)
        } else {
            let (from, to) = (self.spell(a), self.spell(b));
            self.warn(span, Cause::DoubtfulConversion { from, to });
            TypeId::VOID
        };
        let target = self.types_mut().qualified(target, quals);
        self.types_mut().pointer(target)
    }

    fn generic(
        &mut self,
        control: tree::ExprId,
        arms: tree::List<tree::GenericArm>,
        span: Span,
    ) -> R<Operand> {
        let control = self.value(control)?;
        let ty = self.ty(control);
        let mut chosen = None;
        for &arm in &self.tree[arms] {
            match arm.ty {
                Some(name) => {
                    let candidate = self.type_name(name)?;
                    self.pending.clear();
                    if self.types().compatible(candidate, ty) {
                        chosen = Some(arm.value);
                        break;
                    }
                }
                None => chosen = chosen.or(Some(arm.value)),
            }
        }
        if let Some(value) = chosen {
            self.expr(value)
        } else {
            let ty = self.spell(ty);
            Err(self.error(span, Cause::NoGenericArm { ty }))
        }
    }

    fn types_compatible(
        &mut self,
        a: tree::TypeNameId,
        b: tree::TypeNameId,
        span: Span,
    ) -> R<ExprId> {
        let (a, b) = (self.type_name(a)?, self.type_name(b)?);
        self.pending.clear();
        let at = self.at(span);
        // Qualifiers of the types themselves, also of array elements, do not matter.
        let result = self.types().compatible_unqualified(a, b) && self.same_enum(a, b);
        Ok(self.constant(Bits::from_i128(i128::from(result)), TypeId::INT, at))
    }

    /// The builtin tells an enum from its integer type.
    fn same_enum(&self, a: TypeId, b: TypeId) -> bool {
        matches!(self.types().kind(a), Type::Enum(_))
            == matches!(self.types().kind(b), Type::Enum(_))
    }
}
