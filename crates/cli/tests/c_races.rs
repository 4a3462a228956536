//! Data races, deadlocks and misuse of threads, in pairs.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "#include <pthread.h>\n#include <semaphore.h>\n#include <stdatomic.h>\n#include <stdlib.h>\n#include <string.h>\n\
    extern void __VERIFIER_atomic_begin(void);\nextern void __VERIFIER_atomic_end(void);\n\
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;\n\
    pthread_cond_t c = PTHREAD_COND_INITIALIZER;\n";

const fn race(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--checks", "data-race", "--engine", "matching"],
        violates: "no-data-race",
        program,
    }
}

const fn deadlock(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--checks", "deadlock", "--engine", "matching"],
        violates: "no-deadlock",
        program,
    }
}

const fn misuse(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--checks", "threads", "--engine", "matching"],
        violates: "threads",
        program,
    }
}

const RACES: &[Twin] = &[
    race(
        "an index that is a pointer's number",
        "char s[4]; void *f(void *a) { s[(long)a] = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, (void *)2); s[[[3||2]]] = 3; pthread_join(t, 0); return 0; }",
    ),
    race(
        "memory that is only set",
        "int x, y; void *f(void *a) { memset(&x, 0, 4); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); memset(&[[y||x]], 0, 4); pthread_join(t, 0); return 0; }",
    ),
    race(
        "memory that is only copied, in parts",
        "char s[8], t[4], u[4]; void *f(void *a) { memcpy(s, t, 4); return 0; }
            int main(void) { pthread_t p; pthread_create(&p, 0, f, 0); memcpy(s + [[4||3]], u, 4); pthread_join(p, 0); return 0; }",
    ),
    race(
        "large structs that are only copied",
        "struct large { int a[200]; } g, h, x; void *f(void *a) { g = x; return 0; }
            int main(void) { pthread_t p; pthread_create(&p, 0, f, 0); [[h||g]] = x; pthread_join(p, 0); return 0; }",
    ),
    race(
        "memory that is freed while it is set",
        "char *g; void *f(void *a) { free(g); return 0; }
            int main(void) { pthread_t p; g = malloc(4); [[memset(g, 0, 4);||]] pthread_create(&p, 0, f, 0); [[||memset(g, 0, 4);]] pthread_join(p, 0); return 0; }",
    ),
    race(
        "a pointer that was a number",
        "int g, h; long at = (long)&g; void *f(void *a) { *(int *)at = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); [[h||g]] = 3; pthread_join(t, 0); return 0; }",
    ),
    race(
        "an index that is the distance of pointers",
        "int b[4], s[4]; void *f(void *a) { s[(int *)a - b] = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, b + 1); s[[[2||1]]] = 3; pthread_join(t, 0); return 0; }",
    ),
    race(
        "text that is printed while it is written",
        "int puts(const char *); char b[4] = \"ab\"; void *f(void *p) { puts(b); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); [[pthread_join(t, 0); b[1] = 'x';||b[1] = 'x'; pthread_join(t, 0);]] return 0; }",
    ),
    race(
        "memory of each thread's own",
        "int x; void *f(void *p) { int *q = calloc(2, 4); if (q) [[q[0]++;||x++;]] free(q); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); pthread_join(t, 0); return 0; }",
    ),
    race(
        "memory that is freed while it is written",
        "int *p; void *f(void *a) { [[*p = 3;||free(p);]] return 0; }
            int main(void) {
                pthread_t t; p = malloc(8); if (!p) return 0; pthread_create(&t, 0, f, 0);
                [[pthread_join(t, 0); free(p);||p[1] = 1; pthread_join(t, 0);]] return 0;
            }",
    ),
    race(
        "memory that is freed while it is only read",
        "int *p; int x, y; void *f(void *a) { x = *p; return 0; }
            int main(void) {
                pthread_t t; p = malloc(4); if (!p) return 0; *p = 1; pthread_create(&t, 0, f, 0);
                [[y = *p; pthread_join(t, 0); free(p);||free(p); pthread_join(t, 0);]] return 0;
            }",
    ),
    race(
        "memory that is freed after an atomic access, and before one",
        "_Atomic int *p; void *f(void *a) { [[*p = 3;||free((void *)p);]] return 0; }
            int main(void) {
                pthread_t t; p = malloc(4); if (!p) return 0; pthread_create(&t, 0, f, 0);
                *p = 1; pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "one of two objects is freed",
        "int *p, *q; void *f(void *a) { free([[q||p]]); return 0; }
            int main(void) {
                pthread_t t; p = malloc(4); q = malloc(4); if (!p || !q) return 0; *q = 1; pthread_create(&t, 0, f, 0);
                *p = 3; pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "null pointers are freed by two threads, and memory",
        "int *p; void *f(void *a) { free(p); return 0; }
            int main(void) {
                pthread_t t; p = [[0||malloc(4)]]; pthread_create(&t, 0, f, 0); free(p); pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "freed under a lock",
        "int *p; void *f(void *a) { pthread_mutex_lock(&m); if (p) free(p); p = 0; pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_t t; p = malloc(4); pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); int *q = p; [[if (q) *q = 1; pthread_mutex_unlock(&m);||pthread_mutex_unlock(&m); if (q) *q = 1;]]
                pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "bit-fields side by side are one place",
        "struct s { int a : 3; [[int : 0;||]] int b : 4; } s; void *f(void *a) { s.a = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); s.b = 2; pthread_join(t, 0); return 0; }",
    ),
    race(
        "bit-fields of memory, one read",
        "struct s { unsigned a : 3, b : 4; int n; } *p; int x; void *f(void *a) { x = p->[[n||a]]; return 0; }
            int main(void) {
                pthread_t t; p = malloc(sizeof *p); if (!p) return 0; p->a = 1; p->n = 2; pthread_create(&t, 0, f, 0);
                p->b = 2; pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "locks order",
        "int x;
            void *f(void *a) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&[[m||n]]); x++; pthread_mutex_unlock(&[[m||n]]); return 0;
            }",
    ),
    race(
        "creation and join order",
        "int x;
            void *f(void *a) { x++; return 0; }
            int main(void) {
                pthread_t t; x = 1; pthread_create(&t, 0, f, 0);
                [[pthread_join(t, 0); return x;||int y = x; pthread_join(t, 0); return y;]]
            }",
    ),
    race(
        "two reads are no race",
        "int x;
            void *f(void *a) { [[return x ? a : 0;||x = 1; return 0;]] }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return x; }",
    ),
    race(
        "atomic objects",
        "[[_Atomic||]] int x;
            void *f(void *a) { x++; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 2; return x; }",
    ),
    race(
        "an atomic access and another one",
        "int x;
            void *f(void *a) { __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                return [[__atomic_load_n(&x, __ATOMIC_SEQ_CST)||x]];
            }",
    ),
    race(
        "atomic sections",
        "int x;
            void *f(void *a) { __VERIFIER_atomic_begin(); x = 1; __VERIFIER_atomic_end(); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                [[__VERIFIER_atomic_begin();||]] int y = x; [[__VERIFIER_atomic_end();||]] return y;
            }",
    ),
    race(
        "a flag that is atomic passes data on",
        "int data; [[atomic_int||int]] flag;
            void *f(void *a) { data = 1; flag = 1; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); if (flag) return data; return 0;
            }",
    ),
    race(
        "elements of an array",
        "int x[4];
            void *f(void *a) { x[1] = 1; x[2] = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return x[[[3||2]]]; }",
    ),
    race(
        "members of a struct",
        "struct s { int a; char b; } s, *p = &s;
            void *f(void *a) { p->a = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return s.[[b||a]]; }",
    ),
    race(
        "memory of the heap",
        "void *f(void *a) { int *p = a; *p = 1; return 0; }
            int main(void) {
                int *p = malloc(4), *q = malloc(4); if (!p || !q) return 0;
                pthread_t t; pthread_create(&t, 0, f, p); *[[q||p]] = 2; return 0;
            }",
    ),
    race(
        "locals whose address is passed on",
        "void *f(void *a) { int mine = 0; int *p = [[&mine||a]]; *p = 1; return 0; }
            int main(void) { int x = 0; pthread_t t; pthread_create(&t, 0, f, &x); x = 2; return 0; }",
    ),
    race(
        "a semaphore orders",
        "int x; sem_t s;
            void *f(void *a) { x = 1; sem_post(&s); return 0; }
            int main(void) {
                sem_init(&s, 0, [[0||1]]); pthread_t t; pthread_create(&t, 0, f, 0); sem_wait(&s); return x;
            }",
    ),
    race(
        "double-checked locking",
        "[[atomic_int||int]] ready; int data;
            int get(void) {
                if (!ready) {
                    pthread_mutex_lock(&m);
                    if (!ready) { data = 7; ready = 1; }
                    pthread_mutex_unlock(&m);
                }
                return data;
            }
            void *f(void *a) { get(); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return get(); }",
    ),
];

