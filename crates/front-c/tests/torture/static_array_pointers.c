int printf(const char *, ...);
static int x, y, z; static int *const tab[] = {&x, &y, &z, 0}; static const char *const msg[2][2] = {{"a", "b"}, {"c"}};
int main(void) { int k = 1; for (int *const *p = tab; *p; p++) **p = k++ * 5; printf("%d %d %d %s %d\n", x, y, z, msg[1][0], msg[1][1] == 0); return 0; }
