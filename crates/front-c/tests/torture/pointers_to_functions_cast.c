/* Functions through void pointers, integers, unions, structs that were copied, and calls with more arguments. */
#include <stdio.h>
#include <string.h>
typedef int (*unary)(int);
typedef int (*binary)(int, int);
typedef void (*action)(void *);
typedef __UINTPTR_TYPE__ word;
static int twice(int x) { return x * 2; }
static int next(int x) { return x + 1; }
static int add(int a, int b) { return a + b; }
static void raise_int(void *p) { ++*(int *)p; }
static void raise_char(char *p) { ++*p; }
struct ops { const char *name; union { unary one; binary two; void *any; } f; int count; };
static struct ops table[] = { { "twice", { .one = twice }, 1 }, { "add", { .two = add }, 2 }, { "next", { next }, 1 } };
static int apply(const struct ops *o, int x) { return o->count == 1 ? o->f.one(x) : o->f.two(x, x); }
static unary choose(int n) { return n ? twice : next; }
static unary (*chooser(void))(int) { return choose; }
int main(void) {
    struct ops copy[3];
    memcpy(copy, table, sizeof table);
    for (int i = 0; i < 3; i++) printf("%s %d\n", copy[i].name, apply(&copy[i], 10 + i));
    void *any = (void *)next;
    word w = (word)any;
    unary f = (unary)w;
    printf("%d %d\n", f(1), ((unary)copy[0].f.any)(21));
    action act[2] = { raise_int, (action)raise_char };
    int n = 5;
    char c = 'a';
    act[0](&n);
    act[1](&c);
    printf("%d %c\n", n, c);
    printf("%d %d\n", chooser()(0)(7), chooser()(1)(7));
    int (*loose)() = twice;
    printf("%d\n", loose(8));
    int (**pp)(int) = &f;
    *pp = choose(1);
    printf("%d %d\n", (*pp)(4), (***pp)(5));
    return 0;
}
