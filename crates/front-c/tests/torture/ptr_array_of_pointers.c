int printf(const char *, ...);
int main(void) { char *w[] = {"pear", "fig", "apple", "kiwi"}; for (int i = 0; i < 4; i++) for (int j = i + 1; j < 4; j++) { const char *a = w[i], *b = w[j]; while (*a && *a == *b) a++, b++; if (*a > *b) { char *t = w[i]; w[i] = w[j]; w[j] = t; } } for (char **p = w; p < w + 4; p++) printf("%s ", *p); printf("\n"); return 0; }
