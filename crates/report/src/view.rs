//! A run as lines of the source.

use symra_ir::{Operation, Position, Program, Replay, ReplayedStep, Trace, VarId};
use symra_terms::Value;

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

/// Steps of a run that belong to one place of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The place, where it is known.
    pub position: Option<Position>,
    /// The name of what is executed there: a command's label, or a location.
    pub label: String,
    /// How many calls are open.
    pub depth: usize,
    /// What changed.
    pub changes: Vec<Change>,
    /// The steps of the run that the line stands for.
    pub steps: std::ops::Range<usize>,
}

/// The run's lines: neighbouring steps at one place of the source are one line. Temporaries are left out.
pub fn lines(program: &Program, trace: &Trace, replay: &Replay) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![Line {
        position: None,
        label: "start".to_owned(),
        depth: 0,
        changes: changes(program, &trace.initial, false),
        steps: 0..0,
    }];
    for (index, step) in replay.steps.iter().enumerate() {
        let edge = program.edge(step.edge);
        let from = &program.procedure(step.edge.proc).locations[edge.from.index()];
        let position = edge.position.or(from.position);
        // A call belongs to its caller's line.
        let depth = match edge.operation {
            Operation::Call { .. } => step.depth.saturating_sub(2),
            Operation::Assume(_) | Operation::Assign(_) | Operation::Havoc(_) => {
                step.depth.saturating_sub(1)
            }
        };
        let (label, changed) = (label(program, step), step_changes(program, step));
        let last = lines.last_mut().expect("the first line should be there");
        let same = last.position.is_some_and(|at| {
            position.is_some_and(|other| (at.file, at.line) == (other.file, other.line))
        });
        // Back at a loop's head something new begins, be it on the same line: another process's turn, another round.
        if same && last.depth == depth && last.label == label && !from.loop_head {
            last.changes.extend(changed);
            last.steps.end = index + 1;
        } else {
            lines.push(Line { position, label, depth, changes: changed, steps: index..index + 1 });
        }
    }
    for line in &mut lines {
        keep_last(&mut line.changes);
    }
    lines
}

/// A location's name without the number that tells the steps of a command apart.
fn label(program: &Program, step: &ReplayedStep) -> String {
    let procedure = program.procedure(step.edge.proc);
    let edge = program.edge(step.edge);
    match &edge.operation {
        Operation::Call { callee, .. } => format!("call {}", program.procedure(*callee).name),
        _ => procedure.name.clone(),
    }
}

fn step_changes(program: &Program, step: &ReplayedStep) -> Vec<Change> {
    let input = matches!(program.edge(step.edge).operation, Operation::Havoc(_));
    changes(program, &step.written, input)
}

fn changes(program: &Program, values: &[(VarId, Value)], input: bool) -> Vec<Change> {
    values
        .iter()
        .filter(|(var, _)| !program.variable(*var).temporary)
        .map(|(var, value)| Change {
            name: program.variable(*var).name.clone(),
            value: human(value),
            input,
        })
        .collect()
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
