//! A cache of models and cores.
//!
//! After the counterexample cache of KLEE (Cadar, Dunbar, Engler: KLEE, OSDI 2008, section 3.3): a query with a known core is unsatisfiable,
//! and a query that a known model satisfies is satisfiable, as our own evaluator says. What was not decided is not remembered.

mod cores;
mod models;

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use symra_terms::{Assignment, Term, TermPool, Variables};

use crate::facts::{Facts, Follower};
use crate::solver::{Answer, SmtError, Solver};
use crate::statistics::Statistics;
use crate::stored::{StoredCore, StoredModel, copy};
use cores::Cores;
use models::Models;

/// How much a cache remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CacheConfig {
    /// Satisfiable queries with their models.
    pub queries: usize,
    /// Unsatisfiable sets of terms.
    pub cores: usize,
    /// Models that are tried on other queries.
    pub models: usize,
    /// How many of them are tried on one query.
    pub tries: usize,
}

impl Default for CacheConfig {
    fn default() -> Self {
        Self { queries: 16_384, cores: 4_096, models: 64, tries: 6 }
    }
}

/// A longer core is not worth its counting.
const LONGEST_CORE: usize = 512;

/// Answers from what it remembers where it can, and asks a solver where it can't.
pub struct Cached {
    inner: Follower,
    facts: Facts,
    cores: Cores,
    models: Models,
    /// Satisfiable sets of terms by their fingerprints.
    satisfiable: FxHashMap<u128, Remembered>,
    /// The fingerprint of the current set.
    fingerprint: u128,
    variables: Variables,
    config: CacheConfig,
    statistics: Arc<Statistics>,
}

struct Remembered {
    /// The set itself, in order.
    terms: Box<[Term]>,
    model: Rc<Assignment>,
}

impl Cached {
    /// A cache before a new solver.
    pub fn new(inner: Box<dyn Solver>, config: CacheConfig, statistics: Arc<Statistics>) -> Self {
        Self {
            inner: Follower::new(inner),
            facts: Facts::default(),
            cores: Cores::new(config.cores),
            models: Models::new(config.models, config.tries),
            satisfiable: FxHashMap::default(),
            fingerprint: 0,
            variables: Variables::default(),
            config,
            statistics,
        }
    }

    fn insert(&mut self, term: Term) {
        if self.cores.insert(term) {
            self.fingerprint = self.fingerprint.wrapping_add(fingerprint(term));
        }
    }

    fn remove(&mut self, term: Term) {
        if self.cores.remove(term) {
            self.fingerprint = self.fingerprint.wrapping_sub(fingerprint(term));
        }
    }

    /// The facts and assumptions, each once, in order.
    fn terms(&self, assuming: &[Term]) -> Vec<Term> {
        let mut terms: Vec<Term> = self.facts.all().iter().chain(assuming).copied().collect();
        terms.sort_unstable();
        terms.dedup();
        terms
    }

    /// What is remembered about the current set, which has the assumptions.
    fn recall(&mut self, pool: &TermPool, assuming: &[Term]) -> Option<CacheAnswer> {
        if let Some(core) = self.cores.contained() {
            self.statistics.by_core.increment();
            let mut needed = assuming.to_vec();
            needed.retain(|term| core.binary_search(term).is_ok());
            return Some(CacheAnswer::Unsat(needed));
        }
        if let Some(known) = self.satisfiable.get(&self.fingerprint)
            && *known.terms == *self.terms(assuming)
        {
            self.statistics.repeated.increment();
            return Some(CacheAnswer::Sat(known.model.clone()));
        }
        let newest = assuming.first().or(self.facts.all().last());
        let about = newest.map(|term| self.variables.of(pool, *term)).unwrap_or_default();
        let model = self.models.find(pool, self.facts.all(), assuming, &about)?;
        self.statistics.by_model.increment();
        Some(CacheAnswer::Sat(model))
    }

    /// Asks the solver and remembers what it decided.
    fn ask(&mut self, pool: &TermPool, assuming: &[Term]) -> Result<CacheAnswer, SmtError> {
        let terms = self.terms(assuming);
        match self.inner.check(pool, self.facts.all(), assuming)? {
            Answer::Sat(mut model) => {
                let mut symbols = Vec::new();
                for term in &terms {
                    symbols.extend_from_slice(&self.variables.of(pool, *term));
                }
                symbols.sort_unstable();
                symbols.dedup();
                let model = Rc::new(copy(pool, &mut *model, symbols)?);
                self.models.remember(&model);
                if self.satisfiable.len() >= self.config.queries {
                    self.satisfiable.clear();
                }
                let known = Remembered { terms: terms.into(), model: model.clone() };
                self.satisfiable.insert(self.fingerprint, known);
                Ok(CacheAnswer::Sat(model))
            }
            Answer::Unsat(mut refutation) => {
                let core = refutation.core()?;
                let mut terms: Vec<Term> = self.facts.all().iter().chain(&core).copied().collect();
                terms.sort_unstable();
                terms.dedup();
                if terms.len() <= LONGEST_CORE {
                    self.cores.remember(terms);
                }
                Ok(CacheAnswer::Unsat(core))
            }
            Answer::Unknown(why) => Ok(CacheAnswer::Unknown(why)),
        }
    }
}

/// An answer that borrows nothing.
enum CacheAnswer {
    Sat(Rc<Assignment>),
    Unsat(Vec<Term>),
    Unknown(crate::solver::WhyUnknown),
}

/// A number that is hardly that of another term. Sums of them are compared before the sets are.
fn fingerprint(term: Term) -> u128 {
    let mut bits =
        (term.index() as u128 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    bits ^= bits >> 67;
    bits = bits.wrapping_mul(0xda94_2042_e4dd_58b5_2545_f491_4f6c_dd1d);
    bits ^ (bits >> 71)
}

impl Solver for Cached {
    fn push(&mut self) -> Result<(), SmtError> {
        self.facts.push();
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        for fact in self.facts.pop()? {
            self.remove(fact);
        }
        self.models.truncate(self.facts.all().len());
        Ok(())
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        if fact != pool.true_() {
            self.facts.assert(fact);
            self.insert(fact);
        }
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        for term in assuming {
            self.insert(*term);
        }
        let found = match self.recall(pool, assuming) {
            Some(found) => Ok(found),
            None => self.ask(pool, assuming),
        };
        for term in assuming {
            self.remove(*term);
        }
        Ok(match found? {
            CacheAnswer::Sat(model) => Answer::Sat(Box::new(StoredModel(model))),
            CacheAnswer::Unsat(core) => Answer::Unsat(Box::new(StoredCore(core))),
            CacheAnswer::Unknown(why) => Answer::Unknown(why),
        })
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

#[cfg(test)]
mod tests;
