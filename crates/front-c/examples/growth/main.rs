//! How the time to compile grows with the size of a program: families of generated programs, each size doubled until
//! the last is sixteen times the first, and any programs that are named. A family passes if the time per megabyte
//! stays below two seconds. Where the system tells it, time is what the processor spent, which other work does not change.
//!
//! ```text
//! cargo run --release -p symra-front-c --example growth [FAMILY] [--svg FILE] [PROGRAM.c PROGRAM.i ..]
//! ```

mod families;
mod plot;

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use families::FAMILIES;
use symra_front_c::{Checks, Options, compile};

/// The size of a program in megabytes and the seconds it took.
#[derive(Clone, Copy)]
struct Point {
    size: f64,
    time: f64,
}

/// Programs of one kind, compiled for one purpose.
struct Series {
    name: String,
    points: Vec<Point>,
    failed: bool,
}

/// The seconds that the processor spent on this thread, if the system tells.
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

#[expect(clippy::cast_precision_loss, reason = "sizes of programs are small")]
fn measure(text: &str, options: &Options) -> (Point, bool) {
    let (start, clock) = (processor_time(), Instant::now());
    let compiled = compile(&[("growth.c", text)], options);
    let elapsed = clock.elapsed().as_secs_f64();
    let time = match (start, processor_time()) {
        (Some(start), Some(end)) => end - start,
        _ => elapsed,
    };
    (Point { size: text.len() as f64 / 1e6, time }, compiled.is_err())
}

fn purposes() -> [(&'static str, Options); 2] {
    let mut all = Checks::unreach_call("reach_error");
    all.enable("all").expect("there should be all checks");
    let reach = Checks::unreach_call("reach_error");
    [("reach", reach), ("checks", all)]
        .map(|(name, checks)| (name, Options { checks, ..Options::default() }))
}

fn series(name: &str, texts: &[String]) -> Vec<Series> {
    purposes()
        .iter()
        .map(|(purpose, options)| {
            let (points, faults): (Vec<Point>, Vec<bool>) =
                texts.iter().map(|text| measure(text, options)).unzip();
            let failed = faults.contains(&true);
            Series { name: format!("{name}, {purpose}"), points, failed }
        })
        .collect()
}

#[expect(clippy::print_stdout, reason = "an example may talk")]
fn main() -> ExitCode {
    let (mut wanted, mut picture, mut programs) = (String::new(), None, Vec::new());
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let is_program = Path::new(&arg).extension().is_some_and(|end| end == "c" || end == "i");
        match arg.as_str() {
            "--svg" => picture = args.next(),
            _ if is_program => programs.push(std::fs::read_to_string(&arg).unwrap_or_default()),
            _ => wanted = arg,
        }
    }
    let mut all = Vec::new();
    for (name, smallest, make) in FAMILIES.iter().filter(|(name, ..)| name.contains(&wanted)) {
        let texts: Vec<String> = (0..5).map(|doubling| make(smallest << doubling)).collect();
        all.extend(series(name, &texts));
    }
    if !programs.is_empty() {
        programs.sort_by_key(String::len);
        all.extend(series("the largest programs", &programs));
    }
    println!("| programs | {} |", ["MB", "s", "s/MB", "s/MB of the smallest"].join(" | "));
    println!("|---|---|---|---|---|");
    let mut fine = true;
    for Series { name, points, failed } in &all {
        let (Some(first), Some(last)) = (points.first(), points.last()) else { continue };
        let (rate, first) = (last.time / last.size, first.time / first.size);
        println!("| {name} | {:.2} | {:.2} | {rate:.2} | {first:.2} |", last.size, last.time);
        fine &= !failed && rate <= 2.0;
    }
    if let Some(file) = picture
        && let Err(error) = std::fs::write(&file, plot::svg(&all))
    {
        println!("cannot write `{file}`: {error}");
        fine = false;
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
