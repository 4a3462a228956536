//! From C programs to Symra programs.
//!
//! [`compile`] makes a program for an engine of C files:
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
//!
//! # The typed representation
//!
//! [`analyse`] takes preprocessed C files, parses them with `symra-cparse`, and gives one linked program of
//! the typed representation [`hir`], in which everything that C leaves implicit is explicit: types and
//! layout ([`types`]), conversions, the order of evaluation, initializers, linkage. What is wrong with
//! the files is a list of [`diagnostic`]s.
//!
//! ```
//! use symra_front_c::hir::print;
//! use symra_front_c::types::DataModel;
//! use symra_front_c::{Input, analyse};
//!
//! let text = b"short total; void add(char c) { total += c; }";
//! let analysis = analyse(&[Input { name: "add.c", text }], DataModel::Lp64);
//! assert!(analysis.is_ok());
//!
//! // The addition is one of `int`s, and its result is cut to a `short`.
//! let program = &analysis.program;
//! let add = program.function_named("add").unwrap();
//! let shown = print::function(program, add);
//! assert!(shown.contains("total = (short)((int)old#0 + (int)c)"), "{shown}");
//!
//! // What a compiler must refuse has a code and a place.
//! let text = b"int f(void) { return x; }";
//! let wrong = analyse(&[Input { name: "wrong.c", text }], DataModel::Lp64);
//! let error = wrong.errors().next().unwrap();
//! assert_eq!((error.cause.code(), error.place.as_str()), ("undeclared", "wrong.c:1:22"));
//! ```
//!
//! # What is accepted
//!
//! C11 with the GNU extensions of real code, as gcc accepts it: doubtful conversions, missing returns and
//! implicit declarations are warnings. What we do not model (inline assembler, complex
//! numbers, vectors) becomes a node [`hir::Unsupported`] and is an error only if a program reaches it.
//!
//! # Invariants
//!
//! - No input makes the analysis panic or overflow the stack.
//! - An analysis without errors keeps what [`hir`] promises about types.
//! - The same input gives the same program, number by number.

mod auxiliary;
mod compile;
pub mod diagnostic;
pub mod hir;
mod intrinsic;
mod library;
mod lower;
mod memory;
mod options;
mod property;
pub mod run;
mod sema;
mod temporal;
pub mod types;

pub use compile::{CompileError, Compiled, compile};
pub use options::{Checks, Options, Purpose};
pub use property::{CHECKS, Property, PropertyError};
pub use sema::{Analysis, Input, analyse};
pub use temporal::{TemporalError, temporal, temporal_names};
