//! A run as lines of the source.

use std::collections::{BTreeMap, VecDeque};

use symra_ir::{
    EdgeRef, Interpreter, Operation, Position, ProcId, Program, ReplayedStep, Task, Trace, VarId,
    follow,
};
use symra_terms::{ArrayValue, Value};

use crate::source_values::SourceValues;
use crate::values::human;

/// A variable that got a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The variable's name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// Whether the environment chose it.
    pub input: bool,
}

/// What a line of a run tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something is done there.
    Step,
    /// A procedure is called; the changes are its arguments.
    Call(ProcId),
    /// A procedure has returned; the change, if there is one, is its result.
    Return(ProcId),
}

/// Steps of a run that belong to one place of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The place, where it is known.
    pub position: Option<Position>,
    /// The name of what is executed there: a command's label, or a location.
    pub label: String,
    /// What kind of line it is.
    pub event: Event,
    /// How many calls are open.
    pub depth: usize,
    /// What changed.
    pub changes: Vec<Change>,
    /// The steps of the run that the line stands for.
    pub steps: std::ops::Range<usize>,
}

/// A run's lines, or some of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// Those from the start on.
    pub first: Vec<Line>,
    /// How many were left out after the first ones.
    pub left_out: usize,
    /// Those up to the end.
    pub last: VecDeque<Line>,
}

/// The lines of a run of the program: neighbouring steps at one place of the source are one line. Temporaries are left out.
/// A run may have millions: with `most`, the lines without news and those in the middle are left out.
pub fn lines(task: &Task, trace: &Trace, most: Option<usize>) -> Lines {
    let mut view = View::new(&task.program, trace, most);
    // A run that can't be followed ends where it can't.
    let _ = follow(&Interpreter::new(task), trace, |step| view.step(&step));
    view.finish();
    view.lines
}

/// The values that the program asked its environment for, in order: the function that asked, where, and the value.
pub fn inputs(program: &Program, trace: &Trace) -> Vec<(String, Option<Position>, String)> {
    let Some(debug) = &program.debug else { return Vec::new() };
    let mut values = SourceValues::new(debug);
    let mut inputs = Vec::new();
    for step in &trace.steps {
        let Some(function) = debug.inputs.get(&step.edge) else { continue };
        let edge = program.edge(step.edge);
        for (var, value) in &step.inputs {
            let shape = debug.variables.get(var).copied();
            let text = match value {
                Value::Bv(bits) => match shape.map(|shape| &debug.shape(shape).0) {
                    Some(symra_ir::debug::Shape::Unsigned | symra_ir::debug::Shape::Pointer) => {
                        bits.to_ubig().to_string()
                    }
                    _ => bits.to_ibig().to_string(),
                },
                _ => values.value(value, shape),
            };
            inputs.push((function.clone(), edge.position, text));
        }
    }
    inputs
}

struct View<'v> {
    program: &'v Program,
    values: Option<SourceValues<'v>>,
    /// What memory held last.
    memories: BTreeMap<VarId, ArrayValue>,
    /// The offsets that pointers had last, by the variables that hold them.
    offsets: BTreeMap<VarId, Value>,
    /// The open calls.
    calls: Vec<EdgeRef>,
    /// The line to which the next step may add.
    open: Line,
    lines: Lines,
    /// How many lines to keep, those that tell something.
    most: Option<usize>,
}

impl<'v> View<'v> {
    fn new(program: &'v Program, trace: &Trace, most: Option<usize>) -> Self {
        let start = Line {
            position: None,
            label: "start".to_owned(),
            event: Event::Step,
            depth: 0,
            changes: Vec::new(),
            steps: 0..0,
        };
        let mut view = Self {
            program,
            values: program.debug.as_deref().map(SourceValues::new),
            memories: BTreeMap::new(),
            offsets: BTreeMap::new(),
            calls: Vec::new(),
            open: start,
            lines: Lines::default(),
            most,
        };
        for (var, value) in &trace.initial {
            if let (true, Value::Array(array)) = (view.is_memory(*var), value) {
                view.memories.insert(*var, array.clone());
            }
        }
        // What a C program starts with is not chosen by anybody.
        if view.values.is_none() {
            let initial = trace.initial.iter();
            view.open.changes =
                initial.flat_map(|(var, value)| view.change(*var, value, false)).collect();
        }
        view
    }

