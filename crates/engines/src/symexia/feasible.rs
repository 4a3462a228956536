//! ISFEASIBLE: can the program go the way of an abstract counterexample?
//!
//! The blocks between the heads of the counterexample are executed without abstraction. All their paths count, not only
//! the one that the abstraction's model took.

use symra_ir::{EdgeId, EdgeRef, LocId, Operation, Program, Step, Trace, VarId};
use symra_smt::{Answer, Frame, SmtError, Solver, WhyUnknown};
use symra_terms::{TermPool, Value};

use super::block::{Executor, Memory, input_name};
use super::search::{Counterexample, Values};

/// What a counterexample is worth.
pub(crate) enum Feasibility {
    /// The program has this run, which ends at this location.
    Yes(Box<Trace>, LocId),
    /// The program can't go that way.
    No,
    /// Not decided.
    Undecided(WhyUnknown),
}

/// Looks whether the program can go the way of a counterexample.
pub(crate) fn feasible(
    pool: &mut TermPool,
    executor: &mut Executor<'_>,
    counterexample: &Counterexample,
    solver: &mut dyn Solver,
) -> Result<Feasibility, SmtError> {
    let mut solver = Frame::enter(solver)?;
    let mut memory = Memory::new();
    let mut blocks = Vec::with_capacity(counterexample.points.len());
    for (number, (loc, _)) in counterexample.points.iter().enumerate() {
        let end = counterexample.points.get(number + 1).map_or(counterexample.claim, |(l, _)| *l);
        let block = executor.block(pool, *loc, &memory, number);
        for clause in &block.clauses {
            solver.assert(pool, *clause)?;
        }
        let Some(arrival) = block.arrivals.iter().find(|arrival| arrival.loc == end) else {
            return Ok(Feasibility::No);
        };
        if arrival.reached == pool.false_() {
            return Ok(Feasibility::No);
        }
        solver.assert(pool, arrival.reached)?;
        memory = arrival.memory.clone();
        blocks.push((block, end));
    }
    let mut model = match solver.check(pool, &[])? {
        Answer::Unsat(_) => return Ok(Feasibility::No),
        Answer::Unknown(why) => return Ok(Feasibility::Undecided(why)),
        Answer::Sat(model) => model,
    };
    let mut values = Values::new(pool, &mut *model);
    let mut paths = Vec::with_capacity(blocks.len());
    for (block, end) in &blocks {
        paths.push(values.path(executor, block, *end)?);
    }
    let trace = trace(pool, executor.program, &paths, &mut values)?;
    Ok(Feasibility::Yes(Box::new(trace), counterexample.claim))
}

/// The run along a path, with the inputs of a model.
fn trace(
    pool: &TermPool,
    program: &Program,
    paths: &[Vec<EdgeId>],
    values: &mut Values<'_>,
) -> Result<Trace, SmtError> {
    let procedure = program.procedure(program.main);
    let mut trace = Trace::default();
    for (index, variable) in program.variables.iter().enumerate() {
        let value = values.value(variable.term)?;
        if value != Value::default_of(pool.sort(variable.term)) {
            trace.initial.push((VarId::new(index), value));
        }
    }
    for (tag, path) in paths.iter().enumerate() {
        for edge in path {
            let mut inputs = Vec::new();
            if let Operation::Havoc(vars) = &procedure.edges[edge.index()].operation {
                for var in vars {
                    let term = pool.lookup(&input_name(pool, program, *var, *edge, tag));
                    let term = term.expect("an executed edge should have its inputs");
                    inputs.push((*var, values.value(term)?));
                }
            }
            trace.steps.push(Step { edge: EdgeRef { proc: program.main, edge: *edge }, inputs });
        }
    }
    Ok(trace)
}
