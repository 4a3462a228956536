// A number is brought into a range, whatever it was.
//
//     symra verify examples/clamp.c
//     VERDICT: true
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
    if (low > high) return 0;
    int result = clamp(__VERIFIER_nondet_int(), low, high);
    assert(low <= result && result <= high);
    return 0;
}
