//! Fig. 7 and Fig. 8 of "Abstract Analysis of Symbolic Executions".

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_certify::{Evidence, conclude};
use symra_engines::ase::SafetyCheck;
use symra_engines::{
    Ase, AseConfig, Budget, Context, Engine, EngineError, Progress, Symex, SymexConfig, Ur,
    UrConfig, Verdict,
};
use symra_ir::Task;
use symra_report::{Plot, Series, plot};
use symra_smt::{Layered, Layers};
use symra_smt_z3::Z3;

use super::rows::{Cells, Expected, ROWS, Row};
use crate::args::TableArgs;
use crate::failure::Failure;

/// What one engine did on one row.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    verdict: &'static str,
    certified: bool,
    iterations: u64,
    queries: u64,
    predicates: usize,
    states: usize,
    abstract_states: usize,
    check: &'static str,
    time: Duration,
}

/// All engines on one row.
pub(super) struct Measured {
    row: &'static Row,
    default: Cell,
    published: Cell,
    ur: Cell,
    symex: Cell,
}

impl Measured {
    /// Whether the default decides the row rightly, and no engine contradicts it.
    pub(super) fn as_expected(&self) -> bool {
        let right = match self.row.expected {
            Expected::Safe => "safe",
            Expected::Unsafe | Expected::Reachable => "unsafe",
        };
        let fits = |cell: &Cell| {
            cell.verdict == right || cell.verdict == "unknown" || cell.verdict == "n/a"
        };
        self.default.verdict == right
            && fits(&self.published)
            && fits(&self.ur)
            && fits(&self.symex)
    }
}

fn task(row: &Row) -> Result<Task, Failure> {
    let rejected = |errors: Vec<symra_front_gcl::GclError>| {
        Failure::Rejected(errors.into_iter().map(|error| Box::new(error) as _).collect())
    };
    let (name, text) = row.model;
    let model = symra_front_gcl::parse(name, text).map_err(rejected)?;
    let params: Vec<_> =
        row.params.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    let question = model.questions().into_iter().next().unwrap_or_default();
    Ok(model.task(&question, &params).map_err(rejected)?.task)
}

