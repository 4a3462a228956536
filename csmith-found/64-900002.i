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


#pragma pack(push)
#pragma pack(1)
struct S0 {
   volatile uint8_t f0;
   uint8_t f1;
   volatile uint64_t f2;
   uint32_t f3;
   uint64_t f4;
   int16_t f5;
   int8_t f6;
   const uint64_t f7;
};
#pragma pack(pop)


static int32_t g_10 = 7L;
static int32_t g_13 = 0xCD430964L;
static volatile int32_t g_15 = 0x796D402DL;
static volatile int32_t g_18 = (-1L);
static volatile uint64_t g_19[4][6][2] = {{{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL}},{{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL}},{{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL}},{{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL},{2UL,2UL}}};
static int64_t g_47[1][2][7] = {{{1L,1L,1L,1L,1L,1L,1L},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)}}};
static int32_t g_60 = 9L;
static int32_t g_61 = 0x6A9E5FAFL;
static uint16_t g_62 = 0x98B9L;
static volatile int32_t g_88 = 0x8CABD046L;
static const volatile int32_t * volatile g_87 = &g_88;
static const volatile int32_t * volatile *g_86 = &g_87;
static uint8_t g_104 = 2UL;
static int16_t g_127[10] = {0x71FCL,(-8L),(-8L),0x71FCL,(-8L),(-8L),0x71FCL,(-8L),(-8L),0x71FCL};
static int16_t g_128 = (-1L);
static uint64_t g_145 = 7UL;
static int32_t g_152 = (-1L);
static uint16_t g_158[4][6][7] = {{{65530UL,65529UL,65530UL,0xB1B4L,65529UL,0x6327L,0x6327L},{65529UL,1UL,0UL,1UL,65529UL,0UL,0UL},{0UL,0x6327L,0xB1B4L,0UL,0xB1B4L,0x6327L,0UL},{65530UL,0UL,0x6327L,0xB1B4L,0UL,0xB1B4L,0x6327L},{0UL,0UL,0UL,65529UL,1UL,0UL,1UL},{65529UL,0x6327L,0x6327L,65529UL,0xB1B4L,65530UL,65529UL}},{{65530UL,1UL,0xB1B4L,0xB1B4L,1UL,65530UL,0x6327L},{1UL,65529UL,0UL,0UL,0UL,0UL,65529UL},{1UL,0x6327L,65530UL,1UL,0xB1B4L,0xB1B4L,1UL},{65530UL,65529UL,65530UL,0xB1B4L,65529UL,0x6327L,0x6327L},{65529UL,1UL,0UL,1UL,65529UL,0UL,0UL},{0UL,0x6327L,0xB1B4L,0UL,0xB1B4L,0x6327L,0UL}},{{65530UL,0UL,0x6327L,0xB1B4L,0UL,0xB1B4L,0x6327L},{0UL,0UL,0UL,65529UL,1UL,0UL,1UL},{65529UL,0x6327L,0x6327L,65529UL,0xB1B4L,65530UL,65529UL},{65530UL,1UL,0xB1B4L,0xB1B4L,1UL,65530UL,0x6327L},{1UL,65529UL,0UL,0UL,0UL,0UL,65529UL},{1UL,0x6327L,65530UL,1UL,0xB1B4L,0xB1B4L,1UL}},{{65530UL,65529UL,65530UL,0xB1B4L,65529UL,0x6327L,0x6327L},{65529UL,1UL,0UL,1UL,65529UL,0UL,0UL},{0UL,0x6327L,0xB1B4L,0UL,0xB1B4L,0x6327L,0UL},{65530UL,0UL,0x6327L,0xB1B4L,0UL,0xB1B4L,0x6327L},{0UL,0UL,0UL,65529UL,1UL,0UL,1UL},{65529UL,0x6327L,0x6327L,65529UL,0x74A4L,1UL,0x6327L}}};
static uint32_t g_165 = 1UL;
static uint8_t **g_170 = (void*)0;
static int32_t g_202 = 0x15E876E8L;
static uint32_t g_204 = 0x69DBB52DL;
static uint64_t g_222 = 0x01E57F89F2780F63LL;
static uint32_t g_252[1][8][2] = {{{4294967287UL,4294967287UL},{4294967287UL,4294967287UL},{4294967287UL,4294967287UL},{4294967287UL,4294967287UL},{4294967287UL,4294967287UL},{4294967287UL,4294967287UL},{4294967287UL,4294967287UL},{4294967287UL,4294967287UL}}};
static uint32_t g_253[8] = {4294967295UL,4294967295UL,0x8C6111A7L,4294967295UL,4294967295UL,0x8C6111A7L,4294967295UL,4294967295UL};
static uint32_t g_256 = 0UL;
static uint16_t g_297 = 1UL;
static uint32_t g_304 = 0xF5ECD5ABL;
static struct S0 g_322 = {0xE6L,1UL,0xE6289F0428AFD14CLL,0xFF90D86DL,18446744073709551615UL,-1L,4L,0x81670B57E433B844LL};
static struct S0 g_324 = {255UL,0x52L,0xBC25AA0ACD712F5DLL,0x330DB3FDL,18446744073709551607UL,4L,0L,18446744073709551615UL};
static volatile int8_t g_328[10] = {(-6L),(-6L),(-6L),(-6L),(-6L),(-6L),(-6L),(-6L),(-6L),(-6L)};
static volatile int8_t g_329 = 0x75L;
static volatile int8_t g_330 = 0x3EL;
static volatile int8_t g_331 = 0xD6L;
static volatile int8_t g_332 = 0xFCL;
static volatile int8_t g_333 = 0x63L;
static volatile int8_t g_334 = (-1L);
static volatile int8_t g_335 = 0x7AL;
static volatile int8_t g_336 = 0L;
static volatile int8_t g_337 = 0xF7L;
static volatile int8_t g_338 = 1L;
static volatile int8_t g_339 = 0x60L;
static volatile int8_t g_340 = (-2L);
static volatile int8_t g_341 = (-1L);
static volatile int8_t g_342 = 0x05L;
static volatile int8_t g_343[4][3] = {{0x28L,0x28L,0x40L},{0x28L,0x28L,0x40L},{0x28L,0x28L,0x40L},{0x28L,0x28L,0x40L}};
static volatile int8_t g_344 = 6L;
static volatile int8_t g_345 = 0x47L;
static volatile int8_t g_346 = (-1L);
static volatile int8_t g_347 = (-4L);
static volatile int8_t g_348 = 1L;
static volatile int8_t *g_327[6][9] = {{&g_346,&g_332,&g_328[0],&g_332,&g_346,&g_344,(void*)0,&g_343[1][2],&g_344},{&g_337,&g_340,&g_328[0],(void*)0,&g_329,&g_344,&g_343[1][2],(void*)0,&g_344},{&g_329,(void*)0,&g_328[0],&g_340,&g_337,&g_344,(void*)0,(void*)0,&g_344},{&g_346,&g_332,&g_328[0],&g_332,&g_346,&g_344,(void*)0,&g_343[1][2],&g_344},{&g_337,&g_340,&g_328[0],(void*)0,&g_329,&g_344,&g_343[1][2],(void*)0,&g_344},{&g_329,(void*)0,&g_328[0],&g_340,&g_337,&g_344,(void*)0,(void*)0,&g_344}};
static int32_t g_361[9][10] = {{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L}};
static int32_t *g_371[7][2][10] = {{{&g_361[8][6],&g_60,&g_202,&g_13,&g_13,&g_202,&g_60,&g_361[8][6],&g_361[4][7],&g_361[8][6]},{&g_202,&g_361[6][6],(void*)0,&g_202,&g_202,&g_361[2][3],&g_361[8][6],&g_202,&g_361[6][6],&g_13}},{{&g_361[8][6],&g_361[8][6],(void*)0,&g_202,&g_60,&g_202,(void*)0,&g_361[8][6],&g_361[8][6],(void*)0},{&g_202,&g_202,&g_202,&g_361[8][6],&g_202,&g_361[8][6],&g_13,&g_202,&g_13,&g_361[8][6]}},{{&g_60,&g_361[8][6],&g_13,&g_361[8][6],(void*)0,(void*)0,&g_361[8][6],&g_13,&g_361[8][6],&g_60},{&g_13,&g_202,&g_361[8][6],&g_202,&g_361[8][6],&g_361[6][6],&g_13,&g_60,&g_361[6][6],&g_361[8][6]}},{{&g_202,&g_60,&g_361[4][7],&g_202,&g_361[8][6],&g_13,&g_361[8][6],&g_202,&g_361[4][7],&g_60},{&g_361[8][6],&g_13,&g_361[2][3],&g_13,(void*)0,&g_361[2][3],&g_60,&g_361[8][6],&g_13,&g_361[8][6]}},{{&g_202,&g_202,(void*)0,&g_361[6][6],&g_202,&g_361[2][3],&g_361[2][3],&g_202,&g_361[6][6],(void*)0},{&g_361[8][6],&g_361[8][6],(void*)0,&g_202,&g_60,&g_13,&g_13,&g_361[8][6],(void*)0,&g_13}},{{&g_202,&g_202,&g_361[2][3],&g_361[8][6],&g_202,&g_361[6][6],&g_13,&g_361[6][6],&g_202,&g_361[8][6]},{&g_13,&g_361[8][6],&g_13,&g_361[2][3],&g_13,(void*)0,&g_361[2][3],&g_60,&g_361[8][6],&g_13}},{{&g_60,&g_202,(void*)0,&g_202,&g_361[8][6],&g_361[8][6],&g_60,&g_60,&g_361[8][6],&g_361[8][6]},{&g_202,&g_13,&g_13,&g_202,&g_361[8][6],&g_202,&g_361[8][6],&g_361[6][6],&g_13,&g_60}}};
static int8_t g_377 = 0x19L;
static struct S0 g_479 = {0x3AL,255UL,0UL,4294967295UL,0xC2D5E6F3CDE079ACLL,7L,0x64L,0x14D055256170AA0CLL};
static struct S0 **g_481 = (void*)0;
static volatile uint8_t *g_642 = (void*)0;
static volatile uint8_t **g_641 = &g_642;
static volatile uint8_t ***g_640[3] = {&g_641,&g_641,&g_641};
static volatile uint8_t *** volatile *g_639 = &g_640[1];
static struct S0 g_652[2] = {{0x2EL,5UL,0x59E60833398B10D6LL,0x5C90BF07L,1UL,0x5C6AL,0x97L,0x2553A73511584DF6LL},{0x2EL,5UL,0x59E60833398B10D6LL,0x5C90BF07L,1UL,0x5C6AL,0x97L,0x2553A73511584DF6LL}};
static struct S0 g_655 = {0x0EL,0x7CL,0xDCA1655F41235DECLL,0x661882A5L,0x0CD2939B17B70186LL,1L,0x33L,0x5B211588BB0AB414LL};
static int32_t **g_656 = &g_371[0][0][0];
static int8_t *g_713[10][3][5] = {{{(void*)0,&g_324.f6,&g_655.f6,&g_324.f6,&g_324.f6},{&g_652[0].f6,(void*)0,&g_377,&g_479.f6,&g_377},{&g_322.f6,(void*)0,&g_324.f6,&g_322.f6,&g_655.f6}},{{&g_324.f6,&g_324.f6,&g_324.f6,&g_377,&g_324.f6},{&g_479.f6,&g_322.f6,&g_377,(void*)0,&g_655.f6},{&g_324.f6,&g_652[0].f6,&g_377,&g_377,&g_652[0].f6}},{{&g_655.f6,&g_655.f6,&g_377,(void*)0,&g_324.f6},{(void*)0,&g_655.f6,&g_377,&g_324.f6,&g_652[0].f6},{(void*)0,&g_479.f6,(void*)0,&g_377,&g_377}},{{(void*)0,&g_377,(void*)0,&g_652[0].f6,&g_479.f6},{&g_324.f6,&g_652[0].f6,&g_324.f6,&g_377,&g_324.f6},{(void*)0,(void*)0,&g_479.f6,&g_377,&g_652[0].f6}},{{&g_322.f6,&g_655.f6,(void*)0,&g_479.f6,&g_652[0].f6},{&g_655.f6,(void*)0,&g_652[0].f6,&g_324.f6,&g_479.f6},{&g_479.f6,&g_324.f6,(void*)0,(void*)0,&g_479.f6}},{{&g_377,&g_377,&g_652[0].f6,&g_324.f6,&g_652[0].f6},{(void*)0,&g_324.f6,&g_322.f6,&g_377,&g_652[0].f6},{&g_655.f6,&g_655.f6,&g_377,&g_652[0].f6,&g_324.f6}},{{&g_655.f6,&g_324.f6,&g_324.f6,&g_655.f6,&g_479.f6},{&g_324.f6,&g_652[0].f6,&g_652[0].f6,&g_479.f6,&g_377},{&g_655.f6,(void*)0,&g_479.f6,&g_377,&g_324.f6}},{{(void*)0,(void*)0,(void*)0,&g_479.f6,&g_377},{&g_377,&g_322.f6,&g_324.f6,&g_655.f6,&g_377},{&g_479.f6,&g_324.f6,&g_479.f6,&g_652[0].f6,&g_324.f6}},{{&g_324.f6,(void*)0,&g_652[0].f6,&g_377,&g_655.f6},{&g_655.f6,&g_322.f6,&g_377,&g_324.f6,&g_652[0].f6},{(void*)0,&g_377,&g_377,(void*)0,&g_377}},{{&g_652[0].f6,&g_324.f6,&g_377,&g_324.f6,&g_377},{&g_322.f6,&g_652[0].f6,&g_377,&g_479.f6,&g_324.f6},{&g_479.f6,&g_655.f6,&g_652[0].f6,&g_377,&g_652[0].f6}}};
static int8_t **g_712 = &g_713[6][0][3];
static uint8_t ***g_801 = &g_170;
static uint8_t ****g_800 = &g_801;
static struct S0 g_884 = {1UL,255UL,0x0E1CF879DB0CF9A7LL,0x706E1644L,0x276E767FFA0F42FCLL,0x1B8DL,-1L,0UL};
static int64_t g_1009 = 0x77D3F15F7B2E5724LL;
static int32_t **** const *g_1048 = (void*)0;
static struct S0 g_1085 = {255UL,255UL,1UL,0x69B0373AL,0xF439FB13EBBAAAC4LL,0x5227L,-9L,0x8ED019CADC88A908LL};
static int64_t g_1125[2][7] = {{0x7F8DA827DC80F6D4LL,(-1L),(-1L),0x7F8DA827DC80F6D4LL,(-1L),(-1L),0x7F8DA827DC80F6D4LL},{(-1L),0x7F8DA827DC80F6D4LL,(-1L),(-1L),0x7F8DA827DC80F6D4LL,(-1L),(-1L)}};
static struct S0 g_1154 = {0xAFL,1UL,0xAA4A5ACC5B25A320LL,4294967286UL,0x89A44F1CD0471B36LL,0x0EBDL,0x0BL,0x0B285114BC287BC8LL};
static struct S0 g_1157 = {0xEDL,255UL,0x33A6548820A42253LL,0UL,1UL,0x87C0L,0xC9L,0xA152B601921358B1LL};
static struct S0 *g_1156[1][5][7] = {{{&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157},{&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157},{&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157},{&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157},{&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157,&g_1157}}};
static struct S0 g_1159 = {0xD3L,0xF0L,0xAF5FA12B215B9C95LL,0xE81C9E44L,0x59552B38CF1D4E41LL,0x152AL,0L,0xE364741B73DEF80ELL};
static struct S0 g_1161[7] = {{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL},{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL},{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL},{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL},{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL},{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL},{0UL,255UL,8UL,1UL,0xB2F9034133D898ADLL,3L,1L,0xE43A01A117122B0CLL}};
static struct S0 *g_1160 = &g_1161[2];
static const uint16_t g_1172 = 0UL;
static struct S0 g_1262 = {0UL,0x9CL,18446744073709551615UL,0xD098E233L,0xED5338856C34CE41LL,8L,0x83L,0xA9422821530EBBEFLL};
static struct S0 g_1263 = {255UL,6UL,0x1A69AE7441677837LL,0x588009CBL,0xD60E3D8C3CDD3602LL,0x6775L,0x1AL,1UL};
static struct S0 g_1264[1][3] = {{{2UL,0UL,18446744073709551609UL,0UL,1UL,0x1E61L,0x3AL,0x4D02A1C34F918C6ALL},{2UL,0UL,18446744073709551609UL,0UL,1UL,0x1E61L,0x3AL,0x4D02A1C34F918C6ALL},{2UL,0UL,18446744073709551609UL,0UL,1UL,0x1E61L,0x3AL,0x4D02A1C34F918C6ALL}}};
static struct S0 g_1265 = {5UL,0xACL,0x0E395C367401CDE3LL,0xCCF36B16L,0xA3450E2B5C3BCCAFLL,0x0E9BL,0L,0x2C111397A0AB679DLL};
static struct S0 g_1266 = {0xA5L,252UL,18446744073709551615UL,0x82FC3992L,0xB49041C81E1F45ACLL,0xBE05L,-1L,0x790D4695304FF463LL};
static struct S0 g_1267 = {0UL,0x86L,18446744073709551615UL,0x29DDABF7L,6UL,0x483DL,2L,18446744073709551615UL};
static struct S0 g_1268[3] = {{255UL,0UL,9UL,0x9C5A09B0L,18446744073709551607UL,0xE9EFL,-1L,1UL},{255UL,0UL,9UL,0x9C5A09B0L,18446744073709551607UL,0xE9EFL,-1L,1UL},{255UL,0UL,9UL,0x9C5A09B0L,18446744073709551607UL,0xE9EFL,-1L,1UL}};
static struct S0 g_1269 = {248UL,0x34L,18446744073709551615UL,4294967295UL,1UL,0x4E4AL,0L,0UL};
static struct S0 g_1270 = {0xF2L,249UL,18446744073709551615UL,0x117000B3L,0UL,-10L,0x5BL,18446744073709551615UL};
static struct S0 g_1271 = {0xCCL,247UL,0xCB45BF2E199EB6BBLL,0UL,18446744073709551611UL,-1L,1L,0xEBBDCC4F45C8A077LL};
static struct S0 g_1272 = {0UL,250UL,7UL,0xF63E9362L,1UL,0L,-10L,0x81C1E6D754B6123FLL};
static struct S0 g_1273[7] = {{255UL,0x77L,0xBD30A8B58872C8C9LL,1UL,0x37271653F8D7ED23LL,-7L,-4L,0x2CF7955C6F4A7C67LL},{255UL,0x77L,0xBD30A8B58872C8C9LL,1UL,0x37271653F8D7ED23LL,-7L,-4L,0x2CF7955C6F4A7C67LL},{0xE7L,3UL,18446744073709551612UL,0x15F2B1F7L,0xE08B89BC04EC2D39LL,0L,-1L,0UL},{255UL,0x77L,0xBD30A8B58872C8C9LL,1UL,0x37271653F8D7ED23LL,-7L,-4L,0x2CF7955C6F4A7C67LL},{255UL,0x77L,0xBD30A8B58872C8C9LL,1UL,0x37271653F8D7ED23LL,-7L,-4L,0x2CF7955C6F4A7C67LL},{0xE7L,3UL,18446744073709551612UL,0x15F2B1F7L,0xE08B89BC04EC2D39LL,0L,-1L,0UL},{255UL,0x77L,0xBD30A8B58872C8C9LL,1UL,0x37271653F8D7ED23LL,-7L,-4L,0x2CF7955C6F4A7C67LL}};
static struct S0 g_1274 = {0UL,0x43L,0x3A20261938345BEFLL,0xC667872BL,0xFF167BB1CABED695LL,9L,-1L,18446744073709551607UL};
static struct S0 g_1275[9] = {{0xF6L,0x52L,1UL,0xE36F03A8L,18446744073709551614UL,0x91E9L,0x18L,0x70A5DADEE449729DLL},{1UL,0UL,0x2D82AFFDEC257B04LL,4294967289UL,18446744073709551615UL,0xAF74L,0L,0xEEFECC77882AF5A7LL},{1UL,0UL,0x2D82AFFDEC257B04LL,4294967289UL,18446744073709551615UL,0xAF74L,0L,0xEEFECC77882AF5A7LL},{0xF6L,0x52L,1UL,0xE36F03A8L,18446744073709551614UL,0x91E9L,0x18L,0x70A5DADEE449729DLL},{1UL,0UL,0x2D82AFFDEC257B04LL,4294967289UL,18446744073709551615UL,0xAF74L,0L,0xEEFECC77882AF5A7LL},{1UL,0UL,0x2D82AFFDEC257B04LL,4294967289UL,18446744073709551615UL,0xAF74L,0L,0xEEFECC77882AF5A7LL},{0xF6L,0x52L,1UL,0xE36F03A8L,18446744073709551614UL,0x91E9L,0x18L,0x70A5DADEE449729DLL},{1UL,0UL,0x2D82AFFDEC257B04LL,4294967289UL,18446744073709551615UL,0xAF74L,0L,0xEEFECC77882AF5A7LL},{1UL,0UL,0x2D82AFFDEC257B04LL,4294967289UL,18446744073709551615UL,0xAF74L,0L,0xEEFECC77882AF5A7LL}};
static struct S0 g_1276 = {1UL,255UL,4UL,0x6EF84DAFL,0xECB8FFEBEEDCD04DLL,0x10C4L,0xC9L,18446744073709551615UL};
static struct S0 g_1277[9] = {{0xB7L,0x86L,0xFA39AADBFCE4902BLL,4294967295UL,18446744073709551608UL,5L,-1L,0xBD8765146E83F2D5LL},{0x81L,246UL,18446744073709551615UL,4294967294UL,18446744073709551615UL,-1L,0x9CL,7UL},{0x81L,246UL,18446744073709551615UL,4294967294UL,18446744073709551615UL,-1L,0x9CL,7UL},{0xB7L,0x86L,0xFA39AADBFCE4902BLL,4294967295UL,18446744073709551608UL,5L,-1L,0xBD8765146E83F2D5LL},{0x81L,246UL,18446744073709551615UL,4294967294UL,18446744073709551615UL,-1L,0x9CL,7UL},{0x81L,246UL,18446744073709551615UL,4294967294UL,18446744073709551615UL,-1L,0x9CL,7UL},{0x81L,246UL,18446744073709551615UL,4294967294UL,18446744073709551615UL,-1L,0x9CL,7UL},{0x08L,0x1AL,0x28B4B1ADA49AF893LL,4294967287UL,0x5E7148F2C8298875LL,-1L,0x5BL,8UL},{0x08L,0x1AL,0x28B4B1ADA49AF893LL,4294967287UL,0x5E7148F2C8298875LL,-1L,0x5BL,8UL}};
static struct S0 g_1278 = {0xA8L,253UL,0x4765287AED308854LL,4294967295UL,1UL,0xEE06L,0L,0UL};
static struct S0 g_1279 = {0xDFL,0xA5L,0x3304E2E78292477FLL,4294967293UL,18446744073709551615UL,1L,0xC1L,0x392373A222FDFA87LL};
static struct S0 g_1280 = {0x60L,0x01L,0UL,0xEEE9292CL,6UL,0x0838L,0xA6L,0x5409663E864F9F34LL};
static struct S0 g_1281 = {248UL,0xEBL,0xAAF811E40529D57DLL,0x8EA6F1DFL,0x1B7BB10F97FE40F0LL,0x0E9FL,-1L,9UL};
static struct S0 g_1282 = {1UL,253UL,0xE6D8F4D85853F805LL,0xBC6C493CL,0xD7FA55016556285CLL,0xA9FFL,0x0AL,7UL};
static struct S0 g_1283 = {0xCAL,0UL,0x3693E4EB77BFEC1FLL,4294967295UL,1UL,0x570DL,0x60L,0x026C903AE96ABE79LL};
static struct S0 g_1284 = {0UL,1UL,2UL,0x0BC91C83L,0x0914AED679B3E830LL,1L,-9L,3UL};
static struct S0 g_1285[3][3] = {{{2UL,0x90L,18446744073709551608UL,0x5154DD6BL,0xFE6D00CC4A110F1CLL,-1L,0xA9L,0xC8F68E08B573CED0LL},{4UL,1UL,3UL,5UL,18446744073709551614UL,0x9A77L,-1L,0x90A112E064C7F886LL},{4UL,1UL,3UL,5UL,18446744073709551614UL,0x9A77L,-1L,0x90A112E064C7F886LL}},{{2UL,0x90L,18446744073709551608UL,0x5154DD6BL,0xFE6D00CC4A110F1CLL,-1L,0xA9L,0xC8F68E08B573CED0LL},{4UL,1UL,3UL,5UL,18446744073709551614UL,0x9A77L,-1L,0x90A112E064C7F886LL},{4UL,1UL,3UL,5UL,18446744073709551614UL,0x9A77L,-1L,0x90A112E064C7F886LL}},{{2UL,0x90L,18446744073709551608UL,0x5154DD6BL,0xFE6D00CC4A110F1CLL,-1L,0xA9L,0xC8F68E08B573CED0LL},{4UL,1UL,3UL,5UL,18446744073709551614UL,0x9A77L,-1L,0x90A112E064C7F886LL},{4UL,1UL,3UL,5UL,18446744073709551614UL,0x9A77L,-1L,0x90A112E064C7F886LL}}};
static struct S0 g_1286[10][6][4] = {{{{0xE7L,0xA1L,0xB2351F2EA50C156DLL,0xF29F2E83L,3UL,1L,-2L,0UL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{247UL,8UL,0x822629C12C1F1D81LL,4294967295UL,18446744073709551615UL,0x0051L,0x9CL,5UL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL}},{{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{253UL,1UL,1UL,0UL,0x047DCFEFF66D1C8ALL,-1L,0L,0xAF9CCA9D25F26D01LL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{255UL,0x23L,18446744073709551610UL,0x9DEB8568L,18446744073709551613UL,0x215EL,0x81L,0x22371F3EE7805488LL},{255UL,0x23L,18446744073709551610UL,0x9DEB8568L,18446744073709551613UL,0x215EL,0x81L,0x22371F3EE7805488LL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{4UL,6UL,1UL,0x7A1E5410L,0x9DE1E655E6E0EC84LL,0x42C8L,-5L,0x5659750940A77AF1LL}},{{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL},{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL}},{{0xE7L,0xA1L,0xB2351F2EA50C156DLL,0xF29F2E83L,3UL,1L,-2L,0UL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL},{0x1AL,248UL,0xA7F9578DB24BE762LL,0xF830C38FL,0x9517271F183F259BLL,-3L,0xBDL,18446744073709551613UL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL}}},{{{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL},{0x4FL,0x9CL,0xF3B2E052C95FEE10LL,0xFFA184AEL,0x4BA2C7757A450233LL,0x3695L,0x50L,4UL},{4UL,6UL,1UL,0x7A1E5410L,0x9DE1E655E6E0EC84LL,0x42C8L,-5L,0x5659750940A77AF1LL}},{{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{255UL,0x23L,18446744073709551610UL,0x9DEB8568L,18446744073709551613UL,0x215EL,0x81L,0x22371F3EE7805488LL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{255UL,5UL,18446744073709551607UL,0x87CEBFB5L,0x48F0D8D684E8FDA2LL,0xCBF0L,-8L,0UL},{253UL,1UL,1UL,0UL,0x047DCFEFF66D1C8ALL,-1L,0L,0xAF9CCA9D25F26D01LL},{0x0AL,0UL,18446744073709551615UL,1UL,0x53926BCD8849FB8ELL,0xE739L,0x39L,18446744073709551615UL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL}},{{252UL,1UL,0xCD0F93B16AB23BE4LL,7UL,9UL,0L,0x42L,0xB9CB1AC5643CB1C4LL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{252UL,1UL,0xCD0F93B16AB23BE4LL,7UL,9UL,0L,0x42L,0xB9CB1AC5643CB1C4LL}},{{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL}},{{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL},{0xF5L,1UL,0UL,4294967295UL,0xBA782810C61FF89CLL,1L,0xBEL,7UL},{0x1AL,248UL,0xA7F9578DB24BE762LL,0xF830C38FL,0x9517271F183F259BLL,-3L,0xBDL,18446744073709551613UL},{4UL,6UL,1UL,0x7A1E5410L,0x9DE1E655E6E0EC84LL,0x42C8L,-5L,0x5659750940A77AF1LL}}},{{{255UL,0x23L,18446744073709551610UL,0x9DEB8568L,18446744073709551613UL,0x215EL,0x81L,0x22371F3EE7805488LL},{0x3FL,1UL,6UL,0x81EA938AL,18446744073709551614UL,0x5C3DL,0xABL,0xA3DFA267E365AFC4LL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL},{1UL,8UL,0xC86DB88E7BC15E44LL,0xB3A5C9BDL,18446744073709551613UL,0xBDB2L,-1L,18446744073709551614UL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{0x56L,0x1BL,0x788B7DE740DCFB6ELL,0x3FAB824EL,0x2D2EB14F4C1E4D14LL,0x226BL,0xD0L,18446744073709551612UL},{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL}},{{252UL,1UL,0xCD0F93B16AB23BE4LL,7UL,9UL,0L,0x42L,0xB9CB1AC5643CB1C4LL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL}},{{0x20L,0UL,0xA4317C156C65DC83LL,4UL,18446744073709551609UL,-2L,0xC6L,0xD07ED17B0D3F793DLL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{0x4FL,0x9CL,0xF3B2E052C95FEE10LL,0xFFA184AEL,0x4BA2C7757A450233LL,0x3695L,0x50L,4UL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL}},{{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{0xF5L,1UL,0UL,4294967295UL,0xBA782810C61FF89CLL,1L,0xBEL,7UL},{0x4FL,0x9CL,0xF3B2E052C95FEE10LL,0xFFA184AEL,0x4BA2C7757A450233LL,0x3695L,0x50L,4UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{0x20L,0UL,0xA4317C156C65DC83LL,4UL,18446744073709551609UL,-2L,0xC6L,0xD07ED17B0D3F793DLL},{0xE7L,0xA1L,0xB2351F2EA50C156DLL,0xF29F2E83L,3UL,1L,-2L,0UL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{255UL,7UL,18446744073709551610UL,0x3AC7ECE6L,18446744073709551615UL,0x8A8AL,0xBFL,0xFE717D9BE17D9A07LL}}},{{{252UL,1UL,0xCD0F93B16AB23BE4LL,7UL,9UL,0L,0x42L,0xB9CB1AC5643CB1C4LL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL},{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL}},{{255UL,0x23L,18446744073709551610UL,0x9DEB8568L,18446744073709551613UL,0x215EL,0x81L,0x22371F3EE7805488LL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL},{0x1AL,248UL,0xA7F9578DB24BE762LL,0xF830C38FL,0x9517271F183F259BLL,-3L,0xBDL,18446744073709551613UL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL}},{{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL},{1UL,8UL,0xC86DB88E7BC15E44LL,0xB3A5C9BDL,18446744073709551613UL,0xBDB2L,-1L,18446744073709551614UL}},{{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{0x20L,0UL,0xA4317C156C65DC83LL,4UL,18446744073709551609UL,-2L,0xC6L,0xD07ED17B0D3F793DLL},{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{252UL,1UL,0xCD0F93B16AB23BE4LL,7UL,9UL,0L,0x42L,0xB9CB1AC5643CB1C4LL},{0x56L,0x1BL,0x788B7DE740DCFB6ELL,0x3FAB824EL,0x2D2EB14F4C1E4D14LL,0x226BL,0xD0L,18446744073709551612UL},{0x0AL,0UL,18446744073709551615UL,1UL,0x53926BCD8849FB8ELL,0xE739L,0x39L,18446744073709551615UL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL}}},{{{255UL,5UL,18446744073709551607UL,0x87CEBFB5L,0x48F0D8D684E8FDA2LL,0xCBF0L,-8L,0UL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{255UL,5UL,18446744073709551607UL,0x87CEBFB5L,0x48F0D8D684E8FDA2LL,0xCBF0L,-8L,0UL}},{{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL},{0x4FL,0x9CL,0xF3B2E052C95FEE10LL,0xFFA184AEL,0x4BA2C7757A450233LL,0x3695L,0x50L,4UL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL}},{{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL},{253UL,1UL,1UL,0UL,0x047DCFEFF66D1C8ALL,-1L,0L,0xAF9CCA9D25F26D01LL},{0x1AL,248UL,0xA7F9578DB24BE762LL,0xF830C38FL,0x9517271F183F259BLL,-3L,0xBDL,18446744073709551613UL},{255UL,7UL,18446744073709551610UL,0x3AC7ECE6L,18446744073709551615UL,0x8A8AL,0xBFL,0xFE717D9BE17D9A07LL}},{{0xE7L,0xA1L,0xB2351F2EA50C156DLL,0xF29F2E83L,3UL,1L,-2L,0UL},{0x3FL,1UL,6UL,0x81EA938AL,18446744073709551614UL,0x5C3DL,0xABL,0xA3DFA267E365AFC4LL},{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{255UL,7UL,18446744073709551610UL,0x3AC7ECE6L,18446744073709551615UL,0x8A8AL,0xBFL,0xFE717D9BE17D9A07LL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{253UL,1UL,1UL,0UL,0x047DCFEFF66D1C8ALL,-1L,0L,0xAF9CCA9D25F26D01LL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL}},{{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{255UL,5UL,18446744073709551607UL,0x87CEBFB5L,0x48F0D8D684E8FDA2LL,0xCBF0L,-8L,0UL}}},{{{255UL,0x23L,18446744073709551610UL,0x9DEB8568L,18446744073709551613UL,0x215EL,0x81L,0x22371F3EE7805488LL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL}},{{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{0x56L,0x1BL,0x788B7DE740DCFB6ELL,0x3FAB824EL,0x2D2EB14F4C1E4D14LL,0x226BL,0xD0L,18446744073709551612UL},{247UL,8UL,0x822629C12C1F1D81LL,4294967295UL,18446744073709551615UL,0x0051L,0x9CL,5UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{0xE7L,0xA1L,0xB2351F2EA50C156DLL,0xF29F2E83L,3UL,1L,-2L,0UL},{0x20L,0UL,0xA4317C156C65DC83LL,4UL,18446744073709551609UL,-2L,0xC6L,0xD07ED17B0D3F793DLL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{1UL,8UL,0xC86DB88E7BC15E44LL,0xB3A5C9BDL,18446744073709551613UL,0xBDB2L,-1L,18446744073709551614UL}},{{255UL,5UL,18446744073709551607UL,0x87CEBFB5L,0x48F0D8D684E8FDA2LL,0xCBF0L,-8L,0UL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL},{0x6DL,0xD9L,0xA253B91A5793A1EBLL,1UL,2UL,0x0ACAL,-9L,18446744073709551614UL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{0xF0L,255UL,0x8E52399B206EB4FDLL,4294967291UL,0x8943DF2B1F40C84ELL,1L,1L,18446744073709551608UL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL}},{{0x20L,0UL,0xA4317C156C65DC83LL,4UL,18446744073709551609UL,-2L,0xC6L,0xD07ED17B0D3F793DLL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL},{0x1AL,248UL,0xA7F9578DB24BE762LL,0xF830C38FL,0x9517271F183F259BLL,-3L,0xBDL,18446744073709551613UL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL}}},{{{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL},{247UL,8UL,0x822629C12C1F1D81LL,4294967295UL,18446744073709551615UL,0x0051L,0x9CL,5UL},{255UL,7UL,18446744073709551610UL,0x3AC7ECE6L,18446744073709551615UL,0x8A8AL,0xBFL,0xFE717D9BE17D9A07LL}},{{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{0xE7L,0xA1L,0xB2351F2EA50C156DLL,0xF29F2E83L,3UL,1L,-2L,0UL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL},{0xF5L,1UL,0UL,4294967295UL,0xBA782810C61FF89CLL,1L,0xBEL,7UL},{0x0AL,0UL,18446744073709551615UL,1UL,0x53926BCD8849FB8ELL,0xE739L,0x39L,18446744073709551615UL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL}},{{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL},{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL}},{{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{255UL,0x3CL,0xC714A8CC54664EE2LL,0UL,0x3EB0D5FCF1428D68LL,0x264AL,0xF4L,0UL},{247UL,8UL,0x822629C12C1F1D81LL,4294967295UL,18446744073709551615UL,0x0051L,0x9CL,5UL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL}},{{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL},{0x56L,0x1BL,0x788B7DE740DCFB6ELL,0x3FAB824EL,0x2D2EB14F4C1E4D14LL,0x226BL,0xD0L,18446744073709551612UL},{0x1AL,248UL,0xA7F9578DB24BE762LL,0xF830C38FL,0x9517271F183F259BLL,-3L,0xBDL,18446744073709551613UL},{1UL,8UL,0xC86DB88E7BC15E44LL,0xB3A5C9BDL,18446744073709551613UL,0xBDB2L,-1L,18446744073709551614UL}}},{{{0x20L,0UL,0xA4317C156C65DC83LL,4UL,18446744073709551609UL,-2L,0xC6L,0xD07ED17B0D3F793DLL},{0x3FL,1UL,6UL,0x81EA938AL,18446744073709551614UL,0x5C3DL,0xABL,0xA3DFA267E365AFC4LL},{0x7AL,0x5FL,18446744073709551615UL,0UL,0UL,-1L,6L,18446744073709551608UL},{4UL,6UL,1UL,0x7A1E5410L,0x9DE1E655E6E0EC84LL,0x42C8L,-5L,0x5659750940A77AF1LL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{0xF5L,1UL,0UL,4294967295UL,0xBA782810C61FF89CLL,1L,0xBEL,7UL},{0x6DL,0xD9L,0xA253B91A5793A1EBLL,1UL,2UL,0x0ACAL,-9L,18446744073709551614UL},{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL}},{{255UL,5UL,18446744073709551607UL,0x87CEBFB5L,0x48F0D8D684E8FDA2LL,0xCBF0L,-8L,0UL},{246UL,4UL,6UL,0xA45F0712L,0xD46BA1F3410F4433LL,0x3507L,0L,0x0733F9651200939FLL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL},{0x0AL,0UL,18446744073709551615UL,1UL,0x53926BCD8849FB8ELL,0xE739L,0x39L,18446744073709551615UL},{255UL,0x10L,0xDA552F6A765226BDLL,4UL,1UL,0xBCC6L,8L,0x2E214CEBF6596821LL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL}},{{0xC1L,0xA3L,0x7E40F15EF64C4EFBLL,0xB04F3352L,7UL,0x3C63L,6L,1UL},{0x6BL,0x16L,0xDD19A01BBAF27DAFLL,4294967295UL,1UL,0L,0xDBL,8UL},{255UL,0UL,0xFF2396DAC091CD44LL,1UL,0xC0F1079811BCACD8LL,0x2125L,0xBCL,0x703C8B5F7601AB5ALL},{255UL,0UL,0xFF2396DAC091CD44LL,1UL,0xC0F1079811BCACD8LL,0x2125L,0xBCL,0x703C8B5F7601AB5ALL}},{{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL}}},{{{247UL,8UL,0x822629C12C1F1D81LL,4294967295UL,18446744073709551615UL,0x0051L,0x9CL,5UL},{3UL,0x40L,0x9220C7489B3EB6E1LL,4294967295UL,18446744073709551613UL,0xEA56L,0L,18446744073709551612UL},{6UL,0x75L,0x21302100EF0391B4LL,0xD1985E4BL,0x69FCD9B55C855E00LL,-1L,0xEFL,8UL},{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL}},{{0x94L,0x76L,0xD53D55FEE84F46F0LL,0x7CB0FF51L,0x03C64ADF5F83ED17LL,4L,0x4EL,0xB5E69A2F7779CCB3LL},{0x6DL,0xD9L,0xA253B91A5793A1EBLL,1UL,2UL,0x0ACAL,-9L,18446744073709551614UL},{0xC1L,0xA3L,0x7E40F15EF64C4EFBLL,0xB04F3352L,7UL,0x3C63L,6L,1UL},{6UL,0x75L,0x21302100EF0391B4LL,0xD1985E4BL,0x69FCD9B55C855E00LL,-1L,0xEFL,8UL}},{{1UL,0UL,1UL,0x6E0E35DDL,0x3C27E409C3A6A4C7LL,0x14F6L,0x0DL,1UL},{0x6DL,0xD9L,0xA253B91A5793A1EBLL,1UL,2UL,0x0ACAL,-9L,18446744073709551614UL},{0xF5L,1UL,0UL,4294967295UL,0xBA782810C61FF89CLL,1L,0xBEL,7UL},{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL}},{{0x6DL,0xD9L,0xA253B91A5793A1EBLL,1UL,2UL,0x0ACAL,-9L,18446744073709551614UL},{3UL,0x40L,0x9220C7489B3EB6E1LL,4294967295UL,18446744073709551613UL,0xEA56L,0L,18446744073709551612UL},{1UL,0xDEL,1UL,1UL,2UL,-2L,0L,0xC64F08340BBBD592LL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL}},{{0UL,255UL,0xAB488590C7236B77LL,0xF240864AL,0xF6D5710426BF7E49LL,-1L,0L,0x78DF18798B96A297LL},{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{0x0AL,0UL,18446744073709551615UL,1UL,0x53926BCD8849FB8ELL,0xE739L,0x39L,18446744073709551615UL},{255UL,0UL,0xFF2396DAC091CD44LL,1UL,0xC0F1079811BCACD8LL,0x2125L,0xBCL,0x703C8B5F7601AB5ALL}},{{0x4FL,0x9CL,0xF3B2E052C95FEE10LL,0xFFA184AEL,0x4BA2C7757A450233LL,0x3695L,0x50L,4UL},{0x6BL,0x16L,0xDD19A01BBAF27DAFLL,4294967295UL,1UL,0L,0xDBL,8UL},{1UL,8UL,0xC86DB88E7BC15E44LL,0xB3A5C9BDL,18446744073709551613UL,0xBDB2L,-1L,18446744073709551614UL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL}}},{{{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL},{0x0AL,0UL,18446744073709551615UL,1UL,0x53926BCD8849FB8ELL,0xE739L,0x39L,18446744073709551615UL},{0xC1L,0xA3L,0x7E40F15EF64C4EFBLL,0xB04F3352L,7UL,0x3C63L,6L,1UL},{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL}},{{0UL,255UL,0xAB488590C7236B77LL,0xF240864AL,0xF6D5710426BF7E49LL,-1L,0L,0x78DF18798B96A297LL},{6UL,0x7BL,5UL,0x0CD015E3L,0x9D755D90F188335CLL,4L,1L,0xF74F44BA7D3893E1LL},{255UL,0UL,0xFF2396DAC091CD44LL,1UL,0xC0F1079811BCACD8LL,0x2125L,0xBCL,0x703C8B5F7601AB5ALL},{0xA2L,5UL,0UL,0xFAD9E2C4L,5UL,0x5B7CL,0x29L,0x10820060CA8EBA7DLL}},{{0UL,247UL,5UL,7UL,0x38E9DEA5F710C592LL,0x0212L,0xF0L,0x0F21C8CD7095D77FLL},{3UL,255UL,18446744073709551613UL,4294967294UL,0xEA90D7189DE282E9LL,0L,0x05L,0x9470946DB2AB6EB9LL},{0xF5L,1UL,0UL,4294967295UL,0xBA782810C61FF89CLL,1L,0xBEL,7UL},{255UL,1UL,0UL,4294967290UL,0x138BD575EAA70612LL,0x1D91L,0x39L,0x1F6852108A68BD1ELL}},{{1UL,1UL,18446744073709551608UL,0xBB4F00E5L,0x07AFAA84BEA4985DLL,8L,-1L,18446744073709551607UL},{1UL,0x12L,0x099047247D4EED58LL,0x8088756EL,0xEE30A11F86A21E41LL,0x5284L,0xB3L,4UL},{0xA2L,5UL,0UL,0xFAD9E2C4L,5UL,0x5B7CL,0x29L,0x10820060CA8EBA7DLL},{0x3DL,0UL,18446744073709551608UL,0xF23CBA45L,0x3E563E020E2C211CLL,0xD2ECL,-1L,0x4CBE6E5B065F00A7LL}},{{0x94L,0x76L,0xD53D55FEE84F46F0LL,0x7CB0FF51L,0x03C64ADF5F83ED17LL,4L,0x4EL,0xB5E69A2F7779CCB3LL},{0x3FL,1UL,6UL,0x81EA938AL,18446744073709551614UL,0x5C3DL,0xABL,0xA3DFA267E365AFC4LL},{0x94L,0x76L,0xD53D55FEE84F46F0LL,0x7CB0FF51L,0x03C64ADF5F83ED17LL,4L,0x4EL,0xB5E69A2F7779CCB3LL},{0xA2L,5UL,0UL,0xFAD9E2C4L,5UL,0x5B7CL,0x29L,0x10820060CA8EBA7DLL}},{{0xB4L,0x25L,9UL,0xA0B3A99EL,0x8C0B6E64FE10052FLL,-5L,0L,0x09F6A694F1A6012FLL},{0x6DL,0xD9L,0xA253B91A5793A1EBLL,1UL,2UL,0x0ACAL,-9L,18446744073709551614UL},{0xB6L,0xFAL,0x1127483374C0A17ELL,5UL,18446744073709551613UL,-7L,-1L,0xAE1F5FC681CCC8B0LL},{247UL,8UL,0x822629C12C1F1D81LL,4294967295UL,18446744073709551615UL,0x0051L,0x9CL,5UL}}}};
static struct S0 g_1287[9][10][2] = {{{{0UL,0xF1L,0xA61C196A3DDE2DDALL,0xEFC0191DL,0x9B9EADB1636D9E36LL,0xDAB7L,0xCFL,0x5F53D7A19EC2509CLL},{5UL,0UL,18446744073709551615UL,0x41342687L,18446744073709551615UL,0x5DEFL,0xD1L,0xF38E322F1965CD07LL}},{{1UL,0x30L,1UL,6UL,0x820403785BCEF03ELL,1L,0x1FL,0x4A2714AFA38E73F1LL},{248UL,5UL,0UL,0x4D4BE5C1L,18446744073709551610UL,0L,0xF6L,0xF3BFF26BEEC2E0B5LL}},{{0x56L,0xAAL,18446744073709551609UL,0xADBDE57DL,1UL,-5L,0x87L,0x326B9DB40B81AAB6LL},{0UL,0x76L,0xAFC72B0C6363C915LL,8UL,0x7BCB792D3CCAC2C6LL,0L,7L,0x9F62A14071F31DFFLL}},{{0x82L,0x86L,18446744073709551615UL,0UL,1UL,0L,0xA7L,3UL},{247UL,255UL,0UL,3UL,18446744073709551612UL,0x8A9DL,-3L,0x7038E02665E4E178LL}},{{0xEEL,1UL,0x7E8F18B27CB0CBCELL,8UL,18446744073709551615UL,0L,0x1AL,18446744073709551607UL},{0x36L,251UL,1UL,0x599990CEL,18446744073709551610UL,-1L,-9L,1UL}},{{0x51L,252UL,0x9F864870241269EELL,0xCFBBF7D4L,8UL,-9L,0L,0xEF1435D3D1E1F915LL},{0x77L,255UL,18446744073709551607UL,8UL,0xF1428B0D5953032CLL,0xB511L,-4L,0x5C36834DBA0593F4LL}},{{0x81L,0UL,0x12B7F3BBCE916AA8LL,0xF764251BL,0x2D99DFEB31EF2EC7LL,0xD479L,0x5BL,0xFA55345096009C33LL},{1UL,0x94L,0UL,4294967295UL,0xA0ED866A0A7E3168LL,0xBF32L,1L,1UL}},{{248UL,0xFDL,18446744073709551612UL,0xBCCF4413L,18446744073709551615UL,0xA6A0L,-7L,0xE26D3D03AD3E32B2LL},{0x49L,0x55L,4UL,0x7636C5AAL,0xE79E163B33AFA664LL,1L,0x52L,0UL}},{{0x9EL,0xB6L,1UL,0xF3030E21L,0x6FBFE0ED7CD7726BLL,0x9438L,0x17L,0xD60BB08F00C22038LL},{0x56L,0xAAL,18446744073709551609UL,0xADBDE57DL,1UL,-5L,0x87L,0x326B9DB40B81AAB6LL}},{{255UL,247UL,2UL,0x3265B424L,0xE5C583A00BB471B9LL,0x95F6L,0L,4UL},{248UL,0xFDL,18446744073709551612UL,0xBCCF4413L,18446744073709551615UL,0xA6A0L,-7L,0xE26D3D03AD3E32B2LL}}},{{{0x81L,0UL,1UL,0x25B77EC6L,0x74568959A2FD2B2ELL,0x2B4EL,0x01L,18446744073709551607UL},{0UL,0x0BL,0x3027F23F80DF10D1LL,0x51CF5533L,0xC7A0CD876B920B64LL,1L,0L,0UL}},{{248UL,5UL,0UL,0x4D4BE5C1L,18446744073709551610UL,0L,0xF6L,0xF3BFF26BEEC2E0B5LL},{1UL,4UL,0xE3FFDFBA4A062ECFLL,0x4792FD19L,0x757F4FC79C4E2BDFLL,0x17D1L,0x88L,18446744073709551615UL}},{{247UL,255UL,0UL,3UL,18446744073709551612UL,0x8A9DL,-3L,0x7038E02665E4E178LL},{0x41L,0x09L,9UL,0x8541277EL,18446744073709551615UL,0x66EFL,0x18L,0x66BB09EA02B72C0DLL}},{{0UL,247UL,0xCD41014C5B564AF9LL,0xB3E08A19L,18446744073709551614UL,-3L,-1L,0xC79572C0674CAAF9LL},{0xD8L,0xE5L,0x8DE7FB14A11CD9C3LL,0x9DF19BFAL,18446744073709551615UL,0xFBB3L,-4L,0xE4941B99F8FCE4CFLL}},{{0x31L,0x69L,0UL,0xC453B9D0L,0UL,0x61BDL,-4L,18446744073709551615UL},{0xB2L,0xD0L,18446744073709551615UL,0x9E5BF44AL,18446744073709551609UL,0xD03AL,1L,0x8E094C1C22C8F577LL}},{{247UL,2UL,0x943D01FDF12DDB1DLL,4294967295UL,0xAC85DA78A547D6D8LL,0x6F98L,-6L,18446744073709551608UL},{0xC7L,1UL,0UL,1UL,0x63A770DDB8BF129ALL,5L,0L,0x89453831E2941C0ELL}},{{250UL,0x54L,18446744073709551615UL,0xC7C8F702L,1UL,0x798CL,9L,0x154C34A8375782D0LL},{0x60L,0xA3L,0xF6A2F7B546A0E1A7LL,4294967290UL,0xC41D731AAF947DC1LL,-1L,0xECL,0UL}},{{253UL,0UL,0xE6FE73D6FCA65571LL,4294967295UL,5UL,0xEFB8L,0x45L,1UL},{255UL,0UL,18446744073709551609UL,0UL,0xB523C64C0D037251LL,0x4E63L,0L,0UL}},{{0x36L,251UL,1UL,0x599990CEL,18446744073709551610UL,-1L,-9L,1UL},{0x81L,0UL,0x12B7F3BBCE916AA8LL,0xF764251BL,0x2D99DFEB31EF2EC7LL,0xD479L,0x5BL,0xFA55345096009C33LL}},{{0x67L,1UL,0x98195B2DD4857912LL,4294967289UL,0x689EAB4333E670F8LL,0xADC6L,0x24L,0xDC84315FCC1579D6LL},{0x25L,0x11L,18446744073709551613UL,0x73BE2932L,1UL,1L,0x46L,18446744073709551612UL}}},{{{0x77L,255UL,18446744073709551607UL,8UL,0xF1428B0D5953032CLL,0xB511L,-4L,0x5C36834DBA0593F4LL},{0x3DL,0UL,0x2D981C4043F208CALL,1UL,18446744073709551615UL,-1L,-2L,0x26D6ADE2548BED1BLL}},{{0UL,2UL,0UL,3UL,0UL,8L,0x15L,0x32F215D8893B82A8LL},{253UL,0UL,0xE6FE73D6FCA65571LL,4294967295UL,5UL,0xEFB8L,0x45L,1UL}},{{7UL,0x3AL,0xD76DB225DD6E69D0LL,0x57D4BE64L,0UL,1L,0x0BL,1UL},{1UL,0x30L,1UL,6UL,0x820403785BCEF03ELL,1L,0x1FL,0x4A2714AFA38E73F1LL}},{{0x2CL,0x15L,0xB8772C871D6A0152LL,0x8E14D786L,0xBA60502EE55C11EDLL,0x3C65L,0x8AL,0x8F35FBC39DC179C3LL},{0xB8L,255UL,0x0140261A0BC048CCLL,0UL,1UL,0x09FEL,0L,18446744073709551611UL}},{{0UL,0UL,0xFA6797E4FBB0AA58LL,0UL,0xE1E08896A925AC60LL,0xF4F2L,0x88L,1UL},{0x67L,1UL,0x98195B2DD4857912LL,4294967289UL,0x689EAB4333E670F8LL,0xADC6L,0x24L,0xDC84315FCC1579D6LL}},{{0x6AL,0UL,0x5E2C39E866FD9DB5LL,0xB4646715L,0x13F1DED1E21F6501LL,0x2A11L,0x4EL,0x54DA28C6D474F643LL},{254UL,255UL,0x897B6062AE6A96C2LL,4294967295UL,1UL,1L,0xAAL,0x7DD767D018C56F29LL}},{{0x15L,0xC3L,0x9863C1AF6E246C83LL,0xF1495F6DL,0xD03AA67958E614CELL,-6L,0x30L,0x42D46B024D340D93LL},{247UL,2UL,0x943D01FDF12DDB1DLL,4294967295UL,0xAC85DA78A547D6D8LL,0x6F98L,-6L,18446744073709551608UL}},{{1UL,0x94L,0UL,4294967295UL,0xA0ED866A0A7E3168LL,0xBF32L,1L,1UL},{0x84L,247UL,0xD55C9DD32D279E8ELL,0xE775D7A3L,0x7E57A4DF00B9C84DLL,0x4160L,0x61L,0x3D13FEFF7EEF82DFLL}},{{0x06L,253UL,0UL,0x287E82F1L,0x3AB374F10BAD2174LL,0L,0xB8L,0xC735D79487F0C1B1LL},{0UL,2UL,0UL,3UL,0UL,8L,0x15L,0x32F215D8893B82A8LL}},{{0x2BL,0xACL,18446744073709551615UL,9UL,0xEC90D6A3FB0EBF76LL,0x290CL,-10L,0x0BDD47CEA8D25C1DLL},{0x1FL,0UL,0x64372372BBABD025LL,0x202C7D2BL,0UL,0x112FL,-1L,18446744073709551614UL}}},{{{0xF0L,246UL,0xC13E2C5BF11B07FFLL,6UL,0x07F857469952579CLL,0xBB9FL,0x7FL,2UL},{0xEEL,1UL,0x7E8F18B27CB0CBCELL,8UL,18446744073709551615UL,0L,0x1AL,18446744073709551607UL}},{{0UL,0xCEL,0UL,8UL,0x86BB5A8AB19C0859LL,-3L,0x97L,0x4AC5E5FCAE9D726ALL},{2UL,0xBAL,0xCAFB4EB433DBBE9CLL,0xC7FB6418L,0x3E944CE9F044E38ALL,0xF68DL,0xC5L,0x803AAA497F856C4CLL}},{{0x60L,0xA3L,0xF6A2F7B546A0E1A7LL,4294967290UL,0xC41D731AAF947DC1LL,-1L,0xECL,0UL},{0x31L,0x69L,0UL,0xC453B9D0L,0UL,0x61BDL,-4L,18446744073709551615UL}},{{249UL,0UL,0x86A92799A1949944LL,1UL,0x95E666D334C102EELL,0x1FC4L,0xFDL,8UL},{0x31L,0x69L,0UL,0xC453B9D0L,0UL,0x61BDL,-4L,18446744073709551615UL}},{{0x60L,0xA3L,0xF6A2F7B546A0E1A7LL,4294967290UL,0xC41D731AAF947DC1LL,-1L,0xECL,0UL},{2UL,0xBAL,0xCAFB4EB433DBBE9CLL,0xC7FB6418L,0x3E944CE9F044E38ALL,0xF68DL,0xC5L,0x803AAA497F856C4CLL}},{{0UL,0xCEL,0UL,8UL,0x86BB5A8AB19C0859LL,-3L,0x97L,0x4AC5E5FCAE9D726ALL},{0xEEL,1UL,0x7E8F18B27CB0CBCELL,8UL,18446744073709551615UL,0L,0x1AL,18446744073709551607UL}},{{0xF0L,246UL,0xC13E2C5BF11B07FFLL,6UL,0x07F857469952579CLL,0xBB9FL,0x7FL,2UL},{0x1FL,0UL,0x64372372BBABD025LL,0x202C7D2BL,0UL,0x112FL,-1L,18446744073709551614UL}},{{0x2BL,0xACL,18446744073709551615UL,9UL,0xEC90D6A3FB0EBF76LL,0x290CL,-10L,0x0BDD47CEA8D25C1DLL},{0UL,2UL,0UL,3UL,0UL,8L,0x15L,0x32F215D8893B82A8LL}},{{0x06L,253UL,0UL,0x287E82F1L,0x3AB374F10BAD2174LL,0L,0xB8L,0xC735D79487F0C1B1LL},{0x84L,247UL,0xD55C9DD32D279E8ELL,0xE775D7A3L,0x7E57A4DF00B9C84DLL,0x4160L,0x61L,0x3D13FEFF7EEF82DFLL}},{{1UL,0x94L,0UL,4294967295UL,0xA0ED866A0A7E3168LL,0xBF32L,1L,1UL},{247UL,2UL,0x943D01FDF12DDB1DLL,4294967295UL,0xAC85DA78A547D6D8LL,0x6F98L,-6L,18446744073709551608UL}}},{{{0x15L,0xC3L,0x9863C1AF6E246C83LL,0xF1495F6DL,0xD03AA67958E614CELL,-6L,0x30L,0x42D46B024D340D93LL},{254UL,255UL,0x897B6062AE6A96C2LL,4294967295UL,1UL,1L,0xAAL,0x7DD767D018C56F29LL}},{{0x6AL,0UL,0x5E2C39E866FD9DB5LL,0xB4646715L,0x13F1DED1E21F6501LL,0x2A11L,0x4EL,0x54DA28C6D474F643LL},{0x67L,1UL,0x98195B2DD4857912LL,4294967289UL,0x689EAB4333E670F8LL,0xADC6L,0x24L,0xDC84315FCC1579D6LL}},{{0UL,0UL,0xFA6797E4FBB0AA58LL,0UL,0xE1E08896A925AC60LL,0xF4F2L,0x88L,1UL},{0xB8L,255UL,0x0140261A0BC048CCLL,0UL,1UL,0x09FEL,0L,18446744073709551611UL}},{{0x2CL,0x15L,0xB8772C871D6A0152LL,0x8E14D786L,0xBA60502EE55C11EDLL,0x3C65L,0x8AL,0x8F35FBC39DC179C3LL},{1UL,0x30L,1UL,6UL,0x820403785BCEF03ELL,1L,0x1FL,0x4A2714AFA38E73F1LL}},{{7UL,0x3AL,0xD76DB225DD6E69D0LL,0x57D4BE64L,0UL,1L,0x0BL,1UL},{253UL,0UL,0xE6FE73D6FCA65571LL,4294967295UL,5UL,0xEFB8L,0x45L,1UL}},{{0UL,2UL,0UL,3UL,0UL,8L,0x15L,0x32F215D8893B82A8LL},{0x3DL,0UL,0x2D981C4043F208CALL,1UL,18446744073709551615UL,-1L,-2L,0x26D6ADE2548BED1BLL}},{{0x77L,255UL,18446744073709551607UL,8UL,0xF1428B0D5953032CLL,0xB511L,-4L,0x5C36834DBA0593F4LL},{0x25L,0x11L,18446744073709551613UL,0x73BE2932L,1UL,1L,0x46L,18446744073709551612UL}},{{0x67L,1UL,0x98195B2DD4857912LL,4294967289UL,0x689EAB4333E670F8LL,0xADC6L,0x24L,0xDC84315FCC1579D6LL},{0x81L,0UL,0x12B7F3BBCE916AA8LL,0xF764251BL,0x2D99DFEB31EF2EC7LL,0xD479L,0x5BL,0xFA55345096009C33LL}},{{0x36L,251UL,1UL,0x599990CEL,18446744073709551610UL,-1L,-9L,1UL},{255UL,0UL,18446744073709551609UL,0UL,0xB523C64C0D037251LL,0x4E63L,0L,0UL}},{{253UL,0UL,0xE6FE73D6FCA65571LL,4294967295UL,5UL,0xEFB8L,0x45L,1UL},{0x60L,0xA3L,0xF6A2F7B546A0E1A7LL,4294967290UL,0xC41D731AAF947DC1LL,-1L,0xECL,0UL}}},{{{250UL,0x54L,18446744073709551615UL,0xC7C8F702L,1UL,0x798CL,9L,0x154C34A8375782D0LL},{0xC7L,1UL,0UL,1UL,0x63A770DDB8BF129ALL,5L,0L,0x89453831E2941C0ELL}},{{247UL,2UL,0x943D01FDF12DDB1DLL,4294967295UL,0xAC85DA78A547D6D8LL,0x6F98L,-6L,18446744073709551608UL},{0xB2L,0xD0L,18446744073709551615UL,0x9E5BF44AL,18446744073709551609UL,0xD03AL,1L,0x8E094C1C22C8F577LL}},{{0x31L,0x69L,0UL,0xC453B9D0L,0UL,0x61BDL,-4L,18446744073709551615UL},{0xD8L,0xE5L,0x8DE7FB14A11CD9C3LL,0x9DF19BFAL,18446744073709551615UL,0xFBB3L,-4L,0xE4941B99F8FCE4CFLL}},{{0UL,247UL,0xCD41014C5B564AF9LL,0xB3E08A19L,18446744073709551614UL,-3L,-1L,0xC79572C0674CAAF9LL},{0x41L,0x09L,9UL,0x8541277EL,18446744073709551615UL,0x66EFL,0x18L,0x66BB09EA02B72C0DLL}},{{247UL,255UL,0UL,3UL,18446744073709551612UL,0x8A9DL,-3L,0x7038E02665E4E178LL},{1UL,4UL,0xE3FFDFBA4A062ECFLL,0x4792FD19L,0x757F4FC79C4E2BDFLL,0x17D1L,0x88L,18446744073709551615UL}},{{248UL,5UL,0UL,0x4D4BE5C1L,18446744073709551610UL,0L,0xF6L,0xF3BFF26BEEC2E0B5LL},{0UL,0x0BL,0x3027F23F80DF10D1LL,0x51CF5533L,0xC7A0CD876B920B64LL,1L,0L,0UL}},{{0x81L,0UL,1UL,0x25B77EC6L,0x74568959A2FD2B2ELL,0x2B4EL,0x01L,18446744073709551607UL},{248UL,0xFDL,18446744073709551612UL,0xBCCF4413L,18446744073709551615UL,0xA6A0L,-7L,0xE26D3D03AD3E32B2LL}},{{255UL,247UL,2UL,0x3265B424L,0xE5C583A00BB471B9LL,0x95F6L,0L,4UL},{0x56L,0xAAL,18446744073709551609UL,0xADBDE57DL,1UL,-5L,0x87L,0x326B9DB40B81AAB6LL}},{{0x9EL,0xB6L,1UL,0xF3030E21L,0x6FBFE0ED7CD7726BLL,0x9438L,0x17L,0xD60BB08F00C22038LL},{0x49L,0x55L,4UL,0x7636C5AAL,0xE79E163B33AFA664LL,1L,0x52L,0UL}},{{248UL,0xFDL,18446744073709551612UL,0xBCCF4413L,18446744073709551615UL,0xA6A0L,-7L,0xE26D3D03AD3E32B2LL},{1UL,0x94L,0UL,4294967295UL,0xA0ED866A0A7E3168LL,0xBF32L,1L,1UL}}},{{{0x81L,0UL,0x12B7F3BBCE916AA8LL,0xF764251BL,0x2D99DFEB31EF2EC7LL,0xD479L,0x5BL,0xFA55345096009C33LL},{0x77L,255UL,18446744073709551607UL,8UL,0xF1428B0D5953032CLL,0xB511L,-4L,0x5C36834DBA0593F4LL}},{{0x51L,252UL,0x9F864870241269EELL,0xCFBBF7D4L,8UL,-9L,0L,0xEF1435D3D1E1F915LL},{0x36L,251UL,1UL,0x599990CEL,18446744073709551610UL,-1L,-9L,1UL}},{{0xEEL,1UL,0x7E8F18B27CB0CBCELL,8UL,18446744073709551615UL,0L,0x1AL,18446744073709551607UL},{247UL,255UL,0UL,3UL,18446744073709551612UL,0x8A9DL,-3L,0x7038E02665E4E178LL}},{{0x82L,0x86L,18446744073709551615UL,0UL,1UL,0L,0xA7L,3UL},{0UL,0x76L,0xAFC72B0C6363C915LL,8UL,0x7BCB792D3CCAC2C6LL,0L,7L,0x9F62A14071F31DFFLL}},{{0x56L,0xAAL,18446744073709551609UL,0xADBDE57DL,1UL,-5L,0x87L,0x326B9DB40B81AAB6LL},{255UL,255UL,0xEDDD9B01B831C086LL,4294967292UL,0x560C620DBC080252LL,0L,0x2CL,0x7855B9621E2A8073LL}},{{0x22L,0x95L,1UL,0x7AB0F825L,0x70B921321CFEF41FLL,-8L,5L,0xA19278A226F3BE52LL},{254UL,255UL,0x897B6062AE6A96C2LL,4294967295UL,1UL,1L,0xAAL,0x7DD767D018C56F29LL}},{{248UL,5UL,0UL,0x4D4BE5C1L,18446744073709551610UL,0L,0xF6L,0xF3BFF26BEEC2E0B5LL},{0xF0L,246UL,0xC13E2C5BF11B07FFLL,6UL,0x07F857469952579CLL,0xBB9FL,0x7FL,2UL}},{{0UL,0x0BL,0x3027F23F80DF10D1LL,0x51CF5533L,0xC7A0CD876B920B64LL,1L,0L,0UL},{0UL,0x0BL,0x3027F23F80DF10D1LL,0x51CF5533L,0xC7A0CD876B920B64LL,1L,0L,0UL}},{{0x36L,251UL,1UL,0x599990CEL,18446744073709551610UL,-1L,-9L,1UL},{0x9AL,0x21L,0UL,7UL,0xEC393FAECB29D0E1LL,0x6314L,0x7CL,0xECD8C3D08EE3174ALL}},{{0x5EL,5UL,1UL,1UL,0xE8E5864EBD04D092LL,-1L,0x75L,18446744073709551615UL},{255UL,0UL,0x99182BBCF23CE59CLL,0x0631C032L,1UL,0x367FL,0x81L,0x181A5387DFAC0929LL}}},{{{0xAAL,1UL,0xDD52196FC5927E85LL,0x4FCBD925L,0x914361D84730BF1ALL,0x544BL,-1L,0x1C33ACC08A2CC067LL},{0xB8L,255UL,0x0140261A0BC048CCLL,0UL,1UL,0x09FEL,0L,18446744073709551611UL}},{{0x15L,0xC3L,0x9863C1AF6E246C83LL,0xF1495F6DL,0xD03AA67958E614CELL,-6L,0x30L,0x42D46B024D340D93LL},{0xAAL,1UL,0xDD52196FC5927E85LL,0x4FCBD925L,0x914361D84730BF1ALL,0x544BL,-1L,0x1C33ACC08A2CC067LL}},{{2UL,0xBAL,0xCAFB4EB433DBBE9CLL,0xC7FB6418L,0x3E944CE9F044E38ALL,0xF68DL,0xC5L,0x803AAA497F856C4CLL},{250UL,0x54L,18446744073709551615UL,0xC7C8F702L,1UL,0x798CL,9L,0x154C34A8375782D0LL}},{{2UL,0xBAL,0xCAFB4EB433DBBE9CLL,0xC7FB6418L,0x3E944CE9F044E38ALL,0xF68DL,0xC5L,0x803AAA497F856C4CLL},{0xAAL,1UL,0xDD52196FC5927E85LL,0x4FCBD925L,0x914361D84730BF1ALL,0x544BL,-1L,0x1C33ACC08A2CC067LL}},{{0x15L,0xC3L,0x9863C1AF6E246C83LL,0xF1495F6DL,0xD03AA67958E614CELL,-6L,0x30L,0x42D46B024D340D93LL},{0xB8L,255UL,0x0140261A0BC048CCLL,0UL,1UL,0x09FEL,0L,18446744073709551611UL}},{{0xAAL,1UL,0xDD52196FC5927E85LL,0x4FCBD925L,0x914361D84730BF1ALL,0x544BL,-1L,0x1C33ACC08A2CC067LL},{255UL,0UL,0x99182BBCF23CE59CLL,0x0631C032L,1UL,0x367FL,0x81L,0x181A5387DFAC0929LL}},{{0x5EL,5UL,1UL,1UL,0xE8E5864EBD04D092LL,-1L,0x75L,18446744073709551615UL},{0x9AL,0x21L,0UL,7UL,0xEC393FAECB29D0E1LL,0x6314L,0x7CL,0xECD8C3D08EE3174ALL}},{{0x36L,251UL,1UL,0x599990CEL,18446744073709551610UL,-1L,-9L,1UL},{0UL,0x0BL,0x3027F23F80DF10D1LL,0x51CF5533L,0xC7A0CD876B920B64LL,1L,0L,0UL}},{{0UL,0x0BL,0x3027F23F80DF10D1LL,0x51CF5533L,0xC7A0CD876B920B64LL,1L,0L,0UL},{0xF0L,246UL,0xC13E2C5BF11B07FFLL,6UL,0x07F857469952579CLL,0xBB9FL,0x7FL,2UL}},{{248UL,5UL,0UL,0x4D4BE5C1L,18446744073709551610UL,0L,0xF6L,0xF3BFF26BEEC2E0B5LL},{254UL,255UL,0x897B6062AE6A96C2LL,4294967295UL,1UL,1L,0xAAL,0x7DD767D018C56F29LL}}},{{{0x22L,0x95L,1UL,0x7AB0F825L,0x70B921321CFEF41FLL,-8L,5L,0xA19278A226F3BE52LL},{255UL,255UL,0xEDDD9B01B831C086LL,4294967292UL,0x560C620DBC080252LL,0L,0x2CL,0x7855B9621E2A8073LL}},{{6UL,0x95L,0UL,4294967294UL,0UL,0xB64FL,0xCFL,6UL},{0x6DL,0x26L,1UL,0x345017E6L,0x536AA39EEB0125AFLL,0xD281L,0x96L,18446744073709551609UL}},{{252UL,253UL,1UL,7UL,0x664B995BDCFD88BBLL,1L,0xF8L,0x28DD48F6A016F72ALL},{0x51L,252UL,0x9F864870241269EELL,0xCFBBF7D4L,8UL,-9L,0L,0xEF1435D3D1E1F915LL}},{{249UL,255UL,18446744073709551606UL,0xE308329EL,0x777949CA4B923C12LL,0xDF65L,1L,18446744073709551612UL},{0x0EL,255UL,0x7EA892D1B96DE8E5LL,0x438B72F8L,18446744073709551607UL,8L,5L,2UL}},{{0x2CL,0x15L,0xB8772C871D6A0152LL,0x8E14D786L,0xBA60502EE55C11EDLL,0x3C65L,0x8AL,0x8F35FBC39DC179C3LL},{0x67L,1UL,0x98195B2DD4857912LL,4294967289UL,0x689EAB4333E670F8LL,0xADC6L,0x24L,0xDC84315FCC1579D6LL}},{{0x31L,0x69L,0UL,0xC453B9D0L,0UL,0x61BDL,-4L,18446744073709551615UL},{0x49L,0x55L,4UL,0x7636C5AAL,0xE79E163B33AFA664LL,1L,0x52L,0UL}},{{0xB2L,0xD0L,18446744073709551615UL,0x9E5BF44AL,18446744073709551609UL,0xD03AL,1L,0x8E094C1C22C8F577LL},{0x77L,255UL,18446744073709551607UL,8UL,0xF1428B0D5953032CLL,0xB511L,-4L,0x5C36834DBA0593F4LL}},{{255UL,0xABL,0UL,0xBA49F7E2L,0x21322FAFDFB27E1DLL,0xFF8CL,0x81L,0x4720BCBB14EF34AFLL},{6UL,0x95L,0UL,4294967294UL,0UL,0xB64FL,0xCFL,6UL}},{{0x45L,0xE3L,1UL,0x9437FC6FL,0x157F271109EE5BD7LL,0x8102L,0xE4L,0xC08128DF34F4FABFLL},{0xB2L,0xD0L,18446744073709551615UL,0x9E5BF44AL,18446744073709551609UL,0xD03AL,1L,0x8E094C1C22C8F577LL}},{{1UL,255UL,0x1A42B5460D7F88D5LL,0x73B53541L,1UL,-1L,0x4DL,4UL},{0x06L,253UL,0UL,0x287E82F1L,0x3AB374F10BAD2174LL,0L,0xB8L,0xC735D79487F0C1B1LL}}}};
static struct S0 g_1288 = {3UL,0x3DL,0xDB8EADF949E2D0F1LL,0x7BA57DFEL,8UL,-5L,-9L,0x0C43F840D217B884LL};
static struct S0 g_1289 = {0x8CL,0x18L,5UL,0UL,18446744073709551611UL,1L,0x04L,0x93DE59DDE007BB58LL};
static struct S0 g_1290[2] = {{0xB0L,5UL,9UL,0x1DE323CFL,18446744073709551613UL,0x09C6L,-1L,0xAD2B331F79ED0C0ELL},{0xB0L,5UL,9UL,0x1DE323CFL,18446744073709551613UL,0x09C6L,-1L,0xAD2B331F79ED0C0ELL}};
static struct S0 g_1291 = {1UL,0x2CL,0x7559212E0B16188ALL,0x966EE51BL,18446744073709551608UL,1L,-1L,0xFC5626409D209546LL};
static struct S0 g_1292[10] = {{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL},{0x7CL,253UL,1UL,4294967295UL,0x467B4CFCFFCD4D2DLL,0xE431L,0xE6L,0x7FCB6DE17C478A20LL}};
static struct S0 g_1293 = {250UL,1UL,8UL,5UL,0xCA9FE6F7CE883FDBLL,1L,0xEAL,0xC555EC03C7B0EB6BLL};
static struct S0 g_1294 = {0x05L,0x9EL,18446744073709551607UL,4294967287UL,18446744073709551611UL,0xE75BL,-5L,0x3164C0BBF73C2533LL};
static struct S0 g_1295 = {0xFCL,1UL,0x53B97E415131714ALL,1UL,0xF674403FE28B08DDLL,-1L,-1L,2UL};
static struct S0 g_1296 = {255UL,0UL,1UL,0x9B5460EDL,18446744073709551607UL,0x63E0L,0xF8L,0xAA00300A584EBE2CLL};
static struct S0 g_1297 = {1UL,0x3FL,18446744073709551614UL,0x821E0513L,1UL,-7L,0x0BL,1UL};
static struct S0 g_1298 = {2UL,0x0CL,0x137C1DADFB467F82LL,0xC0F4EEDEL,4UL,-1L,0xACL,1UL};
static struct S0 g_1299 = {0x11L,0UL,0xC5A223A2B16961D1LL,4294967290UL,0UL,-1L,0xC2L,4UL};
static struct S0 g_1300 = {0xDEL,0xDFL,18446744073709551611UL,0xF386590CL,0xCBF8AB09D6AF1EF5LL,-1L,0x94L,18446744073709551615UL};
static struct S0 g_1301 = {0xD9L,3UL,0UL,0x9A5CD8D1L,0UL,1L,0x9EL,5UL};
static struct S0 g_1302 = {0x8CL,8UL,0UL,1UL,0x7F0A44D98910C662LL,0x5CDDL,-6L,0xD351D46715B7F1AFLL};
static struct S0 g_1303 = {246UL,9UL,0x2458C1D824E8E0BALL,4294967292UL,1UL,-1L,0x52L,0xD016B695C532FE0CLL};
static struct S0 g_1304[9] = {{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL},{0xF3L,0x26L,0UL,1UL,0x49716521E896E3D2LL,-5L,7L,0xD28C81796B33FE23LL}};
static struct S0 g_1305 = {0x97L,249UL,18446744073709551609UL,0x4769176BL,0x8AFCB5D6ACD7D228LL,-2L,0x1EL,0xC85D3705646EC8DCLL};
static struct S0 g_1306 = {1UL,0x03L,0xD4AA895777E9084DLL,1UL,5UL,0x1BDDL,0x66L,0UL};
static struct S0 g_1307[5][7] = {{{0x17L,0x0EL,1UL,0x47932FAEL,18446744073709551614UL,0L,1L,0x09540B07E7A437AALL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL},{0x17L,0x0EL,1UL,0x47932FAEL,18446744073709551614UL,0L,1L,0x09540B07E7A437AALL},{0x55L,1UL,1UL,4294967295UL,18446744073709551615UL,0x1BC9L,1L,18446744073709551606UL},{0x17L,0x0EL,1UL,0x47932FAEL,18446744073709551614UL,0L,1L,0x09540B07E7A437AALL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL}},{{0UL,0UL,0xA70C2E717071CB9ELL,0xCF13A6FBL,6UL,0x0581L,-1L,5UL},{0UL,0UL,0xA70C2E717071CB9ELL,0xCF13A6FBL,6UL,0x0581L,-1L,5UL},{0x5CL,0xF8L,1UL,4294967295UL,0UL,-5L,6L,0xF6B920A09F9FCF30LL},{255UL,0UL,0x8DF7590EAB378C02LL,0x4D7A0131L,0x40D152B17EDE9523LL,0xE174L,0x26L,18446744073709551611UL},{0x5CL,0xF8L,1UL,4294967295UL,0UL,-5L,6L,0xF6B920A09F9FCF30LL},{0UL,0UL,0xA70C2E717071CB9ELL,0xCF13A6FBL,6UL,0x0581L,-1L,5UL},{0UL,0UL,0xA70C2E717071CB9ELL,0xCF13A6FBL,6UL,0x0581L,-1L,5UL}},{{0x8AL,0xEEL,0xEC8646CCC499C1D0LL,0x24C80E9BL,0UL,-1L,0x2BL,5UL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL},{0UL,0UL,0x1737DA910A396AEELL,0xC969D52FL,0x9FE0F9E2FA635063LL,-1L,-2L,0x0108DF1FDAF6C9FELL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL},{0x8AL,0xEEL,0xEC8646CCC499C1D0LL,0x24C80E9BL,0UL,-1L,0x2BL,5UL},{0x8AL,0xEEL,0xEC8646CCC499C1D0LL,0x24C80E9BL,0UL,-1L,0x2BL,5UL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL}},{{1UL,249UL,0xE6C3105580E17488LL,0UL,2UL,0xC982L,0L,0x1331A12AAD11A9AFLL},{1UL,0UL,0x4122C3E49A963FCBLL,4294967290UL,1UL,0xA55BL,0x28L,0xDE7AD55B6CC5AF7ELL},{1UL,249UL,0xE6C3105580E17488LL,0UL,2UL,0xC982L,0L,0x1331A12AAD11A9AFLL},{0x5CL,0xF8L,1UL,4294967295UL,0UL,-5L,6L,0xF6B920A09F9FCF30LL},{0x5CL,0xF8L,1UL,4294967295UL,0UL,-5L,6L,0xF6B920A09F9FCF30LL},{1UL,249UL,0xE6C3105580E17488LL,0UL,2UL,0xC982L,0L,0x1331A12AAD11A9AFLL},{1UL,0UL,0x4122C3E49A963FCBLL,4294967290UL,1UL,0xA55BL,0x28L,0xDE7AD55B6CC5AF7ELL}},{{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL},{0x55L,1UL,1UL,4294967295UL,18446744073709551615UL,0x1BC9L,1L,18446744073709551606UL},{0UL,0UL,0x1737DA910A396AEELL,0xC969D52FL,0x9FE0F9E2FA635063LL,-1L,-2L,0x0108DF1FDAF6C9FELL},{0UL,0UL,0x1737DA910A396AEELL,0xC969D52FL,0x9FE0F9E2FA635063LL,-1L,-2L,0x0108DF1FDAF6C9FELL},{0x55L,1UL,1UL,4294967295UL,18446744073709551615UL,0x1BC9L,1L,18446744073709551606UL},{2UL,3UL,0xAAB2543D13BE325ALL,0x7839966BL,0xA00F11B4287CAEBELL,0x09C2L,0x45L,18446744073709551606UL},{0x55L,1UL,1UL,4294967295UL,18446744073709551615UL,0x1BC9L,1L,18446744073709551606UL}}};
static struct S0 g_1308 = {0x0DL,250UL,0xA0DA42FFB9DFB602LL,4294967295UL,0xFF7B82603E44461BLL,0x7260L,0x22L,0x16E67BBD3FC738C6LL};
static struct S0 g_1309 = {0xC6L,0x31L,0x94BB91CBA27079BALL,0UL,3UL,0xA305L,0xD4L,0xBB492FEA16BE3FD2LL};
static struct S0 g_1410 = {0x3AL,0xF2L,7UL,1UL,0x9F79CD010B142927LL,-5L,0x58L,0UL};
static struct S0 g_1421 = {3UL,0x95L,0x31A4DD9B03135AD1LL,0xDB2FC7C9L,0x833077408B147086LL,0L,0xA7L,0UL};
static volatile int8_t * volatile * volatile g_1428 = &g_327[1][6];
static volatile int8_t * volatile * volatile * volatile g_1427 = &g_1428;
static volatile int8_t * volatile * volatile * volatile *g_1426 = &g_1427;
static uint8_t g_1546 = 1UL;
static volatile int16_t g_1607[6][8][5] = {{{0x3347L,0x3347L,0x76A9L,0xFE02L,0L},{0xB3F2L,0L,(-1L),(-1L),0L},{0L,(-1L),0xB3F2L,0L,(-1L)},{0xFE02L,0L,0x76A9L,0L,0xFE02L},{0xB3F2L,0x3347L,(-1L),(-1L),0x3347L},{0xFE02L,(-1L),(-1L),0xFE02L,(-1L)},{0L,0xFE02L,0x76A9L,0x3347L,0x3347L},{0xB3F2L,0xFE02L,0xB3F2L,(-1L),0xFE02L}},{{0x3347L,(-1L),(-1L),0x3347L,(-1L)},{0x3347L,0x3347L,0x76A9L,0xFE02L,0L},{0xB3F2L,0L,(-1L),(-1L),0L},{0L,(-1L),0xB3F2L,0L,(-1L)},{0xFE02L,0L,0x76A9L,0L,0xFE02L},{0xB3F2L,0x3347L,(-1L),(-1L),0x3347L},{0xFE02L,(-1L),(-1L),0xFE02L,(-1L)},{0L,0xFE02L,0x76A9L,0x3347L,0x3347L}},{{0xB3F2L,0xFE02L,0xB3F2L,(-1L),(-1L)},{0xB3F2L,0x76A9L,0x201BL,0xB3F2L,0x201BL},{0xB3F2L,0xB3F2L,0x3347L,(-1L),(-1L)},{0x0245L,(-1L),0x201BL,0x201BL,(-1L)},{(-1L),0x76A9L,0x0245L,(-1L),0x201BL},{(-1L),(-1L),0x3347L,(-1L),(-1L)},{0x0245L,0xB3F2L,0x76A9L,0x201BL,0xB3F2L},{(-1L),0x76A9L,0x76A9L,(-1L),0x201BL}},{{(-1L),(-1L),0x3347L,0xB3F2L,0xB3F2L},{0x0245L,(-1L),0x0245L,0x201BL,(-1L)},{0xB3F2L,0x76A9L,0x201BL,0xB3F2L,0x201BL},{0xB3F2L,0xB3F2L,0x3347L,(-1L),(-1L)},{0x0245L,(-1L),0x201BL,0x201BL,(-1L)},{(-1L),0x76A9L,0x0245L,(-1L),0x201BL},{(-1L),(-1L),0x3347L,(-1L),(-1L)},{0x0245L,0xB3F2L,0x76A9L,0x201BL,0xB3F2L}},{{(-1L),0x76A9L,0x76A9L,(-1L),0x201BL},{(-1L),(-1L),0x3347L,0xB3F2L,0xB3F2L},{0x0245L,(-1L),0x0245L,0x201BL,(-1L)},{0xB3F2L,0x76A9L,0x201BL,0xB3F2L,0x201BL},{0xB3F2L,0xB3F2L,0x3347L,(-1L),(-1L)},{0x0245L,(-1L),0x201BL,0x201BL,(-1L)},{(-1L),0x76A9L,0x0245L,(-1L),0x201BL},{(-1L),(-1L),0x3347L,(-1L),(-1L)}},{{0x0245L,0xB3F2L,0x76A9L,0x201BL,0xB3F2L},{(-1L),0x76A9L,0x76A9L,(-1L),0x201BL},{(-1L),(-1L),0x3347L,0xB3F2L,0xB3F2L},{0x0245L,(-1L),0x0245L,0x201BL,(-1L)},{0xB3F2L,0x76A9L,0x201BL,0xB3F2L,0x201BL},{0xB3F2L,0xB3F2L,0x3347L,(-1L),(-1L)},{0x0245L,(-1L),0x201BL,0x201BL,(-1L)},{(-1L),0x76A9L,0x0245L,(-1L),0x201BL}}};
static volatile int16_t *g_1606 = &g_1607[0][1][0];
static volatile int16_t **g_1605 = &g_1606;
static int32_t ** volatile *g_1651 = &g_656;
static int32_t ** volatile **g_1650 = &g_1651;
static uint16_t * const g_1706 = &g_158[2][5][1];
static uint16_t * const *g_1705 = &g_1706;
static int8_t g_1775 = 0L;
static uint16_t g_1780 = 0x6636L;
static volatile uint32_t g_1869 = 4294967287UL;
static volatile uint32_t *g_1868 = &g_1869;
static volatile uint32_t * volatile *g_1867 = &g_1868;
static const struct S0 g_1875 = {0x47L,8UL,0x3E9898C03E89D81ALL,0UL,0x75279D5758CBD0CFLL,1L,-1L,0x32DB93290A450E06LL};
static int32_t ****g_1941[4][2][4] = {{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}}};
static uint32_t g_2010 = 0x08E3D161L;
static const int32_t g_2018 = (-8L);
static const int32_t g_2020 = 0xA934A02BL;
static const int32_t *g_2021 = &g_60;
static struct S0 g_2023 = {6UL,0x93L,0xE1E852246FEB8680LL,0x6881D007L,0UL,-6L,0xC8L,0UL};
static int16_t g_2036 = 0x96C4L;
static int32_t g_2076[7][9] = {{(-8L),0L,4L,0x54E6A768L,0x8F4F80CFL,0x144B05ACL,0L,(-10L),5L},{(-10L),0x144B05ACL,(-8L),0xE7089521L,0xE7089521L,(-8L),0x144B05ACL,(-10L),0x1D5B9066L},{0x3239552BL,0x8F4F80CFL,0L,4L,0xE7089521L,(-1L),(-5L),0x54E6A768L,0x54E6A768L},{0L,0xE5A9921AL,0x8F4F80CFL,(-10L),0x8F4F80CFL,0xE5A9921AL,0L,(-1L),0x1D5B9066L},{(-1L),(-10L),0L,(-10L),0x54E6A768L,0xE7089521L,5L,0x8F4F80CFL,5L},{5L,0x3239552BL,4L,4L,0x3239552BL,5L,0x1D5B9066L,(-1L),0L},{0x8F4F80CFL,0L,4L,0xE7089521L,(-1L),(-5L),0x54E6A768L,0x54E6A768L,(-5L)}};
static int32_t g_2077 = 0L;
static int32_t * const volatile g_2110[2] = {&g_202,&g_202};
static volatile uint8_t g_2149 = 0UL;
static int8_t g_2176 = 0x02L;
static volatile struct S0 g_2256 = {1UL,0xE9L,0UL,0x2C6D1CEEL,0xDEED4CA0CD4A6818LL,0x6EC4L,0x0DL,0x68F204AD23979122LL};
static struct S0 g_2267[10] = {{0x7CL,0UL,0x482C2173ECC3D7A1LL,0x485E1A5EL,0xA0ED4432CD75AB5ALL,0xE3BEL,0x08L,0x03C4738285F380E3LL},{255UL,249UL,0x2122694DA0A32A7FLL,1UL,4UL,-8L,0x62L,0xCF19DA53D07293A6LL},{255UL,249UL,0x2122694DA0A32A7FLL,1UL,4UL,-8L,0x62L,0xCF19DA53D07293A6LL},{0x7CL,0UL,0x482C2173ECC3D7A1LL,0x485E1A5EL,0xA0ED4432CD75AB5ALL,0xE3BEL,0x08L,0x03C4738285F380E3LL},{255UL,249UL,0x2122694DA0A32A7FLL,1UL,4UL,-8L,0x62L,0xCF19DA53D07293A6LL},{255UL,249UL,0x2122694DA0A32A7FLL,1UL,4UL,-8L,0x62L,0xCF19DA53D07293A6LL},{0x7CL,0UL,0x482C2173ECC3D7A1LL,0x485E1A5EL,0xA0ED4432CD75AB5ALL,0xE3BEL,0x08L,0x03C4738285F380E3LL},{255UL,249UL,0x2122694DA0A32A7FLL,1UL,4UL,-8L,0x62L,0xCF19DA53D07293A6LL},{255UL,249UL,0x2122694DA0A32A7FLL,1UL,4UL,-8L,0x62L,0xCF19DA53D07293A6LL},{0x7CL,0UL,0x482C2173ECC3D7A1LL,0x485E1A5EL,0xA0ED4432CD75AB5ALL,0xE3BEL,0x08L,0x03C4738285F380E3LL}};
static const struct S0 *g_2293 = &g_1291;
static const struct S0 ** volatile g_2292 = &g_2293;
static uint8_t *g_2302 = &g_1280.f1;
static uint8_t g_2354 = 0UL;
static int64_t g_2357 = 0L;
static struct S0 ** const *g_2420 = &g_481;
static struct S0 ** const **g_2419 = &g_2420;
static const int32_t ** volatile g_2432 = &g_2021;
static volatile struct S0 g_2452 = {0x37L,0xF5L,0x8D39A2D70BC12DADLL,0x2D29A1CDL,0x1FC22870DEE36842LL,0x8FA1L,0L,0x679FACFA59185D05LL};
static int16_t * volatile * volatile *g_2498 = (void*)0;
static int16_t * volatile * volatile ** volatile g_2497 = &g_2498;
static int16_t g_2523 = 0x9FFCL;
static uint16_t ***g_2563 = (void*)0;
static struct S0 g_2570 = {0xE5L,7UL,1UL,0xF9538303L,0UL,0xF3BEL,2L,0xC6D881C8729774A7LL};
static volatile struct S0 g_2571 = {1UL,0xFFL,0UL,4294967288UL,0x2FA626CA44BC1553LL,0xE7D8L,2L,18446744073709551615UL};
static int16_t **g_2622 = (void*)0;
static const struct S0 g_2688 = {0x95L,0xB2L,0UL,4294967288UL,5UL,0xD015L,0x0AL,0x778C3FE490596F0ALL};
static int16_t ***g_2708[4] = {&g_2622,&g_2622,&g_2622,&g_2622};
static int16_t ****g_2707[1] = {&g_2708[2]};
static int16_t *****g_2706 = &g_2707[0];
static const struct S0 g_2811 = {1UL,0x3AL,0x7AD85C048BCDA4EALL,0xD292610DL,0x42304DA100AEA952LL,-1L,6L,1UL};
static const int32_t g_2817[2] = {0xB4E5D949L,0xB4E5D949L};
static int32_t g_2863[8][8] = {{0x4D712A2BL,0x4D712A2BL,0x82787561L,0x4D712A2BL,0x4D712A2BL,0x82787561L,0x4D712A2BL,0x4D712A2BL},{0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL},{0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L},{0x4D712A2BL,0x4D712A2BL,0x82787561L,0x4D712A2BL,0x4D712A2BL,0x82787561L,0x4D712A2BL,0x4D712A2BL},{0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL},{0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L},{0x4D712A2BL,0x4D712A2BL,0x82787561L,0x4D712A2BL,0x4D712A2BL,0x82787561L,0x4D712A2BL,0x4D712A2BL},{0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL,0xDB34C9F3L,0xDB34C9F3L,0x4D712A2BL}};
static int32_t * const g_2862 = &g_2863[2][6];
static int32_t * const *g_2861[7][3][7] = {{{&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,(void*)0,(void*)0},{&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,&g_2862,&g_2862},{&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,(void*)0,(void*)0}},{{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,(void*)0},{&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,(void*)0,(void*)0},{&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,&g_2862,(void*)0}},{{&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,&g_2862,&g_2862},{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862}},{{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,(void*)0,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,&g_2862}},{{&g_2862,(void*)0,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862}},{{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,(void*)0,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,(void*)0,&g_2862}},{{&g_2862,(void*)0,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862},{&g_2862,(void*)0,&g_2862,&g_2862,&g_2862,&g_2862,&g_2862}}};
static volatile int32_t g_2865 = (-1L);
static uint64_t *g_2878 = (void*)0;
static volatile uint16_t g_2941 = 0x86A0L;



static uint32_t func_1(void);
static int8_t func_2(uint32_t p_3);
static int8_t func_6(int32_t p_7, uint32_t p_8);
static uint16_t func_26(int32_t * p_27, const uint32_t p_28);
static int8_t func_30(int32_t * p_31, int32_t * p_32, uint32_t p_33, int32_t * const p_34);
static int32_t * func_35(int32_t p_36, const int16_t p_37, int64_t p_38);
static int16_t func_39(int64_t p_40, int16_t p_41, int32_t * p_42, uint64_t p_43, int32_t * p_44);
static const int32_t * func_48(const int32_t * p_49);
static int64_t func_55(uint32_t p_56);
static uint64_t func_65(uint64_t p_66, int32_t *** p_67, uint64_t p_68);
# 241 "/tmp/symra-csmith-34gena3w/p.c"
static uint32_t func_1(void)
{
    uint32_t l_9 = 0x80CA9F8DL;
    int32_t *l_3002[7];
    int32_t l_3003[3];
    int i;
    for (i = 0; i < 7; i++)
        l_3002[i] = (void*)0;
    for (i = 0; i < 3; i++)
        l_3003[i] = 0xA15A7C94L;
    l_3003[0] ^= (((func_2(((((((*g_1706) = (safe_mul_func_uint8_t_u_u(0x8CL, func_6(l_9, (l_9 <= g_10))))) <= (((safe_add_func_uint32_t_u_u(l_9, l_9)) >= ((l_9 , (((safe_add_func_int8_t_s_s((((safe_lshift_func_int16_t_s_u((safe_lshift_func_int16_t_s_u(((l_9 , (**g_1605)) < l_9), 10)), 14)) < l_9) | g_1299.f3), l_9)) , l_9) > l_9)) > g_1300.f5)) , (**g_1605))) , l_9) >= 0x7BC0L) , l_9)) || l_9) == 7L) | g_1269.f4);
    for (g_1280.f6 = (-18); (g_1280.f6 <= (-5)); ++g_1280.f6)
    {
        return g_1283.f0;
    }
    return g_1263.f6;
}







static int8_t func_2(uint32_t p_3)
{
    uint16_t l_2609 = 0xC2DEL;
    int32_t l_2612 = 0x627BA445L;
    int16_t *l_2620[3][6][8] = {{{&g_1298.f5,&g_127[8],&g_127[8],&g_1298.f5,&g_127[4],&g_884.f5,&g_1298.f5,&g_884.f5},{&g_1298.f5,&g_1309.f5,&g_1262.f5,&g_1309.f5,&g_1298.f5,&g_1262.f5,&g_1263.f5,&g_1263.f5},{&g_884.f5,&g_1309.f5,&g_127[4],&g_127[4],&g_1309.f5,&g_884.f5,&g_127[8],&g_1309.f5},{&g_1263.f5,&g_127[8],&g_127[4],&g_1263.f5,&g_127[4],&g_127[8],&g_1263.f5,&g_884.f5},{&g_1309.f5,&g_1298.f5,&g_1262.f5,&g_1263.f5,&g_1263.f5,&g_1262.f5,&g_1298.f5,&g_1309.f5},{&g_884.f5,&g_1263.f5,&g_127[8],&g_127[4],&g_1263.f5,&g_127[4],&g_127[8],&g_1263.f5}},{{&g_1309.f5,&g_127[8],&g_884.f5,&g_1309.f5,&g_127[4],&g_127[4],&g_1309.f5,&g_884.f5},{&g_1263.f5,&g_1263.f5,&g_1262.f5,&g_1298.f5,&g_1309.f5,&g_1262.f5,&g_1309.f5,&g_1298.f5},{&g_884.f5,&g_1298.f5,&g_884.f5,&g_127[4],&g_1298.f5,&g_127[8],&g_127[8],&g_1298.f5},{&g_1298.f5,&g_127[8],&g_127[8],&g_1298.f5,&g_127[4],&g_884.f5,&g_1298.f5,&g_884.f5},{&g_1298.f5,&g_1309.f5,&g_1262.f5,&g_1309.f5,&g_1298.f5,&g_1262.f5,&g_1263.f5,&g_1263.f5},{&g_884.f5,&g_1309.f5,&g_127[4],&g_1282.f5,&g_127[4],&g_1279.f5,&g_1262.f5,&g_127[4]}},{{&g_884.f5,&g_1262.f5,&g_1282.f5,&g_884.f5,&g_1282.f5,&g_1262.f5,&g_884.f5,&g_1279.f5},{&g_127[4],&g_127[8],&g_1263.f5,&g_884.f5,&g_884.f5,&g_1263.f5,&g_127[8],&g_127[4]},{&g_1279.f5,&g_884.f5,&g_1262.f5,&g_1282.f5,&g_884.f5,&g_1282.f5,&g_1262.f5,&g_884.f5},{&g_127[4],&g_1262.f5,&g_1279.f5,&g_127[4],&g_1282.f5,&g_1282.f5,&g_127[4],&g_1279.f5},{&g_884.f5,&g_884.f5,&g_1263.f5,&g_127[8],&g_127[4],&g_1263.f5,&g_127[4],&g_127[8]},{&g_1279.f5,&g_127[8],&g_1279.f5,&g_1282.f5,&g_127[8],&g_1262.f5,&g_1262.f5,&g_127[8]}}};
    int16_t **l_2619 = &l_2620[0][4][5];
    uint64_t l_2623 = 0xF7225E18AB31EE8BLL;
    int32_t l_2629 = (-2L);
    uint32_t l_2633 = 0xC1D36532L;
    int16_t *l_2656[3][10][8] = {{{&g_322.f5,&g_1294.f5,&g_127[1],(void*)0,(void*)0,&g_1264[0][0].f5,(void*)0,&g_1294.f5},{&g_324.f5,&g_2036,(void*)0,&g_1308.f5,&g_1282.f5,&g_1085.f5,(void*)0,&g_652[0].f5},{&g_1277[3].f5,&g_1304[5].f5,&g_1276.f5,&g_1284.f5,&g_2023.f5,&g_1302.f5,&g_1410.f5,&g_1269.f5},{&g_1285[0][1].f5,&g_1274.f5,&g_1309.f5,&g_1294.f5,&g_324.f5,&g_1281.f5,&g_655.f5,&g_1300.f5},{&g_1410.f5,&g_1085.f5,(void*)0,&g_1288.f5,(void*)0,(void*)0,(void*)0,&g_1304[5].f5},{&g_1277[3].f5,&g_128,&g_1264[0][0].f5,&g_2023.f5,&g_1264[0][0].f5,&g_128,&g_1277[3].f5,&g_1274.f5},{&g_1276.f5,&g_1286[7][3][0].f5,(void*)0,&g_2036,&g_127[1],&g_1285[0][1].f5,&g_1305.f5,(void*)0},{&g_1154.f5,&g_479.f5,&g_1291.f5,&g_1277[3].f5,&g_127[1],&g_1298.f5,&g_1284.f5,&g_2023.f5},{&g_1276.f5,&g_1300.f5,&g_2570.f5,(void*)0,&g_1264[0][0].f5,&g_1279.f5,&g_1280.f5,&g_1295.f5},{&g_1277[3].f5,&g_1159.f5,(void*)0,&g_1282.f5,(void*)0,&g_1269.f5,(void*)0,&g_127[2]}},{{&g_1410.f5,&g_127[1],&g_127[7],&g_1302.f5,&g_324.f5,&g_1159.f5,&g_2023.f5,&g_324.f5},{&g_1285[0][1].f5,&g_1410.f5,&g_1159.f5,&g_1291.f5,&g_2023.f5,&g_1286[7][3][0].f5,&g_1277[3].f5,(void*)0},{&g_1277[3].f5,(void*)0,&g_324.f5,&g_1275[4].f5,&g_1282.f5,&g_1284.f5,&g_1308.f5,&g_1302.f5},{&g_324.f5,(void*)0,&g_1289.f5,&g_1154.f5,(void*)0,&g_1302.f5,&g_884.f5,&g_1296.f5},{&g_322.f5,&g_1410.f5,&g_1265.f5,&g_324.f5,&g_1308.f5,(void*)0,&g_1302.f5,&g_1276.f5},{&g_1421.f5,(void*)0,&g_127[7],(void*)0,&g_1274.f5,(void*)0,&g_1266.f5,&g_128},{&g_479.f5,&g_1296.f5,&g_1421.f5,&g_1277[3].f5,&g_1277[3].f5,&g_1421.f5,&g_1296.f5,&g_479.f5},{&g_1305.f5,&g_1280.f5,&g_1291.f5,&g_2023.f5,&g_1159.f5,&g_1295.f5,&g_655.f5,&g_1267.f5},{&g_1285[0][1].f5,&g_1288.f5,&g_1154.f5,&g_324.f5,&g_2023.f5,&g_1295.f5,&g_1308.f5,&g_1421.f5},{(void*)0,&g_1274.f5,(void*)0,(void*)0,(void*)0,&g_884.f5,&g_1300.f5,&g_1295.f5}},{{&g_1421.f5,&g_1309.f5,&g_322.f5,&g_1305.f5,&g_1264[0][0].f5,(void*)0,&g_1290[1].f5,&g_2036},{&g_127[7],&g_1290[1].f5,&g_652[0].f5,&g_2023.f5,&g_128,(void*)0,&g_1264[0][0].f5,&g_1288.f5},{&g_1265.f5,&g_322.f5,&g_1294.f5,&g_127[1],(void*)0,(void*)0,&g_1264[0][0].f5,(void*)0},{&g_1289.f5,(void*)0,&g_1277[3].f5,&g_127[7],&g_655.f5,&g_1295.f5,&g_1154.f5,(void*)0},{&g_324.f5,&g_2570.f5,&g_1302.f5,&g_1269.f5,&g_1305.f5,&g_1270.f5,&g_1266.f5,(void*)0},{&g_1159.f5,&g_1302.f5,&g_1268[2].f5,&g_127[2],&g_1298.f5,&g_655.f5,&g_2036,&g_1266.f5},{&g_127[7],&g_1284.f5,(void*)0,(void*)0,&g_652[0].f5,&g_1159.f5,&g_1410.f5,&g_2023.f5},{(void*)0,&g_1277[3].f5,&g_2023.f5,&g_1305.f5,(void*)0,&g_1305.f5,&g_2023.f5,&g_1277[3].f5},{&g_2570.f5,&g_2023.f5,(void*)0,&g_1295.f5,&g_1277[3].f5,&g_1085.f5,&g_1266.f5,&g_1276.f5},{&g_1291.f5,&g_1410.f5,&g_652[0].f5,&g_1270.f5,&g_2570.f5,&g_1154.f5,&g_1266.f5,(void*)0}}};
    int32_t *l_2680 = &g_10;
    int32_t l_2701 = 0xD7997CA4L;
    uint32_t l_2759 = 7UL;
    int32_t *** const l_2851 = &g_656;
    int32_t l_2936 = 0x68794395L;
    int32_t l_2959 = (-1L);
    uint32_t l_2960[8] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
    int64_t l_2987 = 1L;
    const int8_t * const l_2999 = &g_377;
    const int8_t * const *l_2998 = &l_2999;
    int i, j, k;
    for (g_1302.f6 = (-5); (g_1302.f6 > 21); g_1302.f6 = safe_add_func_int32_t_s_s(g_1302.f6, 8))
    {
        struct S0 *l_2596[6][6][7] = {{{&g_1279,(void*)0,&g_652[1],&g_1302,(void*)0,&g_1309,(void*)0},{&g_1283,&g_1276,&g_1276,&g_1283,&g_1263,(void*)0,&g_2267[6]},{&g_1307[2][4],&g_1275[3],&g_1268[2],(void*)0,&g_1268[2],&g_1281,&g_1292[8]},{&g_1268[2],&g_1266,&g_1263,&g_1267,&g_1277[5],(void*)0,&g_2267[6]},{&g_1281,&g_1309,(void*)0,&g_1281,&g_655,&g_1275[3],(void*)0},{&g_2267[6],&g_1279,&g_1267,&g_652[0],&g_1267,&g_1279,&g_2267[6]}},{{(void*)0,&g_655,&g_1281,&g_1410,&g_1279,&g_1302,(void*)0},{&g_1305,&g_1263,&g_1275[4],&g_2267[6],(void*)0,&g_1276,&g_1296},{&g_1293,&g_1421,&g_1281,&g_1309,(void*)0,&g_1285[0][1],&g_1268[2]},{&g_1268[1],&g_1305,&g_1267,(void*)0,&g_1286[6][5][3],&g_1286[6][5][3],(void*)0},{(void*)0,&g_1274,(void*)0,&g_1421,&g_1307[2][4],(void*)0,(void*)0},{&g_1266,(void*)0,&g_1263,(void*)0,&g_1285[2][1],&g_1277[5],&g_1279}},{{&g_1281,&g_1421,&g_1293,&g_1279,&g_1281,&g_1275[3],&g_652[1]},{(void*)0,&g_1277[0],(void*)0,&g_1267,&g_1275[4],(void*)0,&g_1280},{&g_1281,&g_652[1],&g_655,&g_655,&g_652[1],&g_1281,(void*)0},{&g_1279,&g_1305,&g_1283,&g_1277[5],(void*)0,(void*)0,&g_1268[2]},{&g_1279,&g_1302,(void*)0,&g_1268[2],&g_1285[0][1],&g_1277[1],(void*)0},{&g_1268[2],&g_1305,&g_1286[6][5][3],&g_1263,(void*)0,&g_1266,&g_1296}},{{(void*)0,&g_652[1],&g_1302,(void*)0,&g_1309,(void*)0,&g_1302},{&g_1277[0],&g_1277[0],&g_1277[5],&g_1280,&g_1296,(void*)0,&g_1263},{&g_1410,&g_1421,&g_1277[1],&g_1281,&g_652[1],&g_1268[2],&g_1292[8]},{&g_1280,(void*)0,(void*)0,&g_2267[6],&g_1296,&g_1303,&g_1279},{&g_1291,(void*)0,&g_1268[2],&g_1302,&g_1309,&g_1307[2][4],&g_1307[2][4]},{(void*)0,&g_1285[2][1],&g_1279,&g_1285[2][1],(void*)0,&g_1279,&g_1303}},{{(void*)0,(void*)0,&g_1291,(void*)0,&g_1285[0][1],&g_1292[8],&g_1268[2]},{&g_2267[6],(void*)0,&g_1275[4],&g_1296,(void*)0,&g_1263,(void*)0},{(void*)0,(void*)0,&g_1279,(void*)0,&g_652[1],&g_1302,(void*)0},{(void*)0,&g_1266,&g_1296,&g_1275[4],&g_1275[4],&g_1296,&g_1266},{&g_1291,&g_1307[2][4],(void*)0,&g_1267,&g_1281,(void*)0,&g_1277[1]},{&g_1280,&g_652[0],&g_1276,(void*)0,&g_1285[2][1],&g_1268[2],(void*)0}},{{&g_1410,(void*)0,(void*)0,&g_1267,&g_1292[8],(void*)0,&g_1281},{&g_1277[0],(void*)0,&g_1267,&g_1275[4],(void*)0,&g_1280,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,&g_1274,&g_652[1],&g_1275[3]},{&g_1268[2],&g_1286[6][5][3],&g_1266,&g_1296,(void*)0,&g_1279,&g_1277[5]},{&g_1279,&g_1267,&g_1274,(void*)0,&g_1085,&g_1281,&g_1275[3]},{&g_1279,&g_1280,&g_1279,&g_1285[2][1],&g_2267[6],&g_1286[6][5][3],(void*)0}}};
        struct S0 **l_2597 = &l_2596[4][0][2];
        int16_t *l_2618 = &g_1264[0][0].f5;
        int16_t ** const l_2617[7][1] = {{&l_2618},{&l_2618},{&l_2618},{&l_2618},{&l_2618},{&l_2618},{&l_2618}};
        int16_t ***l_2621[5][5] = {{&l_2619,&l_2619,&l_2619,&l_2619,&l_2619},{&l_2619,&l_2619,&l_2619,&l_2619,&l_2619},{&l_2619,&l_2619,&l_2619,&l_2619,&l_2619},{&l_2619,&l_2619,&l_2619,&l_2619,&l_2619},{&l_2619,&l_2619,&l_2619,&l_2619,&l_2619}};
        int32_t l_2624 = 0x412122D9L;
        int64_t *l_2648 = &g_2357;
        int32_t l_2673 = 0x4D14223CL;
        int i, j, k;
        (*l_2597) = l_2596[4][0][2];
        if (((safe_add_func_int8_t_s_s((safe_mul_func_int8_t_s_s((l_2624 = (((safe_lshift_func_uint16_t_u_u(((~(safe_mul_func_int8_t_s_s(((void*)0 != &g_639), (l_2609 = (*g_2302))))) >= ((((void*)0 == (*g_800)) | (safe_sub_func_int8_t_s_s((l_2612 <= (((safe_mul_func_int8_t_s_s(((safe_mul_func_int8_t_s_s((l_2617[3][0] == (g_2622 = l_2619)), ((void*)0 == &g_2563))) > g_1293.f4), p_3)) > l_2612) , 0x902EL)), l_2623))) <= l_2624)), l_2624)) < p_3) & l_2623)), p_3)), 1UL)) > g_2256.f7))
        {
            int32_t *l_2625 = (void*)0;
            int32_t *l_2626 = &g_361[0][0];
            int32_t *l_2627 = &l_2612;
            int32_t *l_2628 = &g_60;
            int32_t *l_2630 = &l_2629;
            int32_t *l_2631 = (void*)0;
            int32_t *l_2632 = &g_361[1][4];
            ++l_2633;
        }
        else
        {
            int8_t l_2640 = 0x6AL;
            int32_t l_2647 = (-1L);
            int64_t **l_2649 = &l_2648;
            int64_t *l_2650[1][5] = {{&g_1125[1][4],&g_1125[1][4],&g_1125[1][4],&g_1125[1][4],&g_1125[1][4]}};
            int64_t **l_2651 = &l_2650[0][4];
            int64_t *l_2657[3];
            int16_t l_2674 = 0x3D1BL;
            uint64_t *l_2675[1];
            int32_t *l_2676 = (void*)0;
            int32_t *l_2677 = &g_361[0][5];
            uint32_t *l_2678 = &g_204;
            uint32_t l_2679 = 1UL;
            int i, j;
            for (i = 0; i < 3; i++)
                l_2657[i] = &g_2357;
            for (i = 0; i < 1; i++)
                l_2675[i] = &g_1306.f4;
            if (((safe_sub_func_uint64_t_u_u(((safe_sub_func_uint8_t_u_u((((l_2640 = (-1L)) , p_3) | (safe_sub_func_uint64_t_u_u((0xAD381E14720AE274LL && (safe_add_func_uint64_t_u_u((safe_div_func_int64_t_s_s((l_2647 , (g_47[0][0][2] = ((((*l_2649) = l_2648) == ((*l_2651) = l_2650[0][4])) || (safe_mul_func_int16_t_s_s((p_3 == (((((p_3 , ((safe_mul_func_int8_t_s_s(l_2647, p_3)) , l_2656[0][2][6])) == (void*)0) && p_3) | l_2624) <= l_2647)), p_3))))), l_2624)), (-5L)))), 0x036BB37E032F0F55LL))), p_3)) < (*g_1706)), g_1281.f1)) == 0xADL))
            {
                int16_t *** const **l_2658 = (void*)0;
                l_2658 = (void*)0;
            }
            else
            {
                (***g_1650) = &l_2647;
            }
            l_2612 = ((safe_mul_func_int16_t_s_s((l_2647 != ((((p_3 > (((*l_2678) = (((*l_2677) = (safe_rshift_func_int16_t_s_s(((0xCECDL == ((g_1283.f4 = (((((safe_mul_func_uint16_t_u_u((((*l_2648) = (0x55L | ((safe_sub_func_int32_t_s_s((((((*g_1706) || p_3) < ((l_2629 = ((((safe_mul_func_int8_t_s_s(((l_2624 = (((*g_2021) ^ 1L) || (((((safe_mul_func_uint8_t_u_u(p_3, p_3)) >= p_3) | p_3) | p_3) , l_2673))) <= 1UL), 6L)) < 0xF5CA260BL) | g_1264[0][0].f5) , l_2674)) == l_2674)) , 4294967295UL) , 0x94A6A2D6L), (-1L))) < p_3))) != g_884.f4), p_3)) && 1L) , l_2674) , (**g_1867)) > g_1304[5].f7)) , (*g_1706))) == p_3), p_3))) | l_2673)) , 0x5EB0FC72L)) != p_3) , l_2679) != 1UL)), 8UL)) && p_3);
        }
        return p_3;
    }
lbl_3001:
    if (((*l_2680) = 0xB418B4E1L))
    {
        uint32_t *l_2689 = (void*)0;
        int32_t l_2692 = 0x5E97931CL;
        uint8_t ****l_2693 = &g_801;
        uint64_t *l_2694 = (void*)0;
        uint64_t **l_2695 = &l_2694;
        int32_t l_2696 = 0x19A7B2DFL;
        int32_t l_2700 = (-1L);
        int16_t *****l_2705 = (void*)0;
        int32_t l_2757 = 7L;
        int32_t l_2758 = 0x9674FC09L;
        uint32_t l_2791 = 0x30C3778CL;
        uint16_t *l_2803 = &g_158[2][5][1];
        uint16_t **l_2802 = &l_2803;
lbl_2844:
        l_2696 |= (+(((safe_mod_func_uint16_t_u_u(p_3, (safe_mul_func_int8_t_s_s((safe_mul_func_uint16_t_u_u(((g_1268[2].f1 , (g_2688 , l_2689)) != (((((*l_2695) = ((0x49L < ((((p_3 ^ (safe_mod_func_int32_t_s_s(0x098B1A74L, (((l_2693 = (l_2692 , &g_801)) != (void*)0) , l_2692)))) , g_1303.f3) != 1L) ^ (*l_2680))) , l_2694)) == (void*)0) <= l_2692) , l_2689)), p_3)), p_3)))) && l_2692) >= p_3));
        for (g_128 = 0; (g_128 == (-16)); g_128--)
        {
            int32_t *l_2699[1];
            uint16_t l_2702 = 65535UL;
            uint8_t ***l_2712 = &g_170;
            uint32_t **l_2734 = &l_2689;
            uint32_t **l_2735 = &l_2689;
            uint8_t l_2778 = 0x47L;
            uint64_t l_2799 = 18446744073709551615UL;
            uint16_t **l_2804 = (void*)0;
            uint8_t **l_2812 = (void*)0;
            int64_t l_2821[10] = {0xE12E33D686B0A494LL,0x5E5C77EE70A9D48DLL,0xE12E33D686B0A494LL,0x5E5C77EE70A9D48DLL,0xE12E33D686B0A494LL,0x5E5C77EE70A9D48DLL,0xE12E33D686B0A494LL,0x5E5C77EE70A9D48DLL,0xE12E33D686B0A494LL,0x5E5C77EE70A9D48DLL};
            int i;
            for (i = 0; i < 1; i++)
                l_2699[i] = &l_2612;
            l_2702--;
            for (g_1302.f6 = 7; (g_1302.f6 >= 1); g_1302.f6 -= 1)
            {
                uint32_t l_2716[10] = {0x1FEC1E2EL,0UL,0x1FEC1E2EL,0UL,0x1FEC1E2EL,0UL,0x1FEC1E2EL,0UL,0x1FEC1E2EL,0UL};
                int32_t l_2747 = (-10L);
                int32_t l_2750 = 0x2ED478DBL;
                uint16_t l_2751 = 0xDC61L;
                int32_t l_2752 = 0xB24DFAB0L;
                uint32_t l_2781 = 4294967292UL;
                int32_t l_2797[4] = {(-5L),(-5L),(-5L),(-5L)};
                uint64_t l_2826 = 0x13AC31B79902C7C9LL;
                int32_t *l_2827 = &g_10;
                uint8_t *** const l_2838 = &l_2812;
                int i;
                for (g_60 = 4; (g_60 >= 1); g_60 -= 1)
                {
                    int16_t l_2715 = (-9L);
                    int32_t l_2717 = 8L;
                    uint32_t **l_2732 = &l_2689;
                    uint32_t ***l_2733[10][2][2] = {{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}},{{&l_2732,&l_2732},{&l_2732,&l_2732}}};
                    int8_t *l_2748 = &g_1277[3].f6;
                    int64_t *l_2749[6] = {&g_47[0][1][6],&g_1125[1][4],&g_47[0][1][6],&g_47[0][1][6],&g_1125[1][4],&g_47[0][1][6]};
                    uint16_t *l_2753 = &l_2751;
                    int32_t l_2755[10][9] = {{0xDF76058BL,0x185CBA4AL,0xDF76058BL,1L,0x5B935841L,0x185CBA4AL,0x5B935841L,1L,0xDF76058BL},{4L,(-6L),1L,(-4L),0x64A33E1DL,0x64A33E1DL,(-4L),1L,(-6L)},{0xC8A4D12FL,0x901B73B4L,8L,1L,0xC8A4D12FL,1L,8L,0x901B73B4L,0xC8A4D12FL},{0x64A33E1DL,6L,1L,4L,4L,1L,6L,0x64A33E1DL,2L},{0x5B935841L,0x901B73B4L,0xDF76058BL,0L,0xDF76058BL,0x901B73B4L,0x5B935841L,0L,0x5B935841L},{0x64A33E1DL,(-6L),6L,6L,(-6L),0x64A33E1DL,1L,(-7L),2L},{0xC8A4D12FL,0x185CBA4AL,(-6L),0x185CBA4AL,0xC8A4D12FL,0L,(-6L),0L,0xC8A4D12FL},{4L,(-4L),(-4L),4L,2L,(-7L),1L,0x64A33E1DL,(-6L)},{0xDF76058BL,0L,0xDF76058BL,0x901B73B4L,0x5B935841L,0L,0x5B935841L,0x901B73B4L,0xDF76058BL},{(-6L),(-6L),(-7L),(-4L),2L,0x64A33E1DL,6L,1L,4L}};
                    int16_t **l_2775 = &l_2620[0][2][5];
                    int i, j, k;
                    for (g_1299.f3 = 1; (g_1299.f3 <= 5); g_1299.f3 += 1)
                    {
                        l_2717 = (l_2716[4] &= ((l_2692 |= ((g_2706 = l_2705) == ((!(safe_add_func_uint64_t_u_u(((18446744073709551608UL > 0L) , ((void*)0 == l_2712)), 0x115041E7F80F509BLL))) , (void*)0))) || (p_3 & (safe_mod_func_int32_t_s_s((((*l_2680) &= l_2715) | 65535UL), (-10L))))));
                        if (p_3)
                            continue;
                    }
                    if ((((safe_lshift_func_uint16_t_u_u(((*l_2753) = (((l_2752 |= (safe_div_func_int64_t_s_s(g_1304[5].f6, (safe_mul_func_int8_t_s_s((safe_add_func_int8_t_s_s(((safe_lshift_func_uint16_t_u_u(((safe_rshift_func_int8_t_s_s((((safe_mul_func_uint8_t_u_u((((((l_2734 = l_2732) == (p_3 , l_2735)) , ((((safe_mul_func_uint16_t_u_u((safe_mod_func_uint32_t_u_u(l_2715, (p_3 && 0xD93F641E166BE6B8LL))), (++(*g_1706)))) ^ ((((l_2750 = ((~((*l_2748) = (((l_2747 &= (((safe_rshift_func_uint16_t_u_s((((((safe_sub_func_int8_t_s_s((p_3 | l_2715), p_3)) >= 3UL) == l_2716[4]) && 0x0E5A2220A2346B72LL) == l_2716[4]), 11)) != 0L) , 0x995E96610D1DF91ALL)) >= 0x943A44863D7784C3LL) ^ p_3))) | (*l_2680))) , g_1161[2].f6) , (*l_2680)) <= l_2751)) >= p_3) != (*l_2680))) ^ l_2716[4]) <= 0xEAL), l_2700)) ^ p_3) , (*l_2680)), p_3)) > l_2717), p_3)) == 0x9E2D49A1DC996E0FLL), 1UL)), l_2751))))) > p_3) | p_3)), l_2716[4])) > p_3) , p_3))
                    {
                        int32_t l_2754 = 1L;
                        int32_t l_2756[3][6][1] = {{{0x0D3C87C7L},{0x25FFC2BEL},{0x25FFC2BEL},{0x0D3C87C7L},{0x25FFC2BEL},{0x25FFC2BEL}},{{0x0D3C87C7L},{0x25FFC2BEL},{0x25FFC2BEL},{0x0D3C87C7L},{0x25FFC2BEL},{0x25FFC2BEL}},{{0x0D3C87C7L},{0x0D3C87C7L},{0x0D3C87C7L},{3L},{0x0D3C87C7L},{0x0D3C87C7L}}};
                        int i, j, k;
                        l_2759++;
                        return l_2754;
                    }
                    else
                    {
                        const int32_t **l_2762 = &g_2021;
                        int16_t ***l_2774 = &l_2619;
                        uint8_t *l_2776 = &g_1279.f1;
                        int32_t l_2777[1][1];
                        int i, j;
                        for (i = 0; i < 1; i++)
                        {
                            for (j = 0; j < 1; j++)
                                l_2777[i][j] = 0L;
                        }
                        (*l_2762) = func_48(&l_2747);
                        (*l_2680) = 0x93AB6765L;
                        l_2777[0][0] ^= (safe_mul_func_int8_t_s_s((0x81L > l_2700), ((g_253[g_1302.f6] |= (safe_sub_func_uint64_t_u_u((g_324.f0 >= (!g_1266.f7)), (0x230D424CL && (((safe_lshift_func_int16_t_s_u((safe_add_func_int16_t_s_s(((((*l_2774) = ((p_3 < ((safe_div_func_uint16_t_u_u((l_2755[0][0] <= 0x5D49E4C7L), ((((**l_2762) <= g_1293.f1) < l_2758) | 1L))) , p_3)) , (void*)0)) != l_2775) > p_3), 1L)), 8)) , (***g_639)) != l_2776))))) , p_3)));
                    }
                }
                l_2778 = l_2700;
                for (g_322.f6 = 0; (g_322.f6 <= 0); g_322.f6 += 1)
                {
                    int64_t l_2780 = 0xFB3D29D0FE60EF2FLL;
                    int32_t l_2786 = 0xFAED1D1FL;
                    int32_t l_2788 = 0xE017FD61L;
                    int32_t l_2789 = 0L;
                    int32_t l_2790[1][8][4] = {{{(-3L),1L,0x8F2751C5L,0x8F2751C5L},{0L,0L,0xCD98E28DL,1L},{1L,(-3L),0xCD98E28DL,(-3L)},{0L,0L,0x8F2751C5L,0xCD98E28DL},{(-3L),0L,0L,(-3L)},{0L,(-3L),0L,1L},{0L,0L,0L,0x8F2751C5L},{(-3L),1L,0x8F2751C5L,0x8F2751C5L}}};
                    int i, j, k;
                    for (g_1284.f3 = 0; (g_1284.f3 <= 0); g_1284.f3 += 1)
                    {
                        return p_3;
                    }
                    for (g_1269.f1 = 0; (g_1269.f1 <= 5); g_1269.f1 += 1)
                    {
                        int32_t l_2779 = 0x719E2FB3L;
                        int32_t l_2787 = 0L;
                        l_2781--;
                        (*l_2680) = (safe_sub_func_uint32_t_u_u((l_2751 >= 0UL), l_2696));
                        l_2791++;
                        if (p_3)
                            break;
                    }
                    for (g_1085.f3 = 0; g_1085.f3 < 1; g_1085.f3 += 1)
                    {
                        for (g_1274.f2 = 0; g_1274.f2 < 5; g_1274.f2 += 1)
                        {
                            for (g_2256.f3 = 0; g_2256.f3 < 7; g_2256.f3 += 1)
                            {
                                g_1156[g_1085.f3][g_1274.f2][g_2256.f3] = (void*)0;
                            }
                        }
                    }
                    (*l_2680) = (safe_add_func_uint32_t_u_u(7UL, p_3));
                }
                for (g_1296.f4 = 0; (g_1296.f4 <= 0); g_1296.f4 += 1)
                {
                    int32_t l_2796[4] = {1L,1L,1L,1L};
                    int32_t l_2798[9][9] = {{0x1D97D6B4L,0x2CC389E2L,0x2CC389E2L,0x1D97D6B4L,0xDE2555F7L,0x1D97D6B4L,0x2CC389E2L,0x2CC389E2L,0x1D97D6B4L},{(-5L),0x2CC389E2L,0x87792BADL,0x2CC389E2L,(-5L),(-5L),0x2CC389E2L,0x87792BADL,0x2CC389E2L},{0x2CC389E2L,0xDE2555F7L,0x87792BADL,0x87792BADL,0xDE2555F7L,0x2CC389E2L,0xDE2555F7L,0x87792BADL,0x87792BADL},{(-5L),(-5L),0x2CC389E2L,0x87792BADL,0x2CC389E2L,(-5L),(-5L),0x2CC389E2L,0x87792BADL},{0x1D97D6B4L,0xDE2555F7L,0x1D97D6B4L,0x2CC389E2L,0x2CC389E2L,0x1D97D6B4L,0xDE2555F7L,0x1D97D6B4L,0x2CC389E2L},{0x1D97D6B4L,0x2CC389E2L,0x2CC389E2L,0x1D97D6B4L,0xDE2555F7L,0x1D97D6B4L,0x2CC389E2L,0x2CC389E2L,0x1D97D6B4L},{(-5L),0x2CC389E2L,0x87792BADL,0x2CC389E2L,(-5L),(-5L),0x2CC389E2L,0x87792BADL,0x2CC389E2L},{0x2CC389E2L,0xDE2555F7L,0x87792BADL,0x87792BADL,0xDE2555F7L,0x2CC389E2L,0xDE2555F7L,0x87792BADL,0x87792BADL},{(-5L),(-5L),0x2CC389E2L,0x87792BADL,0x2CC389E2L,(-5L),(-5L),0x2CC389E2L,0x87792BADL}};
                    int i, j;
                    --l_2799;
                    if (((l_2802 != l_2804) <= (((((safe_mul_func_uint16_t_u_u((((safe_mul_func_int16_t_s_s(((safe_sub_func_int8_t_s_s(((g_2811 , (((*g_801) = (*l_2712)) != l_2812)) | (safe_lshift_func_int16_t_s_u((((safe_mul_func_uint8_t_u_u(((*g_2302) = 0UL), (((((g_2817[1] < ((!((l_2798[6][0] ^ ((l_2716[7] , (void*)0) != (**g_2419))) || 0L)) || l_2796[1])) >= (*l_2680)) > (**g_1705)) <= 0xD8E2L) == p_3))) && g_1275[4].f5) >= p_3), 4))), 0L)) <= l_2821[2]), p_3)) <= p_3) , 0UL), (-1L))) == 18446744073709551615UL) & l_2716[3]) , (*g_2302)) | 2UL)))
                    {
                        l_2797[0] |= (+((-1L) | (&g_640[1] == (void*)0)));
                        if (g_60)
                            goto lbl_3001;
                    }
                    else
                    {
                        uint32_t l_2825 = 0UL;
                        if (l_2796[2])
                            break;
                        (*l_2680) = l_2825;
                    }
                    for (g_1276.f1 = 0; (g_1276.f1 <= 0); g_1276.f1 += 1)
                    {
                        (*l_2680) &= l_2826;
                        (*g_656) = l_2827;
                    }
                    for (g_1272.f4 = 0; (g_1272.f4 <= 0); g_1272.f4 += 1)
                    {
                        int64_t l_2843 = 0x195FFB90FCB008AALL;
                        l_2843 = (((*l_2680) ^= (safe_sub_func_int32_t_s_s((((safe_mod_func_int16_t_s_s(p_3, (safe_rshift_func_uint16_t_u_u((safe_sub_func_uint64_t_u_u(0xB198D22415C6003ELL, p_3)), 12)))) != ((((safe_rshift_func_int16_t_s_s(((*g_800) == l_2838), (*g_1606))) , (g_1270.f3 != ((safe_div_func_int32_t_s_s((((safe_mul_func_int8_t_s_s(p_3, ((void*)0 != (*g_2497)))) ^ 0xB40401FF5DB114C5LL) == 0x923AL), p_3)) ^ 0x92L))) , l_2798[0][3]) | 18446744073709551615UL)) == 0x44L), g_377))) && 0x315A3BCDL);
                    }
                }
            }
            if (g_2688.f7)
                goto lbl_2844;
        }
    }
    else
    {
        const int8_t *l_2848[5][5][7] = {{{&g_1296.f6,&g_1296.f6,&g_1284.f6,&g_1296.f6,&g_1284.f6,(void*)0,&g_1300.f6},{&g_1296.f6,(void*)0,&g_1300.f6,&g_1302.f6,&g_1302.f6,&g_1300.f6,(void*)0},{&g_1266.f6,&g_1303.f6,&g_1286[7][3][0].f6,&g_1304[5].f6,&g_1300.f6,&g_1775,&g_1304[5].f6},{(void*)0,&g_1280.f6,&g_1300.f6,(void*)0,&g_1270.f6,(void*)0,&g_1159.f6},{(void*)0,&g_884.f6,&g_1157.f6,&g_1304[5].f6,&g_1410.f6,(void*)0,&g_1161[2].f6}},{{&g_1297.f6,&g_1159.f6,&g_1280.f6,&g_1302.f6,&g_1280.f6,(void*)0,&g_1270.f6},{&g_1775,&g_1297.f6,(void*)0,&g_1296.f6,(void*)0,&g_1300.f6,&g_1287[0][6][0].f6},{(void*)0,(void*)0,&g_1308.f6,&g_1305.f6,&g_1306.f6,&g_2176,&g_1410.f6},{&g_1306.f6,&g_1297.f6,(void*)0,&g_1299.f6,&g_1278.f6,&g_1303.f6,&g_1297.f6},{(void*)0,&g_2267[6].f6,(void*)0,&g_1284.f6,&g_1304[5].f6,&g_1280.f6,&g_1308.f6}},{{&g_1161[2].f6,&g_1280.f6,&g_1305.f6,(void*)0,&g_1085.f6,&g_1266.f6,&g_1280.f6},{(void*)0,&g_1299.f6,&g_1300.f6,&g_1085.f6,&g_2267[6].f6,&g_1157.f6,&g_1296.f6},{&g_1161[2].f6,(void*)0,&g_1269.f6,&g_1302.f6,&g_1278.f6,(void*)0,&g_1308.f6},{&g_1287[0][6][0].f6,(void*)0,&g_1302.f6,&g_1277[3].f6,&g_1296.f6,&g_1410.f6,&g_1296.f6},{&g_1297.f6,&g_1291.f6,&g_1291.f6,&g_1297.f6,&g_1274.f6,&g_1275[4].f6,&g_1303.f6}},{{&g_1302.f6,(void*)0,&g_1269.f6,&g_1291.f6,&g_1307[2][4].f6,&g_2267[6].f6,(void*)0},{(void*)0,(void*)0,&g_1304[5].f6,(void*)0,(void*)0,(void*)0,&g_1303.f6},{&g_1269.f6,&g_1275[4].f6,(void*)0,&g_1278.f6,&g_1299.f6,&g_1161[2].f6,&g_1296.f6},{&g_1268[2].f6,&g_1278.f6,(void*)0,&g_1421.f6,&g_1284.f6,&g_1274.f6,&g_1308.f6},{(void*)0,&g_1161[2].f6,&g_1161[2].f6,(void*)0,&g_1280.f6,&g_2267[6].f6,&g_1296.f6}},{{(void*)0,&g_1268[2].f6,(void*)0,(void*)0,(void*)0,(void*)0,&g_1280.f6},{&g_1291.f6,(void*)0,&g_1157.f6,&g_1300.f6,&g_1154.f6,&g_1299.f6,&g_1308.f6},{&g_1284.f6,&g_1154.f6,(void*)0,&g_1277[3].f6,&g_1154.f6,&g_377,(void*)0},{&g_1269.f6,&g_1309.f6,&g_1268[2].f6,&g_1159.f6,(void*)0,(void*)0,&g_1085.f6},{(void*)0,&g_1775,&g_1421.f6,&g_1275[4].f6,&g_1280.f6,(void*)0,&g_1302.f6}}};
        const int8_t ** const l_2847 = &l_2848[4][1][1];
        const int8_t ** const *l_2846[10][10][2] = {{{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,&l_2847}},{{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847}},{{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847}},{{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0}},{{&l_2847,&l_2847},{&l_2847,&l_2847},{(void*)0,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847}},{{&l_2847,(void*)0},{&l_2847,&l_2847},{(void*)0,(void*)0},{(void*)0,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0}},{{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{(void*)0,(void*)0},{(void*)0,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,&l_2847}},{{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{(void*)0,(void*)0},{(void*)0,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847}},{{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{(void*)0,(void*)0},{(void*)0,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0}},{{&l_2847,&l_2847},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847},{(void*)0,(void*)0},{(void*)0,&l_2847},{&l_2847,(void*)0},{&l_2847,&l_2847}}};
        const int8_t ** const * const *l_2845 = &l_2846[9][8][0];
        int32_t l_2849 = 0L;
        int32_t l_2871 = 1L;
        int32_t l_2924 = 0xDA972949L;
        int32_t l_2937[4];
        uint16_t *l_2950 = &g_62;
        uint16_t ***l_2981[3][7];
        int32_t l_2989 = 6L;
        int i, j, k;
        for (i = 0; i < 4; i++)
            l_2937[i] = 0L;
        for (i = 0; i < 3; i++)
        {
            for (j = 0; j < 7; j++)
                l_2981[i][j] = (void*)0;
        }
        for (g_1293.f3 = 0; (g_1293.f3 <= 2); g_1293.f3 += 1)
        {
            int8_t ****l_2850 = (void*)0;
            int32_t **l_2864 = &g_371[0][0][0];
            int32_t l_2870 = 0x3049954EL;
            uint64_t *l_2877 = &g_1306.f4;
            int8_t l_2891 = 0xDBL;
            int32_t l_2892 = 1L;
            uint32_t l_2897 = 0x9249C514L;
            int32_t l_2927 = 0x813E96DDL;
            int32_t l_2931 = (-1L);
            int32_t l_2934 = 0x4DEAC641L;
            int32_t l_2935[5];
            struct S0 *l_2984[1];
            int i;
            for (i = 0; i < 5; i++)
                l_2935[i] = 1L;
            for (i = 0; i < 1; i++)
                l_2984[i] = (void*)0;
            (*l_2680) &= (0x73L && p_3);
        }
    }
    (*g_2862) ^= (*l_2680);
    return (*l_2680);
}







static int8_t func_6(int32_t p_7, uint32_t p_8)
{
    int16_t l_11 = 0x8905L;
    int32_t l_14 = 0xA20B2878L;
    int32_t l_16 = 1L;
    int32_t l_17 = (-3L);
    int8_t l_2082 = (-4L);
    struct S0 ***l_2100 = &g_481;
    uint16_t l_2109 = 9UL;
    int32_t l_2115 = (-3L);
    uint8_t ****l_2142 = &g_801;
    int16_t *l_2152 = &g_2023.f5;
    int16_t * const *l_2151 = &l_2152;
    int16_t * const **l_2150[2][3] = {{&l_2151,&l_2151,&l_2151},{&l_2151,&l_2151,&l_2151}};
    int8_t **l_2161 = &g_713[6][0][3];
    int8_t **l_2163[4];
    uint8_t l_2166 = 0x97L;
    int32_t l_2175[7] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
    int32_t ***l_2186 = &g_656;
    int32_t ***l_2188 = &g_656;
    int32_t ***l_2189 = &g_656;
    uint16_t *l_2192[8] = {&l_2109,&l_2109,&l_2109,&l_2109,&l_2109,&l_2109,&l_2109,&l_2109};
    int32_t l_2269 = 0x4049741AL;
    const int8_t l_2376 = 0x76L;
    struct S0 *l_2573 = &g_1292[8];
    int i, j;
    for (i = 0; i < 4; i++)
        l_2163[i] = (void*)0;
    return p_8;
}







static uint16_t func_26(int32_t * p_27, const uint32_t p_28)
{
    int32_t **l_29 = (void*)0;
    p_27 = (void*)0;
    for (g_10 = 0; (g_10 <= 1); g_10 += 1)
    {
        return p_28;
    }
    return p_28;
}







static int8_t func_30(int32_t * p_31, int32_t * p_32, uint32_t p_33, int32_t * const p_34)
{
    return p_33;
}







static int32_t * func_35(int32_t p_36, const int16_t p_37, int64_t p_38)
{
    const uint8_t *l_1614 = (void*)0;
    const uint8_t **l_1613 = &l_1614;
    const uint8_t ***l_1612 = &l_1613;
    const uint8_t ****l_1611 = &l_1612;
    const uint8_t *****l_1610 = &l_1611;
    int32_t l_1615 = 0xD6698882L;
    int32_t l_1625[2][3][7] = {{{0xDDFD0055L,(-3L),0xFCB371F5L,0xDDFD0055L,(-1L),0xC2031E98L,(-9L)},{0x3EE95C5EL,(-3L),0x537B9181L,0x3EE95C5EL,(-1L),(-4L),(-1L)},{0x3EE95C5EL,0xFCB371F5L,0xFCB371F5L,0x3EE95C5EL,(-9L),0xC2031E98L,(-1L)}},{{0xDDFD0055L,(-3L),0xFCB371F5L,0xDDFD0055L,(-1L),0xC2031E98L,(-9L)},{0x3EE95C5EL,(-3L),0x537B9181L,0x3EE95C5EL,(-1L),(-4L),(-1L)},{0x3EE95C5EL,0xFCB371F5L,0xFCB371F5L,0x3EE95C5EL,(-9L),0xC2031E98L,(-1L)}}};
    int16_t l_1640[5] = {0x7C5DL,0x7C5DL,0x7C5DL,0x7C5DL,0x7C5DL};
    uint8_t l_1826 = 0xAEL;
    const int8_t l_1870 = 0xD0L;
    int16_t l_1878 = 9L;
    int64_t *l_1893 = &g_47[0][1][1];
    int32_t ***l_1944[9][7][4] = {{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}},{{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656},{&g_656,&g_656,&g_656,&g_656}}};
    int32_t ****l_1943 = &l_1944[7][1][2];
    int32_t *l_1988 = (void*)0;
    struct S0 * const l_2022 = &g_2023;
    int64_t l_2050[4] = {0x447610B5C7B12393LL,0x447610B5C7B12393LL,0x447610B5C7B12393LL,0x447610B5C7B12393LL};
    int8_t l_2063 = 0xB3L;
    uint8_t l_2078 = 2UL;
    int16_t l_2079 = 0xB3C8L;
    int32_t *l_2080[9] = {(void*)0,&l_1625[0][1][6],(void*)0,(void*)0,&l_1625[0][1][6],(void*)0,(void*)0,&l_1625[0][1][6],(void*)0};
    int32_t *l_2081 = (void*)0;
    int i, j, k;
lbl_1838:
    for (g_1274.f1 = 0; (g_1274.f1 <= 2); g_1274.f1 += 1)
    {
        const int32_t *l_1580 = &g_361[8][6];
        const int32_t **l_1581 = &l_1580;
        int32_t l_1619[4][10] = {{0x515322EDL,0x7CADC7B7L,0x515322EDL,3L,0x7CADC7B7L,0x5B984E50L,0x5B984E50L,0x7CADC7B7L,3L,0x515322EDL},{(-1L),(-1L),0xBE503FF3L,0x7CADC7B7L,0x03144058L,0xBE503FF3L,0x03144058L,0x7CADC7B7L,0xBE503FF3L,(-1L)},{0x03144058L,0x5B984E50L,0x515322EDL,0x03144058L,3L,3L,0x03144058L,0x515322EDL,0x5B984E50L,0x03144058L},{0x515322EDL,(-1L),0x5B984E50L,3L,(-1L),3L,0x5B984E50L,(-1L),0x515322EDL,0x515322EDL}};
        uint8_t ***l_1646 = &g_170;
        int64_t l_1712 = 0L;
        uint16_t l_1743 = 0xC519L;
        uint8_t *l_1824 = &g_1309.f1;
        uint8_t **l_1823[8] = {&l_1824,&l_1824,&l_1824,&l_1824,&l_1824,&l_1824,&l_1824,&l_1824};
        int i, j;
        (*l_1581) = func_48(func_48(&p_36));
        for (g_1280.f1 = 0; (g_1280.f1 <= 1); g_1280.f1 += 1)
        {
            uint8_t *****l_1600[6] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
            int16_t **l_1604 = (void*)0;
            int16_t ***l_1603 = &l_1604;
            int32_t l_1616 = (-9L);
            int32_t l_1626 = 0x6D2B99FCL;
            int32_t l_1627 = 0x2E636C0AL;
            int32_t l_1628[8][9] = {{0x1C656AA1L,0x057BA4EBL,(-3L),1L,0x1E87042DL,0L,0x4C096A0CL,2L,2L},{(-10L),(-1L),0x1C656AA1L,1L,0x1C656AA1L,(-1L),(-10L),5L,0xCBD537D3L},{1L,0x5C7AF4BBL,0x5794C4DCL,1L,0L,0L,7L,1L,1L},{0L,0x1C656AA1L,5L,0L,0x4C096A0CL,0x5794C4DCL,8L,5L,5L},{0x8B6D43EBL,5L,0x915D3958L,0x5B098029L,(-1L),(-1L),5L,2L,5L},{1L,1L,0x915D3958L,0x915D3958L,1L,1L,0x4C096A0CL,0xCBD537D3L,1L},{(-1L),(-10L),5L,0xCBD537D3L,0x1C656AA1L,0x601FEC25L,0x8B6D43EBL,1L,(-1L)},{5L,0x057BA4EBL,0x5794C4DCL,0L,0xE7EF9A2CL,1L,0x8B6D43EBL,0L,7L}};
            uint32_t l_1631 = 0x6ACA1A89L;
            struct S0 **l_1693 = &g_1160;
            int8_t l_1709 = 0x4FL;
            uint16_t l_1757[5][9] = {{0UL,4UL,65535UL,0x8BE4L,0xAB2FL,8UL,0xAB2FL,0x8BE4L,65535UL},{65535UL,65535UL,0UL,1UL,0xF284L,0xEB12L,0xAB2FL,0UL,8UL},{0x775BL,3UL,0x63E6L,65533UL,8UL,0UL,0UL,8UL,65533UL},{0UL,0xEB12L,0UL,1UL,8UL,3UL,4UL,8UL,0xF284L},{0xEB12L,0x63E6L,65535UL,0xF284L,4UL,0UL,65533UL,0UL,4UL}};
            int i, j;
            if ((safe_lshift_func_uint8_t_u_s(((safe_rshift_func_int8_t_s_s((safe_sub_func_int8_t_s_s(0x7BL, p_36)), 7)) , (18446744073709551611UL | (((safe_div_func_uint64_t_u_u((safe_mod_func_uint32_t_u_u(((safe_add_func_int64_t_s_s(((((safe_div_func_int64_t_s_s((((safe_div_func_uint64_t_u_u(((safe_div_func_uint16_t_u_u(((1UL && ((void*)0 == l_1600[5])) >= ((((safe_add_func_uint8_t_u_u((((*l_1603) = (void*)0) == g_1605), (((safe_div_func_int32_t_s_s((l_1610 == &g_800), (*l_1580))) >= l_1615) != l_1615))) ^ (**l_1581)) , p_36) <= (*l_1580))), g_1306.f4)) <= 3UL), p_38)) , (**l_1581)) , g_361[6][3]), 4UL)) <= (*l_1580)) , (void*)0) == (void*)0), 0x08FAA6D3987A1032LL)) ^ 0L), g_1307[2][4].f5)), p_37)) && g_1279.f4) == p_37))), l_1616)))
            {
                int16_t l_1622 = 0xF34EL;
                int32_t l_1623 = 0x3C8CE505L;
                int32_t l_1624 = 0x1C2605DCL;
                int32_t l_1629 = 1L;
                int32_t l_1630 = 0x7D6B964EL;
                for (g_1300.f4 = 0; (g_1300.f4 <= 1); g_1300.f4 += 1)
                {
                    int32_t *l_1617 = &g_60;
                    int32_t *l_1618 = &g_60;
                    int32_t *l_1620 = &g_60;
                    int32_t *l_1621[8][4][4] = {{{&g_202,&l_1619[1][0],(void*)0,&l_1615},{&g_13,&g_361[8][6],&l_1619[1][0],&l_1616},{&g_13,&g_361[8][6],(void*)0,&l_1619[0][5]},{&g_202,&l_1616,&g_361[8][6],(void*)0}},{{&l_1615,&l_1616,&l_1615,(void*)0},{&g_361[8][6],&l_1616,&g_202,&l_1619[0][5]},{(void*)0,&g_361[8][6],&g_13,&l_1616},{&l_1619[1][0],&g_361[8][6],&g_13,&l_1615}},{{(void*)0,&l_1619[1][0],&g_202,&g_361[8][6]},{&g_361[8][6],&l_1615,&l_1615,&l_1615},{&l_1615,&l_1615,&g_361[8][6],&g_361[8][6]},{&g_202,&l_1619[1][0],(void*)0,&l_1615}},{{&g_13,&g_361[8][6],&l_1619[1][0],&l_1616},{&g_13,&g_361[8][6],(void*)0,&l_1619[0][5]},{&g_202,&l_1616,&g_361[8][6],(void*)0},{&l_1615,&l_1616,&l_1615,(void*)0}},{{&g_361[8][6],&l_1616,&g_202,&l_1619[0][5]},{(void*)0,&g_361[8][6],&g_13,&l_1616},{&l_1619[1][0],&g_361[8][6],&g_13,&l_1615},{(void*)0,&l_1619[1][0],&g_202,&g_361[8][6]}},{{&g_361[8][6],&l_1615,&l_1615,&l_1615},{&l_1615,&l_1615,&g_361[8][6],&g_361[8][6]},{&g_202,&l_1619[1][0],(void*)0,&l_1615},{&g_13,&g_361[8][6],&l_1619[1][0],&l_1616}},{{&g_13,&g_361[8][6],(void*)0,&l_1619[0][5]},{&g_202,&l_1616,&g_361[8][6],(void*)0},{&l_1615,&l_1616,&l_1615,(void*)0},{&g_361[8][6],&l_1616,&g_202,&l_1619[0][5]}},{{(void*)0,&g_361[8][6],&g_13,&l_1616},{&l_1619[1][0],&g_361[8][6],&g_13,&l_1615},{(void*)0,&l_1619[1][0],&g_202,&g_361[8][6]},{&g_361[8][6],&l_1615,&l_1615,&l_1615}}};
                    uint32_t *l_1643 = &g_1283.f3;
                    int i, j, k;
                    (*l_1581) = func_48((*l_1581));
                    if ((*l_1580))
                        continue;
                    l_1631++;
                    (*l_1620) |= (((safe_add_func_uint32_t_u_u((safe_mod_func_uint16_t_u_u((((safe_sub_func_uint16_t_u_u(g_1276.f6, (g_324.f5 = (l_1625[1][0][4] , (l_1640[3] <= (((((g_1285[0][1].f4 && ((((((safe_lshift_func_int16_t_s_s((((*l_1643)--) && (l_1646 == (void*)0)), 7)) != (**l_1581)) == (safe_mul_func_int8_t_s_s(l_1616, (~((p_38 >= l_1626) <= (*l_1580)))))) == 0xE5L) | 0x11L) , g_1278.f1)) == l_1629) , g_1650) == (void*)0) , 0UL)))))) != l_1631) && p_38), g_1159.f4)), 0xD7E3C8C7L)) && p_36) , 1L);
                }
            }
            else
            {
                uint8_t l_1670[2][6] = {{4UL,0x89L,4UL,0x89L,4UL,0x89L},{4UL,0x89L,4UL,0x89L,4UL,0x89L}};
                int32_t l_1676 = (-1L);
                int64_t l_1719 = 0xA8AA463497BFFA1CLL;
                int i, j;
                for (g_256 = (-28); (g_256 > 2); g_256++)
                {
                    uint32_t l_1658[6];
                    int16_t *l_1659 = (void*)0;
                    int16_t *l_1660 = &g_1279.f5;
                    const int32_t l_1661 = 0x3A8C0633L;
                    uint64_t *l_1665 = &g_1298.f4;
                    int32_t l_1689 = (-2L);
                    uint32_t l_1690[8][1] = {{0UL},{0UL},{0UL},{0UL},{0xE5594320L},{0UL},{0UL},{0xE5594320L}};
                    uint16_t * const l_1708 = (void*)0;
                    uint16_t * const *l_1707 = &l_1708;
                    int i, j;
                    for (i = 0; i < 6; i++)
                        l_1658[i] = 6UL;
                    if ((safe_div_func_uint16_t_u_u((safe_mul_func_int16_t_s_s(((*l_1660) |= l_1658[1]), ((l_1625[0][2][1] < ((l_1661 , 0x3DL) >= (safe_add_func_uint64_t_u_u((g_324.f1 & (~g_1125[1][2])), ((*l_1665) = (((l_1665 != &g_222) || (safe_sub_func_uint8_t_u_u(l_1628[4][2], p_37))) < 1L)))))) || 0x518E0F1BC7829174LL))), l_1615)))
                    {
                        int32_t *l_1668 = &l_1627;
                        int32_t *l_1669[5][5][10] = {{{&g_13,&l_1615,&g_361[8][6],(void*)0,&l_1628[5][0],&g_361[8][6],&l_1628[5][0],(void*)0,&g_361[8][6],&l_1615},{&l_1616,&l_1616,&g_361[0][1],(void*)0,&l_1619[3][8],&g_361[7][8],&g_361[8][6],(void*)0,&l_1615,&l_1616},{&g_13,&l_1616,&g_361[8][6],&l_1625[1][0][4],&l_1628[5][0],&g_361[7][8],&l_1628[5][0],&l_1625[1][0][4],&g_361[8][6],&l_1616},{&l_1616,&l_1615,&g_361[0][1],&l_1625[1][0][4],&l_1619[3][8],&g_361[8][6],&g_361[8][6],&l_1625[1][0][4],&l_1615,&l_1615},{&g_13,&l_1615,&g_361[8][6],(void*)0,&l_1628[5][0],&g_361[8][6],&l_1628[5][0],(void*)0,&g_361[8][6],&l_1615}},{{&l_1616,&l_1616,&g_361[0][1],(void*)0,&l_1619[3][8],&g_361[7][8],&g_361[8][6],(void*)0,&l_1615,&l_1616},{&g_13,&l_1616,&g_361[8][6],&l_1625[1][0][4],&l_1628[5][0],&g_361[7][8],&l_1628[5][0],&l_1625[1][0][4],&g_361[8][6],&l_1616},{&l_1616,&l_1615,&g_361[0][1],&l_1625[1][0][4],&l_1619[3][8],&g_361[8][6],&g_361[8][6],&l_1625[1][0][4],&l_1615,&l_1615},{&g_13,&l_1615,&g_361[8][6],(void*)0,&l_1628[5][0],&g_361[8][6],&l_1628[5][0],(void*)0,&g_361[8][6],&l_1615},{&l_1616,&l_1616,&g_361[0][1],(void*)0,&l_1619[3][8],&g_361[7][8],&g_361[8][6],(void*)0,&l_1615,&l_1616}},{{&g_13,&l_1616,&g_361[8][6],&l_1625[1][0][4],&l_1628[5][0],&g_361[7][8],&l_1628[5][0],&l_1625[1][0][4],&g_361[8][6],&l_1616},{&l_1616,&l_1615,&g_361[0][1],&l_1625[1][0][4],&l_1619[3][8],&g_361[8][6],&g_361[8][6],&l_1625[1][0][4],&l_1615,&l_1615},{&g_13,&l_1615,&g_361[8][6],(void*)0,&l_1628[5][0],&g_361[8][6],&l_1628[5][0],(void*)0,&g_361[8][6],&l_1615},{&l_1616,&l_1616,&g_361[0][1],(void*)0,&l_1619[3][8],&g_361[7][8],&g_361[8][6],(void*)0,&l_1615,&l_1616},{&g_13,&l_1616,&g_361[8][6],&l_1625[1][0][4],&l_1628[5][0],&g_361[7][8],&l_1628[5][0],&l_1625[1][0][4],&g_361[8][6],&l_1616}},{{&l_1616,&l_1615,&g_361[0][1],&l_1625[1][0][4],&l_1619[3][8],&g_361[8][6],&g_361[8][6],&l_1625[1][0][4],&l_1615,&l_1615},{&g_13,&l_1615,&g_361[8][6],(void*)0,&l_1628[5][0],&g_361[8][6],&l_1628[5][0],(void*)0,&g_361[8][6],&l_1615},{&l_1616,&l_1616,&g_361[0][1],(void*)0,&l_1619[3][8],&g_361[7][8],&g_361[8][6],(void*)0,&l_1615,&l_1616},{&g_13,&l_1616,&g_361[8][6],&l_1625[1][0][4],&l_1628[5][0],&g_361[7][8],&l_1627,&l_1615,&l_1628[5][0],&l_1625[1][0][4]},{&l_1625[1][0][0],&l_1615,&g_361[8][6],&l_1615,&l_1628[6][1],&l_1628[7][2],(void*)0,&l_1615,&l_1619[3][8],&l_1615}},{{&g_361[0][0],&l_1615,&l_1628[5][0],&l_1616,&l_1627,&l_1628[7][2],&l_1627,&l_1616,&l_1628[5][0],&l_1615},{&l_1625[1][0][0],&l_1625[1][0][4],&g_361[8][6],&l_1616,&l_1628[6][1],(void*)0,(void*)0,&l_1616,&l_1619[3][8],&l_1625[1][0][4]},{&g_361[0][0],&l_1625[1][0][4],&l_1628[5][0],&l_1615,&l_1627,(void*)0,&l_1627,&l_1615,&l_1628[5][0],&l_1625[1][0][4]},{&l_1625[1][0][0],&l_1615,&g_361[8][6],&l_1615,&l_1628[6][1],&l_1628[7][2],(void*)0,&l_1615,&l_1619[3][8],&l_1615},{&g_361[0][0],&l_1615,&l_1628[5][0],&l_1616,&l_1627,&l_1628[7][2],&l_1627,&l_1616,&l_1628[5][0],&l_1615}}};
                        int i, j, k;
                        ++l_1670[1][4];
                        (*l_1668) = ((p_36 , l_1625[1][1][3]) <= l_1670[0][4]);
                    }
                    else
                    {
                        int32_t *l_1673 = &g_361[8][6];
                        int32_t *l_1674 = &g_361[3][0];
                        int32_t *l_1675 = &l_1619[1][0];
                        int32_t *l_1677 = &l_1628[6][1];
                        int32_t *l_1678 = &l_1619[0][0];
                        int32_t *l_1679 = &l_1619[1][0];
                        int32_t *l_1680 = &l_1627;
                        int32_t *l_1681 = &l_1628[6][1];
                        int32_t *l_1682 = &l_1628[3][0];
                        int32_t *l_1683 = &l_1616;
                        int32_t *l_1684 = &g_13;
                        int32_t *l_1685 = (void*)0;
                        int32_t *l_1686 = (void*)0;
                        int32_t *l_1687 = &l_1625[1][2][2];
                        int32_t *l_1688[1];
                        struct S0 ***l_1698 = &g_481;
                        int i;
                        for (i = 0; i < 1; i++)
                            l_1688[i] = &l_1628[5][3];
                        l_1690[0][0]--;
                        (*l_1683) ^= (l_1693 == ((*l_1698) = ((safe_mod_func_uint8_t_u_u((++g_1290[1].f1), p_38)) , &g_1160)));
                        if (l_1690[0][0])
                            break;
                        (*l_1673) = (((0xABL >= ((safe_sub_func_int64_t_s_s((safe_rshift_func_int16_t_s_u(l_1670[1][1], 3)), ((((safe_mod_func_uint32_t_u_u((((**g_1705) |= ((l_1707 = g_1705) != (void*)0)) ^ ((g_1159.f1 &= l_1640[3]) > l_1709)), (((safe_add_func_uint8_t_u_u(l_1712, ((safe_mod_func_uint32_t_u_u((safe_sub_func_int8_t_s_s(((safe_mod_func_uint64_t_u_u(((l_1719 >= g_1282.f3) > (*l_1580)), g_1303.f6)) | g_152), (*l_1681))), p_37)) & (**l_1581)))) , p_38) || l_1628[6][3]))) != p_36) == 0x3929EE4DL) ^ g_1296.f5))) == p_38)) <= 8UL) < l_1719);
                    }
                    if (p_37)
                        continue;
                    p_36 = p_38;
                }
            }
            for (g_61 = 0; (g_61 <= (-1)); g_61 = safe_sub_func_uint64_t_u_u(g_61, 7))
            {
                uint32_t l_1740 = 18446744073709551615UL;
                int32_t l_1779 = (-9L);
                uint32_t l_1799 = 0x566F5D3DL;
                uint64_t *l_1802[6] = {&g_1309.f4,&g_1309.f4,&g_1309.f4,&g_1309.f4,&g_1309.f4,&g_1309.f4};
                uint8_t **l_1822 = (void*)0;
                int32_t *l_1825[8] = {&g_202,&g_361[5][0],&g_361[5][0],&g_202,&g_361[5][0],&g_361[5][0],&g_202,&g_361[5][0]};
                int i;
                for (g_655.f3 = (-18); (g_655.f3 >= 23); g_655.f3 = safe_add_func_int32_t_s_s(g_655.f3, 2))
                {
                    int32_t l_1746 = 1L;
                    uint64_t *l_1751 = &g_1303.f4;
                    int32_t *l_1783 = (void*)0;
                    int32_t *l_1784 = &g_13;
                    uint8_t *** const *l_1793[7];
                    uint8_t *** const **l_1792 = &l_1793[4];
                    int i;
                    for (i = 0; i < 7; i++)
                        l_1793[i] = &g_801;
                    if ((0UL == (safe_mod_func_int32_t_s_s(((safe_lshift_func_int8_t_s_s(((safe_mod_func_int16_t_s_s((safe_rshift_func_int16_t_s_u(g_256, (safe_lshift_func_int8_t_s_u((safe_div_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(((((safe_div_func_int8_t_s_s(l_1740, (safe_rshift_func_int8_t_s_s((4294967295UL ^ (l_1743 > p_36)), 2)))) && (safe_mod_func_uint16_t_u_u(l_1746, (((((((safe_div_func_uint64_t_u_u(((*l_1751) = ((safe_sub_func_uint8_t_u_u((l_1627 ^= (g_1273[0].f1 == g_1270.f7)), 246UL)) != p_37)), l_1615)) && p_38) && l_1746) || l_1740) , p_37) , l_1740) || l_1746)))) , g_1296.f1) ^ l_1625[1][0][4]), g_884.f6)), p_37)), (**l_1581))))), (**g_1705))) & 246UL), p_38)) , p_37), 0xD689EF5CL))))
                    {
                        int32_t *l_1752 = &g_60;
                        int32_t *l_1753 = &g_13;
                        int32_t *l_1754 = &l_1627;
                        int32_t *l_1755 = &l_1619[0][4];
                        int32_t *l_1756[10][6][4] = {{{&g_60,(void*)0,&g_60,&g_60},{&l_1746,&l_1616,&l_1616,&l_1627},{&l_1619[1][0],&l_1746,&l_1628[3][4],&l_1616},{&l_1628[6][1],&g_361[8][6],&l_1628[3][4],(void*)0},{&l_1619[1][0],(void*)0,&l_1616,&l_1746},{&l_1746,(void*)0,&g_60,(void*)0}},{{&g_60,(void*)0,&l_1746,&l_1746},{&l_1616,(void*)0,&l_1619[1][0],(void*)0},{&l_1628[3][4],&g_361[8][6],&l_1628[6][1],&l_1616},{&l_1628[3][4],&l_1746,&l_1619[1][0],&l_1627},{&l_1616,&l_1616,&l_1746,&g_60},{&g_60,(void*)0,&g_60,&g_60}},{{&l_1746,&l_1616,&l_1616,&l_1627},{&l_1619[1][0],&l_1746,&l_1628[3][4],&l_1616},{&l_1628[6][1],&g_361[8][6],&l_1628[3][4],(void*)0},{&l_1619[1][0],(void*)0,&l_1616,&l_1746},{&l_1746,(void*)0,&g_60,(void*)0},{&g_60,(void*)0,&l_1746,&l_1746}},{{&l_1616,(void*)0,&l_1619[1][0],(void*)0},{&l_1628[3][4],&g_361[8][6],&l_1628[6][1],&l_1616},{&l_1628[3][4],&l_1746,&l_1619[1][0],&l_1627},{&l_1616,&l_1616,&l_1746,&g_60},{&g_60,(void*)0,&g_60,&g_60},{&l_1746,&l_1616,&l_1616,&l_1627}},{{&l_1619[1][0],&l_1746,&l_1628[3][4],&l_1616},{&l_1628[6][1],&g_361[8][6],&l_1628[3][4],(void*)0},{&l_1619[1][0],(void*)0,&l_1616,&l_1746},{&l_1746,(void*)0,&g_60,(void*)0},{&l_1625[1][2][4],(void*)0,&l_1619[1][0],&l_1616},{(void*)0,&g_60,&g_60,&l_1746}},{{&l_1628[6][1],&g_60,&g_13,&g_361[8][6]},{&l_1628[6][1],&l_1616,&g_60,(void*)0},{(void*)0,&g_361[8][6],&l_1619[1][0],(void*)0},{&l_1625[1][2][4],&l_1627,&l_1625[1][2][4],(void*)0},{&l_1619[1][0],&g_361[8][6],(void*)0,(void*)0},{&g_60,&l_1616,&l_1628[6][1],&g_361[8][6]}},{{&g_13,&g_60,&l_1628[6][1],&l_1746},{&g_60,&g_60,(void*)0,&l_1616},{&l_1619[1][0],(void*)0,&l_1625[1][2][4],(void*)0},{&l_1625[1][2][4],(void*)0,&l_1619[1][0],&l_1616},{(void*)0,&g_60,&g_60,&l_1746},{&l_1628[6][1],&g_60,&g_13,&g_361[8][6]}},{{&l_1628[6][1],&l_1616,&g_60,(void*)0},{(void*)0,&g_361[8][6],&l_1619[1][0],(void*)0},{&l_1625[1][2][4],&l_1627,&l_1625[1][2][4],(void*)0},{&l_1619[1][0],&g_361[8][6],(void*)0,(void*)0},{&g_60,&l_1616,&l_1628[6][1],&g_361[8][6]},{&g_13,&g_60,&l_1628[6][1],&l_1746}},{{&g_60,&g_60,(void*)0,&l_1616},{&l_1619[1][0],(void*)0,&l_1625[1][2][4],(void*)0},{&l_1625[1][2][4],(void*)0,&l_1619[1][0],&l_1616},{(void*)0,&g_60,&g_60,&l_1746},{&l_1628[6][1],&g_60,&g_13,&g_361[8][6]},{&l_1628[6][1],&l_1616,&g_60,(void*)0}},{{(void*)0,&g_361[8][6],&l_1619[1][0],(void*)0},{&l_1625[1][2][4],&l_1627,&l_1625[1][2][4],(void*)0},{&l_1619[1][0],&g_361[8][6],(void*)0,(void*)0},{&g_60,&l_1616,&l_1628[6][1],&g_361[8][6]},{&g_13,&g_60,&l_1628[6][1],&l_1746},{&g_60,&g_60,(void*)0,&l_1616}}};
                        uint16_t *l_1761 = &g_158[2][5][1];
                        uint16_t **l_1760 = &l_1761;
                        int i, j, k;
                        l_1757[1][5]++;
                        (*l_1754) |= (l_1616 ^ (g_1269.f5 < (((*l_1760) = &l_1757[0][7]) != (*g_1705))));
                        (*l_1755) = (g_1775 = ((safe_add_func_uint16_t_u_u(0x2EF3L, (safe_add_func_uint32_t_u_u(g_1085.f5, (!((safe_lshift_func_uint8_t_u_u(((safe_lshift_func_uint8_t_u_s(246UL, (g_1271.f7 >= (-5L)))) != (safe_rshift_func_uint16_t_u_s((*g_1706), 3))), (safe_add_func_uint32_t_u_u(g_1271.f7, 9UL)))) , (g_884.f5 != l_1740))))))) , p_36));
                        (*g_656) = (void*)0;
                    }
                    else
                    {
                        int32_t *l_1776 = (void*)0;
                        int32_t *l_1777 = &l_1619[1][0];
                        int32_t *l_1778[8] = {&l_1628[5][1],&l_1628[5][1],&g_361[7][3],&l_1628[5][1],&l_1628[5][1],&g_361[7][3],&l_1628[5][1],&l_1628[5][1]};
                        int i;
                        (*g_656) = &p_36;
                        g_1780++;
                    }
                    if (((*l_1784) = (p_38 == p_37)))
                    {
                        uint32_t l_1785 = 0x317A7148L;
                        uint32_t *l_1794 = &g_1287[0][6][0].f3;
                        uint8_t l_1796 = 250UL;
                        int32_t l_1797 = 0x7058E6E4L;
                        (*l_1784) = l_1785;
                        l_1797 |= (safe_mod_func_uint8_t_u_u((l_1627 = (((safe_unary_minus_func_int16_t_s((safe_unary_minus_func_uint64_t_u((((void*)0 == &p_36) & (safe_mod_func_uint64_t_u_u(((p_37 , l_1783) != ((l_1792 != &l_1611) , l_1794)), (g_1154.f4 = l_1785)))))))) && (+g_1272.f6)) == l_1796)), p_38));
                    }
                    else
                    {
                        int32_t *l_1798[3][6][2] = {{{&l_1628[5][7],&l_1625[0][1][6]},{&g_361[8][6],&g_13},{&l_1628[5][7],&g_13},{&g_361[8][6],&l_1625[0][1][6]},{&l_1628[5][7],&l_1625[0][1][6]},{&g_361[8][6],&g_13}},{{&l_1628[5][7],&g_13},{&g_361[8][6],&l_1625[0][1][6]},{&l_1628[5][7],&l_1625[0][1][6]},{&g_361[8][6],&g_13},{&l_1628[5][7],&g_13},{&g_361[8][6],&l_1625[0][1][6]}},{{&l_1628[5][7],&l_1625[0][1][6]},{&g_361[8][6],&g_13},{&l_1628[5][7],&g_13},{&g_361[8][6],&l_1625[0][1][6]},{&l_1628[5][7],&l_1625[0][1][6]},{&g_361[8][6],&g_13}}};
                        int i, j, k;
                        ++l_1799;
                    }
                }
                l_1826 |= (((0x90B48B47F45DB2B6LL != g_1274.f7) , (g_1286[7][3][0].f4 &= p_38)) | ((safe_sub_func_int32_t_s_s(l_1628[6][1], (safe_rshift_func_uint8_t_u_u(((*l_1824) = (safe_add_func_uint32_t_u_u((safe_mul_func_int16_t_s_s((((safe_add_func_uint8_t_u_u(((!(((safe_div_func_uint32_t_u_u(((l_1631 > g_1159.f7) & ((safe_add_func_int32_t_s_s((safe_div_func_uint64_t_u_u((0xF6674A1469D3C5ECLL < g_1410.f6), (((l_1823[0] = ((safe_mul_func_int16_t_s_s((g_1421.f7 , p_36), g_1300.f6)) , l_1822)) == l_1822) || (-7L)))), p_36)) , g_1291.f6)), g_1410.f5)) || (**g_1705)) ^ p_37)) > 1UL), 0UL)) == 0xF7D526C5BFA9AF3BLL) ^ p_38), p_38)), 0xF39DE330L))), 4)))) , 18446744073709551615UL));
            }
        }
    }
    for (g_1278.f4 = (-20); (g_1278.f4 <= 32); g_1278.f4 = safe_add_func_uint16_t_u_u(g_1278.f4, 2))
    {
        uint16_t l_1833 = 0x8494L;
        uint8_t ****l_1834 = &g_801;
        int32_t ***l_1837 = &g_656;
        int32_t l_1841 = 0x0564B49FL;
        int32_t l_1843[3][7][3] = {{{5L,(-1L),(-9L)},{3L,3L,0xD9E8216BL},{5L,0xD9E8216BL,(-1L)},{(-1L),0xD9E8216BL,5L},{0xD9E8216BL,3L,3L},{(-9L),(-1L),5L},{(-1L),5L,(-1L)}},{{(-9L),0xD9E8216BL,3L},{0x74165722L,0x0F888EB0L,0x74165722L},{3L,0xD9E8216BL,(-9L)},{(-1L),5L,(-9L)},{(-1L),(-1L),0x74165722L},{0x4F05AD92L,0x4F05AD92L,3L},{(-1L),3L,(-1L)}},{{(-1L),3L,(-1L)},{3L,0x4F05AD92L,0x4F05AD92L},{0x74165722L,(-1L),(-1L)},{(-9L),5L,(-1L)},{(-9L),0xD9E8216BL,3L},{0x74165722L,0x0F888EB0L,0x74165722L},{3L,0xD9E8216BL,(-9L)}}};
        int32_t l_1917 = 1L;
        uint32_t l_1979 = 4294967295UL;
        int i, j, k;
        for (g_1300.f3 = 0; (g_1300.f3 != 13); ++g_1300.f3)
        {
            uint32_t *l_1835 = &g_1286[7][3][0].f3;
            int32_t ***l_1836 = &g_656;
            int32_t l_1842 = 0x867D14EFL;
            int32_t l_1844 = 0x83767BDDL;
            int32_t l_1845 = 1L;
            int32_t l_1846 = 0xADE836DCL;
            int32_t l_1847 = (-5L);
            int32_t l_1848 = (-1L);
            int32_t l_1849 = 0xA65269B8L;
            uint32_t l_1850 = 8UL;
            if ((safe_add_func_int8_t_s_s((l_1615 |= (((l_1833 <= (l_1834 != &g_640[1])) != ((*l_1835) = p_36)) | (l_1836 == l_1837))), p_38)))
            {
                if (g_1269.f5)
                    goto lbl_1838;
            }
            else
            {
                int32_t *l_1839 = &g_60;
                int32_t *l_1840[8][3][6] = {{{&g_202,&l_1615,&l_1625[1][0][4],&g_361[8][6],&g_361[8][3],&g_202},{(void*)0,&l_1615,&g_361[8][6],(void*)0,&l_1625[1][0][4],(void*)0},{(void*)0,&l_1625[1][0][4],(void*)0,&g_361[8][6],&l_1615,(void*)0}},{{&g_202,&g_361[8][3],&g_361[8][6],&l_1625[1][0][4],&l_1615,&g_202},{&g_361[8][6],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&g_361[8][6]},{&g_202,&l_1615,&l_1625[1][0][4],&g_361[8][6],&g_361[8][3],&g_202}},{{(void*)0,&l_1615,&g_361[8][6],(void*)0,&l_1625[1][0][4],(void*)0},{(void*)0,&l_1625[1][0][4],(void*)0,&g_361[8][6],&l_1615,(void*)0},{&g_202,&g_361[8][3],&g_361[8][6],&l_1625[1][0][4],&l_1615,&g_202}},{{&g_361[8][6],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&g_361[8][6]},{&g_202,&l_1615,&l_1625[1][0][4],&g_361[8][6],&g_361[8][3],&g_202},{(void*)0,&l_1615,&g_361[8][6],(void*)0,&l_1625[1][0][4],(void*)0}},{{(void*)0,&l_1625[1][0][4],(void*)0,&g_361[8][6],&l_1615,(void*)0},{&g_202,&g_361[8][3],&g_361[8][6],&l_1625[1][0][4],&l_1615,&g_202},{&g_361[8][6],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&g_361[8][6]}},{{&g_202,&l_1615,&l_1625[1][0][4],&g_361[8][6],&g_361[8][3],&g_202},{(void*)0,&l_1615,&g_361[8][6],(void*)0,&l_1625[1][0][4],(void*)0},{(void*)0,&l_1625[1][0][4],(void*)0,&g_361[8][6],&l_1615,(void*)0}},{{&g_202,&g_361[8][3],&g_361[8][6],&l_1625[1][0][4],&l_1615,&g_202},{&g_361[8][6],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&l_1625[1][0][4],&g_361[8][6]},{&g_202,&l_1615,&l_1625[1][0][4],&g_361[8][6],&g_361[8][3],&g_202}},{{(void*)0,&l_1615,&g_361[8][6],(void*)0,&l_1625[1][0][4],(void*)0},{(void*)0,&l_1625[1][0][4],(void*)0,&g_361[8][6],&l_1615,(void*)0},{&g_202,&g_361[8][3],&g_361[8][6],&l_1625[1][0][4],&l_1615,&g_202}}};
                int8_t *l_1871 = &g_1279.f6;
                int8_t *l_1872 = &g_322.f6;
                const struct S0 *l_1874 = &g_1875;
                const struct S0 **l_1873 = &l_1874;
                int i, j, k;
                --l_1850;
                (*l_1873) = (((*l_1839) = ((*l_1872) = (safe_add_func_uint8_t_u_u(((((safe_unary_minus_func_uint32_t_u(((((*l_1871) = ((safe_lshift_func_int16_t_s_u(g_13, (safe_add_func_uint32_t_u_u(((safe_sub_func_uint64_t_u_u((safe_sub_func_uint32_t_u_u(((void*)0 != g_1156[0][0][2]), ((safe_lshift_func_int8_t_s_s(((~65534UL) || (((((((void*)0 != &g_1426) == (p_38 ^ p_37)) , &l_1835) != g_1867) , l_1870) >= (*g_1706))), 4)) == 0x3997E58AB50BD616LL))), g_1292[8].f3)) < p_37), p_38)))) || (**g_1705))) < 8UL) , g_1284.f1))) == p_36) == g_1303.f4) , 0x5EL), 0x12L)))) , (void*)0);
            }
            p_36 ^= p_38;
        }
        l_1625[1][0][5] = (g_1282.f3 || (safe_lshift_func_int8_t_s_u(p_38, 5)));
        if (l_1878)
        {
            if (g_13)
                goto lbl_1838;
        }
        else
        {
            uint32_t l_1894 = 0x9DF24FB1L;
            struct S0 **l_1946 = &g_1156[0][0][2];
            const int8_t *l_1971 = &g_1298.f6;
            uint32_t l_1974 = 0x8D8ADDE4L;
            int32_t l_1975 = 5L;
            int32_t l_1978 = 0L;
            int32_t *l_1985 = &l_1843[1][0][2];
            const int32_t *l_2019 = &g_2020;
            int32_t l_2037 = 0x55F15C35L;
            int32_t l_2038 = 0x200C8CB0L;
            int32_t l_2040 = 0x97DE3102L;
            int32_t l_2042[4][6] = {{0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL},{0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL},{0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL},{0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL,0x876E6BACL}};
            int32_t l_2044 = 0x6507E673L;
            int32_t l_2048 = 0xC1F7B400L;
            uint8_t *l_2062 = &g_1262.f1;
            int i, j;
            for (g_1281.f6 = (-16); (g_1281.f6 > (-7)); ++g_1281.f6)
            {
                uint32_t l_1887 = 0x9DE26924L;
                int64_t *l_1892 = (void*)0;
                uint8_t ****l_1926[4];
                int32_t l_1976 = (-5L);
                int32_t l_1977 = 0x81F6A024L;
                int64_t l_2009 = 1L;
                int8_t *l_2033[7][9][4] = {{{&g_1287[0][6][0].f6,&g_1287[0][6][0].f6,&g_322.f6,(void*)0},{&g_655.f6,&g_322.f6,&g_1288.f6,&g_324.f6},{&g_1264[0][0].f6,&g_884.f6,&g_1282.f6,&g_1288.f6},{&g_1288.f6,&g_884.f6,&g_1287[0][6][0].f6,&g_324.f6},{&g_884.f6,&g_322.f6,&g_884.f6,(void*)0},{(void*)0,&g_1287[0][6][0].f6,&g_1085.f6,&g_1264[0][0].f6},{&g_1309.f6,(void*)0,(void*)0,&g_1287[0][6][0].f6},{&g_324.f6,&g_377,(void*)0,(void*)0},{&g_1309.f6,&g_1085.f6,&g_1085.f6,&g_1309.f6}},{{(void*)0,&g_324.f6,&g_884.f6,&g_1264[0][0].f6},{&g_884.f6,&g_1264[0][0].f6,&g_1287[0][6][0].f6,&g_377},{&g_1288.f6,&g_652[0].f6,&g_1282.f6,&g_377},{&g_1264[0][0].f6,&g_1264[0][0].f6,&g_1288.f6,&g_1264[0][0].f6},{&g_655.f6,&g_324.f6,&g_322.f6,&g_1309.f6},{&g_1287[0][6][0].f6,&g_1085.f6,&g_1264[0][0].f6,(void*)0},{&g_652[0].f6,&g_377,(void*)0,&g_1287[0][6][0].f6},{&g_652[0].f6,(void*)0,&g_1264[0][0].f6,&g_1264[0][0].f6},{&g_1287[0][6][0].f6,&g_1287[0][6][0].f6,&g_322.f6,(void*)0}},{{&g_655.f6,&g_322.f6,&g_1288.f6,&g_324.f6},{&g_1264[0][0].f6,&g_884.f6,&g_1282.f6,&g_1288.f6},{&g_1288.f6,&g_884.f6,&g_1287[0][6][0].f6,&g_324.f6},{&g_884.f6,&g_322.f6,&g_884.f6,(void*)0},{(void*)0,&g_1287[0][6][0].f6,&g_1085.f6,&g_1264[0][0].f6},{&g_1309.f6,(void*)0,(void*)0,&g_1287[0][6][0].f6},{&g_324.f6,&g_377,(void*)0,(void*)0},{&g_1309.f6,&g_1085.f6,&g_1085.f6,&g_1309.f6},{(void*)0,&g_324.f6,&g_884.f6,&g_1264[0][0].f6}},{{&g_884.f6,&g_1264[0][0].f6,&g_1287[0][6][0].f6,&g_377},{&g_1288.f6,&g_652[0].f6,&g_1282.f6,&g_377},{&g_1264[0][0].f6,&g_1264[0][0].f6,&g_1288.f6,&g_1264[0][0].f6},{&g_655.f6,&g_324.f6,&g_322.f6,&g_1309.f6},{&g_1287[0][6][0].f6,&g_1085.f6,&g_1264[0][0].f6,(void*)0},{&g_652[0].f6,&g_377,(void*)0,&g_1287[0][6][0].f6},{&g_652[0].f6,(void*)0,&g_1264[0][0].f6,&g_1264[0][0].f6},{&g_1287[0][6][0].f6,&g_1287[0][6][0].f6,&g_322.f6,(void*)0},{&g_655.f6,&g_322.f6,&g_1288.f6,&g_324.f6}},{{&g_1264[0][0].f6,&g_884.f6,&g_1282.f6,&g_1288.f6},{&g_1288.f6,&g_884.f6,&g_1287[0][6][0].f6,&g_324.f6},{&g_884.f6,&g_322.f6,&g_884.f6,(void*)0},{(void*)0,&g_1287[0][6][0].f6,&g_1085.f6,&g_1264[0][0].f6},{&g_1309.f6,(void*)0,(void*)0,&g_1287[0][6][0].f6},{&g_324.f6,&g_377,(void*)0,(void*)0},{&g_1309.f6,&g_1282.f6,&g_1282.f6,&g_655.f6},{&g_1085.f6,&g_1309.f6,&g_1278.f6,&g_1287[0][6][0].f6},{&g_1278.f6,&g_1287[0][6][0].f6,&g_1288.f6,&g_652[0].f6}},{{&g_324.f6,&g_1264[0][0].f6,(void*)0,&g_652[0].f6},{&g_884.f6,&g_1287[0][6][0].f6,&g_324.f6,&g_1287[0][6][0].f6},{(void*)0,&g_1309.f6,&g_377,&g_655.f6},{&g_1288.f6,&g_1282.f6,&g_884.f6,&g_1264[0][0].f6},{&g_1264[0][0].f6,&g_652[0].f6,&g_1264[0][0].f6,&g_1288.f6},{&g_1264[0][0].f6,&g_1085.f6,&g_884.f6,&g_884.f6},{&g_1288.f6,&g_1288.f6,&g_377,(void*)0},{(void*)0,&g_377,&g_324.f6,&g_1309.f6},{&g_884.f6,&g_1278.f6,(void*)0,&g_324.f6}},{{&g_324.f6,&g_1278.f6,&g_1288.f6,&g_1309.f6},{&g_1278.f6,&g_377,&g_1278.f6,(void*)0},{&g_1085.f6,&g_1288.f6,&g_1282.f6,&g_884.f6},{&g_655.f6,&g_1085.f6,(void*)0,&g_1288.f6},{&g_1309.f6,&g_652[0].f6,(void*)0,&g_1264[0][0].f6},{&g_655.f6,&g_1282.f6,&g_1282.f6,&g_655.f6},{&g_1085.f6,&g_1309.f6,&g_1278.f6,&g_1287[0][6][0].f6},{&g_1278.f6,&g_1287[0][6][0].f6,&g_1288.f6,&g_652[0].f6},{&g_324.f6,&g_1264[0][0].f6,(void*)0,&g_652[0].f6}}};
                int32_t l_2041 = 0L;
                int32_t l_2045[4];
                uint32_t l_2051 = 0xA8B5F6E5L;
                int i, j, k;
                for (i = 0; i < 4; i++)
                    l_1926[i] = &g_801;
                for (i = 0; i < 4; i++)
                    l_2045[i] = 5L;
                if (p_37)
                    break;
                (**l_1837) = (void*)0;
                if ((safe_div_func_int8_t_s_s(((-4L) > ((safe_add_func_int32_t_s_s(p_36, ((safe_sub_func_int8_t_s_s((p_36 & ((l_1887 & 0xD5L) > p_37)), ((safe_mod_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(p_37, (l_1892 != (l_1893 = l_1893)))), l_1894)) <= p_37))) >= p_37))) < g_1281.f7)), p_38)))
                {
                    int32_t ****l_1908[7][4] = {{&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,(void*)0,&l_1837,&l_1837},{&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,(void*)0,&l_1837,&l_1837},{&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,(void*)0,&l_1837,&l_1837}};
                    int32_t *****l_1907 = &l_1908[6][0];
                    struct S0 **l_1945[8][1][6] = {{{(void*)0,&g_1156[0][3][2],&g_1156[0][0][2],&g_1156[0][0][0],(void*)0,&g_1156[0][0][2]}},{{&g_1156[0][0][2],&g_1156[0][1][1],&g_1160,&g_1156[0][1][1],&g_1156[0][0][2],&g_1156[0][3][2]}},{{&g_1156[0][0][2],(void*)0,&g_1156[0][1][1],&g_1156[0][0][0],&g_1160,&g_1160}},{{(void*)0,(void*)0,(void*)0,(void*)0,&g_1160,&g_1160}},{{&g_1156[0][0][2],&g_1160,&g_1156[0][1][1],&g_1156[0][3][2],&g_1156[0][0][0],&g_1156[0][3][2]}},{{&g_1160,&g_1156[0][3][2],&g_1160,(void*)0,&g_1156[0][0][0],&g_1156[0][0][2]}},{{&g_1156[0][1][1],&g_1160,&g_1156[0][0][2],&g_1160,&g_1160,&g_1156[0][0][2]}},{{(void*)0,(void*)0,(void*)0,&g_1160,&g_1160,(void*)0}}};
                    int32_t *l_1987 = &l_1917;
                    int i, j, k;
                    if ((safe_sub_func_uint32_t_u_u((safe_add_func_int32_t_s_s(p_37, ((safe_sub_func_int8_t_s_s(((safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s((((((safe_sub_func_uint8_t_u_u(((void*)0 == l_1907), (safe_mul_func_int8_t_s_s(((p_38 = g_1285[0][1].f1) || (p_36 >= p_37)), (g_1306.f1 < (safe_rshift_func_uint16_t_u_s(((*g_1706) = (safe_mod_func_uint64_t_u_u(((safe_add_func_uint32_t_u_u(0x9CEF7A8FL, p_37)) < g_1154.f3), 18446744073709551610UL))), p_37))))))) , p_36) >= 2L) != p_36) != l_1640[1]), 0L)), l_1894)) | l_1917), l_1640[3])) ^ 0UL))), g_1291.f1)))
                    {
                        uint32_t *l_1923 = &g_1272.f3;
                        uint8_t * const **l_1928 = (void*)0;
                        uint8_t * const ***l_1927 = &l_1928;
                        int8_t *l_1936 = (void*)0;
                        int8_t *l_1937 = (void*)0;
                        int8_t *l_1938 = (void*)0;
                        int8_t *l_1939[7][6] = {{&g_479.f6,&g_1288.f6,&g_1154.f6,&g_1278.f6,&g_1154.f6,&g_1288.f6},{(void*)0,&g_479.f6,&g_1154.f6,&g_1159.f6,&g_1085.f6,&g_1278.f6},{(void*)0,&g_1159.f6,&g_1288.f6,&g_1288.f6,&g_1159.f6,(void*)0},{&g_1288.f6,&g_1159.f6,(void*)0,&g_1264[0][0].f6,&g_1085.f6,&g_1154.f6},{&g_1154.f6,&g_479.f6,(void*)0,&g_479.f6,&g_1154.f6,&g_1159.f6},{&g_1154.f6,&g_1288.f6,&g_1281.f6,&g_1775,&g_1154.f6,&g_1154.f6},{&g_1085.f6,&g_1278.f6,&g_1278.f6,&g_1085.f6,&g_1159.f6,&g_1154.f6}};
                        int16_t *l_1940 = &g_1281.f5;
                        int i, j;
                        p_36 = p_36;
                        p_36 = ((safe_mul_func_uint8_t_u_u(0x82L, (safe_rshift_func_uint16_t_u_s((safe_unary_minus_func_uint16_t_u(((((*l_1923) = g_1295.f3) || p_36) , (safe_sub_func_int16_t_s_s((l_1926[3] == l_1927), ((*l_1940) = ((safe_sub_func_uint64_t_u_u((!((&g_47[0][1][1] != &p_38) ^ (l_1640[3] > (l_1615 = ((safe_div_func_int16_t_s_s(((g_1291.f4 <= p_38) | p_38), p_38)) <= (**g_1705)))))), g_1298.f6)) , (-3L)))))))), 3)))) <= 1L);
                    }
                    else
                    {
                        int32_t *****l_1942 = &g_1941[1][1][1];
                        int16_t *l_1966[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                        uint64_t *l_1972 = &g_1286[7][3][0].f4;
                        int32_t l_1973 = (-1L);
                        int i;
                        if (g_204)
                            goto lbl_1838;
                        p_36 = ((((*l_1942) = ((*l_1907) = g_1941[1][0][2])) != l_1943) , (((((l_1945[7][0][2] != l_1946) ^ ((*g_1706) && ((safe_mod_func_uint32_t_u_u(((((safe_lshift_func_uint16_t_u_u(((safe_div_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((safe_sub_func_int8_t_s_s((+(((((*l_1972) ^= (((safe_sub_func_uint8_t_u_u(((p_36 > ((safe_div_func_uint64_t_u_u((safe_mul_func_uint8_t_u_u(((safe_mul_func_int16_t_s_s((g_1263.f5 = l_1894), (safe_rshift_func_uint16_t_u_u(((*g_1706) < (safe_lshift_func_uint8_t_u_s(((l_1971 == (*g_712)) & p_37), 0))), (**g_1705))))) != p_37), l_1887)), 3L)) , g_1300.f6)) , p_36), l_1887)) != g_1262.f4) , l_1887)) , p_36) != p_36) , 0xCD59L)), l_1973)), 0UL)), 253UL)) , (*g_1706)), 0)) == l_1974) , p_37) | g_1271.f3), p_38)) == l_1887))) , g_1268[2].f3) , 0x23ED466FL) , p_36));
                        if (p_36)
                            break;
                        (***l_1943) = &p_36;
                    }
                    ++l_1979;
                    for (g_322.f4 = 0; (g_322.f4 > 54); g_322.f4 = safe_add_func_int16_t_s_s(g_322.f4, 6))
                    {
                        int32_t *l_1984 = &l_1841;
                        int32_t *l_1986 = &l_1625[0][1][0];
                        return l_1988;
                    }
                }
                else
                {
                    uint64_t l_2005 = 0x2ECF5BD2D61DE1FBLL;
                    int32_t l_2012 = 0L;
                    uint8_t *** const *l_2014 = &g_801;
                    uint8_t *** const **l_2013[3];
                    const int32_t **l_2015 = (void*)0;
                    const int32_t *l_2017 = &g_2018;
                    const int32_t **l_2016[5] = {&l_2017,&l_2017,&l_2017,&l_2017,&l_2017};
                    int i;
                    for (i = 0; i < 3; i++)
                        l_2013[i] = &l_2014;
                    for (g_479.f6 = 5; (g_479.f6 >= 0); g_479.f6 -= 1)
                    {
                        uint8_t *****l_2008[10] = {&l_1926[3],&l_1926[3],&g_800,&l_1926[3],&l_1926[3],&g_800,&l_1926[3],&l_1926[3],&g_800,&l_1926[3]};
                        int32_t l_2011 = 0L;
                        int i, j;
                        l_2012 |= (((*l_1893) ^= (p_38 < ((safe_mul_func_int8_t_s_s(p_36, (safe_div_func_uint16_t_u_u((safe_sub_func_int8_t_s_s(((p_38 > (l_1977 = (safe_lshift_func_int16_t_s_s(g_1304[5].f5, ((safe_rshift_func_uint16_t_u_s((safe_mod_func_uint8_t_u_u(((safe_div_func_int64_t_s_s((safe_mul_func_int16_t_s_s(l_1887, ((((l_2005 , (safe_rshift_func_int16_t_s_u(p_38, ((((l_1926[2] = &g_801) == (g_800 = &g_801)) & (*l_1985)) & l_2009)))) , g_1421.f3) ^ p_37) , (*g_1706)))), g_2010)) <= p_38), (*l_1985))), p_37)) , p_38))))) & l_2011), 255UL)), l_1887)))) , (-6L)))) <= p_36);
                    }
                    g_2021 = ((&g_639 == l_2013[2]) , func_48((l_2019 = func_48(func_48(&p_36)))));
                    l_1976 ^= ((void*)0 != l_2022);
                }
                if (((safe_lshift_func_uint8_t_u_s((safe_sub_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u(65535UL, (*g_1706))), (+0x2E2BFB5A5D8E08ACLL))), (l_1976 |= (safe_lshift_func_int8_t_s_u(l_1843[1][6][2], 7))))) | (((((void*)0 == g_1160) & p_38) , p_38) , (((safe_mod_func_uint16_t_u_u(g_2036, 65526UL)) , &l_1611) != (void*)0))))
                {
                    int64_t l_2039 = (-2L);
                    int32_t l_2043 = 0L;
                    int32_t l_2046 = (-1L);
                    int32_t l_2047 = 0xD32DE9E5L;
                    int32_t l_2049[4][10] = {{0xDE5C4896L,0x6E311378L,2L,0x6E311378L,0xDE5C4896L,0x6E311378L,2L,0x6E311378L,0xDE5C4896L,0x6E311378L},{0x275DD361L,0x6E311378L,0x275DD361L,0L,0x275DD361L,0x6E311378L,0x275DD361L,0L,0x275DD361L,0x6E311378L},{0xDE5C4896L,0L,2L,0L,0xDE5C4896L,0L,2L,0L,0xDE5C4896L,0L},{0x275DD361L,0L,0x275DD361L,0x6E311378L,0x275DD361L,0L,0x275DD361L,0x6E311378L,0x275DD361L,0L}};
                    int i, j;
                    ++l_2051;
                    if ((*l_2019))
                        continue;
                    p_36 &= (-3L);
                }
                else
                {
                    for (g_1262.f1 = 0; (g_1262.f1 < 23); g_1262.f1 = safe_add_func_uint32_t_u_u(g_1262.f1, 4))
                    {
                        int8_t l_2056[3];
                        uint64_t l_2057 = 0xA9A47FA8275BAED4LL;
                        int i;
                        for (i = 0; i < 3; i++)
                            l_2056[i] = (-1L);
                        --l_2057;
                    }
                    (*l_1985) = (safe_rshift_func_uint8_t_u_u(l_2045[3], 5));
                }
            }
            (*l_1985) = (p_38 != ((*l_2062) = p_36));
        }
    }
    l_2079 |= (l_2078 = (l_2063 < (safe_lshift_func_uint8_t_u_s((safe_add_func_int32_t_s_s((&g_1426 != (void*)0), 0UL)), (safe_div_func_int32_t_s_s(((p_38 , (*g_1605)) == ((p_36 || (((p_36 = (-1L)) >= (safe_mod_func_int8_t_s_s(((((((safe_mod_func_uint16_t_u_u((((safe_lshift_func_uint16_t_u_u(((p_37 < g_2076[5][8]) && g_1265.f5), 13)) ^ 1L) < g_652[0].f6), p_37)) && g_1298.f7) , 0x03L) ^ g_2077) < 0L) <= p_37), (-1L)))) != g_652[0].f7)) , (*g_1605))), 5L))))));
    return l_2081;
}







static int16_t func_39(int64_t p_40, int16_t p_41, int32_t * p_42, uint64_t p_43, int32_t * p_44)
{
    uint16_t l_763 = 2UL;
    int32_t ***l_812[5];
    uint8_t *l_876 = &g_652[0].f1;
    uint64_t l_934 = 18446744073709551610UL;
    int16_t *l_1023[2];
    int32_t l_1036 = 8L;
    int16_t l_1043[4];
    int32_t ****l_1118 = &l_812[2];
    int32_t *****l_1117 = &l_1118;
    int8_t *l_1119 = &g_324.f6;
    uint32_t *l_1122 = &g_655.f3;
    int64_t l_1126 = 9L;
    int8_t l_1127 = 0x8EL;
    struct S0 *l_1158 = &g_1159;
    int8_t l_1315[5];
    int32_t l_1359 = 0x21FF93B5L;
    uint32_t l_1372[8][2] = {{0xF1B9DE41L,0x074E3D1FL},{0x074E3D1FL,0xF1B9DE41L},{0x074E3D1FL,0x074E3D1FL},{0xF1B9DE41L,0x074E3D1FL},{0x074E3D1FL,0xF1B9DE41L},{0x074E3D1FL,0x074E3D1FL},{0xF1B9DE41L,0x074E3D1FL},{0x074E3D1FL,0xF1B9DE41L}};
    struct S0 ***l_1424 = &g_481;
    uint64_t l_1491[8][10] = {{18446744073709551615UL,1UL,0xB2FAF9C9609CFD84LL,18446744073709551612UL,1UL,1UL,1UL,18446744073709551612UL,0xB2FAF9C9609CFD84LL,1UL},{18446744073709551615UL,9UL,0UL,18446744073709551612UL,9UL,18446744073709551615UL,1UL,0UL,0UL,1UL},{18446744073709551615UL,1UL,0UL,0UL,1UL,18446744073709551615UL,9UL,18446744073709551612UL,0UL,9UL},{18446744073709551615UL,1UL,0xB2FAF9C9609CFD84LL,18446744073709551612UL,1UL,1UL,1UL,18446744073709551612UL,0xB2FAF9C9609CFD84LL,1UL},{18446744073709551615UL,9UL,0UL,18446744073709551612UL,9UL,18446744073709551615UL,1UL,0UL,0UL,1UL},{18446744073709551615UL,1UL,0UL,0UL,1UL,18446744073709551615UL,9UL,18446744073709551612UL,0UL,9UL},{18446744073709551615UL,1UL,0xB2FAF9C9609CFD84LL,18446744073709551612UL,1UL,1UL,1UL,18446744073709551612UL,0xB2FAF9C9609CFD84LL,1UL},{18446744073709551615UL,9UL,0UL,18446744073709551612UL,9UL,18446744073709551615UL,1UL,0UL,0UL,1UL}};
    int8_t ***l_1511 = &g_712;
    uint8_t *****l_1536 = &g_800;
    int64_t l_1576 = (-1L);
    int i, j;
    for (i = 0; i < 5; i++)
        l_812[i] = (void*)0;
    for (i = 0; i < 2; i++)
        l_1023[i] = (void*)0;
    for (i = 0; i < 4; i++)
        l_1043[i] = 0x6437L;
    for (i = 0; i < 5; i++)
        l_1315[i] = 0xA9L;
lbl_1449:
    for (p_40 = 0; (p_40 <= 0); p_40 += 1)
    {
        int32_t l_803 = 6L;
        int32_t l_867[5];
        int32_t ***l_880[7] = {&g_656,&g_656,&g_656,&g_656,&g_656,&g_656,&g_656};
        struct S0 *l_883 = &g_884;
        struct S0 **l_882[3][6][2] = {{{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0}},{{(void*)0,(void*)0},{&l_883,(void*)0},{(void*)0,&l_883},{(void*)0,(void*)0},{&l_883,(void*)0},{(void*)0,&l_883}},{{(void*)0,(void*)0},{&l_883,(void*)0},{(void*)0,&l_883},{(void*)0,(void*)0},{&l_883,(void*)0},{(void*)0,&l_883}}};
        int64_t *l_948[4][2][3] = {{{&g_47[0][0][1],&g_47[0][0][0],&g_47[0][0][3]},{&g_47[0][1][1],&g_47[0][1][1],&g_47[0][0][3]}},{{&g_47[0][0][0],&g_47[0][0][1],&g_47[0][0][3]},{&g_47[0][0][1],&g_47[0][0][0],&g_47[0][0][3]}},{{&g_47[0][1][1],&g_47[0][1][1],&g_47[0][0][3]},{&g_47[0][0][0],&g_47[0][0][1],&g_47[0][0][3]}},{{&g_47[0][0][1],&g_47[0][0][0],&g_47[0][0][3]},{&g_47[0][1][1],&g_47[0][1][1],&g_47[0][0][3]}}};
        int32_t **** const l_961 = &l_812[2];
        int32_t **** const *l_960 = &l_961;
        int16_t l_997[4] = {0xF852L,0xF852L,0xF852L,0xF852L};
        int32_t l_1038 = 0x4EFD1927L;
        int32_t *****l_1052[3];
        uint32_t *l_1077 = &g_324.f3;
        struct S0 * const l_1084 = &g_1085;
        int i, j, k;
        for (i = 0; i < 5; i++)
            l_867[i] = 0x55459048L;
        for (i = 0; i < 3; i++)
            l_1052[i] = (void*)0;
        for (g_13 = 0; (g_13 <= 0); g_13 += 1)
        {
            int32_t *l_53[6][3];
            int32_t **l_52 = &l_53[4][1];
            int32_t ***l_54 = &l_52;
            uint64_t l_758 = 0x7F9A8B570551EAFBLL;
            const int32_t *l_799 = &g_13;
            const int32_t **l_798 = &l_799;
            uint8_t *****l_802 = &g_800;
            int32_t *** const *l_824[4][6][7] = {{{&l_812[0],&l_812[2],&l_812[2],&l_54,&l_812[4],&l_812[1],&l_54},{&l_812[2],&l_54,(void*)0,&l_812[2],&l_812[2],&l_812[2],&l_812[2]},{&l_812[2],(void*)0,&l_812[1],&l_812[2],&l_812[2],&l_812[4],(void*)0},{&l_54,&l_812[2],&l_54,&l_54,&l_54,(void*)0,&l_812[2]},{&l_812[1],&l_812[0],&l_54,&l_812[0],&l_54,&l_54,&l_54},{&l_812[0],&l_812[2],&l_812[1],&l_812[2],&l_812[0],(void*)0,(void*)0}},{{&l_812[1],&l_812[2],(void*)0,(void*)0,&l_812[2],(void*)0,&l_812[2]},{&l_54,&l_812[2],&l_812[2],&l_812[0],&l_812[2],&l_812[2],&l_812[2]},{&l_812[1],(void*)0,&l_812[4],&l_812[2],&l_54,&l_812[2],&l_812[2]},{&l_812[0],&l_54,&l_812[2],&l_54,&l_812[2],&l_812[1],&l_812[0]},{&l_812[1],&l_812[2],&l_812[0],&l_812[2],&l_54,&l_812[1],&l_812[2]},{&l_54,(void*)0,&l_812[2],(void*)0,(void*)0,&l_812[2],(void*)0}},{{&l_812[2],&l_812[2],&l_812[2],&l_812[2],&l_54,&l_812[2],&l_54},{&l_812[2],&l_54,&l_54,(void*)0,(void*)0,(void*)0,&l_812[2]},{&l_812[0],&l_54,&l_812[4],&l_812[2],&l_54,(void*)0,&l_812[4]},{&l_812[4],&l_812[2],&l_812[0],(void*)0,&l_812[4],&l_54,(void*)0},{&l_812[2],&l_812[2],(void*)0,&l_812[2],(void*)0,(void*)0,&l_812[2]},{(void*)0,&l_812[2],&l_812[1],&l_54,&l_54,&l_812[4],&l_54}},{{&l_812[2],&l_812[2],&l_812[2],&l_812[2],&l_54,&l_812[2],&l_54},{&l_812[1],&l_54,&l_812[2],&l_812[0],&l_812[2],&l_812[1],&l_812[4]},{&l_812[2],(void*)0,&l_812[2],&l_812[2],&l_54,(void*)0,(void*)0},{&l_812[0],(void*)0,&l_812[2],(void*)0,&l_812[2],&l_812[4],&l_812[4]},{&l_812[2],&l_54,&l_812[1],&l_54,&l_54,&l_812[2],(void*)0},{&l_812[2],(void*)0,&l_812[1],&l_812[0],&l_54,&l_812[2],&l_812[2]}}};
            uint16_t *l_825 = &g_297;
            uint8_t *l_839 = &g_652[0].f1;
            uint8_t ** const l_838 = &l_839;
            uint8_t ** const *l_837 = &l_838;
            uint8_t ** const **l_836 = &l_837;
            uint64_t *l_858 = &g_145;
            int16_t l_859[1][9];
            uint32_t l_913[2][3];
            uint32_t *l_921 = &g_479.f3;
            volatile uint8_t *** volatile **l_936 = &g_639;
            struct S0 ** const l_944 = &l_883;
            uint32_t l_983 = 4294967295UL;
            uint32_t l_1066[3][7];
            uint64_t l_1106 = 0x71B1F1EC1CF6A0C9LL;
            int i, j, k;
            for (i = 0; i < 6; i++)
            {
                for (j = 0; j < 3; j++)
                    l_53[i][j] = &g_13;
            }
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 9; j++)
                    l_859[i][j] = (-8L);
            }
            for (i = 0; i < 2; i++)
            {
                for (j = 0; j < 3; j++)
                    l_913[i][j] = 0x29486A07L;
            }
            for (i = 0; i < 3; i++)
            {
                for (j = 0; j < 7; j++)
                    l_1066[i][j] = 0x8821DDD1L;
            }
            (*l_798) = func_48(((safe_lshift_func_int8_t_s_s((((*l_54) = l_52) == ((((func_55(g_13) || (((p_41 > l_758) || ((safe_add_func_uint64_t_u_u((p_41 == 0x5A37F8EC5EFF2306LL), (safe_rshift_func_int8_t_s_u((&g_712 == &g_712), g_304)))) , p_41)) , g_60)) ^ g_655.f1) | l_763) , (void*)0)), 2)) , (**l_54)));
            if ((((*l_802) = g_800) != (l_763 , &g_801)))
            {
                int64_t l_819 = 0x40F60495096BDE72LL;
                uint32_t *l_820[8] = {&g_652[0].f3,&g_652[0].f3,&g_652[0].f3,&g_652[0].f3,&g_652[0].f3,&g_652[0].f3,&g_652[0].f3,&g_652[0].f3};
                uint8_t ** const *l_834 = &g_170;
                uint8_t ** const **l_833 = &l_834;
                int i;
                if (((((0x2AFBBDB9BF488FCCLL <= ((l_763 | l_803) <= (safe_lshift_func_int8_t_s_u(p_43, p_41)))) , (safe_sub_func_uint8_t_u_u(((0L & ((((safe_mul_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_u(((l_812[2] != l_812[0]) >= ((((safe_mul_func_int8_t_s_s((((safe_lshift_func_int16_t_s_s(((g_652[0].f5 = (safe_rshift_func_int8_t_s_u((((*p_42) = l_819) | 0x9260EA34L), 2))) | l_819), g_324.f3)) < 0xD8758FBD49958C29LL) < (**l_52)), 255UL)) & (*l_799)) == 0xD50700946E9BF9DCLL) || 0xDFE9E5F17175FD55LL)), 1)), 0x5DL)) , (void*)0) == l_820[2]) < (***l_54))) && 0x655EB21EL), p_40))) , 2UL) & g_652[0].f4))
                {
                    for (g_655.f6 = 0; (g_655.f6 >= 0); g_655.f6 -= 1)
                    {
                        (*g_656) = p_42;
                    }
                }
                else
                {
                    for (g_324.f4 = 0; (g_324.f4 <= 0); g_324.f4 += 1)
                    {
                        (*g_656) = (void*)0;
                    }
                }
                for (g_324.f5 = 0; (g_324.f5 <= 0); g_324.f5 += 1)
                {
                    uint16_t *l_823 = (void*)0;
                    int16_t *l_832[7][6][2] = {{{&g_324.f5,(void*)0},{(void*)0,&g_127[7]},{(void*)0,&g_479.f5},{&g_479.f5,&g_322.f5},{&g_128,&g_322.f5},{&g_479.f5,&g_479.f5}},{{(void*)0,&g_127[7]},{(void*)0,(void*)0},{&g_324.f5,&g_127[4]},{&g_127[7],&g_479.f5},{(void*)0,&g_128},{&g_479.f5,&g_479.f5}},{{&g_127[7],&g_127[7]},{&g_128,&g_479.f5},{&g_322.f5,&g_479.f5},{&g_128,&g_324.f5},{(void*)0,&g_128},{&g_128,&g_127[4]}},{{&g_128,&g_128},{(void*)0,&g_324.f5},{&g_128,&g_479.f5},{&g_322.f5,&g_479.f5},{&g_128,&g_127[7]},{&g_127[7],&g_479.f5}},{{&g_479.f5,&g_128},{(void*)0,&g_479.f5},{&g_127[7],&g_127[4]},{&g_324.f5,(void*)0},{(void*)0,&g_127[7]},{(void*)0,&g_479.f5}},{{&g_479.f5,&g_322.f5},{&g_128,&g_322.f5},{&g_479.f5,&g_479.f5},{(void*)0,&g_127[7]},{(void*)0,(void*)0},{&g_324.f5,&g_127[4]}},{{&g_127[7],&g_479.f5},{(void*)0,&g_128},{&g_479.f5,&g_479.f5},{&g_127[7],&g_127[7]},{&g_128,&g_479.f5},{&g_322.f5,&g_479.f5}}};
                    uint8_t ****l_840 = &g_801;
                    int32_t *l_841 = (void*)0;
                    int i, j, k;
                    (*p_42) = ((((((safe_mod_func_int32_t_s_s(((((void*)0 == &p_44) , l_823) != (((l_824[3][0][2] == (void*)0) > (&g_145 != &p_43)) , l_825)), (((g_127[7] &= (safe_mod_func_int8_t_s_s((safe_add_func_uint16_t_u_u((((safe_rshift_func_int8_t_s_u(g_47[g_13][g_324.f5][(p_40 + 3)], 0)) | (***l_54)) , 0x320EL), 1L)), 9L))) <= g_253[7]) , (*p_42)))) , (void*)0) == &p_44) < l_819) , 0x82L) | l_819);
                    for (l_763 = 0; (l_763 <= 0); l_763 += 1)
                    {
                        uint8_t ** const ***l_835[7][3];
                        int i, j;
                        for (i = 0; i < 7; i++)
                        {
                            for (j = 0; j < 3; j++)
                                l_835[i][j] = &l_833;
                        }
                        (*p_42) = ((l_836 = l_833) != l_840);
                    }
                }
                for (l_819 = 0; l_819 < 6; l_819 += 1)
                {
                    for (g_204 = 0; g_204 < 3; g_204 += 1)
                    {
                        l_53[l_819][g_204] = &l_803;
                    }
                }
            }
            else
            {
                (*l_798) = p_42;
            }
            (*g_656) = &g_361[8][6];
            if ((safe_div_func_uint8_t_u_u(l_803, (safe_sub_func_uint8_t_u_u((safe_div_func_int32_t_s_s(((void*)0 == &g_712), ((safe_lshift_func_int16_t_s_u((safe_add_func_uint64_t_u_u((l_803 >= ((safe_div_func_uint16_t_u_u(0x2081L, (safe_rshift_func_uint8_t_u_u((0x590C1ACE828050E3LL <= (safe_sub_func_uint16_t_u_u((0x4916L >= ((((*l_858) = (p_43 != (g_652[0].f6 != g_152))) >= p_41) == 0x49082C75L)), g_655.f4))), p_41)))) == g_324.f4)), l_859[0][1])), p_43)) ^ g_152))), 1UL)))))
            {
                int32_t l_860 = 0x48A1E6BAL;
                int32_t l_866 = (-9L);
                int32_t l_868[1][5];
                uint8_t *l_877 = &g_324.f1;
                int32_t *** const l_881 = (void*)0;
                struct S0 **l_887 = (void*)0;
                int8_t l_912[2];
                uint32_t l_943 = 4294967291UL;
                int i, j;
                for (i = 0; i < 1; i++)
                {
                    for (j = 0; j < 5; j++)
                        l_868[i][j] = (-1L);
                }
                for (i = 0; i < 2; i++)
                    l_912[i] = 0x17L;
                if ((p_43 == (-1L)))
                {
                    uint8_t l_869 = 253UL;
                    struct S0 ***l_885 = (void*)0;
                    struct S0 ***l_886 = &l_882[2][1][0];
                    struct S0 ***l_888 = &l_887;
                    int32_t l_889 = 7L;
                    int32_t l_931 = (-2L);
                    for (g_61 = 0; (g_61 <= 0); g_61 += 1)
                    {
                        uint32_t l_861 = 1UL;
                        int32_t l_864 = 1L;
                        int32_t l_865[8][5][6] = {{{0xF57323C3L,0x8FB2362CL,0L,0x5194F056L,0xDA62828CL,(-1L)},{0x96C7B269L,0x9993D70BL,0L,0x1BE3B023L,0xCA9E7755L,4L},{1L,(-1L),1L,0x8FB2362CL,0xEAF108DDL,9L},{(-2L),0xB3EA4C17L,0x181F5464L,0x474AD591L,(-9L),(-7L)},{(-2L),(-3L),0xB3EA4C17L,4L,(-10L),0x9B2C480DL}},{{(-8L),0L,0x5ECF91D7L,1L,4L,9L},{0L,0x1D01A443L,0x2979F8C9L,0x88F5C86FL,0x88F5C86FL,0x2979F8C9L},{0xECF6DEBEL,0xECF6DEBEL,(-8L),0L,0x5194F056L,0x3BC5F107L},{(-1L),6L,4L,0xDA62828CL,0x80DE7389L,(-8L)},{0x638F9A5BL,(-1L),4L,(-1L),0xECF6DEBEL,0x3BC5F107L}},{{0L,(-1L),(-8L),0x1C5B38F1L,(-7L),0x2979F8C9L},{0x1C5B38F1L,(-7L),0x2979F8C9L,0x181F5464L,(-10L),(-3L)},{(-1L),1L,(-2L),0x5ECF91D7L,0x981F93BCL,(-1L)},{0x981F93BCL,0xECDD9D14L,0x8FB2362CL,(-3L),(-1L),1L},{(-1L),0x1C5B38F1L,0L,0L,1L,0L}},{{0xCFDB952FL,(-1L),0x474AD591L,0x1BE3B023L,3L,(-1L)},{0xD4589537L,4L,0xF57323C3L,0x80DE7389L,(-7L),4L},{0x430A7157L,0xBE63FC6EL,0x981F93BCL,0xACC61967L,0x8874ADAAL,0x5194F056L},{0xE4B9F8F3L,(-1L),3L,0L,0x1D01A443L,0x73D36CF1L},{(-1L),0x3BC5F107L,0xA6EA67CEL,0L,0x0DCED834L,9L}},{{(-3L),0L,(-1L),4L,0L,1L},{0x8874ADAAL,0xD86746C9L,0L,0xECF6DEBEL,0x8FB2362CL,0x5ECF91D7L},{(-8L),(-1L),0xDA62828CL,(-1L),0L,(-7L)},{0L,0L,4L,1L,4L,0L},{0L,0x06311F93L,0L,1L,0xD4589537L,0xF57323C3L}},{{0L,0x88F5C86FL,0x5ECF91D7L,(-1L),0xE4B9F8F3L,(-1L)},{6L,0x88F5C86FL,3L,0xCA9E7755L,0xD4589537L,(-1L)},{0x80DE7389L,0x06311F93L,0xD86746C9L,0x73D36CF1L,4L,(-8L)},{(-1L),0L,0xE8845A4CL,0x96C7B269L,0L,(-10L)},{0xBE63FC6EL,(-1L),0xC0D2924EL,(-1L),0x8FB2362CL,0xD86746C9L}},{{(-1L),0xD86746C9L,4L,0x06311F93L,0L,(-7L)},{(-9L),0L,0x73D36CF1L,(-10L),0x0DCED834L,(-8L)},{0x88F5C86FL,0x3BC5F107L,(-1L),0xB3EA4C17L,0x1D01A443L,0x96C7B269L},{1L,(-1L),(-10L),0xCFDB952FL,0x8874ADAAL,0x06311F93L},{(-7L),0xBE63FC6EL,8L,0x474AD591L,(-7L),0x981F93BCL}},{{4L,4L,9L,1L,3L,1L},{0xC00BA2B4L,(-1L),0L,(-1L),1L,0x638F9A5BL},{0x0DCED834L,0x1C5B38F1L,0xE4B9F8F3L,3L,(-1L),(-2L)},{0L,0xECDD9D14L,1L,(-10L),0x981F93BCL,3L},{9L,1L,0x06311F93L,0x181F5464L,(-10L),0x430A7157L}}};
                        int i, j, k;
                        l_861--;
                        l_869++;
                    }
                    (*p_42) = ((l_860 != ((safe_mul_func_uint8_t_u_u(1UL, (safe_mod_func_uint16_t_u_u(65535UL, l_860)))) , (((*l_838) = l_876) != l_877))) , ((safe_mul_func_int16_t_s_s((p_41 && (((((((p_43 , 0xF8CFL) , 0x27C325AC925F650ALL) || g_652[0].f3) , g_324.f7) , l_880[6]) == l_881) & 0xFB570567L)), 65532UL)) >= 0UL));
                    l_889 = (p_43 < (((*l_886) = l_882[2][2][0]) != ((*l_888) = l_887)));
                    if ((*p_42))
                    {
                        int32_t ****l_905[1][4][3] = {{{&l_812[3],&l_812[3],&l_812[2]},{&l_812[3],&l_812[3],&l_812[2]},{&l_812[3],&l_812[3],&l_812[2]},{&l_812[3],&l_812[3],&l_812[2]}}};
                        int32_t *****l_904 = &l_905[0][1][2];
                        int16_t *l_909 = &g_655.f5;
                        int i, j, k;
                        (*p_42) = (safe_mod_func_uint64_t_u_u((2L && g_479.f1), (safe_lshift_func_int16_t_s_s(((*l_909) = (safe_add_func_int8_t_s_s(((safe_sub_func_int32_t_s_s((-10L), ((safe_mul_func_uint8_t_u_u((safe_div_func_int64_t_s_s(((safe_lshift_func_int16_t_s_s((**l_52), (((((void*)0 != &g_712) , ((*l_904) = &l_880[3])) != ((!(safe_sub_func_uint32_t_u_u(g_652[0].f1, (((g_361[8][6] || g_322.f6) , &g_60) != p_42)))) , &l_812[2])) , g_884.f1))) & 8UL), g_479.f6)), 0xBEL)) <= p_40))) >= p_41), p_43))), 10))));
                        (*p_42) &= (safe_div_func_uint32_t_u_u((l_912[0] , (0x1037BE96L | p_41)), (((l_913[0][1] <= p_40) && (((((&l_887 == &l_882[2][2][1]) , (safe_sub_func_uint64_t_u_u((p_42 != (**l_54)), 1L))) , (***l_54)) ^ p_41) != 9L)) ^ 0x0AL)));
                        (*p_44) |= l_869;
                        (*p_44) ^= 0x8AD74B82L;
                    }
                    else
                    {
                        (*p_44) = ((+(safe_sub_func_uint8_t_u_u(((void*)0 == l_876), (safe_sub_func_int8_t_s_s(((&g_253[7] == l_921) , (safe_div_func_uint32_t_u_u((g_652[0].f3 &= (safe_unary_minus_func_int16_t_s((((safe_mul_func_uint16_t_u_u((~(!(safe_mul_func_uint16_t_u_u((l_931 == p_43), (4UL && g_884.f1))))), (safe_add_func_int16_t_s_s(g_47[0][1][1], p_43)))) < 0UL) | g_158[2][1][6])))), p_41))), (-1L)))))) == g_62);
                    }
                }
                else
                {
                    for (l_866 = 0; (l_866 <= 1); l_866 += 1)
                    {
                        int i, j;
                        l_867[(l_866 + 2)] ^= l_913[g_13][(p_40 + 1)];
                    }
                    return g_158[2][0][5];
                }
                if (l_934)
                {
                    uint32_t l_935 = 0xBCEA6C87L;
                    if (l_935)
                        break;
                    l_866 ^= (*p_44);
                    l_936 = &g_639;
                }
                else
                {
                    l_866 ^= ((*p_42) = 0x76F94052L);
                }
                for (g_655.f3 = 0; (g_655.f3 <= 0); g_655.f3 += 1)
                {
                    int i, j;
                    (*p_44) ^= (g_361[p_40][(g_655.f3 + 3)] = (0x6076L ^ (safe_lshift_func_int16_t_s_s((safe_div_func_uint8_t_u_u((g_361[(g_655.f3 + 7)][(g_13 + 2)] ^ (0L < (g_127[(p_40 + 6)] & (g_481 != (((p_40 >= ((((-1L) || (p_40 != (safe_mul_func_int8_t_s_s(g_361[(g_655.f3 + 7)][(g_13 + 2)], l_943)))) <= g_652[0].f5) || 1L)) < 0UL) , l_944))))), p_41)), 14))));
                }
                for (g_655.f1 = 0; (g_655.f1 <= 0); g_655.f1 += 1)
                {
                    for (g_324.f6 = 0; (g_324.f6 >= 0); g_324.f6 -= 1)
                    {
                        int i;
                        (*p_44) &= (safe_add_func_uint64_t_u_u((!0xD3D2569AL), ((l_912[g_13] , l_858) != l_948[2][0][2])));
                    }
                    if ((*p_44))
                        break;
                }
            }
            else
            {
                uint32_t l_949[2][3] = {{0xEE748635L,0xEE748635L,0x5C2073C6L},{0xEE748635L,0xEE748635L,0x5C2073C6L}};
                int32_t l_982[4][3][4] = {{{(-2L),(-2L),(-2L),0x63B09DCAL},{0x63B09DCAL,0L,0L,0x63B09DCAL},{0L,0x63B09DCAL,0L,0L}},{{0x63B09DCAL,0x63B09DCAL,(-2L),0x63B09DCAL},{0x63B09DCAL,0L,0L,0x63B09DCAL},{0L,0x63B09DCAL,0L,0L}},{{0x63B09DCAL,0x63B09DCAL,(-2L),0x63B09DCAL},{0x63B09DCAL,0L,0L,0x63B09DCAL},{0L,0x63B09DCAL,0L,0L}},{{0x63B09DCAL,0x63B09DCAL,(-2L),0x63B09DCAL},{0x63B09DCAL,0L,0L,0x63B09DCAL},{0L,0x63B09DCAL,0L,0L}}};
                int i, j, k;
                for (g_256 = 0; (g_256 <= 0); g_256 += 1)
                {
                    int32_t ****l_959 = (void*)0;
                    int32_t *****l_958 = &l_959;
                    const uint64_t l_981[1][10][6] = {{{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL},{0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL,0xED1C615C18AB4A66LL}}};
                    int i, j, k;
                    l_949[0][0]--;
                    if ((0x411BL > (safe_sub_func_int64_t_s_s((safe_mod_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_u((l_958 == l_960), 7)), (safe_sub_func_uint64_t_u_u((((safe_rshift_func_uint16_t_u_s((((~(safe_mul_func_int8_t_s_s((safe_unary_minus_func_int64_t_s((safe_mod_func_uint16_t_u_u((safe_div_func_uint64_t_u_u((g_222 = ((l_949[0][0] , 0x9DCEE13BL) , (safe_rshift_func_int16_t_s_s(((safe_add_func_uint16_t_u_u((p_43 | (+p_40)), g_322.f7)) & (safe_add_func_uint64_t_u_u(18446744073709551615UL, l_949[0][0]))), g_253[4])))), l_981[0][2][2])), l_949[0][2])))), p_43))) || 1UL) <= 0x1CL), l_982[0][1][0])) < l_982[0][1][0]) , g_479.f4), p_41)))), l_983))))
                    {
                        l_982[2][0][2] |= (*p_44);
                        return p_40;
                    }
                    else
                    {
                        return p_40;
                    }
                }
                (*p_44) = ((*p_42) != ((*l_921) &= (safe_add_func_int8_t_s_s((safe_mul_func_uint8_t_u_u((g_652[0].f3 >= p_43), (safe_mod_func_uint8_t_u_u(l_949[0][0], (+(255UL > ((g_47[0][0][1] = g_655.f7) ^ (((safe_mod_func_int8_t_s_s(p_41, (safe_div_func_uint32_t_u_u((p_43 > (safe_mod_func_int64_t_s_s(p_43, 0xCFC4AE6DF3E45C8ELL))), p_43)))) | (-7L)) > 0x689AF0CAE664DB1CLL)))))))), 0x85L))));
                l_997[1] &= (*p_42);
                return g_222;
            }
            for (p_43 = 0; (p_43 <= 0); p_43 += 1)
            {
                uint8_t * const l_1001 = &g_479.f1;
                int32_t l_1002 = 1L;
                int32_t l_1010 = (-4L);
                int i, j, k;
                l_1010 ^= ((*p_42) = (safe_add_func_int16_t_s_s((+(((g_47[p_40][p_40][(p_43 + 3)] = 1L) , (*l_838)) != l_1001)), (((l_1002 & (((p_41 & (safe_mul_func_uint16_t_u_u((p_41 <= (g_655.f7 >= ((((safe_add_func_int16_t_s_s((-1L), (((0UL & g_652[0].f4) & 9UL) == g_1009))) >= (*p_42)) ^ g_655.f3) , p_40))), g_655.f4))) , p_41) , g_322.f3)) , p_41) , g_361[7][4]))));
                (*l_944) = (*l_944);
                for (g_479.f5 = 0; (g_479.f5 <= 2); g_479.f5 += 1)
                {
                    int16_t **l_1020 = (void*)0;
                    int16_t *l_1022 = (void*)0;
                    int16_t **l_1021 = &l_1022;
                    uint8_t **l_1035[5][7][5] = {{{(void*)0,&l_839,&l_839,(void*)0,&l_839},{&l_876,&l_839,(void*)0,&l_876,&l_839},{(void*)0,&l_839,&l_839,(void*)0,&l_876},{(void*)0,&l_876,&l_839,(void*)0,(void*)0},{&l_876,(void*)0,&l_839,&l_876,(void*)0},{(void*)0,&l_839,(void*)0,(void*)0,&l_876},{(void*)0,(void*)0,&l_839,(void*)0,&l_839}},{{&l_876,&l_876,&l_839,&l_876,&l_839},{(void*)0,&l_839,&l_839,(void*)0,&l_876},{(void*)0,&l_839,&l_839,(void*)0,&l_839},{&l_876,&l_839,(void*)0,&l_876,&l_839},{(void*)0,&l_839,&l_839,(void*)0,&l_876},{(void*)0,&l_876,&l_839,(void*)0,(void*)0},{&l_876,(void*)0,&l_839,&l_876,(void*)0}},{{(void*)0,&l_839,(void*)0,(void*)0,&l_876},{(void*)0,(void*)0,&l_839,(void*)0,&l_839},{&l_876,&l_876,&l_839,&l_876,&l_839},{&l_876,&l_839,&l_839,&l_876,&l_876},{(void*)0,&l_876,(void*)0,&l_839,&l_839},{&l_876,&l_876,&l_839,&l_876,&l_839},{&l_839,&l_839,(void*)0,&l_839,&l_876}},{{&l_839,&l_876,(void*)0,&l_876,&l_839},{&l_876,&l_876,(void*)0,&l_876,&l_839},{(void*)0,&l_839,&l_839,(void*)0,&l_876},{&l_876,&l_876,(void*)0,(void*)0,&l_839},{&l_876,&l_876,&l_839,&l_876,&l_839},{&l_876,&l_839,&l_839,&l_876,&l_876},{(void*)0,&l_876,(void*)0,&l_839,&l_839}},{{&l_876,&l_876,&l_839,&l_876,&l_839},{&l_839,&l_839,(void*)0,&l_839,&l_876},{&l_839,&l_876,(void*)0,&l_876,&l_839},{&l_876,&l_876,(void*)0,&l_876,&l_839},{(void*)0,&l_839,&l_839,(void*)0,&l_876},{&l_876,&l_876,(void*)0,(void*)0,&l_839},{&l_876,&l_876,&l_839,&l_876,&l_839}}};
                    int32_t l_1037 = (-1L);
                    int32_t **l_1039[9] = {&g_371[6][1][2],&g_371[4][0][2],&g_371[6][1][2],&g_371[4][0][2],&g_371[6][1][2],&g_371[4][0][2],&g_371[6][1][2],&g_371[4][0][2],&g_371[6][1][2]};
                    int32_t ***l_1051 = &g_656;
                    int32_t **** const l_1050 = &l_1051;
                    int32_t **** const *l_1049 = &l_1050;
                    int8_t *l_1067 = (void*)0;
                    int8_t *l_1068 = &g_655.f6;
                    int i, j, k;
                    g_361[(p_40 + 5)][(p_43 + 2)] = (safe_div_func_int64_t_s_s((~18446744073709551611UL), (safe_add_func_uint32_t_u_u(((((safe_mod_func_uint64_t_u_u((((g_47[0][0][3] = (safe_add_func_uint8_t_u_u((&g_371[6][0][5] == (((((l_867[(g_13 + 2)] = (((*l_1021) = &p_41) != l_1023[1])) || ((safe_sub_func_int64_t_s_s(l_867[(p_40 + 4)], 0x657574D28A1973CELL)) & ((*l_1001) = (65535UL || ((safe_lshift_func_uint8_t_u_u((~((*l_876) = (safe_mod_func_int8_t_s_s((safe_mod_func_uint8_t_u_u(0x97L, ((l_1037 &= ((((*l_921) &= ((((safe_mod_func_int8_t_s_s(((l_1035[4][4][3] != (**g_639)) ^ 1UL), g_361[(p_43 + 7)][(p_43 + 9)])) >= l_1036) != p_43) , p_43)) , p_41) || p_43)) || g_158[2][4][0]))), 0x73L)))), 1)) , g_104))))) ^ l_1038) < 0x3668L) , l_1039[1])), p_43))) , 1UL) & p_40), g_324.f5)) <= 0xB25EC9206C312834LL) && g_361[0][1]) , 0x25658A59L), g_655.f1))));
                    if (((1UL <= g_158[3][5][0]) | (safe_unary_minus_func_int8_t_s(((((((*l_1068) |= (safe_sub_func_int64_t_s_s((l_1043[3] = g_652[0].f1), ((safe_mod_func_uint8_t_u_u(((safe_sub_func_uint8_t_u_u((((l_1049 = (g_1048 = g_1048)) == (l_1052[0] = (void*)0)) ^ ((+(((safe_add_func_int64_t_s_s((safe_lshift_func_int16_t_s_s((safe_div_func_int64_t_s_s(((((g_884.f1 , 1UL) != ((safe_div_func_int64_t_s_s((((0xB8L > ((safe_rshift_func_uint16_t_u_s((safe_lshift_func_int16_t_s_u((g_377 <= g_322.f6), g_304)), l_1010)) > g_158[2][5][1])) || p_43) < l_1002), p_40)) , (*p_44))) | 0x54B6F6BAL) , l_1010), 0x4365C01E4AD483DALL)), l_1066[0][5])), 0x8A9E11B5BAD05F93LL)) , p_43) || p_40)) | 0L)), (*l_799))) != g_652[0].f3), 0x32L)) >= l_1010)))) != p_43) | 18446744073709551615UL) <= 0x70303F50A6BEDB50LL) | p_43)))))
                    {
                        int64_t l_1069 = (-2L);
                        return l_1069;
                    }
                    else
                    {
                        int8_t l_1076 = 1L;
                        p_44 = (((((safe_div_func_int32_t_s_s((-7L), ((safe_rshift_func_int16_t_s_u(((((safe_sub_func_uint8_t_u_u(((0x541028A9L & (-9L)) , p_43), ((*l_1068) = ((l_1076 , (((l_1077 != l_1077) , (safe_add_func_int16_t_s_s(((*l_1022) = 0x8FF4L), (safe_sub_func_int8_t_s_s(((**l_52) & 0xC2E23915L), p_40))))) , &p_41)) == (void*)0)))) | p_40) || 249UL) > 0x3BE9E153L), 10)) , 5L))) > p_40) != g_324.f5) || g_324.f7) , p_42);
                        if ((*p_44))
                            break;
                        if ((*p_42))
                            break;
                        (*p_44) = (((((((((safe_sub_func_int16_t_s_s((((((void*)0 == l_1084) | (safe_unary_minus_func_uint32_t_u((safe_div_func_int32_t_s_s(((~((safe_add_func_int64_t_s_s((((0x9F50L ^ ((safe_lshift_func_uint8_t_u_s((p_40 || (((((p_43 | ((safe_mul_func_uint16_t_u_u((safe_lshift_func_int8_t_s_u(((*l_1068) = (safe_mod_func_uint64_t_u_u(((safe_mul_func_int16_t_s_s(p_40, (safe_sub_func_int64_t_s_s((safe_sub_func_int8_t_s_s(g_47[p_40][p_40][(p_43 + 3)], (p_41 | (p_43 == p_41)))), p_43)))) & g_297), 0x17918F656F225DB9LL))), 6)), 0xA18EL)) && p_43)) | g_652[0].f1) & g_145) ^ g_884.f7) , l_1002)), g_47[p_40][p_40][(p_43 + 3)])) <= p_40)) , l_1076) && (*p_42)), l_1106)) | p_43)) | (-1L)), 0x7CCD5DE4L))))) < p_41) & g_652[0].f4), (-2L))) , p_40) , &g_127[5]) != (void*)0) , 251UL) , g_652[0].f5) , g_324.f1) <= p_43) < (*p_42));
                    }
                }
            }
        }
        return p_41;
    }
    if ((safe_lshift_func_uint16_t_u_u(((g_884.f3 && ((((safe_lshift_func_uint16_t_u_u(((safe_rshift_func_uint8_t_u_s(((*l_876) = ((safe_sub_func_int16_t_s_s(((g_655.f4 <= (p_40 > (safe_lshift_func_int8_t_s_s((((*l_1119) = (1UL >= (l_1117 != g_1048))) , (safe_div_func_uint32_t_u_u((g_884.f1 || ((*l_1122) = g_361[8][6])), ((((((g_884.f5 = ((safe_div_func_uint16_t_u_u(0x9374L, g_165)) , 0L)) != g_1125[1][4]) != g_655.f7) > 2L) > (-10L)) | g_1125[1][4])))), p_40)))) | 0x77L), 0x989FL)) , 0x09L)), 1)) != (*p_44)), g_252[0][0][1])) == l_1126) || 4294967295UL) >= l_1127)) & g_479.f1), 4)))
    {
lbl_1550:
        (*p_42) &= (p_43 , (safe_add_func_int64_t_s_s(p_43, (+(18446744073709551615UL || (-5L))))));
    }
    else
    {
        struct S0 *l_1153 = &g_1154;
        int32_t l_1162 = (-1L);
        int16_t **l_1165 = &l_1023[0];
        const int8_t *l_1231 = &g_1157.f6;
        const int8_t **l_1230 = &l_1231;
        const int32_t *l_1240 = &g_361[6][5];
        const int32_t **l_1239 = &l_1240;
        const int32_t ***l_1238 = &l_1239;
        const uint64_t l_1343 = 0xEF859FF5F3A6ABC0LL;
        int32_t l_1346 = (-1L);
        int32_t l_1348 = (-7L);
        int32_t l_1349 = 0L;
        int32_t l_1350 = 0x1C8689C7L;
        int32_t l_1352 = 0xB41989E8L;
        int32_t l_1353 = 0x8DFE9329L;
        int32_t l_1362 = 0x09D24B8CL;
        int32_t l_1363 = 0xC07C1869L;
        int32_t l_1364 = (-9L);
        int32_t l_1365 = 1L;
        int32_t l_1366 = (-9L);
        int32_t l_1367 = (-5L);
        int32_t l_1369 = (-1L);
        int32_t l_1370 = 0xEF7320C6L;
        int32_t l_1371 = 0xB5CE521FL;
        int16_t l_1394 = (-1L);
        int64_t l_1443 = 0xFEFB72C46882C8FALL;
        int64_t *l_1446 = &l_1443;
        uint16_t *l_1447 = &g_158[2][4][0];
        int32_t l_1450 = (-10L);
        uint8_t ***l_1482 = &g_170;
        int64_t l_1489 = 0L;
        int32_t *l_1515 = (void*)0;
        uint8_t *****l_1535 = (void*)0;
        uint8_t l_1567 = 250UL;
lbl_1383:
        for (g_884.f6 = 29; (g_884.f6 > 5); --g_884.f6)
        {
            int32_t l_1151 = 3L;
            int32_t l_1152 = 0xF13E9488L;
            int64_t l_1227 = 0x0A56620F3BD626D0LL;
            struct S0 *l_1261[6][5][4] = {{{(void*)0,&g_1287[0][6][0],&g_1291,&g_1277[3]},{&g_1262,&g_1296,&g_1268[2],(void*)0},{&g_1268[2],(void*)0,&g_1300,&g_1271},{&g_1281,&g_1298,&g_1298,&g_1281},{&g_1264[0][0],&g_1295,&g_1262,&g_1308}},{{&g_1302,&g_1300,&g_1281,&g_1296},{&g_1306,&g_1273[0],(void*)0,&g_1296},{&g_1274,&g_1300,&g_1266,&g_1308},{&g_1298,&g_1295,&g_1274,&g_1281},{&g_1289,&g_1298,&g_1293,&g_1271}},{{&g_1291,(void*)0,(void*)0,(void*)0},{&g_1304[5],&g_1296,&g_1273[0],&g_1277[3]},{(void*)0,&g_1287[0][6][0],&g_1277[3],&g_1298},{&g_1271,&g_1291,&g_1296,&g_1283},{&g_1271,&g_1306,&g_1277[3],(void*)0}},{{(void*)0,&g_1283,&g_1273[0],&g_1289},{&g_1304[5],&g_1276,(void*)0,&g_1262},{&g_1291,(void*)0,&g_1293,&g_1293},{&g_1289,&g_1289,&g_1274,&g_1287[0][6][0]},{&g_1298,&g_1268[2],&g_1266,&g_1295}},{{&g_1274,&g_1302,(void*)0,&g_1266},{&g_1306,&g_1302,&g_1281,&g_1295},{&g_1302,&g_1268[2],&g_1262,&g_1287[0][6][0]},{(void*)0,&g_1308,&g_1271,&g_1264[0][0]},{&g_1300,&g_1295,&g_1273[0],&g_1279}},{{&g_1283,&g_1293,&g_1283,&g_1308},{&g_1279,&g_1302,&g_1262,&g_1298},{&g_1285[0][1],(void*)0,&g_1297,&g_1302},{&g_1304[5],&g_1262,&g_1297,&g_1271},{&g_1285[0][1],&g_1306,&g_1262,&g_1296}}};
            int32_t l_1347 = 7L;
            int32_t l_1351 = 0x4044C60FL;
            int32_t l_1354 = (-1L);
            int32_t l_1355 = 0xBE2A1951L;
            int32_t l_1356 = (-6L);
            int32_t l_1357 = (-4L);
            int32_t l_1358 = 0L;
            int32_t l_1360 = 0x0F9D4558L;
            int32_t l_1361[9][5] = {{0xF67F7189L,0x823A8A0BL,0x7021585EL,0xF67F7189L,0xCB46A8FAL},{(-10L),0xF67F7189L,5L,0xF67F7189L,(-10L)},{0x7021585EL,0x2083B3D7L,0x823A8A0BL,0xCB46A8FAL,0x2083B3D7L},{(-10L),0x823A8A0BL,0x823A8A0BL,(-10L),0xCB46A8FAL},{0xF67F7189L,(-10L),5L,0x2083B3D7L,0x2083B3D7L},{0x7021585EL,(-10L),0x7021585EL,0xCB46A8FAL,(-10L)},{0x2083B3D7L,0x823A8A0BL,0xCB46A8FAL,0x2083B3D7L,0xCB46A8FAL},{0x2083B3D7L,0x2083B3D7L,5L,(-10L),0xF67F7189L},{0x7021585EL,0xF67F7189L,0xCB46A8FAL,0xCB46A8FAL,0xF67F7189L}};
            int8_t l_1368[5][1][7] = {{{6L,0x5CL,0x51L,0x5CL,6L,6L,0x5CL}},{{(-9L),0L,(-9L),0x5CL,0x5CL,(-9L),0L}},{{0x5CL,0L,0x51L,0x51L,0L,0x5CL,0L}},{{(-9L),0x5CL,0x5CL,(-9L),0L,(-9L),0x5CL}},{{6L,6L,0x5CL,0x51L,0x5CL,6L,6L}}};
            int i, j, k;
            for (g_204 = 0; (g_204 <= 1); g_204 += 1)
            {
                uint8_t *****l_1138 = &g_800;
                int16_t l_1141 = 0L;
                uint64_t *l_1148 = &g_222;
                int16_t **l_1166[5] = {&l_1023[1],&l_1023[1],&l_1023[1],&l_1023[1],&l_1023[1]};
                int64_t l_1167 = 4L;
                int32_t l_1196 = 0xCD6DC236L;
                int32_t l_1199 = 0L;
                int i;
                if (((*p_42) |= ((safe_rshift_func_int16_t_s_u((!(safe_sub_func_uint16_t_u_u((((g_884.f7 , l_1138) == ((safe_sub_func_int64_t_s_s((((l_1141 || (-3L)) & 0xE2D72926L) ^ ((safe_sub_func_int64_t_s_s(((l_1151 = (safe_mul_func_uint8_t_u_u((((safe_add_func_uint8_t_u_u(((++(*l_1148)) < (p_43 ^ (p_40 & g_1085.f5))), ((0x77433F7EL == (-9L)) , p_43))) < p_40) , l_1141), l_1141))) > l_1152), g_127[7])) & g_253[7])), p_40)) , (void*)0)) || p_41), 1UL))), 15)) != 1L)))
                {
                    struct S0 **l_1155[2][9][10] = {{{&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{(void*)0,&l_1153,(void*)0,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153},{&l_1153,&l_1153,&l_1153,(void*)0,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153},{&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153}},{{&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,(void*)0,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,(void*)0,&l_1153},{&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153},{&l_1153,(void*)0,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,(void*)0,&l_1153},{&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{&l_1153,&l_1153,&l_1153,&l_1153,(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153},{(void*)0,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153,&l_1153}}};
                    const uint16_t *l_1171 = &g_1172;
                    const uint16_t **l_1170 = &l_1171;
                    int64_t *l_1173 = &l_1126;
                    int32_t l_1174[4][4][2] = {{{6L,(-8L)},{9L,0L},{(-8L),0L},{9L,(-8L)}},{{6L,6L},{6L,(-8L)},{9L,0L},{(-8L),0L}},{{9L,(-8L)},{6L,6L},{6L,(-8L)},{9L,0L}},{{(-8L),0L},{9L,(-8L)},{6L,6L},{6L,(-8L)}}};
                    int32_t *l_1186 = (void*)0;
                    int32_t *l_1187 = (void*)0;
                    int32_t *l_1188 = &g_152;
                    int8_t *l_1195[1];
                    uint16_t *l_1197 = &g_62;
                    int32_t l_1198 = 0x89A1E850L;
                    int i, j, k;
                    for (i = 0; i < 1; i++)
                        l_1195[i] = (void*)0;
                    l_1174[1][0][1] = (((*p_42) = (((g_1156[0][0][2] = l_1153) == (g_1160 = l_1158)) >= (l_1162 | (safe_add_func_int8_t_s_s(((l_1165 != l_1166[1]) != l_1167), (g_47[0][0][5] | ((((*l_1173) = (safe_rshift_func_int8_t_s_u((((l_1162 , ((*l_1170) = (void*)0)) != &l_763) && g_202), 1))) && l_1152) <= (*p_44)))))))) ^ l_1174[0][1][1]);
                    l_1199 &= ((safe_add_func_int32_t_s_s((safe_lshift_func_uint16_t_u_u((safe_mod_func_uint8_t_u_u(((*l_876) &= ((safe_lshift_func_uint8_t_u_s(255UL, 7)) , (0xC8EDD24AL != (--g_1085.f3)))), (safe_unary_minus_func_uint32_t_u(g_128)))), 5)), 0x0E7614B6L)) | (((*l_1188) = l_1162) , (((safe_add_func_uint64_t_u_u((++(*l_1148)), (p_40 , (safe_lshift_func_uint8_t_u_u(((((*l_1197) &= ((l_1196 = (l_1174[2][0][1] = ((*l_1119) &= (l_1174[3][1][1] , p_43)))) | (((g_1085.f4 > g_165) >= (*p_42)) && l_1141))) , 0x3C39L) | l_1198), 6))))) >= p_40) > 1UL)));
                }
                else
                {
                    int64_t l_1203 = 0xA269C523DC72D017LL;
                    uint16_t *l_1210 = &l_763;
                    (*p_44) &= (+g_652[0].f1);
                    l_1162 ^= (1UL >= p_40);
                    if ((safe_mul_func_uint8_t_u_u(((*l_876) = p_40), l_1203)))
                    {
                        int64_t *l_1225 = &g_47[0][0][3];
                        int32_t l_1226 = (-10L);
                        (*p_44) = (safe_mod_func_uint64_t_u_u(1UL, (safe_sub_func_int8_t_s_s((safe_sub_func_int32_t_s_s((((l_1210 != (void*)0) | ((safe_mod_func_int32_t_s_s((safe_mod_func_uint16_t_u_u(((safe_lshift_func_int16_t_s_s((safe_add_func_uint8_t_u_u((((g_253[7] , (!(((((*l_1225) &= (p_43 && (l_1199 , (safe_sub_func_uint64_t_u_u(((*l_1148) ^= ((0x427B2F9A45739BDELL == (safe_mod_func_int8_t_s_s((((p_43 < (!(l_1203 >= l_1203))) == 1UL) <= l_1151), 0xC8L))) , 0xC2632500AB6903A0LL)), g_1157.f1))))) >= 9UL) != p_43) > g_1085.f4))) <= l_1226) ^ 4294967295UL), (-2L))), 14)) , 0xFFCEL), l_1227)), g_1159.f5)) < l_1227)) > 0x5E6887AB7AEDF2DELL), l_1151)), 1UL))));
                    }
                    else
                    {
                        (*g_656) = p_42;
                    }
                }
                p_44 = ((*g_656) = p_44);
                (*p_44) |= (safe_lshift_func_uint16_t_u_u(((l_1230 != (void*)0) && (safe_lshift_func_uint8_t_u_u((safe_add_func_uint64_t_u_u(((safe_div_func_uint64_t_u_u((g_884.f4 < 65529UL), (((void*)0 == l_1238) ^ (safe_add_func_uint8_t_u_u((l_1152 |= (safe_mul_func_int16_t_s_s(p_40, 1UL))), (-7L)))))) , 0UL), (***l_1238))), l_1167))), l_1227));
                for (g_1159.f6 = 0; (g_1159.f6 <= 1); g_1159.f6 += 1)
                {
                    int64_t l_1314[5] = {(-1L),(-1L),(-1L),(-1L),(-1L)};
                    int i;
                    for (g_479.f1 = 0; (g_479.f1 <= 1); g_479.f1 += 1)
                    {
                        int i;
                        l_1315[2] |= (safe_mod_func_int8_t_s_s((safe_add_func_uint8_t_u_u(((safe_rshift_func_int8_t_s_s(((safe_mod_func_uint32_t_u_u((~(+(((safe_lshift_func_uint16_t_u_u((safe_div_func_int16_t_s_s((((*p_42) = (l_1043[g_204] >= (safe_div_func_int32_t_s_s((l_1261[0][3][1] == g_1160), 0x14956DE3L)))) && ((((safe_sub_func_uint64_t_u_u(l_1043[(g_1159.f6 + 2)], (safe_mul_func_uint8_t_u_u(((((g_1297.f5 > (l_1151 | g_1282.f1)) , p_42) != p_42) , 0x72L), p_41)))) == g_1161[2].f4) & l_1314[0]) , l_1314[0])), l_1152)), 3)) , l_1227) ^ 0x45L))), l_1314[0])) <= g_1263.f6), l_1152)) <= 0x8FFBCCDAEEC409B5LL), l_1141)), 0x26L));
                    }
                    (*p_42) |= ((((**l_1138) == (*g_800)) < p_40) || (+0x0773L));
                }
                for (g_1262.f5 = 1; (g_1262.f5 >= 0); g_1262.f5 -= 1)
                {
                    int16_t l_1334 = 0xC7F2L;
                    uint16_t *l_1344 = &g_297;
                    uint16_t l_1345 = 65534UL;
                    (*l_1239) = (((safe_lshift_func_uint8_t_u_s((safe_lshift_func_int16_t_s_s(((~(((-1L) <= (((((*l_876)--) , p_41) > (-1L)) != (safe_add_func_uint16_t_u_u(((((*l_1344) = (safe_div_func_uint32_t_u_u((~(p_41 == (safe_rshift_func_uint16_t_u_u((safe_add_func_uint32_t_u_u((safe_unary_minus_func_int64_t_s((g_1282.f3 ^ g_1290[1].f5))), ((((l_1334 || ((safe_div_func_uint16_t_u_u(p_43, (safe_mod_func_int64_t_s_s((((((safe_mul_func_uint8_t_u_u(((safe_rshift_func_uint8_t_u_s(l_1227, p_41)) && p_40), l_1167)) != l_1343) > g_1268[2].f6) | g_1298.f4) >= (-5L)), p_41)))) , 0xC7L)) , p_41) >= p_40) && 5L))), 4)))), 4294967293UL))) | g_1299.f4) | g_361[8][6]), p_40)))) | (-1L))) && l_1345), (***l_1238))), p_43)) == (**l_1239)) , (*l_1239));
                }
            }
            ++l_1372[6][0];
            for (g_1309.f1 = 0; (g_1309.f1 < 53); ++g_1309.f1)
            {
                p_44 = ((*g_656) = p_42);
            }
        }
        for (g_1308.f4 = 22; (g_1308.f4 != 8); g_1308.f4 = safe_sub_func_int32_t_s_s(g_1308.f4, 2))
        {
            const int32_t *l_1384 = (void*)0;
            int8_t ***l_1404 = &g_712;
            int32_t ** const *l_1406 = &g_656;
            uint32_t l_1411 = 4294967291UL;
            int32_t l_1439 = (-8L);
            for (g_1269.f4 = 0; (g_1269.f4 <= 8); g_1269.f4 += 1)
            {
                int16_t l_1379 = (-4L);
                for (g_1288.f1 = 0; (g_1288.f1 <= 8); g_1288.f1 += 1)
                {
                    uint64_t l_1380[2][2][5] = {{{0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL},{5UL,5UL,5UL,5UL,5UL}},{{0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL,0x5156D370C48CD3B9LL},{5UL,5UL,5UL,5UL,5UL}}};
                    int i, j, k;
                    --l_1380[1][0][4];
                    if (g_1299.f4)
                        goto lbl_1383;
                    if (g_361[g_1269.f4][(g_1288.f1 + 1)])
                        break;
                    for (p_40 = 0; (p_40 >= 0); p_40 -= 1)
                    {
                        int i, j, k;
                        (*g_656) = (*g_656);
                        (*p_42) = ((g_158[3][1][5] = (((**g_800) = (**g_800)) != (void*)0)) | (safe_lshift_func_int8_t_s_u(((0x411B219EE47DCE2CLL <= g_47[p_40][p_40][(p_40 + 4)]) , 0x65L), (+l_1380[1][1][1]))));
                    }
                }
            }
            for (g_1270.f4 = 0; (g_1270.f4 <= 5); g_1270.f4 += 1)
            {
                uint8_t **l_1413 = &l_876;
                const struct S0 *l_1420 = &g_1421;
                int32_t l_1433 = 1L;
            }
        }
        if ((~(65530UL != (safe_mod_func_uint32_t_u_u(0x0F69DA41L, (l_1443 , (safe_sub_func_int64_t_s_s(((*l_1446) = ((void*)0 != &l_1239)), (&g_158[2][2][4] == l_1447)))))))))
        {
            int32_t l_1448 = 0xA17E0B98L;
            uint8_t ***l_1483 = &g_170;
            int32_t l_1490 = 0L;
            uint32_t l_1494 = 1UL;
            if (l_1448)
            {
                uint8_t **l_1462 = &l_876;
                int32_t l_1477[4][5][3] = {{{0xE1F66CA8L,0xC5795444L,0xE1F66CA8L},{1L,0x6B06E705L,(-2L)},{0x43F3487DL,0x43F3487DL,0x571DB5BDL},{0xF55FC44DL,0x6B06E705L,0x6B06E705L},{0x571DB5BDL,0xC5795444L,0xD6E65E49L}},{{0xF55FC44DL,1L,0xF55FC44DL},{0x43F3487DL,0x571DB5BDL,0xD6E65E49L},{1L,1L,0x6B06E705L},{0xE1F66CA8L,0x571DB5BDL,0x571DB5BDL},{0x6B06E705L,1L,(-2L)}},{{0xE1F66CA8L,0x43F3487DL,0xD6E65E49L},{0x6B06E705L,0xF55FC44DL,1L},{0x571DB5BDL,0x571DB5BDL,0xE1F66CA8L},{(-2L),0xF55FC44DL,0xF55FC44DL},{0xE1F66CA8L,0x43F3487DL,0xC5795444L}},{{(-2L),1L,(-2L)},{0x571DB5BDL,0xE1F66CA8L,0xC5795444L},{0x6B06E705L,0x6B06E705L,0xF55FC44DL},{0xD6E65E49L,0xE1F66CA8L,0xE1F66CA8L},{0xF55FC44DL,1L,1L}}};
                uint16_t **l_1487 = &l_1447;
                uint16_t ***l_1486 = &l_1487;
                int i, j, k;
                for (g_1279.f1 = 0; (g_1279.f1 <= 0); g_1279.f1 += 1)
                {
                    uint32_t l_1451 = 0x7A32071EL;
                    uint32_t *l_1459[7];
                    int i;
                    for (i = 0; i < 7; i++)
                        l_1459[i] = &g_1287[0][6][0].f3;
                    if (l_1343)
                        goto lbl_1449;
                    l_1451--;
                    for (g_1159.f4 = 0; (g_1159.f4 <= 0); g_1159.f4 += 1)
                    {
                        uint32_t **l_1458[1];
                        uint64_t l_1461[2];
                        int32_t l_1484 = 0x44EA6AD8L;
                        int32_t l_1485 = 0x03F94CD0L;
                        uint16_t ***l_1488 = (void*)0;
                        int i;
                        for (i = 0; i < 1; i++)
                            l_1458[i] = &l_1122;
                        for (i = 0; i < 2; i++)
                            l_1461[i] = 18446744073709551614UL;
                        l_1485 = (l_1448 = (safe_mod_func_uint64_t_u_u(((safe_lshift_func_uint8_t_u_s(((l_1459[4] = (void*)0) == &g_253[7]), (!((*p_44) |= (0x45L && l_1461[1]))))) != ((l_1462 == ((safe_div_func_int16_t_s_s((safe_mul_func_int8_t_s_s(((*l_1119) = (0xC0C3095B3EC8454BLL == (safe_add_func_uint32_t_u_u((safe_add_func_int32_t_s_s((safe_sub_func_int16_t_s_s(((safe_sub_func_int64_t_s_s(((safe_add_func_uint32_t_u_u(((l_1484 = ((l_1477[3][2][0] , ((safe_mul_func_uint16_t_u_u((p_41 ^ (safe_rshift_func_uint16_t_u_u((p_40 > g_1298.f6), g_1291.f6))), (***l_1238))) , l_1482)) != l_1483)) & g_1309.f7), p_41)) ^ p_43), 18446744073709551610UL)) <= 0xC71AL), 0x97D8L)), 0x8C87C281L)), g_1301.f1)))), 0x6AL)), 0x61B3L)) , (void*)0)) ^ 4294967291UL)), g_1274.f4)));
                        l_1488 = l_1486;
                        return p_43;
                    }
                }
                if (l_1343)
                    goto lbl_1383;
                ++l_1491[0][1];
            }
            else
            {
                --l_1494;
            }
            return p_43;
        }
        else
        {
            int64_t l_1508 = 0x8C3483226C51E876LL;
            const int32_t *l_1512 = (void*)0;
            uint8_t * const l_1545[3] = {&g_1546,&g_1546,&g_1546};
            uint8_t * const *l_1544 = &l_1545[0];
            uint8_t * const **l_1543[2][2][5] = {{{&l_1544,&l_1544,(void*)0,&l_1544,&l_1544},{&l_1544,(void*)0,(void*)0,&l_1544,&l_1544}},{{&l_1544,&l_1544,&l_1544,&l_1544,&l_1544},{&l_1544,(void*)0,&l_1544,(void*)0,(void*)0}}};
            uint8_t * const ***l_1542[7][3][1] = {{{(void*)0},{&l_1543[1][0][1]},{&l_1543[1][0][1]}},{{(void*)0},{&l_1543[1][0][1]},{(void*)0}},{{&l_1543[1][0][1]},{&l_1543[1][0][1]},{(void*)0}},{{&l_1543[1][0][1]},{(void*)0},{&l_1543[1][0][1]}},{{&l_1543[1][0][1]},{(void*)0},{&l_1543[1][0][1]}},{{(void*)0},{&l_1543[1][0][1]},{&l_1543[1][0][1]}},{{(void*)0},{&l_1543[1][0][1]},{(void*)0}}};
            uint8_t * const ****l_1541 = &l_1542[5][2][0];
            uint32_t **l_1547 = &l_1122;
            int32_t l_1548 = 0xA0A57A58L;
            int32_t ***l_1573 = &g_656;
            int i, j, k;
            for (g_1294.f3 = (-3); (g_1294.f3 <= 52); g_1294.f3 = safe_add_func_int16_t_s_s(g_1294.f3, 2))
            {
                int16_t l_1505 = 0x1011L;
                int8_t *l_1509[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                int32_t l_1510[1];
                uint16_t l_1555 = 0xABEFL;
                int i;
                for (i = 0; i < 1; i++)
                    l_1510[i] = 8L;
                if ((((safe_div_func_uint32_t_u_u((safe_unary_minus_func_uint64_t_u(((g_1308.f5 , (*g_800)) != (*g_800)))), ((((&l_1230 != ((p_41 & (((safe_mul_func_int8_t_s_s((l_1510[0] |= (((*l_1447) |= (+((*l_1119) = ((l_1505 == ((((-7L) == (((safe_sub_func_int16_t_s_s(p_40, (g_1309.f5 = (l_1508 = g_1266.f4)))) <= p_43) , 0x9465622F8191A766LL)) | (***l_1238)) ^ p_41)) < g_324.f7)))) <= 0xABD1L)), 1L)) , p_42) != (void*)0)) , l_1511)) & (***l_1238)) != g_1264[0][0].f4) , (***l_1238)))) , g_1048) != g_1048))
                {
                    uint8_t * const *l_1540 = (void*)0;
                    uint8_t * const **l_1539 = &l_1540;
                    uint8_t * const ***l_1538 = &l_1539;
                    uint8_t * const ****l_1537 = &l_1538;
                    int32_t l_1549 = (-2L);
                    for (g_1278.f3 = 3; (g_1278.f3 <= 8); g_1278.f3 += 1)
                    {
                        if ((*p_42))
                            break;
                    }
                    l_1512 = func_48(p_42);
                    for (g_1266.f5 = 0; (g_1266.f5 == 6); g_1266.f5++)
                    {
                        (*g_656) = l_1515;
                        (*p_44) &= (safe_add_func_int16_t_s_s((((safe_div_func_uint32_t_u_u(g_1276.f5, (safe_rshift_func_int16_t_s_u(p_40, (g_158[1][4][2] = p_40))))) || (safe_mod_func_uint32_t_u_u(((l_1548 = (safe_mul_func_int16_t_s_s((safe_div_func_uint16_t_u_u((!((*l_1119) |= p_40)), g_1303.f1)), ((safe_lshift_func_uint8_t_u_u((((safe_lshift_func_uint16_t_u_s(((safe_lshift_func_uint16_t_u_u((**l_1239), 8)) | ((l_1536 = l_1535) != (l_1541 = l_1537))), ((void*)0 == l_1547))) , 1UL) ^ p_40), 3)) & p_41)))) || 0x13L), l_1549))) < g_1286[7][3][0].f1), p_40));
                        if (g_297)
                            goto lbl_1550;
                    }
                }
                else
                {
                    for (l_1548 = 21; (l_1548 < 25); l_1548++)
                    {
                        int8_t l_1553 = 1L;
                        int32_t l_1554[5] = {0x423E0BECL,0x423E0BECL,0x423E0BECL,0x423E0BECL,0x423E0BECL};
                        int i;
                        l_1555++;
                    }
                    for (g_1306.f4 = 0; (g_1306.f4 <= 0); g_1306.f4 += 1)
                    {
                        return p_40;
                    }
                }
                if (l_1555)
                {
                    uint8_t l_1565 = 9UL;
                    const int32_t l_1566 = 0L;
                    for (g_1154.f3 = 0; (g_1154.f3 >= 41); g_1154.f3++)
                    {
                        int64_t l_1564 = 0L;
                        l_1567 &= (p_41 , ((*p_44) = (5L & (safe_sub_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_u((l_1565 &= l_1564), 0)), l_1566)))));
                    }
                }
                else
                {
                    int16_t l_1568 = 0x7FF1L;
                    l_1568 ^= (*p_44);
                    (*p_44) &= (safe_sub_func_int32_t_s_s((g_1296.f7 || 0x7766L), (((safe_mul_func_uint16_t_u_u(((*l_1447) = (*l_1240)), (l_1573 == (**l_1117)))) , l_1509[1]) == ((safe_add_func_int8_t_s_s(l_1576, 0xCBL)) , l_1509[1]))));
                    if ((**l_1239))
                        break;
                }
            }
            return g_1278.f1;
        }
    }
    return g_1297.f5;
}







static const int32_t * func_48(const int32_t * p_49)
{
    int32_t l_769 = 0xE12267A7L;
    int32_t l_770 = 0x3146C002L;
    int32_t l_771 = (-5L);
    int32_t l_772[4];
    uint16_t l_774 = 1UL;
    int32_t **l_778 = (void*)0;
    int8_t *l_781 = (void*)0;
    uint8_t *l_794 = &g_479.f1;
    uint32_t l_795[4][1][6] = {{{4294967295UL,4294967295UL,0x97428A87L,4294967295UL,4294967295UL,0x97428A87L}},{{4294967295UL,4294967295UL,0x97428A87L,4294967295UL,4294967295UL,0x97428A87L}},{{4294967295UL,4294967295UL,0x97428A87L,4294967295UL,4294967295UL,0x97428A87L}},{{4294967295UL,4294967295UL,0x97428A87L,4294967295UL,4294967295UL,0x97428A87L}}};
    uint8_t *l_796[10][8][3] = {{{&g_655.f1,&g_655.f1,&g_322.f1},{&g_324.f1,&g_324.f1,&g_652[0].f1},{&g_652[0].f1,(void*)0,&g_652[0].f1},{&g_322.f1,&g_324.f1,&g_322.f1},{&g_104,(void*)0,&g_655.f1},{&g_655.f1,&g_322.f1,&g_322.f1},{&g_324.f1,&g_322.f1,&g_655.f1},{&g_322.f1,&g_652[0].f1,&g_104}},{{&g_324.f1,(void*)0,(void*)0},{&g_655.f1,&g_655.f1,&g_655.f1},{&g_104,&g_324.f1,&g_324.f1},{&g_322.f1,&g_655.f1,(void*)0},{&g_652[0].f1,&g_655.f1,(void*)0},{&g_324.f1,&g_324.f1,&g_324.f1},{&g_655.f1,&g_655.f1,&g_652[0].f1},{&g_322.f1,(void*)0,&g_322.f1}},{{&g_652[0].f1,&g_652[0].f1,&g_655.f1},{&g_652[0].f1,&g_322.f1,&g_322.f1},{&g_655.f1,&g_322.f1,&g_652[0].f1},{&g_324.f1,(void*)0,&g_324.f1},{&g_655.f1,&g_324.f1,(void*)0},{&g_322.f1,(void*)0,(void*)0},{&g_322.f1,&g_324.f1,&g_324.f1},{&g_655.f1,&g_655.f1,&g_655.f1}},{{&g_324.f1,&g_322.f1,(void*)0},{&g_655.f1,&g_652[0].f1,&g_104},{&g_652[0].f1,&g_324.f1,&g_322.f1},{&g_322.f1,(void*)0,&g_655.f1},{&g_324.f1,&g_655.f1,&g_104},{&g_104,&g_322.f1,&g_655.f1},{(void*)0,&g_652[0].f1,&g_104},{&g_655.f1,(void*)0,&g_104}},{{&g_655.f1,&g_652[0].f1,&g_655.f1},{&g_655.f1,(void*)0,&g_104},{&g_324.f1,&g_652[0].f1,&g_655.f1},{&g_652[0].f1,&g_324.f1,&g_322.f1},{&g_655.f1,&g_655.f1,&g_655.f1},{&g_652[0].f1,&g_655.f1,&g_322.f1},{&g_324.f1,&g_322.f1,&g_324.f1},{&g_655.f1,(void*)0,&g_652[0].f1}},{{&g_655.f1,&g_322.f1,&g_655.f1},{&g_655.f1,&g_322.f1,(void*)0},{(void*)0,(void*)0,&g_652[0].f1},{&g_104,&g_322.f1,&g_655.f1},{&g_324.f1,&g_655.f1,(void*)0},{&g_322.f1,&g_655.f1,&g_322.f1},{(void*)0,&g_324.f1,(void*)0},{&g_322.f1,&g_652[0].f1,&g_655.f1}},{{&g_652[0].f1,(void*)0,&g_652[0].f1},{&g_324.f1,&g_652[0].f1,(void*)0},{(void*)0,(void*)0,&g_655.f1},{(void*)0,&g_652[0].f1,&g_652[0].f1},{&g_324.f1,&g_322.f1,&g_324.f1},{&g_652[0].f1,&g_655.f1,&g_322.f1},{&g_322.f1,(void*)0,&g_655.f1},{(void*)0,&g_324.f1,&g_322.f1}},{{&g_322.f1,(void*)0,&g_655.f1},{&g_324.f1,&g_655.f1,&g_104},{&g_104,&g_322.f1,&g_655.f1},{(void*)0,&g_652[0].f1,&g_104},{&g_655.f1,(void*)0,&g_104},{&g_655.f1,&g_652[0].f1,&g_655.f1},{&g_655.f1,(void*)0,&g_104},{&g_324.f1,&g_652[0].f1,&g_655.f1}},{{&g_652[0].f1,&g_324.f1,&g_322.f1},{&g_655.f1,&g_655.f1,&g_655.f1},{&g_652[0].f1,&g_655.f1,&g_322.f1},{&g_324.f1,&g_322.f1,&g_324.f1},{&g_655.f1,(void*)0,&g_652[0].f1},{&g_655.f1,&g_322.f1,&g_655.f1},{&g_655.f1,&g_322.f1,(void*)0},{(void*)0,(void*)0,&g_652[0].f1}},{{&g_104,&g_322.f1,&g_655.f1},{&g_324.f1,&g_655.f1,(void*)0},{&g_322.f1,&g_655.f1,&g_322.f1},{(void*)0,&g_324.f1,(void*)0},{&g_322.f1,&g_652[0].f1,&g_655.f1},{&g_652[0].f1,(void*)0,&g_652[0].f1},{&g_324.f1,&g_652[0].f1,(void*)0},{(void*)0,(void*)0,&g_655.f1}}};
    int32_t *l_797 = &g_361[1][5];
    int i, j, k;
    for (i = 0; i < 4; i++)
        l_772[i] = 4L;
    for (g_165 = 25; (g_165 >= 38); ++g_165)
    {
        int32_t *l_766 = &g_60;
        int32_t *l_767 = (void*)0;
        int32_t *l_768[2][6][1] = {{{&g_202},{&g_13},{&g_202},{&g_13},{&g_202},{&g_13}},{{&g_202},{&g_13},{&g_202},{&g_13},{&g_202},{&g_13}}};
        int32_t l_773 = 0x96C610A0L;
        int32_t **l_777 = &l_766;
        int i, j, k;
        l_774++;
        l_771 &= ((void*)0 != l_777);
        if ((*p_49))
            continue;
        (*l_777) = (*l_777);
    }
    (*l_797) &= (l_778 != ((safe_sub_func_uint16_t_u_u(((((*g_712) != l_781) >= (((((l_769 ^= (l_771 &= ((g_324.f1 = ((safe_mod_func_int64_t_s_s(((safe_mod_func_int32_t_s_s(((((*l_794) = ((safe_add_func_int64_t_s_s(((safe_sub_func_int32_t_s_s((safe_mul_func_uint16_t_u_u(g_165, (g_127[7] < ((safe_mul_func_uint16_t_u_u((&l_781 != &l_781), ((0xAFBDL || (g_204 & 0x40CBB06099C754BELL)) > l_770))) <= g_479.f4)))), g_655.f3)) , 0x25E99467C254A7DBLL), g_13)) > l_772[1])) < l_795[0][0][3]) , (*p_49)), g_222)) || 0xAA31C4C071BCB855LL), g_62)) , l_772[0])) && 0L))) && (*p_49)) < 0x986A1DD3L) , 0xA4L) < l_770)) | g_252[0][1][0]), 0xA011L)) , (void*)0));
    return p_49;
}







static int64_t func_55(uint32_t p_56)
{
    int32_t *l_58 = (void*)0;
    int32_t **l_57[2];
    int32_t *l_59 = (void*)0;
    int8_t *l_673 = &g_652[0].f6;
    int8_t **l_672 = &l_673;
    uint8_t ***l_675[2][6] = {{&g_170,&g_170,(void*)0,&g_170,&g_170,(void*)0},{&g_170,&g_170,(void*)0,&g_170,&g_170,(void*)0}};
    uint8_t ****l_674 = &l_675[0][5];
    uint8_t l_708[5] = {0UL,0UL,0UL,0UL,0UL};
    int64_t l_739 = (-1L);
    uint8_t l_756 = 255UL;
    int i, j;
    for (i = 0; i < 2; i++)
        l_57[i] = &l_58;
lbl_711:
    l_59 = &g_13;
    for (p_56 = 0; (p_56 <= 1); p_56 += 1)
    {
        int32_t l_69 = 9L;
        int32_t l_611 = 3L;
        uint8_t * const *l_628 = (void*)0;
        uint8_t * const **l_627[4] = {&l_628,&l_628,&l_628,&l_628};
        uint8_t * const ***l_626 = &l_627[1];
        uint8_t * const ****l_625 = &l_626;
        struct S0 *l_651 = &g_652[0];
        const struct S0 **l_687 = (void*)0;
        int32_t l_706[1];
        int64_t l_725 = 2L;
        int i;
        for (i = 0; i < 1; i++)
            l_706[i] = 0x81681989L;
        g_62--;
        l_611 = (g_61 ^ func_65(l_69, ((safe_rshift_func_int8_t_s_s((((((((0x44E4L ^ (safe_rshift_func_uint16_t_u_u(l_69, 6))) && (safe_mod_func_int32_t_s_s((safe_div_func_int8_t_s_s(((((safe_lshift_func_int8_t_s_u((g_61 ^ (0x6FD7422E233AD2D1LL || ((safe_sub_func_int64_t_s_s(((safe_div_func_int8_t_s_s(((p_56 == 0L) < (((safe_lshift_func_int16_t_s_u(0x757AL, g_13)) || g_47[0][0][3]) <= l_69)), p_56)) , g_62), p_56)) && (-9L)))), 4)) , g_86) != (void*)0) >= g_47[0][1][4]), p_56)), g_61))) , &g_13) != (void*)0) | g_47[0][1][3]) < 65535UL) & p_56), 7)) , (void*)0), g_61));
        for (g_256 = 0; (g_256 <= 0); g_256 += 1)
        {
            int32_t *l_612 = &g_60;
            uint8_t *l_616[2][2][6];
            int8_t *l_622 = &g_324.f6;
            int32_t ***l_632 = (void*)0;
            struct S0 *l_654 = &g_655;
            int32_t l_679 = 5L;
            int i, j, k;
            for (i = 0; i < 2; i++)
            {
                for (j = 0; j < 2; j++)
                {
                    for (k = 0; k < 6; k++)
                        l_616[i][j][k] = &g_104;
                }
            }
            l_612 = &g_361[8][6];
            l_611 |= (safe_unary_minus_func_int32_t_s((safe_rshift_func_uint8_t_u_s(((*l_612) = p_56), 7))));
            (*l_612) = ((+(safe_lshift_func_int16_t_s_s((-4L), 11))) <= (1UL ^ (safe_rshift_func_int8_t_s_s(((*l_622) = g_127[7]), 6))));
            for (g_322.f5 = 0; (g_322.f5 >= 0); g_322.f5 -= 1)
            {
                int32_t ***l_631[1][5];
                int i, j, k;
                for (i = 0; i < 1; i++)
                {
                    for (j = 0; j < 5; j++)
                        l_631[i][j] = &l_57[0];
                }
                if (((safe_mod_func_uint16_t_u_u((((((l_625 != &l_626) >= ((safe_lshift_func_int16_t_s_u((l_631[0][0] != l_632), 5)) ^ ((-10L) >= ((*l_622) = g_47[g_256][g_256][(g_322.f5 + 6)])))) > (safe_add_func_uint64_t_u_u((safe_div_func_uint32_t_u_u((safe_rshift_func_int16_t_s_u((((void*)0 != g_639) <= ((!(safe_sub_func_int16_t_s_s((p_56 , g_324.f5), 0x5FCAL))) != 0x74L)), g_13)), (-5L))), 1UL))) ^ 0xA9L) && g_479.f3), 1L)) , p_56))
                {
                    uint16_t l_646 = 1UL;
                    volatile int8_t **l_650 = &g_327[0][1];
                    volatile int8_t ***l_649 = &l_650;
                    for (g_322.f4 = 0; (g_322.f4 <= 0); g_322.f4 += 1)
                    {
                        ++l_646;
                    }
                    (*l_649) = &g_327[2][5];
                    l_611 = 0x0CDC748BL;
                }
                else
                {
                    struct S0 **l_653[4][6][1] = {{{&l_651},{(void*)0},{(void*)0},{(void*)0},{&l_651},{(void*)0}},{{&l_651},{&l_651},{(void*)0},{&l_651},{(void*)0},{(void*)0}},{{(void*)0},{&l_651},{(void*)0},{&l_651},{&l_651},{(void*)0}},{{&l_651},{(void*)0},{(void*)0},{(void*)0},{&l_651},{(void*)0}}};
                    int32_t l_657 = 1L;
                    uint64_t *l_676 = (void*)0;
                    uint64_t *l_677 = &g_222;
                    uint16_t *l_678[10][1] = {{&g_297},{&g_297},{&g_297},{&g_297},{&g_297},{&g_297},{&g_297},{&g_297},{&g_297},{&g_297}};
                    int i, j, k;
                    l_654 = l_651;
                    for (g_324.f3 = 0; g_324.f3 < 1; g_324.f3 += 1)
                    {
                        for (g_324.f4 = 0; g_324.f4 < 5; g_324.f4 += 1)
                        {
                            l_631[g_324.f3][g_324.f4] = &g_656;
                        }
                    }
                    l_657 ^= ((*l_612) = p_56);
                    l_679 ^= ((((safe_mod_func_int16_t_s_s(((safe_sub_func_uint16_t_u_u(((((-1L) ^ ((void*)0 == &g_47[0][1][2])) <= (safe_rshift_func_int16_t_s_s((safe_lshift_func_int16_t_s_u((-1L), (l_657 = ((((*l_677) = (safe_mod_func_int64_t_s_s((safe_lshift_func_int16_t_s_u((g_128 != (safe_add_func_int32_t_s_s(((l_672 = &l_622) == &g_327[2][5]), ((void*)0 == l_674)))), 1)), p_56))) && 2L) | p_56)))), p_56))) ^ p_56), (*l_612))) <= p_56), 0x13D4L)) | (*l_612)) != p_56) < g_252[0][1][0]);
                }
            }
            for (g_304 = 0; (g_304 <= 0); g_304 += 1)
            {
                int32_t *l_681 = (void*)0;
                int32_t l_692 = 1L;
                int32_t l_703[7] = {0x2B39ABC6L,0x2B39ABC6L,0x2B39ABC6L,0x2B39ABC6L,0x2B39ABC6L,0x2B39ABC6L,0x2B39ABC6L};
                int32_t l_707 = (-1L);
                int8_t ***l_714 = &l_672;
                int16_t l_717[8][5] = {{(-6L),3L,0L,3L,(-6L)},{0xC3C3L,(-3L),0x7C95L,0x83ACL,0xE102L},{0x7C95L,(-3L),0xC3C3L,0xC3C3L,(-3L)},{0L,3L,(-6L),(-3L),0xE102L},{3L,0xC3C3L,(-6L),0x58FCL,(-6L)},{0xE102L,0xE102L,0xC3C3L,0L,0x875FL},{3L,0x875FL,0x7C95L,0L,0L},{0L,1L,0L,0x58FCL,0x83ACL}};
                uint8_t * const ****l_753 = (void*)0;
                int i, j;
                for (g_324.f4 = 0; (g_324.f4 <= 0); g_324.f4 += 1)
                {
                    int16_t l_680 = 3L;
                    int32_t l_704[7] = {2L,2L,2L,2L,2L,2L,2L};
                    int32_t l_705 = 1L;
                    int i;
                    l_680 &= p_56;
                    for (g_324.f1 = 0; (g_324.f1 <= 0); g_324.f1 += 1)
                    {
                        int32_t *l_682 = &g_202;
                        const struct S0 ***l_688 = &l_687;
                        uint16_t *l_699 = &g_158[2][5][1];
                        int8_t **l_702 = &l_673;
                        l_682 = l_681;
                        l_692 &= (safe_rshift_func_int16_t_s_u((((safe_mod_func_uint64_t_u_u((g_481 != ((*l_688) = l_687)), (safe_rshift_func_uint8_t_u_s(p_56, 4)))) > (+l_680)) , (p_56 , ((void*)0 == (**l_625)))), 13));
                        (*l_612) = (safe_rshift_func_uint16_t_u_s(p_56, p_56));
                        (*l_612) = ((safe_lshift_func_uint16_t_u_s(65535UL, 7)) && (safe_mul_func_uint16_t_u_u((++(*l_699)), ((&l_673 == (l_702 = (void*)0)) || p_56))));
                    }
                    ++l_708[1];
                    if (g_165)
                        goto lbl_711;
                }
                (*l_612) = (((*l_714) = g_712) != (p_56 , &l_622));
                for (g_479.f5 = 0; (g_479.f5 >= 0); g_479.f5 -= 1)
                {
                    uint64_t *l_718 = (void*)0;
                    uint64_t *l_719 = &g_145;
                    int32_t l_724[8] = {3L,0x11E61767L,3L,0x11E61767L,3L,0x11E61767L,3L,0x11E61767L};
                    uint32_t l_728[4][3] = {{1UL,0UL,1UL},{4294967289UL,4294967289UL,4294967289UL},{1UL,0UL,1UL},{4294967289UL,4294967289UL,4294967289UL}};
                    const uint8_t *l_742 = &g_322.f1;
                    const uint8_t **l_741 = &l_742;
                    const uint8_t ***l_740[6][4][3] = {{{&l_741,&l_741,&l_741},{(void*)0,&l_741,(void*)0},{&l_741,&l_741,(void*)0},{&l_741,&l_741,&l_741}},{{&l_741,&l_741,&l_741},{&l_741,&l_741,&l_741},{&l_741,&l_741,&l_741},{&l_741,(void*)0,(void*)0}},{{&l_741,&l_741,&l_741},{(void*)0,&l_741,&l_741},{&l_741,&l_741,&l_741},{&l_741,(void*)0,&l_741}},{{&l_741,&l_741,&l_741},{(void*)0,&l_741,(void*)0},{&l_741,&l_741,&l_741},{&l_741,&l_741,&l_741}},{{&l_741,&l_741,&l_741},{&l_741,&l_741,&l_741},{&l_741,&l_741,&l_741},{&l_741,&l_741,(void*)0}},{{&l_741,&l_741,&l_741},{&l_741,(void*)0,&l_741},{&l_741,&l_741,&l_741},{(void*)0,(void*)0,&l_741}}};
                    uint16_t *l_754 = (void*)0;
                    uint16_t *l_755 = &g_62;
                    int32_t l_757 = 0xD177FD64L;
                    int i, j, k;
                    l_679 &= ((safe_mul_func_uint16_t_u_u((l_717[4][1] == p_56), ((--(*l_719)) | p_56))) | (l_728[2][1] = (((safe_div_func_uint8_t_u_u(((*l_612) = l_724[5]), l_725)) == 0x5CL) , (safe_rshift_func_uint8_t_u_s(l_724[5], 6)))));
                    l_757 &= (l_724[3] ^= (safe_rshift_func_int8_t_s_u((((safe_lshift_func_uint16_t_u_u(1UL, 11)) == (safe_div_func_uint64_t_u_u((safe_lshift_func_int8_t_s_s((((safe_sub_func_uint64_t_u_u(((1L && p_56) != ((l_739 , l_740[5][3][0]) == &l_741)), ((safe_rshift_func_uint8_t_u_s(((g_297 = ((((*l_755) ^= ((safe_div_func_int32_t_s_s((safe_add_func_int64_t_s_s(((safe_lshift_func_int16_t_s_u(((((void*)0 == l_753) , g_104) == p_56), 1)) < p_56), p_56)), (*l_612))) , p_56)) >= p_56) , g_60)) || l_756), p_56)) && 0L))) , p_56) | 0xC707L), 5)), p_56))) & p_56), 5)));
                }
            }
        }
    }
    return g_127[7];
}







static uint64_t func_65(uint64_t p_66, int32_t *** p_67, uint64_t p_68)
{
    int64_t l_105 = 0xC7A55566EC8B7CF1LL;
    int32_t l_150 = 1L;
    int8_t l_162[1][9][2] = {{{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L},{0L,0L}}};
    int32_t l_164 = 1L;
    int32_t l_201 = 0xA2E6310CL;
    uint8_t *l_264 = &g_104;
    int32_t l_376 = (-3L);
    int32_t l_379[3];
    const int32_t *l_418 = &g_60;
    const int32_t **l_417 = &l_418;
    const int32_t *** const l_416 = &l_417;
    uint8_t *l_465 = (void*)0;
    uint8_t **l_464 = &l_465;
    uint64_t l_561 = 0x9B6240CD9389DE86LL;
    uint8_t ***l_597 = &g_170;
    uint8_t *** const *l_596 = &l_597;
    uint32_t l_610 = 0x136B3F95L;
    int i, j, k;
    for (i = 0; i < 3; i++)
        l_379[i] = 1L;
    if ((g_60 && ((8UL || p_66) != 0L)))
    {
        uint8_t *l_103[8][9] = {{&g_104,&g_104,&g_104,(void*)0,&g_104,&g_104,&g_104,(void*)0,&g_104},{&g_104,&g_104,&g_104,(void*)0,&g_104,&g_104,&g_104,&g_104,&g_104},{&g_104,&g_104,&g_104,&g_104,&g_104,&g_104,&g_104,(void*)0,&g_104},{&g_104,&g_104,&g_104,(void*)0,&g_104,&g_104,&g_104,(void*)0,&g_104},{&g_104,&g_104,&g_104,(void*)0,&g_104,&g_104,&g_104,&g_104,&g_104},{&g_104,&g_104,&g_104,&g_104,&g_104,&g_104,&g_104,(void*)0,&g_104},{&g_104,&g_104,&g_104,(void*)0,&g_104,&g_104,&g_104,(void*)0,&g_104},{&g_104,&g_104,&g_104,(void*)0,&g_104,&g_104,&g_104,&g_104,&g_104}};
        int32_t l_106 = 0x9DD1F38FL;
        uint16_t *l_114 = &g_62;
        int32_t *l_125 = &l_106;
        int32_t **l_124 = &l_125;
        int32_t l_157[4];
        uint32_t l_314 = 0x8128704BL;
        struct S0 *l_323 = &g_324;
        int32_t * const l_360 = &g_361[8][6];
        int32_t * const *l_359[7] = {&l_360,&l_360,(void*)0,&l_360,&l_360,(void*)0,&l_360};
        int i, j;
        for (i = 0; i < 4; i++)
            l_157[i] = (-8L);
        if ((safe_sub_func_int16_t_s_s((safe_mul_func_uint8_t_u_u(g_47[0][0][2], g_47[0][0][3])), (safe_div_func_int32_t_s_s((~(safe_sub_func_int32_t_s_s(((p_68 ^ ((*l_114) = ((safe_add_func_int16_t_s_s((((&g_13 != (void*)0) == ((+((safe_rshift_func_uint8_t_u_u((--g_104), p_66)) & l_105)) > (~(((((0x5BAEL != (safe_lshift_func_int16_t_s_s(g_60, 4))) || 0UL) < p_68) != p_66) | 8L)))) , p_66), l_105)) > p_68))) <= g_60), p_68))), 0xA3A0DB06L)))))
        {
            uint32_t l_141 = 4294967288UL;
            uint32_t l_144 = 0xF1E809F8L;
            int32_t *l_146 = &l_106;
            int32_t l_156 = (-9L);
lbl_180:
            for (g_104 = 0; (g_104 >= 35); g_104++)
            {
                int32_t *l_118 = &l_106;
                if (g_13)
                    break;
                for (l_105 = 2; (l_105 <= 7); l_105 += 1)
                {
                    int32_t **l_119 = &l_118;
                    int32_t ***l_126 = &l_119;
                    (*l_119) = ((l_105 , (safe_unary_minus_func_uint16_t_u((8UL != l_106)))) , l_118);
                    if ((safe_mul_func_uint8_t_u_u((safe_add_func_int8_t_s_s((l_124 == ((*l_126) = &l_118)), (g_127[7] ^= g_60))), g_128)))
                    {
                        (**l_124) &= g_62;
                        if (g_62)
                            continue;
                    }
                    else
                    {
                        g_145 &= ((safe_sub_func_uint16_t_u_u((safe_mod_func_int32_t_s_s((-1L), (safe_div_func_int64_t_s_s(((6UL < ((safe_mul_func_int16_t_s_s((((safe_add_func_uint8_t_u_u(l_141, (safe_sub_func_int64_t_s_s(((g_60 | 1L) == ((252UL < ((&g_86 != p_67) == g_104)) != 0xA422C1772BC21653LL)), (***l_126))))) || l_105) < p_68), 6UL)) && 0x2712D857C4E4A4BCLL)) ^ 0x40EC616CL), 5L)))), l_144)) == 0UL);
                        if (l_105)
                            break;
                        (*l_124) = (*l_119);
                        if (g_62)
                            continue;
                    }
                    return g_127[7];
                }
                (*l_124) = l_118;
            }
            (*l_124) = l_146;
            for (l_144 = 3; (l_144 <= 9); l_144 += 1)
            {
                int32_t l_147 = 0xC3CA6ABCL;
                int32_t *l_148 = (void*)0;
                int32_t *l_149 = (void*)0;
                int32_t *l_151 = &g_60;
                int32_t *l_153 = (void*)0;
                int32_t *l_154 = &g_60;
                int32_t *l_155[3];
                int32_t l_177 = 0L;
                int i;
                for (i = 0; i < 3; i++)
                    l_155[i] = &l_106;
                (**l_124) = g_127[l_144];
                --g_158[2][5][1];
                if (g_158[0][4][4])
                    continue;
                for (g_62 = 0; (g_62 <= 7); g_62 += 1)
                {
                    uint32_t l_161 = 0x77BF9FC0L;
                    int32_t l_163[10] = {3L,3L,3L,3L,3L,3L,3L,3L,3L,3L};
                    uint8_t **l_169[1];
                    uint8_t ***l_168[4] = {&l_169[0],&l_169[0],&l_169[0],&l_169[0]};
                    int i, j;
                    for (i = 0; i < 1; i++)
                        l_169[i] = &l_103[5][7];
                    l_161 |= (-3L);
                    --g_165;
                    (*l_124) = l_151;
                    g_170 = &l_103[g_62][(g_62 + 1)];
                    for (l_150 = 0; (l_150 <= 9); l_150 += 1)
                    {
                        uint8_t l_171 = 0xE5L;
                        l_171--;
                        l_177 ^= (safe_unary_minus_func_uint64_t_u(((safe_sub_func_int32_t_s_s(1L, (-5L))) | p_66)));
                    }
                }
            }
            if (((((safe_add_func_int8_t_s_s(p_66, g_152)) , (void*)0) != ((&g_86 != &l_124) , &l_103[7][2])) != g_127[7]))
            {
lbl_182:
                if (l_106)
                    goto lbl_180;
            }
            else
            {
                int32_t *l_181 = &l_157[2];
                (*l_181) ^= ((*l_146) = g_60);
                if (l_141)
                    goto lbl_182;
                (**l_124) ^= 0L;
            }
        }
        else
        {
            int32_t l_185 = 0x2BA1A25AL;
            const int16_t l_192[8] = {(-3L),(-3L),(-3L),(-3L),(-3L),(-3L),(-3L),(-3L)};
            int32_t l_199 = (-4L);
            int32_t l_200[5][9][5] = {{{9L,(-1L),0xDD8A1F48L,0xDD8A1F48L,(-1L)},{8L,1L,6L,0L,1L},{3L,0xCA5645ABL,9L,1L,0xF4D311D9L},{0x65B29531L,6L,1L,0x4E822E76L,0x949EE9FFL},{3L,8L,0x5755E194L,0x53B8200AL,1L},{8L,(-3L),1L,1L,0xEDE46C11L},{9L,0x1D509144L,0L,0x9846BA3BL,0xEC1F001DL},{(-3L),0L,0x3BFDD044L,0xB8902181L,0xEC1F001DL},{1L,(-1L),0L,0xCA2155B1L,0xEDE46C11L}},{{0xC18EB078L,0xCA2155B1L,0xCA2155B1L,0xC18EB078L,1L},{0x4AA58026L,0xEC1F001DL,0xCA5645ABL,0x20EAB87DL,0x949EE9FFL},{(-1L),3L,(-1L),0x949EE9FFL,0xF4D311D9L},{0x53B8200AL,1L,4L,0x20EAB87DL,1L},{0x9846BA3BL,0L,0xB8902181L,0xC18EB078L,(-1L)},{0x89ECFC60L,(-9L),3L,0xCA2155B1L,0x20EAB87DL},{0x789DB10CL,0xF7C6F1CCL,(-9L),0xB8902181L,1L},{(-1L),(-9L),(-1L),1L,3L},{3L,0x89ECFC60L,(-1L),0x5755E194L,(-1L)}},{{0x1D509144L,0x1D509144L,1L,0x789DB10CL,0x65B29531L},{3L,1L,0xF7C6F1CCL,0x1D509144L,0xDD8A1F48L},{2L,1L,0x56CBF89EL,8L,1L},{0x65B29531L,1L,0x4AA58026L,1L,0x89ECFC60L},{6L,0x1D509144L,3L,3L,0xEDE46C11L},{0x20EAB87DL,0x89ECFC60L,0x949EE9FFL,0xDD8A1F48L,4L},{0xF7C6F1CCL,(-9L),0xB8902181L,0x4AA58026L,0x5755E194L},{0xF7C6F1CCL,2L,1L,0x20EAB87DL,0x53B8200AL},{0x20EAB87DL,(-1L),0x65B29531L,(-1L),0x20EAB87DL}},{{6L,0x949EE9FFL,0xEDE46C11L,1L,0x1D509144L},{0x65B29531L,8L,0L,0xF4D311D9L,0xCA5645ABL},{2L,(-1L),0xCA5645ABL,0x949EE9FFL,0x1D509144L},{3L,0xF4D311D9L,0x9846BA3BL,1L,0x20EAB87DL},{0x1D509144L,3L,3L,0xEDE46C11L,0x53B8200AL},{3L,0xCA2155B1L,0x20EAB87DL,0xEC1F001DL,0x5755E194L},{(-1L),1L,0xDD8A1F48L,0xEC1F001DL,4L},{0x89ECFC60L,1L,(-1L),0xEDE46C11L,0xEDE46C11L},{0L,0xC18EB078L,0L,1L,0x89ECFC60L}},{{1L,0xDD8A1F48L,9L,0x949EE9FFL,1L},{0x789DB10CL,0x9846BA3BL,2L,0xF4D311D9L,0xDD8A1F48L},{0xCA2155B1L,0x4AA58026L,9L,1L,0x65B29531L},{1L,0x65B29531L,0L,(-1L),(-1L)},{(-1L),0x56CBF89EL,(-1L),0x20EAB87DL,3L},{0x5755E194L,6L,0xDD8A1F48L,0x4AA58026L,1L},{0xC18EB078L,6L,0x20EAB87DL,0xDD8A1F48L,0x4E822E76L},{0xCA5645ABL,0x56CBF89EL,3L,3L,0x56CBF89EL},{0xDD8A1F48L,0x65B29531L,0x9846BA3BL,1L,1L}}};
            int32_t **l_268 = &l_125;
            uint16_t *l_277[9][8][3] = {{{&g_62,(void*)0,&g_158[2][5][1]},{&g_62,&g_62,&g_158[2][5][4]},{&g_158[2][5][1],&g_62,(void*)0},{&g_62,&g_158[2][5][1],&g_158[2][5][1]},{(void*)0,&g_158[0][5][3],&g_158[2][5][1]},{&g_158[2][3][6],&g_158[2][5][1],(void*)0},{(void*)0,&g_158[2][5][1],&g_158[2][5][1]},{&g_158[2][4][1],&g_158[2][0][1],&g_62}},{{&g_62,&g_62,&g_62},{&g_62,&g_158[3][4][6],&g_158[2][5][3]},{&g_158[2][5][1],&g_158[3][4][4],&g_62},{&g_158[3][0][2],&g_62,&g_158[2][5][1]},{&g_62,&g_158[2][5][3],&g_158[2][5][1]},{&g_158[3][0][2],(void*)0,(void*)0},{&g_158[2][5][1],&g_62,(void*)0},{&g_158[0][3][3],&g_62,&g_158[3][4][6]}},{{&g_158[2][5][1],(void*)0,&g_62},{&g_158[2][5][1],&g_62,(void*)0},{&g_158[2][5][1],&g_62,&g_158[3][0][2]},{&g_158[0][5][5],&g_62,&g_158[0][2][2]},{&g_62,(void*)0,&g_158[0][3][3]},{&g_62,&g_158[2][3][6],&g_62},{(void*)0,(void*)0,&g_158[2][4][1]},{&g_158[2][3][6],&g_158[2][5][1],&g_158[0][5][3]}},{{&g_158[3][0][2],&g_158[2][5][1],(void*)0},{&g_158[2][1][3],(void*)0,&g_158[2][4][1]},{&g_62,&g_158[2][3][6],(void*)0},{&g_158[2][5][1],(void*)0,(void*)0},{&g_158[3][5][3],&g_62,(void*)0},{&g_158[2][5][1],&g_62,&g_158[2][0][1]},{&g_158[0][2][2],&g_62,(void*)0},{&g_158[2][5][1],(void*)0,(void*)0}},{{&g_62,&g_62,&g_158[2][5][1]},{&g_62,&g_62,&g_62},{&g_158[2][5][1],&g_158[2][5][1],&g_62},{&g_158[2][5][1],&g_158[1][4][0],(void*)0},{&g_62,&g_158[2][5][1],&g_62},{&g_62,(void*)0,&g_62},{(void*)0,(void*)0,&g_158[2][5][1]},{(void*)0,&g_158[2][5][1],(void*)0}},{{&g_62,&g_158[2][5][1],(void*)0},{&g_62,&g_158[0][0][0],&g_158[2][0][1]},{&g_158[2][5][1],&g_158[2][3][3],(void*)0},{&g_62,&g_62,(void*)0},{&g_158[2][5][1],&g_62,(void*)0},{&g_158[2][4][1],&g_158[0][3][3],&g_158[2][4][1]},{(void*)0,&g_158[2][5][1],(void*)0},{&g_158[2][5][4],&g_158[2][5][1],&g_158[0][5][3]}},{{&g_158[2][5][4],&g_158[2][5][1],&g_158[2][4][1]},{(void*)0,&g_62,&g_62},{&g_158[2][4][1],&g_158[2][5][1],&g_158[0][3][3]},{&g_158[2][5][1],(void*)0,&g_158[0][2][2]},{&g_62,&g_158[0][4][0],&g_158[3][0][2]},{&g_158[2][5][1],(void*)0,(void*)0},{&g_62,&g_62,&g_62},{&g_62,&g_158[3][4][6],&g_158[3][4][6]}},{{(void*)0,&g_158[2][5][3],&g_158[2][5][1]},{(void*)0,&g_158[2][5][1],&g_62},{&g_62,&g_158[2][1][3],(void*)0},{&g_62,&g_158[2][4][1],&g_158[2][5][1]},{&g_158[2][5][1],&g_158[2][1][3],&g_62},{&g_158[2][5][1],&g_158[2][5][1],&g_158[1][4][0]},{&g_62,&g_158[2][5][3],&g_158[2][5][1]},{&g_62,&g_158[3][4][6],&g_158[2][5][1]}},{{&g_158[2][5][1],&g_62,&g_62},{&g_158[0][2][2],(void*)0,&g_62},{&g_158[2][5][1],&g_158[0][4][0],&g_158[2][5][3]},{&g_158[3][5][3],(void*)0,&g_158[2][1][3]},{&g_158[2][5][1],&g_158[2][5][1],&g_158[2][5][1]},{&g_62,&g_62,&g_62},{&g_158[2][1][3],&g_158[2][5][1],&g_62},{&g_158[3][0][2],&g_158[2][5][1],&g_62}}};
            uint64_t l_315[2][7] = {{1UL,1UL,1UL,0xB37FA2278719F1A4LL,0xB37FA2278719F1A4LL,1UL,1UL},{0xB37FA2278719F1A4LL,1UL,0x541EEDB1D599A511LL,0x541EEDB1D599A511LL,1UL,0xB37FA2278719F1A4LL,1UL}};
            int i, j, k;
            if (((g_60 <= (g_104 >= (l_185 == ((safe_mod_func_uint16_t_u_u(l_185, (0UL | (safe_sub_func_uint16_t_u_u((g_165 , (((((0xFD5171A1L && (0xB62ABAF8L > (safe_sub_func_uint16_t_u_u(l_192[6], g_165)))) , g_13) || p_68) || 1UL) & g_165)), l_185))))) || g_62)))) , l_162[0][1][0]))
            {
                uint8_t l_196 = 6UL;
                int32_t l_203[4][8][8] = {{{1L,(-6L),1L,(-5L),(-6L),8L,0x48F6BBE4L,0x86254796L},{0L,(-7L),(-1L),0x3D4CEE25L,0L,8L,0xD10B8499L,0xB0854EA2L},{1L,0xD10B8499L,1L,0L,1L,8L,0xEFAEFD56L,0x3E02F516L},{(-1L),8L,0xB87F12E3L,0x4D9A0140L,(-8L),1L,0L,(-1L)},{0xAB46776DL,0xEBA86183L,(-5L),0xE7DC0190L,0x86254796L,0xAB13C820L,1L,0L},{8L,0x09B66F15L,0L,1L,0xF4F5D266L,1L,0L,0x09B66F15L},{(-5L),0xFD156975L,0L,(-1L),0L,0L,0xBFE8D434L,0x3D4CEE25L},{1L,0xEFAEFD56L,0x609D877CL,8L,(-5L),1L,0xBFE8D434L,1L}},{{1L,8L,0L,0L,9L,(-1L),0L,2L},{9L,(-1L),0L,2L,0L,(-1L),1L,1L},{2L,0L,(-5L),0x609D877CL,0xE6007DA6L,1L,0L,0x4D9A0140L},{0x4D9A0140L,0xA190077AL,0xB87F12E3L,(-1L),(-7L),0x09B66F15L,0xEFAEFD56L,0x31FA072BL},{0x0E5867A2L,(-7L),1L,0x86254796L,0L,0xC7FE2716L,0xD10B8499L,1L},{1L,0L,(-1L),0x48F6BBE4L,0xEBA86183L,0xEBA86183L,0x48F6BBE4L,(-1L)},{1L,1L,0x86254796L,0x3D4CEE25L,0x394B1C0CL,(-1L),(-1L),1L},{1L,(-1L),1L,1L,0xF4F5D266L,8L,(-5L),1L}},{{(-1L),0xE6007DA6L,0xB87F12E3L,0x3D4CEE25L,(-7L),0L,(-7L),(-1L)},{0L,0xEFAEFD56L,1L,0x48F6BBE4L,0x86254796L,(-1L),0x9ED16096L,1L},{(-1L),0x09B66F15L,(-1L),0x86254796L,1L,(-8L),0L,0x31FA072BL},{0xEBA86183L,0xC0717A80L,0L,(-1L),0x394B1C0CL,0xAB13C820L,(-6L),0x4D9A0140L},{1L,(-5L),8L,0x609D877CL,0xEFAEFD56L,1L,0x4D9A0140L,1L},{1L,0xE6007DA6L,0L,2L,1L,(-1L),1L,2L},{0x0E5867A2L,0xD10B8499L,0x0E5867A2L,0L,0L,0x609D877CL,0x9ED16096L,1L},{(-6L),0L,0xE7149C65L,8L,(-1L),0xEBA86183L,0L,0x3D4CEE25L}},{{(-6L),0xAB13C820L,0x394B1C0CL,(-1L),1L,0x394B1C0CL,0x48F6BBE4L,0x189EED15L},{(-6L),8L,0x3E02F516L,0x9F911611L,(-1L),0xB87F12E3L,2L,1L},{0x0E5867A2L,0xC0717A80L,0xD10B8499L,(-7L),0xAB46776DL,0L,1L,0xD10B8499L},{(-1L),(-8L),0x9F911611L,(-1L),1L,0xE7149C65L,(-6L),(-1L)},{0x48F6BBE4L,2L,0x9ED16096L,1L,1L,0x4D9A0140L,0L,1L},{0x4D9A0140L,(-5L),1L,0xA190077AL,8L,0x86254796L,0x86254796L,8L},{0L,0L,0L,0L,(-1L),0x31FA072BL,0x0E5867A2L,1L},{2L,(-4L),0xE6007DA6L,0xD10B8499L,1L,8L,(-1L),0L}}};
                uint16_t *l_227 = &g_158[2][5][1];
                int32_t *l_234 = &l_164;
                int i, j, k;
                for (g_104 = 0; (g_104 > 23); g_104 = safe_add_func_int64_t_s_s(g_104, 6))
                {
                    int32_t l_195 = 0x72C64857L;
                    int32_t *l_197 = &l_106;
                    int32_t *l_198[7] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                    int i;
                    l_196 = (l_195 == p_68);
                    g_204--;
                    for (l_150 = (-18); (l_150 <= (-16)); ++l_150)
                    {
                        uint8_t l_209 = 0UL;
                        l_209++;
                        (*l_197) = (((((((safe_rshift_func_int8_t_s_s((-2L), 1)) ^ (((((safe_div_func_uint16_t_u_u(l_192[0], g_61)) != ((65535UL < ((l_209 & (safe_mod_func_uint32_t_u_u((((g_47[0][0][4] ^ ((1L & (safe_mod_func_int8_t_s_s(((safe_sub_func_int32_t_s_s(g_60, ((g_104 , p_66) ^ 0xF31A84B02573FF77LL))) , 0L), l_200[0][2][2]))) <= 1UL)) , g_128) < 0x14671A0EL), l_201))) , 0UL)) , (-8L))) >= 65535UL) , g_60) >= l_203[3][3][2])) ^ g_61) > g_222) ^ 0x6CL) , 0UL) && 0x2B1666AC21E7AE00LL);
                    }
                }
                (*l_234) &= (l_203[1][0][6] && (safe_sub_func_int16_t_s_s((safe_mod_func_uint64_t_u_u(((l_227 == (void*)0) , g_202), 0xB319A55D285D8708LL)), (p_66 & (((safe_rshift_func_int8_t_s_u((((((**l_124) != (safe_add_func_uint16_t_u_u(((safe_rshift_func_int16_t_s_s(((-1L) > ((-1L) | (**l_124))), p_68)) & 65533UL), 0x921FL))) || 0x21F2L) ^ (*l_125)) , g_158[2][4][1]), g_47[0][1][2])) != (-8L)) & g_127[7])))));
            }
            else
            {
                int64_t l_254 = 1L;
                int32_t l_278 = 0xA3EEEE64L;
                for (l_201 = 0; (l_201 <= 0); l_201 += 1)
                {
                    int32_t * const *l_265 = &l_125;
                    int32_t l_269[5] = {0x76405BA7L,0x76405BA7L,0x76405BA7L,0x76405BA7L,0x76405BA7L};
                    int32_t l_270 = 3L;
                    int32_t l_298 = 0xE70E9D85L;
                    int i;
                    (**l_124) |= g_128;
                    if ((safe_mod_func_uint16_t_u_u((safe_div_func_uint16_t_u_u(l_192[6], (safe_lshift_func_uint16_t_u_s(g_127[7], p_68)))), l_201)))
                    {
                        int8_t *l_251 = &l_162[0][7][1];
                        int8_t *l_255[2][1];
                        int32_t * const **l_266 = (void*)0;
                        int32_t * const **l_267 = &l_265;
                        int i, j;
                        for (i = 0; i < 2; i++)
                        {
                            for (j = 0; j < 1; j++)
                                l_255[i][j] = (void*)0;
                        }
                        l_270 = (!(g_60 = (safe_add_func_uint8_t_u_u((safe_add_func_int8_t_s_s((safe_add_func_int32_t_s_s(((*l_125) = (~(g_253[7] = (g_252[0][1][0] = ((*l_251) = (safe_rshift_func_uint8_t_u_u(p_66, p_66))))))), 0xFCAF2253L)), (g_256 |= l_254))), (safe_lshift_func_int8_t_s_s((safe_mod_func_int64_t_s_s((l_269[0] = ((((safe_lshift_func_uint8_t_u_s(((((g_202 = (+(l_264 == l_255[0][0]))) & (((*l_267) = l_265) == l_268)) ^ g_13) || 0x04F61015L), 7)) || p_68) > g_13) != p_68)), p_68)), g_145))))));
                    }
                    else
                    {
                        int64_t *l_273 = &l_105;
                        int8_t *l_276 = &l_162[0][1][0];
                        l_278 ^= ((8UL > (((((((**l_124) = (0L || 0xE8CD2620L)) & ((safe_div_func_int64_t_s_s(((*l_273) |= g_47[0][1][1]), l_254)) >= (((*l_276) = (safe_lshift_func_int16_t_s_s((((-1L) > ((g_86 == g_86) != ((0xC0A38D34L && g_158[3][0][4]) , g_204))) < l_254), 8))) | p_68))) , (void*)0) != (void*)0) , l_277[0][0][0]) != (void*)0)) || 0x3C639A34L);
                    }
                    for (l_164 = 0; (l_164 <= 3); l_164 += 1)
                    {
                        if (p_68)
                            break;
                        if (g_145)
                            break;
                    }
                    (*l_125) = 0L;
                    for (g_145 = 0; (g_145 <= 3); g_145 += 1)
                    {
                        uint32_t l_279 = 1UL;
                        int8_t *l_284 = (void*)0;
                        int8_t *l_299 = &l_162[0][7][1];
                        int32_t *l_300 = (void*)0;
                        int32_t *l_301 = &l_199;
                        int32_t *l_302 = (void*)0;
                        int32_t *l_303[8][4] = {{&l_199,&l_164,&l_270,&l_270},{(void*)0,(void*)0,&l_199,&l_270},{&l_270,&l_164,&l_270,&l_199},{&l_270,&l_199,&l_199,&l_270},{(void*)0,&l_199,&l_270,&l_199},{&l_199,&l_164,&l_270,&l_270},{(void*)0,(void*)0,&l_199,&l_270},{&l_270,&l_164,&l_270,&l_199}};
                        int i, j;
                        ++l_279;
                        (**l_265) = ((safe_mod_func_int8_t_s_s((l_164 = 0x63L), ((*l_299) = (safe_rshift_func_int16_t_s_s(((*l_125) ^ (0UL && ((((safe_mod_func_uint32_t_u_u(((((*l_264)++) == (l_278 ^ (p_68 >= (g_165 , 1UL)))) == ((g_297 = (safe_add_func_int32_t_s_s(((safe_div_func_int8_t_s_s(((safe_mod_func_uint32_t_u_u((**l_265), (l_150 = (g_252[0][4][1] & (**l_268))))) || 0xBA2CL), p_66)) | (**l_265)), g_145))) >= 0x14L)), l_298)) == (**l_124)) , 0x2EF82457L) , p_66))), p_68))))) , g_297);
                        ++g_304;
                        (*l_125) = ((**l_265) | g_61);
                    }
                }
            }
            g_60 ^= ((**l_268) = g_62);
            for (g_222 = (-19); (g_222 != 1); g_222 = safe_add_func_int32_t_s_s(g_222, 1))
            {
                int8_t l_309 = (-9L);
                uint16_t *l_358 = (void*)0;
                int32_t l_372 = 0x83F14601L;
                int32_t l_373 = (-5L);
                int32_t l_374 = 1L;
                int32_t l_375 = 0xC33A222CL;
                int32_t l_378 = 0L;
                uint32_t l_380 = 0xA3691007L;
                if (((p_68 > l_309) < p_66))
                {
                    l_315[1][3] |= (safe_mul_func_int8_t_s_s((safe_div_func_int64_t_s_s((l_314 > l_162[0][3][0]), g_104)), ((-1L) | (((**l_124) , g_104) && 0L))));
                }
                else
                {
                    struct S0 *l_318 = (void*)0;
                    int32_t l_370 = 0x896290C4L;
                    if (g_127[7])
                        break;
                    for (g_165 = 0; (g_165 == 22); g_165++)
                    {
                        struct S0 **l_319 = &l_318;
                        struct S0 *l_321 = &g_322;
                        struct S0 **l_320[3];
                        int32_t ***l_362 = (void*)0;
                        int32_t ***l_363 = (void*)0;
                        int32_t ***l_364 = &l_268;
                        int i;
                        for (i = 0; i < 3; i++)
                            l_320[i] = &l_321;
                        l_323 = ((*l_319) = l_318);
                        l_201 ^= (safe_div_func_uint16_t_u_u(((((**l_268) = ((void*)0 != g_327[2][5])) >= p_68) || 0xD72D5A0CL), 0x1FB8L));
                        l_370 = (safe_div_func_uint16_t_u_u(((((*l_264) = (safe_mul_func_uint16_t_u_u((safe_sub_func_uint16_t_u_u(((0UL >= (~(safe_lshift_func_int8_t_s_u(((void*)0 == l_358), 1)))) ^ ((l_359[3] = (void*)0) == ((*l_364) = &l_125))), (((safe_lshift_func_int8_t_s_u((g_61 , g_324.f3), 7)) ^ (safe_sub_func_int32_t_s_s((l_309 != ((+4L) , p_66)), (**l_124)))) ^ g_128))), 65535UL))) || g_252[0][1][0]) , 0x9608L), p_68));
                    }
                    if (g_324.f5)
                    {
                        g_371[0][0][0] = (*l_268);
                    }
                    else
                    {
                        return p_68;
                    }
                }
                l_380++;
                g_371[0][0][0] = (void*)0;
            }
        }
        return p_68;
    }
    else
    {
        int32_t *l_383 = &g_361[8][6];
        int32_t l_445[5] = {5L,5L,5L,5L,5L};
        int32_t *l_486 = &l_150;
        int8_t l_525 = 7L;
        struct S0 *** const l_585 = &g_481;
        int i;
        if (((*l_383) = (l_150 >= ((void*)0 == &g_86))))
        {
            int32_t l_386 = 1L;
            int32_t l_447 = 1L;
            uint32_t *l_451 = &g_253[7];
            uint8_t **l_462 = (void*)0;
            uint8_t ***l_463[7] = {&g_170,&g_170,&g_170,&g_170,&g_170,&g_170,&g_170};
            uint16_t *l_468 = (void*)0;
            struct S0 *l_478 = &g_479;
            struct S0 **l_477 = &l_478;
            int32_t **l_507 = (void*)0;
            int32_t *** const l_506 = &l_507;
            int8_t * const l_533[6] = {&g_322.f6,&g_322.f6,&g_322.f6,&g_322.f6,&g_322.f6,&g_322.f6};
            int32_t l_552 = 0x97958653L;
            int32_t l_555 = 0x8FD18A46L;
            int32_t l_556 = (-1L);
            int32_t l_558 = 0L;
            int32_t l_559[8] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
            int i;
            for (g_204 = 0; (g_204 < 6); g_204++)
            {
                uint32_t *l_395 = &g_253[7];
                int32_t l_403 = 0x8B9E6673L;
                int16_t *l_404 = &g_127[8];
                int16_t *l_405 = &g_128;
                int32_t *l_406 = (void*)0;
                int32_t *l_407 = &l_150;
                int32_t l_446[8][7][4] = {{{0x363207EEL,(-1L),3L,0xA2F1588CL},{0x6623FFF1L,0xB5F5379BL,0xC3123960L,(-1L)},{0xFF966D2FL,0xD0DA9D68L,0xC3123960L,(-10L)},{0x6623FFF1L,0x5ACF154EL,3L,0x2557BF37L},{0x363207EEL,8L,0xA13F9ECFL,(-7L)},{0xA13F9ECFL,(-7L),0x32D33CDCL,0x8E3E57D4L},{1L,(-1L),(-1L),0L}},{{0x8E3E57D4L,0xA13F9ECFL,0x235C6B1BL,0x711B4DE2L},{0x5ACF154EL,(-1L),(-7L),0x7F144509L},{0L,0x707B3AF8L,0x1A099435L,0xCE1F16F2L},{(-1L),(-1L),0xC4D5F313L,0xD0DA9D68L},{1L,0x2557BF37L,0x02B2B3ACL,0xFF966D2FL},{(-1L),0L,0L,(-1L)},{0x32D33CDCL,(-1L),0x750DB596L,0L}},{{(-10L),1L,0xFF966D2FL,0x37D39741L},{0xEE870CC9L,(-1L),0x7F144509L,(-7L)},{0x37D39741L,0xC3123960L,3L,(-1L)},{0xAB9D7376L,0x1A099435L,0xB5F5379BL,0x489CF6B4L},{0L,(-1L),0x2557BF37L,0x363207EEL},{1L,0xCE1F16F2L,0L,0xA8831E0DL},{0xEE870CC9L,(-7L),0x66EB96BCL,0xC4D5F313L}},{{(-1L),(-10L),1L,0x707B3AF8L},{0x235C6B1BL,0x489CF6B4L,0xC3123960L,0L},{0x08E6182CL,8L,(-7L),(-1L)},{(-1L),0x7F144509L,0x5ACF154EL,0x750DB596L},{0xC3123960L,0L,0x750DB596L,0L},{(-9L),0xAB9D7376L,0x82BF1843L,0xCE1F16F2L},{0xAF0863EAL,0x02B2B3ACL,0x08E6182CL,(-1L)}},{{0x711B4DE2L,0xA8831E0DL,0xA2C823CFL,0x32D33CDCL},{0x711B4DE2L,0xA2F1588CL,0x08E6182CL,0L},{0xAF0863EAL,0x32D33CDCL,0x82BF1843L,0xA2C823CFL},{(-9L),0xAF0863EAL,0x750DB596L,1L},{0xC3123960L,(-1L),0x5ACF154EL,0x235C6B1BL},{(-1L),0xD0DA9D68L,(-7L),1L},{0x08E6182CL,(-7L),0xC3123960L,0x6623FFF1L}},{{0x235C6B1BL,0x66EB96BCL,1L,0x37D39741L},{(-1L),0L,0x66EB96BCL,0x7F144509L},{0xEE870CC9L,0xA13F9ECFL,0L,0x08E6182CL},{1L,0x6623FFF1L,0x2557BF37L,0x2557BF37L},{0L,0L,0xB5F5379BL,0xA13F9ECFL},{0xAB9D7376L,0x711B4DE2L,3L,0x1A099435L},{0x37D39741L,(-1L),0x7F144509L,3L}},{{0x2557BF37L,(-1L),0x363207EEL,0x1A099435L},{(-1L),0x711B4DE2L,0x235C6B1BL,0xA13F9ECFL},{0L,0L,(-1L),0x2557BF37L},{0x489CF6B4L,0x6623FFF1L,0x711B4DE2L,0x08E6182CL},{(-1L),0xA13F9ECFL,(-1L),0x7F144509L},{0x32D33CDCL,0L,0xEE870CC9L,0x37D39741L},{0xFF966D2FL,0x66EB96BCL,0L,0x6623FFF1L}},{{0x02B2B3ACL,(-7L),1L,1L},{0x750DB596L,0xD0DA9D68L,(-7L),0x235C6B1BL},{0xA2C823CFL,(-1L),0L,1L},{8L,0xAF0863EAL,8L,0xA2C823CFL},{0xD0DA9D68L,0x32D33CDCL,0xA13F9ECFL,0L},{3L,0xA2F1588CL,0L,0x32D33CDCL},{0x363207EEL,0xA8831E0DL,0L,(-1L)}}};
                int i, j, k;
                if (((*l_407) &= ((l_386 , (safe_lshift_func_uint8_t_u_s((((safe_lshift_func_uint16_t_u_s((g_202 & (safe_sub_func_uint64_t_u_u((safe_sub_func_int16_t_s_s((((p_68 && ((*l_395) &= (g_252[0][1][0] , 0xDC397BF9L))) < g_62) != (((*l_405) = ((*l_383) = ((*l_404) ^= ((0x153DL ^ (safe_sub_func_uint32_t_u_u(((safe_mod_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_s(((safe_unary_minus_func_uint64_t_u((l_403 && (*l_383)))) < (*l_383)), 5)), 0x7C74CE60L)) || p_66), 0x0031E6FAL))) , l_379[1])))) != p_68)), g_324.f5)), l_386))), p_68)) == p_66) != p_66), 0))) >= g_62)))
                {
                    uint16_t *l_434 = &g_297;
                    int32_t l_435 = 1L;
                    if (((safe_rshift_func_uint16_t_u_s((safe_sub_func_int64_t_s_s((safe_rshift_func_int8_t_s_s((safe_div_func_int8_t_s_s(((l_416 == (void*)0) || 0x78C16DE0L), (0xADA30994F28E4C5FLL && (((safe_div_func_uint32_t_u_u((g_62 || (safe_add_func_uint8_t_u_u(((0xC1L ^ (safe_lshift_func_int16_t_s_u((((l_435 = (+(safe_div_func_int32_t_s_s((safe_rshift_func_uint8_t_u_s(((((((((safe_lshift_func_int8_t_s_s(0x20L, p_66)) >= ((((*l_434) = (safe_div_func_int32_t_s_s((-1L), 1UL))) || 0x241AL) && p_68)) , 18446744073709551615UL) >= 1UL) <= g_253[7]) >= 0x4B0AL) | p_68) && 0xFD129FD41D7B5927LL), 0)), l_386)))) , (*l_418)) , l_386), 9))) , g_324.f1), (-2L)))), p_68)) & 0x6D8EF246L) & 7UL)))), 0)), p_68)), 10)) , 0xE270EBE6L))
                    {
                        int64_t *l_436 = &g_47[0][0][6];
                        (*l_383) &= ((*l_407) = ((void*)0 != l_436));
                    }
                    else
                    {
                        return g_60;
                    }
                }
                else
                {
                    int32_t *l_437 = &l_164;
                    int32_t *l_438 = &g_60;
                    int32_t *l_439 = &g_202;
                    int32_t *l_440 = (void*)0;
                    int32_t *l_441 = &g_361[6][4];
                    int32_t *l_442 = &g_60;
                    int32_t *l_443 = (void*)0;
                    int32_t *l_444[3];
                    uint16_t l_448[5][7][7] = {{{65527UL,9UL,0UL,9UL,65527UL,0x9B24L,0x9B24L},{5UL,65535UL,1UL,65535UL,5UL,65535UL,65535UL},{65527UL,9UL,0UL,9UL,65527UL,0x9B24L,0x9B24L},{5UL,65535UL,1UL,65535UL,5UL,65535UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL}},{{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL}},{{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL}},{{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL}},{{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,7UL,3UL,7UL,65535UL,1UL,1UL},{0x9B24L,65535UL,0x2E69L,65535UL,0x9B24L,0UL,0UL},{65535UL,5UL,1UL,5UL,1UL,3UL,3UL},{0UL,65527UL,65534UL,65527UL,0UL,0x2E69L,0x2E69L},{1UL,5UL,1UL,5UL,1UL,3UL,3UL},{0UL,65527UL,65534UL,65527UL,0UL,0x2E69L,0x2E69L}}};
                    int i, j, k;
                    for (i = 0; i < 3; i++)
                        l_444[i] = &g_202;
                    l_448[0][4][3]--;
                    if (p_66)
                        break;
                    return (*l_383);
                }
                (**l_416) = &g_60;
            }
            if ((((*l_451) = (***l_416)) && ((*l_383) = (safe_rshift_func_uint8_t_u_u(((safe_mul_func_uint16_t_u_u((g_158[2][5][1] = ((safe_rshift_func_int16_t_s_u(((void*)0 != l_264), (safe_mul_func_uint8_t_u_u(((safe_add_func_int32_t_s_s(((l_462 == (l_464 = l_462)) && p_66), ((*l_451) = l_386))) && 6UL), ((*l_264) = ((safe_lshift_func_uint8_t_u_s(0x08L, p_66)) <= (*l_383))))))) | p_68)), 0x12B3L)) | 4L), l_447)))))
            {
                uint32_t l_470 = 18446744073709551615UL;
                for (g_222 = 0; (g_222 <= 7); g_222 += 1)
                {
                    const int64_t l_500 = 9L;
                }
            }
            else
            {
                uint8_t l_528[7];
                int32_t l_547 = 0x10FF10CAL;
                int32_t l_553 = 0xF94AE7ECL;
                int32_t l_554 = 1L;
                int32_t l_557[8][10] = {{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L},{0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L,0xADD51F31L}};
                uint8_t ** const **l_593 = (void*)0;
                uint8_t ** const ***l_594 = (void*)0;
                uint8_t ** const ***l_595 = &l_593;
                int i, j;
                for (i = 0; i < 7; i++)
                    l_528[i] = 0xD5L;
                if (((*l_486) & (safe_mul_func_uint16_t_u_u(((g_304 || l_528[2]) , (0xB64AF08367156495LL < ((safe_rshift_func_uint16_t_u_s(((*l_383) = ((((safe_rshift_func_uint16_t_u_s((((p_68 == g_324.f3) == (0UL <= (&g_377 == l_533[2]))) > g_297), l_528[1])) , 0x76AD7DF9L) | (-1L)) ^ g_165)), 13)) ^ (**l_417)))), 0x7A31L))))
                {
                    int32_t l_544 = 8L;
                    int32_t *l_545 = &l_379[1];
                    int32_t *l_546 = (void*)0;
                    int32_t *l_548 = &l_164;
                    int32_t *l_549 = &l_544;
                    int32_t *l_550 = &g_361[3][0];
                    int32_t *l_551[8][10][3] = {{{&l_447,&g_13,&l_379[1]},{&g_202,&l_150,&l_447},{&g_361[8][6],&l_447,&l_544},{&l_164,(void*)0,(void*)0},{&l_164,&g_13,&l_445[4]},{&g_202,&l_445[2],&l_201},{&l_447,&l_201,(void*)0},{(void*)0,&g_202,(void*)0},{&l_150,(void*)0,&l_150},{&l_379[1],&l_445[1],&l_379[1]}},{{&l_379[1],&g_60,&l_447},{&l_379[1],&g_60,&l_445[4]},{(void*)0,&g_361[8][6],&l_547},{&l_445[0],&l_379[1],&l_379[2]},{(void*)0,&l_379[1],&l_150},{&l_379[1],&l_445[1],&l_201},{&l_379[1],&l_447,&l_379[1]},{&l_379[1],&l_379[1],&g_60},{&l_150,&l_379[1],&g_202},{(void*)0,&l_379[0],&l_164}},{{&l_447,&l_150,&g_361[8][6]},{&g_202,&l_547,&l_547},{&l_164,&l_447,&l_447},{&l_164,&g_361[8][6],&l_379[1]},{&g_361[8][6],&l_445[0],(void*)0},{&g_202,&l_150,&l_544},{&l_447,&l_164,&l_447},{&l_164,&g_13,&g_361[8][6]},{&l_445[1],(void*)0,(void*)0},{&g_202,&l_379[0],&l_379[1]}},{{&l_547,&l_379[1],&l_544},{&l_379[1],&l_379[1],&l_379[2]},{&g_202,&l_379[0],&l_379[1]},{&l_201,(void*)0,&l_445[4]},{&g_361[8][6],&l_379[1],&l_544},{&g_361[8][6],(void*)0,&g_361[8][6]},{&l_447,&l_150,&l_445[4]},{&g_361[8][6],&l_547,&l_547},{(void*)0,&l_544,&l_379[1]},{&l_379[1],&l_445[4],&l_544}},{{(void*)0,&l_447,&l_447},{&l_379[1],&l_379[2],&g_202},{&l_164,(void*)0,(void*)0},{&g_60,&l_547,&g_60},{&l_445[4],&l_379[1],&l_164},{(void*)0,(void*)0,&g_202},{&l_445[1],&g_202,&g_13},{&g_202,&l_164,&l_447},{&l_447,&l_201,&l_445[2]},{(void*)0,&g_202,&l_447}},{{(void*)0,(void*)0,&g_13},{&l_445[4],&l_447,&g_202},{(void*)0,(void*)0,&l_164},{&g_361[4][5],&l_379[1],&g_60},{&l_447,&l_544,(void*)0},{&l_150,(void*)0,&g_202},{&l_445[4],&l_447,&l_447},{&l_379[0],&g_60,&l_544},{(void*)0,(void*)0,&l_379[1]},{&g_60,&g_60,&l_547}},{{&l_201,&l_201,&l_445[4]},{&l_447,&l_547,&g_361[8][6]},{&g_361[8][6],&l_445[2],&l_544},{&l_201,(void*)0,&l_445[4]},{&l_379[1],&l_379[0],&l_379[1]},{(void*)0,&g_13,&l_379[2]},{&l_445[0],&g_361[8][6],&l_544},{&l_445[0],&g_361[8][6],&l_379[1]},{(void*)0,(void*)0,(void*)0},{&l_379[1],(void*)0,&g_361[8][6]}},{{&l_201,&l_164,(void*)0},{&g_361[8][6],&l_445[2],&l_445[2]},{&l_447,&l_547,&l_379[1]},{&l_201,&l_150,&g_60},{&g_60,&l_379[1],&l_445[0]},{(void*)0,(void*)0,(void*)0},{&l_379[0],&g_361[4][5],(void*)0},{&l_445[4],(void*)0,(void*)0},{&l_150,&l_544,&l_445[2]},{&l_447,(void*)0,&l_150}}};
                    int8_t l_560 = (-3L);
                    int i, j, k;
                    for (g_104 = 0; (g_104 <= 9); g_104 += 1)
                    {
                        uint8_t ****l_534 = &l_463[1];
                        int32_t *l_541[5] = {&g_60,&g_60,&g_60,&g_60,&g_60};
                        uint16_t *l_543 = &g_297;
                        int i;
                        l_447 = ((g_127[g_104] > (&g_170 == ((*l_534) = &g_170))) , ((safe_sub_func_int32_t_s_s((g_127[g_104] , ((((safe_add_func_int8_t_s_s(g_127[g_104], 248UL)) == 0xF0677D09EB6BDDFELL) && ((*l_486) = ((*l_383) |= (safe_unary_minus_func_uint64_t_u((+g_127[g_104])))))) , (65535UL < p_68))), p_68)) > p_68));
                        (*l_486) |= (~(((*l_543) = 0x3AAAL) && g_60));
                        (*l_486) |= l_544;
                    }
                    ++l_561;
                }
                else
                {
                    uint64_t *l_582 = &g_145;
                    struct S0 ***l_586 = &l_477;
                    int64_t l_588 = 0x3EEC6727392E13DALL;
                    uint16_t l_589 = 65535UL;
                    for (l_105 = 5; (l_105 >= 2); l_105 -= 1)
                    {
                        g_371[0][0][0] = &g_13;
                    }
                    (*l_486) = (((safe_mod_func_int8_t_s_s((safe_mul_func_int8_t_s_s((((((safe_mul_func_int16_t_s_s((safe_sub_func_int32_t_s_s(((*l_383) ^= p_68), ((((((((**l_416) != ((safe_sub_func_uint16_t_u_u((safe_sub_func_uint16_t_u_u(g_322.f4, (((safe_mul_func_uint8_t_u_u((safe_add_func_int32_t_s_s((*l_486), ((p_66 , (safe_sub_func_int64_t_s_s(p_68, (--(*l_582))))) , (l_585 == l_586)))), (~(p_68 && g_253[1])))) , &l_557[5][6]) == &g_13))), l_588)) , &g_60)) || 4294967294UL) && p_68) < l_588) , (void*)0) == &g_371[0][0][0]) == l_588))), 0x63C5L)) | l_528[2]) , (void*)0) == &g_13) != g_324.f3), 0x17L)), 0x7AL)) , 0L) , l_589);
                }
                (*l_486) = (safe_mod_func_uint8_t_u_u(255UL, ((safe_unary_minus_func_int16_t_s(((**l_417) ^ 255UL))) ^ ((((*l_595) = l_593) != l_596) , p_66))));
            }
            (*l_486) = ((safe_mod_func_int32_t_s_s(0x1E24DCD1L, (safe_rshift_func_uint8_t_u_u((safe_add_func_int16_t_s_s((l_559[1] & p_68), ((g_47[0][0][1] = (safe_lshift_func_uint8_t_u_u((((--g_479.f1) , (((p_66 < 0xE3DF993FL) , (((*l_486) , 0x565A55DEL) , 0L)) , p_66)) , g_158[2][5][1]), 5))) & 18446744073709551615UL))), 3)))) < p_66);
            (*l_417) = &g_60;
        }
        else
        {
            (*l_486) &= (safe_rshift_func_int16_t_s_u(0L, l_610));
            return p_66;
        }
    }
    return (**l_417);
}





int main (int argc, char* argv[])
{
    int i, j, k;
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_10, "g_10", print_hash_value);
    transparent_crc(g_13, "g_13", print_hash_value);
    transparent_crc(g_15, "g_15", print_hash_value);
    transparent_crc(g_18, "g_18", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 2; k++)
            {
                transparent_crc(g_19[i][j][k], "g_19[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
        {
            for (k = 0; k < 7; k++)
            {
                transparent_crc(g_47[i][j][k], "g_47[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_60, "g_60", print_hash_value);
    transparent_crc(g_61, "g_61", print_hash_value);
    transparent_crc(g_62, "g_62", print_hash_value);
    transparent_crc(g_88, "g_88", print_hash_value);
    transparent_crc(g_104, "g_104", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_127[i], "g_127[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_128, "g_128", print_hash_value);
    transparent_crc(g_145, "g_145", print_hash_value);
    transparent_crc(g_152, "g_152", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 7; k++)
            {
                transparent_crc(g_158[i][j][k], "g_158[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_165, "g_165", print_hash_value);
    transparent_crc(g_202, "g_202", print_hash_value);
    transparent_crc(g_204, "g_204", print_hash_value);
    transparent_crc(g_222, "g_222", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 8; j++)
        {
            for (k = 0; k < 2; k++)
            {
                transparent_crc(g_252[i][j][k], "g_252[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_253[i], "g_253[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_256, "g_256", print_hash_value);
    transparent_crc(g_297, "g_297", print_hash_value);
    transparent_crc(g_304, "g_304", print_hash_value);
    transparent_crc(g_322.f0, "g_322.f0", print_hash_value);
    transparent_crc(g_322.f1, "g_322.f1", print_hash_value);
    transparent_crc(g_322.f2, "g_322.f2", print_hash_value);
    transparent_crc(g_322.f3, "g_322.f3", print_hash_value);
    transparent_crc(g_322.f4, "g_322.f4", print_hash_value);
    transparent_crc(g_322.f5, "g_322.f5", print_hash_value);
    transparent_crc(g_322.f6, "g_322.f6", print_hash_value);
    transparent_crc(g_322.f7, "g_322.f7", print_hash_value);
    transparent_crc(g_324.f0, "g_324.f0", print_hash_value);
    transparent_crc(g_324.f1, "g_324.f1", print_hash_value);
    transparent_crc(g_324.f2, "g_324.f2", print_hash_value);
    transparent_crc(g_324.f3, "g_324.f3", print_hash_value);
    transparent_crc(g_324.f4, "g_324.f4", print_hash_value);
    transparent_crc(g_324.f5, "g_324.f5", print_hash_value);
    transparent_crc(g_324.f6, "g_324.f6", print_hash_value);
    transparent_crc(g_324.f7, "g_324.f7", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_328[i], "g_328[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_329, "g_329", print_hash_value);
    transparent_crc(g_330, "g_330", print_hash_value);
    transparent_crc(g_331, "g_331", print_hash_value);
    transparent_crc(g_332, "g_332", print_hash_value);
    transparent_crc(g_333, "g_333", print_hash_value);
    transparent_crc(g_334, "g_334", print_hash_value);
    transparent_crc(g_335, "g_335", print_hash_value);
    transparent_crc(g_336, "g_336", print_hash_value);
    transparent_crc(g_337, "g_337", print_hash_value);
    transparent_crc(g_338, "g_338", print_hash_value);
    transparent_crc(g_339, "g_339", print_hash_value);
    transparent_crc(g_340, "g_340", print_hash_value);
    transparent_crc(g_341, "g_341", print_hash_value);
    transparent_crc(g_342, "g_342", print_hash_value);
    for (i = 0; i < 4; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_343[i][j], "g_343[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_344, "g_344", print_hash_value);
    transparent_crc(g_345, "g_345", print_hash_value);
    transparent_crc(g_346, "g_346", print_hash_value);
    transparent_crc(g_347, "g_347", print_hash_value);
    transparent_crc(g_348, "g_348", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 10; j++)
        {
            transparent_crc(g_361[i][j], "g_361[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_377, "g_377", print_hash_value);
    transparent_crc(g_479.f0, "g_479.f0", print_hash_value);
    transparent_crc(g_479.f1, "g_479.f1", print_hash_value);
    transparent_crc(g_479.f2, "g_479.f2", print_hash_value);
    transparent_crc(g_479.f3, "g_479.f3", print_hash_value);
    transparent_crc(g_479.f4, "g_479.f4", print_hash_value);
    transparent_crc(g_479.f5, "g_479.f5", print_hash_value);
    transparent_crc(g_479.f6, "g_479.f6", print_hash_value);
    transparent_crc(g_479.f7, "g_479.f7", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_652[i].f0, "g_652[i].f0", print_hash_value);
        transparent_crc(g_652[i].f1, "g_652[i].f1", print_hash_value);
        transparent_crc(g_652[i].f2, "g_652[i].f2", print_hash_value);
        transparent_crc(g_652[i].f3, "g_652[i].f3", print_hash_value);
        transparent_crc(g_652[i].f4, "g_652[i].f4", print_hash_value);
        transparent_crc(g_652[i].f5, "g_652[i].f5", print_hash_value);
        transparent_crc(g_652[i].f6, "g_652[i].f6", print_hash_value);
        transparent_crc(g_652[i].f7, "g_652[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_655.f0, "g_655.f0", print_hash_value);
    transparent_crc(g_655.f1, "g_655.f1", print_hash_value);
    transparent_crc(g_655.f2, "g_655.f2", print_hash_value);
    transparent_crc(g_655.f3, "g_655.f3", print_hash_value);
    transparent_crc(g_655.f4, "g_655.f4", print_hash_value);
    transparent_crc(g_655.f5, "g_655.f5", print_hash_value);
    transparent_crc(g_655.f6, "g_655.f6", print_hash_value);
    transparent_crc(g_655.f7, "g_655.f7", print_hash_value);
    transparent_crc(g_884.f0, "g_884.f0", print_hash_value);
    transparent_crc(g_884.f1, "g_884.f1", print_hash_value);
    transparent_crc(g_884.f2, "g_884.f2", print_hash_value);
    transparent_crc(g_884.f3, "g_884.f3", print_hash_value);
    transparent_crc(g_884.f4, "g_884.f4", print_hash_value);
    transparent_crc(g_884.f5, "g_884.f5", print_hash_value);
    transparent_crc(g_884.f6, "g_884.f6", print_hash_value);
    transparent_crc(g_884.f7, "g_884.f7", print_hash_value);
    transparent_crc(g_1009, "g_1009", print_hash_value);
    transparent_crc(g_1085.f0, "g_1085.f0", print_hash_value);
    transparent_crc(g_1085.f1, "g_1085.f1", print_hash_value);
    transparent_crc(g_1085.f2, "g_1085.f2", print_hash_value);
    transparent_crc(g_1085.f3, "g_1085.f3", print_hash_value);
    transparent_crc(g_1085.f4, "g_1085.f4", print_hash_value);
    transparent_crc(g_1085.f5, "g_1085.f5", print_hash_value);
    transparent_crc(g_1085.f6, "g_1085.f6", print_hash_value);
    transparent_crc(g_1085.f7, "g_1085.f7", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 7; j++)
        {
            transparent_crc(g_1125[i][j], "g_1125[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1154.f0, "g_1154.f0", print_hash_value);
    transparent_crc(g_1154.f1, "g_1154.f1", print_hash_value);
    transparent_crc(g_1154.f2, "g_1154.f2", print_hash_value);
    transparent_crc(g_1154.f3, "g_1154.f3", print_hash_value);
    transparent_crc(g_1154.f4, "g_1154.f4", print_hash_value);
    transparent_crc(g_1154.f5, "g_1154.f5", print_hash_value);
    transparent_crc(g_1154.f6, "g_1154.f6", print_hash_value);
    transparent_crc(g_1154.f7, "g_1154.f7", print_hash_value);
    transparent_crc(g_1157.f0, "g_1157.f0", print_hash_value);
    transparent_crc(g_1157.f1, "g_1157.f1", print_hash_value);
    transparent_crc(g_1157.f2, "g_1157.f2", print_hash_value);
    transparent_crc(g_1157.f3, "g_1157.f3", print_hash_value);
    transparent_crc(g_1157.f4, "g_1157.f4", print_hash_value);
    transparent_crc(g_1157.f5, "g_1157.f5", print_hash_value);
    transparent_crc(g_1157.f6, "g_1157.f6", print_hash_value);
    transparent_crc(g_1157.f7, "g_1157.f7", print_hash_value);
    transparent_crc(g_1159.f0, "g_1159.f0", print_hash_value);
    transparent_crc(g_1159.f1, "g_1159.f1", print_hash_value);
    transparent_crc(g_1159.f2, "g_1159.f2", print_hash_value);
    transparent_crc(g_1159.f3, "g_1159.f3", print_hash_value);
    transparent_crc(g_1159.f4, "g_1159.f4", print_hash_value);
    transparent_crc(g_1159.f5, "g_1159.f5", print_hash_value);
    transparent_crc(g_1159.f6, "g_1159.f6", print_hash_value);
    transparent_crc(g_1159.f7, "g_1159.f7", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_1161[i].f0, "g_1161[i].f0", print_hash_value);
        transparent_crc(g_1161[i].f1, "g_1161[i].f1", print_hash_value);
        transparent_crc(g_1161[i].f2, "g_1161[i].f2", print_hash_value);
        transparent_crc(g_1161[i].f3, "g_1161[i].f3", print_hash_value);
        transparent_crc(g_1161[i].f4, "g_1161[i].f4", print_hash_value);
        transparent_crc(g_1161[i].f5, "g_1161[i].f5", print_hash_value);
        transparent_crc(g_1161[i].f6, "g_1161[i].f6", print_hash_value);
        transparent_crc(g_1161[i].f7, "g_1161[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1172, "g_1172", print_hash_value);
    transparent_crc(g_1262.f0, "g_1262.f0", print_hash_value);
    transparent_crc(g_1262.f1, "g_1262.f1", print_hash_value);
    transparent_crc(g_1262.f2, "g_1262.f2", print_hash_value);
    transparent_crc(g_1262.f3, "g_1262.f3", print_hash_value);
    transparent_crc(g_1262.f4, "g_1262.f4", print_hash_value);
    transparent_crc(g_1262.f5, "g_1262.f5", print_hash_value);
    transparent_crc(g_1262.f6, "g_1262.f6", print_hash_value);
    transparent_crc(g_1262.f7, "g_1262.f7", print_hash_value);
    transparent_crc(g_1263.f0, "g_1263.f0", print_hash_value);
    transparent_crc(g_1263.f1, "g_1263.f1", print_hash_value);
    transparent_crc(g_1263.f2, "g_1263.f2", print_hash_value);
    transparent_crc(g_1263.f3, "g_1263.f3", print_hash_value);
    transparent_crc(g_1263.f4, "g_1263.f4", print_hash_value);
    transparent_crc(g_1263.f5, "g_1263.f5", print_hash_value);
    transparent_crc(g_1263.f6, "g_1263.f6", print_hash_value);
    transparent_crc(g_1263.f7, "g_1263.f7", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_1264[i][j].f0, "g_1264[i][j].f0", print_hash_value);
            transparent_crc(g_1264[i][j].f1, "g_1264[i][j].f1", print_hash_value);
            transparent_crc(g_1264[i][j].f2, "g_1264[i][j].f2", print_hash_value);
            transparent_crc(g_1264[i][j].f3, "g_1264[i][j].f3", print_hash_value);
            transparent_crc(g_1264[i][j].f4, "g_1264[i][j].f4", print_hash_value);
            transparent_crc(g_1264[i][j].f5, "g_1264[i][j].f5", print_hash_value);
            transparent_crc(g_1264[i][j].f6, "g_1264[i][j].f6", print_hash_value);
            transparent_crc(g_1264[i][j].f7, "g_1264[i][j].f7", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1265.f0, "g_1265.f0", print_hash_value);
    transparent_crc(g_1265.f1, "g_1265.f1", print_hash_value);
    transparent_crc(g_1265.f2, "g_1265.f2", print_hash_value);
    transparent_crc(g_1265.f3, "g_1265.f3", print_hash_value);
    transparent_crc(g_1265.f4, "g_1265.f4", print_hash_value);
    transparent_crc(g_1265.f5, "g_1265.f5", print_hash_value);
    transparent_crc(g_1265.f6, "g_1265.f6", print_hash_value);
    transparent_crc(g_1265.f7, "g_1265.f7", print_hash_value);
    transparent_crc(g_1266.f0, "g_1266.f0", print_hash_value);
    transparent_crc(g_1266.f1, "g_1266.f1", print_hash_value);
    transparent_crc(g_1266.f2, "g_1266.f2", print_hash_value);
    transparent_crc(g_1266.f3, "g_1266.f3", print_hash_value);
    transparent_crc(g_1266.f4, "g_1266.f4", print_hash_value);
    transparent_crc(g_1266.f5, "g_1266.f5", print_hash_value);
    transparent_crc(g_1266.f6, "g_1266.f6", print_hash_value);
    transparent_crc(g_1266.f7, "g_1266.f7", print_hash_value);
    transparent_crc(g_1267.f0, "g_1267.f0", print_hash_value);
    transparent_crc(g_1267.f1, "g_1267.f1", print_hash_value);
    transparent_crc(g_1267.f2, "g_1267.f2", print_hash_value);
    transparent_crc(g_1267.f3, "g_1267.f3", print_hash_value);
    transparent_crc(g_1267.f4, "g_1267.f4", print_hash_value);
    transparent_crc(g_1267.f5, "g_1267.f5", print_hash_value);
    transparent_crc(g_1267.f6, "g_1267.f6", print_hash_value);
    transparent_crc(g_1267.f7, "g_1267.f7", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        transparent_crc(g_1268[i].f0, "g_1268[i].f0", print_hash_value);
        transparent_crc(g_1268[i].f1, "g_1268[i].f1", print_hash_value);
        transparent_crc(g_1268[i].f2, "g_1268[i].f2", print_hash_value);
        transparent_crc(g_1268[i].f3, "g_1268[i].f3", print_hash_value);
        transparent_crc(g_1268[i].f4, "g_1268[i].f4", print_hash_value);
        transparent_crc(g_1268[i].f5, "g_1268[i].f5", print_hash_value);
        transparent_crc(g_1268[i].f6, "g_1268[i].f6", print_hash_value);
        transparent_crc(g_1268[i].f7, "g_1268[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1269.f0, "g_1269.f0", print_hash_value);
    transparent_crc(g_1269.f1, "g_1269.f1", print_hash_value);
    transparent_crc(g_1269.f2, "g_1269.f2", print_hash_value);
    transparent_crc(g_1269.f3, "g_1269.f3", print_hash_value);
    transparent_crc(g_1269.f4, "g_1269.f4", print_hash_value);
    transparent_crc(g_1269.f5, "g_1269.f5", print_hash_value);
    transparent_crc(g_1269.f6, "g_1269.f6", print_hash_value);
    transparent_crc(g_1269.f7, "g_1269.f7", print_hash_value);
    transparent_crc(g_1270.f0, "g_1270.f0", print_hash_value);
    transparent_crc(g_1270.f1, "g_1270.f1", print_hash_value);
    transparent_crc(g_1270.f2, "g_1270.f2", print_hash_value);
    transparent_crc(g_1270.f3, "g_1270.f3", print_hash_value);
    transparent_crc(g_1270.f4, "g_1270.f4", print_hash_value);
    transparent_crc(g_1270.f5, "g_1270.f5", print_hash_value);
    transparent_crc(g_1270.f6, "g_1270.f6", print_hash_value);
    transparent_crc(g_1270.f7, "g_1270.f7", print_hash_value);
    transparent_crc(g_1271.f0, "g_1271.f0", print_hash_value);
    transparent_crc(g_1271.f1, "g_1271.f1", print_hash_value);
    transparent_crc(g_1271.f2, "g_1271.f2", print_hash_value);
    transparent_crc(g_1271.f3, "g_1271.f3", print_hash_value);
    transparent_crc(g_1271.f4, "g_1271.f4", print_hash_value);
    transparent_crc(g_1271.f5, "g_1271.f5", print_hash_value);
    transparent_crc(g_1271.f6, "g_1271.f6", print_hash_value);
    transparent_crc(g_1271.f7, "g_1271.f7", print_hash_value);
    transparent_crc(g_1272.f0, "g_1272.f0", print_hash_value);
    transparent_crc(g_1272.f1, "g_1272.f1", print_hash_value);
    transparent_crc(g_1272.f2, "g_1272.f2", print_hash_value);
    transparent_crc(g_1272.f3, "g_1272.f3", print_hash_value);
    transparent_crc(g_1272.f4, "g_1272.f4", print_hash_value);
    transparent_crc(g_1272.f5, "g_1272.f5", print_hash_value);
    transparent_crc(g_1272.f6, "g_1272.f6", print_hash_value);
    transparent_crc(g_1272.f7, "g_1272.f7", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_1273[i].f0, "g_1273[i].f0", print_hash_value);
        transparent_crc(g_1273[i].f1, "g_1273[i].f1", print_hash_value);
        transparent_crc(g_1273[i].f2, "g_1273[i].f2", print_hash_value);
        transparent_crc(g_1273[i].f3, "g_1273[i].f3", print_hash_value);
        transparent_crc(g_1273[i].f4, "g_1273[i].f4", print_hash_value);
        transparent_crc(g_1273[i].f5, "g_1273[i].f5", print_hash_value);
        transparent_crc(g_1273[i].f6, "g_1273[i].f6", print_hash_value);
        transparent_crc(g_1273[i].f7, "g_1273[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1274.f0, "g_1274.f0", print_hash_value);
    transparent_crc(g_1274.f1, "g_1274.f1", print_hash_value);
    transparent_crc(g_1274.f2, "g_1274.f2", print_hash_value);
    transparent_crc(g_1274.f3, "g_1274.f3", print_hash_value);
    transparent_crc(g_1274.f4, "g_1274.f4", print_hash_value);
    transparent_crc(g_1274.f5, "g_1274.f5", print_hash_value);
    transparent_crc(g_1274.f6, "g_1274.f6", print_hash_value);
    transparent_crc(g_1274.f7, "g_1274.f7", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_1275[i].f0, "g_1275[i].f0", print_hash_value);
        transparent_crc(g_1275[i].f1, "g_1275[i].f1", print_hash_value);
        transparent_crc(g_1275[i].f2, "g_1275[i].f2", print_hash_value);
        transparent_crc(g_1275[i].f3, "g_1275[i].f3", print_hash_value);
        transparent_crc(g_1275[i].f4, "g_1275[i].f4", print_hash_value);
        transparent_crc(g_1275[i].f5, "g_1275[i].f5", print_hash_value);
        transparent_crc(g_1275[i].f6, "g_1275[i].f6", print_hash_value);
        transparent_crc(g_1275[i].f7, "g_1275[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1276.f0, "g_1276.f0", print_hash_value);
    transparent_crc(g_1276.f1, "g_1276.f1", print_hash_value);
    transparent_crc(g_1276.f2, "g_1276.f2", print_hash_value);
    transparent_crc(g_1276.f3, "g_1276.f3", print_hash_value);
    transparent_crc(g_1276.f4, "g_1276.f4", print_hash_value);
    transparent_crc(g_1276.f5, "g_1276.f5", print_hash_value);
    transparent_crc(g_1276.f6, "g_1276.f6", print_hash_value);
    transparent_crc(g_1276.f7, "g_1276.f7", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_1277[i].f0, "g_1277[i].f0", print_hash_value);
        transparent_crc(g_1277[i].f1, "g_1277[i].f1", print_hash_value);
        transparent_crc(g_1277[i].f2, "g_1277[i].f2", print_hash_value);
        transparent_crc(g_1277[i].f3, "g_1277[i].f3", print_hash_value);
        transparent_crc(g_1277[i].f4, "g_1277[i].f4", print_hash_value);
        transparent_crc(g_1277[i].f5, "g_1277[i].f5", print_hash_value);
        transparent_crc(g_1277[i].f6, "g_1277[i].f6", print_hash_value);
        transparent_crc(g_1277[i].f7, "g_1277[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1278.f0, "g_1278.f0", print_hash_value);
    transparent_crc(g_1278.f1, "g_1278.f1", print_hash_value);
    transparent_crc(g_1278.f2, "g_1278.f2", print_hash_value);
    transparent_crc(g_1278.f3, "g_1278.f3", print_hash_value);
    transparent_crc(g_1278.f4, "g_1278.f4", print_hash_value);
    transparent_crc(g_1278.f5, "g_1278.f5", print_hash_value);
    transparent_crc(g_1278.f6, "g_1278.f6", print_hash_value);
    transparent_crc(g_1278.f7, "g_1278.f7", print_hash_value);
    transparent_crc(g_1279.f0, "g_1279.f0", print_hash_value);
    transparent_crc(g_1279.f1, "g_1279.f1", print_hash_value);
    transparent_crc(g_1279.f2, "g_1279.f2", print_hash_value);
    transparent_crc(g_1279.f3, "g_1279.f3", print_hash_value);
    transparent_crc(g_1279.f4, "g_1279.f4", print_hash_value);
    transparent_crc(g_1279.f5, "g_1279.f5", print_hash_value);
    transparent_crc(g_1279.f6, "g_1279.f6", print_hash_value);
    transparent_crc(g_1279.f7, "g_1279.f7", print_hash_value);
    transparent_crc(g_1280.f0, "g_1280.f0", print_hash_value);
    transparent_crc(g_1280.f1, "g_1280.f1", print_hash_value);
    transparent_crc(g_1280.f2, "g_1280.f2", print_hash_value);
    transparent_crc(g_1280.f3, "g_1280.f3", print_hash_value);
    transparent_crc(g_1280.f4, "g_1280.f4", print_hash_value);
    transparent_crc(g_1280.f5, "g_1280.f5", print_hash_value);
    transparent_crc(g_1280.f6, "g_1280.f6", print_hash_value);
    transparent_crc(g_1280.f7, "g_1280.f7", print_hash_value);
    transparent_crc(g_1281.f0, "g_1281.f0", print_hash_value);
    transparent_crc(g_1281.f1, "g_1281.f1", print_hash_value);
    transparent_crc(g_1281.f2, "g_1281.f2", print_hash_value);
    transparent_crc(g_1281.f3, "g_1281.f3", print_hash_value);
    transparent_crc(g_1281.f4, "g_1281.f4", print_hash_value);
    transparent_crc(g_1281.f5, "g_1281.f5", print_hash_value);
    transparent_crc(g_1281.f6, "g_1281.f6", print_hash_value);
    transparent_crc(g_1281.f7, "g_1281.f7", print_hash_value);
    transparent_crc(g_1282.f0, "g_1282.f0", print_hash_value);
    transparent_crc(g_1282.f1, "g_1282.f1", print_hash_value);
    transparent_crc(g_1282.f2, "g_1282.f2", print_hash_value);
    transparent_crc(g_1282.f3, "g_1282.f3", print_hash_value);
    transparent_crc(g_1282.f4, "g_1282.f4", print_hash_value);
    transparent_crc(g_1282.f5, "g_1282.f5", print_hash_value);
    transparent_crc(g_1282.f6, "g_1282.f6", print_hash_value);
    transparent_crc(g_1282.f7, "g_1282.f7", print_hash_value);
    transparent_crc(g_1283.f0, "g_1283.f0", print_hash_value);
    transparent_crc(g_1283.f1, "g_1283.f1", print_hash_value);
    transparent_crc(g_1283.f2, "g_1283.f2", print_hash_value);
    transparent_crc(g_1283.f3, "g_1283.f3", print_hash_value);
    transparent_crc(g_1283.f4, "g_1283.f4", print_hash_value);
    transparent_crc(g_1283.f5, "g_1283.f5", print_hash_value);
    transparent_crc(g_1283.f6, "g_1283.f6", print_hash_value);
    transparent_crc(g_1283.f7, "g_1283.f7", print_hash_value);
    transparent_crc(g_1284.f0, "g_1284.f0", print_hash_value);
    transparent_crc(g_1284.f1, "g_1284.f1", print_hash_value);
    transparent_crc(g_1284.f2, "g_1284.f2", print_hash_value);
    transparent_crc(g_1284.f3, "g_1284.f3", print_hash_value);
    transparent_crc(g_1284.f4, "g_1284.f4", print_hash_value);
    transparent_crc(g_1284.f5, "g_1284.f5", print_hash_value);
    transparent_crc(g_1284.f6, "g_1284.f6", print_hash_value);
    transparent_crc(g_1284.f7, "g_1284.f7", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 3; j++)
        {
            transparent_crc(g_1285[i][j].f0, "g_1285[i][j].f0", print_hash_value);
            transparent_crc(g_1285[i][j].f1, "g_1285[i][j].f1", print_hash_value);
            transparent_crc(g_1285[i][j].f2, "g_1285[i][j].f2", print_hash_value);
            transparent_crc(g_1285[i][j].f3, "g_1285[i][j].f3", print_hash_value);
            transparent_crc(g_1285[i][j].f4, "g_1285[i][j].f4", print_hash_value);
            transparent_crc(g_1285[i][j].f5, "g_1285[i][j].f5", print_hash_value);
            transparent_crc(g_1285[i][j].f6, "g_1285[i][j].f6", print_hash_value);
            transparent_crc(g_1285[i][j].f7, "g_1285[i][j].f7", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    for (i = 0; i < 10; i++)
    {
        for (j = 0; j < 6; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_1286[i][j][k].f0, "g_1286[i][j][k].f0", print_hash_value);
                transparent_crc(g_1286[i][j][k].f1, "g_1286[i][j][k].f1", print_hash_value);
                transparent_crc(g_1286[i][j][k].f2, "g_1286[i][j][k].f2", print_hash_value);
                transparent_crc(g_1286[i][j][k].f3, "g_1286[i][j][k].f3", print_hash_value);
                transparent_crc(g_1286[i][j][k].f4, "g_1286[i][j][k].f4", print_hash_value);
                transparent_crc(g_1286[i][j][k].f5, "g_1286[i][j][k].f5", print_hash_value);
                transparent_crc(g_1286[i][j][k].f6, "g_1286[i][j][k].f6", print_hash_value);
                transparent_crc(g_1286[i][j][k].f7, "g_1286[i][j][k].f7", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 9; i++)
    {
        for (j = 0; j < 10; j++)
        {
            for (k = 0; k < 2; k++)
            {
                transparent_crc(g_1287[i][j][k].f0, "g_1287[i][j][k].f0", print_hash_value);
                transparent_crc(g_1287[i][j][k].f1, "g_1287[i][j][k].f1", print_hash_value);
                transparent_crc(g_1287[i][j][k].f2, "g_1287[i][j][k].f2", print_hash_value);
                transparent_crc(g_1287[i][j][k].f3, "g_1287[i][j][k].f3", print_hash_value);
                transparent_crc(g_1287[i][j][k].f4, "g_1287[i][j][k].f4", print_hash_value);
                transparent_crc(g_1287[i][j][k].f5, "g_1287[i][j][k].f5", print_hash_value);
                transparent_crc(g_1287[i][j][k].f6, "g_1287[i][j][k].f6", print_hash_value);
                transparent_crc(g_1287[i][j][k].f7, "g_1287[i][j][k].f7", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1288.f0, "g_1288.f0", print_hash_value);
    transparent_crc(g_1288.f1, "g_1288.f1", print_hash_value);
    transparent_crc(g_1288.f2, "g_1288.f2", print_hash_value);
    transparent_crc(g_1288.f3, "g_1288.f3", print_hash_value);
    transparent_crc(g_1288.f4, "g_1288.f4", print_hash_value);
    transparent_crc(g_1288.f5, "g_1288.f5", print_hash_value);
    transparent_crc(g_1288.f6, "g_1288.f6", print_hash_value);
    transparent_crc(g_1288.f7, "g_1288.f7", print_hash_value);
    transparent_crc(g_1289.f0, "g_1289.f0", print_hash_value);
    transparent_crc(g_1289.f1, "g_1289.f1", print_hash_value);
    transparent_crc(g_1289.f2, "g_1289.f2", print_hash_value);
    transparent_crc(g_1289.f3, "g_1289.f3", print_hash_value);
    transparent_crc(g_1289.f4, "g_1289.f4", print_hash_value);
    transparent_crc(g_1289.f5, "g_1289.f5", print_hash_value);
    transparent_crc(g_1289.f6, "g_1289.f6", print_hash_value);
    transparent_crc(g_1289.f7, "g_1289.f7", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_1290[i].f0, "g_1290[i].f0", print_hash_value);
        transparent_crc(g_1290[i].f1, "g_1290[i].f1", print_hash_value);
        transparent_crc(g_1290[i].f2, "g_1290[i].f2", print_hash_value);
        transparent_crc(g_1290[i].f3, "g_1290[i].f3", print_hash_value);
        transparent_crc(g_1290[i].f4, "g_1290[i].f4", print_hash_value);
        transparent_crc(g_1290[i].f5, "g_1290[i].f5", print_hash_value);
        transparent_crc(g_1290[i].f6, "g_1290[i].f6", print_hash_value);
        transparent_crc(g_1290[i].f7, "g_1290[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1291.f0, "g_1291.f0", print_hash_value);
    transparent_crc(g_1291.f1, "g_1291.f1", print_hash_value);
    transparent_crc(g_1291.f2, "g_1291.f2", print_hash_value);
    transparent_crc(g_1291.f3, "g_1291.f3", print_hash_value);
    transparent_crc(g_1291.f4, "g_1291.f4", print_hash_value);
    transparent_crc(g_1291.f5, "g_1291.f5", print_hash_value);
    transparent_crc(g_1291.f6, "g_1291.f6", print_hash_value);
    transparent_crc(g_1291.f7, "g_1291.f7", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_1292[i].f0, "g_1292[i].f0", print_hash_value);
        transparent_crc(g_1292[i].f1, "g_1292[i].f1", print_hash_value);
        transparent_crc(g_1292[i].f2, "g_1292[i].f2", print_hash_value);
        transparent_crc(g_1292[i].f3, "g_1292[i].f3", print_hash_value);
        transparent_crc(g_1292[i].f4, "g_1292[i].f4", print_hash_value);
        transparent_crc(g_1292[i].f5, "g_1292[i].f5", print_hash_value);
        transparent_crc(g_1292[i].f6, "g_1292[i].f6", print_hash_value);
        transparent_crc(g_1292[i].f7, "g_1292[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1293.f0, "g_1293.f0", print_hash_value);
    transparent_crc(g_1293.f1, "g_1293.f1", print_hash_value);
    transparent_crc(g_1293.f2, "g_1293.f2", print_hash_value);
    transparent_crc(g_1293.f3, "g_1293.f3", print_hash_value);
    transparent_crc(g_1293.f4, "g_1293.f4", print_hash_value);
    transparent_crc(g_1293.f5, "g_1293.f5", print_hash_value);
    transparent_crc(g_1293.f6, "g_1293.f6", print_hash_value);
    transparent_crc(g_1293.f7, "g_1293.f7", print_hash_value);
    transparent_crc(g_1294.f0, "g_1294.f0", print_hash_value);
    transparent_crc(g_1294.f1, "g_1294.f1", print_hash_value);
    transparent_crc(g_1294.f2, "g_1294.f2", print_hash_value);
    transparent_crc(g_1294.f3, "g_1294.f3", print_hash_value);
    transparent_crc(g_1294.f4, "g_1294.f4", print_hash_value);
    transparent_crc(g_1294.f5, "g_1294.f5", print_hash_value);
    transparent_crc(g_1294.f6, "g_1294.f6", print_hash_value);
    transparent_crc(g_1294.f7, "g_1294.f7", print_hash_value);
    transparent_crc(g_1295.f0, "g_1295.f0", print_hash_value);
    transparent_crc(g_1295.f1, "g_1295.f1", print_hash_value);
    transparent_crc(g_1295.f2, "g_1295.f2", print_hash_value);
    transparent_crc(g_1295.f3, "g_1295.f3", print_hash_value);
    transparent_crc(g_1295.f4, "g_1295.f4", print_hash_value);
    transparent_crc(g_1295.f5, "g_1295.f5", print_hash_value);
    transparent_crc(g_1295.f6, "g_1295.f6", print_hash_value);
    transparent_crc(g_1295.f7, "g_1295.f7", print_hash_value);
    transparent_crc(g_1296.f0, "g_1296.f0", print_hash_value);
    transparent_crc(g_1296.f1, "g_1296.f1", print_hash_value);
    transparent_crc(g_1296.f2, "g_1296.f2", print_hash_value);
    transparent_crc(g_1296.f3, "g_1296.f3", print_hash_value);
    transparent_crc(g_1296.f4, "g_1296.f4", print_hash_value);
    transparent_crc(g_1296.f5, "g_1296.f5", print_hash_value);
    transparent_crc(g_1296.f6, "g_1296.f6", print_hash_value);
    transparent_crc(g_1296.f7, "g_1296.f7", print_hash_value);
    transparent_crc(g_1297.f0, "g_1297.f0", print_hash_value);
    transparent_crc(g_1297.f1, "g_1297.f1", print_hash_value);
    transparent_crc(g_1297.f2, "g_1297.f2", print_hash_value);
    transparent_crc(g_1297.f3, "g_1297.f3", print_hash_value);
    transparent_crc(g_1297.f4, "g_1297.f4", print_hash_value);
    transparent_crc(g_1297.f5, "g_1297.f5", print_hash_value);
    transparent_crc(g_1297.f6, "g_1297.f6", print_hash_value);
    transparent_crc(g_1297.f7, "g_1297.f7", print_hash_value);
    transparent_crc(g_1298.f0, "g_1298.f0", print_hash_value);
    transparent_crc(g_1298.f1, "g_1298.f1", print_hash_value);
    transparent_crc(g_1298.f2, "g_1298.f2", print_hash_value);
    transparent_crc(g_1298.f3, "g_1298.f3", print_hash_value);
    transparent_crc(g_1298.f4, "g_1298.f4", print_hash_value);
    transparent_crc(g_1298.f5, "g_1298.f5", print_hash_value);
    transparent_crc(g_1298.f6, "g_1298.f6", print_hash_value);
    transparent_crc(g_1298.f7, "g_1298.f7", print_hash_value);
    transparent_crc(g_1299.f0, "g_1299.f0", print_hash_value);
    transparent_crc(g_1299.f1, "g_1299.f1", print_hash_value);
    transparent_crc(g_1299.f2, "g_1299.f2", print_hash_value);
    transparent_crc(g_1299.f3, "g_1299.f3", print_hash_value);
    transparent_crc(g_1299.f4, "g_1299.f4", print_hash_value);
    transparent_crc(g_1299.f5, "g_1299.f5", print_hash_value);
    transparent_crc(g_1299.f6, "g_1299.f6", print_hash_value);
    transparent_crc(g_1299.f7, "g_1299.f7", print_hash_value);
    transparent_crc(g_1300.f0, "g_1300.f0", print_hash_value);
    transparent_crc(g_1300.f1, "g_1300.f1", print_hash_value);
    transparent_crc(g_1300.f2, "g_1300.f2", print_hash_value);
    transparent_crc(g_1300.f3, "g_1300.f3", print_hash_value);
    transparent_crc(g_1300.f4, "g_1300.f4", print_hash_value);
    transparent_crc(g_1300.f5, "g_1300.f5", print_hash_value);
    transparent_crc(g_1300.f6, "g_1300.f6", print_hash_value);
    transparent_crc(g_1300.f7, "g_1300.f7", print_hash_value);
    transparent_crc(g_1301.f0, "g_1301.f0", print_hash_value);
    transparent_crc(g_1301.f1, "g_1301.f1", print_hash_value);
    transparent_crc(g_1301.f2, "g_1301.f2", print_hash_value);
    transparent_crc(g_1301.f3, "g_1301.f3", print_hash_value);
    transparent_crc(g_1301.f4, "g_1301.f4", print_hash_value);
    transparent_crc(g_1301.f5, "g_1301.f5", print_hash_value);
    transparent_crc(g_1301.f6, "g_1301.f6", print_hash_value);
    transparent_crc(g_1301.f7, "g_1301.f7", print_hash_value);
    transparent_crc(g_1302.f0, "g_1302.f0", print_hash_value);
    transparent_crc(g_1302.f1, "g_1302.f1", print_hash_value);
    transparent_crc(g_1302.f2, "g_1302.f2", print_hash_value);
    transparent_crc(g_1302.f3, "g_1302.f3", print_hash_value);
    transparent_crc(g_1302.f4, "g_1302.f4", print_hash_value);
    transparent_crc(g_1302.f5, "g_1302.f5", print_hash_value);
    transparent_crc(g_1302.f6, "g_1302.f6", print_hash_value);
    transparent_crc(g_1302.f7, "g_1302.f7", print_hash_value);
    transparent_crc(g_1303.f0, "g_1303.f0", print_hash_value);
    transparent_crc(g_1303.f1, "g_1303.f1", print_hash_value);
    transparent_crc(g_1303.f2, "g_1303.f2", print_hash_value);
    transparent_crc(g_1303.f3, "g_1303.f3", print_hash_value);
    transparent_crc(g_1303.f4, "g_1303.f4", print_hash_value);
    transparent_crc(g_1303.f5, "g_1303.f5", print_hash_value);
    transparent_crc(g_1303.f6, "g_1303.f6", print_hash_value);
    transparent_crc(g_1303.f7, "g_1303.f7", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_1304[i].f0, "g_1304[i].f0", print_hash_value);
        transparent_crc(g_1304[i].f1, "g_1304[i].f1", print_hash_value);
        transparent_crc(g_1304[i].f2, "g_1304[i].f2", print_hash_value);
        transparent_crc(g_1304[i].f3, "g_1304[i].f3", print_hash_value);
        transparent_crc(g_1304[i].f4, "g_1304[i].f4", print_hash_value);
        transparent_crc(g_1304[i].f5, "g_1304[i].f5", print_hash_value);
        transparent_crc(g_1304[i].f6, "g_1304[i].f6", print_hash_value);
        transparent_crc(g_1304[i].f7, "g_1304[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1305.f0, "g_1305.f0", print_hash_value);
    transparent_crc(g_1305.f1, "g_1305.f1", print_hash_value);
    transparent_crc(g_1305.f2, "g_1305.f2", print_hash_value);
    transparent_crc(g_1305.f3, "g_1305.f3", print_hash_value);
    transparent_crc(g_1305.f4, "g_1305.f4", print_hash_value);
    transparent_crc(g_1305.f5, "g_1305.f5", print_hash_value);
    transparent_crc(g_1305.f6, "g_1305.f6", print_hash_value);
    transparent_crc(g_1305.f7, "g_1305.f7", print_hash_value);
    transparent_crc(g_1306.f0, "g_1306.f0", print_hash_value);
    transparent_crc(g_1306.f1, "g_1306.f1", print_hash_value);
    transparent_crc(g_1306.f2, "g_1306.f2", print_hash_value);
    transparent_crc(g_1306.f3, "g_1306.f3", print_hash_value);
    transparent_crc(g_1306.f4, "g_1306.f4", print_hash_value);
    transparent_crc(g_1306.f5, "g_1306.f5", print_hash_value);
    transparent_crc(g_1306.f6, "g_1306.f6", print_hash_value);
    transparent_crc(g_1306.f7, "g_1306.f7", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 7; j++)
        {
            transparent_crc(g_1307[i][j].f0, "g_1307[i][j].f0", print_hash_value);
            transparent_crc(g_1307[i][j].f1, "g_1307[i][j].f1", print_hash_value);
            transparent_crc(g_1307[i][j].f2, "g_1307[i][j].f2", print_hash_value);
            transparent_crc(g_1307[i][j].f3, "g_1307[i][j].f3", print_hash_value);
            transparent_crc(g_1307[i][j].f4, "g_1307[i][j].f4", print_hash_value);
            transparent_crc(g_1307[i][j].f5, "g_1307[i][j].f5", print_hash_value);
            transparent_crc(g_1307[i][j].f6, "g_1307[i][j].f6", print_hash_value);
            transparent_crc(g_1307[i][j].f7, "g_1307[i][j].f7", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_1308.f0, "g_1308.f0", print_hash_value);
    transparent_crc(g_1308.f1, "g_1308.f1", print_hash_value);
    transparent_crc(g_1308.f2, "g_1308.f2", print_hash_value);
    transparent_crc(g_1308.f3, "g_1308.f3", print_hash_value);
    transparent_crc(g_1308.f4, "g_1308.f4", print_hash_value);
    transparent_crc(g_1308.f5, "g_1308.f5", print_hash_value);
    transparent_crc(g_1308.f6, "g_1308.f6", print_hash_value);
    transparent_crc(g_1308.f7, "g_1308.f7", print_hash_value);
    transparent_crc(g_1309.f0, "g_1309.f0", print_hash_value);
    transparent_crc(g_1309.f1, "g_1309.f1", print_hash_value);
    transparent_crc(g_1309.f2, "g_1309.f2", print_hash_value);
    transparent_crc(g_1309.f3, "g_1309.f3", print_hash_value);
    transparent_crc(g_1309.f4, "g_1309.f4", print_hash_value);
    transparent_crc(g_1309.f5, "g_1309.f5", print_hash_value);
    transparent_crc(g_1309.f6, "g_1309.f6", print_hash_value);
    transparent_crc(g_1309.f7, "g_1309.f7", print_hash_value);
    transparent_crc(g_1410.f0, "g_1410.f0", print_hash_value);
    transparent_crc(g_1410.f1, "g_1410.f1", print_hash_value);
    transparent_crc(g_1410.f2, "g_1410.f2", print_hash_value);
    transparent_crc(g_1410.f3, "g_1410.f3", print_hash_value);
    transparent_crc(g_1410.f4, "g_1410.f4", print_hash_value);
    transparent_crc(g_1410.f5, "g_1410.f5", print_hash_value);
    transparent_crc(g_1410.f6, "g_1410.f6", print_hash_value);
    transparent_crc(g_1410.f7, "g_1410.f7", print_hash_value);
    transparent_crc(g_1421.f0, "g_1421.f0", print_hash_value);
    transparent_crc(g_1421.f1, "g_1421.f1", print_hash_value);
    transparent_crc(g_1421.f2, "g_1421.f2", print_hash_value);
    transparent_crc(g_1421.f3, "g_1421.f3", print_hash_value);
    transparent_crc(g_1421.f4, "g_1421.f4", print_hash_value);
    transparent_crc(g_1421.f5, "g_1421.f5", print_hash_value);
    transparent_crc(g_1421.f6, "g_1421.f6", print_hash_value);
    transparent_crc(g_1421.f7, "g_1421.f7", print_hash_value);
    transparent_crc(g_1546, "g_1546", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 8; j++)
        {
            for (k = 0; k < 5; k++)
            {
                transparent_crc(g_1607[i][j][k], "g_1607[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_1775, "g_1775", print_hash_value);
    transparent_crc(g_1780, "g_1780", print_hash_value);
    transparent_crc(g_1869, "g_1869", print_hash_value);
    transparent_crc(g_1875.f0, "g_1875.f0", print_hash_value);
    transparent_crc(g_1875.f1, "g_1875.f1", print_hash_value);
    transparent_crc(g_1875.f2, "g_1875.f2", print_hash_value);
    transparent_crc(g_1875.f3, "g_1875.f3", print_hash_value);
    transparent_crc(g_1875.f4, "g_1875.f4", print_hash_value);
    transparent_crc(g_1875.f5, "g_1875.f5", print_hash_value);
    transparent_crc(g_1875.f6, "g_1875.f6", print_hash_value);
    transparent_crc(g_1875.f7, "g_1875.f7", print_hash_value);
    transparent_crc(g_2010, "g_2010", print_hash_value);
    transparent_crc(g_2018, "g_2018", print_hash_value);
    transparent_crc(g_2020, "g_2020", print_hash_value);
    transparent_crc(g_2023.f0, "g_2023.f0", print_hash_value);
    transparent_crc(g_2023.f1, "g_2023.f1", print_hash_value);
    transparent_crc(g_2023.f2, "g_2023.f2", print_hash_value);
    transparent_crc(g_2023.f3, "g_2023.f3", print_hash_value);
    transparent_crc(g_2023.f4, "g_2023.f4", print_hash_value);
    transparent_crc(g_2023.f5, "g_2023.f5", print_hash_value);
    transparent_crc(g_2023.f6, "g_2023.f6", print_hash_value);
    transparent_crc(g_2023.f7, "g_2023.f7", print_hash_value);
    transparent_crc(g_2036, "g_2036", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        for (j = 0; j < 9; j++)
        {
            transparent_crc(g_2076[i][j], "g_2076[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_2077, "g_2077", print_hash_value);
    transparent_crc(g_2149, "g_2149", print_hash_value);
    transparent_crc(g_2176, "g_2176", print_hash_value);
    transparent_crc(g_2256.f0, "g_2256.f0", print_hash_value);
    transparent_crc(g_2256.f1, "g_2256.f1", print_hash_value);
    transparent_crc(g_2256.f2, "g_2256.f2", print_hash_value);
    transparent_crc(g_2256.f3, "g_2256.f3", print_hash_value);
    transparent_crc(g_2256.f4, "g_2256.f4", print_hash_value);
    transparent_crc(g_2256.f5, "g_2256.f5", print_hash_value);
    transparent_crc(g_2256.f6, "g_2256.f6", print_hash_value);
    transparent_crc(g_2256.f7, "g_2256.f7", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_2267[i].f0, "g_2267[i].f0", print_hash_value);
        transparent_crc(g_2267[i].f1, "g_2267[i].f1", print_hash_value);
        transparent_crc(g_2267[i].f2, "g_2267[i].f2", print_hash_value);
        transparent_crc(g_2267[i].f3, "g_2267[i].f3", print_hash_value);
        transparent_crc(g_2267[i].f4, "g_2267[i].f4", print_hash_value);
        transparent_crc(g_2267[i].f5, "g_2267[i].f5", print_hash_value);
        transparent_crc(g_2267[i].f6, "g_2267[i].f6", print_hash_value);
        transparent_crc(g_2267[i].f7, "g_2267[i].f7", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2354, "g_2354", print_hash_value);
    transparent_crc(g_2357, "g_2357", print_hash_value);
    transparent_crc(g_2452.f0, "g_2452.f0", print_hash_value);
    transparent_crc(g_2452.f1, "g_2452.f1", print_hash_value);
    transparent_crc(g_2452.f2, "g_2452.f2", print_hash_value);
    transparent_crc(g_2452.f3, "g_2452.f3", print_hash_value);
    transparent_crc(g_2452.f4, "g_2452.f4", print_hash_value);
    transparent_crc(g_2452.f5, "g_2452.f5", print_hash_value);
    transparent_crc(g_2452.f6, "g_2452.f6", print_hash_value);
    transparent_crc(g_2452.f7, "g_2452.f7", print_hash_value);
    transparent_crc(g_2523, "g_2523", print_hash_value);
    transparent_crc(g_2570.f0, "g_2570.f0", print_hash_value);
    transparent_crc(g_2570.f1, "g_2570.f1", print_hash_value);
    transparent_crc(g_2570.f2, "g_2570.f2", print_hash_value);
    transparent_crc(g_2570.f3, "g_2570.f3", print_hash_value);
    transparent_crc(g_2570.f4, "g_2570.f4", print_hash_value);
    transparent_crc(g_2570.f5, "g_2570.f5", print_hash_value);
    transparent_crc(g_2570.f6, "g_2570.f6", print_hash_value);
    transparent_crc(g_2570.f7, "g_2570.f7", print_hash_value);
    transparent_crc(g_2571.f0, "g_2571.f0", print_hash_value);
    transparent_crc(g_2571.f1, "g_2571.f1", print_hash_value);
    transparent_crc(g_2571.f2, "g_2571.f2", print_hash_value);
    transparent_crc(g_2571.f3, "g_2571.f3", print_hash_value);
    transparent_crc(g_2571.f4, "g_2571.f4", print_hash_value);
    transparent_crc(g_2571.f5, "g_2571.f5", print_hash_value);
    transparent_crc(g_2571.f6, "g_2571.f6", print_hash_value);
    transparent_crc(g_2571.f7, "g_2571.f7", print_hash_value);
    transparent_crc(g_2688.f0, "g_2688.f0", print_hash_value);
    transparent_crc(g_2688.f1, "g_2688.f1", print_hash_value);
    transparent_crc(g_2688.f2, "g_2688.f2", print_hash_value);
    transparent_crc(g_2688.f3, "g_2688.f3", print_hash_value);
    transparent_crc(g_2688.f4, "g_2688.f4", print_hash_value);
    transparent_crc(g_2688.f5, "g_2688.f5", print_hash_value);
    transparent_crc(g_2688.f6, "g_2688.f6", print_hash_value);
    transparent_crc(g_2688.f7, "g_2688.f7", print_hash_value);
    transparent_crc(g_2811.f0, "g_2811.f0", print_hash_value);
    transparent_crc(g_2811.f1, "g_2811.f1", print_hash_value);
    transparent_crc(g_2811.f2, "g_2811.f2", print_hash_value);
    transparent_crc(g_2811.f3, "g_2811.f3", print_hash_value);
    transparent_crc(g_2811.f4, "g_2811.f4", print_hash_value);
    transparent_crc(g_2811.f5, "g_2811.f5", print_hash_value);
    transparent_crc(g_2811.f6, "g_2811.f6", print_hash_value);
    transparent_crc(g_2811.f7, "g_2811.f7", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_2817[i], "g_2817[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 8; j++)
        {
            transparent_crc(g_2863[i][j], "g_2863[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_2865, "g_2865", print_hash_value);
    transparent_crc(g_2941, "g_2941", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
