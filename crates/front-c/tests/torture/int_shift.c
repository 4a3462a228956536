int printf(const char *, ...);
int main(void) {
    int m = -16;
    printf("%d %u %d\n", m >> 2, (unsigned)m >> 28, 1 << 10);
    unsigned char c = 0x81;
    printf("%d %d\n", c << 1, (unsigned char)(c << 1));
    long long one = 1;
    printf("%lld %llu\n", one << 40, (1ull << 63) >> 3);
    for (int i = 0; i < 32; i += 7) printf("%x ", 0xdeadbeefu >> i);
    printf("\n");
    return 0;
}
