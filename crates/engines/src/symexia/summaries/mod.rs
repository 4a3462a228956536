//! Proofs of programs with recursion, by summaries of the procedures that call themselves.
//!
//! ```text
//! RS:1  inline all calls but those that close cycles, and leave out what can't influence the claims
//! RS:2  look for summaries among equations and guesses (`solve.rs`, `guesses.rs`)
//! RS:3  while they admit a way to a claim: run the calls on it, and add what these did to the guesses (`runs.rs`)
//! RS:4  if they admit none: the program is proved by those that are needed for that
//! RS:5  replace the calls by the summaries (`weave.rs`); if that program is proved by `symexia`, the program is
//! ```
//!
//! Soundness: RS:5 has a run for each part of a run of the program, and the summaries are among its claims. A violation
//! of RS:5 says nothing.

mod guesses;
mod runs;
mod solve;
mod weave;

use std::collections::BTreeSet;
use std::time::Instant;

use symra_ir::{
    Invariant, LocId, LocRef, Operation, Program, Task, VarId, VarSet, inline_plain_calls,
};
use symra_terms::{Term, TermPool};
use symra_verdict::{Budget, Proof, Summary};

use self::runs::Runs;
use self::solve::{Kept, Place, Solver};
use self::weave::{Callee, Woven};
use super::block::Executor;
use super::houdini::Houdini;
use super::prepare::{LIMITS, cuts, simplified};
use super::shape::Shape;
use super::{
    Ended, HELP, Outcome, SymexiaConfig, SymexiaStatistics, candidates, cells, search_program,
};
use crate::engine::{Context, EngineError};

/// How often calls on the way to a claim are run.
const ROUNDS: usize = 60;
/// At most so many calls become guesses.
const POINTS: usize = 400;

/// A proof by summaries, if one is found. The terms of the proof are of the pool that is put into the task then.
pub(crate) fn prove(
    task: &mut Task,
    config: &SymexiaConfig,
    context: &Context<'_>,
    statistics: &mut SymexiaStatistics,
) -> Result<Option<Proof>, EngineError> {
    // RS:1
    let (inlined, _) = inline_plain_calls(task, LIMITS);
    if cuts(&inlined.program) > cuts(&task.program) {
        return Ok(None);
    }
    let (mut prepared, _) = simplified(inlined, config);
    let callees = called(&prepared.program);
    if callees.contains(&prepared.program.main.index()) {
        return Ok(None);
    }
    if callees.is_empty() {
        // No recursion can influence the claims.
        let ended =
            search_program(&mut prepared, config, context, statistics, &mut |_, _| Ok(None))?;
        return Ok(proof(
            task,
            prepared.program.clone(),
            Vec::new(),
            prepared.pool,
            ended,
            |all| all,
        ));
    }
    let Some(Found { pool, summaries, invariant }) = find(&prepared, context)? else {
        return Ok(None);
    };
    statistics.summaries = summaries.len();
    let with_summaries = Task { pool, program: prepared.program };
    let program = Box::new(with_summaries.program.clone());
    if let Some(invariant) = invariant {
        task.pool = with_summaries.pool;
        let bound = Vec::new();
        return Ok(Some(Proof::Transformed { program, invariant, summaries, bound })); // RS:4
    }
    // RS:5
    let Woven { task: mut closed, origins, .. } = weave::closed(&with_summaries, &summaries);
    let ended = search_program(&mut closed, config, context, statistics, &mut |_, _| Ok(None))?;
    let back = |invariant| original(&invariant, &origins);
    Ok(proof(task, *program, summaries, closed.pool, ended, back))
}

/// The proof of a program, if the search ended with one. Its formulas are brought back to the locations of the program.
fn proof(
    task: &mut Task,
    program: Program,
    summaries: Vec<Summary>,
    pool: TermPool,
    ended: Ended,
    back: impl FnOnce(Invariant) -> Invariant,
) -> Option<Proof> {
    let Ended::Outcome(Outcome::Safe(found)) = ended else { return None };
    task.pool = pool;
    Some(match found {
        Err(why) => Proof::Uncertified { why },
        Ok(invariant) => {
            let invariant = back(invariant);
            let bound = cells::bound(&task.pool, &invariant);
            Proof::Transformed { program: Box::new(program), invariant, summaries, bound }
        }
    })
}

/// What was found for a program with calls.
struct Found {
    pool: TermPool,
    summaries: Vec<Summary>,
    /// The formulas that prove the program, if the summaries and facts do.
    invariant: Option<Invariant>,
}

/// The formulas at the locations of the program with calls.
fn original(invariant: &Invariant, origins: &[Option<LocRef>]) -> Invariant {
    let place = |at: &LocRef| origins[at.loc.index()];
    invariant.iter().filter_map(|(at, formula)| Some((place(at)?, *formula))).collect()
}

/// The procedures that are called.
fn called(program: &Program) -> Vec<usize> {
    let edges = program.procedures.iter().flat_map(|procedure| &procedure.edges);
    let mut called: Vec<usize> = edges
        .filter_map(|edge| match edge.operation {
            Operation::Call { callee, .. } => Some(callee.index()),
            _ => None,
        })
        .collect();
    called.sort_unstable();
    called.dedup();
    called
}

