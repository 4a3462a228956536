int printf(const char *, ...);
int f(char c) { return c; } double g(int x) { return x; } int h(double d) { return d; } unsigned char k(int x) { return x; }
int main(void) { printf("%d %f %d %d %d\n", f(321), g(3.9), h(7), k(257), k(-1)); return 0; }
