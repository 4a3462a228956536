//! Operators with one operand.

use symra_cparse::{self as tree, Span, UnaryOp};
use symra_ir::Position;

use super::Operand;
use crate::diagnostic::Cause;
use crate::hir::{Binary, ExprId, PlaceId, PlaceKind, Unary, UpdateResult};
use crate::sema::build::opaque_what;
use crate::sema::{R, Sema};
use crate::types::{Quals, Type, TypeId};

fn symbol(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::AddrOf => "&",
        UnaryOp::Deref => "*",
        UnaryOp::Plus => "+",
        UnaryOp::Neg => "-",
        UnaryOp::BitNot => "~",
        UnaryOp::Not => "!",
        UnaryOp::PreInc | UnaryOp::PostInc => "++",
        UnaryOp::PreDec | UnaryOp::PostDec => "--",
        UnaryOp::Real => "__real__",
        UnaryOp::Imag => "__imag__",
    }
}

impl Sema<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, operand: tree::ExprId, span: Span) -> R<Operand> {
        let at = self.at(span);
        let value = match op {
            UnaryOp::AddrOf => self.address(operand, span)?,
            UnaryOp::Deref => {
                let pointer = self.value(operand)?;
                return self.dereference(pointer, span);
            }
            UnaryOp::PreInc => self.increment(operand, Binary::Add, UpdateResult::New, span)?,
            UnaryOp::PreDec => self.increment(operand, Binary::Sub, UpdateResult::New, span)?,
            UnaryOp::PostInc => self.increment(operand, Binary::Add, UpdateResult::Old, span)?,
            UnaryOp::PostDec => self.increment(operand, Binary::Sub, UpdateResult::Old, span)?,
            UnaryOp::Not => {
                let operand_span = self.tree[operand].span;
                let value = self.value(operand)?;
                let condition = self.condition(value, "`!`", operand_span)?;
                let not = self.unary_node(Unary::Not, condition, at);
                self.int_of_bool(not, at)
            }
            UnaryOp::Real | UnaryOp::Imag => match self.expr(operand)? {
                Operand::Place(place) if self.is_complex(self.body[place].ty) => {
                    let index = u64::from(op == UnaryOp::Imag);
                    return Ok(Operand::Place(self.part_place(place, index, at)));
                }
                // Of a number that is not complex it is the number itself, which may be assigned to.
                Operand::Place(place)
                    if op == UnaryOp::Real && self.types().is_arithmetic(self.body[place].ty) =>
                {
                    return Ok(Operand::Place(place));
                }
                other => {
                    let operand_span = self.tree[operand].span;
                    let value = self.rvalue(other, operand_span)?;
                    self.arithmetic_unary(op, value, span)?
                }
            },
            UnaryOp::Plus | UnaryOp::Neg | UnaryOp::BitNot => {
                let value = self.value(operand)?;
                self.arithmetic_unary(op, value, span)?
            }
        };
        Ok(Operand::Value(value))
    }

    fn arithmetic_unary(&mut self, op: UnaryOp, value: ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let ty = self.ty(value);
        if let Type::Opaque(opaque) = self.types().kind(ty) {
            return Ok(self.unsupported(opaque_what(opaque), ty, at));
        }
        if self.is_composite(ty)
            && let Some(value) = self.unary_composite(op, value, at)
        {
            return Ok(value);
        }
        let fits = match op {
            UnaryOp::BitNot => self.types().is_integer(ty),
            _ => self.types().is_arithmetic(ty),
        };
        if !fits {
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::BadOperand { op: symbol(op), ty }));
        }
        Ok(match op {
            UnaryOp::Neg => {
                let value = self.promote(value);
                let bits = self.wide_bits(value);
                let value = self.unary_node(Unary::Neg, value, at);
                self.cut(value, bits, at)
            }
            UnaryOp::BitNot => {
                let value = self.promote(value);
                let bits = self.wide_bits(value);
                let value = self.unary_node(Unary::BitNot, value, at);
                self.cut(value, bits, at)
            }
            UnaryOp::Real => value,
            UnaryOp::Imag => {
                let zero = self.int(0, TypeId::INT, at);
                let zero = self.convert(zero, ty, at);
                if self.as_const(value).is_some() {
                    return Ok(self.folded_unless(self.is_constant_expression(value), zero));
                }
                let value_is_lost = self.convert(value, TypeId::VOID, at);
                self.comma(value_is_lost, zero, at)
            }
            _ => {
                let value = self.promote(value);
                self.cast_to_itself(value)
            }
        })
    }

    fn unary_composite(&mut self, op: UnaryOp, value: ExprId, at: Position) -> Option<ExprId> {
        let is_complex = self.is_complex(self.ty(value));
        match op {
            UnaryOp::Real if is_complex => Some(self.half(value, 0, at)),
            UnaryOp::Imag if is_complex => Some(self.half(value, 1, at)),
            UnaryOp::Plus => Some(value),
            UnaryOp::Neg => self.composite_unary(Unary::Neg, value, at),
            UnaryOp::BitNot => self.composite_unary(Unary::BitNot, value, at),
            _ => None,
        }
    }

    pub(in crate::sema) fn address(&mut self, operand: tree::ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let operand_span = self.tree[operand].span;
        match self.expr(operand)? {
            Operand::Place(place) => {
                if let PlaceKind::BitField { .. } = self.body[place].kind {
                    return Err(self.error(operand_span, Cause::NoAddress { what: "a bit-field" }));
                }
                Ok(self.addr_of(place, at))
            }
            function @ (Operand::Function(_) | Operand::Pointed(_)) => self.rvalue(function, span),
            Operand::Value(value) => {
                // A label, or an element of an array that was returned: what we do not model stays so.
                if let crate::hir::ExprKind::Unsupported(what) = self.body[value].kind {
                    let pointer = self.ty(value);
                    let pointer = self.types_mut().pointer(pointer);
                    return Ok(self.unsupported(what, pointer, at));
                }
                Err(self.error(operand_span, Cause::NoAddress { what: "a value" }))
            }
        }
    }

    /// `*pointer`
    pub(super) fn dereference(&mut self, pointer: ExprId, span: Span) -> R<Operand> {
        let at = self.at(span);
        let ty = self.ty(pointer);
        match self.types().pointee(ty) {
            Some(to) if self.types().as_function(to).is_some() => Ok(Operand::Pointed(pointer)),
            Some(_) => Ok(Operand::Place(self.deref(pointer, at))),
            None => {
                let ty = self.spell(ty);
                Err(self.error(span, Cause::NotPointer { ty }))
            }
        }
    }

    fn increment(
        &mut self,
        operand: tree::ExprId,
        op: Binary,
        result: UpdateResult,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let name = if op == Binary::Add { "++" } else { "--" };
        let place = self.assignable(operand, name)?;
        let ty = self.types().value_type(self.body[place].ty);
        if let Type::Opaque(opaque) = self.types().kind(ty) {
            return Ok(self.unsupported(opaque_what(opaque), ty, at));
        }
        if self.is_composite(ty) {
            let one = self.int(1, TypeId::INT, at);
            return self.composite_update(op, place, one, result, span);
        }
        if !self.types().is_scalar(ty) {
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::BadOperand { op: name, ty }));
        }
        if let Some(pointee) = self.types().pointee(ty) {
            self.check_arithmetic_pointee(pointee, span)?;
        }
        let one = self.int(1, TypeId::INT, at);
        Ok(self.change_place(place, one, result, at, |sema, old, one| {
            sema.stepped(place, old, one, op, at)
        }))
    }

    fn stepped(
        &mut self,
        place: PlaceId,
        old: ExprId,
        one: ExprId,
        op: Binary,
        at: Position,
    ) -> ExprId {
        let ty = self.ty(old);
        if self.types().is_pointer(ty) {
            return self.ptr_add(old, one, op == Binary::Sub, at);
        }
        let compute = self.promoted_place(place, ty);
        let old = self.convert(old, compute, at);
        let one = self.convert(one, compute, at);
        let sum = self.binary_node(op, old, one, at);
        self.convert(sum, ty, at)
    }

    /// The type that the value of a place is promoted to.
    pub(super) fn promoted_place(&self, place: PlaceId, ty: TypeId) -> TypeId {
        match self.body[place].kind {
            PlaceKind::BitField { bits, .. } => self.types().promoted_bits(ty, bits.width),
            _ => self.types().promoted(ty),
        }
    }

    /// A place that an operator may change.
    pub(super) fn assignable(&mut self, id: tree::ExprId, what: &'static str) -> R<PlaceId> {
        let span = self.tree[id].span;
        let Operand::Place(place) = self.expr(id)? else {
            return Err(self.error(span, Cause::NotPlace { what }));
        };
        let ty = self.body[place].ty;
        if matches!(self.types().kind(ty), Type::Array(..) | Type::Void) {
            return Err(self.error(span, Cause::NotPlace { what }));
        }
        if self.is_read_only(ty) {
            let what = "this".to_owned();
            return Err(self.error(span, Cause::ReadOnly { what }));
        }
        Ok(place)
    }

    /// Whether the type, or a member of it, is `const`.
    fn is_read_only(&self, ty: TypeId) -> bool {
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            if self.types().quals_of(ty).contains(Quals::CONST) {
                return true;
            }
            let mut element = ty;
            while let Some(inner) = self.types().element(element) {
                element = inner;
            }
            let layout = self
                .types()
                .as_record(element)
                .and_then(|id| self.types().record(id).layout.as_ref());
            if let Some(layout) = layout {
                work.extend(layout.fields.iter().map(|field| field.ty));
            }
        }
        false
    }

    /// Arithmetic needs the size of what a pointer points to; gcc takes 1 for `void` and functions.
    pub(super) fn check_arithmetic_pointee(&mut self, pointee: TypeId, span: Span) -> R<()> {
        match self.types().kind(pointee) {
            Type::Void | Type::Function(_) => Ok(()),
            _ if self.types().is_complete(pointee) => Ok(()),
            _ => {
                let ty = self.spell(pointee);
                Err(self.error(
                    span,
                    Cause::Incomplete { what: "what the pointer points to".to_owned(), ty },
                ))
            }
        }
    }
}
