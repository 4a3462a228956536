int printf(const char *, ...);
int main(void) {
    int c = 0;
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) { if (j == i) break; if (j == 1) continue; c += 10 * i + j; }
        switch (i) { case 1: continue; case 2: c++; break; default: c += 2; }
        c *= 2;
    }
    printf("%d\n", c);
    return 0;
}
