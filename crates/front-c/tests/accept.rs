//! What a compiler must diagnose, and what gcc lets pass. gcc's own judgement is checked along.
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

use common::{analyse_text, bench_files, errors, gcc_accepts_text, has_gcc};
use symra_front_c::diagnostic::Severity;
use symra_front_c::types::DataModel;
use symra_front_c::{Input, analyse};

/// Texts with an error, and its code.
const REFUSED: &[(&str, &str)] = &[
    ("int f(void) { return x; }", "undeclared"),
    ("int f(void) { int f; f(); }", "not-callable"),
    ("int g(int a); int f(void) { return g(); }", "argument-count"),
    ("int g(int a); int f(void) { return g(1, 2); }", "argument-count"),
    ("struct s { int x; } s; int f(void) { return s.y; }", "no-member"),
    ("struct s { int x; } s; int f(void) { return s->x; }", "not-pointer"),
    ("int f(int x) { return x.y; }", "not-record"),
    ("int f(int x) { return *x; }", "not-pointer"),
    ("int f(int x) { return x[x]; }", "not-indexable"),
    ("struct s; int f(struct s *p) { return p->x; }", "incomplete-type"),
    ("struct s; struct s x; int f(void) { return sizeof x; }", "incomplete-type"),
    ("struct s; int f(void) { struct s x; return 0; }", "incomplete-type"),
    ("void f(void) { void x; }", "incomplete-type"),
    ("void f(void) { 1 = 2; }", "not-assignable"),
    ("void f(int a) { a++ = 2; }", "not-assignable"),
    ("void f(void) { int a[2], b[2]; a = b; }", "not-assignable"),
    ("void f(const int a) { a = 2; }", "read-only"),
    ("struct s { const int x; }; void f(struct s *p, struct s q) { *p = q; }", "read-only"),
    ("void f(const char *p) { *p = 2; }", "read-only"),
    ("void f(void) { &1; }", "no-address"),
    ("struct s { int b : 3; } s; void f(void) { &s.b; }", "no-address"),
    ("struct s { int b : 3; } s; void f(void) { sizeof s.b; }", "bad-sizeof"),
    ("struct s { int x; } s; void f(void) { s + 1; }", "bad-operand"),
    ("struct s { int x; } s; void f(void) { if (s) ; }", "not-scalar"),
    ("void g(void); void f(void) { int x = g(); }", "void-value"),
    ("void g(void); void f(void) { if (g()) ; }", "void-value"),
    ("void f(int *p, int *q) { p + q; }", "bad-operand"),
    ("void f(int *p, char *q) { p - q; }", "bad-operand"),
    ("void f(double d) { d % 2; }", "bad-operand"),
    ("void f(double d) { ~d; }", "bad-operand"),
    ("void f(int *p) { -p; }", "bad-operand"),
    ("void f(int *p) { p *= 2; }", "bad-operand"),
    ("struct a { int x; } a; struct b { int x; } b; void f(void) { a = b; }", "bad-conversion"),
    ("struct a { int x; } a; void f(void) { a = 1; }", "bad-conversion"),
    ("struct a { int x; } a; void f(void) { (int)a; }", "bad-conversion"),
    ("void f(double d) { (int *)d; }", "bad-conversion"),
    ("struct a { int x; } a; int g(int); void f(void) { g(a); }", "bad-conversion"),
    ("struct a { int x; } a; int f(void) { return a; }", "bad-conversion"),
    ("int x; double x;", "conflicting-types"),
    ("int f(int); int f(double);", "conflicting-types"),
    ("typedef int t; typedef long t;", "conflicting-types"),
    ("int x = 1; int x = 2;", "redefined"),
    ("int f(void) { return 1; } int f(void) { return 2; }", "redefined"),
    ("void f(void) { int x; int x; }", "redefined"),
    ("void f(int x) { int x; }", "redefined"),
    ("struct s { int x; }; struct s { int y; };", "redefined"),
    ("enum { A, A };", "redefined"),
    ("int x; int x(void);", "different-kind"),
    ("struct s { int x; }; union s y;", "wrong-tag"),
    ("struct s { int x; int x; };", "duplicate-member"),
    ("struct s { int x; struct { int x; }; };", "duplicate-member"),
    ("struct s { int x : 33; };", "bad-bit-field"),
    ("struct s { int x : -1; };", "bad-bit-field"),
    ("struct s { int x : 0; };", "bad-bit-field"),
    ("struct s { float x : 3; };", "bad-bit-field"),
    ("struct s { struct s x; };", "incomplete-type"),
    ("struct s { int a[]; int b; };", "bad-type"),
    ("struct s { int f(void); };", "bad-type"),
    ("int f(void)[3];", "bad-type"),
    ("int a[3](void);", "bad-type"),
    ("int a[-1];", "negative-size"),
    ("int n; int a[n];", "not-constant"),
    ("int a[1ull << 62];", "too-large"),
    ("void f(void) { goto x; }", "unknown-label"),
    ("void f(void) { x: ; x: ; }", "duplicate-label"),
    ("void f(void) { break; }", "misplaced"),
    ("void f(void) { switch (1) { continue; } }", "misplaced"),
    ("void f(void) { case 1: ; }", "misplaced"),
    ("void f(void) { default: ; }", "misplaced"),
    ("void f(int x) { switch (x) { case 1: case 1: ; } }", "duplicate-case"),
    ("void f(int x) { switch (x) { case 1 ... 5: case 3: ; } }", "duplicate-case"),
    ("void f(int x) { switch (x) { default: default: ; } }", "duplicate-default"),
    ("void f(int x) { switch (x) { case x: ; } }", "not-constant"),
    ("void f(double x) { switch (x) { } }", "switch-type"),
    ("_Static_assert(1 > 2, \"no\");", "static-assert"),
    ("void f(void) { _Static_assert(sizeof(int) == 5, \"no\"); }", "static-assert"),
    ("int x = _Generic(1.0, int: 1);", "no-generic-arm"),
    ("typedef int t; int f(void) { return t; }", "syntax"),
    ("int f(void) { return 1 }", "syntax"),
    ("int x __attribute__((aligned(3)));", "bad-alignment"),
    ("int f(struct s { int x; } a, b) { return 0; }", "syntax"),
];

