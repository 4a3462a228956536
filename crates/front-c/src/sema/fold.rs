//! Exact C arithmetic on constants.

use symra_terms::{Float, RoundingMode};

use crate::hir::{Binary, Bits, Unary};
use crate::types::{FloatKind, IntKind, Type, TypeId, TypeTable};

/// The rounding mode of constant expressions.
const MODE: RoundingMode = RoundingMode::NearestEven;

/// A folded value, and whether folding it hides something a check would tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Folded {
    pub(crate) bits: Bits,
    /// Whether it overflowed a signed type, or shifted too far: the value is what gcc computes.
    pub(crate) doubtful: bool,
}

impl Folded {
    fn sure(bits: Bits) -> Self {
        Self { bits, doubtful: false }
    }
}

/// What a type is to arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FoldKind {
    Int(IntKind),
    Float(FloatKind),
    Pointer,
}

fn kind_of(types: &TypeTable, ty: TypeId) -> Option<FoldKind> {
    if let Some(kind) = types.int_kind(ty) {
        return Some(FoldKind::Int(kind));
    }
    match types.kind(ty) {
        Type::Float(kind) => Some(FoldKind::Float(kind)),
        Type::Pointer(_) => Some(FoldKind::Pointer),
        _ => None,
    }
}

/// A pointer computes like the unsigned integer of its size.
fn pointer_kind(types: &TypeTable) -> IntKind {
    types.int_kind(types.model().size_type()).expect("size_t should be an integer type")
}

/// The constant converted from one scalar type to another; `None` where the result is arbitrary.
pub(crate) fn convert(types: &TypeTable, bits: Bits, from: TypeId, to: TypeId) -> Option<Bits> {
    let from = kind_of(types, from)?;
    let to = match kind_of(types, to)? {
        FoldKind::Pointer => FoldKind::Int(pointer_kind(types)),
        other => other,
    };
    match (from, to) {
        (FoldKind::Int(_), FoldKind::Int(to)) => {
            Some(Bits::from_i128(types.wrap(bits.to_i128(), to)))
        }
        // gcc extends addresses with their sign.
        (FoldKind::Pointer, FoldKind::Int(to)) => {
            let signed = types.wrap(bits.to_i128(), pointer_kind(types).to_signed());
            Some(Bits::from_i128(types.wrap(signed, to)))
        }
        (FoldKind::Int(kind), FoldKind::Float(to)) => {
            Some(Bits::from_float(&int_to_float(bits, kind, to)))
        }
        (FoldKind::Float(from), FoldKind::Int(to)) => float_to_int(types, &bits.to_float(from), to),
        (FoldKind::Float(from), FoldKind::Float(to)) => {
            Some(Bits::from_float(&bits.to_float(from).convert(to.format(), MODE)))
        }
        (FoldKind::Pointer, FoldKind::Float(_)) | (_, FoldKind::Pointer) => None,
    }
}

/// Whether the conversion of a constant is one that changes it: an integer that does not fit into the other type, where
/// nobody wrote the conversion, or a number that becomes infinite.
pub(crate) fn changes(
    types: &TypeTable,
    (old, from): (Bits, TypeId),
    (new, to): (Bits, TypeId),
    explicit: bool,
) -> bool {
    match (kind_of(types, from), kind_of(types, to)) {
        (Some(FoldKind::Int(from)), Some(FoldKind::Int(to))) => {
            // Numbers of 128 bits are kept by their pattern.
            let sign = old.to_i128() < 0 && from.is_signed() != to.is_signed();
            !explicit && to != IntKind::Bool && (old != new || sign)
        }
        (Some(FoldKind::Float(from)), Some(FoldKind::Float(to))) => {
            new.to_float(to).is_infinite() && !old.to_float(from).is_infinite()
        }
        (Some(FoldKind::Int(_)), Some(FoldKind::Float(to))) => new.to_float(to).is_infinite(),
        _ => false,
    }
}

fn int_to_float(bits: Bits, from: IntKind, to: FloatKind) -> Float {
    let vector = bits.to_bitvec(128);
    if from == IntKind::UInt128 {
        Float::from_ubv(to.format(), MODE, &vector)
    } else {
        Float::from_sbv(to.format(), MODE, &vector)
    }
}

fn float_to_int(types: &TypeTable, float: &Float, to: IntKind) -> Option<Bits> {
    if to == IntKind::Bool {
        return Some(Bits::from_i128(i128::from(!float.is_zero())));
    }
    let width = to.width(types.model());
    let toward_zero = RoundingMode::TowardZero;
    let vector = if to.is_signed() {
        float.to_sbv(toward_zero, width)?
    } else {
        float.to_ubv(toward_zero, width)?
    };
    let raw = u128::try_from(vector.to_ubig()).expect("an integer should have at most 128 bits");
    Some(Bits::from_i128(types.wrap(raw.cast_signed(), to)))
}

