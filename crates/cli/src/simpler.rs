//! Simpler runs to a violation that was found.

use std::time::{Duration, Instant};

use symra_certify::{Conclusion, violated};
use symra_engines::{Budget, Verdict};
use symra_ir::{Interpreter, Task, minimize};
use symra_verdict::Violation;

/// The most time that it takes.
const LONGEST: Duration = Duration::from_millis(500);
/// The most runs that are tried.
const MOST: u32 = 5000;
/// Longer runs are left as they are: one of them takes too long.
const MOST_STEPS: usize = 200_000;

/// The conclusion with a simpler run, where one is found within a small part of the time that is left.
pub(crate) fn simpler(task: &Task, conclusion: Conclusion, budget: &Budget) -> Conclusion {
    let Verdict::Unsafe(Violation { claim, trace, lasso: None }) = &conclusion.verdict else {
        return conclusion;
    };
    let is_long = trace.steps.len() > MOST_STEPS || !trace.repeats.is_empty();
    if task.program.debug.is_none() || is_long {
        return conclusion;
    }
    let left = budget.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    let end = Instant::now() + left.map_or(LONGEST, |left| (left / 20).min(LONGEST));
    let mut runs = 0;
    let mut goes_on = || {
        runs += 1;
        runs <= MOST && Instant::now() < end && !budget.cancel.is_cancelled()
    };
    let found = minimize(&Interpreter::new(task), trace, *claim, &mut goes_on);
    let Some(trace) = found else { return conclusion };
    // It may pass what is not modelled exactly, where the first one did not.
    let again = violated(task, Violation::at_end(*claim, trace));
    if matches!(again.verdict, Verdict::Unsafe(_)) { again } else { conclusion }
}
