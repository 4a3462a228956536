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
   uint32_t f0;
   uint32_t f1;
   int64_t f2;
   unsigned f3 : 2;
   volatile int32_t f4;
};
#pragma pack(pop)

#pragma pack(push)
#pragma pack(1)
struct S1 {
   volatile signed f0 : 3;
};
#pragma pack(pop)


static uint8_t g_37 = 0UL;
static int8_t g_44 = 0xD7L;
static uint8_t g_46 = 1UL;
static int8_t g_56 = 0x4CL;
static int8_t *g_55 = &g_56;
static volatile struct S1 g_57 = {-1};
static uint32_t g_86 = 2UL;
static uint16_t g_92 = 65535UL;
static struct S0 g_94 = {0x7680DD33L,0xF0D22965L,0xD2926A09395830AFLL,1,0xEAF0AB59L};
static volatile struct S0 g_95 = {1UL,0xAD04870EL,2L,1,-1L};
static int32_t g_97 = 0xF97A265DL;
static int32_t *g_100 = &g_97;
static volatile uint16_t g_163 = 0UL;
static uint8_t * volatile g_186 = &g_37;
static uint8_t * volatile * const g_185 = &g_186;
static int32_t g_202 = 0x9F0E05C4L;
static struct S0 *g_205 = (void*)0;
static struct S0 ** volatile g_204 = &g_205;
static uint32_t g_313 = 0x99FB15E9L;
static int64_t g_382 = (-1L);
static volatile uint16_t g_416 = 9UL;
static struct S1 g_438 = {-1};
static volatile struct S0 ***g_449 = (void*)0;
static int16_t g_476 = 0x3B60L;
static uint64_t g_525 = 0x97E8B93D0C39BD89LL;
static int32_t g_532 = (-1L);
static uint64_t g_535 = 0xF87FCB53B084D901LL;
static struct S1 g_555 = {-0};
static struct S1 *g_556 = (void*)0;
static struct S1 g_558 = {1};
static struct S1 g_599 = {-1};
static struct S0 **g_602 = &g_205;
static struct S0 ***g_601 = &g_602;
static volatile uint8_t * volatile * volatile * volatile * volatile g_671 = (void*)0;
static volatile uint8_t * volatile * volatile * volatile * volatile * volatile g_672 = &g_671;
static struct S0 g_704 = {0x2E545F22L,0x2335F227L,0x66C1848965B400E7LL,1,-6L};
static int32_t ** volatile g_855 = (void*)0;
static struct S1 g_869 = {-0};
static const int32_t ** volatile g_961 = (void*)0;
static const int32_t *g_963 = &g_97;
static const int32_t ** const volatile g_962 = &g_963;
static struct S0 g_978 = {0UL,0x1570FAACL,0x6CB70D4845E0EDEALL,0,0x1337592DL};
static volatile int64_t g_1112 = 0x02B0CB3C9EB313F7LL;
static int64_t g_1119 = 0x202885546D3699B9LL;
static int32_t g_1121 = 0x2E55EDE5L;
static int32_t g_1128 = 0x246566BAL;
static volatile int32_t g_1149 = (-7L);
static volatile int64_t g_1182 = 0x3E997629B13339AFLL;
static int16_t g_1199 = (-7L);
static int64_t g_1235 = 1L;
static volatile uint8_t g_1250 = 250UL;
static int16_t g_1424 = 0x2117L;
static volatile uint64_t g_1451 = 18446744073709551614UL;
static volatile uint32_t g_1652 = 0UL;
static struct S1 g_1670 = {-1};
static volatile struct S1 g_1680 = {1};
static volatile struct S1 g_1688 = {-1};
static struct S0 g_1717 = {0xE08238EEL,0xDF32EFA9L,8L,1,0L};
static struct S0 g_1718 = {0x2BA6A9C5L,18446744073709551615UL,0xF287715FB3EE1AD4LL,0,0L};
static int8_t g_2056 = 0x43L;
static volatile int8_t g_2074 = 0xC9L;
static volatile uint8_t g_2108 = 0x91L;
static int16_t * volatile * volatile g_2142 = (void*)0;
static volatile struct S0 g_2256 = {1UL,0UL,0x839390DD56DEA379LL,0,7L};
static volatile struct S1 g_2261 = {1};
static int32_t ** volatile g_2274 = &g_100;
static struct S1 g_2309 = {-1};
static struct S0 g_2314 = {0UL,0xA45B770FL,1L,0,5L};
static volatile struct S0 g_2371 = {4294967286UL,0x02105E45L,6L,0,8L};
static volatile struct S0 g_2372 = {0UL,0xC46C2E04L,0xABD03E393CD51BB7LL,1,-6L};
static volatile struct S1 g_2401 = {-0};
static uint8_t *g_2437 = &g_46;
static uint8_t **g_2436 = &g_2437;
static uint8_t ***g_2435 = &g_2436;
static uint8_t ****g_2434 = &g_2435;
static uint8_t *****g_2433 = &g_2434;
static const volatile struct S0 g_2445 = {0xD50BF2A7L,7UL,0xB647CA4414872074LL,0,-4L};
static struct S1 g_2458 = {-0};
static struct S0 g_2483 = {4294967289UL,0x1DDED0C9L,0xCF8557EE160C7B8DLL,1,1L};
static struct S0 g_2484 = {2UL,0x5D5C0DCDL,-6L,0,0x4C33082EL};
static struct S1 g_2508 = {0};
static int32_t ** volatile g_2513 = &g_100;
static volatile int32_t g_2565 = 0xF5AE85D9L;
static volatile uint64_t g_2572 = 0UL;
static volatile struct S0 g_2608 = {4294967295UL,18446744073709551614UL,1L,1,0L};
static volatile struct S0 g_2609 = {8UL,18446744073709551615UL,0xEDBA7831E5966CEALL,0,0xF345305DL};
static int32_t *g_2617 = &g_1128;
static int32_t **g_2616 = &g_2617;
static int32_t ***g_2615 = &g_2616;



static uint32_t func_1(void);
static const int16_t func_4(int32_t p_5, const uint32_t p_6);
static uint16_t func_9(int32_t p_10, int16_t p_11, int64_t p_12);
static struct S1 func_13(uint16_t p_14, int8_t p_15, uint32_t p_16);
static uint16_t func_17(int32_t p_18, int16_t p_19);
static int16_t func_20(const uint16_t p_21, int32_t p_22, uint32_t p_23, int8_t p_24);
static uint32_t func_25(uint8_t p_26, uint8_t p_27, int32_t p_28, int32_t p_29, int16_t p_30);
static uint8_t func_31(uint32_t p_32, uint8_t p_33, const int32_t p_34, uint8_t p_35, const uint32_t p_36);
static int32_t func_47(int8_t * p_48, int32_t p_49, uint8_t * p_50, int8_t * p_51);
static int8_t * func_52(int8_t * p_53, uint16_t p_54);
# 145 "/tmp/symra-csmith-34gena3w/p.c"
static uint32_t func_1(void)
{
    uint8_t l_41 = 7UL;
    int8_t *l_42 = (void*)0;
    int8_t *l_43 = &g_44;
    uint8_t *l_45 = &g_46;
    int32_t l_58 = 0x21A07835L;
    uint8_t *l_60 = &g_37;
    uint8_t **l_59 = &l_60;
    int32_t l_176 = 0xF81B78F4L;
    int32_t *l_2453 = &g_97;
    int32_t *l_2509 = (void*)0;
    int32_t *l_2510 = (void*)0;
    int32_t *l_2511 = &g_1121;
    int32_t l_2610 = (-10L);
    int32_t **l_2614 = (void*)0;
    int32_t ***l_2613 = &l_2614;
    const uint8_t l_2618 = 0xBCL;
    l_2610 &= (safe_rshift_func_int16_t_s_s(func_4((safe_mul_func_uint16_t_u_u(func_9(((*l_2511) &= (func_13(func_17(((*l_2453) = ((func_20((func_25(func_31(g_37, ((*l_45) &= (g_37 == ((*l_43) = (~(safe_rshift_func_uint8_t_u_u(g_37, l_41)))))), func_47(func_52(g_55, l_41), l_58, ((*l_59) = &g_37), l_42), g_94.f3, g_97), g_97, l_58, g_94.f0, l_176) || (*g_963)), g_1128, l_176, g_978.f3) < g_2314.f3) >= 7UL)), g_978.f0), l_41, g_978.f2) , g_1717.f0)), g_1717.f2, g_2314.f2), 0x8EADL)), g_978.f2), 12));
    (*l_2453) = (((safe_mul_func_int16_t_s_s(0xA219L, (*l_2453))) && ((((*g_100) , l_2613) == (((0x91C247D4AC144944LL == g_525) , (((*l_2453) != g_1717.f2) || (0UL & (*g_55)))) , g_2615)) ^ l_2618)) || g_44);
    return (*l_2453);
}







