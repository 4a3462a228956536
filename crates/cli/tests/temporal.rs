//! Temporal formulas about C programs and models, each with a twin on which they do not hold.

mod common;

use common::twins::{Twin, check_all};
use common::{file, last_line, stdout, symra};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern void exit(int);\n\
    int request, grant, x, y;\n";

const fn twin(name: &'static str, options: &'static [&'static str], program: &'static str) -> Twin {
    Twin { name, options, violates: "ltl", program }
}

const TWINS: &[Twin] = &[
    twin(
        "every request is granted",
        &["--engine", "auto", "--ltl", "G (request -> F grant)"],
        "int main(void) {
            while (1) {
                request = __VERIFIER_nondet_int() != 0;
                if (request) { [[grant = 1||x = 1]]; request = 0; grant = 0; }
            }
        }",
    ),
    twin(
        "a condition that comes some time, on every run",
        &["--engine", "auto", "--ltl", "AF x > 100"],
        "int main(void) { x = 0; while (x <= 100) x = [[x + 1||(x + 1) % 50]]; while (1); }",
    ),
    twin(
        "a bound that always holds",
        &["--engine", "auto", "--ltl", "G (x >= 0 && x <= 5)"],
        "int main(void) { x = 0; while (1) { if (x == [[5||6]]) x = 0; x = x + 1; } }",
    ),
    twin(
        "one holds until the other does",
        &["--engine", "auto", "--ltl", "y == 0 U x == 3"],
        "int main(void) { for (x = 0; x < 3; x++) [[||y = 1]]; y = 1; return 0; }",
    ),
    twin(
        "exit is an end",
        &["--engine", "auto", "--ltl", "F end"],
        "static void step(void) { if (x > 10) exit(1); x = x [[+||*]] 1; }
        int main(void) { x = 0; while (1) step(); }",
    ),
    twin(
        "an end, and a variable of that name",
        &["--engine", "auto", "--ltl", "F end"],
        "static int f(void) { int end = [[0||1]]; return end; }
        int main(void) { x = f(); while (x) ; return 0; }",
    ),
    twin(
        "a variable with the name of the end",
        &["--engine", "auto", "--ltl", "F end == 1"],
        "int end; int main(void) { end = [[1||2]]; return 0; }",
    ),
    twin(
        "labels",
        &["--engine", "auto", "--ltl", "G (asked -> F given)"],
        "int main(void) {
            while (1) {
                if (__VERIFIER_nondet_int()) {
                    asked: x = 3;
                    while (x > 0) x = x [[- 1||- (x != 2)]];
                    given: y = 1;
                }
            }
        }",
    ),
    twin(
        "a label and a variable of its function",
        &["--engine", "auto", "--ltl", "G (given -> n == 0)"],
        "int main(void) {
            int n = 0;
            while (1) {
                n = 3;
                while (n > [[0||1]]) n--;
                given: y = 1;
            }
        }",
    ),
    twin(
        "local variables of main",
        &["--engine", "auto", "--ltl", "F G n == 0 && G n >= 0"],
        "int main(void) { int n = 10; while (n > 0) n[[--||]]; while (1) x = !x; }",
    ),
    twin(
        "parameters of a function that is called often",
        &["--engine", "auto", "--ltl", "F G half::n == 1"],
        "static int half(int n) { return n / 2; }
        int main(void) { int n = 64; while (1) { n = half(n); if (n == 0) n = [[1||2]]; } }",
    ),
    twin(
        "what always holds, by an invariant",
        &["--engine", "auto", "--ltl", "G (y == 1 -> x == 0)"],
        "int main(void) { x = 10; while (x > [[0||1]]) x--; while (1) y = !y; }",
    ),
    twin(
        "again and again",
        &["--engine", "auto", "--ltl", "G F x == 0"],
        "int main(void) { x = 0; while (1) { if (x == [[3||0]]) x = 0; else x = x + 1; if (x > 3) x = 4; [[||x = 4;]] } }",
    ),
];

