//! Linear integer atoms, as far as they are needed to solve equations and to project variables away.

use std::collections::BTreeMap;

use symra_terms::{Op, Sort, Substitution, Symbol, Term, TermPool};

use crate::transitions::symbol;

/// A sum of variables with coefficients that aren't 0, and a constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Linear {
    pub(crate) monomials: BTreeMap<Term, i64>,
    pub(crate) constant: i64,
}

/// How a sum relates to 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Relation {
    AtMost,
    Equal,
    Differs,
}

impl Linear {
    /// The sum that a term is; none if it isn't one of variables, or if its numbers are large.
    pub(crate) fn read(pool: &TermPool, term: Term) -> Option<Self> {
        let mut sum = Self::default();
        sum.add(pool, term, 1)?;
        Some(sum)
    }

    fn add(&mut self, pool: &TermPool, term: Term, factor: i64) -> Option<()> {
        let mut open = vec![(term, factor)];
        while let Some((term, factor)) = open.pop() {
            if pool.sort(term) != &Sort::Int {
                return None;
            }
            match pool.op(term) {
                Op::Const(_) => {
                    let number = pool.value(term)?.as_int()?.to_i64()?;
                    self.constant = self.constant.checked_add(number.checked_mul(factor)?)?;
                }
                Op::Var(_) => {
                    let entry = self.monomials.entry(term).or_insert(0);
                    *entry = entry.checked_add(factor)?;
                }
                Op::Add => open.extend(pool.args(term).iter().map(|arg| (*arg, factor))),
                Op::Mul => {
                    let [number, rest] = *pool.args(term) else { return None };
                    let number = pool.value(number)?.as_int()?.to_i64()?;
                    open.push((rest, factor.checked_mul(number)?));
                }
                _ => return None,
            }
        }
        self.monomials.retain(|_, coefficient| *coefficient != 0);
        Some(())
    }

    /// The atom that a literal is.
    pub(crate) fn atom(pool: &TermPool, literal: Term) -> Option<(Relation, Self)> {
        let (relation, comparison, strict) = match pool.op(literal) {
            Op::Le => (Relation::AtMost, literal, false),
            Op::Lt => (Relation::AtMost, literal, true),
            Op::Eq => (Relation::Equal, literal, false),
            Op::Not if pool.op(pool.args(literal)[0]) == Op::Eq => {
                (Relation::Differs, pool.args(literal)[0], false)
            }
            _ => return None,
        };
        let [left, right] = *pool.args(comparison) else { return None };
        let mut sum = Self::default();
        sum.add(pool, left, 1)?;
        sum.add(pool, right, -1)?;
        sum.constant = sum.constant.checked_add(i64::from(strict))?;
        Some((relation, sum))
    }

    /// The term of the sum.
    pub(crate) fn term(&self, pool: &mut TermPool) -> Term {
        let mut addends = vec![pool.int(self.constant)];
        for (variable, coefficient) in &self.monomials {
            let number = pool.int(*coefficient);
            addends.push(pool.mul(&[number, *variable]));
        }
        pool.add(&addends)
    }

    /// What a variable with coefficient 1 or -1 must be for the sum to be 0.
    pub(crate) fn solve(&self, pool: &mut TermPool, variable: Term) -> Option<Term> {
        let coefficient = *self.monomials.get(&variable)?;
        let mut rest = self.clone();
        rest.monomials.remove(&variable);
        let rest = rest.term(pool);
        match coefficient {
            1 => Some(pool.neg(rest)),
            -1 => Some(rest),
            _ => None,
        }
    }
}

/// A substitution of one variable.
pub(crate) fn replace(pool: &TermPool, variable: Term, term: Term) -> Substitution {
    let mut substitution = Substitution::default();
    substitution.bind(symbol(pool, variable), term);
    substitution
}

/// The conjuncts of terms, each once; none if one is `false`.
pub(crate) fn conjuncts(pool: &TermPool, terms: &[Term]) -> Option<Vec<Term>> {
    let mut open: Vec<Term> = terms.iter().rev().copied().collect();
    let mut found = Vec::new();
    while let Some(term) = open.pop() {
        if term == pool.false_() {
            return None;
        }
        if pool.op(term) == Op::And {
            open.extend(pool.args(term).iter().rev().copied());
        } else if term != pool.true_() && !found.contains(&term) {
            found.push(term);
        }
    }
    Some(found)
}

