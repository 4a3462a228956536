int printf(const char *, ...);
int main(void) { int *p[3]; int v[3]; for (int i = 0; i < 3; i++) { int x = i * i; v[i] = x; p[i] = &v[i]; } int s = 0; for (int i = 2; i >= 0; i--) s = s * 10 + *p[i]; printf("%d\n", s); for (unsigned u = 3; u-- > 0;) printf("%u", u); printf("\n"); return 0; }