const DEADLOCKS: &[Twin] = &[
    deadlock(
        "two locks in one order",
        "void *f(void *a) {
                pthread_mutex_lock(&m); pthread_mutex_lock(&n); pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); return 0;
            }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&[[m||n]]); pthread_mutex_lock(&[[n||m]]);
                pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); return 0;
            }",
    ),
    deadlock(
        "a lock is not taken twice",
        "int main(void) { pthread_mutex_lock(&m); [[pthread_mutex_unlock(&m);||]] pthread_mutex_lock(&m); return 0; }",
    ),
    deadlock(
        "with threads, too",
        "void *f(void *a) { return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                pthread_mutex_lock(&m); [[pthread_mutex_unlock(&m);||]] pthread_mutex_lock(&m); return 0;
            }",
    ),
    deadlock(
        "a wake-up that is not lost",
        "int ready;
            void *f(void *a) {
                pthread_mutex_lock(&m); ready = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0;
            }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); [[while (!ready)||]] pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m);
                return 0;
            }",
    ),
    deadlock(
        "one signal for one who waits",
        "int go;
            void *f(void *a) {
                pthread_mutex_lock(&m); while (!go) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return 0;
            }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0);
                pthread_mutex_lock(&m); go = 1; pthread_cond_[[broadcast||signal]](&c); pthread_mutex_unlock(&m);
                pthread_join(t, 0); pthread_join(u, 0); return 0;
            }",
    ),
    deadlock(
        "a join that ends",
        "sem_t s;
            void *f(void *a) { sem_wait(&s); return 0; }
            int main(void) {
                sem_init(&s, 0, 0); pthread_t t; pthread_create(&t, 0, f, 0);
                [[sem_post(&s); pthread_join(t, 0);||pthread_join(t, 0); sem_post(&s);]] return 0;
            }",
    ),
    deadlock(
        "the end of main ends those who wait",
        "void *f(void *a) { pthread_mutex_lock(&m); return 0; }
            int main(void) {
                pthread_mutex_lock(&m); pthread_t t; pthread_create(&t, 0, f, 0);
                [[return 0;||pthread_exit(0);]]
            }",
    ),
];

