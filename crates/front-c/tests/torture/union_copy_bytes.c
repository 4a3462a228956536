int printf(const char *, ...);
union u { unsigned char b[12]; int w[3]; struct { short s; char c; } t; };
int main(void) { union u a, b; for (int i = 0; i < 12; i++) a.b[i] = i * 11; b = a; printf("%x %x %x %d %d\n", b.w[0], b.w[1], b.w[2], b.t.s, b.t.c); union u *p = &b; p->w[1] = -1; a = *p; printf("%d %d\n", a.b[4], a.b[8]); return 0; }