static const int16_t func_4(int32_t p_5, const uint32_t p_6)
{
    int32_t *l_2514 = &g_97;
    int32_t *l_2515 = &g_97;
    int32_t *l_2516 = (void*)0;
    int32_t *l_2517 = &g_202;
    int32_t *l_2518 = (void*)0;
    int32_t *l_2519 = &g_202;
    int32_t *l_2520 = (void*)0;
    int32_t *l_2521 = &g_202;
    int32_t *l_2522 = &g_97;
    int32_t *l_2523 = &g_202;
    int32_t *l_2524 = &g_97;
    int32_t *l_2525 = &g_202;
    int32_t l_2526 = 0L;
    int32_t *l_2527 = &g_202;
    int32_t *l_2528 = &l_2526;
    int32_t *l_2529 = &g_97;
    int32_t *l_2530 = &g_202;
    int32_t *l_2531 = (void*)0;
    int32_t l_2532 = 0xD9D9289AL;
    int32_t l_2533 = 1L;
    int32_t *l_2534 = &g_202;
    int32_t l_2535 = 0xFF0D8762L;
    int32_t *l_2536 = (void*)0;
    int8_t l_2537 = 0x1CL;
    int32_t *l_2538 = &l_2532;
    int32_t *l_2539 = &l_2533;
    int32_t *l_2540 = &l_2535;
    int32_t *l_2541 = &l_2533;
    int32_t *l_2542 = &g_97;
    int32_t *l_2543 = &g_202;
    int32_t *l_2544 = &g_97;
    int32_t l_2545 = (-5L);
    int32_t *l_2546 = &l_2535;
    int32_t *l_2547 = &l_2526;
    int32_t *l_2548 = &l_2533;
    int32_t *l_2549 = &g_202;
    int32_t *l_2550 = &l_2535;
    int32_t *l_2551 = &l_2535;
    int32_t *l_2552 = &l_2535;
    int32_t *l_2553 = &l_2535;
    int32_t *l_2554 = &l_2533;
    int32_t l_2555 = 0x448438DDL;
    int32_t *l_2556 = &g_202;
    int32_t *l_2557 = &l_2532;
    int32_t *l_2558 = &l_2545;
    int32_t *l_2559 = (void*)0;
    int32_t *l_2560 = &l_2545;
    int32_t *l_2561 = &l_2545;
    int32_t l_2562 = 0x76ACAA5EL;
    int32_t *l_2563 = (void*)0;
    int32_t *l_2564 = (void*)0;
    int32_t *l_2566 = &l_2545;
    int32_t *l_2567 = &l_2545;
    int32_t *l_2568 = (void*)0;
    int32_t *l_2569 = &l_2562;
    int32_t *l_2570 = &l_2526;
    int32_t *l_2571 = &l_2532;
    int16_t *l_2602 = &g_1199;
    int16_t **l_2601 = &l_2602;
    const uint8_t *l_2607 = (void*)0;
    const uint8_t **l_2606 = &l_2607;
    const uint8_t ***l_2605 = &l_2606;
    const uint8_t ****l_2604 = &l_2605;
    g_2572--;
    for (g_313 = 0; (g_313 != 60); g_313 = safe_add_func_int8_t_s_s(g_313, 2))
    {
        uint8_t ****l_2578 = &g_2435;
        int32_t l_2603 = 0xBC3E4828L;
        (*l_2539) = (!(l_2578 != ((((safe_div_func_uint32_t_u_u(4UL, (safe_lshift_func_int16_t_s_s(((safe_lshift_func_int16_t_s_s(p_5, 15)) , 0x74AEL), 10)))) & ((safe_mod_func_int16_t_s_s(((p_5 || (safe_mod_func_int32_t_s_s((((safe_add_func_uint64_t_u_u((safe_sub_func_int32_t_s_s((safe_div_func_int32_t_s_s((((**g_2436) < (*g_55)) || (((safe_rshift_func_int16_t_s_s((safe_mul_func_uint16_t_u_u(((((*l_2517) = ((void*)0 != l_2601)) < 0UL) & p_5), 65535UL)), p_6)) && l_2603) >= 0x5AL)), (-7L))), p_6)), 0xB28AC94F38A86A7BLL)) , p_5) ^ p_5), (**g_962)))) ^ l_2603), g_382)) & p_5)) < g_2483.f3) , l_2604)));
        g_2609 = ((&p_5 != (void*)0) , g_2608);
    }
    (*l_2569) |= (**g_962);
    return g_2314.f4;
}







static uint16_t func_9(int32_t p_10, int16_t p_11, int64_t p_12)
{
    int32_t *l_2512 = &g_202;
    (*g_2513) = l_2512;
    return g_37;
}







static struct S1 func_13(uint16_t p_14, int8_t p_15, uint32_t p_16)
{
    int8_t l_2465 = 0xF8L;
    int32_t l_2482 = 7L;
    int32_t *l_2485 = &g_97;
    int32_t *l_2486 = &l_2482;
    int32_t *l_2487 = &l_2482;
    int32_t *l_2488 = (void*)0;
    int32_t *l_2489 = &l_2482;
    int32_t *l_2490 = &g_97;
    int32_t *l_2491 = (void*)0;
    int32_t *l_2492 = (void*)0;
    int32_t *l_2493 = &g_202;
    int32_t *l_2494 = &g_202;
    int32_t *l_2495 = &g_202;
    int32_t *l_2496 = (void*)0;
    int32_t *l_2497 = &g_97;
    int32_t *l_2498 = &l_2482;
    int32_t *l_2499 = &g_202;
    int32_t *l_2500 = &l_2482;
    int32_t *l_2501 = &g_202;
    int32_t *l_2502 = &l_2482;
    int32_t *l_2503 = &g_97;
    int32_t *l_2504 = &g_202;
    uint64_t l_2505 = 0x190C2C22811E0298LL;
    g_2484 = ((safe_rshift_func_uint16_t_u_u((!(g_2458 , p_15)), (0UL && ((safe_add_func_uint32_t_u_u(((safe_sub_func_uint16_t_u_u((3L | (safe_mod_func_int32_t_s_s(((l_2465 ^ (l_2482 = (safe_sub_func_uint64_t_u_u((((safe_add_func_int16_t_s_s(l_2465, (safe_div_func_uint32_t_u_u((safe_lshift_func_uint16_t_u_u((p_14 ^ ((safe_mod_func_uint8_t_u_u(((safe_add_func_uint8_t_u_u((((****g_2434)++) >= ((*g_55) = (safe_mod_func_int64_t_s_s((1UL != 0x8B0021985C9E4C33LL), l_2465)))), 0x01L)) , l_2465), 0x94L)) > g_978.f1)), p_14)), p_15)))) , l_2465) >= g_1128), l_2465)))) & l_2465), g_2314.f0))), p_14)) & p_14), g_1235)) >= p_16)))) , g_2483);
    l_2505++;
    (*l_2499) ^= p_14;
    return g_2508;
}







static uint16_t func_17(int32_t p_18, int16_t p_19)
{
    int32_t *l_2454 = &g_202;
    l_2454 = (void*)0;
    return g_2371.f3;
}







