int printf(const char *, ...);
typedef int (*fn)(int); int inc(int x) { return x + 1; } int dbl(int x) { return x * 2; }
fn get(int k) { return k % 2 ? inc : dbl; }
fn chain[4]; int run(fn *f, int n, int x) { while (n--) x = (*f++)(x); return x; }
int main(void) { for (int i = 0; i < 4; i++) chain[i] = get(i); printf("%d %d\n", run(chain, 4, 5), get(3)(get(2)(8))); int (*(*p)(int))(int) = get; return p(1)(41); }