    /// Begins a line.
    fn begin(&mut self, line: Line) {
        let done = std::mem::replace(&mut self.open, line);
        self.keep(done);
    }

    /// Nothing follows the last line.
    fn finish(&mut self) {
        let done = self.open.clone();
        self.keep(done);
    }

    fn keep(&mut self, mut line: Line) {
        keep_last(&mut line.changes);
        let Some(most) = self.most else {
            self.lines.first.push(line);
            return;
        };
        if line.changes.is_empty() && line.event == Event::Step {
            return;
        }
        if self.lines.first.len() < most / 4 {
            self.lines.first.push(line);
            return;
        }
        self.lines.last.push_back(line);
        if self.lines.last.len() > most - most / 4 {
            self.lines.last.pop_front();
            self.lines.left_out += 1;
        }
    }

    fn is_memory(&self, var: VarId) -> bool {
        self.program.debug.as_ref().is_some_and(|debug| debug.memories.contains_key(&var))
    }

    fn step(&mut self, step: &ReplayedStep<'_>) {
        let program = self.program;
        let edge = program.edge(step.edge);
        let from = &program.procedure(step.edge.proc).locations[edge.from.index()];
        let position = edge.position.or(from.position);
        let depth = self.calls.len();
        if let Operation::Call { callee, .. } = &edge.operation {
            let parameters = &program.procedure(*callee).parameters;
            // Without a source to go by, all that the callee starts with is told.
            let shown = |var: &VarId| self.values.is_none() || parameters.contains(var);
            let written: Vec<_> = step.written.iter().filter(|(var, _)| shown(var)).collect();
            let changes =
                written.iter().flat_map(|(var, value)| self.change(*var, value, false)).collect();
            self.begin(Line {
                position,
                label: format!("call {}", program.procedure(*callee).name),
                event: Event::Call(*callee),
                depth,
                changes,
                steps: step.index..step.index + 1,
            });
            self.calls.push(step.edge);
        } else {
            let changes = self.changes(step);
            self.add(position, depth, from.loop_head, step, changes);
        }
        self.returns(step);
    }

    /// Adds to the last line what belongs to it, or begins another.
    fn add(
        &mut self,
        position: Option<Position>,
        depth: usize,
        loop_head: bool,
        step: &ReplayedStep<'_>,
        changes: Vec<Change>,
    ) {
        let label = self.program.procedure(step.edge.proc).name.clone();
        let last = &mut self.open;
        let same = last.position.is_some_and(|at| {
            position.is_some_and(|other| (at.file, at.line) == (other.file, other.line))
        });
        // Back at a loop's head something new begins, be it on the same line: another process's turn, another round.
        if same
            && last.event == Event::Step
            && last.depth == depth
            && last.label == label
            && !loop_head
        {
            last.changes.extend(changes);
            last.steps.end = step.index + 1;
        } else {
            let (event, steps) = (Event::Step, step.index..step.index + 1);
            self.begin(Line { position, label, event, depth, changes, steps });
        }
    }

    /// The calls that ended with a step.
    fn returns(&mut self, step: &ReplayedStep<'_>) {
        while self.calls.len() + 1 > step.depth() {
            let Some(call) = self.calls.pop() else { return };
            let edge = self.program.edge(call);
            let Operation::Call { callee, results, .. } = &edge.operation else { continue };
            let procedure = self.program.procedure(*callee);
            let own = procedure.results.first().copied();
            let value = results.first().and_then(|target| {
                step.written.iter().find(|(var, _)| var == target).map(|(_, value)| value)
            });
            let shape = own.and_then(|var| self.shape(var));
            let mut changes = Vec::new();
            if let Some(value) = value.filter(|_| self.calls.len() + 1 == step.depth()) {
                let text = self.text(value, shape);
                changes.push(Change { name: "result".to_owned(), value: text, input: false });
            }
            self.begin(Line {
                position: edge.position,
                label: format!("return from {}", procedure.name),
                event: Event::Return(*callee),
                depth: self.calls.len(),
                changes,
                steps: step.index..step.index + 1,
            });
            if let Some(value) = value.filter(|_| self.calls.len() + 1 == step.depth()) {
                let changes = self.change(results[0], value, false);
                self.add(edge.position, self.calls.len(), false, step, changes);
            }
        }
    }

