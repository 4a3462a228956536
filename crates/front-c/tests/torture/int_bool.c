int printf(const char *, ...);
int main(void) {
    _Bool a = 256, b = 0.25, c = 0, d = (void *)1;
    printf("%d %d %d %d %d\n", a, b, c, d, (int)sizeof a);
    a++; c += 5; b = !b;
    printf("%d %d %d\n", a, c, b);
    c--; 
    printf("%d\n", c);
    _Bool e[3] = {3, 0, 7};
    printf("%d%d%d\n", e[0], e[1], e[2]);
    return a + d;
}
