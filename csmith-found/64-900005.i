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



static int32_t g_3 = 7L;
static uint16_t g_23 = 0xC0D1L;
static const uint16_t * const g_48 = (void*)0;
static uint8_t g_75[1] = {0x6EL};
static uint16_t g_82 = 0xA276L;
static uint32_t g_85 = 0xFAE38EDFL;
static uint16_t g_86 = 0UL;
static uint8_t g_104 = 0UL;
static int8_t g_109[7] = {(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L)};
static int32_t g_115[7] = {0x6279EA33L,0x6279EA33L,0x6279EA33L,0x6279EA33L,0x6279EA33L,0x6279EA33L,0x6279EA33L};
static int32_t *g_114 = &g_115[1];
static uint16_t g_142 = 0x2D1DL;
static const uint32_t g_175 = 0xD1AC27F1L;
static int32_t ** volatile g_186 = &g_114;
static int32_t g_202 = (-9L);
static int32_t * const g_201 = &g_202;
static int32_t * const *g_200 = &g_201;
static int64_t g_224 = 0xA1426ADEE3C897FBLL;
static uint8_t g_234 = 0xD7L;
static int16_t g_265 = 0x0C49L;
static int32_t ** const volatile g_307 = (void*)0;
static int16_t g_344 = (-1L);
static int64_t g_346 = (-1L);
static int32_t ** volatile g_355 = (void*)0;
static int32_t ** volatile g_356 = &g_114;
static int8_t g_438 = (-3L);
static volatile int8_t g_492 = 0x96L;
static volatile int8_t *g_491 = &g_492;
static volatile int8_t **g_490 = &g_491;
static uint64_t g_494 = 18446744073709551614UL;
static int8_t **** volatile g_541 = (void*)0;
static uint32_t *g_555 = &g_85;
static int8_t g_616 = 1L;
static volatile uint8_t g_637[3][10][4] = {{{0x27L,0x39L,255UL,0x70L},{0x39L,0UL,0x37L,251UL},{251UL,255UL,0xE5L,7UL},{0xB9L,251UL,4UL,255UL},{0x7AL,7UL,1UL,9UL},{0UL,0xE5L,0xE5L,0UL},{0x46L,0x7AL,0xE1L,1UL},{0x39L,255UL,3UL,0UL},{0x70L,0x66L,255UL,0UL},{0x37L,255UL,0x6DL,3UL}},{{4UL,0xB9L,7UL,247UL},{0x27L,6UL,0x37L,255UL},{0x66L,0UL,0xA9L,1UL},{1UL,0xE5L,0x39L,0xE1L},{0x27L,1UL,1UL,0x46L},{1UL,1UL,0x6DL,4UL},{0xE1L,2UL,9UL,0x70L},{0x70L,0xA5L,1UL,0xB9L},{0xA5L,1UL,0xA5L,0xBDL},{0xE5L,0x27L,1UL,0xE1L}},{{247UL,0x78L,0xBDL,0x27L},{4UL,0UL,0xBDL,0xA9L},{247UL,255UL,1UL,247UL},{0xE5L,4UL,0xA5L,255UL},{0xA5L,255UL,1UL,0x8CL},{0x70L,1UL,9UL,0UL},{0xE1L,3UL,0x6DL,255UL},{1UL,0xB9L,1UL,253UL},{0x27L,255UL,0x39L,255UL},{1UL,0x8CL,0xA9L,0x27L}}};
static volatile uint8_t * volatile g_636 = &g_637[1][7][2];
static volatile uint8_t * volatile *g_635 = &g_636;
static volatile uint8_t * volatile ** volatile g_638[3] = {&g_635,&g_635,&g_635};
static int8_t *g_646 = &g_616;
static int8_t **g_645[8][4] = {{(void*)0,(void*)0,(void*)0,&g_646},{&g_646,&g_646,&g_646,(void*)0},{(void*)0,&g_646,&g_646,(void*)0},{&g_646,&g_646,(void*)0,&g_646},{(void*)0,(void*)0,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646},{&g_646,(void*)0,&g_646,&g_646},{&g_646,&g_646,&g_646,(void*)0}};
static int16_t *g_757 = &g_344;
static int16_t * volatile * volatile g_756[1] = {&g_757};
static uint32_t g_782 = 4UL;
static uint32_t g_783 = 4294967292UL;
static uint32_t g_784 = 0xE2A145CCL;
static uint32_t g_785[10] = {0x6052FF1BL,0x9AA28097L,0x6052FF1BL,0x9AA28097L,0x6052FF1BL,0x9AA28097L,0x6052FF1BL,0x9AA28097L,0x6052FF1BL,0x9AA28097L};
static volatile int8_t * const *g_789 = &g_491;
static volatile int8_t * const **g_788 = &g_789;
static volatile int8_t * const ***g_787 = &g_788;
static int16_t g_814 = 0x9163L;
static volatile uint64_t g_820 = 0x15B0412BD3A352D6LL;
static uint32_t **g_899 = (void*)0;
static uint32_t ***g_898[8][7] = {{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899},{&g_899,&g_899,&g_899,&g_899,&g_899,&g_899,&g_899}};
static int32_t ** volatile g_927 = &g_114;
static int32_t * volatile g_968 = &g_115[1];
static uint16_t *g_982 = &g_82;
static volatile int32_t g_1082 = (-4L);
static volatile uint64_t g_1099[5] = {0UL,0UL,0UL,0UL,0UL};
static volatile int32_t * const volatile g_1146[7][8][1] = {{{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082},{(void*)0},{&g_1082},{&g_1082}},{{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082},{&g_1082},{&g_1082},{&g_1082}},{{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082}},{{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082}},{{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082}},{{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082},{&g_1082}},{{&g_1082},{&g_1082},{&g_1082},{(void*)0},{&g_1082},{&g_1082},{(void*)0},{&g_1082}}};
static uint8_t g_1185[7] = {0UL,0UL,0UL,0UL,0UL,0UL,0UL};
static volatile uint8_t g_1187 = 0xF3L;
static uint16_t g_1198 = 0x06C6L;
static int32_t ** volatile g_1219 = &g_114;
static int32_t ** volatile g_1221 = &g_114;
static int32_t ** volatile g_1223 = &g_114;
static volatile uint16_t g_1237 = 0x4B08L;
static int32_t ** volatile g_1241[2][9] = {{&g_114,&g_114,&g_114,&g_114,&g_114,&g_114,&g_114,&g_114,&g_114},{&g_114,&g_114,&g_114,&g_114,&g_114,&g_114,&g_114,&g_114,&g_114}};
static int32_t ** volatile g_1279 = (void*)0;
static int32_t ** volatile *g_1343 = &g_1279;
static int32_t ** volatile * volatile * volatile g_1342 = &g_1343;
static int8_t * const *g_1357 = &g_646;
static int8_t * const ** volatile g_1356 = &g_1357;
static int32_t ** volatile g_1358 = (void*)0;
static int32_t ** volatile g_1359 = &g_114;
static int32_t ** volatile g_1366 = &g_114;
static uint32_t g_1451 = 1UL;
static int8_t g_1452 = 0xE7L;
static uint8_t * const **g_1473 = (void*)0;
static int64_t * volatile g_1536 = &g_346;
static uint16_t **g_1659 = &g_982;
static uint16_t ** volatile * volatile g_1658 = &g_1659;
static uint16_t ** volatile * volatile * volatile g_1660 = &g_1658;
static int32_t ** volatile g_1663[10][9][2] = {{{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{&g_114,&g_114}},{{&g_114,(void*)0},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{(void*)0,&g_114},{(void*)0,(void*)0}},{{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{(void*)0,&g_114},{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114}},{{&g_114,(void*)0},{(void*)0,&g_114},{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,(void*)0}},{{&g_114,&g_114},{&g_114,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114}},{{(void*)0,&g_114},{(void*)0,(void*)0},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114}},{{&g_114,&g_114},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114}},{{&g_114,(void*)0},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,(void*)0},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114}},{{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,(void*)0}},{{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{(void*)0,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114},{&g_114,&g_114}}};
static int32_t * volatile g_1687 = &g_115[3];
static int32_t * volatile g_1731[4][5][3] = {{{(void*)0,&g_3,&g_3},{&g_115[6],&g_115[1],(void*)0},{&g_115[4],&g_3,&g_115[6]},{&g_115[1],&g_3,&g_115[1]},{&g_115[1],&g_115[1],&g_3}},{{&g_115[1],&g_3,&g_3},{&g_3,&g_3,&g_3},{&g_3,&g_115[1],&g_115[1]},{&g_115[1],&g_3,&g_115[5]},{(void*)0,&g_3,&g_3}},{{&g_115[6],&g_115[1],(void*)0},{&g_115[4],&g_3,&g_115[6]},{&g_115[1],&g_3,&g_115[1]},{&g_115[1],&g_115[1],&g_3},{&g_115[1],&g_3,&g_3}},{{&g_3,&g_3,&g_3},{&g_3,&g_115[1],&g_115[1]},{&g_115[1],&g_3,&g_115[5]},{(void*)0,&g_3,&g_3},{&g_115[6],&g_115[1],(void*)0}}};
static int32_t * volatile g_1732 = &g_115[2];
static int32_t * const volatile g_1791 = &g_115[0];
static int32_t * const volatile g_1796 = &g_115[1];
static const int64_t g_1810[10] = {0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL,0xFDD7A00BF496A75ELL};
static int32_t ** volatile g_1829 = &g_114;
static int8_t g_1933 = (-9L);
static int32_t ** volatile g_1936 = &g_114;
static int16_t **g_1941 = &g_757;
static int16_t ***g_1940[1][2] = {{&g_1941,&g_1941}};
static int16_t **** volatile g_1939[10] = {(void*)0,(void*)0,&g_1940[0][1],&g_1940[0][1],(void*)0,(void*)0,(void*)0,&g_1940[0][1],&g_1940[0][1],(void*)0};
static int32_t ** volatile g_1945 = (void*)0;
static int32_t ** volatile g_2009 = &g_114;
static int32_t ** volatile g_2036 = &g_114;
static int32_t ** volatile g_2037 = &g_114;
static volatile uint32_t g_2084 = 0x8E40E420L;
static uint64_t g_2124[9] = {0UL,18446744073709551615UL,0UL,0UL,18446744073709551615UL,0UL,0UL,18446744073709551615UL,0UL};
static int32_t ** const volatile g_2128 = (void*)0;
static uint32_t g_2146 = 0UL;
static int32_t ** volatile g_2149 = &g_114;
static int16_t * const ** volatile g_2181[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
static int32_t **g_2199 = &g_114;
static int32_t ***g_2198 = &g_2199;
static uint32_t *g_2226 = &g_2146;
static int32_t g_2235 = (-1L);
static const uint64_t g_2288 = 0UL;
static volatile uint64_t **g_2321 = (void*)0;
static uint64_t g_2376 = 0x13EDC32ECA9E05B6LL;
static volatile int32_t g_2437 = 0xA2B4C7A8L;
static volatile uint64_t g_2451 = 0xE60D3682E7542EE2LL;
static int16_t g_2483 = 0L;
static int32_t g_2517 = 0x327AF792L;
static volatile int64_t * volatile ** const volatile g_2550 = (void*)0;
static int64_t *g_2728 = &g_346;
static int64_t **g_2727 = &g_2728;
static uint32_t **g_2729 = &g_2226;
static volatile uint16_t g_2761 = 65535UL;
static uint32_t ****g_2791 = &g_898[1][3];
static int32_t g_2818 = 1L;
static volatile int16_t g_2944 = 6L;
static volatile int8_t g_2951[1][2] = {{0xBFL,0xBFL}};
static int32_t ** volatile g_3018[4][3][6] = {{{&g_114,&g_114,&g_114,&g_114,&g_114,&g_114},{&g_114,&g_114,&g_114,&g_114,&g_114,&g_114},{&g_114,&g_114,&g_114,&g_114,&g_114,&g_114}},{{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0},{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0},{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0}},{{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0},{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0},{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0}},{{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0},{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0},{(void*)0,&g_114,(void*)0,(void*)0,&g_114,(void*)0}}};
static int32_t ** volatile g_3019 = &g_114;
static volatile int16_t g_3036 = (-3L);
static volatile int32_t g_3125 = 0x203C0973L;
static uint32_t * volatile ** volatile * volatile g_3158 = (void*)0;
static uint16_t g_3274 = 0xB13EL;
static uint64_t *g_3301[10] = {&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1],&g_2124[1]};
static uint64_t **g_3300 = &g_3301[0];
static uint16_t g_3365 = 0x2E98L;
static uint32_t g_3475[6][4] = {{0x85F315BFL,0x85F315BFL,8UL,0x85F315BFL},{0x85F315BFL,4UL,4UL,0x85F315BFL},{4UL,0x85F315BFL,4UL,4UL},{0x85F315BFL,0x85F315BFL,8UL,0x85F315BFL},{0x85F315BFL,4UL,4UL,0x85F315BFL},{4UL,0x85F315BFL,4UL,4UL}};
static uint16_t ***g_3528 = &g_1659;
static volatile uint16_t g_3551 = 65535UL;
static int32_t *g_3560 = (void*)0;
static volatile int32_t g_3848 = 8L;
static uint64_t g_3851[5][5] = {{0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL},{0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL},{0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL},{0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL,0x9AF9A825F6342D54LL},{0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL,0x4AE82598FC9A336ELL}};
static const int32_t *g_3858 = &g_115[1];
static uint16_t *g_3876 = (void*)0;
static int8_t g_3901 = 0x31L;
static const int64_t g_3920 = 0x99631DE45C680FF6LL;
static const int64_t *g_3919 = &g_3920;
static const int16_t g_4074[10] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
static int16_t g_4107 = 0L;
static int64_t g_4194 = (-1L);
static int16_t g_4217 = (-1L);



static uint16_t func_1(void);
static uint16_t func_8(uint32_t p_9, uint16_t p_10);
static int64_t func_14(int8_t p_15, const int32_t p_16);
static uint8_t func_17(int32_t p_18, int16_t p_19);
static int8_t func_26(const int32_t p_27, uint64_t p_28);
static int64_t func_30(int32_t p_31, uint8_t p_32, const uint64_t p_33, uint16_t * p_34);
static uint32_t func_35(const uint16_t * p_36, uint16_t * p_37, uint32_t p_38, uint64_t p_39);
static int32_t func_44(const uint16_t * const p_45, const int8_t p_46, uint16_t * p_47);
static uint16_t * func_50(int8_t p_51, uint16_t * p_52, uint16_t p_53);
static uint16_t * func_54(uint16_t * p_55);
# 186 "/tmp/symra-csmith-34gena3w/p.c"
static uint16_t func_1(void)
{
    uint16_t l_2[7][4] = {{0xB871L,65526UL,0xB871L,65526UL},{0xB871L,65526UL,0xB871L,65526UL},{0xB871L,65526UL,0xB871L,65526UL},{0xB871L,65526UL,0xB871L,65526UL},{0xB871L,65526UL,0xB871L,65526UL},{0xB871L,65526UL,0xB871L,65526UL},{0xB871L,65526UL,0xB871L,65526UL}};
    int32_t l_4145 = (-5L);
    int32_t l_4161 = 5L;
    int32_t l_4163 = 0x6485223BL;
    int32_t l_4164 = 0xB4C14942L;
    int32_t l_4165 = 1L;
    int32_t l_4166 = (-8L);
    int32_t l_4167 = 0x614EA549L;
    int32_t l_4168 = 1L;
    int32_t l_4169 = 0L;
    int32_t l_4170 = 0x092ACBD4L;
    int32_t l_4171 = (-1L);
    int32_t l_4172 = 0xA0AAD0A2L;
    int32_t l_4173 = (-1L);
    int32_t l_4174 = (-1L);
    int32_t l_4175 = 1L;
    int32_t l_4176[3];
    uint32_t l_4177 = 0UL;
    uint16_t l_4195 = 0xDE3FL;
    uint16_t l_4196 = 0x9673L;
    int32_t l_4222 = 0x9DA01FE0L;
    uint32_t * const * const l_4226 = &g_555;
    int i, j;
    for (i = 0; i < 3; i++)
        l_4176[i] = 0xB5D5E101L;
    for (g_3 = 0; (g_3 <= 3); g_3 += 1)
    {
        uint16_t l_3700 = 0x58C3L;
        int32_t l_4152 = 4L;
        int32_t l_4153 = 0xE60819D6L;
        int32_t *l_4154 = &l_4152;
        int32_t *l_4155 = &g_202;
        int32_t *l_4156 = &g_115[1];
        int32_t *l_4157 = (void*)0;
        int32_t *l_4158 = &l_4153;
        int32_t *l_4159 = &l_4152;
        int32_t *l_4160 = &g_2818;
        int32_t *l_4162[5][2] = {{&g_3,&g_3},{&g_3,&g_115[1]},{&l_4153,&l_4161},{&g_115[1],&l_4161},{&l_4153,&g_115[1]}};
        uint8_t *l_4192 = (void*)0;
        uint8_t *l_4193 = &g_1185[3];
        int i, j;
    }
    return l_4174;
}







static uint16_t func_8(uint32_t p_9, uint16_t p_10)
{
    for (g_1198 = 0; (g_1198 <= 2); g_1198 += 1)
    {
        return p_9;
    }
    return (****g_1660);
}







