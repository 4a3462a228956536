//! Deep and long programs take memory, not stack.
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

use common::{analyse_text, errors};
use symra_front_c::types::DataModel;
use symra_front_c::{Checks, Options, compile};

/// Runs with a stack far smaller than a recursion over the program would need.
fn on_small_stack(text: String) {
    let run = move || {
        let analysis = analyse_text(&text, DataModel::Lp64);
        assert_eq!(errors(&analysis), Vec::<String>::new());
        let function = &analysis.program[analysis.program.function_named("f").unwrap()];
        assert!(function.body.is_some());
        for checks in
            [Checks::default(), Checks { deref: true, signed_overflow: true, ..Checks::default() }]
        {
            let options = Options { entry: "f".to_owned(), checks, ..Options::default() };
            let compiled = compile(&[("deep.c", &text)], &options).unwrap();
            assert!(compiled.task.program.procedures.len() > 1);
        }
    };
    std::thread::Builder::new().stack_size(1 << 20).spawn(run).unwrap().join().unwrap();
}

const DEPTH: usize = 20_000;

#[test]
fn long_sums_and_lists() {
    on_small_stack(format!("int f(int x) {{ return {}x; }}", "x + ".repeat(100_000)));
    on_small_stack(format!("int f(int x) {{ return ({}x); }}", "x, ".repeat(100_000)));
    on_small_stack(format!("int f(int x) {{ return {}x; }}", "x && ".repeat(50_000)));
}

#[test]
fn deep_expressions() {
    let nested = |open: &str, inner: &str, close: &str| {
        format!("int f(int x) {{ return {}{inner}{}; }}", open.repeat(DEPTH), close.repeat(DEPTH))
    };
    on_small_stack(nested("(1 + ", "x", ")"));
    on_small_stack(nested("-(", "x", ")"));
    on_small_stack(nested("f(", "x", ")"));
    on_small_stack(nested("x ? 1 : (", "x", ")"));
    on_small_stack(nested("({ ", "x", "; })"));
    on_small_stack(nested("(long)(", "x", ")"));
}

#[test]
fn deep_statements() {
    let nested = |open: &str, close: &str| {
        format!("void f(int x) {{ {}x = 1;{} }}", open.repeat(DEPTH), close.repeat(DEPTH))
    };
    on_small_stack(nested("{ ", " }"));
    on_small_stack(nested("if (x) ", ""));
    on_small_stack(nested("while (x) { ", " }"));
    on_small_stack(format!(
        "void f(int x) {{ {} x = 2; }}",
        "if (x == 1) x++; else ".repeat(DEPTH)
    ));
    let cases: String =
        (0..100_000).map(|number| format!("case {number}: x += {number};")).collect();
    on_small_stack(format!("void f(int x) {{ switch (x) {{ {cases} }} }}"));
}

#[test]
fn deep_types_and_initializers() {
    on_small_stack(format!("int {} p; void f(void) {{ }}", "*".repeat(DEPTH)));
    on_small_stack(format!(
        "int x = {}1{}; void f(void) {{ }}",
        "{".repeat(2_000),
        "}".repeat(2_000)
    ));
    let structs =
        format!("struct {{ int a; {} {} ", "struct { int x; ".repeat(500), "} m; ".repeat(500));
    on_small_stack(format!("{structs} }} s; void f(void) {{ }}"));
}

#[test]
fn a_function_of_ten_thousand_branches() {
    let branches: String = (0..10_000)
        .map(|number| {
            format!(
                "  if (x > {number} && y != x * {number}) {{ y = y * 3 + (x ^ {number}); x = x - y; }}\n  \
                 else if (x == y) {{ x += y & {number}; }}\n"
            )
        })
        .collect();
    let text = format!("int f(int x, int y) {{\n{branches}  return y;\n}}");
    assert!(text.len() > 1_000_000);
    on_small_stack(text);
}

#[test]
fn an_initializer_of_a_hundred_thousand_elements() {
    let elements: String = (0..100_000).map(|number| format!("{number}, ")).collect();
    on_small_stack(format!("int a[] = {{ {elements} }}; int f(int i) {{ return a[i]; }}"));
    on_small_stack(format!("int f(int i) {{ int a[] = {{ {elements} }}; return a[i]; }}"));
    let strings: String = (0..20_000).map(|number| format!("\"s{number}\", ")).collect();
    on_small_stack(format!("char *a[] = {{ {strings} }}; int f(int i) {{ return a[i][1]; }}"));
}
