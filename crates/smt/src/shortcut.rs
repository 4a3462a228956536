//! Layers that answer some queries by themselves, and ask the solver inside about the others.

use symra_terms::{Term, TermPool};

use crate::facts::{Facts, Follower};
use crate::solver::{Answer, SmtError, Solver};

/// A way to answer a query without a solver.
pub(crate) trait Shortcut {
    /// The answer, if it is found this way.
    fn answer(
        &mut self,
        pool: &TermPool,
        facts: &[Term],
        assuming: &[Term],
    ) -> Option<Answer<'static>>;
}

/// A solver that tries a shortcut first.
pub(crate) struct Short<S> {
    shortcut: S,
    facts: Facts,
    inner: Follower,
}

impl<S: Shortcut> Short<S> {
    pub(crate) fn new(shortcut: S, inner: Box<dyn Solver>) -> Self {
        Self { shortcut, facts: Facts::default(), inner: Follower::new(inner) }
    }
}

impl<S: Shortcut> Solver for Short<S> {
    fn push(&mut self) -> Result<(), SmtError> {
        self.facts.push();
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.facts.pop().map(drop)
    }

    fn assert(&mut self, _: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.facts.assert(fact);
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        match self.shortcut.answer(pool, self.facts.all(), assuming) {
            Some(answer) => Ok(answer),
            None => self.inner.check(pool, self.facts.all(), assuming),
        }
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}