static int64_t func_14(int8_t p_15, const int32_t p_16)
{
    int32_t l_3732 = 6L;
    int32_t l_3733 = 1L;
    int32_t l_3734 = 1L;
    int32_t l_3736 = 0xB91399CCL;
    uint32_t l_3737[1];
    int16_t **l_3746 = &g_757;
    int32_t l_3760 = 0x3DF6CA47L;
    int32_t l_3762 = (-1L);
    int32_t l_3766[4][2][7] = {{{0xB18F611CL,4L,6L,0xB18F611CL,6L,4L,0xB18F611CL},{0L,0x02A85C17L,1L,1L,0x02A85C17L,1L,1L}},{{0xB18F611CL,0xB18F611CL,1L,1L,1L,1L,1L},{0x7B52D3D7L,1L,1L,0x7B52D3D7L,1L,0L,0x7B52D3D7L}},{{8L,1L,0xFB37DC16L,0xFB37DC16L,6L,1L,1L},{1L,1L,0x02A85C17L,0L,0L,0x02A85C17L,1L}},{{6L,1L,1L,6L,0xFB37DC16L,0xFB37DC16L,6L},{0xA916AA53L,1L,0xA916AA53L,(-3L),1L,0xA18449EFL,0xA18449EFL}}};
    int32_t l_3769[10] = {0xCAC8F080L,0x22CFBFD0L,0xCAC8F080L,0x22CFBFD0L,0xCAC8F080L,0x22CFBFD0L,0xCAC8F080L,0x22CFBFD0L,0xCAC8F080L,0x22CFBFD0L};
    int16_t ****l_3776 = (void*)0;
    int64_t *l_3811 = &g_224;
    int16_t l_3849 = 1L;
    const uint16_t *l_3875 = &g_82;
    uint8_t *l_3906 = (void*)0;
    uint8_t **l_3905 = &l_3906;
    uint8_t ***l_3904[1][6][7] = {{{&l_3905,&l_3905,&l_3905,&l_3905,&l_3905,&l_3905,&l_3905},{&l_3905,&l_3905,&l_3905,(void*)0,&l_3905,&l_3905,&l_3905},{&l_3905,&l_3905,&l_3905,&l_3905,&l_3905,&l_3905,&l_3905},{&l_3905,&l_3905,&l_3905,&l_3905,&l_3905,&l_3905,&l_3905},{(void*)0,&l_3905,&l_3905,&l_3905,(void*)0,&l_3905,&l_3905},{&l_3905,&l_3905,&l_3905,&l_3905,(void*)0,&l_3905,(void*)0}}};
    int32_t l_3942 = 0L;
    int8_t ***l_3962 = &g_645[0][0];
    int8_t ****l_3961 = &l_3962;
    uint64_t **l_4037[2][5][6] = {{{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]}},{{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]},{&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1],&g_3301[0],&g_3301[1]}}};
    uint32_t **l_4058[3];
    const uint32_t ** const l_4060 = (void*)0;
    uint64_t l_4108 = 0x29362B4F4CA0DA84LL;
    int32_t l_4117 = 4L;
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_3737[i] = 0x5C9F7B48L;
    for (i = 0; i < 3; i++)
        l_4058[i] = &g_2226;
    for (g_202 = 0; (g_202 <= (-8)); g_202 = safe_sub_func_uint32_t_u_u(g_202, 3))
    {
        const uint64_t l_3711 = 4UL;
        int32_t l_3728 = 0x23455224L;
        int32_t l_3730 = (-1L);
        int32_t l_3731 = (-1L);
        uint16_t *l_3742 = (void*)0;
        int16_t *l_3745[3][4] = {{&g_265,&g_265,&g_265,&g_265},{&g_265,&g_265,&g_265,&g_265},{&g_265,&g_265,&g_265,&g_265}};
        int32_t l_3755 = 0L;
        int32_t l_3758 = 0xFE1A9047L;
        int32_t l_3763 = 0xF08B29DEL;
        int32_t l_3764 = 3L;
        int32_t l_3765 = (-7L);
        int32_t l_3767 = 0L;
        int32_t l_3768 = 0L;
        int32_t l_3770 = 6L;
        int32_t l_3771[7][5] = {{4L,0xAB543FDFL,(-1L),4L,(-1L)},{4L,4L,7L,0xD083F2E1L,0x3A26FC30L},{0xE4B49139L,0x3A26FC30L,(-1L),(-1L),0x3A26FC30L},{0x3A26FC30L,0xAB543FDFL,0xE4B49139L,0x3A26FC30L,(-1L)},{0xD083F2E1L,0x3A26FC30L,7L,0x3A26FC30L,0xD083F2E1L},{0xE4B49139L,4L,0xAB543FDFL,(-1L),4L},{0xD083F2E1L,0xAB543FDFL,0xAB543FDFL,0xD083F2E1L,(-1L)}};
        int16_t ***l_3777 = &g_1941;
        int32_t *l_3809 = (void*)0;
        int64_t *l_3810 = &g_224;
        int32_t l_3822 = 1L;
        int32_t *l_3833 = &g_2235;
        int8_t l_3842 = 9L;
        int8_t l_3850 = 0x3DL;
        int i, j;
        for (g_346 = 0; (g_346 <= 1); g_346 += 1)
        {
            uint32_t l_3716 = 4UL;
            int32_t l_3735 = 8L;
        }
        for (g_3365 = 0; (g_3365 < 25); g_3365++)
        {
            int8_t l_3749 = 3L;
            int32_t l_3753 = (-1L);
            int32_t l_3754 = 0x0C525C1DL;
            int32_t l_3756 = (-3L);
            int32_t l_3757 = 0x709E4778L;
            int32_t l_3759 = 0xF1496D01L;
            int32_t l_3761[8][3][5] = {{{4L,(-1L),4L,(-3L),(-1L)},{0xB6F89D3EL,0x0941E71DL,(-10L),0x36287972L,0x1230100CL},{1L,(-3L),(-3L),1L,1L}},{{0xB6F89D3EL,0L,(-10L),0L,0xA07D1107L},{3L,(-1L),1L,(-1L),3L},{(-6L),0x36287972L,0L,0L,0x397CB7AFL}},{{4L,0xD0A07CF5L,1L,1L,0xD0A07CF5L},{(-9L),(-1L),0xB6F89D3EL,0x36287972L,0x397CB7AFL},{(-1L),1L,3L,0x9CEE10BBL,3L}},{{0x397CB7AFL,(-1L),(-6L),0xAE42A682L,0xA07D1107L},{(-1L),(-1L),4L,1L,1L},{(-9L),0L,(-9L),0L,0x1230100CL}},{{4L,(-1L),(-1L),0xD0A07CF5L,1L},{(-6L),(-1L),0x397CB7AFL,0L,(-9L)},{3L,1L,(-1L),1L,(-1L)}},{{0xB6F89D3EL,(-1L),(-9L),(-1L),0xB6F89D3EL},{1L,0xD0A07CF5L,4L,1L,(-3L)},{0L,0x36287972L,(-6L),0L,0xA007DE09L}},{{1L,(-1L),3L,0xD0A07CF5L,(-3L)},{(-10L),0L,0xB6F89D3EL,0L,0xB6F89D3EL},{(-3L),(-3L),1L,1L,(-1L)}},{{(-10L),0x0941E71DL,0L,0xAE42A682L,(-9L)},{1L,(-1L),1L,0x9CEE10BBL,1L},{0L,0x0941E71DL,(-10L),0x36287972L,0x1230100CL}}};
            uint32_t l_3772 = 0x09D19E30L;
            uint16_t *** const l_3782[3][6] = {{&g_1659,&g_1659,&g_1659,&g_1659,&g_1659,&g_1659},{&g_1659,&g_1659,&g_1659,&g_1659,&g_1659,&g_1659},{&g_1659,&g_1659,&g_1659,&g_1659,&g_1659,&g_1659}};
            int32_t *l_3843 = &l_3762;
            int32_t *l_3844 = &l_3757;
            int32_t *l_3845 = (void*)0;
            int32_t *l_3846 = &l_3732;
            int32_t *l_3847[5][4] = {{&l_3770,&l_3770,&l_3731,&l_3770},{&l_3770,&l_3758,&l_3758,&l_3770},{&l_3758,&l_3770,&l_3758,&l_3758},{&l_3770,&l_3770,&l_3731,&l_3770},{&l_3770,&l_3758,&l_3758,&l_3770}};
            int i, j, k;
            if ((l_3749 = ((4UL || l_3736) != (p_16 & l_3736))))
            {
                int32_t *l_3750 = &l_3732;
                int32_t *l_3751 = &l_3732;
                int32_t *l_3752[6];
                int16_t ****l_3775 = &g_1940[0][1];
                int i;
                for (i = 0; i < 6; i++)
                    l_3752[i] = (void*)0;
                ++l_3772;
                if (l_3761[0][2][4])
                {
                    (**g_2199) = 0L;
                    return p_15;
                }
                else
                {
                    const uint16_t *l_3781 = (void*)0;
                    const uint16_t **l_3780 = &l_3781;
                    const uint16_t ***l_3779 = &l_3780;
                    const uint16_t ****l_3778 = &l_3779;
                    int32_t l_3791[3];
                    int i;
                    for (i = 0; i < 3; i++)
                        l_3791[i] = (-6L);
                    l_3761[0][2][4] |= ((***g_2198) = ((*l_3751) = ((l_3759 || (l_3775 != l_3776)) <= (((((*l_3775) = (*l_3775)) != l_3777) | (l_3760 = ((***g_3528) |= (((*l_3778) = (void*)0) != l_3782[2][4])))) >= (l_3791[2] = (safe_add_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s((safe_add_func_uint64_t_u_u(((**g_3300) = (safe_div_func_int32_t_s_s((l_3734 || p_16), l_3749))), p_16)), 12)), 0x2BF5L)))))));
                    if (p_16)
                        break;
                }
                for (l_3756 = (-24); (l_3756 < (-17)); l_3756 = safe_add_func_int8_t_s_s(l_3756, 1))
                {
                    uint32_t l_3802[2][3];
                    int i, j;
                    for (i = 0; i < 2; i++)
                    {
                        for (j = 0; j < 3; j++)
                            l_3802[i][j] = 4294967294UL;
                    }
                    for (l_3765 = 0; (l_3765 < 17); l_3765 = safe_add_func_uint32_t_u_u(l_3765, 3))
                    {
                        l_3764 ^= (((****g_1660) ^ ((safe_sub_func_uint32_t_u_u((safe_sub_func_uint8_t_u_u(((2L || (l_3802[0][2] != ((safe_sub_func_uint16_t_u_u(((safe_rshift_func_int16_t_s_s(((0x7EE3534D303D7B1DLL ^ (((*g_555) = (l_3758 , l_3771[0][0])) , ((safe_mod_func_int16_t_s_s((((((p_15 , p_16) , p_16) & l_3772) || l_3772) >= (*l_3750)), p_16)) | l_3802[0][0]))) ^ (*l_3750)), 7)) ^ g_494), p_15)) && 0UL))) <= 0x3680L), 0xD6L)), 7L)) <= (**g_200))) < 4294967295UL);
                    }
                    return p_16;
                }
            }
            else
            {
                uint32_t l_3812 = 4294967295UL;
                int32_t **l_3834 = &g_3560;
                int32_t **l_3835 = (void*)0;
                int32_t **l_3836 = &l_3833;
                int8_t *l_3837 = &g_1452;
                l_3809 = &l_3728;
                (*l_3809) &= (l_3810 == l_3811);
                if (l_3812)
                    break;
                (*g_114) = (safe_div_func_uint64_t_u_u((safe_div_func_int32_t_s_s((0UL < (((~(safe_rshift_func_uint16_t_u_s(p_15, (safe_unary_minus_func_uint32_t_u((safe_unary_minus_func_uint16_t_u(l_3822))))))) , &g_1343) != (((safe_add_func_int16_t_s_s(((*g_757) = (safe_div_func_int8_t_s_s(((((safe_mod_func_uint8_t_u_u(((safe_add_func_int8_t_s_s((safe_sub_func_int8_t_s_s(((*l_3837) = ((*g_646) = (((*l_3836) = ((*l_3834) = l_3833)) == &g_2235))), (safe_rshift_func_int16_t_s_u(l_3769[8], 1)))), (((l_3842 = (safe_rshift_func_uint8_t_u_u((*g_636), 1))) || p_16) ^ 1L))) , l_3812), 0x85L)) & p_15) & 0x1F6CA714L) , l_3762), l_3812))), (***g_3528))) && 0xD830A6ED78A65AC3LL) , (void*)0))), p_16)), 0x0500CD72A7AA9A07LL));
            }
            g_3851[1][4]--;
        }
    }
    for (g_2818 = 0; (g_2818 != 12); g_2818 = safe_add_func_uint32_t_u_u(g_2818, 6))
    {
        const int32_t *l_3856[6][1][9] = {{{&l_3760,&g_115[6],(void*)0,&g_2818,(void*)0,&g_115[6],&l_3760,&l_3760,&g_115[6]}},{{&g_2818,&g_115[6],(void*)0,&g_115[6],&g_2818,&l_3760,&l_3760,&g_2818,&g_115[6]}},{{&l_3760,(void*)0,&l_3760,&l_3760,(void*)0,(void*)0,&l_3760,&l_3760,(void*)0}},{{(void*)0,&l_3760,&l_3760,(void*)0,(void*)0,&l_3760,&l_3760,(void*)0,&l_3760}},{{&g_115[6],&g_2818,(void*)0,(void*)0,&l_3760,&l_3760,(void*)0,&l_3760,&l_3760}},{{&l_3760,&g_2818,&g_2818,&l_3760,&l_3769[6],&l_3760,&l_3769[6],&l_3760,&g_2818}}};
        const int32_t **l_3857[10] = {(void*)0,&l_3856[0][0][1],&l_3856[3][0][2],&l_3856[0][0][1],(void*)0,(void*)0,&l_3856[0][0][1],&l_3856[3][0][2],&l_3856[0][0][1],(void*)0};
        uint64_t * const *l_3877 = &g_3301[0];
        uint8_t *l_3882 = &g_1185[1];
        const int16_t *l_3894[6] = {&g_814,&g_814,&g_814,&g_814,&g_814,&g_814};
        const int16_t **l_3893 = &l_3894[3];
        const int16_t ***l_3892 = &l_3893;
        const int16_t ****l_3891 = &l_3892;
        uint8_t ****l_3907 = &l_3904[0][2][1];
        int32_t *l_3945[9][3] = {{(void*)0,(void*)0,(void*)0},{&g_115[1],&g_115[1],&g_3},{(void*)0,(void*)0,(void*)0},{&g_115[1],&g_115[1],&g_3},{(void*)0,(void*)0,(void*)0},{&g_115[1],&g_115[1],&g_3},{(void*)0,(void*)0,(void*)0},{&g_115[1],&g_115[1],&g_3},{(void*)0,(void*)0,(void*)0}};
        uint8_t l_3952 = 255UL;
        uint32_t l_3953[9][7][4] = {{{0x724449ABL,0x694BDFE5L,8UL,0UL},{0x8B9E1B34L,0x6C72BE71L,0x777EADBEL,0xD2E55840L},{0x8C437754L,0UL,1UL,9UL},{0x777EADBEL,8UL,4294967295UL,0UL},{0x694BDFE5L,8UL,0x8C437754L,8UL},{0xBF1161C5L,0x777EADBEL,0x2EB051E3L,0x428A7AD3L},{1UL,4294967289UL,9UL,4294967295UL}},{{4294967295UL,0xEC3A9A1FL,0x428A7AD3L,0x03F44BE3L},{4294967295UL,0x79ECA78DL,9UL,4294967286UL},{1UL,0x03F44BE3L,0x2EB051E3L,0xAC2058A6L},{0xBF1161C5L,0x11B9C869L,0x8C437754L,4294967292UL},{0x694BDFE5L,0x3A7E9B66L,4294967295UL,1UL},{0x777EADBEL,0x724449ABL,1UL,5UL},{0x8C437754L,0x7B38AF14L,0x777EADBEL,0x777EADBEL}},{{0x8B9E1B34L,0x8B9E1B34L,8UL,0xEC3A9A1FL},{0x724449ABL,4294967286UL,0x7B38AF14L,0x694BDFE5L},{4294967289UL,1UL,0x4B19E266L,0x7B38AF14L},{2UL,1UL,4294967292UL,0x694BDFE5L},{1UL,4294967286UL,0UL,0xEC3A9A1FL},{0x428A7AD3L,0x8B9E1B34L,0x6C72BE71L,0x777EADBEL},{0UL,0x7B38AF14L,0x8B9E1B34L,5UL}},{{0x79ECA78DL,0x724449ABL,0UL,1UL},{0x2EB051E3L,0x3A7E9B66L,0UL,4294967292UL},{0x03F44BE3L,0x11B9C869L,0x03F44BE3L,0xAC2058A6L},{0x8D8262ECL,0x03F44BE3L,0xD2E55840L,4294967286UL},{4294967292UL,0x79ECA78DL,0x694BDFE5L,0x03F44BE3L},{1UL,0xEC3A9A1FL,0x694BDFE5L,4294967295UL},{4294967292UL,4294967289UL,0xD2E55840L,0x428A7AD3L}},{{0x8D8262ECL,0x777EADBEL,0x03F44BE3L,8UL},{0x03F44BE3L,8UL,0UL,0UL},{0x2EB051E3L,8UL,0UL,9UL},{0x79ECA78DL,0UL,0x8B9E1B34L,0xD2E55840L},{0UL,0x6C72BE71L,0x6C72BE71L,0UL},{1UL,4294967295UL,0x724449ABL,0x3A7E9B66L},{0UL,0x79ECA78DL,4294967289UL,5UL}},{{0x11B9C869L,8UL,2UL,5UL},{0xAC2058A6L,0x79ECA78DL,1UL,0x3A7E9B66L},{8UL,4294967295UL,0x428A7AD3L,8UL},{0x8C437754L,0x8B9E1B34L,0UL,1UL},{0x03F44BE3L,0x694BDFE5L,0x79ECA78DL,4294967292UL},{0UL,0x428A7AD3L,0x2EB051E3L,0x777EADBEL},{4294967295UL,0UL,0x03F44BE3L,0UL}},{{0UL,0UL,0x8D8262ECL,1UL},{5UL,0xAC2058A6L,4294967292UL,0x2EB051E3L},{0x2EB051E3L,0x3EB17E7DL,1UL,0xBF1161C5L},{0x2EB051E3L,9UL,4294967292UL,4294967295UL},{5UL,0xBF1161C5L,0x8D8262ECL,0x7B38AF14L},{0UL,0x3A7E9B66L,0x03F44BE3L,4294967289UL},{4294967295UL,0x6C72BE71L,0x2EB051E3L,0UL}},{{0UL,8UL,0x79ECA78DL,0xEC3A9A1FL},{0x03F44BE3L,1UL,0UL,0UL},{0x8C437754L,0x8C437754L,0x428A7AD3L,0x3EB17E7DL},{8UL,4294967295UL,1UL,4294967295UL},{0xAC2058A6L,0UL,2UL,1UL},{0x11B9C869L,0UL,4294967289UL,4294967295UL},{0UL,4294967295UL,0x724449ABL,0x3EB17E7DL}},{{1UL,0x8C437754L,0x8B9E1B34L,0UL},{8UL,1UL,0x8C437754L,0xEC3A9A1FL},{9UL,8UL,0x777EADBEL,0UL},{0x8D8262ECL,0x6C72BE71L,0x694BDFE5L,4294967289UL},{0xBF1161C5L,0x3A7E9B66L,0xBF1161C5L,0x7B38AF14L},{4294967286UL,0xBF1161C5L,1UL,4294967295UL},{4294967289UL,9UL,4294967295UL,0xBF1161C5L}}};
        int8_t **l_3955 = &g_646;
        int64_t ** const l_3958 = &g_2728;
        int64_t l_4014 = 0xBC61DCFF4BA548EELL;
        int32_t l_4038 = 9L;
        int16_t l_4100 = 1L;
        int i, j, k;
        g_3858 = l_3856[1][0][1];
    }
    return (*g_1536);
}







