int printf(const char *, ...);
const char *skip(const char *s) { while (*s == ' ') s++; return s; }
int words(const char *s) { int n = 0; while (*(s = skip(s))) { n++; while (*s && *s != ' ') s++; } return n; }
int main(void) { printf("%d %d %d\n", words(" a bc  def "), words(""), words("x")); const char *t = "tail"; const char **pt = &t; *pt += 2; printf("%s\n", t); return 0; }
