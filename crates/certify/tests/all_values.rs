//! Formulas that hold for all values of a variable: right ones, and twins that are not.

use std::time::{Duration, Instant};

use symra_certify::{Conclusion, Evidence, conclude_given};
use symra_ir::{Invariant, LocId, LocRef, Task};
use symra_smt_z3::Z3;
use symra_terms::{Sort, Term, smtlib};
use symra_verdict::{Budget, InductiveProof, Proof, Reason, Verdict};

/// Writes 7 to the elements of `a` below 100, and claims that all of them are 7.
const FILL: &str = "global a : (Array (_ BitVec 16) (_ BitVec 16))
global i : (_ BitVec 16)
proc main() {
  start -> fill : i := #x0000
  fill -> write : assume (bvult i #x0064)
  write -> next : a := (store a i #x0007)
  next -> fill : i := (bvadd i #x0001)
  fill -> look : assume (bvule #x0064 i)
  look -> check : i := #x0000
  check -> read : assume (bvult i #x0064)
  read -> bad : assume (not (= (select a i) #x0007))
  read -> check : i := (bvadd i #x0001)
  error bad \"an element is not 7\"
}";

fn read(task: &mut Task, text: &str) -> Term {
    smtlib::read_term(&mut task.pool, text).expect("the term should be right")
}

/// The conclusion from formulas at the two heads, for all `k`.
fn concluded(program: &str, fill: &str, check: &str) -> Conclusion {
    let mut task = symra_ir::parse(program).expect("the program should be right");
    let bound = vec![task.pool.var("k", &Sort::Bv(16))];
    let main = task.program.main;
    let mut invariant = Invariant::new();
    for (name, text) in [("fill", fill), ("check", check)] {
        let formula = read(&mut task, text);
        let locations = &task.program.procedure(main).locations;
        let index = locations.iter().position(|loc| loc.name == name).expect("a head");
        invariant.insert(LocRef { proc: main, loc: LocId::new(index) }, formula);
    }
    let proof = Proof::Inductive(InductiveProof { bound, ..invariant.into() });
    let deadline = Some(Instant::now() + Duration::from_secs(60));
    let budget = Budget { deadline, ..Budget::default() };
    conclude_given(&mut task, Verdict::Safe(proof), &Z3, &budget)
        .expect("the solver should not fail")
}

fn is_refuted(conclusion: &Conclusion) -> bool {
    matches!(conclusion.verdict, Verdict::Unknown(Reason::NotCertified { .. }))
}

const FILLED: &str = "(=> (bvult k i) (= (select a k) #x0007))";
const ALL: &str = "(=> (bvult k #x0064) (= (select a k) #x0007))";

#[test]
fn what_holds_for_all_values_is_rechecked() {
    let conclusion = concluded(FILL, FILLED, ALL);
    assert!(matches!(conclusion.verdict, Verdict::Safe(_)), "{conclusion:?}");
    assert!(matches!(conclusion.evidence, Evidence::Rechecked { .. }), "{conclusion:?}");
}

#[test]
fn what_is_one_element_too_much_is_refuted() {
    let beyond = "(=> (bvule k i) (= (select a k) #x0007))";
    assert!(is_refuted(&concluded(FILL, beyond, ALL)));
    let beyond = "(=> (bvule k #x0064) (= (select a k) #x0007))";
    assert!(is_refuted(&concluded(FILL, FILLED, beyond)));
}

#[test]
fn what_is_too_little_for_the_claim_is_refuted() {
    let less = "(=> (bvult k #x0063) (= (select a k) #x0007))";
    assert!(is_refuted(&concluded(FILL, FILLED, less)));
}

#[test]
fn what_a_program_does_not_do_is_refuted() {
    for (right, wrong) in [
        ("assume (bvule #x0064 i)", "assume (bvule #x0063 i)"),
        ("store a i #x0007", "store a (bvadd i i) #x0007"),
        ("start -> fill : i := #x0000", "start -> fill : i := #x0001"),
    ] {
        let twin = FILL.replacen(right, wrong, 1);
        assert_ne!(twin, FILL);
        let conclusion = concluded(&twin, FILLED, ALL);
        assert!(!matches!(conclusion.verdict, Verdict::Safe(_)), "{wrong}: {conclusion:?}");
    }
}

/// A variable of the program has one value, and not all.
#[test]
fn a_variable_of_the_program_is_not_for_all_values() {
    let twin = FILL.replacen("global i", "global k : (_ BitVec 16)\nglobal i", 1);
    assert!(is_refuted(&concluded(&twin, FILLED, ALL)));
}
