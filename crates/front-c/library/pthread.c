// Models of pthread.h and semaphore.h (those of threads.h are in `threads.c`), and of the atomic sections of verifiers. A part starts at a line `//@ name` and is linked in when
// the name is used and not defined. Threads are interleaved where calls of `__symra_thread` start them: `crates/ir/src/threads`.
//
// An object of the library is read as words: nothing but these models looks inside. A mutex: who holds it, how often, and its
// kind where glibc has it (0 normal, 1 recursive, 2 with errors). Waits for a condition variable may end at any time, so that it has a
// state only if it is asked who waits forever: the threads that wait, as bits. A barrier: how many meet, how many wait, how often they met. A semaphore: its value. A lock for readers: who writes, how many read, and, if it is asked who unlocks what, how often each thread does.

//@ __symra_thread
void *__symra_results[64];
int __symra_codes[64];
extern unsigned __symra_keys;
void **__symra_specific_of(unsigned);
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
void __symra_end_of_specific(void);
// Runs in a thread of its own; who calls it gets the thread's number. The second function is run if it is one.
unsigned long __symra_thread(void *(*start)(void *), void *argument, int (*other)(void *)) {
    __symra_atomic_begin();
    unsigned long self = __symra_self();
    __symra_atomic_end();
    for (unsigned key = 0; key < __symra_keys; key++) *__symra_specific_of(key) = 0;
    if (other) __symra_codes[self] = other(argument);
    else __symra_results[self] = start(argument);
    if (__symra_keys) __symra_end_of_specific();
    return 0;
}
//@ __symra_specific_of
void *__symra_specific[64 * 16];
void (*__symra_destructors[16])(void *);
unsigned __symra_keys;
unsigned long __symra_self(void);
// Where a thread has its data of a key.
void **__symra_specific_of(unsigned key) { return &__symra_specific[__symra_self() * 16 + key % 16]; }
//@ __symra_end_of_specific
extern void (*__symra_destructors[16])(void *);
extern unsigned __symra_keys;
void **__symra_specific_of(unsigned);
void __symra_late_destructors(void);
// A thread ends: the destructors of its data run, in any order, and again if they left data behind.
void __symra_end_of_specific(void) {
    unsigned keys = __symra_keys;
    for (int round = 0;; round++) {
        unsigned done = 0;
        int any = 0;
        for (unsigned count = 0; count < keys; count++) {
            unsigned key = count;
            if (keys > 1) {
                key = __symra_nondet_uint();
                __symra_assume(key < keys && !(done >> key & 1));
                done |= 1u << key;
            }
            void (*destructor)(void *) = __symra_destructors[key];
            void *value = *__symra_specific_of(key);
            if (destructor && value) {
                if (round == 4) __symra_late_destructors();
                any = 1;
                *__symra_specific_of(key) = 0;
                destructor(value);
            }
        }
        if (!any) return;
    }
}
//@ __symra_self
unsigned long __symra_self(void) { return 1; }
//@ __symra_wait
// Waits for a condition; nothing was changed before in the atomic section that this is in. For reports: what is waited for, and the thread that holds it, if
// one does.
void __symra_wait(int go, const volatile void *object, int holder) {
    (void)object, (void)holder;
    if (!go) __symra_stuck();
    while (!go && __symra_asks_ends()) {
    }
    __symra_assume(go);
}
//@ __symra_join
void __symra_join(unsigned long thread) { (void)thread; }
//@ __symra_end_thread
void __symra_end_thread(void) {}
//@ __symra_atomic_begin
void __symra_atomic_begin(void) {}
//@ __symra_atomic_end
void __symra_atomic_end(void) {}
//@ __VERIFIER_atomic_begin
void __VERIFIER_atomic_begin(void) {}
//@ __VERIFIER_atomic_end
void __VERIFIER_atomic_end(void) {}
//@ __CPROVER_atomic_begin
void __CPROVER_atomic_begin(void) {}
//@ __CPROVER_atomic_end
void __CPROVER_atomic_end(void) {}
//@ __ESBMC_atomic_begin
void __ESBMC_atomic_begin(void) {}
//@ __ESBMC_atomic_end
void __ESBMC_atomic_end(void) {}

