//! The values of constant expressions: a table that gcc and we must agree on.
#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test says where it stops, and what it skips"
)]
#![allow(
    clippy::format_push_string,
    clippy::format_collect,
    clippy::cast_possible_truncation,
    reason = "texts are made"
)]

mod common;

use common::{MODELS, analyse_text, errors, gcc_accepts_text, has_gcc};

const DECLARATIONS: &str = "
    enum e { A, B = 5, C, D = -3, E = 'x', F = sizeof(long long), G = B << 2 | 1 };
    struct s { char c; int i; double d; short a[3]; struct { int x, y; }; union { long long u; char v[3]; } w; };
    typedef int arr[3][4]; static int g; struct flex { int n; char tail[]; };
    enum small { P = 1 } __attribute__((packed)); enum big { Q = 0x100000000LL };
    typedef int far_int __attribute__((aligned(64))); typedef int near_int __attribute__((aligned(1)));
    struct marked { char c; int i __attribute__((aligned(64))); double d; int a[3]; char x; int low __attribute__((packed)); } marked;
    struct __attribute__((packed)) tight { char c; int i; int j __attribute__((aligned(2))); struct { int in; }; struct marked m; } tight;
    struct typed { far_int a; near_int b; _Alignas(16) int c; } typed; int big __attribute__((aligned(32)));
\n#pragma pack(2)\n    struct few { char c; int i; int f __attribute__((aligned(8))); } few;\n#pragma pack()\n
";

