// As dining.c, but each takes the fork on the left first: all hold one, and wait for the next one's.
//
//     symra verify --checks deadlock,threads examples/dining_faulty.c
//     VERDICT: false(no-deadlock)
#include <pthread.h>

#define SEATS 3

pthread_mutex_t forks[SEATS];

void *dine(void *seat) {
    int left = (int)(long)seat, right = (left + 1) % SEATS;
    int first = left, second = right;
    pthread_mutex_lock(&forks[first]);
    pthread_mutex_lock(&forks[second]);
    pthread_mutex_unlock(&forks[second]);
    pthread_mutex_unlock(&forks[first]);
    return 0;
}

int main(void) {
    pthread_t philosophers[SEATS];
    for (int fork = 0; fork < SEATS; fork++) pthread_mutex_init(&forks[fork], 0);
    for (long seat = 0; seat < SEATS; seat++) pthread_create(&philosophers[seat], 0, dine, (void *)seat);
    for (int seat = 0; seat < SEATS; seat++) pthread_join(philosophers[seat], 0);
    return 0;
}
