//! What partial-order reduction must not leave out, in pairs: the fault is in an interleaving that a careless reduction would not look at.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "#include <pthread.h>\n#include <stdlib.h>\n\
    extern void __VERIFIER_atomic_begin(void);\nextern void __VERIFIER_atomic_end(void);\n\
    extern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n\
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;\n";

const fn claim(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--property", "unreach-call", "--engine", "matching"],
        violates: "unreach-call",
        program,
    }
}

const fn other(
    name: &'static str,
    options: &'static [&'static str],
    violates: &'static str,
    program: &'static str,
) -> Twin {
    Twin { name, options, violates, program }
}

const RACE: &[&str] = &["--checks", "data-race", "--engine", "matching"];
const DEADLOCK: &[&str] = &["--checks", "deadlock", "--engine", "matching"];
const POINTER: &[&str] = &["--checks", "pointer,free", "--engine", "matching"];

const CLAIMS: &[Twin] = &[
    claim(
        "a thread that goes round forever does not keep others from going on",
        "int own, other;
            void *f(void *a) { while (1) { own = 1; own = 0; } return 0; }
            void *g(void *a) { check(other == [[0||1]]); return 0; }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
                while (1) { own = own; }
            }",
    ),
    claim(
        "what is done under a lock is seen by who does not take it",
        "int x;
            void *f(void *a) { pthread_mutex_lock(&m); x = 1; x = 0; pthread_mutex_unlock(&m); return 0; }
            void *g(void *a) {
                [[pthread_mutex_lock(&m);||]] check(x == 0); [[pthread_mutex_unlock(&m);||]] return 0;
            }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
                pthread_join(s, 0); pthread_join(t, 0); return 0;
            }",
    ),
    claim(
        "a lock that somebody else opens protects nothing",
        "int x;
            void *f(void *a) { pthread_mutex_lock(&m); x = 1; x = 0; pthread_mutex_unlock(&m); return 0; }
            void *g(void *a) { pthread_mutex_lock(&m); check(x == 0); pthread_mutex_unlock(&m); return 0; }
            void *h(void *a) { [[||pthread_mutex_unlock(&m);]] return 0; }
            int main(void) {
                pthread_t s, t, u;
                pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0); pthread_create(&u, 0, h, 0);
                pthread_join(s, 0); pthread_join(t, 0); pthread_join(u, 0); return 0;
            }",
    ),
    claim(
        "two locks are not one",
        "int x;
            void *f(void *a) { pthread_mutex_lock(&m); x = 1; x = 0; pthread_mutex_unlock(&m); return 0; }
            void *g(void *a) {
                pthread_mutex_lock(&[[m||n]]); check(x == 0); pthread_mutex_unlock(&[[m||n]]); return 0;
            }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
                pthread_join(s, 0); pthread_join(t, 0); return 0;
            }",
    ),
    claim(
        "what a thread writes last is seen only behind its end",
        "int x;
            void *f(void *a) { x = 1; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                [[pthread_join(t, 0);||]] check(x == 1); return 0;
            }",
    ),
    claim(
        "threads that are started in a loop run while others are started",
        "int x;
            void *f(void *a) { int t = x; x = t + 1; return 0; }
            int main(void) {
                pthread_t t[3];
                for (int i = 0; i < 3; i++) {
                    check(x <= i [[||- 1]]);
                    pthread_create(&t[i], 0, f, 0);
                }
                for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
                check(x >= 1 && x <= 3); return 0;
            }",
    ),
    claim(
        "a thread that ends the program ends what others would do",
        "int x;
            void *f(void *a) { [[exit(0);||]] x = 1; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); check(x == 0); return 0;
            }",
    ),
    claim(
        "elements of an array are places of their own, unless the index is not known",
        "int a[2];
            void *f(void *p) { a[0] = 1; a[0] = 0; return 0; }
            void *g(void *p) { int i = [[1||__VERIFIER_nondet_int() != 0]]; check(a[i] == 0); return 0; }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
                pthread_join(s, 0); pthread_join(t, 0); return 0;
            }",
    ),
    claim(
        "a value that is tried for under a lock",
        "int x;
            void *f(void *a) { pthread_mutex_lock(&m); x = 1; x = 0; pthread_mutex_unlock(&m); return 0; }
            void *g(void *a) {
                if (pthread_mutex_trylock(&m) [[==||!=]] 0) { check(x == 0); pthread_mutex_unlock(&m); }
                return 0;
            }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
                pthread_join(s, 0); pthread_join(t, 0); return 0;
            }",
    ),
];

const OTHERS: &[Twin] = &[
    other(
        "an object is freed while another thread is on its way to it",
        POINTER,
        "valid-deref",
        "int *p;
            void *f(void *a) { pthread_mutex_lock(&m); *p = 1; pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_t t; p = malloc(sizeof(int)); pthread_create(&t, 0, f, 0);
                [[pthread_join(t, 0);||]] free(p); return 0;
            }",
    ),
    other(
        "one access of many is not under the lock",
        RACE,
        "no-data-race",
        "int x;
            void *f(void *a) {
                for (int i = 0; i < 2; i++) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); }
                return 0;
            }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, f, 0);
                [[pthread_mutex_lock(&m);||]] x = 0; [[pthread_mutex_unlock(&m);||]]
                pthread_join(s, 0); pthread_join(t, 0); return 0;
            }",
    ),
    other(
        "two locks in two orders",
        DEADLOCK,
        "no-deadlock",
        "int x;
            void *f(void *a) {
                pthread_mutex_lock(&m); pthread_mutex_lock(&n); x++;
                pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); return 0;
            }
            void *g(void *a) {
                pthread_mutex_lock(&[[m||n]]); pthread_mutex_lock(&[[n||m]]); x++;
                pthread_mutex_unlock(&m); pthread_mutex_unlock(&n); return 0;
            }
            int main(void) {
                pthread_t s, t; pthread_create(&s, 0, f, 0); pthread_create(&t, 0, g, 0);
                pthread_join(s, 0); pthread_join(t, 0); return 0;
            }",
    ),
];

#[test]
fn no_claim_is_lost() {
    check_all(HEAD, CLAIMS);
}

#[test]
fn no_race_deadlock_or_freed_object_is_lost() {
    check_all(HEAD, OTHERS);
}
