//! Bounds of loops, and claims one by one.

mod common;

use std::fs;

use common::{code, folder, last_line, root, stderr, stdout, symra, symra_by_default, symra_in};

/// The commands that an example's first lines give, with the verdict lines that they promise.
fn promised(text: &str) -> Vec<(Vec<String>, String)> {
    let lines: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("//     ")).collect();
    let pair = |pair: &[&str]| {
        let words = pair[0].split_whitespace().skip(1).map(str::to_owned).collect();
        (words, pair[1].to_owned())
    };
    lines.chunks_exact(2).map(pair).collect()
}

#[test]
fn the_examples_of_bounded_model_checking_are_as_they_say() {
    let mut count = 0;
    let mut files: Vec<_> = fs::read_dir(root().join("examples/bmc"))
        .expect("the examples should be there")
        .map(|entry| entry.expect("the folder should be readable").path())
        .collect();
    files.sort();
    for path in files {
        let text = fs::read_to_string(&path).expect("an example should be readable");
        let all = promised(&text);
        assert!(!all.is_empty(), "{}", path.display());
        for (words, verdict) in all {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let output = symra_by_default(&root(), &words);
            assert_eq!(
                last_line(&output),
                verdict,
                "{words:?}: {}{}",
                stdout(&output),
                stderr(&output)
            );
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn assertions_that_no_run_comes_to_are_told() {
    let text = stdout(&symra(&["verify", "examples/bmc/dangerous.c"]));
    assert!(text.contains("WARNING: no run reaches the assertion"), "{text}");
    assert!(text.contains("1 claim was checked."), "{text}");
    let text = stdout(&symra(&["verify", "examples/bmc/simple.c"]));
    assert!(!text.contains("WARNING"), "{text}");
}

#[test]
fn an_assertion_about_a_call_is_reached() {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    let path = folder.path().join("call.c");
    let program = |when: &str| {
        format!(
            "#include <assert.h>\nint f(int x) {{ return x; }}\n
             int main(void) {{ int y = 3;\nif ({when})\nassert(f(y) == 3);\nreturn 0; }}"
        )
    };
    for (when, unreached) in [("y < 4", false), ("y > 4", true)] {
        fs::write(&path, program(when)).expect("the file should be written");
        let text = stdout(&symra(&["verify", &path.display().to_string()]));
        assert_eq!(text.contains("WARNING: no run reaches the assertion"), unreached, "{text}");
        assert!(text.contains("VERDICT: true"), "{text}");
    }
}

#[test]
fn assumptions_that_no_run_fulfils_are_told() {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    let path = folder.path().join("assumed.c");
    let one_line = |assumed: &str| {
        format!(
            "int main(void) {{ int x = __VERIFIER_nondet_int(); __VERIFIER_assume({assumed}); __CPROVER_assert(x > 3, \"\"); return 0; }}"
        )
    };
    let calls = |assumed: &str| {
        format!(
            "void reach_error(void);\nint main(void) {{ int x = __VERIFIER_nondet_int();\n__CPROVER_assume({assumed});\n
             if (x < 3)\nreach_error(); return 0; }}"
        )
    };
    let dead = |assumed: &str| {
        format!(
            "int main(void) {{ int x = 5; if (x < 4) __CPROVER_assume(0); __CPROVER_assume({assumed}); __CPROVER_assert(x > 4, \"\"); return 0; }}"
        )
    };
    for (assumed, blocks) in
        [("x > 4", false), ("0", true), ("x > 7 && x < 7", true), ("x > 5 || x == 5", false)]
    {
        for text in [one_line(assumed), calls(assumed), dead(assumed)] {
            let head = "int __VERIFIER_nondet_int(void); void __VERIFIER_assume(int);\n";
            fs::write(&path, format!("{head}{text}")).expect("the file should be written");
            let told = stdout(&symra(&["verify", &path.display().to_string()]));
            let warns = told.contains("WARNING: no run satisfies the assumption at");
            assert_eq!(warns, blocks, "{text}: {told}");
            assert!(told.contains("VERDICT: true"), "{told}");
        }
    }
}

#[test]
fn nothing_to_check_is_said_loudly() {
    let text = stdout(&symra(&["verify", "--property", "assertions", "examples/bmc/proc.c"]));
    assert!(text.contains("WARNING: there is nothing to check"), "{text}");
}

#[test]
fn every_path_of_proc_has_a_test() {
    let tests = tempfile::tempdir().expect("a temporary folder should be made");
    let path = tests.path().display().to_string();
    let output =
        symra(&["verify", "--property", "assertions", "--tests", &path, "examples/bmc/proc.c"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert_eq!(fs::read_dir(tests.path()).expect("the folder should be there").count(), 3);
}

const SEVERAL: &str = "#include <assert.h>
extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);
int main(void) {
    int x = nondet_int();
    assert(x != 5);
    if (x > 9) {
        assert(x > 8);
        assert(x != 12);
        __CPROVER_assume(x < 3);
        assert(x == 77);
    }
}
";

#[test]
fn every_claim_has_its_status() {
    let files = folder(&[("several.c", SEVERAL)]);
    let property = ["--property", "assertions", "several.c"];
    let arguments = [&["verify", "--all-claims"][..], &property].concat();
    let output = symra_in(files.path(), &arguments);
    let text = stdout(&output);
    assert_eq!(last_line(&output), "VERDICT: false(assertions)", "{text}");
    let expected = [(6, "violated"), (8, "holds"), (9, "violated"), (11, "unreachable")];
    for (line, status) in expected {
        let name = format!("several.c:main:assertion:{line}#1");
        let row = text.lines().find(|row| row.trim_start().starts_with(&name));
        let row = row.unwrap_or_else(|| panic!("{name}: {text}"));
        assert_eq!(row.split_whitespace().nth(1), Some(status), "{text}");
    }
    assert_eq!(text.matches("UNSAFE at").count(), 2, "{text}");
    let output = symra_in(files.path(), &[&arguments[..], &["--json", "-"]].concat());
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&output)).expect("the report should be JSON");
    let statuses: Vec<&str> = json["claims"]
        .as_array()
        .expect("there should be claims")
        .iter()
        .filter_map(|claim| claim["status"].as_str())
        .collect();
    assert_eq!(statuses, expected.map(|(_, status)| status));
}

