//! Analyses C files as one program and prints what is wrong with them: `check [-m32] FILE..`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool")]

use std::process::ExitCode;

use symra_front_c::types::DataModel;
use symra_front_c::{Input, analyse};

fn main() -> ExitCode {
    let mut model = DataModel::Lp64;
    let mut names = Vec::new();
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "-m32" => model = DataModel::Ilp32,
            "-m64" => model = DataModel::Lp64,
            _ => names.push(argument),
        }
    }
    let texts: Vec<Vec<u8>> =
        names.iter().map(|name| std::fs::read(name).unwrap_or_default()).collect();
    let inputs: Vec<Input<'_>> =
        names.iter().zip(&texts).map(|(name, text)| Input { name, text }).collect();
    let start = std::time::Instant::now();
    let analysis = analyse(&inputs, model);
    let seconds = start.elapsed().as_secs_f64();
    for error in analysis.errors() {
        println!("{}: error: {error}", error.place);
    }
    let bytes: usize = texts.iter().map(Vec::len).sum();
    eprintln!("{bytes} bytes, {seconds:.3} s, {} functions", analysis.program.functions.len());
    if analysis.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
