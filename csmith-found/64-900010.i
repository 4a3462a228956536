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



static const int32_t g_3[9] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
static uint32_t g_22 = 0xA1650187L;
static uint64_t g_60 = 18446744073709551615UL;
static uint64_t *g_59[9] = {&g_60,&g_60,&g_60,&g_60,&g_60,&g_60,&g_60,&g_60,&g_60};
static int32_t g_64 = (-8L);
static int64_t g_72 = 0x6128B293C34F9703LL;
static volatile int32_t g_86 = (-6L);
static volatile int32_t *g_85 = &g_86;
static volatile int32_t * const *g_84[3][6][2] = {{{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85}},{{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85}},{{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85},{&g_85,&g_85}}};
static int32_t g_94 = 9L;
static int32_t *g_93 = &g_94;
static uint8_t g_96[8] = {6UL,6UL,6UL,6UL,6UL,6UL,6UL,6UL};
static uint8_t g_118 = 0x3AL;
static uint64_t g_120 = 0x7C2AE6BA1441E233LL;
static uint64_t g_122[5] = {18446744073709551607UL,18446744073709551607UL,18446744073709551607UL,18446744073709551607UL,18446744073709551607UL};
static uint64_t *g_121 = &g_122[0];
static int16_t g_140 = (-5L);
static uint32_t g_158 = 7UL;
static uint64_t ** volatile g_159 = &g_59[5];
static int32_t g_261 = 0x50996D25L;
static int16_t g_305 = (-1L);
static const int32_t ** volatile g_307 = (void*)0;
static int16_t *g_341 = &g_140;
static int32_t g_358 = 0x3F4D2753L;
static int32_t ** volatile g_360[3] = {&g_93,&g_93,&g_93};
static int32_t ** volatile g_361 = &g_93;
static int8_t g_369[1] = {0x3EL};
static int32_t ** volatile g_385 = &g_93;
static int32_t g_409 = 6L;
static uint32_t g_414 = 1UL;
static uint16_t g_482 = 0xF925L;
static uint32_t g_499 = 0UL;
static int32_t g_555 = 0x4CCFD7C7L;
static int32_t ** volatile g_583[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static int32_t ** const volatile g_584[1] = {(void*)0};
static int32_t ** volatile g_585 = (void*)0;
static uint32_t g_653 = 2UL;
static const uint8_t g_681 = 0xDFL;
static volatile uint64_t * volatile *g_690 = (void*)0;
static volatile uint64_t * volatile **g_689 = &g_690;
static volatile uint64_t * volatile ***g_688 = &g_689;
static int32_t * volatile * volatile g_712 = (void*)0;
static uint16_t g_779[6][1][10] = {{{0x717AL,65528UL,0xDC30L,3UL,1UL,65534UL,0xFC08L,65534UL,1UL,3UL}},{{0x717AL,65534UL,0x717AL,3UL,0x8E7EL,0xFC08L,3UL,0UL,0xDC30L,65534UL}},{{0xFC08L,3UL,0UL,0xDC30L,65534UL,65534UL,0xDC30L,0UL,3UL,0xFC08L}},{{0x1EE9L,0x1C78L,0x717AL,65528UL,0xDC30L,3UL,1UL,65534UL,0xFC08L,65534UL}},{{0UL,0x717AL,0xDC30L,0x1C78L,0xDC30L,0x717AL,0UL,65534UL,5UL,0xFC08L}},{{0xDC30L,1UL,65533UL,0UL,65534UL,0x8E7EL,65528UL,65528UL,0x8E7EL,65534UL}}};
static int8_t *g_801[6] = {&g_369[0],&g_369[0],&g_369[0],&g_369[0],&g_369[0],&g_369[0]};
static int8_t **g_800[7][7][5] = {{{&g_801[4],&g_801[4],&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[4],&g_801[0],(void*)0,&g_801[4]},{&g_801[1],&g_801[4],&g_801[4],&g_801[2],(void*)0},{&g_801[4],&g_801[4],&g_801[1],&g_801[4],&g_801[1]},{&g_801[4],&g_801[4],&g_801[1],(void*)0,&g_801[4]},{(void*)0,&g_801[4],&g_801[4],&g_801[2],&g_801[4]},{&g_801[4],&g_801[4],&g_801[5],(void*)0,&g_801[4]}},{{&g_801[4],&g_801[4],&g_801[2],&g_801[3],&g_801[4]},{&g_801[1],&g_801[4],&g_801[4],&g_801[1],&g_801[4]},{(void*)0,&g_801[4],&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],&g_801[4],&g_801[4]},{(void*)0,&g_801[4],&g_801[4],&g_801[4],&g_801[2]},{(void*)0,&g_801[4],&g_801[4],(void*)0,&g_801[1]},{(void*)0,&g_801[4],&g_801[2],&g_801[2],&g_801[3]}},{{(void*)0,&g_801[4],&g_801[1],&g_801[4],&g_801[3]},{&g_801[4],&g_801[4],&g_801[1],(void*)0,&g_801[4]},{(void*)0,&g_801[4],&g_801[1],&g_801[4],(void*)0},{&g_801[1],(void*)0,&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],(void*)0,&g_801[3]},{&g_801[4],&g_801[4],&g_801[4],&g_801[1],&g_801[4]},{&g_801[0],&g_801[4],&g_801[4],&g_801[2],&g_801[4]}},{{&g_801[4],&g_801[4],&g_801[2],(void*)0,&g_801[4]},{&g_801[1],&g_801[4],&g_801[4],&g_801[4],&g_801[1]},{&g_801[4],&g_801[4],&g_801[4],&g_801[4],&g_801[1]},{&g_801[4],&g_801[0],&g_801[4],&g_801[1],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],&g_801[1],&g_801[4]},{&g_801[0],&g_801[1],&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[2],&g_801[1],&g_801[4],&g_801[4]}},{{&g_801[4],&g_801[4],&g_801[4],(void*)0,(void*)0},{&g_801[5],&g_801[4],&g_801[5],&g_801[2],&g_801[4]},{&g_801[5],&g_801[0],&g_801[4],&g_801[1],&g_801[4]},{&g_801[1],&g_801[1],&g_801[3],&g_801[4],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],&g_801[4],&g_801[2]},{&g_801[4],&g_801[4],&g_801[5],&g_801[4],&g_801[4]},{&g_801[4],&g_801[1],&g_801[4],&g_801[4],&g_801[4]}},{{&g_801[4],&g_801[1],&g_801[1],&g_801[4],(void*)0},{&g_801[4],&g_801[4],&g_801[4],&g_801[4],&g_801[4]},{&g_801[1],&g_801[4],&g_801[4],&g_801[1],&g_801[5]},{&g_801[5],&g_801[4],&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],&g_801[5],&g_801[3]},{&g_801[1],&g_801[1],&g_801[4],&g_801[4],&g_801[4]},{&g_801[0],&g_801[1],&g_801[2],&g_801[2],&g_801[1]}},{{&g_801[4],&g_801[4],&g_801[4],&g_801[1],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[1],&g_801[4],&g_801[4],&g_801[5]},{&g_801[4],&g_801[0],&g_801[4],&g_801[4],&g_801[4]},{&g_801[4],&g_801[4],&g_801[4],&g_801[5],(void*)0},{&g_801[0],&g_801[4],&g_801[5],&g_801[4],&g_801[4]},{&g_801[1],&g_801[2],&g_801[2],&g_801[4],&g_801[4]}}};
static int8_t ***g_799[6] = {&g_800[0][2][4],&g_800[0][2][4],&g_800[0][2][4],&g_800[0][2][4],&g_800[0][2][4],&g_800[0][2][4]};
static uint32_t g_834[1][1][1] = {{{4294967291UL}}};
static uint8_t *g_947 = &g_96[2];
static uint8_t **g_946 = &g_947;
static int32_t ***g_964 = (void*)0;
static int8_t g_982 = 0xABL;
static const int8_t *g_990 = (void*)0;
static const int8_t g_994 = 0x15L;
static volatile int16_t g_1008 = 0L;
static int32_t *g_1061 = &g_555;
static int32_t **g_1060 = &g_1061;
static int32_t ***g_1059 = &g_1060;
static volatile int16_t * volatile g_1065 = &g_1008;
static volatile int16_t * volatile *g_1064 = &g_1065;
static volatile int16_t * volatile **g_1063[4] = {&g_1064,&g_1064,&g_1064,&g_1064};
static int32_t ** volatile g_1067 = &g_93;
static const uint64_t *g_1106 = (void*)0;
static const uint64_t **g_1105 = &g_1106;
static const uint64_t ***g_1104 = &g_1105;
static uint64_t ***g_1108 = (void*)0;
static int32_t ** volatile g_1141[6][6] = {{&g_93,&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93,&g_93,&g_93},{(void*)0,&g_93,&g_93,&g_93,&g_93,(void*)0}};
static int32_t ** volatile g_1142 = (void*)0;
static int32_t ** volatile g_1144 = &g_93;
static int8_t g_1153 = 0xF3L;
static int8_t * const g_1152 = &g_1153;
static int8_t * const *g_1151 = &g_1152;
static int64_t *g_1218 = (void*)0;
static int64_t **g_1217 = &g_1218;
static int64_t *** volatile g_1216 = &g_1217;
static volatile uint8_t g_1234 = 0x9DL;
static int32_t ** volatile g_1296 = &g_93;
static uint8_t g_1340[2] = {0x4BL,0x4BL};
static int8_t g_1341 = 0x53L;
static volatile int32_t ** volatile g_1359 = &g_85;
static uint8_t ***g_1385 = &g_946;
static int32_t ** volatile g_1444 = &g_93;
static int8_t *** volatile g_1466 = &g_800[0][6][0];
static const uint16_t g_1575 = 65535UL;
static const volatile int16_t g_1602[2][9][4] = {{{(-10L),8L,(-4L),(-10L)},{1L,1L,1L,(-4L)},{1L,1L,0x127BL,(-10L)},{1L,8L,8L,1L},{1L,(-10L),8L,(-4L)},{1L,1L,0x127BL,1L},{1L,8L,1L,1L},{1L,1L,(-4L),(-4L)},{(-10L),(-10L),0x127BL,1L}},{{(-10L),8L,(-4L),(-10L)},{1L,1L,1L,(-4L)},{1L,1L,0x127BL,(-10L)},{1L,8L,8L,1L},{1L,(-10L),8L,(-4L)},{1L,1L,0x127BL,1L},{1L,8L,1L,1L},{1L,1L,(-4L),(-4L)},{(-10L),(-10L),0x127BL,1L}}};
static int32_t g_1666[4] = {(-1L),(-1L),(-1L),(-1L)};
static volatile uint16_t g_1694 = 0x563FL;
static volatile uint16_t *g_1693[3] = {&g_1694,&g_1694,&g_1694};
static volatile uint16_t **g_1692[8][10] = {{&g_1693[0],&g_1693[1],&g_1693[2],&g_1693[1],&g_1693[1],&g_1693[2],&g_1693[1],&g_1693[0],&g_1693[1],(void*)0},{&g_1693[2],&g_1693[1],&g_1693[0],&g_1693[1],(void*)0,&g_1693[1],&g_1693[0],&g_1693[1],&g_1693[2],&g_1693[1]},{&g_1693[0],&g_1693[2],&g_1693[0],(void*)0,&g_1693[1],&g_1693[1],(void*)0,&g_1693[0],&g_1693[2],&g_1693[0]},{&g_1693[2],&g_1693[1],&g_1693[2],(void*)0,&g_1693[1],&g_1693[0],&g_1693[1],(void*)0,&g_1693[2],&g_1693[1]},{&g_1693[1],&g_1693[0],&g_1693[0],&g_1693[1],&g_1693[1],(void*)0,(void*)0,&g_1693[1],&g_1693[1],&g_1693[0]},{&g_1693[1],&g_1693[1],&g_1693[2],&g_1693[1],&g_1693[1],(void*)0,&g_1693[2],(void*)0,&g_1693[1],&g_1693[1]},{&g_1693[1],&g_1693[1],&g_1693[1],(void*)0,(void*)0,&g_1693[0],&g_1693[2],&g_1693[2],&g_1693[0],(void*)0},{&g_1693[2],&g_1693[1],&g_1693[1],&g_1693[2],&g_1693[1],&g_1693[1],(void*)0,&g_1693[2],(void*)0,&g_1693[1]}};
static int32_t g_1704 = (-7L);
static uint32_t g_1709 = 6UL;



