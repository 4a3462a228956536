//! Static initializers: the bytes that gcc puts in an object file are those of our flattened entries.
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

use std::path::Path;
use std::process::Command;

use common::{MODELS, analyse_text, codes, errors, flag, has_gcc, object_named, scratch};
use symra_front_c::hir::{Init, InitValue, Linkage, Program};
use symra_front_c::types::{DataModel, FloatKind, TypeId};

/// Objects without addresses in them; each is compared byte by byte.
const OBJECTS: &str = r#"
int o1 = 5; char o2 = 'x'; double o3 = 1.5; float o4 = 0.1; long double o5 = 3.25L; _Bool o6 = 7; short o7 = -2;
int o8[] = {1, 2, 3}; int o9[5] = {1, 2}; int o10[] = {[3] = 4, 5, [1] = 6}; int o11[2][3] = {{1, 2, 3}, {4}};
int o12[2][3] = {1, 2, 3, 4}; int o13[][2] = {{1}, {2, 3}, 4}; char o14[] = "abc"; char o15[3] = "abc"; char o16[6] = "ab";
char o17[] = {"xyz"}; char o18[2][4] = {"ab", "cde"}; unsigned char o19[] = "\377\0\1"; __typeof__(L'a') o20[] = L"hi";
struct a { int x; char c; short s[2]; }; struct a o21 = {1, 'b', {3, 4}}; struct a o22 = {.c = 2, .s[1] = 7};
struct a o23[] = {{1}, {.s = {1, 2}}, [3] = {9, 8, {7}}}; struct a o24[2] = {1, 2, 3, 4, 5, 6, 7, 8};
struct n { struct a a; struct { int p, q; }; union { int i; char b[8]; } u; }; struct n o25 = {{1, 2, {3}}, {4, 5}, {6}};
struct n o26 = {.a.x = 1, .q = 9, .u.b = "hey"}; struct n o27 = {1, 2, 3, 4, 5, 6, 7}; struct n o28 = {.u = {.b = {1, 2}}, .p = 3};
union v { int i; double d; char c[3]; }; union v o29 = {5}; union v o30 = {.d = 2.0}; union v o31 = {.c = {1, 2, 3}};
struct bf { int a : 3; unsigned b : 7; int : 5; int c : 12; long long d : 33; _Bool e : 1; }; struct bf o32 = {-1, 100, -5, 1234567890123, 1};
struct bf o33 = {.c = 77, .a = 2}; struct bf o34[2] = {{1, 2, 3, 4, 1}, {-2, 3}};
int o35[10] = {[2 ... 5] = 7}; int o36[6] = {[0 ... 5] = 1, [2] = 9}; struct a o37[4] = {[1 ... 2] = {5, 6, {7, 8}}};
int o38[3][2] = {[0 ... 1] = {1, 2}, {3, 4}}; struct a o39 = {.s = {1, 2}, .s = {[1] = 3}}; struct a o40 = {1, 2, {3, 4}, .s[0] = 9};
char o41[8] = {[2] = 'a', 'b', [0] = 'c'}; int o42 = sizeof(struct n) + 3 * 4 - (7 >> 1); unsigned o43 = -1; long long o44 = 1ull << 40;
enum { E1 = 3, E2 } ; int o45[E2] = {[E1] = E2}; float o46[3] = {1, 2.5, 3e10f}; struct { int x; } o47 = {42}; int o48 = {7};
struct f { int n; char t[3]; } o49 = {1, "ab"}; struct g { char s[4]; int i; } o50 = {"abc", 5}, o51 = {{'a', 'b'}, 6}, o52[2] = {"ab", 1, "cd", 2};
struct a o53 = (struct a){4, 5, {6, 7}}; int o54[2] = (int[2]){8, 9}; const int k = 6; int o55 = k + 1; int o56 = (int)2.9 + (1 ? 10 : 20);
struct h { char a; union { struct { short x, y; }; int z; }; } o57 = {1, {{2, 3}}}, o58 = {1, .y = 4}, o59 = {1, .z = 0x01020304};
struct __attribute__((packed)) pk { char a; int b; short c; } o60 = {1, 2, 3}; struct g o61 = {.s = "xyz", .s[1] = 'Q', .i = 2};
__float128 o62 = 1.25; double o63 = 1e-320; float o64 = 1e-40f; double o65 = -0.0; int o66 = '\xff'; unsigned long o67 = ~0ul >> 4;
struct z { int a; struct { int b[2]; int c; } d[2]; int e; } o68 = {1, {{{2, 3}, 4}, 5, 6, 7}, 8}, o69 = {1, 2, 3, 4, 5, 6, 7, 8}, o70 = {.d[1].b[1] = 5, 6, 7};
short o71[3][2][2] = {{{1}, 2}, {[1] = {3, 4}}, 5}; unsigned char o72[4] = {255, -1, 256, 257}; int o73 = !0 + !!5 * 2 - ~3;
struct a o74[3] = {[0 ... 2].s = {5, 6}, [1].x = 4}; int o75[] = {[5] = 1, [2] = 2}; double o76 = 1 / 3.0 + 1 / 3; int o77 = 5 / 2 * 2 - -7 % 3;
"#;

