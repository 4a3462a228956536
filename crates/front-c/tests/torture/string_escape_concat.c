int printf(const char *, ...);
int main(void) { const char *s = "a" "b\n" "\x41" "1\0hidden"; int n = 0; while (s[n]) n++; printf("%s %d %d\n", s, n, (int)sizeof("a" "b")); const char w[] = "\\\'\"\?\a"; printf("%d %d\n", (int)sizeof w, w[4]); return 0; }
