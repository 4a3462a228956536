/* What memory functions return and cover, where their arguments have effects of their own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char to[32], from[32], *p = to, *q = from;
    unsigned n = 5;
    memset(to, 'a', sizeof to);
    for (unsigned i = 0; i < sizeof from; i++) from[i] = (char)('A' + i % 26);
    char *r = memcpy(p++, q++, n--);
    printf("%d %d %d %u\n", (int)(r - to), (int)(p - to), (int)(q - from), n);
    r = memset(p++, 'z', n--);
    printf("%d %d %u\n", (int)(r - to), (int)(p - to), n);
    r = memmove(p += 3, q, n += 4);
    printf("%d %u\n", (int)(r - to), n);
    fwrite(to, 1, 0, stdout);
    for (int i = 0; i < 20; i++) printf("%c", to[i]);
    printf("\n");
    unsigned k = 6;
    int *heap = calloc(k--, sizeof(int));
    int *other = calloc(--k, sizeof *other);
    int s = 0;
    for (int i = 0; i < 6; i++) s += heap[i];
    for (int i = 0; i < 4; i++) s += other[i];
    printf("%d %u\n", s, k);
    int *grown = realloc(heap, (k += 4) * sizeof(int));
    grown[7] = 3;
    printf("%d %u\n", grown[0] + grown[7], k);
    return 0;
}
