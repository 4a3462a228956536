//! The order of evaluation, where C leaves it open: every order counts, and what is not ordered at all is not known.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern void reach_error(void);\n\
    void *malloc(__SIZE_TYPE__); void exit(int);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const REACH: &[&str] = &["--property", "unreach-call"];

const CHOICES: &[Twin] = &[
    Twin {
        name: "arguments of formatted output",
        options: REACH,
        violates: "unreach-call",
        program: "int sprintf(char *, const char *, ...); int n; int f(void) { n = 1; return 1; }
            int main(void) { char b[10]; [[f();||]] sprintf(b, \"%d%d\", f(), n); check(b[1] == '1'); return 0; }",
    },
    Twin {
        name: "arguments of formatted input",
        options: REACH,
        violates: "unreach-call",
        program: "int sscanf(const char *, const char *, ...); int n, k[2]; const char *f(void) { n = 1; return \"7\"; }
            int main(void) { [[f();||]] sscanf(f(), \"%d\", k + n); check(k[1] == 7); return 0; }",
    },
    Twin {
        name: "operands of atomic operations",
        options: REACH,
        violates: "unreach-call",
        program: "int n, k[2]; int *f(void) { n = 1; return k; } int g(void) { n = 1; return 5; }
            int main(void) { [[f();||]] __atomic_fetch_add(f(), n ? 7 : 5, 5); check(k[0] == 7); _Atomic int x = 0, y = 0;
            [[||n = 0;]] *(n ? &x : &y) = g(); check(x == 5); return 0; }",
    },
    Twin {
        name: "operands of complex numbers",
        options: REACH,
        violates: "unreach-call",
        program: "int n; _Complex double f(void) { n = 1; return 2.0; } _Complex double g(void) { return n; }
            int main(void) { [[f();||]] _Complex double z = f() * g(); check(__real__ z == 2.0); return 0; }",
    },
    Twin {
        name: "errno and a function that sets it",
        options: REACH,
        violates: "unreach-call",
        program: "#include <errno.h>\n#include <stdlib.h>\n
            int main(void) { errno = 0; long r = errno + (strtol(\"99999999999999999999999\", 0, 10) > 0);
            check((r == 1) [[| (r == 1 + ERANGE)||]]); return 0; }",
    },
    Twin {
        name: "a compound assignment and a call that changes its place",
        options: REACH,
        violates: "unreach-call",
        program: "int x = 1; int f(void) { x = 10; return 1; }
            int main(void) { x += f(); check((x == 11) [[| (x == 2)||]]); return 0; }",
    },
    Twin {
        name: "a compound assignment through a pointer",
        options: REACH,
        violates: "unreach-call",
        program: "int x = 1, y; int f(void) { [[y||x]] = 10; return 1; }
            int main(void) { int *p = &x; *p += 2 * f(); check(x == [[3||12]]); return 0; }",
    },
    Twin {
        name: "a variable and a call that changes it",
        options: REACH,
        violates: "unreach-call",
        program: "int i = 1; int g(void) { i = 5; return 1; }
            int main(void) { int r = i + g(); check((r == 2) [[| (r == 6)||]]); return 0; }",
    },
    Twin {
        name: "a division that may come before the call that ends the program",
        options: &["--checks", "div-by-zero,bounds"],
        violates: "div-by-zero",
        program: "int z; int g(void) { z += [[1||0]]; return 1; } int f(void) { exit(0); return 1; }
            int main(void) { g(); int r = f() + 1 / z; return r; }",
    },
    Twin {
        name: "an element that may be read before the call that ends the program",
        options: &["--checks", "bounds"],
        violates: "bounds",
        program: "int a[3], n = [[2||3]]; int f(void) { exit(0); return 1; } int g(int x, int y) { return x + y; }
            int main(void) { return g(f(), a[n]); }",
    },
    Twin {
        name: "an element that is only read after the call",
        options: &["--checks", "bounds"],
        violates: "bounds",
        program: "int a[3], n = 3; int f(void) { [[exit(0);||]] return 1; }
            int main(void) { return f() && a[n]; }",
    },
    Twin {
        name: "the call on the left",
        options: REACH,
        violates: "unreach-call",
        program: "int i = 1; int g(void) { i = 5; return 1; }
            int main(void) { int r = g() + i; check((r == 6) [[| (r == 2)||]]); return 0; }",
    },
    Twin {
        name: "arguments that change one object",
        options: REACH,
        violates: "unreach-call",
        program: "int i; int g(void) { return i = i * 10 + 1; } int h(void) { return i = i * 10 + 2; }
            void f(int a, int b) {}
            int main(void) { f(g(), h()); check((i == 12) [[| (i == 21)||]]); return 0; }",
    },
    Twin {
        name: "initializers of an array",
        options: REACH,
        violates: "unreach-call",
        program: "int n; int next(void) { return ++n; }
            int main(void) { int a[2] = { next(), next() }, x = a[0], y = a[1]; check([[x != y||x < y]]); return 0; }",
    },
    Twin {
        name: "loads between the calls of both operands",
        options: REACH,
        violates: "unreach-call",
        program: "int a, b; int f(void) { b = 1; return 0; } int g(void) { a = 1; return 0; }
            int main(void) { int r = (a + f()) + (10 * b + g()); check((r == 0) | (r == 1) | (r == 10) [[| (r == 11)||]]); return 0; }",
    },
    Twin {
        name: "a local through a pointer",
        options: REACH,
        violates: "unreach-call",
        program: "int set(int *p) { *p = 7; return 0; }
            int main(void) { int y = 1, z = 1; int r = y + set([[&z||&y]]); check(r == 1); return 0; }",
    },
    Twin {
        name: "an index and a call",
        options: REACH,
        violates: "unreach-call",
        program: "int i, a[2]; int f(void) { [[a[1] = 3||i = 1]]; return 5; }
            int main(void) { a[i] = f(); check(a[0] == 5); return 0; }",
    },
    Twin {
        name: "a call that ends the program and one that fails",
        options: REACH,
        violates: "unreach-call",
        program: "int f(void) { exit(0); return 0; } int g(void) { reach_error(); return 1; }
            int main(void) { return f() [[&&||+]] g(); }",
    },
    Twin {
        name: "a call through a pointer",
        options: REACH,
        violates: "unreach-call",
        program: "int x = 1; int one(void) { return 1; } int two(void) { x = 2; return 1; }
            int main(void) { int (*f)(void) = [[one||two]]; int r = x + f(); check(r == 2); return 0; }",
    },
];

const ORDERED: &[Twin] = &[
    Twin {
        name: "what commas, conditions and arguments order",
        options: REACH,
        violates: "unreach-call",
        program: "int g; int f(int x) { g = x; return x; }
            int main(void) {
                f(f(1)); check(g == 1);
                int b = f(2) && f(3); check(g == 3);
                (void)(f(4), f(5)); check(g == 5);
                g = f(6); check(g == [[6||5]]);
                int i = 0, k = (i++, i) + 1, m = i++ && i;
                check(k == 2 && m == 1 && b == 1);
                return 0;
            }",
    },
    Twin {
        name: "calls whose effects commute",
        options: REACH,
        violates: "unreach-call",
        program: "int c; int f(int x) { c++; return x; }
            int main(void) { int r = f(1) + f(2); check(r == 3 && c == [[2||1]]); return 0; }",
    },
    Twin {
        name: "calls that fill memory of their own",
        options: REACH,
        violates: "unreach-call",
        program: "struct t { struct t *l, *r; int v; };
            struct t *make(struct t *l, struct t *r, int v) {
                struct t *t = malloc(sizeof *t); t->l = l; t->r = r; t->v = v; return t; }
            struct t *build(int d) { if (d == 0) return 0; return make(build(d - 1), build(d - 1), d); }
            int main(void) { struct t *t = build(4); check(t->l->r->v == [[2||1]]); return 0; }",
    },
    Twin {
        name: "different members and elements",
        options: REACH,
        violates: "unreach-call",
        program: "struct s { int n; int d[4]; };
            int main(void) {
                struct s s = { 0 }; struct s *p = &s; int x = __VERIFIER_nondet_int() & 1;
                for (int k = 0; k < 3; k++) p->d[p->n++] = x;
                int a[3] = { 0 }, i = 0, j = 1;
                a[i] = a[j]++;
                check(s.n == 3 && a[1] == [[1||0]]);
                return 0;
            }",
    },
];

#[test]
fn every_order_counts() {
    check_all(HEAD, CHOICES);
}

#[test]
fn what_is_ordered_has_one_order() {
    check_all(HEAD, ORDERED);
}

#[test]
fn accesses_without_an_order_are_not_known() {
    for body in [
        "int a[3] = { 0 }, i = 0; a[i] = i++; check(a[0] == 0);",
        "int i = 0; i = i++ + 1; check(i == 1);",
        "int i = 0; int r = f(i++) + f(i); check(r == 1);",
        "int a[2] = { 0 }, i = 0, j = i; a[i] = a[j]++; check(a[0] == 0);",
        "int i = 0, *p = &i; int r = i++ + *p; check(r == 0);",
    ] {
        let program =
            format!("{HEAD}int f(int x) {{ return x; }}\nint main(void) {{ {body} return 0; }}");
        let told = verdict(&program, REACH, "lp64");
        assert!(
            told.contains("VERDICT: unknown") && told.contains("unsequenced accesses"),
            "{body}: {told}"
        );
    }
}
