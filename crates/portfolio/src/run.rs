//! Lanes of engines at work on a program.
//!
//! ```text
//! PF:1  for each lane, side by side: for each of its turns
//! PF:2    run the engine on its form of the program, for its share of the time
//! PF:3    re-check the proof or replay the run; a verdict that holds up stops all lanes
//! PF:4  two verdicts that contradict each other: UNKNOWN, for one of them is wrong
//! ```

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{Conclusion, Evidence, conclude, contradiction, unchecked};
use symra_engines::{Context, EngineError, Progress};
use symra_ir::{Prepared, Task, all_interleavings};
use symra_smt::{Backend, Cancel, SmtError};
use symra_verdict::{Budget, Reason, Verdict};

use crate::engines::{ContextConfig, Counts, EngineName, Settings, run_engine};
use crate::prepare::{
    Bounded, Form, Forms, PrepareConfig, has_calls, has_room, sequential, within,
};
use crate::schedule::{Schedule, Turn, When};
use crate::wait::Patience;

/// The stack of a lane. Only the pages that it uses take memory.
const STACK: usize = 64 << 20;

/// With each round of threads that `cba` adds by itself it goes round loops so much more often.
const LOOPS: u32 = 8;

/// How deep recursion is followed at first.
const DEPTH: usize = 4;

/// What the environment provides for the turns of engines.
pub trait Tools: Send + Sync + 'static {
    /// The tools of one turn, made in the lane's thread.
    ///
    /// # Errors
    /// What could not be had, as a sentence.
    fn turn(&self, engine: &'static str) -> Result<Box<dyn TurnTools>, String>;
}

/// The tools of one turn.
pub trait TurnTools {
    /// Makes solvers for the engine.
    fn engine(&self) -> &dyn Backend;

    /// Makes solvers for the re-check.
    fn recheck(&self) -> &dyn Backend;

    /// Shows an engine's progress until what is returned is dropped.
    fn watch(&self, engine: &'static str, progress: &Arc<Progress>) -> Box<dyn Any>;

    /// What to tell of the turn: the engine took `found`, all together `total`.
    fn statistics(&self, progress: &Progress, found: Duration, total: Duration) -> Counts;
}

/// A program and who works on it.
pub struct Job {
    /// The given program.
    pub task: Task,
    /// Who works on it.
    pub schedule: Schedule,
    /// What the user set of engines.
    pub settings: Settings,
    /// What preparation may do.
    pub prepare: PrepareConfig,
}

/// What engines made of a program.
#[derive(Debug)]
pub struct Attempt {
    /// The engine whose answer counts.
    pub engine: &'static str,
    /// The given program, with the terms of the verdict.
    pub task: Task,
    /// Its verdict, looked at again.
    pub conclusion: Conclusion,
    /// What it did.
    pub statistics: Counts,
    /// Other engines, and why they were undecided.
    pub others: Vec<(&'static str, String)>,
}

/// Why a portfolio failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PortfolioError {
    /// An engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The solver of a re-check failed.
    #[error(transparent)]
    Recheck(#[from] SmtError),
    /// A tool was missing.
    #[error("{0}")]
    Tools(String),
    /// A fault of ours.
    #[error("{engine} failed: an internal fault")]
    Panicked {
        /// The engine.
        engine: &'static str,
    },
}

impl Attempt {
    fn is_decided(&self) -> bool {
        !matches!(self.conclusion.verdict, Verdict::Unknown(_))
    }

