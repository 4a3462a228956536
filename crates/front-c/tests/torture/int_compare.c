int printf(const char *, ...);
int main(void) {
    int a = -1; unsigned b = 1; long c = -1; unsigned long d = 1;
    printf("%d %d %d %d\n", a < b, c < d, a < (long)b, (long)a < c);
    printf("%d %d\n", (short)-1 < (unsigned short)1, (char)-1 < (unsigned char)255);
    printf("%d %d %d\n", a == ~0u, 'a' < 'b', !a);
    return 0;
}