#[test]
fn formulas_hold_and_do_not_hold_of_twins() {
    check_all(HEAD, TWINS);
}

#[test]
fn the_last_state_of_a_run_stays() {
    let text = "int x; int main(void) { x = 1; x = 3; return 0; }";
    let (_folder, path) = file("ends.c", text.as_bytes());
    for (formula, verdict) in [
        ("F G x == 3", "VERDICT: true"),
        ("F G x == 1", "VERDICT: false(ltl)"),
        ("x != 3 U x == 3", "VERDICT: true"),
        ("G F (x == 1)", "VERDICT: false(ltl)"),
        ("F (end && x == 3)", "VERDICT: true"),
    ] {
        let output = symra(&["verify", "--ltl", formula, &path]);
        assert_eq!(last_line(&output), verdict, "{formula}\n{}", stdout(&output));
    }
}

#[test]
fn variables_without_a_value_fulfil_and_violate_nothing() {
    let text = "extern int __VERIFIER_nondet_int(void);
        int x;
        static void called(int p) { x = p; }
        static void other(int q) { x = q; }
        int main(void) {
            int late;
            x = 1;
            int n = 10;
            int input = __VERIFIER_nondet_int();
            while (n > 1) n--;
            called(7);
            if (input == -1) other(3);
            late = 5;
            return late;
        }";
    let (_folder, path) = file("values.c", text.as_bytes());
    for (formula, holds) in [
        // It goes from 10 to 1, whatever was there before.
        ("F n == 0", false),
        ("F n == 1", true),
        ("G n > 0", true),
        ("G n > 1", false),
        ("!(F n == 0)", true),
        ("!(G n != 0)", false),
        ("n > 0 U late == 5", true),
        ("n > 5 U late == 5", false),
        ("n > 0 W late == 0", true),
        // When `x` is 1, there is no `late`, which is nothing to go on for `W`.
        ("x == 0 W late == 0", false),
        ("late == 0 R n > 0", true),
        ("G late == 5", true),
        ("F late != 5", false),
        ("F G late == 5", true),
        // Of the function that only some runs call.
        ("G q == 3", true),
        ("G q == 4", false),
        ("F q == 3", false),
        ("F q != 3", false),
        ("G F q == 3", false),
        ("F p == 7", true),
        ("F p == 0", false),
        ("G (q == 3 -> F late == 5)", true),
        ("G (p == 7 -> F q == 3)", false),
        ("G (x == 1 -> F p == 7)", true),
        // In the first state no local variable has a value.
        ("late == 5", false),
        ("!(late == 5)", false),
        ("late == 5 || F p == 7", true),
        // Inputs are values, and what a variable has that is declared without one is none.
        ("F input == 0", false),
        ("G (input == -1 -> F q == 3)", true),
        ("G (input == 1 -> F q == 3)", false),
        ("F (!(late == 0) && !(late == 5))", false),
        ("G !(late == 0)", true),
        ("F !(late == 0)", true),
    ] {
        let output = symra(&["verify", "--ltl", formula, &path]);
        let verdict = if holds { "VERDICT: true" } else { "VERDICT: false(ltl)" };
        assert_eq!(last_line(&output), verdict, "{formula}\n{}", stdout(&output));
    }
}

#[test]
fn formulas_are_about_variables_that_the_program_does_not_use_too() {
    let (_folder, path) = file("unused.c", b"int x, y = 2; int main(void) { for (;;); }");
    for (formula, verdict) in [
        ("x == 0 U y == 2", "VERDICT: true"),
        ("x == 0 U y == 1", "VERDICT: false(ltl)"),
        ("x == 0 W y == 1", "VERDICT: true"),
    ] {
        let output = symra(&["verify", "--ltl", formula, &path]);
        assert_eq!(last_line(&output), verdict, "{formula}\n{}", stdout(&output));
    }
}

