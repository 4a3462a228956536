int printf(const char *, ...);
struct f { unsigned a : 3; int b : 5; unsigned : 0; unsigned long long c : 40; _Bool d : 1; unsigned char e : 4; };
struct f g = {5, -7, 0x123456789aull, 1, 9};
int main(void) {
    printf("%d %d %llx %d %d\n", g.a, g.b, (unsigned long long)g.c, g.d, g.e);
    g.a += 4; g.b = 17; g.c--; g.d = 2; g.e = -1;
    printf("%d %d %llx %d %d\n", g.a, g.b, (unsigned long long)g.c, g.d, g.e);
    struct f l = g; l.b++; int r = l.a = 13; printf("%d %d %d\n", l.b, r, g.b);
    struct { int x : 4, y : 4, z : 24; } s = {7, 8, -1}; printf("%d %d %d\n", s.x, s.y, s.z);
    s.x++; printf("%d %d\n", s.x, s.x < 0);
    return sizeof(struct f);
}
