//! Programs with threads, in pairs: every interleaving is looked at, and no other.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "typedef unsigned long pthread_t;\n\
    typedef union { int words[10]; } pthread_mutex_t;\n\
    typedef union { int words[12]; } pthread_cond_t;\n\
    typedef union { int words[14]; } pthread_rwlock_t;\n\
    typedef union { int words[8]; } pthread_barrier_t;\n\
    typedef union { int words[1]; } pthread_mutexattr_t;\n\
    typedef union { int words[8]; } sem_t;\n\
    extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);\n\
    extern int pthread_join(pthread_t, void **);\n\
    extern void pthread_exit(void *);\n\
    extern pthread_t pthread_self(void);\n\
    extern int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *);\n\
    extern int pthread_mutex_lock(pthread_mutex_t *);\n\
    extern int pthread_mutex_trylock(pthread_mutex_t *);\n\
    extern int pthread_mutex_unlock(pthread_mutex_t *);\n\
    extern int pthread_mutexattr_init(pthread_mutexattr_t *);\n\
    extern int pthread_mutexattr_settype(pthread_mutexattr_t *, int);\n\
    extern int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);\n\
    extern int pthread_cond_signal(pthread_cond_t *);\n\
    extern int pthread_rwlock_rdlock(pthread_rwlock_t *);\n\
    extern int pthread_rwlock_wrlock(pthread_rwlock_t *);\n\
    extern int pthread_rwlock_unlock(pthread_rwlock_t *);\n\
    extern int pthread_barrier_init(pthread_barrier_t *, const void *, unsigned);\n\
    extern int pthread_barrier_wait(pthread_barrier_t *);\n\
    extern int pthread_once(int *, void (*)(void));\n\
    extern int sem_init(sem_t *, int, unsigned);\n\
    extern int sem_wait(sem_t *);\n\
    extern int sem_post(sem_t *);\n\
    extern void __VERIFIER_atomic_begin(void);\n\
    extern void __VERIFIER_atomic_end(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    extern void abort(void);\n\
    extern void exit(int);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--property", "unreach-call", "--engine", "matching"],
        violates: "unreach-call",
        program,
    }
}

/// Which interleavings there are.
const STEPS: &[Twin] = &[
    twin(
        "an increment is a read and a write",
        "int x;
            void *f(void *a) { x++; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); x++; pthread_join(t, 0);
                check(x >= [[1||2]]); return 0;
            }",
    ),
    twin(
        "the reads of an expression are steps",
        "int x, y;
            void *f(void *a) { x = 1; y = 1; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                check([[!(y && !x)||!(x && !y)]]); return 0;
            }",
    ),
    twin(
        "an atomic section is one step",
        "int x;
            void *f(void *a) { [[__VERIFIER_atomic_begin();||]] x = 1; x = 2; [[__VERIFIER_atomic_end();||]] return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                check(x != 1); return 0;
            }",
    ),
    twin(
        "a function with the prefix of atomic ones is one step",
        "int x;
            void [[__VERIFIER_atomic_set||set]](void) { x = 1; x = 2; }
            void *f(void *a) { [[__VERIFIER_atomic_set||set]](); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                check(x != 1); return 0;
            }",
    ),
    twin(
        "atomic operations are one step",
        "int x;
            void *f(void *a) { [[__sync_fetch_and_add(&x, 1)||x = x + 1]]; return 0; }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0);
                pthread_join(t, 0); pthread_join(u, 0);
                check(x == 2); return 0;
            }",
    ),
    twin(
        "others go on while a thread waits forever",
        "int x;
            void *f(void *a) { x = 1; __VERIFIER_assume(0); x = 2; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                check(x != [[2||1]]); return 0;
            }",
    ),
    twin(
        "others go on while a thread loops forever",
        "int x;
            void *f(void *a) { x = 1; while (1) {} x = 2; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                check(x != [[2||1]]); return 0;
            }",
    ),
    twin(
        "the end of main is the end of all threads, that of the main thread is not",
        "int x;
            void *f(void *a) { __VERIFIER_assume(x == 1); reach_error(); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                [[||x = 1;]] [[return 0||pthread_exit(0)]]; x = 1; return 0;
            }",
    ),
    twin(
        "threads have locals of their own, in memory too",
        "int x;
            void set(int *p, int v) { *p = v; }
            void *f(void *a) { int l; set(&l, (int)(long)a); check(l == [[(int)(long)a||1]]); return 0; }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, (void *)1); pthread_create(&u, 0, f, (void *)2);
                pthread_join(t, 0); pthread_join(u, 0); return 0;
            }",
    ),
    twin(
        "arguments and results are passed",
        "void *f(void *a) { *(int *)a += 1; return a; }
            int main(void) {
                int n = 4; void *r; pthread_t t; pthread_create(&t, 0, f, &n); pthread_join(t, &r);
                check(*(int *)r == [[5||4]]); return 0;
            }",
    ),
    twin(
        "threads are told by their numbers",
        "pthread_t own;
            void *f(void *a) { own = pthread_self(); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(own [[==||!=]] t && own != pthread_self()); return 0;
            }",
    ),
    twin(
        "thread-local variables are no other's",
        "[[_Thread_local||]] int x = 3;
            void *f(void *a) { check(x == 3); x = 4; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == 3); return 0;
            }",
    ),
    twin(
        "threads are created in loops, by threads, and again",
        "int x;
            void *g(void *a) { x++; return 0; }
            void *f(void *a) {
                pthread_t t;
                for (int i = 0; i < 2; i++) { pthread_create(&t, 0, g, 0); pthread_join(t, 0); }
                return 0;
            }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == [[2||1]]); return 0;
            }",
    ),
];

