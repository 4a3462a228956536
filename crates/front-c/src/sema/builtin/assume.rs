//! `__builtin_assume(x)`: its operand is not evaluated where that would do something.

use crate::hir::{ExprId, ExprKind, PlaceId, PlaceKind, Stride};
use crate::sema::{Sema, deeper};
use crate::types::Quals;

impl Sema<'_> {
    /// Whether a value may do something when it is evaluated.
    pub(super) fn has_effect(&self, value: ExprId) -> bool {
        deeper(|| match self.body[value].kind {
            ExprKind::Const(_) | ExprKind::FunctionAddr(_) => false,
            ExprKind::Load(place) => {
                self.types().quals_of(self.body[place].ty).contains(Quals::VOLATILE)
                    || self.place_has_effect(place)
            }
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => self.place_has_effect(place),
            ExprKind::Convert { operand, .. } | ExprKind::Unary(_, operand) => {
                self.has_effect(operand)
            }
            ExprKind::Binary(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::PtrDiff { left, right, stride: Stride::Bytes(_) }
            | ExprKind::PtrAdd { pointer: left, index: right, stride: Stride::Bytes(_), .. } => {
                self.has_effect(left) || self.has_effect(right)
            }
            ExprKind::Cond { condition, then, otherwise } => {
                [condition, then, otherwise].into_iter().any(|part| self.has_effect(part))
            }
            _ => true,
        })
    }

    fn place_has_effect(&self, place: PlaceId) -> bool {
        deeper(|| match self.body[place].kind {
            PlaceKind::Object(_) => false,
            PlaceKind::Deref(pointer) => self.has_effect(pointer),
            PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => {
                self.place_has_effect(base)
            }
            PlaceKind::After { .. } | PlaceKind::Unsupported(_) => true,
        })
    }
}
