int printf(const char *, ...);
void up(char *s) { for (; *s; s++) if (*s >= 'a' && *s <= 'z') *s -= 32; }
int pal(const char *s, int n) { for (int i = 0; i < n / 2; i++) if (s[i] != s[n - 1 - i]) return 0; return 1; }
int main(void) { char s[] = "Hello, World"; up(s); printf("%s %d %d\n", s, pal("racecar", 7), pal("ab", 2)); char t[3][6] = {"one", "two"}; up(t[1]); printf("%s %s [%s]\n", t[0], t[1], t[2]); return 0; }
