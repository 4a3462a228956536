int printf(const char *, ...);
void *memcpy(void *, const void *, __SIZE_TYPE__); void *memmove(void *, const void *, __SIZE_TYPE__); void *memset(void *, int, __SIZE_TYPE__);
struct s { int a; char c[3]; struct s *p; };
int main(void) {
    struct s x = {1, "ab", &x}, y; memcpy(&y, &x, sizeof x); printf("%d %s %d\n", y.a, y.c, y.p == &x);
    int a[6] = {1, 2, 3, 4, 5, 6}; memmove(a + 1, a, 4 * sizeof *a); for (int i = 0; i < 6; i++) printf("%d ", a[i]); memmove(a, a + 2, 3 * sizeof(int)); for (int i = 0; i < 6; i++) printf("%d ", a[i]);
    memset(a, 0xff, 5); printf("\n%x %x\n", a[0], a[1]); memset(&y, 0, sizeof y); printf("%d %d\n", y.a, y.p == 0);
    double d = 2.5, e; memcpy(&e, &d, sizeof d); printf("%f\n", e); unsigned u; float f = 1.5f; memcpy(&u, &f, 4); printf("%x\n", u);
    return 0;
}
