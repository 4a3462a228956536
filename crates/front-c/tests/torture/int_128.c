int printf(const char *, ...);
int main(void) {
    unsigned __int128 x = (unsigned __int128)0xffffffffffffffffull * 0xffffffffffffffffull;
    printf("%llx %llx\n", (unsigned long long)(x >> 64), (unsigned long long)x);
    __int128 y = -5;
    y = y * 1000000007 / 3;
    printf("%lld\n", (long long)y);
    return (int)(x % 97);
}
