//! Unbounded integers.

use dashu_int::{IBig, ops::DivRemEuclid, ops::Gcd, ops::RemEuclid};
use smallvec::SmallVec;

use super::FLAT;
use super::linear::{Linear, Ring};
use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};
use crate::value::{Integer, Value};

impl TermPool {
    /// The constant of an integer.
    pub fn int(&mut self, value: impl Into<Integer>) -> Term {
        self.constant(Value::Int(value.into()))
    }

    /// Sum of any number of integers.
    pub fn add(&mut self, args: &[Term]) -> Term {
        let addends: SmallVec<[(Term, IBig); 4]> = args
            .iter()
            .map(|arg| {
                self.check_sort(*arg, SortId::INT);
                (*arg, IBig::from(1))
            })
            .collect();
        self.int_sum(&addends)
    }

    fn int_sum(&mut self, addends: &[(Term, IBig)]) -> Term {
        let sum = self.linear(Ring::Int, addends);
        self.linear_term(&sum)
    }

    /// Difference.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        self.check_sort(a, SortId::INT);
        self.check_sort(b, SortId::INT);
        self.int_sum(&[(a, IBig::from(1)), (b, IBig::from(-1))])
    }

    /// Negation.
    pub fn neg(&mut self, a: Term) -> Term {
        self.check_sort(a, SortId::INT);
        self.int_sum(&[(a, IBig::from(-1))])
    }

    /// Absolute value.
    pub fn abs(&mut self, a: Term) -> Term {
        let zero = self.int(0);
        let nonnegative = self.le(zero, a);
        let minus_a = self.neg(a);
        self.ite(nonnegative, a, minus_a)
    }

    /// Product of any number of integers.
    pub fn mul(&mut self, args: &[Term]) -> Term {
        let mut coefficient = IBig::from(1);
        let mut factors: SmallVec<[Term; 8]> = SmallVec::new();
        for arg in args {
            self.check_sort(*arg, SortId::INT);
            factors.push(*arg);
        }
        loop {
            self.split_coefficients(&mut factors, &mut coefficient);
            if coefficient.is_zero() {
                return self.int(0);
            }
            if !self.flatten_product(&mut factors) {
                break;
            }
        }
        factors.sort_unstable();
        match factors[..] {
            [] => self.int(coefficient),
            [factor] => self.int_sum(&[(factor, coefficient)]),
            _ => {
                if !coefficient.is_one() {
                    let number = self.int(coefficient);
                    factors.insert(0, number);
                }
                self.node(Op::Mul, &factors, SortId::INT)
            }
        }
    }

    /// Moves the constants of the factors into the coefficient.
    fn split_coefficients(&mut self, factors: &mut SmallVec<[Term; 8]>, coefficient: &mut IBig) {
        let before = std::mem::take(factors);
        for factor in before {
            if let Some(number) = self.number(factor) {
                *coefficient *= number;
                continue;
            }
            if self.op(factor) == Op::Mul
                && let Some(number) = self.number(self.args(factor)[0])
            {
                *coefficient *= number;
                let rest: SmallVec<[Term; 8]> = SmallVec::from_slice(&self.args(factor)[1..]);
                factors.push(match rest[..] {
                    [one] => one,
                    _ => self.node(Op::Mul, &rest, SortId::INT),
                });
                continue;
            }
            factors.push(factor);
        }
    }

    /// Replaces products among the factors by their factors, if few enough come together.
    fn flatten_product(&self, factors: &mut SmallVec<[Term; 8]>) -> bool {
        let size = |term: &Term| if self.op(*term) == Op::Mul { self.args(*term).len() } else { 1 };
        let total: usize = factors.iter().map(size).sum();
        if total == factors.len() || total > FLAT {
            return false;
        }
        let before = std::mem::take(factors);
        for factor in before {
            if self.op(factor) == Op::Mul {
                factors.extend_from_slice(self.args(factor));
            } else {
                factors.push(factor);
            }
        }
        true
    }

    /// Euclidean quotient; 0 if the divisor is 0.
    pub fn div(&mut self, a: Term, b: Term) -> Term {
        self.check_sort(a, SortId::INT);
        self.check_sort(b, SortId::INT);
        let Some(divisor) = self.number(b) else {
            return if self.number(a).is_some_and(|a| a.is_zero()) {
                a
            } else {
                self.finish(Op::Div, &[a, b], SortId::INT)
            };
        };
        if divisor.is_zero() {
            return self.int(0);
        }
        if divisor < IBig::ZERO {
            // The remainder is never negative, so only the quotient changes its sign.
            let positive = self.int(-divisor);
            let quotient = self.div(a, positive);
            return self.neg(quotient);
        }
        // (d*q + r) div d = q + r div d
        let sum = self.linear(Ring::Int, &[(a, IBig::from(1))]);
        let (quotient, rest) = split_multiples(sum, &divisor);
        let rest = self.linear_term(&rest);
        let rest = match self.number(rest) {
            Some(_) => self.int(0),
            None => self.finish(Op::Div, &[rest, b], SortId::INT),
        };
        let quotient = self.linear_term(&quotient);
        self.add(&[quotient, rest])
    }

    /// Euclidean remainder; the dividend if the divisor is 0.
    pub fn modulo(&mut self, a: Term, b: Term) -> Term {
        self.check_sort(a, SortId::INT);
        self.check_sort(b, SortId::INT);
        let Some(divisor) = self.number(b) else {
            return if a == b || self.number(a).is_some_and(|a| a.is_zero()) {
                self.int(0)
            } else {
                self.finish(Op::Mod, &[a, b], SortId::INT)
            };
        };
        if divisor.is_zero() {
            return a;
        }
        if divisor < IBig::ZERO {
            let positive = self.int(-divisor);
            return self.modulo(a, positive);
        }
        // Coefficients and constant modulo d, those nearest to 0.
        let mut sum = self.linear(Ring::Int, &[(a, IBig::from(1))]);
        for (_, coefficient) in &mut sum.monomials {
            let residue = IBig::from((&*coefficient).rem_euclid(&divisor));
            *coefficient = if &residue + &residue > divisor { residue - &divisor } else { residue };
        }
        sum.monomials.retain(|(_, coefficient)| !coefficient.is_zero());
        sum.constant = IBig::from((&sum.constant).rem_euclid(&divisor));
        if sum.as_constant().is_some() {
            return self.int(sum.constant);
        }
        if let [(term, coefficient)] = &sum.monomials[..]
            && coefficient.is_one()
            && sum.constant.is_zero()
            && self.op(*term) == Op::Mod
            && self.args(*term)[1] == b
        {
            return *term;
        }
        let a = self.linear_term(&sum);
        self.finish(Op::Mod, &[a, b], SortId::INT)
    }

    /// `a <= b`.
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        self.int_compare(a, b, IBig::ZERO)
    }

    /// `a < b`.
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        self.int_compare(a, b, IBig::from(1))
    }

    /// `a >= b`.
    pub fn ge(&mut self, a: Term, b: Term) -> Term {
        self.le(b, a)
    }

    /// `a > b`.
    pub fn gt(&mut self, a: Term, b: Term) -> Term {
        self.lt(b, a)
    }

    /// `a + offset <= b` in its normal form: coefficients positive and without a common factor, and `<` only between
    /// sums without constants.
    fn int_compare(&mut self, a: Term, b: Term, offset: IBig) -> Term {
        self.check_sort(a, SortId::INT);
        self.check_sort(b, SortId::INT);
        let mut sum = self.linear(Ring::Int, &[(a, IBig::from(1)), (b, IBig::from(-1))]);
        sum.constant += offset;
        if let Some(constant) = sum.as_constant() {
            return self.bool(*constant <= IBig::ZERO);
        }
        if let Some(divisor) = common_factor(&sum) {
            // sum + c <= 0 holds iff sum/d <= floor(-c/d)
            for (_, coefficient) in &mut sum.monomials {
                *coefficient = &*coefficient / &divisor;
            }
            let (bound, _) = (-&sum.constant).div_rem_euclid(&divisor);
            sum.constant = -bound;
        }
        if let [(term, _)] = sum.monomials[..] {
            if let Some(answer) = self.decide_mod(term, &sum) {
                return answer;
            }
            let (left, right) = self.sides(&sum);
            // A choice of values next to a constant: `finish` compares each.
            return self.finish(Op::Le, &[left, right], SortId::BOOL);
        }
        let strict = sum.constant.is_one()
            && sum.monomials.iter().any(|(_, coefficient)| *coefficient > IBig::ZERO)
            && sum.monomials.iter().any(|(_, coefficient)| *coefficient < IBig::ZERO);
        if strict {
            sum.constant = IBig::ZERO;
        }
        let (left, right) = self.sides(&sum);
        self.node(if strict { Op::Lt } else { Op::Le }, &[left, right], SortId::BOOL)
    }

    /// Decides `k*t + c <= 0` with `k` 1 or -1 where `t` is a remainder by a constant outside of which the bound lies.
    fn decide_mod(&self, term: Term, sum: &Linear) -> Option<Term> {
        if self.op(term) != Op::Mod {
            return None;
        }
        let divisor = self.number(self.args(term)[1])?;
        let positive = sum.monomials[0].1 > IBig::ZERO;
        // t lies between 0 and d - 1.
        let (least, greatest) = if positive {
            (sum.constant.clone(), &sum.constant + &divisor - IBig::from(1))
        } else {
            (&sum.constant - &divisor + IBig::from(1), sum.constant.clone())
        };
        if greatest <= IBig::ZERO {
            Some(self.true_())
        } else if least > IBig::ZERO {
            Some(self.false_())
        } else {
            None
        }
    }
}

