//! C programs from the command line: verdicts on programs and their faulty twins, runs, messages.

mod common;

use std::fs;
use std::process::Command;

use common::{code, folder, last_line, root, stderr, stdout, symra_in};

const INPUTS: &str = "int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
double __VERIFIER_nondet_double(void);
void *malloc(unsigned long);
void free(void *);
void reach_error(void);
";

/// Verifies a program given by the body of its main function.
#[track_caller]
fn check(options: &[&str], body: &str, verdict: &str) {
    let text =
        format!("{INPUTS}int a[4];\nint one[1];\nint main(void) {{\n{body}\nreturn 0;\n}}\n");
    let folder = folder(&[("a.c", &text)]);
    let arguments: Vec<&str> = [&["verify", "a.c"], options].concat();
    let output = symra_in(folder.path(), &arguments);
    assert_eq!(last_line(&output), format!("VERDICT: {verdict}"), "{body}\n{}", stderr(&output));
    let expected = match verdict {
        "true" => 0,
        "unknown" => 20,
        _ => 10,
    };
    assert_eq!(code(&output), expected, "{body}");
    if expected == 10 {
        assert!(stdout(&output).contains("replayed step by step"), "{}", stdout(&output));
    }
}

#[test]
fn error_functions_and_assertions_are_the_default() {
    check(
        &[],
        "int x = __VERIFIER_nondet_int(); if (x > 5 && x < 7 && x != 6) reach_error();",
        "true",
    );
    check(
        &[],
        "int x = __VERIFIER_nondet_int(); if (x > 5 && x < 7) reach_error();",
        "false(unreach-call)",
    );
    let text = |bound: &str| {
        format!(
            "#include <assert.h>\nint __VERIFIER_nondet_int(void);\nint main(void) {{
                int x = __VERIFIER_nondet_int();
                if (0 <= x && x < 10) assert(x * x <= {bound});
                return 0; }}"
        )
    };
    for (bound, verdict) in [("81", "true"), ("80", "false(assertions)")] {
        let folder = folder(&[("a.c", &text(bound))]);
        let output = symra_in(folder.path(), &["verify", "a.c"]);
        assert_eq!(last_line(&output), format!("VERDICT: {verdict}"), "{}", stderr(&output));
    }
}

#[test]
fn indices_stay_in_their_arrays() {
    let bounds = &["--checks", "bounds"];
    check(bounds, "unsigned i = __VERIFIER_nondet_uint(); if (i < 4) a[i] = 1;", "true");
    check(bounds, "unsigned i = __VERIFIER_nondet_uint(); if (i <= 4) a[i] = 1;", "false(bounds)");
    check(bounds, "int i = __VERIFIER_nondet_int(); if (i < 4) a[i] = 1;", "false(bounds)");
    check(bounds, "unsigned i = __VERIFIER_nondet_uint() % 2; one[i * 0] = 1;", "true");
    check(bounds, "unsigned i = __VERIFIER_nondet_uint() % 2; one[i] = 1;", "false(bounds)");
    check(bounds, "int *end = &a[4]; a[0] = end == a;", "true");
}

#[test]
fn an_index_with_a_side_effect_is_checked_as_it_was() {
    let bounds = &["--checks", "bounds"];
    check(bounds, "int i = 0; while (i < 4) a[i++] = 1;", "true");
    check(bounds, "int i = 0; while (i <= 4) a[i++] = 1;", "false(bounds)");
    check(bounds, "int i = 4; a[--i] = 1;", "true");
    check(bounds, "int i = 5; a[--i] = 1;", "false(bounds)");
    let text = |index: u32| {
        format!(
            "int a[4], g;\nint f(void) {{ g = 0; return 1; }}
            int main(void) {{ g = {index}; a[g] = f(); return 0; }}"
        )
    };
    for (index, verdict) in [(3, "true"), (7, "false(bounds)")] {
        let folder = folder(&[("a.c", &text(index))]);
        let output = symra_in(folder.path(), &["verify", "a.c", "--checks", "bounds"]);
        assert_eq!(last_line(&output), format!("VERDICT: {verdict}"), "{}", stderr(&output));
    }
}

