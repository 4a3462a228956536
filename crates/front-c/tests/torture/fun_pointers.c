int printf(const char *, ...);
int add(int a, int b) { return a + b; }
int sub(int a, int b) { return a - b; }
int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
int (*pick(int w))(int, int) { return w ? add : sub; }
typedef int (*op)(int, int);
op table[] = {add, sub};
int main(void) {
    printf("%d %d\n", apply(add, 3, 4), apply(&sub, 3, 4));
    printf("%d %d\n", pick(1)(5, 6), (*pick(0))(5, 6));
    for (int i = 0; i < 2; i++) printf("%d ", table[i](10, i));
    op f = 0;
    if (!f) f = table[1];
    printf("%d %d\n", f(1, 2), f == sub);
    return 0;
}
