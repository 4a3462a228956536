//! Small queries that a guess satisfies.
//!
//! Most queries of symbolic execution ask whether a new input can be equal to, or differ from, a constant that the query
//! itself mentions. Those constants, their neighbours and the ends of the range are tried with our own evaluator before a solver is
//! asked. A guess can only show that there is a model, never that there is none.

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashSet;
use symra_terms::{Assignment, BitVec, Sort, Symbol, Term, TermPool, Value, Variables};

use crate::shortcut::Shortcut;
use crate::solver::Answer;
use crate::statistics::Statistics;
use crate::stored::StoredModel;

/// The largest queries that are worth a guess: variables, terms, nodes of all terms.
const VARIABLES: usize = 4;
const TERMS: usize = 24;
const NODES: usize = 160;
/// How many assignments are tried.
const TRIES: usize = 96;
/// How many values a variable is tried with.
const VALUES: usize = 24;

/// Answers queries by guessing.
pub(crate) struct Guesses {
    variables: Variables,
    statistics: Arc<Statistics>,
}

impl Guesses {
    pub(crate) fn new(statistics: Arc<Statistics>) -> Self {
        Self { variables: Variables::default(), statistics }
    }

    fn guess(&mut self, pool: &TermPool, facts: &[Term], assuming: &[Term]) -> Option<Assignment> {
        // The newest come first: they are what the models before did not satisfy.
        let terms: Vec<Term> =
            assuming.iter().copied().chain(facts.iter().rev().copied()).collect();
        if terms.len() > TERMS {
            return None;
        }
        let mut symbols: Vec<Symbol> = Vec::new();
        for term in &terms {
            for symbol in self.variables.of(pool, *term).iter() {
                if !symbols.contains(symbol) {
                    symbols.push(*symbol);
                }
            }
            if symbols.len() > VARIABLES {
                return None;
            }
        }
        let constants = constants(pool, &terms)?;
        let values: Vec<Vec<Value>> = symbols
            .iter()
            .map(|symbol| candidates(pool.sort(pool.symbol_term(*symbol)), &constants))
            .collect::<Option<_>>()?;
        search(pool, &terms, &symbols, &values)
    }
}

/// Tries the values in the order of their sum of places, so that no variable keeps its first value for long.
fn search(
    pool: &TermPool,
    terms: &[Term],
    symbols: &[Symbol],
    values: &[Vec<Value>],
) -> Option<Assignment> {
    let mut places = vec![0; symbols.len()];
    let mut assignment = Assignment::default();
    for (symbol, values) in symbols.iter().zip(values) {
        assignment.set(*symbol, values.first()?.clone());
    }
    for _ in 0..TRIES {
        if terms.iter().all(|term| pool.evaluate_in(*term, &assignment) == Value::Bool(true)) {
            return Some(assignment);
        }
        let mut at = 0;
        loop {
            let (place, values) = (places.get_mut(at)?, &values[at]);
            *place += 1;
            if *place < values.len() {
                assignment.set(symbols[at], values[*place].clone());
                break;
            }
            *place = 0;
            assignment.set(symbols[at], values[0].clone());
            at += 1;
        }
    }
    None
}

/// The constants in the terms; none where the terms are too large.
fn constants(pool: &TermPool, terms: &[Term]) -> Option<Vec<Value>> {
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    let mut stack: Vec<Term> = terms.iter().rev().copied().collect();
    let mut constants = Vec::new();
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        if seen.len() > NODES {
            return None;
        }
        match pool.value(term) {
            Some(value @ (Value::Bv(_) | Value::Int(_))) => constants.push(value.clone()),
            Some(_) => (),
            None => stack.extend(pool.args(term).iter().rev()),
        }
    }
    Some(constants)
}

