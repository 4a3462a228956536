//! Interpolants of infeasible paths: implied by the past, and enough for the future.

use symra_analysis::Annotation;
use symra_analysis::encode::{Counterexample, Encoder, Feasibility, feasible};
use symra_analysis::infer::live_with_auxiliary;
use symra_analysis::interpolate::{interpolants, predicates};
use symra_ir::{Cfa, EdgeId, LocId, Task, parse};
use symra_smt::{Backend as _, Limits};
use symra_smt_z3::Z3;

/// Two variables that go up together; the claim is violated where they differ by `FAR`.
const PAIR: &str = "global x : Int
global y : Int
proc main() {
  start -> head : x := 0, y := 0
  head -> head : x := (+ x 1), y := (+ y 1)
  head -> bad : assume (> (- x y) FAR)
  error bad \"far\"
}";

#[test]
fn an_infeasible_path_has_interpolants_at_its_abstracted_points() {
    for (far, exists) in [("0", false), ("(- 1)", true)] {
        let mut task = parse(&PAIR.replace("FAR", far)).expect("the text should be a program");
        let live = live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let place = |name: &str| {
            let found = cfa.procedure.locations.iter().position(|loc| loc.name == name);
            LocId::new(found.expect("there should be such a location"))
        };
        let (head, bad) = (place("head"), place("bad"));
        let mut encoder = Encoder::new(pool, &cfa, &live);
        // To the head, once round, and to the claim.
        let counterexample = Counterexample {
            points: vec![(cfa.entry(), false), (head, true), (head, true)],
            segments: vec![vec![EdgeId(0)], vec![EdgeId(1)], vec![EdgeId(2)]],
            claim: bad,
        };
        let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let feasibility = feasible(pool, &mut encoder, &counterexample, &mut *solver)
            .expect("the solver should not fail");
        assert_eq!(matches!(feasibility, Feasibility::Yes(..)), exists, "{far}");
        if exists {
            continue;
        }
        let none = Annotation::new();
        let found = interpolants(pool, &mut encoder, &counterexample, &none, &mut *solver)
            .expect("the solver should not fail")
            .expect("there should be interpolants");
        assert_eq!(found.len(), 2);
        assert!(found.iter().all(|interpolant| interpolant.loc == head));
        let predicates = predicates(pool, &found);
        assert!(!predicates[&head].is_empty());
    }
}
