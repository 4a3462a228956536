//! What is rarely done in threads, in pairs: recursion, addresses of thread-local objects, data that belongs to a thread and its destructors.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "typedef unsigned long pthread_t;\n\
    typedef unsigned pthread_key_t;\n\
    typedef unsigned long thrd_t;\n\
    typedef unsigned tss_t;\n\
    typedef union { int words[10]; } pthread_mutex_t;\n\
    typedef union { int words[8]; } sem_t;\n\
    extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);\n\
    extern int pthread_join(pthread_t, void **);\n\
    extern void pthread_exit(void *);\n\
    extern int pthread_mutex_lock(pthread_mutex_t *);\n\
    extern int pthread_mutex_unlock(pthread_mutex_t *);\n\
    extern int pthread_key_create(pthread_key_t *, void (*)(void *));\n\
    extern int pthread_key_delete(pthread_key_t);\n\
    extern void *pthread_getspecific(pthread_key_t);\n\
    extern int pthread_setspecific(pthread_key_t, const void *);\n\
    extern int thrd_create(thrd_t *, int (*)(void *), void *);\n\
    extern int thrd_join(thrd_t, int *);\n\
    extern void thrd_exit(int);\n\
    extern int tss_create(tss_t *, void (*)(void *));\n\
    extern void tss_delete(tss_t);\n\
    extern void *tss_get(tss_t);\n\
    extern int tss_set(tss_t, void *);\n\
    extern int sem_init(sem_t *, int, unsigned);\n\
    extern int sem_wait(sem_t *);\n\
    extern int sem_post(sem_t *);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    extern void *malloc(unsigned long);\n\
    extern void free(void *);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n\
    pthread_mutex_t m;\n";

const CLAIM: &[&str] = &["--property", "unreach-call", "--engine", "matching"];
const PATHS: &[&str] = &["--property", "unreach-call", "--engine", "symex"];
const RACE: &[&str] = &["--property", "no-data-race", "--engine", "matching"];

const MEMORY: &[&str] = &["--property", "valid-memsafety", "--engine", "matching"];

/// Memory that threads free.
const FREED: &[Twin] = &[
    Twin {
        name: "memory that is freed under a lock",
        options: MEMORY,
        violates: "valid-deref",
        program: "int *p; void *f(void *a) { pthread_mutex_lock(&m); if (p) *p = 1; pthread_mutex_unlock(&m); return 0; }
            int main(void) { p = malloc(4); if (!p) return 0; pthread_t t; pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); free(p); [[p = 0;||]] pthread_mutex_unlock(&m); pthread_join(t, 0); return 0; }",
    },
    Twin {
        name: "objects that end together",
        options: MEMORY,
        violates: "valid-deref",
        program: "void *f(void *a) { *(int *)a = 1; return 0; }
            int start(void) { int x = 0, y = 0; pthread_t t, u; pthread_create(&t, 0, f, &x); pthread_create(&u, 0, f, &y);
                pthread_join(t, 0); [[pthread_join(u, 0);||]] return x + y; }
            int main(void) { return start() > 2; }",
    },
    Twin {
        name: "memory that two threads free",
        options: MEMORY,
        violates: "valid-free",
        program: "int *p; void *f(void *a) { free([[a||p]]); return 0; }
            int main(void) { p = malloc(4); pthread_t t, u; pthread_create(&t, 0, f, p); pthread_create(&u, 0, f, [[malloc(4)||p]]);
                pthread_join(t, 0); pthread_join(u, 0); return 0; }",
    },
    Twin {
        name: "memory that is lost while a thread runs",
        options: MEMORY,
        violates: "valid-memtrack",
        program: "int *p; void *f(void *a) { pthread_mutex_lock(&m); free(p); p = 0; pthread_mutex_unlock(&m); return 0; }
            int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_mutex_lock(&m); [[free(p);||]] p = malloc(4);
                pthread_mutex_unlock(&m); pthread_join(t, 0); [[free(p);||]] p = 0; return 0; }",
    },
];

