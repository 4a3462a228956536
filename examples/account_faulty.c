// As account.c, but without the mutex: a payment can be lost.
//
//     symra verify examples/account_faulty.c
//     VERDICT: false(unreach-call)
#include <pthread.h>

extern void reach_error(void);

int balance;

void *pay(void *amount) {
    balance = balance + *(int *)amount;
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
