//! Deep terms neither overflow a stack nor take quadratic time.

use symra_smt::{Answer, Backend, Layered, Layers, Limits};
use symra_smt_z3::Z3;
use symra_terms::{Sort, TermPool};

const DEPTH: u64 = 100_000;

/// A chain of alternating operations over two variables of one bit, which no simplifier flattens.
#[test]
fn a_deep_term_is_translated_and_solved() {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let mut chain = x;
    for i in 0..DEPTH {
        let arm = pool.var(&format!("c{}", i % 7), &Sort::Bool);
        chain = if i % 2 == 0 { pool.and(&[chain, arm]) } else { pool.or(&[chain, y]) };
    }
    assert!(pool.depth(chain) > 90_000);
    let layered = Layered::new(std::sync::Arc::new(Z3), Layers::default());
    for backend in [&Z3 as &dyn Backend, &layered] {
        let mut solver = backend.solver(&Limits::default()).unwrap();
        solver.assert(&pool, chain).unwrap();
        assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
        let none = pool.not(y);
        let first = pool.not(x);
        assert!(matches!(solver.check(&pool, &[none, first]), Ok(Answer::Unsat(_))));
    }
}
