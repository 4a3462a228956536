int printf(const char *, ...);
struct in { int a, b[2]; }; struct out { struct in i[2]; int *p; char s[4]; };
int x = 9; struct out g = {{{1, {2, 3}}, {4, {5}}}, &x, "hi"};
struct out h = {1, 2, 3, 4, 5, 6, &x, {'a', 'b'}};
int main(void) {
    printf("%d %d %d %d %s\n", g.i[0].b[1], g.i[1].a, g.i[1].b[1], *g.p, g.s);
    printf("%d %d %d %s\n", h.i[0].b[1], h.i[1].b[1], *h.p, h.s);
    struct out l = {.i[1].b[0] = 7, .s = "ok"}; printf("%d %d %d %s\n", l.i[1].b[0], l.i[0].a, l.p == 0, l.s);
    return 0;
}
