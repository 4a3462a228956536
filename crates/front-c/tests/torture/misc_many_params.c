int printf(const char *, ...);
long f(char a, short b, int c, long d, float e, double g, unsigned char h, long long i, int *j, _Bool k) { return a + b * 2 + c * 3 + d * 4 + (long)(e * 5) + (long)(g * 6) + h * 7 + i * 8 + *j * 9 + k * 10; }
int main(void) { int z = 9; printf("%ld\n", f(1, 2, 3, 4, 5.5f, 6.5, 7, 8, &z, 5)); return 0; }
