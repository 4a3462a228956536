//! A solver that asks a query at first as it is, and where that takes long without arrays, and about integers.

use std::time::Duration;

use symra_terms::{Term, TermPool};

use crate::solver::{Answer, Backend, Limits, SmtError, Solver};
use crate::without_arrays::WithoutArrays;

/// The longest time for a query as it is.
const SHORT: Duration = Duration::from_millis(120);

/// Two solvers with the same facts: the first is quick on easy queries, the second decides more.
pub struct ArrayFallback<'b> {
    first: Box<dyn Solver>,
    second: WithoutArrays<'b>,
}

impl<'b> ArrayFallback<'b> {
    /// Makes both solvers. The first one has little time, since queries about arrays are often hard.
    pub fn new(backend: &'b dyn Backend, limits: &Limits) -> Result<Self, SmtError> {
        let short = limits.query.map_or(SHORT, |query| query.min(SHORT));
        Self::after(backend, &Limits { query: Some(short), ..limits.clone() }, limits)
    }

    /// Makes both solvers, the first with limits of its own.
    pub fn after(
        backend: &'b dyn Backend,
        first: &Limits,
        limits: &Limits,
    ) -> Result<Self, SmtError> {
        let first = backend.solver(first)?;
        Ok(Self { first, second: WithoutArrays::new(backend, limits).by_integers() })
    }
}

impl Solver for ArrayFallback<'_> {
    fn push(&mut self) -> Result<(), SmtError> {
        self.first.push()?;
        self.second.push()
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.first.pop()?;
        self.second.pop()
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.first.assert(pool, fact)?;
        self.second.assert(pool, fact)
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        match self.first.check(pool, assuming)? {
            Answer::Unknown(_) => self.second.check(pool, assuming),
            decided @ (Answer::Sat(_) | Answer::Unsat(_)) => Ok(decided),
        }
    }

    fn name(&self) -> &'static str {
        "array fallback"
    }
}
