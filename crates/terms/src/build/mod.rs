//! Constructors: one method of [`TermPool`](crate::TermPool) for each operator, which simplifies as it builds.

mod array;
mod bool;
mod bv;
mod float;
mod int;
