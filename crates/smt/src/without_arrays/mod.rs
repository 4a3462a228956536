//! Queries about arrays, asked without arrays.

mod growing;
mod reads;

use std::rc::Rc;
use std::time::Duration;

use symra_terms::{ArrayValue, Assignment, Sort, Term, TermPool, Value};

pub use self::growing::Growing;
use self::reads::Reads;
use crate::facts::Facts;
use crate::integers::{self, Decision};
use crate::solver::{Answer, Backend, Limits, Model, Refutation, SmtError, Solver};
use crate::stored::StoredModel;

/// The longest time for a query about integers.
const INTEGERS: Duration = Duration::from_secs(1);

/// The longest time for a query about gates.
const GATES: Duration = Duration::from_millis(300);

/// Asks a backend about the elements that are read, instead of about arrays.
///
/// What is read of a changed array is a choice between what was written and what is read of the array before; what
/// is read of an array variable is a variable, equal to another one where the indices are equal (Ackermann). Every
/// check is a new query to a new solver. That is slow for many small queries, and good for few hard ones: solvers for
/// bit-vectors alone are much stronger. Queries that compare arrays, or read too much, are asked as they are. A core
/// is all the assumptions.
pub struct WithoutArrays<'b> {
    backend: &'b dyn Backend,
    limits: Limits,
    facts: Facts,
    reads: Reads,
    /// Whether integers are asked about before bits.
    integers: bool,
    /// The solver of the last check.
    last: Option<Box<dyn Solver>>,
}

impl<'b> WithoutArrays<'b> {
    /// A solver with nothing asserted that asks new solvers of a backend.
    pub fn new(backend: &'b dyn Backend, limits: &Limits) -> Self {
        Self {
            backend,
            limits: limits.clone(),
            facts: Facts::default(),
            reads: Reads::default(),
            integers: false,
            last: None,
        }
    }

    /// Asks about integers first, with half of the time for a query and a second at most, and about bit-vectors only where that
    /// does not help.
    #[must_use]
    pub fn by_integers(mut self) -> Self {
        self.integers = true;
        self
    }

    /// Asks a SAT solver about gates.
    fn by_gates(&self, query: &[Term]) -> Result<Decision, SmtError> {
        let time = self.limits.query.map_or(GATES, |query| GATES.min(query / 2));
        let mut solver = self.backend.bits(&Limits { query: Some(time), ..self.limits.clone() })?;
        let pool = &self.reads.pool;
        for fact in query {
            solver.assert(pool, *fact)?;
        }
        Ok(match solver.check(pool, &[])? {
            Answer::Unknown(_) => Decision::Open,
            Answer::Unsat(_) => Decision::NoModel,
            Answer::Sat(mut model) => {
                let mut known = Assignment::default();
                for part in pool.post_order(query) {
                    if let Some(symbol) = pool.symbol(part) {
                        known.set(symbol, model.value(pool, part)?);
                    }
                }
                Decision::Model(known)
            }
        })
    }

    /// The answer that a model of the elements is.
    fn whole(&self, known: Assignment) -> Answer<'_> {
        let inner = Box::new(StoredModel(Rc::new(known.clone())));
        Answer::Sat(Box::new(Whole { inner, reads: &self.reads, known }))
    }
}

impl Solver for WithoutArrays<'_> {
    fn push(&mut self) -> Result<(), SmtError> {
        self.facts.push();
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.facts.pop().map(drop)
    }

    fn assert(&mut self, _pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.facts.assert(fact);
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let all: Vec<Term> = self.facts.all().iter().chain(assuming).copied().collect();
        let query = self.reads.query(pool, &all);
        if let Some(query) = &query
            && are_bits(&self.reads.pool, query)
        {
            match self.by_gates(query)? {
                Decision::Open => (),
                Decision::NoModel => return Ok(Answer::Unsat(Box::new(All(assuming.to_vec())))),
                Decision::Model(known) => return Ok(self.whole(known)),
            }
        }
        if let (true, Some(query)) = (self.integers, &query) {
            let time = self.limits.query.map_or(INTEGERS, |query| INTEGERS.min(query / 2));
            let limits = Limits { query: Some(time), ..self.limits.clone() };
            match integers::decide(self.backend, &limits, &self.reads.pool, query)? {
                Decision::Open => (),
                Decision::NoModel => return Ok(Answer::Unsat(Box::new(All(assuming.to_vec())))),
                Decision::Model(known) => return Ok(self.whole(known)),
            }
        }
        let solver = self.last.insert(self.backend.solver(&self.limits)?);
        let Some(query) = query else {
            for fact in self.facts.all() {
                solver.assert(pool, *fact)?;
            }
            return solver.check(pool, assuming);
        };
        for fact in query {
            solver.assert(&self.reads.pool, fact)?;
        }
        Ok(match solver.check(&self.reads.pool, &[])? {
            Answer::Sat(inner) => Answer::Sat(Box::new(Whole {
                inner,
                reads: &self.reads,
                known: Assignment::default(),
            })),
            Answer::Unsat(_) => Answer::Unsat(Box::new(All(assuming.to_vec()))),
            Answer::Unknown(why) => Answer::Unknown(why),
        })
    }

    fn name(&self) -> &'static str {
        "without arrays"
    }
}

/// Whether formulas are about truth values and bit-vectors only.
fn are_bits(pool: &TermPool, formulas: &[Term]) -> bool {
    pool.post_order(formulas).all(|part| matches!(pool.sort(part), Sort::Bool | Sort::Bv(_)))
}

/// All assumptions.
struct All(Vec<Term>);

impl Refutation for All {
    fn core(&mut self) -> Result<Vec<Term>, SmtError> {
        Ok(self.0.clone())
    }
}

/// A model with the arrays that were left out.
struct Whole<'s> {
    inner: Box<dyn Model + 's>,
    reads: &'s Reads,
    known: Assignment,
}

impl Whole<'_> {
    /// The value of a term of the query.
    fn term(&mut self, term: Term) -> Result<Value, SmtError> {
        let pool = &self.reads.pool;
        for symbol in pool.variables(term) {
            if self.known.get(symbol).is_none() {
                let value = self.inner.value(pool, pool.symbol_term(symbol))?;
                self.known.set(symbol, value);
            }
        }
        Ok(pool.evaluate_in(term, &self.known))
    }
}

impl Model for Whole<'_> {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        if let Sort::Array(sort) = pool.sort(variable) {
            let mut array = ArrayValue::constant(sort.clone(), Value::default_of(&sort.element));
            for (index, read) in self.reads.asked_of(variable) {
                let (index, element) = (self.term(index)?, self.term(read)?);
                array.set(index, element);
            }
            return Ok(Value::Array(array));
        }
        match self.reads.known(variable) {
            Some(own) => self.term(own),
            None => Ok(Value::default_of(pool.sort(variable))),
        }
    }
}