//@ pthread_create
unsigned long __symra_thread(void *(*)(void *), void *, int (*)(void *));
void __thread_detached(unsigned long);
int pthread_create(unsigned long *thread, const void *attributes, void *(*start)(void *), void *argument) {
    unsigned long made = __symra_thread(start, argument, 0);
    if (__symra_asks_threads() && attributes && *(const int *)attributes == 1) __thread_detached(made);
    *thread = made;
    return 0;
}
//@ __thread_detached __thread_joined
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int __detached_threads[64];
// A thread is detached: once, if that is asked.
void __thread_detached(unsigned long thread) {
    __symra_atomic_begin();
    __symra_misuse(thread < 64 && __detached_threads[thread], 2);
    if (thread < 64) __detached_threads[thread] = 1;
    __symra_atomic_end();
}
// A thread is joined: one that was not detached.
void __thread_joined(unsigned long thread) {
    __symra_atomic_begin();
    __symra_misuse(thread < 64 && __detached_threads[thread], 2);
    __symra_atomic_end();
}
//@ pthread_attr_init
int pthread_attr_init(void *attributes) {
    *(int *)attributes = 0;
    return 0;
}
//@ pthread_attr_setdetachstate
int pthread_attr_setdetachstate(void *attributes, int state) {
    if (state != 0 && state != 1) return 22;
    *(int *)attributes = state;
    return 0;
}
//@ pthread_attr_getdetachstate
int pthread_attr_getdetachstate(const void *attributes, int *state) {
    *state = *(const int *)attributes;
    return 0;
}
//@ pthread_join
extern void *__symra_results[64];
unsigned long __symra_thread(void *(*)(void *), void *, int (*)(void *));
void __symra_join(unsigned long);
unsigned long __symra_self(void);
void __thread_joined(unsigned long);
int pthread_join(unsigned long thread, void **result) {
    // It may be told that it would wait for itself, or wait.
    if (thread == __symra_self() && __symra_nondet_uint()) return 35;
    if (__symra_asks_threads()) __thread_joined(thread);
    __symra_join(thread);
    if (result) *result = __symra_results[thread];
    return 0;
}
//@ pthread_exit
extern void *__symra_results[64];
unsigned long __symra_thread(void *(*)(void *), void *, int (*)(void *));
unsigned long __symra_self(void);
void __symra_end_thread(void);
void __symra_leaves(void);
extern unsigned __symra_keys;
void __symra_end_of_specific(void);
void pthread_exit(void *result) {
    __symra_leaves();
    __symra_results[__symra_self()] = result;
    if (__symra_keys) __symra_end_of_specific();
    __symra_end_thread();
    for (;;) __symra_assume(0);
}
//@ __symra_push_cleanup __symra_leaves __pthread_unregister_cancel
// What `pthread_cleanup_push` and `pthread_cleanup_pop` are made of: the handlers of each thread, eight of them at most, the last one last.
void (*__symra_handlers[64 * 8])(void *);
void *__symra_handled[64 * 8];
unsigned __symra_handler_count[64];
unsigned long __symra_self(void);
void __symra_cleans(void);
int __symra_push_cleanup(void *handler, void *argument) {
    unsigned long self = __symra_self();
    unsigned count = __symra_handler_count[self];
    if (count >= 8) __symra_cleans();
    __symra_handlers[self * 8 + count] = handler;
    __symra_handled[self * 8 + count] = argument;
    __symra_handler_count[self] = count + 1;
    return 0;
}
void __pthread_unregister_cancel(void *buffer) {
    (void)buffer;
    __symra_handler_count[__symra_self()]--;
}
void __symra_leaves(void) {
    unsigned long self = __symra_self();
    while (__symra_handler_count[self] > 0) {
        unsigned last = --__symra_handler_count[self];
        __symra_handlers[self * 8 + last](__symra_handled[self * 8 + last]);
    }
}
//@ __symra_leaves
void __symra_leaves(void) {}
//@ pthread_self
unsigned long __symra_self(void);
unsigned long pthread_self(void) { return __symra_self(); }
//@ pthread_equal
int pthread_equal(unsigned long a, unsigned long b) { return a == b; }
//@ pthread_detach
void __thread_detached(unsigned long);
int pthread_detach(unsigned long thread) {
    if (__symra_asks_threads()) __thread_detached(thread);
    return 0;
}
//@ pthread_yield
int pthread_yield(void) { return 0; }

