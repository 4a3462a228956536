//! Tests: sets and operators on random terms, facts and bounds on random programs and on written ones.

mod lattice;
mod operators;
mod parts;
mod programs;
mod written;
