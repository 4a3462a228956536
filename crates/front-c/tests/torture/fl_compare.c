int printf(const char *, ...);
int main(void) { volatile double z = 0.0; double nan = z / z, inf = 1 / z; printf("%d %d %d %d %d\n", nan == nan, nan != nan, nan < 1, nan > 1, !(nan >= 1)); printf("%d %d %d\n", inf > 1e308, -inf < inf, inf == inf); if (nan) printf("nan is true\n"); printf("%d %d\n", 0.0 == -0.0, z ? 1 : 2); float f = 16777216.0f; printf("%d\n", f + 1 == f); return 0; }
