//! The unrolling of cut-point systems: bounded model checking and k-induction in a few lines.

use symra_analysis::encode::{Encoder, Values};
use symra_analysis::infer::live_with_auxiliary;
use symra_analysis::system::{RoundLimits, Unroller, bits_of_state, differ};
use symra_ir::{Cfa, Task, parse, replay};
use symra_smt::{Answer, Backend as _, Limits, Solver};
use symra_smt_z3::Z3;
use symra_terms::{Term, TermPool};

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

fn is_possible(solver: &mut dyn Solver, pool: &TermPool, assumed: &[Term]) -> bool {
    match solver.check(pool, assumed).expect("the solver should not fail") {
        Answer::Sat(_) => true,
        Answer::Unsat(_) => false,
        Answer::Unknown(why) => panic!("{why}"),
    }
}

/// The program with what the unrolling needs.
fn with_encoder<T>(task: &mut Task, inner: impl FnOnce(&mut TermPool, &mut Encoder<'_>) -> T) -> T {
    let live = live_with_auxiliary(task);
    let Task { pool, program } = task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    let mut encoder = Encoder::new(pool, &cfa, &live);
    inner(pool, &mut encoder)
}

/// After how many blocks the head can be reached for the last time, and whether paths are cut there, with a limit for its rounds.
fn limited(limit: u32) -> (usize, bool) {
    with_encoder(&mut counter("#x09"), |pool, encoder| {
        let head = *encoder.cfa.forest.loops.keys().next().expect("there should be a loop");
        let limits = RoundLimits::from([(head, limit)]);
        let mut unroller = Unroller::within(pool, encoder, &limits);
        let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let (mut last, mut cut) = (0, false);
        for k in 0..12 {
            let frontier = unroller.at(pool, encoder, k);
            for clause in &frontier.clauses {
                solver.assert(pool, *clause).expect("the solver should not fail");
            }
            let (points, cuts) = (&frontier.points, &frontier.cuts);
            if points.iter().any(|point| is_possible(&mut *solver, pool, &[point.reached])) {
                last = k;
            }
            cut |= cuts.iter().any(|(_, beyond)| is_possible(&mut *solver, pool, &[*beyond]));
        }
        (last, cut)
    })
}

#[test]
fn paths_are_cut_where_a_loop_is_gone_round_more_often_than_its_limit() {
    // The head is reached by one block, and once more with each round.
    assert_eq!(limited(0), (1, true));
    assert_eq!(limited(3), (4, true));
    assert_eq!(limited(6), (7, true));
    // No run goes round more than seven times, so that there is nothing to be cut.
    assert_eq!(limited(7), (8, false));
    assert_eq!(limited(9), (8, false));
}

#[test]
fn states_that_must_differ_leave_no_path_back_to_the_same_state() {
    let text = "global on : Bool
        proc main() {
          start -> head : on := false
          head -> head : on := (not on)
          head -> bad : assume (and on (not on))
          head -> other : assume on
          error other \"it is on\"
          error bad \"never\"
        }";
    let mut task = parse(text).expect("the text should be a program");
    with_encoder(&mut task, |pool, encoder| {
        let mut unroller = Unroller::from_entry(pool, encoder).naming_all();
        let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let mut points = Vec::new();
        for k in 1..=3 {
            let frontier = unroller.at(pool, encoder, k);
            for clause in &frontier.clauses {
                solver.assert(pool, *clause).expect("the solver should not fail");
            }
            points.extend(frontier.points.clone());
        }
        let [first, second, third] = &points[..] else { panic!("there should be one for each") };
        let mut possible = |one, other| {
            let different = differ(pool, encoder, one, other);
            is_possible(&mut *solver, pool, &[third.reached, different])
        };
        assert!(possible(first, second) && possible(second, third));
        assert!(!possible(first, third));
    });
}

#[test]
fn the_bits_of_a_state_are_those_of_the_variables_that_matter() {
    let bits = |text: &str| {
        let mut task = parse(text).expect("the text should be a program");
        with_encoder(&mut task, |pool, encoder| bits_of_state(pool, encoder))
    };
    assert_eq!(bits(&COUNTER.replace("BAD", "#x05")), Some(8));
    let two = "global b : Bool
        global x : (_ BitVec 8)
        global unused : (_ BitVec 32)
        proc main() {
          start -> head : x := #x00, unused := #x00000000
          head -> head : b := (bvult x #x07), x := (ite b x #x01)
          head -> bad : assume (and b (= x #x07))
          error bad \"it is there\"
        }";
    assert_eq!(bits(two), Some(9));
    let array = two.replace("unused : (_ BitVec 32)", "a : (Array (_ BitVec 8) (_ BitVec 8))");
    let array =
        array.replace(", unused := #x00000000", "").replace("(= x #x07)", "(= (select a x) x)");
    assert_eq!(bits(&array), None);
}
