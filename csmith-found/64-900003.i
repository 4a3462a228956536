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


#pragma pack(push)
#pragma pack(1)
struct S0 {
   volatile signed f0 : 16;
};
#pragma pack(pop)


static int32_t g_2 = 0L;
static volatile int64_t g_5[3][6] = {{1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L}};
static int32_t g_7 = 0x2A96950AL;
static int32_t g_8 = 0x7A9D2E81L;
static volatile int32_t g_9 = 1L;
static float g_10 = 0x5.7497F3p+60;
static uint8_t g_11 = 0xBFL;
static uint64_t g_50[9][3][9] = {{{0x04C3D8FFFCB277CELL,5UL,1UL,1UL,0xD9CEC61C9C8A038ALL,0x485A0FF8149088B5LL,0xD9CEC61C9C8A038ALL,1UL,1UL},{0xD9CEC61C9C8A038ALL,0xD9CEC61C9C8A038ALL,0x04C3D8FFFCB277CELL,0x9E2F093B040F4EB9LL,0xDBE4212CF720AFD3LL,18446744073709551615UL,1UL,18446744073709551615UL,0xDBE4212CF720AFD3LL},{0x04C3D8FFFCB277CELL,0xD9CEC61C9C8A038ALL,0xD9CEC61C9C8A038ALL,0x04C3D8FFFCB277CELL,0x9E2F093B040F4EB9LL,0xDBE4212CF720AFD3LL,18446744073709551615UL,1UL,18446744073709551615UL}},{{1UL,0x04C3D8FFFCB277CELL,0xD9CEC61C9C8A038ALL,0xD9CEC61C9C8A038ALL,0x04C3D8FFFCB277CELL,0x9E2F093B040F4EB9LL,0xDBE4212CF720AFD3LL,18446744073709551615UL,1UL},{18446744073709551610UL,0x485A0FF8149088B5LL,0x9E2F093B040F4EB9LL,5UL,5UL,0x9E2F093B040F4EB9LL,0x485A0FF8149088B5LL,18446744073709551610UL,0x04C3D8FFFCB277CELL},{1UL,0xD9CEC61C9C8A038ALL,18446744073709551610UL,0xDBE4212CF720AFD3LL,0x485A0FF8149088B5LL,0x485A0FF8149088B5LL,0xDBE4212CF720AFD3LL,18446744073709551610UL,0xD9CEC61C9C8A038ALL}},{{5UL,18446744073709551610UL,1UL,0x04C3D8FFFCB277CELL,18446744073709551615UL,0xE4E412C2192B58EFLL,0xE4E412C2192B58EFLL,18446744073709551615UL,0x04C3D8FFFCB277CELL},{5UL,1UL,5UL,0xE4E412C2192B58EFLL,0xDBE4212CF720AFD3LL,1UL,0x9E2F093B040F4EB9LL,0x9E2F093B040F4EB9LL,1UL},{1UL,18446744073709551610UL,5UL,18446744073709551610UL,1UL,0x04C3D8FFFCB277CELL,18446744073709551615UL,0xE4E412C2192B58EFLL,0xE4E412C2192B58EFLL}},{{18446744073709551610UL,0xD9CEC61C9C8A038ALL,1UL,0xE4E412C2192B58EFLL,1UL,0xD9CEC61C9C8A038ALL,18446744073709551610UL,0xDBE4212CF720AFD3LL,0x485A0FF8149088B5LL},{0x9E2F093B040F4EB9LL,0x485A0FF8149088B5LL,18446744073709551610UL,0x04C3D8FFFCB277CELL,0xDBE4212CF720AFD3LL,0x04C3D8FFFCB277CELL,18446744073709551610UL,0x485A0FF8149088B5LL,0x9E2F093B040F4EB9LL},{0xD9CEC61C9C8A038ALL,0x04C3D8FFFCB277CELL,0x9E2F093B040F4EB9LL,0xDBE4212CF720AFD3LL,18446744073709551615UL,1UL,18446744073709551615UL,0xDBE4212CF720AFD3LL,0x9E2F093B040F4EB9LL}},{{18446744073709551615UL,18446744073709551615UL,0xD9CEC61C9C8A038ALL,5UL,0x485A0FF8149088B5LL,0xE4E412C2192B58EFLL,0x9E2F093B040F4EB9LL,0xE4E412C2192B58EFLL,0x485A0FF8149088B5LL},{0xD9CEC61C9C8A038ALL,18446744073709551615UL,18446744073709551615UL,0xD9CEC61C9C8A038ALL,5UL,0x485A0FF8149088B5LL,0xE4E412C2192B58EFLL,0x9E2F093B040F4EB9LL,0xE4E412C2192B58EFLL},{0x9E2F093B040F4EB9LL,0x04C3D8FFFCB277CELL,0xD9CEC61C9C8A038ALL,0xD9CEC61C9C8A038ALL,0x04C3D8FFFCB277CELL,0x9E2F093B040F4EB9LL,0xDBE4212CF720AFD3LL,18446744073709551615UL,1UL}},{{18446744073709551610UL,0x485A0FF8149088B5LL,0x9E2F093B040F4EB9LL,5UL,5UL,0x9E2F093B040F4EB9LL,0x485A0FF8149088B5LL,18446744073709551610UL,0x04C3D8FFFCB277CELL},{1UL,0xD9CEC61C9C8A038ALL,18446744073709551610UL,0xDBE4212CF720AFD3LL,0x485A0FF8149088B5LL,0x485A0FF8149088B5LL,0xDBE4212CF720AFD3LL,18446744073709551610UL,0xD9CEC61C9C8A038ALL},{5UL,18446744073709551610UL,1UL,0x04C3D8FFFCB277CELL,18446744073709551615UL,0xE4E412C2192B58EFLL,0xE4E412C2192B58EFLL,18446744073709551615UL,0x04C3D8FFFCB277CELL}},{{5UL,1UL,5UL,0xE4E412C2192B58EFLL,0xDBE4212CF720AFD3LL,1UL,0x9E2F093B040F4EB9LL,0x9E2F093B040F4EB9LL,1UL},{1UL,18446744073709551610UL,5UL,18446744073709551610UL,1UL,0x04C3D8FFFCB277CELL,18446744073709551615UL,0xE4E412C2192B58EFLL,0xE4E412C2192B58EFLL},{18446744073709551610UL,0xD9CEC61C9C8A038ALL,1UL,0xE4E412C2192B58EFLL,1UL,0xD9CEC61C9C8A038ALL,18446744073709551610UL,0xDBE4212CF720AFD3LL,0x485A0FF8149088B5LL}},{{0x9E2F093B040F4EB9LL,0x485A0FF8149088B5LL,18446744073709551610UL,0x04C3D8FFFCB277CELL,0xDBE4212CF720AFD3LL,0x04C3D8FFFCB277CELL,18446744073709551610UL,0x485A0FF8149088B5LL,0x9E2F093B040F4EB9LL},{0xD9CEC61C9C8A038ALL,0x04C3D8FFFCB277CELL,0x9E2F093B040F4EB9LL,0xDBE4212CF720AFD3LL,18446744073709551615UL,1UL,18446744073709551615UL,0xDBE4212CF720AFD3LL,0x9E2F093B040F4EB9LL},{18446744073709551615UL,18446744073709551615UL,0xD9CEC61C9C8A038ALL,5UL,0x485A0FF8149088B5LL,0xE4E412C2192B58EFLL,0x9E2F093B040F4EB9LL,0xE4E412C2192B58EFLL,0x485A0FF8149088B5LL}},{{0xD9CEC61C9C8A038ALL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,0x04C3D8FFFCB277CELL,1UL,18446744073709551610UL,5UL,18446744073709551610UL},{5UL,0xD9CEC61C9C8A038ALL,18446744073709551615UL,18446744073709551615UL,0xD9CEC61C9C8A038ALL,5UL,0x485A0FF8149088B5LL,0xE4E412C2192B58EFLL,0x9E2F093B040F4EB9LL},{1UL,1UL,5UL,0x04C3D8FFFCB277CELL,0x04C3D8FFFCB277CELL,5UL,1UL,1UL,0xD9CEC61C9C8A038ALL}}};
static uint64_t g_53 = 1UL;
static int16_t g_82 = (-8L);
static int8_t g_88 = 3L;
static int32_t g_89 = (-5L);
static volatile uint16_t g_90[5][3][4] = {{{4UL,65526UL,4UL,0xCD1BL},{0x3853L,65526UL,6UL,65526UL},{0x3853L,0xCD1BL,4UL,65526UL}},{{4UL,65526UL,4UL,0xCD1BL},{0x3853L,65526UL,6UL,65526UL},{0x3853L,0xCD1BL,4UL,65526UL}},{{4UL,65526UL,4UL,0xCD1BL},{0x3853L,65526UL,6UL,65526UL},{0x3853L,0xCD1BL,4UL,65526UL}},{{4UL,65526UL,4UL,0xCD1BL},{0x3853L,65526UL,6UL,65526UL},{0x3853L,0xCD1BL,4UL,65526UL}},{{4UL,65526UL,4UL,0xCD1BL},{0x3853L,65526UL,6UL,65526UL},{0x3853L,0xCD1BL,4UL,65526UL}}};
static int32_t *g_103[5][8] = {{&g_2,&g_2,(void*)0,&g_2,&g_2,&g_2,(void*)0,&g_2},{&g_2,&g_2,&g_2,(void*)0,(void*)0,&g_2,&g_2,&g_2},{(void*)0,&g_2,&g_2,&g_2,(void*)0,&g_2,(void*)0,&g_2},{(void*)0,&g_2,(void*)0,&g_2,&g_2,&g_2,&g_2,&g_2},{&g_2,&g_2,(void*)0,(void*)0,&g_2,&g_2,&g_2,(void*)0}};
static int32_t ** volatile g_102[6] = {&g_103[2][1],&g_103[2][1],&g_103[2][1],&g_103[2][1],&g_103[2][1],&g_103[2][1]};
static int32_t ** volatile g_104 = (void*)0;
static const volatile struct S0 g_119 = {208};
static float g_123[9] = {0x3.8p-1,0xD.21F61Ep-88,0x3.8p-1,0xD.21F61Ep-88,0x3.8p-1,0xD.21F61Ep-88,0x3.8p-1,0xD.21F61Ep-88,0x3.8p-1};
static float * volatile g_122 = &g_123[4];
static int16_t g_143[7][8][1] = {{{0x8FF2L},{0L},{0x8FF2L},{0xBC7BL},{8L},{8L},{0xBC7BL},{0x8FF2L}},{{0L},{0x8FF2L},{0xBC7BL},{8L},{8L},{0xBC7BL},{0x8FF2L},{0L}},{{0x8FF2L},{0xBC7BL},{8L},{8L},{0xBC7BL},{0x8FF2L},{0L},{0x8FF2L}},{{0xBC7BL},{8L},{8L},{0xBC7BL},{0x8FF2L},{0L},{0x8FF2L},{0xBC7BL}},{{8L},{8L},{0xBC7BL},{0x8FF2L},{0L},{0x8FF2L},{0xBC7BL},{8L}},{{8L},{0xBC7BL},{0x8FF2L},{0L},{0x8FF2L},{0xBC7BL},{8L},{8L}},{{0xBC7BL},{0x8FF2L},{0L},{0xBC7BL},{0L},{(-2L)},{(-2L)},{0L}}};
static float *g_147[6][3][5] = {{{&g_123[4],&g_123[4],&g_123[4],(void*)0,&g_123[7]},{&g_123[2],&g_123[4],&g_123[3],&g_123[1],&g_123[4]},{&g_10,&g_123[7],&g_123[4],&g_123[7],&g_10}},{{&g_123[7],(void*)0,&g_123[4],&g_123[7],&g_123[1]},{(void*)0,&g_123[7],&g_123[8],&g_123[1],(void*)0},{&g_123[4],&g_123[4],&g_123[1],(void*)0,&g_123[1]}},{{&g_123[1],&g_123[1],&g_123[4],&g_123[8],&g_10},{&g_123[1],&g_10,&g_10,&g_123[3],&g_123[4]},{&g_123[4],&g_123[2],(void*)0,&g_123[4],&g_123[7]}},{{(void*)0,&g_10,&g_10,(void*)0,&g_123[6]},{&g_123[7],&g_123[1],&g_10,&g_10,&g_123[3]},{&g_10,&g_123[4],(void*)0,&g_123[4],&g_10}},{{&g_123[2],&g_123[7],&g_10,&g_10,&g_123[7]},{&g_123[4],(void*)0,&g_123[4],(void*)0,&g_123[7]},{&g_123[4],&g_123[7],&g_123[1],&g_123[4],&g_10}},{{(void*)0,&g_123[4],&g_123[8],&g_123[3],&g_123[3]},{&g_123[4],&g_123[4],&g_123[4],&g_123[8],&g_123[6]},{&g_123[4],&g_123[4],&g_123[4],(void*)0,&g_123[7]}}};
static uint32_t g_152 = 5UL;
static uint8_t g_163 = 0x35L;
static uint32_t g_204[6][4][5] = {{{18446744073709551615UL,0xDDC82113L,18446744073709551615UL,0UL,18446744073709551615UL},{0xE1C27CB4L,18446744073709551615UL,0x44CFCF2FL,18446744073709551615UL,0x6A718573L},{0xDDC82113L,18446744073709551615UL,18446744073709551615UL,0xDDC82113L,18446744073709551615UL},{0x6B23AD1BL,18446744073709551615UL,0UL,18446744073709551613UL,0UL}},{{18446744073709551615UL,18446744073709551615UL,3UL,0xE42DCAB9L,0xE42DCAB9L},{0UL,18446744073709551615UL,0UL,18446744073709551613UL,0x44CFCF2FL},{0UL,0xDDC82113L,0xE42DCAB9L,0xDDC82113L,0UL},{0UL,0xA38D96EDL,0xE1C27CB4L,18446744073709551615UL,0xE1C27CB4L}},{{18446744073709551615UL,18446744073709551615UL,0xE42DCAB9L,0UL,0UL},{0x6B23AD1BL,0x5B0BACE0L,0UL,0xA38D96EDL,0xE1C27CB4L},{0xDDC82113L,0UL,3UL,3UL,0UL},{0xE1C27CB4L,0x5B0BACE0L,0UL,0UL,0x44CFCF2FL}},{{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,3UL,0xE42DCAB9L},{0UL,0xA38D96EDL,0x44CFCF2FL,0xA38D96EDL,0UL},{18446744073709551615UL,0xDDC82113L,18446744073709551615UL,0UL,18446744073709551615UL},{0xE1C27CB4L,18446744073709551615UL,0x44CFCF2FL,18446744073709551615UL,0x6A718573L}},{{0xDDC82113L,18446744073709551615UL,18446744073709551615UL,0xDDC82113L,18446744073709551615UL},{0x6B23AD1BL,18446744073709551615UL,0UL,18446744073709551613UL,0UL},{18446744073709551615UL,18446744073709551615UL,3UL,0xE42DCAB9L,0xE42DCAB9L},{0UL,1UL,0UL,0UL,0xE1C27CB4L}},{{3UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,3UL},{0UL,0x5B0BACE0L,0x6A718573L,18446744073709551613UL,0x6A718573L},{0UL,0UL,18446744073709551615UL,3UL,0xDDC82113L},{0UL,18446744073709551615UL,0UL,0x5B0BACE0L,0x6A718573L}}};
static int8_t g_206 = 0xD3L;
static uint16_t g_208[2][9][9] = {{{0x58F2L,0xF662L,0xF126L,0xF126L,0xF662L,0x58F2L,65533UL,8UL,4UL},{0xF126L,0x10C4L,65533UL,0x79FFL,0xA330L,65527UL,0x5AF5L,1UL,65535UL},{65535UL,4UL,0x5FB7L,0x10C4L,0x4F3DL,0x86C5L,65533UL,0UL,0x3A34L},{0x0ADBL,1UL,8UL,0UL,0x912AL,65533UL,65527UL,0x79FFL,2UL},{0x897DL,0xA3B6L,0x9EA1L,0xF2FAL,1UL,2UL,0x0DD8L,0xF104L,65535UL},{0xFB3FL,0x5AF5L,65535UL,4UL,1UL,65526UL,0xF126L,0x5675L,0x1137L},{0x10C4L,0x897DL,0xA4D4L,8UL,0x912AL,0xF2FAL,0x912AL,8UL,0xA4D4L},{65535UL,65535UL,0xA673L,0xFB3FL,0x4F3DL,0x18C0L,8UL,0x897DL,2UL},{8UL,6UL,0x65A5L,65535UL,0xA330L,0x1137L,65535UL,4UL,0x5675L}},{{0x3C0EL,0x0ADBL,0xA673L,65535UL,0xF662L,0xA3B6L,65532UL,65535UL,0xF126L},{0xB03BL,0xFB3FL,0xA4D4L,8UL,0x5675L,0x4CEAL,0x3A34L,0x5FB7L,0xA3B6L},{0x4CEAL,0x58F2L,65535UL,0x4F3DL,65526UL,6UL,0xF2FAL,0xA3B6L,0xFB3FL},{0x4CEAL,0xA673L,0x9EA1L,6UL,65535UL,0UL,0UL,0xA330L,0xA330L},{0xB03BL,0x5FB7L,8UL,0x4505L,8UL,0x5FB7L,0xB03BL,2UL,65526UL},{0x3C0EL,0x912AL,0x5FB7L,0x0ADBL,0x10C4L,65535UL,0x4F81L,0x86C5L,0x58F2L},{8UL,65532UL,65533UL,0x4CEAL,0xA4D4L,2UL,0x18C0L,2UL,0xF104L},{65535UL,0xFCEFL,0xF126L,0xF104L,0x0ADBL,0x4F3DL,0xD410L,0xA330L,65535UL},{0x10C4L,0x3C0EL,2UL,65527UL,1UL,0x9EA1L,65535UL,0xA3B6L,0x26C4L}}};
static uint64_t g_209 = 0xD9AD0A9A31730F26LL;
static struct S0 g_219 = {51};
static const int32_t g_239 = 0L;
static const float * const g_262[4][8] = {{(void*)0,&g_123[4],(void*)0,&g_123[4],(void*)0,(void*)0,(void*)0,&g_123[7]},{&g_123[5],(void*)0,(void*)0,&g_123[5],&g_123[8],&g_123[7],&g_123[8],&g_123[5]},{(void*)0,&g_123[8],(void*)0,(void*)0,&g_123[7],&g_123[7],(void*)0,(void*)0},{&g_123[8],&g_123[8],&g_123[7],&g_123[7],&g_123[4],&g_123[7],&g_123[7],&g_123[8]}};
static const float * const *g_261 = &g_262[3][4];
static const float * const **g_260 = &g_261;
static int32_t g_268 = (-2L);
static uint8_t g_301 = 6UL;
static uint32_t *g_336 = &g_152;
static uint32_t **g_335 = &g_336;
static struct S0 g_340 = {186};
static volatile struct S0 g_346 = {93};
static volatile struct S0 * volatile g_347 = &g_346;
static volatile struct S0 g_366[5][1] = {{{-175}},{{-175}},{{-175}},{{-175}},{{-175}}};
static volatile struct S0 g_368 = {-4};
static int32_t **g_431 = &g_103[0][2];
static int32_t ***g_430 = &g_431;
static volatile struct S0 g_436 = {-252};
static volatile struct S0 g_437 = {-113};
static volatile uint32_t g_456 = 6UL;
static volatile struct S0 g_520 = {-198};
static volatile uint32_t g_536 = 0UL;
static int32_t *g_578 = &g_2;
static int32_t ** volatile g_577 = &g_578;
static int64_t g_598 = 0x08E7A73070774221LL;
static const struct S0 *g_632 = (void*)0;
static const struct S0 **g_631[3] = {&g_632,&g_632,&g_632};
static struct S0 g_670 = {-167};
static struct S0 * volatile g_671 = &g_670;
static uint64_t *g_675 = &g_53;
static const volatile struct S0 g_678 = {-53};
static volatile struct S0 g_679 = {79};
static volatile struct S0 g_681 = {-195};
static volatile struct S0 * volatile g_682 = &g_346;
static int64_t *g_699 = &g_598;
static int64_t *g_700 = &g_598;
static volatile int16_t *g_780 = (void*)0;
static volatile int16_t ** const volatile g_779 = &g_780;
static volatile struct S0 g_782 = {183};
static struct S0 g_785 = {-109};
static const uint32_t g_833 = 18446744073709551615UL;
static const struct S0 g_841 = {-126};
static volatile struct S0 g_924 = {-8};
static volatile struct S0 g_925 = {-250};
static const int32_t *g_956 = &g_2;
static uint8_t ** const volatile g_959 = (void*)0;
static volatile uint8_t * volatile *g_960 = (void*)0;
static int32_t g_979 = 0L;
static const volatile struct S0 g_988 = {-82};
static struct S0 g_995 = {-148};
static float * volatile g_996 = &g_123[4];
static uint16_t g_1053 = 0x1238L;
static struct S0 g_1079 = {-61};
static uint16_t *g_1147 = &g_208[0][0][8];
static struct S0 g_1148[4] = {{59},{59},{59},{59}};
static struct S0 g_1155 = {-54};
static uint8_t *g_1199 = &g_163;
static uint8_t **g_1198 = &g_1199;
static int32_t ** volatile g_1201 = &g_578;
static volatile struct S0 g_1203 = {-106};
static struct S0 g_1209 = {170};
static struct S0 g_1210 = {-205};
static struct S0 *g_1286 = &g_219;
static struct S0 ** volatile g_1285[6] = {&g_1286,&g_1286,&g_1286,&g_1286,&g_1286,&g_1286};
static struct S0 ** volatile g_1287 = &g_1286;
static volatile struct S0 g_1288 = {209};
static uint16_t **g_1310[1] = {&g_1147};
static uint16_t ***g_1309 = &g_1310[0];
static uint16_t **** volatile g_1308 = &g_1309;
static volatile struct S0 g_1311 = {-237};
static int32_t * volatile g_1352 = &g_268;
static uint8_t g_1373 = 0xECL;
static int32_t *g_1389[8] = {&g_2,&g_2,&g_2,&g_2,&g_2,&g_2,&g_2,&g_2};
static int32_t *g_1392 = &g_268;
static uint32_t *g_1444[2][4][7] = {{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_204[5][3][2],&g_204[2][1][2],&g_204[2][1][1],&g_204[2][1][1],&g_204[2][1][2],&g_204[5][3][2],&g_204[2][1][1]},{&g_204[5][3][2],(void*)0,&g_204[5][3][2],(void*)0,&g_204[5][3][2],&g_204[5][2][1],&g_204[5][3][2]},{&g_204[2][1][2],&g_204[2][1][1],&g_204[2][1][1],&g_204[2][1][2],&g_204[5][3][2],&g_204[2][1][1],&g_204[5][2][4]}},{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_204[2][1][2],&g_204[2][1][2],(void*)0,&g_204[5][2][4],&g_204[2][1][2],&g_204[5][3][0],&g_204[5][2][4]},{&g_204[5][3][2],(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_204[5][3][2]},{&g_204[5][3][2],&g_204[5][2][4],&g_204[2][1][1],&g_204[5][3][2],&g_204[2][1][2],&g_204[2][1][1],&g_204[2][1][1]}}};
static uint32_t * volatile * volatile g_1443 = &g_1444[0][3][1];
static volatile struct S0 g_1457 = {-12};
static const int8_t g_1511 = (-5L);
static uint32_t ** volatile *g_1562 = &g_335;
static uint32_t ** volatile * volatile *g_1561 = &g_1562;
static struct S0 g_1563 = {184};
static float g_1648 = (-0x2.Cp-1);
static volatile struct S0 g_1650 = {62};
static int32_t g_1676 = 4L;
static uint64_t * volatile ** volatile g_1753 = (void*)0;
static uint64_t * volatile ** volatile *g_1752 = &g_1753;
static uint64_t * volatile ** volatile ** volatile g_1754 = (void*)0;
static struct S0 g_1816 = {220};
static float **g_1828 = &g_147[1][1][1];
static uint64_t ****g_1845 = (void*)0;
static volatile struct S0 g_1883 = {-154};
static struct S0 g_1891 = {111};
static uint32_t ***g_1922[4] = {&g_335,&g_335,&g_335,&g_335};
static uint32_t ****g_1921 = &g_1922[1];
static int32_t * const *g_2005[6][7] = {{&g_1389[1],&g_578,&g_103[2][1],&g_103[2][1],&g_103[2][1],&g_103[2][1],&g_578},{&g_103[2][1],&g_1389[1],(void*)0,&g_103[2][1],&g_103[2][1],&g_1389[1],&g_1389[1]},{(void*)0,&g_1389[1],&g_103[2][1],&g_1389[1],(void*)0,&g_103[2][1],&g_103[2][1]},{&g_103[2][1],&g_578,&g_1389[1],&g_103[2][1],&g_103[2][1],&g_103[2][1],&g_1389[1]},{&g_103[2][1],&g_103[2][1],&g_1389[1],&g_103[2][1],&g_578,&g_1389[1],&g_103[2][1]},{&g_103[2][1],&g_103[2][1],&g_1389[1],&g_1389[1],&g_103[2][1],&g_103[2][1],&g_103[2][1]}};
static const volatile struct S0 g_2047 = {253};
static volatile int64_t g_2076 = (-2L);
static uint16_t ** const *g_2106 = (void*)0;
static const uint8_t g_2179 = 0x2EL;
static const uint8_t *g_2178 = &g_2179;
static const uint8_t ** const g_2177 = &g_2178;
static const uint8_t ** const *g_2176 = &g_2177;
static volatile int64_t g_2214 = 0x9083FEE0F0CA2470LL;
static int64_t g_2259 = (-7L);
static int32_t g_2277 = 0L;
static int16_t *g_2278[4] = {&g_143[0][2][0],&g_143[0][2][0],&g_143[0][2][0],&g_143[0][2][0]};
static volatile struct S0 g_2328 = {85};
static volatile struct S0 g_2395 = {230};
static int32_t g_2498[3][9] = {{1L,1L,1L,1L,1L,1L,1L,1L,1L},{0x537F39B1L,0x537F39B1L,0x537F39B1L,0x537F39B1L,0x537F39B1L,0x537F39B1L,0x537F39B1L,0x537F39B1L,0x537F39B1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L}};
static uint8_t *** const g_2529 = &g_1198;
static uint8_t *** const *g_2528 = &g_2529;
static volatile struct S0 g_2560 = {190};
static float g_2562 = (-0x1.7p-1);
static const volatile struct S0 g_2564 = {82};
static int32_t g_2591 = 0xB03CFD7BL;
static struct S0 g_2609 = {-55};
static const volatile struct S0 g_2610 = {191};
static float ** const *g_2638 = (void*)0;
static float ** const **g_2637 = &g_2638;
static struct S0 g_2641[3] = {{-90},{-90},{-90}};
static int32_t ** volatile g_2645 = (void*)0;
static uint8_t g_2651 = 1UL;
static const uint32_t g_2705 = 0x36807E97L;
static int32_t ** volatile g_2710 = &g_1392;
static uint8_t g_2757 = 251UL;
static const volatile uint32_t *g_2776 = &g_456;
static const volatile uint32_t **g_2775 = &g_2776;
static const volatile uint32_t *** volatile g_2774 = &g_2775;
static int64_t **g_2792 = &g_699;
static int64_t ***g_2791 = &g_2792;
static int64_t **** volatile g_2790 = &g_2791;
static struct S0 g_2798 = {222};
static float * volatile g_2800 = &g_10;
static uint64_t *****g_2809 = &g_1845;



