//! Real programs compile. Skipped where the benchmark programs are absent.
#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test says where it stops, and what it skips"
)]

mod common;

use common::bench_files;
use symra_front_c::{Checks, CompileError, Options, compile};

/// Compiles all programs; gives the names of those that were refused and the number of edges made.
fn compile_all(checks: &Checks) -> (Vec<String>, usize) {
    let (mut refused, mut edges) = (Vec::new(), 0);
    for (file, data_model) in bench_files() {
        let text = std::fs::read(&file).unwrap();
        let text = String::from_utf8_lossy(&text);
        let name = file.file_name().unwrap().to_string_lossy();
        let options = Options { data_model, checks: checks.clone(), ..Options::default() };
        match compile(&[(&*name, &*text)], &options) {
            Ok(compiled) => {
                let procedures = &compiled.task.program.procedures;
                edges += procedures.iter().map(|procedure| procedure.edges.len()).sum::<usize>();
            }
            Err(CompileError::Invalid { diagnostics }) => {
                refused.push(format!("{name}: {}", diagnostics[0]));
            }
            Err(error) => refused.push(format!("{name}: {error}")),
        }
    }
    (refused, edges)
}

#[test]
fn all_programs_compile_with_and_without_checks() {
    let (refused, edges) = compile_all(&Checks::unreach_call("reach_error"));
    assert_eq!(refused, Vec::<String>::new());
    let all = Checks {
        assertions: true,
        signed_overflow: true,
        unsigned_overflow: true,
        shift: true,
        div_by_zero: true,
        conversion: true,
        nan: true,
        deref: true,
        bounds: true,
        free: true,
        leak: true,
        ..Checks::unreach_call("reach_error")
    };
    let (refused, with_checks) = compile_all(&all);
    assert_eq!(refused, Vec::<String>::new());
    assert!(edges == 0 || with_checks > edges);
}
