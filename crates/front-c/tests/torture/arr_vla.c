int printf(const char *, ...);
int sum(int n, int a[n]) { int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
int mat(int r, int c, int m[r][c]) { return m[r - 1][c - 1]; }
int main(void) {
    int n = 4;
    int a[n]; for (int i = 0; i < n; i++) a[i] = i * i;
    n = 100;
    printf("%d %d\n", sum(4, a), (int)sizeof a);
    for (int k = 1; k < 4; k++) { char b[k * 2]; b[k] = k; printf("%d %d ", (int)sizeof b, b[k]); }
    int r = 2, c = 3, m[r][c]; for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) m[i][j] = 10 * i + j;
    printf("\n%d %d %d\n", mat(r, c, m), (int)sizeof m, (int)sizeof m[0]);
    return 0;
}