static int32_t func_1(void);
static int32_t * func_16(int32_t * p_17, uint16_t p_18, uint16_t p_19, int64_t p_20);
static int32_t ** func_23(int32_t * const * p_24);
static struct S0 func_27(uint32_t p_28, int32_t p_29, int32_t * p_30, const int32_t p_31, uint8_t p_32);
static int8_t func_40(int32_t p_41, uint64_t p_42, uint16_t p_43, uint64_t p_44, float p_45);
static uint8_t func_46(uint64_t p_47);
static int32_t * func_54(int32_t p_55, uint16_t p_56, int32_t * const * p_57, int64_t p_58);
static uint32_t func_64(uint64_t p_65);
static uint8_t func_72(int16_t p_73, int32_t ** p_74, int8_t p_75, uint32_t p_76, uint64_t * p_77);
static int32_t * func_95(int16_t p_96, int8_t p_97);
# 207 "/tmp/symra-csmith-34gena3w/p.c"
static int32_t func_1(void)
{
    int32_t *l_3 = &g_2;
    int32_t *l_4 = (void*)0;
    int32_t *l_6[2][4][4] = {{{&g_2,(void*)0,&g_2,&g_2},{&g_2,&g_2,&g_2,&g_2},{(void*)0,(void*)0,&g_2,&g_2},{&g_2,&g_2,&g_2,(void*)0}},{{&g_2,(void*)0,&g_2,&g_2},{&g_2,&g_2,&g_2,&g_2},{&g_2,&g_2,&g_2,&g_2},{(void*)0,&g_2,&g_2,&g_2}}};
    uint64_t l_2812 = 0xABC919198ED8A38CLL;
    int i, j, k;
    g_11++;
    for (g_8 = 0; (g_8 <= 15); g_8++)
    {
        int32_t l_21 = 0xD4C01E07L;
    }
    return (*l_3);
}







static int32_t * func_16(int32_t * p_17, uint16_t p_18, uint16_t p_19, int64_t p_20)
{
    int32_t *l_26 = &g_2;
    int32_t * const *l_25 = &l_26;
    l_25 = func_23(l_25);
    return p_17;
}







