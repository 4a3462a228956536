//! What the user reads: text and JSON reports of a verdict.
//!
//! ```
//! use symra_report::infix;
//!
//! let mut task = symra_ir::parse("global x : Int\nproc main() {\n  start -> end : skip\n}").unwrap_or_default();
//! let (x, three) = (task.pool.var("x", &symra_terms::Sort::Int), task.pool.int(3));
//! let small = task.pool.le(x, three);
//! assert_eq!(infix(&task.pool, &task.program, small), "x <= 3");
//! ```

mod advice;
mod choices;
mod elements;
mod endings;
mod infix;
mod json;
mod leaks;
mod operands;
mod place;
mod plot;
mod source_values;
mod story;
mod svg;
mod text;
mod values;
mod view;

pub use advice::advice;
pub use choices::{Repeated, choices_of};
pub use infix::{infix, infix_for_all};
pub use json::{SCHEMA, json};
pub use plot::{Plot, Series, plot};
pub use svg::{Graph, GraphEdge, GraphNode, svg};
pub use text::{TextStyle, text, verdict_line};
pub use values::human;
pub use view::{Change, Event, Line, Lines, inputs, lines};

use std::time::Duration;

use symra_certify::Conclusion;
use symra_ir::{Claim, ClaimId, ClaimKind, Position, Task};
use symra_verdict::{Lemma, Proof};

/// What the run was asked: reaching the claim is a violation, or it is what was hoped for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The claim must not be reached.
    Avoid,
    /// The property says that the claim's state can be reached.
    Reach,
}

/// What was found out of one claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClaimStatus {
    /// No run violates it.
    Holds,
    /// No run comes to where it is checked.
    Unreachable,
    /// A run violates it.
    Violated,
    /// Neither was shown, for this reason.
    Unknown(String),
}

/// What was found out of single claims.
#[derive(Clone, Copy, Debug)]
pub enum Claims<'r> {
    /// All of them.
    All(&'r [(ClaimId, ClaimStatus)]),
    /// Those that no run comes to.
    Unreachable(&'r [ClaimId]),
}

impl ClaimStatus {
    /// The word for it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Unreachable => "unreachable",
            Self::Violated => "violated",
            Self::Unknown(_) => "unknown",
        }
    }
}

/// A run to report on.
#[derive(Debug)]
pub struct Report<'r> {
    /// The file as the user named it.
    pub file: &'r str,
    /// The program and its terms.
    pub task: &'r Task,
    /// Which property or properties were checked.
    pub properties: &'r [String],
    /// What reaching the claim means.
    pub goal: Goal,
    /// The engine that decided.
    pub engine: &'r str,
    /// Other engines that ran beside it, and why they were undecided.
    pub others: &'r [(&'static str, String)],
    /// What is left of its verdict.
    pub conclusion: &'r Conclusion,
    /// How long it took.
    pub time: Duration,
    /// How the program was read and what was checked, for who repeats a run; nothing for a model.
    pub options: serde_json::Value,
    /// How many claims were checked.
    pub checked: usize,
    /// What was found out of single claims.
    pub claims: Claims<'r>,
    /// The assumptions that some run comes to, and that none fulfils.
    pub blocking: &'r [Position],
    /// Checks that were not made, where the user did not name what is to be checked.
    pub not_checked: &'r [String],
    /// Counts, in the order in which to print them.
    pub statistics: &'r [(&'static str, String)],
}

/// The name of what a claim's violation violates. Claims of C programs are named `file:function:check:line#n`: they violate the
/// property of their kind, or the check of that name. A model's properties have names of their own.
pub fn property(claim: &Claim) -> &str {
    match (claim.kind, claim.name.rsplit(':').nth(1)) {
        (ClaimKind::Check, Some(check)) => check,
        (ClaimKind::Unreach | ClaimKind::Deadlock, None) => &claim.name,
        // The second check of that name is `name.2`.
        (ClaimKind::Check, None) => match claim.name.rsplit_once('.') {
            Some((name, number)) if number.bytes().all(|c| c.is_ascii_digit()) => name,
            _ => &claim.name,
        },
        _ => claim.kind.property(),
    }
}

/// What the report comes down to, once the goal is taken into account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The property holds.
    Holds,
    /// The property does not hold.
    Fails,
    /// Not decided.
    Open,
}

impl Report<'_> {
    /// Whether the property holds.
    pub fn outcome(&self) -> Outcome {
        use symra_verdict::Verdict;
        match (&self.conclusion.verdict, self.goal) {
            (Verdict::Safe(_), Goal::Avoid) | (Verdict::Unsafe(_), Goal::Reach) => Outcome::Holds,
            (Verdict::Unsafe(_), Goal::Avoid) | (Verdict::Safe(_), Goal::Reach) => Outcome::Fails,
            (Verdict::Unknown(_), Goal::Avoid | Goal::Reach) => Outcome::Open,
        }
    }
}

/// Which parts of a proof's formulas are lemmas.
fn lemmas_of(proof: &Proof) -> &[Lemma] {
    match proof {
        Proof::Inductive(proof) => &proof.lemmas,
        Proof::KInductive(proof) => &proof.lemmas,
        Proof::Terminating(proof) => &proof.lemmas,
        _ => &[],
    }
}
