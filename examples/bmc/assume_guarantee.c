// A function that assumes something of its argument, and callers that guarantee it.
//
//     symra verify --checks pointer examples/bmc/assume_guarantee.c
//     VERDICT: true
#include <assert.h>
#include <stddef.h>

extern void __CPROVER_assume(_Bool);

static int foo(int *p) {
    assert(p != NULL);
    __CPROVER_assume(p != NULL);
    return *p;
}

int main(void) {
    int x = 3, y = 4;
    assert(foo(&x) + foo(&y) == 7);
}
