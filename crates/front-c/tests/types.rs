//! The types of expressions: a table that gcc and we must agree on.
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

use common::{MODELS, analyse_text, errors, gcc_accepts_text, has_gcc};
use symra_front_c::types::DataModel;

const DECLARATIONS: &str = "
    typedef unsigned long ul; enum e { A, B = 5 }; enum neg { N = -1 }; enum big { H = 0x100000000LL };
    struct s { int i; const char *p; unsigned u : 5; unsigned w : 32; int sb : 32; long long ll : 20; _Bool b : 1; int a[3]; };
    struct s s, *ps; const struct s cs;
    char c; signed char sc; unsigned char uc; short h; unsigned short uh; int i; unsigned u; long l; ul lu;
    long long ll; unsigned long long llu; float f; double d; long double ld; _Bool b; _Float128 q;
    enum e en; enum neg ne; enum big bi; int a[3]; int m[2][3]; int *p; const int *cp; void *vp; const void *cvp; char *str;
    int fn(int); int (*fp)(int); void vf(void); int (*af[2])(void); volatile int vi; const int ci = 3;
    union un { int i; float f; } un; int *const pc; int **pp; char ca[4];
";

/// Expression and type, in both data models.
const BOTH: &[(&str, &str)] = &[
    ("c + c", "int"),
    ("uh + uh", "int"),
    ("+c", "int"),
    ("-uh", "int"),
    ("~uc", "int"),
    ("!d", "int"),
    ("i + u", "unsigned"),
    ("u + l", "__typeof__(1u + 1l)"),
    ("l + llu", "unsigned long long"),
    ("i << ll", "int"),
    ("c >> 1ull", "int"),
    ("ll << i", "long long"),
    ("c += 1", "char"),
    ("c++", "char"),
    ("--h", "short"),
    ("f + i", "float"),
    ("f + d", "double"),
    ("d + ld", "long double"),
    ("ld + q", "_Float128"),
    ("f * 1.0", "double"),
    ("f * 1.0f", "float"),
    ("ull_mix", "unsigned long long"),
    ("i < d", "int"),
    ("p == 0", "int"),
    ("b + b", "int"),
    ("b = 5", "_Bool"),
    ("1 ? c : c", "int"),
    ("i ? c : uc", "int"),
    ("i ? f : i", "float"),
    ("i ? p : 0", "int *"),
    ("i ? 0 : p", "int *"),
    ("i ? p : vp", "void *"),
    ("i ? (void *)0 : p", "int *"),
    ("i ? p : (void *)0", "int *"),
    ("i ? p : cp", "const int *"),
    ("i ? cp : vp", "const void *"),
    ("i ? s : s", "struct s"),
    ("i ? vf() : vf()", "void"),
    ("c ?: i", "int"),
    ("p - p", "__PTRDIFF_TYPE__"),
    ("p + 1", "int *"),
    ("1 + p", "int *"),
    ("p - 1", "int *"),
    ("&a[1] - a", "__PTRDIFF_TYPE__"),
    ("a", "int [3]"),
    ("&a", "int (*)[3]"),
    ("*a", "int"),
    ("a + 0", "int *"),
    ("m[1]", "int [3]"),
    ("*m", "int [3]"),
    ("m + 1", "int (*)[3]"),
    ("&m[1][2]", "int *"),
    ("fn", "int (int)"),
    ("&fn", "int (*)(int)"),
    ("*fn", "int (int)"),
    ("***fn", "int (int)"),
    ("fn(1)", "int"),
    ("(*fp)(1)", "int"),
    ("(**fp)(1)", "int"),
    ("af[0]()", "int"),
    ("s.u + 0", "int"),
    ("s.w + 0", "unsigned"),
    ("s.sb + 0", "int"),
    ("+s.ll", "int"),
    ("+s.b", "int"),
    ("(s.u, 1) + s.w", "unsigned"),
    ("s.p", "const char *"),
    ("ps->a", "int [3]"),
    ("ps->a[1]", "int"),
    ("cs.i", "const int"),
    ("cs.p", "const char *const"),
    ("A", "int"),
    ("en + 0", "unsigned"),
    ("ne + 0", "int"),
    ("en", "enum e"),
    ("H + 0", "__typeof__(bi + 0)"),
    ("sizeof i", "__SIZE_TYPE__"),
    ("_Alignof(int)", "__SIZE_TYPE__"),
    ("__builtin_offsetof(struct s, p)", "__SIZE_TYPE__"),
    ("'a'", "int"),
    ("L'a'", "__WCHAR_TYPE__"),
    ("u'a'", "__CHAR16_TYPE__"),
    ("U'a'", "__CHAR32_TYPE__"),
    ("\"abc\"", "char [4]"),
    ("L\"abc\"", "__WCHAR_TYPE__ [4]"),
    ("u\"ab\"", "__CHAR16_TYPE__ [3]"),
    ("u8\"a\"", "char [2]"),
    ("0", "int"),
    ("0u", "unsigned"),
    ("1l", "long"),
    ("1llu", "unsigned long long"),
    ("2147483647", "int"),
    ("0x7fffffff", "int"),
    ("0x80000000", "unsigned"),
    ("037777777777", "unsigned"),
    ("1.0", "double"),
    ("1.0f", "float"),
    ("1.0L", "long double"),
    ("vi", "volatile int"),
    ("vi + 0", "int"),
    ("ci", "const int"),
    ("(const int)1", "int"),
    ("(char)1", "char"),
    ("pc", "int *const"),
    ("*&i", "int"),
    ("&*p", "int *"),
    ("&p[1]", "int *"),
    ("*pp", "int *"),
    ("**pp", "int"),
    ("(c, i)", "int"),
    ("(i, c)", "char"),
    ("(i, a)", "int *"),
    ("({ int z = 1; z; })", "int"),
    ("({ c; })", "char"),
    ("({ ca; })", "char *"),
    ("(struct s){0}", "struct s"),
    ("(int[]){1, 2, 3}", "int [3]"),
    ("(i = 1)", "int"),
    ("i && d", "int"),
    ("_Generic(c, int: 1, char: 1.0, default: p)", "double"),
    ("_Generic(c + 0, int: p, default: 1)", "int *"),
    ("_Generic(ca, char *: 1.0f, default: 1)", "float"),
    ("_Generic(ci, int: 1.0f, default: 1)", "float"),
    ("__builtin_choose_expr(1, p, i)", "int *"),
    ("__builtin_expect(i, 1)", "long"),
    ("__builtin_constant_p(1)", "int"),
    ("__builtin_huge_val()", "double"),
    ("__builtin_bswap16(1)", "unsigned short"),
    ("__builtin_clz(1u)", "int"),
    ("__builtin_memcpy(vp, vp, 1)", "void *"),
    ("__builtin_strlen(str)", "__SIZE_TYPE__"),
    ("__builtin_fabsf(f)", "float"),
    ("__builtin_alloca(4)", "void *"),
    ("__func__", "const char [5]"),
    ("__sync_fetch_and_add(&l, 1)", "long"),
    ("__atomic_load_n(&c, 5)", "char"),
    ("__sync_bool_compare_and_swap(&i, 0, 1)", "_Bool"),
    ("un.f", "float"),
    ("-1 < 0u", "int"),
    ("i += d", "int"),
    ("str[1]", "char"),
    ("1[str]", "char"),
    ("!p", "int"),
    ("(__int128)i + 1", "__int128"),
];

