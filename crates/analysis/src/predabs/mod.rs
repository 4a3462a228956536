//! Predicate abstraction: implicit, by equations between the predicates' values; and explicit, state by state.

mod explicit;
mod implicit;

pub use explicit::{Explored, Explorer};
pub use implicit::{differs, eq, forget};
