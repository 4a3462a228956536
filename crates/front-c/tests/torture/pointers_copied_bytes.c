/* Pointers copied byte by byte, by words, with memcpy of parts, and in structs of other types. */
#include <string.h>
#include <stdio.h>
#include <stdlib.h>
struct a { int n; int *p; char tag; };
struct b { char raw[sizeof(struct a)]; };
struct holder { struct a in; int *again; };
static int x = 1, y = 2, z = 3;
static void copy(void *to, const void *from, unsigned n) {
    char *t = to;
    const char *f = from;
    while (n--) *t++ = *f++;
}
static void by_words(void *to, const void *from, unsigned n) {
    unsigned *t = to;
    const unsigned *f = from;
    for (unsigned i = 0; i < n / sizeof *t; i++) t[i] = f[i];
}
int main(void) {
    struct a one = { 1, &x, 'x' }, two;
    struct b raw;
    copy(&raw, &one, sizeof raw);
    copy(&two, &raw, sizeof two);
    *two.p += 10;
    printf("%d %d %c\n", x, two.n, two.tag);
    int *from[3] = { &x, &y, &z }, *to[3];
    by_words(to, from, sizeof from);
    for (int i = 0; i < 3; i++) *to[i] *= 3;
    printf("%d %d %d\n", x, y, z);
    struct holder h, *g = malloc(sizeof *g);
    memcpy(&h.in, &one, sizeof one);
    memcpy(&h.again, &h.in.p, sizeof(int *));
    memcpy(g, &h, sizeof h);
    *g->again += 7;
    *g->in.p += 7;
    printf("%d\n", x);
    char *bytes = (char *)&g->again;
    int *target = &y;
    memcpy(bytes, &target, sizeof target / 2);
    memcpy(bytes + sizeof target / 2, (char *)&target + sizeof target / 2, sizeof target / 2);
    *g->again += 1000;
    printf("%d %d\n", x, y);
    unsigned n = sizeof(struct a);
    struct a *heap = malloc(n * 2);
    memcpy(heap + 1, &two, n);
    memmove(heap, heap + 1, n);
    *heap->p = -5;
    printf("%d\n", x);
    return 0;
}
