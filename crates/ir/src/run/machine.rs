//! Running a program step by step.

use symra_terms::{Scratch, Sort, Value};

use super::interpreter::Interpreter;
use super::state::{Frame, State};
use crate::program::{ClaimId, EdgeId, EdgeRef, LocRef, Operation, ProcId, VarId};

/// A run of a program, one edge at a time.
///
/// ```
/// use symra_ir::{Interpreter, Machine, Status, VarId, parse};
/// use symra_terms::Value;
///
/// let task = parse("global x : Int\nproc main() {\n  a -> exit : x := (+ x 1)\n}").unwrap();
/// let interpreter = Interpreter::new(&task);
/// let mut machine = Machine::new(&interpreter, &[(VarId(0), Value::int(6))]).unwrap();
/// let edges = machine.enabled();
/// machine.take(edges[0], &[]).unwrap();
/// assert_eq!(machine.value(VarId(0)), Some(&Value::int(7)));
/// assert_eq!(machine.status(), Status::Exited);
/// ```
#[derive(Clone, Debug)]
pub struct Machine<'i, 't> {
    interpreter: &'i Interpreter<'t>,
    state: State,
    scratch: Scratch,
}

/// How a run stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It goes on, unless no edge can be taken.
    Running,
    /// It has violated a claim, and ends with that.
    Violated(ClaimId),
    /// The main procedure has ended.
    Exited,
}

/// Why a step can't be done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StepError {
    /// The edge starts elsewhere.
    #[error("the edge does not start where the run is")]
    Elsewhere {
        /// Where the run is.
        at: LocRef,
    },
    /// The condition of the edge does not hold.
    #[error("the condition of the edge does not hold")]
    Blocked,
    /// The run has ended.
    #[error("the run has ended before")]
    Ended,
    /// There is no such edge.
    #[error("there is no such edge")]
    NoEdge,
    /// A value is given for a variable that is not free there, or twice.
    #[error("a value is given for variable {}, which is not chosen here", var.0)]
    NotChosen {
        /// The variable.
        var: VarId,
    },
    /// A value has another sort than its variable.
    #[error("variable {} needs a value of sort {wanted}, not {given}", var.0)]
    Sort {
        /// The variable.
        var: VarId,
        /// The variable's sort.
        wanted: Sort,
        /// The value's sort.
        given: Sort,
    },
}

impl<'i, 't> Machine<'i, 't> {
    /// A run at the entry of the main procedure. What `initial` leaves out has its sort's default value.
    ///
    /// # Errors
    /// If a value is given for something else than a global or a local of the main procedure, twice, or of another sort.
    pub fn new(
        interpreter: &'i Interpreter<'t>,
        initial: &[(VarId, Value)],
    ) -> Result<Self, StepError> {
        let program = interpreter.program();
        let globals = interpreter.globals.iter().map(|var| interpreter.default_value(*var));
        let state = State { globals: globals.collect(), frames: Vec::new() };
        let mut machine = Self { interpreter, state, scratch: Scratch::default() };
        machine.push(program.main, None);
        let locals = &program.procedure(program.main).locals;
        machine.choose(initial, |var| {
            locals.contains(&var) || interpreter.globals.binary_search(&var).is_ok()
        })?;
        Ok(machine)
    }

    /// A run that goes on from a state of the same program.
    pub fn from_state(interpreter: &'i Interpreter<'t>, state: State) -> Self {
        Self { interpreter, state, scratch: Scratch::default() }
    }

    pub(super) fn interpreter(&self) -> &'i Interpreter<'t> {
        self.interpreter
    }

