int printf(const char *, ...);
struct s { int k; union { int i; char c; }; struct { int x, y; }; };
int main(void) { struct s a = {1, {0x4142}, {3, 4}}; a.x += a.k; printf("%d %c %d %d\n", a.k, a.c, a.x, a.y); struct s *p = &a; p->i = 66; return p->c + p->y; }
