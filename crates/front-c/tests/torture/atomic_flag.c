#include <stdatomic.h>
#include <stdio.h>

struct guarded {
    int before;
    atomic_flag flag;
    int after;
};

int main(void) {
    struct guarded g = { 1, ATOMIC_FLAG_INIT, 2 };
    printf("%d", atomic_flag_test_and_set(&g.flag));
    printf("%d", atomic_flag_test_and_set(&g.flag));
    atomic_flag_clear(&g.flag);
    printf("%d\n", atomic_flag_test_and_set(&g.flag));
    atomic_int a = 7;
    atomic_fetch_add(&a, 7);
    int expected = 3;
    int swapped = atomic_compare_exchange_strong(&a, &expected, 9);
    int old = atomic_exchange(&a, 5);
    printf("%d %d %d %d %d\n", swapped, expected, old, atomic_load(&a), g.before + g.after);
    return 0;
}
