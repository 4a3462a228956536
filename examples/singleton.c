// Double-checked locking: what is made once is looked at without the lock. The flag is atomic, so that who sees it set sees what was made before.
//
//     symra verify --checks data-race examples/singleton.c
//     VERDICT: true
#include <pthread.h>

extern void reach_error(void);

_Atomic int made;
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
