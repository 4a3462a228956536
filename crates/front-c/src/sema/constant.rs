//! Integer constant expressions: what gcc takes for them (C11 6.6), of all that it folds.
//!
//! Where the truth of a constant is asked that was cast several times (`(long)(char *)8 || 1`, also of what no cast should make
//! one), gcc takes some more for constant expressions than C; those are none here.

use super::Sema;
use crate::hir::{Conversion, ExprId, ExprKind};
use crate::types::{Type, TypeId};

impl Sema<'_> {
    /// Whether the value is an integer constant expression, or a number or a pointer that a cast may make one of.
    pub(crate) fn is_constant_expression(&self, value: ExprId) -> bool {
        self.as_const(value).is_some() && !self.body.folded.contains(&value)
    }

    /// Whether an operand consists of what integer constant expressions consist of, also if it has no value (`1 / 0`).
    pub(super) fn has_constant_parts(&self, value: ExprId) -> bool {
        super::deeper(|| self.constant_parts(value))
    }

    fn constant_parts(&self, value: ExprId) -> bool {
        if self.body.folded.contains(&value) || !self.types().is_integer(self.ty(value)) {
            return false;
        }
        match self.body[value].kind {
            ExprKind::Const(_) => true,
            ExprKind::Unary(_, operand)
            | ExprKind::Convert { how: Conversion::Integer | Conversion::Truth, operand, .. } => {
                self.has_constant_parts(operand)
            }
            ExprKind::Binary(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Comma(left, right) => {
                self.has_constant_parts(left) && self.has_constant_parts(right)
            }
            ExprKind::Cond { condition, then, otherwise } => {
                [condition, then, otherwise].into_iter().all(|part| self.has_constant_parts(part))
            }
            _ => false,
        }
    }

    /// The value, noted as one that is folded and is no part of an integer constant expression.
    pub(crate) fn merely_folded(&mut self, value: ExprId) -> ExprId {
        self.body.folded.insert(value);
        value
    }

    /// The value, noted as merely folded unless it consists of constant expressions alone.
    pub(super) fn folded_unless(&mut self, is_constant: bool, value: ExprId) -> ExprId {
        if is_constant { value } else { self.merely_folded(value) }
    }

    /// Whether what a conversion makes of a constant expression is still one: of floating numbers only literals that
    /// are cast to integers, of pointers only their truth.
    pub(super) fn stays_constant(&self, from: TypeId, to: TypeId, explicit: bool) -> bool {
        match (self.types().kind(from), self.types().kind(to)) {
            (Type::Int(_) | Type::Enum(_), Type::Float(_)) => false,
            (Type::Int(_) | Type::Enum(_), _) => true,
            (Type::Float(_), Type::Int(_) | Type::Enum(_)) => explicit,
            (Type::Pointer(_), _) => to == TypeId::BOOL && !explicit,
            _ => false,
        }
    }

    /// A value that was cast to the type it had: a number that is no integer, or a pointer, is no constant expression
    /// after that.
    pub(super) fn cast_to_itself(&mut self, value: ExprId) -> ExprId {
        let is_constant = self.types().is_integer(self.ty(value));
        self.folded_unless(is_constant, value)
    }
}
