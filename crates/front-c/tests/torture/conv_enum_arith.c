int printf(const char *, ...);
enum e { A = 1, B = 200 }; enum neg { N = -1, P = 1 };
int main(void) { enum e x = A; x++; unsigned char c = B; printf("%d %d %d %d\n", x, c, x - 5 < 0, N < P); enum neg n = N; printf("%d\n", n < 0); return 0; }
