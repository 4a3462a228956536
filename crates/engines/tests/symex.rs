//! Symbolic execution against the explicit-state search, on random programs.

use std::time::{Duration, Instant};

use symra_engines::{Budget, Context, Engine, Progress, SearchOrder, Symex, SymexConfig, Verdict};
use symra_ir::testing::{Shape, domain, program};
use symra_ir::{ExploreLimits, Task, explore, replay};
use symra_smt::Backend;
use symra_smt_z3::Z3;

const ORDERS: [SearchOrder; 4] = [
    SearchOrder::DepthFirst,
    SearchOrder::BreadthFirst,
    SearchOrder::RandomPath { seed: 7 },
    SearchOrder::DistanceToError,
];

fn run(task: &mut Task, backend: &dyn Backend, order: SearchOrder, depth: u64) -> Verdict {
    let budget = Budget {
        depth: Some(depth),
        deadline: Some(Instant::now() + Duration::from_secs(20)),
        ..Budget::default()
    };
    let progress = Progress::default();
    let context = Context { backend, budget: &budget, progress: &progress };
    let config = SymexConfig { order, ..SymexConfig::default() };
    Symex::new(config).run(task, &context).expect("the solver should not fail")
}

/// Compares one verdict with the explicit-state search's, and says whether it was decided.
#[track_caller]
fn compare(seed: u64, task: &mut Task, backend: &dyn Backend, order: SearchOrder) -> bool {
    let found = explore(task, &|var| domain(task, var), ExploreLimits { states: 20_000, depth: 6 });
    match run(task, backend, order, 60) {
        Verdict::Safe(_) => {
            assert!(found.violations.is_empty(), "seed {seed}, {order:?}: safe, but a violation was found");
            true
        }
        Verdict::Unsafe(violation) => {
            let replayed = replay(task, &violation.trace)
                .unwrap_or_else(|error| panic!("seed {seed}, {order:?}: {error}\n{:?}", violation.trace));
            assert_eq!(replayed.violated(), Some(violation.claim), "seed {seed}, {order:?}");
            if found.exhaustive {
                assert!(!found.violations.is_empty(), "seed {seed}, {order:?}: no violation exists");
            }
            true
        }
        Verdict::Unknown(_) => false,
    }
}

#[test]
fn agrees_with_the_explorer_in_every_order() {
    let mut decided = 0;
    for seed in 0..40 {
        for order in ORDERS {
            let mut task = program(seed, Shape::default());
            decided += u64::from(compare(seed, &mut task, &Z3, order));
        }
    }
    assert!(decided > 80, "most programs should be decided, not {decided} of 160");
}
