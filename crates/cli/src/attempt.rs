//! Engines at work on a program: one alone, or several side by side.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use symra_certify::{Conclusion, Evidence, conclude};
use symra_engines::{Budget, Context, Progress, Verdict};
use symra_ir::Task;
use symra_smt::Cancel;
use symra_verdict::Reason;

use crate::args::VerifyArgs;
use crate::engines::{self, Choice};
use crate::failure::Failure;
use crate::progress::ProgressLine;
use crate::solvers::Solvers;

/// So long after the end an engine is waited for.
const GRACE: Duration = Duration::from_secs(3);
/// So often it is looked whether the end has come.
const POLL: Duration = Duration::from_millis(50);

/// What an engine made of a program.
pub(crate) struct Attempt {
    pub(crate) engine: &'static str,
    /// The program, with the terms of the verdict.
    pub(crate) task: Task,
    pub(crate) conclusion: Conclusion,
    pub(crate) statistics: Vec<(&'static str, String)>,
    /// Other engines, and why they had not decided.
    pub(crate) others: Vec<(&'static str, String)>,
}

impl Attempt {
    fn is_decided(&self) -> bool {
        !matches!(self.conclusion.verdict, Verdict::Unknown(_))
    }
}

/// Whether one verdict says safe and the other unsafe.
fn contradict(one: &Verdict, other: &Verdict) -> bool {
    matches!(
        (one, other),
        (Verdict::Safe(_), Verdict::Unsafe(_)) | (Verdict::Unsafe(_), Verdict::Safe(_))
    )
}

/// Runs an engine and looks at its verdict again.
fn attempt(
    choice: Choice,
    args: &VerifyArgs,
    mut task: Task,
    budget: &Budget,
    log: Option<&Path>,
) -> Result<Attempt, Failure> {
    let begin = Instant::now();
    let solvers = Solvers::new(log)?;
    let progress = Arc::new(Progress::default());
    let engine = choice.name();
    let shown = ProgressLine::start(engine, &progress, solvers.counter());
    let context = Context { backend: solvers.layered(), budget, progress: &progress };
    let (verdict, counts) = engines::run(choice, args, &mut task, &context)?;
    let found = begin.elapsed();
    let again = recheck_budget(budget, found);
    let conclusion = conclude(&mut task, verdict, solvers.plain(), &again)?;
    drop(shown);
    let statistics = if args.stats {
        counts.into_iter().chain(solvers.statistics(&progress, found, begin.elapsed())).collect()
    } else {
        Vec::new()
    };
    Ok(Attempt { engine, task, conclusion, statistics, others: Vec::new() })
}

/// A second look may take as long as the first did, and some seconds more, within the run's own limit.
fn recheck_budget(budget: &Budget, found: Duration) -> Budget {
    let share = Instant::now() + found * 2 + Duration::from_secs(5);
    Budget {
        deadline: Some(budget.deadline.map_or(share, |deadline| deadline.min(share))),
        ..budget.clone()
    }
}

/// Runs the engines side by side. The first verdict that holds up wins and stops the others; if there is none, the
/// first engine's answer counts.
pub(crate) fn run(
    choices: &[Choice],
    args: &VerifyArgs,
    task: &Task,
    budget: &Budget,
) -> Result<Attempt, Failure> {
    let mut answers = answers_of(choices, args, task, budget);
    let best = answers
        .iter()
        .position(|answer| answer.as_ref().is_ok_and(Attempt::is_decided))
        .or_else(|| answers.iter().position(Result::is_ok))
        .unwrap_or(0);
    let mut best = answers.remove(best)?;
    for other in answers {
        let (engine, why) = match other {
            Ok(other) => match other.conclusion.verdict {
                Verdict::Unknown(Reason::Cancelled) => {
                    (other.engine, "it was still at work".to_owned())
                }
                Verdict::Unknown(reason) => (other.engine, reason.to_string()),
                verdict @ (Verdict::Safe(_) | Verdict::Unsafe(_)) => {
                    if contradict(&verdict, &best.conclusion.verdict) {
                        // One of the two is wrong, so neither is worth anything.
                        let what = format!("{} and {} say the opposite", best.engine, other.engine);
                        let verdict = Verdict::Unknown(Reason::NotCertified { what });
                        best.conclusion = Conclusion { verdict, evidence: Evidence::None };
                    }
                    continue;
                }
            },
            Err(failure) => ("another engine", failure.to_string()),
        };
        best.others.push((engine, why));
    }
    Ok(best)
}

/// The answers of all engines, the first decided one first. A solver does not always stop when it is told to: who has not
/// answered some time after the end is left behind, and ends with the process.
fn answers_of(
    choices: &[Choice],
    args: &VerifyArgs,
    task: &Task,
    budget: &Budget,
) -> Vec<Result<Attempt, Failure>> {
    let stops: Vec<Cancel> = choices.iter().map(|_| Cancel::new()).collect();
    let linked = stops.clone();
    let _link = budget.cancel.on_cancel(move || linked.iter().for_each(Cancel::cancel));
    let (sender, receiver) = mpsc::channel();
    let mut at_work = Vec::new();
    for (choice, cancel) in choices.iter().copied().zip(&stops) {
        let budget = Budget { cancel: cancel.clone(), ..budget.clone() };
        let (sender, task, args) = (sender.clone(), task.clone(), args.clone());
        let alone = choices.len() == 1;
        let thread = thread::Builder::new().name(choice.name().to_owned()).stack_size(64 << 20);
        let work = move || {
            let log = args.dump_queries.as_ref();
            let log = log.map(|all| if alone { all.clone() } else { all.join(choice.name()) });
            // Nobody may be waiting any more.
            let _ = sender.send((choice, attempt(choice, &args, task, &budget, log.as_deref())));
        };
        at_work.push((choice, thread.spawn(work).expect("a thread should start")));
    }
    drop(sender);
    let mut answers = Vec::new();
    let mut over: Option<Instant> = None;
    while !at_work.is_empty() && over.is_none_or(|since| since.elapsed() < GRACE) {
        match receiver.recv_timeout(POLL) {
            Ok((choice, answer)) => {
                at_work.retain(|(other, _)| *other != choice);
                if answer.as_ref().is_ok_and(Attempt::is_decided) {
                    stops.iter().for_each(Cancel::cancel);
                    over.get_or_insert_with(Instant::now);
                }
                answers.push(answer);
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {
                if budget.spent().is_some() {
                    over.get_or_insert_with(Instant::now);
                }
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
    }
    for (choice, thread) in at_work {
        if thread.is_finished()
            && let Err(panic) = thread.join()
        {
            std::panic::resume_unwind(panic);
        }
        let reason = budget.spent().unwrap_or(Reason::Cancelled);
        answers.push(Ok(Attempt {
            engine: choice.name(),
            task: task.clone(),
            conclusion: Conclusion { verdict: Verdict::Unknown(reason), evidence: Evidence::None },
            statistics: Vec::new(),
            others: Vec::new(),
        }));
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::{ClaimId, Trace};
    use symra_verdict::{Proof, Violation};

    #[test]
    fn only_safe_and_unsafe_contradict_each_other() {
        let safe = Verdict::Safe(Proof::Exhaustive { paths: 1 });
        let faulty = Verdict::Unsafe(Violation { claim: ClaimId(0), trace: Trace::default() });
        let unknown = Verdict::Unknown(Reason::Timeout);
        assert!(contradict(&safe, &faulty) && contradict(&faulty, &safe));
        assert!(!contradict(&safe, &safe) && !contradict(&faulty, &faulty));
        assert!(!contradict(&safe, &unknown) && !contradict(&unknown, &faulty));
    }
}
