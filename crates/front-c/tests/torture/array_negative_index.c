int printf(const char *, ...);
int a[10];
int main(void) { int *m = a + 5; for (int i = -5; i < 5; i++) m[i] = i * 2; int k = -3; printf("%d %d %d\n", m[k], *(m - 1), a[9]); return 0; }
