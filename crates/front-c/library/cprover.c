// Models of functions of CBMC and KLEE. A part starts at a line `//@ name` and is linked in when the name is used and not
// defined.

//@ __CPROVER_r_ok
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_r_ok(const void *p, __SIZE_TYPE__ n) {
    __SIZE_TYPE__ size = __CPROVER_OBJECT_SIZE(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (__SIZE_TYPE__)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_w_ok
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_w_ok(const void *p, __SIZE_TYPE__ n) {
    __SIZE_TYPE__ size = __CPROVER_OBJECT_SIZE(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (__SIZE_TYPE__)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_rw_ok
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_rw_ok(const void *p, __SIZE_TYPE__ n) {
    __SIZE_TYPE__ size = __CPROVER_OBJECT_SIZE(p), at = __CPROVER_POINTER_OFFSET(p);
    return size != (__SIZE_TYPE__)-1 && at <= size && n <= size - at;
}
//@ __CPROVER_same_object
__SIZE_TYPE__ __CPROVER_POINTER_OBJECT(const void *);
_Bool __CPROVER_same_object(const void *p, const void *q) {
    return __CPROVER_POINTER_OBJECT(p) == __CPROVER_POINTER_OBJECT(q);
}
//@ __CPROVER_LIVE_OBJECT
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
_Bool __CPROVER_LIVE_OBJECT(const void *p) { return __CPROVER_OBJECT_SIZE(p) != (__SIZE_TYPE__)-1; }
//@ __CPROVER_allocate
void *malloc(__SIZE_TYPE__);
void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);
void *__CPROVER_allocate(__SIZE_TYPE__ size, _Bool zero) { return zero ? calloc(1, size) : malloc(size); }
//@ __CPROVER_havoc_object
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void __VERIFIER_nondet_memory(void *, __SIZE_TYPE__);
void __CPROVER_havoc_object(void *p) {
    __SIZE_TYPE__ size = __CPROVER_OBJECT_SIZE(p);
    if (size != (__SIZE_TYPE__)-1) __VERIFIER_nondet_memory((char *)p - __CPROVER_POINTER_OFFSET(p), size);
}
//@ __CPROVER_havoc_slice
void __VERIFIER_nondet_memory(void *, __SIZE_TYPE__);
void __CPROVER_havoc_slice(void *p, __SIZE_TYPE__ n) { __VERIFIER_nondet_memory(p, n); }
//@ __CPROVER_array_set_1
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_1(unsigned char *p, unsigned char value) {
    __SIZE_TYPE__ n = __CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p);
    for (__SIZE_TYPE__ i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_2
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_2(unsigned short *p, unsigned short value) {
    __SIZE_TYPE__ n = (__CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p)) / 2;
    for (__SIZE_TYPE__ i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_4
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_4(unsigned *p, unsigned value) {
    __SIZE_TYPE__ n = (__CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p)) / 4;
    for (__SIZE_TYPE__ i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_set_8
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void __CPROVER_array_set_8(unsigned long long *p, unsigned long long value) {
    __SIZE_TYPE__ n = (__CPROVER_OBJECT_SIZE(p) - __CPROVER_POINTER_OFFSET(p)) / 8;
    for (__SIZE_TYPE__ i = 0; i < n; i++) p[i] = value;
}
//@ __CPROVER_array_copy
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void __VERIFIER_nondet_memory(void *, __SIZE_TYPE__);
void *memmove(void *, const void *, __SIZE_TYPE__);
void __CPROVER_array_copy(void *to, const void *from) {
    __SIZE_TYPE__ n = __CPROVER_OBJECT_SIZE(to) - __CPROVER_POINTER_OFFSET(to);
    __SIZE_TYPE__ m = __CPROVER_OBJECT_SIZE(from) - __CPROVER_POINTER_OFFSET(from);
    if (m > n) m = n;
    memmove(to, from, m);
    if (m < n) __VERIFIER_nondet_memory((char *)to + m, n - m);
}
//@ __CPROVER_array_replace
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
void *memmove(void *, const void *, __SIZE_TYPE__);
void __CPROVER_array_replace(void *to, const void *from) {
    __SIZE_TYPE__ n = __CPROVER_OBJECT_SIZE(to) - __CPROVER_POINTER_OFFSET(to);
    __SIZE_TYPE__ m = __CPROVER_OBJECT_SIZE(from) - __CPROVER_POINTER_OFFSET(from);
    memmove(to, from, m < n ? m : n);
}
//@ __CPROVER_array_equal
__SIZE_TYPE__ __CPROVER_OBJECT_SIZE(const void *);
__SIZE_TYPE__ __CPROVER_POINTER_OFFSET(const void *);
_Bool __CPROVER_array_equal(const void *a, const void *b) {
    const unsigned char *p = a, *q = b;
    __SIZE_TYPE__ n = __CPROVER_OBJECT_SIZE(a) - __CPROVER_POINTER_OFFSET(a);
    if (n != __CPROVER_OBJECT_SIZE(b) - __CPROVER_POINTER_OFFSET(b)) return 0;
    _Bool same = 1;
    for (__SIZE_TYPE__ i = 0; i < n; i++) same &= p[i] == q[i];
    return same;
}
//@ klee_check_memory_access
_Bool __CPROVER_r_ok(const void *, __SIZE_TYPE__);
void __VERIFIER_assert(int);
void klee_check_memory_access(const void *p, __SIZE_TYPE__ n) { __VERIFIER_assert(__CPROVER_r_ok(p, n)); }
