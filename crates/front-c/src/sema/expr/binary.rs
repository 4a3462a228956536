//! Operators with two operands.

use symra_cparse::{self as tree, BinaryOp, ExprKind as Tree, Span};
use symra_ir::Position;

use crate::diagnostic::Cause;
use crate::hir::{Binary, ExprId, ExprKind};
use crate::sema::build::opaque_what;
use crate::sema::{R, Sema};
use crate::types::{Type, TypeId};

/// The operator of a binary node; `&&` and `||` have none.
pub(super) fn operator(op: BinaryOp) -> Option<Binary> {
    Some(match op {
        BinaryOp::Mul => Binary::Mul,
        BinaryOp::Div => Binary::Div,
        BinaryOp::Rem => Binary::Rem,
        BinaryOp::Add => Binary::Add,
        BinaryOp::Sub => Binary::Sub,
        BinaryOp::Shl => Binary::Shl,
        BinaryOp::Shr => Binary::Shr,
        BinaryOp::Lt => Binary::Lt,
        BinaryOp::Gt => Binary::Gt,
        BinaryOp::Le => Binary::Le,
        BinaryOp::Ge => Binary::Ge,
        BinaryOp::Eq => Binary::Eq,
        BinaryOp::Ne => Binary::Ne,
        BinaryOp::BitAnd => Binary::BitAnd,
        BinaryOp::BitXor => Binary::BitXor,
        BinaryOp::BitOr => Binary::BitOr,
        BinaryOp::And | BinaryOp::Or => return None,
    })
}

