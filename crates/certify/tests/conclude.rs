//! Verdicts that hold up, and their twins that don't.

use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_certify::{Conclusion, Evidence, conclude, conclude_given, unchecked};
use symra_ir::{
    Approximation, ClaimId, ClaimKind, Direction, Invariant, LocRef, Position, Prepared,
    ProgramBuilder, Step, Task, Trace, VarId,
};
use symra_smt::{
    Answer, Backend, Confirmed, EliminateQuantifiers, Limits, Refutation, SmtError, Solver,
    WhyUnknown,
};
use symra_smt_z3::Z3;
use symra_terms::{Sort, Term, TermPool, Value};
use symra_verdict::{
    Budget, InductiveProof, KInductiveProof, Lemma, LemmaSource, Proof, Reason, Verdict, Violation,
};

/// `x := 0; while x < 7 { x := x + step }; claim: x is not bad` with `step` an input where it is not given.
struct Counter {
    task: Task,
    x: VarId,
    head: LocRef,
}

fn counter(bad: i64) -> Counter {
    let mut b = ProgramBuilder::new();
    let x = b.global("x", &Sort::Int);
    let main = b.procedure("main");
    let (entry, exit) = (b.entry(main), b.exit(main));
    let (head, body, error) =
        (b.location(main, "head"), b.location(main, "body"), b.location(main, "error"));
    let term = b.term(x);
    let pool = b.pool();
    let (zero, one, seven, bad) = (pool.int(0), pool.int(1), pool.int(7), pool.int(bad));
    let (next, below, wrong) = (pool.add(&[term, one]), pool.lt(term, seven), pool.eq(term, bad));
    let done = pool.not(below);
    b.assign(main, entry, head, &[(x, zero)]);
    b.assume(main, head, body, below);
    b.assign(main, body, head, &[(x, next)]);
    b.assume(main, head, error, wrong);
    b.assume(main, head, exit, done);
    let claim = b.claim(ClaimKind::Unreach, "never", "x is bad");
    b.error(main, error, claim);
    Counter {
        task: b.finish().expect("the counter should be well formed"),
        x,
        head: LocRef { proc: main, loc: head },
    }
}

impl Counter {
    fn at_most(&mut self, bound: i64) -> Term {
        let x = self.task.program.variable(self.x).term;
        let bound = self.task.pool.int(bound);
        self.task.pool.le(x, bound)
    }

    fn between(&mut self, low: i64, high: i64) -> Term {
        let x = self.task.program.variable(self.x).term;
        let (low, high) = (self.task.pool.int(low), self.task.pool.int(high));
        let (above, below) = (self.task.pool.le(low, x), self.task.pool.le(x, high));
        self.task.pool.and(&[above, below])
    }

    fn conclude(&mut self, verdict: Verdict) -> Conclusion {
        let budget = Budget {
            deadline: Some(Instant::now() + Duration::from_secs(10)),
            ..Budget::default()
        };
        conclude_given(&mut self.task, verdict, &Z3, &budget).expect("the solver should not fail")
    }

    fn inductive(&mut self, formula: Term) -> Conclusion {
        let invariant: Invariant = [(self.head, formula)].into_iter().collect();
        self.conclude(Verdict::Safe(Proof::Inductive(invariant.into())))
    }

    fn trapped(&mut self, formula: Term) -> Conclusion {
        let trap: Invariant = [(self.head, formula)].into_iter().collect();
        self.conclude(Verdict::Safe(Proof::Trapped(trap)))
    }

