// Arrays are functions: a write changes the function at one point, which may be any.
//
//     symra verify examples/bmc/arrays.c
//     VERDICT: true
#include <assert.h>

extern unsigned nondet_uint(void);

int main(void) {
    int a[100];
    for (int i = 0; i < 100; i++) a[i] = i;
    unsigned k = nondet_uint() % 100;
    int before = a[3];
    a[1] = 5;
    a[2] = 10;
    a[k] = 20;
    assert(a[2] == (k == 2 ? 20 : 10));
    assert(k == 3 || a[3] == before);
}
