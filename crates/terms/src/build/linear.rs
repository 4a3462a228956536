//! Linear combinations of terms: the normal form of sums, over the integers and modulo `2^n`.
//!
//! A sum is kept as an application of `Add` or `BvAdd` to monomials in the order of their terms, followed by the
//! constant if it isn't 0. A monomial is a term or a constant times a term: `(Mul c t)`, `(BvMul c t)`, and `(BvNeg t)`
//! for -1.

use dashu_int::{IBig, UBig, ops::RemEuclid};
use smallvec::SmallVec;

use super::FLAT;
use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};
use crate::value::{BitVec, Integer, Value};

/// The numbers that coefficients come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ring {
    /// All integers.
    Int,
    /// The integers modulo `2^width`, represented by those nearest to 0: above `-2^(width-1)`, up to `2^(width-1)`.
    Bv(u32),
}

impl Ring {
    pub(super) fn sum(self) -> Op {
        match self {
            Self::Int => Op::Add,
            Self::Bv(_) => Op::BvAdd,
        }
    }

    /// The representative of a number.
    pub(super) fn reduce(self, number: IBig) -> IBig {
        let Self::Bv(width) = self else { return number };
        if width < 64
            && let Ok(small) = i64::try_from(&number)
        {
            let unused = 64 - width;
            let signed = (small << unused) >> unused;
            // The least number stands for itself negated.
            let least = -1_i64 << (width - 1);
            return IBig::from(if signed == least { -signed } else { signed });
        }
        let half = IBig::from(1) << (width as usize - 1);
        if number <= half && number > -&half {
            return number;
        }
        let modulus: UBig = UBig::from(1u8) << width as usize;
        let residue = IBig::from(number.rem_euclid(IBig::from(modulus.clone())));
        if residue > half { residue - IBig::from(modulus) } else { residue }
    }

    fn value(self, number: IBig) -> Value {
        match self {
            Self::Int => Value::Int(Integer::from(number)),
            Self::Bv(width) => Value::Bv(BitVec::from_ibig(&number, width)),
        }
    }
}

/// Terms with coefficients.
pub(crate) type Monomials = SmallVec<[(Term, IBig); 4]>;

/// A linear combination: distinct terms in ascending order with coefficients that aren't 0, and a constant.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    pub(super) ring: Ring,
    pub(super) monomials: Monomials,
    pub(super) constant: IBig,
}

impl Linear {
    fn new(ring: Ring) -> Self {
        Self { ring, monomials: SmallVec::new(), constant: IBig::ZERO }
    }

    fn push(&mut self, term: Term, coefficient: IBig) {
        self.monomials.push((term, coefficient));
    }

    fn shift(&mut self, by: IBig) {
        self.constant = self.ring.reduce(&self.constant + by);
    }

    /// Sorts the monomials and adds up those of one term.
    fn gather(&mut self) {
        self.monomials.sort_by_key(|(term, _)| *term);
        let ring = self.ring;
        self.monomials.dedup_by(|(term, coefficient), (kept, sum)| {
            let same = term == kept;
            if same {
                *sum = ring.reduce(&*sum + &*coefficient);
            }
            same
        });
        self.monomials.retain(|(_, coefficient)| !coefficient.is_zero());
    }

    /// The combination times a number.
    pub(super) fn scale(&mut self, by: &IBig) {
        for (_, coefficient) in &mut self.monomials {
            *coefficient = self.ring.reduce(&*coefficient * by);
        }
        self.constant = self.ring.reduce(&self.constant * by);
        self.monomials.retain(|(_, coefficient)| !coefficient.is_zero());
    }

    /// The number that the combination is, if it is one.
    pub(super) fn as_constant(&self) -> Option<&IBig> {
        self.monomials.is_empty().then_some(&self.constant)
    }
}

impl TermPool {
    /// The ring of a term's sort.
    pub(super) fn ring(&self, term: Term) -> Ring {
        match self.sort(term).bv_width() {
            Some(width) => Ring::Bv(width),
            None => Ring::Int,
        }
    }