//@ pthread_key_create
extern void (*__symra_destructors[16])(void *);
extern unsigned __symra_keys;
void **__symra_specific_of(unsigned);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_key_create(unsigned *key, void (*destructor)(void *)) {
    __symra_atomic_begin();
    unsigned number = __symra_keys;
    if (number >= 16) {
        __symra_atomic_end();
        return 11;
    }
    __symra_keys = number + 1;
    __symra_destructors[number] = destructor;
    *__symra_specific_of(number) = 0;
    __symra_atomic_end();
    *key = number;
    return 0;
}
//@ pthread_key_delete
extern void (*__symra_destructors[16])(void *);
void **__symra_specific_of(unsigned);
int pthread_key_delete(unsigned key) {
    *__symra_specific_of(key) = 0;
    __symra_destructors[key % 16] = 0;
    return 0;
}
//@ pthread_getspecific
void **__symra_specific_of(unsigned);
void *pthread_getspecific(unsigned key) { return *__symra_specific_of(key); }
//@ pthread_setspecific
void **__symra_specific_of(unsigned);
int pthread_setspecific(unsigned key, const void *value) {
    *__symra_specific_of(key) = (void *)value;
    return 0;
}

//@ pthread_mutex_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_mutex_init(void *mutex, const void *attributes) {
    int *word = mutex, kind = sizeof(long) == 8 ? 4 : 3;
    int wanted = attributes ? *(const int *)attributes : 0;
    __symra_atomic_begin();
    word[0] = 0;
    word[1] = 0;
    word[kind] = wanted;
    __symra_atomic_end();
    return 0;
}
//@ pthread_mutexattr_init
int pthread_mutexattr_init(int *attributes) {
    *attributes = 0;
    return 0;
}
//@ pthread_mutexattr_destroy
int pthread_mutexattr_destroy(int *attributes) {
    __symra_alive(attributes);
    return 0;
}
//@ pthread_mutexattr_settype
int pthread_mutexattr_settype(int *attributes, int kind) {
    if (kind < 0 || kind > 3) return 22;
    *attributes = kind;
    return 0;
}
//@ pthread_mutex_destroy
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_mutex_destroy(void *mutex) {
    int *word = mutex;
    __symra_atomic_begin();
    __symra_misuse(word[0] != 0, 1);
    __symra_atomic_end();
    return 0;
}
//@ __symra_take
void __symra_wait(int, const volatile void *, int);
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
// Takes a mutex, or says why not; waits for it if that is wanted, forever (1) or for some time (2).
int __symra_take(int *word, int waits) {
    int self = (int)__symra_self();
    __symra_atomic_begin();
    int kind = word[sizeof(long) == 8 ? 4 : 3];
    int holder = word[0];
    if (holder == self && kind == 1) {
        word[1]++;
        __symra_atomic_end();
        return 0;
    }
    if (holder != 0 && !waits) {
        __symra_atomic_end();
        return 16;
    }
    if (holder == self && kind == 2) {
        __symra_atomic_end();
        return 35;
    }
    if (waits == 1) __symra_wait(holder == 0, word, holder);
    else __symra_assume(holder == 0);
    word[0] = self;
    __symra_atomic_end();
    return 0;
}
//@ pthread_mutex_lock
int __symra_take(int *, int);
int pthread_mutex_lock(void *mutex) { return __symra_take(mutex, 1); }
//@ pthread_mutex_trylock
int __symra_take(int *, int);
int pthread_mutex_trylock(void *mutex) { return __symra_take(mutex, 0); }
//@ pthread_mutex_timedlock
int __symra_take(int *, int);
int pthread_mutex_timedlock(void *mutex, const void *until) {
    (void)until;
    if (__symra_nondet_bool()) return __symra_take(mutex, 2);
    return __symra_take(mutex, 0) ? 110 : 0;
}
//@ pthread_mutex_clocklock
int pthread_mutex_timedlock(void *, const void *);
int pthread_mutex_clocklock(void *mutex, int clock, const void *until) {
    (void)clock;
    return pthread_mutex_timedlock(mutex, until);
}
//@ pthread_mutex_unlock
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_mutex_unlock(void *mutex) {
    int *word = mutex;
    __symra_atomic_begin();
    int kind = word[sizeof(long) == 8 ? 4 : 3];
    if ((kind == 1 || kind == 2) && word[0] != (int)__symra_self()) {
        __symra_atomic_end();
        return 1;
    }
    __symra_misuse(word[0] != (int)__symra_self(), 0);
    if (kind == 1 && word[1] > 0) word[1]--;
    else word[0] = 0;
    __symra_atomic_end();
    return 0;
}

