//! Second looks: traces are replayed, proofs re-checked, and verdicts that don't hold up become `Unknown`.
//!
//! Nothing here is shared with the engines but terms, programs and the solver trait.

mod conclude;
mod inductive;
mod region;
mod unwinding;

pub use conclude::{Conclusion, Evidence, conclude};

/// What a check of a proof said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    /// The proof holds.
    Holds {
        /// How many queries it took.
        queries: u64,
    },
    /// The proof does not hold.
    Refuted(String),
    /// The check did not come to an end.
    Open(String),
}
