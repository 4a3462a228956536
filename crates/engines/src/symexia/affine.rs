//! Linear equations between the bit-vectors at the heads of loops: all that hold, found by counterexamples.
//!
//! ```text
//! AF:1  at each head all equations hold (of no state)
//! AF:2  while a block from a head (or the entry) where its equations hold leads to a head where some do not:
//! AF:3    take the state there from the model, and keep the combinations of the equations that hold of it
//! ```
//!
//! Symbolic abstraction after Thakur and Reps, with the equations over the integers modulo 2^w of King and Sondergaard
//! and of Elder et al. An equation is a vector a with a0 + a1 x1 + ... + an xn = 0 (mod 2^w). AF:3: of the equations
//! that the state violates, the one whose error has the fewest trailing zeros, k of them, corrects all others; itself it
//! stays, times 2^(w-k). So every step loses at least a factor of two of an equation, and there are at most (n+1)w steps.

use std::collections::BTreeMap;

use symra_ir::{LocId, Program, VarId};
use symra_terms::{Sort, Term, TermPool, Value};

use super::Facts;
use super::block::Executor;

/// At most so many variables of a width are related.
const RELATED: usize = 14;
/// So many steps are made for a head before its equations are given up.
const STEPS: usize = 60;

/// The equations between variables of one width at a head.
#[derive(Clone, Debug)]
pub(crate) struct Equations {
    vars: Vec<VarId>,
    width: u32,
    rows: Vec<Vec<u64>>,
}

impl Equations {
    /// All equations, which hold of no state.
    pub(crate) fn all(vars: Vec<VarId>, width: u32) -> Self {
        let columns = vars.len() + 1;
        let unit = |index| (0..columns).map(|column| u64::from(column == index)).collect();
        Self { rows: (0..columns).map(unit).collect(), vars, width }
    }

    fn mask(&self) -> u64 {
        if self.width == 64 { u64::MAX } else { (1 << self.width) - 1 }
    }

    /// The variables that they are between.
    pub(crate) fn vars(&self) -> &[VarId] {
        &self.vars
    }

    /// AF:3.
    pub(crate) fn meet(&mut self, state: &[u64]) {
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

    /// The equations as formulas. The numbers are made small where an odd factor can be taken out.
    pub(crate) fn formulas(&self, pool: &mut TermPool, program: &Program) -> Vec<Term> {
        let mask = self.mask();
        let mut formulas = Vec::new();
        for row in &self.rows {
            let lead = row[1..].iter().copied().filter(|a| *a != 0);
            let Some(lead) = lead.min_by_key(|a| a.trailing_zeros()) else {
                // Only the constant is left, and it is not zero: no state at all.
                formulas.push(pool.false_());
                continue;
            };
            let factor = inverse(lead >> lead.trailing_zeros());
            let mut sum = vec![pool.bv(row[0].wrapping_mul(factor) & mask, self.width)];
            for (a, var) in row[1..].iter().zip(&self.vars) {
                let a = a.wrapping_mul(factor) & mask;
                if a != 0 {
                    let number = pool.bv(a, self.width);
                    sum.push(pool.bv_mul(number, program.variable(*var).term));
                }
            }
            let sum = pool.bv_sum(&sum);
            let zero = pool.bv(0, self.width);
            formulas.push(pool.eq(sum, zero));
        }
        formulas
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

/// The equations at all heads.
pub(crate) struct Affine {
    at: BTreeMap<LocId, Vec<Equations>>,
    /// How often the equations of a head were corrected.
    pub(crate) steps: BTreeMap<LocId, usize>,
}

impl Affine {
    /// AF:1.
    pub(crate) fn new(pool: &TermPool, executor: &Executor<'_>) -> Self {
        let mut at = BTreeMap::new();
        for (head, data) in &executor.shape.loops {
            let live = &executor.live[head.index()];
            let mut by_width: BTreeMap<u32, Vec<VarId>> = BTreeMap::new();
            let changed = data.modified.iter().copied();
            let others = (0..executor.program.variables.len()).map(VarId::new);
            let others = others.filter(|var| data.modified.binary_search(var).is_err());
            for var in changed.chain(others).filter(|var| live.contains(*var)) {
                if let Sort::Bv(width @ 2..=64) = pool.sort(executor.program.variable(var).term) {
                    let vars = by_width.entry(*width).or_default();
                    if vars.len() < RELATED {
                        vars.push(var);
                    }
                }
            }
            by_width
                .retain(|_, vars| vars.iter().any(|var| data.modified.binary_search(var).is_ok()));
            let all = by_width.into_iter().map(|(width, vars)| Equations::all(vars, width));
            at.insert(*head, all.collect());
        }
        Self { at, steps: BTreeMap::new() }
    }

    /// The present equations as formulas.
    pub(crate) fn formulas(&self, pool: &mut TermPool, executor: &Executor<'_>) -> Facts {
        let mut facts = Facts::new();
        for (head, groups) in &self.at {
            let mut all = Vec::new();
            for equations in groups {
                all.extend(equations.formulas(pool, executor.program));
            }
            all.sort_unstable();
            all.dedup();
            facts.insert(*head, all);
        }
        facts
    }

    /// AF:3 at a head, for a state there; `None` where the state could not be found. Whether it goes on.
    pub(crate) fn reach(
        &mut self,
        head: LocId,
        value: Option<&mut dyn FnMut(VarId) -> Option<Value>>,
    ) {
        let Some(groups) = self.at.get_mut(&head) else { return };
        let steps = self.steps.entry(head).or_default();
        *steps += 1;
        let Some(value) = value.filter(|_| *steps <= STEPS) else {
            groups.clear();
            return;
        };
        groups.retain_mut(|equations| {
            let state: Option<Vec<u64>> = equations
                .vars
                .iter()
                .map(|var| match value(*var) {
                    Some(Value::Bv(bits)) => bits.to_u64(),
                    _ => None,
                })
                .collect();
            if let Some(state) = &state {
                equations.meet(state);
            }
            state.is_some()
        });
    }
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
    fn equations_of_states_hold_of_them_and_of_their_combinations_only() {
        let vars = vec![VarId(0), VarId(1)];
        let mut equations = Equations::all(vars, 8);
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