/// What gcc accepts, with a warning at most.
const ACCEPTED: &[&str] = &[
    "int f(int *p) { return p; }",
    "int *f(int x) { return x; }",
    "int *f(char *p) { return p; }",
    "char *f(const char *p) { return p; }",
    "int f(void) { }",
    "int f(void) { return; }",
    "void f(void) { return 1; }",
    "void g(void); void f(void) { return g(); }",
    "f(x) { return x; }",
    "main() { return g(1, 2, 3); }",
    "int f(int *p) { return p == 1; }",
    "int f(int *p, char *q) { return p == q; }",
    "int f(void) { int g(void); return g(); } int g(void) { return 1; }",
    "int x; int x; extern int x; int x = 3; int x;",
    "int a[]; int a[3]; extern int a[];",
    "static int f(void); int f(void) { return 1; }",
    "extern int x; void f(void) { extern int x; x = 1; }",
    "struct s *p; struct s { struct s *next; }; int f(void) { return p->next == 0; }",
    "enum e; enum e *p; enum e { A };",
    "typedef int t; typedef int t; t x; void f(t t) { t = 1; { int t; t = 2; } }",
    "int f(); int f(int, char *); int f(int a, char *b) { return a; }",
    "void f(void *p, int (*q)(void)) { p + 1; q + 1; sizeof(void); sizeof(*q); }",
    "struct { int x; } a, b; void f(void) { a = b; }",
    "int f(int n) { int a[n]; typeof(a) b; return sizeof b; }",
    "void f(int n, int a[n][n]); void g(int a[*]);",
    "int f(void) { int a[2]; return &a[2] - a + *(a + 1); }",
    "long long x = 'abcd'; char s[2] = \"abcdef\"; int y = {1, 2};",
    "void f(void) { static int x = sizeof(int); asm(\"nop\"); asm volatile(\"\" : : : \"memory\"); }",
    "void f(void) { static void *t[] = {&&a, &&b}; goto *t[0]; a: b: ; }",
    "_Complex double z; void f(void) { z = z * 2.0; }",
    "typedef int v4 __attribute__((vector_size(16))); v4 a, b; void f(void) { a = a + b; int x = a[1]; }",
    "int f(int x) { return ({ int y = x; y++; y; }); }",
    "int f(void) { return __builtin_types_compatible_p(int, int) + __builtin_constant_p(3); }",
    "union u { int i; float f; }; int g(union u); union u x; void f(void) { x = (union u)1; x = (union u)2.0f; }",
    "typedef union { int *i; char *c; } arg __attribute__((transparent_union)); int g(arg); int f(int *p, char *c) { return g(p) + g(c) + g(0); }",
    "void f(void) { int x; (x); ((void)x); (void)0; ; }",
    "int f(int x) { switch (x) { case 1: { case 2: x = 3; } int y; default: y = x; return y; } return 0; }",
    "struct s { int n; char d[]; } x = {3, \"abc\"};",
    "int a[3] = {1, 2, 3, 4};",
    "int printf(const char *, ...); int f(void) { return printf(\"%d\", 1, 2.0f, (char)3); }",
    "extern inline int f(void) { return 1; } __inline__ int g(void) { return f(); }",
    "void f(void) { unsigned x = -1; x = 1.5; _Bool b = &x; float y = x; }",
    "int x[2][3]; int (*f(void))[3] { return x; }",
    "__thread int t; static _Thread_local int u = 3; int *f(void) { return &t; }",
    "void f(int a, int); void g(int); void f(int a, int b) { g(a = b); }",
    "int __attribute__((noreturn)) f(void); struct s { int x __attribute__((aligned(8))); } __attribute__((packed)) s;",
    "const int n = 3; int m = n; static const double d = 1.5; double e = d * 2;",
    "void f(void) { const char *s = __func__; const char t[] = \"x\"; for (int i = 0, j = 1; i < j; i++, j--) ; }",
    "int f(void) { return sizeof(struct { int a; char b; }) + _Alignof(double); }",
    "int f(const int *p) { int *q = (int *)p; *q = 1; return *p; }",
    "struct a; struct b { struct a *p; }; struct a { struct b b; }; struct a x = {{&x}};",
];

