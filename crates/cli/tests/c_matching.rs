//! Memory whose first contents are not known, in the states that `matching` meets again: what was written counts, not in which order.

mod common;

use common::twins::{Twin, check_all};
use common::{code, folder, stderr, stdout, symra_in};

const HEAD: &str = "#include <pthread.h>\n#include <stdlib.h>\nextern void reach_error(void);\nextern int __VERIFIER_nondet_int(void);\n";

const MATCHING: &[&str] = &["--engine", "matching", "--property", "unreach-call"];

const ORDER: &[Twin] = &[
    Twin {
        name: "a loop that writes some elements again",
        options: MATCHING,
        violates: "unreach-call",
        program: "void turn(int *p) { *p = 1 - *p; } int main(void) { int a[4]; a[0] = 0; a[1] = 0; \
            while (__VERIFIER_nondet_int()) { if (__VERIFIER_nondet_int()) turn(&a[0]); else turn(&a[1]); turn(&a[1]); turn(&a[0]); } \
            if (a[0] + a[1] > [[2||1]]) reach_error(); return 0; }",
    },
    Twin {
        name: "an element that was never written may be anything",
        options: MATCHING,
        violates: "unreach-call",
        program: "int main(void) { int a[3], b[3]; a[0] = 1; b[0] = 1; \
            while (__VERIFIER_nondet_int()) { a[1] = 1; a[0] = 2; a[0] = 1; b[1] = 1; } \
            int k = __VERIFIER_nondet_int(); if (k < 0 || k > 2) return 0; \
            a[1] = 1; b[1] = 1; if (a[k] != b[k] && k != [[2||1 && k != 0]]) reach_error(); return 0; }",
    },
    Twin {
        name: "a write at an unknown index may be to the same element",
        options: MATCHING,
        violates: "unreach-call",
        program: "int main(void) { int a[3]; a[0] = 1; a[1] = 1; a[2] = 1; unsigned k = __VERIFIER_nondet_int(); if (k > 2) return 0; \
            while (__VERIFIER_nondet_int()) { a[0] = 1; a[k] = 2; [[a[0] = 1;||]] } \
            if (a[0] != 1) reach_error(); return 0; }",
    },
    Twin {
        name: "a write through one of two pointers, again and again",
        options: MATCHING,
        violates: "unreach-call",
        program: "int main(void) { int a[3]; a[1] = 3; a[2] = 0; while (__VERIFIER_nondet_int()) { \
            int *p = __VERIFIER_nondet_int() ? &a[1] : &a[2]; *p = 1 - a[2]; [[a[1] = 3;||]] } \
            if (a[1] != 3 || a[2] < 0 || a[2] > 1) reach_error(); return 0; }",
    },
    Twin {
        name: "a copy is of what was there",
        options: MATCHING,
        violates: "unreach-call",
        program: "struct pair { int a, b, c; }; int main(void) { struct pair x, y; x.a = 1; x.b = 2; y = x; \
            struct pair *p = &x, *q = &y; \
            while (__VERIFIER_nondet_int()) { p->b = 2; p->a = 1; [[q->c = p->c;||p->c = q->a;]] struct pair *t = p; p = q; q = t; } \
            if (p->a != 1 || p->c != q->c) reach_error(); return 0; }",
    },
    Twin {
        name: "threads that get a number as a pointer, and write a local array of main",
        options: MATCHING,
        violates: "unreach-call",
        program: "int *flags; void *f(void *p) { long i = (long)p; flags[i] = [[1||(int)i]]; return 0; } \
            int main(void) { int a[2]; flags = a; pthread_t s, t; pthread_create(&s, 0, f, (void *)0); pthread_create(&t, 0, f, (void *)1); \
            pthread_join(s, 0); pthread_join(t, 0); if (a[0] != 1 || a[1] != 1) reach_error(); return 0; }",
    },
    Twin {
        name: "threads that fill a struct in other orders",
        options: MATCHING,
        violates: "unreach-call",
        program: "struct box { int a, b, c, spare; }; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; \
            void *first(void *p) { struct box *x = p; pthread_mutex_lock(&m); x->a = 1; x->b = 1; pthread_mutex_unlock(&m); \
            pthread_mutex_lock(&m); x->c = x->a; pthread_mutex_unlock(&m); return 0; } \
            void *second(void *p) { struct box *x = p; [[pthread_mutex_lock(&m);||]] x->b = 2; x->a = 2; [[pthread_mutex_unlock(&m);||]] return 0; } \
            int main(void) { struct box x; pthread_t s, t; pthread_create(&s, 0, first, &x); pthread_create(&t, 0, second, &x); \
            pthread_join(s, 0); pthread_join(t, 0); if (x.a != x.b || x.c > 2 || x.c < 1) reach_error(); return 0; }",
    },
];

#[test]
fn what_was_written_counts_in_any_order() {
    check_all(HEAD, ORDER);
}

/// The lines of a report on a safe program.
#[track_caller]
fn report(program: &str) -> String {
    let folder = folder(&[("a.c", &format!("{HEAD}{program}"))]);
    let words = [&["verify", "--stats", "a.c"], MATCHING].concat();
    let output = symra_in(folder.path(), &words);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    stdout(&output)
}

fn states(report: &str) -> u64 {
    let line = report.lines().find(|line| line.contains("states at loops matched"));
    let number = line.and_then(|line| line.split_whitespace().last()?.parse().ok());
    number.expect("the states should be counted")
}

#[test]
fn few_states_are_met_again_and_their_proof_is_re_checked() {
    let writes = |order: [usize; 3]| order.map(|k| format!("a[{k}] = on ? {k} : 9; ")).concat();
    let program = format!(
        "int main(void) {{ int a[5], on = 0; int *p = a; p[0] = p[1] = p[2] = 9; while (1) {{ on = 1 - on; \
            if (__VERIFIER_nondet_int()) {{ {} }} else if (__VERIFIER_nondet_int()) {{ {} }} else {{ {} }} \
            int k = __VERIFIER_nondet_int(); if (k >= 0 && k < 3 && p[k] != (on ? k : 9)) reach_error(); }} }}",
        writes([0, 1, 2]),
        writes([2, 0, 1]),
        writes([1, 2, 0]),
    );
    let report = report(&program);
    assert!(states(&report) <= 4, "the order of writes makes no other state: {report}");
    assert!(report.contains("The proof was re-checked"), "{report}");
}

#[test]
fn what_is_not_modelled_is_told_and_not_the_number_of_states() {
    let text = format!(
        "{HEAD}pthread_t mine; void *f(void *p) {{ pthread_join(mine, 0); return 0; }} \
            int main(void) {{ pthread_t t; mine = pthread_self(); pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0; }}"
    );
    let folder = folder(&[("a.c", &text)]);
    let output = symra_in(folder.path(), &["verify", "--engine", "matching", "a.c"]);
    assert_eq!(code(&output), 20, "{}", stdout(&output));
    assert!(stdout(&output).contains("not a joinable thread"), "{}", stdout(&output));
}
