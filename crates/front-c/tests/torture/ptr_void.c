int printf(const char *, ...);
void swap(void *a, void *b, int n) { char *p = a, *q = b; while (n--) { char t = *p; *p++ = *q; *q++ = t; } }
struct s { int a; double d; void *p; };
int main(void) { int x = 3, y = 4; swap(&x, &y, sizeof x); struct s a = {1, 2.5, &x}, b = {2, 7.5, &y}; swap(&a, &b, sizeof a); printf("%d %d %d %f %d\n", x, y, a.a, b.d, *(int *)a.p); return 0; }