static int32_t func_1(void);
static uint32_t func_9(int32_t p_10);
static int32_t func_11(uint64_t p_12, int64_t p_13, uint16_t p_14, uint32_t p_15);
static int32_t ** func_23(uint32_t p_24);
static uint32_t func_25(int16_t p_26, int64_t p_27, int16_t p_28, int32_t * p_29);
static int16_t func_30(int64_t p_31, int16_t p_32, int32_t p_33, int32_t p_34);
static uint16_t func_43(int32_t ** p_44, int32_t p_45, int32_t * p_46);
static uint8_t func_50(int32_t ** p_51, uint8_t p_52, const uint32_t p_53);
static int32_t ** func_54(int8_t p_55, int32_t p_56, uint64_t * p_57, uint64_t p_58);
static uint8_t func_79(int16_t p_80, int64_t * p_81);
# 128 "/tmp/symra-csmith-34gena3w/p.c"
static int32_t func_1(void)
{
    const int32_t *l_2 = &g_3[8];
    const int32_t **l_4 = &l_2;
    uint64_t l_16[4] = {0UL,0UL,0UL,0UL};
    uint64_t *l_20 = (void*)0;
    uint64_t *l_21[5];
    int32_t **l_47 = (void*)0;
    int16_t l_356 = 0x328FL;
    int32_t *l_357[6][10][4] = {{{&g_358,&g_358,(void*)0,&g_358},{(void*)0,&g_358,&g_358,&g_358},{&g_358,(void*)0,&g_358,(void*)0},{&g_358,(void*)0,&g_358,&g_358},{&g_358,&g_358,(void*)0,(void*)0},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,(void*)0},{&g_358,&g_358,&g_358,&g_358}},{{&g_358,&g_358,(void*)0,&g_358},{(void*)0,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,(void*)0,&g_358,(void*)0},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,(void*)0,&g_358},{&g_358,&g_358,&g_358,(void*)0},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358}},{{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{(void*)0,&g_358,(void*)0,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,(void*)0},{&g_358,&g_358,&g_358,(void*)0},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,(void*)0,&g_358},{&g_358,&g_358,&g_358,&g_358}},{{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,(void*)0},{(void*)0,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{(void*)0,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,(void*)0},{&g_358,(void*)0,&g_358,&g_358}},{{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,(void*)0,(void*)0},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,(void*)0},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,(void*)0,&g_358}},{{(void*)0,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,(void*)0,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,(void*)0,&g_358,&g_358},{&g_358,&g_358,(void*)0,&g_358},{&g_358,&g_358,&g_358,&g_358},{&g_358,&g_358,(void*)0,&g_358}}};
    int32_t l_383[8][5] = {{0x7CD70FB3L,(-1L),(-4L),0x42F2ACE3L,1L},{0x459E7026L,(-10L),(-6L),0x98DFA490L,(-6L)},{1L,1L,4L,(-6L),(-6L)},{0x54181061L,0x66450083L,(-1L),0xED1BD9DFL,1L},{0x9A0CF1E4L,0xED1BD9DFL,1L,0x68A525DFL,0x98DFA490L},{0x68A525DFL,0x66450083L,0x7CD70FB3L,0x7CD70FB3L,0x66450083L},{1L,1L,0x42F2ACE3L,0x7CD70FB3L,(-10L)},{(-4L),(-10L),1L,0x68A525DFL,0xED1BD9DFL}};
    int32_t *l_1467[10] = {&g_94,&g_94,&g_94,&g_94,&g_94,&g_94,&g_94,&g_94,&g_94,&g_94};
    int64_t l_1511 = (-3L);
    uint8_t l_1513 = 248UL;
    const uint16_t *l_1571[9] = {&g_779[1][0][0],&g_482,&g_482,&g_779[1][0][0],&g_482,&g_482,&g_779[1][0][0],&g_482,&g_482};
    uint8_t **l_1577 = &g_947;
    uint64_t ****l_1623 = &g_1108;
    int32_t **l_1661 = &g_1061;
    int32_t *l_1664 = &g_64;
    int32_t l_1665 = 0x795BB53BL;
    uint32_t l_1667 = 6UL;
    int i, j, k;
    for (i = 0; i < 5; i++)
        l_21[i] = (void*)0;
    (*l_4) = l_2;
    return g_1709;
}







static uint32_t func_9(int32_t p_10)
{
    int32_t *l_1443 = &g_94;
    uint32_t *l_1453 = (void*)0;
    uint32_t *l_1454 = &g_834[0][0][0];
    uint8_t **l_1459[3][5] = {{&g_947,&g_947,&g_947,&g_947,&g_947},{&g_947,&g_947,&g_947,&g_947,&g_947},{&g_947,&g_947,&g_947,&g_947,&g_947}};
    int64_t l_1460 = (-1L);
    int16_t *l_1461 = &g_140;
    int32_t l_1462 = (-8L);
    int32_t l_1463 = 0L;
    uint8_t ****l_1464 = &g_1385;
    int8_t **l_1465 = &g_801[3];
    int i, j;
    for (g_261 = 0; (g_261 < (-19)); g_261 = safe_sub_func_uint8_t_u_u(g_261, 9))
    {
        for (g_982 = 0; g_982 < 6; g_982 += 1)
        {
            g_801[g_982] = &g_1341;
        }
        (*g_1444) = l_1443;
    }
    (*l_1443) = (safe_rshift_func_uint8_t_u_u((((safe_mul_func_int8_t_s_s((l_1462 &= ((safe_mod_func_int16_t_s_s((((*g_1152) = (((*l_1443) < ((*l_1454)++)) ^ p_10)) & ((0L | (((*l_1461) = (safe_rshift_func_uint8_t_u_u(255UL, ((((void*)0 != l_1459[1][3]) > ((&l_1459[1][1] == ((((*l_1443) == 0x846BL) ^ l_1460) , &l_1459[1][3])) , 247UL)) <= p_10)))) | (*g_1065))) >= (*l_1443))), g_120)) >= p_10)), (*l_1443))) <= (*l_1443)) >= l_1463), (*l_1443)));
    (*l_1464) = &l_1459[1][3];
    (*g_1466) = l_1465;
    return p_10;
}







static int32_t func_11(uint64_t p_12, int64_t p_13, uint16_t p_14, uint32_t p_15)
{
    int16_t l_1436 = 0xE425L;
    uint8_t *l_1437 = &g_1340[0];
    int8_t ****l_1438 = &g_799[3];
    uint16_t *l_1439 = &g_482;
    int32_t *l_1440 = &g_94;
    (*g_85) = ((*l_1440) |= ((((*l_1439) |= (safe_mul_func_int8_t_s_s(p_14, (g_555 , ((safe_sub_func_int8_t_s_s(((safe_add_func_uint16_t_u_u(0x0848L, ((safe_div_func_int64_t_s_s((0xAE12698CL & ((l_1436 , l_1437) != (((&g_799[3] != l_1438) >= 0L) , (void*)0))), l_1436)) <= 4294967293UL))) & p_14), 0x0CL)) >= p_13))))) ^ p_12) , 0x41990D11L));
    return (*g_1061);
}







