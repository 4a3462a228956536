//! Pointers are pairs of an object and an offset: lives, bounds, and addresses that nobody chose, in pairs of programs.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "#include <assert.h>\n#include <stdarg.h>\n#include <stdint.h>\n#include <stdlib.h>\n#include <string.h>\n\
    extern int __VERIFIER_nondet_int(void);\nextern unsigned __VERIFIER_nondet_uint(void);\n";

const MEMORY: &[&str] = &["--property", "valid-memsafety"];
const ASSERTIONS: &[&str] = &["--property", "assertions"];

const fn deref(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: MEMORY, violates: "valid-deref", program }
}

const fn holds(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: ASSERTIONS, violates: "assertions", program }
}

const LIVES: &[Twin] = &[
    deref(
        "the object of an earlier round",
        "int main(void) { int *p = 0; [[int x;||]] for (int k = 0; k < 2; k++) { if (p) return *p; [[||int x;]] x = k; p = &x; } return 0; }",
    ),
    deref(
        "the object of an earlier call",
        "int *kept; int next(int n) { [[static||]] int x; x = n; if (kept && *kept == 7) return 1; kept = &x; return 0; } int main(void) { return next(1) + next(2); }",
    ),
    deref(
        "a bit-field beyond the end of its object",
        "struct s { int a; int c : 20; };
            int main(void) { struct s *p = malloc([[sizeof *p||4]]); p->c = 1; free(p); return 0; }",
    ),
    deref(
        "a bit-field that is read beyond the end of a buffer",
        "struct t { long a; struct { unsigned b : 3, c : 30; } in; };
            int main(void) { long buffer[[[3||1]]] = {0}; return ((struct t *)buffer)->in.c; }",
    ),
    deref(
        "a bit-field at the end of an array of structs",
        "struct s { int a; _Bool c : 1; } all[3]; int main(void) { struct s *p = all; return p[[[2||3]]].c; }",
    ),
    deref(
        "a function inside of one that has returned",
        "int (*kept)(void); void outer(int n) { int k = 5; int in(void) { k += n; return k; } kept = in; [[kept();||]] }
            int main(void) { outer(2); return [[0||kept()]]; }",
    ),
    deref(
        "a list of arguments that does not fit",
        "void g(int n, ...) { va_list a[2]; va_start(a[[[1||2]]], n); va_end(a[1]); }
            int main(void) { g(1, 2); return 0; }",
    ),
    deref(
        "a list of arguments that is gone",
        "va_list *kept; int next(void) { return va_arg(*kept, int); }
            int g(int n, ...) { va_list a; va_start(a, n); kept = &a; n = [[next()||0]]; va_end(a); return n; }
            int main(void) { return g(1, 2) [[||+ next()]]; }",
    ),
    deref(
        "a condition variable that is nowhere",
        "\n#include <pthread.h>\nint main(void) { pthread_cond_t c = PTHREAD_COND_INITIALIZER, *p = [[&c||0]]; pthread_cond_signal(p); return 0; }",
    ),
    deref(
        "a condition variable that is gone",
        "\n#include <pthread.h>\nint main(void) { pthread_cond_t *p = malloc(sizeof *p); pthread_cond_init(p, 0); [[||free(p);]] pthread_cond_destroy(p); [[free(p);||]] return 0; }",
    ),
    deref(
        "a pointer of which a part is copied",
        "int main(void) { int x = 3; int *p = &x, *q = p; memcpy(&q, &p, 3); [[||x = 0; q = 0;]] return *q; }",
    ),
    deref(
        "pointers in an array of which one and a half are copied",
        "int main(void) { int x = 3; int *p[2] = {&x, &x}, *q[2] = {&x, [[&x||0]]};
            memcpy(q, p, sizeof p[0] + 2); return *q[1]; }",
    ),
    deref(
        "an index of rows of a variable length whose product wraps",
        "int main(void) { int n = 4; int a[n][n]; a[0][0] = 0; unsigned long long i = [[0||1ull << 60]]; return a[i][0] & 0; }",
    ),
    deref(
        "an index that is wider than a pointer",
        "char a[10]; int main(void) { long long i = [[9||0x100000000LL]]; a[i] = 1; char *p = malloc(4); if (p) p[i - 9] = 1; free(p); return 0; }",
    ),
    deref(
        "the object of a block",
        "int main(void) { int *p, y = 1; { int x = 2; p = [[&y||&x]]; } return *p; }",
    ),
    deref(
        "a block that a jump leaves",
        "int main(void) { int *p, y = 1; { int x = 2; p = &x; goto end; } end: [[p = &y;||]] return *p; }",
    ),
    deref(
        "a parameter that is returned",
        "int *same(int *p) { return p; } int *own(int x) { return &x; } int main(void) { int y = 3; return *[[same(&y)||own(y)]]; }",
    ),
    deref(
        "a pointer in a structure that outlives its object",
        "struct s { int *p; }; void set(struct s *s) { [[static||]] int x = 1; s->p = &x; } int main(void) { struct s s; set(&s); return *s.p; }",
    ),
    deref(
        "a value on its way",
        "struct s { int a[4]; }; struct s f(void) { struct s s = {{1, 2, 3, 4}}; return s; } int main(void) { [[int x = f().a[1]; return x;||int *p = f().a; return p[1];]] }",
    ),
    deref(
        "memory of the stack",
        "void *__builtin_alloca(size_t); char *make(char *p) { [[||p = __builtin_alloca(4);]] *p = 1; return p; } int main(void) { char c; return *make(&c); }",
    ),
    deref(
        "a variable-length array",
        "int main(void) { int n = 3, *p = 0, y = 0; { int a[n]; a[0] = 1; p = [[&y||a]]; } return *p; }",
    ),
    deref(
        "a compound literal",
        "int main(void) { int *p = 0; for (int i = 0; i < 2; i++) { int *q = (int[]){i, i}; if (p) return [[q||p]][1]; p = q; } return 0; }",
    ),
    deref(
        "freed memory",
        "int main(void) { int *p = malloc(sizeof *p); *p = 1; int r = [[*p||0]]; free(p); [[||r = *p;]] return r; }",
    ),
    deref(
        "recursion has objects of its own",
        "int *first; int down(int n) { int x = n; if (n == 2) first = &x; if (n == 0) return *first; return down(n - 1); } int main(void) { int r = down(2); [[||r = *first;]] return r; }",
    ),
];