    /// The run that counts to `rounds` and then reaches the claim.
    fn trace(&self, rounds: usize) -> Trace {
        let main = self.task.program.main;
        let procedure = self.task.program.procedure(main);
        let edge = |from: &str, to: &str| {
            let named = |loc: symra_ir::LocId| procedure.locations[loc.index()].name.as_str();
            let index = procedure
                .edges
                .iter()
                .position(|edge| named(edge.from) == from && named(edge.to) == to);
            Step {
                edge: symra_ir::EdgeRef {
                    proc: main,
                    edge: symra_ir::EdgeId::new(index.expect("the edge should be there")),
                },
                inputs: Vec::new(),
            }
        };
        let entry = procedure.locations[procedure.entry.index()].name.clone();
        let mut steps = vec![edge(&entry, "head")];
        for _ in 0..rounds {
            steps.extend([edge("head", "body"), edge("body", "head")]);
        }
        steps.push(edge("head", "error"));
        Trace { initial: vec![(self.x, Value::Int(5.into()))], steps, ..Trace::default() }
    }
}

fn is_rechecked(conclusion: &Conclusion) -> bool {
    matches!(
        (&conclusion.verdict, &conclusion.evidence),
        (Verdict::Safe(_), Evidence::Rechecked { .. })
    )
}

fn is_approximated(conclusion: &Conclusion) -> bool {
    matches!(conclusion.verdict, Verdict::Unknown(Reason::Approximated { .. }))
}

fn is_refuted(conclusion: &Conclusion) -> bool {
    matches!(conclusion.verdict, Verdict::Unknown(Reason::NotCertified { .. }))
}

#[test]
fn an_inductive_formula_holds_and_weaker_or_stronger_ones_do_not() {
    let mut counter = counter(8);
    let (right, weak) = (counter.at_most(7), counter.at_most(8));
    let strong = counter.at_most(6);
    assert!(is_rechecked(&counter.inductive(right)));
    assert!(is_refuted(&counter.inductive(weak)), "it admits the claim");
    assert!(is_refuted(&counter.inductive(strong)), "it is not preserved");
    let impossible = counter.between(1, 7);
    assert!(is_refuted(&counter.inductive(impossible)), "it does not hold at the start");
}

#[test]
fn a_trap_must_be_closed_and_entered() {
    let mut counter = counter(8);
    let late = counter.between(5, 7);
    assert!(is_rechecked(&counter.trapped(late)), "after five rounds every run is in it");
    let leaky = counter.between(5, 6);
    assert!(is_refuted(&counter.trapped(leaky)), "a run leaves it");
}

#[test]
fn a_trap_does_not_hide_what_happens_before() {
    let mut counter = counter(3);
    let late = counter.between(5, 7);
    assert!(is_refuted(&counter.trapped(late)), "the claim is violated on the way");
}

#[test]
fn all_paths_are_followed_again() {
    let proof = || Verdict::Safe(Proof::Exhaustive { paths: 1 });
    assert!(is_rechecked(&counter(8).conclude(proof())));
    assert!(is_refuted(&counter(5).conclude(proof())));
}

