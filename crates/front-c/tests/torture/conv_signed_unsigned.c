int printf(const char *, ...);
int main(void) { int i = -5; unsigned u = i; unsigned char c = i; signed char s = (signed char)200; long l = u; unsigned long m = i; printf("%u %d %d %ld %d\n", u, c, s, (long)(int)l, m == (unsigned long)-5); short h = -1; unsigned short w = h; printf("%d %d %d\n", w, h == w, (short)w == h); return 0; }
