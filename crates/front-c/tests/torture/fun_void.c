int printf(const char *, ...);
int g;
void set(int x) { if (x < 0) return; g = x; }
void both(int *a, int *b) { int t = *a; *a = *b; *b = t; }
int main(void) { set(-1); set(4); int x = 1, y = 2; both(&x, &y); (void)x; printf("%d %d %d\n", g, x, y); return 0; }
