// As singleton.c, but the flag is not atomic: nothing orders its first look with the assignment by another thread.
//
//     symra verify --checks data-race examples/singleton_faulty.c
//     VERDICT: false(no-data-race)
#include <pthread.h>

extern void reach_error(void);

int made;
int value;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int get(void) {
    if (!made) {
        pthread_mutex_lock(&mutex);
        if (!made) {
            value = 42;
            made = 1;
        }
        pthread_mutex_unlock(&mutex);
    }
    return value;
}

void *other(void *unused) {
    if (get() != 42) reach_error();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    other(0);
    pthread_join(thread, 0);
    return 0;
}