    /// Whether the operator is one that a linear combination looks into.
    pub(super) fn is_linear_op(&self, term: Term) -> bool {
        matches!(
            self.op(term),
            Op::Add | Op::Mul | Op::BvAdd | Op::BvMul | Op::BvNeg | Op::BvNot | Op::Concat
        )
    }

    pub(super) fn number(&self, term: Term) -> Option<IBig> {
        match self.value(term)? {
            Value::Int(number) => Some(number.to_ibig()),
            // The signed number is the representative but for -2^(width-1), which stands for itself negated.
            Value::Bv(bits) => Some(Ring::Bv(bits.width()).reduce(bits.to_ibig())),
            _ => None,
        }
    }

    /// The sum of the terms times their numbers.
    pub(super) fn linear(&mut self, ring: Ring, addends: &[(Term, IBig)]) -> Linear {
        let mut sum = self.plain_linear(ring, addends);
        // Where two variables are changed in both arms of many branches, one after the other, all of these have to go: the sum
        // before the last branch is known most often.
        let mut begun: Vec<(Monomials, IBig)> = Vec::new();
        while let Some(merged) = self.merge_choices(&sum) {
            begun.push((std::mem::take(&mut sum.monomials), sum.constant));
            sum = merged;
            if let Some((monomials, constant)) = self.merged.get(&sum.monomials) {
                sum.monomials.clone_from(monomials);
                sum.shift(constant.clone());
                break;
            }
        }
        for (monomials, constant) in begun {
            let more = ring.reduce(&sum.constant - constant);
            self.merged.insert(monomials, (sum.monomials.clone(), more));
        }
        sum
    }

    /// The same, where choices stay as they are.
    fn plain_linear(&mut self, ring: Ring, addends: &[(Term, IBig)]) -> Linear {
        let mut sum = Linear::new(ring);
        for (term, coefficient) in addends {
            self.add_monomial(&mut sum, *term, coefficient.clone());
        }
        sum.gather();
        while self.expand_sums(&mut sum) {
            sum.gather();
        }
        sum
    }

    /// The sum without choices on one condition whose arms add up to the same: `ite(c, x + 1, x) + ite(c, y, y + 1)` is
    /// `x + y + 1`. Nothing if there are none.
    fn merge_choices(&mut self, sum: &Linear) -> Option<Linear> {
        let condition =
            |pool: &Self, term: Term| (pool.op(term) == Op::Ite).then(|| pool.args3(term)[0]);
        for (at, (term, _)) in sum.monomials.iter().enumerate() {
            let Some(on) = condition(self, *term) else { continue };
            let same = |(term, _): &&(Term, IBig)| condition(self, *term) == Some(on);
            if sum.monomials[..at].iter().any(|one| same(&one)) {
                continue;
            }
            let chosen: Monomials = sum.monomials[at..].iter().filter(same).cloned().collect();
            if chosen.len() < 2 {
                continue;
            }
            let arms = |pool: &Self, arm: usize| -> Monomials {
                let of = |(term, by): &(Term, IBig)| (pool.args3(*term)[arm], by.clone());
                chosen.iter().map(of).collect()
            };
            let (then, otherwise) = (arms(self, 1), arms(self, 2));
            let then = self.plain_linear(sum.ring, &then);
            let otherwise = self.plain_linear(sum.ring, &otherwise);
            if then.monomials != otherwise.monomials || then.constant != otherwise.constant {
                continue;
            }
            let rest = sum.monomials.iter().filter(|one| !chosen.contains(one));
            let addends: Monomials = rest.cloned().chain(then.monomials).collect();
            let mut merged = self.plain_linear(sum.ring, &addends);
            merged.shift(&sum.constant + then.constant);
            return Some(merged);
        }
        None
    }

