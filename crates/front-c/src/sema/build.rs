//! Making nodes, folding constants on the way.

use std::sync::Arc;

use symra_ir::Position;

use super::{Sema, fold};
use crate::hir::{
    Binary, Bits, Body, Conversion, Expr, ExprId, ExprKind, InitValue, Linkage, Object, ObjectId,
    Origin, Place, PlaceId, PlaceKind, Storage, Stride, Unary, Unsupported, UpdateResult,
};
use crate::types::{ArrayLen, Opaque, Type, TypeId};

impl Sema<'_> {
    pub(crate) fn node(&mut self, kind: ExprKind, ty: TypeId, at: Position) -> ExprId {
        self.body.add_expr(Expr { kind, ty, at })
    }

    pub(crate) fn place(&mut self, kind: PlaceKind, ty: TypeId, at: Position) -> PlaceId {
        self.body.add_place(Place { kind, ty, at })
    }

    /// The type of a value.
    pub(crate) fn ty(&self, value: ExprId) -> TypeId {
        self.body[value].ty
    }

    pub(crate) fn at_of(&self, value: ExprId) -> Position {
        self.body[value].at
    }

    /// The constant that a node is.
    pub(crate) fn as_const(&self, value: ExprId) -> Option<Bits> {
        as_const(&self.body, value)
    }

    pub(crate) fn constant(&mut self, bits: Bits, ty: TypeId, at: Position) -> ExprId {
        self.node(ExprKind::Const(bits), ty, at)
    }

    pub(crate) fn int(&mut self, value: i128, ty: TypeId, at: Position) -> ExprId {
        self.constant(Bits::from_i128(value), ty, at)
    }

    pub(crate) fn size(&mut self, value: u64, at: Position) -> ExprId {
        let ty = self.model().size_type();
        self.int(i128::from(value), ty, at)
    }

    pub(crate) fn unsupported(&mut self, what: Unsupported, ty: TypeId, at: Position) -> ExprId {
        self.node(ExprKind::Unsupported(what), ty, at)
    }

    pub(crate) fn object_place(&mut self, object: ObjectId, at: Position) -> PlaceId {
        let ty = self.shared.program[object].ty;
        self.place(PlaceKind::Object(object), ty, at)
    }

    pub(crate) fn load(&mut self, place: PlaceId, at: Position) -> ExprId {
        let ty = self.types().value_type(self.body[place].ty);
        self.node(ExprKind::Load(place), ty, at)
    }

    pub(crate) fn load_object(&mut self, object: ObjectId, at: Position) -> ExprId {
        let place = self.object_place(object, at);
        self.load(place, at)
    }

    pub(crate) fn assign_node(&mut self, place: PlaceId, value: ExprId, at: Position) -> ExprId {
        let ty = self.types().value_type(self.body[place].ty);
        self.node(ExprKind::Assign { place, value }, ty, at)
    }

    pub(crate) fn comma(&mut self, first: ExprId, then: ExprId, at: Position) -> ExprId {
        let ty = self.ty(then);
        self.node(ExprKind::Comma(first, then), ty, at)
    }

    /// A value after others, which are evaluated in any order.
    pub(crate) fn after_all(&mut self, first: &[ExprId], then: ExprId, at: Position) -> ExprId {
        match first {
            [] => then,
            [one] => self.comma(*one, then, at),
            several => {
                let parts = self.body.add_exprs(several);
                let all = self.node(ExprKind::AnyOrder(parts), TypeId::VOID, at);
                self.comma(all, then, at)
            }
        }
    }

    /// `value` after the extents that were left pending.
    pub(crate) fn after_pending(&mut self, value: ExprId, at: Position) -> ExprId {
        let pending = std::mem::take(&mut self.pending);
        pending.into_iter().rev().fold(value, |value, first| self.comma(first, value, at))
    }

    /// A hidden object that holds the value, and the node that stores it.
    pub(crate) fn temporary(&mut self, value: ExprId, at: Position) -> (ObjectId, ExprId) {
        let ty = self.ty(value);
        let object = self.new_local("temporary".into(), ty, Origin::Temporary, at);
        let place = self.object_place(object, at);
        let store = self.assign_node(place, value, at);
        (object, store)
    }

    /// A new automatic object of the function and of the innermost block; outside of functions one that nobody uses.
    pub(crate) fn new_local(
        &mut self,
        name: Arc<str>,
        ty: TypeId,
        origin: Origin,
        at: Position,
    ) -> ObjectId {
        let storage = match &self.function {
            Some(function) => Storage::Automatic(function.id),
            None => Storage::Static,
        };
        let align = self.types().align_of(ty);
        let object = Object {
            name,
            ty,
            align,
            storage,
            linkage: Linkage::None,
            origin,
            init: None,
            cleanup: None,
            at,
        };
        let id = self.add_object(object);
        self.body.locals.push(id);
        if let Some(scope) = self.function.as_mut().and_then(|function| function.scopes.last_mut())
        {
            scope.push(id);
        }
        id
    }

    pub(crate) fn add_object(&mut self, object: Object) -> ObjectId {
        let objects = &mut self.shared.program.objects;
        objects.push(object);
        ObjectId::new(objects.len() - 1)
    }

    /// The address of a place.
    pub(crate) fn addr_of(&mut self, place: PlaceId, at: Position) -> ExprId {
        let pointer = self.types_mut_pointer(self.body[place].ty);
        match self.constant_address(place) {
            Some(address) => {
                let address = self.int(i128::from(address), pointer, at);
                self.merely_folded(address)
            }
            None => self.node(ExprKind::AddrOf(place), pointer, at),
        }
    }

    fn types_mut_pointer(&mut self, to: TypeId) -> TypeId {
        self.types_mut().pointer(to)
    }

    /// The pointer to an array's first element.
    pub(crate) fn decay(&mut self, place: PlaceId, at: Position) -> ExprId {
        let array = self.body[place].ty;
        let element = self.types().element(array).unwrap_or(array);
        let pointer = self.types_mut().pointer(element);
        match self.constant_address(place) {
            Some(address) => {
                let address = self.int(i128::from(address), pointer, at);
                self.merely_folded(address)
            }
            None => self.node(ExprKind::Decay(place), pointer, at),
        }
    }

    /// The address of a member of what a constant pointer points to, as in `&((struct s *)0)->m`.
    fn constant_address(&self, place: PlaceId) -> Option<u64> {
        let mut offset = 0u64;
        let mut place = place;
        loop {
            match self.body[place].kind {
                PlaceKind::Member { base, offset: step, .. } => {
                    offset = offset.wrapping_add(step);
                    place = base;
                }
                PlaceKind::Deref(pointer) => {
                    let start = self.as_const(pointer)?;
                    let kind = self.types().int_kind(self.model().size_type())?;
                    let sum = self.types().wrap(start.to_i128() + i128::from(offset), kind);
                    return u64::try_from(sum).ok();
                }
                _ => return None,
            }
        }
    }

    /// What the pointer points to.
    pub(crate) fn deref(&mut self, pointer: ExprId, at: Position) -> PlaceId {
        let ty = self.types().pointee(self.ty(pointer)).unwrap_or(TypeId::VOID);
        self.place(PlaceKind::Deref(pointer), ty, at)
    }

    /// An implicit conversion between scalar types, or to `void`.
    pub(crate) fn convert(&mut self, value: ExprId, to: TypeId, at: Position) -> ExprId {
        self.convert_as(value, to, false, at)
    }

    pub(crate) fn convert_as(
        &mut self,
        value: ExprId,
        to: TypeId,
        explicit: bool,
        at: Position,
    ) -> ExprId {
        let to = self.types().value_type(to);
        let from = self.ty(value);
        if from == to {
            return value;
        }
        if let ExprKind::Unsupported(what) = self.body[value].kind {
            return self.unsupported(what, to, at);
        }
        if to == TypeId::BOOL
            && let ExprKind::Convert { how: Conversion::Integer, operand, .. } =
                self.body[value].kind
            && self.ty(operand) == TypeId::BOOL
        {
            return operand;
        }
        if to == TypeId::BOOL
            && let Some(pointer) = self.pointer_behind(value)
        {
            return self.convert_as(pointer, to, explicit, at);
        }
        if let Some(bits) = self.as_const(value)
            && let Some(new) = fold::convert(self.types(), bits, from, to)
        {
            let changes = fold::changes(self.types(), (bits, from), (new, to), explicit);
            let is_constant =
                self.is_constant_expression(value) && self.stays_constant(from, to, explicit);
            let constant = self.constant(new, to, at);
            let constant = self.folded_unless(is_constant, constant);
            if changes || (!explicit && self.body.is_changed(value)) {
                self.body.changed.push(constant);
            }
            return constant;
        }
        if to != TypeId::VOID && (self.is_composite(from) || self.is_composite(to)) {
            return self.convert_composite(value, to, at).unwrap_or(value);
        }
        match self.conversion(from, to) {
            Ok(how) => self.node(ExprKind::Convert { how, operand: value, explicit }, to, at),
            Err(None) => value,
            Err(Some(what)) => self.unsupported(what, to, at),
        }
    }

    /// The pointer that a number was made of by conversions alone, if it fits into each of their types exactly.
    fn pointer_behind(&self, number: ExprId) -> Option<ExprId> {
        let types = self.types();
        let mut at = number;
        while types.size_of(self.ty(at)) == Some(types.model().pointer_size()) {
            match self.body[at].kind {
                ExprKind::Convert { how: Conversion::Integer, operand, .. } => at = operand,
                ExprKind::Convert { how: Conversion::PointerToInt, operand, .. } => {
                    return Some(operand);
                }
                _ => return None,
            }
        }
        None
    }

    /// The pointers that two numbers were made of, which are equal where the numbers are.
    fn pointers_behind(
        &mut self,
        left: ExprId,
        right: ExprId,
        at: Position,
    ) -> Option<(ExprId, ExprId)> {
        let (a, b) = (self.pointer_behind(left), self.pointer_behind(right));
        let pointer = a.or(b)?;
        let ty = self.ty(pointer);
        let mut side = |behind: Option<ExprId>, number: ExprId| {
            let is_zero = self.as_const(number).is_some_and(Bits::is_zero);
            let value = behind.or(is_zero.then_some(number))?;
            Some(self.convert(value, ty, at))
        };
        let left = side(a, left)?;
        Some((left, side(b, right)?))
    }

    /// How to convert; nothing to do between equal records; or what we do not model.
    fn conversion(&self, from: TypeId, to: TypeId) -> Result<Conversion, Option<Unsupported>> {
        let types = self.types();
        let (from, to) = (types.kind(from), types.kind(to));
        if let Type::Opaque(opaque) = if matches!(to, Type::Opaque(_)) { to } else { from } {
            return if to == Type::Void {
                Ok(Conversion::Void)
            } else {
                Err(Some(opaque_what(opaque)))
            };
        }
        Ok(match (from, to) {
            (_, Type::Void) => Conversion::Void,
            (_, Type::Int(crate::types::IntKind::Bool)) => Conversion::Truth,
            (Type::Int(_) | Type::Enum(_), Type::Int(_) | Type::Enum(_)) => Conversion::Integer,
            (Type::Int(_) | Type::Enum(_), Type::Float(_)) => Conversion::IntToFloat,
            (Type::Float(_), Type::Int(_) | Type::Enum(_)) => Conversion::FloatToInt,
            (Type::Float(_), Type::Float(_)) => Conversion::Float,
            (Type::Pointer(_), Type::Pointer(_)) => Conversion::Pointer,
            (Type::Pointer(_), Type::Int(_) | Type::Enum(_)) => Conversion::PointerToInt,
            (Type::Int(_) | Type::Enum(_), Type::Pointer(_)) => Conversion::IntToPointer,
            _ => return Err(None),
        })
    }

    /// The value as a condition, of type `_Bool`. The value must be a scalar.
    pub(crate) fn truth(&mut self, value: ExprId, at: Position) -> ExprId {
        self.convert(value, TypeId::BOOL, at)
    }

    /// A `_Bool` where C has an `int`.
    pub(crate) fn int_of_bool(&mut self, value: ExprId, at: Position) -> ExprId {
        self.convert(value, TypeId::INT, at)
    }

    pub(crate) fn unary_node(&mut self, op: Unary, value: ExprId, at: Position) -> ExprId {
        let ty = self.ty(value);
        if let Some(bits) = self.as_const(value)
            && let Some(folded) = fold::unary(self.types(), op, bits, ty)
            && !folded.doubtful
        {
            let is_constant = self.has_constant_parts(value);
            let constant = self.constant(folded.bits, ty, at);
            return self.folded_unless(is_constant, constant);
        }
        self.node(ExprKind::Unary(op, value), ty, at)
    }

    /// Both operands have the type the operator computes in, but for the right one of a shift.
    pub(crate) fn binary_node(
        &mut self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        at: Position,
    ) -> ExprId {
        let operand = self.ty(left);
        let ty = if op.is_comparison() { TypeId::BOOL } else { operand };
        if let (Some(a), Some(b)) = (self.as_const(left), self.as_const(right))
            && let Some(folded) = fold::binary(self.types(), op, a, b, operand)
            && !folded.doubtful
        {
            let is_constant = self.has_constant_parts(left) && self.has_constant_parts(right);
            let constant = self.constant(folded.bits, ty, at);
            return self.folded_unless(is_constant, constant);
        }
        if matches!(op, Binary::Eq | Binary::Ne)
            && let Some((left, right)) = self.pointers_behind(left, right, at)
        {
            return self.node(ExprKind::Binary(op, left, right), ty, at);
        }
        self.node(ExprKind::Binary(op, left, right), ty, at)
    }

    /// `left && right` or `left || right` of conditions.
    pub(crate) fn logic_node(
        &mut self,
        is_and: bool,
        left: ExprId,
        right: ExprId,
        at: Position,
    ) -> ExprId {
        if let Some(bits) = self.as_const(left) {
            let is_constant = self.has_constant_parts(left) && self.has_constant_parts(right);
            return self
                .folded_unless(is_constant, if bits.is_zero() == is_and { left } else { right });
        }
        let kind = if is_and { ExprKind::And(left, right) } else { ExprKind::Or(left, right) };
        self.node(kind, TypeId::BOOL, at)
    }

    /// `condition ? then : otherwise` with branches of one type.
    pub(crate) fn cond_node(
        &mut self,
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
        at: Position,
    ) -> ExprId {
        if let Some(bits) = self.as_const(condition) {
            let is_constant =
                [condition, then, otherwise].into_iter().all(|part| self.has_constant_parts(part));
            return self.folded_unless(is_constant, if bits.is_zero() { otherwise } else { then });
        }
        let ty = self.ty(then);
        self.node(ExprKind::Cond { condition, then, otherwise }, ty, at)
    }

    /// The size of what a pointer to the type points to.
    pub(crate) fn stride(&mut self, pointee: TypeId, at: Position) -> Stride {
        if self.types().is_variable(pointee) {
            return Stride::Computed(self.runtime_size(pointee, at));
        }
        Stride::Bytes(self.types().size_of(pointee).unwrap_or(1))
    }

    /// The size of a type with variable lengths, from its extents.
    pub(crate) fn runtime_size(&mut self, ty: TypeId, at: Position) -> ExprId {
        if let Type::Array(element, len) = self.types().kind(ty) {
            let element = super::deeper(|| self.runtime_size(element, at));
            let len = match len {
                ArrayLen::Variable(extent) => self.load_object(extent, at),
                ArrayLen::Known(len) => self.size(len, at),
                ArrayLen::Incomplete | ArrayLen::Star => self.size(0, at),
            };
            self.binary_node(Binary::Mul, len, element, at)
        } else {
            let size = self.types().size_of(ty).unwrap_or(1);
            self.size(size, at)
        }
    }

    /// `pointer + index` in elements; the index is an integer of any type.
    pub(crate) fn ptr_add(
        &mut self,
        pointer: ExprId,
        index: ExprId,
        backwards: bool,
        at: Position,
    ) -> ExprId {
        let ty = self.ty(pointer);
        let target = self.types().pointee(ty).unwrap_or(TypeId::VOID);
        let ptrdiff = self.model().ptrdiff_type();
        // A wider index counts as it is: where it is cut, it was beyond all objects.
        let is_wider = self.types().size_of(self.ty(index)) > self.types().size_of(ptrdiff);
        let index = if is_wider { index } else { self.convert(index, ptrdiff, at) };
        let stride = self.stride(target, at);
        if let (Some(base), Some(by), Stride::Bytes(stride)) =
            (self.as_const(pointer), self.as_const(index), stride)
        {
            let by = by.to_i128() * i128::from(stride);
            let sum = if backwards { base.to_i128() - by } else { base.to_i128() + by };
            if let Some(kind) = self.types().int_kind(self.model().size_type()) {
                let sum = self.types().wrap(sum, kind);
                let sum = self.int(sum, ty, at);
                return self.merely_folded(sum);
            }
        }
        self.node(ExprKind::PtrAdd { pointer, index, stride, backwards }, ty, at)
    }

    /// Reads the place, stores what `change` makes of the old value.
    pub(crate) fn update_node(
        &mut self,
        place: PlaceId,
        result: UpdateResult,
        at: Position,
        change: impl FnOnce(&mut Self, ExprId) -> ExprId,
    ) -> ExprId {
        let number = self.body.updates;
        self.body.updates += 1;
        let ty = self.types().value_type(self.body[place].ty);
        let old = self.node(ExprKind::OldValue(number), ty, at);
        let value = change(self, old);
        self.node(ExprKind::Update { number, place, value, result }, ty, at)
    }
}

/// The constant that a node is.
pub(crate) fn as_const(body: &Body, value: ExprId) -> Option<Bits> {
    match body[value].kind {
        ExprKind::Const(bits) => Some(bits),
        _ => None,
    }
}

/// Why we do not compute with a type.
pub(crate) fn opaque_what(opaque: Opaque) -> Unsupported {
    match opaque {
        Opaque::Complex(_) | Opaque::ComplexInt(_) => Unsupported::Complex,
        Opaque::Vector { .. } => Unsupported::Vector,
        Opaque::Decimal(_) => Unsupported::Decimal,
    }
}

/// A constant or an address, known before the program runs.
pub(crate) fn init_constant(value: super::eval::Known) -> InitValue {
    match value {
        super::eval::Known::Bits(bits) => InitValue::Const(bits),
        super::eval::Known::Address(address) => InitValue::Address(address),
    }
}
