//! Values of terms, and paths, from the models of solvers.

use symra_ir::{EdgeId, LocId};
use symra_smt::SmtError;
use symra_terms::{Term, TermPool, Value};

use super::block::{Block, Encoder};

/// Values of terms in a model.
pub struct Values<'m> {
    pool: &'m TermPool,
    model: &'m mut dyn symra_smt::Model,
    known: symra_terms::Assignment,
}

impl<'m> Values<'m> {
    /// The values of a model.
    pub fn new(pool: &'m TermPool, model: &'m mut dyn symra_smt::Model) -> Self {
        Self { pool, model, known: symra_terms::Assignment::default() }
    }

    /// The value of a term.
    pub fn value(&mut self, term: Term) -> Result<Value, SmtError> {
        for symbol in self.pool.variables(term) {
            if self.known.get(symbol).is_none() {
                let value = self.model.value(self.pool, self.pool.symbol_term(symbol))?;
                self.known.set(symbol, value);
            }
        }
        Ok(self.pool.evaluate_in(term, &self.known))
    }

    /// Whether a formula holds.
    pub fn holds(&mut self, term: Term) -> Result<bool, SmtError> {
        Ok(self.value(term)? == Value::Bool(true))
    }

    /// The path of a block to one of its ends.
    pub fn path(
        &mut self,
        encoder: &Encoder<'_>,
        block: &Block,
        end: LocId,
    ) -> Result<Vec<EdgeId>, SmtError> {
        let mut failed = None;
        let edges = block.path(encoder.cfa, end, &mut |choice| match self.holds(choice) {
            Ok(holds) => holds,
            Err(error) => {
                failed.get_or_insert(error);
                false
            }
        });
        failed.map_or(Ok(edges), Err)
    }
}
