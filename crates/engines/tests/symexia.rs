//! `symexia` on programs with known answers.

mod support;

use symra_certify::Evidence;
use symra_engines::{Symexia, SymexiaConfig, Verdict};
use symra_ir::Task;
use symra_portfolio::Form;

/// The running example of the paper (Fig. 1), over mathematical integers.
const RUNNING: &str = "global n : Int
global x : Int
global y : Int
proc main() {
  start -> a : assume (> n 0)
  a -> b : x := 5
  b -> c : assume (> n 0)
  b -> g : assume (<= n 0)
  c -> d : assume (not (= x y))
  d -> f : y := x
  c -> e : assume (= x y)
  e -> f : x := (+ x 1)
  f -> b : n := (- n 1)
  g -> err : assume (> (- x y) BOUND)
  error err \"x is far from y\"
}";

fn verify(task: &mut Task, config: SymexiaConfig) -> (Verdict, Evidence, Symexia) {
    let mut engine = Symexia::new(config);
    let conclusion = support::of_form(&mut engine, Form::CallFree, task, 60);
    (conclusion.verdict, conclusion.evidence, engine)
}

fn plain() -> SymexiaConfig {
    SymexiaConfig::as_published(0)
}

/// With lemmas.
fn helped() -> SymexiaConfig {
    SymexiaConfig::default()
}

#[test]
fn the_running_example_is_proved_with_the_predicates_of_the_paper() {
    let mut task = symra_ir::parse(&RUNNING.replace("BOUND", "1")).unwrap();
    let predicates = ["(> n 0)", "(> (- x y) 1)", "(= x y)"].map(|text| {
        ("b".to_owned(), symra_terms::smtlib::read_term(&mut task.pool, text).unwrap())
    });
    let (verdict, _, engine) =
        verify(&mut task, SymexiaConfig { predicates: predicates.to_vec(), ..plain() });
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    assert_eq!(engine.statistics().refinements, 0);
}

#[test]
fn the_running_example_is_proved_without_any() {
    for config in [plain(), helped()] {
        let mut task = symra_ir::parse(&RUNNING.replace("BOUND", "1")).unwrap();
        let (verdict, _, _) = verify(&mut task, config);
        assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    }
}

#[test]
fn the_twin_of_the_running_example_is_refuted() {
    for config in [plain(), helped()] {
        let mut task = symra_ir::parse(&RUNNING.replace("BOUND", "0")).unwrap();
        let (verdict, evidence, _) = verify(&mut task, config);
        assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
        assert!(matches!(evidence, Evidence::Replayed(_)));
    }
}

/// Random programs, against the explicit-state search.
#[test]
fn agrees_with_the_explorer() {
    let configs = || {
        [
            helped(),
            plain(),
            SymexiaConfig { explicit: false, ..helped() },
            SymexiaConfig { threshold: 1, ..plain() },
            SymexiaConfig { threshold: 100, ..plain() },
            SymexiaConfig { restart: true, ..plain() },
        ]
    };
    let engines = || configs().map(|config| Box::new(Symexia::new(config)) as _).into();
    let (safe, faulty) = support::agreeing(engines, 0..60, 3);
    assert!(safe > 50 && faulty > 50, "{safe} safe, {faulty} unsafe of 360");
}

/// Deeper in the recursion than calls are inlined, the claim is violated.
#[test]
fn calls_that_were_left_out_are_no_proof() {
    let text = "global n : (_ BitVec 8)
    global depth : (_ BitVec 8)
    main main
    proc main() {
      start -> ready : depth := #x00
      ready -> done : call f()
      done -> err : assume (= depth #x06)
      error err \"too deep\"
    }
    proc f() {
      entry -> exit : assume (= n #x00)
      entry -> more : assume (not (= n #x00))
      more -> less : n := (bvsub n #x01), depth := (bvadd depth #x01)
      less -> exit : call f()
    }";
    let mut task = symra_ir::parse(text).unwrap();
    let (verdict, _, _) = verify(&mut task, helped());
    assert!(!matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
}

/// Where the program is no longer modelled nothing is known; without a way there, all is.
#[test]
fn what_is_not_modelled_is_no_proof() {
    for (condition, safe) in [("(> n 3)", false), ("(and (> n 3) (< n 3))", true)] {
        let text = format!(
            "global n : Int
            claim \"asm\" unsupported \"assembler is not modelled\"
            proc main() {{
              loc start
              loc there error \"asm\"
              start -> loop : n := 0
              loop -> loop : n := (+ n 1)
              loop -> there : assume {condition}
            }}"
        );
        for config in [plain(), helped()] {
            let mut task = symra_ir::parse(&text).unwrap();
            let (verdict, _, _) = verify(&mut task, config);
            assert_eq!(matches!(verdict, Verdict::Safe(_)), safe, "{verdict:?}");
            assert!(!matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
        }
    }
    let text = "claim asm unsupported \"m\"\nproc main() {\n  loc start error asm\n}";
    for config in [plain(), helped()] {
        let mut task = symra_ir::parse(text).unwrap();
        let (verdict, _, _) = verify(&mut task, config);
        assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
    }
}
