//! Programs with threads that end on every run, each with a twin that does not, and threads and locks that are used as they should be.

mod common;

use common::twins::{Twin, check_all};
use common::{file, last_line, symra};

const HEAD: &str = "typedef unsigned long pthread_t;\n\
    typedef union { int words[10]; } pthread_mutex_t;\n\
    typedef union { int words[12]; } pthread_cond_t;\n\
    typedef union { int words[14]; } pthread_rwlock_t;\n\
    typedef union { int words[8]; } pthread_barrier_t;\n\
    typedef union { int words[14]; } pthread_attr_t;\n\
    typedef union { int words[8]; } sem_t;\n\
    struct timespec { long seconds; long rest; };\n\
    extern int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);\n\
    extern int pthread_join(pthread_t, void **);\n\
    extern int pthread_detach(pthread_t);\n\
    extern void pthread_exit(void *);\n\
    extern int pthread_attr_init(pthread_attr_t *);\n\
    extern int pthread_attr_setdetachstate(pthread_attr_t *, int);\n\
    extern int pthread_mutex_lock(pthread_mutex_t *);\n\
    extern int pthread_mutex_unlock(pthread_mutex_t *);\n\
    extern int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);\n\
    extern int pthread_cond_signal(pthread_cond_t *);\n\
    extern int pthread_barrier_init(pthread_barrier_t *, const void *, unsigned);\n\
    extern int pthread_barrier_wait(pthread_barrier_t *);\n\
    extern int pthread_rwlock_rdlock(pthread_rwlock_t *);\n\
    extern int pthread_rwlock_wrlock(pthread_rwlock_t *);\n\
    extern int pthread_rwlock_timedwrlock(pthread_rwlock_t *, const struct timespec *);\n\
    extern int pthread_rwlock_unlock(pthread_rwlock_t *);\n\
    extern int sem_init(sem_t *, int, unsigned);\n\
    extern int sem_wait(sem_t *);\n\
    extern int sem_timedwait(sem_t *, const struct timespec *);\n\
    extern int sem_post(sem_t *);\n\
    extern int __VERIFIER_nondet_int(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n\
    pthread_mutex_t m, k; pthread_cond_t c; pthread_rwlock_t l; sem_t s; pthread_t t, u;\n";

const ENDS: &[&str] = &["--property", "termination", "--engine", "auto"];
const CLAIM: &[&str] = &["--property", "unreach-call", "--engine", "matching"];
const USES: &[&str] = &["--checks", "threads", "--engine", "matching"];

const fn ends(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: ENDS, violates: "termination", program }
}

const fn uses(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: USES, violates: "threads", program }
}

const fn claim(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: CLAIM, violates: "unreach-call", program }
}

const WAITS: &[Twin] = &[
    ends(
        "a thread is given what it waits for",
        "void *f(void *a) { sem_wait(&s); return 0; }
            int main(void) {
                sem_init(&s, 0, [[1||0]]); pthread_create(&t, 0, f, 0);
                pthread_join(t, 0); return 0;
            }",
    ),
    ends(
        "as many meet as are waited for",
        "pthread_barrier_t b; void *f(void *a) { pthread_barrier_wait(&b); return 0; }
            int main(void) {
                pthread_barrier_init(&b, 0, [[2||3]]); pthread_create(&t, 0, f, 0);
                pthread_barrier_wait(&b); pthread_join(t, 0); return 0;
            }",
    ),
    ends(
        "the only thread locks what it holds",
        "int main(void) { pthread_mutex_lock(&m); [[pthread_mutex_unlock(&m);||]] pthread_mutex_lock(&m); return 0; }",
    ),
    ends(
        "the end of main does not wait for others",
        "void *f(void *a) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); [[||pthread_join(t, 0);]] return 0; }",
    ),
    ends(
        "the end of the main thread does",
        "int g; void *f(void *a) { for (int i = 0; i < 3; [[i++||]]) g = i; return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); pthread_exit(0); }",
    ),
];

const LOOPS: &[Twin] = &[
    ends(
        "a thread counts, and the other one waits for it",
        "int g; void *f(void *a) { for (int i = 0; i < 3; [[i++||]]) g = 1; return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); g = 2; pthread_join(t, 0); return 0; }",
    ),
    ends(
        "an assumption that stops a thread ends the run",
        "int x; void *f(void *a) { [[__VERIFIER_assume(x == 1)||while (x != 1) x = 0]]; return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0; }",
    ),
];

const USE: &[Twin] = &[
    uses(
        "a detached thread is not joined",
        "void *f(void *a) { return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); pthread_detach(t); [[||pthread_join(t, 0);]] return 0; }",
    ),
    uses(
        "nor is one that was created so",
        "void *f(void *a) { return 0; }
            int main(void) {
                pthread_attr_t a; pthread_attr_init(&a); pthread_attr_setdetachstate(&a, [[0||1]]);
                pthread_create(&t, &a, f, 0); pthread_join(t, 0); return 0;
            }",
    ),
    uses(
        "a reader unlocks what it reads",
        "void *f(void *a) { [[pthread_rwlock_rdlock(&l);||]] pthread_rwlock_unlock(&l); return 0; }
            int main(void) {
                pthread_rwlock_rdlock(&l); pthread_create(&t, 0, f, 0); pthread_join(t, 0);
                [[pthread_rwlock_unlock(&l);||]] return 0;
            }",
    ),
    uses(
        "as often as it reads",
        "void *f(void *a) { return 0; }
            int main(void) {
                pthread_create(&t, 0, f, 0);
                pthread_rwlock_rdlock(&l); pthread_rwlock_rdlock(&l);
                pthread_rwlock_unlock(&l); pthread_rwlock_unlock(&l); [[||pthread_rwlock_unlock(&l);]]
                pthread_join(t, 0); return 0;
            }",
    ),
];

