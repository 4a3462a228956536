// Models of math.h that are not exact: bounded by what the functions promise. A part starts at a line `//@ name` and is
// linked in when the name is used and not defined. Exact operations have no model: they are operators.

//@ sin
double sin(double x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ sinf
float sinf(float x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ sinl
long double sinl(long double x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ cos
double cos(double x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return 1;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ cosf
float cosf(float x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return 1;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ cosl
long double cosl(long double x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return 1;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ tan
double tan(double x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r == r);
    return r;
}
//@ tanf
float tanf(float x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r == r);
    return r;
}
//@ tanl
long double tanl(long double x) {
    if (x - x != 0) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r == r);
    return r;
}
//@ atan
double atan(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -1.5707964 && r <= 1.5707964);
    return r;
}
//@ atanf
float atanf(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -1.5707964 && r <= 1.5707964);
    return r;
}
//@ atanl
long double atanl(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -1.5707964 && r <= 1.5707964);
    return r;
}
//@ asin
double asin(double x) {
    if (!(x >= -1 && x <= 1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -1.5707964 && r <= 1.5707964);
    return r;
}
//@ asinf
float asinf(float x) {
    if (!(x >= -1 && x <= 1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -1.5707964 && r <= 1.5707964);
    return r;
}
//@ asinl
long double asinl(long double x) {
    if (!(x >= -1 && x <= 1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -1.5707964 && r <= 1.5707964);
    return r;
}
//@ acos
double acos(double x) {
    if (!(x >= -1 && x <= 1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= 0 && r <= 3.1415928);
    return r;
}
//@ acosf
float acosf(float x) {
    if (!(x >= -1 && x <= 1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= 0 && r <= 3.1415928);
    return r;
}
//@ acosl
long double acosl(long double x) {
    if (!(x >= -1 && x <= 1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= 0 && r <= 3.1415928);
    return r;
}
//@ exp
double exp(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    if (x - x != 0) return x < 0 ? 0 : x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= 0 && (x < 0 ? r <= 1 : r >= 1));
    return r;
}
//@ expf
float expf(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    if (x - x != 0) return x < 0 ? 0 : x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= 0 && (x < 0 ? r <= 1 : r >= 1));
    return r;
}
//@ expl
long double expl(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    if (x - x != 0) return x < 0 ? 0 : x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= 0 && (x < 0 ? r <= 1 : r >= 1));
    return r;
}
//@ exp2
double exp2(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    if (x - x != 0) return x < 0 ? 0 : x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= 0 && (x < 0 ? r <= 1 : r >= 1));
    return r;
}
//@ exp2f
float exp2f(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    if (x - x != 0) return x < 0 ? 0 : x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= 0 && (x < 0 ? r <= 1 : r >= 1));
    return r;
}
//@ exp2l
long double exp2l(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    if (x - x != 0) return x < 0 ? 0 : x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= 0 && (x < 0 ? r <= 1 : r >= 1));
    return r;
}
//@ expm1
double expm1(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -1);
    return r;
}
//@ expm1f
float expm1f(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -1);
    return r;
}
//@ expm1l
long double expm1l(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -1);
    return r;
}
//@ log
double log(double x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ logf
float logf(float x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ logl
long double logl(long double x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log2
double log2(double x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log2f
float log2f(float x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log2l
long double log2l(long double x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log10
double log10(double x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log10f
float log10f(float x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log10l
long double log10l(long double x) {
    if (!(x >= 0)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 1) return 0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(x < 1 ? r <= 0 : r >= 0);
    return r;
}
//@ log1p
double log1p(double x) {
    if (!(x >= -1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ log1pf
float log1pf(float x) {
    if (!(x >= -1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ log1pl
long double log1pl(long double x) {
    if (!(x >= -1)) return __symra_math_errno(), 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ sinh
double sinh(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0 || x - x != 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ sinhf
float sinhf(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0 || x - x != 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ sinhl
long double sinhl(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0 || x - x != 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ cosh
double cosh(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= 1);
    return r;
}
//@ coshf
float coshf(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= 1);
    return r;
}
//@ coshl
long double coshl(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return 1;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= 1);
    return r;
}
//@ tanh
double tanh(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ tanhf
float tanhf(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ tanhl
long double tanhl(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -1 && r <= 1);
    return r;
}
//@ cbrt
double cbrt(double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0 || x - x != 0) return x;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ cbrtf
float cbrtf(float x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0 || x - x != 0) return x;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ cbrtl
long double cbrtl(long double x) {
    if (x != x) return 0.0 / 0.0;
    if (x == 0 || x - x != 0) return x;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(x < 0 ? r <= 0 : r >= 0);
    return r;
}
//@ pow
double trunc(double);
double pow(double x, double y) {
    if (y == 0 || x == 1) return 1;
    if (x != x || y != y) return 0.0 / 0.0;
    if (x < 0 && x - x == 0 && y - y == 0 && trunc(y) != y) return __symra_math_errno(), 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    // The sign of a zero counts: pow(-0.0, -1) is negative.
    __symra_assume(r == r && (__builtin_signbit(x) || r >= 0));
    return r;
}
//@ powf
float truncf(float);
float powf(float x, float y) {
    if (y == 0 || x == 1) return 1;
    if (x != x || y != y) return 0.0 / 0.0;
    if (x < 0 && x - x == 0 && y - y == 0 && truncf(y) != y) return __symra_math_errno(), 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    // The sign of a zero counts: pow(-0.0, -1) is negative.
    __symra_assume(r == r && (__builtin_signbit(x) || r >= 0));
    return r;
}
//@ powl
long double truncl(long double);
long double powl(long double x, long double y) {
    if (y == 0 || x == 1) return 1;
    if (x != x || y != y) return 0.0 / 0.0;
    if (x < 0 && x - x == 0 && y - y == 0 && truncl(y) != y) return __symra_math_errno(), 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    // The sign of a zero counts: pow(-0.0, -1) is negative.
    __symra_assume(r == r && (__builtin_signbit(x) || r >= 0));
    return r;
}
//@ atan2
double atan2(double x, double y) {
    if (x != x || y != y) return 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= -3.1415928 && r <= 3.1415928);
    return r;
}
//@ atan2f
float atan2f(float x, float y) {
    if (x != x || y != y) return 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= -3.1415928 && r <= 3.1415928);
    return r;
}
//@ atan2l
long double atan2l(long double x, long double y) {
    if (x != x || y != y) return 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= -3.1415928 && r <= 3.1415928);
    return r;
}
//@ hypot
double hypot(double x, double y) {
    if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inf();
    if (x != x || y != y) return 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    double r = __symra_nondet_double();
    __symra_assume(r >= (x < 0 ? -x : x) && r >= (y < 0 ? -y : y));
    return r;
}
//@ hypotf
float hypotf(float x, float y) {
    if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inf();
    if (x != x || y != y) return 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    float r = __symra_nondet_float();
    __symra_assume(r >= (x < 0 ? -x : x) && r >= (y < 0 ? -y : y));
    return r;
}
//@ hypotl
long double hypotl(long double x, long double y) {
    if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inf();
    if (x != x || y != y) return 0.0 / 0.0;
    __symra_inexact(), __symra_any_errno();
    long double r = __symra_nondet_long_double();
    __symra_assume(r >= (x < 0 ? -x : x) && r >= (y < 0 ? -y : y));
    return r;
}
//@ modf
double trunc(double);
double copysign(double, double);
double modf(double x, double *whole) {
    *whole = trunc(x);
    if (x - x != 0) return x != x ? x : copysign(0, x);
    return copysign(x - *whole, x);
}
//@ modff
float truncf(float);
float copysignf(float, float);
float modff(float x, float *whole) {
    *whole = truncf(x);
    if (x - x != 0) return x != x ? x : copysignf(0, x);
    return copysignf(x - *whole, x);
}
//@ ldexp
void __symra_math_errno(void);
double ldexp(double x, int n) {
    _Bool is_number = x != 0 && x - x == 0;
    union { unsigned long long u; double d; } power;
    if (n > 2100) n = 2100;
    if (n < -2200) n = -2200;
    while (n > 1000) x *= 0x1p1000, n -= 1000;
    // Below the normal numbers only the last step may round: 0x1p-969 leaves the 53 bits of a normal number whole.
    while (n < -1022) {
        x *= 0x1p-969;
        n += 969;
    }
    power.u = (unsigned long long)(n + 1023) << 52;
    x *= power.d;
    if (is_number && !__builtin_isnormal(x)) __symra_math_errno();
    return x;
}
//@ frexp
double frexp(double x, int *exponent) {
    union { double d; unsigned long long u; } v;
    v.d = x;
    int e = v.u >> 52 & 0x7ff;
    *exponent = 0;
    if (x == 0 || e == 0x7ff) return x;
    if (e == 0) {
        v.d = x * 0x1p64;
        e = (int)(v.u >> 52 & 0x7ff) - 64;
    }
    *exponent = e - 1022;
    v.u = (v.u & 0x800fffffffffffffull) | 0x3fe0000000000000ull;
    return v.d;
}
//@ scalbn
double ldexp(double, int);
double scalbn(double x, int n) { return ldexp(x, n); }
//@ nextafter
void __symra_math_errno(void);
double nextafter(double x, double y) {
    union { unsigned long long u; double d; } bits;
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    if (x == 0) {
        __symra_math_errno();
        bits.u = 1;
        return y > 0 ? bits.d : -bits.d;
    }
    bits.d = x;
    if ((x < y) == (x > 0)) bits.u++;
    else bits.u--;
    if (!__builtin_isnormal(bits.d)) __symra_math_errno();
    return bits.d;
}
//@ nextafterf
void __symra_math_errno(void);
float nextafterf(float x, float y) {
    union { unsigned u; float f; } bits;
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    if (x == 0) {
        __symra_math_errno();
        bits.u = 1;
        return y > 0 ? bits.f : -bits.f;
    }
    bits.f = x;
    if ((x < y) == (x > 0)) bits.u++;
    else bits.u--;
    if (!__builtin_isnormal(bits.f)) __symra_math_errno();
    return bits.f;
}
//@ ilogb
void __symra_math_errno(void);
double frexp(double, int *);
int ilogb(double x) {
    int e;
    if (x == 0 || x != x) return __symra_math_errno(), -2147483647 - 1;
    if (x - x != 0) return __symra_math_errno(), 2147483647;
    frexp(x, &e);
    return e - 1;
}
//@ lgamma
// The sign of the gamma function is left in a variable.
int signgam;
double lgamma(double x) {
    __symra_approximated();
    __symra_math_errno();
    signgam = __symra_nondet_bool() ? 1 : -1;
    double r = __symra_nondet_double();
    __symra_assume((r != r) == (x != x));
    return r;
}
//@ gamma
double lgamma(double);
double gamma(double x) { return lgamma(x); }
//@ lgammaf
// The sign of the gamma function is left in a variable.
int signgam;
float lgammaf(float x) {
    __symra_approximated();
    __symra_math_errno();
    signgam = __symra_nondet_bool() ? 1 : -1;
    float r = __symra_nondet_float();
    __symra_assume((r != r) == (x != x));
    return r;
}
//@ gammaf
float lgammaf(float);
float gammaf(float x) { return lgammaf(x); }
//@ lgammal
// The sign of the gamma function is left in a variable.
int signgam;
long double lgammal(long double x) {
    __symra_approximated();
    __symra_math_errno();
    signgam = __symra_nondet_bool() ? 1 : -1;
    long double r = __symra_nondet_long_double();
    __symra_assume((r != r) == (x != x));
    return r;
}
//@ gammal
long double lgammal(long double);
long double gammal(long double x) { return lgammal(x); }
