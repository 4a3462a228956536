//! Tables I, II and III of "Combining Symbolic Execution with Predicate Abstraction and CEGAR": engines on a list of tasks.
//!
//! Each run is a process of its own, so that one that fails or needs too much memory costs no other its answer.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use symra_portfolio::EngineName;
use symra_smt::Cancel;

use super::tasks::{Listed, listed, say};
use crate::args::{DataModelName, TableArgs};
use crate::failure::Failure;
use crate::watch;

/// The columns if the user chooses none.
const COLUMNS: [&str; 7] = [
    "symex",
    "symexia-0",
    "symexia-1",
    "symexia-100",
    "symexia-0+lemmas",
    "symexia-1+lemmas",
    "symexia-100+lemmas",
];

/// The time of a run if the user says none.
pub(super) const LIMIT: Duration = Duration::from_secs(30);

/// So much longer may a run take to end by itself.
const GRACE: Duration = Duration::from_secs(10);

/// An engine with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Column {
    /// The name that the user knows it by.
    pub(super) name: String,
    /// The options of `symra verify`.
    options: Vec<String>,
}

impl Column {
    /// Whether it is a variant of `symexia`.
    pub(super) fn is_symexia(&self) -> bool {
        self.name.starts_with("symexia")
    }

    /// The column of a name.
    pub(super) fn parse(name: &str) -> Result<Self, Failure> {
        let options: Vec<&str> = if let Some(rest) = name.strip_prefix("symexia-") {
            let (threshold, lemmas) =
                rest.strip_suffix("+lemmas").map_or((rest, false), |number| (number, true));
            if threshold.parse::<u64>().is_err() {
                return Err(Failure::Usage(format!(
                    "`{name}` is not a column: `symexia-` is followed by a threshold, as in `symexia-1` or `symexia-1+lemmas`"
                )));
            }
            let mut options = vec!["--threshold", threshold];
            if lemmas {
                options.extend(["--schedule", "houdini:1/4,symexia"]);
            } else {
                options.extend(["--engine", "symexia", "--as-published"]);
            }
            options
        } else {
            let known = EngineName::from_name(name).is_some_and(|engine| !engine.is_of_ends());
            if !known && name != "auto" {
                return Err(Failure::Usage(format!(
                    "`{name}` is not an engine that decides claims; `--engines` takes names as `symra verify --engine` has them, and `symexia-N` and `symexia-N+lemmas` for thresholds N"
                )));
            }
            vec!["--engine", name]
        };
        let options = options.into_iter().map(str::to_owned).collect();
        Ok(Self { name: name.to_owned(), options })
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    /// As the list says; or it says nothing.
    Correct,
    /// Not as the list says.
    Wrong,
    /// Without a verdict.
    Unknown,
    /// At the end of its time.
    Timeout,
    /// The program was not accepted.
    Rejected,
    /// With a fault of ours.
    Failed,
}

impl Status {
    /// The word for it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Correct => "correct",
            Self::Wrong => "wrong",
            Self::Unknown => "unknown",
            Self::Timeout => "timeout",
            Self::Rejected => "rejected",
            Self::Failed => "failed",
        }
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Outcome {
    /// How it ended.
    pub(super) status: Status,
    /// Whether the program is safe, if the engine knows.
    pub(super) safe: Option<bool>,
    /// Its time.
    pub(super) seconds: f64,
    /// How often the abstraction was refined, if the engine counts that.
    pub(super) refinements: Option<u64>,
    /// The predicates of all locations, if the engine has some.
    pub(super) predicates: Option<u64>,
    /// The engine that decided.
    pub(super) engine: String,
}

/// All that was measured.
pub(super) struct Table {
    /// The engines.
    pub(super) columns: Vec<Column>,
    /// The tasks.
    pub(super) tasks: Vec<Listed>,
    /// Of each task the outcome of each engine, where it was measured.
    pub(super) outcomes: Vec<Vec<Option<Outcome>>>,
    /// The time of a run.
    pub(super) limit: Duration,
    /// Whether the user stopped it.
    pub(super) is_interrupted: bool,
}

impl Table {
    /// The tasks that all engines have run on, with their outcomes.
    pub(super) fn complete(&self) -> Vec<(&Listed, Vec<&Outcome>)> {
        let rows = self.tasks.iter().zip(&self.outcomes);
        rows.filter_map(|(task, row)| {
            let row: Option<Vec<&Outcome>> = row.iter().map(Option::as_ref).collect();
            Some((task, row?))
        })
        .collect()
    }

