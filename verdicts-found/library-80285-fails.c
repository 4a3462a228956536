// --property valid-memsafety: violates valid-deref and valid-free, but the verdict is false(valid-memtrack); the first faulty run has the inputs none
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#define INPUT(count) ((int)(__VERIFIER_nondet_uchar() % (count)))
#define ASSERT(value) if (!((long long)(value) == 0)) reach_error()
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
static int sign(int x) { return (x > 0) - (x < 0); }
static int wrote(int result, int usual) { return result < 0 ? usual : result; }
static int compare(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }
static int format(char *to, size_t size, const char *how, ...) {
    va_list rest;
    va_start(rest, how);
    int made = vsnprintf(to, size, how, rest);
    va_end(rest);
    return made;
}
static void asprintf_(int k) { char *made; if (asprintf(&made, "%d", k) >= 0) { if (k < 5) free(made); } }
int main(void) {
    int n = 0;
    char small[4] = "", text[4] = "abc", open[4] = {'w', 'w', 'w', 'w'}, *none = 0;
    int numbers[4] = {3, 1, 2, 0};
    char *heap = malloc(4);
    if (!heap) return 0;
    strcpy(heap, "xy");
    
    { int k = 3; memset(none, 0, k > 4); }
    none = heap;
    { int k = 4; { char *s = strtok(text, "b"); while (s) { n += *s; s = strtok(0, "b"); } } }
    
    fflush(stdout);
    return n > 1000;
}
