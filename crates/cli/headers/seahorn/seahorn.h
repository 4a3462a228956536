/* What programs written for SeaHorn ask for. */
#ifndef SYMRA_SEAHORN_H
#define SYMRA_SEAHORN_H
#include <stdbool.h>
#include <stddef.h>
void __VERIFIER_error(void) __attribute__((noreturn));
void __VERIFIER_assume(int);
#define assume(condition) __VERIFIER_assume(!!(condition))
#define sassert(condition) (void)((condition) || (__VERIFIER_error(), 0))
#define __VERIFIER_assert(condition) sassert(condition)
#endif
