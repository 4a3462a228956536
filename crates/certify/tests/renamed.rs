//! Proofs about states with other names of objects: right ones, and twins that are not.

use symra_certify::{Conclusion, Evidence, conclude_given};
use symra_ir::{Invariant, LocId, LocRef, Task};
use symra_smt_z3::Z3;
use symra_terms::{Term, smtlib};
use symra_verdict::{Budget, InductiveProof, Proof, Reason, RenamedStates, Verdict};

/// Allocates a cell, writes 7 to it, reads it and forgets it, forever.
const CELLS: &str = "global next : (_ BitVec 47)
global cell : (_ BitVec 47)
global data : (Array (_ BitVec 47) (_ BitVec 8))
proc main() {
  start -> loop : next := (_ bv1 47), cell := (_ bv0 47)
  loop -> new : assume (= cell (_ bv0 47))
  new -> made : next := (bvadd next (_ bv1 47)), cell := next
  made -> loop : data := (store data cell #x07)
  loop -> use : assume (not (= cell (_ bv0 47)))
  use -> bad : assume CLAIM
  use -> loop : cell := (_ bv0 47)
  error bad \"a cell is not 7\"
}";
const NOT_SEVEN: &str = "(not (= (select data cell) #x07))";
const NONE: &str = "(and (= next (_ bv1 47)) (= cell (_ bv0 47)))";
const ONE: &str = "(and (= next (_ bv2 47)) (= cell (_ bv1 47)) (= (select data (_ bv1 47)) #x07))";

fn read(task: &mut Task, text: &str) -> Term {
    smtlib::read_term(&mut task.pool, text).expect("the term should be right")
}

/// The conclusion from the two cases at the head, and states with other names.
fn concluded(claim: &str, renamed: &[(&str, &[(u64, u64)])]) -> Conclusion {
    let program = CELLS.replace("CLAIM", claim);
    let mut task = symra_ir::parse(&program).expect("the program should be right");
    let main = task.program.main;
    let locations = &task.program.procedure(main).locations;
    let head = locations.iter().position(|loc| loc.name == "loop").expect("a head");
    let at = LocRef { proc: main, loc: LocId::new(head) };
    let formula = read(&mut task, &format!("(or {NONE} {ONE})"));
    let renamed = renamed.iter().map(|(states, names)| RenamedStates {
        at,
        states: read(&mut task, states),
        names: names.to_vec(),
    });
    let renamed = renamed.collect();
    let invariant: Invariant = [(at, formula)].into_iter().collect();
    let proof = Proof::Inductive(InductiveProof { renamed, ..invariant.into() });
    conclude_given(&mut task, Verdict::Safe(proof), &Z3, &Budget::default())
        .expect("the solver should not fail")
}

#[test]
fn states_with_other_names_are_states_of_the_formula() {
    let conclusion = concluded(NOT_SEVEN, &[(NONE, &[(1, 2)])]);
    assert!(matches!(conclusion.evidence, Evidence::Rechecked { .. }), "{conclusion:?}");
    assert!(matches!(conclusion.verdict, Verdict::Safe(_)), "{conclusion:?}");
}

/// States, and the names that are put on them.
type Formula<'f> = (&'f str, &'f [(u64, u64)]);

#[test]
fn proofs_that_do_not_hold_are_refuted() {
    let other = "(and (= next (_ bv3 47)) (= cell (_ bv0 47)))";
    let any = "(= cell (_ bv0 47))";
    let cases: [(&str, &str, &[Formula<'_>]); 9] = [
        ("no states with other names", NOT_SEVEN, &[]),
        ("the wrong ones", NOT_SEVEN, &[(NONE, &[(1, 3)])]),
        ("states of no formula", NOT_SEVEN, &[(other, &[(3, 2)])]),
        ("the counter is not told", NOT_SEVEN, &[(any, &[(1, 2)])]),
        ("two names become one", NOT_SEVEN, &[(NONE, &[(1, 2)]), (ONE, &[(2, 3), (1, 3)])]),
        ("a name after the counter", NOT_SEVEN, &[(NONE, &[(1, 2)]), (ONE, &[(2, 3), (1, 4)])]),
        ("a name has no other", NOT_SEVEN, &[(NONE, &[(1, 2)]), (ONE, &[(2, 3)])]),
        ("the claim is about a name", "(= cell (_ bv2 47))", &[(NONE, &[(1, 2)])]),
        (
            "the claim is about an order",
            "(bvult cell (bvadd next (_ bv281474976710654 47)))",
            &[(NONE, &[(1, 2)])],
        ),
    ];
    for (name, claim, renamed) in cases {
        let conclusion = concluded(claim, renamed);
        let refuted = matches!(conclusion.verdict, Verdict::Unknown(Reason::NotCertified { .. }));
        assert!(refuted, "{name}: {conclusion:?}");
    }
}
