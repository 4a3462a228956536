//! Pairs of programs, one aligned and one not.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "typedef unsigned long size_t; void *malloc(size_t); void *calloc(size_t, size_t); void free(void *);
    void *aligned_alloc(size_t, size_t); void *memcpy(void *, const void *, size_t);
    int __VERIFIER_nondet_int(void); unsigned __VERIFIER_nondet_uint(void);\n";
const MISALIGNED: &[&str] = &["--checks", "misaligned"];

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: MISALIGNED, violates: "misaligned", program }
}

const ALIGNED: &[Twin] = &[
    twin(
        "a pointer to bytes of an array of int",
        "int main(void) { int a[4] = {0}; char *p = (char *)a; *(int *)(p + [[4||2]]) = 1; return a[1]; }",
    ),
    twin(
        "bytes that are moved by an input",
        "int main(void) { char *p = malloc(64); unsigned i = __VERIFIER_nondet_uint(); if (i > 40 || i % [[2||1]]) return 0;
            short s = *(short *)(p + i); free(p); return s & 0; }",
    ),
    twin(
        "an array of char",
        "int main(void) { [[_Alignas(4)||]] char t[8]; char *volatile p = t; *(int *)p = 1; return 0; }",
    ),
    twin(
        "an array of char that is split",
        "int main(void) { [[_Alignas(4)||]] char t[8]; *(int *)(t + 4) = 1; return 0; }",
    ),
    twin(
        "members of packed structs",
        "struct __attribute__((packed)) p { char c; int i; int a[3]; struct { short s; long l; } in; };
        int main(void) { struct p r = {0}, *q = &r; int k = __VERIFIER_nondet_int(); if (k < 0 || k > 2) return 0;
            r.i = 1; q->i = 2; q->a[k] = 3; int *i = &q->i; [[q->i||*i]] = 4; return 0; }",
    ),
    twin(
        "a type with less alignment",
        "typedef int loose __attribute__((aligned(1)));
        int main(void) { char *p = malloc(8); *([[loose||int]] *)(p + 1) = 1; free(p); return 0; }",
    ),
    twin(
        "a struct with more alignment",
        "struct __attribute__((aligned(64))) s { int x; };
        int main(void) { struct s *p = aligned_alloc([[64||16]], 64); p->x = 1; free(p); return 0; }",
    ),
    twin(
        "objects of several alignments in one class",
        "int main(void) { int i = 0; [[int||char]] c[4] = {0}; long l = 0; int which = __VERIFIER_nondet_int();
            void *p = which == 0 ? (void *)&i : which == 1 ? (void *)c : (void *)&l; *(int *)p = 1; return 0; }",
    ),
    twin(
        "an address that was asked for",
        "int main(void) { char t[16]; char *p = t; size_t n = (size_t)p; p += (4 - n % 4) % 4[[|| + 1]]; *(int *)p = 1; return 0; }",
    ),
    twin(
        "a number",
        "int f(int x) { if (x) return *(int *)[[0x1000||0x1002]]; return 0; } int main(void) { return f(__VERIFIER_nondet_int()) & 0; }",
    ),
    twin(
        "a pointer to a struct and its members",
        "struct s { char c; short s; double d; } *q;
        int main(void) { q = malloc(2 * sizeof *q); struct s *p = (struct s *)((char *)q + [[sizeof *q||2]]); p->s = 1; free(q); return 0; }",
    ),
    twin(
        "memory of calls",
        "int f(void *p) { return *(int *)p; }
        int main(void) { int x = 1; char c[5] = {0}; memcpy(c + 1, &x, 4); int y; memcpy(&y, c + 1, 4); return f([[&y||c + 1]]) & 0; }",
    ),
];

#[test]
fn pointers_are_aligned_for_their_types() {
    check_all(HEAD, ALIGNED);
}
