int printf(const char *, ...);
struct s { char a; int b; short c; };
int f(void) { return 1; }
int main(void) {
    int a[10]; char *p; int i = 3;
    printf("%d %d %d\n", (int)sizeof a, (int)(sizeof a / sizeof *a), (int)sizeof(struct s));
    printf("%d %d\n", (int)sizeof(i++), i);
    printf("%d %d\n", (int)sizeof(char[3][5]), (int)sizeof f());
    printf("%d %d\n", (int)_Alignof(double), (int)__builtin_offsetof(struct s, c));
    return (int)sizeof p == (int)sizeof(void *);
}
