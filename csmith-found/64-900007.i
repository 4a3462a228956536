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



static uint32_t g_15 = 0UL;
static int16_t g_17 = (-1L);
static int16_t g_29 = 0x0CF8L;
static int32_t g_39 = 0L;
static int32_t * volatile g_38[4] = {&g_39,&g_39,&g_39,&g_39};
static int32_t * volatile g_40 = &g_39;
static int32_t * volatile g_46 = &g_39;
static int32_t * volatile g_47 = &g_39;
static int32_t g_54 = 0xACDFF905L;
static int32_t * volatile g_53 = &g_54;
static int32_t * volatile g_55[9] = {&g_54,&g_54,&g_39,&g_54,&g_54,&g_39,&g_54,&g_54,&g_39};
static int64_t g_63 = 0xD37D67F3E8E036B6LL;
static int32_t * volatile g_75 = &g_39;
static uint16_t g_89 = 0x5525L;
static uint64_t g_92 = 18446744073709551610UL;
static const int64_t g_140 = 1L;
static uint16_t g_150 = 0xE9F6L;
static int32_t *g_169 = &g_54;
static int32_t **g_168 = &g_169;
static uint64_t g_210 = 0xAA6F8F6959912A8FLL;
static uint32_t g_213 = 7UL;
static volatile int32_t * volatile * volatile g_230[2] = {(void*)0,(void*)0};
static volatile int32_t * volatile * volatile *g_229[7] = {&g_230[0],&g_230[0],&g_230[0],&g_230[0],&g_230[0],&g_230[0],&g_230[0]};
static volatile int32_t * volatile * volatile **g_228 = &g_229[2];
static volatile int16_t g_282 = (-10L);
static volatile int16_t *g_281 = &g_282;
static volatile int64_t g_327 = 0x55562317978BE6D4LL;
static volatile int64_t * volatile g_326 = &g_327;
static volatile int64_t * volatile * const g_325 = &g_326;
static volatile int64_t * volatile * const * const g_324[7][8] = {{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325},{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325},{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325},{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325},{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325},{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325},{&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325,&g_325}};
static volatile int64_t * volatile * const * const volatile * volatile g_323 = &g_324[2][3];
static int16_t *g_373[8] = {&g_17,&g_17,&g_17,&g_17,&g_17,&g_17,&g_17,&g_17};
static int16_t **g_372 = &g_373[6];
static int16_t g_394 = 0x0E29L;
static uint64_t g_491 = 0x6A606282F4EBD292LL;
static volatile int32_t g_496 = 0L;
static const volatile int32_t *g_495[5][7] = {{&g_496,&g_496,&g_496,&g_496,&g_496,&g_496,&g_496},{&g_496,&g_496,&g_496,&g_496,&g_496,&g_496,&g_496},{&g_496,&g_496,&g_496,&g_496,&g_496,&g_496,&g_496},{&g_496,&g_496,&g_496,&g_496,&g_496,&g_496,&g_496},{&g_496,&g_496,&g_496,&g_496,&g_496,&g_496,&g_496}};
static uint32_t g_550 = 0x8DDA2779L;
static int32_t g_552 = 0x0DA035B9L;
static int32_t * volatile g_551 = &g_552;
static int16_t * const *g_554 = &g_373[6];
static int16_t * const **g_553[5][3] = {{&g_554,&g_554,&g_554},{(void*)0,(void*)0,(void*)0},{&g_554,&g_554,&g_554},{(void*)0,(void*)0,(void*)0},{&g_554,&g_554,&g_554}};
static int16_t * const **g_557 = &g_554;
static int64_t g_570 = 0x178DA169C3853F12LL;
static uint32_t *g_616 = (void*)0;
static uint32_t ** volatile g_615 = &g_616;
static int32_t * volatile g_624 = &g_54;
static int16_t ***g_627[2] = {&g_372,&g_372};
static int16_t **** volatile g_626 = &g_627[0];
static int64_t * const *g_725 = (void*)0;
static int64_t * const **g_724 = &g_725;
static uint64_t g_828[1] = {1UL};
static const volatile uint32_t g_857[5] = {0xE3465E09L,0xE3465E09L,0xE3465E09L,0xE3465E09L,0xE3465E09L};
static int32_t ** volatile g_875 = &g_169;
static int64_t *g_882[8] = {&g_63,&g_63,&g_63,&g_63,&g_63,&g_63,&g_63,&g_63};
static int64_t **g_881 = &g_882[3];
static int64_t ***g_880 = &g_881;
static int64_t ****g_879 = &g_880;
static int64_t *****g_878 = &g_879;
static int32_t g_909[1][2][9] = {{{0L,(-5L),(-5L),0L,(-5L),(-5L),0L,(-5L),(-5L)},{(-6L),0x21981362L,0x21981362L,(-6L),0x21981362L,0x21981362L,(-6L),0x21981362L,0x21981362L}}};
static uint32_t g_992 = 1UL;
static int16_t g_998 = 0x2068L;
static int32_t g_1029 = (-4L);
static int32_t * volatile g_1041[5][1][4] = {{{&g_909[0][0][2],&g_909[0][0][2],&g_552,(void*)0}},{{(void*)0,&g_552,&g_552,&g_552}},{{&g_909[0][0][2],(void*)0,&g_909[0][1][5],&g_552}},{{&g_552,(void*)0,(void*)0,&g_552}},{{(void*)0,&g_552,&g_909[0][0][2],(void*)0}}};
static int64_t * const ** const *g_1080 = &g_724;
static int64_t * const ** const **g_1079 = &g_1080;
static const uint32_t *g_1144 = (void*)0;
static const uint32_t **g_1143[1] = {&g_1144};
static const uint32_t ***g_1142 = &g_1143[0];
static const uint32_t **** volatile g_1141 = &g_1142;
static volatile uint32_t g_1201 = 0xEAD12BC5L;
static volatile uint32_t *g_1200 = &g_1201;
static volatile uint32_t **g_1199 = &g_1200;
static int32_t g_1310 = 0L;
static volatile uint16_t g_1315 = 0x63CEL;
static uint64_t *g_1332 = &g_92;
static uint64_t **g_1331[2][7][6] = {{{(void*)0,&g_1332,&g_1332,&g_1332,&g_1332,&g_1332},{&g_1332,&g_1332,&g_1332,&g_1332,(void*)0,&g_1332},{(void*)0,&g_1332,&g_1332,(void*)0,(void*)0,&g_1332},{&g_1332,&g_1332,&g_1332,(void*)0,&g_1332,&g_1332},{(void*)0,(void*)0,&g_1332,&g_1332,&g_1332,&g_1332},{&g_1332,&g_1332,&g_1332,&g_1332,(void*)0,&g_1332},{(void*)0,&g_1332,&g_1332,(void*)0,&g_1332,&g_1332}},{{&g_1332,&g_1332,&g_1332,&g_1332,&g_1332,&g_1332},{&g_1332,&g_1332,&g_1332,(void*)0,&g_1332,(void*)0},{(void*)0,&g_1332,&g_1332,(void*)0,&g_1332,&g_1332},{&g_1332,(void*)0,&g_1332,&g_1332,&g_1332,(void*)0},{&g_1332,&g_1332,&g_1332,&g_1332,&g_1332,&g_1332},{&g_1332,&g_1332,&g_1332,(void*)0,&g_1332,&g_1332},{(void*)0,&g_1332,&g_1332,(void*)0,(void*)0,(void*)0}}};
static int32_t * volatile *g_1360[3][7] = {{(void*)0,&g_1041[2][0][2],(void*)0,&g_1041[2][0][2],(void*)0,&g_1041[2][0][2],(void*)0},{&g_169,&g_169,&g_169,&g_169,&g_169,&g_169,&g_169},{(void*)0,&g_1041[2][0][2],(void*)0,&g_1041[2][0][2],(void*)0,&g_1041[2][0][2],(void*)0}};
static int32_t * volatile **g_1359 = &g_1360[1][3];
static int32_t * volatile ***g_1358 = &g_1359;
static int32_t * volatile **** volatile g_1357 = &g_1358;
static volatile uint32_t g_1371 = 1UL;
static int32_t *g_1387 = &g_909[0][1][5];
static const uint64_t **g_1407 = (void*)0;
static const uint64_t ***g_1406 = &g_1407;
static volatile int32_t g_1456 = 7L;
static int32_t g_1564 = 0xF24372D6L;
static int64_t ** const **g_1589 = (void*)0;
static const int16_t g_1777 = 3L;
static volatile int32_t g_1793 = 7L;
static volatile int32_t *g_1792[2] = {&g_1793,&g_1793};
static volatile int32_t **g_1791 = &g_1792[1];
static volatile int32_t ***g_1790 = &g_1791;
static volatile int32_t *** volatile *g_1789 = &g_1790;
static volatile int32_t *** volatile * volatile *g_1788 = &g_1789;
static int16_t g_1835 = (-1L);
static const int16_t g_1841 = 0x7C88L;
static uint32_t *g_1895 = &g_15;
static uint32_t **g_1894 = &g_1895;
static uint32_t **g_1897 = &g_1895;
static uint32_t *** volatile g_1896 = &g_1897;
static uint32_t g_1967 = 0xF709EE00L;
static int64_t g_1971 = 0x603F7D47EF85789CLL;



static int32_t func_1(void);
static int32_t func_8(uint64_t p_9, const int32_t p_10, int16_t p_11, int32_t p_12, uint16_t p_13);
static int16_t func_21(int16_t * p_22);
static int16_t * func_23(int16_t * p_24, int16_t * p_25, int16_t * p_26, int32_t p_27);
static int16_t func_32(uint32_t p_33, const int16_t * p_34, int64_t p_35, int16_t * p_36);
static int32_t func_41(int64_t p_42);
static const uint32_t func_65(const uint32_t p_66);
static int32_t func_76(int16_t * p_77);
static int16_t * func_78(int32_t * p_79);
static int16_t func_84(int16_t p_85, int16_t p_86);
# 141 "/tmp/symra-csmith-34gena3w/p.c"
static int32_t func_1(void)
{
    int16_t *l_16 = &g_17;
    int32_t l_18 = 0xB552BF33L;
    int16_t *l_28 = &g_29;
    int16_t l_1560 = 0xC729L;
    int32_t *l_1561 = (void*)0;
    int32_t *l_1562 = (void*)0;
    int32_t *l_1563 = &g_1564;
    int32_t l_1619 = 0x12F3C150L;
    int32_t l_1620 = (-10L);
    int32_t l_1622 = 0xC2879018L;
    int32_t l_1623 = 1L;
    int32_t l_1626 = (-1L);
    uint32_t l_1627 = 0x0B18327BL;
    int16_t ***l_1633 = &g_372;
    int16_t ***l_1634 = &g_372;
    uint32_t l_1759[1][5][1];
    uint32_t l_1809[2][6][8] = {{{0xFD9BF7BDL,4294967295UL,0x2C259660L,4294967295UL,5UL,0x96528FF9L,0xFD9BF7BDL,0xFD9BF7BDL},{4294967295UL,4294967295UL,0xC1AC7B11L,0xC1AC7B11L,4294967295UL,4294967295UL,4294967293UL,4294967295UL},{4294967295UL,4294967295UL,4294967293UL,4294967295UL,4294967295UL,0xC1AC7B11L,0x01844165L,4294967295UL},{4294967295UL,0xFD9BF7BDL,0xB8532579L,4294967295UL,5UL,0UL,5UL,4294967295UL},{0xB03EEF3DL,5UL,0xB03EEF3DL,0xC1AC7B11L,1UL,4294967293UL,0xC1AC7B11L,0xFD9BF7BDL},{5UL,0x77B12550L,4294967293UL,4294967295UL,4294967290UL,4294967295UL,1UL,0x77B12550L}},{{5UL,0xFD9BF7BDL,1UL,1UL,1UL,1UL,0xFD9BF7BDL,5UL},{0xB03EEF3DL,4294967295UL,0x77B12550L,4294967295UL,5UL,4294967295UL,0xB03EEF3DL,0xFD9BF7BDL},{4294967295UL,4294967295UL,0xC1AC7B11L,0x01844165L,4294967295UL,4294967295UL,1UL,4294967295UL},{4294967295UL,4294967295UL,4294967293UL,4294967295UL,4294967295UL,1UL,0x01844165L,4294967295UL},{4294967295UL,0xFD9BF7BDL,0xB03EEF3DL,4294967295UL,5UL,4294967295UL,0x77B12550L,4294967295UL},{0xFD9BF7BDL,0x77B12550L,0xB03EEF3DL,0x01844165L,4294967293UL,4294967293UL,0x01844165L,0xB03EEF3DL}}};
    uint16_t l_1873 = 65532UL;
    const uint16_t l_1884 = 0UL;
    volatile int32_t *l_1918[7][9] = {{&g_1793,&g_1793,&g_496,(void*)0,&g_1793,&g_1793,(void*)0,(void*)0,&g_1793},{&g_1793,&g_1793,(void*)0,&g_1793,&g_1793,&g_496,&g_1793,&g_1793,(void*)0},{&g_1793,(void*)0,&g_496,&g_1793,&g_1793,&g_496,(void*)0,&g_1793,&g_1793},{&g_1456,&g_1793,(void*)0,&g_1793,&g_1456,&g_496,&g_496,&g_1456,&g_1456},{&g_1456,&g_1456,(void*)0,&g_1793,&g_1456,&g_1793,&g_1793,&g_1793,&g_1793},{&g_496,&g_1456,&g_1793,&g_1456,&g_496,&g_1793,&g_496,&g_1456,&g_1793},{&g_1456,&g_1793,(void*)0,&g_1456,&g_1456,(void*)0,&g_1793,&g_1456,&g_1793}};
    int16_t l_1942 = 5L;
    uint32_t **l_1951 = &g_616;
    uint32_t ***l_1950[6][8] = {{&l_1951,&l_1951,(void*)0,(void*)0,&l_1951,(void*)0,(void*)0,&l_1951},{&l_1951,&l_1951,(void*)0,(void*)0,(void*)0,(void*)0,&l_1951,&l_1951},{&l_1951,&l_1951,&l_1951,(void*)0,&l_1951,&l_1951,&l_1951,&l_1951},{&l_1951,(void*)0,(void*)0,(void*)0,(void*)0,&l_1951,(void*)0,&l_1951},{(void*)0,&l_1951,(void*)0,&l_1951,(void*)0,(void*)0,(void*)0,(void*)0},{&l_1951,&l_1951,&l_1951,&l_1951,&l_1951,(void*)0,&l_1951,&l_1951}};
    int32_t l_1965[9][2] = {{0x3D91CFD2L,0x3D91CFD2L},{0L,0x3D91CFD2L},{0x3D91CFD2L,0L},{0x3D91CFD2L,0x3D91CFD2L},{0L,0x3D91CFD2L},{0x3D91CFD2L,0L},{0x3D91CFD2L,0x3D91CFD2L},{0L,0x3D91CFD2L},{0x3D91CFD2L,0L}};
    const int16_t l_1966[5] = {1L,1L,1L,1L,1L};
    int i, j, k;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 5; j++)
        {
            for (k = 0; k < 1; k++)
                l_1759[i][j][k] = 0xE25681F2L;
        }
    }
    return g_550;
}







