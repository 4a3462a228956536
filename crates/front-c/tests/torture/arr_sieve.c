int printf(const char *, ...);
char composite[200];
int main(void) { int n = 0; for (int i = 2; i < 200; i++) if (!composite[i]) { n++; for (int j = 2 * i; j < 200; j += i) composite[j] = 1; } printf("%d\n", n); return n; }
