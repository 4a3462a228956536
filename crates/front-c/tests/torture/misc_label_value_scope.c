int printf(const char *, ...);
int main(void) { int i = 0; { int a = 5; loop: a = i * 2; if (i++ < 3) goto loop; printf("%d %d\n", a, i); } switch (i) { case 4: { int b = i; case 5: b = 2; printf("%d\n", b); } } return 0; }
