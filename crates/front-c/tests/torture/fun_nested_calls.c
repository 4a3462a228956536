int printf(const char *, ...);
int n;
int id(int x) { return n = n * 3 + x; }
int f3(int a, int b, int c) { return a * 100 + b * 10 + c; }
int main(void) {
    int r = f3(1, f3(0, 0, 2), 3);
    int a[3] = {id(1), id(2), id(3)};
    printf("%d %d %d %d %d\n", r, a[0], a[1], a[2], n);
    int x = id(1) + id(1) * id(1);
    (void)x;
    return 0;
}
