int printf(const char *, ...);
int main(void) { int a = 5, b = 0; printf("%d%d%d%d%d ", a && b, a || b, !a, !!a, !(a && !b)); int c = (a > 3) + (b == 0) + (a != 5); printf("%d %d\n", c, (a > b) << 3); _Bool t = a > b; t = t && (a & 1); printf("%d %d\n", t, t + t); double d = 0.0; printf("%d %d\n", !d, d || 1e-300); return -(a == 5); }