/// Summaries, and the proof by them.
fn find(prepared: &Task, context: &Context<'_>) -> Result<Option<Found>, EngineError> {
    let mut woven = weave::open(prepared);
    let mut pool = std::mem::take(&mut woven.task.pool);
    let program = &woven.task.program;
    let procedure = program.procedure(program.main);
    let shape = Shape::new(procedure);
    let all: VarSet = (0..program.variables.len()).map(VarId::new).collect();
    let live = vec![all; procedure.locations.len()];
    let mut executor = Executor::new(&pool, program, &shape, &live);
    let mut limits = context.budget.limits();
    limits.query = Some(limits.query.map_or(HELP, |query| query.min(HELP)));
    let blocks = Houdini::new(&mut pool, &mut executor, context.backend, &limits)?;
    let within = |loc: LocId| {
        let origin = woven.origins[loc.index()]?;
        woven.callees.iter().position(|callee| callee.proc == origin.proc)
    };
    let parts = (&woven.callees[..], &woven.sites[..]);
    let mut solver = Solver::new(&mut pool, &mut executor, blocks, parts, within);
    let callees = &woven.callees;
    let budget = share(context.budget, 2);
    // Where no call matters for the claims, nothing need be known of any.
    let mut kept = Kept::new();
    let mut needed = solver.needed(&mut pool, &kept, &budget)?;
    if needed.is_none() {
        let runs = Runs::new(prepared, callees, context.budget);
        match guessed(&mut pool, &mut executor, &mut solver, callees, runs, &budget)? {
            Some(guessed) => kept = guessed,
            None => return Ok(None),
        }
        needed = solver.needed(&mut pool, &kept, &budget)?;
    }
    let formulas = formulas(&mut pool, callees, needed.as_ref().unwrap_or(&kept));
    tracing::debug!(queries = solver.queries, "summaries");
    for (requires, ensures) in &formulas {
        tracing::debug!(
            requires = %pool.display(*requires), ensures = %pool.display(*ensures), "summary"
        );
    }
    let summaries = woven.summaries(formulas);
    let proc = program.main;
    let invariant = needed.map(|needed| {
        let heads = shape.loops.keys().map(|head| {
            let all = needed.get(&Place::Head(*head)).map_or(&[][..], Vec::as_slice);
            (LocRef { proc, loc: *head }, pool.and(all))
        });
        original(&heads.collect(), &woven.origins)
    });
    Ok(Some(Found { pool, summaries, invariant }))
}

/// RS:2 and RS:3: guesses that hold; `None` if that is not known of any.
fn guessed(
    pool: &mut TermPool,
    executor: &mut Executor<'_>,
    solver: &mut Solver,
    callees: &[Callee],
    mut runs: Runs<'_>,
    budget: &Budget,
) -> Result<Option<Kept>, EngineError> {
    // RS:2
    let mut guesses = guesses::guesses(pool, executor, solver, callees, &runs.records);
    for (head, formulas) in candidates::candidates(pool, executor) {
        guesses.insert(Place::Head(head), formulas);
    }
    let count = |kept: &Kept| kept.values().map(Vec::len).sum::<usize>();
    tracing::debug!(guesses = count(&guesses), "looking for summaries");
    let equations = solver.affine(pool, executor, callees, budget)?;
    add(&mut guesses, equations.unwrap_or_default());
    let Some(mut kept) = solver.inductive(pool, &guesses, budget)? else { return Ok(None) };
    tracing::debug!(kept = count(&kept), queries = solver.queries, "guesses that hold");
    // RS:3
    let mut points = BTreeSet::new();
    for _ in 0..ROUNDS {
        if budget.spent().is_some() {
            break;
        }
        let Some(calls) = solver.calls_to_claims(pool, callees, executor, &kept)? else {
            break;
        };
        let old = points.len();
        for (callee, before) in calls {
            if let Some(record) = runs.call(callee, &before) {
                runs.add_with_inner((callee, record), &mut points, POINTS);
            }
        }
        if points.len() == old {
            break;
        }
        let mut more = kept.clone();
        for (callee, record) in &points {
            let record = &runs.records[*callee][*record];
            let point = guesses::point(pool, executor, &callees[*callee], record);
            let formulas = more.entry(Place::Ensures(*callee)).or_default();
            if !formulas.contains(&point) {
                formulas.push(point);
            }
        }
        match solver.inductive(pool, &more, budget)? {
            Some(more) => kept = more,
            None => break,
        }
    }
    Ok(Some(kept))
}

fn add(to: &mut Kept, more: Kept) {
    for (place, formulas) in more {
        to.entry(place).or_default().extend(formulas);
    }
}

fn formulas(pool: &mut TermPool, callees: &[Callee], kept: &Kept) -> Vec<(Term, Term)> {
    let mut formulas = Vec::with_capacity(callees.len());
    for index in 0..callees.len() {
        let mut of = |place| {
            let all = kept.get(&place).map_or(&[][..], Vec::as_slice);
            pool.and(all)
        };
        formulas.push((of(Place::Requires(index)), of(Place::Ensures(index))));
    }
    formulas
}

/// A part of what is left of a budget.
fn share(budget: &Budget, parts: u32) -> Budget {
    let now = Instant::now();
    let left = budget.deadline.map(|end| end.saturating_duration_since(now));
    let part = left.map_or(super::FACTS, |left| left / parts);
    Budget { deadline: Some(now + part), ..budget.clone() }
}
