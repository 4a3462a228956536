//! Tests that can't be run on this machine. Other crates' tests have this file too.
#![allow(clippy::print_stderr, reason = "a test says what it skips")]

use std::fs::OpenOptions;
use std::io::Write as _;

/// Tells that a test, or a part of it, is not run: what that is, and how to get what it lacks. `./test` counts these lines.
pub(crate) fn skip(why: &str) {
    eprintln!("skipped: {why}");
    if let Some(path) = std::env::var_os("SYMRA_SKIPPED") {
        let file = OpenOptions::new().append(true).create(true).open(path);
        let written = file.and_then(|mut file| file.write_all(format!("{why}\n").as_bytes()));
        written.expect("what is skipped should be noted");
    }
}