static int32_t func_8(uint64_t p_9, const int32_t p_10, int16_t p_11, int32_t p_12, uint16_t p_13)
{
    int16_t *l_64 = &g_29;
    const int32_t l_67 = 4L;
    int32_t l_1087 = 0L;
    const int32_t l_1088 = 0x7CD20C7AL;
    int32_t *l_1089 = &g_1029;
    uint32_t l_1133 = 4294967294UL;
    uint16_t l_1134 = 0x55C8L;
    const uint32_t **l_1140[4];
    const uint32_t ***l_1139[6][2] = {{(void*)0,&l_1140[2]},{&l_1140[2],(void*)0},{&l_1140[2],&l_1140[2]},{(void*)0,&l_1140[2]},{&l_1140[2],(void*)0},{&l_1140[2],&l_1140[2]}};
    int64_t **l_1188 = &g_882[4];
    uint32_t *l_1198[8] = {&g_15,&g_15,&g_15,&g_15,&g_15,&g_15,&g_15,&g_15};
    uint32_t **l_1197 = &l_1198[7];
    int32_t l_1218 = 0x32EFE2CBL;
    int32_t l_1227[5] = {0L,0L,0L,0L,0L};
    int64_t ****l_1352 = &g_880;
    int32_t l_1432 = 3L;
    uint32_t l_1442 = 1UL;
    uint16_t l_1516 = 65527UL;
    int32_t l_1527 = (-6L);
    int i, j;
    for (i = 0; i < 4; i++)
        l_1140[i] = (void*)0;
    (*l_1089) ^= (((l_64 != (func_65(l_67) , (**g_557))) | 6UL) > (((((l_1087 = ((!(p_9 ^ ((l_67 == p_10) & ((((0x39453D6CL | 0x5FB63BF0L) <= g_998) , (void*)0) == &l_64)))) , 0x82D7FA476C8E67BFLL)) > p_13) ^ p_10) , l_1088) > l_67));
    if ((safe_mod_func_int64_t_s_s((-3L), 0xB85DB10CA7AB4D53LL)))
    {
        uint16_t *l_1115[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
        uint32_t *l_1124 = &g_15;
        int64_t l_1132 = 1L;
        int32_t l_1154 = (-2L);
        int32_t l_1155 = 7L;
        int32_t l_1168 = 1L;
        int16_t l_1169 = 0x882FL;
        uint16_t l_1170 = 0x42D9L;
        int32_t l_1216[7][7] = {{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L},{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L},{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L},{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L},{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L},{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L},{0x34040697L,1L,(-1L),(-1L),1L,0x34040697L,0xFEA68273L}};
        int64_t ****l_1356 = (void*)0;
        int16_t l_1394 = 0x98C2L;
        const uint64_t ***l_1408 = (void*)0;
        int64_t l_1449[9] = {(-7L),(-7L),(-7L),(-7L),(-7L),(-7L),(-7L),(-7L),(-7L)};
        int32_t l_1492 = 0xE04BA2C3L;
        int16_t l_1509 = (-8L);
        uint64_t l_1528[1][6];
        int i, j;
        for (i = 0; i < 1; i++)
        {
            for (j = 0; j < 6; j++)
                l_1528[i][j] = 0xF04D7E9D7D746D53LL;
        }
        for (g_570 = 0; (g_570 > (-6)); --g_570)
        {
            uint64_t *l_1106 = (void*)0;
            uint64_t *l_1107[8][3] = {{&g_92,&g_92,&g_210},{&g_92,(void*)0,(void*)0},{&g_491,&g_828[0],&g_210},{&g_92,&g_828[0],&g_828[0]},{&g_92,&g_92,&g_92},{&g_491,&g_92,&g_491},{&g_92,&g_92,&g_92},{&g_828[0],&g_828[0],&g_92}};
            int32_t l_1108 = 9L;
            int32_t l_1109 = 0xDC858997L;
            uint32_t *l_1110 = &g_15;
            int32_t l_1156[1][3];
            uint16_t l_1157 = 0x0507L;
            int32_t * const **l_1185 = (void*)0;
            int32_t * const ***l_1184 = &l_1185;
            int32_t * const ****l_1183 = &l_1184;
            int32_t l_1212 = 1L;
            int32_t l_1213 = 0L;
            int32_t l_1214 = 1L;
            int32_t l_1215 = 0L;
            int32_t l_1219 = 0x383894CFL;
            int32_t l_1220 = (-1L);
            int32_t l_1224 = 0x2D44F5A6L;
            int32_t l_1225[5][9][5] = {{{(-4L),0xF2D603E6L,0x9EEF87BEL,0x1461944CL,0xA9330F10L},{(-4L),(-1L),1L,1L,0x07888E3BL},{(-4L),9L,0xAB295461L,0x38EE037EL,(-4L)},{(-4L),0xB2AB5D11L,0x1B4E65B2L,1L,1L},{(-4L),0x6BCF7125L,0L,0L,0x6BCF7125L},{(-4L),0xBAA712CEL,(-1L),0x5622D836L,(-1L)},{(-4L),(-4L),0x38EE037EL,0xAB295461L,9L},{(-4L),6L,1L,0x5682DBFEL,0x792625D8L},{(-4L),0xA9330F10L,0x1461944CL,0x9EEF87BEL,0xF2D603E6L}},{{(-4L),0x643EC57EL,0xB742EE5BL,0x5EE2657BL,0x0A9CCF87L},{(-4L),0xF2D603E6L,0x9EEF87BEL,0x1461944CL,0xA9330F10L},{(-4L),(-1L),1L,1L,0x07888E3BL},{(-4L),9L,0xAB295461L,0x38EE037EL,(-4L)},{(-4L),0xB2AB5D11L,0x1B4E65B2L,1L,1L},{(-4L),0x6BCF7125L,0L,0L,0x6BCF7125L},{(-4L),0xBAA712CEL,(-1L),0x5622D836L,(-1L)},{(-4L),(-4L),0x38EE037EL,0xAB295461L,9L},{(-4L),6L,1L,0x5682DBFEL,0x792625D8L}},{{(-4L),0xA9330F10L,0x1461944CL,0x9EEF87BEL,0xF2D603E6L},{(-4L),0x643EC57EL,0xB742EE5BL,0x5EE2657BL,0x0A9CCF87L},{(-4L),0xF2D603E6L,0x9EEF87BEL,0x1461944CL,0xA9330F10L},{(-4L),(-1L),1L,1L,0x07888E3BL},{(-4L),9L,0xAB295461L,0x38EE037EL,(-4L)},{(-4L),0xB2AB5D11L,0x1B4E65B2L,1L,1L},{(-4L),0x6BCF7125L,0L,0L,0x6BCF7125L},{(-4L),0xBAA712CEL,(-1L),0x5622D836L,(-1L)},{(-4L),(-4L),0x38EE037EL,0xAB295461L,9L}},{{(-4L),6L,1L,0x5682DBFEL,0x792625D8L},{(-4L),0xA9330F10L,0x1461944CL,0x9EEF87BEL,0xF2D603E6L},{(-4L),0x643EC57EL,0xB742EE5BL,0x5EE2657BL,0x0A9CCF87L},{(-4L),0xF2D603E6L,0x9EEF87BEL,0x1461944CL,0xA9330F10L},{(-4L),(-1L),1L,1L,0x07888E3BL},{(-4L),9L,0xAB295461L,0x38EE037EL,(-4L)},{(-4L),0xB2AB5D11L,0x1B4E65B2L,1L,0L},{0L,1L,0x6BCF7125L,0x6BCF7125L,1L},{0x5AF5D6B0L,(-1L),0x792625D8L,6L,0xE346C5C8L}},{{0L,0xAEDE772DL,0xA9330F10L,0xF2D603E6L,0x66F31345L},{0x5AF5D6B0L,1L,1L,0xB2AB5D11L,(-1L)},{0L,0xF111818CL,9L,(-4L),0x07829EF4L},{0x5AF5D6B0L,0x2474FCFCL,0x0A9CCF87L,0x643EC57EL,(-2L)},{0L,0x07829EF4L,(-4L),9L,0xF111818CL},{0x5AF5D6B0L,0x8B6301A1L,(-1L),0xBAA712CEL,0x7C7F6E88L},{0L,0x66F31345L,0xF2D603E6L,0xA9330F10L,0xAEDE772DL},{0x5AF5D6B0L,0x1AFC5E5DL,0x07888E3BL,(-1L),0L},{0L,1L,0x6BCF7125L,0x6BCF7125L,1L}}};
            int16_t l_1299[1];
            uint32_t **l_1305[1];
            uint32_t ***l_1304 = &l_1305[0];
            int64_t ****l_1354 = &g_880;
            int32_t *l_1374 = &l_1154;
            uint32_t l_1448 = 0UL;
            int i, j, k;
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 3; j++)
                    l_1156[i][j] = 0L;
            }
            for (i = 0; i < 1; i++)
                l_1299[i] = (-1L);
            for (i = 0; i < 1; i++)
                l_1305[i] = &g_616;
        }
        for (g_491 = 0; (g_491 <= 2); g_491 += 1)
        {
            uint64_t l_1466[2][5] = {{0x1D944A6148FA89A1LL,0x1D944A6148FA89A1LL,0x42E23F54B448758FLL,0x1D944A6148FA89A1LL,0x1D944A6148FA89A1LL},{18446744073709551613UL,0x1D944A6148FA89A1LL,18446744073709551613UL,18446744073709551613UL,0x1D944A6148FA89A1LL}};
            int32_t l_1479 = 1L;
            int32_t l_1480 = 0L;
            int32_t l_1481 = 0L;
            uint64_t l_1496 = 0x11F0C2CA7B640E73LL;
            int32_t l_1512 = 1L;
            int i, j;
            for (l_1133 = 0; (l_1133 <= 2); l_1133 += 1)
            {
                int32_t l_1465 = (-5L);
                int i;
                l_1155 |= l_1465;
                if (p_10)
                    continue;
                (**g_1358) = (***g_1357);
            }
        }
        p_12 = (safe_lshift_func_uint16_t_u_u((l_1155 = (safe_lshift_func_uint16_t_u_u(((0xE01567E16F9A3FFCLL || (*l_1089)) , p_11), 4))), ((safe_add_func_int16_t_s_s((safe_mul_func_uint16_t_u_u(g_89, (safe_mod_func_int32_t_s_s((safe_sub_func_int32_t_s_s(((safe_div_func_int16_t_s_s((p_9 && 0x5954980DL), p_11)) && 5L), (safe_sub_func_int16_t_s_s((l_1168 = (((p_13 && p_13) | p_13) <= (*g_551))), (*l_1089))))), p_10)))), 0x1046L)) & 0xFE3A820F03AD56DELL)));
    }
    else
    {
        for (g_998 = 9; (g_998 > (-25)); g_998 = safe_sub_func_int16_t_s_s(g_998, 1))
        {
            return p_13;
        }
        (*g_168) = (void*)0;
    }
    return p_10;
}







