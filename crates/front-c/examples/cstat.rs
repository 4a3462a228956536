//! Compiles programs one by one and says how long it took, how large they became, and what in them is not modelled.

use std::time::Instant;

use symra_front_c::types::DataModel;
use symra_front_c::{CompileError, Options, compile};

#[expect(clippy::print_stdout, reason = "an example may talk")]
fn main() {
    let mut options = Options::default();
    for arg in std::env::args().skip(1) {
        if arg == "-m32" {
            options.data_model = DataModel::Ilp32;
            continue;
        }
        if arg == "--checks" {
            options.checks.signed_overflow = true;
            options.checks.deref = true;
            continue;
        }
        if arg == "-m64" {
            options.data_model = DataModel::Lp64;
            continue;
        }
        let text = std::fs::read_to_string(&arg).unwrap_or_default();
        let start = Instant::now();
        let result = compile(&[(arg.as_str(), text.as_str())], &options);
        let time = start.elapsed().as_secs_f64();
        match result {
            Ok(compiled) => {
                let program = &compiled.task.program;
                let edges: usize = program.procedures.iter().map(|p| p.edges.len()).sum();
                let bytes = program
                    .variables
                    .iter()
                    .filter(|v| compiled.task.pool.sort(v.term).to_string().contains("BitVec 8)"))
                    .count();
                println!(
                    "ok {arg} size {} time {time:.3} edges {edges} vars {} bytes {bytes} terms {} unsupported {}",
                    text.len(),
                    program.variables.len(),
                    compiled.task.pool.len(),
                    program.claims.iter().filter(|c| c.kind.property() == "unsupported").count(),
                );
                for claim in program.claims.iter().filter(|c| c.kind.property() == "unsupported") {
                    println!("  limit {}: {}", claim.name, claim.message);
                }
            }
            Err(CompileError::Invalid { diagnostics }) => {
                println!("BAD {arg} {}: {}", diagnostics[0].place, diagnostics[0]);
            }
            Err(error) => println!("BAD {arg} {error}"),
        }
    }
}
