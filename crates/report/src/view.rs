//! A run as lines of the source.

mod threads;

pub(crate) use threads::schedule;

use std::collections::{BTreeMap, VecDeque};

use symra_ir::debug::DebugInfo;
use symra_ir::{
    ClaimId, EdgeRef, Interpreter, LocRef, Operation, Position, ProcId, Program, ReplayedStep,
    Scope, State, Status, Task, Trace, VarId, follow,
};
use symra_terms::{ArrayValue, Value};

use crate::leaks;
use crate::operands::Operands;
use crate::place::{Places, is_library};
use crate::source_values::SourceValues;
use crate::story::Happening;
use crate::values::human;

/// Of a run whose middle is left out, so many steps at its end are looked at closely.
const END: usize = 20_000;

/// How many leaks are named.
const MOST_LEAKS: usize = 4;

/// A variable that got a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The variable's name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// Whether the environment chose it.
    pub input: bool,
    /// Whether it lies in memory, where others than its function can see it.
    pub is_memory: bool,
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
    /// The claim is violated.
    Violation(ClaimId),
}

/// Steps of a run that belong to one place of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The place, where it is known.
    pub position: Option<Position>,
    /// The name of what is executed there: a command's label, or a location.
    pub label: String,
    /// The process of a model that does it: `P[1]`.
    pub process: Option<String>,
    /// What kind of line it is.
    pub event: Event,
    /// How many calls are open.
    pub depth: usize,
    /// What changed.
    pub changes: Vec<Change>,
    /// What else is to be said: how branches went, what was freed, why a claim is violated.
    pub notes: Vec<String>,
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
    let interpreter = Interpreter::new(task);
    let mut view = View::new(&interpreter, trace, most);
    // A run that can't be followed ends where it can't.
    let followed = follow(&interpreter, trace, |step| view.step(&step));
    view.finish();
    if let Ok(replay) = followed
        && let Status::Violated(claim) = replay.status
    {
        view.violation(claim, &replay.end, trace);
    }
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
                    Some(
                        symra_ir::debug::Shape::Unsigned
                        | symra_ir::debug::Shape::Character { signed: false }
                        | symra_ir::debug::Shape::Pointer { .. },
                    ) => bits.to_ubig().to_string(),
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
    operands: Operands<'v>,
    places: Places<'v>,
    values: Option<SourceValues<'v>>,
    /// The variables that have not got a value yet.
    unset: BTreeMap<VarId, Value>,
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
    /// How many steps the run has.
    length: usize,
    /// The thread that runs, and where it was last.
    thread: u32,
    at: Option<LocRef>,
    /// What the threads wait for that could not go on.
    waits: BTreeMap<u32, String>,
    /// Notes on steps of the library that nobody called, for the next line of the program.
    held: Vec<String>,
}

