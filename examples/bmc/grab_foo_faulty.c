// Who has returned it may not get it again.
//
//     symra verify examples/bmc/grab_foo_faulty.c
//     VERDICT: false(assertions)
#include <assert.h>

extern int nondet_int(void);

static int is_foo_taken = 0;

static int grab_foo(void) {
    if (!is_foo_taken) is_foo_taken = nondet_int();
    return is_foo_taken;
}

static void return_foo(void) { is_foo_taken = 0; }

int main(void) {
    if (grab_foo()) {
        return_foo();
        assert(grab_foo());
    }
}
