// v is a prophecy variable: it guesses now what y will be, and wrong guesses are not followed.
//
//     symra verify examples/bmc/prophecy.c
//     VERDICT: true
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
    __CPROVER_assume(v == y);
    assert(x == y + 1);
}
