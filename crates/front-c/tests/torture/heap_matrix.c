int printf(const char *, ...);
void *malloc(__SIZE_TYPE__);
int **make(int r, int c) { int **m = malloc(r * sizeof *m); for (int i = 0; i < r; i++) { m[i] = malloc(c * sizeof **m); for (int j = 0; j < c; j++) m[i][j] = i + j; } return m; }
int main(void) { int **a = make(3, 3), **b = make(3, 3), t = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { int s = 0; for (int k = 0; k < 3; k++) s += a[i][k] * b[k][j]; t = t * 3 + s; } printf("%d\n", t); return 0; }
