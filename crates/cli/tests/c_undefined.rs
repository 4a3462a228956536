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
