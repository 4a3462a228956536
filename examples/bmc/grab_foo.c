// "foo is given to whom it pleases, but is taken until it is returned": inputs stand for the library.
//
//     symra verify examples/bmc/grab_foo.c
//     VERDICT: true
#include <assert.h>

extern int nondet_int(void);

static int is_foo_taken = 0;

static int grab_foo(void) {
    if (!is_foo_taken) is_foo_taken = nondet_int();
    return is_foo_taken;
}

static void return_foo(void) { is_foo_taken = 0; }

int main(void) {
    int first = grab_foo();
    if (first) {
        assert(grab_foo());
        return_foo();
    }
    assert(!is_foo_taken);
}