const BOUNDS: &[Twin] = &[
    deref(
        "an index that wraps",
        "int main(void) { int x[1] = {0}; long i = [[0||1L << (8 * sizeof(long) - 2)]]; return x[i]; }",
    ),
    deref(
        "an input as an index",
        "int main(void) { int a[10] = {0}; unsigned i = __VERIFIER_nondet_uint(); if (i < [[10||11]]) return a[i]; return 0; }",
    ),
    deref(
        "another object is not reached",
        "int main(void) { int a[2] = {1, 2}, b[2] = {3, 4}; int *p = a; p += [[1||2]]; return *p + b[0]; }",
    ),
    deref(
        "a pointer keeps its object",
        "int main(void) { char a[8], b[8]; memset(a, 0, 8); memset(b, 0, 8); char *p = a; p = p + 16; p = p - [[9||8]]; return *p; }",
    ),
    deref(
        "very large objects",
        "static char big[1u << 30]; int main(void) { big[(1u << 30) - 1] = 1; char *p = big + (1u << 30); return p[[[-1||0]]]; }",
    ),
    deref(
        "memory of unknown size",
        "int main(void) { unsigned n = __VERIFIER_nondet_uint(); if (n == 0) return 0; char *p = malloc(n); if (!p) return 0; p[n - 1] = 1; p[n [[- 1||]]] = 2; free(p); return 0; }",
    ),
    deref(
        "literals are not written",
        "int main(void) { char a[] = \"abc\"; char *p = [[a||\"abc\"]]; p[0] = 'x'; return 0; }",
    ),
    deref(
        "constant objects are not written",
        "[[||const]] int x = 1; int main(void) { *(int *)&x = 2; return 0; }",
    ),
    holds(
        "memory that is too large is refused",
        "int main(void) { char *p = malloc([[(size_t)-1||1]]); assert(p == 0); }",
    ),
    holds(
        "a product that wraps is refused",
        "int main(void) { char *p = calloc([[(size_t)-1||2]], 2); assert(p == 0); }",
    ),
];

