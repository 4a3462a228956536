//! Z3's C interface behind safe types: the only unsafe code of this crate.
//!
//! Every object holds its context alive and one reference of Z3's own count; dropping it gives the reference back.
//! Every call that can fail is followed by a look at Z3's error code, so that no error stops the process.
#![expect(unsafe_code, reason = "Z3 is a C library")]

mod build;
mod inspect;
mod interrupt;
mod object;
mod solver;
mod tactic;

use std::ffi::CStr;
use std::ptr::NonNull;
use std::rc::Rc;
use std::sync::Once;

use symra_smt::SmtError;
use z3_sys as z3;

pub(crate) use build::Rounding;
pub(crate) use inspect::Head;
pub(crate) use interrupt::Interrupt;
pub(crate) use object::{Ast, Sort};
pub(crate) use solver::{Model, Outcome, Solver};

/// The name under which Z3's errors are reported.
pub(crate) const NAME: &str = "z3";

/// The version of the linked library: major, minor, build.
pub fn version() -> (u32, u32, u32) {
    let (mut major, mut minor, mut build, mut revision) = (0, 0, 0, 0);
    // SAFETY: the four pointers are to live integers that Z3 writes.
    unsafe {
        z3::Z3_get_version(&raw mut major, &raw mut minor, &raw mut build, &raw mut revision);
    }
    (major, minor, build)
}

static SETTINGS: Once = Once::new();

/// What holds for all contexts, and from which version of Z3 on there is such a parameter. Models are asked for values of terms, not
/// read as a whole: to make them short first costs more than the values do. Gomory's cuts are never made: Z3 5.4 follows a null
/// pointer when it makes some.
const GLOBAL: [(&CStr, &CStr, u32); 3] = [
    (c"model.compact", c"false", 4),
    (c"lp.dio_gomory_enable_period", c"2147483647", 5),
    (c"lp.dio_ignore_big_nums", c"false", 5),
];

/// A Z3 context: terms, solvers and models belong to one. A clone is the same context.
#[derive(Clone)]
pub(crate) struct Context(Rc<Owned>);

struct Owned {
    raw: z3::Z3_context,
    interrupt: Interrupt,
}

impl Drop for Owned {
    fn drop(&mut self) {
        self.interrupt.detach();
        // SAFETY: all objects of the context hold an `Rc` of this, so none is left, and no interrupt reaches it any more.
        unsafe { z3::Z3_del_context(self.raw) };
    }
}

impl Context {
    /// A new context, in which errors are codes to be asked for.
    pub(crate) fn new() -> Result<Self, SmtError> {
        SETTINGS.call_once(|| {
            let known = |(_, _, since): &&(&CStr, &CStr, u32)| *since <= version().0;
            for (name, value, _) in GLOBAL.iter().filter(known) {
                // SAFETY: both are constant strings, which Z3 copies.
                unsafe { z3::Z3_global_param_set(name.as_ptr(), value.as_ptr()) };
            }
        });
        // Only memory can be missing.
        let none = || OUT_OF_MEMORY;
        // SAFETY: the configuration lives until the context is made, and the context until `Owned` is dropped.
        unsafe {
            let config = z3::Z3_mk_config().ok_or_else(none)?;
            let context = z3::Z3_mk_context_rc(config);
            z3::Z3_del_config(config);
            let context = context.ok_or_else(none)?;
            z3::Z3_set_error_handler(context, None);
            Ok(Self(Rc::new(Owned { raw: context, interrupt: Interrupt::of(context) })))
        }
    }

    /// A handle by which other threads end a running call.
    pub(crate) fn interrupt(&self) -> Interrupt {
        self.0.interrupt.clone()
    }

    fn raw(&self) -> z3::Z3_context {
        self.0.raw
    }

    /// The error of the last call, if it failed.
    fn error(&self) -> Option<SmtError> {
        // SAFETY: the context is alive.
        let code = unsafe { z3::Z3_get_error_code(self.raw()) };
        if code == z3::ErrorCode::Ok {
            return None;
        }
        if code == z3::ErrorCode::MemoutFail {
            return Some(OUT_OF_MEMORY);
        }
        // SAFETY: the context is alive, and the text is copied before the next call.
        let message = unsafe { text(z3::Z3_get_error_msg(self.raw(), code)) };
        Some(if message.contains("out of memory") { OUT_OF_MEMORY } else { failed(&message) })
    }

    /// `Ok` unless the last call failed.
    fn done(&self) -> Result<(), SmtError> {
        self.error().map_or(Ok(()), Err)
    }

    /// What the last call made, or its error.
    fn got<T>(&self, made: Option<NonNull<T>>) -> Result<NonNull<T>, SmtError> {
        made.ok_or_else(|| self.error().unwrap_or_else(|| failed("no result")))
    }

    /// A term that the last call made.
    fn ast(&self, made: Option<z3::Z3_ast>) -> Result<Ast, SmtError> {
        let raw = self.got(made)?;
        Ok(Ast::new(self, raw))
    }

    /// A sort that the last call made.
    fn sort(&self, made: Option<z3::Z3_sort>) -> Result<Sort, SmtError> {
        let raw = self.got(made)?;
        Ok(Sort::new(self, raw))
    }
}

/// The error of a call for which there was not enough memory.
const OUT_OF_MEMORY: SmtError = SmtError::OutOfMemory { backend: NAME };

/// An error of Z3.
pub(crate) fn failed(message: &str) -> SmtError {
    SmtError::Backend { backend: NAME, message: message.to_owned() }
}

/// A copy of one of Z3's strings.
///
/// # Safety
/// The pointer is null or to a string that no call has overwritten yet.
unsafe fn text(raw: z3::Z3_string) -> String {
    if raw.is_null() {
        return String::new();
    }
    // SAFETY: not null, and by contract a valid string.
    unsafe { CStr::from_ptr(raw) }.to_string_lossy().into_owned()
}

/// The length of a list, as Z3 counts.
fn count(length: usize) -> std::ffi::c_uint {
    std::ffi::c_uint::try_from(length).expect("a list should have fewer than 2^32 elements")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_linked_library_is_recent_enough() {
        assert!(super::version() >= (4, 13, 3), "{:?}", super::version());
    }
}
