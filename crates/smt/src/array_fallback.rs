//! A solver that asks a query at first as it is, and where that takes long without arrays, and about integers.

use std::time::Duration;

use symra_terms::{Term, TermPool};

use crate::solver::{Answer, Backend, Limits, SmtError, Solver};
use crate::without_arrays::WithoutArrays;

/// The longest time for a query as it is.
const SHORT: Duration = Duration::from_millis(120);

/// After so many queries in a row that the first solver did not decide, it is no longer asked first.
const IN_VAIN: u32 = 4;

/// Two solvers with the same facts: the first is quick on easy queries, the second decides more.
pub struct ArrayFallback<'b> {
    first: Box<dyn Solver>,
    second: WithoutArrays<'b>,
    /// How many queries in a row the first solver did not decide.
    in_vain: u32,
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
        Ok(Self { first, second: WithoutArrays::new(backend, limits).by_integers(), in_vain: 0 })
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
        if self.in_vain >= IN_VAIN {
            return self.second.check(pool, assuming);
        }
        match self.first.check(pool, assuming)? {
            Answer::Unknown(_) => {
                self.in_vain += 1;
                self.second.check(pool, assuming)
            }
            decided @ (Answer::Sat(_) | Answer::Unsat(_)) => {
                self.in_vain = 0;
                Ok(decided)
            }
        }
    }

    fn name(&self) -> &'static str {
        "array fallback"
    }
}
