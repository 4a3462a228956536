//! Expressions: each reading beside its twin that must be read the other way.

mod support;

use support::{body, expr};

#[track_caller]
fn check(source: &str, shape: &str) {
    assert_eq!(expr(source), shape, "{source}");
}

#[test]
fn precedence_and_associativity() {
    check("a + b * c", "(+ a (* b c))");
    check("(a + b) * c", "(* (+ a b) c)");
    check("a - b - c", "(- (- a b) c)");
    check("a - (b - c)", "(- a (- b c))");
    check("a || b && c | d ^ e & f", "(|| a (&& b (| c (^ d (& e f)))))");
    check("a == b < c << d", "(== a (< b (<< c d)))");
    check("a = b += c", "(= a (+= b c))");
    check("(a, b)", "(, a b)");
    check("a ? b : c ? d : e", "(? a b (? c d e))");
    check("(a ? b : c) ? d : e", "(? (? a b c) d e)");
    check("a ? b, c : d", "(? a (, b c) d)");
    check("a ?: b", "(? a _ b)");
}

#[test]
fn cast_or_call() {
    check("(T)(y)", "(cast <type T> y)");
    check("(g)(y)", "(call g y)");
    check("(T)-y", "(cast <type T> (Neg y))");
    check("(g)-y", "(- g y)");
    check("(T)*y", "(cast <type T> (Deref y))");
    check("(g)*y", "(* g y)");
    check("(T)&y", "(cast <type T> (AddrOf y))");
    check("(g)&y", "(& g y)");
    check("(T)~y[1]", "(cast <type T> (BitNot (at y 1)))");
    check("(T)(U)", "(cast <type T> U)");
    check("(T)(T)y", "(cast <type T> (cast <type T> y))");
    check("((T)y)(z)", "(call (cast <type T> y) z)");
    check("(int (*)(T))y", "(cast <ptr to fn(_: type T) -> int> y)");
}

#[test]
fn sizes_and_alignments() {
    check("sizeof(T)", "(sizeof <type T>)");
    check("sizeof(y)", "(sizeof y)");
    check("sizeof (y)[0]", "(sizeof (at y 0))");
    check("sizeof (y).m", "(sizeof (. y m))");
    check("sizeof(T) * y", "(* (sizeof <type T>) y)");
    check("sizeof(T) - 1", "(- (sizeof <type T>) 1)");
    check("sizeof (y) - 1", "(- (sizeof y) 1)");
    check("sizeof -y", "(sizeof (Neg y))");
    check("sizeof(T){1}", "(sizeof (literal <type T> {1}))");
    check("sizeof (struct s){1}.m", "(sizeof (. (literal <Struct s> {1}) m))");
    check("sizeof ((T)y)", "(sizeof (cast <type T> y))");
    check("sizeof sizeof(int *)", "(sizeof (sizeof <ptr to int>))");
    check("_Alignof(T) + __alignof__ y", "(+ (alignof <type T>) (alignof y))");
}

#[test]
fn postfix_and_prefix() {
    check("*p++", "(Deref (PostInc p))");
    check("(*p)++", "(PostInc (Deref p))");
    check("- -y", "(Neg (Neg y))");
    check("--y", "(PreDec y)");
    check("a - --b", "(- a (PreDec b))");
    check("a->b.c[1](2, 3)", "(call (at (. (-> a b) c) 1) 2 3)");
    check("!~+y", "(Not (BitNot (Plus y)))");
    check("a & &b", "(& a (AddrOf b))");
    check("&&L", "(&& L)");
    check("a && b", "(&& a b)");
    check("__real__ y + __imag__ y", "(+ (Real y) (Imag y))");
    check("__extension__ (T)y", "(cast <type T> y)");
}

#[test]
fn compound_literals() {
    check("(struct s){ .m = 1 }.m", "(. (literal <Struct s> {.m=1}) m)");
    check("&(int[]){1, 2}[1]", "(AddrOf (at (literal <array[] of int> {1, 2}) 1))");
    check("(struct s){}", "(literal <Struct s> {})");
    check("(T)(T){1}", "(cast <type T> (literal <type T> {1}))");
}

#[test]
fn statement_expressions() {
    check("({ int y = 1; y; })", "({let y: int = 1; y;})");
    check("({ typedef int y; (y)-1; })", "({let y: typedef int; (cast <type y> (Neg 1));})");
    // The typedef ends with the block.
    check("(({ typedef int y; }), (y)-1)", "(, ({let y: typedef int;}) (- y 1))");
}

#[test]
fn words_that_take_types() {
    check(
        "_Generic(y, int: 1, T *: 2, default: 3)",
        "(generic y <int> 1 <ptr to type T> 2 <default> 3)",
    );
    check("__builtin_va_arg(ap, T *)", "(va_arg ap <ptr to type T>)");
    check("__builtin_offsetof(struct s, m.n[2].o)", "(offsetof <Struct s> .m.n[2].o=)");
    check("__builtin_types_compatible_p(T, typeof(y))", "(compatible <type T> <typeof-expr y>)");
    check("__builtin_choose_expr(1, a, b)", "(choose 1 a b)");
    check("__builtin_convertvector(y, T)", "(call __builtin_convertvector y <type T>)");
}

#[test]
fn literals() {
    check("0x1Fu + 017 + 0b11 + 2i", "(+ (+ (+ 31u 15) 3b) 2i)");
    check("0x1.8p3 + 1e5f", "(+ 0x1.8p3Double 1e5Float)");
    check("'a' + '\\n' + '\\377' + 'ab'", "(+ (+ (+ '97' '10') '-1') '24930')");
    check("L'x'", "'120'");
    check(r#""a" "b\n" "\x41" "1""#, r#""ab\nA1""#);
    check(r#"L"a" "b""#, r#"L"ab""#);
    check(r#""a" L"\x12" "3""#, "L\"a\\u{12}3\"");
    check(r#"u8"a""#, r#"u8"a""#);
}

#[test]
fn conditions_in_statements() {
    assert_eq!(
        body("void f(int a) { a ? (void)0 : (void)1; }"),
        "(? a (cast <void> 0) (cast <void> 1));"
    );
}

#[test]
fn implications_and_quantifiers_of_cbmc() {
    check("a ==> b ==> c", "(|| (Not a) (|| (Not b) c))");
    check("a || b ==> c && d", "(|| (Not (|| a b)) (&& c d))");
    check("(a ==> b) ? c : d", "(? (|| (Not a) b) c d)");
    check("a == b > c", "(== a (> b c))");
    assert_eq!(
        body("void f(int a) { __CPROVER_exists { int i; i == a } && a; }"),
        "(&& (all false {let i: int; (== i a);}) a);"
    );
}
