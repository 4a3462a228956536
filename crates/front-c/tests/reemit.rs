//! Programs behave the same after a round trip through the typed representation.
#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test says where it stops, and what it skips"
)]
#![allow(
    clippy::format_push_string,
    clippy::format_collect,
    clippy::cast_possible_truncation,
    reason = "texts are made"
)]

mod common;
mod emit;

use std::path::Path;
use std::process::Command;

use common::{errors, has_gcc, scratch};
use symra_front_c::types::DataModel;
use symra_front_c::{Input, analyse};

/// What a program prints and returns.
#[derive(PartialEq, Eq, Debug)]
struct Outcome {
    output: String,
    code: Option<i32>,
}

fn run(text: &str) -> Outcome {
    let (source, binary) = (scratch("c"), scratch("exe"));
    // Calls that print have names of their own.
    let text = text.replace("__symra_printf", "printf").replace("__symra_fprintf", "fprintf");
    std::fs::write(&source, text).unwrap();
    let checks = scratch("c");
    std::fs::write(&checks, "void *__symra_text(void *text) { return text; }").unwrap();
    let compiled = Command::new("gcc")
        .args(["-w", "-O0", "-std=gnu11", "-fwrapv", "-fno-strict-aliasing", "-o"])
        .arg(&binary)
        .arg(&source)
        .arg(&checks)
        .output()
        .unwrap();
    std::fs::remove_file(checks).unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new(&binary).output().unwrap();
    std::fs::remove_file(source).unwrap();
    std::fs::remove_file(binary).unwrap();
    Outcome { output: String::from_utf8_lossy(&ran.stdout).into_owned(), code: ran.status.code() }
}

fn preprocessed(file: &Path) -> String {
    let output = Command::new("gcc").arg("-E").arg(file).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn round_trip(text: &str) -> String {
    let analysis = analyse(&[Input { name: "program.c", text: text.as_bytes() }], DataModel::Lp64);
    assert_eq!(errors(&analysis), Vec::<String>::new());
    emit::emit(&analysis.program)
}

fn check(name: &str) {
    if !has_gcc(DataModel::Lp64) {
        return;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
    let text = preprocessed(&file);
    let (original, again) = (run(&text), run(&round_trip(&text)));
    assert!(original.output.len() > 50, "{name} should print something");
    assert_eq!(original, again);
}

#[test]
fn statements_and_jumps() {
    check("control.c");
}

#[test]
fn objects_and_initializers() {
    check("data.c");
}

#[test]
fn arithmetic_and_builtins() {
    check("arithmetic.c");
}

#[test]
fn functions_and_variable_lengths() {
    check("functions.c");
}

#[test]
fn a_wrong_round_trip_would_be_noticed() {
    if has_gcc(DataModel::Lp64) {
        let text =
            "int printf(const char *, ...); int main(void) { printf(\"%d\\n\", 1 + 2); return 4; }";
        let again = round_trip(text);
        assert_eq!(run(&again), Outcome { output: "3\n".to_owned(), code: Some(4) });
        let wrong = again.replace("(int)3ull", "(int)5ull");
        assert_ne!(run(&wrong), run(text));
    }
}
