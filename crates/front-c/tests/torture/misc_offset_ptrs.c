int printf(const char *, ...);
struct s { int a; short b[4]; char c; };
int main(void) { struct s x[2] = {{1, {2, 3, 4, 5}, 6}, {7, {8, 9, 10, 11}, 12}}; short *p = x[1].b; char *q = (char *)x + sizeof(struct s); printf("%d %d %d\n", p[2], *(int *)q, *(q + __builtin_offsetof(struct s, c))); short *e = &x[0].b[3]; *e = -1; e--; printf("%d %d\n", x[0].b[3], *e); return 0; }