impl<'v> View<'v> {
    fn new(interpreter: &'v Interpreter<'v>, trace: &Trace, most: Option<usize>) -> Self {
        let program = &interpreter.task().program;
        let start = Line {
            position: None,
            label: "start".to_owned(),
            process: None,
            event: Event::Step,
            depth: 0,
            changes: Vec::new(),
            notes: Vec::new(),
            steps: 0..0,
        };
        let mut view = Self {
            program,
            thread: 0,
            at: None,
            waits: BTreeMap::new(),
            held: Vec::new(),
            operands: Operands::new(interpreter),
            places: Places::new(program, trace),
            unset: BTreeMap::new(),
            values: program.debug.as_deref().map(SourceValues::new),
            memories: BTreeMap::new(),
            offsets: BTreeMap::new(),
            calls: Vec::new(),
            open: start,
            lines: Lines::default(),
            most,
            length: trace.steps.len(),
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
        // A command of a model is news even if it changes nothing.
        let is_command = self.values.is_none() && line.position.is_some();
        let is_silent = line.changes.is_empty() && line.notes.is_empty() && !is_command;
        if is_silent && line.event == Event::Step {
            self.lines.left_out += usize::from(self.is_left_out(line.steps.end));
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

    /// Whether a step is in the middle of a long run, of which nothing is shown: then no text is made of it.
    fn is_left_out(&self, index: usize) -> bool {
        let begun = |most: usize| self.lines.first.len() >= most / 4;
        self.most.is_some_and(begun) && index + END < self.length
    }

    /// Remembers what memory holds after a step of which nothing is shown.
    fn note_memories(&mut self, step: &ReplayedStep<'_>) {
        for (var, value) in &step.written {
            if let (true, Value::Array(array)) = (self.is_memory(*var), value) {
                self.memories.insert(*var, array.clone());
            }
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
        self.note_offsets(step);
        let in_library = position.is_some_and(|at| is_library(program, at.file.0));
        let position = if in_library { self.outside(step, position) } else { position };
        let mut notes: Vec<String> = self.switch(step).into_iter().collect();
        let is_left_out = self.is_left_out(step.index);
        if !is_left_out {
            notes.extend(self.unset_reads(step));
            notes.extend(self.decision(step).filter(|_| !in_library));
        }
        notes.extend(self.lives(step, position));
        self.hold_back(position, &mut notes);
        if let Operation::Call { callee, .. } = &edge.operation {
            let parameters = &program.procedure(*callee).parameters;
            // Without a source to go by, all that the callee starts with is told.
            let shown = |var: &VarId| self.values.is_none() || parameters.contains(var);
            let written: Vec<_> = step.written.iter().filter(|(var, _)| shown(var)).collect();
            let wholes = written.iter().map(|(var, value)| (*var, self.whole(*var, value)));
            let wholes: Vec<_> = wholes.collect();
            let changes =
                wholes.iter().flat_map(|(var, value)| self.change(*var, value, false)).collect();
            if !notes.is_empty() {
                self.add(position, depth, false, step, (Vec::new(), notes));
            }
            self.begin(Line {
                position,
                label: format!("call {}", program.procedure(*callee).name),
                process: None,
                event: Event::Call(*callee),
                depth,
                changes,
                notes: Vec::new(),
                steps: step.index..step.index + 1,
            });
            self.calls.push(step.edge);
        } else {
            let mut changes = Vec::new();
            if is_left_out {
                self.note_memories(step);
            } else {
                changes = self.changes(step);
            }
            // Of what the library does, its effects are told; what static objects start with is in the source.
            if in_library {
                changes.retain(|change| change.input || change.is_memory);
            }
            let at_start = !program.has_threads() || self.is_start(position);
            if self.values.is_some() && step.edge.proc == program.main && at_start {
                changes.retain(|change| change.input);
            }
            self.add(position, depth, from.loop_head, step, (changes, notes));
        }
        self.forget_unset(step);
        self.returns(step);
    }

    /// Whether a place is where the program starts, with threads and all.
    fn is_start(&self, position: Option<Position>) -> bool {
        let main = self.program.procedure(self.program.main);
        let first = main.locations[main.entry.index()].outgoing.first();
        first.is_some_and(|edge| main.edges[edge.index()].position == position)
    }

    /// What a branch came to, where the step takes one.
    fn decision(&mut self, step: &ReplayedStep<'_>) -> Option<String> {
        let edge = self.program.edge(step.edge);
        let Operation::Assume(_) = edge.operation else { return None };
        let debug = self.program.debug.as_deref()?;
        let branch = debug.branches.get(&LocRef { proc: step.edge.proc, loc: edge.from })?;
        let values = self.values.as_mut()?;
        // A condition changes nothing, but the call that it belongs to may have ended with it.
        let state = step.before.as_ref().unwrap_or(step.state);
        let value = self.operands.value(state, branch.value);
        let text = values.value(&value, branch.shape);
        let operands = self.operands.of(state, branch.value, values);
        let operands: Vec<String> = operands
            .into_iter()
            .filter(|(name, _)| *name != branch.text)
            .map(|(name, value)| format!("{name} = {value}"))
            .collect();
        Some(if operands.is_empty() {
            format!("{}: {text}", branch.text)
        } else {
            format!("{}: {text} ({})", branch.text, operands.join(", "))
        })
    }

    /// Follows the lives of objects; gives what ended.
    fn lives(&mut self, step: &ReplayedStep<'_>, position: Option<Position>) -> Vec<String> {
        let (Some(debug), Some(values)) = (self.program.debug.as_deref(), &mut self.values) else {
            return Vec::new();
        };
        let mut notes = Vec::new();
        let assigns = matches!(self.program.edge(step.edge).operation, Operation::Assign(_));
        for (var, value) in step.written.iter().filter(|_| assigns) {
            if let (Some((name, shape)), Value::Bv(number)) = (debug.homes.get(var), value) {
                values.story.new_home(number.to_u64().unwrap_or(0), name, *shape);
            }
        }
        for (var, value) in &step.written {
            let now = || happening(self.program, step.edge.proc, position, &self.calls);
            match value {
                Value::Array(sizes) if Some(*var) == debug.sizes => {
                    values.story.sizes(sizes, &now());
                }
                Value::Array(ends) if Some(*var) == debug.ends => {
                    let freed = values.story.ends(ends, &now());
                    notes.extend(freed.into_iter().map(|name| format!("{name} is freed")));
                }
                _ => (),
            }
        }
        notes
    }

    /// The variables that a step reads though nothing was stored in them.
    fn unset_reads(&mut self, step: &ReplayedStep<'_>) -> Vec<String> {
        if self.unset.is_empty() {
            return Vec::new();
        }
        let mut notes = Vec::new();
        for var in self.operands.reads(step.edge) {
            let Some(value) = self.unset.remove(&var) else { continue };
            let shape = self.shape(var);
            let text = self.text(&value, shape);
            let name = &self.program.variable(var).name;
            notes.push(format!("{name} is not initialised: its value here is {text}"));
        }
        notes
    }

    /// What a step wrote is set; what a call or a declaration leaves open is not.
    fn forget_unset(&mut self, step: &ReplayedStep<'_>) {
        let Some(debug) = self.program.debug.as_deref() else { return };
        let edge = self.program.edge(step.edge);
        let asked = debug.inputs.contains_key(&step.edge);
        let leaves_open = match &edge.operation {
            Operation::Havoc(_) => !asked,
            Operation::Call { .. } => true,
            Operation::Assign(_) | Operation::Assume(_) => false,
        };
        let parameters = match &edge.operation {
            Operation::Call { callee, .. } => self.program.procedure(*callee).parameters.as_slice(),
            _ => &[],
        };
        for (var, value) in &step.written {
            let variable = self.program.variable(*var);
            let is_open = leaves_open && debug.variables.contains_key(var) && !variable.temporary;
            if is_open && !parameters.contains(var) {
                self.unset.insert(*var, value.clone());
            } else {
                self.unset.remove(var);
            }
        }
    }

    /// The end of the run.
    fn violation(&mut self, id: ClaimId, end: &State, trace: &Trace) {
        let claim = self.program.claim(id);
        let debug = self.program.debug.as_deref();
        let mut notes = Vec::new();
        let subject = debug.and_then(|debug| debug.subjects.get(&id));
        match subject {
            Some(subject) => notes.push(format!("{}: {}", subject.text, claim.message)),
            None => notes.push(claim.message.clone()),
        }
        if let (Some(subject), Some(values)) = (subject, &mut self.values) {
            let operands = self.operands.of(end, subject.condition, values);
            let operands: Vec<String> =
                operands.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            if !operands.is_empty() {
                notes.push(operands.join(", "));
            }
            if let Some((address, bytes)) = subject.access {
                let address = self.operands.value(end, address);
                let place = |at| self.places.of(at);
                notes.extend(values.story.tell(&address, bytes, &place));
            }
        }
        if claim.kind == symra_ir::ClaimKind::Memtrack {
            notes.extend(self.leaks(trace));
        }
        notes.extend(self.race(end, trace));
        if claim.kind == symra_ir::ClaimKind::Deadlock {
            notes.extend(self.waits.values().cloned());
        }
        let line = Line {
            position: claim.position,
            label: "violation".to_owned(),
            process: None,
            event: Event::Violation(id),
            depth: self.calls.len(),
            changes: Vec::new(),
            notes,
            steps: trace.steps.len()..trace.steps.len(),
        };
        match self.most {
            Some(_) => self.lines.last.push_back(line),
            None => self.lines.first.push(line),
        }
    }

    /// What is left of the heap.
    fn leaks(&self, trace: &Trace) -> Vec<String> {
        let Some(values) = &self.values else { return Vec::new() };
        let left: Vec<u64> = values.story.alive().map(|(number, _)| number).collect();
        let lost = leaks::last_pointers(self.operands.interpreter(), trace, &left);
        let place = |at| self.places.of(at);
        let mut notes = Vec::new();
        for (number, life) in values.story.alive().take(MOST_LEAKS) {
            let name = if life.name.is_empty() { "memory" } else { life.name.as_str() };
            let born =
                life.born.as_ref().map(|born| format!(", allocated at {}", born.text(&place)));
            let mut note = format!("{name}{}, is not freed", born.unwrap_or_default());
            match lost.get(&number) {
                Some(Some(at)) => {
                    let place = place(Some(*at));
                    note.push_str("; the last pointer to it is lost at ");
                    note.push_str(&place);
                }
                Some(None) => note += "; there is still a pointer to it",
                None => (),
            }
            notes.push(note);
        }
        if left.len() > MOST_LEAKS {
            notes.push(format!("{} more are not freed", left.len() - MOST_LEAKS));
        }
        notes
    }

    /// Adds to the last line what belongs to it, or begins another.
    fn add(
        &mut self,
        position: Option<Position>,
        depth: usize,
        loop_head: bool,
        step: &ReplayedStep<'_>,
        (changes, notes): (Vec<Change>, Vec<String>),
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
            last.notes.extend(notes);
            last.steps.end = step.index + 1;
        } else {
            let (event, steps) = (Event::Step, step.index..step.index + 1);
            let process = if loop_head { self.process(step.edge) } else { None };
            self.begin(Line { position, label, process, event, depth, changes, notes, steps });
        }
    }

    /// The process whose command begins with an edge: its label is that of the location there.
    fn process(&self, edge: EdgeRef) -> Option<String> {
        let procedure = self.program.procedure(edge.proc);
        let to = &procedure.locations[self.program.edge(edge).to.index()];
        let (process, _) = to.name.rsplit_once("].")?;
        self.program.debug.is_none().then(|| format!("{process}]"))
    }

    /// The calls that ended with a step.
    fn returns(&mut self, step: &ReplayedStep<'_>) {
        while self.calls.len() + 1 > step.depth() {
            let Some(call) = self.calls.pop() else { return };
            let edge = self.program.edge(call);
            let Operation::Call { callee, results, .. } = &edge.operation else { continue };
            let procedure = self.program.procedure(*callee);
            let own = procedure.results.first().copied();
            let written = |target: &VarId| {
                step.written.iter().find(|(var, _)| var == target).map(|(_, value)| value)
            };
            let is_pair =
                |debug: &DebugInfo| own.is_some_and(|own| debug.offsets.contains_key(&own));
            let value = match (results.first().and_then(written), results.get(1).and_then(written))
            {
                // A pointer is two values.
                (Some(Value::Bv(object)), Some(Value::Bv(offset)))
                    if self.program.debug.as_deref().is_some_and(is_pair) =>
                {
                    Some(Value::Bv(object.concat(offset)))
                }
                (value, _) => value.cloned(),
            };
            let value = value.as_ref();
            let shape = own.and_then(|var| self.shape(var));
            let mut changes = Vec::new();
            if let Some(value) = value.filter(|_| self.calls.len() + 1 == step.depth()) {
                let text = self.text(value, shape);
                let name = "result".to_owned();
                changes.push(Change { name, value: text, input: false, is_memory: false });
            }
            self.begin(Line {
                position: edge.position,
                label: format!("return from {}", procedure.name),
                process: None,
                event: Event::Return(*callee),
                depth: self.calls.len(),
                changes,
                notes: Vec::new(),
                steps: step.index..step.index + 1,
            });
            if let Some(value) = value.filter(|_| self.calls.len() + 1 == step.depth()) {
                let changes = self.change(results[0], value, false);
                self.add(edge.position, self.calls.len(), false, step, (changes, Vec::new()));
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
                        is_memory: false,
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
                .map(|(name, value)| Change { name, value, input, is_memory: true })
                .collect();
        }
        if variable.temporary {
            return Vec::new();
        }
        let shape = self.shape(var);
        let (name, value) = (variable.name.clone(), self.text(value, shape));
        vec![Change { name, value, input, is_memory: variable.scope == Scope::Global }]
    }
}

/// Where a step happens.
fn happening(
    program: &Program,
    proc: ProcId,
    position: Option<Position>,
    calls: &[EdgeRef],
) -> Happening {
    // What is there before the program starts has no place in it.
    if proc == program.main {
        return Happening { position: None, function: String::new(), callers: Vec::new() };
    }
    let function = program.procedure(proc).name.clone();
    let inner = calls.iter().rev().filter(|edge| edge.proc != program.main);
    let caller =
        |edge: &EdgeRef| (program.procedure(edge.proc).name.clone(), program.edge(*edge).position);
    Happening { position, function, callers: inner.map(caller).collect() }
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
