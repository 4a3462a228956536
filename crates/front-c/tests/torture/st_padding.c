int printf(const char *, ...);
struct a { char c; int i; char d; short s; long long l; };
struct __attribute__((packed)) b { char c; int i; char d; short s; };
union u { char c[5]; int i; double d; };
int main(void) {
    struct a x = {1, 2, 3, 4, 5}; struct b y = {1, 2, 3, 4};
    printf("%d %d %d\n", (int)sizeof(struct b), (int)sizeof(union u), (int)((char *)&x.s - (char *)&x));
    y.i = 0x01020304; char *p = (char *)&y; printf("%d %d %d\n", p[1], p[4], y.s);
    return x.d + y.d;
}
