// One branch sets z, the other w: whichever is taken, the assertion holds.
//
//     symra verify examples/bmc/simple.c
//     VERDICT: true
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    int x = nondet_int();
    int y = 8, z = 0, w = 0;
    if (x) z = y - 1;
    else w = y + 1;
    assert(z == 7 || w == 9);
}
