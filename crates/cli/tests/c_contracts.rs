//! CBMC's contracts of functions and loops: they are checked where there is a body, and used where there is none.

mod common;

use common::twins::{Twin, check_all, verdict};
use common::{folder, stdout, symra_in};

const NONE: &[&str] = &[];

const TWINS: &[Twin] = &[
    Twin {
        name: "a precondition is a claim of the caller",
        options: NONE,
        violates: "assertions",
        program: "int half(int x) __CPROVER_requires(x % 2 == 0) { return x / 2; }
            int main() { int y = __VERIFIER_nondet_int(); return half([[y - y % 2||y]]); }",
    },
    Twin {
        name: "a postcondition is a claim of the body, about the arguments as they were",
        options: NONE,
        violates: "assertions",
        program: "int up(int x) __CPROVER_requires(x < 1000) __CPROVER_ensures(__CPROVER_return_value == x + 1)
            { x = x + 1; if (x == 77) return [[77||78]]; return x; }
            int main() { up(__VERIFIER_nondet_int() % 100); }",
    },
    Twin {
        name: "values from before the call",
        options: NONE,
        violates: "assertions",
        program: "int g;
            void add(int *p, int n)
            __CPROVER_requires(p != 0 && n >= 0 && n < 10 && *p >= 0 && *p < 100)
            __CPROVER_ensures(*p == __CPROVER_old(*p) + n && g == __CPROVER_old(g) + 1)
            { *p += [[n||n + (n == 3)]]; g = g + 1; }
            int main() { int x = 5; add(&x, __VERIFIER_nondet_uint() % 10); }",
    },
    Twin {
        name: "the contract of a declaration, with its own names",
        options: NONE,
        violates: "assertions",
        program: "int most(int a, int b)
            __CPROVER_ensures(__CPROVER_return_value >= a && __CPROVER_return_value >= b);
            int most(int x, int y) { return x > y ? x : [[y||x]]; }
            int main() { return most(__VERIFIER_nondet_int(), __VERIFIER_nondet_int()) == 0; }",
    },
    Twin {
        name: "a contract instead of a body",
        options: NONE,
        violates: "assertions",
        program: "int root(int x) __CPROVER_requires(x >= 0 && x < 10000)
            __CPROVER_ensures(__CPROVER_return_value >= 0 && __CPROVER_return_value <= 100)
            __CPROVER_ensures(__CPROVER_return_value * __CPROVER_return_value <= x);
            int main() { int r = root(50); assert(r <= [[7||6]]); }",
    },
    Twin {
        name: "the precondition of a contract instead of a body",
        options: NONE,
        violates: "assertions",
        program: "int root(int x) __CPROVER_requires(x >= 0) __CPROVER_ensures(__CPROVER_return_value >= 0);
            int main() { int x = __VERIFIER_nondet_int(); if (x > [[-1||-2]]) root(x); }",
    },
    Twin {
        name: "what a function without a body may change",
        options: NONE,
        violates: "assertions",
        program: "struct s { int a, b; } s; int n, m[3];
            void step(struct s *p) __CPROVER_assigns(p->a, n, __CPROVER_object_whole(m))
            __CPROVER_ensures(p->a > __CPROVER_old(p->a) && n == 7);
            int main() { s.a = 1; s.b = 2; n = 3; m[1] = 4; int k = 9; step(&s);
                assert(s.a > 1 && s.b == 2 && n == 7 && k == 9 && [[m[1] == m[1]||m[1] == 4]]); }",
    },
    Twin {
        name: "what is changed under a condition",
        options: NONE,
        violates: "assertions",
        program: "int x, y;
            void may(int c) __CPROVER_assigns(c > 0: x; c < 0: y);
            int main() { x = 1; y = 2; may([[-1||1]]); assert(x == 1); }",
    },
    Twin {
        name: "a run begins within the precondition",
        options: NONE,
        violates: "assertions",
        program: "int limit;
            int main() __CPROVER_requires(limit == 0) __CPROVER_ensures(limit [[>=||>]] 0)
            { if (__VERIFIER_nondet_bool()) limit = 1; return 0; }",
    },
    Twin {
        name: "a recursive function with a contract",
        options: NONE,
        violates: "assertions",
        program: "unsigned sum(unsigned n) __CPROVER_requires(n <= [[5||4]])
            __CPROVER_ensures(__CPROVER_return_value == n * (n + 1) / 2)
            { return n == 0 ? 0 : n + sum(n - 1); }
            int main() { return sum(5) == 15; }",
    },
    Twin {
        name: "fresh objects are claims of the caller: of the size",
        options: NONE,
        violates: "assertions",
        program: "void fill(int *p, unsigned n) __CPROVER_requires(n < 10 && __CPROVER_is_fresh(p, n * sizeof(int)))
            { for (unsigned i = 0; i < n; i++) p[i] = 0; }
            int main() { int a[4]; unsigned n = __VERIFIER_nondet_uint(); if (n <= [[4||5]]) fill(a, n); }",
    },
    Twin {
        name: "fresh objects are claims of the caller: none aliases another",
        options: NONE,
        violates: "assertions",
        program: "void copy(int *to, const int *from)
            __CPROVER_requires(__CPROVER_is_fresh(to, sizeof *to))
            __CPROVER_requires(from == 0 || __CPROVER_is_fresh(from, sizeof *from))
            { if (from) *to = *from; }
            int main() { int x = 1, y = 2; copy(&x, 0); copy(&x, &[[y||x]]); }",
    },
    Twin {
        name: "fresh objects are claims of the body",
        options: NONE,
        violates: "assertions",
        program: "int *same(int *p) __CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p))
            __CPROVER_ensures(__CPROVER_is_fresh(__CPROVER_return_value, sizeof(int)))
            { [[static int own; p = &own||*p = 1]]; return p; }
            int main() { int x; *same(&x) = 2; }",
    },
    Twin {
        name: "fresh objects of a function without a body are new",
        options: NONE,
        violates: "assertions",
        program: "int *make(int n) __CPROVER_requires(n > 0 && n < 5)
            __CPROVER_ensures(__CPROVER_is_fresh(__CPROVER_return_value, n * sizeof(int)) && *__CPROVER_return_value == n);
            int main() { int x = 3; int *p = make(1), *q = make(2); *p = *p + 4;
                assert(x == 3 && p != q && *p == 5 && *q == [[2||1]]); }",
    },
    Twin {
        name: "fresh objects of a function without a body have the size that the contract says",
        options: &["--checks", "pointer"],
        violates: "valid-deref",
        program: "char *make(void) __CPROVER_ensures(__CPROVER_return_value == 0 || __CPROVER_is_fresh(__CPROVER_return_value, 3));
            int main() { char *p = make(); if (p) p[[[2||3]]] = 1; }",
    },
    Twin {
        name: "a function without a body may return no object",
        options: &["--checks", "pointer"],
        violates: "valid-deref",
        program: "char *make(void) __CPROVER_ensures(__CPROVER_return_value == 0 || __CPROVER_is_fresh(__CPROVER_return_value, 3));
            int main() { char *p = make(); [[if (p)||]] *p = 1; }",
    },
    Twin {
        name: "a body writes what `assigns` names: a global variable",
        options: NONE,
        violates: "assertions",
        program: "int x, y; void f(int n) __CPROVER_assigns([[x||y]]) { int k = n; k++; x = k; }
            int main() { f(3); assert(x == 4); }",
    },
    Twin {
        name: "a body writes what `assigns` names: by pointers",
        options: NONE,
        violates: "assertions",
        program: "struct s { int a, b; }; void f(struct s *p) __CPROVER_assigns([[p->a||p->b]]) { p->a = 3; }
            int main() { struct s s; f(&s); assert(s.a == 3); }",
    },
    Twin {
        name: "a body writes what `assigns` names: elements",
        options: NONE,
        violates: "assertions",
        program: "int a[10]; void f(unsigned n) __CPROVER_assigns(__CPROVER_object_upto(a, [[n||(n - 1)]] * sizeof(int)))
            { for (unsigned i = 0; i < n; i++) a[i] = 1; }
            int main() { unsigned n = __VERIFIER_nondet_uint(); if (n > 0 && n < 5) f(n); }",
    },
    Twin {
        name: "a body writes what `assigns` names: from a pointer on, and whole objects",
        options: NONE,
        violates: "assertions",
        program: "int a[4], b[4]; void f(int *p, int *q) __CPROVER_assigns(__CPROVER_object_from(p), __CPROVER_object_whole(q))
            { p[1] = 1; q[-1] = 2; [[||p[-1] = 3;]] }
            int main() { f(a + 2, b + 3); }",
    },
    Twin {
        name: "a body writes what `assigns` names, under a condition",
        options: NONE,
        violates: "assertions",
        program: "int x; void f(int c) __CPROVER_assigns(c > 0: x) { if (c [[> 3||>= 0]]) x = c; }
            int main() { f(__VERIFIER_nondet_int()); }",
    },
    Twin {
        name: "what a called function writes counts",
        options: NONE,
        violates: "assertions",
        program: "int x, y; static void g(int *p) { *p = 1; } void f(void) __CPROVER_assigns(x) { int k; g(&k); g(&[[x||y]]); }
            int main() { f(); g(&y); y = 2; assert(x == 1); }",
    },
    Twin {
        name: "nothing may be written that is not new",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(unsigned long); void free(void *); int x;
            static int count(void) { static int n; return ++n; }
            int f(int *p) __CPROVER_assigns() { int *q = malloc(4), r; *q = 1; [[q||p]][0] = 2; int *s = &r; *s = count(); free(q); return r; }
            int main() { assert(f(&x) == 1); }",
    },
    Twin {
        name: "memory that is copied and set",
        options: NONE,
        violates: "assertions",
        program: "void *memset(void *, int, unsigned long); void *memcpy(void *, const void *, unsigned long);
            char a[8], b[8]; void f(void) __CPROVER_assigns(__CPROVER_object_upto(a, 4), b)
            { memset(a, 0, [[4||5]]); memcpy(b, a, 8); }
            int main() { f(); }",
    },
    Twin {
        name: "what a contract without a body may change counts",
        options: NONE,
        violates: "assertions",
        program: "int x, y; void g(void) __CPROVER_assigns([[x||y]]); void f(void) __CPROVER_assigns(x) { g(); }
            int main() { f(); }",
    },
    Twin {
        name: "contracts within contracts",
        options: NONE,
        violates: "assertions",
        program: "int x, y; void g(int c) __CPROVER_assigns(x, y) { x = 1; if (c) y = 1; }
            void f(int c) __CPROVER_assigns(x) { g(c); }
            int main() { f([[0||1]]); g(1); }",
    },
    Twin {
        name: "a recursive function writes what it was called for",
        options: NONE,
        violates: "assertions",
        program: "void clear(int *p, int n) __CPROVER_assigns(__CPROVER_object_upto(p, n * sizeof(int)))
            { if (n > 0) { *p = 0; clear([[p + 1||p]], n - 1); } else { [[||*p = 0;]] } }
            int main() { int a[3]; clear(a, 2); }",
    },
    Twin {
        name: "the targets of a recursive call are among those of the call",
        options: NONE,
        violates: "assertions",
        program: "int a[3]; void f(int i) __CPROVER_assigns(__CPROVER_object_from(&a[i])) { if (i < 2 && i > 0) f(i [[+||-]] 1); }
            int main() { f(1); }",
    },
    Twin {
        name: "a body frees what `frees` names",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(__SIZE_TYPE__); void free(void *); void f(int *p, int *q) __CPROVER_frees(p[[, q||]]) { free(p); free(q); }
            int main(void) { f(malloc(4), malloc(4)); return 0; }",
    },
    Twin {
        name: "a body frees what it made, and nothing",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(__SIZE_TYPE__); void free(void *); static void drop(void *p) { free(p); }
            void f(int *p) __CPROVER_assigns() { int *q = malloc(4); drop([[q||p]]); drop(0); }
            int main(void) { f(malloc(4)); return 0; }",
    },
    Twin {
        name: "a body frees what a struct points to, under a condition",
        options: NONE,
        violates: "assertions",
        program: "struct s { int *p; int n; }; void *malloc(__SIZE_TYPE__); void free(void *);
            void f(struct s *s) __CPROVER_assigns(s->p) __CPROVER_frees(s->n > 0: __CPROVER_freeable(s->p)) { if (s->n [[> 3||>= 0]]) { free(s->p); s->p = 0; } }
            int main(void) { struct s s = { malloc(4), __VERIFIER_nondet_int() }; f(&s); return 0; }",
    },
    Twin {
        name: "a contract may free what its `frees` names",
        options: &["--checks", "pointer"],
        violates: "valid-deref",
        program: "void *malloc(__SIZE_TYPE__); void free(void *); void g(int *p, int *q) __CPROVER_frees(q);
            int main(void) { int *p = malloc(4), *q = malloc(4); if (!p || !q) return 0; *p = 1; *q = 1; g([[q, p||p, q]]); return *q; }",
    },
    Twin {
        name: "a loop frees what its `frees` names",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(__SIZE_TYPE__); void free(void *);
            int main(void) { int *p = malloc(4), *q = malloc(4); int i = 0;
                while (i < 1) __CPROVER_assigns(i) __CPROVER_frees([[p||q]]) { free(p); i++; }
                return 0; }",
    },
    Twin {
        name: "a loop writes what its `assigns` names",
        options: NONE,
        violates: "assertions",
        program: "int g; static void step(void) { g++; } int main() {
                int s = 0, t = 0, i = 0;
                while (i < 3) __CPROVER_assigns(i, s[[, g||]]) { int k = i; k++; s += k; i++; step(); }
                t = s; g = 0; assert(t == 6);
            }",
    },
    Twin {
        name: "a variable of the function is none of the loop's",
        options: NONE,
        violates: "assertions",
        program: "int f(int n) { int s = 0; for (int i = 0; i < n; i++) __CPROVER_assigns(i[[, s||]]) { s++; if (s > 5) return 1; if (s == 4) goto out; } out: s = 2; return s; }
            int main() { f(2); f(9); return f(4); }",
    },
    Twin {
        name: "a loop writes elements",
        options: NONE,
        violates: "assertions",
        program: "int main() { int a[4]; unsigned i = 0; a[0] = 1;
                do __CPROVER_assigns(i, __CPROVER_object_from(&a[[[1||2]]])) { i++; a[i] = 0; } while (i < 3);
                assert(a[0] == 1); }",
    },
    Twin {
        name: "the invariant of a loop",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int i = 0, s = 0, n = __VERIFIER_nondet_int();
                if (n < 0 || n > 5) return 0;
                while (i < n) __CPROVER_assigns(i, s) __CPROVER_loop_invariant(0 <= i && i <= n && s == [[2 * i||3 * i]]) { i++; s += 2; }
                assert(s >= n);
            }",
    },
    Twin {
        name: "an invariant holds when the loop ends",
        options: NONE,
        violates: "assertions",
        program: "int main() { for (int i = 0; i < 3; i++) __CPROVER_loop_invariant(i <= [[3||2]]) { if (i > 5) continue; } }",
    },
    Twin {
        name: "the invariant of a loop that tests last",
        options: NONE,
        violates: "assertions",
        program: "int main() { int i = 4; do __CPROVER_loop_invariant(i > [[1||2]]) { i--; } while (i > 1); }",
    },
    Twin {
        name: "the value at the entry of a loop",
        options: NONE,
        violates: "assertions",
        program: "int main() { int i = __VERIFIER_nondet_uchar() + 3, k = 0;
                for (; k < 3; k++, i--) __CPROVER_loop_invariant(i == __CPROVER_loop_entry(i) - [[k||0]]) ; }",
    },
    Twin {
        name: "a measure decreases",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int i = 3, j = 0;
                while (i > 0) __CPROVER_decreases(i, j) { if (j > 0) j--; else { j = 2; i = i - [[1||(i == 3)]]; } }
            }",
    },
    Twin {
        name: "a quantified invariant",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int a[4]; unsigned i = 0;
                while (i < 4)
                __CPROVER_loop_invariant(i <= 4 && __CPROVER_forall { unsigned k; k < i ==> a[k] == [[0||(k == 2)]] })
                { a[i] = 0; i++; }
            }",
    },
];

