//! The traits that a backend implements and an engine uses.

use std::time::{Duration, Instant};
use symra_terms::{Op, Sort, Symbol, Term, TermPool, Value};

use crate::bits::Bits;
use crate::cancel::Cancel;
use crate::without_arrays::Growing;

/// What one satisfiability query said. No `bool` view, on purpose: a caller writes all three arms.
#[must_use]
pub enum Answer<'s> {
    /// There is a model. It borrows the solver, so no stale model can be asked.
    Sat(Box<dyn Model + 's>),
    /// There is none.
    Unsat(Box<dyn Refutation + 's>),
    /// Not decided. Never to be read as `Unsat`.
    Unknown(WhyUnknown),
}

/// Why a query was not decided.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WhyUnknown {
    /// The query's or the run's time was used up.
    #[error("the solver's time limit was reached")]
    Timeout,
    /// The run was cancelled.
    #[error("cancelled")]
    Cancelled,
    /// The solver ran out of memory.
    #[error("the solver's memory limit was reached")]
    Memory,
    /// The solver gave up.
    #[error("the solver gave up: {0}")]
    Incomplete(String),
}

/// A solver failed; this is never a verdict.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SmtError {
    /// The backend reported an error.
    #[error("{backend}: {message}")]
    Backend {
        /// The backend's name.
        backend: &'static str,
        /// What it said.
        message: String,
    },
    /// The backend has no memory left.
    #[error("{backend} ran out of memory")]
    OutOfMemory {
        /// The backend's name.
        backend: &'static str,
    },
    /// `pop` without `push`.
    #[error("pop without a matching push")]
    NoFrame,
    /// A model did not satisfy what was asserted.
    #[error("a model of {backend} does not satisfy an asserted term: {term}")]
    InvalidModel {
        /// The backend's name.
        backend: &'static str,
        /// The violated term.
        term: String,
    },
    /// Two backends disagreed.
    #[error("backends disagree: {first} says {first_answer}, {second} says {second_answer}")]
    Disagreement {
        /// The first backend.
        first: &'static str,
        /// Its answer.
        first_answer: &'static str,
        /// The second backend.
        second: &'static str,
        /// Its answer.
        second_answer: &'static str,
    },
    /// A log could not be written.
    #[error("cannot write the query log `{path}`: {message}")]
    Log {
        /// The file.
        path: String,
        /// The system's message.
        message: String,
    },
}

/// A satisfying assignment.
pub trait Model {
    /// The value of a variable; for one that no asserted term has, any value of its sort.
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError>;

    /// The variables that the assumptions have to do with, if that is known: with this model's values for them, any model of
    /// what is asserted becomes a model of the assumptions too.
    fn about(&self) -> Option<Vec<Symbol>> {
        None
    }
}

/// A proof of unsatisfiability.
pub trait Refutation {
    /// Assumptions of the query that, with what is asserted, are unsatisfiable. Not necessarily minimal.
    fn core(&mut self) -> Result<Vec<Term>, SmtError>;
}

/// An incremental satisfiability solver.
pub trait Solver {
    /// Opens a frame.
    fn push(&mut self) -> Result<(), SmtError>;
    /// Closes the last frame and forgets what was asserted in it.
    fn pop(&mut self) -> Result<(), SmtError>;
    /// Adds a fact to the last frame.
    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError>;
    /// Are the facts and the assumptions satisfiable together?
    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError>;
    /// Gives back memory, for it will not be asked for some time. The facts stay.
    fn rest(&mut self) {}
    /// The backend's name, for messages.
    fn name(&self) -> &'static str;
}

/// Asks again, where a query has taken its [steps](Limits::steps): so often at most, and the solver goes on with what it has learned.
pub fn persist<'s>(
    solver: &'s mut dyn Solver,
    pool: &TermPool,
    assuming: &[Term],
    patience: usize,
) -> Result<Answer<'s>, SmtError> {
    for _ in 0..patience {
        match solver.check(pool, assuming)? {
            Answer::Unknown(WhyUnknown::Incomplete(_)) => (),
            Answer::Sat(_) | Answer::Unsat(_) | Answer::Unknown(_) => break,
        }
    }
    solver.check(pool, assuming)
}

