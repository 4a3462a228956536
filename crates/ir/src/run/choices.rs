//! What a run was free to choose, in the order in which it is asked for.

use std::collections::VecDeque;

use symra_terms::{Sort, Value};

use super::interpreter::{Interpreter, Oracle};
use super::machine::Machine;
use super::replay::ReplayError;
use super::state::State;
use crate::program::{EdgeRef, Operation, VarId};
use crate::trace::Trace;

/// More choices of repeated rounds are not listed.
const LONGEST: usize = 1_000_000;

/// All that a run chooses. With it the run can be repeated without its trace.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The values that variables start with or get, with the variables.
    pub values: VecDeque<(VarId, Value)>,
    /// The index of the edge that was taken, where there were several.
    pub edges: VecDeque<usize>,
}

impl Choices {
    /// What a run chose.
    ///
    /// # Errors
    /// If the trace is none of the program's runs.
    pub fn of(interpreter: &Interpreter<'_>, trace: &Trace) -> Result<Self, ReplayError> {
        let program = &interpreter.task().program;
        let mut choices = Self::default();
        choices.note(interpreter, &interpreter.globals, &trace.initial);
        choices.note(interpreter, &program.procedure(program.main).locals, &trace.initial);
        let mut machine = Machine::new(interpreter, &trace.initial)
            .map_err(|error| ReplayError::Start { error })?;
        let mut edges = VecDeque::new();
        let mut repeats = trace.repeats.iter().peekable();
        let mut asked = (0, 0);
        for (index, step) in trace.steps.iter().enumerate() {
            if repeats.peek().is_some_and(|repeat| repeat.after == index + repeat.length) {
                asked = (choices.values.len(), edges.len());
            }
            let enabled = machine.enabled();
            if enabled.len() > 1 {
                edges.push_back(enabled.iter().position(|edge| *edge == step.edge).unwrap_or(0));
            }
            machine.take(step.edge, &step.inputs).map_err(|error| ReplayError::Step {
                index,
                edge: step.edge,
                error,
            })?;
            match &program.edge(step.edge).operation {
                Operation::Havoc(vars) => choices.note(interpreter, vars, &step.inputs),
                Operation::Call { callee, .. } => {
                    let free = &interpreter.free[callee.index()];
                    choices.note(interpreter, free, &step.inputs);
                }
                Operation::Assign(_) | Operation::Assume(_) => (),
            }
            while let Some(repeat) = repeats.next_if(|repeat| repeat.after == index + 1) {
                let failed = |error| ReplayError::Step { index, edge: step.edge, error };
                let all = repeat_last(&mut choices.values, asked.0, repeat.times)
                    && repeat_last(&mut edges, asked.1, repeat.times);
                if !all {
                    return Err(ReplayError::TooLong);
                }
                machine.jump(&repeat.values).map_err(failed)?;
            }
        }
        choices.edges = edges;
        Ok(choices)
    }

    /// The values that variables get, of which some are given.
    fn note(&mut self, interpreter: &Interpreter<'_>, vars: &[VarId], given: &[(VarId, Value)]) {
        for var in vars {
            let value = given.iter().find(|(other, _)| other == var);
            let value = value.map_or_else(|| interpreter.default_value(*var), |g| g.1.clone());
            self.values.push_back((*var, value));
        }
    }
}

/// Repeats what a list has from a place on so often; false if that is too long.
fn repeat_last<T: Clone>(list: &mut VecDeque<T>, from: usize, times: u64) -> bool {
    let last: Vec<T> = list.iter().skip(from).cloned().collect();
    let count = usize::try_from(times).unwrap_or(usize::MAX);
    if last.len().saturating_mul(count) > LONGEST {
        return false;
    }
    for _ in 0..if last.is_empty() { 0 } else { count } {
        list.extend(last.iter().cloned());
    }
    true
}

impl Oracle for Choices {
    fn choose(&mut self, _: &State, _: &[EdgeRef]) -> usize {
        self.edges.pop_front().unwrap_or(0)
    }

    fn value(&mut self, _: VarId, sort: &Sort) -> Value {
        let next = self.values.pop_front().map(|(_, value)| value);
        next.filter(|value| value.sort() == *sort).unwrap_or_else(|| Value::default_of(sort))
    }
}
