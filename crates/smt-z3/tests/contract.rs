//! Z3, alone and under every layer, keeps the contract of solvers.

use std::sync::Arc;

use symra_smt::{Backend, CacheConfig, Layered, Layers, contract};
use symra_smt_z3::Z3;

fn layered(layers: Layers) -> Layered {
    Layered::new(Arc::new(Z3), layers)
}

#[test]
fn alone() {
    contract::run(&Z3, &Z3);
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
fn cross_checked() {
    let second: Arc<dyn Backend> = Arc::new(Z3);
    contract::run(&layered(Layers { second: Some(second), ..Layers::none() }), &Z3);
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
fn all_together() {
    let second: Arc<dyn Backend> = Arc::new(layered(Layers::default()));
    let layers = Layers { validation: true, second: Some(second), ..Layers::default() };
    contract::run(&layered(layers), &Z3);
}
