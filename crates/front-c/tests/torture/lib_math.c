#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double x = 2.25, y = -3.7, z = 0.0;
    printf("%f %f %f %f %f\n", sqrt(x), fabs(y), floor(y), ceil(y), trunc(y));
    printf("%f %f %f %f\n", fmod(7.5, 2), fmod(-7.5, 2), remainder(7.5, 2), round(-2.5));
    printf("%f %f %f\n", fmin(x, y), fmax(x, y), fma(x, y, 1));
    printf("%d %d %d %d\n", isnan(z / z) != 0, isinf(1 / z) != 0, isnan(x) != 0, isfinite(x) != 0);
    printf("%f %f %ld\n", copysign(1, y), rint(2.5), lrint(3.5));
    return 0;
}
