int printf(const char *, ...);
void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);
struct s { int a; char b[6]; struct s *n; };
int main(void) { struct s *p = calloc(2, sizeof *p); p[1].n = p; p[0].b[2] = 'x'; printf("%d %d %c %d\n", p->a, p[1].b[5], p[1].n->b[2], p[0].n == 0); return 0; }
