use std::sync::Arc;
use std::sync::atomic::Ordering;

use symra_terms::{Sort, TermPool};

use crate::solver::{Answer, Backend, Limits, Solver};
use crate::statistics::Statistics;
use crate::testing::Exhaustive;
use crate::{CacheConfig, Cached, contract};

fn cached(backend: &Exhaustive, config: CacheConfig) -> (Cached, Arc<Statistics>) {
    let statistics = Arc::new(Statistics::default());
    let inner = backend.solver(&Limits::default()).unwrap();
    (Cached::new(inner, config, statistics.clone()), statistics)
}

#[test]
fn a_superset_of_a_core_is_refuted_without_asking() {
    let backend = Exhaustive::default();
    let (mut solver, statistics) = cached(&backend, CacheConfig::default());
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let not_x = pool.not(x);
    assert!(matches!(solver.check(&pool, &[x, not_x]), Ok(Answer::Unsat(_))));
    assert_eq!(backend.count(), 1);
    solver.assert(&pool, x).unwrap();
    match solver.check(&pool, &[y, not_x]).unwrap() {
        Answer::Unsat(mut refutation) => assert_eq!(refutation.core(), Ok(vec![not_x])),
        Answer::Sat(_) | Answer::Unknown(_) => panic!("x and its negation contradict each other"),
    }
    assert_eq!((backend.count(), statistics.by_core.get()), (1, 1));
    assert!(matches!(solver.check(&pool, &[y]), Ok(Answer::Sat(_))));
}

#[test]
fn a_known_model_answers_what_it_satisfies_and_nothing_else() {
    let backend = Exhaustive::default();
    let (mut solver, statistics) = cached(&backend, CacheConfig::default());
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bv(4));
    let numbers: Vec<_> = (0..16).map(|i| pool.bv(i, 4)).collect();
    let is_nine = pool.eq(x, numbers[9]);
    let above = pool.bv_ult(numbers[5], x);
    let below = pool.bv_ult(x, numbers[5]);
    assert!(matches!(solver.check(&pool, &[is_nine]), Ok(Answer::Sat(_))));
    assert!(matches!(solver.check(&pool, &[above]), Ok(Answer::Sat(_))));
    assert_eq!((backend.count(), statistics.by_model.get()), (1, 1));
    solver.push().unwrap();
    solver.assert(&pool, below).unwrap();
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 2);
    solver.pop().unwrap();
    // The older model is tried as well.
    assert!(matches!(solver.check(&pool, &[above, is_nine]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 2);
}

#[test]
fn the_same_query_is_remembered_beyond_the_recent_models() {
    let config = CacheConfig { models: 1, tries: 1, ..CacheConfig::default() };
    let backend = Exhaustive::default();
    let (mut solver, statistics) = cached(&backend, config);
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bv(4));
    let queries: Vec<_> = (0..16)
        .map(|i| {
            let number = pool.bv(i, 4);
            pool.eq(x, number)
        })
        .collect();
    for _ in 0..2 {
        for query in &queries {
            assert!(matches!(solver.check(&pool, &[*query]), Ok(Answer::Sat(_))));
        }
    }
    // Zero is the default: its query needs no solver at first, and so is not remembered, and needs one later.
    assert_eq!((backend.count(), statistics.repeated.get()), (16, 15));
}

#[test]
fn what_was_not_decided_is_asked_again() {
    let backend = Exhaustive::default();
    let (mut solver, _) = cached(&backend, CacheConfig::default());
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bool);
    backend.give_up.store(true, Ordering::Relaxed);
    assert!(matches!(solver.check(&pool, &[x]), Ok(Answer::Unknown(_))));
    assert!(matches!(solver.check(&pool, &[x]), Ok(Answer::Unknown(_))));
    backend.give_up.store(false, Ordering::Relaxed);
    assert!(matches!(solver.check(&pool, &[x]), Ok(Answer::Sat(_))));
    assert_eq!(backend.count(), 3);
}

#[test]
fn keeps_the_contract() {
    // A cache so small that it forgets all the time.
    let tiny = CacheConfig { queries: 2, cores: 2, models: 2, tries: 1 };
    for config in [CacheConfig::default(), tiny] {
        for independence in [false, true] {
            let layers = crate::Layers {
                independence,
                cache: Some(config),
                validation: true,
                ..crate::Layers::none()
            };
            let layered = crate::Layered::new(Arc::new(Exhaustive::default()), layers);
            contract::run_narrow(&layered);
            contract::random_scripts(&layered, &Exhaustive::default(), 40, contract::Size::Tiny);
        }
    }
}
