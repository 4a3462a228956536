# 0 "/tmp/symra-csmith-34gena3w/p.c"
# 0 "<built-in>"
# 0 "<command-line>"
# 1 "/usr/include/stdc-predef.h" 1 3 4
# 0 "<command-line>" 2
# 1 "/tmp/symra-csmith-34gena3w/p.c"
# 10 "/tmp/symra-csmith-34gena3w/p.c"
# 1 "/usr/include/csmith/csmith.h" 1
# 40 "/usr/include/csmith/csmith.h"
# 1 "/usr/include/string.h" 1 3 4
# 26 "/usr/include/string.h" 3 4
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
# 27 "/usr/include/string.h" 2 3 4






# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 1 3 4
# 214 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h" 3 4

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
# 1 "/usr/lib/gcc/x86_64-linux-gnu/12/include/float.h" 1 3 4
# 42 "/usr/include/csmith/csmith.h" 2
# 1 "/usr/include/math.h" 1 3 4
# 27 "/usr/include/math.h" 3 4
# 1 "/usr/include/x86_64-linux-gnu/bits/libc-header-start.h" 1 3 4
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

# 43 "/usr/include/csmith/csmith.h" 2


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
# 11 "/tmp/symra-csmith-34gena3w/p.c" 2


static long __undefined;


union U0 {
   uint32_t f0;
   uint64_t f1;
};


static int32_t g_2 = (-1L);
static int32_t g_6[4][3] = {{9L,1L,9L},{9L,1L,9L},{9L,1L,9L},{9L,1L,9L}};
static uint32_t g_47 = 4294967295UL;
static uint16_t g_86[5] = {1UL,1UL,1UL,1UL,1UL};
static uint32_t g_88[4][2] = {{0x981B607EL,0x981B607EL},{0x981B607EL,0x981B607EL},{0x981B607EL,0x981B607EL},{0x981B607EL,0x981B607EL}};
static int32_t ** volatile g_102 = (void*)0;
static uint32_t *g_106 = &g_88[1][1];
static uint32_t **g_105 = &g_106;
static uint32_t *** volatile g_104 = &g_105;
static volatile int32_t g_107 = (-1L);
static int32_t g_108 = 0xB59B2D93L;
static int8_t g_126 = 0L;
static uint32_t g_127 = 1UL;
static int8_t g_130 = 0x95L;
static int8_t g_132 = (-10L);
static volatile union U0 g_180 = {0x11E18098L};
static uint64_t g_182[2][4][6] = {{{0xAD1417789D2C2FFDLL,0x788A37CDCD6FD788LL,0x1733CD63981B1BC7LL,0xF793C2613D90FEA2LL,0x7C33F7625D64D038LL,7UL},{0UL,1UL,0x5614CE61BCC1DD9ALL,1UL,0UL,6UL},{0xAF2569BDC7687217LL,18446744073709551608UL,1UL,1UL,0x52C73AE872CB3382LL,0x881EA7A1799D2B88LL},{0x5614CE61BCC1DD9ALL,6UL,0UL,0UL,0x881EA7A1799D2B88LL,0x7C33F7625D64D038LL}},{{0x5614CE61BCC1DD9ALL,1UL,6UL,0x788A37CDCD6FD788LL,8UL,8UL},{0x881EA7A1799D2B88LL,1UL,1UL,0x881EA7A1799D2B88LL,0x5614CE61BCC1DD9ALL,0x4F9A3E397D913FAELL},{0x788A37CDCD6FD788LL,6UL,1UL,0x5614CE61BCC1DD9ALL,18446744073709551608UL,1UL},{0UL,0xAD1417789D2C2FFDLL,8UL,1UL,18446744073709551608UL,0x788A37CDCD6FD788LL}}};
static int16_t g_184 = 0x311DL;
static uint32_t g_185 = 0x521639E2L;
static int64_t g_225 = (-1L);
static volatile int8_t g_230[5] = {1L,1L,1L,1L,1L};
static volatile int8_t *g_229 = &g_230[3];
static union U0 g_240 = {0xE9E38342L};
static uint32_t g_257 = 0x2FC4D6C5L;
static int32_t g_314[10] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
static int32_t * volatile g_313 = &g_314[3];
static int32_t g_331[10] = {0xE2287291L,0xE2287291L,0xFA48EE69L,0xE2287291L,0xE2287291L,0xFA48EE69L,0xE2287291L,0xE2287291L,0xFA48EE69L,0xE2287291L};
static int16_t g_332 = 1L;
static int32_t g_335 = 0xFEAD80EDL;
static uint64_t *g_343 = (void*)0;
static uint64_t **g_342 = &g_343;
static int32_t * const volatile g_367 = &g_108;
static const int32_t *g_384 = &g_331[6];
static const int32_t ** volatile g_383 = &g_384;
static uint32_t g_389 = 0x8686FEFBL;
static uint8_t g_402 = 247UL;
static int64_t *g_431 = &g_225;
static int64_t **g_430 = &g_431;
static int64_t ***g_429 = &g_430;
static int64_t **** volatile g_428 = &g_429;
static uint64_t g_453 = 0x1512807B3F76F243LL;
static int32_t *g_455 = &g_314[3];
static int32_t ** volatile g_454[3][8] = {{(void*)0,(void*)0,&g_455,&g_455,&g_455,&g_455,(void*)0,(void*)0},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455}};
static int64_t ****g_515 = &g_429;
static int64_t *****g_514 = &g_515;
static int8_t *g_525 = &g_126;
static int32_t ** volatile g_574[8][9] = {{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,(void*)0,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,(void*)0,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,(void*)0,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,(void*)0,&g_455,&g_455,&g_455},{&g_455,&g_455,(void*)0,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455}};
static int32_t **g_622[6] = {&g_455,&g_455,&g_455,&g_455,&g_455,&g_455};
static int32_t ***g_621 = &g_622[0];
static int32_t g_682 = 5L;
static uint32_t * const *g_691 = &g_106;
static uint32_t * const **g_690 = &g_691;
static uint32_t * const *** volatile g_689[8][2][10] = {{{&g_690,&g_690,&g_690,&g_690,(void*)0,&g_690,&g_690,&g_690,&g_690,&g_690},{&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690}},{{(void*)0,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,(void*)0},{&g_690,&g_690,&g_690,(void*)0,&g_690,(void*)0,&g_690,&g_690,&g_690,&g_690}},{{&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690},{&g_690,&g_690,&g_690,&g_690,(void*)0,&g_690,&g_690,&g_690,&g_690,&g_690}},{{&g_690,&g_690,(void*)0,&g_690,&g_690,&g_690,&g_690,(void*)0,&g_690,&g_690},{(void*)0,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690}},{{&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690},{&g_690,&g_690,&g_690,&g_690,&g_690,(void*)0,&g_690,&g_690,&g_690,(void*)0}},{{&g_690,&g_690,&g_690,(void*)0,&g_690,(void*)0,&g_690,&g_690,&g_690,&g_690},{&g_690,(void*)0,&g_690,(void*)0,(void*)0,(void*)0,&g_690,&g_690,&g_690,&g_690}},{{(void*)0,(void*)0,&g_690,&g_690,&g_690,&g_690,(void*)0,(void*)0,&g_690,&g_690},{&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690}},{{&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,(void*)0,&g_690,&g_690},{&g_690,&g_690,&g_690,&g_690,&g_690,&g_690,(void*)0,&g_690,(void*)0,&g_690}}};
static uint32_t * const *** volatile g_692 = &g_690;
static uint8_t g_700 = 0xD0L;
static int64_t ** const * const *g_724 = (void*)0;
static volatile union U0 * volatile * volatile g_743 = (void*)0;
static int32_t g_798[8][1][9] = {{{0x0E6CFBDBL,0x0CAEAAD0L,0x7D7BF797L,0x7D7BF797L,0x0CAEAAD0L,0x0E6CFBDBL,(-1L),0x49F81CEDL,0x7D7BF797L}},{{0L,(-9L),0x45B7A3E0L,1L,0x193C5011L,0L,0L,0x193C5011L,1L}},{{0x44A26ABEL,0x0CAEAAD0L,0x44A26ABEL,0x0E6CFBDBL,0x77FA1E04L,0x44A26ABEL,(-1L),1L,0x0E6CFBDBL}},{{0xF683C370L,0x193C5011L,0x45B7A3E0L,0xF683C370L,(-8L),0xF683C370L,0x45B7A3E0L,0x193C5011L,0xF683C370L}},{{0x5F7CF1F2L,0x77FA1E04L,0x7D7BF797L,0x0E6CFBDBL,0x4E333BA5L,0x5F7CF1F2L,0x0E6CFBDBL,0x49F81CEDL,0x0E6CFBDBL}},{{0x45B7A3E0L,(-8L),1L,1L,(-8L),0x45B7A3E0L,0x25E14DC1L,0x14A68629L,1L}},{{0x5F7CF1F2L,0x4E333BA5L,0x0E6CFBDBL,0x7D7BF797L,0x77FA1E04L,0x5F7CF1F2L,0x5F7CF1F2L,0x77FA1E04L,0x7D7BF797L}},{{0xF683C370L,(-8L),0xF683C370L,0x45B7A3E0L,0xF683C370L,5L,0L,1L,0xD835515CL}}};
static uint32_t g_802[7][3] = {{18446744073709551615UL,5UL,18446744073709551615UL},{18446744073709551615UL,0x70C27994L,18446744073709551613UL},{18446744073709551615UL,18446744073709551610UL,1UL},{18446744073709551615UL,5UL,18446744073709551615UL},{18446744073709551615UL,0x70C27994L,18446744073709551613UL},{18446744073709551615UL,18446744073709551610UL,1UL},{18446744073709551615UL,5UL,18446744073709551615UL}};
static uint64_t *g_817 = &g_182[1][2][1];
static uint64_t g_852 = 0x81603056855E7C0BLL;
static const int64_t *g_871[7] = {&g_225,&g_225,&g_225,&g_225,&g_225,&g_225,&g_225};
static const int64_t ** const g_870[8][4] = {{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]},{&g_871[3],&g_871[3],&g_871[3],&g_871[3]}};
static const int64_t ** const *g_869[5][1] = {{&g_870[6][2]},{&g_870[6][2]},{&g_870[6][2]},{&g_870[6][2]},{&g_870[6][2]}};
static const int64_t ** const **g_868[9][7] = {{(void*)0,&g_869[0][0],&g_869[2][0],&g_869[2][0],(void*)0,&g_869[1][0],&g_869[3][0]},{&g_869[0][0],&g_869[2][0],&g_869[3][0],(void*)0,(void*)0,(void*)0,&g_869[0][0]},{&g_869[3][0],&g_869[2][0],(void*)0,&g_869[2][0],(void*)0,&g_869[1][0],(void*)0},{&g_869[3][0],&g_869[0][0],(void*)0,&g_869[3][0],&g_869[1][0],&g_869[0][0],&g_869[1][0]},{&g_869[3][0],&g_869[0][0],&g_869[0][0],&g_869[3][0],&g_869[2][0],(void*)0,(void*)0},{(void*)0,&g_869[2][0],(void*)0,&g_869[3][0],(void*)0,(void*)0,&g_869[3][0]},{&g_869[3][0],&g_869[2][0],&g_869[2][0],&g_869[0][0],&g_869[3][0],&g_869[3][0],(void*)0},{(void*)0,&g_869[0][0],&g_869[1][0],(void*)0,&g_869[0][0],&g_869[2][0],&g_869[1][0]},{(void*)0,(void*)0,&g_869[0][0],&g_869[4][0],&g_869[0][0],(void*)0,(void*)0}};
static const uint32_t g_884 = 4294967294UL;
static int32_t g_907 = 0x7D3BEAACL;
static const uint16_t g_947[9][7] = {{0xBC0FL,0x77F3L,0x2F2AL,0x3EB3L,0xD391L,65534UL,0x3EB3L},{0x2667L,0x6F30L,0x7B04L,65534UL,0xA829L,0x77F3L,0UL},{0xA829L,0xBC0FL,0xB223L,0x3EB3L,0x6F30L,0xD6EDL,0x5122L},{0x5122L,0UL,0xD391L,65529UL,0xD391L,0UL,0x5122L},{0x2F2AL,0x9CBAL,0xCB37L,0xD391L,0x5122L,0UL,0UL},{0x9CBAL,65529UL,0xD6EDL,0xA829L,0xBC0FL,0xB223L,0x3EB3L},{0x6F30L,0UL,0xCB37L,0x6F30L,65534UL,0x2667L,65531UL},{0x2667L,2UL,0xD391L,0xD391L,2UL,0x2667L,0x77F3L},{0x3EB3L,0xA829L,0x9CBAL,0x7B04L,0x2667L,0x9CBAL,0UL}};
static const uint16_t g_949[6] = {0UL,0UL,0UL,0UL,0UL,0UL};
static const uint16_t *g_948 = &g_949[3];
static volatile uint32_t g_975[1][2] = {{1UL,1UL}};
static uint16_t g_1016 = 65531UL;
static int32_t * volatile g_1021 = &g_682;
static volatile uint16_t g_1036 = 0xBF21L;
static volatile uint16_t * volatile g_1035[1] = {&g_1036};
static volatile uint16_t * volatile * volatile g_1034 = &g_1035[0];
static volatile uint16_t * volatile * volatile * volatile g_1033 = &g_1034;
static int16_t g_1106[3][6][5] = {{{0L,1L,1L,0L,0xD7F2L},{6L,(-8L),1L,6L,0L},{1L,0x1EDEL,1L,1L,0x536CL},{6L,0x2152L,0x2152L,6L,0xE858L},{0L,0x1EDEL,(-1L),0L,0x536CL},{0xEE4EL,(-8L),0x2152L,0xEE4EL,0L}},{{0L,1L,1L,0L,0xD7F2L},{6L,(-8L),1L,6L,0L},{1L,0x1EDEL,1L,1L,0x536CL},{6L,0x2152L,0x2152L,6L,0xE858L},{0L,0x1EDEL,(-1L),0L,0x536CL},{0xEE4EL,(-8L),0x2152L,0xEE4EL,0L}},{{0L,1L,1L,0L,0xD7F2L},{6L,(-8L),1L,6L,0L},{1L,0x1EDEL,1L,1L,0x536CL},{6L,0x2152L,0x2152L,6L,0xE858L},{0L,0x1EDEL,(-1L),0L,0x536CL},{0xEE4EL,(-8L),0x2152L,0xEE4EL,0L}}};
static uint64_t ** volatile *g_1137 = &g_342;
static uint64_t ** volatile * volatile *g_1136[5] = {&g_1137,&g_1137,&g_1137,&g_1137,&g_1137};
static uint64_t ** volatile * volatile * volatile *g_1135[8] = {&g_1136[1],&g_1136[1],&g_1136[1],&g_1136[1],&g_1136[1],&g_1136[1],&g_1136[1],&g_1136[1]};
static volatile int32_t g_1172 = 0x454409AFL;
static uint32_t g_1240 = 1UL;
static uint32_t *g_1277 = &g_240.f0;
static uint32_t * volatile *g_1276 = &g_1277;
static int32_t * const *g_1313 = &g_455;
static int32_t * const ** const volatile g_1312 = &g_1313;
static union U0 g_1354 = {18446744073709551615UL};
static union U0 *g_1353 = &g_1354;
static int64_t g_1362 = 0xC76D82997669C631LL;
static int32_t * const volatile g_1422 = &g_331[6];
static int8_t * volatile **g_1455 = (void*)0;
static int64_t g_1527 = 0L;
static uint64_t g_1552 = 0xCA3302ECD2FDFB34LL;
static int32_t * volatile g_1555 = &g_682;
static volatile int16_t g_1600 = (-5L);
static volatile int16_t *g_1599[4][9][5] = {{{(void*)0,&g_1600,&g_1600,&g_1600,&g_1600},{(void*)0,&g_1600,(void*)0,(void*)0,(void*)0},{&g_1600,(void*)0,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,(void*)0,&g_1600,&g_1600},{(void*)0,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,(void*)0,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,(void*)0,&g_1600,&g_1600}},{{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,(void*)0,(void*)0,&g_1600,&g_1600},{(void*)0,&g_1600,&g_1600,&g_1600,(void*)0},{&g_1600,(void*)0,(void*)0,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,(void*)0,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,(void*)0},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600}},{{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,(void*)0,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,(void*)0,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,&g_1600,(void*)0,&g_1600,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{&g_1600,(void*)0,&g_1600,&g_1600,&g_1600}},{{&g_1600,&g_1600,&g_1600,(void*)0,(void*)0},{&g_1600,(void*)0,&g_1600,(void*)0,&g_1600},{&g_1600,(void*)0,&g_1600,(void*)0,&g_1600},{&g_1600,&g_1600,&g_1600,&g_1600,&g_1600},{(void*)0,&g_1600,(void*)0,(void*)0,&g_1600},{&g_1600,(void*)0,&g_1600,&g_1600,&g_1600},{(void*)0,&g_1600,&g_1600,(void*)0,&g_1600},{&g_1600,&g_1600,&g_1600,(void*)0,&g_1600},{&g_1600,&g_1600,(void*)0,&g_1600,&g_1600}}};
static volatile int16_t **g_1598 = &g_1599[1][3][0];
static uint16_t g_1601[9][7] = {{0x4666L,0x716DL,0x4666L,0x4666L,0x716DL,0x4666L,0x4666L},{65533UL,65533UL,0xD1C7L,65533UL,65533UL,0xD1C7L,65533UL},{0x716DL,0x4666L,0x4666L,0x716DL,0x4666L,0x4666L,0x716DL},{0UL,65533UL,0UL,0UL,65533UL,0UL,0UL},{0x716DL,0x716DL,0UL,0x716DL,0x716DL,0UL,0x716DL},{65533UL,0UL,0UL,65533UL,0UL,0UL,65533UL},{0x4666L,0x716DL,0x4666L,0x4666L,0x716DL,0x4666L,0x4666L},{65533UL,65533UL,0xD1C7L,65533UL,65533UL,0xD1C7L,65533UL},{0x716DL,0x4666L,0x4666L,0x716DL,0x4666L,0x4666L,0x716DL}};
static uint16_t g_1644 = 65531UL;
static volatile uint32_t g_1659 = 0xF1C6B5A4L;
static uint32_t ** volatile g_1680 = &g_1277;
static uint32_t ** volatile *g_1679 = &g_1680;
static uint32_t ** volatile ** const volatile g_1678 = &g_1679;
static int32_t * volatile g_1686 = &g_331[9];
static volatile uint32_t g_1712 = 0x2AEF552BL;
static int32_t g_1753[6] = {(-10L),0x00E31D8CL,(-10L),(-10L),0x00E31D8CL,(-10L)};
static int32_t * volatile g_1754 = &g_6[0][2];
static volatile uint8_t g_1782[3] = {0x24L,0x24L,0x24L};
static volatile uint8_t *g_1781 = &g_1782[2];
static volatile uint8_t ** volatile g_1780 = &g_1781;
static volatile uint64_t g_1799[8][8] = {{0xBD6CD112CBF76AEALL,0x1DA1D7206479398BLL,18446744073709551610UL,0xCC2D463BD022E9CCLL,0xCC2D463BD022E9CCLL,18446744073709551610UL,0x1DA1D7206479398BLL,0xBD6CD112CBF76AEALL},{0xBD6CD112CBF76AEALL,0x97815ECF2E48CFF4LL,1UL,0xE3BC50F9CB5E94D8LL,0x1DA1D7206479398BLL,1UL,9UL,1UL},{0xCC2D463BD022E9CCLL,0x00981D11DCA1926BLL,0x929B0A8D53A8B5E6LL,0x00981D11DCA1926BLL,0xCC2D463BD022E9CCLL,1UL,0xBD6CD112CBF76AEALL,18446744073709551608UL},{0xE3BC50F9CB5E94D8LL,1UL,0x00981D11DCA1926BLL,0x1DA1D7206479398BLL,9UL,9UL,0x1DA1D7206479398BLL,0x00981D11DCA1926BLL},{18446744073709551608UL,18446744073709551608UL,0x00981D11DCA1926BLL,0x97815ECF2E48CFF4LL,0UL,18446744073709551610UL,0xBD6CD112CBF76AEALL,0xE3BC50F9CB5E94D8LL},{9UL,0xBD6CD112CBF76AEALL,0x929B0A8D53A8B5E6LL,18446744073709551608UL,0x929B0A8D53A8B5E6LL,0xBD6CD112CBF76AEALL,9UL,0xE3BC50F9CB5E94D8LL},{0xBD6CD112CBF76AEALL,18446744073709551610UL,0UL,0x97815ECF2E48CFF4LL,0x00981D11DCA1926BLL,18446744073709551608UL,18446744073709551608UL,0x00981D11DCA1926BLL},{0x1DA1D7206479398BLL,9UL,9UL,0x1DA1D7206479398BLL,0x00981D11DCA1926BLL,1UL,0xE3BC50F9CB5E94D8LL,18446744073709551608UL}};
static volatile uint64_t * volatile g_1798 = &g_1799[7][6];
static int32_t g_1819 = 0xCB173A21L;
static int32_t * const volatile g_1836 = (void*)0;
static uint8_t g_1860 = 0UL;
static uint64_t * const *g_1917 = &g_817;
static uint64_t * const * const *g_1916 = &g_1917;
static union U0 ** volatile g_1975[9] = {&g_1353,&g_1353,&g_1353,&g_1353,&g_1353,&g_1353,&g_1353,&g_1353,&g_1353};
static union U0 ** volatile g_1976[10] = {&g_1353,&g_1353,(void*)0,&g_1353,&g_1353,(void*)0,&g_1353,&g_1353,(void*)0,&g_1353};
static uint64_t g_2031 = 0UL;
static const volatile uint8_t g_2118 = 0x9EL;
static int32_t **** volatile g_2121 = &g_621;
static uint8_t g_2147 = 0x3BL;
static union U0 ** volatile g_2158 = &g_1353;
static int32_t ** volatile g_2159 = &g_455;
static const union U0 g_2161 = {0xE605A68BL};
static int32_t ** volatile g_2185 = &g_455;