const MISUSE: &[Twin] = &[
    misuse(
        "a spin lock of another thread",
        "pthread_spinlock_t s; void *f(void *p) { [[||pthread_spin_unlock(&s);]] return 0; }
            int main(void) { pthread_t t; pthread_spin_init(&s, 0); pthread_spin_lock(&s); pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                [[pthread_spin_unlock(&s); pthread_spin_destroy(&s);||]] return 0; }",
    ),
    misuse(
        "who unlocks holds the lock",
        "void *f(void *a) { [[pthread_mutex_lock(&m);||]] pthread_mutex_unlock(&m); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return 0; }",
    ),
    misuse(
        "without threads",
        "int main(void) { [[pthread_mutex_lock(&m);||]] pthread_mutex_unlock(&m); return 0; }",
    ),
    misuse(
        "a thread is joined once",
        "void *f(void *a) { return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); [[||pthread_join(t, 0);]] return 0;
            }",
    ),
    misuse(
        "locks that are held are not destroyed",
        "void *f(void *a) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); [[pthread_join(t, 0);||]] pthread_mutex_destroy(&m); return 0;
            }",
    ),
];

/// C11's threads.
const C11: &[Twin] = &[
    Twin {
        name: "threads, mutexes, results",
        options: &["--property", "unreach-call", "--engine", "matching"],
        violates: "unreach-call",
        program: "int x; mtx_t l; once_flag once = ONCE_FLAG_INIT;
            void init(void) { x = 1; }
            int f(void *a) {
                call_once(&once, init); [[mtx_lock(&l);||]] x++; [[mtx_unlock(&l);||]] return *(int *)a;
            }
            int main(void) {
                mtx_init(&l, mtx_plain); thrd_t t; int r, four = 4, five = 5; thrd_create(&t, f, &four); f(&five);
                thrd_join(t, &r); if (x != 3 || r != 4) reach_error(); return 0;
            }",
    },
    deadlock(
        "conditions",
        "mtx_t l; cnd_t d; int ready;
            int f(void *a) { mtx_lock(&l); ready = 1; [[cnd_signal(&d);||]] mtx_unlock(&l); thrd_exit(0); }
            int main(void) {
                mtx_init(&l, mtx_plain); cnd_init(&d); thrd_t t; thrd_create(&t, f, 0);
                mtx_lock(&l); while (!ready) cnd_wait(&d, &l); mtx_unlock(&l); return 0;
            }",
    ),
    race(
        "thread-specific data",
        "tss_t key;
            int f(void *a) { int mine; tss_set(key, [[&mine||a]]); *(int *)tss_get(key) = 1; return 0; }
            int main(void) {
                tss_create(&key, 0); int x = 0; thrd_t t; thrd_create(&t, f, &x); f(&x); return 0;
            }",
    ),
];

