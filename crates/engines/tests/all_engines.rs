//! Every engine on random small programs: none contradicts the explicit-state search.
//!
//! `SYMRA_SEEDS=0..10000 SYMRA_MILLISECONDS=60 cargo test --release -p symra-engines --test all_engines -- --nocapture` takes
//! other programs than a few, and other times than a second. They are processor times of each engine on each program.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

mod support;
#[path = "support/watch.rs"]
mod watch;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use symra_engines::{
    Acceleration, Ase, AseConfig, Bmc, BmcConfig, Contracts, ContractsConfig, Engine, Houdini,
    HoudiniConfig, Ic3ia, Ic3iaConfig, Kind, KindConfig, Localization, Matching, MatchingConfig,
    Minimax, MinimaxConfig, Modular, Simulation, SimulationConfig, Symex, SymexConfig, Symexia,
    SymexiaConfig, Ur, UrConfig, Verdict,
};
use symra_ir::testing::{Shape, domain, program};
use symra_ir::{ExploreLimits, explore, replay};
use symra_portfolio::{EngineName, has_calls};
use symra_smt::Cancel;
use symra_verdict::{Budget, Reason};
use watch::Watch;

fn engine(name: EngineName) -> Box<dyn Engine> {
    match name {
        EngineName::Ase => Box::new(Ase::new(AseConfig::default())),
        EngineName::Ur => Box::new(Ur::new(UrConfig::default())),
        EngineName::Symex => Box::new(Symex::new(SymexConfig::default())),
        EngineName::Symexia => Box::new(Symexia::new(SymexiaConfig::default())),
        EngineName::Matching => Box::new(Matching::new(MatchingConfig::default())),
        EngineName::Houdini => Box::new(Houdini::new(HoudiniConfig::default())),
        EngineName::Localization => Box::new(Localization::default()),
        EngineName::Ic3ia => Box::new(Ic3ia::new(Ic3iaConfig::default())),
        EngineName::Contracts => Box::new(Contracts::new(ContractsConfig::default())),
        EngineName::Simulation => Box::new(Simulation::new(SimulationConfig::default())),
        EngineName::Bmc => Box::new(Bmc::new(BmcConfig::default())),
        EngineName::Acceleration => Box::new(Acceleration::default()),
        EngineName::Kind => Box::new(Kind::new(KindConfig::default())),
        EngineName::Minimax => Box::new(Minimax::new(MinimaxConfig::default())),
        EngineName::Modular => Box::new(Modular),
        EngineName::Ranking | EngineName::Lasso | EngineName::Visits | EngineName::Cba => {
            unreachable!("they say nothing of claims, or nothing of programs without threads")
        }
    }
}

#[test]
fn no_engine_contradicts_the_explorer() {
    let (mut decided, mut taken) = (BTreeMap::new(), BTreeMap::new());
    let given = std::env::var("SYMRA_SEEDS").ok();
    let (first, last) = match given.as_deref().map(|range| range.split_once("..")) {
        None => (100, 130),
        Some(Some((first, last))) => {
            let number = |text: &str| text.parse().expect("a seed should be a number");
            (number(first), number(last))
        }
        Some(None) => panic!("SYMRA_SEEDS should be a range like 0..1000"),
    };
    let time = std::env::var("SYMRA_MILLISECONDS").ok();
    let time = time.map_or(1000, |text| text.parse().expect("a time should be a number"));
    let time = Duration::from_millis(time);
    for seed in first..last {
        if given.is_some() && seed % 100 == 0 {
            eprintln!("seed {seed}: {decided:?}, in {taken:?}");
        }
        let original = program(seed, Shape::default());
        let limits = ExploreLimits { states: 10_000, depth: 6 };
        let found = explore(&original, &|var| domain(&original, var), limits);
        for name in EngineName::ALL
            .into_iter()
            .filter(|name| !name.is_of_ends() && *name != EngineName::Cba)
        {
            let what = format!("seed {seed}, {}", name.name());
            let mut task = original.clone();
            let form = name.form(has_calls(&task.program));
            let cancel = Cancel::new();
            let watch = Watch::new(cancel.clone(), time);
            // A re-check follows runs that do not end for as long as it may.
            let deadline = Some(Instant::now() + 20 * time);
            let again = Budget { deadline, ..Budget::default() };
            let _watch = Watch::new(again.cancel.clone(), 3 * time);
            let mut engine = engine(name);
            let conclusion =
                support::of_form_within(&mut *engine, form, &mut task, 10 * time, cancel, &again);
            *taken.entry(name.name()).or_insert(Duration::ZERO) += watch.used();
            match conclusion.verdict {
                Verdict::Safe(_) => {
                    assert!(found.violations.is_empty(), "{what}: there is a violation");
                }
                Verdict::Unsafe(violation) => {
                    let replayed = replay(&task, &violation.trace).expect("a run should be one");
                    assert_eq!(replayed.violated(), Some(violation.claim), "{what}");
                    assert!(!found.exhaustive || !found.violations.is_empty(), "{what}");
                }
                Verdict::Unknown(
                    Reason::NotCertified { what: why } | Reason::NotReplayed { what: why },
                ) => panic!("{what}: {why}"),
                Verdict::Unknown(_) => continue,
            }
            *decided.entry(name.name()).or_insert(0) += 1;
        }
    }
    if given.is_some() {
        eprintln!("{first}..{last}: {decided:?}, in {taken:?}");
        return;
    }
    // `ur` is for models with one initial state; contracts are for recursion.
    for name in
        ["symex", "symexia", "matching", "houdini", "simulation", "bmc", "kind", "ic3ia", "minimax"]
    {
        assert!(decided.get(name).is_some_and(|count| *count > 3), "{name}: {decided:?}");
    }
}