static uint32_t func_1(void);
static int32_t * const func_13(union U0 p_14, int16_t p_15, int64_t p_16, uint8_t p_17, const union U0 p_18);
static uint16_t func_19(int32_t p_20, int32_t * p_21);
static int32_t * func_22(int32_t * p_23, int32_t * p_24, int32_t p_25, int32_t p_26, int32_t * p_27);
static int32_t * func_28(int16_t p_29, int32_t * p_30, int32_t * p_31, int32_t * p_32, int32_t * p_33);
static uint8_t func_40(uint32_t p_41, int32_t * p_42, int32_t * p_43);
static int64_t func_49(const int64_t p_50, int32_t * p_51);
static int32_t * func_53(int32_t * p_54, uint8_t p_55, int32_t * p_56, int32_t p_57);
static uint32_t func_61(const uint32_t p_62, uint32_t * p_63);
static uint32_t func_65(uint32_t * p_66);
# 171 "/tmp/symra-csmith-34gena3w/p.c"
static uint32_t func_1(void)
{
    int32_t l_7 = 0L;
    int32_t l_8 = 0xE17C1097L;
    int32_t l_9[2];
    int16_t l_48 = 4L;
    uint32_t l_58 = 4294967295UL;
    int32_t *l_997 = &g_6[0][2];
    int32_t *l_1116 = &g_2;
    union U0 l_2160 = {0UL};
    int i;
    for (i = 0; i < 2; i++)
        l_9[i] = 0x4D0F4F23L;
    for (g_2 = 27; (g_2 < 12); --g_2)
    {
        int32_t *l_5[3][7] = {{&g_6[0][2],(void*)0,(void*)0,&g_6[0][2],&g_6[2][2],&g_2,&g_6[0][2]},{&g_2,&g_2,&g_6[2][2],&g_6[2][2],&g_2,&g_2,(void*)0},{&g_2,&g_6[0][2],&g_6[0][2],&g_2,&g_2,&g_6[0][2],&g_6[0][2]}};
        uint64_t l_10[10][6][3] = {{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}},{{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL},{0xF345D263D1F0774ALL,0xF345D263D1F0774ALL,0xF345D263D1F0774ALL},{0x99C2354C0A206E71LL,0x99C2354C0A206E71LL,0x99C2354C0A206E71LL}}};
        uint32_t *l_46 = &g_47;
        const int16_t l_52 = (-1L);
        uint8_t *l_1102 = (void*)0;
        uint8_t *l_1103 = (void*)0;
        uint8_t *l_1104 = &g_402;
        int16_t *l_1105[9] = {&g_1106[1][1][3],(void*)0,(void*)0,&g_1106[1][1][3],(void*)0,(void*)0,&g_1106[1][1][3],(void*)0,(void*)0};
        int i, j, k;
        ++l_10[9][4][2];
    }
    (***g_621) = (*g_1021);
    return (*l_1116);
}







static int32_t * const func_13(union U0 p_14, int16_t p_15, int64_t p_16, uint8_t p_17, const union U0 p_18)
{
    uint32_t ***l_2164 = (void*)0;
    uint32_t ****l_2163 = &l_2164;
    uint32_t **** const *l_2162 = &l_2163;
    uint32_t **l_2167 = &g_1277;
    uint32_t ***l_2166[2][6][9] = {{{&l_2167,&l_2167,&l_2167,(void*)0,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167},{&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,(void*)0},{&l_2167,&l_2167,&l_2167,(void*)0,&l_2167,(void*)0,&l_2167,(void*)0,(void*)0},{&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,(void*)0,(void*)0},{(void*)0,&l_2167,&l_2167,&l_2167,(void*)0,&l_2167,&l_2167,&l_2167,&l_2167},{&l_2167,&l_2167,(void*)0,(void*)0,&l_2167,&l_2167,(void*)0,(void*)0,&l_2167}},{{&l_2167,&l_2167,(void*)0,&l_2167,(void*)0,&l_2167,(void*)0,(void*)0,&l_2167},{(void*)0,(void*)0,&l_2167,(void*)0,(void*)0,&l_2167,(void*)0,&l_2167,&l_2167},{&l_2167,(void*)0,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167},{(void*)0,&l_2167,&l_2167,(void*)0,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167},{(void*)0,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,&l_2167},{&l_2167,&l_2167,&l_2167,&l_2167,&l_2167,(void*)0,&l_2167,(void*)0,&l_2167}}};
    uint32_t ****l_2165 = &l_2166[0][5][3];
    int32_t l_2170 = 0L;
    int i, j, k;
    l_2170 = ((l_2162 != &l_2163) , (((void*)0 != l_2165) >= (safe_rshift_func_uint8_t_u_u(((l_2170 & 0xA7EAL) >= (safe_mul_func_uint16_t_u_u((((safe_rshift_func_uint16_t_u_u((p_15 == (p_16 = (safe_mul_func_int8_t_s_s((safe_mod_func_int8_t_s_s(((safe_rshift_func_int8_t_s_u((safe_rshift_func_uint8_t_u_u(((safe_sub_func_uint8_t_u_u(0xABL, l_2170)) || l_2170), p_14.f0)), 0)) , 7L), 251UL)), p_14.f0)))), p_15)) < (**g_691)) > l_2170), l_2170))), 1))));
    return (*g_1313);
}







