// Assumptions that contradict each other: the assertion holds because nobody comes there. The answer is `true`, with a warning.
//
//     symra verify examples/bmc/dangerous.c
//     VERDICT: true
#include <assert.h>

extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);

int main(void) {
    int x = nondet_int();
    if (x > 0) {
        __CPROVER_assume(x < 0);
        assert(0);
    }
}
