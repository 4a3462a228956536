//! Z3, alone and under every layer, keeps the contract of solvers.

use std::sync::Arc;

use symra_smt::{Backend, CacheConfig, Layered, Layers, QueryLog, contract};
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
fn all_together_with_a_log() {
    let folder = std::env::temp_dir().join(format!("symra-z3-log-{}", std::process::id()));
    let log = QueryLog::create(&folder).unwrap();
    let second: Arc<dyn Backend> = Arc::new(layered(Layers::default()));
    let (second, log) = (Some(second), Some(log));
    let layers = Layers { validation: true, second, log: log.clone(), ..Layers::default() };
    let subject = layered(layers);
    contract::run(&subject, &Z3);
    assert_eq!(log.map(|log| log.len()), Some(subject.statistics().solved.total()));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Solvers that are asked without arrays.
struct ArrayFree;

impl Backend for ArrayFree {
    fn solver(
        &self,
        limits: &symra_smt::Limits,
    ) -> Result<Box<dyn symra_smt::Solver>, symra_smt::SmtError> {
        Ok(Box::new(symra_smt::WithoutArrays::new(&Z3, limits)))
    }

    fn eliminator(
        &self,
        limits: &symra_smt::Limits,
    ) -> Option<Box<dyn symra_smt::EliminateQuantifiers>> {
        Z3.eliminator(limits)
    }
}

#[test]
fn without_arrays() {
    contract::run(&ArrayFree, &Z3);
}

/// Solvers that are told without arrays.
struct GrowingFacts;

impl Backend for GrowingFacts {
    fn solver(
        &self,
        limits: &symra_smt::Limits,
    ) -> Result<Box<dyn symra_smt::Solver>, symra_smt::SmtError> {
        Ok(Box::new(symra_smt::Growing::new(&Z3, limits)?))
    }

    fn eliminator(
        &self,
        limits: &symra_smt::Limits,
    ) -> Option<Box<dyn symra_smt::EliminateQuantifiers>> {
        Z3.eliminator(limits)
    }
}

#[test]
fn growing_without_arrays() {
    contract::run_answers(&GrowingFacts, &Z3);
}
