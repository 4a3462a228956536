int printf(const char *, ...);
int f(int a, int b) { switch (a) { case 0: switch (b) { case 0: return 1; case 1: break; default: return 3; } return 4; case 1: { for (int i = 0;; i++) switch (b - i) { case 0: return 10 + i; } } default: return b > 2 ? 5 : 6; } }
int main(void) { for (int a = 0; a < 3; a++) for (int b = 0; b < 4; b++) printf("%d ", f(a, b)); printf("\n"); return 0; }
