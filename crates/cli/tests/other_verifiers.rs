//! Programs as they are written for other verifiers: their functions, headers and notations mean what they mean there.

mod common;

use common::twins::{Twin, check_all, verdict};
use common::{code, folder, last_line, stdout, symra_in};

const NONE: &[&str] = &[];

const CBMC: &[Twin] = &[
    Twin {
        name: "an assertion without its header",
        options: NONE,
        violates: "assertions",
        program: "int main() { int x = 3; assert(x == [[3||4]]); }",
    },
    Twin {
        name: "inputs that nobody declared",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                unsigned char c = __VERIFIER_nondet_uchar();
                double d = __VERIFIER_nondet_double();
                __CPROVER_assume(d > 0.25 && d < [[0.75||1.5]]);
                assert(c <= 255 && d != 1.0);
            }",
    },
    Twin {
        name: "an implication and a precondition",
        options: NONE,
        violates: "assertions",
        program: "int half(int x) { __CPROVER_precondition(x > 0 ==> x % 2 == 0, \"even\"); return x / 2; }
            int main() { int y = __VERIFIER_nondet_int(); return half(y <= 0 ? y : [[2 * (y / 4)||y]]); }",
    },
    Twin {
        name: "bounded quantifiers",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int a[6];
                unsigned n = __VERIFIER_nondet_uint();
                __CPROVER_assume(n <= 6);
                __CPROVER_assume(__CPROVER_forall { unsigned i; i < n ==> a[i] > 7 });
                assert(__CPROVER_forall { int i; (1 <= i && i <= 3) ==> (n < [[4||3]] || a[i] >= 8) });
                a[2] = 5;
                assert(__CPROVER_exists { int k; 0 <= k && k < 6 && a[k] == 5 });
            }",
    },
    Twin {
        name: "what may be read",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(__SIZE_TYPE__); void free(void *);
            int main() {
                int *p = 0;
                assert(!__CPROVER_r_ok(p, 1));
                p = malloc(12);
                assert(__CPROVER_r_ok(p + 1, [[8||9]]) && __CPROVER_w_ok(p) && !__CPROVER_rw_ok(p, 13));
                free(p);
                assert(!__CPROVER_r_ok(p, 1));
            }",
    },
    Twin {
        name: "a local that went out of scope",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int x, *p = &x;
                if (__VERIFIER_nondet_bool()) { int y; [[int *q = &y||p = &y]]; }
                assert(__CPROVER_r_ok(p, sizeof(int)));
            }",
    },
    Twin {
        name: "the size of an object that is dead",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(__SIZE_TYPE__); void free(void *);
            int main() {
                char *p = malloc(3);
                free(p);
                assert(__CPROVER_OBJECT_SIZE(p) == [[3||4]] && !__CPROVER_r_ok(p, 1));
            }",
    },
    Twin {
        name: "the parts of a pointer",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int a[10], b, *p = a + [[3||4]];
                assert(__CPROVER_POINTER_OFFSET(p) == 12 && __CPROVER_OBJECT_SIZE(p) == 40);
                assert(__CPROVER_same_object(p, a) && !__CPROVER_same_object(p, &b));
            }",
    },
    Twin {
        name: "objects that lose their values",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                struct { int i, j; } s = { 1, 2 }, t = { 3, 4 };
                __CPROVER_havoc_object(&s.j);
                assert([[t||s]].i == [[3||1]]);
            }",
    },
    Twin {
        name: "operations on whole arrays",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                short a[5], b[5], c[3];
                __CPROVER_array_set(a, 111);
                assert(a[4] == 111);
                b[1] = 7; c[1] = 9;
                __CPROVER_array_copy(a, b);
                assert(__CPROVER_array_equal(a, b) && a[1] == 7);
                b[4] = 1;
                __CPROVER_array_[[replace||copy]](b, c);
                assert(b[1] == 9 && b[4] == 1);
            }",
    },
    Twin {
        name: "questions about arithmetic",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                assert(__CPROVER_overflow_plus(2147483647, 1) && !__CPROVER_overflow_plus(2147483647u, 1));
                assert(__CPROVER_overflow_mult(1 << 16, 1 << [[15||14]]) && __CPROVER_overflow_unary_minus(-2147483647 - 1));
                float f = 0;
                assert(__CPROVER_isnanf(f / f) && __CPROVER_isinff(1 / f) && __CPROVER_fabs(-2.0) == 2);
            }",
    },
    Twin {
        name: "values of enums",
        options: NONE,
        violates: "assertions",
        program: "enum few { one = 1, two, four = 4 };
            int main() {
                enum few x = __VERIFIER_nondet_int();
                __CPROVER_assume(__CPROVER_enum_is_in_range(x));
                assert(x == 1 || x == 2 || x == [[4||3]]);
            }",
    },
    Twin {
        name: "sums that stay in their type",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int x = __VERIFIER_nondet_int();
                assert(__CPROVER_saturating_plus(x, 1) [[>= x||> x]] && __CPROVER_saturating_minus(-1, x) >= -1 - (x > 0 ? x : 0));
                assert(__CPROVER_saturating_minus(10ul, ~0ul) == 0 && __CPROVER_saturating_plus(~0u, 1) == ~0u);
            }",
    },
    Twin {
        name: "a computed jump",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                static void *table[] = { &&l0, &&l1, &&l2 };
                int in = __VERIFIER_nondet_int(), out;
                if (in < 0 || in > 2) return 0;
                goto *table[in];
                l0: out = 0; goto result;
                l1: out = [[1||2]]; goto result;
                l2: out = 2;
                result: assert(in == out);
            }",
    },
    Twin {
        name: "a computed jump out of a block",
        options: &["--checks", "pointer"],
        violates: "valid-deref",
        program: "int main() {
                int x = 1, *p = &x;
                void *t = __VERIFIER_nondet_int() ? &&inside : &&after;
                { int y = 2; p = &y; goto *t; inside: *p = 3; [[p = &x||y = 4]]; }
                goto end;
                after: p = &x;
                end: return *p;
            }",
    },
];

