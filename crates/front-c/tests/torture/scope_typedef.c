int printf(const char *, ...);
typedef int T; typedef struct { T a; } S; typedef T A[3]; typedef int F(int); F inc; int inc(int v) { return v + 1; }
int main(void) { T t = 3; { int T = 4; t += T; } A a = {1, 2, 3}; S s = {a[1]}; F *f = inc; printf("%d %d %d\n", t, s.a, f(6)); typedef unsigned char T; T c = 300; return c; }
