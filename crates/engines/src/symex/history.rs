//! From a symbolic path to a run: the program is executed on the inputs that the path's model gives (D5).

use std::collections::BTreeMap;

use symra_ir::{EdgeId, EdgeRef, Operation, Step, Trace, VarId};
use symra_terms::{Assignment, Term, TermPool, Value};

use super::Search;
use super::state::{EventKind, Held, SymbolicState};

/// What a path's history says, with values for its inputs.
#[derive(Default)]
struct Script {
    /// The edges taken where there was a choice, by step.
    took: BTreeMap<u64, EdgeId>,
    /// The values received, by step.
    inputs: BTreeMap<u64, Vec<(VarId, Value)>>,
    /// The values that variables started with, by when they came into being.
    started: BTreeMap<u64, Vec<(VarId, Value)>>,
}

impl Script {
    fn new(pool: &TermPool, state: &SymbolicState, model: &Assignment) -> Self {
        let value = |input: Term| pool.evaluate_in(input, model);
        let mut script = Self::default();
        let events =
            std::iter::successors(state.history.as_deref(), |event| event.parent.as_deref());
        for event in events {
            match &event.kind {
                EventKind::Took(edge) => {
                    script.took.insert(event.step, *edge);
                }
                EventKind::Inputs(inputs) => {
                    let inputs = inputs.iter().map(|(var, input)| (*var, value(*input))).collect();
                    script.inputs.insert(event.step, inputs);
                }
                EventKind::Started { var, input, born } => {
                    script.started.entry(*born).or_default().push((*var, value(*input)));
                }
            }
        }
        for started in script.started.values_mut() {
            started.sort_by_key(|(var, _)| *var);
        }
        script
    }
}

impl Search<'_> {
    /// The run of a state whose path condition its model satisfies.
    pub(super) fn trace(&mut self, path: &SymbolicState) -> Trace {
        let model = path.model.clone().expect("a run should be asked of a path with a model");
        let mut script = Script::new(self.pool, path, &model);
        let mut state = SymbolicState::initial(self.program);
        let initial = script.started.remove(&0).unwrap_or_default();
        let everything: Vec<VarId> = (0..self.program.variables.len())
            .map(VarId::new)
            .filter(|var| {
                let scope = self.program.variable(*var).scope;
                matches!(scope, symra_ir::Scope::Global)
                    || scope == symra_ir::Scope::Local(self.program.main)
            })
            .collect();
        self.start(&mut state, &everything, &initial);
        let mut steps = Vec::new();
        while state.steps < path.steps {
            if state.at.loc == self.program.procedure(state.at.proc).exit {
                let returned = self.take_results(&mut state);
                assert!(returned, "a run should not end before its path");
                continue;
            }
            let edge = match script.took.get(&state.steps) {
                Some(edge) => EdgeRef { proc: state.at.proc, edge: *edge },
                None => self.only_edge(&state).expect("a path's inputs should determine its run"),
            };
            steps.push(self.replay_step(&mut state, edge, &mut script));
        }
        Trace { initial, steps, ..Trace::default() }
    }

    /// Gives variables the values that they start with.
    fn start(&mut self, state: &mut SymbolicState, vars: &[VarId], values: &[(VarId, Value)]) {
        for var in vars {
            if matches!(state.memory.get(&self.layout, *var), Held::Untouched) {
                let default = Value::default_of(self.pool.sort(self.program.variable(*var).term));
                state.memory.set(&self.layout, *var, Held::Concrete(default));
            }
        }
        for (var, value) in values {
            state.memory.set(&self.layout, *var, Held::Concrete(value.clone()));
        }
    }

    fn replay_step(
        &mut self,
        state: &mut SymbolicState,
        edge: EdgeRef,
        script: &mut Script,
    ) -> Step {
        let program = self.program;
        let step = state.steps;
        self.next(state, edge);
        let inputs = match &program.edge(edge).operation {
            Operation::Havoc(_) => {
                let inputs =
                    script.inputs.remove(&step).expect("a havoc on a path should have its inputs");
                for (var, value) in &inputs {
                    state.memory.set(&self.layout, *var, Held::Concrete(value.clone()));
                }
                inputs
            }
            Operation::Call { callee, .. } => {
                let inputs = script.started.remove(&(step + 1)).unwrap_or_default();
                self.start(state, &program.procedure(*callee).locals, &inputs);
                inputs
            }
            Operation::Assume(_) | Operation::Assign(_) => Vec::new(),
        };
        Step { edge, inputs }
    }
}
