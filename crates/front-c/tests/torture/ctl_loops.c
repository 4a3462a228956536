int printf(const char *, ...);
int main(void) {
    int i, s = 0;
    for (i = 0; i < 10; i++) { if (i == 3) continue; if (i == 7) break; s += i; }
    printf("%d %d\n", i, s);
    i = 0; while (i < 5) i += 2; printf("%d\n", i);
    i = 10; do { i--; if (i == 5) continue; s++; } while (i > 3); printf("%d %d\n", i, s);
    for (;;) { if (s-- < 0) break; } printf("%d\n", s);
    for (int j = 0, k = 5; j < k; j++, k--) printf("%d%d ", j, k); printf("\n");
    do i = 99; while (0);
    return i;
}
