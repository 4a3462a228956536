int printf(const char *, ...);
enum { N = 3 * 4 + (1 ? 2 : 9), M = sizeof(int) * N, K = -7 / 2, L = ~0u >> 28 };
int a[N > 10 ? 5 : 1]; static int s = N + M; char *p = &"hello"[1]; int neg = -N; double d = 1.0 / 4 + N; unsigned char uc = (unsigned char)-1;
int main(void) { printf("%d %d %d %d %d %s %d %f %d\n", N, M, K, L, (int)sizeof a, p, neg, d, uc + s); return 0; }
