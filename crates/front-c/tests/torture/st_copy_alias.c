int printf(const char *, ...);
struct s { int a[3]; struct s *self; };
int main(void) { struct s x = {{1, 2, 3}, &x}, y = x; y.a[0] = 9; y.self->a[1] = 8; *y.self = y; printf("%d %d %d %d\n", x.a[0], x.a[1], x.self == &x, y.a[1]); x = x; return x.a[2]; }
