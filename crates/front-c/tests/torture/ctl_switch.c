int printf(const char *, ...);
int f(int x) {
    int r = 0;
    switch (x) {
    case 1: r += 1;
    case 2: r += 2; break;
    case -3: r = 30; break;
    case 10 ... 15: r = 100; break;
    default: r = 7;
    case 4: r += 4;
    }
    return r;
}
int main(void) {
    for (int i = -4; i < 17; i++) printf("%d ", f(i));
    printf("\n");
    switch (3) { int a; case 3: a = 5; printf("%d\n", a); }
    switch ((char)257) { case 1: printf("one\n"); }
    switch (5ull) { default: printf("d\n"); }
    switch (1) ;
    return 0;
}
