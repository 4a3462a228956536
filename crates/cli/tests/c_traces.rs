//! The run of a violation explains it: what failed, with which values, and the story of the object.

mod common;

use common::{code, folder, stderr, stdout, symra_in};

const NODES: &str = "#include <stdlib.h>
struct node { int value; struct node *next; };
struct node *list;
static void prepend(int value) {
    struct node *made = malloc(sizeof *made);
    if (!made) exit(1);
    made->value = value;
    made->next = list;
    list = made;
}
";

/// The run that is printed for a program, of which each part must be there, in this order.
#[track_caller]
fn told(files: &[(&str, &str)], options: &[&str], parts: &[&str]) -> String {
    let folder = folder(files);
    let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    let output = symra_in(folder.path(), &[&["verify"], options, &names[..]].concat());
    let text = stdout(&output);
    assert_eq!(code(&output), 10, "{text}{}", stderr(&output));
    let mut rest = text.as_str();
    for part in parts {
        let Some(at) = rest.find(part) else {
            panic!("`{part}` is missing or too early in:\n{text}")
        };
        rest = &rest[at + part.len()..];
    }
    text
}

const MEMORY: [&str; 2] = ["--property", "valid-memsafety"];

#[test]
fn freed_memory_has_a_story() {
    let text = format!(
        "{NODES}int main(void) {{
    prepend(7);
    struct node *kept = list;
    free(list);
    return kept->value;
}}
"
    );
    let parts = [
        "made = &node#1",
        "node#1.value = 7",
        "free(list);",
        "node#1 is freed",
        "line 15:12",
        "return kept->value;",
        "kept->value: ",
        "kept = &node#1",
        "node#1 was allocated at line 5 in prepend <- main:12, freed at line 14 in main",
    ];
    told(&[("a.c", &text)], &MEMORY, &parts);
}

#[test]
fn null_pointers_and_branches_are_told() {
    let text = format!(
        "extern int __VERIFIER_nondet_int(void);
{NODES}int main(void) {{
    int wanted = __VERIFIER_nondet_int();
    prepend(1);
    struct node *at = list;
    while (at->value != wanted) at = at->next;
    free(list);
    return 0;
}}
"
    );
    let parts = ["at->value != wanted: true (", "at = NULL", "at->value: ", "at = NULL", "is NULL"];
    let all = told(&[("a.c", &text)], &MEMORY, &parts);
    assert!(!all.contains("list = NULL"), "what static objects start with is not told: {all}");
}

/// The condition is told by the values of the call that it ends.
#[test]
fn conditions_that_end_calls_are_told() {
    let text = "void reach_error(void);
        void require(int cond) { if (!cond) reach_error(); }
        void nested(int n) { if (n > 0) nested(n - 1); require(n < 5); }
        int __VERIFIER_nondet_int(void);
        int main(void) { nested(1); require(__VERIFIER_nondet_int() != 7); return 0; }";
    let parts = &[
        "n > 0: true (n = 1)",
        "n > 0: false (n = 0)",
        "!cond: false (cond = 1)",
        "!cond: false (cond = 1)",
        "!cond: true (cond = 0)",
    ];
    told(&[("a.c", text)], &[], parts);
}

#[test]
fn accesses_beyond_the_end_say_by_how_much() {
    let text = "#include <stdlib.h>
int main(void) {
    char *bytes = malloc(6);
    if (!bytes) return 0;
    *(int *)(bytes + 4) = 1;
    free(bytes);
    return 0;
}
";
    told(&[("a.c", text)], &MEMORY, &["line 5:", "beyond the end of heap#1 (6 bytes) by 2 bytes"]);
}

#[test]
fn objects_out_of_scope_are_named() {
    let text = "static int *escape(int number) { int *p = &number; return p; }
int main(void) {
    int *p = escape(3);
    return *p;
}
";
    told(
        &[("a.c", text)],
        &MEMORY,
        &["*p: ", "p = &number", "number has been out of scope since line 1 in escape"],
    );
}

