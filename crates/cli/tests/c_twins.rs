//! C programs in pairs: a safe one, and a twin with one fault. Each check and each corner of the memory model has one.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern double __VERIFIER_nondet_double(void);\n\
    extern void *__VERIFIER_nondet_pointer(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void reach_error(void);\n\
    typedef __SIZE_TYPE__ size_t; typedef __UINTPTR_TYPE__ word;\n\
    void *malloc(size_t); void *calloc(size_t, size_t); void *realloc(void *, size_t); void free(void *);\n\
    void *memcpy(void *, const void *, size_t); void *memset(void *, int, size_t);\n\
    size_t strlen(const char *); char *strcpy(char *, const char *);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n\
    #define offset(type, member) ((size_t)&((type *)0)->member)\n";

const REACH: &[&str] = &["--property", "unreach-call"];
const DEREF: &[&str] = &["--property", "valid-deref"];
const SAFETY: &[&str] = &["--property", "valid-memsafety"];

const MEMORY: &[Twin] = &[
    Twin {
        name: "a list built in a loop",
        options: REACH,
        violates: "unreach-call",
        program: "struct node { int value; struct node *next; };
            int main(void) {
                struct node *head = 0;
                int n = __VERIFIER_nondet_int();
                __VERIFIER_assume(n >= 0 && n <= 5);
                for (int i = 0; i < n; i++) {
                    struct node *e = malloc(sizeof *e);
                    e->value = i;
                    e->next = head;
                    head = e;
                }
                int expected = n;
                for (struct node *e = head; e; e = e->next) check(e->value == --expected);
                check(expected == [[0||n - 4]]);
                return 0;
            }",
    },
    Twin {
        name: "structs with function pointers",
        options: REACH,
        violates: "unreach-call",
        program: "static int twice(int x) { return 2 * x; }
            static int less(int x) { return x - 1; }
            struct op { int arity; int (*f)(int); } ops[3] = { { 1, twice }, { 1, less }, { 1, twice } };
            int main(void) {
                unsigned i = __VERIFIER_nondet_uint();
                __VERIFIER_assume(i < 3);
                ops[1].f = ops[2].f;
                ops[[[2||i]]].f = less;
                check(ops[0].f(5) == 10);
                check(ops[i].f(5) == (i == 2 ? 4 : 10));
                return 0;
            }",
    },
    Twin {
        name: "a union read through another member",
        options: REACH,
        violates: "unreach-call",
        program: "union u { unsigned whole; unsigned short half[2]; unsigned char byte[4]; struct { unsigned a : 4, b : 28; } bits; };
            int main(void) {
                union u u;
                u.whole = __VERIFIER_nondet_uint();
                union u v = u;
                unsigned sum = v.byte[0] + (v.byte[1] << 8) + (v.byte[2] << 16) + ((unsigned)v.byte[3] << 24);
                check(sum == u.whole);
                v.half[1] = 7;
                check(v.whole >> 16 == 7 && v.half[0] == (u.whole & 0xffff));
                check(v.bits.a == (u.byte[0] & [[15||7]]));
                return 0;
            }",
    },
    Twin {
        name: "a walk over the bytes of an int",
        options: REACH,
        violates: "unreach-call",
        program: "int main(void) {
                int x = __VERIFIER_nondet_int(), y = 0;
                const unsigned char *from = (unsigned char *)&x;
                unsigned char *to = (unsigned char *)&y;
                for (unsigned i = 0; i < sizeof x [[||- 1]]; i++) *to++ = *from++;
                check(x == y);
                return 0;
            }",
    },
    Twin {
        name: "a pointer through an integer",
        options: REACH,
        violates: "unreach-call",
        program: "int a, b;
            int main(void) {
                word w = (word)&a ^ 0x55, v = w;
                int *p = (int *)(v ^ 0x55);
                *p = __VERIFIER_nondet_int();
                check(b == 0 && a == *p);
                *[[&b||p]] = 3;
                check(b == 3);
                return 0;
            }",
    },
    Twin {
        name: "a pointer in a struct that was copied",
        options: REACH,
        violates: "unreach-call",
        program: "struct s { char tag; int *p; }; struct t { struct s in[2]; };
            int a = 1, b = 2;
            int main(void) {
                struct s s = { 'x', &a };
                struct t t, *u = malloc(sizeof *u);
                memcpy(&t.in[1], &s, sizeof s);
                memcpy(u, &t, sizeof t);
                *u->in[1].p = 5;
                check(a == [[5||1]] && b == 2);
                return 0;
            }",
    },
    Twin {
        name: "a pointer in a union and in a float",
        options: REACH,
        violates: "unreach-call",
        program: "union u { double d; int *p; word w; };
            int a = 1;
            double through;
            int main(void) {
                union u u, v;
                u.d = 0;
                u.p = &a;
                through = u.d;
                v.d = through;
                *v.p = 7;
                check(a == [[7||1]]);
                return 0;
            }",
    },
    Twin {
        name: "more arguments than there are",
        options: &["--checks", "pointer"],
        violates: "valid-deref",
        program: "#include <stdarg.h>
            struct three { int a, b, c; };
            static int sum(int n, va_list list) { int s = 0; while (n-- > 0) s += va_arg(list, int); return s; }
            static int all(int n, ...) {
                va_list list;
                va_start(list, n);
                struct three t = va_arg(list, struct three);
                int s = sum(n, list);
                va_end(list);
                return s + t.c;
            }
            int main(void) {
                struct three t = { 1, 2, 3 };
                return all([[2||3]], t, 10, 20) != 33;
            }",
    },
    Twin {
        name: "a pointer among more arguments",
        options: REACH,
        violates: "unreach-call",
        program: "#include <stdarg.h>
            int a = 1;
            static void set(int n, ...) {
                va_list list;
                va_start(list, n);
                while (n-- > 0) {
                    int *p = va_arg(list, int *);
                    *p += va_arg(list, int);
                }
                va_end(list);
            }
            int main(void) {
                int b = 5;
                set(2, &a, 10, &b, 20);
                check(a == 11 && b == [[25||5]]);
                return 0;
            }",
    },
    Twin {
        name: "the struct around a member",
        options: REACH,
        violates: "unreach-call",
        program: "struct link { struct link *next; }; struct item { int key; struct link link; int value; };
            int main(void) {
                struct item a = { 1, { 0 }, 10 }, b = { 2, { &a.link }, 20 };
                int sum = 0;
                for (struct link *l = &b.link; l; l = l->next) {
                    struct item *i = (struct item *)((char *)l - offset(struct item, link));
                    i->value += i->key;
                    sum += i->value;
                }
                check(sum == 33 && a.value == [[11||10]]);
                return 0;
            }",
    },
    Twin {
        name: "a pointer that leaves its member",
        options: REACH,
        violates: "unreach-call",
        program: "struct s { int a, b; int c[2]; };
            int main(void) {
                struct s s = { 1, 2, { 3, 4 } };
                int *p = &s.b;
                int i = __VERIFIER_nondet_int();
                __VERIFIER_assume(i >= -1 && i <= 2);
                p[i] = 9;
                check(s.a == 9 || s.b == 9 || s.c[0] == 9 || s.c[1] == [[9||4 && s.c[1] == 9]]);
                return 0;
            }",
    },
    Twin {
        name: "a pointer to a pointer",
        options: REACH,
        violates: "unreach-call",
        program: "static void redirect(int **at, int *to) { *at = to; }
            int main(void) {
                int x = 1, y = 2, *p = &x, **pp = &p;
                if (__VERIFIER_nondet_int()) redirect(pp, &y);
                **pp = 5;
                check((x == 5) != (y == 5));
                check(x == 5 || [[p == &y||p == &x]]);
                return 0;
            }",
    },
    Twin {
        name: "functions through other types of pointers",
        options: REACH,
        violates: "unreach-call",
        program: "static void up(int *p) { ++*p; } static void down(int *p) { --*p; }
            typedef void (*action)(void *);
            int main(void) {
                void *any = __VERIFIER_nondet_int() ? (void *)up : (void *)down;
                word w = (word)any;
                int x = 0;
                ((action)w)(&x);
                check(x == 1 || [[x == -1||x == 0]]);
                return 0;
            }",
    },
    Twin {
        name: "an unknown pointer that is equal to a known one",
        options: REACH,
        violates: "unreach-call",
        program: "int a;
            int main(void) {
                int *p = (int *)__VERIFIER_nondet_pointer();
                if (p == &a) {
                    *p = 1;
                    check(a == [[1||0]]);
                }
                return 0;
            }",
    },
    Twin {
        name: "frames of a recursive function",
        options: REACH,
        violates: "unreach-call",
        program: "static int walk(int *up, int n) {
                int here = n;
                if (n == 0) return *up;
                int below = walk(&here, n - 1);
                check(here == n + (n > 1));
                *up += 1;
                return below;
            }
            int main(void) { int x = 0; check(walk(&x, 3) == [[1||2]]); check(x == 1); return 0; }",
    },
    Twin {
        name: "the number of arguments",
        options: REACH,
        violates: "unreach-call",
        program: "int main(int argc, char **argv) { check(argc [[>=||>]] 0); (void)argv; return 0; }",
    },
    Twin {
        name: "uninitialised objects are arbitrary",
        options: REACH,
        violates: "unreach-call",
        program: "int g[4];
            int main(void) {
                for (int i = 0; i < 2; i++) {
                    int local[4], *p = [[g||local]];
                    check(p[i] == 0);
                    local[i] = 0;
                }
                int *heap = [[calloc(1, sizeof *heap)||malloc(sizeof *heap)]];
                check(*heap == 0);
                return 0;
            }",
    },
];