#[test]
fn pointers_point_to_living_objects() {
    let pointer = &["--checks", "pointer"];
    check(pointer, "int *p = malloc(4); *p = 3; free(p);", "true");
    check(pointer, "int *p = malloc(4); free(p); *p = 3;", "false(valid-deref)");
    check(pointer, "int x = 0; int *p = __VERIFIER_nondet_int() ? &x : &a[1]; *p = 1;", "true");
    check(
        pointer,
        "int x = 0; int *p = __VERIFIER_nondet_int() ? &x : 0; *p = 1;",
        "false(valid-deref)",
    );
}

#[test]
fn memory_is_freed_once() {
    check(&["--checks", "free"], "int *p = malloc(4); free(p); free(0);", "true");
    check(&["--checks", "free"], "int *p = malloc(4); free(p); free(p);", "false(valid-free)");
    check(&["--checks", "memory-leak"], "int *p = malloc(4); free(p);", "true");
    check(&["--checks", "memory-leak"], "int *p = malloc(4); *p = 1;", "false(valid-memtrack)");
}

#[test]
fn arithmetic_stays_in_its_types() {
    let overflow = &["--property", "no-overflow"];
    check(overflow, "int x = __VERIFIER_nondet_int(); if (x < 2147483647) x = x + 1;", "true");
    check(overflow, "int x = __VERIFIER_nondet_int(); x = x + 1;", "false(no-overflow)");
    check(overflow, "unsigned x = __VERIFIER_nondet_uint(); x = x + 1;", "true");
    let unsigned = &["--checks", "unsigned-overflow"];
    check(unsigned, "unsigned x = __VERIFIER_nondet_uint(); if (x) x = x - 1;", "true");
    check(
        unsigned,
        "unsigned x = __VERIFIER_nondet_uint(); x = x - 1;",
        "false(unsigned-overflow)",
    );
    let division = &["--checks", "div-by-zero"];
    check(division, "int x = __VERIFIER_nondet_int(); if (x) x = 10 / x;", "true");
    check(division, "int x = __VERIFIER_nondet_int(); x = 10 / x;", "false(div-by-zero)");
    let shift = &["--checks", "shift"];
    check(shift, "unsigned x = __VERIFIER_nondet_uint() % 32; a[0] = 1u << x;", "true");
    check(shift, "unsigned x = __VERIFIER_nondet_uint() % 33; a[0] = 1u << x;", "false(shift)");
    let conversion = &["--checks", "conversion"];
    check(
        conversion,
        "int x = __VERIFIER_nondet_int(); signed char c = x / 16777216; a[0] = c;",
        "true",
    );
    check(
        conversion,
        "int x = __VERIFIER_nondet_int(); signed char c = x / 8388608; a[0] = c;",
        "false(conversion)",
    );
    let nan = &["--checks", "nan"];
    check(nan, "double x = 0.0; x = x / (x + 1.0); a[0] = x > 0.0;", "true");
    check(nan, "double x = 0.0; x = x / x; a[0] = x > 0.0;", "false(nan)");
}

#[test]
fn what_has_no_body_is_an_assumption_and_said() {
    let text = "int outside(void);\nvoid reach_error(void);
        int main(void) { if (outside() == 7) reach_error(); return 0; }";
    let folder = folder(&[("a.c", text)]);
    let output = symra_in(folder.path(), &["verify", "a.c"]);
    assert_eq!(code(&output), 10, "{}", stderr(&output));
    assert!(stdout(&output).contains("note: `outside`"), "{}", stdout(&output));
}

