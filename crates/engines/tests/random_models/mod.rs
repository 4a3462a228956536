//! Random guarded-command models, on which `ase`, `ur`, `symex` and the explicit-state search are compared.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use symra_certify::{Evidence, conclude_given};
use symra_engines::ase::{Ase, AseConfig, Exactness, Sharing, Sources};
use symra_engines::{Budget, Context, Engine, Progress, Symex, SymexConfig, Ur, UrConfig, Verdict};
use symra_ir::testing::Random;
use symra_ir::{Domain, ExploreLimits, Task, explore};
use symra_smt_z3::Z3;
use symra_terms::Value;
use symra_verdict::Reason;

/// What came out for one model.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    /// What `ase` said: whether the model is safe, if it knows.
    pub(crate) safe: Option<bool>,
    /// `ur` said one or the other.
    pub(crate) rival: bool,
    /// The explicit-state search saw all runs, or a violation.
    pub(crate) known: bool,
}

const VARIABLES: [&str; 3] = ["x", "y", "z"];

fn number(random: &mut Random) -> i64 {
    i64::try_from(random.below(7)).unwrap_or(0) - 2
}

fn variable(random: &mut Random) -> &'static str {
    VARIABLES[random.below(VARIABLES.len())]
}

fn atom(random: &mut Random) -> String {
    let a = variable(random);
    let b = match random.below(4) {
        0 | 1 => number(random).to_string(),
        2 => variable(random).to_owned(),
        _ => format!("{} + {}", variable(random), number(random)),
    };
    let left = if random.once_in(6) { format!("{a} + {}", variable(random)) } else { a.to_owned() };
    let relation = random.pick(&["<=", "<", "=", "!=", ">=", ">"]);
    format!("{left} {relation} {b}")
}

fn condition(random: &mut Random) -> String {
    match random.below(5) {
        0 => format!("({} || {})", atom(random), atom(random)),
        1 => format!("{} && {}", atom(random), atom(random)),
        _ => atom(random),
    }
}

fn value(random: &mut Random, target: &str) -> String {
    match random.below(10) {
        0 | 1 => number(random).to_string(),
        2 => variable(random).to_owned(),
        3 | 4 => format!("{target} + 1"),
        5 => format!("{target} - 1"),
        6 => format!("{} + {}", variable(random), number(random)),
        7 => format!("{} - {}", variable(random), variable(random)),
        8 => format!("2 * {}", variable(random)),
        _ => "nondet".to_owned(),
    }
}

/// The model of a seed, and whether it has inputs or several initial states.
pub(crate) fn generate(seed: u64) -> (String, bool) {
    let random = &mut Random::new(seed);
    let mut text = "vars pc : 1..3; x, y, z : int; k : 0..3\ninit pc = 1 && k = 0".to_owned();
    let inputs = !random.once_in(3);
    for name in VARIABLES {
        let start = match random.below(if inputs { 8 } else { 5 }) {
            0..=4 => format!(" && {name} = {}", number(random)),
            5 => {
                let low = number(random);
                format!(" && {name} >= {low} && {name} <= {}", low + 2)
            }
            6 => format!(" && {name} >= {}", number(random)),
            _ => String::new(),
        };
        text.push_str(&start);
    }
    text.push('\n');
    for index in 0..2 + random.below(4) {
        let mut guard = Vec::new();
        if !random.once_in(4) {
            guard.push(format!("pc = {}", 1 + random.below(3)));
        }
        if !random.once_in(3) {
            guard.push(condition(random));
        }
        if guard.is_empty() {
            guard.push("true".to_owned());
        }
        let mut updates = Vec::new();
        if !random.once_in(3) {
            updates.push(format!("pc := {}", 1 + random.below(3)));
        }
        let mut targets = VARIABLES.to_vec();
        for _ in 0..random.below(3) {
            let target = targets.remove(random.below(targets.len()));
            let value = value(random, target);
            let value = if value == "nondet" && !inputs { "0".to_owned() } else { value };
            updates.push(format!("{target} := {value}"));
        }
        if inputs && random.once_in(8) {
            updates.push("k := nondet".to_owned());
        }
        if updates.is_empty() {
            updates.push("x := x".to_owned());
        }
        let _ = writeln!(text, "c{index}: {} -> {}", guard.join(" && "), updates.join(", "));
    }
    let bad = match random.below(6) {
        0 => atom(random),
        1 => format!("k = {}", variable(random)),
        2 => format!("2 * {} = {}", variable(random), variable(random)),
        _ => format!("pc = {} && {}", 1 + random.below(3), condition(random)),
    };
    let _ = writeln!(text, "safe s: !({bad})");
    (text, inputs)
}

fn task(text: &str) -> Task {
    let model = symra_front_gcl::parse("random.gcl", text)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let questions = model.questions();
    model.task(&questions[0], &[]).unwrap_or_else(|errors| panic!("{errors:?}\n{text}")).task
}

