//! Arithmetic with bit-fields that are wider than `int`: gcc computes in as many bits as the field has.

use symra_ir::Position;

use super::Sema;
use crate::hir::{Binary, ExprId};
use crate::types::{IntKind, TypeId};

impl Sema<'_> {
    /// The bits of a value that has fewer than its type.
    pub(super) fn bits_of(&self, value: ExprId) -> Option<u8> {
        let bits = self.body.narrow.get(&value).copied().or_else(|| self.bit_width_of(value))?;
        (u32::from(bits) < self.type_bits(self.ty(value))?).then_some(bits)
    }

    /// The same of a value that is not promoted to `int`.
    pub(super) fn wide_bits(&self, value: ExprId) -> Option<u8> {
        self.bits_of(value).filter(|bits| *bits > 32)
    }

    /// The bits that two balanced operands have in common, if these are fewer than those of their type.
    pub(super) fn common_bits(&self, left: ExprId, right: ExprId) -> Option<u8> {
        self.wide_bits(left).filter(|bits| self.wide_bits(right) == Some(*bits))
    }

    fn type_bits(&self, ty: TypeId) -> Option<u32> {
        self.types().int_kind(ty).map(|kind| kind.width(self.model()))
    }

    /// Both operands in their common type, where one has more bits than an `int` and fewer than its type.
    pub(super) fn balanced_bits(
        &mut self,
        left: ExprId,
        right: ExprId,
        at: Position,
    ) -> Option<(ExprId, ExprId)> {
        if self.wide_bits(left).is_none() && self.wide_bits(right).is_none() {
            return None;
        }
        let operand = |value: ExprId| {
            let ty = self.promoted_type(value);
            let kind = self.types().int_kind(ty)?;
            let bits = self.wide_bits(value).map_or(kind.width(self.model()), u32::from);
            Some((bits, !kind.is_signed(), ty))
        };
        // More bits win, then the unsigned type.
        let (bits, _, ty) = operand(left)?.max(operand(right)?);
        let bits =
            u8::try_from(bits).ok().filter(|bits| Some(u32::from(*bits)) < self.type_bits(ty));
        let (left, right) = (self.convert(left, ty, at), self.convert(right, ty, at));
        Some((self.cut(left, bits, at), self.cut(right, bits, at)))
    }

    /// An integer cut to so many bits.
    pub(super) fn cut(&mut self, value: ExprId, bits: Option<u8>, at: Position) -> ExprId {
        let Some(bits) = bits else { return value };
        let ty = self.ty(value);
        let constant = |sema: &mut Self, number: i128| sema.int(number, ty, at);
        let mask = constant(self, i128::MAX >> (127 - bits));
        let mut cut = self.binary_node(Binary::BitAnd, value, mask, at);
        if self.types().int_kind(ty).is_some_and(IntKind::is_signed) {
            let sign = constant(self, 1_i128 << (bits - 1));
            let flipped = self.binary_node(Binary::BitXor, cut, sign, at);
            cut = self.binary_node(Binary::Sub, flipped, sign, at);
        }
        self.body.narrow.insert(cut, bits);
        cut
    }
}
