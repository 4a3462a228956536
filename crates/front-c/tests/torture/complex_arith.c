#include <complex.h>
#include <stdio.h>

struct wave { int id; float complex f; double complex d; };
double complex global = 1.5 - 2.0 * I;
static float complex table[2] = { 3.0f, 4.0fi };

static void show(const char *name, double complex z) { printf("%s %g %g\n", name, creal(z), cimag(z)); }
static double complex scale(double complex z, double by) { return z * by; }
static float complex turn(float complex z) { return z * I; }
static struct wave make(int id) {
    struct wave w = { id, 1 + 2 * I, 3 - id * I };
    return w;
}

int main(void) {
    double complex a = 3 + 4 * I, b = 1 - 2 * I, c;
    show("sum", a + b);
    show("difference", a - b);
    show("product", a * b);
    show("quotient", a / b);
    show("negative", -a);
    show("conjugate", ~a);
    show("conj", conj(b));
    show("real plus", 2 + a);
    show("real minus", 2 - a);
    show("minus real", a - 2);
    show("real times", 2.5 * a);
    show("by real", a / 4);
    show("real by", 10 / a);
    show("global", global);
    show("table", table[0] + table[1]);
    show("scale", scale(a, 0.5));
    show("turn", turn(1 + 2 * I));
    c = a;
    c += b;
    c *= 2;
    c -= 1;
    c /= b;
    show("compound", c);
    c++;
    show("increment", c);
    __real__ c = 7;
    __imag__ c = -8;
    show("parts", c);
    printf("%g %g\n", __real__ a, __imag__ (a * b));
    printf("%d %d %d\n", a == b, a != b, 3 == (3 + 0 * I));
    printf("%d %d %d\n", !a, a && b, (0.0 + 0.0i) ? 1 : 2);
    float complex f = a;
    double d = b;
    int i = (int)a;
    _Bool t = 0.5i;
    printf("%g %g %g %d %d\n", crealf(f), cimagf(f), d, i, t);
    struct wave w = make(5);
    printf("%d %g %g %g %g\n", w.id, crealf(w.f), cimagf(w.f), creal(w.d), cimag(w.d));
    double complex *p = &w.d;
    *p = *p * *p;
    show("pointer", *p);
    show("choice", i == 3 ? a : 1);
    long double complex l = a;
    l = l * l / 5;
    printf("%g %g\n", (double)creall(l), (double)cimagl(l));
    _Complex int z = 3 + 4i;
    z = z * z;
    printf("%d %d %d\n", __real__ z, __imag__ z, z == -7 + 24i);
    double complex inf = __builtin_inf() + 0.0i, product = inf * (1 + 1i), quotient = a / inf;
    printf("%d %g %g\n", __builtin_isinf(creal(product)), creal(quotient), cimag(quotient));
    double complex zero = 0, by_zero = a / zero;
    printf("%d %d\n", __builtin_isinf(creal(by_zero)), __builtin_isinf(cimag(by_zero)));
    show("tiny", (1e-300 + 1e-300i) / (1e-305 + 2e-305i));
    show("built", __builtin_complex(1.0, 2.0));
    printf("%d %d %d\n", (int)sizeof a, (int)sizeof f, (int)sizeof(struct wave));
    return 0;
}
