//! Lists of unknown length: what holds of every node is proved by formulas about all objects, in pairs of programs.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "#include <stdlib.h>\nextern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\n\
    struct node { int data; struct node *next; };\n";

const REACH: &[&str] = &["--engine", "auto", "--property", "unreach-call"];
const DEREF: &[&str] = &["--engine", "auto", "--property", "valid-deref"];

const MATCHING: &[&str] = &["--engine", "matching", "--property", "unreach-call"];

const LISTS: &[Twin] = &[
    Twin {
        name: "nodes are put on a list and taken off forever",
        options: MATCHING,
        violates: "unreach-call",
        program: "int main(void) { struct node *list = 0; \
            for (;;) { if (list && __VERIFIER_nondet_int()) { struct node *n = list; list = n->next; \
            if (n->data != 7) reach_error(); free(n); } \
            else if (!list[[|||| !list->next && list->data == 7 && __VERIFIER_nondet_int()]]) { struct node *n = malloc(sizeof *n); \
            n->data = list ? 8 : 7; n->next = list; list = n; } } }",
    },
    Twin {
        name: "nodes are moved from one list to another forever, or copied and forgotten",
        options: MATCHING,
        violates: "unreach-call",
        program: "int main(void) { struct node *a = malloc(sizeof *a), *b = 0; a->data = 1; a->next = 0; \
            for (;;) { if (a) { struct node *n = a; a = n->next; n->next = b; b = n; if (n->data != 1) reach_error(); } \
            else { struct node *n = malloc(sizeof *n); n->data = b->data[[|| + (__VERIFIER_nondet_int() == 5)]]; \
            n->next = b->next; b = b->next; a = n; } } }",
    },
    Twin {
        name: "one node at a time, copied and freed",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) { struct node *p = malloc(sizeof *p); if (!p) abort(); p->data = 1; p->next = 0; \
            while (__VERIFIER_nondet_int()) { struct node *q = malloc(sizeof *q); if (!q) abort(); \
            [[q->data = p->data; free(p);||free(p); q->data = p->data;]] q->next = 0; p = q; } free(p); return 0; }",
    },
    Twin {
        name: "one node at a time keeps what it holds",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *p = malloc(sizeof *p); if (!p) abort(); p->data = 1; p->next = 0; \
            while (__VERIFIER_nondet_int()) { struct node *q = malloc(sizeof *q); if (!q) abort(); \
            q->data = p->data[[||+ 1]]; q->next = 0; free(p); p = q; } if (p->data != 1) reach_error(); free(p); return 0; }",
    },
    Twin {
        name: "every node holds 1",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = 0; while (__VERIFIER_nondet_int()) { struct node *n = malloc(sizeof *n); \
            if (!n) abort(); n->data = [[1||__VERIFIER_nondet_int()]]; n->next = head; head = n; } \
            for (struct node *p = head; p; p = p->next) if (p->data != 1) reach_error(); return 0; }",
    },
    Twin {
        name: "every node holds 1 or 2",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { struct node *head = 0; while (__VERIFIER_nondet_int()) { struct node *n = malloc(sizeof *n); \
            if (!n) abort(); if (__VERIFIER_nondet_int()) n->data = 1; else n->data = [[2||3]]; n->next = head; head = n; } \
            for (struct node *p = head; p; p = p->next) if (p->data != 1 && p->data != 2) reach_error(); return 0; }",
    },
    Twin {
        name: "every node is an object",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) { struct node *head = 0; while (__VERIFIER_nondet_int()) { struct node *n = malloc(sizeof *n); \
            if (!n) abort(); n->data = 1; n->next = head; head = n; } \
            int sum = 0; for (struct node *p = head; p; p = p->next) sum ^= [[p||p->next]]->data; return sum; }",
    },
];

#[test]
fn lists_of_unknown_length() {
    check_all(HEAD, LISTS);
}
