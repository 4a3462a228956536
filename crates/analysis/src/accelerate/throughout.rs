//! What holds in each of many rounds.
//!
//! ```text
//! TH:1  p && q, p || q                  both throughout; one of them throughout
//! TH:2  a < b, a <= b                   in the first and in the last round, and neither side wraps: it is a straight line
//! TH:3  a = b                           in the first round, and both sides grow alike
//! TH:4  a != b                          the first round in which they are equal is n or later: a - b = g + j * c is solved for j;
//!                                       of integers: one is the smaller one throughout
//! TH:5  what nothing changes            in the first round
//! ```
//!
//! How a term grows from round to round, modulo its width: that of a variable is known, sums and multiples follow, low bits and
//! extensions too, these if what is extended does not wrap.

use std::collections::BTreeMap;

use symra_ir::VarId;
use symra_terms::{BitVec, Op, Sort, Substitution, Symbol, Term, TermPool, Value, Variables};

use super::{by_symbol, is_zero};
use crate::encode::Encoder;

/// Deeper terms are not looked at.
const DEEPEST: usize = 40;

/// How variables grow in rounds.
pub(super) struct Growth<'a> {
    pool: &'a mut TermPool,
    grows: BTreeMap<Symbol, Term>,
    own: BTreeMap<VarId, Term>,
    /// The number of rounds.
    count: Term,
    /// That number less one.
    last: Term,
    /// What terms need in order to grow as they are said to.
    needed: Vec<Term>,
    variables: Variables,
}

impl<'a> Growth<'a> {
    pub(super) fn new(
        pool: &'a mut TermPool,
        encoder: &Encoder<'_>,
        grows: &BTreeMap<VarId, Term>,
        count: Term,
    ) -> Self {
        let last = match pool.sort(count) {
            Sort::Bv(width) => {
                let one = pool.bv(1, *width);
                pool.bv_sub(count, one)
            }
            Sort::Int => {
                let one = pool.int(1);
                pool.sub(count, one)
            }
            _ => count,
        };
        let own = grows.keys().map(|var| (*var, encoder.cfa.term(*var))).collect();
        let grows = by_symbol(pool, encoder, grows);
        let (needed, variables) = (Vec::new(), Variables::default());
        Self { pool, grows, own, count, last, needed, variables }
    }

    /// There is a round.
    pub(super) fn at_least_one(&mut self) -> Term {
        if let Some(width) = self.pool.sort(self.count).bv_width() {
            let zero = self.pool.bv(0, width);
            self.pool.bv_ult(zero, self.count)
        } else {
            let zero = self.pool.int(0);
            self.pool.lt(zero, self.count)
        }
    }

    /// The value of a variable after all rounds; nothing if it stays as it is.
    pub(super) fn after(&mut self, var: VarId) -> Option<Term> {
        let own = *self.own.get(&var)?;
        let after = self.grown(own, self.count);
        (after != own).then_some(after)
    }

    /// What a variable is after so many rounds.
    fn grown(&mut self, own: Term, rounds: Term) -> Term {
        let by = self.pool.symbol(own).and_then(|symbol| self.grows.get(&symbol).copied());
        let Some(by) = by.filter(|by| !is_zero(self.pool, *by)) else { return own };
        match self.pool.sort(own).clone() {
            Sort::Bv(width) => {
                let rounds = resized(self.pool, rounds, width);
                let all = self.pool.bv_mul(by, rounds);
                self.pool.bv_add(own, all)
            }
            Sort::Int => {
                let all = self.pool.mul(&[by, rounds]);
                self.pool.add(&[own, all])
            }
            _ => own,
        }
    }

    /// A term in the last round.
    fn at_last(&mut self, term: Term) -> Term {
        let mut substitution = Substitution::default();
        for (symbol, own) in self.changing(term) {
            let value = self.grown(own, self.last);
            substitution.bind(symbol, value);
        }
        substitution.apply(self.pool, term)
    }

    /// The variables of a term that grow.
    fn changing(&mut self, term: Term) -> Vec<(Symbol, Term)> {
        let symbols = self.variables.of(self.pool, term);
        let mut changing = Vec::new();
        for own in self.own.values() {
            if let Some(symbol) = self.pool.symbol(*own)
                && symbols.contains(&symbol)
                && self.grows.get(&symbol).is_some_and(|by| !is_zero(self.pool, *by))
            {
                changing.push((symbol, *own));
            }
        }
        changing
    }

    /// By how much a term grows in each round, where that needs nothing else.
    pub(super) fn by_certainly(&mut self, term: Term) -> Option<Term> {
        let by = self.by(term, 0)?;
        self.needed.is_empty().then_some(by)
    }