static int16_t func_21(int16_t * p_22)
{
    uint64_t l_56 = 0x2BC92CEBB36E903ALL;
    int32_t *l_57 = &g_54;
    int32_t *l_58 = &g_39;
    int32_t *l_59[2];
    uint64_t l_60 = 0x4B46114AC9FD4076LL;
    int i;
    for (i = 0; i < 2; i++)
        l_59[i] = &g_54;
    l_56 = (*g_53);
    ++l_60;
    return (*p_22);
}







static int16_t * func_23(int16_t * p_24, int16_t * p_25, int16_t * p_26, int32_t p_27)
{
    (*g_53) |= (!(g_39 , g_39));
    return &g_29;
}







static int16_t func_32(uint32_t p_33, const int16_t * p_34, int64_t p_35, int16_t * p_36)
{
    int32_t l_37 = (-1L);
    if (((&g_29 != (void*)0) && 0x8D7DL))
    {
        int32_t l_43 = 2L;
        uint64_t l_50 = 0x1C760FC5C2F00273LL;
        (*g_40) = ((p_35 < l_37) ^ p_33);
        (*g_47) = func_41(l_43);
        for (g_39 = (-11); (g_39 != 17); g_39 = safe_add_func_uint16_t_u_u(g_39, 7))
        {
            return l_50;
        }
    }
    else
    {
        uint64_t l_51 = 0xD863780D7777BAB6LL;
        return l_51;
    }
    return g_29;
}







static int32_t func_41(int64_t p_42)
{
    (*g_46) = (safe_mod_func_int64_t_s_s(0x0B91300D3B51AD5BLL, 0x1D3EFE35FE57B6A6LL));
    return (*g_40);
}







static const uint32_t func_65(const uint32_t p_66)
{
    int32_t l_72 = 7L;
    int32_t l_74 = 0xB939845FL;
    int64_t *****l_1040[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
    int32_t *l_1042 = &l_72;
    int32_t * const *l_1061 = (void*)0;
    int32_t * const **l_1060 = &l_1061;
    int32_t * const ***l_1059[9] = {&l_1060,&l_1060,&l_1060,&l_1060,&l_1060,&l_1060,&l_1060,&l_1060,&l_1060};
    int32_t * const ****l_1058[6][4] = {{&l_1059[0],&l_1059[0],&l_1059[0],&l_1059[0]},{&l_1059[0],&l_1059[0],&l_1059[0],&l_1059[0]},{&l_1059[0],&l_1059[0],&l_1059[0],&l_1059[0]},{&l_1059[0],&l_1059[0],&l_1059[0],&l_1059[0]},{&l_1059[0],&l_1059[0],&l_1059[0],&l_1059[0]},{&l_1059[0],&l_1059[0],&l_1059[0],&l_1059[0]}};
    int16_t l_1077 = 1L;
    const uint64_t *l_1078[2][3][7] = {{{&g_92,&g_92,&g_828[0],&g_210,&g_210,&g_828[0],&g_92},{&g_92,&g_92,&g_828[0],&g_210,&g_210,&g_828[0],&g_92},{&g_92,&g_92,&g_828[0],&g_210,&g_210,&g_828[0],&g_92}},{{&g_92,&g_92,&g_828[0],&g_210,&g_210,&g_828[0],&g_92},{&g_92,&g_92,&g_828[0],&g_210,&g_210,&g_828[0],&g_92},{&g_92,&g_92,&g_828[0],&g_210,&g_210,&g_828[0],&g_92}}};
    int64_t * const ** const **l_1081 = &g_1080;
    int16_t *l_1082 = (void*)0;
    int16_t *l_1083 = (void*)0;
    int16_t *l_1084[4] = {&g_998,&g_998,&g_998,&g_998};
    int32_t l_1085 = (-1L);
    int i, j, k;
    for (g_29 = 0; (g_29 < (-6)); g_29 = safe_sub_func_uint32_t_u_u(g_29, 6))
    {
        int32_t *l_80 = &g_39;
        int16_t *l_83 = &g_17;
        int16_t **l_82 = &l_83;
        for (g_63 = 17; (g_63 < 16); g_63 = safe_sub_func_uint32_t_u_u(g_63, 1))
        {
            int32_t *l_73 = &g_39;
            (*l_73) ^= l_72;
        }
        (*g_75) = (l_72 <= l_74);
    }
    (*l_1042) = ((*g_169) = (l_1040[4] == l_1040[4]));
    (*l_1042) |= 0x9F073CD7L;
    (*g_169) &= (((safe_sub_func_int16_t_s_s(((((((!(safe_lshift_func_int16_t_s_u(((*l_1042) = (3L < (((((***g_557) = ((0x0747L & (((l_1081 = ((safe_add_func_int32_t_s_s((safe_mod_func_int64_t_s_s((g_909[0][1][5] , (((safe_mul_func_uint16_t_u_u(((((safe_lshift_func_int16_t_s_u(((l_1058[3][1] = l_1058[2][1]) == &l_1059[0]), (safe_add_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u((safe_unary_minus_func_int16_t_s((1UL <= ((safe_sub_func_uint16_t_u_u(0x83FAL, (safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s(((((p_66 & (safe_mul_func_uint16_t_u_u((safe_rshift_func_int16_t_s_s((l_1077 && 0x064529EBL), p_66)), g_150))) , (void*)0) == l_1078[1][2][3]) != 0x05FCL), 7UL)), (-9L))))) && p_66)))), (*g_281))), (***g_557))))) , p_66) , (-5L)) & p_66), 0x77ACL)) && (***g_557)) || 1UL)), (*****g_878))), 4294967295UL)) , g_1079)) == (void*)0) , p_66)) != 0x4538BA33CAA56AFCLL)) , &g_150) != (void*)0) , 0UL))), 5))) , g_552) && (**g_881)) == l_1085) , 0L) == p_66), g_550)) < p_66) , p_66);
    return g_491;
}







