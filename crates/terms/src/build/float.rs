//! Floating-point numbers.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::{FloatFormat, Sort};
use crate::value::{RoundingMode, Value};

impl TermPool {
    /// The constant of a rounding mode.
    pub fn rounding_mode(&mut self, mode: RoundingMode) -> Term {
        self.constant(Value::RoundingMode(mode))
    }

    fn fp_op(&mut self, op: Op, args: &[Term]) -> Term {
        let sort = self.sort(args[args.len() - 1]).clone();
        self.intern(op, args, &sort)
    }

    fn fp_test(&mut self, op: Op, args: &[Term]) -> Term {
        self.intern(op, args, &Sort::Bool)
    }

    /// Sum.
    pub fn fp_add(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpAdd, &[rm, x, y])
    }

    /// Difference.
    pub fn fp_sub(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpSub, &[rm, x, y])
    }

    /// Product.
    pub fn fp_mul(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpMul, &[rm, x, y])
    }

    /// Quotient.
    pub fn fp_div(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpDiv, &[rm, x, y])
    }

    /// Fused `x * y + z`.
    pub fn fp_fma(&mut self, rm: Term, x: Term, y: Term, z: Term) -> Term {
        self.fp_op(Op::FpFma, &[rm, x, y, z])
    }

    /// Square root.
    pub fn fp_sqrt(&mut self, rm: Term, x: Term) -> Term {
        self.fp_op(Op::FpSqrt, &[rm, x])
    }

    /// IEEE remainder.
    pub fn fp_rem(&mut self, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpRem, &[x, y])
    }

    /// Rounding to an integral value.
    pub fn fp_round(&mut self, rm: Term, x: Term) -> Term {
        self.fp_op(Op::FpRound, &[rm, x])
    }

    /// The smaller of two.
    pub fn fp_min(&mut self, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpMin, &[x, y])
    }

    /// The larger of two.
    pub fn fp_max(&mut self, x: Term, y: Term) -> Term {
        self.fp_op(Op::FpMax, &[x, y])
    }

    /// Absolute value.
    pub fn fp_abs(&mut self, x: Term) -> Term {
        self.fp_op(Op::FpAbs, &[x])
    }

    /// Negation.
    pub fn fp_neg(&mut self, x: Term) -> Term {
        self.fp_op(Op::FpNeg, &[x])
    }

    /// IEEE `x <= y`.
    pub fn fp_le(&mut self, x: Term, y: Term) -> Term {
        self.fp_test(Op::FpLe, &[x, y])
    }

    /// IEEE `x < y`.
    pub fn fp_lt(&mut self, x: Term, y: Term) -> Term {
        self.fp_test(Op::FpLt, &[x, y])
    }

    /// IEEE equality.
    pub fn fp_eq(&mut self, x: Term, y: Term) -> Term {
        self.fp_test(Op::FpEq, &[x, y])
    }

    /// Is it NaN?
    pub fn fp_is_nan(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsNan, &[x])
    }

    /// Is it infinite?
    pub fn fp_is_infinite(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsInfinite, &[x])
    }

    /// Is it a zero?
    pub fn fp_is_zero(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsZero, &[x])
    }

    /// Is it normal?
    pub fn fp_is_normal(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsNormal, &[x])
    }

    /// Is it subnormal?
    pub fn fp_is_subnormal(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsSubnormal, &[x])
    }

    /// Is its sign negative?
    pub fn fp_is_negative(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsNegative, &[x])
    }

    /// Is its sign positive?
    pub fn fp_is_positive(&mut self, x: Term) -> Term {
        self.fp_test(Op::FpIsPositive, &[x])
    }

    /// The float with the given bit pattern.
    pub fn fp_from_bits(&mut self, format: FloatFormat, bits: Term) -> Term {
        self.intern(Op::FpFromBits(format), &[bits], &Sort::Float(format))
    }

    /// Another format's float, rounded.
    pub fn fp_from_fp(&mut self, format: FloatFormat, rm: Term, x: Term) -> Term {
        self.intern(Op::FpFromFp(format), &[rm, x], &Sort::Float(format))
    }

    /// A signed number, rounded.
    pub fn fp_from_sbv(&mut self, format: FloatFormat, rm: Term, bv: Term) -> Term {
        self.intern(Op::FpFromSbv(format), &[rm, bv], &Sort::Float(format))
    }

    /// An unsigned number, rounded.
    pub fn fp_from_ubv(&mut self, format: FloatFormat, rm: Term, bv: Term) -> Term {
        self.intern(Op::FpFromUbv(format), &[rm, bv], &Sort::Float(format))
    }

    /// The bit pattern of a float.
    pub fn fp_to_bits(&mut self, x: Term) -> Term {
        let Sort::Float(format) = *self.sort(x) else { panic!("an operand should be a float") };
        self.intern(Op::FpToBits, &[x], &Sort::Bv(format.width()))
    }

    /// A float's number as a signed bit-vector, rounded.
    pub fn fp_to_sbv(&mut self, width: u32, rm: Term, x: Term) -> Term {
        self.intern(Op::FpToSbv(width), &[rm, x], &Sort::Bv(width))
    }

    /// A float's number as an unsigned bit-vector, rounded.
    pub fn fp_to_ubv(&mut self, width: u32, rm: Term, x: Term) -> Term {
        self.intern(Op::FpToUbv(width), &[rm, x], &Sort::Bv(width))
    }
}
