int printf(const char *, ...);
union n { int i; float f; unsigned char b[4]; short s[2]; };
int main(void) {
    union n u; u.f = 3.5f; printf("%x %d %d\n", u.i, u.b[3], u.s[1]);
    u.b[0] = 1; u.b[1] = 2; printf("%x\n", u.i);
    union n v = {.s = {-1, 2}}; printf("%x\n", v.i); v = u; printf("%x\n", v.i);
    union { long long l; struct { int a, b; } p; } w; w.l = 0x100000002ll; printf("%d %d\n", w.p.a, w.p.b); w.p.b = -1; printf("%llx\n", w.l);
    return 0;
}
