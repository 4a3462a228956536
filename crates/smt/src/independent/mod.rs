//! Constraint independence: a query is split into parts that share no variables.
//!
//! After KLEE (Cadar, Dunbar, Engler: KLEE, OSDI 2008, section 3.3), made incremental: the parts are kept up to date as facts come and
//! go, and a part that is known to have a model is not asked again until it changes.

mod partition;

use std::rc::Rc;
use std::sync::Arc;

use symra_terms::{Symbol, Term, TermPool, Value, Variables};

use crate::facts::Follower;
use crate::solver::{Answer, Model, SmtError, Solver, WhyUnknown};
use crate::statistics::Statistics;
use crate::stored::{StoredCore, StoredModel, copy};
use partition::{Group, Known, NodeKind, Partition};

/// Asks a solver only the parts of a query that are not known to have a model, one by one.
///
/// All parts must have a model for the query to have one, and the models together are one, for no two of them speak of the same variable. One
/// part without a model is enough to refute the query. A part that was not decided leaves the query undecided, unless another is refuted.
pub struct Independent {
    inner: Follower,
    partition: Partition,
    /// Where each open frame begins.
    frames: Vec<usize>,
    /// Where the assumptions of the last check begin, which stay for its model.
    assumed: Option<usize>,
    variables: Variables,
    statistics: Arc<Statistics>,
}

impl Independent {
    /// Splits the queries of a new solver.
    pub fn new(inner: Box<dyn Solver>, statistics: Arc<Statistics>) -> Self {
        Self {
            inner: Follower::new(inner),
            partition: Partition::new(),
            frames: Vec::new(),
            assumed: None,
            variables: Variables::default(),
            statistics,
        }
    }

    /// Takes back the assumptions of the last check.
    fn tidy(&mut self) {
        if let Some(mark) = self.assumed.take() {
            self.partition.undo(mark);
        }
    }

    fn add(&mut self, pool: &TermPool, term: Term, kind: NodeKind) {
        let variables = self.variables.of(pool, term);
        self.partition.add(term, kind, &variables);
    }

    /// The variables of the parts that have assumptions.
    fn about(&mut self, pool: &TermPool, assuming: &[Term]) -> Vec<Symbol> {
        let mut groups: Vec<Group> = Vec::new();
        for term in assuming {
            let first = self.variables.of(pool, *term).first().copied();
            if let Some(group) = first.and_then(|symbol| self.partition.group(symbol))
                && !groups.contains(&group)
            {
                groups.push(group);
            }
        }
        groups.into_iter().flat_map(|group| self.partition.variables(group)).collect()
    }

    /// Asks one part.
    fn settle(&mut self, pool: &TermPool, group: Group) -> Result<QueryPart, SmtError> {
        if let Known::Unsat = self.partition.known(group) {
            return Ok(QueryPart::Unsat(Vec::new()));
        }
        self.statistics.components.increment();
        let (facts, assumptions) = self.partition.members(group);
        match self.inner.check(pool, &facts, &assumptions)? {
            Answer::Sat(mut model) => {
                let values = copy(pool, &mut *model, self.partition.variables(group))?;
                self.partition.learn(group, Known::Sat(Rc::new(values)));
                Ok(QueryPart::Sat)
            }
            Answer::Unsat(mut refutation) => {
                let core = refutation.core()?;
                if assumptions.is_empty() {
                    self.partition.learn(group, Known::Unsat);
                }
                Ok(QueryPart::Unsat(core))
            }
            Answer::Unknown(why) => Ok(QueryPart::Unknown(why)),
        }
    }
}

/// What the solver said about a part.
enum QueryPart {
    Sat,
    Unsat(Vec<Term>),
    Unknown(WhyUnknown),
}

impl Solver for Independent {
    fn push(&mut self) -> Result<(), SmtError> {
        self.tidy();
        self.frames.push(self.partition.mark());
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.tidy();
        let mark = self.frames.pop().ok_or(SmtError::NoFrame)?;
        self.partition.undo(mark);
        Ok(())
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.tidy();
        if fact != pool.true_() {
            self.add(pool, fact, NodeKind::Fact);
        }
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        self.tidy();
        self.assumed = Some(self.partition.mark());
        for term in assuming {
            self.add(pool, *term, NodeKind::Assumption);
        }
        let mut undecided = None;
        for group in self.partition.unsettled() {
            match self.settle(pool, group)? {
                QueryPart::Sat => (),
                QueryPart::Unsat(core) => return Ok(Answer::Unsat(Box::new(StoredCore(core)))),
                QueryPart::Unknown(why) => undecided = undecided.or(Some(why)),
            }
        }
        if let Some(why) = undecided {
            return Ok(Answer::Unknown(why));
        }
        let about = self.about(pool, assuming);
        Ok(Answer::Sat(Box::new(Combined { partition: &self.partition, about })))
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

/// The models of all parts together.
struct Combined<'s> {
    partition: &'s Partition,
    about: Vec<Symbol>,
}

impl Model for Combined<'_> {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        let group = pool.symbol(variable).and_then(|symbol| self.partition.group(symbol));
        match group.map(|group| self.partition.known(group)) {
            Some(Known::Sat(model)) => StoredModel(model.clone()).value(pool, variable),
            Some(Known::Open | Known::Unsat) | None => Ok(Value::default_of(pool.sort(variable))),
        }
    }

    fn about(&self) -> Option<Vec<Symbol>> {
        Some(self.about.clone())
    }
}

#[cfg(test)]
mod tests;
