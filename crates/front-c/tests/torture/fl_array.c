int printf(const char *, ...);
double poly(const double *c, int n, double x) { double r = 0; while (n--) r = r * x + c[n]; return r; }
int main(void) { double c[] = {1, -2, 0.5}; float m[2][2] = {{1, 2}, {3, 4}}; float t = 0; for (int i = 0; i < 4; i++) t += m[i / 2][i % 2] * (i + 0.5f); printf("%f %f\n", poly(c, 3, 2.0), t); double x = 2; for (int i = 0; i < 6; i++) x = (x + 2 / x) / 2; printf("%.12f\n", x); return 0; }
