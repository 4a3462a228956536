int printf(const char *, ...);
struct h { unsigned lo : 4, hi : 4; unsigned short w; };
union v { struct h h; unsigned raw; };
int main(void) {
    union v v; v.raw = 0; v.h.lo = 5; v.h.hi = 10; v.h.w = 0x1234;
    printf("%x\n", v.raw);
    struct h a[3]; struct h *p = a; for (int i = 0; i < 3; i++) { p[i].lo = i; p[i].hi = 15 - i; p[i].w = i * 100; }
    int s = 0; for (p = a; p < a + 3; p++) s += p->lo * p->hi + p->w; printf("%d\n", s);
    return 0;
}
