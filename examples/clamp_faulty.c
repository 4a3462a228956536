// The same as clamp.c, but nobody looks whether the range is one.
//
//     symra verify examples/clamp_faulty.c
//     VERDICT: false(assertions)
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int clamp(int value, int low, int high) {
    if (value < low) return low;
    if (value > high) return high;
    return value;
}

int main(void) {
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    int result = clamp(__VERIFIER_nondet_int(), low, high);
    assert(low <= result && result <= high);
    return 0;
}