static uint16_t func_19(int32_t p_20, int32_t * p_21)
{
    const int32_t l_1467 = 0xE710DEA9L;
    int32_t l_1477 = 0xE69F142BL;
    int32_t l_1493 = 0x840BF254L;
    int32_t l_1495 = 1L;
    int32_t l_1496 = 0L;
    int32_t l_1497 = (-6L);
    int32_t l_1498[9] = {0x660C34AFL,(-1L),(-1L),0x660C34AFL,(-1L),(-1L),0x660C34AFL,(-1L),(-1L)};
    int32_t l_1503 = 0xC3CD9DE5L;
    int16_t l_1506 = 0xD189L;
    int32_t l_1536 = (-1L);
    uint16_t l_1551 = 1UL;
    int16_t ** const l_1567 = (void*)0;
    int8_t l_1595 = 0xDCL;
    const uint64_t l_1597[5] = {0x7FD907DE17B52CA5LL,0x7FD907DE17B52CA5LL,0x7FD907DE17B52CA5LL,0x7FD907DE17B52CA5LL,0x7FD907DE17B52CA5LL};
    const int8_t *l_1632 = (void*)0;
    const int8_t **l_1631 = &l_1632;
    const int8_t ***l_1630[5][6] = {{(void*)0,(void*)0,&l_1631,(void*)0,(void*)0,&l_1631},{(void*)0,(void*)0,&l_1631,(void*)0,(void*)0,&l_1631},{(void*)0,(void*)0,&l_1631,(void*)0,(void*)0,&l_1631},{(void*)0,(void*)0,&l_1631,(void*)0,(void*)0,&l_1631},{(void*)0,(void*)0,&l_1631,(void*)0,(void*)0,&l_1631}};
    uint64_t **l_1639[7];
    union U0 l_1732[5][9][2] = {{{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}}},{{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}}},{{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}}},{{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}}},{{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}},{{4UL},{4UL}},{{1UL},{4UL}},{{4UL},{1UL}}}};
    int64_t ****l_1760[8] = {(void*)0,(void*)0,&g_429,(void*)0,(void*)0,&g_429,(void*)0,(void*)0};
    uint32_t l_1772 = 0xA025764FL;
    uint32_t l_1773 = 1UL;
    uint64_t l_1793 = 18446744073709551611UL;
    const uint32_t *l_1881 = &g_185;
    const uint32_t **l_1880[10][6] = {{&l_1881,(void*)0,&l_1881,&l_1881,(void*)0,&l_1881},{&l_1881,(void*)0,&l_1881,&l_1881,&l_1881,&l_1881},{&l_1881,&l_1881,&l_1881,&l_1881,&l_1881,(void*)0},{&l_1881,&l_1881,&l_1881,&l_1881,&l_1881,&l_1881},{&l_1881,&l_1881,&l_1881,&l_1881,&l_1881,&l_1881},{&l_1881,&l_1881,&l_1881,(void*)0,&l_1881,(void*)0},{&l_1881,&l_1881,&l_1881,&l_1881,&l_1881,&l_1881},{&l_1881,&l_1881,&l_1881,(void*)0,(void*)0,&l_1881},{&l_1881,&l_1881,&l_1881,(void*)0,&l_1881,&l_1881},{&l_1881,&l_1881,&l_1881,&l_1881,&l_1881,&l_1881}};
    const uint32_t ***l_1879 = &l_1880[2][4];
    const uint32_t *** const *l_1878[6][2][1] = {{{&l_1879},{(void*)0}},{{&l_1879},{(void*)0}},{{&l_1879},{(void*)0}},{{&l_1879},{(void*)0}},{{&l_1879},{(void*)0}},{{&l_1879},{(void*)0}}};
    uint32_t l_1972 = 18446744073709551615UL;
    int16_t l_2021[3];
    int8_t l_2035 = 0x3CL;
    int32_t **l_2103[9][8] = {{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455},{&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455,&g_455}};
    int i, j, k;
    for (i = 0; i < 7; i++)
        l_1639[i] = &g_343;
    for (i = 0; i < 3; i++)
        l_2021[i] = 1L;
    if (l_1467)
    {
        uint16_t l_1486 = 6UL;
        int16_t l_1488 = 0xDC58L;
        int32_t l_1499 = 1L;
        int32_t l_1501 = 8L;
        int32_t l_1502 = 0x94519104L;
        uint32_t l_1507 = 4294967289UL;
        uint8_t *l_1537[1];
        union U0 **l_1550 = &g_1353;
        int i;
        for (i = 0; i < 1; i++)
            l_1537[i] = &g_700;
        for (g_1354.f1 = 1; (g_1354.f1 <= 9); g_1354.f1 += 1)
        {
            int32_t l_1487[9];
            int32_t l_1494[6][4] = {{(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L)},{(-1L),(-1L),(-1L),(-1L)}};
            int32_t l_1505 = 5L;
            int i, j;
            for (i = 0; i < 9; i++)
                l_1487[i] = 4L;
            for (g_682 = 0; (g_682 >= 0); g_682 -= 1)
            {
                int16_t *l_1476[7][1] = {{&g_184},{&g_332},{&g_184},{&g_332},{&g_184},{&g_332},{&g_184}};
                int32_t l_1500 = 0x8CAD2C38L;
                int32_t l_1504 = 0xFC2ABB13L;
                int32_t l_1512 = 0xA042B626L;
                int i, j;
                if ((((p_20 = ((safe_lshift_func_int8_t_s_u((g_314[g_1354.f1] || l_1467), (safe_rshift_func_int8_t_s_u(((g_947[5][1] || (safe_mul_func_uint8_t_u_u((safe_sub_func_int16_t_s_s((l_1477 ^= p_20), ((0x976A3FAFL && ((safe_div_func_int32_t_s_s(((safe_mod_func_int8_t_s_s(((safe_lshift_func_uint8_t_u_s(p_20, 6)) || (safe_mul_func_int8_t_s_s((p_20 , (l_1486 & p_20)), g_907))), p_20)) <= 0x7BL), p_20)) ^ l_1487[5])) > 0UL))), p_20))) != 0x42L), l_1467)))) , l_1487[5])) , l_1486) , p_20))
                {
                    return (*g_948);
                }
                else
                {
                    (*g_514) = (*g_514);
                }
                if ((0x045AL == 0x7E1CL))
                {
                    int32_t *l_1489 = &g_331[9];
                    int32_t *l_1490 = &g_314[3];
                    int32_t *l_1491 = (void*)0;
                    int32_t *l_1492[6][7] = {{&g_314[(g_682 + 4)],&g_331[0],&g_6[0][2],&g_314[g_1354.f1],&g_314[g_1354.f1],&g_6[0][2],&g_331[0]},{&g_314[g_1354.f1],&g_6[0][2],&g_314[g_1354.f1],&g_314[g_1354.f1],&g_6[3][2],&g_6[3][2],&g_314[g_1354.f1]},{&g_6[0][0],&g_331[0],&g_6[0][0],&l_1477,&g_331[0],&g_314[(g_682 + 4)],&g_314[(g_682 + 4)]},{&g_314[3],&g_314[g_1354.f1],(void*)0,&g_314[g_1354.f1],&g_314[3],(void*)0,&g_682},{&g_314[g_1354.f1],&g_314[(g_682 + 4)],&l_1477,&g_314[g_1354.f1],&l_1477,&g_314[(g_682 + 4)],&g_314[g_1354.f1]},{&g_314[g_1354.f1],&g_682,&g_6[0][2],&g_6[3][2],&g_682,&g_6[3][2],&g_6[0][2]}};
                    int i, j;
                    (**g_621) = p_21;
                    if (l_1488)
                        break;
                    --l_1507;
                }
                else
                {
                    int32_t *l_1510 = &g_331[9];
                    int32_t *l_1511[5][1][9] = {{{(void*)0,&l_1499,&l_1477,&l_1496,&g_108,&g_314[2],(void*)0,(void*)0,&g_314[2]}},{{&l_1496,&l_1499,&g_314[9],&l_1499,&l_1496,&g_331[7],&g_108,&g_2,(void*)0}},{{&g_682,&l_1493,&l_1496,&g_108,(void*)0,&g_108,&g_108,&g_682,&g_331[9]}},{{&l_1493,&g_682,&l_1498[3],(void*)0,(void*)0,&l_1498[3],&g_682,&l_1493,&l_1496}},{{&g_314[5],&g_2,&l_1498[3],&g_108,&g_2,(void*)0,(void*)0,&g_314[5],&g_6[0][2]}}};
                    uint64_t l_1513 = 0x639D92995535E209LL;
                    int i, j, k;
                    --l_1513;
                    return p_20;
                }
                if (p_20)
                {
                    for (l_1488 = 0; (l_1488 <= 0); l_1488 += 1)
                    {
                        l_1501 = 1L;
                        if (g_314[g_1354.f1])
                            continue;
                    }
                }
                else
                {
                    int32_t *l_1520 = &g_108;
                    if ((*g_1422))
                        break;
                    (*l_1520) = (safe_mod_func_int16_t_s_s(p_20, (safe_mod_func_uint64_t_u_u(l_1501, p_20))));
                    if ((*l_1520))
                        continue;
                }
            }
            return g_314[g_1354.f1];
        }
        l_1499 = (p_20 >= (((((safe_mul_func_uint16_t_u_u((safe_mod_func_uint64_t_u_u((safe_mod_func_uint32_t_u_u(1UL, g_1527)), (*g_817))), (safe_mul_func_uint8_t_u_u(246UL, ((((***g_690) == (g_802[3][1] >= (g_402 &= (safe_add_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_s((p_20 <= ((safe_rshift_func_uint16_t_u_s(((p_20 , l_1536) , (*g_948)), 5)) , 0xF9D6823D213B6E38LL)), 3)), 0UL))))) < 0x0DL) >= p_20))))) > l_1536) , 0x96C5C562E2D6559BLL) , (*g_948)) , p_20));
        for (g_225 = 0; (g_225 <= 9); ++g_225)
        {
            uint8_t l_1553[10][5][3] = {{{250UL,1UL,0x7FL},{6UL,0x8EL,0xE2L},{250UL,0x08L,0xD4L},{0UL,6UL,0xE2L},{251UL,251UL,0x7FL}},{{0x3AL,6UL,1UL},{1UL,0x08L,7UL},{0x3AL,0x8EL,246UL},{251UL,1UL,7UL},{0UL,0UL,1UL}},{{250UL,1UL,0x7FL},{6UL,0x8EL,0xE2L},{250UL,0x08L,0xD4L},{0UL,6UL,0xE2L},{251UL,251UL,0x7FL}},{{0x3AL,6UL,1UL},{1UL,0x08L,7UL},{0x3AL,0x8EL,246UL},{251UL,1UL,7UL},{0UL,0UL,1UL}},{{250UL,1UL,0x7FL},{6UL,0x8EL,0xE2L},{250UL,0x08L,0xD4L},{0UL,6UL,0xE2L},{251UL,251UL,0x7FL}},{{0x3AL,6UL,1UL},{1UL,0x08L,7UL},{0x3AL,0x8EL,246UL},{251UL,1UL,7UL},{0UL,0UL,1UL}},{{250UL,1UL,0x7FL},{6UL,0x8EL,0xE2L},{250UL,0x08L,0xD4L},{0UL,6UL,0xE2L},{251UL,251UL,0x7FL}},{{0x3AL,6UL,1UL},{1UL,0x08L,7UL},{0x3AL,0x8EL,246UL},{251UL,1UL,7UL},{0UL,0UL,1UL}},{{250UL,1UL,0x7FL},{6UL,0x8EL,0xE2L},{250UL,0x08L,0xD4L},{0UL,6UL,0xE2L},{251UL,251UL,0x7FL}},{{0x3AL,6UL,1UL},{1UL,0x08L,7UL},{0x3AL,0x8EL,246UL},{251UL,1UL,7UL},{0UL,0UL,1UL}}};
            int32_t *l_1554 = &l_1497;
            int i, j, k;
            for (l_1496 = 0; l_1496 < 3; l_1496 += 1)
            {
                for (g_453 = 0; g_453 < 6; g_453 += 1)
                {
                    for (g_907 = 0; g_907 < 5; g_907 += 1)
                    {
                        g_1106[l_1496][g_453][g_907] = 0xB489L;
                    }
                }
            }
            (*l_1554) ^= (l_1553[4][0][0] |= (((l_1502 = ((((safe_unary_minus_func_int32_t_s((safe_rshift_func_uint8_t_u_u((((p_20 || (l_1498[3] |= (safe_div_func_uint64_t_u_u(((safe_rshift_func_int16_t_s_u(g_180.f0, (+(safe_lshift_func_uint8_t_u_u(((((void*)0 != l_1550) == ((*g_525) |= (((l_1551 |= l_1467) && 0x3EF5872617B3F51FLL) || l_1493))) == (0x5CL && 0x79L)), 2))))) , 0x8AB2536A88C05534LL), p_20)))) != g_1552) & l_1503), 3)))) | l_1493) & l_1486) , 250UL)) <= 0xDCL) | l_1499));
        }
        (*g_1555) = (*g_367);
    }
    else
    {
        uint8_t *l_1562 = &g_402;
        uint8_t *l_1576 = &g_700;
        uint16_t *l_1586 = &l_1551;
        int32_t l_1596[3];
        uint64_t *l_1602 = (void*)0;
        uint64_t *l_1603 = &g_1354.f1;
        uint64_t *l_1604 = &g_1354.f1;
        uint16_t *l_1605 = &g_86[1];
        int32_t l_1606[10][5] = {{0x4E3859BDL,0x377D316AL,0L,(-1L),3L},{0x377D316AL,0x198A3F3DL,0L,(-1L),0L},{3L,(-1L),3L,(-1L),0L},{0x431DADFDL,0L,0x4E3859BDL,(-1L),(-1L)},{(-1L),0xFD4D777BL,(-1L),0x377D316AL,0L},{0x4E3859BDL,0L,0x431DADFDL,0x198A3F3DL,0L},{3L,(-1L),(-1L),3L,(-1L)},{1L,3L,0x431DADFDL,0L,0L},{1L,0x431DADFDL,(-1L),0x431DADFDL,1L},{3L,0x198A3F3DL,0x4E3859BDL,0L,(-1L)}};
        uint32_t ** const l_1607[7][9][4] = {{{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,(void*)0}},{{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0}},{{&g_1277,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277}},{{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277}},{{&g_1277,&g_1277,(void*)0,&g_1277},{&g_1277,&g_1277,(void*)0,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{(void*)0,&g_1277,(void*)0,&g_1277},{(void*)0,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{(void*)0,&g_1277,(void*)0,&g_1277}},{{(void*)0,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{(void*)0,&g_1277,(void*)0,&g_1277},{(void*)0,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277}},{{(void*)0,&g_1277,(void*)0,&g_1277},{(void*)0,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277},{(void*)0,&g_1277,(void*)0,&g_1277},{(void*)0,&g_1277,&g_1277,(void*)0},{&g_1277,&g_1277,&g_1277,&g_1277},{&g_1277,&g_1277,&g_1277,&g_1277}}};
        const int8_t ***l_1613 = (void*)0;
        int8_t l_1622 = 0L;
        uint32_t **l_1677 = (void*)0;
        uint32_t ***l_1676 = &l_1677;
        uint32_t **** const l_1675 = &l_1676;
        uint64_t ** const * const l_1703 = (void*)0;
        uint64_t ** const * const *l_1702 = &l_1703;
        uint32_t l_1740 = 1UL;
        const uint8_t *l_1778 = &g_402;
        const uint8_t **l_1777 = &l_1778;
        int32_t l_1814[3][5] = {{(-8L),(-8L),(-8L),(-8L),(-8L)},{0xBA34CBAEL,(-1L),0xBA34CBAEL,(-1L),0xBA34CBAEL},{(-8L),(-8L),(-8L),(-8L),(-8L)}};
        int8_t l_1851 = (-7L);
        uint32_t ***l_1884 = (void*)0;
        uint32_t ****l_1883 = &l_1884;
        int8_t l_1928 = (-1L);
        int32_t l_1997 = 0xB828FF71L;
        int32_t *l_2019 = &g_6[2][1];
        int i, j, k;
        for (i = 0; i < 3; i++)
            l_1596[i] = 0L;
        l_1606[2][1] ^= (safe_sub_func_int8_t_s_s((((*g_431) = (+(((*l_1605) |= (safe_sub_func_uint8_t_u_u(((*l_1562) = (!0xB8L)), (safe_div_func_uint64_t_u_u((l_1477 |= ((g_1601[4][4] = (safe_mod_func_uint32_t_u_u(((((((l_1567 == ((safe_rshift_func_int8_t_s_u((g_132 &= (safe_lshift_func_uint8_t_u_s((safe_div_func_uint32_t_u_u((((((*g_1137) != ((((safe_rshift_func_int8_t_s_u((((*l_1576)++) > 0xF5L), 2)) && (safe_div_func_uint8_t_u_u((+(p_20 >= (((safe_mod_func_int16_t_s_s((safe_mod_func_uint32_t_u_u(((**g_691) = ((((++(*l_1586)) , ((((*l_1576) = p_20) != (safe_mul_func_int16_t_s_s(0x494AL, (safe_mod_func_int16_t_s_s(6L, ((--(*g_817)) , (p_20 , 0x5409L))))))) || p_20)) & p_20) | p_20)), l_1595)), l_1595)) && p_20) & 7L))), 1UL))) ^ l_1506) , (void*)0)) & l_1596[1]) ^ p_20) || l_1597[0]), p_20)), (*g_525)))), 6)) , g_1598)) , 0L) & 0x8C89L) || p_20) | 255UL) , 7UL), 0x0844637FL))) , p_20)), 0xE8A2D44925A7E4CELL))))) < p_20))) >= p_20), l_1506));
        if ((((p_20 | l_1506) | p_20) , (((l_1607[6][7][0] == (void*)0) != ((((p_20 && (safe_lshift_func_uint16_t_u_s(((l_1597[3] ^ ((+(safe_rshift_func_uint16_t_u_s((((((**g_1276) , l_1613) != l_1613) > 0UL) , p_20), 8))) < l_1498[2])) ^ p_20), l_1596[1]))) && l_1498[3]) < 4UL) ^ p_20)) || l_1536)))
        {
            uint64_t l_1642 = 0xFF7AE145774DD91FLL;
            int8_t ** const l_1643 = &g_525;
            int32_t l_1656 = (-1L);
            int32_t l_1657 = 0x30038477L;
            int32_t l_1658[4][5][7] = {{{3L,0xBF6375AFL,(-1L),0x82892E22L,0x648A1CBEL,0x82892E22L,(-1L)},{1L,1L,(-6L),0x648A1CBEL,0x453895ECL,(-1L),0x40A2F8DFL},{4L,1L,(-8L),(-1L),5L,0x27128234L,(-1L)},{0xFDAB20B8L,(-1L),4L,0x281A3CDBL,0x453895ECL,1L,5L},{0x9168AF29L,(-1L),0x82892E22L,(-7L),0x648A1CBEL,8L,0x3C01708DL}},{{(-3L),0x648A1CBEL,0x178E2244L,0xBF6375AFL,(-6L),(-7L),0x836E75DFL},{7L,0x25C825EBL,0xEBF67F2AL,0x1F12D048L,8L,0x998A2FCBL,0x836E75DFL},{(-6L),1L,0x27128234L,3L,0x836E75DFL,5L,0x3C01708DL},{0x62674208L,0L,(-1L),(-1L),0L,0x62674208L,5L},{0x15F7D72CL,(-1L),0x648A1CBEL,0x3C01708DL,3L,0x9C92FB46L,(-1L)}},{{(-1L),2L,0xBF6375AFL,0x27128234L,0x281A3CDBL,7L,(-7L)},{0x9168AF29L,0x9C92FB46L,0x62674208L,(-1L),(-8L),0xBF6375AFL,7L},{2L,4L,1L,1L,5L,(-1L),1L},{(-1L),0x836E75DFL,0xFDAB20B8L,(-7L),0x9168AF29L,(-6L),(-8L)},{1L,2L,(-8L),(-7L),4L,0x9168AF29L,(-1L)}},{{(-1L),1L,(-7L),1L,6L,6L,1L},{0x836E75DFL,0x9168AF29L,0x836E75DFL,(-1L),0x998A2FCBL,(-7L),(-8L)},{(-1L),(-8L),0x15F7D72CL,0xEBF67F2AL,(-1L),1L,0xFDAB20B8L},{1L,0x3C01708DL,1L,0x281A3CDBL,(-1L),(-7L),(-6L)},{0x453895ECL,(-7L),(-1L),0x998A2FCBL,0x15F7D72CL,6L,2L}}};
            int64_t l_1681 = 1L;
            int16_t l_1774 = 0L;
            const uint8_t ***l_1779 = &l_1777;
            int i, j, k;
            if ((safe_sub_func_int8_t_s_s(((*g_525) = ((safe_add_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u(((((safe_add_func_int64_t_s_s(l_1622, (safe_sub_func_uint64_t_u_u((~(safe_mod_func_int32_t_s_s((safe_mul_func_int8_t_s_s(((((g_1455 != l_1630[2][1]) || (((*g_106) = (safe_mul_func_int8_t_s_s((-6L), ((*l_1576) |= (safe_div_func_uint16_t_u_u(l_1497, ((*l_1605) ^= ((safe_div_func_uint64_t_u_u((l_1639[0] != (void*)0), (safe_rshift_func_int16_t_s_s(l_1642, 0)))) == l_1495)))))))) == p_20)) , l_1643) == l_1643), (*g_525))), 0x22F29D7BL))), p_20)))) <= 7L) || p_20) | l_1551), l_1606[4][3])), 0xAB82L)) || 65535UL)), g_1644)))
            {
                uint32_t * volatile **l_1646 = (void*)0;
                uint32_t * volatile ***l_1645 = &l_1646;
                int32_t l_1647 = 0x2FE9F07EL;
                int32_t *l_1648 = &g_682;
                int32_t *l_1649 = &g_108;
                int32_t *l_1650 = (void*)0;
                int32_t *l_1651 = &g_108;
                int32_t *l_1652 = (void*)0;
                int32_t *l_1653 = &l_1477;
                int32_t *l_1654 = &l_1498[0];
                int32_t *l_1655[3][9] = {{&g_314[3],&g_682,&l_1477,&g_314[3],&g_682,(void*)0,&g_331[9],(void*)0,&g_682},{&g_331[0],&g_331[9],&g_331[9],&g_331[0],&l_1496,&g_682,&l_1495,&g_682,&l_1477},{&g_314[3],&g_682,&g_331[9],&l_1493,&l_1493,&g_331[9],&g_682,&g_314[3],&g_108}};
                int i, j;
                (*l_1645) = &g_1276;
                g_1659++;
                l_1495 = ((safe_lshift_func_uint8_t_u_u((~(((((((255UL ^ ((*g_525) >= (safe_sub_func_uint16_t_u_u(((*l_1605) = ((*g_948) <= ((*l_1586) = (safe_add_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u(g_88[3][1], (safe_add_func_int8_t_s_s(((***l_1645) == ((l_1658[0][0][4] > (safe_sub_func_uint32_t_u_u(1UL, (0x7D7BFB48F88F79FBLL | (l_1675 == g_1678))))) , (void*)0)), 0xB2L)))), l_1681))))), g_852)))) != p_20) && 0x3DADL) || g_1601[4][4]) != p_20) , l_1657) , (*g_431))), g_314[3])) && (*g_1021));
            }
            else
            {
                uint64_t l_1692 = 0UL;
                int32_t l_1711 = 0L;
                int8_t l_1735[5] = {0xCBL,0xCBL,0xCBL,0xCBL,0xCBL};
                uint32_t l_1739 = 0x3A1F891AL;
                int i;
                (*g_1686) = (((void*)0 != l_1613) == (l_1596[2] || ((p_20 && ((g_1106[1][1][3] = l_1597[4]) == (safe_mul_func_int16_t_s_s((0x2A65DB559409516ELL && ((safe_div_func_uint32_t_u_u(0UL, 0x0AC281A1L)) || (p_20 > p_20))), 65535UL)))) && l_1658[1][2][0])));
                for (l_1551 = (-28); (l_1551 >= 46); l_1551 = safe_add_func_int64_t_s_s(l_1551, 5))
                {
                    int32_t *l_1689 = (void*)0;
                    int32_t *l_1690[9] = {(void*)0,(void*)0,&g_682,(void*)0,(void*)0,&g_682,(void*)0,(void*)0,&g_682};
                    int16_t l_1691[9];
                    uint64_t ***l_1705[3];
                    uint64_t ****l_1704[8][4][4] = {{{(void*)0,(void*)0,&l_1705[0],(void*)0},{(void*)0,&l_1705[0],&l_1705[0],&l_1705[0]},{&l_1705[2],(void*)0,(void*)0,&l_1705[0]},{&l_1705[0],&l_1705[0],&l_1705[0],(void*)0}},{{&l_1705[0],&l_1705[0],(void*)0,(void*)0},{&l_1705[2],(void*)0,&l_1705[0],(void*)0},{(void*)0,&l_1705[2],&l_1705[0],&l_1705[2]},{(void*)0,&l_1705[2],&l_1705[0],(void*)0}},{{&l_1705[2],&l_1705[2],(void*)0,&l_1705[0]},{(void*)0,&l_1705[1],(void*)0,(void*)0},{&l_1705[2],&l_1705[0],(void*)0,(void*)0},{&l_1705[0],&l_1705[2],&l_1705[2],&l_1705[0]}},{{&l_1705[2],&l_1705[0],(void*)0,&l_1705[0]},{&l_1705[0],&l_1705[0],(void*)0,&l_1705[0]},{&l_1705[0],(void*)0,&l_1705[0],&l_1705[0]},{(void*)0,&l_1705[0],&l_1705[2],&l_1705[0]}},{{(void*)0,&l_1705[0],&l_1705[0],&l_1705[0]},{&l_1705[0],&l_1705[2],&l_1705[1],(void*)0},{(void*)0,&l_1705[0],&l_1705[0],(void*)0},{(void*)0,&l_1705[1],&l_1705[0],&l_1705[0]}},{{&l_1705[2],&l_1705[2],(void*)0,(void*)0},{&l_1705[1],&l_1705[0],(void*)0,(void*)0},{&l_1705[0],&l_1705[0],&l_1705[0],&l_1705[0]},{&l_1705[0],(void*)0,(void*)0,&l_1705[0]}},{{&l_1705[0],(void*)0,&l_1705[0],(void*)0},{(void*)0,(void*)0,&l_1705[0],&l_1705[0]},{&l_1705[0],&l_1705[0],(void*)0,&l_1705[0]},{&l_1705[0],&l_1705[0],&l_1705[0],&l_1705[0]}},{{&l_1705[0],&l_1705[0],(void*)0,&l_1705[2]},{&l_1705[0],&l_1705[2],(void*)0,(void*)0},{&l_1705[0],&l_1705[0],&l_1705[0],&l_1705[2]},{&l_1705[0],&l_1705[0],&l_1705[0],(void*)0}}};
                    int64_t *l_1710 = &l_1681;
                    uint32_t l_1714 = 9UL;
                    int i, j, k;
                    for (i = 0; i < 9; i++)
                        l_1691[i] = 6L;
                    for (i = 0; i < 3; i++)
                        l_1705[i] = &l_1639[0];
                    ++l_1692;
                    if (((+(l_1711 = (((safe_mul_func_int16_t_s_s(((p_20 | ((((safe_sub_func_int64_t_s_s((***g_429), (safe_sub_func_uint32_t_u_u((((l_1498[3] = (l_1702 != l_1704[3][0][1])) > p_20) < ((((*l_1710) = (safe_mod_func_int32_t_s_s(((!l_1692) < (safe_unary_minus_func_int64_t_s((0x832E5DD8L & (***g_690))))), p_20))) && (-1L)) != 0x58L)), l_1658[0][3][2])))) > l_1657) | l_1597[0]) <= 0xAD6F23037413FE07LL)) == l_1692), 0L)) > 250UL) >= p_20))) == p_20))
                    {
                        l_1606[7][3] = g_1712;
                        return p_20;
                    }
                    else
                    {
                        int16_t l_1713 = (-3L);
                        (**g_621) = (void*)0;
                        l_1714++;
                        if (l_1692)
                            break;
                    }
                    for (l_1495 = 23; (l_1495 <= 9); l_1495--)
                    {
                        uint8_t l_1738 = 0x64L;
                        int32_t l_1741 = 0x1025C5BAL;
                        uint32_t l_1742 = 0x81D02642L;
                        (*g_313) = (((((((*g_431) <= (safe_rshift_func_int16_t_s_u(((((l_1740 = ((safe_unary_minus_func_int8_t_s((g_130 = ((***g_1033) < ((safe_mod_func_int32_t_s_s((((**l_1643) = (((safe_sub_func_uint64_t_u_u((safe_add_func_uint16_t_u_u(l_1657, (safe_sub_func_int64_t_s_s((l_1732[1][4][0] , (((((((*g_817) = l_1597[4]) | (safe_rshift_func_int16_t_s_u(((((((l_1477 |= l_1735[3]) < (0xA4EE59E0L < l_1735[3])) ^ (safe_rshift_func_uint16_t_u_u(((void*)0 == &g_690), l_1738))) > l_1681) | (****g_515)) >= l_1596[2]), (*g_948)))) && l_1739) | 0x47327B40L) == p_20) , l_1506)), (-1L))))), 0x8FFDF36F9A41B474LL)) >= 250UL) & 1L)) , p_20), l_1606[2][4])) == p_20))))) != g_257)) & l_1741) ^ 18446744073709551606UL) && 0x2B3AB78DL), l_1742))) == l_1735[3]) , 255UL) , &l_1705[0]) == (void*)0) == 0x0B04B3102194A28DLL);
                        l_1657 = (((safe_add_func_int64_t_s_s((safe_rshift_func_int8_t_s_s((safe_div_func_int32_t_s_s((l_1477 > (0UL & 0x33081723BDDB99E7LL)), (l_1493 = l_1741))), (*g_229))), p_20)) <= ((g_700 = ((safe_add_func_uint32_t_u_u(p_20, l_1597[2])) | ((safe_lshift_func_int8_t_s_s(g_1753[5], 0)) , 0xD68CC110L))) && 0UL)) < p_20);
                        return p_20;
                    }
                }
                (*g_1754) = ((0xF5D423CCE9396601LL <= 0x4866021AC6E8627CLL) == l_1642);
            }
            l_1774 = (safe_rshift_func_int8_t_s_u(((!((void*)0 != l_1613)) == (safe_lshift_func_uint8_t_u_s(((*l_1576) = (l_1760[2] != (void*)0)), 5))), ((((((l_1496 = ((*g_817) = ((l_1606[2][1] = (((((*g_525) || ((safe_rshift_func_uint8_t_u_s(((((((safe_div_func_int8_t_s_s(((safe_sub_func_int32_t_s_s((((l_1596[1] |= 0L) >= (safe_mul_func_uint8_t_u_u(((*l_1562) = (((l_1606[2][1] <= (((((safe_sub_func_int8_t_s_s(((*g_525) = (p_20 & (~(&g_1353 != (void*)0)))), 0x5DL)) | 0xF7BE9DFD355B2CBALL) ^ p_20) , 0xA17EFE5EEE35CDCBLL) & l_1657)) >= l_1606[9][3]) == l_1772)), l_1477))) < p_20), p_20)) & 0x16L), l_1773)) && (-1L)) & 0x2627L) == (*g_229)) , (*g_1313)) == (void*)0), 0)) || p_20)) && 0UL) , (*g_514)) != (void*)0)) || p_20))) | 1L) || 1UL) == l_1740) | p_20) <= g_947[3][2])));
            l_1658[3][0][4] = (((safe_mod_func_uint8_t_u_u(((-3L) >= (((l_1596[2] = ((((((*l_1779) = l_1777) == g_1780) , ((safe_mod_func_int64_t_s_s((((((safe_add_func_uint8_t_u_u(p_20, ((l_1597[0] < ((((*l_1605) ^= p_20) >= (safe_unary_minus_func_int8_t_s((safe_mod_func_uint64_t_u_u((l_1606[2][1] > (safe_unary_minus_func_uint32_t_u(((p_20 != (safe_add_func_uint32_t_u_u(6UL, 0x0FC8004DL))) >= 0L)))), 0x1B2BEC578CA584D1LL))))) >= 0xB912L)) && l_1740))) & l_1606[3][1]) && p_20) < p_20) && (*g_1781)), l_1793)) >= l_1657)) == l_1740) != 255UL)) < l_1606[2][1]) , l_1622)), l_1740)) , p_20) >= 0x46L);
        }
        else
        {
            int64_t l_1804 = (-4L);
            int32_t l_1815 = 0x8AF5D69FL;
            int32_t l_1831[8][10] = {{0x6F092448L,(-3L),0x828619D0L,(-3L),0x6F092448L,(-6L),(-6L),0x6F092448L,(-3L),0x828619D0L},{3L,3L,0x828619D0L,0x6F092448L,5L,0x6F092448L,0x828619D0L,3L,3L,0x828619D0L},{(-3L),0x6F092448L,(-6L),(-6L),0x6F092448L,(-3L),0x828619D0L,(-3L),0x6F092448L,(-6L)},{(-10L),3L,(-10L),(-6L),0x828619D0L,0x828619D0L,(-6L),(-10L),3L,(-10L)},{(-10L),(-3L),3L,0x6F092448L,3L,(-3L),(-10L),(-10L),(-3L),3L},{(-3L),(-10L),(-10L),(-3L),3L,0x6F092448L,3L,(-3L),(-10L),(-10L)},{3L,(-10L),(-6L),0x828619D0L,0x828619D0L,(-6L),(-10L),3L,(-10L),(-6L)},{0x6F092448L,(-3L),0x828619D0L,(-3L),0x6F092448L,(-6L),(-6L),0x6F092448L,(-3L),0x828619D0L}};
            union U0 * const *l_1845 = (void*)0;
            uint64_t ** const l_1909 = (void*)0;
            uint32_t l_1970 = 0x7A00CC72L;
            uint64_t **l_1987 = &l_1602;
            int i, j;
lbl_2018:
            for (g_1240 = 2; (g_1240 <= 7); g_1240 += 1)
            {
                const uint64_t *l_1800[6][4];
                int32_t l_1807[8] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
                int32_t l_1852 = 0x011A3D96L;
                uint8_t *l_1859 = &g_1860;
                union U0 l_1877 = {18446744073709551615UL};
                uint32_t ***l_1888[9][10][2] = {{{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105}},{{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105}},{{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105}},{{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0}},{{(void*)0,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105}},{{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105}},{{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{(void*)0,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,&g_105}},{{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105},{&g_105,&g_105}},{{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{(void*)0,(void*)0},{&g_105,&g_105},{&g_105,(void*)0},{&g_105,&g_105}}};
                uint64_t l_1929 = 0x2E9F03BCD40322FDLL;
                int32_t * const **l_1967 = (void*)0;
                uint32_t l_1969 = 0xF009AD72L;
                uint64_t l_2005 = 0x60B658D3143C2206LL;
                int i, j, k;
                for (i = 0; i < 6; i++)
                {
                    for (j = 0; j < 4; j++)
                        l_1800[i][j] = &g_852;
                }
                if ((safe_lshift_func_uint16_t_u_s((safe_mul_func_int16_t_s_s(1L, ((((p_20 , g_1798) == l_1800[1][3]) & (safe_sub_func_int64_t_s_s(((safe_unary_minus_func_uint8_t_u((p_20 || (((((-1L) && l_1804) , (p_20 < ((((*l_1576)++) | l_1807[5]) < l_1804))) , 1UL) ^ (-1L))))) && 4294967287UL), l_1807[5]))) , p_20))), g_884)))
                {
                    uint32_t l_1816 = 1UL;
                    int32_t *l_1820 = &l_1596[2];
                    int32_t *l_1821 = (void*)0;
                    int32_t *l_1822 = &l_1477;
                    int32_t *l_1823 = &l_1497;
                    int32_t *l_1824 = &l_1807[0];
                    int32_t *l_1825 = &g_6[0][2];
                    int32_t *l_1826 = &g_1819;
                    int32_t *l_1827 = &g_6[0][2];
                    int32_t *l_1828 = &g_108;
                    int32_t *l_1829 = &g_331[5];
                    int32_t *l_1830[2];
                    uint32_t l_1832 = 0x0D117984L;
                    int i;
                    for (i = 0; i < 2; i++)
                        l_1830[i] = &l_1497;
                    for (l_1495 = 0; (l_1495 <= 4); l_1495 += 1)
                    {
                        int32_t *l_1808 = (void*)0;
                        int32_t *l_1809 = &l_1606[8][1];
                        int32_t *l_1810 = (void*)0;
                        int32_t *l_1811 = &g_314[4];
                        int32_t *l_1812 = &g_1753[1];
                        int32_t *l_1813[5][10][2] = {{{&l_1497,&l_1496},{(void*)0,&g_6[3][1]},{&l_1807[5],&l_1497},{&g_6[0][2],&g_682},{&l_1477,&l_1497},{&g_331[9],&g_108},{&l_1807[5],&g_331[4]},{&l_1807[5],&g_331[4]},{&l_1807[5],&g_108},{&g_331[9],&l_1497}},{{&l_1477,&g_682},{&g_6[0][2],&l_1497},{&l_1807[5],&g_6[3][1]},{(void*)0,&l_1496},{&l_1497,&l_1497},{&l_1493,&l_1496},{&l_1807[5],(void*)0},{&l_1807[5],&g_682},{&l_1807[5],&l_1807[5]},{&l_1498[3],&l_1497}},{{&l_1498[3],&l_1807[5]},{&l_1807[5],&g_682},{&l_1807[5],(void*)0},{&l_1807[5],&l_1496},{&l_1493,&l_1497},{&l_1497,&l_1496},{(void*)0,&g_6[3][1]},{&l_1807[5],&l_1497},{&g_6[0][2],&g_682},{&l_1477,&l_1497}},{{&g_331[9],&g_108},{&l_1807[5],&g_331[4]},{&l_1807[5],&g_331[4]},{&l_1807[5],&g_108},{&g_331[9],&l_1497},{&l_1477,&l_1807[5]},{&g_2,&l_1493},{&l_1807[5],&l_1497},{&g_1753[5],(void*)0},{&l_1807[5],&l_1807[5]}},{{&l_1496,&g_6[0][2]},{&g_331[5],&l_1477},{&l_1807[5],&g_331[9]},{&l_1477,&l_1807[5]},{&g_108,&l_1807[5]},{&g_108,&l_1807[5]},{&l_1477,&g_331[9]},{&l_1807[5],&l_1477},{&g_331[5],&g_6[0][2]},{&l_1496,&l_1807[5]}}};
                        int i, j, k;
                        l_1816--;
                        if (g_1819)
                            continue;
                        l_1807[5] = (*g_1754);
                    }
                    l_1832++;
                }
                else
                {
                    uint8_t l_1837 = 0x56L;
                    l_1837 = (!0x9C2CL);
                }
                if ((safe_div_func_uint8_t_u_u(251UL, ((*l_1859) |= ((*l_1576) |= (!(safe_mul_func_int16_t_s_s((0xF3L & (++(*l_1562))), (l_1845 != ((l_1807[5] = ((safe_lshift_func_uint8_t_u_s(((g_1106[2][2][0] = (safe_lshift_func_uint8_t_u_s((((!0UL) <= ((*g_525) = l_1851)) == l_1852), (safe_sub_func_int64_t_s_s((safe_mod_func_uint32_t_u_u(((***g_690) = (safe_add_func_uint32_t_u_u(0UL, p_20))), (p_20 & p_20))), l_1831[7][3]))))) ^ p_20), 3)) & (*g_1021))) , &g_1353))))))))))
                {
                    const uint32_t *** const **l_1882 = &l_1878[0][1][0];
                    uint32_t *****l_1885 = &l_1883;
                    int32_t l_1886 = 0x23E28F44L;
                    uint32_t l_1887 = 0UL;
                    int64_t l_1894 = 0x60ACD31195F6D2FALL;
                    int32_t l_1901[2];
                    int i;
                    for (i = 0; i < 2; i++)
                        l_1901[i] = 0x6F101488L;
                    l_1495 &= (p_20 ^ ((***g_429) = (safe_sub_func_uint8_t_u_u(((safe_lshift_func_int8_t_s_u((((~(~(safe_lshift_func_int16_t_s_u(((!((safe_add_func_uint32_t_u_u((l_1804 || (((((safe_div_func_uint8_t_u_u(((safe_sub_func_int8_t_s_s((!(0UL != 1UL)), (((l_1877 , &g_229) == &g_525) , ((((*l_1882) = l_1878[2][0][0]) != ((*l_1885) = l_1883)) | l_1804)))) >= l_1886), p_20)) , (*g_948)) & l_1887) == l_1793) | l_1498[3])), p_20)) < 0x63L)) ^ (*g_817)), l_1807[3])))) , l_1888[0][4][1]) != l_1888[0][4][1]), p_20)) == 0x07E44815L), (*g_1781)))));
                    for (g_108 = 4; (g_108 >= 0); g_108 -= 1)
                    {
                        int32_t *l_1889 = &l_1596[2];
                        int32_t *l_1890 = (void*)0;
                        int32_t *l_1891 = (void*)0;
                        int32_t *l_1892 = &g_314[3];
                        int32_t *l_1893 = &l_1596[1];
                        int32_t *l_1895 = &l_1495;
                        int32_t *l_1896 = &g_1819;
                        int32_t *l_1897 = (void*)0;
                        int32_t *l_1898 = (void*)0;
                        int32_t *l_1899 = &g_314[3];
                        int32_t *l_1900[3];
                        uint32_t l_1902 = 0x8D0B6C52L;
                        int i, j;
                        for (i = 0; i < 3; i++)
                            l_1900[i] = &g_1819;
                        ++l_1902;
                    }
                    for (g_1362 = 4; (g_1362 >= 0); g_1362 -= 1)
                    {
                        (*g_1021) |= (18446744073709551615UL <= (+p_20));
                        if (l_1596[1])
                            continue;
                        return p_20;
                    }
                    if (g_132)
                        goto lbl_2018;
                }
                else
                {
                    uint64_t ***l_1908 = &l_1639[0];
                    uint64_t * const * const **l_1918 = &g_1916;
                    uint64_t ** const *l_1920 = &l_1909;
                    uint64_t ** const **l_1919 = &l_1920;
                    int16_t *l_1921 = &g_1106[1][1][3];
                    union U0 *l_1922 = &g_240;
                    int32_t l_1927[5] = {0L,0L,0L,0L,0L};
                    uint16_t *l_1956 = &g_1601[4][4];
                    int32_t *l_1957 = &l_1606[2][1];
                    uint64_t **l_1968 = &l_1603;
                    int16_t *l_1971 = &l_1506;
                    int i;
                    if ((safe_rshift_func_uint8_t_u_s(0x4BL, ((((((*l_1908) = &g_343) != l_1909) , (*l_1908)) != (((safe_mul_func_uint8_t_u_u(252UL, (((safe_mul_func_int16_t_s_s(((void*)0 == &l_1909), ((*l_1921) = ((safe_rshift_func_int8_t_s_u(((*g_525) = ((((*l_1918) = g_1916) == ((*l_1919) = &g_342)) | 0x5608L)), (*g_1781))) > (*g_948))))) , (**g_1780)) >= p_20))) ^ l_1877.f0) , (void*)0)) || 255UL))))
                    {
                        g_1353 = l_1922;
                        (**g_621) = func_28((((*g_1353) , &g_1780) == &l_1777), p_21, p_21, &l_1477, &l_1496);
                    }
                    else
                    {
                        int32_t *l_1923 = &l_1831[7][3];
                        int32_t *l_1924 = &l_1596[2];
                        int32_t *l_1925 = &l_1807[6];
                        int32_t *l_1926[1];
                        int i;
                        for (i = 0; i < 1; i++)
                            l_1926[i] = &l_1852;
                        l_1831[7][3] &= (-2L);
                        l_1929--;
                    }
                    if (l_1929)
                        break;
                    (*l_1957) ^= ((!(safe_add_func_uint32_t_u_u(((safe_lshift_func_uint16_t_u_u(((p_20 , p_20) >= (safe_div_func_uint64_t_u_u((((safe_sub_func_int64_t_s_s((safe_add_func_int8_t_s_s(((safe_div_func_uint64_t_u_u((safe_div_func_uint64_t_u_u(0x6633E21066FA9294LL, (safe_mul_func_uint16_t_u_u(((safe_mod_func_uint32_t_u_u((safe_mul_func_uint8_t_u_u((((safe_unary_minus_func_uint16_t_u(((*l_1956) = ((p_20 , ((1L >= ((*l_1586) = ((safe_lshift_func_uint16_t_u_s((0UL > ((*g_1781) <= l_1831[7][3])), 4)) , ((*l_1605) = (p_20 ^ l_1831[2][5]))))) , (**g_1917))) || l_1596[2])))) , (void*)0) == (void*)0), (*g_525))), l_1831[6][8])) , 0x0F5BL), p_20)))), l_1596[2])) || p_20), 1UL)), p_20)) | p_20) & 0L), p_20))), 14)) || 0xB064276EL), p_20))) <= p_20);
                    (**g_621) = ((safe_add_func_uint8_t_u_u(((((((*l_1562) = ((0x5650DE18L ^ l_1929) != l_1503)) && (((safe_add_func_int16_t_s_s(((*l_1971) = ((*l_1921) ^= ((safe_add_func_int16_t_s_s((~(safe_mul_func_int8_t_s_s((((l_1732[1][4][0] , (*g_1137)) == ((((*l_1957) = ((void*)0 == l_1967)) <= ((void*)0 != (***g_428))) , l_1968)) , p_20), l_1969))), l_1970)) > (***g_429)))), p_20)) == p_20) > p_20)) && l_1972) ^ p_20) | (*g_817)), g_1644)) , p_21);
                }
                if (l_1815)
                    continue;
                for (l_1972 = 0; (l_1972 <= 4); l_1972 += 1)
                {
                    int32_t l_1973 = 0L;
                    union U0 *l_1974 = (void*)0;
                    union U0 **l_1977 = &g_1353;
                    uint32_t ***l_1982 = &g_105;
                    int16_t l_1989 = 1L;
                    int32_t l_2009 = 0x42D6E66BL;
                    int32_t l_2010 = 6L;
                    int32_t l_2011[5][3][5] = {{{0x2D7970FEL,0x96282193L,0x2D7970FEL,3L,0x3B9B5653L},{(-1L),0xF8F8ACF4L,0x3B9B5653L,0xF8F8ACF4L,(-1L)},{0x2D7970FEL,0xF8F8ACF4L,0x96282193L,(-1L),0x96282193L}},{{0x96282193L,0x96282193L,0x3B9B5653L,(-1L),7L},{0xF8F8ACF4L,0x2D7970FEL,0x2D7970FEL,0xF8F8ACF4L,0x96282193L},{0xF8F8ACF4L,(-1L),3L,3L,(-1L)}},{{0x96282193L,0x2D7970FEL,3L,0x3B9B5653L,0x3B9B5653L},{0x2D7970FEL,0x96282193L,0x2D7970FEL,3L,0x3B9B5653L},{(-1L),0xF8F8ACF4L,0x3B9B5653L,0xF8F8ACF4L,(-1L)}},{{0x2D7970FEL,0xF8F8ACF4L,0x96282193L,(-1L),0x96282193L},{0x96282193L,0x96282193L,0x3B9B5653L,(-1L),7L},{0xF8F8ACF4L,0x2D7970FEL,0x2D7970FEL,0xF8F8ACF4L,0x96282193L}},{{0xF8F8ACF4L,(-1L),3L,3L,(-1L)},{0x96282193L,0x2D7970FEL,3L,0x3B9B5653L,0x3B9B5653L},{0x2D7970FEL,0x96282193L,0x2D7970FEL,3L,0x3B9B5653L}}};
                    uint16_t l_2012[2];
                    uint16_t l_2015 = 0x7303L;
                    int i, j, k;
                    for (i = 0; i < 2; i++)
                        l_2012[i] = 0xAE81L;
                    if (l_1973)
                        break;
                    (*l_1977) = l_1974;
                    for (l_1536 = 4; (l_1536 >= 0); l_1536 -= 1)
                    {
                        uint64_t ***l_1988 = &g_342;
                        int16_t *l_2006 = &l_1506;
                        int32_t *l_2007 = &l_1807[2];
                        int32_t *l_2008[5][3] = {{(void*)0,(void*)0,&g_1819},{(void*)0,(void*)0,&g_1819},{(void*)0,(void*)0,&g_1819},{(void*)0,(void*)0,&g_1819},{(void*)0,(void*)0,&g_1819}};
                        int i, j;
                        l_1498[6] ^= ((safe_div_func_uint16_t_u_u(((((--(*l_1859)) >= ((((g_1601[(g_1240 + 1)][l_1536] = (((void*)0 == (*g_690)) < (l_1982 == ((*l_1883) = &g_105)))) == ((safe_mul_func_int16_t_s_s((((g_332 ^= ((0x9E647859C6345E99LL == ((safe_mod_func_int16_t_s_s((&l_1800[1][3] == ((*l_1988) = l_1987)), 65535UL)) || (p_20 || l_1773))) ^ l_1989)) & 0x5BC0L) >= l_1973), l_1970)) > 65533UL)) > 254UL) || p_20)) , (***g_1033)) , l_1814[0][1]), g_947[5][1])) && p_20);
                        (*l_2007) |= (safe_sub_func_uint32_t_u_u(((safe_div_func_int16_t_s_s(((*l_2006) &= (safe_rshift_func_uint16_t_u_s((p_20 != (((((safe_unary_minus_func_int16_t_s((l_1773 > (((*l_1586) = ((7L || (l_1997 , p_20)) <= (safe_unary_minus_func_int8_t_s(p_20)))) == (safe_mul_func_int8_t_s_s((((*g_525) = l_1496) >= (l_1606[2][1] , ((*l_1576) = (((*l_1562) = ((safe_add_func_int64_t_s_s(((safe_add_func_uint64_t_u_u(l_2005, 0xEB578F13FB26CD7CLL)) | 0x24E6634123A25D1DLL), (-10L))) < p_20)) < 0L)))), p_20)))))) < p_20) | l_1773) > 0L) & p_20)), p_20))), p_20)) >= p_20), p_20));
                        --l_2012[1];
                        --l_2015;
                    }
                }
            }
            (**g_621) = p_21;
        }
        (**g_621) = (l_2019 = (void*)0);
        for (g_682 = 5; (g_682 >= 0); g_682 -= 1)
        {
            int32_t *l_2020[10][7][3] = {{{(void*)0,&g_108,&g_331[5]},{&g_682,&l_1997,&l_1606[4][3]},{(void*)0,&l_1606[3][4],&l_1497},{&l_1606[5][4],&l_1606[5][3],&l_1497},{(void*)0,&l_1498[3],&g_6[1][2]},{&g_314[3],(void*)0,&l_1606[1][1]},{&g_108,&g_331[9],&g_331[8]}},{{&l_1496,(void*)0,&g_6[1][2]},{&l_1606[3][4],&g_682,&l_1498[3]},{(void*)0,&g_6[1][2],&g_1753[1]},{&l_1997,&g_331[9],&g_1753[5]},{&l_1496,&l_1498[3],(void*)0},{(void*)0,&l_1606[2][1],&g_331[9]},{&l_1496,&g_1753[5],&l_1596[1]}},{{&l_1477,&l_1596[1],&g_108},{&g_1753[0],&g_682,(void*)0},{&l_1596[1],&l_1596[1],&g_1753[2]},{&l_1606[1][4],&l_1493,(void*)0},{&l_1606[2][1],&l_1493,&g_108},{&l_1496,&l_1596[1],&l_1498[7]},{&l_1495,&g_682,&g_1753[5]}},{{&g_682,&l_1596[1],(void*)0},{&l_1496,(void*)0,&g_314[5]},{&l_1497,&l_1493,&g_331[9]},{&g_1753[0],&l_1596[1],&l_1498[3]},{&l_1606[2][1],&g_331[8],&l_1493},{&l_1596[1],&l_1498[3],&g_1753[0]},{&g_331[9],&l_1596[1],&g_1753[1]}},{{(void*)0,(void*)0,&g_331[9]},{(void*)0,&l_1497,(void*)0},{&g_6[0][2],&l_1496,(void*)0},{&g_6[2][0],&g_6[2][0],&g_331[9]},{&g_2,&l_1596[1],&l_1498[3]},{(void*)0,&l_1606[5][3],&l_1997},{&l_1606[3][4],&g_331[9],&g_1753[5]}},{{&g_108,(void*)0,&l_1997},{&l_1498[7],(void*)0,&l_1498[3]},{&l_1606[1][4],&l_1495,&g_331[9]},{&l_1495,&l_1596[1],(void*)0},{&g_682,&l_1606[4][3],(void*)0},{&g_314[3],&g_6[1][2],&g_331[9]},{&g_1753[5],(void*)0,&g_1753[1]}},{{&l_1498[3],&l_1497,&g_1753[0]},{&g_682,&g_108,&l_1493},{(void*)0,&g_314[3],&l_1498[3]},{&g_6[2][0],&l_1498[3],&g_331[9]},{&l_1497,&g_1819,&g_314[5]},{(void*)0,&l_1496,&l_1606[2][1]},{&l_1495,&g_314[3],&g_108}},{{&g_6[1][2],(void*)0,&l_1606[1][4]},{&g_682,(void*)0,(void*)0},{&g_331[9],(void*)0,&g_682},{&g_331[9],&g_6[0][1],&g_6[1][2]},{&g_682,&g_6[0][2],(void*)0},{&g_6[1][2],&g_682,(void*)0},{&l_1495,&g_314[5],&l_1477}},{{(void*)0,&l_1606[3][4],&g_314[3]},{&l_1497,&l_1495,&g_1753[5]},{&g_6[2][0],&g_331[5],(void*)0},{(void*)0,&l_1606[2][1],&l_1497},{&g_682,&g_1753[2],&g_682},{&l_1498[3],&g_1753[5],&l_1498[3]},{&g_1753[5],&g_331[9],&l_1496}},{{&g_314[3],&g_1753[5],(void*)0},{&g_682,&g_2,&g_2},{&l_1495,&g_108,&g_6[1][2]},{&l_1606[1][4],&g_314[3],&l_1497},{&l_1498[7],&l_1496,(void*)0},{&g_108,&g_1819,&l_1497},{&l_1606[3][4],&l_1496,&g_6[1][1]}}};
            int32_t l_2022 = 5L;
            uint16_t l_2023[4][3][3] = {{{0x78A9L,0x78A9L,1UL},{0x0815L,0x1BFAL,1UL},{0x1BFAL,0x0815L,1UL}},{{0x78A9L,0x78A9L,1UL},{0x0815L,0x1BFAL,1UL},{0x1BFAL,0x0815L,1UL}},{{0x78A9L,0x78A9L,1UL},{0x0815L,0x1BFAL,1UL},{0x1BFAL,0x0815L,1UL}},{{0x78A9L,0x78A9L,1UL},{0x0815L,0x1BFAL,1UL},{0x1BFAL,0x0815L,1UL}}};
            uint32_t l_2026 = 0UL;
            int16_t l_2027 = (-1L);
            int16_t l_2037 = 0xC80CL;
            union U0 l_2071 = {18446744073709551611UL};
            int i, j, k;
            ++l_2023[0][1][2];
            l_2026 = 0x9FAAE49DL;
            for (l_1773 = 0; (l_1773 <= 6); l_1773 += 1)
            {
                int8_t l_2032 = 0x31L;
                uint32_t l_2040 = 1UL;
                int32_t l_2079[1];
                int8_t l_2080 = (-9L);
                const uint8_t ***l_2089 = &l_1777;
                union U0 l_2138 = {0x206F7585L};
                int i;
                for (i = 0; i < 1; i++)
                    l_2079[i] = 0xDAD0942CL;
            }
        }
    }
    (*g_2158) = &l_1732[0][3][0];
    (*g_2159) = (**g_1312);
    return p_20;
}







