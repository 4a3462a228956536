int printf(const char *, ...);
struct w { unsigned long long a : 33, b : 31; long long c : 50; int d : 1; };
int main(void) { struct w w = {0}; w.a = ~0ull; w.b = 0x12345678; w.c = -1234567890123ll; w.d = 1; printf("%llx %x %lld %d\n", (unsigned long long)w.a, (unsigned)w.b, (long long)w.c, w.d); w.a += 1; w.c >>= 3; printf("%llx %lld %d\n", (unsigned long long)w.a, (long long)w.c, (int)(w.b >> 4)); return sizeof w; }
