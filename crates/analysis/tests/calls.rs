//! Programs that call themselves: what calls did on guessed inputs, and the rules of their contracts.

mod support;

use std::collections::BTreeSet;

use support::program;
use symra_analysis::encode::Encoder;
use symra_analysis::horn::{HornSystem, Relation, Solution};
use symra_analysis::infer::{contract_candidates, recorded_call};
use symra_analysis::simulate::{CallRuns, Samples};
use symra_analysis::system::CutPoints;
use symra_ir::testing::{self, Shape, domain};
use symra_ir::{
    Cfa, ExploreLimits, Instrumented, Task, VarSet, explore, instrument_open_contracts,
    live_variables, replay,
};
use symra_smt::{Backend as _, Limits};
use symra_smt_z3::Z3;
use symra_terms::{Assignment, Term, TermPool, Value};
use symra_verdict::Budget;

/// The sum of the numbers up to `n`, which is global `s` in the end; and Fibonacci's numbers.
const SUM: &str = "global s : (_ BitVec 32)
    main main
    proc sum(n : (_ BitVec 32)) -> (r) {
      local r : (_ BitVec 32)
      local rest : (_ BitVec 32)
      start -> zero : assume (= n #x00000000)
      zero -> exit : r := #x00000000
      start -> more : assume (not (= n #x00000000))
      more -> called : call rest := sum((bvsub n #x00000001))
      called -> added : s := (bvadd s #x00000001)
      added -> exit : r := (bvadd rest n)
    }
    proc main() {
      local of : (_ BitVec 32)
      local result : (_ BitVec 32)
      start -> small : assume (bvult of #x00000010)
      small -> begun : s := #x00000000
      begun -> done : call result := sum(of)
      done -> bad : assume (not (= s of))
      error bad \"as many calls as the number says\"
    }";

fn fibonacci(bad: &str) -> String {
    format!(
        "main main
        proc fib(n : (_ BitVec 32)) -> (r) {{
          local r : (_ BitVec 32)
          local a : (_ BitVec 32)
          local b : (_ BitVec 32)
          start -> small : assume (bvult n #x00000002)
          small -> exit : r := n
          start -> large : assume (not (bvult n #x00000002))
          large -> one : call a := fib((bvsub n #x00000001))
          one -> two : call b := fib((bvsub n #x00000002))
          two -> exit : r := (bvadd a b)
        }}
        proc main() {{
          local result : (_ BitVec 32)
          start -> done : call result := fib(#x00000014)
          done -> bad : assume {bad}
          error bad \"the twentieth\"
        }}"
    )
}

fn bits(value: u64) -> Value {
    Value::bv(value, 32)
}

#[test]
fn records_are_what_calls_do() {
    let task = program(&fibonacci("false"));
    let open = instrument_open_contracts(&task);
    let mut runs = CallRuns::new(&task, &open.callees, &Budget::default());
    // The twentieth number takes 21891 calls, but only 21 of them are run.
    let records = runs.records[0].len();
    assert!((21..200).contains(&records), "{records}");
    let mut numbers = vec![0, 1];
    for at in 2..=20 {
        numbers.push(numbers[at - 1] + numbers[at - 2]);
    }
    for (n, expected) in numbers.iter().enumerate() {
        let record = runs.call(0, &[bits(n as u64)]).expect("it should return");
        assert_eq!(runs.records[0][record].after, [bits(*expected)], "{n}");
        assert_eq!(runs.records[0][record].before, [bits(n as u64)]);
    }
    assert_eq!(runs.records[0].len(), records.max(21), "what was run is not run again");
    let last = runs.call(0, &[bits(20)]).expect("it should return");
    let mut all = BTreeSet::new();
    runs.add_with_inner((0, last), &mut all, usize::MAX);
    assert_eq!(all.len(), 21, "with all calls within it, each once");
    let mut few = BTreeSet::new();
    runs.add_with_inner((0, last), &mut few, 5);
    assert_eq!(few.len(), 5);
}

#[test]
fn a_call_that_does_not_return_has_no_record() {
    let task = program(
        "main main
        proc f(n : (_ BitVec 32)) -> (r) {
          local r : (_ BitVec 32)
          start -> again : assume (not (= n #x00000000))
          again -> exit : call r := f(n)
          start -> exit : assume (= n #x00000000)
        }
        proc main() {
          local result : (_ BitVec 32)
          start -> exit : call result := f(#x00000000)
        }",
    );
    let open = instrument_open_contracts(&task);
    let mut runs = CallRuns::new(&task, &open.callees, &Budget::default());
    assert_eq!(runs.call(0, &[bits(1)]), None);
    assert!(runs.call(0, &[bits(0)]).is_some());
}

/// Does something with the rules of a program's open contracts.
fn with_contracts<T>(
    task: &Task,
    inner: impl FnOnce(&mut TermPool, &Instrumented, CutPoints<'_>, HornSystem<'_>) -> T,
) -> T {
    let mut open = instrument_open_contracts(task);
    let mut pool = std::mem::take(&mut open.task.pool);
    let cfa = Cfa::new(&open.task.program).expect("contracts should replace calls");
    let all: VarSet = cfa.variables().collect();
    let live = vec![all; cfa.procedure.locations.len()];
    let encoder = Encoder::new(&pool, &cfa, &live);
    let system = CutPoints::new(&mut pool, encoder);
    let horn =
        HornSystem::of_contracts(&mut pool, &system, &open, &mut || Z3.solver(&Limits::default()))
            .expect("the solver should start");
    inner(&mut pool, &open, system, horn)
}

/// The state of a call's beginning and end in a record.
fn state(
    pool: &TermPool,
    open: &Instrumented,
    record: &symra_analysis::simulate::CallRecord,
) -> Assignment {
    let callee = &open.callees[0];
    let own = |var: symra_ir::VarId| open.task.program.variable(var).term;
    let before = callee.before.iter().map(|(_, old)| own(*old)).zip(&record.before);
    let ends = callee.results.iter().chain(&callee.written).map(|var| own(*var));
    let mut state = Assignment::default();
    for (term, value) in before.chain(ends.zip(&record.after)) {
        state.set(pool.symbol(term).expect("it should be a variable"), value.clone());
    }
    state
}

#[test]
fn guessed_contracts_hold_of_recorded_calls() {
    let task = program(SUM);
    with_contracts(&task, |pool, open, system, mut horn| {
        let runs = CallRuns::new(&task, &open.callees, &Budget::default());
        assert!(!runs.records[0].is_empty());
        let guesses = contract_candidates(pool, &system, &mut horn, &open.callees, &runs.records);
        let ensures = &guesses[&Relation::Ensures(0)];
        assert!(ensures.len() > 5, "{} guesses", ensures.len());
        for record in runs.records[0].iter().take(20) {
            let state = state(pool, open, record);
            for guess in ensures {
                let text = pool.display(*guess).to_string();
                assert_eq!(pool.evaluate_in(*guess, &state), Value::Bool(true), "{text}");
            }
            // What a call did is a guess that says so: it holds of this call, and not of one that ends otherwise.
            let said = recorded_call(pool, &system.encoder, &open.callees[0], record);
            assert_eq!(pool.evaluate_in(said, &state), Value::Bool(true));
            let mut other = record.clone();
            other.after[0] = bits(123_456);
            let other = self::state(pool, open, &other);
            assert_eq!(pool.evaluate_in(said, &other), Value::Bool(false));
        }
    });
}

#[test]
fn kept_contracts_are_a_solution_and_prove_the_claim_or_not() {
    for (bad, proved) in [("(not (= s of))", true), ("(= s of)", false)] {
        let task = program(&SUM.replace("(not (= s of))", bad));
        with_contracts(&task, |pool, open, system, mut horn| {
            let runs = CallRuns::new(&task, &open.callees, &Budget::default());
            let guesses =
                contract_candidates(pool, &system, &mut horn, &open.callees, &runs.records);
            let kept = horn
                .inductive(pool, &guesses, &Budget::default())
                .expect("the solver should not fail")
                .expect("there should be time");
            // A solution is kept as it is.
            let again = horn.inductive(pool, &kept, &Budget::default()).expect("no failure");
            assert_eq!(again.as_ref(), Some(&kept));
            let excludes = horn.excludes_claims(pool, &kept).expect("no failure");
            assert!(!excludes || proved, "a violation is not excluded");
            // Without contracts a call may end with anything.
            let none = Solution::new();
            assert!(!horn.excludes_claims(pool, &none).expect("no failure"));
            let calls = horn.calls_to_claims(pool, &system.encoder, &open.callees, &none);
            let calls = calls.expect("no failure").expect("there should be a way to the claim");
            assert!(calls.iter().all(|(callee, before)| *callee == 0 && !before.is_empty()));
            let count: usize = kept.values().map(Vec::len).sum();
            assert!(count > 0, "something should be kept");
        });
    }
}

#[test]
fn samples_of_random_programs_are_states_and_violations_of_runs() {
    let (mut violations, mut states) = (0, 0);
    for seed in 0..120 {
        let shape = Shape { procedures: 0, recursion: false, ..Shape::default() };
        let task = testing::program(seed, shape);
        let live = live_variables(&task).swap_remove(task.program.main.index());
        let found = Samples::new(&task, &live, &Budget::default());
        states += found.states.values().map(Vec::len).sum::<usize>();
        let Some((claim, trace)) = found.violation else { continue };
        violations += 1;
        let run = replay(&task, &trace).expect("the trace should be a run");
        assert_eq!(run.violated(), Some(claim), "seed {seed}");
        let limits = ExploreLimits { states: 4_000, depth: 6 };
        let explored = explore(&task, &|var| domain(&task, var), limits);
        assert!(!explored.exhaustive || !explored.violations.is_empty(), "seed {seed}");
    }
    assert!(violations > 10 && states > 50, "{violations} and {states}");
}

#[test]
fn terms_of_contracts_are_about_the_call_alone() {
    let task = program(SUM);
    with_contracts(&task, |pool, open, system, mut horn| {
        let runs = CallRuns::new(&task, &open.callees, &Budget::default());
        let guesses = contract_candidates(pool, &system, &mut horn, &open.callees, &runs.records);
        let callee = &open.callees[0];
        let own = |var: symra_ir::VarId| open.task.program.variable(var).term;
        let before: BTreeSet<Term> = callee.before.iter().map(|(_, old)| own(*old)).collect();
        let after: BTreeSet<Term> =
            callee.results.iter().chain(&callee.written).map(|var| own(*var)).collect();
        for (relation, formulas) in &guesses {
            for formula in formulas {
                let text = pool.display(*formula).to_string();
                for symbol in pool.variables(*formula) {
                    let term = pool.symbol_term(symbol);
                    let allowed = match relation {
                        Relation::Requires(0) => !after.contains(&term) || before.contains(&term),
                        Relation::Ensures(0) => before.contains(&term) || after.contains(&term),
                        other => panic!("{other:?}"),
                    };
                    assert!(allowed, "{relation:?}: {text}");
                }
            }
        }
    });
}
