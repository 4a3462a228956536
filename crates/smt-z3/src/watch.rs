//! Ends solver calls whose time is up or that were cancelled.
//!
//! Z3's own timeout starts a thread for each call, and Z3 forgets an interrupt that comes before the call has begun. So
//! one thread watches all calls of the process, and interrupts a call again and again until it has ended.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use symra_smt::{Limits, Registration, SmtError, WhyUnknown};

use crate::ffi::{Context, Interrupt, Solver};

/// How long an interrupt is given to show before the next.
const AGAIN: Duration = Duration::from_millis(2);

static CALLS: Mutex<Calls> =
    Mutex::new(Calls { running: Vec::new(), next: 0, wake: None, started: false });
static CHANGED: Condvar = Condvar::new();

struct Calls {
    running: Vec<Call>,
    next: u64,
    /// When the watching thread looks next; `None` if it waits to be told.
    wake: Option<Instant>,
    started: bool,
}

struct Call {
    id: u64,
    due: Option<Instant>,
    stop: Arc<AtomicBool>,
    interrupt: Interrupt,
}

fn calls() -> MutexGuard<'static, Calls> {
    CALLS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The moment at which a call that begins now must end, if there is one.
fn due(limits: &Limits, now: Instant) -> Option<Instant> {
    // A sum that overflows is no limit.
    let query = limits.query.and_then(|query| now.checked_add(query));
    match (query, limits.deadline) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (one, other) => one.or(other),
    }
}

/// A solver call under watch, until this is dropped.
pub(crate) struct Watch {
    id: u64,
    due: Option<Instant>,
    cancelled: Arc<AtomicBool>,
    registration: Option<Registration>,
}

impl Watch {
    /// Begins to watch a call of the context that is about to begin, or says why it need not begin.
    pub(crate) fn begin(context: &Context, limits: &Limits) -> Result<Self, WhyUnknown> {
        if limits.cancel.is_cancelled() {
            return Err(WhyUnknown::Cancelled);
        }
        let now = Instant::now();
        let due = due(limits, now);
        if due.is_some_and(|due| due <= now) {
            return Err(WhyUnknown::Timeout);
        }
        let cancelled = Arc::new(AtomicBool::new(false));
        let mut calls = calls();
        if !calls.started {
            calls.started = true;
            // Without the thread only the limits are lost, and a machine without threads has other troubles.
            let _ = std::thread::Builder::new().name("z3-watch".to_owned()).spawn(watch);
        }
        let id = calls.next;
        calls.next += 1;
        let call = Call { id, due, stop: cancelled.clone(), interrupt: context.interrupt() };
        calls.running.push(call);
        if due.is_some_and(|due| calls.wake.is_none_or(|wake| due < wake)) {
            CHANGED.notify_one();
        }
        drop(calls);
        let flag = cancelled.clone();
        let registration = limits.cancel.on_cancel(move || {
            flag.store(true, Ordering::SeqCst);
            // Taken so that the watching thread is either asleep or has yet to look.
            drop(self::calls());
            CHANGED.notify_one();
        });
        Ok(Self { id, due, cancelled, registration: Some(registration) })
    }

    /// Why the call was ended, if it was ended from here.
    pub(crate) fn why(&self) -> Option<WhyUnknown> {
        if self.cancelled.load(Ordering::SeqCst) {
            Some(WhyUnknown::Cancelled)
        } else if self.due.is_some_and(|due| due <= Instant::now()) {
            Some(WhyUnknown::Timeout)
        } else {
            None
        }
    }
}

impl Watch {
    /// Ends the watch. An interrupt that came when the call was over makes Z3 refuse what comes before the next check (`push`, for
    /// instance): where there may have been one, a check of nothing takes it away.
    pub(crate) fn end(mut self, context: &Context) -> Result<(), SmtError> {
        self.stop();
        match self.why() {
            Some(_) => Solver::new(context)?.check(&[]).map(|_| ()),
            None => Ok(()),
        }
    }

    /// After this nobody interrupts the call.
    fn stop(&mut self) {
        self.registration = None;
        calls().running.retain(|call| call.id != self.id);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The watching thread.
fn watch() {
    let mut calls = calls();
    loop {
        let now = Instant::now();
        let mut wake: Option<Instant> = None;
        for call in &calls.running {
            let over = call.stop.load(Ordering::SeqCst) || call.due.is_some_and(|due| due <= now);
            if over {
                call.interrupt.now();
            }
            let next = if over { Some(now + AGAIN) } else { call.due };
            wake = match (wake, next) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (one, other) => one.or(other),
            };
        }
        calls.wake = wake;
        calls = match wake {
            None => CHANGED.wait(calls).unwrap_or_else(PoisonError::into_inner),
            Some(wake) => {
                let time = wake.saturating_duration_since(Instant::now());
                CHANGED.wait_timeout(calls, time).unwrap_or_else(PoisonError::into_inner).0
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupt_that_comes_too_late_is_taken_away() {
        let context = Context::new().unwrap();
        let solver = Solver::new(&context).unwrap();
        let limits = Limits { query: Some(Duration::from_millis(1)), ..Limits::default() };
        let watch = Watch::begin(&context, &limits).ok().unwrap();
        std::thread::sleep(Duration::from_millis(100));
        watch.end(&context).unwrap();
        solver.push().unwrap();
    }
}
