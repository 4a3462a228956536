//! Answers compared with those of a second solver.

use symra_terms::{Term, TermPool};

use crate::solver::{Answer, SmtError, Solver};

/// Asks two solvers every query. The first one's answer counts; if the second one's contradicts it, that is an error.
/// An answer that says "unknown" contradicts none.
pub struct CrossChecked {
    first: Box<dyn Solver>,
    second: Box<dyn Solver>,
}

impl CrossChecked {
    /// Checks the answers of `first` with those of `second`, both new.
    pub fn new(first: Box<dyn Solver>, second: Box<dyn Solver>) -> Self {
        Self { first, second }
    }
}

fn word(answer: &Answer<'_>) -> &'static str {
    match answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat(_) => "unsat",
        Answer::Unknown(_) => "unknown",
    }
}

impl Solver for CrossChecked {
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
        let names = (self.first.name(), self.second.name());
        let answer = self.first.check(pool, assuming)?;
        let other = self.second.check(pool, assuming)?;
        match (&answer, &other) {
            (Answer::Sat(_), Answer::Unsat(_)) | (Answer::Unsat(_), Answer::Sat(_)) => {
                Err(SmtError::Disagreement {
                    first: names.0,
                    first_answer: word(&answer),
                    second: names.1,
                    second_answer: word(&other),
                })
            }
            (Answer::Unknown(_), _)
            | (_, Answer::Unknown(_))
            | (Answer::Sat(_), Answer::Sat(_))
            | (Answer::Unsat(_), Answer::Unsat(_)) => Ok(answer),
        }
    }

    fn name(&self) -> &'static str {
        self.first.name()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use symra_terms::{Sort, TermPool};

    use crate::solver::{Answer, Backend, Limits, SmtError, Solver};
    use crate::testing::Exhaustive;
    use crate::{CrossChecked, contract};

    fn crossed(first: &Exhaustive, second: &Exhaustive) -> CrossChecked {
        let limits = Limits::default();
        CrossChecked::new(first.solver(&limits).unwrap(), second.solver(&limits).unwrap())
    }

    #[test]
    fn a_disagreement_is_an_error_both_ways() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bool);
        let honest = Exhaustive::default();
        let liar = Exhaustive { always_unsat: true, ..Exhaustive::default() };
        let mut solver = crossed(&honest, &liar);
        let Err(SmtError::Disagreement { first_answer, second_answer, .. }) =
            solver.check(&pool, &[x])
        else {
            panic!("the solvers should disagree")
        };
        assert_eq!((first_answer, second_answer), ("sat", "unsat"));
        let mut solver = crossed(&liar, &honest);
        assert!(matches!(solver.check(&pool, &[x]), Err(SmtError::Disagreement { .. })));
        let not_x = pool.not(x);
        assert!(matches!(solver.check(&pool, &[x, not_x]), Ok(Answer::Unsat(_))));
    }

    #[test]
    fn unknown_contradicts_nothing() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bool);
        let idle = Exhaustive::default();
        idle.give_up.store(true, Ordering::Relaxed);
        let mut solver = crossed(&Exhaustive::default(), &idle);
        assert!(matches!(solver.check(&pool, &[x]), Ok(Answer::Sat(_))));
        let mut solver = crossed(&idle, &Exhaustive::default());
        assert!(matches!(solver.check(&pool, &[x]), Ok(Answer::Unknown(_))));
    }

    #[test]
    fn keeps_the_contract() {
        let second: Arc<dyn Backend> = Arc::new(Exhaustive::default());
        let layers = crate::Layers { second: Some(second), ..crate::Layers::none() };
        let layered = crate::Layered::new(Arc::new(Exhaustive::default()), layers);
        contract::run_narrow(&layered);
    }
}
