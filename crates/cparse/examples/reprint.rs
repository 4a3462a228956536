//! Prints a preprocessed C file back from its tree: `reprint FILE.i > SAME.i`.
//!
//! A compiler must make the same code of both.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::process::ExitCode;

use symra_cparse::{parse, print};

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: reprint FILE");
        return ExitCode::from(2);
    };
    let source = match std::fs::read(&path) {
        Ok(source) => source,
        Err(error) => {
            eprintln!("cannot read `{path}`: {error}");
            return ExitCode::from(2);
        }
    };
    let (tree, errors) = parse(source);
    for error in &errors {
        eprintln!("{}: {error}", tree.locate(error.span.lo));
        if let Some(advice) = error.advice() {
            eprintln!("    {advice}");
        }
    }
    print!("{}", print(&tree));
    ExitCode::from(u8::from(!errors.is_empty()))
}
