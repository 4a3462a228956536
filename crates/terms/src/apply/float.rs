//! Operators of the floats.

use super::{bv, float, rounding_mode};
use crate::op::Op;
use crate::value::{BitVec, Float, Value};

/// Operators that give a float of their operands' format.
pub(super) fn arithmetic(op: Op, args: &[&Value]) -> Value {
    let mode = || rounding_mode(args[0]);
    let at = |place: usize| float(args[place]);
    Value::Float(match op {
        Op::FpAdd => at(1).add(mode(), at(2)),
        Op::FpSub => at(1).sub(mode(), at(2)),
        Op::FpMul => at(1).mul(mode(), at(2)),
        Op::FpDiv => at(1).div(mode(), at(2)),
        Op::FpFma => at(1).fma(mode(), at(2), at(3)),
        Op::FpSqrt => at(1).sqrt(mode()),
        Op::FpRem => at(0).rem(at(1)),
        Op::FpRound => at(1).round_to_integral(mode()),
        Op::FpMin => at(0).ieee_min(at(1)),
        Op::FpMax => at(0).ieee_max(at(1)),
        Op::FpAbs => at(0).abs(),
        Op::FpNeg => at(0).neg(),
        _ => unreachable!("an operator of float arithmetic should be one of these, not {op:?}"),
    })
}

/// Operators that ask something of floats.
pub(super) fn predicate(op: Op, args: &[&Value]) -> Value {
    let x = float(args[0]);
    let y = || float(args[1]);
    Value::Bool(match op {
        Op::FpLe => x.ieee_le(y()),
        Op::FpLt => x.ieee_lt(y()),
        Op::FpEq => x.ieee_eq(y()),
        Op::FpIsNan => x.is_nan(),
        Op::FpIsInfinite => x.is_infinite(),
        Op::FpIsZero => x.is_zero(),
        Op::FpIsNormal => x.is_normal(),
        Op::FpIsSubnormal => x.is_subnormal(),
        Op::FpIsNegative => x.is_negative(),
        Op::FpIsPositive => x.is_positive(),
        _ => unreachable!("a predicate of floats should be one of these, not {op:?}"),
    })
}

/// Operators between floats of different formats, and between floats and bit-vectors.
pub(super) fn conversion(op: Op, args: &[&Value]) -> Value {
    let mode = || rounding_mode(args[0]);
    let or_zero = |bits: Option<BitVec>, width| bits.unwrap_or_else(|| BitVec::zero(width));
    match op {
        Op::FpFromBits(format) => Value::Float(Float::from_bits(format, bv(args[0]))),
        Op::FpToBits => Value::Bv(float(args[0]).to_bits().clone()),
        Op::FpFromFp(format) => Value::Float(float(args[1]).convert(format, mode())),
        Op::FpFromSbv(format) => Value::Float(Float::from_sbv(format, mode(), bv(args[1]))),
        Op::FpFromUbv(format) => Value::Float(Float::from_ubv(format, mode(), bv(args[1]))),
        Op::FpToSbv(width) => Value::Bv(or_zero(float(args[1]).to_sbv(mode(), width), width)),
        Op::FpToUbv(width) => Value::Bv(or_zero(float(args[1]).to_ubv(mode(), width), width)),
        _ => unreachable!("a conversion of floats should be one of these, not {op:?}"),
    }
}
