//! All models in `examples/` are right and have the verdicts that their headers state.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{holds, lower, search};
use symra_front_gcl::{Goal, Model, parse};

fn examples() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut files = Vec::new();
    for folder in [root.clone(), root.join("ase")] {
        for entry in fs::read_dir(folder).expect("examples should exist") {
            let path = entry.expect("examples should be readable").path();
            if path.extension().is_some_and(|extension| extension == "gcl") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn read(path: &Path) -> (String, Model) {
    let text = fs::read_to_string(path).expect("an example should be text");
    let model =
        parse(&path.display().to_string(), &text).unwrap_or_else(|errors| panic!("{errors:?}"));
    (text, model)
}

#[track_caller]
fn example(name: &str) -> Model {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name)).1
}

#[test]
fn every_example_has_the_verdict_of_its_header() {
    let files = examples();
    assert!(files.len() >= 27, "examples are missing: {}", files.len());
    for path in files {
        let (text, model) = read(&path);
        let expected = text
            .lines()
            .find_map(|line| line.strip_prefix("// Expected: "))
            .unwrap_or_else(|| panic!("{} should state its verdict", path.display()));
        let lowered = lower(&model, &[]);
        let found = search(&lowered, 30_000);
        let goal = lowered.goal;
        match expected.split(['.', ' ']).next() {
            Some("safe") => assert!(
                goal == Goal::Avoid && holds(&lowered, &found),
                "{}: {:?}",
                path.display(),
                found.runs
            ),
            Some("unsafe") => {
                assert!(goal == Goal::Avoid && !holds(&lowered, &found), "{}", path.display());
            }
            Some("reachable") => {
                assert!(goal == Goal::Reach && holds(&lowered, &found), "{}", path.display());
            }
            other => panic!("{}: what is the verdict {other:?}?", path.display()),
        }
    }
}

/// The paper's programs have no claims besides the property, so that intervals must show all ranges to be kept.
#[test]
fn every_example_needs_no_check_of_ranges_but_those_listed() {
    let mut with_checks = Vec::new();
    for path in examples() {
        let lowered = lower(&read(&path).1, &[]);
        if lowered.task.program.claims.iter().any(|claim| claim.name.contains(".range.")) {
            with_checks.push(path.file_name().unwrap().to_string_lossy().into_owned());
        }
    }
    assert_eq!(with_checks, ["handshake.gcl"]);
}

#[test]
fn finite_examples_are_seen_as_a_whole() {
    for name in
        ["philosophers.gcl", "jugs.gcl", "ase/elevator.gcl", "ase/mesi.gcl", "ase/berkley.gcl"]
    {
        assert!(search(&lower(&example(name), &[]), 100_000).exhaustive, "{name}");
    }
    for name in ["mutex.gcl", "ase/ticket.gcl", "ase/rax.gcl"] {
        assert!(!search(&lower(&example(name), &[]), 10_000).exhaustive, "{name}");
    }
}

#[test]
fn parameters_change_the_models() {
    for (name, parameters, steps) in [
        ("ase/ticket_reach.gcl", [("N", 3), ("X", 5)].as_slice(), 9),
        ("ase/ticket_reach.gcl", &[("X", 10)], 24),
        ("ase/rax_reach.gcl", &[("X", 5)], 29),
        ("ase/rax_reach.gcl", &[("X", 10)], 59),
    ] {
        let found = search(&lower(&example(name), parameters), 200_000);
        assert_eq!(found.runs["value"].len(), steps, "{name} {parameters:?}");
    }
    for n in 2..=4 {
        let lowered = lower(&example("ase/ticket.gcl"), &[("N", n)]);
        assert_eq!(lowered.commands.len(), 3 * usize::try_from(n).unwrap());
    }
    let unsolvable = lower(&example("jugs.gcl"), &[("LARGE", 6), ("GOAL", 5)]);
    let found = search(&unsolvable, 100_000);
    assert!(found.exhaustive && found.violated.is_empty());
}

#[test]
fn violations_take_the_shortest_way() {
    for (name, claim, run) in [
        ("ase/b_bakery2_e.gcl", "mutex", 10),
        ("ase/ticket_e.gcl", "mutex", 7),
        ("ase/rax_deadlock.gcl", "deadlock-free", 7),
        ("philosophers.gcl", "deadlock-free", 3),
        ("withdraw.gcl", "solvent", 6),
    ] {
        let found = search(&lower(&example(name), &[]), 100_000);
        assert_eq!(found.runs[claim].len(), run, "{name}");
        assert_eq!(found.runs.len(), 1, "{name}: nothing else is wrong");
    }
    let found = search(&lower(&example("jugs.gcl"), &[]), 1_000);
    assert_eq!(found.runs["measured"].len(), 6);
}