/// Whether the constant is different from zero.
pub(crate) fn truth(types: &TypeTable, bits: Bits, ty: TypeId) -> Option<bool> {
    Some(match kind_of(types, ty)? {
        FoldKind::Float(kind) => !bits.to_float(kind).is_zero(),
        FoldKind::Int(_) | FoldKind::Pointer => !bits.is_zero(),
    })
}

/// The operator applied to a constant of the type.
pub(crate) fn unary(types: &TypeTable, op: Unary, bits: Bits, ty: TypeId) -> Option<Folded> {
    match (op, kind_of(types, ty)?) {
        (Unary::Not, _) => Some(Folded::sure(Bits::from_i128(i128::from(bits.is_zero())))),
        (Unary::Neg, FoldKind::Float(kind)) => {
            Some(Folded::sure(Bits::from_float(&bits.to_float(kind).neg())))
        }
        (Unary::Neg, FoldKind::Int(kind)) => {
            let (value, overflow) = bits.to_i128().overflowing_neg();
            Some(wrapped(types, value, overflow, kind))
        }
        (Unary::BitNot, FoldKind::Int(kind)) => Some(wrapped(types, !bits.to_i128(), false, kind)),
        _ => None,
    }
}

fn wrapped(types: &TypeTable, value: i128, overflow: bool, kind: IntKind) -> Folded {
    let result = types.wrap(value, kind);
    let lost = overflow || result != value;
    Folded { bits: Bits::from_i128(result), doubtful: lost && kind.is_signed() }
}

/// The operator applied to two constants of one type; a shift's right one is an integer of any type.
pub(crate) fn binary(
    types: &TypeTable,
    op: Binary,
    left: Bits,
    right: Bits,
    ty: TypeId,
) -> Option<Folded> {
    let kind = match kind_of(types, ty)? {
        FoldKind::Float(kind) => {
            return float_binary(op, &left.to_float(kind), &right.to_float(kind));
        }
        FoldKind::Int(kind) => kind,
        FoldKind::Pointer => pointer_kind(types),
    };
    if op.is_comparison() {
        let order = if kind.is_signed() {
            left.to_i128().cmp(&right.to_i128())
        } else {
            left.to_u128().cmp(&right.to_u128())
        };
        return Some(Folded::sure(Bits::from_i128(i128::from(holds(op, Some(order))))));
    }
    let (a, b) = (left.to_i128(), right.to_i128());
    let (value, overflow) = match op {
        Binary::Add => a.overflowing_add(b),
        Binary::Sub => a.overflowing_sub(b),
        Binary::Mul => a.overflowing_mul(b),
        Binary::Div | Binary::Rem if b == 0 => return None,
        Binary::Div if kind.is_signed() => a.overflowing_div(b),
        Binary::Rem if kind.is_signed() => {
            // `INT_MIN % -1` overflows although its value is 0.
            let overflow = b == -1 && types.wrap(-a, kind) == a && a != 0;
            (a.wrapping_rem(b), overflow)
        }
        Binary::Div => ((left.to_u128() / right.to_u128()).cast_signed(), false),
        Binary::Rem => ((left.to_u128() % right.to_u128()).cast_signed(), false),
        Binary::Shl | Binary::Shr => return shift(types, op, a, b, kind),
        Binary::BitAnd => (a & b, false),
        Binary::BitOr => (a | b, false),
        Binary::BitXor => (a ^ b, false),
        Binary::Lt | Binary::Gt | Binary::Le | Binary::Ge | Binary::Eq | Binary::Ne => return None,
    };
    let folded = wrapped(types, value, overflow, kind);
    Some(Folded { doubtful: folded.doubtful || (overflow && kind.is_signed()), ..folded })
}

fn shift(types: &TypeTable, op: Binary, value: i128, by: i128, kind: IntKind) -> Option<Folded> {
    let width = kind.width(types.model());
    let by = u32::try_from(by).ok().filter(|&by| by < width)?;
    if op == Binary::Shl {
        let shifted = value.unbounded_shl(by);
        let result = types.wrap(shifted, kind);
        let lost = value < 0 || result >> by != value;
        return Some(Folded { bits: Bits::from_i128(result), doubtful: lost && kind.is_signed() });
    }
    let shifted =
        if kind.is_signed() { value >> by } else { (value.cast_unsigned() >> by).cast_signed() };
    Some(Folded::sure(Bits::from_i128(shifted)))
}