static int32_t ** func_23(int32_t * const * p_24)
{
    const uint64_t l_35 = 0x9AB1B57606AB81D4LL;
    uint16_t l_2252[7][2] = {{1UL,65534UL},{65531UL,0xA8F3L},{65534UL,0xA8F3L},{65531UL,65534UL},{1UL,1UL},{1UL,65534UL},{65531UL,0xA8F3L}};
    int32_t l_2612 = (-7L);
    int32_t l_2614 = 1L;
    int32_t l_2615 = 0xBB1ACD26L;
    int32_t l_2616 = 0x9425CAE0L;
    int32_t l_2617[4][7] = {{(-10L),(-10L),0x7EABC095L,0xD6876606L,0xCC861F6DL,0xD6876606L,0x7EABC095L},{1L,1L,0x16782CA0L,0L,1L,0L,0x16782CA0L},{(-10L),(-10L),0x7EABC095L,0xD6876606L,0xCC861F6DL,0xD6876606L,0x7EABC095L},{1L,1L,0x16782CA0L,0L,1L,0L,0x16782CA0L}};
    uint64_t l_2634 = 0x2D00B818053F50A1LL;
    const float *** const *l_2640 = (void*)0;
    int16_t *l_2670 = &g_143[0][2][0];
    int8_t l_2675 = 0x3CL;
    int32_t l_2704 = 6L;
    int32_t *l_2709[6] = {&l_2616,(void*)0,(void*)0,&l_2616,(void*)0,(void*)0};
    int32_t l_2751 = 8L;
    uint32_t l_2807[10] = {0UL,4294967295UL,0UL,4294967295UL,0UL,4294967295UL,0UL,4294967295UL,0UL,4294967295UL};
    uint64_t *****l_2808 = &g_1845;
    int i, j;
    if (g_11)
    {
        uint64_t *l_48 = (void*)0;
        uint64_t *l_49 = &g_50[7][0][5];
        uint64_t *l_51 = (void*)0;
        uint64_t *l_52 = &g_53;
        int32_t l_2247 = 8L;
        int8_t *l_2251 = &g_206;
        int8_t *l_2605 = &g_88;
        int32_t *l_2613[3][8] = {{&l_2612,(void*)0,&l_2612,&l_2612,(void*)0,&l_2612,&l_2612,(void*)0},{(void*)0,&l_2612,&l_2612,(void*)0,&l_2612,&l_2612,(void*)0,&l_2612},{(void*)0,(void*)0,&g_2277,(void*)0,(void*)0,&g_2277,(void*)0,(void*)0}};
        uint16_t l_2618 = 65535UL;
        int i, j;
        (*g_1286) = func_27(((((*l_2605) = ((l_35 ^ 0UL) >= ((safe_add_func_int16_t_s_s(((safe_lshift_func_int8_t_s_u(((*l_2251) = func_40(((0x4E203D7E6DE11D69LL <= (func_46(((*l_52) = ((*l_49) |= l_35))) & (safe_rshift_func_int8_t_s_s(((l_2247 != 0x65L) || (l_35 , (((*l_2251) = (((safe_unary_minus_func_int64_t_s(((*g_700) ^= (safe_mod_func_uint16_t_u_u(l_35, l_2247))))) , 0x0081DD23L) < 9L)) ^ l_35))), 3)))) > 0xF8L), l_35, l_2252[0][1], l_2252[0][1], l_2252[0][1])), l_2247)) & l_2247), 4L)) > l_2252[0][1]))) | g_2498[1][7]) | 0x01L), g_1511, &l_2247, l_2247, l_2252[5][0]);
        if (g_598)
            goto lbl_2611;
lbl_2611:
        (*g_1286) = (l_2247 , g_2610);
        l_2618++;
    }
    else
    {
        int16_t l_2623 = 0x97AEL;
        float ** const ***l_2639 = &g_2637;
        uint8_t ** const *l_2656 = &g_1198;
        uint8_t ** const **l_2655 = &l_2656;
        uint8_t ** const ***l_2654[9][8][2] = {{{(void*)0,&l_2655},{(void*)0,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655}},{{&l_2655,&l_2655},{(void*)0,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{(void*)0,(void*)0},{&l_2655,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655}},{{(void*)0,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655}},{{(void*)0,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{(void*)0,(void*)0},{&l_2655,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{(void*)0,(void*)0}},{{&l_2655,(void*)0},{(void*)0,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,&l_2655},{&l_2655,(void*)0}},{{&l_2655,&l_2655},{(void*)0,(void*)0},{&l_2655,(void*)0},{&l_2655,&l_2655},{&l_2655,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{&l_2655,(void*)0}},{{&l_2655,&l_2655},{&l_2655,(void*)0},{&l_2655,(void*)0},{(void*)0,(void*)0},{&l_2655,(void*)0},{&l_2655,&l_2655},{&l_2655,(void*)0},{&l_2655,&l_2655}},{{(void*)0,(void*)0},{&l_2655,(void*)0},{&l_2655,&l_2655},{&l_2655,(void*)0},{&l_2655,(void*)0},{(void*)0,&l_2655},{&l_2655,(void*)0},{&l_2655,&l_2655}},{{&l_2655,(void*)0},{&l_2655,(void*)0},{(void*)0,(void*)0},{&l_2655,(void*)0},{&l_2655,&l_2655},{&l_2655,(void*)0},{&l_2655,&l_2655},{(void*)0,(void*)0}}};
        float l_2657 = 0x0.B58B7Dp+39;
        uint32_t **l_2660 = &g_1444[1][1][2];
        uint32_t ***l_2659[8][5][4] = {{{&l_2660,&l_2660,(void*)0,(void*)0},{&l_2660,&l_2660,(void*)0,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660}},{{(void*)0,&l_2660,(void*)0,&l_2660},{&l_2660,(void*)0,(void*)0,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660}},{{&l_2660,&l_2660,&l_2660,(void*)0},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{(void*)0,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,(void*)0}},{{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,(void*)0,(void*)0,&l_2660}},{{(void*)0,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{(void*)0,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,&l_2660,(void*)0}},{{&l_2660,&l_2660,&l_2660,&l_2660},{(void*)0,(void*)0,&l_2660,&l_2660},{&l_2660,(void*)0,&l_2660,&l_2660},{&l_2660,(void*)0,&l_2660,&l_2660},{(void*)0,&l_2660,(void*)0,&l_2660}},{{&l_2660,&l_2660,&l_2660,(void*)0},{(void*)0,&l_2660,&l_2660,&l_2660},{&l_2660,&l_2660,(void*)0,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{(void*)0,&l_2660,&l_2660,&l_2660}},{{&l_2660,(void*)0,(void*)0,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660},{&l_2660,(void*)0,&l_2660,&l_2660},{&l_2660,&l_2660,(void*)0,&l_2660},{&l_2660,&l_2660,&l_2660,&l_2660}}};
        int32_t l_2706 = 0L;
        int32_t *l_2707 = &g_268;
        uint8_t **** const *l_2718 = (void*)0;
        int i, j, k;
lbl_2793:
        (*g_1286) = ((safe_mul_func_float_f_f((l_2623 <= (-0x8.8p+1)), (safe_add_func_float_f_f((safe_mul_func_float_f_f((safe_mul_func_float_f_f((safe_add_func_float_f_f(((safe_div_func_uint16_t_u_u(((***g_1309) = l_2634), (((safe_sub_func_int64_t_s_s((((void*)0 != &g_8) >= (4L >= l_2634)), (((*l_2639) = g_2637) != l_2640))) & (***g_1562)) , l_2623))) , l_2616), l_2623)), 0x9.05F3E6p+17)), 0x1.7p-1)), (-0x1.0p+1))))) , g_2641[2]);
lbl_2794:
        for (l_2614 = (-22); (l_2614 != (-19)); l_2614++)
        {
            uint32_t l_2661 = 1UL;
            int32_t **l_2711 = &g_1389[7];
            uint16_t l_2753[10][10] = {{0x7540L,65535UL,8UL,0UL,8UL,65535UL,0x7540L,0UL,0x7540L,65535UL},{3UL,0UL,0xA2B7L,0UL,3UL,0xF7D2L,0xA2B7L,0xF7D2L,3UL,0UL},{8UL,0UL,8UL,65535UL,0x7540L,0UL,0x7540L,65535UL,8UL,0UL},{3UL,65535UL,65527UL,65535UL,3UL,65535UL,65527UL,65535UL,3UL,65535UL},{0x7540L,65535UL,8UL,0xF7D2L,8UL,65535UL,0x7540L,0xF7D2L,0x7540L,65535UL},{3UL,0xF7D2L,0xA2B7L,0xF7D2L,3UL,0UL,0xA2B7L,0UL,3UL,0xF7D2L},{8UL,0xF7D2L,8UL,65535UL,0x7540L,0xF7D2L,0x7540L,65535UL,8UL,0xF7D2L},{3UL,65535UL,65527UL,65535UL,3UL,65535UL,65527UL,65535UL,3UL,65535UL},{0x7540L,65535UL,8UL,0UL,8UL,65535UL,0x7540L,0UL,0x7540L,65535UL},{3UL,0UL,0xA2B7L,0UL,3UL,0xF7D2L,0xA2B7L,0xF7D2L,3UL,0UL}};
            int i, j;
            for (g_88 = 0; (g_88 <= 1); g_88 += 1)
            {
                int32_t **l_2646 = &g_1389[1];
                int32_t l_2674 = 8L;
                uint8_t **l_2681 = &g_1199;
                float l_2708 = 0x8.5524D1p-48;
                for (g_7 = 3; (g_7 >= 0); g_7 -= 1)
                {
                    int32_t **l_2644[2];
                    int i;
                    for (i = 0; i < 2; i++)
                        l_2644[i] = &g_1389[1];
                    return l_2644[1];
                }
                (*l_2646) = ((*g_431) = (**g_430));
                for (g_209 = 0; (g_209 <= 1); g_209 += 1)
                {
                    int32_t l_2673[10];
                    int16_t l_2676 = (-1L);
                    int32_t l_2677 = 1L;
                    int i;
                    for (i = 0; i < 10; i++)
                        l_2673[i] = (-5L);
                    for (g_206 = 1; (g_206 >= 0); g_206 -= 1)
                    {
                        uint8_t **l_2684 = &g_1199;
                        uint16_t l_2695[5] = {65527UL,65527UL,65527UL,65527UL,65527UL};
                        int i, j;
                        (*g_1392) ^= ((*g_578) = (safe_add_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u(((*g_1199) || g_2651), (l_2252[(g_206 + 2)][g_209]++))), ((**p_24) <= (l_2654[1][0][1] == (void*)0)))));
                    }
                    l_2616 |= ((*g_578) = ((0x31E116E1489CD1DFLL < l_2661) != (*l_2707)));
                }
            }
            l_2709[1] = ((*g_671) , (*p_24));
            for (g_979 = 2; (g_979 >= 0); g_979 -= 1)
            {
                float l_2750 = 0x2.642B88p+48;
                int32_t l_2752[7] = {0xC78A0224L,0xC78A0224L,0xC78A0224L,0xC78A0224L,0xC78A0224L,0xC78A0224L,0xC78A0224L};
                int64_t **l_2789 = &g_700;
                int64_t *** const l_2788 = &l_2789;
                int i;
                for (g_301 = 0; (g_301 <= 2); g_301 += 1)
                {
                    for (g_152 = 0; (g_152 <= 2); g_152 += 1)
                    {
                        (*g_2710) = (*p_24);
                        return l_2711;
                    }
                }
                for (l_2634 = 0; (l_2634 <= 2); l_2634 += 1)
                {
                    uint8_t **** const *l_2717[9];
                    int64_t l_2787 = 0x0EC474B8D6EC7CFELL;
                    int i, j, k;
                    for (i = 0; i < 9; i++)
                        l_2717[i] = (void*)0;
                    (*g_1286) = func_27(g_5[l_2634][(l_2634 + 3)], (((***g_1562) = 0xFAEC3FA5L) ^ l_2617[(l_2634 + 1)][(g_979 + 1)]), &l_2706, g_50[(g_979 + 4)][l_2634][(g_979 + 4)], (safe_rshift_func_uint8_t_u_s((****g_2528), 0)));
                    for (g_1676 = 0; (g_1676 <= 0); g_1676 += 1)
                    {
                        uint8_t ***l_2716 = &g_1198;
                        uint8_t ****l_2715 = &l_2716;
                        uint8_t *****l_2714 = &l_2715;
                        int32_t l_2719 = 7L;
                        if ((**p_24))
                            break;
                        (*l_2707) &= ((l_2714 != (l_2718 = l_2717[7])) >= g_50[(g_979 + 4)][l_2634][(g_979 + 4)]);
                        if (l_2719)
                            break;
                    }
                    if (((((*l_2707) = (((safe_div_func_int64_t_s_s((((safe_div_func_uint8_t_u_u((safe_rshift_func_int8_t_s_u((((*g_336) = (((g_2705 && (safe_rshift_func_int16_t_s_s((safe_rshift_func_int16_t_s_s((safe_sub_func_uint16_t_u_u((***g_1309), (safe_lshift_func_int16_t_s_u((safe_mul_func_int8_t_s_s((safe_lshift_func_uint8_t_u_u((safe_mul_func_uint8_t_u_u(0UL, 0x8EL)), (safe_lshift_func_int16_t_s_s(((((safe_rshift_func_int16_t_s_s(((safe_add_func_int16_t_s_s((safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s((*l_2707), (l_2751 ^ (l_2617[(l_2634 + 1)][(g_979 + 1)] , 0xF5824F4302A0E083LL)))), ((*l_2707) <= 1L))), l_2752[1])) != (***g_2529)), 8)) & g_598) < (*g_2178)) && l_2752[1]), g_50[(g_979 + 4)][l_2634][(g_979 + 4)])))), 1L)), (***g_1309))))), (*l_2707))), 4))) <= (*l_2707)) , g_50[(g_979 + 4)][l_2634][(g_979 + 4)])) ^ l_2753[7][1]), 2)), g_143[0][3][0])) , 65535UL) , 0x0EB29ED40E39D4D9LL), (-10L))) != 0UL) , 65535UL)) & l_2752[4]) >= g_5[l_2634][(l_2634 + 3)]))
                    {
                        int16_t l_2758 = 1L;
                        (**p_24) = (((((safe_unary_minus_func_int8_t_s((safe_div_func_int32_t_s_s(g_2757, l_2758)))) & ((((safe_mod_func_uint32_t_u_u((safe_lshift_func_int16_t_s_s(((l_2617[(l_2634 + 1)][(g_979 + 1)] <= ((safe_sub_func_uint16_t_u_u(((safe_mod_func_int32_t_s_s(((safe_mul_func_uint8_t_u_u(l_2752[4], ((((((***g_1309) ^= (+(safe_sub_func_int32_t_s_s((((((*g_700) = 4L) & ((safe_mul_func_uint16_t_u_u(((((g_2774 == (void*)0) & (safe_add_func_int64_t_s_s((((***g_1562) = (*g_336)) > (safe_add_func_int32_t_s_s(((safe_mul_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(65535UL, l_2787)), l_2758)), l_2758)) , (*g_578)), l_2752[5]))), g_833))) != 0xC38CL) , 65531UL), g_50[(g_979 + 4)][l_2634][(g_979 + 4)])) && l_2758)) , 0x1DFFA558L) | (*l_2707)), (*g_578))))) || (*l_2707)) >= 0xB1L) == l_2752[4]) == 0x2E59073C2761C861LL))) != 0xC709L), (*l_2707))) & l_2617[(l_2634 + 1)][(g_979 + 1)]), l_2617[(l_2634 + 1)][(g_979 + 1)])) && g_5[l_2634][(l_2634 + 3)])) >= (*g_675)), (*l_2707))), 0x45820DCAL)) | 0xA1E52B521CD879DCLL) != (*l_2707)) < (***g_2176))) ^ (*l_2707)) >= (*l_2707)) > 0UL);
                    }
                    else
                    {
                        (*g_2790) = l_2788;
                        if (g_2591)
                            goto lbl_2793;
                    }
                }
                (*l_2711) = ((*g_431) = (*g_2710));
                if (g_979)
                    goto lbl_2794;
            }
        }
        (*l_2707) &= (safe_lshift_func_int16_t_s_u((-6L), 3));
    }
    if ((**p_24))
    {
        (**p_24) ^= (*g_1392);
    }
    else
    {
        int32_t **l_2797 = &g_1389[0];
        return l_2797;
    }
    for (g_1676 = 4; (g_1676 >= 0); g_1676 -= 1)
    {
        (*g_1286) = g_2798;
        for (g_53 = 0; (g_53 <= 4); g_53 += 1)
        {
            int8_t l_2799 = 9L;
            (*g_1392) = ((**p_24) = (-1L));
            (*g_2800) = l_2799;
        }
    }
    (*g_1392) |= (safe_sub_func_int16_t_s_s((safe_div_func_int16_t_s_s(((*l_2670) = (((0x8AF55515L | (**p_24)) > (safe_sub_func_int64_t_s_s((*g_699), (*g_675)))) < l_2807[3])), (****g_1308))), (((g_2809 = l_2808) == (void*)0) < ((***g_2529) <= 0xA6L))));
    return (*g_430);
}