const CHECKS: &[Twin] = &[
    Twin {
        name: "beyond the end of heap memory",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) {
                int n = __VERIFIER_nondet_int();
                __VERIFIER_assume(n > 0 && n < 100);
                char *p = malloc(n);
                p[n - 1] = 0;
                char c = p[[[0||n]]];
                return c;
            }",
    },
    Twin {
        name: "into the next object",
        options: DEREF,
        violates: "valid-deref",
        program: "int a[3], b[3], c[3], d[3];
            int main(void) {
                int *p = a, *q = b, *r = c, *s = d;
                p[1] = q[1] = r[1] = s[1] = 1;
                unsigned i = __VERIFIER_nondet_uint();
                __VERIFIER_assume(i % 4 == 0 && i <= 12 && i [[== 0||!= 0]]);
                return p[i];
            }",
    },
    Twin {
        name: "a member beyond the object",
        options: DEREF,
        violates: "valid-deref",
        program: "struct s { int a[3]; }; struct t { int a[3]; int more; };
            int main(void) {
                struct s *p = malloc(sizeof *p), *q = malloc(sizeof *q);
                q->a[0] = 1;
                struct t *t = [[malloc(sizeof *t)||(struct t *)p]];
                t->more = 1;
                return 0;
            }",
    },
    Twin {
        name: "after free",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) {
                int *p = malloc(sizeof *p), *q = malloc(sizeof *q);
                *p = 1; *q = 2;
                free([[q||p]]);
                return *p;
            }",
    },
    Twin {
        name: "after the block",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) {
                int *p, x = 1;
                { int y = 2; p = &y; [[p = &x;||]] }
                return *p;
            }",
    },
    Twin {
        name: "after the function",
        options: DEREF,
        violates: "valid-deref",
        program: "static int *f(void) { [[static||]] int x; x = 1; return &x; }
            int main(void) { return *f(); }",
    },
    Twin {
        name: "a null pointer",
        options: DEREF,
        violates: "valid-deref",
        program: "struct s { int a, b; };
            int main(void) {
                struct s s = { 1, 2 }, *p = 0;
                if (__VERIFIER_nondet_int()) p = &s;
                if (p [[|||| 1]]) return p->b;
                return 0;
            }",
    },
    Twin {
        name: "a pointer without a value",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) { int x = 1, *p; [[p = &x;||]] return *p; }",
    },
    Twin {
        name: "memcpy beyond the end",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) {
                char a[8] = \"seven\", b[[[6||5]]];
                memcpy(b, a, strlen(a) + 1);
                return b[0];
            }",
    },
    Twin {
        name: "strcpy beyond the end",
        options: DEREF,
        violates: "valid-deref",
        program: "int main(void) { char b[[[4||3]]]; strcpy(b, \"abc\"); return b[0]; }",
    },
    Twin {
        name: "free of what is no heap memory",
        options: SAFETY,
        violates: "valid-free",
        program: "int main(void) { int x, *p = malloc(4); free(p); [[||free(&x);]] free(0); return 0; }",
    },
    Twin {
        name: "free twice",
        options: SAFETY,
        violates: "valid-free",
        program: "int main(void) { int *p = malloc(4); if (__VERIFIER_nondet_int()) { free(p); [[p = 0;||]] } free(p); return 0; }",
    },
    Twin {
        name: "free in the middle",
        options: SAFETY,
        violates: "valid-free",
        program: "int main(void) { char *p = malloc(8); free(p + [[0||1]]); return 0; }",
    },
    Twin {
        name: "a leak",
        options: SAFETY,
        violates: "valid-memtrack",
        program: "struct n { struct n *next; };
            int main(void) {
                struct n *head = 0;
                for (int i = 0; i < 3; i++) { struct n *n = malloc(sizeof *n); n->next = head; head = n; }
                while (head [[||&& head->next]]) { struct n *n = head->next; free(head); head = n; }
                return 0;
            }",
    },
    Twin {
        name: "realloc keeps what was there",
        options: SAFETY,
        violates: "valid-deref",
        program: "int main(void) {
                int *p = malloc(4 * sizeof *p);
                p[3] = 7;
                p = realloc(p, [[8||3]] * sizeof *p);
                int x = p[3];
                free(p);
                return x;
            }",
    },
    Twin {
        name: "an index beyond its array",
        options: &["--checks", "bounds"],
        violates: "bounds",
        program: "int a[4][3];
            int main(void) {
                unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
                __VERIFIER_assume(i < 4 && j < [[3||4]]);
                return a[i][j];
            }",
    },
    Twin {
        name: "a constant index",
        options: &["--checks", "bounds"],
        violates: "bounds",
        program: "struct s { int a[3], b[3]; } s; int main(void) { int *end = &s.a[3]; return s.a[[[2||3]]] + end[-1]; }",
    },
    Twin {
        name: "an index that changes",
        options: &["--checks", "bounds"],
        violates: "bounds",
        program: "int main(void) { int a[4], i = 0; while (i [[<||<=]] 4) a[i++] = 0; int *end = &a[i - 1]; return *(end - 1); }",
    },
    Twin {
        name: "division by zero",
        options: &["--checks", "div-by-zero"],
        violates: "div-by-zero",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x [[> 0||>= 0]]) return 100 / x + 100 % x; return 0; }",
    },
    Twin {
        name: "signed overflow of a sum",
        options: &["--property", "no-overflow"],
        violates: "no-overflow",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x < 2147483647 [[||- 1]]) x += [[1||2]] + (x == 2147483645); return x; }",
    },
    Twin {
        name: "the least number",
        options: &["--property", "no-overflow"],
        violates: "no-overflow",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x [[> -2147483647||< 0]]) return -x == x / -1; return 0; }",
    },
    Twin {
        name: "overflow only where it is evaluated",
        options: &["--property", "no-overflow"],
        violates: "no-overflow",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); return x < 1000 && x > -1000 [[&&||||]] x * x > 5 ? x * 2 : 0; }",
    },
    Twin {
        name: "unsigned negation",
        options: &["--checks", "unsigned-overflow"],
        violates: "unsigned-overflow",
        program: "int main(void) { unsigned x = __VERIFIER_nondet_uint(); if (x [[> 0||> 1]]) return 0; x = -x; return x; }",
    },
    Twin {
        name: "unsigned overflow",
        options: &["--checks", "unsigned-overflow"],
        violates: "unsigned-overflow",
        program: "int main(void) { unsigned x = __VERIFIER_nondet_uint(); return x [[> 0||>= 0]] ? x - 1 > 5 : 0; }",
    },
    Twin {
        name: "a shift",
        options: &["--checks", "shift"],
        violates: "shift",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); return x >= 0 && x < [[32||33]] ? 1u << x : 0; }",
    },
    Twin {
        name: "a shift that fits is no overflow",
        options: &["--property", "no-overflow"],
        violates: "no-overflow",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x > 0 && x < 128) return (x << 24) [[> 0||+ (x << 24) > 0]]; return 0; }",
    },
    Twin {
        name: "a shift of a signed number",
        options: &["--checks", "shift"],
        violates: "shift",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x >= 0 && x < [[128||129]]) return (x << 24) != 0; return 0; }",
    },
    Twin {
        name: "a square of an int, and more",
        options: &["--property", "no-overflow"],
        violates: "no-overflow",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); long long y = (long long)x * x + [[x||9000000000000000000ll]]; return y > 0; }",
    },
    Twin {
        name: "a product of unsigned numbers that were extended",
        options: &["--checks", "unsigned-overflow"],
        violates: "unsigned-overflow",
        program: "int main(void) { unsigned x = __VERIFIER_nondet_uint(); unsigned long long y = (unsigned long long)x * x + x [[+ x||* 3ull]]; return y > 7; }",
    },
    Twin {
        name: "a conversion",
        options: &["--checks", "conversion"],
        violates: "conversion",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x >= -128 && x <= [[127||128]]) { signed char c = x; return c; } return 0; }",
    },
    Twin {
        name: "a float that is no number",
        options: &["--checks", "nan"],
        violates: "nan",
        program: "int main(void) { double x = __VERIFIER_nondet_double(); if (x [[> 0||>= 0]] && x < 1e9) return x / x > 0; return 0; }",
    },
    Twin {
        name: "an assertion",
        options: &["--property", "assertions"],
        violates: "assertions",
        program: "#include <assert.h>
            int main(void) { int x = __VERIFIER_nondet_int(); if (x > 0) assert(x [[> 0||> 1]]); return 0; }",
    },
];

#[test]
fn what_arguments_point_to_is_checked() {
    let text = "int main(int argc, char **argv) { return argc > 0 && argv[0][0] == 'x'; }";
    assert_eq!(verdict(text, DEREF, "lp64"), "VERDICT: true");
    let text = "int main(int argc, char **argv) { return argc > 0 && argv[0][1] == 'x'; }";
    assert_eq!(verdict(text, DEREF, "lp64"), "VERDICT: false(valid-deref)");
    let text = "int main(int argc, char **argv) { int x = argc, *p = &x; return *p; }";
    assert_eq!(verdict(text, DEREF, "lp64"), "VERDICT: true");
}

#[test]
fn memory_is_exact() {
    check_all(HEAD, MEMORY);
}

#[test]
fn checks_find_the_fault_and_nothing_else() {
    check_all(HEAD, CHECKS);
}
