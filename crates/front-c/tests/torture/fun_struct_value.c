int printf(const char *, ...);
struct v { int x; char c; double d; };
struct v make(int x) { struct v r = {x, 'a' + x, x / 2.0}; return r; }
int take(struct v a, struct v b) { a.x = 100; return a.x + b.x + a.c; }
struct big { int a[20]; };
struct big fill(int n) { struct big b; for (int i = 0; i < 20; i++) b.a[i] = i * n; return b; }
int total(struct big b) { int s = 0; for (int i = 0; i < 20; i++) s += b.a[i]; b.a[0] = 99; return s; }
int main(void) {
    struct v a = make(3), b;
    b = a; b.x = 9;
    printf("%d %d %c %f\n", a.x, b.x, b.c, make(5).d);
    printf("%d %d\n", take(a, b), a.x);
    struct big g = fill(3);
    printf("%d %d\n", total(g), g.a[0]);
    return fill(2).a[7];
}
