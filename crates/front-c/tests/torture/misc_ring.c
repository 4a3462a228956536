int printf(const char *, ...);
#define N 8
static struct { int buf[N]; unsigned head, tail; } q;
static int put(int v) { if (q.head - q.tail == N) return 0; q.buf[q.head++ % N] = v; return 1; }
static int get(int *v) { if (q.head == q.tail) return 0; *v = q.buf[q.tail++ % N]; return 1; }
int main(void) { int s = 0, v; for (int i = 0; i < 20; i++) { if (!put(i)) { get(&v); s = s * 3 + v; put(i); } if (i % 3 == 0 && get(&v)) s += v; } while (get(&v)) s ^= v * 7; printf("%d\n", s); return 0; }