#[test]
fn the_bytes_of_static_objects_are_gccs() {
    for model in MODELS {
        if !has_gcc(model) {
            continue;
        }
        let analysis = analyse_text(OBJECTS, model);
        assert_eq!(errors(&analysis), Vec::<String>::new());
        let object_file = compile(OBJECTS, model);
        let mut compared = 0;
        for object in &analysis.program.objects {
            let (Some(init), Linkage::External) = (&object.init, object.linkage) else { continue };
            let size = analysis.program.types.size_of(object.ty).unwrap();
            let ours = bytes_of(&analysis.program, init, size, model);
            let theirs = section(&object_file, &object.name, ours.len());
            assert_eq!(ours, theirs, "{} in {model:?}", object.name);
            compared += 1;
        }
        assert_eq!(compared, 78);
        std::fs::remove_file(object_file).unwrap();
    }
}

fn compile(text: &str, model: DataModel) -> std::path::PathBuf {
    let (source, object) = (scratch("c"), scratch("o"));
    std::fs::write(&source, text).unwrap();
    let status = Command::new("gcc")
        .args([
            flag(model),
            "-w",
            "-c",
            "-std=gnu11",
            "-fdata-sections",
            "-fno-zero-initialized-in-bss",
            "-o",
        ])
        .arg(&object)
        .arg(&source)
        .status()
        .unwrap();
    assert!(status.success());
    std::fs::remove_file(source).unwrap();
    object
}

fn section(object: &Path, name: &str, size: usize) -> Vec<u8> {
    let output = scratch("bin");
    for prefix in [".data", ".rodata"] {
        let status = Command::new("objcopy")
            .args(["-O", "binary", "-j", &format!("{prefix}.{name}")])
            .arg(object)
            .arg(&output)
            .stderr(std::process::Stdio::null())
            .status()
            .unwrap();
        let bytes = std::fs::read(&output).unwrap_or_default();
        let _ = std::fs::remove_file(&output);
        if status.success() && !bytes.is_empty() {
            return bytes;
        }
    }
    vec![0; size]
}

/// What the entries put in memory.
fn bytes_of(program: &Program, init: &Init, size: u64, model: DataModel) -> Vec<u8> {
    let mut memory = vec![0u8; usize::try_from(size).unwrap()];
    for entry in &init.entries {
        let repeat = entry.repeat.map_or((1, 0), |repeat| (repeat.count, repeat.stride));
        for copy in 0..repeat.0 {
            let offset = usize::try_from(entry.offset + copy * repeat.1).unwrap();
            match &entry.value {
                InitValue::Const(bits) => {
                    let pattern = stored(program, entry.ty, bits.to_u128());
                    let width = match entry.bits {
                        Some(range) => u32::from(range.width),
                        None => 8 * u32::try_from(stored_size(program, entry.ty, model)).unwrap(),
                    };
                    let first = entry.bits.map_or(0, |range| u32::from(range.first));
                    for bit in 0..width {
                        let at = offset * 8 + (first + bit) as usize;
                        let mask = 1 << (at % 8);
                        memory[at / 8] &= !mask;
                        if pattern.checked_shr(bit).unwrap_or(0) & 1 == 1 {
                            memory[at / 8] |= mask;
                        }
                    }
                }
                InitValue::Units(units) => {
                    let element = program.types.element(entry.ty).unwrap();
                    let size = usize::try_from(program.types.size_of(element).unwrap()).unwrap();
                    let end =
                        offset + usize::try_from(program.types.size_of(entry.ty).unwrap()).unwrap();
                    memory[offset..end].fill(0);
                    for (index, unit) in units.iter().enumerate() {
                        memory[offset + index * size..][..size]
                            .copy_from_slice(&unit.to_le_bytes()[..size]);
                    }
                }
                InitValue::Address(_) | InitValue::Expr(_) => {
                    panic!("no addresses are in the table")
                }
            }
        }
    }
    memory
}