#[test]
fn threads_of_c11() {
    check_all(&format!("#include <threads.h>\nextern void reach_error(void);\n{HEAD}"), C11);
}

#[test]
fn accesses_without_an_order_are_races() {
    check_all(HEAD, RACES);
}

#[test]
fn who_waits_for_ever_is_found() {
    check_all(HEAD, DEADLOCKS);
}

#[test]
fn locks_are_used_as_they_should_be() {
    check_all(HEAD, MISUSE);
}

/// A thread that an assumption stops is in no deadlock: such runs do not count.
#[test]
fn assumptions_are_no_deadlock() {
    let program = format!(
        "{HEAD}extern void __VERIFIER_assume(int); int x; void *f(void *a) {{ __VERIFIER_assume(x); return 0; }}
        int main(void) {{ pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0; }}"
    );
    let answer = verdict(&program, &["--checks", "deadlock", "--engine", "matching"], "lp64");
    assert!(answer.contains("VERDICT: true"), "{answer}");
}

#[test]
fn what_is_not_told_apart_is_unknown() {
    for program in [
        // Both are one place, though in different units.
        "struct { unsigned a : 20, b : 30; } s; void *f(void *p) { s.a = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); s.b = 2; pthread_join(t, 0); return 0; }",
        // Two places in one unit.
        "struct { unsigned a : 8; char c; } s; void *f(void *p) { s.a = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); s.c = 2; pthread_join(t, 0); return 0; }",
        // What is written to a file is read.
        "long write(int, const void *, unsigned long); char b[4]; void *f(void *p) { write(1, b, 4); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); b[1] = 'x'; pthread_join(t, 0); return 0; }",
        // A relaxed flag orders nothing.
        "int x; _Atomic int done; void *f(void *p) { x = 1; atomic_store_explicit(&done, 1, memory_order_relaxed); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); if (atomic_load_explicit(&done, memory_order_relaxed)) x = 2; return 0; }",
    ] {
        let told = verdict(&format!("{HEAD}{program}"), &["--checks", "data-race"], "lp64");
        assert!(told.contains("VERDICT: unknown"), "{program}: {told}");
    }
}
