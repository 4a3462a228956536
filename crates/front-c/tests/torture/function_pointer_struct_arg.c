int printf(const char *, ...);
struct ctx { int (*f)(struct ctx *, int); int k; struct ctx *up; };
int leaf(struct ctx *c, int x) { return x + c->k; } int wrap(struct ctx *c, int x) { return c->up->f(c->up, x * c->k); }
int main(void) { struct ctx a = {leaf, 3, 0}, b = {wrap, 4, &a}, c = {wrap, 5, &b}; struct ctx *p[] = {&a, &b, &c}; for (int i = 0; i < 3; i++) printf("%d ", p[i]->f(p[i], 2)); printf("\n"); return 0; }