/// Whether a variable occurs in a term.
pub(crate) fn occurs(pool: &TermPool, variable: Symbol, term: Term) -> bool {
    pool.variables(term).binary_search(&variable).is_ok()
}

/// `exists variable. conjunction of conditions` as conditions again, or none where that takes more than bounds.
///
/// Sound and exact over the integers: with bounds on one side only, some value satisfies them and differs from finitely many
/// others; with coefficients 1 and -1 and no disequation there is a value iff no lower bound is above an upper one.
pub(crate) fn project(
    pool: &mut TermPool,
    variable: Term,
    conditions: &[Term],
) -> Option<Vec<Term>> {
    /// More pairs of bounds than this are not worth it.
    const PAIRS: usize = 36;
    let (mut rest, mut lower, mut upper, mut differs) = (Vec::new(), Vec::new(), Vec::new(), false);
    let name = symbol(pool, variable);
    for condition in conditions {
        if !occurs(pool, name, *condition) {
            rest.push(*condition);
            continue;
        }
        let (relation, sum) = Linear::atom(pool, *condition)?;
        match relation {
            Relation::Equal => return None,
            Relation::Differs => differs = true,
            Relation::AtMost if sum.monomials[&variable] > 0 => upper.push(sum),
            Relation::AtMost => lower.push(sum),
        }
    }
    if lower.is_empty() || upper.is_empty() {
        return Some(rest);
    }
    let unit = |sum: &Linear| sum.monomials[&variable].abs() == 1;
    if differs || lower.len() * upper.len() > PAIRS || !lower.iter().chain(&upper).all(unit) {
        return None;
    }
    for low in &lower {
        for high in &upper {
            let (low, high) = (low.term(pool), high.term(pool));
            let sum = pool.add(&[low, high]);
            let zero = pool.int(0);
            let fact = pool.le(sum, zero);
            if fact != pool.true_() {
                rest.push(fact);
            }
        }
    }
    Some(rest)
}

/// The same conditions with, of comparable bounds, only the tightest. Says whether a bound became an equation.
pub(crate) fn tighten(pool: &mut TermPool, conditions: &mut Vec<Term>) {
    let mut others = Vec::new();
    // For sums without their constants, c in `sum + c <= 0`.
    let mut bounds: BTreeMap<Vec<(Term, i64)>, i64> = BTreeMap::new();
    let mut differs: Vec<(Vec<(Term, i64)>, i64)> = Vec::new();
    for condition in &*conditions {
        match Linear::atom(pool, *condition) {
            Some((Relation::AtMost, sum)) => {
                let key: Vec<_> = sum.monomials.into_iter().collect();
                let bound = bounds.entry(key).or_insert(sum.constant);
                *bound = (*bound).max(sum.constant);
            }
            Some((Relation::Differs, sum)) => {
                differs.push((sum.monomials.into_iter().collect(), sum.constant));
            }
            Some((Relation::Equal, _)) | None => others.push(*condition),
        }
    }
    // A disequation at the end of a bound moves the bound by one, and another may then be at its end.
    loop {
        let before = differs.len();
        differs.retain(|(key, constant)| {
            let negated: Vec<_> =
                key.iter().map(|(variable, coefficient)| (*variable, -coefficient)).collect();
            for (side, value) in [(key, *constant), (&negated, -*constant)] {
                if let Some(bound) = bounds.get_mut(side) {
                    match value.cmp(bound) {
                        std::cmp::Ordering::Less => return false,
                        std::cmp::Ordering::Equal => {
                            *bound += 1;
                            return false;
                        }
                        std::cmp::Ordering::Greater => (),
                    }
                }
            }
            true
        });
        if differs.len() == before {
            break;
        }
    }
    let zero = pool.int(0);
    let mut result = others;
    for (key, constant) in &bounds {
        let sum = Linear { monomials: key.iter().copied().collect(), constant: *constant };
        let negated: Vec<_> =
            key.iter().map(|(variable, coefficient)| (*variable, -coefficient)).collect();
        let term = sum.term(pool);
        let meets = bounds.get(&negated) == Some(&-*constant);
        result.push(if meets { pool.eq(term, zero) } else { pool.le(term, zero) });
    }
    for (key, constant) in differs {
        let term = Linear { monomials: key.into_iter().collect(), constant }.term(pool);
        result.push(pool.ne(term, zero));
    }
    result.sort_unstable();
    result.dedup();
    *conditions = result;
}
