//! Counting and swapping bits.

use symra_cparse::Span;

use super::Arg;
use crate::hir::{Bits, Builtin, ExprId};
use crate::sema::{R, Sema};
use crate::types::{IntKind, TypeId};

impl Sema<'_> {
    pub(super) fn bit_builtin(
        &mut self,
        name: &str,
        args: &[Arg],
        span: Span,
    ) -> R<Option<ExprId>> {
        let swap = |kind: IntKind| (Builtin::Bswap, kind, kind.type_id());
        let (op, kind, result) = match name {
            "bswap16" => swap(IntKind::UShort),
            "bswap32" => swap(IntKind::UInt),
            "bswap64" => swap(if self.model().pointer_size() == 8 {
                IntKind::ULong
            } else {
                IntKind::ULongLong
            }),
            "bswap128" => swap(IntKind::UInt128),
            _ => match counting(name) {
                Some((op, kind)) => (op, kind, TypeId::INT),
                None => return Ok(None),
            },
        };
        let &[(value, value_span)] = args else {
            return Err(self.bad_builtin(name, span));
        };
        let value = self.assign_convert(value, kind.type_id(), value_span)?;
        if let Some(bits) = self.as_const(value)
            && let Some(folded) = self.fold_bits(op, bits, kind)
        {
            let at = self.at(span);
            return Ok(Some(self.int(folded, result, at)));
        }
        Ok(Some(self.builtin_node(op, &[value], result, span)))
    }

    /// The value for a constant; none where it is arbitrary.
    fn fold_bits(&self, op: Builtin, bits: Bits, kind: IntKind) -> Option<i128> {
        let width = kind.width(self.model());
        let unsigned = self.types().wrap(bits.to_i128(), kind.to_unsigned()).cast_unsigned();
        let count = match op {
            Builtin::Clz if unsigned != 0 => unsigned.leading_zeros() - (128 - width),
            Builtin::Ctz if unsigned != 0 => unsigned.trailing_zeros(),
            Builtin::Ffs => {
                if unsigned == 0 {
                    0
                } else {
                    unsigned.trailing_zeros() + 1
                }
            }
            Builtin::Popcount => unsigned.count_ones(),
            Builtin::Parity => unsigned.count_ones() % 2,
            Builtin::Clrsb => {
                let value = bits.to_i128();
                let magnitude = if value < 0 { !value } else { value };
                magnitude.leading_zeros() - (128 - width) - 1
            }
            Builtin::Bswap => return Some((unsigned.swap_bytes() >> (128 - width)).cast_signed()),
            _ => return None,
        };
        Some(i128::from(count))
    }
}

/// `clzl` counts in an `unsigned long`.
fn counting(name: &str) -> Option<(Builtin, IntKind)> {
    let all = [
        ("clz", Builtin::Clz, false),
        ("ctz", Builtin::Ctz, false),
        ("popcount", Builtin::Popcount, false),
        ("parity", Builtin::Parity, false),
        ("ffs", Builtin::Ffs, true),
        ("clrsb", Builtin::Clrsb, true),
    ];
    let (rest, op, signed) = all
        .into_iter()
        .find_map(|(stem, op, signed)| Some((name.strip_prefix(stem)?, op, signed)))?;
    let kind = match rest {
        "" => IntKind::Int,
        "l" => IntKind::Long,
        "ll" | "imax" => IntKind::LongLong,
        _ => return None,
    };
    Some((op, if signed { kind } else { kind.to_unsigned() }))
}