    /// By how much a term grows in each round, with what that needs.
    fn by(&mut self, term: Term, depth: usize) -> Option<Term> {
        if depth > DEEPEST {
            return None;
        }
        if self.changing(term).is_empty() {
            return Some(super::zero(self.pool, term));
        }
        let args = self.pool.args(term).to_vec();
        match self.pool.op(term) {
            Op::Var(symbol) => self.grows.get(&symbol).copied(),
            Op::BvAdd => {
                let all = args.iter().map(|arg| self.by(*arg, depth + 1));
                let all: Vec<Term> = all.collect::<Option<_>>()?;
                Some(self.pool.bv_sum(&all))
            }
            Op::BvNeg => {
                let by = self.by(args[0], depth + 1)?;
                Some(self.pool.bv_neg(by))
            }
            Op::BvMul => {
                let (fixed, other) = if self.changing(args[0]).is_empty() {
                    (args[0], args[1])
                } else {
                    (args[1], args[0])
                };
                if !self.changing(fixed).is_empty() {
                    return None;
                }
                let by = self.by(other, depth + 1)?;
                Some(self.pool.bv_mul(fixed, by))
            }
            Op::Extract { hi, lo: 0 } => {
                let by = self.by(args[0], depth + 1)?;
                Some(self.pool.extract(hi, 0, by))
            }
            Op::ZeroExtend(more) => {
                let by = self.by(args[0], depth + 1)?;
                let straight = self.straight(args[0], by, false)?;
                self.needed.push(straight);
                Some(self.pool.sign_extend(more, by))
            }
            Op::SignExtend(more) => {
                let by = self.by(args[0], depth + 1)?;
                let straight = self.straight(args[0], by, true)?;
                self.needed.push(straight);
                Some(self.pool.sign_extend(more, by))
            }
            Op::Add => {
                let all = args.iter().map(|arg| self.by(*arg, depth + 1));
                let all: Vec<Term> = all.collect::<Option<_>>()?;
                Some(self.pool.add(&all))
            }
            Op::Mul => {
                let (fixed, moving): (Vec<Term>, Vec<Term>) =
                    args.into_iter().partition(|arg| self.changing(*arg).is_empty());
                let [moving] = moving[..] else { return None };
                let by = self.by(moving, depth + 1)?;
                let all: Vec<Term> = fixed.into_iter().chain([by]).collect();
                Some(self.pool.mul(&all))
            }
            _ => None,
        }
    }

    /// Holds where a term that grows by so much, read with its sign, does not wrap before the last round.
    fn straight(&mut self, term: Term, by: Term, signed: bool) -> Option<Term> {
        let width = self.pool.sort(term).bv_width()?;
        if is_zero(self.pool, by) {
            return Some(self.pool.true_());
        }
        let rounds = self.pool.sort(self.last).bv_width()?;
        // Small steps need few bits.
        let bits = match self.pool.value(by) {
            Some(Value::Bv(value)) => significant(value),
            _ => width,
        };
        let wide = width.max(rounds + bits) + 2;
        let pool = &mut *self.pool;
        let first = if signed {
            pool.sign_extend(wide - width, term)
        } else {
            pool.zero_extend(wide - width, term)
        };
        let by = pool.sign_extend(wide - width, by);
        let rounds = pool.zero_extend(wide - rounds, self.last);
        let all = pool.bv_mul(by, rounds);
        let end = pool.bv_add(first, all);
        let low = pool.extract(width - 1, 0, end);
        let within = if signed {
            pool.sign_extend(wide - width, low)
        } else {
            pool.zero_extend(wide - width, low)
        };
        Some(pool.eq(within, end))
    }

    /// Holds only where a formula holds in every round.
    pub(super) fn throughout(&mut self, formula: Term) -> Term {
        self.all_along(formula, true, 0)
    }

    fn all_along(&mut self, formula: Term, positive: bool, depth: usize) -> Term {
        if depth > DEEPEST {
            return self.pool.false_();
        }
        let args = self.pool.args(formula).to_vec();
        match self.pool.op(formula) {
            Op::Not => self.all_along(args[0], !positive, depth + 1),
            // TH:1
            op @ (Op::And | Op::Or) => {
                let parts: Vec<Term> =
                    args.iter().map(|arg| self.all_along(*arg, positive, depth + 1)).collect();
                if (op == Op::And) == positive {
                    self.pool.and(&parts)
                } else {
                    self.pool.or(&parts)
                }
            }
            op => {
                self.needed.clear();
                let known = self.atom(op, &args, formula, positive);
                let mut parts = std::mem::take(&mut self.needed);
                let Some(known) = known else { return self.pool.false_() };
                parts.push(known);
                self.pool.and(&parts)
            }
        }
    }

