//! Numbers about queries, readable while a run goes on.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How often something happened.
#[derive(Default, Debug)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn increment(&self) {
        self.add(1);
    }

    /// This many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// How many so far.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The queries that passed one place, by their answers.
#[derive(Default, Debug)]
pub struct Queries {
    /// Answered with a model.
    pub sat: Counter,
    /// Refuted.
    pub unsat: Counter,
    /// Not decided.
    pub unknown: Counter,
    /// Ended by an error.
    pub failed: Counter,
    nanoseconds: Counter,
}

impl Queries {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.sat.get() + self.unsat.get() + self.unknown.get() + self.failed.get()
    }

    /// How long they took together.
    pub fn time(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds.get())
    }

    pub(crate) fn add_time(&self, time: Duration) {
        self.nanoseconds.add(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
    }
}

/// What the layers of a solver did. Shared by all solvers of a run.
#[derive(Default, Debug)]
pub struct Statistics {
    /// The queries as the engine asked them.
    pub asked: Queries,
    /// The queries that reached the backend.
    pub solved: Queries,
    /// Parts of queries that share no variables, asked one by one.
    pub components: Counter,
    /// Parts answered by a guess.
    pub guessed: Counter,
    /// Queries about floats decided by ranges.
    pub by_ranges: Counter,
    /// Queries answered because the same had been asked before.
    pub repeated: Counter,
    /// Queries answered by the model of another.
    pub by_model: Counter,
    /// Queries refuted by the core of another.
    pub by_core: Counter,
}
