//! Declarations: types, declarators, records, attributes, initializers, pragmas.

mod support;

use support::{parse_ok, shape};
use symra_cparse::{ItemKind, Member, PackAction, Packing, Quals, SpecFlags, Storage, parse};

#[track_caller]
fn check(source: &str, expected: &str) {
    assert_eq!(shape(source), expected, "{source}");
}

#[test]
fn keywords_combine_in_any_order() {
    check("long unsigned int long a;", "a: unsigned long long");
    check(
        "short b; signed c; unsigned d; char signed e;",
        "b: short\nc: int\nd: unsigned int\ne: signed char",
    );
    check(
        "double long f; _Complex g; float _Complex h;",
        "f: long double\ng: complex double\nh: complex float",
    );
    check(
        "unsigned __int128 i; _Float128 j; __float128 k;",
        "i: unsigned __int128\nj: _Float128\nk: _Float128",
    );
    check(
        "_Float64x l; __float80 m; _Bool n; long _Complex o;",
        "l: _Float64x\nm: __float80\nn: _Bool\no: complex long double",
    );
}

#[test]
fn keywords_that_exclude_each_other_are_errors() {
    for source in [
        "long float x;",
        "short char x;",
        "unsigned double x;",
        "long long long x;",
        "signed unsigned x;",
        "short long x;",
        "int char x;",
        "unsigned _Bool x;",
        "static extern int x;",
        "int struct s x;",
        "_Imaginary float x;",
        "void long x;",
    ] {
        assert_eq!(parse(source).1.len(), 1, "{source}");
    }
}

#[test]
fn declarators_are_read_from_the_name_outwards() {
    check("int *a[3];", "a: array[3] of ptr to int");
    check("int (*a)[3];", "a: ptr to array[3] of int");
    check(
        "int (*(*f)(int, char *))(void);",
        "f: ptr to fn(_: int, _: ptr to char) -> ptr to fn(_: void) -> int",
    );
    check(
        "void (*signal(int s, void (*h)(int)))(int);",
        "signal: fn(s: int, h: ptr to fn(_: int) -> void) -> ptr to fn(_: int) -> void",
    );
    check("char *const *volatile p;", "p: volatile ptr to const ptr to char");
    check(
        "int a, *b, c[2], d(void);",
        "a: int, b: ptr to int, c: array[2] of int, d: fn(_: void) -> int",
    );
    check(
        "int f(int n, int a[n][n], int b[static const 3], int c[*], ...);",
        "f: fn(n: int, a: array[n] of array[n] of int, b: array[static const 3] of int, c: array[*] of int, ...) -> int",
    );
    check("int (f)(void), ((g));", "f: fn(_: void) -> int, g: int");
}

#[test]
fn abstract_declarators() {
    check(
        "unsigned long z = sizeof(int (*)[3]) + sizeof(void (*(*)(int))(char)) + sizeof(int (*(void))[2]);",
        "z: unsigned long = (+ (+ (sizeof <ptr to array[3] of int>) \
         (sizeof <ptr to fn(_: int) -> ptr to fn(_: char) -> void>)) \
         (sizeof <fn(_: void) -> ptr to array[2] of int>))",
    );
}

#[test]
fn implicit_int() {
    check(
        "static x; const y = 3; main() { return 0; } z;",
        "x: static implicit\ny: const implicit = 3\ndefine main: oldfn() -> implicit {return 0;}\nz: implicit",
    );
    check("struct s { const x; };", "Struct s {1}");
}

