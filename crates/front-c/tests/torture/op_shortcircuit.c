int printf(const char *, ...);
int n;
int t(int v) { n++; return v; }
int main(void) {
    int a = t(0) && t(1); printf("%d %d\n", a, n);
    a = t(1) || t(1); printf("%d %d\n", a, n);
    a = (t(1) && t(0)) || (t(0) || t(5)); printf("%d %d\n", a, n);
    int x = 0; if (x != 0 && 10 / x > 1) printf("bad\n");
    a = !(t(1) && t(2)) + (t(0) || t(0)) * 2; printf("%d %d\n", a, n);
    return n;
}
