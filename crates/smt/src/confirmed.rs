//! Refutations that a second solver looks at.
//!
//! What a backend says is satisfiable, its model shows; that something is unsatisfiable has to be believed. Here the SAT solver of
//! [`Backend::bits`] is asked the same, where the query is about truth values and bit-vectors only. It gets no more time than
//! the backend takes, so that a query costs at most twice as much. If it has a model, that is an error; if it does not know,
//! the backend's word counts alone.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use symra_terms::{Sort, Term, TermPool};

use crate::bits::Bits;
use crate::facts::Facts;
use crate::solver::{Answer, Backend, EliminateQuantifiers, Limits, SmtError, Solver};
use crate::statistics::Counter;

/// The longest time that a second look at a query takes.
const LOOK: Duration = Duration::from_millis(300);
/// The second solver may be so far behind the first.
const AHEAD: Duration = Duration::from_millis(20);
/// After so many queries the second solver begins anew, so that it does not keep all that was ever asked.
const FRESH: u64 = 2000;

/// How many refutations there were.
#[derive(Default, Debug)]
pub struct Confirmations {
    /// By the backend.
    pub refuted: Counter,
    /// By the second solver too.
    pub confirmed: Counter,
}

/// A backend whose refutations a second solver looks at.
pub struct Confirmed {
    inner: Arc<dyn Backend>,
    counts: Arc<Confirmations>,
}

impl Confirmed {
    /// Has a second solver look at the refutations of `inner`.
    pub fn new(inner: Arc<dyn Backend>) -> Self {
        Self { inner, counts: Arc::default() }
    }

    /// How many there were so far, of all its solvers.
    pub fn counts(&self) -> &Confirmations {
        &self.counts
    }

    fn around(&self, inner: Box<dyn Solver>, limits: &Limits) -> Box<dyn Solver> {
        let query = limits.query.map_or(LOOK, |query| query.min(LOOK));
        Box::new(ConfirmedSolver {
            inner,
            limits: Limits { query: Some(query), ..limits.clone() },
            second: None,
            facts: Facts::default(),
            plain: FxHashMap::default(),
            times: (Duration::ZERO, Duration::ZERO),
            counts: self.counts.clone(),
        })
    }
}

impl Backend for Confirmed {
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(self.around(self.inner.solver(limits)?, limits))
    }

    fn incremental(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(self.around(self.inner.incremental(limits)?, limits))
    }

    fn eliminator(&self, limits: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        self.inner.eliminator(limits)
    }
}

struct ConfirmedSolver {
    inner: Box<dyn Solver>,
    /// Of the second solver.
    limits: Limits,
    second: Option<(Bits, u64)>,
    facts: Facts,
    /// Whether terms are about truth values and bit-vectors only.
    plain: FxHashMap<Term, bool>,
    /// What both solvers have taken.
    times: (Duration, Duration),
    counts: Arc<Confirmations>,
}

impl ConfirmedSolver {
    /// Whether a term and all that it is made of are truth values and bit-vectors.
    fn is_plain(plain: &mut FxHashMap<Term, bool>, pool: &TermPool, term: Term) -> bool {
        let mut stack = vec![term];
        while let Some(part) = stack.last().copied() {
            let before = stack.len();
            stack.extend(pool.args(part).iter().filter(|arg| !plain.contains_key(arg)));
            if stack.len() == before {
                let own = matches!(pool.sort(part), Sort::Bool | Sort::Bv(_));
                let all = own && pool.args(part).iter().all(|arg| plain[arg]);
                plain.insert(part, all);
                stack.pop();
            }
        }
        plain[&term]
    }
}

