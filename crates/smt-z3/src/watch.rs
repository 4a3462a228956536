//! Ends solver calls whose time is up or that were cancelled.
//!
//! Z3's own timeout starts a thread for each call, and Z3 forgets an interrupt that comes before the call has begun. So
//! one thread watches all calls of the process, and interrupts a call again and again until it has ended.
//!
//! A query's own limit is about the time that its thread had on a processor, where the system tells it, so that a busy machine
//! changes less of what is decided; but a call takes at most [`PATIENCE`] times its limit. Deadlines are about the clock.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use symra_smt::{Limits, Registration, SmtError, WhyUnknown};

use crate::ffi::{Context, Interrupt, Solver};

/// How long an interrupt is given to show before the next.
const AGAIN: Duration = Duration::from_millis(2);

/// How many times its limit a query may take by the clock, while others have the processor.
const PATIENCE: u32 = 8;

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
    /// When to look next whether the time is up.
    due: Option<Instant>,
    deadline: Option<Instant>,
    allowance: Option<Allowance>,
    /// Whether the time is up.
    expired: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    interrupt: Interrupt,
}

impl Call {
    /// Whether the call must end now; if not, `due` says when to look again.
    fn is_over(&mut self, now: Instant) -> bool {
        if self.stop.load(Ordering::SeqCst) || self.expired.load(Ordering::SeqCst) {
            return true;
        }
        if self.due.is_none_or(|due| now < due) {
            return false;
        }
        let left = self.allowance.as_ref().and_then(|allowance| allowance.left(now));
        if let Some(left) = left
            && self.deadline.is_none_or(|deadline| now < deadline)
        {
            self.due = earlier(Some(now + left.max(AGAIN)), self.deadline);
            return false;
        }
        self.expired.store(true, Ordering::SeqCst);
        true
    }
}

/// The time that a query may take of a processor.
struct Allowance {
    query: Duration,
    last: Instant,
    thread: PathBuf,
    /// What the thread had used when the query began.
    used: Duration,
}

impl Allowance {
    /// For a query of this thread, if the system tells what threads use.
    fn new(query: Duration, now: Instant) -> Option<Self> {
        let thread = THREAD.with(Option::clone)?;
        let used = used(&thread)?;
        Some(Self { query, last: now.checked_add(query.checked_mul(PATIENCE)?)?, thread, used })
    }

    /// What is left of it, if anything.
    fn left(&self, now: Instant) -> Option<Duration> {
        let used = used(&self.thread)?.saturating_sub(self.used);
        self.query.checked_sub(used).filter(|left| now < self.last && !left.is_zero())
    }
}

thread_local! {
    /// The file that tells what this thread has used of the processor.
    static THREAD: Option<PathBuf> = fs::read_link("/proc/thread-self")
        .ok()
        .map(|thread| Path::new("/proc").join(thread).join("schedstat"));
}

/// What a thread has used of the processor.
fn used(thread: &Path) -> Option<Duration> {
    let text = fs::read_to_string(thread).ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

fn earlier(a: Option<Instant>, b: Option<Instant>) -> Option<Instant> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (one, other) => one.or(other),
    }
}

fn calls() -> MutexGuard<'static, Calls> {
    CALLS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The moment at which a call that begins now has used up its time at the earliest, if there is one.
fn due(limits: &Limits, now: Instant) -> Option<Instant> {
    // A sum that overflows is no limit.
    earlier(limits.query.and_then(|query| now.checked_add(query)), limits.deadline)
}

/// A solver call under watch, until this is dropped.
pub(crate) struct Watch {
    id: u64,
    deadline: Option<Instant>,
    expired: Arc<AtomicBool>,
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
        let (cancelled, expired) = (Arc::default(), Arc::default());
        let call = Call {
            id: 0,
            due,
            deadline: limits.deadline,
            allowance: limits.query.and_then(|query| Allowance::new(query, now)),
            expired: Arc::clone(&expired),
            stop: Arc::clone(&cancelled),
            interrupt: context.interrupt(),
        };
        let mut calls = calls();
        if !calls.started {
            calls.started = true;
            // Without the thread only the limits are lost, and a machine without threads has other troubles.
            let _ = std::thread::Builder::new().name("z3-watch".to_owned()).spawn(watch);
        }
        let id = calls.next;
        calls.next += 1;
        calls.running.push(Call { id, ..call });
        if due.is_some_and(|due| calls.wake.is_none_or(|wake| due < wake)) {
            CHANGED.notify_one();
        }
        drop(calls);
        let flag = Arc::clone(&cancelled);
        let registration = limits.cancel.on_cancel(move || {
            flag.store(true, Ordering::SeqCst);
            // Taken so that the watching thread is either asleep or has yet to look.
            drop(self::calls());
            CHANGED.notify_one();
        });
        let deadline = limits.deadline;
        Ok(Self { id, deadline, expired, cancelled, registration: Some(registration) })
    }

    /// Why the call was ended, if it was ended from here.
    pub(crate) fn why(&self) -> Option<WhyUnknown> {
        if self.cancelled.load(Ordering::SeqCst) {
            Some(WhyUnknown::Cancelled)
        } else if self.expired.load(Ordering::SeqCst)
            || self.deadline.is_some_and(|deadline| deadline <= Instant::now())
        {
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
        for call in &mut calls.running {
            let over = call.is_over(now);
            if over {
                call.interrupt.now();
            }
            wake = earlier(wake, if over { Some(now + AGAIN) } else { call.due });
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

    #[test]
    fn a_thread_that_sleeps_uses_nothing() {
        let now = Instant::now();
        let query = Duration::from_millis(200);
        let Some(allowance) = Allowance::new(query, now) else { return };
        std::thread::sleep(query * 2);
        assert!(allowance.left(Instant::now()).is_some());
        assert!(allowance.left(now + query * PATIENCE).is_none());
        // Who works has none left after a while.
        let mut sum = 0u64;
        while allowance.left(now).is_some() {
            sum = (0..100_000).fold(sum, |sum, n| sum.wrapping_mul(31).wrapping_add(n));
        }
        assert!(std::hint::black_box(sum) != 1);
    }
}