fn holds(op: Binary, order: Option<std::cmp::Ordering>) -> bool {
    let Some(order) = order else {
        return op == Binary::Ne;
    };
    match op {
        Binary::Lt => order.is_lt(),
        Binary::Gt => order.is_gt(),
        Binary::Le => order.is_le(),
        Binary::Ge => order.is_ge(),
        Binary::Eq => order.is_eq(),
        _ => order.is_ne(),
    }
}

fn float_binary(op: Binary, left: &Float, right: &Float) -> Option<Folded> {
    if op.is_comparison() {
        let result = holds(op, left.ieee_cmp(right));
        return Some(Folded::sure(Bits::from_i128(i128::from(result))));
    }
    let result = match op {
        Binary::Add => left.add(MODE, right),
        Binary::Sub => left.sub(MODE, right),
        Binary::Mul => left.mul(MODE, right),
        Binary::Div => left.div(MODE, right),
        _ => return None,
    };
    let had_nan = left.is_nan() || right.is_nan();
    let had_infinity = left.is_infinite() || right.is_infinite();
    let doubtful = (result.is_nan() && !had_nan) || (result.is_infinite() && !had_infinity);
    Some(Folded { bits: Bits::from_float(&result), doubtful })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::DataModel;

    fn fold(op: Binary, a: i128, b: i128, ty: TypeId) -> Option<(i128, bool)> {
        let types = TypeTable::new(DataModel::Lp64);
        binary(&types, op, Bits::from_i128(a), Bits::from_i128(b), ty)
            .map(|folded| (folded.bits.to_i128(), folded.doubtful))
    }

    #[test]
    fn signed_overflow_wraps_and_is_told() {
        let max = i128::from(i32::MAX);
        let min = i128::from(i32::MIN);
        assert_eq!(fold(Binary::Add, max, 1, TypeId::INT), Some((min, true)));
        assert_eq!(fold(Binary::Add, max, 1, TypeId::UINT), Some((max + 1, false)));
        assert_eq!(fold(Binary::Div, min, -1, TypeId::INT), Some((min, true)));
        assert_eq!(fold(Binary::Rem, min, -1, TypeId::INT), Some((0, true)));
        assert_eq!(fold(Binary::Rem, 7, -1, TypeId::INT), Some((0, false)));
        assert_eq!(fold(Binary::Div, 1, 0, TypeId::INT), None);
        assert_eq!(fold(Binary::Div, -7, 2, TypeId::INT), Some((-3, false)));
        assert_eq!(fold(Binary::Rem, -7, 2, TypeId::INT), Some((-1, false)));
    }

    #[test]
    fn shifts_look_at_the_left_type() {
        assert_eq!(fold(Binary::Shl, 1, 31, TypeId::UINT), Some((1 << 31, false)));
        assert_eq!(fold(Binary::Shl, 1, 31, TypeId::INT), Some((i128::from(i32::MIN), true)));
        assert_eq!(fold(Binary::Shl, 1, 32, TypeId::INT), None);
        assert_eq!(fold(Binary::Shr, -8, 1, TypeId::INT), Some((-4, false)));
        assert_eq!(fold(Binary::Shr, 0xffff_fff8, 1, TypeId::UINT), Some((0x7fff_fffc, false)));
    }

    #[test]
    fn wide_unsigned_numbers_compare_and_divide_unsigned() {
        assert_eq!(fold(Binary::Lt, -1, 1, TypeId::UINT128), Some((0, false)));
        assert_eq!(fold(Binary::Lt, -1, 1, TypeId::INT128), Some((1, false)));
        assert_eq!(fold(Binary::Div, -1, 2, TypeId::UINT128), Some((i128::MAX, false)));
        assert_eq!(fold(Binary::Mul, i128::MAX, 2, TypeId::INT128), Some((-2, true)));
    }

    #[test]
    fn floats_round_once() {
        let types = TypeTable::new(DataModel::Lp64);
        let tenth = Bits::from_float(&Float::from_f64(0.1));
        let fifth = Bits::from_float(&Float::from_f64(0.2));
        let sum = binary(&types, Binary::Add, tenth, fifth, TypeId::DOUBLE).unwrap();
        assert_eq!(sum.bits, Bits::from_float(&Float::from_f64(0.1 + 0.2)));
        let as_int =
            convert(&types, Bits::from_float(&Float::from_f64(-3.9)), TypeId::DOUBLE, TypeId::INT);
        assert_eq!(as_int, Some(Bits::from_i128(-3)));
        assert_eq!(
            convert(&types, Bits::from_float(&Float::from_f64(1e10)), TypeId::DOUBLE, TypeId::INT),
            None
        );
    }
}