static struct S0 func_27(uint32_t p_28, int32_t p_29, int32_t * p_30, const int32_t p_31, uint8_t p_32)
{
    int16_t l_2608 = 0xB0D0L;
    (**g_430) = func_95((safe_mod_func_int16_t_s_s(0L, (****g_1308))), l_2608);
    return g_2609;
}







static int8_t func_40(int32_t p_41, uint64_t p_42, uint16_t p_43, uint64_t p_44, float p_45)
{
    uint32_t l_2274 = 0xE07192BDL;
    int32_t l_2276 = 8L;
    int32_t l_2289 = 1L;
    int32_t l_2346 = 0xCC425F8EL;
    int32_t l_2349[1][7][10] = {{{0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L),0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L)},{0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L),0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L)},{0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L),0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L)},{0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L),0x56F59619L,0x56F59619L,(-1L),(-5L),(-1L)},{0x56F59619L,0x56F59619L,(-1L),(-2L),(-1L),(-1L),(-1L),(-1L),(-2L),(-1L)},{(-1L),(-1L),(-1L),(-2L),(-1L),(-1L),(-1L),(-1L),(-2L),(-1L)},{(-1L),(-1L),(-1L),(-2L),(-1L),(-1L),(-1L),(-1L),(-2L),(-1L)}}};
    int64_t *l_2384[10] = {&g_2259,&g_2259,&g_2259,&g_2259,&g_2259,&g_2259,&g_2259,&g_2259,&g_2259,&g_2259};
    uint16_t **l_2417 = &g_1147;
    uint64_t **l_2481[3];
    uint64_t ***l_2480 = &l_2481[0];
    uint64_t ****l_2479 = &l_2480;
    uint16_t l_2563 = 0xF9D6L;
    uint32_t *** const l_2584 = &g_335;
    uint16_t ****l_2588 = &g_1309;
    uint64_t *****l_2592 = &g_1845;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_2481[i] = &g_675;
    for (g_152 = 0; (g_152 < 19); g_152++)
    {
        int64_t l_2275 = (-1L);
        int32_t l_2282 = 0x2E33EE93L;
        int32_t l_2288 = 3L;
        int32_t l_2290 = 0x0E16176EL;
        uint16_t l_2291 = 65533UL;
        int32_t l_2350[2];
        uint16_t **l_2358 = &g_1147;
        const uint64_t *l_2426 = (void*)0;
        uint64_t **l_2477 = &g_675;
        uint64_t ***l_2476 = &l_2477;
        uint64_t ****l_2475[6] = {&l_2476,&l_2476,&l_2476,&l_2476,&l_2476,&l_2476};
        uint8_t ** const l_2511 = &g_1199;
        uint8_t * const **l_2527[1];
        uint8_t * const ***l_2526 = &l_2527[0];
        int32_t l_2531[4][7][8] = {{{0x2A92D6E2L,0x7FCD342DL,0x8C65C01DL,0xF30D5CE5L,0x5267486EL,0x03773B88L,0x301AFE7FL,0x7FCD342DL},{(-8L),0x301AFE7FL,0xAD23FAFDL,0xEBC7243FL,2L,8L,8L,2L},{0xBC6D311EL,0x8AB6EC9FL,0x8AB6EC9FL,0xBC6D311EL,(-8L),(-1L),0L,0x4A238A75L},{0x301AFE7FL,0xBC6D311EL,3L,0L,0x74F96347L,0xAA1E2436L,0x301AFE7FL,0x5267486EL},{0xAD23FAFDL,0xBC6D311EL,(-1L),(-1L),0x7FCD342DL,(-1L),(-1L),0x301AFE7FL},{2L,0x8AB6EC9FL,0xC21DECECL,0x55FB1D9CL,(-1L),8L,0x2A92D6E2L,8L},{0x74F96347L,0x301AFE7FL,0L,0x301AFE7FL,0x74F96347L,0x03773B88L,2L,0L}},{{(-1L),0x7FCD342DL,0x4A238A75L,(-8L),0x55FB1D9CL,0x4A238A75L,(-1L),0x301AFE7FL},{0xBC6D311EL,0xEBC7243FL,0x4A238A75L,0x5267486EL,0x8AB6EC9FL,0xAD23FAFDL,2L,(-1L)},{0x55FB1D9CL,4L,0L,0L,0x5267486EL,3L,0x2A92D6E2L,0x2A92D6E2L},{0x4A238A75L,0xF30D5CE5L,0xC21DECECL,0xC21DECECL,0xF30D5CE5L,0x4A238A75L,(-1L),2L},{0x2A92D6E2L,(-1L),(-1L),0xF30D5CE5L,(-1L),0xEBC7243FL,0x301AFE7FL,(-1L)},{0x55FB1D9CL,0x301AFE7FL,3L,0xF30D5CE5L,2L,0x6C6D6545L,0L,2L},{0xC21DECECL,2L,0x8AB6EC9FL,0xC21DECECL,0x55FB1D9CL,(-1L),8L,0x2A92D6E2L}},{{0x301AFE7FL,0xC21DECECL,0xAD23FAFDL,0L,0xAD23FAFDL,0xC21DECECL,0x301AFE7FL,(-1L)},{0x74F96347L,0xBC6D311EL,0x8C65C01DL,0x5267486EL,0x7FCD342DL,0x773A403BL,0x5267486EL,0x301AFE7FL},{0x8AB6EC9FL,2L,0xC21DECECL,(-8L),0x7FCD342DL,8L,0x4A238A75L,0L},{0x74F96347L,(-1L),(-8L),0x301AFE7FL,0xAD23FAFDL,0xEBC7243FL,2L,8L},{0x301AFE7FL,0x7FCD342DL,0x78289562L,0xEBC7243FL,0xEBC7243FL,0x55FB1D9CL,0xAD23FAFDL,7L},{4L,0xC21DECECL,0L,0x773A403BL,8L,0x78289562L,0x6C6D6545L,(-1L)},{0xEBC7243FL,0x3C8533CAL,0x03773B88L,(-1L),0x773A403BL,0x78289562L,(-8L),0L}},{{(-8L),0xC21DECECL,2L,0x8AB6EC9FL,0xC21DECECL,0x55FB1D9CL,(-1L),8L},{0L,0xAD23FAFDL,0xB5A91B58L,0xAA1E2436L,(-1L),0xAA1E2436L,0xB5A91B58L,0xAD23FAFDL},{0xEBC7243FL,0xB5A91B58L,0x78289562L,0xC21DECECL,0x6C6D6545L,0x8C65C01DL,(-1L),0x6C6D6545L},{0x8AB6EC9FL,8L,0L,0x8AB6EC9FL,0xEBC7243FL,0x74F96347L,(-1L),(-8L)},{0xB5A91B58L,0x8AB6EC9FL,0x78289562L,0x8C65C01DL,0x4A238A75L,4L,0xB5A91B58L,(-1L)},{0x4A238A75L,4L,0xB5A91B58L,(-1L),3L,3L,(-1L),0xB5A91B58L},{8L,8L,2L,0xEBC7243FL,0xAD23FAFDL,0x301AFE7FL,(-8L),(-1L)}}};
        int i, j, k;
        for (i = 0; i < 2; i++)
            l_2350[i] = 0xE8CE1F6DL;
        for (i = 0; i < 1; i++)
            l_2527[i] = (void*)0;
        for (p_44 = (-9); (p_44 < 60); p_44 = safe_add_func_int64_t_s_s(p_44, 5))
        {
            int16_t l_2260 = 0x794EL;
            int32_t *l_2283 = (void*)0;
            int32_t *l_2284 = &l_2282;
            int32_t *l_2285 = &l_2282;
            int32_t *l_2286 = &l_2276;
            int32_t *l_2287[3];
            uint32_t l_2355[1][8] = {{7UL,7UL,7UL,7UL,7UL,7UL,7UL,7UL}};
            uint32_t l_2376 = 18446744073709551608UL;
            struct S0 *l_2400[5];
            int64_t *l_2413 = (void*)0;
            uint8_t **l_2513 = &g_1199;
            uint8_t ***l_2525 = &g_1198;
            uint8_t ****l_2524 = &l_2525;
            int i, j;
            for (i = 0; i < 3; i++)
                l_2287[i] = &g_268;
            for (i = 0; i < 5; i++)
                l_2400[i] = (void*)0;
        }
        (*l_2526) = (void*)0;
        return g_5[1][2];
    }
    (*g_578) = (safe_mul_func_uint16_t_u_u(((****l_2588) = ((safe_lshift_func_uint8_t_u_u(p_41, ((!(((l_2584 == l_2584) , ((safe_rshift_func_uint16_t_u_s((+((((((l_2588 == &g_2106) != (g_206 |= (safe_mod_func_uint8_t_u_u(p_41, ((*g_1199) = g_2591))))) != 18446744073709551615UL) > ((*g_699) <= 18446744073709551615UL)) | l_2276) && 0xF896L)), 2)) , p_42)) >= l_2289)) || (*g_699)))) == 0x44B1L)), l_2563));
    l_2349[0][3][7] ^= ((l_2592 == &g_1845) >= ((-1L) ^ ((safe_div_func_uint32_t_u_u(p_43, 0x1E424F33L)) || (safe_mul_func_int16_t_s_s((p_42 | ((safe_rshift_func_uint16_t_u_u((safe_mod_func_uint32_t_u_u(p_41, l_2276)), (safe_mod_func_uint8_t_u_u((1UL == 1L), 0x51L)))) > p_44)), p_41)))));
    return g_152;
}







