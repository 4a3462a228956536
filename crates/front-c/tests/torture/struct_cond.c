int printf(const char *, ...);
struct s { int a; char c; };
struct s mk(int a) { return (struct s){a, 'x'}; }
int main(void) { struct s p = {1, 'p'}, q = {2, 'q'}; for (int i = 0; i < 3; i++) { struct s r = i == 1 ? q : i == 2 ? mk(9) : p; printf("%d%c ", r.a, r.c); } printf("%d\n", (p.a ? p : q).a); return 0; }
