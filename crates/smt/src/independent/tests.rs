use std::sync::Arc;

use symra_terms::{Sort, TermPool};

use crate::solver::{Answer, Backend, Limits, Solver};
use crate::statistics::Statistics;
use crate::testing::Exhaustive;
use crate::{Independent, contract};

fn independent(backend: &Exhaustive) -> Independent {
    let inner = backend.solver(&Limits::default()).unwrap();
    Independent::new(inner, Arc::new(Statistics::default()))
}

#[test]
fn a_part_is_asked_once_until_it_changes() {
    let backend = Exhaustive::default();
    let mut solver = independent(&backend);
    let mut pool = TermPool::new();
    let vars: Vec<_> = (0..6).map(|i| pool.var(&format!("x{i}"), &Sort::Bv(4))).collect();
    for pair in vars.chunks(2) {
        let fact = pool.bv_ult(pair[0], pair[1]);
        solver.assert(&pool, fact).unwrap();
    }
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 3);
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 3);
    let seven = pool.bv(7, 4);
    let high = pool.bv_ult(seven, vars[0]);
    assert!(matches!(solver.check(&pool, &[high]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 4, "only the part with the assumption is asked");
    solver.push().unwrap();
    let joined = pool.bv_ult(vars[1], vars[2]);
    solver.assert(&pool, joined).unwrap();
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 5);
    solver.pop().unwrap();
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 5, "what was known before the frame is known after it");
}

#[test]
fn a_model_of_more_facts_is_one_of_fewer() {
    let backend = Exhaustive::default();
    let mut solver = independent(&backend);
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let either = pool.or(&[x, y]);
    solver.assert(&pool, either).unwrap();
    solver.push().unwrap();
    solver.assert(&pool, x).unwrap();
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    solver.pop().unwrap();
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 1);
}

#[test]
fn an_undecided_part_leaves_the_query_undecided_unless_another_is_refuted() {
    let backend = Exhaustive::default();
    let mut solver = independent(&backend);
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let not_x = pool.not(x);
    solver.assert(&pool, x).unwrap();
    solver.push().unwrap();
    solver.assert(&pool, not_x).unwrap();
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Unsat(_))));
    backend.give_up.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(matches!(solver.check(&pool, &[y]), Ok(Answer::Unsat(_))));
    solver.pop().unwrap();
    assert!(matches!(solver.check(&pool, &[y]), Ok(Answer::Unknown(_))));
    backend.give_up.store(false, std::sync::atomic::Ordering::Relaxed);
    assert!(matches!(solver.check(&pool, &[y]), Ok(Answer::Sat(_))));
}

#[test]
fn keeps_the_contract() {
    let layers = crate::Layers { independence: true, validation: true, ..crate::Layers::none() };
    let layered = crate::Layered::new(Arc::new(Exhaustive::default()), layers);
    contract::run_narrow(&layered);
    contract::random_scripts(&layered, &Exhaustive::default(), 40, contract::Size::Tiny);
}
