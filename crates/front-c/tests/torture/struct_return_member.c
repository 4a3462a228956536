int printf(const char *, ...);
struct in { int v[3]; }; struct out { struct in i; int k; };
struct out f(int n) { struct out o = {{{n, n + 1, n + 2}}, n * 10}; return o; }
int main(void) { printf("%d %d\n", f(3).i.v[2], f(4).k); struct in i = f(5).i; return i.v[0]; }
