int printf(const char *, ...);
int t; int next(void) { return ++t; }
int main(void) { int a = next() * 10; a += next(); int b[2]; b[0] = next(); b[1] = next(); printf("%d %d %d\n", a, b[0], b[1]); int c = (next(), next()); printf("%d\n", c); return next() && next() ? t : 0; }
