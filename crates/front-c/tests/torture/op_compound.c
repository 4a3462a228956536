int printf(const char *, ...);
int main(void) {
    int a = 10;
    a += 5; printf("%d ", a); a -= 3; printf("%d ", a); a *= 2; printf("%d ", a);
    a /= 5; printf("%d ", a); a %= 3; printf("%d ", a); a <<= 4; printf("%d ", a);
    a >>= 1; printf("%d ", a); a |= 9; printf("%d ", a); a &= 0xd; printf("%d ", a); a ^= 0xff; printf("%d\n", a);
    unsigned char c = 250; c += 10; printf("%d\n", c);
    short s = 100; s *= 1000; printf("%d\n", s);
    char x = 100; x += 1.7; printf("%d\n", x);
    int i = 7; i *= 1.5; printf("%d\n", i);
    return 0;
}
