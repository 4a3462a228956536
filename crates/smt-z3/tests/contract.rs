//! Z3, alone and under every layer, keeps the contract of solvers.

use std::sync::Arc;

use symra_smt::{
    Backend, CacheConfig, Confirmed, EliminateQuantifiers, Growing, Layered, Layers, Limits,
    QueryLog, SmtError, Solver, WithoutArrays, contract,
};
use symra_smt_z3::Z3;

fn layered(layers: Layers) -> Layered {
    Layered::new(Arc::new(Z3), layers)
}

#[test]
fn alone() {
    contract::run(&Z3, &Z3);
}

#[test]
fn arrays_of_arrays() {
    contract::nested_arrays(&Z3, 300);
}

#[test]
fn counted() {
    let subject = layered(Layers::none());
    contract::run(&subject, &Z3);
    assert!(subject.statistics().asked.total() > 100);
    assert!(subject.statistics().asked.unknown.get() > 0);
}

#[test]
fn validated() {
    contract::run(&layered(Layers { validation: true, ..Layers::none() }), &Z3);
}

#[test]
fn confirmed() {
    let subject = Confirmed::new(Arc::new(Z3));
    contract::run(&subject, &Z3);
    assert!(subject.counts().confirmed.get() > 50);
}

#[test]
fn independent() {
    let subject = layered(Layers { independence: true, ..Layers::none() });
    contract::run(&subject, &Z3);
    assert!(subject.statistics().components.get() > 100);
}

#[test]
fn cached() {
    let subject = layered(Layers { cache: Some(CacheConfig::default()), ..Layers::none() });
    contract::run(&subject, &Z3);
    let statistics = subject.statistics();
    assert!(statistics.by_model.get() > 0 && statistics.by_core.get() > 0);
    assert!(statistics.solved.total() < statistics.asked.total());
}

#[test]
fn all_together_with_a_log() {
    let folder = std::env::temp_dir().join(format!("symra-z3-log-{}", std::process::id()));
    let log = QueryLog::create(&folder).unwrap();
    let log = Some(log);
    let layers = Layers { validation: true, log: log.clone(), ..Layers::default() };
    let subject = layered(layers);
    contract::run(&subject, &Z3);
    assert_eq!(log.map(|log| log.len()), Some(subject.statistics().solved.total()));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A backend whose solvers this function makes of Z3's.
struct Made(fn(&Limits) -> Result<Box<dyn Solver>, SmtError>);

impl Backend for Made {
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        (self.0)(limits)
    }

    fn eliminator(&self, limits: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        Z3.eliminator(limits)
    }
}

#[test]
fn without_arrays() {
    contract::run(&Made(|limits| Ok(Box::new(WithoutArrays::new(&Z3, limits)))), &Z3);
}

#[test]
fn growing_without_arrays() {
    contract::run_answers(&Made(|limits| Ok(Box::new(Growing::new(&Z3, limits)?))), &Z3);
}

#[test]
fn by_integers() {
    contract::run(&Made(|limits| Ok(Box::new(WithoutArrays::new(&Z3, limits).by_integers()))), &Z3);
}
