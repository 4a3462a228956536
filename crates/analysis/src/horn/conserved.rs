//! Sums that a loop conserves: what a round adds to one variable it takes from others.
//!
//! ```text
//! CS:1  all combinations of the changes x' - x of a round (of no round)
//! CS:2  while a round changes a combination that is left: keep those that it conserves
//! ```
//!
//! These are the equations of `affine.rs`, of changes instead of states, and without a constant. `k + j` is conserved by
//! `j++; k--;` whatever `k` was before the loop, so that no equation between the variables holds.
//!
//! Soundness: none is needed, the sums are only what candidates are made of.

use symra_ir::LocId;
use symra_smt::{Answer, SmtError};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::Budget;

use super::affine::{Equations, columns};
use super::{HornSystem, Solution, apply};
use crate::encode::{Encoder, Values};

/// So many rounds are looked at before the sums of a loop are given up.
const ROUNDS: usize = 40;

/// A sum of variables, each with its factor, modulo a power of two.
pub type Sum = Vec<(Term, u64)>;

impl HornSystem<'_> {
    /// The sums that the loops without inner loops conserve, with their heads.
    pub fn conserved(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        budget: &Budget,
    ) -> Result<Vec<(LocId, Sum)>, SmtError> {
        let mut found = Vec::new();
        for (rule, head, changed) in self.rounds(encoder) {
            let changed = changed.into_iter().map(|var| encoder.own(var));
            for (width, variables) in columns(pool, changed) {
                if variables.len() < 2 || budget.spent().is_some() {
                    continue;
                }
                let rows = self.conserved_by(pool, rule, &variables, width)?;
                for row in rows {
                    let sum = variables.iter().copied().zip(row).filter(|(_, factor)| *factor != 0);
                    found.push((head, sum.collect()));
                }
            }
        }
        Ok(found)
    }

    /// The factors of the sums of some variables that a rule conserves.
    fn conserved_by(
        &mut self,
        pool: &mut TermPool,
        rule: usize,
        variables: &[Term],
        width: u32,
    ) -> Result<Vec<Vec<u64>>, SmtError> {
        let rule = &mut self.rules[rule];
        let mut changes = Vec::with_capacity(variables.len());
        for variable in variables {
            let after = apply(&mut rule.values, pool, *variable);
            changes.push(pool.bv_sub(after, *variable));
        }
        // CS:1
        let mut sums = Equations::all(changes.clone(), width);
        sums.meet(&vec![0; changes.len()]);
        let body = &mut self.bodies[rule.body];
        // CS:2
        for _ in 0..ROUNDS {
            let left = sums.formulas(pool);
            if left.is_empty() {
                break;
            }
            let all = pool.and(&left);
            let violated = pool.not(all);
            if violated == pool.false_() {
                return Ok(sums.factors());
            }
            let mut assumed = body.assumed_of(pool, &Solution::new(), None);
            assumed.extend([rule.reached, violated]);
            self.queries += 1;
            match body.solver.check(pool, &assumed)? {
                Answer::Unsat(_) => return Ok(sums.factors()),
                Answer::Unknown(_) => break,
                Answer::Sat(mut model) => {
                    let mut model = Values::new(pool, &mut *model);
                    let mut round = Vec::with_capacity(changes.len());
                    for change in &changes {
                        let Value::Bv(bits) = model.value(*change)? else { continue };
                        round.extend(bits.to_u64());
                    }
                    sums.meet(&round);
                }
            }
        }
        Ok(Vec::new())
    }
}
