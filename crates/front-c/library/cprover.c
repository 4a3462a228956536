// Models of functions of CBMC and KLEE. A part starts at a line `//@ name` and is linked in when the name is used and not
// defined.

//@ __CPROVER_r_ok
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_r_ok(const void *p, size_t n) {
    size_t size = __CPROVER_OBJECT_SIZE(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (size_t)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_w_ok
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_w_ok(const void *p, size_t n) {
    size_t size = __CPROVER_OBJECT_SIZE(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (size_t)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_rw_ok
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_rw_ok(const void *p, size_t n) {
    size_t size = __CPROVER_OBJECT_SIZE(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (size_t)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_same_object
size_t __CPROVER_POINTER_OBJECT(const void *);
_Bool __CPROVER_same_object(const void *p, const void *q) {
    return __CPROVER_POINTER_OBJECT(p) == __CPROVER_POINTER_OBJECT(q);
}
//@ __CPROVER_LIVE_OBJECT
size_t __CPROVER_OBJECT_SIZE(const void *);
_Bool __CPROVER_LIVE_OBJECT(const void *p) { return __CPROVER_OBJECT_SIZE(p) != (size_t)-1; }
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
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_havoc_object(void *p) {
    size_t size = __CPROVER_OBJECT_SIZE(p);
    if (size != (size_t)-1) __symra_nondet_memory((char *)p - __CPROVER_POINTER_OFFSET(p), size);
}
//@ __CPROVER_havoc_slice
void __CPROVER_havoc_slice(void *p, size_t n) { __symra_nondet_memory(p, n); }
//@ __CPROVER_array_set_1
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_1(unsigned char *p, unsigned char value) {
    size_t n = __CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p);
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_2
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_2(unsigned short *p, unsigned short value) {
    size_t n = (__CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p)) / 2;
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_4
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_4(unsigned *p, unsigned value) {
    size_t n = (__CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p)) / 4;
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_8
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_8(unsigned long long *p, unsigned long long value) {
    size_t n = (__CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p)) / 8;
    for (size_t i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_copy
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void *memmove(void *, const void *, size_t);
void __CPROVER_array_copy(void *to, const void *from) {
    size_t n = __CPROVER_OBJECT_SIZE(to) - __CPROVER_POINTER_OFFSET(to);
    size_t m = __CPROVER_OBJECT_SIZE(from) - __CPROVER_POINTER_OFFSET(from);
    if (m > n) m = n;
    memmove(to, from, m);
    if (m < n) __symra_nondet_memory((char *)to + m, n - m);
}
//@ __CPROVER_array_replace
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
void *memmove(void *, const void *, size_t);
void __CPROVER_array_replace(void *to, const void *from) {
    size_t n = __CPROVER_OBJECT_SIZE(to) - __CPROVER_POINTER_OFFSET(to);
    size_t m = __CPROVER_OBJECT_SIZE(from) - __CPROVER_POINTER_OFFSET(from);
    memmove(to, from, m < n ? m : n);
}
//@ __CPROVER_array_equal
size_t __CPROVER_OBJECT_SIZE(const void *);
size_t __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_array_equal(const void *a, const void *b) {
    const unsigned char *p = a, *q = b;
    size_t n = __CPROVER_OBJECT_SIZE(a) - __CPROVER_POINTER_OFFSET(a);
    if (n != __CPROVER_OBJECT_SIZE(b) - __CPROVER_POINTER_OFFSET(b)) return 0;
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
