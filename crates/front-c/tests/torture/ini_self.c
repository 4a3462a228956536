int printf(const char *, ...);
struct s { struct s *me; int v; };
int main(void) { struct s x = {&x, 4}; printf("%d %d\n", x.me == &x, x.me->v); int *p = (int *)&p; printf("%d\n", (void *)p == (void *)&p); int a[2] = {1, 2}, b[2] = {a[1], a[0]}; return b[0] * 10 + b[1]; }
