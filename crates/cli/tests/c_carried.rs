//! C programs in pairs in which numbers carry pointers: casts there and back, comparisons of casts, numbers that are computed
//! from addresses and never, or after all, become pointers.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern void *__VERIFIER_nondet_pointer(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void reach_error(void);\n\
    typedef __SIZE_TYPE__ size_t; typedef __UINTPTR_TYPE__ word;\n\
    void *malloc(size_t); void free(void *);\n\
    void *memcpy(void *, const void *, size_t);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const REACH: &[&str] = &["--property", "unreach-call"];

/// A pair that reaches an error or not.
const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: REACH, violates: "unreach-call", program }
}

#[test]
fn casts_are_compared_as_pointers_are() {
    check_all(
        HEAD,
        &[
            twin(
                "with null",
                "int g;
                int main(void) {
                    int *p = __VERIFIER_nondet_int() ? &g : 0;
                    if ((word)p != (word)(void *)0) *p = 1;
                    check(g == 0 || (word)p [[!=||==]] 0);
                    return 0;
                }",
            ),
            twin(
                "as a condition",
                "int g;
                int main(void) {
                    int *p = __VERIFIER_nondet_int() ? &g : 0;
                    if ((word)p) *p = 1;
                    check(!(word)p || g == [[1||0]]);
                    return 0;
                }",
            ),
            twin(
                "with each other",
                "int a, b;
                int main(void) {
                    int *p = __VERIFIER_nondet_int() ? &a : &b;
                    if ((word)p == (word)&a) *p = 1;
                    if ((word)p != (word)&b) b = 2;
                    check(b == 0 || a == [[1||0]]);
                    return 0;
                }",
            ),
            twin(
                "cut to fewer bits, they may be equal",
                "char a, b;
                int main(void) {
                    unsigned char x = (unsigned char)(word)&a, y = (unsigned char)(word)&b;
                    check(x != y || [[1||0]]);
                    return 0;
                }",
            ),
            twin(
                "where the memory was freed and allocated again",
                "int main(void) {
                    int *p = malloc(4);
                    word old = (word)p;
                    free(p);
                    int *q = malloc(4);
                    int same = (word)q == (word)p;
                    check(same == 0 || old == (word)q || [[1||0]]);
                    check(same == 0 || [[1||0]]);
                    return 0;
                }",
            ),
            twin(
                "by their order",
                "int a[2], b;
                int main(void) {
                    check((word)&a[0] < (word)&a[1]);
                    check((word)&b < (word)&a[0] || (word)&b >= (word)(a + [[2||3]]));
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn numbers_that_are_computed_from_addresses_become_pointers() {
    check_all(
        HEAD,
        &[
            twin(
                "a member by its offset",
                "struct s { int x; int y; } g;
                int main(void) {
                    word n = (word)&g;
                    n = n + 4;
                    *(int *)n = 5;
                    check(g.x == 0 && g.y == [[5||0]]);
                    return 0;
                }",
            ),
            twin(
                "through two variables",
                "struct s { int x; int y; } g, h;
                int main(void) {
                    word n = (word)&g, m = n ^ (word)&h, k = m ^ n;
                    *(int *)(k + 4) = 5;
                    check(g.y == 0 && h.y == [[5||0]]);
                    return 0;
                }",
            ),
            twin(
                "into a variable that already had another one",
                "int a, b;
                int main(void) {
                    word key = (word)&b ^ 12345, n = (word)&a;
                    if (__VERIFIER_nondet_int()) n = key ^ 12345;
                    *(int *)n = 7;
                    check(a == 7 || b == [[7||0]]);
                    return 0;
                }",
            ),
            twin(
                "a tag in the low bits",
                "int g, other;
                int main(void) {
                    word n = (word)&g | 1;
                    void *kept = (void *)n;
                    word m = (word)kept;
                    check(m & 1);
                    *(int *)(m & ~(word)1) = 3;
                    check(g == [[3||0]] && other == 0);
                    return 0;
                }",
            ),
            twin(
                "an XOR list",
                "struct node { word link; int value; };
                int main(void) {
                    struct node a = {0, 1}, b = {0, 2}, c = {0, 3};
                    a.link = (word)&b; b.link = (word)&a ^ (word)&c; c.link = (word)&b;
                    word before = 0; struct node *at = &a; int sum = 0;
                    for (int i = 0; i < 3; i++) {
                        sum = sum * 10 + at->value;
                        word next = before ^ at->link;
                        before = (word)at;
                        at = (struct node *)next;
                    }
                    check(sum == [[123||321]]);
                    return 0;
                }",
            ),
            twin(
                "a hash of a pointer is an index",
                "int table[8], g;
                int main(void) {
                    unsigned h = (unsigned)(((word)&g >> 4) % 8);
                    table[h] = 1;
                    int sum = 0;
                    for (int i = 0; i < 8; i++) sum += table[i];
                    check(sum == 1 && g == [[0||1]]);
                    return 0;
                }",
            ),
            twin(
                "an input whose sum is compared",
                "extern word __VERIFIER_nondet_ulong(void);
                int b;
                int main(void) {
                    word x = __VERIFIER_nondet_ulong();
                    if (x - 4 == (word)&b) *(int *)(x - 4) = 9;
                    check(b == 0 || b == [[9||8]]);
                    return 0;
                }",
            ),
            twin(
                "a function with a tag",
                "int one(void) { return 1; } int two(void) { return 2; }
                int main(void) {
                    word n = (word)(__VERIFIER_nondet_int() ? one : two) + 1;
                    n = n - 1;
                    int r = ((int (*)(void))n)();
                    check(r == 1 || r == [[2||3]]);
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn numbers_hold_pointers_until_they_are_pointers_again() {
    check_all(
        HEAD,
        &[
            twin(
                "functions through a number",
                "int one(void) { return 1; } int two(void) { return 2; }
                long registered;
                int (*function)(void);
                int main(void) {
                    registered = 0;
                    function = (int (*)(void))registered;
                    long pended = (long)function;
                    check(pended == [[0||1]]);
                    registered = (long)(__VERIFIER_nondet_int() ? one : two);
                    function = (int (*)(void))registered;
                    int r = function();
                    check(r == 1 || r == 2);
                    return 0;
                }",
            ),
            twin(
                "small numbers are no objects",
                "int g;
                int main(void) {
                    word n = __VERIFIER_nondet_int() & 15;
                    int *p = (int *)n;
                    check(p != &g);
                    n = (word)p;
                    check(n <= [[15||14]]);
                    word m = (word)&g;
                    check(*(int *)m == 0);
                    return 0;
                }",
            ),
            twin(
                "a number that is copied as bytes",
                "int a, b;
                int main(void) {
                    word n = (word)&a, m = (word)&b;
                    memcpy(&m, &n, sizeof n);
                    *(int *)m = 4;
                    check(a == [[4||0]] && b == 0);
                    return 0;
                }",
            ),
            twin(
                "an array of numbers, some of them addresses",
                "int a;
                int main(void) {
                    word v[3] = {7, (word)&a, 9};
                    int i = __VERIFIER_nondet_int();
                    __VERIFIER_assume(i >= 0 && i < 3);
                    if (v[i] != 7 && v[i] != 9) *(int *)v[i] = 1;
                    check(i == 1 ? a == [[1||0]] : 1);
                    return 0;
                }",
            ),
            twin(
                "a union of a number and a pointer",
                "union u { word n; int *p; };
                int a;
                int main(void) {
                    union u x;
                    x.p = &a;
                    union u y = x;
                    check(y.n == (word)&a);
                    y.n = x.n;
                    *y.p = 2;
                    check(a == [[2||0]]);
                    return 0;
                }",
            ),
            twin(
                "a number that outlives its object",
                "word kept;
                int f(void) { int x; word now = ((word)&x) + 1; int same = kept == now; kept = now; return same; }
                int main(void) {
                    f();
                    int same = f();
                    check(same == 0 || same == 1);
                    check([[1||same]]);
                    return 0;
                }",
            ),
            twin(
                "a number that outlives its object may be another's",
                "word kept;
                int f(void) { int x; word now = ((word)&x) + 1; int same = kept == now; kept = now; return same; }
                int main(void) {
                    f();
                    int same = f();
                    check([[1||!same]]);
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn half_an_address_is_no_pointer() {
    let program = format!(
        "{HEAD}int a;
        int main(void) {{
            unsigned n = (unsigned)(word)&a;
            int *p = (int *)(word)n;
            check(p == &a);
            return 0;
        }}"
    );
    assert_eq!(verdict(&program, REACH, "ilp32"), "VERDICT: true");
    assert_ne!(verdict(&program, REACH, "lp64"), "VERDICT: true");
}

#[test]
fn an_input_may_be_any_of_many_objects() {
    check_all(
        HEAD,
        &[twin(
            "the tenth",
            "int a, b, c, d, e, f, g, h, i, j;
            int main(void) {
                int *p = __VERIFIER_nondet_pointer();
                if (p == &a || p == &b || p == &c || p == &d || p == &e) return 0;
                if (p == &f || p == &g || p == &h || p == &i) return 0;
                if (p == &j) *p = 1;
                check(j == 0 || p == [[&j||&a]]);
                check(a == 0 && i == 0);
                return 0;
            }",
        )],
    );
}
