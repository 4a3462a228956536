int printf(const char *, ...);
unsigned set[4];
void add(int i) { set[i / 32] |= 1u << i % 32; } int has(int i) { return set[i / 32] >> (i & 31) & 1; }
int main(void) { for (int i = 0; i < 128; i += 5) add(i * i % 128); int n = 0; for (int i = 0; i < 128; i++) n += has(i) * (i + 1); printf("%d %x\n", n, set[1]); return 0; }
