//! Is it a type? Every trap as a pair: the reading with the typedef in sight, and without.

mod support;

use support::{body, parse_ok, shape};
use symra_cparse::parse;

#[track_caller]
fn check(source: &str, statements: &str) {
    assert_eq!(body(source), statements, "{source}");
}

#[test]
fn declaration_or_multiplication() {
    check("typedef int T; void f(void) { T * x; }", "let x: ptr to type T;");
    check("int T; void f(void) { T * x; }", "(* T x);");
    check("typedef int T; void f(void) { T (x); }", "let x: type T;");
    check("int T(); void f(void) { T (x); }", "(call T x);");
    check("typedef int T; void f(void) { T (*x)(int); }", "let x: ptr to fn(_: int) -> type T;");
    check("int T(); void f(void) { T (*x)(y); }", "(call (call T (Deref x)) y);");
    check(
        "typedef int T; void f(void) { for (T * x;;) *x; }",
        "(for let x: ptr to type T; _ _ (Deref x);)",
    );
    check("int T; void f(void) { for (T * x;;) *x; }", "(for (* T x); _ _ (Deref x);)");
}

#[test]
fn a_parameter_hides_a_typedef_in_the_body() {
    check("typedef int T; int f(int T) { return (T) + 1; }", "return (+ T 1);");
    check("typedef int T; int f(int x) { return (T) + 1; }", "return (cast <type T> (Plus 1));");
    check("typedef int T; int f(int T) { T * x; }", "(* T x);");
}

#[test]
fn a_parameter_hides_nothing_behind_its_function() {
    let tree = parse_ok("typedef int T; void f(int T); void g(int T) {} T x;");
    assert_eq!(tree.items().len(), 4);
    // Nor do the parameters of a parameter.
    check("typedef int T; void f(void (*g)(int T)) { T * x; }", "let x: ptr to type T;");
}

#[test]
fn an_enumerator_among_the_parameters_reaches_the_body() {
    check("typedef int T; void f(enum e { T } x) { T * x; }", "(* T x);");
    check("typedef int T; void f(enum e { U } x) { T * x; }", "let x: ptr to type T;");
    check("typedef int T; int (*f(int T))(int U) { T * x; }", "(* T x);");
    check("typedef int T; int (*f(int U))(int T) { T * x; }", "let x: ptr to type T;");
}

#[test]
fn a_local_hides_a_typedef_from_its_declarator_on() {
    check(
        "typedef int T; int f(void) { int T = 3; return T * 2; }",
        "let T: int = 3; return (* T 2);",
    );
    check("typedef int T; void f(void) { T T = sizeof(T); }", "let T: type T = (sizeof T);");
    check("typedef int T; void f(void) { T U = sizeof(T); }", "let U: type T = (sizeof <type T>);");
    check(
        "typedef int T; void f(void) { { int T; T * x; } T * y; }",
        "{let T: int; (* T x);} let y: ptr to type T;",
    );
    check(
        "typedef int T; void f(void) { T T, U = (T)(1); }",
        "let T: type T, U: type T = (call T 1);",
    );
}

#[test]
fn an_enumerator_hides_a_typedef() {
    check(
        "typedef int T; int f(void) { enum { T = 3 }; return (T) - 1; }",
        "let enum _ {T}; return (- T 1);",
    );
    // Its scope begins behind its value.
    check(
        "typedef int T; void f(void) { enum { T = sizeof(T), U = sizeof(T) }; }",
        "let enum _ {T, U};",
    );
    let tree = parse_ok("typedef int T; enum { T2 = sizeof(T) };");
    assert!(matches!(tree.exprs()[0].kind, symra_cparse::ExprKind::SizeofType(_)));
}

#[test]
fn scopes_of_branches_and_loops_end() {
    check(
        "typedef int T; void f(void) { if (sizeof(enum { T })) T * x; T * y; }",
        "(if [(sizeof <enum _ {T}>) (* T x);]) let y: ptr to type T;",
    );
    check(
        "typedef int T; void f(void) { while (1) (void)sizeof(enum { T }); T * y; }",
        "(while 1 (cast <void> (sizeof <enum _ {T}>));) let y: ptr to type T;",
    );
    check(
        "typedef int T; void f(void) { for (int T = 0;;) T * x; T * y; }",
        "(for let T: int = 0; _ _ (* T x);) let y: ptr to type T;",
    );
}

