#include <stdio.h>

int main(void) {
    fputs("one ", stdout);
    fputs("two 2\n", stdout);
    fputc('3', stdout);
    putc('\n', stdout);
    fprintf(stderr, "not here\n");
    fputs("nor this", stderr);
    return 0;
}
