int printf(const char *, ...);
void *memcpy(void *, const void *, __SIZE_TYPE__); void *memset(void *, int, __SIZE_TYPE__);
void copy(int *d, int *s, int n) { memcpy(d, s, n * sizeof(int)); }
void bytes(char *d, const char *s, int n) { memcpy(d, s, n); }
int main(void) { int a[5] = {1, 2, 3, 4, 5}, b[5] = {0}; copy(b + 1, a, 3); for (int i = 0; i < 5; i++) printf("%d ", b[i]); char t[8] = "abcdefg", u[8] = {0}; bytes(u, t + 2, 3); printf("%s\n", u); for (int n = 0; n < 4; n++) { memset(t, 'x' + n % 2, n); printf("%s ", t); } printf("\n"); return 0; }
