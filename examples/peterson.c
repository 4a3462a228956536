// Peterson's algorithm for two threads: each says that it wants to enter, lets the other one go first, and waits.
//
//     symra verify examples/peterson.c
//     VERDICT: true
#include <pthread.h>

extern void reach_error(void);

_Atomic int wants[2], turn;
int inside;

void enter(int me) {
    int other = 1 - me;
    wants[me] = 1;
    turn = other;
    while (wants[other] && turn == other) {}
    inside++;
    if (inside != 1) reach_error();
    inside--;
    wants[me] = 0;
}

void *second(void *unused) {
    enter(1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, second, 0);
    enter(0);
    pthread_join(thread, 0);
    return 0;
}
