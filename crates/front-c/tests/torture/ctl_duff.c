int printf(const char *, ...);
int main(void) {
    int n = 13, c = 0, k = (n + 3) / 4;
    switch (n % 4) {
    case 0: do { c++;
    case 3: c++;
    case 2: c++;
    case 1: c++;
            } while (--k > 0);
    }
    printf("%d\n", c);
    return c;
}
