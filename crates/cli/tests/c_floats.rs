//! Floating-point programs in pairs: a safe one, and a twin with one fault.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "extern float __VERIFIER_nondet_float(void);\n\
    extern double __VERIFIER_nondet_double(void);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const OPTIONS: &[&str] = &["--property", "unreach-call", "--engine", "auto"];

const FLOATS: &[Twin] = &[
    Twin {
        name: "integers that a float holds come back",
        options: OPTIONS,
        violates: "unreach-call",
        program: "int __VERIFIER_nondet_int(void);
            int main(void) {
                int x = __VERIFIER_nondet_int();
                double d = x;
                check((int)([[d||d - 0.5]]) == x && (x > 2 || d < 2.5));
                return 0;
            }",
    },
    Twin {
        name: "the least of two zeros",
        options: OPTIONS,
        violates: "unreach-call",
        program: "double fmin(double, double), fmax(double, double);
            int main(void) {
                double x = __VERIFIER_nondet_double(), y = __VERIFIER_nondet_double();
                if (x != 0 || y != 0) { check(fmin(x, 3) <= 3); return 0; }
                int both = __builtin_signbit(x) && __builtin_signbit(y);
                int one = __builtin_signbit(x) || __builtin_signbit(y);
                double least = fmin(x, y);
                check(least == 0 && (!([[both||one]]) || __builtin_signbit(least)));
                return 0;
            }",
    },
    Twin {
        name: "a polynomial of a bounded input",
        options: OPTIONS,
        violates: "unreach-call",
        program: "int main(void) {
                float x = __VERIFIER_nondet_float();
                if (!(x > -1.5f && x < 1.5f)) return 0;
                float r = x - (x * x * x) / 6.0f + (x * x * x * x * x) / 120.0f;
                check(r <= [[1.01f||0.99f]] && r >= -1.01f);
                return 0;
            }",
    },
    Twin {
        name: "a step of Newton's iteration",
        options: OPTIONS,
        violates: "unreach-call",
        program: "double f(double x) { return x * x - 2.0; }
            int main(void) {
                double x = __VERIFIER_nondet_double();
                if (!(x >= 1.0 && x <= 2.0)) return 0;
                double y = x - f(x) / (2.0 * x);
                y = y - f(y) / (2.0 * y);
                check(y > 1.41 && y < [[1.42||1.416]]);
                return 0;
            }",
    },
    Twin {
        name: "an input that is no number",
        options: OPTIONS,
        violates: "unreach-call",
        program: "int main(void) {
                float x = __VERIFIER_nondet_float();
                if ([[!(x >= 0.0f && x <= 1.0f)||x < 0.0f || x > 1.0f]]) return 0;
                float r = x * x + 1.0f;
                check(r >= 1.0f);
                return 0;
            }",
    },
];

/// What a model does not compute is any value: a violation that none of them prevents is one of the program.
const NOT_COMPUTED: &[Twin] = &[
    Twin {
        name: "whatever the sine of a number is",
        options: OPTIONS,
        violates: "unreach-call",
        program: "double sin(double);
            int main(void) {
                double x = __VERIFIER_nondet_double();
                if (!(x > 1 && x < 2)) return 0;
                check([[sin(x) <= 1||sin(x) > 1]]);
                return 0;
            }",
    },
    Twin {
        name: "whatever the bits of a NaN are",
        options: OPTIONS,
        violates: "unreach-call",
        program: "int main(void) {
                union { double value; unsigned long long bits; } u;
                double zero = __VERIFIER_nondet_double();
                if (zero != 0) return 0;
                u.value = zero / zero;
                check([[u.bits >> 52 & 1||!(u.bits >> 52 & 1)]]);
                return 0;
            }",
    },
    Twin {
        name: "exact values",
        options: OPTIONS,
        violates: "unreach-call",
        program: "double sin(double), log(double), acos(double), exp(double), cbrt(double);
            int main(void) {
                double x = __VERIFIER_nondet_double(), y = x - x;
                if (x - x != 0) return 0;
                check(sin(y) == 0 && log(y + 1) == 0 && acos(1 - y) == [[0||1]] && exp(-y) == 1);
                return 0;
            }",
    },
];

#[test]
fn violations_need_not_depend_on_what_is_not_computed() {
    check_all(HEAD, NOT_COMPUTED);
    let program = "double sin(double);
        int main(void) {
            double x = __VERIFIER_nondet_double();
            if (1 < x && x < 2) check(sin(x) < 0.5);
            return 0;
        }";
    let told = verdict(&format!("{HEAD}{program}"), OPTIONS, "lp64");
    assert!(told.contains("`sin` returns any value that its description allows"), "{told}");
}

#[test]
fn ranges_decide_programs_with_floats() {
    check_all(HEAD, FLOATS);
}
