//! Small C programs that the shared analyses decide at once, each with a twin that has one fault. No engine is named (but for one pair):
//! the default schedule finds the one that does it.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const AUTO: &[&str] = &["--property", "unreach-call", "--engine", "auto"];

/// A pair, decided by the default schedule.
const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: AUTO, violates: "unreach-call", program }
}

const ARRAYS: &[Twin] = &[
    twin(
        "written with a signed index, read with an unsigned one",
        "int a[1000];
        int main(void) {
            int n = __VERIFIER_nondet_int();
            __VERIFIER_assume(n >= 0 && n <= 1000);
            for (int i = 0; i < n; i++) a[i] = [[7||i == 3 ? 8 : 7]];
            for (unsigned k = 0; k < (unsigned)n; k++) check(a[k] == 7);
            return 0;
        }",
    ),
    twin(
        "written with an unsigned index, read with a signed one",
        "int a[1000];
        int main(void) {
            unsigned n = __VERIFIER_nondet_uint();
            __VERIFIER_assume(n <= 1000);
            for (unsigned i = 0; i < n; i++) a[i] = 7;
            for (int k = 0; k < (int)n; k++) check(a[k] == [[7||(k < 2 ? 7 : 8)]]);
            return 0;
        }",
    ),
    twin(
        "a table that is filled with known numbers, read at an input",
        "int t[300];
        int main(void) {
            for (int i = 0; i < 300; i++) t[i] = i * 3 % 101;
            unsigned k = __VERIFIER_nondet_uint();
            __VERIFIER_assume(k < 300);
            check(t[k] < [[101||100]] && t[k] >= 0);
            return 0;
        }",
    ),
    twin(
        "a table of a thousand bytes",
        "unsigned char t[1000];
        int main(void) {
            for (int i = 0; i < 1000; i++) t[i] = i % 7;
            unsigned k = __VERIFIER_nondet_uint();
            __VERIFIER_assume(k < 1000);
            check(t[k] < [[7||6]]);
            return 0;
        }",
    ),
    twin(
        "elements that move down by one",
        "int a[101];
        int main(void) {
            int n = __VERIFIER_nondet_int();
            __VERIFIER_assume(n >= 0 && n <= 100);
            for (int i = 0; i <= n; i++) a[i] = 5;
            for (int i = 0; i < n; i++) a[i] = a[i + 1];
            for (int i = 0; i < n; i++) check(a[i] == [[5||(n > 50 ? 6 : 5)]]);
            return 0;
        }",
    ),
];

const NUMBERS: &[Twin] = &[
    twin(
        "what one variable gains another one loses",
        "int main(void) {
            int k = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int(), j = 0;
            __VERIFIER_assume(n >= 1 && k >= n);
            while (j < n) { j++; k--; }
            check(k >= [[0||1]]);
            return 0;
        }",
    ),
    twin(
        "a sum of inputs, each of them small",
        "extern unsigned char __VERIFIER_nondet_uchar(void);
        int main(void) {
            unsigned n = __VERIFIER_nondet_uint(), s = 7;
            __VERIFIER_assume(n <= 1000);
            for (unsigned i = 0; i < n; i++) s += __VERIFIER_nondet_uchar() % 4;
            check(s <= [[3007||8]]);
            return 0;
        }",
    ),
    Twin {
        name: "a sum of inputs that has the room",
        options: &["--property", "no-overflow", "--engine", "auto"],
        violates: "no-overflow",
        program: "int main(void) {
            [[long long||int]] s = 0;
            for (int i = 0; i < 100; i++) s += __VERIFIER_nondet_int();
            return s > 3;
        }",
    },
    twin(
        "bounds by the values at the entry of a loop",
        "int main(void) {
            int n = __VERIFIER_nondet_int();
            __VERIFIER_assume(n >= 0);
            int lo = 0, hi = n;
            while (lo < hi) {
                if (__VERIFIER_nondet_int()) lo++; else hi--;
            }
            check(lo [[<=||<]] n);
            return 0;
        }",
    ),
    twin(
        "the middle of a search",
        "int main(void) {
            int lo = 0, hi = __VERIFIER_nondet_int(), k = __VERIFIER_nondet_int();
            __VERIFIER_assume(hi > 0);
            while (lo < hi) {
                int m = [[lo + (hi - lo) / 2||(int)((unsigned)lo + (unsigned)hi) / 2]];
                check(m >= lo && m < hi);
                if (m < k) lo = m + 1; else hi = m;
            }
            return 0;
        }",
    ),
    twin(
        "binary search",
        "int a[100];
        int main(void) {
            int n = __VERIFIER_nondet_int(), x = __VERIFIER_nondet_int();
            __VERIFIER_assume(n >= 0 && n <= 100);
            int lo = 0, hi = n;
            while (lo < hi) {
                int m = lo + (hi - lo) / 2;
                check(m >= 0 && m < [[n||n - 1]]);
                if (a[m] < x) lo = m + 1; else hi = m;
            }
            check(lo <= n);
            return 0;
        }",
    ),
    twin(
        "the bits of a number are 32 at most",
        "int main(void) {
            unsigned x = __VERIFIER_nondet_uint();
            int c = 0;
            for (int i = 0; i < 32; i++) {
                c += x & 1;
                x >>= 1;
            }
            check(c [[<=||<]] 32);
            return 0;
        }",
    ),
    twin(
        "one input of all",
        "int main(void) {
            unsigned x = __VERIFIER_nondet_uint(), y = x * 2654435761u;
            y ^= y >> 16;
            check([[x == x||y != 0x12345678u]]);
            return 0;
        }",
    ),
    Twin {
        name: "nested loops whose counts add up",
        // The equations need a second of a processor, which a busy machine does not give within the shares of the default.
        options: &["--property", "unreach-call", "--engine", "simulation,houdini"],
        violates: "unreach-call",
        program: "int main(void) {
            unsigned n = __VERIFIER_nondet_uint(), k = 0, i, j;
            for (i = 0; i < n; i++)
                for (j = 0; j < 1000; j++) k++;
            check(k == [[1000 * i||1000 * i - (i == 1)]]);
            return 0;
        }",
    },
    twin(
        "recursion with a signed guard",
        "int f(int n) { return n <= 0 ? 0 : f(n - 1) + 2; }
        int main(void) {
            int n = __VERIFIER_nondet_int();
            __VERIFIER_assume(n <= 1000);
            check(f(n) == (n <= 0 ? 0 : [[2 * n||n == 7 ? 13 : 2 * n]]));
            return 0;
        }",
    ),
    twin(
        "recursion through a pointer to a local variable",
        "static void down(unsigned *p) {
            if (*p == 0) return;
            *p -= 1;
            down(p);
        }
        int main(void) {
            unsigned x = __VERIFIER_nondet_uint();
            down(&x);
            check(x == [[0||1]]);
            return 0;
        }",
    ),
    twin(
        "the greatest common divisor by recursion",
        "static int gcd(int m, int n) {
            if (m == n) return m;
            return m > n ? gcd(m - n, n) : gcd(m, n - m);
        }
        int main(void) {
            int m = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int();
            __VERIFIER_assume(m > 0 && n > 0);
            check(gcd(m, n) > [[0||1]]);
            return 0;
        }",
    ),
];

#[test]
fn arrays_are_decided_at_once() {
    check_all(HEAD, ARRAYS);
}

#[test]
fn numbers_are_decided_at_once() {
    check_all(HEAD, NUMBERS);
}
