int printf(const char *, ...);
void *malloc(__SIZE_TYPE__);
struct m { int n; char d[]; };
int main(void) { struct m *p = malloc(sizeof *p + 5); p->n = 5; for (int i = 0; i < 5; i++) p->d[i] = 'a' + i; p->d[4] = 0; printf("%s %d %d\n", p->d, p->n, (int)sizeof *p); return 0; }
