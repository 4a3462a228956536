int printf(const char *, ...);
int main(void) { int i = 7; float f = i / 2 + i / 2.0f; double d = i++ * 0.5 + f; i /= 0.3; printf("%f %f %d\n", f, d, i); unsigned u = 3; u -= 1.5; printf("%u\n", u); long l = 1e10; printf("%d\n", l > 2000000000.0 || sizeof l == 4); f = 16777216; f += 1; printf("%.1f\n", f); char c = 'a' + 1.9; printf("%c\n", c); return (int)(0.1 + 0.2 == 0.3); }
