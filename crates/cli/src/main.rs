//! The binary `symra`: options, logging, wiring, and nothing else.

mod abstraction;
mod args;
mod c_files;
mod claims;
mod engines;
mod exit;
mod failure;
mod input;
mod inputs;
mod loops;
mod patience;
mod preprocess;
mod progress;
mod repeat;
mod run;
mod show;
mod simpler;
mod solvers;
mod table;
mod tests_dir;
mod tree;
mod verify;
mod watch;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use clap::Parser as _;

use args::{Cli, Command};
use exit::Exit;

fn main() -> ExitCode {
    let cli = Cli::parse();
    logging(cli.verbose);
    std::panic::set_hook(Box::new(|panic| {
        tracing::error!("internal failure: {panic}");
    }));
    let outcome = catch_unwind(AssertUnwindSafe(|| match cli.command {
        Command::Verify(args) => verify::run(&args).map(leave),
        Command::Run(args) => run::run(&args),
        Command::Show(args) => show::run(&args).map(ExitCode::from),
        Command::Table(args) => table::run(&args).map(ExitCode::from),
    }));
    match outcome {
        Ok(Ok(exit)) => exit,
        Ok(Err(failure)) => leave(failure.print()),
        Err(_) => leave(failure::bug()),
    }
}

/// Ends the process at once. Threads may be left behind in the solver: they must not see its library being taken apart, as it
/// would be at the usual end of a process.
fn leave(exit: Exit) -> ExitCode {
    let _ = std::io::Write::flush(&mut std::io::stdout());
    signal_hook::low_level::exit(i32::from(exit as u8))
}

/// Logs go to standard error. `RUST_LOG` refines what `-v` chooses.
fn logging(verbose: u8) {
    use tracing_subscriber::EnvFilter;
    let default = match verbose {
        0 => "error",
        1 => "info",
        2 => "debug",
        _ => "trace",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(default));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .with_target(false)
        .without_time()
        .init();
}
