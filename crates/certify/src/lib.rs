//! Re-checks: traces are replayed, proofs re-checked, and verdicts that don't hold up become `Unknown`.
//!
//! Nothing here is shared with the engines but terms, programs with their passes, and the plain solver: none of their encodings,
//! and no layer of a solver.
//!
//! ```
//! use symra_certify::{Evidence, conclude_given};
//! use symra_smt_z3::Z3;
//! use symra_verdict::{Budget, Proof, Verdict};
//!
//! let text = "global x : (_ BitVec 8)
//! proc main() {
//!   start -> doubled : x := (bvadd x x)
//!   doubled -> bad : assume (= x #x07)
//!   error bad \"a double is odd\"
//! }";
//! let mut task = symra_ir::parse(text).expect("the program should be right");
//! let claimed = Verdict::Safe(Proof::Exhaustive { paths: 1 });
//! let conclusion = conclude_given(&mut task, claimed, &Z3, &Budget::default())?;
//! assert!(matches!(conclusion.evidence, Evidence::Rechecked { .. }));
//! # Ok::<(), symra_smt::SmtError>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod bounded;
mod cases;
mod conclude;
mod contract;
mod elements;
mod inductive;
mod inexact;
mod instances;
mod lasso;
mod modular;
mod quantified;
mod ranking;
mod region;
mod renamed;
mod rounds;
mod run;
mod temporal;
mod unwinding;

use symra_terms::{Op, Term, TermPool};

pub use conclude::{
    Conclusion, Evidence, conclude, conclude_given, contradiction, unchecked, violated,
};
pub use temporal::conclude_temporal;

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

/// The parts of a formula that must all hold.
fn conjuncts(pool: &TermPool, formula: Term) -> Vec<Term> {
    if pool.op(formula) == Op::And { pool.args(formula).to_vec() } else { vec![formula] }
}
