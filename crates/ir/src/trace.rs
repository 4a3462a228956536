//! Runs of a program, and formulas at its locations.

use std::collections::BTreeMap;
use symra_terms::{Term, Value};

use crate::program::{EdgeRef, LocRef, VarId};

/// One run, from the entry of the main procedure. It determines every value: what is not listed has its sort's
/// [default value](symra_terms::Value::default_of).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// The values that global variables and the main procedure's locals start with.
    pub initial: Vec<(VarId, Value)>,
    /// The edges taken. A return is no step: it follows when a callee's exit is reached.
    pub steps: Vec<Step>,
}

/// An edge taken, with what the environment chose on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The edge.
    pub edge: EdgeRef,
    /// On a `havoc`: the values chosen. On a call: the values that the callee's locals start with.
    pub inputs: Vec<(VarId, Value)>,
}

/// A formula over program variables for each of some locations. Where none is given it is `true`.
pub type Invariant = BTreeMap<LocRef, Term>;
