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

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::testing::Random;
    use symra_terms::{Assignment, Value};

    struct Setting {
        pool: TermPool,
        variables: [Term; 3],
    }

    fn setting() -> Setting {
        let mut pool = TermPool::new();
        let variables = ["x", "y", "z"].map(|name| pool.var(name, &Sort::Int));
        Setting { pool, variables }
    }

    impl Setting {
        fn holds(&self, formulas: &[Term], values: [i64; 3]) -> bool {
            let mut state = Assignment::default();
            for (variable, value) in self.variables.iter().zip(values) {
                state.set(symbol(&self.pool, *variable), Value::int(value));
            }
            let is_true = |formula: &Term| self.pool.evaluate_in(*formula, &state);
            formulas.iter().all(|formula| is_true(formula) == Value::Bool(true))
        }

        /// A sum of the variables with coefficients up to a number, and a constant.
        fn sum(&mut self, random: &mut Random, most: i64) -> Term {
            let mut small = |size: i64| {
                let count = usize::try_from(2 * size + 1).expect("a small number should fit");
                i64::try_from(random.below(count)).expect("a small number should fit") - size
            };
            let factors = [small(most), small(most), small(most)];
            let mut addends = vec![self.pool.int(small(3))];
            for (variable, factor) in self.variables.into_iter().zip(factors) {
                let factor = self.pool.int(factor);
                addends.push(self.pool.mul(&[factor, variable]));
            }
            self.pool.add(&addends)
        }

        fn condition(&mut self, random: &mut Random, most: i64) -> Term {
            let (sum, zero) = (self.sum(random, most), self.pool.int(0));
            match random.below(6) {
                0 => self.pool.ne(sum, zero),
                1 => self.pool.lt(sum, zero),
                _ => self.pool.le(sum, zero),
            }
        }
    }

    /// The states of three small numbers.
    fn states(size: i64) -> impl Iterator<Item = [i64; 3]> {
        let all = move || -size..=size;
        all().flat_map(move |x| all().flat_map(move |y| all().map(move |z| [x, y, z])))
    }

    #[test]
    fn sums_are_read_and_written() {
        let Setting { mut pool, variables: [x, y, _] } = setting();
        let (two, three) = (pool.int(2), pool.int(3));
        let inner = pool.add(&[x, three]);
        let double = pool.mul(&[two, inner]);
        let minus = pool.neg(y);
        let term = pool.add(&[double, minus, y, x]);
        let sum = Linear::read(&pool, term).expect("it should be a sum");
        // What cancels out is not there.
        assert_eq!(sum.monomials, BTreeMap::from([(x, 3)]));
        assert_eq!(sum.constant, 6);
        let again = sum.term(&mut pool);
        assert_eq!(Linear::read(&pool, again), Some(sum));
        let product = pool.mul(&[x, y]);
        assert_eq!(Linear::read(&pool, product), None);
        let huge = pool.int(i64::MAX);
        let too_large = pool.mul(&[huge, x]);
        let too_large = pool.add(&[too_large, too_large, too_large]);
        assert_eq!(Linear::read(&pool, too_large), None);
    }

    #[test]
    fn a_variable_with_factor_one_is_solved_for() {
        let mut here = setting();
        let mut random = Random::new(1);
        let mut solved = 0;
        for _ in 0..200 {
            let term = here.sum(&mut random, 2);
            let sum = Linear::read(&here.pool, term).expect("it should be a sum");
            let [x, ..] = here.variables;
            let Some(solution) = sum.solve(&mut here.pool, x) else {
                assert!(sum.monomials.get(&x).is_none_or(|factor| factor.abs() != 1));
                continue;
            };
            solved += 1;
            let zero = here.pool.int(0);
            let (one, other) = (here.pool.eq(term, zero), here.pool.eq(x, solution));
            for state in states(2) {
                assert_eq!(here.holds(&[one], state), here.holds(&[other], state));
            }
        }
        assert!(solved > 40, "{solved}");
    }

    #[test]
    fn a_projection_is_exact() {
        let mut here = setting();
        let mut random = Random::new(2);
        let (mut projected, mut refused) = (0, 0);
        for round in 0..300 {
            let count = 1 + random.below(4);
            let most = if round % 2 == 0 { 1 } else { 2 };
            let mut given: Vec<Term> = Vec::new();
            for _ in 0..count {
                given.push(here.condition(&mut random, most));
            }
            let [x, ..] = here.variables;
            let Some(given) = conjuncts(&here.pool, &given) else { continue };
            let Some(left) = project(&mut here.pool, x, &given) else {
                refused += 1;
                continue;
            };
            projected += 1;
            let name = symbol(&here.pool, x);
            assert!(left.iter().all(|condition| !occurs(&here.pool, name, *condition)));
            for [_, y, z] in states(2).filter(|[x, ..]| *x == 0) {
                // Bounds are at most 11 from 0, and each disequation excludes one value.
                let exists = (-40..=40).any(|x| here.holds(&given, [x, y, z]));
                assert_eq!(here.holds(&left, [0, y, z]), exists, "round {round}, {y}, {z}");
            }
        }
        assert!(projected > 100 && refused > 10, "{projected} and {refused}");
    }

    #[test]
    fn tighter_conditions_say_the_same() {
        let mut here = setting();
        let mut random = Random::new(3);
        let mut fewer = 0;
        for round in 0..200 {
            let count = 2 + random.below(5);
            let mut given: Vec<Term> = Vec::new();
            for _ in 0..count {
                given.push(here.condition(&mut random, 1));
            }
            let Some(given) = conjuncts(&here.pool, &given) else { continue };
            let mut tight = given.clone();
            tighten(&mut here.pool, &mut tight);
            fewer += usize::from(tight.len() < given.len());
            for state in states(4) {
                let (before, after) = (here.holds(&given, state), here.holds(&tight, state));
                assert_eq!(before, after, "round {round}, {state:?}");
            }
        }
        assert!(fewer > 10, "{fewer}");
    }

    #[test]
    fn two_bounds_that_meet_are_an_equation() {
        let Setting { mut pool, variables: [x, y, _] } = setting();
        let (up, down) = (pool.le(x, y), pool.le(y, x));
        let mut conditions = vec![up, down];
        tighten(&mut pool, &mut conditions);
        let difference = pool.sub(x, y);
        let zero = pool.int(0);
        let expected = [pool.eq(difference, zero), pool.eq(x, y)];
        assert!(!conditions.is_empty());
        assert!(conditions.iter().all(|condition| expected.contains(condition)), "{conditions:?}");
        // A disequation at the end of a bound moves it.
        let (three, four) = (pool.int(3), pool.int(4));
        let mut conditions = vec![pool.le(x, four), pool.ne(x, four), pool.le(x, three)];
        tighten(&mut pool, &mut conditions);
        assert_eq!(conditions, [pool.le(x, three)]);
    }
}
