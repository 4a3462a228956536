int printf(const char *, ...);
int old(a, b, c) int a; char b; float c; { return a + b + (int)c; }
int noproto();
int main(void) { printf("%d\n", old(1, 2, 3.7)); return noproto(3, 4); }
int noproto(x, y) int x, y; { return x * y; }