#[test]
fn property_files_have_formulas() {
    let text = "int x; int main(void) { while (1) x = !x; }";
    let folder = common::folder(&[
        ("flip.c", text),
        ("again.prp", "CHECK( init(main()), LTL(G (x == 0 -> F x == 1)) )\n"),
        ("never.prp", "CHECK( init(main()), LTL(F G (x == 0)) )\n"),
    ]);
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (again, never, flip) = (path("again.prp"), path("never.prp"), path("flip.c"));
    let output = symra(&["verify", "--property", &again, &flip]);
    assert_eq!(last_line(&output), "VERDICT: true", "{}", stdout(&output));
    let output = symra(&["verify", "--property", &never, &flip]);
    assert_eq!(last_line(&output), "VERDICT: false(ltl)", "{}", stdout(&output));
    assert!(stdout(&output).contains("from here on forever"), "{}", stdout(&output));
}

#[test]
fn formulas_that_say_nothing_of_a_program_are_refused() {
    let (_folder, path) = file("one.c", b"int x; int main(void) { x = 1; return 0; }");
    for (formula, told) in [
        ("G nobody > 0", "there is no variable or label `nobody`"),
        ("X x == 1", "`X` is not supported for C"),
        ("G (", "the formula lacks"),
        ("F x @ 2", "is not a condition"),
    ] {
        let output = symra(&["verify", "--ltl", formula, &path]);
        assert!(!matches!(output.status.code(), Some(0 | 10 | 20)), "{formula}");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.contains(told), "{formula}: {text}");
    }
    let two = b"int f(int n) { return n; } int main(void) { int n = f(1); return n; }";
    let (_folder, path) = file("two.c", two);
    let output = symra(&["verify", "--ltl", "F n == 1", &path]);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("there are several local variables `n`"), "{text}");
}

#[test]
fn nobody_starves_if_processes_are_fair_and_somebody_does_if_not() {
    for (model, property) in [("peterson", "first"), ("ticket", "served")] {
        let path = format!("examples/liveness/{model}.gcl");
        let output = symra(&[
            "verify",
            "--timeout",
            "300s",
            "--property",
            property,
            "--fairness",
            "weak",
            &path,
        ]);
        assert_eq!(last_line(&output), "VERDICT: true", "{path}\n{}", stdout(&output));
        let output = symra(&["verify", "--property", property, &path]);
        assert_eq!(last_line(&output), "VERDICT: false(ltl)", "{path}\n{}", stdout(&output));
        let text = stdout(&output);
        assert!(text.contains("the run repeats a loop"), "{text}");
    }
}

#[test]
fn the_shift_register_is_empty_in_the_end_unless_something_comes_in() {
    let path = "examples/liveness/shift.gcl";
    let output = symra(&["verify", path]);
    assert_eq!(last_line(&output), "VERDICT: true", "{}", stdout(&output));
    let output = symra(&["verify", "--param", "INPUT=1", path]);
    assert_eq!(last_line(&output), "VERDICT: false(ltl)", "{}", stdout(&output));
}

#[test]
fn the_loop_that_goes_up_and_down_never_ends() {
    let path = "examples/liveness/dir.c";
    let output = symra(&["verify", "--property", "termination", path]);
    assert_eq!(last_line(&output), "VERDICT: false(termination)", "{}", stdout(&output));
}

#[test]
fn a_formula_whose_automaton_is_huge_ends_in_time() {
    let text = "int x; int main(void) { x = 1; return 0; }";
    let (_folder, path) = file("x.c", text.as_bytes());
    let terms: Vec<String> = (0..12).map(|number| format!("G F x == {number}")).collect();
    let begin = std::time::Instant::now();
    let formula = terms.join(" -> ");
    let output = symra(&["verify", "--timeout", "2s", "--ltl", &formula, &path]);
    assert_eq!(last_line(&output), "VERDICT: unknown");
    assert!(begin.elapsed().as_secs() < 30);
}
