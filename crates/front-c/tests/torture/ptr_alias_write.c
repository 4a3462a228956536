int printf(const char *, ...);
int f(int *a, int *b) { *a = 1; *b = 2; return *a; }
int main(void) { int x, y; printf("%d %d\n", f(&x, &y), f(&x, &x)); int a[2] = {0}; int *p = a, *q = a + 1; *p = 5; q[-1] += 2; p[1] = *p; printf("%d %d\n", a[0], a[1]); return 0; }
