//! Rounds that a trace does not write down: right ones are believed, wrong ones are refuted.

use symra_certify::{Conclusion, Evidence, conclude_given, violated};
use symra_ir::{ClaimId, EdgeId, EdgeRef, ProcId, Repeat, Step, Task, Trace, VarId, parse};
use symra_smt_z3::Z3;
use symra_terms::Value;
use symra_verdict::{Budget, Reason, Verdict, Violation};

const LOOP: &str = "global x : (_ BitVec 32)
global y : (_ BitVec 32)
global unread : (_ BitVec 32)
global total : (_ BitVec 32)
main main
proc main() {
  start -> head : x := #x00000000, y := #x00000005
  head -> body : assume (bvult x #x40000000)
  body -> head : call step()
  head -> end : assume (bvule #x40000000 x)
  end -> bad : assume (= y Y)
  error bad \"y is there\"
}
proc step() {
  local one : (_ BitVec 32)
  start -> there : one := #x00000001
  there -> exit : x := (bvadd x one), y := NEXT, unread := (bvmul unread #x00000003), total := (bvadd total #x00000002)
}";

fn task(next: &str, y: &str) -> Task {
    parse(&LOOP.replace("NEXT", next).replace('Y', y)).expect("the program should be right")
}

fn step(proc: usize, edge: usize) -> Step {
    Step { edge: EdgeRef { proc: ProcId::new(proc), edge: EdgeId::new(edge) }, inputs: Vec::new() }
}

/// One round, `times` more, and the end.
fn trace(times: u64, x: u64, y: u64) -> Trace {
    let round = [step(0, 1), step(0, 2), step(1, 0), step(1, 1)];
    let mut steps = vec![step(0, 0)];
    steps.extend(round);
    // What is not read, from 21 to 63 in the second round, and what grows by two.
    let unread = 21_u64.wrapping_add(times.wrapping_mul(42)) & 0xffff_ffff;
    let all = [x, y, unread, (2 + 2 * times) & 0xffff_ffff];
    let values = (0..).map(VarId).zip(all.map(|value| Value::bv(value, 32))).collect();
    let repeat = Repeat { after: steps.len(), length: 4, times, values };
    steps.extend([step(0, 3), step(0, 4)]);
    Trace { initial: vec![(VarId(2), Value::bv(7, 32))], steps, repeats: vec![repeat] }
}

fn conclude(task: &mut Task, trace: Trace) -> Conclusion {
    let verdict = Verdict::Unsafe(Violation::at_end(ClaimId(0), trace));
    conclude_given(task, verdict, &Z3, &Budget::default()).expect("the solver should not fail")
}

fn is_refuted(conclusion: &Conclusion) -> bool {
    matches!(conclusion.verdict, Verdict::Unknown(Reason::NotReplayed { .. }))
}

const TIMES: u64 = 0x3fff_ffff;

#[test]
fn rounds_that_are_alike_are_believed() {
    let mut task = task("(bvadd y #x00000003)", "#xc0000005");
    let conclusion = conclude(&mut task, trace(TIMES, 0x4000_0000, 0xc000_0005));
    assert!(matches!(conclusion.verdict, Verdict::Unsafe(_)), "{:?}", conclusion.verdict);
    assert!(matches!(conclusion.evidence, Evidence::Replayed(_)));
}

#[test]
fn what_is_not_so_is_refuted() {
    // One round too many, one too few, another value, values that the rounds do not have.
    let mut right = task("(bvadd y #x00000003)", "#xc0000005");
    for (times, x, y) in [
        (TIMES + 1, 0x4000_0001, 0xc000_0008),
        (TIMES - 1, 0x4000_0000, 0xc000_0005),
        (TIMES, 0x4000_0000, 0xc000_0006),
        (TIMES, 0x4000_0001, 0xc000_0005),
    ] {
        assert!(is_refuted(&conclude(&mut right, trace(times, x, y))), "{times} {x} {y}");
    }
    // No round has been gone before.
    let mut early = trace(TIMES, 0x4000_0000, 0xc000_0005);
    early.repeats[0].length = 6;
    assert!(is_refuted(&conclude(&mut right, early)));
    let mut half = trace(TIMES, 0x4000_0000, 0xc000_0005);
    half.repeats[0].length = 3;
    assert!(is_refuted(&conclude(&mut right, half)));
}

#[test]
fn rounds_that_are_not_alike_are_refuted() {
    // Grows by 3 in the first two rounds, but by something else where x is larger.
    let next = "(ite (bvult x #x00001000) (bvadd y #x00000003) (bvadd y #x00000004))";
    let mut task = task(next, "#xc0000005");
    assert!(is_refuted(&conclude(&mut task, trace(TIMES, 0x4000_0000, 0xc000_0005))));
}

#[test]
fn nobody_else_believes_rounds_that_are_not_written_down() {
    let task = task("(bvadd y #x00000003)", "#xc0000005");
    let violation = Violation::at_end(ClaimId(0), trace(TIMES, 0x4000_0000, 0xc000_0005));
    assert!(is_refuted(&violated(&task, violation)));
}
