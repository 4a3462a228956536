/* What programs written for SeaHorn ask for. */
#ifndef SYMRA_SEAHORN_H
#define SYMRA_SEAHORN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
void __VERIFIER_error(void) __attribute__((noreturn));
void __VERIFIER_assume(int);
void __SEA_assume(bool);
void __VERIFIER_assert_not(bool);
void __VERIFIER_assert_if(bool, bool);
void sea_assert_if(bool, bool);
bool sea_is_dereferenceable(const void *, ptrdiff_t);
#define sea_is_deref sea_is_dereferenceable
#define assume(condition) __VERIFIER_assume(!!(condition))
#define sassert(condition) (void)((condition) || (__VERIFIER_error(), 0))
#define __VERIFIER_assert(condition) sassert(condition)
#endif
