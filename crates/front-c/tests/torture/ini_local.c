int printf(const char *, ...);
int f(int x) { int a[3] = {x, x + 1}; struct { int p, q; } s = {.q = x}; int b = a[1], c = b * 2; return a[0] + a[2] * 100 + s.p + s.q + c; }
int main(void) { int r = 0; for (int i = 0; i < 3; i++) { int z[4] = {0}; z[i]++; int w[2] = {i}; r = r * 10 + z[0] + z[1] * 2 + w[1] + w[0]; } char s[5] = "ab", t[] = {'x', 'y', 0}; printf("%d %d %d%d %s\n", r, f(5), s[2], s[4], t); return 0; }
