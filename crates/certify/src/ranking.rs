//! Re-checks that every run ends.
//!
//! The formulas are re-checked to be inductive (`inductive`), where claims are places where runs end, but for those that say
//! that the program is not modelled from there on. Then, for each location with a formula: on every path to the next such
//! location the tuple of measures decreases, from a state where the formula holds. Since there is a formula on every cycle, a
//! run that does not end passes infinitely many of these locations; but the tuples are in a well-founded order.

use symra_ir::{ClaimKind, LocId, LocRef, Program, Task, depends_on_names};
use symra_smt::{Answer, Backend, SmtError};
use symra_terms::{Sort, Term, TermPool};
use symra_verdict::{Budget, InductiveProof, Measure, TerminationProof};

use crate::Check;
use crate::contract::Calls;
use crate::elements::Elements;
use crate::inductive::{self, From};
use crate::region::{Arrival, NoRegion, Start, Values, arrivals, substitution};

/// Does the tuple of measures decrease on every way from one of the formulas to the next?
pub(crate) fn check(
    task: &mut Task,
    proof: &TerminationProof,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    if let Err(what) = well_formed(task, proof) {
        return Ok(Check::Refuted(what));
    }
    let given = std::mem::take(&mut task.program);
    task.program = ending(&given);
    let check = of_ending(task, proof, backend, budget);
    task.program = given;
    check
}

/// A program in which runs end where they violate a claim, and only what is not modelled must not be reached.
fn ending(program: &Program) -> Program {
    let mut program = program.clone();
    let Program { procedures, claims, .. } = &mut program;
    for location in procedures.iter_mut().flat_map(|procedure| &mut procedure.locations) {
        let unmodelled =
            |claim: &symra_ir::ClaimId| claims[claim.index()].kind == ClaimKind::Unsupported;
        if location.claim.is_some() && !location.claim.as_ref().is_some_and(unmodelled) {
            location.claim = None;
            location.outgoing.clear();
        }
    }
    program
}

/// Are there tuples of the same sorts at all formulas?
fn well_formed(task: &Task, proof: &TerminationProof) -> Result<(), String> {
    let sorts = |measures: &[Measure]| -> Vec<Sort> {
        measures.iter().map(|measure| task.pool.sort(measure.term).clone()).collect()
    };
    let first = proof.measures.values().next().map_or_else(Vec::new, |own| sorts(own));
    if !first.iter().all(|sort| matches!(sort, Sort::Bv(_) | Sort::Int)) {
        return Err("a measure is not a number".to_owned());
    }
    let mut all = proof.measures.values().flatten();
    if all.any(|measure| depends_on_names(&task.pool, measure.term)) {
        return Err("a measure depends on object numbers, which are unbounded".to_owned());
    }
    for at in proof.invariant.keys() {
        if proof.measures.get(at).is_none_or(|own| sorts(own) != first) {
            return Err("the measures at two locations can't be compared".to_owned());
        }
    }
    Ok(())
}

fn of_ending(
    task: &mut Task,
    proof: &TerminationProof,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let TerminationProof { invariant, bound, measures, lemmas } = proof;
    let half = budget.fraction(1, 2);
    let (bound, lemmas) = (bound.clone(), lemmas.clone());
    let formulas = InductiveProof { bound, lemmas, ..invariant.clone().into() };
    let mut queries = match inductive::check(task, &formulas, From::Entry, backend, &half)? {
        Check::Holds { queries } => queries,
        other @ (Check::Refuted(_) | Check::Open(_)) => return Ok(other),
    };
    let Task { pool, program } = task;
    let main = program.main;
    let procedure = program.procedure(main);
    let calls = match Calls::new(program, pool, &[]) {
        Ok(calls) => calls,
        Err(what) => return Ok(Check::Refuted(what)),
    };
    let stop = |loc: LocId| {
        invariant.contains_key(&LocRef { proc: main, loc })
            || procedure.locations[loc.index()].claim.is_some()
    };
    let mut solver = backend.solver(&budget.limits())?;
    let mut fallback = Elements::new(backend, &budget.limits());
    for (at, formula) in invariant {
        let here = &procedure.locations[at.loc.index()].name;
        let begin = Start { loc: at.loc, given: *formula, values: Values::new() };
        let region = match arrivals(pool, program, procedure, &begin, &stop, &calls) {
            Ok(region) => region,
            Err(NoRegion::Call) => return Ok(Check::Open("the program has calls".to_owned())),
            Err(NoRegion::Cycle(_)) => {
                return Ok(Check::Open("a cycle has no formula".to_owned()));
            }
        };
        for Arrival { loc, condition, values } in region.arrivals {
            let Some(after) = measures.get(&LocRef { proc: main, loc }) else { continue };
            if let Some(reason) = budget.spent() {
                return Ok(Check::Open(reason.to_string()));
            }
            let mut there = substitution(pool, program, &values);
            let before: Vec<Term> = measures[at].iter().map(|measure| measure.term).collect();
            let after: Vec<Term> =
                after.iter().map(|measure| there.apply(pool, measure.term)).collect();
            let less = decreases(pool, &before, &after);
            let not_less = pool.not(less);
            queries += 1;
            let mut answer = asked(pool, &mut *solver, condition, not_less)?;
            if let Err(Some(_)) = answer {
                queries += 1;
                answer = asked(pool, &mut fallback, condition, not_less)?;
            }
            match answer {
                Ok(()) => (),
                Err(None) => {
                    let there = &procedure.locations[loc.index()].name;
                    let what = format!("the measures do not decrease from `{here}` to `{there}`");
                    return Ok(Check::Refuted(what));
                }
                Err(Some(why)) => return Ok(Check::Open(why)),
            }
        }
    }
    Ok(Check::Holds { queries })
}

/// Nothing if two formulas exclude each other; why that is open, if it is.
fn asked(
    pool: &TermPool,
    solver: &mut dyn symra_smt::Solver,
    one: Term,
    other: Term,
) -> Result<Result<(), Option<String>>, SmtError> {
    Ok(match solver.check(pool, &[one, other])? {
        Answer::Unsat(_) => Ok(()),
        Answer::Sat(_) => Err(None),
        Answer::Unknown(why) => Err(Some(why.to_string())),
    })
}

/// That a tuple is less than another: at the first place where they differ.
fn decreases(pool: &mut TermPool, before: &[Term], after: &[Term]) -> Term {
    let mut less = pool.false_();
    for (before, after) in before.iter().zip(after).rev() {
        let decreases = if *pool.sort(*before) == Sort::Int {
            let zero = pool.int(0);
            let (bounded, smaller) = (pool.ge(*before, zero), pool.lt(*after, *before));
            pool.and(&[bounded, smaller])
        } else {
            pool.bv_ult(*after, *before)
        };
        let same = pool.eq(*before, *after);
        let later = pool.and(&[same, less]);
        less = pool.or(&[decreases, later]);
    }
    less
}
