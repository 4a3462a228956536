// Models of threads.h, by those of pthread.h. A part starts at a line `//@ name` and is linked in when the name is used and not defined.

//@ thrd_create
unsigned long __symra_thread(void *(*)(void *), void *, int (*)(void *));
int thrd_create(unsigned long *thread, int (*start)(void *), void *argument) {
    *thread = __symra_thread(0, argument, start);
    return 0;
}
//@ thrd_join
extern int __symra_codes[64];
unsigned long __symra_thread(void *(*)(void *), void *, int (*)(void *));
void __symra_join(unsigned long);
void __thread_joined(unsigned long);
int thrd_join(unsigned long thread, int *result) {
    if (__symra_asks_threads()) __thread_joined(thread);
    __symra_join(thread);
    if (result) *result = __symra_codes[thread];
    return 0;
}
//@ thrd_exit
extern int __symra_codes[64];
unsigned long __symra_thread(void *(*)(void *), void *, int (*)(void *));
unsigned long __symra_self(void);
void __symra_end_thread(void);
void __symra_leaves(void);
extern unsigned __symra_keys;
void __symra_end_of_specific(void);
void thrd_exit(int result) {
    __symra_leaves();
    __symra_codes[__symra_self()] = result;
    if (__symra_keys) __symra_end_of_specific();
    __symra_end_thread();
    for (;;) __symra_assume(0);
}
//@ thrd_current
unsigned long __symra_self(void);
unsigned long thrd_current(void) { return __symra_self(); }
//@ thrd_equal
int thrd_equal(unsigned long a, unsigned long b) { return a == b; }
//@ thrd_detach
int pthread_detach(unsigned long);
int thrd_detach(unsigned long thread) { return pthread_detach(thread); }
//@ thrd_yield
void thrd_yield(void) {}
//@ thrd_sleep
int thrd_sleep(const void *time, void *rest) {
    (void)time, (void)rest;
    return 0;
}
//@ mtx_init
void __symra_atomic_begin(void);
void __symra_atomic_end(void);
int mtx_init(void *mutex, int kind) {
    int *word = mutex;
    __symra_atomic_begin();
    word[0] = 0;
    word[1] = 0;
    word[sizeof(long) == 8 ? 4 : 3] = kind & 1;
    __symra_atomic_end();
    return 0;
}
//@ mtx_lock
int __symra_take(int *, int);
int mtx_lock(void *mutex) { return __symra_take(mutex, 1) ? 2 : 0; }
//@ mtx_trylock
int __symra_take(int *, int);
int mtx_trylock(void *mutex) { return __symra_take(mutex, 0) ? 1 : 0; }
//@ mtx_timedlock
int pthread_mutex_timedlock(void *, const void *);
int mtx_timedlock(void *mutex, const void *until) { return pthread_mutex_timedlock(mutex, until) ? 4 : 0; }
//@ mtx_unlock
int pthread_mutex_unlock(void *);
int mtx_unlock(void *mutex) { return pthread_mutex_unlock(mutex) ? 2 : 0; }
//@ mtx_destroy
int pthread_mutex_destroy(void *);
void mtx_destroy(void *mutex) { pthread_mutex_destroy(mutex); }
//@ cnd_init
int pthread_cond_init(void *, const void *);
int cnd_init(void *condition) { return pthread_cond_init(condition, 0); }
//@ cnd_signal
int pthread_cond_signal(void *);
int cnd_signal(void *condition) { return pthread_cond_signal(condition); }
//@ cnd_broadcast
int pthread_cond_broadcast(void *);
int cnd_broadcast(void *condition) { return pthread_cond_broadcast(condition); }
//@ cnd_wait
int pthread_cond_wait(void *, void *);
int cnd_wait(void *condition, void *mutex) { return pthread_cond_wait(condition, mutex); }
//@ cnd_timedwait
int pthread_cond_timedwait(void *, void *, const void *);
int cnd_timedwait(void *condition, void *mutex, const void *until) {
    return pthread_cond_timedwait(condition, mutex, until) ? 4 : 0;
}
//@ cnd_destroy
int pthread_cond_destroy(void *);
void cnd_destroy(void *condition) { pthread_cond_destroy(condition); }
//@ call_once
int pthread_once(int *, void (*)(void));
void call_once(void *once, void (*routine)(void)) { pthread_once(once, routine); }
//@ tss_create
int pthread_key_create(unsigned *, void (*)(void *));
int tss_create(unsigned *key, void (*destructor)(void *)) { return pthread_key_create(key, destructor) ? 2 : 0; }
//@ tss_delete
int pthread_key_delete(unsigned);
void tss_delete(unsigned key) { pthread_key_delete(key); }
//@ tss_get
void *pthread_getspecific(unsigned);
void *tss_get(unsigned key) { return pthread_getspecific(key); }
//@ tss_set
int pthread_setspecific(unsigned, const void *);
int tss_set(unsigned key, void *value) { return pthread_setspecific(key, value); }
