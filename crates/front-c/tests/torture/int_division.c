int printf(const char *, ...);
int main(void) {
    int a[] = {7, -7, 7, -7}, b[] = {2, 2, -2, -2};
    for (int i = 0; i < 4; i++) printf("%d %d\n", a[i] / b[i], a[i] % b[i]);
    unsigned u = -7;
    printf("%u %u\n", u / 2, u % 10);
    long long l = -9000000000ll;
    printf("%lld %lld\n", l / 7, l % 7);
    return 0;
}
