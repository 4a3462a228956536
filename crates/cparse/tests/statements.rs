//! Statements.

mod support;

use support::{body, parse_ok};

#[track_caller]
fn check(statements: &str, expected: &str) {
    assert_eq!(body(&format!("void f(int a, int b) {{ {statements} }}")), expected, "{statements}");
}

#[test]
fn branches() {
    check("if (a) b; else if (b) a; else ;", "(if [a b;] [b a;] else ;)");
    check("if (a) if (b) a; else b; a;", "(if [a (if [b a;] else b;)]) a;");
    check("if (a) { if (b) a; } else b;", "(if [a {(if [b a;])}] else b;)");
    check("if (a) a; else { if (b) b; }", "(if [a a;] else {(if [b b;])})");
    check("if (a) while (b) if (a) b; else a;", "(if [a (while b (if [a b;] else a;))])");
}

#[test]
fn loops() {
    check("while (a) b--;", "(while a (PostDec b);)");
    check("do a--; while (a > 0); b;", "(do (PostDec a); (> a 0)) b;");
    check("for (;;) ;", "(for _ _ _ ;)");
    check("for (a = 0; a < b; a++) continue;", "(for (= a 0); (< a b) (PostInc a) continue;)");
    check(
        "for (int i = 0, *p; i < b; ) { break; }",
        "(for let i: int = 0, p: ptr to int; (< i b) _ {break;})",
    );
}

#[test]
fn labels_are_flat() {
    check(
        "switch (a) { case 1: case 2 ... 5: default: x: b; break; }",
        "(switch a {case 1: case 2..5: default: x: b; break;})",
    );
    check("switch (a) case 1: b;", "(switch a case 1: b;)");
    check("case 1: ; int c = 2;", "case 1: ; let c: int = 2;");
    check("L: int c = 2;", "L: let c: int = 2;");
    check("if (a) goto e; e: ", "(if [a goto e;]) e: ;");
    check("switch (a) { default: }", "(switch a {default: ;})");
    check("case a ? b : 3: ;", "case (? a b 3): ;");
}

#[test]
fn jumps() {
    check(
        "__label__ l, m; goto l; l: return; m: return a;",
        "labels 2; goto l; l: return _; m: return a;",
    );
    check(
        "static void *t[] = { &&x, &&y }; goto *t[a]; x: ; y: ;",
        "let t: array[] of ptr to static void = {(&& x), (&& y)}; goto* (at t a); x: ; y: ;",
    );
}

#[test]
fn statement_attributes() {
    check(
        "switch (a) { case 1: a++; __attribute__((fallthrough)); case 2: ; }",
        "(switch a {case 1: (PostInc a); @fallthrough; case 2: ;})",
    );
    check(
        "switch (a) { case 1: __attribute__((fallthrough)); case 2: ; }",
        "(switch a {case 1: @fallthrough; case 2: ;})",
    );
    check("out: __attribute__((unused)); a;", "out @unused: ; a;");
    check(
        "__attribute__((unused)) int c; int __attribute__((unused)) d;",
        "let c: int @unused; let d: int @unused;",
    );
}

#[test]
fn assembler() {
    check(
        "asm(\"nop\"); __asm__ volatile (\"nop\" ::: \"memory\");",
        "(asm 0 0 0 0); (asm volatile 0 0 1 0);",
    );
    check(
        "asm (\"mov %[a],%[b]\" : [b] \"=r\"(b) : [a] \"r\"(a), \"m\"(a) : \"cc\", \"memory\");",
        "(asm 1 2 2 0);",
    );
    check("asm goto (\"jmp %l0\" : : \"r\"(a) : : out); out: ;", "(asm goto 0 1 0 1); out: ;");
    check("asm inline volatile (\"nop\");", "(asm volatile 0 0 0 0);");
}

#[test]
fn declarations_among_statements() {
    check(
        "int c; c = 1; static int d = 2; _Static_assert(1, \"x\"); ;",
        "let c: int; (= c 1); let d: static int = 2; (assert 1); ;",
    );
    check("{ } { { } }", "{} {{}}");
    check(
        "extern int g(int); struct s { int x; } v;",
        "let g: fn(_: int) -> extern int; let v: Struct s {1};",
    );
    check("__extension__ int c; __extension__ ({ a; });", "let c: int; ({a;});");
}

#[test]
fn an_error_free_tree_has_no_stray_nodes() {
    let tree = parse_ok("void f(int a) { __attribute__((aligned(1 + 1))) int x; L: a = (int)a; }");
    assert_eq!(tree.exprs().len(), 3 + 4);
    assert_eq!(tree.stmts().len(), 4);
}

#[test]
fn contracts_stand_beside_loops_and_functions() {
    let text = "int f(int a) __CPROVER_requires(a > 1) __CPROVER_frees(a) __CPROVER_ensures(a, !a);
        void g(int a, int b) {
            while (a) __CPROVER_loop_invariant(a > b) __CPROVER_decreases(a, b) a--;
            do __CPROVER_assigns(a; b: a, b) a--; while (a);
            for (;;) __CPROVER_assigns() a++;
        }";
    let (tree, errors) = symra_cparse::parse(text);
    assert!(errors.is_empty(), "{errors:?}");
    let printed = symra_cparse::print(&tree);
    for clause in [
        "__CPROVER_requires(a > 1) __CPROVER_frees(a) __CPROVER_ensures(a, !a)",
        "__CPROVER_loop_invariant(a > b) __CPROVER_decreases(a, b)",
        "__CPROVER_assigns(a) __CPROVER_assigns(b: a, b)",
        "__CPROVER_assigns()",
    ] {
        assert!(printed.contains(clause), "{clause}: {printed}");
    }
    let (again, errors) = symra_cparse::parse(&printed);
    assert!(errors.is_empty(), "{errors:?}");
    assert_eq!(symra_cparse::print(&again), printed);
    check("while (a) __CPROVER_loop_invariant(a) a--;", "(while a (PostDec a);)");
}

#[test]
fn new_attributes_say_nothing() {
    check("while (a) __CPROVER_other(a); b;", "(while a (call __CPROVER_other a);) b;");
    check("[[fallthrough]]; [[maybe_unused]] int c; c;", "; let c: int; c;");
    check("a = p[q[0]];", "(= a (at p (at q 0)));");
}
