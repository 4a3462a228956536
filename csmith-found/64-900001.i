# 0 "/tmp/symra-csmith-34gena3w/p.c"
# 0 "<built-in>"
# 0 "<command-line>"
# 1 "/usr/include/stdc-predef.h" 1 3 4
# 0 "<command-line>" 2
# 1 "/tmp/symra-csmith-34gena3w/p.c"
# 10 "/tmp/symra-csmith-34gena3w/p.c"
# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/float.h" 1 3 4
# 11 "/tmp/symra-csmith-34gena3w/p.c" 2
# 1 "/usr/include/math.h" 1 3 4
# 27 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 1 3 4
# 33 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 3 4
# 1 "/usr/include/features.h" 1 3 4
# 392 "/usr/include/features.h" 3 4
# 1 "/usr/include/features-time64.h" 1 3 4
# 20 "/usr/include/features-time64.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 21 "/usr/include/features-time64.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/timesize.h" 1 3 4
# 19 "/usr/include/x86_64-linux-gnu/bits/timesize.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 20 "/usr/include/x86_64-linux-gnu/bits/timesize.h" 2 3 4
# 22 "/usr/include/features-time64.h" 2 3 4
# 393 "/usr/include/features.h" 2 3 4
# 489 "/usr/include/features.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/sys/cdefs.h" 1 3 4
# 561 "/usr/include/x86_64-linux-gnu/sys/cdefs.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 562 "/usr/include/x86_64-linux-gnu/sys/cdefs.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/long-double.h" 1 3 4
# 563 "/usr/include/x86_64-linux-gnu/sys/cdefs.h" 2 3 4
# 490 "/usr/include/features.h" 2 3 4
# 513 "/usr/include/features.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/gnu/stubs.h" 1 3 4
# 10 "/usr/include/x86_64-linux-gnu/gnu/stubs.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/gnu/stubs-64.h" 1 3 4
# 11 "/usr/include/x86_64-linux-gnu/gnu/stubs.h" 2 3 4
# 514 "/usr/include/features.h" 2 3 4
# 34 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 2 3 4
# 28 "/usr/include/math.h" 2 3 4









# 1 "/usr/include/x86_64-linux-gnu/bits/types.h" 1 3 4
# 27 "/usr/include/x86_64-linux-gnu/bits/types.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 28 "/usr/include/x86_64-linux-gnu/bits/types.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/timesize.h" 1 3 4
# 19 "/usr/include/x86_64-linux-gnu/bits/timesize.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 20 "/usr/include/x86_64-linux-gnu/bits/timesize.h" 2 3 4
# 29 "/usr/include/x86_64-linux-gnu/bits/types.h" 2 3 4



# 31 "/usr/include/x86_64-linux-gnu/bits/types.h" 3 4
typedef unsigned char __u_char;
typedef unsigned short int __u_short;
typedef unsigned int __u_int;
typedef unsigned long int __u_long;


typedef signed char __int8_t;
typedef unsigned char __uint8_t;
typedef signed short int __int16_t;
typedef unsigned short int __uint16_t;
typedef signed int __int32_t;
typedef unsigned int __uint32_t;

typedef signed long int __int64_t;
typedef unsigned long int __uint64_t;






typedef __int8_t __int_least8_t;
typedef __uint8_t __uint_least8_t;
typedef __int16_t __int_least16_t;
typedef __uint16_t __uint_least16_t;
typedef __int32_t __int_least32_t;
typedef __uint32_t __uint_least32_t;
typedef __int64_t __int_least64_t;
typedef __uint64_t __uint_least64_t;



typedef long int __quad_t;
typedef unsigned long int __u_quad_t;







typedef long int __intmax_t;
typedef unsigned long int __uintmax_t;
# 141 "/usr/include/x86_64-linux-gnu/bits/types.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/typesizes.h" 1 3 4
# 142 "/usr/include/x86_64-linux-gnu/bits/types.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/time64.h" 1 3 4
# 143 "/usr/include/x86_64-linux-gnu/bits/types.h" 2 3 4


typedef unsigned long int __dev_t;
typedef unsigned int __uid_t;
typedef unsigned int __gid_t;
typedef unsigned long int __ino_t;
typedef unsigned long int __ino64_t;
typedef unsigned int __mode_t;
typedef unsigned long int __nlink_t;
typedef long int __off_t;
typedef long int __off64_t;
typedef int __pid_t;
typedef struct { int __val[2]; } __fsid_t;
typedef long int __clock_t;
typedef unsigned long int __rlim_t;
typedef unsigned long int __rlim64_t;
typedef unsigned int __id_t;
typedef long int __time_t;
typedef unsigned int __useconds_t;
typedef long int __suseconds_t;
typedef long int __suseconds64_t;

typedef int __daddr_t;
typedef int __key_t;


typedef int __clockid_t;


typedef void * __timer_t;


typedef long int __blksize_t;




typedef long int __blkcnt_t;
typedef long int __blkcnt64_t;


typedef unsigned long int __fsblkcnt_t;
typedef unsigned long int __fsblkcnt64_t;


typedef unsigned long int __fsfilcnt_t;
typedef unsigned long int __fsfilcnt64_t;


typedef long int __fsword_t;

typedef long int __ssize_t;


typedef long int __syscall_slong_t;

typedef unsigned long int __syscall_ulong_t;



typedef __off64_t __loff_t;
typedef char *__caddr_t;


typedef long int __intptr_t;


typedef unsigned int __socklen_t;




typedef int __sig_atomic_t;
# 38 "/usr/include/math.h" 2 3 4


# 1 "/usr/include/x86_64-linux-gnu/bits/math-vector.h" 1 3 4
# 25 "/usr/include/x86_64-linux-gnu/bits/math-vector.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libm-simd-decl-stubs.h" 1 3 4
# 26 "/usr/include/x86_64-linux-gnu/bits/math-vector.h" 2 3 4
# 41 "/usr/include/math.h" 2 3 4


# 1 "/usr/include/x86_64-linux-gnu/bits/floatn.h" 1 3 4
# 120 "/usr/include/x86_64-linux-gnu/bits/floatn.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/floatn-common.h" 1 3 4
# 24 "/usr/include/x86_64-linux-gnu/bits/floatn-common.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/long-double.h" 1 3 4
# 25 "/usr/include/x86_64-linux-gnu/bits/floatn-common.h" 2 3 4
# 121 "/usr/include/x86_64-linux-gnu/bits/floatn.h" 2 3 4
# 44 "/usr/include/math.h" 2 3 4
# 152 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/flt-eval-method.h" 1 3 4
# 153 "/usr/include/math.h" 2 3 4
# 163 "/usr/include/math.h" 3 4
typedef float float_t;
typedef double double_t;
# 204 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/fp-logb.h" 1 3 4
# 205 "/usr/include/math.h" 2 3 4
# 247 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/fp-fast.h" 1 3 4
# 248 "/usr/include/math.h" 2 3 4
# 312 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 1 3 4
# 20 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 3 4
extern int __fpclassify (double __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));


extern int __signbit (double __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));



extern int __isinf (double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __finite (double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __isnan (double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __iseqsig (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));


extern int __issignaling (double __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));
# 313 "/usr/include/math.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 1 3 4
# 53 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern double acos (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __acos (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double asin (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __asin (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double atan (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __atan (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double atan2 (double __y, double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __atan2 (double __y, double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern double cos (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __cos (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double sin (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __sin (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double tan (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __tan (double __x) __attribute__ ((__nothrow__ , __leaf__));




 extern double cosh (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __cosh (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double sinh (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __sinh (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double tanh (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __tanh (double __x) __attribute__ ((__nothrow__ , __leaf__));
# 85 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern double acosh (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __acosh (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double asinh (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __asinh (double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern double atanh (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __atanh (double __x) __attribute__ ((__nothrow__ , __leaf__));





 extern double exp (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __exp (double __x) __attribute__ ((__nothrow__ , __leaf__));


extern double frexp (double __x, int *__exponent) __attribute__ ((__nothrow__ , __leaf__)); extern double __frexp (double __x, int *__exponent) __attribute__ ((__nothrow__ , __leaf__));


extern double ldexp (double __x, int __exponent) __attribute__ ((__nothrow__ , __leaf__)); extern double __ldexp (double __x, int __exponent) __attribute__ ((__nothrow__ , __leaf__));


 extern double log (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __log (double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern double log10 (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __log10 (double __x) __attribute__ ((__nothrow__ , __leaf__));


extern double modf (double __x, double *__iptr) __attribute__ ((__nothrow__ , __leaf__)); extern double __modf (double __x, double *__iptr) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2)));
# 119 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern double expm1 (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __expm1 (double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern double log1p (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __log1p (double __x) __attribute__ ((__nothrow__ , __leaf__));


extern double logb (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __logb (double __x) __attribute__ ((__nothrow__ , __leaf__));




 extern double exp2 (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __exp2 (double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern double log2 (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __log2 (double __x) __attribute__ ((__nothrow__ , __leaf__));






 extern double pow (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __pow (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));


extern double sqrt (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __sqrt (double __x) __attribute__ ((__nothrow__ , __leaf__));



 extern double hypot (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __hypot (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));




 extern double cbrt (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __cbrt (double __x) __attribute__ ((__nothrow__ , __leaf__));






extern double ceil (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __ceil (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern double fabs (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __fabs (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern double floor (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __floor (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern double fmod (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __fmod (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));
# 177 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern int isinf (double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));




extern int finite (double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern double drem (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __drem (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));



extern double significand (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __significand (double __x) __attribute__ ((__nothrow__ , __leaf__));






extern double copysign (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __copysign (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));




extern double nan (const char *__tagb) __attribute__ ((__nothrow__ , __leaf__)); extern double __nan (const char *__tagb) __attribute__ ((__nothrow__ , __leaf__));
# 213 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern int isnan (double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));





extern double j0 (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __j0 (double) __attribute__ ((__nothrow__ , __leaf__));
extern double j1 (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __j1 (double) __attribute__ ((__nothrow__ , __leaf__));
extern double jn (int, double) __attribute__ ((__nothrow__ , __leaf__)); extern double __jn (int, double) __attribute__ ((__nothrow__ , __leaf__));
extern double y0 (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __y0 (double) __attribute__ ((__nothrow__ , __leaf__));
extern double y1 (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __y1 (double) __attribute__ ((__nothrow__ , __leaf__));
extern double yn (int, double) __attribute__ ((__nothrow__ , __leaf__)); extern double __yn (int, double) __attribute__ ((__nothrow__ , __leaf__));





 extern double erf (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __erf (double) __attribute__ ((__nothrow__ , __leaf__));
 extern double erfc (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __erfc (double) __attribute__ ((__nothrow__ , __leaf__));
extern double lgamma (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __lgamma (double) __attribute__ ((__nothrow__ , __leaf__));




extern double tgamma (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __tgamma (double) __attribute__ ((__nothrow__ , __leaf__));





extern double gamma (double) __attribute__ ((__nothrow__ , __leaf__)); extern double __gamma (double) __attribute__ ((__nothrow__ , __leaf__));







extern double lgamma_r (double, int *__signgamp) __attribute__ ((__nothrow__ , __leaf__)); extern double __lgamma_r (double, int *__signgamp) __attribute__ ((__nothrow__ , __leaf__));






extern double rint (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __rint (double __x) __attribute__ ((__nothrow__ , __leaf__));


extern double nextafter (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __nextafter (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));

extern double nexttoward (double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __nexttoward (double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));
# 275 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern double remainder (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __remainder (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));



extern double scalbn (double __x, int __n) __attribute__ ((__nothrow__ , __leaf__)); extern double __scalbn (double __x, int __n) __attribute__ ((__nothrow__ , __leaf__));



extern int ilogb (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern int __ilogb (double __x) __attribute__ ((__nothrow__ , __leaf__));
# 293 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern double scalbln (double __x, long int __n) __attribute__ ((__nothrow__ , __leaf__)); extern double __scalbln (double __x, long int __n) __attribute__ ((__nothrow__ , __leaf__));



extern double nearbyint (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern double __nearbyint (double __x) __attribute__ ((__nothrow__ , __leaf__));



extern double round (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __round (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern double trunc (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __trunc (double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));




extern double remquo (double __x, double __y, int *__quo) __attribute__ ((__nothrow__ , __leaf__)); extern double __remquo (double __x, double __y, int *__quo) __attribute__ ((__nothrow__ , __leaf__));






extern long int lrint (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long int __lrint (double __x) __attribute__ ((__nothrow__ , __leaf__));
__extension__
extern long long int llrint (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long long int __llrint (double __x) __attribute__ ((__nothrow__ , __leaf__));



extern long int lround (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long int __lround (double __x) __attribute__ ((__nothrow__ , __leaf__));
__extension__
extern long long int llround (double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long long int __llround (double __x) __attribute__ ((__nothrow__ , __leaf__));



extern double fdim (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)); extern double __fdim (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__));



extern double fmax (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __fmax (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern double fmin (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern double __fmin (double __x, double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern double fma (double __x, double __y, double __z) __attribute__ ((__nothrow__ , __leaf__)); extern double __fma (double __x, double __y, double __z) __attribute__ ((__nothrow__ , __leaf__));
# 435 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern double scalb (double __x, double __n) __attribute__ ((__nothrow__ , __leaf__)); extern double __scalb (double __x, double __n) __attribute__ ((__nothrow__ , __leaf__));
# 314 "/usr/include/math.h" 2 3 4
# 329 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 1 3 4
# 20 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 3 4
extern int __fpclassifyf (float __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));


extern int __signbitf (float __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));



extern int __isinff (float __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __finitef (float __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __isnanf (float __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __iseqsigf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));


extern int __issignalingf (float __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));
# 330 "/usr/include/math.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 1 3 4
# 53 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern float acosf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __acosf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float asinf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __asinf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float atanf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __atanf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float atan2f (float __y, float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __atan2f (float __y, float __x) __attribute__ ((__nothrow__ , __leaf__));


 extern float cosf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __cosf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float sinf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __sinf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float tanf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __tanf (float __x) __attribute__ ((__nothrow__ , __leaf__));




 extern float coshf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __coshf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float sinhf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __sinhf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float tanhf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __tanhf (float __x) __attribute__ ((__nothrow__ , __leaf__));
# 85 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern float acoshf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __acoshf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float asinhf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __asinhf (float __x) __attribute__ ((__nothrow__ , __leaf__));

 extern float atanhf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __atanhf (float __x) __attribute__ ((__nothrow__ , __leaf__));





 extern float expf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __expf (float __x) __attribute__ ((__nothrow__ , __leaf__));


extern float frexpf (float __x, int *__exponent) __attribute__ ((__nothrow__ , __leaf__)); extern float __frexpf (float __x, int *__exponent) __attribute__ ((__nothrow__ , __leaf__));


extern float ldexpf (float __x, int __exponent) __attribute__ ((__nothrow__ , __leaf__)); extern float __ldexpf (float __x, int __exponent) __attribute__ ((__nothrow__ , __leaf__));


 extern float logf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __logf (float __x) __attribute__ ((__nothrow__ , __leaf__));


 extern float log10f (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __log10f (float __x) __attribute__ ((__nothrow__ , __leaf__));


extern float modff (float __x, float *__iptr) __attribute__ ((__nothrow__ , __leaf__)); extern float __modff (float __x, float *__iptr) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2)));
# 119 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern float expm1f (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __expm1f (float __x) __attribute__ ((__nothrow__ , __leaf__));


 extern float log1pf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __log1pf (float __x) __attribute__ ((__nothrow__ , __leaf__));


extern float logbf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __logbf (float __x) __attribute__ ((__nothrow__ , __leaf__));




 extern float exp2f (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __exp2f (float __x) __attribute__ ((__nothrow__ , __leaf__));


 extern float log2f (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __log2f (float __x) __attribute__ ((__nothrow__ , __leaf__));






 extern float powf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __powf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));


extern float sqrtf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __sqrtf (float __x) __attribute__ ((__nothrow__ , __leaf__));



 extern float hypotf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __hypotf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));




 extern float cbrtf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __cbrtf (float __x) __attribute__ ((__nothrow__ , __leaf__));






extern float ceilf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __ceilf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern float fabsf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __fabsf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern float floorf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __floorf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern float fmodf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __fmodf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));
# 177 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern int isinff (float __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));




extern int finitef (float __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern float dremf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __dremf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));



extern float significandf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __significandf (float __x) __attribute__ ((__nothrow__ , __leaf__));






extern float copysignf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __copysignf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));




extern float nanf (const char *__tagb) __attribute__ ((__nothrow__ , __leaf__)); extern float __nanf (const char *__tagb) __attribute__ ((__nothrow__ , __leaf__));
# 213 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern int isnanf (float __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));





extern float j0f (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __j0f (float) __attribute__ ((__nothrow__ , __leaf__));
extern float j1f (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __j1f (float) __attribute__ ((__nothrow__ , __leaf__));
extern float jnf (int, float) __attribute__ ((__nothrow__ , __leaf__)); extern float __jnf (int, float) __attribute__ ((__nothrow__ , __leaf__));
extern float y0f (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __y0f (float) __attribute__ ((__nothrow__ , __leaf__));
extern float y1f (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __y1f (float) __attribute__ ((__nothrow__ , __leaf__));
extern float ynf (int, float) __attribute__ ((__nothrow__ , __leaf__)); extern float __ynf (int, float) __attribute__ ((__nothrow__ , __leaf__));





 extern float erff (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __erff (float) __attribute__ ((__nothrow__ , __leaf__));
 extern float erfcf (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __erfcf (float) __attribute__ ((__nothrow__ , __leaf__));
extern float lgammaf (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __lgammaf (float) __attribute__ ((__nothrow__ , __leaf__));




extern float tgammaf (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __tgammaf (float) __attribute__ ((__nothrow__ , __leaf__));





extern float gammaf (float) __attribute__ ((__nothrow__ , __leaf__)); extern float __gammaf (float) __attribute__ ((__nothrow__ , __leaf__));







extern float lgammaf_r (float, int *__signgamp) __attribute__ ((__nothrow__ , __leaf__)); extern float __lgammaf_r (float, int *__signgamp) __attribute__ ((__nothrow__ , __leaf__));






extern float rintf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __rintf (float __x) __attribute__ ((__nothrow__ , __leaf__));


extern float nextafterf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __nextafterf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));

extern float nexttowardf (float __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __nexttowardf (float __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));
# 275 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern float remainderf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __remainderf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));



extern float scalbnf (float __x, int __n) __attribute__ ((__nothrow__ , __leaf__)); extern float __scalbnf (float __x, int __n) __attribute__ ((__nothrow__ , __leaf__));



extern int ilogbf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern int __ilogbf (float __x) __attribute__ ((__nothrow__ , __leaf__));
# 293 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern float scalblnf (float __x, long int __n) __attribute__ ((__nothrow__ , __leaf__)); extern float __scalblnf (float __x, long int __n) __attribute__ ((__nothrow__ , __leaf__));



extern float nearbyintf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern float __nearbyintf (float __x) __attribute__ ((__nothrow__ , __leaf__));



extern float roundf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __roundf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern float truncf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __truncf (float __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));




extern float remquof (float __x, float __y, int *__quo) __attribute__ ((__nothrow__ , __leaf__)); extern float __remquof (float __x, float __y, int *__quo) __attribute__ ((__nothrow__ , __leaf__));






extern long int lrintf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern long int __lrintf (float __x) __attribute__ ((__nothrow__ , __leaf__));
__extension__
extern long long int llrintf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern long long int __llrintf (float __x) __attribute__ ((__nothrow__ , __leaf__));



extern long int lroundf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern long int __lroundf (float __x) __attribute__ ((__nothrow__ , __leaf__));
__extension__
extern long long int llroundf (float __x) __attribute__ ((__nothrow__ , __leaf__)); extern long long int __llroundf (float __x) __attribute__ ((__nothrow__ , __leaf__));



extern float fdimf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)); extern float __fdimf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__));



extern float fmaxf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __fmaxf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern float fminf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern float __fminf (float __x, float __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern float fmaf (float __x, float __y, float __z) __attribute__ ((__nothrow__ , __leaf__)); extern float __fmaf (float __x, float __y, float __z) __attribute__ ((__nothrow__ , __leaf__));
# 435 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern float scalbf (float __x, float __n) __attribute__ ((__nothrow__ , __leaf__)); extern float __scalbf (float __x, float __n) __attribute__ ((__nothrow__ , __leaf__));
# 331 "/usr/include/math.h" 2 3 4
# 398 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 1 3 4
# 20 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 3 4
extern int __fpclassifyl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));


extern int __signbitl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));



extern int __isinfl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __finitel (long double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __isnanl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __iseqsigl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));


extern int __issignalingl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));
# 399 "/usr/include/math.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 1 3 4
# 53 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern long double acosl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __acosl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double asinl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __asinl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double atanl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __atanl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double atan2l (long double __y, long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __atan2l (long double __y, long double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern long double cosl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __cosl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double sinl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __sinl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double tanl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __tanl (long double __x) __attribute__ ((__nothrow__ , __leaf__));




 extern long double coshl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __coshl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double sinhl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __sinhl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double tanhl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __tanhl (long double __x) __attribute__ ((__nothrow__ , __leaf__));
# 85 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern long double acoshl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __acoshl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double asinhl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __asinhl (long double __x) __attribute__ ((__nothrow__ , __leaf__));

 extern long double atanhl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __atanhl (long double __x) __attribute__ ((__nothrow__ , __leaf__));





 extern long double expl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __expl (long double __x) __attribute__ ((__nothrow__ , __leaf__));


extern long double frexpl (long double __x, int *__exponent) __attribute__ ((__nothrow__ , __leaf__)); extern long double __frexpl (long double __x, int *__exponent) __attribute__ ((__nothrow__ , __leaf__));


extern long double ldexpl (long double __x, int __exponent) __attribute__ ((__nothrow__ , __leaf__)); extern long double __ldexpl (long double __x, int __exponent) __attribute__ ((__nothrow__ , __leaf__));


 extern long double logl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __logl (long double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern long double log10l (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __log10l (long double __x) __attribute__ ((__nothrow__ , __leaf__));


extern long double modfl (long double __x, long double *__iptr) __attribute__ ((__nothrow__ , __leaf__)); extern long double __modfl (long double __x, long double *__iptr) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2)));
# 119 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
 extern long double expm1l (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __expm1l (long double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern long double log1pl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __log1pl (long double __x) __attribute__ ((__nothrow__ , __leaf__));


extern long double logbl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __logbl (long double __x) __attribute__ ((__nothrow__ , __leaf__));




 extern long double exp2l (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __exp2l (long double __x) __attribute__ ((__nothrow__ , __leaf__));


 extern long double log2l (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __log2l (long double __x) __attribute__ ((__nothrow__ , __leaf__));






 extern long double powl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __powl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));


extern long double sqrtl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __sqrtl (long double __x) __attribute__ ((__nothrow__ , __leaf__));



 extern long double hypotl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __hypotl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));




 extern long double cbrtl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __cbrtl (long double __x) __attribute__ ((__nothrow__ , __leaf__));






extern long double ceill (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __ceill (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern long double fabsl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __fabsl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern long double floorl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __floorl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern long double fmodl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __fmodl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));
# 177 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern int isinfl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));




extern int finitel (long double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern long double dreml (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __dreml (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));



extern long double significandl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __significandl (long double __x) __attribute__ ((__nothrow__ , __leaf__));






extern long double copysignl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __copysignl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));




extern long double nanl (const char *__tagb) __attribute__ ((__nothrow__ , __leaf__)); extern long double __nanl (const char *__tagb) __attribute__ ((__nothrow__ , __leaf__));
# 213 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern int isnanl (long double __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));





extern long double j0l (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __j0l (long double) __attribute__ ((__nothrow__ , __leaf__));
extern long double j1l (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __j1l (long double) __attribute__ ((__nothrow__ , __leaf__));
extern long double jnl (int, long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __jnl (int, long double) __attribute__ ((__nothrow__ , __leaf__));
extern long double y0l (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __y0l (long double) __attribute__ ((__nothrow__ , __leaf__));
extern long double y1l (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __y1l (long double) __attribute__ ((__nothrow__ , __leaf__));
extern long double ynl (int, long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __ynl (int, long double) __attribute__ ((__nothrow__ , __leaf__));





 extern long double erfl (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __erfl (long double) __attribute__ ((__nothrow__ , __leaf__));
 extern long double erfcl (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __erfcl (long double) __attribute__ ((__nothrow__ , __leaf__));
extern long double lgammal (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __lgammal (long double) __attribute__ ((__nothrow__ , __leaf__));




extern long double tgammal (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __tgammal (long double) __attribute__ ((__nothrow__ , __leaf__));





extern long double gammal (long double) __attribute__ ((__nothrow__ , __leaf__)); extern long double __gammal (long double) __attribute__ ((__nothrow__ , __leaf__));







extern long double lgammal_r (long double, int *__signgamp) __attribute__ ((__nothrow__ , __leaf__)); extern long double __lgammal_r (long double, int *__signgamp) __attribute__ ((__nothrow__ , __leaf__));






extern long double rintl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __rintl (long double __x) __attribute__ ((__nothrow__ , __leaf__));


extern long double nextafterl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __nextafterl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));

extern long double nexttowardl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __nexttowardl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));
# 275 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern long double remainderl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __remainderl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));



extern long double scalbnl (long double __x, int __n) __attribute__ ((__nothrow__ , __leaf__)); extern long double __scalbnl (long double __x, int __n) __attribute__ ((__nothrow__ , __leaf__));



extern int ilogbl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern int __ilogbl (long double __x) __attribute__ ((__nothrow__ , __leaf__));
# 293 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern long double scalblnl (long double __x, long int __n) __attribute__ ((__nothrow__ , __leaf__)); extern long double __scalblnl (long double __x, long int __n) __attribute__ ((__nothrow__ , __leaf__));



extern long double nearbyintl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long double __nearbyintl (long double __x) __attribute__ ((__nothrow__ , __leaf__));



extern long double roundl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __roundl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern long double truncl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __truncl (long double __x) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));




extern long double remquol (long double __x, long double __y, int *__quo) __attribute__ ((__nothrow__ , __leaf__)); extern long double __remquol (long double __x, long double __y, int *__quo) __attribute__ ((__nothrow__ , __leaf__));






extern long int lrintl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long int __lrintl (long double __x) __attribute__ ((__nothrow__ , __leaf__));
__extension__
extern long long int llrintl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long long int __llrintl (long double __x) __attribute__ ((__nothrow__ , __leaf__));



extern long int lroundl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long int __lroundl (long double __x) __attribute__ ((__nothrow__ , __leaf__));
__extension__
extern long long int llroundl (long double __x) __attribute__ ((__nothrow__ , __leaf__)); extern long long int __llroundl (long double __x) __attribute__ ((__nothrow__ , __leaf__));



extern long double fdiml (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)); extern long double __fdiml (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__));



extern long double fmaxl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __fmaxl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));


extern long double fminl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__)); extern long double __fminl (long double __x, long double __y) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern long double fmal (long double __x, long double __y, long double __z) __attribute__ ((__nothrow__ , __leaf__)); extern long double __fmal (long double __x, long double __y, long double __z) __attribute__ ((__nothrow__ , __leaf__));
# 435 "/usr/include/x86_64-linux-gnu/bits/mathcalls.h" 3 4
extern long double scalbl (long double __x, long double __n) __attribute__ ((__nothrow__ , __leaf__)); extern long double __scalbl (long double __x, long double __n) __attribute__ ((__nothrow__ , __leaf__));
# 400 "/usr/include/math.h" 2 3 4
# 481 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 1 3 4
# 20 "/usr/include/x86_64-linux-gnu/bits/mathcalls-helper-functions.h" 3 4
extern int __fpclassifyf128 (_Float128 __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));


extern int __signbitf128 (_Float128 __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));



extern int __isinff128 (_Float128 __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __finitef128 (_Float128 __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __isnanf128 (_Float128 __value) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__const__));


extern int __iseqsigf128 (_Float128 __x, _Float128 __y) __attribute__ ((__nothrow__ , __leaf__));


extern int __issignalingf128 (_Float128 __value) __attribute__ ((__nothrow__ , __leaf__))
     __attribute__ ((__const__));
# 482 "/usr/include/math.h" 2 3 4
# 854 "/usr/include/math.h" 3 4
extern int signgam;
# 934 "/usr/include/math.h" 3 4
enum
  {
    FP_NAN =

      0,
    FP_INFINITE =

      1,
    FP_ZERO =

      2,
    FP_SUBNORMAL =

      3,
    FP_NORMAL =

      4
  };
# 1471 "/usr/include/math.h" 3 4

# 12 "/tmp/symra-csmith-34gena3w/p.c" 2
# 1 "/usr/include/csmith/csmith.h" 1
# 40 "/usr/include/csmith/csmith.h"
# 1 "/usr/include/string.h" 1 3 4
# 26 "/usr/include/string.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 1 3 4
# 27 "/usr/include/string.h" 2 3 4






# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 1 3 4
# 214 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 3 4
typedef long unsigned int size_t;
# 34 "/usr/include/string.h" 2 3 4
# 43 "/usr/include/string.h" 3 4
extern void *memcpy (void *__restrict __dest, const void *__restrict __src,
       size_t __n) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));


extern void *memmove (void *__dest, const void *__src, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));





extern void *memccpy (void *__restrict __dest, const void *__restrict __src,
        int __c, size_t __n)
    __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2))) __attribute__ ((__access__ (__write_only__, 1, 4)));




extern void *memset (void *__s, int __c, size_t __n) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1)));


extern int memcmp (const void *__s1, const void *__s2, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));
# 80 "/usr/include/string.h" 3 4
extern int __memcmpeq (const void *__s1, const void *__s2, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));
# 107 "/usr/include/string.h" 3 4
extern void *memchr (const void *__s, int __c, size_t __n)
      __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));
# 141 "/usr/include/string.h" 3 4
extern char *strcpy (char *__restrict __dest, const char *__restrict __src)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));

extern char *strncpy (char *__restrict __dest,
        const char *__restrict __src, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));


extern char *strcat (char *__restrict __dest, const char *__restrict __src)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));

extern char *strncat (char *__restrict __dest, const char *__restrict __src,
        size_t __n) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));


extern int strcmp (const char *__s1, const char *__s2)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));

extern int strncmp (const char *__s1, const char *__s2, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));


extern int strcoll (const char *__s1, const char *__s2)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));

extern size_t strxfrm (char *__restrict __dest,
         const char *__restrict __src, size_t __n)
    __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2))) __attribute__ ((__access__ (__write_only__, 1, 3)));



# 1 "/usr/include/x86_64-linux-gnu/bits/types/locale_t.h" 1 3 4
# 22 "/usr/include/x86_64-linux-gnu/bits/types/locale_t.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/types/__locale_t.h" 1 3 4
# 27 "/usr/include/x86_64-linux-gnu/bits/types/__locale_t.h" 3 4
struct __locale_struct
{

  struct __locale_data *__locales[13];


  const unsigned short int *__ctype_b;
  const int *__ctype_tolower;
  const int *__ctype_toupper;


  const char *__names[13];
};

typedef struct __locale_struct *__locale_t;
# 23 "/usr/include/x86_64-linux-gnu/bits/types/locale_t.h" 2 3 4

typedef __locale_t locale_t;
# 173 "/usr/include/string.h" 2 3 4


extern int strcoll_l (const char *__s1, const char *__s2, locale_t __l)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2, 3)));


extern size_t strxfrm_l (char *__dest, const char *__src, size_t __n,
    locale_t __l) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2, 4)))
     __attribute__ ((__access__ (__write_only__, 1, 3)));





extern char *strdup (const char *__s)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__malloc__)) __attribute__ ((__nonnull__ (1)));






extern char *strndup (const char *__string, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__malloc__)) __attribute__ ((__nonnull__ (1)));
# 246 "/usr/include/string.h" 3 4
extern char *strchr (const char *__s, int __c)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));
# 273 "/usr/include/string.h" 3 4
extern char *strrchr (const char *__s, int __c)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));
# 293 "/usr/include/string.h" 3 4
extern size_t strcspn (const char *__s, const char *__reject)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));


extern size_t strspn (const char *__s, const char *__accept)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));
# 323 "/usr/include/string.h" 3 4
extern char *strpbrk (const char *__s, const char *__accept)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));
# 350 "/usr/include/string.h" 3 4
extern char *strstr (const char *__haystack, const char *__needle)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));




extern char *strtok (char *__restrict __s, const char *__restrict __delim)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2)));



extern char *__strtok_r (char *__restrict __s,
    const char *__restrict __delim,
    char **__restrict __save_ptr)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2, 3)));

extern char *strtok_r (char *__restrict __s, const char *__restrict __delim,
         char **__restrict __save_ptr)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (2, 3)));
# 407 "/usr/include/string.h" 3 4
extern size_t strlen (const char *__s)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));




extern size_t strnlen (const char *__string, size_t __maxlen)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));




extern char *strerror (int __errnum) __attribute__ ((__nothrow__ , __leaf__));
# 432 "/usr/include/string.h" 3 4
extern int strerror_r (int __errnum, char *__buf, size_t __buflen) __asm__ ("" "__xpg_strerror_r") __attribute__ ((__nothrow__ , __leaf__))

                        __attribute__ ((__nonnull__ (2)))
    __attribute__ ((__access__ (__write_only__, 2, 3)));
# 458 "/usr/include/string.h" 3 4
extern char *strerror_l (int __errnum, locale_t __l) __attribute__ ((__nothrow__ , __leaf__));



# 1 "/usr/include/strings.h" 1 3 4
# 23 "/usr/include/strings.h" 3 4
# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 1 3 4
# 24 "/usr/include/strings.h" 2 3 4










extern int bcmp (const void *__s1, const void *__s2, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));


extern void bcopy (const void *__src, void *__dest, size_t __n)
  __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));


extern void bzero (void *__s, size_t __n) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1)));
# 68 "/usr/include/strings.h" 3 4
extern char *index (const char *__s, int __c)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));
# 96 "/usr/include/strings.h" 3 4
extern char *rindex (const char *__s, int __c)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1)));






extern int ffs (int __i) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));





extern int ffsl (long int __l) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));
__extension__ extern int ffsll (long long int __ll)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__const__));



extern int strcasecmp (const char *__s1, const char *__s2)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));


extern int strncasecmp (const char *__s1, const char *__s2, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2)));






extern int strcasecmp_l (const char *__s1, const char *__s2, locale_t __loc)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2, 3)));



extern int strncasecmp_l (const char *__s1, const char *__s2,
     size_t __n, locale_t __loc)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__pure__)) __attribute__ ((__nonnull__ (1, 2, 4)));



# 463 "/usr/include/string.h" 2 3 4



extern void explicit_bzero (void *__s, size_t __n) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1)))
    __attribute__ ((__access__ (__write_only__, 1, 2)));



extern char *strsep (char **__restrict __stringp,
       const char *__restrict __delim)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));




extern char *strsignal (int __sig) __attribute__ ((__nothrow__ , __leaf__));
# 489 "/usr/include/string.h" 3 4
extern char *__stpcpy (char *__restrict __dest, const char *__restrict __src)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));
extern char *stpcpy (char *__restrict __dest, const char *__restrict __src)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));



extern char *__stpncpy (char *__restrict __dest,
   const char *__restrict __src, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));
extern char *stpncpy (char *__restrict __dest,
        const char *__restrict __src, size_t __n)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));
# 539 "/usr/include/string.h" 3 4

# 41 "/usr/include/csmith/csmith.h" 2




