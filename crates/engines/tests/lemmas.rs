//! The lemma store: what engines put there holds, and whoever comes next need not find it again.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{Evidence, conclude_given};
use symra_engines::{
    Budget, Context, Engine, Houdini, HoudiniConfig, Ic3ia, Ic3iaConfig, Kind, KindConfig,
    Progress, Symexia, SymexiaConfig, Verdict, with_lemmas,
};
use symra_ir::testing::{Shape, program};
use symra_ir::{Invariant, LocId, LocRef, Task, parse};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_smt_z3::Z3;
use symra_verdict::{InductiveProof, Lemma, Proof, Reason};

fn run(engine: &mut dyn Engine, task: &mut Task, lemmas: &Lemmas, seconds: u64) -> Verdict {
    let deadline = Some(Instant::now() + Duration::from_secs(seconds));
    let budget = Budget { deadline, ..Budget::default() };
    let progress = Progress::default();
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas };
    engine.run(task, &context).expect("the solver should not fail")
}

/// Whether the inductive lemmas of a store are so, all together, of a program whose claims are taken away; and how many.
fn are_inductive(task: &Task, lemmas: &Lemmas) -> (bool, usize) {
    let mut task = task.clone();
    let main = task.program.main;
    for location in &mut task.program.procedures[main.index()].locations {
        location.claim = None;
    }
    let (inductive, _) = lemmas.since(&mut 0, &mut task.pool);
    let count = inductive.values().map(Vec::len).sum();
    let mut invariant = Invariant::new();
    for (index, location) in task.program.procedure(main).locations.iter().enumerate() {
        let loc = LocId::new(index);
        if location.loop_head || inductive.contains_key(&loc) {
            let formulas = inductive.get(&loc).cloned().unwrap_or_default();
            invariant.insert(LocRef { proc: main, loc }, task.pool.and(&formulas));
        }
    }
    let proof = Verdict::Safe(Proof::Inductive(invariant.into()));
    let conclusion = conclude_given(&mut task, proof, &Z3, &Budget::default())
        .expect("the solver should not fail");
    (matches!(conclusion.evidence, Evidence::Rechecked { .. }), count)
}

fn counters(bad: &str) -> Task {
    let text = format!(
        "global x : Int
        global y : Int
        global n : Int
        proc main() {{
          start -> begun : havoc n
          begun -> head : x := 0, y := 0
          head -> body : assume (< x n)
          body -> head : x := (+ x 1), y := (+ y 2)
          head -> after : assume (>= x n)
          after -> bad : assume {bad}
          error bad \"y is twice x\"
        }}"
    );
    parse(&text).expect("the program should be right")
}

#[test]
fn lemmas_of_engines_are_inductive_together() {
    let engines: [fn() -> Box<dyn Engine>; 4] = [
        || Box::new(Houdini::new(HoudiniConfig::default())),
        || Box::new(Ic3ia::new(Ic3iaConfig::default())),
        || Box::new(Kind::new(KindConfig::default())),
        || Box::new(Symexia::new(SymexiaConfig::default())),
    ];
    let mut found = 0;
    let random = (0..12).map(|seed| program(seed, Shape::default()));
    let own = ["(not (= y (* 2 x)))", "(= y (* 2 x))"].map(counters);
    for (number, given) in own.into_iter().chain(random).enumerate() {
        let prepared =
            prepare(&given, Form::CallFree, PrepareConfig::default(), &Budget::default());
        // All feed one store, one after the other.
        let lemmas = Lemmas::new();
        for engine in engines {
            let mut task = prepared.task.clone();
            let _ = run(&mut *engine(), &mut task, &lemmas, 2);
            let (inductive, count) = are_inductive(&prepared.task, &lemmas);
            assert!(inductive, "program {number}, after {}", engine().name());
            found += count;
        }
    }
    assert!(found > 20, "{found} lemmas");
}

#[test]
fn what_one_engine_found_another_uses() {
    for (bad, safe) in [("(not (= y (* 2 x)))", true), ("(and (= x 3) (= y (* 2 x)))", false)] {
        let given = counters(bad);
        let alone = HoudiniConfig::default();
        let lemmas = Lemmas::new();
        let mut task = given.clone();
        let first = run(&mut Houdini::new(alone), &mut task, &lemmas, 20);
        assert_eq!(matches!(first, Verdict::Safe(_)), safe);
        assert!(!lemmas.is_empty());
        let before = lemmas.len();
        let mut task = given.clone();
        let second = run(&mut Kind::new(KindConfig::default()), &mut task, &lemmas, 20);
        match second {
            Verdict::Safe(_) => assert!(safe),
            Verdict::Unsafe(_) => assert!(!safe),
            Verdict::Unknown(reason) => panic!("{reason}"),
        }
        assert!(lemmas.len() >= before, "a store only grows");
    }
}

/// The proof of an engine, with the lemmas that it needs.
fn listed(engine: &mut dyn Engine, task: &mut Task, lemmas: &Lemmas) -> Verdict {
    let (budget, progress) = (Budget::default(), Progress::default());
    let lemmas = lemmas.by(engine.name());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let verdict = engine.run(task, &context).expect("the solver should not fail");
    with_lemmas(task, verdict, &context)
}

