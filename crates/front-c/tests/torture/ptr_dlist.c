int printf(const char *, ...);
void *malloc(__SIZE_TYPE__);
struct d { struct d *prev, *next; int v; };
struct d head = {&head, &head, 0};
void add(int v) { struct d *n = malloc(sizeof *n); n->v = v; n->prev = head.prev; n->next = &head; head.prev->next = n; head.prev = n; }
int main(void) { for (int i = 1; i < 6; i++) add(i); int s = 0; for (struct d *p = head.prev; p != &head; p = p->prev) s = s * 10 + p->v; struct d *x = head.next->next; x->prev->next = x->next; x->next->prev = x->prev; for (struct d *p = head.next; p != &head; p = p->next) s += p->v; printf("%d\n", s); return 0; }
