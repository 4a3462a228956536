//! Sizes, alignments and offsets: gcc checks assertions made from our layouts.
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

use std::collections::BTreeSet;
use std::fmt::Write as _;

use common::{
    MODELS, analyse_text, bench_files, errors, gcc_accepts_text, gcc_preprocessed, has_gcc,
};
use symra_front_c::hir::{Linkage, Origin, Program, Storage};
use symra_front_c::types::{DataModel, RecordKind, RecordLayout};
use symra_front_c::{Input, analyse};

/// Structs with something tricky in them; all are tagged.
const TRICKY: &str = r"
struct t1 { char c; double d; char e; }; struct t2 { char c; long long l; }; struct t3 { char c; long double l; };
struct t4 { int a : 3; int b : 29; int c : 1; }; struct t5 { char a : 3; int b : 7; short c : 9; };
struct t6 { int a : 3; int : 0; char b; }; struct t7 { char a; int : 0; char b; }; struct t8 { char a; int : 5; char b; };
struct t9 { int a : 20; long long b : 40; char c; }; struct t10 { long long a : 33; int b : 31; long long c : 60; int d; };
struct t11 { char a; struct { short b; int c; }; union { char d; double e; }; } ;
struct __attribute__((packed)) p1 { char a; int b; double c; short d : 3; int e : 30; };
struct p2 { char a; int b __attribute__((packed)); short c; } ;
struct p3 { char a; int b : 20; int c : 20; } __attribute__((packed));
struct p4 { char a; struct t1 b; } __attribute__((packed, aligned(4)));
struct a1 { char a; int b __attribute__((aligned(16))); char c; }; struct a2 { char a; } __attribute__((aligned(32)));
struct a3 { char a; _Alignas(8) char b; }; struct a4 { char a; struct a2 b; char c; };
typedef int aligned_int __attribute__((aligned(16))); struct a5 { char a; aligned_int b; };
typedef int low_int __attribute__((aligned(2))); struct a6 { char a; low_int b; };
typedef double d4 __attribute__((aligned(4))); struct a7 { char a; d4 b; };
struct __attribute__((aligned(16))) __attribute__((aligned(8))) a12 { char c; }; struct a13 { char c; } __attribute__((aligned(8), aligned(4)));
typedef int twice_int __attribute__((aligned(16))) __attribute__((aligned(8))); struct a14 { char a; twice_int b; };
struct a15 { char a; int b __attribute__((aligned(16))) __attribute__((aligned(8))); };
struct a8 { char c; int x : 5 __attribute__((aligned(8))); int y : 3; };
struct f1 { int n; char tail[]; }; struct f2 { char c; double tail[]; }; struct f3 { int n; int z[0]; };
struct e1 { }; struct e2 { struct e1 e; int i; }; union e3 { };
union u1 { char c; int i; double d; }; union u2 { char c[7]; short s; }; union u3 { int a : 5; char b; };
union u4 { int a : 17; }; union __attribute__((packed)) u5 { int i; char c[5]; }; union u6 { long long a : 33; };
#pragma pack(push, 1)
struct k1 { char a; int b; double c; }; struct k2 { int a : 7; int b : 30; char c; };
#pragma pack(2)
struct k3 { char a; int b; double c; long double d; }; struct k4 { char a; int b : 17; int c : 17; };
struct k5 { char a; int : 0; char b; }; struct k6 { char a; int b __attribute__((aligned(8))); };
#pragma pack(4)
struct k7 { char a; double b; long long c; int d : 20; long long e : 50; };
#pragma pack(pop)
struct b1 { _Bool a : 1; _Bool b : 1; _Bool c; int d : 2; }; struct b2 { unsigned char a : 7; unsigned char b : 2; };
struct b3 { short a : 9; short b : 9; int c : 9; }; struct b4 { int : 3; char c; }; struct b5 { char c; long long : 0; char d; };
struct b6 { unsigned a : 1, b : 31, c : 32, d : 1; }; struct b7 { char a; long long b : 2; }; struct b8 { char a; short b : 12; };
enum en { EA, EB }; struct b9 { enum en a : 1; enum en b : 2; char c; }; struct b10 { int a : 1; char : 0; int b : 1; };
struct b11 { char c; int x : 3; long long : 0; int y; }; struct b12 { short : 16; int x; }; struct b13 { int a; char b : 4; };
struct n1 { struct t1 a[2]; char c; struct { int x; char y; } in[3]; }; struct n2 { void (*f)(int); char c; void *p; };
struct n3 { char a[3]; short b[3]; char c; }; struct n4 { float f; char c; float g; _Complex double z; };
struct n5 { _Float128 q; char c; }; struct n6 { char c; struct f1 f; }; struct n7 { __builtin_va_list v; char c; };
struct n8 { char c; int x[2][3]; long l; }; struct n9 { enum { XA, XB } e; char c; };
struct v1 { char c; int v __attribute__((vector_size(16))); };
";

