//! The unrolling of cut-point systems: bounded model checking and k-induction in a few lines.

use symra_analysis::encode::{Encoder, Values};
use symra_analysis::infer::live_with_auxiliary;
use symra_analysis::system::Unroller;
use symra_ir::{Cfa, Task, parse, replay};
use symra_smt::{Answer, Backend as _, Limits};
use symra_smt_z3::Z3;

/// Counts to 7; the claim is violated where it is at `BAD`.
const COUNTER: &str = "global x : (_ BitVec 8)
proc main() {
  start -> head : x := #x00
  head -> body : assume (bvult x #x07)
  body -> head : x := (bvadd x #x01)
  head -> done : assume (bvuge x #x07)
  head -> bad : assume (= x BAD)
  error bad \"it is there\"
}";

fn counter(bad: &str) -> Task {
    parse(&COUNTER.replace("BAD", bad)).expect("the text should be a program")
}

/// The least number of blocks that lead to a claim, with the run; or the number after which no path goes on.
fn bounded(task: &mut Task, most: usize) -> Result<(usize, symra_ir::Trace), Option<usize>> {
    let live = live_with_auxiliary(task);
    let Task { pool, program } = task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    let mut encoder = Encoder::new(pool, &cfa, &live);
    let mut unroller = Unroller::from_entry(pool, &mut encoder);
    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
    for k in 0..=most {
        let frontier = unroller.at(pool, &mut encoder, k);
        let (clauses, claims) = (frontier.clauses.clone(), frontier.claims.clone());
        let points: Vec<_> = frontier.points.iter().map(|point| point.reached).collect();
        for clause in clauses {
            solver.assert(pool, clause).expect("the solver should not fail");
        }
        let any = pool.or(&points);
        match solver.check(pool, &[any]).expect("the solver should not fail") {
            Answer::Unsat(_) => return Err(Some(k)),
            Answer::Sat(_) => (),
            Answer::Unknown(why) => panic!("{why}"),
        }
        for (loc, reached, from) in claims {
            match solver.check(pool, &[reached]).expect("the solver should not fail") {
                Answer::Sat(mut model) => {
                    let mut values = Values::new(pool, &mut *model);
                    let trace = unroller.trace(pool, &encoder, &mut values, k, (loc, from));
                    return Ok((k, trace.expect("the model should be asked")));
                }
                Answer::Unsat(_) => (),
                Answer::Unknown(why) => panic!("{why}"),
            }
        }
    }
    Err(None)
}

#[test]
fn the_least_number_of_blocks_to_a_claim_is_found_with_its_run() {
    let mut task = counter("#x05");
    let (k, trace) = bounded(&mut task, 10).expect("there should be a violation");
    // One block to the head, then one for each round, and the claim in the next.
    assert_eq!(k, 6);
    let replayed = replay(&task, &trace).expect("the trace should be a run");
    assert!(replayed.violated().is_some());
}

#[test]
fn where_no_path_goes_on_the_unwinding_is_complete() {
    assert_eq!(bounded(&mut counter("#x08"), 12).map(|found| found.0), Err(Some(9)));
    assert_eq!(bounded(&mut counter("#x08"), 5).map(|found| found.0), Err(None));
}

#[test]
fn from_anywhere_a_step_is_inductive_or_not() {
    // From any state, 8 can be reached by no round, but a state that is there from the beginning can be at the claim at once.
    for (bad, inductive) in [("#x08", true), ("#x05", false)] {
        let mut task = counter(bad);
        let live = live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let mut encoder = Encoder::new(pool, &cfa, &live);
        let mut unroller = Unroller::from_anywhere(pool, &mut encoder);
        let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
        for k in 0..=1 {
            for clause in unroller.at(pool, &mut encoder, k).clauses.clone() {
                solver.assert(pool, clause).expect("the solver should not fail");
            }
        }
        let claims = unroller.at(pool, &mut encoder, 1).claims.clone();
        let any: Vec<_> = claims.iter().map(|(_, reached, _)| *reached).collect();
        let any = pool.or(&any);
        let excluded = match solver.check(pool, &[any]).expect("the solver should not fail") {
            Answer::Unsat(_) => true,
            Answer::Sat(_) => false,
            Answer::Unknown(why) => panic!("{why}"),
        };
        assert_eq!(excluded, inductive, "{bad}");
    }
}
