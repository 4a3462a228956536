int printf(const char *, ...);
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define CLAMP(x, lo, hi) MIN(hi, (x) < (lo) ? (lo) : (x))
int main(void) { int s = 0; for (int i = -5; i < 15; i += 4) s = s * 3 + CLAMP(i, 0, 7); printf("%d\n", s); return 0; }
