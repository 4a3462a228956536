// A caller does not guarantee it. The assumption alone would hide that.
//
//     symra verify --checks pointer examples/bmc/assume_guarantee_faulty.c
//     VERDICT: false(assertions)
//     symra verify --checks pointer -DTRUSTING examples/bmc/assume_guarantee_faulty.c
//     VERDICT: true
#include <assert.h>
#include <stddef.h>

extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);

static int foo(int *p) {
#ifndef TRUSTING
    assert(p != NULL);
#endif
    __CPROVER_assume(p != NULL);
    return *p;
}

int main(void) {
    int x = 3;
    int *y = nondet_int() ? &x : NULL;
    assert(foo(&x) == 3 && foo(y) == 3);
}
