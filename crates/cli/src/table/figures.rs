//! How nodes grow with the programs of Fig. 3, beside symbolic execution without learning.

use std::fmt::Write as _;
use std::time::Duration;

use symra_engines::MinimaxConfig;
use symra_ir::Task;
use symra_portfolio::PrepareConfig;

use super::minimax::{Cell, run_minimax, run_symex};
use super::tasks::say;
use crate::args::TableArgs;
use crate::failure::Failure;

/// The sizes.
const SIZES: [usize; 4] = [4, 8, 16, 32];

/// The longest time for a program.
const LIMIT: Duration = Duration::from_secs(20);

/// One program in all sizes.
pub(super) struct Growth {
    name: &'static str,
    minimax: Vec<Cell>,
    published: Vec<Cell>,
    symex: Vec<Cell>,
}

/// Fig. 3(a): branches that do not matter.
fn branches(count: usize) -> String {
    let mut edges = String::from("start -> a0 : q := 1\n");
    for n in 0..count {
        let next = n + 1;
        let _ = write!(
            edges,
            "a{n} -> b{n} : x := 0\na{n} -> b{n} : x := 1\nb{n} -> c{n} : assume (> x 0)\nb{n} -> d{n} : assume (<= x 0)\n\
             c{n} -> a{next} : y := 0\nd{n} -> a{next} : y := 1\n"
        );
    }
    let _ = writeln!(edges, "a{count} -> err : assume (= q 0)");
    format!(
        "global q : Int\nglobal x : Int\nglobal y : Int\nproc main() {{\n{edges}error err \"q\"\n}}"
    )
}

/// Fig. 3(c): sums that matter with one value of z, and not with the other.
fn sums(count: usize) -> String {
    let mut edges = String::from("l0 -> l1 : s := 0\nl1 -> a0 : z := 0\nl1 -> a0 : z := 999\n");
    for n in 0..count {
        let next = n + 1;
        let _ = write!(edges, "a{n} -> a{next} : s := (+ s 1)\na{n} -> a{next} : s := (+ s 2)\n");
    }
    let limit = 2 * count;
    let _ = writeln!(edges, "a{count} -> err : assume (and (> (+ s z) {limit}) (= z 0))");
    format!("global s : Int\nglobal z : Int\nproc main() {{\n{edges}error err \"sum\"\n}}")
}

/// Fig. 3(d): two branches that both come to 0, one of them in a complicated way.
fn twins(count: usize) -> String {
    let mut edges = String::from(
        "l1 -> l7 : x := 0, y := 0\nl1 -> l5 : havoc z\nl5 -> l7 : x := (ite (> z 5) (ite (> z 3) 0 1) 0), y := 0\n\
         l7 -> a0 : s := x, t := y\n",
    );
    for n in 0..count {
        let next = n + 1;
        let _ = write!(
            edges,
            "a{n} -> a{next} : s := (+ s 1), t := (+ t 1)\na{n} -> a{next} : assume true\n"
        );
    }
    let _ = writeln!(edges, "a{count} -> err : assume (and (> t {count}) (> s {count}))");
    format!(
        "global s : Int\nglobal t : Int\nglobal x : Int\nglobal y : Int\nglobal z : Int\nproc main() {{\n{edges}error err \"both\"\n}}"
    )
}

/// The text of a program of some size.
type Text = fn(usize) -> String;

/// Measures all programs in all sizes.
pub(super) fn measure(args: &TableArgs) -> Result<Vec<Growth>, Failure> {
    let programs: [(&str, Text); 3] =
        [("Fig. 3(a)", branches), ("Fig. 3(c)", sums), ("Fig. 3(d)", twins)];
    let limit = args.limit.unwrap_or(LIMIT).min(LIMIT);
    // What does not matter would be sliced away.
    let config = PrepareConfig { slice: false, ..PrepareConfig::default() };
    let mut table = Vec::new();
    for (name, text) in programs.into_iter().filter(|(name, _)| args.is_wanted(name)) {
        let mut growth = Growth { name, minimax: vec![], published: vec![], symex: vec![] };
        for size in SIZES {
            say(&format!("{name}, N = {size}"));
            let task = task(&text(size));
            let published = MinimaxConfig::as_published();
            growth.minimax.push(run_minimax(&task, config, limit, &MinimaxConfig::default())?);
            growth.published.push(run_minimax(&task, config, limit, &published)?);
            growth.symex.push(run_symex(&task, config, limit)?);
        }
        table.push(growth);
    }
    Ok(table)
}

fn task(text: &str) -> Task {
    symra_ir::parse(text).expect("the programs of the figures should be fine")
}

/// The table as Markdown.
pub(super) fn markdown(table: &[Growth]) -> String {
    if table.is_empty() {
        return String::new();
    }
    let mut out = String::from("\n## Nodes of the programs of Fig. 3\n\n| program | engine |");
    for size in SIZES {
        let _ = write!(out, " N = {size} |");
    }
    out.push_str("\n|---|---|---|---|---|---|\n");
    for growth in table {
        for (engine, cells) in [
            ("`minimax`", &growth.minimax),
            ("as published", &growth.published),
            ("`symex`", &growth.symex),
        ] {
            let _ = write!(out, "| {} | {engine} |", growth.name);
            for cell in cells {
                let _ = match cell.verdict {
                    "unknown" => write!(
                        out,
                        " not within {:.0} s ({}) |",
                        cell.time.as_secs_f64(),
                        cell.nodes
                    ),
                    _ => write!(out, " {} ({:.2} s) |", cell.nodes, cell.time.as_secs_f64()),
                };
            }
            out.push('\n');
        }
    }
    out.push_str(
        "\nNothing is sliced away, so that the branches of Fig. 3(a) are there. `symex` counts the states that it visits.\n",
    );
    out
}
