#include <stdio.h>

extern int late(void) __attribute__((alias("middle")));
extern int value __attribute__((alias("target")));
int *pointer = &value;
int (*function)(void) = late;

static int first(void) { return 52; }
int target = 7;
extern int middle(void) __attribute__((alias("first")));

int absent(void) __attribute__((weak));
int present(void) __attribute__((weak));
int present(void) { return 3; }

int main(void) {
    value++;
    *pointer += 10;
    printf("%d %d %d\n", target, pointer == &target, late() + middle());
    printf("%d %d\n", function == first, function());
    printf("%d %d\n", absent ? absent() : -1, present ? present() : -1);
    return 0;
}
