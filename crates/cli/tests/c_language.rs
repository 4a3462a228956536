//! Corners of the C language: what compilers accept is accepted, and means what it means there.

mod common;

use common::twins::{Twin, check_all, verdict};
use common::{folder, last_line, stderr, symra_in};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern double __VERIFIER_nondet_double(void);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const REACH: &[&str] = &["--property", "unreach-call"];

const LANGUAGE: &[Twin] = &[
    Twin {
        name: "`__builtin_assume` is an assumption where undefined behaviour is not checked",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { unsigned x = __VERIFIER_nondet_uint(); __builtin_assume(x < 10); check(x < [[10||9]]); return 0; }",
    },
    Twin {
        name: "`__builtin_assume` is a claim where it is",
        options: &["--property", "assertions"],
        violates: "assertions",
        program: "int main(void) { unsigned x = __VERIFIER_nondet_uint(); if (x < [[10||11]]) __builtin_assume(x < 10); return 0; }",
    },
    Twin {
        name: "bytes that the given member of a union does not have",
        options: REACH,
        violates: "unreach-call",
        program: "union U { char c; int i; struct { short low, high; } s; }; union U whole = { .c = 1 };
            struct S { int a; union U u; } s;
            int main(void) { union U u = { .c = 1 }, none = { 0 }, all = { .i = 3 }; struct S t = { 1, { .s = { 2 } } };
            union U again = { .c = 1, .i = 0 }; static union U kept = { .c = 1 };
            check(u.c == 1 && none.c == 0 && all.i == 3 && all.s.high == 0 && whole.i == 1 && kept.i == 1);
            check(again.i == 0 && t.u.i == 2 && s.u.i == 0 && t.u.s.high == 0); check(u.[[c||i]] == 1); return 0; }",
    },
    Twin {
        name: "zeros for the given member of a union alone",
        options: REACH,
        violates: "unreach-call",
        program: "union U { char c; int i; }; int main(void) { union U u = { 0 }; check(u.[[c||i]] == 0); return 0; }",
    },
    Twin {
        name: "what is folded is no constant expression",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { int i = __VERIFIER_nondet_int();
            check(sizeof(*([[1 ? (void *)(0 ? i : 0L)||1 ? (void *)(0 ? 1 : 0L)]] : (int *)1)) == 1);
            check(sizeof(*(1 ? (void *)(0 && i) : (int *)1)) == 1 && sizeof(*(1 ? (void *)(1 - 1) : (int *)1)) == 4);
            return 0; }",
    },
    Twin {
        name: "an array of a length that is folded has a variable length",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { int k = 0, a[(int)(2.5 + 1)]; int (*p)[(int)(2.5 + 1)] = &a; a[2] = 5;
            (void)sizeof(*(k++, p)); struct { int b[(int)(1.5 + 1)]; } s; s.b[1] = 7;
            check(k == [[1||0]] && sizeof a == 12 && (*p)[2] == 5 && sizeof s == 8 && s.b[1] == 7); return 0; }",
    },
    Twin {
        name: "alignments of members",
        options: REACH,
        violates: "unreach-call",
        program: "struct M { char c; int i __attribute__((aligned(64))); } m; struct __attribute__((packed)) P { char c; int i; } p;
            int v __attribute__((aligned(32)));
            int main(void) { check(__alignof__(m.i) == [[64||4]]); check(__alignof__(p.i) == 1 && __alignof__(*&v) == 32);
            check(_Alignof(int __attribute__((aligned(64)))) == 64); return 0; }",
    },
    Twin {
        name: "a struct as a union",
        options: REACH,
        violates: "unreach-call",
        program: "struct S { int a, b; }; union U { int i; struct S s; _Complex int z; };
            int main(void) { struct S s = {1, 2}; union U u = (union U)s, v = (union U)(3 + 4i);
            check(u.s.b == [[2||1]] && __imag__ v.z == 4); return 0; }",
    },
    Twin {
        name: "an alias of another type",
        options: REACH,
        violates: "unreach-call",
        program: "extern short low __attribute__((alias(\"whole\"))); extern int same __attribute__((alias(\"whole\"))); int whole = 0x10034;
            int main(void) { check(low == 0x34 && same == 0x10034); low = 5; check(whole == [[0x10005||0x10034]]); return 0; }",
    },
    Twin {
        name: "operands of variable length are evaluated",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { int n = 3, m = 1; char b[36];
            check(sizeof(*(int(*)[n])b) == 12); (void)sizeof(*(int(*)[m++])b); (void)sizeof(n++);
            typeof(*(int(*)[n])b) c; int rows[2][n], (*r)[n] = rows; typeof(r++) s = r;
            check(m == [[2||1]] && n == 3 && sizeof c == 12 && s == rows + 1); return 0; }",
    },
    Twin {
        name: "a buffer as rows of variable length",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { int n = __VERIFIER_nondet_int(); if (n < 1 || n > 3) return 0; int b[9];
            for (int i = 0; i < 9; i++) b[i] = i; check(((int(*)[n])b)[2][0] == [[2 * n||n + 2]]); return 0; }",
    },
    Twin {
        name: "instructions without effect",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { int x = 3; __asm__ volatile(\"\"); __asm__(\"nop\"); __asm__ volatile(\"\" ::: \"memory\");
            __asm__ __volatile__(\"mfence\" ::: \"memory\"); __asm__ volatile(\"rep; nop\\n\\tpause\"); __asm__ volatile(\"dmb ish\" ::: \"memory\");
            if (x [[!=||==]] 3) reach_error(); return 0; }",
    },
    Twin {
        name: "two names of one object",
        options: REACH,
        violates: "unreach-call",
        program: "int counter __asm__(\"real_counter\") = 0; extern int other __asm__(\"real_counter\");
            int main(void) { other = 7; check(counter == [[7||0]]); return 0; }",
    },
    Twin {
        name: "a function under another name",
        options: REACH,
        violates: "unreach-call",
        program: "int foo(void) __asm__(\"bar\"); int bar(void) { return 5; }
            int main(void) { check(foo() == [[5||4]]); return 0; }",
    },
    Twin {
        name: "a reference to a function of the file",
        options: REACH,
        violates: "unreach-call",
        program: "static int other(void) __attribute__((weakref(\"target\"))); int target(void) { return 4; }
            int main(void) { check(other() == [[4||5]]); return 0; }",
    },
    Twin {
        name: "functions inside of functions",
        options: REACH,
        violates: "unreach-call",
        program: "int apply(int (*f)(int)) { return f(3); }
            int outer(int n) { int k = 5; int in(int x) { if (x == 0) return k; k++; return in(x - 1); } int r = apply(in); return r + k + n; }
            int main(void) { check(outer(1) == [[17||16]]); check(outer(2) == 18); return 0; }",
    },
    Twin {
        name: "unions of as many bits as a pointer once had",
        options: REACH,
        violates: "unreach-call",
        program: "struct __attribute__((packed)) a { long long n; char rest[6]; }; struct __attribute__((packed)) b { char rest[6]; long long n; };
            union u { struct a a; struct b b; };
            int main(void) { union u v, w; unsigned n = __VERIFIER_nondet_uint(); v.b.n = n; v.a.n = 0; w = v;
            check(w.b.n == (n & [[0xffff0000||0xffffff00]])); check(w.a.n == 0); return 0; }",
    },
    Twin {
        name: "sizes of objects",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { char buffer[10]; struct { int a; char c[6]; int b; } s;
            check(__builtin_object_size(buffer + 3, 0) == [[7||10]]); check(__builtin_object_size(s.c, 0) == 12); return 0; }",
    },
    Twin {
        name: "where a function is",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { check(__builtin_frame_address(0) != 0); check(__builtin_return_address(0) != 0);
            check(__builtin_FUNCTION()[0] == '[[m||n]]'); check(__builtin_FILE()[0] != 0); check(__builtin_speculation_safe_value(5) == 5); check(__builtin_LINE() > 0); return 0; }",
    },
    Twin {
        name: "bit-fields wider than int",
        options: REACH,
        violates: "unreach-call",
        program: "struct s { unsigned long long c : 33; long long d : 40; unsigned long long e : 20; } s;
            int main(void) {
                s.c = 1; check((s.c << 32 << 1) == [[0||1ULL << 33]]);
                s.c = -1; check(s.c + 1 == 0 && s.c == -1 && ((1 ? s.c : 0) + 1) == 0);
                s.d = -1; check(s.c > s.d && s.c + 1ULL != 0);
                check(sizeof(s.c + 0) == 8 && sizeof(s.e + 0) == 4 && sizeof(s.e = 1) == 4);
                return 0;
            }",
    },
    Twin {
        name: "a type that is named like a mode",
        options: REACH,
        violates: "unreach-call",
        program: "typedef int DI __attribute__((mode(DI)));
            int main(void) { check(sizeof(DI) == [[8||4]]); return 0; }",
    },
    Twin {
        name: "compound literals in static initializers",
        options: REACH,
        violates: "unreach-call",
        program: "struct p { int x, y; }; int k = (int){3}; struct p q = (struct p){3, 4}, *r = &(struct p){5, 6};
            struct p list[] = { (struct p){1, 2}, {3, 4}, [4] = (struct p){5, 6} };
            int main(void) {
                static struct p s = (struct p){7, 8};
                static int a[] = (int[]){1, 2};
                check(k + q.y + r->y + s.y + a[1] + list[4].x == [[28||27]]);
                return 0;
            }",
    },
    Twin {
        name: "the real part of a real number",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) { double x = 1; __real__ x = 2; check(x == [[2||1]]); return 0; }",
    },
    Twin {
        name: "a struct with an array of variable length that is not reached",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) {
                int n = 3;
                if (n == 4) { struct s { int a[n]; int b; } s; s.b = 4; }
                check(n == [[3||4]]);
                return 0;
            }",
    },
    Twin {
        name: "functions of tgmath.h",
        options: REACH,
        violates: "unreach-call",
        program: "float sqrtf(float); double sqrt(double); long double sqrtl(long double);
            int main(void) {
                float f = 4;
                check(__builtin_tgmath(sqrtf, sqrt, sqrtl, f) == 2 && sizeof(__builtin_tgmath(sqrtf, sqrt, sqrtl, f)) == [[4||8]]);
                check(sizeof(__builtin_tgmath(sqrtf, sqrt, sqrtl, 4)) == 8);
                return 0;
            }",
    },
    Twin {
        name: "a jump out of calls",
        options: REACH,
        violates: "unreach-call",
        program: "typedef struct { long space[25]; } jmp_buf[1]; int setjmp(jmp_buf); void longjmp(jmp_buf, int);
            jmp_buf j; void f(int x) { if (x > 2) longjmp(j, x); f(x + 1); reach_error(); }
            int main(void) {
                volatile int k = 0; int same = 5, changed = 1; int r = setjmp(j);
                if (r == 0) { k = 1; changed = 2; f(0); reach_error(); }
                check(r == 3 && k == 1 && same == 5 && ([[k||changed]] == [[1||2]]));
                return 0;
            }",
    },
    Twin {
        name: "an array of flexible length with an initializer",
        options: &["--property", "valid-memsafety"],
        violates: "valid-deref",
        program: "struct s { int z; int a[]; } s = { 1, { 2, 3, 4 } };
            int main(void) { int *p = s.a; return p[[[2||3]]] + s.a[1] - 7; }",
    },
    Twin {
        name: "the length of an array",
        options: &["--checks", "vla-bound"],
        violates: "vla-bound",
        program: "int main(void) {
                int n = __VERIFIER_nondet_int();
                if (n [[< 1||< 0]] || n > 10) return 0;
                int a[n];
                a[0] = 1;
                return 0;
            }",
    },
    Twin {
        name: "complex numbers",
        options: REACH,
        violates: "unreach-call",
        program: "double creal(double _Complex); double cimag(double _Complex); double _Complex conj(double _Complex);
            struct s { int n; double _Complex z; };
            double _Complex square(double _Complex z) { return z * z; }
            int main(void) {
                int k = __VERIFIER_nondet_int();
                if (k < -4 || k > 4) return 0;
                double _Complex z = 3 + 4.0i, w = k;
                check(square(z) == -7 + 24.0i && z / z == 1 && !(z != z));
                z += w;
                __imag__ z = -__imag__ z;
                struct s s = { 1, z }, t = s;
                check(creal(t.z) == 3 + k && cimag(t.z) == [[-4||4]] && cimag(conj(t.z)) == 4 && (t.z ? 1 : 0));
                float _Complex f = t.z;
                int i = f;
                check(i == 3 + k);
                return 0;
            }",
    },
    Twin {
        name: "vectors",
        options: REACH,
        violates: "unreach-call",
        program: "typedef int v4 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16)));
            v4 add(v4 a, v4 b) { return a + b; }
            int main(void) {
                int k = __VERIFIER_nondet_int();
                if (k < 0 || k > 3) return 0;
                v4 a = { 1, 2, 3, 4 }, b = a * 2;
                b[k] = 7;
                v4 c = add(a, b) > 8, d = (~a & 3) << 1 | 1;
                check(c[k] == -(k + 8 > 8) && (k == 3 || c[3] == [[-1||1]]) && d[0] == 5);
                f4 f = { 0.5f, 1.5f }, g = f * f - 1;
                check(g[1] == 1.25f && g[3] == -1 && sizeof f == 16);
                return 0;
            }",
    },
    Twin {
        name: "zeros of zero that nobody wants to know",
        options: &["--checks", "arguments"],
        violates: "arguments",
        program: "int main(void) { __builtin_clz(__VERIFIER_nondet_uint() | [[1||0]]); return 0; }",
    },
    Twin {
        name: "zeros of zero",
        options: &["--checks", "arguments"],
        violates: "arguments",
        program: "int main(void) {
                unsigned x = __VERIFIER_nondet_uint();
                return __builtin_clz(x | [[1||0]]) + __builtin_ctz(x | 8) > 64;
            }",
    },
];

