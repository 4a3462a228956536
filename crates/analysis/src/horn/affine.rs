//! Linear equations between bit-vectors: all that hold, found by counterexamples.
//!
//! ```text
//! AF:1  of each relation all equations hold (of no state)
//! AF:2  while a rule, where the equations that it assumes hold, leads to a relation where some do not:
//! AF:3    take the state there from the model, and keep the combinations of the equations that hold of it
//! ```
//!
//! Symbolic abstraction after Thakur and Reps, with the equations over the integers modulo 2^w of King and Sondergaard
//! and of Elder et al. An equation is a vector a with a0 + a1 x1 + ... + an xn = 0 (mod 2^w). AF:3: of the equations
//! that the state violates, the one whose error has the fewest trailing zeros, k of them, corrects all others; itself it
//! stays, times 2^(w-k). So every step loses at least a factor of two of an equation, and there are at most (n+1)w steps.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{LocId, VarId};
use symra_smt::{Answer, SmtError};
use symra_terms::{Assignment, Sort, Symbol, Term, TermPool, Value};
use symra_verdict::Budget;

use super::{HornSystem, Relation, RuleTarget, Solution, apply};
use crate::encode::{Encoder, Values};

/// At most so many variables of a width are related.
const RELATED: usize = 14;
/// So many steps are made for a relation before its equations are given up.
const STEPS: usize = 80;

/// The equations between variables of one width, or other terms.
#[derive(Clone, Debug)]
pub struct Equations {
    columns: Vec<Term>,
    width: u32,
    rows: Vec<Vec<u64>>,
}

impl Equations {
    /// All equations, which hold of no state.
    pub fn all(columns: Vec<Term>, width: u32) -> Self {
        let count = columns.len() + 1;
        let unit = |index| (0..count).map(|column| u64::from(column == index)).collect();
        Self { rows: (0..count).map(unit).collect(), columns, width }
    }

    fn mask(&self) -> u64 {
        if self.width == 64 { u64::MAX } else { (1 << self.width) - 1 }
    }

    /// AF:3.
    pub fn meet(&mut self, state: &[u64]) {
        let mask = self.mask();
        let error = |row: &[u64]| {
            let sum = row[1..]
                .iter()
                .zip(state)
                .fold(row[0], |sum, (a, x)| sum.wrapping_add(a.wrapping_mul(*x)));
            sum & mask
        };
        let errors: Vec<u64> = self.rows.iter().map(|row| error(row)).collect();
        let pivot = (0..self.rows.len())
            .filter(|index| errors[*index] != 0)
            .min_by_key(|index| errors[*index].trailing_zeros());
        let Some(pivot) = pivot else { return };
        let shift = errors[pivot].trailing_zeros();
        let inverse = inverse(errors[pivot] >> shift);
        let chosen = self.rows[pivot].clone();
        for (index, row) in self.rows.iter_mut().enumerate() {
            if index == pivot || errors[index] == 0 {
                continue;
            }
            let factor = (errors[index] >> shift).wrapping_mul(inverse);
            for (a, b) in row.iter_mut().zip(&chosen) {
                *a = a.wrapping_sub(factor.wrapping_mul(*b)) & mask;
            }
        }
        for a in &mut self.rows[pivot] {
            *a = if shift == 0 { 0 } else { (*a << (self.width - shift)) & mask };
        }
        self.rows.retain(|row| row.iter().any(|a| *a != 0));
    }

    /// The odd factor that makes an equation's numbers small, as signed ones: solvers see `a + b = 3 i` sooner than the same
    /// times the inverse of 3. `None` if there are no numbers but the constant.
    fn simplest(&self, row: &[u64]) -> Option<u64> {
        let (mask, shift) = (self.mask(), 64 - self.width);
        let size = |factor: u64| -> u128 {
            let sizes = row.iter().map(|a| {
                let signed = ((a.wrapping_mul(factor) & mask) << shift).cast_signed() >> shift;
                u128::from(signed.unsigned_abs())
            });
            sizes.sum()
        };
        let numbers = row[1..].iter().filter(|a| **a != 0);
        let factors = numbers.map(|a| inverse(a >> a.trailing_zeros()));
        factors.min_by_key(|factor| size(*factor))
    }

    /// The factors of the columns in each equation, as small as they can be made.
    pub(super) fn factors(&self) -> Vec<Vec<u64>> {
        let mask = self.mask();
        let rows = self.rows.iter().filter_map(|row| {
            let factor = self.simplest(row)?;
            Some(row[1..].iter().map(|a| a.wrapping_mul(factor) & mask).collect())
        });
        rows.collect()
    }

    /// The equations as formulas. The numbers are made small where an odd factor can be taken out.
    pub fn formulas(&self, pool: &mut TermPool) -> Vec<Term> {
        self.rows.iter().map(|row| self.formula(pool, row)).collect()
    }

