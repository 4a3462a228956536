int printf(const char *, ...);
int main(void) {
    unsigned char a = 200, b = 100;
    signed char c = -1;
    unsigned short us = 65535;
    printf("%d %d %d\n", a + b, (unsigned char)(a + b), a << 4);
    printf("%d %d\n", c < 1u, c > 1u);
    printf("%d %u\n", us * 2, us + 1u);
    printf("%d\n", ~a);
    printf("%d\n", -us);
    return 0;
}