const ADDRESSES: &[Twin] = &[
    holds(
        "objects by variables that point to them",
        "int x; double y; int *p = &x; double *q = &y; struct { char *a, *b; } t = {(char *)&x, (char *)&y};
         int main(void) { if (__VERIFIER_nondet_int()) p = 0; assert((uintptr_t)p + 1 != (uintptr_t)q + 1);
         assert(((uintptr_t)t.a ^ 5) [[!=||==]] ((uintptr_t)t.b ^ 5)); return 0; }",
    ),
    holds(
        "functions by their addresses",
        "typedef int (*fn)(void); int f0(void) { return 1; } int f1(void) { return 2; } fn table[2] = {f0, f1};
         int main(void) { int i = __VERIFIER_nondet_int() & 1; fn p = i ? f1 : f0; uintptr_t u = (uintptr_t)p; u ^= 5; u ^= 5;
         assert(((fn)u)() == i + 1); assert((uintptr_t)table[0] + 1 [[!=||==]] (uintptr_t)table[1] + 1); return 0; }",
    ),
    holds(
        "functions in a table of numbers",
        "typedef int (*fn)(void); int f0(void) { return 1; } int f1(void) { return 2; } fn table[2] = {f0, f1}; uintptr_t hidden[2];
         int main(void) { for (int i = 0; i < 2; i++) hidden[i] = (uintptr_t)table[i] ^ 0xdeadbeef;
         for (int i = 0; i < 2; i++) assert(((fn)(hidden[i] ^ 0xdeadbeef))() == [[i + 1||1]]); return 0; }",
    ),
    holds(
        "addresses in the initializers of numbers",
        "int g; uintptr_t at = (uintptr_t)&g; struct { long n; uintptr_t p; } s[2] = {{1, 0}, {2, (uintptr_t)&g}};
         int main(void) { static uintptr_t own = (uintptr_t)&g; *(int *)at = 1; assert(g == 1); *(int *)s[1].p += 1; assert(g == 2); *(int *)own = 7; assert(g == [[7||8]]); return 0; }",
    ),
    holds(
        "a word that nobody wrote, as a pointer and as a number",
        "union word { int *p; uintptr_t i; }; int x;
         int main(void) { union word *u = malloc(sizeof *u); if (!u || u->p != &x) return 0; assert(u->i [[==||!=]] (uintptr_t)&x); return 0; }",
    ),
    holds(
        "one of two pointers, byte by byte",
        "union word { int *p; uintptr_t i; char c[sizeof(int *)]; }; int x, y;
         int main(void) { union word u, v; int n = __VERIFIER_nondet_int(); v.i = 0; u.p = n ? &x : &y;
            for (unsigned k = 0; k < sizeof u; k++) v.c[k] = u.c[k]; assert(v.p == ([[||!]]n ? &x : &y)); *v.p = 3; assert(x + y == 3); return 0; }",
    ),
    holds(
        "the lowest bit of a pointer, set and taken away in its first byte",
        "union word { int *p; char c[sizeof(int *)]; }; int x;
         int main(void) { union word u; u.p = &x; u.c[0] |= 1; [[u.c[0] &= ~1;||]] assert(u.p == &x); return 0; }",
    ),
    holds(
        "a part of a pointer that is copied",
        "int main(void) { int x = 3; int *p = &x, *q; memcpy(&q, &p, 2); memcpy((char *)&q + 2, (char *)&p + 2, sizeof p - 2);
            assert(*q == [[3||4]]); return 0; }",
    ),
    holds(
        "a pointer in the bits of a number that is none",
        "typedef uint64_t value;
            static value box(int *p) { return 0xfff8000000000000ull | (uint64_t)(uintptr_t)p; }
            static int *unbox(value v) { return (int *)(uintptr_t)(v & 0xffffffffffffull); }
            int main(void) { int x = __VERIFIER_nondet_int(), y = 7; value v = box(&x); assert(v >> 51 == 0x1fff);
                *unbox(v) = 3; assert(x == 3 && y == [[7||3]]); return 0; }",
    ),
    holds(
        "memory is aligned",
        "int main(void) { char *p = malloc(3); if (p) assert(((uintptr_t)p & [[7||24]]) == 0); free(p); }",
    ),
    holds(
        "characters are not aligned",
        "char c; [[_Alignas(4)||]] char d[4]; int main(void) { assert(((uintptr_t)d & 3) == 0); }",
    ),
    holds(
        "living memory has addresses of its own",
        "int main(void) { char *p = malloc(4), *q = malloc([[4||0]]); assert((uintptr_t)q != (uintptr_t)p [[||&& (uintptr_t)q != (uintptr_t)p + 16]]); }",
    ),
    holds(
        "living memory does not overlap",
        "int main(void) { int *p = malloc(4), *q = malloc(4); uintptr_t a = (uintptr_t)p, b = (uintptr_t)q; assert(a + [[4||64]] <= b || b + 4 <= a); }",
    ),
    holds(
        "living memory has an order",
        "int main(void) { char *p = malloc(4), *q = malloc(4); assert(q < p || p < q [[||- 4]]); }",
    ),
    holds(
        "one of two objects and the other",
        "int main(void) { char p[4], q[4]; char *s = __VERIFIER_nondet_int() ? p : q, *t = s == p ? q : [[p||s]]; *s = 1; *t = 2; assert((uintptr_t)s != (uintptr_t)t); }",
    ),
    holds(
        "blocks may lie in one place",
        "int main(void) { uintptr_t x, y; [[char a[4];||]] { [[||char a[4];]] a[0] = 1; x = (uintptr_t)a; } { char b[4]; b[0] = 1; y = (uintptr_t)b; } assert(x != y); }",
    ),
    holds(
        "functions have addresses of their own",
        "int f(void) { return 1; } int g(void) { return 1; } int main(void) { assert((uintptr_t)f != (uintptr_t)[[g||f]]); }",
    ),
    holds(
        "an overlap is told",
        "int copy(char *to, char *from, int n) { return to < from + n && from < to + n; } int main(void) { char a[8], b[4]; b[0] = 0; assert(!copy([[b||a + 3]], a, 4)); }",
    ),
    holds(
        "an alignment that can't be had",
        "int main(void) { char *p = aligned_alloc(1UL << [[7||47]], 128); assert((uintptr_t)p % 128 == 0 [[||&& p]]); free(p); }",
    ),
    holds("objects may touch", "int main(void) { int a[2], b[2]; assert(a + [[1||2]] != b); }"),
    holds(
        "memory may be used again",
        "int main(void) { char *p = malloc(1); [[||free(p);]] char *q = malloc(1); if (p && q) assert(p != q); }",
    ),
    holds(
        "no order of objects",
        "int a, b; int main(void) { int *p = &a, *q = [[&a + 1||&b]]; assert(p < q); }",
    ),
    holds(
        "equal literals may be one",
        "int main(void) { const char *a = \"xyz\", *b = [[a||\"xyz\"]]; assert(a == b); }",
    ),
    holds(
        "literals with other characters are not one",
        "int main(void) { const char *a = \"xyz\", *b = [[\"xyw\"||\"xyz\"]]; assert(a != b); }",
    ),
    holds(
        "there and back",
        "int main(void) { int x = 1; uintptr_t u = (uintptr_t)&x; int *p = (int *)u; *p = 2; assert(x == [[2||1]]); }",
    ),
    holds(
        "low bits are free",
        "int main(void) { int x = 1; uintptr_t u = (uintptr_t)&x | 1; int *p = (int *)(u & ~(uintptr_t)1); *p = 2; assert(x == [[2||1]]); }",
    ),
    holds(
        "a pointer byte by byte",
        "int main(void) { int x = 1, *p = &x, *q; unsigned char *from = (unsigned char *)&p, *to = (unsigned char *)&q; for (unsigned i = 0; i < sizeof p; i++) to[i] = from[i]; *q = 2; assert(x == [[2||1]]); }",
    ),
    holds(
        "a pointer copied as memory",
        "int main(void) { int x = 1, *p = &x, *q; memcpy(&q, &p, sizeof p); *q = 2; assert(x == [[2||1]]); }",
    ),
    holds(
        "a union of a pointer and a number",
        "int main(void) { union { int *p; uintptr_t n; } u; int x = 1; u.p = &x; assert(u.n == (uintptr_t)&x); u.n += 0; *u.p = 2; assert(x == [[2||1]]); }",
    ),
    holds(
        "an exclusive or of pointers",
        "int a, b; int main(void) { uintptr_t l = (uintptr_t)&a ^ (uintptr_t)&b; *(int *)(l ^ (uintptr_t)&a) = 7; assert(b == [[7||0]] && a == 0); }",
    ),
    holds(
        "addresses are not null and not everywhere",
        "int main(void) { int x; assert((uintptr_t)&x != [[0||(uintptr_t)4096 * 16]]); }",
    ),
    holds(
        "two objects lie apart",
        "int a[4], b[4]; int main(void) { uintptr_t p = (uintptr_t)a, q = (uintptr_t)b; if (p < q) assert(q - p >= [[16||17]]); }",
    ),
];

