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
//@ __symra_sscan_space
// Reading from a string is exact. The state is the offset in it, above the number of values that were read (14 bits), above whether
// reading stopped because something else was there (1) or the end (2).
long long __symra_sscan_space(long long state, const char *in) {
    if (state & 3) return state;
    size_t at = state >> 16;
    while (in[at] == ' ' || (in[at] >= '\t' && in[at] <= '\r')) at++;
    return (long long)at << 16 | (state & 0xffff);
}
//@ __symra_sscan_literal
long long __symra_sscan_literal(long long state, const char *in, int c) {
    if (state & 3) return state;
    size_t at = state >> 16;
    if (!in[at]) return state | 2;
    return in[at] == (char)c ? state + (1 << 16) : state | 1;
}
//@ __symra_digit
// The value of a digit; 36 of what is none.
int __symra_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'z') return c - 'a' + 10;
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    return 36;
}
//@ __symra_sscan_length
// The characters of a number; 0 if there is none.
int __symra_digit(char);
size_t __symra_sscan_length(const char *s, int width, int base) {
    size_t most = width ? width : (size_t)-1, n = 0, digits = 0;
    if (s[n] == '-' || s[n] == '+') n++;
    if (n < most && s[n] == '0' && (base == 0 || base == 16)) {
        n++, digits++;
        if (n < most && (s[n] == 'x' || s[n] == 'X')) {
            n++;
            base = 16;
            // Whether the x belongs to the number then is told differently.
            if (n == most || __symra_digit(s[n]) >= 16) __symra_approximated();
        } else if (base == 0) base = 8;
    }
    if (base == 0) base = 10;
    while (n < most && __symra_digit(s[n]) < base) n++, digits++;
    return digits ? n : 0;
}
//@ __symra_sscan_value
// The value of a number as `strtol`, or `strtoul`, gives it; as the longer ones do if it is `wide`.
int __symra_digit(char);
long long __symra_sscan_value(const char *s, size_t n, int base, int is_signed, int is_wide) {
    unsigned long long value = 0, most = is_wide ? -1ULL : (unsigned long)-1;
    _Bool negative = *s == '-', over = 0;
    size_t i = *s == '-' || *s == '+';
    if (i + 1 < n && s[i] == '0' && (s[i + 1] == 'x' || s[i + 1] == 'X')) {
        i += 2;
        base = 16;
    } else if (base == 0) base = s[i] == '0' ? 8 : 10;
    for (; i < n; i++) {
        unsigned digit = __symra_digit(s[i]);
        if (value > (most - digit) / base) over = 1;
        else value = value * base + digit;
    }
    if (is_signed) {
        unsigned long long largest = most / 2;
        if (over || value > largest + negative) return negative ? -(long long)largest - 1 : (long long)largest;
    } else if (over) return (long long)most;
    return (long long)(negative ? -value : value);
}
//@ __symra_sscan_number
// The place behind a number, after white space; the state with a flag if there is none.
long long __symra_sscan_space(long long, const char *);
size_t __symra_sscan_length(const char *, int, int);
long long __symra_sscan_number(long long state, const char *in, int width, int base) {
    state = __symra_sscan_space(state, in);
    if (state & 3) return state;
    size_t at = state >> 16;
    if (!in[at]) return state | 2;
    size_t n = __symra_sscan_length(in + at, width, base);
    return n ? state + ((long long)n << 16) : state | 1;
}
//@ __symra_sscan_1
long long __symra_sscan_space(long long, const char *);
long long __symra_sscan_number(long long, const char *, int, int);
long long __symra_sscan_value(const char *, size_t, int, int, int);
long long __symra_sscan_1(long long state, const char *in, void *to, int width, int base, int is_signed) {
    state = __symra_sscan_space(state, in);
    long long end = __symra_sscan_number(state, in, width, base);
    if (end & 3) return end;
    size_t at = state >> 16;
    *(signed char *)to = __symra_sscan_value(in + at, (size_t)(end >> 16) - at, base, is_signed, 0);
    return end + 4;
}
//@ __symra_sscan_2
long long __symra_sscan_space(long long, const char *);
long long __symra_sscan_number(long long, const char *, int, int);
long long __symra_sscan_value(const char *, size_t, int, int, int);
long long __symra_sscan_2(long long state, const char *in, void *to, int width, int base, int is_signed) {
    state = __symra_sscan_space(state, in);
    long long end = __symra_sscan_number(state, in, width, base);
    if (end & 3) return end;
    size_t at = state >> 16;
    *(short *)to = __symra_sscan_value(in + at, (size_t)(end >> 16) - at, base, is_signed, 0);
    return end + 4;
}
//@ __symra_sscan_4
long long __symra_sscan_space(long long, const char *);
long long __symra_sscan_number(long long, const char *, int, int);
long long __symra_sscan_value(const char *, size_t, int, int, int);
long long __symra_sscan_4(long long state, const char *in, void *to, int width, int base, int is_signed) {
    state = __symra_sscan_space(state, in);
    long long end = __symra_sscan_number(state, in, width, base);
    if (end & 3) return end;
    size_t at = state >> 16;
    *(int *)to = __symra_sscan_value(in + at, (size_t)(end >> 16) - at, base, is_signed, 0);
    return end + 4;
}
//@ __symra_sscan_8
long long __symra_sscan_space(long long, const char *);
long long __symra_sscan_number(long long, const char *, int, int);
long long __symra_sscan_value(const char *, size_t, int, int, int);
long long __symra_sscan_8(long long state, const char *in, void *to, int width, int base, int is_signed) {
    state = __symra_sscan_space(state, in);
    long long end = __symra_sscan_number(state, in, width, base);
    if (end & 3) return end;
    size_t at = state >> 16;
    *(long long *)to = __symra_sscan_value(in + at, (size_t)(end >> 16) - at, base, is_signed, 1);
    return end + 4;
}
//@ __symra_sscan_text
// Characters that are no white space; nothing is stored if there is no place for them.
long long __symra_sscan_space(long long, const char *);
long long __symra_sscan_text(long long state, const char *in, void *to, int width) {
    state = __symra_sscan_space(state, in);
    if (state & 3) return state;
    const char *s = in + (size_t)(state >> 16);
    if (!*s) return state | 2;
    size_t n = 0;
    while (s[n] && s[n] != ' ' && (s[n] < '\t' || s[n] > '\r') && (!width || n < (size_t)width)) {
        if (to) ((char *)to)[n] = s[n];
        n++;
    }
    if (to) ((char *)to)[n] = 0;
    return state + ((long long)n << 16) + (to ? 4 : 0);
}
//@ __symra_sscan_set
_Bool __symra_in_set(char, const char *);
long long __symra_sscan_set(long long state, const char *in, void *to, int width, const char *set) {
    if (state & 3) return state;
    const char *s = in + (size_t)(state >> 16);
    if (!*s) return state | 2;
    if (!__symra_in_set(*s, set)) return state | 1;
    size_t n = 0;
    while (s[n] && __symra_in_set(s[n], set) && (!width || n < (size_t)width)) {
        if (to) ((char *)to)[n] = s[n];
        n++;
    }
    if (to) ((char *)to)[n] = 0;
    return state + ((long long)n << 16) + (to ? 4 : 0);
}
//@ __symra_sscan_chars
long long __symra_sscan_chars(long long state, const char *in, void *to, int width) {
    if (state & 3) return state;
    const char *s = in + (size_t)(state >> 16);
    if (!*s) return state | 2;
    size_t most = width ? width : 1, n = 0;
    while (n < most && s[n]) {
        if (to) ((char *)to)[n] = s[n];
        n++;
    }
    // What happens to fewer characters than asked for is told differently.
    if (n < most) __symra_approximated();
    return state + ((long long)n << 16) + (to ? 4 : 0);
}
//@ __symra_sscan_place
// How many characters were read, unless reading has stopped.
long long __symra_sscan_place(long long state) { return state & 3 ? -1 : state >> 16; }
//@ __symra_sscan_end
int __symra_sscan_end(long long state) {
    int count = (state >> 2) & 0x3fff;
    return count == 0 && (state & 2) ? -1 : count;
}
