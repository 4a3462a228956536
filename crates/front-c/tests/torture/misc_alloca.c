int printf(const char *, ...);
int f(int n) { int *p = __builtin_alloca(n * sizeof *p); int s = 0; for (int i = 0; i < n; i++) p[i] = i + n; for (int i = 0; i < n; i++) s += p[i]; return s; }
int main(void) { printf("%d %d\n", f(3), f(5)); return 0; }
