//! Bit-vectors: arithmetic.

use dashu_int::IBig;
use smallvec::SmallVec;

use super::linear::Ring;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::{BitVec, Value};

impl TermPool {
    /// The low `width` bits of `value` as a constant.
    pub fn bv(&mut self, value: u64, width: u32) -> Term {
        self.constant(Value::Bv(BitVec::from_u64(value, width)))
    }

    #[track_caller]
    pub(super) fn width(&self, a: Term) -> u32 {
        match self.sort(a) {
            Sort::Bv(width) => *width,
            sort => panic!("an operand should be a bit-vector, not of sort {sort}"),
        }
    }

    /// The width that two operands have.
    #[track_caller]
    pub(super) fn check_bv_pair(&self, a: Term, b: Term) -> u32 {
        self.check_same_sort(a, b);
        self.width(a)
    }

    /// Two's complement negation.
    pub fn bv_neg(&mut self, a: Term) -> Term {
        let ring = Ring::Bv(self.width(a));
        let sum = self.linear(ring, &[(a, IBig::from(-1))]);
        self.linear_term(&sum)
    }

    /// Wrapping sum.
    pub fn bv_add(&mut self, a: Term, b: Term) -> Term {
        self.check_bv_pair(a, b);
        let (a, b) = if self.is_const(a) { (b, a) } else { (a, b) };
        // A constant to a term that no linear combination looks into, or that already has a constant: the most
        // frequent sums by far.
        if let Some(more) = self.bv_value(b)
            && !more.is_zero()
        {
            if !self.is_linear_op(a) && !self.is_const(a) {
                return self.node(Op::BvAdd, &[a, b], self.sort_of(a));
            }
            if let (Op::BvAdd, [x, y]) = (self.op(a), self.args(a))
                && !self.is_linear_op(*x)
                && let Some(constant) = self.bv_value(*y)
            {
                let (x, sum) = (*x, constant.add(more));
                if sum.is_zero() {
                    return x;
                }
                let sum = self.bits(sum);
                return self.node(Op::BvAdd, &[x, sum], self.sort_of(a));
            }
        }
        self.bv_sum(&[a, b])
    }

    /// Wrapping sum of one or more.
    pub fn bv_sum(&mut self, args: &[Term]) -> Term {
        let first = *args.first().expect("a sum of bit-vectors should have an addend");
        let ring = Ring::Bv(self.width(first));
        let mut addends: SmallVec<[(Term, IBig); 4]> = SmallVec::new();
        for arg in args {
            self.check_same_sort(first, *arg);
            if !self.is_bv_zero(*arg) {
                addends.push((*arg, IBig::from(1)));
            }
        }
        match addends[..] {
            [] => first,
            [(one, _)] => one,
            _ => {
                let sum = self.linear(ring, &addends);
                self.linear_term(&sum)
            }
        }
    }

    /// Wrapping difference.
    pub fn bv_sub(&mut self, a: Term, b: Term) -> Term {
        let ring = Ring::Bv(self.check_bv_pair(a, b));
        if self.is_bv_zero(b) {
            return a;
        }
        let sum = self.linear(ring, &[(a, IBig::from(1)), (b, IBig::from(-1))]);
        self.linear_term(&sum)
    }

    /// Wrapping product.
    pub fn bv_mul(&mut self, a: Term, b: Term) -> Term {
        let ring = Ring::Bv(self.check_bv_pair(a, b));
        let (coefficient_a, a) = self.split_factor(ring, a);
        let (coefficient_b, b) = self.split_factor(ring, b);
        let coefficient = ring.reduce(coefficient_a * coefficient_b);
        let product = match (a, b) {
            (None, None) => return self.ring_constant(ring, coefficient),
            (Some(one), None) | (None, Some(one)) => {
                if coefficient.is_one() {
                    return one;
                }
                one
            }
            (Some(a), Some(b)) => {
                let sort = self.sort_of(a);
                self.node(Op::BvMul, &[a.min(b), a.max(b)], sort)
            }
        };
        let sum = self.linear(ring, &[(product, coefficient)]);
        self.linear_term(&sum)
    }

    /// A factor's constant and the rest of it.
    fn split_factor(&self, ring: Ring, factor: Term) -> (IBig, Option<Term>) {
        if let Some(number) = self.number(factor) {
            return (number, None);
        }
        match self.op(factor) {
            Op::BvNeg => (ring.reduce(IBig::from(-1)), Some(self.args1(factor))),
            Op::BvMul => {
                let [first, rest] = self.args2(factor);
                match self.number(first) {
                    Some(number) => (number, Some(rest)),
                    None => (IBig::from(1), Some(factor)),
                }
            }
            _ => (IBig::from(1), Some(factor)),
        }
    }

