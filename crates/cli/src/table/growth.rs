//! How `ase` and `ic3ia` grow with the size of elevators and ticket protocols.

use std::fmt::Write as _;
use std::time::Duration;

use symra_engines::AseConfig;
use symra_report::{Plot, Series, plot};

use super::ase::{Cell, run_ase, run_ic3ia};
use super::purse::Purse;
use super::rows::{ROWS, Row};
use super::tasks::say;
use crate::args::TableArgs;
use crate::failure::Failure;

/// The time of an engine on all sizes of a model if the user says none.
const LIMIT: Duration = Duration::from_secs(8);

/// An engine on a model of one size.
type Run = fn(&Row, &mut Purse) -> Result<Cell, Failure>;

/// An engine on a model of all sizes, up to the first that it does not decide.
struct Growth {
    model: &'static str,
    engine: &'static str,
    cells: Vec<(i64, Cell)>,
}

/// The table as Markdown, and the plot of the times.
pub(super) fn measure(args: &TableArgs) -> Result<(String, String), Failure> {
    let ase: Run = |row, purse| run_ase(row, purse, AseConfig::default());
    let mut all = Vec::new();
    for (model, base, sizes) in [("elev", "elev4", 4..=12), ("ticket", "ticket2", 2..=6)] {
        let Some(row) = ROWS.iter().find(|row| row.name == base) else { continue };
        for (engine, run) in [("ase", ase), ("ic3ia", run_ic3ia)] {
            let mut cells = Vec::new();
            let mut purse = args.limit.map_or(Purse::shared(LIMIT, LIMIT, 1), Purse::each);
            for size in sizes.clone() {
                say(&format!("{model} {size}, {engine}"));
                let params: &'static [(&'static str, i64)] = vec![("N", size)].leak();
                let cell = run(&Row { params, ..*row }, &mut purse)?;
                let is_decided = cell.verdict != "unknown";
                cells.push((size, cell));
                if !is_decided {
                    break;
                }
            }
            all.push(Growth { model, engine, cells });
        }
    }
    Ok((markdown(&all, args.limit), picture(&all)))
}

fn markdown(all: &[Growth], limit: Option<Duration>) -> String {
    let limit = limit.map_or_else(
        || {
            format!(
                "With {:.0} s for all sizes of a model, re-checks included",
                LIMIT.as_secs_f64()
            )
        },
        |limit| format!("With up to {:.0} s for a size", limit.as_secs_f64()),
    );
    let mut out = format!(
        "\n## Growth\n\n{limit}; an engine stops at the first size that it does not decide. Refinements of `ase` are its iterations.\n\n\
         | model | engine | verdict | frames | clauses | states | predicates | refinements | seconds |\n|---|---|---|---|---|---|---|---|---|\n"
    );
    for growth in all {
        for (size, cell) in &growth.cells {
            let counts = match growth.engine {
                "ic3ia" => format!("{} | {} | -", cell.states, cell.abstract_states),
                _ => format!("- | - | {}/{}", cell.states, cell.abstract_states),
            };
            let _ = writeln!(
                out,
                "| {} {size} | `{}` | {} | {counts} | {} | {} | {:.2} |",
                growth.model,
                growth.engine,
                cell.verdict,
                cell.predicates,
                cell.iterations,
                cell.time.as_secs_f64()
            );
        }
    }
    out
}

fn picture(all: &[Growth]) -> String {
    let series = all.iter().map(|growth| {
        let decided = growth.cells.iter().filter(|(_, cell)| cell.verdict != "unknown");
        let points = decided.map(|(size, cell)| (*size as f64, cell.time.as_secs_f64())).collect();
        Series { name: format!("{} N, {}", growth.model, growth.engine), points }
    });
    plot(&Plot {
        title: "time by size".to_owned(),
        x: "N".to_owned(),
        y: "seconds".to_owned(),
        series: series.collect(),
    })
}
