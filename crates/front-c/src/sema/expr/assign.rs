//! Assignments.

use symra_cparse::{self as tree, BinaryOp, Span};

use super::binary::operator;
use crate::diagnostic::Cause;
use crate::hir::{Binary, ExprId, UpdateResult};
use crate::sema::build::opaque_what;
use crate::sema::{R, Sema};
use crate::types::Type;

impl Sema<'_> {
    pub(super) fn assignment(
        &mut self,
        op: Option<BinaryOp>,
        place: tree::ExprId,
        value: tree::ExprId,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let place = self.assignable(place, "an assignment")?;
        let value_span = self.tree[value].span;
        let value = self.nonvoid(value)?;
        let ty = self.body[place].ty;
        let Some(op) = op.and_then(operator) else {
            let value = self.assign_convert(value, ty, value_span)?;
            return Ok(self.write_place(place, value, at));
        };
        let ty = self.types().value_type(ty);
        let value_ty = self.ty(value);
        for operand in [ty, value_ty] {
            if let Type::Opaque(opaque) = self.types().kind(operand) {
                return Ok(self.unsupported(opaque_what(opaque), ty, at));
            }
        }
        if self.is_composite(ty) || self.is_composite(value_ty) {
            return self.composite_update(op, place, value, UpdateResult::New, span);
        }
        self.check_compound(op, ty, value, span)?;
        Ok(self.change_place(place, value, UpdateResult::New, at, |sema, old, value| {
            if sema.types().is_pointer(ty) {
                return sema.ptr_add(old, value, op == Binary::Sub, at);
            }
            let promoted = sema.promoted_place(place, ty);
            let old = sema.convert(old, promoted, at);
            let (old, value) = if matches!(op, Binary::Shl | Binary::Shr) {
                (old, sema.promote(value))
            } else {
                sema.balanced(old, value, at).unwrap_or((old, value))
            };
            let result = sema.binary_node(op, old, value, at);
            sema.convert(result, ty, at)
        }))
    }

    fn check_compound(
        &mut self,
        op: Binary,
        ty: crate::types::TypeId,
        value: ExprId,
        span: Span,
    ) -> R<()> {
        let right = self.ty(value);
        let types = self.types();
        let fits = match op {
            Binary::Add | Binary::Sub if types.is_pointer(ty) => types.is_integer(right),
            Binary::Add | Binary::Sub | Binary::Mul | Binary::Div => {
                types.is_arithmetic(ty) && types.is_arithmetic(right)
            }
            _ => types.is_integer(ty) && types.is_integer(right),
        };
        if !fits {
            let (left, right) = (self.spell(ty), self.spell(right));
            return Err(self.error(span, Cause::BadOperands { op: op.symbol(), left, right }));
        }
        match self.types().pointee(ty) {
            Some(pointee) => self.check_arithmetic_pointee(pointee, span),
            None => Ok(()),
        }
    }
}
