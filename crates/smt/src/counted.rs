//! Statistics of queries.

use std::sync::Arc;
use std::time::Instant;

use symra_terms::{Term, TermPool};

use crate::solver::{Answer, SmtError, Solver};
use crate::statistics::{Queries, Statistics};

/// Where in a chain the queries are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountedAt {
    /// Where the engine asks: [`Statistics::asked`].
    Outside,
    /// Before the backend: [`Statistics::solved`].
    Inside,
}

/// Counts the queries that pass and the time they take.
pub struct Counted {
    inner: Box<dyn Solver>,
    statistics: Arc<Statistics>,
    place: CountedAt,
}

impl Counted {
    /// Counts the queries of a solver.
    pub fn new(inner: Box<dyn Solver>, statistics: Arc<Statistics>, place: CountedAt) -> Self {
        Self { inner, statistics, place }
    }
}

impl Solver for Counted {
    fn push(&mut self) -> Result<(), SmtError> {
        self.inner.push()
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.inner.pop()
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.inner.assert(pool, fact)
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let queries: &Queries = match self.place {
            CountedAt::Outside => &self.statistics.asked,
            CountedAt::Inside => &self.statistics.solved,
        };
        let start = Instant::now();
        let answer = self.inner.check(pool, assuming);
        queries.add_time(start.elapsed());
        match &answer {
            Ok(Answer::Sat(_)) => queries.sat.increment(),
            Ok(Answer::Unsat(_)) => queries.unsat.increment(),
            Ok(Answer::Unknown(_)) => queries.unknown.increment(),
            Err(_) => queries.failed.increment(),
        }
        answer
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use symra_terms::{Sort, TermPool};

    use crate::testing::Exhaustive;
    use crate::{Answer, Backend, Layered, Layers, Limits, contract};

    #[test]
    fn answers_are_counted_by_kind_outside_and_inside() {
        let backend = Exhaustive::default();
        let layered =
            Layered::new(Arc::new(backend.clone()), Layers { guesses: false, ..Layers::default() });
        let mut solver = layered.solver(&Limits::default()).unwrap();
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bool);
        let not_x = pool.not(x);
        for _ in 0..3 {
            assert!(matches!(solver.check(&pool, &[x]), Ok(Answer::Sat(_))));
            assert!(matches!(solver.check(&pool, &[x, not_x]), Ok(Answer::Unsat(_))));
        }
        backend.give_up.store(true, Ordering::Relaxed);
        let y = pool.var("y", &Sort::Bool);
        assert!(matches!(solver.check(&pool, &[y]), Ok(Answer::Unknown(_))));
        let statistics = layered.statistics();
        let asked = &statistics.asked;
        assert_eq!((asked.sat.get(), asked.unsat.get(), asked.unknown.get()), (3, 3, 1));
        assert_eq!((asked.total(), asked.failed.get()), (7, 0));
        assert_eq!(statistics.solved.total(), backend.count());
        assert!(statistics.solved.total() < asked.total());
        assert!(asked.time() >= statistics.solved.time());
    }

    #[test]
    fn keeps_the_contract() {
        let layered = Layered::new(Arc::new(Exhaustive::default()), Layers::none());
        contract::run_narrow(&layered);
    }
}
