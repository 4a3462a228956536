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
    // One nanosecond a byte is one millisecond a megabyte.
    let tenths = total.as_nanos() * 10 / bytes.max(1) as u128;
    let per_node = bytes / nodes.max(1);
    println!(
        "{files} files, {bytes} bytes, {} ms, {}.{} ms/MB, {per_node} bytes/node, {faulty} faulty",
        total.as_millis(),
        tenths / 10,
        tenths % 10,
    );
    ExitCode::from(u8::from(faulty > 0))
}
