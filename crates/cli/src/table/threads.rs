//! How many states of programs with threads are told apart, with and without partial-order reduction.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_engines::{Budget, Context, Engine, Matching, MatchingConfig, Progress, Verdict};
use symra_front_c::{Options, compile};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_report::{Plot, Series, plot};
use symra_smt::{Layered, Layers};
use symra_smt_z3::Z3;

use super::tasks::say;
use crate::args::TableArgs;
use crate::failure::Failure;

/// The time of a cell if the user says none.
const LIMIT: Duration = Duration::from_secs(20);
/// The numbers of threads beside the main one.
const THREADS: std::ops::RangeInclusive<usize> = 1..=6;

/// A program for a number of threads: what they share, what each runs, and what holds in the end.
type Shape = fn(usize) -> (String, Vec<String>, String);

const SHAPES: [(&str, &str, Shape); 5] = [
    ("counter", "each thread adds to two counters under one lock", counter),
    ("slots", "each thread writes three values of its own, which main reads in the end", slots),
    ("table", "each thread takes its own lock and that of its neighbour, as at a table", table),
    ("readers", "one thread writes two values under a lock, the others read both", readers),
    ("flags", "each thread sets its flag and reads that of its neighbour", flags),
];

const HEADER: &str = "typedef unsigned long pthread_t;
typedef struct { int word[10]; } pthread_mutex_t;
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
void reach_error(void);
";

fn counter(count: usize) -> (String, Vec<String>, String) {
    let body = "pthread_mutex_lock(&m); x = x + 1; y = y + 1; pthread_mutex_unlock(&m);";
    let shared = "pthread_mutex_t m; int x, y;".to_owned();
    (shared, vec![body.to_owned(); count], format!("x == {count} && y == {count}"))
}

fn slots(count: usize) -> (String, Vec<String>, String) {
    let mut shared = String::new();
    let mut bodies = Vec::new();
    let mut all = Vec::new();
    for thread in 0..count {
        let _ = write!(shared, "int a{thread}, b{thread}, c{thread};");
        bodies
            .push(format!("a{thread} = 1; b{thread} = a{thread} + 1; c{thread} = b{thread} + 1;"));
        all.push(format!("c{thread} == 3"));
    }
    (shared, bodies, all.join(" && "))
}

fn table(count: usize) -> (String, Vec<String>, String) {
    let mut shared = "int eaten;".to_owned();
    let mut bodies = Vec::new();
    for thread in 0..=count {
        let _ = write!(shared, "pthread_mutex_t m{thread}; int held{thread};");
    }
    for thread in 0..count {
        let next = thread + 1;
        bodies.push(format!(
            "pthread_mutex_lock(&m{thread}); pthread_mutex_lock(&m{next}); held{thread} = 1; held{next} = 1;
             if (held{thread} != 1 || held{next} != 1) reach_error(); held{thread} = 0; held{next} = 0;
             pthread_mutex_unlock(&m{next}); pthread_mutex_unlock(&m{thread});"
        ));
    }
    (shared, bodies, "eaten == 0".to_owned())
}

fn readers(count: usize) -> (String, Vec<String>, String) {
    let shared = "pthread_mutex_t m; int x, y;".to_owned();
    let read = "pthread_mutex_lock(&m); int a = x; int b = y; pthread_mutex_unlock(&m); if (a != b) reach_error();";
    let write = "pthread_mutex_lock(&m); x = 1; y = 1; pthread_mutex_unlock(&m);";
    let mut bodies = vec![read.to_owned(); count - 1];
    bodies.push(write.to_owned());
    (shared, bodies, "x == y".to_owned())
}

fn flags(count: usize) -> (String, Vec<String>, String) {
    let mut shared = String::new();
    let mut bodies = Vec::new();
    let mut all = Vec::new();
    for thread in 0..count {
        let next = (thread + 1) % count;
        let _ = write!(shared, "int f{thread}, r{thread};");
        bodies.push(format!("f{thread} = 1; r{thread} = f{next};"));
        all.push(format!("f{thread} == 1"));
    }
    (shared, bodies, all.join(" && "))
}

fn text((shared, bodies, end): (String, Vec<String>, String)) -> String {
    let mut out = format!("{HEADER}{shared}\n");
    let (mut starts, mut joins) = (String::new(), String::new());
    for (thread, body) in bodies.iter().enumerate() {
        let _ = writeln!(out, "void *f{thread}_(void *p) {{ {body} return 0; }}");
        let _ = writeln!(
            starts,
            "  pthread_t t{thread}; pthread_create(&t{thread}, 0, f{thread}_, 0);"
        );
        let _ = writeln!(joins, "  pthread_join(t{thread}, 0);");
    }
    let _ = writeln!(
        out,
        "int main(void) {{\n{starts}{joins}  if (!({end})) reach_error();\n  return 0;\n}}"
    );
    out
}

/// What came of one program.
struct Cell {
    verdict: &'static str,
    states: usize,
    time: Duration,
}