#[test]
fn labels_members_and_tags_hide_nothing() {
    check("typedef int T; void f(void) { T: goto T; T * x; }", "T: goto T; let x: ptr to type T;");
    check(
        "typedef int T; struct s { T T; }; int f(struct s *p) { T * x; return p->T; }",
        "let x: ptr to type T; return (-> p T);",
    );
    check(
        "typedef int T; struct T { int a; }; void f(void) { T * x; struct T T; }",
        "let x: ptr to type T; let T: Struct T;",
    );
    check(
        "typedef int T; struct s { int T; } ; void f(void) { struct s x = { T: 1 }, y = { .T = 2 }; }",
        "let x: Struct s = {.T=1}, y: Struct s = {.T=2};",
    );
    check(
        "typedef int T; struct s { int T[2]; }; void f(void) { __builtin_offsetof(struct s, T[1]); }",
        "(offsetof <Struct s> .T[1]=);",
    );
    check(
        "typedef int T; void f(void) { void *p = &&T; T: ; }",
        "let p: ptr to void = (&& T); T: ;",
    );
}

#[test]
fn after_a_type_a_typedef_name_is_a_declarator() {
    assert_eq!(
        shape("typedef int T; struct s { unsigned T; T T2; T : 3; };").lines().last(),
        Some("Struct s {3}")
    );
    assert_eq!(
        shape("typedef int T; void f(unsigned T);").lines().last(),
        Some("f: fn(T: unsigned int) -> void")
    );
    assert_eq!(
        shape("typedef int T; void f(const T);").lines().last(),
        Some("f: fn(_: const type T) -> void")
    );
    assert_eq!(shape("typedef int T; typedef int T; T x;").lines().last(), Some("x: type T"));
    check(
        "typedef int T; void f(void) { typedef char T; T x; }",
        "let T: typedef char; let x: type T;",
    );
    check("typedef int T; void f(void) { extern T; }", "let extern type T;");
}

#[test]
fn a_parenthesized_typedef_name_in_a_parameter_is_a_parameter_type() {
    assert_eq!(
        shape("typedef int T; void f(int (T));").lines().last(),
        Some("f: fn(_: fn(_: type T) -> int) -> void")
    );
    assert_eq!(shape("void f(int (T));"), "f: fn(T: int) -> void");
    assert_eq!(
        shape("typedef int T; void g(int T(int));").lines().last(),
        Some("g: fn(T: fn(_: int) -> int) -> void")
    );
    assert_eq!(
        shape("typedef int T; void g(int (*T)(int));").lines().last(),
        Some("g: fn(T: ptr to fn(_: int) -> int) -> void")
    );
    assert_eq!(
        shape("typedef int T; void g(int ((T)));").lines().last(),
        Some("g: fn(_: fn(_: type T) -> int) -> void")
    );
}

#[test]
fn old_style_definitions() {
    assert_eq!(
        shape("int f(a, b) int a; char *b; { return a; }"),
        "define f: oldfn(a, b) -> int a: int b: ptr to char {return a;}"
    );
    assert_eq!(shape("f(a) { return a; }"), "define f: oldfn(a) -> implicit {return a;}");
    check("typedef int T; f(a) T a; { T * x; }", "let x: ptr to type T;");
    assert_eq!(shape("typedef int T; int f(T);").lines().last(), Some("f: fn(_: type T) -> int"));
    assert_eq!(shape("int f(); int g(void);"), "f: oldfn() -> int\ng: fn(_: void) -> int");
}

#[test]
fn typeof_takes_types_and_expressions() {
    check(
        "typedef int T; void f(int y) { typeof(T) a; typeof(y) b; __typeof__(T *) c; typeof(T[y]) d; }",
        "let a: typeof-type type T; let b: typeof-expr y; let c: typeof-type ptr to type T; let d: typeof-type array[y] of type T;",
    );
}

#[test]
fn builtin_type_names_need_no_declaration() {
    assert_eq!(
        shape("__builtin_va_list ap; __uint128_t u;"),
        "ap: type __builtin_va_list\nu: type __uint128_t"
    );
    assert!(!parse("va_list ap;").1.is_empty());
}