/// What waits for what.
const LOCKS: &[Twin] = &[
    twin(
        "a mutex",
        "int x; pthread_mutex_t m;
            void *f(void *a) { pthread_mutex_lock(&m); x++; [[||pthread_mutex_unlock(&m); pthread_mutex_lock(&m);]] x--; pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); check(x == 0); pthread_mutex_unlock(&m); return 0;
            }",
    ),
    twin(
        "two mutexes are not one",
        "int x; pthread_mutex_t m, n;
            void *f(void *a) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }
            void *g(void *a) { pthread_mutex_lock(&[[m||n]]); x++; pthread_mutex_unlock(&[[m||n]]); return 0; }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0);
                pthread_join(t, 0); pthread_join(u, 0);
                check(x == 2); return 0;
            }",
    ),
    twin(
        "trying to take a mutex",
        "int x; pthread_mutex_t m;
            void *f(void *a) { if (pthread_mutex_trylock(&m) == 0) { x++; [[||pthread_mutex_unlock(&m);]] } return 0; }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0);
                pthread_join(t, 0); pthread_join(u, 0);
                check(x == 1); return 0;
            }",
    ),
    twin(
        "a recursive mutex is held until it is released as often",
        "int x; pthread_mutex_t m;
            void *f(void *a) {
                pthread_mutex_lock(&m); pthread_mutex_lock(&m); x = 1; pthread_mutex_unlock(&m);
                [[x = 0; pthread_mutex_unlock(&m)||pthread_mutex_unlock(&m); x = 0]];
                return 0;
            }
            int main(void) {
                pthread_mutexattr_t a; pthread_mutexattr_init(&a); pthread_mutexattr_settype(&a, 1);
                pthread_mutex_init(&m, &a);
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); check(x == 0); pthread_mutex_unlock(&m); return 0;
            }",
    ),
    twin(
        "waits for a condition end at any time",
        "int ready; pthread_mutex_t m; pthread_cond_t c;
            void *f(void *a) { pthread_mutex_lock(&m); ready = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); [[while||if]] (!ready) pthread_cond_wait(&c, &m); check(ready); pthread_mutex_unlock(&m);
                return 0;
            }",
    ),
    twin(
        "a semaphore",
        "int x; sem_t s;
            void *f(void *a) { x = 1; sem_post(&s); return 0; }
            int main(void) {
                sem_init(&s, 0, [[0||1]]);
                pthread_t t; pthread_create(&t, 0, f, 0);
                sem_wait(&s); check(x == 1); return 0;
            }",
    ),
    twin(
        "a lock for readers and writers",
        "int x; pthread_rwlock_t l;
            void *f(void *a) { pthread_rwlock_[[wr||rd]]lock(&l); x = 1; x = 0; pthread_rwlock_unlock(&l); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_rwlock_rdlock(&l); check(x == 0); pthread_rwlock_unlock(&l); return 0;
            }",
    ),
    twin(
        "reads in one expression have no order",
        "int x, y;
            void *f(void *a) { [[x = 1; y = 1;||x = 0; y = 1;]] return 0; }
            int main(void) {
                [[||x = 2;]] pthread_t t; pthread_create(&t, 0, f, 0);
                int later = y > x; check([[x >= 0||!later || x == 2]]); (void)later; return 0;
            }",
    ),
    twin(
        "the old value is read before or after the operand",
        "int x, y;
            void *f(void *a) { x = 10; y = 1; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); x += y; pthread_join(t, 0);
                check([[x >= 0||x != 1]]); return 0;
            }",
    ),
    twin(
        "updates of two variables by each other",
        "int i = 1, j = 1;
            void *f(void *a) { i += j; i += j; return 0; }
            void *g(void *a) { j += i; j += i; return 0; }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0);
                check(i <= [[8||7]]); return 0;
            }",
    ),
    twin(
        "the old value is read before or after a call that changes it",
        "int x;
            int set(void) { x = 5; return 1; }
            void *f(void *a) { return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); x += set(); check((x == 6) [[| (x == 1)||]]); return 0;
            }",
    ),
    twin(
        "updates of atomic objects are one step",
        "[[_Atomic||]] int x; int y = 1; [[_Atomic(int)||int]] *p = &x;
            void *f(void *a) { x += y; x++; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); *p += 1; --*p; pthread_join(t, 0);
                check(x == 2); return 0;
            }",
    ),
    twin(
        "what is assigned to an atomic object is read before",
        "_Atomic int x; int y;
            void *f(void *a) { [[__VERIFIER_atomic_begin();||]] x = y; [[__VERIFIER_atomic_end();||]] return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); y = 1; int before = x; x = 2; pthread_join(t, 0);
                check(!(before == 0 && x == 0)); return 0;
            }",
    ),
    twin(
        "atomic structs are read and written at once",
        "struct s { int a, b; }; [[_Atomic||]] struct s s;
            void *f(void *a) { struct s t = {1, 1}; s = t; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); struct s r = s; check(r.a == r.b); return 0;
            }",
    ),
    twin(
        "a barrier",
        "int x; pthread_barrier_t b;
            void *f(void *a) { x = 1; pthread_barrier_wait(&b); return 0; }
            int main(void) {
                pthread_barrier_init(&b, 0, [[2||1]]);
                pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_barrier_wait(&b); check(x == 1); return 0;
            }",
    ),
    twin(
        "once",
        "int x, once;
            void init(void) { x++; }
            void *f(void *a) { [[pthread_once(&once, init)||init()]]; check(x == 1); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); return 0; }",
    ),
    twin(
        "Peterson",
        "int flag1, flag2, turn, inside;
            void *f(void *a) {
                [[flag1 = 1;||]] turn = 1; while (flag2 == 1 && turn == 1) {}
                inside++; check(inside == 1); inside--; flag1 = 0; return 0;
            }
            void *g(void *a) {
                flag2 = 1; turn = 0; while (flag1 == 1 && turn == 0) {}
                inside++; check(inside == 1); inside--; flag2 = 0; return 0;
            }
            int main(void) {
                pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); return 0;
            }",
    ),
];

