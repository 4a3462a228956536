int printf(const char *, ...);
int main(void) {
    printf("%d %d %d %d\n", 0x10, 010, 0b101, 10);
    printf("%u %ld %llu\n", 4294967295u, 2147483647l, 18446744073709551615ull);
    printf("%d %d %d\n", (int)sizeof(2147483647), (int)sizeof(2147483648), (int)sizeof(0xffffffff));
    printf("%d %d\n", (int)sizeof('a'), (int)sizeof(1.0f));
    return 0;
}
