#include <stdlib.h>
#include <stdio.h>
int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    printf("%d %ld %d %d\n", abs(-5), labs(-7L), atoi("-123x"), atoi("  42"));
    printf("%ld %ld\n", strtol("ff", 0, 16), strtol("0x1f", 0, 0));
    int a[] = {5, 2, 9, 1, 7}; qsort(a, 5, sizeof *a, cmp); for (int i = 0; i < 5; i++) printf("%d ", a[i]); printf("\n");
    div_t d = div(17, 5); printf("%d %d\n", d.quot, d.rem);
    int key = 7; int *f = bsearch(&key, a, 5, sizeof *a, cmp); printf("%d\n", (int)(f - a));
    return 0;
}