    fn formula(&self, pool: &mut TermPool, row: &[u64]) -> Term {
        let mask = self.mask();
        // Where only the constant is left, and is not zero, there is no state at all.
        let Some(factor) = self.simplest(row) else { return pool.false_() };
        let mut sum = vec![pool.bv(row[0].wrapping_mul(factor) & mask, self.width)];
        for (a, column) in row[1..].iter().zip(&self.columns) {
            let a = a.wrapping_mul(factor) & mask;
            if a != 0 {
                let number = pool.bv(a, self.width);
                sum.push(pool.bv_mul(number, *column));
            }
        }
        let sum = pool.bv_sum(&sum);
        let zero = pool.bv(0, self.width);
        pool.eq(sum, zero)
    }
}

/// The inverse of an odd number modulo 2^64 (Newton).
fn inverse(odd: u64) -> u64 {
    let mut inverse = odd;
    for _ in 0..6 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}

/// The equations of each relation.
pub type AffineSolution = BTreeMap<Relation, Vec<Equations>>;

/// AF:1: all equations between the variables of each width, of the first [`RELATED`] of them.
pub(super) fn group(
    pool: &TermPool,
    encoder: &Encoder<'_>,
    vars: impl Iterator<Item = VarId>,
) -> Vec<Equations> {
    columns(pool, vars.map(|var| encoder.own(var)))
        .into_iter()
        .map(|(width, columns)| Equations::all(columns, width))
        .collect()
}

pub(super) fn columns(
    pool: &TermPool,
    terms: impl Iterator<Item = Term>,
) -> BTreeMap<u32, Vec<Term>> {
    let mut by_width: BTreeMap<u32, Vec<Term>> = BTreeMap::new();
    for term in terms {
        if let Sort::Bv(width @ 2..=64) = pool.sort(term) {
            let columns = by_width.entry(*width).or_default();
            if columns.len() < RELATED && !columns.contains(&term) {
                columns.push(term);
            }
        }
    }
    by_width
}

/// All equations at the heads, also with some other terms there, as far as states there do not refute them.
pub fn equations_at_heads(
    pool: &TermPool,
    encoder: &mut Encoder<'_>,
    states: &BTreeMap<LocId, Vec<Assignment>>,
    others: &BTreeMap<LocId, Vec<Term>>,
) -> AffineSolution {
    let mut all = AffineSolution::new();
    let cfa = encoder.cfa;
    for (head, data) in &cfa.forest.loops {
        let live = &encoder.live[head.index()];
        let changed = data.modified.iter().copied();
        let unchanged = encoder.cfa.variables().filter(|var| !data.modifies(*var));
        let vars = changed.chain(unchanged).filter(|var| live.contains(*var));
        let own: Vec<Term> = vars.map(|var| encoder.own(var)).collect();
        let others = others.get(head).map_or(&[][..], Vec::as_slice);
        let mut groups = Vec::new();
        for (width, columns) in columns(pool, own.iter().chain(others).copied()) {
            let mut used = columns.iter().flat_map(|column| encoder.variables(pool, *column));
            if used.any(|var| data.modifies(var)) {
                groups.push(Equations::all(columns, width));
            }
        }
        for state in states.get(head).map_or(&[][..], Vec::as_slice) {
            groups.retain_mut(|equations| {
                let value = |column: &Term| {
                    let known = |symbol: &Symbol| state.get(*symbol).is_some();
                    if !pool.variables(*column).iter().all(known) {
                        return None;
                    }
                    match pool.evaluate_in(*column, state) {
                        Value::Bv(bits) => bits.to_u64(),
                        _ => None,
                    }
                };
                let values: Option<Vec<u64>> = equations.columns.iter().map(value).collect();
                if let Some(values) = &values {
                    equations.meet(values);
                }
                values.is_some()
            });
        }
        all.insert(Relation::Head(*head), groups);
    }
    all
}

