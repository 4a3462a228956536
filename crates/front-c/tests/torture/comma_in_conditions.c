int printf(const char *, ...);
int main(void) { int i = 0, s = 0; while (i++, i < 5) s += i; if (s++, s > 10) s *= 2; for (int a = 0, b = 9; a++, b-- > a;) s += b; printf("%d %d\n", s, i); do s -= 3; while (i--, i > 2); return s; }