#[test]
fn specifiers() {
    let tree = parse_ok(
        "static inline _Noreturn const volatile int f(void); extern __thread int x; register _Atomic int y;",
    );
    let specs = tree.specs();
    let named = |storage| specs.iter().find(|specs| specs.storage == Some(storage)).unwrap();
    let first = named(Storage::Static);
    assert!(first.flags.contains(SpecFlags::INLINE) && first.flags.contains(SpecFlags::NORETURN));
    assert!(first.quals.contains(Quals::CONST) && first.quals.contains(Quals::VOLATILE));
    assert!(named(Storage::Extern).flags.contains(SpecFlags::THREAD_LOCAL));
    assert!(named(Storage::Register).quals.contains(Quals::ATOMIC));
    check(
        "_Atomic(int) y; _Atomic (int *) z; __auto_type w = 1;",
        "y: atomic int\nz: atomic ptr to int\nw: auto-type = 1",
    );
    check("_Alignas(16) int a; _Alignas(double) char b;", "a: int\nb: char");
}

#[test]
fn records() {
    check(
        "struct s { int a, *b; unsigned c : 3; int : 0; union { int d; float e; }; struct t *next; } x, *y;",
        "x: Struct s {5}, y: ptr to Struct s {5}",
    );
    check(
        "struct s; union u *p; struct { } e; struct s { int a;; int b };",
        "Struct s\np: ptr to Union u\ne: Struct _ {0}\nStruct s {2}",
    );
    let tree = parse_ok(
        "struct s { int n; char rest[]; _Static_assert(1, \"x\"); __extension__ union { int a; }; };",
    );
    let members = tree
        [tree.records().iter().find_map(|record| record.members.filter(|m| m.len() == 4)).unwrap()]
    .to_vec();
    assert!(matches!(members[2], Member::StaticAssert(_)));
    assert!(matches!(members[3], Member::Fields { fields, .. } if fields.is_empty()));
}

#[test]
fn enums() {
    check(
        "enum e { A, B = 3, C, } x; enum e y; enum { D __attribute__((deprecated)) = 1 };",
        "x: enum e {A, B, C}\ny: enum e {}\nenum _ {D}",
    );
}

#[test]
fn attributes_stay_where_they_belong() {
    check("struct __attribute__((packed)) S { char c; int i; };", "Struct S {2} @packed");
    check(
        "struct S { char c; } __attribute__((__packed__, aligned(4))) x;",
        "x: Struct S {1} @packed @aligned 4",
    );
    check(
        "enum __attribute__((packed)) E { A }; enum F { B } __attribute__((packed));",
        "enum E {A} @packed\nenum F {B} @packed",
    );
    check(
        "typedef unsigned u64 __attribute__ ((__mode__ (__DI__)));",
        "u64: typedef unsigned int @mode __DI__",
    );
    check("int x __attribute__ ( ( aligned ( 8 ) ) );", "x: int @aligned 8");
    check("int a, __attribute__((unused)) b;", "a: int, b: int @unused");
    check(
        "__attribute__((noreturn)) void f(void) { }",
        "define f: fn(_: void) -> void @noreturn {}",
    );
    check(
        "void __attribute__((noreturn)) f(void), g(void);",
        "f: fn(_: void) -> void @noreturn, g: fn(_: void) -> void @noreturn",
    );
    check(
        "void f(void (__attribute__((cdecl)) *cb)(int));",
        "f: fn(cb: ptr to fn(_: int) -> void @cdecl) -> void",
    );
    check("int *__attribute__((aligned(4))) const p;", "p: const ptr @aligned 4 to int");
    check(
        "typedef union { int *a; long *b; } U __attribute__((transparent_union));",
        "U: typedef Union _ {2} @transparent_union",
    );
    check(
        "int f(int x __attribute__((unused)), const char *s, ...) __attribute__((format(printf, 2, 3)));",
        "f: fn(x: int @unused, s: ptr to const char, ...) -> int @format printf 2 3",
    );
    check(
        "int x __attribute__((aligned(sizeof(long)), vector_size(16), const, , unused()));",
        "x: int @aligned (sizeof <long>) @vector_size 16 @const @unused",
    );
    check(
        "extern int f(int) __asm__(\"g\") __attribute__((nothrow));",
        "f: fn(_: int) -> extern int @nothrow",
    );
}