    /// One that decides nothing.
    pub fn unknown(engine: &'static str, task: &Task, reason: Reason) -> Self {
        let conclusion = Conclusion { verdict: Verdict::Unknown(reason), evidence: Evidence::None };
        let (statistics, others) = (Counts::new(), Vec::new());
        Self { engine, task: task.clone(), conclusion, statistics, others }
    }
}

/// What a lane has to say.
enum Message {
    /// A turn begins: how far its engine is.
    Begins(&'static str, Arc<Progress>),
    /// There is a proof, and its re-check begins. If that does not end in time, this counts.
    Proved(&'static str, Conclusion),
    /// A turn ended.
    Ended(&'static str, Result<Box<Attempt>, PortfolioError>),
}

/// What all lanes share.
struct Shared {
    forms: Forms,
    settings: Settings,
    tools: Arc<dyn Tools>,
}

/// Runs the lanes of a schedule. The first verdict that holds up wins and stops the others; if there is none, a failure is
/// told, else the reason that says most.
///
/// # Errors
/// If nobody decided and somebody failed.
pub fn run(job: Job, tools: Arc<dyn Tools>, budget: &Budget) -> Result<Attempt, PortfolioError> {
    let Job { task, schedule, settings, prepare } = job;
    let forms = Forms::new(task, prepare, budget);
    let shared = Arc::new(Shared { forms, settings, tools });
    let stops: Vec<Cancel> = schedule.lanes.iter().map(|_| Cancel::new()).collect();
    let linked = stops.clone();
    let _link = budget.cancel.on_cancel(move || linked.iter().for_each(Cancel::cancel));
    let (sender, receiver) = mpsc::channel();
    let (given, mut not_started) = (shared.forms.given.clone(), None);
    // PF:1
    for (lane, cancel) in schedule.lanes.iter().cloned().zip(&stops) {
        let budget = Budget { cancel: cancel.clone(), ..budget.clone() };
        let (sender, shared) = (sender.clone(), shared.clone());
        // Nobody may be waiting any more.
        let send = move |message| drop(sender.send(message));
        let name = lane.first().map_or("lane", |turn| turn.engine.name());
        let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
        if thread.spawn(move || shared.lane(&lane, &budget, &send)).is_err() {
            not_started = Some(Box::new(Attempt::unknown(name, &given, Reason::Memory)));
        }
    }
    drop(sender);
    let mut answers: Vec<Box<Attempt>> = Vec::from_iter(not_started);
    let mut failures: Vec<(&'static str, PortfolioError)> = Vec::new();
    let mut proof: Option<(&'static str, Conclusion)> = None;
    let mut begun: Vec<(&'static str, Arc<Progress>)> = Vec::new();
    let mut patience = Patience::new(budget);
    while let Some(message) = patience.receive(&receiver) {
        match message {
            Message::Begins(engine, progress) => begun.push((engine, progress)),
            Message::Proved(engine, conclusion) => proof = Some((engine, conclusion)),
            Message::Ended(engine, answer) => {
                proof = proof.filter(|(proved, _)| *proved != engine);
                match answer {
                    Ok(answer) => {
                        if answer.is_decided() {
                            stops.iter().for_each(Cancel::cancel);
                            patience.end();
                        }
                        answers.push(answer);
                    }
                    Err(failure) => failures.push((engine, failure)),
                }
            }
        }
    }
    let given = &given;
    let decided = answers.iter().any(|answer| answer.is_decided());
    if !decided {
        if let Some((engine, conclusion)) = proof {
            let reason = Reason::Cancelled;
            let mut attempt = Attempt::unknown(engine, given, reason);
            attempt.conclusion = conclusion;
            answers.push(Box::new(attempt));
        } else if !failures.is_empty() && answers.is_empty() && budget.spent().is_none() {
            // What the others say counts, and the failure is told beside it.
            return Err(failures.swap_remove(0).1);
        } else if let Some(reason) = budget.spent() {
            let engine = schedule.lanes.first().and_then(|lane| lane.last());
            let engine = engine.map_or("", |turn| turn.engine.name());
            let unwound = |(engine, _): &&(&str, _)| {
                let unwinds = [EngineName::Bmc, EngineName::Kind];
                unwinds.iter().any(|name| name.name() == *engine)
            };
            let reason = match begun.iter().rev().find(unwound) {
                Some((at_work, progress)) if *at_work == engine => {
                    let rounds = progress.depth.load(Ordering::Relaxed);
                    Reason::Unwound { rounds, then: Box::new(reason) }
                }
                _ => reason,
            };
            answers.push(Box::new(Attempt::unknown(engine, given, reason)));
        }
    }
    Ok(best(answers, failures, given))
}

/// What a turn works on.
struct On<'p> {
    prepared: &'p Prepared,
    lemmas: &'p Lemmas,
    /// The program that it was made of.
    given: &'p Task,
    settings: &'p Settings,
}

impl Shared {
    /// The turns of a lane.
    fn lane(&self, turns: &[Turn], budget: &Budget, send: &impl Fn(Message)) {
        for turn in turns {
            if budget.spent().is_some() {
                return;
            }
            let engine = turn.engine.name();
            let answer = catch_unwind(AssertUnwindSafe(|| {
                if !self.is_due(turn.when) {
                    return None;
                }
                let progress = Arc::new(Progress::default());
                send(Message::Begins(engine, progress.clone()));
                let proved = |conclusion| send(Message::Proved(engine, conclusion));
                Some(self.turn(turn, budget, &progress, proved).map(Box::new))
            }));
            let answer = match answer {
                Ok(None) => continue,
                Ok(Some(answer)) => answer,
                Err(_) => Err(PortfolioError::Panicked { engine }),
            };
            let decided = answer.as_ref().is_ok_and(|answer| answer.is_decided());
            send(Message::Ended(engine, answer));
            if decided {
                return;
            }
        }
    }

    fn is_due(&self, when: When) -> bool {
        match when {
            When::Always => true,
            When::Truncated => self.forms.of(Form::CallFree).0.truncated,
            When::Complete => !self.forms.of(Form::CallFree).0.truncated,
            When::Looped => {
                !self.forms.of(Form::CallFree).0.truncated
                    && has_calls(&self.forms.of(Form::Recursive).0.task.program)
            }
        }
    }

    /// PF:2 and PF:3.
    fn turn(
        &self,
        turn: &Turn,
        budget: &Budget,
        progress: &Arc<Progress>,
        proved: impl FnMut(Conclusion),
    ) -> Result<Attempt, PortfolioError> {
        let share = if turn.share.0 == turn.share.1 {
            budget.clone()
        } else {
            budget.fraction(turn.share.0, turn.share.1)
        };
        if turn.engine == EngineName::Cba {
            return self.contexts(turn, (budget, &share), progress, proved);
        }
        // Whether a run leaves a thread out is asked of the given program.
        let scheduled = turn.engine == EngineName::Lasso && self.forms.given.program.has_threads();
        let as_given = self.settings.paths.is_some() || scheduled;
        let form = if as_given { Form::Given } else { turn.form };
        let (prepared, lemmas) = self.forms.of(form);
        let unwinds = matches!(turn.engine, EngineName::Bmc | EngineName::Kind);
        if prepared.truncated && unwinds {
            return self.deepen(turn, (budget, &share), progress, proved);
        }
        if prepared.truncated && turn.engine.is_of_ends() {
            return self.descend(turn, (budget, &share), progress, proved);
        }
        let on =
            On { prepared: &prepared, lemmas, given: &self.forms.given, settings: &self.settings };
        self.attempt(turn, &on, (budget, &share), progress, proved)
    }

    /// A turn of an engine that says whether runs end, on a program with recursion: on calls that do not return, and then on
    /// those that do, as deep as they were inlined.
    fn descend(
        &self,
        turn: &Turn,
        (budget, share): (&Budget, &Budget),
        progress: &Arc<Progress>,
        mut proved: impl FnMut(Conclusion),
    ) -> Result<Attempt, PortfolioError> {
        let forms: &[Form] = match turn.engine {
            EngineName::Lasso => &[Form::Unreturned, Form::CallFree],
            EngineName::Ranking => &[Form::Descending],
            _ => &[Form::CallFree],
        };
        let mut last = None;
        for (index, form) in forms.iter().enumerate() {
            let (prepared, lemmas) = self.forms.of(*form);
            let left = u32::try_from(forms.len() - index).unwrap_or(1);
            let part = if left == 1 { share.clone() } else { share.fraction(1, left) };
            let on = On {
                prepared: &prepared,
                lemmas,
                given: &self.forms.given,
                settings: &self.settings,
            };
            let attempt = self.attempt(turn, &on, (budget, &part), progress, &mut proved)?;
            let done = attempt.is_decided() || share.spent().is_some();
            last = Some(attempt);
            if done {
                break;
            }
        }
        Ok(last.expect("there should be a form"))
    }

    /// A turn of an engine that unwinds, on a program with recursion: ever deeper, until no run is deeper.
    fn deepen(
        &self,
        turn: &Turn,
        (budget, share): (&Budget, &Budget),
        progress: &Arc<Progress>,
        mut proved: impl FnMut(Conclusion),
    ) -> Result<Attempt, PortfolioError> {
        let Forms { given, config, budget: all, .. } = &self.forms;
        let mut depth = config.recursion.map_or(DEPTH, |depth| depth as usize);
        loop {
            let Bounded { prepared, room } = within(given, depth, *config, all);
            let last = config.recursion.is_some() || !room || prepared.beyond.is_empty();
            let part = if last { share.clone() } else { share.fraction(1, 3) };
            let settings = &self.settings;
            let on = On { prepared: &prepared, lemmas: &Lemmas::new(), given, settings };
            let attempt = self.attempt(turn, &on, (budget, &part), progress, &mut proved)?;
            if last || attempt.is_decided() || share.spent().is_some() {
                return Ok(attempt);
            }
            depth *= 2;
        }
    }

    /// A turn of context-bounded analysis: with the rounds that the user wants; or with more and more, of the threads and of loops, until no
    /// run needs more. One round takes hardly less time than two, which have all that it has.
    fn contexts(
        &self,
        turn: &Turn,
        (budget, share): (&Budget, &Budget),
        progress: &Arc<Progress>,
        mut proved: impl FnMut(Conclusion),
    ) -> Result<Attempt, PortfolioError> {
        let Forms { given, config, .. } = &self.forms;
        let given = &all_interleavings(given);
        let engine = turn.engine.name();
        let ContextConfig { rounds: bound, how } = self.settings.contexts;
        let mut settings = self.settings.clone();
        let mut done = None;
        if bound.is_none() && !has_room(given) {
            let unfit = Reason::Unsupported { engine, what: "programs of this size".to_owned() };
            return Ok(Attempt::unknown(engine, given, unfit));
        }
        for rounds in bound.unwrap_or(2).. {
            let Some(Bounded { prepared, room }) = sequential(given, rounds as usize, how, *config)
            else {
                let what = "programs without threads".to_owned();
                let unfit = Reason::Unsupported { engine, what };
                return Ok(Attempt::unknown(engine, given, unfit));
            };
            let last = bound.is_some() || !room;
            if bound.is_none() && self.settings.bmc.unwind.is_none() {
                settings.bmc.unwind = Some(rounds.saturating_mul(LOOPS));
            }
            let part = if last { share.clone() } else { share.fraction(2, 3) };
            let lemmas = &Lemmas::new();
            let on = On { prepared: &prepared, lemmas, given, settings: &settings };
            let mut attempt = self.attempt(turn, &on, (budget, &part), progress, &mut proved)?;
            if attempt.is_decided() {
                return Ok(attempt);
            }
            let unwind = settings.bmc.unwind;
            let over = share.spent();
            if let Verdict::Unknown(Reason::Unwinding { .. }) = attempt.conclusion.verdict {
                done = Some((rounds, unwind));
            }
            if last || over.is_some() {
                let reason = match (done, over) {
                    (Some((rounds, unwind)), then) => {
                        Reason::Contexts { rounds, unwind, then: then.map(Box::new) }
                    }
                    (None, Some(over)) => over,
                    (None, None) => return Ok(attempt),
                };
                attempt.conclusion.verdict = Verdict::Unknown(reason);
                return Ok(attempt);
            }
        }
        unreachable!("there should be a last round")
    }

    /// An engine at work on a program made of the given one.
    fn attempt(
        &self,
        turn: &Turn,
        on: &On<'_>,
        (budget, share): (&Budget, &Budget),
        progress: &Arc<Progress>,
        proved: impl FnOnce(Conclusion),
    ) -> Result<Attempt, PortfolioError> {
        let engine = turn.engine.name();
        let On { prepared, lemmas, settings, .. } = on;
        let begin = Instant::now();
        tracing::info!("{engine} begins");
        let tools = self.tools.turn(engine).map_err(PortfolioError::Tools)?;
        let shown = tools.watch(engine, progress);
        let context = Context { backend: tools.engine(), budget: share, progress, lemmas };
        let mut prepared = (*prepared).clone();
        let ran = run_engine(turn.engine, turn.effort, settings, &mut prepared.task, &context);
        let (verdict, counts) = match (ran, share.spent()) {
            (Err(EngineError::Solver(SmtError::OutOfMemory { .. })), _) => {
                (Verdict::Unknown(Reason::Memory), Counts::new())
            }
            // A solver that was interrupted between two queries says so as an error.
            (Err(EngineError::Solver(SmtError::Backend { .. })), Some(reason)) => {
                (Verdict::Unknown(reason), Counts::new())
            }
            (other, _) => other?,
        };
        let found = begin.elapsed();
        if let Some(conclusion) = unchecked(&prepared.task.program, &verdict, "the time was up") {
            proved(conclusion);
        }
        let again = budget.at_most(found * 2 + Duration::from_secs(5));
        let mut given = on.given.clone();
        let conclusion = conclude(&mut given, prepared, verdict, (tools.recheck(), &again))?;
        drop(shown);
        let total = begin.elapsed();
        let statistics =
            counts.into_iter().chain(tools.statistics(progress, found, total)).collect();
        match &conclusion.verdict {
            Verdict::Safe(_) => tracing::info!("{engine} found a proof after {found:.1?}"),
            Verdict::Unsafe(_) => tracing::info!("{engine} found a violation after {found:.1?}"),
            Verdict::Unknown(why) => {
                tracing::info!("{engine} was undecided after {found:.1?}: {why}");
            }
        }
        Ok(Attempt { engine, task: given, conclusion, statistics, others: Vec::new() })
    }
}

/// How much an answer is worth; the smallest counts.
fn worth(verdict: &Verdict) -> u8 {
    match verdict {
        Verdict::Safe(_) | Verdict::Unsafe(_) => 0,
        Verdict::Unknown(Reason::NotReplayed { .. } | Reason::NotCertified { .. }) => 1,
        Verdict::Unknown(Reason::Approximated { .. }) => 2,
        Verdict::Unknown(
            Reason::Memory | Reason::BoundReached { .. } | Reason::Refinements { .. },
        ) => 3,
        Verdict::Unknown(
            Reason::Timeout
            | Reason::Unwound { .. }
            | Reason::Unwinding { .. }
            | Reason::Contexts { .. },
        ) => 4,
        Verdict::Unknown(Reason::Solver { .. }) => 5,
        Verdict::Unknown(Reason::Cancelled) => 6,
        Verdict::Unknown(Reason::Inconclusive { .. }) => 7,
        Verdict::Unknown(_) => 8,
    }
}

/// The answer that counts, with what the others said.
#[expect(clippy::vec_box, reason = "the answers come in boxes, and they are large")]
fn best(
    mut answers: Vec<Box<Attempt>>,
    failures: Vec<(&'static str, PortfolioError)>,
    given: &Task,
) -> Attempt {
    let worths = answers.iter().map(|answer| worth(&answer.conclusion.verdict)).enumerate();
    let Some((index, _)) = worths.min_by_key(|(_, worth)| *worth) else {
        return Attempt::unknown("none", given, Reason::Cancelled);
    };
    let mut best = *answers.remove(index);
    for other in answers {
        match other.conclusion.verdict {
            Verdict::Unknown(Reason::Cancelled) => (),
            Verdict::Unknown(reason) => {
                best.others.retain(|(engine, _)| *engine != other.engine);
                best.others.push((other.engine, reason.to_string()));
            }
            verdict @ (Verdict::Safe(_) | Verdict::Unsafe(_)) => {
                // PF:4
                let both = [(best.engine, &best.conclusion.verdict), (other.engine, &verdict)];
                if let Some(neither) = contradiction(both) {
                    best.conclusion = neither;
                }
            }
        }
    }
    let own = best.engine;
    best.others.retain(|(engine, _)| *engine != own);
    best.others.extend(failures.into_iter().map(|(engine, failure)| (engine, failure.to_string())));
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::{ClaimId, Trace};
    use symra_verdict::{Proof, Violation};

    fn answer(verdict: Verdict) -> Box<Attempt> {
        let mut attempt = Attempt::unknown("one", &Task::default(), Reason::Cancelled);
        attempt.conclusion.verdict = verdict;
        Box::new(attempt)
    }

    #[test]
    fn what_was_decided_counts_then_reasons_that_say_something() {
        let safe = || Verdict::Safe(Proof::Exhaustive { paths: 1 });
        let late = || Verdict::Unknown(Reason::Timeout);
        let unfit =
            || Verdict::Unknown(Reason::Unsupported { engine: "none", what: "this".to_owned() });
        let best_of = |all: Vec<Verdict>| {
            best(all.into_iter().map(answer).collect(), Vec::new(), &Task::default())
                .conclusion
                .verdict
        };
        assert!(matches!(best_of(vec![late(), safe()]), Verdict::Safe(_)));
        assert!(matches!(best_of(vec![unfit(), late()]), Verdict::Unknown(Reason::Timeout)));
    }

    #[test]
    fn verdicts_that_contradict_each_other_are_worth_nothing() {
        let safe = Verdict::Safe(Proof::Exhaustive { paths: 1 });
        let faulty = Verdict::Unsafe(Violation::at_end(ClaimId(0), Trace::default()));
        let all = vec![answer(safe), answer(faulty)];
        let verdict = best(all, Vec::new(), &Task::default()).conclusion.verdict;
        assert!(matches!(verdict, Verdict::Unknown(Reason::NotCertified { .. })));
    }
}