    /// Whether no verdict contradicts the list, and nothing failed.
    pub(super) fn as_expected(&self) -> bool {
        let all = || self.outcomes.iter().flatten().flatten();
        all().all(|outcome| !matches!(outcome.status, Status::Wrong | Status::Failed))
    }
}

/// Runs every engine on every task. Each run is told on standard error when it ends, and written into the file of runs.
pub(super) fn measure(args: &TableArgs, folder: Option<&Path>) -> Result<Table, Failure> {
    if args.tasks.is_none() {
        return Err(Failure::Usage(
            "`symra table kratos` needs a list of tasks: `--tasks CSV`, with a first line such as `family,property,expected,bits,file`".to_owned(),
        ));
    }
    let names: Vec<&str> = if args.engines.is_empty() {
        COLUMNS.to_vec()
    } else {
        args.engines.iter().map(String::as_str).collect()
    };
    let columns = names.into_iter().map(Column::parse).collect::<Result<Vec<_>, _>>()?;
    let tasks = listed(args)?;
    let limit = args.limit.unwrap_or(LIMIT);
    let unwritable = |source| Failure::Unwritable {
        path: folder.unwrap_or(Path::new(".")).join("kratos.csv"),
        source,
    };
    let mut runs = match folder {
        Some(folder) => {
            fs::create_dir_all(folder).map_err(unwritable)?;
            Some(fs::File::create(folder.join("kratos.csv")).map_err(unwritable)?)
        }
        None => None,
    };
    if let Some(runs) = &mut runs {
        let header =
            "family,property,expected,file,engine,status,seconds,refinements,predicates,decided by";
        writeln!(runs, "{header}").map_err(unwritable)?;
    }
    let cancel = Cancel::new();
    watch::signals(&cancel).map_err(|source| Failure::Usage(source.to_string()))?;
    let symra = std::env::current_exe()
        .map_err(|source| Failure::Unreadable { path: "symra".into(), source })?;
    let total = tasks.len() * columns.len();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let shared = Mutex::new((vec![vec![None; columns.len()]; tasks.len()], runs));
    let jobs = args.jobs.map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= total || cancel.is_cancelled() {
                        return;
                    }
                    let (row, place) = (index / columns.len(), index % columns.len());
                    let (task, column) = (&tasks[row], &columns[place]);
                    let mut command = Command::new(&symra);
                    command.args(options(task, column, limit, args.memory));
                    let outcome = run(command, task.safe, limit, &cancel);
                    // What was stopped says nothing.
                    if cancel.is_cancelled() {
                        return;
                    }
                    let ended = done.fetch_add(1, Ordering::Relaxed) + 1;
                    say(&format!(
                        "[{ended}/{total}] {} {}: {}, {:.1} s",
                        task.file,
                        column.name,
                        outcome.status.name(),
                        outcome.seconds
                    ));
                    let mut shared =
                        shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    if let Some(runs) = &mut shared.1 {
                        let _ = writeln!(runs, "{}", line(task, column, &outcome));
                    }
                    shared.0[row][place] = Some(outcome);
                }
            });
        }
    });
    let (outcomes, _) = shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(Table { columns, tasks, outcomes, limit, is_interrupted: cancel.is_cancelled() })
}