/// Assertions about every tagged and complete struct and union.
fn assertions(program: &Program, text: &str) -> String {
    let mut out = String::new();
    for (_, record) in program.types.records() {
        let (Some(tag), Some(layout)) = (&record.tag, &record.layout) else { continue };
        // Tags that are defined twice, in inner scopes, would name the wrong struct.
        let keyword = if record.kind == RecordKind::Struct { "struct" } else { "union" };
        if **tag == *"__va_list_tag" || !is_at_file_scope(text, keyword, tag) {
            continue;
        }
        assert_layout(&mut out, &format!("{keyword} {tag}"), layout);
    }
    // Structs without a tag have the types of variables.
    let mut seen = BTreeSet::new();
    for object in &program.objects {
        let at_file_scope = matches!(object.storage, Storage::Static)
            && matches!(object.origin, Origin::Declared)
            && matches!(object.linkage, Linkage::External);
        let Some(record) = program.types.as_record(object.ty) else { continue };
        let record = program.types.record(record);
        if at_file_scope && record.tag.is_none() && seen.insert(object.name.to_string()) {
            let Some(layout) = record.layout.as_ref().filter(|_| record.composite.is_none()) else {
                continue;
            };
            assert_layout(&mut out, &format!("__typeof__({})", object.name), layout);
        }
    }
    out
}

fn assert_layout(out: &mut String, name: &str, layout: &RecordLayout) {
    let size = layout.size;
    let _ = writeln!(out, "_Static_assert(sizeof({name}) == {size}, \"size of {name}\");");
    let align = layout.align;
    let _ = writeln!(out, "_Static_assert(_Alignof({name}) == {align}, \"alignment of {name}\");");
    for field in &layout.fields {
        if let (Some(member), None) = (&field.name, field.bits) {
            let offset = field.offset;
            let _ = writeln!(
                out,
                "_Static_assert(__builtin_offsetof({name}, {member}) == {offset}, \"{name}.{member}\");"
            );
        }
    }
}

/// Whether the text mentions the tag with a body once only.
fn is_at_file_scope(text: &str, keyword: &str, tag: &str) -> bool {
    let needle = format!("{keyword} {tag}");
    let bodies = text
        .match_indices(&needle)
        .filter(|(at, _)| text[at + needle.len()..].trim_start().starts_with('{'));
    let packed = text.contains(&format!("__attribute__((packed)) {tag} {{"));
    bodies.count() == 1 || packed
}

/// Whether the struct of an assertion can be named at the end of the file.
fn is_visible(text: &str, assertion: &str, model: DataModel) -> bool {
    let name = assertion.split(['(', ')', ',']).nth(2).unwrap_or_default();
    gcc_accepts_text(&format!("{text}\nint visible[sizeof({name}) + 1];\n"), model)
}

fn check(name: &str, text: &str, model: DataModel) -> usize {
    let analysis = analyse(&[Input { name, text: text.as_bytes() }], model);
    assert_eq!(errors(&analysis), Vec::<String>::new(), "{name}");
    let asserted = assertions(&analysis.program, text);
    let whole = format!("{text}\n{asserted}");
    if !gcc_accepts_text(&whole, model) {
        let wrong: Vec<&str> = asserted
            .lines()
            .filter(|line| !gcc_accepts_text(&format!("{text}\n{line}\n"), model))
            .filter(|line| is_visible(text, line, model))
            .collect();
        assert!(wrong.is_empty(), "{name} in {model:?}: gcc refuses\n{}", wrong.join("\n"));
    }
    asserted.lines().count()
}

#[test]
fn tricky_structs_are_laid_out_as_gcc_does() {
    for model in MODELS {
        if has_gcc(model) {
            assert!(check("tricky.c", TRICKY, model) > 150);
        }
    }
}

#[test]
fn a_wrong_layout_would_be_noticed() {
    let model = DataModel::Lp64;
    if has_gcc(model) {
        let analysis = analyse_text("struct s { char c; int i; };", model);
        let right = assertions(&analysis.program, "struct s {");
        let text = format!("struct s {{ char c; int i; }};\n{}", right.replace("== 4", "== 5"));
        assert!(!gcc_accepts_text(&text, model));
    }
}

#[test]
fn structs_of_real_programs_are_laid_out_as_gcc_does() {
    let mut asserted = 0;
    for (file, model) in bench_files() {
        let text = String::from_utf8_lossy(&std::fs::read(&file).unwrap()).into_owned();
        if !(text.contains("struct ") || text.contains("union ")) || !has_gcc(model) {
            continue;
        }
        asserted += check(&file.display().to_string(), &text, model);
    }
    eprintln!("{asserted} assertions about structs of real programs");
}

#[test]
fn structs_of_small_programs_are_laid_out_as_gcc_does() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/torture");
    let mut asserted = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        for model in MODELS {
            if !has_gcc(model) {
                continue;
            }
            let Some(text) = gcc_preprocessed(&file, model) else { continue };
            asserted += check(&file.display().to_string(), &text, model);
        }
    }
    assert!(asserted == 0 || asserted > 500, "only {asserted} assertions");
}
