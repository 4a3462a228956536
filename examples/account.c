// Two threads pay into an account. The mutex makes each payment one step for the other.
//
//     symra verify examples/account.c
//     VERDICT: true
#include <pthread.h>

extern void reach_error(void);

int balance;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *pay(void *amount) {
    pthread_mutex_lock(&mutex);
    balance = balance + *(int *)amount;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t first, second;
    int five = 5, seven = 7;
    pthread_create(&first, 0, pay, &five);
    pthread_create(&second, 0, pay, &seven);
    pthread_join(first, 0);
    pthread_join(second, 0);
    if (balance != 12) reach_error();
    return 0;
}
