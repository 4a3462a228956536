// As peterson.c, but nobody says that it wants to enter: both do at once.
//
//     symra verify examples/peterson_faulty.c
//     VERDICT: false(unreach-call)
#include <pthread.h>

extern void reach_error(void);

_Atomic int wants[2], turn;
int inside;

void enter(int me) {
    int other = 1 - me;
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
