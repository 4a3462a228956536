//! Predicate abstraction: implicit, by equations between the predicates' values; and explicit, state by state.

mod cubes;
mod explicit;
mod frames;
mod implicit;

pub use cubes::{Cube, Literal, is_in, negation, part, state};
pub use explicit::{Explored, Explorer};
pub use frames::{Clause, Frames, INFINITE, Level};
pub use implicit::{differs, eq, forget};
