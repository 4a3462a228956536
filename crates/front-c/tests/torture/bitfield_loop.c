int printf(const char *, ...);
struct c { unsigned n : 3; signed s : 3; };
int main(void) { struct c c = {0, 0}; for (int i = 0; i < 10; i++) { c.n++; c.s--; printf("%d%d ", c.n, c.s); } printf("\n"); int k = c.n = 12; printf("%d %d\n", k, (c.s += 5)); return 0; }
