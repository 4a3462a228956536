// As buffer.c, but the consumer waits only once: a wake-up without a signal finds the buffer empty, and the sum is wrong.
//
//     symra verify --property unreach-call examples/buffer_faulty.c
//     VERDICT: false(unreach-call)
#include <pthread.h>

extern void reach_error(void);

int buffer[2], count;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

void *produce(void *unused) {
    for (int item = 1; item <= 3; item++) {
        pthread_mutex_lock(&mutex);
        while (count == 2) pthread_cond_wait(&changed, &mutex);
        buffer[count] = item;
        count++;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t producer;
    pthread_create(&producer, 0, produce, 0);
    int sum = 0;
    for (int taken = 0; taken < 3; taken++) {
        pthread_mutex_lock(&mutex);
        if (count == 0) pthread_cond_wait(&changed, &mutex);
        if (count == 0) reach_error();
        count--;
        sum += buffer[count];
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    pthread_join(producer, 0);
    if (sum != 6) reach_error();
    return 0;
}