# 1 "/usr/include/csmith/random_inc.h" 1
# 51 "/usr/include/csmith/random_inc.h"
# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/limits.h" 1 3 4
# 34 "/usr/lib/gcc/x86_64-linux-gnu/12/include/limits.h" 3 4
# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/syslimits.h" 1 3 4






# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/limits.h" 1 3 4
# 203 "/usr/lib/gcc/x86_64-linux-gnu/12/include/limits.h" 3 4
# 1 "/usr/include/limits.h" 1 3 4
# 26 "/usr/include/limits.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 1 3 4
# 27 "/usr/include/limits.h" 2 3 4
# 195 "/usr/include/limits.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/posix1_lim.h" 1 3 4
# 27 "/usr/include/x86_64-linux-gnu/bits/posix1_lim.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 28 "/usr/include/x86_64-linux-gnu/bits/posix1_lim.h" 2 3 4
# 161 "/usr/include/x86_64-linux-gnu/bits/posix1_lim.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/local_lim.h" 1 3 4
# 38 "/usr/include/x86_64-linux-gnu/bits/local_lim.h" 3 4
# 1 "/usr/include/linux/limits.h" 1 3 4
# 39 "/usr/include/x86_64-linux-gnu/bits/local_lim.h" 2 3 4
# 81 "/usr/include/x86_64-linux-gnu/bits/local_lim.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/pthread_stack_min-dynamic.h" 1 3 4
# 29 "/usr/include/x86_64-linux-gnu/bits/pthread_stack_min-dynamic.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/pthread_stack_min.h" 1 3 4
# 30 "/usr/include/x86_64-linux-gnu/bits/pthread_stack_min-dynamic.h" 2 3 4
# 82 "/usr/include/x86_64-linux-gnu/bits/local_lim.h" 2 3 4
# 162 "/usr/include/x86_64-linux-gnu/bits/posix1_lim.h" 2 3 4
# 196 "/usr/include/limits.h" 2 3 4



# 1 "/usr/include/x86_64-linux-gnu/bits/posix2_lim.h" 1 3 4
# 200 "/usr/include/limits.h" 2 3 4
# 204 "/usr/lib/gcc/x86_64-linux-gnu/12/include/limits.h" 2 3 4
# 8 "/usr/lib/gcc/x86_64-linux-gnu/12/include/syslimits.h" 2 3 4
# 35 "/usr/lib/gcc/x86_64-linux-gnu/12/include/limits.h" 2 3 4
# 52 "/usr/include/csmith/random_inc.h" 2



# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stdint.h" 1 3 4
# 9 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stdint.h" 3 4
# 1 "/usr/include/stdint.h" 1 3 4
# 26 "/usr/include/stdint.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 1 3 4
# 27 "/usr/include/stdint.h" 2 3 4

# 1 "/usr/include/x86_64-linux-gnu/bits/wchar.h" 1 3 4
# 29 "/usr/include/stdint.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/wordsize.h" 1 3 4
# 30 "/usr/include/stdint.h" 2 3 4




# 1 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h" 1 3 4
# 24 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h" 3 4
typedef __int8_t int8_t;
typedef __int16_t int16_t;
typedef __int32_t int32_t;
typedef __int64_t int64_t;
# 35 "/usr/include/stdint.h" 2 3 4


# 1 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h" 1 3 4
# 24 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h" 3 4
typedef __uint8_t uint8_t;
typedef __uint16_t uint16_t;
typedef __uint32_t uint32_t;
typedef __uint64_t uint64_t;
# 38 "/usr/include/stdint.h" 2 3 4





typedef __int_least8_t int_least8_t;
typedef __int_least16_t int_least16_t;
typedef __int_least32_t int_least32_t;
typedef __int_least64_t int_least64_t;


typedef __uint_least8_t uint_least8_t;
typedef __uint_least16_t uint_least16_t;
typedef __uint_least32_t uint_least32_t;
typedef __uint_least64_t uint_least64_t;





typedef signed char int_fast8_t;

typedef long int int_fast16_t;
typedef long int int_fast32_t;
typedef long int int_fast64_t;
# 71 "/usr/include/stdint.h" 3 4
typedef unsigned char uint_fast8_t;

typedef unsigned long int uint_fast16_t;
typedef unsigned long int uint_fast32_t;
typedef unsigned long int uint_fast64_t;
# 87 "/usr/include/stdint.h" 3 4
typedef long int intptr_t;


typedef unsigned long int uintptr_t;
# 101 "/usr/include/stdint.h" 3 4
typedef __intmax_t intmax_t;
typedef __uintmax_t uintmax_t;
# 10 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stdint.h" 2 3 4
# 56 "/usr/include/csmith/random_inc.h" 2



# 1 "/usr/include/assert.h" 1 3 4
# 66 "/usr/include/assert.h" 3 4



extern void __assert_fail (const char *__assertion, const char *__file,
      unsigned int __line, const char *__function)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__noreturn__));


extern void __assert_perror_fail (int __errnum, const char *__file,
      unsigned int __line, const char *__function)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__noreturn__));




extern void __assert (const char *__assertion, const char *__file, int __line)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__noreturn__));



# 60 "/usr/include/csmith/random_inc.h" 2
# 89 "/usr/include/csmith/random_inc.h"
# 1 "/usr/include/csmith/platform_generic.h" 1
# 39 "/usr/include/csmith/platform_generic.h"
# 1 "/usr/include/stdio.h" 1 3 4
# 27 "/usr/include/stdio.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 1 3 4
# 28 "/usr/include/stdio.h" 2 3 4





# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 1 3 4
# 34 "/usr/include/stdio.h" 2 3 4


# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stdarg.h" 1 3 4
# 40 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stdarg.h" 3 4
typedef __builtin_va_list __gnuc_va_list;
# 37 "/usr/include/stdio.h" 2 3 4


# 1 "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h" 1 3 4




# 1 "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h" 1 3 4
# 13 "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h" 3 4
typedef struct
{
  int __count;
  union
  {
    unsigned int __wch;
    char __wchb[4];
  } __value;
} __mbstate_t;
# 6 "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h" 2 3 4




typedef struct _G_fpos_t
{
  __off_t __pos;
  __mbstate_t __state;
} __fpos_t;
# 40 "/usr/include/stdio.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/types/__fpos64_t.h" 1 3 4
# 10 "/usr/include/x86_64-linux-gnu/bits/types/__fpos64_t.h" 3 4
typedef struct _G_fpos64_t
{
  __off64_t __pos;
  __mbstate_t __state;
} __fpos64_t;
# 41 "/usr/include/stdio.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h" 1 3 4



struct _IO_FILE;
typedef struct _IO_FILE __FILE;
# 42 "/usr/include/stdio.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/types/FILE.h" 1 3 4



struct _IO_FILE;


typedef struct _IO_FILE FILE;
# 43 "/usr/include/stdio.h" 2 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h" 1 3 4
# 35 "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h" 3 4
struct _IO_FILE;
struct _IO_marker;
struct _IO_codecvt;
struct _IO_wide_data;




typedef void _IO_lock_t;





struct _IO_FILE
{
  int _flags;


  char *_IO_read_ptr;
  char *_IO_read_end;
  char *_IO_read_base;
  char *_IO_write_base;
  char *_IO_write_ptr;
  char *_IO_write_end;
  char *_IO_buf_base;
  char *_IO_buf_end;


  char *_IO_save_base;
  char *_IO_backup_base;
  char *_IO_save_end;

  struct _IO_marker *_markers;

  struct _IO_FILE *_chain;

  int _fileno;
  int _flags2;
  __off_t _old_offset;


  unsigned short _cur_column;
  signed char _vtable_offset;
  char _shortbuf[1];

  _IO_lock_t *_lock;







  __off64_t _offset;

  struct _IO_codecvt *_codecvt;
  struct _IO_wide_data *_wide_data;
  struct _IO_FILE *_freeres_list;
  void *_freeres_buf;
  size_t __pad5;
  int _mode;

  char _unused2[15 * sizeof (int) - 4 * sizeof (void *) - sizeof (size_t)];
};
# 44 "/usr/include/stdio.h" 2 3 4
# 52 "/usr/include/stdio.h" 3 4
typedef __gnuc_va_list va_list;
# 63 "/usr/include/stdio.h" 3 4
typedef __off_t off_t;
# 77 "/usr/include/stdio.h" 3 4
typedef __ssize_t ssize_t;






typedef __fpos_t fpos_t;
# 133 "/usr/include/stdio.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/stdio_lim.h" 1 3 4
# 134 "/usr/include/stdio.h" 2 3 4
# 143 "/usr/include/stdio.h" 3 4
extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;






extern int remove (const char *__filename) __attribute__ ((__nothrow__ , __leaf__));

extern int rename (const char *__old, const char *__new) __attribute__ ((__nothrow__ , __leaf__));



extern int renameat (int __oldfd, const char *__old, int __newfd,
       const char *__new) __attribute__ ((__nothrow__ , __leaf__));
# 178 "/usr/include/stdio.h" 3 4
extern int fclose (FILE *__stream);
# 188 "/usr/include/stdio.h" 3 4
extern FILE *tmpfile (void)
  __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (fclose, 1))) ;
# 205 "/usr/include/stdio.h" 3 4
extern char *tmpnam (char[20]) __attribute__ ((__nothrow__ , __leaf__)) ;




extern char *tmpnam_r (char __s[20]) __attribute__ ((__nothrow__ , __leaf__)) ;
# 222 "/usr/include/stdio.h" 3 4
extern char *tempnam (const char *__dir, const char *__pfx)
   __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (__builtin_free, 1)));






extern int fflush (FILE *__stream);
# 239 "/usr/include/stdio.h" 3 4
extern int fflush_unlocked (FILE *__stream);
# 258 "/usr/include/stdio.h" 3 4
extern FILE *fopen (const char *__restrict __filename,
      const char *__restrict __modes)
  __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (fclose, 1))) ;




extern FILE *freopen (const char *__restrict __filename,
        const char *__restrict __modes,
        FILE *__restrict __stream) ;
# 293 "/usr/include/stdio.h" 3 4
extern FILE *fdopen (int __fd, const char *__modes) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (fclose, 1))) ;
# 308 "/usr/include/stdio.h" 3 4
extern FILE *fmemopen (void *__s, size_t __len, const char *__modes)
  __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (fclose, 1))) ;




extern FILE *open_memstream (char **__bufloc, size_t *__sizeloc) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (fclose, 1))) ;
# 328 "/usr/include/stdio.h" 3 4
extern void setbuf (FILE *__restrict __stream, char *__restrict __buf) __attribute__ ((__nothrow__ , __leaf__));



extern int setvbuf (FILE *__restrict __stream, char *__restrict __buf,
      int __modes, size_t __n) __attribute__ ((__nothrow__ , __leaf__));




extern void setbuffer (FILE *__restrict __stream, char *__restrict __buf,
         size_t __size) __attribute__ ((__nothrow__ , __leaf__));


extern void setlinebuf (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__));







extern int fprintf (FILE *__restrict __stream,
      const char *__restrict __format, ...);




extern int printf (const char *__restrict __format, ...);

extern int sprintf (char *__restrict __s,
      const char *__restrict __format, ...) __attribute__ ((__nothrow__));





extern int vfprintf (FILE *__restrict __s, const char *__restrict __format,
       __gnuc_va_list __arg);




extern int vprintf (const char *__restrict __format, __gnuc_va_list __arg);

extern int vsprintf (char *__restrict __s, const char *__restrict __format,
       __gnuc_va_list __arg) __attribute__ ((__nothrow__));



extern int snprintf (char *__restrict __s, size_t __maxlen,
       const char *__restrict __format, ...)
     __attribute__ ((__nothrow__)) __attribute__ ((__format__ (__printf__, 3, 4)));

extern int vsnprintf (char *__restrict __s, size_t __maxlen,
        const char *__restrict __format, __gnuc_va_list __arg)
     __attribute__ ((__nothrow__)) __attribute__ ((__format__ (__printf__, 3, 0)));
# 403 "/usr/include/stdio.h" 3 4
extern int vdprintf (int __fd, const char *__restrict __fmt,
       __gnuc_va_list __arg)
     __attribute__ ((__format__ (__printf__, 2, 0)));
extern int dprintf (int __fd, const char *__restrict __fmt, ...)
     __attribute__ ((__format__ (__printf__, 2, 3)));







extern int fscanf (FILE *__restrict __stream,
     const char *__restrict __format, ...) ;




extern int scanf (const char *__restrict __format, ...) ;

extern int sscanf (const char *__restrict __s,
     const char *__restrict __format, ...) __attribute__ ((__nothrow__ , __leaf__));
# 434 "/usr/include/stdio.h" 3 4
extern int fscanf (FILE *__restrict __stream, const char *__restrict __format, ...) __asm__ ("" "__isoc99_fscanf")

                               ;
extern int scanf (const char *__restrict __format, ...) __asm__ ("" "__isoc99_scanf")
                              ;
extern int sscanf (const char *__restrict __s, const char *__restrict __format, ...) __asm__ ("" "__isoc99_sscanf") __attribute__ ((__nothrow__ , __leaf__))

                      ;
# 459 "/usr/include/stdio.h" 3 4
extern int vfscanf (FILE *__restrict __s, const char *__restrict __format,
      __gnuc_va_list __arg)
     __attribute__ ((__format__ (__scanf__, 2, 0))) ;





extern int vscanf (const char *__restrict __format, __gnuc_va_list __arg)
     __attribute__ ((__format__ (__scanf__, 1, 0))) ;


extern int vsscanf (const char *__restrict __s,
      const char *__restrict __format, __gnuc_va_list __arg)
     __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__format__ (__scanf__, 2, 0)));





extern int vfscanf (FILE *__restrict __s, const char *__restrict __format, __gnuc_va_list __arg) __asm__ ("" "__isoc99_vfscanf")



     __attribute__ ((__format__ (__scanf__, 2, 0))) ;
extern int vscanf (const char *__restrict __format, __gnuc_va_list __arg) __asm__ ("" "__isoc99_vscanf")

     __attribute__ ((__format__ (__scanf__, 1, 0))) ;
extern int vsscanf (const char *__restrict __s, const char *__restrict __format, __gnuc_va_list __arg) __asm__ ("" "__isoc99_vsscanf") __attribute__ ((__nothrow__ , __leaf__))



     __attribute__ ((__format__ (__scanf__, 2, 0)));
# 513 "/usr/include/stdio.h" 3 4
extern int fgetc (FILE *__stream);
extern int getc (FILE *__stream);





extern int getchar (void);






extern int getc_unlocked (FILE *__stream);
extern int getchar_unlocked (void);
# 538 "/usr/include/stdio.h" 3 4
extern int fgetc_unlocked (FILE *__stream);
# 549 "/usr/include/stdio.h" 3 4
extern int fputc (int __c, FILE *__stream);
extern int putc (int __c, FILE *__stream);





extern int putchar (int __c);
# 565 "/usr/include/stdio.h" 3 4
extern int fputc_unlocked (int __c, FILE *__stream);







extern int putc_unlocked (int __c, FILE *__stream);
extern int putchar_unlocked (int __c);






extern int getw (FILE *__stream);


extern int putw (int __w, FILE *__stream);







extern char *fgets (char *__restrict __s, int __n, FILE *__restrict __stream)
     __attribute__ ((__access__ (__write_only__, 1, 2)));
# 632 "/usr/include/stdio.h" 3 4
extern __ssize_t __getdelim (char **__restrict __lineptr,
                             size_t *__restrict __n, int __delimiter,
                             FILE *__restrict __stream) ;
extern __ssize_t getdelim (char **__restrict __lineptr,
                           size_t *__restrict __n, int __delimiter,
                           FILE *__restrict __stream) ;







extern __ssize_t getline (char **__restrict __lineptr,
                          size_t *__restrict __n,
                          FILE *__restrict __stream) ;







extern int fputs (const char *__restrict __s, FILE *__restrict __stream);





extern int puts (const char *__s);






extern int ungetc (int __c, FILE *__stream);






extern size_t fread (void *__restrict __ptr, size_t __size,
       size_t __n, FILE *__restrict __stream) ;




extern size_t fwrite (const void *__restrict __ptr, size_t __size,
        size_t __n, FILE *__restrict __s);
# 702 "/usr/include/stdio.h" 3 4
extern size_t fread_unlocked (void *__restrict __ptr, size_t __size,
         size_t __n, FILE *__restrict __stream) ;
extern size_t fwrite_unlocked (const void *__restrict __ptr, size_t __size,
          size_t __n, FILE *__restrict __stream);







extern int fseek (FILE *__stream, long int __off, int __whence);




extern long int ftell (FILE *__stream) ;




extern void rewind (FILE *__stream);
# 736 "/usr/include/stdio.h" 3 4
extern int fseeko (FILE *__stream, __off_t __off, int __whence);




extern __off_t ftello (FILE *__stream) ;
# 760 "/usr/include/stdio.h" 3 4
extern int fgetpos (FILE *__restrict __stream, fpos_t *__restrict __pos);




extern int fsetpos (FILE *__stream, const fpos_t *__pos);
# 786 "/usr/include/stdio.h" 3 4
extern void clearerr (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__));

extern int feof (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;

extern int ferror (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;



extern void clearerr_unlocked (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__));
extern int feof_unlocked (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;
extern int ferror_unlocked (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;







extern void perror (const char *__s);




extern int fileno (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;




extern int fileno_unlocked (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;
# 823 "/usr/include/stdio.h" 3 4
extern int pclose (FILE *__stream);





extern FILE *popen (const char *__command, const char *__modes)
  __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (pclose, 1))) ;






extern char *ctermid (char *__s) __attribute__ ((__nothrow__ , __leaf__))
  __attribute__ ((__access__ (__write_only__, 1)));
# 867 "/usr/include/stdio.h" 3 4
extern void flockfile (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__));



extern int ftrylockfile (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__)) ;


extern void funlockfile (FILE *__stream) __attribute__ ((__nothrow__ , __leaf__));
# 885 "/usr/include/stdio.h" 3 4
extern int __uflow (FILE *);
extern int __overflow (FILE *, int);
# 909 "/usr/include/stdio.h" 3 4

# 40 "/usr/include/csmith/platform_generic.h" 2



# 42 "/usr/include/csmith/platform_generic.h"
static void
platform_main_begin(void)
{

}

static void
platform_main_end(uint32_t crc, int flag)
{





 printf ("checksum = %X\n", crc);
# 120 "/usr/include/csmith/platform_generic.h"
}
# 90 "/usr/include/csmith/random_inc.h" 2
# 100 "/usr/include/csmith/random_inc.h"
# 1 "/usr/include/csmith/safe_math.h" 1
# 13 "/usr/include/csmith/safe_math.h"
static int8_t
(safe_unary_minus_func_int8_t_s)(int8_t si )
{
 
  return






    -si;
}

static int8_t
(safe_add_func_int8_t_s_s)(int8_t si1, int8_t si2 )
{
 
  return






    (si1 + si2);
}

static int8_t
(safe_sub_func_int8_t_s_s)(int8_t si1, int8_t si2 )
{
 
  return






    (si1 - si2);
}

static int8_t
(safe_mul_func_int8_t_s_s)(int8_t si1, int8_t si2 )
{
 
  return






    si1 * si2;
}

static int8_t
(safe_mod_func_int8_t_s_s)(int8_t si1, int8_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 75 "/usr/include/csmith/safe_math.h" 3 4
                           (-128)
# 75 "/usr/include/csmith/safe_math.h"
                                   ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 % si2);
}

static int8_t
(safe_div_func_int8_t_s_s)(int8_t si1, int8_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 87 "/usr/include/csmith/safe_math.h" 3 4
                           (-128)
# 87 "/usr/include/csmith/safe_math.h"
                                   ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 / si2);
}

static int8_t
(safe_lshift_func_int8_t_s_s)(int8_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32) || (left > (
# 99 "/usr/include/csmith/safe_math.h" 3 4
                                                                         (127) 
# 99 "/usr/include/csmith/safe_math.h"
                                                                                  >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static int8_t
(safe_lshift_func_int8_t_s_u)(int8_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32) || (left > (
# 111 "/usr/include/csmith/safe_math.h" 3 4
                                                            (127) 
# 111 "/usr/include/csmith/safe_math.h"
                                                                     >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static int8_t
(safe_rshift_func_int8_t_s_s)(int8_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32))?
    ((left)) :

    (left >> ((int)right));
}

static int8_t
(safe_rshift_func_int8_t_s_u)(int8_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32)) ?
    ((left)) :

    (left >> ((unsigned int)right));
}



static int16_t
(safe_unary_minus_func_int16_t_s)(int16_t si )
{
 
  return






    -si;
}

static int16_t
(safe_add_func_int16_t_s_s)(int16_t si1, int16_t si2 )
{
 
  return






    (si1 + si2);
}

static int16_t
(safe_sub_func_int16_t_s_s)(int16_t si1, int16_t si2 )
{
 
  return






    (si1 - si2);
}

static int16_t
(safe_mul_func_int16_t_s_s)(int16_t si1, int16_t si2 )
{
 
  return






    si1 * si2;
}

static int16_t
(safe_mod_func_int16_t_s_s)(int16_t si1, int16_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 205 "/usr/include/csmith/safe_math.h" 3 4
                           (-32767-1)
# 205 "/usr/include/csmith/safe_math.h"
                                    ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 % si2);
}

static int16_t
(safe_div_func_int16_t_s_s)(int16_t si1, int16_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 217 "/usr/include/csmith/safe_math.h" 3 4
                           (-32767-1)
# 217 "/usr/include/csmith/safe_math.h"
                                    ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 / si2);
}

static int16_t
(safe_lshift_func_int16_t_s_s)(int16_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32) || (left > (
# 229 "/usr/include/csmith/safe_math.h" 3 4
                                                                         (32767) 
# 229 "/usr/include/csmith/safe_math.h"
                                                                                   >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static int16_t
(safe_lshift_func_int16_t_s_u)(int16_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32) || (left > (
# 241 "/usr/include/csmith/safe_math.h" 3 4
                                                            (32767) 
# 241 "/usr/include/csmith/safe_math.h"
                                                                      >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static int16_t
(safe_rshift_func_int16_t_s_s)(int16_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32))?
    ((left)) :

    (left >> ((int)right));
}

static int16_t
(safe_rshift_func_int16_t_s_u)(int16_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32)) ?
    ((left)) :

    (left >> ((unsigned int)right));
}



static int32_t
(safe_unary_minus_func_int32_t_s)(int32_t si )
{
 
  return


    (si==
# 280 "/usr/include/csmith/safe_math.h" 3 4
        (-2147483647-1)
# 280 "/usr/include/csmith/safe_math.h"
                 ) ?
    ((si)) :


    -si;
}

static int32_t
(safe_add_func_int32_t_s_s)(int32_t si1, int32_t si2 )
{
 
  return


    (((si1>0) && (si2>0) && (si1 > (
# 294 "/usr/include/csmith/safe_math.h" 3 4
                                   (2147483647)
# 294 "/usr/include/csmith/safe_math.h"
                                            -si2))) || ((si1<0) && (si2<0) && (si1 < (
# 294 "/usr/include/csmith/safe_math.h" 3 4
                                                                                      (-2147483647-1)
# 294 "/usr/include/csmith/safe_math.h"
                                                                                               -si2)))) ?
    ((si1)) :


    (si1 + si2);
}

static int32_t
(safe_sub_func_int32_t_s_s)(int32_t si1, int32_t si2 )
{
 
  return


    (((si1^si2) & (((si1 ^ ((si1^si2) & (~
# 308 "/usr/include/csmith/safe_math.h" 3 4
                                         (2147483647)
# 308 "/usr/include/csmith/safe_math.h"
                                                  )))-si2)^si2)) < 0) ?
    ((si1)) :


    (si1 - si2);
}

static int32_t
(safe_mul_func_int32_t_s_s)(int32_t si1, int32_t si2 )
{
 
  return


    (((si1 > 0) && (si2 > 0) && (si1 > (
# 322 "/usr/include/csmith/safe_math.h" 3 4
                                       (2147483647) 
# 322 "/usr/include/csmith/safe_math.h"
                                                 / si2))) || ((si1 > 0) && (si2 <= 0) && (si2 < (
# 322 "/usr/include/csmith/safe_math.h" 3 4
                                                                                                 (-2147483647-1) 
# 322 "/usr/include/csmith/safe_math.h"
                                                                                                           / si1))) || ((si1 <= 0) && (si2 > 0) && (si1 < (
# 322 "/usr/include/csmith/safe_math.h" 3 4
                                                                                                                                                           (-2147483647-1) 
# 322 "/usr/include/csmith/safe_math.h"
                                                                                                                                                                     / si2))) || ((si1 <= 0) && (si2 <= 0) && (si1 != 0) && (si2 < (
# 322 "/usr/include/csmith/safe_math.h" 3 4
                                                                                                                                                                                                                                    (2147483647) 
# 322 "/usr/include/csmith/safe_math.h"
                                                                                                                                                                                                                                              / si1)))) ?
    ((si1)) :


    si1 * si2;
}

static int32_t
(safe_mod_func_int32_t_s_s)(int32_t si1, int32_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 335 "/usr/include/csmith/safe_math.h" 3 4
                           (-2147483647-1)
# 335 "/usr/include/csmith/safe_math.h"
                                    ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 % si2);
}

static int32_t
(safe_div_func_int32_t_s_s)(int32_t si1, int32_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 347 "/usr/include/csmith/safe_math.h" 3 4
                           (-2147483647-1)
# 347 "/usr/include/csmith/safe_math.h"
                                    ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 / si2);
}

static int32_t
(safe_lshift_func_int32_t_s_s)(int32_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32) || (left > (
# 359 "/usr/include/csmith/safe_math.h" 3 4
                                                                         (2147483647) 
# 359 "/usr/include/csmith/safe_math.h"
                                                                                   >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static int32_t
(safe_lshift_func_int32_t_s_u)(int32_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32) || (left > (
# 371 "/usr/include/csmith/safe_math.h" 3 4
                                                            (2147483647) 
# 371 "/usr/include/csmith/safe_math.h"
                                                                      >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static int32_t
(safe_rshift_func_int32_t_s_s)(int32_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32))?
    ((left)) :

    (left >> ((int)right));
}

static int32_t
(safe_rshift_func_int32_t_s_u)(int32_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32)) ?
    ((left)) :

    (left >> ((unsigned int)right));
}




static int64_t
(safe_unary_minus_func_int64_t_s)(int64_t si )
{
 
  return


    (si==
# 411 "/usr/include/csmith/safe_math.h" 3 4
        (-9223372036854775807L -1)
# 411 "/usr/include/csmith/safe_math.h"
                 ) ?
    ((si)) :


    -si;
}

static int64_t
(safe_add_func_int64_t_s_s)(int64_t si1, int64_t si2 )
{
 
  return


    (((si1>0) && (si2>0) && (si1 > (
# 425 "/usr/include/csmith/safe_math.h" 3 4
                                   (9223372036854775807L)
# 425 "/usr/include/csmith/safe_math.h"
                                            -si2))) || ((si1<0) && (si2<0) && (si1 < (
# 425 "/usr/include/csmith/safe_math.h" 3 4
                                                                                      (-9223372036854775807L -1)
# 425 "/usr/include/csmith/safe_math.h"
                                                                                               -si2)))) ?
    ((si1)) :


    (si1 + si2);
}

static int64_t
(safe_sub_func_int64_t_s_s)(int64_t si1, int64_t si2 )
{
 
  return


    (((si1^si2) & (((si1 ^ ((si1^si2) & (~
# 439 "/usr/include/csmith/safe_math.h" 3 4
                                         (9223372036854775807L)
# 439 "/usr/include/csmith/safe_math.h"
                                                  )))-si2)^si2)) < 0) ?
    ((si1)) :


    (si1 - si2);
}

static int64_t
(safe_mul_func_int64_t_s_s)(int64_t si1, int64_t si2 )
{
 
  return


    (((si1 > 0) && (si2 > 0) && (si1 > (
# 453 "/usr/include/csmith/safe_math.h" 3 4
                                       (9223372036854775807L) 
# 453 "/usr/include/csmith/safe_math.h"
                                                 / si2))) || ((si1 > 0) && (si2 <= 0) && (si2 < (
# 453 "/usr/include/csmith/safe_math.h" 3 4
                                                                                                 (-9223372036854775807L -1) 
# 453 "/usr/include/csmith/safe_math.h"
                                                                                                           / si1))) || ((si1 <= 0) && (si2 > 0) && (si1 < (
# 453 "/usr/include/csmith/safe_math.h" 3 4
                                                                                                                                                           (-9223372036854775807L -1) 
# 453 "/usr/include/csmith/safe_math.h"
                                                                                                                                                                     / si2))) || ((si1 <= 0) && (si2 <= 0) && (si1 != 0) && (si2 < (
# 453 "/usr/include/csmith/safe_math.h" 3 4
                                                                                                                                                                                                                                    (9223372036854775807L) 
# 453 "/usr/include/csmith/safe_math.h"
                                                                                                                                                                                                                                              / si1)))) ?
    ((si1)) :


    si1 * si2;
}

static int64_t
(safe_mod_func_int64_t_s_s)(int64_t si1, int64_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 466 "/usr/include/csmith/safe_math.h" 3 4
                           (-9223372036854775807L -1)
# 466 "/usr/include/csmith/safe_math.h"
                                    ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 % si2);
}

static int64_t
(safe_div_func_int64_t_s_s)(int64_t si1, int64_t si2 )
{
 
  return

    ((si2 == 0) || ((si1 == 
# 478 "/usr/include/csmith/safe_math.h" 3 4
                           (-9223372036854775807L -1)
# 478 "/usr/include/csmith/safe_math.h"
                                    ) && (si2 == (-1)))) ?
    ((si1)) :

    (si1 / si2);
}

