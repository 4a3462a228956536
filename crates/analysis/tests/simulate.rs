//! Runs on guessed inputs: what they meet is real, and faults that are not far are met.

mod support;

use std::time::Duration;

use support::{choose, program, runs};
use symra_analysis::simulate::Samples;
use symra_ir::{Task, live_variables, replay};
use symra_terms::Value;
use symra_verdict::Budget;

/// Programs with a fault that simulation meets in the twin.
const PROGRAMS: &[(&str, &str)] = &[
    (
        "a fault at once",
        "global x : (_ BitVec 32)
        proc main() {
          start -> head : x := #x00000000
          head -> body : assume (bvult x #x0000000a)
          body -> head : x := (bvadd x #x00000001)
          head -> after : assume (not (bvult x #x0000000a))
          after -> bad : assume (not (= x [[#x0000000a||#x0000000b]]))
          error bad \"another number\"
        }",
    ),
    (
        "a number of the program is the input",
        "global in : (_ BitVec 32)
        global x : (_ BitVec 32)
        proc main() {
          start -> head : x := #x00000000
          head -> read : havoc in
          read -> hit : assume (= in #x0012d687)
          hit -> head : x := [[#x00000000||(bvadd x #x00000001)]]
          read -> head : assume (not (= in #x0012d687))
          head -> bad : assume (= x #x00000001)
          error bad \"hit\"
        }",
    ),
    (
        "one below a number of the program",
        "global in : (_ BitVec 32)
        proc main() {
          start -> read : havoc in
          read -> bad : assume (and (bvult in #x00abcdef) (bvuge in [[#x00abcdef||#x00abcdee]]))
          error bad \"the edge\"
        }",
    ),
    (
        "a pair of flags",
        "global p : Bool
        global q : Bool
        global n : Int
        proc main() {
          start -> head : n := 0
          head -> read : havoc p, q
          read -> both : assume (and p (not q))
          both -> head : n := (+ n [[0||1]])
          read -> head : assume (not (and p (not q)))
          head -> bad : assume (= n 4)
          error bad \"four times\"
        }",
    ),
    (
        "memory that nobody has written to",
        "global a : (Array (_ BitVec 8) (_ BitVec 8))
        proc main() {
          start -> next : a := [[(store a #x03 #x00)||(store a #x04 #x00)]]
          next -> bad : assume (not (= (select a #x03) #x00))
          error bad \"not zero\"
        }",
    ),
    (
        "floats that are not all the same",
        "global f : (_ FloatingPoint 8 24)
        global g : (_ FloatingPoint 8 24)
        proc main() {
          start -> next : havoc f, g
          next -> bad : assume (fp.lt [[f||g]] f)
          error bad \"less\"
        }",
    ),
];

fn samples(task: &Task) -> Samples {
    let live = live_variables(task).swap_remove(task.program.main.index());
    Samples::new(task, &live, &Budget::default())
}

#[test]
fn faults_are_met_and_their_runs_are_real() {
    for (name, text) in PROGRAMS {
        let task = program(&choose(text, 1));
        let found = samples(&task);
        let (claim, trace) = found.violation.unwrap_or_else(|| panic!("{name}"));
        let replayed = replay(&task, &trace).expect("the trace should be a run");
        assert_eq!(replayed.violated(), Some(claim), "{name}");
    }
}

#[test]
fn programs_without_a_fault_have_none() {
    for (name, text) in PROGRAMS {
        let task = program(&choose(text, 0));
        assert!(samples(&task).violation.is_none(), "{name}");
        assert!(!runs(&task, 0..50, 500).violated, "{name}");
    }
}

/// States that are kept are ones of runs: what holds on every run holds in them.
#[test]
fn kept_states_are_states_of_runs() {
    let mut task = program(
        "global i : (_ BitVec 32)
        global n : (_ BitVec 32)
        global twice : (_ BitVec 32)
        proc main() {
          start -> small : assume (bvult n #x00000028)
          small -> head : i := #x00000000, twice := #x00000000
          head -> body : assume (bvult i n)
          body -> head : i := (bvadd i #x00000001), twice := (bvadd twice #x00000002)
          head -> after : assume (not (bvult i n))
          after -> bad : assume (not (= twice (bvadd i i)))
          error bad \"not twice\"
        }",
    );
    let found = samples(&task);
    let facts = ["(bvule i n)", "(= twice (bvadd i i))", "(bvult n #x00000028)"]
        .map(|text| support::formula(&mut task.pool, text));
    let states: Vec<_> = found.states.values().flatten().collect();
    assert!(states.len() > 3, "there should be some states");
    for state in states {
        for fact in facts {
            assert_eq!(task.pool.evaluate_in(fact, state), Value::Bool(true));
        }
    }
}

/// A fault that comes after many rounds is not met by short runs, but by long ones; and not at all without time.
#[test]
fn long_runs_go_further() {
    let text = "global i : (_ BitVec 32)
        proc main() {
          start -> head : i := #x00000000
          head -> body : assume (bvult i #x00030000)
          body -> head : i := (bvadd i #x00000001)
          head -> after : assume (not (bvult i #x00030000))
          after -> bad : assume [[false||true]]
          error bad \"the end\"
        }";
    for (which, met) in [(0, false), (1, true)] {
        let task = program(&choose(text, which));
        let live = live_variables(&task).swap_remove(task.program.main.index());
        let mut found = samples(&task);
        assert!(found.violation.is_none(), "it is far");
        let spent = Budget::default();
        spent.cancel.cancel();
        found.long(&task, &live, Duration::from_secs(60), &spent);
        assert!(found.violation.is_none(), "there is no time");
        found.long(&task, &live, Duration::from_secs(60), &Budget::default());
        assert_eq!(found.violation.is_some(), met);
    }
}

/// Runs that begin like those which did something new come to a fault behind several choices, each of them unlikely.
#[test]
fn guided_runs_come_further() {
    let text = "global state : (_ BitVec 32)
        global in : (_ BitVec 32)
        proc main() {
          start -> head : state := #x00000000
          head -> read : havoc in
          read -> one : assume (and (= state #x00000000) (= in #x00000011))
          read -> two : assume (and (= state #x00000001) (= in #x00000029))
          read -> three : assume (and (= state #x00000002) (= in #x00000005))
          read -> four : assume (and (= state #x00000003) (= in #x00000061))
          one -> head : state := #x00000001
          two -> head : state := #x00000002
          three -> head : state := #x00000003
          four -> head : state := #x00000004
          read -> head : assume (not (or (= in #x00000011) (= in #x00000029) (= in #x00000005) (= in #x00000061)))
          head -> bad : assume (= state [[#x00000005||#x00000004]])
          error bad \"the last state\"
        }";
    for (which, met) in [(0, false), (1, true)] {
        let task = program(&choose(text, which));
        let mut found = Samples::default();
        found.guided(&task, 4000, &Budget::default());
        assert_eq!(found.violation.is_some(), met);
        if let Some((claim, trace)) = &found.violation {
            let replayed = replay(&task, trace).expect("the trace should be a run");
            assert_eq!(replayed.violated(), Some(*claim));
        }
    }
}

/// A key, and many bytes in which it is looked for.
const LOOKED_FOR: &str = "global key : (_ BitVec 8)
global byte : (_ BitVec 8)
global i : (_ BitVec 32)
proc main() {
  start -> zero : havoc key
  zero -> head : i := #x00000000
  head -> more : assume (bvult i #x00002710)
  more -> there : havoc byte
  there -> exit : assume (= byte key)
  there -> next : assume (not (= byte key))
  next -> head : i := (bvadd i #x00000001)
  head -> bad : assume (= i #x00002710)
  error bad \"ten thousand other bytes\"
}";

#[test]
fn what_another_place_gave_is_found_nowhere() {
    let task = program(LOOKED_FOR);
    let live = live_variables(&task).swap_remove(task.program.main.index());
    let mut samples = samples(&task);
    assert!(samples.violation.is_none(), "no short run comes so far");
    samples.long(&task, &live, Duration::from_secs(20), &Budget::default());
    let (_, trace) = samples.violation.expect("a long run should come so far");
    replay(&task, &trace).expect("the run should be real");
}