#[test]
fn memory_is_freed_in_one_step() {
    check_all(HEAD, FREED);
}

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: CLAIM, violates: "unreach-call", program }
}

const fn race(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: RACE, violates: "no-data-race", program }
}

const RECURSION: &[Twin] = &[
    twin(
        "a thread computes by recursion",
        "int x; int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
            void *f(void *a) { x = factorial(4); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == [[24||23]]); return 0;
            }",
    ),
    twin(
        "each depth has its own variables",
        "int x; int sum(int n) { int own = n; int rest = n > 0 ? sum(n - 1) : 0; return own + rest; }
            void *f(void *a) { x = sum(3); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == [[6||0]]); return 0;
            }",
    ),
    twin(
        "each depth has its own variables in memory",
        "int x; void add(int *to, int n) { int own = n; if (n > 0) add(&own, n - 1); *to += own; }
            void *f(void *a) { int all = 0; add(&all, 3); x = all; return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == [[6||3]]); return 0;
            }",
    ),
    twin(
        "two threads count down under a lock",
        "int x;
            void down(int n) {
                if (n == 0) return;
                [[pthread_mutex_lock(&m);||]] x++; [[pthread_mutex_unlock(&m);||]]
                down(n - 1);
            }
            void *f(void *a) { down(2); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); down(2); pthread_join(t, 0);
                check(x == 4); return 0;
            }",
    ),
    twin(
        "functions call each other",
        "int x; int odd(int n);
            int even(int n) { return n == 0 ? 1 : odd(n - 1); }
            int odd(int n) { return n == 0 ? 0 : even(n - 1); }
            void *f(void *a) { x = even([[4||3]]); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == 1); return 0;
            }",
    ),
    twin(
        "a function calls itself twice",
        "int x; int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
            void *f(void *a) { x = fibonacci(4); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == [[3||2]]); return 0;
            }",
    ),
    twin(
        "a thread that starts one of its own kind does not call itself",
        "int x;
            void *f(void *a) {
                pthread_t t;
                if (x == 0) { x = 1; pthread_create(&t, 0, f, 0); pthread_join(t, 0); }
                else x = 2;
                return 0;
            }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(x == [[2||1]]); return 0;
            }",
    ),
];

#[test]
fn recursion_is_followed() {
    check_all(HEAD, RECURSION);
}

