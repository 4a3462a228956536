// Models of string.h. A part starts at a line `//@ name` and is linked in when the name is used and not defined.

//@ strlen
__SIZE_TYPE__ strlen(const char *s) {
    __SIZE_TYPE__ n = 0;
    while (s[n]) n++;
    return n;
}
//@ strnlen
__SIZE_TYPE__ strnlen(const char *s, __SIZE_TYPE__ max) {
    __SIZE_TYPE__ n = 0;
    while (n < max && s[n]) n++;
    return n;
}
//@ strcpy
char *strcpy(char *to, const char *from) {
    __SIZE_TYPE__ i = 0;
    while ((to[i] = from[i])) i++;
    return to;
}
//@ stpcpy
char *stpcpy(char *to, const char *from) {
    while ((*to = *from)) to++, from++;
    return to;
}
//@ strncpy
char *strncpy(char *to, const char *from, __SIZE_TYPE__ n) {
    __SIZE_TYPE__ i = 0;
    for (; i < n && from[i]; i++) to[i] = from[i];
    for (; i < n; i++) to[i] = 0;
    return to;
}
//@ strcat
char *strcat(char *to, const char *from) {
    __SIZE_TYPE__ n = 0, i = 0;
    while (to[n]) n++;
    while ((to[n + i] = from[i])) i++;
    return to;
}
//@ strncat
char *strncat(char *to, const char *from, __SIZE_TYPE__ max) {
    __SIZE_TYPE__ n = 0, i = 0;
    while (to[n]) n++;
    for (; i < max && from[i]; i++) to[n + i] = from[i];
    to[n + i] = 0;
    return to;
}
//@ strcmp
int __symra_sign(int);
int strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return __symra_sign((unsigned char)*a - (unsigned char)*b);
}
//@ strcoll
int __symra_sign(int);
int strcoll(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return __symra_sign((unsigned char)*a - (unsigned char)*b);
}
//@ strncmp
int __symra_sign(int);
int strncmp(const char *a, const char *b, __SIZE_TYPE__ n) {
    for (; n; a++, b++, n--) {
        if (*a != *b) return __symra_sign((unsigned char)*a - (unsigned char)*b);
        if (!*a) break;
    }
    return 0;
}
//@ strcasecmp
int __symra_sign(int);
int strcasecmp(const char *a, const char *b) {
    for (;; a++, b++) {
        int x = (unsigned char)*a, y = (unsigned char)*b;
        if (x >= 'A' && x <= 'Z') x += 32;
        if (y >= 'A' && y <= 'Z') y += 32;
        if (x != y || !x) return __symra_sign(x - y);
    }
}
//@ strncasecmp
int __symra_sign(int);
int strncasecmp(const char *a, const char *b, __SIZE_TYPE__ n) {
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
__SIZE_TYPE__ strspn(const char *s, const char *accept) {
    __SIZE_TYPE__ n = 0;
    for (; s[n]; n++) {
        __SIZE_TYPE__ i = 0;
        while (accept[i] && accept[i] != s[n]) i++;
        if (!accept[i]) break;
    }
    return n;
}
//@ strcspn
__SIZE_TYPE__ strcspn(const char *s, const char *reject) {
    __SIZE_TYPE__ n = 0;
    for (; s[n]; n++) {
        __SIZE_TYPE__ i = 0;
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
        __SIZE_TYPE__ i = 0;
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
void *malloc(__SIZE_TYPE__);
char *strdup(const char *s) {
    __SIZE_TYPE__ n = 0;
    while (s[n]) n++;
    char *copy = malloc(n + 1);
    for (__SIZE_TYPE__ i = 0; i <= n; i++) copy[i] = s[i];
    return copy;
}
//@ __strdup
void *malloc(__SIZE_TYPE__);
char *__strdup(const char *s) {
    __SIZE_TYPE__ n = 0;
    while (s[n]) n++;
    char *copy = malloc(n + 1);
    for (__SIZE_TYPE__ i = 0; i <= n; i++) copy[i] = s[i];
    return copy;
}
//@ strndup
void *malloc(__SIZE_TYPE__);
char *strndup(const char *s, __SIZE_TYPE__ max) {
    __SIZE_TYPE__ n = 0;
    while (n < max && s[n]) n++;
    char *copy = malloc(n + 1);
    for (__SIZE_TYPE__ i = 0; i < n; i++) copy[i] = s[i];
    copy[n] = 0;
    return copy;
}
//@ memcmp
int __symra_sign(int);
int memcmp(const void *a, const void *b, __SIZE_TYPE__ n) {
    const unsigned char *p = a, *q = b;
    for (__SIZE_TYPE__ i = 0; i < n; i++)
        if (p[i] != q[i]) return __symra_sign(p[i] - q[i]);
    return 0;
}
//@ bcmp
int __symra_truth(int);
int bcmp(const void *a, const void *b, __SIZE_TYPE__ n) {
    const unsigned char *p = a, *q = b;
    for (__SIZE_TYPE__ i = 0; i < n; i++)
        if (p[i] != q[i]) return __symra_truth(1);
    return 0;
}
//@ memchr
void *memchr(const void *s, int c, __SIZE_TYPE__ n) {
    const unsigned char *p = s;
    for (; n; p++, n--)
        if (*p == (unsigned char)c) return (void *)p;
    return 0;
}
//@ memrchr
void *memrchr(const void *s, int c, __SIZE_TYPE__ n) {
    const unsigned char *p = s;
    while (n--)
        if (p[n] == (unsigned char)c) return (void *)(p + n);
    return 0;
}
//@ mempcpy
void *mempcpy(void *to, const void *from, __SIZE_TYPE__ n) {
    char *p = to;
    const char *q = from;
    for (__SIZE_TYPE__ i = 0; i < n; i++) p[i] = q[i];
    return p + n;
}
//@ bzero
void bzero(void *to, __SIZE_TYPE__ n) {
    char *p = to;
    for (__SIZE_TYPE__ i = 0; i < n; i++) p[i] = 0;
}
//@ bcopy
void *memmove(void *, const void *, __SIZE_TYPE__);
void bcopy(const void *from, void *to, __SIZE_TYPE__ n) { memmove(to, from, n); }
//@ memccpy
void *memccpy(void *to, const void *from, int c, __SIZE_TYPE__ n) {
    unsigned char *t = to;
    const unsigned char *f = from;
    for (__SIZE_TYPE__ i = 0; i < n; i++) {
        t[i] = f[i];
        if (f[i] == (unsigned char)c) return t + i + 1;
    }
    return 0;
}
//@ stpncpy
char *stpncpy(char *to, const char *from, __SIZE_TYPE__ n) {
    __SIZE_TYPE__ i = 0, end;
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
__SIZE_TYPE__ strspn(const char *, const char *);
__SIZE_TYPE__ strcspn(const char *, const char *);
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
//@ ffs
int ffs(int x) { return __builtin_ffs(x); }
//@ ffsl
int ffsl(long x) { return __builtin_ffsl(x); }
//@ ffsll
int ffsll(long long x) { return __builtin_ffsll(x); }
