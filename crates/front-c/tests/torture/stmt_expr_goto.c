int printf(const char *, ...);
#define SAFE(p) ({ int r_; if (!(p)) { r_ = -1; } else r_ = *(p); r_; })
int main(void) { int x = 4, *p = &x, *q = 0; int s = SAFE(p) * 10 + SAFE(q); printf("%d\n", s); int k = ({ int i = 0; while (i * i < 50) i++; i; }) + x; printf("%d\n", k); for (int i = 0; i < 3; i++) { int v = ({ if (i == 1) continue; i * 2; }); printf("%d ", v); } printf("\n"); return 0; }
