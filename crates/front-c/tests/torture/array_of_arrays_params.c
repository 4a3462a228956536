int printf(const char *, ...);
void tr(int n, int (*a)[4], int b[][3]) { for (int i = 0; i < n; i++) for (int j = 0; j < 4; j++) b[j][i] = a[i][j]; }
int main(void) { int a[3][4], b[4][3]; for (int i = 0; i < 12; i++) a[i / 4][i % 4] = i * i; tr(3, a, b); int s = 0; for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) s = s * 2 + b[i][j] % 2; printf("%d %d\n", s, b[3][2]); int (*p)[4] = a + 1; printf("%d %d\n", (*p)[1], p[1][0]); return 0; }
