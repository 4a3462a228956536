int printf(const char *, ...);
int main(void) { int a[5], *p = a, *q = a + 3; printf("%d %d %d %d %d\n", p < q, p >= q, p + 3 == q, (int)(q - p), p != 0); void *n = 0; if (!n) printf("null\n"); int x, y; printf("%d\n", &x == &y); char *s = "x"; printf("%d\n", s && *s); return 0; }
