//! Limits of a run.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use symra_smt::{Cancel, Limits};

use crate::Reason;

/// What an engine may use. Engines poll it in every outer loop.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// The moment at which to stop.
    pub deadline: Option<Instant>,
    /// The longest path, in steps.
    pub depth: Option<u64>,
    /// Raised, with `cancel`, by whoever watches the memory when there is too little left.
    pub out_of_memory: Arc<AtomicBool>,
    /// The longest time for one query.
    pub query: Option<Duration>,
    /// Raised to stop from outside.
    pub cancel: Cancel,
}

impl Budget {
    /// The reason to stop now, if there is one.
    pub fn spent(&self) -> Option<Reason> {
        if self.out_of_memory.load(Ordering::Relaxed) {
            return Some(Reason::Memory);
        }
        if self.cancel.is_cancelled() {
            return Some(Reason::Cancelled);
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Some(Reason::Timeout);
        }
        None
    }

    /// The same limits for a solver's queries.
    pub fn limits(&self) -> Limits {
        Limits { deadline: self.deadline, query: self.query, cancel: self.cancel.clone() }
    }
}
