int printf(const char *, ...);
int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
int row(int r[3]) { return r[0] + r[1] + r[2]; }
int col(int (*p)[3], int c) { return p[0][c] + p[1][c]; }
int main(void) {
    int t[3][2];
    for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) t[j][i] = m[i][j];
    printf("%d %d %d\n", row(m[1]), col(m, 2), t[2][0]);
    int *p = &m[0][0]; int s = 0; for (int i = 0; i < 6; i++) s = s * 10 + p[i];
    printf("%d\n", s);
    int c[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
    printf("%d %d\n", c[1][0][1], *(*(*(c + 1) + 1)));
    return sizeof m / sizeof m[0];
}