#[test]
fn what_is_taken_for_granted_of_weak_comparisons_is_told() {
    for (name, told) in [("weak", true), ("strong", false)] {
        let text = format!(
            "#include <assert.h>\n#include <stdatomic.h>\n_Atomic int x;\n\
             int main(void) {{ int o = 0; assert(atomic_compare_exchange_{name}(&x, &o, 1)); return 0; }}\n"
        );
        let folder = folder(&[("a.c", &text)]);
        let output = symra_in(folder.path(), &["verify", "a.c"]);
        assert_eq!(last_line(&output), "VERDICT: true");
        let note = "note: a weak compare-and-exchange fails only where the values differ";
        assert_eq!(stdout(&output).contains(note), told, "{}", stdout(&output));
    }
}

#[test]
fn several_files_are_one_program() {
    let main = "int twice(int);\nvoid reach_error(void);
        int main(void) { if (twice(21) != LIMIT) reach_error(); return 0; }\n#include \"empty.h\"\n";
    let other = "int twice(int x) { return 2 * x; }";
    let folder = folder(&[("main.c", main), ("twice.c", other)]);
    fs::create_dir(folder.path().join("include")).expect("a folder should be made");
    fs::write(folder.path().join("include/empty.h"), "").expect("a header should be written");
    for (limit, verdict) in [("LIMIT=42", "true"), ("LIMIT=41", "false(unreach-call)")] {
        let output =
            symra_in(folder.path(), &["verify", "main.c", "twice.c", "-I", "include", "-D", limit]);
        assert_eq!(last_line(&output), format!("VERDICT: {verdict}"), "{}", stderr(&output));
    }
    let output = symra_in(folder.path(), &["verify", "main.c", "twice.c", "-D", "LIMIT=42"]);
    assert_eq!(code(&output), 3);
    assert!(stderr(&output).contains("empty.h"), "{}", stderr(&output));
    assert!(stderr(&output).contains("-I DIR"), "{}", stderr(&output));
}

#[test]
fn the_data_model_decides_sizes() {
    let long = "if (sizeof(long) != 8) reach_error();";
    check(&[], long, "true");
    check(&["--64"], long, "true");
    check(&["--data-model", "ilp32"], long, "false(unreach-call)");
    check(&["--32"], long, "false(unreach-call)");
}