/// Elimination of quantifiers over linear integer arithmetic: a capability that not every backend has.
pub trait EliminateQuantifiers {
    /// A term without the variables that is equivalent to `exists variables. body`, or `None` where none was found.
    fn exists(
        &mut self,
        pool: &mut TermPool,
        variables: &[Term],
        body: Term,
    ) -> Result<Option<Term>, SmtError>;
}

/// Limits of the queries of one solver.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// No query goes on after this moment.
    pub deadline: Option<Instant>,
    /// No query takes longer.
    pub query: Option<Duration>,
    /// No query takes more steps; only [`Backend::bits`] counts them, as conflicts of its search. Unlike time, it is the same on every machine.
    pub steps: Option<u32>,
    /// Ends a running query from outside.
    pub cancel: Cancel,
}

/// What the terms of a solver are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logic {
    /// Anything.
    All,
    /// Truth values and bit-vectors only.
    BitVectors,
    /// Truth values, bit-vectors and arrays of them, which are read and written, but not compared.
    Arrays,
}

impl Logic {
    /// The logic of some terms.
    pub fn of(pool: &TermPool, terms: &[Term]) -> Self {
        let plain = |sort: &Sort| matches!(sort, Sort::Bool | Sort::Bv(_));
        let mut logic = Self::BitVectors;
        for term in pool.post_order(terms) {
            logic = match pool.sort(term) {
                sort if plain(sort) => match (pool.op(term), pool.args(term)) {
                    (Op::Eq, [a, _]) if matches!(pool.sort(*a), Sort::Array(_)) => {
                        return Self::All;
                    }
                    _ => logic,
                },
                Sort::Array(sort) if plain(&sort.index) && plain(&sort.element) => Self::Arrays,
                _ => return Self::All,
            };
        }
        logic
    }

    /// A new solver for very many queries whose facts only grow: gates of a SAT solver, as far as the terms can be gates.
    pub fn solver<'b>(
        self,
        backend: &'b dyn Backend,
        limits: &Limits,
    ) -> Result<Box<dyn Solver + 'b>, SmtError> {
        Ok(match self {
            Self::BitVectors => backend.bits(limits)?,
            Self::Arrays => Box::new(Growing::new(backend, limits)?),
            Self::All => backend.incremental(limits)?,
        })
    }

    /// Whether terms of another logic are terms of this one.
    pub fn includes(self, other: Self) -> bool {
        self == other || self == Self::All || (self, other) == (Self::Arrays, Self::BitVectors)
    }
}

/// Makes solvers: what an engine is given.
pub trait Backend: Send + Sync {
    /// A new solver with nothing asserted.
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError>;
    /// A new solver for very many queries whose facts only grow, and whose assumptions are literals: such queries gain nothing from
    /// being split or remembered.
    fn incremental(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        self.solver(limits)
    }
    /// A new solver of truth values and bit-vectors for very many small queries: what is asserted becomes gates of a SAT solver once,
    /// and nothing is prepared for a single query.
    fn bits(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(Box::new(Bits::new(limits)))
    }
    /// A quantifier eliminator, if the backend has one.
    fn eliminator(&self, limits: &Limits) -> Option<Box<dyn EliminateQuantifiers>>;
}

/// A frame of a solver that is closed at the end of its scope.
pub struct Frame<'s> {
    solver: &'s mut dyn Solver,
}

impl<'s> Frame<'s> {
    /// Opens a frame.
    pub fn enter(solver: &'s mut dyn Solver) -> Result<Self, SmtError> {
        solver.push()?;
        Ok(Self { solver })
    }
}

impl<'s> std::ops::Deref for Frame<'s> {
    type Target = dyn Solver + 's;

    fn deref(&self) -> &Self::Target {
        self.solver
    }
}

impl std::ops::DerefMut for Frame<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.solver
    }
}

impl Drop for Frame<'_> {
    fn drop(&mut self) {
        // The frame was opened by `enter`, so this can't be a pop without a push.
        let _ = self.solver.pop();
    }
}
