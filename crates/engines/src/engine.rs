//! What every engine is.

use std::sync::atomic::{AtomicU64, Ordering};

use symra_ir::Task;
use symra_smt::{Backend, SmtError};
use symra_verdict::{Budget, Verdict};

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
