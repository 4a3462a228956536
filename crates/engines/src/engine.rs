//! What every engine is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use symra_analysis::infer::arrays;
use symra_analysis::{Annotation, Lemmas};
use symra_ir::{Cfa, HasCalls, Invariant, LocRef, Task};
use symra_smt::{Backend, Limits, SmtError};
use symra_terms::TermPool;
use symra_verdict::{Budget, InductiveProof, Proof, Reason, Verdict};

/// A verification algorithm.
pub trait Engine {
    /// The name by which users select it.
    fn name(&self) -> &'static str;

    /// Examines the program. New terms go into the task's pool; the program stays as it is.
    ///
    /// # Errors
    /// If a solver failed. That is never a verdict.
    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError>;
}

/// What an engine works with.
#[derive(Clone, Copy)]
pub struct Context<'c> {
    /// Makes solvers.
    pub backend: &'c dyn Backend,
    /// What may be used.
    pub budget: &'c Budget,
    /// Where the engine tells how far it is.
    pub progress: &'c Progress,
    /// What is known to hold at the heads of loops of the program. Everyone may add to it and use it.
    pub lemmas: &'c Lemmas,
}

/// Why an engine failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// A solver failed.
    #[error(transparent)]
    Solver(#[from] SmtError),
}

/// Counters that an engine raises while it runs, for a progress line and statistics.
#[derive(Debug, Default)]
pub struct Progress {
    /// States visited, or steps taken.
    pub states: AtomicU64,
    /// Paths ended.
    pub paths: AtomicU64,
    /// The length of the path now explored, or the present bound.
    pub depth: AtomicU64,
    /// Branches that a state's own model or a simplification decided.
    pub decided: AtomicU64,
    /// Branches that were asked of the solver's layers.
    pub asked: AtomicU64,
}

impl Progress {
    /// Adds to a counter.
    pub fn add(counter: &AtomicU64, by: u64) {
        counter.fetch_add(by, Ordering::Relaxed);
    }

    /// Sets a counter.
    pub fn set(counter: &AtomicU64, to: u64) {
        counter.store(to, Ordering::Relaxed);
    }
}

/// The longest time for a query that only helps.
const HELP: Duration = Duration::from_millis(500);

/// Limits for queries that only help: undecided ones cost nothing but time.
pub fn helping(budget: &Budget) -> Limits {
    let limits = budget.limits();
    Limits { query: Some(limits.query.map_or(HELP, |query| query.min(HELP))), ..limits }
}

/// The proof by formulas at the heads of an automaton.
pub fn inductive(pool: &mut TermPool, cfa: &Cfa<'_>, formulas: &Annotation) -> Proof {
    let proc = cfa.program.main;
    let heads = cfa.forest.heads().map(|loc| {
        let all = formulas.get(&loc).map_or(&[][..], Vec::as_slice);
        (LocRef { proc, loc }, pool.and(all))
    });
    let invariant: Invariant = heads.collect();
    let bound = arrays::bound(pool, &invariant);
    Proof::Inductive(InductiveProof { bound, ..invariant.into() })
}

/// The verdict of an engine that works on call-free programs only.
pub fn unsupported(engine: &'static str, what: &HasCalls) -> Verdict {
    Verdict::Unknown(Reason::Unsupported { engine, what: what.to_string() })
}
