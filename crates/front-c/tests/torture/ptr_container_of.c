int printf(const char *, ...);
struct link { struct link *next; }; struct item { int v; char pad; struct link l; int w; };
#define container(p) ((struct item *)((char *)(p) - __builtin_offsetof(struct item, l)))
int main(void) { struct item a[3]; for (int i = 0; i < 3; i++) { a[i].v = i + 1; a[i].w = 10 * i; a[i].l.next = i < 2 ? &a[i + 1].l : 0; } int s = 0; for (struct link *p = &a[0].l; p; p = p->next) { s += container(p)->v + container(p)->w; container(p)->v *= 2; } printf("%d %d\n", s, a[2].v); return 0; }
