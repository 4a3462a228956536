//! Waiting for what other threads do, but not longer than a run may take.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use symra_verdict::Budget;

/// So long after its end a run waits for who is still at work.
const GRACE: Duration = Duration::from_millis(120);
/// So often it is looked whether the end has come.
const POLL: Duration = Duration::from_millis(20);

/// How long to wait: until the budget is spent or the end was told, and a moment longer.
pub struct Patience<'b> {
    budget: &'b Budget,
    over: Option<Instant>,
}

impl<'b> Patience<'b> {
    /// Waits as long as the budget lasts.
    pub fn new(budget: &'b Budget) -> Self {
        Self { budget, over: None }
    }

    /// Tells that what is waited for now matters little.
    pub fn end(&mut self) {
        self.over.get_or_insert_with(Instant::now);
    }

    /// The next message; `None` if nobody is left to send one, or the wait is over.
    pub fn receive<T>(&mut self, receiver: &Receiver<T>) -> Option<T> {
        loop {
            if self.over.is_none() && self.budget.spent().is_some() {
                self.end();
            }
            let left = match self.over {
                Some(since) => GRACE.checked_sub(since.elapsed())?,
                None => POLL,
            };
            match receiver.recv_timeout(left.min(POLL)) {
                Ok(message) => return Some(message),
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }
}