static int16_t func_20(const uint16_t p_21, int32_t p_22, uint32_t p_23, int8_t p_24)
{
    uint16_t l_2417 = 65535UL;
    uint8_t *l_2423 = (void*)0;
    uint8_t **l_2422 = &l_2423;
    int32_t *l_2447 = &g_1128;
    int32_t **l_2446 = &l_2447;
    int32_t *l_2452 = &g_97;
    if (p_22)
    {
        int32_t *l_2410 = &g_97;
        int32_t *l_2411 = (void*)0;
        int32_t *l_2412 = &g_97;
        int32_t *l_2413 = &g_202;
        int32_t *l_2414 = &g_202;
        int32_t *l_2415 = &g_202;
        int32_t *l_2416 = (void*)0;
        int32_t **l_2449 = &l_2447;
        l_2417--;
        if (((*l_2413) = ((*l_2414) < (((*l_2412) = (((((0x4486FECDL && (18446744073709551615UL <= l_2417)) <= 1L) != p_24) && ((0x70E28A20L <= ((void*)0 != l_2422)) | (*l_2410))) != (*l_2410))) | p_24))))
        {
            uint64_t *l_2424 = (void*)0;
            uint64_t *l_2425 = &g_525;
            uint8_t ***l_2432 = &l_2422;
            uint8_t ****l_2431 = &l_2432;
            uint8_t *****l_2430 = &l_2431;
            int32_t ***l_2448 = &l_2446;
            int64_t l_2450 = 0L;
            (*l_2412) ^= ((((*l_2425) &= g_382) | (safe_mul_func_uint16_t_u_u((safe_lshift_func_int16_t_s_u(p_24, 2)), (l_2430 == (g_2433 = g_2433))))) != (((safe_mod_func_uint16_t_u_u(p_22, (safe_add_func_int32_t_s_s((((safe_mod_func_uint32_t_u_u(((p_22 | (safe_unary_minus_func_int16_t_s(((g_2445 , ((((*l_2448) = l_2446) != l_2449) , 18446744073709551612UL)) | 0xC65DEB2B6ABEB7B6LL)))) , 4UL), l_2450)) > l_2450) , 0x6019D5E6L), l_2417)))) ^ p_21) < g_202));
            (*l_2414) = (!(*g_55));
            (*l_2410) |= p_22;
        }
        else
        {
            return p_21;
        }
    }
    else
    {
        return p_22;
    }
    (*l_2452) ^= p_21;
    return (*l_2452);
}







