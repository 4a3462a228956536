int printf(const char *, ...);
int main(void) { __WCHAR_TYPE__ w[] = L"hi\u00e9"; int n = 0; while (w[n]) n++; printf("%d %d %d\n", n, (int)w[2], (int)(sizeof w / sizeof *w)); return (int)L'A'; }
