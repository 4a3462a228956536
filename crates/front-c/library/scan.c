// Models of formatted input. A part starts at a line `//@ name` and is linked in when the name is used and not defined. The state is the
// number of values that were read; below zero, where reading has stopped, its complement.

//@ __symra_scan_goes_on
_Bool __symra_scan_goes_on(void) {
    if (__symra_nondet_bool()) return 1;
    __symra_any_errno();
    return 0;
}
//@ __symra_scan_skip
_Bool __symra_scan_goes_on(void);
int __symra_scan_skip(int state) { return state < 0 || __symra_scan_goes_on() ? state : ~state; }
//@ __symra_scan_end
int __symra_scan_end(int state) { return state >= 0 ? state : ~state == 0 && __symra_nondet_bool() ? -1 : ~state; }
//@ __symra_scan_number
// A number of at most so many characters, if there is a limit.
long long __symra_nondet_llong(void);
long long __symra_scan_number(int width, int base) {
    long long value = __symra_nondet_llong(), limit = 1;
    if (width > 0 && width < 15) {
        // A sign takes one of the characters.
        for (int i = 0; i < width; i++) limit *= base ? base : 10;
        if (base == 0) __symra_approximated();
        __symra_assume(value < limit && value > -limit && (value >= 0 || value > -(limit / (base ? base : 10))));
    }
    return value;
}
//@ __symra_scan_1
_Bool __symra_scan_goes_on(void);
long long __symra_scan_number(int, int);
int __symra_scan_1(int state, void *to, int width, int base) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    *(signed char *)to = __symra_scan_number(width, base);
    return state + 1;
}
//@ __symra_scan_2
_Bool __symra_scan_goes_on(void);
long long __symra_scan_number(int, int);
int __symra_scan_2(int state, void *to, int width, int base) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    *(short *)to = __symra_scan_number(width, base);
    return state + 1;
}
//@ __symra_scan_4
_Bool __symra_scan_goes_on(void);
long long __symra_scan_number(int, int);
int __symra_scan_4(int state, void *to, int width, int base) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    *(int *)to = __symra_scan_number(width, base);
    return state + 1;
}
//@ __symra_scan_8
_Bool __symra_scan_goes_on(void);
long long __symra_scan_number(int, int);
int __symra_scan_8(int state, void *to, int width, int base) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    *(long long *)to = __symra_scan_number(width, base);
    return state + 1;
}
//@ __symra_scan_float
_Bool __symra_scan_goes_on(void);
int __symra_scan_float(int state, void *to, int width) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    if (width) __symra_approximated();
    *(float *)to = __symra_nondet_float();
    return state + 1;
}
//@ __symra_scan_double
_Bool __symra_scan_goes_on(void);
int __symra_scan_double(int state, void *to, int width) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    if (width) __symra_approximated();
    *(double *)to = __symra_nondet_double();
    return state + 1;
}
//@ __symra_scan_long_double
_Bool __symra_scan_goes_on(void);
int __symra_scan_long_double(int state, void *to, int width) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    if (width) __symra_approximated();
    *(long double *)to = __symra_nondet_long_double();
    return state + 1;
}
//@ __symra_scan_text
_Bool __symra_scan_goes_on(void);
int __symra_scan_text(int state, void *target, int width) {
    char *to = target;
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    size_t n = __symra_nondet_size_t();
    __symra_assume(n > 0 && n < (size_t)-1 && (width == 0 || n <= (size_t)width));
    __symra_access(to, n + 1);
    for (size_t i = 0; i < n; i++) {
        char c = __symra_nondet_char();
        __symra_assume(c != 0 && c != ' ' && (c < '\t' || c > '\r'));
        to[i] = c;
    }
    to[n] = 0;
    return state + 1;
}
//@ __symra_scan_chars
_Bool __symra_scan_goes_on(void);
int __symra_scan_chars(int state, void *to, int width) {
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    size_t n = width ? width : 1;
    for (size_t i = 0; i < n; i++) ((char *)to)[i] = __symra_nondet_char();
    return state + 1;
}
//@ __symra_scan_visible
int __symra_scan_chars(int, void *, int);
int __symra_scan_visible(int state, void *to, int width) {
    int after = __symra_scan_chars(state, to, width);
    if (after >= 0) {
        char c = *(char *)to;
        __symra_assume(c != ' ' && (c < 9 || c > 13));
    }
    return after;
}
//@ __symra_in_set
// Whether a character is in a set as `[` takes it: `a-z]`, `^]x]`.
_Bool __symra_in_set(char c, const char *set) {
    _Bool without = *set == '^', found = 0;
    if (without) set++;
    for (int i = 0; i == 0 || set[i] != ']'; i++) {
        if (set[i + 1] == '-' && set[i + 2] != ']') {
            if ((unsigned char)c >= (unsigned char)set[i] && (unsigned char)c <= (unsigned char)set[i + 2]) found = 1;
            i += 2;
        } else if (c == set[i]) found = 1;
    }
    return found != without;
}
//@ __symra_scan_set
_Bool __symra_scan_goes_on(void);
_Bool __symra_in_set(char, const char *);
int __symra_scan_set(int state, void *target, int width, const char *set) {
    char *to = target;
    if (state < 0) return state;
    if (!__symra_scan_goes_on()) return ~state;
    size_t n = __symra_nondet_size_t();
    __symra_assume(n > 0 && n < (size_t)-1 && (width == 0 || n <= (size_t)width));
    __symra_access(to, n + 1);
    for (size_t i = 0; i < n; i++) {
        char c = __symra_nondet_char();
        __symra_assume(__symra_in_set(c, set));
        to[i] = c;
    }
    to[n] = 0;
    return state + 1;
}
