//! Violations that pass what is approximated: those that depend on it, and their twins that don't.

use symra_certify::{Conclusion, conclude_given};
use symra_ir::{
    Approximation, ClaimId, Direction, EdgeId, EdgeRef, Inexact, ProcId, Step, Task, Trace, VarId,
};
use symra_smt_z3::Z3;
use symra_terms::{BitVec, Value};
use symra_verdict::{Budget, Reason, Verdict, Violation};

const MAIN: ProcId = ProcId(0);
const X: VarId = VarId(0);

fn program(edges: &str) -> Task {
    let text = format!(
        "global x : (_ BitVec 8)\nglobal y : (_ BitVec 8)\nproc main() {{\n{edges}\n  error bad \"it is reached\"\n}}"
    );
    symra_ir::parse(&text).expect("the program should be right")
}

/// What is left of a run along these edges, the first of which makes `x` zero, with an approximation of this.
fn concluded(task: &mut Task, edges: &[usize], scope: &Inexact) -> Conclusion {
    let what = "values of x are not exact".to_owned();
    let (direction, scope) = (Direction::Over, scope.clone());
    task.program.approximations = vec![Approximation { direction, position: None, what, scope }];
    let step = |(number, edge): (usize, &usize)| Step {
        edge: EdgeRef { proc: MAIN, edge: EdgeId::new(*edge) },
        inputs: if number == 0 { vec![(X, Value::Bv(BitVec::zero(8)))] } else { Vec::new() },
    };
    let steps = edges.iter().enumerate().map(step).collect();
    let trace = Trace { steps, ..Trace::default() };
    let verdict = Verdict::Unsafe(Violation::at_end(ClaimId(0), trace));
    conclude_given(task, verdict, &Z3, &Budget::default()).expect("the solver should not fail")
}

/// Whether the violation holds.
fn holds(text: &str, edges: &[usize], scope: &Inexact) -> bool {
    let conclusion = concluded(&mut program(text), edges, scope);
    match conclusion.verdict {
        Verdict::Unsafe(_) => true,
        Verdict::Unknown(Reason::Approximated { .. }) => false,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_branch_that_every_value_takes_does_not_depend_on_them() {
    let text = |condition: &str| {
        format!(
            "  start -> any : havoc x
            any -> more : y := (bvlshr x #x04)
            more -> bad : assume {condition}
            more -> exit : assume (not {condition})"
        )
    };
    let values = Inexact::Values(vec![X]);
    assert!(holds(&text("(bvult y #x10)"), &[0, 1, 2], &values));
    assert!(!holds(&text("(bvult y #x0f)"), &[0, 1, 2], &values));
    assert!(!holds(&text("(bvult y #x10)"), &[0, 1, 2], &Inexact::Anything));
    // It is another variable that is not exact.
    assert!(holds(&text("(bvult y #x0f)"), &[0, 1, 2], &Inexact::Values(vec![VarId(1)])));
}

#[test]
fn what_a_procedure_assumes_of_its_values_holds_of_those_of_the_source() {
    let text = |assumed: &str| {
        format!(
            "  start -> any : havoc x
            any -> some : assume {assumed}
            some -> bad : assume (bvult x #x10)
            some -> exit : assume (not (bvult x #x10))"
        )
    };
    let procedure = Inexact::Procedure(MAIN);
    assert!(holds(&text("(bvult x #x08)"), &[0, 1, 2], &procedure));
    assert!(!holds(&text("(bvult x #x11)"), &[0, 1, 2], &procedure));
    // Of single values nothing is assumed: the source may have others.
    assert!(!holds(&text("(bvult x #x08)"), &[0, 1, 2], &Inexact::Values(vec![X])));
}

#[test]
fn what_is_assumed_later_does_not_help_a_branch() {
    let text = "  start -> any : havoc x
        any -> some : assume (bvult x #x10)
        any -> exit : assume (not (bvult x #x10))
        some -> bad : assume (bvult x #x08)";
    assert!(!holds(text, &[0, 1, 3], &Inexact::Procedure(MAIN)));
}
