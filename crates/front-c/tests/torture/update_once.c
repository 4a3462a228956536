int printf(const char *, ...);
int n; int a[4];
int idx(void) { return n++; }
int main(void) { a[idx()] += 5; a[idx()]++; ++a[idx()]; a[idx()] |= 8; printf("%d %d %d %d %d\n", a[0], a[1], a[2], a[3], n); int *p = a; *p++ += 1; *++p -= 3; printf("%d %d %d\n", a[0], a[2], (int)(p - a)); return 0; }
