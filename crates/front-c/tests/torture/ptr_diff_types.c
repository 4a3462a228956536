int printf(const char *, ...);
struct t { char a[12]; };
int main(void) { struct t x[5]; struct t *p = &x[1], *q = &x[4]; double d[4]; printf("%d %d %d\n", (int)(q - p), (int)(p - q), (int)((char *)q - (char *)p)); printf("%d\n", (int)(&d[3] - d)); char *c = (char *)x + 24; printf("%d\n", (struct t *)c == x + 2); return 0; }