static uint32_t func_25(uint8_t p_26, uint8_t p_27, int32_t p_28, int32_t p_29, int16_t p_30)
{
    int8_t l_194 = 0xB0L;
    uint8_t **l_200 = (void*)0;
    uint8_t ***l_199 = &l_200;
    int32_t l_201 = (-7L);
    struct S0 **l_208 = &g_205;
    int32_t l_298 = 0xCE24E6ACL;
    int32_t l_312 = 0x19AB3FDBL;
    int32_t l_346 = 0L;
    int32_t *l_424 = &l_312;
    uint8_t l_483 = 0xABL;
    struct S1 *l_630 = &g_555;
    uint32_t l_682 = 0xAC97224EL;
    int8_t l_741 = 3L;
    uint16_t l_814 = 65529UL;
    int8_t l_881 = 0x80L;
    int64_t l_890 = (-1L);
    uint32_t l_894 = 18446744073709551611UL;
    int32_t l_1178 = 0x7CDB615CL;
    int32_t l_1181 = 8L;
    int32_t l_1206 = 1L;
    int32_t l_1445 = 0L;
    int8_t l_1519 = 2L;
    uint8_t ****l_1679 = &l_199;
    const uint32_t l_1702 = 0x632F07DBL;
    int32_t l_2054 = 7L;
    uint32_t l_2137 = 0UL;
    int16_t *l_2159 = &g_476;
    int16_t **l_2158 = &l_2159;
    int16_t ***l_2157 = &l_2158;
    int16_t **** const l_2156 = &l_2157;
    uint32_t l_2239 = 2UL;
    int8_t l_2242 = 0x75L;
    uint8_t l_2324 = 0xE7L;
    int8_t l_2326 = 9L;
    int32_t **l_2408 = &g_100;
    int32_t ***l_2407 = &l_2408;
    if (((((((safe_sub_func_uint64_t_u_u((safe_mul_func_uint16_t_u_u(((p_27 & (((safe_div_func_uint64_t_u_u(18446744073709551615UL, g_56)) || g_57.f0) || (safe_rshift_func_uint16_t_u_s(((((void*)0 != g_185) != (safe_add_func_int32_t_s_s((safe_add_func_uint16_t_u_u(((safe_mul_func_int8_t_s_s(((!(l_194 , (safe_lshift_func_int16_t_s_s((l_201 = (safe_sub_func_uint64_t_u_u(p_29, ((void*)0 != l_199)))), 0)))) | (*g_100)), (*g_186))) != (*g_100)), 0UL)), 0xFC86A5B6L))) && p_27), 4)))) >= l_194), p_26)), g_202)) | p_26) <= 0xBB15L) || (-10L)) <= l_194) , l_201))
    {
        struct S0 *l_203 = &g_94;
        struct S0 **l_206 = &g_205;
        struct S0 ***l_207 = &l_206;
        int32_t l_227 = 0x35591E88L;
        int32_t l_238 = 3L;
        int32_t l_266 = 0x522D215CL;
        int32_t l_285 = 0xA696F640L;
        int32_t l_295 = 0xDE25C1C2L;
        int32_t l_357 = 0x3D61C39DL;
        int16_t l_360 = (-2L);
        uint8_t * volatile *l_423 = (void*)0;
        uint8_t * volatile **l_422 = &l_423;
        (*g_204) = l_203;
        if ((((*l_207) = l_206) != l_208))
        {
            int32_t *l_209 = &l_201;
            int32_t *l_210 = &g_202;
            int32_t *l_211 = &g_97;
            int32_t *l_212 = &l_201;
            int32_t *l_213 = &g_97;
            int32_t *l_214 = &g_202;
            int32_t *l_215 = &g_97;
            int32_t *l_216 = &l_201;
            int32_t *l_217 = &g_202;
            int32_t *l_218 = &l_201;
            int32_t *l_219 = &l_201;
            int32_t *l_220 = &g_202;
            int32_t *l_221 = &g_202;
            int32_t *l_222 = &l_201;
            int32_t *l_223 = (void*)0;
            int32_t *l_224 = &g_97;
            int32_t *l_225 = (void*)0;
            int32_t *l_226 = &g_97;
            int32_t *l_228 = (void*)0;
            int32_t *l_229 = &l_227;
            int32_t *l_230 = (void*)0;
            int32_t *l_231 = &g_202;
            int32_t *l_232 = &g_97;
            int32_t *l_233 = &l_201;
            int32_t *l_234 = &g_202;
            int32_t *l_235 = &l_227;
            int32_t *l_236 = &l_201;
            int32_t *l_237 = &l_201;
            int32_t *l_239 = &l_201;
            int32_t *l_240 = &l_238;
            int32_t *l_241 = &l_238;
            int32_t *l_242 = &l_238;
            int32_t *l_243 = &l_201;
            int32_t *l_244 = (void*)0;
            int32_t *l_245 = &l_227;
            int32_t *l_246 = &l_201;
            int32_t *l_247 = (void*)0;
            int32_t *l_248 = &l_227;
            int32_t *l_249 = &g_202;
            int32_t l_250 = 2L;
            int32_t *l_251 = &g_202;
            int32_t *l_252 = &g_202;
            int32_t *l_253 = &g_202;
            int32_t *l_254 = &l_227;
            int32_t *l_255 = &g_202;
            int32_t *l_256 = &g_202;
            int32_t *l_257 = (void*)0;
            int32_t *l_258 = &g_97;
            int32_t *l_259 = &l_227;
            int32_t *l_260 = &l_238;
            int32_t *l_261 = &g_97;
            int32_t *l_262 = &l_238;
            int32_t *l_263 = &l_227;
            int32_t *l_264 = &l_201;
            int32_t *l_265 = (void*)0;
            int32_t *l_267 = &g_97;
            int32_t *l_268 = &g_202;
            int32_t *l_269 = &l_266;
            int32_t *l_270 = &l_266;
            int32_t *l_271 = &l_266;
            int32_t *l_272 = &l_238;
            int32_t *l_273 = &l_227;
            int32_t *l_274 = &l_201;
            int32_t *l_275 = &g_97;
            int32_t l_276 = 2L;
            int32_t *l_277 = &l_266;
            int32_t *l_278 = &l_201;
            int32_t *l_279 = &g_202;
            int32_t *l_280 = &l_276;
            int32_t *l_281 = &l_227;
            int32_t *l_282 = (void*)0;
            int32_t *l_283 = &l_238;
            int32_t *l_284 = &g_97;
            int32_t *l_286 = &g_97;
            int32_t *l_287 = &l_276;
            int32_t *l_288 = &l_227;
            int32_t l_289 = 0x44A52625L;
            int32_t *l_290 = &l_201;
            int32_t *l_291 = &l_285;
            int32_t *l_292 = &l_238;
            int32_t l_293 = (-7L);
            int32_t *l_294 = &l_266;
            int32_t *l_296 = &l_266;
            int32_t *l_297 = &g_97;
            int32_t *l_299 = &l_276;
            int32_t *l_300 = &l_289;
            int32_t *l_301 = &g_202;
            int32_t *l_302 = &g_97;
            int32_t *l_303 = &l_266;
            int32_t *l_304 = &l_250;
            int32_t *l_305 = &l_295;
            int32_t *l_306 = &l_227;
            int32_t *l_307 = &l_227;
            int32_t *l_308 = &l_295;
            int32_t *l_309 = &l_238;
            int32_t *l_310 = &g_97;
            int32_t *l_311 = (void*)0;
            g_313--;
            g_100 = &g_97;
        }
        else
        {
            int32_t *l_316 = (void*)0;
            int32_t *l_317 = &l_201;
            int32_t *l_318 = (void*)0;
            int32_t *l_319 = &l_266;
            int32_t *l_320 = &l_227;
            int32_t *l_321 = (void*)0;
            int32_t *l_322 = &l_227;
            int32_t *l_323 = &l_295;
            int32_t *l_324 = &g_202;
            int32_t *l_325 = &l_295;
            int32_t *l_326 = &l_298;
            int32_t *l_327 = &l_266;
            int32_t *l_328 = &g_97;
            int32_t *l_329 = &l_298;
            int32_t *l_330 = (void*)0;
            int32_t *l_331 = &l_227;
            int32_t *l_332 = &l_227;
            int32_t *l_333 = &g_97;
            int32_t *l_334 = (void*)0;
            int32_t *l_335 = &g_202;
            int32_t *l_336 = &g_202;
            int32_t *l_337 = &l_227;
            int32_t *l_338 = (void*)0;
            int32_t *l_339 = &g_202;
            int32_t *l_340 = &l_298;
            int32_t *l_341 = (void*)0;
            int32_t *l_342 = &l_312;
            int32_t *l_343 = &g_202;
            int32_t *l_344 = &l_266;
            int32_t *l_345 = &l_201;
            int32_t *l_347 = &l_201;
            int32_t *l_348 = (void*)0;
            int32_t *l_349 = &l_295;
            int32_t *l_350 = &l_295;
            int32_t *l_351 = &l_285;
            int32_t *l_352 = &l_285;
            int32_t *l_353 = &l_346;
            int32_t *l_354 = &l_295;
            int32_t *l_355 = &l_266;
            int32_t *l_356 = &l_266;
            int32_t *l_358 = (void*)0;
            int32_t *l_359 = &l_227;
            int32_t *l_361 = (void*)0;
            int32_t *l_362 = &l_227;
            int32_t *l_363 = &l_285;
            int32_t *l_364 = &l_201;
            int32_t *l_365 = &l_266;
            int32_t *l_366 = &l_346;
            int32_t *l_367 = &l_346;
            int32_t *l_368 = &l_295;
            int32_t *l_369 = &l_295;
            int32_t *l_370 = &g_202;
            int32_t *l_371 = (void*)0;
            int32_t *l_372 = &l_295;
            int32_t *l_373 = (void*)0;
            int32_t *l_374 = &l_298;
            int32_t *l_375 = &g_97;
            int32_t *l_376 = &l_357;
            int32_t *l_377 = &l_357;
            int32_t *l_378 = &l_295;
            int32_t *l_379 = &l_346;
            int32_t *l_380 = &g_97;
            int32_t *l_381 = (void*)0;
            int32_t *l_383 = (void*)0;
            int32_t *l_384 = &l_285;
            int32_t l_385 = 1L;
            int32_t *l_386 = &l_346;
            int32_t *l_387 = &l_266;
            int32_t l_388 = 0x4083B505L;
            int32_t *l_389 = &l_227;
            int32_t *l_390 = &g_202;
            int32_t *l_391 = &g_97;
            int32_t *l_392 = &l_357;
            int32_t *l_393 = &g_97;
            int32_t *l_394 = &l_295;
            int32_t *l_395 = (void*)0;
            int32_t *l_396 = (void*)0;
            int32_t l_397 = 0x344D1492L;
            int32_t *l_398 = (void*)0;
            int32_t *l_399 = &l_357;
            int32_t *l_400 = &l_385;
            int32_t *l_401 = &l_238;
            int32_t *l_402 = &l_266;
            int32_t *l_403 = &l_397;
            int32_t *l_404 = &l_227;
            int32_t *l_405 = (void*)0;
            int32_t *l_406 = (void*)0;
            int32_t *l_407 = &l_385;
            int32_t *l_408 = &l_266;
            int32_t *l_409 = (void*)0;
            int32_t *l_410 = &l_201;
            int32_t *l_411 = &l_346;
            int32_t *l_412 = (void*)0;
            int32_t *l_413 = &l_201;
            int32_t *l_414 = &l_397;
            int32_t l_415 = (-1L);
            int32_t **l_419 = (void*)0;
            int32_t **l_420 = &l_334;
            volatile struct S1 *l_421 = &g_57;
            g_416--;
            (*l_420) = &l_227;
            (*l_421) = g_57;
        }
        (*l_422) = &g_186;
        l_424 = &l_227;
    }
    else
    {
        uint16_t *l_427 = &g_92;
        int32_t l_452 = 0L;
        uint32_t *l_459 = (void*)0;
        int32_t l_460 = 0xC74F74A4L;
        int16_t *l_475 = &g_476;
        struct S1 *l_554 = &g_555;
        int32_t **l_561 = (void*)0;
        uint32_t l_647 = 0UL;
        uint8_t l_649 = 0x7EL;
        int32_t l_813 = (-8L);
        uint64_t l_831 = 18446744073709551615UL;
        (*l_424) = (((((safe_mul_func_uint8_t_u_u((*l_424), ((--(*l_427)) & (safe_sub_func_uint8_t_u_u((safe_sub_func_int8_t_s_s(((((safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s(((((g_438 , ((p_26 != g_416) > (safe_mod_func_uint64_t_u_u(p_27, (safe_lshift_func_int8_t_s_s((safe_add_func_int16_t_s_s((safe_add_func_int16_t_s_s((safe_add_func_uint8_t_u_u((g_449 != (void*)0), (*g_55))), ((safe_mul_func_int16_t_s_s(l_452, (*l_424))) == 0x4B90L))), 0x3D48L)), 0)))))) >= 0x2BL) < l_452) & 0x3EL), l_452)), g_94.f2)) <= p_28) , p_26) ^ p_26), l_452)), 0xB0L))))) , &l_200) == (void*)0) && g_57.f0) == l_452);
        if ((safe_mod_func_int8_t_s_s(((((l_460 ^= ((*g_186) < (safe_div_func_uint8_t_u_u((l_452 && (*g_100)), (safe_mul_func_int16_t_s_s(g_44, 5UL)))))) , ((safe_mod_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_u((safe_lshift_func_int16_t_s_u((((*l_475) |= ((p_26 = (safe_lshift_func_uint16_t_u_s((safe_mod_func_int16_t_s_s(p_30, (l_452 | (safe_mul_func_int8_t_s_s(((safe_mod_func_uint32_t_u_u(p_30, l_452)) <= l_460), p_30))))), 10))) >= p_29)) | 0xE9F9L), 10)), 7)) || (*l_424)), 0x4B10L)) && (*g_100))) , 1UL) >= 0x8F49E9CF386E976ALL), (*l_424))))
        {
            int64_t *l_501 = (void*)0;
            int64_t *l_502 = &g_382;
            int32_t l_505 = 0xA0003599L;
            int32_t l_508 = 0xB9BF6C6BL;
            uint8_t *l_581 = (void*)0;
            if ((safe_div_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((g_202 , ((((safe_mul_func_uint16_t_u_u(l_483, (!(safe_mul_func_uint8_t_u_u(((safe_sub_func_uint8_t_u_u(0x3EL, ((((g_94.f4 ^ (safe_sub_func_int64_t_s_s(0x2987EEEA616365C2LL, (safe_mul_func_int8_t_s_s(((safe_lshift_func_int16_t_s_u((safe_add_func_int8_t_s_s((safe_sub_func_uint32_t_u_u((((*l_502) |= p_28) | (safe_lshift_func_uint16_t_u_s(p_29, (l_505 = ((*l_475) ^= 0xAE8AL))))), (((((safe_mul_func_int8_t_s_s(4L, p_29)) , (-1L)) ^ 1L) , 0x6370667C271D09A1LL) > (-5L)))), p_29)), 5)) <= p_29), 0x7CL))))) | 0L) ^ (*g_55)) , p_28))) ^ l_460), 0x21L))))) & g_202) | p_26) > l_508)), 0x3541L)), (*l_424))))
            {
                int32_t **l_509 = &g_100;
                uint64_t *l_524 = &g_525;
                int32_t *l_531 = &g_532;
                int32_t l_533 = 0x612B06F0L;
                uint64_t *l_534 = &g_535;
                int32_t *l_536 = &l_298;
                (*l_509) = (void*)0;
                (*l_536) &= (safe_lshift_func_uint16_t_u_u(((((safe_mul_func_uint16_t_u_u((*l_424), (safe_sub_func_int32_t_s_s((((void*)0 == &g_100) <= (safe_mul_func_uint16_t_u_u(((safe_add_func_int8_t_s_s(4L, (safe_mod_func_int16_t_s_s((((((p_28 || ((((*l_534) |= ((((safe_sub_func_uint64_t_u_u(((*l_524)--), (((*l_531) = (~((-1L) & ((**g_185) |= ((safe_lshift_func_uint8_t_u_u(l_508, 7)) , l_460))))) , g_202))) , l_452) || p_30) ^ l_533)) || 0x41CCE74E1F021270LL) || p_26)) != g_92) && (-8L)) | (*l_424)) & p_28), 1UL)))) > p_26), p_28))), p_28)))) < (*l_424)) > 0xE7FAA3F7372CE9E3LL) && p_29), l_452));
            }
            else
            {
                int16_t ***l_537 = (void*)0;
                const int16_t *l_540 = &g_476;
                const int16_t **l_539 = &l_540;
                const int16_t ***l_538 = &l_539;
                struct S1 *l_557 = &g_558;
                struct S1 *l_559 = (void*)0;
                int32_t **l_560 = &g_100;
                int32_t *l_562 = &l_201;
                uint8_t *l_580 = &l_483;
                (*l_538) = (void*)0;
                (*l_562) |= (safe_add_func_uint32_t_u_u((((((safe_mul_func_uint16_t_u_u((g_95.f1 , (2UL < p_27)), 0x23F3L)) ^ (safe_div_func_uint16_t_u_u((safe_div_func_int16_t_s_s((((safe_div_func_uint16_t_u_u(((((safe_lshift_func_int8_t_s_u(((((((((~((*l_502) ^= g_97)) , l_554) != (l_559 = (l_557 = g_556))) , (((*l_475) = (((((l_560 != l_561) | g_476) > (*l_424)) != g_44) != 0UL)) , p_27)) ^ l_508) != g_202) > g_44) | l_505), 5)) , (*g_100)) ^ (*l_424)) != l_508), p_29)) , l_452) == (*l_424)), p_29)), 1UL))) >= l_505) ^ p_28) & p_28), p_28));
                (*g_100) ^= (safe_mul_func_int8_t_s_s(((safe_lshift_func_int16_t_s_u((p_29 > ((safe_lshift_func_uint16_t_u_s(l_508, 13)) && (((safe_mul_func_int8_t_s_s((!p_30), 251UL)) != (0x4B4F62CFL ^ 1UL)) > (safe_add_func_int64_t_s_s((safe_div_func_uint16_t_u_u(((safe_mul_func_uint16_t_u_u(((l_580 = func_52(func_52(&g_56, p_30), p_27)) == l_581), (*l_424))) & g_56), l_460)), (*l_562)))))), (*l_562))) || 0L), (*l_424)));
            }
        }
        else
        {
            int8_t l_582 = 0L;
            uint8_t l_583 = 0xC7L;
            l_583--;
        }
        g_100 = &l_312;
        for (g_94.f0 = 24; (g_94.f0 > 19); g_94.f0 = safe_sub_func_int32_t_s_s(g_94.f0, 2))
        {
            int16_t l_595 = (-4L);
            const uint8_t l_613 = 6UL;
            uint32_t l_646 = 0xC93D442FL;
            struct S0 **l_676 = &g_205;
            int32_t l_718 = 0x3BC70346L;
            uint8_t *l_722 = &l_649;
            int64_t *l_727 = &g_704.f2;
            int64_t *l_728 = (void*)0;
            int64_t *l_729 = &g_382;
            uint64_t *l_738 = &g_525;
            uint32_t l_742 = 0x123DACC1L;
            uint32_t *l_743 = &g_86;
            int32_t l_763 = (-7L);
            int32_t l_764 = (-10L);
            int16_t l_832 = (-10L);
            int32_t l_852 = (-1L);
            for (g_382 = (-21); (g_382 < 2); g_382++)
            {
                int64_t l_600 = 0L;
                for (g_532 = 0; (g_532 >= (-5)); --g_532)
                {
                    int64_t *l_592 = &g_94.f2;
                    p_28 = (((((*l_592) &= p_29) , (*g_100)) < (p_28 != (g_86 = 0x3AB30EF9L))) >= p_27);
                    for (g_525 = 0; (g_525 <= 59); g_525 = safe_add_func_int64_t_s_s(g_525, 3))
                    {
                        uint16_t l_596 = 5UL;
                        l_596--;
                        if ((*g_100))
                            continue;
                    }
                }
                (*l_554) = g_599;
                if (l_600)
                {
                    struct S0 ****l_603 = &g_601;
                    int32_t l_604 = (-9L);
                    int32_t *l_612 = &l_452;
                    struct S1 **l_631 = (void*)0;
                    struct S1 **l_632 = &l_554;
                    uint8_t l_645 = 0x75L;
                    uint32_t l_648 = 5UL;
                    int32_t *l_656 = &g_532;
                    uint32_t *l_670 = &l_647;
                    (*l_612) ^= ((*g_100) = (((&l_208 != ((*l_603) = g_601)) <= (l_604 || (*l_424))) , ((p_28 == (((safe_sub_func_int32_t_s_s((4L == (~p_27)), (safe_div_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u(((g_94.f0 > 0x1BC1L) && g_95.f0), 13)), g_94.f0)))) != p_29) <= l_595)) > p_29)));
                    (*l_612) ^= (((l_613 > ((safe_unary_minus_func_int16_t_s((p_28 , g_97))) == ((((safe_unary_minus_func_uint32_t_u((safe_add_func_uint16_t_u_u((((safe_sub_func_int8_t_s_s((safe_rshift_func_uint8_t_u_s(p_28, ((safe_rshift_func_int8_t_s_u((l_648 = ((safe_add_func_int8_t_s_s((safe_rshift_func_uint16_t_u_s((safe_mul_func_int8_t_s_s((p_27 > (l_630 != ((*l_632) = l_630))), (((safe_sub_func_int32_t_s_s((safe_div_func_uint16_t_u_u((0x9EL | (safe_mul_func_uint8_t_u_u((safe_add_func_uint16_t_u_u(((*l_427) = (safe_div_func_int32_t_s_s((safe_div_func_int64_t_s_s((l_613 < p_28), l_645)), p_26))), g_94.f2)), 0xCCL))), (-4L))), (*g_100))) , 0x3AL) < l_646))), 11)), (*g_186))) , l_647)), 4)) >= g_313))), 0x2FL)) > p_26) , 0xC6CCL), g_532)))) <= g_94.f1) < g_97) || 1L))) == (*l_424)) ^ l_649);
                    l_424 = &g_202;
                    (*g_672) = (((((safe_mul_func_int16_t_s_s((safe_div_func_uint64_t_u_u((safe_mul_func_int16_t_s_s(p_26, g_438.f0)), (((*g_55) = (((*l_656) = g_535) , (((((safe_rshift_func_int16_t_s_u((safe_mul_func_int8_t_s_s((safe_mod_func_uint32_t_u_u((((*l_656) |= ((((*g_55) && 0xFEL) >= (safe_sub_func_uint16_t_u_u(((*l_427) = 0x460EL), ((((safe_add_func_uint8_t_u_u((safe_add_func_uint8_t_u_u((((*l_670) = (~((p_28 > (((p_30 , &g_100) == l_561) == 0x16BFC259F67356F1LL)) | g_535))) , 0x70L), (*g_55))), (*l_612))) , &g_37) == &g_46) || (*l_424))))) > (*l_612))) , g_46), p_27)), (*g_55))), 3)) <= 0x1944L) && 18446744073709551613UL) , g_97) >= (-1L)))) , p_27))), g_525)) == p_27) , p_26) || p_28) , g_671);
                }
                else
                {
                    uint32_t l_673 = 4294967286UL;
                    int64_t *l_693 = &l_600;
                    int32_t *l_694 = &l_346;
                    uint32_t l_695 = 0UL;
                    int32_t *l_696 = &l_460;
                    l_673 |= (*l_424);
                    (*l_696) &= ((l_695 &= (((*g_100) & (safe_rshift_func_uint8_t_u_s(p_27, ((((g_97 , ((0L && (l_676 == (void*)0)) ^ (safe_mod_func_uint8_t_u_u((safe_unary_minus_func_int64_t_s((safe_lshift_func_int16_t_s_s(((*l_475) = l_682), (((safe_unary_minus_func_int16_t_s((18446744073709551610UL && ((((*l_694) = (+(safe_lshift_func_uint8_t_u_u(((**g_185)++), (((*l_693) ^= (safe_add_func_uint32_t_u_u((safe_sub_func_uint8_t_u_u(0UL, l_613)), (*g_100)))) != p_28))))) , (*l_694)) == 0xF37EAD43L)))) != g_94.f1) != 1UL))))), p_26)))) ^ (*l_424)) && p_30) > (*g_100))))) , 0x3E0D10F8B982EFF8LL)) | p_30);
                }
                return p_27;
            }
            for (g_476 = 16; (g_476 <= 24); g_476++)
            {
                uint32_t *l_716 = &g_86;
                int32_t l_717 = 1L;
                l_718 |= (((p_28 || ((safe_lshift_func_uint16_t_u_s((((safe_unary_minus_func_uint8_t_u((safe_rshift_func_uint8_t_u_s((g_704 , (((((*l_716) &= ((((p_26 = p_28) , (*l_630)) , (safe_mod_func_uint64_t_u_u(p_27, ((safe_add_func_uint64_t_u_u((safe_sub_func_int16_t_s_s((safe_sub_func_uint64_t_u_u((safe_sub_func_uint32_t_u_u((((0UL != (+(0x22L > (((*l_424) &= (0xCC3FL < 0x0FA8L)) , 0x41L)))) == p_30) == g_599.f0), 0x37A122B6L)), (-8L))), p_28)), p_26)) | p_28)))) && l_646)) , 5L) , l_717) <= g_94.f1)), 3)))) && p_27) != 0x5D3B38D3L), 8)) > l_646)) , 0x3FL) , 0x777A6A50L);
                return l_717;
            }
            if (((((*l_743) &= (((g_95.f1 >= ((safe_lshift_func_int16_t_s_u((!(((--(*l_722)) | (&g_602 != &l_676)) > ((safe_add_func_int64_t_s_s(((*l_729) = ((*l_727) |= (p_26 <= (*g_100)))), ((((*l_427) |= (safe_mul_func_uint8_t_u_u((safe_sub_func_uint64_t_u_u(0x7981FA96E957D3D4LL, 1UL)), (*l_424)))) , ((safe_mul_func_uint8_t_u_u((((g_704.f0 |= (((((safe_mul_func_int8_t_s_s((((((*l_738)++) ^ (9L < l_741)) == 0x123FF138L) || 7L), p_30)) < l_613) <= g_535) || p_30) || p_29)) >= 4294967295UL) , g_202), (*g_55))) , l_613)) > 0xBBFAL))) | (*l_424)))), 4)) == l_742)) && 0x504CD6CFL) || g_95.f4)) != (*g_100)) | (*g_100)))
            {
                int32_t *l_744 = &l_460;
                int32_t *l_745 = (void*)0;
                int32_t *l_746 = &l_201;
                int32_t *l_747 = &l_346;
                int32_t *l_748 = (void*)0;
                int32_t *l_749 = (void*)0;
                int32_t *l_750 = &g_202;
                int32_t *l_751 = &l_346;
                int32_t *l_752 = &g_202;
                int32_t *l_753 = &l_460;
                int32_t *l_754 = &l_201;
                int32_t *l_755 = &l_298;
                int32_t *l_756 = &l_201;
                int32_t *l_757 = &g_97;
                int32_t *l_758 = &l_460;
                int32_t *l_759 = (void*)0;
                int32_t *l_760 = (void*)0;
                int32_t *l_761 = (void*)0;
                int32_t *l_762 = &l_201;
                int32_t *l_765 = (void*)0;
                int32_t *l_766 = &l_452;
                int32_t *l_767 = &l_763;
                int32_t *l_768 = (void*)0;
                int32_t *l_769 = &l_201;
                int32_t *l_770 = &l_718;
                int32_t *l_771 = &l_764;
                int32_t *l_772 = (void*)0;
                int32_t *l_773 = (void*)0;
                int32_t *l_774 = &l_718;
                int32_t *l_775 = (void*)0;
                int32_t *l_776 = (void*)0;
                int32_t *l_777 = &l_763;
                int32_t *l_778 = &l_718;
                int32_t *l_779 = &l_718;
                int32_t *l_780 = &l_460;
                int32_t *l_781 = (void*)0;
                int32_t *l_782 = &l_452;
                int32_t *l_783 = &l_718;
                int32_t *l_784 = &l_460;
                int32_t *l_785 = &l_312;
                int32_t *l_786 = &g_97;
                int32_t *l_787 = &l_763;
                int32_t *l_788 = &l_201;
                int32_t *l_789 = &l_312;
                int32_t *l_790 = &l_718;
                int32_t *l_791 = &l_312;
                int32_t *l_792 = &g_97;
                int32_t *l_793 = &l_460;
                int32_t *l_794 = (void*)0;
                int32_t *l_795 = &l_452;
                int32_t *l_796 = &l_460;
                int32_t *l_797 = &l_718;
                int32_t *l_798 = &l_452;
                int32_t *l_799 = (void*)0;
                int32_t *l_800 = &l_346;
                int32_t *l_801 = (void*)0;
                int32_t *l_802 = &g_97;
                int32_t *l_803 = &l_346;
                int32_t *l_804 = &l_763;
                int32_t *l_805 = &l_763;
                int32_t *l_806 = &l_718;
                int32_t *l_807 = &l_346;
                int32_t *l_808 = &g_97;
                int32_t *l_809 = &l_346;
                int32_t *l_810 = (void*)0;
                int32_t *l_811 = &l_452;
                int32_t *l_812 = (void*)0;
                ++l_814;
            }
            else
            {
                uint32_t l_857 = 7UL;
                l_813 |= ((safe_sub_func_int64_t_s_s(l_763, 2L)) == ((*g_186) = ((*l_722) ^= (safe_lshift_func_int8_t_s_s(0xDAL, (p_28 > (safe_mul_func_int8_t_s_s((((*g_55) = (-1L)) , (*g_55)), (safe_add_func_int8_t_s_s((safe_rshift_func_int16_t_s_s(0x5C47L, ((safe_mul_func_uint16_t_u_u((((safe_div_func_uint16_t_u_u(((*l_427) &= (((((-9L) || (1L > p_28)) < g_94.f1) , l_831) != 6L)), g_97)) | (*g_100)) && p_28), l_832)) && p_29))), (*g_186)))))))))));
                for (l_763 = 13; (l_763 <= (-15)); l_763--)
                {
                    uint16_t *l_847 = &l_814;
                    int32_t *l_849 = &g_532;
                    int32_t **l_848 = &l_849;
                    int32_t l_853 = 0xEBD95036L;
                    int32_t *l_854 = &l_460;
                }
                (*l_424) &= (safe_lshift_func_uint16_t_u_u(((*g_55) , 0x7146L), 14));
                if (p_28)
                    break;
            }
            if ((*l_424))
                continue;
        }
    }
    p_28 ^= (safe_add_func_int8_t_s_s(0x69L, (!(safe_rshift_func_int8_t_s_u((safe_add_func_uint32_t_u_u(0x347E4C8DL, ((void*)0 == &g_86))), 6)))));
    for (g_704.f0 = 0; (g_704.f0 != 32); g_704.f0++)
    {
        uint8_t l_872 = 0x34L;
        int32_t l_920 = 0x2C5BC3BDL;
        int64_t l_950 = 0xB5DCF8F39D724FBELL;
        int16_t *l_973 = &g_476;
        int16_t **l_972 = &l_973;
        int16_t ***l_971 = &l_972;
        int32_t l_1155 = 0x40E94B6DL;
        int32_t l_1177 = 9L;
        int32_t l_1209 = 1L;
        int32_t l_1236 = 0x6497466DL;
        int32_t l_1245 = 0x22400E71L;
        int32_t l_1435 = 4L;
        int32_t l_1437 = (-1L);
        int64_t l_1690 = 5L;
        int32_t l_1939 = 0x368BD2CDL;
        int32_t l_2043 = 0xA76978CBL;
        int32_t l_2061 = 0xB7C4F921L;
        int32_t l_2094 = 8L;
        int32_t *l_2117 = &g_532;
        int32_t **l_2116 = &l_2117;
        int8_t l_2135 = (-5L);
        const int8_t l_2365 = (-1L);
        int16_t l_2389 = (-3L);
        int32_t l_2390 = 0x8F4E33D9L;
        int32_t ****l_2409 = &l_2407;
        (*l_630) = g_869;
    }
    return g_37;
}







