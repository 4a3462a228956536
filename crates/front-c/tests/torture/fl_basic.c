int printf(const char *, ...);
int main(void) {
    float f = 0.1f; double d = 0.1; long double l = 0.1L;
    printf("%.10f %.17f %.20f\n", f, d, (double)l); printf("%d %d\n", f == d, (float)d == f);
    printf("%f %f %f\n", 1.0 / 3, 1.0f / 3, 10 / 4 * 1.0); f += d; printf("%.9f\n", f);
    double s = 0; for (int i = 0; i < 10; i++) s += 0.1; printf("%d %.17g\n", s == 1.0, s);
    printf("%g %g %g\n", 1e300 * 1e10, -1.0 / 0.0, 1e-320); double z = 0.0; printf("%d %d\n", z == -z, 1 / z > 0);
    return 0;
}
