//! `acceleration` finds violations after very many rounds, and none where there is none.

mod support;

use symra_certify::{Conclusion, Evidence};
use symra_engines::{Acceleration, Verdict};
use symra_ir::parse;
use symra_portfolio::Form;

fn conclude(text: &str, seconds: u64) -> Conclusion {
    let mut task = parse(text).expect("the text should be a program");
    support::of_form(&mut Acceleration::default(), Form::CallFree, &mut task, seconds)
}

/// There is a violation, with so many rounds that are not written down.
#[track_caller]
fn violated(text: &str) -> u64 {
    let found = conclude(text, 30);
    assert!(matches!(found.evidence, Evidence::Replayed(_)), "{:?}", found.evidence);
    let Verdict::Unsafe(violation) = found.verdict else { panic!("no violation was found") };
    violation.trace.repeats.iter().map(|repeat| repeat.times).sum()
}

#[track_caller]
fn not_violated(text: &str) {
    let found = conclude(text, 2);
    assert!(matches!(found.verdict, Verdict::Unknown(_)), "{:?}", found.verdict);
}

/// Two counters that grow side by side, up to an input.
const COUNTERS: &str = "global i : (_ BitVec 32)
global j : (_ BitVec 32)
global n : (_ BitVec 32)
proc main() {
  start -> head : i := #x00000000, j := #x00000000
  head -> body : assume (bvult i n)
  head -> end : assume (bvule n i)
  body -> head : i := (bvadd i #x00000001), j := (bvadd j STEP)
  end -> bad : assume (not (= i (bvudiv j STEP)))
  end -> exit : assume (= i (bvudiv j STEP))
  error bad \"one is no multiple\"
}";

#[test]
fn a_counter_wraps_after_a_billion_rounds() {
    assert!(violated(&COUNTERS.replace("STEP", "#x00000004")) > 1_000_000_000);
    not_violated(&COUNTERS.replace("STEP", "#x00000001"));
}

/// A loop with a phase in which it grows slowly, and one in which it grows fast.
const PHASES: &str = "global x : Int
proc main() {
  start -> head : x := 0
  head -> body : assume (< x 100000000)
  head -> end : assume (<= 100000000 x)
  body -> slow : assume (< x 10000000)
  slow -> head : x := (+ x 1)
  body -> fast : assume (<= 10000000 x)
  fast -> head : x := (+ x 3)
  end -> bad : assume (= x LAST)
  error bad \"there\"
}";

#[test]
fn phases_follow_each_other() {
    assert!(violated(&PHASES.replace("LAST", "100000000")) > 39_000_000);
    not_violated(&PHASES.replace("LAST", "100000001"));
}

/// A round asks for an input, which is the same each time; a procedure is called in it.
const CALLS: &str = "global x : (_ BitVec 32)
global in : (_ BitVec 32)
main main
proc add(by : (_ BitVec 32)) {
  start -> big : assume (bvslt #x7ffffff0 x)
  start -> small : assume (bvsle x #x7ffffff0)
  small -> exit : x := (bvadd x by)
  big -> exit : x := BIG
}
proc main() {
  start -> head : x := #x00000000
  head -> asked : havoc in
  asked -> low : assume (bvult in #x00000008)
  low -> head : call add(in)
  asked -> more : assume (bvule #x00000008 in)
  more -> bad : assume (= x #x7ffffff5)
  error bad \"reached\"
}";

#[test]
fn rounds_call_procedures_and_ask_for_inputs() {
    assert!(violated(&CALLS.replace("BIG", "x")) > 1_000_000);
    // Where all steps are even, the odd number is never reached.
    let even = CALLS.replace("BIG", "x").replace("(bvadd x by)", "(bvadd x (bvadd by by))");
    not_violated(&even);
}

#[test]
fn few_rounds_are_written_down() {
    let text = COUNTERS.replace("STEP", "#x00000004").replace("32", "16");
    let text = text.replace("#x0000000", "#x000");
    assert_eq!(violated(&text), 0);
}

/// The step of the first loop is counted in the second one, and has another width.
const WIDTHS: &str = "global x : (_ BitVec 16)
global y : (_ BitVec 32)
proc main() {
  start -> head : y := #x00000009
  head -> body : assume (not (= y #x00000000))
  body -> head : y := (bvsub y ((_ sign_extend 16) x))
  head -> next : assume (= y #x00000000)
  next -> other : assume (not (= x #x0000))
  other -> next : x := (bvadd x #x0001)
  next -> bad : assume (= x LAST)
  error bad \"there\"
}";

#[test]
fn numbers_of_rounds_have_several_widths() {
    violated(&WIDTHS.replace("LAST", "#x0000"));
    not_violated(&WIDTHS.replace("(= x LAST)", "(and (= x #x0000) (= y #x00000001))"));
}
