int printf(const char *, ...);
void *malloc(__SIZE_TYPE__); void *calloc(__SIZE_TYPE__, __SIZE_TYPE__); void free(void *);
int main(void) { int n = 10; int *a = malloc(n * sizeof(int)); for (int i = 0; i < n; i++) a[i] = i * 3; int *b = calloc(n, sizeof *b); for (int i = 0; i < n; i += 2) b[i] = a[i]; int s = 0; for (int i = 0; i < n; i++) s += b[i] - a[i] * (i & 1); printf("%d\n", s); free(a); free(b); char **w = malloc(3 * sizeof *w); for (int i = 0; i < 3; i++) { w[i] = malloc(4); w[i][0] = 'a' + i; w[i][1] = 0; } printf("%s%s%s\n", w[0], w[1], w[2]); return 0; }
