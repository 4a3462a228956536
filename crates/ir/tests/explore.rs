//! The explicit-state search and the random programs it is used on.

use symra_ir::testing::{Shape, domain, program};
use symra_ir::{
    ClaimKind, Domain, ExploreLimits, Interpreter, Oracle, Outcome, ProgramBuilder, State, Task,
    VarId, explore, follow, replay, validate,
};
use symra_terms::{Sort, Value};

const LIMITS: ExploreLimits = ExploreLimits { states: 20_000, depth: 6 };

/// `x` counts up to `end` modulo 8; the claim is that it never is `bad`.
fn counter(end: u64, bad: u64) -> Task {
    let mut b = ProgramBuilder::new();
    let x = b.global("x", &Sort::Bv(3));
    let main = b.procedure("main");
    let head = b.location(main, "head");
    let error = b.location(main, "error");
    let (entry, exit) = (b.entry(main), b.exit(main));
    let term = b.term(x);
    let pool = b.pool();
    let (zero, one, end, bad) = (pool.bv(0, 3), pool.bv(1, 3), pool.bv(end, 3), pool.bv(bad, 3));
    let (next, below, is_bad) =
        (pool.bv_add(term, one), pool.bv_ult(term, end), pool.eq(term, bad));
    let done = pool.not(below);
    let step = b.location(main, "step");
    b.assign(main, entry, head, &[(x, zero)]);
    b.assume(main, head, step, below);
    b.assign(main, step, head, &[(x, next)]);
    b.assume(main, head, exit, done);
    b.assume(main, head, error, is_bad);
    let claim = b.claim(ClaimKind::Unreach, "never", "x is bad");
    b.error(main, error, claim);
    b.finish().expect("the counter should be well formed")
}

#[test]
fn counter_reaches_what_it_counts_to_and_no_more() {
    let all = |_| Domain::of_sort(&Sort::Bv(3), 8);
    for (end, bad, violated) in [(5, 5, true), (5, 6, false), (0, 0, true), (0, 1, false)] {
        let task = counter(end, bad);
        let found = explore(&task, &all, LIMITS);
        assert!(found.exhaustive);
        assert_eq!(!found.violations.is_empty(), violated, "end {end}, bad {bad}");
        for (claim, trace) in &found.violations {
            let replayed = replay(&task, trace).unwrap();
            assert_eq!(replayed.violated(), Some(*claim));
            // One edge to the head, two for each round, one to the error.
            assert_eq!(trace.steps.len() as u64, 2 + 2 * bad);
        }
    }
}

#[test]
fn limits_and_partial_domains_are_told() {
    let all = |_| Domain::of_sort(&Sort::Bv(3), 8);
    let some = |_| Domain::of_sort(&Sort::Bv(3), 3);
    let task = counter(5, 6);
    assert!(explore(&task, &all, LIMITS).exhaustive);
    assert!(!explore(&task, &some, LIMITS).exhaustive);
    let few = ExploreLimits { states: 10, ..LIMITS };
    let found = explore(&task, &all, few);
    assert!(!found.exhaustive);
    assert_eq!(found.states, 10);
}

#[test]
fn domains_of_small_sorts_are_complete() {
    let cases = [
        (Sort::Bool, 2, Some(2)),
        (Sort::Bool, 1, None),
        (Sort::Bv(2), 4, Some(4)),
        (Sort::Bv(2), 3, None),
        (Sort::Int, 5, None),
        (Sort::array(Sort::Bv(1), Sort::Bool), 4, Some(4)),
        (Sort::array(Sort::Bv(2), Sort::Bv(2)), 256, Some(256)),
        (Sort::array(Sort::Bv(2), Sort::Bv(2)), 255, None),
        (Sort::array(Sort::Int, Sort::Bool), 99, None),
    ];
    for (sort, limit, count) in cases {
        let domain = Domain::of_sort(&sort, limit);
        assert_eq!(domain.complete, count.is_some(), "{sort} up to {limit}");
        assert!(domain.values.iter().all(|value| value.sort() == sort));
        let mut distinct = domain.values.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), domain.values.len());
        if let Some(count) = count {
            assert_eq!(distinct.len(), count, "{sort}");
        }
    }
}

