int printf(const char *, ...);
int main(void) {
    int x = ({ int y = 5; y * 2; });
    int z = ({ int s = 0; for (int i = 0; i < 4; i++) s += i; s; }) + ({ x++; x; });
    printf("%d %d\n", x, z);
    int m = ({ int a = 3, b = 4; a > b ? a : b; });
    printf("%d\n", m);
    struct p { int a, b; } q = ({ struct p t = {1, 2}; t.a += 5; t; });
    return q.a + q.b;
}
