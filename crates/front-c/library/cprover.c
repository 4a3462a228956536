// Models of functions of other verifiers. A part starts at a line `//@ name` and is linked in when the name is used and not
// defined.

//@ __CPROVER_r_ok
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_r_ok(const void *p, size_t n) {
    size_t size = __symra_extent(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (size_t)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_w_ok
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_w_ok(const void *p, size_t n) {
    size_t size = __symra_extent(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (size_t)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_rw_ok
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_rw_ok(const void *p, size_t n) {
    size_t size = __symra_extent(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (size_t)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_same_object
size_t __CPROVER_POINTER_OBJECT(const void *);
_Bool __CPROVER_same_object(const void *p, const void *q) {
    return __CPROVER_POINTER_OBJECT(p) == __CPROVER_POINTER_OBJECT(q);
}
//@ __CPROVER_LIVE_OBJECT
size_t __symra_extent(const void *);
_Bool __CPROVER_LIVE_OBJECT(const void *p) { return __symra_extent(p) != (size_t)-1; }
//@ __CPROVER_allocate
void *malloc(size_t);
void *calloc(size_t, size_t);
void *__CPROVER_allocate(size_t size, _Bool zero) { return zero ? calloc(1, size) : malloc(size); }
//@ __symra_new_object
void *malloc(size_t);
void *__symra_new_object(size_t size) {
    void *new = __symra_nondet_bool() ? malloc(size) : 0;
    if (new) __symra_nondet_memory(new, size);
    return new;
}
//@ __symra_may_free
void free(void *);
void __symra_may_free(void *p) {
    if (__symra_nondet_bool()) free(p);
}
//@ __CPROVER_havoc_object
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_havoc_object(void *p) {
    size_t size = __symra_extent(p);
    if (size != (size_t)-1) __symra_nondet_memory((char *)p - __CPROVER_POINTER_OFFSET(p), size);
}
//@ __CPROVER_havoc_slice
void __CPROVER_havoc_slice(void *p, size_t n) { __symra_nondet_memory(p, n); }
//@ __CPROVER_array_set_1
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_1(unsigned char *p, unsigned char value) {
    size_t n = __symra_extent(p) - __CPROVER_POINTER_OFFSET(p);
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_2
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_2(unsigned short *p, unsigned short value) {
    size_t n = (__symra_extent(p) - __CPROVER_POINTER_OFFSET(p)) / 2;
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_4
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_4(unsigned *p, unsigned value) {
    size_t n = (__symra_extent(p) - __CPROVER_POINTER_OFFSET(p)) / 4;
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_8
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_8(unsigned long long *p, unsigned long long value) {
    size_t n = (__symra_extent(p) - __CPROVER_POINTER_OFFSET(p)) / 8;
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_copy
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void *memmove(void *, const void *, size_t);
void __CPROVER_array_copy(void *to, const void *from) {
    size_t n = __symra_extent(to) - __CPROVER_POINTER_OFFSET(to);
    size_t m = __symra_extent(from) - __CPROVER_POINTER_OFFSET(from);
    if (m > n) m = n;
    memmove(to, from, m);
    if (m < n) __symra_nondet_memory((char *)to + m, n - m);
}
//@ __CPROVER_array_replace
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void *memmove(void *, const void *, size_t);
void __CPROVER_array_replace(void *to, const void *from) {
    size_t n = __symra_extent(to) - __CPROVER_POINTER_OFFSET(to);
    size_t m = __symra_extent(from) - __CPROVER_POINTER_OFFSET(from);
    memmove(to, from, m < n ? m : n);
}
//@ __CPROVER_array_equal
size_t __symra_extent(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_array_equal(const void *a, const void *b) {
    const unsigned char *p = a, *q = b;
    size_t n = __symra_extent(a) - __CPROVER_POINTER_OFFSET(a);
    if (n != __symra_extent(b) - __CPROVER_POINTER_OFFSET(b)) return 0;
    _Bool same = 1;
    for (size_t i = 0; i < n; i++) same &= p[i] == q[i];
    return same;
}
//@ klee_check_memory_access
_Bool __CPROVER_r_ok(const void *, size_t);
void __VERIFIER_assert(int);
void klee_check_memory_access(const void *p, size_t n) { __VERIFIER_assert(__CPROVER_r_ok(p, n)); }
//@ __ESBMC_assume
void __ESBMC_assume(_Bool condition) { __symra_assume(condition); }
//@ __ESBMC_assert
void __CPROVER_assert(_Bool, const char *);
void __ESBMC_assert(_Bool condition, const char *text) { __CPROVER_assert(condition, text); }
//@ __ESBMC_r_ok
_Bool __CPROVER_r_ok(const void *, size_t);
_Bool __ESBMC_r_ok(const void *p, size_t n) { return __CPROVER_r_ok(p, n); }
//@ __ESBMC_w_ok
_Bool __CPROVER_w_ok(const void *, size_t);
_Bool __ESBMC_w_ok(const void *p, size_t n) { return __CPROVER_w_ok(p, n); }
//@ __ESBMC_rw_ok
_Bool __CPROVER_rw_ok(const void *, size_t);
_Bool __ESBMC_rw_ok(const void *p, size_t n) { return __CPROVER_rw_ok(p, n); }
//@ __CPROVER_OBJECT_SIZE
size_t __CPROVER_POINTER_OBJECT(const void *);
size_t __symra_object_size(const void *);
size_t __CPROVER_OBJECT_SIZE(const void *p) {
    return __CPROVER_POINTER_OBJECT(p) ? __symra_object_size(p) : (size_t)-1;
}
//@ __CPROVER_forall
_Bool __CPROVER_forall(_Bool holds) {
    if (holds) __symra_approximated();
    return holds;
}
//@ __CPROVER_exists
_Bool __CPROVER_exists(_Bool holds) {
    if (!holds) __symra_approximated();
    return holds;
}
//@ __symra_signed_plus
long long __symra_signed_plus(long long a, long long b, long long least, long long most) {
    if (b > 0) return a > most - b ? most : a + b;
    return a < least - b ? least : a + b;
}
//@ __symra_signed_minus
long long __symra_signed_minus(long long a, long long b, long long least, long long most) {
    if (b > 0) return a < least + b ? least : a - b;
    return a > most + b ? most : a - b;
}
//@ __symra_unsigned_plus
unsigned long long __symra_unsigned_plus(unsigned long long a, unsigned long long b, unsigned long long most) {
    return a > most - b ? most : a + b;
}
//@ __symra_unsigned_minus
unsigned long long __symra_unsigned_minus(unsigned long long a, unsigned long long b, unsigned long long most) {
    (void)most;
    return a < b ? 0 : a - b;
}
//@ __ESBMC_get_object_size
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __ESBMC_get_object_size(const void *p) { return __CPROVER_OBJECT_SIZE(p); }
//@ __ESBMC_POINTER_OFFSET
size_t __CPROVER_POINTER_OFFSET(const void *);
size_t __ESBMC_POINTER_OFFSET(const void *p) { return __CPROVER_POINTER_OFFSET(p); }
//@ __ESBMC_POINTER_OBJECT
size_t __CPROVER_POINTER_OBJECT(const void *);
size_t __ESBMC_POINTER_OBJECT(const void *p) { return __CPROVER_POINTER_OBJECT(p); }
//@ __ESBMC_same_object
size_t __CPROVER_POINTER_OBJECT(const void *);
_Bool __ESBMC_same_object(const void *p, const void *q) {
    return __CPROVER_POINTER_OBJECT(p) == __CPROVER_POINTER_OBJECT(q);
}
//@ __ESBMC_is_little_endian
_Bool __ESBMC_is_little_endian(void) { return 1; }
//@ __ESBMC_unreachable
void __VERIFIER_assert(int);
void __ESBMC_unreachable(void) { __VERIFIER_assert(0); }
//@ __ESBMC_memset
void *memset(void *, int, size_t);
void *__ESBMC_memset(void *p, int c, size_t n) { return memset(p, c, n); }
//@ __ESBMC_memcpy
void *memcpy(void *, const void *, size_t);
void *__ESBMC_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
//@ __ESBMC_memchr
void *memchr(const void *, int, size_t);
void *__ESBMC_memchr(const void *p, int c, size_t n) { return memchr(p, c, n); }
//@ klee_is_symbolic
unsigned klee_is_symbolic(unsigned long value) {
    (void)value;
    __symra_approximated();
    return __symra_nondet_bool();
}
//@ klee_is_replay
unsigned klee_is_replay(void) { return 0; }
//@ klee_get_obj_size
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t klee_get_obj_size(const void *p) { return __CPROVER_OBJECT_SIZE(p); }
//@ klee_get_valuef
float klee_get_valuef(float value) { return value; }
//@ klee_get_valued
double klee_get_valued(double value) { return value; }
//@ klee_get_valuel
long klee_get_valuel(long value) { return value; }
//@ klee_get_valuell
long long klee_get_valuell(long long value) { return value; }
//@ klee_get_value_i32
int klee_get_value_i32(int value) { return value; }
//@ klee_get_value_i64
long long klee_get_value_i64(long long value) { return value; }
//@ sea_is_dereferenceable
_Bool __CPROVER_r_ok(const void *, size_t);
_Bool sea_is_dereferenceable(const void *p, ssize_t n) { return n >= 0 && __CPROVER_r_ok(p, n); }
//@ sea_is_deref
_Bool __CPROVER_r_ok(const void *, size_t);
_Bool sea_is_deref(const void *p, ssize_t n) { return n >= 0 && __CPROVER_r_ok(p, n); }
//@ __VERIFIER_assert_not
void __VERIFIER_assert(int);
void __VERIFIER_assert_not(_Bool condition) { __VERIFIER_assert(!condition); }
//@ __VERIFIER_assert_if
void __VERIFIER_assert(int);
void __VERIFIER_assert_if(_Bool condition, _Bool claim) { __VERIFIER_assert(!condition || claim); }
//@ sea_assert_if
void __VERIFIER_assert(int);
void sea_assert_if(_Bool condition, _Bool claim) { __VERIFIER_assert(!condition || claim); }
//@ __SEA_assume
void __SEA_assume(_Bool condition) { __symra_assume(condition); }
//@ memhavoc
void memhavoc(void *p, size_t n) { __symra_nondet_memory(p, n); }
