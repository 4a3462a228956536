//! The solver and its layers for one run.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use symra_engines::Progress;
use symra_smt::{Backend, Confirmed, Layered, Layers, QueryLog, Statistics};
use symra_smt_z3::Z3;

use crate::failure::Failure;
use crate::watch;

/// The backends of one run: one with all layers for the engine, and one without for the re-check, whose refutations our own
/// solver looks at.
pub(crate) struct Solvers {
    layered: Layered,
    plain: Confirmed,
}

impl Solvers {
    /// The layers that make queries cheap, and the log if one is asked for.
    pub(crate) fn new(log: Option<&Path>) -> Result<Self, Failure> {
        let log = log.map(QueryLog::create).transpose()?;
        let layers = Layers { log, ..Layers::default() };
        Ok(Self {
            layered: Layered::new(Arc::new(Z3), layers),
            plain: Confirmed::new(Arc::new(Z3)),
        })
    }

    /// For the engine.
    pub(crate) fn layered(&self) -> &dyn Backend {
        &self.layered
    }

    /// For the re-check.
    pub(crate) fn plain(&self) -> &dyn Backend {
        &self.plain
    }

    /// Counts the queries while a run goes on.
    pub(crate) fn counter(&self) -> impl Fn() -> u64 + Send + 'static {
        let statistics: Arc<Statistics> = self.layered.statistics().clone();
        move || statistics.asked.total()
    }

    /// What `--stats` prints.
    pub(crate) fn statistics(
        &self,
        progress: &Progress,
        found: Duration,
        all: Duration,
    ) -> Vec<(&'static str, String)> {
        let layers = self.layered.statistics();
        let count =
            |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed).to_string();
        let again = self.plain.counts();
        let mut lines = vec![
            ("time of the engine", format!("{:.3} s", found.as_secs_f64())),
            ("time of the re-check", format!("{:.3} s", (all.saturating_sub(found)).as_secs_f64())),
            ("states", count(&progress.states)),
            ("paths", count(&progress.paths)),
            ("branches decided without a query", count(&progress.decided)),
            ("queries of the engine", layers.asked.total().to_string()),
            ("independent parts", layers.components.get().to_string()),
            ("answered by a guess", layers.guessed.get().to_string()),
            ("decided by ranges of floats", layers.by_ranges.get().to_string()),
            ("answered by a repeated query", layers.repeated.get().to_string()),
            ("answered by another query's model", layers.by_model.get().to_string()),
            ("refuted by another query's core", layers.by_core.get().to_string()),
            ("queries that reached the solver", layers.solved.total().to_string()),
            ("time in the solver", format!("{:.3} s", layers.solved.time().as_secs_f64())),
        ];
        if again.refuted.get() > 0 {
            let both = format!("{} of {}", again.confirmed.get(), again.refuted.get());
            lines.push(("queries of the re-check refuted by two solvers", both));
        }
        if let Some((_, resident)) = watch::usage() {
            lines.push(("memory", format!("{} MiB", resident >> 20)));
        }
        lines
    }
}