/// Constant expressions that are true.
const TRUE: &[&str] = &[
    "A == 0 && B == 5 && C == 6 && D == -3 && E == 120 && F == 8 && G == 21",
    "1 + 2 * 3 - 4 / 3 == 6",
    "-7 / 2 == -3 && -7 % 2 == -1",
    "(unsigned)-1 == 4294967295u",
    "-1 > 1u",
    "(unsigned char)300 == 44",
    "(signed char)200 == -56",
    "(short)-32769 == 32767",
    "(_Bool)0.5 == 1 && (_Bool)256 == 1 && (_Bool)0 == 0",
    "(int)3.99 == 3 && (int)-3.99 == -3",
    "(float)16777217 == 16777216.0f",
    "0.1 + 0.2 != 0.3",
    "0.1f + 0.2f != 0.3",
    "(float)0.1 != 0.1",
    "1.0 / 3.0 * 3.0 == 1.0",
    "0x1.8p3 == 12.0",
    "(long double)0.1 != 0.1L",
    "1 << 4 == 16 && -8 >> 1 == -4 && 0xfffffff8u >> 1 == 0x7ffffffcu",
    "(1 ? 2 : 3) == 2 && (0 ? 2 : 3) == 3 && (5 ?: 3) == 5 && (0 ?: 3) == 3",
    "(1 || 1 / 0) && !(0 && 1 / 0)",
    "~0 == -1 && ~0u == 0xffffffff && !0 == 1 && !5 == 0",
    "'a' == 97 && '\\377' == -1 && '\\0' == 0 && 'ab' == 24930 && L'\\xff' == 255 && '\\n' == 10",
    "sizeof(char) == 1 && sizeof(short) == 2 && sizeof(int) == 4 && sizeof(long long) == 8",
    "sizeof(void) == 1 && sizeof(arr) == 48 && sizeof(int[2][3]) == 24",
    "sizeof(\"abc\") == 4 && sizeof \"a\" \"b\" == 3 && sizeof(L\"ab\") == 12 && sizeof(u\"ab\") == 6",
    "sizeof 'a' == 4 && sizeof(1.0f) == 4 && sizeof(1.0) == 8",
    "sizeof(struct flex) == 4 && sizeof(((struct flex *)0)->n) == 4",
    "__builtin_offsetof(struct s, i) == 4",
    "__builtin_offsetof(struct s, a[2]) == __builtin_offsetof(struct s, a) + 4",
    "__builtin_offsetof(struct s, y) == __builtin_offsetof(struct s, x) + 4",
    "__builtin_offsetof(struct s, w.v[1]) == __builtin_offsetof(struct s, w) + 1",
    "(unsigned long)&((struct s *)0)->i == 4",
    "(unsigned long)&((struct s *)0)->a[1] == __builtin_offsetof(struct s, a) + 2",
    "(unsigned long)((char *)&((struct s *)16)->c - (char *)0) == 16",
    "_Generic(1, int: 7, default: 8) == 7 && _Generic(1.0, int: 7, default: 8) == 8",
    "__builtin_types_compatible_p(int, const int) && !__builtin_types_compatible_p(int, unsigned)",
    "!__builtin_types_compatible_p(int *, const int *) && __builtin_types_compatible_p(int[], int[5])",
    "__builtin_choose_expr(0, 1, 2) == 2",
    "__builtin_constant_p(1 + 2) && !__builtin_constant_p(g) && __builtin_constant_p(\"a\")",
    "__builtin_clz(1) == 31 && __builtin_ctz(8) == 3 && __builtin_popcount(255) == 8 && __builtin_ffs(0) == 0",
    "__builtin_ffs(12) == 3 && __builtin_parity(7) == 1 && __builtin_clzll(1) == 63 && __builtin_clrsb(-1) == 31",
    "__builtin_bswap16(0x1234) == 0x3412 && __builtin_bswap32(0x12345678) == 0x78563412",
    "__builtin_bswap64(0x0102030405060708ull) == 0x0807060504030201ull",
    "__builtin_inf() > 1e308 && __builtin_isnan(__builtin_nan(\"\"))",
    "4294967296 > 4294967295u",
    "0x7fffffff + 1u == 0x80000000",
    "(char)-1 < 0 && (unsigned char)-1 > 0",
    "(5 & 3) == 1 && (5 | 3) == 7 && (5 ^ 3) == 6",
    "5 % -3 == 2 && -5 % 3 == -2",
    "18446744073709551615ull + 1 == 0",
    "(int)4294967295u == -1",
    "-2147483647 - 1 < 0",
    "(long long)1e10 == 10000000000",
    "(unsigned)3000000000.0 == 3000000000u",
    "sizeof(enum small) == 1 && sizeof(enum big) == 8 && sizeof(enum e) == 4",
    "sizeof(struct { char c; }) == 1 && sizeof(struct { }) == 0 && sizeof(union { }) == 0",
    "sizeof(int (*)[3]) == sizeof(void *) && sizeof(sizeof(int)) == sizeof(void *)",
    "_Alignof(char) == 1 && _Alignof(int) == 4 && _Alignof(int[3]) == 4 && __alignof__(double) == 8",
    "_Alignof(int __attribute__((aligned(64)))) == 64 && sizeof(int __attribute__((aligned(64)))) == 4",
    "__alignof__(int __attribute__((aligned(64))) *) == 64 && __alignof__(double __attribute__((aligned(2)))) == 2",
    "__alignof__(int __attribute__((aligned(64)))[2]) == 64",
    "__alignof__(marked.i) == 64 && __alignof__(((struct marked *)0)->i) == 64 && __alignof__(marked.c) == 1",
    "__alignof__(marked.low) == 1 && __alignof__(marked.d) == _Alignof(double) && __alignof__(marked.a[1]) == 4",
    "__alignof__(tight.i) == 1 && __alignof__(tight.j) == 2 && __alignof__(tight.in) == 4 && __alignof__(tight.m) == 1",
    "__alignof__(tight.m.i) == 64 && __alignof__(few.i) == 2 && __alignof__(few.f) == 2 && __alignof__(few.c) == 1",
    "__alignof__(typed.a) == 64 && __alignof__(typed.b) == 1 && __alignof__(typed.c) == 16",
    "__alignof__(*&marked.i) == 64 && __alignof__(*&tight.i) == 1 && __alignof__(*&big) == 32 && __alignof__(big + 0) == 4",
    "__alignof__(*(char *)&g) == 4 && __alignof__((&big)[0]) == 32",
    "__builtin_fpclassify(0, 1, 2, 3, 4, -0.0) == 4 && __builtin_fpclassify(0, 1, 2, 3, 4, 1e-310) == 3",
    "__builtin_isinf_sign(-__builtin_inf()) == -1 && !__builtin_isinf_sign(0.0) && __builtin_isinf_sign(1e999) == 1",
    "!__builtin_isunordered(1.0, 2.0) && __builtin_isunordered(1, __builtin_nan(\"\")) && __builtin_islessgreater(1.0, 2)",
    "!__builtin_add_overflow_p(1, 2, 0) && __builtin_add_overflow_p(200, 56, (unsigned char)0) && __builtin_sub_overflow_p(0u, 1, 0u)",
    "__builtin_mul_overflow_p(0x10000, 0x8000, 0) && !__builtin_mul_overflow_p(0x10000, 0x8000, 0u)",
    "__builtin_strlen(\"abc\") == 3 && __builtin_strlen(\"a\\0b\") == 1 && __builtin_abs(-1) == 1 && __builtin_llabs(-5ll) == 5",
    "(int)__builtin_fabs(-1.5) == 1 && __builtin_copysign(1.0, -0.0) < 0 && __builtin_sqrt(4.0) == 2.0 && __builtin_sqrtf(9) == 3",
    "(double)(float)0.1 != 0.1 && (float)1e-50 == 0",
    "1.0f / 3 == (float)(1.0 / 3)",
    "-0.0 == 0.0",
    "2 > 1 > 0",
];

