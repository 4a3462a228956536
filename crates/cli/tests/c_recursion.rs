//! Recursive C programs in pairs: a safe one, and a twin with one fault.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

/// What is proved needs contracts, and what is violated needs the calls.
const AUTO: &[&str] = &["--property", "unreach-call", "--engine", "auto"];

const RECURSION: &[Twin] = &[
    Twin {
        name: "a sum that wraps around",
        options: AUTO,
        violates: "unreach-call",
        program: "unsigned sum(unsigned n, unsigned m) { return n == 0 ? m : sum(n - 1, m + 1); }
            int main(void) {
                unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
                check(sum(a, b) == a + [[b||2 * b]]);
                return 0;
            }",
    },
    Twin {
        name: "twice the argument, through a pointer to the function",
        options: &["--property", "no-overflow", "--engine", "auto"],
        violates: "no-overflow",
        program: "int twice(int n);
            int (*next)(int) = twice;
            int twice(int n) { return n <= 0 ? 0 : next(n - 1) + 2; }
            int main(void) {
                int n = __VERIFIER_nondet_int();
                __VERIFIER_assume(n <= 60);
                return twice(n) + [[2147483527||2147483528]];
            }",
    },
    Twin {
        name: "a sum of parameters that does not overflow",
        options: &["--property", "no-overflow", "--engine", "auto"],
        violates: "no-overflow",
        program: "int add(int m, int n) { return n == 0 ? m : add(m + 1, n - 1); }
            int main(void) {
                int m = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int();
                __VERIFIER_assume(n >= 0 && n <= 1000000000);
                __VERIFIER_assume(m >= 0 && m <= [[1000000000||2147483647]]);
                return add(m, n) > 0;
            }",
    },
    Twin {
        name: "results that depend on a part of the arguments",
        options: AUTO,
        violates: "unreach-call",
        program: "int f(int x) { return x > 50 ? x - 5 : f(f(x + 6)); }
            int main(void) {
                int x = __VERIFIER_nondet_int();
                int r = f(x);
                check(x > 51 ? r == x - 5 : r == [[46||x]]);
                return 0;
            }",
    },
    Twin {
        name: "an assertion in a function that calls itself",
        options: AUTO,
        violates: "unreach-call",
        program:
            "void down(int n, int low) { check(n [[>=||>]] low); if (n > low) down(n - 1, low); }
            int main(void) {
                int n = __VERIFIER_nondet_int();
                __VERIFIER_assume(n > 0);
                down(n, -2);
                return 0;
            }",
    },
    Twin {
        name: "a function that never returns for some arguments",
        options: AUTO,
        violates: "unreach-call",
        program: "int f(int n) { return n == 0 ? 1 : n > 0 ? f(n - 1) : f(n); }
            int main(void) {
                int n = __VERIFIER_nondet_int();
                int r = f(n);
                check(n [[>=||>]] 0 && r == 1);
                return 0;
            }",
    },
    Twin {
        name: "numbers of Fibonacci that take too long to run one by one",
        options: AUTO,
        violates: "unreach-call",
        program: "unsigned fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
            int main(void) {
                unsigned n = __VERIFIER_nondet_uint();
                __VERIFIER_assume(n < [[40||14]]);
                check(fib(n) < [[63245987||233]]);
                return 0;
            }",
    },
];

/// Calls that are the last deed of their function: loops, whose invariants need no contracts.
const LAST: &[Twin] = &[
    Twin {
        name: "a counter that is handed on",
        options: AUTO,
        violates: "unreach-call",
        program: "int up(int n, int low) { if (n == 100) return low; return up(n + 1, low < n ? low : n); }
            int main(void) {
                int n = __VERIFIER_nondet_int();
                __VERIFIER_assume(-1000 < n && n <= 100);
                check(up(n, n) [[<=||<]] n);
                return 0;
            }",
    },
    Twin {
        name: "the state of an automaton whose functions call each other",
        options: AUTO,
        violates: "unreach-call",
        program: "int opened = 0;
            void idle(void), busy(void);
            void idle(void) { check(opened == 0); if (__VERIFIER_nondet_int()) { opened++; busy(); } }
            void busy(void) { check(opened == 1); if (__VERIFIER_nondet_int()) { [[opened--||opened = 0 - opened]]; idle(); } }
            int main(void) { idle(); return 0; }",
    },
    Twin {
        name: "the greatest common divisor of even numbers",
        options: AUTO,
        violates: "unreach-call",
        program: "unsigned gcd(unsigned a, unsigned b) { if (b == 0) return a; return gcd(b, a % b); }
            int main(void) {
                unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
                __VERIFIER_assume(0 < a && a < 100 && b < 100);
                check(gcd(a, b) < [[100||99]]);
                return 0;
            }",
    },
    Twin {
        name: "a call after which a global variable is set",
        options: AUTO,
        violates: "unreach-call",
        program: "int depth = 0;
            void down(unsigned n) { if (n == 0) return; down(n - 1); depth = n; }
            int main(void) {
                unsigned n = __VERIFIER_nondet_uint();
                __VERIFIER_assume(0 < n && n < 4);
                down(n);
                check(depth == [[n||1]]);
                return 0;
            }",
    },
];

#[test]
fn last_calls_are_loops() {
    check_all(HEAD, LAST);
}

#[test]
fn recursion_is_verified_by_contracts() {
    check_all(HEAD, RECURSION);
}
