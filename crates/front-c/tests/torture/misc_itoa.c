int printf(const char *, ...);
char *itoa(int v, char *b) { char *p = b, *q; unsigned u = v < 0 ? -(unsigned)v : v; do *p++ = '0' + u % 10; while (u /= 10); if (v < 0) *p++ = '-'; *p = 0; for (q = b, p--; q < p; q++, p--) { char t = *q; *q = *p; *p = t; } return b; }
int main(void) { char b[16]; printf("%s ", itoa(0, b)); printf("%s ", itoa(-12345, b)); printf("%s\n", itoa(-2147483647 - 1, b)); return 0; }