static int32_t ** func_23(uint32_t p_24)
{
    int8_t *l_1019 = &g_369[0];
    int32_t l_1022[5][7][5] = {{{0L,(-1L),(-1L),0L,(-1L)},{1L,(-4L),0x12E3C8CBL,(-4L),1L},{(-1L),0L,(-1L),(-1L),0L},{1L,(-1L),0x90C4842DL,(-4L),0x90C4842DL},{0L,0L,(-7L),0L,0L},{0x90C4842DL,(-4L),0x90C4842DL,(-1L),1L},{0L,(-1L),(-1L),0L,(-1L)}},{{1L,(-4L),0x12E3C8CBL,(-4L),1L},{(-1L),0L,(-1L),(-1L),0L},{1L,(-1L),0x90C4842DL,(-4L),0x90C4842DL},{0L,0L,(-7L),0L,0L},{0x90C4842DL,(-4L),0x90C4842DL,(-1L),1L},{0L,(-1L),(-1L),0L,(-1L)},{1L,(-4L),0x12E3C8CBL,(-4L),1L}},{{(-1L),0L,(-1L),(-1L),0L},{1L,(-1L),0x90C4842DL,(-4L),0x90C4842DL},{0L,0L,(-7L),0L,0L},{0x90C4842DL,(-1L),0x12E3C8CBL,0L,0x90C4842DL},{(-1L),(-7L),(-7L),(-1L),(-7L)},{0x90C4842DL,(-1L),1L,(-1L),0x90C4842DL},{(-7L),(-1L),(-7L),(-7L),(-1L)}},{{0x90C4842DL,0L,0x12E3C8CBL,(-1L),0x12E3C8CBL},{(-1L),(-1L),0L,(-1L),(-1L)},{0x12E3C8CBL,(-1L),0x12E3C8CBL,0L,0x90C4842DL},{(-1L),(-7L),(-7L),(-1L),(-7L)},{0x90C4842DL,(-1L),1L,(-1L),0x90C4842DL},{(-7L),(-1L),(-7L),(-7L),(-1L)},{0x90C4842DL,0L,0x12E3C8CBL,(-1L),0x12E3C8CBL}},{{(-1L),(-1L),0L,(-1L),(-1L)},{0x12E3C8CBL,(-1L),0x12E3C8CBL,0L,0x90C4842DL},{(-1L),(-7L),(-7L),(-1L),(-7L)},{0x90C4842DL,(-1L),1L,(-1L),0x90C4842DL},{(-7L),(-1L),(-7L),(-7L),(-1L)},{0x90C4842DL,0L,0x12E3C8CBL,(-1L),0x12E3C8CBL},{(-1L),(-1L),0L,(-1L),(-1L)}}};
    uint32_t l_1030 = 2UL;
    int32_t *l_1031 = &g_555;
    int32_t l_1032[4][4] = {{9L,(-10L),(-6L),0x904528E1L},{9L,(-6L),9L,0x25CF0787L},{(-10L),0x904528E1L,0x25CF0787L,0x25CF0787L},{(-6L),(-6L),0L,0x904528E1L}};
    int64_t *l_1075[6] = {&g_72,&g_72,&g_72,&g_72,&g_72,&g_72};
    int64_t **l_1074 = &l_1075[2];
    int64_t l_1118[6] = {0xA3F1C808AF74EE1BLL,0xA3F1C808AF74EE1BLL,0xA3F1C808AF74EE1BLL,0xA3F1C808AF74EE1BLL,0xA3F1C808AF74EE1BLL,0xA3F1C808AF74EE1BLL};
    int32_t **l_1192 = (void*)0;
    int8_t ***l_1202 = (void*)0;
    int8_t l_1237[8];
    int32_t **l_1314 = &g_93;
    int i, j, k;
    for (i = 0; i < 8; i++)
        l_1237[i] = 0x59L;
    if ((((safe_div_func_uint8_t_u_u((*g_947), (safe_div_func_uint64_t_u_u(p_24, (l_1032[0][1] = (((void*)0 != l_1019) | (l_1022[4][0][0] = ((((safe_mul_func_int8_t_s_s(l_1022[4][0][0], (safe_lshift_func_int16_t_s_u(0xA60BL, g_409)))) == ((((*l_1031) &= (((*g_93) = l_1022[2][1][1]) , ((safe_mod_func_int64_t_s_s((~(safe_sub_func_int32_t_s_s(l_1022[4][0][0], l_1030))), 4L)) < p_24))) , &l_1030) != &g_499)) | g_653) >= g_499)))))))) | 0x91BCC651115006E9LL) == 3UL))
    {
        int32_t *l_1033 = &l_1032[2][1];
        int32_t *l_1034 = &l_1022[4][0][0];
        int32_t *l_1035 = (void*)0;
        int32_t *l_1036 = &l_1032[3][2];
        int32_t *l_1037 = &l_1032[3][2];
        int32_t *l_1038[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
        uint64_t l_1039 = 0xF741591B0FF0ECC3LL;
        int16_t l_1119 = 0x789BL;
        int16_t l_1127 = 0x0C32L;
        int i;
        ++l_1039;
        (*l_1036) |= (safe_lshift_func_uint8_t_u_s(p_24, 6));
        for (g_94 = 0; (g_94 >= 17); g_94 = safe_add_func_uint32_t_u_u(g_94, 5))
        {
            const int64_t * const l_1048 = &g_72;
            const int64_t * const *l_1047 = &l_1048;
            int32_t l_1055 = 5L;
            int32_t l_1129 = 5L;
            uint64_t l_1130 = 0x23C424000EB524E1LL;
            uint8_t l_1134 = 1UL;
            for (g_60 = 0; (g_60 <= 0); g_60 += 1)
            {
                const int64_t * const *l_1046 = (void*)0;
                int32_t l_1058 = 0x8FFAF547L;
                int32_t ****l_1062 = &g_1059;
                l_1047 = l_1046;
                l_1032[1][1] ^= (safe_add_func_int32_t_s_s((((safe_div_func_uint8_t_u_u(((*g_947)++), l_1055)) , (void*)0) != ((safe_div_func_int16_t_s_s((((((p_24 & p_24) , 1L) , l_1031) != ((*l_1034) , &g_409)) , (((*l_1062) = ((((l_1058 = (p_24 || p_24)) , p_24) , 0xB3F690ABL) , g_1059)) != &g_1060)), p_24)) , g_1063[3])), 1L));
                for (g_64 = 0; (g_64 <= 1); g_64 += 1)
                {
                    int32_t *l_1066 = &l_1058;
                    int i, j, k;
                    (*g_1067) = l_1066;
                    l_1058 ^= ((*l_1033) = (-4L));
                    if (l_1055)
                        continue;
                }
            }
            for (g_60 = 1; (g_60 <= 8); g_60 += 1)
            {
                int64_t *l_1073 = &g_72;
                uint64_t *l_1078[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
                int32_t l_1079 = 0L;
                int8_t **l_1095 = &g_801[4];
                const int16_t l_1114 = (-9L);
                int32_t l_1125 = 0x5619C3B3L;
                int32_t l_1126[1][2][3] = {{{0x1DAA88FAL,(-1L),0x1DAA88FAL},{0x1DAA88FAL,(-1L),0x1DAA88FAL}}};
                int32_t **l_1133 = &l_1036;
                int i, j, k;
            }
        }
    }
    else
    {
        int32_t *l_1139 = &l_1022[3][0][2];
        int8_t l_1168 = (-7L);
        int32_t l_1189 = 0x6D5E19A0L;
        int32_t l_1227 = 0L;
        int32_t l_1228 = (-1L);
        int32_t l_1229 = (-6L);
        int32_t l_1230 = (-1L);
        int32_t l_1231[9][1][6] = {{{0x891DBDACL,(-10L),0x891DBDACL,(-9L),0xF249D4B3L,(-9L)}},{{(-10L),(-10L),(-10L),(-9L),(-2L),(-9L)}},{{0x891DBDACL,(-10L),0x891DBDACL,(-9L),0xF249D4B3L,(-9L)}},{{(-10L),(-10L),(-10L),(-9L),(-2L),(-9L)}},{{0x891DBDACL,(-10L),0x891DBDACL,(-9L),0xF249D4B3L,(-9L)}},{{(-10L),(-10L),(-10L),(-9L),(-2L),(-9L)}},{{0x891DBDACL,(-10L),0x891DBDACL,(-9L),0xF249D4B3L,(-9L)}},{{(-10L),(-10L),(-10L),(-9L),(-2L),(-9L)}},{{0x891DBDACL,(-10L),0x891DBDACL,(-9L),0xF249D4B3L,(-10L)}}};
        uint8_t l_1280[7];
        const uint64_t l_1308[5] = {0UL,0UL,0UL,0UL,0UL};
        uint64_t ****l_1313[5][6][4] = {{{&g_1108,&g_1108,&g_1108,(void*)0},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108}},{{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,(void*)0},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,(void*)0,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,(void*)0}},{{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108}},{{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,(void*)0},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,(void*)0,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,(void*)0},{&g_1108,&g_1108,&g_1108,&g_1108}},{{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108},{&g_1108,&g_1108,&g_1108,&g_1108}}};
        uint64_t l_1327[6][5][3] = {{{0x4D0B96BEF2F64FE8LL,0xB03293971BE5D206LL,0xB03293971BE5D206LL},{1UL,0xB03293971BE5D206LL,4UL},{0x7CFB63C71536263FLL,0xA8698910A0B0C3B4LL,0x12611EF23045D516LL},{1UL,0UL,0x12611EF23045D516LL},{0x4D0B96BEF2F64FE8LL,0x2378E3253FE25A87LL,4UL}},{{0UL,0UL,0xB03293971BE5D206LL},{0UL,0xA8698910A0B0C3B4LL,0UL},{0x4D0B96BEF2F64FE8LL,0xB03293971BE5D206LL,0xB03293971BE5D206LL},{1UL,0xB03293971BE5D206LL,4UL},{0x7CFB63C71536263FLL,0xA8698910A0B0C3B4LL,0x12611EF23045D516LL}},{{1UL,0UL,0x12611EF23045D516LL},{0x4D0B96BEF2F64FE8LL,0x2378E3253FE25A87LL,4UL},{0UL,0UL,0xB03293971BE5D206LL},{0UL,0xA8698910A0B0C3B4LL,0UL},{0x4D0B96BEF2F64FE8LL,0xB03293971BE5D206LL,0xB03293971BE5D206LL}},{{1UL,0xB03293971BE5D206LL,4UL},{0x7CFB63C71536263FLL,0xA8698910A0B0C3B4LL,0x12611EF23045D516LL},{1UL,0UL,0x12611EF23045D516LL},{0x4D0B96BEF2F64FE8LL,0x2378E3253FE25A87LL,4UL},{0UL,0UL,0xB03293971BE5D206LL}},{{0UL,0xA8698910A0B0C3B4LL,0UL},{0x4D0B96BEF2F64FE8LL,0xB03293971BE5D206LL,5UL},{0xFBA905563EF47945LL,5UL,0x45B2ECD615FDA12CLL},{4UL,18446744073709551615UL,18446744073709551614UL},{0xFBA905563EF47945LL,0x3B261657663E313FLL,18446744073709551614UL}},{{0xB03293971BE5D206LL,18446744073709551615UL,0x45B2ECD615FDA12CLL},{0x2378E3253FE25A87LL,0x3B261657663E313FLL,5UL},{0x2378E3253FE25A87LL,18446744073709551615UL,0x3B261657663E313FLL},{0xB03293971BE5D206LL,5UL,5UL},{0xFBA905563EF47945LL,5UL,0x45B2ECD615FDA12CLL}}};
        int64_t * const *l_1351 = &g_1218;
        int32_t **l_1357 = &l_1031;
        const uint8_t **l_1379 = (void*)0;
        const uint8_t ***l_1378 = &l_1379;
        int i, j, k;
        for (i = 0; i < 7; i++)
            l_1280[i] = 0x74L;
        for (g_414 = 0; (g_414 <= 47); g_414++)
        {
            int32_t **l_1140 = (void*)0;
            int32_t **l_1143 = (void*)0;
            int8_t **l_1154 = &g_801[4];
            int32_t *l_1164 = &g_261;
            const int16_t l_1165 = 0xE596L;
            uint32_t *l_1166 = (void*)0;
            uint32_t *l_1167 = &g_834[0][0][0];
            uint16_t l_1188 = 4UL;
            int32_t l_1226 = 3L;
            int32_t l_1233 = 1L;
            int32_t l_1250 = 0xCC6E39EBL;
            int32_t l_1251 = (-8L);
            int64_t l_1252 = 5L;
            int32_t l_1253 = 0L;
            int32_t l_1254 = 0x44CD5EF6L;
            int32_t l_1255 = 7L;
            int32_t l_1256 = 5L;
            int8_t l_1257 = (-7L);
            int32_t l_1258 = 0x832C4976L;
            int16_t l_1259 = 0xFD99L;
            int32_t l_1260 = (-1L);
            int32_t l_1261 = 0xC381C9C9L;
            int32_t l_1262 = 0xD7282FBBL;
            int32_t l_1263 = 0xDAEF2BD9L;
            int32_t l_1264 = 2L;
            int32_t l_1265 = 0x3959811AL;
            int32_t l_1266[4][5] = {{(-7L),(-7L),(-1L),(-1L),(-7L)},{1L,(-6L),1L,(-6L),1L},{(-7L),(-1L),(-1L),(-7L),(-7L)},{(-1L),(-6L),(-1L),(-6L),(-1L)}};
            int64_t l_1267 = 2L;
            uint8_t l_1271 = 7UL;
            int i, j;
            (*g_1144) = l_1139;
            if ((p_24 ^ (0xEF35L > (((safe_sub_func_uint64_t_u_u(((((l_1032[0][1] |= ((*l_1167) &= (safe_mod_func_int32_t_s_s((-2L), (((g_1151 = &l_1019) != l_1154) & ((safe_lshift_func_int8_t_s_s((*l_1139), 6)) > ((*l_1019) = (safe_div_func_uint8_t_u_u((safe_lshift_func_int16_t_s_s(((((*l_1139) ^ (+((**g_1064) | (safe_sub_func_uint8_t_u_u(0x45L, 0xA0L))))) , l_1164) == l_1031), 10)), l_1165))))))))) > l_1118[0]) | p_24) , (*l_1139)), 0x5B2618C1275E0C51LL)) && l_1168) | (*l_1139)))))
            {
                uint32_t l_1183 = 0x1A1143C4L;
                int32_t l_1190 = 0x5F48E269L;
                int32_t **l_1191 = &l_1139;
                (*l_1191) = ((safe_mul_func_uint8_t_u_u(255UL, (safe_lshift_func_int8_t_s_u(((((safe_sub_func_uint16_t_u_u((safe_mul_func_int16_t_s_s((*l_1139), (safe_lshift_func_uint16_t_u_u(((safe_sub_func_int32_t_s_s((p_24 , 0xDB366185L), ((p_24 , ((((*g_947) ^= (safe_mul_func_uint16_t_u_u((l_1183 && (safe_add_func_int64_t_s_s((p_24 , ((**l_1074) = (g_1008 | (((safe_rshift_func_int8_t_s_s((p_24 || l_1188), 5)) , l_1118[0]) & g_3[8])))), (-1L)))), 6UL))) > l_1032[0][1]) && l_1032[0][1])) , (-5L)))) || (-7L)), 8)))), 1L)) > l_1189) != (-7L)) & 0x356E4C37L), l_1190)))) , &l_1189);
                if ((**l_1191))
                    break;
                return l_1192;
            }
            else
            {
                uint64_t l_1204 = 18446744073709551615UL;
                int32_t l_1225[9][9] = {{8L,1L,1L,1L,1L,8L,(-3L),8L,1L},{(-3L),1L,1L,(-3L),0L,0x4EA4249BL,0L,(-3L),1L},{0xC35B9F3CL,0xC35B9F3CL,(-3L),1L,1L,1L,(-3L),0xC35B9F3CL,0xC35B9F3CL},{1L,(-3L),0L,0x4EA4249BL,0L,(-3L),1L,1L,(-3L)},{1L,8L,(-3L),8L,1L,1L,1L,1L,8L},{1L,0L,1L,0xFBB13A2DL,(-1L),(-1L),0xFBB13A2DL,1L,0L},{0xC35B9F3CL,(-1L),1L,(-3L),(-3L),1L,(-1L),0xC35B9F3CL,(-1L)},{(-3L),0x4EA4249BL,0xFBB13A2DL,0xFBB13A2DL,0x4EA4249BL,(-3L),(-1L),(-3L),0x4EA4249BL},{8L,(-1L),(-1L),8L,0xC35B9F3CL,1L,0xC35B9F3CL,8L,(-1L)}};
                uint64_t * const *l_1240 = &g_59[6];
                int i, j;
                for (p_24 = (-4); (p_24 >= 7); p_24++)
                {
                    int32_t l_1199[8][2] = {{(-10L),(-10L)},{4L,(-10L)},{(-10L),4L},{(-10L),(-10L)},{4L,(-10L)},{(-10L),4L},{(-10L),(-10L)},{4L,(-10L)}};
                    int16_t *l_1203[1][8][9] = {{{&g_305,(void*)0,(void*)0,&g_305,&g_305,(void*)0,(void*)0,&g_305,&g_305},{&g_140,&g_140,&g_140,&g_305,&g_305,&g_305,(void*)0,&g_305,(void*)0},{&g_305,&g_140,&g_305,&g_305,&g_305,&g_305,&g_305,&g_305,&g_305},{(void*)0,(void*)0,&g_140,&g_305,(void*)0,&g_140,&g_140,&g_140,&g_140},{&g_140,&g_140,&g_305,&g_305,&g_140,&g_140,&g_305,&g_305,&g_140},{&g_140,&g_305,&g_140,&g_140,&g_140,&g_305,&g_140,&g_305,&g_140},{&g_140,(void*)0,&g_305,&g_140,&g_305,&g_140,&g_305,(void*)0,&g_140},{&g_140,&g_140,&g_305,(void*)0,&g_140,&g_305,&g_140,(void*)0,&g_305}}};
                    int8_t *l_1207 = &g_369[0];
                    uint8_t *l_1210 = &g_118;
                    int64_t l_1232[9][5] = {{1L,0x0A37F02054105C95LL,1L,0x0A37F02054105C95LL,1L},{(-3L),0x232FBB614A1901A2LL,0x232FBB614A1901A2LL,(-3L),(-3L)},{0x50F7597E21169AB7LL,0x0A37F02054105C95LL,0x50F7597E21169AB7LL,0x0A37F02054105C95LL,0x50F7597E21169AB7LL},{(-3L),(-3L),0x232FBB614A1901A2LL,0x232FBB614A1901A2LL,(-3L)},{1L,0x0A37F02054105C95LL,1L,0x0A37F02054105C95LL,1L},{(-3L),0x232FBB614A1901A2LL,0x232FBB614A1901A2LL,(-3L),(-3L)},{0x50F7597E21169AB7LL,0x0A37F02054105C95LL,0x50F7597E21169AB7LL,0x0A37F02054105C95LL,0x50F7597E21169AB7LL},{(-3L),(-3L),0x232FBB614A1901A2LL,0x232FBB614A1901A2LL,(-3L)},{1L,0x0A37F02054105C95LL,1L,0x0A37F02054105C95LL,1L}};
                    uint64_t l_1268 = 0xFF19D67732275C00LL;
                    int i, j, k;
                    l_1199[0][1] = ((safe_mod_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(l_1199[5][0], (*g_947))), (safe_rshift_func_uint16_t_u_s(((l_1204 ^= ((void*)0 == l_1202)) , (p_24 || (((safe_rshift_func_int16_t_s_u((((l_1207 != (*g_1151)) , (safe_mul_func_int16_t_s_s((((*l_1210) = ((((((-6L) & (*g_947)) ^ 0xE5L) , g_140) , p_24) != 0xA2A5DD5F520416A0LL)) < (*g_1152)), 65535UL))) ^ (*g_947)), 7)) <= l_1204) | 0x0A892ACCBEFBE213LL))), 1)))) ^ p_24);
                    for (g_94 = 0; (g_94 <= 4); g_94 += 1)
                    {
                        int32_t **l_1211 = &g_93;
                        uint16_t *l_1214[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
                        int64_t **l_1215 = &l_1075[1];
                        int i;
                        (*l_1211) = &l_1199[3][0];
                        (*g_1216) = ((safe_sub_func_uint16_t_u_u(0x9154L, (g_779[3][0][0] = ((void*)0 == &l_1031)))) , l_1215);
                        (*l_1211) = (void*)0;
                    }
                    for (g_305 = (-10); (g_305 <= 22); g_305 = safe_add_func_int8_t_s_s(g_305, 3))
                    {
                        int32_t *l_1221 = &l_1032[0][1];
                        int32_t *l_1222 = &g_358;
                        int32_t *l_1223 = &l_1032[0][1];
                        int32_t *l_1224[2];
                        int i;
                        for (i = 0; i < 2; i++)
                            l_1224[i] = &g_64;
                        ++g_1234;
                        l_1224[0] = l_1224[0];
                        if (p_24)
                            continue;
                        l_1237[4] = p_24;
                    }
                    if ((*g_85))
                    {
                        (*g_85) &= ((*l_1139) = (l_1199[3][0] < p_24));
                        (*l_1139) = (safe_lshift_func_uint16_t_u_s((l_1240 == l_1240), ((void*)0 != (*l_1240))));
                    }
                    else
                    {
                        int32_t *l_1241 = &g_64;
                        int32_t *l_1242 = &l_1226;
                        int32_t *l_1243 = &l_1199[3][0];
                        int32_t *l_1244 = (void*)0;
                        int32_t *l_1245 = &l_1231[5][0][0];
                        int32_t *l_1246 = (void*)0;
                        int32_t *l_1247 = (void*)0;
                        int32_t *l_1248 = &l_1225[7][6];
                        int32_t *l_1249[4] = {&l_1233,&l_1233,&l_1233,&l_1233};
                        int i;
                        l_1268--;
                        l_1271++;
                        (*g_1144) = (void*)0;
                        (*l_1243) ^= p_24;
                    }
                }
                return l_1192;
            }
        }
        for (g_72 = 3; (g_72 >= 0); g_72 -= 1)
        {
            int32_t l_1279 = 0x9273D1B9L;
            int32_t l_1281 = 0x36054D1EL;
            int32_t l_1282[2][2] = {{0x2C8D0F00L,0x2C8D0F00L},{0x2C8D0F00L,0x2C8D0F00L}};
            int8_t **l_1307[7][1] = {{(void*)0},{(void*)0},{&g_801[5]},{(void*)0},{(void*)0},{&g_801[5]},{(void*)0}};
            int32_t l_1310 = 0xC5EBA659L;
            int32_t *l_1315[3][5] = {{&l_1282[0][1],&l_1022[3][5][3],&g_94,&g_94,&l_1022[3][5][3]},{&l_1229,&l_1231[4][0][1],&g_94,&g_94,&g_94},{&l_1231[4][0][1],&l_1229,&l_1231[4][0][1],&g_94,&g_94}};
            uint64_t l_1316 = 3UL;
            uint8_t ***l_1384 = &g_946;
            int i, j;
            if ((safe_unary_minus_func_uint32_t_u(((safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s((*g_1065), (((l_1279 == l_1279) == p_24) & ((&g_499 != &p_24) | p_24)))), ((l_1280[5] |= (**g_1060)) , g_64))) < (-5L)))))
            {
                uint8_t l_1283 = 0UL;
                uint32_t l_1295 = 0x883ED0F3L;
                const int32_t *l_1298 = &l_1228;
                const int32_t **l_1297 = &l_1298;
                l_1283--;
                (*g_85) ^= 0x9B57D688L;
                (*g_1296) = ((safe_add_func_uint16_t_u_u(g_158, (((safe_add_func_int16_t_s_s((safe_rshift_func_int8_t_s_s((l_1282[1][0] > p_24), (safe_unary_minus_func_int64_t_s((((p_24 , (--(*g_947))) <= 248UL) >= (l_1281 = ((void*)0 != &l_1030))))))), l_1295)) != (((void*)0 == (*g_1216)) != 1UL)) & p_24))) , &l_1230);
                (*l_1297) = (void*)0;
            }
            else
            {
                uint32_t l_1311 = 0xC498CC1DL;
                for (g_982 = 4; (g_982 >= 1); g_982 -= 1)
                {
                    uint32_t *l_1305 = (void*)0;
                    uint32_t *l_1306 = &g_834[0][0][0];
                    int32_t l_1309 = (-4L);
                    uint16_t *l_1312 = &g_482;
                    l_1227 &= ((&g_1104 != (((*l_1312) = ((l_1310 = ((((0x89L & ((((*l_1139) = (p_24 , (p_24 , p_24))) >= (0x64L >= (((safe_sub_func_uint16_t_u_u((safe_mod_func_int32_t_s_s(((safe_sub_func_uint32_t_u_u(((*l_1306) &= 0x0F5E09A8L), (((void*)0 == l_1307[6][0]) == 0L))) != g_482), p_24)), p_24)) >= l_1308[4]) , 0x24L))) > p_24)) , l_1309) , 1UL) != p_24)) | l_1311)) , l_1313[4][2][2])) , (**g_361));
                    return &g_93;
                }
            }
            l_1316--;
            for (g_118 = 0; (g_118 <= 4); g_118 += 1)
            {
                int16_t *l_1322 = (void*)0;
                int16_t *l_1323 = (void*)0;
                int16_t *l_1324[2];
                int32_t l_1328 = 3L;
                int32_t l_1329 = 0xC18097C4L;
                int64_t **l_1353 = &g_1218;
                uint8_t *l_1358 = (void*)0;
                uint64_t ** const l_1361 = (void*)0;
                int32_t **l_1427 = (void*)0;
                int i;
                for (i = 0; i < 2; i++)
                    l_1324[i] = &g_140;
                (*g_85) &= (l_1227 = (~(((l_1328 = (safe_rshift_func_int8_t_s_s(((((((*l_1139) = (-1L)) >= (((safe_lshift_func_int16_t_s_s(p_24, (((p_24 | 0x456FCA0B791BD8CBLL) ^ l_1327[5][1][1]) <= 0xB9L))) || g_369[0]) >= 0x62L)) , l_1328) && 0UL) > p_24), 0))) > l_1329) != p_24)));
                if (((safe_mod_func_uint32_t_u_u(((**l_1314) , (p_24 | (safe_rshift_func_uint8_t_u_s((((l_1328 = p_24) || (((*l_1139) = ((((g_1341 ^= ((g_1340[1] = (safe_lshift_func_uint8_t_u_u((!((**l_1314) , (0x2111L | (p_24 && (l_1328 = (l_1329 || p_24)))))), (safe_unary_minus_func_int16_t_s((safe_rshift_func_int8_t_s_s((*l_1139), 1))))))) & (*g_1065))) , &l_1139) == &l_1315[0][3]) < p_24)) || (*l_1139))) > g_305), p_24)))), l_1329)) <= g_482))
                {
                    int8_t l_1356 = 0xEAL;
                    int32_t *l_1360 = &l_1227;
                    for (l_1328 = 4; (l_1328 >= 0); l_1328 -= 1)
                    {
                        return l_1192;
                    }
                    for (g_653 = 0; (g_653 <= 4); g_653 += 1)
                    {
                        const int32_t **l_1342 = (void*)0;
                        int64_t * const **l_1352 = &l_1351;
                        int64_t ***l_1354 = &l_1353;
                        uint64_t **l_1363[10] = {&g_121,&g_121,(void*)0,&g_121,(void*)0,&g_121,&g_121,(void*)0,&g_121,(void*)0};
                        uint64_t ***l_1362 = &l_1363[6];
                        int i, j, k;
                        (*g_85) = (l_1342 == ((safe_mul_func_uint16_t_u_u(((((safe_lshift_func_int8_t_s_u(((((((safe_mod_func_uint16_t_u_u(0xD57AL, l_1022[g_653][(g_72 + 3)][g_653])) < ((safe_mul_func_uint16_t_u_u(l_1022[g_653][(g_118 + 2)][g_72], (((*l_1352) = l_1351) == ((*l_1354) = l_1353)))) & (+(l_1356 = l_1022[g_72][g_653][g_118])))) != (((*g_1059) = l_1357) != (void*)0)) <= p_24) < p_24) , p_24), 0)) , (*l_1139)) , (void*)0) != l_1358), 0xB283L)) , g_1359));
                        (*l_1314) = l_1360;
                        (*l_1362) = l_1361;
                        (*g_85) = ((**l_1314) = (safe_mul_func_int16_t_s_s((((*g_947) == (safe_div_func_int32_t_s_s((**g_1067), (4UL || (+(safe_mul_func_uint16_t_u_u((l_1328 & (safe_add_func_int16_t_s_s((l_1022[g_72][g_653][g_118] ^= l_1329), (((safe_lshift_func_uint8_t_u_u(((((!(((g_482 && (safe_rshift_func_int16_t_s_u((*l_1360), 14))) , l_1378) == (g_1385 = (((~(safe_mod_func_int64_t_s_s((~(((p_24 || p_24) == p_24) == 0UL)), (*l_1360)))) < p_24) , l_1384)))) > p_24) ^ 0x5C5E97CB13E04D6DLL) >= p_24), 5)) ^ 0UL) || p_24)))), 0x3FC2L))))))) || p_24), (-1L))));
                    }
                    (*l_1139) = ((&l_1168 == &l_1356) , p_24);
                }
                else
                {
                    int32_t l_1390 = (-6L);
                    int32_t l_1391[7][3] = {{0xF9ECEF5DL,0xF9ECEF5DL,(-2L)},{9L,(-2L),(-2L)},{(-2L),(-8L),0x022AF2E6L},{9L,(-8L),9L},{0xF9ECEF5DL,(-2L),0x022AF2E6L},{0xF9ECEF5DL,0xF9ECEF5DL,(-2L)},{9L,(-2L),(-2L)}};
                    int32_t l_1400 = 0x2E03FF3BL;
                    uint16_t *l_1424 = &g_779[5][0][7];
                    int i, j;
                    l_1400 = (safe_mod_func_uint32_t_u_u(((((safe_mul_func_int16_t_s_s(((((l_1390 = p_24) ^ l_1391[1][0]) || ((l_1391[3][1] ^= (&g_800[3][3][4] == l_1202)) | (-6L))) < (((safe_rshift_func_int16_t_s_u((l_1328 = p_24), ((safe_rshift_func_int8_t_s_s(((*g_1152) = (safe_div_func_uint16_t_u_u((p_24 || (((*g_93) ^ (p_24 == (**g_1064))) || 0xC9F37639L)), 0x952DL))), l_1400)) <= g_96[2]))) < p_24) | p_24)), 0x253DL)) , (void*)0) == l_1202) || p_24), 4294967295UL));
                    (*g_85) = (safe_unary_minus_func_uint8_t_u((safe_mod_func_uint64_t_u_u(l_1400, ((*l_1139) = ((safe_add_func_int8_t_s_s(((safe_add_func_int8_t_s_s((0xB68DA99B124BA7A0LL <= (p_24 , (l_1328 <= (safe_mul_func_uint16_t_u_u((safe_mod_func_int16_t_s_s((+(+((**g_1296) || g_122[0]))), (g_305 = (((l_1032[0][1] ^= (safe_add_func_int32_t_s_s(((safe_div_func_uint16_t_u_u((safe_sub_func_uint64_t_u_u(18446744073709551615UL, (safe_div_func_uint16_t_u_u(((*l_1424)--), (p_24 || 0x3C16C118C3AE45A3LL))))), (**l_1314))) & p_24), p_24))) , p_24) , g_414)))), l_1328))))), p_24)) ^ 1UL), p_24)) & 0xE6L))))));
                }
                return l_1427;
            }
        }
        (*g_85) &= (*l_1139);
    }
    return l_1192;
}