#[test]
fn property_files_say_what_to_check_and_where_to_start() {
    let text =
        "void bad(void);\nint start(void) { bad(); return 0; }\nint main(void) { return 0; }";
    let property = |entry: &str| format!("CHECK( init({entry}()), LTL(G ! call(bad())) )\n");
    let folder =
        folder(&[("a.c", text), ("s.prp", &property("start")), ("m.prp", &property("main"))]);
    let verify =
        |property: &str| symra_in(folder.path(), &["verify", "a.c", "--property", property]);
    assert_eq!(last_line(&verify("s.prp")), "VERDICT: false(unreach-call)");
    assert_eq!(last_line(&verify("m.prp")), "VERDICT: true");
    assert_eq!(code(&verify("absent.prp")), 3);
    assert_eq!(code(&verify("coverage")), 2);
    let output = symra_in(folder.path(), &["verify", "a.c", "--checks", "everything"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("there is no check `everything`"), "{}", stderr(&output));
    let output = symra_in(folder.path(), &["verify", "a.c", "--entry", "begin"]);
    assert_eq!(code(&output), 3);
    assert!(stderr(&output).contains("no function `begin`"), "{}", stderr(&output));
}

#[test]
fn faults_are_shown_where_the_user_wrote_them() {
    let header = "static int broken(void) {\n    return missing;\n}\n";
    let folder =
        folder(&[("a.c", "#include \"h.h\"\nint main(void) { return 0; }\n"), ("h.h", header)]);
    let output = symra_in(folder.path(), &["verify", "a.c"]);
    assert_eq!(code(&output), 3);
    let text = stderr(&output);
    assert!(text.contains("`missing` is not declared"), "{text}");
    assert!(text.contains("h.h:2:12"), "{text}");
    assert!(text.contains("return missing;"), "{text}");
    assert!(text.contains("help: declare it before"), "{text}");
}

#[test]
fn what_is_doubtful_is_told_and_does_not_stop() {
    let doubtful = "int main(void) { int *p = 5; return p != 0 ? 0 : undeclared(3); }";
    let folder = folder(&[("doubtful.c", doubtful), ("sure.c", "int main(void) { return 0; }")]);
    let output = symra_in(folder.path(), &["verify", "doubtful.c"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stderr(&output).contains("doubtful.c:1:27: warning: "), "{}", stderr(&output));
    assert!(stderr(&output).contains("[c::implicit-function]"), "{}", stderr(&output));
    let output = symra_in(folder.path(), &["verify", "sure.c"]);
    assert_eq!((code(&output), stderr(&output).as_str()), (0, ""));
}

#[test]
fn a_preprocessor_is_needed_only_for_directives() {
    let folder = folder(&[
        ("plain.c", "int main(void) { return 0; }"),
        ("macro.c", "#define X 0\nint main(void) { return X; }"),
    ]);
    let verify = |file: &str, compiler: &str| {
        Command::new(env!("CARGO_BIN_EXE_symra"))
            .args(["verify", file, "--timeout", "60"])
            .current_dir(folder.path())
            .env("CC", compiler)
            .output()
            .expect("the binary should start")
    };
    assert_eq!(code(&verify("plain.c", "no-such-compiler")), 0);
    let output = verify("macro.c", "no-such-compiler");
    assert_eq!(code(&output), 3);
    assert!(stderr(&output).contains("none of: no-such-compiler"), "{}", stderr(&output));
    assert_eq!(code(&verify("macro.c", "gcc")), 0);
}

#[test]
fn claims_and_loops_have_stable_names() {
    let text = format!(
        "{INPUTS}int a[4];\nint main(void) {{\n  for (int i = 0; i < 4; i++)\n    a[i] = 1;\n  return 0;\n}}\n"
    );
    let folder = folder(&[("a.c", &text)]);
    let show = |what: &str| {
        let output =
            symra_in(folder.path(), &["show", "a.c", "--what", what, "--checks", "bounds"]);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        stdout(&output)
    };
    assert_eq!(
        show("claims"),
        "a.c:main:bounds:10#1  bounds  a.c:10:5  the index is out of bounds\n"
    );
    assert_eq!(show("loops"), "main:9  a.c:9:3\n");
    assert!(show("dot").starts_with("digraph"), "{}", show("dot"));
    assert!(show("cfa").contains("loop9"), "{}", show("cfa"));
}

const LISTS: &str = "#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern float __VERIFIER_nondet_float(void);
struct node { int value; struct node *next; };
struct flags { unsigned a : 3; unsigned b : 5; char name[4]; };
int total;
static int sum(const struct node *list) {
    int s = 0;
    while (list) {
        s += list->value;
        list = list->next;
    }
    return s;
}
int main(void) {
    struct node first = { 1, 0 };
    struct flags f = { 2, 9, \"ab\" }, *flags = &f;
    int *p = &total;
    first.value = __VERIFIER_nondet_int();
    flags->b = first.value;
    flags->name[1] = 'z';
    float x = __VERIFIER_nondet_float();
    if (x != 2.5f) return 0;
    *p = sum(&first);
    assert(*p != -42);
    return 0;
}
";

/// A violation after loops of fixed length is found by running, and the middle of the run is left out.
#[test]
fn long_runs_are_found_and_told_in_short() {
    let text = "void reach_error(void);
int a[50000];
int main(void) {
    for (int i = 0; i < 50000; i++) a[i] = i;
    for (int i = 0; i < 50000; i++) a[i] += a[49999 - i];
    if (a[49999] != 49999) reach_error();
    return 0;
}
";
    let folder = folder(&[("long.c", text)]);
    let output = symra_in(folder.path(), &["verify", "long.c", "--engine", "simulation"]);
    assert_eq!(code(&output), 10, "{}", stderr(&output));
    let told = stdout(&output);
    assert!(told.contains("lines are left out"), "{told}");
    assert!(told.contains("a[49999] = 99998"), "{told}");
    assert!(told.lines().count() < 900, "{told}");
    let safe = text.replace("!= 49999", "== 49999");
    let folder = self::folder(&[("long.c", &safe)]);
    let output = symra_in(folder.path(), &["verify", "long.c", "--engine", "symex"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
}

#[test]
fn a_run_is_told_in_the_terms_of_the_source() {
    let folder = folder(&[("lists.c", LISTS)]);
    let output = symra_in(folder.path(), &["verify", "lists.c", "--engine", "symex"]);
    assert_eq!(code(&output), 10, "{}", stderr(&output));
    let text = stdout(&output);
    let run: Vec<&str> =
        text.lines().skip(1).take_while(|line| !line.starts_with("The run")).collect();
    let expected = "
  line 16     call main()
  line 17       struct node first = { 1, 0 };
                    first.value = 1
  line 18       struct flags f = { 2, 9, \"ab\" }, *flags = &f;
                    f.a = 2, f.b = 9, f.name[0] = 97 'a', f.name[1] = 98 'b', flags = &f
  line 19       int *p = &total;
                    p = &total
  line 20       first.value = __VERIFIER_nondet_int();
                    __VERIFIER_nondet_int() = -42 (input), first.value = -42
  line 21       flags->b = first.value;
                    f.b = 22
  line 22       flags->name[1] = 'z';
                    f.name[1] = 122 'z'
  line 23       float x = __VERIFIER_nondet_float();
                    x = 2.5 (input)
  line 24       if (x != 2.5f) return 0;
                    x != 2.5: false (x = 2.5)
  line 25       call sum(list = &first)
  line 9          int s = 0;
                      s = 0
  line 10         while (list) {
                      list: true
  line 11         s += list->value;
                      s = -42
  line 12         list = list->next;
                      list = NULL
  line 10         while (list) {
                      list: false
  line 25       sum returns -42
  line 25       *p = sum(&first);
                    total = -42
  line 26       assert(*p != -42);
                    *p != -42: false (p = &total, total = -42)
  line 26:13    assert(*p != -42);
                    the assertion fails
";
    assert_eq!(run.join("\n"), expected.trim_end_matches('\n').to_owned() + "\n", "{text}");
}

#[test]
fn the_inputs_of_a_violation_lead_a_run_there() {
    let folder = folder(&[("lists.c", LISTS)]);
    let output = symra_in(
        folder.path(),
        &["verify", "lists.c", "--json", "report.json", "--engine", "symex"],
    );
    assert_eq!(code(&output), 10, "{}", stderr(&output));
    let text =
        fs::read_to_string(folder.path().join("report.json")).expect("a report should be written");
    let report: serde_json::Value = serde_json::from_str(&text).expect("the report should be JSON");
    let values: Vec<&str> = report["inputs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|input| input["value"].as_str().unwrap())
        .collect();
    assert_eq!(values, ["-42", "2.5"]);
    assert_eq!(report["inputs"][0]["function"], "__VERIFIER_nondet_int");
    assert_eq!(report["inputs"][0]["position"]["line"], 20);
    let run = ["run", "lists.c", "--checks", "assertions"];
    let with = symra_in(folder.path(), &[&run[..], &["--inputs", "report.json"]].concat());
    assert_eq!(code(&with), 121);
    assert!(stderr(&with).contains("lists.c:26:"), "{}", stderr(&with));
    let without = symra_in(folder.path(), &run);
    assert_eq!(code(&without), 0, "{}", stderr(&without));
}

#[test]
fn tests_hold_the_inputs_of_each_path() {
    let text = format!(
        "{INPUTS}int main(void) {{ if (__VERIFIER_nondet_int() > 7) return 3; return 4; }}\n"
    );
    let folder = folder(&[("a.c", &text)]);
    let output = symra_in(folder.path(), &["verify", "a.c", "--tests", "tests"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let mut codes: Vec<i32> = fs::read_dir(folder.path().join("tests"))
        .expect("tests should be written")
        .map(|test| {
            let path = test.unwrap().path().display().to_string();
            code(&symra_in(folder.path(), &["run", "a.c", "--inputs", &path]))
        })
        .collect();
    codes.sort_unstable();
    assert_eq!(codes, [3, 4]);
}

#[test]
fn runs_print_and_exit_as_the_program_does() {
    let text = "#include <stdio.h>\n#include <stdlib.h>\nint __VERIFIER_nondet_int(void);
        unsigned char __VERIFIER_nondet_uchar(void);
        int main(void) {
            int first = __VERIFIER_nondet_int();
            printf(\"%d %u\\n\", first, __VERIFIER_nondet_uchar());
            if (first == 13) abort();
            while (first == 14) { }
            return first;
        }";
    let folder = folder(&[("a.c", text), ("inputs.txt", "5 0xff\n")]);
    let run = |options: &[&str]| symra_in(folder.path(), &[&["run", "a.c"], options].concat());
    let output = run(&["--input", "-1,258"]);
    assert_eq!((stdout(&output).as_str(), code(&output)), ("-1 2\n", 255));
    let output = run(&["--inputs", "inputs.txt"]);
    assert_eq!((stdout(&output).as_str(), code(&output)), ("5 255\n", 5));
    let output = run(&[]);
    assert_eq!((stdout(&output).as_str(), code(&output)), ("0 0\n", 0));
    assert_eq!(code(&run(&["--input", "13"])), 134);
    let endless = run(&["--input", "14", "--depth", "1000"]);
    assert_eq!(code(&endless), 124);
    assert!(stderr(&endless).contains("1000 steps"), "{}", stderr(&endless));
    assert_eq!(code(&run(&["--input", "seven"])), 2);
}

#[test]
fn options_of_c_are_refused_for_models_and_the_other_way_round() {
    let output = symra_in(&root(), &["verify", "examples/handshake.gcl", "--checks", "bounds"]);
    assert_eq!(code(&output), 2, "{}", stderr(&output));
    let output = symra_in(&root(), &["verify", "examples/clamp.c", "--param", "N=3"]);
    assert_eq!(code(&output), 2, "{}", stderr(&output));
    let output = symra_in(&root(), &["verify", "examples/clamp.c", "examples/handshake.gcl"]);
    assert_eq!(code(&output), 2, "{}", stderr(&output));
}

#[test]
fn the_examples_are_what_they_say() {
    let mut verified = 0;
    for entry in fs::read_dir(root().join("examples")).expect("there should be examples") {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "c") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let mut comment = text.lines().map_while(|line| line.strip_prefix("//")).map(str::trim);
        let command = comment.find_map(|line| line.strip_prefix("symra "));
        let Some(command) = command else {
            panic!("{} should say what to do with it", path.display())
        };
        let output = symra_in(&root(), &command.split_whitespace().collect::<Vec<_>>());
        if command.starts_with("verify") {
            let expected = comment.next().unwrap_or_default();
            assert_eq!(last_line(&output), expected, "{}: {}", path.display(), stderr(&output));
            verified += 1;
        } else {
            // What `greet.c` prints is in its text.
            assert_eq!((stdout(&output).lines().count(), code(&output)), (2, 7));
        }
    }
    assert!(verified >= 8, "there should be examples to verify");
}

#[test]
fn a_shift_that_is_disputed_is_neither_overflow_nor_fine() {
    let shift = |limit: u32| {
        format!("int x = __VERIFIER_nondet_int(); if (x > 0 && x < {limit}) return (x << 24) == 7;")
    };
    check(&["--property", "no-overflow"], &shift(128), "true");
    check(&["--property", "no-overflow"], &shift(129), "false(no-overflow)");
    let negative = "int x = __VERIFIER_nondet_int(); if (x == -1) return x << 1;";
    check(&["--property", "no-overflow"], negative, "unknown");
    check(&["--checks", "shift"], &shift(128), "true");
    check(&["--checks", "shift"], &shift(129), "false(shift)");
}
