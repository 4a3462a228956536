//! Where objects die, and what a value's type is, in pairs: jumps out of blocks and threads, statements that are blocks, casts of bit-fields.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "typedef struct { long space[25]; } jmp_buf[1];\n\
    extern int setjmp(jmp_buf);\n\
    extern void longjmp(jmp_buf, int);\n\
    typedef unsigned long pthread_t;\n\
    extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);\n\
    extern int pthread_join(pthread_t, void **);\n\
    extern void pthread_exit(void *);\n\
    extern int thrd_create(pthread_t *, int (*)(void *), void *);\n\
    extern int thrd_join(pthread_t, int *);\n\
    extern void thrd_exit(int);\n\
    extern void *malloc(unsigned long);\n\
    extern void free(void *);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const fn memory(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--property", "valid-memsafety"], violates: "valid-deref", program }
}

const fn reach(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--property", "unreach-call"], violates: "unreach-call", program }
}

/// Of a function that is active twice, the later call's objects die first.
const ACTIVE_TWICE: &[Twin] = &[
    memory(
        "what a recursive call leaves to the one before it",
        "static void f(int n, int **out) {
                int x = n; int *in = 0;
                if (n > 0) f(n - 1, &in);
                [[if (in) in = 0;||if (in) *in = 1;]]
                if (out) *out = &x;
            }
            int main(void) { f(1, 0); return 0; }",
    ),
    memory(
        "the same through another function, and a parameter",
        "static void f(int x, int **out);
            static void g(int n, int **out) { f(n - 1, out); }
            static void f(int x, int **out) {
                int *in = 0, y = 0;
                if (x > 0) g(x, &in);
                [[in = &y;||if (!in) in = &y;]] *in = 1;
                if (out) *out = &x;
            }
            int main(void) { f(2, 0); return 0; }",
    ),
    memory(
        "pointers to the objects of calls that have not ended",
        "static int f(int n, int *above) {
                int x = n, y = n, *at = [[above ? above : &x||&y]];
                if (n > 0) f(n - 1, at);
                [[||if (n == 0 && above) { int *z; { int w = 1; z = &w; } above = z; }]]
                if (above) *above = n;
                return *at;
            }
            int main(void) { return f(2, 0); }",
    ),
    memory(
        "what a thread leaves to another one of the same function",
        "int **slot;
            void *f(void *first) {
                int x = 1; int *in = 0; pthread_t t;
                if (!first) { *slot = &x; return 0; }
                slot = &in;
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                [[in = &x;||]] *in = 2;
                return 0;
            }
            int main(void) {
                pthread_t t; int one;
                pthread_create(&t, 0, f, &one); pthread_join(t, 0);
                return 0;
            }",
    ),
];

#[test]
fn functions_that_are_active_twice() {
    check_all(HEAD, ACTIVE_TWICE);
}

/// An array of variable length dies where control goes back behind its declaration.
const ARRAYS: &[Twin] = &[
    memory(
        "an array that is declared again",
        "int main(void) {
                int n = 1; int *p = 0;
                again:;
                int a[n]; a[0] = n;
                if (n == 1) { p = a; n = 2; goto again; }
                [[p = a;||]] *p = 1;
                return 0;
            }",
    ),
    memory(
        "an array that is not declared yet",
        "int main(void) {
                int n = 1; int *p = 0;
                [[again:;||]]
                if (n > 1) n = 3;
                [[||again:; if (p) *p = 2;]]
                int a[n]; a[0] = n;
                if (n == 1) { p = a; n = 2; goto again; }
                return 0;
            }",
    ),
    memory(
        "an array that stays: the label is behind it",
        "int main(void) {
                int n = 1; int *p = 0;
                [[||again:;]] int a[n]; [[again:;||]]
                { int b[n]; b[0] = 0; if (n == 1) { p = a; n = 2; goto again; } }
                *p = 1;
                return 0;
            }",
    ),
    memory(
        "a jump to an address",
        "int main(void) {
                int n = 1; int *p = 0; void *where = &&again;
                again:;
                int a[n]; a[0] = n;
                if (n == 1) { p = a; n = 2; goto *where; }
                [[p = a;||]] *p = 1;
                return 0;
            }",
    ),
];

#[test]
fn arrays_of_variable_length() {
    check_all(HEAD, ARRAYS);
}

