// Models of wchar.h and wctype.h in the C locale. A part starts at a line `//@ name` and is linked in when the name is used and not
// defined. A wide character is an `int`.

//@ wcslen
size_t wcslen(const int *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}
//@ wcsnlen
size_t wcsnlen(const int *s, size_t max) {
    size_t n = 0;
    while (n < max && s[n]) n++;
    return n;
}
//@ wcscpy
int *wcscpy(int *to, const int *from) {
    size_t i = 0;
    while ((to[i] = from[i])) i++;
    __symra_apart(to, (i + 1) * sizeof(int), from, (i + 1) * sizeof(int));
    return to;
}
//@ wcsncpy
int *wcsncpy(int *to, const int *from, size_t n) {
    size_t i = 0;
    for (; i < n && from[i]; i++) to[i] = from[i];
    __symra_apart(to, i * sizeof(int), from, i * sizeof(int));
    for (; i < n; i++) to[i] = 0;
    return to;
}
//@ wcscat
int *wcscat(int *to, const int *from) {
    size_t n = 0, i = 0;
    while (to[n]) n++;
    while ((to[n + i] = from[i])) i++;
    __symra_apart(to + n, (i + 1) * sizeof(int), from, (i + 1) * sizeof(int));
    return to;
}
//@ wcsncat
int *wcsncat(int *to, const int *from, size_t max) {
    size_t n = 0, i = 0;
    while (to[n]) n++;
    for (; i < max && from[i]; i++) to[n + i] = from[i];
    to[n + i] = 0;
    return to;
}
//@ wcscmp
int wcscmp(const int *a, const int *b) {
    while (*a && *a == *b) a++, b++;
    return __symra_sign((*a > *b) - (*a < *b));
}
//@ wcscoll
int wcscmp(const int *, const int *);
int wcscoll(const int *a, const int *b) { return wcscmp(a, b); }
//@ wcsncmp
int wcsncmp(const int *a, const int *b, size_t n) {
    for (; n; a++, b++, n--) {
        if (*a != *b) return __symra_sign((*a > *b) - (*a < *b));
        if (!*a) break;
    }
    return 0;
}
//@ wcschr
int *wcschr(const int *s, int c) {
    for (;; s++) {
        if (*s == c) return (int *)s;
        if (!*s) return 0;
    }
}
//@ wcsrchr
int *wcsrchr(const int *s, int c) {
    const int *found = 0;
    for (;; s++) {
        if (*s == c) found = s;
        if (!*s) return (int *)found;
    }
}
//@ wcsstr
int *wcsstr(const int *s, const int *part) {
    for (;; s++) {
        size_t i = 0;
        while (part[i] && s[i] == part[i]) i++;
        if (!part[i]) return (int *)s;
        if (!*s) return 0;
    }
}
//@ wcsspn
size_t wcsspn(const int *s, const int *accept) {
    size_t n = 0;
    for (; s[n]; n++) {
        size_t i = 0;
        while (accept[i] && accept[i] != s[n]) i++;
        if (!accept[i]) break;
    }
    return n;
}
//@ wcscspn
size_t wcscspn(const int *s, const int *reject) {
    size_t n = 0;
    for (; s[n]; n++) {
        size_t i = 0;
        while (reject[i] && reject[i] != s[n]) i++;
        if (reject[i]) break;
    }
    return n;
}
//@ wcspbrk
int *wcspbrk(const int *s, const int *accept) {
    for (; *s; s++)
        for (const int *a = accept; *a; a++)
            if (*a == *s) return (int *)s;
    return 0;
}
//@ wcsdup
void *malloc(size_t);
int *wcsdup(const int *s) {
    size_t n = 0;
    while (s[n]) n++;
    int *copy = malloc((n + 1) * sizeof(int));
    if (!copy) return 0;
    for (size_t i = 0; i <= n; i++) copy[i] = s[i];
    return copy;
}
//@ wmemcpy
int *wmemcpy(int *to, const int *from, size_t n) {
    __symra_apart(to, n * sizeof(int), from, n * sizeof(int));
    for (size_t i = 0; i < n; i++) to[i] = from[i];
    return to;
}
//@ wmempcpy
int *wmempcpy(int *to, const int *from, size_t n) {
    __symra_apart(to, n * sizeof(int), from, n * sizeof(int));
    for (size_t i = 0; i < n; i++) to[i] = from[i];
    return to + n;
}
//@ wmemmove
void *memmove(void *, const void *, size_t);
int *wmemmove(int *to, const int *from, size_t n) { return memmove(to, from, n * sizeof(int)); }
//@ wmemset
int *wmemset(int *to, int c, size_t n) {
    for (size_t i = 0; i < n; i++) to[i] = c;
    return to;
}
//@ wmemcmp
int wmemcmp(const int *a, const int *b, size_t n) {
    __symra_access(a, n * sizeof(int));
    __symra_access(b, n * sizeof(int));
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i]) return __symra_sign((a[i] > b[i]) - (a[i] < b[i]));
    return 0;
}
//@ wmemchr
int *wmemchr(const int *s, int c, size_t n) {
    for (; n; s++, n--)
        if (*s == c) return (int *)s;
    return 0;
}
//@ iswalnum
int iswalnum(unsigned c) { return __symra_truth((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')); }
//@ iswalpha
int iswalpha(unsigned c) { return __symra_truth((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')); }
//@ iswblank
int iswblank(unsigned c) { return __symra_truth(c == ' ' || c == '\t'); }
//@ iswcntrl
int iswcntrl(unsigned c) { return __symra_truth(c < 32 || c == 127); }
//@ iswdigit
int iswdigit(unsigned c) { return __symra_truth(c >= '0' && c <= '9'); }
//@ iswgraph
int iswgraph(unsigned c) { return __symra_truth(c > 32 && c < 127); }
//@ iswlower
int iswlower(unsigned c) { return __symra_truth(c >= 'a' && c <= 'z'); }
//@ iswprint
int iswprint(unsigned c) { return __symra_truth(c >= 32 && c < 127); }
//@ iswpunct
int iswpunct(unsigned c) { return __symra_truth((c > 32 && c < '0') || (c > '9' && c < 'A') || (c > 'Z' && c < 'a') || (c > 'z' && c < 127)); }
//@ iswspace
int iswspace(unsigned c) { return __symra_truth(c == ' ' || (c >= '\t' && c <= '\r')); }
//@ iswupper
int iswupper(unsigned c) { return __symra_truth(c >= 'A' && c <= 'Z'); }
//@ iswxdigit
int iswxdigit(unsigned c) { return __symra_truth((c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f')); }
//@ towlower
unsigned towlower(unsigned c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
//@ towupper
unsigned towupper(unsigned c) { return c >= 'a' && c <= 'z' ? c - 32 : c; }
//@ btowc
unsigned btowc(int c) { return c >= 0 && c < 128 ? (unsigned)c : -1u; }
//@ wctob
int wctob(unsigned c) { return c < 128 ? (int)c : -1; }
//@ mbsinit
int mbsinit(const void *state) {
    // In the C locale there is but one state.
    if (state) __symra_access(state, 8);
    return __symra_truth(1);
}
//@ mblen
int mblen(const char *s, size_t n) {
    if (!s) return 0;
    if (n == 0) return -1;
    return *s == 0 ? 0 : *s > 0 ? 1 : -1;
}
//@ mbtowc
int mbtowc(int *to, const char *s, size_t n) {
    if (!s) return 0;
    if (n == 0 || *s < 0) return -1;
    if (to) *to = *s;
    return *s != 0;
}
//@ wctomb
int wctomb(char *to, int c) {
    if (!to) return 0;
    if (c < 0 || c > 127) return -1;
    *to = c;
    return 1;
}
//@ mbstowcs
size_t mbstowcs(int *to, const char *s, size_t n) {
    size_t i = 0;
    for (; !to || i < n; i++) {
        if (s[i] < 0) return -1;
        if (to) to[i] = s[i];
        if (!s[i]) break;
    }
    return i;
}
//@ wcstombs
size_t wcstombs(char *to, const int *s, size_t n) {
    size_t i = 0;
    for (; !to || i < n; i++) {
        if (s[i] < 0 || s[i] > 127) return -1;
        if (to) to[i] = s[i];
        if (!s[i]) break;
    }
    return i;
}
