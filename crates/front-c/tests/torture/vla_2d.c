int printf(const char *, ...);
int tri(int n) { int t[n][n]; for (int i = 0; i < n; i++) { t[i][0] = t[i][i] = 1; for (int j = 1; j < i; j++) t[i][j] = t[i - 1][j - 1] + t[i - 1][j]; } return t[n - 1][n / 2]; }
int main(void) { printf("%d %d\n", tri(5), tri(7)); int n = 3; typedef int row[n]; row a[2]; n = 9; for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) a[i][j] = i + j; printf("%d %d\n", (int)sizeof(row), a[1][2]); return 0; }
