int printf(const char *, ...);
int main(void) { union { double d; unsigned long long u; } a; a.d = -0.0; printf("%llx\n", a.u); a.d = 1.5; a.u += 1ull << 52; printf("%f\n", a.d); a.u = 1; printf("%g\n", a.d); union { float f; unsigned u; } b; b.f = 0.1f; printf("%x\n", b.u); b.u = 0x7f800000; printf("%f\n", b.f); return 0; }
