// Without the assumption the guess may have been wrong.
//
//     symra verify examples/bmc/prophecy_faulty.c
//     VERDICT: false(assertions)
#include <assert.h>

extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);

int x, y, v;

int main(void) {
    v = nondet_int();
    __CPROVER_assume(v < 1000);
    x = v;
    x = x + 1;
    y = nondet_int();
    __CPROVER_assume(y < 1000);
    assert(x == y + 1);
}
