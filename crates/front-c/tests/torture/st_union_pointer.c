int printf(const char *, ...);
union n { int i; float f; };
void neg(union n *p) { p->i ^= 0x80000000; }
int bits(float f) { union n u; u.f = f; return u.i; }
int main(void) { union n a[2]; a[0].f = 1.25f; a[1].i = 0x40490fdb; neg(&a[0]); neg(a + 1); printf("%f %f %x\n", a[0].f, a[1].f, bits(-2.0f)); return 0; }
