/* Pointers that leave the member they started in, but not the object. */
#include <stdio.h>
#include <stddef.h>
#include <stdlib.h>
struct inner { int a, b; };
struct outer { int before; struct inner in; int after[4]; struct inner last; };
struct link { struct link *next; };
struct item { int key; struct link link; int value; };
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
static int grid[3][4];
static int sum(int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
int main(void) {
    struct outer o = { 1, { 2, 3 }, { 4, 5, 6, 7 }, { 8, 9 } };
    int *p = &o.in.b;
    p[-1] += 100;
    p[1] += 200;
    *(p + 2) += 300;
    printf("%d %d %d %d\n", o.in.a, o.in.b, o.after[0], o.after[1]);
    struct inner *q = (struct inner *)&o.after[2];
    q->b = 77;
    q++;
    q->a = 88;
    printf("%d %d %d\n", o.after[3], o.last.a, sum((int *)&o, sizeof o / sizeof(int)));
    struct outer *back = container_of(&o.last, struct outer, last);
    back->before = 55;
    printf("%d\n", o.before);
    for (int i = 0; i < 12; i++) (&grid[0][0])[i] = i;
    int (*row)[4] = grid + 2;
    row[-1][2] = 1000;
    printf("%d %d\n", grid[1][2], sum(grid[0], 12));
    struct link head = { 0 };
    for (int i = 0; i < 5; i++) {
        struct item *it = malloc(sizeof *it);
        it->key = i;
        it->value = i * 11;
        it->link.next = head.next;
        head.next = &it->link;
    }
    int s = 0;
    for (struct link *l = head.next; l; l = l->next) {
        struct item *it = container_of(l, struct item, link);
        it->value++;
        s = s * 10 + it->key + it->value % 7;
    }
    printf("%d\n", s);
    char *walk = (char *)&o;
    int nonzero = 0;
    for (unsigned i = 0; i < sizeof o; i++) nonzero += walk[i] != 0;
    printf("%d\n", nonzero);
    return 0;
}