const TIMED: &[Twin] = &[
    claim(
        "who waits for some time may not get it",
        "int x; void *f(void *a) { x = 1; sem_post(&s); return 0; }
            int main(void) {
                struct timespec until = { 0, 0 };
                sem_init(&s, 0, 0); pthread_create(&t, 0, f, 0);
                [[if (sem_timedwait(&s, &until) == 0)||sem_timedwait(&s, &until);]] check(x == 1);
                return 0;
            }",
    ),
    claim(
        "nor a lock for a writer",
        "int x; void *f(void *a) {
                struct timespec until = { 0, 0 };
                [[if (pthread_rwlock_timedwrlock(&l, &until)) return 0||pthread_rwlock_timedwrlock(&l, &until)]];
                x = 1; x = 0; pthread_rwlock_unlock(&l); return 0;
            }
            int main(void) {
                pthread_create(&t, 0, f, 0); pthread_rwlock_rdlock(&l); check(x == 0);
                pthread_rwlock_unlock(&l); return 0;
            }",
    ),
];

/// What the macros `pthread_cleanup_push` and `pthread_cleanup_pop` become.
const PUSH: &str = "typedef struct { int words[40]; } buffer;\n\
    extern int __sigsetjmp_cancel(void *, int) __asm__(\"__sigsetjmp\");\n\
    extern void __pthread_unwind_next(buffer *);\n\
    extern void __pthread_register_cancel(buffer *);\n\
    extern void __pthread_unregister_cancel(buffer *);\n\
    #define push(routine, arg) do { buffer __cancel_buf; void (*__cancel_routine)(void *) = (routine); void *__cancel_arg = (arg); \
        int __not_first_call = __sigsetjmp_cancel(&__cancel_buf, 0); \
        if (__not_first_call) { __cancel_routine(__cancel_arg); __pthread_unwind_next(&__cancel_buf); } \
        __pthread_register_cancel(&__cancel_buf); do {\n\
    #define pop(execute) do { } while (0); } while (0); __pthread_unregister_cancel(&__cancel_buf); \
        if (execute) __cancel_routine(__cancel_arg); } while (0)\n";

const CLEANUP: &[Twin] = &[
    claim(
        "handlers run where a thread leaves, the last one first",
        "int x; void one(void *p) { x = x * 2 + 1; } void two(void *p) { x = x * 2; }
            void *f(void *a) { push(one, 0); push(two, 0); x = 1; pthread_exit(0); pop(0); pop(0); return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); pthread_join(t, 0); check(x == [[5||6]]); return 0; }",
    ),
    claim(
        "those that were popped do not",
        "int x; void one(void *p) { x += *(int *)p; }
            void *f(void *a) { int own = 3; push(one, &own); pop([[1||0]]); pthread_exit(0); return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); pthread_join(t, 0); check(x == 3); return 0; }",
    ),
];

#[test]
fn threads_that_wait_for_ever_do_not_end() {
    check_all(HEAD, WAITS);
}

#[test]
fn threads_that_loop_for_ever_do_not_end() {
    check_all(HEAD, LOOPS);
}

#[test]
fn threads_and_locks_for_readers_are_used_as_they_should_be() {
    check_all(HEAD, USE);
}

#[test]
fn waits_for_some_time_may_fail() {
    check_all(HEAD, TIMED);
}

#[test]
fn cleanup_handlers_run_where_a_thread_leaves() {
    check_all(&format!("{HEAD}{PUSH}"), CLEANUP);
}

/// A run that goes on forever only if a thread that could go on never does is no violation, and no program with one is proved.
#[test]
fn loops_that_leave_a_thread_out_do_not_count() {
    let programs = [
        "int flag; void *f(void *a) { flag = 1; return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); while (!flag) { } return 0; }",
        "int x; void *f(void *a) { while (1) x = 1; return 0; }
            int main(void) { pthread_create(&t, 0, f, 0); return 0; }",
        "int d; void *f(void *a) { pthread_mutex_lock(&m); d = 1; pthread_mutex_unlock(&m); return 0; }
            int main(void) {
                pthread_create(&t, 0, f, 0);
                for (int e = 0; !e;) { pthread_mutex_lock(&m); e = d; pthread_mutex_unlock(&m); }
                return 0;
            }",
    ];
    for program in programs {
        let (_folder, path) = file("fair.c", format!("{HEAD}{program}").as_bytes());
        let output = symra(&["verify", "--property", "termination", "--timeout", "3s", &path]);
        assert_eq!(last_line(&output), "VERDICT: unknown", "{program}");
    }
}
