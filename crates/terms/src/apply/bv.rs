//! Operators of the bit-vectors.

use super::bv;
use crate::op::Op;
use crate::value::Value;

pub(super) fn apply(op: Op, args: &[&Value]) -> Value {
    let a = bv(args[0]);
    let b = || bv(args[1]);
    Value::Bv(match op {
        Op::BvNot => a.not(),
        Op::BvNeg => a.neg(),
        Op::BvAnd => a.and(b()),
        Op::BvOr => a.or(b()),
        Op::BvXor => a.xor(b()),
        Op::BvAdd => args[2..].iter().fold(a.add(b()), |sum, arg| sum.add(bv(arg))),
        Op::BvMul => a.mul(b()),
        Op::BvUdiv => a.udiv(b()),
        Op::BvUrem => a.urem(b()),
        Op::BvSdiv => a.sdiv(b()),
        Op::BvSrem => a.srem(b()),
        Op::BvSmod => a.smod(b()),
        Op::BvShl => a.shl(b()),
        Op::BvLshr => a.lshr(b()),
        Op::BvAshr => a.ashr(b()),
        Op::BvUlt => return Value::Bool(a.ult(b())),
        Op::BvUle => return Value::Bool(a.ule(b())),
        Op::BvSlt => return Value::Bool(a.slt(b())),
        Op::BvSle => return Value::Bool(a.sle(b())),
        Op::Concat => a.concat(b()),
        Op::Extract { hi, lo } => a.extract(hi, lo),
        Op::ZeroExtend(by) => a.zero_extend(by),
        Op::SignExtend(by) => a.sign_extend(by),
        _ => unreachable!("an operator of the bit-vectors should be one of these, not {op:?}"),
    })
}
