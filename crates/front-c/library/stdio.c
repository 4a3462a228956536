// Models of formatted output. A part starts at a line `//@ name` and is linked in when the name is used and not defined.
// `room` is the size of the target, `at` how much was written before; the flags are 1 for `-`, 2 for `0`, 4 for `+`, 8 for
// a space and 16 for `#`. A negative width is one to the left, a negative precision is none.

//@ __symra_put
size_t __symra_put(char *to, size_t room, size_t at, int c) {
    if (room > 0 && at < room - 1) to[at] = c;
    return at + 1;
}
//@ __symra_put_char
size_t __symra_put(char *, size_t, size_t, int);
size_t __symra_put_char(char *to, size_t room, size_t at, int c, int width, int flags) {
    if (width < 0) width = -width, flags |= 1;
    if (!(flags & 1))
        for (; width > 1; width--) at = __symra_put(to, room, at, ' ');
    at = __symra_put(to, room, at, c);
    for (; width > 1; width--) at = __symra_put(to, room, at, ' ');
    return at;
}
//@ __symra_put_text
size_t __symra_put(char *, size_t, size_t, int);
size_t __symra_put_text(char *to, size_t room, size_t at, const char *s, int width, int most, int flags) {
    int n = 0;
    if (width < 0) width = -width, flags |= 1;
    while ((most < 0 || n < most) && s[n]) n++;
    if (room) {
        size_t end = at + n + 1;
        __symra_apart(to, end < room ? end : room, s, n + (most < 0 || n < most));
    }
    if (!(flags & 1))
        for (; width > n; width--) at = __symra_put(to, room, at, ' ');
    for (int i = 0; i < n; i++) at = __symra_put(to, room, at, s[i]);
    for (; width > n; width--) at = __symra_put(to, room, at, ' ');
    return at;
}
//@ __symra_put_digits
size_t __symra_put(char *, size_t, size_t, int);
size_t __symra_put_digits(char *to, size_t room, size_t at, unsigned long long value, int sign, unsigned base, int letter,
                          int width, int least, int flags) {
    char digits[24];
    int n = 0;
    if (width < 0) width = -width, flags |= 1;
    int prefix = flags & 16 && value && base == 16 ? letter + 23 : 0;
    while (value) {
        unsigned digit = value % base;
        digits[n++] = digit < 10 ? '0' + digit : letter + (digit - 10);
        value /= base;
    }
    if (least >= 0) flags &= ~2;
    else least = 1;
    int zeros = least > n ? least - n : 0;
    if (flags & 16 && base == 8 && !zeros) zeros = 1;
    int all = n + zeros + (sign != 0) + (prefix ? 2 : 0);
    if (!(flags & 3))
        for (; width > all; width--) at = __symra_put(to, room, at, ' ');
    if (sign) at = __symra_put(to, room, at, sign);
    if (prefix) {
        at = __symra_put(to, room, at, '0');
        at = __symra_put(to, room, at, prefix);
    }
    if ((flags & 3) == 2)
        for (; width > all; width--) at = __symra_put(to, room, at, '0');
    for (; zeros > 0; zeros--) at = __symra_put(to, room, at, '0');
    while (n > 0) at = __symra_put(to, room, at, digits[--n]);
    for (; width > all; width--) at = __symra_put(to, room, at, ' ');
    return at;
}
//@ __symra_put_unsigned
size_t __symra_put_digits(char *, size_t, size_t, unsigned long long, int, unsigned, int, int, int, int);
size_t __symra_put_unsigned(char *to, size_t room, size_t at, unsigned long long value, unsigned base, int letter, int width,
                            int least, int flags) {
    return __symra_put_digits(to, room, at, value, 0, base, letter, width, least, flags);
}
//@ __symra_put_signed
size_t __symra_put_digits(char *, size_t, size_t, unsigned long long, int, unsigned, int, int, int, int);
size_t __symra_put_signed(char *to, size_t room, size_t at, long long value, int width, int least, int flags) {
    int sign = value < 0 ? '-' : flags & 4 ? '+' : flags & 8 ? ' ' : 0;
    unsigned long long size = value < 0 ? 0ull - (unsigned long long)value : (unsigned long long)value;
    return __symra_put_digits(to, room, at, size, sign, 10, 'a', width, least, flags & 15);
}
//@ __symra_put_pointer
size_t __symra_put_text(char *, size_t, size_t, const char *, int, int, int);
size_t __symra_put_any(char *, size_t, size_t, int, int, int, int);
size_t __symra_put_pointer(char *to, size_t room, size_t at, const void *p, int width, int flags) {
    if (!p) return __symra_put_text(to, room, at, "(nil)", width, -1, flags);
    return __symra_put_any(to, room, at, 3, 2 + 2 * sizeof p, width, flags);
}
//@ __symra_put_any
// A text of which only the length is known, with the width from `least` to `most`.
size_t __symra_put(char *, size_t, size_t, int);
size_t __symra_put_any(char *to, size_t room, size_t at, int least, int most, int width, int flags) {
    if (width < 0) width = -width;
    if (least < width) least = width;
    if (most < width) most = width;
    // So many are written in any case.
    size_t free = room > at ? room - at : 0;
    if (free) __symra_access(to + at, free < (size_t)least ? free : (size_t)least);
    __symra_approximated();
    int n = __symra_nondet_int();
    __symra_assume(n >= least && n <= most);
    for (int i = 0; i < n; i++) {
        int c = __symra_nondet_int();
        __symra_assume(c >= ' ' && c < 127);
        at = __symra_put(to, room, at, c);
    }
    return at;
}
//@ __symra_put_float
// Exact for `%f` where the number times a power of ten fits 64 bits.
size_t __symra_put(char *, size_t, size_t, int);
size_t __symra_put_text(char *, size_t, size_t, const char *, int, int, int);
size_t __symra_put_any(char *, size_t, size_t, int, int, int, int);
size_t __symra_put_digits(char *, size_t, size_t, unsigned long long, int, unsigned, int, int, int, int);
size_t __symra_put_float(char *to, size_t room, size_t at, double value, int letter, int width, int precision, int flags) {
    union {
        double value;
        unsigned long long bits;
    } u;
    u.value = value;
    int negative = u.bits >> 63, upper = letter < 'a', kind = letter | 32;
    int sign = negative ? '-' : flags & 4 ? '+' : flags & 8 ? ' ' : 0;
    double size = __builtin_fabs(value);
    if (width < 0) width = -width, flags |= 1;
    if (!(size <= 1.7976931348623157e308)) {
        char text[5];
        const char *name = value != value ? upper ? "NAN" : "nan" : upper ? "INF" : "inf";
        int n = 0;
        if (value != value) __symra_approximated();
        if (sign) text[n++] = sign;
        for (int i = 0; i < 4; i++) text[n++] = name[i];
        return __symra_put_text(to, room, at, text, width, -1, flags);
    }
    if (kind != 'a' && precision < 0) precision = 6;
    int dot = precision > 0 || flags & 16;
    if (kind == 'f' && precision <= 6 && size < 1e12) {
        unsigned long long scale = 1, digits, whole, rest, unit = u.bits << 12 >> 12;
        int exponent = (int)(u.bits << 1 >> 53);
        for (int i = 0; i < precision; i++) scale *= 10;
        if (exponent) unit |= 1ull << 52;
        else exponent = 1;
        // The number is `unit` times two to this power, which is below zero or small.
        exponent -= 1075;
        if (exponent >= 0) {
            digits = (unit << exponent) * scale;
        } else if (exponent < -75) {
            digits = 0;
        } else {
            unsigned __int128 product = (unsigned __int128)unit * scale, half = (unsigned __int128)1 << (-exponent - 1);
            unsigned __int128 low = product & (half * 2 - 1);
            digits = (unsigned long long)(product >> -exponent);
            if (low > half || (low == half && digits & 1)) digits++;
        }
        whole = digits / scale;
        rest = digits % scale;
        int after = dot + precision;
        int inner = width > after ? width - after : 0;
        size_t start = at;
        at = __symra_put_digits(to, room, at, whole, sign, 10, 'a', flags & 1 ? 0 : inner, flags & 2 ? -1 : 1, flags & 15);
        if (dot) at = __symra_put(to, room, at, '.');
        if (precision) at = __symra_put_digits(to, room, at, rest, 0, 10, 'a', 0, precision, 0);
        while (at - start < (size_t)width) at = __symra_put(to, room, at, ' ');
        return at;
    }
    int least, most;
    if (kind == 'f') least = (size < 1e12 ? 1 : size < 1e15 ? 12 : size < 1e18 ? 15 : 18) + dot + precision, most = 310 + dot + precision;
    else if (kind == 'e') least = 5 + dot + precision, most = least + 1;
    else if (kind == 'g') least = 1, most = (precision ? precision : 1) + 7;
    else least = 6, most = (precision > 13 ? precision : 13) + 11;
    return __symra_put_any(to, room, at, least + (sign != 0), most + (sign != 0), width, flags);
}
//@ __symra_put_end
int __symra_put_end(char *to, size_t room, size_t at) {
    if (room > 0) to[at < room ? at : room - 1] = 0;
    return at;
}
//@ __symra_printed
// What a function returns that printed so many characters, or none.
int __symra_printed(size_t n) {
    if (__symra_running() || __symra_nondet_bool()) return (int)n;
    __symra_any_errno();
    return -1;
}
//@ __symra_format
size_t __symra_put(char *, size_t, size_t, int);
size_t __symra_put_char(char *, size_t, size_t, int, int, int);
size_t __symra_put_text(char *, size_t, size_t, const char *, int, int, int);
size_t __symra_put_signed(char *, size_t, size_t, long long, int, int, int);
size_t __symra_put_unsigned(char *, size_t, size_t, unsigned long long, unsigned, int, int, int, int);
size_t __symra_put_float(char *, size_t, size_t, double, int, int, int, int);
size_t __symra_put_pointer(char *, size_t, size_t, const void *, int, int);
int __symra_put_end(char *, size_t, size_t);
int __symra_format(char *to, size_t room, const char *f, __builtin_va_list list) {
    size_t at = 0;
    for (; *f; f++) {
        int flags = 0, width = 0, precision = -1, size = 0;
        if (*f != '%') {
            at = __symra_put(to, room, at, *f);
            continue;
        }
        for (f++;; f++) {
            if (*f == '-') flags |= 1;
            else if (*f == '0') flags |= 2;
            else if (*f == '+') flags |= 4;
            else if (*f == ' ') flags |= 8;
            else if (*f == '#') flags |= 16;
            else break;
        }
        if (*f == '*') width = __builtin_va_arg(list, int), f++;
        else
            while (*f >= '0' && *f <= '9') width = width * 10 + (*f++ - '0');
        if (*f == '.') {
            precision = 0;
            if (*++f == '*') precision = __builtin_va_arg(list, int), f++;
            else
                while (*f >= '0' && *f <= '9') precision = precision * 10 + (*f++ - '0');
        }
        for (;; f++) {
            if (*f == 'h') size--;
            else if (*f == 'l' || *f == 'z' || *f == 't') size++;
            else if (*f == 'j' || *f == 'q') size = 2;
            else if (*f == 'L') size = 3;
            else break;
        }
        if (*f == '%') at = __symra_put(to, room, at, '%');
        else if (*f == 'c' && size == 0) at = __symra_put_char(to, room, at, __builtin_va_arg(list, int), width, flags);
        else if (*f == 's' && size == 0)
            at = __symra_put_text(to, room, at, __builtin_va_arg(list, const char *), width, precision, flags);
        else if (*f == 'p') at = __symra_put_pointer(to, room, at, __builtin_va_arg(list, void *), width, flags);
        else if (*f == 'd' || *f == 'i') {
            long long value;
            if (size == 2) value = __builtin_va_arg(list, long long);
            else if (size == 1) value = __builtin_va_arg(list, long);
            else value = __builtin_va_arg(list, int);
            if (size == -1) value = (short)value;
            if (size == -2) value = (signed char)value;
            at = __symra_put_signed(to, room, at, value, width, precision, flags);
        } else if (*f == 'u' || *f == 'x' || *f == 'X' || *f == 'o') {
            unsigned long long value;
            if (size == 2) value = __builtin_va_arg(list, unsigned long long);
            else if (size == 1) value = __builtin_va_arg(list, unsigned long);
            else value = __builtin_va_arg(list, unsigned);
            if (size == -1) value = (unsigned short)value;
            if (size == -2) value = (unsigned char)value;
            at = __symra_put_unsigned(to, room, at, value, *f == 'u' ? 10 : *f == 'o' ? 8 : 16, *f == 'X' ? 'A' : 'a', width,
                                      precision, flags);
        } else if (size < 2 && ((*f >= 'e' && *f <= 'g') || (*f >= 'E' && *f <= 'G') || *f == 'a' || *f == 'A'))
            at = __symra_put_float(to, room, at, __builtin_va_arg(list, double), *f, width, precision, flags);
        else if (*f == 'n' && size == 0) *__builtin_va_arg(list, int *) = at;
        else if (*f == 'n' && size == 1) *__builtin_va_arg(list, long *) = at;
        else __symra_unknown_format();
    }
    return __symra_put_end(to, room, at);
}
//@ vsnprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int vsnprintf(char *to, size_t room, const char *format, __builtin_va_list list) { return __symra_format(to, room, format, list); }
//@ vsprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int vsprintf(char *to, const char *format, __builtin_va_list list) { return __symra_format(to, -1, format, list); }
//@ snprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int snprintf(char *to, size_t room, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int n = __symra_format(to, room, format, list);
    __builtin_va_end(list);
    return n;
}
//@ sprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int sprintf(char *to, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int n = __symra_format(to, -1, format, list);
    __builtin_va_end(list);
    return n;
}
//@ vasprintf
void *malloc(size_t);
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int vasprintf(char **to, const char *format, __builtin_va_list list) {
    __builtin_va_list again;
    __builtin_va_copy(again, list);
    size_t n = __symra_format(0, 0, format, again);
    __builtin_va_end(again);
    *to = malloc(n + 1);
    if (!*to) return -1;
    return __symra_format(*to, n + 1, format, list);
}
//@ asprintf
int vasprintf(char **, const char *, __builtin_va_list);
int asprintf(char **to, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int n = vasprintf(to, format, list);
    __builtin_va_end(list);
    return n;
}
//@ vprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int __symra_printed(size_t);
int vprintf(const char *format, __builtin_va_list list) { return __symra_printed(__symra_format(0, 0, format, list)); }
//@ vfprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int __symra_printed(size_t);
int vfprintf(void *stream, const char *format, __builtin_va_list list) {
    __symra_stream(stream);
    return __symra_printed(__symra_format(0, 0, format, list));
}
//@ vdprintf
int __symra_format(char *, size_t, const char *, __builtin_va_list);
int __symra_printed(size_t);
int vdprintf(int file, const char *format, __builtin_va_list list) { return __symra_printed(__symra_format(0, 0, format, list)); }
//@ vsyslog
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void vsyslog(int priority, const char *format, __builtin_va_list list) { __symra_format(0, 0, format, list); }
//@ printf
int vprintf(const char *, __builtin_va_list);
int printf(const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int n = vprintf(format, list);
    __builtin_va_end(list);
    return n;
}
//@ fprintf
int vfprintf(void *, const char *, __builtin_va_list);
int fprintf(void *stream, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int n = vfprintf(stream, format, list);
    __builtin_va_end(list);
    return n;
}
//@ dprintf
int vdprintf(int, const char *, __builtin_va_list);
int dprintf(int file, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    int n = vdprintf(file, format, list);
    __builtin_va_end(list);
    return n;
}
//@ syslog
void vsyslog(int, const char *, __builtin_va_list);
void syslog(int priority, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    vsyslog(priority, format, list);
    __builtin_va_end(list);
}
//@ error
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void exit(int);
void error(int status, int number, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    __symra_format(0, 0, format, list);
    __builtin_va_end(list);
    if (status) exit(status);
}
//@ error_at_line
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void exit(int);
void error_at_line(int status, int number, const char *file, unsigned line, const char *format, ...) {
    __builtin_va_list list;
    __symra_string(file);
    __builtin_va_start(list, format);
    __symra_format(0, 0, format, list);
    __builtin_va_end(list);
    if (status) exit(status);
}
//@ err
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void exit(int);
void err(int status, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    if (format) __symra_format(0, 0, format, list);
    __builtin_va_end(list);
    exit(status);
}
//@ errx
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void exit(int);
void errx(int status, const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    if (format) __symra_format(0, 0, format, list);
    __builtin_va_end(list);
    exit(status);
}
//@ warn
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void warn(const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    if (format) __symra_format(0, 0, format, list);
    __builtin_va_end(list);
}
//@ warnx
int __symra_format(char *, size_t, const char *, __builtin_va_list);
void warnx(const char *format, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, format);
    if (format) __symra_format(0, 0, format, list);
    __builtin_va_end(list);
}