//@ pthread_cond_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_cond_init(void *condition, const void *attributes) {
    __symra_alive(condition);
    (void)attributes;
    if (__symra_asks_deadlock()) {
        __symra_atomic_begin();
        *(unsigned long long *)condition = 0;
        __symra_atomic_end();
    }
    return 0;
}
//@ pthread_cond_destroy
int pthread_cond_destroy(void *condition) {
    __symra_alive(condition);
    return 0;
}
//@ pthread_cond_signal
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_cond_signal(void *condition) {
    __symra_alive(condition);
    if (__symra_asks_deadlock()) {
        __symra_atomic_begin();
        unsigned long long waiting = *(unsigned long long *)condition, rest = waiting;
        while ((rest & (rest - 1)) && __symra_nondet_bool()) rest &= rest - 1;
        *(unsigned long long *)condition = waiting & ~(rest & (~rest + 1));
        __symra_atomic_end();
    }
    return 0;
}
//@ pthread_cond_broadcast
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_cond_broadcast(void *condition) {
    __symra_alive(condition);
    if (__symra_asks_deadlock()) {
        __symra_atomic_begin();
        *(unsigned long long *)condition = 0;
        __symra_atomic_end();
    }
    return 0;
}
//@ pthread_cond_wait
unsigned long __symra_self(void);
void __symra_wait(int, const volatile void *, int);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_mutex_unlock(void *);
int __symra_take(int *, int);
int pthread_cond_wait(void *condition, void *mutex) {
    __symra_alive(condition);
    if (__symra_asks_deadlock()) {
        unsigned long long *waiting = condition, bit = 1ull << __symra_self();
        __symra_atomic_begin();
        *waiting |= bit;
        __symra_atomic_end();
        pthread_mutex_unlock(mutex);
        if (__symra_nondet_bool()) {
            __symra_atomic_begin();
            *waiting &= ~bit;
            __symra_atomic_end();
        } else {
            __symra_atomic_begin();
            __symra_wait(!(*waiting & bit), condition, 0);
            __symra_atomic_end();
        }
    } else {
        pthread_mutex_unlock(mutex);
    }
    __symra_take(mutex, 1);
    return 0;
}
//@ pthread_cond_timedwait
int pthread_mutex_unlock(void *);
int __symra_take(int *, int);
int pthread_cond_timedwait(void *condition, void *mutex, const void *until) {
    __symra_alive(condition);
    __symra_alive(until);
    pthread_mutex_unlock(mutex);
    __symra_take(mutex, 1);
    return __symra_nondet_bool() ? 110 : 0;
}

//@ pthread_cond_clockwait
int pthread_cond_timedwait(void *, void *, const void *);
int pthread_cond_clockwait(void *condition, void *mutex, int clock, const void *until) {
    (void)clock;
    return pthread_cond_timedwait(condition, mutex, until);
}

//@ pthread_barrier_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_barrier_init(void *barrier, const void *attributes, unsigned count) {
    (void)attributes;
    if (count == 0) return 22;
    unsigned *word = barrier;
    __symra_atomic_begin();
    word[0] = count;
    word[1] = 0;
    word[2] = 0;
    __symra_atomic_end();
    return 0;
}
//@ pthread_barrier_destroy
int pthread_barrier_destroy(void *barrier) {
    __symra_alive(barrier);
    return 0;
}
//@ pthread_barrier_wait
void __symra_wait(int, const volatile void *, int);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_barrier_wait(void *barrier) {
    unsigned *word = barrier;
    __symra_atomic_begin();
    unsigned met = word[2];
    if (++word[1] == word[0]) {
        word[1] = 0;
        word[2] = met + 1;
        __symra_atomic_end();
        return -1;
    }
    __symra_atomic_end();
    __symra_atomic_begin();
    __symra_wait(word[2] != met, barrier, 0);
    __symra_atomic_end();
    return 0;
}

