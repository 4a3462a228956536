//! Guarded commands to Symra programs.
//!
//! A model declares variables, says where runs start, lists commands `label: guard -> x := e, y := nondet`, and states
//! properties. [`parse`] reads it; [`Model::task`] makes of it a program for an engine: one loop whose head is the
//! state between two commands. The language is described in `docs/gcl.md`.
//!
//! ```
//! use symra_front_gcl::{Goal, parse};
//!
//! let text = "
//!     param N = 3;
//!     vars x : int
//!     init x = 0
//!     step: x < N -> x := x + 1
//!     safe small: x <= N
//! ";
//! let model = parse("counter.gcl", text).expect("the model should be right");
//! let small = model.property("small").expect("the model should state it");
//! let lowered = model.task(&[small], &[("N".to_owned(), 5.into())]).expect("5 should do for N");
//! assert_eq!(lowered.goal, Goal::Avoid);
//! assert_eq!(lowered.commands[0].label, "step");
//!
//! let errors = parse("typo.gcl", &text.replace("x <= N", "y <= N")).expect_err("`y` is not declared");
//! assert_eq!(errors[0].code(), "gcl::unknown_name");
//! assert_eq!(errors[0].line_column(), Some((6, 17)));
//! ```

mod bounds;
mod check;
mod elaborate;
mod error;
mod lexer;
mod lower;
mod ltl;
mod model;
mod parser;
mod source;
mod suggest;
mod syntax;

pub use error::{ErrorKind, GclError};
pub use ltl::{Fairness, TemporalProperty};
pub use model::{
    CommandPlace, Goal, Lowered, Model, Parameter, Property, PropertyKind, parse, parse_bytes,
    parse_bytes_with,
};
pub use source::Source;
