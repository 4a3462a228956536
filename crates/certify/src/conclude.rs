//! The one place where a verdict that does not hold up becomes `Unknown`.

use std::collections::{BTreeSet, HashSet};

use symra_ir::{
    Approximation, ClaimKind, Direction, EdgeRef, Interpreter, Lift, Position, Prepared, Program,
    Replay, Task, follow, left_out, replay,
};
use symra_smt::{Backend, SmtError};
use symra_terms::TermPool;
use symra_verdict::{
    Budget, InductiveProof, Invariant, Lasso, Lemma, Proof, Reason, Verdict, Violation,
};

use crate::cases::is_list_of_states;
use crate::inductive::From;
use crate::{Check, bounded, inductive, inexact, lasso, modular, ranking, rounds, unwinding};

/// A verdict that was looked at again.
#[must_use]
#[derive(Debug)]
pub struct Conclusion {
    /// What is left of the verdict.
    pub verdict: Verdict,
    /// What speaks for it.
    pub evidence: Evidence,
}

/// What speaks for a verdict.
#[derive(Debug)]
pub enum Evidence {
    /// The violation's run was executed again.
    Replayed(Box<Replay>),
    /// The proof was re-checked.
    Rechecked {
        /// With this many queries.
        queries: u64,
    },
    /// The re-check of the proof did not come to an end.
    NotRechecked {
        /// Why.
        why: String,
    },
    /// Nothing: the verdict is unknown.
    None,
}

/// Looks at the verdict of an engine again that worked on a program made of the given one: its run is taken back and replayed, its
/// proof is taken back and re-checked where that is possible, else it is re-checked of the prepared program and rests on the
/// passes. What front ends and passes only approximated is taken into account. Terms of the verdict are of the prepared program's
/// pool, which the given task has afterwards.
///
/// # Errors
/// If a solver failed.
pub fn conclude(
    given: &mut Task,
    prepared: Prepared,
    verdict: Verdict,
    (backend, budget): (&dyn Backend, &Budget),
) -> Result<Conclusion, SmtError> {
    let Prepared { task: prepared, lift, truncated, beyond } = prepared;
    let lift = &lift;
    given.pool = prepared.pool.clone();
    match verdict {
        // What preparation left out is no approximation of the user's, and says nothing of the program.
        Verdict::Safe(_) if truncated => {
            let what = "recursion beyond a depth, or calls that would make the program too large, were left out";
            let left_out = Reason::Inconclusive { what: what.to_owned() };
            Ok(unknown(budget.spent().unwrap_or(left_out)))
        }
        Verdict::Unsafe(Violation { claim, .. }) if beyond.contains(&claim.index()) => {
            let what = prepared.program.claim(claim).message.clone();
            Ok(unknown(Reason::Unwinding { what }))
        }
        Verdict::Unsafe(violation) if violation.lasso.is_some() => {
            endless(given, prepared, lift, violation, (backend, budget))
        }
        Verdict::Unsafe(Violation { claim, trace, .. }) => match lift.trace(&trace) {
            Ok(trace) => ended(given, Violation::at_end(claim, trace), (backend, budget)),
            Err(what) => Ok(unknown(Reason::NotReplayed { what: what.to_string() })),
        },
        Verdict::Safe(proof) => {
            if given.program.must_end().is_some() && !is_of_ends(&proof) {
                return Ok(unknown(says_nothing()));
            }
            let programs = std::iter::once(&prepared.program).chain(programs(&proof));
            let less = |program| undermining(program, Direction::Under, |_| true);
            if let Some(what) = programs.into_iter().find_map(less) {
                return Ok(unknown(Reason::Approximated {
                    what: format!("a proof was found, but {what}"),
                }));
            }
            if lift.passes().is_empty() {
                return proved(given, proof, backend, budget);
            }
            if let Some(lifted) = lifted(given, lift, &proof) {
                let half = budget.fraction(1, 2);
                match recheck(given, &lifted, backend, &half) {
                    Ok(Check::Holds { queries }) => {
                        let evidence = Evidence::Rechecked { queries };
                        return Ok(Conclusion { verdict: Verdict::Safe(lifted), evidence });
                    }
                    Err(error @ SmtError::Disagreement { .. }) => return Ok(disputed(&error)),
                    Ok(Check::Open(_) | Check::Refuted(_)) | Err(_) => (),
                }
            }
            let (program, passes) = (Box::new(prepared.program), lift.passes());
            let proof = Proof::Transformed { program, proof: Box::new(proof), passes };
            proved(given, proof, backend, budget)
        }
        Verdict::Unknown(reason) => Ok(unknown(reason)),
    }
}

