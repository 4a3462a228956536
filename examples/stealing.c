// A queue of tasks: its owner takes them at one end, a thief at the other. Each reserves a task before it looks whether it may have it, and
// only the last one is fought for with a lock (the protocol of Cilk). So each task is done once.
//
//     symra verify --property unreach-call examples/stealing.c
//     VERDICT: true
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
    head = task + 1;
    if (task + 1 > tail) {
        head = task;
        task = NONE;
    }
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