    /// Adds a term that may be a product with a constant, but is not taken apart if it is a sum.
    fn add_monomial(&mut self, sum: &mut Linear, mut term: Term, mut coefficient: IBig) {
        let ring = sum.ring;
        coefficient = ring.reduce(coefficient);
        loop {
            match self.op(term) {
                Op::Const(_) => {
                    let number = self.number(term).expect("an addend should be a number");
                    return sum.shift(number * coefficient);
                }
                Op::Mul => {
                    let factors = self.args(term);
                    let Some(number) = self.number(factors[0]) else {
                        return sum.push(term, coefficient);
                    };
                    let rest: SmallVec<[Term; 4]> = SmallVec::from_slice(&factors[1..]);
                    coefficient *= number;
                    term = match rest[..] {
                        [factor] => factor,
                        _ => self.node(Op::Mul, &rest, SortId::INT),
                    };
                }
                Op::BvMul => {
                    let [factor, rest] = self.args2(term);
                    let Some(number) = self.number(factor) else {
                        return sum.push(term, coefficient);
                    };
                    coefficient = ring.reduce(coefficient * number);
                    term = rest;
                }
                Op::BvNeg => {
                    coefficient = ring.reduce(-coefficient);
                    term = self.args1(term);
                }
                Op::BvNot => {
                    // ~x = -x - 1
                    sum.shift(-&coefficient);
                    coefficient = ring.reduce(-coefficient);
                    term = self.args1(term);
                }
                Op::Concat => {
                    let Some((shifted, by)) = self.shifted_left(term) else {
                        return sum.push(term, coefficient);
                    };
                    coefficient = ring.reduce(coefficient << by as usize);
                    term = shifted;
                }
                _ => return sum.push(term, coefficient),
            }
            if coefficient.is_zero() {
                return;
            }
        }
    }

    /// The term and the amount, if this is a term shifted left by a constant.
    fn shifted_left(&self, term: Term) -> Option<(Term, u32)> {
        let [high, low] = self.args2(term);
        let Op::Extract { hi, lo: 0 } = self.op(high) else { return None };
        let by = self.bv_value(low).filter(|bits| bits.is_zero())?.width();
        let shifted = self.args1(high);
        (self.width(shifted) == hi + 1 + by).then_some((shifted, by))
    }

    /// Takes apart the sums among the terms if few enough monomials come together; else only moves their constants
    /// out. Says whether anything changed.
    fn expand_sums(&mut self, sum: &mut Linear) -> bool {
        let op = sum.ring.sum();
        let mut total = 0;
        let mut nested = false;
        let mut constants = false;
        for (term, _) in &sum.monomials {
            if self.op(*term) == op {
                nested = true;
                let args = self.args(*term);
                let constant = self.is_const(args[args.len() - 1]);
                constants |= constant;
                total += args.len() - usize::from(constant);
            } else {
                total += 1;
            }
        }
        if !nested || (total > FLAT && !constants) {
            return false;
        }
        let before = std::mem::take(&mut sum.monomials);
        for (term, coefficient) in before {
            if self.op(term) != op {
                sum.push(term, coefficient);
                continue;
            }
            let mut args: SmallVec<[Term; FLAT]> = SmallVec::from_slice(self.args(term));
            if total <= FLAT {
                for arg in args {
                    self.add_monomial(sum, arg, coefficient.clone());
                }
                continue;
            }
            if self.is_const(args[args.len() - 1]) {
                let constant = args.pop().expect("a sum should have addends");
                self.add_monomial(sum, constant, coefficient.clone());
                let sort = self.sort_of(term);
                let rest = match args[..] {
                    [one] => one,
                    _ => self.node(op, &args, sort),
                };
                self.add_monomial(sum, rest, coefficient);
            } else {
                sum.push(term, coefficient);
            }
        }
        true
    }

    /// The term of a combination.
    pub(super) fn linear_term(&mut self, sum: &Linear) -> Term {
        if let [(term, coefficient)] = &sum.monomials[..] {
            let minus_one = IBig::from(-1);
            if sum.ring != Ring::Int && *coefficient == minus_one && sum.constant == minus_one {
                // -x - 1 = ~x
                return self.bv_not(*term);
            }
        }
        let mut args: SmallVec<[Term; FLAT]> = SmallVec::new();
        for (term, coefficient) in &sum.monomials {
            args.push(self.monomial(sum.ring, *term, coefficient));
        }
        if args.is_empty() || !sum.constant.is_zero() {
            args.push(self.ring_constant(sum.ring, sum.constant.clone()));
        }
        if let [one] = args[..] {
            return one;
        }
        let sort = self.sort_of(args[0]);
        self.node(sum.ring.sum(), &args, sort)
    }