/// Numbers that gcc folds, with those first that it takes for integer constant expressions.
const CONSTANT: &[&str] = &[
    "1",
    "B",
    "-1",
    "~0",
    "+2",
    "'a'",
    "(_Bool)2.5",
    "(int)2.5",
    "(int)(long)2.5",
    "(unsigned char)300",
    "1 / 1",
    "0 && 1 / 0",
    "1 || (1, 2)",
    "1 ? 2 : 1 / 0",
    "0 ? 0x7fffffff + 1 : 1",
    "1 ?: 2",
    "!(void *)0",
    "(void *)0 ? 1 : 2",
    "!(char *)8",
    "(char *)8 && 1",
    "0 && (int)1.0",
    "!(void *)(long)0.5",
    "__builtin_offsetof(struct s, i)",
    "sizeof(int)",
    "sizeof(local)",
    "_Alignof(int)",
    "__alignof__(local)",
    "__builtin_constant_p(local)",
    "__builtin_types_compatible_p(int, int)",
    "__builtin_choose_expr(1, 2, local)",
    "_Generic(1, int: 2, default: local)",
    "__builtin_popcount(3)",
    "__builtin_strlen(\"abc\")",
    "__builtin_abs(-1)",
    "__builtin_add_overflow_p(1, 2, 0)",
    "__builtin_isnan(1.0)",
    "__builtin_expect(1, 1)",
    "__imag__ 1",
    "__extension__ 1",
    "sizeof(int[3])",
];

const FOLDED: &[&str] = &[
    "local",
    "local * 0",
    "0 && local",
    "1 || local",
    "local && 0",
    "1 ? 2 : local",
    "0 ? local : 2",
    "1 ?: local",
    "(int)(2.5 + 1)",
    "(int)__builtin_fabs(-1.0)",
    "(int)+2.5",
    "(int)-2.5",
    "(int)(float)2.5",
    "(int)(double)2.5",
    "(int)(double)1",
    "1.0 < 2.0",
    "!1.0",
    "1.0 && 1",
    "1.0 ? 1 : 2",
    "1 || 1.0",
    "1 == 1.0",
    "1 ? 2 : 1.0 < 2.0",
    "1 ? 2 : (int)(1.0 + 1)",
    "(long)(void *)0",
    "(long)(char *)8",
    "(long)&((struct s *)0)->i",
    "!&((struct s *)0)->c",
    "!(void *)(void *)0",
    "(char *)0 == 0",
    "1 || (char *)8",
    "1 || (long)(void *)0",
    "&g == 0",
    "!&g",
    "1 || &g",
    "(1, 2)",
    "({ 1; })",
    "0 && (0 ? local : 1 / 0)",
    "1 || sizeof(int[local])",
    "sizeof(int[(int)(2.5 + 1)])",
    "sizeof(int[0 && local ? 1 : 2])",
    "\"abc\"[0]",
    "(int){1}",
    "1i == 1i",
    "__real__ 1i",
    "(char *)8 - (char *)4",
];

