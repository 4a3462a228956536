//! Intervals, congruences, bits and bounds of loops: what is said holds, and it is as much as is needed.

mod support;

use support::{formula, implies, observed, place, program, runs, texts};
use symra_analysis::absint::loop_facts;
use symra_ir::testing::{self, Shape};
use symra_ir::{Cfa, Task};
use symra_verdict::Budget;

/// A program with what is known at its location `head`, and what can't be, because runs violate it.
struct Case {
    name: &'static str,
    text: &'static str,
    known: &'static [&'static str],
    wrong: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        name: "a counter up to a constant",
        text: "global i : (_ BitVec 32)
            proc main() {
              start -> head : i := #x00000000
              head -> body : assume (bvult i #x00000064)
              body -> head : i := (bvadd i #x00000001)
              head -> exit : assume (bvuge i #x00000064)
            }",
        known: &["(bvule i #x00000064)", "(bvsge i #x00000000)"],
        wrong: &["(bvult i #x00000064)"],
    },
    Case {
        name: "a counter down to zero",
        text: "global i : (_ BitVec 32)
            proc main() {
              start -> head : i := #x00000032
              head -> body : assume (bvsgt i #x00000000)
              body -> head : i := (bvsub i #x00000001)
              head -> exit : assume (bvsle i #x00000000)
            }",
        known: &["(bvsle i #x00000032)", "(bvsge i #x00000000)"],
        wrong: &["(bvsgt i #x00000000)"],
    },
    Case {
        name: "steps of four",
        text: "global i : (_ BitVec 16)
            proc main() {
              start -> head : i := #x0001
              head -> body : assume (bvult i #x0040)
              body -> head : i := (bvadd i #x0004)
              head -> exit : assume (bvuge i #x0040)
            }",
        known: &["(= ((_ extract 1 0) i) #b01)", "(bvule i #x0041)"],
        wrong: &["(= ((_ extract 2 2) i) #b0)"],
    },
    Case {
        name: "an input that is checked",
        text: "global n : (_ BitVec 32)
            global i : (_ BitVec 32)
            proc main() {
              start -> read : havoc n
              read -> small : assume (and (bvsge n #x00000001) (bvsle n #x00000014))
              small -> head : i := #x00000000
              head -> body : assume (bvslt i n)
              body -> head : i := (bvadd i #x00000001)
              head -> exit : assume (bvsge i n)
            }",
        known: &["(bvsle i #x00000014)", "(bvsge i #x00000000)", "(bvsle n #x00000014)"],
        wrong: &["(bvsle i #x00000001)"],
    },
    Case {
        name: "two phases",
        text: "global x : (_ BitVec 8)
            global up : Bool
            proc main() {
              start -> head : x := #x0a, up := true
              head -> rise : assume (and up (bvult x #x14))
              rise -> head : x := (bvadd x #x01)
              head -> turn : assume (and up (not (bvult x #x14)))
              turn -> head : up := false
              head -> fall : assume (and (not up) (bvugt x #x0a))
              fall -> head : x := (bvsub x #x01)
              head -> exit : assume (and (not up) (not (bvugt x #x0a)))
            }",
        known: &["(bvule x #x14)", "(bvuge x #x0a)"],
        wrong: &["(bvule x #x13)", "(bvuge x #x0b)"],
    },
    Case {
        name: "a value that is reset",
        text: "global t : (_ BitVec 32)
            global in : Bool
            proc main() {
              start -> head : t := #x00000000
              head -> read : havoc in
              read -> wrap : assume (= t #x00000007)
              wrap -> head : t := #x00000000
              read -> on : assume (not (= t #x00000007))
              on -> head : t := (bvadd t #x00000001)
            }",
        known: &["(bvule t #x00000007)"],
        wrong: &["(bvule t #x00000006)"],
    },
    Case {
        name: "bits that a mask leaves",
        text: "global x : (_ BitVec 32)
            global in : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> head : x := (bvand in #x000000f0)
            }",
        known: &["(= (bvand x #xffffff0f) #x00000000)"],
        wrong: &["(= x #x00000000)"],
    },
    Case {
        name: "a remainder",
        text: "global x : (_ BitVec 32)
            global in : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> head : x := (bvurem in #x0000000a)
            }",
        known: &["(bvult x #x0000000a)"],
        wrong: &["(bvult x #x00000009)"],
    },
    Case {
        name: "a shift",
        text: "global x : (_ BitVec 32)
            global in : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> head : x := (bvlshr in #x0000001c)
            }",
        known: &["(bvule x #x0000000f)"],
        wrong: &["(bvule x #x0000000e)"],
    },
    Case {
        name: "an extended byte",
        text: "global x : (_ BitVec 32)
            global in : (_ BitVec 8)
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> head : x := ((_ sign_extend 24) in)
            }",
        known: &["(bvsle x #x0000007f)", "(bvsge x #xffffff80)"],
        wrong: &["(bvsge x #x00000000)"],
    },
    Case {
        name: "the smaller of two",
        text: "global x : (_ BitVec 32)
            global in : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> small : assume (bvult in #x00000020)
              small -> head : x := in
              read -> large : assume (not (bvult in #x00000020))
              large -> head : x := #x00000020
            }",
        known: &["(bvule x #x00000020)"],
        wrong: &["(bvult x #x00000020)"],
    },
    Case {
        name: "nested loops",
        text: "global i : (_ BitVec 32)
            global j : (_ BitVec 32)
            proc main() {
              start -> outer : i := #x00000000, j := #x00000000
              outer -> enter : assume (bvslt i #x00000008)
              enter -> head : j := i
              head -> body : assume (bvslt j #x00000008)
              body -> head : j := (bvadd j #x00000001)
              head -> next : assume (bvsge j #x00000008)
              next -> outer : i := (bvadd i #x00000001)
              outer -> exit : assume (bvsge i #x00000008)
            }",
        known: &["(bvsle j #x00000008)", "(bvslt i #x00000008)", "(bvsge i #x00000000)"],
        wrong: &["(bvsle j #x00000007)"],
    },
];

/// A counter that wraps around has no bounds: nothing may be said that only holds before it does.
#[test]
fn what_wraps_around_has_no_bounds() {
    let mut task = program(
        "global i : (_ BitVec 4)
        proc main() {
          start -> head : i := #x0
          head -> head : i := (bvadd i #x1)
        }",
    );
    let main = task.program.main;
    let found = loop_facts(&mut task.pool, &task.program, main, &Budget::default());
    let met = runs(&task, 0..1, 40);
    assert!(met.visits.values().copied().max() > Some(32), "it should come round twice");
    support::hold_in(&task.pool, &found.facts, &met, "wraps");
    assert!(found.bounds.is_empty(), "{:?}", found.bounds);
}

#[test]
fn facts_are_as_precise_as_needed_and_no_more_than_true() {
    for Case { name, text, known, wrong } in CASES {
        let mut task = observed(text);
        let main = task.program.main;
        let found = loop_facts(&mut task.pool, &task.program, main, &Budget::default());
        support::hold_in(&task.pool, &found.facts, &runs(&task, 0..60, 2000), name);
        let Task { pool, program } = &mut task;
        let head = place(&Cfa::new(program).expect("there should be no calls"), "head");
        let facts = &found.facts[&head];
        for text in *known {
            let wanted = formula(pool, text);
            let said = texts(pool, facts);
            assert!(implies(pool, facts, wanted), "{name}: {text} should follow from {said:?}");
        }
        for text in *wrong {
            let wanted = formula(pool, text);
            assert!(!implies(pool, facts, wanted), "{name}: {text} is not true");
        }
    }
}

/// The bound of a loop, or none. Runs never do more rounds.
#[test]
fn bounds_of_loops_are_those_of_the_longest_run() {
    let cases = [
        ("i := #x00", "(bvult i #x0a)", "(bvadd i #x01)", Some(10)),
        ("i := #x00", "(bvult i #x0a)", "(bvadd i #x03)", Some(4)),
        ("i := #x0a", "(bvsgt i #x00)", "(bvsub i #x02)", Some(5)),
        ("i := #x00", "(not (= i #x0a))", "(bvadd i #x01)", Some(10)),
        ("i := #x00", "(not (= i #x0a))", "(bvadd i #x00)", None),
        ("havoc i", "(bvult i #x0a)", "(bvadd i #x00)", None),
    ];
    for (first, guard, step, bound) in cases {
        let text = format!(
            "global i : (_ BitVec 8)
            proc main() {{
              start -> head : {first}
              head -> body : assume {guard}
              body -> head : i := {step}
              head -> exit : assume (not {guard})
            }}"
        );
        let mut task = program(&text);
        let main = task.program.main;
        let found = loop_facts(&mut task.pool, &task.program, main, &Budget::default());
        let most = runs(&task, 0..100, 300).visits.values().copied().max().unwrap_or(0);
        match bound {
            Some(bound) => {
                assert_eq!(found.bounds.values().copied().next(), Some(bound), "{text}");
                assert!(most <= bound + 1, "{text}");
            }
            None => assert!(found.bounds.is_empty(), "{text}"),
        }
    }
}

/// Facts at the heads of random programs hold in all states that random runs meet there.
#[test]
fn facts_of_random_programs_hold_on_their_runs() {
    let (mut facts, mut states) = (0, 0);
    for seed in 0..150 {
        let shape = Shape { procedures: 0, ..Shape::default() };
        let mut task = testing::program(seed, shape);
        let main = task.program.main;
        let found = loop_facts(&mut task.pool, &task.program, main, &Budget::default());
        let met = runs(&task, 0..30, 300);
        support::hold_in(&task.pool, &found.facts, &met, &format!("program {seed}"));
        facts += found.facts.values().map(Vec::len).sum::<usize>();
        states += met.states.values().map(Vec::len).sum::<usize>();
    }
    assert!(facts > 50 && states > 500, "there should be something to compare: {facts}, {states}");
}
