//! Temporal properties: lines of their own, `ltl NAME: FORMULA`.
//!
//! A formula's atoms are conditions like those of `safe`. They are checked and elaborated as such: the text gets a hidden `safe`
//! property for each of them at its end, and the line itself counts as a comment.

use std::fmt::Write as _;
use std::ops::Range;

use symra_ir::temporal::{Formula, parse};
use symra_ir::{Atom, ClaimKind, Operation, States, Task, Temporal};
use symra_terms::{Sort, Term};

use crate::check::Checked;
use crate::elaborate::{Asked, Flat};
use crate::error::{ErrorKind, GclError};
use crate::model::Goal;
use crate::source::{Source, Span};

/// Which runs a temporal property is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fairness {
    /// All.
    #[default]
    None,
    /// Those in which a process that can always go on does so again and again.
    Weak,
    /// Those in which a process that can go on again and again does so again and again.
    Strong,
}

/// A temporal property of a model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TemporalProperty {
    /// Its name; unnamed ones are called `ltl`, `ltl2` and so on.
    pub name: String,
    /// The formula as it is written.
    pub text: String,
    pub(crate) formula: Formula,
    /// Its atoms, among the properties of the text.
    pub(crate) atoms: Range<usize>,
    pub(crate) line: u32,
}

/// What the names of hidden properties begin with.
const HIDDEN: &str = "ltl_atom_";

/// Whether a property is an atom of a formula.
pub(crate) fn is_hidden(name: &str) -> bool {
    name.starts_with(HIDDEN)
}