static int64_t
(safe_lshift_func_int64_t_s_s)(int64_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32) || (left > (
# 490 "/usr/include/csmith/safe_math.h" 3 4
                                                                         (9223372036854775807L) 
# 490 "/usr/include/csmith/safe_math.h"
                                                                                   >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static int64_t
(safe_lshift_func_int64_t_s_u)(int64_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32) || (left > (
# 502 "/usr/include/csmith/safe_math.h" 3 4
                                                            (9223372036854775807L) 
# 502 "/usr/include/csmith/safe_math.h"
                                                                      >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static int64_t
(safe_rshift_func_int64_t_s_s)(int64_t left, int right )
{
 
  return

    ((left < 0) || (((int)right) < 0) || (((int)right) >= 32))?
    ((left)) :

    (left >> ((int)right));
}

static int64_t
(safe_rshift_func_int64_t_s_u)(int64_t left, unsigned int right )
{
 
  return

    ((left < 0) || (((unsigned int)right) >= 32)) ?
    ((left)) :

    (left >> ((unsigned int)right));
}







static uint8_t
(safe_unary_minus_func_uint8_t_u)(uint8_t ui )
{
 
  return -ui;
}

static uint8_t
(safe_add_func_uint8_t_u_u)(uint8_t ui1, uint8_t ui2 )
{
 
  return ui1 + ui2;
}

static uint8_t
(safe_sub_func_uint8_t_u_u)(uint8_t ui1, uint8_t ui2 )
{
 
  return ui1 - ui2;
}

static uint8_t
(safe_mul_func_uint8_t_u_u)(uint8_t ui1, uint8_t ui2 )
{
 
  return ((unsigned int)ui1) * ((unsigned int)ui2);
}

static uint8_t
(safe_mod_func_uint8_t_u_u)(uint8_t ui1, uint8_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 % ui2);
}

static uint8_t
(safe_div_func_uint8_t_u_u)(uint8_t ui1, uint8_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 / ui2);
}

static uint8_t
(safe_lshift_func_uint8_t_u_s)(uint8_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32) || (left > (
# 596 "/usr/include/csmith/safe_math.h" 3 4
                                                           (255) 
# 596 "/usr/include/csmith/safe_math.h"
                                                                     >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static uint8_t
(safe_lshift_func_uint8_t_u_u)(uint8_t left, unsigned int right )
{
 
  return

    ((((unsigned int)right) >= 32) || (left > (
# 608 "/usr/include/csmith/safe_math.h" 3 4
                                              (255) 
# 608 "/usr/include/csmith/safe_math.h"
                                                        >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static uint8_t
(safe_rshift_func_uint8_t_u_s)(uint8_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32)) ?
    ((left)) :

    (left >> ((int)right));
}

static uint8_t
(safe_rshift_func_uint8_t_u_u)(uint8_t left, unsigned int right )
{
 
  return

    (((unsigned int)right) >= 32) ?
    ((left)) :

    (left >> ((unsigned int)right));
}



static uint16_t
(safe_unary_minus_func_uint16_t_u)(uint16_t ui )
{
 
  return -ui;
}

static uint16_t
(safe_add_func_uint16_t_u_u)(uint16_t ui1, uint16_t ui2 )
{
 
  return ui1 + ui2;
}

static uint16_t
(safe_sub_func_uint16_t_u_u)(uint16_t ui1, uint16_t ui2 )
{
 
  return ui1 - ui2;
}

static uint16_t
(safe_mul_func_uint16_t_u_u)(uint16_t ui1, uint16_t ui2 )
{
 
  return ((unsigned int)ui1) * ((unsigned int)ui2);
}

static uint16_t
(safe_mod_func_uint16_t_u_u)(uint16_t ui1, uint16_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 % ui2);
}

static uint16_t
(safe_div_func_uint16_t_u_u)(uint16_t ui1, uint16_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 / ui2);
}

static uint16_t
(safe_lshift_func_uint16_t_u_s)(uint16_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32) || (left > (
# 698 "/usr/include/csmith/safe_math.h" 3 4
                                                           (65535) 
# 698 "/usr/include/csmith/safe_math.h"
                                                                      >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static uint16_t
(safe_lshift_func_uint16_t_u_u)(uint16_t left, unsigned int right )
{
 
  return

    ((((unsigned int)right) >= 32) || (left > (
# 710 "/usr/include/csmith/safe_math.h" 3 4
                                              (65535) 
# 710 "/usr/include/csmith/safe_math.h"
                                                         >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static uint16_t
(safe_rshift_func_uint16_t_u_s)(uint16_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32)) ?
    ((left)) :

    (left >> ((int)right));
}

static uint16_t
(safe_rshift_func_uint16_t_u_u)(uint16_t left, unsigned int right )
{
 
  return

    (((unsigned int)right) >= 32) ?
    ((left)) :

    (left >> ((unsigned int)right));
}



static uint32_t
(safe_unary_minus_func_uint32_t_u)(uint32_t ui )
{
 
  return -ui;
}

static uint32_t
(safe_add_func_uint32_t_u_u)(uint32_t ui1, uint32_t ui2 )
{
 
  return ui1 + ui2;
}

static uint32_t
(safe_sub_func_uint32_t_u_u)(uint32_t ui1, uint32_t ui2 )
{
 
  return ui1 - ui2;
}

static uint32_t
(safe_mul_func_uint32_t_u_u)(uint32_t ui1, uint32_t ui2 )
{
 
  return ((unsigned int)ui1) * ((unsigned int)ui2);
}

static uint32_t
(safe_mod_func_uint32_t_u_u)(uint32_t ui1, uint32_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 % ui2);
}

static uint32_t
(safe_div_func_uint32_t_u_u)(uint32_t ui1, uint32_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 / ui2);
}

static uint32_t
(safe_lshift_func_uint32_t_u_s)(uint32_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32) || (left > (
# 800 "/usr/include/csmith/safe_math.h" 3 4
                                                           (4294967295U) 
# 800 "/usr/include/csmith/safe_math.h"
                                                                      >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static uint32_t
(safe_lshift_func_uint32_t_u_u)(uint32_t left, unsigned int right )
{
 
  return

    ((((unsigned int)right) >= 32) || (left > (
# 812 "/usr/include/csmith/safe_math.h" 3 4
                                              (4294967295U) 
# 812 "/usr/include/csmith/safe_math.h"
                                                         >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static uint32_t
(safe_rshift_func_uint32_t_u_s)(uint32_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32)) ?
    ((left)) :

    (left >> ((int)right));
}

static uint32_t
(safe_rshift_func_uint32_t_u_u)(uint32_t left, unsigned int right )
{
 
  return

    (((unsigned int)right) >= 32) ?
    ((left)) :

    (left >> ((unsigned int)right));
}




static uint64_t
(safe_unary_minus_func_uint64_t_u)(uint64_t ui )
{
 
  return -ui;
}

static uint64_t
(safe_add_func_uint64_t_u_u)(uint64_t ui1, uint64_t ui2 )
{
 
  return ui1 + ui2;
}

static uint64_t
(safe_sub_func_uint64_t_u_u)(uint64_t ui1, uint64_t ui2 )
{
 
  return ui1 - ui2;
}

static uint64_t
(safe_mul_func_uint64_t_u_u)(uint64_t ui1, uint64_t ui2 )
{
 
  return ((unsigned long long)ui1) * ((unsigned long long)ui2);
}

static uint64_t
(safe_mod_func_uint64_t_u_u)(uint64_t ui1, uint64_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 % ui2);
}

static uint64_t
(safe_div_func_uint64_t_u_u)(uint64_t ui1, uint64_t ui2 )
{
 
  return

    (ui2 == 0) ?
    ((ui1)) :

    (ui1 / ui2);
}

static uint64_t
(safe_lshift_func_uint64_t_u_s)(uint64_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32) || (left > (
# 903 "/usr/include/csmith/safe_math.h" 3 4
                                                           (18446744073709551615UL) 
# 903 "/usr/include/csmith/safe_math.h"
                                                                      >> ((int)right)))) ?
    ((left)) :

    (left << ((int)right));
}

static uint64_t
(safe_lshift_func_uint64_t_u_u)(uint64_t left, unsigned int right )
{
 
  return

    ((((unsigned int)right) >= 32) || (left > (
# 915 "/usr/include/csmith/safe_math.h" 3 4
                                              (18446744073709551615UL) 
# 915 "/usr/include/csmith/safe_math.h"
                                                         >> ((unsigned int)right)))) ?
    ((left)) :

    (left << ((unsigned int)right));
}

static uint64_t
(safe_rshift_func_uint64_t_u_s)(uint64_t left, int right )
{
 
  return

    ((((int)right) < 0) || (((int)right) >= 32)) ?
    ((left)) :

    (left >> ((int)right));
}

static uint64_t
(safe_rshift_func_uint64_t_u_u)(uint64_t left, unsigned int right )
{
 
  return

    (((unsigned int)right) >= 32) ?
    ((left)) :

    (left >> ((unsigned int)right));
}
# 953 "/usr/include/csmith/safe_math.h"
static float
(safe_add_func_float_f_f)(float sf1, float sf2 )
{
 
  return

    (fabsf((0.5f * sf1) + (0.5f * sf2)) > (0.5f * 3.40282346638528859811704183484516925e+38F)) ?
    (sf1) :

    (sf1 + sf2);
}

static float
(safe_sub_func_float_f_f)(float sf1, float sf2 )
{
 
  return

    (fabsf((0.5f * sf1) - (0.5f * sf2)) > (0.5f * 3.40282346638528859811704183484516925e+38F)) ?
    (sf1) :

    (sf1 - sf2);
}

static float
(safe_mul_func_float_f_f)(float sf1, float sf2 )
{
 
  return


    (fabsf((0x1.0p-100f * sf1) * (0x1.0p-28f * sf2)) > (0x1.0p-100f * (0x1.0p-28f * 3.40282346638528859811704183484516925e+38F))) ?



    (sf1) :

    (sf1 * sf2);
}

static float
(safe_div_func_float_f_f)(float sf1, float sf2 )
{
 
  return


    ((fabsf(sf2) < 1.0f) && (((sf2 == 0.0f) || (fabsf((0x1.0p-49f * sf1) / (0x1.0p100f * sf2))) > (0x1.0p-100f * (0x1.0p-49f * 3.40282346638528859811704183484516925e+38F))))) ?



    (sf1) :

    (sf1 / sf2);
}




static double
(safe_add_func_double_f_f)(double sf1, double sf2 )
{
 
  return

    (fabs((0.5 * sf1) + (0.5 * sf2)) > (0.5 * ((double)1.79769313486231570814527423731704357e+308L))) ?
    (sf1) :

    (sf1 + sf2);
}

static double
(safe_sub_func_double_f_f)(double sf1, double sf2 )
{
 
  return

    (fabs((0.5 * sf1) - (0.5 * sf2)) > (0.5 * ((double)1.79769313486231570814527423731704357e+308L))) ?
    (sf1) :

    (sf1 - sf2);
}

static double
(safe_mul_func_double_f_f)(double sf1, double sf2 )
{
 
  return


    (fabs((0x1.0p-100 * sf1) * (0x1.0p-924 * sf2)) > (0x1.0p-100 * (0x1.0p-924 * ((double)1.79769313486231570814527423731704357e+308L)))) ?



    (sf1) :

    (sf1 * sf2);
}

static double
(safe_div_func_double_f_f)(double sf1, double sf2 )
{
 
  return


    ((fabs(sf2) < 1.0) && (((sf2 == 0.0) || (fabs((0x1.0p-974 * sf1) / (0x1.0p100 * sf2))) > (0x1.0p-100 * (0x1.0p-974 * ((double)1.79769313486231570814527423731704357e+308L)))))) ?



    (sf1) :

    (sf1 / sf2);
}
# 1193 "/usr/include/csmith/safe_math.h"
static int32_t
(safe_convert_func_float_to_int32_t)(float sf1 )
{
 
  return

    ((sf1 <= 
# 1199 "/usr/include/csmith/safe_math.h" 3 4
            (-2147483647-1)
# 1199 "/usr/include/csmith/safe_math.h"
                     ) || (sf1 >= 
# 1199 "/usr/include/csmith/safe_math.h" 3 4
                                  (2147483647)
# 1199 "/usr/include/csmith/safe_math.h"
                                           )) ?
    (
# 1200 "/usr/include/csmith/safe_math.h" 3 4
   (2147483647)
# 1200 "/usr/include/csmith/safe_math.h"
   ) :

    ((int32_t)(sf1));
}
# 101 "/usr/include/csmith/random_inc.h" 2
# 46 "/usr/include/csmith/csmith.h" 2

static uint32_t crc32_tab[256];
static uint32_t crc32_context = 0xFFFFFFFFUL;

static void
crc32_gentab (void)
{
 uint32_t crc;
 const uint32_t poly = 0xEDB88320UL;
 int i, j;

 for (i = 0; i < 256; i++) {
  crc = i;
  for (j = 8; j > 0; j--) {
   if (crc & 1) {
    crc = (crc >> 1) ^ poly;
   } else {
    crc >>= 1;
   }
  }
  crc32_tab[i] = crc;
 }
}

static void
crc32_byte (uint8_t b) {
 crc32_context =
  ((crc32_context >> 8) & 0x00FFFFFF) ^
  crc32_tab[(crc32_context ^ b) & 0xFF];
}
# 96 "/usr/include/csmith/csmith.h"
static void
crc32_8bytes (uint64_t val)
{
 crc32_byte ((val>>0) & 0xff);
 crc32_byte ((val>>8) & 0xff);
 crc32_byte ((val>>16) & 0xff);
 crc32_byte ((val>>24) & 0xff);
 crc32_byte ((val>>32) & 0xff);
 crc32_byte ((val>>40) & 0xff);
 crc32_byte ((val>>48) & 0xff);
 crc32_byte ((val>>56) & 0xff);
}

static void
transparent_crc (uint64_t val, char* vname, int flag)
{
 crc32_8bytes(val);
 if (flag) {
    printf("...checksum after hashing %s : %lX\n", vname, crc32_context ^ 0xFFFFFFFFUL);
 }
}



static void
transparent_crc_bytes (char *ptr, int nbytes, char* vname, int flag)
{
    int i;
    for (i=0; i<nbytes; i++) {
        crc32_byte(ptr[i]);
    }
 if (flag) {
    printf("...checksum after hashing %s : %lX\n", vname, crc32_context ^ 0xFFFFFFFFUL);
 }
}
# 13 "/tmp/symra-csmith-34gena3w/p.c" 2


static long __undefined;


struct S0 {
   uint8_t f0;
   volatile uint8_t f1;
   uint32_t f2;
   int8_t f3;
   uint32_t f4;
   uint32_t f5;
};

union U1 {
   int32_t f0;
   int8_t f1;
   volatile int16_t f2;
   unsigned f3 : 7;
};

union U2 {
   volatile int8_t f0;
   struct S0 f1;
   const int8_t f2;
   int32_t f3;
};

union U3 {
   uint32_t f0;
};


static int32_t g_4 = (-7L);
static union U3 g_5 = {18446744073709551614UL};
static union U2 g_23 = {0L};
static uint16_t g_31 = 0x0FA1L;
static int16_t g_44 = 1L;
static union U2 g_60[2] = {{0xF2L},{0xF2L}};
static uint64_t g_65 = 18446744073709551612UL;
static uint64_t g_67 = 0xF2B9ACCE3044B131LL;
static int8_t g_69 = 0x72L;
static const int16_t g_71 = 0x819DL;
static const int16_t *g_70 = &g_71;
static int8_t g_124 = 0xFAL;
static float g_128 = 0x3.3p-1;
static uint8_t g_135 = 251UL;
static union U1 g_139 = {0xF0F4353CL};
static int64_t g_142 = (-8L);
static volatile int64_t g_167 = 1L;
static uint8_t *g_185 = &g_60[1].f1.f0;
static int16_t g_194 = 0L;
static volatile uint64_t g_198 = 0x4340C134DC7289F4LL;
static const struct S0 g_201[4] = {{0x3BL,9UL,0xBCF91A75L,-8L,0UL,0xEE0A1F66L},{0x3BL,9UL,0xBCF91A75L,-8L,0UL,0xEE0A1F66L},{0x3BL,9UL,0xBCF91A75L,-8L,0UL,0xEE0A1F66L},{0x3BL,9UL,0xBCF91A75L,-8L,0UL,0xEE0A1F66L}};
static struct S0 * volatile g_202 = &g_60[1].f1;
static volatile int32_t g_206 = 0L;
static volatile int8_t g_208 = 0x2DL;
static volatile uint16_t g_209 = 0xD4CAL;
static uint32_t * const volatile g_216 = &g_5.f0;
static uint32_t g_217[1][8] = {{0xAFDE751AL,0xAFDE751AL,0xAFDE751AL,0xAFDE751AL,0xAFDE751AL,0xAFDE751AL,0xAFDE751AL,0xAFDE751AL}};
static volatile struct S0 g_230 = {0x3CL,0x00L,0xB998DD83L,4L,0xEB32BFE3L,0x3783EF79L};
static union U1 g_231 = {1L};
static uint16_t g_237[9][2] = {{0x674EL,2UL},{0x674EL,0x674EL},{2UL,0x674EL},{0x674EL,2UL},{0x674EL,0x674EL},{2UL,0x674EL},{0x674EL,2UL},{0x674EL,0x674EL},{2UL,0x674EL}};
static int32_t g_256 = 0L;
static struct S0 g_270 = {0x01L,1UL,0x515CB5E7L,0x75L,0x35479E03L,0xA9A80CE4L};
static struct S0 g_286 = {0x6CL,0UL,0xAC6BCAB0L,-1L,0x0C8D91BAL,0x469F826CL};
static uint16_t *g_309 = &g_31;
static uint16_t **g_308 = &g_309;
static uint16_t ***g_307 = &g_308;
static uint16_t **** volatile g_306 = &g_307;
static volatile struct S0 g_311[4] = {{0x5AL,0xD9L,0UL,0x18L,3UL,0x25934397L},{0x5AL,0xD9L,0UL,0x18L,3UL,0x25934397L},{0x5AL,0xD9L,0UL,0x18L,3UL,0x25934397L},{0x5AL,0xD9L,0UL,0x18L,3UL,0x25934397L}};
static volatile struct S0 * volatile g_312 = (void*)0;
static union U1 g_326[7][3][6] = {{{{0x38DD8F44L},{0xCBA4C374L},{0L},{-2L},{0x587B8331L},{-1L}},{{0L},{0x8A8F0FA7L},{0L},{0xCBA4C374L},{-2L},{-5L}},{{0x387C6CBCL},{0L},{0x587B8331L},{0x587B8331L},{0L},{0x387C6CBCL}}},{{{-2L},{0x8A8F0FA7L},{0x2EB38789L},{0L},{-1L},{0L}},{{0x8A8F0FA7L},{-7L},{-1L},{0L},{-1L},{0L}},{{0x8A8F0FA7L},{0x178CEC19L},{0L},{0L},{0L},{0x178CEC19L}}},{{{-2L},{-1L},{0x38DD8F44L},{0x587B8331L},{0x178CEC19L},{0x2EB38789L}},{{0x387C6CBCL},{2L},{0L},{0x38DD8F44L},{-5L},{0L}},{{0x587B8331L},{2L},{0x0CA8ED03L},{0x178CEC19L},{0x178CEC19L},{0x0CA8ED03L}}},{{{-1L},{-1L},{2L},{0xCBA4C374L},{0L},{0x8A8F0FA7L}},{{-7L},{0x178CEC19L},{0L},{0x387C6CBCL},{-1L},{2L}},{{-5L},{-7L},{0L},{0x8A8F0FA7L},{-1L},{0x8A8F0FA7L}}},{{{2L},{0x8A8F0FA7L},{2L},{0x2EB38789L},{0L},{0x0CA8ED03L}},{{0x2EB38789L},{0L},{0x0CA8ED03L},{-1L},{-2L},{0L}},{{0xCBA4C374L},{0x0CA8ED03L},{0L},{-1L},{0x2EB38789L},{0x2EB38789L}}},{{{0x2EB38789L},{0x38DD8F44L},{0x38DD8F44L},{0x2EB38789L},{-7L},{0x178CEC19L}},{{2L},{0xCBA4C374L},{0L},{0x8A8F0FA7L},{0L},{0L}},{{-5L},{-1L},{-1L},{0x387C6CBCL},{0L},{0L}}},{{{-7L},{0xCBA4C374L},{0x2EB38789L},{0xCBA4C374L},{-7L},{0x387C6CBCL}},{{-1L},{0x38DD8F44L},{0x587B8331L},{0x178CEC19L},{0x2EB38789L},{-5L}},{{0x587B8331L},{0x0CA8ED03L},{-7L},{0x38DD8F44L},{-2L},{-5L}}}};
static int8_t g_341[7][8][4] = {{{(-4L),1L,(-1L),0x90L},{(-1L),0xF0L,(-5L),(-7L)},{0x88L,0L,(-1L),0xECL},{0xACL,4L,0x1FL,0x34L},{0xF2L,0x3EL,0x56L,1L},{0x8BL,0xB8L,0x70L,0x60L},{(-1L),4L,0xF8L,(-7L)},{0x74L,0L,1L,0L}},{{0x3EL,4L,0x3EL,0xAEL},{(-1L),1L,3L,0L},{0xE2L,0x32L,7L,1L},{(-4L),1L,7L,0xA9L},{0xE2L,0xBCL,3L,(-4L)},{(-1L),0x34L,0x3EL,(-1L)},{0x3EL,(-1L),1L,0x60L},{0x74L,5L,0xF8L,0x02L}},{{(-1L),0x39L,0x70L,(-5L)},{0x8BL,(-1L),0x56L,(-1L)},{0xF2L,0x74L,0x1FL,0x32L},{0xECL,0xC2L,0x19L,0xACL},{0xE2L,(-9L),0x6DL,5L},{(-4L),0xE4L,0x70L,0xC2L},{0L,(-1L),0xA2L,(-1L)},{0xACL,0L,1L,0xF2L}},{{1L,0x1FL,(-1L),(-1L)},{1L,0x8BL,5L,7L},{0xE6L,1L,(-10L),0L},{(-1L),0x60L,0x82L,0xBCL},{0x84L,0xA5L,0x2DL,(-5L)},{7L,0x32L,0x0FL,0x8BL},{1L,(-7L),(-4L),1L},{1L,0L,0L,1L}},{{0L,5L,1L,(-1L)},{(-4L),(-1L),(-1L),(-4L)},{0x56L,(-4L),0x0BL,0x60L},{0x39L,1L,(-7L),0x60L},{0L,0x74L,0xA9L,0x60L},{(-1L),1L,0x34L,0x60L},{0xC9L,(-4L),0x91L,(-4L)},{0x32L,(-1L),0L,(-1L)}},{{0xB1L,5L,0xF2L,1L},{(-1L),0L,0x56L,1L},{0x91L,(-7L),(-1L),0x8BL},{(-7L),0x32L,(-9L),(-5L)},{(-1L),0xA5L,(-7L),0xBCL},{0xBCL,0x60L,0xC2L,0L},{(-9L),1L,4L,7L},{(-1L),0x8BL,0xC9L,(-1L)}},{{0x43L,0x1FL,0x74L,0xF2L},{0xAFL,0L,0x39L,(-1L)},{0x2DL,(-1L),0L,0xC2L},{3L,0xE4L,0x65L,5L},{0xF2L,(-9L),0x99L,0xACL},{0xA9L,0xC2L,(-1L),0x32L},{(-7L),0xFCL,0x32L,0x70L},{0x8DL,4L,0xECL,0x0BL}}};
static uint8_t g_343 = 0x59L;
static union U2 **g_351 = (void*)0;
static union U2 *** volatile g_352 = &g_351;
static volatile union U2 g_358[5] = {{0xAFL},{0xAFL},{0xAFL},{0xAFL},{0xAFL}};
static const float g_370 = 0x0.6C3FE3p-98;
static int16_t g_381[8] = {0x1E2DL,0x1E2DL,0x1E2DL,0x1E2DL,0x1E2DL,0x1E2DL,0x1E2DL,0x1E2DL};
static int32_t ** volatile g_384 = (void*)0;
static int32_t ** volatile g_385 = (void*)0;
static struct S0 g_407[6] = {{0x54L,0xDDL,0x237DB7F7L,-2L,9UL,0xD244688AL},{0x54L,0xDDL,0x237DB7F7L,-2L,9UL,0xD244688AL},{0x54L,0xDDL,0x237DB7F7L,-2L,9UL,0xD244688AL},{0x54L,0xDDL,0x237DB7F7L,-2L,9UL,0xD244688AL},{0x54L,0xDDL,0x237DB7F7L,-2L,9UL,0xD244688AL},{0x54L,0xDDL,0x237DB7F7L,-2L,9UL,0xD244688AL}};
static struct S0 g_410[10] = {{255UL,0x38L,0xE7A4FBB8L,0L,0x6F8FDF51L,18446744073709551615UL},{8UL,0x5DL,0x4771F709L,0xA5L,1UL,0UL},{255UL,0x38L,0xE7A4FBB8L,0L,0x6F8FDF51L,18446744073709551615UL},{8UL,0x5DL,0x4771F709L,0xA5L,1UL,0UL},{255UL,0x38L,0xE7A4FBB8L,0L,0x6F8FDF51L,18446744073709551615UL},{8UL,0x5DL,0x4771F709L,0xA5L,1UL,0UL},{255UL,0x38L,0xE7A4FBB8L,0L,0x6F8FDF51L,18446744073709551615UL},{8UL,0x5DL,0x4771F709L,0xA5L,1UL,0UL},{255UL,0x38L,0xE7A4FBB8L,0L,0x6F8FDF51L,18446744073709551615UL},{8UL,0x5DL,0x4771F709L,0xA5L,1UL,0UL}};
static union U2 ***** volatile g_414[1][3] = {{(void*)0,(void*)0,(void*)0}};
static union U1 g_419 = {0xB5C5A46CL};
static float *g_421 = &g_128;
static float **g_420[9][5][5] = {{{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,(void*)0,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,(void*)0,(void*)0,&g_421}},{{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421}},{{&g_421,&g_421,&g_421,(void*)0,&g_421},{&g_421,&g_421,(void*)0,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,(void*)0,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,(void*)0}},{{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,(void*)0,&g_421}},{{&g_421,&g_421,(void*)0,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,(void*)0,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421}},{{&g_421,&g_421,&g_421,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,(void*)0,&g_421},{&g_421,&g_421,(void*)0,&g_421,(void*)0}},{{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,(void*)0,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,(void*)0,&g_421}},{{&g_421,&g_421,&g_421,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,(void*)0,&g_421},{&g_421,&g_421,(void*)0,&g_421,(void*)0},{&g_421,&g_421,&g_421,&g_421,&g_421}},{{&g_421,(void*)0,&g_421,&g_421,(void*)0},{(void*)0,&g_421,&g_421,(void*)0,&g_421},{&g_421,(void*)0,&g_421,(void*)0,&g_421},{&g_421,&g_421,&g_421,&g_421,&g_421},{&g_421,&g_421,&g_421,&g_421,&g_421}}};
static int32_t *g_436 = &g_4;
static int32_t ** volatile g_435 = &g_436;
static uint16_t **** volatile g_437 = &g_307;
static int32_t g_439 = 0xB284CDCEL;
static int32_t * volatile g_438 = &g_439;
static struct S0 ** volatile g_447 = (void*)0;
static struct S0 ** volatile g_448 = (void*)0;
static volatile int8_t * volatile g_456[4][1] = {{&g_208},{&g_208},{&g_208},{&g_208}};
static volatile int8_t * volatile * volatile g_455[3] = {&g_456[1][0],&g_456[1][0],&g_456[1][0]};
static int32_t *g_470 = (void*)0;
static int32_t ** volatile g_498 = &g_436;
static const volatile struct S0 g_501 = {0x6CL,246UL,0x575F94CEL,0xF1L,0xA018B13DL,0xD66266C1L};
static struct S0 g_524 = {0xF2L,9UL,4294967291UL,-1L,0x2E403100L,0UL};
static union U1 *g_527 = &g_326[0][2][2];
static union U1 ** volatile g_526[2][5][6] = {{{&g_527,&g_527,(void*)0,(void*)0,&g_527,&g_527},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,(void*)0,(void*)0,(void*)0,&g_527,&g_527},{(void*)0,(void*)0,&g_527,(void*)0,&g_527,&g_527},{(void*)0,&g_527,(void*)0,(void*)0,(void*)0,&g_527}},{{&g_527,&g_527,(void*)0,&g_527,&g_527,(void*)0},{&g_527,&g_527,(void*)0,(void*)0,&g_527,(void*)0},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,&g_527,&g_527,&g_527,(void*)0,(void*)0},{(void*)0,&g_527,&g_527,&g_527,&g_527,&g_527}}};
static struct S0 g_596 = {253UL,0x38L,0x1FD13DD1L,1L,0UL,0x6FFFE094L};
static union U2 g_608 = {1L};
static int32_t ** volatile g_612 = &g_470;
static union U2 g_657 = {0xCBL};
static int32_t ** volatile g_684 = (void*)0;
static int32_t ** volatile g_685[4] = {&g_436,&g_436,&g_436,&g_436};
static union U1 g_723 = {0xA1AFB006L};
static union U1 g_724 = {9L};
static struct S0 g_739[7][6][1] = {{{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}},{{0xB9L,255UL,0x6624E7D3L,-4L,1UL,0x0BBE29FFL}},{{0x9BL,0xA7L,0xDBFE4114L,0L,0xD6C78D60L,0x15EC6780L}},{{0xB9L,255UL,0x6624E7D3L,-4L,1UL,0x0BBE29FFL}}},{{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{1UL,0x10L,0xCA608225L,-7L,0x4B534EB9L,0UL}},{{0x30L,0x98L,5UL,0x0AL,0xEFBDDA65L,18446744073709551613UL}},{{0x30L,0x98L,5UL,0x0AL,0xEFBDDA65L,18446744073709551613UL}}},{{{1UL,0x10L,0xCA608225L,-7L,0x4B534EB9L,0UL}},{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}},{{0xB9L,255UL,0x6624E7D3L,-4L,1UL,0x0BBE29FFL}},{{0x9BL,0xA7L,0xDBFE4114L,0L,0xD6C78D60L,0x15EC6780L}}},{{{0xB9L,255UL,0x6624E7D3L,-4L,1UL,0x0BBE29FFL}},{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{1UL,0x10L,0xCA608225L,-7L,0x4B534EB9L,0UL}},{{0x30L,0x98L,5UL,0x0AL,0xEFBDDA65L,18446744073709551613UL}}},{{{0x30L,0x98L,5UL,0x0AL,0xEFBDDA65L,18446744073709551613UL}},{{1UL,0x10L,0xCA608225L,-7L,0x4B534EB9L,0UL}},{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}},{{0xB9L,255UL,0x6624E7D3L,-4L,1UL,0x0BBE29FFL}}},{{{0x9BL,0xA7L,0xDBFE4114L,0L,0xD6C78D60L,0x15EC6780L}},{{0xB9L,255UL,0x6624E7D3L,-4L,1UL,0x0BBE29FFL}},{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{1UL,0x10L,0xCA608225L,-7L,0x4B534EB9L,0UL}}},{{{0x30L,0x98L,5UL,0x0AL,0xEFBDDA65L,18446744073709551613UL}},{{0x30L,0x98L,5UL,0x0AL,0xEFBDDA65L,18446744073709551613UL}},{{1UL,0x10L,0xCA608225L,-7L,0x4B534EB9L,0UL}},{{255UL,1UL,0x54D56F20L,-10L,4294967292UL,18446744073709551613UL}},{{0x52L,4UL,4294967295UL,8L,0xF7A90369L,0x0AAD08C8L}},{{0x99L,1UL,0UL,0x87L,0xC9AD78C5L,0x7811E0D8L}}}};
static struct S0 * const volatile g_740 = &g_407[1];
static volatile struct S0 g_741[8] = {{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L},{255UL,0x29L,0xDB4CEBC9L,-3L,4294967294UL,0xA15D8FE3L}};
static int32_t ** const volatile g_744[3] = {&g_436,&g_436,&g_436};
static int32_t ** volatile g_745 = &g_436;
static int32_t ** volatile g_747 = &g_470;
static volatile struct S0 g_773[8] = {{0x3FL,0x24L,4294967295UL,0xF9L,0UL,18446744073709551611UL},{249UL,0xC8L,4294967292UL,-1L,0xEAB49488L,18446744073709551615UL},{0x3FL,0x24L,4294967295UL,0xF9L,0UL,18446744073709551611UL},{249UL,0xC8L,4294967292UL,-1L,0xEAB49488L,18446744073709551615UL},{0x3FL,0x24L,4294967295UL,0xF9L,0UL,18446744073709551611UL},{249UL,0xC8L,4294967292UL,-1L,0xEAB49488L,18446744073709551615UL},{0x3FL,0x24L,4294967295UL,0xF9L,0UL,18446744073709551611UL},{249UL,0xC8L,4294967292UL,-1L,0xEAB49488L,18446744073709551615UL}};
static volatile struct S0 * volatile g_774[9][8] = {{&g_311[1],&g_311[1],&g_311[1],(void*)0,&g_741[6],(void*)0,&g_773[7],&g_311[1]},{&g_311[0],(void*)0,(void*)0,&g_741[5],&g_311[1],(void*)0,&g_741[4],&g_311[1]},{(void*)0,&g_741[4],&g_230,(void*)0,&g_741[5],&g_311[0],&g_230,&g_311[0]},{&g_230,&g_773[0],(void*)0,&g_773[0],&g_230,&g_311[1],(void*)0,&g_311[1]},{&g_311[0],&g_773[7],&g_741[1],&g_773[7],&g_230,(void*)0,(void*)0,&g_311[3]},{&g_311[0],(void*)0,&g_741[1],(void*)0,&g_773[7],&g_311[1],&g_311[0],&g_230},{&g_230,&g_230,(void*)0,&g_773[0],&g_773[0],(void*)0,&g_230,&g_230},{&g_230,&g_311[0],&g_311[1],&g_773[7],(void*)0,&g_741[1],(void*)0,&g_311[0]},{&g_311[3],(void*)0,(void*)0,&g_230,&g_773[7],&g_741[1],&g_230,&g_311[1]}};
static volatile struct S0 * volatile g_775 = &g_311[1];
static const struct S0 g_813 = {0UL,0xA0L,0xC52DEACFL,-4L,0UL,18446744073709551615UL};
static uint32_t g_903[4][9][4] = {{{18446744073709551608UL,18446744073709551615UL,1UL,0UL},{18446744073709551615UL,0x4230D9F9L,0xB009509DL,1UL},{4UL,0xBCB4F22EL,0x9313C124L,18446744073709551615UL},{0x266C06A2L,0xE2831270L,18446744073709551608UL,0x4230D9F9L},{0x6FEC085FL,1UL,18446744073709551608UL,1UL},{0xAA25755FL,0UL,1UL,0x19F7E765L},{1UL,9UL,0UL,0xAB78A923L},{1UL,18446744073709551615UL,1UL,0x6FEC085FL},{0x4566B8F7L,4UL,9UL,18446744073709551615UL}},{{0xF7D44D78L,0x20908984L,0x693FBDE2L,0x0D43B0B2L},{1UL,0x68152789L,0x4566B8F7L,0UL},{18446744073709551613UL,0x0EAD486FL,0x19F7E765L,18446744073709551614UL},{18446744073709551610UL,0x19F7E765L,0x1FCD0D30L,0xB009509DL},{0UL,18446744073709551610UL,0xBCB4F22EL,18446744073709551610UL},{18446744073709551615UL,0x266C06A2L,0xEC819AA6L,18446744073709551612UL},{0UL,1UL,0x0EAD486FL,9UL},{1UL,1UL,0x980712FCL,18446744073709551608UL},{1UL,18446744073709551615UL,0x0EAD486FL,9UL}},{{0UL,18446744073709551608UL,0xEC819AA6L,0xE2831270L},{18446744073709551615UL,0xF2C03E10L,0xBCB4F22EL,1UL},{0UL,18446744073709551614UL,0x1FCD0D30L,0x15FE7E41L},{18446744073709551610UL,18446744073709551611UL,0x19F7E765L,0xEC819AA6L},{18446744073709551613UL,4UL,0x4566B8F7L,0x693FBDE2L},{1UL,1UL,0x693FBDE2L,0xAA25755FL},{0xF7D44D78L,0x980712FCL,9UL,0x6DE756DCL},{0x4566B8F7L,5UL,1UL,0x9313C124L},{1UL,18446744073709551608UL,0UL,0xF2C03E10L}},{{1UL,0x0D43B0B2L,1UL,0x4566B8F7L},{0xAA25755FL,0x6DE756DCL,18446744073709551608UL,0x20908984L},{0x6FEC085FL,3UL,18446744073709551608UL,0xF0609AF2L},{0x266C06A2L,0x9313C124L,0x9313C124L,0x266C06A2L},{4UL,0UL,0xB009509DL,4UL},{18446744073709551615UL,1UL,1UL,1UL},{18446744073709551608UL,0x6FEC085FL,18446744073709551614UL,1UL},{3UL,1UL,18446744073709551608UL,4UL},{0xAB78A923L,0UL,0x20908984L,0x266C06A2L}}};
static int32_t ** volatile g_904 = &g_436;
static int16_t g_916 = 0x9B97L;
static union U1 g_944 = {0x647C1E09L};
static volatile union U2 g_1010 = {0x2CL};
static volatile struct S0 ** volatile g_1020 = (void*)0;
static union U1 g_1030 = {0x23B488B9L};
static uint64_t *g_1034 = &g_67;
static volatile struct S0 g_1037 = {246UL,0UL,5UL,0L,0x000071A1L,0UL};
static volatile struct S0 * volatile g_1038 = &g_311[1];
static uint64_t g_1061[2][2][3] = {{{18446744073709551615UL,1UL,18446744073709551609UL},{18446744073709551615UL,18446744073709551615UL,1UL}},{{0x73CC5BCCD53AEC97LL,1UL,1UL},{0x73CC5BCCD53AEC97LL,18446744073709551615UL,0x7CC0E837FE564205LL}}};
static union U1 ** volatile g_1067 = &g_527;
static const volatile union U1 g_1082 = {1L};
static int32_t ** volatile g_1094 = &g_436;
static struct S0 g_1113[5][2] = {{{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L},{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L}},{{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L},{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L}},{{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L},{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L}},{{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L},{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L}},{{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L},{255UL,251UL,4294967295UL,0xD8L,0UL,0x0ECC40A2L}}};
static union U2 g_1130[2] = {{9L},{9L}};
static union U2 g_1139 = {-1L};
static const volatile struct S0 g_1151 = {255UL,0x2BL,4294967295UL,-1L,9UL,1UL};
static volatile struct S0 * const volatile g_1153[4][8][1] = {{{&g_311[1]},{&g_741[5]},{&g_1010.f1},{&g_741[5]},{&g_311[1]},{(void*)0},{&g_311[3]},{&g_741[4]}},{{&g_741[4]},{&g_311[3]},{(void*)0},{&g_311[1]},{&g_741[5]},{&g_1010.f1},{&g_741[5]},{&g_311[1]}},{{(void*)0},{&g_311[3]},{&g_741[4]},{&g_741[4]},{&g_311[3]},{(void*)0},{&g_311[1]},{&g_741[5]}},{{&g_1010.f1},{&g_741[5]},{&g_311[1]},{(void*)0},{&g_311[3]},{&g_741[4]},{&g_741[4]},{&g_311[3]}}};
static volatile struct S0 g_1154[8] = {{0xA2L,0xCDL,1UL,0xCBL,4294967292UL,18446744073709551613UL},{3UL,0xAEL,1UL,0x11L,0x9046BCC3L,8UL},{0xA2L,0xCDL,1UL,0xCBL,4294967292UL,18446744073709551613UL},{0xA2L,0xCDL,1UL,0xCBL,4294967292UL,18446744073709551613UL},{3UL,0xAEL,1UL,0x11L,0x9046BCC3L,8UL},{0xA2L,0xCDL,1UL,0xCBL,4294967292UL,18446744073709551613UL},{0xA2L,0xCDL,1UL,0xCBL,4294967292UL,18446744073709551613UL},{3UL,0xAEL,1UL,0x11L,0x9046BCC3L,8UL}};
static struct S0 g_1155 = {0x75L,0x5FL,0x3593E24DL,0xA5L,0UL,0xD601AF1FL};
static struct S0 g_1156 = {0x3AL,7UL,1UL,0xE2L,0xA3F71FCEL,3UL};
static int8_t g_1192[8] = {0x66L,0xC3L,0xC3L,0x66L,0xC3L,0xC3L,0x66L,0xC3L};
static int32_t ** const volatile g_1230 = &g_470;
static volatile struct S0 g_1257 = {250UL,0xCCL,4294967289UL,0x87L,2UL,1UL};
static int64_t g_1258[1] = {0L};
static struct S0 g_1276 = {6UL,0x3EL,0x1D5E3BA9L,1L,0x6DFF7F18L,18446744073709551608UL};
static struct S0 g_1300 = {253UL,0xB3L,4294967290UL,-2L,5UL,0UL};
static int32_t ** volatile g_1301 = (void*)0;
static union U3 *g_1304[1][2][1] = {{{&g_5},{&g_5}}};
static volatile struct S0 g_1326[7] = {{0UL,1UL,0xC2CC8EA2L,-1L,0x36C5667DL,18446744073709551615UL},{0UL,1UL,0xC2CC8EA2L,-1L,0x36C5667DL,18446744073709551615UL},{0x0BL,0x81L,4294967293UL,0x7DL,6UL,0x8D8F1969L},{0UL,1UL,0xC2CC8EA2L,-1L,0x36C5667DL,18446744073709551615UL},{0UL,1UL,0xC2CC8EA2L,-1L,0x36C5667DL,18446744073709551615UL},{0x0BL,0x81L,4294967293UL,0x7DL,6UL,0x8D8F1969L},{0UL,1UL,0xC2CC8EA2L,-1L,0x36C5667DL,18446744073709551615UL}};
static volatile struct S0 g_1340 = {0UL,0x8DL,1UL,0L,4UL,18446744073709551611UL};
static const int32_t *g_1386[3][6][8] = {{{(void*)0,&g_439,(void*)0,&g_439,&g_4,(void*)0,&g_439,&g_4},{&g_4,&g_4,&g_439,&g_4,(void*)0,&g_439,&g_439,&g_439},{&g_439,&g_4,(void*)0,(void*)0,&g_4,&g_439,&g_439,&g_4},{&g_4,&g_439,&g_439,&g_4,&g_4,&g_4,&g_4,&g_439},{&g_4,&g_4,&g_4,(void*)0,(void*)0,&g_439,&g_439,&g_439},{(void*)0,&g_4,&g_4,&g_439,&g_4,&g_439,&g_4,&g_439}},{{&g_4,&g_4,&g_4,(void*)0,&g_4,&g_4,(void*)0,&g_439},{&g_4,&g_439,(void*)0,&g_4,&g_4,&g_439,&g_4,&g_4},{&g_4,(void*)0,&g_4,(void*)0,&g_4,(void*)0,&g_4,&g_439},{&g_439,&g_439,&g_439,&g_4,&g_439,&g_4,&g_4,&g_4},{&g_439,(void*)0,&g_4,&g_439,&g_4,(void*)0,&g_4,(void*)0},{&g_4,&g_4,(void*)0,&g_439,&g_4,(void*)0,(void*)0,&g_4}},{{&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_439,&g_4},{&g_4,&g_4,&g_439,&g_439,&g_4,&g_4,&g_4,&g_4},{(void*)0,&g_4,&g_439,&g_4,(void*)0,&g_439,&g_439,&g_4},{(void*)0,&g_439,&g_439,&g_439,&g_439,&g_4,&g_4,&g_4},{&g_4,&g_4,&g_439,&g_4,&g_4,&g_4,(void*)0,&g_439},{&g_439,(void*)0,&g_439,(void*)0,&g_439,&g_439,&g_439,&g_4}}};
static const int32_t ** volatile g_1385 = &g_1386[1][1][0];
static uint64_t g_1395 = 9UL;
static volatile union U2 g_1402 = {0xC2L};
static volatile struct S0 g_1403 = {0xB4L,0x3AL,2UL,-1L,4294967286UL,0x773F3BCFL};
static uint64_t g_1414 = 0xF829B77525624336LL;
static union U2 g_1421 = {0x48L};
static union U2 g_1423 = {6L};
static volatile struct S0 g_1432 = {0x4DL,9UL,1UL,-1L,0x5EEC44A3L,0xC031A4E3L};
static int32_t g_1463 = 0x31D2E37DL;
static struct S0 g_1513 = {0UL,0x97L,0x9B253D69L,0x48L,0x0CEFC166L,18446744073709551615UL};
static float ***g_1518[4][6][2] = {{{&g_420[2][4][3],&g_420[3][0][0]},{&g_420[3][4][3],&g_420[3][4][3]},{&g_420[3][4][3],&g_420[3][0][0]},{&g_420[2][4][3],(void*)0},{&g_420[3][0][0],(void*)0},{&g_420[2][4][3],&g_420[3][0][0]}},{{&g_420[3][4][3],&g_420[3][4][3]},{&g_420[3][4][3],&g_420[3][0][0]},{&g_420[2][4][3],(void*)0},{&g_420[3][0][0],(void*)0},{&g_420[2][4][3],&g_420[3][0][0]},{&g_420[3][4][3],&g_420[3][4][3]}},{{&g_420[3][4][3],&g_420[3][0][0]},{&g_420[2][4][3],(void*)0},{&g_420[3][0][0],(void*)0},{&g_420[2][4][3],&g_420[3][0][0]},{&g_420[3][4][3],&g_420[3][4][3]},{&g_420[3][4][3],&g_420[3][0][0]}},{{&g_420[2][4][3],(void*)0},{&g_420[3][0][0],(void*)0},{&g_420[2][4][3],&g_420[3][0][0]},{&g_420[3][4][3],&g_420[3][4][3]},{&g_420[3][4][3],&g_420[3][0][0]},{&g_420[2][4][3],(void*)0}}};
static float ****g_1517[3] = {&g_1518[1][0][1],&g_1518[1][0][1],&g_1518[1][0][1]};
static volatile struct S0 g_1600[1] = {{0UL,255UL,0x783B0278L,0x3EL,8UL,0x804CAF6AL}};
static int32_t ** volatile g_1631[2] = {&g_470,&g_470};
static int32_t ** volatile g_1632 = (void*)0;
static struct S0 g_1634[2][3][8] = {{{{0xAAL,0x24L,0xB0193EA5L,0x8EL,0x3B6A8C9EL,1UL},{4UL,250UL,5UL,0L,0xBB3FA090L,0xE4EB181DL},{0xD2L,0UL,0x1B751119L,0xB0L,0x96542B3AL,18446744073709551615UL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{8UL,0x9BL,1UL,-1L,6UL,0UL},{8UL,0x9BL,1UL,-1L,6UL,0UL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{0xD2L,0UL,0x1B751119L,0xB0L,0x96542B3AL,18446744073709551615UL}},{{0xAAL,0x24L,0xB0193EA5L,0x8EL,0x3B6A8C9EL,1UL},{0xAAL,0x24L,0xB0193EA5L,0x8EL,0x3B6A8C9EL,1UL},{0x31L,0xD1L,0xF7F610FDL,0x77L,4294967286UL,0UL},{3UL,0x1DL,2UL,1L,3UL,0xFFE49629L},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{0x8EL,0x36L,0UL,-1L,0x36CBED9AL,0xBCD6B00BL},{0xAAL,0x24L,0xB0193EA5L,0x8EL,0x3B6A8C9EL,1UL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL}},{{4UL,0x0EL,4294967289UL,0x03L,0xC162B272L,0x6DA04C7BL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{4UL,250UL,5UL,0L,0xBB3FA090L,0xE4EB181DL},{4UL,0x0EL,4294967289UL,0x03L,0xC162B272L,0x6DA04C7BL},{1UL,255UL,9UL,0xD9L,0UL,0x685C0BECL},{4UL,0x0EL,4294967289UL,0x03L,0xC162B272L,0x6DA04C7BL},{4UL,250UL,5UL,0L,0xBB3FA090L,0xE4EB181DL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL}}},{{{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{3UL,0x3EL,4294967293UL,0L,4294967295UL,0x6ED6B2BEL},{0xD2L,0UL,0x1B751119L,0xB0L,0x96542B3AL,18446744073709551615UL},{3UL,0x1DL,2UL,1L,3UL,0xFFE49629L},{3UL,0x3EL,4294967293UL,0L,4294967295UL,0x6ED6B2BEL},{4UL,250UL,5UL,0L,0xBB3FA090L,0xE4EB181DL},{1UL,255UL,9UL,0xD9L,0UL,0x685C0BECL},{0xD2L,0UL,0x1B751119L,0xB0L,0x96542B3AL,18446744073709551615UL}},{{255UL,1UL,1UL,0xCCL,0xBC357461L,8UL},{1UL,255UL,9UL,0xD9L,0UL,0x685C0BECL},{7UL,0xF7L,0xEA61D1E8L,0x31L,0UL,0xD9BF304CL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{7UL,0xF7L,0xEA61D1E8L,0x31L,0UL,0xD9BF304CL},{1UL,255UL,9UL,0xD9L,0UL,0x685C0BECL},{255UL,1UL,1UL,0xCCL,0xBC357461L,8UL}},{{8UL,0x9BL,1UL,-1L,6UL,0UL},{0UL,0xB8L,4294967295UL,-8L,0xD0707637L,18446744073709551608UL},{0xD2L,0UL,0x1B751119L,0xB0L,0x96542B3AL,18446744073709551615UL},{4UL,250UL,5UL,0L,0xBB3FA090L,0xE4EB181DL},{0xAAL,0x24L,0xB0193EA5L,0x8EL,0x3B6A8C9EL,1UL},{8UL,0x9BL,1UL,-1L,6UL,0UL},{4UL,250UL,5UL,0L,0xBB3FA090L,0xE4EB181DL},{3UL,0x1DL,2UL,1L,3UL,0xFFE49629L}}}};
static float g_1684 = 0x1.383406p-83;
static const uint16_t g_1713 = 0x7035L;
static int32_t ** volatile g_1755[4] = {&g_436,&g_436,&g_436,&g_436};
static struct S0 g_1763 = {249UL,0x85L,0xDA099FEEL,0x74L,0UL,18446744073709551615UL};
static volatile float g_1780[1][4] = {{0x2.DAF5B7p-51,0x2.DAF5B7p-51,0x2.DAF5B7p-51,0x2.DAF5B7p-51}};
static union U3 ** volatile g_1785 = &g_1304[0][1][0];
static const volatile struct S0 g_1786 = {249UL,0x7DL,0x1FB83E7AL,3L,0xE7B6438DL,0xDE7422BDL};
static volatile struct S0 g_1787 = {7UL,0x18L,8UL,0x0BL,0x1D566B9DL,0x55564A71L};
static volatile struct S0 g_1790 = {249UL,0xE9L,1UL,4L,1UL,0UL};
static struct S0 g_1800 = {0xD3L,0xACL,5UL,9L,0xE3AC74F4L,2UL};
static struct S0 *g_1799 = &g_1800;
static struct S0 **g_1798 = &g_1799;
static struct S0 g_1805 = {0x2FL,0x40L,0x55D2113CL,0L,0x541424C4L,1UL};
static struct S0 g_1836 = {0x44L,1UL,0x443D50A0L,0xC5L,0x7F5CA98AL,1UL};
static volatile union U2 g_1888 = {-9L};
static union U1 g_1889 = {0x2B03E2B3L};
static const uint16_t **g_1891 = (void*)0;
static volatile uint32_t g_1901 = 0xD6F7A102L;
static const union U2 g_2000 = {0x1AL};
static volatile struct S0 g_2019 = {0xD2L,0xBFL,1UL,-1L,4294967293UL,0xFFF8DBF6L};
static struct S0 g_2023 = {0xF2L,0x32L,0x419E6877L,0x4CL,0x248A39E1L,0x165EDFDCL};
static union U2 g_2076 = {5L};
static const volatile struct S0 g_2098 = {0x3AL,6UL,0x56CBAFB4L,1L,0UL,0x45744095L};
static volatile int64_t g_2112 = 0x0D3FEAD34521F568LL;
static struct S0 g_2116 = {0x08L,249UL,4294967295UL,0x23L,1UL,0x8623D45BL};
static volatile struct S0 g_2117 = {253UL,7UL,0x47EA9D5FL,0x86L,0x9B3A2E17L,18446744073709551614UL};
static volatile uint64_t g_2152 = 0x073E70D28E487928LL;
static volatile uint64_t *g_2151 = &g_2152;
static volatile uint64_t * volatile *g_2150 = &g_2151;
static volatile uint64_t * volatile * volatile *g_2149[2] = {&g_2150,&g_2150};
static union U2 g_2173 = {0xBEL};
static int32_t ** const volatile g_2176 = &g_470;
static int32_t ** volatile g_2177 = (void*)0;
static int32_t ** volatile g_2178[5][5] = {{&g_470,&g_470,&g_470,&g_470,&g_470},{&g_470,&g_470,&g_470,&g_470,&g_470},{&g_470,&g_470,&g_436,&g_470,&g_470},{&g_470,&g_470,&g_470,&g_470,&g_470},{&g_470,&g_470,&g_470,&g_470,&g_470}};
static int32_t ** volatile g_2198 = (void*)0;
static int32_t ** volatile g_2199[6] = {&g_436,&g_436,&g_436,&g_436,&g_436,&g_436};
static int16_t **g_2237 = (void*)0;
static int16_t ** volatile *g_2236 = &g_2237;
static struct S0 g_2245 = {0x1EL,1UL,1UL,-6L,4294967287UL,0x35E4B528L};
static struct S0 g_2249 = {0x00L,0x0CL,0UL,0xF8L,1UL,0xD644C502L};
static struct S0 g_2250 = {0xEAL,0UL,8UL,0x9DL,0x6935DD90L,18446744073709551607UL};
static float * volatile g_2251 = &g_1684;
static union U3 ** volatile g_2252[1] = {&g_1304[0][1][0]};
static union U3 ** volatile g_2253 = &g_1304[0][1][0];
static int64_t **g_2273 = (void*)0;
static const union U3 g_2284 = {0x7C8A7663L};
static struct S0 g_2300 = {0x5BL,9UL,0UL,9L,4294967286UL,8UL};
static union U2 g_2306 = {0x36L};
static int32_t ** volatile g_2330 = &g_436;
static volatile union U2 g_2333 = {-3L};
static volatile union U2 g_2364[3] = {{0L},{0L},{0L}};
static volatile struct S0 g_2367 = {5UL,0xEBL,1UL,0xA2L,0UL,0xE9D286BBL};
static volatile struct S0 g_2379 = {7UL,0xD2L,0xE0137E06L,0x9CL,4UL,18446744073709551612UL};
static struct S0 g_2380 = {0x94L,0x37L,0x24C6BFACL,0x80L,0x4FFD6B91L,18446744073709551615UL};
static int32_t ** volatile g_2430 = &g_436;
static volatile struct S0 g_2436 = {0x85L,253UL,0x0D061E88L,0x42L,0x5089CD54L,18446744073709551615UL};
static int32_t ** volatile g_2437[10] = {&g_436,&g_436,&g_436,&g_436,&g_436,&g_436,&g_436,&g_436,&g_436,&g_436};
static int32_t ** volatile g_2438 = &g_470;
static struct S0 g_2468 = {0xFCL,247UL,0xBF1FA647L,-8L,4294967295UL,0x2A4FBE48L};
static union U3 g_2495 = {0x70D1F23BL};
static volatile union U1 g_2496 = {0x2CB494B6L};
static union U3 ** volatile g_2514 = &g_1304[0][1][0];
static struct S0 g_2539 = {0xA4L,0x87L,0UL,8L,5UL,0x685B01B4L};
static struct S0 g_2541 = {0x54L,0x9DL,4294967295UL,-1L,4294967295UL,0UL};
static union U2 g_2554 = {5L};
static union U1 g_2556 = {0xB8B37F66L};
static uint32_t *g_2568 = &g_1113[2][1].f2;
static int32_t ** volatile g_2584[9] = {&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470};
static uint64_t *g_2613 = &g_1061[0][0][2];
static int16_t ***g_2615 = (void*)0;
static int16_t ****g_2614 = &g_2615;
static volatile int64_t g_2626 = 1L;
static volatile union U1 g_2657 = {-1L};
static union U2 g_2665 = {0x0DL};
static const volatile uint16_t g_2720 = 65535UL;
static int32_t ** volatile g_2763[5] = {&g_436,&g_436,&g_436,&g_436,&g_436};
static uint8_t *g_2767[10] = {&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0,&g_657.f1.f0};
static volatile union U2 g_2787 = {0x42L};
static struct S0 g_2833 = {0xB8L,0UL,0xD63A90FDL,3L,4294967288UL,0xB6062C41L};
static struct S0 g_2890[8] = {{0x35L,0xEFL,0xB3D7D06DL,0x00L,4294967295UL,0xBE94EB11L},{1UL,1UL,0x826A29B5L,0x73L,0x1F8A30B5L,0xA970DC43L},{0x35L,0xEFL,0xB3D7D06DL,0x00L,4294967295UL,0xBE94EB11L},{0x35L,0xEFL,0xB3D7D06DL,0x00L,4294967295UL,0xBE94EB11L},{1UL,1UL,0x826A29B5L,0x73L,0x1F8A30B5L,0xA970DC43L},{0x35L,0xEFL,0xB3D7D06DL,0x00L,4294967295UL,0xBE94EB11L},{0x35L,0xEFL,0xB3D7D06DL,0x00L,4294967295UL,0xBE94EB11L},{1UL,1UL,0x826A29B5L,0x73L,0x1F8A30B5L,0xA970DC43L}};
static struct S0 g_2927 = {9UL,0x0FL,4294967286UL,0x66L,2UL,0x03E0F88AL};
static int32_t ** volatile *g_2931 = (void*)0;
static int32_t g_2966[6] = {0xA9B8FCB4L,0xA9B8FCB4L,0xA9B8FCB4L,0xA9B8FCB4L,0xA9B8FCB4L,0xA9B8FCB4L};
static int64_t *g_2971 = &g_1258[0];
static int64_t **g_2970 = &g_2971;
static int32_t ** volatile g_2972 = &g_436;
static union U2 g_3047[2][1][5] = {{{{0x80L},{0xB3L},{0xB3L},{0x80L},{0xB3L}}},{{{0x80L},{0x80L},{0x7FL},{0x80L},{0x80L}}}};
static volatile uint64_t **g_3058 = (void*)0;
static volatile uint64_t ** volatile *g_3057 = &g_3058;
static volatile uint64_t ** volatile ** const g_3056 = &g_3057;
static volatile uint64_t ** volatile ** const volatile * volatile g_3055 = &g_3056;
static const int16_t **g_3081 = &g_70;
static const int16_t ***g_3080 = &g_3081;
static const int16_t ****g_3079[2][1][7] = {{{(void*)0,&g_3080,&g_3080,(void*)0,(void*)0,(void*)0,&g_3080}},{{&g_3080,&g_3080,&g_3080,(void*)0,&g_3080,&g_3080,&g_3080}}};
static const int16_t *****g_3078[1] = {&g_3079[0][0][1]};
static union U1 g_3097[8] = {{0L},{-8L},{0L},{-8L},{0L},{-8L},{0L},{-8L}};
static volatile struct S0 g_3112 = {5UL,2UL,4294967295UL,0x96L,4294967286UL,0x12220BA5L};
static int32_t * const volatile g_3116 = &g_2966[4];
static const union U3 g_3121 = {0UL};
static const union U2 g_3145[9][1] = {{{-3L}},{{0L}},{{-3L}},{{-3L}},{{0L}},{{-3L}},{{-3L}},{{0L}},{{-3L}}};
static volatile union U2 g_3151 = {0x3AL};
static volatile struct S0 g_3162 = {0UL,249UL,0x32C73915L,1L,0UL,3UL};
static volatile union U2 g_3207[9][4] = {{{-1L},{-1L},{-3L},{1L}},{{0x38L},{-1L},{1L},{1L}},{{-1L},{-1L},{-3L},{1L}},{{0x38L},{-1L},{1L},{1L}},{{-1L},{-1L},{-3L},{1L}},{{0x38L},{-1L},{1L},{1L}},{{-1L},{-1L},{-3L},{1L}},{{0x38L},{-1L},{1L},{1L}},{{-1L},{-1L},{-3L},{1L}}};
static int32_t * const volatile g_3216[10][3] = {{&g_2966[1],&g_2966[1],&g_2966[1]},{&g_2966[0],&g_2966[0],&g_2966[0]},{&g_2966[1],&g_2966[1],&g_2966[1]},{&g_2966[0],&g_2966[0],&g_2966[0]},{&g_2966[1],&g_2966[1],&g_2966[1]},{&g_2966[0],&g_2966[0],&g_2966[0]},{&g_2966[1],&g_2966[1],&g_2966[1]},{&g_2966[0],&g_2966[0],&g_2966[0]},{&g_2966[1],&g_2966[1],&g_2966[1]},{&g_2966[0],&g_2966[0],&g_2966[0]}};
static volatile struct S0 g_3218 = {248UL,249UL,1UL,-1L,0UL,0UL};
static volatile uint64_t g_3239 = 0x66AF7FECC2EAA25ALL;
static int32_t g_3257 = 0x9458CF93L;
static int64_t g_3276 = 0x669129BEB826F440LL;
static volatile union U1 g_3286 = {0x3AB46C71L};
static uint8_t * const *g_3305 = &g_185;
static uint8_t * const ** volatile g_3304 = &g_3305;
static struct S0 g_3353 = {255UL,0xEAL,4294967295UL,-8L,2UL,0x027CBDA3L};
static int32_t ** volatile g_3391 = &g_436;
static volatile uint64_t g_3408 = 0UL;
static union U2 * volatile * const volatile *g_3442 = (void*)0;
static union U2 * volatile * const volatile **g_3441 = &g_3442;
static union U1 ** const volatile g_3444[10] = {&g_527,&g_527,&g_527,&g_527,&g_527,&g_527,&g_527,&g_527,&g_527,&g_527};
static union U1 ** const volatile g_3446 = &g_527;
static volatile int32_t g_3537 = 0xCB03FA70L;
static struct S0 g_3617 = {0x3CL,0xD5L,0xDA91E74DL,-3L,4294967287UL,9UL};
static volatile int32_t g_3618[7][2][4] = {{{0x9384DB3DL,7L,0xBC5328D1L,1L},{0x9384DB3DL,0xBC5328D1L,0x9384DB3DL,(-9L)}},{{7L,1L,(-9L),(-9L)},{0xBC5328D1L,0xBC5328D1L,2L,1L}},{{1L,7L,2L,7L},{0xBC5328D1L,0x9384DB3DL,(-9L),2L}},{{7L,0x9384DB3DL,0x9384DB3DL,7L},{0x9384DB3DL,7L,0xBC5328D1L,1L}},{{0x9384DB3DL,0xBC5328D1L,0x9384DB3DL,(-9L)},{7L,1L,(-9L),(-9L)}},{{0xBC5328D1L,0xBC5328D1L,0xBC5328D1L,(-9L)},{(-9L),0x9384DB3DL,0xBC5328D1L,0x9384DB3DL}},{{(-1L),1L,2L,0xBC5328D1L},{0x9384DB3DL,1L,1L,0x9384DB3DL}}};
static int32_t ** const volatile g_3634 = &g_436;
static volatile float g_3676 = 0xC.AA42F6p-63;
static const volatile union U1 g_3689 = {0x67FBFD06L};
static int32_t *g_3701[8][10] = {{&g_2966[0],&g_2966[1],&g_4,&g_2966[1],&g_2966[0],&g_439,&g_4,&g_3257,&g_3257,&g_4},{&g_3257,&g_439,&g_4,&g_4,&g_439,&g_3257,(void*)0,&g_4,&g_2966[0],&g_4},{&g_2966[1],&g_4,&g_2966[0],&g_3257,&g_2966[0],&g_4,&g_2966[1],(void*)0,&g_2966[5],&g_2966[5]},{&g_2966[1],&g_2966[5],&g_3257,&g_4,&g_4,&g_3257,&g_2966[5],&g_2966[1],&g_439,(void*)0},{&g_3257,&g_2966[5],&g_2966[1],&g_439,(void*)0,&g_439,&g_2966[1],&g_2966[5],&g_3257,&g_4},{&g_2966[0],&g_4,&g_2966[1],(void*)0,&g_2966[5],&g_2966[5],(void*)0,&g_2966[1],&g_4,&g_2966[0]},{&g_4,&g_439,&g_3257,(void*)0,&g_4,&g_2966[0],&g_4,(void*)0,&g_3257,&g_439},{&g_4,&g_2966[1],&g_2966[0],&g_439,&g_4,&g_3257,&g_3257,&g_4,&g_439,&g_2966[0]}};
static uint8_t **g_3733 = &g_2767[4];
static uint8_t ***g_3732[9] = {&g_3733,&g_3733,&g_3733,&g_3733,&g_3733,&g_3733,&g_3733,&g_3733,&g_3733};
static union U2 g_3735 = {0x05L};
static uint32_t g_3756 = 0x6F90D570L;
static volatile union U2 g_3785[2][6][6] = {{{{0L},{0x15L},{0x15L},{0x15L},{0x15L},{0L}},{{0x85L},{0L},{0x15L},{0L},{0x85L},{0x85L}},{{0x44L},{0L},{0L},{0x44L},{0x15L},{0x44L}},{{0x44L},{0x15L},{0x44L},{0L},{0L},{0x44L}},{{0x85L},{0x85L},{0L},{0x15L},{0L},{0x85L}},{{0L},{0x15L},{0x15L},{0x15L},{0x15L},{0L}}},{{{0x85L},{0L},{0x15L},{0L},{0x85L},{0x85L}},{{0x44L},{0L},{0L},{0x44L},{0x15L},{0x44L}},{{0x44L},{0x15L},{0x44L},{0L},{0L},{0x44L}},{{0x85L},{0x85L},{0L},{0x15L},{0L},{0x85L}},{{0L},{0x15L},{0x15L},{0x15L},{0x15L},{0L}},{{0x85L},{0L},{0x15L},{0L},{0x85L},{0x85L}}}};
static uint64_t g_3787[10] = {0x7F009C831D3316D5LL,0x7F009C831D3316D5LL,0UL,0x7F009C831D3316D5LL,0x7F009C831D3316D5LL,0UL,0x7F009C831D3316D5LL,0x7F009C831D3316D5LL,0UL,0x7F009C831D3316D5LL};
static struct S0 g_3808 = {9UL,255UL,4294967295UL,-1L,0x8AB7EA39L,0xAB9B6D15L};
static struct S0 g_3841 = {0xB1L,0x93L,4UL,0x61L,0x5F416B95L,5UL};
static int8_t g_3850 = 0x26L;
static uint32_t *g_3862 = (void*)0;
static uint32_t **g_3861 = &g_3862;
static struct S0 g_3952 = {0UL,0x19L,1UL,0x9FL,4294967295UL,0x966E0A62L};
static struct S0 g_3954 = {0xE7L,0xCBL,0UL,0xA5L,0xB088C333L,0xCD4935AEL};
static const union U1 **g_3983 = (void*)0;
static const union U1 ***g_3982 = &g_3983;
static volatile uint8_t g_4028 = 0x8EL;
static struct S0 g_4035 = {0x48L,0xEBL,1UL,0L,9UL,0xD91573FEL};
static struct S0 g_4036 = {255UL,253UL,4294967292UL,0x9AL,0UL,1UL};
static struct S0 g_4045 = {255UL,0x74L,0xD5BB5A78L,0L,0UL,18446744073709551615UL};
static uint32_t g_4064 = 5UL;
static int16_t * const * const *** volatile g_4080[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
static uint64_t ** const g_4097 = &g_2613;
static uint64_t ** const *g_4096[7] = {&g_4097,&g_4097,&g_4097,&g_4097,&g_4097,&g_4097,&g_4097};
static uint64_t ** const **g_4095 = &g_4096[3];
static uint64_t ** const ***g_4094 = &g_4095;
static uint8_t ****g_4108 = (void*)0;
static uint32_t g_4115[6] = {0xF41931ECL,0xF41931ECL,0xF41931ECL,0xF41931ECL,0xF41931ECL,0xF41931ECL};
static union U1 g_4117 = {0xD88AD31FL};
static uint64_t **g_4120 = &g_1034;
static uint64_t ***g_4119 = &g_4120;
static struct S0 ***g_4174[6] = {&g_1798,&g_1798,(void*)0,&g_1798,&g_1798,(void*)0};
static struct S0 ****g_4173[9] = {&g_4174[4],&g_4174[4],&g_4174[4],&g_4174[4],&g_4174[4],&g_4174[4],&g_4174[4],&g_4174[4],&g_4174[4]};
static union U2 g_4182 = {-1L};



static int16_t func_1(void);
static int32_t func_2(int16_t p_3);
static uint16_t func_6(uint32_t p_7, int32_t p_8, int32_t p_9, uint32_t p_10, union U3 p_11);
static uint32_t func_12(float p_13, uint64_t p_14);
static int32_t * func_15(uint8_t p_16, uint8_t p_17, int32_t * p_18, int16_t p_19, uint16_t p_20);
static struct S0 func_34(uint64_t p_35, uint8_t p_36, int32_t * p_37);
static int16_t func_38(int16_t p_39, uint32_t p_40, uint16_t * p_41);
static int8_t func_47(int16_t * const p_48, uint16_t p_49, int16_t * p_50, int32_t * p_51, uint32_t p_52);
static int16_t * const func_53(int16_t p_54, int16_t p_55, const int16_t * p_56);
static union U1 * func_79(uint32_t p_80, int8_t p_81);
# 362 "/tmp/symra-csmith-34gena3w/p.c"
static int16_t func_1(void)
{
    uint32_t l_3222 = 0x5B948C26L;
    union U3 l_3232[1][7][8] = {{{{18446744073709551615UL},{18446744073709551615UL},{1UL},{18446744073709551615UL},{1UL},{18446744073709551613UL},{1UL},{0x1BEDDF71L}},{{18446744073709551615UL},{0xD92C647BL},{2UL},{1UL},{18446744073709551615UL},{18446744073709551615UL},{1UL},{2UL}},{{1UL},{1UL},{1UL},{18446744073709551613UL},{18446744073709551613UL},{0UL},{0x1BEDDF71L},{0x4CFB841CL}},{{18446744073709551613UL},{0UL},{0x1BEDDF71L},{0x4CFB841CL},{0x0FEEE5BAL},{2UL},{0x0FEEE5BAL},{0x4CFB841CL}},{{0UL},{1UL},{0UL},{18446744073709551613UL},{0xD7818A70L},{18446744073709551615UL},{0xD92C647BL},{2UL}},{{18446744073709551615UL},{1UL},{18446744073709551613UL},{1UL},{0x1BEDDF71L},{0xD7818A70L},{0xD7818A70L},{0x1BEDDF71L}},{{18446744073709551615UL},{0x0FEEE5BAL},{0x0FEEE5BAL},{18446744073709551615UL},{0xD7818A70L},{1UL},{0x4CFB841CL},{18446744073709551615UL}}}};
    int32_t l_3259 = 0xF2D57272L;
    int32_t l_3260[9][1] = {{(-1L)},{0xADBD4ED4L},{0xADBD4ED4L},{(-1L)},{0xADBD4ED4L},{0xADBD4ED4L},{(-1L)},{0xADBD4ED4L},{0xADBD4ED4L}};
    float l_3261 = 0xD.BEC67Dp+35;
    uint32_t l_3262[2][1];
    const uint64_t ***l_3266 = (void*)0;
    const uint64_t ****l_3265 = &l_3266;
    int32_t **l_3271 = (void*)0;
    const int32_t l_3303 = (-10L);
    int16_t * const l_3335 = (void*)0;
    uint8_t l_3342 = 255UL;
    int32_t l_3366 = 0xAD16A879L;
    uint32_t l_3397[5];
    struct S0 *l_3411[6];
    uint64_t **l_3525 = &g_2613;
    uint64_t ***l_3524 = &l_3525;
    float l_3540 = 0x9.18D4FCp+34;
    uint64_t l_3541 = 0x09C1E66369E872AALL;
    uint32_t l_3579[1];
    int16_t l_3630 = (-1L);
    uint8_t *l_3665[4][3] = {{(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0}};
    int32_t l_3675 = (-1L);
    int8_t l_3725 = (-9L);
    int32_t l_3727[7][9][2] = {{{(-1L),0x4A025426L},{7L,(-10L)},{0x3AA3894DL,0L},{0xF4E38CFCL,0x3AA3894DL},{(-2L),1L},{(-2L),0x3AA3894DL},{0xF4E38CFCL,0L},{0x3AA3894DL,(-10L)},{7L,0x4A025426L}},{{(-1L),1L},{1L,0L},{0x0691C7F3L,0xC47860D0L},{0x3AA3894DL,0xF58092B3L},{(-5L),0L},{0x1A7D58EDL,1L},{(-7L),1L},{(-1L),0x7267EF7FL},{0x3AA3894DL,0x7267EF7FL}},{{(-1L),1L},{(-7L),1L},{0x1A7D58EDL,0L},{(-5L),0xF58092B3L},{0x3AA3894DL,0xC47860D0L},{0x0691C7F3L,0L},{1L,1L},{(-1L),0x4A025426L},{7L,(-10L)}},{{0x3AA3894DL,0L},{0xF4E38CFCL,0x3AA3894DL},{(-2L),1L},{(-2L),0x3AA3894DL},{0xF4E38CFCL,0L},{0x3AA3894DL,(-10L)},{7L,0x4A025426L},{(-1L),1L},{1L,0L}},{{0x0691C7F3L,0xC47860D0L},{0x3AA3894DL,0xF58092B3L},{(-5L),0L},{0x1A7D58EDL,1L},{(-7L),1L},{(-1L),0x7267EF7FL},{0x3AA3894DL,0x7267EF7FL},{(-1L),0xF4E38CFCL},{0L,0x3AA3894DL}},{{0L,7L},{0xC2791912L,(-1L)},{(-1L),1L},{0x5699C938L,0x0691C7F3L},{0x3AA3894DL,0x3AA3894DL},{0x4A025426L,(-5L)},{(-1L),0x1A7D58EDL},{(-1L),(-7L)},{2L,(-1L)}},{{1L,0x3AA3894DL},{1L,(-1L)},{2L,(-7L)},{(-1L),0x1A7D58EDL},{(-1L),(-5L)},{0x4A025426L,0x3AA3894DL},{0x3AA3894DL,0x0691C7F3L},{0x5699C938L,1L},{(-1L),(-1L)}}};
    int16_t l_3745 = (-1L);
    uint8_t ***l_3766 = &g_3733;
    int16_t l_3776 = 0xE579L;
    uint16_t l_3870 = 65526UL;
    int32_t l_3955 = 0x66D5487BL;
    int64_t l_3989 = 0x89764AD52761FDB8LL;
    int16_t l_3990 = 0xBF22L;
    int16_t *l_4001 = &g_381[1];
    int32_t l_4066 = (-3L);
    int16_t * const * const l_4083 = &l_3335;
    int16_t * const * const *l_4082 = &l_4083;
    int16_t * const * const **l_4081 = &l_4082;
    float **l_4088 = &g_421;
    const int8_t l_4118 = 0xDBL;
    int64_t *l_4183 = &g_3276;
    union U3 l_4200 = {18446744073709551612UL};
    uint64_t l_4233 = 0xF6AFBE8FF40E134ELL;
    int16_t l_4234 = 0x45FDL;
    int8_t l_4239[5][3] = {{1L,1L,1L},{1L,1L,1L},{1L,1L,1L},{1L,1L,1L},{1L,1L,1L}};
    int i, j, k;
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 1; j++)
            l_3262[i][j] = 1UL;
    }
    for (i = 0; i < 5; i++)
        l_3397[i] = 0x38A6F219L;
    for (i = 0; i < 6; i++)
        l_3411[i] = &g_2833;
    for (i = 0; i < 1; i++)
        l_3579[i] = 0x90A3347AL;
    return l_3541;
}







static int32_t func_2(int16_t p_3)
{
    return g_4;
}







static uint16_t func_6(uint32_t p_7, int32_t p_8, int32_t p_9, uint32_t p_10, union U3 p_11)
{
    int32_t *l_3233 = (void*)0;
    int32_t *l_3234 = &g_439;
    int32_t *l_3235 = &g_2966[2];
    int32_t *l_3236 = (void*)0;
    int32_t *l_3237[10] = {&g_2966[4],&g_4,&g_4,&g_2966[4],&g_2966[3],&g_2966[4],&g_4,&g_4,&g_2966[4],&g_2966[3]};
    int32_t l_3238 = 0xE5C30799L;
    int i;
    g_3239++;
    return (**g_308);
}







static uint32_t func_12(float p_13, uint64_t p_14)
{
    int32_t *l_24 = &g_4;
    int8_t l_25 = (-1L);
    uint16_t *l_30 = &g_31;
    int16_t *l_42 = (void*)0;
    int16_t *l_43 = &g_44;
    uint8_t *l_2891 = &g_2250.f0;
    const uint32_t l_2892 = 1UL;
    uint8_t *l_2893[9] = {&g_2116.f0,&g_2116.f0,&g_2890[5].f0,&g_2116.f0,&g_2116.f0,&g_2890[5].f0,&g_2116.f0,&g_2116.f0,&g_2890[5].f0};
    int32_t l_2894[9] = {2L,2L,1L,2L,2L,1L,2L,2L,1L};
    int32_t **l_3219 = (void*)0;
    int32_t **l_3220[5][4][2] = {{{&g_470,&g_470},{&g_436,&g_436},{&g_470,(void*)0},{&g_470,&g_436}},{{&g_436,&g_470},{&g_470,&g_470},{&g_436,&g_436},{&g_470,(void*)0}},{{&g_470,&g_436},{&g_436,&g_470},{&g_470,&g_470},{&g_436,&g_436}},{{&g_470,(void*)0},{&g_470,&g_436},{&g_436,&g_470},{&g_470,&g_470}},{{&g_436,&g_436},{&g_470,(void*)0},{&g_470,&g_436},{&g_436,&g_470}}};
    int32_t *l_3221 = &g_4;
    int i, j, k;
    l_3221 = func_15((l_2894[8] |= (((0x2AL | (g_23 , ((&g_4 == l_24) < 0x8425L))) < l_25) || (safe_sub_func_uint8_t_u_u(((safe_div_func_uint16_t_u_u(((*l_30)--), (0xB7BEL | g_23.f2))) , ((*l_2891) |= (func_34(func_2(((*l_43) = func_38((g_5.f0 && (*l_24)), g_31, &g_31))), p_14, &g_4) , (*l_24)))), l_2892)))), l_2892, l_24, p_14, l_25);
    return (*l_24);
}







static int32_t * func_15(uint8_t p_16, uint8_t p_17, int32_t * p_18, int16_t p_19, uint16_t p_20)
{
    uint64_t l_2904 = 0xCD19D0E386193328LL;
    uint64_t **l_2914 = &g_2613;
    uint64_t ***l_2913 = &l_2914;
    uint64_t ****l_2912 = &l_2913;
    uint64_t *****l_2915 = &l_2912;
    uint64_t ****l_2917 = &l_2913;
    uint64_t *****l_2916 = &l_2917;
    uint64_t ****l_2919 = &l_2913;
    uint64_t *****l_2918 = &l_2919;
    uint16_t l_2922 = 1UL;
    uint16_t *l_2923 = &g_237[6][0];
    int8_t *l_2924 = &g_1030.f1;
    int64_t *l_2926 = &g_1258[0];
    int64_t ** const l_2925 = &l_2926;
    int64_t l_2928 = 0xC8BC25CE51257A05LL;
    int32_t l_2941 = 0x424467A0L;
    int32_t l_2944[3];
    uint32_t l_2953 = 0x15717A75L;
    uint32_t l_2958[8][6][4] = {{{0x13F00FB3L,7UL,0x5BA14761L,0x5BA14761L},{4294967293UL,4294967293UL,0x13F00FB3L,0x5BA14761L},{2UL,7UL,2UL,0x13F00FB3L},{2UL,0x13F00FB3L,0x13F00FB3L,2UL},{4294967293UL,0x13F00FB3L,0x5BA14761L,0x13F00FB3L},{0x13F00FB3L,7UL,0x5BA14761L,0x5BA14761L}},{{4294967293UL,4294967293UL,0x13F00FB3L,0x5BA14761L},{2UL,7UL,2UL,0x13F00FB3L},{2UL,0x13F00FB3L,0x13F00FB3L,2UL},{4294967293UL,0x13F00FB3L,0x5BA14761L,0x13F00FB3L},{0x13F00FB3L,7UL,0x5BA14761L,0x5BA14761L},{4294967293UL,4294967293UL,0x13F00FB3L,0x5BA14761L}},{{2UL,7UL,2UL,0x13F00FB3L},{2UL,0x13F00FB3L,0x13F00FB3L,2UL},{4294967293UL,0x13F00FB3L,0x5BA14761L,0x13F00FB3L},{0x13F00FB3L,7UL,0x5BA14761L,0x5BA14761L},{4294967293UL,4294967293UL,0x13F00FB3L,0x5BA14761L},{2UL,4294967293UL,0x5BA14761L,2UL}},{{0x5BA14761L,2UL,2UL,0x5BA14761L},{0x13F00FB3L,2UL,7UL,2UL},{2UL,4294967293UL,7UL,7UL},{0x13F00FB3L,0x13F00FB3L,2UL,7UL},{0x5BA14761L,4294967293UL,0x5BA14761L,2UL},{0x5BA14761L,2UL,2UL,0x5BA14761L}},{{0x13F00FB3L,2UL,7UL,2UL},{2UL,4294967293UL,7UL,7UL},{0x13F00FB3L,0x13F00FB3L,2UL,7UL},{0x5BA14761L,4294967293UL,0x5BA14761L,2UL},{0x5BA14761L,2UL,2UL,0x5BA14761L},{0x13F00FB3L,2UL,7UL,2UL}},{{2UL,4294967293UL,7UL,7UL},{0x13F00FB3L,0x13F00FB3L,2UL,7UL},{0x5BA14761L,4294967293UL,0x5BA14761L,2UL},{0x5BA14761L,2UL,2UL,0x5BA14761L},{0x13F00FB3L,2UL,7UL,2UL},{2UL,4294967293UL,7UL,7UL}},{{0x13F00FB3L,0x13F00FB3L,2UL,7UL},{0x5BA14761L,4294967293UL,0x5BA14761L,2UL},{0x5BA14761L,2UL,2UL,0x5BA14761L},{0x13F00FB3L,2UL,7UL,2UL},{2UL,4294967293UL,7UL,7UL},{0x13F00FB3L,0x13F00FB3L,2UL,7UL}},{{0x5BA14761L,4294967293UL,0x5BA14761L,2UL},{0x5BA14761L,2UL,2UL,0x5BA14761L},{0x13F00FB3L,2UL,7UL,2UL},{2UL,4294967293UL,7UL,7UL},{0x13F00FB3L,0x13F00FB3L,2UL,7UL},{0x5BA14761L,4294967293UL,0x5BA14761L,2UL}}};
    uint32_t *l_3062 = (void*)0;
    uint32_t **l_3061[7][8] = {{(void*)0,&l_3062,&l_3062,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062},{(void*)0,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062,(void*)0,&l_3062},{&l_3062,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062,&l_3062,&l_3062},{(void*)0,&l_3062,&l_3062,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062},{(void*)0,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062,(void*)0,&l_3062},{&l_3062,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062,&l_3062,&l_3062},{(void*)0,&l_3062,&l_3062,&l_3062,&l_3062,&l_3062,(void*)0,&l_3062}};
    const uint64_t *l_3101 = (void*)0;
    const union U3 *l_3120[8] = {&g_3121,&g_3121,&g_3121,&g_3121,&g_3121,&g_3121,&g_3121,&g_3121};
    union U1 *l_3150 = &g_231;
    uint32_t l_3196 = 0x274F3F73L;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_2944[i] = 0x1DC2F552L;
    if (((safe_lshift_func_int8_t_s_u((-1L), (((1UL || (safe_mul_func_uint16_t_u_u((g_501.f5 , (((safe_mul_func_uint16_t_u_u((((p_19 >= ((+(((((g_2468.f3 |= (safe_mod_func_int64_t_s_s((g_2273 == (((l_2904 ^ (safe_rshift_func_uint8_t_u_u((safe_add_func_int8_t_s_s(((*l_2924) = (+((safe_mul_func_int8_t_s_s((((*l_2916) = ((*l_2915) = l_2912)) == ((*l_2918) = &l_2913)), (safe_add_func_uint16_t_u_u(((*l_2923) = ((*g_309) ^= (((l_2922 = ((**g_2253) , 0x6C644D7FL)) ^ 0x4D76C80BL) > l_2904))), 65527UL)))) > (*g_2568)))), 0L)), 5))) && p_17) , l_2925)), p_17))) , g_2927) , (*p_18)) <= (*g_436)) ^ 0x5AL)) > g_1713)) != p_16) <= l_2904), l_2904)) , l_2904) | (*g_2613))), p_19))) , p_19) && p_20))) > l_2928))
    {
        int32_t ** volatile *l_2930 = &g_2437[8];
        int32_t ** volatile **l_2929[9][4] = {{&l_2930,&l_2930,&l_2930,(void*)0},{&l_2930,&l_2930,&l_2930,&l_2930},{&l_2930,&l_2930,&l_2930,&l_2930},{&l_2930,&l_2930,&l_2930,&l_2930},{(void*)0,&l_2930,(void*)0,&l_2930},{&l_2930,&l_2930,&l_2930,&l_2930},{&l_2930,&l_2930,&l_2930,&l_2930},{&l_2930,&l_2930,&l_2930,(void*)0},{&l_2930,&l_2930,&l_2930,&l_2930}};
        int i, j;
        g_2931 = &g_2763[3];
    }
    else
    {
        int32_t l_2940 = 0x92DBCA26L;
        int32_t l_2943 = 0x9B52D85BL;
        int32_t l_2945 = 0x4E79B4EFL;
        int32_t l_2946 = 0xD261F19EL;
        int32_t l_2947 = 6L;
        int32_t l_2949 = 0xFBC76912L;
        int32_t l_2951 = 5L;
        int64_t l_2978 = (-1L);
        uint64_t l_2999[5][2][2] = {{{0xD29CC282814DE116LL,0xD29CC282814DE116LL},{0xD29CC282814DE116LL,0xD29CC282814DE116LL}},{{0xD29CC282814DE116LL,0xD29CC282814DE116LL},{0xD29CC282814DE116LL,0xD29CC282814DE116LL}},{{0xD29CC282814DE116LL,0xD29CC282814DE116LL},{0xD29CC282814DE116LL,0xD29CC282814DE116LL}},{{0xD29CC282814DE116LL,0xD29CC282814DE116LL},{0xD29CC282814DE116LL,0xD29CC282814DE116LL}},{{0xD29CC282814DE116LL,0xD29CC282814DE116LL},{0xD29CC282814DE116LL,0xD29CC282814DE116LL}}};
        union U2 ***l_3004 = &g_351;
        union U2 ****l_3003 = &l_3004;
        union U2 *****l_3002 = &l_3003;
        int8_t **l_3032 = &l_2924;
        uint32_t l_3126[5][10][5] = {{{4UL,0x04A81277L,0xB5402758L,0x0A1DF61AL,0x1C2FB19AL},{0xD7F3A6DFL,4UL,0x3117E2FFL,0UL,18446744073709551615UL},{18446744073709551608UL,0UL,0xA4F24878L,1UL,0x59DE2E1CL},{0x58198600L,0x2D751D55L,0xA4F24878L,0x9A1F4DD6L,18446744073709551615UL},{0xFA9D206FL,0xAC980869L,0x3117E2FFL,0x47690DE2L,4UL},{0x2B27CF08L,0xAE29399CL,0xB5402758L,0x1A2EFA32L,18446744073709551614UL},{18446744073709551614UL,0UL,18446744073709551615UL,1UL,18446744073709551611UL},{4UL,0UL,0xF066EE01L,0xAE29399CL,0UL},{18446744073709551615UL,18446744073709551614UL,0xF5E2C387L,18446744073709551609UL,0xFA9D206FL},{0UL,0UL,0x08EE5826L,18446744073709551614UL,18446744073709551615UL}},{{0xD7F3A6DFL,1UL,9UL,0xFA9D206FL,0x03128A68L},{1UL,1UL,18446744073709551615UL,0x1C2FB19AL,0x7BCA82A6L},{0x9A1F4DD6L,0UL,0UL,0x9A1F4DD6L,0x1C2FB19AL},{4UL,0UL,0UL,18446744073709551614UL,0x47690DE2L},{3UL,0xD406E115L,0x4F52422BL,0xF5E2C387L,18446744073709551615UL},{0UL,0UL,0x1C2FB19AL,18446744073709551614UL,0x871E0127L},{18446744073709551615UL,0x8FC69040L,1UL,0x9A1F4DD6L,0x975B76F3L},{1UL,4UL,1UL,0x1C2FB19AL,0xFA9D206FL},{0x0A1DF61AL,0x2D751D55L,0xB5402758L,0xFA9D206FL,0xF5E2C387L},{0x8049C501L,0UL,0x474C26E5L,18446744073709551614UL,0UL}},{{1UL,0UL,18446744073709551615UL,18446744073709551609UL,0UL},{0x58198600L,0x04A81277L,0UL,0xAE29399CL,0x1A2EFA32L},{0UL,0xD7F3A6DFL,18446744073709551615UL,1UL,0UL},{3UL,0UL,18446744073709551608UL,0x1A2EFA32L,0x03128A68L},{0UL,0x2034FF28L,0x1A2EFA32L,0x47690DE2L,1UL},{1UL,0UL,0x474C26E5L,0x9A1F4DD6L,4UL},{1UL,18446744073709551614UL,0x871E0127L,1UL,4UL},{0x975B76F3L,0xED322E8BL,0x4F52422BL,0x1C2FB19AL,0x4956FDF0L},{0xA4F24878L,0x1C2FB19AL,0UL,18446744073709551609UL,18446744073709551613UL},{0UL,0x8033A346L,0xDED35A15L,1UL,0UL}},{{0x04A81277L,0xDED35A15L,0x490ECC5BL,0xED322E8BL,0x0FEC9043L},{18446744073709551609UL,0x2034FF28L,0x7BCA82A6L,0x08EE5826L,18446744073709551615UL},{0xC06ED572L,0xA4F24878L,0UL,0xE7AC1285L,0UL},{0x08EE5826L,1UL,0x0FEC9043L,0x8033A346L,0xB91F6397L},{1UL,3UL,0x47690DE2L,0x2034FF28L,18446744073709551611UL},{0x9C024423L,1UL,0xE7AC1285L,0xE7AC1285L,1UL},{1UL,0UL,0x9C024423L,18446744073709551611UL,0x932DA00AL},{3UL,0x871E0127L,1UL,18446744073709551614UL,0UL},{18446744073709551615UL,0UL,18446744073709551609UL,1UL,1UL},{3UL,0x474C26E5L,0x3117E2FFL,0x2D751D55L,1UL}},{{1UL,3UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{0x9C024423L,0xA4F24878L,0xB87570AEL,18446744073709551615UL,18446744073709551613UL},{1UL,18446744073709551615UL,1UL,18446744073709551608UL,18446744073709551615UL},{0x08EE5826L,1UL,18446744073709551615UL,0xED322E8BL,18446744073709551611UL},{0xC06ED572L,18446744073709551606UL,0x932DA00AL,0x0FEC9043L,0x1C2FB19AL},{18446744073709551609UL,1UL,0UL,18446744073709551615UL,0xE7AC1285L},{0x04A81277L,1UL,1UL,18446744073709551606UL,0xA4F24878L},{0UL,3UL,1UL,18446744073709551615UL,0x08EE5826L},{0xA4F24878L,18446744073709551609UL,0x474C26E5L,0UL,18446744073709551615UL},{1UL,1UL,0x47690DE2L,0x08EE5826L,0x4F52422BL}}};
        const int32_t **l_3147[4] = {&g_1386[1][1][0],&g_1386[1][1][0],&g_1386[1][1][0],&g_1386[1][1][0]};
        const int32_t ***l_3146[5];
        int i, j, k;
        for (i = 0; i < 5; i++)
            l_3146[i] = &l_3147[1];
        for (g_1805.f0 = (-8); (g_1805.f0 != 22); g_1805.f0 = safe_add_func_int8_t_s_s(g_1805.f0, 3))
        {
            int32_t l_2942 = 0xF4660445L;
            int8_t l_2948 = 4L;
            int32_t l_2950[1];
            int32_t l_2963[10][9][1] = {{{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L},{0x636EDEEAL},{1L},{0x636EDEEAL},{0xACEC1AA6L},{0xBAF6876EL},{0x533F9072L}},{{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L},{0x636EDEEAL},{1L},{0x636EDEEAL},{0xACEC1AA6L},{0xBAF6876EL}},{{0x533F9072L},{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L},{0x636EDEEAL},{1L},{0x636EDEEAL},{0xACEC1AA6L}},{{0xBAF6876EL},{0x533F9072L},{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L},{0x636EDEEAL},{1L},{0x636EDEEAL}},{{0xACEC1AA6L},{0xBAF6876EL},{0x533F9072L},{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L},{0x636EDEEAL},{1L}},{{0x636EDEEAL},{0xACEC1AA6L},{0xBAF6876EL},{0x533F9072L},{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L},{0x636EDEEAL}},{{1L},{0x636EDEEAL},{0xACEC1AA6L},{0xBAF6876EL},{0x533F9072L},{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL},{0xACEC1AA6L}},{{0x636EDEEAL},{1L},{0x636EDEEAL},{0xACEC1AA6L},{0xBAF6876EL},{0x533F9072L},{0x0689EDDCL},{0x533F9072L},{0xBAF6876EL}},{{0xACEC1AA6L},{0x636EDEEAL},{1L},{0x0689EDDCL},{0x150BED20L},{0x54D27BB1L},{1L},{0xBAF6876EL},{1L}},{{0x54D27BB1L},{0x150BED20L},{0x0689EDDCL},{0xACEC1AA6L},{0x0689EDDCL},{0x150BED20L},{0x54D27BB1L},{1L},{0xBAF6876EL}}};
            const union U3 *l_3046 = &g_2284;
            int16_t l_3089 = 0x3272L;
            uint64_t l_3115[5][8][6] = {{{0xC929D156D81513EFLL,1UL,0x092949F91BC3E7B0LL,0x457277823DC12E15LL,18446744073709551607UL,0x8BD19C60AB02E0D0LL},{5UL,0x9C90AD60A9A98F2BLL,0x27EC871FCE00E0F9LL,18446744073709551615UL,0xC929D156D81513EFLL,0x84909405A741F4B1LL},{1UL,0x4451CBB8F7FC19BDLL,18446744073709551614UL,0xC929D156D81513EFLL,0UL,0x9083FAD4FB065661LL},{0xE17046C7CE9F89EALL,0xE92E24C3CB2DA0B0LL,0x8BD19C60AB02E0D0LL,0x7E716594E9D49023LL,0x4BD4F9E4CB218D01LL,0UL},{5UL,0xFFF8409202BACFBBLL,0x2EED67B591F0B1A0LL,0x7CBAC2FE810A9AA3LL,0x3893BE45D3424A64LL,0x2EED67B591F0B1A0LL},{0x44C2A1944EFFFF73LL,0xC929D156D81513EFLL,18446744073709551614UL,1UL,0x8B9D1618FF85F102LL,0x092949F91BC3E7B0LL},{0x4451CBB8F7FC19BDLL,0xE92E24C3CB2DA0B0LL,4UL,0xD458530F2E251EB3LL,0xC32E6E035B02DFFELL,18446744073709551614UL},{0x7E716594E9D49023LL,0xBCFD0B1DBE8CA910LL,4UL,18446744073709551609UL,0xC929D156D81513EFLL,0x092949F91BC3E7B0LL}},{{18446744073709551608UL,1UL,18446744073709551614UL,0x76C37F38C76B1E6ALL,1UL,0x2EED67B591F0B1A0LL},{0x76C37F38C76B1E6ALL,1UL,0x2EED67B591F0B1A0LL,0x7847BE737C8CA267LL,0xD458530F2E251EB3LL,0UL},{0xE45326D6863FC372LL,0x457277823DC12E15LL,0x8BD19C60AB02E0D0LL,18446744073709551609UL,18446744073709551606UL,0x9083FAD4FB065661LL},{18446744073709551615UL,18446744073709551615UL,18446744073709551614UL,18446744073709551615UL,18446744073709551615UL,0x84909405A741F4B1LL},{0x4451CBB8F7FC19BDLL,0x7CBAC2FE810A9AA3LL,0x27EC871FCE00E0F9LL,5UL,0xD458530F2E251EB3LL,0x8BD19C60AB02E0D0LL},{0xFFF8409202BACFBBLL,18446744073709551607UL,0x092949F91BC3E7B0LL,0x7CBAC2FE810A9AA3LL,0xE17046C7CE9F89EALL,0x8BD19C60AB02E0D0LL},{1UL,1UL,0x27EC871FCE00E0F9LL,18446744073709551606UL,0x44C2A1944EFFFF73LL,0x84909405A741F4B1LL},{0xE17046C7CE9F89EALL,6UL,18446744073709551614UL,0xFFF8409202BACFBBLL,0xC32E6E035B02DFFELL,0x9083FAD4FB065661LL}},{{18446744073709551607UL,18446744073709551608UL,0x8BD19C60AB02E0D0LL,18446744073709551615UL,1UL,0UL},{1UL,0xC929D156D81513EFLL,0x2EED67B591F0B1A0LL,0x3893BE45D3424A64LL,0x7CBAC2FE810A9AA3LL,0x2EED67B591F0B1A0LL},{0xC929D156D81513EFLL,0x44C2A1944EFFFF73LL,18446744073709551614UL,5UL,0x4BD4F9E4CB218D01LL,0x092949F91BC3E7B0LL},{0xBCFD0B1DBE8CA910LL,18446744073709551608UL,4UL,3UL,0x4EF95D21167F3237LL,18446744073709551614UL},{18446744073709551615UL,0x4451CBB8F7FC19BDLL,4UL,1UL,0x44C2A1944EFFFF73LL,0x092949F91BC3E7B0LL},{0xFFDB074B25B41403LL,18446744073709551609UL,18446744073709551614UL,0x7847BE737C8CA267LL,18446744073709551607UL,0x2EED67B591F0B1A0LL},{0x7847BE737C8CA267LL,18446744073709551607UL,0x2EED67B591F0B1A0LL,18446744073709551615UL,18446744073709551615UL,0UL},{18446744073709551608UL,0x3893BE45D3424A64LL,0x8BD19C60AB02E0D0LL,1UL,18446744073709551615UL,0x9083FAD4FB065661LL}},{{18446744073709551606UL,3UL,18446744073709551614UL,0xD458530F2E251EB3LL,0x7E716594E9D49023LL,0x84909405A741F4B1LL},{0xBCFD0B1DBE8CA910LL,0x457277823DC12E15LL,0x27EC871FCE00E0F9LL,1UL,18446744073709551615UL,0x8BD19C60AB02E0D0LL},{0x44C2A1944EFFFF73LL,0xE17046C7CE9F89EALL,0x092949F91BC3E7B0LL,0x3893BE45D3424A64LL,1UL,0x8BD19C60AB02E0D0LL},{1UL,18446744073709551609UL,0x27EC871FCE00E0F9LL,0x7E716594E9D49023LL,0xFFF8409202BACFBBLL,0x84909405A741F4B1LL},{18446744073709551607UL,0xBCFD0B1DBE8CA910LL,18446744073709551614UL,0x44C2A1944EFFFF73LL,0x4EF95D21167F3237LL,0x9083FAD4FB065661LL},{1UL,0xE4C25DC6421C7CDELL,0xD458530F2E251EB3LL,0xE760B90356A09C97LL,0x41709DAE8FE246B8LL,18446744073709551608UL},{0UL,0UL,0x7847BE737C8CA267LL,0x4415A4E79A7B6A0CLL,0x4415A4E79A7B6A0CLL,0x7847BE737C8CA267LL},{18446744073709551614UL,18446744073709551614UL,0xBCFD0B1DBE8CA910LL,18446744073709551609UL,0x3F76D8D06B3EC918LL,18446744073709551607UL}},{{18446744073709551611UL,0x39B6A1A5C4940B8ALL,0x457277823DC12E15LL,18446744073709551615UL,0x649531C32E56E5A1LL,0xBCFD0B1DBE8CA910LL},{0xE760B90356A09C97LL,18446744073709551611UL,0x457277823DC12E15LL,18446744073709551609UL,18446744073709551614UL,18446744073709551607UL},{0x6499CC64314064A3LL,18446744073709551609UL,0xBCFD0B1DBE8CA910LL,0x002BC48B835E4A84LL,0UL,0x7847BE737C8CA267LL},{0x002BC48B835E4A84LL,0UL,0x7847BE737C8CA267LL,4UL,0xA54C44CE71E7CF98LL,18446744073709551608UL},{0xE42AD5935DFFB796LL,0xB4DC09ABB2A43CBBLL,0xD458530F2E251EB3LL,18446744073709551609UL,5UL,5UL},{5UL,0x154669B318A03114LL,0xE45326D6863FC372LL,0xA54C44CE71E7CF98LL,0xE760B90356A09C97LL,0x4BD4F9E4CB218D01LL},{18446744073709551611UL,18446744073709551613UL,0xC32E6E035B02DFFELL,0UL,0xA54C44CE71E7CF98LL,0xD458530F2E251EB3LL},{1UL,18446744073709551606UL,18446744073709551607UL,0x4415A4E79A7B6A0CLL,4UL,0xD458530F2E251EB3LL}}};
            uint32_t l_3160 = 1UL;
            int i, j, k;
            for (i = 0; i < 1; i++)
                l_2950[i] = (-1L);
            for (g_596.f3 = 0; (g_596.f3 >= 29); g_596.f3 = safe_add_func_int32_t_s_s(g_596.f3, 4))
            {
                int32_t *l_2936 = &g_4;
                int64_t l_2937 = (-2L);
                int32_t *l_2938 = &g_4;
                int32_t *l_2939[10][8] = {{(void*)0,&g_4,&g_4,(void*)0,(void*)0,&g_4,&g_4,(void*)0},{&g_4,&g_439,&g_439,&g_439,(void*)0,&g_439,&g_4,&g_4},{&g_439,&g_439,(void*)0,&g_439,&g_439,&g_439,(void*)0,&g_439},{&g_4,&g_439,&g_4,&g_439,&g_4,&g_4,&g_439,&g_4},{&g_439,&g_4,&g_4,&g_439,(void*)0,&g_439,&g_439,&g_439},{&g_4,&g_439,&g_4,&g_439,&g_4,&g_4,&g_439,&g_4},{(void*)0,(void*)0,&g_4,&g_4,&g_439,&g_439,(void*)0,(void*)0},{&g_439,&g_4,(void*)0,&g_4,(void*)0,(void*)0,&g_4,(void*)0},{&g_4,&g_439,&g_439,&g_4,&g_439,&g_439,&g_4,&g_4},{&g_439,&g_4,&g_4,&g_439,&g_4,&g_4,(void*)0,&g_439}};
                float l_2952 = 0x2.3p+1;
                int i, j;
                (*p_18) = 0x5DDB9512L;
                l_2953--;
            }
            for (g_608.f1.f4 = 0; (g_608.f1.f4 <= 0); g_608.f1.f4 += 1)
            {
                int32_t *l_2956 = &l_2945;
                int32_t *l_2957 = &l_2945;
                int32_t l_2964 = 1L;
                int32_t l_2965[3][2];
                uint16_t l_2967 = 65526UL;
                int i, j;
                for (i = 0; i < 3; i++)
                {
                    for (j = 0; j < 2; j++)
                        l_2965[i][j] = 0xAAFA5921L;
                }
                ++l_2958[4][2][3];
                for (g_67 = 0; (g_67 <= 2); g_67 += 1)
                {
                    int32_t *l_2961 = (void*)0;
                    int32_t *l_2962[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                    int i;
                    l_2967++;
                    if ((g_2970 == &l_2926))
                    {
                        int64_t l_2975 = 0x304C8CCFB5BE479DLL;
                        int64_t l_2998 = 0xD18C0562E3785521LL;
                        (*g_2972) = (*g_904);
                        (*g_436) ^= (safe_mul_func_uint8_t_u_u(l_2975, ((p_19 = ((-2L) >= (safe_div_func_int64_t_s_s((l_2978 < (safe_rshift_func_uint16_t_u_s((safe_lshift_func_uint16_t_u_u(((safe_rshift_func_uint8_t_u_s((safe_mul_func_uint8_t_u_u((((l_2950[0] = (((safe_rshift_func_uint16_t_u_u(0xA0A0L, 4)) <= p_16) == ((((safe_unary_minus_func_int32_t_s(((*l_2957) = (0x4CF8L | (p_16 || ((safe_mul_func_int16_t_s_s(p_16, ((safe_rshift_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(((safe_add_func_uint32_t_u_u(0x684324D7L, (-1L))) != l_2948), 12)), l_2949)) | (*g_70)))) | l_2998)))))) || p_16) ^ 3L) & l_2944[0]))) < p_16) != p_19), l_2975)), 6)) , (**g_308)), l_2999[4][0][1])), p_16))), l_2922)))) >= p_16)));
                        return p_18;
                    }
                    else
                    {
                        int32_t l_3013 = 1L;
                        (*g_436) ^= (((0xB624523E2F4E04FALL >= ((((safe_div_func_uint8_t_u_u(((void*)0 == l_3002), p_20)) == ((safe_sub_func_uint64_t_u_u(((****l_2912) ^= 18446744073709551615UL), (--g_65))) <= p_19)) >= (safe_add_func_int64_t_s_s((0x82L && ((((safe_add_func_int64_t_s_s(0x8D4FBF92CB3446B2LL, (((**g_1067) , (*g_2568)) >= p_19))) , l_2963[1][1][0]) > 0xEAL) <= l_3013)), (*g_1034)))) < (***g_307))) < p_19) > (-2L));
                        (*g_436) = l_2953;
                        (*p_18) &= 0xC79C192DL;
                    }
                }
            }
            for (g_2173.f1.f3 = (-3); (g_2173.f1.f3 < 29); ++g_2173.f1.f3)
            {
                const int16_t l_3041 = 0x7E12L;
                uint64_t * const ****l_3054 = (void*)0;
                uint8_t l_3114[6][10][1] = {{{5UL},{0x98L},{255UL},{0x41L},{255UL},{0UL},{0x07L},{0xBAL},{0x07L},{0UL}},{{255UL},{0x41L},{255UL},{0x98L},{5UL},{0x36L},{1UL},{0xD4L},{0x31L},{0xD4L}},{{1UL},{0x36L},{5UL},{0x98L},{255UL},{0x41L},{255UL},{0UL},{0x07L},{0xBAL}},{{0x07L},{0UL},{255UL},{0x41L},{255UL},{0x98L},{5UL},{0x36L},{1UL},{0xD4L}},{{0x31L},{1UL},{0x31L},{0x41L},{0x07L},{0x7BL},{6UL},{0xD4L},{5UL},{0xBAL}},{{249UL},{248UL},{249UL},{0xBAL},{5UL},{0xD4L},{6UL},{0x7BL},{0x07L},{0x41L}}};
                const int32_t l_3161 = 0L;
                int32_t l_3183 = 0x5944A2D8L;
                int32_t l_3188 = 0x4343B448L;
                int32_t l_3195 = 0x94120C75L;
                struct S0 ***l_3205 = &g_1798;
                struct S0 ****l_3204 = &l_3205;
                int32_t *l_3217 = &l_2944[1];
                int i, j, k;
                for (g_2665.f1.f3 = 0; (g_2665.f1.f3 >= 0); g_2665.f1.f3 -= 1)
                {
                    int32_t l_3048 = (-7L);
                    int32_t *l_3049 = &l_2942;
                    int i;
                    (*l_3049) |= (((((safe_sub_func_uint64_t_u_u(p_16, (-1L))) | (safe_div_func_uint8_t_u_u((((**l_2925) = (safe_rshift_func_uint8_t_u_u((safe_mod_func_int64_t_s_s(l_2950[0], (safe_div_func_int8_t_s_s((safe_add_func_int64_t_s_s((safe_mul_func_uint8_t_u_u((safe_div_func_int64_t_s_s((((****l_2919) = ((l_3032 == ((safe_add_func_int64_t_s_s((safe_lshift_func_int8_t_s_u(p_19, 4)), ((safe_add_func_uint32_t_u_u(((*g_2568) = ((((safe_rshift_func_int8_t_s_u(p_19, 6)) >= (l_3041 >= ((safe_rshift_func_int16_t_s_s((safe_sub_func_int64_t_s_s(((l_3046 != (g_3047[1][0][1] , l_3046)) == 0UL), p_16)), 5)) ^ (*g_2568)))) < l_2958[1][0][3]) && p_19)), l_2958[4][2][3])) > p_20))) , (void*)0)) != 1UL)) && l_3048), l_3048)), l_2944[1])), l_3041)), g_2833.f4)))), 6))) != l_2944[0]), l_2953))) <= l_2949) < l_2963[5][8][0]) , (*p_18));
                    return p_18;
                }
                if ((safe_add_func_int16_t_s_s(((safe_mul_func_int16_t_s_s((l_2958[4][2][3] <= (l_3054 != g_3055)), ((((((*g_2568) , l_2958[4][2][3]) != (*g_309)) < (((safe_lshift_func_uint8_t_u_u(p_16, 7)) , 0UL) < (l_3061[6][4] == &l_3062))) && 0xEB79085DL) , p_17))) , l_2922), l_2948)))
                {
                    float l_3069 = 0x0.2146CDp-82;
                    int16_t *****l_3073 = (void*)0;
                    const int16_t **l_3077 = &g_70;
                    const int16_t ***l_3076 = &l_3077;
                    const int16_t ****l_3075[2][6] = {{&l_3076,&l_3076,&l_3076,&l_3076,&l_3076,&l_3076},{&l_3076,&l_3076,&l_3076,&l_3076,(void*)0,&l_3076}};
                    const int16_t *****l_3074 = &l_3075[0][4];
                    uint16_t l_3092 = 0xA372L;
                    union U2 *l_3136 = &g_2665;
                    int32_t ** const l_3149[1][10] = {{&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470,&g_470}};
                    int32_t ** const *l_3148[4];
                    int16_t *l_3179 = &g_381[5];
                    int i, j;
                    for (i = 0; i < 4; i++)
                        l_3148[i] = &l_3149[0][8];
                    if (((g_341[1][7][1] = (0x9126B1745E570ADDLL & 0x8EAE79B95C6F9FEDLL)) | 0UL))
                    {
                        float l_3070[7];
                        int16_t *l_3085 = &g_381[4];
                        int32_t *l_3088 = &l_2941;
                        int8_t *l_3090 = &g_124;
                        int8_t *l_3091 = &g_2539.f3;
                        int i;
                        for (i = 0; i < 7; i++)
                            l_3070[i] = (-0x6.4p-1);
                        l_3092 |= (safe_lshift_func_int8_t_s_s((-2L), ((safe_sub_func_uint8_t_u_u(p_16, ((*l_3091) = ((*l_3090) = ((safe_add_func_uint64_t_u_u(((l_3073 == (g_3078[0] = l_3074)) == ((safe_mod_func_int32_t_s_s((*p_18), l_2958[4][2][3])) != ((*l_2924) = (+((*l_3085) = 0x8DECL))))), ((safe_div_func_uint8_t_u_u((((*l_3088) = ((l_2951 , (*g_3057)) == (void*)0)) & l_3089), l_2944[0])) , 0x6A7FF5CEFE40089ELL))) | (**g_2970)))))) , p_17)));
                        if ((*p_18))
                            break;
                    }
                    else
                    {
                        int32_t l_3113 = 1L;
                        union U3 *l_3119 = &g_5;
                        uint8_t *l_3154 = (void*)0;
                        uint8_t *l_3155 = (void*)0;
                        uint8_t *l_3156 = &g_60[1].f1.f0;
                        uint8_t *l_3157 = (void*)0;
                        uint8_t *l_3158 = (void*)0;
                        uint8_t *l_3159 = &g_2116.f0;
                        union U1 *l_3165 = &g_1030;
                        int16_t *l_3178 = &g_194;
                        int16_t **l_3177[9][1] = {{&l_3178},{&l_3178},{&l_3178},{&l_3178},{&l_3178},{&l_3178},{&l_3178},{&l_3178},{&l_3178}};
                        int i, j;
                        (*g_3116) = (safe_mul_func_uint16_t_u_u((((*g_436) = ((safe_lshift_func_uint8_t_u_s(((g_3097[7] , (safe_sub_func_int16_t_s_s(((+((l_3101 = &l_2999[2][0][1]) == &l_2999[4][0][1])) < ((l_3114[0][0][0] = (((((safe_mod_func_int32_t_s_s(((safe_mul_func_uint16_t_u_u(((safe_mul_func_uint8_t_u_u((0L && (l_2945 < (((safe_rshift_func_int8_t_s_s(p_20, (((~((void*)0 != &g_448)) & ((~(g_3112 , 0x35L)) <= 1L)) && l_3113))) && (*g_2151)) <= l_3113))), l_2953)) <= 0L), (***g_307))) == 0UL), (*p_18))) && 0xA77F0A1CD23575B9LL) & p_20) ^ 0L) || p_20)) < (**g_308))), p_19))) ^ (*g_2613)), 1)) , l_3115[1][5][1])) == l_3092), (*g_309)));
                        (*g_436) ^= ((safe_div_func_uint16_t_u_u((l_3119 != (l_3120[4] = (*g_1785))), (safe_lshift_func_int16_t_s_u((p_20 == (safe_div_func_uint16_t_u_u(l_3126[0][3][4], 0x280AL))), (***g_307))))) , (safe_mul_func_uint8_t_u_u((((((safe_mul_func_int16_t_s_s((((~(safe_div_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_u(((void*)0 != l_3136), p_20)), l_3092))) & l_3092) | 0L), (-1L))) <= 3L) > p_19) == 255UL) < l_2940), 0xD0L)));
                        (**g_1798) = ((safe_lshift_func_int16_t_s_s(((g_2306.f1.f3 = (((safe_lshift_func_uint16_t_u_s((l_2941 = (safe_mod_func_uint32_t_u_u((((*g_2568) = (l_3114[0][0][0] < (safe_add_func_uint32_t_u_u((((g_3145[6][0] , ((l_3146[1] != l_3148[3]) , ((7UL & ((*g_2613) = (l_3160 = (((l_3150 != (void*)0) , g_3151) , (safe_mul_func_uint8_t_u_u(((*l_3159) &= (p_17 != (-4L))), 0x67L)))))) != l_3114[0][0][0]))) ^ g_1634[0][1][2].f0) ^ p_17), 0x374CE518L)))) == 4294967295UL), (*p_18)))), (***g_3080))) < 1L) >= p_16)) > l_3161), (*g_70))) , g_3162);
                        (*p_18) = ((((safe_add_func_int32_t_s_s((*p_18), ((*g_2568) = ((l_3165 != ((safe_div_func_uint32_t_u_u((safe_add_func_int64_t_s_s(((((((safe_mul_func_uint16_t_u_u((safe_lshift_func_int8_t_s_u((safe_unary_minus_func_int32_t_s((*p_18))), p_16)), (p_20 , (safe_mod_func_int64_t_s_s((((*g_527) , (l_3179 = &p_19)) != (void*)0), (-10L)))))) >= l_3115[1][5][1]) == 0x4E415EA2C98B37FFLL) , (***g_307)) == (-7L)) & 0x343CL), p_19)), 0xFDBE49BEL)) , l_3165)) != p_17)))) == (***g_307)) != 2UL) != p_20);
                    }
                }
                else
                {
                    int32_t *l_3182 = &l_2941;
                    int32_t *l_3184 = (void*)0;
                    int32_t *l_3185 = (void*)0;
                    int32_t *l_3186 = &g_4;
                    int32_t *l_3187[1];
                    uint16_t l_3189 = 0xE584L;
                    int i;
                    for (i = 0; i < 1; i++)
                        l_3187[i] = &l_2942;
                    (*l_3182) |= ((**g_904) |= (safe_mod_func_uint64_t_u_u(l_3160, 2L)));
                    l_3183 ^= 0x409B6B4DL;
                    l_3189++;
                    for (g_944.f1 = 0; (g_944.f1 == (-9)); --g_944.f1)
                    {
                        int32_t l_3194[5];
                        int i;
                        for (i = 0; i < 5; i++)
                            l_3194[i] = 1L;
                        l_3196++;
                        return p_18;
                    }
                }
                for (g_2306.f1.f0 = 0; (g_2306.f1.f0 != 8); g_2306.f1.f0++)
                {
                    int16_t *l_3201 = &l_3089;
                    struct S0 ***l_3203 = &g_1798;
                    struct S0 ****l_3202 = &l_3203;
                    struct S0 *****l_3206 = &l_3204;
                    l_2950[0] = ((((*l_3201) ^= p_20) & ((l_3202 != ((*l_3206) = l_3204)) || (***g_3080))) , (g_3207[3][3] , (((l_3114[0][0][0] , ((safe_mul_func_int8_t_s_s(((**l_3032) &= (-9L)), (safe_mod_func_int64_t_s_s((safe_rshift_func_int8_t_s_s((-1L), ((safe_rshift_func_uint8_t_u_u(0x68L, 1)) | l_2948))), (-7L))))) != (*p_18))) , p_17) , (*g_2251))));
                    return p_18;
                }
                (*l_3217) ^= (*p_18);
            }
            (*p_18) ^= (g_3218 , l_2963[5][8][0]);
        }
    }
    (*p_18) = ((*g_2568) < 0x16D89AD9L);
    return (*g_745);
}







static struct S0 func_34(uint64_t p_35, uint8_t p_36, int32_t * p_37)
{
    union U3 l_45[3][6][4] = {{{{1UL},{0x9A3E2BE8L},{0x8592840CL},{0x1F0B9F5AL}},{{18446744073709551615UL},{0x9A3E2BE8L},{0UL},{0x9A3E2BE8L}},{{0x8592840CL},{0xA1BAB0C3L},{0UL},{1UL}},{{18446744073709551615UL},{9UL},{0x8592840CL},{1UL}},{{1UL},{0xA1BAB0C3L},{1UL},{0x9A3E2BE8L}},{{1UL},{0x9A3E2BE8L},{0x8592840CL},{0x1F0B9F5AL}}},{{{18446744073709551615UL},{0x9A3E2BE8L},{0UL},{0x9A3E2BE8L}},{{0x8592840CL},{0xA1BAB0C3L},{0UL},{1UL}},{{18446744073709551615UL},{9UL},{0x8592840CL},{1UL}},{{1UL},{0xA1BAB0C3L},{1UL},{0x9A3E2BE8L}},{{1UL},{0x9A3E2BE8L},{0x8592840CL},{0x1F0B9F5AL}},{{18446744073709551615UL},{0x9A3E2BE8L},{0UL},{0x9A3E2BE8L}}},{{{0x8592840CL},{0xA1BAB0C3L},{0UL},{1UL}},{{18446744073709551615UL},{9UL},{0x8592840CL},{1UL}},{{1UL},{0xA1BAB0C3L},{1UL},{0x9A3E2BE8L}},{{1UL},{0x9A3E2BE8L},{0x8592840CL},{0x1F0B9F5AL}},{{18446744073709551615UL},{0x9A3E2BE8L},{0UL},{0x9A3E2BE8L}},{{0x8592840CL},{0xA1BAB0C3L},{0UL},{1UL}}}};
    int32_t l_59[1];
    int64_t l_1680 = 0x0E945F009BC07155LL;
    float ****l_1699 = &g_1518[1][0][1];
    const uint16_t *l_1712 = &g_1713;
    const uint16_t **l_1711 = &l_1712;
    const uint16_t ***l_1710 = &l_1711;
    const uint16_t ****l_1709[8] = {&l_1710,&l_1710,&l_1710,&l_1710,&l_1710,&l_1710,&l_1710,&l_1710};
    const uint16_t *****l_1708[1][1][5];
    int64_t l_1739[5] = {0L,0L,0L,0L,0L};
    float l_1751 = 0xA.C8FBC5p-6;
    uint32_t l_1774[10] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
    union U2 *** const l_1875[2][6][8] = {{{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,(void*)0},{(void*)0,&g_351,&g_351,&g_351,&g_351,&g_351,(void*)0,(void*)0},{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351},{(void*)0,&g_351,&g_351,(void*)0,&g_351,&g_351,(void*)0,&g_351},{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351},{&g_351,&g_351,&g_351,&g_351,(void*)0,&g_351,&g_351,&g_351}},{{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351},{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351},{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,(void*)0},{&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351,&g_351},{&g_351,&g_351,&g_351,&g_351,&g_351,(void*)0,&g_351,&g_351},{&g_351,&g_351,&g_351,&g_351,&g_351,(void*)0,&g_351,&g_351}}};
    uint32_t l_1916[4][9][3] = {{{0x47725394L,0x68C2A04EL,0x3EA1A97CL},{0x93CDB3ACL,0UL,0xF101E01EL},{0x7B8935F9L,8UL,18446744073709551606UL},{1UL,0UL,0x8F0AC25CL},{0UL,0x68C2A04EL,0UL},{0xF7ED837BL,0xB557B28CL,0xF7ED837BL},{0x7B8935F9L,18446744073709551606UL,0UL},{0x3872CA76L,1UL,0x8F0AC25CL},{0x47725394L,0UL,18446744073709551606UL}},{{0xD7F4D4E4L,0xB557B28CL,0xF101E01EL},{0x47725394L,1UL,0x3EA1A97CL},{0x3872CA76L,0UL,7UL},{0x7B8935F9L,0x7B8935F9L,18446744073709551606UL},{0xF7ED837BL,0UL,0xD7F4D4E4L},{0UL,1UL,0UL},{1UL,0xB557B28CL,1UL},{0x7B8935F9L,0UL,0UL},{0x93CDB3ACL,1UL,0xD7F4D4E4L}},{{0x47725394L,18446744073709551606UL,18446744073709551606UL},{0x8F0AC25CL,0xB557B28CL,7UL},{0x47725394L,0x68C2A04EL,0x3EA1A97CL},{0x93CDB3ACL,0UL,0xF101E01EL},{0x7B8935F9L,8UL,18446744073709551606UL},{1UL,0UL,0x8F0AC25CL},{0UL,0x68C2A04EL,0UL},{0xF7ED837BL,0xB557B28CL,0xF7ED837BL},{0x7B8935F9L,18446744073709551606UL,0UL}},{{0x3872CA76L,1UL,0x8F0AC25CL},{0x47725394L,0UL,18446744073709551606UL},{0xD7F4D4E4L,0xB557B28CL,0xF101E01EL},{0x47725394L,1UL,0x3EA1A97CL},{0x3872CA76L,0UL,7UL},{0x7B8935F9L,0x7B8935F9L,18446744073709551606UL},{0xF7ED837BL,0UL,0xD7F4D4E4L},{0UL,1UL,0UL},{1UL,0xB557B28CL,1UL}}};
    int32_t l_1990 = 0xC471A49EL;
    uint16_t l_1994[9][8] = {{0x9300L,0x71E8L,0x71E8L,0x9300L,0xD34DL,0x41A0L,0x9300L,0x41A0L},{0x9300L,1UL,1UL,1UL,0x9300L,1UL,0xD772L,0xD772L},{0x41A0L,1UL,0xD34DL,0xD34DL,1UL,0x41A0L,0x71E8L,1UL},{0xD772L,0x71E8L,0xD34DL,0xD772L,0xD34DL,0x71E8L,0xD772L,0x41A0L},{1UL,0x71E8L,0xD772L,0x41A0L,0x41A0L,0xD772L,0x71E8L,0xD34DL},{0UL,0x41A0L,1UL,1UL,0x41A0L,1UL,1UL,0x41A0L},{0xD34DL,1UL,0UL,0xD34DL,1UL,1UL,0xD34DL,0UL},{0x41A0L,0x41A0L,0xD772L,0x71E8L,0xD34DL,0xD772L,0xD34DL,0x71E8L},{0UL,0x71E8L,0UL,1UL,0x71E8L,1UL,1UL,0x71E8L}};
    uint64_t **l_2005 = &g_1034;
    uint64_t ***l_2004 = &l_2005;
    uint64_t ****l_2003[8][7] = {{&l_2004,&l_2004,&l_2004,(void*)0,&l_2004,&l_2004,&l_2004},{&l_2004,&l_2004,&l_2004,&l_2004,&l_2004,&l_2004,&l_2004},{&l_2004,&l_2004,(void*)0,&l_2004,(void*)0,&l_2004,&l_2004},{&l_2004,&l_2004,&l_2004,(void*)0,&l_2004,(void*)0,(void*)0},{&l_2004,(void*)0,(void*)0,&l_2004,&l_2004,&l_2004,(void*)0},{(void*)0,(void*)0,&l_2004,&l_2004,&l_2004,&l_2004,&l_2004},{&l_2004,&l_2004,&l_2004,(void*)0,&l_2004,(void*)0,&l_2004},{(void*)0,&l_2004,&l_2004,&l_2004,&l_2004,&l_2004,&l_2004}};
    int64_t l_2054 = 1L;
    union U2 ***l_2089 = &g_351;
    union U2 ****l_2088 = &l_2089;
    uint8_t l_2113 = 1UL;
    const union U3 * const l_2283 = &g_2284;
    const union U3 * const *l_2282 = &l_2283;
    uint8_t l_2359 = 255UL;
    union U1 *l_2378 = &g_231;
    uint32_t l_2413[1];
    uint8_t ***l_2557 = (void*)0;
    uint64_t l_2566[9][10] = {{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL},{1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL,1UL,1UL,0xF8503DEE2ECEE631LL,4UL,0xF8503DEE2ECEE631LL}};
    float l_2625 = 0x1.6p+1;
    float l_2630 = (-0x2.2p+1);
    int32_t l_2673 = (-9L);
    uint32_t l_2674 = 7UL;
    float l_2724 = (-0x6.0p-1);
    uint32_t l_2771 = 0xA573D8DBL;
    int32_t **l_2790 = &g_436;
    int32_t l_2811 = 0x23082389L;
    int64_t l_2860 = 0xFF678EB1019DBAFBLL;
    int32_t *l_2881 = (void*)0;
    int32_t *l_2882 = &l_59[0];
    int32_t *l_2883 = &g_439;
    int32_t *l_2884 = &l_59[0];
    int32_t *l_2885 = &l_59[0];
    int32_t *l_2886[5];
    uint32_t l_2887 = 1UL;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_59[i] = 0L;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 5; k++)
                l_1708[i][j][k] = &l_1709[6];
        }
    }
    for (i = 0; i < 1; i++)
        l_2413[i] = 0xDA16972CL;
    for (i = 0; i < 5; i++)
        l_2886[i] = &l_59[0];
    for (g_31 = 0; (g_31 <= 2); g_31 += 1)
    {
        int16_t *l_46[5][1];
        int32_t l_63 = 0x2131AC69L;
        uint64_t *l_64 = &g_65;
        uint64_t *l_66 = &g_67;
        int8_t *l_68[8][6] = {{&g_69,&g_69,(void*)0,&g_69,(void*)0,(void*)0},{&g_23.f1.f3,&g_69,(void*)0,(void*)0,&g_69,&g_23.f1.f3},{(void*)0,&g_23.f1.f3,(void*)0,&g_23.f1.f3,(void*)0,(void*)0},{&g_69,&g_23.f1.f3,&g_23.f1.f3,&g_69,&g_69,&g_69},{&g_69,&g_69,&g_69,&g_23.f1.f3,&g_23.f1.f3,&g_69},{(void*)0,(void*)0,&g_23.f1.f3,(void*)0,&g_23.f1.f3,(void*)0},{&g_23.f1.f3,&g_69,(void*)0,(void*)0,&g_69,&g_23.f1.f3},{(void*)0,&g_23.f1.f3,(void*)0,&g_23.f1.f3,(void*)0,(void*)0}};
        int16_t **l_1039 = &l_46[2][0];
        int16_t *l_1041[5] = {&g_916,&g_916,&g_916,&g_916,&g_916};
        int16_t **l_1040 = &l_1041[2];
        uint16_t *l_1629 = &g_31;
        int16_t l_1716 = 0xAEF8L;
        int32_t l_1727 = 0xAAA66057L;
        int32_t l_1728 = 1L;
        int32_t l_1729 = 0x049BDF4FL;
        int32_t l_1730 = 0x98114700L;
        int32_t l_1731 = 0x8952F889L;
        int32_t l_1732 = (-10L);
        int32_t l_1734 = 0xC307811BL;
        int32_t l_1735 = 0xCD85DE45L;
        int32_t l_1736 = (-1L);
        int32_t l_1737 = 0L;
        int32_t l_1738 = 0x01CE7B37L;
        int32_t l_1740 = (-1L);
        int32_t l_1741 = 0x14E3635CL;
        int32_t l_1742 = 0xD011987DL;
        int32_t l_1743 = 1L;
        int32_t l_1744 = 0x5B22496DL;
        int32_t l_1745 = 0L;
        int32_t l_1746 = (-1L);
        int32_t l_1747 = 0x5D5927F3L;
        int32_t l_1748 = 0x83EEE875L;
        int32_t l_1749 = 0x6637FD76L;
        int32_t l_1750 = 1L;
        int32_t *l_1764 = &l_1741;
        uint32_t l_1781 = 4294967292UL;
        union U3 *l_1784 = &l_45[0][4][3];
        struct S0 *l_1796 = (void*)0;
        struct S0 **l_1795 = &l_1796;
        uint32_t l_1835[4][4] = {{0x4AA68238L,0x1FF4A897L,0x4AA68238L,0x4AA68238L},{0x1FF4A897L,0x1FF4A897L,0xB0C2DD2BL,0x1FF4A897L},{0x1FF4A897L,0x4AA68238L,0x4AA68238L,0x1FF4A897L},{0x4AA68238L,0x1FF4A897L,0x4AA68238L,0x4AA68238L}};
        int64_t l_1876 = 0x32FA00B27291C688LL;
        float l_1890 = 0x0.4p-1;
        int64_t l_1900[2];
        uint8_t l_1948 = 255UL;
        uint16_t l_1956 = 65535UL;
        const union U2 *l_1997[5][8] = {{&g_1421,&g_1130[0],&g_1421,&g_1139,&g_1139,&g_1421,&g_1130[0],&g_1421},{(void*)0,&g_1139,&g_1139,&g_1139,(void*)0,(void*)0,&g_1139,&g_1139},{(void*)0,(void*)0,&g_1139,&g_1139,&g_1139,(void*)0,(void*)0,&g_1139},{&g_1421,&g_1139,&g_1139,&g_1421,&g_1130[0],&g_1421,&g_1139,&g_1139},{&g_1139,&g_1130[0],&g_1139,&g_1139,&g_1130[0],&g_1139,&g_1130[0],&g_1139}};
        const union U2 *l_1999 = &g_2000;
        float l_2066 = 0x1.6p+1;
        uint32_t l_2069 = 0x7B775F70L;
        const union U2 * const ***l_2084 = (void*)0;
        union U1 **l_2126[5][4][6] = {{{&g_527,&g_527,&g_527,&g_527,&g_527,(void*)0},{&g_527,&g_527,&g_527,(void*)0,&g_527,(void*)0},{&g_527,&g_527,&g_527,&g_527,&g_527,(void*)0},{&g_527,&g_527,&g_527,(void*)0,&g_527,&g_527}},{{&g_527,&g_527,&g_527,&g_527,(void*)0,&g_527},{&g_527,(void*)0,(void*)0,&g_527,&g_527,&g_527},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,(void*)0,&g_527,&g_527,&g_527,(void*)0}},{{&g_527,(void*)0,&g_527,(void*)0,&g_527,(void*)0},{&g_527,(void*)0,&g_527,(void*)0,&g_527,(void*)0},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,(void*)0,(void*)0,&g_527,(void*)0,(void*)0}},{{&g_527,&g_527,(void*)0,(void*)0,&g_527,&g_527},{&g_527,&g_527,&g_527,(void*)0,&g_527,(void*)0},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{(void*)0,&g_527,&g_527,&g_527,&g_527,&g_527}},{{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527},{&g_527,&g_527,&g_527,&g_527,&g_527,&g_527}}};
        uint32_t l_2165 = 1UL;
        uint32_t l_2175 = 4294967294UL;
        int32_t *l_2200[7] = {&l_1741,&l_1741,&l_1741,&l_1741,&l_1741,&l_1741,&l_1741};
        uint64_t ***l_2215 = &l_2005;
        uint32_t l_2221 = 4294967295UL;
        uint64_t l_2244[9][3][7] = {{{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL}},{{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL}},{{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL}},{{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL}},{{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL}},{{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL}},{{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL}},{{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL}},{{1UL,1UL,1UL,1UL,1UL,1UL,1UL},{9UL,1UL,9UL,1UL,9UL,1UL,9UL},{1UL,1UL,1UL,1UL,1UL,1UL,1UL}}};
        union U2 ***l_2256 = &g_351;
        union U2 ***l_2257 = (void*)0;
        int16_t l_2275[7][10] = {{0x4D8DL,0xF9ECL,0x4D8DL,0xF3C2L,(-1L),(-10L),0x5B47L,8L,(-8L),8L},{0x4D8DL,0x0D89L,(-8L),0xE093L,(-8L),0x0D89L,0x4D8DL,8L,0xA232L,0xF9ECL},{0xA232L,8L,0x4D8DL,0x0D89L,(-8L),0xE093L,(-8L),0x0D89L,0x4D8DL,8L},{(-8L),8L,0x5B47L,(-10L),(-1L),0xF3C2L,0x4D8DL,0xF9ECL,0x4D8DL,0xF3C2L},{0xA680L,0x0D89L,(-1L),0x0D89L,0xA680L,0xF3C2L,0x5B47L,0xE093L,0xA232L,(-10L)},{(-8L),0xF9ECL,(-1L),0xE093L,0xFA74L,0xE093L,(-1L),0xF9ECL,(-8L),(-10L)},{0xA232L,0xE093L,0x5B47L,0xF3C2L,0xA680L,0x0D89L,(-1L),0x0D89L,0xA680L,0xF3C2L}};
        uint8_t l_2297 = 255UL;
        int32_t l_2358[4][4] = {{0L,0L,0x2475C1F3L,0L},{0L,1L,1L,0L},{1L,0L,1L,1L},{0L,0L,0x2475C1F3L,0L}};
        uint32_t l_2377 = 0UL;
        float * const *l_2464 = &g_421;
        float * const **l_2463 = &l_2464;
        float * const ***l_2462 = &l_2463;
        uint32_t l_2486 = 0xA1816721L;
        uint16_t l_2555 = 0xF412L;
        const uint8_t *l_2565 = &g_407[1].f0;
        const uint8_t **l_2564 = &l_2565;
        const uint8_t ***l_2563 = &l_2564;
        uint16_t l_2567 = 0x387EL;
        uint32_t l_2672[9][7][4] = {{{1UL,0x7B7079A2L,0xA7EA64C7L,1UL},{0UL,0xC7F7430FL,0xA7EA64C7L,0x5FEF82AAL},{1UL,6UL,0xF220C295L,6UL},{4294967295UL,0x7B7079A2L,0UL,6UL},{0UL,6UL,4294967292UL,0x5FEF82AAL},{6UL,0xC7F7430FL,0xF220C295L,1UL},{6UL,0x7B7079A2L,4294967292UL,0xC7F7430FL}},{{0UL,1UL,0UL,0x5FEF82AAL},{4294967295UL,1UL,0xF220C295L,0xC7F7430FL},{1UL,0x7B7079A2L,0xA7EA64C7L,1UL},{0UL,0xC7F7430FL,0xA7EA64C7L,0x5FEF82AAL},{1UL,6UL,0xF220C295L,6UL},{4294967295UL,0x7B7079A2L,0UL,6UL},{0UL,6UL,4294967292UL,0x5FEF82AAL}},{{6UL,0xC7F7430FL,0xF220C295L,1UL},{6UL,0x7B7079A2L,4294967292UL,0xC7F7430FL},{0UL,1UL,4294967295UL,0xB9C21646L},{4294967292UL,0x7B7079A2L,6UL,0x3599F15EL},{0xA7EA64C7L,1UL,0xF220C295L,0x7B7079A2L},{4294967295UL,0x3599F15EL,0xF220C295L,0xB9C21646L},{0xA7EA64C7L,0x5FEF82AAL,6UL,0x5FEF82AAL}},{{4294967292UL,1UL,4294967295UL,0x5FEF82AAL},{4294967295UL,0x5FEF82AAL,4294967292UL,0xB9C21646L},{0UL,0x3599F15EL,6UL,0x7B7079A2L},{0UL,1UL,4294967292UL,0x3599F15EL},{4294967295UL,0x7B7079A2L,4294967295UL,0xB9C21646L},{4294967292UL,0x7B7079A2L,6UL,0x3599F15EL},{0xA7EA64C7L,1UL,0xF220C295L,0x7B7079A2L}},{{4294967295UL,0x3599F15EL,0xF220C295L,0xB9C21646L},{0xA7EA64C7L,0x5FEF82AAL,6UL,0x5FEF82AAL},{4294967292UL,1UL,4294967295UL,0x5FEF82AAL},{4294967295UL,0x5FEF82AAL,4294967292UL,0xB9C21646L},{0UL,0x3599F15EL,6UL,0x7B7079A2L},{0UL,1UL,4294967292UL,0x3599F15EL},{4294967295UL,0x7B7079A2L,4294967295UL,0xB9C21646L}},{{4294967292UL,0x7B7079A2L,6UL,0x3599F15EL},{0xA7EA64C7L,1UL,0xF220C295L,0x7B7079A2L},{4294967295UL,0x3599F15EL,0xF220C295L,0xB9C21646L},{0xA7EA64C7L,0x5FEF82AAL,6UL,0x5FEF82AAL},{4294967292UL,1UL,4294967295UL,0x5FEF82AAL},{4294967295UL,0x5FEF82AAL,4294967292UL,0xB9C21646L},{0UL,0x3599F15EL,6UL,0x7B7079A2L}},{{0UL,1UL,4294967292UL,0x3599F15EL},{4294967295UL,0x7B7079A2L,4294967295UL,0xB9C21646L},{4294967292UL,0x7B7079A2L,6UL,0x3599F15EL},{0xA7EA64C7L,1UL,0xF220C295L,0x7B7079A2L},{4294967295UL,0x3599F15EL,0xF220C295L,0xB9C21646L},{0xA7EA64C7L,0x5FEF82AAL,6UL,0x5FEF82AAL},{4294967292UL,1UL,4294967295UL,0x5FEF82AAL}},{{4294967295UL,0x5FEF82AAL,4294967292UL,0xB9C21646L},{0UL,0x3599F15EL,6UL,0x7B7079A2L},{0UL,1UL,4294967292UL,0x3599F15EL},{4294967295UL,0x7B7079A2L,4294967295UL,0xB9C21646L},{4294967292UL,0x7B7079A2L,6UL,0x3599F15EL},{0xA7EA64C7L,1UL,0xF220C295L,0x7B7079A2L},{4294967295UL,0x3599F15EL,0xF220C295L,0xB9C21646L}},{{0xA7EA64C7L,0x5FEF82AAL,6UL,0x5FEF82AAL},{4294967292UL,1UL,4294967295UL,0x5FEF82AAL},{4294967295UL,0x5FEF82AAL,4294967292UL,0xB9C21646L},{0UL,0x3599F15EL,6UL,0x7B7079A2L},{0UL,1UL,4294967292UL,0x3599F15EL},{4294967295UL,0x7B7079A2L,4294967295UL,0xB9C21646L},{4294967292UL,0x7B7079A2L,6UL,0x3599F15EL}}};
        uint32_t l_2675[10] = {0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L,0xE901A954L};
        uint8_t l_2676 = 0UL;
        int8_t l_2713[5] = {0L,0L,0L,0L,0L};
        int i, j, k;
        for (i = 0; i < 5; i++)
        {
            for (j = 0; j < 1; j++)
                l_46[i][j] = &g_44;
        }
        for (i = 0; i < 2; i++)
            l_1900[i] = 0x98AD5A6C6B1604D7LL;
    }
    (*l_2790) = p_37;
    for (g_1155.f2 = 2; (g_1155.f2 <= 9); g_1155.f2 += 1)
    {
        int32_t l_2802 = 0x07489ACDL;
        uint32_t l_2819 = 1UL;
        int32_t l_2859 = 6L;
        int32_t l_2861 = (-1L);
        int32_t l_2862 = 1L;
        int32_t l_2863 = 2L;
        int32_t l_2866 = (-1L);
        int32_t l_2867[4];
        int i;
        for (i = 0; i < 4; i++)
            l_2867[i] = 1L;
        if ((*p_37))
            break;
        for (g_2468.f0 = 0; (g_2468.f0 <= 9); g_2468.f0 += 1)
        {
            float l_2805[3][5] = {{0x1.7p+1,0x1.7p+1,0x1.7p+1,0x1.7p+1,0x1.7p+1},{0x8.9p-1,(-0x7.Fp+1),0x8.9p-1,(-0x7.Fp+1),0x8.9p-1},{0x1.7p+1,0x1.7p+1,0x1.7p+1,0x1.7p+1,0x1.7p+1}};
            const int32_t l_2810 = 0x9B2EC486L;
            int32_t *l_2851 = &l_2802;
            int32_t *l_2852 = &g_439;
            int32_t *l_2853 = (void*)0;
            int32_t *l_2854 = &l_59[0];
            int32_t *l_2855 = &g_439;
            int32_t *l_2856 = &g_439;
            int32_t *l_2857 = &l_59[0];
            int32_t *l_2858[10] = {(void*)0,&g_4,(void*)0,&g_4,(void*)0,&g_4,(void*)0,&g_4,(void*)0,&g_4};
            float l_2864 = 0x1.Ap-1;
            int32_t l_2865 = 0x613F9603L;
            uint32_t l_2868[4][9];
            int i, j;
            for (i = 0; i < 4; i++)
            {
                for (j = 0; j < 9; j++)
                    l_2868[i][j] = 4294967291UL;
            }
            for (g_1805.f3 = 9; (g_1805.f3 >= 0); g_1805.f3 -= 1)
            {
                int8_t l_2809 = 0L;
                int8_t *l_2820 = &g_1889.f1;
                int32_t l_2821 = 0x5D96F6DAL;
                uint8_t *l_2824 = &g_1139.f1.f0;
                uint8_t *l_2825 = &g_60[1].f1.f0;
                uint8_t *l_2826 = &g_410[5].f0;
                int32_t l_2836 = 0L;
                for (g_1763.f0 = 1; (g_1763.f0 <= 7); g_1763.f0 += 1)
                {
                    int64_t *l_2806 = &g_1258[0];
                    int64_t *l_2807 = &l_1739[0];
                    int64_t *l_2808 = &g_142;
                    int i, j;
                    (*p_37) = ((safe_sub_func_int8_t_s_s((((safe_mul_func_int16_t_s_s((safe_sub_func_uint16_t_u_u((((*l_2808) = ((*l_2807) = ((*l_2806) &= ((((safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s((~l_1994[g_1763.f0][g_1763.f0]), (-5L))), ((void*)0 != p_37))) | l_2802) ^ (safe_mul_func_int16_t_s_s(((*p_37) >= (p_36 < 1UL)), (l_2802 == p_36)))) | p_35)))) | p_36), p_36)), p_36)) != p_36) , l_2809), l_2810)) ^ l_2811);
                }
                for (g_1139.f1.f4 = 1; (g_1139.f1.f4 <= 9); g_1139.f1.f4 += 1)
                {
                    int8_t *l_2815 = &g_2249.f3;
                    (*g_436) = ((**g_308) != 0x9275L);
                    (**l_2790) &= (safe_unary_minus_func_uint32_t_u((p_36 >= l_2810)));
                    if ((*p_37))
                    {
                        int i;
                        return g_410[g_1155.f2];
                    }
                    else
                    {
                        int8_t **l_2816 = &l_2815;
                        (*g_436) = (safe_sub_func_int8_t_s_s((**l_2790), (p_35 && ((&l_2809 == ((*l_2816) = l_2815)) && ((safe_mul_func_uint8_t_u_u(l_2809, (p_35 > ((**g_437) == (*g_307))))) <= p_35)))));
                        (*l_2790) = p_37;
                        l_2819 ^= ((*p_37) = (*p_37));
                    }
                }
                l_2821 = (0L == ((*l_2820) |= 0L));
                if ((safe_lshift_func_uint8_t_u_s(((*l_2826)--), ((*p_37) , (**l_2790)))))
                {
                    int i;
                    (*g_1798) = &g_410[g_2468.f0];
                }
                else
                {
                    int32_t l_2849 = 0x4CFFA23EL;
                    int32_t *l_2850 = &l_59[0];
                    (*l_2850) ^= ((*g_436) = ((((*l_2378) , ((safe_lshift_func_int16_t_s_u((safe_mod_func_int8_t_s_s(l_2810, ((g_2833 , ((((((safe_lshift_func_uint8_t_u_s(((l_2836 |= (*p_37)) >= p_36), (safe_mod_func_int64_t_s_s((((**g_1094) | (safe_sub_func_int8_t_s_s(g_1276.f4, (safe_rshift_func_int8_t_s_s(l_2810, (((safe_mul_func_uint16_t_u_u(((((safe_div_func_uint8_t_u_u((safe_div_func_uint32_t_u_u(0xDBE8FD8DL, 0x4FF55259L)), g_139.f1)) != l_2810) , g_524.f5) & p_35), p_36)) ^ (**g_308)) | p_35)))))) | l_2849), l_2849)))) > (*g_2613)) > l_2810) >= (**l_2790)) == p_35) | 0xF917AC57L)) & 1L))), l_2821)) < (*g_436))) || 0x0AL) >= l_2809));
                    if ((*p_37))
                        break;
                }
            }
            ++l_2868[0][3];
        }
        for (l_2674 = (-9); (l_2674 == 8); l_2674++)
        {
            uint8_t *l_2877 = (void*)0;
            uint8_t *l_2878 = &g_2833.f0;
            (*g_436) = (((***l_2004) = (safe_sub_func_uint16_t_u_u((safe_sub_func_uint8_t_u_u(0UL, (--(*l_2878)))), p_36))) , 1L);
        }
    }
    l_2887--;
    return g_2890[5];
}







