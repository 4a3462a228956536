int printf(const char *, ...);
int sum(int *a, int n) { int local[2]; local[0] = *a; local[1] = n > 1 ? sum(a + 1, n - 1) : 0; return local[0] + local[1]; }
void perm(int *a, int n, int k, int *count) {
    if (k == n) { ++*count; return; }
    for (int i = k; i < n; i++) {
        int t = a[i]; a[i] = a[k]; a[k] = t;
        perm(a, n, k + 1, count);
        t = a[i]; a[i] = a[k]; a[k] = t;
    }
}
int fact(int n, int *out) { int r; if (n < 2) { *out = 1; return 1; } fact(n - 1, &r); *out = n * r; return *out; }
int main(void) {
    int a[5] = {1, 2, 3, 4, 5}, c = 0, f;
    perm(a, 4, 0, &c);
    fact(6, &f);
    printf("%d %d %d\n", sum(a, 5), c, f);
    return 0;
}
