/* Unions read through another member, in arrays, through pointers and by value. */
#include <stdio.h>
#include <string.h>
union num { unsigned u; float f; unsigned char b[4]; struct { unsigned low : 9, mid : 14, high : 9; } bits; short s[2]; };
struct variant { int kind; union { long long i; double d; char text[8]; struct { int x, y; } point; int *p; } v; };
static unsigned flip(union num n) { n.bits.mid ^= 0x3fff; n.b[3] |= 0x80; return n.u; }
static struct variant make(int kind, int *p) {
    struct variant v = { kind };
    switch (kind) {
    case 0: v.v.i = -5; break;
    case 1: v.v.d = 1.5; break;
    case 2: strcpy(v.v.text, "text"); break;
    case 3: v.v.point.x = 3; v.v.point.y = 4; break;
    default: v.v.p = p; *p = kind;
    }
    return v;
}
int main(void) {
    union num n;
    n.f = 1.0f;
    printf("%x %x %x %d\n", n.u, n.b[3], n.bits.high, n.s[1]);
    n.s[0] = -1;
    printf("%x %.8f\n", n.u, n.f);
    printf("%x\n", flip(n));
    union num many[3], *at = many;
    memset(many, 0, sizeof many);
    for (int i = 0; i < 12; i++) at[i / 4].b[i % 4] = (unsigned char)(i * 17);
    printf("%x %x %x\n", many[0].u, at[1].bits.mid, (unsigned short)at[2].s[1]);
    int x = 0;
    long long sum = 0;
    for (int kind = 0; kind < 6; kind++) {
        struct variant v = make(kind, &x), w = v;
        if (kind == 1) { union { double d; long long i; } c = { .d = w.v.d }; sum += c.i >> 40; }
        else if (kind < 4) sum += w.v.point.x * 3LL + (kind == 2 ? w.v.text[3] : w.v.point.y);
        else sum += *w.v.p + x;
    }
    printf("%lld\n", sum);
    return 0;
}