#[test]
fn a_single_claim_is_chosen_by_its_name() {
    let files = folder(&[("several.c", SEVERAL)]);
    for (claim, verdict) in [
        ("several.c:main:assertion:6#1", 10),
        ("main:assertion:8#1", 0),
        ("main:assertion:9#1", 10),
        ("main:assertion:11#1", 0),
        ("main:assertion:7#1", 2),
    ] {
        let output = symra_in(files.path(), &["verify", "--claim", claim, "several.c"]);
        assert_eq!(code(&output), verdict, "{claim}: {}{}", stdout(&output), stderr(&output));
    }
}

#[test]
fn loops_are_named_by_function_and_line() {
    let text = "int f(int n) {\n  int s = 0;\n  while (n > s) s++;\n  return s;\n}\nint main(void) {\n  int i;\n  for (i = 0; i < 4; i++) { for (int j = 0; j < 2; j++) f(i); }\n  return 0;\n}\n";
    let files = folder(&[("loops.c", text)]);
    let shown = stdout(&symra_in(files.path(), &["show", "--what", "loops", "loops.c"]));
    let names: Vec<&str> =
        shown.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(names, ["main:8", "main:8.2", "f:3"]);
    let output = symra_in(files.path(), &["verify", "--unwindset", "g:3=1", "loops.c"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("main:8.2"), "{}", stderr(&output));
    let output =
        symra_in(files.path(), &["verify", "--unwind", "1", "--engine", "symex", "loops.c"]);
    assert_eq!(code(&output), 2);
}

/// The verdict with a bound, and the report.
fn unwound(text: &str, bound: &[&str]) -> (String, String) {
    let files = folder(&[("program.c", text)]);
    let arguments = [&["verify", "--timeout", "20s"], bound, &["program.c"]].concat();
    let output = symra_in(files.path(), &arguments);
    (last_line(&output), stdout(&output))
}

#[test]
fn bounds_are_enough_from_the_number_of_rounds_on() {
    let with = |condition: &str| {
        format!(
            "int f(int x) {{ return x + 1; }}\nint main(void) {{\n  int i = 0;\n  while (i < 3) i = f(i);\n  assert({condition});\n}}\n"
        )
    };
    for (flag, name) in [("--unwind", ""), ("--unwindset", "main:4=")] {
        for rounds in [0, 1, 2, 3, 4] {
            let bound = format!("{name}{rounds}");
            let (verdict, text) = unwound(&with("i == 3"), &[flag, &bound]);
            let enough = rounds >= 3;
            assert_eq!(verdict == "VERDICT: true", enough, "{flag} {bound}: {text}");
            let said = format!("program.c:4 can iterate more than {rounds} times");
            assert_eq!(text.contains(&said), !enough, "{flag} {bound}: {text}");
            let (verdict, text) = unwound(&with("i != 3"), &[flag, &bound]);
            assert_eq!(verdict == "VERDICT: false(assertions)", enough, "{flag} {bound}: {text}");
        }
    }
}

#[test]
fn recursion_is_followed_as_deep_as_it_goes() {
    let with = |result: u32| {
        format!(
            "int f(int n) {{ return n <= 0 ? 0 : 1 + f(n - 1); }}\nint main(void) {{ assert(f(9) == {result}); }}\n"
        )
    };
    for depth in ["0", "8"] {
        for result in [9, 8] {
            let (verdict, text) = unwound(&with(result), &["--unwind", depth]);
            assert_eq!(verdict, "VERDICT: unknown", "{depth}: {text}");
            let said = format!("`f` can recurse more than {depth} deep");
            assert!(text.contains(&said), "{text}");
        }
    }
    for bound in [&["--unwind", "9"][..], &["--engine", "bmc"], &["--engine", "kind"]] {
        let (verdict, text) = unwound(&with(9), bound);
        assert_eq!(verdict, "VERDICT: true", "{bound:?}: {text}");
        let (verdict, text) = unwound(&with(8), bound);
        assert_eq!(verdict, "VERDICT: false(assertions)", "{bound:?}: {text}");
    }
    // The depth is an input.
    let text = "int f(unsigned n) { return n == 0 ? 0 : 1 + f(n - 1); }
        int main(void) { unsigned n = __VERIFIER_nondet_uint(); if (n < 12) assert(f(n) != 11 || n == 11); }";
    let (verdict, report) = unwound(text, &["--engine", "bmc"]);
    assert_eq!(verdict, "VERDICT: true", "{report}");
    let (verdict, report) = unwound(&text.replace("n == 11", "n == 10"), &["--engine", "bmc"]);
    assert_eq!(verdict, "VERDICT: false(assertions)", "{report}");
}

#[test]
fn a_plain_file_is_checked_for_what_makes_programs_go_wrong() {
    let faults = [
        ("assertions", "assert(x != 1);"),
        ("bounds", "int a[3] = {0}; if (x >= 0 && x < 4) a[x] = 1;"),
        ("valid-deref", "int *p = x == 2 ? 0 : &x; *p = 3;"),
        ("valid-free", "int *p = malloc(4); free(p); if (x == 1) free(p);"),
        ("div-by-zero", "x = 10 / (x == 5 ? 0 : 1);"),
        ("no-overflow", "if (x > 0) x = x + 1;"),
        ("shift", "unsigned u = 1u << (x & 63); x = u > 0;"),
    ];
    for (property, fault) in faults {
        let text = format!(
            "#include <assert.h>\n#include <stdlib.h>\nextern int nondet_int(void);\nint main(void) {{\n  int x = nondet_int();\n  {fault}\n}}\n"
        );
        let files = folder(&[("plain.c", &text)]);
        let output = symra_by_default(files.path(), &["verify", "plain.c"]);
        let verdict = format!("VERDICT: false({property})");
        assert_eq!(last_line(&output), verdict, "{fault}: {}", stdout(&output));
        let output = symra_by_default(files.path(), &["verify", "--checks", "none", "plain.c"]);
        let expected = if property == "assertions" { verdict.as_str() } else { "VERDICT: true" };
        assert_eq!(last_line(&output), expected, "{fault}: {}", stdout(&output));
        // What SV-COMP asks for is what is asked.
        let output =
            symra_by_default(files.path(), &["verify", "--property", "unreach-call", "plain.c"]);
        assert_eq!(last_line(&output), "VERDICT: true", "{fault}: {}", stdout(&output));
        assert!(!stdout(&output).contains("Not checked"), "{}", stdout(&output));
    }
}

#[test]
fn what_was_not_checked_is_told() {
    let text = "#include <stdlib.h>\nint main(void) { char *p = malloc(3); return p == 0; }\n";
    let files = folder(&[("leak.c", text)]);
    let told = |checks: &[&str]| {
        let output = symra_by_default(files.path(), &[&["verify", "leak.c"], checks].concat());
        (last_line(&output), stdout(&output))
    };
    let (verdict, report) = told(&[]);
    assert_eq!(verdict, "VERDICT: true");
    let line = report.lines().find(|line| line.starts_with("Not checked"));
    let line = line.unwrap_or_else(|| panic!("{report}"));
    assert!(line.contains("memory-leak") && !line.contains("bounds"), "{line}");
    let (_, report) = told(&["--checks", "none"]);
    assert!(report.contains("Not checked (`--checks`): bounds, pointer, free"), "{report}");
    assert_eq!(told(&["--checks", "memory-leak"]).0, "VERDICT: false(valid-memtrack)");
    assert_eq!(told(&["--checks", "all"]).0, "VERDICT: false(valid-memtrack)");
}