/// x87 floats have an explicit integer bit in memory, which values leave out.
fn stored(program: &Program, ty: TypeId, pattern: u128) -> u128 {
    if program.types.float_kind(ty) != Some(FloatKind::LongDouble) {
        return pattern;
    }
    let (fraction, upper) = (pattern & ((1 << 63) - 1), pattern >> 63);
    let integer_bit = u128::from(upper & 0x7fff != 0);
    upper << 64 | integer_bit << 63 | fraction
}

fn stored_size(program: &Program, ty: TypeId, model: DataModel) -> u64 {
    match program.types.float_kind(ty) {
        Some(FloatKind::LongDouble) => 10,
        Some(kind) => kind.size(model),
        None => program.types.size_of(ty).unwrap(),
    }
}

#[test]
fn large_tables_stay_small() {
    let mut text = "int table[] = {".to_owned();
    for number in 0..100_000 {
        text += &format!("{},", number % 1000);
    }
    text += "}; int range[100000] = {[0 ... 99999] = 3}; void f(void) { int local[100000] = {[5 ... 99998] = 1}; local[0] = 1; }";
    let analysis = analyse_text(&text, DataModel::Lp64);
    assert_eq!(errors(&analysis), Vec::<String>::new());
    let program = &analysis.program;
    let table = object_named(program, "table").init.as_ref().unwrap();
    // Zeros need no entry.
    assert_eq!(table.entries.len(), 99_900);
    let range = object_named(program, "range").init.as_ref().unwrap();
    assert_eq!(range.entries.len(), 1);
    assert_eq!(
        range.entries[0].repeat.map(|repeat| (repeat.count, repeat.stride)),
        Some((100_000, 4))
    );
    let function = &program[program.function_named("f").unwrap()];
    assert!(function.body.as_ref().unwrap().expr_count() < 10);
}

#[test]
fn addresses_are_kept_with_their_offsets() {
    let text = "int a[4]; int f(void); struct { int *p; int (*q)(void); char *s; unsigned long u; } o = {&a[2], f, 1 + \"abc\", (unsigned long)&a + 8};";
    let analysis = analyse_text(text, DataModel::Lp64);
    assert_eq!(errors(&analysis), Vec::<String>::new());
    let object = object_named(&analysis.program, "o");
    let found: Vec<(u64, i64)> = object
        .init
        .as_ref()
        .unwrap()
        .entries
        .iter()
        .map(|entry| match &entry.value {
            InitValue::Address(address) => (entry.offset, address.offset),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(found, [(0, 8), (8, 0), (16, 1), (24, 8)]);
}

#[test]
fn wrong_initializers_are_refused() {
    for (text, code) in [
        ("int x; int y = x;", "not-constant"),
        ("int f(void); int y = f();", "not-constant"),
        ("int a[2] = {[2] = 1};", "initializer-index"),
        ("int a[2] = {[-1] = 1};", "initializer-index"),
        ("struct s { int x; } s = {.y = 1};", "no-member"),
        ("struct s s = {1};", "incomplete-type"),
        ("int a[2] = 5;", "array-initializer"),
        ("int x = {[0] = 1};", "bad-designator"),
        ("void f(int n) { int a[n] = {1}; }", "no-initializer"),
        ("struct s { int x; } s; int y = s;", "bad-conversion"),
        ("static char c = (char)\"abc\";", "not-constant"),
        ("int f(void) = 1;", "no-initializer"),
    ] {
        assert_eq!(codes(text), [code], "{text}");
        if has_gcc(DataModel::Lp64) {
            assert!(!common::gcc_accepts_text(text, DataModel::Lp64), "gcc takes {text}");
        }
    }
}
