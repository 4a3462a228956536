int printf(const char *, ...);
void *malloc(__SIZE_TYPE__); void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);
struct e { int k, v; struct e *next; }; struct e **t;
void put(int k, int v) { struct e **p = &t[k % 5]; for (; *p; p = &(*p)->next) if ((*p)->k == k) { (*p)->v = v; return; } *p = malloc(sizeof **p); **p = (struct e){k, v, 0}; }
int get(int k) { for (struct e *e = t[k % 5]; e; e = e->next) if (e->k == k) return e->v; return -1; }
int main(void) { t = calloc(5, sizeof *t); for (int i = 0; i < 12; i++) put(i * 3, i); put(9, 99); printf("%d %d %d\n", get(9), get(33), get(1)); return 0; }
