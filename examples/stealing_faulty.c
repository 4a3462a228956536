// As stealing.c, but the thief looks before it reserves: meanwhile the owner takes the same task without the lock.
//
//     symra verify --property unreach-call examples/stealing_faulty.c
//     VERDICT: false(unreach-call)
#include <pthread.h>
#include <stdatomic.h>

extern void reach_error(void);

#define TASKS 2
#define NONE (-1)

atomic_int head, tail = TASKS;
atomic_int done[TASKS];
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int take(void) {
    int task = --tail;
    if (head > task) {
        tail = task + 1;
        pthread_mutex_lock(&mutex);
        tail = task;
        if (head > task) {
            tail = task + 1;
            task = NONE;
        }
        pthread_mutex_unlock(&mutex);
    }
    return task;
}

int steal(void) {
    pthread_mutex_lock(&mutex);
    int task = head;
    if (task + 1 > tail) task = NONE;
    else head = task + 1;
    pthread_mutex_unlock(&mutex);
    return task;
}

void work(int task) {
    if (task != NONE && done[task]++ != 0) reach_error();
}

void *thief(void *unused) {
    work(steal());
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, thief, 0);
    for (int i = 0; i < TASKS; i++) work(take());
    pthread_join(thread, 0);
    return 0;
}