/// What is constant, and what only seems to be.
const CONSTANTS: &[Twin] = &[
    twin(
        "a global that a thread may change",
        "int n = 5; void *f(void *a) { n = [[5||6]]; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); check(n == 5); return 0; }",
    ),
    twin(
        "a global that main changes before or after a creation",
        "int n = 5; void *f(void *a) { check(n == 6); return 0; }
            int main(void) { pthread_t t; [[n = 6; pthread_create(&t, 0, f, 0);||pthread_create(&t, 0, f, 0); n = 6;]] return 0; }",
    ),
    twin(
        "a global that differs from one creation to the next",
        "int n; void *f(void *a) { check(n [[<=||<]] 2); return 0; }
            int main(void) {
                pthread_t t; n = 1; if (__VERIFIER_nondet_int()) { pthread_create(&t, 0, f, 0); return 0; }
                n = 2; pthread_create(&t, 0, f, 0); return 0;
            }",
    ),
    twin(
        "a bound that is a constant object",
        "const int N = 3; int x; pthread_mutex_t m;
            void *f(void *a) { for (int i = 0; i < N; i++) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); } return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); pthread_join(t, 0); check(x == [[2||3]] * N); return 0; }",
    ),
    twin(
        "a thread that starts and joins others in a loop",
        "int x; void *g(void *a) { x++; return 0; }
            void *f(void *a) {
                pthread_t t;
                while (__VERIFIER_nondet_int()) { x = 0; pthread_create(&t, 0, g, 0); pthread_join(t, 0); check(x == [[1||0]]); }
                return 0;
            }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0; }",
    ),
    twin(
        "a thread that returns what it got",
        "void *f(void *a) { return a; }
            int main(void) {
                pthread_t t; int x, y; void *r; pthread_create(&t, 0, f, &x); pthread_join(t, &r); check(r == &[[x||y]]); return 0;
            }",
    ),
];

