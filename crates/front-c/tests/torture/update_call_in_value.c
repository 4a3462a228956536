int printf(const char *, ...);
int g = 10; int h[2] = {1, 2};
int change(void) { g = 100; h[0] = 50; return 1; }
int main(void) { int l = 5; l += change(); printf("%d %d\n", l, g); int s = 3; s = s * 2 + change() + s; printf("%d\n", s); return 0; }
