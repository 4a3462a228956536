int printf(const char *, ...);
void *malloc(__SIZE_TYPE__); void free(void *);
struct n { int v; struct n *next; };
struct n *push(struct n *h, int v) { struct n *p = malloc(sizeof(struct n)); p->v = v; p->next = h; return p; }
struct n *rev(struct n *h) { struct n *r = 0; while (h) { struct n *t = h->next; h->next = r; r = h; h = t; } return r; }
int main(void) {
    struct n *h = 0; for (int i = 0; i < 8; i++) h = push(h, i * i % 7);
    h = rev(h); int s = 0; for (struct n *p = h; p; p = p->next) s = s * 7 + p->v; printf("%d\n", s);
    struct n **q = &h; while (*q) { if ((*q)->v % 2) { struct n *d = *q; *q = d->next; free(d); } else q = &(*q)->next; }
    for (struct n *p = h; p; p = p->next) printf("%d ", p->v); printf("\n"); return 0;
}