const GNU: &[Twin] = &[
    Twin {
        name: "a function inside of another one",
        options: NONE,
        violates: "assertions",
        program: "int twice(int (*f)(int), int x) { return f(f(x)); }
            int main() {
                int by = __VERIFIER_nondet_int(), calls = 0;
                __CPROVER_assume(by > 0 && by < 100);
                int add(int x) { calls++; return x + by; }
                int sum = twice(add, 1);
                assert(sum == 1 + 2 * by && calls == [[2||1]]);
            }",
    },
    Twin {
        name: "a function inside of another one writes to a dead variable",
        options: &["--checks", "pointer"],
        violates: "valid-deref",
        program: "int main() {
                int x = 0, *p = &x;
                { int y = 1; void set(void) { p = [[&x||&y]]; } set(); *p = 2; }
                return *p;
            }",
    },
    Twin {
        name: "questions about floats that nobody declared",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                double d = __VERIFIER_nondet_double();
                __CPROVER_assume([[isnormal||isfinite]](d) && !isgreater(d, 1));
                assert(d != 0 && d <= 1 && !isnan(d));
            }",
    },
    Twin {
        name: "a function that is expanded where it is called",
        options: NONE,
        violates: "assertions",
        program: "void error(int, int, const char *, ...);
            extern inline __attribute__((always_inline, gnu_inline)) void error(int status, int number, const char *format, ...) {
                extern void other(int, int, const char *, ...);
                other(status, number, format, __builtin_va_arg_pack());
            }
            int main() { error([[1||0]], 0, \"%d\", 3); assert(0); }",
    },
    Twin {
        name: "pointers that a function without a body returns",
        options: NONE,
        violates: "assertions",
        program: "int *foo(void);
            int main() { int *x = foo(), *y = foo(); *x = 1; *y = 2; if ([[x != y||1]]) assert(*x == 1); }",
    },
    Twin {
        name: "inputs whose names say their types in words",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                long long x = __VERIFIER_nondet_signed_long_long_int();
                unsigned short y = __VERIFIER_nondet_unsigned_short_int();
                assert(y <= 65535 && ([[1||0]] || x >= -2147483647 - 1));
            }",
    },
    Twin {
        name: "a question of KLEE about memory",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                char buffer[4];
                klee_check_memory_access(&buffer, 1);
                if (klee_range(0, 2, \"n\")) klee_check_memory_access(buffer + 1, [[3||4]]);
            }",
    },
    Twin {
        name: "memory functions that are declared with types of another data model",
        options: NONE,
        violates: "assertions",
        program: "void *malloc(unsigned size); void *memset(void *, int, unsigned); char *calloc(int, short);
            int main() {
                unsigned n = __VERIFIER_nondet_uint();
                __CPROVER_assume(n > 0 && n < 6);
                int *p = malloc(n * 4);
                memset(p, 0, n * 4);
                char *q = calloc(2, 3);
                assert(p[n - 1] == 0 && q[5] == [[0||1]]);
            }",
    },
];

#[test]
fn extensions_and_old_declarations() {
    check_all("", GNU);
}

#[test]
fn a_function_that_uses_variables_of_a_recursive_one_is_not_guessed() {
    let text = "int f(int n) {
            int seen = n;
            int get(void) { return seen; }
            if (n > 0) f(n - 1);
            return get();
        }
        int main() { assert(f(3) == 3); }";
    assert!(verdict(text, NONE, "lp64").contains("UNKNOWN"));
}