impl HornSystem<'_> {
    /// The linear equations that hold, of those given; `None` if the budget ended first.
    pub fn affine(
        &mut self,
        pool: &mut TermPool,
        mut equations: AffineSolution,
        budget: &Budget,
    ) -> Result<Option<Solution>, SmtError> {
        let mut steps: BTreeMap<Relation, usize> = BTreeMap::new();
        let mut known = formulas(pool, &equations);
        let mut open: BTreeSet<usize> = (0..self.rules.len()).collect();
        // AF:2
        while let Some(rule) = open.pop_first() {
            let RuleTarget::Relation(relation) = self.rules[rule].target else { continue };
            loop {
                if budget.spent().is_some() {
                    return Ok(None);
                }
                let Some(groups) = equations.get_mut(&relation) else { break };
                if self.meet(pool, rule, &known, groups)? {
                    break;
                }
                let count = steps.entry(relation).or_default();
                *count += 1;
                if *count > STEPS {
                    groups.clear();
                }
                known.insert(relation, formulas_of(pool, groups));
                let again: Vec<usize> = self.rules_after(relation).collect();
                open.extend(again);
            }
        }
        for all in known.values_mut() {
            all.retain(|fact| *fact != pool.true_());
        }
        Ok(Some(known))
    }

    /// AF:3 once. Whether the equations hold already.
    fn meet(
        &mut self,
        pool: &mut TermPool,
        rule: usize,
        known: &Solution,
        groups: &mut [Equations],
    ) -> Result<bool, SmtError> {
        let rule = &mut self.rules[rule];
        let RuleTarget::Relation(relation) = rule.target else { return Ok(true) };
        let goals = known.get(&relation).map_or(&[][..], Vec::as_slice);
        let goals: Vec<Term> =
            goals.iter().map(|goal| apply(&mut rule.values, pool, *goal)).collect();
        let all = pool.and(&goals);
        let violated = pool.not(all);
        if violated == pool.false_() {
            return Ok(true);
        }
        let mut terms: Vec<Vec<Term>> = Vec::with_capacity(groups.len());
        for group in groups.iter() {
            let columns = group.columns.iter();
            terms.push(columns.map(|term| apply(&mut rule.values, pool, *term)).collect());
        }
        let body = &mut self.bodies[rule.body];
        let mut assumed = body.assumed_of(pool, known, None);
        assumed.extend([rule.reached, violated]);
        self.queries += 1;
        match body.solver.check(pool, &assumed)? {
            Answer::Unsat(_) => return Ok(true),
            Answer::Unknown(_) => (),
            Answer::Sat(mut model) => {
                let mut model = Values::new(pool, &mut *model);
                for (group, terms) in groups.iter_mut().zip(terms) {
                    let mut state = Vec::with_capacity(terms.len());
                    for term in terms {
                        let Value::Bv(bits) = model.value(term)? else { continue };
                        state.extend(bits.to_u64());
                    }
                    group.meet(&state);
                }
                return Ok(false);
            }
        }
        // What is too hard for all equations together may be easy for one: those stay that lead on by themselves.
        let mut all = true;
        for group in groups.iter_mut() {
            for row in std::mem::take(&mut group.rows) {
                let goal = group.formula(pool, &row);
                let goal = apply(&mut rule.values, pool, goal);
                assumed.pop();
                assumed.push(pool.not(goal));
                self.queries += 1;
                match body.solver.check(pool, &assumed)? {
                    Answer::Unsat(_) => group.rows.push(row),
                    Answer::Sat(_) | Answer::Unknown(_) => all = false,
                }
            }
        }
        Ok(all)
    }
}

fn formulas_of(pool: &mut TermPool, groups: &[Equations]) -> Vec<Term> {
    let mut all = Vec::new();
    for group in groups {
        all.extend(group.formulas(pool));
    }
    all.sort_unstable();
    all.dedup();
    all
}

fn formulas(pool: &mut TermPool, equations: &AffineSolution) -> Solution {
    let all = equations.iter();
    all.map(|(relation, groups)| (*relation, formulas_of(pool, groups))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_are_inverse() {
        for odd in [1, 3, 5, 255, u64::MAX, 0x1234_5679] {
            assert_eq!(odd.wrapping_mul(inverse(odd)), 1);
        }
    }

    #[test]
    fn the_numbers_of_equations_are_small() {
        let mut pool = TermPool::new();
        let columns = ["i", "a", "b"].map(|name| pool.var(name, &Sort::Bv(32))).to_vec();
        let mut equations = Equations::all(columns, 32);
        // a + b = 3 i
        for state in [[0, 0, 0], [1, 1, 2], [1, 2, 1], [2, 2, 4], [2, 3, 3]] {
            equations.meet(&state);
        }
        let [formula] = equations.formulas(&mut pool)[..] else { panic!("one should be left") };
        let text = pool.display(formula).to_string();
        assert!(text.contains("#x00000003") || text.contains("#xfffffffd"), "{text}");
        assert!(!text.contains("#x55555555"), "{text}");
    }

    #[test]
    fn equations_of_states_hold_of_them_and_of_their_combinations_only() {
        let mut pool = TermPool::new();
        let columns = ["x", "y"].map(|name| pool.var(name, &Sort::Bv(8))).to_vec();
        let mut equations = Equations::all(columns, 8);
        // y = 2x + 1
        for state in [[0, 1], [3, 7], [10, 21]] {
            equations.meet(&state);
        }
        let holds = |equations: &Equations, state: [u64; 2]| {
            equations.rows.iter().all(|row| {
                let sum = row[0] + row[1] * state[0] + row[2] * state[1];
                sum.is_multiple_of(256)
            })
        };
        assert!(holds(&equations, [100, 201]));
        assert!(!holds(&equations, [100, 200]));
        equations.meet(&[0, 3]);
        // Now y - 2x is odd, and nothing else is known.
        assert!(holds(&equations, [5, 13]));
        assert!(!holds(&equations, [5, 12]));
    }
}