static uint8_t func_17(int32_t p_18, int16_t p_19)
{
    uint16_t *l_22 = &g_23;
    const int32_t l_49[3] = {0xC8EF34EAL,0xC8EF34EAL,0xC8EF34EAL};
    uint16_t *l_1364 = &g_142;
    int32_t *l_2817 = &g_2818;
    int8_t **l_2825 = (void*)0;
    int32_t l_2830 = 3L;
    int64_t **l_2833[8] = {&g_2728,&g_2728,&g_2728,&g_2728,&g_2728,&g_2728,&g_2728,&g_2728};
    int32_t l_2834 = (-1L);
    uint8_t *l_2835 = (void*)0;
    uint8_t *l_2836[9];
    int32_t l_2841 = 0xF70951B8L;
    int32_t l_2842 = 1L;
    int32_t l_2843[2];
    uint8_t l_2888 = 255UL;
    int32_t l_2919[9];
    uint64_t l_2998 = 1UL;
    uint32_t *** const *l_3061[10][7][2] = {{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}},{{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]},{&g_898[4][1],&g_898[4][1]}}};
    int8_t l_3106 = 0x9EL;
    uint8_t l_3114 = 0x98L;
    uint64_t l_3128 = 0x1C7E998754BFFD6CLL;
    int64_t l_3198 = (-6L);
    uint32_t **l_3349[8];
    int32_t l_3405[1][10][1];
    uint32_t **l_3515 = &g_2226;
    int32_t l_3533 = 1L;
    uint8_t l_3547 = 1UL;
    int64_t l_3565[5][10] = {{(-1L),2L,2L,(-1L),2L,2L,(-1L),2L,2L,(-1L)},{2L,(-1L),2L,2L,(-1L),2L,2L,(-1L),2L,2L},{(-1L),(-1L),9L,(-1L),(-1L),9L,(-1L),(-1L),9L,(-1L)},{(-1L),2L,2L,(-1L),2L,2L,(-1L),2L,2L,(-1L)},{2L,(-1L),2L,2L,(-1L),2L,2L,(-1L),2L,2L}};
    uint8_t * const ***l_3599 = &g_1473;
    uint16_t ** volatile * volatile *l_3624 = &g_1658;
    int16_t **** const l_3625[8][8][4] = {{{(void*)0,(void*)0,&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][1],(void*)0},{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][1],(void*)0},{(void*)0,&g_1940[0][1],(void*)0,&g_1940[0][1]},{(void*)0,&g_1940[0][1],&g_1940[0][0],(void*)0},{&g_1940[0][1],(void*)0,&g_1940[0][1],(void*)0},{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]}},{{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{(void*)0,(void*)0,(void*)0,&g_1940[0][0]},{(void*)0,&g_1940[0][1],(void*)0,&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][0],(void*)0},{&g_1940[0][1],&g_1940[0][0],&g_1940[0][1],&g_1940[0][1]},{(void*)0,(void*)0,(void*)0,&g_1940[0][1]},{&g_1940[0][1],(void*)0,(void*)0,&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][0],(void*)0,&g_1940[0][0]}},{{&g_1940[0][1],&g_1940[0][0],&g_1940[0][0],&g_1940[0][1]},{&g_1940[0][0],&g_1940[0][1],&g_1940[0][1],&g_1940[0][0]},{(void*)0,&g_1940[0][0],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][0],&g_1940[0][1],&g_1940[0][1],&g_1940[0][0]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][0],(void*)0},{&g_1940[0][1],(void*)0,&g_1940[0][1],(void*)0},{(void*)0,(void*)0,&g_1940[0][1],&g_1940[0][1]}},{{&g_1940[0][1],(void*)0,&g_1940[0][1],(void*)0},{&g_1940[0][1],(void*)0,&g_1940[0][0],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][0],&g_1940[0][0],&g_1940[0][0]},{(void*)0,&g_1940[0][1],&g_1940[0][0],(void*)0},{&g_1940[0][1],&g_1940[0][0],(void*)0,&g_1940[0][0]},{&g_1940[0][1],(void*)0,&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],(void*)0,(void*)0},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][0],(void*)0}},{{(void*)0,&g_1940[0][1],&g_1940[0][0],&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][0],(void*)0},{&g_1940[0][1],(void*)0,&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][1],(void*)0},{(void*)0,(void*)0,&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][0],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][1],(void*)0},{&g_1940[0][0],&g_1940[0][1],&g_1940[0][1],(void*)0}},{{&g_1940[0][1],&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][0],(void*)0,&g_1940[0][0],&g_1940[0][1]},{&g_1940[0][1],(void*)0,(void*)0,&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][0],&g_1940[0][1]},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][0],&g_1940[0][1],&g_1940[0][1],(void*)0},{(void*)0,&g_1940[0][1],&g_1940[0][1],(void*)0}},{{&g_1940[0][1],&g_1940[0][1],(void*)0,&g_1940[0][1]},{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][0],(void*)0,(void*)0,(void*)0},{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][1],(void*)0},{&g_1940[0][1],(void*)0,&g_1940[0][1],&g_1940[0][1]},{(void*)0,&g_1940[0][1],(void*)0,(void*)0},{&g_1940[0][1],&g_1940[0][1],&g_1940[0][0],(void*)0}},{{(void*)0,&g_1940[0][1],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][1],&g_1940[0][0]},{(void*)0,&g_1940[0][0],&g_1940[0][0],(void*)0},{&g_1940[0][1],&g_1940[0][1],(void*)0,&g_1940[0][0]},{(void*)0,&g_1940[0][0],&g_1940[0][1],&g_1940[0][1]},{&g_1940[0][1],(void*)0,&g_1940[0][1],(void*)0},{&g_1940[0][1],(void*)0,&g_1940[0][1],(void*)0},{&g_1940[0][1],&g_1940[0][1],(void*)0,&g_1940[0][1]}}};
    const uint8_t *l_3634 = (void*)0;
    const uint8_t **l_3633[6][4] = {{&l_3634,&l_3634,&l_3634,(void*)0},{&l_3634,(void*)0,(void*)0,&l_3634},{&l_3634,(void*)0,&l_3634,(void*)0},{(void*)0,&l_3634,&l_3634,&l_3634},{&l_3634,&l_3634,(void*)0,&l_3634},{&l_3634,&l_3634,&l_3634,(void*)0}};
    const uint8_t ***l_3632 = &l_3633[1][1];
    const uint8_t ****l_3631 = &l_3632;
    uint64_t l_3640[6][5][3] = {{{0UL,0UL,0xE5B888699E5870B9LL},{0UL,0x40B3133C4ED2A897LL,0x0611C961EA45B099LL},{18446744073709551612UL,0x40B3133C4ED2A897LL,0x40B3133C4ED2A897LL},{18446744073709551615UL,0UL,8UL},{0UL,0x40B3133C4ED2A897LL,0xC3C0ADB8BA2C7B08LL}},{{0x3063F09D71A31BE2LL,0x40B3133C4ED2A897LL,0UL},{0xFF55C5315C0DFEE9LL,0UL,1UL},{0x61A44AAB054AFBCDLL,0x40B3133C4ED2A897LL,0x1250D762ED768E5DLL},{1UL,0x40B3133C4ED2A897LL,0x0C9383618C9B83A2LL},{0UL,0UL,0xE5B888699E5870B9LL}},{{0UL,0x40B3133C4ED2A897LL,0x0611C961EA45B099LL},{18446744073709551612UL,0x40B3133C4ED2A897LL,0x40B3133C4ED2A897LL},{18446744073709551615UL,0UL,8UL},{0UL,0x40B3133C4ED2A897LL,0xC3C0ADB8BA2C7B08LL},{0x3063F09D71A31BE2LL,0x40B3133C4ED2A897LL,0UL}},{{0xFF55C5315C0DFEE9LL,0UL,1UL},{0x61A44AAB054AFBCDLL,0x40B3133C4ED2A897LL,0x1250D762ED768E5DLL},{1UL,0x40B3133C4ED2A897LL,0x0C9383618C9B83A2LL},{0UL,0UL,0xE5B888699E5870B9LL},{0UL,0x40B3133C4ED2A897LL,0x0611C961EA45B099LL}},{{18446744073709551612UL,0x40B3133C4ED2A897LL,0x40B3133C4ED2A897LL},{18446744073709551615UL,0UL,8UL},{0UL,0x40B3133C4ED2A897LL,0xC3C0ADB8BA2C7B08LL},{0x3063F09D71A31BE2LL,0x40B3133C4ED2A897LL,0UL},{0xFF55C5315C0DFEE9LL,0UL,1UL}},{{0x61A44AAB054AFBCDLL,0x40B3133C4ED2A897LL,0x1250D762ED768E5DLL},{1UL,0x40B3133C4ED2A897LL,0x0C9383618C9B83A2LL},{0UL,0UL,0xE5B888699E5870B9LL},{0UL,0x40B3133C4ED2A897LL,0x0611C961EA45B099LL},{18446744073709551612UL,0x40B3133C4ED2A897LL,0x40B3133C4ED2A897LL}}};
    int32_t l_3661 = 0xBC5DEEF3L;
    int16_t l_3672 = 0L;
    int i, j, k;
    for (i = 0; i < 9; i++)
        l_2836[i] = &g_75[0];
    for (i = 0; i < 2; i++)
        l_2843[i] = (-4L);
    for (i = 0; i < 9; i++)
        l_2919[i] = 0x702DC33FL;
    for (i = 0; i < 8; i++)
        l_3349[i] = &g_555;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 10; j++)
        {
            for (k = 0; k < 1; k++)
                l_3405[i][j][k] = 0x9605157EL;
        }
    }
    return (**g_635);
}







static int8_t func_26(const int32_t p_27, uint64_t p_28)
{
    uint32_t l_2803 = 3UL;
    int32_t ****l_2804 = &g_2198;
    int64_t ***l_2811[7][1][7] = {{{(void*)0,&g_2727,&g_2727,(void*)0,(void*)0,&g_2727,&g_2727}},{{(void*)0,&g_2727,(void*)0,&g_2727,(void*)0,&g_2727,(void*)0}},{{(void*)0,(void*)0,&g_2727,&g_2727,(void*)0,(void*)0,&g_2727}},{{&g_2727,&g_2727,&g_2727,&g_2727,&g_2727,&g_2727,&g_2727}},{{(void*)0,&g_2727,&g_2727,(void*)0,(void*)0,&g_2727,&g_2727}},{{(void*)0,&g_2727,(void*)0,&g_2727,(void*)0,&g_2727,(void*)0}},{{(void*)0,(void*)0,&g_2727,&g_2727,(void*)0,(void*)0,&g_2727}}};
    const int32_t *l_2815 = (void*)0;
    const int32_t **l_2814 = &l_2815;
    const int32_t ***l_2813 = &l_2814;
    const int32_t **** const l_2812 = &l_2813;
    int32_t l_2816[5] = {0xB6F9B27EL,0xB6F9B27EL,0xB6F9B27EL,0xB6F9B27EL,0xB6F9B27EL};
    int i, j, k;
    (**g_200) = (safe_div_func_int64_t_s_s(((**g_2727) ^= 0x2D9E8D6D43D10CDDLL), (p_28 , ((((*g_555) = ((safe_div_func_int32_t_s_s(0x786564F0L, (safe_div_func_uint16_t_u_u(((safe_div_func_int8_t_s_s(((((((*g_646) = (!(((safe_rshift_func_int16_t_s_s(((l_2804 = (l_2803 , l_2804)) != ((safe_lshift_func_uint16_t_u_u((safe_mul_func_int8_t_s_s((safe_add_func_uint32_t_u_u(((void*)0 == l_2811[3][0][6]), (((p_28 != 0x8593L) != g_1099[1]) ^ p_27))), 0x48L)), p_27)) , l_2812)), p_27)) == 0x953FBF84EA504502LL) <= g_782))) , (void*)0) == (*g_2791)) | (*g_201)) < 18446744073709551608UL), p_28)) <= 0xE4BA1DD8L), p_27)))) > l_2816[0])) > (*g_114)) , 0xF0DAFF75BC8BE423LL))));
    return p_28;
}







static int64_t func_30(int32_t p_31, uint8_t p_32, const uint64_t p_33, uint16_t * p_34)
{
    int32_t *l_2756 = &g_202;
    int32_t *l_2757 = (void*)0;
    int32_t *l_2758 = (void*)0;
    int32_t *l_2759 = &g_115[1];
    int32_t *l_2760[2][2][2] = {{{&g_115[1],&g_115[1]},{&g_115[1],&g_115[1]}},{{&g_115[1],&g_115[1]},{&g_115[1],&g_115[1]}}};
    int64_t **l_2766 = &g_2728;
    uint32_t **l_2785 = &g_555;
    int i, j, k;
    g_2761--;
    (*g_2199) = l_2759;
    for (g_783 = 15; (g_783 <= 58); ++g_783)
    {
        int32_t l_2770 = 1L;
        uint16_t *l_2788 = &g_142;
        uint64_t *l_2789 = &g_2376;
        uint64_t l_2790 = 3UL;
        (**g_927) = ((l_2766 != l_2766) <= (~(((*g_757) = (safe_mul_func_uint16_t_u_u(l_2770, ((safe_rshift_func_int16_t_s_u((safe_div_func_int8_t_s_s(((g_2791 = (l_2770 , (((safe_mul_func_int8_t_s_s((((((safe_sub_func_int16_t_s_s((safe_add_func_int8_t_s_s((safe_div_func_uint64_t_u_u(((*l_2789) = (safe_mod_func_int64_t_s_s(((((*l_2788) |= ((l_2785 == (void*)0) | (0x9A736B27L ^ (safe_add_func_int64_t_s_s(p_32, (((((*g_555) > l_2770) <= 0L) , 8L) & p_33)))))) & p_33) && (-8L)), l_2770))), p_31)), 0xB7L)), l_2790)) | (**g_2727)) , l_2790) > l_2770) < 0xFFL), 1L)) == p_31) , &g_898[1][2]))) != (void*)0), 0x90L)), 7)) != (*g_757))))) && 0xB607L)));
    }
    return p_33;
}







