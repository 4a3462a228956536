/* What programs written for SMACK ask for. */
#ifndef SYMRA_SMACK_H
#define SYMRA_SMACK_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
void __VERIFIER_assume(int);
void __VERIFIER_assert(int);
void __VERIFIER_error(void);
_Bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
signed char __VERIFIER_nondet_signed_char(void);
unsigned char __VERIFIER_nondet_unsigned_char(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_unsigned_short(void);
int __VERIFIER_nondet_int(void);
int __VERIFIER_nondet_signed_int(void);
unsigned __VERIFIER_nondet_unsigned(void);
unsigned __VERIFIER_nondet_unsigned_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_unsigned_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
long long __VERIFIER_nondet_long_long(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long(void);
float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);
void *__VERIFIER_nondet_pointer(void);
signed short __VERIFIER_nondet_signed_short(void);
signed short __VERIFIER_nondet_signed_short_int(void);
unsigned short __VERIFIER_nondet_unsigned_short_int(void);
unsigned short __VERIFIER_nondet_ushort(void);
unsigned char __VERIFIER_nondet_uchar(void);
long __VERIFIER_nondet_long_int(void);
long __VERIFIER_nondet_signed_long(void);
long __VERIFIER_nondet_signed_long_int(void);
unsigned long __VERIFIER_nondet_unsigned_long_int(void);
long long __VERIFIER_nondet_long_long_int(void);
long long __VERIFIER_nondet_signed_long_long(void);
long long __VERIFIER_nondet_signed_long_long_int(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long_int(void);
void *__VERIFIER_nondet(void);
void __SMACK_code(const char *, ...);
void __SMACK_top_decl(const char *, ...);
#define __SMACK_INIT(name) __attribute__((constructor)) static void __smack_init_##name(void)
#ifndef assert
#define assert(condition) __VERIFIER_assert(!!(condition))
#endif
#define assume(condition) __VERIFIER_assume(!!(condition))
#endif
