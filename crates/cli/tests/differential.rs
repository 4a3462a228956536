//! A sample of what `scripts/csmith`, `scripts/verdicts` and `scripts/threads` compare in long runs: random programs, with gcc's
//! binaries, or all interleavings, as the judge.

mod common;

use std::path::Path;
use std::process::{Command, Output};

use common::skip::skip;
use common::{code, root, stderr, stdout};

/// Runs a script on the binary; what it keeps goes to a folder of its own.
fn script(name: &str, options: &[&str], words: &[&str]) -> Output {
    let kept = tempfile::tempdir().expect("a temporary folder should be made");
    Command::new("python3")
        .arg(root().join("scripts").join(name))
        .args(options)
        .arg("--keep")
        .arg(kept.path())
        .args(["--", env!("CARGO_BIN_EXE_symra")])
        .args(words)
        .output()
        .expect("python3 should start")
}

#[test]
fn csmith_programs_run_as_gcc_runs_them() {
    let is_installed = Command::new("csmith").arg("--version").output().is_ok();
    if !is_installed || !Path::new("/usr/include/csmith/csmith.h").exists() {
        return skip("random programs of csmith: apt-get install csmith libcsmith-dev");
    }
    let output = script("csmith", &["--count", "20", "--seed", "5000", "--time", "300"], &["run"]);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).contains("'same': 20"), "{}", stdout(&output));
}

#[test]
fn verdicts_agree_with_all_runs_of_small_programs() {
    let words = ["verify", "--engine", "symexia"];
    let output = script("verdicts", &["--count", "20", "--seed", "1", "--time", "3"], &words);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
}

#[test]
fn verdicts_agree_with_all_interleavings_of_small_threads() {
    let words = ["verify", "--engine", "matching"];
    let output = script("threads", &["--count", "20", "--seed", "7"], &words);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).contains(" 0 unknown, 0 wrong"), "{}", stdout(&output));
}

#[test]
fn verdicts_agree_with_all_runs_of_programs_at_the_edges_of_c() {
    let kinds = "library,order,argv,leaks,files,lifetimes,pointers";
    let options = ["--count", "3", "--seed", "1", "--time", "3", "--jobs", "2", "--kind", kinds];
    let output = script("verdicts", &options, &["verify"]);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
}

#[test]
fn a_verifier_that_always_proves_is_caught() {
    let always = tempfile::tempdir().expect("a temporary folder should be made");
    let output = Command::new("python3")
        .arg(root().join("scripts/verdicts"))
        .args(["--count", "5", "--keep"])
        .arg(always.path())
        .args(["--", "sh", "-c", "echo VERDICT: true"])
        .output()
        .expect("python3 should start");
    assert_eq!(code(&output), 1, "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).contains("but the verdict is true"), "{}", stdout(&output));
}
