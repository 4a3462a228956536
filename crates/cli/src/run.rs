//! `symra run`: executes a C program.

use std::io::Write as _;
use std::process::ExitCode;

use symra_front_c::run::Ending;
use symra_front_c::{Compiled, Options};
use symra_ir::Position;

use crate::args::RunArgs;
use crate::c_files;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::inputs::Given;

/// What a shell says of a program that aborted.
const ABORTED: u8 = 134;

/// Runs the program and ends as it does.
pub(crate) fn run(args: &RunArgs) -> Result<ExitCode, Failure> {
    let mut options = Options {
        data_model: c_files::data_model(&args.c),
        entry: c_files::entry(&args.c, None),
        malloc_may_fail: args.c.malloc_may_fail,
        ..Options::to_run()
    };
    for check in &args.checks {
        options.checks.enable(check)?;
    }
    let mut given = match &args.inputs {
        Some(path) => Given::read(path)?,
        None => Given::new(&args.input)?,
    };
    let compiled = c_files::build(&args.files, &args.c, &options)?;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let limit = args.depth.unwrap_or(u64::MAX);
    let ending = symra_front_c::run::run(&compiled, &mut given, &mut out, limit);
    // Who closed our output does not want to know.
    let _ = out.flush();
    drop(out);
    Ok(match ending {
        Ending::Exited(code) => ExitCode::from(code),
        Ending::Aborted => {
            say("the program aborted");
            ExitCode::from(ABORTED)
        }
        Ending::Violated(claim) => {
            let claim = compiled.task.program.claim(claim);
            say(&format!("{}: {}", place(&compiled, claim.position), claim.message));
            Exit::Unsafe.into()
        }
        Ending::Stuck(at) => {
            let location = compiled.task.program.location(at);
            say(&format!("{}: nothing can go on from here", place(&compiled, location.position)));
            Exit::Unknown.into()
        }
        Ending::StepLimit => {
            say(&format!("stopped after {limit} steps (`--depth`)"));
            Exit::Unknown.into()
        }
    })
}

fn place(compiled: &Compiled, position: Option<Position>) -> String {
    position.map_or_else(
        || "the program".to_owned(),
        |at| {
            let name = &compiled.task.program.sources[at.file.0 as usize].name;
            format!("{name}:{}:{}", at.line, at.column)
        },
    )
}

#[expect(clippy::print_stderr, reason = "the program's own output is on the other stream")]
fn say(text: &str) {
    eprintln!("symra: {text}");
}
