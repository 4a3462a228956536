//! A flat model becomes one procedure: a loop whose head is the state between two commands.
//!
//! ```text
//! entry --init--> head
//! head --!safe--> (claim)                                      for each property
//! head --guard--> t --x, y := e, f--> .. --havoc z--> .. --assume low <= z <= high--> head     for each command `t`
//! ```
//!
//! Each command is one path from the head back to it. Claims come before commands, so that a search that takes
//! edges in order meets a violation before it goes on.

use rustc_hash::FxHashMap;
use symra_ir::{ClaimKind, LocId, Operation, Position, ProcId, ProgramBuilder, Task};
use symra_terms::Term;

use crate::check::Checked;
use crate::elaborate::{Asked, Check, Command, Flat};
use crate::model::{CommandPlace, Goal, Lowered};
use crate::parser::shortened;
use crate::syntax::PropertyKind;

struct Lowering<'a> {
    checked: &'a Checked,
    builder: ProgramBuilder,
    main: ProcId,
    head: LocId,
    goal: Goal,
    /// How many claims have each name.
    names: FxHashMap<String, u32>,
}

/// Makes the program of a flat model.
pub(crate) fn lower(checked: &Checked, flat: Flat, goal: Goal) -> Lowered {
    let Flat { mut builder, file, init, init_position, commands, properties } = flat;
    let start = Some(Position { file, line: 1, column: 1 });
    builder.at(start);
    let main = builder.procedure("main");
    builder.main(main);
    let head = builder.location(main, "head");
    builder.at(init_position.or(start));
    let entry = builder.entry(main);
    builder.assume(main, entry, head, init);
    let names = FxHashMap::default();
    // Labels come before the names of claims, which reports take from the claims themselves.
    let places: Vec<CommandPlace> =
        commands.iter().map(|command| place(&mut builder, main, command)).collect();
    let mut lowering = Lowering { checked, builder, main, head, goal, names };
    for property in &properties {
        lowering.property(property, &commands);
    }
    if goal == Goal::Avoid {
        for check in commands.iter().flat_map(|command| &command.checks) {
            lowering.check(check);
        }
    }
    for (command, place) in commands.iter().zip(&places) {
        lowering.command(command, place.location);
    }
    let task = lowering.finish();
    Lowered { task, goal, commands: places }
}

/// Adds the location that a command's guard leads to.
fn place(builder: &mut ProgramBuilder, main: ProcId, command: &Command) -> CommandPlace {
    builder.at(Some(command.position));
    let location = builder.location(main, &command.label);
    CommandPlace { label: command.label.clone(), location, position: command.position }
}

impl Lowering<'_> {
    fn property(&mut self, property: &Asked, commands: &[Command]) {
        let decl = &self.checked.properties[property.index];
        let text = |expr| shortened_line(self.checked.syntax.text(expr));
        let text = decl.expr.map(text).unwrap_or_default();
        self.builder.at(Some(property.position));
        let (kind, bad, message) = match (decl.kind, property.formula) {
            (PropertyKind::Safe, Some(formula)) => {
                // Where the condition has no meaning, that is what is wrong.
                let mut parts = vec![self.builder.pool().not(formula)];
                parts.extend(property.checks.iter().map(|check| check.holds));
                let bad = self.builder.pool().and(&parts);
                (ClaimKind::Unreach, bad, format!("`{text}` does not hold"))
            }
            (PropertyKind::Reachable, Some(formula)) => {
                let mut parts = vec![formula];
                parts.extend(property.checks.iter().map(|check| check.holds));
                let bad = self.builder.pool().and(&parts);
                (ClaimKind::Unreach, bad, format!("`{text}` holds"))
            }
            (PropertyKind::DeadlockFree, _) | (_, None) => {
                let guards: Vec<Term> = commands.iter().map(|command| command.guard).collect();
                let some = self.builder.pool().or(&guards);
                let bad = self.builder.pool().not(some);
                (ClaimKind::Deadlock, bad, "no command can be taken".to_owned())
            }
        };
        let name = decl.name.clone();
        self.claim(kind, &name, &message, bad);
        if self.goal == Goal::Avoid {
            for check in &property.checks {
                self.check(check);
            }
        }
    }

    fn check(&mut self, check: &Check) {
        self.builder.at(Some(check.position));
        let bad = self.builder.pool().not(check.holds);
        self.claim(ClaimKind::Check, &check.name, &check.message, bad);
    }

    fn claim(&mut self, kind: ClaimKind, name: &str, message: &str, bad: Term) {
        // No name ends in a number of its own, so that numbered ones differ from all others.
        let count = self.names.entry(name.to_owned()).or_insert(0);
        *count += 1;
        let unique = if *count == 1 { name.to_owned() } else { format!("{name}.{count}") };
        let claim = self.builder.claim(kind, &unique, message);
        let location = self.builder.location(self.main, &unique);
        self.builder.error(self.main, location, claim);
        self.builder.assume(self.main, self.head, location, bad);
    }

    /// Adds a command's path. A step without meaning is not taken: it has been claimed not to exist.
    fn command(&mut self, command: &Command, location: LocId) {
        self.builder.at(Some(command.position));
        let mut parts = vec![command.guard];
        parts.extend(command.checks.iter().map(|check| check.holds));
        let guard = self.builder.pool().and(&parts);
        self.builder.assume(self.main, self.head, location, guard);
        let mut operations = Vec::new();
        if !command.assignments.is_empty() {
            operations.push((Operation::Assign(command.assignments.clone()), "assigned"));
        }
        if !command.choices.is_empty() {
            operations.push((Operation::Havoc(command.choices.clone()), "chosen"));
        }
        if let Some(constraint) = command.constraint {
            operations.push((Operation::Assume(constraint), "bounded"));
        }
        if operations.is_empty() {
            operations.push((Operation::Assume(self.builder.pool().true_()), "skipped"));
        }
        let (mut from, last) = (location, operations.len() - 1);
        for (number, (operation, name)) in operations.into_iter().enumerate() {
            let to = if number == last {
                self.head
            } else {
                self.builder.location(self.main, &format!("{}.{name}", command.label))
            };
            self.builder.edge(self.main, from, to, operation);
            from = to;
        }
    }

    fn finish(self) -> Task {
        match self.builder.finish() {
            Ok(task) => task,
            Err(errors) => {
                let first = errors.first().map(ToString::to_string).unwrap_or_default();
                panic!("a checked model should make a well-formed program: {first}")
            }
        }
    }
}

/// A text on one line, short enough for a message.
fn shortened_line(text: &str) -> String {
    const MOST: usize = 200;
    let words = text.split_whitespace();
    let mut line = String::new();
    for word in words {
        if line.len() + word.len() > MOST {
            line.push_str("..");
            break;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if line.len() > MOST + 2 { shortened(&line) } else { line }
}
