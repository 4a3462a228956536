// A program to be run: what it prints, and its exit code, depend on its inputs.
//
//     symra run examples/greet.c --input 2,7
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int times = __VERIFIER_nondet_int();
    for (int i = 1; i <= times; i++) printf("hello %d of %d\n", i, times);
    return __VERIFIER_nondet_int();
}