static uint8_t func_46(uint64_t p_47)
{
    uint8_t l_59[7] = {5UL,5UL,5UL,5UL,5UL,5UL,5UL};
    int32_t * const *l_60 = (void*)0;
    uint32_t *l_83[3];
    int32_t l_84[9][6] = {{0L,(-5L),0xC3DA88E9L,(-5L),0L,0x6E2FE0F9L},{(-5L),0L,0x6E2FE0F9L,0x6E2FE0F9L,0L,(-5L)},{(-1L),(-5L),0xD318EE11L,0L,0xD318EE11L,(-5L)},{0xD318EE11L,(-1L),0x6E2FE0F9L,0xC3DA88E9L,0xC3DA88E9L,0x6E2FE0F9L},{0xD318EE11L,0xD318EE11L,0xC3DA88E9L,0L,0x7E1E514DL,0L},{(-1L),0xD318EE11L,(-1L),0x6E2FE0F9L,0xC3DA88E9L,0xC3DA88E9L},{(-5L),(-1L),(-1L),(-5L),0xD318EE11L,0L},{0L,(-5L),0xC3DA88E9L,(-5L),0L,0x6E2FE0F9L},{(-5L),0L,0x6E2FE0F9L,0x6E2FE0F9L,0L,(-5L)}};
    int32_t *l_86[6] = {&g_2,&g_2,&g_2,&g_2,&g_2,&g_2};
    int32_t **l_85 = &l_86[4];
    int8_t l_1393[10][6] = {{0x0BL,0L,(-1L),(-4L),(-3L),7L},{0xECL,0L,0xFCL,0xFCL,0L,0xECL},{0L,1L,0xC8L,0xE0L,(-4L),0L},{0xFCL,0xC8L,(-3L),0x4AL,(-5L),(-6L)},{0xFCL,0xE0L,0x4AL,0xE0L,0xFCL,(-4L)},{0L,(-4L),(-5L),0xFCL,(-6L),(-8L)},{0xECL,0L,(-6L),0x4AL,(-1L),(-1L)},{(-8L),(-3L),(-3L),(-8L),0L,0x4AL},{(-1L),0L,1L,0x0BL,(-4L),0xFCL},{1L,0xE0L,(-6L),0xECL,(-4L),0xECL}};
    uint32_t *l_1416 = (void*)0;
    uint32_t **l_1415 = &l_1416;
    uint16_t l_1417 = 0UL;
    const uint32_t *l_1493 = &g_152;
    const uint32_t **l_1492 = &l_1493;
    const uint32_t *** const l_1491 = &l_1492;
    int16_t l_1539 = 7L;
    struct S0 **l_1541 = &g_1286;
    uint16_t **l_1591 = &g_1147;
    uint32_t l_1594 = 0xEC4E9545L;
    int32_t l_1678 = 0x9F89AB61L;
    uint32_t l_1786 = 0x319BD39AL;
    uint8_t l_1787 = 255UL;
    uint16_t l_1813[9] = {0xD012L,0xBD57L,0xD012L,0xD012L,0xBD57L,0xD012L,0xD012L,0xBD57L,0xD012L};
    uint64_t l_1819 = 18446744073709551613UL;
    uint8_t l_1832 = 1UL;
    uint64_t l_1833[10][10][1] = {{{18446744073709551615UL},{0x7316E53AAFB01FF2LL},{18446744073709551609UL},{0x9EC2AE465ADB164DLL},{0xCCFB115D18E26350LL},{1UL},{0x9629531CDA729214LL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x9AEAFFF2EDB1FFFCLL}},{{0xCCFB115D18E26350LL},{0x7316E53AAFB01FF2LL},{0xC29480E78926F9D5LL},{0x7316E53AAFB01FF2LL},{0xCCFB115D18E26350LL},{0x9AEAFFF2EDB1FFFCLL},{0x0F4CE1AC6B39DBCALL},{1UL},{0x9629531CDA729214LL},{1UL}},{{0xCCFB115D18E26350LL},{0x9EC2AE465ADB164DLL},{18446744073709551609UL},{0x7316E53AAFB01FF2LL},{18446744073709551615UL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x0A05DE4AAAF46F51LL},{0x0F4CE1AC6B39DBCALL},{1UL}},{{18446744073709551615UL},{0x7316E53AAFB01FF2LL},{18446744073709551609UL},{0x9EC2AE465ADB164DLL},{0xCCFB115D18E26350LL},{1UL},{0x9629531CDA729214LL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x9AEAFFF2EDB1FFFCLL}},{{0xCCFB115D18E26350LL},{0x7316E53AAFB01FF2LL},{0xC29480E78926F9D5LL},{0x7316E53AAFB01FF2LL},{0xCCFB115D18E26350LL},{0x9AEAFFF2EDB1FFFCLL},{0x0F4CE1AC6B39DBCALL},{1UL},{0x9629531CDA729214LL},{1UL}},{{0xCCFB115D18E26350LL},{0x9EC2AE465ADB164DLL},{18446744073709551609UL},{0x7316E53AAFB01FF2LL},{18446744073709551615UL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x0A05DE4AAAF46F51LL},{0x0F4CE1AC6B39DBCALL},{1UL}},{{18446744073709551615UL},{0x7316E53AAFB01FF2LL},{18446744073709551609UL},{0x9EC2AE465ADB164DLL},{0xCCFB115D18E26350LL},{1UL},{0x9629531CDA729214LL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x9AEAFFF2EDB1FFFCLL}},{{0xCCFB115D18E26350LL},{0x7316E53AAFB01FF2LL},{0xC29480E78926F9D5LL},{0x7316E53AAFB01FF2LL},{0xCCFB115D18E26350LL},{0x9AEAFFF2EDB1FFFCLL},{0x0F4CE1AC6B39DBCALL},{1UL},{0x9629531CDA729214LL},{1UL}},{{0xCCFB115D18E26350LL},{0x9EC2AE465ADB164DLL},{18446744073709551609UL},{0x7316E53AAFB01FF2LL},{18446744073709551615UL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x0A05DE4AAAF46F51LL},{0x0F4CE1AC6B39DBCALL},{1UL}},{{18446744073709551615UL},{0x7316E53AAFB01FF2LL},{18446744073709551609UL},{0x9EC2AE465ADB164DLL},{0xCCFB115D18E26350LL},{1UL},{0x9629531CDA729214LL},{1UL},{0x0F4CE1AC6B39DBCALL},{0x9AEAFFF2EDB1FFFCLL}}};
    uint8_t l_1869 = 0xA2L;
    int16_t l_1988[7][2] = {{0L,0L},{(-1L),0L},{0L,(-1L)},{0L,0L},{(-1L),0L},{0L,(-1L)},{0L,0L}};
    uint64_t **l_1991[5][8] = {{&g_675,&g_675,&g_675,(void*)0,(void*)0,(void*)0,&g_675,&g_675},{(void*)0,(void*)0,&g_675,&g_675,&g_675,(void*)0,(void*)0,(void*)0},{(void*)0,&g_675,&g_675,&g_675,(void*)0,&g_675,(void*)0,&g_675},{&g_675,&g_675,&g_675,(void*)0,(void*)0,(void*)0,&g_675,&g_675},{(void*)0,(void*)0,&g_675,&g_675,&g_675,(void*)0,(void*)0,(void*)0}};
    int16_t *l_2000 = &g_82;
    int32_t ****l_2002 = &g_430;
    int32_t l_2021 = 0L;
    uint32_t *l_2056 = &g_152;
    uint16_t l_2079 = 0x353DL;
    const int16_t l_2115 = 1L;
    int16_t l_2164 = 0L;
    uint8_t **l_2192 = &g_1199;
    float l_2207[2][1];
    int8_t l_2211 = 0xCDL;
    int64_t l_2213[7][9][4] = {{{0x2BFA53D661334786LL,0xDA731A195C0DA921LL,0x3B20B99C1E86FF6ALL,0x8B3A6FBEA03A163FLL},{0xF6843B8189B77C0CLL,0xD98B8D8AC063642FLL,0xF6843B8189B77C0CLL,(-1L)},{(-1L),0xA0FD976E21B32311LL,0x474ED2CED73F8D8ALL,(-5L)},{9L,0x69F1AC8ED77002C8LL,(-1L),0xA0FD976E21B32311LL},{1L,(-6L),(-1L),0xB068571C5CA73D01LL},{9L,0x2F24F8540AF7A227LL,0x474ED2CED73F8D8ALL,(-1L)},{(-1L),9L,0xED029224F65EF562LL,0x2ADE23A5BF4BE6DDLL},{0xED029224F65EF562LL,0x2ADE23A5BF4BE6DDLL,1L,0x68D003A44A318F3ELL},{0x3B20B99C1E86FF6ALL,1L,0x48C32259A0B64975LL,1L}},{{0x35BCD018A32177ADLL,(-1L),0x62236EE2F59D81DALL,0x8B3A6FBEA03A163FLL},{0x0B5E893578FE058CLL,(-1L),(-1L),0x48C32259A0B64975LL},{0x2FB8BE5C3887F726LL,(-3L),0x3B20B99C1E86FF6ALL,0x3B20B99C1E86FF6ALL},{0xB068571C5CA73D01LL,0xB068571C5CA73D01LL,0x8B3A6FBEA03A163FLL,0xDA731A195C0DA921LL},{4L,0x2BFA53D661334786LL,0L,1L},{1L,1L,(-3L),0L},{(-1L),1L,0x2FB8BE5C3887F726LL,1L},{1L,0x2BFA53D661334786LL,0xEC5768BA44EA72F6LL,0xDA731A195C0DA921LL},{0x4FB9695845955698LL,0xB068571C5CA73D01LL,0x68D003A44A318F3ELL,0x3B20B99C1E86FF6ALL}},{{5L,(-3L),0xBFAB5130303BB730LL,0x48C32259A0B64975LL},{0xF6843B8189B77C0CLL,(-1L),0x2ADE23A5BF4BE6DDLL,0x8B3A6FBEA03A163FLL},{0xBFAB5130303BB730LL,(-1L),0x2BFA53D661334786LL,1L},{(-1L),1L,1L,0x68D003A44A318F3ELL},{0x48C32259A0B64975LL,0x2ADE23A5BF4BE6DDLL,9L,0x2ADE23A5BF4BE6DDLL},{0x2BFA53D661334786LL,9L,(-6L),(-1L)},{0x68D003A44A318F3ELL,0x2F24F8540AF7A227LL,0x0B5E893578FE058CLL,0xB068571C5CA73D01LL},{0xDA731A195C0DA921LL,(-6L),(-1L),0xA0FD976E21B32311LL},{0xDA731A195C0DA921LL,0x69F1AC8ED77002C8LL,0x0B5E893578FE058CLL,(-5L)}},{{0x68D003A44A318F3ELL,0xA0FD976E21B32311LL,(-6L),(-1L)},{0x2BFA53D661334786LL,0x35BCD018A32177ADLL,9L,(-1L)},{0x48C32259A0B64975LL,0xF6843B8189B77C0CLL,1L,0x2BFA53D661334786LL},{(-1L),0x4FB9695845955698LL,0x2BFA53D661334786LL,0x474ED2CED73F8D8ALL},{0xBFAB5130303BB730LL,(-7L),0x2ADE23A5BF4BE6DDLL,4L},{0xF6843B8189B77C0CLL,(-10L),0xBFAB5130303BB730LL,0xEC5768BA44EA72F6LL},{5L,0x68D003A44A318F3ELL,0x68D003A44A318F3ELL,5L},{0x4FB9695845955698LL,1L,0xEC5768BA44EA72F6LL,(-10L)},{1L,0x474ED2CED73F8D8ALL,0x2FB8BE5C3887F726LL,0x69F1AC8ED77002C8LL}},{{(-1L),(-1L),(-3L),0x69F1AC8ED77002C8LL},{1L,0x474ED2CED73F8D8ALL,0L,(-10L)},{4L,1L,0x8B3A6FBEA03A163FLL,5L},{0xB068571C5CA73D01LL,0x68D003A44A318F3ELL,0x3B20B99C1E86FF6ALL,0xEC5768BA44EA72F6LL},{0x2FB8BE5C3887F726LL,(-10L),(-1L),4L},{0x0B5E893578FE058CLL,(-7L),0x62236EE2F59D81DALL,0x474ED2CED73F8D8ALL},{0x35BCD018A32177ADLL,0x4FB9695845955698LL,0x48C32259A0B64975LL,0x2BFA53D661334786LL},{0x3B20B99C1E86FF6ALL,0xF6843B8189B77C0CLL,1L,(-1L)},{0xED029224F65EF562LL,0x35BCD018A32177ADLL,0xED029224F65EF562LL,(-1L)}},{{(-1L),0xA0FD976E21B32311LL,0x474ED2CED73F8D8ALL,(-5L)},{9L,0x69F1AC8ED77002C8LL,(-1L),0xA0FD976E21B32311LL},{1L,(-6L),(-1L),0xB068571C5CA73D01LL},{9L,0x2F24F8540AF7A227LL,0x474ED2CED73F8D8ALL,(-1L)},{(-1L),1L,1L,(-3L)},{1L,(-3L),1L,0x32E3304E453BAA3DLL},{1L,0x68D003A44A318F3ELL,(-5L),0xA0FD976E21B32311LL},{5L,9L,0x8B3A6FBEA03A163FLL,(-1L)},{(-1L),0x09C40E75D753F2C3LL,9L,(-5L)}},{{0x474ED2CED73F8D8ALL,0xD98B8D8AC063642FLL,1L,1L},{(-10L),(-10L),(-1L),0xF6843B8189B77C0CLL},{0xD636134A67551214LL,0x3B20B99C1E86FF6ALL,0x2FB8BE5C3887F726LL,0L},{0x68D003A44A318F3ELL,1L,0xD98B8D8AC063642FLL,0x2FB8BE5C3887F726LL},{0x09C40E75D753F2C3LL,1L,0x474ED2CED73F8D8ALL,0L},{1L,0x3B20B99C1E86FF6ALL,(-7L),0xF6843B8189B77C0CLL},{(-6L),(-10L),0x32E3304E453BAA3DLL,1L},{0x48C32259A0B64975LL,0xD98B8D8AC063642FLL,0x4FB9695845955698LL,(-5L)},{0xED029224F65EF562LL,0x09C40E75D753F2C3LL,(-3L),(-1L)}}};
    uint64_t l_2217[2][2] = {{0x6AEFC757AC2C2D05LL,0x6AEFC757AC2C2D05LL},{0x6AEFC757AC2C2D05LL,0x6AEFC757AC2C2D05LL}};
    uint32_t l_2242 = 0xB599A44DL;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_83[i] = (void*)0;
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 1; j++)
            l_2207[i][j] = 0xD.61B75Dp+32;
    }
    return (*g_1199);
}







static int32_t * func_54(int32_t p_55, uint16_t p_56, int32_t * const * p_57, int64_t p_58)
{
    uint64_t l_880 = 1UL;
    int32_t l_883 = (-6L);
    int8_t *l_888[10][9][1] = {{{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206}},{{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206}},{{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206}},{{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88}},{{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206}},{{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206}},{{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88}},{{&g_206},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206}},{{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_206},{&g_88},{&g_206}},{{&g_206},{&g_206},{&g_206},{&g_88},{&g_206},{&g_206},{&g_206},{&g_206},{&g_206}}};
    int16_t *l_900 = &g_82;
    int32_t l_901 = 0x73CA0FEAL;
    int32_t l_902[1][2][5] = {{{(-1L),(-1L),(-1L),(-1L),(-1L)},{0L,0L,0L,0L,0L}}};
    int64_t *l_966[8][8][2] = {{{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,(void*)0},{&g_598,(void*)0},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,(void*)0},{&g_598,(void*)0},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,(void*)0},{&g_598,(void*)0},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}},{{&g_598,&g_598},{&g_598,(void*)0},{&g_598,(void*)0},{&g_598,&g_598},{&g_598,&g_598},{(void*)0,&g_598},{&g_598,&g_598},{(void*)0,&g_598}}};
    float ***l_1011 = (void*)0;
    float ****l_1010 = &l_1011;
    const int16_t *l_1067 = (void*)0;
    const int16_t **l_1066 = &l_1067;
    const int16_t ***l_1065 = &l_1066;
    int32_t l_1224 = 0x4076596BL;
    int32_t l_1279[10][7] = {{0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L},{0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL},{0x8EDE5989L,0x8EDE5989L,0xFE0DC41CL,0x8EDE5989L,0x8EDE5989L,0xFE0DC41CL,0x8EDE5989L},{0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L},{0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL},{0x8EDE5989L,0x8EDE5989L,0xFE0DC41CL,0x8EDE5989L,0x8EDE5989L,0xFE0DC41CL,0x8EDE5989L},{0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L},{0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL},{0x8EDE5989L,0x8EDE5989L,0xFE0DC41CL,0x8EDE5989L,0x8EDE5989L,0xFE0DC41CL,0x8EDE5989L},{0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L,0xB2F1B2ACL,0xB2F1B2ACL,0x8EDE5989L}};
    uint16_t **l_1384 = &g_1147;
    int32_t *l_1390 = &l_901;
    int32_t *l_1391 = &l_883;
    int i, j, k;
