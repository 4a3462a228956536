// Promotions, conversions, compound assignment, shifts, floats, wide integers, builtins.
int printf(const char *, ...);
typedef unsigned char u8; typedef signed char s8; typedef unsigned short u16;

static float half(float x) { return x / 2; }
static long double wide(long double x) { return x * 1.1L; }
static int is_small(_Bool b, char c) { return b + c; }

int main(void) {
    u8 a = 200, b = 100; s8 s = -100; u16 w = 65535; short h = -1; char c = 'z'; unsigned u = 3000000000u; long l = -5; long long ll = 1LL << 40;
    printf("%d %d %d %d\n", a + b, (u8)(a + b), a * a * a, s - 100);
    a += b; b *= 3; s -= 100; w++; h >>= 1; c += 300; printf("%d %d %d %d %d %d\n", a, b, s, w, h, c);
    printf("%d %d %u %lu\n", -1 < 1u, l < u, u + 2000000000, (unsigned long)u * 4);
    printf("%lld %lld %d\n", ll >> 3, -ll / 7, (int)(ll + 5));
    printf("%d %d %d %d\n", -7 / 2, -7 % 2, 7 / -2, 7 % -2);
    printf("%d %u %d\n", -16 >> 2, 0xf0000000u >> 4, 1 << 5 << 2);
    int i = 5; i += 2.7; printf("%d ", i); i *= 1.5; printf("%d ", i); i /= 0.5f; printf("%d ", i); i <<= 2; i |= 1; i ^= 0xff; i %= 100; printf("%d\n", i);
    float f = 0.1f; double d = 0.1; long double ld = 0.1L; f += d; d *= f; printf("%.9g %.17g %.20Lg %.9g\n", f, d, wide(ld), half(3));
    printf("%d %d %d\n", (int)3.99f, (int)-2.5, (unsigned char)250.7); printf("%.1f %.1f\n", (double)(float)16777217, (float)u);
    printf("%d %d %d %d\n", is_small(5, 'a'), is_small(0.5, 300), is_small(&i != 0, 1), (_Bool)(void *)&i);
    printf("%d %d\n", 0.0 == -0.0, 1.0 / 0.0 > 1e308); double nan = __builtin_nan(""); printf("%d %d %d %d\n", nan == nan, nan != nan, !(nan < 1), !nan);
    __int128 big = (__int128)1 << 100; big -= 1; big /= 3; printf("%llx %llx\n", (unsigned long long)(big >> 64), (unsigned long long)big);
    unsigned __int128 ub = -1; printf("%d %g\n", ub > 0, (double)ub);
    printf("%d %d %d %d %d\n", __builtin_clz(i + 1), __builtin_ctzl(l), __builtin_popcountll(ll - 1), __builtin_ffs(i & 0), __builtin_parity(u));
    printf("%x %llx\n", __builtin_bswap32(u), (unsigned long long)__builtin_bswap64(ll));
    int r; short sr; printf("%d ", __builtin_add_overflow(2000000000, u, &r)); printf("%d %d ", r, __builtin_mul_overflow(300, 300, &sr)); printf("%d ", sr); printf("%d ", __builtin_sub_overflow(l, ll, &ll)); printf("%d %lld\n", __builtin_saddl_overflow(l, l, &l), ll);
    printf("%d %d %d %d %d\n", __builtin_isnan(nan), __builtin_isinf(d), __builtin_isless(d, nan), __builtin_isunordered(d, nan), __builtin_signbit(-0.0) != 0);
    long al = 5; printf("%ld ", __sync_fetch_and_add(&al, 3)); printf("%ld ", __sync_sub_and_fetch(&al, 1)); printf("%d ", __sync_bool_compare_and_swap(&al, 7, 70)); printf("%ld ", __sync_val_compare_and_swap(&al, 1, 2)); long want = 70; printf("%d ", __atomic_compare_exchange_n(&al, &want, 71, 0, 5, 5)); printf("%ld ", __atomic_exchange_n(&al, 9, 5)); printf("%ld %ld\n", __atomic_load_n(&al, 5), want);
    u8 x8 = 0; x8--; x8 = ~x8; printf("%d %d\n", x8, (u8)~x8); _Bool bo = 0; bo--; printf("%d ", bo); bo++; bo++; printf("%d ", bo); printf("%d\n", bo += 5);
    printf("%d %d\n", sizeof(a + b) == 4, sizeof(+c) == 4); printf("%d\n", __builtin_expect(i > 3, 1) == (i > 3)); char m = -128; m = -m; printf("%d %d\n", m, -m);
    unsigned long long huge = 18446744073709551615ull; printf("%g %g %d\n", (double)huge, (float)huge, (int)(huge >> 63)); printf("%d %u\n", (int)huge, (unsigned)1.9f == 1);
    double e = 1e300; e *= 1e10; printf("%g %d\n", e, __builtin_isinf(e) != 0); for (float q = 0; q < 1; q += .25f) printf("%g ", q); printf("\n");
    printf("%ld %ld %d\n", (long)(char *)100 + 1, (char *)40 - (char *)8, (int *)16 - (int *)8 == 2); const int k = 7; int y = k > 5 ? k : -k; y <<= k; printf("%d\n", y);
    return 0;
}
