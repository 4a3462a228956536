//! Following a trace exactly.

use symra_terms::Value;

use super::interpreter::Interpreter;
use super::machine::{Machine, Status, StepError};
use super::state::State;
use crate::program::{ClaimId, EdgeRef, LocRef, Operation, Scope, Task, VarId};
use crate::trace::Trace;
use crate::validate::targets;

/// A trace that was followed to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    /// How the run stands at the end of the trace.
    pub status: Status,
    /// The state at the start.
    pub start: State,
    /// How many steps it has.
    pub steps: usize,
    /// The state at the end.
    pub end: State,
}

/// A step of a trace while it is followed.
#[derive(Debug)]
pub struct ReplayedStep<'s> {
    /// Which step it is, from 0.
    pub index: usize,
    /// The edge taken.
    pub edge: EdgeRef,
    /// The state after it.
    pub state: &'s State,
    /// The state before it, where it was a condition that ended a call, so that what it is about can't be seen any more.
    pub before: Option<State>,
    /// The variables that it may have changed, of those that can be seen after it, with their values.
    pub written: Vec<(VarId, Value)>,
}

impl ReplayedStep<'_> {
    /// How many calls are open after the step, the main procedure's among them.
    pub fn depth(&self) -> usize {
        self.state.frames().len()
    }
}

/// Why a trace is no run of a program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The initial values don't fit.
    #[error("the run can't start: {error}")]
    Start {
        /// Why not.
        error: StepError,
    },
    /// A step can't be done.
    #[error("step {index} can't be done: {error}")]
    Step {
        /// Which, from 0.
        index: usize,
        /// The edge that it names.
        edge: EdgeRef,
        /// Why not.
        error: StepError,
    },
    /// It repeats rounds so often that what they choose can't be listed.
    #[error("the run has too many inputs to be listed")]
    TooLong,
    /// The trace ends where no claim is violated.
    #[error("the run does not end with a violation")]
    NoViolation {
        /// Where it ends.
        at: LocRef,
    },
}

/// Follows a trace and checks that it ends with a violation; [`Replay::violated`] says of which claim.
///
/// # Errors
/// If a step can't be done as the trace says, or no claim is violated at its end.
pub fn replay(task: &Task, trace: &Trace) -> Result<Replay, ReplayError> {
    let replay = follow(&Interpreter::new(task), trace, |_| ())?;
    match replay.status {
        Status::Violated(_) => Ok(replay),
        Status::Running | Status::Exited => {
            Err(ReplayError::NoViolation { at: replay.end.location() })
        }
    }
}

impl Replay {
    /// The claim that is violated at the end, if one is.
    pub fn violated(&self) -> Option<ClaimId> {
        match self.status {
            Status::Violated(claim) => Some(claim),
            Status::Running | Status::Exited => None,
        }
    }
}

/// Follows a trace wherever it ends. `visit` sees each step. What rounds lead to that are not written down is believed.
///
/// # Errors
/// If a step can't be done as the trace says.
pub fn follow(
    interpreter: &Interpreter<'_>,
    trace: &Trace,
    mut visit: impl FnMut(ReplayedStep<'_>),
) -> Result<Replay, ReplayError> {
    let mut machine =
        Machine::new(interpreter, &trace.initial).map_err(|error| ReplayError::Start { error })?;
    let start = machine.state().clone();
    let mut calls = Vec::new();
    let program = &interpreter.task().program;
    let mut repeats = trace.repeats.iter().peekable();
    for (index, step) in trace.steps.iter().enumerate() {
        let ends = program.procedures.get(step.edge.proc.index()).is_some_and(|procedure| {
            let edge = procedure.edges.get(step.edge.edge.index());
            edge.is_some_and(|edge| {
                matches!(edge.operation, Operation::Assume(_)) && edge.to == procedure.exit
            })
        });
        let before = ends.then(|| machine.state().clone());
        machine.take(step.edge, &step.inputs).map_err(|error| ReplayError::Step {
            index,
            edge: step.edge,
            error,
        })?;
        let written = written(interpreter, &machine, step.edge, &mut calls);
        visit(ReplayedStep { index, edge: step.edge, state: machine.state(), before, written });
        while let Some(repeat) = repeats.next_if(|repeat| repeat.after == index + 1) {
            machine.jump(&repeat.values).map_err(|error| ReplayError::Step {
                index,
                edge: step.edge,
                error,
            })?;
        }
    }
    let steps = trace.steps.len();
    Ok(Replay { status: machine.status(), start, steps, end: machine.into_state() })
}

/// What a step wrote: the targets of its edge, what a call started with, and the results of calls that ended with it.
/// `calls` are the edges of the open calls before the step, and then after it.
fn written(
    interpreter: &Interpreter<'_>,
    machine: &Machine<'_, '_>,
    edge: EdgeRef,
    calls: &mut Vec<EdgeRef>,
) -> Vec<(VarId, Value)> {
    let program = &interpreter.task().program;
    let operation = &program.edge(edge).operation;
    let mut vars = match operation {
        Operation::Call { callee, .. } => {
            calls.push(edge);
            program.procedure(*callee).locals.clone()
        }
        Operation::Assume(_) | Operation::Assign(_) | Operation::Havoc(_) => targets(operation),
    };
    let depth = machine.state().frames().len();
    while calls.len() + 1 > depth {
        let Some(ended) = calls.pop() else { break };
        // What was written in a procedure that has ended can't be seen, but the same procedure may go on below.
        vars.retain(|var| program.variable(*var).scope == Scope::Global);
        vars.extend(targets(&program.edge(ended).operation));
    }
    vars.sort_unstable();
    vars.dedup();
    let value = |var| machine.value(var).map(|value| (var, value.clone()));
    vars.into_iter().filter_map(value).collect()
}