static uint32_t func_25(int16_t p_26, int64_t p_27, int16_t p_28, int32_t * p_29)
{
    uint64_t l_402[8] = {0x1C9E0359825BB455LL,0x1C9E0359825BB455LL,0x1C9E0359825BB455LL,0x1C9E0359825BB455LL,0x1C9E0359825BB455LL,0x1C9E0359825BB455LL,0x1C9E0359825BB455LL,0x1C9E0359825BB455LL};
    int32_t l_407 = (-3L);
    int32_t * const l_412 = &g_409;
    int32_t l_426[9][4] = {{0x3917BE95L,0x71B91601L,0x71B91601L,0x3917BE95L},{0x6FF8D6F0L,0x563EA518L,0x71B91601L,0x0D7EB7A5L},{0x3917BE95L,0xCD09B312L,0xA5B5BE6EL,0xCD09B312L},{0xCD09B312L,0x71B91601L,0x6FF8D6F0L,0xCD09B312L},{0x6FF8D6F0L,0xCD09B312L,0x0D7EB7A5L,0x0D7EB7A5L},{0x563EA518L,0x563EA518L,0xA5B5BE6EL,0x3917BE95L},{0x563EA518L,0x71B91601L,0x0D7EB7A5L,0x563EA518L},{0x6FF8D6F0L,0x3917BE95L,0x6FF8D6F0L,0x0D7EB7A5L},{0xCD09B312L,0x3917BE95L,0xA5B5BE6EL,0x563EA518L}};
    int64_t l_437 = 0xF1B79A2713F2CA31LL;
    int32_t * const *l_458[10][6][4] = {{{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,(void*)0},{(void*)0,&g_93,&g_93,(void*)0},{&g_93,&g_93,&g_93,&g_93},{&g_93,(void*)0,&g_93,&g_93},{&g_93,&g_93,&g_93,(void*)0}},{{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{(void*)0,&g_93,&g_93,&g_93},{(void*)0,(void*)0,&g_93,&g_93}},{{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,(void*)0,&g_93,&g_93},{&g_93,&g_93,(void*)0,&g_93}},{{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,(void*)0},{&g_93,&g_93,&g_93,&g_93},{&g_93,(void*)0,&g_93,&g_93}},{{&g_93,&g_93,&g_93,(void*)0},{&g_93,&g_93,(void*)0,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,(void*)0,&g_93,(void*)0},{&g_93,(void*)0,&g_93,(void*)0}},{{&g_93,(void*)0,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{(void*)0,&g_93,&g_93,&g_93},{(void*)0,&g_93,&g_93,(void*)0},{&g_93,&g_93,&g_93,&g_93},{&g_93,(void*)0,&g_93,&g_93}},{{&g_93,&g_93,&g_93,(void*)0},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{(void*)0,&g_93,&g_93,&g_93}},{{(void*)0,(void*)0,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,(void*)0,&g_93,&g_93}},{{&g_93,&g_93,(void*)0,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,(void*)0,(void*)0},{&g_93,(void*)0,&g_93,&g_93},{&g_93,&g_93,&g_93,&g_93},{&g_93,&g_93,&g_93,(void*)0}},{{&g_93,&g_93,(void*)0,&g_93},{&g_93,&g_93,&g_93,&g_93},{(void*)0,&g_93,&g_93,&g_93},{&g_93,(void*)0,(void*)0,&g_93},{&g_93,&g_93,&g_93,(void*)0},{(void*)0,&g_93,&g_93,&g_93}}};
    int32_t * const **l_457 = &l_458[4][3][2];
    uint16_t *l_481 = &g_482;
    int64_t l_566 = 0x8662F95350170BC4LL;
    int32_t **l_586 = &g_93;
    uint32_t l_654 = 2UL;
    int16_t **l_682 = &g_341;
    uint64_t l_765 = 18446744073709551606UL;
    int16_t l_807 = (-1L);
    int32_t l_877 = 3L;
    const uint8_t l_878 = 0xE4L;
    uint8_t l_881[3][3] = {{0xEFL,0xC1L,0xC1L},{0xEFL,0xC1L,0xC1L},{0xEFL,0xC1L,0xC1L}};
    int64_t l_907 = 0xF02EA0CB122B4657LL;
    int64_t **l_979 = (void*)0;
    const int8_t *l_993 = &g_994;
    uint8_t l_1003 = 0x75L;
    uint32_t l_1012[1][3];
    int i, j, k;
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 3; j++)
            l_1012[i][j] = 6UL;
    }
    for (g_261 = 3; (g_261 > (-10)); g_261 = safe_sub_func_int32_t_s_s(g_261, 9))
    {
        int32_t **l_388 = &g_93;
        int32_t *l_390 = &g_64;
        int32_t **l_389 = &l_390;
        uint8_t * const l_433 = (void*)0;
        uint8_t * const *l_432[10] = {&l_433,&l_433,&l_433,&l_433,&l_433,&l_433,&l_433,&l_433,&l_433,&l_433};
        uint16_t l_436[4][9] = {{65526UL,0x9509L,65526UL,0x9969L,65526UL,0x9509L,65526UL,0x9969L,65526UL},{65526UL,65526UL,1UL,65530UL,0xCC05L,0xCC05L,65530UL,1UL,65526UL},{0xF2DDL,0x9969L,0xC4E0L,0x9969L,0xF2DDL,0x9969L,0xC4E0L,0x9969L,0xF2DDL},{0xCC05L,65530UL,1UL,65526UL,65526UL,1UL,65530UL,0xCC05L,0xCC05L}};
        uint16_t l_459 = 65535UL;
        int64_t l_488[9][4] = {{3L,0xE4CF1F7A4574346CLL,2L,(-1L)},{(-1L),0x6B43315F493DF090LL,(-1L),0xE4CF1F7A4574346CLL},{1L,(-1L),(-1L),1L},{(-1L),0xD1017FB5CB9F973FLL,2L,0x2AA353A1A1BAD50ALL},{3L,0x01CDDD9A3E2C44E3LL,0x2AA353A1A1BAD50ALL,0L},{0x2AA353A1A1BAD50ALL,0L,0x1DCFB2821785523ELL,0L},{(-1L),0x01CDDD9A3E2C44E3LL,0x6B43315F493DF090LL,0x2AA353A1A1BAD50ALL},{(-6L),0xD1017FB5CB9F973FLL,0L,1L},{0x6B43315F493DF090LL,(-1L),0xE4CF1F7A4574346CLL,0xE4CF1F7A4574346CLL}};
        uint32_t l_516[7] = {0UL,1UL,0UL,0UL,1UL,0UL,0UL};
        uint64_t *l_525 = &g_60;
        int8_t l_529 = 0x5BL;
        int8_t l_542 = 0xC8L;
        int32_t l_567 = 9L;
        int32_t l_568 = 0x43D4164BL;
        int32_t l_569[4];
        uint64_t l_580 = 0xE6933149704FE0FFLL;
        int i, j;
        for (i = 0; i < 4; i++)
            l_569[i] = 0x9E54F3ADL;
        (*l_389) = ((*l_388) = (*g_361));
        for (g_358 = 0; (g_358 < 3); g_358 = safe_add_func_uint16_t_u_u(g_358, 7))
        {
            int16_t *l_397 = &g_305;
            int32_t l_398 = 0x5241B77EL;
            uint8_t *l_399 = &g_96[3];
            uint64_t *l_405 = &l_402[4];
            int32_t *l_406 = &g_64;
            int32_t *l_408 = &g_409;
            uint8_t *l_410[5][8] = {{&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118},{&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118},{&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118},{&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118},{&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118,&g_118}};
            uint32_t l_411[4];
            int32_t l_446 = (-1L);
            int32_t l_447 = 0x6FF01BA2L;
            uint64_t l_540 = 0x948803729D076037LL;
            int32_t l_570 = 9L;
            int32_t l_571 = 0xB7A62E57L;
            int32_t l_572 = (-4L);
            int32_t l_573 = 0x016D7DF5L;
            int32_t l_574 = 0x4541A91DL;
            int32_t l_575 = 0x19EE989DL;
            int32_t l_576 = 0L;
            int32_t l_577 = 1L;
            int32_t l_578 = 0x1484B6A1L;
            int32_t l_579 = (-1L);
            int i, j;
            for (i = 0; i < 4; i++)
                l_411[i] = 0xE4DD879EL;
        }
    }
lbl_758:
    (*l_586) = p_29;
    for (g_482 = 0; (g_482 <= 7); g_482 += 1)
    {
        uint8_t l_587 = 1UL;
        int32_t l_621 = (-1L);
        int32_t l_623 = 0xD3001CA5L;
        int16_t l_655[4];
        uint32_t *l_677 = (void*)0;
        uint64_t **l_731 = &g_59[1];
        int32_t l_747 = 0xF85D0C7DL;
        int32_t l_749 = 0x1109E377L;
        int32_t l_750 = 0xEB41F0C9L;
        int32_t l_751 = 0xDF0921F3L;
        int32_t l_752 = 1L;
        int32_t l_754 = 0L;
        int8_t *l_797 = &g_369[0];
        int8_t **l_796 = &l_797;
        int8_t ***l_795[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
        int i;
        for (i = 0; i < 4; i++)
            l_655[i] = (-8L);
        l_587--;
        for (l_407 = 8; (l_407 >= 0); l_407 -= 1)
        {
            int8_t l_596 = 0xE6L;
            int32_t **l_615[9];
            int32_t *l_630 = &l_407;
            int8_t *l_657 = &l_596;
            int i;
            for (i = 0; i < 9; i++)
                l_615[i] = (void*)0;
            for (l_437 = 7; (l_437 >= 0); l_437 -= 1)
            {
                int32_t *l_617 = &g_261;
                int32_t **l_616[8][4] = {{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617},{&l_617,&l_617,&l_617,&l_617}};
                int32_t ***l_618 = &l_616[3][1];
                uint8_t l_619 = 7UL;
                uint8_t *l_620 = &g_96[2];
                uint32_t *l_622 = &g_158;
                int8_t *l_629 = &l_596;
                int8_t **l_628 = &l_629;
                int32_t l_687 = 0xCC1F49E1L;
                int i, j;
            }
        }
        for (g_499 = 0; (g_499 <= 8); g_499 += 1)
        {
            int16_t l_726 = (-8L);
            int32_t l_732 = 4L;
            int32_t l_743 = (-5L);
            int32_t l_745 = (-1L);
            int32_t l_748[5][7][7] = {{{8L,0xFD9DF501L,0L,0x1DE21686L,0xB5238F60L,1L,5L},{1L,0xAB1A014BL,0x398601FBL,0L,1L,2L,0L},{8L,0xB5238F60L,0L,0L,0xB5238F60L,8L,5L},{0x5D5AC2DFL,0xAB1A014BL,0x08E41217L,0L,(-8L),2L,0xAA5EE051L},{8L,0xFD9DF501L,0L,0x1DE21686L,0xB5238F60L,1L,5L},{1L,0xAB1A014BL,0x398601FBL,0L,1L,2L,0L},{8L,0xB5238F60L,0L,0L,0xB5238F60L,8L,5L}},{{0x5D5AC2DFL,0xAB1A014BL,0x08E41217L,0L,(-8L),2L,0xAA5EE051L},{8L,0xFD9DF501L,0L,0x1DE21686L,0xB5238F60L,1L,5L},{1L,0xAB1A014BL,0x398601FBL,0L,1L,2L,0L},{8L,0xB5238F60L,0L,0L,0xB5238F60L,8L,5L},{0x5D5AC2DFL,0xAB1A014BL,0x08E41217L,0L,(-8L),2L,0xAA5EE051L},{8L,0xFD9DF501L,0L,0x1DE21686L,0xB5238F60L,1L,5L},{1L,0xAB1A014BL,0x398601FBL,0L,1L,2L,0L}},{{8L,0xB5238F60L,0L,0L,0xB5238F60L,8L,5L},{0x5D5AC2DFL,0xAB1A014BL,0x08E41217L,0L,(-8L),2L,0xAA5EE051L},{8L,0xFD9DF501L,0L,0x1DE21686L,0xB5238F60L,1L,5L},{1L,0xAB1A014BL,0x398601FBL,0L,1L,2L,0L},{8L,0xB5238F60L,0L,0L,0xB5238F60L,8L,5L},{0x5D5AC2DFL,0xAB1A014BL,0x08E41217L,0L,(-8L),2L,0xAA5EE051L},{8L,0xFD9DF501L,0L,0x1DE21686L,0xB5238F60L,1L,5L}},{{1L,0xAB1A014BL,0x398601FBL,0L,1L,2L,0L},{8L,0xB5238F60L,0L,0L,0xB5238F60L,8L,5L},{0x5D5AC2DFL,0xAB1A014BL,0x08E41217L,0L,(-8L),0x40B82930L,(-1L)},{0xFE115D51L,0L,5L,0xD405E02CL,0x1DE21686L,0L,0xDF0770A5L},{0xB97D8D5AL,0L,0L,0L,0x398601FBL,0x40B82930L,0xD8BB09F7L},{0xFE115D51L,0x1DE21686L,5L,5L,0x1DE21686L,0xFE115D51L,0xDF0770A5L},{(-4L),0L,0xAA5EE051L,0L,0x08E41217L,0x40B82930L,(-1L)}},{{0xFE115D51L,0L,5L,0xD405E02CL,0x1DE21686L,0L,0xDF0770A5L},{0xB97D8D5AL,0L,0L,0L,0x398601FBL,0x40B82930L,0xD8BB09F7L},{0xFE115D51L,0x1DE21686L,5L,5L,0x1DE21686L,0xFE115D51L,0xDF0770A5L},{(-4L),0L,0xAA5EE051L,0L,0x08E41217L,0x40B82930L,(-1L)},{0xFE115D51L,0L,5L,0xD405E02CL,0x1DE21686L,0L,0xDF0770A5L},{0xB97D8D5AL,0L,0L,0L,0x398601FBL,0x40B82930L,0xD8BB09F7L},{0xFE115D51L,0x1DE21686L,5L,5L,0x1DE21686L,0xFE115D51L,0xDF0770A5L}}};
            int i, j, k;
            for (g_158 = 0; (g_158 <= 7); g_158 += 1)
            {
                (*g_93) |= (g_688 == &g_689);
            }
            for (l_566 = 0; (l_566 <= 3); l_566 += 1)
            {
                int i, j, k;
                if (l_402[(l_566 + 3)])
                    break;
                if (l_655[l_566])
                    break;
                for (g_140 = 4; (g_140 >= 0); g_140 -= 1)
                {
                    int8_t l_713[1];
                    int i;
                    for (i = 0; i < 1; i++)
                        l_713[i] = 1L;
                    for (l_621 = 1; (l_621 >= 0); l_621 -= 1)
                    {
                        int64_t *l_697 = &g_72;
                        int64_t *l_698 = &l_437;
                        int32_t *l_711[4][2] = {{&g_409,&g_409},{&g_409,&g_409},{&g_409,&g_409},{&g_409,&g_409}};
                        int32_t **l_710 = &l_711[0][0];
                        int32_t ***l_709 = &l_710;
                        int i, j;
                        (*p_29) &= (safe_lshift_func_int16_t_s_u(((safe_div_func_uint64_t_u_u((l_426[(l_621 + 2)][l_566] <= 18446744073709551615UL), ((*l_698) = ((*l_697) = (safe_div_func_uint16_t_u_u(l_426[(l_566 + 4)][l_621], 0xA028L)))))) <= (safe_mul_func_int16_t_s_s((l_426[(l_621 + 3)][l_566] ^ (&l_655[l_566] != (void*)0)), (safe_mul_func_uint8_t_u_u((((safe_sub_func_uint32_t_u_u((g_158 = (safe_rshift_func_uint16_t_u_u((l_713[0] ^= ((safe_mod_func_int16_t_s_s(((((*l_709) = (void*)0) != g_712) || l_655[3]), 0x49CCL)) && g_681)), 0))), p_26)) ^ g_409) & p_28), p_26))))), 3));
                    }
                    if (l_621)
                        break;
                }
                for (g_555 = 0; (g_555 <= 7); g_555 += 1)
                {
                    l_726 ^= (safe_mul_func_uint16_t_u_u((((p_27 ^ 1UL) ^ (safe_rshift_func_uint8_t_u_s(((p_28 | (p_26 , 0L)) | (safe_mul_func_uint8_t_u_u((safe_add_func_uint64_t_u_u(((((safe_mul_func_int16_t_s_s((((0x2F83FB65L >= (*p_29)) && p_26) != (((safe_sub_func_int16_t_s_s((0x18L < 251UL), 0x5B4EL)) < g_555) , 0x7E62L)), p_27)) && l_587) , g_120) | g_369[0]), 1UL)), p_28))), 5))) & g_86), p_26));
                    for (l_587 = 0; (l_587 <= 7); l_587 += 1)
                    {
                        uint64_t **l_728 = (void*)0;
                        uint64_t ***l_727 = &l_728;
                        uint64_t **l_730 = &g_59[3];
                        uint64_t ***l_729[10] = {&l_730,(void*)0,&l_730,(void*)0,&l_730,(void*)0,&l_730,(void*)0,&l_730,(void*)0};
                        int i;
                        if ((*p_29))
                            break;
                        if ((*p_29))
                            break;
                        l_731 = ((*l_727) = &g_121);
                        if ((*p_29))
                            break;
                    }
                }
            }
            for (p_28 = 1; (p_28 >= 0); p_28 -= 1)
            {
                int32_t l_733 = 8L;
                int32_t l_734 = (-6L);
                int8_t l_738 = 6L;
                int32_t l_739 = 0x1E110ECFL;
                int32_t l_740 = (-1L);
                int32_t l_741[10][2][10] = {{{0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L,8L,0x12B6CED6L,8L,0xE620C6D1L,0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L},{2L,8L,0x97D2B27FL,0x97D2B27FL,8L,2L,0xE620C6D1L,2L,8L,0x97D2B27FL}},{{1L,0xA8EF7EBEL,1L,0x97D2B27FL,0xE620C6D1L,0xE620C6D1L,0x97D2B27FL,1L,0xA8EF7EBEL,1L},{1L,2L,0xA8EF7EBEL,8L,0xA8EF7EBEL,2L,1L,1L,2L,0xA8EF7EBEL}},{{2L,1L,1L,2L,0xA8EF7EBEL,8L,0xA8EF7EBEL,2L,1L,1L},{0xA8EF7EBEL,1L,0x97D2B27FL,0xE620C6D1L,0xE620C6D1L,0x97D2B27FL,1L,0xA8EF7EBEL,1L,0x97D2B27FL}},{{8L,2L,0xE620C6D1L,2L,8L,0x97D2B27FL,0x97D2B27FL,8L,2L,0xE620C6D1L},{0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L,8L,0x12B6CED6L,8L,0xE620C6D1L,0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L}},{{2L,8L,0x97D2B27FL,0x97D2B27FL,8L,2L,0xE620C6D1L,2L,8L,0x97D2B27FL},{1L,0xA8EF7EBEL,1L,0x97D2B27FL,0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L,8L,0x12B6CED6L,8L}},{{8L,1L,0x12B6CED6L,0x97D2B27FL,0x12B6CED6L,1L,8L,8L,1L,0x12B6CED6L},{1L,8L,8L,1L,0x12B6CED6L,0x97D2B27FL,0x12B6CED6L,1L,8L,8L}},{{0x12B6CED6L,8L,0xE620C6D1L,0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L,8L,0x12B6CED6L,8L,0xE620C6D1L},{0x97D2B27FL,1L,0xA8EF7EBEL,1L,0x97D2B27FL,0xE620C6D1L,0xE620C6D1L,0x97D2B27FL,1L,0xA8EF7EBEL}},{{0x12B6CED6L,0x12B6CED6L,0xA8EF7EBEL,0x97D2B27FL,2L,0x97D2B27FL,0xA8EF7EBEL,0x12B6CED6L,0x12B6CED6L,0xA8EF7EBEL},{1L,0x97D2B27FL,0xE620C6D1L,0xE620C6D1L,0x97D2B27FL,1L,0xA8EF7EBEL,1L,0x97D2B27FL,0xE620C6D1L}},{{8L,0x12B6CED6L,8L,0xE620C6D1L,0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L,8L,0x12B6CED6L,8L},{8L,1L,0x12B6CED6L,0x97D2B27FL,0x12B6CED6L,1L,8L,8L,1L,0x12B6CED6L}},{{1L,8L,8L,1L,0x12B6CED6L,0x97D2B27FL,0x12B6CED6L,1L,8L,8L},{0x12B6CED6L,8L,0xE620C6D1L,0xA8EF7EBEL,0xA8EF7EBEL,0xE620C6D1L,8L,0x12B6CED6L,8L,0xE620C6D1L}}};
                uint8_t l_755[1];
                int i, j, k;
                for (i = 0; i < 1; i++)
                    l_755[i] = 0UL;
                if ((l_402[g_482] >= 0x0804B5F0FC990BD8LL))
                {
                    int32_t l_735 = (-3L);
                    int32_t l_736 = 0xE41072CFL;
                    int32_t l_742 = 1L;
                    int32_t l_744 = 0x7136AD5DL;
                    int32_t l_746 = 2L;
                    int32_t l_753[3];
                    int i;
                    for (i = 0; i < 3; i++)
                        l_753[i] = 0xB5C8018EL;
                    for (p_26 = 0; (p_26 <= 1); p_26 += 1)
                    {
                        int32_t l_737[7] = {0xF093284CL,2L,0xF093284CL,0xF093284CL,2L,0xF093284CL,0xF093284CL};
                        int i, j, k;
                        (*p_29) |= 0x11C01581L;
                        if (l_402[g_482])
                            break;
                        if (l_623)
                            continue;
                        --l_755[0];
                    }
                    return l_402[g_482];
                }
                else
                {
                    uint8_t *l_772 = &l_755[0];
                    uint16_t *l_778 = &g_779[3][0][0];
                    int32_t l_780 = 0xF44DC442L;
                    int32_t ***l_788 = (void*)0;
                    int32_t ***l_789 = &l_586;
                    int32_t **l_793 = (void*)0;
                    int32_t ***l_792 = &l_793;
                    int64_t *l_794 = &l_566;
                    int8_t ****l_798[9][7] = {{&l_795[0],&l_795[0],(void*)0,(void*)0,&l_795[1],&l_795[1],(void*)0},{&l_795[2],&l_795[2],&l_795[2],&l_795[0],&l_795[2],&l_795[2],&l_795[2]},{&l_795[0],(void*)0,(void*)0,&l_795[0],&l_795[1],(void*)0,(void*)0},{&l_795[0],&l_795[2],(void*)0,&l_795[2],&l_795[0],&l_795[2],(void*)0},{&l_795[1],&l_795[0],(void*)0,(void*)0,&l_795[0],&l_795[1],(void*)0},{&l_795[2],&l_795[0],&l_795[2],&l_795[2],&l_795[2],&l_795[0],&l_795[2]},{&l_795[1],(void*)0,(void*)0,&l_795[0],&l_795[0],(void*)0,(void*)0},{&l_795[0],&l_795[0],(void*)0,&l_795[0],&l_795[0],&l_795[0],(void*)0},{&l_795[0],&l_795[0],(void*)0,(void*)0,&l_795[1],&l_795[1],(void*)0}};
                    int i, j;
                    if (l_437)
                        goto lbl_758;
                    if (((((*l_778) = ((safe_sub_func_uint64_t_u_u((((safe_rshift_func_int16_t_s_s(((safe_mul_func_uint16_t_u_u(((l_765 , ((p_27 && ((safe_mul_func_uint16_t_u_u((safe_mod_func_uint64_t_u_u(((safe_lshift_func_uint8_t_u_s(((((*l_772) ^= l_655[3]) | g_122[0]) , (safe_mod_func_uint16_t_u_u(g_86, l_738))), 1)) , (safe_unary_minus_func_int64_t_s(p_26))), 18446744073709551615UL)), (safe_lshift_func_int8_t_s_u(0L, 5)))) && (**l_586))) != p_28)) , g_72), 1UL)) >= l_587), p_28)) , p_26) < 0L), p_27)) | p_26)) | 0x8899L) != 0UL))
                    {
                        return l_780;
                    }
                    else
                    {
                        int32_t l_781[2];
                        int i, j, k;
                        for (i = 0; i < 2; i++)
                            l_781[i] = 0x2504412EL;
                        if (l_781[0])
                            break;
                    }
                    g_799[3] = ((((safe_div_func_uint64_t_u_u((246UL | p_26), ((safe_mul_func_uint8_t_u_u(((0x34AD1559861BD575LL == (0x45L == (((*l_794) ^= ((((*l_789) = &g_93) != ((*l_792) = ((((safe_lshift_func_uint8_t_u_s((&l_412 != &l_412), 6)) , l_621) , 18446744073709551615UL) , &p_29))) != 6L)) && p_26))) <= p_26), g_86)) & g_140))) || p_26) != p_28) , l_795[0]);
                }
            }
        }
    }
    for (g_499 = (-29); (g_499 < 36); g_499 = safe_add_func_uint64_t_u_u(g_499, 7))
    {
        int32_t l_804 = 1L;
        uint64_t *l_823[9] = {(void*)0,&l_402[4],(void*)0,&l_402[4],(void*)0,&l_402[4],(void*)0,&l_402[4],(void*)0};
        uint16_t *l_827 = (void*)0;
        uint16_t l_839 = 0x9E1AL;
        int32_t l_1009 = 0x21521834L;
        int32_t l_1010 = (-4L);
        int32_t l_1011 = 4L;
        int i;
        if (l_804)
            break;
        for (g_120 = 0; (g_120 > 55); ++g_120)
        {
            int16_t l_821 = 0x50FEL;
            uint64_t *l_824 = &l_402[2];
            int32_t l_835[1][1];
            int32_t l_837[5] = {0xF6B836AAL,0xF6B836AAL,0xF6B836AAL,0xF6B836AAL,0xF6B836AAL};
            uint64_t l_884[5] = {0x4263BB18ABA0CC45LL,0x4263BB18ABA0CC45LL,0x4263BB18ABA0CC45LL,0x4263BB18ABA0CC45LL,0x4263BB18ABA0CC45LL};
            uint8_t **l_948 = &g_947;
            int32_t l_980 = 0x8CA26D2BL;
            const int8_t *l_989 = (void*)0;
            int i, j;
            for (i = 0; i < 1; i++)
            {
                for (j = 0; j < 1; j++)
                    l_835[i][j] = (-1L);
            }
            if ((*p_29))
            {
                (*g_93) = l_807;
                (*p_29) = (*p_29);
                return p_28;
            }
            else
            {
                uint8_t *l_814 = &g_96[2];
                uint16_t *l_828 = &g_482;
                int64_t *l_833 = &g_72;
                int8_t *l_836[7];
                int32_t l_838 = 0x33C03EA4L;
                int i;
                for (i = 0; i < 7; i++)
                    l_836[i] = &g_369[0];
                (*g_85) &= ((safe_sub_func_int16_t_s_s(((safe_div_func_int8_t_s_s((l_837[2] = ((safe_lshift_func_uint8_t_u_u(((*l_814)++), 0)) , (safe_lshift_func_int8_t_s_s(((-5L) != (safe_add_func_uint8_t_u_u(l_821, (l_835[0][0] = (+(((l_823[8] == l_824) == (safe_add_func_uint64_t_u_u(((l_827 == l_828) == (safe_lshift_func_uint8_t_u_s(1UL, 5))), (safe_sub_func_uint64_t_u_u((l_804 = 18446744073709551614UL), ((*l_833) |= (0x35L && (**l_586)))))))) & g_834[0][0][0])))))), 4)))), 249UL)) > l_838), l_838)) && g_140);
            }
            l_804 |= l_839;
            for (g_409 = 0; (g_409 <= 29); g_409 = safe_add_func_int8_t_s_s(g_409, 2))
            {
                uint32_t l_848 = 4294967295UL;
                int32_t l_874 = 0x0F94B353L;
                const uint64_t **l_899 = (void*)0;
                const uint64_t ***l_898 = &l_899;
                uint32_t *l_901 = &g_414;
                const int8_t **l_991 = (void*)0;
                const int8_t **l_992[3][4] = {{&l_989,&l_989,&l_989,&l_989},{&l_989,&l_989,&l_989,&l_989},{&l_989,&l_989,&l_989,&l_989}};
                int32_t l_1004 = 1L;
                int32_t l_1005 = 0xA749CC3CL;
                int32_t l_1006 = (-1L);
                int32_t l_1007[4];
                int i, j;
                for (i = 0; i < 4; i++)
                    l_1007[i] = (-1L);
                if (l_804)
                {
                    return l_804;
                }
                else
                {
                    int32_t l_875 = 0L;
                    int32_t l_876[2];
                    int32_t l_879 = 0x400EAE0FL;
                    int i;
                    for (i = 0; i < 2; i++)
                        l_876[i] = 1L;
                    for (g_261 = 9; (g_261 != 11); ++g_261)
                    {
                        int64_t l_873 = 7L;
                        int8_t *l_880 = &g_369[0];
                        (**l_586) = (p_28 <= (safe_div_func_int64_t_s_s(((((safe_rshift_func_int8_t_s_s(l_848, 0)) ^ 0xDEBAB821E5CD4250LL) >= ((((*l_880) |= (safe_mod_func_int32_t_s_s((l_879 &= (((((((safe_div_func_int64_t_s_s((((safe_add_func_uint64_t_u_u((l_877 |= (l_876[0] ^= (((g_3[6] > (safe_add_func_uint32_t_u_u((g_834[0][0][0] ^= (safe_mod_func_int8_t_s_s(p_28, ((((safe_sub_func_int16_t_s_s((safe_div_func_uint16_t_u_u((((safe_mod_func_uint8_t_u_u(((4294967292UL & ((safe_mod_func_int64_t_s_s(((*l_457) != &g_93), (safe_mul_func_uint8_t_u_u((safe_div_func_uint16_t_u_u(((*l_481) = (safe_rshift_func_int16_t_s_u((18446744073709551609UL > 0xB81D05658EA2764FLL), g_409))), l_873)), p_26)))) > 0xC8L)) & 2UL), 255UL)) , l_873) && g_122[4]), l_804)), l_874)) > p_26) > l_875) && l_875)))), (*p_29)))) || p_28) != 0xB6A6B547L))), l_875)) ^ l_837[2]) <= (-10L)), l_878)) < l_804) , 0L) != p_26) == 0L) != l_839) <= p_27)), p_26))) , l_881[2][2]) == g_779[3][0][0])) , 0xA8C1D6770E94E6E6LL), (-2L))));
                        (*g_85) |= ((*g_93) = 0xB11DD570L);
                        if (g_261)
                            goto lbl_758;
                        if ((*g_93))
                            break;
                    }
                    for (g_94 = 0; (g_94 < 24); ++g_94)
                    {
                        --l_884[4];
                    }
                }
                for (g_94 = 0; (g_94 < (-27)); g_94 = safe_sub_func_int32_t_s_s(g_94, 1))
                {
                    const uint32_t *l_900[1][1][10] = {{{&g_414,&g_414,&g_414,&g_414,&g_414,&g_414,&g_414,&g_414,&g_414,&g_414}}};
                    int32_t l_927 = (-2L);
                    uint8_t *l_928[4][5] = {{&l_881[2][1],&l_881[2][1],&l_881[2][1],&l_881[2][1],&l_881[2][1]},{&l_881[2][2],&l_881[2][2],&l_881[2][2],&l_881[2][2],&l_881[2][2]},{&l_881[2][1],&l_881[2][1],&l_881[2][1],&l_881[2][1],&l_881[2][1]},{&l_881[2][2],&l_881[2][2],&l_881[2][2],&l_881[2][2],&l_881[2][2]}};
                    int16_t **l_937[6][6] = {{&g_341,&g_341,&g_341,&g_341,&g_341,&g_341},{&g_341,&g_341,&g_341,&g_341,&g_341,&g_341},{&g_341,&g_341,&g_341,&g_341,&g_341,&g_341},{&g_341,&g_341,&g_341,&g_341,&g_341,&g_341},{&g_341,&g_341,&g_341,&g_341,&g_341,&g_341},{&g_341,&g_341,&g_341,&g_341,&g_341,&g_341}};
                    int32_t ***l_966 = (void*)0;
                    uint64_t *l_975[3];
                    int i, j, k;
                    for (i = 0; i < 3; i++)
                        l_975[i] = &l_765;
                    for (l_654 = 0; (l_654 > 10); l_654 = safe_add_func_int64_t_s_s(l_654, 8))
                    {
                        uint64_t **l_894 = &g_59[1];
                        uint64_t ***l_893 = &l_894;
                        int32_t l_897 = 0xF4381B4EL;
                        int8_t *l_902 = &g_369[0];
                        (*g_85) = (safe_mod_func_int8_t_s_s(((l_893 != ((l_897 = (--(*l_824))) , l_898)) , ((*l_902) |= (l_900[0][0][1] != l_901))), (((*g_93) = (-1L)) ^ (safe_mod_func_int8_t_s_s((p_28 | p_28), (safe_sub_func_int64_t_s_s(p_26, l_907)))))));
                        return p_26;
                    }
                    (*p_29) = (((*l_481) = (safe_sub_func_uint8_t_u_u((((((safe_rshift_func_uint8_t_u_s(((g_3[8] != p_28) , (p_26 <= ((safe_add_func_int16_t_s_s(1L, p_27)) , (p_28 != (safe_lshift_func_int16_t_s_s(((safe_mul_func_int8_t_s_s(((safe_lshift_func_uint16_t_u_s(((+l_884[4]) ^ ((safe_lshift_func_uint8_t_u_u((safe_div_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u((g_96[2] |= ((l_927 , p_29) != p_29)), g_499)), l_804)), l_874)) <= 4294967295UL)), 7)) == p_26), (-9L))) != l_804), 11)))))), p_26)) && p_27) , p_26) , p_28) > l_821), p_27))) , l_927);
                    if ((l_835[0][0] == (4UL || (**l_586))))
                    {
                        (**l_586) = (safe_add_func_int8_t_s_s(p_27, 0x05L));
                    }
                    else
                    {
                        int16_t l_933 = 0x9ED4L;
                        int16_t ***l_938 = &l_682;
                        uint8_t **l_944 = &l_928[3][4];
                        uint8_t ***l_945[4][6] = {{&l_944,(void*)0,(void*)0,&l_944,&l_944,&l_944},{&l_944,(void*)0,&l_944,&l_944,&l_944,(void*)0},{&l_944,(void*)0,&l_944,&l_944,&l_944,&l_944},{&l_944,(void*)0,(void*)0,&l_944,&l_944,&l_944}};
                        int32_t l_949 = 0xF98DEAD1L;
                        int32_t ****l_965 = &g_964;
                        int8_t *l_976 = (void*)0;
                        int8_t *l_977 = (void*)0;
                        int8_t *l_978 = &g_369[0];
                        int8_t *l_981 = &g_982;
                        int i, j;
                        (*l_586) = p_29;
                        (*g_93) ^= (9UL < ((-1L) >= (l_933 >= ((!(safe_add_func_int32_t_s_s((l_937[3][5] != ((*l_938) = l_937[3][5])), (safe_div_func_uint16_t_u_u(0xD23BL, g_779[3][0][0]))))) != ((safe_unary_minus_func_int16_t_s((l_949 &= (safe_div_func_uint8_t_u_u(((g_946 = l_944) == (l_948 = l_948)), l_933))))) , 1UL)))));
                        (**l_586) = ((((*g_947) > ((safe_mul_func_uint8_t_u_u((l_835[0][0] , l_837[2]), (((g_499 == ((safe_lshift_func_int8_t_s_s((safe_mul_func_int16_t_s_s((safe_div_func_int32_t_s_s((safe_lshift_func_uint16_t_u_s(((safe_lshift_func_uint8_t_u_u(((safe_sub_func_int8_t_s_s(((*l_981) = (l_980 = (((((((*l_965) = g_964) != (g_122[0] , l_966)) >= ((((safe_mod_func_uint32_t_u_u((((*l_978) = (safe_mod_func_uint64_t_u_u((safe_rshift_func_int16_t_s_u(p_27, ((((safe_mul_func_uint8_t_u_u(((l_975[2] != (void*)0) ^ l_874), p_26)) > p_26) && p_28) || (**g_946)))), 6L))) | p_26), p_28)) , l_979) != (void*)0) > p_28)) <= l_927) & (*p_29)) == p_27))), 0UL)) > p_28), 0)) , 1UL), 10)), g_653)), g_140)), l_839)) != p_27)) >= g_555) != p_26))) == 0xD5L)) != 0x67L) & p_27);
                        if (l_821)
                            continue;
                    }
                }
                (*g_93) = ((((safe_div_func_uint32_t_u_u((8L ^ ((**l_586) < (safe_lshift_func_int16_t_s_u((l_839 != ((l_993 = (g_990 = l_989)) != ((safe_rshift_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(l_874, ((((safe_unary_minus_func_uint64_t_u(((l_835[0][0] < (+((*g_947) == (((l_1003 = ((safe_sub_func_uint32_t_u_u(l_839, 0L)) != p_27)) , (void*)0) == (void*)0)))) && 1UL))) ^ p_27) , p_26) , l_804))), 3)) , (void*)0))), g_653)))), (*p_29))) , p_27) , 0x3CL) <= l_848);
                l_1012[0][2]++;
            }
            (*l_586) = p_29;
        }
    }
    return p_27;
}