//@ pthread_once
void __symra_wait(int, const volatile void *, int);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_once(int *once, void (*routine)(void)) {
    __symra_atomic_begin();
    int first = *once == 0;
    if (first) *once = 1;
    __symra_atomic_end();
    if (first) {
        routine();
        __symra_atomic_begin();
        *once = 2;
        __symra_atomic_end();
        return 0;
    }
    __symra_atomic_begin();
    __symra_wait(*once == 2, once, 0);
    __symra_atomic_end();
    return 0;
}

//@ pthread_rwlock_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_rwlock_init(void *lock, const void *attributes) {
    (void)attributes;
    int *word = lock;
    __symra_atomic_begin();
    word[0] = 0;
    word[1] = 0;
    if (__symra_asks_threads()) {
        for (int reader = 0; reader < (sizeof(long) == 8 ? 12 : 6); reader++) word[2 + reader] = 0;
    }
    __symra_atomic_end();
    return 0;
}
//@ __thread_reads
unsigned long __symra_self(void);
void __symra_many_readers(void);
// Where a lock has how often the running thread reads, if it is asked who unlocks what.
int *__thread_reads(int *word) {
    unsigned long self = __symra_self();
    if (self >= (sizeof(long) == 8 ? 12 : 6)) __symra_many_readers();
    return &word[2 + self];
}
//@ pthread_rwlock_destroy
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_rwlock_destroy(void *lock) {
    int *word = lock;
    __symra_atomic_begin();
    __symra_misuse(word[0] != 0 || word[1] != 0, 1);
    __symra_atomic_end();
    return 0;
}
//@ pthread_rwlock_rdlock
void __symra_wait(int, const volatile void *, int);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int *__thread_reads(int *);
int pthread_rwlock_rdlock(void *lock) {
    int *word = lock;
    __symra_atomic_begin();
    int writer = word[0];
    __symra_wait(writer == 0, lock, writer);
    word[1]++;
    if (__symra_asks_threads()) ++*__thread_reads(word);
    __symra_atomic_end();
    return 0;
}
//@ pthread_rwlock_wrlock
void __symra_wait(int, const volatile void *, int);
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_rwlock_wrlock(void *lock) {
    int *word = lock;
    __symra_atomic_begin();
    int writer = word[0];
    __symra_wait(writer == 0 && word[1] == 0, lock, writer);
    word[0] = (int)__symra_self();
    __symra_atomic_end();
    return 0;
}
//@ pthread_rwlock_tryrdlock
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int *__thread_reads(int *);
int pthread_rwlock_tryrdlock(void *lock) {
    int *word = lock;
    __symra_atomic_begin();
    int busy = word[0] != 0;
    if (!busy) {
        word[1]++;
        if (__symra_asks_threads()) ++*__thread_reads(word);
    }
    __symra_atomic_end();
    return busy ? 16 : 0;
}
//@ pthread_rwlock_timedrdlock
int pthread_rwlock_tryrdlock(void *);
// Who waits for some time goes on when it can, or gives up at any time.
int pthread_rwlock_timedrdlock(void *lock, const void *until) {
    (void)until;
    return pthread_rwlock_tryrdlock(lock) ? 110 : 0;
}
//@ pthread_rwlock_timedwrlock
int pthread_rwlock_trywrlock(void *);
int pthread_rwlock_timedwrlock(void *lock, const void *until) {
    (void)until;
    return pthread_rwlock_trywrlock(lock) ? 110 : 0;
}
//@ pthread_rwlock_trywrlock
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_rwlock_trywrlock(void *lock) {
    int *word = lock;
    __symra_atomic_begin();
    int busy = word[0] != 0 || word[1] != 0;
    if (!busy) word[0] = (int)__symra_self();
    __symra_atomic_end();
    return busy ? 16 : 0;
}
//@ pthread_rwlock_unlock
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int *__thread_reads(int *);
int pthread_rwlock_unlock(void *lock) {
    int *word = lock;
    __symra_atomic_begin();
    if (word[0] != (int)__symra_self() && __symra_asks_threads()) {
        int *reads = __thread_reads(word);
        __symra_misuse(*reads == 0, 0);
        if (*reads > 0) --*reads;
    }
    if (word[0] == (int)__symra_self()) word[0] = 0;
    else if (word[1] > 0) word[1]--;
    __symra_atomic_end();
    return 0;
}

