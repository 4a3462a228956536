//! Runs a preprocessed C program and exits with its exit code.

use std::process::ExitCode;

use symra_front_c::types::DataModel;
use symra_front_c::{Options, compile, run};

fn main() -> ExitCode {
    let mut options = Options::to_run();
    let mut files = Vec::new();
    for arg in std::env::args().skip(1) {
        if arg == "-m64" {
            options.data_model = DataModel::Lp64;
        } else if arg == "-m32" {
            options.data_model = DataModel::Ilp32;
        } else {
            let text = std::fs::read_to_string(&arg).expect("the file should be readable");
            files.push((arg, text));
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let compiled = match compile(&files, &options) {
        Ok(compiled) => compiled,
        Err(error) => {
            report(&error);
            return ExitCode::from(250);
        }
    };
    if std::env::var_os("DUMP").is_some() {
        dump(&compiled.task);
    }
    let ending = run::run(&compiled, &mut run::Zeros, &mut std::io::stdout(), u64::MAX);
    match ending {
        run::Ending::Exited(code) => ExitCode::from(code),
        other => {
            say(&format!("{other:?}"));
            if let run::Ending::Violated(claim) = other {
                say(&format!("{:?}", compiled.task.program.claim(claim)));
            }
            ExitCode::from(if other == run::Ending::Aborted { 134 } else { 251 })
        }
    }
}

fn report(error: &symra_front_c::CompileError) {
    say(&error.to_string());
    if let symra_front_c::CompileError::Invalid { diagnostics } = error {
        for diagnostic in diagnostics {
            say(&format!("{}: {diagnostic}", diagnostic.place));
        }
    }
}

#[expect(clippy::print_stderr, reason = "an example may talk")]
fn say(text: &str) {
    eprintln!("{text}");
}

fn dump(task: &symra_ir::Task) {
    for procedure in &task.program.procedures {
        say(&format!("proc {}", procedure.name));
        for edge in &procedure.edges {
            let name = |loc: symra_ir::LocId| &procedure.locations[loc.index()].name;
            say(&format!("  {} -> {}: {:?}", name(edge.from), name(edge.to), edge.operation));
        }
    }
}