/// The values to try for a variable; none for sorts whose values are not guessed.
fn candidates(sort: &Sort, constants: &[Value]) -> Option<Vec<Value>> {
    let mut values: Vec<Value> = Vec::new();
    let mut add = |value: Value| {
        if values.len() < VALUES && !values.contains(&value) {
            values.push(value);
        }
    };
    match sort {
        Sort::Bool => {
            add(Value::Bool(false));
            add(Value::Bool(true));
        }
        Sort::Bv(width) => {
            let one = BitVec::from_u64(1, *width);
            let zero = BitVec::from_u64(0, *width);
            let least = one.shl(&BitVec::from_u64(u64::from(*width) - 1, *width));
            add(Value::Bv(zero.clone()));
            add(Value::Bv(one.clone()));
            for constant in constants {
                if let Value::Bv(bits) = constant
                    && bits.width() == *width
                {
                    add(Value::Bv(bits.clone()));
                    add(Value::Bv(bits.add(&one)));
                    add(Value::Bv(bits.sub(&one)));
                }
            }
            add(Value::Bv(zero.sub(&one)));
            add(Value::Bv(least.clone()));
            add(Value::Bv(least.sub(&one)));
        }
        Sort::Int | Sort::Float(_) | Sort::RoundingMode | Sort::Array(..) => return None,
    }
    Some(values)
}

impl Shortcut for Guesses {
    fn answer(
        &mut self,
        pool: &TermPool,
        facts: &[Term],
        assuming: &[Term],
    ) -> Option<Answer<'static>> {
        let model = self.guess(pool, facts, assuming)?;
        self.statistics.guessed.increment();
        Some(Answer::Sat(Box::new(StoredModel(Rc::new(model)))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract;
    use crate::shortcut::Short;
    use crate::solver::{Backend as _, Limits, Solver as _};
    use crate::testing::Exhaustive;

    fn guessed(backend: &Exhaustive) -> (Short<Guesses>, Arc<Statistics>) {
        let statistics = Arc::new(Statistics::default());
        let inner = backend.solver(&Limits::default()).unwrap();
        (Short::new(Guesses::new(statistics.clone()), inner), statistics)
    }

    #[test]
    fn a_constant_of_the_query_or_its_neighbour_is_found_without_a_solver() {
        let backend = Exhaustive::default();
        let (mut solver, statistics) = guessed(&backend);
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Bv(4)), pool.var("y", &Sort::Bv(4)));
        let (five, nine) = (pool.bv(5, 4), pool.bv(9, 4));
        let above = pool.bv_ult(five, x);
        let is_nine = pool.eq(y, nine);
        let less = pool.bv_ult(x, y);
        solver.assert(&pool, above).unwrap();
        match solver.check(&pool, &[is_nine, less]).unwrap() {
            Answer::Sat(mut model) => {
                let (x, y) = (model.value(&pool, x).unwrap(), model.value(&pool, y).unwrap());
                assert_eq!(y, Value::Bv(BitVec::from_u64(9, 4)));
                let x = x.as_bv().and_then(BitVec::to_u64).unwrap();
                assert!(5 < x && x < 9, "{x} should lie between");
            }
            Answer::Unsat(_) | Answer::Unknown(_) => panic!("6 and 9 should be found"),
        }
        assert_eq!((backend.count(), statistics.guessed.get()), (0, 1));
    }

    #[test]
    fn what_no_guess_satisfies_is_asked() {
        let backend = Exhaustive::default();
        let (mut solver, statistics) = guessed(&backend);
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(4));
        let five = pool.bv(5, 4);
        let (below, above) = (pool.bv_ult(x, five), pool.bv_ult(five, x));
        solver.push().unwrap();
        solver.assert(&pool, below).unwrap();
        assert!(matches!(solver.check(&pool, &[above]), Ok(Answer::Unsat(_))));
        assert_eq!((backend.count(), statistics.guessed.get()), (1, 0));
        solver.pop().unwrap();
        assert!(matches!(solver.check(&pool, &[above]), Ok(Answer::Sat(_))));
        assert_eq!((backend.count(), statistics.guessed.get()), (1, 1));
    }

    #[test]
    fn keeps_the_contract() {
        let layers = crate::Layers { guesses: true, validation: true, ..crate::Layers::none() };
        let layered = crate::Layered::new(Arc::new(Exhaustive::default()), layers);
        contract::run_narrow(&layered);
        contract::random_scripts(&layered, &Exhaustive::default(), 40, contract::Size::Tiny);
    }
}
