int printf(const char *, ...);
volatile int g = 3; const volatile int c = 4;
int main(void) { volatile int l = g; l++; g = l + c; volatile char *p = (volatile char *)&g; printf("%d %d\n", g, *p); return l; }
