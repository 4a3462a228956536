// A number between 10 and 100 is less than its successor.
//
//     symra verify examples/bmc/overflow.c
//     VERDICT: true
#include <assert.h>

extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);

int x, y;

int main(void) {
    x = nondet_int();
    __CPROVER_assume(10 < x && x < 100);
    y = x + 1;
    assert(y > x);
}
