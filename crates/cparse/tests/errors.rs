//! What is wrong, where, and that the rest is still read.

mod support;

use support::items;
use symra_cparse::{ParseError, Tree, parse};

/// All errors as `line:column: message`.
fn messages(tree: &Tree, errors: &[ParseError]) -> Vec<String> {
    errors.iter().map(|error| format!("{}: {error}", tree.locate(error.span.lo))).collect()
}

#[track_caller]
fn check(source: &str, expected_errors: &[&str], expected_items: &str) {
    let (tree, errors) = parse(source);
    assert_eq!(messages(&tree, &errors), expected_errors, "{source}");
    assert_eq!(items(&tree), expected_items, "{source}");
}

#[test]
fn the_next_declaration_is_read() {
    check(
        "int a;\nint b = ;\nint c;",
        &["2:9: expected an expression, found `;`"],
        "a: int\nc: int",
    );
    check("int f(int x { return x; }\nint c;", &["1:13: expected `)`, found `{`"], "c: int");
    check(
        "struct s { int a; foo b; int c; };\nint d;",
        &["1:19: unknown type name `foo`"],
        "Struct s {2}\nd: int",
    );
    check("enum e { A, 3 };\nint d;", &["1:13: expected an identifier, found `3`"], "d: int");
    check(
        "int a[] = { 1, { 2, ] }, 3 };\nint d;",
        &["1:21: expected an expression, found `]`"],
        "d: int",
    );
    check(
        "int a = f(({ 1 + ; 2; }));\nint d;",
        &["1:18: expected an expression, found `;`"],
        "a: int = (call f ({2;}))\nd: int",
    );
}

#[test]
fn the_next_statement_is_read() {
    check(
        "void f(void) { a b c; d; }\nint x;",
        &["1:16: unknown type name `a`"],
        "define f: fn(_: void) -> void {d;}\nx: int",
    );
    check(
        "void f(void) { if (a { b; } c; }\nint x;",
        &["1:22: expected `)`, found `{`"],
        "define f: fn(_: void) -> void {c;}\nx: int",
    );
    check(
        "void f(void) { for (a; b c; d) { e; } g; }",
        &["1:26: expected `;`, found `c`"],
        "define f: fn(_: void) -> void {g;}",
    );
    check(
        "void f(void) { if (+) { a; } else { b; } c; }",
        &["1:21: expected an expression, found `)`"],
        "define f: fn(_: void) -> void {c;}",
    );
    check(
        "void f(void) { else a; b; }",
        &["1:16: expected a statement, found `else`"],
        "define f: fn(_: void) -> void {b;}",
    );
    check(
        "void f(void) { x = 1 +; { y = ; z; } w; }",
        &["1:23: expected an expression, found `;`", "1:31: expected an expression, found `;`"],
        "define f: fn(_: void) -> void {{z;} w;}",
    );
}

#[test]
fn a_missing_semicolon_at_the_end_of_a_line_costs_nothing() {
    check("int a\nint b;", &["1:6: expected `;`, found `int`"], "a: int\nb: int");
    check(
        "int f(void) { return 1 }\nint b;",
        &["1:23: expected `;`, found `}`"],
        "define f: fn(_: void) -> int {return 1;}\nb: int",
    );
    check(
        "void f(void) {\n  a()\n  b();\n}",
        &["2:6: expected `;`, found `b`"],
        "define f: fn(_: void) -> void {(call a); (call b);}",
    );
}

#[test]
fn braces_without_partners() {
    check("int a; }\nint b;", &["1:8: `}` closes nothing"], "a: int\nb: int");
    check(
        "void f(void) { {\n",
        &["1:16: `{` is never closed"],
        "define f: fn(_: void) -> void {{}}",
    );
    check("struct s { int a;\n", &["1:10: `{` is never closed"], "");
}

