//! Lists that are built at the tail, in two places, in both directions or as rings, and freed: what holds of their links is
//! proved by formulas about all objects, in pairs of programs.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "#include <stdlib.h>\nextern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\n\
    struct node { int data; struct node *next; struct node *prev; };\n\
    static struct node *make(int data) { struct node *n = malloc(sizeof *n); if (!n) abort(); n->data = data; n->next = 0; \
    return n; }\n";

const REACH: &[&str] = &["--engine", "simulation,houdini", "--property", "unreach-call"];
const SAFETY: &[&str] = &["--engine", "simulation,houdini", "--property", "valid-memsafety"];

const LISTS: &[Twin] = &[
    Twin {
        name: "nodes are appended to a first one",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = make(1), *last = head; \
            while (__VERIFIER_nondet_int()) { struct node *n = make([[1||__VERIFIER_nondet_int()]]); last->next = n; last = n; } \
            for (struct node *p = head; p; p = p->next) if (p->data != 1) reach_error(); return 0; }",
    },
    Twin {
        name: "the last node is written when the next one is there",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = malloc(sizeof *head); if (!head) abort(); struct node *p = head; \
            while (__VERIFIER_nondet_int()) { p->data = 1; p->next = malloc(sizeof *p); if (!p->next) abort(); p = p->next; } \
            p->data = [[1||2]]; p->next = 0; for (p = head; p; p = p->next) if (p->data != 1) reach_error(); return 0; }",
    },
    Twin {
        name: "a ring",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = make(1); head->next = head; \
            while (__VERIFIER_nondet_int()) { struct node *n = make([[1||2]]); n->next = head->next; head->next = n; } \
            struct node *p = head; do { if (p->data != 1) reach_error(); p = p->next; } while (p != head); return 0; }",
    },
    Twin {
        name: "the conditions on what is written",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = 0; while (__VERIFIER_nondet_int()) { int x = __VERIFIER_nondet_int(); \
            if (x > 3 && x < [[10||12]]) { struct node *n = make(0); n->data = x; n->next = head; head = n; } } \
            for (struct node *p = head; p; p = p->next) if (p->data - 4 > 5) reach_error(); return 0; }",
    },
    Twin {
        name: "nodes are numbered and counted",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { int c = 0; struct node *head = 0; while (__VERIFIER_nondet_int() && c < 1000) { \
            struct node *n = make([[c||c / 2]]); n->next = head; head = n; c++; } \
            for (struct node *p = head; p; p = p->next) { c--; if (p->data != c) reach_error(); } return 0; }",
    },
    Twin {
        name: "a list is freed",
        options: SAFETY,
        violates: "valid-deref",
        program: "int main(void) { struct node *head = 0; while (__VERIFIER_nondet_int()) { struct node *n = make(1); \
            n->next = head; head = n; } \
            while (head) { [[struct node *n = head->next; free(head); head = n;||free(head); head = head->next;]] } return 0; }",
    },
];

/// These need more queries, which have little time each: on a machine that is busy, some are not decided.
const LARGER: &[Twin] = &[
    Twin {
        name: "two lists grow in one loop",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *a = 0, *b = 0; while (__VERIFIER_nondet_int()) { \
            if (__VERIFIER_nondet_int()) { struct node *n = make(1); n->next = a; a = n; } \
            else { struct node *n = make(2); n->next = [[b||a]]; b = n; } } \
            for (struct node *p = b; p; p = p->next) if (p->data != 2) reach_error(); \
            for (struct node *p = a; p; p = p->next) if (p->data != 1) reach_error(); return 0; }",
    },
    Twin {
        name: "what is two steps from a node",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = make(1), *last = head; \
            while (__VERIFIER_nondet_int()) { struct node *n = make(0); \
            last->next = n; n->next = make([[1||2]]); last = n->next; } \
            for (struct node *p = head; p; p = p->next) if (p->data == 0 && (!p->next || p->next->data != 1)) reach_error(); \
            return 0; }",
    },
    Twin {
        name: "the way back",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = 0; while (__VERIFIER_nondet_int()) { struct node *n = make(1); \
            n->prev = 0; n->next = head; if (head) head->prev = [[n||head]]; head = n; } \
            for (struct node *p = head; p; p = p->next) if (p->next && p->next->prev != p) reach_error(); return 0; }",
    },
    Twin {
        name: "a list with nodes at its end is freed",
        options: SAFETY,
        violates: "valid-memtrack",
        program: "int main(void) { struct node *head = 0, *last = 0; while (__VERIFIER_nondet_int()) { struct node *n = make(1); \
            if (last) last->next = n; else head = n; last = n; } \
            while (head) { struct node *n = head->next; [[free(head);||if (n) free(head);]] head = n; } return 0; }",
    },
    Twin {
        name: "a ring is freed",
        options: SAFETY,
        violates: "valid-free",
        program: "int main(void) { struct node *head = make(1); head->next = head; \
            while (__VERIFIER_nondet_int()) { struct node *n = make(1); n->next = head->next; head->next = n; } \
            struct node *p = head->next; while (p != head) { struct node *n = p->next; free(p); p = n; } \
            free([[head||head->next]]); return 0; }",
    },
];

#[test]
fn linked_lists() {
    check_all(HEAD, LISTS);
}

#[test]
#[ignore = "needs a machine that has nothing else to do"]
fn larger_linked_lists() {
    check_all(HEAD, LARGER);
}
