//! The lemma store: what engines put there holds, and whoever comes next need not find it again.

use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{Evidence, conclude_given};
use symra_engines::{
    Budget, Context, Engine, Houdini, HoudiniConfig, Ic3ia, Ic3iaConfig, Kind, KindConfig,
    Progress, Symexia, SymexiaConfig, Verdict,
};
use symra_ir::testing::{Shape, program};
use symra_ir::{Invariant, LocId, LocRef, Task, parse};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_smt_z3::Z3;
use symra_verdict::Proof;

fn run(engine: &mut dyn Engine, task: &mut Task, lemmas: &Lemmas, seconds: u64) -> Verdict {
    let deadline = Some(Instant::now() + Duration::from_secs(seconds));
    let budget = Budget { deadline, ..Budget::default() };
    let progress = Progress::default();
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas };
    engine.run(task, &context).expect("the solver should not fail")
}

/// Whether the inductive lemmas of a store are so, all together, of a program whose claims are taken away; and how many.
fn are_inductive(task: &Task, lemmas: &Lemmas) -> (bool, usize) {
    let mut task = task.clone();
    let main = task.program.main;
    for location in &mut task.program.procedures[main.index()].locations {
        location.claim = None;
    }
    let (inductive, _) = lemmas.since(&mut 0, &mut task.pool);
    let count = inductive.values().map(Vec::len).sum();
    let mut invariant = Invariant::new();
    for (index, location) in task.program.procedure(main).locations.iter().enumerate() {
        let loc = LocId::new(index);
        if location.loop_head || inductive.contains_key(&loc) {
            let formulas = inductive.get(&loc).cloned().unwrap_or_default();
            invariant.insert(LocRef { proc: main, loc }, task.pool.and(&formulas));
        }
    }
    let proof = Verdict::Safe(Proof::Inductive(invariant.into()));
    let conclusion = conclude_given(&mut task, proof, &Z3, &Budget::default())
        .expect("the solver should not fail");
    (matches!(conclusion.evidence, Evidence::Rechecked { .. }), count)
}

fn counters(bad: &str) -> Task {
    let text = format!(
        "global x : Int
        global y : Int
        global n : Int
        proc main() {{
          start -> begun : havoc n
          begun -> head : x := 0, y := 0
          head -> body : assume (< x n)
          body -> head : x := (+ x 1), y := (+ y 2)
          head -> after : assume (>= x n)
          after -> bad : assume {bad}
          error bad \"y is twice x\"
        }}"
    );
    parse(&text).expect("the program should be right")
}

#[test]
fn lemmas_of_engines_are_inductive_together() {
    let engines: [fn() -> Box<dyn Engine>; 4] = [
        || Box::new(Houdini::new(HoudiniConfig::default())),
        || Box::new(Ic3ia::new(Ic3iaConfig::default())),
        || Box::new(Kind::new(KindConfig::default())),
        || Box::new(Symexia::new(SymexiaConfig::default())),
    ];
    let mut found = 0;
    let random = (0..12).map(|seed| program(seed, Shape::default()));
    let own = ["(not (= y (* 2 x)))", "(= y (* 2 x))"].map(counters);
    for (number, given) in own.into_iter().chain(random).enumerate() {
        let prepared =
            prepare(&given, Form::CallFree, PrepareConfig::default(), &Budget::default());
        // All feed one store, one after the other.
        let lemmas = Lemmas::new();
        for engine in engines {
            let mut task = prepared.task.clone();
            let _ = run(&mut *engine(), &mut task, &lemmas, 2);
            let (inductive, count) = are_inductive(&prepared.task, &lemmas);
            assert!(inductive, "program {number}, after {}", engine().name());
            found += count;
        }
    }
    assert!(found > 20, "{found} lemmas");
}

#[test]
fn what_one_engine_found_another_uses() {
    for (bad, safe) in [("(not (= y (* 2 x)))", true), ("(and (= x 3) (= y (* 2 x)))", false)] {
        let given = counters(bad);
        let alone = HoudiniConfig::default();
        let lemmas = Lemmas::new();
        let mut task = given.clone();
        let first = run(&mut Houdini::new(alone), &mut task, &lemmas, 20);
        assert_eq!(matches!(first, Verdict::Safe(_)), safe);
        assert!(!lemmas.is_empty());
        let before = lemmas.len();
        let mut task = given.clone();
        let second = run(&mut Kind::new(KindConfig::default()), &mut task, &lemmas, 20);
        match second {
            Verdict::Safe(_) => assert!(safe),
            Verdict::Unsafe(_) => assert!(!safe),
            Verdict::Unknown(reason) => panic!("{reason}"),
        }
        assert!(lemmas.len() >= before, "a store only grows");
    }
}
