int printf(const char *, ...);
int main(void) {
    int a = 5, b = 3, c = 2;
    printf("%d %d %d\n", a + b * c, (a + b) * c, a << 1 + 1);
    printf("%d %d %d\n", a & b == 3, a | b ^ c, a > b > c);
    printf("%d %d\n", a = b = c, a);
    printf("%d\n", a ? b ? 1 : 2 : 3);
    printf("%d\n", -a * -b);
    return !a == b;
}