    /// Gives variables other values: what rounds of a loop lead to that are not done step by step.
    ///
    /// # Errors
    /// If a variable has no value here, or one of another sort.
    pub fn jump(&mut self, values: &[(VarId, Value)]) -> Result<(), StepError> {
        for (var, _) in values {
            if self.value(*var).is_none() {
                return Err(StepError::NotChosen { var: *var });
            }
        }
        self.choose(values, |_| true)
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The state, at the end.
    pub fn into_state(self) -> State {
        self.state
    }

    /// Where the run is.
    pub fn location(&self) -> LocRef {
        self.state.location()
    }

    /// The value of a global or of a local of the innermost call.
    pub fn value(&self, var: VarId) -> Option<&Value> {
        self.interpreter.value(&self.state, var)
    }

    /// How the run stands.
    pub fn status(&self) -> Status {
        let at = self.state.location();
        let program = self.interpreter.program();
        match program.location(at).claim {
            Some(claim) => Status::Violated(claim),
            None if self.has_exited(at) => Status::Exited,
            None => Status::Running,
        }
    }

    fn has_exited(&self, at: LocRef) -> bool {
        self.state.frames.len() == 1 && self.interpreter.program().procedure(at.proc).exit == at.loc
    }

    /// The edges that can be taken here. None where the run is stuck or has ended.
    pub fn enabled(&mut self) -> Vec<EdgeRef> {
        let mut edges = Vec::new();
        self.enabled_into(&mut edges);
        edges
    }

    /// Puts the edges that can be taken here into `edges`, and nothing else.
    pub fn enabled_into(&mut self, edges: &mut Vec<EdgeRef>) {
        edges.clear();
        let LocRef { proc, loc } = self.state.location();
        let location = &self.interpreter.program().procedure(proc).locations[loc.index()];
        for edge in &location.outgoing {
            if self.holds(proc, *edge) {
                edges.push(EdgeRef { proc, edge: *edge });
            }
        }
    }

    fn holds(&mut self, proc: ProcId, edge: EdgeId) -> bool {
        self.interpreter.code(proc, edge).holds(
            &self.interpreter.by_symbol,
            &mut self.state,
            &mut self.scratch,
        )
    }

    /// Takes an edge. `inputs` are the values that a `havoc` gives its variables or that the callee's locals start with;
    /// what it leaves out has its sort's default value. When a call ends with the step, the run is back in the caller.
    ///
    /// # Errors
    /// If the edge can't be taken here, or an input does not fit. Then the run is where it was.
    pub fn take(&mut self, edge: EdgeRef, inputs: &[(VarId, Value)]) -> Result<(), StepError> {
        let program = self.interpreter.program();
        let at = self.state.location();
        let procedure = program.procedures.get(edge.proc.index()).ok_or(StepError::NoEdge)?;
        let data = procedure.edges.get(edge.edge.index()).ok_or(StepError::NoEdge)?;
        if self.has_exited(at) || program.location(at).claim.is_some() {
            return Err(StepError::Ended);
        }
        if edge.proc != at.proc || data.from != at.loc {
            return Err(StepError::Elsewhere { at });
        }
        if !self.holds(edge.proc, edge.edge) {
            return Err(StepError::Blocked);
        }
        self.check_inputs(&data.operation, inputs)?;
        self.perform(edge, &mut |_, _| None);
        for (var, value) in inputs {
            self.set(*var, value.clone());
        }
        self.finish_calls();
        Ok(())
    }

    fn check_inputs(
        &self,
        operation: &Operation,
        inputs: &[(VarId, Value)],
    ) -> Result<(), StepError> {
        self.check_values(inputs, |var| match operation {
            Operation::Assume(_) | Operation::Assign(_) => false,
            Operation::Havoc(variables) => variables.contains(&var),
            Operation::Call { callee, .. } => self.interpreter.free[callee.index()].contains(&var),
        })
    }

    fn check_values(
        &self,
        values: &[(VarId, Value)],
        free: impl Fn(VarId) -> bool,
    ) -> Result<(), StepError> {
        for (index, (var, value)) in values.iter().enumerate() {
            let twice = || values[..index].iter().any(|(other, _)| other == var);
            if !free(*var) || twice() {
                return Err(StepError::NotChosen { var: *var });
            }
            let wanted = self.interpreter.sort(*var);
            let given = value.sort();
            if given != *wanted {
                return Err(StepError::Sort { var: *var, wanted: wanted.clone(), given });
            }
        }
        Ok(())
    }

    fn choose(
        &mut self,
        values: &[(VarId, Value)],
        free: impl Fn(VarId) -> bool,
    ) -> Result<(), StepError> {
        self.check_values(values, free)?;
        for (var, value) in values {
            self.set(*var, value.clone());
        }
        Ok(())
    }

    fn set(&mut self, var: VarId, value: Value) {
        self.interpreter.slot(var).write(&mut self.state, value);
    }

    /// Does what an edge from here does, up to the moment before calls end. Values come from `input`, or else by default.
    pub(super) fn perform(
        &mut self,
        edge: EdgeRef,
        input: &mut dyn FnMut(VarId, &Sort) -> Option<Value>,
    ) {
        let interpreter = self.interpreter;
        let data = &interpreter.program().procedures[edge.proc.index()].edges[edge.edge.index()];
        self.state.top_mut().loc = data.to;
        match &data.operation {
            Operation::Assume(_) => (),
            Operation::Assign(_) => {
                interpreter.code(edge.proc, edge.edge).assign(
                    &interpreter.by_symbol,
                    &mut self.state,
                    &mut self.scratch,
                );
            }
            Operation::Havoc(variables) => {
                for var in variables {
                    let value = interpreter.input(*var, input);
                    self.set(*var, value);
                }
            }
            Operation::Call { callee, .. } => {
                let code = interpreter.code(edge.proc, edge.edge);
                let arguments =
                    code.arguments(&interpreter.by_symbol, &mut self.state, &mut self.scratch);
                self.push(*callee, Some(edge.edge));
                for var in &interpreter.free[callee.index()] {
                    let value = interpreter.input(*var, input);
                    self.set(*var, value);
                }
                let parameters = &interpreter.program().procedure(*callee).parameters;
                for (var, value) in parameters.iter().zip(arguments) {
                    self.set(*var, value);
                }
            }
        }
    }

    fn push(&mut self, proc: ProcId, call: Option<EdgeId>) {
        let procedure = self.interpreter.program().procedure(proc);
        let locals = procedure.locals.iter().map(|var| self.interpreter.default_value(*var));
        let frame = Frame { proc, loc: procedure.entry, call, locals: locals.collect() };
        self.state.frames.push(frame);
    }

    /// Ends calls that are at their exits: a return is no step of its own. A claim at an exit comes first.
    pub(super) fn finish_calls(&mut self) {
        let interpreter = self.interpreter;
        let program = interpreter.program();
        while let Some(call) = self.state.top().call {
            let at = self.state.location();
            let callee = program.procedure(at.proc);
            if callee.exit != at.loc || program.location(at).claim.is_some() {
                return;
            }
            let results: Vec<Value> = callee
                .results
                .iter()
                .map(|var| interpreter.slot(*var).read(&self.state).clone())
                .collect();
            self.state.frames.pop();
            let below = program.procedure(self.state.top().proc);
            if let Operation::Call { results: targets, .. } = &below.edges[call.index()].operation {
                for (var, value) in targets.iter().zip(results) {
                    self.set(*var, value);
                }
            }
        }
    }
}