#[test]
fn a_path_that_comes_to_a_state_again_was_followed() {
    let text = "claim bad unreach-call \"it is reached\"
        global x : (_ BitVec 8)
        main main
        proc main() {
          loc entry entry
          loc exit exit
          loc head
          loc error error bad
          entry -> head : x := #x00
          head -> head : x := (bvand (bvadd x #x01) #x07)
          head -> error : assume (= x LIMIT)
        }";
    for (limit, holds) in [("#x08", true), ("#x07", false)] {
        let mut task = symra_ir::parse(&text.replace("LIMIT", limit)).expect("it should be read");
        let proof = Verdict::Safe(Proof::Exhaustive { paths: 1 });
        let conclusion = conclude_given(&mut task, proof, &Z3, &Budget::default());
        let conclusion = conclusion.expect("the solver should not fail");
        assert_eq!(is_rechecked(&conclusion), holds, "{limit}: {conclusion:?}");
        assert_eq!(is_refuted(&conclusion), !holds, "{limit}: {conclusion:?}");
    }
}

#[test]
fn a_run_is_replayed_and_a_wrong_one_is_not_believed() {
    let mut wrong = counter(5);
    for (rounds, right) in [(5, true), (4, false), (6, false)] {
        let violation = Violation::at_end(ClaimId(0), wrong.trace(rounds));
        let conclusion = wrong.conclude(Verdict::Unsafe(violation));
        match conclusion.verdict {
            Verdict::Unsafe(_) => {
                assert!(right && matches!(conclusion.evidence, Evidence::Replayed(_)));
            }
            Verdict::Unknown(Reason::NotReplayed { .. }) => {
                assert!(!right, "{rounds} rounds should replay");
            }
            other => panic!("{rounds} rounds: {other:?}"),
        }
    }
}

#[test]
fn approximations_undermine_one_side_only() {
    let approximation = |direction| Approximation::new(direction, None, "a loop is cut".to_owned());
    let proof = || Verdict::Safe(Proof::Exhaustive { paths: 1 });
    let mut safe = counter(8);
    safe.task.program.approximations = vec![approximation(Direction::Over)];
    assert!(is_rechecked(&safe.conclude(proof())));
    safe.task.program.approximations = vec![approximation(Direction::Under)];
    assert!(is_approximated(&safe.conclude(proof())));
    let mut faulty = counter(5);
    let violation = Violation::at_end(ClaimId(0), faulty.trace(5));
    faulty.task.program.approximations = vec![approximation(Direction::Under)];
    assert!(matches!(
        faulty.conclude(Verdict::Unsafe(violation.clone())).verdict,
        Verdict::Unsafe(_)
    ));
    faulty.task.program.approximations = vec![approximation(Direction::Over)];
    assert!(is_approximated(&faulty.conclude(Verdict::Unsafe(violation.clone()))));
    faulty.task.program.approximations = vec![approximation(Direction::Assumed)];
    assert!(matches!(faulty.conclude(Verdict::Unsafe(violation)).verdict, Verdict::Unsafe(_)));
}

#[test]
fn an_approximation_elsewhere_does_not_undermine_a_run() {
    let mut faulty = counter(5);
    let violation = Violation::at_end(ClaimId(0), faulty.trace(5));
    let line = |line| Position { file: symra_ir::SourceId(0), line, column: 1 };
    let passed = faulty.task.program.edge(violation.trace.steps[0].edge);
    let (proc, edge) = (violation.trace.steps[0].edge.proc, violation.trace.steps[0].edge.edge);
    assert!(passed.position != Some(line(901)) && passed.position != Some(line(902)));
    let steps = &violation.trace.steps;
    let is_passed =
        |index| steps.iter().any(|s| s.edge.proc == proc && s.edge.edge.index() == index);
    let edges = &mut faulty.task.program.procedures[proc.index()].edges;
    let other =
        (0..edges.len()).find(|index| !is_passed(*index)).expect("a run should miss an edge");
    edges[edge.index()].position = Some(line(901));
    edges[other].position = Some(line(902));
    let mut with = |at| {
        let what = "a function is only bounded".to_owned();
        let approximation = Approximation::new(Direction::Over, Some(line(at)), what);
        faulty.task.program.approximations = vec![approximation];
        // The phrase names the file.
        if faulty.task.program.sources.is_empty() {
            faulty
                .task
                .program
                .sources
                .push(symra_ir::SourceFile { name: "a.c".to_owned(), text: "".into() });
        }
        faulty.conclude(Verdict::Unsafe(violation.clone())).verdict
    };
    assert!(matches!(with(902), Verdict::Unsafe(_)));
    assert!(matches!(with(901), Verdict::Unknown(Reason::Approximated { .. })));
    // Where it is, no edge tells: it may concern the run.
    assert!(matches!(with(903), Verdict::Unknown(Reason::Approximated { .. })));
}

#[test]
fn reaching_what_is_not_modelled_is_no_violation() {
    let mut faulty = counter(5);
    faulty.task.program.claims[0].kind = ClaimKind::Unsupported;
    let violation = Violation::at_end(ClaimId(0), faulty.trace(5));
    let conclusion = faulty.conclude(Verdict::Unsafe(violation));
    assert!(matches!(conclusion.verdict, Verdict::Unknown(Reason::Approximated { .. })));
}

#[test]
fn a_check_without_time_is_open() {
    let mut counter = counter(8);
    let budget = Budget { deadline: Some(Instant::now()), ..Budget::default() };
    let verdict = Verdict::Safe(Proof::Exhaustive { paths: 1 });
    let conclusion = conclude_given(&mut counter.task, verdict, &Z3, &budget)
        .expect("the solver should not fail");
    assert!(matches!(conclusion.evidence, Evidence::NotRechecked { .. }));
}

/// A solver that decides nothing, or fails.
#[derive(Clone)]
struct Helpless(Option<SmtError>);

impl Backend for Helpless {
    fn solver(&self, _: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(Box::new(self.clone()))
    }
    fn eliminator(&self, _: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        None
    }
}

impl Solver for Helpless {
    fn push(&mut self) -> Result<(), SmtError> {
        Ok(())
    }
    fn pop(&mut self) -> Result<(), SmtError> {
        Ok(())
    }
    fn assert(&mut self, _: &TermPool, _: Term) -> Result<(), SmtError> {
        Ok(())
    }
    fn check<'s>(&'s mut self, _: &TermPool, _: &[Term]) -> Result<Answer<'s>, SmtError> {
        match &self.0 {
            Some(error) => Err(error.clone()),
            None => Ok(Answer::Unknown(WhyUnknown::Incomplete("it is hard".to_owned()))),
        }
    }
    fn name(&self) -> &'static str {
        "helpless"
    }
}

