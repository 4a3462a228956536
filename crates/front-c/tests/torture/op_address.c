int printf(const char *, ...);
int main(void) {
    int x = 1, *p = &x, **q = &p;
    **q = 5; *&x += 2;
    printf("%d %d %d\n", x, *p == **q, p == &x);
    int a[5] = {0, 1, 2, 3, 4};
    int *b = a + 1, *e = &a[5];
    printf("%d %d %d %d\n", (int)(e - b), *(b + 2), b[-1], 2[a]);
    printf("%d %d\n", b < e, b == e);
    return 0;
}
