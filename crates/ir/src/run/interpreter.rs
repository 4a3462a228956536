//! Running programs at full speed.

use symra_terms::{Sort, Value};

use super::code::{Code, Slot};
use super::machine::{Machine, Status};
use super::state::State;
use crate::program::{
    ClaimId, EdgeId, EdgeRef, LocRef, Operation, ProcId, Program, Scope, Task, VarId,
};
use crate::trace::{Step, Trace};

/// A program that is ready to be run: the terms of its edges are compiled.
#[derive(Debug)]
pub struct Interpreter<'t> {
    task: &'t Task,
    /// The globals, in the order of the program's variables.
    pub(super) globals: Vec<VarId>,
    slots: Vec<Slot>,
    /// The slots in the order of the pool's symbols; of those that are no variables, anything.
    pub(super) by_symbol: Vec<Slot>,
    defaults: Vec<Value>,
    /// For each procedure the locals that are no parameters.
    pub(super) free: Vec<Vec<VarId>>,
    code: Vec<Vec<Code>>,
}

/// Who decides what a program leaves open.
pub trait Oracle {
    /// Chooses among the edges that can be taken, of which there are two or more: the index of one. One that is
    /// too large stands for the last.
    fn choose(&mut self, state: &State, enabled: &[EdgeRef]) -> usize;

    /// The value of a variable that is havocked, or that a run or a call starts with; it must have the sort.
    fn value(&mut self, var: VarId, sort: &Sort) -> Value;

    /// The value that an edge gives a variable that it havocs, for those to whom it matters where that happens.
    fn input(&mut self, edge: EdgeRef, var: VarId, sort: &Sort) -> Value {
        let _ = edge;
        self.value(var, sort)
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It violated a claim.
    Violated(ClaimId),
    /// The main procedure ended.
    Exited,
    /// No edge could be taken.
    Stuck(LocRef),
    /// The limit on steps was reached.
    StepLimit,
}

/// A run that has ended.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// The last state.
    pub state: State,
    /// How many edges were taken.
    pub steps: u64,
}

impl<'t> Interpreter<'t> {
    /// Compiles a program.
    ///
    /// # Panics
    /// If the program is not [well formed](crate::validate).
    pub fn new(task: &'t Task) -> Self {
        let program = &task.program;
        let globals: Vec<VarId> = program.globals().collect();
        let mut slots = vec![Slot::Global(0); program.variables.len()];
        for (index, var) in globals.iter().enumerate() {
            slots[var.index()] = Slot::Global(slot_index(index));
        }
        for procedure in &program.procedures {
            for (index, var) in procedure.locals.iter().enumerate() {
                slots[var.index()] = Slot::Local(slot_index(index));
            }
        }
        let sort = |term| task.pool.sort(term);
        let defaults = program.variables.iter().map(|v| Value::default_of(sort(v.term))).collect();
        let free = program.procedures.iter().map(|procedure| {
            let locals = procedure.locals.iter().copied();
            locals.filter(|var| !procedure.parameters.contains(var)).collect()
        });
        let mut by_symbol = vec![Slot::Global(0); task.pool.symbol_count()];
        for (variable, slot) in program.variables.iter().zip(&slots) {
            if let Some(symbol) = task.pool.symbol(variable.term) {
                by_symbol[symbol.index()] = *slot;
            }
        }
        let code = program.procedures.iter().map(|procedure| {
            let edges = procedure.edges.iter();
            edges.map(|edge| Code::new(&task.pool, program, &edge.operation, &slots)).collect()
        });
        let (free, code) = (free.collect(), code.collect());
        Self { task, globals, slots, by_symbol, defaults, free, code }
    }