static int16_t func_30(int64_t p_31, int16_t p_32, int32_t p_33, int32_t p_34)
{
    int32_t *l_384 = (void*)0;
    (*g_385) = l_384;
    return p_34;
}







static uint16_t func_43(int32_t ** p_44, int32_t p_45, int32_t * p_46)
{
    int32_t *l_359[6] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
    int8_t *l_368 = &g_369[0];
    uint64_t *l_378 = &g_122[3];
    uint64_t *l_379 = (void*)0;
    uint8_t *l_381 = &g_96[2];
    uint8_t **l_380 = &l_381;
    int8_t l_382 = (-10L);
    int i;
    (*g_361) = l_359[0];
    g_64 &= (((safe_sub_func_int8_t_s_s((safe_sub_func_int64_t_s_s(((((0x0E49L >= (((*l_368) ^= (-4L)) != ((safe_rshift_func_int16_t_s_s((safe_lshift_func_int8_t_s_u(((*g_361) != (((-6L) || ((+(safe_add_func_int32_t_s_s(0L, (!((((((((void*)0 == l_368) && ((l_378 = &g_120) != l_379)) && 0UL) < p_45) <= 0xBC05L) , l_380) != &l_381))))) != g_122[0])) , l_359[2])), g_60)), p_45)) <= 0x2E258DEDL))) ^ p_45) || p_45) == 2UL), 0x4EF83FA3A50FD079LL)), l_382)) , g_369[0]) != g_60);
    return p_45;
}







