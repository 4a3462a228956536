// Models of stdlib.h and errno.h. A part starts at a line `//@ name` and is linked in when the name is used
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
//@ __symra_strtod
// Exact for up to 15 digits and small exponents, where one division or multiplication of exact numbers is all.
double __symra_strtod(const char *s, char **end) {
    const char *start = s;
    unsigned long long digits = 0;
    int negative = 0, any = 0, many = 0, exponent = 0;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
    if (*s == '-' || *s == '+') negative = *s++ == '-';
    if (((s[0] | 32) == 'i' && (s[1] | 32) == 'n' && (s[2] | 32) == 'f') ||
        ((s[0] | 32) == 'n' && (s[1] | 32) == 'a' && (s[2] | 32) == 'n') || (s[0] == '0' && (s[1] | 32) == 'x')) {
        // Other ways to write a number are read, but not computed.
        __symra_approximated();
        size_t n = __symra_nondet_size_t(), most = 0;
        while (s[most]) most++;
        __symra_assume(n <= most);
        if (end) *end = (char *)(s + n);
        return __symra_nondet_double();
    }
    for (int point = 0;; s++) {
        if (*s == '.' && !point) {
            point = 1;
            if (!any && !(s[1] >= '0' && s[1] <= '9')) break;
            continue;
        }
        if (!(*s >= '0' && *s <= '9')) break;
        any = 1;
        if (digits >= 100000000000000ull) many = 1;
        else digits = digits * 10 + (*s - '0');
        exponent -= point;
    }
    if (any && (*s | 32) == 'e') {
        const char *t = s + 1;
        int below = 0, power = 0;
        if (*t == '-' || *t == '+') below = *t++ == '-';
        if (*t >= '0' && *t <= '9') {
            for (; *t >= '0' && *t <= '9'; t++)
                if (power < 10000) power = power * 10 + (*t - '0');
            exponent += below ? -power : power;
            s = t;
        }
    }
    if (end) *end = (char *)(any ? s : start);
    double value = (double)digits, scale = 1;
    if (many || (digits && (exponent > 22 || exponent < -22))) {
        __symra_approximated();
        __symra_any_errno();
        value = __symra_nondet_double();
        __symra_assume(value >= 0);
        return negative ? -value : value;
    }
    for (int i = 0; digits && i < (exponent < 0 ? -exponent : exponent); i++) scale *= 10;
    value = exponent < 0 ? value / scale : value * scale;
    return negative ? -value : value;
}
//@ strtod
double __symra_strtod(const char *, char **);
double strtod(const char *s, char **end) { return __symra_strtod(s, end); }
//@ atof
double __symra_strtod(const char *, char **);
double atof(const char *s) { return __symra_strtod(s, 0); }
//@ strtold
double __symra_strtod(const char *, char **);
long double strtold(const char *s, char **end) {
    double value = __symra_strtod(s, end);
    // A number that is no integer has more digits.
    if (value != (double)(long long)value) __symra_approximated();
    return value;
}
//@ strtof
double __symra_strtod(const char *, char **);
float strtof(const char *s, char **end) {
    double value = __symra_strtod(s, end);
    // It is rounded twice.
    if (value != (float)value) __symra_approximated();
    return value;
}
//@ qsort
// Insertion sort: elements that are equal may come in any order.
void *memcpy(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    char *a = base;
    __symra_not_null(base);
    __symra_access(base, count * size);
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0; j--) {
            char *x = a + (j - 1) * size, *y = a + j * size;
            int order = compare(x, y);
            if (order < 0) break;
            if (order == 0 && (__symra_running() || memcmp(x, y, size) == 0 || __symra_nondet_bool())) break;
            char t[size + 1];
            memcpy(t, x, size);
            memcpy(x, y, size);
            memcpy(y, t, size);
        }
}
//@ bsearch
// Any of the elements that are equal to the key.
void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    const char *a = base;
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = compare(key, a + middle * size);
        if (order == 0) {
            if (__symra_running()) return (void *)(a + middle * size);
            if (__symra_nondet_bool())
                while (middle > low && compare(key, a + (middle - 1) * size) == 0 && __symra_nondet_bool()) middle--;
            else
                while (middle + 1 < high && compare(key, a + (middle + 1) * size) == 0 && __symra_nondet_bool()) middle++;
            return (void *)(a + middle * size);
        }
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return 0;
}
//@ realloc
void *malloc(size_t);
void free(void *);
size_t __symra_object_size(void *);
void *realloc(void *old, size_t size) {
    if (old && size == 0 && (__symra_running() || __symra_nondet_bool())) {
        free(old);
        return 0;
    }
    char *new = malloc(size);
    if (old && new) {
        size_t n = __symra_object_size(old);
        if (n > size) n = size;
        for (size_t i = 0; i < n; i++) new[i] = ((char *)old)[i];
        free(old);
    }
    return new;
}
//@ reallocarray
void *realloc(void *, size_t);
void *reallocarray(void *old, size_t count, size_t size) {
    if (size && count > (size_t)-1 / size) {
        __symra_set_errno(12);
        return 0;
    }
    return realloc(old, count * size);
}
//@ aligned_alloc
void *memalign(size_t, size_t);
void *aligned_alloc(size_t align, size_t size) { return memalign(align, size); }
//@ memalign
void *malloc(size_t);
void *memalign(size_t align, size_t size) {
    // Beyond this, addresses may run out: whether there is one is open, and it is aligned as far as can be said.
    size_t most = sizeof(void *) == 8 ? 1 << 30 : 1 << 20;
    if (align > most) {
        if (__symra_nondet_bool()) return 0;
        align = most;
    }
    void *new = malloc(size);
    if (align > 16) __symra_assume((size_t)new % align == 0);
    return new;
}
//@ pvalloc
void *malloc(size_t);
void *pvalloc(size_t size) {
    void *new = malloc((size + 4095) / 4096 * 4096);
    __symra_assume((size_t)new % 4096 == 0);
    return new;
}
//@ posix_memalign
void *memalign(size_t, size_t);
int posix_memalign(void **to, size_t align, size_t size) {
    if (align % sizeof(void *) != 0 || (align & (align - 1)) != 0 || align == 0) return 22;
    void *new = memalign(align, size);
    if (!new) return 12;
    *to = new;
    return 0;
}
//@ atexit exit __symra_run_handlers
// C guarantees room for 32 functions; glibc takes as many as there is memory for.
void __symra_exit(int);
void __symra_many_handlers(void);
static void (*__symra_handlers[64])(void);
static int __symra_count;
int atexit(void (*f)(void)) {
    if (__symra_count == 64) __symra_many_handlers();
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
//@ __symra_draws
// Whether a number was drawn before.
_Bool __symra_draws(_Bool draws) {
    static _Bool drawn;
    _Bool before = drawn;
    drawn |= draws;
    return before;
}
//@ rand
_Bool __symra_draws(_Bool);
int rand(void) {
    __symra_draws(1);
    int r = __symra_nondet_int();
    __symra_assume(r >= 0);
    return r;
}
//@ srand
// The numbers follow from the seed: where it is set again, or to that of the start after some were drawn, they may repeat.
_Bool __symra_draws(_Bool);
void srand(unsigned seed) {
    static _Bool again;
    if (again || (__symra_draws(0) && seed == 1)) __symra_approximated();
    again = 1;
}
//@ srandom
_Bool __symra_draws(_Bool);
void srandom(unsigned seed) {
    static _Bool again;
    if (again || (__symra_draws(0) && seed == 1)) __symra_approximated();
    again = 1;
}
//@ rand_r
int rand_r(unsigned *seed) {
    __symra_approximated();
    int r = __symra_nondet_int();
    __symra_assume(r >= 0);
    *seed = __symra_nondet_uint();
    return r;
}
//@ random
_Bool __symra_draws(_Bool);
long random(void) {
    __symra_draws(1);
    long r = __symra_nondet_long();
    __symra_assume(r >= 0 && r <= 2147483647);
    return r;
}
//@ __errno_location
static int __symra_errno;
int *__errno_location(void) { return &__symra_errno; }
//@ lldiv checked
typedef struct { long long quot, rem; } __symra_lldiv;
__symra_lldiv lldiv(long long a, long long b) {
    __symra_lldiv r = {a / b, a % b};
    return r;
}
