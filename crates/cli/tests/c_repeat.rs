//! The run of a violation can be repeated, whatever it depends on; and it is as simple as it can be made.

mod common;

use std::fs;

use common::{code, folder, stderr, stdout, symra_in};

/// Verifies a program and repeats the run of its violation, with nothing but the file and the report.
#[track_caller]
fn repeated(text: &str, options: &[&str], at: &str) -> serde_json::Value {
    let folder = folder(&[("a.c", text)]);
    let words = [&["verify", "a.c", "--json", "report.json"], options].concat();
    let output = symra_in(folder.path(), &words);
    assert_eq!(code(&output), 10, "{}{}", stdout(&output), stderr(&output));
    let run = symra_in(folder.path(), &["run", "a.c", "--inputs", "report.json"]);
    assert_eq!(code(&run), 121, "{}{}", stdout(&output), stderr(&run));
    assert!(stderr(&run).contains(at), "{}", stderr(&run));
    let report = fs::read_to_string(folder.path().join("report.json"));
    serde_json::from_str(&report.expect("a report should be written")).expect("it should be JSON")
}

#[test]
fn all_that_is_free_is_repeated() {
    let text = "#include <stdlib.h>
extern void reach_error(void);
extern int mystery(int);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int outside;
int main(int argc, char **argv) {
    int *heap = malloc(2 * sizeof *heap), local;
    struct { short a, b; } pair;
    if (!heap) return 0;
    if (argc != 3 || mystery(3) != 5 || heap[1] != 8 || outside != -3 || local != 2) return 0;
    if (pair.b == 77 && __VERIFIER_nondet_uchar() == 200) reach_error();
    return 0;
}
";
    repeated(text, &[], "a.c:11:");
}

#[test]
fn arguments_of_the_entry_are_repeated() {
    let text = "extern void reach_error(void);
struct point { int x, y; };
void start(int count, double factor, struct point at) {
    if (count == 7 && factor == 2.5 && at.y == count) reach_error();
}
";
    repeated(text, &["--entry", "start"], "a.c:4:");
}

#[test]
fn checks_and_options_are_repeated() {
    let text = "#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *numbers = malloc(COUNT * sizeof *numbers), k = __VERIFIER_nondet_int();
    if (!numbers) return 0;
    if (k >= 0) numbers[k] = 1;
    free(numbers);
    return 0;
}
";
    let options = ["--property", "valid-memsafety", "-DCOUNT=3", "--32"];
    let report = repeated(text, &options, "a.c:6:");
    assert_eq!(report["inputs"][0]["value"], "3", "the first index behind the end: {report:#}");
}

#[test]
fn inputs_are_few_and_small() {
    let text = "extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int sum = 0;
    while (__VERIFIER_nondet_int() != 0) {
        int more = __VERIFIER_nondet_int();
        if (more > 1000) sum++;
        if (more < -1000) sum--;
    }
    if (sum > 0) reach_error();
    return 0;
}
";
    let report = repeated(text, &[], "a.c:10:");
    let inputs = report["inputs"].as_array().expect("inputs should be a list");
    let values: Vec<&str> = inputs.iter().filter_map(|input| input["value"].as_str()).collect();
    assert_eq!(values, ["1", "1001", "0"]);
}

#[test]
fn another_program_is_told() {
    let text = "extern int __VERIFIER_nondet_int(void);
int main(void) { if (__VERIFIER_nondet_int() == 3) __assert_fail(\"\", \"\", 0, \"\"); return 0; }
";
    let text = format!(
        "extern void __assert_fail(const char *, const char *, unsigned, const char *);\n{text}"
    );
    let folder = folder(&[("a.c", &text), ("b.c", "int main(void) { return 10; }\n")]);
    let words = ["verify", "a.c", "--json", "report.json"];
    let output = symra_in(folder.path(), &words);
    assert_eq!(code(&output), 10, "{}{}", stdout(&output), stderr(&output));
    let run = symra_in(folder.path(), &["run", "b.c", "--inputs", "report.json"]);
    assert_eq!(code(&run), 122, "{}", stderr(&run));
    // The exit code of a program is its own.
    let run = symra_in(folder.path(), &["run", "b.c"]);
    assert_eq!(code(&run), 10, "{}", stderr(&run));
}

/// With threads, the run is the same interleaving.
#[test]
fn schedules_are_repeated() {
    let head = "#include <pthread.h>
extern void reach_error(void);
int x; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
";
    let lost = "void *f(void *a) { x++; return a; }
int main(void) {
    pthread_t t; pthread_create(&t, 0, f, 0); x++; pthread_join(t, 0);
    if (x != 2) reach_error();
    return 0;
}
";
    repeated(&format!("{head}{lost}"), &["--property", "unreach-call"], "a.c:7:");
    let race = lost.replace("if (x != 2) reach_error();", "");
    repeated(&format!("{head}{race}"), &["--checks", "data-race"], "data race on `x`");
    let circle = "void *f(void *a) { pthread_mutex_lock(&m); pthread_mutex_lock(&n); return a; }
int main(void) {
    pthread_t t; pthread_create(&t, 0, f, 0); pthread_mutex_lock(&n); pthread_mutex_lock(&m);
    return 0;
}
";
    repeated(&format!("{head}{circle}"), &["--checks", "deadlock"], "none can go on");
}

#[test]
fn guided_runs_come_through_a_protocol() {
    // No run of random characters comes this far; one that does a bit more than those before it does.
    let program = |last: u8| {
        format!(
            "extern int __VERIFIER_nondet_int(void); extern void abort(void); void reach_error(void) {{ abort(); }}
            int main(void) {{
                int at = 0;
                for (int n = 0; n < 1000; n++) {{
                    int c = __VERIFIER_nondet_int();
                    switch (at) {{
                    case 0: if (c == 's') at = 1; break;
                    case 1: at = c == 'y' ? 2 : 0; break;
                    case 2: at = c == 'm' ? 3 : 0; break;
                    case 3: at = c == ':' ? 4 : 0; break;
                    case 4: at = c == '\\n' ? 5 : 4; break;
                    case 5: at = c == 70000 ? 6 : 0; break;
                    case 6: if (c == 'x' && c == {last}) reach_error();
                    }}
                }}
                return 0;
            }}"
        )
    };
    let verify = |last: u8| {
        let folder = folder(&[("a.c", &program(last))]);
        let options = ["verify", "a.c", "--engine", "simulation", "--timeout", "20s"];
        code(&symra_in(folder.path(), &options))
    };
    assert_eq!(verify(b'x'), 10);
    assert_eq!(verify(b'y'), 20);
}
