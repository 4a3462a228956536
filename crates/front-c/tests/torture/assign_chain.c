int printf(const char *, ...);
int main(void) { int a, b, c; unsigned char u; a = b = c = 7; a = u = 300; printf("%d %d %d %d\n", a, b, c, u); int x = 1; x = x++ + 0 * x; double d; int i; d = i = 3.9; printf("%f %d\n", d, i); a = (b += 2) * (c -= 1); printf("%d %d %d\n", a, b, c); return 0; }