impl Solver for ConfirmedSolver {
    fn push(&mut self) -> Result<(), SmtError> {
        self.facts.push();
        self.inner.push()
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.facts.pop()?;
        self.inner.pop()
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.facts.assert(fact);
        self.inner.assert(pool, fact)
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let begin = Instant::now();
        let name = self.inner.name();
        let answer = self.inner.check(pool, assuming)?;
        self.times.0 += begin.elapsed();
        match &answer {
            Answer::Sat(_) | Answer::Unknown(_) => return Ok(answer),
            Answer::Unsat(_) => (),
        }
        self.counts.refuted.increment();
        let terms: Vec<Term> = self.facts.all().iter().chain(assuming).copied().collect();
        let plain = &mut self.plain;
        if self.times.1 > self.times.0 + AHEAD
            || !terms.iter().all(|term| Self::is_plain(plain, pool, *term))
        {
            return Ok(answer);
        }
        let begin = Instant::now();
        let limits = &self.limits;
        let (mut second, asked) = self.second.take().unwrap_or_else(|| (Bits::new(limits), 0));
        // What it can't express it does not know.
        match second.check(pool, &terms) {
            Ok(Answer::Sat(_)) => {
                return Err(SmtError::Disagreement {
                    first: name,
                    first_answer: "unsat",
                    second: "bits",
                    second_answer: "sat",
                });
            }
            Ok(Answer::Unsat(_)) => self.counts.confirmed.increment(),
            Ok(Answer::Unknown(_)) | Err(_) => (),
        }
        self.times.1 += begin.elapsed();
        self.second = (asked < FRESH).then_some((second, asked + 1));
        Ok(answer)
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

    use crate::solver::{Answer, Backend, Limits, SmtError};
    use crate::testing::Exhaustive;
    use crate::{Confirmed, contract};

    #[test]
    fn a_refutation_of_what_has_a_model_is_an_error() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Bv(4)), pool.var("y", &Sort::Bv(4)));
        let (less, more) = (pool.bv_ult(x, y), pool.bv_ult(y, x));
        for (always_unsat, asked, wrong) in [
            (true, vec![less], true),
            (true, vec![less, more], false),
            (false, vec![less], false),
            (false, vec![less, more], false),
        ] {
            let inner = Exhaustive { always_unsat, ..Exhaustive::default() };
            let backend = Confirmed::new(Arc::new(inner));
            // As an assumption, and as a fact.
            for facts in [0, 1] {
                let mut solver = backend.solver(&Limits::default()).unwrap();
                solver.push().unwrap();
                for fact in &asked[..facts] {
                    solver.assert(&pool, *fact).unwrap();
                }
                let answer = solver.check(&pool, &asked[facts..]);
                assert_eq!(matches!(answer, Err(SmtError::Disagreement { .. })), wrong);
            }
        }
    }

    #[test]
    fn facts_of_closed_frames_are_not_asked() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Bv(4)), pool.var("y", &Sort::Bv(4)));
        let (less, more) = (pool.bv_ult(x, y), pool.bv_ult(y, x));
        let backend = Confirmed::new(Arc::new(Exhaustive::default()));
        let mut solver = backend.solver(&Limits::default()).unwrap();
        solver.push().unwrap();
        solver.assert(&pool, less).unwrap();
        assert!(matches!(solver.check(&pool, &[more]), Ok(Answer::Unsat(_))));
        assert_eq!(backend.counts().confirmed.get(), 1);
        solver.pop().unwrap();
        assert!(matches!(solver.check(&pool, &[more]), Ok(Answer::Sat(_))));
        let both = pool.and(&[less, more]);
        assert!(matches!(solver.check(&pool, &[both]), Ok(Answer::Unsat(_))));
        assert_eq!((backend.counts().refuted.get(), backend.counts().confirmed.get()), (2, 2));
    }

    #[test]
    fn integers_are_left_to_the_backend() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Int);
        let one = pool.int(1);
        let claim = pool.le(x, one);
        let liar = Exhaustive { always_unsat: true, ..Exhaustive::default() };
        let backend = Confirmed::new(Arc::new(liar));
        let mut solver = backend.solver(&Limits::default()).unwrap();
        assert!(matches!(solver.check(&pool, &[claim]), Ok(Answer::Unsat(_))));
        assert_eq!((backend.counts().refuted.get(), backend.counts().confirmed.get()), (1, 0));
    }

    #[test]
    fn keeps_the_contract() {
        let idle = Exhaustive::default();
        contract::run_narrow(&Confirmed::new(Arc::new(idle.clone())));
        assert!(!idle.give_up.load(Ordering::Relaxed));
    }
}
