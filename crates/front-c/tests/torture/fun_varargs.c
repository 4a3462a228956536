int printf(const char *, ...);
typedef __builtin_va_list va_list;
int sum(int n, ...) { va_list ap; __builtin_va_start(ap, n); int s = 0; while (n-- > 0) s += __builtin_va_arg(ap, int); __builtin_va_end(ap); return s; }
double mix(const char *f, ...) {
    va_list ap, aq; double r = 0; __builtin_va_start(ap, f); __builtin_va_copy(aq, ap);
    for (; *f; f++) {
        if (*f == 'i') r += __builtin_va_arg(ap, int);
        else if (*f == 'd') r += __builtin_va_arg(ap, double);
        else if (*f == 'l') r += __builtin_va_arg(ap, long long);
        else if (*f == 's') { char *s = __builtin_va_arg(ap, char *); r += s[0]; }
    }
    r += __builtin_va_arg(aq, int);
    __builtin_va_end(ap); return r;
}
int vsum(int n, va_list ap) { int s = 0; while (n--) s = s * 10 + __builtin_va_arg(ap, int); return s; }
int wrap(int n, ...) { va_list ap; __builtin_va_start(ap, n); int r = vsum(n, ap); __builtin_va_end(ap); return r; }
int main(void) {
    printf("%d %d\n", sum(3, 1, 2, 3), sum(0));
    printf("%f\n", mix("idls", 5, 2.5, 100ll, "A"));
    printf("%d\n", wrap(4, 1, 2, 3, 4));
    return 0;
}
