int printf(const char *, ...);
void done(int *p) { printf("c%d ", *p); }
int f(int k) { __attribute__((cleanup(done))) int x = k; if (k == 2) return 20; for (int i = 0; i < 2; i++) { __attribute__((cleanup(done))) int y = 10 * k + i; if (i == 1) break; } return x; }
int main(void) { int a = f(1), b = f(2); printf("%d %d\n", a, b); return 0; }
