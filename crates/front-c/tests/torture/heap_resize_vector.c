int printf(const char *, ...);
void *malloc(__SIZE_TYPE__); void free(void *);
struct vec { int *d; int n, cap; };
void push(struct vec *v, int x) { if (v->n == v->cap) { int c = v->cap ? v->cap * 2 : 2; int *d = malloc(c * sizeof *d); for (int i = 0; i < v->n; i++) d[i] = v->d[i]; free(v->d); v->d = d; v->cap = c; } v->d[v->n++] = x; }
int main(void) { struct vec v = {0, 0, 0}; for (int i = 0; i < 9; i++) push(&v, i * i); int s = 0; for (int i = 0; i < v.n; i++) s += v.d[i]; printf("%d %d\n", s, v.cap); return 0; }
