//! Models checked by our own evaluator.

use symra_terms::{Assignment, Term, TermPool, Value};

use crate::evaluation::Evaluation;
use crate::facts::Facts;
use crate::solver::{Answer, Model, SmtError, Solver};

/// Evaluates every asserted term and every assumption in each model that a solver gives; a model that violates one is an
/// error and not an answer.
pub struct Validated {
    inner: Box<dyn Solver>,
    facts: Facts,
}

impl Validated {
    /// Checks the models of a solver.
    pub fn new(inner: Box<dyn Solver>) -> Self {
        Self { inner, facts: Facts::default() }
    }
}

impl Solver for Validated {
    fn push(&mut self) -> Result<(), SmtError> {
        self.inner.push()?;
        self.facts.push();
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.inner.pop()?;
        self.facts.pop().map(drop)
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.inner.assert(pool, fact)?;
        self.facts.assert(fact);
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let backend = self.inner.name();
        match self.inner.check(pool, assuming)? {
            Answer::Sat(mut model) => {
                let terms = self.facts.all().iter().chain(assuming);
                let values = validate(backend, pool, terms, &mut *model)?;
                Ok(Answer::Sat(Box::new(ValidatedModel { values, inner: model })))
            }
            Answer::Unsat(refutation) => Ok(Answer::Unsat(refutation)),
            Answer::Unknown(why) => Ok(Answer::Unknown(why)),
        }
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

/// The values that the terms needed, all of which hold under them.
fn validate<'t>(
    backend: &'static str,
    pool: &TermPool,
    terms: impl Iterator<Item = &'t Term>,
    model: &mut dyn Model,
) -> Result<Assignment, SmtError> {
    let mut evaluation = Evaluation::default();
    let mut values = Assignment::default();
    let mut failure = None;
    for term in terms {
        let holds = evaluation.holds(pool, *term, &mut |symbol| {
            let variable = pool.symbol_term(symbol);
            let value = model.value(pool, variable).unwrap_or_else(|error| {
                failure = Some(error);
                Value::default_of(pool.sort(variable))
            });
            values.set(symbol, value.clone());
            value
        });
        if let Some(error) = failure {
            return Err(error);
        }
        if !holds {
            return Err(SmtError::InvalidModel { backend, term: pool.display(*term).to_string() });
        }
    }
    Ok(values)
}

/// A model whose values are the ones that were checked.
struct ValidatedModel<'s> {
    values: Assignment,
    inner: Box<dyn Model + 's>,
}

impl Model for ValidatedModel<'_> {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        match pool.symbol(variable).and_then(|symbol| self.values.get(symbol)) {
            Some(value) => Ok(value.clone()),
            None => self.inner.value(pool, variable),
        }
    }
}

#[cfg(test)]
mod tests {
    use symra_terms::{Sort, TermPool};

    use crate::solver::{Answer, Backend, Limits, SmtError, Solver};
    use crate::testing::Exhaustive;
    use crate::{Validated, contract};

    #[test]
    fn a_wrong_model_is_an_error_and_a_right_one_is_not() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bool);
        let not_x = pool.not(x);
        let liar = Exhaustive { wrong_models: true, ..Exhaustive::default() };
        let mut solver = Validated::new(liar.solver(&Limits::default()).unwrap());
        assert!(matches!(solver.check(&pool, &[not_x]), Ok(Answer::Sat(_))));
        assert!(matches!(solver.check(&pool, &[x]), Err(SmtError::InvalidModel { .. })));
        solver.push().unwrap();
        solver.assert(&pool, x).unwrap();
        assert!(matches!(solver.check(&pool, &[]), Err(SmtError::InvalidModel { .. })));
        solver.pop().unwrap();
        assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    }

    #[test]
    fn keeps_the_contract() {
        let layers = crate::Layers { validation: true, ..crate::Layers::none() };
        let layered = crate::Layered::new(std::sync::Arc::new(Exhaustive::default()), layers);
        contract::run_narrow(&layered);
    }
}