static uint8_t func_31(uint32_t p_32, uint8_t p_33, const int32_t p_34, uint8_t p_35, const uint32_t p_36)
{
    int32_t *l_166 = &g_97;
    int32_t *l_167 = (void*)0;
    int32_t *l_168 = &g_97;
    int32_t *l_169 = &g_97;
    int32_t *l_170 = &g_97;
    int32_t *l_171 = &g_97;
    int32_t l_172 = 4L;
    uint32_t l_173 = 0UL;
    g_100 = &g_97;
    l_173--;
    return g_94.f2;
}







static int32_t func_47(int8_t * p_48, int32_t p_49, uint8_t * p_50, int8_t * p_51)
{
    uint8_t *l_68 = (void*)0;
    uint8_t **l_67 = &l_68;
    int32_t *l_96 = &g_97;
    int32_t l_101 = 0xB64E3176L;
    int32_t *l_102 = &l_101;
    int32_t *l_103 = (void*)0;
    int32_t *l_104 = &l_101;
    int32_t l_105 = 0L;
    int32_t *l_106 = &g_97;
    int32_t *l_107 = &l_101;
    int32_t l_108 = 7L;
    int32_t *l_109 = &l_105;
    int32_t *l_110 = (void*)0;
    int32_t *l_111 = &l_108;
    int32_t *l_112 = (void*)0;
    int32_t *l_113 = &l_101;
    int32_t *l_114 = &g_97;
    int32_t *l_115 = &l_101;
    int32_t *l_116 = &g_97;
    int32_t *l_117 = &l_105;
    int32_t *l_118 = &l_101;
    int32_t *l_119 = &l_105;
    int32_t *l_120 = &g_97;
    int32_t *l_121 = (void*)0;
    int32_t *l_122 = &l_105;
    int32_t l_123 = 0xE24E562AL;
    int32_t *l_124 = &l_123;
    int32_t *l_125 = &l_123;
    int32_t *l_126 = (void*)0;
    int32_t *l_127 = &g_97;
    int32_t *l_128 = &l_105;
    int32_t *l_129 = &l_101;
    int32_t *l_130 = &l_123;
    int32_t *l_131 = &l_101;
    int32_t *l_132 = &l_123;
    int32_t *l_133 = (void*)0;
    int32_t *l_134 = (void*)0;
    int32_t *l_135 = (void*)0;
    int32_t *l_136 = (void*)0;
    int32_t *l_137 = (void*)0;
    int32_t *l_138 = &l_101;
    int32_t *l_139 = &l_101;
    int32_t *l_140 = &l_105;
    int32_t *l_141 = (void*)0;
    int32_t l_142 = 0xC73BE97BL;
    int32_t *l_143 = &l_123;
    int32_t *l_144 = (void*)0;
    int32_t *l_145 = &g_97;
    int32_t *l_146 = &l_105;
    int32_t *l_147 = &l_108;
    int32_t *l_148 = &g_97;
    int32_t *l_149 = &l_105;
    int32_t l_150 = (-9L);
    int32_t *l_151 = &l_108;
    int32_t l_152 = 2L;
    int32_t *l_153 = &l_150;
    int32_t *l_154 = &l_142;
    int32_t *l_155 = &l_108;
    int32_t *l_156 = &l_123;
    int32_t *l_157 = &l_152;
    int32_t *l_158 = (void*)0;
    int32_t l_159 = 1L;
    uint16_t l_160 = 0x68B3L;
    for (g_56 = 0; (g_56 > (-10)); g_56--)
    {
        uint8_t ***l_69 = (void*)0;
        uint8_t **l_70 = (void*)0;
        uint32_t *l_85 = &g_86;
        int32_t l_90 = 0x32DC7183L;
        uint16_t *l_91 = &g_92;
        int32_t *l_93 = &l_90;
        int32_t **l_98 = (void*)0;
        int32_t **l_99 = &l_93;
        (*l_93) = ((safe_add_func_int16_t_s_s((p_49 > ((l_70 = l_67) == (void*)0)), g_57.f0)) ^ ((*l_91) = (0x8045L >= (safe_mul_func_uint16_t_u_u((p_49 , (safe_mul_func_int8_t_s_s(((safe_mul_func_uint16_t_u_u(p_49, ((safe_lshift_func_int8_t_s_u(((safe_lshift_func_uint16_t_u_u((safe_rshift_func_int8_t_s_s((safe_rshift_func_uint8_t_u_u((*p_50), 5)), 6)), 11)) , (((*l_85)--) & (safe_unary_minus_func_int64_t_s(g_56)))), 3)) | (*p_50)))) >= 0x1F0CFADBL), (*p_50)))), l_90)))));
        g_100 = ((*l_99) = (g_94 , (g_95 , l_96)));
    }
    --l_160;
    --g_163;
    return p_49;
}