lbl_1374:
    if ((safe_mul_func_uint8_t_u_u((safe_sub_func_int16_t_s_s((&g_209 == (void*)0), (safe_div_func_uint32_t_u_u((0x5DBE8E404731B649LL >= (l_901 ^= ((safe_mod_func_uint64_t_u_u((l_880++), (l_883 & l_883))) , (((safe_div_func_uint64_t_u_u((((*l_900) = ((safe_div_func_uint8_t_u_u(((l_883 = (g_206 = l_880)) || ((((safe_mul_func_uint8_t_u_u((((((*g_578) = p_56) >= ((safe_mod_func_uint16_t_u_u((p_58 && ((safe_mod_func_int16_t_s_s((safe_div_func_uint64_t_u_u((~(((safe_sub_func_uint16_t_u_u((((p_56 || (*g_699)) >= p_58) , l_880), g_208[1][2][5])) | p_58) && g_50[7][0][5])), l_880)), p_55)) ^ p_55)), 0x35DBL)) != l_883)) > p_55) != 0L), g_209)) != (*g_336)) , p_58) | p_55)), (-1L))) != p_58)) , l_883), p_56)) , 0x77AAL) && p_55)))), l_902[0][0][1])))), 0UL)))
    {
        uint16_t l_923 = 65535UL;
        const int32_t *l_931[6][5][3] = {{{&l_902[0][0][1],&g_268,&l_883},{&g_2,&l_883,(void*)0},{&l_902[0][1][3],&l_883,&l_901},{(void*)0,(void*)0,(void*)0},{&l_902[0][1][3],&l_902[0][0][1],&l_883}},{{&g_2,(void*)0,&l_883},{&l_902[0][0][1],&g_268,&g_268},{(void*)0,&g_2,&l_883},{&l_883,&l_902[0][1][3],&l_902[0][0][3]},{(void*)0,(void*)0,(void*)0}},{{&g_268,&l_901,&g_268},{(void*)0,(void*)0,(void*)0},{&l_902[0][0][3],&l_902[0][1][3],&l_901},{(void*)0,&l_901,(void*)0},{&l_883,&l_883,&g_268}},{{(void*)0,(void*)0,&l_901},{&l_902[0][0][3],&g_268,&l_883},{(void*)0,&l_883,&l_883},{&g_268,&l_902[0][0][3],&l_883},{(void*)0,&l_883,&l_901}},{{&l_901,&l_902[0][0][1],&g_268},{(void*)0,&g_239,(void*)0},{&g_268,&l_902[0][0][1],&l_901},{&l_901,&l_883,(void*)0},{&l_883,&l_902[0][0][3],&g_268}},{{&l_883,&l_883,(void*)0},{&l_883,&g_268,&l_902[0][0][3]},{&l_901,(void*)0,(void*)0},{&g_268,&l_883,&l_883},{(void*)0,&l_901,(void*)0}}};
        const int32_t **l_930 = &l_931[2][3][1];
        const int32_t ***l_929[3];
        const int32_t ****l_928 = &l_929[2];
        uint32_t ***l_948 = &g_335;
        float **** const l_1012 = &l_1011;
        uint8_t *l_1025 = &g_301;
        uint8_t * const *l_1024 = &l_1025;
        int32_t l_1035 = 1L;
        int32_t l_1038 = 0xDF38DAD4L;
        int32_t l_1039 = (-1L);
        int32_t l_1041 = 0x9CA20004L;
        int32_t l_1046 = 1L;
        int32_t l_1048[7] = {0xB7726A56L,0xB7726A56L,0xB7726A56L,0xB7726A56L,0xB7726A56L,0xB7726A56L,0xB7726A56L};
        int16_t **l_1069 = &l_900;
        int16_t ***l_1068[9] = {&l_1069,&l_1069,&l_1069,&l_1069,&l_1069,&l_1069,&l_1069,&l_1069,&l_1069};
        int64_t l_1100 = 0x5DC924DA988C4FEALL;
        int i, j, k;
        for (i = 0; i < 3; i++)
            l_929[i] = &l_930;
        for (p_58 = 11; (p_58 > 16); ++p_58)
        {
            uint64_t l_922[2][9][4] = {{{18446744073709551607UL,0UL,0x1CA52A8B7F9AB055LL,18446744073709551607UL},{18446744073709551607UL,0x60F443E775CCE5C2LL,18446744073709551613UL,18446744073709551608UL},{18446744073709551608UL,18446744073709551607UL,1UL,18446744073709551615UL},{8UL,0xAEA9E7C97A18D975LL,0xDEB3E1AEFE4D22B4LL,18446744073709551607UL},{1UL,1UL,18446744073709551608UL,18446744073709551608UL},{18446744073709551613UL,1UL,1UL,1UL},{0UL,0UL,0xD252B33529451497LL,8UL},{0xC4E4ED6C19234FF3LL,1UL,18446744073709551608UL,1UL},{1UL,2UL,0x055DFD69A6BB5E0ELL,18446744073709551608UL}},{{8UL,2UL,0xB3308BC302A584D2LL,1UL},{2UL,1UL,18446744073709551613UL,8UL},{1UL,0UL,1UL,1UL},{18446744073709551607UL,1UL,18446744073709551615UL,18446744073709551608UL},{2UL,1UL,1UL,18446744073709551607UL},{0x055DFD69A6BB5E0ELL,0xAEA9E7C97A18D975LL,0x055DFD69A6BB5E0ELL,18446744073709551615UL},{1UL,18446744073709551607UL,0xB7318DB0F0FF1D9CLL,18446744073709551608UL},{0xC4E4ED6C19234FF3LL,0x60F443E775CCE5C2LL,1UL,18446744073709551607UL},{1UL,0UL,1UL,0x055DFD69A6BB5E0ELL}}};
            int16_t **l_969 = &l_900;
            int32_t *l_992 = &l_902[0][0][3];
            uint32_t l_1019 = 0UL;
            int32_t l_1033 = 0x1411598DL;
            int32_t l_1036 = 0x143D0436L;
            int32_t l_1042 = (-8L);
            int32_t l_1044[8][5][6] = {{{1L,(-1L),8L,0xFEC2A1BFL,0xA645BF64L,0xC07147A4L},{(-1L),4L,5L,8L,(-2L),(-2L)},{0xF0C620B5L,0xA645BF64L,0xA645BF64L,0xF0C620B5L,0L,4L},{0x37F4A067L,0xFEC2A1BFL,7L,5L,0xB5D191C7L,1L},{0x44978354L,0L,0xF0C620B5L,(-2L),0xB5D191C7L,(-3L)}},{{1L,0xFEC2A1BFL,0x3A2CEDE2L,0x2306A16CL,0L,(-1L)},{0x1ED6B67EL,0xA645BF64L,5L,(-1L),7L,1L},{0x7BBF604DL,0x3A2CEDE2L,0xC07147A4L,0x3A2CEDE2L,0x7BBF604DL,0x49AC15F1L},{0xC07147A4L,4L,0xF0C620B5L,0x1ED6B67EL,8L,0x7BBF604DL},{0x3A2CEDE2L,0x37F4A067L,0x2306A16CL,4L,4L,0x7BBF604DL}},{{0xB5D191C7L,(-2L),0xF0C620B5L,0L,0x44978354L,0x49AC15F1L},{4L,0xF0C620B5L,0xC07147A4L,(-3L),0x2306A16CL,1L},{4L,0xB430F379L,5L,5L,0xB430F379L,4L},{8L,(-10L),0xB430F379L,(-1L),(-5L),(-1L)},{1L,0L,0xA645BF64L,4L,0x3A2CEDE2L,0x44978354L}},{{1L,5L,4L,(-1L),(-3L),1L},{8L,(-5L),0x7BBF604DL,5L,(-1L),7L},{4L,1L,(-10L),(-3L),(-10L),1L},{4L,1L,(-2L),0L,4L,0L},{0xB5D191C7L,0xFEC2A1BFL,(-1L),4L,1L,0xC07147A4L}},{{0x3A2CEDE2L,0xFEC2A1BFL,1L,0x1ED6B67EL,4L,8L},{0xC07147A4L,1L,0x49AC15F1L,0x3A2CEDE2L,(-10L),(-2L)},{0x7BBF604DL,1L,(-3L),(-1L),(-1L),(-3L)},{(-5L),(-5L),0x1ED6B67EL,1L,(-3L),5L},{0L,5L,0x37F4A067L,7L,0x3A2CEDE2L,0x1ED6B67EL}},{{0x1ED6B67EL,0L,0x37F4A067L,(-10L),(-5L),5L},{0xF0C620B5L,(-10L),0x1ED6B67EL,0xA645BF64L,0xB430F379L,(-3L)},{0xA645BF64L,0xB430F379L,(-3L),(-2L),0x2306A16CL,(-2L)},{0x49AC15F1L,0xF0C620B5L,0x49AC15F1L,0L,0x44978354L,8L},{0x44978354L,(-2L),1L,0xB5D191C7L,4L,0xC07147A4L}},{{0xB430F379L,0x37F4A067L,(-1L),0xB5D191C7L,8L,0L},{0x44978354L,4L,(-2L),0L,0x7BBF604DL,1L},{0x49AC15F1L,0x3A2CEDE2L,(-10L),(-2L),7L,7L},{0xA645BF64L,0x7BBF604DL,0x7BBF604DL,0xA645BF64L,0x37F4A067L,1L},{0xF0C620B5L,0L,4L,(-10L),(-1L),0x44978354L}},{{0x1ED6B67EL,(-3L),0xA645BF64L,7L,(-1L),(-1L)},{0L,0L,0xB430F379L,1L,0x37F4A067L,4L},{(-5L),0x7BBF604DL,5L,(-1L),7L,1L},{5L,0xB430F379L,1L,0xB430F379L,5L,0xB5D191C7L},{1L,0x3A2CEDE2L,0xA645BF64L,(-5L),(-2L),5L}}};
            int64_t *l_1074 = &g_598;
            int32_t l_1081 = 0xAD66389BL;
            float l_1090 = (-0x1.6p+1);
            int64_t l_1091 = (-1L);
            uint8_t l_1101 = 255UL;
            int i, j, k;
        }
    }
    else
    {
        uint8_t *l_1118 = &g_301;
        uint8_t *l_1119[5][7] = {{&g_11,&g_163,(void*)0,&g_163,(void*)0,&g_163,&g_11},{&g_11,&g_163,&g_163,&g_11,(void*)0,&g_163,(void*)0},{(void*)0,&g_163,&g_163,(void*)0,(void*)0,(void*)0,(void*)0},{&g_163,&g_11,&g_163,&g_11,(void*)0,(void*)0,&g_163},{&g_163,&g_11,(void*)0,&g_163,(void*)0,&g_11,(void*)0}};
        int32_t l_1120 = (-1L);
        int32_t l_1121 = 0xC3BB1F73L;
        int32_t *l_1139 = &g_268;
        uint64_t l_1154 = 0x8126D4036B90EEF5LL;
        int i, j;
lbl_1142:
        (*l_1139) ^= (safe_add_func_uint64_t_u_u(((safe_div_func_int64_t_s_s(((*g_699) = ((+(l_1120 = (safe_mul_func_uint16_t_u_u(p_56, (safe_add_func_int16_t_s_s((((~((safe_rshift_func_int8_t_s_u(l_901, ((*l_1118) = (safe_rshift_func_int8_t_s_s(p_58, ((void*)0 != &l_1011)))))) | (--g_11))) >= (--g_163)) , ((safe_sub_func_int8_t_s_s((safe_div_func_int32_t_s_s(((*g_578) = (safe_sub_func_int8_t_s_s(g_53, (((((safe_div_func_int8_t_s_s((((safe_mod_func_int64_t_s_s((safe_lshift_func_int16_t_s_s(l_880, p_58)), (+g_925.f0))) , 255UL) && p_58), g_88)) ^ 4294967291UL) != p_56) && p_58) ^ 0x94769249L)))), 0x815BD136L)), p_55)) && 0L)), g_204[5][3][2])))))) & p_56)), l_902[0][0][1])) & 0x9E26L), l_1121));
        for (g_88 = 0; (g_88 > (-2)); g_88 = safe_sub_func_int32_t_s_s(g_88, 8))
        {
            uint16_t *l_1146 = &g_1053;
            uint16_t **l_1145[2][5] = {{(void*)0,(void*)0,(void*)0,&l_1146,(void*)0},{(void*)0,(void*)0,(void*)0,&l_1146,(void*)0}};
            int32_t l_1152 = 0L;
            int32_t l_1153 = 0x81109A3AL;
            struct S0 *l_1156 = &g_219;
            int i, j;
            if (g_152)
                goto lbl_1142;
            (*l_1139) |= ((*g_578) &= ((p_55 && p_58) <= (safe_div_func_uint16_t_u_u((((g_1147 = &p_56) != (g_1148[3] , &p_56)) & (safe_mul_func_int8_t_s_s((!0x9A196FD4L), (l_1152 ^= g_82)))), ((l_1153 ^ ((l_901 , l_1153) && 0x8F6D03BE5EF03ED9LL)) , l_1154)))));
            (*l_1156) = g_1155;
        }
    }
    for (l_883 = 0; (l_883 == (-15)); --l_883)
    {
        uint64_t l_1167[6];
        uint64_t **l_1173 = (void*)0;
        uint64_t ***l_1172 = &l_1173;
        int32_t l_1188 = 0x7D63EA84L;
        float **l_1325 = &g_147[1][1][1];
        float *** const l_1324 = &l_1325;
        int32_t *l_1387[2];
        int32_t *l_1388 = &l_1279[8][0];
        int i;
        for (i = 0; i < 6; i++)
            l_1167[i] = 0x4BF19D1CECD191DFLL;
        for (i = 0; i < 2; i++)
            l_1387[i] = &l_1279[3][6];
        if (((safe_sub_func_uint8_t_u_u((l_880 != ((((safe_rshift_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s(((l_1167[0] | ((*g_682) , (safe_mod_func_int64_t_s_s((((safe_add_func_uint8_t_u_u(((((((*l_1172) = &g_675) != (void*)0) >= l_883) , ((safe_mul_func_float_f_f((((safe_add_func_uint16_t_u_u((*g_1147), p_55)) , (safe_lshift_func_int8_t_s_u((safe_rshift_func_int16_t_s_u(l_902[0][1][1], (*g_1147))), 4))) , l_902[0][1][0]), (-0x3.1p-1))) , 0xC1L)) ^ g_368.f0), g_89)) && 8L) <= 0x6DL), 0x099CC19AAFF70C1ALL)))) != 2L), 5)), 7)) , p_55) | l_1167[4]) <= l_1167[0])), 0x6DL)) | (-6L)))
        {
            uint8_t *l_1187[4];
            int32_t l_1189[7] = {6L,6L,6L,6L,6L,6L,6L};
            struct S0 *l_1284[4];
            int32_t l_1303[8] = {0L,0L,0L,0L,0L,0L,0L,0L};
            uint64_t *l_1322 = &g_50[1][0][0];
            int16_t *l_1372 = &g_143[0][2][0];
            int i;
            for (i = 0; i < 4; i++)
                l_1187[i] = &g_163;
            for (i = 0; i < 4; i++)
                l_1284[i] = &g_785;
            if (((((l_902[0][1][1] && ((safe_unary_minus_func_uint32_t_u(((safe_unary_minus_func_int8_t_s((((safe_add_func_int8_t_s_s(l_1167[0], 0xFBL)) , ((safe_unary_minus_func_int64_t_s(0xD61EC1B0C625A0BBLL)) ^ (++g_11))) >= 1L))) > (-1L)))) != ((safe_div_func_int64_t_s_s(((((l_1189[4] == (l_902[0][0][2] && (safe_lshift_func_int16_t_s_s(((*l_900) = ((((p_56 && l_883) , l_902[0][1][2]) >= l_1189[5]) >= l_883)), 14)))) > 0x1D99A2161B0CC9C9LL) && l_902[0][0][1]) | 0xF528L), p_55)) , p_58))) , (-1L)) >= (*g_578)) ^ p_58))
            {
                uint8_t **l_1197 = &l_1187[0];
                int32_t l_1200 = 0L;
                int8_t *l_1202 = &g_206;
                float l_1207 = 0x8.4p+1;
                int32_t *l_1255 = &l_1200;
                int16_t **l_1264 = &l_900;
                uint16_t *l_1283 = &g_1053;
                if ((*g_956))
                {
                    int32_t *l_1196[4];
                    int i;
                    for (i = 0; i < 4; i++)
                        l_1196[i] = &l_1188;
                    (*g_431) = l_1196[0];
                    g_1198 = l_1197;
                    if ((l_1200 || l_1189[5]))
                    {
                        if ((*g_956))
                            break;
                    }
                    else
                    {
                        return (*g_577);
                    }
                    (*g_1201) = ((**g_430) = &p_55);
                }
                else
                {
                    volatile struct S0 *l_1204 = &g_436;
                    int32_t l_1208 = (-6L);
                    int32_t l_1259[7][8] = {{0L,0L,2L,0L,0L,2L,0L,0L},{0xEC48AF87L,0L,0xEC48AF87L,0xEC48AF87L,0L,0xEC48AF87L,0xEC48AF87L,0L},{0L,0xEC48AF87L,0xEC48AF87L,0L,0xEC48AF87L,0xEC48AF87L,0L,0xEC48AF87L},{0L,0L,2L,0L,0L,2L,0L,0L},{0xEC48AF87L,0L,0xEC48AF87L,0xEC48AF87L,0L,0xEC48AF87L,0xEC48AF87L,0L},{0L,0xEC48AF87L,0xEC48AF87L,0L,0xEC48AF87L,0xEC48AF87L,0L,0xEC48AF87L},{0L,0L,2L,0L,0L,2L,0L,0L}};
                    uint64_t l_1272[8][9][3] = {{{0xD93B9A7423F48850LL,0xE25974058FCCC8CALL,0x7F0D4D9FFA59F056LL},{18446744073709551615UL,18446744073709551615UL,0x0931C9494A64F2D2LL},{0xD93B9A7423F48850LL,0x7DCDF62A86444AFFLL,5UL},{0xFAEB53FCEEC6D2C8LL,0x0931C9494A64F2D2LL,18446744073709551615UL},{5UL,6UL,0x6307769EE812D2ABLL},{0x9F69FF8121EAD139LL,0xFAEB53FCEEC6D2C8LL,18446744073709551615UL},{1UL,0x845CF0AC65D02C67LL,5UL},{0x092E1D79BCF08984LL,0xF6D5EE9307B99AB0LL,0x0931C9494A64F2D2LL},{0x7F0D4D9FFA59F056LL,8UL,0x7F0D4D9FFA59F056LL}},{{0x0931C9494A64F2D2LL,0xF6D5EE9307B99AB0LL,0x092E1D79BCF08984LL},{5UL,0x845CF0AC65D02C67LL,1UL},{18446744073709551615UL,0xFAEB53FCEEC6D2C8LL,0x9F69FF8121EAD139LL},{0x6307769EE812D2ABLL,6UL,5UL},{18446744073709551615UL,0x0931C9494A64F2D2LL,0xFAEB53FCEEC6D2C8LL},{5UL,0x7DCDF62A86444AFFLL,0xD93B9A7423F48850LL},{0x0931C9494A64F2D2LL,18446744073709551615UL,18446744073709551615UL},{0x7F0D4D9FFA59F056LL,0xE25974058FCCC8CALL,0xD93B9A7423F48850LL},{0x092E1D79BCF08984LL,18446744073709551614UL,0xFAEB53FCEEC6D2C8LL}},{{1UL,0x40C86C6BA2684BDDLL,5UL},{0x9F69FF8121EAD139LL,18446744073709551615UL,0x9F69FF8121EAD139LL},{5UL,0x40C86C6BA2684BDDLL,1UL},{18446744073709551615UL,18446744073709551615UL,0x9F69FF8121EAD139LL},{1UL,8UL,0xCD52B6E72FA6AC1DLL},{0xAC7C4306FB6C972ALL,0xAC7C4306FB6C972ALL,18446744073709551615UL},{1UL,6UL,0xFF99AE72B51A7268LL},{18446744073709551615UL,18446744073709551615UL,0x092E1D79BCF08984LL},{0x6307769EE812D2ABLL,18446744073709551615UL,18446744073709551615UL}},{{0xF6D5EE9307B99AB0LL,18446744073709551615UL,0x092E1D79BCF08984LL},{0x7F0D4D9FFA59F056LL,0x00D765F578FBB73FLL,0xFF99AE72B51A7268LL},{0x9F69FF8121EAD139LL,0x0931C9494A64F2D2LL,18446744073709551615UL},{0xCD52B6E72FA6AC1DLL,0x9DFB8BEAEF9D2240LL,0xCD52B6E72FA6AC1DLL},{18446744073709551615UL,0x0931C9494A64F2D2LL,0x9F69FF8121EAD139LL},{0xFF99AE72B51A7268LL,0x00D765F578FBB73FLL,0x7F0D4D9FFA59F056LL},{0x092E1D79BCF08984LL,18446744073709551615UL,0xF6D5EE9307B99AB0LL},{18446744073709551615UL,18446744073709551615UL,0x6307769EE812D2ABLL},{0x092E1D79BCF08984LL,18446744073709551615UL,18446744073709551615UL}},{{0xFF99AE72B51A7268LL,6UL,1UL},{18446744073709551615UL,0xAC7C4306FB6C972ALL,0xAC7C4306FB6C972ALL},{0xCD52B6E72FA6AC1DLL,8UL,1UL},{0x9F69FF8121EAD139LL,18446744073709551615UL,18446744073709551615UL},{0x7F0D4D9FFA59F056LL,0x7DCDF62A86444AFFLL,0x6307769EE812D2ABLL},{0xF6D5EE9307B99AB0LL,18446744073709551615UL,0xF6D5EE9307B99AB0LL},{0x6307769EE812D2ABLL,0x7DCDF62A86444AFFLL,0x7F0D4D9FFA59F056LL},{18446744073709551615UL,18446744073709551615UL,0x9F69FF8121EAD139LL},{1UL,8UL,0xCD52B6E72FA6AC1DLL}},{{0xAC7C4306FB6C972ALL,0xAC7C4306FB6C972ALL,18446744073709551615UL},{1UL,6UL,0xFF99AE72B51A7268LL},{18446744073709551615UL,18446744073709551615UL,0x092E1D79BCF08984LL},{0x6307769EE812D2ABLL,18446744073709551615UL,18446744073709551615UL},{0xF6D5EE9307B99AB0LL,18446744073709551615UL,0x092E1D79BCF08984LL},{0x7F0D4D9FFA59F056LL,0x00D765F578FBB73FLL,0xFF99AE72B51A7268LL},{0x9F69FF8121EAD139LL,0x0931C9494A64F2D2LL,18446744073709551615UL},{0xCD52B6E72FA6AC1DLL,0x9DFB8BEAEF9D2240LL,0xCD52B6E72FA6AC1DLL},{18446744073709551615UL,0x0931C9494A64F2D2LL,0x9F69FF8121EAD139LL}},{{0xFF99AE72B51A7268LL,0x00D765F578FBB73FLL,0x7F0D4D9FFA59F056LL},{0x092E1D79BCF08984LL,18446744073709551615UL,0xF6D5EE9307B99AB0LL},{18446744073709551615UL,18446744073709551615UL,0x6307769EE812D2ABLL},{0x092E1D79BCF08984LL,18446744073709551615UL,18446744073709551615UL},{0xFF99AE72B51A7268LL,6UL,1UL},{18446744073709551615UL,0xAC7C4306FB6C972ALL,0xAC7C4306FB6C972ALL},{0xCD52B6E72FA6AC1DLL,8UL,1UL},{0x9F69FF8121EAD139LL,18446744073709551615UL,18446744073709551615UL},{0x7F0D4D9FFA59F056LL,0x7DCDF62A86444AFFLL,0x6307769EE812D2ABLL}},{{0xF6D5EE9307B99AB0LL,18446744073709551615UL,0xF6D5EE9307B99AB0LL},{0x6307769EE812D2ABLL,0x7DCDF62A86444AFFLL,0x7F0D4D9FFA59F056LL},{18446744073709551615UL,18446744073709551615UL,0x9F69FF8121EAD139LL},{1UL,8UL,0xCD52B6E72FA6AC1DLL},{0xAC7C4306FB6C972ALL,0xAC7C4306FB6C972ALL,18446744073709551615UL},{1UL,6UL,0xFF99AE72B51A7268LL},{18446744073709551615UL,18446744073709551615UL,0x092E1D79BCF08984LL},{0x6307769EE812D2ABLL,18446744073709551615UL,18446744073709551615UL},{0xF6D5EE9307B99AB0LL,18446744073709551615UL,0x092E1D79BCF08984LL}}};
                    int i, j, k;
                    l_902[0][1][1] = (l_1202 == (p_58 , l_1202));
                    (*l_1204) = g_1203;
                    for (g_2 = (-7); (g_2 == 15); g_2 = safe_add_func_uint64_t_u_u(g_2, 5))
                    {
                        (**g_430) = (*g_1201);
                    }
                    if (l_1208)
                    {
                        uint32_t l_1227 = 0x322AA004L;
                        uint16_t *l_1256 = (void*)0;
                        uint16_t *l_1257[1];
                        int8_t l_1258[5];
                        int16_t ***l_1265 = &l_1264;
                        int i;
                        for (i = 0; i < 1; i++)
                            l_1257[i] = &g_1053;
                        for (i = 0; i < 5; i++)
                            l_1258[i] = 0x85L;
                        (*g_671) = g_1209;
                        (*l_1204) = g_1210;
                        (*g_578) |= (safe_mul_func_uint8_t_u_u(((*g_699) | (safe_mul_func_int16_t_s_s((safe_rshift_func_uint16_t_u_u((!(safe_mod_func_int64_t_s_s((safe_add_func_int32_t_s_s(((((safe_mul_func_uint8_t_u_u((((l_901 &= ((++(*g_336)) ^ l_1227)) & (((((l_902[0][0][0] != ((safe_div_func_uint8_t_u_u((safe_mod_func_int8_t_s_s(((safe_mod_func_int8_t_s_s(((safe_div_func_uint32_t_u_u((safe_lshift_func_uint8_t_u_s((safe_div_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_u(l_1227, ((*g_1199) = (**g_1198)))), (l_1189[1] || p_56))), (~(safe_sub_func_int16_t_s_s((((l_1208 = (((((safe_lshift_func_int8_t_s_u((l_1189[5] , ((safe_add_func_int8_t_s_s(((safe_mul_func_uint16_t_u_u((safe_add_func_uint8_t_u_u((((safe_add_func_int16_t_s_s(((l_1188 = ((l_1255 = &l_1188) != &l_1208)) , l_1167[5]), (*g_1147))) < l_1224) | l_1200), 0x11L)), p_58)) ^ p_58), 0xE0L)) > l_1189[1])), p_55)) , (void*)0) == (void*)0) , &g_90[0][0][0]) != l_1256)) >= (*g_1147)) || p_55), (*g_1147)))))), l_1227)) , 0x0BL), p_55)) > l_1167[0]), l_1258[2])), 0xEEL)) && l_1258[1])) >= p_56) || 0x01L) , (*g_699)) , l_1189[3])) ^ l_1200), 0xFFL)) ^ 2L) && g_268) <= l_1167[2]), l_1200)), p_55))), p_56)), l_1259[1][6]))), p_56));
                        (*g_578) &= ((*l_1255) = ((((safe_add_func_int32_t_s_s((*l_1255), (((*l_1265) = l_1264) == &g_780))) && 0xDD74B18AL) & p_56) < ((*l_900) = (((*g_700) = (safe_div_func_int16_t_s_s((safe_div_func_uint16_t_u_u((((65535UL & ((safe_mul_func_uint8_t_u_u(((l_902[0][0][1] = (0x52L & l_1272[0][5][1])) < (((0UL | 0x59A7F6E6L) | (*g_1147)) != p_55)), p_56)) <= 65530UL)) & (*g_336)) , 1UL), p_55)), l_1167[0]))) < l_1208))));
                    }
                    else
                    {
                        if (l_902[0][0][0])
                            break;
                    }
                }
                if ((((void*)0 == (*g_779)) && (safe_lshift_func_int16_t_s_u(((safe_sub_func_uint16_t_u_u((((l_901 || 0x1A9017B48CF549D2LL) == (p_56 ^ l_1189[5])) < ((safe_mod_func_uint8_t_u_u(l_1279[3][6], ((*g_1199) ^= (l_902[0][0][1] = (+((safe_sub_func_uint16_t_u_u((*l_1255), ((*l_1283) = (*g_1147)))) >= p_56)))))) > g_670.f0)), 0xD897L)) != p_58), 9))))
                {
                    (**g_430) = (void*)0;
                    (*g_1287) = l_1284[1];
                }
                else
                {
                    (*g_431) = &l_902[0][0][1];
                    (*g_1286) = g_1288;
                }
            }
            else
            {
                float l_1304 = 0x1.2p+1;
                float *l_1305 = &g_123[7];
                int32_t l_1306 = 0xD34BD6E2L;
                uint16_t ***l_1307 = (void*)0;
                if ((safe_rshift_func_int16_t_s_u(((((safe_add_func_float_f_f((safe_div_func_float_f_f((safe_sub_func_float_f_f(((safe_mul_func_float_f_f((((*l_1305) = (((l_902[0][0][1] , (l_1188 = l_1189[4])) ^ ((*g_336) = ((((safe_mod_func_int32_t_s_s((((*g_675) == ((**g_1201) , (g_520.f0 , (-1L)))) ^ l_1189[5]), p_55)) <= (g_88 = ((safe_lshift_func_int8_t_s_s(((l_1303[4] = l_1167[5]) && (-2L)), 6)) , p_55))) > p_55) == 0x276388FBDB92B6C3LL))) , l_883)) >= 0x0.2p+1), l_1167[2])) <= 0x1.CF2231p+22), l_1306)), p_55)), p_56)) >= l_1306) , 0x59A82FE6L) < 0x50A34AF2L), 7)))
                {
                    (*g_1308) = l_1307;
                    (*g_1286) = g_1311;
                    return (*g_577);
                }
                else
                {
                    uint8_t ***l_1323 = &g_1198;
                    const int32_t l_1326 = 0L;
                    int32_t l_1337 = 0x98261F4BL;
                    l_1306 = ((((*l_900) ^= (l_1306 && p_58)) > (safe_sub_func_int64_t_s_s((((((safe_div_func_uint8_t_u_u((((safe_rshift_func_int16_t_s_s(p_58, (safe_mul_func_int16_t_s_s(p_56, ((l_1189[5] && ((*g_336)--)) ^ (p_58 | 1L)))))) , l_1322) != ((((*l_1323) = &g_1199) == &g_1199) , &g_209)), l_1306)) , l_1324) != (void*)0) < l_1188) == g_346.f0), l_1326))) != p_55);
                    (*g_578) = (safe_mul_func_int8_t_s_s(((void*)0 == &l_1187[2]), g_2));
                    (*g_1352) = ((*g_578) = (safe_mul_func_int8_t_s_s((g_206 ^= ((((safe_lshift_func_uint8_t_u_u((*g_1199), (safe_lshift_func_int16_t_s_u(((safe_sub_func_int8_t_s_s(l_901, (l_1337 &= p_55))) | ((!(((*g_1308) != (((safe_div_func_uint64_t_u_u(p_55, l_1326)) || ((safe_lshift_func_uint16_t_u_u((+(safe_add_func_int8_t_s_s((l_902[0][1][3] = g_7), (safe_add_func_uint32_t_u_u(0xEEA4F829L, ((((safe_add_func_uint16_t_u_u((safe_add_func_uint64_t_u_u(1UL, 3UL)), 0x5833L)) | l_1306) | (**g_335)) , 0xE53B72D5L)))))), (***g_1309))) | l_1326)) , &g_1310[0])) & g_50[4][2][1])) > l_1326)), p_55)))) | (*g_675)) , 0x3EL) != p_55)), 1UL)));
                }
                for (g_598 = (-16); (g_598 == 8); g_598 = safe_add_func_uint16_t_u_u(g_598, 1))
                {
                    if (l_1189[5])
                        break;
                }
                if (l_1189[5])
                    break;
            }
            (**g_430) = &l_1303[4];
        }
        else
        {
            if (l_1188)
                goto lbl_1374;
            if (l_883)
                break;
        }
        if ((safe_mul_func_uint8_t_u_u((((safe_add_func_int8_t_s_s(g_208[1][2][5], (safe_rshift_func_uint16_t_u_u(((0L && (l_1188 , (-2L))) < (((((+((safe_mul_func_uint16_t_u_u((l_1188 > (l_1384 == (*g_1309))), (l_1167[0] ^ ((safe_rshift_func_uint8_t_u_s(0x97L, 6)) == p_58)))) <= 1L)) != l_1167[0]) || l_902[0][0][0]) >= l_1224) != l_1279[3][6])), p_56)))) | (**g_1201)) <= p_58), p_55)))
        {
            l_1188 = ((*g_578) = p_58);
        }
        else
        {
            if (l_901)
                break;
        }
        return g_1389[1];
    }
    return g_1392;
}