#[test]
fn unknown_types() {
    check("foo_t x;\nint y;", &["1:1: unknown type name `foo_t`"], "y: int");
    check("foo_t *x;\nint y;", &["1:1: unknown type name `foo_t`"], "y: int");
    check(
        "int f(int a, foo_t b) { return a; }\nint y;",
        &["1:14: unknown type name `foo_t`"],
        "y: int",
    );
    check(
        "void f(void) { foo_t x = 1; y; }",
        &["1:16: unknown type name `foo_t`"],
        "define f: fn(_: void) -> void {y;}",
    );
    check(
        "void f(void) { for (foo_t i = 0; i; i++) x; y; }",
        &["1:21: unknown type name `foo_t`"],
        "define f: fn(_: void) -> void {y;}",
    );
    let (_, errors) = parse("foo_t x;");
    assert!(errors[0].advice().is_some_and(|advice| advice.contains("typedef")));
}

#[test]
fn a_type_is_no_expression() {
    check(
        "typedef int T;\nint x = 1 + T;\nint y = f(int);\nint z;",
        &[
            "2:13: expected an expression, found type `T`",
            "3:11: expected an expression, found `int`",
        ],
        "T: typedef int\nz: int",
    );
}

#[test]
fn nested_functions_stand_in_blocks_only() {
    check(
        "int f(int a) { int g(int x) { return x; } return a; }\nint y;",
        &[],
        "define f: fn(a: int) -> int {define g: fn(x: int) -> int {return x;} return a;}\ny: int",
    );
    check(
        "int f(int a) { int g(int x); return a; }",
        &[],
        "define f: fn(a: int) -> int {let g: fn(x: int) -> int; return a;}",
    );
    let (_, errors) = parse("int f(int a) { for (int g(int x) { return x; }; a;) a--; }");
    assert!(errors[0].to_string().contains("nested function `g` is not supported"));
    assert!(errors[0].advice().is_some_and(|advice| advice.contains('}')));
}

#[test]
fn faulty_words() {
    check(
        "int a = 08; int b = 1.5.2; int c = 99999999999999999999;",
        &[
            "1:9: malformed number `08`",
            "1:21: malformed number `1.5.2`",
            "1:36: integer constant `99999999999999999999` needs more than 64 bits",
        ],
        "a: int = 0\nb: int = 0\nc: int = 0",
    );
    check(
        "int a = ''; char *s = \"\\xg\"; int b;",
        &["1:9: empty character constant", "1:23: malformed escape sequence"],
        "a: int = '0'\ns: ptr to char = \"xg\"\nb: int",
    );
    check(
        "char *s = \"abc;\nint b;",
        &["1:11: unterminated string literal", "1:16: expected `;`, found `int`"],
        "s: ptr to char = \"\"\nb: int",
    );
    check(
        "int a = 'x;\nint b;",
        &["1:9: unterminated character constant", "1:12: expected `;`, found `int`"],
        "a: int = \"\"\nb: int",
    );
    check("int a; /* no end\nint b;", &["1:8: unterminated comment"], "a: int");
    check("int @@@ a;", &["1:5: stray `@` in the text"], "a: int");
    check("int \x01 a;", &["1:5: stray byte 0x01 in the text"], "a: int");
    check(
        "char *s = L\"a\" u\"b\";",
        &["1:16: adjacent string literals have different prefixes"],
        "s: ptr to char = u\"ab\"",
    );
    check("#include <x.h>\nint a;", &["1:1: directive `#include` in preprocessed text"], "a: int");
    check("#pragma pack(3)\nint a;", &["1:1: malformed `#pragma pack`"], "a: int");
}

#[test]
fn errors_are_placed_through_line_markers() {
    let (tree, errors) = parse("# 40 \"dir/a.h\"\n\n int x = ;\n");
    assert_eq!(messages(&tree, &errors), ["dir/a.h:41:10: expected an expression, found `;`"]);
}

#[test]
fn scopes_opened_by_broken_text_are_closed() {
    // `T` is hidden inside of the broken function only.
    check(
        "typedef int T;\nvoid f(void) { int T; { int U; ( } }\nT x;",
        &["2:34: expected an expression, found `}`"],
        "T: typedef int\ndefine f: fn(_: void) -> void {let T: int; {let U: int;}}\nx: type T",
    );
    check(
        "typedef int T;\nvoid f(int T, +) { }\nT x;",
        &["2:15: expected a parameter, found `+`"],
        "T: typedef int\nx: type T",
    );
}
