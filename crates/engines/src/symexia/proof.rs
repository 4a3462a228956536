//! The proof: the strongest inductive invariant over the predicates of the last precision.
//!
//! ```text
//! PR:1  R(l) := false at each head l
//! PR:2  while a block from the entry, or from a head where R holds, leads to a head l where R(l) does not:
//! PR:3    R(l) := R(l) or the values of the predicates of l in the model
//! ```
//!
//! This is explicit predicate abstraction. The search has none, for it needs no abstract states; who checks the proof needs them.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::LocId;
use symra_smt::{Answer, Frame, SmtError};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

use super::Facts;
use super::block::Executor;
use super::houdini::Houdini;
use super::search::Values;

/// At most so many abstract states at a head.
const STATES: usize = 2_000;

impl Houdini {
    /// The strongest formulas over `predicates` that hold at the heads, given that `facts` do; `None` if they were not found
    /// within the budget.
    pub(crate) fn strongest(
        &mut self,
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        predicates: &Facts,
        facts: &Facts,
        budget: &Budget,
    ) -> Result<Option<Facts>, SmtError> {
        // PR:1
        let mut reached: BTreeMap<LocId, Vec<Term>> = BTreeMap::new();
        let mut open: BTreeSet<usize> = (0..self.starts.len()).collect();
        let entry = executor.procedure.entry;
        if executor.shape.is_head(entry) {
            reached.insert(entry, vec![pool.true_()]);
        }
        // PR:2
        while let Some(number) = open.pop_first() {
            let arrivals = self.starts[number].block.arrivals.clone();
            for arrival in arrivals {
                if !executor.shape.is_head(arrival.loc) {
                    continue;
                }
                let again = self.starts.iter().position(|start| start.loc == arrival.loc);
                let own = predicates.get(&arrival.loc).cloned().unwrap_or_default();
                loop {
                    if budget.spent().is_some() {
                        return Ok(None);
                    }
                    let start = &mut self.starts[number];
                    let here = if start.entry {
                        Vec::new()
                    } else {
                        let states = reached.get(&start.loc).cloned().unwrap_or_default();
                        let mut all = facts.get(&start.loc).cloned().unwrap_or_default();
                        all.push(pool.or(&states));
                        all
                    };
                    let there = reached.get(&arrival.loc).cloned().unwrap_or_default();
                    if there.len() > STATES {
                        return Ok(None);
                    }
                    let there = pool.or(&there);
                    let there = executor.value(pool, &arrival.memory, there);
                    let outside = pool.not(there);
                    if outside == pool.false_() {
                        break;
                    }
                    let values: Vec<Term> = own
                        .iter()
                        .map(|predicate| executor.value(pool, &arrival.memory, *predicate))
                        .collect();
                    self.queries += 1;
                    let mut frame = Frame::enter(&mut *start.solver)?;
                    for fact in here.iter().chain([&arrival.reached, &outside]) {
                        frame.assert(pool, *fact)?;
                    }
                    let truths: Vec<bool> = match frame.check(pool, &[])? {
                        Answer::Unsat(_) => break,
                        Answer::Unknown(_) => return Ok(None),
                        Answer::Sat(mut model) => {
                            let mut model = Values::new(pool, &mut *model);
                            values.iter().map(|v| model.holds(*v)).collect::<Result<_, _>>()?
                        }
                    };
                    drop(frame);
                    // PR:3
                    let mut state = Vec::with_capacity(own.len());
                    for (predicate, holds) in own.iter().zip(truths) {
                        state.push(if holds { *predicate } else { pool.not(*predicate) });
                    }
                    let state = pool.and(&state);
                    reached.entry(arrival.loc).or_default().push(state);
                    open.extend(again);
                }
            }
        }
        let mut formulas = facts.clone();
        for head in executor.shape.loops.keys() {
            let states = reached.get(head).cloned().unwrap_or_default();
            let any = pool.or(&states);
            formulas.entry(*head).or_default().push(any);
        }
        Ok(Some(formulas))
    }
}