#[test]
fn what_the_solver_leaves_open_refutes_nothing() {
    let memory = SmtError::OutOfMemory { backend: "helpless" };
    for solver in [Helpless(None), Helpless(Some(memory))] {
        // That the claim can be reached in the second program, nobody has shown either.
        for bad in [8, 5] {
            let mut counter = counter(bad);
            let (formula, head) = (counter.between(0, 7), counter.head);
            let invariant: Invariant = [(head, formula)].into_iter().collect();
            for proof in [
                Proof::Exhaustive { paths: 1 },
                Proof::Inductive(invariant.clone().into()),
                Proof::Trapped(invariant.clone()),
                Proof::KInductive(k_inductive(1, &invariant)),
            ] {
                let is_exhaustive = matches!(proof, Proof::Exhaustive { .. });
                let deadline = Some(Instant::now() + Duration::from_millis(200));
                let budget = Budget { deadline, ..Budget::default() };
                let conclusion =
                    conclude_given(&mut counter.task, Verdict::Safe(proof), &solver, &budget);
                let conclusion = conclusion.expect("a re-check should not fail");
                // The one path of the first program is followed without a question.
                let is_plain = bad == 8 && is_exhaustive;
                let is_right = match (&conclusion.verdict, &conclusion.evidence) {
                    (Verdict::Safe(_), Evidence::Rechecked { queries: 0, .. }) => is_plain,
                    (Verdict::Safe(_), Evidence::NotRechecked { .. }) => !is_plain,
                    _ => false,
                };
                assert!(is_right, "{conclusion:?}");
            }
        }
    }
}

fn k_inductive(k: u64, invariant: &Invariant) -> KInductiveProof {
    KInductiveProof { k, invariant: invariant.clone(), ..KInductiveProof::default() }
}

#[test]
fn an_unwinding_is_re_checked_to_its_end() {
    // The head is come to eight times.
    for (bad, rounds, holds) in [(8, 8, true), (8, 7, false), (8, 20, true), (5, 8, false)] {
        let conclusion =
            counter(bad).conclude(Verdict::Safe(Proof::Unwound { rounds, simple_paths: false }));
        assert_eq!(is_rechecked(&conclusion), holds, "{bad} {rounds}: {conclusion:?}");
        let refuted = matches!(conclusion.verdict, Verdict::Unknown(Reason::NotCertified { .. }));
        assert_eq!(refuted, !holds, "{bad} {rounds}: {conclusion:?}");
    }
}