static int8_t * func_52(int8_t * p_53, uint16_t p_54)
{
    g_57 = g_57;
    return &g_56;
}





int main (int argc, char* argv[])
{
    int print_hash_value = 0;
    if (argc == 2 && strcmp(argv[1], "1") == 0) print_hash_value = 1;
    platform_main_begin();
    crc32_gentab();
    func_1();
    transparent_crc(g_37, "g_37", print_hash_value);
    transparent_crc(g_44, "g_44", print_hash_value);
    transparent_crc(g_46, "g_46", print_hash_value);
    transparent_crc(g_56, "g_56", print_hash_value);
    transparent_crc(g_57.f0, "g_57.f0", print_hash_value);
    transparent_crc(g_86, "g_86", print_hash_value);
    transparent_crc(g_92, "g_92", print_hash_value);
    transparent_crc(g_94.f0, "g_94.f0", print_hash_value);
    transparent_crc(g_94.f1, "g_94.f1", print_hash_value);
    transparent_crc(g_94.f2, "g_94.f2", print_hash_value);
    transparent_crc(g_94.f3, "g_94.f3", print_hash_value);
    transparent_crc(g_94.f4, "g_94.f4", print_hash_value);
    transparent_crc(g_95.f0, "g_95.f0", print_hash_value);
    transparent_crc(g_95.f1, "g_95.f1", print_hash_value);
    transparent_crc(g_95.f2, "g_95.f2", print_hash_value);
    transparent_crc(g_95.f3, "g_95.f3", print_hash_value);
    transparent_crc(g_95.f4, "g_95.f4", print_hash_value);
    transparent_crc(g_97, "g_97", print_hash_value);
    transparent_crc(g_163, "g_163", print_hash_value);
    transparent_crc(g_202, "g_202", print_hash_value);
    transparent_crc(g_313, "g_313", print_hash_value);
    transparent_crc(g_382, "g_382", print_hash_value);
    transparent_crc(g_416, "g_416", print_hash_value);
    transparent_crc(g_438.f0, "g_438.f0", print_hash_value);
    transparent_crc(g_476, "g_476", print_hash_value);
    transparent_crc(g_525, "g_525", print_hash_value);
    transparent_crc(g_532, "g_532", print_hash_value);
    transparent_crc(g_535, "g_535", print_hash_value);
    transparent_crc(g_555.f0, "g_555.f0", print_hash_value);
    transparent_crc(g_558.f0, "g_558.f0", print_hash_value);
    transparent_crc(g_599.f0, "g_599.f0", print_hash_value);
    transparent_crc(g_704.f0, "g_704.f0", print_hash_value);
    transparent_crc(g_704.f1, "g_704.f1", print_hash_value);
    transparent_crc(g_704.f2, "g_704.f2", print_hash_value);
    transparent_crc(g_704.f3, "g_704.f3", print_hash_value);
    transparent_crc(g_704.f4, "g_704.f4", print_hash_value);
    transparent_crc(g_869.f0, "g_869.f0", print_hash_value);
    transparent_crc(g_978.f0, "g_978.f0", print_hash_value);
    transparent_crc(g_978.f1, "g_978.f1", print_hash_value);
    transparent_crc(g_978.f2, "g_978.f2", print_hash_value);
    transparent_crc(g_978.f3, "g_978.f3", print_hash_value);
    transparent_crc(g_978.f4, "g_978.f4", print_hash_value);
    transparent_crc(g_1112, "g_1112", print_hash_value);
    transparent_crc(g_1119, "g_1119", print_hash_value);
    transparent_crc(g_1121, "g_1121", print_hash_value);
    transparent_crc(g_1128, "g_1128", print_hash_value);
    transparent_crc(g_1149, "g_1149", print_hash_value);
    transparent_crc(g_1182, "g_1182", print_hash_value);
    transparent_crc(g_1199, "g_1199", print_hash_value);
    transparent_crc(g_1235, "g_1235", print_hash_value);
    transparent_crc(g_1250, "g_1250", print_hash_value);
    transparent_crc(g_1424, "g_1424", print_hash_value);
    transparent_crc(g_1451, "g_1451", print_hash_value);
    transparent_crc(g_1652, "g_1652", print_hash_value);
    transparent_crc(g_1670.f0, "g_1670.f0", print_hash_value);
    transparent_crc(g_1680.f0, "g_1680.f0", print_hash_value);
    transparent_crc(g_1688.f0, "g_1688.f0", print_hash_value);
    transparent_crc(g_1717.f0, "g_1717.f0", print_hash_value);
    transparent_crc(g_1717.f1, "g_1717.f1", print_hash_value);
    transparent_crc(g_1717.f2, "g_1717.f2", print_hash_value);
    transparent_crc(g_1717.f3, "g_1717.f3", print_hash_value);
    transparent_crc(g_1717.f4, "g_1717.f4", print_hash_value);
    transparent_crc(g_1718.f0, "g_1718.f0", print_hash_value);
    transparent_crc(g_1718.f1, "g_1718.f1", print_hash_value);
    transparent_crc(g_1718.f2, "g_1718.f2", print_hash_value);
    transparent_crc(g_1718.f3, "g_1718.f3", print_hash_value);
    transparent_crc(g_1718.f4, "g_1718.f4", print_hash_value);
    transparent_crc(g_2056, "g_2056", print_hash_value);
    transparent_crc(g_2074, "g_2074", print_hash_value);
    transparent_crc(g_2108, "g_2108", print_hash_value);
    transparent_crc(g_2256.f0, "g_2256.f0", print_hash_value);
    transparent_crc(g_2256.f1, "g_2256.f1", print_hash_value);
    transparent_crc(g_2256.f2, "g_2256.f2", print_hash_value);
    transparent_crc(g_2256.f3, "g_2256.f3", print_hash_value);
    transparent_crc(g_2256.f4, "g_2256.f4", print_hash_value);
    transparent_crc(g_2261.f0, "g_2261.f0", print_hash_value);
    transparent_crc(g_2309.f0, "g_2309.f0", print_hash_value);
    transparent_crc(g_2314.f0, "g_2314.f0", print_hash_value);
    transparent_crc(g_2314.f1, "g_2314.f1", print_hash_value);
    transparent_crc(g_2314.f2, "g_2314.f2", print_hash_value);
    transparent_crc(g_2314.f3, "g_2314.f3", print_hash_value);
    transparent_crc(g_2314.f4, "g_2314.f4", print_hash_value);
    transparent_crc(g_2371.f0, "g_2371.f0", print_hash_value);
    transparent_crc(g_2371.f1, "g_2371.f1", print_hash_value);
    transparent_crc(g_2371.f2, "g_2371.f2", print_hash_value);
    transparent_crc(g_2371.f3, "g_2371.f3", print_hash_value);
    transparent_crc(g_2371.f4, "g_2371.f4", print_hash_value);
    transparent_crc(g_2372.f0, "g_2372.f0", print_hash_value);
    transparent_crc(g_2372.f1, "g_2372.f1", print_hash_value);
    transparent_crc(g_2372.f2, "g_2372.f2", print_hash_value);
    transparent_crc(g_2372.f3, "g_2372.f3", print_hash_value);
    transparent_crc(g_2372.f4, "g_2372.f4", print_hash_value);
    transparent_crc(g_2401.f0, "g_2401.f0", print_hash_value);
    transparent_crc(g_2445.f0, "g_2445.f0", print_hash_value);
    transparent_crc(g_2445.f1, "g_2445.f1", print_hash_value);
    transparent_crc(g_2445.f2, "g_2445.f2", print_hash_value);
    transparent_crc(g_2445.f3, "g_2445.f3", print_hash_value);
    transparent_crc(g_2445.f4, "g_2445.f4", print_hash_value);
    transparent_crc(g_2458.f0, "g_2458.f0", print_hash_value);
    transparent_crc(g_2483.f0, "g_2483.f0", print_hash_value);
    transparent_crc(g_2483.f1, "g_2483.f1", print_hash_value);
    transparent_crc(g_2483.f2, "g_2483.f2", print_hash_value);
    transparent_crc(g_2483.f3, "g_2483.f3", print_hash_value);
    transparent_crc(g_2483.f4, "g_2483.f4", print_hash_value);
    transparent_crc(g_2484.f0, "g_2484.f0", print_hash_value);
    transparent_crc(g_2484.f1, "g_2484.f1", print_hash_value);
    transparent_crc(g_2484.f2, "g_2484.f2", print_hash_value);
    transparent_crc(g_2484.f3, "g_2484.f3", print_hash_value);
    transparent_crc(g_2484.f4, "g_2484.f4", print_hash_value);
    transparent_crc(g_2508.f0, "g_2508.f0", print_hash_value);
    transparent_crc(g_2565, "g_2565", print_hash_value);
    transparent_crc(g_2572, "g_2572", print_hash_value);
    transparent_crc(g_2608.f0, "g_2608.f0", print_hash_value);
    transparent_crc(g_2608.f1, "g_2608.f1", print_hash_value);
    transparent_crc(g_2608.f2, "g_2608.f2", print_hash_value);
    transparent_crc(g_2608.f3, "g_2608.f3", print_hash_value);
    transparent_crc(g_2608.f4, "g_2608.f4", print_hash_value);
    transparent_crc(g_2609.f0, "g_2609.f0", print_hash_value);
    transparent_crc(g_2609.f1, "g_2609.f1", print_hash_value);
    transparent_crc(g_2609.f2, "g_2609.f2", print_hash_value);
    transparent_crc(g_2609.f3, "g_2609.f3", print_hash_value);
    transparent_crc(g_2609.f4, "g_2609.f4", print_hash_value);
    platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
    return 0;
}