static int32_t * func_22(int32_t * p_23, int32_t * p_24, int32_t p_25, int32_t p_26, int32_t * p_27)
{
    int32_t l_1121[8][9][3] = {{{0xEF27283CL,(-1L),0x028C00CFL},{(-1L),0x76EEAA5CL,6L},{0x2AC4962EL,6L,0x2AC4962EL},{(-1L),(-1L),0x76EEAA5CL},{0x028C00CFL,(-1L),0xEF27283CL},{0xB06E5D67L,9L,9L},{0x2AC4962EL,0x130EE338L,0L},{0xB06E5D67L,(-1L),6L},{0x028C00CFL,0x4A9AE159L,0x5714B0C3L}},{{(-1L),8L,9L},{0xAD78D221L,0x4A9AE159L,0x2AC4962EL},{0x0FB2F7E4L,(-1L),0x76EEAA5CL},{0L,0x130EE338L,0L},{(-1L),9L,0x76EEAA5CL},{0x6FC6B258L,(-1L),0x2AC4962EL},{0xB06E5D67L,0x0FB2F7E4L,9L},{0xEF27283CL,0x130EE338L,0x5714B0C3L},{0xB06E5D67L,0x89D65096L,6L}},{{0x6FC6B258L,0x4A9AE159L,0L},{(-1L),(-1L),9L},{0L,0x4A9AE159L,0xEF27283CL},{0x0FB2F7E4L,0x89D65096L,0x76EEAA5CL},{0xAD78D221L,0x130EE338L,0xAD78D221L},{(-1L),0x0FB2F7E4L,0x76EEAA5CL},{0x028C00CFL,(-1L),0xEF27283CL},{0xB06E5D67L,9L,9L},{0x2AC4962EL,0x130EE338L,0L}},{{0xB06E5D67L,(-1L),6L},{0x028C00CFL,0x4A9AE159L,0x5714B0C3L},{(-1L),8L,9L},{0xAD78D221L,0x4A9AE159L,0x2AC4962EL},{0x0FB2F7E4L,(-1L),0x76EEAA5CL},{0L,0x130EE338L,0L},{(-1L),9L,0x76EEAA5CL},{0x6FC6B258L,(-1L),0x2AC4962EL},{0xB06E5D67L,0x0FB2F7E4L,9L}},{{0xEF27283CL,0x130EE338L,0x5714B0C3L},{0xB06E5D67L,0x89D65096L,6L},{0x6FC6B258L,0x4A9AE159L,0L},{(-1L),(-1L),9L},{0L,0x4A9AE159L,0xEF27283CL},{0x0FB2F7E4L,0x89D65096L,0x76EEAA5CL},{0xAD78D221L,0x130EE338L,0xAD78D221L},{(-1L),0x0FB2F7E4L,0x76EEAA5CL},{0x028C00CFL,(-1L),0xEF27283CL}},{{0xB06E5D67L,9L,9L},{0x2AC4962EL,0x130EE338L,0L},{0xB06E5D67L,(-1L),6L},{0x028C00CFL,0x4A9AE159L,0x5714B0C3L},{(-1L),8L,9L},{0xAD78D221L,0x4A9AE159L,0x2AC4962EL},{0x0FB2F7E4L,(-1L),0x76EEAA5CL},{0L,0x130EE338L,0L},{(-1L),9L,0x76EEAA5CL}},{{0x6FC6B258L,(-1L),0x2AC4962EL},{0xB06E5D67L,0x0FB2F7E4L,9L},{0xEF27283CL,0x130EE338L,0x5714B0C3L},{0xB06E5D67L,0x89D65096L,6L},{0x6FC6B258L,0x4A9AE159L,0L},{(-1L),(-1L),9L},{0L,0x4A9AE159L,0xEF27283CL},{0x0FB2F7E4L,0x89D65096L,0x76EEAA5CL},{0xAD78D221L,0x130EE338L,0xAD78D221L}},{{(-1L),0x0FB2F7E4L,0x76EEAA5CL},{0x028C00CFL,(-1L),0xEF27283CL},{0xB06E5D67L,9L,9L},{0x2AC4962EL,0x130EE338L,0L},{0xB06E5D67L,(-1L),0x76EEAA5CL},{0xEF27283CL,(-1L),0x37195D35L},{0x0FB2F7E4L,9L,6L},{0L,(-1L),0xAD78D221L},{0xB06E5D67L,(-1L),0x89D65096L}}};
    uint16_t *l_1122 = &g_86[1];
    uint8_t *l_1123 = &g_402;
    int32_t l_1144 = 0x801A0162L;
    int32_t l_1161 = (-10L);
    int32_t l_1171 = (-1L);
    int32_t l_1173 = 0x96889945L;
    int32_t l_1174[7][7] = {{0x52E7F6CCL,0x5E57EF0EL,0x76FA8E9AL,7L,9L,5L,(-5L)},{(-1L),0L,0x52E7F6CCL,1L,0x52E7F6CCL,0L,(-1L)},{0x0AC4626FL,1L,0L,(-5L),0x52E7F6CCL,0x0E1EC328L,0x5E57EF0EL},{0L,0x0E1EC328L,7L,0x52E7F6CCL,9L,9L,0x52E7F6CCL},{0L,(-1L),0L,0xEC163F17L,5L,0L,0x0E1EC328L},{0L,(-5L),0x52E7F6CCL,0x0E1EC328L,0x5E57EF0EL,(-1L),0L},{0L,0x0AC4626FL,0x76FA8E9AL,0x76FA8E9AL,0x0AC4626FL,0L,5L}};
    uint32_t *l_1195[8] = {&g_389,&g_389,&g_389,&g_389,&g_389,&g_389,&g_389,&g_389};
    int32_t l_1196 = (-1L);
    int32_t *l_1262 = &g_108;
    uint64_t **l_1289 = (void*)0;
    const int64_t **l_1310 = &g_871[3];
    const int64_t ***l_1309 = &l_1310;
    const int64_t ****l_1308 = &l_1309;
    int32_t l_1331 = 8L;
    union U0 *l_1365 = &g_1354;
    int64_t l_1407 = 0xE1EC6006D4E88D72LL;
    const uint32_t *l_1409[1];
    const uint32_t **l_1408[4];
    uint16_t l_1463[2][6][5] = {{{0x940BL,65527UL,0x940BL,0UL,65535UL},{0xC5E6L,65535UL,65535UL,65535UL,0xC5E6L},{0x940BL,65535UL,65527UL,0xC5E6L,65527UL},{65527UL,65527UL,65535UL,0xC5E6L,65535UL},{65535UL,0x940BL,0x940BL,65535UL,65527UL},{65535UL,0xC5E6L,0UL,0UL,0xC5E6L}},{{65527UL,0x940BL,0UL,65535UL,65535UL},{0x940BL,65527UL,0x940BL,0UL,65535UL},{0xC5E6L,65535UL,65535UL,65535UL,0xC5E6L},{0x940BL,65535UL,65527UL,0xC5E6L,65527UL},{65527UL,65527UL,65535UL,0xC5E6L,65535UL},{65535UL,0x940BL,0x940BL,65535UL,65527UL}}};
    int32_t *l_1466 = (void*)0;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_1409[i] = &g_884;
    for (i = 0; i < 4; i++)
        l_1408[i] = &l_1409[0];
    return l_1466;
}







