//! By how much a round of a loop changes a variable, at least and at most.
//!
//! ```text
//! RA:1  ceiling(d) := the least 2^k - 1, or -2^k, that no round's change d exceeds
//! RA:2  halve what is between it and the next one below, while queries are left
//! ```
//!
//! After `i` rounds a variable has grown by at most `i` times that: what sums of inputs or of elements are bounded by.
//!
//! Soundness: none is needed, the bounds are only what candidates are made of.

use symra_ir::LocId;
use symra_smt::{Answer, SmtError};
use symra_terms::{Sort, Term, TermPool};
use symra_verdict::Budget;

use super::{HornSystem, Solution, apply};
use crate::encode::Encoder;

/// So many variables of a loop are looked at.
const VARIABLES: usize = 4;
/// So many queries are asked to make a bound better.
const BETTER: usize = 10;

/// How the variables of a loop change in a round.
#[derive(Clone, Debug, Default)]
pub struct Rates {
    /// The variables that grow or shrink by one, and whether they grow.
    pub counters: Vec<(Term, bool)>,
    /// Other variables, with the least and the greatest change as signed numbers.
    pub changes: Vec<(Term, i64, i64)>,
}

impl HornSystem<'_> {
    /// How the loops without inner loops change their variables.
    pub fn rates(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        budget: &Budget,
    ) -> Result<Vec<(LocId, Rates)>, SmtError> {
        let mut found = Vec::new();
        for (rule, head, mut changed) in self.rounds(encoder) {
            changed.retain(|var| encoder.is_numeric(*var));
            let mut rates = Rates::default();
            let mut sums = Vec::new();
            for variable in changed.into_iter().map(|var| encoder.own(var)) {
                let Sort::Bv(width @ 8..=64) = *pool.sort(variable) else { continue };
                let after = apply(&mut self.rules[rule].values, pool, variable);
                let change = pool.bv_sub(after, variable);
                let (one, minus) = (pool.bv(1, width), pool.bv(u64::MAX >> (64 - width), width));
                match change {
                    _ if change == one => rates.counters.push((variable, true)),
                    _ if change == minus => rates.counters.push((variable, false)),
                    _ if pool.value(change).is_some() || is_about(pool, change, variable) => (),
                    _ => sums.push((variable, change)),
                }
            }
            sums.truncate(VARIABLES);
            for (variable, change) in sums {
                if rates.counters.is_empty() || budget.spent().is_some() {
                    break;
                }
                let Some(most) = self.ceiling(pool, rule, change, budget)? else { continue };
                let zero = pool.bv(0, width_of(pool, change));
                let negative = pool.bv_sub(zero, change);
                let Some(least) = self.ceiling(pool, rule, negative, budget)? else { continue };
                rates.changes.push((variable, -least, most));
            }
            if !rates.changes.is_empty() {
                found.push((head, rates));
            }
        }
        Ok(found)
    }

    /// A number that no round's change exceeds; none if there is no small one, or that is hard to say.
    fn ceiling(
        &mut self,
        pool: &mut TermPool,
        rule: usize,
        change: Term,
        budget: &Budget,
    ) -> Result<Option<i64>, SmtError> {
        let width = width_of(pool, change);
        // RA:1
        let (mut low, mut high) = (-1, None);
        for bits in [0, 1, 2, 4, 8, 16, 31, 32] {
            if bits + 2 > width {
                break;
            }
            let bound = (1_i64 << bits) - i64::from(bits != 31);
            match self.exceeds(pool, rule, change, bound)? {
                None => return Ok(None),
                Some(false) => {
                    high = Some(bound);
                    break;
                }
                Some(true) => low = bound,
            }
        }
        let Some(mut high) = high else { return Ok(None) };
        // RA:2
        for _ in 0..BETTER {
            let middle = low + (high - low) / 2;
            if middle == low || middle == high || budget.spent().is_some() {
                break;
            }
            match self.exceeds(pool, rule, change, middle)? {
                None => break,
                Some(false) => high = middle,
                Some(true) => low = middle,
            }
        }
        Ok(Some(high))
    }

    /// Whether a round's change may exceed a number, if the solver knows.
    fn exceeds(
        &mut self,
        pool: &mut TermPool,
        rule: usize,
        change: Term,
        bound: i64,
    ) -> Result<Option<bool>, SmtError> {
        let width = width_of(pool, change);
        let bound = pool.constant(symra_terms::BitVec::from_i64(bound, width).into());
        let more = pool.bv_slt(bound, change);
        let rule = &self.rules[rule];
        let body = &mut self.bodies[rule.body];
        let mut assumed = body.assumed_of(pool, &Solution::new(), self.arrays.then_some(&[]));
        assumed.extend([rule.reached, more]);
        self.queries += 1;
        Ok(match body.solver.check(pool, &assumed)? {
            Answer::Unsat(_) => Some(false),
            Answer::Sat(_) => Some(true),
            Answer::Unknown(_) => None,
        })
    }
}

fn width_of(pool: &TermPool, term: Term) -> u32 {
    match pool.sort(term) {
        Sort::Bv(width) => *width,
        _ => 0,
    }
}

/// Whether a variable is in a term.
fn is_about(pool: &TermPool, term: Term, variable: Term) -> bool {
    pool.symbol(variable).is_some_and(|symbol| pool.variables(term).contains(&symbol))
}
