//! Pairs of programs: values that conversions keep and change, and floats that are numbers and that are none.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "int __VERIFIER_nondet_int(void); unsigned __VERIFIER_nondet_uint(void);
    double __VERIFIER_nondet_double(void); double sqrt(double); double fmod(double, double); double remainder(double, double);
    double log(double); float acosf(float); double sin(double); double pow(double, double); double atan2(double, double);
    double tgamma(double); double fma(double, double, double); long lrint(double); int *__errno_location(void);
    void __assert_fail(const char *, const char *, unsigned, const char *); void srand(unsigned);\n";

const fn conversion(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--checks", "conversion"], violates: "conversion", program }
}

const CONVERSIONS: &[Twin] = &[
    conversion(
        "an unsigned bit-field",
        "struct s { unsigned a : 3; }; int main(void) {
            struct s x; int n = __VERIFIER_nondet_int(); if (n >= 0 && n [[<||<=]] 8) x.a = n; return 0; }",
    ),
    conversion(
        "a signed bit-field",
        "struct s { int a : 3; } x; int main(void) {
            int n = __VERIFIER_nondet_int(); if (n >= -4 && n <= [[3||4]]) x.a = n; return 0; }",
    ),
    conversion(
        "a bit-field that counts",
        "struct s { unsigned a : 3; }; int main(void) {
            struct s x = { 0 }; for (int i = 0; i < [[7||8]]; i++) x.a++; return x.a; }",
    ),
    conversion(
        "a bit-field that is updated",
        "struct s { unsigned a : 4; unsigned b : 4; }; int main(void) {
            struct s x = { 5, 1 }; x.b += [[14||15]]; return x.b; }",
    ),
    conversion(
        "an initializer of a bit-field",
        "struct s { unsigned a : 3; }; int main(void) {
            unsigned n = __VERIFIER_nondet_uint() % [[8||9]]; struct s x = { n }; return x.a; }",
    ),
    conversion(
        "a constant in a bit-field",
        "struct s { signed a : 1; }; int main(void) { struct s x = { [[-1||1]] }; return x.a; }",
    ),
    conversion(
        "a truth value in a bit-field",
        "struct s { _Bool a : 1; unsigned b : 2; }; int main(void) {
            struct s x; x.a = __VERIFIER_nondet_int(); x.b = [[3||5]]; return x.a; }",
    ),
    conversion(
        "a constant that does not fit",
        "int main(void) { signed char c = [[-128||128]]; return c; }",
    ),
    conversion(
        "a negative constant",
        "int take(unsigned x) { return x > 3; } int main(void) { return take([[(unsigned)-1||-1]]); }",
    ),
    conversion(
        "a constant in an array, after one that fits",
        "int main(void) { int n = 5; unsigned char c[] = { 1, 255, [[0||256]], 3 }; return c[n - 3]; }",
    ),
    conversion(
        "a constant that nobody evaluates",
        "int main(void) { int n = __VERIFIER_nondet_int(); unsigned char c = n == n ? 1 : [[255||2]]; c = n [[!=||==]] n ? 300 : 0; return c; }",
    ),
    conversion(
        "a double that a float can't hold",
        "int main(void) { double d = __VERIFIER_nondet_double();
            if (d > 0 && d < [[3e38||3.5e38]]) { float f = d; return f > 1; } return 0; }",
    ),
    conversion(
        "a double that a float rounds",
        "int main(void) { double d = 0.1; float f = d; float g = [[(float)1e38||(float)1e39]]; return f < g; }",
    ),
    conversion(
        "an infinity stays one",
        "int main(void) { double d = 1e308; d = d * 10; float f = d; d = [[1||1e300]]; f = d; return f > 1; }",
    ),
    conversion(
        "a large integer that a float can't hold",
        "int main(void) { unsigned __int128 x = ~(unsigned __int128)0; float f = x [[>> 1||]]; double d = x; return f < d; }",
    ),
];

#[test]
fn conversions_keep_values() {
    check_all(HEAD, CONVERSIONS);
}

const fn nan(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--checks", "nan"], violates: "nan", program }
}