static int32_t * func_28(int16_t p_29, int32_t * p_30, int32_t * p_31, int32_t * p_32, int32_t * p_33)
{
    int32_t *l_1107 = &g_2;
    uint16_t *l_1111 = &g_86[1];
    uint16_t **l_1110 = &l_1111;
    (**g_621) = p_32;
    return l_1107;
}







static uint8_t func_40(uint32_t p_41, int32_t * p_42, int32_t * p_43)
{
    volatile uint16_t * volatile * volatile * volatile l_1037 = &g_1034;
    int32_t l_1044 = 0x541AEA78L;
    int32_t l_1056 = 1L;
    int32_t l_1057 = 0L;
    uint8_t *l_1058 = (void*)0;
    uint16_t l_1059 = 1UL;
    int32_t l_1070 = 0x23C8E4D0L;
    int64_t l_1071 = 0x3D7CE194179AAB6ELL;
    int32_t l_1072[1][8] = {{1L,1L,1L,1L,1L,1L,1L,1L}};
    int8_t l_1073 = 4L;
    int8_t l_1074 = (-1L);
    int8_t l_1075 = (-2L);
    int64_t l_1076 = 0xC571ED123BA5515DLL;
    uint64_t l_1077 = 18446744073709551614UL;
    int i, j;
    l_1037 = g_1033;
    (*p_42) = (((g_180.f0 < (&g_402 == (((safe_add_func_uint64_t_u_u((safe_add_func_int32_t_s_s((safe_mul_func_int8_t_s_s((p_41 >= ((*g_948) || ((l_1044 , (((4294967289UL > ((((safe_sub_func_uint32_t_u_u((safe_rshift_func_int16_t_s_u((!(l_1056 = ((safe_lshift_func_int16_t_s_s(((safe_sub_func_uint32_t_u_u((safe_mul_func_int8_t_s_s((l_1044 = (-4L)), (l_1056 , g_700))), (*p_42))) | 0UL), p_41)) , (**g_691)))), 1)), l_1057)) > l_1057) ^ (*g_525)) , 5UL)) , p_41) , (*g_948))) && p_41))), l_1057)), l_1057)), 0x5A40701764576F74LL)) == p_41) , l_1058))) | p_41) >= 0x1C52L);
    (*p_42) = l_1059;
    for (g_389 = 11; (g_389 > 56); ++g_389)
    {
        int64_t l_1062[1][6];
        int32_t *l_1063 = &g_6[0][2];
        int32_t *l_1064 = &g_314[3];
        int32_t *l_1065 = &g_314[3];
        int32_t *l_1066 = &g_682;
        int32_t *l_1067 = (void*)0;
        int32_t *l_1068 = (void*)0;
        int32_t *l_1069[6][7][3] = {{{&g_331[9],&g_331[9],&l_1044},{&g_2,&g_314[3],&g_682},{&g_2,&l_1057,&g_682},{&g_331[9],&g_314[3],&l_1044},{&l_1057,(void*)0,&g_314[3]},{&g_314[1],&g_314[3],&g_682},{&g_331[8],&l_1044,&g_682}},{{&g_314[3],&l_1056,&g_314[3]},{&g_331[9],&g_2,&l_1044},{(void*)0,&g_6[3][0],&g_682},{&l_1044,&g_331[8],&g_682},{&l_1056,&g_108,&l_1044},{&g_6[0][2],&g_314[3],&g_6[0][2]},{(void*)0,&g_6[0][2],(void*)0}},{{&l_1044,&g_331[9],&g_682},{(void*)0,&g_6[3][2],&g_331[9]},{(void*)0,(void*)0,&l_1056},{&g_331[9],&g_331[9],(void*)0},{&g_2,&g_2,&l_1057},{&g_314[4],&g_331[9],&g_331[9]},{(void*)0,&g_314[3],&g_331[9]}},{{&l_1044,&g_314[3],&g_331[9]},{&g_6[0][2],&l_1044,&g_331[9]},{&l_1044,&g_331[9],&l_1057},{&g_2,&g_682,&g_314[3]},{&l_1044,&g_331[9],&g_6[3][0]},{&g_682,&g_331[9],&g_108},{&g_6[3][2],&g_682,&l_1057}},{{&g_6[0][2],&g_331[9],&g_314[3]},{&g_331[6],&l_1044,(void*)0},{&g_682,&g_314[3],&g_331[9]},{&g_314[1],&g_314[3],&g_2},{&g_331[9],&g_331[9],&g_331[8]},{&g_314[1],&g_2,&l_1044},{(void*)0,&g_331[9],&g_682}},{{&g_331[9],&g_314[4],&g_6[3][0]},{(void*)0,(void*)0,&g_682},{&g_314[3],&g_331[6],&l_1044},{&l_1057,(void*)0,&g_331[8]},{&g_314[3],&g_6[0][2],&g_2},{(void*)0,&l_1056,&g_331[9]},{(void*)0,&g_682,(void*)0}}};
        int8_t **l_1081 = &g_525;
        int8_t ***l_1080 = &l_1081;
        uint64_t ***l_1090 = (void*)0;
        uint64_t ****l_1091 = &l_1090;
        uint64_t *****l_1094 = &l_1091;
        const uint16_t l_1101[5][1][3] = {{{0UL,0UL,0UL}},{{65529UL,65529UL,65529UL}},{{0UL,0UL,0UL}},{{65529UL,65529UL,65529UL}},{{0UL,0UL,0UL}}};
        int i, j, k;
        for (i = 0; i < 1; i++)
        {
            for (j = 0; j < 6; j++)
                l_1062[i][j] = (-4L);
        }
        ++l_1077;
        (**g_621) = l_1067;
        (*p_42) = (((*l_1080) = &g_525) != &g_525);
        (*l_1063) &= ((safe_mul_func_uint8_t_u_u(((safe_div_func_int32_t_s_s((safe_lshift_func_uint16_t_u_u(((safe_rshift_func_uint8_t_u_u((((*l_1091) = l_1090) != (((*g_817) = (*l_1065)) , &g_342)), 1)) && ((safe_add_func_uint8_t_u_u((&l_1090 == ((*l_1094) = &l_1090)), (safe_lshift_func_int8_t_s_u(((-1L) || ((p_41 , (((*g_229) == 0UL) & l_1072[0][6])) > l_1101[3][0][1])), g_389)))) , p_41)), 14)), (*p_43))) > (-7L)), 0L)) != 0xBE34FFB3L);
    }
    return l_1071;
}