/// Runs an engine within a limit, has its verdict looked at again, and says how it went.
fn run(
    row: &Row,
    limit: Duration,
    engine: &mut dyn FnMut(&mut Task, &Context<'_>) -> Result<(Verdict, Cell), EngineError>,
) -> Result<Cell, Failure> {
    let mut task = task(row)?;
    let backend = Layered::new(Arc::new(Z3), Layers::default());
    let budget = Budget { deadline: Some(Instant::now() + limit), ..Budget::default() };
    let progress = Progress::default();
    let context = Context { backend: &backend, budget: &budget, progress: &progress };
    let begin = Instant::now();
    let (verdict, mut cell) = engine(&mut task, &context)?;
    cell.time = begin.elapsed();
    let unsupported =
        matches!(verdict, Verdict::Unknown(symra_verdict::Reason::Unsupported { .. }));
    let again = Budget { deadline: Some(Instant::now() + limit), ..Budget::default() };
    let conclusion = conclude(&mut task, verdict, &Z3, &again)?;
    cell.verdict = match conclusion.verdict {
        Verdict::Safe(_) => "safe",
        Verdict::Unsafe(_) => "unsafe",
        Verdict::Unknown(_) if unsupported => "n/a",
        Verdict::Unknown(_) => "unknown",
    };
    cell.certified =
        matches!(conclusion.evidence, Evidence::Replayed(_) | Evidence::Rechecked { .. });
    Ok(cell)
}

fn empty() -> Cell {
    Cell {
        verdict: "unknown",
        certified: false,
        iterations: 0,
        queries: 0,
        predicates: 0,
        states: 0,
        abstract_states: 0,
        check: "-",
        time: Duration::ZERO,
    }
}

fn run_ase(row: &Row, limit: Duration, config: AseConfig) -> Result<Cell, Failure> {
    run(row, limit, &mut |task, context| {
        let mut ase = Ase::new(config);
        let verdict = ase.run(task, context)?;
        let statistics = ase.statistics();
        let cell = Cell {
            iterations: statistics.iterations,
            queries: statistics.queries,
            predicates: statistics.predicates,
            states: statistics.states,
            abstract_states: statistics.abstract_states,
            check: match statistics.check {
                Some(SafetyCheck::SafeFragment) => "SF",
                Some(SafetyCheck::InductiveInvariant) => "II",
                None => "-",
            },
            ..empty()
        };
        Ok((verdict, cell))
    })
}

fn run_ur(row: &Row, limit: Duration) -> Result<Cell, Failure> {
    run(row, limit, &mut |task, context| {
        let mut ur =
            Ur::new(UrConfig { claim_predicates: row.claim_predicates, ..UrConfig::default() });
        let verdict = ur.run(task, context)?;
        let statistics = ur.statistics();
        let cell = Cell {
            iterations: statistics.iterations,
            queries: statistics.queries,
            predicates: statistics.predicates,
            states: statistics.states,
            abstract_states: statistics.abstract_states,
            ..empty()
        };
        Ok((verdict, cell))
    })
}

fn run_symex(row: &Row, limit: Duration) -> Result<Cell, Failure> {
    run(row, limit, &mut |task, context| {
        Ok((Symex::new(SymexConfig::default()).run(task, context)?, empty()))
    })
}

/// Runs everything. A row is announced on standard error as it begins.
pub(super) fn measure(args: &TableArgs) -> Result<Vec<Measured>, Failure> {
    let wanted =
        |row: &&Row| args.matching.as_ref().is_none_or(|part| row.name.contains(part.as_str()));
    let mut table = Vec::new();
    for row in ROWS.iter().filter(wanted) {
        tracing::info!("{}", row.name);
        let published =
            AseConfig { claim_predicates: row.claim_predicates, ..AseConfig::as_published() };
        table.push(Measured {
            row,
            default: run_ase(row, args.limit, AseConfig::default())?,
            published: run_ase(row, args.limit, published)?,
            ur: run_ur(row, args.limit)?,
            symex: run_symex(row, args.limit.min(Duration::from_secs(2)))?,
        });
    }
    Ok(table)
}

fn paper(cells: Option<Cells>) -> String {
    cells.map_or_else(
        || "-".to_owned(),
        |c| {
            let check = if c.check.is_empty() { String::new() } else { format!(", {}", c.check) };
            format!(
                "{} / {} / {} / {} / {} s{check}",
                c.iterations, c.queries, c.predicates, c.states, c.seconds
            )
        },
    )
}

fn ours(cell: &Cell) -> String {
    match cell.verdict {
        "n/a" => "n/a".to_owned(),
        "unknown" => {
            format!("not within {:.0} s ({} iterations)", cell.time.as_secs_f64(), cell.iterations)
        }
        verdict => {
            let check = if verdict == "safe" && cell.check != "-" {
                format!(", {}", cell.check)
            } else {
                String::new()
            };
            let doubt = if cell.certified { "" } else { ", not re-checked" };
            format!(
                "{} / {} / {} / {}/{} / {:.2} s{check}{doubt}",
                cell.iterations,
                cell.queries,
                cell.predicates,
                cell.states,
                cell.abstract_states,
                cell.time.as_secs_f64(),
            )
        }
    }
}

/// The tables as Markdown.
pub(super) fn markdown(table: &[Measured]) -> String {
    let mut out = String::from("# Abstract analysis of symbolic executions: Fig. 7 and Fig. 8\n\n");
    let _ = writeln!(
        out,
        "Each cell: iterations / prover queries / predicates / concrete (or symbolic) states / abstract states / time, and the \
         check by which safety was shown (SF safe-fragment, II inductive-invariant).\n\
         The paper's times are from its authors' machine of 2010; compare counts, not seconds.\n\
         Queries of ours are those that reach the solver; the paper counts calls of its prover.\n"
    );
    for (figure, title) in [(7, "Fig. 7"), (8, "Fig. 8"), (0, "Models that belong to rows")] {
        let rows: Vec<&Measured> =
            table.iter().filter(|measured| measured.row.figure == figure).collect();
        if rows.is_empty() {
            continue;
        }
        let _ = writeln!(out, "## {title}\n");
        let _ = writeln!(
            out,
            "| program | verdict | `ase` | `ase` as published | paper's ASE | `ur` | paper's UR | `symex` |"
        );
        let _ = writeln!(out, "|---|---|---|---|---|---|---|---|");
        for measured in rows {
            let row = measured.row;
            let verdict = match row.expected {
                Expected::Safe => "safe",
                Expected::Unsafe => "unsafe",
                Expected::Reachable => "reachable",
            };
            let symex = match measured.symex.verdict {
                "unknown" => "-".to_owned(),
                verdict => format!("{verdict}, {:.2} s", measured.symex.time.as_secs_f64()),
            };
            let _ = writeln!(
                out,
                "| {} | {verdict}{} | {} | {} | {} | {} | {} | {symex} |",
                row.name,
                if measured.as_expected() { "" } else { " (**not shown**)" },
                ours(&measured.default),
                ours(&measured.published),
                paper(row.ase),
                ours(&measured.ur),
                paper(row.ur),
            );
        }
        out.push('\n');
    }
    let total = |time: &dyn Fn(&Measured) -> Duration| {
        table.iter().map(time).sum::<Duration>().as_secs_f64()
    };
    let _ = writeln!(
        out,
        "All rows together: `ase` {:.1} s, as published {:.1} s, `ur` {:.1} s.",
        total(&|measured| measured.default.time),
        total(&|measured| measured.published.time),
        total(&|measured| measured.ur.time),
    );
    out
}

/// How time grows with the size: elevators and ticket protocols.
pub(super) fn growth(args: &TableArgs) -> Result<String, Failure> {
    let mut series = Vec::new();
    for (name, base, sizes) in [("elev N", "elev4", 4..=12), ("ticket N", "ticket2", 2..=6)] {
        let Some(row) = ROWS.iter().find(|row| row.name == base) else { continue };
        let mut points = Vec::new();
        for size in sizes {
            let params: &'static [(&'static str, i64)] = vec![("N", size)].leak();
            let cell = run_ase(&Row { params, ..*row }, args.limit, AseConfig::default())?;
            if cell.verdict == "unknown" {
                break;
            }
            points.push((size as f64, cell.time.as_secs_f64()));
        }
        series.push(Series { name: name.to_owned(), points });
    }
    let title = "time of `ase` by size".to_owned();
    Ok(plot(&Plot { title, x: "N".to_owned(), y: "seconds".to_owned(), series }))
}
