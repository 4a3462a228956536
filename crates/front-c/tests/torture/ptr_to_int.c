int printf(const char *, ...);
typedef __UINTPTR_TYPE__ up;
int main(void) { int a[4] = {1, 2, 3, 4}; up u = (up)&a[1]; u += 2 * sizeof(int); printf("%d\n", *(int *)u); printf("%d %d\n", (int)((up)&a[3] - (up)a), ((up)a & 3) == 0); int *p = (int *)((up)a | 0); *p = 9; void *v = a; int *q = (int *)(up)v; printf("%d %d\n", a[0], q == a); up tagged = (up)&a[2] | 1; printf("%d\n", *(int *)(tagged & ~(up)1)); return 0; }
