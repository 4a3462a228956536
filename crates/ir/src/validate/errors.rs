//! What can be wrong with a program.

use std::fmt;
use symra_terms::Sort;

use crate::program::{ClaimId, EdgeRef, LocRef, ProcId, VarId};

/// A part of a program that something is said about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The program as a whole.
    Program,
    /// A variable.
    Variable(VarId),
    /// A claim.
    Claim(ClaimId),
    /// A procedure.
    Procedure(ProcId),
    /// A location.
    Location(LocRef),
    /// An edge.
    Edge(EdgeRef),
}

/// Where something is wrong: which part, and how to call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The part.
    pub part: Part,
    /// The part in words.
    pub text: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A reason why a program is not well formed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct ProgramError {
    /// Where.
    pub place: Place,
    /// What.
    #[source]
    pub fault: Fault,
}

/// What can be wrong at a place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// An index points to nothing.
    #[error("there are {count} of kind {kind}, and no number {index}")]
    OutOfRange {
        /// What kind of thing it points to.
        kind: &'static str,
        /// The index.
        index: usize,
        /// How many there are.
        count: usize,
    },
    /// A variable's term is not a variable of the pool.
    #[error("the term is not a variable")]
    NotAVariable,
    /// A variable has a name that no line of text can hold: one with a line break.
    #[error("`{}` can't be the name of a term", name.escape_default())]
    BadName {
        /// The name of its term.
        name: String,
    },
    /// A name has a character that only the names that engines make have.
    #[error("`{name}` has a `?`, which is reserved; choose another name")]
    ReservedName {
        /// The name of a variable's term, or of a procedure.
        name: String,
    },
    /// Two variables have one term.
    #[error("the term belongs to another variable too")]
    SharedTerm,
    /// Two parts that must be told apart have one name.
    #[error("another {kind} has the same name")]
    DuplicateName {
        /// What kind of thing.
        kind: &'static str,
    },
    /// A local is not in its procedure's list of locals.
    #[error("`{name}` is missing in the list of locals")]
    NotListed {
        /// The variable.
        name: String,
    },
    /// A procedure lists a global variable as its local.
    #[error("the global `{name}` is in the list of locals")]
    GlobalAsLocal {
        /// The variable.
        name: String,
    },
    /// A variable is used where it is not known.
    #[error("`{name}` is neither a global nor a local here")]
    OutOfScope {
        /// The variable.
        name: String,
    },
    /// A variable is listed or written twice at once.
    #[error("`{name}` occurs twice")]
    DuplicateTarget {
        /// The variable.
        name: String,
    },
    /// Sorts do not fit.
    #[error("a term has sort {given} where {wanted} is needed")]
    Sorts {
        /// The sort there is.
        given: Sort,
        /// The sort there should be.
        wanted: Sort,
    },
    /// A call has too few or too many arguments or results.
    #[error("`{callee}` is called with {given} {what} and has {wanted}")]
    Arity {
        /// The procedure called.
        callee: String,
        /// `arguments` or `results`.
        what: &'static str,
        /// How many there are.
        given: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// An edge leaves a procedure's exit.
    #[error("an edge leaves the exit")]
    ExitGoesOn,
    /// An edge leaves a location with a claim: a run ends where it violates one.
    #[error("an edge leaves a location where a claim is violated")]
    ClaimGoesOn,
    /// `outgoing` or `loop_head` does not say what the edges say.
    #[error("the edges are not linked")]
    NotLinked,
}