static int64_t func_49(const int64_t p_50, int32_t * p_51)
{
    int64_t l_1014 = (-1L);
    int32_t l_1018[10] = {7L,(-1L),7L,7L,(-1L),7L,7L,(-1L),7L,7L};
    int32_t *l_1022 = (void*)0;
    int32_t *l_1023 = &g_6[0][2];
    int32_t *l_1024 = &g_331[8];
    int32_t *l_1025 = &g_6[0][2];
    int32_t *l_1026 = &g_6[1][1];
    int32_t *l_1027 = (void*)0;
    int32_t *l_1028 = &g_6[0][2];
    int32_t *l_1029[3][1];
    uint16_t l_1030 = 65529UL;
    int i, j;
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 1; j++)
            l_1029[i][j] = &g_331[0];
    }
    for (g_240.f0 = (-22); (g_240.f0 < 31); ++g_240.f0)
    {
        uint16_t *l_1002 = &g_86[1];
        uint8_t *l_1013 = &g_402;
        uint16_t *l_1015 = &g_1016;
        int32_t l_1017 = 0xA17D07D7L;
        if ((safe_lshift_func_int16_t_s_u(((g_852 , (l_1018[2] ^= (((*l_1002)--) != (safe_add_func_uint32_t_u_u(0x77495C13L, ((((*l_1015) = (((***g_429) ^= (p_50 ^ ((-1L) >= 255UL))) & (((((void*)0 == &g_622[0]) , ((*g_525) = (safe_sub_func_int16_t_s_s(((safe_add_func_uint64_t_u_u((safe_lshift_func_uint8_t_u_u(p_50, ((*l_1013) &= 0x4AL))), p_50)) , p_50), 1L)))) || 0x46L) ^ l_1014))) <= 0x2DBBL) <= l_1017)))))) , g_240.f0), (*g_948))))
        {
            int32_t *l_1019 = (void*)0;
            int32_t *l_1020 = (void*)0;
            (*g_1021) &= l_1017;
        }
        else
        {
            if (l_1017)
                break;
        }
    }
    (**g_621) = &l_1018[0];
    --l_1030;
    return (****g_428);
}