#[test]
fn corners_of_the_language() {
    check_all(HEAD, LANGUAGE);
}

#[test]
fn bits_of_a_nan_are_not_known() {
    for body in [
        "double z = __VERIFIER_nondet_double(), n = z - z; if (n != n) check(!__builtin_signbit(n));",
        "union { double d; unsigned long long l; } u, v; u.l = 0x7ff8000000000123; double d = u.d; v.d = d; check(v.l == u.l);",
    ] {
        let program = format!("{HEAD}int main(void) {{ {body} return 0; }}");
        let told = verdict(&program, REACH, "lp64");
        assert!(told.contains("VERDICT: unknown"), "{body}: {told}");
    }
}

#[test]
fn builtins_of_processors_stop_only_the_runs_that_reach_them() {
    let program = |when: &str| {
        format!(
            "{HEAD}typedef int v2 __attribute__((vector_size(8)));
             static v2 two(int a) {{ return (v2)__builtin_ia32_vec_init_v2si(a, 0); }}
             int main(void) {{
                 int x = __VERIFIER_nondet_int();
                 if ({when}) {{ v2 v = two(x); check(v[0] == 3); }}
                 check(x != 4 || x > 3);
                 return 0;
             }}"
        )
    };
    let told = verdict(&program("x != x"), REACH, "lp64");
    assert!(told.contains("VERDICT: true"), "{told}");
    let told = verdict(&program("x == 3"), REACH, "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
}

#[test]
fn functions_that_only_headers_of_the_system_know_are_not_taken_for_inputs() {
    let program = |condition: &str| {
        format!(
            "#include <fmtmsg.h>\n#include <assert.h>\n
             int main(void) {{ int known = addseverity(7, \"odd\"); assert({condition}); return 0; }}"
        )
    };
    let options = &["--checks", "none"];
    assert!(verdict(&program("known == known"), options, "lp64").contains("VERDICT: true"));
    assert!(verdict(&program("known == 0"), options, "lp64").contains("VERDICT: unknown"));
    let own = "int addseverity(int, const char *); void reach_error(void);
        int main(void) { if (addseverity(7, \"odd\")) reach_error(); return 0; }";
    assert!(verdict(own, options, "lp64").contains("VERDICT: false"));
}

#[test]
fn a_called_function_of_another_type_is_named() {
    let program = "int f(int a, int b) { return a; }
        int main(void) { int (*p)(int) = (int (*)(int))f; return p(1) - 1; }";
    let folder = folder(&[("a.c", program)]);
    let output = symra_in(folder.path(), &["verify", "--checks", "pointer", "a.c"]);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.contains("points to `f`, which has another type"), "{told}");
    assert_eq!(last_line(&output), "VERDICT: false(valid-deref)");
}

#[test]
fn definitions_that_give_way_and_prototypes_that_differ() {
    let main = |weak: &str| {
        format!(
            "{weak} int w(void) {{ return 1; }}\nvoid reach_error(void); int main(void) {{ if (w() != 2) reach_error(); return 0; }}"
        )
    };
    for weak in ["__attribute__((weak))", "extern inline __attribute__((gnu_inline))", "inline"] {
        let text = main(weak);
        let folder = folder(&[
            ("a.c", &text),
            ("b.c", "int w(void) { return 2; }"),
            ("c.c", "int w(void) { return 3; }"),
        ]);
        for (files, wanted) in [
            (["a.c", "b.c"], "VERDICT: true"),
            (["b.c", "a.c"], "VERDICT: true"),
            (["a.c", "c.c"], "VERDICT: false(unreach-call)"),
        ] {
            let output = symra_in(
                folder.path(),
                &["verify", "--property", "unreach-call", files[0], files[1]],
            );
            assert_eq!(last_line(&output), wanted, "{weak} {files:?}: {}", stderr(&output));
        }
    }
    let folder = folder(&[
        ("a.c", "int f(int x); int main(void) { return f(1) - 1; }"),
        ("b.c", "int f(int x, int y) { return x; }"),
    ]);
    let output = symra_in(folder.path(), &["verify", "a.c", "b.c"]);
    assert_eq!(last_line(&output), "VERDICT: true");
    let told = stderr(&output);
    assert!(told.contains("a.c:1:5") && told.contains("b.c:1:5"), "{told}");
}

/// What the linker decides is not for us to say.
#[test]
fn weak_objects_that_no_file_defines_may_be_nowhere() {
    for condition in ["&y == 0", "&y != 0"] {
        let text = |weak: &str| {
            format!(
                "{HEAD}extern int y __attribute__(({weak})); int main(void) {{ if ({condition}) reach_error(); return 0; }}"
            )
        };
        let answer = verdict(&text("weak"), REACH, "lp64");
        assert!(answer.contains("the weak object `y`"), "{answer}");
        let wanted =
            if condition == "&y == 0" { "VERDICT: true" } else { "VERDICT: false(unreach-call)" };
        assert_eq!(verdict(&text("unused"), REACH, "lp64"), wanted);
    }
}

/// What changes the layout of structs or the meaning of names, and is not followed, is told.
#[test]
fn attributes_that_change_the_meaning_are_refused() {
    for (attribute, rest) in [
        ("scalar_storage_order(\"big-endian\")", "struct S { unsigned a; }"),
        ("ms_struct", "struct S { char a : 3; int b : 5; }"),
        ("section(\".fini_array\")", "struct S { int a; }"),
    ] {
        let [keyword, body] = rest.splitn(2, ' ').collect::<Vec<_>>()[..] else { unreachable!() };
        let text = format!(
            "{keyword} __attribute__(({attribute})) {body}; int main(void) {{ struct S s = {{0}}; return s.a; }}"
        );
        let folder = folder(&[("a.c", &text)]);
        let output = symra_in(folder.path(), &["verify", "a.c"]);
        assert_eq!(output.status.code(), Some(3), "{attribute}: {}", stderr(&output));
        assert!(stderr(&output).contains("is not supported"), "{}", stderr(&output));
    }
}

#[test]
fn a_byte_order_mark_is_no_word() {
    let text = "\u{feff}void reach_error(void); int main(void) { reach_error(); return 0; }";
    assert_eq!(verdict(text, REACH, "lp64"), "VERDICT: false(unreach-call)");
}

#[test]
fn macros_are_defined_in_files_without_directives() {
    let text = "void reach_error(void); int main(void) { if (X != 3) reach_error(); return 0; }";
    let folder = folder(&[("a.c", text)]);
    for (define, wanted) in [("-DX=3", "VERDICT: true"), ("-DX=4", "VERDICT: false(unreach-call)")]
    {
        let output =
            symra_in(folder.path(), &["verify", "--property", "unreach-call", define, "a.c"]);
        assert_eq!(last_line(&output), wanted);
    }
}