#[test]
fn values_of_library_functions_are_not_guessed() {
    let float = "double erf(double); int main() { assert(erf(0.0) == 0.0); }";
    assert!(verdict(float, NONE, "lp64").contains("UNKNOWN"));
    let fine = "char *getenv(const char *); int main() { int x = 5; if (getenv(\"X\")) x++; assert(x >= 5); }";
    assert_eq!(verdict(fine, NONE, "lp64"), "VERDICT: true");
    let writes = "double strtod(const char *, char **); int main() { char *e = 0; strtod(\"1\", &e); assert(!e); }";
    assert_eq!(verdict(writes, NONE, "lp64"), "VERDICT: false(assertions)");
    // What only the user knows is an assumption that is told.
    let own = "int own(void); int main() { assert(own() == 0); }";
    assert_eq!(verdict(own, NONE, "lp64"), "VERDICT: false(assertions)");
}

#[test]
fn a_run_stops_where_it_would_have_to_guess() {
    let files = [
        ("a.c", "double erf(double); int main(void) { return (int)erf(1.0); }"),
        (
            "b.c",
            "int unknown(int); int main(int argc, char **argv) { return argc > 5 ? unknown(1) : 4; }",
        ),
    ];
    let folder = folder(&files);
    let output = symra_in(folder.path(), &["run", "a.c"]);
    assert!(common::stderr(&output).contains("the value of `erf` is not supported"));
    assert_eq!(code(&symra_in(folder.path(), &["run", "b.c"])), 4);
}

#[test]
fn programs_for_cbmc() {
    check_all("", CBMC);
}