/// Splits a sum into `d * quotient + rest`.
fn split_multiples(sum: Linear, divisor: &IBig) -> (Linear, Linear) {
    let mut quotient = sum.clone();
    let mut rest = sum;
    let divisible =
        |coefficient: &IBig| IBig::from(coefficient.clone().rem_euclid(divisor.clone())).is_zero();
    quotient.monomials.retain(|(_, coefficient)| divisible(coefficient));
    for (_, coefficient) in &mut quotient.monomials {
        *coefficient = &*coefficient / divisor;
    }
    rest.monomials.retain(|(_, coefficient)| !divisible(coefficient));
    let (whole, part) = (&rest.constant).div_rem_euclid(divisor);
    quotient.constant = whole;
    rest.constant = IBig::from(part);
    (quotient, rest)
}

/// The greatest common divisor of the coefficients, if it isn't 1.
pub(super) fn common_factor(sum: &Linear) -> Option<IBig> {
    let mut divisor = IBig::ZERO;
    for (_, coefficient) in &sum.monomials {
        if coefficient.is_one() || *coefficient == IBig::from(-1) {
            return None;
        }
        divisor = if divisor.is_zero() {
            coefficient.clone()
        } else {
            IBig::from((&divisor).gcd(coefficient))
        };
        if divisor.is_one() {
            return None;
        }
    }
    if divisor < IBig::ZERO {
        divisor = -divisor;
    }
    (!divisor.is_zero() && !divisor.is_one()).then_some(divisor)
}
