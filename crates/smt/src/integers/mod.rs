//! Queries about bit-vectors, asked about integers.
//!
//! A solver that looks at bits needs long for `2000 * i + j < 2000 * n` over 64 bits; about integers it sees at once.
//!
//! ```text
//! IV:1  what the facts bound: comparisons of terms with constants
//! IV:2  each bit-vector is an integer that is congruent to it, with the range that this has; sums and multiples stay sums and
//!       multiples
//! IV:3  where the number itself matters (comparisons, extensions, quotients) and the range does not fit, a new integer that
//!       differs by a multiple of 2^w
//! IV:4  what integers are not good at (bits, floats) is any number, or any truth value
//! IV:5  no model: there is none of the bit-vectors either; a model: is it one of the bit-vectors?
//! ```
//!
//! Soundness: every model of the bit-vectors is one of the integers (IV:2 and IV:3 are equivalences, IV:4 allows more, and
//! the ranges of IV:1 follow from what is asked), so that IV:5 may say that there is none. A model counts only if our own evaluator
//! says that it satisfies the query. Whatever else the solver answers says nothing.

mod view;

use symra_terms::{Assignment, BitVec, Sort, Term, TermPool, Value};

use self::view::Translation;
use crate::evaluation::Evaluation;
use crate::solver::{Answer, Backend, Limits, SmtError};

/// What was found out about a query.
pub(crate) enum Decision {
    /// It has no model.
    NoModel,
    /// It has this one.
    Model(Assignment),
    /// Nothing.
    Open,
}

/// Asks a new solver about integers instead of the bit-vectors of a query. The query must not be about arrays.
pub(crate) fn decide(
    backend: &dyn Backend,
    limits: &Limits,
    pool: &TermPool,
    query: &[Term],
) -> Result<Decision, SmtError> {
    let Some(own) = Translation::new(pool, query) else { return Ok(Decision::Open) };
    let mut solver = backend.solver(limits)?;
    for fact in own.query() {
        solver.assert(&own.pool, *fact)?;
    }
    let mut values = Assignment::default();
    match solver.check(&own.pool, &[])? {
        Answer::Unsat(_) => return Ok(Decision::NoModel),
        Answer::Unknown(_) => return Ok(Decision::Open),
        Answer::Sat(mut model) => {
            for (symbol, variable) in own.variables() {
                let value = model.value(&own.pool, *variable)?;
                let value = match (pool.sort(pool.symbol_term(*symbol)), &value) {
                    (Sort::Bv(width), Value::Int(number)) => {
                        Value::Bv(BitVec::from_ibig(&number.to_ibig(), *width))
                    }
                    _ => value,
                };
                values.set(*symbol, value);
            }
        }
    }
    let mut evaluation = Evaluation::default();
    let holds = query.iter().all(|term| evaluation.holds_in(pool, *term, &values));
    Ok(if holds { Decision::Model(values) } else { Decision::Open })
}
