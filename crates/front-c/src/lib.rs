//! From C programs to Symra programs.
//!
//! ```
//! use symra_front_c::{Options, compile};
//!
//! let text = "extern int __VERIFIER_nondet_int(void);
//!     extern void reach_error(void);
//!     int main(void) {
//!         int x = __VERIFIER_nondet_int();
//!         if (x > 7 && x < 9 && x != 8) reach_error();
//!         return 0;
//!     }";
//! let compiled = compile(&[("a.c", text)], &Options::default()).expect("the program should be valid C");
//! assert_eq!(compiled.task.program.claims.len(), 1);
//! ```

mod compile;
pub mod diagnostic;
pub mod hir;
mod library;
mod lower;
mod memory;
mod options;
mod property;
pub mod run;
mod sema;
mod special;
pub mod types;

pub use compile::{CompileError, Compiled, compile};
pub use options::{Checks, Options, Purpose};
pub use property::{CHECKS, Property, PropertyError};
pub use sema::{Analysis, Input, analyze};