const ESBMC: &[Twin] = &[
    Twin {
        name: "quantifiers over a variable that is there",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int a[6], i = 17, k;
                __ESBMC_assume(__ESBMC_forall(&i, !(0 <= i) || !(i < 6) || a[i] == i));
                __ESBMC_assert(__ESBMC_forall(&k, k < 0 || k >= [[6||4]] || a[k] [[>= 0||< 3]]), \"all\");
                __ESBMC_assert(i == 17 && __ESBMC_exists(&i, i >= 0 && i < 6 && a[i] == 5), \"one\");
            }",
    },
    Twin {
        name: "quantifiers without bounds",
        options: NONE,
        violates: "assertions",
        program: "int twice(int n) { return 2u * n; }
            int main() {
                int k, n = __VERIFIER_nondet_int();
                __ESBMC_assert(__ESBMC_forall(&k, twice(k) % 2 == [[0||k % 2]]), \"all\");
                __ESBMC_assume(__ESBMC_exists(&k, n == 2 * (k & 0xffff)));
                assert(n % 2 == 0);
            }",
    },
    Twin {
        name: "what is known of pointers",
        options: NONE,
        violates: "assertions",
        program: "int main() {
                int size = __VERIFIER_nondet_int();
                __ESBMC_assume(size > 3 && size < 9);
                char *p = malloc(size), c, *q = p + 1;
                assert(__ESBMC_get_object_size(q) == size && __ESBMC_POINTER_OFFSET(q) == 1);
                assert(__ESBMC_r_ok(q, [[3||4]]) && !__ESBMC_r_ok(p, size + 1));
                assert(__ESBMC_same_object(p, q) && !__ESBMC_same_object(p, &c));
            }",
    },
    Twin {
        name: "what is only for other modes of the verifier",
        options: NONE,
        violates: "assertions",
        program: "int counted(int n) {
                __ESBMC_requires(n >= 0);
                __ESBMC_ensures(__ESBMC_return_value == __ESBMC_old(n));
                int i = 0;
                __ESBMC_loop_invariant(i <= n);
                __ESBMC_unroll(5);
                while (i < n) i++;
                return i;
            }
            int main() { assert(counted(3) == [[3||4]]); }",
    },
    Twin {
        name: "one step",
        options: &["--engine", "auto"],
        violates: "assertions",
        program: "#include <pthread.h>
            int n;
            void *add(void *unused) { __ESBMC_atomic_begin(); n = n + 1; [[||__ESBMC_atomic_end(); __ESBMC_atomic_begin();]] n = [[n + 1||n]]; __ESBMC_atomic_end(); return 0; }
            int main() {
                pthread_t t;
                pthread_create(&t, 0, add, 0);
                __ESBMC_atomic_begin(); int seen = n; __ESBMC_atomic_end();
                assert(seen % 2 == 0);
            }",
    },
];

#[test]
fn programs_for_esbmc() {
    check_all("", ESBMC);
    let unknown = "int main() { int x = 1; __ESBMC_no_such_thing(&x); assert(x == 1); }";
    assert!(verdict(unknown, NONE, "lp64").contains("UNKNOWN"));
    // That a quantifier without bounds holds is not computed.
    let holds = "int main() { int k; if (__ESBMC_forall(&k, (k & 1) <= 1)) assert(0); }";
    assert!(verdict(holds, NONE, "lp64").contains("UNKNOWN"));
}

#[test]
fn threads_by_labels_and_unknown_functions_are_not_guessed() {
    let thread =
        "int x; void t() { x = 1; } int main() { __CPROVER_ASYNC_1: t(); assert(x == 1); }";
    assert!(verdict(thread, NONE, "lp64").contains("UNKNOWN"));
    let unknown = "int main() { int x = 1; __CPROVER_no_such_thing(&x); assert(x == 1); }";
    assert!(verdict(unknown, NONE, "lp64").contains("UNKNOWN"));
    let refuted = "int main() { int n = 3; assert(__CPROVER_forall { int i; i != n }); }";
    assert_eq!(verdict(refuted, NONE, "lp64"), "VERDICT: false(assertions)");
    let unbounded = "int main() { int n = 3; assert(__CPROVER_exists { int i; i == n }); }";
    assert!(verdict(unbounded, NONE, "lp64").contains("UNKNOWN"));
}

