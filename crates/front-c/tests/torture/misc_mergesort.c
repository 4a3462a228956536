int printf(const char *, ...);
void ms(int *a, int *t, int n) { if (n < 2) return; int m = n / 2, i = 0, j = m, k = 0; ms(a, t, m); ms(a + m, t, n - m); while (i < m && j < n) t[k++] = a[i] <= a[j] ? a[i++] : a[j++]; while (i < m) t[k++] = a[i++]; while (j < n) t[k++] = a[j++]; for (i = 0; i < n; i++) a[i] = t[i]; }
int main(void) { int a[] = {5, -1, 8, 3, 3, 9, -7, 0, 2}, t[9]; ms(a, t, 9); for (int i = 0; i < 9; i++) printf("%d ", a[i]); printf("\n"); return 0; }
