//! Queries about bit-vectors that are asked about integers: no model is lost, and none is made up.

use std::time::Duration;

use symra_smt::{Answer, Limits, Solver, WithoutArrays};
use symra_smt_z3::Z3;
use symra_terms::testing::{Random, Sample, Theories};
use symra_terms::{Assignment, Sort, Term, TermPool, Value};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    Sat,
    Unsat,
    Unknown,
}

/// What is said of some facts. A model must satisfy them.
fn ask(pool: &TermPool, facts: &[Term], query: Duration) -> Said {
    let limits = Limits { query: Some(query), ..Limits::default() };
    let mut solver = WithoutArrays::new(&Z3, &limits).by_integers();
    let (last, others) = facts.split_last().expect("there should be a fact");
    for fact in others {
        solver.assert(pool, *fact).expect("asserting should not fail");
    }
    match solver.check(pool, &[*last]).expect("a check should not fail") {
        Answer::Unsat(_) => Said::Unsat,
        Answer::Unknown(_) => Said::Unknown,
        Answer::Sat(mut model) => {
            let mut values = Assignment::default();
            for fact in facts {
                for symbol in pool.variables(*fact) {
                    let value = model
                        .value(pool, pool.symbol_term(symbol))
                        .expect("a model should have values");
                    values.set(symbol, value);
                }
            }
            for fact in facts {
                assert_eq!(pool.evaluate_in(*fact, &values), Value::Bool(true));
            }
            Said::Sat
        }
    }
}

/// What holds of the steps of a sample under some values of its variables: it has a model by construction.
fn facts(seed: u64, pool: &mut TermPool) -> Vec<Term> {
    let mut random = Random::new(seed);
    let size = 1 + random.below(12);
    let sample = Sample::draw(&mut random, size, Theories::BIT_VECTORS);
    let variables = sample.assign(&mut random);
    let values = sample.evaluate(&variables);
    let terms = sample.build(pool);
    let mut facts = vec![pool.true_()];
    for (term, value) in terms.iter().zip(values) {
        let constant = pool.constant(value.clone());
        match pool.sort(*term) {
            Sort::Bool => facts.push(pool.eq(*term, constant)),
            Sort::Bv(_) => match random.below(6) {
                0 => facts.push(pool.eq(*term, constant)),
                1 => facts.push(pool.bv_sle(*term, constant)),
                2 => facts.push(pool.bv_sle(constant, *term)),
                3 => facts.push(pool.bv_ule(*term, constant)),
                4 => facts.push(pool.bv_ule(constant, *term)),
                _ => (),
            },
            _ => (),
        }
    }
    facts
}

#[test]
fn no_model_is_lost() {
    let mut decided = 0;
    for seed in 0..600 {
        let mut pool = TermPool::new();
        let facts = facts(seed, &mut pool);
        let said = ask(&pool, &facts, Duration::from_millis(400));
        assert_ne!(said, Said::Unsat, "seed {seed}");
        decided += usize::from(said == Said::Sat);
    }
    assert!(decided > 500, "only {decided} of 600 were decided");
}

/// `0 <= i < 1000`, `0 <= j < n`, and whether `A[i][j]` of rows of `n` may be in the next row, over 64 bits.
fn rows(pool: &mut TermPool, n: u64, last: u64) -> Vec<Term> {
    let [i, j] = ["i", "j"].map(|name| pool.var(name, &Sort::Bv(32)));
    let (zero, rows, columns) = (pool.bv(0, 32), pool.bv(1000, 32), pool.bv(last, 32));
    let (from, to) = (pool.bv_sle(zero, i), pool.bv_slt(i, rows));
    let (left, right) = (pool.bv_sle(zero, j), pool.bv_slt(j, columns));
    let width = pool.bv(n, 64);
    let one = pool.bv(1, 32);
    let next = pool.bv_add(i, one);
    let (wide, more, next) =
        (pool.sign_extend(32, i), pool.sign_extend(32, j), pool.sign_extend(32, next));
    let (row, next) = (pool.bv_mul(width, wide), pool.bv_mul(width, next));
    let cell = pool.bv_add(row, more);
    let beyond = pool.bv_sle(next, cell);
    vec![from, to, left, right, beyond]
}

#[test]
fn rows_of_a_matrix_do_not_overlap() {
    for (n, last, said) in [(12_345, 12_345, Said::Unsat), (12_345, 12_346, Said::Sat)] {
        let mut pool = TermPool::new();
        let facts = rows(&mut pool, n, last);
        assert_eq!(ask(&pool, &facts, Duration::from_secs(20)), said);
    }
}

#[test]
fn numbers_that_wrap_are_not_in_order() {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bv(32));
    let one = pool.bv(1, 32);
    let next = pool.bv_add(x, one);
    let wraps = pool.bv_slt(next, x);
    assert_eq!(ask(&pool, &[wraps], Duration::from_secs(20)), Said::Sat);
    let limit = pool.bv(0x7fff_ffff, 32);
    let below = pool.bv_slt(x, limit);
    assert_eq!(ask(&pool, &[below, wraps], Duration::from_secs(20)), Said::Unsat);
}
