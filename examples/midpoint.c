// The middle between two indices, without overflow.
//
//     symra verify --checks signed-overflow examples/midpoint.c
//     VERDICT: true
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    if (0 <= low && low <= high) {
        int middle = low + (high - low) / 2;
        assert(low <= middle && middle <= high);
    }
    return 0;
}
