//! What a run was free to choose, in the order in which it is asked for.

use std::collections::VecDeque;

use symra_terms::{Sort, Value};

use super::interpreter::{Interpreter, Oracle};
use super::machine::Machine;
use super::replay::ReplayError;
use super::state::State;
use crate::program::{EdgeRef, Operation, VarId};
use crate::trace::Trace;

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
        let mut note = |vars: &[VarId], given: &[(VarId, Value)]| {
            for var in vars {
                let value = given.iter().find(|(other, _)| other == var);
                let value = value.map_or_else(|| interpreter.default_value(*var), |g| g.1.clone());
                choices.values.push_back((*var, value));
            }
        };
        note(&interpreter.globals, &trace.initial);
        note(&program.procedure(program.main).locals, &trace.initial);
        let mut machine = Machine::new(interpreter, &trace.initial)
            .map_err(|error| ReplayError::Start { error })?;
        let mut edges = VecDeque::new();
        for (index, step) in trace.steps.iter().enumerate() {
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
                Operation::Havoc(vars) => note(vars, &step.inputs),
                Operation::Call { callee, .. } => {
                    note(&interpreter.free[callee.index()], &step.inputs);
                }
                Operation::Assign(_) | Operation::Assume(_) => (),
            }
        }
        choices.edges = edges;
        Ok(choices)
    }
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