static uint32_t func_35(const uint16_t * p_36, uint16_t * p_37, uint32_t p_38, uint64_t p_39)
{
    int16_t * const *l_2180 = &g_757;
    int32_t l_2188[10] = {0xD4B4B26DL,0xD4B4B26DL,0L,2L,0L,0xD4B4B26DL,0xD4B4B26DL,0L,2L,0L};
    int8_t ***l_2190 = &g_645[2][0];
    int8_t ****l_2189[7];
    int8_t l_2201 = 0x56L;
    int32_t l_2222 = (-1L);
    int32_t l_2264 = 1L;
    const uint32_t *l_2293 = &g_782;
    const uint32_t **l_2292 = &l_2293;
    const uint32_t ***l_2291[7][10] = {{&l_2292,(void*)0,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292},{&l_2292,(void*)0,(void*)0,(void*)0,&l_2292,(void*)0,(void*)0,(void*)0,&l_2292,(void*)0},{&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,(void*)0,(void*)0,(void*)0},{&l_2292,(void*)0,&l_2292,&l_2292,&l_2292,&l_2292,(void*)0,&l_2292,&l_2292,(void*)0},{(void*)0,(void*)0,&l_2292,(void*)0,&l_2292,(void*)0,&l_2292,&l_2292,&l_2292,&l_2292},{(void*)0,&l_2292,&l_2292,&l_2292,&l_2292,&l_2292,(void*)0,&l_2292,&l_2292,(void*)0},{&l_2292,&l_2292,&l_2292,(void*)0,&l_2292,&l_2292,&l_2292,(void*)0,(void*)0,&l_2292}};
    uint16_t l_2317 = 1UL;
    uint32_t l_2358[10] = {4294967291UL,4294967291UL,0x9BFBAFD8L,0UL,0x9BFBAFD8L,4294967291UL,4294967291UL,0x9BFBAFD8L,0UL,0x9BFBAFD8L};
    uint64_t *l_2417 = (void*)0;
    uint64_t **l_2416 = &l_2417;
    int32_t l_2427[7] = {1L,1L,(-3L),1L,1L,(-3L),1L};
    int16_t * const ** volatile *l_2494 = &g_2181[2];
    uint32_t l_2511 = 0UL;
    int32_t * const **l_2523 = &g_200;
    int32_t * const ***l_2522[9][2] = {{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523},{&l_2523,&l_2523}};
    int16_t ****l_2545 = &g_1940[0][1];
    int64_t *l_2549 = &g_346;
    int64_t **l_2548[2];
    int64_t ** const *l_2547[2][7][6] = {{{(void*)0,&l_2548[1],&l_2548[1],(void*)0,&l_2548[0],&l_2548[0]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[1]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[0]},{(void*)0,&l_2548[1],&l_2548[1],(void*)0,&l_2548[0],&l_2548[0]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[1]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[0]},{(void*)0,&l_2548[1],&l_2548[1],(void*)0,&l_2548[0],&l_2548[0]}},{{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[1]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[0]},{(void*)0,&l_2548[1],&l_2548[1],(void*)0,&l_2548[0],&l_2548[0]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[1]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[0]},{(void*)0,&l_2548[1],&l_2548[1],(void*)0,&l_2548[0],&l_2548[0]},{&l_2548[0],&l_2548[1],&l_2548[0],&l_2548[0],&l_2548[0],&l_2548[1]}}};
    uint32_t l_2558 = 0x4774B793L;
    uint32_t l_2563 = 0UL;
    uint16_t l_2687 = 0x7A7FL;
    uint8_t l_2745 = 255UL;
    int32_t l_2752 = 0x6EA5E955L;
    int i, j, k;
    for (i = 0; i < 7; i++)
        l_2189[i] = &l_2190;
    for (i = 0; i < 2; i++)
        l_2548[i] = &l_2549;
lbl_2409:
    l_2180 = l_2180;
    for (g_104 = 0; (g_104 <= 20); g_104++)
    {
        int8_t ****l_2191[4];
        int64_t *l_2194 = &g_224;
        int32_t l_2195 = 0xF9752EE8L;
        int32_t l_2374 = 1L;
        const uint32_t l_2403 = 0x4801C52BL;
        int32_t l_2439 = 0x362EE10BL;
        int32_t l_2442 = 0x4F5588D3L;
        int32_t l_2443[1];
        int8_t l_2445 = 0L;
        uint64_t l_2485 = 18446744073709551615UL;
        uint64_t l_2490 = 0x9C9697829D7283E0LL;
        uint8_t l_2503 = 1UL;
        int32_t *l_2505 = &l_2195;
        int16_t l_2535 = 9L;
        int8_t l_2553[4];
        uint8_t **l_2636 = (void*)0;
        uint8_t ***l_2635 = &l_2636;
        uint8_t ****l_2634 = &l_2635;
        uint16_t l_2652 = 0xF7C7L;
        int64_t l_2666 = 9L;
        uint8_t l_2667 = 255UL;
        int32_t l_2668 = 0x45D6F188L;
        uint8_t l_2724 = 0xB1L;
        int i;
        for (i = 0; i < 4; i++)
            l_2191[i] = (void*)0;
        for (i = 0; i < 1; i++)
            l_2443[i] = (-6L);
        for (i = 0; i < 4; i++)
            l_2553[i] = 1L;
        if ((safe_mul_func_int16_t_s_s(0x623BL, (((safe_lshift_func_uint16_t_u_s((l_2188[1] , ((l_2189[5] != l_2191[1]) > (p_39 == ((((safe_sub_func_int32_t_s_s(p_38, (*g_201))) , ((*l_2194) &= (*g_1536))) & ((p_38 && p_39) > 247UL)) || 0xFAL)))), p_38)) == l_2195) ^ (**g_1357)))))
        {
            int32_t **l_2197 = &g_114;
            int32_t ***l_2196 = &l_2197;
            int8_t ***l_2219 = &g_645[1][2];
            uint8_t *l_2251 = (void*)0;
            uint8_t **l_2250 = &l_2251;
            uint16_t l_2270 = 1UL;
            uint16_t l_2297 = 0xDA28L;
            int32_t l_2373 = (-9L);
            int16_t * const ** volatile *l_2379 = &g_2181[2];
            uint64_t *l_2413 = &g_2124[1];
            uint64_t **l_2412[7] = {&l_2413,&l_2413,&l_2413,&l_2413,&l_2413,&l_2413,&l_2413};
            int32_t l_2444 = 0x303FCA0DL;
            int32_t l_2448 = 1L;
            int32_t l_2449 = 6L;
            int32_t l_2450 = (-1L);
            uint32_t * const *l_2487[4][3];
            int i, j;
            for (i = 0; i < 4; i++)
            {
                for (j = 0; j < 3; j++)
                    l_2487[i][j] = &g_555;
            }
            if (((((*g_1342) != (g_2198 = l_2196)) & ((+l_2201) , p_39)) && 0xB0L))
            {
                uint32_t l_2216 = 7UL;
                uint64_t *l_2220 = &g_2124[3];
                int64_t **l_2221 = &l_2194;
                int8_t ****l_2223 = &l_2219;
                uint8_t *l_2233 = &g_1185[5];
                uint8_t **l_2232[1];
                uint32_t **l_2238 = &g_2226;
                int32_t l_2307 = 9L;
                int32_t l_2316 = 1L;
                uint64_t *l_2375 = &g_2376;
                int32_t l_2426 = (-1L);
                int32_t l_2446[3][10] = {{0L,0xEC46ECEBL,0L,0L,0xEC46ECEBL,0L,0L,0xEC46ECEBL,0L,0L},{0xEC46ECEBL,0xEC46ECEBL,0x1CA9D7ADL,0xEC46ECEBL,0xEC46ECEBL,0x1CA9D7ADL,0xEC46ECEBL,0xEC46ECEBL,0x1CA9D7ADL,0xEC46ECEBL},{0xEC46ECEBL,0L,0L,0xEC46ECEBL,0L,0L,0xEC46ECEBL,0L,0L,0xEC46ECEBL}};
                int i, j;
                for (i = 0; i < 1; i++)
                    l_2232[i] = &l_2233;
                if (((safe_add_func_int8_t_s_s(((((l_2223 = ((safe_lshift_func_int16_t_s_u((((safe_div_func_int32_t_s_s(((((((safe_lshift_func_uint8_t_u_u((((((l_2195 , (p_39 , (((safe_rshift_func_int16_t_s_s((p_39 > ((p_39 , (((((*l_2220) = (safe_rshift_func_uint16_t_u_s(((p_38 , (0x273DD602L >= (((((p_38 < ((safe_mod_func_int16_t_s_s((l_2216 , ((**l_2180) = ((safe_mul_func_uint16_t_u_u((p_39 && g_142), 0x5283L)) & 0UL))), 7UL)) || 0x289F16C4L)) < 0xD54FL) , (*g_787)) != l_2219) <= 4L))) , l_2216), p_38))) | 18446744073709551611UL) && p_38) && g_2146)) >= g_115[1])), p_38)) > p_39) ^ l_2195))) & 0L) , l_2221) != (void*)0) >= (*g_555)), 1)) | p_39) == l_2222) && l_2195) < p_39) < 65526UL), l_2195)) ^ p_38) == p_38), 7)) , l_2223)) != &l_2190) | l_2216) && 0x6A5050E7A76403ECLL), p_39)) | (*g_555)))
                {
                    uint32_t *l_2225[5][3] = {{&g_2146,&l_2216,&g_2146},{&g_2146,&l_2216,&g_2146},{&g_2146,&l_2216,&g_2146},{&g_2146,&l_2216,&g_2146},{&g_2146,&l_2216,&g_2146}};
                    uint32_t **l_2224[2][10] = {{&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0]},{&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0],&l_2225[0][2],&l_2225[3][0]}};
                    const int32_t l_2242 = 4L;
                    const int8_t l_2252 = 0xEBL;
                    int32_t l_2294[1][5] = {{0x4F5D4AB6L,0x4F5D4AB6L,0x4F5D4AB6L,0x4F5D4AB6L,0x4F5D4AB6L}};
                    int i, j;
                    if ((&g_2146 == (g_2226 = &g_2146)))
                    {
                        int32_t *l_2234 = &g_2235;
                        uint32_t ***l_2239 = &l_2224[0][8];
                        int32_t l_2243 = (-1L);
                        l_2243 |= ((+0x26E4L) , (safe_div_func_int64_t_s_s((((((*l_2234) = ((*g_968) == ((void*)0 != l_2232[0]))) , p_39) || ((safe_div_func_uint32_t_u_u((((*l_2194) |= (p_38 >= (((*l_2239) = l_2238) != &g_2226))) | (safe_mul_func_int16_t_s_s((l_2220 == l_2220), p_38))), (*g_201))) != l_2242)) | 0xBE1FL), 0x9328501D8DD58476LL)));
                        l_2188[6] ^= ((((*l_2233) = (safe_add_func_uint32_t_u_u((safe_lshift_func_int8_t_s_u((((safe_sub_func_int32_t_s_s(p_38, ((void*)0 != l_2250))) > (p_39 || (l_2252 , (safe_sub_func_uint32_t_u_u((((((safe_sub_func_uint32_t_u_u(((safe_div_func_int8_t_s_s((safe_lshift_func_int16_t_s_u((l_2195 ^ (l_2216 > 8L)), 15)), (safe_mul_func_int16_t_s_s((safe_unary_minus_func_uint8_t_u((((*g_2198) != (*g_1343)) , l_2216))), l_2264)))) & l_2195), p_39)) >= l_2243) & l_2264) && 0x1E3F2B59L) >= 0x6819D97827EA9C8CLL), p_39))))) , p_39), l_2252)), 0xB454EC59L))) >= p_38) ^ 254UL);
                        return p_38;
                    }
                    else
                    {
                        uint8_t l_2265[7];
                        int i;
                        for (i = 0; i < 7; i++)
                            l_2265[i] = 0x48L;
                        l_2265[2]++;
                    }
                    for (g_782 = 0; (g_782 >= 38); g_782 = safe_add_func_int64_t_s_s(g_782, 1))
                    {
                        const uint64_t *l_2287 = &g_2288;
                        const uint64_t **l_2286 = &l_2287;
                        l_2270 |= l_2264;
                        l_2294[0][3] &= ((5L | (l_2191[1] != (void*)0)) > (safe_add_func_int32_t_s_s((safe_mul_func_uint8_t_u_u((~(!((**g_200) = (safe_lshift_func_int8_t_s_u((safe_mul_func_uint16_t_u_u(65534UL, ((safe_div_func_int8_t_s_s((safe_lshift_func_int16_t_s_s((+(((*l_2286) = (void*)0) != (p_38 , l_2220))), ((((safe_mod_func_int16_t_s_s((l_2291[0][3] != (void*)0), 1L)) <= p_39) == p_38) <= 0xDC62CBA5L))), (**g_490))) || 0x796FF316C32C6D1ALL))), p_38))))), p_38)), (*g_555))));
                    }
                }
                else
                {
                    uint16_t *l_2308[4];
                    int32_t l_2318 = 0L;
                    int8_t l_2330 = (-1L);
                    int32_t l_2331 = 0L;
                    int i;
                    for (i = 0; i < 4; i++)
                        l_2308[i] = (void*)0;
                    (*g_201) |= ((safe_sub_func_uint16_t_u_u((l_2216 | ((((l_2297 &= 0UL) & (safe_sub_func_uint16_t_u_u((l_2188[8] ^= ((p_39 != (safe_mul_func_uint16_t_u_u((safe_rshift_func_int8_t_s_s((!p_38), (**g_490))), (((safe_mul_func_uint8_t_u_u(((g_86++) > (+(safe_sub_func_int64_t_s_s(((((l_2307 == ((((safe_mul_func_uint8_t_u_u(l_2195, p_39)) && (l_2316 = 0x36L)) , (void*)0) == (void*)0)) , g_1185[0]) >= p_39) , g_75[0]), l_2317)))), l_2318)) == l_2195) | l_2318)))) & 0x8E435D7CL)), l_2201))) | 1UL) > 0x9C3978F7L)), p_39)) != l_2317);
                    if ((safe_sub_func_uint16_t_u_u(((void*)0 == g_2321), (2UL || (((((((*l_2220) = (((safe_mul_func_int8_t_s_s((l_2331 &= (safe_div_func_uint64_t_u_u((safe_add_func_int8_t_s_s((((l_2318 || p_39) , ((safe_sub_func_uint16_t_u_u((l_2318 = ((l_2330 < ((void*)0 != p_37)) <= (*g_1791))), l_2188[7])) , 0x761482281F5AF2B0LL)) <= g_85), l_2330)), 18446744073709551615UL))), p_39)) >= l_2195) >= p_39)) >= g_115[3]) <= (*g_757)) && 0x0D4B936DL) & 0xE2E0L) > l_2216)))))
                    {
                        const int16_t l_2336 = 0x7551L;
                        uint64_t **l_2347 = &l_2220;
                        int16_t l_2350[7][7][5] = {{{0x2BBFL,0x2BBFL,0xA453L,(-4L),0xA6CAL},{0xF028L,1L,0x863BL,(-6L),0x3DE2L},{0xC28CL,1L,(-10L),1L,1L},{0x3DE2L,1L,(-8L),0xBA87L,0L},{(-1L),0x2BBFL,(-1L),(-10L),5L},{0L,(-6L),4L,0x6AD7L,0xD25BL},{(-10L),0xC28CL,0x5863L,(-4L),0x2BBFL}},{{0x3954L,0xF7A4L,4L,0L,0xCDDAL},{0xC28CL,(-1L),(-1L),0xC28CL,0x30E8L},{0x4130L,3L,(-8L),7L,0L},{0x30E8L,(-10L),(-10L),0L,5L},{0xF8D8L,(-1L),0x863BL,7L,4L},{(-4L),0xC28CL,0xA453L,0xC28CL,(-4L)},{0x863BL,0x6AD7L,0x3954L,0L,0x3DE2L}},{{0x2BBFL,0x30E8L,0L,(-4L),(-1L)},{0x4130L,1L,0xFD0AL,0x6AD7L,0x3DE2L},{0x97B8L,(-4L),(-10L),(-10L),(-4L)},{0x3DE2L,1L,0xB8E9L,0xBA87L,4L},{(-10L),0x2BBFL,0xCF36L,1L,5L},{0xD25BL,0x6AD7L,4L,(-6L),0L},{(-10L),0x97B8L,0x30E8L,(-4L),0x30E8L}},{{0x3DE2L,0xF7A4L,(-8L),3L,0xCDDAL},{0x97B8L,(-10L),(-1L),0x97B8L,0x2BBFL},{0x863BL,6L,(-8L),0x0521L,(-8L)},{(-1L),1L,5L,0x30E8L,0x30E8L},{4L,0x3F02L,4L,4L,0x3954L},{(-10L),0xCF36L,0x5863L,(-1L),7L},{0xD25BL,1L,0xCDDAL,0x2D53L,0x8936L}},{{(-6L),(-1L),0x5863L,7L,0x97B8L},{0x863BL,0x3E22L,4L,1L,(-4L)},{(-1L),(-10L),5L,0L,(-10L)},{(-4L),0L,(-8L),0x198EL,0x3954L},{1L,(-6L),1L,0L,0x5863L},{0xB8E9L,1L,0x3DE2L,1L,0xB8E9L},{1L,(-1L),(-6L),7L,(-1L)}},{{0x8936L,0xA1FBL,0xDCBFL,0x2D53L,8L},{(-1L),1L,(-4L),(-1L),(-1L)},{0xFD0AL,0x2D53L,(-8L),4L,0xB8E9L},{(-1L),1L,0xA453L,0x30E8L,0x5863L},{0xD25BL,0x3F02L,0L,0x0521L,0x3954L},{7L,(-1L),0x5863L,0xCF36L,(-10L)},{0xD25BL,0L,(-4L),0x2D53L,(-4L)}},{{(-1L),(-1L),0x2BBFL,(-10L),0x97B8L},{0xFD0AL,0L,4L,0L,0x8936L},{(-1L),7L,0xA453L,0L,7L},{0x8936L,0L,0L,(-1L),0x3954L},{1L,(-1L),1L,0xA453L,0x30E8L},{0xB8E9L,0L,0xDCBFL,1L,(-8L)},{1L,(-1L),0xA6CAL,(-10L),(-1L)}}};
                        int i, j, k;
                        (*g_201) |= (safe_rshift_func_int8_t_s_s((((safe_mul_func_int16_t_s_s((l_2222 = ((**l_2180) = (l_2336 && ((p_39 || (safe_rshift_func_uint8_t_u_u((*g_636), 3))) , ((safe_mod_func_int32_t_s_s(((((safe_lshift_func_int8_t_s_s((safe_rshift_func_uint16_t_u_s((l_2350[3][5][1] ^= (((safe_div_func_uint64_t_u_u((((*l_2347) = &g_494) == (void*)0), (((safe_mul_func_uint16_t_u_u(l_2336, ((void*)0 == &g_638[1]))) >= p_38) , p_39))) < l_2195) >= l_2331)), p_38)), p_38)) || 5UL) <= 7UL) ^ (**g_1941)), 4294967295UL)) > (*g_757)))))), l_2188[1])) == 8L) > l_2195), 2));
                    }
                    else
                    {
                        int32_t *l_2351[8] = {&l_2195,&g_3,&l_2195,&g_3,&l_2195,&g_3,&l_2195,&g_3};
                        int i;
                        (*l_2197) = l_2351[5];
                    }
                    (*g_2199) = &l_2195;
                }
                (**l_2196) = &l_2316;
                if ((((*g_114) = ((**g_1941) , ((l_2307 ^ (((((*l_2375) = ((~((((*l_2220) ^= (safe_sub_func_int8_t_s_s(((safe_rshift_func_uint8_t_u_s((g_75[0] = ((*l_2233) ^= (safe_unary_minus_func_int64_t_s(l_2358[2])))), ((**g_635) > (((~((safe_unary_minus_func_uint64_t_u((p_38 , (((((safe_lshift_func_int16_t_s_s((safe_sub_func_int32_t_s_s(8L, 0x18692B30L)), 0)) <= (((**l_2221) |= (-1L)) <= (safe_mod_func_int32_t_s_s((((safe_add_func_int64_t_s_s(((safe_sub_func_uint8_t_u_u((l_2195 &= (((safe_div_func_uint32_t_u_u((l_2307 | 0xE5L), l_2373)) | (*g_114)) , g_82)), p_38)) >= l_2188[2]), g_2146)) > 0x42L) ^ l_2188[6]), 0xA38A1068L)))) , 0x28L) , p_39) > l_2374)))) | g_784)) < p_39) & l_2358[2])))) || p_38), (**g_1357)))) , (*g_1342)) == (void*)0)) == g_2288)) != l_2307) , p_38) >= (*g_114))) < (**l_2197)))) == 0xF15DC8CDL))
                {
                    int32_t l_2380 = 0x8F99CA2AL;
                    uint16_t l_2408[1];
                    int i;
                    for (i = 0; i < 1; i++)
                        l_2408[i] = 0x3BF9L;
                    for (l_2201 = (-8); (l_2201 < (-29)); l_2201 = safe_sub_func_uint16_t_u_u(l_2201, 1))
                    {
                        (**l_2196) = &l_2188[8];
                        l_2379 = &g_2181[2];
                    }
                    l_2222 = ((l_2380 ^ ((*g_757) = (((l_2316 | ((safe_lshift_func_uint8_t_u_s((safe_add_func_uint64_t_u_u(((safe_div_func_int64_t_s_s(((safe_sub_func_int32_t_s_s((safe_mod_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(((((**g_1357) = (safe_mod_func_uint16_t_u_u(((((*g_1660) == &g_1659) && (((safe_add_func_int16_t_s_s(((safe_add_func_uint64_t_u_u(l_2188[0], (safe_rshift_func_uint16_t_u_s(((safe_div_func_uint16_t_u_u(l_2403, ((safe_lshift_func_int8_t_s_u(p_38, (0x0B9248A85C4E4F83LL | (((safe_sub_func_int16_t_s_s(1L, l_2408[0])) , (*g_555)) > (*g_555))))) & p_38))) == p_39), 7)))) || l_2307), (**l_2197))) <= 0x86L) | p_39)) < l_2408[0]), p_38))) , 0L) ^ p_39), p_38)), l_2307)), l_2374)) < (**g_1941)), p_38)) , p_39), g_86)), p_38)) <= 0x8899L)) , l_2188[1]) , 0xFA68L))) != (**l_2197));
                }
                else
                {
                    if (l_2222)
                        goto lbl_2409;
                }
                for (l_2374 = 1; (l_2374 <= 9); l_2374 += 1)
                {
                    int16_t *l_2432 = (void*)0;
                    uint64_t l_2433 = 0xCE282A758E5FC133LL;
                    int32_t l_2438 = 0x2C0FE8FBL;
                    int32_t l_2440 = 0x3A3895C6L;
                    int32_t l_2441[8];
                    int32_t l_2447[6] = {1L,4L,4L,1L,4L,4L};
                    int i;
                    for (i = 0; i < 8; i++)
                        l_2441[i] = (-1L);
                    for (l_2307 = 8; (l_2307 >= 0); l_2307 -= 1)
                    {
                        uint64_t ***l_2414 = (void*)0;
                        uint64_t ***l_2415 = &l_2412[5];
                        int i;
                        (*g_201) &= (g_785[l_2374] , (((((*g_2226) = (safe_add_func_int8_t_s_s((((*l_2415) = l_2412[1]) != l_2416), 0xDAL))) , (**l_2197)) & l_2374) & (((l_2201 > ((l_2426 ^= (safe_add_func_uint8_t_u_u(((safe_rshift_func_int16_t_s_s(((l_2317 ^ ((safe_sub_func_int8_t_s_s((safe_lshift_func_int16_t_s_u(0xED1CL, 13)), 0xE4L)) != g_82)) > (-1L)), 5)) & l_2201), 1UL))) <= 0x46CBL)) ^ (-1L)) == l_2427[0])));
                        return l_2307;
                    }
                    (***g_2198) |= (safe_mod_func_uint16_t_u_u(0x1D5EL, (safe_sub_func_int64_t_s_s(l_2374, p_38))));
                    if (((**g_200) = (l_2432 == (l_2433 , l_2432))))
                    {
                        int32_t *l_2434 = &g_202;
                        int32_t *l_2435 = &l_2426;
                        int32_t *l_2436[7];
                        int i;
                        for (i = 0; i < 7; i++)
                            l_2436[i] = &l_2307;
                        g_2451++;
                    }
                    else
                    {
                        return p_39;
                    }
                }
            }
            else
            {
                const int16_t l_2484 = 5L;
                int8_t **l_2488[10][5][5] = {{{&g_646,&g_646,&g_646,&g_646,(void*)0},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646}},{{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,(void*)0},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646}},{{(void*)0,&g_646,&g_646,&g_646,&g_646},{&g_646,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,(void*)0,&g_646,(void*)0},{(void*)0,(void*)0,&g_646,&g_646,&g_646}},{{&g_646,&g_646,&g_646,&g_646,(void*)0},{&g_646,&g_646,&g_646,&g_646,&g_646},{(void*)0,&g_646,&g_646,&g_646,&g_646},{&g_646,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646}},{{&g_646,&g_646,(void*)0,&g_646,(void*)0},{(void*)0,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,(void*)0},{&g_646,&g_646,&g_646,&g_646,&g_646},{(void*)0,&g_646,&g_646,&g_646,&g_646}},{{&g_646,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,(void*)0,&g_646,(void*)0},{(void*)0,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,(void*)0}},{{&g_646,&g_646,&g_646,&g_646,&g_646},{(void*)0,&g_646,&g_646,&g_646,&g_646},{&g_646,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,(void*)0,&g_646,(void*)0}},{{(void*)0,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,(void*)0},{&g_646,&g_646,&g_646,&g_646,&g_646},{(void*)0,&g_646,&g_646,&g_646,&g_646},{&g_646,(void*)0,&g_646,&g_646,&g_646}},{{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,(void*)0,&g_646,(void*)0},{(void*)0,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,(void*)0},{&g_646,&g_646,&g_646,&g_646,&g_646}},{{(void*)0,&g_646,&g_646,&g_646,&g_646},{&g_646,(void*)0,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,&g_646,&g_646,&g_646},{&g_646,&g_646,(void*)0,&g_646,&g_646}}};
                int32_t l_2491 = 2L;
                uint64_t l_2492 = 0xFF54A15C8C227951LL;
                int32_t *l_2493 = &g_115[1];
                int i, j, k;
                for (l_2450 = 5; (l_2450 >= (-21)); l_2450--)
                {
                    int16_t ***l_2477[9];
                    int16_t ****l_2478 = &g_1940[0][1];
                    int16_t * const l_2482 = &g_2483;
                    int16_t * const * const l_2481 = &l_2482;
                    int16_t * const * const *l_2480[1][4][10] = {{{&l_2481,&l_2481,(void*)0,&l_2481,(void*)0,&l_2481,&l_2481,(void*)0,&l_2481,(void*)0},{&l_2481,&l_2481,(void*)0,&l_2481,(void*)0,&l_2481,&l_2481,(void*)0,&l_2481,(void*)0},{&l_2481,&l_2481,(void*)0,&l_2481,(void*)0,&l_2481,&l_2481,(void*)0,&l_2481,(void*)0},{&l_2481,&l_2481,(void*)0,&l_2481,(void*)0,&l_2481,&l_2481,(void*)0,&l_2481,(void*)0}}};
                    int16_t * const * const **l_2479 = &l_2480[0][2][7];
                    uint32_t **l_2486[8][10] = {{&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555},{&g_555,&g_555,&g_555,&g_555,&g_555,(void*)0,&g_555,&g_555,&g_555,&g_555},{&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555},{&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555},{(void*)0,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555},{&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555},{&g_555,&g_555,&g_555,&g_555,&g_555,(void*)0,&g_555,&g_555,&g_555,&g_555},{&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555,&g_555}};
                    uint16_t *l_2489 = &g_1198;
                    int i, j, k;
                    for (i = 0; i < 9; i++)
                        l_2477[i] = &g_1941;
                    (*g_2199) = &l_2188[1];
                    (**g_200) |= (((((safe_mul_func_uint16_t_u_u(p_39, (+(safe_div_func_uint8_t_u_u((((l_2491 = (((safe_lshift_func_uint16_t_u_u(((*l_2489) = ((-10L) > (safe_sub_func_uint16_t_u_u(((~(safe_add_func_uint8_t_u_u(((**g_787) != ((*l_2219) = ((safe_sub_func_int32_t_s_s(((**l_2197) & ((((((safe_lshift_func_int8_t_s_u((((0UL > (safe_rshift_func_uint16_t_u_u((((safe_mul_func_int16_t_s_s((+(((*l_2478) = l_2477[2]) != ((*l_2479) = &l_2180))), l_2443[0])) , l_2427[5]) , l_2427[0]), 1))) , p_38) , l_2484), l_2358[3])) >= l_2445) | l_2485) , l_2486[0][3]) != l_2487[2][1]) & p_39)), 0xC8E9F6F8L)) , l_2488[8][1][2]))), (***g_1356)))) && l_2264), (*g_757))))), l_2490)) > p_39) >= 18446744073709551615UL)) & 4UL) != (**g_1941)), 0xBAL))))) , 1L) == 0UL) != l_2492) <= p_39);
                    for (l_2449 = 8; (l_2449 >= 2); l_2449 -= 1)
                    {
                        int i;
                        if (l_2188[(l_2449 + 1)])
                            break;
                        l_2493 = &l_2188[(l_2449 + 1)];
                        l_2494 = l_2379;
                    }
                }
                (**g_2198) = &l_2439;
                return p_39;
            }
        }
        else
        {
            uint64_t ***l_2498[7][8][4] = {{{&l_2416,&l_2416,&l_2416,(void*)0},{(void*)0,&l_2416,(void*)0,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,(void*)0},{&l_2416,&l_2416,(void*)0,&l_2416},{(void*)0,&l_2416,&l_2416,(void*)0},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0}},{{(void*)0,&l_2416,(void*)0,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,(void*)0},{&l_2416,&l_2416,(void*)0,&l_2416},{(void*)0,&l_2416,&l_2416,(void*)0},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,&l_2416}},{{&l_2416,&l_2416,&l_2416,(void*)0},{(void*)0,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0}},{{(void*)0,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{(void*)0,&l_2416,&l_2416,&l_2416}},{{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{(void*)0,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416}},{{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{(void*)0,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416}},{{&l_2416,&l_2416,&l_2416,(void*)0},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,(void*)0,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0},{(void*)0,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,&l_2416},{&l_2416,&l_2416,&l_2416,(void*)0}}};
            uint64_t ****l_2497[4][9][4] = {{{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]}},{{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]}},{{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]}},{{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]},{&l_2498[2][7][1],&l_2498[0][2][0],&l_2498[2][7][1],&l_2498[0][2][0]}}};
            int32_t l_2501 = 0x3E8A339BL;
            uint8_t *l_2504 = &g_1185[3];
            int32_t *l_2506 = &g_115[3];
            int32_t *l_2507 = &g_202;
            int32_t *l_2508 = &l_2374;
            int32_t *l_2509[1];
            int32_t l_2510 = 0L;
            int i, j, k;
            for (i = 0; i < 1; i++)
                l_2509[i] = &l_2222;
            for (l_2485 = 0; (l_2485 <= 2); l_2485 += 1)
            {
                uint64_t ***l_2496[9] = {&l_2416,&l_2416,&l_2416,&l_2416,&l_2416,&l_2416,&l_2416,&l_2416,&l_2416};
                uint64_t ****l_2495 = &l_2496[7];
                int i;
                for (g_782 = 0; (g_782 <= 2); g_782 += 1)
                {
                    for (g_814 = 2; (g_814 <= 9); g_814 += 1)
                    {
                        if (l_2222)
                            break;
                        (**g_200) ^= (-1L);
                        return (*g_555);
                    }
                    l_2497[1][1][2] = l_2495;
                }
                if (((**g_200) &= (0x4BL >= (safe_div_func_int16_t_s_s(l_2501, 65526UL)))))
                {
                    int64_t l_2502 = (-9L);
                    (**g_200) = (l_2503 = l_2502);
                    return p_38;
                }
                else
                {
                    (*g_2199) = &l_2439;
                }
                for (g_224 = 0; (g_224 <= 3); g_224 += 1)
                {
                    int i;
                    (*g_201) |= ((void*)0 != l_2504);
                }
            }
            l_2505 = &l_2501;
            l_2511++;
        }
        for (g_1451 = 0; (g_1451 < 38); g_1451 = safe_add_func_uint64_t_u_u(g_1451, 3))
        {
            int32_t l_2516 = 3L;
            if (l_2516)
                break;
            for (g_1933 = 0; (g_1933 <= 9); g_1933 += 1)
            {
                for (g_783 = 0; (g_783 <= 0); g_783 += 1)
                {
                    int i, j, k;
                    (*g_2199) = &l_2188[2];
                }
                if (p_39)
                    break;
                (*g_201) = (p_38 < ((g_2517 &= p_38) & 255UL));
            }
        }
        for (l_2445 = 0; (l_2445 > 20); l_2445 = safe_add_func_int32_t_s_s(l_2445, 9))
        {
            uint32_t l_2532 = 0x78346D76L;
            uint32_t **l_2534[6] = {&g_2226,&g_2226,&g_2226,&g_2226,&g_2226,&g_2226};
            uint8_t *l_2536 = (void*)0;
            uint8_t *l_2537 = &g_1185[0];
            int16_t ****l_2546 = &g_1940[0][1];
            int32_t l_2552 = 0xDD3DAC44L;
            int32_t l_2557 = 0x46D36BF6L;
            uint8_t **l_2660 = &l_2537;
            int32_t **l_2696 = &l_2505;
            uint64_t ***l_2710 = &l_2416;
            int i;
            if (p_38)
                break;
            if ((safe_sub_func_uint64_t_u_u(((((((&g_2198 == l_2522[7][1]) | ((**l_2180) = 0x3A21L)) || 1UL) == (safe_mod_func_int32_t_s_s((safe_add_func_int64_t_s_s(((*l_2194) ^= (safe_mul_func_int8_t_s_s((**g_1357), ((*l_2537) ^= ((safe_add_func_uint16_t_u_u((l_2532 | l_2532), (!(((p_38 == (((((g_2226 = &l_2511) != &l_2511) , p_39) , p_39) > l_2535)) | (*g_1536)) | p_39)))) != g_2235))))), g_814)), 0xAFD83F57L))) , p_39) == (***l_2523)), 0x8124FF22BB212999LL)))
            {
                uint32_t l_2538 = 18446744073709551614UL;
                uint8_t *l_2551 = &g_75[0];
                int32_t l_2556[9] = {0x64765245L,0x64765245L,0x64765245L,0x64765245L,0x64765245L,0x64765245L,0x64765245L,0x64765245L,0x64765245L};
                uint32_t l_2599 = 0xDCDDC666L;
                int32_t ***l_2601 = &g_2199;
                int8_t l_2618 = (-5L);
                int i;
                l_2553[1] &= (l_2552 &= ((l_2538 == (**g_635)) , (((*l_2551) = (((***l_2523) = ((*l_2537) |= (safe_mod_func_uint16_t_u_u(((safe_add_func_uint64_t_u_u((safe_sub_func_uint32_t_u_u((l_2532 ^ ((***l_2523) && ((p_39 , l_2545) == l_2546))), l_2538)), (((l_2547[0][1][1] == g_2550) , 0xE3811A5822A9634CLL) | g_616))) & g_2288), l_2532)))) == (*g_646))) | 0x5CL)));
                for (l_2503 = 9; (l_2503 > 56); ++l_2503)
                {
                    int8_t ***l_2575 = (void*)0;
                    int32_t l_2588 = (-1L);
                    l_2558--;
                    (***l_2523) = ((***l_2523) > ((safe_rshift_func_uint8_t_u_u(l_2563, (+((void*)0 == (*l_2546))))) <= ((safe_rshift_func_int8_t_s_u((safe_div_func_uint8_t_u_u(p_38, l_2538)), ((*l_2537)++))) , (safe_mul_func_uint16_t_u_u(p_38, (safe_div_func_uint64_t_u_u((l_2575 == l_2575), (*g_1536))))))));
                    for (l_2442 = 13; (l_2442 != 1); l_2442 = safe_sub_func_uint16_t_u_u(l_2442, 4))
                    {
                        int8_t l_2591[9][1][3] = {{{0xE3L,0x4BL,0x4BL}},{{0L,0x08L,0x08L}},{{0xE3L,0x4BL,0x4BL}},{{0L,0x08L,0x08L}},{{0xE3L,0x4BL,0x4BL}},{{0L,0x08L,0x08L}},{{0xE3L,0x4BL,0x4BL}},{{0L,0x08L,0x08L}},{{0xE3L,0x4BL,0x4BL}}};
                        int32_t l_2600[9];
                        int i, j, k;
                        for (i = 0; i < 9; i++)
                            l_2600[i] = 0xA2D97DEEL;
                        l_2505 = &l_2556[0];
                        (*l_2505) = (((safe_rshift_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_u(((safe_add_func_uint8_t_u_u((*g_636), ((*l_2505) , ((safe_rshift_func_uint16_t_u_s((((*l_2537)++) && l_2588), 0)) & p_39)))) != (((safe_sub_func_int64_t_s_s(l_2591[3][0][2], (safe_add_func_uint32_t_u_u((+((((safe_rshift_func_int16_t_s_s(0x11ACL, p_38)) , (((*g_757) & ((safe_sub_func_int8_t_s_s(0xF2L, g_224)) && l_2599)) , (***l_2523))) & l_2600[8]) < 0xCDL)), 0x675F5DE7L)))) , p_38) || 0UL)), (***l_2523))), 2)) & (*l_2505)) >= g_1452);
                    }
                    if ((l_2601 != (void*)0))
                    {
                        uint32_t l_2602 = 18446744073709551615UL;
                        (*g_2199) = &l_2556[0];
                        (**l_2601) = (*g_927);
                        l_2602++;
                    }
                    else
                    {
                        return p_39;
                    }
                }
                for (l_2222 = 0; (l_2222 <= (-19)); l_2222--)
                {
                    uint16_t *l_2619 = &g_1198;
                    if (((safe_lshift_func_int8_t_s_u(((safe_div_func_int32_t_s_s((l_2552 , (safe_div_func_uint64_t_u_u(((safe_mul_func_int8_t_s_s((l_2552 , p_38), (((((((*l_2619) = ((safe_lshift_func_int16_t_s_u((*g_757), ((!18446744073709551615UL) , ((l_2618 , p_38) > (**g_1357))))) , l_2532)) <= p_38) >= l_2552) , 0x067478EEL) , 1L) > p_38))) > p_38), (*g_1536)))), 0x363A9B49L)) <= (***l_2523)), p_38)) & g_1810[8]))
                    {
                        (***l_2523) = (l_2557 = p_39);
                    }
                    else
                    {
                        return (*g_555);
                    }
                }
            }
            else
            {
                uint16_t l_2620 = 4UL;
                int32_t l_2638 = 0x875336A7L;
                const int64_t l_2653 = 0x224E06F0F367BC02LL;
                uint32_t ***l_2682 = (void*)0;
                int32_t l_2749 = 0xA401A8D8L;
                l_2620 = p_38;
                if ((safe_mod_func_int64_t_s_s((safe_lshift_func_uint8_t_u_s(((**g_1658) == (*g_1659)), (((void*)0 == (*l_2545)) | (safe_mod_func_int32_t_s_s(p_38, (~((safe_sub_func_uint32_t_u_u(p_38, (safe_rshift_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(((((*l_2549) = (-8L)) || (l_2557 |= (((void*)0 == l_2634) | (*g_555)))) & p_38), l_2620)), 5)))) < (-1L)))))))), g_224)))
                {
                    int32_t *l_2637 = &g_2517;
                    l_2505 = l_2637;
                }
                else
                {
                    uint64_t *l_2639 = &g_2376;
                    int32_t l_2654 = 0L;
                    uint8_t l_2655[1][2][4] = {{{0UL,0xBDL,0xBDL,0UL},{0xBDL,0UL,0xBDL,0xBDL}}};
                    uint8_t **l_2661 = &l_2537;
                    uint16_t * const *l_2675 = &g_982;
                    uint16_t * const **l_2674 = &l_2675;
                    uint32_t ***l_2680 = &g_899;
                    int i, j, k;
                    if (((l_2638 <= p_38) && (((*l_2639) = 0xBA6EDEC5EBDA3EF9LL) == ((((1UL || (((safe_mod_func_uint64_t_u_u((g_494 = l_2532), (safe_div_func_int64_t_s_s(((safe_mul_func_int16_t_s_s(((((((!(safe_unary_minus_func_uint64_t_u(((~((safe_div_func_int8_t_s_s((~l_2638), l_2620)) || l_2638)) , ((*g_555) | p_39))))) == p_38) && l_2652) , p_38) , p_38) >= p_38), l_2653)) ^ l_2653), p_39)))) >= 18446744073709551610UL) && p_38)) & l_2654) ^ l_2655[0][0][2]) , l_2557))))
                    {
                        uint32_t *l_2662 = &l_2358[4];
                        const int32_t l_2665 = 0L;
                        uint32_t ****l_2681 = &g_898[4][1];
                        (**g_200) = (((safe_lshift_func_int16_t_s_u(p_39, (((((safe_add_func_uint32_t_u_u(((*g_555) = ((l_2660 == l_2661) , p_39)), ((*l_2662)++))) , ((((((18446744073709551614UL > l_2665) && 5UL) && p_38) , ((((((p_39 > (*g_555)) <= (*g_1536)) | g_616) == l_2666) > l_2667) && l_2620)) , p_38) > p_38)) ^ p_38) >= l_2668) , l_2665))) | p_39) >= 0xC306L);
                        if (l_2557)
                            break;
                        (*g_201) = (((safe_mod_func_uint64_t_u_u(((safe_mul_func_int8_t_s_s((!((l_2674 == (void*)0) | p_38)), ((*g_491) == (((!0x78AAD2ADL) , (safe_rshift_func_int16_t_s_s((safe_unary_minus_func_int64_t_s((((*l_2681) = (g_109[2] , l_2680)) != l_2682))), 0))) | (safe_add_func_int16_t_s_s(((((safe_mod_func_uint8_t_u_u(0x70L, l_2665)) | l_2665) & 0UL) <= g_75[0]), l_2687)))))) || 0xA207B63AL), l_2665)) & l_2638) | g_3);
                    }
                    else
                    {
                        uint16_t l_2711 = 9UL;
                        uint16_t *l_2712 = &g_1198;
                        (*g_201) = ((safe_mod_func_int32_t_s_s(((l_2638 == (((*l_2194) = ((safe_mul_func_uint16_t_u_u((((((*l_2549) = ((safe_lshift_func_int8_t_s_u(((((!(l_2654 = ((((((void*)0 != &g_1536) ^ ((+p_38) >= (&l_2505 == l_2696))) ^ ((safe_mul_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(l_2620, ((p_38 && ((*l_2712) = ((((safe_div_func_uint8_t_u_u(((safe_div_func_uint32_t_u_u((~((((safe_lshift_func_int16_t_s_u((((*g_646) = (safe_mul_func_int8_t_s_s((((((l_2710 != (void*)0) >= 0x15L) >= 0x18A29836L) < p_38) ^ l_2711), 0x99L))) != l_2711), 1)) , l_2711) >= (*g_1536)) , 0x91L)), p_38)) , l_2655[0][0][2]), p_38)) != l_2655[0][0][3]) | l_2711) , l_2638))) <= 0UL))), l_2653)) ^ 0x5E3B09CDL)) ^ l_2655[0][1][1]) | l_2654))) , 0L) | (-7L)) ^ l_2655[0][0][2]), g_2376)) != l_2653)) , p_38) > 0xA9A6FF2D620C7C55LL) , l_2711), l_2620)) <= l_2638)) && l_2711)) | 1UL), (-1L))) <= g_784);
                        return p_39;
                    }
                    for (l_2442 = 4; (l_2442 == 28); l_2442 = safe_add_func_uint32_t_u_u(l_2442, 2))
                    {
                        return p_39;
                    }
                }
                (**g_200) = (((p_39 , (*g_1660)) == (((*g_2226) = p_38) , &g_1659)) != (~(p_39 , (safe_rshift_func_uint16_t_u_u(((((((g_1185[0] <= (safe_sub_func_int32_t_s_s(((0x8D576B5BL && (safe_rshift_func_uint16_t_u_s(g_1451, ((((l_2638 = (l_2552 = ((safe_lshift_func_uint16_t_u_u(l_2638, 0)) || 0x217BCA7401381705LL))) == g_785[4]) , (-1L)) && (-4L))))) || p_39), p_39))) == p_39) , (-6L)) ^ l_2724) , 0L) <= (***l_2523)), (***l_2523))))));
                for (l_2620 = 16; (l_2620 < 42); l_2620 = safe_add_func_int8_t_s_s(l_2620, 3))
                {
                    uint16_t l_2747 = 65535UL;
                    int32_t l_2750 = (-1L);
                    int32_t l_2751 = 0x7678A340L;
                    uint8_t l_2753 = 0xA2L;
                    for (l_2195 = 0; l_2195 < 2; l_2195 += 1)
                    {
                        for (g_616 = 0; g_616 < 7; g_616 += 1)
                        {
                            for (g_1451 = 0; g_1451 < 6; g_1451 += 1)
                            {
                                l_2547[l_2195][g_616][g_1451] = &g_2727;
                            }
                        }
                    }
                    for (p_38 = 0; (p_38 <= 3); p_38 += 1)
                    {
                        uint16_t *l_2748[5] = {&g_1198,&g_1198,&g_1198,&g_1198,&g_1198};
                        int i;
                        (**g_200) = (-8L);
                        g_2729 = &g_2226;
                        (**g_200) = ((safe_mod_func_uint32_t_u_u(((safe_rshift_func_int16_t_s_u(((safe_add_func_int8_t_s_s((((-1L) & (safe_sub_func_uint16_t_u_u((+(safe_lshift_func_uint16_t_u_s(l_2553[p_38], (((p_39 , 0L) < (safe_lshift_func_uint8_t_u_s((p_39 && ((*l_2549) = p_38)), 3))) == ((safe_rshift_func_uint16_t_u_u(l_2745, (((~(g_82 = (p_39 , l_2747))) & p_38) >= p_39))) && 0x4BF643C0129CC63BLL))))), p_38))) , 0x23L), (**g_635))) , l_2638), (***l_2523))) <= p_38), 4294967295UL)) , 0x6F20490FL);
                    }
                    l_2753++;
                    return p_38;
                }
            }
        }
        return p_39;
    }
    return p_38;
}







