//! C programs about all elements of arrays, proved by `symexia`; and twins with one fault, which are not.
//!
//! In a program, `<<ok||bad>>` is `ok` in the safe program and `bad` in its twin.

mod common;

use std::fs;

use common::{stdout, symra_in};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\n\
    #define N 200\n#define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const PROGRAMS: &[(&str, &str)] = &[
    (
        "filled",
        "int a[N];
        int main(void) {
            for (int i = <<0||1>>; i < N; i++) a[i] = 42;
            for (int i = 0; i < N; i++) check(a[i] == 42);
        }",
    ),
    (
        "filled downwards",
        "int a[N];
        int main(void) {
            for (int i = N - <<1||2>>; i >= 0; i--) a[i] = i + 1;
            for (int i = 0; i < N; i++) check(a[i] == i + 1);
        }",
    ),
    (
        "copied, and changed elsewhere",
        "int a[N], b[N], c[N];
        int main(void) {
            for (int i = 0; i < N; i++) a[i] = __VERIFIER_nondet_int();
            for (int i = 0; i < N; i++) b[i] = a[i];
            <<c||b>>[7] = a[7] + 1;
            c[0] = c[7];
            for (int i = 0; i < N; i++) check(b[i] == a[i]);
            check(c[0] == c[7]);
        }",
    ),
    (
        "two names of one array",
        "int a[N], b[N];
        int main(void) {
            int *p = a, *q = __VERIFIER_nondet_int() ? <<b||a>> : b;
            for (int i = 0; i < N; i++) p[i] = 1;
            for (int i = 0; i < N; i++) q[i] = 2;
            for (int i = 0; i < N; i++) check(a[i] == 1);
        }",
    ),
    (
        "the largest",
        "int a[N];
        int main(void) {
            for (int i = 0; i < N; i++) a[i] = __VERIFIER_nondet_int();
            int most = a[0];
            for (int i = 1; i < N; i++) if (a[i] > most) most = a[<<i||i - 1>>];
            for (int i = 0; i < N; i++) check(a[i] <= most);
        }",
    ),
    (
        "those that are not negative",
        "int a[N], b[N];
        int main(void) {
            int n = 0;
            for (int i = 0; i < N; i++) a[i] = __VERIFIER_nondet_int();
            for (int i = 0; i < N; i++) if (a[i] >= <<0||-1>>) { b[n] = a[i]; n++; }
            for (int i = 0; i < n; i++) check(b[i] >= 0);
        }",
    ),
    (
        "members of structs",
        "struct pair { short x; int y; } a[N];
        int main(void) {
            for (int i = 0; i < N; i++) { a[i].x = i; a[i].y = 2 * i; }
            <<a[0].x = a[0].y;||a[5].x = a[0].y;>>
            for (int i = 0; i < N; i++) check(a[i].y == a[i].x + a[i].x);
        }",
    ),
    (
        "every second one",
        "int a[N];
        int main(void) {
            for (int i = 0; i < N; i += 2) { a[i] = 1; a[i + 1] = <<2||i == 8 ? 3 : 2>>; }
            for (int i = 0; i < N; i += 2) check(a[i] == 1 && a[i + 1] == 2);
        }",
    ),
];

/// The safe program and its faulty twin.
fn texts(program: &str) -> (String, String) {
    let (mut safe, mut faulty) = (String::from(HEAD), String::from(HEAD));
    let mut rest = program;
    while let Some((before, after)) = rest.split_once("<<") {
        let (choice, after) = after.split_once(">>").expect("a choice should end");
        let (ok, bad) = choice.split_once("||").expect("a choice should have two sides");
        for (text, chosen) in [(&mut safe, ok), (&mut faulty, bad)] {
            text.push_str(before);
            text.push_str(chosen);
        }
        rest = after;
    }
    safe.push_str(rest);
    faulty.push_str(rest);
    (safe, faulty)
}

fn told(text: &str, model: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    fs::write(folder.path().join("cells.c"), text).expect("a temporary file should be written");
    // So small arrays could be proved by going through all states: neither paths nor matched states.
    let schedule = "simulation:1/8,houdini:3/4,symexia";
    let arguments = ["verify", "--schedule", schedule, "--data-model", model, "cells.c"];
    stdout(&symra_in(folder.path(), &arguments))
}

#[test]
fn facts_about_all_elements_prove_programs_and_not_their_twins() {
    let mut faults = Vec::new();
    for (name, program) in PROGRAMS {
        let (safe, faulty) = texts(program);
        for model in ["lp64", "ilp32"] {
            let answer = told(&safe, model);
            if !answer.contains("VERDICT: true") || !answer.contains("was re-checked") {
                faults.push(format!("{name} ({model}) should be proved: {answer}"));
            }
            let answer = told(&faulty, model);
            if !answer.contains("VERDICT: false(unreach-call)") {
                faults.push(format!("the twin of {name} ({model}): {answer}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn an_index_that_wraps_around_writes_less() {
    let text = format!(
        "{HEAD}char a[400];
        int main(void) {{
            for (unsigned i = 0; i < 300; i++) a[(unsigned char)i] = 1;
            for (unsigned i = 0; i < 257; i++) check(a[i] == 1);
        }}"
    );
    for model in ["lp64", "ilp32"] {
        assert!(told(&text, model).contains("VERDICT: false(unreach-call)"), "{model}");
    }
}

#[test]
fn a_proof_says_for_all_elements() {
    let (safe, _) = texts(PROGRAMS[0].1);
    let answer = told(&safe, "ilp32");
    let of_second_loop = answer.lines().find(|line| line.contains("line 8: "));
    let line = of_second_loop.expect("the second loop should have a formula");
    assert!(line.contains("for all k: ") && line.contains("a[k] = 42"), "{answer}");
}
