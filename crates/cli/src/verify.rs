//! `symra verify`: from a file to a verdict.

use std::fs;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::time::Instant;

use symra_certify::{Conclusion, Evidence};
use symra_engines::{Budget, Verdict};
use symra_ir::Task;
use symra_portfolio::Attempt;
use symra_report::{Claims, Goal, Outcome, Report, TextStyle};
use symra_smt::Cancel;
use symra_verdict::Reason;

use crate::args::{EngineArg, InputArgs, TraceStyle, VerifyArgs};
use crate::claims;
use crate::engines;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input::{self, Job, Language};
use crate::patience;
use crate::repeat;
use crate::simpler::simpler;
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
    let budget = budget(args, begin)?;
    let json_only = args.json.as_deref().is_some_and(|path| path == Path::new("-"));
    // Who names a file that can't be written is told before the work, not after it.
    if let Some(path) = args.json.as_deref().filter(|_| !json_only) {
        let tried = fs::OpenOptions::new().append(true).create(true).open(path);
        tried.map_err(|source| Failure::Unwritable { path: path.to_owned(), source })?;
    }
    let mut input = args.input.clone();
    input.all_interleavings = engines::counts_rounds(args);
    let read = patience::in_time("the front end", &budget, move || input::load(&input));
    let mut done = Vec::new();
    let several = match (read?, budget.spent()) {
        (Some(Ok(jobs)), _) => {
            let several = jobs.len() > 1;
            for mut job in jobs {
                claims::select(&mut job.task.program, &args.claim)?;
                if several && !json_only {
                    print(&format!("{}\n", job.properties.join(", ")));
                }
                let group = verify(args, &job, &budget)?;
                if !json_only {
                    print(&group.text);
                }
                done.push(group);
                // The process ends soon: to take the program apart would be lost time.
                std::mem::forget(job);
            }
            several
        }
        // Who presses Ctrl-C stops the preprocessor too.
        (Some(Err(failure)), spent) if spent != Some(Reason::Cancelled) => return Err(failure),
        (_, spent) => {
            let group = unread(args, spent.unwrap_or(Reason::Cancelled), begin);
            if !json_only {
                print(&group.text);
            }
            done.push(group);
            false
        }
    };
    let mut written = Ok(());
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
            written = fs::write(path, text)
                .map_err(|source| Failure::Unwritable { path: path.clone(), source });
        }
    }
    let worst = worst(&done);
    if !json_only {
        print(&format!("{}\n", worst.verdict_line));
    }
    written?;
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

/// What is told where the program was not even read in time.
fn unread(args: &VerifyArgs, reason: Reason, begin: Instant) -> Done {
    let names: Vec<String> =
        args.input.files.iter().map(|path| path.display().to_string()).collect();
    let verdict = Verdict::Unknown(reason);
    done(
        args,
        &Report {
            file: &names.join(" "),
            task: &Task::default(),
            properties: args.input.property.as_slice(),
            goal: Goal::Avoid,
            engine: "reading the program",
            others: &[],
            conclusion: &Conclusion { verdict, evidence: Evidence::None },
            time: begin.elapsed(),
            options: serde_json::Value::Null,
            checked: 0,
            claims: Claims::Unreachable(&[]),
            blocking: &[],
            not_checked: &[],
            statistics: &[],
        },
    )
}

fn verify(args: &VerifyArgs, job: &Job, budget: &Budget) -> Result<Done, Failure> {
    let begin = Instant::now();
    if args.all_claims && job.goal == Goal::Avoid && job.temporal.is_none() {
        return verify_all(args, job, budget, begin);
    }
    let mut attempt = engines::run(args, job, budget)?;
    attempt.conclusion = simpler(&attempt.task, attempt.conclusion, budget);
    let attempt = ManuallyDrop::new(attempt);
    let safe = matches!(attempt.conclusion.verdict, Verdict::Safe(_));
    // Who names a property or an engine knows what to ask for.
    let plain = args.input.property.is_none()
        && job.temporal.is_none()
        && args.engine[..] == [EngineArg::Auto];
    let look = safe && plain && job.goal == Goal::Avoid && args.tests.is_none();
    let (unreached, blocking) =
        if look { claims::vacuous(args, job, budget)? } else { (Vec::new(), Vec::new()) };
    let report = report(args, job, &attempt, Claims::Unreachable(&unreached), begin);
    Ok(done(args, &Report { blocking: &blocking, ..report }))
}

/// Each claim by itself.
fn verify_all(
    args: &VerifyArgs,
    job: &Job,
    budget: &Budget,
    begin: Instant,
) -> Result<Done, Failure> {
    let claims::All { mut attempt, violations, statuses } = claims::all(args, job, budget)?;
    let mut text = String::new();
    for mut violation in violations {
        violation.conclusion = simpler(&violation.task, violation.conclusion, budget);
        text += &done(args, &report(args, job, &violation, Claims::Unreachable(&[]), begin)).text;
    }
    attempt.conclusion = simpler(&attempt.task, attempt.conclusion, budget);
    let attempt = ManuallyDrop::new(attempt);
    let mut all = done(args, &report(args, job, &attempt, Claims::All(&statuses), begin));
    all.text = text + &all.text;
    Ok(all)
}

fn report<'r>(
    args: &VerifyArgs,
    job: &'r Job,
    attempt: &'r Attempt,
    claims: Claims<'r>,
    begin: Instant,
) -> Report<'r> {
    Report {
        file: &job.file,
        task: &attempt.task,
        properties: &job.properties,
        goal: job.goal,
        engine: attempt.engine,
        others: &attempt.others,
        conclusion: &attempt.conclusion,
        time: begin.elapsed(),
        options: match job.language {
            Language::C => {
                let all_interleavings = engines::counts_rounds(args);
                repeat::options(&InputArgs { all_interleavings, ..args.input.clone() })
            }
            Language::Model => serde_json::Value::Null,
        },
        checked: claims::present(&job.task.program).len()
            + job.task.program.debug.as_ref().map_or(0, |debug| debug.decided),
        claims,
        blocking: &[],
        not_checked: &job.not_checked,
        statistics: &attempt.statistics,
    }
}

fn done(args: &VerifyArgs, report: &Report<'_>) -> Done {
    let style = match args.trace {
        TraceStyle::Compact => TextStyle::Compact,
        TraceStyle::Full => TextStyle::Full,
        TraceStyle::None => TextStyle::None,
    };
    Done {
        outcome: report.outcome(),
        text: symra_report::text(report, style),
        verdict_line: symra_report::verdict_line(report),
        json: match args.json {
            Some(_) => symra_report::json(report).unwrap_or_default(),
            None => String::new(),
        },
    }
}
