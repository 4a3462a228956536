int printf(const char *, ...);
typedef unsigned long long u64;
static u64 rotl(u64 x, int k) { return (x << k) | (x >> (64 - k)); }
static u64 s[4] = {1, 2, 3, 4};
static u64 next(void) { u64 r = rotl(s[1] * 5, 7) * 9, t = s[1] << 17; s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotl(s[3], 45); return r; }
int main(void) { for (int i = 0; i < 5; i++) printf("%llx\n", next()); return 0; }
