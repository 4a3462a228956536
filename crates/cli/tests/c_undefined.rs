//! Where C says nothing of what a run does, though each access alone stays in an object, in pairs: indices of arrays of variable
//! length, structs that overlap by a part, arguments that a format does not take, constant objects.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "typedef __builtin_va_list va_list;\n\
    extern int printf(const char *, ...);\n\
    extern int sprintf(char *, const char *, ...);\n\
    extern int scanf(const char *, ...);\n\
    extern int sscanf(const char *, const char *, ...);\n\
    extern void *malloc(unsigned long);\n\
    extern void free(void *);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const fn bounds(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--checks", "bounds"], violates: "bounds", program }
}

const fn memory(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--property", "valid-memsafety"], violates: "valid-deref", program }
}

const fn arguments(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--checks", "arguments"], violates: "arguments", program }
}

/// The length of a dimension is what it was where the type was declared.
const LENGTHS: &[Twin] = &[
    bounds(
        "an inner dimension",
        "int main(void) { int n = 3, m = 2; int v[n][m]; m = 9; v[0][[[1||2]]] = 1; return 0; }",
    ),
    bounds(
        "a parameter",
        "void f(int n, int m, int a[n][m]) { a[0][m[[ - 1||]]] = 1; }
            int main(void) { int a[3][2]; f(3, 2, a); return 0; }",
    ),
    bounds(
        "a pointer to rows",
        "int main(void) {
                int m = 2; int (*p)[m] = malloc(sizeof(int[3][m]));
                (*p)[[[1||m]]] = 1; free(p); return 0;
            }",
    ),
    bounds(
        "a typedef, and inputs",
        "int main(void) {
                int m = __VERIFIER_nondet_int(); if (m < 1 || m > 4) return 0;
                typedef int R[m]; R a[3];
                int k = __VERIFIER_nondet_int(); if (k < 0 || k [[>=||>]] m) return 0;
                a[1][k] = 1; return 0;
            }",
    ),
    bounds(
        "one dimension; the address behind the last element",
        "int main(void) { int m = 2; int a[m]; int *p = &a[m]; p[-1] = 0; a[m[[ - 1||]]] = 1; return 0; }",
    ),
    bounds(
        "an element of constant length in one of variable length",
        "int main(void) { int m = 2; int a[m][3]; a[1][[[2||3]]] = 1; a[m - 1][0] = 1; return 0; }",
    ),
];

#[test]
fn indices_of_variable_dimensions() {
    check_all(HEAD, LENGTHS);
}

/// A struct may be assigned to itself, and to one that lies apart, and to nothing in between.
const OVERLAPS: &[Twin] = &[
    memory(
        "pointers into bytes",
        "struct S { char b[8]; };
            int main(void) {
                char b[24] = { 0 };
                int k = __VERIFIER_nondet_int();
                struct S *p = (struct S *)(b + 8), *q = (struct S *)(b + (k ? 8 : [[16||9]]));
                *p = *q; *q = *p;
                return 0;
            }",
    ),
    memory(
        "members of a union",
        "struct S { long a[5]; };
            union { struct S s; struct { long p[[[5||1]]]; struct S s; } t; } u;
            int main(void) { u.s.a[0] = 1; u.t.s = u.s; u.s = u.s; return u.t.s.a[0]; }",
    ),
    memory(
        "a union without an address",
        "struct S { int a, b; };
            int main(void) {
                union { struct S s; struct { int p[[[2||1]]]; struct S s; } t; } u;
                u.s.a = 1; u.s.b = 2; u.t.s = u.s;
                return 0;
            }",
    ),
    arguments(
        "one of two, and elements of an array",
        "struct S { int a, b, c; };
            int main(void) {
                struct S a[4] = { { 0 } };
                int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int();
                if (i < 0 || i > 3 || j < 0 || j > 3) return 0;
                a[i] = a[j];
                struct S *p = &a[1], *q = (struct S *)((int *)&a[1] + [[3||1]]);
                *p = i ? *q : a[j];
                return 0;
            }",
    ),
];

#[test]
fn structs_that_overlap() {
    check_all(HEAD, OVERLAPS);
}

#[test]
fn overlap_without_a_check_is_unknown() {
    let program = "extern void reach_error(void);
        struct S { char b[16]; }; char b[32];
        int main(void) {
            for (int i = 0; i < 32; i++) b[i] = i;
            *(struct S *)(b + 8) = *(struct S *)b;
            if (b[20] != 12) reach_error();
            return 0;
        }";
    for (program, apart) in [(program.to_owned(), false), (program.replace("+ 8", "+ 16"), true)] {
        let told = common::twins::verdict(&program, &["--property", "unreach-call"], "lp64");
        assert_eq!(told.contains("VERDICT: false(unreach-call)"), apart, "{told}");
        assert_eq!(told.contains("VERDICT: unknown"), !apart, "{told}");
    }
}