//@ pthread_spin_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_spin_init(volatile int *lock, int shared) {
    (void)shared;
    __symra_atomic_begin();
    *lock = 0;
    __symra_atomic_end();
    return 0;
}
//@ pthread_spin_destroy
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_spin_destroy(volatile int *lock) {
    __symra_atomic_begin();
    __symra_misuse(*lock != 0, 1);
    __symra_atomic_end();
    return 0;
}
//@ pthread_spin_lock
void __symra_wait(int, const volatile void *, int);
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_spin_lock(volatile int *lock) {
    __symra_atomic_begin();
    int holder = *lock;
    __symra_wait(holder == 0, lock, holder);
    *lock = (int)__symra_self();
    __symra_atomic_end();
    return 0;
}
//@ pthread_spin_trylock
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_spin_trylock(volatile int *lock) {
    __symra_atomic_begin();
    int busy = *lock != 0;
    if (!busy) *lock = (int)__symra_self();
    __symra_atomic_end();
    return busy ? 16 : 0;
}
//@ pthread_spin_unlock
unsigned long __symra_self(void);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int pthread_spin_unlock(volatile int *lock) {
    __symra_atomic_begin();
    __symra_misuse(*lock != (int)__symra_self(), 0);
    *lock = 0;
    __symra_atomic_end();
    return 0;
}

//@ sem_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int sem_init(void *semaphore, int shared, unsigned value) {
    (void)shared;
    __symra_atomic_begin();
    *(unsigned *)semaphore = value;
    __symra_atomic_end();
    return 0;
}
//@ sem_destroy
int sem_destroy(void *semaphore) {
    __symra_alive(semaphore);
    return 0;
}
//@ sem_wait
void __symra_wait(int, const volatile void *, int);
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int sem_wait(void *semaphore) {
    unsigned *word = semaphore;
    __symra_atomic_begin();
    __symra_wait(*word > 0, semaphore, 0);
    --*word;
    __symra_atomic_end();
    return 0;
}
//@ sem_trywait
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int sem_trywait(void *semaphore) {
    unsigned *word = semaphore;
    __symra_atomic_begin();
    int taken = *word > 0;
    if (taken) --*word;
    __symra_atomic_end();
    if (!taken) __symra_set_errno(11);
    return taken ? 0 : -1;
}
//@ sem_timedwait
int sem_trywait(void *);
int sem_timedwait(void *semaphore, const void *until) {
    (void)until;
    int failed = sem_trywait(semaphore);
    if (failed) __symra_set_errno(110);
    return failed;
}
//@ sem_clockwait
int sem_timedwait(void *, const void *);
int sem_clockwait(void *semaphore, int clock, const void *until) {
    (void)clock;
    return sem_timedwait(semaphore, until);
}
//@ sem_post
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int sem_post(void *semaphore) {
    unsigned *word = semaphore;
    __symra_atomic_begin();
    ++*word;
    __symra_atomic_end();
    return 0;
}
//@ sem_getvalue
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int sem_getvalue(void *semaphore, int *value) {
    __symra_atomic_begin();
    int now = (int)*(unsigned *)semaphore;
    __symra_atomic_end();
    *value = now;
    return 0;
}

//@ pause
// It waits for a signal, which may never come.
int pause(void) {
    __symra_any_errno();
    return -1;
}
//@ pthread_setcancelstate
unsigned long __symra_self(void);
static int __symra_cancel_states[64];
// Whether a thread may be cancelled. Nothing cancels one: `pthread_cancel` is not modelled.
int pthread_setcancelstate(int state, int *before) {
    if (state != 0 && state != 1) return 22;
    int *own = &__symra_cancel_states[__symra_self()];
    if (before) *before = *own;
    *own = state;
    return 0;
}
//@ pthread_setcanceltype
unsigned long __symra_self(void);
static int __symra_cancel_types[64];
int pthread_setcanceltype(int type, int *before) {
    if (type != 0 && type != 1) return 22;
    int *own = &__symra_cancel_types[__symra_self()];
    if (before) *before = *own;
    *own = type;
    return 0;
}
//@ pthread_testcancel
void pthread_testcancel(void) { }
