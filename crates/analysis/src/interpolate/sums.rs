//! Sums of inequalities: what a loop preserves where it preserves neither of them.
//!
//! ```text
//! for (j = 0; j < m; j++) { assert(k > 0); k--; }
//! ```
//!
//! A violation needs `k <= 0` and `j < m`. So many rounds before it, it needs `k <= 1`, `k <= 2`, and so on: there is no end of such predicates.
//! The sum of both inequalities, `k + j < m`, is the same in all rounds. It is what an interpolating solver for linear arithmetic finds
//! by Farkas' lemma (`McMillan`, "An interpolating theorem prover", TACAS 2004). Numbers get a factor in place of one side:
//! `k < 100` and `10 <= i` give `k < 10 i`.

use std::collections::BTreeMap;

use symra_terms::{BitVec, Integer, Op, Sort, Term, TermPool, Value};

/// At most so many inequalities are added to each other.
const INEQUALITIES: usize = 10;
/// At most so many sums are guessed.
const SUMS: usize = 60;

/// That a sum of terms and a number is at most zero, of terms of one sort.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Inequality {
    sort: Sort,
    /// The terms with their factors, none of them zero.
    terms: BTreeMap<Term, i64>,
    number: i64,
}

/// What excludes that all the disjuncts are violated: sums of two violations, or of one with a condition that holds.
pub(super) fn sums(pool: &mut TermPool, disjuncts: &[Term], conditions: &[Term]) -> Vec<Term> {
    let mut violated = Vec::new();
    for part in disjuncts {
        let negation = pool.not(*part);
        violated.extend(inequality(pool, negation));
    }
    violated.truncate(INEQUALITIES);
    let mut all = violated.clone();
    all.extend(conditions.iter().filter_map(|condition| inequality(pool, *condition)));
    all.truncate(2 * INEQUALITIES);
    let mut sums = Vec::new();
    for (index, one) in violated.iter().enumerate() {
        for (number, other) in all.iter().enumerate().skip(index + 1) {
            let Some(sum) = one.plus(other) else { continue };
            let shorter = sum.terms.len() < one.terms.len() + other.terms.len();
            if !sum.terms.is_empty() && (shorter || number < violated.len()) {
                sums.push(sum);
            }
        }
    }
    all.extend(sums.iter().cloned());
    for upper in &all {
        for lower in &all {
            sums.extend(upper.with_factor(lower));
        }
    }
    let mut found = Vec::new();
    for sum in &sums {
        let formula = sum.formula(pool);
        let negation = pool.not(formula);
        if pool.value(negation).is_none() && !found.contains(&negation) {
            found.push(negation);
        }
        if found.len() >= SUMS {
            break;
        }
    }
    found
}

/// Whether two orders say the same with other numbers.
pub fn is_a_number_apart(pool: &TermPool, a: Term, b: Term) -> bool {
    match (inequality(pool, a), inequality(pool, b)) {
        (Some(a), Some(b)) => {
            let opposite = |(term, factor): (&Term, &i64)| b.terms.get(term) == Some(&-*factor);
            let negated = a.terms.len() == b.terms.len() && a.terms.iter().all(opposite);
            a.sort == b.sort && (a.terms == b.terms || negated)
        }
        _ => false,
    }
}

/// An order of integers, or a signed one of bit-vectors, as an inequality.
fn inequality(pool: &TermPool, formula: Term) -> Option<Inequality> {
    let strict = matches!(pool.op(formula), Op::Lt | Op::BvSlt);
    if !strict && !matches!(pool.op(formula), Op::Le | Op::BvSle) {
        return None;
    }
    let [low, high] = *pool.args(formula) else { return None };
    let sort = pool.sort(low).clone();
    let mut found = Inequality { sort, terms: BTreeMap::new(), number: i64::from(strict) };
    found.add(pool, low, 1)?;
    found.add(pool, high, -1)?;
    found.terms.retain(|_, factor| *factor != 0);
    Some(found)
}

impl Inequality {
    /// Adds a term so many times.
    fn add(&mut self, pool: &TermPool, term: Term, factor: i64) -> Option<()> {
        if let Some(number) = number(pool, term) {
            self.number = self.number.checked_add(number.checked_mul(factor)?)?;
            return Some(());
        }
        let args = pool.args(term);
        match (pool.op(term), args) {
            (Op::Add | Op::BvAdd, _) => {
                for arg in args {
                    self.add(pool, *arg, factor)?;
                }
            }
            (Op::BvNeg, [arg]) => self.add(pool, *arg, factor.checked_neg()?)?,
            (Op::Mul | Op::BvMul, [a, b]) if number(pool, *a).is_some() => {
                self.add(pool, *b, factor.checked_mul(number(pool, *a)?)?)?;
            }
            _ => {
                let sum = self.terms.entry(term).or_default();
                *sum = sum.checked_add(factor)?;
            }
        }
        Some(())
    }

