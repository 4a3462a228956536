int printf(const char *, ...);
static inline int sq(int x) { return x * x; }
__attribute__((noinline)) static int cube(int x) { return x * sq(x); }
extern int later(int);
int main(void) { printf("%d %d %d\n", sq(4), cube(3), later(5)); return 0; }
int later(int x) { return x + 1; }
