// Models of stdlib.h, time.h and errno.h. A part starts at a line `//@ name` and is linked in when the name is used
// and not defined.

//@ abs checked
int abs(int x) { return x < 0 ? -x : x; }
//@ labs checked
long labs(long x) { return x < 0 ? -x : x; }
//@ llabs checked
long long llabs(long long x) { return x < 0 ? -x : x; }
//@ imaxabs checked
long long imaxabs(long long x) { return x < 0 ? -x : x; }
//@ div checked
typedef struct { int quot, rem; } __symra_div;
__symra_div div(int a, int b) {
    __symra_div r = {a / b, a % b};
    return r;
}
//@ ldiv checked
typedef struct { long quot, rem; } __symra_ldiv;
__symra_ldiv ldiv(long a, long b) {
    __symra_ldiv r = {a / b, a % b};
    return r;
}
//@ atoi
int atoi(const char *s) {
    int n = 0, negative = 0;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
    if (*s == '-' || *s == '+') negative = *s++ == '-';
    while (*s >= '0' && *s <= '9') n = n * 10 - (*s++ - '0');
    return negative ? n : -n;
}
//@ atol
long atol(const char *s) {
    long n = 0;
    int negative = 0;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
    if (*s == '-' || *s == '+') negative = *s++ == '-';
    while (*s >= '0' && *s <= '9') n = n * 10 - (*s++ - '0');
    return negative ? n : -n;
}
//@ atoll
long long atoll(const char *s) {
    long long n = 0;
    int negative = 0;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
    if (*s == '-' || *s == '+') negative = *s++ == '-';
    while (*s >= '0' && *s <= '9') n = n * 10 - (*s++ - '0');
    return negative ? n : -n;
}
//@ __symra_strto
// The number that a string starts with; `most` is the largest, `least` what the smallest one is short of zero. Negative ones of an
// unsigned type, where `least` is 0, wrap. Since C23 there are binary numbers.
void __symra_set_errno(int);
unsigned long long __symra_strto(const char *s, char **end, int base, unsigned long long most, unsigned long long least, int binary) {
    const char *start = s;
    unsigned long long n = 0;
    int negative = 0, any = 0, over = 0;
    if (base < 0 || base == 1 || base > 36) {
        __symra_set_errno(22);
        return 0;
    }
    while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
    if (*s == '-' || *s == '+') negative = *s++ == '-';
    if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && (base == 0 || base == 16) &&
        ((s[2] >= '0' && s[2] <= '9') || (s[2] >= 'a' && s[2] <= 'f') || (s[2] >= 'A' && s[2] <= 'F'))) {
        base = 16;
        s += 2;
    } else if (binary && s[0] == '0' && (s[1] == 'b' || s[1] == 'B') && (base == 0 || base == 2) && (s[2] == '0' || s[2] == '1')) {
        base = 2;
        s += 2;
    } else if (base == 0) {
        base = *s == '0' ? 8 : 10;
    }
    if (negative && least) most = least;
    for (;; s++, any = 1) {
        int d = *s >= '0' && *s <= '9' ? *s - '0' : *s >= 'a' && *s <= 'z' ? *s - 'a' + 10 : *s >= 'A' && *s <= 'Z' ? *s - 'A' + 10 : 99;
        if (d >= base) break;
        if (n > (most - d) / base) over = 1;
        n = n * base + d;
    }
    if (end) *end = (char *)(any ? s : start);
    if (over) {
        __symra_set_errno(34);
        return negative && least ? -most : most;
    }
    return negative ? -n : n;
}
//@ strtol
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
long strtol(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ul / 2, ~0ul / 2 + 1, 0);
}
//@ strtoul
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
unsigned long strtoul(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ul, 0, 0);
}
//@ strtoll
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
long long strtoll(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull / 2, ~0ull / 2 + 1, 0);
}
//@ strtoull
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
unsigned long long strtoull(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull, 0, 0);
}
//@ strtoimax
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
long long strtoimax(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull / 2, ~0ull / 2 + 1, 0);
}
//@ strtoumax
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
unsigned long long strtoumax(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull, 0, 0);
}
//@ __isoc23_strtol
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
long __isoc23_strtol(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ul / 2, ~0ul / 2 + 1, 1);
}
//@ __isoc23_strtoul
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
unsigned long __isoc23_strtoul(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ul, 0, 1);
}
//@ __isoc23_strtoll
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
long long __isoc23_strtoll(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull / 2, ~0ull / 2 + 1, 1);
}
//@ __isoc23_strtoull
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull, 0, 1);
}
//@ __isoc23_strtoimax
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
long long __isoc23_strtoimax(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull / 2, ~0ull / 2 + 1, 1);
}
//@ __isoc23_strtoumax
unsigned long long __symra_strto(const char *, char **, int, unsigned long long, unsigned long long, int);
unsigned long long __isoc23_strtoumax(const char *s, char **end, int base) {
    return __symra_strto(s, end, base, ~0ull, 0, 1);
}
//@ qsort
void qsort(void *base, __SIZE_TYPE__ count, __SIZE_TYPE__ size, int (*compare)(const void *, const void *)) {
    char *a = base;
    for (__SIZE_TYPE__ i = 1; i < count; i++)
        for (__SIZE_TYPE__ j = i; j > 0 && compare(a + (j - 1) * size, a + j * size) > 0; j--)
            for (__SIZE_TYPE__ k = 0; k < size; k++) {
                char t = a[(j - 1) * size + k];
                a[(j - 1) * size + k] = a[j * size + k];
                a[j * size + k] = t;
            }
}
//@ bsearch
void *bsearch(const void *key, const void *base, __SIZE_TYPE__ count, __SIZE_TYPE__ size, int (*compare)(const void *, const void *)) {
    __SIZE_TYPE__ low = 0, high = count;
    while (low < high) {
        __SIZE_TYPE__ middle = low + (high - low) / 2;
        const char *at = (const char *)base + middle * size;
        int order = compare(key, at);
        if (order == 0) return (void *)at;
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return 0;
}
//@ realloc
void *malloc(__SIZE_TYPE__);
void free(void *);
__SIZE_TYPE__ __symra_object_size(void *);
void *realloc(void *old, __SIZE_TYPE__ size) {
    char *new = malloc(size);
    if (old) {
        __SIZE_TYPE__ n = __symra_object_size(old);
        if (n > size) n = size;
        for (__SIZE_TYPE__ i = 0; i < n; i++) new[i] = ((char *)old)[i];
        free(old);
    }
    return new;
}
//@ aligned_alloc
void *malloc(__SIZE_TYPE__);
void *aligned_alloc(__SIZE_TYPE__ align, __SIZE_TYPE__ size) { return malloc(size); }
//@ memalign
void *malloc(__SIZE_TYPE__);
void *memalign(__SIZE_TYPE__ align, __SIZE_TYPE__ size) { return malloc(size); }
//@ posix_memalign
void *malloc(__SIZE_TYPE__);
int posix_memalign(void **to, __SIZE_TYPE__ align, __SIZE_TYPE__ size) {
    *to = malloc(size);
    return 0;
}
//@ atexit exit __symra_run_handlers
void __symra_exit(int);
static void (*__symra_handlers[32])(void);
static int __symra_count;
int atexit(void (*f)(void)) {
    if (__symra_count == 32) return -1;
    __symra_handlers[__symra_count++] = f;
    return 0;
}
void __symra_run_handlers(void) {
    while (__symra_count > 0) __symra_handlers[--__symra_count]();
}
void exit(int code) {
    __symra_run_handlers();
    __symra_exit(code);
}
//@ rand
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);
int rand(void) {
    int r = __VERIFIER_nondet_int();
    __VERIFIER_assume(r >= 0);
    return r;
}
//@ random
long __VERIFIER_nondet_long(void);
void __VERIFIER_assume(int);
long random(void) {
    long r = __VERIFIER_nondet_long();
    __VERIFIER_assume(r >= 0 && r <= 2147483647);
    return r;
}
//@ time
long __VERIFIER_nondet_long(void);
long time(long *to) {
    long t = __VERIFIER_nondet_long();
    if (to) *to = t;
    return t;
}
//@ clock
long __VERIFIER_nondet_long(void);
long clock(void) { return __VERIFIER_nondet_long(); }
//@ sleep
unsigned __VERIFIER_nondet_uint(void);
unsigned sleep(unsigned seconds) {
    unsigned left = __VERIFIER_nondet_uint();
    return left < seconds ? left : seconds;
}
//@ usleep
_Bool __VERIFIER_nondet_bool(void);
void __symra_any_errno(void);
int usleep(unsigned microseconds) {
    if (!__VERIFIER_nondet_bool()) return 0;
    __symra_any_errno();
    return -1;
}
//@ sched_yield
int sched_yield(void) { return 0; }
//@ __errno_location
static int __symra_errno;
int *__errno_location(void) { return &__symra_errno; }
//@ getchar
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int), __symra_any_errno(void);
int getchar(void) {
    int c = __VERIFIER_nondet_int();
    __VERIFIER_assume(c >= -1 && c <= 255);
    if (c < 0) __symra_any_errno();
    return c;
}
//@ fgetc
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int), __symra_any_errno(void);
int fgetc(void *stream) {
    int c = __VERIFIER_nondet_int();
    __VERIFIER_assume(c >= -1 && c <= 255);
    if (c < 0) __symra_any_errno();
    return c;
}
//@ getc
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int), __symra_any_errno(void);
int getc(void *stream) {
    int c = __VERIFIER_nondet_int();
    __VERIFIER_assume(c >= -1 && c <= 255);
    if (c < 0) __symra_any_errno();
    return c;
}
//@ getchar_unlocked
int getchar(void);
int getchar_unlocked(void) { return getchar(); }
//@ fgetc_unlocked
int fgetc(void *);
int fgetc_unlocked(void *stream) { return fgetc(stream); }
//@ getc_unlocked
int getc(void *);
int getc_unlocked(void *stream) { return getc(stream); }
//@ fgets_unlocked
char *fgets(char *, int, void *);
char *fgets_unlocked(char *to, int size, void *stream) { return fgets(to, size, stream); }
//@ fgets
char __VERIFIER_nondet_char(void);
_Bool __VERIFIER_nondet_bool(void);
void __symra_any_errno(void);
char *fgets(char *to, int size, void *stream) {
    if (size <= 0 || __VERIFIER_nondet_bool()) {
        __symra_any_errno();
        return 0;
    }
    int i = 0;
    for (; i < size - 1; i++) {
        to[i] = __VERIFIER_nondet_char();
        if (to[i] == '\n' || __VERIFIER_nondet_bool()) {
            i++;
            break;
        }
    }
    to[i] = 0;
    return to;
}
//@ read
long __VERIFIER_nondet_long(void);
char __VERIFIER_nondet_char(void);
void __VERIFIER_assume(int), __symra_any_errno(void);
__PTRDIFF_TYPE__ read(int file, void *to, __SIZE_TYPE__ size) {
    __PTRDIFF_TYPE__ n = __VERIFIER_nondet_long();
    __VERIFIER_assume(n >= -1 && (n < 0 || (__SIZE_TYPE__)n <= size));
    if (n < 0) __symra_any_errno();
    for (__PTRDIFF_TYPE__ i = 0; i < n; i++) ((char *)to)[i] = __VERIFIER_nondet_char();
    return n;
}
//@ lldiv checked
typedef struct { long long quot, rem; } __symra_lldiv;
__symra_lldiv lldiv(long long a, long long b) {
    __symra_lldiv r = {a / b, a % b};
    return r;
}