static uint8_t func_50(int32_t ** p_51, uint8_t p_52, const uint32_t p_53)
{
    const int32_t *l_330 = &g_94;
    const int32_t **l_331 = (void*)0;
    const int32_t **l_332 = &l_330;
    int16_t *l_333 = (void*)0;
    int32_t l_336[3][5][6] = {{{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L}},{{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L}},{{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,0x22147C36L,0x22147C36L,0L,0x22147C36L,0x22147C36L},{0L,(-3L),(-3L),0x22147C36L,(-3L),(-3L)},{0x22147C36L,(-3L),(-3L),0x22147C36L,(-3L),(-3L)}}};
    const int16_t *l_339 = (void*)0;
    const int16_t **l_338 = &l_339;
    int16_t **l_340 = (void*)0;
    uint32_t l_353 = 18446744073709551608UL;
    uint16_t l_354 = 0x196AL;
    int32_t l_355[1];
    int i, j, k;
    for (i = 0; i < 1; i++)
        l_355[i] = 0xBD5B5CE8L;
    (*l_332) = l_330;
    (*p_51) = (void*)0;
    l_355[0] = (l_333 == (((((safe_mod_func_uint16_t_u_u(l_336[2][3][2], ((safe_unary_minus_func_int16_t_s((((*l_338) = (void*)0) == (g_341 = l_333)))) , 0xD8D0L))) < (safe_mul_func_int8_t_s_s(p_53, (safe_mul_func_int16_t_s_s((0xAE9CA03AC845C941LL == (safe_mod_func_int32_t_s_s((((safe_mul_func_int8_t_s_s((((((+((**l_332) == (safe_mod_func_int8_t_s_s((((&g_96[2] == &p_52) <= g_86) , l_353), p_52)))) , g_3[7]) , &g_305) == (void*)0) || 0UL), 254UL)) , (-1L)) , 0L), p_53))), p_53))))) || l_354) , (**l_332)) , &g_305));
    return p_52;
}







