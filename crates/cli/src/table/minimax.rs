//! Fig. 6 of "Symbolic Execution for Verification", with the rivals that the paper names.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{Evidence, conclude};
use symra_engines::minimax::{LoopStrategy, Slackening};
use symra_engines::{
    Budget, Context, Engine, EngineError, Minimax, MinimaxConfig, Progress, Symex, SymexConfig,
    Symexia, SymexiaConfig, Verdict,
};
use symra_front_c::{Options, Property, compile};
use symra_ir::Task;
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_smt::{Layered, Layers};
use symra_smt_z3::Z3;

use super::figures::Growth;
use super::minimax_rows::{OWN, Own, Printed, row_of};
use super::occasion::occasion;
use super::tasks::{listed, say};
use crate::args::{CArgs, DataModelName, FairnessName, InputArgs, TableArgs};
use crate::failure::Failure;
use crate::input;

/// The time of `minimax` on a row if the user says none.
pub(super) const LIMIT: Duration = Duration::from_secs(60);

/// The longest time for a rival on a row.
const RIVAL: Duration = Duration::from_secs(20);

/// What one engine did on one row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub(super) verdict: &'static str,
    certified: bool,
    pub(super) nodes: u64,
    refinements: Option<u64>,
    pub(super) time: Duration,
}

/// All engines on one row.
pub(super) struct Measured {
    name: String,
    printed: Option<Printed>,
    /// Whether the program is safe, if that is known.
    safe: Option<bool>,
    minimax: Cell,
    published: Cell,
    inequalities: Cell,
    deepening: Cell,
    symex: Cell,
    symexia: Cell,
}

impl Measured {
    /// Whether `minimax` decides the row rightly, and no rival contradicts it.
    pub(super) fn as_expected(&self) -> bool {
        let right = match self.safe {
            Some(true) => "safe",
            Some(false) => "unsafe",
            None => self.minimax.verdict,
        };
        let fits = |cell: &Cell| cell.verdict == right || cell.verdict == "unknown";
        let rivals = [&self.published, &self.inequalities, &self.deepening];
        self.minimax.verdict == right
            && rivals.into_iter().chain([&self.symex, &self.symexia]).all(fits)
    }
}

/// An engine's verdict, with its nodes, if it counts them itself, and its refinements.
pub(super) type Decided = Result<(Verdict, Option<u64>, Option<u64>), EngineError>;