static int32_t * func_53(int32_t * p_54, uint8_t p_55, int32_t * p_56, int32_t p_57)
{
    int32_t *l_77[9][4] = {{&g_6[1][2],(void*)0,&g_2,(void*)0},{&g_6[1][2],&g_6[1][2],&g_2,&g_2},{(void*)0,(void*)0,&g_2,&g_2},{&g_2,&g_2,(void*)0,&g_6[0][2]},{&g_2,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_6[0][2]},{(void*)0,&g_2,(void*)0,&g_2},{&g_6[1][2],(void*)0,(void*)0,&g_2},{&g_2,&g_6[1][2],&g_2,(void*)0}};
    int64_t l_78 = 0xFC1E9F9EEF7B85BFLL;
    uint16_t *l_85[8] = {&g_86[1],&g_86[1],(void*)0,&g_86[1],&g_86[1],(void*)0,&g_86[1],&g_86[1]};
    uint32_t *l_87 = &g_88[2][0];
    int64_t **l_409 = (void*)0;
    uint64_t ***l_425 = (void*)0;
    int8_t *l_543 = &g_132;
    int8_t **l_542[6][5][8] = {{{&l_543,(void*)0,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,(void*)0},{&l_543,&l_543,(void*)0,&l_543,&l_543,&l_543,(void*)0,(void*)0},{&l_543,(void*)0,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543}},{{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{(void*)0,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{(void*)0,&l_543,&l_543,(void*)0,&l_543,&l_543,(void*)0,&l_543},{&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543,&l_543,(void*)0}},{{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,(void*)0},{(void*)0,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543}},{{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,(void*)0},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543,&l_543},{&l_543,(void*)0,&l_543,&l_543,(void*)0,(void*)0,&l_543,&l_543},{(void*)0,&l_543,&l_543,&l_543,&l_543,(void*)0,(void*)0,&l_543}},{{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543,(void*)0,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543}},{{&l_543,&l_543,&l_543,&l_543,&l_543,(void*)0,&l_543,(void*)0},{&l_543,(void*)0,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{&l_543,(void*)0,&l_543,&l_543,(void*)0,&l_543,&l_543,&l_543},{&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543,&l_543},{&l_543,&l_543,(void*)0,&l_543,&l_543,&l_543,&l_543,&l_543}}};
    int32_t l_550 = 0x7CB0138FL;
    int32_t l_553 = (-6L);
    union U0 l_615 = {0x2328D64AL};
    const int32_t l_616[1][4] = {{9L,9L,9L,9L}};
    int32_t l_638 = 0xFDDD9E40L;
    uint64_t l_654 = 0xAF84AE5E33FEA3F2LL;
    union U0 *l_711 = &l_615;
    union U0 ** const l_710 = &l_711;
    int64_t ** const * const *l_726 = (void*)0;
    union U0 **l_755 = &l_711;
    int32_t l_787 = 0x9665B01CL;
    uint32_t l_853 = 0x2E30A3A6L;
    uint32_t l_951 = 0UL;
    int i, j, k;
    if (((safe_rshift_func_uint16_t_u_u(p_57, 7)) == (func_61(((!func_65(p_54)) , ((safe_rshift_func_int8_t_s_u(((l_78 |= (0x467EL == g_6[3][0])) ^ g_6[2][2]), (safe_div_func_int32_t_s_s(0x61F34F69L, (((((*l_87) &= (safe_sub_func_uint64_t_u_u((p_56 == ((safe_mul_func_uint16_t_u_u((g_86[1] = p_57), 0xB604L)) , l_77[5][3])), 0x813BB0F311A8DCBCLL))) ^ g_6[0][2]) == g_6[1][1]) || 65535UL))))) , p_55)), p_56) || (*g_367))))
    {
        int8_t *l_371 = &g_126;
        const int32_t l_372 = 3L;
        int16_t l_375 = 0xAB80L;
        int64_t *l_377[10];
        int32_t l_378 = 1L;
        int32_t l_382[7][8][4] = {{{0x8365276CL,0xF3660658L,4L,0xB8E9D4F1L},{1L,4L,0L,(-1L)},{0xF3660658L,1L,0x03D2869FL,0x03D2869FL},{0xFDA28491L,0xFDA28491L,7L,0x59FF1F7DL},{0xB8E9D4F1L,0x1777C787L,0xCB6C9FC6L,0xF3660658L},{9L,0L,(-1L),0xCB6C9FC6L},{(-10L),0L,0L,0xF3660658L},{0L,0x1777C787L,0L,0x59FF1F7DL}},{{1L,0xFDA28491L,0L,0x03D2869FL},{0xD9C6B668L,1L,0x9CC18198L,(-1L)},{9L,4L,7L,0xB8E9D4F1L},{(-8L),0xF3660658L,0xC3443746L,0xF3660658L},{4L,1L,0x03D2869FL,0xC3443746L},{(-10L),1L,0L,0xBE3B2174L},{0x8365276CL,0x1777C787L,9L,0L},{0x8365276CL,4L,0L,0x9CC18198L}},{{(-10L),0L,0x03D2869FL,(-1L)},{4L,0x35C08C91L,0xC3443746L,0x59FF1F7DL},{(-8L),(-10L),7L,0xBE3B2174L},{9L,1L,0x9CC18198L,7L},{0xD9C6B668L,0L,0L,0xD9C6B668L},{1L,0xF3660658L,0L,0L},{0L,0x35C08C91L,0L,0x03D2869FL},{(-10L),(-8L),(-1L),0x03D2869FL}},{{9L,0x35C08C91L,0xCB6C9FC6L,0L},{0xB8E9D4F1L,0xF3660658L,7L,0xD9C6B668L},{0xFDA28491L,0L,0x03D2869FL,7L},{0xF3660658L,1L,0L,0xBE3B2174L},{1L,(-10L),4L,0x59FF1F7DL},{0x8365276CL,0x35C08C91L,0x8365276CL,(-1L)},{0xD9C6B668L,0L,(-1L),0x9CC18198L},{0xFDA28491L,4L,0xC3443746L,0L}},{{0L,0x1777C787L,0xC3443746L,0xBE3B2174L},{0xFDA28491L,1L,(-1L),0xC3443746L},{0xD9C6B668L,1L,0x8365276CL,0xF3660658L},{0x8365276CL,0xF3660658L,4L,0xB8E9D4F1L},{1L,4L,0L,(-1L)},{0xF3660658L,1L,0x03D2869FL,0x03D2869FL},{0xFDA28491L,0xFDA28491L,7L,0x59FF1F7DL},{0xB8E9D4F1L,0x1777C787L,0xCB6C9FC6L,0xF3660658L}},{{9L,0L,(-1L),0xCB6C9FC6L},{(-10L),0L,0L,0xF3660658L},{0L,0x1777C787L,0L,0x59FF1F7DL},{1L,0xFDA28491L,0L,0x03D2869FL},{0xD9C6B668L,1L,0x9CC18198L,(-1L)},{9L,4L,7L,0xB8E9D4F1L},{(-1L),0x8365276CL,0x35C08C91L,0x8365276CL},{0L,(-8L),0xD2E92B18L,0x35C08C91L}},{{0L,0L,0xB8E9D4F1L,1L},{0x59FF1F7DL,1L,(-1L),0x9CC18198L},{0x59FF1F7DL,0L,0xB8E9D4F1L,0xC3443746L},{0L,0x9CC18198L,0xD2E92B18L,0xCB6C9FC6L},{0L,0L,0x35C08C91L,(-9L)},{(-1L),0L,9L,1L},{(-1L),(-8L),0xC3443746L,9L},{0L,0xB8E9D4F1L,0xB8E9D4F1L,0L}}};
        int32_t l_447 = (-1L);
        uint8_t l_465[6] = {248UL,248UL,248UL,248UL,248UL,248UL};
        int64_t *****l_513 = (void*)0;
        int32_t **l_619 = &l_77[5][3];
        int32_t l_714 = (-7L);
        int i, j, k;
        for (i = 0; i < 10; i++)
            l_377[i] = (void*)0;
        l_382[0][7][3] &= (((safe_unary_minus_func_uint32_t_u((safe_mul_func_int8_t_s_s(((*l_371) |= (*g_229)), g_6[1][1])))) , l_372) && (safe_add_func_uint64_t_u_u((((7L > l_375) , (~(l_378 = (g_86[1] , p_57)))) == ((safe_lshift_func_uint8_t_u_u(((+((*g_106) |= ((*g_229) || (l_372 , 0x3EL)))) > l_375), g_185)) , 0L)), 0L)));
        (*g_383) = &l_372;
        for (g_225 = 0; (g_225 == 28); g_225 = safe_add_func_int16_t_s_s(g_225, 4))
        {
            int64_t l_397 = (-1L);
            int32_t l_406[5][8] = {{0L,0x38B3DC72L,(-2L),0x00D46969L,3L,3L,0x00D46969L,(-2L)},{1L,1L,(-2L),0x50AC7886L,(-1L),1L,0xCF14F0DFL,0L},{3L,0xCF14F0DFL,0xB07E79E7L,1L,0xB07E79E7L,0xCF14F0DFL,3L,0L},{0xCF14F0DFL,1L,(-1L),0x50AC7886L,(-2L),1L,1L,(-2L)},{0x00D46969L,3L,3L,0x00D46969L,(-2L),0x38B3DC72L,0L,1L}};
            uint16_t l_481 = 1UL;
            int8_t l_489 = 0xBAL;
            int32_t l_507 = 0xE76DD2CEL;
            int16_t l_521 = 0x54E6L;
            uint64_t *l_537 = &g_182[1][0][2];
            int32_t l_551 = 4L;
            const uint32_t l_552[6] = {0xDA008EC3L,0xDA008EC3L,0x6F16CD8CL,0xDA008EC3L,0xDA008EC3L,0x6F16CD8CL};
            int8_t **l_589 = &l_543;
            int64_t * const *l_627 = &l_377[3];
            uint16_t l_699[4] = {0x7FC0L,0x7FC0L,0x7FC0L,0x7FC0L};
            uint32_t l_701 = 0x572776C7L;
            int i, j;
        }
    }
    else
    {
        int64_t * const *l_729 = &g_431;
        int64_t * const **l_728 = &l_729;
        int64_t * const *** const l_727[8][1][3] = {{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}},{{&l_728,&l_728,&l_728}}};
        int32_t l_737 = 1L;
        int32_t l_740 = (-3L);
        int16_t l_769 = (-7L);
        int i, j, k;
        for (l_78 = 0; (l_78 > (-18)); l_78 = safe_sub_func_uint8_t_u_u(l_78, 9))
        {
            int64_t ** const l_739 = &g_431;
            (*g_455) = 0x934503E9L;
            for (g_185 = 15; (g_185 != 15); g_185 = safe_add_func_int8_t_s_s(g_185, 7))
            {
                int64_t ** const * const **l_725[1];
                uint32_t **l_730 = &g_106;
                int16_t *l_738 = &g_184;
                int i;
                for (i = 0; i < 1; i++)
                    l_725[i] = &g_724;
                (*g_313) = (safe_div_func_int32_t_s_s(((((l_726 = g_724) == l_727[3][0][2]) == ((*l_728) != (((((void*)0 != l_730) == ((safe_mod_func_int16_t_s_s((g_332 ^= ((*l_738) = ((safe_rshift_func_uint8_t_u_u(g_88[2][0], 7)) , ((l_737 |= (p_57 , (safe_mul_func_uint8_t_u_u((&l_543 == &g_525), 0x32L)))) <= (*g_384))))), g_335)) && 0x4300L)) < (*p_54)) , l_739))) , (*p_54)), 4294967295UL));
                for (l_615.f0 = 0; l_615.f0 < 4; l_615.f0 += 1)
                {
                    for (g_127 = 0; g_127 < 2; g_127 += 1)
                    {
                        g_88[l_615.f0][g_127] = 0x93D7F0CEL;
                    }
                }
            }
        }
        l_740 = (l_737 = ((*g_455) = (**g_383)));
        for (g_185 = 9; (g_185 <= 28); g_185++)
        {
            int8_t l_771 = 0xBEL;
            const int32_t l_772 = 0x49E65FF4L;
            int16_t *l_789 = &l_769;
            for (g_130 = 7; (g_130 >= 0); g_130 -= 1)
            {
                uint32_t l_747[1];
                int32_t l_766 = 0x1477019FL;
                int32_t l_773[10][4] = {{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL},{0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL,0x4CF5F3CEL}};
                int i, j;
                for (i = 0; i < 1; i++)
                    l_747[i] = 5UL;
                for (l_615.f0 = 0; (l_615.f0 <= 7); l_615.f0 += 1)
                {
                    uint32_t l_768 = 0x986B0193L;
                    uint16_t l_770 = 0x0193L;
                    if (((p_57 &= 0xAC417C9AL) , 1L))
                    {
                        (***g_621) = (*p_54);
                    }
                    else
                    {
                        int32_t l_746 = (-1L);
                        int32_t l_767 = (-10L);
                        int i;
                        (*g_455) &= ((void*)0 != g_743);
                        l_773[9][0] |= ((safe_add_func_int64_t_s_s((l_746 , (65535UL | (l_771 = (((l_747[0] == ((safe_add_func_uint8_t_u_u(255UL, (((safe_lshift_func_uint16_t_u_u(((safe_lshift_func_uint16_t_u_s(((((***g_621) ^= (((**l_729) = (!(((void*)0 != l_755) != (l_767 = (((safe_add_func_uint16_t_u_u((safe_lshift_func_int16_t_s_u(((safe_mod_func_int16_t_s_s((safe_mul_func_int16_t_s_s(((((p_55 , ((safe_sub_func_int8_t_s_s(((*l_543) = l_766), (7UL & p_55))) < (*g_525))) && 0x39L) >= p_55) , g_335), g_389)), 0x9989L)) , 1L), 6)), l_740)) >= (-1L)) >= 0x79DD698DE07F754ELL))))) < l_768)) , l_769) || p_55), p_57)) || 0x245FDCFD71823D3CLL), l_746)) ^ p_55) <= l_770))) != 9UL)) , l_737) , 1UL)))), l_772)) <= 0x78AAL);
                        if (l_773[5][1])
                            break;
                        l_767 &= (*g_313);
                    }
                }
                for (g_225 = 0; (g_225 <= 7); g_225 += 1)
                {
                    int64_t l_788 = 0x4046E677C2916CF1LL;
                    if ((*g_313))
                        break;
                    (***g_621) &= 0xCE495B93L;
                    l_740 = ((safe_unary_minus_func_int16_t_s((((safe_mul_func_int16_t_s_s((safe_mod_func_int32_t_s_s(((safe_sub_func_uint64_t_u_u(((safe_mod_func_int8_t_s_s((*g_229), 7L)) > ((safe_sub_func_uint32_t_u_u((safe_lshift_func_uint16_t_u_u(l_787, 11)), ((((((((l_788 , l_789) == &g_184) >= (l_773[9][0] = ((-1L) && ((((safe_mod_func_uint16_t_u_u(((l_788 != ((***g_621) = (safe_add_func_uint32_t_u_u((((safe_sub_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s(l_773[9][0], g_798[6][0][0])), (-10L))) >= 0L) , l_772), l_769)))) , 0x612FL), p_55)) , l_772) , l_788) | 0x7E4B5A4EL)))) > g_335) | (*g_525)) ^ l_788) < 0x83D4L) == g_88[1][0]))) & p_55)), l_740)) | 6L), l_747[0])), 1L)) || (***g_690)) < l_788))) , 1L);
                    for (g_240.f1 = 0; (g_240.f1 <= 7); g_240.f1 += 1)
                    {
                        if (l_773[9][0])
                            break;
                    }
                }
            }
        }
    }
    for (l_654 = 0; (l_654 != 14); l_654 = safe_add_func_int16_t_s_s(l_654, 7))
    {
        int32_t l_801 = 2L;
        if (l_801)
            break;
    }
    if (((****g_515) ^ (g_802[3][1] = (p_57 , (-1L)))))
    {
        uint64_t *l_815 = &g_453;
        int32_t l_822 = 0x7A181A41L;
        uint32_t **l_836 = &l_87;
        int64_t *l_900[4][6] = {{&g_225,&g_225,&l_78,&g_225,&g_225,&g_225},{&g_225,&g_225,&g_225,&g_225,(void*)0,&g_225},{&g_225,(void*)0,&g_225,&g_225,&g_225,&g_225},{&g_225,&g_225,&g_225,&l_78,&g_225,&g_225}};
        uint64_t l_906 = 0x33EAD6FA8AFFF381LL;
        const uint16_t *l_950 = &g_86[1];
        uint8_t *l_954 = (void*)0;
        uint8_t **l_953[8][8] = {{&l_954,&l_954,&l_954,&l_954,(void*)0,&l_954,&l_954,&l_954},{&l_954,(void*)0,&l_954,&l_954,&l_954,(void*)0,&l_954,(void*)0},{&l_954,&l_954,(void*)0,&l_954,&l_954,&l_954,&l_954,&l_954},{&l_954,&l_954,&l_954,(void*)0,&l_954,(void*)0,&l_954,&l_954},{&l_954,(void*)0,&l_954,&l_954,&l_954,(void*)0,&l_954,(void*)0},{&l_954,&l_954,(void*)0,&l_954,&l_954,&l_954,&l_954,&l_954},{&l_954,&l_954,&l_954,(void*)0,&l_954,(void*)0,&l_954,&l_954},{&l_954,(void*)0,&l_954,&l_954,&l_954,(void*)0,&l_954,(void*)0}};
        uint32_t ***l_986 = &l_836;
        uint32_t ****l_985 = &l_986;
        int32_t **l_987 = &g_455;
        const int64_t **l_993 = &g_871[2];
        const int64_t ***l_992[5];
        const int64_t ****l_991 = &l_992[1];
        const int64_t *****l_990[3];
        int i, j;
        for (i = 0; i < 5; i++)
            l_992[i] = &l_993;
        for (i = 0; i < 3; i++)
            l_990[i] = &l_991;
        for (g_108 = 0; (g_108 <= (-13)); g_108--)
        {
            uint64_t *l_816 = &g_182[1][0][2];
            uint32_t **l_839 = (void*)0;
            int32_t l_855 = 0x6BC38FAEL;
            const int64_t ** const **l_872 = (void*)0;
            int64_t ****l_873 = &g_429;
            int8_t **l_933[10] = {&l_543,&l_543,&g_525,&l_543,&l_543,&g_525,&l_543,&l_543,&g_525,&l_543};
            int32_t l_984 = 0xB0BD43A7L;
            int i;
            for (g_402 = 0; (g_402 >= 31); g_402 = safe_add_func_int32_t_s_s(g_402, 4))
            {
                uint32_t l_820[1];
                int8_t *l_821 = &g_132;
                int32_t l_854 = 0x00B07A79L;
                int64_t *l_885 = &l_78;
                int32_t l_952 = 0xE2BC05BDL;
                int64_t *****l_960 = &g_515;
                uint8_t * const *l_981 = (void*)0;
                int i;
                for (i = 0; i < 1; i++)
                    l_820[i] = 18446744073709551615UL;
            }
            (***g_621) = (-1L);
            (*g_455) = ((l_985 == (((void*)0 == l_987) , &g_690)) || ((*g_817) & ((void*)0 == l_990[2])));
        }
    }
    else
    {
        uint32_t l_994 = 0x178C2C3FL;
        ++l_994;
        (**g_621) = (void*)0;
    }
    return p_54;
}