/// Arguments are what the format takes.
const FORMATS: &[Twin] = &[
    memory(
        "as many as there are",
        "int main(void) { printf(\"%d %s\\n\", 3[[, \"a\"||]]); return 0; }",
    ),
    memory("a width", "int main(void) { printf(\"%*s\\n\", [[3, ||]]\"abc\"); return 0; }"),
    memory("a string", "int main(void) { printf(\"%s\\n\", [[(char *)\"3\"||3]]); return 0; }"),
    memory(
        "a float, and an integer of any width",
        "int main(void) { int n = printf(\"%d %f\\n\", 5L, [[1.5f||1]]); return n == 0; }",
    ),
    arguments(
        "no struct",
        "int main(void) { struct { int a; } x = { 1 }; printf(\"%d\", [[x.a||x]]); return 0; }",
    ),
    memory("a count", "int main(void) { int n; printf(\"%d%n\\n\", 1[[, &n||]]); return 0; }"),
    memory(
        "in memory",
        "int main(void) { char b[9]; sprintf(b, \"%d%d\", 1[[, 2||]]); return b[0]; }",
    ),
    memory("input", "int main(void) { int k, m; scanf(\"%d%d\", &k[[, &m||]]); return 0; }"),
    memory(
        "input that is skipped",
        "int main(void) { int k; scanf(\"%*d%d\"[[, &k||]]); return 0; }",
    ),
    memory(
        "input from a string",
        "int main(void) { int a, b; return sscanf(\"1 2\", \"%d %d\", &a[[, &b||]]) == 7; }",
    ),
];

#[test]
fn arguments_of_formats() {
    check_all(HEAD, FORMATS);
}

/// What is constant is not written, whoever writes.
const CONSTANT: &[Twin] = &[
    memory(
        "input",
        "static [[||const]] int c = 1;
            int main(void) { scanf(\"%d\", (int *)&c); return 0; }",
    ),
    memory(
        "a field, and a float",
        "struct S { int a; double b; }; static [[||const]] struct S s = { 1, 2 };
            int main(void) { scanf(\"%lf\", (double *)&s.b); return 0; }",
    ),
    memory(
        "the result of an operation",
        "static [[||const]] int c = 1; int d;
            int main(void) {
                int *p = __VERIFIER_nondet_int() ? (int *)&c : &d;
                return __builtin_add_overflow(1, 2, p);
            }",
    ),
    memory(
        "the same with another name",
        "static [[||const]] int c = 1;
            int main(void) { return __builtin_sadd_overflow(1, 2, (int *)&c); }",
    ),
];

#[test]
fn constant_objects() {
    check_all(HEAD, CONSTANT);
}

/// An argument is taken as what it was passed as: by class and size.
const TAKEN: &[Twin] = &[
    memory(
        "a float and an integer",
        "double s(int n, ...) {
                va_list a; __builtin_va_start(a, n);
                double r = __builtin_va_arg(a, double);
                __builtin_va_end(a);
                return r;
            }
            int main(void) { return s(1, [[1.5||1LL]]) == s(0, 2.5f); }",
    ),
    memory(
        "as a loop over kinds does",
        "long s(const char *k, ...) {
                va_list a; __builtin_va_start(a, k);
                long r = 0;
                for (; *k; k++) {
                    if (*k == 'd') r += __builtin_va_arg(a, double) > 0;
                    else if (*k == 'p') r += *__builtin_va_arg(a, char *);
                    else r += __builtin_va_arg(a, unsigned) & 1;
                }
                __builtin_va_end(a);
                return r;
            }
            int main(void) { int x = 1; return s(\"d[[p||d]]u\", 1.0, (void *)&x, 3) + s(\"ud\", 1, 2.0); }",
    ),
    memory(
        "structs",
        "struct A { int a, b; }; struct B { int a, b, c; };
            int s(int n, ...) {
                struct A { int a, b; };
                va_list a; __builtin_va_start(a, n);
                int r = __builtin_va_arg(a, struct [[A||B]]).b;
                __builtin_va_end(a);
                return r;
            }
            int main(void) { struct A a = { 1, 2 }; return s(1, a); }",
    ),
    memory(
        "recursion",
        "int s(int n, ...) {
                va_list a; __builtin_va_start(a, n);
                int r = 0;
                if (n & 1) r = __builtin_va_arg(a, int); else r = __builtin_va_arg(a, double) > 0;
                __builtin_va_end(a);
                return n > 1 ? r + s(n - 1, [[1||1.0]]) : r;
            }
            int main(void) { return s(2, 1.0); }",
    ),
];

#[test]
fn arguments_of_variadic_functions() {
    check_all(HEAD, TAKEN);
}

#[test]
fn taking_another_type_without_a_check_is_unknown() {
    let program = "extern void reach_error(void);
        double s(int n, ...) {
            __builtin_va_list a; __builtin_va_start(a, n);
            double r = __builtin_va_arg(a, double);
            __builtin_va_end(a);
            return r;
        }
        int main(void) { if (s(1, 0x3ff0000000000000LL) != 1.0) reach_error(); return 0; }";
    let told = common::twins::verdict(program, &["--property", "unreach-call"], "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
}

/// A byte that is stored where a `_Bool` is must be 0 or 1.
#[test]
fn truth_values_that_are_none_are_unknown() {
    let programs = [
        "int main(void) { _Bool b; *(char *)&b = VALUE; check(b == 1 || b == 0); return 0; }",
        "int main(void) { _Bool b; *(char *)&b = VALUE; b ^= 1; check(!b); return 0; }",
        "union { int i; _Bool b; } u;
            int main(void) { u.i = VALUE; check(u.b == 1); return 0; }",
        "struct { _Bool b; char c; } s;
            int main(void) {
                char *p = __VERIFIER_nondet_int() ? (char *)&s.b : &s.c;
                *p = VALUE; check(s.b == 1 || s.b == 0); return 0;
            }",
    ];
    for program in programs {
        for (value, wanted) in [("1", "VERDICT: true"), ("2", "VERDICT: unknown")] {
            let text = format!("{HEAD}{}", program.replace("VALUE", value));
            let told = common::twins::verdict(&text, &["--property", "unreach-call"], "lp64");
            assert!(told.contains(wanted), "{text}\n{told}");
        }
    }
}