static uint32_t func_64(uint64_t p_65)
{
    float l_451 = 0x1.Fp+1;
    int32_t *l_452[3][6] = {{(void*)0,&g_2,(void*)0,&g_2,(void*)0,&g_2},{(void*)0,&g_2,(void*)0,&g_2,(void*)0,&g_2},{(void*)0,&g_2,(void*)0,&g_2,(void*)0,&g_2}};
    int32_t l_453 = 0L;
    float l_454 = 0x9.Bp-1;
    int64_t l_455 = 2L;
    float **l_463 = (void*)0;
    float ***l_462 = &l_463;
    float ****l_461 = &l_462;
    int16_t **l_471 = (void*)0;
    int32_t ***l_558 = &g_431;
    uint8_t l_661 = 0x91L;
    const float *l_669 = &g_123[2];
    const float **l_668 = &l_669;
    const float ***l_667[10];
    int16_t l_680[1][8] = {{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)}};
    int8_t l_707 = (-1L);
    int32_t l_708 = 0x60AF23B3L;
    int64_t **l_722[8] = {&g_700,&g_699,&g_700,&g_699,&g_700,&g_699,&g_700,&g_699};
    int16_t l_765 = 1L;
    uint32_t *l_834 = &g_204[5][3][2];
    uint64_t *l_845 = &g_209;
    uint32_t * const *l_862 = &g_336;
    uint32_t * const **l_861 = &l_862;
    int i, j;
    for (i = 0; i < 10; i++)
        l_667[i] = &l_668;
    ++g_456;
