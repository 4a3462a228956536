int printf(const char *, ...);
struct n { int v; struct n *next; };
int len(struct n *p) { return p ? 1 + len(p->next) : 0; }
int build(int k, struct n *tail) { struct n me = {k, tail}; if (k == 0) { int s = 0; for (struct n *p = &me; p; p = p->next) s = s * 2 + p->v; return s * 100 + len(&me); } return build(k - 1, &me); }
int main(void) { printf("%d\n", build(5, 0)); return 0; }