const HEADERS: &[Twin] = &[
    Twin {
        name: "KLEE",
        options: NONE,
        violates: "assertions",
        program: "#include \"klee/klee.h\"
            #include <assert.h>
            int main() {
                int x, y = klee_range(0, 10, \"y\");
                klee_make_symbolic(&x, sizeof x, \"x\");
                klee_assume(x > 3 && y < [[10||9]]);
                klee_prefer_cex(&x, x == 5);
                if (y == 9) klee_silent_exit(0);
                assert(x > 3 && y < [[9||5]]);
                return 0;
            }",
    },
    Twin {
        name: "SMACK",
        options: NONE,
        violates: "assertions",
        program: "#include \"smack.h\"
            int main(void) {
                int x = __VERIFIER_nondet_int();
                assume(x > 5);
                assert(x > [[4||6]]);
                return 0;
            }",
    },
    Twin {
        name: "SeaHorn",
        options: NONE,
        violates: "unreach-call",
        program: "#include \"seahorn/seahorn.h\"
            extern int nd(void);
            int main(void) {
                int x = nd();
                assume(x > 5);
                sassert(x > [[4||6]]);
                return 0;
            }",
    },
    Twin {
        name: "the values and objects of KLEE",
        options: NONE,
        violates: "assertions",
        program: "#include <klee/klee.h>
            #include <assert.h>
            int main() {
                int x = klee_int(\"x\");
                char buffer[12];
                klee_assume(x > 10 && x < 20);
                assert(klee_get_value_i32(x) > [[10||11]] && klee_get_obj_size(buffer) == 12);
            }",
    },
    Twin {
        name: "memory in SeaHorn",
        options: NONE,
        violates: "assertions",
        program: "#include \"seahorn/seahorn.h\"
            #include <stdlib.h>
            extern int nd(void);
            extern void memhavoc(void *, size_t);
            int main(void) {
                int n = nd();
                assume(n > 0 && n < 5);
                char *p = malloc(n);
                *p = 1;
                memhavoc(p, n);
                __VERIFIER_assert_if(n == 4, sea_is_dereferenceable(p + 1, [[3||4]]));
                __VERIFIER_assert_not(sea_is_deref(p, n + 1));
                return 0;
            }",
    },
    Twin {
        name: "the order of bytes in a network",
        options: NONE,
        violates: "assertions",
        program: "#include <arpa/inet.h>
            #include <klee/klee.h>
            #include <assert.h>
            int main() {
                uint32_t n = 0;
                klee_make_symbolic(&n, sizeof n, \"n\");
                assert(ntohl(htonl(n)) == n && htons(0x1234) == [[0x3412||0x1234]]);
                return 0;
            }",
    },
    Twin {
        name: "an error label",
        options: &["--property", "unreach-label"],
        violates: "unreach-label",
        program: "int f(void) { return 0; }
            int main(void) { if ([[f()||!f()]]) { ERROR: goto ERROR; } return 0; }",
    },
];

#[test]
fn what_only_klee_knows_is_not_guessed() {
    let symbolic = "#include <klee/klee.h>
        #include <assert.h>
        int main() { int x = klee_int(\"x\"); assert(!klee_is_symbolic(klee_get_value_i32(x))); }";
    assert!(verdict(symbolic, NONE, "lp64").contains("UNKNOWN"));
    let fixed = "int main() { klee_define_fixed_object((void *)128, 4); *(int *)128 = 1; }";
    assert!(verdict(fixed, &["--checks", "pointer"], "lp64").contains("UNKNOWN"));
}

#[test]
fn programs_with_headers_and_labels() {
    check_all("", HEADERS);
}

#[test]
fn headers_of_the_user_go_first() {
    let files = [
        ("smack.h", "int own(void) { return 7; }"),
        ("a.c", "#include \"smack.h\"\nint main(void) { return own(); }"),
    ];
    let folder = folder(&files);
    let output = symra_in(folder.path(), &["run", "a.c"]);
    assert_eq!(code(&output), 7, "{}", stdout(&output));
    let output = symra_in(folder.path(), &["verify", "a.c"]);
    assert_eq!(last_line(&output), "VERDICT: true");
}
