//! Computes the facts at the loop heads of C programs, and says how long it took and how many there are.
//!
//! Arguments are files, `-m32` or `-m64` for those after it, and `-v` to see the facts.

#![expect(clippy::disallowed_methods, reason = "it measures")]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use symra_analysis::absint::loop_facts;
use symra_engines::Budget;
use symra_front_c::types::DataModel;
use symra_front_c::{Options, compile};
use symra_ir::{InlineLimits, inline_calls, simplify};

#[expect(clippy::print_stdout, reason = "an example may talk")]
fn main() {
    let mut options = Options::default();
    let mut verbose = false;
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "-m32" => options.data_model = DataModel::Ilp32,
            "-m64" => options.data_model = DataModel::Lp64,
            "-v" => verbose = true,
            file => println!("{}", measure(file, &options, verbose)),
        }
    }
}

/// One line on a file, and its facts.
fn measure(file: &str, options: &Options, verbose: bool) -> String {
    let Ok(text) = std::fs::read_to_string(file) else { return format!("BAD {file} is not read") };
    let start = Instant::now();
    let compiled = match compile(&[(file, text.as_str())], options) {
        Ok(compiled) => compiled,
        Err(error) => return format!("BAD {file} {error}"),
    };
    let (inlined, _) = inline_calls(&compiled.task, InlineLimits::default());
    let (mut task, _) = simplify(&inlined);
    let before = start.elapsed().as_secs_f64();
    let budget =
        Budget { deadline: Some(Instant::now() + Duration::from_secs(60)), ..Budget::default() };
    let start = Instant::now();
    let main = task.program.main;
    let found = loop_facts(&mut task.pool, &task.program, main, &budget);
    let time = start.elapsed().as_secs_f64();
    let procedure = task.program.procedure(main);
    let heads = procedure.locations.iter().filter(|location| location.loop_head).count();
    let facts: usize = found.facts.values().map(Vec::len).sum();
    let dead = found.facts.values().filter(|facts| **facts == [task.pool.false_()]).count();
    let mut line = format!(
        "ok {file} time {time:.3} before {before:.3} edges {} vars {} heads {heads} known {} dead {dead} facts {facts} bounds {}",
        procedure.edges.len(),
        task.program.variables.len(),
        found.facts.len(),
        found.bounds.len(),
    );
    if verbose {
        for (head, facts) in &found.facts {
            let name = &procedure.locations[head.index()].name;
            let bound = found.bounds.get(head);
            let _ = write!(line, "\n  {name} bound {bound:?}");
            for fact in facts {
                let _ = write!(line, "\n    {}", task.pool.display(*fact));
            }
        }
    }
    line
}