/// A text without its temporal properties, but with their atoms; and the properties. One more may come from the command line.
pub(crate) fn split(
    name: &str,
    text: &str,
    more: Option<&str>,
) -> Result<(String, Vec<TemporalProperty>), Vec<GclError>> {
    let (mut plain, mut hidden) = (String::with_capacity(text.len()), String::new());
    let mut found: Vec<TemporalProperty> = Vec::new();
    let mut errors = Vec::new();
    let mut atoms = 0;
    let mut in_comment = false;
    let given = more.map(|formula| (None, formula.to_owned(), 1));
    let mut items: Vec<(Option<String>, String, u32)> = given.into_iter().collect();
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let start = line.trim_start();
        match start.strip_prefix("ltl").filter(|rest| rest.starts_with([' ', '\t']) && !in_comment)
        {
            None => plain.push_str(line),
            Some(rest) => {
                plain.push_str(&line[..line.len() - start.len()]);
                let _ = write!(plain, "// {rest}");
                let rest = rest.split("//").next().unwrap_or_default();
                let rest = rest.trim().trim_end_matches(';').trim_end();
                let (name, formula) = named(rest);
                let line = u32::try_from(number + 1).unwrap_or(u32::MAX);
                items.push((name, formula.to_owned(), line));
            }
        }
        in_comment = match (line.rfind("/*"), line.rfind("*/")) {
            (Some(open), Some(close)) => open > close,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => in_comment,
        };
    }
    for (own, text, line) in items {
        let count = found.iter().filter(|property| property.name.starts_with("ltl")).count();
        let unnamed = if count == 0 { "ltl".to_owned() } else { format!("ltl{}", count + 1) };
        match parse(&text) {
            Ok((formula, texts)) => {
                for atom in &texts {
                    let _ = write!(hidden, "\nsafe {HIDDEN}{atoms}: ({atom})");
                    atoms += 1;
                }
                let (name, atoms) = (own.unwrap_or(unnamed), atoms - texts.len()..atoms);
                found.push(TemporalProperty { name, text, formula, atoms, line });
            }
            Err(error) => {
                let source = Source::new(name, text.as_str().into());
                let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
                let kind = ErrorKind::UnexpectedToken {
                    expected: "a temporal formula".to_owned(),
                    found: format!("`{text}`"),
                    advice: Some(error.to_string()),
                };
                errors.push(GclError::new(kind, &source, Span { start: 0, end }));
            }
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    // What never changes counts as nothing: an atom is needed for the text to have a property.
    if atoms == 0 && !found.is_empty() {
        let _ = write!(hidden, "\nsafe {HIDDEN}0: (true)");
    }
    plain.push_str(&hidden);
    Ok((plain, found))
}

/// A name before a colon, and what comes after it.
fn named(text: &str) -> (Option<String>, &str) {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let end = text.find(|c| !word(c)).unwrap_or(text.len());
    match text[end..].trim_start().strip_prefix(':') {
        Some(rest) if end > 0 => (Some(text[..end].to_owned()), rest.trim_start()),
        _ => (None, text),
    }
}

/// That every process that can go on does so again and again, where its commands note who went on last.
fn fair(
    flat: &mut Flat,
    fairness: Fairness,
    (processes, owners): (Vec<Vec<Term>>, &[usize]),
    atoms: &mut Vec<Atom>,
) -> Formula {
    let taken = flat.builder.global("taken", &Sort::Int);
    flat.builder.temporary(taken);
    let last = flat.builder.term(taken);
    for (command, owner) in flat.commands.iter_mut().zip(owners) {
        let number = flat.builder.pool().int(i64::try_from(*owner).unwrap_or(i64::MAX));
        command.assignments.push((taken, number));
    }
    let mut fair = Formula::Constant(true);
    for (number, guards) in processes.iter().enumerate() {
        let pool = flat.builder.pool();
        let number = pool.int(i64::try_from(number).unwrap_or(i64::MAX));
        let mut atom = |term| {
            atoms.push(Atom::Holds(term));
            Formula::Atom(atoms.len() - 1)
        };
        let (can, did) = (atom(pool.or(guards)), atom(pool.eq(last, number)));
        fair = fair.and(match fairness {
            Fairness::Weak => can.negated().or(did).finally().globally(),
            _ => can.finally().globally().implies(did.finally().globally()),
        });
    }
    fair
}

/// The program of a flat model whose properties are a formula's atoms, and the formula about it.
///
/// The states that count are those between commands; where no command can be taken, a run ends.
pub(crate) fn lower(
    checked: &Checked,
    mut flat: Flat,
    property: &TemporalProperty,
    fairness: Fairness,
) -> (Task, Temporal) {
    let asked = std::mem::take(&mut flat.properties);
    let pool = flat.builder.pool();
    let holds = |asked: &Asked, pool: &mut symra_terms::TermPool| {
        let mut parts: Vec<Term> = asked.checks.iter().map(|check| check.holds).collect();
        parts.extend(asked.formula);
        pool.and(&parts)
    };
    let mut atoms: Vec<Atom> = asked.iter().map(|asked| Atom::Holds(holds(asked, pool))).collect();
    let mut formula = property.formula.clone();
    let mut able = Vec::new();
    let mut processes: Vec<(String, Vec<Term>)> = Vec::new();
    let mut owners = Vec::new();
    for command in &flat.commands {
        let mut parts = vec![command.guard];
        parts.extend(command.checks.iter().map(|check| check.holds));
        let guard = pool.and(&parts);
        able.push(guard);
        // A command that belongs to no process is one by itself.
        let process = command.label.rsplit_once('.').map_or(&*command.label, |(name, _)| name);
        let known = processes.iter().position(|(name, _)| name == process);
        let owner = known.unwrap_or_else(|| {
            processes.push((process.to_owned(), Vec::new()));
            processes.len() - 1
        });
        processes[owner].1.push(guard);
        owners.push(owner);
    }
    if fairness != Fairness::None {
        let guards = processes.into_iter().map(|(_, guards)| guards).collect();
        formula = fair(&mut flat, fairness, (guards, &owners), &mut atoms).implies(formula);
    }
    let some = flat.builder.pool().or(&able);
    let stuck = flat.builder.pool().not(some);
    let lowered = crate::lower::lower(checked, flat, Goal::Avoid);
    let mut task = lowered.task;
    let claim = symra_ir::Claim {
        name: property.name.clone(),
        kind: ClaimKind::Temporal,
        message: format!("`{}` does not hold", property.text),
        position: task.program.procedure(task.program.main).locations[0]
            .position
            .map(|at| symra_ir::Position { line: property.line, ..at }),
    };
    task.program.claims.push(claim);
    let main = task.program.main;
    let procedure = &mut task.program.procedures[main.index()];
    let head = procedure.locations.iter().position(|location| location.name == "head");
    let head = symra_ir::LocId::new(head.expect("a model should have a head"));
    let (to, position) = (procedure.exit, procedure.locations[head.index()].position);
    let operation = Operation::Assume(stuck);
    procedure.edges.push(symra_ir::Edge { from: head, to, operation, position });
    task.program.link();
    let states = States::At([head].into());
    (task, Temporal { formula, atoms, states })
}