static int32_t func_44(const uint16_t * const p_45, const int8_t p_46, uint16_t * p_47)
{
    uint32_t l_1611 = 0x3B3BAC10L;
    uint16_t **l_1620 = &g_982;
    uint16_t ***l_1619 = &l_1620;
    int8_t ***l_1633 = &g_645[0][0];
    int16_t *l_1652 = &g_265;
    int32_t l_1654 = 0x04FB1E52L;
    int32_t l_1655 = 0xF23C8442L;
    int32_t l_1693 = 9L;
    int32_t l_1701 = 0x61CEF185L;
    int8_t l_1741 = 3L;
    int32_t l_1742 = 0x7997DEA8L;
    int32_t l_1745 = (-1L);
    uint32_t l_1788 = 0UL;
    const int64_t *l_1812 = &g_1810[2];
    const int64_t **l_1811 = &l_1812;
    uint8_t *l_1848 = &g_75[0];
    uint16_t * const *l_1859 = &g_982;
    uint16_t * const **l_1858 = &l_1859;
    const int32_t *l_1888 = &g_202;
    int16_t l_1935[3][2] = {{0x85B7L,(-1L)},{(-1L),0x85B7L},{(-1L),(-1L)}};
    int16_t l_1974 = 0xB165L;
    uint16_t ****l_1999[4] = {&l_1619,&l_1619,&l_1619,&l_1619};
    uint8_t l_2006[2];
    int32_t l_2082 = (-2L);
    int32_t l_2083 = 0x00D38A0FL;
    int32_t l_2112 = 0x2C4CE8F9L;
    int32_t l_2114[8][10][3] = {{{1L,0x860D1A53L,(-7L)},{0xAF7BF237L,(-7L),0xA6E8F336L},{0x29A0FBF1L,0x80E37931L,8L},{0xAF7BF237L,0x00ECADD5L,0x79FDD700L},{1L,0xF69093B6L,(-1L)},{0xBF0D83C9L,0x79FDD700L,4L},{0xB9B13A9AL,(-1L),(-10L)},{0x6717101CL,0x6717101CL,(-1L)},{6L,0xF69093B6L,(-4L)},{1L,0xDA8843ACL,0xC27D1B62L}},{{0x5549E969L,0x80E37931L,(-7L)},{(-6L),1L,0xC27D1B62L},{0xED76940FL,0x860D1A53L,(-4L)},{7L,0xE721C78FL,(-1L)},{8L,1L,(-10L)},{0xC1685D48L,0xAF7BF237L,4L},{1L,1L,(-1L)},{7L,0x0E8DE716L,0x79FDD700L},{0L,0L,8L},{(-6L),0xDA74A57CL,0xA6E8F336L}},{{(-1L),0L,(-7L)},{1L,0x0E8DE716L,0x37868022L},{0x3903B36FL,1L,0xB9B13A9AL},{0x6717101CL,0xAF7BF237L,0x0E8DE716L},{0x813A5A9DL,1L,0x813A5A9DL},{0xBF0D83C9L,0xE721C78FL,0x37868022L},{0xE5C9DE2BL,0x860D1A53L,0L},{0xAF7BF237L,1L,0xA6E8F336L},{0x1BEF4CFFL,0x80E37931L,1L},{0xAF7BF237L,0xDA8843ACL,0x79FDD700L}},{{0xE5C9DE2BL,0xF69093B6L,0x5549E969L},{0xBF0D83C9L,0x6717101CL,4L},{0x813A5A9DL,(-1L),0x09D3747DL},{0x6717101CL,0x79FDD700L,(-1L)},{0x3903B36FL,0xF69093B6L,0x504A1E63L},{1L,0x00ECADD5L,0xC27D1B62L},{(-1L),0x80E37931L,0L},{(-6L),(-7L),0xC27D1B62L},{0L,0x860D1A53L,0x504A1E63L},{7L,0x1F5B378FL,(-1L)}},{{1L,1L,0x09D3747DL},{0xC1685D48L,4L,4L},{8L,1L,0x5549E969L},{7L,6L,0x79FDD700L},{0xED76940FL,0L,1L},{(-6L),(-1L),0xA6E8F336L},{0x5549E969L,0L,0L},{1L,6L,0x37868022L},{6L,1L,0x813A5A9DL},{0x6717101CL,4L,0x0E8DE716L}},{{0xB9B13A9AL,1L,0xB9B13A9AL},{0xBF0D83C9L,0x1F5B378FL,0x37868022L},{1L,0x860D1A53L,(-7L)},{0xAF7BF237L,(-7L),0xA6E8F336L},{0x29A0FBF1L,0x80E37931L,8L},{0xAF7BF237L,0x00ECADD5L,0x79FDD700L},{1L,0xF69093B6L,(-1L)},{0xBF0D83C9L,0x79FDD700L,4L},{0xB9B13A9AL,(-1L),(-10L)},{0x6717101CL,0x6717101CL,(-1L)}},{{6L,0xF69093B6L,(-4L)},{1L,0xDA8843ACL,0xC27D1B62L},{0x5549E969L,0x80E37931L,8L},{6L,0xBF0D83C9L,0x0E8DE716L},{0xD5105EB5L,1L,0x09D3747DL},{(-6L),0xDA8843ACL,(-7L)},{0x29A0FBF1L,0xF9E7161FL,0xE5C9DE2BL},{0x6717101CL,0xC1685D48L,0x4CBBB5FAL},{0x1BEF4CFFL,7L,(-7L)},{(-6L),4L,(-1L)}},{{0L,(-1L),0x29A0FBF1L},{6L,1L,(-1L)},{(-7L),(-1L),6L},{0xBF0D83C9L,4L,0xA6E8F336L},{0L,7L,(-7L)},{0xDA74A57CL,0xC1685D48L,4L},{0L,0xF9E7161FL,0L},{0x1F5B378FL,0xDA8843ACL,0xA6E8F336L},{0xB9B13A9AL,1L,0x3903B36FL},{0xC1685D48L,0xBF0D83C9L,(-1L)}}};
    int i, j, k;
    for (i = 0; i < 2; i++)
        l_2006[i] = 6UL;
    if ((safe_mod_func_int16_t_s_s((0xA662ACD4L == ((**g_200) || ((((safe_unary_minus_func_int32_t_s((safe_rshift_func_uint16_t_u_u(((safe_mod_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s(g_784, 8)), ((l_1611 ^ (safe_sub_func_int16_t_s_s(((*g_757) = p_46), p_46))) & ((+((((safe_div_func_uint8_t_u_u(0UL, p_46)) ^ ((void*)0 == l_1619)) && 1UL) > 0x11F1L)) , 1UL)))) >= 4L), (*p_47))))) > g_492) >= 2UL) < 0L))), 65535UL)))
    {
        uint32_t l_1636 = 1UL;
        uint16_t *l_1651 = &g_1198;
        uint8_t *l_1653 = &g_1185[0];
        int64_t *l_1656 = &g_346;
        int32_t l_1681[3][4][6] = {{{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL}},{{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL}},{{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL},{(-5L),0x3F29131CL,(-5L),0x3F29131CL,(-5L),0x3F29131CL}}};
        uint16_t l_1686 = 0xB6E2L;
        int16_t ***l_1735 = (void*)0;
        uint32_t **l_1799[6] = {&g_555,&g_555,&g_555,&g_555,&g_555,&g_555};
        uint64_t l_1834 = 0xC49E90964966AB4FLL;
        uint16_t * const ***l_1860 = &l_1858;
        const int8_t *l_1874 = (void*)0;
        uint32_t l_1984 = 0x08729A82L;
        uint16_t ****l_1998 = &l_1619;
        int32_t ****l_2021 = (void*)0;
        uint8_t **l_2033 = &l_1653;
        uint8_t ***l_2032[9][9][3] = {{{&l_2033,(void*)0,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033}},{{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033}},{{&l_2033,(void*)0,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033}},{{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033}},{{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033}},{{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033}},{{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033}},{{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033}},{{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{&l_2033,(void*)0,&l_2033},{(void*)0,&l_2033,&l_2033},{&l_2033,&l_2033,&l_2033}}};
        uint32_t l_2054 = 0x215E7BF8L;
        uint32_t l_2060 = 7UL;
        int32_t l_2079 = 0xFEB67F20L;
        int32_t **l_2129[8][1] = {{&g_114},{(void*)0},{&g_114},{(void*)0},{&g_114},{(void*)0},{&g_114},{(void*)0}};
        int i, j, k;
        l_1655 = (((safe_sub_func_uint8_t_u_u((0xA15CE44FCBB273D8LL && ((safe_lshift_func_uint8_t_u_u(p_46, ((safe_add_func_uint64_t_u_u(((safe_add_func_uint16_t_u_u(((safe_div_func_uint8_t_u_u((((safe_div_func_uint16_t_u_u((((void*)0 == l_1633) < 0x91L), (safe_add_func_uint16_t_u_u(l_1636, l_1611)))) ^ ((((safe_mod_func_int8_t_s_s(p_46, ((*l_1653) = (safe_rshift_func_uint16_t_u_u((safe_sub_func_uint8_t_u_u(((safe_mul_func_uint8_t_u_u((safe_div_func_uint64_t_u_u((safe_add_func_uint8_t_u_u(((l_1652 = func_54(func_50((((*g_757) = (safe_div_func_uint64_t_u_u((((p_46 < p_46) , p_46) , l_1611), p_46))) && l_1636), l_1651, l_1636))) == p_45), p_46)), 0x646DFFB333E7F1D3LL)), 0xB5L)) == 0x774AE3BCL), l_1636)), l_1636))))) & p_46) , l_1636) & l_1636)) & l_1611), 0x4BL)) ^ g_115[1]), 0UL)) == 0UL), l_1636)) == (*g_555)))) | 0xC79EE3F781EA213DLL)), l_1636)) , 0x5F52D02AL) | l_1654);
        if (((((*l_1656) = 0x06601CC7FABEB634LL) & l_1636) ^ 0xA400L))
        {
            int8_t l_1684 = 1L;
            int32_t l_1685 = 0xCB50BFEBL;
            int32_t l_1696[7][5][3] = {{{0L,0L,1L},{0x1FCCA0ACL,1L,0x1FCCA0ACL},{0L,1L,1L},{1L,(-1L),0x43DC20EEL},{0x76E7EC43L,1L,1L}},{{0x43DC20EEL,1L,0L},{0x76E7EC43L,0L,0x76E7EC43L},{1L,0x2EEBFC03L,0L},{0L,0L,1L},{0x1FCCA0ACL,0x2EEBFC03L,0x43DC20EEL}},{{1L,0L,1L},{0x1FCCA0ACL,1L,0x1FCCA0ACL},{0L,1L,1L},{1L,(-1L),0x43DC20EEL},{0x76E7EC43L,1L,1L}},{{0x43DC20EEL,1L,0L},{0x76E7EC43L,0L,0x76E7EC43L},{1L,0x2EEBFC03L,0L},{0L,0L,1L},{0x1FCCA0ACL,0x2EEBFC03L,0x43DC20EEL}},{{1L,0L,1L},{0x1FCCA0ACL,1L,0x1FCCA0ACL},{0L,1L,1L},{1L,(-1L),0x43DC20EEL},{0x76E7EC43L,1L,1L}},{{0x43DC20EEL,1L,0L},{0x76E7EC43L,0L,0x76E7EC43L},{1L,0x2EEBFC03L,0L},{0L,0L,1L},{0x1FCCA0ACL,0x2EEBFC03L,0x43DC20EEL}},{{1L,0L,1L},{0x1FCCA0ACL,1L,0x1FCCA0ACL},{0L,1L,1L},{1L,(-1L),0x43DC20EEL},{0x76E7EC43L,1L,1L}}};
            uint8_t **l_1719[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
            uint8_t ***l_1718 = &l_1719[6];
            int8_t l_1744 = 0x55L;
            uint16_t l_1746 = 0x282DL;
            int32_t *l_1773 = (void*)0;
            int i, j, k;
            if ((&g_1451 != ((l_1636 , (*g_1536)) , &g_1451)))
            {
                int32_t **l_1657 = &g_114;
                (*l_1657) = &l_1655;
                (*g_1660) = g_1658;
            }
            else
            {
                uint64_t l_1689 = 0xDF00E5CAB7699FDELL;
                int64_t l_1692 = 1L;
                int32_t l_1694 = 9L;
                int32_t l_1695 = 1L;
                int32_t l_1699 = 1L;
                int32_t l_1700 = 2L;
                uint64_t l_1702 = 0UL;
                int32_t l_1739 = 0x0C674536L;
                int32_t l_1740 = 0L;
                int32_t l_1743[7];
                int32_t **l_1772 = &g_114;
                int i;
                for (i = 0; i < 7; i++)
                    l_1743[i] = 0x278B8AD7L;
                for (l_1655 = 0; (l_1655 > (-3)); --l_1655)
                {
                    int32_t **l_1664 = &g_114;
                    (*l_1664) = (*g_186);
                    (*g_201) &= p_46;
                }
lbl_1771:
                for (g_86 = 0; (g_86 <= 6); g_86 += 1)
                {
                    int8_t l_1697 = 0x9EL;
                    int32_t l_1698[9][10] = {{4L,(-1L),(-1L),4L,3L,0x8F4E2534L,3L,4L,(-1L),(-1L)},{3L,(-1L),4L,2L,2L,4L,(-1L),3L,(-1L),4L},{0x8F4E2534L,4L,2L,4L,0x8F4E2534L,4L,4L,0x8F4E2534L,4L,2L},{3L,3L,2L,0x8F4E2534L,0x0BF5A27EL,0x8F4E2534L,2L,3L,3L,2L},{4L,0x8F4E2534L,4L,4L,0x8F4E2534L,4L,2L,4L,0x8F4E2534L,4L},{(-1L),3L,(-1L),4L,2L,2L,4L,(-1L),3L,(-1L)},{(-1L),4L,3L,0x8F4E2534L,3L,4L,(-1L),(-1L),4L,3L},{4L,(-1L),(-1L),4L,3L,0x8F4E2534L,0x0BF5A27EL,(-1L),0x8F4E2534L,0x8F4E2534L},{0x0BF5A27EL,0x8F4E2534L,2L,3L,3L,2L,0x8F4E2534L,0x0BF5A27EL,0x8F4E2534L,2L}};
                    uint16_t l_1768[6] = {65535UL,65535UL,0xDF5FL,65535UL,65535UL,0xDF5FL};
                    int i, j;
                    for (l_1654 = 6; (l_1654 >= 0); l_1654 -= 1)
                    {
                        uint64_t *l_1674 = &g_494;
                        int32_t *l_1688[4][4] = {{&g_202,&g_202,&g_202,&g_202},{&g_202,&g_202,&g_202,&g_202},{&g_202,&g_202,&g_202,&g_202},{&g_202,&g_202,&g_202,&g_202}};
                        int i, j;
                        (*g_1687) = (l_1686 ^= ((~(((safe_rshift_func_uint8_t_u_u(p_46, ((safe_add_func_int64_t_s_s(((*l_1656) = (-3L)), l_1636)) , (safe_div_func_uint8_t_u_u(((*l_1653) = ((safe_add_func_uint64_t_u_u(((*l_1674) = 0x263681225E17F41BLL), (((safe_add_func_int8_t_s_s(l_1636, ((~(**g_1366)) >= ((l_1685 = (((((safe_div_func_uint32_t_u_u(((g_234 , ((((+(l_1681[0][1][4] |= 4294967295UL)) , (((**g_200) ^= (safe_rshift_func_uint8_t_u_u((p_46 , 0xD4L), 7))) <= l_1684)) & 18446744073709551611UL) >= g_785[3])) & l_1684), p_46)) , p_46) != 7UL) < g_75[0]) >= 3L)) & l_1684)))) , 0x2C73L) >= (-1L)))) > 5L)), p_46))))) | 1UL) , l_1684)) == 0x03BDCD9DL));
                        --l_1689;
                        l_1702++;
                        if (g_344)
                            goto lbl_1771;
                    }
                    for (g_1198 = 0; (g_1198 <= 3); g_1198 += 1)
                    {
                        int16_t ****l_1736 = &l_1735;
                        int32_t l_1737 = 0x5A79056AL;
                        int32_t *l_1738[4][6][6] = {{{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737}},{{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737}},{{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737}},{{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737},{&l_1681[2][0][0],&l_1737,&l_1701,&l_1685,&l_1701,&l_1737}}};
                        int i, j, k;
                        (**g_200) ^= (!(((((safe_rshift_func_int16_t_s_u((safe_sub_func_int64_t_s_s((*g_1536), g_784)), 5)) == (safe_lshift_func_uint8_t_u_s(p_46, 5))) < 0xB86CL) == ((-5L) | (l_1696[4][2][2] ^ p_46))) >= (safe_rshift_func_int16_t_s_u((g_814 <= (g_783 | g_75[0])), 15))));
                        (*g_1732) = ((**g_200) = (((*g_1536) , ((safe_sub_func_uint32_t_u_u((safe_add_func_uint64_t_u_u(((void*)0 != l_1718), ((safe_add_func_uint16_t_u_u((g_782 <= g_142), l_1654)) < 0UL))), (~(safe_lshift_func_int16_t_s_u((((*g_1536) & (safe_add_func_uint32_t_u_u((safe_rshift_func_int16_t_s_u((0x1E19818D0D96FAA9LL != 8UL), (*p_47))), l_1700))) , (-10L)), l_1685))))) , (-7L))) ^ 0xB4B6A0FDF74CEBAFLL));
                        (*g_201) |= ((((*l_1736) = l_1735) == (void*)0) == (4294967286UL > (*g_555)));
                        l_1746++;
                    }
                    for (g_783 = 0; (g_783 <= 3); g_783 += 1)
                    {
                        int32_t *l_1749 = &g_115[1];
                        int32_t *l_1751 = &l_1742;
                        int32_t *l_1752 = &l_1745;
                        int32_t *l_1753 = &l_1745;
                        int32_t *l_1754 = &l_1681[0][1][4];
                        int32_t *l_1755 = (void*)0;
                        int32_t *l_1756 = &l_1696[1][0][0];
                        int32_t *l_1757 = &l_1743[3];
                        int32_t *l_1758 = &l_1698[5][6];
                        int32_t *l_1759 = &l_1743[3];
                        int32_t *l_1760 = &l_1739;
                        int32_t *l_1761 = &l_1655;
                        int32_t *l_1762 = (void*)0;
                        int32_t *l_1763 = &l_1694;
                        int32_t *l_1764 = (void*)0;
                        int32_t *l_1765 = &l_1701;
                        int32_t *l_1766 = &g_115[1];
                        int32_t *l_1767[7] = {&l_1694,&l_1701,&l_1701,&l_1694,&l_1701,&l_1701,&l_1694};
                        int i;
                        l_1749 = &l_1696[5][1][0];
                        (*l_1749) ^= (!3L);
                        l_1768[5]++;
                    }
                }
                (*g_201) = 0x438CAD06L;
                l_1773 = ((*l_1772) = &l_1681[0][1][4]);
            }
        }
        else
        {
            const int32_t *l_1776 = &l_1655;
            int16_t * const *l_1783 = &g_757;
            int16_t * const **l_1782 = &l_1783;
            int16_t * const ***l_1781 = &l_1782;
            uint32_t **l_1800[1][2];
            int32_t l_1802[4];
            int i, j;
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 2; j++)
                    l_1800[i][j] = &g_555;
            }
            for (i = 0; i < 4; i++)
                l_1802[i] = 0xB7F96A48L;
            (*g_1791) = ((*g_201) ^= (safe_lshift_func_int16_t_s_u(((((((void*)0 == l_1776) == (safe_mul_func_int16_t_s_s(((*g_1732) > (safe_add_func_uint8_t_u_u(((l_1781 != (void*)0) <= (safe_sub_func_uint16_t_u_u(0x0FFFL, (*g_757)))), ((++(*l_1653)) >= ((((l_1788 ^ ((safe_mul_func_uint8_t_u_u(g_814, (**g_1357))) >= p_46)) , (*p_47)) == 0L) , 0UL))))), (*g_757)))) & 1L) > p_46) || (***g_1356)), (*l_1776))));
            for (g_782 = 14; (g_782 == 43); g_782 = safe_add_func_uint8_t_u_u(g_782, 4))
            {
                int32_t *l_1794 = (void*)0;
                int32_t *l_1795 = &l_1693;
                uint8_t l_1801 = 249UL;
                const int64_t *l_1809 = &g_1810[2];
                const int64_t **l_1808 = &l_1809;
                const int64_t ***l_1807[7][2][4] = {{{(void*)0,&l_1808,(void*)0,(void*)0},{(void*)0,(void*)0,&l_1808,(void*)0}},{{(void*)0,&l_1808,&l_1808,(void*)0},{&l_1808,(void*)0,&l_1808,&l_1808}},{{(void*)0,(void*)0,&l_1808,(void*)0},{(void*)0,&l_1808,&l_1808,(void*)0}},{{&l_1808,(void*)0,&l_1808,&l_1808},{(void*)0,(void*)0,&l_1808,(void*)0}},{{(void*)0,&l_1808,&l_1808,(void*)0},{&l_1808,(void*)0,&l_1808,&l_1808}},{{(void*)0,(void*)0,&l_1808,(void*)0},{(void*)0,&l_1808,&l_1808,(void*)0}},{{&l_1808,(void*)0,&l_1808,&l_1808},{(void*)0,(void*)0,&l_1808,(void*)0}}};
                uint64_t l_1828[3];
                int32_t l_1833 = 8L;
                int i, j, k;
                for (i = 0; i < 3; i++)
                    l_1828[i] = 0x28D5456096C40013LL;
                (*g_1796) = ((*l_1795) ^= ((((*g_201) |= 0xE0A6B332L) , l_1776) == (void*)0));
                l_1655 = ((**g_200) ^= (((safe_sub_func_int32_t_s_s(((l_1802[0] = (l_1801 = (l_1799[3] == l_1800[0][0]))) != (((safe_lshift_func_int16_t_s_s(((safe_mod_func_int16_t_s_s((&l_1656 == (l_1811 = (void*)0)), (((((safe_rshift_func_int8_t_s_u((+(safe_mod_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_s(((*l_1776) & (!p_46)), (safe_rshift_func_uint8_t_u_u((safe_mod_func_uint16_t_u_u((safe_mul_func_int16_t_s_s((safe_unary_minus_func_uint8_t_u(0x4CL)), ((*l_1795) < (p_46 >= 1L)))), l_1693)), l_1742)))) , (-5L)), l_1686))), 3)) || 1UL) <= 1L) & p_46) , 0xA0BEL))) && p_46), (*l_1776))) && (*l_1776)) && l_1681[0][0][4])), p_46)) ^ 0x91L) < l_1828[1]));
                (*g_1829) = (*g_200);
                for (l_1701 = 0; (l_1701 >= (-18)); l_1701 = safe_sub_func_uint8_t_u_u(l_1701, 4))
                {
                    int32_t *l_1832[4][3];
                    int i, j;
                    for (i = 0; i < 4; i++)
                    {
                        for (j = 0; j < 3; j++)
                            l_1832[i][j] = &g_115[0];
                    }
                    ++l_1834;
                }
            }
        }
        if ((~(safe_lshift_func_int16_t_s_u((safe_lshift_func_int16_t_s_u((~(safe_mod_func_int8_t_s_s((!(safe_sub_func_uint32_t_u_u((l_1653 == l_1848), 4L))), (safe_mod_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u((p_46 > ((safe_rshift_func_int8_t_s_s((!(((safe_div_func_uint8_t_u_u((((*l_1860) = l_1858) == &l_1620), p_46)) < ((void*)0 != &l_1788)) , 1UL)), 7)) == (-1L))), 6)), (-2L)))))), 15)), (*p_47)))))
        {
            int32_t l_1861 = (-7L);
            int32_t l_1862 = (-1L);
            int16_t l_1909 = 0xCFF2L;
            int16_t **l_1938 = &l_1652;
            int16_t *** const l_1937 = &l_1938;
            l_1862 = l_1861;
            if (((safe_lshift_func_int16_t_s_u((l_1681[0][2][0] = l_1654), 13)) | p_46))
            {
                uint8_t l_1869[3][1];
                const int8_t *l_1872 = &g_109[3];
                uint16_t *l_1877 = &l_1686;
                int8_t l_1900 = 0x88L;
                int32_t *l_1928[8] = {(void*)0,&l_1693,&l_1693,(void*)0,&l_1693,&l_1693,(void*)0,&l_1693};
                int i, j;
                for (i = 0; i < 3; i++)
                {
                    for (j = 0; j < 1; j++)
                        l_1869[i][j] = 255UL;
                }
                for (l_1861 = 0; (l_1861 <= 2); l_1861 += 1)
                {
                    uint32_t *l_1865[10] = {&g_785[5],&g_785[5],&g_785[4],&g_785[5],&g_785[5],&g_785[4],&g_785[5],&g_785[5],&g_785[4],&g_785[5]};
                    int8_t *l_1871 = &g_438;
                    const int8_t **l_1873[6][8][5] = {{{&l_1872,(void*)0,&l_1872,(void*)0,&l_1872},{(void*)0,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,(void*)0,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{(void*)0,&l_1872,&l_1872,&l_1872,(void*)0}},{{(void*)0,&l_1872,&l_1872,(void*)0,(void*)0},{(void*)0,&l_1872,&l_1872,&l_1872,&l_1872},{(void*)0,&l_1872,(void*)0,(void*)0,&l_1872},{&l_1872,&l_1872,&l_1872,(void*)0,&l_1872},{&l_1872,&l_1872,(void*)0,&l_1872,&l_1872},{&l_1872,(void*)0,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,(void*)0},{(void*)0,&l_1872,&l_1872,(void*)0,&l_1872}},{{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,(void*)0,&l_1872,&l_1872},{&l_1872,(void*)0,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,(void*)0,&l_1872},{&l_1872,(void*)0,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{(void*)0,&l_1872,&l_1872,&l_1872,&l_1872}},{{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{(void*)0,&l_1872,&l_1872,(void*)0,&l_1872},{(void*)0,&l_1872,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,(void*)0,(void*)0,&l_1872},{&l_1872,&l_1872,(void*)0,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,(void*)0,(void*)0,&l_1872}},{{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{(void*)0,&l_1872,&l_1872,(void*)0,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,(void*)0,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,(void*)0,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,(void*)0,&l_1872}},{{&l_1872,&l_1872,&l_1872,&l_1872,&l_1872},{&l_1872,&l_1872,&l_1872,(void*)0,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,&l_1872,(void*)0,&l_1872},{&l_1872,&l_1872,&l_1872,&l_1872,(void*)0},{&l_1872,&l_1872,&l_1872,(void*)0,&l_1872},{(void*)0,&l_1872,&l_1872,&l_1872,&l_1872}}};
                    int32_t l_1886 = 1L;
                    int i, j, k;
                    (*g_201) = (((0xA879974D86D377CDLL < g_1452) , &l_1788) != l_1865[9]);
                    if (((safe_lshift_func_int16_t_s_s((!(((0xAAD2L != l_1701) , l_1869[2][0]) & (~(((l_1871 == (l_1874 = l_1872)) != (safe_mul_func_int16_t_s_s(((*l_1652) = l_1861), ((((void*)0 == l_1877) ^ (safe_add_func_uint64_t_u_u(((safe_rshift_func_int16_t_s_s((safe_div_func_int16_t_s_s(0L, l_1886)), p_46)) | 0x00L), p_46))) , 65535UL)))) ^ (-1L))))), p_46)) >= 65528UL))
                    {
                        const int32_t *l_1887[4][6][3] = {{{&l_1886,&l_1862,&l_1693},{&l_1655,&l_1681[0][1][4],&l_1655},{&l_1862,&l_1655,&l_1655},{&g_202,(void*)0,&l_1693},{&l_1693,&l_1655,&l_1681[1][0][3]},{&l_1655,&l_1655,(void*)0}},{{&l_1693,&l_1681[0][1][4],&l_1701},{&g_202,&g_202,&l_1681[0][1][4]},{&l_1862,&g_202,(void*)0},{&l_1655,&l_1681[0][1][4],&g_202},{&l_1886,&l_1655,&g_115[1]},{&l_1701,&l_1655,&g_202}},{{&g_115[1],(void*)0,(void*)0},{&g_115[1],&l_1655,&l_1681[0][1][4]},{&g_115[1],&l_1681[0][1][4],&l_1701},{&g_115[1],&l_1862,(void*)0},{&l_1701,&l_1886,&l_1681[1][0][3]},{&l_1886,&l_1862,&l_1693}},{{&l_1655,&l_1681[0][1][4],&l_1655},{&l_1862,&l_1655,&l_1655},{&g_202,(void*)0,&l_1693},{&l_1693,&l_1655,&l_1681[1][0][3]},{&l_1655,&l_1655,(void*)0},{&l_1693,&l_1681[0][1][4],&l_1655}}};
                        int i, j, k;
                        (**g_787) = (void*)0;
                        l_1888 = l_1887[3][5][0];
                        return l_1686;
                    }
                    else
                    {
                        int8_t **l_1897 = &g_646;
                        int32_t l_1898 = 1L;
                        uint64_t *l_1899 = (void*)0;
                        uint64_t l_1901 = 0x6B7E879707140F29LL;
                        int32_t **l_1902 = &g_114;
                        int i;
                        (**g_200) = (((safe_mod_func_uint32_t_u_u((((p_46 , (safe_mod_func_uint16_t_u_u((l_1901 = (((*l_1651) &= (0x3D10B724L <= (((***g_788) , p_46) > (*l_1888)))) , (l_1869[2][0] || (((((safe_div_func_uint32_t_u_u((((((safe_mod_func_int64_t_s_s(((void*)0 == l_1897), (l_1655 = l_1898))) | p_46) > 4L) | l_1900) , l_1681[1][2][0]), l_1886)) >= p_46) != 0x32D52D41L) , p_46) , 0x2FF41949FA551E9ELL)))), l_1862))) , (*g_646)) > 0xF7L), l_1898)) > 255UL) >= 18446744073709551610UL);
                        (*l_1902) = &l_1898;
                        return p_46;
                    }
                }
                g_115[1] ^= ((*g_201) = (p_46 <= (safe_mul_func_uint16_t_u_u(((*l_1877) = (safe_add_func_int8_t_s_s((safe_div_func_int64_t_s_s((((-8L) && (((*l_1653) = ((*l_1848) = ((*l_1888) & l_1909))) , (((safe_add_func_int16_t_s_s((safe_div_func_uint8_t_u_u((((safe_mod_func_int32_t_s_s((0x8AB05BE9DA19BBB0LL || ((safe_add_func_uint8_t_u_u(((p_47 != ((*l_1620) = p_47)) >= ((safe_mul_func_int16_t_s_s((((safe_mul_func_int16_t_s_s(1L, (+((safe_lshift_func_int16_t_s_s(((safe_unary_minus_func_uint8_t_u((safe_rshift_func_uint16_t_u_u(((*g_1660) != (*l_1860)), (*p_47))))) && 1L), 9)) != l_1900)))) ^ (-5L)) || p_46), 0x6A7EL)) != (-4L))), (*g_646))) , p_46)), p_46)) , 0x361DCE1A6CD59855LL) || 7UL), (*l_1888))), 0xDC61L)) ^ l_1900) , l_1900))) || (-7L)), g_438)), 4L))), g_616))));
                for (l_1636 = 0; (l_1636 <= 1); l_1636 += 1)
                {
                    uint32_t l_1934 = 0x45FE7B19L;
                    for (g_1198 = 0; (g_1198 <= 1); g_1198 += 1)
                    {
                        int i, j;
                        (**g_200) &= ((-4L) || (safe_lshift_func_uint8_t_u_s(((*l_1848) = (0xA13AL > ((l_1909 ^ ((safe_rshift_func_int16_t_s_u(6L, ((g_1933 ^= l_1834) != l_1934))) != ((((*l_1656) = l_1935[2][1]) >= p_46) != ((*p_47) <= p_46)))) , 0xFA2DL))), 7)));
                        if (l_1862)
                            break;
                        (*g_1936) = &l_1742;
                    }
                    for (g_1451 = 0; (g_1451 <= 1); g_1451 += 1)
                    {
                        int16_t ****l_1942 = &l_1735;
                        (*l_1942) = l_1937;
                        return p_46;
                    }
                }
            }
            else
            {
                for (l_1693 = 0; (l_1693 != 6); l_1693 = safe_add_func_int8_t_s_s(l_1693, 6))
                {
                    int32_t *l_1947[6][7] = {{&g_115[2],&g_115[2],&l_1742,&l_1742,&g_115[2],&g_115[2],&l_1742},{(void*)0,&l_1681[2][2][2],(void*)0,&l_1681[2][2][2],(void*)0,&l_1681[2][2][2],(void*)0},{&g_115[2],&l_1742,&l_1742,&g_115[2],&g_115[2],&l_1742,&l_1742},{&l_1681[1][1][3],&l_1681[2][2][2],&l_1681[1][1][3],&l_1681[2][2][2],&l_1681[1][1][3],&l_1681[2][2][2],&l_1681[1][1][3]},{&g_115[2],&g_115[2],&l_1742,&l_1742,&g_115[2],&g_115[2],&l_1742},{(void*)0,&l_1681[2][2][2],(void*)0,&l_1681[2][2][2],(void*)0,&l_1681[2][2][2],(void*)0}};
                    int32_t **l_1948[2][8] = {{&l_1947[5][4],&g_114,(void*)0,&g_114,&l_1947[5][4],&l_1947[5][4],&g_114,(void*)0},{&l_1947[5][4],&l_1947[5][4],&g_114,(void*)0,&g_114,&l_1947[5][4],&l_1947[5][4],&g_114}};
                    int i, j;
                    for (l_1655 = 0; (l_1655 <= 2); l_1655 += 1)
                    {
                        int32_t **l_1946 = &g_114;
                        (*l_1946) = &l_1862;
                        (*l_1946) = &l_1742;
                        if ((**l_1946))
                            continue;
                    }
                    l_1947[4][3] = &l_1701;
                    l_1888 = (*g_1359);
                    (*g_927) = &l_1693;
                }
            }
            for (l_1636 = 0; (l_1636 <= 20); l_1636 = safe_add_func_uint8_t_u_u(l_1636, 1))
            {
                uint8_t l_1951[8] = {251UL,251UL,251UL,251UL,251UL,251UL,251UL,251UL};
                int32_t *l_1956[10] = {(void*)0,&g_202,&g_202,(void*)0,&g_202,&g_202,(void*)0,&g_202,&g_202,(void*)0};
                int i;
            }
        }
        else
        {
            uint8_t *l_1968 = &g_75[0];
            int32_t l_1983 = (-1L);
            uint32_t *l_1985[7][6][6] = {{{&g_85,&l_1788,&g_783,&g_85,&g_784,&l_1984},{(void*)0,&g_785[5],&l_1788,&g_784,&g_783,&l_1984},{&g_784,&g_784,&g_782,&g_783,&g_784,&g_784},{(void*)0,&l_1984,&l_1984,(void*)0,&l_1984,&g_783},{&l_1984,&g_785[4],&g_782,&g_785[4],&l_1984,&g_784},{&g_782,&g_785[0],(void*)0,&g_783,&l_1984,(void*)0}},{{(void*)0,&g_785[4],&g_783,&g_785[5],&l_1984,&l_1788},{&g_782,&l_1984,&g_784,&g_85,&g_784,&g_85},{&g_785[4],&g_784,&g_785[4],&g_782,&g_783,&g_782},{&l_1984,&g_785[5],&g_784,&l_1984,&g_784,&g_784},{&g_782,&l_1788,&g_785[2],&l_1984,(void*)0,&g_782},{&l_1984,&g_85,&g_785[0],&g_782,&l_1788,&g_782}},{{&g_785[4],(void*)0,&g_785[5],&g_85,&g_85,&g_785[5]},{&g_782,&g_782,(void*)0,&g_785[5],&g_782,(void*)0},{(void*)0,&g_785[5],(void*)0,&g_783,&g_784,(void*)0},{&g_782,(void*)0,(void*)0,&g_785[4],&g_782,(void*)0},{&l_1984,&g_785[4],(void*)0,(void*)0,&g_782,&g_785[5]},{(void*)0,&g_782,&g_785[5],&g_783,&g_785[5],&g_782}},{{&g_784,&g_783,&g_785[0],&g_784,(void*)0,&g_782},{&g_782,&g_782,&l_1984,(void*)0,&l_1788,(void*)0},{&g_785[5],&g_782,&g_783,&l_1984,&g_782,&g_784},{&g_785[2],&g_785[4],&g_85,&g_782,&g_785[0],&g_785[5]},{&g_783,&g_785[4],(void*)0,(void*)0,&g_785[4],&g_783},{&l_1984,&g_782,&g_785[2],&g_784,&l_1984,(void*)0}},{{&l_1788,(void*)0,&g_782,(void*)0,(void*)0,&g_784},{&l_1788,&g_785[0],(void*)0,&g_784,&g_784,&g_785[4]},{&l_1984,&l_1984,&g_85,(void*)0,&g_785[5],&g_783},{&g_783,&g_782,&g_785[4],&g_782,&g_783,(void*)0},{&g_785[2],(void*)0,&g_783,&l_1984,(void*)0,&g_784},{&g_785[5],&g_783,&g_785[4],(void*)0,&g_784,&g_784}},{{&g_782,&g_782,&g_783,&g_783,&g_785[4],(void*)0},{&g_784,&g_784,&g_785[4],&g_785[2],&g_783,&g_783},{&g_785[5],&g_85,&g_85,&g_785[5],(void*)0,&g_785[4]},{&g_85,&g_85,(void*)0,&g_782,&g_784,&g_784},{&g_782,&g_782,&g_782,&g_785[4],&g_784,(void*)0},{(void*)0,&g_85,&g_785[2],&g_782,(void*)0,&g_783}},{{&l_1984,&g_85,(void*)0,&g_785[5],&g_783,&g_785[5]},{&g_85,&g_784,&g_85,&l_1984,&g_785[4],&g_784},{&l_1984,&g_782,&g_783,&g_85,&g_784,(void*)0},{&g_784,&g_783,&l_1984,&g_85,(void*)0,&l_1984},{&l_1984,(void*)0,&g_782,&l_1984,&g_783,&g_785[4]},{&g_85,&g_782,&g_785[0],&g_785[5],&g_785[5],&g_785[0]}}};
            int32_t *l_1986 = &l_1701;
            int32_t **l_2053 = &g_114;
            int32_t l_2056 = 0xF29690A6L;
            int32_t l_2057 = 0x12622DDCL;
            int32_t l_2058 = 6L;
            int32_t l_2059 = 0x6DB701BCL;
            int16_t l_2068 = 0x0F65L;
            int i, j, k;
            (*g_201) = (((*l_1656) = ((safe_lshift_func_int8_t_s_s(((((void*)0 == l_1633) , (void*)0) == l_1968), 5)) || (~p_46))) && (*g_1536));
            (*l_1986) ^= ((safe_lshift_func_int8_t_s_s(((safe_rshift_func_uint8_t_u_s(l_1974, ((((p_46 & (((*l_1848) ^= ((((safe_sub_func_int16_t_s_s((safe_lshift_func_uint8_t_u_s(p_46, l_1681[0][2][1])), 0x8F67L)) , 0xE1B704873FFD62ABLL) == ((safe_sub_func_uint64_t_u_u(((*g_1791) | (((*g_555) == ((safe_mod_func_uint64_t_u_u(l_1983, g_1185[0])) , (*l_1888))) < 18446744073709551615UL)), l_1984)) == (*p_47))) , (**g_635))) , 248UL)) , g_234) , l_1985[5][0][2]) == &l_1788))) < l_1636), 1)) != l_1983);
            for (l_1788 = 0; (l_1788 <= 1); l_1788 += 1)
            {
                int64_t l_2007[9] = {0L,0L,0L,0L,0L,0L,0L,0L,0L};
                int32_t l_2035 = 0x4BAF2C32L;
                int i;
                for (l_1741 = 0; (l_1741 <= 5); l_1741 += 1)
                {
                    int32_t *l_2008 = &l_1681[0][1][4];
                    int16_t l_2034 = (-1L);
                    (*l_2008) = (safe_sub_func_uint16_t_u_u(((safe_sub_func_uint32_t_u_u((p_46 > (((((((safe_lshift_func_int16_t_s_u(((safe_sub_func_uint16_t_u_u((*p_47), (((*l_1656) = (((((!(safe_add_func_uint8_t_u_u((0UL | ((((l_1999[3] = l_1998) == &g_1658) < (&g_1473 == &g_638[1])) < (((p_46 || ((*l_1986) = (safe_lshift_func_uint8_t_u_u((((*g_201) = (safe_mod_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s(l_1984, p_46)), 7L))) <= (-9L)), (**g_635))))) , &l_1968) != (void*)0))), p_46))) <= l_1636) != (-6L)) >= 0x41L) && p_46)) || l_2006[0]))) | p_46), 7)) , (****g_787)) ^ p_46) <= l_1681[0][1][4]) ^ (*g_757)) != p_46) <= l_2007[6])), l_2007[6])) | l_2007[6]), 0x4A75L));
                    if (p_46)
                        break;
                    for (g_104 = 0; (g_104 <= 1); g_104 += 1)
                    {
                        int32_t l_2014 = 0x6E8976F9L;
                        int32_t ***l_2023 = (void*)0;
                        int32_t ****l_2022 = &l_2023;
                        int i, j, k;
                        (*g_2009) = l_1985[(g_104 + 4)][(l_1788 + 3)][l_1741];
                        (*l_1986) = (safe_mod_func_int16_t_s_s(p_46, ((safe_div_func_int16_t_s_s(((*g_757) &= (l_1935[g_104][g_104] = (-1L))), ((((l_2014 , (safe_add_func_int16_t_s_s(((*l_1652) = p_46), (*l_1986)))) && ((safe_lshift_func_uint8_t_u_u((safe_add_func_int64_t_s_s(((*l_1656) = ((((l_2021 = (l_2022 = l_2021)) == (((safe_mul_func_uint16_t_u_u(((((((((safe_mod_func_int16_t_s_s(((safe_sub_func_uint64_t_u_u((safe_add_func_int32_t_s_s(p_46, (l_2032[5][3][0] != (void*)0))), 0x86C1AAA3699BB3BELL)) & (*g_1536)), (*p_47))) <= p_46) && (*l_1888)) | p_46) || (*g_646)) || (*l_1888)) > p_46) , (*p_47)), (*l_1888))) >= l_2034) , (void*)0)) , l_2035) | 3L)), (-3L))), p_46)) , (*l_1888))) , 0x8455AA57L) || p_46))) | 65534UL)));
                        return l_2035;
                    }
                }
                for (l_1701 = 0; (l_1701 <= 1); l_1701 += 1)
                {
                    int16_t l_2038[3][9][8] = {{{(-1L),0x5B52L,0x149BL,0xA646L,0L,0L,0x100AL,0x8B77L},{5L,(-1L),0x7DDDL,(-1L),0x7DDDL,(-1L),5L,0L},{0x7324L,0xA646L,0L,(-1L),0x3EFFL,(-7L),0L,0L},{0x5B52L,5L,0x9544L,0x1866L,0x3EFFL,0x100AL,0L,(-1L)},{0x7324L,(-3L),0xD4A3L,0L,0x7DDDL,5L,5L,0x275CL},{5L,(-8L),0x8B77L,5L,0x8316L,1L,0x7324L,0L},{0x5B52L,0xA646L,0xD4A3L,0x3EFFL,0x275CL,0xE429L,0x100AL,(-7L)},{(-1L),(-1L),5L,1L,0L,0x8B77L,0xD4A3L,0xD4A3L},{0xD4A3L,(-1L),5L,5L,(-1L),0xD4A3L,0L,0xF4EFL}},{{0x1866L,0x26D6L,0xABA6L,0x36F3L,(-7L),0x9544L,4L,(-3L)},{0x8316L,5L,0L,0x36F3L,0x100AL,0L,0xF8E6L,0xF4EFL},{0x5B52L,0x100AL,0x275CL,5L,5L,0x7DDDL,0L,0xD4A3L},{0xABA6L,0L,1L,1L,0xCA5BL,0x149BL,5L,(-7L)},{1L,0xE2ACL,0L,0x3EFFL,0x26D6L,0x7324L,0L,0L},{(-1L),1L,0x149BL,5L,0x7324L,1L,0L,1L},{0xE429L,5L,7L,5L,0xE429L,0xA646L,0x275CL,(-3L)},{0x6AEAL,0x7DDDL,0xD4A3L,7L,5L,1L,0x7DDDL,5L},{0x149BL,0x36F3L,0xD4A3L,1L,1L,0x8B77L,0x275CL,(-7L)}},{{5L,(-1L),7L,(-3L),0L,1L,0L,0xC1CDL},{0x1866L,(-1L),0x149BL,0L,0x36F3L,0x1866L,0L,(-1L)},{1L,0x7324L,0L,0x36F3L,(-8L),0xA646L,5L,0xFA51L},{0x8316L,0x6AEAL,1L,7L,0x275CL,0L,0L,0x275CL},{0x149BL,0x275CL,0x275CL,0x149BL,0xD21CL,(-3L),0xF8E6L,0xD4A3L},{5L,0xE2ACL,0L,(-3L),0xCA5BL,0L,4L,0x3EFFL},{0x8B77L,0xE2ACL,0xABA6L,(-7L),0x7324L,(-3L),0L,0xABA6L},{0x100AL,0x275CL,5L,5L,0x7DDDL,0L,0xD4A3L,(-3L)},{0xE429L,0x6AEAL,5L,0L,1L,0xA646L,0x100AL,0xF8E6L}}};
                    int i, j, k;
                    for (l_1655 = 4; (l_1655 >= 1); l_1655 -= 1)
                    {
                        int i, j, k;
                        (*g_2036) = l_1985[l_1788][(l_1655 + 1)][(l_1655 + 1)];
                        (*g_2037) = (*g_1936);
                        l_2038[1][8][2] |= 0xCED2E0E5L;
                    }
                    return p_46;
                }
            }
        }
        (*g_1366) = &l_1742;
    }
    else
    {
        uint16_t l_2145 = 1UL;
        uint64_t l_2147 = 0UL;
        int32_t *l_2148 = &l_2112;
        int32_t l_2154 = 3L;
        int32_t l_2162[5] = {0xB15D7BE8L,0xB15D7BE8L,0xB15D7BE8L,0xB15D7BE8L,0xB15D7BE8L};
        uint32_t l_2164[2][9][1] = {{{5UL},{0x04537490L},{4UL},{0x253D0FD4L},{0x04537490L},{0x253D0FD4L},{4UL},{0x04537490L},{5UL}},{{5UL},{0x04537490L},{4UL},{0x253D0FD4L},{0xB34FE085L},{0xD268145FL},{0x04537490L},{0xB34FE085L},{1UL}}};
        int i, j, k;
        for (g_346 = 9; (g_346 >= 0); g_346 -= 1)
        {
            uint32_t l_2138 = 0x82E88E38L;
            int32_t *l_2150 = &l_2083;
            int32_t l_2155 = 0x7B0A7B3AL;
            int32_t l_2156 = 0x8E61B8B0L;
            int32_t l_2157 = 0x61EE7302L;
            int32_t l_2158 = 1L;
            int32_t l_2159 = 5L;
            int64_t l_2160 = (-3L);
            int32_t l_2161 = 6L;
            int32_t l_2163[10] = {(-1L),0xBB4CAD5CL,(-1L),(-1L),0xBB4CAD5CL,(-1L),0xBB4CAD5CL,(-1L),(-1L),0xBB4CAD5CL};
            int i;
        }
        return p_46;
    }
    return p_46;
}







