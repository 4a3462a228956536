//! Queries in which arithmetic of floats is opaque at first: no model is lost, and what needs no arithmetic is decided.

use std::sync::Arc;
use std::time::Duration;

use symra_smt::{Answer, Backend, Layered, Layers, Limits};
use symra_smt_z3::Z3;
use symra_terms::testing::{Random, Sample, Theories};
use symra_terms::{Float, FloatFormat, RoundingMode, Sort, Term, TermPool, Value};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    Sat,
    Unsat,
    Unknown,
}

fn ask(pool: &TermPool, facts: &[Term], query: Duration) -> Said {
    let layers = Layers { validation: true, ..Layers::default() };
    let limits = Limits { query: Some(query), ..Limits::default() };
    let backend = Layered::new(Arc::new(Z3), layers);
    let mut solver = backend.solver(&limits).expect("there should be a solver");
    for fact in facts {
        solver.assert(pool, *fact).expect("asserting should not fail");
    }
    match solver.check(pool, &[]).expect("a check should not fail") {
        Answer::Sat(_) => Said::Sat,
        Answer::Unsat(_) => Said::Unsat,
        Answer::Unknown(_) => Said::Unknown,
    }
}

/// What holds of a sample under some values of its variables has a model by construction.
#[test]
fn no_model_is_lost() {
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let size = 1 + random.below(6);
        let sample = Sample::draw(&mut random, size, Theories::FLOATS);
        let variables = sample.assign(&mut random);
        let values = sample.evaluate(&variables);
        let mut pool = TermPool::new();
        let terms = sample.build(&mut pool);
        let mut facts = Vec::new();
        for (term, value) in terms.iter().zip(values) {
            let constant = pool.constant(value);
            facts.push(pool.eq(*term, constant));
        }
        assert_ne!(ask(&pool, &facts, Duration::from_millis(400)), Said::Unsat, "seed {seed}");
    }
}

/// Of inputs that are not far from 0: is what was computed what it was computed from, times `factor`?
fn products(pool: &mut TermPool, factor: f32) -> Vec<Term> {
    let sort = Sort::Float(FloatFormat::SINGLE);
    let rm = pool.rounding_mode(RoundingMode::NearestEven);
    let number =
        |pool: &mut TermPool, number: f32| pool.constant(Value::Float(Float::from_f32(number)));
    let mut facts = Vec::new();
    let mut wrong = Vec::new();
    for index in 0..2 {
        let [a, b, c] = ["a", "b", "c"].map(|name| pool.var(&format!("{name}{index}"), &sort));
        let limit = number(pool, 1e9);
        for input in [a, b, c] {
            let size = pool.fp_abs(input);
            facts.push(pool.fp_le(size, limit));
        }
        let (two, other) = (number(pool, 2.5), number(pool, factor));
        let product = pool.fp_mul(rm, a, b);
        let sum = pool.fp_add(rm, product, c);
        let (one, again) = (pool.fp_mul(rm, sum, two), pool.fp_mul(rm, sum, other));
        let is_less = pool.fp_lt(a, b);
        let (made, claimed) = (pool.ite(is_less, one, c), pool.ite(is_less, again, c));
        let same = pool.fp_eq(made, claimed);
        wrong.push(pool.not(same));
    }
    facts.push(pool.or(&wrong));
    facts
}

#[test]
fn what_is_computed_alike_is_alike() {
    let mut pool = TermPool::new();
    let facts = products(&mut pool, 2.5);
    assert_eq!(ask(&pool, &facts, Duration::from_secs(20)), Said::Unsat);
    let mut pool = TermPool::new();
    let facts = products(&mut pool, 2.25);
    assert_ne!(ask(&pool, &facts, Duration::from_secs(4)), Said::Unsat);
}