/// Where recursion may be deeper than it is followed, nothing is proved; but violations are found.
#[test]
fn deep_recursion_is_unknown() {
    let program = |claim: &str| {
        format!(
            "{HEAD}int x; int down(int n) {{ return n <= 0 ? 0 : down(n - 1); }}
            void *f(void *a) {{ x = down(__VERIFIER_nondet_int()); return 0; }}
            int main(void) {{
                pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check({claim}); return 0;
            }}"
        )
    };
    let told = verdict(&program("x == 0"), PATHS, "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
    assert!(told.contains("recursion this deep is not supported"), "{told}");
    let told = verdict(&program("x == 1"), PATHS, "lp64");
    assert_eq!(told, "VERDICT: false(unreach-call)");
}

const LOCALS: &[Twin] = &[
    twin(
        "each thread has an object of its own whose address is taken",
        "[[_Thread_local||]] int own = 3;
            void add(int *p) { ++*p; }
            void *f(void *a) { add(&own); check(own == 4); return 0; }
            int main(void) {
                pthread_t t; add(&own);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(own == 4); return 0;
            }",
    ),
    twin(
        "a thread that takes the place of another one has new objects",
        "_Thread_local int own[2] = {1, 2};
            void *f(void *a) { int *p = own; check(p[0] + p[1] == [[3||4]]); p[1] = 5; return 0; }
            int main(void) {
                for (int i = 0; i < 2; i++) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); }
                return 0;
            }",
    ),
    twin(
        "another thread may write it through a pointer",
        "_Thread_local int own; int *p; sem_t there, done;
            void *f(void *a) { p = &own; sem_post(&there); sem_wait(&done); check(own == [[7||0]]); return 0; }
            int main(void) {
                sem_init(&there, 0, 0); sem_init(&done, 0, 0);
                pthread_t t; pthread_create(&t, 0, f, 0);
                sem_wait(&there); *p = 7; check(own == 0); sem_post(&done);
                pthread_join(t, 0); return 0;
            }",
    ),
    twin(
        "those of two threads have two addresses",
        "_Thread_local int own; int *p; sem_t there, done;
            void *f(void *a) { p = &own; sem_post(&there); sem_wait(&done); return 0; }
            int main(void) {
                sem_init(&there, 0, 0); sem_init(&done, 0, 0);
                pthread_t t; pthread_create(&t, 0, f, 0);
                sem_wait(&there); check(p [[!=||==]] &own); sem_post(&done);
                pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "those of two threads are two places",
        "[[_Thread_local||]] int own;
            void add(int *p) { ++*p; }
            void *f(void *a) { add(&own); return 0; }
            int main(void) {
                pthread_t t; pthread_create(&t, 0, f, 0); add(&own); pthread_join(t, 0); return 0;
            }",
    ),
    race(
        "a pointer to another thread's object leads there",
        "_Thread_local int own; int *p; sem_t there, done;
            void *f(void *a) { p = &own; sem_post(&there); [[||own = 1;]] sem_wait(&done); return 0; }
            int main(void) {
                sem_init(&there, 0, 0); sem_init(&done, 0, 0);
                pthread_t t; pthread_create(&t, 0, f, 0);
                sem_wait(&there); *p = 7; sem_post(&done);
                pthread_join(t, 0); return 0;
            }",
    ),
];

#[test]
fn thread_local_objects_have_addresses() {
    check_all(HEAD, LOCALS);
}

