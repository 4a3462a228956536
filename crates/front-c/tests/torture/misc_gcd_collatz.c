int printf(const char *, ...);
long gcd(long a, long b) { while (b) { long t = a % b; a = b; b = t; } return a; }
int main(void) { int best = 0, at = 0; for (int i = 1; i < 60; i++) { int n = 0; for (unsigned x = i; x != 1; x = x % 2 ? 3 * x + 1 : x / 2) n++; if (n > best) best = n, at = i; } printf("%ld %d %d\n", gcd(1071, 462), best, at); return 0; }
