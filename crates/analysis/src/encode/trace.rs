//! From paths of an abstraction to runs of the program.
//!
//! ISFEASIBLE: the blocks between the cut points of an abstract counterexample are encoded without abstraction. All their
//! paths count, not only the one that the abstraction's model took.

use symra_ir::{Action, Cfa, EdgeId, EdgeRef, LocId, Step, Trace, VarId};
use symra_smt::{Answer, Frame, SmtError, Solver, WhyUnknown};
use symra_terms::{TermPool, Value};

use super::block::{Encoder, Memory, input_name};
use super::values::Values;

/// An abstract counterexample.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// The cut points on the way, the entry first, each with whether the state was abstracted there.
    pub points: Vec<(LocId, bool)>,
    /// For each of them the edges to the next one, at last to the claim.
    pub segments: Vec<Vec<EdgeId>>,
    /// The location of the claim.
    pub claim: LocId,
}

/// What a counterexample is worth.
pub enum Feasibility {
    /// The program has this run, which ends at this location.
    Yes(Box<Trace>, LocId),
    /// The program can't go that way.
    No,
    /// Not decided.
    Undecided(WhyUnknown),
}

/// Looks whether the program can go the way of a counterexample.
pub fn feasible(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    counterexample: &Counterexample,
    solver: &mut dyn Solver,
) -> Result<Feasibility, SmtError> {
    let mut solver = Frame::enter(solver)?;
    let mut memory = Memory::new();
    let mut blocks = Vec::with_capacity(counterexample.points.len());
    for (number, (loc, _)) in counterexample.points.iter().enumerate() {
        let end = counterexample.points.get(number + 1).map_or(counterexample.claim, |(l, _)| *l);
        let block = encoder.block(pool, *loc, &memory, number);
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
        paths.push(values.path(encoder, block, *end)?);
    }
    let trace = trace(pool, encoder.cfa, &paths, &mut values)?;
    Ok(Feasibility::Yes(Box::new(trace), counterexample.claim))
}

/// The run along the paths of blocks, with the inputs of a model. The n-th block has the tag n.
pub fn trace(
    pool: &TermPool,
    cfa: &Cfa<'_>,
    paths: &[Vec<EdgeId>],
    values: &mut Values<'_>,
) -> Result<Trace, SmtError> {
    let tagged: Vec<(usize, &[EdgeId])> = paths.iter().map(Vec::as_slice).enumerate().collect();
    tagged_trace(pool, cfa, &tagged, values)
}

/// The run along the paths of blocks, each with the tag that it was encoded with.
pub fn tagged_trace(
    pool: &TermPool,
    cfa: &Cfa<'_>,
    paths: &[(usize, &[EdgeId])],
    values: &mut Values<'_>,
) -> Result<Trace, SmtError> {
    let program = cfa.program;
    let mut trace = Trace::default();
    for (index, variable) in program.variables.iter().enumerate() {
        let value = values.value(variable.term)?;
        if value != Value::default_of(pool.sort(variable.term)) {
            trace.initial.push((VarId::new(index), value));
        }
    }
    for (tag, path) in paths {
        for edge in *path {
            let mut inputs = Vec::new();
            if let Action::Havoc(vars) = cfa.edge(*edge).action {
                for var in vars {
                    let term = pool.lookup(&input_name(pool, cfa, *var, *edge, *tag));
                    let term = term.expect("an executed edge should have its inputs");
                    inputs.push((*var, values.value(term)?));
                }
            }
            trace.steps.push(Step { edge: EdgeRef { proc: program.main, edge: *edge }, inputs });
        }
    }
    Ok(trace)
}
