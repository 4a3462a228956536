// Models of formatted output to memory, for formats that are known. A part starts at a line `//@ name` and is linked in
// when the name is used and not defined. `room` is the size of the target, `at` how much was written before; the flags are
// 1 for `-`, 2 for `0`, 4 for `+` and 8 for a space.

//@ __symra_put
__SIZE_TYPE__ __symra_put(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at, int c) {
    if (room > 0 && at < room - 1) to[at] = c;
    return at + 1;
}
//@ __symra_put_char
__SIZE_TYPE__ __symra_put(char *, __SIZE_TYPE__, __SIZE_TYPE__, int);
__SIZE_TYPE__ __symra_put_char(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at, int c, int width, int flags) {
    if (!(flags & 1))
        for (; width > 1; width--) at = __symra_put(to, room, at, ' ');
    at = __symra_put(to, room, at, c);
    for (; width > 1; width--) at = __symra_put(to, room, at, ' ');
    return at;
}
//@ __symra_put_text
__SIZE_TYPE__ __symra_put(char *, __SIZE_TYPE__, __SIZE_TYPE__, int);
__SIZE_TYPE__ __symra_put_text(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at, const char *s, int width, int most,
                               int flags) {
    int n = 0;
    while ((most < 0 || n < most) && s[n]) n++;
    if (!(flags & 1))
        for (; width > n; width--) at = __symra_put(to, room, at, ' ');
    for (int i = 0; i < n; i++) at = __symra_put(to, room, at, s[i]);
    for (; width > n; width--) at = __symra_put(to, room, at, ' ');
    return at;
}
//@ __symra_put_digits
__SIZE_TYPE__ __symra_put(char *, __SIZE_TYPE__, __SIZE_TYPE__, int);
__SIZE_TYPE__ __symra_put_digits(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at, unsigned long long value, int sign,
                                 unsigned base, int letter, int width, int least, int flags) {
    char digits[24];
    int n = 0;
    while (value) {
        unsigned digit = value % base;
        digits[n++] = digit < 10 ? '0' + digit : letter + (digit - 10);
        value /= base;
    }
    if (least >= 0) flags &= ~2;
    else least = 1;
    int zeros = least > n ? least - n : 0;
    int all = n + zeros + (sign != 0);
    if (!(flags & 3))
        for (; width > all; width--) at = __symra_put(to, room, at, ' ');
    if (sign) at = __symra_put(to, room, at, sign);
    if ((flags & 3) == 2)
        for (; width > all; width--) at = __symra_put(to, room, at, '0');
    for (; zeros > 0; zeros--) at = __symra_put(to, room, at, '0');
    while (n > 0) at = __symra_put(to, room, at, digits[--n]);
    for (; width > all; width--) at = __symra_put(to, room, at, ' ');
    return at;
}
//@ __symra_put_unsigned
__SIZE_TYPE__ __symra_put_digits(char *, __SIZE_TYPE__, __SIZE_TYPE__, unsigned long long, int, unsigned, int, int, int,
                                 int);
__SIZE_TYPE__ __symra_put_unsigned(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at, unsigned long long value,
                                   unsigned base, int letter, int width, int least, int flags) {
    return __symra_put_digits(to, room, at, value, 0, base, letter, width, least, flags);
}
//@ __symra_put_signed
__SIZE_TYPE__ __symra_put_digits(char *, __SIZE_TYPE__, __SIZE_TYPE__, unsigned long long, int, unsigned, int, int, int,
                                 int);
__SIZE_TYPE__ __symra_put_signed(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at, long long value, int width, int least,
                                 int flags) {
    int sign = value < 0 ? '-' : flags & 4 ? '+' : flags & 8 ? ' ' : 0;
    unsigned long long size = value < 0 ? 0ull - (unsigned long long)value : (unsigned long long)value;
    return __symra_put_digits(to, room, at, size, sign, 10, 'a', width, least, flags);
}
//@ __symra_put_end
int __symra_put_end(char *to, __SIZE_TYPE__ room, __SIZE_TYPE__ at) {
    if (room > 0) to[at < room ? at : room - 1] = 0;
    return at;
}
