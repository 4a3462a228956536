// As wakeup.c, but it waits before it asks: if the signal came before, it waits forever.
//
//     symra verify --checks deadlock,data-race examples/wakeup_faulty.c
//     VERDICT: false(no-deadlock)
#include <pthread.h>

int ready;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

void *wake(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, wake, 0);
    pthread_mutex_lock(&mutex);
    do pthread_cond_wait(&condition, &mutex); while (!ready);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    return 0;
}