/// Runs an engine on the form of a program that it works on, has its verdict looked at again, and says how it went.
pub(super) fn run(
    given: &Task,
    (form, config): (Form, PrepareConfig),
    limit: Duration,
    engine: &mut dyn FnMut(&mut Task, &Context<'_>) -> Decided,
) -> Result<Cell, Failure> {
    let mut given = given.clone();
    let backend = Layered::new(Arc::new(Z3), Layers::default());
    let begin = Instant::now();
    let budget = Budget { deadline: Some(begin + limit), ..Budget::default() };
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context =
        Context { backend: &backend, budget: &budget, progress: &progress, lemmas: &lemmas };
    let mut prepared = prepare(&given, form, config, &budget);
    let (verdict, nodes, refinements) = engine(&mut prepared.task, &context)?;
    let time = begin.elapsed();
    let again = Budget { deadline: Some(Instant::now() + limit), ..Budget::default() };
    let conclusion = conclude(&mut given, prepared, verdict, (&Z3, &again))?;
    let verdict = match conclusion.verdict {
        Verdict::Safe(_) => "safe",
        Verdict::Unsafe(_) => "unsafe",
        Verdict::Unknown(_) => "unknown",
    };
    let certified =
        matches!(conclusion.evidence, Evidence::Replayed(_) | Evidence::Rechecked { .. });
    let nodes = nodes.unwrap_or_else(|| progress.states.load(Ordering::Relaxed));
    Ok(Cell { verdict, certified, nodes, refinements, time })
}

/// `minimax` on a program.
pub(super) fn run_minimax(
    task: &Task,
    config: PrepareConfig,
    limit: Duration,
    engine: &MinimaxConfig,
) -> Result<Cell, Failure> {
    run(task, (Form::CallFree, config), limit, &mut |task, context| {
        let mut minimax = Minimax::new(engine.clone());
        let verdict = minimax.run(task, context)?;
        let statistics = minimax.statistics();
        let refinements = statistics.conflicts + statistics.deepenings;
        Ok((verdict, Some(statistics.nodes), Some(refinements)))
    })
}

/// `symex` on a program.
pub(super) fn run_symex(
    task: &Task,
    config: PrepareConfig,
    limit: Duration,
) -> Result<Cell, Failure> {
    run(task, (Form::Sliced, config), limit, &mut |task, context| {
        Ok((Symex::new(SymexConfig::default()).run(task, context)?, None, None))
    })
}

fn run_symexia(task: &Task, config: PrepareConfig, limit: Duration) -> Result<Cell, Failure> {
    run(task, (Form::CallFree, config), limit, &mut |task, context| {
        let mut symexia = Symexia::new(SymexiaConfig::default());
        let verdict = symexia.run(task, context)?;
        Ok((verdict, None, Some(symexia.statistics().refinements)))
    })
}

/// A program to measure.
struct Program {
    name: String,
    task: Task,
    /// Whether what does not matter to the claims is left out before.
    slice: bool,
    safe: Option<bool>,
}

/// Measures everything.
pub(super) fn measure(args: &TableArgs) -> Result<Vec<Measured>, Failure> {
    // A list with faults is told of before anything is measured.
    let tasks = listed(args)?;
    let mut table = Vec::new();
    for own in OWN.iter().filter(|own| args.is_wanted(own.name)) {
        let (name, task, safe) = (own.name.to_owned(), compiled(own)?, Some(own.safe));
        // The paper's statechart has the flag because nothing else matters.
        let slice = !name.starts_with("statechart");
        table.push(row(args, Program { name, task, slice, safe })?);
    }
    for file in &args.files {
        let name = file.display().to_string();
        let task = loaded(file.clone(), "unreach-call", None)?;
        table.push(row(args, Program { name, task, slice: true, safe: None })?);
    }
    for listed in tasks {
        let task = loaded(listed.path, &listed.property, listed.model)?;
        table.push(row(args, Program { name: listed.file, task, slice: true, safe: listed.safe })?);
    }
    Ok(table)
}

/// A program of our own. They need no preprocessor.
fn compiled(own: &Own) -> Result<Task, Failure> {
    let checks = Property::named("unreach-call")?.checks;
    let options = Options { entry: own.entry.to_owned(), checks, ..Options::default() };
    Ok(compile(&[own.file], &options).map_err(Failure::NoProgram)?.task)
}

fn loaded(file: PathBuf, property: &str, model: Option<DataModelName>) -> Result<Task, Failure> {
    let property = Some(property.to_owned());
    let c = CArgs { data_model: model, ..CArgs::default() };
    let path = file.clone();
    let args = InputArgs {
        files: vec![file],
        all_interleavings: false,
        property,
        checks: Vec::new(),
        ltl: None,
        fairness: FairnessName::None,
        c,
        params: Vec::new(),
    };
    let jobs = input::load(&args)?;
    let first = jobs.into_iter().next();
    first.map(|job| job.task).ok_or_else(|| Failure::UnknownKind(path))
}

fn row(args: &TableArgs, program: Program) -> Result<Measured, Failure> {
    let Program { name, task, slice, safe } = program;
    say(&name);
    let plain = PrepareConfig { slice, ..PrepareConfig::default() };
    let limit = args.limit.unwrap_or(LIMIT);
    let rival = limit.min(RIVAL);
    let config = MinimaxConfig::default();
    let with = |config: &MinimaxConfig| run_minimax(&task, plain, rival, config);
    Ok(Measured {
        printed: row_of(&name),
        safe,
        minimax: run_minimax(&task, plain, limit, &config)?,
        published: with(&MinimaxConfig::as_published())?,
        inequalities: with(&MinimaxConfig {
            slackening: Slackening::Inequalities,
            ..config.clone()
        })?,
        deepening: with(&MinimaxConfig { loops: LoopStrategy::Deepening, ..config.clone() })?,
        symex: run_symex(&task, plain, rival)?,
        symexia: run_symexia(&task, plain, rival)?,
        name,
    })
}

fn ours(cell: &Cell) -> String {
    let refinements = cell.refinements.map_or_else(|| "-".to_owned(), |count| count.to_string());
    let seconds = cell.time.as_secs_f64();
    if cell.verdict == "unknown" {
        return format!("not within {seconds:.0} s ({} / {refinements})", cell.nodes);
    }
    let doubt = if cell.certified { "" } else { ", not re-checked" };
    format!("{} / {refinements} / {seconds:.2} s{doubt}", cell.nodes)
}

/// The tables as Markdown.
pub(super) fn markdown(table: &[Measured], growth: &[Growth]) -> String {
    let mut out = String::from("# Symbolic execution for verification: Fig. 6\n\n");
    let _ = writeln!(
        out,
        "Each cell: nodes / refinements / time. Refinements are conflicts of `minimax`, raised bounds of iterative deepening, and \
         counterexamples that `symexia` excluded. BLAST's cells have predicates and time, TRACER's nodes and time; the times of the paper \
         are from its authors' machine of 2011.\n\
         `as published`: constraints are kept or deleted, nothing else. `inequalities`: of the weaker constraints only inequalities.\n\
         `minimax` may take the time that `--limit` says, the others at most {} s.\n",
        RIVAL.as_secs()
    );
    let _ = writeln!(out, "{}\n", occasion("symra table minimax"));
    let _ = writeln!(
        out,
        "| program | verdict | `minimax` | paper's TRACER | paper's BLAST | as published | inequalities | iterative deepening | `symexia` | `symex` |"
    );
    let _ = writeln!(out, "|---|---|---|---|---|---|---|---|---|---|");
    for row in table {
        let verdict = match row.safe {
            Some(true) => "safe",
            Some(false) => "unsafe",
            None => row.minimax.verdict,
        };
        let tracer = row.printed.map_or_else(
            || "-".to_owned(),
            |printed| match printed.tracer {
                (0, seconds) => format!("- / {seconds} s"),
                (nodes, seconds) => format!("{nodes} / {seconds} s"),
            },
        );
        let blast = match row.printed.map(|printed| printed.blast) {
            Some(Some((predicates, seconds))) => format!("{predicates} / {seconds} s"),
            Some(None) => "aborted".to_owned(),
            None => "-".to_owned(),
        };
        let _ = writeln!(
            out,
            "| {} | {verdict}{} | {} | {tracer} | {blast} | {} | {} | {} | {} | {} |",
            row.name,
            if row.as_expected() { "" } else { " (**not shown**)" },
            ours(&row.minimax),
            ours(&row.published),
            ours(&row.inequalities),
            ours(&row.deepening),
            ours(&row.symexia),
            ours(&row.symex),
        );
    }
    out.push_str(&notes(table));
    out.push_str(&super::figures::markdown(growth));
    out
}

/// The cell of a row.
type Column = fn(&Measured) -> &Cell;

/// What the columns come to.
fn notes(table: &[Measured]) -> String {
    let mut out = String::from(
        "\n| | decided | nodes on what all three decide | time |\n|---|---|---|---|\n",
    );
    let decided = |cell: &Cell| cell.verdict != "unknown";
    let all = |row: &&Measured| {
        decided(&row.minimax) && decided(&row.published) && decided(&row.inequalities)
    };
    let columns: [(&str, Column); 3] = [
        ("`minimax`", |row| &row.minimax),
        ("inequalities", |row| &row.inequalities),
        ("as published", |row| &row.published),
    ];
    for (name, cell) in columns {
        let count = table.iter().filter(|row| decided(cell(row))).count();
        let nodes: u64 = table.iter().filter(all).map(|row| cell(row).nodes).sum();
        let time: Duration = table.iter().filter(all).map(|row| cell(row).time).sum();
        let _ = writeln!(
            out,
            "| {name} | {count} of {} | {nodes} | {:.1} s |",
            table.len(),
            time.as_secs_f64()
        );
    }
    out.push_str(
        "\nThe programs of our own (tcas, statechart, counters) have the shape of the paper's, not their text: compare how they grow, \
         not their counts. Of the statechart nothing is sliced away. The other programs may be given by `--tasks`.\n",
    );
    out
}