    /// The program with its pool.
    pub fn task(&self) -> &'t Task {
        self.task
    }

    pub(super) fn program(&self) -> &'t Program {
        &self.task.program
    }

    pub(super) fn code(&self, proc: ProcId, edge: EdgeId) -> &Code {
        &self.code[proc.index()][edge.index()]
    }

    pub(super) fn default_value(&self, var: VarId) -> Value {
        self.defaults[var.index()].clone()
    }

    pub(super) fn sort(&self, var: VarId) -> &'t Sort {
        self.task.pool.sort(self.program().variable(var).term)
    }

    /// A variable's value from where inputs come from.
    pub(super) fn input(
        &self,
        var: VarId,
        input: &mut dyn FnMut(VarId, &Sort) -> Option<Value>,
    ) -> Value {
        input(var, self.sort(var)).unwrap_or_else(|| self.default_value(var))
    }

    pub(super) fn slot(&self, var: VarId) -> Slot {
        self.slots[var.index()]
    }

    /// The value of a variable in a state: of a global, or of a local of the innermost call.
    pub fn value<'s>(&self, state: &'s State, var: VarId) -> Option<&'s Value> {
        let scope = self.program().variables.get(var.index())?.scope;
        let known = match scope {
            Scope::Global => true,
            Scope::Local(proc) => proc == state.location().proc,
        };
        known.then(|| self.slot(var).read(state))
    }

    /// Every variable that has a value in a state: the globals, and the locals of the innermost call.
    pub fn values<'s>(&self, state: &'s State) -> Vec<(VarId, &'s Value)> {
        let locals = &self.program().procedure(state.location().proc).locals;
        let vars = self.globals.iter().chain(locals);
        vars.map(|var| (*var, self.slot(*var).read(state))).collect()
    }

    /// Runs the program from its entry for at most so many steps.
    pub fn run(&self, oracle: &mut dyn Oracle, limit: u64) -> Run {
        self.run_with(oracle, limit, &mut |_| ())
    }

    /// Runs the program as [`run`](Self::run) does, and gives the run's trace too.
    pub fn run_traced(&self, oracle: &mut dyn Oracle, limit: u64) -> (Run, Trace) {
        let mut trace = Trace::default();
        let run = self.run_with(oracle, limit, &mut |event| match event {
            Event::Initial(var, value) => trace.initial.push((var, value.clone())),
            Event::Took(edge) => trace.steps.push(Step { edge, inputs: Vec::new() }),
            Event::Input(var, value) => {
                if let Some(step) = trace.steps.last_mut() {
                    step.inputs.push((var, value.clone()));
                }
            }
        });
        (run, trace)
    }

    fn run_with(
        &self,
        oracle: &mut dyn Oracle,
        limit: u64,
        note: &mut dyn FnMut(Event<'_>),
    ) -> Run {
        let locals = &self.program().procedure(self.program().main).locals;
        let mut initial = Vec::new();
        for var in self.globals.iter().chain(locals) {
            let value = oracle.value(*var, self.sort(*var));
            note(Event::Initial(*var, &value));
            initial.push((*var, value));
        }
        let mut machine = Machine::new(self, &initial)
            .expect("an oracle should give values of the sorts asked for");
        let mut steps = 0;
        let mut enabled = Vec::new();
        let outcome = loop {
            match machine.status() {
                Status::Violated(claim) => break Outcome::Violated(claim),
                Status::Exited => break Outcome::Exited,
                Status::Running => (),
            }
            if steps == limit {
                break Outcome::StepLimit;
            }
            machine.enabled_into(&mut enabled);
            let edge = match enabled.as_slice() {
                [] => break Outcome::Stuck(machine.location()),
                [edge] => *edge,
                edges => edges[oracle.choose(machine.state(), edges).min(edges.len() - 1)],
            };
            note(Event::Took(edge));
            let havocs = matches!(self.program().edge(edge).operation, Operation::Havoc(_));
            machine.perform(edge, &mut |var, sort| {
                let value =
                    if havocs { oracle.input(edge, var, sort) } else { oracle.value(var, sort) };
                note(Event::Input(var, &value));
                Some(value)
            });
            machine.finish_calls();
            steps += 1;
        };
        Run { outcome, state: machine.into_state(), steps }
    }
}

/// What happens in a run, for its trace.
enum Event<'a> {
    Initial(VarId, &'a Value),
    Took(EdgeRef),
    Input(VarId, &'a Value),
}

fn slot_index(index: usize) -> u32 {
    u32::try_from(index).expect("a program should have fewer than 2^32 variables")
}
