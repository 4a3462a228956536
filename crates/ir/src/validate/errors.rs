//! What can be wrong with a program.

use symra_terms::Sort;

/// A reason why a program is not well formed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProgramError {
    /// An index points to nothing.
    #[error("{place} names {part} {index}, but there are {count}")]
    OutOfRange {
        /// What kind of thing it points to.
        part: &'static str,
        /// The index.
        index: usize,
        /// How many there are.
        count: usize,
        /// Where.
        place: String,
    },
    /// A variable's term is not a variable of the pool.
    #[error("the term of `{name}` is not a variable")]
    NotAVariable {
        /// The variable.
        name: String,
    },
    /// A variable has a name that no text can hold: empty, or with `|`, `\` or a line break.
    #[error("`{name}` can't be the name of a variable's term")]
    BadName {
        /// The name of its term.
        name: String,
    },
    /// Two variables have one term.
    #[error("the term of `{name}` belongs to another variable too")]
    SharedTerm {
        /// The second variable.
        name: String,
    },
    /// Two parts that must be told apart have one name.
    #[error("{place} has two parts of kind {part} named `{name}`")]
    DuplicateName {
        /// What kind of thing.
        part: &'static str,
        /// The name.
        name: String,
        /// Where.
        place: String,
    },
    /// A local is not in its procedure's list of locals.
    #[error("`{name}` is missing in the list of locals of `{procedure}`")]
    NotListed {
        /// The variable.
        name: String,
        /// The procedure.
        procedure: String,
    },
    /// A procedure lists a global variable as its local.
    #[error("the global `{name}` is in the list of locals of `{procedure}`")]
    GlobalAsLocal {
        /// The variable.
        name: String,
        /// The procedure.
        procedure: String,
    },
    /// A variable is used where it is not known.
    #[error("`{name}` is not a variable that {place} may use")]
    OutOfScope {
        /// The variable.
        name: String,
        /// Where.
        place: String,
    },
    /// A variable is listed or written twice at once.
    #[error("`{name}` occurs twice in {place}")]
    DuplicateTarget {
        /// The variable.
        name: String,
        /// Where.
        place: String,
    },
    /// Sorts do not fit.
    #[error("{place} has a term of sort {given} where {wanted} is needed")]
    Sorts {
        /// The sort there is.
        given: Sort,
        /// The sort there should be.
        wanted: Sort,
        /// Where.
        place: String,
    },
    /// A call has too few or too many arguments or results.
    #[error("{place} calls `{callee}` with {given} {what}, which has {wanted}")]
    Arity {
        /// The procedure called.
        callee: String,
        /// `arguments` or `results`.
        what: &'static str,
        /// How many there are.
        given: usize,
        /// How many there should be.
        wanted: usize,
        /// Where.
        place: String,
    },
    /// An edge leaves a procedure's exit.
    #[error("an edge leaves the exit of `{procedure}`")]
    ExitGoesOn {
        /// The procedure.
        procedure: String,
    },
    /// An edge leaves a location with a claim: a run ends where it violates one.
    #[error("an edge leaves location `{location}` of `{procedure}`, where a claim is violated")]
    ClaimGoesOn {
        /// The procedure.
        procedure: String,
        /// The location.
        location: String,
    },
    /// `outgoing` or `loop_head` does not say what the edges say.
    #[error("the edges of `{procedure}` are not linked")]
    NotLinked {
        /// The procedure.
        procedure: String,
    },
}