/// Pointers by whether gcc takes them for null pointer constants.
const NULL: &[&str] =
    &["0", "(void *)0", "__extension__ (void *)0", "(void *)(int)0.5", "(void *)(1 - 1)"];
const NOT_NULL: &[&str] = &[
    "(void *)(void *)0",
    "(const void *)0",
    "(void *)(char *)0",
    "(void *)(0 && local)",
    "(void *)(int)(0.25 + 0.25)",
    "1 ? (void *)0 : (void *)0",
    "(void *)(1 ? 0 : local)",
    "(void *)&((struct s *)0)->c",
];

/// A function that holds assertions about the types that these make of conditional expressions.
fn classified() -> String {
    let mut text = DECLARATIONS.to_owned() + "void f(int local) {\n";
    let mut assert = |condition: String| text += &format!("_Static_assert({condition}, \"c\");\n");
    for (list, ty) in [(CONSTANT, "int *"), (FOLDED, "void *")] {
        for number in list {
            let pointer = format!("(void *)((long)({number}) * 0l)");
            assert(format!("_Generic(1 ? {pointer} : (int *)1, {ty}: 1, default: 0)"));
        }
    }
    for (list, is_null) in [(NULL, 1), (NOT_NULL, 0)] {
        for pointer in list {
            assert(format!(
                "_Generic(1 ? ({pointer}) : (int *)1, int *: 1, default: 0) == {is_null}"
            ));
        }
    }
    text + "}\n"
}

#[test]
fn integer_constant_expressions_are_gccs() {
    for model in MODELS {
        let text = classified();
        assert_eq!(errors(&analyse_text(&text, model)), Vec::<String>::new(), "{model:?}");
        if has_gcc(model) {
            assert!(gcc_accepts_text(&text, model), "gcc says otherwise in {model:?}");
        }
    }
}

fn program(conditions: &[&str], negate: bool) -> String {
    let mut text = DECLARATIONS.to_owned();
    for condition in conditions {
        let sign = if negate { "!" } else { "" };
        text += &format!("\n_Static_assert({sign}({condition}), \"c\");");
    }
    text + "\n"
}

#[test]
fn constant_expressions_have_gccs_values() {
    for model in MODELS {
        let text = program(TRUE, false);
        assert_eq!(errors(&analyse_text(&text, model)), Vec::<String>::new(), "{model:?}");
        if has_gcc(model) {
            for condition in TRUE {
                let one = program(&[condition], false);
                assert!(
                    gcc_accepts_text(&one, model),
                    "gcc says otherwise: {condition} in {model:?}"
                );
            }
        }
    }
}

#[test]
fn their_negations_are_refused() {
    for model in MODELS {
        let found = analyse_text(&program(TRUE, true), model);
        assert_eq!(errors(&found).len(), TRUE.len());
        assert!(found.errors().all(|error| error.cause.code() == "static-assert"));
    }
}

#[test]
fn what_is_not_constant_is_refused() {
    for condition in ["g", "g + 1", "1 / 0", "1 % 0", "sizeof(int[g]) + g", "(int)&g", "\"a\"[g]"] {
        let found = analyse_text(&program(&[condition], false), MODELS[1]);
        let codes: Vec<&str> = found.errors().map(|error| error.cause.code()).collect();
        assert_eq!(codes, ["not-constant"], "{condition}");
    }
}
