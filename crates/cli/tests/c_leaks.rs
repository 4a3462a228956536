//! Memory that is left when a program ends, and shifts that overflow, in pairs.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "typedef unsigned long size_t;\n\
    extern void *malloc(size_t);\n\
    extern void free(void *);\n\
    extern void abort(void);\n\
    extern void exit(int);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    struct node { struct node *next; int *data; };\n";

const fn leak(name: &'static str, program: &'static str) -> Twin {
    let options = &["--property", "valid-memsafety"];
    Twin { name, options, violates: "valid-memtrack", program }
}

const fn cleanup(name: &'static str, program: &'static str) -> Twin {
    let options = &["--property", "valid-memcleanup"];
    Twin { name, options, violates: "valid-memcleanup", program }
}

const fn overflow(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--property", "no-overflow"], violates: "no-overflow", program }
}

const LEAKS: &[Twin] = &[
    leak(
        "a pointer in heap memory",
        "int **g; int main(void) { g = malloc(sizeof(int *)); *g = malloc(4); [[||free(g);]] return 0; }",
    ),
    leak(
        "a table of pointers",
        "int *table[10]; int main(void) { for (int i = 0; i < 10; i++) table[i] = malloc(4); [[||table[3] = table[4];]] return 0; }",
    ),
    leak(
        "a table in a struct",
        "static struct { char c; int *a[3]; struct node *last; } s;
            int main(void) { s.a[(unsigned)__VERIFIER_nondet_int() % 3] = malloc(4); s.last = malloc(sizeof *s.last); s.last->next = 0; s.last->data = malloc(4); [[||s.a[0] = 0;]] return 0; }",
    ),
    leak(
        "a ring with a static head",
        "struct node head = {&head, 0};
            int main(void) {
                struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b); a->data = b->data = 0;
                a->next = b; b->next = head.next; head.next = [[a||b]]; return 0;
            }",
    ),
    leak(
        "a chain of nodes",
        "struct node *g;
            int main(void) {
                g = malloc(sizeof *g); g->next = malloc(sizeof *g); g->data = 0;
                g->next->next = 0; g->next->data = malloc(4);
                [[||g->next = 0;]] return 0;
            }",
    ),
    leak(
        "a ring of nodes that nothing points to",
        "struct node *g;
            int main(void) {
                g = malloc(sizeof *g); g->next = malloc(sizeof *g); g->data = 0;
                g->next->next = g; g->next->data = 0;
                [[||g = 0;]] return 0;
            }",
    ),
    leak(
        "a node that dead memory points to",
        "struct node *g;
            int main(void) {
                struct node *p = malloc(sizeof *p); p->data = 0; p->next = 0;
                g = malloc(sizeof *g); g->next = p; g->data = 0;
                if (__VERIFIER_nondet_int()) { [[free(p);||]] free(g); }
                return 0;
            }",
    ),
    leak(
        "an object too small for a pointer",
        "struct node *g; char *c;
            int main(void) {
                g = malloc(sizeof *g); g->data = malloc(4); g->next = 0;
                c = malloc(1); *c = 1; [[||c = 0;]]
                return 0;
            }",
    ),
];

const CLEANUP: &[Twin] = &[
    cleanup(
        "what an abort leaves",
        "int main(void) { int *p = malloc(4); if (__VERIFIER_nondet_int()) { [[free(p);||]] abort(); } free(p); return 0; }",
    ),
    cleanup(
        "what a failed check leaves",
        "void reach_error(void) { abort(); }
            int main(void) { int *p = malloc(4); *p = __VERIFIER_nondet_int(); if (*p == 7) { [[free(p);||]] reach_error(); } free(p); return 0; }",
    ),
];

const SHIFTS: &[Twin] = &[
    overflow(
        "a shift by one",
        "int main(void) { int a = __VERIFIER_nondet_int(); if (a < 0 || a > [[0x3fffffff||0x40000000]]) return 0; return a << 1; }",
    ),
    overflow(
        "a shift by an input",
        "int main(void) { int n = __VERIFIER_nondet_int(); if (n < 0 || n > [[30||31]]) return 0; return 1 << n; }",
    ),
];

#[test]
fn heap_memory_is_followed_through_heap_memory() {
    check_all(HEAD, LEAKS);
}

#[test]
fn all_ends_of_a_program_must_be_clean() {
    check_all(HEAD, CLEANUP);
}

#[test]
fn a_product_with_a_power_of_two_may_overflow() {
    check_all(HEAD, SHIFTS);
}

#[test]
fn a_chain_that_is_too_long_is_not_followed_to_its_end() {
    let program = "struct node *g;
        int main(void) {
            for (int i = 0; i < 40; i++) { struct node *n = malloc(sizeof *n); n->next = g; n->data = 0; g = n; }
            return 0;
        }";
    let told = verdict(&format!("{HEAD}{program}"), &["--property", "valid-memsafety"], "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
}

#[test]
fn whether_a_shift_of_a_negative_number_overflows_is_not_said() {
    let program = "int main(void) { int a = __VERIFIER_nondet_int(); if (a < -4 || a >= 0) return 0; return a << 1; }";
    let told = verdict(&format!("{HEAD}{program}"), &["--property", "no-overflow"], "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
}
