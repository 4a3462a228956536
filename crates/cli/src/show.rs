//! `symra show`: what Symra made of a program.

use std::fmt::Write as _;

use symra_ir::{Position, Program, Task};

use crate::abstraction;
use crate::args::{ShowArgs, ShowWhat};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input;
use crate::tree;
use crate::verify::print;

/// Prints what was asked for.
pub(crate) fn run(args: &ShowArgs) -> Result<Exit, Failure> {
    for mut job in input::load(&args.input)? {
        let text = match args.what {
            ShowWhat::Cfa => symra_ir::listing(&job.task, 100),
            ShowWhat::Dot => symra_ir::dot(&job.task),
            ShowWhat::Text => symra_ir::print(&job.task),
            ShowWhat::Claims => claims(&job.task.program),
            ShowWhat::Loops => loops(&job.task.program),
            ShowWhat::Terms => terms(&job.task),
            ShowWhat::Abstraction => abstraction::picture(&mut job.task, args.timeout)?,
            ShowWhat::Tree => tree::picture(&job.task, args.timeout)?,
        };
        print(&text);
    }
    Ok(Exit::Safe)
}

fn place(program: &Program, position: Option<Position>) -> String {
    position.map_or_else(
        || "-".to_owned(),
        |at| format!("{}:{}:{}", program.sources[at.file.0 as usize].name, at.line, at.column),
    )
}

fn claims(program: &Program) -> String {
    let mut out = String::new();
    for claim in &program.claims {
        let at = place(program, claim.position);
        let _ = writeln!(
            out,
            "{}  {}  {at}  {}",
            claim.name,
            symra_report::property(claim),
            claim.message
        );
    }
    out
}

fn loops(program: &Program) -> String {
    let mut out = String::new();
    for named in crate::loops::named(program) {
        let _ = writeln!(out, "{}  {}", named.name, place(program, named.position));
    }
    out
}

fn terms(task: &Task) -> String {
    use symra_ir::Operation;
    let mut out = String::new();
    for procedure in &task.program.procedures {
        for edge in &procedure.edges {
            let terms: Vec<_> = match &edge.operation {
                Operation::Assume(term) => vec![*term],
                Operation::Assign(pairs) => pairs.iter().map(|(_, term)| *term).collect(),
                Operation::Havoc(_) => Vec::new(),
                Operation::Call { arguments, .. } => arguments.clone(),
            };
            for term in terms {
                let _ = writeln!(out, "{}", task.pool.display(term));
            }
        }
    }
    out
}
