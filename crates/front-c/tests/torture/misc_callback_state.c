int printf(const char *, ...);
typedef void (*cb)(void *, int);
void each(const int *a, int n, cb f, void *st) { for (int i = 0; i < n; i++) f(st, a[i]); }
struct acc { int s, m; }; void sum(void *p, int v) { struct acc *a = p; a->s += v; if (v > a->m) a->m = v; } void cnt(void *p, int v) { if (v & 1) ++*(int *)p; }
int main(void) { int a[] = {3, 8, 5, 1}, odd = 0; struct acc s = {0, -1}; each(a, 4, sum, &s); each(a, 4, cnt, &odd); printf("%d %d %d\n", s.s, s.m, odd); return 0; }