const ARITHMETIC: &[Twin] = &[
    Twin {
        name: "beyond the end",
        options: &["--checks", "pointer-arithmetic"],
        violates: "pointer-arithmetic",
        program: "int main(void) { int a[2]; int *p = a + [[2||3]]; return p == 0; }",
    },
    Twin {
        name: "order of objects",
        options: &["--checks", "pointer-arithmetic"],
        violates: "pointer-arithmetic",
        program: "int main(void) { int a[2], b[2]; return a < [[a + 1||b]]; }",
    },
    Twin {
        name: "a difference of objects",
        options: &["--checks", "pointer-arithmetic"],
        violates: "pointer-arithmetic",
        program: "int main(void) { int a[2], b[2]; return (int)([[a + 1||b]] - a); }",
    },
];

#[test]
fn pointers_do_not_outlive_objects() {
    check_all(HEAD, LIVES);
}

#[test]
fn accesses_stay_in_objects() {
    check_all(HEAD, BOUNDS);
}

#[test]
fn addresses_are_numbers_that_nobody_chose() {
    check_all(HEAD, ADDRESSES);
}

#[test]
fn arithmetic_of_pointers_has_a_check_of_its_own() {
    check_all(HEAD, ARITHMETIC);
    // Where only accesses are asked for, it is no violation.
    let far = "int main(void) { int a[2] = {1, 2}; int *p = a + 5; p -= 5; return *p; }";
    assert_eq!(verdict(far, MEMORY, "lp64"), "VERDICT: true");
}