    /// What an edge that is no call changed.
    fn changes(&mut self, step: &ReplayedStep<'_>) -> Vec<Change> {
        let program = self.program;
        let havoc = matches!(program.edge(step.edge).operation, Operation::Havoc(_));
        let Some(debug) = &program.debug else {
            return step
                .written
                .iter()
                .flat_map(|(var, value)| self.change(*var, value, havoc))
                .collect();
        };
        let asked = debug.inputs.get(&step.edge);
        let targets: Vec<VarId> = match &program.edge(step.edge).operation {
            Operation::Assign(pairs) => pairs.iter().map(|(var, _)| *var).collect(),
            Operation::Havoc(vars) => vars.clone(),
            Operation::Assume(_) | Operation::Call { .. } => Vec::new(),
        };
        self.note_offsets(step);
        let mut changes = Vec::new();
        for (var, value) in &step.written {
            let whole = self.whole(*var, value);
            let value = &whole;
            match asked {
                // What an ending call wrote is told with its end.
                _ if !targets.contains(var) => (),
                Some(function) if program.variable(*var).temporary => {
                    let shape = self.shape(*var);
                    let text = self.text(value, shape);
                    changes.push(Change {
                        name: format!("{function}()"),
                        value: text,
                        input: true,
                    });
                }
                Some(_) => changes.extend(self.change(*var, value, true)),
                // A variable without a value yet: nobody chose what it happens to hold.
                None if havoc => (),
                None => changes.extend(self.change(*var, value, false)),
            }
        }
        changes
    }

    /// Remembers the offsets that a step wrote.
    fn note_offsets(&mut self, step: &ReplayedStep<'_>) {
        let Some(debug) = &self.program.debug else { return };
        for (var, value) in &step.written {
            if debug.offsets.values().any(|offset| offset == var) {
                self.offsets.insert(*var, value.clone());
            }
        }
    }

    /// The pointer whose object is the value of a variable, or else the value.
    fn whole(&self, var: VarId, value: &Value) -> Value {
        let offset = self.program.debug.as_ref().and_then(|debug| debug.offsets.get(&var));
        let offset = offset.map(|offset| match self.offsets.get(offset) {
            Some(Value::Bv(bits)) => bits.clone(),
            _ => symra_terms::BitVec::zero(64),
        });
        match (value, offset) {
            (Value::Bv(object), Some(offset)) => Value::Bv(object.concat(&offset)),
            _ => value.clone(),
        }
    }

    fn shape(&self, var: VarId) -> Option<symra_ir::debug::ShapeId> {
        self.program.debug.as_ref()?.variables.get(&var).copied()
    }

    fn text(&mut self, value: &Value, shape: Option<symra_ir::debug::ShapeId>) -> String {
        match &mut self.values {
            Some(values) => values.value(value, shape),
            None => human(value),
        }
    }

    /// A variable's new value; for memory, what changed in it.
    fn change(&mut self, var: VarId, value: &Value, input: bool) -> Vec<Change> {
        let variable = self.program.variable(var);
        let width = self.program.debug.as_ref().and_then(|debug| debug.memories.get(&var));
        if let (Some(width), Value::Array(array), Some(values)) = (width, value, &mut self.values) {
            let old = self.memories.get(&var);
            let changes = values.memory(*width, old, array);
            self.memories.insert(var, array.clone());
            return changes
                .into_iter()
                .map(|(name, value)| Change { name, value, input })
                .collect();
        }
        if variable.temporary {
            return Vec::new();
        }
        let shape = self.shape(var);
        vec![Change { name: variable.name.clone(), value: self.text(value, shape), input }]
    }
}

/// Of several values for one variable on a line, the last stays.
fn keep_last(changes: &mut Vec<Change>) {
    let mut kept: Vec<Change> = Vec::with_capacity(changes.len());
    for change in changes.drain(..) {
        if let Some(earlier) = kept.iter_mut().find(|earlier| earlier.name == change.name) {
            *earlier = change;
        } else {
            kept.push(change);
        }
    }
    *changes = kept;
}
