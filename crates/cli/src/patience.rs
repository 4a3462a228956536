//! Waiting for work that other threads do, but not longer than a run may take.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use symra_verdict::Budget;

use crate::failure::Failure;

/// So long after its end a run waits for who is still at work.
const GRACE: Duration = Duration::from_millis(120);
/// So often it is looked whether the end has come.
const POLL: Duration = Duration::from_millis(20);
/// The stack of a thread that works. Only the pages that it uses take memory.
const STACK: usize = 64 << 20;

/// How long to wait: until the budget is spent or the end was told, and a moment longer.
pub(crate) struct Patience<'b> {
    budget: &'b Budget,
    over: Option<Instant>,
}

impl<'b> Patience<'b> {
    pub(crate) fn new(budget: &'b Budget) -> Self {
        Self { budget, over: None }
    }

    /// Tells that what is waited for now matters little.
    pub(crate) fn end(&mut self) {
        self.over.get_or_insert_with(Instant::now);
    }

    /// The next message; `None` if nobody is left to send one, or the wait is over.
    pub(crate) fn receive<T>(&mut self, receiver: &Receiver<T>) -> Option<T> {
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

/// Starts a thread that may be left behind. There may be no room for its stack.
pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
    thread.spawn(work).map(drop)
}

/// The result of some work in a thread of its own; `None` if the budget is spent before, of which memory is a part.
pub(crate) fn in_time<T: Send + 'static>(
    name: &'static str,
    budget: &Budget,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Option<T>, Failure> {
    let (sender, receiver) = std::sync::mpsc::channel();
    let started = start(name, move || {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        // Nobody may be waiting any more.
        drop(sender.send(result));
    });
    if started.is_err() {
        budget.out_of_memory.store(true, Ordering::SeqCst);
        return Ok(None);
    }
    match Patience::new(budget).receive(&receiver) {
        Some(Ok(result)) => Ok(Some(result)),
        Some(Err(_)) => Err(Failure::Panicked { what: name }),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_waited_for_after_the_end() {
        let begin = Instant::now();
        let budget =
            Budget { deadline: Some(begin + Duration::from_millis(50)), ..Budget::default() };
        let slow = in_time("slow", &budget, || thread::sleep(Duration::from_secs(20)));
        assert!(matches!(slow, Ok(None)));
        assert!(begin.elapsed() < Duration::from_secs(10));
        let quick = in_time("quick", &Budget::default(), || 7);
        assert!(matches!(quick, Ok(Some(7))));
    }

    #[test]
    fn a_panic_is_a_failure_and_nothing_else() {
        for _ in 0..50 {
            let failed = in_time("faulty", &Budget::default(), || assert!(begin_of_time()));
            assert!(matches!(failed, Err(Failure::Panicked { what: "faulty" })));
        }
    }

    fn begin_of_time() -> bool {
        Instant::now().elapsed() > Duration::from_secs(1 << 30)
    }
}
