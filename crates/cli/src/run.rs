//! `symra run`: executes a C program.

use std::io::Write as _;
use std::process::ExitCode;

use symra_front_c::Options;
use symra_front_c::run::Ending;
use symra_ir::{Position, Program};

use crate::args::RunArgs;
use crate::c_files;
use crate::exit::RunExit;
use crate::failure::Failure;
use crate::input;
use crate::inputs::{self, Given};
use crate::repeat::{Ended, Repeat};

/// What a shell says of a program that aborted.
const ABORTED: u8 = 134;

/// Runs the program and ends as it does.
pub(crate) fn run(args: &RunArgs) -> Result<ExitCode, Failure> {
    input::only_c(&args.files)?;
    if let Some(path) = &args.schedule {
        let repeat = match serde_json::from_str(&inputs::text(path)?) {
            Ok(report) => Repeat::of(path, &report, args)?.filter(Repeat::has_schedule),
            Err(_) => None,
        };
        let Some(repeat) = repeat else {
            return Err(Failure::Usage(format!(
                "`{}` has no schedule of threads: `symra verify --json` writes one with a violation",
                path.display()
            )));
        };
        repeat.turns().for_each(|turn| say(&turn));
        return Ok(again(repeat, args));
    }
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
        Some(path) => {
            let text = inputs::text(path)?;
            if let Ok(report) = serde_json::from_str(&text)
                && let Some(repeat) = Repeat::of(path, &report, args)?
            {
                return Ok(again(repeat, args));
            }
            Given::read(path, &text)?
        }
        None => Given::new(&args.input)?,
    };
    let compiled = c_files::build(&args.files, &args.c, &options)?;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let limit = args.depth.unwrap_or(u64::MAX);
    let ending = symra_front_c::run::run(&compiled, &mut given, &mut out, limit);
    // Who closed our output does not want to know.
    let _ = out.flush();
    drop(out);
    given.changed.iter().for_each(|change| say(change));
    Ok(match ending {
        Ending::Exited(code) => ExitCode::from(code),
        Ending::Aborted => {
            say("the program aborted");
            ExitCode::from(ABORTED)
        }
        Ending::Violated(claim) => {
            let claim = compiled.task.program.claim(claim);
            say(&format!("{}: {}", place(&compiled.task.program, claim.position), claim.message));
            RunExit::Violated.into()
        }
        Ending::Stuck(at) => {
            let location = compiled.task.program.location(at);
            let place = place(&compiled.task.program, location.position);
            say(&format!("{place}: nothing can go on from here"));
            RunExit::Stuck.into()
        }
        Ending::StepLimit => {
            say(&format!("stopped after {limit} steps (`--depth`)"));
            RunExit::Stopped.into()
        }
    })
}

/// Repeats the run of a report, with its checks.
fn again(mut repeat: Repeat, args: &RunArgs) -> ExitCode {
    match repeat.run(args.depth.unwrap_or(u64::MAX)) {
        Ended::Violated(claim) => {
            let program = repeat.program();
            let claim = program.claim(claim);
            say(&format!("{}: {}", place(program, claim.position), claim.message));
            RunExit::Violated.into()
        }
        Ended::Differently => {
            say("the run does not end as the report says: is this the program that it is about?");
            RunExit::Stuck.into()
        }
    }
}

fn place(program: &Program, position: Option<Position>) -> String {
    position.map_or_else(
        || "the program".to_owned(),
        |at| {
            let name = &program.sources[at.file.0 as usize].name;
            format!("{name}:{}:{}", at.line, at.column)
        },
    )
}

#[expect(clippy::print_stderr, reason = "the program's own output is on the other stream")]
fn say(text: &str) {
    eprintln!("symra: {text}");
}
