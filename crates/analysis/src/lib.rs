//! What holds of a program, never a verdict: the ground that all engines stand on.
//!
//! | module | what it gives |
//! |---|---|
//! | [`encode`] | the symbolic step, blocks of all paths between cut points, values and runs from models |
//! | [`system`] | the cut-point system of a program, and its unrolling |
//! | [`accelerate`] | what any number of rounds of a loop does, in one step |
//! | [`absint`] | intervals, congruences and bits of variables, bounds of loops |
//! | [`horn`] | guess and check over rules: Houdini, linear equations, what a proof needs |
//! | [`infer`] | where candidates come from, and the inference of invariants from all of them |
//! | [`interpolate`] | sequences of interpolants of infeasible paths |
//! | [`simulate`] | runs on guessed inputs |
//! | [`predabs`] | predicate abstraction, implicit and explicit |
//! | [`lemmas`] | the lemma store that engines share |
//!
//! Everything works on a call-free automaton ([`symra_ir::Cfa`]); formulas at its heads are an [`Annotation`].

pub mod absint;
pub mod accelerate;
pub mod encode;
pub mod horn;
pub mod infer;
pub mod interpolate;
pub mod lemmas;
pub mod predabs;
pub mod simulate;
pub mod system;

use std::collections::BTreeMap;

use symra_ir::LocId;
use symra_terms::Term;

pub use lemmas::{Grounds, Lemmas};

/// Formulas for the heads of loops: for each head the conjuncts of what is said to hold there.
pub type Annotation = BTreeMap<LocId, Vec<Term>>;

/// Adds formulas that are missing.
pub fn join(to: &mut Annotation, more: &Annotation) {
    for (head, formulas) in more {
        let known = to.entry(*head).or_default();
        for formula in formulas {
            if !known.contains(formula) {
                known.push(*formula);
            }
        }
    }
}
