/* Pointers, structs and lists of arguments through `...`. */
#include <stdarg.h>
#include <stdio.h>
struct pair { int *p; long n; };
struct context { va_list list; int used; };
static int total(int count, va_list list) {
    int s = 0;
    while (count--) {
        int *p = va_arg(list, int *);
        s += *p;
        *p = 0;
    }
    return s;
}
static int all(int count, ...) {
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    int s = total(count, list);
    va_end(list);
    for (int i = 0; i < count; i++) *va_arg(again, int *) += i + 1;
    va_end(again);
    return s;
}
static void mixed(char *kinds, ...) {
    struct context c;
    va_start(c.list, kinds);
    for (c.used = 0; kinds[c.used]; c.used++) {
        switch (kinds[c.used]) {
        case 'i': printf("%d ", va_arg(c.list, int)); break;
        case 'd': printf("%.2f ", va_arg(c.list, double)); break;
        case 's': printf("%s ", va_arg(c.list, char *)); break;
        case 'l': printf("%lld ", va_arg(c.list, long long)); break;
        case 'p': { struct pair p = va_arg(c.list, struct pair); *p.p += p.n; break; }
        case 'f': printf("%d ", va_arg(c.list, int (*)(int))(3)); break;
        }
    }
    va_end(c.list);
    printf("%d\n", c.used);
}
static int cube(int x) { return x * x * x; }
static int depth(int n, ...) {
    va_list list;
    va_start(list, n);
    int *p = va_arg(list, int *);
    va_end(list);
    int here = *p + n;
    return n == 0 ? *p : depth(n - 1, &here) + *p;
}
int main(void) {
    int a = 3, b = 4, c = 5;
    int s = all(3, &a, &b, &c);
    printf("%d %d %d %d\n", s, a, b, c);
    s = all(1, &a);
    printf("%d %d\n", s, a);
    struct pair p = { &b, 40 };
    mixed("idslpfi", 1, 2.5, "three", 4LL, p, cube, 7);
    printf("%d\n", b);
    printf("%d\n", depth(4, &c));
    return 0;
}