static int32_t func_76(int16_t * p_77)
{
    int64_t l_87 = 0x5D6BB23DF491560FLL;
    uint16_t *l_88 = &g_89;
    uint64_t *l_90 = (void*)0;
    uint64_t *l_91 = &g_92;
    int16_t **l_93 = (void*)0;
    int32_t l_558 = 5L;
    uint32_t * const *l_617 = &g_616;
    uint32_t l_621 = 0x3EB1035AL;
    int32_t *l_649[5];
    int64_t **l_704 = (void*)0;
    int64_t *** const l_703[7][8] = {{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704},{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704},{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704},{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704},{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704},{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704},{&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704,&l_704}};
    int64_t *** const *l_702 = &l_703[6][0];
    int64_t *** const **l_701 = &l_702;
    int32_t * const ***l_711 = (void*)0;
    int32_t * const ****l_710[2][7][10] = {{{&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711},{&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,(void*)0,(void*)0,&l_711,&l_711,&l_711,&l_711,(void*)0,&l_711},{&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711}},{{&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711},{&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,(void*)0,(void*)0,&l_711,&l_711,&l_711,&l_711,(void*)0,&l_711},{&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711},{&l_711,&l_711,&l_711,(void*)0,&l_711,&l_711,&l_711,&l_711,&l_711,&l_711}}};
    uint32_t l_824[3][2] = {{0UL,4294967295UL},{4294967295UL,0UL},{4294967295UL,4294967295UL}};
    int32_t l_847 = 0x1D3A1762L;
    uint32_t l_854 = 0x9ED1DEB1L;
    int16_t l_910[5];
    uint64_t l_931 = 18446744073709551615UL;
    int32_t l_993 = 0L;
    int64_t **l_1037 = &g_882[1];
    int32_t *l_1038 = &g_909[0][1][5];
    int32_t **l_1039 = &g_169;
    int i, j, k;
    for (i = 0; i < 5; i++)
        l_649[i] = &g_552;
    for (i = 0; i < 5; i++)
        l_910[i] = (-1L);
    if ((func_84((((*p_77) == l_87) == (((((*l_88) |= 0UL) , ((((*p_77) < (g_29 && ((((*l_91) = g_15) ^ (l_87 < (l_87 && (((l_87 || l_87) == g_29) == 0x0F5DL)))) < 0x2A5332CF88EA9DD3LL))) , (*p_77)) > l_87)) , l_93) != (void*)0)), (*p_77)) && 0xF61FL))
    {
        int64_t *l_516 = (void*)0;
        int64_t *l_518 = &l_87;
        int32_t l_519 = 0xBA48DD86L;
        const int32_t l_520[6][6][3] = {{{0xDEF1EAEFL,0L,(-1L)},{4L,0xC37C2DFFL,1L},{0xC81AB624L,(-1L),0x759AFA7BL},{0x8F5C03BAL,0xC37C2DFFL,0xF55C9730L},{0x5D4C9828L,0L,3L},{0xB144BCE5L,2L,(-7L)}},{{5L,0x3911C36AL,2L},{1L,(-1L),0x8F5C03BAL},{0xC37C2DFFL,0xDEF1EAEFL,0xA6256DB0L},{0xC37C2DFFL,0x15C7D16EL,0xD7FB2EACL},{0x8F5C03BAL,0xA6256DB0L,(-7L)},{0xD7FB2EACL,0xD7FB2EACL,(-3L)}},{{0L,7L,2L},{0x15C7D16EL,0xC37C2DFFL,0x1381959BL},{5L,0xC790C2A2L,0L},{3L,0x15C7D16EL,0x1381959BL},{0x1381959BL,1L,2L},{0x0875E39DL,0x8F5C03BAL,(-3L)}},{{3L,(-1L),(-7L)},{0xE4C1B2DAL,0x5D4C9828L,0xD7FB2EACL},{0xB144BCE5L,(-3L),2L},{(-1L),(-3L),5L},{(-7L),0x5D4C9828L,(-1L)},{7L,(-1L),7L}},{{0L,0x8F5C03BAL,0xDEF1EAEFL},{5L,1L,4L},{1L,0x15C7D16EL,0xC81AB624L},{0xC37C2DFFL,0xC790C2A2L,0x8F5C03BAL},{1L,0xC37C2DFFL,0x5D4C9828L},{5L,7L,0xB144BCE5L}},{{0L,0xD7FB2EACL,5L},{7L,0xA6256DB0L,1L},{(-7L),1L,0xC37C2DFFL},{(-1L),0x0875E39DL,0xC37C2DFFL},{0xB144BCE5L,0x3911C36AL,1L},{0xE4C1B2DAL,5L,5L}}};
        int64_t * const l_569 = &g_570;
        int64_t * const *l_568 = &l_569;
        int64_t * const **l_567 = &l_568;
        int64_t * const ***l_566 = &l_567;
        int i, j, k;
        for (g_63 = 0; (g_63 >= (-26)); g_63 = safe_sub_func_int64_t_s_s(g_63, 7))
        {
            uint32_t l_507 = 0x2A07C027L;
            int64_t **l_517 = &l_516;
            const uint16_t l_521 = 0xA26DL;
            int32_t l_559 = 0x0A00A3F9L;
            int32_t ***l_593 = &g_168;
            int32_t ****l_592 = &l_593;
            uint32_t l_634 = 0x6B0B80D8L;
            if (((l_87 , l_87) , ((((safe_sub_func_uint32_t_u_u(4294967293UL, ((+(safe_sub_func_int16_t_s_s((l_519 = (((safe_sub_func_int64_t_s_s(l_507, (safe_div_func_uint64_t_u_u((safe_add_func_uint16_t_u_u(((((((0x76BBL <= ((safe_rshift_func_uint16_t_u_u((0x409AL ^ (safe_mul_func_int16_t_s_s((-5L), (((*l_517) = l_516) == (l_518 = &g_63))))), 0)) <= l_87)) <= l_507) , (void*)0) != (void*)0) || 0x848DL) >= l_87), l_519)), g_29)))) || 0x4F0BL) ^ l_519)), l_520[3][2][0]))) ^ l_521))) , 1L) < l_507) != 0L)))
            {
                int32_t l_537 = 0x85367E81L;
                int64_t l_540[10] = {0x0A5C1A1F7AB20305LL,0x5A50B2D8AF944F63LL,0x0A5C1A1F7AB20305LL,0x0A5C1A1F7AB20305LL,0x5A50B2D8AF944F63LL,0x0A5C1A1F7AB20305LL,0x0A5C1A1F7AB20305LL,0x5A50B2D8AF944F63LL,0x0A5C1A1F7AB20305LL,0x0A5C1A1F7AB20305LL};
                int64_t ***l_564[2];
                int64_t ****l_563 = &l_564[0];
                int64_t *****l_562 = &l_563;
                int64_t * const ***l_565 = (void*)0;
                int16_t *l_580 = &g_17;
                int i;
                for (i = 0; i < 2; i++)
                    l_564[i] = &l_517;
                for (l_507 = 0; (l_507 >= 53); l_507++)
                {
                    uint32_t l_528 = 0x4066AA2CL;
                    int64_t *l_529[4][8] = {{&g_63,&g_63,&l_87,&g_63,&g_63,&l_87,&g_63,&g_63},{&l_87,&g_63,&l_87,&l_87,&g_63,&l_87,&l_87,&g_63},{&g_63,&l_87,&l_87,&g_63,&l_87,&l_87,&g_63,&l_87},{&g_63,&g_63,&l_87,&g_63,&g_63,&l_87,&g_63,&g_63}};
                    int32_t l_549 = 7L;
                    int16_t * const ***l_555 = (void*)0;
                    int16_t * const ***l_556[5];
                    int i, j;
                    for (i = 0; i < 5; i++)
                        l_556[i] = &g_553[0][1];
                    for (g_210 = (-21); (g_210 > 59); g_210 = safe_add_func_int16_t_s_s(g_210, 4))
                    {
                        int16_t *l_533 = &g_394;
                        int32_t l_536 = 0xBB042B4CL;
                        l_528 = (safe_sub_func_uint64_t_u_u(l_520[3][2][0], 0x5F6AB13AEBDBE6C6LL));
                        l_537 = (((void*)0 != l_529[0][4]) && (l_528 , (safe_div_func_uint16_t_u_u((l_528 && ((+l_87) , (((*l_533) ^= (-1L)) & (safe_add_func_int32_t_s_s(((void*)0 == &g_323), (l_520[3][2][0] , l_536)))))), (**g_372)))));
                    }
                    for (g_54 = 1; (g_54 <= 6); g_54 += 1)
                    {
                        uint32_t *l_538[3];
                        int32_t l_539 = 0xD09B6B36L;
                        int32_t *l_541 = &g_39;
                        int i;
                        for (i = 0; i < 3; i++)
                            l_538[i] = &g_213;
                        (*g_551) = ((l_539 ^= l_507) >= (((((*l_541) = l_540[1]) , (*p_77)) != (safe_div_func_int64_t_s_s((((safe_mul_func_int16_t_s_s((~(safe_sub_func_int32_t_s_s((0x8899B08FL && l_519), ((((l_549 = l_519) | (l_87 <= 0x304C13A5C3451C27LL)) , (g_550 = ((void*)0 != &l_529[0][4]))) != l_528)))), l_528)) & l_528) <= l_528), g_63))) == l_520[3][2][0]));
                        return l_87;
                    }
                    l_558 = (&l_93 != (g_557 = (g_553[1][1] = g_553[3][1])));
                    (*g_47) &= (l_559 = 1L);
                }
                if ((l_521 ^ (((*l_580) = (safe_mod_func_int16_t_s_s(((((*l_562) = (void*)0) != (l_566 = l_565)) || ((safe_mul_func_int16_t_s_s(((~(l_559 ^= l_520[3][1][0])) || 65532UL), ((safe_lshift_func_uint16_t_u_u(((((*l_91) = ((l_558 , (safe_rshift_func_uint16_t_u_u(((g_140 & ((l_537 , (void*)0) != &l_566)) < l_519), l_537))) ^ (-1L))) > g_394) >= (*g_326)), 11)) <= l_87))) , g_327)), 1UL))) && l_558)))
                {
                    for (l_559 = 0; (l_559 == (-11)); l_559 = safe_sub_func_int32_t_s_s(l_559, 5))
                    {
                        return l_540[2];
                    }
                    if (l_521)
                        continue;
                }
                else
                {
                    int16_t l_583 = 0xF051L;
                    int32_t *l_584 = &g_552;
                    int32_t *l_585[1][8] = {{&l_519,&g_54,&l_519,&l_519,&g_54,&l_519,&l_519,&g_54}};
                    uint64_t l_586 = 18446744073709551615UL;
                    int32_t ** const *l_595[2][5] = {{&g_168,&g_168,&g_168,&g_168,&g_168},{&g_168,&g_168,&g_168,&g_168,&g_168}};
                    int32_t ** const **l_594 = &l_595[1][3];
                    int i, j;
                    if (l_558)
                        break;
                    --l_586;
                    for (g_552 = 4; (g_552 >= 0); g_552 -= 1)
                    {
                        uint32_t *l_591 = (void*)0;
                        uint32_t **l_590[8][7][4] = {{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}},{{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591},{&l_591,&l_591,&l_591,&l_591}}};
                        uint32_t ***l_589 = &l_590[6][2][3];
                        int i, j, k;
                        (*l_589) = (void*)0;
                        g_54 |= ((g_496 , l_592) != l_594);
                    }
                }
                if (l_540[1])
                    break;
            }
            else
            {
                return l_87;
            }
            for (g_491 = 0; (g_491 <= 8); g_491 += 1)
            {
                int16_t ***l_602 = (void*)0;
                int32_t l_603 = 0xBE47803BL;
                int32_t l_605[9][6][4] = {{{0xB53B9391L,1L,(-1L),1L},{(-1L),1L,0xB53B9391L,(-1L)},{1L,0x4DF606B2L,2L,(-1L)},{(-1L),0xC6BC3B7AL,0xC6BC3B7AL,(-1L)},{(-1L),(-1L),2L,0x4DF606B2L},{0L,0xC6BC3B7AL,2L,1L}},{{(-1L),(-9L),(-1L),1L},{2L,0xC6BC3B7AL,0L,0x4DF606B2L},{(-1L),(-1L),0xC6BC3B7AL,0xC6BC3B7AL},{0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL,(-1L)},{(-1L),0xB53B9391L,0L,(-1L)},{2L,0L,(-1L),0L}},{{(-1L),0L,2L,(-1L)},{0L,0xB53B9391L,(-1L),(-1L)},{0xC6BC3B7AL,0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL},{0xC6BC3B7AL,(-1L),(-1L),0x4DF606B2L},{0L,0xC6BC3B7AL,2L,1L},{(-1L),(-9L),(-1L),1L}},{{2L,0xC6BC3B7AL,0L,0x4DF606B2L},{(-1L),(-1L),0xC6BC3B7AL,0xC6BC3B7AL},{0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL,(-1L)},{(-1L),0xB53B9391L,0L,(-1L)},{2L,0L,(-1L),0L},{(-1L),0L,2L,(-1L)}},{{0L,0xB53B9391L,(-1L),(-1L)},{0xC6BC3B7AL,0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL},{0xC6BC3B7AL,(-1L),(-1L),0x4DF606B2L},{0L,0xC6BC3B7AL,2L,1L},{(-1L),(-9L),(-1L),1L},{2L,0xC6BC3B7AL,0L,0x4DF606B2L}},{{(-1L),(-1L),0xC6BC3B7AL,0xC6BC3B7AL},{0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL,(-1L)},{(-1L),0xB53B9391L,0L,(-1L)},{2L,0L,(-1L),0L},{(-1L),0L,2L,(-1L)},{0L,0xB53B9391L,(-1L),(-1L)}},{{0xC6BC3B7AL,0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL},{0xC6BC3B7AL,(-1L),(-1L),0x4DF606B2L},{0L,0xC6BC3B7AL,2L,1L},{(-1L),(-9L),(-1L),1L},{2L,0xC6BC3B7AL,0L,0x4DF606B2L},{(-1L),(-1L),0xC6BC3B7AL,0xC6BC3B7AL}},{{0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL,(-1L)},{(-1L),0xB53B9391L,0L,(-1L)},{2L,0L,(-1L),0L},{(-1L),0L,2L,(-1L)},{0L,0xB53B9391L,(-1L),(-1L)},{0xC6BC3B7AL,0x0819EE2BL,0x0819EE2BL,0xC6BC3B7AL}},{{0xC6BC3B7AL,(-1L),(-1L),0x4DF606B2L},{0L,0xC6BC3B7AL,2L,1L},{(-1L),(-9L),(-1L),1L},{2L,0xC6BC3B7AL,0L,0x4DF606B2L},{(-1L),0xC6BC3B7AL,0x0819EE2BL,0x0819EE2BL},{1L,1L,0x0819EE2BL,(-1L)}}};
                int32_t l_618[2];
                int64_t *l_639 = &l_87;
                int i, j, k;
                for (i = 0; i < 2; i++)
                    l_618[i] = 1L;
            }
            if (l_520[0][1][0])
                continue;
        }
    }
    else
    {
        uint16_t l_650 = 65534UL;
        int32_t l_674 = 0L;
        uint16_t l_677 = 65534UL;
        int32_t **** const l_679 = (void*)0;
        int32_t **** const *l_678 = &l_679;
        int64_t ***l_688 = (void*)0;
        int64_t ****l_687[3][1][1];
        int64_t *****l_686 = &l_687[1][0][0];
        uint64_t l_795[1][1][8] = {{{1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL}}};
        uint64_t l_832 = 18446744073709551613UL;
        int32_t l_841 = 0x2CD2733AL;
        int32_t l_842 = 7L;
        int32_t l_844 = 1L;
        int64_t l_851 = 0x2C366C6AC293AF12LL;
        int32_t l_852 = 0x8566F993L;
        int32_t l_853[9][9] = {{0x1B20DBA5L,(-1L),0xB1D7EE1BL,(-7L),0L,0x7759D054L,0x9BF2A992L,0L,0xC8D92B91L},{0x1B20DBA5L,0x42E0E6E3L,(-1L),0x9BF2A992L,1L,0xB1D7EE1BL,6L,6L,0xB1D7EE1BL},{0xE10856EFL,(-1L),(-1L),(-1L),0xE10856EFL,0xC8D92B91L,0L,0x9BF2A992L,0x7759D054L},{(-1L),0L,0xB1D7EE1BL,0x9BF2A992L,0xE10856EFL,0xF609F830L,(-1L),1L,0x622B0585L},{6L,1L,(-1L),(-7L),1L,0xC8D92B91L,(-1L),1L,1L},{0L,(-7L),1L,1L,0L,0xB1D7EE1BL,0L,1L,1L},{0L,0L,0xF609F830L,0x1B20DBA5L,1L,0x7759D054L,6L,0x9BF2A992L,0x622B0585L},{0L,0L,0x078A39B9L,0L,0x1B20DBA5L,0x622B0585L,0x9BF2A992L,6L,0x7759D054L},{6L,(-7L),0xF609F830L,0L,(-7L),1L,1L,0L,0xB1D7EE1BL}};
        uint32_t l_870 = 0x2EE18C42L;
        uint16_t l_914 = 65530UL;
        int32_t ***l_941 = &g_168;
        int32_t ****l_940[7][10] = {{&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941},{&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0},{&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941},{&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0},{&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941},{&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0},{&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941,(void*)0,(void*)0,&l_941,&l_941}};
        uint32_t l_943[8] = {18446744073709551614UL,18446744073709551614UL,18446744073709551614UL,18446744073709551614UL,18446744073709551614UL,18446744073709551614UL,18446744073709551614UL,18446744073709551614UL};
        uint32_t l_945 = 0x58AD3C50L;
        const uint32_t l_1024 = 4294967289UL;
        int64_t l_1030 = (-10L);
        uint32_t l_1031 = 4294967286UL;
        int i, j, k;
        for (i = 0; i < 3; i++)
        {
            for (j = 0; j < 1; j++)
            {
                for (k = 0; k < 1; k++)
                    l_687[i][j][k] = &l_688;
            }
        }
        if (l_650)
        {
            const int64_t * const l_656 = &l_87;
            const int64_t * const *l_655 = &l_656;
            int32_t l_676 = 8L;
            int64_t *****l_689 = &l_687[1][0][0];
            int64_t **** const l_699 = (void*)0;
            int32_t l_712 = 0L;
            const int16_t *l_780[9] = {(void*)0,(void*)0,&g_17,(void*)0,(void*)0,&g_17,(void*)0,(void*)0,&g_17};
            const int16_t **l_779 = &l_780[2];
            const int16_t ** const *l_778 = &l_779;
            int32_t l_797 = 2L;
            int i;
            for (g_54 = 4; (g_54 >= 0); g_54 -= 1)
            {
                int64_t *l_654 = &g_63;
                int64_t **l_653 = &l_654;
                const int32_t l_657 = 3L;
                int16_t l_675 = (-5L);
                int32_t **** const *l_680 = (void*)0;
                int64_t *****l_700[7] = {&l_687[2][0][0],&l_687[2][0][0],&l_687[1][0][0],&l_687[2][0][0],&l_687[2][0][0],&l_687[1][0][0],&l_687[2][0][0]};
                int16_t l_716 = 0x4EF4L;
                int64_t * const *l_723 = &l_654;
                int64_t * const **l_722 = &l_723;
                int64_t l_741 = 0xA7D283B6E54DDEC1LL;
                int64_t ***l_743 = &l_653;
                int i;
                if ((safe_mul_func_int16_t_s_s((((4UL == (l_653 != l_655)) <= l_657) && (g_570 &= ((l_676 = ((((safe_rshift_func_int16_t_s_u((safe_rshift_func_int16_t_s_u(((safe_rshift_func_uint16_t_u_s((safe_div_func_int64_t_s_s((&l_653 == (((safe_sub_func_int64_t_s_s((safe_mod_func_int32_t_s_s((0xC36B32BD15563733LL & g_15), 4294967287UL)), ((safe_rshift_func_int16_t_s_u((safe_sub_func_uint16_t_u_u(0x0F05L, l_650)), g_17)) , l_674))) , l_675) , (void*)0)), l_676)), 5)) , 0x3C49L), g_150)), 4)) , l_677) & g_17) , l_676)) != l_674))), g_17)))
                {
                    int64_t *** const *l_691 = &l_688;
                    int64_t *** const **l_690 = &l_691;
                    const int32_t l_696 = (-4L);
                    uint32_t l_705[1][7] = {{18446744073709551612UL,18446744073709551608UL,18446744073709551608UL,18446744073709551613UL,18446744073709551608UL,18446744073709551608UL,18446744073709551613UL}};
                    int i, j;
                    for (l_675 = 0; (l_675 <= 4); l_675 += 1)
                    {
                        l_680 = l_678;
                    }
                    l_674 ^= (~(safe_add_func_int64_t_s_s((safe_div_func_uint32_t_u_u(((l_689 = l_686) == l_690), (g_39 , (safe_div_func_int16_t_s_s(((safe_add_func_int32_t_s_s((l_696 < (l_705[0][6] |= ((((l_696 & (safe_lshift_func_uint16_t_u_u((((((l_696 , l_699) == ((((l_700[6] = &l_687[0][0][0]) == (l_676 , l_701)) ^ 0UL) , &g_324[2][3])) , (*l_691)) != (void*)0) <= g_54), 4))) == l_676) >= (*g_624)) && l_676))), l_676)) || (*p_77)), l_696))))), g_570)));
                }
                else
                {
                    uint16_t l_709 = 0x8D3DL;
                    int32_t *l_717[4] = {&g_39,&g_39,&g_39,&g_39};
                    const int32_t *l_719 = &g_54;
                    const int32_t **l_718 = &l_719;
                    int i;
                    l_716 ^= ((g_63 = ((+((0x9CF0BEA32D2A1FF3LL <= 0x272BFCCB800B7603LL) && (l_712 |= (((-3L) >= 0xF47CL) & (safe_rshift_func_int16_t_s_u((l_676 != l_709), (l_710[0][3][9] != &g_228))))))) , ((safe_lshift_func_int16_t_s_s((!0x68D8L), 14)) , l_709))) ^ 0L);
                    g_55[(g_54 + 3)] = l_717[0];
                    l_676 ^= 0x2DC55247L;
                    (*l_718) = &l_657;
                }
                for (g_210 = 0; (g_210 <= 4); g_210 += 1)
                {
                    uint64_t l_728 = 0xF575F096A6A3CCFELL;
                    int32_t l_765 = 7L;
                    uint32_t l_772 = 1UL;
                    int32_t l_794[9][2] = {{0x533A74C6L,0x533A74C6L},{0x6CD78453L,0x533A74C6L},{0x533A74C6L,0x6E521D52L},{0x981BE52AL,1L},{0x6CD78453L,0x981BE52AL},{1L,0x6E521D52L},{1L,0x981BE52AL},{0x6CD78453L,1L},{0x981BE52AL,0x6E521D52L}};
                    int i, j;
                    for (g_63 = 3; (g_63 >= 0); g_63 -= 1)
                    {
                        return l_712;
                    }
                }
            }
        }
        else
        {
            uint32_t l_798 = 0x9A5BF196L;
            int32_t l_829 = 0xD4892D6BL;
            int32_t l_830[6][2] = {{0L,0x11CC1128L},{(-5L),(-6L)},{0x11CC1128L,(-6L)},{(-5L),0x11CC1128L},{0L,0L},{0L,0x11CC1128L}};
            int16_t l_835[10] = {(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L)};
            int32_t *l_871[7] = {&l_844,&l_844,&l_844,&l_844,&l_844,&l_844,&l_844};
            uint16_t l_897 = 0xECD4L;
            int64_t *****l_899 = &g_879;
            int32_t l_911 = 7L;
            int i, j;
            l_798 = (0xA5CEL || (*p_77));
            for (g_150 = 1; (g_150 != 43); g_150++)
            {
                int32_t * const l_803[7] = {&g_552,&g_552,&g_552,&g_552,&g_552,&g_552,&g_552};
                int64_t *l_807 = &g_570;
                int64_t l_825 = 8L;
                int16_t ***l_908 = &l_93;
                int i;
                if ((0xC752858CL != ((void*)0 != l_803[2])))
                {
                    uint32_t l_823[1];
                    int32_t l_826 = (-8L);
                    int32_t l_831 = 7L;
                    uint16_t l_840 = 0x33C1L;
                    int32_t l_845 = 0xFA1B1139L;
                    int32_t l_848 = 8L;
                    int32_t l_850[6] = {(-4L),(-4L),1L,(-4L),(-4L),1L};
                    int32_t *l_872 = &l_845;
                    int i;
                    for (i = 0; i < 1; i++)
                        l_823[i] = 0UL;
                    if (l_798)
                    {
                        uint32_t l_827 = 0xBB0F30AEL;
                        g_828[0] |= (l_827 = ((l_826 |= (((safe_rshift_func_uint16_t_u_u((~l_798), 14)) != ((((((void*)0 != l_807) , ((safe_lshift_func_uint16_t_u_u((safe_add_func_uint32_t_u_u(l_798, (((-4L) & (safe_sub_func_int16_t_s_s((safe_mul_func_int16_t_s_s((+((*l_91)--)), (*p_77))), ((safe_add_func_uint32_t_u_u(l_798, (0xBC98DF27D1FE62F8LL != (((safe_sub_func_int32_t_s_s(l_798, l_798)) == l_823[0]) <= l_824[1][0])))) || l_823[0])))) != (*p_77)))), g_394)) , l_825)) < l_798) & 1UL) , g_491)) < l_823[0])) & 0x2AA952810F586590LL));
                    }
                    else
                    {
                        l_832--;
                        if (l_835[0])
                            break;
                    }
                    for (g_92 = 0; (g_92 < 38); g_92++)
                    {
                        (*g_551) &= (l_823[0] == l_826);
                    }
                    for (g_17 = 0; (g_17 >= (-10)); g_17 = safe_sub_func_uint64_t_u_u(g_17, 9))
                    {
                        int32_t l_843 = 6L;
                        int32_t l_846 = (-3L);
                        int32_t l_849[2][4] = {{0x09267FEDL,(-5L),0x09267FEDL,(-5L)},{0x09267FEDL,(-5L),0x09267FEDL,(-5L)}};
                        int i, j;
                        l_830[1][0] |= l_840;
                        --l_854;
                    }
                    if (((g_857[2] != (((18446744073709551614UL || l_835[0]) > l_850[0]) || ((((((safe_rshift_func_int16_t_s_s((safe_sub_func_int64_t_s_s(g_828[0], ((*p_77) < (safe_rshift_func_uint16_t_u_s(((((g_828[0] >= (safe_add_func_int32_t_s_s((safe_mul_func_int16_t_s_s((l_830[2][0] > ((((*l_91) = (g_29 == l_830[2][0])) ^ 0xC1677034D5C04E75LL) <= g_39)), g_828[0])), 0x86794612L))) , l_870) || 0UL) & g_550), l_823[0]))))), l_830[1][0])) , 18446744073709551610UL) , (void*)0) != (void*)0) <= g_210) != l_831))) , (*g_75)))
                    {
                        int32_t *l_874 = &g_552;
                        l_872 = l_871[6];
                        g_38[0] = &l_845;
                        (*l_872) = (((+(*l_872)) , l_874) == (void*)0);
                        (*g_875) = &l_845;
                    }
                    else
                    {
                        return (*g_624);
                    }
                }
                else
                {
                    uint32_t *l_898 = &l_824[1][0];
                    int32_t l_900 = 1L;
                    int32_t l_901[10] = {(-1L),9L,6L,9L,(-1L),(-1L),9L,6L,9L,(-1L)};
                    int32_t *l_902 = &l_842;
                    int16_t l_912[7] = {0x771AL,0x771AL,0x771AL,0x771AL,0x771AL,0x771AL,0x771AL};
                    int16_t l_913 = 0xC413L;
                    int i;
                    for (l_558 = 7; (l_558 >= 0); l_558 -= 1)
                    {
                        uint32_t **l_883 = &g_616;
                        int i, j;
                        l_901[4] ^= (safe_div_func_uint32_t_u_u(0x46603C3FL, (((((****g_879) &= ((*l_807) = ((g_878 = g_878) == ((((*l_883) = (void*)0) != ((safe_sub_func_uint32_t_u_u(l_853[(l_558 + 1)][l_558], ((safe_sub_func_int32_t_s_s(((l_853[l_558][l_558] ^ ((safe_rshift_func_int16_t_s_u(((((*l_91) = (1L <= g_394)) == 0x0865D304542A5A0DLL) , (safe_unary_minus_func_uint32_t_u((safe_add_func_uint16_t_u_u((safe_lshift_func_uint16_t_u_u(((*l_88) = ((safe_mul_func_uint16_t_u_u(7UL, (**g_372))) > l_897)), 0)), l_853[(l_558 + 1)][l_558]))))), 10)) < g_29)) != g_496), l_853[(l_558 + 1)][l_558])) | 0xD4F9L))) , l_898)) , l_899)))) > l_900) != 0x427FL) | l_853[l_558][l_558])));
                        l_902 = (void*)0;
                        if ((*g_624))
                            continue;
                    }
                    if ((*g_75))
                        break;
                    for (l_847 = 0; (l_847 == (-20)); --l_847)
                    {
                        int16_t ***l_907[7][6] = {{&g_372,&g_372,&g_372,&g_372,&g_372,&g_372},{&g_372,&g_372,&g_372,&g_372,&g_372,&g_372},{(void*)0,&g_372,&g_372,(void*)0,&g_372,&g_372},{&g_372,&g_372,&g_372,&g_372,&g_372,&g_372},{&g_372,&g_372,&g_372,&g_372,&g_372,&g_372},{(void*)0,&g_372,&g_372,(void*)0,&g_372,&g_372},{&g_372,&g_372,&g_372,&g_372,&g_372,&g_372}};
                        int i, j;
                        (*g_47) &= 9L;
                        (*g_624) = (g_496 == (safe_rshift_func_uint16_t_u_u(g_29, (l_907[5][0] != l_908))));
                    }
                    l_914++;
                }
                if (l_674)
                    break;
            }
            (*l_701) = (*l_701);
        }
        for (l_851 = 1; (l_851 <= 4); l_851 += 1)
        {
            uint32_t l_917[7] = {0xD1804C2DL,0xD1804C2DL,0xD1804C2DL,0xD1804C2DL,0xD1804C2DL,0xD1804C2DL,0xD1804C2DL};
            int32_t ****l_942[2][1][4];
            uint32_t l_944[6];
            int16_t l_1027 = 3L;
            int i, j, k;
            for (i = 0; i < 2; i++)
            {
                for (j = 0; j < 1; j++)
                {
                    for (k = 0; k < 4; k++)
                        l_942[i][j][k] = &l_941;
                }
            }
            for (i = 0; i < 6; i++)
                l_944[i] = 0x263ADA43L;
            l_649[l_851] = l_649[l_851];
            l_917[4] = (*g_46);
        }
        return (*g_53);
    }
    (*l_1039) = l_1038;
    return (*g_169);
}







