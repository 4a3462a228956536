int printf(const char *, ...);
#define max(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
int main(void) { int x = 3; __typeof__(x) y = 4; __auto_type z = 2.5; printf("%d %f %d\n", max(x++, y), max(z, 1.0f), x); return _Generic(z, double: 7, int: 8); }
