#include <stdio.h>

int main(void) {
    fputs("one ", stdout);
    fprintf(stdout, "%s %d\n", "two", 2);
    fputc('3', stdout);
    putc('\n', stdout);
    fprintf(stderr, "not here\n");
    fputs("nor this", stderr);
    return 0;
}
