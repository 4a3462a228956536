int printf(const char *, ...);
void set(int **p, int *v) { *p = v; }
int main(void) { int a = 1, b = 2, *p = &a, **q = &p, ***r = &q; set(q, &b); ***r = 7; printf("%d %d\n", a, b); int *arr[3] = {&a, &b, p}; int **e = arr; **e++ = 4; **e = 5; printf("%d %d %d\n", a, b, *arr[2]); return 0; }
