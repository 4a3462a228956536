//! What the typed representation makes explicit, seen as text.
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
use symra_front_c::hir::print;
use symra_front_c::types::DataModel;

const DECLARATIONS: &str = "
    struct s { int a; unsigned b : 5; struct { short c; }; int arr[4]; } s, *p; union u { int i; float f; } u;
    char c; unsigned char uc; short h; int i, j; unsigned n; long l; float f; double d; _Bool b; int a[10]; int m[2][3];
    int *q; void *v; char *str; int g(int, char); struct s make(void); int (*fp)(void); enum e { A = 7 } en; int old();
";

/// The statement as the representation shows it.
#[track_caller]
fn check(statement: &str, expected: &str) {
    let text = format!("{DECLARATIONS} void test(int x) {{ {statement} }}");
    let analysis = analyse_text(&text, DataModel::Lp64);
    assert_eq!(errors(&analysis), Vec::<String>::new(), "{statement}");
    let shown =
        print::function(&analysis.program, analysis.program.function_named("test").unwrap());
    let lines: Vec<&str> = shown.lines().skip(2).collect();
    let body: Vec<&str> = lines[..lines.len() - 1].iter().map(|line| line.trim()).collect();
    assert_eq!(body.join(" "), expected, "{statement}");
}

#[test]
fn conversions_are_explicit() {
    check("i = c + h;", "i = ((int)c + (int)h);");
    check("c = i;", "c = (char)i;");
    check("l = i + n;", "l = (long)((unsigned int)i + n);");
    check("d = f * i;", "d = (double)(f * (float)i);");
    check("i = l << c;", "i = (int)(l << (int)c);");
    check("q = 0;", "q = null;");
    check("v = q;", "v = (void *)q;");
    check("b = q;", "b = (_Bool)q;");
    check("i = en;", "i = (int)en;");
    check("i = 'a' + A;", "i = 104;");
    check("n = -1;", "n = 4294967295;");
    check("(void)i;", "(void)i;");
}

#[test]
fn conditions_are_of_bool() {
    check("if (i) j = 1;", "if ((_Bool)i) { j = 1; }");
    check("if (i < j) j = 1;", "if ((i < j)) { j = 1; }");
    check("if (!q) j = 1;", "if (!(_Bool)q) { j = 1; }");
    check("i = i < j;", "i = (int)(i < j);");
    check("i = !d;", "i = (int)!(_Bool)d;");
    check("i = i && q || j;", "i = (int)(((_Bool)i && (_Bool)q) || (_Bool)j);");
    check("i = c ? c : uc;", "i = ((_Bool)c ? (int)c : (int)uc);");
    check("while (i--) ;", "while ((_Bool)old(#0: i = (old#0 - 1))) { }");
}

#[test]
fn places_are_pointers_and_offsets() {
    check("i = a[j];", "i = *((&a[0] + (long)j * 4));");
    check("i = m[1][j];", "i = *((&*((&m[0] + 1 * 12))[0] + (long)j * 4));");
    check("i = p->a;", "i = *(p).a;");
    check("s.b = 3;", "s.b = 3;");
    check("i = p->c;", "i = (int)*(p).<anonymous>.c;");
    check("q = &a[2];", "q = &*((&a[0] + 2 * 4));");
    check("q = a;", "q = &a[0];");
    check("i = *q++;", "i = *(old(#0: q = (old#0 + 1 * 4)));");
    check("l = q - a;", "l = ((q - &a[0]) / 4);");
    check("v = v + 1;", "v = (v + 1 * 1);");
    check("i = make().arr[1];", "i = *((&(temporary#21 = make(), temporary#21).arr[0] + 1 * 4));");
}

#[test]
fn updates_say_what_they_compute() {
    check("c += 1;", "new(#0: c = (char)((int)old#0 + 1));");
    check("i += d;", "new(#0: i = (int)((double)old#0 + d));");
    check("h <<= l;", "new(#0: h = (short)((int)old#0 << l));");
    check("s.b++;", "old(#0: s.b = (unsigned int)((int)old#0 + 1));");
    check("b++;", "old(#0: b = (_Bool)((int)old#0 + 1));");
    check("q -= i;", "new(#0: q = (old#0 - (long)i * 4));");
    check("i = j = c;", "i = j = (int)c;");
}

#[test]
fn calls_convert_their_arguments() {
    check("g(c, i);", "g((int)c, (char)i);");
    check("old(c, f);", "old((int)c, (double)f);");
    check("fp();", "(*fp)();");
    check("(*fp)();", "(*fp)();");
    check("i = (g)(1, 2);", "i = g(1, 2);");
    check("__builtin_memset(v, 0, 4);", "memset(v, 0, 4);");
    check("i = ({ int y = j; y + 1; });", "i = ({ int y = {0: j}; } (y + 1));");
    check("i = j ?: 2;", "i = (temporary#21 = j, ((_Bool)temporary#21 ? temporary#21 : 2));");
}

#[test]
fn statements_keep_their_structure() {
    check(
        "for (int k = 0; k < 3; k++) i += k;",
        "{ int k = {}; for (; (k < 3); old(#0: k = (old#0 + 1))) { new(#1: i = (old#1 + k)); } }",
    );
    check("do i++; while (i < 3);", "do while ((i < 3)) { old(#0: i = (old#0 + 1)); }");
    check(
        "switch (c) { case 1: i = 1; case 2 ... 4: break; default: ; }",
        "switch ((int)c) [1: L0] [2 ... 4: L1] [default: L2] { L0: i = 1; L1: break; L2: }",
    );
    check("goto x; { x: i = 1; }", "goto L0; { L0: i = 1; }");
    check("return;", "return;");
    check("int y[] = {1, j, [3] = 2};", "int y[4] = {0: 1, 4: j, 12: 2};");
    check(
        "struct s t = {1, 2, .c = 3, .arr[1] = x};",
        "struct s t = {0: 1, 4.0:5: 2, 6: 3, 12: x};",
    );
    check("struct s t = s;", "struct s t = {0: s};");
    check("asm(\"hlt\");", "unsupported: inline assembler;");
    check(
        "int y[x]; i = sizeof y;",
        "extent#21 = (unsigned long)x; int y[*]; i = (int)(extent#21 * 4);",
    );
}

#[test]
fn overflow_is_not_folded_away() {
    check("i = 2147483647 + 1;", "i = (2147483647 + 1);");
    check("i = 1 / 0;", "i = (1 / 0);");
    check("i = 1 << 40;", "i = (1 << 40);");
    check("i = 2147483646 + 1;", "i = 2147483647;");
    check("n = 4294967295u + 1;", "n = 0;");
}