static uint32_t func_61(const uint32_t p_62, uint32_t * p_63)
{
    int64_t l_97[5][9][1] = {{{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)},{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)}},{{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)},{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL}},{{(-1L)},{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)},{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL}},{{0xF50B285FA89317E4LL},{(-1L)},{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)},{(-1L)},{0xF50B285FA89317E4LL}},{{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)},{(-1L)},{0xF50B285FA89317E4LL},{0x05509CA3844EF14FLL},{0xF50B285FA89317E4LL},{(-1L)},{(-1L)}}};
    uint32_t *l_98[3];
    uint16_t *l_99[2][5] = {{(void*)0,&g_86[0],&g_86[0],(void*)0,&g_86[0]},{(void*)0,(void*)0,&g_86[1],(void*)0,(void*)0}};
    int32_t *l_100 = &g_6[0][2];
    int16_t l_139 = 0xF346L;
    int32_t l_289 = 0xBDCC5206L;
    int32_t l_306 = 0xAFDD0078L;
    int32_t l_312 = 0x95D116E5L;
    union U0 l_341 = {18446744073709551609UL};
    uint64_t **l_345 = &g_343;
    int32_t l_362 = 0x9E4DED22L;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_98[i] = &g_88[0][0];
    (*l_100) = ((safe_mul_func_int16_t_s_s(0x98DCL, (~((+((((safe_add_func_int64_t_s_s(((18446744073709551607UL | (((safe_lshift_func_int16_t_s_u(l_97[3][7][0], 3)) , l_98[0]) != l_98[0])) , (((l_99[0][0] != (void*)0) , 3UL) & 0xE257L)), p_62)) < g_6[1][1]) && 0xDA28L) , 1L)) , 0x7EL)))) == l_97[3][7][0]);
    if (((p_62 || ((void*)0 == l_99[0][1])) , (-5L)))
    {
        return g_2;
    }
    else
    {
        int32_t * const l_101 = (void*)0;
        int32_t **l_103 = &l_100;
        uint32_t * const *l_121 = &l_98[2];
        uint32_t * const **l_120 = &l_121;
        int32_t l_221 = 0xC6AC741EL;
        uint8_t l_242 = 6UL;
        uint64_t l_291 = 0xE3F9E5FAA0FE71ABLL;
        int16_t l_307 = 0xA8F3L;
        uint64_t *l_358 = (void*)0;
        uint8_t *l_360 = &l_242;
        uint64_t *l_361[5];
        int32_t *l_363 = &g_6[0][0];
        uint32_t l_366 = 4294967291UL;
        int i;
        for (i = 0; i < 5; i++)
            l_361[i] = &l_291;
        (*l_103) = l_101;
        (*g_104) = &p_63;
        for (g_108 = (-10); (g_108 <= 8); g_108 = safe_add_func_int8_t_s_s(g_108, 2))
        {
            const int64_t l_128 = 0L;
            int32_t l_151 = (-1L);
            const union U0 l_165[4] = {{0UL},{0UL},{0UL},{0UL}};
            int32_t l_219 = 0L;
            uint16_t l_222 = 65528UL;
            int32_t ** const l_226 = &l_100;
            int64_t l_256[4] = {6L,6L,6L,6L};
            uint64_t *l_267 = &g_182[1][0][2];
            int64_t *l_281[7];
            int32_t *l_299 = &l_151;
            uint32_t *l_308 = &g_127;
            int32_t *l_311 = &g_6[0][0];
            uint32_t l_330 = 1UL;
            int i;
            for (i = 0; i < 7; i++)
                l_281[i] = (void*)0;
            if (p_62)
            {
                int8_t l_113 = 1L;
                int32_t **l_124 = (void*)0;
                int8_t *l_125 = &g_126;
                int8_t *l_129 = &g_130;
                int8_t *l_131 = &g_132;
                int32_t *l_133 = (void*)0;
                int32_t *l_134 = &g_6[0][0];
                int16_t l_183 = (-1L);
                uint32_t ***l_193[9][3] = {{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105},{&g_105,&g_105,&g_105}};
                int64_t *l_278 = &l_97[3][7][0];
                int i, j;
                (*l_134) = ((((safe_mul_func_uint16_t_u_u(l_113, (safe_mul_func_int8_t_s_s(0x9DL, (safe_add_func_int8_t_s_s(((*l_131) = (((safe_lshift_func_uint8_t_u_s(p_62, 5)) & ((&g_105 == l_120) & (safe_mul_func_int8_t_s_s((g_127 = ((*l_125) = (((void*)0 != l_124) , 0x98L))), ((*l_129) = (g_107 >= l_128)))))) <= 0xF1L)), p_62)))))) , 4UL) , 0x65L) == p_62);
                for (g_130 = 3; (g_130 <= 5); g_130 = safe_add_func_int16_t_s_s(g_130, 1))
                {
                    uint32_t l_150 = 0x9B2AD007L;
                    uint64_t *l_181 = &g_182[1][0][2];
                    int32_t *l_186[6][2][5] = {{{&g_6[1][1],&l_151,&g_2,&g_2,&g_6[0][2]},{&l_151,&g_108,&l_151,&g_6[0][2],&l_151}},{{&l_151,&g_108,&l_151,&g_6[2][0],&g_2},{&l_151,&l_151,(void*)0,&g_2,&g_2}},{{&g_6[1][1],&g_6[0][2],&g_6[0][2],&g_6[1][1],&g_2},{&g_2,(void*)0,&l_151,&l_151,&g_2}},{{&g_6[2][0],&l_151,&g_108,&l_151,&g_2},{&g_2,&g_2,&l_151,&g_6[0][2],&l_151}},{{&g_108,&g_6[0][2],(void*)0,&g_6[0][2],(void*)0},{&g_6[0][2],&g_6[0][2],(void*)0,&g_6[0][2],&g_2}},{{(void*)0,&l_151,&l_151,&g_2,&g_6[0][2]},{&g_6[0][2],&g_6[2][0],&l_151,&g_2,(void*)0}}};
                    uint16_t *l_192 = &g_86[2];
                    uint16_t *l_206 = &g_86[0];
                    uint32_t l_220 = 18446744073709551615UL;
                    int i, j, k;
                    l_151 = (safe_mod_func_int64_t_s_s(((0x961C1CC9L > ((l_139 == (((g_88[2][0] | (((safe_add_func_uint8_t_u_u(((((0x7E89L < ((*l_134) = (safe_mod_func_uint32_t_u_u(((((p_62 != g_88[2][0]) | (safe_rshift_func_uint16_t_u_u((g_86[2] = (0x0CL != (g_132 = ((*l_125) = (safe_rshift_func_uint8_t_u_s(((safe_rshift_func_int8_t_s_u((g_130 > 0xB019L), 3)) > 0x42A17331L), 4)))))), 7))) <= g_6[2][0]) , l_150), 0x6A80461CL)))) || 0xC257L) ^ 0x75L) >= g_107), g_108)) && 0xEA39L) , g_126)) < 4294967295UL) < p_62)) , 1L)) , (-4L)), p_62));
                    if (((safe_mul_func_int16_t_s_s(((safe_div_func_int64_t_s_s((+(((safe_div_func_int32_t_s_s((safe_mod_func_uint16_t_u_u((g_184 |= ((safe_add_func_uint64_t_u_u(((safe_sub_func_uint64_t_u_u(0x4B0E1CB3E24EADEBLL, l_128)) <= ((l_165[2] , p_62) , ((safe_mul_func_int16_t_s_s(((((*l_181) = ((safe_div_func_uint16_t_u_u(((safe_div_func_uint64_t_u_u((safe_lshift_func_int16_t_s_u((safe_mul_func_uint8_t_u_u((safe_div_func_int64_t_s_s(((&g_108 != &g_6[0][1]) & ((g_180 , (p_62 , ((p_62 <= g_107) & (-1L)))) > 0x23608D486CFEE316LL)), g_86[1])), g_88[2][0])), 15)), l_150)) >= (*l_134)), p_62)) , g_6[0][2])) > p_62) || g_130), l_183)) == 0xA1D51EC3C3146825LL))), g_6[0][2])) ^ l_151)), g_185)), p_62)) ^ 255UL) <= p_62)), g_130)) & g_185), 65530UL)) && 65535UL))
                    {
                        int32_t *l_187 = &g_6[0][2];
                        uint16_t *l_190 = &g_86[3];
                        uint16_t **l_191[7] = {&l_190,&l_190,&l_190,&l_190,&l_190,&l_190,&l_190};
                        int16_t *l_207 = &l_183;
                        int64_t *l_218 = &l_97[3][7][0];
                        int i;
                        l_187 = l_186[3][0][4];
                        (*l_134) = ((((safe_add_func_uint32_t_u_u((((((*l_207) &= ((l_192 = l_190) == ((g_107 && (((void*)0 != l_193[7][1]) && (safe_mod_func_uint64_t_u_u((safe_mod_func_uint8_t_u_u((((void*)0 == &p_63) < (safe_add_func_uint64_t_u_u(g_182[1][0][2], (safe_mul_func_uint8_t_u_u(0xD1L, (((safe_lshift_func_uint16_t_u_u((safe_add_func_int64_t_s_s(p_62, g_126)), 5)) <= g_182[1][0][0]) && 255UL)))))), g_88[2][0])), 1L)))) , l_206))) , 0UL) ^ 1L) < 4294967286UL), 0x072DD7AAL)) , p_62) , (*g_104)) != &g_106);
                        l_219 = (((l_151 = ((((*l_218) = (safe_mul_func_int16_t_s_s(((p_62 ^ g_132) != (safe_lshift_func_uint16_t_u_u(2UL, (safe_div_func_uint8_t_u_u(((l_128 ^ 4UL) > p_62), 0x9CL))))), ((safe_rshift_func_int16_t_s_u(g_126, 11)) | (safe_add_func_uint16_t_u_u(0x5F17L, p_62)))))) & g_130) <= p_62)) && p_62) || 0x993E52E9L);
                        (*l_134) |= l_220;
                    }
                    else
                    {
                        --l_222;
                        return g_225;
                    }
                }
                for (l_183 = 1; (l_183 <= 4); l_183 += 1)
                {
                    int16_t l_255[5][1];
                    int i, j;
                    for (i = 0; i < 5; i++)
                    {
                        for (j = 0; j < 1; j++)
                            l_255[i][j] = (-1L);
                    }
                    if ((g_225 > ((void*)0 == l_226)))
                    {
                        volatile union U0 *l_228 = &g_180;
                        volatile union U0 **l_227 = &l_228;
                        const int8_t *l_231 = &g_130;
                        int32_t *l_232 = &l_151;
                        (*l_227) = &g_180;
                        if (g_180.f0)
                            break;
                        (*l_232) = ((*l_134) = ((g_180 , g_229) == l_231));
                    }
                    else
                    {
                        int8_t **l_234 = &l_131;
                        int8_t ***l_233 = &l_234;
                        (*l_233) = (void*)0;
                    }
                    for (l_222 = 0; (l_222 <= 4); l_222 += 1)
                    {
                        union U0 *l_239 = &g_240;
                        int16_t *l_241 = &l_139;
                        const int32_t l_258 = 0xFE76519DL;
                        uint64_t *l_266[3];
                        uint64_t **l_265[8];
                        int i;
                        for (i = 0; i < 3; i++)
                            l_266[i] = &g_182[1][0][2];
                        for (i = 0; i < 8; i++)
                            l_265[i] = &l_266[1];
                        l_219 &= (safe_lshift_func_uint16_t_u_s(((((safe_mod_func_int8_t_s_s(((*l_125) &= ((((g_6[0][2] , (65535UL != ((*l_241) = ((p_62 , l_239) != &g_240)))) | l_242) < (g_2 | ((safe_div_func_int16_t_s_s(((safe_div_func_int32_t_s_s(((safe_lshift_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u(g_127, (g_86[l_222]++))), 2)) > ((*g_105) == (void*)0)), (*l_134))) == p_62), 4UL)) > l_255[0][0]))) != (*g_229))), l_256[0])) && 0xCA66L) && g_230[4]) != g_257), l_258));
                        l_221 = ((safe_add_func_uint64_t_u_u(5UL, g_107)) , (safe_div_func_int64_t_s_s((safe_sub_func_int32_t_s_s(((l_267 = &g_182[1][0][2]) != &g_182[1][2][2]), (*g_106))), 3L)));
                    }
                }
                for (l_151 = 0; (l_151 == (-7)); l_151 = safe_sub_func_int32_t_s_s(l_151, 7))
                {
                    const uint16_t l_282[4][5][9] = {{{0x37FFL,0x0B61L,0UL,0xAD09L,7UL,65527UL,3UL,0xBC03L,65527UL},{0x4DFFL,0x072CL,65532UL,0UL,65535UL,0UL,0UL,65526UL,0x7970L},{65535UL,0x812EL,0xCF69L,0xB8BFL,0x5E27L,0xB8BFL,0xCF69L,0x812EL,65535UL},{65531UL,0x491AL,65526UL,0x6BD3L,1UL,0xC054L,0UL,1UL,0UL},{0x812EL,0UL,0xEBEBL,65527UL,0x2C83L,0x6941L,0x0B61L,0xCF69L,9UL}},{{65531UL,1UL,0UL,0x7970L,0xC054L,65530UL,65532UL,65530UL,0xC054L},{65535UL,65531UL,65531UL,65535UL,0UL,0x841FL,0x2C83L,65533UL,65527UL},{0x4DFFL,0x915AL,0xC054L,0UL,0x2E5FL,65535UL,65535UL,0x6BD3L,0x491AL},{0x37FFL,0x6941L,0x812EL,9UL,0UL,65533UL,0x643BL,65533UL,0xCF69L},{0UL,0x9E62L,65532UL,0xC054L,0xC054L,65532UL,0x9E62L,0UL,0xFE90L}},{{3UL,65533UL,0x0471L,65527UL,0x2C83L,65531UL,1UL,7UL,0xBC03L},{0xDB65L,0UL,0xB96EL,0x491AL,1UL,65535UL,65531UL,65535UL,0xFE90L},{0xBC03L,0x0471L,3UL,0xCF69L,0x5E27L,9UL,9UL,0x5E27L,0xCF69L},{0UL,65532UL,0UL,0xFE90L,65535UL,65531UL,65535UL,1UL,0x491AL},{9UL,0x37FFL,65535UL,0xBC03L,7UL,1UL,65531UL,0x2C83L,65527UL}},{{65535UL,0UL,0x072CL,0xFE90L,0UL,0x9E62L,65532UL,0xC054L,0xC054L},{65533UL,0x643BL,65533UL,0xCF69L,65533UL,0x643BL,65533UL,0UL,9UL},{65532UL,0xFE90L,1UL,0x491AL,0UL,0xDB65L,0x9E62L,0x915AL,1UL},{0x812EL,0x6941L,0x37FFL,0x1D51L,7UL,0xB8BFL,0xFB2DL,0x0471L,65531UL},{65535UL,65535UL,0x491AL,65533UL,1UL,65535UL,1UL,65533UL,0x491AL}}};
                    int i, j, k;
                    (*l_134) |= g_107;
                    if (p_62)
                    {
                        (*l_103) = l_98[0];
                    }
                    else
                    {
                        int64_t *l_280 = &g_225;
                        int64_t **l_279[1][6][9] = {{{&l_280,&l_278,&l_280,&l_280,&l_278,&l_280,&l_280,&l_278,&l_280},{&l_280,&l_278,&l_280,&l_280,&l_278,&l_280,&l_280,&l_278,&l_280},{&l_280,&l_278,&l_280,&l_280,&l_278,&l_280,&l_280,&l_278,&l_280},{&l_280,&l_278,&l_280,&l_280,&l_278,&l_280,&l_280,&l_278,&l_280},{&l_280,&l_278,&l_280,&l_280,&l_278,&l_280,&l_280,&l_278,&l_280},{&l_280,&l_278,&l_280,&l_280,&l_278,&l_280,&l_280,&l_278,&l_280}}};
                        int32_t *l_290 = &l_221;
                        int i, j, k;
                        (*l_290) = (safe_mod_func_int16_t_s_s(0xD373L, (safe_add_func_int16_t_s_s((((safe_lshift_func_uint16_t_u_u((safe_div_func_uint64_t_u_u(((((-1L) | (0x4E5AL | (l_278 == (l_281[1] = &g_225)))) & p_62) != ((l_282[0][3][2] <= ((((g_257 | (((*l_267) ^= ((safe_div_func_int8_t_s_s(((safe_div_func_int32_t_s_s(((*l_134) ^= (safe_mod_func_int8_t_s_s((0UL >= (*g_106)), 0x56L))), p_62)) , (*g_229)), 3UL)) <= p_62)) , l_289)) , 0x2AE9L) > p_62) >= g_185)) > g_86[4])), g_130)), 5)) && g_132) >= 65535UL), l_282[3][4][3]))));
                    }
                    return l_291;
                }
            }
            else
            {
                int64_t l_292 = 0xDBF7E247BFBD1E1DLL;
                if (l_292)
                    break;
                l_219 &= 0x416D6613L;
            }
            (*g_313) = (safe_mul_func_int8_t_s_s((safe_lshift_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(0xD201L, (((*l_299) = p_62) != (((((8L ^ ((safe_add_func_int64_t_s_s((safe_add_func_uint32_t_u_u((*g_106), ((*l_311) = (safe_rshift_func_uint16_t_u_s(((l_306 || ((((*l_308) = l_307) , (p_62 >= (safe_add_func_uint64_t_u_u(3UL, g_225)))) , p_62)) > 0x2CACBC3A3F2C9B0CLL), 10))))), p_62)) || 3UL)) > l_312) , p_62) ^ g_107) | 0L)))), g_184)), g_257));
            for (g_127 = 0; (g_127 <= 2); g_127 += 1)
            {
                int16_t *l_329 = &l_307;
                int8_t *l_333 = (void*)0;
                int8_t *l_334 = &g_132;
                uint32_t l_336 = 0x14D8A2F0L;
                uint64_t ***l_344 = &g_342;
                uint32_t l_357 = 0x50FE5F7DL;
                int i, j;
                g_6[g_127][g_127] = ((safe_add_func_uint16_t_u_u(((((g_335 |= (g_225 = ((safe_div_func_int8_t_s_s(0x44L, (g_6[(g_127 + 1)][g_127] , (-8L)))) || (((*l_334) &= (((safe_div_func_int8_t_s_s(((*l_299) = (l_256[(g_127 + 1)] != (((safe_lshift_func_uint8_t_u_u((safe_mod_func_uint64_t_u_u((l_256[(g_127 + 1)] , (safe_mul_func_uint16_t_u_u((g_332 &= (g_331[9] = (g_86[1] = (g_130 , (safe_lshift_func_int16_t_s_u((((((*l_329) &= (g_6[2][1] | 0x8A5FL)) & (-2L)) >= l_256[(g_127 + 1)]) || l_330), g_2)))))), p_62))), p_62)), g_6[0][2])) && (-1L)) , p_62))), g_126)) < l_256[(g_127 + 1)]) && p_62)) ^ 0UL)))) <= 0xEEFD7E304C94ED6FLL) || (-1L)) , p_62), l_336)) | (*g_106));
                (*g_313) ^= (safe_add_func_int64_t_s_s(((l_341 , 0xF7BD04F5L) && (((*l_344) = g_342) != l_345)), ((l_357 ^= ((p_62 | ((safe_sub_func_uint64_t_u_u((((safe_mul_func_int8_t_s_s((safe_lshift_func_uint8_t_u_s((~((safe_sub_func_int64_t_s_s(((*l_299) = ((g_6[(g_127 + 1)][g_127] <= (safe_rshift_func_int8_t_s_s(p_62, 2))) | l_256[(g_127 + 1)])), p_62)) ^ 0x460BE9092F00DD55LL)), 4)), g_6[g_127][g_127])) != 0xDEL) <= p_62), g_6[g_127][g_127])) != g_335)) && 0x7BCCL)) < l_336)));
                if (p_62)
                    continue;
                if ((*g_313))
                    continue;
            }
        }
        (*g_367) = ((((***l_120) = ((l_306 = p_62) < (~((((*l_363) = ((0x58L != (g_335 , (p_62 , ((*l_360) &= g_335)))) , ((l_362 ^= 0x625ECAED458DFCECLL) < 0x022FDED5E2A7E6A2LL))) < (safe_add_func_uint8_t_u_u(p_62, 0xE9L))) >= 0xBDL)))) == 4294967295UL) != l_366);
    }
    return (*g_106);
}







static uint32_t func_65(uint32_t * p_66)
{
    int32_t *l_67 = &g_6[0][2];
    int32_t *l_68 = &g_6[0][2];
    int32_t *l_69 = &g_6[1][0];
    int32_t *l_70 = &g_6[0][2];
    int32_t *l_71[6] = {&g_6[0][2],&g_2,&g_6[0][2],&g_6[0][2],&g_2,&g_6[0][2]};
    uint8_t l_72 = 8UL;
    int i;
    l_72++;
    return g_6[0][2];
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
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_6[i][j], "g_6[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_47, "g_47", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_86[i], "g_86[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_88[i][j], "g_88[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_107, "g_107", print_hash_value);
    transparent_crc(g_108, "g_108", print_hash_value);
    transparent_crc(g_126, "g_126", print_hash_value);
    transparent_crc(g_127, "g_127", print_hash_value);
    transparent_crc(g_130, "g_130", print_hash_value);
    transparent_crc(g_132, "g_132", print_hash_value);
    transparent_crc(g_180.f0, "g_180.f0", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 4; j++)
        {
            for (k = 0; k < 6; k++)
            {
                transparent_crc(g_182[i][j][k], "g_182[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_184, "g_184", print_hash_value);
    transparent_crc(g_185, "g_185", print_hash_value);
    transparent_crc(g_225, "g_225", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_230[i], "g_230[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_240.f0, "g_240.f0", print_hash_value);
    transparent_crc(g_257, "g_257", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_314[i], "g_314[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_331[i], "g_331[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_332, "g_332", print_hash_value);
    transparent_crc(g_335, "g_335", print_hash_value);
    transparent_crc(g_389, "g_389", print_hash_value);
    transparent_crc(g_402, "g_402", print_hash_value);
    transparent_crc(g_453, "g_453", print_hash_value);
    transparent_crc(g_682, "g_682", print_hash_value);
    transparent_crc(g_700, "g_700", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 9; k++)
            {
                transparent_crc(g_798[i][j][k], "g_798[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_802[i][j], "g_802[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_852, "g_852", print_hash_value);
    transparent_crc(g_884, "g_884", print_hash_value);
    transparent_crc(g_907, "g_907", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 7; j++)
        {
            transparent_crc(g_947[i][j], "g_947[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 6; i++)
    {
        transparent_crc(g_949[i], "g_949[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_975[i][j], "g_975[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1016, "g_1016", print_hash_value);
    transparent_crc(g_1036, "g_1036", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_1106[i][j][k], "g_1106[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1172, "g_1172", print_hash_value);
    transparent_crc(g_1240, "g_1240", print_hash_value);
    transparent_crc(g_1354.f0, "g_1354.f0", print_hash_value);
    transparent_crc(g_1362, "g_1362", print_hash_value);
    transparent_crc(g_1527, "g_1527", print_hash_value);
    transparent_crc(g_1552, "g_1552", print_hash_value);
    transparent_crc(g_1600, "g_1600", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 7; j++)
        {
            transparent_crc(g_1601[i][j], "g_1601[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1644, "g_1644", print_hash_value);
    transparent_crc(g_1659, "g_1659", print_hash_value);
    transparent_crc(g_1712, "g_1712", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        transparent_crc(g_1753[i], "g_1753[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_1782[i], "g_1782[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_1799[i][j], "g_1799[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1819, "g_1819", print_hash_value);
    transparent_crc(g_1860, "g_1860", print_hash_value);
    transparent_crc(g_2031, "g_2031", print_hash_value);
    transparent_crc(g_2118, "g_2118", print_hash_value);
    transparent_crc(g_2147, "g_2147", print_hash_value);
    transparent_crc(g_2161.f0, "g_2161.f0", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
