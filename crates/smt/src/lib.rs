//! Solvers as the engines see them: a small trait, a three-armed answer, limits, and decorators.

mod cancel;
mod solver;

pub use cancel::{Cancel, Registration};
pub use solver::{
    Answer, Backend, EliminateQuantifiers, Frame, Limits, Model, Refutation, SmtError, Solver,
    WhyUnknown,
};
