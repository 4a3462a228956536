//! `localization` on programs with known answers: what of the memory is shown, and that violations are runs.

mod support;

use symra_certify::Evidence;
use symra_engines::{Localization, LocalizationStatistics, Verdict};
use symra_ir::{ClaimKind, parse};
use symra_portfolio::Form;
use symra_verdict::Reason;

/// The program is decided as expected, and the answer holds up.
#[track_caller]
fn check(text: &str, safe: bool) -> LocalizationStatistics {
    let mut task = parse(text).expect("the text should be a program");
    let mut engine = Localization::default();
    let found = support::of_form(&mut engine, Form::CallFree, &mut task, 30);
    match found.verdict {
        Verdict::Safe(_) => {
            assert!(safe, "there is a violation");
            assert!(matches!(found.evidence, Evidence::Rechecked { .. }), "{:?}", found.evidence);
        }
        Verdict::Unsafe(_) => {
            assert!(!safe, "there is no violation");
            assert!(matches!(found.evidence, Evidence::Replayed(_)));
        }
        Verdict::Unknown(reason) => panic!("{reason}"),
    }
    engine.statistics()
}

/// A lock that is taken and given back in turn, and memory that is written and looked at meanwhile.
const LOCK: &str = "global locked : Int
global memory : (Array Int Int)
global at : Int
proc main() {
  start -> loop : locked := 0
  loop -> there : havoc at
  there -> written : memory := (store memory at (+ (select memory at) 1))
  written -> take : assume (and (<= locked 0) (> (select memory at) 0))
  written -> loop : assume (<= (select memory at) 0)
  written -> give : assume (> locked 0)
  take -> taken : locked := (+ locked TAKEN)
  taken -> bad : assume (> locked 1)
  taken -> loop : assume (<= locked 1)
  give -> loop : locked := 0
  error bad \"the lock is taken twice\"
}";

#[test]
fn memory_that_does_not_matter_stays_hidden() {
    let found = check(&LOCK.replace("TAKEN", "1"), true);
    assert_eq!(found, LocalizationStatistics { memory: 1, shown: 0, refinements: 0 });
    check(&LOCK.replace("TAKEN", "at"), false);
}

/// A flag in one array, and writes to it and to another one.
const FLAG: &str = "global flags : (Array Int Int)
global noise : (Array Int Int)
global at : Int
proc main() {
  start -> loop : flags := (store flags 3 1), noise := (store noise 0 0)
  loop -> there : havoc at
  there -> outside : assume (WHERE)
  outside -> written : flags := (store flags at 0), noise := (store noise at (select noise 0))
  written -> bad : assume (not (= (select flags 3) 1))
  written -> loop : assume (= (select flags 3) 1)
  error bad \"the flag is not set\"
}";

#[test]
fn memory_that_matters_is_shown() {
    let found = check(&FLAG.replace("WHERE", "> at 3"), true);
    assert_eq!(found, LocalizationStatistics { memory: 2, shown: 1, refinements: 1 });
    check(&FLAG.replace("WHERE", ">= at 3"), false);
}

/// A value goes from one array through another one to the claim.
const CHAIN: &str = "global one : (Array Int Int)
global two : (Array Int Int)
global three : (Array Int Int)
global x : Int
proc main() {
  start -> a : one := (store one 0 FIRST)
  a -> b : two := (store two 1 (select one 0))
  b -> c : three := (store three 0 (select two 0))
  c -> d : x := (select two 1)
  d -> bad : assume (> x 5)
  error bad \"x is too large\"
}";

#[test]
fn what_memory_is_computed_from_is_shown_too() {
    let found = check(&CHAIN.replace("FIRST", "5"), true);
    // The slice leaves out the third one before.
    assert_eq!(found.shown, 2);
    check(&CHAIN.replace("FIRST", "6"), false);
}

#[test]
fn without_memory_there_is_nothing_to_hide() {
    let text = LOCK.replace("TAKEN", "1").replace("(select memory at)", "at");
    let mut task = parse(&text).expect("the text should be a program");
    let mut engine = Localization::default();
    let verdict = support::of_form(&mut engine, Form::CallFree, &mut task, 30).verdict;
    assert!(matches!(verdict, Verdict::Unknown(Reason::Inconclusive { .. })), "{verdict:?}");
}

#[test]
fn what_is_not_modelled_is_no_violation() {
    let text = FLAG.replace("WHERE", ">= at 3");
    let mut task = parse(&text).expect("the text should be a program");
    task.program.claims[0].kind = ClaimKind::Unsupported;
    let mut engine = Localization::default();
    let verdict = support::of_form(&mut engine, Form::CallFree, &mut task, 30).verdict;
    assert!(matches!(verdict, Verdict::Unknown(Reason::Approximated { .. })), "{verdict:?}");
}