#[test]
fn contracts_are_checked_and_used() {
    check_all("", TWINS);
}

#[test]
fn a_contract_that_stands_for_a_body_is_told() {
    let text = "int f(int x) __CPROVER_ensures(__CPROVER_return_value > x);
        int main(void) { assert(f(1) > 1); }";
    let files = folder(&[("a.c", text)]);
    let said = "`f` has no body: it is assumed to do what its contract says";
    let report = stdout(&symra_in(files.path(), &["verify", "a.c"]));
    assert!(report.contains(said), "{report}");
    // A body in another file is what is called.
    let files = folder(&[("a.c", text), ("b.c", "int f(int x) { return x; }")]);
    for order in [["a.c", "b.c"], ["b.c", "a.c"]] {
        let report = stdout(&symra_in(files.path(), &[&["verify"][..], &order].concat()));
        assert!(report.contains("VERDICT: false(assertions)"), "{report}");
        assert!(!report.contains(said), "{report}");
    }
}

#[test]
fn contracts_are_no_claims_where_assertions_are_none() {
    let text = "void reach_error(void);
        int f(int x) __CPROVER_requires(x > 5) __CPROVER_ensures(__CPROVER_return_value == 3);
        int g(int x) __CPROVER_requires(x > 5) __CPROVER_ensures(__CPROVER_return_value == 3) { return 4; }
        int main(void) { if (g(1) != 4) reach_error(); if (f(6) != 3) reach_error(); if (f(X) == 2) reach_error(); }";
    let only = &["--property", "unreach-call"];
    assert_eq!(verdict(&text.replace('X', "7"), only, "lp64"), "VERDICT: true");
    // Nothing is known of a call that breaks its contract.
    assert_eq!(verdict(&text.replace('X', "5"), only, "lp64"), "VERDICT: false(unreach-call)");
}

#[test]
fn fresh_objects_of_the_entry_are_not_guessed() {
    let text =
        "int f(int *p) __CPROVER_requires(__CPROVER_is_fresh(p, 4)) { assert(0); return *p; }";
    assert!(verdict(text, &["--entry", "f"], "lp64").contains("UNKNOWN"));
}

#[test]
fn the_entry_that_is_called_again_is_not_guessed() {
    let text =
        "int main(int n, char **v) __CPROVER_requires(n > 0) { return n > 9 ? main(0, v) : 0; }";
    assert!(verdict(text, NONE, "lp64").contains("UNKNOWN"));
}