static int32_t ** func_54(int8_t p_55, int32_t p_56, uint64_t * p_57, uint64_t p_58)
{
    uint32_t l_66 = 0x947A332AL;
    int32_t *l_83 = &g_64;
    int32_t **l_82 = &l_83;
    int32_t l_155[3];
    int32_t *l_178 = &l_155[1];
    int16_t l_226 = 1L;
    uint8_t l_229 = 0x66L;
    uint16_t l_250[9] = {0UL,0UL,0UL,0UL,0UL,0UL,0UL,0UL,0UL};
    int64_t l_285[3];
    uint8_t l_312 = 246UL;
    int i;
    for (i = 0; i < 3; i++)
        l_155[i] = 0L;
    for (i = 0; i < 3; i++)
        l_285[i] = 0x14F5B9C717242D1ALL;
    for (p_55 = 0; (p_55 != (-21)); p_55 = safe_sub_func_uint8_t_u_u(p_55, 3))
    {
        int32_t *l_63 = &g_64;
        int32_t *l_65[9][6][4] = {{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64},{&g_64,&g_64,&g_64,&g_64}}};
        uint32_t l_150 = 0UL;
        int32_t **l_192 = &g_93;
        int32_t ***l_234 = &l_192;
        int i, j, k;
        --l_66;
        for (g_64 = 3; (g_64 >= 0); g_64 -= 1)
        {
            int64_t *l_71 = &g_72;
            int32_t l_139 = (-1L);
            int32_t l_141 = 0L;
            int32_t *l_193 = (void*)0;
            int i;
            (*g_85) = ((safe_rshift_func_uint8_t_u_u((((((*l_71) = 0x2AEAFD71021F5EB7LL) ^ 0x02EEDA7DA9FC5C2DLL) != (safe_add_func_int64_t_s_s((safe_add_func_int16_t_s_s((safe_sub_func_uint8_t_u_u(func_79((l_82 == g_84[1][4][1]), g_59[(g_64 + 1)]), (((-10L) ^ ((g_3[8] , (g_121 = (void*)0)) == &g_122[3])) > 0L))), (**l_82))), 1L))) , 254UL), 4)) > p_55);
            for (g_72 = 0; (g_72 <= 3); g_72 += 1)
            {
                int i, j, k;
                l_65[(g_72 + 5)][g_72][g_64] = l_65[(g_64 + 1)][(g_72 + 2)][g_64];
            }
            for (g_94 = 3; (g_94 >= 0); g_94 -= 1)
            {
                int32_t l_123 = (-2L);
                uint8_t *l_126 = &g_118;
                uint8_t *l_128 = (void*)0;
                uint8_t **l_127 = &l_128;
                int64_t *l_224 = (void*)0;
                int i, j, k;
                if (l_123)
                    break;
            }
        }
        l_229++;
        (*l_178) = (safe_add_func_int8_t_s_s(((((*l_234) = &l_63) == &g_93) < 0x5E94L), (safe_lshift_func_int16_t_s_u((**l_82), 8))));
    }
    (*l_178) ^= (*g_85);
    for (g_140 = 0; (g_140 > 28); g_140 = safe_add_func_int8_t_s_s(g_140, 7))
    {
        int32_t *l_239 = &g_94;
        int32_t *l_240 = &l_155[2];
        int32_t *l_241 = (void*)0;
        int32_t *l_242 = &g_94;
        int32_t *l_243 = &g_64;
        int32_t *l_244 = &g_94;
        int32_t *l_245 = (void*)0;
        int32_t *l_246 = &l_155[1];
        int32_t *l_247[5][5][2] = {{{&g_94,&g_94},{(void*)0,&l_155[1]},{&l_155[1],(void*)0},{&l_155[1],&l_155[1]},{&l_155[1],(void*)0}},{{&l_155[1],&l_155[1]},{(void*)0,&g_94},{&g_94,(void*)0},{&l_155[1],&l_155[1]},{&l_155[1],&g_94}},{{&g_94,&l_155[1]},{&g_94,&l_155[1]},{&g_94,&g_94},{&l_155[1],&l_155[1]},{&l_155[1],(void*)0}},{{&g_94,&g_94},{(void*)0,&l_155[1]},{&l_155[1],(void*)0},{&l_155[1],&l_155[1]},{&l_155[1],(void*)0}},{{&l_155[1],&l_155[1]},{(void*)0,&g_94},{&g_94,(void*)0},{&l_155[1],&l_155[1]},{&l_155[1],&g_94}}};
        int8_t l_248 = 0x34L;
        int8_t l_249[2][5] = {{1L,0xAEL,1L,0xAEL,1L},{(-8L),(-8L),(-8L),(-8L),(-8L)}};
        int8_t l_297 = 0x21L;
        int i, j, k;
        --l_250[2];
        (*l_82) = (*l_82);
        for (g_60 = (-22); (g_60 >= 26); g_60++)
        {
            int16_t *l_259 = (void*)0;
            int16_t *l_260 = &l_226;
            int64_t *l_263 = (void*)0;
            int64_t **l_262 = &l_263;
            uint16_t *l_264 = &l_250[8];
            int32_t l_277 = 0xE68B150AL;
            uint64_t *l_302 = (void*)0;
            uint64_t *l_303[6];
            int16_t *l_304 = &g_305;
            int32_t *l_326 = (void*)0;
            int32_t *l_327 = &g_261;
            uint32_t *l_328 = &g_158;
            int16_t l_329 = (-4L);
            int i;
            for (i = 0; i < 6; i++)
                l_303[i] = &g_122[1];
            (*l_178) = (safe_mul_func_int8_t_s_s((((safe_lshift_func_int16_t_s_s((g_261 = ((*l_260) = (**l_82))), 14)) && p_55) || ((((*l_264) |= ((void*)0 == l_262)) <= ((safe_add_func_int64_t_s_s((((**l_82) >= ((((*l_260) = (safe_div_func_int16_t_s_s(p_55, ((safe_lshift_func_uint16_t_u_s(((safe_add_func_int64_t_s_s((safe_lshift_func_int8_t_s_s(((((safe_lshift_func_uint16_t_u_s((l_277 , (safe_mul_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u(p_55, 6)), (safe_div_func_int16_t_s_s(((+l_285[1]) ^ p_58), p_55))))), 4)) == p_56) > (**l_82)) , p_55), 0)), p_56)) == 0xB989L), 8)) && 0xCA84D639C444118BLL)))) , g_60) || p_55)) ^ p_58), (*l_178))) != g_118)) < p_55)), 0xC6L));
            if (((((*l_264) = (safe_mul_func_uint8_t_u_u((safe_div_func_int8_t_s_s(p_56, g_261)), (l_246 == (*l_82))))) <= (safe_sub_func_int8_t_s_s((safe_lshift_func_int16_t_s_u((((safe_sub_func_uint16_t_u_u(((safe_unary_minus_func_int16_t_s(((((*l_304) = ((*l_260) = ((p_56 ^ ((l_297 , ((((((safe_rshift_func_uint16_t_u_s(((safe_rshift_func_int16_t_s_u((((*l_239) |= ((p_56 || (*l_83)) ^ (((void*)0 == l_247[2][4][1]) < g_120))) , g_122[0]), 9)) & (-1L)), 12)) , 0L) == p_58) && g_120) , l_277) >= 0xF13B8E99L)) & (*l_83))) , g_140))) , 5L) == 0xC1C7L))) < g_96[2]), p_56)) || g_60) || g_158), 8)), (*l_178)))) | l_277))
            {
                const int32_t *l_306 = &l_155[1];
                const int32_t **l_308 = &l_306;
                (*l_244) |= 0x69D2BE7BL;
                (*l_308) = l_306;
                return &g_93;
            }
            else
            {
                int16_t l_309 = 0x3E1EL;
                if ((*g_85))
                    break;
                if (l_309)
                    break;
                for (l_277 = 0; (l_277 <= (-9)); l_277 = safe_sub_func_int8_t_s_s(l_277, 7))
                {
                    uint32_t l_313 = 0x79EB6732L;
                    if (l_312)
                        break;
                    if (p_55)
                        break;
                    if (l_313)
                        continue;
                }
                (*l_246) &= (*l_83);
            }
            (*l_242) = (safe_div_func_uint8_t_u_u(g_118, (((safe_mul_func_uint16_t_u_u((((*l_328) &= (((l_277 & p_56) != (p_56 || (safe_div_func_uint64_t_u_u(0xE80103DACCB83237LL, (safe_mul_func_int8_t_s_s(p_56, (p_55 < ((((((safe_add_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_s(p_55, 3)), (((*l_327) |= (*l_83)) , g_94))) >= p_56) , (*l_244)) , p_55) >= g_60) < 0xD6E5L)))))))) , p_58)) > 6L), p_55)) >= g_305) ^ l_329)));
        }
    }
    (*g_85) = ((void*)0 != &l_178);
    return &g_93;
}