fn conjuncts(task: &Task, proof: &InductiveProof) -> usize {
    let count = |formula| symra_analysis::infer::atoms::conjuncts(&task.pool, formula).len();
    proof.invariant.values().map(|formula| count(*formula)).sum()
}

#[test]
fn a_proof_lists_the_lemmas_that_it_needs() {
    let given = counters("(not (= y (* 2 x)))");
    let lemmas = Lemmas::new();
    let mut task = given.clone();
    let Verdict::Safe(Proof::Inductive(all)) =
        run(&mut Houdini::new(HoudiniConfig::default()), &mut task, &lemmas.by("houdini"), 20)
    else {
        panic!("it should be proved")
    };
    let before = conjuncts(&task, &all);
    let mut task = given.clone();
    let verdict = listed(&mut Kind::new(KindConfig::default()), &mut task, &lemmas);
    let found: Vec<Lemma> = match &verdict {
        Verdict::Safe(Proof::Inductive(proof)) => {
            assert!(conjuncts(&task, proof) < before, "{before} formulas, not all are needed");
            proof.lemmas.clone()
        }
        Verdict::Safe(Proof::KInductive(proof)) => proof.lemmas.clone(),
        verdict => panic!("{verdict:?}"),
    };
    // The equation was found by the first engine, and the other one says so.
    assert!(!found.is_empty());
    for lemma in &found {
        assert_eq!(lemma.source.engine, "houdini");
        assert!(lemma.source.analysis.is_some());
    }
    let about = |lemma: &Lemma| task.pool.variables(lemma.formula).len() == 2;
    assert!(found.iter().any(about), "one of them relates both variables");
    let conclusion = conclude_given(&mut task, verdict, &Z3, &Budget::default()).unwrap();
    assert!(matches!(conclusion.evidence, Evidence::Rechecked { .. }));
}

#[test]
fn a_minimized_proof_is_a_proof() {
    let (mut proved, mut needed) = (0, 0);
    let random = (0..20).map(|seed| program(seed, Shape::default()));
    let own = ["(not (= y (* 2 x)))", "(< y x)", "(= y 7)"].map(counters);
    for (number, given) in own.into_iter().chain(random).enumerate() {
        let mut prepared =
            prepare(&given, Form::CallFree, PrepareConfig::default(), &Budget::default());
        let mut houdini = Houdini::new(HoudiniConfig::default());
        let verdict = listed(&mut houdini, &mut prepared.task, &Lemmas::new());
        let Verdict::Safe(Proof::Inductive(proof)) = &verdict else { continue };
        let mut without = proof.clone();
        let lemma = without.lemmas.pop();
        let conclude = |task: &mut Task, verdict| {
            let conclusion = conclude_given(task, verdict, &Z3, &Budget::default()).unwrap();
            match (conclusion.verdict, conclusion.evidence) {
                (Verdict::Safe(_), Evidence::Rechecked { .. }) => Some(true),
                (Verdict::Unknown(Reason::NotCertified { .. }), _) => Some(false),
                // Recursion that was left out.
                (Verdict::Unknown(Reason::Approximated { .. }), _) => None,
                other => panic!("program {number}: {other:?}"),
            }
        };
        let Some(holds) = conclude(&mut prepared.task, verdict) else { continue };
        assert!(holds, "program {number}");
        proved += 1;
        // Without the last of its lemmas it is none; of random programs a core may have more than is needed.
        if let Some(Lemma { at, formula, .. }) = lemma {
            let parts =
                |formula| symra_analysis::infer::atoms::conjuncts(&prepared.task.pool, formula);
            let gone = parts(formula);
            let mut rest = parts(without.invariant[&at]);
            rest.retain(|part| !gone.contains(part));
            without.invariant.insert(at, prepared.task.pool.and(&rest));
            without.lemmas.clear();
            let verdict = Verdict::Safe(Proof::Inductive(without));
            let refuted = conclude(&mut prepared.task, verdict) == Some(false);
            assert!(refuted || number > 2, "program {number}");
            needed += usize::from(refuted);
        }
    }
    assert!(proved > 4 && needed > 2, "{proved} and {needed}");
}

#[test]
fn a_lemma_that_is_no_part_of_its_proof_refutes_it() {
    for wrong in [false, true] {
        let mut task = counters("(not (= y (* 2 x)))");
        let lemmas = Lemmas::new();
        let mut verdict = listed(&mut Houdini::new(HoudiniConfig::default()), &mut task, &lemmas);
        let Verdict::Safe(Proof::Inductive(proof)) = &mut verdict else { panic!("{verdict:?}") };
        let lemma = proof.lemmas.first_mut().expect("there should be a lemma");
        // What follows from the formula is as good as a part of it, and what does not is a fault.
        let text = if wrong { "(>= y 1)" } else { "(or (= y (* 2 x)) (= x 17))" };
        lemma.formula = symra_terms::smtlib::read_term(&mut task.pool, text).unwrap();
        let conclusion = conclude_given(&mut task, verdict, &Z3, &Budget::default()).unwrap();
        match conclusion.verdict {
            Verdict::Safe(_) => assert!(!wrong),
            Verdict::Unknown(Reason::NotCertified { what }) => {
                assert!(wrong && what.contains("lemma"), "{what}");
            }
            verdict => panic!("{verdict:?}"),
        }
    }
}
