//! Programs as text.

use std::fmt::{self, Write as _};

use symra_terms::{Term, TermPool};

use super::lex::is_plain;
use crate::program::{
    ClaimId, Direction, EdgeId, LocId, Operation, ProcId, Procedure, Program, Scope, Task, VarId,
};
use crate::source::Position;

/// Prints a program; [`parse`](super::parse) reads it back. Only the texts of source files are left out.
pub fn print(task: &Task) -> String {
    let mut out = String::new();
    write!(out, "{task}").expect("a string should take what is written");
    out
}

/// Prints the text form of the program; [`parse`](super::parse) reads it back.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = &self.program;
        for source in &program.sources {
            writeln!(f, "source {}", Quoted(&source.name))?;
        }
        for approximation in &program.approximations {
            let direction = match approximation.direction {
                Direction::Over => "over",
                Direction::Under => "under",
                Direction::Assumed => "assumed",
            };
            write!(f, "approximation {direction} {}", Quoted(&approximation.what))?;
            writeln!(f, "{}", At(approximation.position))?;
        }
        for claim in &program.claims {
            write!(f, "claim {} {} ", Name(&claim.name), claim.kind.property())?;
            writeln!(f, "{}{}", Quoted(&claim.message), At(claim.position))?;
        }
        for (index, variable) in program.variables.iter().enumerate() {
            if variable.scope == Scope::Global {
                declare(self, VarId::new(index), "global", f)?;
            }
        }
        if !program.procedures.is_empty() && program.procedure(program.main).name != "main" {
            writeln!(f, "main {}", Name(&program.procedure(program.main).name))?;
        }
        for index in 0..program.procedures.len() {
            print_procedure(self, ProcId::new(index), f)?;
        }
        Ok(())
    }
}

fn print_procedure(task: &Task, proc: ProcId, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let procedure = task.program.procedure(proc);
    let list = |vars: &[VarId]| {
        vars.iter().map(|var| variable_name(task, *var)).collect::<Vec<_>>().join(", ")
    };
    write!(f, "proc {}({})", Name(&procedure.name), list(&procedure.parameters))?;
    if !procedure.results.is_empty() {
        write!(f, " -> ({})", list(&procedure.results))?;
    }
    writeln!(f, " {{")?;
    for var in &procedure.locals {
        f.write_str("  ")?;
        declare(task, *var, "local", f)?;
    }
    for index in 0..procedure.locations.len() {
        print_location(&task.program, procedure, LocId::new(index), f)?;
    }
    for (index, edge) in procedure.edges.iter().enumerate() {
        let name = |loc: LocId| Name(&procedure.locations[loc.index()].name);
        write!(f, "  {} -> {} : ", name(edge.from), name(edge.to))?;
        let id = crate::EdgeRef { proc, edge: EdgeId::new(index) };
        writeln!(f, "{}{}", DisplayOperation { task, edge: id }, At(edge.position))?;
    }
    writeln!(f, "}}")
}

fn print_location(
    program: &Program,
    procedure: &Procedure,
    loc: LocId,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let location = &procedure.locations[loc.index()];
    write!(f, "  loc {}", Name(&location.name))?;
    if procedure.entry == loc {
        f.write_str(" entry")?;
    }
    if procedure.exit == loc {
        f.write_str(" exit")?;
    }
    if let Some(claim) = location.claim {
        write!(f, " error {}", Name(claim_name(program, claim)))?;
    }
    let comment = if location.loop_head { " ; loop head" } else { "" };
    writeln!(f, "{}{comment}", At(location.position))
}

fn claim_name(program: &Program, claim: ClaimId) -> &str {
    &program.claim(claim).name
}

fn declare(task: &Task, var: VarId, keyword: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let variable = task.program.variable(var);
    let name = term_name(&task.pool, variable.term);
    write!(f, "{keyword} {}", VariableName(name))?;
    if variable.name != name {
        write!(f, " {}", Quoted(&variable.name))?;
    }
    write!(f, " : {}", task.pool.sort(variable.term))?;
    if variable.temporary {
        f.write_str(" temporary")?;
    }
    writeln!(f, "{}", At(variable.position))
}

fn term_name(pool: &TermPool, term: Term) -> &str {
    pool.symbol(term).map_or("", |symbol| pool.name(symbol))
}

fn variable_name(task: &Task, var: VarId) -> String {
    VariableName(term_name(&task.pool, task.program.variable(var).term)).to_string()
}

/// What an edge does, as the text form says it. Made by [`Task::operation`].
#[derive(Clone, Copy, Debug)]
pub struct DisplayOperation<'a> {
    task: &'a Task,
    edge: crate::EdgeRef,
}

impl Task {
    /// What an edge does, as the text form says it: `assume (< x 7)`, `x := (+ x 1)`, `havoc x`, `call x := f(y)`.
    pub fn operation(&self, edge: crate::EdgeRef) -> DisplayOperation<'_> {
        DisplayOperation { task: self, edge }
    }
}

impl fmt::Display for DisplayOperation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { task, edge } = self;
        let pool = &task.pool;
        let name = |var: &VarId| variable_name(task, *var);
        match &task.program.edge(*edge).operation {
            Operation::Assume(condition) if *condition == pool.true_() => f.write_str("skip"),
            Operation::Assume(condition) => write!(f, "assume {}", pool.display(*condition)),
            Operation::Assign(assignments) if assignments.is_empty() => f.write_str("assign"),
            Operation::Assign(assignments) => separated(f, assignments, |f, (var, term)| {
                write!(f, "{} := {}", name(var), pool.display(*term))
            }),
            Operation::Havoc(variables) => {
                f.write_str(if variables.is_empty() { "havoc" } else { "havoc " })?;
                separated(f, variables, |f, var| f.write_str(&name(var)))
            }
            Operation::Call { callee, arguments, results } => {
                f.write_str("call ")?;
                if !results.is_empty() {
                    separated(f, results, |f, var| f.write_str(&name(var)))?;
                    f.write_str(" := ")?;
                }
                write!(f, "{}(", Name(&task.program.procedure(*callee).name))?;
                separated(f, arguments, |f, term| write!(f, "{}", pool.display(*term)))?;
                f.write_str(")")
            }
        }
    }
}

fn separated<T>(
    f: &mut fmt::Formatter<'_>,
    items: &[T],
    mut each: impl FnMut(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        each(f, item)?;
    }
    Ok(())
}

/// A position after what has it.
struct At(Option<Position>);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => Ok(()),
            Some(Position { file, line, column }) if file.0 == 0 => {
                write!(f, " @ {line}:{column}")
            }
            Some(Position { file, line, column }) => write!(f, " @ {}:{line}:{column}", file.0),
        }
    }
}

/// A name of a procedure, a location or a claim: a string where it is not plain.
struct Name<'a>(&'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_plain(self.0) { f.write_str(self.0) } else { Quoted(self.0).fmt(f) }
    }
}

/// A name of a variable: between bars where it is not plain, or a string where bars can't hold it.
struct VariableName<'a>(&'a str);

impl fmt::Display for VariableName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_plain(self.0) {
            f.write_str(self.0)
        } else if self.0.contains(|c: char| c == '|' || c == '\\' || c.is_control()) {
            Quoted(self.0).fmt(f)
        } else {
            write!(f, "|{}|", self.0)
        }
    }
}

/// A string with its quotes and escapes.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => {
                    write!(f, "\\u{{{:x}}}", u32::from(c))?;
                }
                c => f.write_char(c)?,
            }
        }
        f.write_str("\"")
    }
}