#[test]
fn leaks_say_where_the_last_pointer_was_lost() {
    let text = "#include <stdlib.h>
#include <string.h>
int main(void) {
    char *p = malloc(4);
    p = strdup(\"xy\");
    free(p);
    return 0;
}
";
    let part = "heap#1, allocated at line 4 in main, is not freed; the last pointer to it is lost at line 5";
    told(&[("a.c", text)], &MEMORY, &["library strdup:", part]);
}

#[test]
fn operands_of_arithmetic_have_values() {
    let text = "extern int __VERIFIER_nondet_int(void);
int numbers[3];
int main(void) {
    int k = 1;
    numbers[k] = __VERIFIER_nondet_int();
    if (numbers[k] != 2000000000) return 0;
    k += numbers[1] * 2;
    return k;
}
";
    let parts = ["line 7:", "k += numbers[1] * 2;", "numbers[1] * 2: ", "numbers[1] = 2000000000"];
    told(&[("a.c", text)], &["--property", "no-overflow"], &parts);
}

#[test]
fn values_that_nobody_set_are_told_where_they_are_read() {
    let text = "extern void reach_error(void);
int main(void) {
    int number;
    if (number == 7) reach_error();
    return 0;
}
";
    told(
        &[("a.c", text)],
        &[],
        &["number is not initialised: its value here is 7", "number == 7: true"],
    );
}

#[test]
fn several_files_are_named() {
    let one = "int twice(int x);
extern void reach_error(void);
int main(void) {
    if (twice(2) == 4) reach_error();
    return 0;
}
";
    let other = "int twice(int x) {
    int sum = x + x;
    return sum;
}
";
    told(&[("one.c", one), ("other.c", other)], &[], &["other.c:2", "sum = 4", "one.c:4"]);
}

#[test]
fn commands_of_models_name_their_process() {
    let text = "vars  turn : int
init  turn = 0
process P[i : 1..2] {
  vars  pc : 0..1
  init  pc = 0
  go: pc = 0 -> pc := 1, turn := turn + 1
}
safe few: turn < 2
";
    told(&[("a.gcl", text)], &[], &["].go: pc = 0", "].go: pc = 0", "line 8:", "does not hold"]);
}

#[test]
fn what_is_behind_a_dereference_has_it_in_brackets() {
    let text = "#include <assert.h>
struct node { int value; };
int main(void) {
    struct node first = {1}, *at = &first, **link = &at;
    int *counter = &first.value;
    (*counter)++;
    assert((*link)->value == 2);
    assert((*(at + 1 - 1)).value == *counter + 1);
    return 0;
}
";
    let parts = [
        "(*link)->value == 2: true (link = &at, at = &first, first.value = 2)",
        "(at + 1 - 1)->value == *counter + 1: false",
    ];
    told(&[("a.c", text)], &[], &parts);
}

#[test]
fn a_property_is_asked_for_by_the_name_that_violations_have() {
    let text = "int main(void) {
    int a[4] = {0}, i = 5;
    return a[i];
}
";
    let told = told(&[("a.c", text)], &["--property", "bounds"], &["the index is out of bounds"]);
    assert!(told.ends_with("VERDICT: false(bounds)\n"), "{told}");
    let folder = folder(&[("a.c", &text.replace("i = 5", "i = 3"))]);
    let safe = symra_in(folder.path(), &["verify", "--property", "bounds", "a.c"]);
    assert_eq!(code(&safe), 0, "{}{}", stdout(&safe), stderr(&safe));
    let refused = symra_in(folder.path(), &["verify", "--property", "everything", "a.c"]);
    assert_eq!(code(&refused), 2, "{}", stderr(&refused));
    assert!(stderr(&refused).contains("bounds, div-by-zero and so on"), "{}", stderr(&refused));
}
