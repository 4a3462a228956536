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
    /// Rounds of loops that are not written down step by step, in their order.
    pub repeats: Vec<Repeat>,
}

impl Trace {
    /// The first steps of the run, with what is repeated among them.
    #[must_use]
    pub fn first(&self, count: usize) -> Self {
        let repeats = self.repeats.iter().filter(|repeat| repeat.after <= count);
        Self {
            initial: self.initial.clone(),
            steps: self.steps[..count].to_vec(),
            repeats: repeats.cloned().collect(),
        }
    }
}

/// Rounds of a loop that are like the one before them. That the values are what the rounds lead to is a statement, which whoever
/// relies on the trace has to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repeat {
    /// They come after so many steps of the trace.
    pub after: usize,
    /// So many steps before that are one round. It is gone round again with the same inputs,
    pub length: usize,
    /// so many times more.
    pub times: u64,
    /// The values of globals and of locals of the innermost call that are others afterwards.
    pub values: Vec<(VarId, Value)>,
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
