int printf(const char *, ...);
int main(void) { int a = 1, b = 2, c = 3; int r = a + b * c - (a << b) + (c ^ b) * ((a | b) & c) - -a + ~b + !c + (a < b) * 10 + (a == b ? 100 : 200) % 7; unsigned u = r; printf("%d %u %u\n", r, u >> 1, u * 2654435761u); return r & 0x7f; }
