// The same as midpoint.c, as most of us have written it: the sum of two large indices overflows.
//
//     symra verify --checks signed-overflow examples/midpoint_faulty.c
//     VERDICT: false(no-overflow)
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    if (0 <= low && low <= high) {
        int middle = (low + high) / 2;
        assert(low <= middle && middle <= high);
    }
    return 0;
}