impl Sema<'_> {
    /// `a + b + c`: however long, without recursion on the left.
    pub(super) fn binary_spine(&mut self, id: tree::ExprId) -> R<ExprId> {
        let mut steps = Vec::new();
        let mut rest = id;
        while let Tree::Binary(op, left, right) = self.tree[rest].kind {
            steps.push((op, left, right, self.tree[rest].span));
            rest = left;
        }
        let mut value = self.value(rest)?;
        while let Some((op, left, right, span)) = steps.pop() {
            let left_span = self.tree[left].span;
            value = match operator(op) {
                Some(op) => {
                    let right = self.value(right)?;
                    self.binary(op, value, right, span)?
                }
                None => self.logic(op == BinaryOp::And, value, left_span, right, span)?,
            };
        }
        Ok(value)
    }

    fn logic(
        &mut self,
        is_and: bool,
        left: ExprId,
        left_span: Span,
        right: tree::ExprId,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let what = if is_and { "`&&`" } else { "`||`" };
        let left = self.condition(left, what, left_span)?;
        let right_span = self.tree[right].span;
        let right = self.value(right)?;
        let is_integer = self.types().is_integer(self.ty(right));
        let right = self.condition(right, what, right_span)?;
        let right = self.folded_unless(is_integer, right);
        let value = self.logic_node(is_and, left, right, at);
        Ok(self.int_of_bool(value, at))
    }

    fn bad_operands(
        &mut self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> crate::sema::Reported {
        let (left, right) = (self.spell(self.ty(left)), self.spell(self.ty(right)));
        self.error(span, Cause::BadOperands { op: op.symbol(), left, right })
    }

    pub(super) fn binary(
        &mut self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let (a, b) = (self.ty(left), self.ty(right));
        if self.is_composite(a) || self.is_composite(b) {
            return self.composite_binary(op, left, right, span);
        }
        for ty in [a, b] {
            if let Type::Opaque(opaque) = self.types().kind(ty) {
                let result = if op.is_comparison() { TypeId::INT } else { ty };
                return Ok(self.unsupported(opaque_what(opaque), result, at));
            }
        }
        let pointers = (self.types().is_pointer(a), self.types().is_pointer(b));
        match op {
            Binary::Shl | Binary::Shr => self.shift(op, left, right, span),
            Binary::Add | Binary::Sub if pointers != (false, false) => {
                self.pointer_sum(op, left, right, span)
            }
            _ if op.is_comparison() => self.comparison(op, left, right, span),
            _ => {
                let needs_integer =
                    matches!(op, Binary::Rem | Binary::BitAnd | Binary::BitOr | Binary::BitXor);
                if needs_integer && !(self.types().is_integer(a) && self.types().is_integer(b)) {
                    return Err(self.bad_operands(op, left, right, span));
                }
                let Some((left, right)) = self.balanced(left, right, at) else {
                    return Err(self.bad_operands(op, left, right, span));
                };
                let bits = self.common_bits(left, right);
                let value = self.binary_node(op, left, right, at);
                Ok(self.cut(value, bits, at))
            }
        }
    }

    /// Both operands in their common arithmetic type.
    pub(super) fn balanced(
        &mut self,
        left: ExprId,
        right: ExprId,
        at: Position,
    ) -> Option<(ExprId, ExprId)> {
        if let Some(operands) = self.balanced_bits(left, right, at) {
            return Some(operands);
        }
        let (a, b) = (self.promoted_type(left), self.promoted_type(right));
        let ty = self.types().common_arithmetic(a, b)?;
        Some((self.convert(left, ty, at), self.convert(right, ty, at)))
    }

    fn shift(&mut self, op: Binary, left: ExprId, right: ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        if !(self.types().is_integer(self.ty(left)) && self.types().is_integer(self.ty(right))) {
            return Err(self.bad_operands(op, left, right, span));
        }
        let (left, right) = (self.promote(left), self.promote(right));
        let bits = self.wide_bits(left);
        let value = self.binary_node(op, left, right, at);
        Ok(self.cut(value, bits, at))
    }

    fn pointer_sum(&mut self, op: Binary, left: ExprId, right: ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let (a, b) = (self.types().pointee(self.ty(left)), self.types().pointee(self.ty(right)));
        match (a, b) {
            (Some(pointee), None) if self.types().is_integer(self.ty(right)) => {
                self.check_arithmetic_pointee(pointee, span)?;
                Ok(self.ptr_add(left, right, op == Binary::Sub, at))
            }
            (None, Some(pointee))
                if op == Binary::Add && self.types().is_integer(self.ty(left)) =>
            {
                self.check_arithmetic_pointee(pointee, span)?;
                Ok(self.ptr_add(right, left, false, at))
            }
            (Some(x), Some(y))
                if op == Binary::Sub && self.types().compatible_unqualified(x, y) =>
            {
                self.check_arithmetic_pointee(x, span)?;
                let stride = self.stride(x, at);
                let ty = self.model().ptrdiff_type();
                Ok(self.node(ExprKind::PtrDiff { left, right, stride }, ty, at))
            }
            _ => Err(self.bad_operands(op, left, right, span)),
        }
    }

    fn comparison(&mut self, op: Binary, left: ExprId, right: ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let (a, b) = (self.ty(left), self.ty(right));
        let types = self.types();
        let (left, right) = match (types.is_pointer(a), types.is_pointer(b)) {
            (true, true) => {
                let incompatible = match (types.pointee(a), types.pointee(b)) {
                    (Some(x), Some(y)) => {
                        !(types.is_void(x)
                            || types.is_void(y)
                            || types.compatible_unqualified(x, y))
                    }
                    _ => false,
                };
                if incompatible {
                    let (from, to) = (self.spell(b), self.spell(a));
                    self.warn(span, Cause::DoubtfulConversion { from, to });
                }
                (left, self.convert(right, a, at))
            }
            (true, false) if types.is_integer(b) => {
                self.check_compared(right, a, span);
                (left, self.convert(right, a, at))
            }
            (false, true) if types.is_integer(a) => {
                self.check_compared(left, b, span);
                (self.convert(left, b, at), right)
            }
            _ => match self.balanced(left, right, at) {
                Some(operands) => operands,
                None => return Err(self.bad_operands(op, left, right, span)),
            },
        };
        let value = self.binary_node(op, left, right, at);
        Ok(self.int_of_bool(value, at))
    }

    fn check_compared(&mut self, int: ExprId, pointer: TypeId, span: Span) {
        if !self.is_null(int) {
            let (from, to) = (self.spell(self.ty(int)), self.spell(pointer));
            self.warn(span, Cause::DoubtfulConversion { from, to });
        }
    }
}
