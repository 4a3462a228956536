//! `bmc` and `kind`: bounds that are enough and bounds that are not, programs with one fault and without.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

mod support;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use support::{example, model, run};
use symra_analysis::Lemmas;
use symra_engines::{Bmc, BmcConfig, Budget, Context, Engine, Kind, KindConfig, Progress};
use symra_ir::{Position, SourceFile, SourceId, Task};
use symra_smt_z3::Z3;
use symra_verdict::{Proof, Reason, Verdict};

fn bounded(unwind: Option<u32>) -> Bmc {
    Bmc::new(BmcConfig { unwind, unwind_at: BTreeMap::new() })
}

/// `while j <= last { j := j + 1 }` from 1, and then `j == wrong` is a fault.
fn counting(last: u32, wrong: u32) -> Task {
    let text = format!(
        "global j : (_ BitVec 8)
        proc main() {{
          start -> head : j := #x01
          head -> body : assume (bvule j (_ bv{last} 8))
          body -> head : j := (bvadd j #x01)
          head -> done : assume (not (bvule j (_ bv{last} 8)))
          done -> bad : assume (= j (_ bv{wrong} 8))
          error bad \"j\"
        }}"
    );
    symra_ir::parse(&text).expect("the program should be right")
}

#[test]
fn a_sufficient_bound_proves_and_one_less_does_not() {
    // The loop is gone round twice: two are enough, and three; one is not.
    for (unwind, enough) in [(Some(1), false), (Some(2), true), (Some(3), true), (None, true)] {
        let verdict = run(&mut bounded(unwind), &mut counting(2, 9), 20);
        match verdict {
            Verdict::Safe(Proof::Unwound { rounds, .. }) => {
                assert!(enough && rounds == 3, "{unwind:?}: {rounds}");
            }
            Verdict::Unknown(Reason::Unwinding { what }) => {
                assert!(!enough, "{unwind:?}");
                assert!(what.contains("more than 1 times"), "{what}");
            }
            other => panic!("{unwind:?}: {other:?}"),
        }
    }
}

#[test]
fn a_violation_needs_as_many_rounds_as_it_has() {
    for (unwind, found) in [(Some(9), false), (Some(10), true), (None, true)] {
        let verdict = run(&mut bounded(unwind), &mut counting(10, 11), 20);
        assert_eq!(matches!(verdict, Verdict::Unsafe(_)), found, "{unwind:?}: {verdict:?}");
    }
}

/// Two loops, one in the other: `for i < n { for j < m { c += 1 } }`, and then `c == wrong` is a fault.
fn nested(wrong: u32) -> Task {
    let text = format!(
        "global i : (_ BitVec 8)
        global j : (_ BitVec 8)
        global c : (_ BitVec 8)
        global m : (_ BitVec 8)
        proc main() {{
          start -> set : havoc m
          set -> outer : i := #x00, c := #x00
          outer -> in : assume (and (bvult i #x03) (bvule m #x02))
          in -> inner : j := #x00
          inner -> more : assume (bvult j m)
          more -> inner : j := (bvadd j #x01), c := (bvadd c #x01)
          inner -> next : assume (not (bvult j m))
          next -> outer : i := (bvadd i #x01)
          outer -> done : assume (not (bvult i #x03))
          done -> bad : assume (= c (_ bv{wrong} 8))
          error bad \"c\"
        }}"
    );
    symra_ir::parse(&text).expect("the program should be right")
}

#[test]
fn each_loop_counts_its_own_rounds() {
    // The outer loop has three rounds; the inner one has two each time, not six.
    for (unwind, end) in [(2, "more than 2 times"), (3, "")] {
        match run(&mut bounded(Some(unwind)), &mut nested(5), 20) {
            Verdict::Safe(Proof::Unwound { .. }) => assert!(end.is_empty()),
            Verdict::Unknown(Reason::Unwinding { what }) => assert!(what.contains(end), "{what}"),
            other => panic!("{unwind}: {other:?}"),
        }
    }
    assert!(matches!(run(&mut bounded(Some(3)), &mut nested(6), 20), Verdict::Unsafe(_)));
    assert!(matches!(run(&mut bounded(Some(3)), &mut nested(3), 20), Verdict::Unsafe(_)));
}

#[test]
fn single_loops_have_limits_of_their_own() {
    let mut task = counting(10, 99);
    let at = Position { file: SourceId(0), line: 7, column: 1 };
    let program = &mut task.program;
    let head = program.procedures[0].locations.iter_mut().find(|loc| loc.name == "head");
    head.expect("the loop should have a head").position = Some(at);
    program.sources.push(SourceFile { name: "loop".to_owned(), text: "".into() });
    for (rounds, enough) in [(9, false), (10, true)] {
        let config = BmcConfig { unwind: Some(1), unwind_at: BTreeMap::from([(at, rounds)]) };
        let verdict = run(&mut Bmc::new(config), &mut task.clone(), 20);
        assert_eq!(matches!(verdict, Verdict::Safe(_)), enough, "{verdict:?}");
    }
}

#[test]
fn constant_rounds_cost_no_query() {
    for (wrong, safe) in [(3, true), (201, false)] {
        let mut task = counting(200, wrong);
        let (budget, progress, lemmas) = (Budget::default(), Progress::default(), Lemmas::new());
        let context =
            Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
        let mut engine = bounded(None);
        let verdict = engine.run(&mut task, &context).expect("the solver should not fail");
        assert_eq!(matches!(verdict, Verdict::Safe(_)), safe, "{verdict:?}");
        assert!(engine.statistics().queries <= 1, "{:?}", engine.statistics());
    }
}

#[test]
fn the_time_limit_tells_how_far_it_went() {
    let mut task = symra_ir::parse(
        "global x : (_ BitVec 32)
        proc main() {
          start -> head : x := #x00000000
          head -> head : x := (bvadd x #x00000002)
          head -> bad : assume (= x #x00000001)
          error bad \"odd\"
        }",
    )
    .expect("the program should be right");
    let deadline = Some(Instant::now() + Duration::from_millis(300));
    let budget = Budget { deadline, ..Budget::default() };
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let verdict = bounded(None).run(&mut task, &context).expect("the solver should not fail");
    let Verdict::Unknown(Reason::Unwound { rounds, then }) = verdict else { panic!("{verdict:?}") };
    assert!(rounds > 3 && *then == Reason::Timeout, "{rounds} {then}");
}

/// What was not decided is not said to be fine.
#[test]
fn a_query_that_takes_too_long_says_nothing_of_its_round() {
    let mut task = symra_ir::parse(
        "global a : (_ BitVec 64)
        global b : (_ BitVec 64)
        proc main() {
          start -> read : havoc a, b
          read -> small : assume (and (bvult #x0000000000000001 a) (bvult a b) (bvult b #x0000000100000000))
          small -> bad : assume (= (bvmul a b) #x38e38e38d1c71c73)
          error bad \"factors\"
        }",
    )
    .expect("the program should be right");
    let deadline = Some(Instant::now() + Duration::from_millis(200));
    let budget = Budget { deadline, ..Budget::default() };
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    for mut engine in [Box::new(bounded(None)) as Box<dyn Engine>, Box::new(without_invariants())] {
        let verdict = engine.run(&mut task, &context).expect("the solver should not fail");
        let Verdict::Unknown(reason) = verdict else { panic!("{verdict:?}") };
        assert!(!matches!(reason, Reason::Unwound { .. }), "{reason}");
    }
}

fn without_invariants() -> Kind {
    Kind::new(KindConfig { invariants: false, counterexamples: false, ..KindConfig::default() })
}

/// A shift register of three bits that is filled with ones: after Biere et al.
fn shift_register(init: &str) -> Task {
    model(
        &format!(
            "vars x, y, z : bool
init {init}
shift: true -> x := y, y := z, z := true
safe not_full: !(x && y && z)"
        ),
        &[],
    )
}

#[test]
fn the_shift_register_is_full_after_one_shift() {
    let engines: [Box<dyn symra_engines::Engine>; 2] =
        [Box::new(bounded(None)), Box::new(without_invariants())];
    for mut engine in engines {
        let mut task = shift_register("!x || !y || !z");
        let verdict = run(&mut *engine, &mut task, 20);
        let Verdict::Unsafe(violation) = verdict else { panic!("{verdict:?}") };
        // From 011, one shift.
        let shifts = violation.trace.steps.iter().filter(|step| {
            matches!(task.program.edge(step.edge).operation, symra_ir::Operation::Assign(_))
        });
        assert!(shifts.count() <= 2, "{:?}", violation.trace);
    }
}

/// `x` goes 0, 1, 2, 3 and again, and is never 5; that is not inductive, but 5 has no way in.
fn ring(wrong: u32) -> Task {
    let text = format!(
        "global x : (_ BitVec 3)
        proc main() {{
          start -> head : x := #b000
          head -> up : assume (not (= x #b011))
          up -> head : x := (bvadd x #b001)
          head -> back : assume (= x #b011)
          back -> head : x := #b000
          head -> bad : assume (= x (_ bv{wrong} 3))
          error bad \"x\"
        }}"
    );
    symra_ir::parse(&text).expect("the program should be right")
}

#[test]
fn induction_over_several_rounds_proves_what_one_does_not() {
    // From 4 on the values go 4, 5, 6, 7, 0: no simple path to 5 has more than one round.
    let verdict = run(&mut without_invariants(), &mut ring(5), 20);
    let Verdict::Safe(Proof::KInductive(proof)) = verdict else { panic!("{verdict:?}") };
    assert_eq!(proof.k, 2);
    assert!(matches!(run(&mut without_invariants(), &mut ring(2), 20), Verdict::Unsafe(_)));
}

#[test]
fn simple_paths_decide_finite_systems() {
    // x stays where it is or starts again; without simple paths, 6 can be arbitrarily long at 5.
    let text = |wrong: u32| {
        format!(
            "global x : (_ BitVec 3)
            global in : Bool
            proc main() {{
              start -> head : x := #b000
              head -> asked : havoc in
              asked -> head : assume in
              asked -> go : assume (and (not in) (not (= x #b011)))
              go -> head : x := (bvadd x #b001)
              asked -> back : assume (and (not in) (= x #b011))
              back -> head : x := #b000
              head -> bad : assume (= x (_ bv{wrong} 3))
              error bad \"x\"
            }}"
        )
    };
    let task = |wrong| symra_ir::parse(&text(wrong)).expect("the program should be right");
    let verdict = run(&mut without_invariants(), &mut task(6), 20);
    let Verdict::Safe(Proof::KInductive(proof)) = verdict else { panic!("{verdict:?}") };
    assert!(proof.simple_paths);
    assert!(matches!(run(&mut without_invariants(), &mut task(3), 20), Verdict::Unsafe(_)));
}

#[test]
fn the_diameter_decides_finite_systems_without_induction() {
    // 0, 1, 2, 3 and again: after four rounds there is no new state. The twin has a fault in one of these states.
    let verdict = run(&mut bounded(None), &mut ring(5), 20);
    let Verdict::Safe(Proof::Unwound { rounds, simple_paths }) = verdict else {
        panic!("{verdict:?}")
    };
    assert!(simple_paths && rounds == 4, "{rounds}");
    for wrong in 0..4 {
        let verdict = run(&mut bounded(None), &mut ring(wrong), 20);
        assert!(matches!(verdict, Verdict::Unsafe(_)), "{wrong}: {verdict:?}");
    }
    // A limit is a limit.
    assert!(matches!(run(&mut bounded(Some(2)), &mut ring(5), 20), Verdict::Unknown(_)));
}

/// Two processes in turn, and a third bit that only one of them sets; two commands are certain to be possible at first.
fn toggles(safe: &str) -> Task {
    model(
        &format!(
            "vars a, b, c : bool
init !a && !b && !c
first: true -> a := !a
second: a -> b := !b
third: a && b -> c := true
safe never: {safe}"
        ),
        &[],
    )
}

#[test]
fn the_diameter_of_models_is_that_of_all_interleavings() {
    // All states but those with c before a and b were set are reached.
    for (safe, holds) in [
        ("!(a && b && c) || true", true),
        ("!c", false),
        ("!(c && !a && !b)", false),
        ("!(b && !a)", false),
        ("a || !a", true),
    ] {
        let verdict = run(&mut bounded(None), &mut toggles(safe), 20);
        assert_eq!(matches!(verdict, Verdict::Safe(_)), holds, "{safe}: {verdict:?}");
        assert_eq!(matches!(verdict, Verdict::Unsafe(_)), !holds, "{safe}: {verdict:?}");
    }
    let stays = |safe: &str| {
        model(
            &format!(
                "vars a, b, c : bool
init !a && !b && !c
first: !c -> a := !a
second: a -> b := !b
safe never: {safe}"
            ),
            &[],
        )
    };
    let verdict = run(&mut bounded(None), &mut stays("!c"), 20);
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    let verdict = run(&mut bounded(None), &mut stays("!(b && !a)"), 20);
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// `i` counts to an input that is at most 10, and then `i == wrong` is a fault.
fn to_input(wrong: u32) -> Task {
    let text = format!(
        "global i : (_ BitVec 32)
        global n : (_ BitVec 32)
        proc main() {{
          start -> asked : havoc n
          asked -> begin : assume (bvule n (_ bv10 32))
          begin -> head : i := (_ bv0 32)
          head -> body : assume (bvult i n)
          body -> head : i := (bvadd i (_ bv1 32))
          head -> done : assume (not (bvult i n))
          done -> bad : assume (= i (_ bv{wrong} 32))
          error bad \"i\"
        }}"
    );
    symra_ir::parse(&text).expect("the program should be right")
}

#[test]
fn rounds_that_are_known_cost_no_query_each() {
    for (wrong, safe) in [(11, true), (10, false), (0, false)] {
        assert_eq!(
            matches!(run(&mut bounded(None), &mut to_input(wrong), 20), Verdict::Safe(_)),
            safe
        );
        let (budget, progress, lemmas) = (Budget::default(), Progress::default(), Lemmas::new());
        let context =
            Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
        let mut engine = bounded(None);
        let verdict =
            engine.run(&mut to_input(wrong), &context).expect("the solver should not fail");
        assert_eq!(matches!(verdict, Verdict::Safe(_)), safe, "{verdict:?}");
        // The claims, and that no run is left.
        assert!(engine.statistics().queries <= 2, "{:?}", engine.statistics());
    }
}

#[test]
fn models_are_decided() {
    assert!(matches!(
        run(&mut Kind::default(), &mut example("mutex.gcl", &[]), 30),
        Verdict::Safe(_)
    ));
    let mut faulty = example("withdraw.gcl", &[]);
    assert!(matches!(run(&mut bounded(None), &mut faulty, 30), Verdict::Unsafe(_)));
    let mut again = example("withdraw.gcl", &[]);
    assert!(matches!(run(&mut Kind::default(), &mut again, 30), Verdict::Unsafe(_)));
}

#[test]
fn counterexamples_to_induction_become_lemmas() {
    // `y` stays 0, which is not near the claim in any number of rounds.
    let text = |start: u32| {
        format!(
            "global x : Int
            global y : Int
            proc main() {{
              start -> head : x := 0, y := {start}
              head -> head : x := (+ x y)
              head -> bad : assume (= x 5)
              error bad \"x\"
            }}"
        )
    };
    let verdict = |start: u32, counterexamples: bool, seconds: u64| {
        let config = KindConfig { simple_paths: false, invariants: false, counterexamples };
        let mut task = symra_ir::parse(&text(start)).expect("the program should be right");
        run(&mut Kind::new(config), &mut task, seconds)
    };
    assert!(matches!(verdict(0, true, 20), Verdict::Safe(_)));
    assert!(matches!(verdict(0, false, 1), Verdict::Unknown(_)));
    assert!(matches!(verdict(1, true, 20), Verdict::Unsafe(_)));
}
