int printf(const char *, ...);
int g[5] = {1, 2, 3}, z[3];
int main(void) {
    int a[4] = {10, 20}, s = 0;
    for (int i = 0; i < 4; i++) s += a[i];
    for (int i = 0; i < 5; i++) s = s * 2 + g[i];
    printf("%d %d\n", s, z[0] + z[2]);
    int b[] = {1, 2, 3, 4, 5, 6};
    printf("%d\n", (int)(sizeof b / sizeof b[0]));
    a[a[0] / 10] = 77; printf("%d\n", a[1]);
    return b[b[b[0]]];
}
