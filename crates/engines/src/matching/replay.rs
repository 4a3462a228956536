//! The run along the path to a claim.
//!
//! States remember only the one before them. The edges between two are found again by executing the block; then the whole path is
//! executed with an input of its own at each place, and the solver is asked for their values.

use symra_analysis::encode::{Encoder, Memory, Values};
use symra_ir::{EdgeId, EdgeRef, Step, Trace, VarId};
use symra_smt::{Answer, Solver};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::Budget;

use super::explore::Exploration;
use super::path::Path;
use super::state::MatchedState;
use crate::engine::EngineError;

impl<'p> Exploration<'p> {
    /// The run that ends with a path from a seen state, if the program has it.
    pub(super) fn trace(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'p>,
        from: u32,
        last: &Path,
        solver: &mut dyn Solver,
        budget: &Budget,
    ) -> Result<Option<Trace>, EngineError> {
        let mut chain = vec![from];
        while let Some(parent) = self.visited.seen[chain[chain.len() - 1] as usize].parent {
            chain.push(parent);
        }
        chain.reverse();
        let mut edges: Vec<EdgeId> = Vec::new();
        for pair in chain.windows(2) {
            let target = self.visited.seen[pair[1] as usize].state.clone();
            let Some(part) = self.between(pool, encoder, pair[0], &target, budget)? else {
                return Ok(None);
            };
            edges.extend(part);
        }
        edges.extend(&last.edges);
        execute(pool, encoder, &edges, solver)
    }

    /// The edges from a seen state to the next one.
    fn between(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
        from: u32,
        target: &MatchedState,
        budget: &Budget,
    ) -> Result<Option<Vec<EdgeId>>, EngineError> {
        let state = self.visited.seen[from as usize].state.clone();
        let walk = self.walk(pool, encoder, &state, budget)?;
        for path in walk.ends {
            if path.loc != target.loc {
                continue;
            }
            if self.states_of(pool, &path)?.contains(target) {
                return Ok(Some(path.edges));
            }
        }
        Ok(None)
    }
}

/// The run along a path, if there is one.
fn execute(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    edges: &[EdgeId],
    solver: &mut dyn Solver,
) -> Result<Option<Trace>, EngineError> {
    let mut memory = Memory::new();
    let mut conditions: Vec<Term> = Vec::new();
    let mut inputs: Vec<Vec<(VarId, Term)>> = Vec::with_capacity(edges.len());
    for (number, edge) in edges.iter().enumerate() {
        let mut given = Vec::new();
        let (condition, after) = encoder.next(pool, *edge, &memory, &mut |pool, cfa, var| {
            let sort = pool.sort(cfa.term(var)).clone();
            let input = pool.var(&format!("?t{number}.{}", var.index()), &sort);
            given.push((var, input));
            input
        });
        memory = after;
        if let Some(condition) = condition {
            if condition == pool.false_() {
                return Ok(None);
            }
            if condition != pool.true_() {
                conditions.push(condition);
            }
        }
        inputs.push(given);
    }
    conditions.sort_unstable();
    conditions.dedup();
    let mut model = match solver.check(pool, &conditions)? {
        Answer::Unsat(_) | Answer::Unknown(_) => return Ok(None),
        Answer::Sat(model) => model,
    };
    let mut values = Values::new(pool, &mut *model);
    let mut trace = Trace::default();
    for (index, variable) in encoder.cfa.program.variables.iter().enumerate() {
        let value = values.value(variable.term)?;
        if value != Value::default_of(pool.sort(variable.term)) {
            trace.initial.push((VarId::new(index), value));
        }
    }
    for (edge, given) in edges.iter().zip(inputs) {
        let mut step = Vec::with_capacity(given.len());
        for (var, term) in given {
            step.push((var, values.value(term)?));
        }
        let edge = EdgeRef { proc: encoder.cfa.program.main, edge: *edge };
        trace.steps.push(Step { edge, inputs: step });
    }
    Ok(Some(trace))
}
