// K&R definitions, variadic functions, implicit declarations, VLAs, statement expressions, recursion, alloca.
int printf(const char *, ...);

old(c, f, p) char c; float f; int *p; { *p += c; return (int)(f * 2); }
static int sum(int n, ...) {
    __builtin_va_list ap, copy; __builtin_va_start(ap, n); __builtin_va_copy(copy, ap); int t = 0; double d = 0;
    for (int i = 0; i < n; i++) t += __builtin_va_arg(ap, int);
    d = __builtin_va_arg(ap, double); long long l = __builtin_va_arg(ap, long long); char *s = __builtin_va_arg(ap, char *);
    t += (int)d + (int)l + s[1]; t = t * 100 + __builtin_va_arg(copy, int); __builtin_va_end(ap); __builtin_va_end(copy); return t;
}
static int pass(int n, __builtin_va_list ap) { int t = 0; while (n-- > 0) t = t * 10 + __builtin_va_arg(ap, int); return t; }
static int outer(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); int t = pass(n, ap); __builtin_va_end(ap); return t; }
struct big { int v[10]; }; static struct big fill(int x) { struct big b; for (int i = 0; i < 10; i++) b.v[i] = x + i; return b; }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int is_odd(int); static int is_even(int n) { return n == 0 ? 1 : is_odd(n - 1); } static int is_odd(int n) { return n == 0 ? 0 : is_even(n - 1); }
static int trace(int n, int m[n][n + 1]) { int t = 0; for (int i = 0; i < n; i++) t += m[i][i] + (int)(sizeof m[i] / sizeof(int)); return t; }
static void swap(void *a, void *b) { int t = *(int *)a; *(int *)a = *(int *)b; *(int *)b = t; }
static int apply(int f(int), int x) { return f(x) + (*f)(x) + (&*f)(x); }
static int (*chooser(int i))(int) { return i ? fib : is_even; }
inline static int twice(int x) { return 2 * x; }
static void nothing(void) { return; }
static void forward(void) { return nothing(); }
static int cleanup_free(int n) { int vla[n], *p = vla; for (int i = 0; i < n; i++) vla[i] = i * i; int (*row)[n] = &vla; n = 100; return (*row)[2] + p[3] + (int)(sizeof vla / sizeof *vla) + (int)(sizeof *row / 4); }
static char *name(void) { return (char *)__func__; }

int main(int argc, char **argv) {
    int x = 10; printf("%d ", old('a', 1.75, &x)); printf("%d\n", x);
    printf("%d %d\n", sum(3, 1, 2, 3, 4.5, 1LL << 33 | 7, "xyz"), outer(4, 1, 2, (short)3, 'a' - 93));
    printf("%d %d\n", fill(5).v[3], ({ struct big b = fill(1); b.v[9]; }));
    printf("%d %d %d\n", fib(12), is_even(10), is_odd(7));
    int m[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}; printf("%d\n", trace(3, m));
    int a = 1, b = 2; swap(&a, &b); printf("%d %d\n", a, b);
    printf("%d %d\n", apply(twice, 4), chooser(1)(10) + chooser(0)(3)); forward();
    printf("%d %s\n", cleanup_free(6), name());
    int n = 4; for (int r = 0; r < 3; r++) { int v[n + r]; v[n + r - 1] = r; printf("%d %lu ", v[n + r - 1], sizeof v); } printf("\n");
    char *mem = __builtin_alloca(n * 4); for (int i = 0; i < 16; i++) mem[i] = i; printf("%d\n", mem[15]);
    int v = ({ int t = 5; if (argc > 100) t = 0; t *= 2; t; }) + ({ a; }); printf("%d\n", v);
    typedef int vt[n]; n = 9; vt arr; printf("%lu %lu\n", sizeof(vt) / 4, sizeof arr / 4); printf("%lu ", sizeof(int[n++]) / 4); printf("%d\n", n);
    __auto_type au = 1.5; __typeof__(au) av = au * 2; printf("%g %d\n", av, _Generic(av, double: 1, default: 2));
    goto skip; { int hidden; skip: hidden = 3; printf("%d\n", hidden); }
    int (*fp)() = old; printf("%d\n", fp('b', 2.5, &x)); printf("%d\n", puts_like(3)); return 0;
}
int puts_like(int n) { return n + 1; }
