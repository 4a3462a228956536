/* Addresses that travel as floats, in bit-fields, in pieces and as distances. */
int printf(const char *, ...);
typedef __UINTPTR_TYPE__ word;
union both { double d; int *p[sizeof(double) / sizeof(int *)]; };
struct packed { unsigned low : 16; unsigned middle : 16; unsigned long long high : 32; };
struct halves { unsigned short part[4]; };
static int a = 1, b = 2, c = 3, d = 4, e = 5;
static double moved;
int main(void) {
    union both u, v;
    u.d = 0;
    u.p[0] = &a;
    moved = u.d;
    v.d = moved;
    *v.p[0] += 10;
    printf("%d\n", a);

    long double exact = (long double)(word)&b;
    int *q = (int *)(word)exact;
    *q += 20;
    printf("%d\n", b);

    word w = (word)&c;
    struct packed s = { .low = w & 0xffff };
    s.middle = w >> 16 & 0xffff;
    s.high = sizeof(word) == 8 ? (unsigned long long)w >> 32 : 0;
    word back = (word)((unsigned long long)s.high << 32 | (unsigned)s.middle << 16 | s.low);
    *(int *)back += 30;
    printf("%d\n", c);

    struct halves h;
    for (unsigned i = 0; i < sizeof(word) / 2; i++) h.part[i] = (unsigned short)((word)&d >> (16 * i));
    w = 0;
    for (unsigned i = sizeof(word) / 2; i-- > 0;) w = w << 16 | h.part[i];
    *(int *)w += 40;
    printf("%d\n", d);

    __PTRDIFF_TYPE__ distance = (char *)&e - (char *)0;
    *(int *)((char *)0 + distance) += 50;
    printf("%d\n", e);
    return 0;
}
