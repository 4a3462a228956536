//! The words that every part shares: what was found out about a program, and why not more.
//!
//! ```
//! use symra_verdict::{Budget, Reason};
//!
//! let budget = Budget::default();
//! assert_eq!(budget.spent(), None);
//! budget.cancel.cancel();
//! assert_eq!(budget.spent(), Some(Reason::Cancelled));
//! ```

mod budget;

pub use budget::Budget;
pub use symra_ir::{Contract, Invariant, Step, Trace};

use std::collections::BTreeMap;
use std::fmt;

use symra_ir::{ClaimId, LocRef, Program};
use symra_smt::WhyUnknown;
use symra_terms::Term;

/// What an engine found out about a program.
#[must_use]
#[derive(Clone, Debug)]
pub enum Verdict {
    /// No claim can be violated.
    Safe(Proof),
    /// A claim is violated by this run.
    Unsafe(Violation),
    /// Neither was shown.
    Unknown(Reason),
}

/// Why no claim can be violated.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Proof {
    /// All paths were executed to their ends: there are finitely many, and none violates a claim.
    Exhaustive {
        /// How many ended.
        paths: u64,
    },
    /// Formulas that hold at locations whenever a run is there: at the start, preserved by every step, and excluding the
    /// claims. There is one on every cycle.
    Inductive(InductiveProof),
    /// Every run, after finitely many steps without a violation, ends or comes to a location where its formula holds;
    /// and the formulas are preserved by every step from there on and exclude the claims.
    Trapped(Invariant),
    /// No run comes to heads of loops more than so many times, and none violates a claim: all of them were followed together.
    Unwound {
        /// How many times.
        rounds: u64,
        /// Runs may be longer, but then come to a head twice in the same state: shorter runs reach all that they reach.
        simple_paths: bool,
    },
    /// Formulas at the heads of loops that are inductive over several rounds.
    KInductive(KInductiveProof),
    /// Formulas at the points of the code of threads, one by one ([`ThreadCode`](symra_ir::ThreadCode)): they hold whenever a thread is there, are
    /// preserved by its own steps and by those of others, and exclude the claims.
    Modular(Invariant),
    /// Every run ends: a tuple of measures decreases on every way from one location with a formula to the next.
    Terminating(TerminationProof),
    /// A proof of a program with the same violations that passes made of the given one: calls are replaced by the bodies of the
    /// procedures, and what can't influence the claims is left out.
    Transformed {
        /// The program that the proof is about. Its terms are of the given program's pool.
        program: Box<Program>,
        /// The proof.
        proof: Box<Proof>,
        /// The passes that made the program, which the proof rests on.
        passes: Vec<&'static str>,
    },
    /// An engine examined every path of an abstraction, but has no formulas to show for it.
    Uncertified {
        /// Why there are none.
        why: String,
    },
}

/// Formulas that are inductive together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InductiveProof {
    /// The formulas at locations, of any procedure.
    pub invariant: Invariant,
    /// What is used of the procedures that are called, at most one for each of them. Of a call nothing else is used.
    pub contracts: Vec<Contract>,
    /// Variables of the formulas that are no variables of the program: a formula holds for all values of them.
    pub bound: Vec<Term>,
    /// Where the program treats all names of objects alike: runs may also be in these states, which differ from states of the
    /// formulas in names alone.
    pub renamed: Vec<RenamedStates>,
    /// Which parts of the formulas are lemmas.
    pub lemmas: Vec<Lemma>,
}

/// A part of a proof's formula that was found as a lemma: it follows from the formula at its location, and is checked with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lemma {
    /// The location.
    pub at: LocRef,
    /// The formula.
    pub formula: Term,
    /// Who found it.
    pub source: LemmaSource,
}

/// Who found a lemma.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct LemmaSource {
    /// The engine at work; empty where it has no name.
    pub engine: &'static str,
    /// The analysis that the engine let search for it, unless it is the engine's own.
    pub analysis: Option<&'static str>,
}

impl fmt::Display for LemmaSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.engine, self.analysis) {
            ("", analysis) => f.write_str(analysis.unwrap_or("another engine")),
            (engine, Some(analysis)) => write!(f, "{engine} ({analysis})"),
            (engine, None) => f.write_str(engine),
        }
    }
}

/// States at a location that are other ones with other names of objects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RenamedStates {
    /// The location.
    pub at: LocRef,
    /// The other ones: one case of the location's formula.
    pub states: Term,
    /// Their names, and those that stand for them.
    pub names: Vec<(u64, u64)>,
}

/// Formulas at the heads of loops that hold the first `k` times that a run comes to a head, and the next time whenever they have
/// held `k` times in a row; and where they hold, no claim is violated on the way to the next head.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KInductiveProof {
    /// How often in a row.
    pub k: u64,
    /// The formulas; where there is none, nothing is said.
    pub invariant: Invariant,
    /// Whether that is so only for runs that come to no head twice in the same state. They are enough: a shortest violation is
    /// one of them.
    pub simple_paths: bool,
    /// Which parts of the formulas are lemmas.
    pub lemmas: Vec<Lemma>,
}

