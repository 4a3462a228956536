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
    /// The longest time for work that may not pay, where there is no other limit.
    pub const UNLIMITED_SHARE: Duration = Duration::from_secs(10);

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

    /// So many parts of so many of the time that is left, for work that may not pay. Where there is no deadline, that is
    /// [`Self::UNLIMITED_SHARE`].
    #[must_use]
    pub fn fraction(&self, parts: u32, of: u32) -> Self {
        let now = Instant::now();
        let left = self.deadline.map(|end| end.saturating_duration_since(now));
        let share = left.map_or(Self::UNLIMITED_SHARE, |left| left * parts / of);
        Self { deadline: Some(now + share), ..self.clone() }
    }

    /// The same, but ending after this time at the latest.
    #[must_use]
    pub fn at_most(&self, time: Duration) -> Self {
        let end = Instant::now() + time;
        Self { deadline: Some(self.deadline.map_or(end, |own| own.min(end))), ..self.clone() }
    }

    /// The same limits for a solver's queries.
    pub fn limits(&self) -> Limits {
        Limits {
            deadline: self.deadline,
            query: self.query,
            steps: None,
            cancel: self.cancel.clone(),
        }
    }
}
