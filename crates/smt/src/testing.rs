//! A solver for tests that tries all values, and can be told to lie.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use symra_terms::{Assignment, BitVec, Sort, Symbol, Term, TermPool, Value, Variables};

use crate::facts::Facts;
use crate::solver::{Answer, Backend, EliminateQuantifiers, Limits, SmtError, Solver, WhyUnknown};
use crate::stored::{StoredCore, StoredModel};

/// Solves by trying all values of truth values and of bit-vectors of up to four bits.
#[derive(Clone, Default)]
pub(crate) struct Exhaustive {
    pub(crate) queries: Arc<AtomicU64>,
    /// Give models of nothing.
    pub(crate) wrong_models: bool,
    /// Say "unsat" to everything.
    pub(crate) always_unsat: bool,
    /// Say "unknown" while this is set.
    pub(crate) give_up: Arc<AtomicBool>,
}

impl Exhaustive {
    pub(crate) fn count(&self) -> u64 {
        self.queries.load(Ordering::Relaxed)
    }
}

impl Backend for Exhaustive {
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        let (config, limits) = (self.clone(), limits.clone());
        Ok(Box::new(ExhaustiveSolver { config, limits, facts: Facts::default() }))
    }

    fn eliminator(&self, _: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        None
    }
}

struct ExhaustiveSolver {
    config: Exhaustive,
    limits: Limits,
    facts: Facts,
}

fn values(sort: &Sort) -> Vec<Value> {
    match sort {
        Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
        Sort::Bv(width @ 1..=4) => {
            (0..1 << width).map(|bits| Value::Bv(BitVec::from_u64(bits, *width))).collect()
        }
        sort => panic!("the exhaustive solver should not see {sort}"),
    }
}

/// A model of the terms, found by trying.
pub(crate) fn search(pool: &TermPool, terms: &[Term]) -> Option<Assignment> {
    let mut variables = Variables::default();
    let mut symbols: Vec<Symbol> =
        terms.iter().flat_map(|term| variables.of(pool, *term).to_vec()).collect();
    symbols.sort_unstable();
    symbols.dedup();
    let choices: Vec<Vec<Value>> =
        symbols.iter().map(|symbol| values(pool.sort(pool.symbol_term(*symbol)))).collect();
    let mut digits = vec![0; symbols.len()];
    loop {
        let mut assignment = Assignment::default();
        for (i, symbol) in symbols.iter().enumerate() {
            assignment.set(*symbol, choices[i][digits[i]].clone());
        }
        let holds = |term: &Term| pool.evaluate_in(*term, &assignment).as_bool() == Some(true);
        if terms.iter().all(holds) {
            return Some(assignment);
        }
        let digit = (0..digits.len()).find(|i| digits[*i] + 1 < choices[*i].len())?;
        digits[digit] += 1;
        digits[..digit].fill(0);
    }
}

impl Solver for ExhaustiveSolver {
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
        self.config.queries.fetch_add(1, Ordering::Relaxed);
        if self.limits.cancel.is_cancelled() {
            return Ok(Answer::Unknown(WhyUnknown::Cancelled));
        }
        if self.config.give_up.load(Ordering::Relaxed) {
            return Ok(Answer::Unknown(WhyUnknown::Incomplete("told to".to_owned())));
        }
        let terms: Vec<Term> = self.facts.all().iter().chain(assuming).copied().collect();
        if self.config.always_unsat {
            return Ok(Answer::Unsat(Box::new(StoredCore(assuming.to_vec()))));
        }
        if let Some(model) = search(pool, &terms) {
            let model = if self.config.wrong_models { Assignment::default() } else { model };
            return Ok(Answer::Sat(Box::new(StoredModel(model.into()))));
        }
        let mut core = assuming.to_vec();
        for term in assuming {
            let fewer: Vec<Term> = core.iter().copied().filter(|t| t != term).collect();
            let all: Vec<Term> = self.facts.all().iter().chain(&fewer).copied().collect();
            if search(pool, &all).is_none() {
                core = fewer;
            }
        }
        Ok(Answer::Unsat(Box::new(StoredCore(core))))
    }

    fn name(&self) -> &'static str {
        "exhaustive"
    }
}
