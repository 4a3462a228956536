//! A solver that asks a query at first as it is, and where that takes long without arrays, and about integers.

use std::time::Duration;

use symra_terms::{Term, TermPool};

use crate::facts::Facts;
use crate::solver::{Answer, Backend, Limits, SmtError, Solver};
use crate::without_arrays::WithoutArrays;

/// The longest time for a query as it is.
const SHORT: Duration = Duration::from_millis(120);

/// After so many queries in a row that the first solver did not decide, it is no longer asked first.
const IN_VAIN: u32 = 4;

/// Two solvers with the same facts: the first is quick on easy queries, the second decides more.
pub struct ArrayFallback<'b> {
    backend: &'b dyn Backend,
    /// The limits of the first solver, and of the second.
    limits: [Limits; 2],
    facts: Facts,
    /// The solvers with their facts, if there was something to ask since the last rest.
    awake: Option<Awake<'b>>,
    /// How many queries in a row the first solver did not decide.
    in_vain: u32,
}

struct Awake<'b> {
    first: Box<dyn Solver>,
    second: WithoutArrays<'b>,
}

impl<'b> ArrayFallback<'b> {
    /// The first solver has little time, since queries about arrays are often hard.
    pub fn new(backend: &'b dyn Backend, limits: &Limits) -> Self {
        let short = limits.query.map_or(SHORT, |query| query.min(SHORT));
        let first = Limits { query: Some(short), ..limits.clone() };
        let limits = [first, limits.clone()];
        Self { backend, limits, facts: Facts::default(), awake: None, in_vain: 0 }
    }
}

/// Both solvers, with all facts in their frames.
fn awake<'b>(
    backend: &'b dyn Backend,
    limits: &[Limits; 2],
    pool: &TermPool,
    facts: &Facts,
) -> Result<Awake<'b>, SmtError> {
    let first = backend.solver(&limits[0])?;
    let mut awake = Awake { first, second: WithoutArrays::new(backend, &limits[1]).by_integers() };
    let mut frames = facts.frames().iter().peekable();
    for (number, fact) in facts.all().iter().enumerate() {
        while frames.next_if(|start| **start == number).is_some() {
            awake.push()?;
        }
        awake.assert(pool, *fact)?;
    }
    frames.try_for_each(|_| awake.push())?;
    Ok(awake)
}

impl Awake<'_> {
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
}

impl Solver for ArrayFallback<'_> {
    fn push(&mut self) -> Result<(), SmtError> {
        self.facts.push();
        self.awake.as_mut().map_or(Ok(()), Awake::push)
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.facts.pop()?;
        self.awake.as_mut().map_or(Ok(()), Awake::pop)
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.facts.assert(fact);
        self.awake.as_mut().map_or(Ok(()), |awake| awake.assert(pool, fact))
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let Awake { first, second } = match &mut self.awake {
            Some(awake) => awake,
            asleep @ None => asleep.insert(awake(self.backend, &self.limits, pool, &self.facts)?),
        };
        if self.in_vain >= IN_VAIN {
            return second.check(pool, assuming);
        }
        match first.check(pool, assuming)? {
            Answer::Unknown(_) => {
                self.in_vain += 1;
                second.check(pool, assuming)
            }
            decided @ (Answer::Sat(_) | Answer::Unsat(_)) => {
                self.in_vain = 0;
                Ok(decided)
            }
        }
    }

    fn rest(&mut self) {
        self.awake = None;
    }

    fn name(&self) -> &'static str {
        "array fallback"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Exhaustive;
    use symra_terms::Sort;

    #[test]
    fn facts_and_their_frames_outlive_a_rest() {
        let mut pool = TermPool::new();
        let [p, q] = ["p", "q"].map(|name| pool.var(name, &Sort::Bool));
        let (not_p, not_q) = (pool.not(p), pool.not(q));
        let backend = Exhaustive::default();
        let mut solver = ArrayFallback::new(&backend, &Limits::default());
        let is_unsat = |solver: &mut ArrayFallback<'_>, assumed: Term| {
            matches!(solver.check(&pool, &[assumed]), Ok(Answer::Unsat(_)))
        };
        solver.assert(&TermPool::new(), p).expect("a fact should be noted");
        solver.push().expect("a frame should open");
        solver.assert(&TermPool::new(), q).expect("a fact should be noted");
        for _ in 0..2 {
            assert!(is_unsat(&mut solver, not_p) && is_unsat(&mut solver, not_q));
            assert!(!is_unsat(&mut solver, q));
            solver.rest();
        }
        solver.pop().expect("the frame should close");
        assert!(is_unsat(&mut solver, not_p) && !is_unsat(&mut solver, not_q));
        assert!(matches!(solver.pop(), Err(SmtError::NoFrame)));
    }
}
