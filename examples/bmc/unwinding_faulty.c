// The fault is behind ten rounds: nine of them do not show it, and prove nothing.
//
//     symra verify --unwind 9 examples/bmc/unwinding_faulty.c
//     VERDICT: unknown
//     symra verify --unwind 10 examples/bmc/unwinding_faulty.c
//     VERDICT: false(assertions)
//     symra verify --engine bmc examples/bmc/unwinding_faulty.c
//     VERDICT: false(assertions)
#include <assert.h>

int main(void) {
    int j = 1;
    while (j <= 10)
        j = j + 1;
    assert(j <= 10);
}