#[test]
fn allocations_fail_where_that_is_asked_for() {
    let program =
        format!("{HEAD}int main(void) {{ int *p = malloc(4); *p = 1; free(p); return 0; }}");
    assert_eq!(verdict(&program, MEMORY, "lp64"), "VERDICT: true");
    let options = [MEMORY, &["--malloc-may-fail"]].concat();
    assert_eq!(verdict(&program, &options, "lp64"), "VERDICT: false(valid-deref)");
    let careful = program.replace("*p = 1;", "if (p) *p = 1;");
    assert_eq!(verdict(&careful, &options, "lp64"), "VERDICT: true");
}

/// A run does not vanish because addresses run out.
#[test]
fn objects_that_fit_nowhere_end_no_run() {
    for (size, model) in
        [("(1UL << 47) - 4095", "lp64"), ("1UL << 46", "lp64"), ("0x7fffffff", "ilp32")]
    {
        let program = format!(
            "{HEAD}int main(void) {{ char *p = malloc({size}), *q = malloc({size}), *r = malloc({size});
            uintptr_t sum = (uintptr_t)p ^ (uintptr_t)q ^ (uintptr_t)r; if (sum == 1) return 1; assert(0); }}"
        );
        assert_ne!(verdict(&program, ASSERTIONS, model), "VERDICT: true", "{size}");
    }
}