const NANS: &[Twin] = &[
    nan(
        "a root",
        "int main(void) { double x = __VERIFIER_nondet_double(); return x >= [[-0.0||-1]] && sqrt(x) > 3; }",
    ),
    nan(
        "a remainder",
        "int main(void) { double x = __VERIFIER_nondet_double(); if (x [[> 0||>= 0]] && x < 9) return fmod(5, x) > 1; return 0; }",
    ),
    nan(
        "a remainder of an infinity",
        "int main(void) { double x = 1e308; x = x * [[0.5||10]]; return remainder(x, 2) > 1; }",
    ),
    nan(
        "a logarithm",
        "int main(void) { double x = __VERIFIER_nondet_double(); return x >= [[0||-2]] && log(x) > 1; }",
    ),
    nan("an angle", "int main(void) { float x = [[1||1.5]]; x = acosf(x); return x > 1; }"),
    nan("a sine", "int main(void) { double x = 1e308; x = x * [[0.5||2]]; return sin(x) > 0; }"),
    nan(
        "a power",
        "int main(void) { double x = __VERIFIER_nondet_double(); return x > -9 && x < 9 && pow(x, [[3||0.5]]) > 1; }",
    ),
    nan(
        "a product and a sum",
        "int main(void) { double x = 1e308; x = x * 10; return fma(x, [[1||-1]], x) > 1; }",
    ),
    nan(
        "a function that is called through a pointer",
        "int main(void) { double (*f)(double) = log; double x = f([[2||-2]]); return x > 1; }",
    ),
    nan(
        "a NaN stays one",
        "int main(void) { double x = __VERIFIER_nondet_double(); double y = x != x ? log(x) + atan2(x, 1) + sqrt(x) : 0; return [[y > 1||log(-1) > y]]; }",
    ),
    nan(
        "infinities and zeros",
        "int main(void) { double x = __VERIFIER_nondet_double(), y = __VERIFIER_nondet_double();
            if (x != x || y != y) return 0;
            if (x < 1e308 && x > -1e308) return x + y > x - y;
            if (y > 1 && y < 9) return x * y > x / y;
            return [[0||x / y > 1]]; }",
    ),
];

#[test]
fn numbers_stay_numbers() {
    check_all(HEAD, NANS);
}

/// Of what has no model a NaN may come, but nobody knows.
#[test]
fn functions_without_a_model_may_give_a_nan() {
    let text = format!("{HEAD} int main(void) {{ return tgamma(-1) > 0; }}");
    let answer = verdict(&text, &["--checks", "nan"], "lp64");
    assert!(answer.contains("VERDICT: unknown"), "{answer}");
}

const fn asserts(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--checks", "assertions"], violates: "assertions", program }
}

/// A function of math.h leaves `errno` alone where nothing goes wrong.
const ERRNO: &[Twin] = &[
    asserts(
        "a root and a seed",
        "int main(void) { *__errno_location() = 0; srand(3); double d = sqrt(4);
            int x = __VERIFIER_nondet_int(); if (x == 5 && d == [[3||2]]) __assert_fail(\"\", \"\", 1, \"\"); return *__errno_location(); }",
    ),
    asserts(
        "errno after a root",
        "int main(void) { *__errno_location() = 7; sqrt(2); if (*__errno_location() [[!=||==]] 7) __assert_fail(\"\", \"\", 1, \"\"); return 0; }",
    ),
    asserts(
        "errno after rounding",
        "int main(void) { *__errno_location() = 7; long n = lrint(2.5); if (*__errno_location() + n [[!=||==]] 9) __assert_fail(\"\", \"\", 1, \"\"); return 0; }",
    ),
];

#[test]
fn errno_stays_where_nothing_goes_wrong() {
    check_all(HEAD, ERRNO);
    let text = format!(
        "{HEAD} int main(void) {{ sqrt(-1); if (*__errno_location() == 33) __assert_fail(\"\", \"\", 1, \"\"); return 0; }}"
    );
    let answer = verdict(&text, &["--checks", "assertions"], "lp64");
    assert!(answer.contains("VERDICT: unknown"), "{answer}");
}
