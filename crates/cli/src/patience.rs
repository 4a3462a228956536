//! Work in a thread that is left behind where it takes longer than a run may take.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::thread;

use symra_portfolio::Patience;
use symra_verdict::Budget;

use crate::failure::Failure;

/// The stack of a thread that works. Only the pages that it uses take memory.
const STACK: usize = 64 << 20;

/// The result of some work in a thread of its own; `None` if the budget is spent before, of which memory is a part.
pub(crate) fn in_time<T: Send + 'static>(
    name: &'static str,
    budget: &Budget,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Option<T>, Failure> {
    let (sender, receiver) = mpsc::channel();
    let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
    let started = thread.spawn(move || {
        let result = catch_unwind(AssertUnwindSafe(work));
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
    use std::time::{Duration, Instant};

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
