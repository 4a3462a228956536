//! Which lemmas a proof needs.
//!
//! Engines take lemmas of the [store](symra_analysis::Lemmas) into the formulas of their proofs, and most often far more of them
//! than the proof needs.
//!
//! ```text
//! NL:1  the conjuncts of the formulas at heads; without lemmas among them, the proof stays as it is
//! NL:2  of an inductive proof, those by which the solver sees that it is one (horn, support.rs)
//! NL:3  the proof lists the lemmas among those that are left, with their sources
//! ```
//!
//! Departures. D1: where NL:2 takes too long, or the proof has more than formulas at heads, all formulas stay. So they do in
//! k-inductive proofs and in those that runs end.
//!
//! Soundness: whatever is left is re-checked as a whole.

use std::time::Duration;

use symra_analysis::Annotation;
use symra_analysis::encode::Encoder;
use symra_analysis::horn::{HornSystem, annotation, solution};
use symra_analysis::infer::{atoms::conjuncts, live_with_auxiliary};
use symra_analysis::system::CutPoints;
use symra_ir::{Cfa, Invariant, LocRef, ProcId, Task};
use symra_smt::SmtError;
use symra_terms::TermPool;
use symra_verdict::{InductiveProof, Lemma, Proof, Verdict};

use crate::engine::{Context, helping, inductive};

/// The longest time for NL:2.
const LONGEST: Duration = Duration::from_secs(2);

/// A verdict of an engine about a task, whose proof tells which lemmas of the context's store it needs.
pub fn with_lemmas(task: &mut Task, verdict: Verdict, context: &Context<'_>) -> Verdict {
    match verdict {
        Verdict::Safe(Proof::Inductive(proof)) => {
            // What a solver can't do is nothing against the proof (D1).
            let less = needed(task, &proof, context).ok().flatten(); // NL:2
            let mut proof = less.unwrap_or(proof);
            proof.lemmas = lemmas(task, &proof.invariant, context);
            Verdict::Safe(Proof::Inductive(proof))
        }
        Verdict::Safe(Proof::KInductive(mut proof)) => {
            proof.lemmas = lemmas(task, &proof.invariant, context);
            Verdict::Safe(Proof::KInductive(proof))
        }
        Verdict::Safe(Proof::Terminating(mut proof)) => {
            proof.lemmas = lemmas(task, &proof.invariant, context);
            Verdict::Safe(Proof::Terminating(proof))
        }
        // Other proofs have no formulas of this program, or none that hold from the entry on.
        other => other,
    }
}

/// NL:3.
fn lemmas(task: &mut Task, invariant: &Invariant, context: &Context<'_>) -> Vec<Lemma> {
    let proc = task.program.main;
    let Some(formulas) = parts(&task.pool, invariant, proc) else { return Vec::new() };
    let found = context.lemmas.among(&mut task.pool, &formulas);
    let lemma = |(loc, formula, source)| Lemma { at: LocRef { proc, loc }, formula, source };
    found.into_iter().map(lemma).collect()
}

/// The conjuncts of the formulas, if all are of the main procedure.
fn parts(pool: &TermPool, invariant: &Invariant, main: ProcId) -> Option<Annotation> {
    if invariant.keys().any(|at| at.proc != main) {
        return None;
    }
    Some(invariant.iter().map(|(at, formula)| (at.loc, conjuncts(pool, *formula))).collect())
}

/// The proof without formulas that it does not need; `None` if it is not seen which these are.
fn needed(
    task: &mut Task,
    proof: &InductiveProof,
    context: &Context<'_>,
) -> Result<Option<InductiveProof>, SmtError> {
    let formulas = parts(&task.pool, &proof.invariant, task.program.main);
    let plain = proof.contracts.is_empty() && proof.renamed.is_empty();
    let Some(formulas) = formulas.filter(|_| plain) else { return Ok(None) };
    // NL:1
    if context.lemmas.among(&mut task.pool, &formulas).is_empty() {
        return Ok(None);
    }
    let live = live_with_auxiliary(task);
    let Task { pool, program } = task;
    let Ok(cfa) = Cfa::new(program) else { return Ok(None) };
    if formulas.keys().any(|loc| !cfa.is_head(*loc)) {
        return Ok(None);
    }
    let system = CutPoints::new(pool, Encoder::new(pool, &cfa, &live));
    let budget = context.budget.fraction(1, 8).at_most(LONGEST);
    // Nothing is assumed for good: what a query needs is all in its core.
    let mut horn = HornSystem::plain(pool, &system, context.backend, &helping(&budget))?;
    let left = horn.minimize(pool, &solution(&formulas), &budget)?;
    Ok(match left.map(|left| inductive(pool, &cfa, &annotation(&left))) {
        Some(Proof::Inductive(smaller)) => Some(smaller),
        _ => None,
    })
}