#[test]
fn what_is_constant_stays_so() {
    check_all(HEAD, CONSTANTS);
}

#[test]
fn every_interleaving_is_looked_at() {
    check_all(HEAD, STEPS);
}

#[test]
fn locks_keep_others_out() {
    check_all(HEAD, LOCKS);
}

/// A thread that waits forever does not end.
#[test]
fn who_waits_for_ever_does_not_end() {
    for wait in [
        "pthread_mutex_t m; pthread_mutex_lock(&m); pthread_mutex_lock(&m)",
        "sem_t s; sem_init(&s, 0, 0); sem_wait(&s)",
    ] {
        let program = format!(
            "#include <semaphore.h>\n#include <pthread.h>\nint main(void) {{ {wait}; return 0; }}"
        );
        let answer = verdict(&program, &["--property", "termination"], "lp64");
        assert!(!answer.contains("VERDICT: true"), "{wait}: {answer}");
    }
}

#[test]
fn what_is_not_modelled_is_unknown() {
    let programs = [
        // Not one step, but taken for one.
        "struct { int a, b; } s, t; extern void *memcpy(void *, const void *, __SIZE_TYPE__);
            void *f(void *a) { t.a = 1; t.b = 1; memcpy(&s, &t, sizeof s); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); int b = s.b, a = s.a; check(a >= b); return 0; }",
        // More threads than there are instances.
        "int x; void *f(void *a) { x = 1; return 0; }
            int main(void) { pthread_t t; while (1) pthread_create(&t, 0, f, 0); }",
        // Recursion of any depth in a thread.
        "int x; int g(int n) { return n ? g(n - 1) : x; }
            void *f(void *a) { x = g(__VERIFIER_nondet_int()); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return 0; }",
        "extern int pthread_cancel(pthread_t); int x; void *f(void *a) { x = 1; return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_cancel(t); return 0; }",
        "int x; void *f(void *a) { return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); pthread_join(t, 0); return 0; }",
    ];
    let options = ["--property", "unreach-call", "--engine", "matching"];
    for program in programs {
        let answer = verdict(&format!("{HEAD}{program}"), &options, "lp64");
        assert!(answer.contains("VERDICT: unknown"), "{program}\n{answer}");
    }
}

/// What `pthread.h` makes of handlers that are pushed and popped.
const HANDLERS: &[Twin] = &[
    twin(
        "a cleanup handler that is popped",
        "#include <pthread.h>
        extern void reach_error(void);
        int done;
        void clean(void *to) { *(int *)to += 2; }
        void *f(void *a) { pthread_cleanup_push(clean, &done); done = 1; pthread_cleanup_pop([[1||0]]); return a; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); if (done != 3) reach_error(); return 0; }",
    ),
    twin(
        "a cleanup handler that runs where the thread leaves",
        "#include <pthread.h>
        extern void reach_error(void);
        int done;
        void clean(void *to) { *(int *)to = 2; }
        void *f(void *a) { pthread_cleanup_push(clean, &done); [[pthread_exit(0)||done = 1]]; pthread_cleanup_pop(0); return a; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); if (done != 2) reach_error(); return 0; }",
    ),
];

#[test]
fn cleanup_handlers() {
    check_all("", HANDLERS);
}