    fn atom(&mut self, op: Op, args: &[Term], formula: Term, positive: bool) -> Option<Term> {
        let stated = if positive { formula } else { self.pool.not(formula) };
        if self.changing(formula).is_empty() {
            return Some(stated); // TH:5
        }
        match op {
            // TH:2
            Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle => {
                let signed = matches!(op, Op::BvSlt | Op::BvSle);
                let mut parts = vec![stated];
                for side in args {
                    let by = self.by(*side, 0)?;
                    parts.push(self.straight(*side, by, signed)?);
                }
                parts.push(self.at_last(stated));
                Some(self.pool.and(&parts))
            }
            Op::Le | Op::Lt => {
                self.by(args[0], 0)?;
                self.by(args[1], 0)?;
                let last = self.at_last(stated);
                Some(self.pool.and(&[stated, last]))
            }
            Op::Eq => self.equation(args[0], args[1], stated, positive),
            _ => None,
        }
    }

    /// TH:3 and TH:4.
    fn equation(&mut self, a: Term, b: Term, stated: Term, positive: bool) -> Option<Term> {
        let (grows, other) = (self.by(a, 0)?, self.by(b, 0)?);
        if grows == other {
            return Some(stated);
        }
        if positive {
            return None;
        }
        match self.pool.sort(a).clone() {
            Sort::Bv(_) => {
                let by = self.pool.bv_sub(grows, other);
                let gap = self.pool.bv_sub(a, b);
                let Some(Value::Bv(by)) = self.pool.value(by).cloned() else { return None };
                let first = first_zero(self.pool, gap, &by)?;
                let width = self.pool.sort(self.count).bv_width()?;
                // Where the count has fewer bits than the answer, both have the answer's.
                let own = self.pool.sort(first.rounds).bv_width()?;
                let most = own.max(width);
                let rounds = resized(self.pool, first.rounds, most);
                let count = resized(self.pool, self.count, most);
                let later = self.pool.bv_ule(count, rounds);
                Some(self.pool.or(&[first.never, later]))
            }
            Sort::Int => {
                let mut ways = Vec::new();
                for (low, high) in [(a, b), (b, a)] {
                    let less = self.pool.lt(low, high);
                    let last = self.at_last(less);
                    ways.push(self.pool.and(&[less, last]));
                }
                Some(self.pool.or(&ways))
            }
            _ => None,
        }
    }
}

/// When a number that grows is zero for the first time.
struct FirstZero {
    /// Where it never is.
    never: Term,
    /// After how many rounds, where it is.
    rounds: Term,
}

/// TH:4: `gap + j * by = 0`, with `by = 2^t * odd`, has a solution where the low `t` bits of the gap are zero, and its least one is
/// `-(gap / 2^t) / odd` modulo what is left of the width.
fn first_zero(pool: &mut TermPool, gap: Term, by: &BitVec) -> Option<FirstZero> {
    let width = by.width();
    let shift = (0..width).find(|position| by.bit(*position))?;
    let odd = by.extract(width - 1, shift);
    let inverse = pool.constant(Value::Bv(inverse(&odd)));
    let high = pool.extract(width - 1, shift, gap);
    let high = pool.bv_neg(high);
    let rounds = pool.bv_mul(high, inverse);
    let never = if shift == 0 {
        pool.false_()
    } else {
        let low = pool.extract(shift - 1, 0, gap);
        let zero = pool.bv(0, shift);
        let divides = pool.eq(low, zero);
        pool.not(divides)
    };
    Some(FirstZero { never, rounds })
}

/// The inverse of an odd number modulo its width, by Newton's iteration: each round doubles the number of right bits.
fn inverse(odd: &BitVec) -> BitVec {
    let two = BitVec::from_u64(2, odd.width());
    let (mut found, mut right) = (odd.clone(), 3);
    while right < odd.width() {
        found = found.mul(&two.sub(&odd.mul(&found)));
        right *= 2;
    }
    found
}

/// How many bits a number has, read with its sign.
fn significant(value: &BitVec) -> u32 {
    let sign = value.is_negative();
    let top = (0..value.width()).rev().find(|position| value.bit(*position) != sign);
    top.map_or(1, |position| position + 2)
}

/// The low bits of a number, or the number with zeros before it.
fn resized(pool: &mut TermPool, term: Term, width: u32) -> Term {
    let own = pool.sort(term).bv_width().unwrap_or(width);
    if own < width { pool.zero_extend(width - own, term) } else { pool.extract(width - 1, 0, term) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_are_inverse() {
        for width in [1, 2, 3, 8, 32, 64, 65] {
            for odd in [1, 3, 5, 0xffff_ffff, 0x1234_5679] {
                let odd = BitVec::from_u64(odd, width);
                let one = BitVec::from_u64(1, width);
                assert_eq!(odd.mul(&inverse(&odd)), one, "{odd:?}");
            }
        }
    }

    #[test]
    fn significant_bits_hold_the_number() {
        for (number, bits) in [(0, 1), (1, 2), (-1, 1), (2, 3), (-2, 2), (127, 8), (-128, 8)] {
            assert_eq!(significant(&BitVec::from_i64(number, 16)), bits, "{number}");
        }
    }
}