/// What can't be told is unknown, with that reason.
#[test]
fn an_address_that_is_rebuilt_bit_by_bit_is_not_missed() {
    let program = format!(
        "{HEAD}int main(void) {{ int x = 5; uintptr_t a = (uintptr_t)&x, b = 0;
        for (int i = 0; i < 8; i++) if (a >> i & 1) b |= (uintptr_t)1 << i;
        b |= a >> 8 << 8; *(int *)b = 9; assert(x == 5); return 0; }}"
    );
    let answer = verdict(&program, ASSERTIONS, "lp64");
    assert_ne!(answer, "VERDICT: true");
}

/// Arguments of a variadic call stay what they were when memory is made for them in a recursive function.
#[test]
fn variadic_arguments_of_recursive_functions_are_kept() {
    let program = |bad: &str| {
        format!(
            "{HEAD}void reach_error(void);
int g = 5;
int second(int first, ...) {{
    va_list list;
    va_start(list, first);
    int result = va_arg(list, int);
    va_end(list);
    return first * 10 + result;
}}
int again(int n) {{
    if (n == 0) {{ int h = g++; return second(h, g); }}
    return again(n - 1);
}}
int main(void) {{
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 3) return 0;
    int r = again(n);
    if ({bad}) reach_error();
}}"
        )
    };
    let options = ["--property", "unreach-call"];
    assert_eq!(verdict(&program("r != 56"), &options, "ilp32"), "VERDICT: true");
    let faulty = verdict(&program("r == 56"), &options, "ilp32");
    assert_eq!(faulty, "VERDICT: false(unreach-call)");
}

/// A number that is the end of one object and the start of another is what its use makes of it.
#[test]
fn a_number_where_two_objects_touch_is_no_violation() {
    let program = |number: &str, back: &str| {
        format!(
            "{HEAD}static int a[4] = {{1, 2, 3, 4}}, b[4];
int main(void) {{ uintptr_t other = (uintptr_t)b, n = (uintptr_t)({number}); if (other == 8) return 1;
  int *p = (int *)n - {back}; return *p; }}"
        )
    };
    let touching = verdict(&program("a + 4", "1"), MEMORY, "lp64");
    assert!(!touching.starts_with("VERDICT: false"), "{touching}");
    assert_eq!(verdict(&program("a + 3", "3"), MEMORY, "lp64"), "VERDICT: true");
    assert_eq!(verdict(&program("a + 3", "4"), MEMORY, "lp64"), "VERDICT: false(valid-deref)");
}

/// Very large objects and very many of them.
#[test]
fn objects_are_as_large_and_as_many_as_there_are() {
    let many = |bad: &str| {
        format!(
            "{HEAD}void reach_error(void); char buf[300000];
int main(void) {{ char *p = buf; for (int i = 0; i < 600; i++) {{ p = malloc(200000); *p = 7; }} if ({bad}) reach_error(); }}"
        )
    };
    let options = ["--property", "unreach-call"];
    assert_eq!(verdict(&many("buf[0] == 7"), &options, "ilp32"), "VERDICT: true");
    let faulty = verdict(&many("buf[0] == 0"), &options, "ilp32");
    assert_eq!(faulty, "VERDICT: false(unreach-call)");
    let large = |index: &str| {
        format!(
            "static int a[1000][1500][1800]; int main(void) {{ a[999][1499][{index}] = 1; return 0; }}"
        )
    };
    assert_eq!(verdict(&large("1799"), MEMORY, "lp64"), "VERDICT: true");
    assert_eq!(verdict(&large("1800"), MEMORY, "lp64"), "VERDICT: false(valid-deref)");
}
