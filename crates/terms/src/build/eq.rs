//! Equality.

use dashu_int::{IBig, ops::RemEuclid};
use smallvec::SmallVec;

use super::int::common_factor;
use super::linear::{Linear, Ring};
use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};
use crate::sort::Sort;

/// What an equality of bit-vectors comes to.
enum EqStep {
    /// This truth value.
    Decided(bool),
    /// This term.
    Is(Term),
    /// Equality of these as well.
    Pair(Term, Term),
    /// Both of these equalities.
    Both([(Term, Term); 2]),
}

impl TermPool {
    /// Equality of two terms of one sort (on floats: identity; see [`TermPool::fp_eq`]).
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.check_same_sort(a, b);
        if a == b {
            return self.true_();
        }
        match self.sort(a) {
            Sort::Bool => self.eq_bool(a, b),
            Sort::Int => self.eq_int(a, b),
            Sort::Bv(_) => self.eq_bv(a, b),
            Sort::Array(_) => self.eq_array(a, b),
            Sort::Float(_) | Sort::RoundingMode => self.plain_eq(a, b),
        }
    }

    /// The negation of equality.
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let eq = self.eq(a, b);
        self.not(eq)
    }

    /// That all of the terms differ.
    pub fn distinct(&mut self, args: &[Term]) -> Term {
        let mut pairs = Vec::new();
        for (position, a) in args.iter().enumerate() {
            for b in &args[position + 1..] {
                pairs.push(self.ne(*a, *b));
            }
        }
        self.and(&pairs)
    }

    /// The equality as a term of its own: a constant stands last, other operands in their order.
    fn plain_eq(&mut self, a: Term, b: Term) -> Term {
        let swap = if self.is_const(b) { false } else { self.is_const(a) || b < a };
        let args = if swap { [b, a] } else { [a, b] };
        self.finish(Op::Eq, &args, SortId::BOOL)
    }

    fn eq_bool(&mut self, mut a: Term, mut b: Term) -> Term {
        let mut same = true;
        for term in [&mut a, &mut b] {
            if self.op(*term) == Op::Not {
                *term = self.args1(*term);
                same = !same;
            }
        }
        if a == b {
            return self.bool(same);
        }
        let eq = if self.is_const(a) || self.is_const(b) {
            let (value, other) = if self.is_const(a) { (a, b) } else { (b, a) };
            if self.is_const(other) {
                self.false_()
            } else if value == self.true_() {
                other
            } else {
                self.not(other)
            }
        } else if self.is_comparison(a) && self.is_comparison(b) && self.not(a) == b {
            self.false_()
        } else if let Some(rest) = self.eq_of_eq(a, b) {
            rest
        } else {
            self.plain_eq(a, b)
        };
        if same { eq } else { self.not(eq) }
    }

    /// `p = (p = q)` is `q`.
    fn eq_of_eq(&self, a: Term, b: Term) -> Option<Term> {
        for (a, b) in [(a, b), (b, a)] {
            if self.op(b) == Op::Eq {
                let [x, y] = self.args2(b);
                if x == a {
                    return Some(y);
                }
                if y == a {
                    return Some(x);
                }
            }
        }
        None
    }

    /// Whether a term is a comparison whose negation is a comparison too.
    pub(super) fn is_comparison(&self, term: Term) -> bool {
        matches!(self.op(term), Op::Le | Op::Lt | Op::BvUle | Op::BvUlt | Op::BvSle | Op::BvSlt)
    }

    fn eq_int(&mut self, a: Term, b: Term) -> Term {
        if self.is_linear_op(a) || self.is_linear_op(b) {
            let mut sum = self.linear(Ring::Int, &[(a, IBig::from(1)), (b, IBig::from(-1))]);
            if let Some(constant) = sum.as_constant() {
                return self.bool(constant.is_zero());
            }
            if let Some(divisor) = common_factor(&sum) {
                if !(&sum.constant).rem_euclid(&divisor).is_zero() {
                    return self.false_();
                }
                for (_, coefficient) in &mut sum.monomials {
                    *coefficient = &*coefficient / &divisor;
                }
                sum.constant = &sum.constant / &divisor;
            }
            let (left, right) = self.oriented(sum);
            return self.eq_int_sides(left, right);
        }
        self.eq_int_sides(a, b)
    }

    fn eq_int_sides(&mut self, a: Term, b: Term) -> Term {
        let (term, constant) = if self.is_const(a) { (b, a) } else { (a, b) };
        if self.op(term) == Op::Mod
            && let Some(number) = self.number(constant)
            && let Some(divisor) = self.number(self.args(term)[1])
            && (number < IBig::ZERO || number >= divisor)
        {
            return self.false_();
        }
        self.plain_eq(a, b)
    }

    /// The two sides of `sum = 0`, where the first coefficient that has a negation other than itself is positive.
    fn oriented(&mut self, mut sum: Linear) -> (Term, Term) {
        let ring = sum.ring;
        let has_sign = |number: &IBig| ring.reduce(-number) != *number;
        let first = sum.monomials.iter().map(|(_, coefficient)| coefficient).find(|c| has_sign(c));
        if first.unwrap_or(&sum.constant) < &IBig::ZERO {
            sum.scale(&IBig::from(-1));
        }
        self.sides(&sum)
    }

    fn eq_bv(&mut self, a: Term, b: Term) -> Term {
        let mut work: SmallVec<[(Term, Term); 4]> = SmallVec::from_slice(&[(a, b)]);
        let mut conjuncts: SmallVec<[Term; 4]> = SmallVec::new();
        while let Some((a, b)) = work.pop() {
            match self.eq_bv_step(a, b) {
                EqStep::Decided(true) => {}
                EqStep::Decided(false) => return self.false_(),
                EqStep::Is(term) => conjuncts.push(term),
                EqStep::Pair(a, b) => work.push((a, b)),
                EqStep::Both(pairs) => work.extend(pairs.into_iter().rev()),
            }
        }
        self.and(&conjuncts)
    }

    fn eq_bv_step(&mut self, a: Term, b: Term) -> EqStep {
        if a == b {
            return EqStep::Decided(true);
        }
        let (mut a, mut b) = if self.is_const(a) { (b, a) } else { (a, b) };
        if self.is_const(a) {
            return EqStep::Decided(false);
        }
        if self.is_sum_like(a) || self.is_sum_like(b) {
            if !self.is_const(b) && self.family(a) == self.family(b) {
                // The same sum with different constants.
                return EqStep::Decided(false);
            }
            let ring = self.ring(a);
            let sum = self.linear(ring, &[(a, IBig::from(1)), (b, IBig::from(-1))]);
            let sides = match self.eq_zero_mod(sum) {
                Ok(sides) => sides,
                Err(decided) => return EqStep::Decided(decided),
            };
            (a, b) = if self.is_const(sides.0) { (sides.1, sides.0) } else { sides };
        }
        if let Some(step) = self.narrow_eq(a, b) {
            return step;
        }
        if self.is_const(b) {
            return self.eq_bv_constant(a, b);
        }
        if let (Op::Concat, Op::Concat) = (self.op(a), self.op(b)) {
            let ([a_high, a_low], [b_high, b_low]) = (self.args2(a), self.args2(b));
            let decided =
                |pool: &Self, x: Term, y: Term| x == y || (pool.is_const(x) && pool.is_const(y));
            if self.sort_of(a_high) == self.sort_of(b_high)
                && (decided(self, a_high, b_high) || decided(self, a_low, b_low))
            {
                return EqStep::Both([(a_high, b_high), (a_low, b_low)]);
            }
        }
        EqStep::Is(self.plain_eq(a, b))
    }

    fn is_sum_like(&self, term: Term) -> bool {
        matches!(self.op(term), Op::BvAdd | Op::BvMul | Op::BvNeg)
    }

    /// The sides of `sum = 0`, or whether it holds.
    fn eq_zero_mod(&mut self, mut sum: Linear) -> Result<(Term, Term), bool> {
        if let Some(constant) = sum.as_constant() {
            return Err(constant.is_zero());
        }
        // A power of two that divides all coefficients must divide the constant.
        let zeros = |number: &IBig| number.trailing_zeros().unwrap_or(usize::MAX);
        let even = sum.monomials.iter().map(|(_, coefficient)| zeros(coefficient)).min();
        if even.is_some_and(|even| zeros(&sum.constant) < even) {
            return Err(false);
        }
        if let ([(_, coefficient)], Ring::Bv(width)) = (&sum.monomials[..], sum.ring)
            && !coefficient.is_one()
            && zeros(coefficient) == 0
        {
            let inverse = inverse(coefficient, width);
            sum.scale(&inverse);
        }
        Ok(self.oriented(sum))
    }

    /// Drops high bits that both sides have only as extensions.
    fn narrow_eq(&mut self, a: Term, b: Term) -> Option<EqStep> {
        let zeros = self.zero_bits(a).min(self.zero_bits(b));
        let signs = self.sign_bits(a).min(self.sign_bits(b));
        let drop = zeros.max(signs);
        if drop > 0 {
            let high = self.width(a) - 1 - drop;
            let (a, b) = (self.extract(high, 0, a), self.extract(high, 0, b));
            return Some(EqStep::Pair(a, b));
        }
        // What is left of the extension differs from the constant.
        let apart = self.is_const(b)
            && (self.zero_bits(a) > 0 || self.sign_bits(a) > 0)
            && matches!(self.op(a), Op::ZeroExtend(_) | Op::SignExtend(_));
        apart.then_some(EqStep::Decided(false))
    }

    fn eq_bv_constant(&mut self, a: Term, b: Term) -> EqStep {
        let value = self.bv_value(b).expect("the right side should be a value").clone();
        let width = value.width();
        match self.op(a) {
            Op::Concat => {
                let [high, low] = self.args2(a);
                let split = self.width(low);
                let high_value = self.bits(value.extract(width - 1, split));
                let low_value = self.bits(value.extract(split - 1, 0));
                return EqStep::Both([(high, high_value), (low, low_value)]);
            }
            Op::BvNot => {
                let value = self.bits(value.not());
                return EqStep::Pair(self.args1(a), value);
            }
            Op::BvAnd | Op::BvOr | Op::BvXor => {
                let [x, mask] = self.args2(a);
                let Some(mask) = self.bv_value(mask) else {
                    return EqStep::Is(self.eq_bit_or_plain(a, b));
                };
                let apart = match self.op(a) {
                    Op::BvAnd => !value.and(&mask.not()).is_zero(),
                    Op::BvOr => !mask.and(&value.not()).is_zero(),
                    _ => {
                        let value = value.xor(mask);
                        let value = self.bits(value);
                        return EqStep::Pair(x, value);
                    }
                };
                if apart {
                    return EqStep::Decided(false);
                }
            }
            _ => {}
        }
        EqStep::Is(self.eq_bit_or_plain(a, b))
    }

    /// A single bit is compared with 1 only, so that a bit and its negation are complements.
    fn eq_bit_or_plain(&mut self, a: Term, b: Term) -> Term {
        if self.width(a) == 1 && self.is_bv_zero(b) {
            let one = self.bv(1, 1);
            let eq = self.plain_eq(a, one);
            return self.not(eq);
        }
        self.plain_eq(a, b)
    }

    fn eq_array(&mut self, a: Term, b: Term) -> Term {
        for (a, b) in [(a, b), (b, a)] {
            if self.op(a) != Op::Store {
                continue;
            }
            let [base, index, element] = self.args3(a);
            if base == b {
                let old = self.select(b, index);
                return self.eq(old, element);
            }
            if self.op(b) == Op::Store {
                let [other_base, other_index, other] = self.args3(b);
                if base == other_base && index == other_index && !self.is_array(element) {
                    return self.eq(element, other);
                }
            }
        }
        self.plain_eq(a, b)
    }

    fn is_array(&self, term: Term) -> bool {
        matches!(self.sort(term), Sort::Array(_))
    }
}

/// The inverse of an odd number modulo `2^width`, by Newton's iteration, which doubles the correct bits.
fn inverse(odd: &IBig, width: u32) -> IBig {
    let ring = Ring::Bv(width);
    let mut inverse = odd.clone();
    let mut correct = 3;
    while correct < width {
        inverse = ring.reduce(&inverse * (IBig::from(2) - odd * &inverse));
        correct *= 2;
    }
    inverse
}