/// A configuration for a seed, so that all are tried.
fn config(seed: u64) -> AseConfig {
    let random = &mut Random::new(seed ^ 0x5eed);
    AseConfig {
        sharing: match random.below(8) {
            0 => Sharing::None,
            1 | 2 => Sharing::Concrete,
            _ => Sharing::Contained,
        },
        exactness: *random.pick(&[
            Exactness::Corrected,
            Exactness::Corrected,
            Exactness::Published,
        ]),
        sources: *random.pick(&[Sources::Fragment, Sources::All]),
        claim_predicates: !random.once_in(3),
        keep_system: random.once_in(8),
        iterations: Some(5),
    }
}

/// The longest time for one engine; the limits on iterations and depth should end it long before.
const PATIENCE: Duration = Duration::from_secs(5);

fn verdict(engine: &mut dyn Engine, task: &mut Task, depth: Option<u64>) -> Verdict {
    let budget = Budget { deadline: Some(Instant::now() + PATIENCE), depth, ..Budget::default() };
    let progress = Progress::default();
    let context = Context {
        backend: &Z3,
        budget: &budget,
        progress: &progress,
        lemmas: &symra_analysis::Lemmas::new(),
    };
    engine.run(task, &context).expect("the solver should not fail")
}

/// Compares the engines on the model of a seed.
///
/// # Panics
/// If they disagree, or if a second look at a verdict does not confirm it.
pub(crate) fn compare(seed: u64) -> Outcome {
    let (text, inputs) = generate(seed);
    let oracle = task(&text);
    // Without inputs no run starts with another value than these.
    let domain = |var| {
        let values = match oracle.program.variable(var).name.as_str() {
            "pc" => 1..=1,
            "k" => 0..=3,
            _ if inputs => -1..=3,
            _ => -2..=4,
        };
        Domain { values: values.map(Value::int).collect(), complete: !inputs }
    };
    let found = explore(&oracle, &domain, ExploreLimits { states: 10_000, depth: 1 });
    let known = found.exhaustive || !found.violations.is_empty();
    let mut outcome = Outcome { safe: None, rival: false, known };
    let config = config(seed);
    let said = |who: &str, verdict: &Verdict| {
        let what = format!("seed {seed}, {who}, {config:?}\n{text}");
        match verdict {
            Verdict::Safe(_) => {
                assert!(found.violations.is_empty(), "safe, but there is a violation: {what}");
            }
            Verdict::Unsafe(_) => {
                assert!(
                    !found.exhaustive || !found.violations.is_empty(),
                    "unsafe, but no run violates: {what}"
                );
            }
            Verdict::Unknown(_) => (),
        }
    };
    let mut program = task(&text);
    let ase = verdict(&mut Ase::new(config), &mut program, None);
    said("ase", &ase);
    outcome.safe = match ase {
        Verdict::Safe(_) => Some(true),
        Verdict::Unsafe(_) => Some(false),
        Verdict::Unknown(_) => None,
    };
    let decided = outcome.safe.is_some();
    let limits = Budget { deadline: Some(Instant::now() + PATIENCE), ..Budget::default() };
    let conclusion =
        conclude_given(&mut program, ase, &Z3, &limits).expect("the solver should not fail");
    match &conclusion.verdict {
        Verdict::Unknown(reason) if decided => {
            panic!("not confirmed: {reason}: seed {seed}, {config:?}\n{text}")
        }
        _ => (),
    }
    if decided && let Evidence::NotRechecked { why } = &conclusion.evidence {
        assert!(limits.spent().is_some(), "not confirmed: {why}: seed {seed}, {config:?}\n{text}");
    }
    let mut program = task(&text);
    let symex = verdict(&mut Symex::new(SymexConfig::default()), &mut program, Some(15));
    said("symex", &symex);
    let agree = match &symex {
        Verdict::Safe(_) => outcome.safe != Some(false),
        Verdict::Unsafe(_) => outcome.safe != Some(true),
        Verdict::Unknown(_) => true,
    };
    assert!(agree, "ase and symex disagree: seed {seed}, {config:?}\n{text}");
    let mut program = task(&text);
    let claim_predicates = config.claim_predicates;
    let ur = verdict(
        &mut Ur::new(UrConfig { claim_predicates, iterations: Some(5) }),
        &mut program,
        None,
    );
    said("ur", &ur);
    match &ur {
        Verdict::Safe(_) => {
            assert!(outcome.safe != Some(false), "ase and ur disagree: seed {seed}\n{text}");
        }
        Verdict::Unsafe(_) => {
            assert!(outcome.safe != Some(true), "ase and ur disagree: seed {seed}\n{text}");
        }
        Verdict::Unknown(Reason::NotCertified { what }) => panic!("{what}: seed {seed}\n{text}"),
        Verdict::Unknown(_) => (),
    }
    outcome.rival = !matches!(ur, Verdict::Unknown(_));
    if outcome.rival {
        let conclusion =
            conclude_given(&mut program, ur, &Z3, &limits).expect("the solver should not fail");
        assert!(
            !matches!(conclusion.verdict, Verdict::Unknown(_)),
            "ur not confirmed: seed {seed}\n{text}"
        );
    }
    outcome
}