/// When a thread's objects die is not known: where that is asked, the answer is, too.
#[test]
fn lives_of_thread_local_objects_are_unknown() {
    let program = "_Thread_local int own; int *p;
        void *f(void *a) { p = &own; return 0; }
        int main(void) {
            pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return *p;
        }";
    let options = ["--property", "valid-deref", "--engine", "matching"];
    let told = verdict(&format!("{HEAD}{program}"), &options, "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
    assert!(told.contains("some thread-local data is shared by all threads"), "{told}");
}

const DESTRUCTORS: &[Twin] = &[
    twin(
        "the destructor runs at the end of a thread",
        "pthread_key_t key; int ended, one = 1;
            void end(void *p) { ended += *(int *)p; }
            void *f(void *a) { pthread_setspecific(key, [[&one||0]]); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(ended == 1); return 0;
            }",
    ),
    twin(
        "it runs at pthread_exit, in a function that was called",
        "pthread_key_t key; int ended, one = 1;
            void end(void *p) { ended += *(int *)p; }
            void quit(void) { [[pthread_setspecific(key, &one);||]] pthread_exit(0); }
            void *f(void *a) { quit(); check(0); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(ended == 1); return 0;
            }",
    ),
    twin(
        "it finds no data any more",
        "pthread_key_t key; int one = 1;
            void end(void *p) { check(pthread_getspecific(key) == [[0||p]]); }
            void *f(void *a) { pthread_setspecific(key, &one); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0;
            }",
    ),
    twin(
        "it runs again for data that it leaves behind",
        "pthread_key_t key; int ended, one = 1;
            void end(void *p) { if (++ended < 3) pthread_setspecific(key, p); }
            void *f(void *a) { pthread_setspecific(key, &one); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(ended == [[3||1]]); return 0;
            }",
    ),
    twin(
        "destructors run in any order",
        "pthread_key_t key, other; int last, one = 1;
            void end(void *p) { last = 1; }
            void also(void *p) { last = 2; }
            void *f(void *a) { pthread_setspecific(key, &one); pthread_setspecific(other, &one); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end); pthread_key_create(&other, also);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check([[last != 0||last == 2]]); return 0;
            }",
    ),
    twin(
        "the second need not be the last",
        "pthread_key_t key, other; int last, one = 1;
            void end(void *p) { last = 1; }
            void also(void *p) { last = 2; }
            void *f(void *a) { pthread_setspecific(key, &one); pthread_setspecific(other, &one); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end); pthread_key_create(&other, also);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check([[last != 0||last == 1]]); return 0;
            }",
    ),
    twin(
        "a key that was deleted has none",
        "pthread_key_t key; int ended, one = 1;
            void end(void *p) { ended++; }
            void *f(void *a) { pthread_setspecific(key, &one); [[pthread_key_delete(key);||]] return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                check(ended == 0); return 0;
            }",
    ),
    twin(
        "the end of main runs none, pthread_exit does",
        "pthread_key_t key; int one = 1;
            void end(void *p) { check(0); }
            void *f(void *a) { return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end); pthread_setspecific(key, &one);
                pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                [[return 0;||pthread_exit(0);]]
            }",
    ),
    twin(
        "a destructor is in the middle of what other threads do",
        "pthread_key_t key; int x, one = 1;
            void end(void *p) { [[pthread_mutex_lock(&m);||]] x++; [[pthread_mutex_unlock(&m);||]] }
            void *f(void *a) { pthread_setspecific(key, &one); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0);
                pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); pthread_join(t, 0);
                check(x == 2); return 0;
            }",
    ),
    race(
        "a destructor races with another thread",
        "pthread_key_t key; int x, one = 1;
            void end(void *p) { x = 1; }
            void *f(void *a) { pthread_setspecific(key, &one); return 0; }
            int main(void) {
                pthread_t t; pthread_key_create(&key, end);
                pthread_create(&t, 0, f, 0);
                [[pthread_join(t, 0); x = 2;||x = 2; pthread_join(t, 0);]] return 0;
            }",
    ),
    twin(
        "those of C11 run too",
        "tss_t key; int ended, one = 1;
            void end(void *p) { ended += *(int *)p; }
            int f(void *a) { tss_set(key, &one); [[thrd_exit(2)||tss_set(key, 0)]]; return 2; }
            int main(void) {
                thrd_t t; int code; tss_create(&key, end);
                thrd_create(&t, f, 0); thrd_join(t, &code);
                check(ended == 1 && code == 2); return 0;
            }",
    ),
    twin(
        "a key of C11 that was deleted has no destructor",
        "tss_t key; int ended, one = 1;
            void end(void *p) { ended++; }
            int f(void *a) { tss_set(key, &one); [[tss_delete(key);||]] return 0; }
            int main(void) {
                thrd_t t; tss_create(&key, end);
                thrd_create(&t, f, 0); thrd_join(t, 0);
                check(ended == 0); return 0;
            }",
    ),
    twin(
        "a program without threads has data by keys",
        "pthread_key_t key; int one = 1;
            int main(void) {
                check(pthread_key_create(&key, 0) == 0); check(pthread_getspecific(key) == 0);
                pthread_setspecific(key, &one); check(pthread_getspecific(key) == [[&one||0]]); return 0;
            }",
    ),
];

#[test]
fn destructors_of_keys_run() {
    check_all(HEAD, DESTRUCTORS);
}

/// A destructor that never leaves nothing behind: how often it runs, systems decide.
#[test]
fn destructors_without_end_are_unknown() {
    let program = "pthread_key_t key; int ended, one = 1;
        void end(void *p) { if (ended < 9) ended++; pthread_setspecific(key, p); }
        void *f(void *a) { pthread_setspecific(key, &one); return 0; }
        int main(void) {
            pthread_t t; pthread_key_create(&key, end);
            pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0;
        }";
    let told = verdict(&format!("{HEAD}{program}"), PATHS, "lp64");
    assert!(told.contains("VERDICT: unknown"), "{told}");
    assert!(told.contains("destructors set again"), "{told}");
}