    pub(super) fn ring_constant(&mut self, ring: Ring, number: IBig) -> Term {
        self.atom(ring.value(number))
    }

    fn monomial(&mut self, ring: Ring, term: Term, coefficient: &IBig) -> Term {
        if coefficient.is_one() {
            return term;
        }
        let sort = self.sort_of(term);
        match ring {
            Ring::Int => {
                let number = self.ring_constant(ring, coefficient.clone());
                let mut factors: SmallVec<[Term; 4]> = SmallVec::from_slice(&[number]);
                if self.op(term) == Op::Mul {
                    factors.extend_from_slice(self.args(term));
                } else {
                    factors.push(term);
                }
                self.node(Op::Mul, &factors, sort)
            }
            Ring::Bv(_) => {
                if *coefficient == IBig::from(-1) {
                    return self.node(Op::BvNeg, &[term], sort);
                }
                let number = self.ring_constant(ring, coefficient.clone());
                self.node(Op::BvMul, &[number, term], sort)
            }
        }
    }

    /// The two sides of `sum = 0` or `sum <= 0` with positive coefficients only; a constant stands on the side where it is
    /// positive, or alone on the other side of all monomials.
    pub(super) fn sides(&mut self, sum: &Linear) -> (Term, Term) {
        let mut left = Linear::new(sum.ring);
        let mut right = Linear::new(sum.ring);
        for (term, coefficient) in &sum.monomials {
            if *coefficient > IBig::ZERO {
                left.push(*term, coefficient.clone());
            } else {
                right.push(*term, sum.ring.reduce(-coefficient));
            }
        }
        let constant_left = if left.monomials.is_empty() {
            true
        } else if right.monomials.is_empty() {
            false
        } else {
            sum.constant > IBig::ZERO
        };
        if constant_left {
            left.constant.clone_from(&sum.constant);
        } else {
            right.constant = sum.ring.reduce(-&sum.constant);
        }
        (self.linear_term(&left), self.linear_term(&right))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sort;

    #[test]
    fn choices_whose_arms_add_up_to_the_same_go() {
        let mut pool = TermPool::new();
        let sort = Sort::Bv(32);
        let (mut x, mut y, mut z) =
            (pool.var("x", &sort), pool.var("y", &sort), pool.var("z", &sort));
        let before = pool.bv_add(x, y);
        let one = pool.bv(1, 32);
        for round in 0..50 {
            let c = pool.var(&format!("c{round}"), &Sort::Bool);
            let [x1, y1, z1] = [x, y, z].map(|term| pool.bv_add(term, one));
            (x, y, z) = (pool.ite(c, x1, x), pool.ite(c, y, y1), pool.ite(c, z1, z));
            // One of them grows in each round.
            let (sum, rounds) = (pool.bv_add(x, y), pool.bv(round + 1, 32));
            let expected = pool.bv_add(before, rounds);
            assert_eq!(sum, expected, "round {round}");
            let mixed = pool.bv_add(x, z);
            assert_eq!(pool.op(mixed), Op::BvAdd, "both grow, or none does");
        }
        // After many rounds at once.
        let (sum, product) = (pool.bv_add(x, y), pool.bv_add(x, x));
        let rounds = pool.bv(50, 32);
        let expected = pool.bv_add(before, rounds);
        assert_eq!(sum, expected);
        assert_eq!(pool.op(product), Op::BvMul);
        let difference = pool.bv_sub(x, z);
        let (x0, z0) = (pool.var("x", &sort), pool.var("z", &sort));
        let expected = pool.bv_sub(x0, z0);
        assert_eq!(difference, expected);
    }
}
