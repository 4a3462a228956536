//! Programs with any number of threads, in pairs: proofs by invariants of each thread that the others preserve.

mod common;

use std::process::Command;

use common::twins::{Twin, check_all};

const HEAD: &str = "#include <pthread.h>\n\
    extern void __VERIFIER_atomic_begin(void);\nextern void __VERIFIER_atomic_end(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n\
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n";

const fn twin(name: &'static str, program: &'static str) -> Twin {
    let options = &["--property", "unreach-call", "--engine", "modular,simulation"];
    Twin { name, options, violates: "unreach-call", program }
}

const fn counted(name: &'static str, program: &'static str) -> Twin {
    let options = &["--property", "unreach-call", "--engine", "modular,matching"];
    Twin { name, options, violates: "unreach-call", program }
}

/// What all threads do together, by how many there are.
const COUNTED: &[Twin] = &[
    Twin {
        name: "with the checks that there are by default",
        options: &["--engine", "modular,matching"],
        violates: "unreach-call",
        program: "unsigned x;
            void *f(void *a) {
                pthread_mutex_lock(&m); x = 1; [[x = 0;||]] pthread_mutex_unlock(&m);
                pthread_mutex_lock(&m); check(x == 0); pthread_mutex_unlock(&m); return 0;
            }
            int main(void) {
                pthread_t t; while (__VERIFIER_nondet_int()) pthread_create(&t, 0, f, 0);
                pthread_exit(0);
            }",
    },
    counted(
        "each thread writes one more than it read",
        "volatile int x;
            void *g(void *a) { check(x <= [[3||2]]); return 0; }
            void *f(void *a) { int t = x; x = t + 1; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, g, 0);
                for (int i = 0; i < 3; i++) pthread_create(&t, 0, f, 0);
                return 0;
            }",
    ),
    counted(
        "as many threads as an input says",
        "volatile int x, n;
            void *g(void *a) { check(x <= [[n||n - 1]]); return 0; }
            void *f(void *a) { int t = x; x = t + 1; return 0; }
            int main(void) {
                pthread_t t; n = __VERIFIER_nondet_int(); __VERIFIER_assume(n >= 2 && n < 4);
                pthread_create(&t, 0, g, 0);
                for (int i = 0; i < n; i++) pthread_create(&t, 0, f, 0);
                return 0;
            }",
    ),
    counted(
        "some of the threads count, under a lock",
        "volatile int x, n;
            void *g(void *a) { check(x <= n); return 0; }
            void *f(void *a) {
                int k = __VERIFIER_nondet_int(); pthread_mutex_lock(&m);
                int t = x; if (k == n) x = t + [[1||2]];
                pthread_mutex_unlock(&m); return 0;
            }
            int main(void) {
                pthread_t t; n = __VERIFIER_nondet_int(); __VERIFIER_assume(n >= 1 && n < 3);
                pthread_create(&t, 0, g, 0);
                for (int i = 0; i < n; i++) pthread_create(&t, 0, f, 0);
                return 0;
            }",
    ),
    counted(
        "what one thread reads another one writes",
        "int x, y;
            void *f(void *a) { int t = x; y = t; return 0; }
            int main(void) {
                pthread_t t; x = [[5||6]];
                for (int i = 0; i < 2; i++) pthread_create(&t, 0, f, 0);
                check(y <= 5); return 0;
            }",
    ),
];

#[test]
fn threads_that_are_counted() {
    check_all(HEAD, COUNTED);
}

const THREADS: &[Twin] = &[
    twin(
        "who holds the lock is alone",
        "int inside;
            void *f(void *a) {
                [[pthread_mutex_lock(&m);||]]
                check(inside == 0); inside = 1; inside = 0;
                pthread_mutex_unlock(&m); return 0;
            }
            int main(void) { while (1) { pthread_t t; pthread_create(&t, 0, f, 0); } }",
    ),
    twin(
        "a counter that only grows",
        "int x;
            void *f(void *a) {
                __VERIFIER_atomic_begin(); if (x [[<||>]] 1000) x++; [[||else x = x - 1;]] __VERIFIER_atomic_end(); return 0;
            }
            void *g(void *a) { int t = x; check(x >= t); return 0; }
            int main(void) {
                while (1) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_create(&t, 0, g, 0); }
            }",
    ),
    twin(
        "what a flag says was written before",
        "int data, ready;
            void *f(void *a) { [[data = 42; ready = 1;||ready = 1; data = 42;]] return 0; }
            void *g(void *a) { if (ready == 1) check(data == 42); return 0; }
            int main(void) {
                while (1) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_create(&t, 0, g, 0); }
            }",
    ),
    twin(
        "two counters that are equal under a lock",
        "int x, y;
            void *f(void *a) { pthread_mutex_lock(&m); x++; [[y++;||y += 2;]] pthread_mutex_unlock(&m); return 0; }
            void *g(void *a) { pthread_mutex_lock(&m); check(x == y); pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                while (1) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_create(&t, 0, g, 0); }
            }",
    ),
    twin(
        "what the main thread does last",
        "volatile int x; void *f(void *a) { if (x) check(x == [[1||2]]); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 1; return 0; }",
    ),
    twin(
        "an argument of each thread",
        "void *f(void *a) { check((long)a == [[5||4]]); return 0; }
            int main(void) { while (1) { pthread_t t; pthread_create(&t, 0, f, (void *)5); } }",
    ),
];

#[test]
fn any_number_of_threads() {
    check_all(HEAD, THREADS);
}

/// What `modular` says by itself.
fn alone(program: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    let path = folder.path().join("threads.c");
    std::fs::write(&path, format!("{HEAD}{program}")).expect("a temporary file should be written");
    let output = Command::new(env!("CARGO_BIN_EXE_symra"))
        .args(["verify", "--property", "unreach-call", "--engine", "modular"])
        .arg(&path)
        .output()
        .expect("the binary should start");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_proof_is_checked_again() {
    let text = alone(
        "void *f(void *a) { check((long)a == 5); return 0; }
        int main(void) { while (1) { pthread_t t; pthread_create(&t, 0, f, (void *)5); } }",
    );
    assert!(text.starts_with("SAFE: "), "{text}");
}

#[test]
fn others_go_on_after_the_last_write_of_the_main_thread() {
    for (value, proved) in [(1, true), (2, false)] {
        let text = alone(&format!(
            "volatile int x; void *f(void *a) {{ if (x) check(x == {value}); return 0; }}
            int main(void) {{ pthread_t t; pthread_create(&t, 0, f, 0); x = 1; return 0; }}"
        ));
        assert_eq!(text.starts_with("SAFE: "), proved, "{text}");
    }
}