#[test]
fn initializers() {
    check(
        "int a[3] = { 1, [2] = 3, }; int b[] = { [0 ... 1] = 5, [4] 6 };",
        "a: array[3] of int = {1, [2]=3}\nb: array[] of int = {[0..1]=5, [4]=6}",
    );
    check(
        "struct s x = { .a[1] = 2, .b.q = 3, c: { 4 }, {} };",
        "x: Struct s = {.a[1]=2, .b.q=3, .c={4}, {}}",
    );
    check(
        "char s[] = \"ab\" \"c\", t[] = { \"d\" };",
        "s: array[] of char = \"abc\", t: array[] of char = {\"d\"}",
    );
    check("int x = (1, 2), y = a = 3;", "x: int = (, 1 2), y: int = (= a 3)");
}

#[test]
fn file_scope_oddities() {
    check(";;int x;;", "x: int");
    check(
        "_Static_assert(sizeof(int) == 4); __asm__(\".globl foo\"); int x;",
        "(assert (== (sizeof <int>) 4))\nasm\nx: int",
    );
    check("", "");
    check("int a$b; int \u{e9}; int caf\\u00e9;", "a$b: int\n\u{e9}: int\ncaf\u{e9}: int");
    check("int x\\\n= 3; /* c */ int y; // d\n\x0cint z;", "x: int = 3\ny: int\nz: int");
    check("int a<:2:> = <% 1 %>;", "a: array[2] of int = {1}");
}

#[test]
fn pack_reaches_the_records() {
    check(
        "struct a { int x; };\n#pragma pack(push, 1)\nstruct b { int x; };\n#pragma pack(2)\nstruct c { int x; };\n\
         #pragma pack(pop)\nstruct d { int x; };\n#pragma pack()\n#pragma GCC poison x\n",
        "Struct a {1}\nPush { label: None, value: Some(AtMost(1)) }\nStruct b {1} pack 1\nSet(AtMost(2))\n\
         Struct c {1} pack 2\nPop { label: None, value: None }\nStruct d {1}\nSet(Natural)",
    );
    // The brace that ends a struct decides; references have no packing.
    check(
        "struct a {\n#pragma pack(1)\nint x;\n}; struct a y;\n#pragma pack(0)\n",
        "Struct a {2} pack 1\ny: Struct a\nSet(Natural)",
    );
    let tree = parse_ok(
        "void f(void) {\n#pragma pack(push, here, 4)\nstruct s { int x; };\n#pragma pack(pop, here)\n}",
    );
    assert!(tree.records().iter().any(|record| record.pack == Packing::AtMost(4)));
    let tree = parse_ok("#pragma pack(4)\nint x;");
    assert!(
        matches!(tree.items()[0].kind, ItemKind::Pack(pragma) if pragma.action == PackAction::Set(Packing::AtMost(4)))
    );
}

#[test]
fn line_markers_lead_to_the_original_files() {
    let source = "# 1 \"foo.c\"\nint x;\n# 100 \"bar.h\" 1 3\nint y;\n\n  int z;\n#line 7 \"foo.c\"\nint w;\n";
    let tree = parse_ok(source);
    let places: Vec<String> =
        tree.items().iter().map(|item| tree.locate(item.span.lo).to_string()).collect();
    assert_eq!(places, ["foo.c:1:1", "bar.h:100:1", "bar.h:102:3", "foo.c:7:1"]);
    assert_eq!(tree.source().files().collect::<Vec<_>>(), ["foo.c", "bar.h"]);
}

#[test]
fn spans_cover_their_text() {
    let source = "int f(int a) { return a + (b * 2) ; }";
    let tree = parse_ok(source);
    let texts: Vec<&str> = tree
        .exprs()
        .iter()
        .map(|expr| std::str::from_utf8(expr.span.text(source.as_bytes())).unwrap())
        .collect();
    assert_eq!(texts, ["a", "b", "2", "b * 2", "a + (b * 2)"]);
    assert_eq!(tree.items()[0].span.text(source.as_bytes()), source.as_bytes());
}
