int printf(const char *, ...);
int main(void) {
    unsigned x = 0;
    x -= 1;
    printf("%u %u\n", x, x * x);
    unsigned long long y = ~0ull;
    printf("%llu %llu\n", y, y + 2);
    int big = 2147483647;
    unsigned w = (unsigned)big + 1u;
    printf("%d %u\n", (int)w, w);
    short s = (short)70000;
    signed char sc = (signed char)300;
    printf("%d %d\n", s, sc);
    return 0;
}