fn options(task: &Listed, column: &Column, limit: Duration, memory: u64) -> Vec<String> {
    let mut options = vec!["verify".to_owned()];
    options.extend(column.options.iter().cloned());
    for (name, value) in [
        ("--timeout", format!("{}ms", limit.as_millis())),
        ("--memory", memory.to_string()),
        ("--json", "-".to_owned()),
    ] {
        options.extend([name.to_owned(), value]);
    }
    options.push("--stats".to_owned());
    if matches!(task.path.extension().and_then(|ending| ending.to_str()), Some("c" | "i")) {
        options.extend(["--property".to_owned(), task.property.clone()]);
        options.extend(
            task.model.map(|model| {
                if model == DataModelName::Ilp32 { "--32" } else { "--64" }.to_owned()
            }),
        );
    }
    options.push(task.path.display().to_string());
    options
}

/// Runs a process and reads its report.
fn run(mut command: Command, expected: Option<bool>, limit: Duration, cancel: &Cancel) -> Outcome {
    let begin = Instant::now();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut outcome = Outcome {
        status: Status::Failed,
        safe: None,
        seconds: 0.0,
        refinements: None,
        predicates: None,
        engine: String::new(),
    };
    let Ok(mut child) = command.spawn() else { return outcome };
    let output = child.stdout.take();
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        let _ = output.map(|mut output| output.read_to_end(&mut text));
        text
    });
    let status = wait(&mut child, begin + limit + GRACE, cancel);
    outcome.seconds = begin.elapsed().as_secs_f64();
    let text = reader.join().unwrap_or_default();
    let Some(status) = status else {
        outcome.status = Status::Timeout;
        return outcome;
    };
    if status.code() == Some(3) {
        outcome.status = Status::Rejected;
        return outcome;
    }
    // A model with several groups of properties gives one report for each; the task is about the first.
    let Ok(report) = serde_json::from_slice::<serde_json::Value>(&text) else { return outcome };
    let report = report.get(0).unwrap_or(&report);
    let word = |path: &str| report.pointer(path).and_then(serde_json::Value::as_str);
    outcome.safe = match word("/verdict") {
        Some("true") => Some(true),
        Some("false") => Some(false),
        _ => None,
    };
    outcome.status = match (outcome.safe, word("/reason/code")) {
        (Some(safe), _) if expected.is_none_or(|expected| expected == safe) => Status::Correct,
        (Some(_), _) => Status::Wrong,
        (None, Some("timeout")) => Status::Timeout,
        (None, Some(_)) => Status::Unknown,
        (None, None) => Status::Failed,
    };
    let count = |name: &str| word(&format!("/statistics/{name}"))?.parse().ok();
    outcome.refinements = count("refinements").or_else(|| count("conflicts"));
    outcome.predicates = count("predicates");
    word("/engine").unwrap_or_default().clone_into(&mut outcome.engine);
    outcome
}

/// How the process ends, if it does so in time.
fn wait(child: &mut Child, deadline: Instant, cancel: &Cancel) -> Option<ExitStatus> {
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        if Instant::now() > deadline || cancel.is_cancelled() {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        }
        thread::sleep(Duration::from_millis(10));
    }
}

fn line(task: &Listed, column: &Column, outcome: &Outcome) -> String {
    let number = |count: Option<u64>| count.map_or_else(String::new, |count| count.to_string());
    [
        task.family.clone(),
        task.property.clone(),
        task.safe.map_or_else(String::new, |safe| safe.to_string()),
        task.file.clone(),
        column.name.clone(),
        outcome.status.name().to_owned(),
        format!("{:.2}", outcome.seconds),
        number(outcome.refinements),
        number(outcome.predicates),
        outcome.engine.clone(),
    ]
    .join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_engines_with_options() {
        let options = |name: &str| Column::parse(name).expect("it should be one").options.join(" ");
        assert_eq!(options("bmc"), "--engine bmc");
        assert_eq!(options("symexia-7"), "--threshold 7 --engine symexia --as-published");
        assert_eq!(options("symexia-7+lemmas"), "--threshold 7 --schedule houdini:1/4,symexia");
        for wrong in ["symexia-", "symexia-x", "lasso", "nobody"] {
            assert!(Column::parse(wrong).is_err(), "{wrong}");
        }
    }
}
