int printf(const char *, ...);
long double half(long double x) { return x / 2; }
int main(void) { long double s = 0; for (int i = 1; i <= 10; i++) s += 1.0L / i; printf("%.12f %d\n", (double)s, half(7) == 3.5L); double d = 1e308; long double l = d; l *= 10; printf("%d %d\n", l > d, (double)l == __builtin_inf()); return (int)half(9.0); }
