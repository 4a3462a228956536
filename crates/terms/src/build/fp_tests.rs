//! Classification of floating-point numbers.

use super::float::fits_exponent;
use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};

impl TermPool {
    /// Is it NaN?
    pub fn fp_is_nan(&mut self, x: Term) -> Term {
        match self.op(x) {
            Op::FpFromSbv(_) | Op::FpFromUbv(_) => self.false_(),
            _ => self.fp_test(Op::FpIsNan, x),
        }
    }

    /// Is it infinite?
    pub fn fp_is_infinite(&mut self, x: Term) -> Term {
        if self.is_finite_integer(x) { self.false_() } else { self.fp_test(Op::FpIsInfinite, x) }
    }

    /// Is it a zero?
    pub fn fp_is_zero(&mut self, x: Term) -> Term {
        match self.op(x) {
            Op::FpFromSbv(_) | Op::FpFromUbv(_) => self.is_integer_zero(x),
            _ => self.fp_test(Op::FpIsZero, x),
        }
    }

    /// Is it normal?
    pub fn fp_is_normal(&mut self, x: Term) -> Term {
        if self.is_finite_integer(x) {
            let zero = self.is_integer_zero(x);
            return self.not(zero);
        }
        self.fp_test(Op::FpIsNormal, x)
    }

    /// Is it subnormal?
    pub fn fp_is_subnormal(&mut self, x: Term) -> Term {
        match self.op(x) {
            // Every format's least normal number is at most 1.
            Op::FpFromSbv(_) | Op::FpFromUbv(_) => self.false_(),
            _ => self.fp_test(Op::FpIsSubnormal, x),
        }
    }

    /// Is its sign negative?
    pub fn fp_is_negative(&mut self, x: Term) -> Term {
        match self.op(x) {
            Op::FpFromUbv(_) | Op::FpAbs => self.false_(),
            Op::FpFromSbv(_) => {
                let (number, zero) = self.integer_and_zero(x);
                self.bv_slt(number, zero)
            }
            Op::FpNeg => {
                let inner = self.args1(x);
                self.fp_is_positive(inner)
            }
            _ => self.fp_test(Op::FpIsNegative, x),
        }
    }

    /// Is its sign positive?
    pub fn fp_is_positive(&mut self, x: Term) -> Term {
        match self.op(x) {
            Op::FpFromUbv(_) => self.true_(),
            Op::FpFromSbv(_) => {
                let (number, zero) = self.integer_and_zero(x);
                self.bv_sle(zero, number)
            }
            Op::FpAbs => {
                let inner = self.args1(x);
                let nan = self.fp_is_nan(inner);
                self.not(nan)
            }
            Op::FpNeg => {
                // What was negated is no negation.
                let inner = self.args1(x);
                self.fp_is_negative(inner)
            }
            _ => self.fp_test(Op::FpIsPositive, x),
        }
    }

    /// A test, of the operand of a sign operation where that makes no difference.
    fn fp_test(&mut self, op: Op, x: Term) -> Term {
        self.format(x);
        let mut operand = x;
        // At most twice: an absolute value is of no sign operation, and what is negated is no negation.
        while !matches!(op, Op::FpIsNegative | Op::FpIsPositive)
            && matches!(self.op(operand), Op::FpNeg | Op::FpAbs)
        {
            operand = self.args1(operand);
        }
        if operand != x && matches!(self.op(operand), Op::FpFromSbv(_) | Op::FpFromUbv(_)) {
            return match op {
                Op::FpIsNan => self.fp_is_nan(operand),
                Op::FpIsInfinite => self.fp_is_infinite(operand),
                Op::FpIsZero => self.fp_is_zero(operand),
                Op::FpIsNormal => self.fp_is_normal(operand),
                _ => self.fp_is_subnormal(operand),
            };
        }
        self.finish(op, &[operand], SortId::BOOL)
    }

    /// Whether a term is the float of a bit-vector's number that can't become infinite.
    fn is_finite_integer(&self, x: Term) -> bool {
        match self.op(x) {
            Op::FpFromSbv(format) | Op::FpFromUbv(format) => {
                let [_, number] = self.args2(x);
                fits_exponent(format, self.width(number))
            }
            _ => false,
        }
    }

    /// No number but 0 is rounded to zero.
    fn is_integer_zero(&mut self, x: Term) -> Term {
        let (number, zero) = self.integer_and_zero(x);
        self.eq(number, zero)
    }

    fn integer_and_zero(&mut self, x: Term) -> (Term, Term) {
        let [_, number] = self.args2(x);
        let zero = self.bv(0, self.width(number));
        (number, zero)
    }
}