/// Looks at the verdict of an engine again that worked on the given program itself.
///
/// # Errors
/// If a solver failed.
pub fn conclude_given(
    task: &mut Task,
    verdict: Verdict,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Conclusion, SmtError> {
    let prepared = Prepared::unchanged(task.clone());
    conclude(task, prepared, verdict, (backend, budget))
}

/// The programs that a proof is about instead of the one that the engine was given.
fn programs(proof: &Proof) -> Vec<&Program> {
    let (mut found, mut proof) = (Vec::new(), proof);
    while let Proof::Transformed { program, proof: inner, .. } = proof {
        found.push(&**program);
        proof = inner;
    }
    found
}

/// Whether a proof says that runs end.
#[expect(clippy::wildcard_enum_match_arm, reason = "a proof of another kind says nothing of that")]
fn is_of_ends(proof: &Proof) -> bool {
    match proof {
        Proof::Terminating(_) | Proof::Unwound { simple_paths: false, .. } => true,
        Proof::Transformed { proof, .. } => is_of_ends(proof),
        _ => false,
    }
}

fn says_nothing() -> Reason {
    let what = "it shows that no claim is violated, but not that every run ends".to_owned();
    Reason::NotCertified { what }
}

/// Looks at a run again that is said to go on forever. Where its state does not come again, the loop is looked at in the
/// prepared program.
fn endless(
    given: &mut Task,
    mut prepared: Task,
    lift: &Lift,
    violation: Violation,
    ground: (&dyn Backend, &Budget),
) -> Result<Conclusion, SmtError> {
    let Violation { claim, trace, lasso: Some(Lasso { stem, recurrence }) } = violation else {
        return Ok(unknown(Reason::NotReplayed { what: "it has no loop".to_owned() }));
    };
    let not_replayed = |what: String| Ok(unknown(Reason::NotReplayed { what }));
    if given.program.must_end() != Some(claim) || stem > trace.steps.len() {
        return not_replayed("no claim says that runs must end".to_owned());
    }
    if !trace.repeats.is_empty() {
        return not_replayed("its repeated rounds were not checked".to_owned());
    }
    let first = trace.first(stem);
    let (lifted, begin) = match (lift.trace(&trace), lift.trace(&first)) {
        (Ok(lifted), Ok(first)) => (lifted, first.steps.len()),
        (Err(what), _) | (_, Err(what)) => return not_replayed(what.to_string()),
    };
    let (one, other) = match lasso::ends(given, &lifted, begin) {
        Ok(states) => states,
        Err(what) => return not_replayed(what),
    };
    let mut found = Lasso { stem: begin, recurrence: None };
    let again = lasso::same(given, &one, &other)
        || lasso::same_but_names(given, &one, &other, &lifted.steps[begin..]);
    if !again {
        let (begin, end) = match lasso::ends(&prepared, &trace, stem) {
            Ok(ends) => ends,
            Err(what) => return not_replayed(what),
        };
        let steps = &trace.steps[stem..];
        let again = recurrence.is_none() && lasso::same_but_names(&prepared, &begin, &end, steps);
        if !again {
            // What was left out of the prepared program may change in every round.
            let formula = recurrence.unwrap_or_else(|| lasso::state(&mut prepared, &begin));
            if let Err(what) = lasso::recurs(&mut prepared, &begin, formula, steps, ground)? {
                return not_replayed(what);
            }
            given.pool = prepared.pool;
            found.recurrence = Some(formula);
        }
    }
    if let Some(thread) = left_out(given, &lifted, begin, found.recurrence.is_some()) {
        let what = format!(
            "all infinite runs that were found leave out thread {thread}, which could continue"
        );
        return Ok(unknown(Reason::Inconclusive { what }));
    }
    let run = match follow(&Interpreter::new(given), &lifted, |_| ()) {
        Ok(run) => run,
        Err(what) => return not_replayed(what.to_string()),
    };
    let violation = Violation { claim, trace: lifted, lasso: Some(found) };
    Ok(unless_approximated(given, violation, run).without_queries())
}

/// A proof of the prepared program as one of the given program, if its formulas can be taken back.
#[expect(clippy::wildcard_enum_match_arm, reason = "a proof of another kind is not taken back")]
fn lifted(given: &mut Task, lift: &Lift, proof: &Proof) -> Option<Proof> {
    match proof {
        Proof::Inductive(proof) if proof.contracts.is_empty() && proof.renamed.is_empty() => {
            // States of memory leave out what is constant in the prepared program, and nothing can be shown without that.
            let mut formulas = proof.invariant.values();
            if proof.bound.is_empty() && formulas.any(|f| is_list_of_states(&mut given.pool, *f)) {
                return None;
            }
            let invariant = lift.invariant(&mut given.pool, &proof.invariant).ok()?;
            let bound = proof.bound.clone();
            let lemmas = lifted_lemmas(&given.pool, lift, &proof.lemmas, &invariant);
            Some(Proof::Inductive(InductiveProof { bound, lemmas, ..invariant.into() }))
        }
        Proof::Exhaustive { paths } => Some(Proof::Exhaustive { paths: *paths }),
        _ => None,
    }
}

/// The lemmas that are still parts of formulas after these were taken back: what a formula says of variables that the given
/// program does not have in common with the prepared one is left out.
fn lifted_lemmas(
    pool: &TermPool,
    lift: &Lift,
    lemmas: &[Lemma],
    invariant: &Invariant,
) -> Vec<Lemma> {
    let back = lemmas.iter().filter_map(|lemma| {
        let at = lift.location(lemma.at)?;
        let formula = *invariant.get(&at)?;
        inductive::is_part(pool, lemma.formula, formula).then(|| Lemma { at, ..lemma.clone() })
    });
    back.collect()
}

/// What counts of a proof while it is not re-checked: that there is one, without its formulas. Of a violation that was not
/// replayed nothing counts.
pub fn unchecked(program: &Program, verdict: &Verdict, why: &str) -> Option<Conclusion> {
    let Verdict::Safe(proof) = verdict else { return None };
    if program.must_end().is_some() && !is_of_ends(proof) {
        return None;
    }
    let mut programs = std::iter::once(program).chain(programs(proof));
    if programs.any(|program| undermining(program, Direction::Under, |_| true).is_some()) {
        return None;
    }
    let why = why.to_owned();
    let proof = if let Proof::Exhaustive { paths } = proof {
        Proof::Exhaustive { paths: *paths }
    } else {
        Proof::Uncertified { why: why.clone() }
    };
    Some(Conclusion { verdict: Verdict::Safe(proof), evidence: Evidence::NotRechecked { why } })
}

/// What is left of the verdicts of two engines, each with its name, where one says safe and the other unsafe: nothing, for one of
/// them is wrong.
pub fn contradiction([one, other]: [(&str, &Verdict); 2]) -> Option<Conclusion> {
    match (one.1, other.1) {
        (Verdict::Safe(_), Verdict::Unsafe(_)) | (Verdict::Unsafe(_), Verdict::Safe(_)) => {
            let what = format!("{} and {} contradict each other", one.0, other.0);
            Some(unknown(Reason::NotCertified { what }))
        }
        _ => None,
    }
}

/// Solvers disagree: one of them is wrong, and so may be the proof.
fn disputed(error: &SmtError) -> Conclusion {
    unknown(Reason::NotCertified { what: error.to_string() })
}

fn unknown(reason: Reason) -> Conclusion {
    Conclusion { verdict: Verdict::Unknown(reason), evidence: Evidence::None }
}

/// Looks at a violation of a program again, also at what its run does not write down.
fn ended(
    task: &mut Task,
    violation: Violation,
    ground: (&dyn Backend, &Budget),
) -> Result<Conclusion, SmtError> {
    if !violation.trace.repeats.is_empty()
        && let Err(what) = rounds::check(task, &violation.trace, ground)?
    {
        return Ok(unknown(Reason::NotReplayed { what }));
    }
    let found = replayed(task, violation);
    match found {
        Replayed::Inexact { violation, run, passed, what } => {
            let independent =
                inexact::is_independent(task, &violation.trace, passed.iter(), ground)?;
            Ok(if independent { found_again(violation, run) } else { unknown(what) })
        }
        Replayed::Concluded(conclusion) => Ok(conclusion),
    }
}

/// Looks at a violation of a program again: replays its run, and takes the program's approximations into account. Every step of the
/// run must be written down.
pub fn violated(task: &Task, violation: Violation) -> Conclusion {
    if !violation.trace.repeats.is_empty() {
        let what = "its repeated rounds were not checked".to_owned();
        return unknown(Reason::NotReplayed { what });
    }
    replayed(task, violation).without_queries()
}

/// What the replay of a violation showed.
enum Replayed {
    Concluded(Conclusion),
    /// The run passes what is approximated.
    Inexact {
        violation: Violation,
        run: Replay,
        passed: Vec<Approximation>,
        /// Why it counts for nothing, if it depends on that.
        what: Reason,
    },
}

impl Replayed {
    /// What is left where a solver is not asked whether the run depends on what is approximated.
    fn without_queries(self) -> Conclusion {
        match self {
            Self::Concluded(conclusion) => conclusion,
            Self::Inexact { what, .. } => unknown(what),
        }
    }
}

fn replayed(task: &Task, violation: Violation) -> Replayed {
    let run = match replay(task, &violation.trace) {
        Ok(run) => run,
        Err(what) => {
            return Replayed::Concluded(unknown(Reason::NotReplayed { what: what.to_string() }));
        }
    };
    if run.violated() != Some(violation.claim) {
        let what = "it ends with the violation of another claim".to_owned();
        return Replayed::Concluded(unknown(Reason::NotReplayed { what }));
    }
    let claim = task.program.claim(violation.claim);
    if claim.kind == ClaimKind::Unsupported {
        let what = claim.message.clone();
        return Replayed::Concluded(unknown(Reason::Approximated { what }));
    }
    unless_approximated(task, violation, run)
}

fn found_again(violation: Violation, run: Replay) -> Conclusion {
    let evidence = Evidence::Replayed(Box::new(run));
    Conclusion { verdict: Verdict::Unsafe(violation), evidence }
}

/// A violation that was replayed, unless its run passes what is only approximated.
fn unless_approximated(task: &Task, violation: Violation, run: Replay) -> Replayed {
    let taken: HashSet<EdgeRef> = violation.trace.steps.iter().map(|step| step.edge).collect();
    let on_trace: BTreeSet<Position> =
        taken.into_iter().filter_map(|edge| task.program.edge(edge).position).collect();
    let on_edges: BTreeSet<Position> =
        task.program.procedures.iter().flat_map(|p| &p.edges).filter_map(|e| e.position).collect();
    // A record whose place no edge tells may concern any run.
    let passed = |at: Position| on_trace.contains(&at) || !on_edges.contains(&at);
    let passed = of_direction(&task.program, Direction::Over, passed);
    match phrase(&task.program, &passed) {
        Some(what) => {
            let what = format!("a violation was found, but {what}");
            let passed = passed.into_iter().cloned().collect();
            Replayed::Inexact { violation, run, passed, what: Reason::Approximated { what } }
        }
        None => Replayed::Concluded(found_again(violation, run)),
    }
}

fn proved(
    task: &mut Task,
    proof: Proof,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Conclusion, SmtError> {
    if let Some(what) = undermining(&task.program, Direction::Under, |_| true) {
        return Ok(unknown(Reason::Approximated {
            what: format!("a proof was found, but {what}"),
        }));
    }
    let evidence = match recheck(task, &proof, backend, budget) {
        Ok(Check::Holds { queries }) => Evidence::Rechecked { queries },
        Ok(Check::Open(why)) => Evidence::NotRechecked { why },
        // What the solver can't do is nothing against the proof.
        Err(error @ (SmtError::OutOfMemory { .. } | SmtError::Backend { .. })) => {
            Evidence::NotRechecked { why: error.to_string() }
        }
        Err(error @ SmtError::Disagreement { .. }) => return Ok(disputed(&error)),
        Err(error) => return Err(error),
        Ok(Check::Refuted(what)) => return Ok(unknown(Reason::NotCertified { what })),
    };
    Ok(Conclusion { verdict: Verdict::Safe(proof), evidence })
}

fn recheck(
    task: &mut Task,
    proof: &Proof,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    match proof {
        Proof::Exhaustive { .. } => {
            unwinding::check(task, &symra_ir::Invariant::new(), backend, budget)
        }
        Proof::Inductive(proof) => inductive::check(task, proof, From::Entry, backend, budget),
        Proof::Trapped(trap) => {
            let proof = InductiveProof::from(trap.clone());
            match inductive::check(task, &proof, From::Anywhere, backend, budget)? {
                Check::Holds { queries } => {
                    Ok(match unwinding::check(task, trap, backend, budget)? {
                        Check::Holds { queries: more } => Check::Holds { queries: queries + more },
                        other @ (Check::Refuted(_) | Check::Open(_)) => other,
                    })
                }
                other @ (Check::Refuted(_) | Check::Open(_)) => Ok(other),
            }
        }
        Proof::Unwound { rounds, simple_paths } => {
            bounded::unwound(task, *rounds, *simple_paths, backend, budget)
        }
        Proof::KInductive(proof) => bounded::k_inductive(task, proof, backend, budget),
        Proof::Modular(invariant) => modular::check(task, invariant, backend, budget),
        Proof::Terminating(proof) => ranking::check(task, proof, backend, budget),
        Proof::Transformed { program, proof, .. } => {
            let given = std::mem::replace(&mut task.program, (**program).clone());
            let check = recheck(task, proof, backend, budget);
            task.program = given;
            check
        }
        Proof::Uncertified { why } => Ok(Check::Open(why.clone())),
        // A proof of a kind that this crate does not know is not re-checked.
        _ => Ok(Check::Open("there is no re-check for this kind of proof".to_owned())),
    }
}

/// The approximations of a direction as a phrase, if there are any that matter where they are.
fn undermining(
    program: &Program,
    direction: Direction,
    matters: impl Fn(Position) -> bool,
) -> Option<String> {
    phrase(program, &of_direction(program, direction, matters))
}

/// The approximations of a direction that matter where they are.
fn of_direction(
    program: &Program,
    direction: Direction,
    matters: impl Fn(Position) -> bool,
) -> Vec<&Approximation> {
    program
        .approximations
        .iter()
        .filter(|approximation| approximation.direction == direction)
        .filter(|approximation| approximation.position.is_none_or(&matters))
        .collect()
}

/// Approximations of one direction as a phrase, if there are any.
fn phrase(program: &Program, approximations: &[&Approximation]) -> Option<String> {
    let first = approximations.first()?;
    let place = first
        .position
        .map(|at| format!(" (line {} of {})", at.line, program.sources[at.file.0 as usize].name))
        .unwrap_or_default();
    let more = match approximations.len() - 1 {
        0 => String::new(),
        1 => ", and one more such approximation".to_owned(),
        n => format!(", and {n} more such approximations"),
    };
    let effect = match first.direction {
        Direction::Over => "the model can do more than the program",
        Direction::Under => "the model can do less than the program",
        Direction::Assumed => "the program's environment is assumed",
    };
    Some(format!("{effect}: {}{place}{more}", first.what))
}
