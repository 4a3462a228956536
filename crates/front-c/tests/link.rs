//! Several files make one program.
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

use common::{errors, object_named};
use symra_front_c::hir::Linkage;
use symra_front_c::types::DataModel;
use symra_front_c::{Analysis, Input, analyse};

fn link(texts: &[&str]) -> Analysis {
    let names: Vec<String> = (0..texts.len()).map(|number| format!("{number}.c")).collect();
    let inputs: Vec<Input<'_>> =
        names.iter().zip(texts).map(|(name, text)| Input { name, text: text.as_bytes() }).collect();
    analyse(&inputs, DataModel::Lp64)
}

#[test]
fn external_names_are_one_thing() {
    let analysis = link(&[
        "struct s { int x; }; extern struct s shared; extern int table[]; int f(void); int main(void) { return f() + shared.x + table[1]; }",
        "struct s { int x; } shared = {4}; int table[3] = {1, 2, 3}; int f(void) { return table[0]; }",
    ]);
    assert_eq!(errors(&analysis), Vec::<String>::new());
    assert!(analysis.diagnostics.is_empty());
    let program = &analysis.program;
    let named = |name: &str| program.objects.iter().filter(|object| *object.name == *name).count();
    assert_eq!((named("shared"), named("table")), (1, 1));
    let table = object_named(program, "table");
    assert_eq!(program.types.size_of(table.ty), Some(12));
    assert!(table.init.is_some());
    let functions = program.functions.iter().filter(|function| *function.name == *"f").count();
    assert_eq!(functions, 1);
    assert!(program[program.function_named("f").unwrap()].body.is_some());
    assert_eq!(program.sources.len(), 2);
}

#[test]
fn static_names_stay_apart() {
    let analysis = link(&[
        "static int x = 1; static int f(void) { return x; } int a(void) { return f(); }",
        "static int x = 2; static int f(void) { return x; } int b(void) { return f(); }",
    ]);
    assert_eq!(errors(&analysis), Vec::<String>::new());
    let program = &analysis.program;
    let internal =
        program.objects.iter().filter(|object| object.linkage == Linkage::Internal).count();
    assert_eq!(internal, 2);
    assert_eq!(program.functions.iter().filter(|function| *function.name == *"f").count(), 2);
}

#[test]
fn two_definitions_are_refused() {
    let code =
        |texts: &[&str]| link(texts).errors().map(|error| error.cause.code()).collect::<Vec<_>>();
    assert_eq!(code(&["int x = 1;", "int x = 2;"]), ["redefined"]);
    assert_eq!(code(&["int f(void) { return 1; }", "int f(void) { return 1; }"]), ["redefined"]);
    assert_eq!(code(&["int x;", "int x(void) { return 1; }"]), ["different-kind"]);
    assert_eq!(code(&["int x;", "int x = 2;"]), [""; 0]);
    assert_eq!(
        code(&["inline int f(void) { return 1; }", "inline int f(void) { return 1; }"]),
        [""; 0]
    );
}

#[test]
fn different_types_are_warned_about() {
    let analysis = link(&["unsigned x;", "extern int x; int f(void) { return x; }"]);
    assert!(analysis.is_ok());
    let found: Vec<&str> =
        analysis.diagnostics.iter().map(|warning| warning.cause.code()).collect();
    assert_eq!(found, ["link-mismatch"]);
}

#[test]
fn objects_that_files_see_otherwise_are_refused() {
    let code =
        |texts: &[&str]| link(texts).errors().map(|error| error.cause.code()).collect::<Vec<_>>();
    for (one, other) in [
        ("extern double x; double f(void) { return x; }", "int x;"),
        ("extern float x; float f(void) { return x; }", "int x = 1;"),
        ("extern int a[5]; int f(void) { return a[4]; }", "int a[3] = {1, 2, 3};"),
        ("extern char *t; char f(void) { return *t; }", "char t[] = \"abc\";"),
        ("extern long x; long f(void) { return x; }", "int x = 1;"),
    ] {
        assert_eq!(code(&[one, other]), ["link-mismatch"], "{one} {other}");
        assert_eq!(code(&[other, one]), ["link-mismatch"], "{other} {one}");
    }
    assert_eq!(code(&["extern int a[]; int f(void) { return a[2]; }", "int a[3];"]), [""; 0]);
}
