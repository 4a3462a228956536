int printf(const char *, ...);
int main(void) {
    double d = 3.99, e = -3.99; printf("%d %d %u %d\n", (int)d, (int)e, (unsigned)d, (char)65.7);
    int big = 16777217; float f = big; printf("%.1f %d\n", f, (int)f); unsigned u = 4294967295u; printf("%.1f %.1f\n", (float)u, (double)u);
    long long ll = 9007199254740993ll; printf("%.1f\n", (double)ll); unsigned long long ull = 18446744073709551615ull; printf("%.1f %f\n", (double)ull, (float)ull);
    printf("%llu %lld\n", (unsigned long long)1e19, (long long)-1e18); printf("%d\n", (int)(float)0.99999999); _Bool b = 0.5; printf("%d\n", b);
    float g = 1e30; double h = (float)1e-50; printf("%g %g\n", g, h); short s = 1000.9f; printf("%d\n", s);
    return 0;
}
