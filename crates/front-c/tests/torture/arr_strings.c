int printf(const char *, ...);
int puts(const char *);
char g[] = "global", h[10] = "abc", k[3] = "xyz";
const char *names[] = {"zero", "one", "two"};
int len(const char *s) { int n = 0; while (s[n]) n++; return n; }
int main(void) {
    char l[] = "local"; l[0] = 'L'; g[1] = 'L';
    printf("%s %s %s %d %d\n", l, g, h, h[5], k[2]);
    for (int i = 0; i < 3; i++) printf("%s:%d ", names[i], len(names[i]));
    puts("");
    char *p = "pointer"; printf("%c%c %s\n", *p, p[3], p + 2);
    printf("%c %d\n", "literal"[2], (int)sizeof "literal");
    char two[2][8] = {"ab", "cd"}; printf("%s%s\n", two[0], two[1]);
    return 0;
}
