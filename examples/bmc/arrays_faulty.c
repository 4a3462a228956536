// The last write may be the one to the second element.
//
//     symra verify examples/bmc/arrays_faulty.c
//     VERDICT: false(assertions)
#include <assert.h>

extern unsigned nondet_uint(void);

int main(void) {
    int a[100];
    for (int i = 0; i < 100; i++) a[i] = i;
    unsigned k = nondet_uint() % 100;
    a[1] = 5;
    a[2] = 10;
    a[k] = 20;
    assert(a[2] == 10);
}
