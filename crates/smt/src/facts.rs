//! Facts in frames, and a solver that follows them.

use symra_terms::{Term, TermPool};

use crate::solver::{Answer, SmtError, Solver};

/// The facts of a solver in the order of their assertion, with the frames they are in.
#[derive(Clone, Default, Debug)]
pub(crate) struct Facts {
    facts: Vec<Term>,
    frames: Vec<usize>,
}

impl Facts {
    /// Opens a frame.
    pub(crate) fn push(&mut self) {
        self.frames.push(self.facts.len());
    }

    /// Closes the last frame and returns its facts.
    pub(crate) fn pop(&mut self) -> Result<Vec<Term>, SmtError> {
        let start = self.frames.pop().ok_or(SmtError::NoFrame)?;
        Ok(self.facts.split_off(start))
    }

    /// Adds a fact to the last frame.
    pub(crate) fn assert(&mut self, fact: Term) {
        self.facts.push(fact);
    }

    /// How many facts there were where each open frame begins.
    pub(crate) fn frames(&self) -> &[usize] {
        &self.frames
    }

    /// All facts.
    pub(crate) fn all(&self) -> &[Term] {
        &self.facts
    }
}

/// A solver that is brought to a list of facts only when it is asked, and keeps the beginning that the list has in
/// common with the one before.
pub(crate) struct Follower {
    solver: Box<dyn Solver>,
    /// What is asserted, each fact in a frame of its own.
    asserted: Vec<Term>,
}

impl Follower {
    pub(crate) fn new(solver: Box<dyn Solver>) -> Self {
        Self { solver, asserted: Vec::new() }
    }

    /// Asks whether the facts and the assumptions are satisfiable together.
    pub(crate) fn check<'s>(
        &'s mut self,
        pool: &TermPool,
        facts: &[Term],
        assuming: &[Term],
    ) -> Result<Answer<'s>, SmtError> {
        let common = self.asserted.iter().zip(facts).take_while(|(a, b)| a == b).count();
        while self.asserted.len() > common {
            self.asserted.pop();
            self.solver.pop()?;
        }
        for fact in &facts[common..] {
            self.solver.push()?;
            self.asserted.push(*fact);
            self.solver.assert(pool, *fact)?;
        }
        self.solver.check(pool, assuming)
    }

    pub(crate) fn name(&self) -> &'static str {
        self.solver.name()
    }
}
