int printf(const char *, ...);
int side;
int f(void) { side++; return 7; }
int main(void) {
    int x = 3;
    int r = x > 2 ? f() : 0; printf("%d %d\n", r, side);
    r = x > 5 ? f() : 1; printf("%d %d\n", r, side);
    printf("%d\n", x ?: 9); 
    int z = 0; printf("%d\n", z ?: 9);
    double d = x ? 1 : 2.5; printf("%f\n", d);
    char *s = x == 3 ? "three" : 0; printf("%s\n", s);
    unsigned u = 1 ? -1 : 0u; printf("%u\n", u);
    return 0;
}