const LP64: &[(&str, &str)] = &[
    ("u + l", "long"),
    ("2147483648", "long"),
    ("0x8000000000000000", "unsigned long"),
    ("H", "enum big"),
    ("bi + 0", "unsigned long"),
    ("l + ll", "long long"),
];

const ILP32: &[(&str, &str)] = &[
    ("u + l", "unsigned long"),
    ("2147483648", "long long"),
    ("0x8000000000000000", "unsigned long long"),
    ("bi + 0", "unsigned long long"),
    ("lu + l", "unsigned long"),
];

fn program(table: &[(&str, &str)], negate: bool) -> String {
    let mut text = format!("{DECLARATIONS} unsigned long long ull_mix;\nvoid test(void) {{\n");
    let sign = if negate { "!" } else { "" };
    for (expr, ty) in table {
        text += &format!(
            "_Static_assert({sign}__builtin_types_compatible_p(__typeof__({expr}), {}), \"x\");\n",
            predefined(ty)
        );
    }
    text + "}\n"
}

/// Predefined macros stay names: gcc -fsyntax-only knows them, we are given preprocessed text.
fn predefined(ty: &str) -> String {
    ty.to_owned()
}

/// What the preprocessor would put for predefined macros.
fn expanded(text: &str, model: DataModel) -> String {
    let is_64 = model == DataModel::Lp64;
    text.replace("__SIZE_TYPE__", if is_64 { "unsigned long" } else { "unsigned int" })
        .replace("__PTRDIFF_TYPE__", if is_64 { "long" } else { "int" })
        .replace("__WCHAR_TYPE__", if is_64 { "int" } else { "long" })
        .replace("__CHAR16_TYPE__", "unsigned short")
        .replace("__CHAR32_TYPE__", "unsigned int")
}

fn tables(model: DataModel) -> Vec<(&'static str, &'static str)> {
    let own = if model == DataModel::Lp64 { LP64 } else { ILP32 };
    let mut all = BOTH.to_vec();
    all.extend_from_slice(own);
    // i386 has no 128-bit integers in gcc.
    all.retain(|(expr, _)| model == DataModel::Lp64 || !expr.contains("__int128"));
    all
}

#[test]
fn expressions_have_the_types_gcc_gives_them() {
    for model in MODELS {
        let table = tables(model);
        let text = expanded(&program(&table, false), model);
        let wrong: Vec<&str> = analyse_text(&text, model)
            .errors()
            .map(|error| text.lines().nth(error.position.line as usize - 1).unwrap_or_default())
            .map(|line| Box::leak(line.to_owned().into_boxed_str()) as &str)
            .collect();
        assert_eq!(wrong, Vec::<&str>::new(), "{model:?}");
        if has_gcc(model) {
            for (expr, ty) in &table {
                let one = expanded(&program(&[(expr, ty)], false), model);
                assert!(
                    gcc_accepts_text(&one, model),
                    "gcc says otherwise: {expr} is not {ty} in {model:?}"
                );
            }
        }
    }
}

#[test]
fn a_wrong_type_is_told() {
    for model in MODELS {
        let table = tables(model);
        let text = expanded(&program(&table, true), model);
        assert_eq!(errors(&analyse_text(&text, model)).len(), table.len());
    }
}