#[test]
fn the_diameter_is_re_checked() {
    // 0, 1, 2, 3 and again.
    let text = |bad: u32| {
        format!(
            "global x : (_ BitVec 3)
            proc main() {{
              start -> head : x := #b000
              head -> up : assume (not (= x #b011))
              up -> head : x := (bvadd x #b001)
              head -> back : assume (= x #b011)
              back -> head : x := #b000
              head -> bad : assume (= x (_ bv{bad} 3))
              error bad \"x\"
            }}"
        )
    };
    for (bad, rounds, simple_paths, holds) in [
        (5, 4, true, true),
        (5, 9, true, true),
        (5, 3, true, false),
        (5, 4, false, false),
        (3, 4, true, false),
    ] {
        let mut task = symra_ir::parse(&text(bad)).expect("the program should be right");
        let proof = Proof::Unwound { rounds, simple_paths };
        let conclusion = conclude_given(&mut task, Verdict::Safe(proof), &Z3, &Budget::default());
        let conclusion = conclusion.expect("a re-check should not fail");
        assert_eq!(is_rechecked(&conclusion), holds, "{bad} {rounds}: {conclusion:?}");
        let refuted = matches!(conclusion.verdict, Verdict::Unknown(Reason::NotCertified { .. }));
        assert_eq!(refuted, !holds, "{bad} {rounds}: {conclusion:?}");
    }
}

#[test]
fn formulas_must_be_inductive_over_as_many_rounds_as_the_proof_says() {
    // Below 20 and not bad: from 8 on nothing changes, so that 9 is excluded by one round, and 6 by none.
    for (bad, low, k, holds) in [
        (9, 0, 1, true),
        (9, 3, 1, false),
        (5, 0, 1, false),
        (5, 0, 4, false),
        (9, 0, 3, true),
        (9, 0, 0, false),
    ] {
        let mut counter = counter(bad);
        let (formula, head) = (counter.between(low, 8), counter.head);
        let invariant: Invariant = [(head, formula)].into_iter().collect();
        let proof = Proof::KInductive(k_inductive(k, &invariant));
        let conclusion = counter.conclude(Verdict::Safe(proof));
        assert_eq!(is_rechecked(&conclusion), holds, "{bad} {low} {k}: {conclusion:?}");
    }
}

/// A lemma is a part of the formula at its location, or follows from it; anything else is a fault, of whatever kind the proof is.
#[test]
fn lemmas_must_follow_from_the_formulas() {
    for (low, high, elsewhere, holds) in
        [(0, 8, false, true), (-1, 20, false, true), (1, 8, false, false), (0, 8, true, false)]
    {
        for inductive in [true, false] {
            let mut counter = counter(9);
            let (formula, head) = (counter.between(0, 8), counter.head);
            let invariant: Invariant = [(head, formula)].into_iter().collect();
            let at = if elsewhere { LocRef { loc: symra_ir::LocId::new(0), ..head } } else { head };
            let source = LemmaSource { engine: "kind", analysis: None };
            let lemmas = vec![Lemma { at, formula: counter.between(low, high), source }];
            let proof = if inductive {
                Proof::Inductive(InductiveProof { lemmas, ..invariant.into() })
            } else {
                Proof::KInductive(KInductiveProof { lemmas, ..k_inductive(1, &invariant) })
            };
            let conclusion = counter.conclude(Verdict::Safe(proof));
            assert_eq!(is_rechecked(&conclusion), holds, "{low} to {high}: {conclusion:?}");
            let refuted = matches!(&conclusion.verdict, Verdict::Unknown(
                Reason::NotCertified { what }) if what.contains("a lemma of kind"));
            assert_eq!(refuted, !holds, "{low} to {high}: {conclusion:?}");
        }
    }
}

#[test]
fn a_proof_that_needs_two_rounds_does_not_hold_with_one() {
    // x is 0, 1, 0, 1, ..; from 3 it goes to 5, and 3 has no way in but from 2, which has none.
    let text = "global x : Int
        proc main() {
          start -> head : x := 0
          head -> one : assume (= x 0)
          one -> head : x := 1
          head -> two : assume (= x 1)
          two -> head : x := 0
          head -> three : assume (= x 2)
          three -> head : x := 3
          head -> four : assume (= x 3)
          four -> head : x := 5
          head -> bad : assume (= x 5)
          error bad \"x\"
        }";
    for (k, simple_paths, holds) in
        [(1, false, false), (2, false, false), (3, false, true), (2, true, false), (3, true, true)]
    {
        let mut task = symra_ir::parse(text).expect("the program should be right");
        let x = task.pool.lookup("x").expect("the variable should be there");
        let five = task.pool.int(5);
        let same = task.pool.eq(x, five);
        let formula = task.pool.not(same);
        let procedure = task.program.procedure(task.program.main);
        let head = procedure.locations.iter().position(|loc| loc.name == "head");
        let loc = symra_ir::LocId::new(head.expect("there should be a head"));
        let at = LocRef { proc: task.program.main, loc };
        let invariant = [(at, formula)].into_iter().collect();
        let proof = Proof::KInductive(KInductiveProof {
            k,
            invariant,
            simple_paths,
            ..KInductiveProof::default()
        });
        let conclusion = conclude_given(&mut task, Verdict::Safe(proof), &Z3, &Budget::default());
        let conclusion = conclusion.expect("the solver should not fail");
        assert_eq!(is_rechecked(&conclusion), holds, "{k} {simple_paths}: {conclusion:?}");
    }
}

#[test]
fn a_proof_counts_before_its_check_and_a_run_does_not() {
    let mut counter = counter(5);
    let violation = Violation::at_end(ClaimId(0), counter.trace(5));
    let proof = Verdict::Safe(Proof::Exhaustive { paths: 1 });
    let program = &mut counter.task.program;
    assert!(unchecked(program, &Verdict::Unsafe(violation), "no time").is_none());
    let conclusion = unchecked(program, &proof, "no time").expect("a proof should count");
    assert!(matches!(conclusion.evidence, Evidence::NotRechecked { .. }));
    let what = "a loop is cut".to_owned();
    let direction = Direction::Under;
    program.approximations = vec![Approximation::new(direction, None, what)];
    assert!(unchecked(program, &proof, "no time").is_none(), "the model can do less");
}

/// A proof of a program that was made for an engine.
fn of_prepared(counter: &mut Counter, change: impl FnOnce(&mut Prepared)) -> Conclusion {
    let formula = counter.at_most(7);
    let invariant: Invariant = [(counter.head, formula)].into_iter().collect();
    let mut prepared = Prepared::unchanged(counter.task.clone());
    change(&mut prepared);
    let proof = Verdict::Safe(Proof::Inductive(invariant.into()));
    conclude(&mut counter.task, prepared, proof, (&Z3, &Budget::default()))
        .expect("the solver should not fail")
}

#[test]
fn a_proof_of_a_program_that_was_cut_is_none_of_the_given_one() {
    assert!(is_rechecked(&of_prepared(&mut counter(8), |_| ())));
    let cut = of_prepared(&mut counter(8), |prepared| prepared.truncated = true);
    assert!(matches!(cut.verdict, Verdict::Unknown(Reason::Inconclusive { .. })));
    // What preparation records counts even where it forgets to say that it cut something.
    let recorded = of_prepared(&mut counter(8), |prepared| {
        prepared.task.program.approximations.push(Approximation::new(
            Direction::Under,
            None,
            "calls were left out".to_owned(),
        ));
    });
    assert!(is_approximated(&recorded));
}

#[test]
fn a_run_beyond_a_bound_violates_nothing() {
    for (beyond, violated) in [(0..0, true), (0..1, false)] {
        let mut counter = counter(3);
        let violation = Violation::at_end(ClaimId(0), counter.trace(3));
        let prepared = Prepared { beyond, ..Prepared::unchanged(counter.task.clone()) };
        let verdict = Verdict::Unsafe(violation);
        let conclusion =
            conclude(&mut counter.task, prepared, verdict, (&Z3, &Budget::default())).unwrap();
        assert_eq!(matches!(conclusion.verdict, Verdict::Unsafe(_)), violated);
        let unwound = matches!(conclusion.verdict, Verdict::Unknown(Reason::Unwinding { .. }));
        assert_eq!(unwound, !violated);
    }
}

#[test]
fn a_program_that_an_engine_made_itself_must_not_do_less() {
    for (direction, holds) in
        [(None, true), (Some(Direction::Over), true), (Some(Direction::Under), false)]
    {
        let mut counter = counter(8);
        let formula = counter.at_most(7);
        let invariant: Invariant = [(counter.head, formula)].into_iter().collect();
        let mut program = counter.task.program.clone();
        program.approximations.extend(
            direction.map(|direction| Approximation::new(direction, None, "a pass".to_owned())),
        );
        let inner = Box::new(Proof::Inductive(invariant.into()));
        let proof =
            Proof::Transformed { program: Box::new(program), proof: inner, passes: vec!["made"] };
        let early = unchecked(&counter.task.program, &Verdict::Safe(proof.clone()), "no time");
        assert_eq!(early.is_some(), holds);
        let conclusion = counter.conclude(Verdict::Safe(proof));
        assert_eq!(is_rechecked(&conclusion), holds);
        assert_eq!(is_approximated(&conclusion), !holds);
    }
}

/// A solver that refutes everything.
struct Liar;

impl Backend for Liar {
    fn solver(&self, _: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(Box::new(Self))
    }

    fn eliminator(&self, _: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        None
    }
}

impl Solver for Liar {
    fn push(&mut self) -> Result<(), SmtError> {
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        Ok(())
    }

    fn assert(&mut self, _: &TermPool, _: Term) -> Result<(), SmtError> {
        Ok(())
    }

    fn check<'s>(&'s mut self, _: &TermPool, _: &[Term]) -> Result<Answer<'s>, SmtError> {
        struct Nothing;
        impl Refutation for Nothing {
            fn core(&mut self) -> Result<Vec<Term>, SmtError> {
                Ok(Vec::new())
            }
        }
        Ok(Answer::Unsat(Box::new(Nothing)))
    }

    fn name(&self) -> &'static str {
        "liar"
    }
}

#[test]
fn a_solver_that_refutes_what_is_possible_is_found_out() {
    let text = |step: &str| {
        format!(
            "global x : (_ BitVec 8)
            proc main() {{
              start -> next : x := (bvadd x {step})
              next -> bad : assume (= x #x07)
              error bad \"seven\"
            }}"
        )
    };
    // An even sum is never seven; any sum may be.
    for (step, safe) in [("x", true), ("#x01", false)] {
        let backend = Confirmed::new(Arc::new(Liar));
        let mut task = symra_ir::parse(&text(step)).unwrap();
        let proof = Verdict::Safe(Proof::Exhaustive { paths: 1 });
        let conclusion = conclude_given(&mut task, proof, &backend, &Budget::default()).unwrap();
        assert_eq!(is_rechecked(&conclusion), safe, "{step}: {conclusion:?}");
        assert_eq!(is_refuted(&conclusion), !safe, "{step}: {conclusion:?}");
    }
}