static int16_t func_38(int16_t p_39, uint32_t p_40, uint16_t * p_41)
{
    return g_4;
}







static int8_t func_47(int16_t * const p_48, uint16_t p_49, int16_t * p_50, int32_t * p_51, uint32_t p_52)
{
    int64_t l_1045 = 0x12B5F62F0C26F324LL;
    int32_t l_1046 = 0xE566ED64L;
    int32_t l_1051 = 0x0F808046L;
    int32_t l_1052 = 2L;
    int32_t l_1054 = 0x43CF9BA5L;
    int32_t l_1056 = 1L;
    int32_t l_1057[1];
    uint64_t **l_1064 = &g_1034;
    const union U2 ***** const l_1115 = (void*)0;
    uint16_t * const *l_1134 = (void*)0;
    union U2 *l_1137 = &g_23;
    int64_t l_1205[10][3] = {{0x58FE64973933DC1ELL,0L,0x58FE64973933DC1ELL},{0x3BA174FC4A8CF138LL,0xF367C9E3F61BEE15LL,(-5L)},{8L,0x58FE64973933DC1ELL,0x58FE64973933DC1ELL},{(-5L),0x3BA174FC4A8CF138LL,0L},{(-1L),8L,0xFA8476B37E34AF26LL},{(-5L),(-5L),0L},{8L,(-1L),(-1L)},{0x3BA174FC4A8CF138LL,(-5L),0x3BA174FC4A8CF138LL},{0x58FE64973933DC1ELL,8L,0L},{0xF367C9E3F61BEE15LL,0x3BA174FC4A8CF138LL,0x3BA174FC4A8CF138LL}};
    float ***l_1256 = &g_420[5][4][4];
    uint16_t *l_1274 = &g_237[8][0];
    int32_t l_1337 = 9L;
    struct S0 *l_1365 = &g_1113[2][1];
    uint8_t l_1383 = 1UL;
    uint16_t l_1409 = 0xCA4EL;
    union U3 *l_1412 = &g_5;
    int16_t l_1477 = 0x5F93L;
    struct S0 ** const *l_1562 = (void*)0;
    float * const ***l_1612 = (void*)0;
    float * const ****l_1611 = &l_1612;
    int32_t *l_1613 = &l_1051;
    int32_t *l_1614 = (void*)0;
    int32_t *l_1615 = &l_1046;
    int32_t *l_1616 = &l_1056;
    int32_t *l_1617 = &l_1046;
    int32_t *l_1618 = &g_439;
    int32_t *l_1619 = &l_1046;
    int32_t *l_1620 = &g_439;
    int32_t *l_1621 = (void*)0;
    int32_t *l_1622 = &l_1054;
    int32_t *l_1623 = &l_1056;
    int32_t *l_1624 = &l_1052;
    int32_t *l_1625[9][4][7] = {{{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046},{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046}},{{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046},{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046}},{{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046},{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046}},{{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046},{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046}},{{&l_1057[0],(void*)0,&l_1057[0],&g_439,&g_439,&l_1057[0],(void*)0},{&l_1052,&l_1046,&l_1057[0],&l_1052,&l_1052,&l_1057[0],&l_1046},{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054}},{{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054},{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054}},{{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054},{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054}},{{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054},{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054}},{{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054},{&g_439,&l_1056,&g_439,&l_1057[0],&l_1057[0],&g_439,&l_1056},{&g_4,&l_1054,&l_1052,&l_1052,&l_1052,&l_1052,&l_1054}}};
    uint32_t l_1626 = 0x46A11634L;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_1057[i] = 4L;
    for (g_608.f1.f3 = 0; (g_608.f1.f3 <= 7); g_608.f1.f3 += 1)
    {
        int32_t *l_1043 = &g_439;
        int32_t l_1044 = 1L;
        int32_t l_1048 = 0x0CB1C1C3L;
        int32_t l_1053[3][3] = {{0xC9C6263BL,0xC9C6263BL,0xC9C6263BL},{(-9L),(-9L),(-9L)},{0xC9C6263BL,0xC9C6263BL,0xC9C6263BL}};
        float l_1055 = 0xF.C48FB9p-21;
        uint32_t l_1058 = 0x74DD1B42L;
        union U1 *l_1066 = &g_326[0][2][2];
        uint32_t l_1097[7];
        union U2 ***l_1129 = &g_351;
        union U2 ****l_1128[10] = {&l_1129,&l_1129,&l_1129,&l_1129,&l_1129,&l_1129,&l_1129,&l_1129,&l_1129,&l_1129};
        union U2 *****l_1127 = &l_1128[3];
        const uint16_t ***l_1166[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
        const uint16_t ****l_1165 = &l_1166[0];
        const uint16_t *****l_1164 = &l_1165;
        uint64_t l_1171 = 0x993B7A0D18191FC8LL;
        int8_t *l_1295[1];
        int64_t l_1296 = 0x3EE8980F9AD58649LL;
        int64_t l_1297 = 0xA82F7CF41AAC0054LL;
        uint8_t l_1316[1][2][4] = {{{0x67L,0x67L,0x67L,0x67L},{0x67L,0x67L,0x67L,0x67L}}};
        struct S0 *l_1319[6];
        struct S0 **l_1318 = &l_1319[2];
        struct S0 ***l_1317 = &l_1318;
        union U3 *l_1351 = &g_5;
        union U3 l_1353 = {0xA3F4C020L};
        uint16_t l_1380[1][3];
        const int32_t *l_1384[5][9] = {{(void*)0,&l_1056,(void*)0,&l_1056,(void*)0,&l_1056,(void*)0,&l_1056,(void*)0},{&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_4},{(void*)0,&l_1056,(void*)0,&l_1056,(void*)0,&l_1056,(void*)0,&l_1056,(void*)0},{&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_4,&g_4},{(void*)0,&l_1056,(void*)0,&l_1056,(void*)0,&l_1056,(void*)0,&l_1056,(void*)0}};
        int16_t l_1408 = (-1L);
        union U2 *l_1422 = &g_1423;
        int32_t l_1496 = 0x11958DB8L;
        uint16_t l_1555 = 65530UL;
        struct S0 *l_1585 = &g_60[1].f1;
        int i, j, k;
        for (i = 0; i < 7; i++)
            l_1097[i] = 4294967292UL;
        for (i = 0; i < 1; i++)
            l_1295[i] = &g_419.f1;
        for (i = 0; i < 6; i++)
            l_1319[i] = (void*)0;
        for (i = 0; i < 1; i++)
        {
            for (j = 0; j < 3; j++)
                l_1380[i][j] = 1UL;
        }
    }
    l_1052 ^= (((((*g_421) = 0x1.Dp+1) , (safe_sub_func_uint8_t_u_u(l_1056, ((3UL <= (((*g_436) = (safe_sub_func_int16_t_s_s((*g_70), ((0xB05EL == (safe_add_func_uint32_t_u_u(g_1156.f5, 0xC6D0A895L))) || (l_1046 == ((*l_1274) = ((l_1611 == &l_1612) >= 0L))))))) <= l_1054)) != l_1051)))) && g_1257.f4) >= 0xD0L);
    (*p_51) |= ((l_1057[0] = l_1051) , 1L);
    --l_1626;
    return p_52;
}







static int16_t * const func_53(int16_t p_54, int16_t p_55, const int16_t * p_56)
{
    int32_t l_554 = 1L;
    union U1 *l_588 = (void*)0;
    uint32_t l_639 = 0x8146715FL;
    int32_t l_640 = 0x47221CAEL;
    union U2 *l_644 = (void*)0;
    int32_t l_674 = 0x27745DF2L;
    int32_t l_678 = 0L;
    uint32_t l_681 = 18446744073709551606UL;
    int32_t *l_686 = &g_4;
    int8_t l_709 = 0x4FL;
    int32_t l_710 = 0x16980C13L;
    uint32_t l_715 = 0x44C5EDD4L;
    int16_t * const l_735[3] = {&g_194,&g_194,&g_194};
    int32_t l_752 = 0x6D0E4FFDL;
    int32_t l_753 = 0L;
    int32_t l_754 = 0L;
    int32_t l_759 = 1L;
    int32_t l_760 = (-9L);
    int32_t l_761 = (-5L);
    int32_t l_764 = 0x6595BA6DL;
    int32_t l_766 = 0L;
    float l_825 = 0x0.6p+1;
    uint16_t ****l_872[5];
    const int32_t l_899 = (-1L);
    union U3 l_913 = {0xC2E7E796L};
    uint8_t **l_935 = &g_185;
    uint8_t * const *l_937 = (void*)0;
    uint64_t *l_981[4];
    uint32_t l_1000 = 18446744073709551611UL;
    int i;
    for (i = 0; i < 5; i++)
        l_872[i] = &g_307;
    for (i = 0; i < 4; i++)
        l_981[i] = (void*)0;
    for (p_55 = (-7); (p_55 <= (-21)); p_55 = safe_sub_func_uint8_t_u_u(p_55, 8))
    {
        int16_t l_74 = (-1L);
        uint32_t l_529 = 4294967288UL;
        uint64_t * const l_597 = (void*)0;
        int32_t * const l_645 = (void*)0;
        int32_t l_672 = 0L;
        int32_t l_675[3][4] = {{(-5L),4L,4L,(-5L)},{4L,(-5L),4L,4L},{(-5L),(-5L),0x802B07CDL,(-5L)}};
        int32_t l_751 = 5L;
        uint16_t l_767 = 0x0C2DL;
        uint16_t ****l_784[5] = {&g_307,&g_307,&g_307,&g_307,&g_307};
        int64_t l_824 = (-2L);
        int32_t l_875 = 0xBA53E8B5L;
        union U2 ***l_914 = &g_351;
        float *l_915[3];
        int8_t *l_946 = (void*)0;
        int8_t **l_945[7][3] = {{&l_946,&l_946,&l_946},{&l_946,&l_946,&l_946},{&l_946,&l_946,&l_946},{&l_946,&l_946,&l_946},{&l_946,&l_946,&l_946},{&l_946,&l_946,&l_946},{&l_946,&l_946,&l_946}};
        int8_t l_978 = (-2L);
        int32_t l_996 = 0xBF2B6E2BL;
        int32_t *l_1027 = &l_996;
        int i, j;
        for (i = 0; i < 3; i++)
            l_915[i] = (void*)0;
        if (l_74)
            break;
        for (g_65 = (-21); (g_65 != 58); ++g_65)
        {
            uint64_t l_541[10] = {0xF9D863FB4DD98A33LL,0xB778EB83A8703EABLL,0xB778EB83A8703EABLL,0xF9D863FB4DD98A33LL,0x8CFC6677F1E95D76LL,0xF9D863FB4DD98A33LL,0xB778EB83A8703EABLL,0xB778EB83A8703EABLL,0xF9D863FB4DD98A33LL,0x8CFC6677F1E95D76LL};
            uint16_t l_555 = 0x842FL;
            int8_t *l_556 = &g_407[1].f3;
            uint8_t l_566 = 0xD4L;
            int64_t *l_585 = &g_142;
            union U2 * const l_607 = &g_608;
            float l_638[7];
            union U2 *l_643 = (void*)0;
            int32_t l_660 = (-1L);
            int32_t l_673 = 0xBAC70D04L;
            int32_t l_676 = (-7L);
            int32_t l_677 = (-1L);
            int32_t l_679 = 0L;
            int32_t l_680[3];
            uint32_t *l_692 = &g_217[0][2];
            union U1 *l_738 = &g_419;
            int8_t l_748 = 0xC1L;
            int16_t * const l_770 = &l_74;
            float ***l_811 = &g_420[5][4][4];
            uint64_t l_846[10];
            uint16_t ****l_871 = &g_307;
            int i;
            for (i = 0; i < 7; i++)
                l_638[i] = (-0x10.5p-1);
            for (i = 0; i < 3; i++)
                l_680[i] = 0xCC4977D6L;
            for (i = 0; i < 10; i++)
                l_846[i] = 9UL;
        }
        g_916 = ((*l_686) = (safe_mul_func_float_f_f((&g_307 == &g_307), (safe_div_func_float_f_f((((((*g_421) = (((safe_lshift_func_uint8_t_u_u(p_54, 0)) != (1L != (safe_mul_func_int8_t_s_s(p_55, ((0x21B3AE65L & ((((l_913 , (&g_903[0][1][0] == (void*)0)) , l_914) == l_914) , (*l_686))) >= 0x1937B124L))))) , 0x8.285A33p+30)) > p_54) > p_54) > 0x0.Dp-1), 0xD.E780DAp+96)))));
        for (g_286.f0 = 0; (g_286.f0 <= 2); g_286.f0 += 1)
        {
            int64_t *l_926 = &g_142;
            int32_t l_928 = 0x05C98D84L;
            uint8_t ***l_936 = &l_935;
            uint16_t ****l_938[3][4][3] = {{{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307}},{{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307}},{{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307},{&g_307,&g_307,&g_307}}};
            int64_t *l_939 = &l_824;
            uint16_t l_973[10][5][4] = {{{65534UL,1UL,65531UL,65534UL},{65527UL,65530UL,65531UL,65531UL},{65534UL,9UL,65528UL,65535UL},{65535UL,65531UL,0x39DAL,0x9A7CL},{0x39DAL,0x9A7CL,65531UL,65531UL}},{{0xD860L,0xD860L,0x6344L,0x1FB0L},{65530UL,1UL,0x54E0L,0UL},{0x39DAL,0x1FB0L,0xB488L,0x54E0L},{0x9A7CL,0x1FB0L,65528UL,0UL},{0x1FB0L,1UL,0xC3ECL,0x1FB0L}},{{65527UL,0xD860L,1UL,65531UL},{0x59DAL,0x9A7CL,65528UL,0x9A7CL},{9UL,65531UL,65527UL,65535UL},{0x39DAL,9UL,0xDB5FL,65531UL},{0UL,65530UL,0x6344L,65534UL}},{{0UL,1UL,0xDB5FL,0xD860L},{0x39DAL,65534UL,65527UL,0x54E0L},{9UL,0x59DAL,65528UL,65530UL},{0x59DAL,1UL,1UL,0x59DAL},{65527UL,0UL,0xC3ECL,65531UL}},{{0x1FB0L,65535UL,65528UL,9UL},{0x9A7CL,65531UL,0xB488L,9UL},{0x39DAL,65535UL,0x54E0L,65535UL},{65527UL,0x39DAL,65530UL,0xC3ECL},{0xB488L,0x5AD7L,65535UL,65527UL}},{{0xF9D5L,0xC3ECL,0xF9D5L,0xD0A2L},{0x54E0L,65531UL,0UL,0xB488L},{65531UL,0x5AD7L,65528UL,65531UL},{0x73AFL,65527UL,65528UL,65535UL},{65531UL,65531UL,0UL,0x54E0L}},{{0x54E0L,65528UL,0xF9D5L,0xDB5FL},{0xF9D5L,0xDB5FL,65535UL,65535UL},{0xB488L,0xB488L,65530UL,1UL},{65527UL,0x5AD7L,0xD0A2L,0x39DAL},{0xF9D5L,1UL,0x9C0AL,0xD0A2L}},{{0xDB5FL,1UL,0UL,0x39DAL},{1UL,0x5AD7L,0x6344L,1UL},{0x73AFL,0xB488L,0x5AD7L,65535UL},{0xC3ECL,0xDB5FL,0UL,0xDB5FL},{65531UL,65528UL,0x73AFL,0x54E0L}},{{0xF9D5L,65531UL,1UL,65535UL},{0x39DAL,65527UL,65530UL,65531UL},{0x39DAL,0x5AD7L,1UL,0xB488L},{0xF9D5L,65531UL,0x73AFL,0xD0A2L},{65531UL,0xC3ECL,0UL,65527UL}},{{0xC3ECL,0x5AD7L,0x5AD7L,0xC3ECL},{0x73AFL,0x39DAL,0x6344L,65535UL},{1UL,0x54E0L,0UL,65531UL},{0xDB5FL,65528UL,0x9C0AL,65531UL},{0xF9D5L,0x54E0L,0xD0A2L,65535UL}}};
            uint64_t l_977 = 0xFDB4354513AA649ELL;
            uint32_t *l_997 = &g_60[1].f1.f2;
            uint32_t *l_998 = &g_608.f1.f2;
            uint32_t *l_999 = &g_217[0][2];
            volatile struct S0 *l_1021 = &g_773[0];
            int i, j, k;
        }
    }
    (*g_1038) = (((void*)0 == g_414[0][2]) , g_1037);
    return &g_381[5];
}







static union U1 * func_79(uint32_t p_80, int8_t p_81)
{
    int32_t *l_91 = &g_4;
    uint8_t *l_96 = &g_60[1].f1.f0;
    uint8_t *l_97 = &g_60[1].f1.f0;
    uint8_t *l_98 = &g_60[1].f1.f0;
    uint8_t *l_99 = &g_60[1].f1.f0;
    uint8_t *l_100 = &g_60[1].f1.f0;
    uint8_t *l_101 = &g_60[1].f1.f0;
    uint8_t *l_102 = &g_60[1].f1.f0;
    uint8_t *l_103 = &g_60[1].f1.f0;
    uint8_t *l_104 = &g_60[1].f1.f0;
    uint8_t *l_105 = &g_60[1].f1.f0;
    uint8_t *l_106 = &g_60[1].f1.f0;
    uint8_t *l_107 = &g_60[1].f1.f0;
    uint8_t *l_108 = &g_60[1].f1.f0;
    int32_t l_109[3][4][9] = {{{1L,0x95DE17A8L,0L,1L,1L,0L,0x95DE17A8L,1L,0x95DE17A8L},{8L,(-1L),0L,0L,(-1L),8L,1L,8L,(-1L)},{8L,0x95DE17A8L,0x95DE17A8L,8L,1L,(-1L),1L,8L,0x95DE17A8L},{1L,1L,1L,(-1L),3L,(-1L),1L,1L,1L}},{{0x95DE17A8L,8L,1L,(-1L),1L,8L,0x95DE17A8L,0x95DE17A8L,8L},{(-1L),8L,1L,8L,(-1L),0L,0L,(-1L),8L},{0x95DE17A8L,1L,0x95DE17A8L,0L,1L,1L,0L,0x95DE17A8L,1L},{1L,0x95DE17A8L,0L,1L,1L,0L,0x95DE17A8L,1L,0x95DE17A8L}},{{8L,(-1L),0L,0L,(-1L),8L,1L,8L,(-1L)},{0x95DE17A8L,(-1L),(-1L),0x95DE17A8L,3L,0L,3L,0x95DE17A8L,(-1L)},{3L,3L,1L,0L,8L,0L,1L,3L,3L},{(-1L),0x95DE17A8L,3L,0L,3L,0x95DE17A8L,(-1L),(-1L),0x95DE17A8L}}};
    uint8_t *l_110 = &g_60[1].f1.f0;
    uint8_t *l_111 = &g_60[1].f1.f0;
    uint8_t *l_112 = &g_60[1].f1.f0;
    uint8_t *l_113 = &g_60[1].f1.f0;
    uint8_t *l_114 = &g_60[1].f1.f0;
    uint8_t *l_115 = &g_60[1].f1.f0;
    uint8_t *l_116 = &g_60[1].f1.f0;
    uint8_t *l_117 = &g_60[1].f1.f0;
    uint8_t *l_118 = &g_60[1].f1.f0;
    uint8_t *l_119 = &g_60[1].f1.f0;
    uint8_t *l_120 = (void*)0;
    uint8_t *l_121 = &g_60[1].f1.f0;
    uint8_t *l_122 = (void*)0;
    uint8_t *l_123 = &g_60[1].f1.f0;
    uint8_t *l_125 = &g_60[1].f1.f0;
    uint8_t *l_126 = &g_60[1].f1.f0;
    uint8_t *l_127 = &g_60[1].f1.f0;
    uint8_t *l_129 = &g_60[1].f1.f0;
    uint8_t *l_130 = (void*)0;
    uint8_t *l_131 = &g_60[1].f1.f0;
    uint8_t *l_132 = &g_60[1].f1.f0;
    uint8_t *l_133 = &g_60[1].f1.f0;
    uint8_t *l_134[5][2] = {{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0}};
    const union U1 *l_138 = &g_139;
    int64_t *l_140 = (void*)0;
    int64_t *l_141 = &g_142;
    const int64_t l_143[4] = {1L,1L,1L,1L};
    uint32_t l_144 = 18446744073709551615UL;
    int8_t *l_154 = &g_60[1].f1.f3;
    int32_t l_170 = 0xFAA81BD5L;
    uint8_t *l_183 = &g_135;
    float *l_187 = &g_128;
    float *l_191 = &g_128;
    const uint32_t l_223[9][5][5] = {{{0x5BF3DC2DL,4294967292UL,0UL,0x06E0E4DEL,0xF404FB78L},{4294967295UL,4294967295UL,4294967295UL,4294967289UL,0UL},{9UL,4294967292UL,0x3CA0E7FDL,4294967289UL,9UL},{9UL,4294967289UL,4294967295UL,4294967295UL,4294967289UL},{0xF404FB78L,4294967295UL,0UL,4294967289UL,0x5BF3DC2DL}},{{4294967289UL,4UL,0xADF9921EL,4294967289UL,4294967295UL},{0UL,4294967289UL,0UL,0x06E0E4DEL,9UL},{4294967289UL,0UL,4294967295UL,4UL,9UL},{0xF404FB78L,4294967292UL,0xB1E5A9D5L,4294967292UL,0xF404FB78L},{9UL,4UL,4294967295UL,0UL,4294967289UL}},{{9UL,0x06E0E4DEL,0UL,4294967289UL,0UL},{4294967295UL,4294967289UL,0xADF9921EL,4UL,4294967289UL},{0x5BF3DC2DL,4294967289UL,0UL,4294967295UL,0xF404FB78L},{4294967289UL,4294967295UL,4294967295UL,4294967289UL,9UL},{9UL,4294967289UL,0x3CA0E7FDL,4294967292UL,9UL}},{{0UL,4294967289UL,4294967295UL,4294967295UL,4294967295UL},{0xF404FB78L,0x06E0E4DEL,0UL,4294967292UL,0x5BF3DC2DL},{4294967295UL,4UL,0x46972AC2L,4294967289UL,4294967289UL},{0UL,4294967292UL,0UL,4294967295UL,9UL},{4294967295UL,0UL,4294967295UL,4UL,0UL}},{{0xF404FB78L,4294967289UL,0xB1E5A9D5L,4294967289UL,0xF404FB78L},{0UL,4UL,4294967295UL,0UL,4294967295UL},{9UL,4294967295UL,0UL,4294967292UL,0UL},{4294967289UL,4294967289UL,0x46972AC2L,4UL,4294967295UL},{0x5BF3DC2DL,4294967292UL,0UL,0x06E0E4DEL,0xF404FB78L}},{{4294967295UL,4294967295UL,4294967295UL,4294967289UL,0UL},{9UL,4294967292UL,0x3CA0E7FDL,4294967289UL,9UL},{9UL,4294967289UL,4294967295UL,4294967295UL,4294967289UL},{0xF404FB78L,4294967295UL,0UL,4294967289UL,0x5BF3DC2DL},{4294967289UL,4UL,0xADF9921EL,4294967289UL,4294967295UL}},{{0x3CA0E7FDL,4294967295UL,0x3CA0E7FDL,0x3C8310D4L,0UL},{0UL,8UL,0x46972AC2L,4294967295UL,0xFA7F8D44L},{0x5BF3DC2DL,0x06E0E4DEL,8UL,0x06E0E4DEL,0x5BF3DC2DL},{0xFA7F8D44L,4294967295UL,0x46972AC2L,8UL,0UL},{0UL,0x3C8310D4L,0x3CA0E7FDL,4294967295UL,0x3CA0E7FDL}},{{9UL,0UL,4UL,4294967295UL,0UL},{4294967295UL,4294967295UL,0xB1E5A9D5L,0xE9214434L,0x5BF3DC2DL},{0UL,0xADF9921EL,0xADF9921EL,0UL,0xFA7F8D44L},{0UL,4294967295UL,9UL,0x06E0E4DEL,0UL},{8UL,0UL,0x46972AC2L,0xADF9921EL,9UL}},{{0x5BF3DC2DL,0x3C8310D4L,0xB1E5A9D5L,0x06E0E4DEL,4294967295UL},{9UL,4294967295UL,0x5AF308F8L,0UL,0UL},{0x3CA0E7FDL,0x06E0E4DEL,0x3CA0E7FDL,0xE9214434L,0UL},{9UL,8UL,0xADF9921EL,4294967295UL,8UL},{0x5BF3DC2DL,4294967295UL,8UL,4294967295UL,0x5BF3DC2DL}}};
    uint16_t l_224[5][6] = {{0x3064L,0x3064L,0x3064L,0x3064L,0x3064L,0x3064L},{0x3064L,0x3064L,0x3064L,0x3064L,0x3064L,0x3064L},{0x3064L,0x3064L,0x3064L,0x3064L,0x3064L,0x3064L},{0x3064L,0x3064L,0x3064L,0x3064L,0x3064L,0x3064L},{0x3064L,0x3064L,0x3064L,0x3064L,0x3064L,0x3064L}};
    uint16_t *l_304[5][9] = {{&l_224[4][0],&g_31,&l_224[4][0],&l_224[4][0],&g_31,&l_224[4][0],&l_224[4][0],&g_31,&l_224[4][0]},{(void*)0,&l_224[4][1],(void*)0,(void*)0,&l_224[4][1],(void*)0,(void*)0,&l_224[4][1],(void*)0},{&l_224[4][0],&g_31,&l_224[4][0],&l_224[4][0],&g_31,&l_224[4][0],&l_224[4][0],&g_31,&l_224[4][0]},{(void*)0,&l_224[4][1],(void*)0,(void*)0,&l_224[4][1],(void*)0,(void*)0,&l_224[4][1],(void*)0},{&l_224[4][0],&g_31,&l_224[4][0],&l_224[4][0],&g_31,&l_224[4][0],&l_224[4][0],&g_31,&l_224[4][0]}};
    uint16_t **l_303[1];
    uint16_t ***l_302 = &l_303[0];
    int32_t *l_467[9] = {&l_109[2][2][3],&g_439,&l_109[2][2][3],&l_109[2][2][3],&g_439,&l_109[2][2][3],&l_109[2][2][3],&g_439,&l_109[2][2][3]};
    uint8_t l_496 = 0xCAL;
    struct S0 *l_522 = (void*)0;
    struct S0 *l_525 = &g_407[1];
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_303[i] = &l_304[0][0];
    l_91 = l_91;
    return &g_419;
}





int main (int argc, char* argv[])
{
    int i, j, k;
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_4, "g_4", print_hash_value);
    transparent_crc(g_5.f0, "g_5.f0", print_hash_value);
    transparent_crc(g_23.f0, "g_23.f0", print_hash_value);
    transparent_crc(g_23.f2, "g_23.f2", print_hash_value);
    transparent_crc(g_31, "g_31", print_hash_value);
    transparent_crc(g_44, "g_44", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_60[i].f0, "g_60[i].f0", print_hash_value);
        transparent_crc(g_60[i].f2, "g_60[i].f2", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_65, "g_65", print_hash_value);
    transparent_crc(g_67, "g_67", print_hash_value);
    transparent_crc(g_69, "g_69", print_hash_value);
    transparent_crc(g_71, "g_71", print_hash_value);
    transparent_crc(g_124, "g_124", print_hash_value);
    transparent_crc_bytes (&g_128, sizeof(g_128), "g_128", print_hash_value);
    transparent_crc(g_135, "g_135", print_hash_value);
    transparent_crc(g_139.f0, "g_139.f0", print_hash_value);
    transparent_crc(g_139.f1, "g_139.f1", print_hash_value);
    transparent_crc(g_139.f2, "g_139.f2", print_hash_value);
    transparent_crc(g_139.f3, "g_139.f3", print_hash_value);
    transparent_crc(g_142, "g_142", print_hash_value);
    transparent_crc(g_167, "g_167", print_hash_value);
    transparent_crc(g_194, "g_194", print_hash_value);
    transparent_crc(g_198, "g_198", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_201[i].f0, "g_201[i].f0", print_hash_value);
        transparent_crc(g_201[i].f1, "g_201[i].f1", print_hash_value);
        transparent_crc(g_201[i].f2, "g_201[i].f2", print_hash_value);
        transparent_crc(g_201[i].f3, "g_201[i].f3", print_hash_value);
        transparent_crc(g_201[i].f4, "g_201[i].f4", print_hash_value);
        transparent_crc(g_201[i].f5, "g_201[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_206, "g_206", print_hash_value);
    transparent_crc(g_208, "g_208", print_hash_value);
    transparent_crc(g_209, "g_209", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_217[i][j], "g_217[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_230.f0, "g_230.f0", print_hash_value);
    transparent_crc(g_230.f1, "g_230.f1", print_hash_value);
    transparent_crc(g_230.f2, "g_230.f2", print_hash_value);
    transparent_crc(g_230.f3, "g_230.f3", print_hash_value);
    transparent_crc(g_230.f4, "g_230.f4", print_hash_value);
    transparent_crc(g_230.f5, "g_230.f5", print_hash_value);
    transparent_crc(g_231.f0, "g_231.f0", print_hash_value);
    transparent_crc(g_231.f1, "g_231.f1", print_hash_value);
    transparent_crc(g_231.f2, "g_231.f2", print_hash_value);
    transparent_crc(g_231.f3, "g_231.f3", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_237[i][j], "g_237[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_256, "g_256", print_hash_value);
    transparent_crc(g_270.f0, "g_270.f0", print_hash_value);
    transparent_crc(g_270.f1, "g_270.f1", print_hash_value);
    transparent_crc(g_270.f2, "g_270.f2", print_hash_value);
    transparent_crc(g_270.f3, "g_270.f3", print_hash_value);
    transparent_crc(g_270.f4, "g_270.f4", print_hash_value);
    transparent_crc(g_270.f5, "g_270.f5", print_hash_value);
    transparent_crc(g_286.f0, "g_286.f0", print_hash_value);
    transparent_crc(g_286.f1, "g_286.f1", print_hash_value);
    transparent_crc(g_286.f2, "g_286.f2", print_hash_value);
    transparent_crc(g_286.f3, "g_286.f3", print_hash_value);
    transparent_crc(g_286.f4, "g_286.f4", print_hash_value);
    transparent_crc(g_286.f5, "g_286.f5", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_311[i].f0, "g_311[i].f0", print_hash_value);
        transparent_crc(g_311[i].f1, "g_311[i].f1", print_hash_value);
        transparent_crc(g_311[i].f2, "g_311[i].f2", print_hash_value);
        transparent_crc(g_311[i].f3, "g_311[i].f3", print_hash_value);
        transparent_crc(g_311[i].f4, "g_311[i].f4", print_hash_value);
        transparent_crc(g_311[i].f5, "g_311[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 6; k++)
            {
                transparent_crc(g_326[i][j][k].f0, "g_326[i][j][k].f0", print_hash_value);
                transparent_crc(g_326[i][j][k].f1, "g_326[i][j][k].f1", print_hash_value);
                transparent_crc(g_326[i][j][k].f2, "g_326[i][j][k].f2", print_hash_value);
                transparent_crc(g_326[i][j][k].f3, "g_326[i][j][k].f3", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 8; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_341[i][j][k], "g_341[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_343, "g_343", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_358[i].f0, "g_358[i].f0", print_hash_value);
        transparent_crc(g_358[i].f2, "g_358[i].f2", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc_bytes (&g_370, sizeof(g_370), "g_370", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_381[i], "g_381[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 6; i++)
    {
        transparent_crc(g_407[i].f0, "g_407[i].f0", print_hash_value);
        transparent_crc(g_407[i].f1, "g_407[i].f1", print_hash_value);
        transparent_crc(g_407[i].f2, "g_407[i].f2", print_hash_value);
        transparent_crc(g_407[i].f3, "g_407[i].f3", print_hash_value);
        transparent_crc(g_407[i].f4, "g_407[i].f4", print_hash_value);
        transparent_crc(g_407[i].f5, "g_407[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_410[i].f0, "g_410[i].f0", print_hash_value);
        transparent_crc(g_410[i].f1, "g_410[i].f1", print_hash_value);
        transparent_crc(g_410[i].f2, "g_410[i].f2", print_hash_value);
        transparent_crc(g_410[i].f3, "g_410[i].f3", print_hash_value);
        transparent_crc(g_410[i].f4, "g_410[i].f4", print_hash_value);
        transparent_crc(g_410[i].f5, "g_410[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_419.f0, "g_419.f0", print_hash_value);
    transparent_crc(g_419.f1, "g_419.f1", print_hash_value);
    transparent_crc(g_419.f2, "g_419.f2", print_hash_value);
    transparent_crc(g_419.f3, "g_419.f3", print_hash_value);
    transparent_crc(g_439, "g_439", print_hash_value);
    transparent_crc(g_501.f0, "g_501.f0", print_hash_value);
    transparent_crc(g_501.f1, "g_501.f1", print_hash_value);
    transparent_crc(g_501.f2, "g_501.f2", print_hash_value);
    transparent_crc(g_501.f3, "g_501.f3", print_hash_value);
    transparent_crc(g_501.f4, "g_501.f4", print_hash_value);
    transparent_crc(g_501.f5, "g_501.f5", print_hash_value);
    transparent_crc(g_524.f0, "g_524.f0", print_hash_value);
    transparent_crc(g_524.f1, "g_524.f1", print_hash_value);
    transparent_crc(g_524.f2, "g_524.f2", print_hash_value);
    transparent_crc(g_524.f3, "g_524.f3", print_hash_value);
    transparent_crc(g_524.f4, "g_524.f4", print_hash_value);
    transparent_crc(g_524.f5, "g_524.f5", print_hash_value);
    transparent_crc(g_596.f0, "g_596.f0", print_hash_value);
    transparent_crc(g_596.f1, "g_596.f1", print_hash_value);
    transparent_crc(g_596.f2, "g_596.f2", print_hash_value);
    transparent_crc(g_596.f3, "g_596.f3", print_hash_value);
    transparent_crc(g_596.f4, "g_596.f4", print_hash_value);
    transparent_crc(g_596.f5, "g_596.f5", print_hash_value);
    transparent_crc(g_608.f0, "g_608.f0", print_hash_value);
    transparent_crc(g_608.f2, "g_608.f2", print_hash_value);
    transparent_crc(g_657.f0, "g_657.f0", print_hash_value);
    transparent_crc(g_657.f2, "g_657.f2", print_hash_value);
    transparent_crc(g_723.f0, "g_723.f0", print_hash_value);
    transparent_crc(g_723.f1, "g_723.f1", print_hash_value);
    transparent_crc(g_723.f2, "g_723.f2", print_hash_value);
    transparent_crc(g_723.f3, "g_723.f3", print_hash_value);
    transparent_crc(g_724.f0, "g_724.f0", print_hash_value);
    transparent_crc(g_724.f1, "g_724.f1", print_hash_value);
    transparent_crc(g_724.f2, "g_724.f2", print_hash_value);
    transparent_crc(g_724.f3, "g_724.f3", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 1; k++)
            {
                transparent_crc(g_739[i][j][k].f0, "g_739[i][j][k].f0", print_hash_value);
                transparent_crc(g_739[i][j][k].f1, "g_739[i][j][k].f1", print_hash_value);
                transparent_crc(g_739[i][j][k].f2, "g_739[i][j][k].f2", print_hash_value);
                transparent_crc(g_739[i][j][k].f3, "g_739[i][j][k].f3", print_hash_value);
                transparent_crc(g_739[i][j][k].f4, "g_739[i][j][k].f4", print_hash_value);
                transparent_crc(g_739[i][j][k].f5, "g_739[i][j][k].f5", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_741[i].f0, "g_741[i].f0", print_hash_value);
        transparent_crc(g_741[i].f1, "g_741[i].f1", print_hash_value);
        transparent_crc(g_741[i].f2, "g_741[i].f2", print_hash_value);
        transparent_crc(g_741[i].f3, "g_741[i].f3", print_hash_value);
        transparent_crc(g_741[i].f4, "g_741[i].f4", print_hash_value);
        transparent_crc(g_741[i].f5, "g_741[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_773[i].f0, "g_773[i].f0", print_hash_value);
        transparent_crc(g_773[i].f1, "g_773[i].f1", print_hash_value);
        transparent_crc(g_773[i].f2, "g_773[i].f2", print_hash_value);
        transparent_crc(g_773[i].f3, "g_773[i].f3", print_hash_value);
        transparent_crc(g_773[i].f4, "g_773[i].f4", print_hash_value);
        transparent_crc(g_773[i].f5, "g_773[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_813.f0, "g_813.f0", print_hash_value);
    transparent_crc(g_813.f1, "g_813.f1", print_hash_value);
    transparent_crc(g_813.f2, "g_813.f2", print_hash_value);
    transparent_crc(g_813.f3, "g_813.f3", print_hash_value);
    transparent_crc(g_813.f4, "g_813.f4", print_hash_value);
    transparent_crc(g_813.f5, "g_813.f5", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 9; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_903[i][j][k], "g_903[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_916, "g_916", print_hash_value);
    transparent_crc(g_944.f0, "g_944.f0", print_hash_value);
    transparent_crc(g_944.f1, "g_944.f1", print_hash_value);
    transparent_crc(g_944.f2, "g_944.f2", print_hash_value);
    transparent_crc(g_944.f3, "g_944.f3", print_hash_value);
    transparent_crc(g_1010.f0, "g_1010.f0", print_hash_value);
    transparent_crc(g_1010.f2, "g_1010.f2", print_hash_value);
    transparent_crc(g_1030.f0, "g_1030.f0", print_hash_value);
    transparent_crc(g_1030.f1, "g_1030.f1", print_hash_value);
    transparent_crc(g_1030.f2, "g_1030.f2", print_hash_value);
    transparent_crc(g_1030.f3, "g_1030.f3", print_hash_value);
    transparent_crc(g_1037.f0, "g_1037.f0", print_hash_value);
    transparent_crc(g_1037.f1, "g_1037.f1", print_hash_value);
    transparent_crc(g_1037.f2, "g_1037.f2", print_hash_value);
    transparent_crc(g_1037.f3, "g_1037.f3", print_hash_value);
    transparent_crc(g_1037.f4, "g_1037.f4", print_hash_value);
    transparent_crc(g_1037.f5, "g_1037.f5", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 2; j++)
        {
            for (k = 0; k < 3; k++)
            {
                transparent_crc(g_1061[i][j][k], "g_1061[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1082.f0, "g_1082.f0", print_hash_value);
    transparent_crc(g_1082.f1, "g_1082.f1", print_hash_value);
    transparent_crc(g_1082.f2, "g_1082.f2", print_hash_value);
    transparent_crc(g_1082.f3, "g_1082.f3", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_1113[i][j].f0, "g_1113[i][j].f0", print_hash_value);
            transparent_crc(g_1113[i][j].f1, "g_1113[i][j].f1", print_hash_value);
            transparent_crc(g_1113[i][j].f2, "g_1113[i][j].f2", print_hash_value);
            transparent_crc(g_1113[i][j].f3, "g_1113[i][j].f3", print_hash_value);
            transparent_crc(g_1113[i][j].f4, "g_1113[i][j].f4", print_hash_value);
            transparent_crc(g_1113[i][j].f5, "g_1113[i][j].f5", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_1130[i].f0, "g_1130[i].f0", print_hash_value);
        transparent_crc(g_1130[i].f2, "g_1130[i].f2", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1139.f0, "g_1139.f0", print_hash_value);
    transparent_crc(g_1139.f2, "g_1139.f2", print_hash_value);
    transparent_crc(g_1151.f0, "g_1151.f0", print_hash_value);
    transparent_crc(g_1151.f1, "g_1151.f1", print_hash_value);
    transparent_crc(g_1151.f2, "g_1151.f2", print_hash_value);
    transparent_crc(g_1151.f3, "g_1151.f3", print_hash_value);
    transparent_crc(g_1151.f4, "g_1151.f4", print_hash_value);
    transparent_crc(g_1151.f5, "g_1151.f5", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_1154[i].f0, "g_1154[i].f0", print_hash_value);
        transparent_crc(g_1154[i].f1, "g_1154[i].f1", print_hash_value);
        transparent_crc(g_1154[i].f2, "g_1154[i].f2", print_hash_value);
        transparent_crc(g_1154[i].f3, "g_1154[i].f3", print_hash_value);
        transparent_crc(g_1154[i].f4, "g_1154[i].f4", print_hash_value);
        transparent_crc(g_1154[i].f5, "g_1154[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1155.f0, "g_1155.f0", print_hash_value);
    transparent_crc(g_1155.f1, "g_1155.f1", print_hash_value);
    transparent_crc(g_1155.f2, "g_1155.f2", print_hash_value);
    transparent_crc(g_1155.f3, "g_1155.f3", print_hash_value);
    transparent_crc(g_1155.f4, "g_1155.f4", print_hash_value);
    transparent_crc(g_1155.f5, "g_1155.f5", print_hash_value);
    transparent_crc(g_1156.f0, "g_1156.f0", print_hash_value);
    transparent_crc(g_1156.f1, "g_1156.f1", print_hash_value);
    transparent_crc(g_1156.f2, "g_1156.f2", print_hash_value);
    transparent_crc(g_1156.f3, "g_1156.f3", print_hash_value);
    transparent_crc(g_1156.f4, "g_1156.f4", print_hash_value);
    transparent_crc(g_1156.f5, "g_1156.f5", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_1192[i], "g_1192[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1257.f0, "g_1257.f0", print_hash_value);
    transparent_crc(g_1257.f1, "g_1257.f1", print_hash_value);
    transparent_crc(g_1257.f2, "g_1257.f2", print_hash_value);
    transparent_crc(g_1257.f3, "g_1257.f3", print_hash_value);
    transparent_crc(g_1257.f4, "g_1257.f4", print_hash_value);
    transparent_crc(g_1257.f5, "g_1257.f5", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_1258[i], "g_1258[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1276.f0, "g_1276.f0", print_hash_value);
    transparent_crc(g_1276.f1, "g_1276.f1", print_hash_value);
    transparent_crc(g_1276.f2, "g_1276.f2", print_hash_value);
    transparent_crc(g_1276.f3, "g_1276.f3", print_hash_value);
    transparent_crc(g_1276.f4, "g_1276.f4", print_hash_value);
    transparent_crc(g_1276.f5, "g_1276.f5", print_hash_value);
    transparent_crc(g_1300.f0, "g_1300.f0", print_hash_value);
    transparent_crc(g_1300.f1, "g_1300.f1", print_hash_value);
    transparent_crc(g_1300.f2, "g_1300.f2", print_hash_value);
    transparent_crc(g_1300.f3, "g_1300.f3", print_hash_value);
    transparent_crc(g_1300.f4, "g_1300.f4", print_hash_value);
    transparent_crc(g_1300.f5, "g_1300.f5", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_1326[i].f0, "g_1326[i].f0", print_hash_value);
        transparent_crc(g_1326[i].f1, "g_1326[i].f1", print_hash_value);
        transparent_crc(g_1326[i].f2, "g_1326[i].f2", print_hash_value);
        transparent_crc(g_1326[i].f3, "g_1326[i].f3", print_hash_value);
        transparent_crc(g_1326[i].f4, "g_1326[i].f4", print_hash_value);
        transparent_crc(g_1326[i].f5, "g_1326[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1340.f0, "g_1340.f0", print_hash_value);
    transparent_crc(g_1340.f1, "g_1340.f1", print_hash_value);
    transparent_crc(g_1340.f2, "g_1340.f2", print_hash_value);
    transparent_crc(g_1340.f3, "g_1340.f3", print_hash_value);
    transparent_crc(g_1340.f4, "g_1340.f4", print_hash_value);
    transparent_crc(g_1340.f5, "g_1340.f5", print_hash_value);
    transparent_crc(g_1395, "g_1395", print_hash_value);
    transparent_crc(g_1402.f0, "g_1402.f0", print_hash_value);
    transparent_crc(g_1402.f2, "g_1402.f2", print_hash_value);
    transparent_crc(g_1403.f0, "g_1403.f0", print_hash_value);
    transparent_crc(g_1403.f1, "g_1403.f1", print_hash_value);
    transparent_crc(g_1403.f2, "g_1403.f2", print_hash_value);
    transparent_crc(g_1403.f3, "g_1403.f3", print_hash_value);
    transparent_crc(g_1403.f4, "g_1403.f4", print_hash_value);
    transparent_crc(g_1403.f5, "g_1403.f5", print_hash_value);
    transparent_crc(g_1414, "g_1414", print_hash_value);
    transparent_crc(g_1421.f0, "g_1421.f0", print_hash_value);
    transparent_crc(g_1421.f2, "g_1421.f2", print_hash_value);
    transparent_crc(g_1423.f0, "g_1423.f0", print_hash_value);
    transparent_crc(g_1423.f2, "g_1423.f2", print_hash_value);
    transparent_crc(g_1432.f0, "g_1432.f0", print_hash_value);
    transparent_crc(g_1432.f1, "g_1432.f1", print_hash_value);
    transparent_crc(g_1432.f2, "g_1432.f2", print_hash_value);
    transparent_crc(g_1432.f3, "g_1432.f3", print_hash_value);
    transparent_crc(g_1432.f4, "g_1432.f4", print_hash_value);
    transparent_crc(g_1432.f5, "g_1432.f5", print_hash_value);
    transparent_crc(g_1463, "g_1463", print_hash_value);
    transparent_crc(g_1513.f0, "g_1513.f0", print_hash_value);
    transparent_crc(g_1513.f1, "g_1513.f1", print_hash_value);
    transparent_crc(g_1513.f2, "g_1513.f2", print_hash_value);
    transparent_crc(g_1513.f3, "g_1513.f3", print_hash_value);
    transparent_crc(g_1513.f4, "g_1513.f4", print_hash_value);
    transparent_crc(g_1513.f5, "g_1513.f5", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_1600[i].f0, "g_1600[i].f0", print_hash_value);
        transparent_crc(g_1600[i].f1, "g_1600[i].f1", print_hash_value);
        transparent_crc(g_1600[i].f2, "g_1600[i].f2", print_hash_value);
        transparent_crc(g_1600[i].f3, "g_1600[i].f3", print_hash_value);
        transparent_crc(g_1600[i].f4, "g_1600[i].f4", print_hash_value);
        transparent_crc(g_1600[i].f5, "g_1600[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 8; k++)
            {
                transparent_crc(g_1634[i][j][k].f0, "g_1634[i][j][k].f0", print_hash_value);
                transparent_crc(g_1634[i][j][k].f1, "g_1634[i][j][k].f1", print_hash_value);
                transparent_crc(g_1634[i][j][k].f2, "g_1634[i][j][k].f2", print_hash_value);
                transparent_crc(g_1634[i][j][k].f3, "g_1634[i][j][k].f3", print_hash_value);
                transparent_crc(g_1634[i][j][k].f4, "g_1634[i][j][k].f4", print_hash_value);
                transparent_crc(g_1634[i][j][k].f5, "g_1634[i][j][k].f5", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc_bytes (&g_1684, sizeof(g_1684), "g_1684", print_hash_value);
    transparent_crc(g_1713, "g_1713", print_hash_value);
    transparent_crc(g_1763.f0, "g_1763.f0", print_hash_value);
    transparent_crc(g_1763.f1, "g_1763.f1", print_hash_value);
    transparent_crc(g_1763.f2, "g_1763.f2", print_hash_value);
    transparent_crc(g_1763.f3, "g_1763.f3", print_hash_value);
    transparent_crc(g_1763.f4, "g_1763.f4", print_hash_value);
    transparent_crc(g_1763.f5, "g_1763.f5", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 4; j++)
        {
            transparent_crc_bytes(&g_1780[i][j], sizeof(g_1780[i][j]), "g_1780[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1786.f0, "g_1786.f0", print_hash_value);
    transparent_crc(g_1786.f1, "g_1786.f1", print_hash_value);
    transparent_crc(g_1786.f2, "g_1786.f2", print_hash_value);
    transparent_crc(g_1786.f3, "g_1786.f3", print_hash_value);
    transparent_crc(g_1786.f4, "g_1786.f4", print_hash_value);
    transparent_crc(g_1786.f5, "g_1786.f5", print_hash_value);
    transparent_crc(g_1787.f0, "g_1787.f0", print_hash_value);
    transparent_crc(g_1787.f1, "g_1787.f1", print_hash_value);
    transparent_crc(g_1787.f2, "g_1787.f2", print_hash_value);
    transparent_crc(g_1787.f3, "g_1787.f3", print_hash_value);
    transparent_crc(g_1787.f4, "g_1787.f4", print_hash_value);
    transparent_crc(g_1787.f5, "g_1787.f5", print_hash_value);
    transparent_crc(g_1790.f0, "g_1790.f0", print_hash_value);
    transparent_crc(g_1790.f1, "g_1790.f1", print_hash_value);
    transparent_crc(g_1790.f2, "g_1790.f2", print_hash_value);
    transparent_crc(g_1790.f3, "g_1790.f3", print_hash_value);
    transparent_crc(g_1790.f4, "g_1790.f4", print_hash_value);
    transparent_crc(g_1790.f5, "g_1790.f5", print_hash_value);
    transparent_crc(g_1800.f0, "g_1800.f0", print_hash_value);
    transparent_crc(g_1800.f1, "g_1800.f1", print_hash_value);
    transparent_crc(g_1800.f2, "g_1800.f2", print_hash_value);
    transparent_crc(g_1800.f3, "g_1800.f3", print_hash_value);
    transparent_crc(g_1800.f4, "g_1800.f4", print_hash_value);
    transparent_crc(g_1800.f5, "g_1800.f5", print_hash_value);
    transparent_crc(g_1805.f0, "g_1805.f0", print_hash_value);
    transparent_crc(g_1805.f1, "g_1805.f1", print_hash_value);
    transparent_crc(g_1805.f2, "g_1805.f2", print_hash_value);
    transparent_crc(g_1805.f3, "g_1805.f3", print_hash_value);
    transparent_crc(g_1805.f4, "g_1805.f4", print_hash_value);
    transparent_crc(g_1805.f5, "g_1805.f5", print_hash_value);
    transparent_crc(g_1836.f0, "g_1836.f0", print_hash_value);
    transparent_crc(g_1836.f1, "g_1836.f1", print_hash_value);
    transparent_crc(g_1836.f2, "g_1836.f2", print_hash_value);
    transparent_crc(g_1836.f3, "g_1836.f3", print_hash_value);
    transparent_crc(g_1836.f4, "g_1836.f4", print_hash_value);
    transparent_crc(g_1836.f5, "g_1836.f5", print_hash_value);
    transparent_crc(g_1888.f0, "g_1888.f0", print_hash_value);
    transparent_crc(g_1888.f2, "g_1888.f2", print_hash_value);
    transparent_crc(g_1889.f0, "g_1889.f0", print_hash_value);
    transparent_crc(g_1889.f1, "g_1889.f1", print_hash_value);
    transparent_crc(g_1889.f2, "g_1889.f2", print_hash_value);
    transparent_crc(g_1889.f3, "g_1889.f3", print_hash_value);
    transparent_crc(g_1901, "g_1901", print_hash_value);
    transparent_crc(g_2000.f0, "g_2000.f0", print_hash_value);
    transparent_crc(g_2000.f2, "g_2000.f2", print_hash_value);
    transparent_crc(g_2019.f0, "g_2019.f0", print_hash_value);
    transparent_crc(g_2019.f1, "g_2019.f1", print_hash_value);
    transparent_crc(g_2019.f2, "g_2019.f2", print_hash_value);
    transparent_crc(g_2019.f3, "g_2019.f3", print_hash_value);
    transparent_crc(g_2019.f4, "g_2019.f4", print_hash_value);
    transparent_crc(g_2019.f5, "g_2019.f5", print_hash_value);
    transparent_crc(g_2023.f0, "g_2023.f0", print_hash_value);
    transparent_crc(g_2023.f1, "g_2023.f1", print_hash_value);
    transparent_crc(g_2023.f2, "g_2023.f2", print_hash_value);
    transparent_crc(g_2023.f3, "g_2023.f3", print_hash_value);
    transparent_crc(g_2023.f4, "g_2023.f4", print_hash_value);
    transparent_crc(g_2023.f5, "g_2023.f5", print_hash_value);
    transparent_crc(g_2076.f0, "g_2076.f0", print_hash_value);
    transparent_crc(g_2076.f2, "g_2076.f2", print_hash_value);
    transparent_crc(g_2098.f0, "g_2098.f0", print_hash_value);
    transparent_crc(g_2098.f1, "g_2098.f1", print_hash_value);
    transparent_crc(g_2098.f2, "g_2098.f2", print_hash_value);
    transparent_crc(g_2098.f3, "g_2098.f3", print_hash_value);
    transparent_crc(g_2098.f4, "g_2098.f4", print_hash_value);
    transparent_crc(g_2098.f5, "g_2098.f5", print_hash_value);
    transparent_crc(g_2112, "g_2112", print_hash_value);
    transparent_crc(g_2116.f0, "g_2116.f0", print_hash_value);
    transparent_crc(g_2116.f1, "g_2116.f1", print_hash_value);
    transparent_crc(g_2116.f2, "g_2116.f2", print_hash_value);
    transparent_crc(g_2116.f3, "g_2116.f3", print_hash_value);
    transparent_crc(g_2116.f4, "g_2116.f4", print_hash_value);
    transparent_crc(g_2116.f5, "g_2116.f5", print_hash_value);
    transparent_crc(g_2117.f0, "g_2117.f0", print_hash_value);
    transparent_crc(g_2117.f1, "g_2117.f1", print_hash_value);
    transparent_crc(g_2117.f2, "g_2117.f2", print_hash_value);
    transparent_crc(g_2117.f3, "g_2117.f3", print_hash_value);
    transparent_crc(g_2117.f4, "g_2117.f4", print_hash_value);
    transparent_crc(g_2117.f5, "g_2117.f5", print_hash_value);
    transparent_crc(g_2152, "g_2152", print_hash_value);
    transparent_crc(g_2173.f0, "g_2173.f0", print_hash_value);
    transparent_crc(g_2173.f2, "g_2173.f2", print_hash_value);
    transparent_crc(g_2245.f0, "g_2245.f0", print_hash_value);
    transparent_crc(g_2245.f1, "g_2245.f1", print_hash_value);
    transparent_crc(g_2245.f2, "g_2245.f2", print_hash_value);
    transparent_crc(g_2245.f3, "g_2245.f3", print_hash_value);
    transparent_crc(g_2245.f4, "g_2245.f4", print_hash_value);
    transparent_crc(g_2245.f5, "g_2245.f5", print_hash_value);
    transparent_crc(g_2249.f0, "g_2249.f0", print_hash_value);
    transparent_crc(g_2249.f1, "g_2249.f1", print_hash_value);
    transparent_crc(g_2249.f2, "g_2249.f2", print_hash_value);
    transparent_crc(g_2249.f3, "g_2249.f3", print_hash_value);
    transparent_crc(g_2249.f4, "g_2249.f4", print_hash_value);
    transparent_crc(g_2249.f5, "g_2249.f5", print_hash_value);
    transparent_crc(g_2250.f0, "g_2250.f0", print_hash_value);
    transparent_crc(g_2250.f1, "g_2250.f1", print_hash_value);
    transparent_crc(g_2250.f2, "g_2250.f2", print_hash_value);
    transparent_crc(g_2250.f3, "g_2250.f3", print_hash_value);
    transparent_crc(g_2250.f4, "g_2250.f4", print_hash_value);
    transparent_crc(g_2250.f5, "g_2250.f5", print_hash_value);
    transparent_crc(g_2284.f0, "g_2284.f0", print_hash_value);
    transparent_crc(g_2300.f0, "g_2300.f0", print_hash_value);
    transparent_crc(g_2300.f1, "g_2300.f1", print_hash_value);
    transparent_crc(g_2300.f2, "g_2300.f2", print_hash_value);
    transparent_crc(g_2300.f3, "g_2300.f3", print_hash_value);
    transparent_crc(g_2300.f4, "g_2300.f4", print_hash_value);
    transparent_crc(g_2300.f5, "g_2300.f5", print_hash_value);
    transparent_crc(g_2306.f0, "g_2306.f0", print_hash_value);
    transparent_crc(g_2306.f2, "g_2306.f2", print_hash_value);
    transparent_crc(g_2333.f0, "g_2333.f0", print_hash_value);
    transparent_crc(g_2333.f2, "g_2333.f2", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_2364[i].f0, "g_2364[i].f0", print_hash_value);
        transparent_crc(g_2364[i].f2, "g_2364[i].f2", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2367.f0, "g_2367.f0", print_hash_value);
    transparent_crc(g_2367.f1, "g_2367.f1", print_hash_value);
    transparent_crc(g_2367.f2, "g_2367.f2", print_hash_value);
    transparent_crc(g_2367.f3, "g_2367.f3", print_hash_value);
    transparent_crc(g_2367.f4, "g_2367.f4", print_hash_value);
    transparent_crc(g_2367.f5, "g_2367.f5", print_hash_value);
    transparent_crc(g_2379.f0, "g_2379.f0", print_hash_value);
    transparent_crc(g_2379.f1, "g_2379.f1", print_hash_value);
    transparent_crc(g_2379.f2, "g_2379.f2", print_hash_value);
    transparent_crc(g_2379.f3, "g_2379.f3", print_hash_value);
    transparent_crc(g_2379.f4, "g_2379.f4", print_hash_value);
    transparent_crc(g_2379.f5, "g_2379.f5", print_hash_value);
    transparent_crc(g_2380.f0, "g_2380.f0", print_hash_value);
    transparent_crc(g_2380.f1, "g_2380.f1", print_hash_value);
    transparent_crc(g_2380.f2, "g_2380.f2", print_hash_value);
    transparent_crc(g_2380.f3, "g_2380.f3", print_hash_value);
    transparent_crc(g_2380.f4, "g_2380.f4", print_hash_value);
    transparent_crc(g_2380.f5, "g_2380.f5", print_hash_value);
    transparent_crc(g_2436.f0, "g_2436.f0", print_hash_value);
    transparent_crc(g_2436.f1, "g_2436.f1", print_hash_value);
    transparent_crc(g_2436.f2, "g_2436.f2", print_hash_value);
    transparent_crc(g_2436.f3, "g_2436.f3", print_hash_value);
    transparent_crc(g_2436.f4, "g_2436.f4", print_hash_value);
    transparent_crc(g_2436.f5, "g_2436.f5", print_hash_value);
    transparent_crc(g_2468.f0, "g_2468.f0", print_hash_value);
    transparent_crc(g_2468.f1, "g_2468.f1", print_hash_value);
    transparent_crc(g_2468.f2, "g_2468.f2", print_hash_value);
    transparent_crc(g_2468.f3, "g_2468.f3", print_hash_value);
    transparent_crc(g_2468.f4, "g_2468.f4", print_hash_value);
    transparent_crc(g_2468.f5, "g_2468.f5", print_hash_value);
    transparent_crc(g_2495.f0, "g_2495.f0", print_hash_value);
    transparent_crc(g_2496.f0, "g_2496.f0", print_hash_value);
    transparent_crc(g_2496.f1, "g_2496.f1", print_hash_value);
    transparent_crc(g_2496.f2, "g_2496.f2", print_hash_value);
    transparent_crc(g_2496.f3, "g_2496.f3", print_hash_value);
    transparent_crc(g_2539.f0, "g_2539.f0", print_hash_value);
    transparent_crc(g_2539.f1, "g_2539.f1", print_hash_value);
    transparent_crc(g_2539.f2, "g_2539.f2", print_hash_value);
    transparent_crc(g_2539.f3, "g_2539.f3", print_hash_value);
    transparent_crc(g_2539.f4, "g_2539.f4", print_hash_value);
    transparent_crc(g_2539.f5, "g_2539.f5", print_hash_value);
    transparent_crc(g_2541.f0, "g_2541.f0", print_hash_value);
    transparent_crc(g_2541.f1, "g_2541.f1", print_hash_value);
    transparent_crc(g_2541.f2, "g_2541.f2", print_hash_value);
    transparent_crc(g_2541.f3, "g_2541.f3", print_hash_value);
    transparent_crc(g_2541.f4, "g_2541.f4", print_hash_value);
    transparent_crc(g_2541.f5, "g_2541.f5", print_hash_value);
    transparent_crc(g_2554.f0, "g_2554.f0", print_hash_value);
    transparent_crc(g_2554.f2, "g_2554.f2", print_hash_value);
    transparent_crc(g_2556.f0, "g_2556.f0", print_hash_value);
    transparent_crc(g_2556.f1, "g_2556.f1", print_hash_value);
    transparent_crc(g_2556.f2, "g_2556.f2", print_hash_value);
    transparent_crc(g_2556.f3, "g_2556.f3", print_hash_value);
    transparent_crc(g_2626, "g_2626", print_hash_value);
    transparent_crc(g_2657.f0, "g_2657.f0", print_hash_value);
    transparent_crc(g_2657.f1, "g_2657.f1", print_hash_value);
    transparent_crc(g_2657.f2, "g_2657.f2", print_hash_value);
    transparent_crc(g_2657.f3, "g_2657.f3", print_hash_value);
    transparent_crc(g_2665.f0, "g_2665.f0", print_hash_value);
    transparent_crc(g_2665.f2, "g_2665.f2", print_hash_value);
    transparent_crc(g_2720, "g_2720", print_hash_value);
    transparent_crc(g_2787.f0, "g_2787.f0", print_hash_value);
    transparent_crc(g_2787.f2, "g_2787.f2", print_hash_value);
    transparent_crc(g_2833.f0, "g_2833.f0", print_hash_value);
    transparent_crc(g_2833.f1, "g_2833.f1", print_hash_value);
    transparent_crc(g_2833.f2, "g_2833.f2", print_hash_value);
    transparent_crc(g_2833.f3, "g_2833.f3", print_hash_value);
    transparent_crc(g_2833.f4, "g_2833.f4", print_hash_value);
    transparent_crc(g_2833.f5, "g_2833.f5", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_2890[i].f0, "g_2890[i].f0", print_hash_value);
        transparent_crc(g_2890[i].f1, "g_2890[i].f1", print_hash_value);
        transparent_crc(g_2890[i].f2, "g_2890[i].f2", print_hash_value);
        transparent_crc(g_2890[i].f3, "g_2890[i].f3", print_hash_value);
        transparent_crc(g_2890[i].f4, "g_2890[i].f4", print_hash_value);
        transparent_crc(g_2890[i].f5, "g_2890[i].f5", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2927.f0, "g_2927.f0", print_hash_value);
    transparent_crc(g_2927.f1, "g_2927.f1", print_hash_value);
    transparent_crc(g_2927.f2, "g_2927.f2", print_hash_value);
    transparent_crc(g_2927.f3, "g_2927.f3", print_hash_value);
    transparent_crc(g_2927.f4, "g_2927.f4", print_hash_value);
    transparent_crc(g_2927.f5, "g_2927.f5", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        transparent_crc(g_2966[i], "g_2966[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_3047[i][j][k].f0, "g_3047[i][j][k].f0", print_hash_value);
                transparent_crc(g_3047[i][j][k].f2, "g_3047[i][j][k].f2", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_3097[i].f0, "g_3097[i].f0", print_hash_value);
        transparent_crc(g_3097[i].f1, "g_3097[i].f1", print_hash_value);
        transparent_crc(g_3097[i].f2, "g_3097[i].f2", print_hash_value);
        transparent_crc(g_3097[i].f3, "g_3097[i].f3", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_3112.f0, "g_3112.f0", print_hash_value);
    transparent_crc(g_3112.f1, "g_3112.f1", print_hash_value);
    transparent_crc(g_3112.f2, "g_3112.f2", print_hash_value);
    transparent_crc(g_3112.f3, "g_3112.f3", print_hash_value);
    transparent_crc(g_3112.f4, "g_3112.f4", print_hash_value);
    transparent_crc(g_3112.f5, "g_3112.f5", print_hash_value);
    transparent_crc(g_3121.f0, "g_3121.f0", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 1; j++)
        {
            transparent_crc(g_3145[i][j].f0, "g_3145[i][j].f0", print_hash_value);
            transparent_crc(g_3145[i][j].f2, "g_3145[i][j].f2", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_3151.f0, "g_3151.f0", print_hash_value);
    transparent_crc(g_3151.f2, "g_3151.f2", print_hash_value);
    transparent_crc(g_3162.f0, "g_3162.f0", print_hash_value);
    transparent_crc(g_3162.f1, "g_3162.f1", print_hash_value);
    transparent_crc(g_3162.f2, "g_3162.f2", print_hash_value);
    transparent_crc(g_3162.f3, "g_3162.f3", print_hash_value);
    transparent_crc(g_3162.f4, "g_3162.f4", print_hash_value);
    transparent_crc(g_3162.f5, "g_3162.f5", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 4; j++)
        {
            transparent_crc(g_3207[i][j].f0, "g_3207[i][j].f0", print_hash_value);
            transparent_crc(g_3207[i][j].f2, "g_3207[i][j].f2", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_3218.f0, "g_3218.f0", print_hash_value);
    transparent_crc(g_3218.f1, "g_3218.f1", print_hash_value);
    transparent_crc(g_3218.f2, "g_3218.f2", print_hash_value);
    transparent_crc(g_3218.f3, "g_3218.f3", print_hash_value);
    transparent_crc(g_3218.f4, "g_3218.f4", print_hash_value);
    transparent_crc(g_3218.f5, "g_3218.f5", print_hash_value);
    transparent_crc(g_3239, "g_3239", print_hash_value);
    transparent_crc(g_3257, "g_3257", print_hash_value);
    transparent_crc(g_3276, "g_3276", print_hash_value);
    transparent_crc(g_3286.f0, "g_3286.f0", print_hash_value);
    transparent_crc(g_3286.f1, "g_3286.f1", print_hash_value);
    transparent_crc(g_3286.f2, "g_3286.f2", print_hash_value);
    transparent_crc(g_3286.f3, "g_3286.f3", print_hash_value);
    transparent_crc(g_3353.f0, "g_3353.f0", print_hash_value);
    transparent_crc(g_3353.f1, "g_3353.f1", print_hash_value);
    transparent_crc(g_3353.f2, "g_3353.f2", print_hash_value);
    transparent_crc(g_3353.f3, "g_3353.f3", print_hash_value);
    transparent_crc(g_3353.f4, "g_3353.f4", print_hash_value);
    transparent_crc(g_3353.f5, "g_3353.f5", print_hash_value);
    transparent_crc(g_3408, "g_3408", print_hash_value);
    transparent_crc(g_3537, "g_3537", print_hash_value);
    transparent_crc(g_3617.f0, "g_3617.f0", print_hash_value);
    transparent_crc(g_3617.f1, "g_3617.f1", print_hash_value);
    transparent_crc(g_3617.f2, "g_3617.f2", print_hash_value);
    transparent_crc(g_3617.f3, "g_3617.f3", print_hash_value);
    transparent_crc(g_3617.f4, "g_3617.f4", print_hash_value);
    transparent_crc(g_3617.f5, "g_3617.f5", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 2; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_3618[i][j][k], "g_3618[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc_bytes (&g_3676, sizeof(g_3676), "g_3676", print_hash_value);
    transparent_crc(g_3689.f0, "g_3689.f0", print_hash_value);
    transparent_crc(g_3689.f1, "g_3689.f1", print_hash_value);
    transparent_crc(g_3689.f2, "g_3689.f2", print_hash_value);
    transparent_crc(g_3689.f3, "g_3689.f3", print_hash_value);
    transparent_crc(g_3735.f0, "g_3735.f0", print_hash_value);
    transparent_crc(g_3735.f2, "g_3735.f2", print_hash_value);
    transparent_crc(g_3756, "g_3756", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 6; k++)
            {
                transparent_crc(g_3785[i][j][k].f0, "g_3785[i][j][k].f0", print_hash_value);
                transparent_crc(g_3785[i][j][k].f2, "g_3785[i][j][k].f2", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_3787[i], "g_3787[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_3808.f0, "g_3808.f0", print_hash_value);
    transparent_crc(g_3808.f1, "g_3808.f1", print_hash_value);
    transparent_crc(g_3808.f2, "g_3808.f2", print_hash_value);
    transparent_crc(g_3808.f3, "g_3808.f3", print_hash_value);
    transparent_crc(g_3808.f4, "g_3808.f4", print_hash_value);
    transparent_crc(g_3808.f5, "g_3808.f5", print_hash_value);
    transparent_crc(g_3841.f0, "g_3841.f0", print_hash_value);
    transparent_crc(g_3841.f1, "g_3841.f1", print_hash_value);
    transparent_crc(g_3841.f2, "g_3841.f2", print_hash_value);
    transparent_crc(g_3841.f3, "g_3841.f3", print_hash_value);
    transparent_crc(g_3841.f4, "g_3841.f4", print_hash_value);
    transparent_crc(g_3841.f5, "g_3841.f5", print_hash_value);
    transparent_crc(g_3850, "g_3850", print_hash_value);
    transparent_crc(g_3952.f0, "g_3952.f0", print_hash_value);
    transparent_crc(g_3952.f1, "g_3952.f1", print_hash_value);
    transparent_crc(g_3952.f2, "g_3952.f2", print_hash_value);
    transparent_crc(g_3952.f3, "g_3952.f3", print_hash_value);
    transparent_crc(g_3952.f4, "g_3952.f4", print_hash_value);
    transparent_crc(g_3952.f5, "g_3952.f5", print_hash_value);
    transparent_crc(g_3954.f0, "g_3954.f0", print_hash_value);
    transparent_crc(g_3954.f1, "g_3954.f1", print_hash_value);
    transparent_crc(g_3954.f2, "g_3954.f2", print_hash_value);
    transparent_crc(g_3954.f3, "g_3954.f3", print_hash_value);
    transparent_crc(g_3954.f4, "g_3954.f4", print_hash_value);
    transparent_crc(g_3954.f5, "g_3954.f5", print_hash_value);
    transparent_crc(g_4028, "g_4028", print_hash_value);
    transparent_crc(g_4035.f0, "g_4035.f0", print_hash_value);
    transparent_crc(g_4035.f1, "g_4035.f1", print_hash_value);
    transparent_crc(g_4035.f2, "g_4035.f2", print_hash_value);
    transparent_crc(g_4035.f3, "g_4035.f3", print_hash_value);
    transparent_crc(g_4035.f4, "g_4035.f4", print_hash_value);
    transparent_crc(g_4035.f5, "g_4035.f5", print_hash_value);
    transparent_crc(g_4036.f0, "g_4036.f0", print_hash_value);
    transparent_crc(g_4036.f1, "g_4036.f1", print_hash_value);
    transparent_crc(g_4036.f2, "g_4036.f2", print_hash_value);
    transparent_crc(g_4036.f3, "g_4036.f3", print_hash_value);
    transparent_crc(g_4036.f4, "g_4036.f4", print_hash_value);
    transparent_crc(g_4036.f5, "g_4036.f5", print_hash_value);
    transparent_crc(g_4045.f0, "g_4045.f0", print_hash_value);
    transparent_crc(g_4045.f1, "g_4045.f1", print_hash_value);
    transparent_crc(g_4045.f2, "g_4045.f2", print_hash_value);
    transparent_crc(g_4045.f3, "g_4045.f3", print_hash_value);
    transparent_crc(g_4045.f4, "g_4045.f4", print_hash_value);
    transparent_crc(g_4045.f5, "g_4045.f5", print_hash_value);
    transparent_crc(g_4064, "g_4064", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        transparent_crc(g_4115[i], "g_4115[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_4117.f0, "g_4117.f0", print_hash_value);
    transparent_crc(g_4117.f1, "g_4117.f1", print_hash_value);
    transparent_crc(g_4117.f2, "g_4117.f2", print_hash_value);
    transparent_crc(g_4117.f3, "g_4117.f3", print_hash_value);
    transparent_crc(g_4182.f0, "g_4182.f0", print_hash_value);
    transparent_crc(g_4182.f2, "g_4182.f2", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