fn codes(text: &str, model: DataModel) -> Vec<&'static str> {
    analyse_text(text, model).errors().map(|error| error.cause.code()).collect()
}

#[test]
fn errors_are_told_with_their_code() {
    for (text, code) in REFUSED {
        let found = codes(text, DataModel::Lp64);
        assert!(found.first() == Some(code), "{text}: {found:?} instead of {code}");
        if has_gcc(DataModel::Lp64) {
            assert!(!gcc_accepts_text(text, DataModel::Lp64), "gcc takes {text}");
        }
    }
}

#[test]
fn what_gcc_accepts_passes() {
    for text in ACCEPTED {
        let analysis = analyse_text(text, DataModel::Lp64);
        assert_eq!(errors(&analysis), Vec::<String>::new(), "{text}");
        if has_gcc(DataModel::Lp64) {
            assert!(gcc_accepts_text(text, DataModel::Lp64), "gcc refuses {text}");
        }
    }
}

#[test]
fn doubtful_code_is_warned_about() {
    for (text, code) in [
        ("int f(int *p) { return p; }", "doubtful-conversion"),
        ("int f(void) { return g(); }", "implicit-function"),
        ("f(void) { return 0; } x;", "implicit-int"),
        ("int a[1] = {1, 2};", "excess-initializer"),
    ] {
        let analysis = analyse_text(text, DataModel::Lp64);
        assert!(analysis.is_ok(), "{text}");
        let found: Vec<&str> =
            analysis.diagnostics.iter().map(|warning| warning.cause.code()).collect();
        assert_eq!(found, [code], "{text}");
        assert!(analysis.diagnostics.iter().all(|warning| warning.severity == Severity::Warning));
    }
    assert!(analyse_text("int f(int *p) { return *p; }", DataModel::Lp64).diagnostics.is_empty());
}

#[test]
fn an_error_names_file_line_and_column_through_markers() {
    let text = "# 7 \"dir/a.h\"\nint f(void) {\n  return x;\n}\n";
    let analysis = analyse_text(text, DataModel::Lp64);
    let error = analysis.errors().next().unwrap();
    assert_eq!(error.place, "dir/a.h:8:10");
    assert_eq!(analysis.program.sources[error.position.file.0 as usize].name, "dir/a.h");
    let mut shown = String::new();
    let handler = miette::NarratableReportHandler::new();
    handler.render_report(&mut shown, error).unwrap();
    for part in
        ["c::undeclared", "`x` is not declared", "dir/a.h", "return x;", "not found in this scope"]
    {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
}

#[test]
fn all_errors_are_told_not_only_the_first() {
    let text =
        "int f(void) { return a; }\nint g(void) { b = 1; return c; }\nint h(void) { return 0; }";
    let analysis = analyse_text(text, DataModel::Lp64);
    let lines: Vec<u32> = analysis.errors().map(|error| error.position.line).collect();
    assert_eq!(lines, [1, 2, 2]);
    assert!(analysis.program[analysis.program.function_named("h").unwrap()].body.is_some());
}

#[test]
fn real_programs_pass() {
    for (file, model) in bench_files() {
        let text = std::fs::read(&file).unwrap();
        let name = file.display().to_string();
        let analysis = analyse(&[Input { name: &name, text: &text }], model);
        assert_eq!(errors(&analysis), Vec::<String>::new(), "{name}");
        assert!(analysis.program.function_named("main").is_some(), "{name}");
    }
}
