//! Bit-vectors.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::{BitVec, Value};

impl TermPool {
    /// The low `width` bits of `value` as a constant.
    pub fn bv(&mut self, value: u64, width: u32) -> Term {
        self.constant(Value::Bv(BitVec::from_u64(value, width)))
    }

    fn width(&self, a: Term) -> u32 {
        self.sort(a).bv_width().expect("an operand should be a bit-vector")
    }

    fn bv_op(&mut self, op: Op, args: &[Term]) -> Term {
        let sort = self.sort(args[0]).clone();
        self.intern(op, args, &sort)
    }

    /// Bitwise complement.
    pub fn bv_not(&mut self, a: Term) -> Term {
        self.bv_op(Op::BvNot, &[a])
    }

    /// Two's complement negation.
    pub fn bv_neg(&mut self, a: Term) -> Term {
        self.bv_op(Op::BvNeg, &[a])
    }

    /// Bitwise and.
    pub fn bv_and(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvAnd, &[a, b])
    }

    /// Bitwise or.
    pub fn bv_or(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvOr, &[a, b])
    }

    /// Bitwise exclusive or.
    pub fn bv_xor(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvXor, &[a, b])
    }

    /// Wrapping sum.
    pub fn bv_add(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvAdd, &[a, b])
    }

    /// Wrapping product.
    pub fn bv_mul(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvMul, &[a, b])
    }

    /// Unsigned quotient; all ones if the divisor is 0.
    pub fn bv_udiv(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvUdiv, &[a, b])
    }

    /// Unsigned remainder; the dividend if the divisor is 0.
    pub fn bv_urem(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvUrem, &[a, b])
    }

    /// Signed quotient, truncated.
    pub fn bv_sdiv(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvSdiv, &[a, b])
    }

    /// Signed remainder with the dividend's sign.
    pub fn bv_srem(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvSrem, &[a, b])
    }

    /// Signed remainder with the divisor's sign.
    pub fn bv_smod(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvSmod, &[a, b])
    }

    /// Shift left; 0 if the amount is the width or more.
    pub fn bv_shl(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvShl, &[a, b])
    }

    /// Logical shift right.
    pub fn bv_lshr(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvLshr, &[a, b])
    }

    /// Arithmetic shift right.
    pub fn bv_ashr(&mut self, a: Term, b: Term) -> Term {
        self.bv_op(Op::BvAshr, &[a, b])
    }

    /// Wrapping difference.
    pub fn bv_sub(&mut self, a: Term, b: Term) -> Term {
        let minus_b = self.bv_neg(b);
        self.bv_add(a, minus_b)
    }

    /// Unsigned `a < b`.
    pub fn bv_ult(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::BvUlt, &[a, b], &Sort::Bool)
    }

    /// Unsigned `a <= b`.
    pub fn bv_ule(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::BvUle, &[a, b], &Sort::Bool)
    }

    /// Signed `a < b`.
    pub fn bv_slt(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::BvSlt, &[a, b], &Sort::Bool)
    }

    /// Signed `a <= b`.
    pub fn bv_sle(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::BvSle, &[a, b], &Sort::Bool)
    }

    /// Concatenation; `high` gives the high bits.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let width = self.width(high) + self.width(low);
        self.intern(Op::Concat, &[high, low], &Sort::Bv(width))
    }

    /// Bits `hi` down to `lo`.
    pub fn extract(&mut self, hi: u32, lo: u32, a: Term) -> Term {
        self.intern(Op::Extract { hi, lo }, &[a], &Sort::Bv(hi - lo + 1))
    }

    /// Extension by `by` zero bits.
    pub fn zero_extend(&mut self, by: u32, a: Term) -> Term {
        let width = self.width(a) + by;
        self.intern(Op::ZeroExtend(by), &[a], &Sort::Bv(width))
    }

    /// Extension by `by` copies of the sign bit.
    pub fn sign_extend(&mut self, by: u32, a: Term) -> Term {
        let width = self.width(a) + by;
        self.intern(Op::SignExtend(by), &[a], &Sort::Bv(width))
    }
}
