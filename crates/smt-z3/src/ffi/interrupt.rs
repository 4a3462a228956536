//! Ending a running call from another thread.

use std::sync::{Arc, Mutex, PoisonError};

use z3_sys as z3;

/// Ends a running call of a context. A clone is a handle to the same context.
#[derive(Clone)]
pub(crate) struct Interrupt(Arc<Mutex<Option<Pointer>>>);

struct Pointer(z3::Z3_context);

// SAFETY: the pointer is only used for `Z3_interrupt`, the one call that Z3 allows from other threads.
unsafe impl Send for Pointer {}

impl Interrupt {
    pub(super) fn of(context: z3::Z3_context) -> Self {
        Self(Arc::new(Mutex::new(Some(Pointer(context)))))
    }

    /// Forgets the context, which is about to be deleted.
    pub(super) fn detach(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Ends what the context is doing. Nothing happens if it is idle or gone; Z3 does not remember it then.
    pub(crate) fn now(&self) {
        if let Some(Pointer(context)) = &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            // SAFETY: the context is deleted only after `detach`, which waits for this lock.
            unsafe { z3::Z3_interrupt(*context) };
        }
    }
}
