//! Proofs of programs with any number of threads: invariants of each thread that the others preserve.
//!
//! After Owicki and Gries, "An axiomatic proof technique for parallel programs I" (Acta Informatica 1976), with invariants that are guessed and
//! checked (Flanagan and Leino, FME 2001).
//!
//! ```text
//! TM:1  the code of each kind of thread by itself, cut where a thread may be interrupted (ir::ThreadCode)
//! TM:2  guesses of shared variables and of the variables of one thread at each point (infer::thread_candidates)
//! TM:3  keep those that each step preserves, of the thread itself and of others (horn::interference)
//! TM:4  if they exclude the claims: SAFE
//! TM:5  UNKNOWN
//! ```
//!
//! Departures. D1: the code of a kind of thread has one set of formulas, for any number of such threads, which must preserve them
//! for each other; in the paper each thread has its own. D2: formulas are guessed, not given; the only auxiliary variables are
//! counters of the threads at some points.
//!
//! Soundness: that of the rules (`analysis::horn::interference`); what a solver leaves undecided is not kept.
//!
//! The lemma store is not used: its lemmas are about the heads of another program, in which threads take turns.

use std::time::Duration;

use symra_analysis::encode::Encoder;
use symra_analysis::horn::{HornSystem, Relation, annotation, solution};
use symra_analysis::infer::thread_candidates;
use symra_analysis::system::CutPoints;
use symra_ir::{Cfa, Invariant, LocId, LocRef, Scope, Task, ThreadCode, VarId, VarSet};
use symra_smt::Limits;
use symra_terms::TermPool;
use symra_verdict::{Proof, Reason, Verdict};

use crate::engine::{Context, Engine, EngineError};

/// The longest time for one question.
const LONGEST: Duration = Duration::from_secs(4);

/// The engine.
#[derive(Debug, Default)]
pub struct Modular;

impl Engine for Modular {
    fn name(&self) -> &'static str {
        "modular"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        // TM:1
        let Some(code) = task.program.threads.clone() else {
            let what = "programs without threads, or whose threads have too much code".to_owned();
            return Ok(Verdict::Unknown(Reason::Unsupported { engine: "modular", what }));
        };
        let pool = std::mem::take(&mut task.pool);
        let mut alone = Task { pool, program: code.program.clone() };
        tracing::trace!(code = %alone, "threads one by one");
        let live = live(&alone, &code);
        let found = prove(&mut alone.pool, &code, &live, context);
        task.pool = alone.pool;
        let found = match found {
            Err(error) if context.budget.spent().is_none() => return Err(error),
            Err(_) => None,
            Ok(found) => found,
        };
        Ok(found.map_or_else(
            || {
                let what =
                    "the thread invariants that were found do not exclude the claims".to_owned();
                let spent = context.budget.spent();
                Verdict::Unknown(spent.unwrap_or(Reason::Inconclusive { what })) // TM:5
            },
            |invariant| Verdict::Safe(Proof::Modular(invariant)), // TM:4
        ))
    }
}

/// What matters at each place: to its thread, and to others.
fn live(task: &Task, code: &ThreadCode) -> Vec<VarSet> {
    let program = &task.program;
    let mut own = symra_ir::live_variables(task);
    // What a thread writes, another one may read wherever the first is interrupted.
    let mut read: Vec<VarId> = Vec::new();
    loop {
        let is_read = |var: &VarId| own.iter().flatten().any(|live| live.contains(*var));
        let found: Vec<VarId> = program.globals().filter(is_read).collect();
        if found == read {
            break;
        }
        read = found;
        let at = |loc: &LocId| LocRef { proc: program.main, loc: *loc };
        let shared = |loc| read.iter().map(move |var| (at(loc), *var));
        let more: Vec<(LocRef, VarId)> = code.points.keys().flat_map(shared).collect();
        own = symra_ir::live_variables_with(task, &more);
    }
    let own = own.swap_remove(program.main.index());
    let numbers: Vec<VarId> = code.variables.iter().map(|variables| variables[0]).collect();
    own.into_iter()
        .map(|live| {
            let matters = |var: &VarId| {
                program.variable(*var).scope == Scope::Global
                    || numbers.contains(var)
                    || live.contains(*var)
            };
            (0..program.variables.len()).map(VarId::new).filter(matters).collect()
        })
        .collect()
}

fn prove(
    pool: &mut TermPool,
    code: &ThreadCode,
    live: &[VarSet],
    context: &Context<'_>,
) -> Result<Option<Invariant>, EngineError> {
    let Ok(cfa) = Cfa::new(&code.program) else { return Ok(None) };
    let encoder = Encoder::new(pool, &cfa, live);
    let mut system = CutPoints::new(pool, encoder);
    let (everywhere, mut guesses) = thread_candidates(pool, &system, code); // TM:2, D2
    system.encoder.refuse_dead(pool, &mut guesses);
    let mut guesses = solution(&guesses);
    guesses.insert(Relation::Everywhere, everywhere);
    let limits = Limits { query: Some(LONGEST), ..context.budget.limits() };
    let mut horn = HornSystem::plain(pool, &system, context.backend, &limits)?;
    horn.interfere(pool, &system, code); // D1
    let kept = horn.inductive(pool, &guesses, context.budget)?; // TM:3
    let (queries, all) = (horn.queries, guesses.values().map(Vec::len).sum::<usize>());
    tracing::debug!(queries, all, rules = horn.rules.len(), "guesses about threads");
    let Some(kept) = kept else { return Ok(None) };
    let (queries, count) = (horn.queries, kept.values().map(Vec::len).sum::<usize>());
    tracing::debug!(queries, count, "formulas of threads");
    for (relation, formula) in
        kept.iter().flat_map(|(relation, all)| all.iter().map(move |formula| (relation, formula)))
    {
        tracing::trace!(?relation, formula = %pool.display(*formula), "kept");
    }
    if !horn.excludes_claims(pool, &kept)? {
        return Ok(None);
    }
    // What is not needed is not checked again; if that is not seen in time, all of it is.
    let needed = horn.minimize(pool, &kept, context.budget)?;
    tracing::debug!(queries = horn.queries, is_seen = needed.is_some(), "formulas that are needed");
    let kept = needed.unwrap_or(kept);
    let everywhere = kept.get(&Relation::Everywhere).cloned().unwrap_or_default();
    let formulas = annotation(&kept);
    let proc = code.program.main;
    let invariant = code.points.keys().map(|point| {
        let mut parts = everywhere.clone();
        parts.extend_from_slice(formulas.get(point).map_or(&[][..], Vec::as_slice));
        let formula = pool.and(&parts);
        (LocRef { proc, loc: *point }, formula)
    });
    Ok(Some(invariant.collect()))
}
