int printf(const char *, ...);
void sort(int *a, int n) { for (int i = 0; i < n; i++) for (int j = 0; j + 1 < n - i; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } }
int main(void) { int a[] = {9, -3, 7, 0, 22, -8, 1}; sort(a, 7); for (int i = 0; i < 7; i++) printf("%d ", a[i]); printf("\n"); return 0; }
