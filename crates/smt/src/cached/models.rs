//! Recent models, and how far each is known to satisfy the facts.

use std::collections::VecDeque;
use std::rc::Rc;

use symra_terms::{Assignment, Symbol, Term, TermPool};

use crate::evaluation::Evaluation;

/// A model, and what is known of it on the current facts.
struct Candidate {
    values: Rc<Assignment>,
    evaluation: Evaluation,
    /// So many of the first facts hold.
    satisfied: usize,
    /// The next one does not.
    violated: bool,
}

impl Candidate {
    fn new(values: Rc<Assignment>) -> Self {
        Self { values, evaluation: Evaluation::default(), satisfied: 0, violated: false }
    }

    fn satisfies(&mut self, pool: &TermPool, facts: &[Term], assuming: &[Term]) -> bool {
        if self.violated {
            return false;
        }
        while let Some(fact) = facts.get(self.satisfied) {
            if !self.evaluation.holds_in(pool, *fact, &self.values) {
                self.violated = true;
                return false;
            }
            self.satisfied += 1;
        }
        assuming.iter().all(|term| self.evaluation.holds_in(pool, *term, &self.values))
    }
}

/// The last few models, and one that has for each variable its last value.
pub(super) struct Models {
    recent: VecDeque<Candidate>,
    latest: Candidate,
    keep: usize,
    tries: usize,
}

impl Models {
    /// Keeps so many models, and tries at most so many of them on a query.
    pub(super) fn new(keep: usize, tries: usize) -> Self {
        let latest = Candidate::new(Rc::new(Assignment::default()));
        Self { recent: VecDeque::new(), latest, keep, tries }
    }

    /// The facts after the first so many are no longer asserted.
    pub(super) fn truncate(&mut self, facts: usize) {
        for candidate in self.recent.iter_mut().chain([&mut self.latest]) {
            if facts <= candidate.satisfied {
                candidate.satisfied = facts;
                candidate.violated = false;
            }
        }
    }

    /// A model of the facts and the assumptions among those that have a value for one of the variables.
    pub(super) fn find(
        &mut self,
        pool: &TermPool,
        facts: &[Term],
        assuming: &[Term],
        about: &[Symbol],
    ) -> Option<Rc<Assignment>> {
        if self.latest.satisfies(pool, facts, assuming) {
            return Some(self.latest.values.clone());
        }
        self.recent
            .iter_mut()
            .filter(|candidate| about.iter().any(|symbol| candidate.values.get(*symbol).is_some()))
            .take(self.tries)
            .find_map(|candidate| {
                candidate.satisfies(pool, facts, assuming).then(|| candidate.values.clone())
            })
    }

    /// Remembers a model, the newest first.
    pub(super) fn remember(&mut self, values: &Rc<Assignment>) {
        let mut latest = (*self.latest.values).clone();
        for (symbol, value) in values.sorted() {
            latest.set(symbol, value.clone());
        }
        self.latest = Candidate::new(Rc::new(latest));
        self.recent.push_front(Candidate::new(values.clone()));
        self.recent.truncate(self.keep);
    }
}