static uint16_t * func_50(int8_t p_51, uint16_t * p_52, uint16_t p_53)
{
    int32_t *l_1365 = &g_3;
    const int32_t *l_1374 = &g_3;
    const int32_t **l_1373 = &l_1374;
    const int32_t ***l_1372 = &l_1373;
    const int32_t ****l_1371 = &l_1372;
    const uint32_t *l_1383 = &g_785[0];
    const uint32_t **l_1382 = &l_1383;
    uint32_t **l_1413 = &g_555;
    uint8_t * const l_1448 = (void*)0;
    uint16_t *l_1463[1];
    int i;
    for (i = 0; i < 1; i++)
        l_1463[i] = &g_86;
    if (((void*)0 == l_1365))
    {
        int8_t l_1392[1];
        uint8_t *l_1393 = &g_104;
        uint32_t **l_1411 = &g_555;
        uint64_t l_1436[5];
        uint16_t *l_1480 = &g_142;
        uint64_t l_1482 = 3UL;
        int32_t l_1495 = (-5L);
        int i;
        for (i = 0; i < 1; i++)
            l_1392[i] = 0L;
        for (i = 0; i < 5; i++)
            l_1436[i] = 0xC2594B3BA033EDBCLL;
        (*g_1366) = l_1365;
    }
    else
    {
        int64_t l_1573 = 0x328E9EB25C850FAFLL;
        int32_t l_1575 = (-1L);
        int32_t l_1600[5][1] = {{0L},{0x0C4E0182L},{0L},{0x0C4E0182L},{0L}};
        int i, j;
        l_1575 = (safe_rshift_func_int16_t_s_u((((***l_1372) < l_1573) || ((((*l_1374) < p_53) >= (+0x595DL)) ^ ((l_1573 & 18446744073709551615UL) ^ ((void*)0 == &l_1573)))), 3));
        for (g_1198 = 14; (g_1198 > 24); g_1198++)
        {
            uint32_t l_1587 = 0x45D5E355L;
            for (g_82 = 1; (g_82 <= 6); g_82 += 1)
            {
                const int16_t l_1599 = 5L;
                int32_t *l_1601 = &g_202;
                int i;
                for (g_344 = 0; (g_344 <= 6); g_344 += 1)
                {
                    int64_t *l_1586 = (void*)0;
                    int16_t *l_1596 = (void*)0;
                    int16_t *l_1597 = (void*)0;
                    int16_t *l_1598 = &g_814;
                    int i;
                    (*g_201) |= (safe_add_func_uint16_t_u_u((safe_sub_func_uint64_t_u_u((safe_rshift_func_int16_t_s_s((safe_add_func_uint16_t_u_u((l_1600[3][0] ^= (((((g_109[g_344] || (0x1A7E8DC2L == (&g_224 != l_1586))) && (l_1575 = ((l_1587--) | p_51))) <= ((safe_add_func_int64_t_s_s(p_51, ((p_51 | (safe_lshift_func_int16_t_s_u(((*l_1598) = ((0xAFE49E5DL && (safe_rshift_func_uint8_t_u_s(0UL, p_51))) || g_344)), g_109[g_344]))) || (*g_646)))) | l_1599)) | 2L) & (*g_757))), 0L)), 5)), (*g_1536))), p_53));
                    (***l_1371) = l_1601;
                }
                if (g_109[g_82])
                    continue;
            }
        }
    }
    return l_1463[0];
}







