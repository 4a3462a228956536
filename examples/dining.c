// Three philosophers at a table with three forks. Each takes the fork with the smaller number first, so that they can't wait for each other in a circle.
//
//     symra verify --checks deadlock,threads examples/dining.c
//     VERDICT: true
#include <pthread.h>

#define SEATS 3

pthread_mutex_t forks[SEATS];

void *dine(void *seat) {
    int left = (int)(long)seat, right = (left + 1) % SEATS;
    int first = left < right ? left : right, second = left < right ? right : left;
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
