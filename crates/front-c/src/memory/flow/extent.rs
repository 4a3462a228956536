//! How many bytes an operation on memory covers, as far as the code says so.

use crate::hir::{Binary, Body, Conversion, ExprId, ExprKind};

/// How many bytes an operation on memory covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// So many.
    Bytes(u64),
    /// A product with this factor, perhaps wrapped or narrowed since: only a power of two surely divides it.
    Times(u64),
    /// Any number.
    Unknown,
}

/// The most bytes that are set or copied without a loop.
const FEW_BYTES: u64 = 1 << 12;

/// What an expression says of the number of bytes that it gives.
pub(crate) fn extent(body: &Body, size: ExprId) -> Extent {
    if let Some(bytes) = constant(body, size) {
        return match bytes {
            _ if bytes <= FEW_BYTES => Extent::Bytes(bytes),
            _ if bytes % 8 == 0 => Extent::Times(8),
            _ => Extent::Unknown,
        };
    }
    let mut at = size;
    loop {
        match body[at].kind {
            ExprKind::Convert { how: Conversion::Integer, operand, .. } => at = operand,
            ExprKind::Binary(Binary::Mul, left, right) => {
                let unit = constant(body, right).or_else(|| constant(body, left));
                return match unit {
                    Some(unit) if (1..=FEW_BYTES).contains(&unit) => Extent::Times(unit),
                    _ => Extent::Unknown,
                };
            }
            _ => return Extent::Unknown,
        }
    }
}

/// The extent of what `calloc` gives.
pub(crate) fn product(count: Extent, unit: Extent) -> Extent {
    match (count, unit) {
        (Extent::Bytes(a), Extent::Bytes(b)) if a * b <= FEW_BYTES => Extent::Bytes(a * b),
        (_, Extent::Bytes(unit)) | (Extent::Bytes(unit), _) if unit > 0 => Extent::Times(unit),
        _ => Extent::Unknown,
    }
}

/// The value of a constant, which conversions of it are part of.
fn constant(body: &Body, expr: ExprId) -> Option<u64> {
    let ExprKind::Const(bits) = body[expr].kind else { return None };
    u64::try_from(bits.to_i128()).ok()
}