const JUMPS: &[Twin] = &[
    memory(
        "a jump out of a block of the same function",
        "jmp_buf b; int *p;
            int main(void) {
                [[int x = 1;||]] if (setjmp(b) == 0) { [[||int x = 1;]] p = &x; longjmp(b, 1); }
                return *p;
            }",
    ),
    memory(
        "a jump back, and the block is entered again",
        "jmp_buf b; int *p; volatile int n;
            int main(void) {
                setjmp(b);
                if (n < 2) { int x = n; [[p = &x;||if (n == 0) p = &x;]] n++; *p = 3; longjmp(b, 1); }
                return 0;
            }",
    ),
    memory(
        "a jump through a function whose block was not entered",
        "jmp_buf b; int *q;
            void g(int c) { if (c) { int y = 1; q = &y; *q = 2; } longjmp(b, 1); }
            int main(void) {
                int *volatile p = malloc(4); if (!p) return 0;
                if (!setjmp(b)) g([[0||1]]);
                *p = 3; free(p); [[||*q = 1;]]
                return 0;
            }",
    ),
    reach(
        "an element that changed since",
        "jmp_buf b;
            int main(void) {
                int i = __VERIFIER_nondet_int(); if (i < 0 || i > 1) return 0;
                [[volatile||]] int a[2] = { 1, 2 };
                if (setjmp(b) == 0) { a[i] = 5; longjmp(b, 1); }
                check(a[i] == 5); return 0;
            }",
    ),
    reach(
        "a variable that a pointer changed since",
        "jmp_buf b; void inc(int *p) { ++*p; }
            int main(void) {
                int n = 1, m = 1; int *p = &n, *q = &m; inc(q);
                if (!setjmp(b)) { inc(p); longjmp(b, 1); }
                check([[*q||*p]] == 2); return 0;
            }",
    ),
];

const STATEMENTS: &[Twin] = &[
    memory(
        "a literal in the condition of an if",
        "int main(void) { int *p; if ((p = &(int){5})) { [[return *p;||;]] } [[return 0;||return *p;]] }",
    ),
    memory(
        "a literal in the condition of an else",
        "int main(void) {
                int c = __VERIFIER_nondet_int(), *p = &c;
                if (c) ; else if ((p = &(int){5})) { c = *p; }
                return [[c||*p]];
            }",
    ),
    memory(
        "a literal in the condition of a while",
        "int main(void) { int *p, n = 0; while (p = &(int){n}, n++ < 2) *p = 1; return [[n||*p]]; }",
    ),
    memory(
        "a literal in the condition of a do",
        "int main(void) { int *p; do ; while (*(p = &(int){0})); return [[0||*p]]; }",
    ),
    memory(
        "a literal in what a switch is about",
        "int main(void) { int *p; switch (*(p = &(int){5})) { case 5: [[return *p;||break;]] } [[return 0;||return *p;]] }",
    ),
];

const THREADS: &[Twin] = &[
    memory(
        "a variable of a thread that has ended",
        "int *p, y; void *f(void *a) { int x = 1; p = [[&y||&x]]; pthread_exit(0); }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return *p; }",
    ),
    memory(
        "a variable as a thread's result",
        "int y; void *f(void *a) { int x = 1; pthread_exit([[&y||&x]]); }
            int main(void) { pthread_t t; void *r; pthread_create(&t, 0, f, 0); pthread_join(t, &r); return *(int *)r; }",
    ),
    memory(
        "a variable of a thread of C11",
        "int *p, y; int f(void *a) { int x = 1; p = [[&y||&x]]; thrd_exit(0); }
            int main(void) { pthread_t t; thrd_create(&t, f, 0); thrd_join(t, 0); return *p; }",
    ),
    memory(
        "a variable of main, which has ended",
        "int y; void *f(void *a) { *(int *)a = 1; return 0; }
            int main(void) { int x = 0; pthread_t t; pthread_create(&t, 0, f, [[&y||&x]]); pthread_exit(0); }",
    ),
];

const CASTS: &[Twin] = &[
    reach(
        "a narrow bit-field as its own type",
        "struct s { unsigned b : 3; };
            int main(void) { struct s s; s.b = 0; check([[(unsigned)||]] s.b - 1 > 0); return 0; }",
    ),
    reach(
        "a wide bit-field as its own type",
        "struct s { unsigned long long w : 40; };
            int main(void) { struct s s; s.w = 1ULL << 39; check([[(unsigned long long)||]] s.w * 2 == 1ULL << 40); return 0; }",
    ),
    reach(
        "what was stored to a wide bit-field",
        "struct s { unsigned long long w : 40; };
            int main(void) { struct s s; check((unsigned long long)(s.w = 1ULL << 39) * 2 == [[1ULL << 40||0]]); return 0; }",
    ),
];

#[test]
fn jumps_end_the_blocks_that_they_leave() {
    check_all(HEAD, JUMPS);
}

#[test]
fn statements_with_conditions_are_blocks() {
    check_all(HEAD, STATEMENTS);
}

#[test]
fn threads_that_exit_end_their_objects() {
    check_all(HEAD, THREADS);
}

#[test]
fn casts_of_bit_fields_have_all_bits() {
    check_all(HEAD, CASTS);
}