static int16_t * func_78(int32_t * p_79)
{
    int16_t *l_81 = &g_29;
    return l_81;
}







static int16_t func_84(int16_t p_85, int16_t p_86)
{
    int32_t *l_99 = &g_39;
    int32_t **l_98 = &l_99;
    int32_t *l_100 = &g_54;
    int64_t *l_105 = &g_63;
    int32_t l_131 = 0x4A4090D0L;
    int32_t l_132[8] = {0x8E3505F3L,0xF1F9D108L,0x8E3505F3L,0x8E3505F3L,0xF1F9D108L,0x8E3505F3L,0x8E3505F3L,0xF1F9D108L};
    uint32_t l_133 = 1UL;
    const int64_t *l_139 = &g_140;
    int64_t **l_221 = &l_105;
    uint32_t l_307 = 7UL;
    int16_t *l_344 = &g_17;
    int64_t l_439 = 7L;
    int32_t *l_494 = &l_131;
    const volatile int32_t **l_497 = &g_495[4][5];
    int i;
    if ((p_85 , (safe_rshift_func_int16_t_s_u((((safe_mul_func_uint16_t_u_u((((*l_98) = &g_39) != l_100), 9UL)) == (safe_add_func_uint32_t_u_u((safe_div_func_int32_t_s_s(((((((((((*l_105) = p_86) == (((p_85 <= (g_54 && (*g_47))) || (safe_add_func_int32_t_s_s((0x4AB2L | g_54), 0L))) == g_54)) & 0xE02729DAL) , &p_86) != (void*)0) && p_85) && g_39) != 0x0D081C3794E43DE2LL) , (*l_100)), p_86)), g_39))) & p_86), 0))))
    {
        int32_t *l_108 = &g_39;
        int32_t *l_109 = &g_39;
        int32_t *l_110 = &g_54;
        int32_t *l_111 = (void*)0;
        int32_t *l_112 = (void*)0;
        int32_t *l_113 = &g_39;
        int32_t *l_114 = &g_54;
        int32_t *l_115 = &g_54;
        int32_t *l_116 = &g_54;
        int32_t *l_117 = (void*)0;
        int32_t *l_118 = &g_54;
        int32_t l_119[9] = {0L,(-1L),(-1L),0L,(-1L),(-1L),0L,(-1L),(-1L)};
        int32_t *l_120 = &g_39;
        int32_t *l_121 = (void*)0;
        int32_t *l_122 = &l_119[0];
        int32_t *l_123 = &g_54;
        int32_t *l_124 = &g_39;
        int32_t *l_125 = &g_39;
        int32_t *l_126 = &l_119[6];
        int32_t *l_127 = (void*)0;
        int32_t *l_128 = &g_39;
        int32_t *l_129 = &l_119[0];
        int32_t *l_130[5][7][5] = {{{&g_39,&g_39,&l_119[7],&g_39,&g_39},{&g_39,&g_54,&l_119[8],&l_119[8],&l_119[7]},{&l_119[8],&g_54,&g_39,&g_39,&g_54},{&l_119[7],&g_39,&g_39,&g_54,&l_119[7]},{&g_39,&g_39,&g_39,&l_119[8],&g_39},{&l_119[7],&l_119[7],&g_39,&l_119[7],&g_39},{(void*)0,&g_39,&l_119[7],&g_54,&g_54}},{{&g_54,&l_119[8],&g_54,&g_39,&g_39},{&l_119[7],&g_39,(void*)0,&g_39,&g_39},{&l_119[7],&l_119[8],&l_119[8],&l_119[7],&g_54},{&l_119[8],&l_119[7],(void*)0,&g_39,&g_39},{&l_119[8],(void*)0,&g_54,(void*)0,&l_119[8]},{&l_119[7],&g_39,&l_119[7],&g_39,&l_119[8]},{&l_119[7],&g_39,&l_119[7],&l_119[7],&g_39}},{{&g_54,(void*)0,&l_119[8],&g_39,&l_119[8]},{(void*)0,&l_119[7],&l_119[8],&g_39,&l_119[8]},{&l_119[8],&l_119[8],&l_119[7],&g_54,&g_39},{(void*)0,&g_39,&l_119[7],&g_54,&g_54},{&g_54,&l_119[8],&g_54,&g_39,&g_39},{&l_119[7],&g_39,(void*)0,&g_39,&g_39},{&l_119[7],&l_119[8],&l_119[8],&l_119[7],&g_54}},{{&l_119[8],&l_119[7],(void*)0,&g_39,&g_39},{&l_119[8],(void*)0,&g_54,(void*)0,&l_119[8]},{&l_119[7],&g_39,&l_119[7],&g_39,&l_119[8]},{&l_119[7],&g_39,&l_119[7],&l_119[7],&g_39},{&g_54,(void*)0,&l_119[8],&g_39,&l_119[8]},{(void*)0,&l_119[7],&l_119[8],&g_39,&l_119[8]},{&l_119[8],&l_119[8],&l_119[7],&g_54,&g_39}},{{(void*)0,&g_39,&l_119[7],&g_54,&g_54},{&g_54,&l_119[8],&g_54,&g_39,&g_39},{&l_119[7],&g_39,(void*)0,&g_39,&g_39},{&l_119[7],&l_119[8],&l_119[8],&l_119[7],&g_54},{&l_119[8],&l_119[7],(void*)0,&g_39,&g_39},{&l_119[8],(void*)0,&g_54,(void*)0,&l_119[8]},{&l_119[7],&g_39,&l_119[7],&g_39,&l_119[8]}}};
        uint16_t *l_144 = (void*)0;
        uint16_t *l_145 = &g_89;
        uint16_t *l_149[1][9] = {{&g_150,&g_150,&g_150,&g_150,&g_150,&g_150,&g_150,&g_150,&g_150}};
        uint32_t *l_152 = &l_133;
        int64_t *l_153 = &g_63;
        int64_t **l_154 = &l_153;
        int i, j, k;
        ++l_133;
        (*l_124) = (+(safe_mul_func_int16_t_s_s(((l_139 = l_105) == ((*l_154) = ((safe_rshift_func_int16_t_s_s((!((*l_152) = ((**l_98) || (((*l_145) = 0UL) == (0x11CE971FL | ((!g_54) != (safe_mul_func_uint16_t_u_u((((*l_122) , l_149[0][3]) != (p_85 , func_78(((*l_98) = (((+(0xD255A8A4L >= p_86)) ^ p_86) , (void*)0))))), p_86)))))))), 14)) , l_153))), 0xAC4AL)));
    }
    else
    {
        int32_t l_162 = 0xEFE984A7L;
        int32_t **l_167[1][10] = {{&l_100,(void*)0,&l_100,&l_100,&l_100,&l_100,(void*)0,&l_100,&l_100,&l_100}};
        uint64_t l_173 = 0x675AF43916D17187LL;
        uint16_t l_176[6] = {0x42E7L,0x42E7L,0x42E7L,0x42E7L,0x42E7L,0x42E7L};
        uint32_t l_179[6] = {0xAF577F6AL,0xAF577F6AL,0xAF577F6AL,0xAF577F6AL,0xAF577F6AL,0xAF577F6AL};
        int64_t **l_220 = &l_105;
        int32_t l_345[1];
        const int64_t *l_428 = &g_63;
        int64_t l_440 = 0x99391F8B2CB42420LL;
        int16_t *l_448[9];
        int32_t l_450 = 6L;
        uint16_t l_488 = 65527UL;
        int i, j;
        for (i = 0; i < 1; i++)
            l_345[i] = 0x94B79F2AL;
        for (i = 0; i < 9; i++)
            l_448[i] = &g_17;
        if (((0xA671B5E5F98B19A1LL <= 18446744073709551615UL) , ((void*)0 != &p_86)))
        {
            int16_t l_157 = 0L;
            for (g_92 = 0; (g_92 == 41); ++g_92)
            {
                int32_t ***l_170 = &l_98;
                int32_t ***l_171 = &g_168;
                int32_t l_175[2][4] = {{0x7BEDC86EL,0x7BEDC86EL,0x7BEDC86EL,0x7BEDC86EL},{0x7BEDC86EL,0x7BEDC86EL,0x7BEDC86EL,0x7BEDC86EL}};
                int i, j;
                if (((l_157 ^ (((safe_rshift_func_int16_t_s_s((safe_rshift_func_int16_t_s_u((l_162 | p_86), (p_86 , ((safe_add_func_uint64_t_u_u((0L ^ (safe_add_func_uint64_t_u_u((p_86 , ((l_167[0][8] == ((*l_171) = ((*l_170) = g_168))) != ((!(*l_99)) , l_173))), g_140))), p_85)) | 0x20AB5C316536C7F4LL)))), g_92)) , 18446744073709551610UL) & p_86)) & p_86))
                {
                    int16_t l_174 = 0xC1ADL;
                    --l_176[1];
                }
                else
                {
                    (***l_170) = (*g_75);
                }
            }
            (*l_99) ^= p_85;
            l_179[2]++;
        }
        else
        {
            int32_t ***l_202 = (void*)0;
            int32_t ***l_203 = &l_167[0][8];
            int32_t ***l_204 = &g_168;
            uint32_t *l_205 = (void*)0;
            uint32_t *l_206 = &l_133;
            uint64_t *l_207 = (void*)0;
            uint64_t *l_208 = &l_173;
            uint64_t *l_209 = &g_210;
            uint16_t *l_211[1];
            uint32_t *l_212 = &g_213;
            int64_t **l_218[1][8] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
            int32_t l_239 = 0x63D0B7D4L;
            int32_t l_243 = 8L;
            int32_t l_246 = 0xA79CDB67L;
            int32_t l_247 = (-2L);
            int32_t l_248[5][4][10] = {{{0x3A0DC721L,(-2L),0x0B250DB7L,0xF09B2C3DL,0x7EBB39F1L,4L,1L,0x31A35445L,0x31A35445L,1L},{0x52BFD197L,0xDA6E78CDL,0x672607A4L,0x672607A4L,0xDA6E78CDL,0x52BFD197L,0xEA59CFC9L,0x7EBB39F1L,0xCE3384BBL,0x699ECD2CL},{0xFB0F6743L,0xB18B82B3L,0L,5L,0x0A4ABB3CL,0xC9CEE740L,0L,0x1C74B533L,1L,(-2L)},{0xFB0F6743L,0x3A0DC721L,(-10L),1L,(-6L),0x52BFD197L,(-2L),0x50D40157L,(-8L),0x6C34DD9DL}},{{0x52BFD197L,(-2L),0x50D40157L,(-8L),0x6C34DD9DL,4L,(-2L),(-5L),4L,0xF09B2C3DL},{0x3A0DC721L,(-1L),0x3C7A56F8L,0x271EE753L,0L,0x6C34DD9DL,0L,1L,(-6L),0xFDC593CDL},{0xE9CEAA5AL,0xA6D9CE3CL,(-2L),(-10L),0xEC744317L,0x7FFE030DL,1L,0x8F527632L,0L,1L},{0xB18B82B3L,0xB55EE176L,0L,0x43B7BEB8L,0x52BFD197L,0x5D63D91AL,0x1A5FC7A7L,0L,0x1C74B533L,0L}},{{4L,1L,(-1L),0xFB0F6743L,(-1L),1L,4L,0x3A0DC721L,0xDA6E78CDL,0x0A4ABB3CL},{0x8F527632L,0L,0xCE3384BBL,0xB55EE176L,(-2L),0xEC744317L,0L,0x0B41B177L,0L,0x3A0DC721L},{0x31A35445L,0L,0xA989A4C3L,0xAA0B9C9FL,0xE9CEAA5AL,(-2L),4L,0x0A4ABB3CL,0x699ECD2CL,0xDA6E78CDL},{0xC9CEE740L,1L,0x31A35445L,(-1L),0x524ABB60L,0xCE3384BBL,0x1A5FC7A7L,1L,0x5D63D91AL,0xA989A4C3L}},{{3L,0xB55EE176L,0x7D054C25L,0xAD3511E0L,4L,4L,1L,0L,(-5L),0x271EE753L},{1L,0xA6D9CE3CL,1L,0xE9CEAA5AL,0x50D40157L,0x699ECD2CL,0L,0xEA59CFC9L,0x672607A4L,0x1C74B533L},{0L,(-1L),0x43B7BEB8L,1L,0x3A0DC721L,(-5L),(-2L),0x7FFE030DL,0xAD3511E0L,0xAD3511E0L},{0x0B250DB7L,(-2L),0xF09B2C3DL,0L,0L,0xF09B2C3DL,(-2L),0x0B250DB7L,0x7FFE030DL,(-5L)}},{{0x50D40157L,0x3A0DC721L,0x5D63D91AL,0L,(-5L),(-1L),0L,0xAA0B9C9FL,0x52BFD197L,0L},{0xA989A4C3L,0xB18B82B3L,0x5D63D91AL,(-5L),(-1L),0xAA0B9C9FL,0xEA59CFC9L,0x0B250DB7L,0x340BFB92L,0xE24EFC4CL},{(-1L),0xDA6E78CDL,0xF09B2C3DL,(-5L),0x43B7BEB8L,5L,1L,0x7FFE030DL,0x0A4ABB3CL,0x0A4ABB3CL},{5L,1L,0x7FFE030DL,0x0A4ABB3CL,(-6L),0x0B41B177L,0x524ABB60L,0L,0x7EBB39F1L,0x5D63D91AL}}};
            int i, j, k;
            for (i = 0; i < 1; i++)
                l_211[i] = &g_150;
            (*l_99) = (((+(((((*l_212) = ((safe_sub_func_int16_t_s_s(((safe_sub_func_int64_t_s_s(1L, (safe_sub_func_uint64_t_u_u((((*g_169) = ((g_89 |= (((safe_rshift_func_uint16_t_u_u((((*l_209) = ((safe_sub_func_uint32_t_u_u(0x5B5FE0F0L, (safe_mod_func_int64_t_s_s((safe_mod_func_uint64_t_u_u((((((((g_54 == (g_92 = (((p_85 & (**l_98)) == (p_86 > 0UL)) == ((((safe_div_func_uint64_t_u_u(((*l_208) &= ((~((((*l_206) = (safe_mod_func_uint64_t_u_u((((*l_204) = ((*l_203) = &g_169)) == &g_47), 0xFFE3AE467651C14CLL))) >= 0x817E1859L) > g_140)) >= p_86)), p_86)) >= l_179[2]) , (void*)0) == (void*)0)))) == (-1L)) || (-2L)) , g_17) | l_176[1]) ^ (*g_47)) & g_17), 0xBA13293621C67A74LL)), p_85)))) , g_63)) , p_86), 5)) | l_179[4]) | 0x04D9095FL)) > 0x37B5L)) <= 0xBD740177L), 0xF09F02BEE1E9C62ELL)))) >= g_63), 0xF0D9L)) >= 3UL)) , p_85) & p_86) >= 0x606FBFCBL)) | g_39) >= 0x0D35B4687BF49AE9LL);
            for (l_133 = 0; l_133 < 6; l_133 += 1)
            {
                l_179[l_133] = 0UL;
            }
            for (g_92 = 0; (g_92 <= 0); g_92 += 1)
            {
                int64_t ***l_219 = &l_218[0][0];
                int32_t ****l_226 = &l_203;
                int32_t l_231 = 0xE7C74476L;
                int32_t l_233 = 0x0046A04EL;
                int32_t l_234 = 0L;
                int32_t l_235 = (-5L);
                int32_t l_237 = 0xFC5BE1FBL;
                int32_t l_238 = 1L;
                int32_t l_240 = 0xD3CBCC67L;
                int32_t l_242 = (-1L);
                int32_t l_244 = (-5L);
                int32_t l_245 = (-3L);
                int32_t l_249[9][5] = {{(-10L),(-10L),0L,0xE4706DB2L,0L},{0xE63B8E67L,0xC19AEA98L,3L,0xE63B8E67L,(-10L)},{0xEE1A7CE5L,(-1L),0x3A634E0FL,0x483294FBL,(-1L)},{(-10L),0xC19AEA98L,0x504D460EL,1L,1L},{3L,(-10L),3L,0x3A634E0FL,1L},{0xE4706DB2L,0xE63B8E67L,7L,0xEE1A7CE5L,(-1L)},{0xC19AEA98L,0xEE1A7CE5L,0x67701E3DL,0xE4706DB2L,(-10L)},{0x4D3313AEL,(-10L),7L,(-1L),0L},{0xEE1A7CE5L,3L,3L,0xEE1A7CE5L,0x4D3313AEL}};
                int16_t l_251 = 0xC966L;
                int64_t l_254 = 2L;
                uint64_t l_257 = 0xF69BEAA342DE7DCELL;
                int16_t *l_306 = &g_17;
                uint64_t l_310 = 0x980DC22E94A90F6FLL;
                int i, j;
                (*g_168) = ((safe_mul_func_int16_t_s_s(p_85, ((safe_add_func_int16_t_s_s(p_86, g_29)) , (p_85 , (((*l_219) = l_218[0][0]) != (l_221 = l_220)))))) , ((safe_mul_func_uint16_t_u_u((0xA10B03D82B9D7B21LL != 0x12981ACFEAF886D7LL), (((**g_168) = (safe_add_func_uint64_t_u_u((((*l_226) = l_202) == (void*)0), 1L))) , 0xC1F9L))) , (**l_204)));
                (**g_168) = (safe_unary_minus_func_int64_t_s((-1L)));
                if ((((l_219 == &l_220) , ((g_140 < (l_226 == g_228)) < p_85)) & 0x8D824AE4L))
                {
                    int64_t l_232 = 9L;
                    int32_t l_236 = 5L;
                    int32_t l_241 = 0xA72ED07AL;
                    int32_t l_250 = 2L;
                    int32_t l_252 = (-4L);
                    int32_t l_253 = (-1L);
                    int32_t l_255 = 0x11FEB0CDL;
                    int32_t l_256 = 0L;
                    int16_t *l_283 = &l_251;
                    ++l_257;
                    l_253 |= (((~((safe_div_func_uint16_t_u_u((safe_mod_func_uint16_t_u_u((safe_rshift_func_int16_t_s_u((safe_sub_func_uint16_t_u_u(((safe_rshift_func_uint16_t_u_u((((((0L || (safe_add_func_uint32_t_u_u(p_85, p_85))) != (1UL >= (p_86 , ((g_63 <= (safe_mul_func_uint16_t_u_u(g_54, ((safe_lshift_func_uint16_t_u_u((((((p_86 && ((((*l_283) &= (((safe_add_func_int64_t_s_s((safe_sub_func_int16_t_s_s(((void*)0 == g_281), (*g_281))), 0xC0ABAA88EEBAF182LL)) || 0xC74DB1BBL) | 0xF6B2L)) || (***l_204)) , g_39)) && g_54) ^ 0L) , 0xC486L) , g_150), 4)) != g_92)))) , p_86)))) , (void*)0) == (void*)0) , p_86), g_17)) || (-6L)), g_54)), 10)), g_140)), 0x86EEL)) & p_86)) != 0xD9AD0FB6L) < g_15);
                }
                else
                {
                    for (g_210 = 0; (g_210 <= 0); g_210 += 1)
                    {
                        int32_t **l_284[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                        int i;
                        (*l_204) = l_284[1];
                        (**l_98) = 0x7ED370A6L;
                        return (*g_281);
                    }
                }
                if ((safe_unary_minus_func_uint32_t_u(((((**l_221) = (safe_add_func_int32_t_s_s((((*l_212) = ((0x56A59FE0L <= (((*l_208) = (((void*)0 == &l_251) , ((safe_rshift_func_int16_t_s_s((((((*l_209) ^= (p_85 > ((**l_98) , ((+((*l_206) = (((*l_99) = (((safe_sub_func_int64_t_s_s((safe_lshift_func_int16_t_s_u((safe_sub_func_int64_t_s_s((safe_mul_func_int16_t_s_s(((*l_306) = ((1UL >= ((~(safe_lshift_func_int16_t_s_u(((safe_mul_func_uint16_t_u_u((safe_lshift_func_uint16_t_u_u(g_92, (0xEB21L < (&l_203 == (void*)0)))), (*g_281))) || 4L), (*l_100)))) > p_86)) == 18446744073709551613UL)), p_86)), 0x4DB46A2465E807F5LL)), 1)), p_85)) != l_307) && 0x8F20L)) && p_86))) , (-1L))))) , g_54) == g_29) | p_86), 2)) || p_86))) & g_150)) , 0x404574DDL)) <= 3UL), 0x9B4F41D2L))) , 0xEA37L) && g_210))))
                {
                    int32_t l_308 = 0x8DB40ED1L;
                    int32_t l_309 = 0xA9329A6EL;
                    int16_t *l_322 = &l_251;
                    ++l_310;
                    (*l_100) = (safe_sub_func_int16_t_s_s(((*l_322) = ((0x0C9EL == 65535UL) > (safe_sub_func_int32_t_s_s((p_85 >= 0x007259E2L), (g_54 != (g_63 && (safe_lshift_func_uint16_t_u_u((((!p_85) , ((*l_209) = (safe_add_func_int16_t_s_s(((*l_306) ^= ((g_213 || (*g_281)) < g_140)), (**l_98))))) ^ 0xCF303C48A45170DFLL), l_308)))))))), p_86));
                }
                else
                {
                    volatile int64_t * volatile * const * const volatile * volatile *l_328 = &g_323;
                    int32_t l_329 = 1L;
                    int32_t l_330[7];
                    int i;
                    for (i = 0; i < 7; i++)
                        l_330[i] = 0x22E7354FL;
                    (*l_328) = g_323;
                    l_330[6] &= l_329;
                }
            }
        }
        for (g_213 = 22; (g_213 <= 28); ++g_213)
        {
            int32_t *l_335[10][9][2] = {{{&l_162,&l_162},{&l_132[7],(void*)0},{&g_54,&l_132[7]},{&l_132[7],&l_131},{(void*)0,&l_132[7]},{&l_131,(void*)0},{&l_131,&l_132[7]},{(void*)0,&l_131},{&l_132[7],&l_132[7]}},{{&g_54,(void*)0},{&l_132[7],&l_162},{&l_162,&g_54},{&l_131,(void*)0},{&l_132[7],&l_132[7]},{&l_132[7],&l_132[7]},{(void*)0,&l_132[7]},{&l_131,&l_132[7]},{&l_131,&l_132[7]}},{{(void*)0,&l_131},{&l_132[7],&l_132[7]},{&g_54,(void*)0},{&l_131,&l_162},{&g_54,&l_162},{&l_131,(void*)0},{&g_54,&l_132[7]},{&l_132[7],&l_131},{(void*)0,&l_132[7]}},{{&l_131,&l_132[7]},{&l_131,&l_132[7]},{(void*)0,&l_132[7]},{&l_132[7],&l_132[7]},{&l_132[7],(void*)0},{&l_131,&g_54},{&l_162,&l_162},{&l_132[7],(void*)0},{&g_54,&l_132[7]}},{{&l_132[7],&l_131},{(void*)0,&l_132[7]},{&l_131,(void*)0},{&l_131,&l_132[7]},{(void*)0,&l_131},{&l_132[7],&l_132[7]},{&g_54,(void*)0},{&l_132[7],&l_162},{&l_162,&g_54}},{{&l_131,(void*)0},{&l_132[7],&l_132[7]},{&l_132[7],&l_132[7]},{(void*)0,&l_132[7]},{&l_131,&l_132[7]},{&l_131,&l_132[7]},{(void*)0,&l_131},{&l_132[7],&l_132[7]},{&g_54,(void*)0}},{{&l_131,&l_162},{&g_54,&l_162},{&l_131,(void*)0},{&g_54,&l_132[7]},{&l_132[7],&l_131},{(void*)0,&l_132[7]},{&l_131,&l_132[7]},{&l_131,&l_132[7]},{(void*)0,&l_132[7]}},{{(void*)0,(void*)0},{(void*)0,&l_132[7]},{&g_54,&g_39},{(void*)0,(void*)0},{&l_162,&l_132[7]},{&l_131,&l_162},{(void*)0,&g_54},{(void*)0,(void*)0},{(void*)0,&l_132[7]}},{{(void*)0,(void*)0},{(void*)0,&g_54},{(void*)0,&l_162},{&l_131,&l_132[7]},{&l_162,(void*)0},{(void*)0,&g_39},{&g_54,&l_132[7]},{(void*)0,(void*)0},{(void*)0,&l_162}},{{&l_132[7],(void*)0},{&g_54,&g_39},{(void*)0,&l_131},{&l_132[7],&g_54},{&l_131,(void*)0},{&l_131,(void*)0},{&g_54,(void*)0},{&g_39,(void*)0},{&g_54,(void*)0}}};
            uint32_t l_400 = 0xADA0AB17L;
            uint32_t l_417 = 0xA2BA30FDL;
            int16_t l_441 = 0xB7FFL;
            uint64_t l_442[1][5] = {{0xCF9695ADBCC2153ALL,0xCF9695ADBCC2153ALL,0xCF9695ADBCC2153ALL,0xCF9695ADBCC2153ALL,0xCF9695ADBCC2153ALL}};
            int64_t * const *l_481 = &l_105;
            int64_t * const **l_480 = &l_481;
            int64_t * const ***l_479 = &l_480;
            int64_t * const ****l_478 = &l_479;
            int i, j, k;
            for (l_307 = (-28); (l_307 >= 18); l_307 = safe_add_func_int32_t_s_s(l_307, 5))
            {
                int16_t l_395 = 0xA12DL;
                int32_t l_416 = 0x239E6223L;
                int32_t l_435[2][8][1] = {{{1L},{1L},{1L},{1L},{1L},{1L},{1L},{1L}},{{1L},{1L},{1L},{1L},{1L},{1L},{1L},{1L}}};
                int16_t l_438[10][8] = {{(-9L),1L,0x028AL,1L,(-9L),(-9L),1L,0x028AL},{(-9L),(-9L),1L,0x028AL,1L,(-9L),(-9L),1L},{0x1E3DL,1L,1L,0x1E3DL,(-1L),0x1E3DL,1L,1L},{1L,(-1L),0x028AL,0x028AL,(-1L),1L,(-1L),0x028AL},{0x1E3DL,(-1L),0x1E3DL,1L,1L,0x1E3DL,(-1L),0x1E3DL},{(-9L),1L,0x028AL,1L,(-9L),(-9L),1L,0x028AL},{(-9L),(-9L),1L,0x028AL,1L,(-9L),(-9L),1L},{0x1E3DL,1L,1L,0x1E3DL,(-1L),0x1E3DL,1L,1L},{1L,(-1L),0x028AL,0x028AL,(-1L),1L,(-1L),0x028AL},{0x1E3DL,(-1L),0x1E3DL,1L,1L,0x1E3DL,(-1L),0x1E3DL}};
                int64_t **** const *l_477 = (void*)0;
                uint64_t l_485[6];
                int i, j, k;
                for (i = 0; i < 6; i++)
                    l_485[i] = 0xB15012088B5780A5LL;
                (*g_168) = l_335[7][7][1];
                if ((((safe_rshift_func_uint16_t_u_s(((*l_99) != (((*g_281) , (((safe_add_func_uint32_t_u_u((*l_99), ((safe_lshift_func_uint16_t_u_u(p_86, 13)) > (p_86 < (safe_mul_func_int16_t_s_s(p_85, (((g_150 = (l_344 != (void*)0)) , p_85) < (*g_326)))))))) , l_345[0]) < p_85)) , p_86)), 14)) , (*g_47)) , 0xDE32E2BCL))
                {
                    int64_t l_398 = (-8L);
                    int32_t l_399 = 0x1F338F80L;
                    int32_t l_433 = 1L;
                    int32_t l_434[9][9] = {{0L,0L,0L,(-1L),0xE7FF9B10L,0xE7FF9B10L,(-1L),0L,0L},{0xF267CD51L,4L,0xBF2B9FABL,0x694111E1L,0x694111E1L,0xBF2B9FABL,4L,0xF267CD51L,4L},{(-1L),0x121A72C8L,(-1L),(-1L),0x121A72C8L,(-1L),0xE7FF9B10L,(-1L),0x121A72C8L},{(-6L),4L,4L,(-6L),0xF267CD51L,0xED93C9B7L,0xF267CD51L,(-6L),4L},{0L,0L,0L,(-1L),(-1L),(-1L),0L,0L,0L},{0xED93C9B7L,4L,2L,0xBF2B9FABL,2L,4L,0xED93C9B7L,0xED93C9B7L,4L},{(-1L),0L,0L,0L,(-1L),0xE7FF9B10L,0xE7FF9B10L,(-1L),0L},{0xED93C9B7L,2L,0xED93C9B7L,0x694111E1L,0xF267CD51L,0xF267CD51L,0x694111E1L,0xED93C9B7L,2L},{0L,0x121A72C8L,0xE7FF9B10L,0L,0L,0xE7FF9B10L,0x121A72C8L,0L,0x121A72C8L}};
                    int i, j;
                    for (l_131 = 0; (l_131 <= 22); l_131 = safe_add_func_uint16_t_u_u(l_131, 9))
                    {
                        int16_t ***l_374 = &g_372;
                        uint32_t *l_390 = &l_133;
                        int16_t *l_391 = (void*)0;
                        int16_t *l_392 = (void*)0;
                        int16_t *l_393[4] = {&g_394,&g_394,&g_394,&g_394};
                        uint64_t *l_396 = &g_92;
                        int32_t l_397 = 6L;
                        int i;
                        (*l_100) = (safe_rshift_func_int16_t_s_s((safe_rshift_func_uint16_t_u_u((g_327 , (safe_add_func_int64_t_s_s(((**l_221) = (safe_mul_func_int16_t_s_s((safe_lshift_func_uint16_t_u_s((g_150 = (safe_mod_func_uint64_t_u_u(g_29, (safe_div_func_int64_t_s_s(p_85, 18446744073709551608UL))))), (safe_unary_minus_func_int32_t_s((safe_mod_func_int16_t_s_s((*g_281), (safe_unary_minus_func_int32_t_s(((safe_sub_func_int64_t_s_s(((safe_div_func_int64_t_s_s(((safe_mod_func_int16_t_s_s((((*l_374) = g_372) == &g_373[4]), (safe_div_func_uint16_t_u_u(((safe_div_func_uint32_t_u_u((safe_mul_func_uint16_t_u_u(p_86, ((((*l_396) = (((safe_mul_func_int16_t_s_s((l_395 = ((safe_rshift_func_uint16_t_u_s((((*l_390) = (~(((safe_add_func_int16_t_s_s((((*l_344) = ((safe_add_func_int64_t_s_s((g_17 , 0xF2F4B23AEB33C094LL), p_86)) == 0xA227L)) && 65535UL), (*l_99))) | p_86) , 1UL))) != g_39), p_85)) != g_63)), 0x3BCAL)) ^ p_86) , p_85)) == g_29) <= 0xD336L))), g_63)) < 0x4DEEB5D9L), g_54)))) , g_63), p_85)) > 0x1D6A9A56L), 6L)) | g_140))))))))), 0x8CA2L))), p_86))), g_15)), 14));
                        l_400++;
                    }
                    (*l_100) = ((*l_99) = ((~g_29) >= l_395));
                    if (((*l_99) = (safe_rshift_func_int16_t_s_s((-9L), 13))))
                    {
                        uint64_t *l_406[8][7] = {{&l_173,(void*)0,(void*)0,(void*)0,&l_173,&g_210,(void*)0},{&l_173,&l_173,&g_210,(void*)0,(void*)0,&g_210,&g_92},{(void*)0,&g_92,&l_173,&l_173,&g_92,(void*)0,&l_173},{&l_173,(void*)0,&g_210,&l_173,&g_92,&l_173,(void*)0},{&l_173,&l_173,(void*)0,&l_173,(void*)0,&l_173,&l_173},{&l_173,(void*)0,&l_173,(void*)0,&l_173,&l_173,(void*)0},{&l_173,&g_92,&l_173,(void*)0,(void*)0,&l_173,&g_92},{(void*)0,&l_173,&l_173,&l_173,&l_173,(void*)0,&g_92}};
                        int32_t l_407 = 0x00F0AE0BL;
                        uint16_t *l_415[7][4] = {{&g_150,&l_176[1],(void*)0,(void*)0},{(void*)0,&g_150,&g_150,(void*)0},{&g_150,&g_150,&g_150,(void*)0},{&g_150,&l_176[1],&l_176[1],&l_176[2]},{&l_176[2],(void*)0,(void*)0,&l_176[1]},{&l_176[1],(void*)0,(void*)0,&l_176[1]},{&l_176[2],(void*)0,&l_176[1],&g_150}};
                        int32_t l_429 = 3L;
                        int32_t l_430 = 0xCD9EEAE1L;
                        int32_t l_431 = (-2L);
                        int32_t l_432 = (-6L);
                        int32_t l_436 = 0xAE85D3DAL;
                        int32_t l_437[1][5];
                        int i, j;
                        for (i = 0; i < 1; i++)
                        {
                            for (j = 0; j < 5; j++)
                                l_437[i][j] = (-2L);
                        }
                        l_407 ^= ((((((((((l_395 < (l_398 >= p_86)) && ((++g_92) != ((safe_mod_func_uint32_t_u_u((safe_unary_minus_func_uint64_t_u((safe_rshift_func_uint16_t_u_u((l_416 = 0x48FAL), 3)))), l_417)) , (((safe_sub_func_int32_t_s_s(((void*)0 != &g_229[2]), (safe_mod_func_int32_t_s_s((((safe_mod_func_int32_t_s_s(((safe_div_func_uint64_t_u_u((safe_lshift_func_int16_t_s_s((g_140 || p_86), 13)), g_15)) || p_85), (*g_46))) , l_428) != (void*)0), g_394)))) , l_399) ^ g_54)))) <= l_398) , p_86) , g_15) <= p_85) < l_398) , p_86) && 0xE859CFC3D3662860LL) == 0x482ACB0934F18BECLL);
                        --l_442[0][0];
                        if (p_86)
                            break;
                    }
                    else
                    {
                        if (p_86)
                            break;
                        (*g_168) = &l_416;
                    }
                }
                else
                {
                    int32_t l_449 = (-1L);
                    uint32_t *l_476 = &l_400;
                    int32_t l_483 = 1L;
                    int32_t l_484 = 0xB514DCF4L;
                    for (p_85 = 0; (p_85 >= 15); p_85 = safe_add_func_int64_t_s_s(p_85, 6))
                    {
                        uint16_t l_447 = 65532UL;
                        return l_447;
                    }
                    if ((((*g_372) = l_344) == l_448[3]))
                    {
                        uint32_t *l_465 = (void*)0;
                        uint32_t *l_466 = (void*)0;
                        uint32_t *l_467 = &l_179[2];
                        uint32_t *l_482[6][4][10] = {{{(void*)0,(void*)0,&g_213,&g_213,(void*)0,&l_307,(void*)0,&g_213,&g_213,(void*)0},{(void*)0,(void*)0,&l_133,&g_213,(void*)0,&l_307,(void*)0,&l_133,&l_133,(void*)0},{&l_307,(void*)0,&l_133,&l_133,(void*)0,&l_307,(void*)0,&g_213,&l_133,(void*)0},{(void*)0,(void*)0,&g_213,&g_213,(void*)0,&l_307,(void*)0,&g_213,&g_213,(void*)0}},{{(void*)0,(void*)0,&l_133,&g_213,(void*)0,&l_307,(void*)0,&l_133,&l_133,(void*)0},{&l_307,(void*)0,&l_133,&l_133,(void*)0,&l_307,(void*)0,(void*)0,&l_417,&l_417},{&l_417,&l_133,(void*)0,(void*)0,&l_133,&l_417,&l_133,(void*)0,(void*)0,&l_133},{&l_417,&l_417,&l_417,(void*)0,&l_417,&g_213,&l_133,&l_417,&l_417,&l_133}},{{&g_213,&l_133,&l_417,&l_417,&l_133,&g_213,&l_417,(void*)0,&l_417,&l_417},{&l_417,&l_133,(void*)0,(void*)0,&l_133,&l_417,&l_133,(void*)0,(void*)0,&l_133},{&l_417,&l_417,&l_417,(void*)0,&l_417,&g_213,&l_133,&l_417,&l_417,&l_133},{&g_213,&l_133,&l_417,&l_417,&l_133,&g_213,&l_417,(void*)0,&l_417,&l_417}},{{&l_417,&l_133,(void*)0,(void*)0,&l_133,&l_417,&l_133,(void*)0,(void*)0,&l_133},{&l_417,&l_417,&l_417,(void*)0,&l_417,&g_213,&l_133,&l_417,&l_417,&l_133},{&g_213,&l_133,&l_417,&l_417,&l_133,&g_213,&l_417,(void*)0,&l_417,&l_417},{&l_417,&l_133,(void*)0,(void*)0,&l_133,&l_417,&l_133,(void*)0,(void*)0,&l_133}},{{&l_417,&l_417,&l_417,(void*)0,&l_417,&g_213,&l_133,&l_417,&l_417,&l_133},{&g_213,&l_133,&l_417,&l_417,&l_133,&g_213,&l_417,(void*)0,&l_417,&l_417},{&l_417,&l_133,(void*)0,(void*)0,&l_133,&l_417,&l_133,(void*)0,(void*)0,&l_133},{&l_417,&l_417,&l_417,(void*)0,&l_417,&g_213,&l_133,&l_417,&l_417,&l_133}},{{&g_213,&l_133,&l_417,&l_417,&l_133,&g_213,&l_417,(void*)0,&l_417,&l_417},{&l_417,&l_133,(void*)0,(void*)0,&l_133,&l_417,&l_133,(void*)0,(void*)0,&l_133},{&l_417,&l_417,&l_417,(void*)0,&l_417,&g_213,&l_133,&l_417,&l_417,&l_133},{&g_213,&l_133,&l_417,&l_417,&l_133,&g_213,&l_417,(void*)0,&l_417,&l_417}}};
                        uint16_t *l_486 = &l_176[5];
                        int32_t l_487 = (-1L);
                        int i, j, k;
                        if (l_449)
                            break;
                        if (l_450)
                            break;
                        l_487 &= (p_86 != (((*l_486) = (safe_mul_func_uint16_t_u_u(p_85, (safe_sub_func_int32_t_s_s((!(safe_add_func_int32_t_s_s(((((**l_481) = (safe_div_func_int32_t_s_s((l_484 = ((((safe_unary_minus_func_uint32_t_u((((*l_467) ^= (safe_mod_func_int32_t_s_s(0x9CBA3357L, g_54))) , g_140))) , (g_213 , (l_483 |= (safe_lshift_func_uint16_t_u_u(((safe_rshift_func_int16_t_s_s((p_86 && ((*l_476) |= (safe_mod_func_int32_t_s_s(((((*l_344) = (((((((safe_rshift_func_uint16_t_u_u(g_29, 7)) || 0x7BFADCD5L) , l_476) == (void*)0) , l_477) != l_478) , (*l_99))) == p_85) & 3L), p_85)))), p_85)) | (*l_99)), 15))))) <= g_63) , 0x8D4341BEL)), l_485[1]))) != 0x169A830EA8C7B985LL) || g_15), 0xABEAE273L))), p_86))))) >= 0x88FCL));
                        l_488++;
                    }
                    else
                    {
                        ++g_491;
                    }
                }
            }
        }
    }
    (*l_98) = l_494;
    (*l_497) = g_495[3][0];
    return p_85;
}





int main (int argc, char* argv[])
{
    int i, j, k;
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_15, "g_15", print_hash_value);
    transparent_crc(g_17, "g_17", print_hash_value);
    transparent_crc(g_29, "g_29", print_hash_value);
    transparent_crc(g_39, "g_39", print_hash_value);
    transparent_crc(g_54, "g_54", print_hash_value);
    transparent_crc(g_63, "g_63", print_hash_value);
    transparent_crc(g_89, "g_89", print_hash_value);
    transparent_crc(g_92, "g_92", print_hash_value);
    transparent_crc(g_140, "g_140", print_hash_value);
    transparent_crc(g_150, "g_150", print_hash_value);
    transparent_crc(g_210, "g_210", print_hash_value);
    transparent_crc(g_213, "g_213", print_hash_value);
    transparent_crc(g_282, "g_282", print_hash_value);
    transparent_crc(g_327, "g_327", print_hash_value);
    transparent_crc(g_394, "g_394", print_hash_value);
    transparent_crc(g_491, "g_491", print_hash_value);
    transparent_crc(g_496, "g_496", print_hash_value);
    transparent_crc(g_550, "g_550", print_hash_value);
    transparent_crc(g_552, "g_552", print_hash_value);
    transparent_crc(g_570, "g_570", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_828[i], "g_828[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_857[i], "g_857[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 2; j++)
        {
            for (k = 0; k < 9; k++)
            {
                transparent_crc(g_909[i][j][k], "g_909[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_992, "g_992", print_hash_value);
    transparent_crc(g_998, "g_998", print_hash_value);
    transparent_crc(g_1029, "g_1029", print_hash_value);
    transparent_crc(g_1201, "g_1201", print_hash_value);
    transparent_crc(g_1310, "g_1310", print_hash_value);
    transparent_crc(g_1315, "g_1315", print_hash_value);
    transparent_crc(g_1371, "g_1371", print_hash_value);
    transparent_crc(g_1456, "g_1456", print_hash_value);
    transparent_crc(g_1564, "g_1564", print_hash_value);
    transparent_crc(g_1777, "g_1777", print_hash_value);
    transparent_crc(g_1793, "g_1793", print_hash_value);
    transparent_crc(g_1835, "g_1835", print_hash_value);
    transparent_crc(g_1841, "g_1841", print_hash_value);
    transparent_crc(g_1967, "g_1967", print_hash_value);
    transparent_crc(g_1971, "g_1971", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
