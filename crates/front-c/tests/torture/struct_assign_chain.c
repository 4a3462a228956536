int printf(const char *, ...);
struct s { int a, b; };
int main(void) { struct s x = {1, 2}, y, z; z = y = x; y.a = 9; printf("%d %d %d\n", x.a, y.a, z.a + z.b); struct s *p = &y; *p = (struct s){3, 4}; x = *p; printf("%d ", x.a); printf("%d\n", (x = z).b); return (z = y, z.a); }
