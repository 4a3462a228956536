// Models of string.h. A part starts at a line `//@ name` and is linked in when the name is used and not defined.

//@ strlen
size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}
//@ strnlen
size_t strnlen(const char *s, size_t max) {
    size_t n = 0;
    while (n < max && s[n]) n++;
    return n;
}
//@ strcpy
char *strcpy(char *to, const char *from) {
    size_t i = 0;
    while ((to[i] = from[i])) i++;
    __symra_apart(to, i + 1, from, i + 1);
    return to;
}
//@ stpcpy
char *stpcpy(char *to, const char *from) {
    size_t i = 0;
    while ((to[i] = from[i])) i++;
    __symra_apart(to, i + 1, from, i + 1);
    return to + i;
}
//@ strncpy
char *strncpy(char *to, const char *from, size_t n) {
    size_t i = 0;
    __symra_not_null(to);
    __symra_not_null(from);
    for (; i < n && from[i]; i++) to[i] = from[i];
    __symra_apart(to, i, from, i);
    for (; i < n; i++) to[i] = 0;
    return to;
}
//@ strcat
char *strcat(char *to, const char *from) {
    size_t n = 0, i = 0;
    while (to[n]) n++;
    while ((to[n + i] = from[i])) i++;
    __symra_apart(to + n, i + 1, from, i + 1);
    return to;
}
//@ strncat
char *strncat(char *to, const char *from, size_t max) {
    size_t n = 0, i = 0;
    while (to[n]) n++;
    for (; i < max && from[i]; i++) to[n + i] = from[i];
    to[n + i] = 0;
    __symra_apart(to + n, i, from, i);
    return to;
}
//@ strcmp
int strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return __symra_sign((unsigned char)*a - (unsigned char)*b);
}
//@ strcoll
int strcoll(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return __symra_sign((unsigned char)*a - (unsigned char)*b);
}
//@ strncmp
int strncmp(const char *a, const char *b, size_t n) {
    __symra_not_null(a);
    __symra_not_null(b);
    for (; n; a++, b++, n--) {
        if (*a != *b) return __symra_sign((unsigned char)*a - (unsigned char)*b);
        if (!*a) break;
    }
    return 0;
}
//@ strcasecmp
int strcasecmp(const char *a, const char *b) {
    for (;; a++, b++) {
        int x = (unsigned char)*a, y = (unsigned char)*b;
        if (x >= 'A' && x <= 'Z') x += 32;
        if (y >= 'A' && y <= 'Z') y += 32;
        if (x != y || !x) return __symra_sign(x - y);
    }
}
//@ strncasecmp
int strncasecmp(const char *a, const char *b, size_t n) {
    __symra_not_null(a);
    __symra_not_null(b);
    for (; n; a++, b++, n--) {
        int x = (unsigned char)*a, y = (unsigned char)*b;
        if (x >= 'A' && x <= 'Z') x += 32;
        if (y >= 'A' && y <= 'Z') y += 32;
        if (x != y || !x) return __symra_sign(x - y);
    }
    return 0;
}
//@ strchr
char *strchr(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return (char *)s;
        if (!*s) return 0;
    }
}
//@ index
char *index(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return (char *)s;
        if (!*s) return 0;
    }
}
//@ strchrnul
char *strchrnul(const char *s, int c) {
    while (*s && *s != (char)c) s++;
    return (char *)s;
}
//@ rawmemchr
void *rawmemchr(const void *s, int c) {
    const unsigned char *at = s;
    while (*at != (unsigned char)c) at++;
    return (void *)at;
}
//@ basename
char *basename(const char *s) {
    const char *last = s;
    for (; *s; s++)
        if (*s == '/') last = s + 1;
    return (char *)last;
}
//@ strrchr
char *strrchr(const char *s, int c) {
    const char *found = 0;
    for (;; s++) {
        if (*s == (char)c) found = s;
        if (!*s) return (char *)found;
    }
}
//@ rindex
char *rindex(const char *s, int c) {
    const char *found = 0;
    for (;; s++) {
        if (*s == (char)c) found = s;
        if (!*s) return (char *)found;
    }
}
//@ strspn
size_t strspn(const char *s, const char *accept) {
    size_t n = 0;
    for (; s[n]; n++) {
        size_t i = 0;
        while (accept[i] && accept[i] != s[n]) i++;
        if (!accept[i]) break;
    }
    return n;
}
//@ strcspn
size_t strcspn(const char *s, const char *reject) {
    size_t n = 0;
    for (; s[n]; n++) {
        size_t i = 0;
        while (reject[i] && reject[i] != s[n]) i++;
        if (reject[i]) break;
    }
    return n;
}
//@ strpbrk
char *strpbrk(const char *s, const char *accept) {
    for (; *s; s++)
        for (const char *a = accept; *a; a++)
            if (*a == *s) return (char *)s;
    return 0;
}
//@ strstr
char *strstr(const char *s, const char *part) {
    for (;; s++) {
        size_t i = 0;
        while (part[i] && s[i] == part[i]) i++;
        if (!part[i]) return (char *)s;
        if (!*s) return 0;
    }
}
//@ strtok
static char *__symra_token;
char *strtok(char *s, const char *delimiters) {
    if (!s) s = __symra_token;
    if (!s) return 0;
    for (; *s; s++) {
        const char *d = delimiters;
        while (*d && *d != *s) d++;
        if (!*d) break;
    }
    if (!*s) {
        __symra_token = 0;
        return 0;
    }
    char *start = s;
    for (; *s; s++) {
        const char *d = delimiters;
        while (*d && *d != *s) d++;
        if (*d) {
            *s = 0;
            __symra_token = s + 1;
            return start;
        }
    }
    __symra_token = 0;
    return start;
}
//@ strdup
void *malloc(size_t);
char *strdup(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    char *copy = malloc(n + 1);
    if (!copy) return 0;
    for (size_t i = 0; i <= n; i++) copy[i] = s[i];
    return copy;
}
//@ __strdup
void *malloc(size_t);
char *__strdup(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    char *copy = malloc(n + 1);
    if (!copy) return 0;
    for (size_t i = 0; i <= n; i++) copy[i] = s[i];
    return copy;
}
//@ strndup
void *malloc(size_t);
char *strndup(const char *s, size_t max) {
    size_t n = 0;
    while (n < max && s[n]) n++;
    char *copy = malloc(n + 1);
    if (!copy) return 0;
    for (size_t i = 0; i < n; i++) copy[i] = s[i];
    copy[n] = 0;
    return copy;
}
//@ memcmp
int memcmp(const void *a, const void *b, size_t n) {
    const unsigned char *p = a, *q = b;
    __symra_not_null(a);
    __symra_not_null(b);
    __symra_access(a, n);
    __symra_access(b, n);
    for (size_t i = 0; i < n; i++)
        if (p[i] != q[i]) return __symra_sign(p[i] - q[i]);
    return 0;
}
//@ bcmp
int bcmp(const void *a, const void *b, size_t n) {
    const unsigned char *p = a, *q = b;
    __symra_not_null(a);
    __symra_not_null(b);
    __symra_access(a, n);
    __symra_access(b, n);
    for (size_t i = 0; i < n; i++)
        if (p[i] != q[i]) return __symra_truth(1);
    return 0;
}
//@ memchr
void *memchr(const void *s, int c, size_t n) {
    const unsigned char *p = s;
    __symra_not_null(s);
    for (; n; p++, n--)
        if (*p == (unsigned char)c) return (void *)p;
    return 0;
}
//@ memrchr
void *memrchr(const void *s, int c, size_t n) {
    const unsigned char *p = s;
    __symra_access(s, n);
    while (n--)
        if (p[n] == (unsigned char)c) return (void *)(p + n);
    return 0;
}
//@ mempcpy
void *mempcpy(void *to, const void *from, size_t n) {
    char *p = to;
    const char *q = from;
    __symra_not_null(to);
    __symra_not_null(from);
    __symra_access(to, n);
    __symra_access(from, n);
    __symra_apart(to, n, from, n);
    for (size_t i = 0; i < n; i++) p[i] = q[i];
    return p + n;
}
//@ bzero
void bzero(void *to, size_t n) {
    char *p = to;
    for (size_t i = 0; i < n; i++) p[i] = 0;
}
//@ bcopy
void *memmove(void *, const void *, size_t);
void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }
//@ memccpy
void *memccpy(void *to, const void *from, int c, size_t n) {
    unsigned char *t = to;
    const unsigned char *f = from;
    for (size_t i = 0; i < n; i++) {
        t[i] = f[i];
        if (f[i] == (unsigned char)c) return t + i + 1;
    }
    return 0;
}
//@ stpncpy
char *stpncpy(char *to, const char *from, size_t n) {
    size_t i = 0, end;
    for (; i < n && from[i]; i++) to[i] = from[i];
    end = i;
    for (; i < n; i++) to[i] = 0;
    return to + end;
}
//@ strsep
char *strsep(char **at, const char *set) {
    char *start = *at;
    if (!start) return 0;
    for (char *p = start;; p++) {
        if (!*p) {
            *at = 0;
            return start;
        }
        for (const char *s = set; *s; s++)
            if (*p == *s) {
                *p = 0;
                *at = p + 1;
                return start;
            }
    }
}
//@ strtok_r
size_t strspn(const char *, const char *);
size_t strcspn(const char *, const char *);
char *strtok_r(char *s, const char *set, char **at) {
    if (!s) s = *at;
    if (!s) return 0;
    s += strspn(s, set);
    if (!*s) {
        *at = s;
        return 0;
    }
    char *end = s + strcspn(s, set);
    if (*end) *end++ = 0;
    *at = end;
    return s;
}
//@ strcasestr
char *strcasestr(const char *s, const char *part) {
    for (;; s++) {
        for (size_t i = 0;; i++) {
            int x = (unsigned char)s[i], y = (unsigned char)part[i];
            if (!y) return (char *)s;
            if (x >= 'A' && x <= 'Z') x += 32;
            if (y >= 'A' && y <= 'Z') y += 32;
            if (x != y) break;
        }
        if (!*s) return 0;
    }
}
//@ memmem
void *memmem(const void *s, size_t n, const void *part, size_t m) {
    const unsigned char *p = s, *q = part;
    __symra_access(s, n);
    __symra_access(part, m);
    for (size_t i = 0; m <= n && i <= n - m; i++) {
        size_t k = 0;
        while (k < m && p[i + k] == q[k]) k++;
        if (k == m) return (void *)(p + i);
    }
    return 0;
}
//@ explicit_bzero
void explicit_bzero(void *to, size_t n) {
    for (size_t i = 0; i < n; i++) ((char *)to)[i] = 0;
}
//@ strlcpy
size_t strlcpy(char *to, const char *from, size_t size) {
    size_t n = 0;
    while (from[n]) n++;
    for (size_t i = 0; size && i < size; i++) {
        if (i + 1 == size) to[i] = 0;
        else if (!(to[i] = from[i])) break;
    }
    return n;
}
//@ strlcat
size_t strlcat(char *to, const char *from, size_t size) {
    size_t start = 0, n = 0;
    while (start < size && to[start]) start++;
    while (from[n]) n++;
    if (start < size) {
        size_t i = 0;
        for (; start + i + 1 < size && from[i]; i++) to[start + i] = from[i];
        to[start + i] = 0;
    }
    return start + n;
}
//@ strxfrm
size_t strxfrm(char *to, const char *from, size_t size) {
    size_t n = 0;
    for (; from[n]; n++)
        if (n < size) to[n] = from[n];
    if (n < size) to[n] = 0;
    return n;
}
//@ ffs
int ffs(int x) { return __builtin_ffs(x); }
//@ ffsl
int ffsl(long x) { return __builtin_ffsl(x); }
//@ ffsll
int ffsll(long long x) { return __builtin_ffsll(x); }
