// Models of complex numbers. A part starts at a line `//@ name` and is linked in when the name is used and not defined. Products and
// quotients are those of libgcc.

//@ creal
double creal(double _Complex z) { return __real__ z; }
//@ cimag
double cimag(double _Complex z) { return __imag__ z; }
//@ conj
double _Complex conj(double _Complex z) { return ~z; }
//@ cproj
double _Complex cproj(double _Complex z) {
    if (!__builtin_isinf(__real__ z) && !__builtin_isinf(__imag__ z)) return z;
    __real__ z = __builtin_inf();
    __imag__ z = __builtin_copysign(0, __imag__ z);
    return z;
}
//@ cabs
double hypot(double, double);
double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }
//@ carg
double atan2(double, double);
double carg(double _Complex z) { return atan2(__imag__ z, __real__ z); }
//@ __symra_muldc
// (a + bi)(c + di); where an operand is infinite, so is the product.
double _Complex __symra_muldc(double a, double b, double c, double d) {
    double ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    double _Complex z;
    __real__ z = ac - bd;
    __imag__ z = ad + bc;
    if (!__builtin_isnan(__real__ z) || !__builtin_isnan(__imag__ z)) return z;
    _Bool recalc = 0;
    if (__builtin_isinf(a) || __builtin_isinf(b)) {
        a = __builtin_copysign(__builtin_isinf(a) ? 1 : 0, a);
        b = __builtin_copysign(__builtin_isinf(b) ? 1 : 0, b);
        if (__builtin_isnan(c)) c = __builtin_copysign(0, c);
        if (__builtin_isnan(d)) d = __builtin_copysign(0, d);
        recalc = 1;
    }
    if (__builtin_isinf(c) || __builtin_isinf(d)) {
        c = __builtin_copysign(__builtin_isinf(c) ? 1 : 0, c);
        d = __builtin_copysign(__builtin_isinf(d) ? 1 : 0, d);
        if (__builtin_isnan(a)) a = __builtin_copysign(0, a);
        if (__builtin_isnan(b)) b = __builtin_copysign(0, b);
        recalc = 1;
    }
    if (!recalc && (__builtin_isinf(ac) || __builtin_isinf(bd) || __builtin_isinf(ad) || __builtin_isinf(bc))) {
        if (__builtin_isnan(a)) a = __builtin_copysign(0, a);
        if (__builtin_isnan(b)) b = __builtin_copysign(0, b);
        if (__builtin_isnan(c)) c = __builtin_copysign(0, c);
        if (__builtin_isnan(d)) d = __builtin_copysign(0, d);
        recalc = 1;
    }
    if (recalc) {
        __real__ z = (double)__builtin_inf() * (a * c - b * d);
        __imag__ z = (double)__builtin_inf() * (a * d + b * c);
    }
    return z;
}
//@ __symra_divdc
// (a + bi) / (c + di), scaled so that it does not overflow on the way.
double _Complex __symra_divdc(double a, double b, double c, double d) {
    double _Complex z;
    const double big = 0x1.fffffffffffffp+1023 / 2, least = 0x1p-1022, small = 0x1p-52, scale = 1 / small, far = big * small;
    double ratio, denom;
    if ((c < 0 ? -c : c) < (d < 0 ? -d : d)) {
        double size = d < 0 ? -d : d, left = a < 0 ? -a : a, right = b < 0 ? -b : b;
        if (size >= big) a /= 2, b /= 2, c /= 2, d /= 2;
        else if (size < small || (left < least && right < far && size < far) || (right < least && left < far && size < far))
            a *= scale, b *= scale, c *= scale, d *= scale;
        ratio = c / d;
        denom = c * ratio + d;
        if ((ratio < 0 ? -ratio : ratio) > least) {
            __real__ z = (a * ratio + b) / denom;
            __imag__ z = (b * ratio - a) / denom;
        } else {
            __real__ z = (c * (a / d) + b) / denom;
            __imag__ z = (c * (b / d) - a) / denom;
        }
    } else {
        double size = c < 0 ? -c : c, left = a < 0 ? -a : a, right = b < 0 ? -b : b;
        if (size >= big) a /= 2, b /= 2, c /= 2, d /= 2;
        else if (size < small || (left < least && right < far && size < far) || (right < least && left < far && size < far))
            a *= scale, b *= scale, c *= scale, d *= scale;
        ratio = d / c;
        denom = d * ratio + c;
        if ((ratio < 0 ? -ratio : ratio) > least) {
            __real__ z = (b * ratio + a) / denom;
            __imag__ z = (b - a * ratio) / denom;
        } else {
            __real__ z = (a + d * (b / c)) / denom;
            __imag__ z = (b - d * (a / c)) / denom;
        }
    }
    if (!__builtin_isnan(__real__ z) || !__builtin_isnan(__imag__ z)) return z;
    double inf = __builtin_inf();
    if (c == 0 && d == 0 && (!__builtin_isnan(a) || !__builtin_isnan(b))) {
        __real__ z = __builtin_copysign(inf, c) * a;
        __imag__ z = __builtin_copysign(inf, c) * b;
    } else if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) && __builtin_isfinite(d)) {
        a = __builtin_copysign(__builtin_isinf(a) ? 1 : 0, a);
        b = __builtin_copysign(__builtin_isinf(b) ? 1 : 0, b);
        __real__ z = inf * (a * c + b * d);
        __imag__ z = inf * (b * c - a * d);
    } else if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) && __builtin_isfinite(b)) {
        c = __builtin_copysign(__builtin_isinf(c) ? 1 : 0, c);
        d = __builtin_copysign(__builtin_isinf(d) ? 1 : 0, d);
        __real__ z = 0 * (a * c + b * d);
        __imag__ z = 0 * (b * c - a * d);
    }
    return z;
}
//@ crealf
float crealf(float _Complex z) { return __real__ z; }
//@ cimagf
float cimagf(float _Complex z) { return __imag__ z; }
//@ conjf
float _Complex conjf(float _Complex z) { return ~z; }
//@ cprojf
float _Complex cprojf(float _Complex z) {
    if (!__builtin_isinf(__real__ z) && !__builtin_isinf(__imag__ z)) return z;
    __real__ z = __builtin_inf();
    __imag__ z = __builtin_copysignf(0, __imag__ z);
    return z;
}
//@ cabsf
float hypotf(float, float);
float cabsf(float _Complex z) { return hypotf(__real__ z, __imag__ z); }
//@ cargf
float atan2f(float, float);
float cargf(float _Complex z) { return atan2f(__imag__ z, __real__ z); }
//@ __symra_mulsc
// (a + bi)(c + di); where an operand is infinite, so is the product.
float _Complex __symra_mulsc(float a, float b, float c, float d) {
    float ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    float _Complex z;
    __real__ z = ac - bd;
    __imag__ z = ad + bc;
    if (!__builtin_isnan(__real__ z) || !__builtin_isnan(__imag__ z)) return z;
    _Bool recalc = 0;
    if (__builtin_isinf(a) || __builtin_isinf(b)) {
        a = __builtin_copysignf(__builtin_isinf(a) ? 1 : 0, a);
        b = __builtin_copysignf(__builtin_isinf(b) ? 1 : 0, b);
        if (__builtin_isnan(c)) c = __builtin_copysignf(0, c);
        if (__builtin_isnan(d)) d = __builtin_copysignf(0, d);
        recalc = 1;
    }
    if (__builtin_isinf(c) || __builtin_isinf(d)) {
        c = __builtin_copysignf(__builtin_isinf(c) ? 1 : 0, c);
        d = __builtin_copysignf(__builtin_isinf(d) ? 1 : 0, d);
        if (__builtin_isnan(a)) a = __builtin_copysignf(0, a);
        if (__builtin_isnan(b)) b = __builtin_copysignf(0, b);
        recalc = 1;
    }
    if (!recalc && (__builtin_isinf(ac) || __builtin_isinf(bd) || __builtin_isinf(ad) || __builtin_isinf(bc))) {
        if (__builtin_isnan(a)) a = __builtin_copysignf(0, a);
        if (__builtin_isnan(b)) b = __builtin_copysignf(0, b);
        if (__builtin_isnan(c)) c = __builtin_copysignf(0, c);
        if (__builtin_isnan(d)) d = __builtin_copysignf(0, d);
        recalc = 1;
    }
    if (recalc) {
        __real__ z = (float)__builtin_inf() * (a * c - b * d);
        __imag__ z = (float)__builtin_inf() * (a * d + b * c);
    }
    return z;
}
//@ __symra_divsc
// (a + bi) / (c + di), scaled so that it does not overflow on the way.
float _Complex __symra_divsc(float a, float b, float c, float d) {
    float _Complex z;
    double aa = a, bb = b, cc = c, dd = d, denom = cc * cc + dd * dd;
    __real__ z = (aa * cc + bb * dd) / denom;
    __imag__ z = (bb * cc - aa * dd) / denom;
    if (!__builtin_isnan(__real__ z) || !__builtin_isnan(__imag__ z)) return z;
    float inf = __builtin_inf();
    if (c == 0 && d == 0 && (!__builtin_isnan(a) || !__builtin_isnan(b))) {
        __real__ z = __builtin_copysignf(inf, c) * a;
        __imag__ z = __builtin_copysignf(inf, c) * b;
    } else if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) && __builtin_isfinite(d)) {
        a = __builtin_copysignf(__builtin_isinf(a) ? 1 : 0, a);
        b = __builtin_copysignf(__builtin_isinf(b) ? 1 : 0, b);
        __real__ z = inf * (a * c + b * d);
        __imag__ z = inf * (b * c - a * d);
    } else if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) && __builtin_isfinite(b)) {
        c = __builtin_copysignf(__builtin_isinf(c) ? 1 : 0, c);
        d = __builtin_copysignf(__builtin_isinf(d) ? 1 : 0, d);
        __real__ z = 0 * (a * c + b * d);
        __imag__ z = 0 * (b * c - a * d);
    }
    return z;
}
//@ creall
long double creall(long double _Complex z) { return __real__ z; }
//@ cimagl
long double cimagl(long double _Complex z) { return __imag__ z; }
//@ conjl
long double _Complex conjl(long double _Complex z) { return ~z; }
//@ cprojl
long double _Complex cprojl(long double _Complex z) {
    if (!__builtin_isinf(__real__ z) && !__builtin_isinf(__imag__ z)) return z;
    __real__ z = __builtin_inf();
    __imag__ z = __builtin_copysignl(0, __imag__ z);
    return z;
}
//@ cabsl
long double hypotl(long double, long double);
long double cabsl(long double _Complex z) { return hypotl(__real__ z, __imag__ z); }
//@ cargl
long double atan2l(long double, long double);
long double cargl(long double _Complex z) { return atan2l(__imag__ z, __real__ z); }
//@ __symra_mulxc
// (a + bi)(c + di); where an operand is infinite, so is the product.
long double _Complex __symra_mulxc(long double a, long double b, long double c, long double d) {
    long double ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    long double _Complex z;
    __real__ z = ac - bd;
    __imag__ z = ad + bc;
    if (!__builtin_isnan(__real__ z) || !__builtin_isnan(__imag__ z)) return z;
    _Bool recalc = 0;
    if (__builtin_isinf(a) || __builtin_isinf(b)) {
        a = __builtin_copysignl(__builtin_isinf(a) ? 1 : 0, a);
        b = __builtin_copysignl(__builtin_isinf(b) ? 1 : 0, b);
        if (__builtin_isnan(c)) c = __builtin_copysignl(0, c);
        if (__builtin_isnan(d)) d = __builtin_copysignl(0, d);
        recalc = 1;
    }
    if (__builtin_isinf(c) || __builtin_isinf(d)) {
        c = __builtin_copysignl(__builtin_isinf(c) ? 1 : 0, c);
        d = __builtin_copysignl(__builtin_isinf(d) ? 1 : 0, d);
        if (__builtin_isnan(a)) a = __builtin_copysignl(0, a);
        if (__builtin_isnan(b)) b = __builtin_copysignl(0, b);
        recalc = 1;
    }
    if (!recalc && (__builtin_isinf(ac) || __builtin_isinf(bd) || __builtin_isinf(ad) || __builtin_isinf(bc))) {
        if (__builtin_isnan(a)) a = __builtin_copysignl(0, a);
        if (__builtin_isnan(b)) b = __builtin_copysignl(0, b);
        if (__builtin_isnan(c)) c = __builtin_copysignl(0, c);
        if (__builtin_isnan(d)) d = __builtin_copysignl(0, d);
        recalc = 1;
    }
    if (recalc) {
        __real__ z = (long double)__builtin_inf() * (a * c - b * d);
        __imag__ z = (long double)__builtin_inf() * (a * d + b * c);
    }
    return z;
}
//@ __symra_divxc
// (a + bi) / (c + di), scaled so that it does not overflow on the way.
long double _Complex __symra_divxc(long double a, long double b, long double c, long double d) {
    long double _Complex z;
    const long double big = 0x1.fffffffffffffffep+16383L / 2, least = 0x1p-16382L, small = 0x1p-63L, scale = 1 / small, far = big * small;
    long double ratio, denom;
    if ((c < 0 ? -c : c) < (d < 0 ? -d : d)) {
        long double size = d < 0 ? -d : d, left = a < 0 ? -a : a, right = b < 0 ? -b : b;
        if (size >= big) a /= 2, b /= 2, c /= 2, d /= 2;
        else if (size < small || (left < least && right < far && size < far) || (right < least && left < far && size < far))
            a *= scale, b *= scale, c *= scale, d *= scale;
        ratio = c / d;
        denom = c * ratio + d;
        if ((ratio < 0 ? -ratio : ratio) > least) {
            __real__ z = (a * ratio + b) / denom;
            __imag__ z = (b * ratio - a) / denom;
        } else {
            __real__ z = (c * (a / d) + b) / denom;
            __imag__ z = (c * (b / d) - a) / denom;
        }
    } else {
        long double size = c < 0 ? -c : c, left = a < 0 ? -a : a, right = b < 0 ? -b : b;
        if (size >= big) a /= 2, b /= 2, c /= 2, d /= 2;
        else if (size < small || (left < least && right < far && size < far) || (right < least && left < far && size < far))
            a *= scale, b *= scale, c *= scale, d *= scale;
        ratio = d / c;
        denom = d * ratio + c;
        if ((ratio < 0 ? -ratio : ratio) > least) {
            __real__ z = (b * ratio + a) / denom;
            __imag__ z = (b - a * ratio) / denom;
        } else {
            __real__ z = (a + d * (b / c)) / denom;
            __imag__ z = (b - d * (a / c)) / denom;
        }
    }
    if (!__builtin_isnan(__real__ z) || !__builtin_isnan(__imag__ z)) return z;
    long double inf = __builtin_inf();
    if (c == 0 && d == 0 && (!__builtin_isnan(a) || !__builtin_isnan(b))) {
        __real__ z = __builtin_copysignl(inf, c) * a;
        __imag__ z = __builtin_copysignl(inf, c) * b;
    } else if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) && __builtin_isfinite(d)) {
        a = __builtin_copysignl(__builtin_isinf(a) ? 1 : 0, a);
        b = __builtin_copysignl(__builtin_isinf(b) ? 1 : 0, b);
        __real__ z = inf * (a * c + b * d);
        __imag__ z = inf * (b * c - a * d);
    } else if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) && __builtin_isfinite(b)) {
        c = __builtin_copysignl(__builtin_isinf(c) ? 1 : 0, c);
        d = __builtin_copysignl(__builtin_isinf(d) ? 1 : 0, d);
        __real__ z = 0 * (a * c + b * d);
        __imag__ z = 0 * (b * c - a * d);
    }
    return z;
}
