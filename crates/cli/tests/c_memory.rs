//! C programs in pairs that ask which objects an address may be of, how many bytes an operation covers, and when a
//! variable is a new one.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern unsigned long __VERIFIER_nondet_ulong(void);\n\
    extern void *__VERIFIER_nondet_pointer(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void reach_error(void);\n\
    typedef __SIZE_TYPE__ size_t; typedef __UINTPTR_TYPE__ word;\n\
    void *malloc(size_t); void *calloc(size_t, size_t);\n\
    void *memcpy(void *, const void *, size_t); void *memmove(void *, const void *, size_t);\n\
    void *memset(void *, int, size_t);\n\
    long double floorl(long double);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const REACH: &[&str] = &["--property", "unreach-call"];

/// A pair that reaches an error or not.
const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: REACH, violates: "unreach-call", program }
}

#[test]
fn operations_on_memory_cover_what_is_left_of_a_product() {
    check_all(
        HEAD,
        &[
            twin(
                "a product that is narrowed",
                "char a[300];
                int main(void) {
                    unsigned n = __VERIFIER_nondet_uint();
                    __VERIFIER_assume(n == 1);
                    memset(a, 5, (unsigned char)(n * 260));
                    check(a[3] == [[5||0]] && a[4] == 0);
                    return 0;
                }",
            ),
            twin(
                "a product that wraps",
                "char a[300];
                int main(void) {
                    unsigned n = __VERIFIER_nondet_uint();
                    __VERIFIER_assume(n == 0x1999999Au);
                    memset(a, 5, n * 10u);
                    check(a[3] == [[5||0]] && a[4] == 0);
                    return 0;
                }",
            ),
            twin(
                "a product that is a multiple of its factor",
                "struct s { char tag; short x; int y; } a[4];
                int main(void) {
                    unsigned char n = __VERIFIER_nondet_uint();
                    __VERIFIER_assume(n <= 3);
                    a[n].y = 7;
                    memset(a, 1, n * (sizeof *a [[||+ 4]]));
                    check(a[n].y == 7 && (n == 0 || a[n - 1].y == 0x01010101));
                    return 0;
                }",
            ),
            twin(
                "a copy of less than an element",
                "struct s { char a[3]; } from[2] = { { { 1, 2, 3 } }, { { 4, 5, 6 } } }, to[2];
                int main(void) {
                    unsigned n = __VERIFIER_nondet_uint();
                    __VERIFIER_assume(n == 1);
                    memcpy(to, from, (unsigned char)(n * 3 + 1));
                    memcpy(to, from, (unsigned char)(n * 257 * 3));
                    check(to[0].a[2] == 3 && to[1].a[0] == [[4||0]] && to[1].a[1] == 0);
                    return 0;
                }",
            ),
            twin(
                "an overlapping copy that ends within an element",
                "char a[16];
                int main(void) {
                    for (int i = 0; i < 16; i++) a[i] = i;
                    unsigned n = __VERIFIER_nondet_uint();
                    __VERIFIER_assume(n == 1);
                    memmove(a + 3, a, (unsigned char)(n * 263));
                    for (int i = 0; i < 7; i++) check(a[3 + i] == i);
                    memmove(a, a + 3, (unsigned char)(n * 263));
                    for (int i = 0; i < 7; i++) check(a[i] == i);
                    check(a[10] == [[10||7]]);
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn memory_whose_size_wraps_is_refused() {
    let program = |count: &str| {
        format!(
            "{HEAD} int main(void) {{
                size_t n = __VERIFIER_nondet_ulong();
                __VERIFIER_assume(n == {count});
                char *p = calloc(n, 10);
                check(p && p[0] == 0 && p[9] == 0);
                return 0;
            }}"
        )
    };
    for model in ["ilp32", "lp64"] {
        assert_eq!(verdict(&program("2"), REACH, model), "VERDICT: true");
        let told = verdict(&program("~(size_t)0 / 10 + 1"), REACH, model);
        assert_eq!(told, "VERDICT: false(unreach-call)");
        let refused = program("~(size_t)0 / 10 + 1")
            .replace("check(p && p[0] == 0 && p[9] == 0)", "check(!p)");
        assert_eq!(verdict(&refused, REACH, model), "VERDICT: true");
    }
}

#[test]
fn addresses_go_through_builtin_and_library_functions() {
    check_all(
        HEAD,
        &[
            twin(
                "an address with its bytes swapped twice",
                "word swap(word w) { return sizeof w == 8 ? __builtin_bswap64(w) : __builtin_bswap32(w); }
                int main(void) {
                    int x = 1;
                    word w = swap((word)&x);
                    *(int *)swap(w) = 5;
                    check(x == [[5||1]]);
                    return 0;
                }",
            ),
            twin(
                "an address from an addition that is checked",
                "int main(void) {
                    int x = 1;
                    word w;
                    __builtin_add_overflow((word)&x, (word)0, &w);
                    *(int *)w = 5;
                    check(x == [[5||1]]);
                    return 0;
                }",
            ),
            twin(
                "memory from an allocator behind a pointer",
                "int main(void) {
                    void *(*get)(size_t) = malloc;
                    int *p = get(sizeof *p), *q = get(sizeof *q);
                    *p = 5;
                    *q = 6;
                    check(*p == [[5||6]]);
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn a_null_pointer_can_be_held_in_a_variable() {
    check_all(
        HEAD,
        &[
            twin(
                "a sum of a null pointer and an address",
                "int main(void) {
                    int x = 1;
                    char *z = 0;
                    int *p = (int *)(z + (word)&x);
                    *p = 5;
                    check(x == [[5||1]]);
                    return 0;
                }",
            ),
            twin(
                "a sum of a pointer that was set to null and an address",
                "int main(void) {
                    int x = 1;
                    char other[4], *z = other;
                    *z = 3;
                    z = 0;
                    int *p = (int *)(z + (word)&x);
                    *p = 5;
                    check(x == [[5||1]] && other[0] == 3);
                    return 0;
                }",
            ),
            twin(
                "the distance from a null pointer",
                "int main(void) {
                    int x = 1;
                    char *z = 0;
                    word d = (char *)&x - z;
                    *(int *)d = 5;
                    check(x == [[5||1]]);
                    return 0;
                }",
            ),
            twin(
                "the distance from a pointer that was set to null",
                "int main(void) {
                    int x = 1;
                    char *z = (char *)&x;
                    z = 0;
                    word d = (char *)&x - z;
                    *(int *)d = 5;
                    check(x == [[5||1]]);
                    return 0;
                }",
            ),
            twin(
                "the distance of two objects",
                "int main(void) {
                    int x = 1;
                    char other[4], *from = other;
                    long d = (char *)&x - other;
                    *(int *)(from + d) = 5;
                    check(x == [[5||1]]);
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn a_comparison_tells_what_an_unknown_value_points_to() {
    check_all(
        HEAD,
        &[
            twin(
                "an integer that is equal to an address",
                "int main(void) {
                    int x = 1;
                    word w = __VERIFIER_nondet_ulong();
                    if (w == (word)&x) *(int *)w = 5;
                    check(x == 1 [[|| || x == 6]] || x == 5 [[||- 1]]);
                    return 0;
                }",
            ),
            twin(
                "a pointer between two others",
                "int a[4];
                int main(void) {
                    int *p = __VERIFIER_nondet_pointer();
                    if (p >= a [[+ 1||]] && p <= a) *p = 5;
                    check(a[0] == 0);
                    return 0;
                }",
            ),
            twin(
                "a pointer somewhere in a struct",
                "struct s { int a, b, c; } s;
                int main(void) {
                    int *p = __VERIFIER_nondet_pointer();
                    if (p > &s.a && p < &s.c && (word)p % sizeof(int) == 0) *p = 5;
                    check(s.a == 0 && s.c == 0 [[||&& s.b == 0]]);
                    return 0;
                }",
            ),
            twin(
                "pointers as integers",
                "int a[4];
                int main(void) {
                    int *p = __VERIFIER_nondet_pointer();
                    if ((word)p == (word)a) *p = 5;
                    check(a[0] == 0 || a[0] == [[5||6]]);
                    return 0;
                }",
            ),
            twin(
                "a distance of zero",
                "int a[4];
                int main(void) {
                    int *p = __VERIFIER_nondet_pointer();
                    if (p - a == 0 && ((word)p & 3) == 0) *p = 5;
                    check(a[0] == 0 || a[0] == [[5||6]]);
                    return 0;
                }",
            ),
            twin(
                "an integer in a range",
                "int a[4];
                int main(void) {
                    word w = __VERIFIER_nondet_ulong();
                    if (w >= (word)(a + 1) && w < (word)(a + 2) && w % 4 == 0) *(int *)w = 5;
                    check(a[2] == 0 && a[0] == 0 [[||&& a[1] == 0]]);
                    return 0;
                }",
            ),
            twin(
                "an integer that is equal to another one that is equal to an address",
                "int main(void) {
                    int x = 1;
                    word v = __VERIFIER_nondet_ulong(), w = __VERIFIER_nondet_ulong();
                    if (v == (word)&x && w == v) *(int *)w = 5;
                    check(x == 1 || x == [[5||6]]);
                    return 0;
                }",
            ),
            twin(
                "a pointer to memory of somebody else",
                "static int a;
                int main(void) {
                    int b = 3;
                    int *p = __VERIFIER_nondet_pointer();
                    *p = 5;
                    check(a == 0 && b == [[3||4]]);
                    return 0;
                }",
            ),
            twin(
                "a pointer of which one choice is known",
                "int a[4], b;
                int main(void) {
                    int *p = __VERIFIER_nondet_int() ? &b : __VERIFIER_nondet_pointer();
                    if (p >= a && p <= a) *p = 5;
                    check(b == 0 && (a[0] == 0 || a[0] == [[5||6]]));
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn a_variable_is_new_each_time_its_block_is_entered() {
    check_all(
        HEAD,
        &[
            twin(
                "a variable of a statement expression in a loop",
                "void h(int *p) {}
                int main(void) {
                    int v[2];
                    for (int i = 0; i < 2; i++) v[i] = ({ int u [[= i / 2||]]; h(&u); u; });
                    check(v[0] == v[1]);
                    return 0;
                }",
            ),
            twin(
                "a variable of a statement expression in the condition of a loop",
                "int main(void) {
                    int v[2], i = 0;
                    while (({ int u [[= 3||]]; v[i] = u; u = 9; i; }) < 1) i++;
                    check(v[0] == v[1]);
                    return 0;
                }",
            ),
            twin(
                "a value that is read before its block is left",
                "void set(int *p) { *p = 9; }
                int main(void) {
                    int v = ({ __attribute__((cleanup(set))) int u = 5; u; });
                    check(v == [[5||9]]);
                    return 0;
                }",
            ),
            Twin {
                name: "a pointer to a variable of a statement expression",
                options: &["--property", "valid-deref"],
                violates: "valid-deref",
                program: "int main(void) {
                    int *out;
                    int v = ({ int u = 3; int *p = &u; out = p; *p; });
                    return [[v||*out]];
                }",
            },
            Twin {
                name: "a jump in a statement expression",
                options: &["--property", "valid-deref"],
                violates: "valid-deref",
                program: "int main(void) {
                    int x = 1, *out = &x, v = ({ int u = x, *p = &x; if (u == 1) goto skip; p = 0; skip: *p; });
                    { int w = 4; [[||out = &w;]] if (v) goto end; }
                    end:
                    return *out;
                }",
            },
            twin(
                "a declaration that a case skips",
                "int main(void) {
                    int v[2];
                    for (int i = 0; i < 2; i++) {
                        switch (1) {
                            struct { int a, b; } s;
                        case 1:
                            [[s.a = 2;||]]
                            v[i] = s.a;
                        }
                    }
                    check(v[0] == v[1]);
                    return 0;
                }",
            ),
            twin(
                "an initializer that a case skips",
                "int main(void) {
                    int sum = 0;
                    for (int i = 0; i < 2; i++) {
                        switch (i) {
                            { int u = 4;
                        default:
                            [[u = 1;||]]
                            sum += u == 1 ? 1 : 2;
                            u = 1; }
                        }
                    }
                    check(sum == 2);
                    return 0;
                }",
            ),
            twin(
                "a declaration that a jump into its block skips",
                "int main(void) {
                    int v[2];
                    for (int i = 0; i < 2; i++) {
                        if (i >= 0) goto in;
                        { int u; in: [[u = 7;||]] v[i] = u; u = 7; }
                    }
                    check(v[1] == 7);
                    return 0;
                }",
            ),
            twin(
                "a declaration that a jump in its block skips",
                "void h(int *p) {}
                int main(void) {
                    int v[2];
                    for (int i = 0; i < 2; i++) {
                        if (i >= 0) goto in;
                        int u; in: [[u = 7;||]] v[i] = u; h(&u); u = 7;
                    }
                    check(v[1] == 7);
                    return 0;
                }",
            ),
            twin(
                "a declaration that a computed jump skips",
                "int main(void) {
                    int v[2];
                    void *to = &&in;
                    for (int i = 0; i < 2; i++) {
                        goto *to;
                        { int u; in: [[u = 7;||]] v[i] = u; u = 7; }
                    }
                    check(v[1] == 7);
                    return 0;
                }",
            ),
            twin(
                "a declaration that a jump skips in each call",
                "void h(int *p) {}
                int f(int set) {
                    goto in;
                    int u; in:
                    [[u = 7;||]]
                    int old = u;
                    h(&u);
                    u = set;
                    return old;
                }
                int main(void) {
                    f(7);
                    check(f(8) == 7);
                    return 0;
                }",
            ),
            twin(
                "a variable that keeps its value over a jump in its block",
                "int main(void) {
                    int n = 0;
                    { int u = 4;
                      again:
                      if (n++ < 2) { u++; goto again; }
                      check(u == [[6||5]]); }
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn an_input_points_to_no_object_that_it_is_not_compared_with() {
    let program = |claim: &str| {
        format!(
            "{HEAD}int a; int main(void) {{ int *p = __VERIFIER_nondet_pointer(); *p = 5; check({claim}); return 0; }}"
        )
    };
    let options = ["--property", "unreach-call"];
    assert_eq!(verdict(&program("a == 0"), &options, "lp64"), "VERDICT: true");
    let told = verdict(&program("a == 0 || p != &a"), &options, "lp64");
    assert_eq!(told, "VERDICT: false(unreach-call)");
}

#[test]
fn a_number_of_an_unknown_object_keeps_proofs_and_makes_violations_doubtful() {
    let program = |claim: &str| {
        format!(
            "{HEAD}int main(void) {{
                int *a = malloc(4), *b = malloc(4), *c = malloc(4);
                *a = *b = *c = 1;
                int x = __VERIFIER_nondet_int() & 7;
                word n = (word)a ^ (word)b ^ (word)c;
                int *p = (int *)(n & ~(word)3);
                if (p == a && x > 3) x = 3;
                check({claim});
                return 0;
            }}"
        )
    };
    let options = ["--property", "unreach-call"];
    assert_eq!(verdict(&program("x < 8"), &options, "lp64"), "VERDICT: true");
    assert_ne!(verdict(&program("x < 7"), &options, "lp64"), "VERDICT: true");
}
