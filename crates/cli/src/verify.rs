//! `symra verify`: from a file to a verdict.

use std::fs;
use std::path::Path;
use std::time::Instant;

use symra_engines::Budget;
use symra_report::{Outcome, Report, TextStyle};
use symra_smt::Cancel;

use crate::args::{TraceStyle, VerifyArgs};
use crate::engines;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input::{self, Job};
use crate::watch;

/// One group of properties, verified.
struct Done {
    outcome: Outcome,
    text: String,
    verdict_line: String,
    json: String,
}

/// Verifies every group of properties of the file and prints what came out.
pub(crate) fn run(args: &VerifyArgs) -> Result<Exit, Failure> {
    let begin = Instant::now();
    let jobs = input::load(&args.input)?;
    let budget = budget(args, begin)?;
    let json_only = args.json.as_deref().is_some_and(|path| path == Path::new("-"));
    let several = jobs.len() > 1;
    let mut done = Vec::with_capacity(jobs.len());
    for job in jobs {
        if several && !json_only {
            print(&format!("{}\n", job.properties.join(", ")));
        }
        let group = verify(args, &job, &budget)?;
        if !json_only {
            print(&group.text);
        }
        done.push(group);
    }
    if let Some(path) = &args.json {
        let documents: Vec<&str> = done.iter().map(|group| group.json.as_str()).collect();
        let text = if several {
            format!("[{}]\n", documents.join(",\n"))
        } else {
            format!("{}\n", documents.concat())
        };
        if json_only {
            print(&text);
        } else {
            fs::write(path, text)
                .map_err(|source| Failure::Unwritable { path: path.clone(), source })?;
        }
    }
    let worst = worst(&done);
    if !json_only {
        print(&format!("{}\n", worst.verdict_line));
    }
    Ok(match worst.outcome {
        Outcome::Holds => Exit::Safe,
        Outcome::Fails => Exit::Unsafe,
        Outcome::Open => Exit::Unknown,
    })
}

/// The group that decides for all: one that fails, else one that is open, else any.
fn worst(done: &[Done]) -> &Done {
    done.iter()
        .find(|group| group.outcome == Outcome::Fails)
        .or_else(|| done.iter().find(|group| group.outcome == Outcome::Open))
        .unwrap_or_else(|| done.first().expect("an input should have something to verify"))
}

/// Writes to standard output. A reader that went away is no failure of ours.
pub(crate) fn print(text: &str) {
    use std::io::Write as _;
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

fn budget(args: &VerifyArgs, begin: Instant) -> Result<Budget, Failure> {
    let budget = Budget {
        deadline: args.timeout.map(|timeout| begin + timeout),
        depth: args.depth,
        query: args.query_timeout,
        cancel: Cancel::new(),
        ..Budget::default()
    };
    let failed = |what| move |source| Failure::System { what, source };
    watch::signals(&budget.cancel).map_err(failed("cannot listen for signals"))?;
    watch::memory(args.memory, &budget.cancel, &budget.out_of_memory)
        .map_err(failed("cannot watch the memory"))?;
    Ok(budget)
}

fn verify(args: &VerifyArgs, job: &Job, budget: &Budget) -> Result<Done, Failure> {
    let begin = Instant::now();
    let attempt = engines::run(args, job, budget)?;
    let report = Report {
        file: &job.file,
        task: &attempt.task,
        properties: &job.properties,
        goal: job.goal,
        engine: attempt.engine,
        others: &attempt.others,
        conclusion: &attempt.conclusion,
        time: begin.elapsed(),
        statistics: &attempt.statistics,
    };
    let style = match args.trace {
        TraceStyle::Compact => TextStyle::Compact,
        TraceStyle::Full => TextStyle::Full,
        TraceStyle::None => TextStyle::None,
    };
    Ok(Done {
        outcome: report.outcome(),
        text: symra_report::text(&report, style),
        verdict_line: symra_report::verdict_line(&report),
        json: match args.json {
            Some(_) => symra_report::json(&report).unwrap_or_default(),
            None => String::new(),
        },
    })
}
