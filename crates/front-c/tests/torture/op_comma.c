int printf(const char *, ...);
int main(void) {
    int a, b;
    a = (b = 3, b + 2);
    printf("%d %d\n", a, b);
    for (a = 0, b = 10; a < b; a++, b--) ;
    printf("%d %d\n", a, b);
    return (1, 2, 3);
}
