// The same with another number: any x but 0 violates it.
//
//     symra verify examples/bmc/simple_faulty.c
//     VERDICT: false(assertions)
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    int x = nondet_int();
    int y = 8, z = 0, w = 0;
    if (x) z = y - 1;
    else w = y + 1;
    assert(z == 5 || w == 9);
}
