//! Models and refutations that were copied out of a solver.

use std::rc::Rc;

use symra_terms::{Assignment, Symbol, Term, TermPool, Value};

use crate::evaluation::value_or_default;
use crate::solver::{Model, Refutation, SmtError};

/// A model by its values. A variable without one has the default of its sort.
pub(crate) struct StoredModel(pub(crate) Rc<Assignment>);

impl Model for StoredModel {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        Ok(match pool.symbol(variable) {
            Some(symbol) => value_or_default(pool, &self.0, symbol),
            None => Value::default_of(pool.sort(variable)),
        })
    }
}

/// A refutation by its core.
pub(crate) struct StoredCore(pub(crate) Vec<Term>);

impl Refutation for StoredCore {
    fn core(&mut self) -> Result<Vec<Term>, SmtError> {
        Ok(self.0.clone())
    }
}

/// The values of some variables in a model.
pub(crate) fn copy(
    pool: &TermPool,
    model: &mut dyn Model,
    symbols: impl IntoIterator<Item = Symbol>,
) -> Result<Assignment, SmtError> {
    let mut values = Assignment::default();
    for symbol in symbols {
        values.set(symbol, model.value(pool, pool.symbol_term(symbol))?);
    }
    Ok(values)
}