    /// Unsigned quotient; all ones if the divisor is 0.
    pub fn bv_udiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        let sort = self.sort_of(a);
        let Some(divisor) = self.bv_value(b) else {
            return self.finish(Op::BvUdiv, &[a, b], sort);
        };
        if divisor.is_zero() {
            return self.bits(BitVec::ones(width));
        }
        if let Some(by) = power_of_two(divisor) {
            let by = self.bv(u64::from(by), width);
            return self.bv_lshr(a, by);
        }
        if let Op::ZeroExtend(by) = self.op(a) {
            let narrow = width - by;
            if !divisor.extract(width - 1, narrow).is_zero() {
                return self.bits(BitVec::zero(width));
            }
            let divisor = divisor.extract(narrow - 1, 0);
            let divisor = self.bits(divisor);
            let inner = self.args1(a);
            let quotient = self.finish(Op::BvUdiv, &[inner, divisor], self.sort_of(inner));
            return self.zero_extend(by, quotient);
        }
        self.finish(Op::BvUdiv, &[a, b], sort)
    }

    /// Unsigned remainder; the dividend if the divisor is 0.
    pub fn bv_urem(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        let sort = self.sort_of(a);
        if a == b || self.is_bv_zero(a) {
            return self.bits(BitVec::zero(width));
        }
        let Some(divisor) = self.bv_value(b) else {
            return self.finish(Op::BvUrem, &[a, b], sort);
        };
        if divisor.is_zero() {
            return a;
        }
        if let Some(by) = power_of_two(divisor) {
            if by == 0 {
                return self.bits(BitVec::zero(width));
            }
            let low = self.extract(by - 1, 0, a);
            return self.zero_extend(width - by, low);
        }
        if let Op::ZeroExtend(by) = self.op(a) {
            let narrow = width - by;
            if !divisor.extract(width - 1, narrow).is_zero() {
                return a;
            }
            let divisor = divisor.extract(narrow - 1, 0);
            let divisor = self.bits(divisor);
            let inner = self.args1(a);
            let remainder = self.finish(Op::BvUrem, &[inner, divisor], self.sort_of(inner));
            return self.zero_extend(by, remainder);
        }
        self.finish(Op::BvUrem, &[a, b], sort)
    }

    /// Signed quotient, truncated.
    pub fn bv_sdiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        let sort = self.sort_of(a);
        if let Some(divisor) = self.bv_value(b)
            && !self.is_const(a)
        {
            if divisor.is_zero() {
                let zero = b;
                let negative = self.bv_slt(a, zero);
                let one = self.bv(1, width);
                let ones = self.bits(BitVec::ones(width));
                return self.ite(negative, one, ones);
            }
            if divisor.is_ones() {
                return self.bv_neg(a);
            }
            if *divisor == BitVec::from_u64(1, width) {
                return a;
            }
        }
        if self.zero_bits(a) > 0 && self.zero_bits(b) > 0 && !self.is_bv_zero(b) {
            return self.bv_udiv(a, b);
        }
        self.finish(Op::BvSdiv, &[a, b], sort)
    }

    /// Signed remainder with the dividend's sign.
    pub fn bv_srem(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if let Some(remainder) = self.signed_remainder(a, b, width) {
            return remainder;
        }
        self.finish(Op::BvSrem, &[a, b], self.sort_of(a))
    }

    /// Signed remainder with the divisor's sign.
    pub fn bv_smod(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        if let Some(remainder) = self.signed_remainder(a, b, width) {
            return remainder;
        }
        self.finish(Op::BvSmod, &[a, b], self.sort_of(a))
    }

    /// What the two signed remainders have in common.
    fn signed_remainder(&mut self, a: Term, b: Term, width: u32) -> Option<Term> {
        if a == b || self.is_bv_zero(a) {
            return Some(self.bits(BitVec::zero(width)));
        }
        if let Some(divisor) = self.bv_value(b) {
            if divisor.is_zero() {
                return Some(a);
            }
            if divisor.is_ones() || *divisor == BitVec::from_u64(1, width) {
                return Some(self.bits(BitVec::zero(width)));
            }
        }
        (self.zero_bits(a) > 0 && self.zero_bits(b) > 0).then(|| self.bv_urem(a, b))
    }
}

/// The exponent, if the value is a power of two.
fn power_of_two(bits: &BitVec) -> Option<u32> {
    let number = bits.to_ubig();
    let low = number.trailing_zeros()?;
    (number >> low).is_one().then(|| u32::try_from(low).ok()).flatten()
}