/// Unbounded recursion is cut at the depth limit, and that is told.
#[test]
fn deep_calls_are_told() {
    let mut b = ProgramBuilder::new();
    let main = b.procedure("main");
    let (entry, exit) = (b.entry(main), b.exit(main));
    b.call(main, (entry, exit), main, &[], &[]);
    let task = b.finish().unwrap();
    let found = explore(&task, &|_| Domain::complete(vec![]), LIMITS);
    assert!(!found.exhaustive);
    assert_eq!(found.states, LIMITS.depth);
}

#[test]
fn random_programs_are_well_formed_varied_and_mostly_finite() {
    let (mut exhaustive, mut violated, mut safe, mut deep) = (0, 0, 0, 0);
    for seed in 0..300 {
        let task = program(seed, Shape::default());
        assert_eq!(validate(&task), Ok(()));
        let found = explore(&task, &|var| domain(&task, var), LIMITS);
        exhaustive += usize::from(found.exhaustive);
        violated += usize::from(!found.violations.is_empty());
        safe += usize::from(found.exhaustive && found.violations.is_empty());
        deep += usize::from(found.violations.values().any(|trace| trace.steps.len() >= 10));
        for (claim, trace) in &found.violations {
            assert_eq!(replay(&task, trace).unwrap().violated(), Some(*claim), "seed {seed}");
        }
    }
    println!("exhaustive {exhaustive}, violated {violated}, safe {safe}, deep {deep}");
    assert!(exhaustive >= 240, "most searches should end: {exhaustive} of 300");
    assert!(violated >= 60, "many programs should go wrong: {violated} of 300");
    assert!(safe >= 60, "many programs should not: {safe} of 300");
    assert!(deep >= 20, "some faults should need long runs: {deep} of 300");
}

#[test]
fn same_seed_same_program() {
    let shape = Shape::default();
    assert_eq!(
        format!("{:?}", program(7, shape).program),
        format!("{:?}", program(7, shape).program)
    );
    assert_ne!(
        format!("{:?}", program(7, shape).program),
        format!("{:?}", program(8, shape).program)
    );
}

/// Follows a random walk.
struct Walk(symra_ir::testing::Random, Vec<Vec<Value>>);

impl Oracle for Walk {
    fn choose(&mut self, _: &State, enabled: &[symra_ir::EdgeRef]) -> usize {
        self.0.below(enabled.len())
    }

    fn value(&mut self, var: VarId, _: &Sort) -> Value {
        let values = &self.1[var.index()];
        values[self.0.below(values.len())].clone()
    }
}

/// What the interpreter meets on random walks, the search has seen; and its traces can be followed to the same end.
#[test]
fn walks_agree_with_the_search() {
    let mut violations = 0;
    for seed in 0..200 {
        let task = program(seed, Shape::default());
        let found = explore(&task, &|var| domain(&task, var), LIMITS);
        let interpreter = Interpreter::new(&task);
        let domains: Vec<_> = (0..task.program.variables.len())
            .map(|v| domain(&task, VarId::new(v)).values)
            .collect();
        for walk in 0..10 {
            let mut oracle =
                Walk(symra_ir::testing::Random::new(seed * 1000 + walk), domains.clone());
            let (run, trace) = interpreter.run_traced(&mut oracle, 300);
            assert_eq!(run.steps, trace.steps.len() as u64);
            let followed = follow(&interpreter, &trace, |_| ()).unwrap();
            assert_eq!(followed.end, run.state, "seed {seed}");
            match run.outcome {
                Outcome::Violated(claim) => {
                    violations += 1;
                    let known = found.violations.get(&claim);
                    assert!(known.is_some() || !found.exhaustive, "seed {seed}: unseen violation");
                    if let Some(shortest) = known {
                        assert!(shortest.steps.len() <= trace.steps.len(), "seed {seed}");
                    }
                }
                Outcome::Stuck(_) => assert!(found.stuck || !found.exhaustive, "seed {seed}"),
                Outcome::Exited | Outcome::StepLimit => (),
            }
        }
    }
    assert!(violations > 100, "walks should meet violations: {violations}");
}