/// Why every run ends. The measures of a location are a tuple, as long as that of every other location, and of the same sorts;
/// tuples are compared from the left. A measure is a bit-vector, read without sign, or an integer, which must not be below 0
/// where it decreases. So no run can be at such locations forever; and there is one on every cycle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TerminationProof {
    /// Formulas that are inductive together, and keep runs from what is not modelled.
    pub invariant: Invariant,
    /// Variables of the formulas that are no variables of the program: a formula holds for all values of them.
    pub bound: Vec<Term>,
    /// For each location with a formula its measures.
    pub measures: BTreeMap<LocRef, Vec<Measure>>,
    /// Which parts of the formulas are lemmas.
    pub lemmas: Vec<Lemma>,
}

/// A number that decreases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The number.
    pub term: Term,
    /// What it is, for people.
    pub meaning: Meaning,
}

/// What a measure is in the terms of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// The position of the location among others: runs don't come back.
    Order,
    /// How far the first values are above the second ones, all together.
    Distance(Vec<(Term, Term)>),
    /// The smaller of how far the first value of each pair is above the second one.
    Smaller([(Term, Term); 2]),
    /// A value that falls.
    Falls(Term),
    /// A value that grows, to a limit.
    Grows(Term),
    /// A variable whose values follow each other in an order.
    Passes(Term),
    /// A formula that holds, until it does no more.
    Ceases(Term),
    /// A measure that counts only where a formula holds, and is 0 elsewhere.
    While(Term, Box<Meaning>),
}

impl From<Invariant> for InductiveProof {
    fn from(invariant: Invariant) -> Self {
        Self { invariant, ..Self::default() }
    }
}

/// A run that violates a claim.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The claim.
    pub claim: ClaimId,
    /// The run. It ends at a location that carries the claim; or it can go on forever, as `lasso` says.
    pub trace: Trace,
    /// How the run goes on forever, if that is what violates the claim.
    pub lasso: Option<Lasso>,
}

impl Violation {
    /// A run that ends with the violation.
    pub fn at_end(claim: ClaimId, trace: Trace) -> Self {
        Self { claim, trace, lasso: None }
    }
}

/// How a run goes on forever: its first steps lead to a loop, and the others go round it once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lasso {
    /// So many steps lead to the loop.
    pub stem: usize,
    /// A formula that holds where the loop begins, and again after one round on the same inputs, from every state where it
    /// holds. Where there is none, the state after the round is the one before, in all that matters.
    pub recurrence: Option<Term>,
}

/// Why neither was shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// The time limit was reached.
    #[error("the time limit was reached")]
    Timeout,
    /// The memory limit was reached.
    #[error("the memory limit was reached")]
    Memory,
    /// The run was cancelled.
    #[error("interrupted")]
    Cancelled,
    /// A bound on the length of paths was reached.
    #[error("the depth bound of {depth} steps was reached on some path")]
    BoundReached {
        /// The bound.
        depth: u64,
    },
    /// Loops were unwound, and the end was not reached.
    #[error("{then}; no run that visits loop heads at most {} violates a claim", times(*rounds))]
    Unwound {
        /// How many rounds were looked at.
        rounds: u64,
        /// Why no more.
        then: Box<Reason>,
    },
    /// A loop can go round more often than it was unwound.
    #[error("the unwinding bounds do not suffice: {what}; no run within them violates a claim")]
    Unwinding {
        /// Which loop, as a phrase.
        what: String,
    },
    /// Threads were bounded to some rounds.
    #[error(
        "{}no violation within {} of the threads{}",
        before(then.as_deref()),
        counted(*rounds),
        unwind.map_or(String::new(), |loops| format!(" and {} of loops", counted(loops)))
    )]
    Contexts {
        /// How many.
        rounds: u32,
        /// How often loops were gone round at most, if that was bounded.
        unwind: Option<u32>,
        /// Why no more, where that is not the user's wish.
        then: Option<Box<Reason>>,
    },
    /// An abstraction was refined as often as was allowed.
    #[error("the limit of {limit} refinements was reached")]
    Refinements {
        /// The limit.
        limit: u64,
    },
    /// What an engine was told to go by held, but shows nothing.
    #[error("{what}")]
    Inconclusive {
        /// What is missing, as a sentence.
        what: String,
    },
    /// The solver could not decide a query that matters.
    #[error("a query could not be decided: {why}")]
    Solver {
        /// Why.
        why: WhyUnknown,
    },
    /// The engine can't be used on this program.
    #[error("{engine} does not support {what}")]
    Unsupported {
        /// The engine.
        engine: &'static str,
        /// What of the program.
        what: String,
    },
    /// A proof of an under-approximated program, or a violation of an over-approximated one.
    #[error("{what}")]
    Approximated {
        /// The approximations that matter, as a sentence.
        what: String,
    },
    /// The trace that an engine gave does not lead to a violation: a fault of ours.
    #[error("the trace could not be replayed: {what}")]
    NotReplayed {
        /// What went otherwise.
        what: String,
    },
    /// The proof that an engine gave does not hold: a fault of ours.
    #[error("the proof was refuted: {what}")]
    NotCertified {
        /// What does not hold.
        what: String,
    },
}

/// So many times.
fn times(count: u64) -> String {
    if count == 1 { "once".to_owned() } else { format!("{count} times") }
}

fn counted(rounds: u32) -> String {
    if rounds == 1 { "1 round".to_owned() } else { format!("{rounds} rounds") }
}

/// A reason that another one follows.
fn before(reason: Option<&Reason>) -> String {
    reason.map_or(String::new(), |reason| format!("{reason}; "))
}
