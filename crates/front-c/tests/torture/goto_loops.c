int printf(const char *, ...);
int main(void) { int i = 0, j, s = 0; outer: if (i >= 4) goto done; j = 0; inner: if (j >= i) goto next; s += i * j; j++; goto inner; next: i++; goto outer; done: printf("%d\n", s); { int k = 2; back: s--; if (k-- > 0) goto back; } return s; }
