int printf(const char *, ...);
typedef struct { unsigned d[4]; } big;
big add(big a, big b) { unsigned long long c = 0; for (int i = 0; i < 4; i++) { c += (unsigned long long)a.d[i] + b.d[i]; a.d[i] = (unsigned)c; c >>= 32; } return a; }
int main(void) { big x = {{~0u, ~0u, 1}}, y = {{1}}; big z = add(x, y); z = add(z, z); printf("%x %x %x %x\n", z.d[0], z.d[1], z.d[2], z.d[3]); return 0; }