    fn plus(&self, other: &Self) -> Option<Self> {
        if self.sort != other.sort {
            return None;
        }
        let mut sum = self.clone();
        sum.number = sum.number.checked_add(other.number)?;
        for (term, factor) in &other.terms {
            let own = sum.terms.entry(*term).or_default();
            *own = own.checked_add(*factor)?;
        }
        sum.terms.retain(|_, factor| *factor != 0);
        Some(sum)
    }

    /// Of `x < n` and `m <= y`, with positive numbers, `x < n / m * y`.
    fn with_factor(&self, lower: &Self) -> Option<Self> {
        let mut lows = lower.terms.iter();
        let (Some((y, -1)), None, n, m) = (lows.next(), lows.next(), 1 - self.number, lower.number)
        else {
            return None;
        };
        if self.sort != lower.sort || n <= 1 || m <= 0 || self.terms.contains_key(y) {
            return None;
        }
        let mut bound = self.clone();
        bound.number = 1;
        bound.terms.insert(*y, -(n.checked_add(m - 1)? / m));
        Some(bound)
    }

    /// The inequality with positive factors on both of its sides.
    fn formula(&self, pool: &mut TermPool) -> Term {
        let (mut low, mut high) = (Vec::new(), Vec::new());
        for (term, factor) in &self.terms {
            let size = constant(pool, &self.sort, factor.saturating_abs());
            let product = match self.sort {
                Sort::Int => pool.mul(&[size, *term]),
                _ => pool.bv_mul(size, *term),
            };
            if *factor > 0 { &mut low } else { &mut high }.push(product);
        }
        let strict = self.number == 1;
        let rest = if strict { 0 } else { self.number };
        let side = if rest > 0 { &mut low } else { &mut high };
        side.push(constant(pool, &self.sort, rest.saturating_abs()));
        if self.sort == Sort::Int {
            let (low, high) = (pool.add(&low), pool.add(&high));
            return if strict { pool.lt(low, high) } else { pool.le(low, high) };
        }
        let none = pool.constant(Value::default_of(&self.sort));
        low.push(none);
        let (low, high) = (pool.bv_sum(&low), pool.bv_sum(&high));
        if strict { pool.bv_slt(low, high) } else { pool.bv_sle(low, high) }
    }
}

/// The number that is written down, as a signed one.
fn number(pool: &TermPool, term: Term) -> Option<i64> {
    match pool.value(term)? {
        Value::Int(number) => number.to_i64(),
        Value::Bv(bits) if bits.width() <= 64 => {
            let unused = 64 - bits.width();
            Some((bits.to_u64()? << unused).cast_signed() >> unused)
        }
        _ => None,
    }
}

fn constant(pool: &mut TermPool, sort: &Sort, number: i64) -> Term {
    pool.constant(match sort {
        Sort::Bv(width) => BitVec::from_i64(number, *width).into(),
        _ => Value::Int(Integer::from(number)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_violations_have_in_common() {
        let mut pool = TermPool::new();
        let [k, j, m] = ["k", "j", "m"].map(|name| pool.var(name, &Sort::Bv(8)));
        let (zero, two) = (pool.bv(0, 8), pool.bv(2, 8));
        // k - 2 > 0, or j + 2 >= m.
        let (less, more) = (pool.bv_sub(k, two), pool.bv_add(j, two));
        let parts = [pool.bv_slt(zero, less), pool.bv_sle(m, more)];
        let sum = pool.bv_add(k, j);
        assert_eq!(sums(&mut pool, &parts, &[]), [pool.bv_sle(m, sum)]);
    }

    #[test]
    fn a_variable_that_a_condition_bounds_is_left_out() {
        let mut pool = TermPool::new();
        let [k, i, n] = ["k", "i", "n"].map(|name| pool.var(name, &Sort::Int));
        let (ten, hundred) = (pool.int(10), pool.int(100));
        // k >= 100, or i < n; 10 <= n holds.
        let parts = [pool.le(hundred, k), pool.lt(i, n)];
        let condition = pool.le(ten, n);
        let found = sums(&mut pool, &parts, &[condition]);
        let product = pool.mul(&[ten, i]);
        let [above, below] = [pool.le(product, k), pool.lt(i, ten)];
        assert!(found.contains(&above) && found.contains(&below), "{found:?}");
    }

    #[test]
    fn orders_of_other_sorts_are_no_inequalities() {
        let mut pool = TermPool::new();
        let [a, b] = ["a", "b"].map(|name| pool.var(name, &Sort::Bv(8)));
        let [c, d] = ["c", "d"].map(|name| pool.var(name, &Sort::Bv(16)));
        let parts = [pool.bv_slt(a, b), pool.bv_slt(c, d), pool.bv_ult(a, b)];
        assert_eq!(sums(&mut pool, &parts, &[]), []);
    }
}
