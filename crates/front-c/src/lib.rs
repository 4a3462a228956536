//! From C programs to Symra programs.
//!
//! [`analyze`] takes preprocessed C files, parses them with `symra-cparse`, and gives one linked program of
//! the typed representation [`hir`], in which everything that C leaves implicit is explicit: types and
//! layout ([`types`]), conversions, the order of evaluation, initializers, linkage. What is wrong with
//! the files is a list of [`diagnostic`]s.
//!
//! ```
//! use symra_front_c::hir::print;
//! use symra_front_c::types::DataModel;
//! use symra_front_c::{Input, analyze};
//!
//! let text = b"short total; void add(char c) { total += c; }";
//! let analysis = analyze(&[Input { name: "add.c", text }], DataModel::Lp64);
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
//! let wrong = analyze(&[Input { name: "wrong.c", text }], DataModel::Lp64);
//! let error = wrong.errors().next().unwrap();
//! assert_eq!((error.cause.code(), error.place.as_str()), ("undeclared", "wrong.c:1:22"));
//! ```
//!
//! # What is accepted
//!
//! C11 with the GNU extensions of real code, as gcc accepts it: doubtful conversions, missing returns and
//! implicit declarations are warnings. What we do not model (inline assembler, computed gotos, complex
//! numbers, vectors) becomes a node [`hir::Unsupported`] and is an error only if a program reaches it.
//!
//! # Invariants
//!
//! - No input makes the analysis panic or overflow the stack.
//! - An analysis without errors keeps what [`hir`] promises about types.
//! - The same input gives the same program, number by number.

pub mod diagnostic;
pub mod hir;
mod sema;
pub mod types;

pub use sema::{Analysis, Input, analyze};
