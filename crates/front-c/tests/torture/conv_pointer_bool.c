int printf(const char *, ...);
int main(void) { int x; int *p = &x, *q = 0; _Bool a = p, b = q; printf("%d %d %d %d\n", a, b, !p, !!p); if (p && !q) printf("yes\n"); return p ? 1 : 2; }