static uint16_t * func_54(uint16_t * p_55)
{
    uint8_t l_64[6] = {254UL,0xEDL,0xEDL,254UL,0xEDL,0xEDL};
    int32_t l_67 = 4L;
    uint8_t *l_74 = &g_75[0];
    int32_t l_80 = 0xF96354D1L;
    const uint16_t *l_81[6] = {&g_82,&g_82,&g_82,&g_82,&g_82,&g_82};
    uint32_t l_83[6] = {0UL,18446744073709551612UL,18446744073709551612UL,0UL,18446744073709551612UL,18446744073709551612UL};
    uint32_t *l_84[8][1];
    int32_t l_127 = 0xB0092DB2L;
    int32_t l_129 = (-1L);
    int32_t l_132 = 0x7F58F69CL;
    int32_t l_133 = (-7L);
    int32_t l_136 = 0xFA166978L;
    int32_t l_137 = 0xB764D413L;
    int32_t l_138 = 0x96AC18B0L;
    int32_t l_139 = 0x562D4CACL;
    int32_t l_140 = (-1L);
    int32_t l_141[5][4] = {{(-1L),2L,(-1L),0x47E73AB6L},{(-1L),0x47E73AB6L,0x47E73AB6L,(-1L)},{5L,0x47E73AB6L,6L,0x47E73AB6L},{0x47E73AB6L,2L,6L,6L},{5L,5L,0x47E73AB6L,6L}};
    uint64_t l_148 = 18446744073709551606UL;
    int8_t *l_155 = &g_109[0];
    int8_t **l_154[8][7][4] = {{{&l_155,&l_155,(void*)0,&l_155},{(void*)0,&l_155,&l_155,&l_155},{(void*)0,&l_155,&l_155,&l_155},{(void*)0,(void*)0,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155}},{{(void*)0,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{(void*)0,(void*)0,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155}},{{&l_155,(void*)0,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,(void*)0,(void*)0},{&l_155,&l_155,&l_155,(void*)0},{(void*)0,(void*)0,&l_155,&l_155},{(void*)0,(void*)0,(void*)0,&l_155}},{{&l_155,&l_155,&l_155,(void*)0},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,(void*)0,&l_155},{(void*)0,&l_155,&l_155,&l_155},{(void*)0,&l_155,&l_155,&l_155}},{{&l_155,&l_155,(void*)0,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,(void*)0}},{{&l_155,&l_155,&l_155,&l_155},{&l_155,(void*)0,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{(void*)0,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,(void*)0},{&l_155,(void*)0,&l_155,(void*)0},{&l_155,&l_155,&l_155,&l_155}},{{&l_155,&l_155,&l_155,&l_155},{&l_155,(void*)0,&l_155,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,(void*)0},{&l_155,&l_155,(void*)0,&l_155},{&l_155,&l_155,(void*)0,(void*)0},{&l_155,&l_155,(void*)0,&l_155}},{{&l_155,&l_155,&l_155,&l_155},{&l_155,(void*)0,(void*)0,&l_155},{&l_155,&l_155,&l_155,&l_155},{&l_155,&l_155,&l_155,(void*)0},{(void*)0,(void*)0,&l_155,(void*)0},{&l_155,&l_155,(void*)0,&l_155},{&l_155,&l_155,&l_155,&l_155}}};
    uint32_t l_274 = 0x2F5D9F58L;
    uint64_t l_323 = 0x1AD0D8FA08B5089BLL;
    int32_t l_350[6] = {2L,0x6EA76E94L,2L,2L,0x6EA76E94L,2L};
    uint16_t *l_354 = &g_142;
    int64_t *l_367 = (void*)0;
    int32_t ***l_399 = (void*)0;
    uint64_t l_578 = 0xE19FBED299192233LL;
    uint16_t l_654[8] = {0x3AFDL,0x18EBL,0x3AFDL,0x3AFDL,0x18EBL,0x3AFDL,0x3AFDL,0x18EBL};
    int8_t ***l_712 = (void*)0;
    int8_t ****l_711 = &l_712;
    uint64_t l_713 = 18446744073709551615UL;
    uint16_t l_716 = 8UL;
    int8_t l_717 = 0xCBL;
    int64_t l_726 = 0x82B437C5D59EB493LL;
    uint8_t l_728 = 255UL;
    int32_t **l_760 = (void*)0;
    uint32_t * const l_781[8] = {&g_785[5],&g_783,&g_785[5],&g_783,&g_785[5],&g_783,&g_785[5],&g_783};
    uint32_t * const *l_780 = &l_781[2];
    uint32_t l_790 = 0xDDFA6DA3L;
    int16_t l_853 = 0x19EEL;
    int32_t *l_983 = &l_133;
    int8_t l_1021 = 0x26L;
    int8_t l_1117 = 0x6DL;
    uint32_t **l_1152[6];
    int8_t *l_1191 = &l_1117;
    uint32_t l_1245 = 0x77313083L;
    int32_t l_1254[9] = {0x7162D45FL,0x7162D45FL,0x431869E3L,0x7162D45FL,0x7162D45FL,0x431869E3L,0x7162D45FL,0x7162D45FL,0x431869E3L};
    int16_t **l_1319 = &g_757;
    int i, j, k;
    for (i = 0; i < 8; i++)
    {
        for (j = 0; j < 1; j++)
            l_84[i][j] = &g_85;
    }
    for (i = 0; i < 6; i++)
        l_1152[i] = &l_84[1][0];
    return p_55;
}





int main (int argc, char* argv[])
{
    int i, j, k;
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_3, "g_3", print_hash_value);
    transparent_crc(g_23, "g_23", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_75[i], "g_75[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_82, "g_82", print_hash_value);
    transparent_crc(g_85, "g_85", print_hash_value);
    transparent_crc(g_86, "g_86", print_hash_value);
    transparent_crc(g_104, "g_104", print_hash_value);
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_109[i], "g_109[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_115[i], "g_115[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_142, "g_142", print_hash_value);
    transparent_crc(g_175, "g_175", print_hash_value);
    transparent_crc(g_202, "g_202", print_hash_value);
    transparent_crc(g_224, "g_224", print_hash_value);
    transparent_crc(g_234, "g_234", print_hash_value);
    transparent_crc(g_265, "g_265", print_hash_value);
    transparent_crc(g_344, "g_344", print_hash_value);
    transparent_crc(g_346, "g_346", print_hash_value);
    transparent_crc(g_438, "g_438", print_hash_value);
    transparent_crc(g_492, "g_492", print_hash_value);
    transparent_crc(g_494, "g_494", print_hash_value);
    transparent_crc(g_616, "g_616", print_hash_value);
    for (i = 0; i < 3; i++)
    {
        for (j = 0; j < 10; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_637[i][j][k], "g_637[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_782, "g_782", print_hash_value);
    transparent_crc(g_783, "g_783", print_hash_value);
    transparent_crc(g_784, "g_784", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_785[i], "g_785[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_814, "g_814", print_hash_value);
    transparent_crc(g_820, "g_820", print_hash_value);
    transparent_crc(g_1082, "g_1082", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_1099[i], "g_1099[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 7; i++)
    {
        transparent_crc(g_1185[i], "g_1185[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1187, "g_1187", print_hash_value);
    transparent_crc(g_1198, "g_1198", print_hash_value);
    transparent_crc(g_1237, "g_1237", print_hash_value);
    transparent_crc(g_1451, "g_1451", print_hash_value);
    transparent_crc(g_1452, "g_1452", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_1810[i], "g_1810[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1933, "g_1933", print_hash_value);
    transparent_crc(g_2084, "g_2084", print_hash_value);
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_2124[i], "g_2124[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_2146, "g_2146", print_hash_value);
    transparent_crc(g_2235, "g_2235", print_hash_value);
    transparent_crc(g_2288, "g_2288", print_hash_value);
    transparent_crc(g_2376, "g_2376", print_hash_value);
    transparent_crc(g_2437, "g_2437", print_hash_value);
    transparent_crc(g_2451, "g_2451", print_hash_value);
    transparent_crc(g_2483, "g_2483", print_hash_value);
    transparent_crc(g_2517, "g_2517", print_hash_value);
    transparent_crc(g_2761, "g_2761", print_hash_value);
    transparent_crc(g_2818, "g_2818", print_hash_value);
    transparent_crc(g_2944, "g_2944", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
        {
            transparent_crc(g_2951[i][j], "g_2951[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_3036, "g_3036", print_hash_value);
    transparent_crc(g_3125, "g_3125", print_hash_value);
    transparent_crc(g_3274, "g_3274", print_hash_value);
    transparent_crc(g_3365, "g_3365", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 4; j++)
        {
            transparent_crc(g_3475[i][j], "g_3475[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_3551, "g_3551", print_hash_value);
    transparent_crc(g_3848, "g_3848", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        for (j = 0; j < 5; j++)
        {
            transparent_crc(g_3851[i][j], "g_3851[i][j]", print_hash_value);
            if (print_hash_value) printf("index = [%d][%d]\n", i, j);

        }
    }
    transparent_crc(g_3901, "g_3901", print_hash_value);
    transparent_crc(g_3920, "g_3920", print_hash_value);
    for (i = 0; i < 10; i++)
    {
        transparent_crc(g_4074[i], "g_4074[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_4107, "g_4107", print_hash_value);
    transparent_crc(g_4194, "g_4194", print_hash_value);
    transparent_crc(g_4217, "g_4217", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
