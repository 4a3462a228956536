//! Symbolic execution against the explicit-state search, on random programs, in every order and with every layer.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_engines::{
    Budget, Context, Engine as _, Progress, SearchOrder, Symex, SymexConfig, Verdict,
};
use symra_ir::testing::{Shape, domain, program};
use symra_ir::{
    Direction, Exploration, ExploreLimits, InlineLimits, Lift, Task, explore, inline_calls,
    propagate_constants, remove_dead_code, replay, simplify, slice,
};
use symra_smt::{Backend, Layered, Layers};
use symra_smt_z3::Z3;

const ORDERS: [SearchOrder; 4] = [
    SearchOrder::DepthFirst,
    SearchOrder::BreadthFirst,
    SearchOrder::RandomPath { seed: 7 },
    SearchOrder::DistanceToError,
];

fn run(task: &mut Task, backend: &dyn Backend, config: SymexConfig) -> Verdict {
    let budget = Budget {
        depth: Some(40),
        deadline: Some(Instant::now() + Duration::from_secs(5)),
        ..Budget::default()
    };
    let progress = Progress::default();
    let context = Context { backend, budget: &budget, progress: &progress, lemmas: &Lemmas::new() };
    Symex::new(config).run(task, &context).expect("the solver should not fail")
}

/// What the explicit-state search says of a program.
fn oracle(task: &Task) -> Exploration {
    explore(task, &|var| domain(task, var), ExploreLimits { states: 10_000, depth: 6 })
}

/// Compares a verdict with the explicit-state search's, and says whether it was decided.
#[track_caller]
fn compare(what: &str, task: &Task, verdict: &Verdict, found: &Exploration) -> bool {
    match verdict {
        Verdict::Safe(_) => {
            assert!(found.violations.is_empty(), "{what}: safe, but a violation was found");
            true
        }
        Verdict::Unsafe(violation) => {
            let replayed =
                replay(task, &violation.trace).unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(replayed.violated(), Some(violation.claim), "{what}");
            assert!(
                !found.exhaustive || !found.violations.is_empty(),
                "{what}: there is no violation"
            );
            true
        }
        Verdict::Unknown(_) => false,
    }
}

#[test]
fn agrees_with_the_explorer_in_every_order() {
    let backend = Layered::new(Arc::new(Z3), Layers { validation: true, ..Layers::default() });
    let mut decided = 0;
    for seed in 0..100 {
        let original = program(seed, Shape::default());
        let found = oracle(&original);
        for order in ORDERS {
            let mut task = original.clone();
            let verdict = run(&mut task, &backend, SymexConfig { order, ..SymexConfig::default() });
            decided +=
                u64::from(compare(&format!("seed {seed}, {order:?}"), &task, &verdict, &found));
        }
    }
    assert!(decided > 200, "most programs should be decided, not {decided} of 400");
}

#[test]
fn agrees_with_the_explorer_with_every_layer() {
    let layers: Vec<(&str, Layers)> = vec![
        ("none", Layers::none()),
        ("independence", Layers { independence: true, ..Layers::none() }),
        ("cache", Layers { cache: Some(symra_smt::CacheConfig::default()), ..Layers::none() }),
        ("validation", Layers { validation: true, ..Layers::none() }),
        ("all", Layers { validation: true, ..Layers::default() }),
    ];
    for seed in 1000..1040 {
        let original = program(seed, Shape::default());
        let found = oracle(&original);
        for (name, layers) in &layers {
            let backend = Layered::new(Arc::new(Z3), layers.clone());
            for every_branch in [false, true] {
                let mut task = original.clone();
                let config = SymexConfig { every_branch, ..SymexConfig::default() };
                let verdict = run(&mut task, &backend, config);
                compare(
                    &format!("seed {seed}, {name}, every branch {every_branch}"),
                    &task,
                    &verdict,
                    &found,
                );
            }
        }
    }
}

type Pass = fn(&Task) -> (Task, Lift);

const PASSES: [(&str, Pass); 5] = [
    ("constants", propagate_constants),
    ("dead code", remove_dead_code),
    ("slice", slice),
    ("simplify", simplify),
    ("inline", |task| inline_calls(task, InlineLimits { recursion: 7, locations: 3_000 })),
];

/// A verdict on what a pass makes of a program is one on the program, and its trace can be lifted.
#[test]
fn agrees_with_the_explorer_after_every_pass() {
    let backend = Layered::new(Arc::new(Z3), Layers { validation: true, ..Layers::default() });
    let mut decided = 0;
    for seed in 2000..2060 {
        let original = program(seed, Shape::default());
        let found = oracle(&original);
        for (name, pass) in PASSES {
            let what = format!("seed {seed}, {name}");
            let (mut task, lift) = pass(&original);
            let cut =
                task.program.approximations.iter().any(|cut| cut.direction == Direction::Under);
            match run(&mut task, &backend, SymexConfig::default()) {
                Verdict::Unsafe(mut violation) => {
                    violation.trace = lift
                        .trace(&violation.trace)
                        .unwrap_or_else(|error| panic!("{what}: {error}"));
                    decided +=
                        u64::from(compare(&what, &original, &Verdict::Unsafe(violation), &found));
                }
                Verdict::Safe(_) if cut => (),
                verdict => decided += u64::from(compare(&what, &original, &verdict, &found)),
            }
        }
    }
    assert!(decided > 150, "most programs should be decided, not {decided} of 360");
}

#[test]
fn a_variable_may_be_named_like_an_input() {
    // Names that inputs of `x` could have, at another sort than `x`.
    for other in ["x@0", "x@1", "x!0", "x!1"] {
        for (bound, safe) in [(10, true), (9, false)] {
            let text = format!(
                "global x : Int\nglobal |{other}| : Bool\nproc main() {{\n  start -> got : havoc x\n  \
                 got -> small : assume (and |{other}| (<= 0 x 10))\n  small -> bad : assume (> x {bound})\n  \
                 error bad \"x is large\"\n}}"
            );
            let mut task = symra_ir::parse(&text).expect("the program should be right");
            match run(&mut task, &Z3, SymexConfig::default()) {
                Verdict::Safe(_) => assert!(safe, "{other}"),
                Verdict::Unsafe(_) => assert!(!safe, "{other}"),
                Verdict::Unknown(reason) => panic!("{other}: {reason}"),
            }
        }
    }
}
