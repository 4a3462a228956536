int printf(const char *, ...);
typedef struct { long m[2][2]; } mat;
mat mul(mat a, mat b) { mat r = {{{0}}}; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) r.m[i][j] += a.m[i][k] * b.m[k][j]; return r; }
int main(void) { mat f = {{{1, 1}, {1, 0}}}, r = {{{1, 0}, {0, 1}}}; for (int n = 20; n; n >>= 1, f = mul(f, f)) if (n & 1) r = mul(r, f); printf("%ld\n", r.m[0][1]); return 0; }
