int printf(const char *, ...);
struct node { int id; struct node *to[3]; int n; } g[5];
void link(int a, int b) { g[a].to[g[a].n++] = &g[b]; }
int seen[5]; int walk(struct node *x) { if (seen[x->id]++) return 0; int s = x->id; for (int i = 0; i < x->n; i++) s = s * 3 + walk(x->to[i]); return s; }
int main(void) { for (int i = 0; i < 5; i++) g[i].id = i; link(0, 1); link(0, 2); link(1, 3); link(2, 3); link(3, 4); link(4, 0); printf("%d\n", walk(&g[0])); return 0; }
