//! Engines at work on a program: one alone, or several side by side.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use symra_certify::{Conclusion, Evidence, conclude, unchecked};
use symra_engines::{Budget, Context, Progress, Verdict};
use symra_ir::Task;
use symra_smt::Cancel;
use symra_verdict::Reason;

use crate::args::VerifyArgs;
use crate::engines::{self, Choice};
use crate::failure::Failure;
use crate::patience::{self, Patience};
use crate::progress::ProgressLine;
use crate::simpler::simpler;
use crate::solvers::Solvers;

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

/// What an engine's thread has to say.
enum Message {
    /// There is a proof, and its re-check begins. If that does not end in time, this counts.
    Proved(Conclusion),
    /// It is done.
    Ended(Result<Attempt, Failure>),
}

/// Runs an engine and looks at its verdict again. A proof is told before it is re-checked.
fn attempt(
    choice: Choice,
    args: &VerifyArgs,
    mut task: Task,
    budget: &Budget,
    log: Option<&Path>,
    proved: impl FnOnce(Conclusion),
) -> Result<Attempt, Failure> {
    let begin = Instant::now();
    let solvers = Solvers::new(log)?;
    let progress = Arc::new(Progress::default());
    let engine = choice.name();
    let shown = ProgressLine::start(engine, &progress, solvers.counter());
    let context = Context { backend: solvers.layered(), budget, progress: &progress };
    let (verdict, counts) = match engines::run(choice, args, &mut task, &context) {
        Err(failure) if failure.is_out_of_memory() => {
            (Verdict::Unknown(Reason::Memory), engines::Counts::new())
        }
        other => other?,
    };
    let found = begin.elapsed();
    if let Some(conclusion) = unchecked(&task.program, &verdict, "the time was up") {
        proved(conclusion);
    }
    let again = recheck_budget(budget, found);
    let conclusion = conclude(&mut task, verdict, solvers.plain(), &again)?;
    let conclusion = simpler(&mut task, conclusion, solvers.plain(), &again)?;
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

/// Runs the engines side by side. The first verdict that holds up wins and stops the others. If there is none, a failure is
/// told, else the reason of the first engine, in the order of `choices`, that was made for the program.
pub(crate) fn run(
    choices: &[Choice],
    args: &VerifyArgs,
    task: &Task,
    budget: &Budget,
) -> Result<Attempt, Failure> {
    let mut answers = answers_of(choices, args, task, budget);
    let best = best(answers.iter().map(|(_, answer)| answer.as_ref().ok()));
    let mut best = answers.remove(best).1?;
    for (choice, other) in answers {
        let why = match other {
            Ok(other) => match other.conclusion.verdict {
                Verdict::Unknown(Reason::Cancelled) => "it was still at work".to_owned(),
                Verdict::Unknown(reason) => reason.to_string(),
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
            Err(failure) => failure.to_string(),
        };
        best.others.push((choice.name(), why));
    }
    Ok(best)
}

/// Which of the answers counts; none is a failure.
fn best<'a>(answers: impl Iterator<Item = Option<&'a Attempt>>) -> usize {
    let worth = |answer: Option<&Attempt>| match answer.map(|answer| &answer.conclusion.verdict) {
        Some(Verdict::Safe(_) | Verdict::Unsafe(_)) => 0,
        None => 1,
        Some(Verdict::Unknown(Reason::Unsupported { .. })) => 3,
        Some(Verdict::Unknown(_)) => 2,
    };
    let worths = answers.map(worth).enumerate();
    worths.min_by_key(|(_, worth)| *worth).map_or(0, |(index, _)| index)
}

/// The answers of all engines, in the order of `choices`. A solver does not always stop when it is told to: who has not
/// answered shortly after the end is left behind, and ends with the process.
fn answers_of(
    choices: &[Choice],
    args: &VerifyArgs,
    task: &Task,
    budget: &Budget,
) -> Vec<(Choice, Result<Attempt, Failure>)> {
    let stops: Vec<Cancel> = choices.iter().map(|_| Cancel::new()).collect();
    let linked = stops.clone();
    let _link = budget.cancel.on_cancel(move || linked.iter().for_each(Cancel::cancel));
    let (sender, receiver) = mpsc::channel();
    let mut answers: Vec<Option<Result<Attempt, Failure>>> = choices.iter().map(|_| None).collect();
    let unknown = |choice: Choice, reason| Attempt {
        engine: choice.name(),
        task: task.clone(),
        conclusion: Conclusion { verdict: Verdict::Unknown(reason), evidence: Evidence::None },
        statistics: Vec::new(),
        others: Vec::new(),
    };
    for (index, (choice, cancel)) in choices.iter().copied().zip(&stops).enumerate() {
        let budget = Budget { cancel: cancel.clone(), ..budget.clone() };
        let (sender, task, args) = (sender.clone(), task.clone(), args.clone());
        let alone = choices.len() == 1;
        // Nobody may be waiting any more.
        let send = move |message| drop(sender.send((index, message)));
        let started = patience::start(choice.name(), move || {
            let log = args.dump_queries.as_ref();
            let log = log.map(|all| if alone { all.clone() } else { all.join(choice.name()) });
            let proved = |conclusion| send(Message::Proved(conclusion));
            let answer = catch_unwind(AssertUnwindSafe(|| {
                attempt(choice, &args, task, &budget, log.as_deref(), proved)
            }));
            let panicked = |_| Err(Failure::Panicked { what: choice.name() });
            send(Message::Ended(answer.unwrap_or_else(panicked)));
        });
        if started.is_err() {
            answers[index] = Some(Ok(unknown(choice, Reason::Memory)));
        }
    }
    drop(sender);
    let mut proofs: Vec<Option<Conclusion>> = choices.iter().map(|_| None).collect();
    let mut patience = Patience::new(budget);
    while answers.iter().any(Option::is_none)
        && let Some((index, message)) = patience.receive(&receiver)
    {
        match message {
            Message::Proved(conclusion) => proofs[index] = Some(conclusion),
            Message::Ended(answer) => {
                if answer.as_ref().is_ok_and(Attempt::is_decided) {
                    stops.iter().for_each(Cancel::cancel);
                    patience.end();
                }
                answers[index] = Some(answer);
            }
        }
    }
    let left_behind = |choice, proof: Option<Conclusion>| {
        let answer = unknown(choice, budget.spent().unwrap_or(Reason::Cancelled));
        Ok(match proof {
            Some(conclusion) => Attempt { conclusion, ..answer },
            None => answer,
        })
    };
    let all = choices.iter().copied().zip(answers).zip(proofs);
    all.map(|((choice, answer), proof)| {
        (choice, answer.unwrap_or_else(|| left_behind(choice, proof)))
    })
    .collect()
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

    #[test]
    fn what_was_decided_counts_then_failures_then_reasons_that_fit() {
        let answer = |verdict| Attempt {
            engine: "none",
            task: Task::default(),
            conclusion: Conclusion { verdict, evidence: Evidence::None },
            statistics: Vec::new(),
            others: Vec::new(),
        };
        let safe = answer(Verdict::Safe(Proof::Exhaustive { paths: 1 }));
        let late = answer(Verdict::Unknown(Reason::Timeout));
        let unfit = Reason::Unsupported { engine: "none", what: "this".to_owned() };
        let unfit = answer(Verdict::Unknown(unfit));
        assert_eq!(best([None, Some(&late), Some(&safe)].into_iter()), 2);
        assert_eq!(best([Some(&late), None].into_iter()), 1);
        assert_eq!(best([Some(&unfit), Some(&late)].into_iter()), 1);
        assert_eq!(best([Some(&late), Some(&unfit)].into_iter()), 0);
    }
}
