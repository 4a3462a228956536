int printf(const char *, ...);
void *malloc(__SIZE_TYPE__);
struct t { int k; struct t *l, *r; };
struct t *ins(struct t *t, int k) { if (!t) { t = malloc(sizeof *t); t->k = k; t->l = t->r = 0; } else if (k < t->k) t->l = ins(t->l, k); else t->r = ins(t->r, k); return t; }
void walk(struct t *t) { if (t) { walk(t->l); printf("%d ", t->k); walk(t->r); } }
int depth(struct t *t) { if (!t) return 0; int a = depth(t->l), b = depth(t->r); return 1 + (a > b ? a : b); }
int main(void) { struct t *r = 0; int v[] = {5, 2, 8, 1, 9, 3, 7}; for (int i = 0; i < 7; i++) r = ins(r, v[i]); walk(r); printf("%d\n", depth(r)); return 0; }
