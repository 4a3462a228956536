//! Running engines on guarded-command models, with every verdict looked at again.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

use std::path::Path;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{Conclusion, Evidence, conclude, conclude_given};
use symra_engines::{
    Ase, AseConfig, AseStatistics, Budget, Context, Engine, Progress, Ur, UrConfig, UrStatistics,
    Verdict,
};
use symra_ir::testing::{Shape, domain, program};
use symra_ir::{ExploreLimits, Task, explore, replay};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_smt::Cancel;
use symra_smt_z3::Z3;
use symra_verdict::Reason;

/// The program of a model with these parameters, for all its questions together or the only one.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn model(text: &str, parameters: &[(&str, i64)]) -> Task {
    let model = symra_front_gcl::parse("test.gcl", text)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let parameters: Vec<_> =
        parameters.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    let questions = model.questions();
    assert_eq!(questions.len(), 1, "a test's model should ask one question");
    model.task(&questions[0], &parameters).unwrap_or_else(|error| panic!("{error:?}\n{text}")).task
}

/// The program of an example.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn example(name: &str, parameters: &[(&str, i64)]) -> Task {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    model(&text, parameters)
}

/// What an engine says of a form of a program, after the re-check.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn of_form(
    engine: &mut dyn Engine,
    form: Form,
    task: &mut Task,
    seconds: u64,
) -> Conclusion {
    let time = Duration::from_secs(seconds);
    of_form_within(engine, form, task, time, Cancel::new(), &Budget::default())
}

/// The same, with a time of any length, a flag that ends the search before, and limits of the re-check.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn of_form_within(
    engine: &mut dyn Engine,
    form: Form,
    task: &mut Task,
    time: Duration,
    cancel: Cancel,
    again: &Budget,
) -> Conclusion {
    let deadline = Some(Instant::now() + time);
    let budget = Budget { deadline, cancel, ..Budget::default() };
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let mut prepared = prepare(task, form, PrepareConfig::default(), &budget);
    let verdict = engine.run(&mut prepared.task, &context).expect("the solver should not fail");
    let again = (&Z3 as &dyn symra_smt::Backend, again);
    conclude(task, prepared, verdict, again).expect("the solver should not fail")
}

/// Runs engines on random programs, each for so many seconds at most: what they say must agree with the explicit-state search.
/// How many proofs and how many violations there were.
#[allow(dead_code, reason = "not every test needs it")]
pub(crate) fn agreeing(
    engines: impl Fn() -> Vec<Box<dyn Engine>>,
    seeds: std::ops::Range<u64>,
    seconds: u64,
) -> (u64, u64) {
    let (mut safe, mut faulty) = (0, 0);
    for seed in seeds {
        let original = program(seed, Shape::default());
        let limits = ExploreLimits { states: 10_000, depth: 6 };
        let found = explore(&original, &|var| domain(&original, var), limits);
        for (number, mut engine) in engines().into_iter().enumerate() {
            let what = format!("seed {seed}, configuration {number}");
            let mut task = original.clone();
            let conclusion = of_form(&mut *engine, Form::CallFree, &mut task, seconds);
            match conclusion.verdict {
                Verdict::Safe(_) => {
                    assert!(found.violations.is_empty(), "{what}: there is a violation");
                    assert!(matches!(conclusion.evidence, Evidence::Rechecked { .. }), "{what}");
                    safe += 1;
                }
                Verdict::Unsafe(violation) => {
                    let replayed = replay(&task, &violation.trace).expect("a run should be one");
                    assert_eq!(replayed.violated(), Some(violation.claim), "{what}");
                    assert!(!found.exhaustive || !found.violations.is_empty(), "{what}");
                    faulty += 1;
                }
                Verdict::Unknown(
                    Reason::NotCertified { what: why } | Reason::NotReplayed { what: why },
                ) => panic!("{what}: {why}"),
                Verdict::Unknown(_) => (),
            }
        }
    }
    (safe, faulty)
}

/// What an engine says, after a re-check.
#[allow(dead_code, reason = "not every test needs it")]
#[track_caller]
pub(crate) fn run(engine: &mut dyn Engine, task: &mut Task, seconds: u64) -> Verdict {
    let budget = Budget {
        deadline: Some(Instant::now() + Duration::from_secs(seconds)),
        ..Budget::default()
    };
    let progress = Progress::default();
    let lemmas = Lemmas::new();
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let verdict = engine.run(task, &context).expect("the solver should not fail");
    let said = format!("{verdict:?}");
    let decided = !matches!(verdict, Verdict::Unknown(_));
    let conclusion = conclude_given(task, verdict, &Z3, &Budget::default())
        .expect("the solver should not fail in the re-check");
    match conclusion.evidence {
        Evidence::Replayed(_) | Evidence::Rechecked { .. } => (),
        Evidence::NotRechecked { .. } | Evidence::None => {
            assert!(!decided, "not confirmed: {said}");
        }
    }
    conclusion.verdict
}

/// `ase` on a program.
#[allow(dead_code, reason = "not every test needs it")]
#[track_caller]
pub(crate) fn ase(task: &mut Task, config: AseConfig) -> (Verdict, AseStatistics) {
    let mut engine = Ase::new(config);
    let verdict = run(&mut engine, task, 60);
    (verdict, engine.statistics())
}

/// `ur` on a program.
#[allow(dead_code, reason = "not every test needs it")]
#[track_caller]
pub(crate) fn ur(task: &mut Task) -> (Verdict, UrStatistics) {
    let mut engine = Ur::new(UrConfig::default());
    let verdict = run(&mut engine, task, 60);
    (verdict, engine.statistics())
}