static uint8_t func_79(int16_t p_80, int64_t * p_81)
{
    int32_t *l_91 = (void*)0;
    int32_t **l_92[7][9][1] = {{{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91}},{{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{(void*)0},{&l_91},{(void*)0}},{{&l_91},{&l_91},{(void*)0},{&l_91},{&l_91},{(void*)0},{&l_91},{&l_91},{(void*)0}},{{&l_91},{(void*)0},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91}},{{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91},{(void*)0}},{{&l_91},{(void*)0},{&l_91},{&l_91},{(void*)0},{&l_91},{&l_91},{(void*)0},{&l_91}},{{&l_91},{(void*)0},{&l_91},{(void*)0},{&l_91},{&l_91},{&l_91},{&l_91},{&l_91}}};
    uint8_t *l_95 = &g_96[2];
    uint8_t * const l_117 = &g_118;
    uint64_t *l_119 = &g_120;
    int i, j, k;
    for (g_60 = 16; (g_60 >= 14); g_60 = safe_sub_func_uint8_t_u_u(g_60, 4))
    {
        for (p_80 = 0; (p_80 >= 19); ++p_80)
        {
            return g_86;
        }
    }
    (*g_85) ^= 0x11012106L;
    g_93 = l_91;
    (*g_85) = ((((g_60 ^ g_86) , g_64) <= ((*l_95)++)) & ((*l_117) = (safe_add_func_int64_t_s_s((((*l_119) = (safe_rshift_func_int16_t_s_u((safe_rshift_func_uint8_t_u_s((((p_80 < (-4L)) , (safe_add_func_uint8_t_u_u((safe_div_func_int32_t_s_s(((safe_div_func_int8_t_s_s((safe_add_func_uint64_t_u_u((((safe_mul_func_int8_t_s_s((safe_lshift_func_uint8_t_u_u(((-4L) >= ((g_60 < (l_117 == l_117)) && p_80)), 4)), p_80)) & (-6L)) <= 2L), g_94)), g_60)) | g_118), 0x33634C77L)), 247UL))) == g_94), p_80)), p_80))) , (-1L)), g_94))));
    return p_80;
}





int main (int argc, char* argv[])
{
    int i, j, k;
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    for (i = 0; i < 9; i++)
    {
        transparent_crc(g_3[i], "g_3[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_22, "g_22", print_hash_value);
    transparent_crc(g_60, "g_60", print_hash_value);
    transparent_crc(g_64, "g_64", print_hash_value);
    transparent_crc(g_72, "g_72", print_hash_value);
    transparent_crc(g_86, "g_86", print_hash_value);
    transparent_crc(g_94, "g_94", print_hash_value);
    for (i = 0; i < 8; i++)
    {
        transparent_crc(g_96[i], "g_96[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_118, "g_118", print_hash_value);
    transparent_crc(g_120, "g_120", print_hash_value);
    for (i = 0; i < 5; i++)
    {
        transparent_crc(g_122[i], "g_122[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_140, "g_140", print_hash_value);
    transparent_crc(g_158, "g_158", print_hash_value);
    transparent_crc(g_261, "g_261", print_hash_value);
    transparent_crc(g_305, "g_305", print_hash_value);
    transparent_crc(g_358, "g_358", print_hash_value);
    for (i = 0; i < 1; i++)
    {
        transparent_crc(g_369[i], "g_369[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_409, "g_409", print_hash_value);
    transparent_crc(g_414, "g_414", print_hash_value);
    transparent_crc(g_482, "g_482", print_hash_value);
    transparent_crc(g_499, "g_499", print_hash_value);
    transparent_crc(g_555, "g_555", print_hash_value);
    transparent_crc(g_653, "g_653", print_hash_value);
    transparent_crc(g_681, "g_681", print_hash_value);
    for (i = 0; i < 6; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 10; k++)
            {
                transparent_crc(g_779[i][j][k], "g_779[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 1; i++)
    {
        for (j = 0; j < 1; j++)
        {
            for (k = 0; k < 1; k++)
            {
                transparent_crc(g_834[i][j][k], "g_834[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    transparent_crc(g_982, "g_982", print_hash_value);
    transparent_crc(g_994, "g_994", print_hash_value);
    transparent_crc(g_1008, "g_1008", print_hash_value);
    transparent_crc(g_1153, "g_1153", print_hash_value);
    transparent_crc(g_1234, "g_1234", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        transparent_crc(g_1340[i], "g_1340[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1341, "g_1341", print_hash_value);
    transparent_crc(g_1575, "g_1575", print_hash_value);
    for (i = 0; i < 2; i++)
    {
        for (j = 0; j < 9; j++)
        {
            for (k = 0; k < 4; k++)
            {
                transparent_crc(g_1602[i][j][k], "g_1602[i][j][k]", print_hash_value);
                if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);

            }
        }
    }
    for (i = 0; i < 4; i++)
    {
        transparent_crc(g_1666[i], "g_1666[i]", print_hash_value);
        if (print_hash_value) printf("index = [%d]\n", i);

    }
    transparent_crc(g_1694, "g_1694", print_hash_value);
    transparent_crc(g_1704, "g_1704", print_hash_value);
    transparent_crc(g_1709, "g_1709", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
