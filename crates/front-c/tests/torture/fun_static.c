int printf(const char *, ...);
int next(void) { static int n = 3; static int a[3] = {1}; a[n % 3]++; return n++ * 10 + a[0]; }
static int g = 5;
int shadow(int g) { { int g = 7; return g; } }
int main(void) { int a = next(), b = next(), c = next(), d = next(); printf("%d %d %d %d %d %d\n", a, b, c, d, shadow(1), g); return 0; }