lbl_868:
    for (g_11 = 2; (g_11 == 58); g_11 = safe_add_func_uint64_t_u_u(g_11, 1))
    {
        int8_t l_468 = 0xE5L;
        int16_t * const l_474 = &g_143[0][2][0];
        int16_t * const *l_473 = &l_474;
        int32_t l_526 = 4L;
        int32_t l_528 = 0x039C98A8L;
        int32_t l_534 = 0x7CC2C4EAL;
        int32_t l_535 = 0x4BB7795AL;
        float ****l_562 = &l_462;
        uint32_t **l_596 = (void*)0;
        int64_t l_612 = 8L;
        int32_t ***l_655 = (void*)0;
        const float **l_663[6][2];
        const float ***l_662 = &l_663[4][0];
        int32_t l_716 = (-1L);
        int64_t **l_721[1];
        int64_t **l_723 = &g_699;
        int32_t l_767 = (-1L);
        int32_t l_792 = (-1L);
        int32_t l_793 = 0x67380B5EL;
        int32_t l_794 = 0xE16381C1L;
        int32_t l_796 = 1L;
        int32_t l_797[10][2];
        const struct S0 *l_840[9][7][4] = {{{(void*)0,&g_841,&g_841,&g_841},{&g_841,&g_841,(void*)0,&g_841},{&g_841,&g_841,(void*)0,&g_841},{&g_841,&g_841,&g_841,&g_841},{(void*)0,(void*)0,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841}},{{(void*)0,(void*)0,&g_841,(void*)0},{&g_841,&g_841,(void*)0,&g_841},{(void*)0,&g_841,&g_841,(void*)0},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,(void*)0},{&g_841,(void*)0,&g_841,&g_841},{&g_841,&g_841,(void*)0,&g_841}},{{&g_841,&g_841,(void*)0,&g_841},{(void*)0,(void*)0,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{(void*)0,&g_841,(void*)0,(void*)0}},{{&g_841,&g_841,(void*)0,(void*)0},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,(void*)0,&g_841,&g_841},{&g_841,(void*)0,&g_841,&g_841},{(void*)0,(void*)0,(void*)0,&g_841},{&g_841,&g_841,&g_841,&g_841}},{{(void*)0,&g_841,&g_841,(void*)0},{&g_841,&g_841,&g_841,(void*)0},{&g_841,&g_841,&g_841,&g_841},{(void*)0,&g_841,&g_841,&g_841},{&g_841,&g_841,(void*)0,&g_841},{&g_841,&g_841,(void*)0,&g_841},{&g_841,&g_841,&g_841,&g_841}},{{(void*)0,(void*)0,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{(void*)0,(void*)0,&g_841,(void*)0},{&g_841,&g_841,(void*)0,&g_841},{(void*)0,&g_841,&g_841,(void*)0},{&g_841,&g_841,&g_841,&g_841}},{{&g_841,&g_841,&g_841,(void*)0},{&g_841,(void*)0,&g_841,&g_841},{&g_841,&g_841,(void*)0,&g_841},{&g_841,&g_841,(void*)0,&g_841},{(void*)0,(void*)0,&g_841,&g_841},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,(void*)0,&g_841}},{{&g_841,&g_841,&g_841,(void*)0},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,(void*)0},{(void*)0,&g_841,(void*)0,&g_841},{&g_841,(void*)0,(void*)0,&g_841},{&g_841,&g_841,&g_841,&g_841},{(void*)0,(void*)0,&g_841,(void*)0}},{{(void*)0,(void*)0,&g_841,(void*)0},{&g_841,(void*)0,&g_841,&g_841},{&g_841,&g_841,(void*)0,&g_841},{&g_841,(void*)0,&g_841,&g_841},{&g_841,&g_841,&g_841,(void*)0},{&g_841,&g_841,&g_841,&g_841},{&g_841,&g_841,&g_841,(void*)0}}};
        uint32_t l_852 = 8UL;
        uint32_t ***l_864 = &l_596;
        uint32_t ****l_863 = &l_864;
        int i, j, k;
        for (i = 0; i < 6; i++)
        {
            for (j = 0; j < 2; j++)
                l_663[i][j] = (void*)0;
        }
        for (i = 0; i < 1; i++)
            l_721[i] = &g_700;
        for (i = 0; i < 10; i++)
        {
            for (j = 0; j < 2; j++)
                l_797[i][j] = (-8L);
        }
    }
    for (g_152 = 0; (g_152 < 1); g_152 = safe_add_func_int32_t_s_s(g_152, 4))
    {
        for (g_7 = 0; g_7 < 1; g_7 += 1)
        {
            for (g_53 = 0; g_53 < 8; g_53 += 1)
            {
                l_680[g_7][g_53] = (-5L);
            }
        }
        if (g_152)
            goto lbl_868;
    }
    for (l_765 = 0; (l_765 <= (-3)); l_765 = safe_sub_func_int32_t_s_s(l_765, 1))
    {
        int32_t *l_871 = &l_453;
        (*g_431) = l_871;
    }
    return p_65;
}







static uint8_t func_72(int16_t p_73, int32_t ** p_74, int8_t p_75, uint32_t p_76, uint64_t * p_77)
{
    int32_t *l_87[3][7] = {{&g_2,&g_2,&g_2,&g_2,&g_2,&g_2,&g_2},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_2,&g_2,&g_2,&g_2,&g_2,&g_2,&g_2}};
    int i, j;
    g_90[4][1][2]++;
    for (g_2 = (-12); (g_2 > (-8)); g_2 = safe_add_func_int64_t_s_s(g_2, 9))
    {
        const uint32_t l_101[8][1][10] = {{{4294967289UL,0x7A30E593L,0x4B5270F7L,1UL,1UL,0x4B5270F7L,0x7A30E593L,4294967289UL,0x4B5270F7L,4294967289UL}},{{1UL,0x3D480AB1L,4294967295UL,1UL,4294967295UL,0x3D480AB1L,1UL,0x9C2BA90BL,0x9C2BA90BL,1UL}},{{0x9C2BA90BL,4294967289UL,4294967295UL,4294967295UL,4294967289UL,0x9C2BA90BL,0x3D480AB1L,4294967289UL,0x3D480AB1L,0x9C2BA90BL}},{{0x7A30E593L,4294967289UL,0x4B5270F7L,4294967289UL,0x7A30E593L,0x4B5270F7L,1UL,1UL,0x4B5270F7L,0x7A30E593L}},{{0x7A30E593L,0x3D480AB1L,0x3D480AB1L,0x7A30E593L,4294967295UL,0x9C2BA90BL,0x7A30E593L,0x9C2BA90BL,4294967295UL,0x7A30E593L}},{{0x9C2BA90BL,0x7A30E593L,0x9C2BA90BL,4294967295UL,0x7A30E593L,0x3D480AB1L,0x3D480AB1L,0x7A30E593L,4294967295UL,0x9C2BA90BL}},{{1UL,1UL,0x4B5270F7L,0x7A30E593L,4294967289UL,0x4B5270F7L,4294967289UL,0x7A30E593L,0x4B5270F7L,1UL}},{{4294967289UL,0x3D480AB1L,0x9C2BA90BL,4294967289UL,4294967295UL,4294967295UL,4294967289UL,0x9C2BA90BL,0x3D480AB1L,4294967289UL}}};
        int i, j, k;
        (*g_431) = func_95((safe_sub_func_uint64_t_u_u((*p_77), 0x4EC065BCAC180700LL)), (p_75 && (~l_101[6][0][9])));
    }
    for (g_209 = 0; (g_209 == 17); g_209 = safe_add_func_uint32_t_u_u(g_209, 9))
    {
        for (g_89 = 5; (g_89 >= 1); g_89 -= 1)
        {
            return g_301;
        }
    }
    for (g_152 = 0; (g_152 >= 46); g_152 = safe_add_func_uint8_t_u_u(g_152, 8))
    {
        (**p_74) = (**p_74);
        for (p_76 = 0; (p_76 < 52); p_76++)
        {
            struct S0 *l_449 = &g_340;
            struct S0 **l_450 = &l_449;
            (*l_450) = l_449;
            (**p_74) &= (0xD747827F66A1259BLL & g_5[1][2]);
        }
        return g_11;
    }
    return p_73;
}







static int32_t * func_95(int16_t p_96, int8_t p_97)
{
    int32_t **l_105 = &g_103[2][1];
    int32_t *l_106[6];
    float ** const l_226 = &g_147[3][2][0];
    float ** const *l_225 = &l_226;
    uint8_t *l_231 = (void*)0;
    int16_t l_276 = 0xA24DL;
    float *l_398 = &g_10;
    int i;
    for (i = 0; i < 6; i++)
        l_106[i] = &g_2;
    (*l_105) = &g_2;
    return (*l_105);
}





int main (int argc, char* argv[])
{
    int i, j, k;
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_2, "g_2", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 6; j++)
        {
            transparent_crc(g_5[i][j], "g_5[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_7, "g_7", print_hash_value);
    transparent_crc(g_8, "g_8", print_hash_value);
    transparent_crc(g_9, "g_9", print_hash_value);
    transparent_crc_bytes (&g_10, sizeof(g_10), "g_10", print_hash_value);
    transparent_crc(g_11, "g_11", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 9; k++)
            {
                transparent_crc(g_50[i][j][k], "g_50[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_53, "g_53", print_hash_value);
    transparent_crc(g_82, "g_82", print_hash_value);
    transparent_crc(g_88, "g_88", print_hash_value);
    transparent_crc(g_89, "g_89", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 3; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_90[i][j][k], "g_90[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_119.f0, "g_119.f0", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc_bytes(&g_123[i], sizeof(g_123[i]), "g_123[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 8; j++)
        {
            for (k = 0; k < 1; k++)
            {
                transparent_crc(g_143[i][j][k], "g_143[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_152, "g_152", print_hash_value);
    transparent_crc(g_163, "g_163", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 4; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_204[i][j][k], "g_204[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_206, "g_206", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 9; j++)
        {
            for (k = 0; k < 9; k++)
            {
                transparent_crc(g_208[i][j][k], "g_208[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_209, "g_209", print_hash_value);
    transparent_crc(g_219.f0, "g_219.f0", print_hash_value);
    transparent_crc(g_239, "g_239", print_hash_value);
    transparent_crc(g_268, "g_268", print_hash_value);
    transparent_crc(g_301, "g_301", print_hash_value);
    transparent_crc(g_340.f0, "g_340.f0", print_hash_value);
    transparent_crc(g_346.f0, "g_346.f0", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 1; j++)
        {
            transparent_crc(g_366[i][j].f0, "g_366[i][j].f0", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_368.f0, "g_368.f0", print_hash_value);
    transparent_crc(g_436.f0, "g_436.f0", print_hash_value);
    transparent_crc(g_437.f0, "g_437.f0", print_hash_value);
    transparent_crc(g_456, "g_456", print_hash_value);
    transparent_crc(g_520.f0, "g_520.f0", print_hash_value);
    transparent_crc(g_536, "g_536", print_hash_value);
    transparent_crc(g_598, "g_598", print_hash_value);
    transparent_crc(g_670.f0, "g_670.f0", print_hash_value);
    transparent_crc(g_678.f0, "g_678.f0", print_hash_value);
    transparent_crc(g_679.f0, "g_679.f0", print_hash_value);
    transparent_crc(g_681.f0, "g_681.f0", print_hash_value);
    transparent_crc(g_782.f0, "g_782.f0", print_hash_value);
    transparent_crc(g_785.f0, "g_785.f0", print_hash_value);
    transparent_crc(g_833, "g_833", print_hash_value);
    transparent_crc(g_841.f0, "g_841.f0", print_hash_value);
    transparent_crc(g_924.f0, "g_924.f0", print_hash_value);
    transparent_crc(g_925.f0, "g_925.f0", print_hash_value);
    transparent_crc(g_979, "g_979", print_hash_value);
    transparent_crc(g_988.f0, "g_988.f0", print_hash_value);
    transparent_crc(g_995.f0, "g_995.f0", print_hash_value);
    transparent_crc(g_1053, "g_1053", print_hash_value);
    transparent_crc(g_1079.f0, "g_1079.f0", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_1148[i].f0, "g_1148[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1155.f0, "g_1155.f0", print_hash_value);
    transparent_crc(g_1203.f0, "g_1203.f0", print_hash_value);
    transparent_crc(g_1209.f0, "g_1209.f0", print_hash_value);
    transparent_crc(g_1210.f0, "g_1210.f0", print_hash_value);
    transparent_crc(g_1288.f0, "g_1288.f0", print_hash_value);
    transparent_crc(g_1311.f0, "g_1311.f0", print_hash_value);
    transparent_crc(g_1373, "g_1373", print_hash_value);
    transparent_crc(g_1457.f0, "g_1457.f0", print_hash_value);
    transparent_crc(g_1511, "g_1511", print_hash_value);
    transparent_crc(g_1563.f0, "g_1563.f0", print_hash_value);
    transparent_crc_bytes (&g_1648, sizeof(g_1648), "g_1648", print_hash_value);
    transparent_crc(g_1650.f0, "g_1650.f0", print_hash_value);
    transparent_crc(g_1676, "g_1676", print_hash_value);
    transparent_crc(g_1816.f0, "g_1816.f0", print_hash_value);
    transparent_crc(g_1883.f0, "g_1883.f0", print_hash_value);
    transparent_crc(g_1891.f0, "g_1891.f0", print_hash_value);
    transparent_crc(g_2047.f0, "g_2047.f0", print_hash_value);
    transparent_crc(g_2076, "g_2076", print_hash_value);
    transparent_crc(g_2179, "g_2179", print_hash_value);
    transparent_crc(g_2214, "g_2214", print_hash_value);
    transparent_crc(g_2259, "g_2259", print_hash_value);
    transparent_crc(g_2277, "g_2277", print_hash_value);
    transparent_crc(g_2328.f0, "g_2328.f0", print_hash_value);
    transparent_crc(g_2395.f0, "g_2395.f0", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 9; j++)
        {
            transparent_crc(g_2498[i][j], "g_2498[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_2560.f0, "g_2560.f0", print_hash_value);
    transparent_crc_bytes (&g_2562, sizeof(g_2562), "g_2562", print_hash_value);
    transparent_crc(g_2564.f0, "g_2564.f0", print_hash_value);
    transparent_crc(g_2591, "g_2591", print_hash_value);
    transparent_crc(g_2609.f0, "g_2609.f0", print_hash_value);
    transparent_crc(g_2610.f0, "g_2610.f0", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_2641[i].f0, "g_2641[i].f0", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2651, "g_2651", print_hash_value);
    transparent_crc(g_2705, "g_2705", print_hash_value);
    transparent_crc(g_2757, "g_2757", print_hash_value);
    transparent_crc(g_2798.f0, "g_2798.f0", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
