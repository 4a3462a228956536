int printf(const char *, ...);
int main(void) {
    int a[6] = {5, 4, 3, 2, 1, 0}; int *p, s = 0;
    for (p = a; *p; p++) s = s * 10 + *p;
    for (p = a + 5; p >= a; p--) s += *p;
    printf("%d %d\n", s, (int)(p - a));
    char t[] = "hello"; char *q = t, *e = t + 4; while (q < e) { char c = *q; *q++ = *e; *e-- = c; }
    printf("%s\n", t);
    int *x = a + 2; x += 2; x -= 1; printf("%d %d\n", *x, x[1]);
    return 0;
}
