//! Cancellation that reaches into a running solver call.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

type Interrupt = Box<dyn Fn() + Send>;

#[derive(Default)]
struct Shared {
    cancelled: AtomicBool,
    next: AtomicU64,
    interrupts: Mutex<Vec<(u64, Interrupt)>>,
}

/// A flag that is raised once and seen by all its clones, and that wakes whoever registered with it.
#[derive(Clone, Default)]
pub struct Cancel(Arc<Shared>);

impl Cancel {
    /// A flag that is not raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// Raises the flag and calls every registered interrupt.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::SeqCst);
        for (_, interrupt) in
            self.0.interrupts.lock().unwrap_or_else(PoisonError::into_inner).iter()
        {
            interrupt();
        }
    }

    /// Whether the flag is raised.
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::SeqCst)
    }

    /// Calls `interrupt` (from the cancelling thread) when the flag is raised, until the registration is dropped;
    /// at once if it is raised already.
    pub fn on_cancel(&self, interrupt: impl Fn() + Send + 'static) -> Registration {
        let id = self.0.next.fetch_add(1, Ordering::Relaxed);
        let mut interrupts = self.0.interrupts.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_cancelled() {
            interrupt();
        }
        interrupts.push((id, Box::new(interrupt)));
        Registration { cancel: self.clone(), id }
    }
}

impl std::fmt::Debug for Cancel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Cancel({})", self.is_cancelled())
    }
}

/// Keeps an interrupt registered; dropping it removes the interrupt.
#[must_use]
#[derive(Debug)]
pub struct Registration {
    cancel: Cancel,
    id: u64,
}

impl Drop for Registration {
    fn drop(&mut self) {
        self.cancel
            .0
            .interrupts
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .retain(|(id, _)| *id != self.id);
    }
}
