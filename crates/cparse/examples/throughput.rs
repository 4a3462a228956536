//! Measures the parser: `cargo run --release -p symra-cparse --example throughput -- FILES`.
//!
//! Each file is parsed several times; the best time counts. Prints milliseconds and nodes per
//! megabyte, and exits with 1 if a file has errors, which it shows.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use symra_cparse::{parse, print};

const ROUNDS: u32 = 5;

fn main() -> ExitCode {
    let mut total = Duration::ZERO;
    let (mut bytes, mut nodes, mut files, mut faulty) = (0usize, 0usize, 0usize, 0usize);
    for path in std::env::args().skip(1) {
        let source = match std::fs::read(&path) {
            Ok(source) => source,
            Err(error) => {
                eprintln!("cannot read `{path}`: {error}");
                return ExitCode::from(2);
            }
        };
        let mut best = Duration::MAX;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let parsed = parse(&source);
            best = best.min(start.elapsed());
            drop(parsed);
        }
        let (tree, errors) = parse(&source);
        for error in &errors {
            println!("{path}: {}: {error}", tree.locate(error.span.lo));
        }
        if errors.is_empty() {
            let printed = print(&tree);
            let (again, _) = parse(&printed);
            if print(&again) != printed {
                println!("{path}: printing is not stable");
                faulty += 1;
            }
        }
        faulty += usize::from(!errors.is_empty());
        total += best;
        bytes += source.len();
        nodes += tree.exprs().len() + tree.stmts().len();
        files += 1;
    }
    let megabytes = bytes as f64 / 1e6;
    println!(
        "{files} files, {megabytes:.2} MB, {:.1} ms, {:.1} ms/MB, {:.0} nodes/MB, {faulty} faulty",
        total.as_secs_f64() * 1e3,
        total.as_secs_f64() * 1e3 / megabytes,
        nodes as f64 / megabytes,
    );
    ExitCode::from(u8::from(faulty > 0))
}
