//! Programs in pairs: a safe one, and a twin with one fault.
//!
//! In a program, `[[ok||bad]]` is `ok` in the safe program and `bad` in its twin.

use std::fs;
use std::num::NonZero;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What is asked, the property that the twin violates, and the program.
pub(crate) struct Twin {
    pub(crate) name: &'static str,
    pub(crate) options: &'static [&'static str],
    pub(crate) violates: &'static str,
    pub(crate) program: &'static str,
}

/// The safe program and its faulty twin.
fn texts(head: &str, program: &str) -> (String, String) {
    let (mut safe, mut faulty) = (String::from(head), String::from(head));
    let mut rest = program;
    while let Some((before, after)) = rest.split_once("[[") {
        let (choice, after) = after.split_once("]]").expect("a choice should end");
        // `p[[[0||n]]]` is an index.
        let (open, choice) = match choice.strip_prefix('[') {
            Some(choice) => ("[", choice),
            None => ("", choice),
        };
        let (ok, bad) = choice.split_once("||").expect("a choice should have two sides");
        for (text, chosen) in [(&mut safe, ok), (&mut faulty, bad)] {
            text.push_str(before);
            text.push_str(open);
            text.push_str(chosen);
        }
        rest = after;
    }
    safe.push_str(rest);
    faulty.push_str(rest);
    (safe, faulty)
}

/// The last line of the answer; all of it if that is no verdict.
pub(crate) fn verdict(text: &str, options: &[&str], model: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    let path = folder.path().join("twin.c");
    fs::write(&path, text).expect("a temporary file should be written");
    let engine: &[&str] = if options.contains(&"--engine") { &[] } else { &["--engine", "symex"] };
    let output = Command::new(env!("CARGO_BIN_EXE_symra"))
        .args(["verify", "--timeout", "60", "--data-model", model])
        .args(engine)
        .args(options)
        .args(super::no_checks(options))
        .arg(&path)
        .output()
        .expect("the binary should start");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    match text.lines().last() {
        Some(line) if line != "VERDICT: unknown" => line.to_owned(),
        _ => format!("{text}{}", String::from_utf8_lossy(&output.stderr)),
    }
}

/// Checks all pairs, with 32 and 64 bits, on all cores.
pub(crate) fn check_all(head: &str, twins: &[Twin]) {
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut faults: Vec<String> = thread::scope(|scope| {
        let work = || {
            let mut faults = Vec::new();
            while let Some(twin) = twins.get(next.fetch_add(1, Ordering::Relaxed)) {
                faults.extend(check(head, twin));
            }
            faults
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let ended = workers.into_iter().map(|worker| worker.join().expect("a check should end"));
        ended.flatten().collect()
    });
    faults.sort();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// What is wrong about a pair.
fn check(head: &str, twin: &Twin) -> Vec<String> {
    let mut faults = Vec::new();
    let (safe, faulty) = texts(head, twin.program);
    for model in ["lp64", "ilp32"] {
        let told = verdict(&safe, twin.options, model);
        if told != "VERDICT: true" {
            faults.push(format!("{} ({model}) should be safe: {told}", twin.name));
        }
        let told = verdict(&faulty, twin.options, model);
        if told != format!("VERDICT: false({})", twin.violates) {
            faults.push(format!("the twin of {} ({model}): {told}", twin.name));
        }
    }
    faults
}