/// A program with so many threads, without reduction and with it.
struct Row {
    shape: usize,
    threads: usize,
    cells: [Option<Cell>; 2],
}

fn run(shape: Shape, count: usize, reduce: bool, limit: Duration) -> Result<Cell, Failure> {
    let options = Options { reduce, ..Options::default() };
    let source = text(shape(count));
    let compiled = compile(&[("threads.c", &source)], &options).map_err(Failure::NoProgram)?;
    let config = PrepareConfig::default();
    let mut prepared = prepare(&compiled.task, Form::CallFree, config, &Budget::default());
    let budget = Budget { deadline: Some(Instant::now() + limit), ..Budget::default() };
    let backend = Layered::new(Arc::new(Z3), Layers::default());
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context =
        Context { backend: &backend, budget: &budget, progress: &progress, lemmas: &lemmas };
    let begin = Instant::now();
    let mut matching = Matching::new(MatchingConfig::default());
    let verdict = match matching.run(&mut prepared.task, &context)? {
        Verdict::Safe(_) => "safe",
        Verdict::Unsafe(_) => "unsafe",
        Verdict::Unknown(_) => "unknown",
    };
    Ok(Cell { verdict, states: matching.statistics().states, time: begin.elapsed() })
}

/// The table as Markdown, the plot, and whether all verdicts are as expected.
pub(super) fn measure(args: &TableArgs) -> Result<(String, String, bool), Failure> {
    let limit = args.limit.unwrap_or(LIMIT);
    let mut rows = Vec::new();
    for (shape, (name, _, make)) in SHAPES.iter().enumerate() {
        if !args.is_wanted(name) {
            continue;
        }
        let mut goes_on = [true, true];
        for threads in THREADS {
            let mut cells = [None, None];
            for (way, cell) in cells.iter_mut().enumerate().filter(|(way, _)| goes_on[*way]) {
                say(&format!("{name}, {threads} threads, {}", ["all", "reduced"][way]));
                *cell = Some(run(*make, threads, way == 1, limit)?);
            }
            for (goes_on, cell) in goes_on.iter_mut().zip(&cells) {
                *goes_on = cell.as_ref().is_some_and(|cell| cell.verdict == "safe");
            }
            rows.push(Row { shape, threads, cells });
        }
    }
    let contradicts = |cell: &Cell| cell.verdict == "unsafe";
    let as_expected = !rows.iter().flat_map(|row| row.cells.iter().flatten()).any(contradicts);
    Ok((markdown(&rows, limit), picture(&rows), as_expected))
}

fn markdown(rows: &[Row], limit: Duration) -> String {
    let mut out = format!(
        "# Partial-order reduction\n\n\
         States at the scheduler that `matching` tells apart until it has proved the program, with all interleavings and with persistent sets \
         (`crates/ir/src/threads/persistent.rs`). All programs are safe. With up to {:.0} s for each; a way that did not prove a program is not tried \
         with more threads. Made by `symra table threads`.\n\n",
        limit.as_secs_f64()
    );
    for (name, what, _) in SHAPES {
        let _ = writeln!(out, "- `{name}`: {what}.");
    }
    out.push_str("\n![states by threads](threads-por.svg)\n\n| program | threads | states | seconds | states, reduced | seconds | ratio |\n|---|---|---|---|---|---|---|\n");
    for row in rows {
        let show = |cell: &Option<Cell>| match cell {
            Some(cell) if cell.verdict == "safe" => {
                format!("{} | {:.2}", cell.states, cell.time.as_secs_f64())
            }
            Some(cell) => {
                format!("{} at {} | {:.2}", cell.verdict, cell.states, cell.time.as_secs_f64())
            }
            None => "- | -".to_owned(),
        };
        let ratio = match &row.cells {
            [Some(all), Some(reduced)] if all.verdict == "safe" && reduced.verdict == "safe" => {
                format!("{:.1}", all.states as f64 / reduced.states.max(1) as f64)
            }
            _ => "-".to_owned(),
        };
        let (all, reduced) = (show(&row.cells[0]), show(&row.cells[1]));
        let _ = writeln!(
            out,
            "| `{}` | {} | {all} | {reduced} | {ratio} |",
            SHAPES[row.shape].0, row.threads
        );
    }
    out
}

fn picture(rows: &[Row]) -> String {
    let mut series = Vec::new();
    for (shape, (name, _, _)) in SHAPES.iter().enumerate() {
        for (way, label) in ["all", "reduced"].into_iter().enumerate() {
            let own = rows.iter().filter(|row| row.shape == shape);
            let points: Vec<(f64, f64)> = own
                .filter_map(|row| Some((row.threads, row.cells[way].as_ref()?)))
                .filter(|(_, cell)| cell.verdict == "safe")
                .map(|(threads, cell)| (threads as f64, cell.states.max(1) as f64))
                .collect();
            if !points.is_empty() {
                series.push(Series { name: format!("{name}, {label}"), points });
            }
        }
    }
    plot(&Plot {
        title: "states by threads".to_owned(),
        x: "threads".to_owned(),
        y: "states".to_owned(),
        series,
    })
}
