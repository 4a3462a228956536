//! Re-checks that formulas at locations hold whenever a run is there.
//!
//! For each location with a formula, and for the entry: from a state where it holds, no path to the next location with a
//! formula violates that one, and no path reaches a claim. Every cycle must have a formula on it, or there is no such region.
//!
//! A formula may hold for all values of some variables. What is to be proved for all values is proved for the variables
//! themselves, of which nothing is known; what is given for all values is given to [`Quantified`].

use symra_ir::{Invariant, LocId, LocRef, Task};
use symra_smt::{Answer, Backend, SmtError, Solver, WithoutArrays};
use symra_terms::{Op, Substitution, Term, TermPool};
use symra_verdict::Budget;

use crate::Check;
use crate::quantified::{Asked, Quantified};
use crate::region::{Arrival, NoRegion, arrivals};

/// Where the formulas have to hold to begin with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum From {
    /// On every run that starts at the entry.
    Entry,
    /// On no particular run: only their preservation is checked.
    Anywhere,
}

/// Are the formulas preserved by every step, do they exclude the claims, and do they hold from the start?
pub(crate) fn check(
    task: &mut Task,
    invariant: &Invariant,
    bound: &[Term],
    from: From,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let Task { pool, program } = task;
    let main = program.main;
    let procedure = program.procedure(main);
    if let Some(elsewhere) = invariant.keys().find(|loc| loc.proc != main) {
        let name = &program.procedure(elsewhere.proc).name;
        return Ok(Check::Open(format!("formulas in the procedure `{name}` can't be checked")));
    }
    let formula = |loc: LocId| invariant.get(&LocRef { proc: main, loc }).copied();
    let stop =
        |loc: LocId| formula(loc).is_some() || procedure.locations[loc.index()].claim.is_some();
    let entry = match from {
        From::Entry if formula(procedure.entry).is_none() => Some((procedure.entry, pool.true_())),
        // A formula at the entry itself must hold of every state that a run can start with.
        From::Entry | From::Anywhere => None,
    };
    let starts: Vec<(LocId, Term)> =
        entry.into_iter().chain(invariant.iter().map(|(at, f)| (at.loc, *f))).collect();
    let mut solver: Box<dyn Solver + '_> = if bound.is_empty() {
        backend.solver(&budget.limits())?
    } else {
        // Formulas for all values are most often about the elements of arrays.
        Box::new(WithoutArrays::new(backend, &budget.limits()))
    };
    if let Some(own) = bound.iter().find(|own| program.variables.iter().any(|v| v.term == **own)) {
        let name = pool.display(*own).to_string();
        return Ok(Check::Refuted(format!(
            "`{name}` is a variable of the program, not one of all values"
        )));
    }
    let mut quantified = Quantified::new(pool, bound, backend, budget);
    let mut queries = 0;
    if from == From::Entry
        && let Some(at_entry) = formula(procedure.entry)
    {
        let violated = pool.not(at_entry);
        queries += 1;
        match solver.check(pool, &[violated])? {
            Answer::Unsat(_) => (),
            Answer::Sat(_) => {
                return Ok(Check::Refuted("the formula at the entry excludes runs".to_owned()));
            }
            Answer::Unknown(why) => return Ok(Check::Open(why.to_string())),
        }
    }
    for (start, given) in starts {
        let here = &procedure.locations[start.index()].name;
        if procedure.locations[start.index()].claim.is_some() {
            // A formula at a claim's own location excludes the claim only if it is unsatisfiable.
            queries += 1;
            match solver.check(pool, &[given])? {
                Answer::Unsat(_) => continue,
                Answer::Sat(_) => {
                    return Ok(Check::Refuted(format!("the formula at `{here}` admits the claim")));
                }
                Answer::Unknown(why) => return Ok(Check::Open(why.to_string())),
            }
        }
        let regions = match arrivals(pool, program, procedure, start, given, &stop) {
            Ok(regions) => regions,
            Err(NoRegion::Call) => return Ok(Check::Open("the program has calls".to_owned())),
            Err(NoRegion::Cycle(loc)) => {
                let name = &procedure.locations[loc.index()].name;
                return Ok(Check::Open(format!("a cycle through `{name}` has no formula")));
            }
        };
        for Arrival { loc, condition, values } in regions {
            if let Some(reason) = budget.spent() {
                return Ok(Check::Open(reason.to_string()));
            }
            let goals = match formula(loc) {
                Some(formula) => {
                    let mut substitution = Substitution::default();
                    for (var, value) in &values {
                        let symbol = pool
                            .symbol(program.variable(*var).term)
                            .expect("a program variable should be a variable term");
                        substitution.bind(symbol, *value);
                    }
                    goals(pool, formula, bound)
                        .into_iter()
                        .map(|goal| substitution.apply(pool, goal))
                        .collect()
                }
                None => vec![pool.false_()],
            };
            for goal in goals {
                let violated = pool.not(goal);
                match quantified.ask(pool, &mut *solver, given, &[condition, violated])? {
                    Asked::Impossible => (),
                    Asked::Possible => {
                        let there = &procedure.locations[loc.index()].name;
                        return Ok(Check::Refuted(format!(
                            "the formula at `{here}` is not enough for `{there}`"
                        )));
                    }
                    Asked::Open(why) => return Ok(Check::Open(why)),
                }
            }
        }
    }
    Ok(Check::Holds { queries: queries + quantified.queries })
}

/// What is to be proved of a formula, part by part: those for all values each by itself, the others together.
fn goals(pool: &mut TermPool, formula: Term, bound: &[Term]) -> Vec<Term> {
    let parts = match pool.op(formula) {
        Op::And if !bound.is_empty() => pool.args(formula).to_vec(),
        _ => vec![formula],
    };
    let bound: Vec<_> = bound.iter().filter_map(|variable| pool.symbol(*variable)).collect();
    let (all, plain): (Vec<Term>, Vec<Term>) = parts
        .into_iter()
        .partition(|part| pool.variables(*part).iter().any(|symbol| bound.contains(symbol)));
    let mut goals = if plain.is_empty() { Vec::new() } else { vec![pool.and(&plain)] };
    goals.extend(all);
    goals
}
