//! Depth and length: nothing overflows, nothing takes more than linear time.
//!
//! Each text is parsed, printed and parsed again on a thread with little stack.

use std::time::{Duration, Instant};

use symra_cparse::{StmtKind, Tree, parse, print};

const LEVELS: usize = 100_000;

/// Generous: a quadratic algorithm takes minutes.
const LIMIT: Duration = Duration::from_secs(120);

#[track_caller]
fn check(source: String) -> Tree {
    let thread = std::thread::Builder::new().stack_size(512 << 10).spawn(move || {
        let start = Instant::now();
        let (tree, errors) = parse(&source);
        assert!(errors.is_empty(), "{:?}", errors.first());
        let printed = print(&tree);
        let (again, errors) = parse(&printed);
        assert!(errors.is_empty(), "{:?}", errors.first());
        assert!(print(&again) == printed, "printing should be stable");
        assert!(start.elapsed() < LIMIT, "took {:?}", start.elapsed());
        tree
    });
    let thread = thread.expect("a thread should start");
    thread.join().expect("the text should survive")
}

fn nested(open: &str, inner: &str, close: &str) -> String {
    open.repeat(LEVELS) + inner + &close.repeat(LEVELS)
}

#[test]
fn nested_expressions() {
    check(format!("int x = {};", nested("(", "1", ")")));
    check(format!("int x = {};", nested("- ", "y", "")));
    check(format!("int x = {};", nested("(int)(", "y", ")")));
    check(format!("int x = {};", nested("f(", "y", ")")));
    check(format!("int x = {};", nested("a[", "y", "]")));
    check(format!("int x = {};", nested("sizeof ", "y", "")));
}

#[test]
fn nested_conditionals_and_assignments() {
    check(format!("int x = {};", nested("a ? b : ", "c", "")));
    check(format!("int x = {};", nested("a ? ", "b", " : c")));
    check(format!("int x = {};", nested("a = ", "b", "")));
    check(format!("int x = {};", nested("a + (", "b", ")")));
}

#[test]
fn long_operator_chains() {
    check(format!("int x = 1{};", " + 1".repeat(LEVELS)));
    check(format!("int x = 1{};", " && a | 2".repeat(LEVELS)));
    check(format!("int x = (1{});", ", 1".repeat(LEVELS)));
    check(format!("int x = p{};", "->next".repeat(LEVELS)));
    check(format!("char *s = {};", "\"a\" ".repeat(LEVELS)));
}

#[test]
fn nested_statements() {
    check(format!("void f(void) {{ {} }}", nested("{", ";", "}")));
    check(format!("void f(void) {{ {} }}", nested("if (a) ", ";", "")));
    check(format!("void f(void) {{ {} }}", nested("while (a) for (;;) ", ";", "")));
    check(format!("void f(void) {{ {} }}", nested("do ", ";", " while (a);")));
    check(format!("void f(void) {{ {} }}", nested("switch (a) { case 1: ", ";", "}")));
}

#[test]
fn nested_statement_expressions() {
    check(format!("void f(void) {{ {} ; }}", nested("({ int y = ", "1", "; y; })")));
}

#[test]
fn chains_of_branches_and_labels_are_flat() {
    let tree = check(format!(
        "void f(void) {{ {} else ; }}",
        "if (a) b; else ".repeat(LEVELS) + "if (c) ;"
    ));
    let arms = tree.stmts().iter().find_map(|stmt| match stmt.kind {
        StmtKind::If { arms, .. } => Some(arms.len()),
        _ => None,
    });
    assert_eq!(arms, Some(LEVELS + 1));
    check(format!("void f(int x) {{ switch (x) {{ {} ; }} }}", "case 1: ".repeat(LEVELS)));
    check(format!("void f(void) {{ {} ; }}", "l: ".repeat(LEVELS)));
}

#[test]
fn initializers() {
    check(format!("int x[] = {{ {} }};", "1, ".repeat(LEVELS)));
    check(format!("int x = {};", nested("{", "1", "}")));
    check(format!("int x = {};", nested("(int[]){", "1", "}")));
}

#[test]
fn nested_types() {
    check(format!("struct s {{ {} }};", nested("struct { ", "int x;", "};")));
    check(format!("int {};", nested("(*", "x", ")")));
    check(format!("int {};", nested("(*", "x", ")[1]")));
    check(format!("int x{};", "[1]".repeat(LEVELS)));
    check(format!("int {}x;", "*".repeat(LEVELS)));
    check(format!("{} x;", nested("__typeof__(", "int", ")")));
    check(format!("void f{};", nested("(void (*g)", "(void)", ")")));
    check(format!("int x __attribute__((aligned({})));", nested("(", "1", ")")));
}

#[test]
fn broken_nesting_is_an_error_and_nothing_worse() {
    for open in [
        "(", "{", "({", "if (", "struct {", "a ? ", "f(", "[", "int f(", "int (*", "{ {", "- ",
        "do ",
    ] {
        for head in ["int x = ", "void f(void) { ", "int "] {
            let start = Instant::now();
            let (_, errors) = parse(head.to_owned() + &open.repeat(LEVELS));
            assert!(!errors.is_empty(), "{head}{open}");
            assert!(start.elapsed() < LIMIT, "{head}{open} took {:?}", start.elapsed());
        }
    }
    for close in [")", "}", "]", "; }"] {
        let (_, errors) = parse(format!("int x; {}", close.repeat(LEVELS)));
        assert!(!errors.is_empty(), "{close}");
    }
}
