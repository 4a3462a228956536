// A loop that is gone round LAST times. A bound on the rounds proves something only if no run needs more; without a bound, `bmc`
// goes on until no run is left.
//
//     symra verify --unwind 3 examples/bmc/unwinding.c
//     VERDICT: true
//     symra verify --unwind 2 examples/bmc/unwinding.c
//     VERDICT: true
//     symra verify --unwind 1 examples/bmc/unwinding.c
//     VERDICT: unknown
//     symra verify --unwind 3 -DLAST=10 examples/bmc/unwinding.c
//     VERDICT: unknown
//     symra verify --unwindset main:23=10 -DLAST=10 examples/bmc/unwinding.c
//     VERDICT: true
//     symra verify --engine bmc -DLAST=10 examples/bmc/unwinding.c
//     VERDICT: true
#include <assert.h>
#ifndef LAST
#define LAST 2
#endif

int main(void) {
    int j = 1;
    while (j <= LAST)
        j = j + 1;
    assert(j == LAST + 1);
}
