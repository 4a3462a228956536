// The largest number has no successor.
//
//     symra verify --property assertions examples/bmc/overflow_faulty.c
//     VERDICT: false(assertions)
//     symra verify --property no-overflow examples/bmc/overflow_faulty.c
//     VERDICT: false(no-overflow)
#include <assert.h>

extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);

int x, y;

int main(void) {
    x = nondet_int();
    __CPROVER_assume(x > 10);
    y = x + 1;
    assert(y > x);
}
