#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void) {
    printf("%d %d %d\n", ffs(0x50), ffsl(0), ffsll(1LL << 40));
    lldiv_t d = lldiv(-7, 2);
    printf("%lld %lld\n", d.quot, d.rem);
    char *end;
    printf("%lld %llu", strtoll(" -0x7fz", &end, 0), strtoull("18446744073709551615", 0, 10));
    printf(" %s %lld\n", end, strtoll("99999999999999999999", 0, 10));
    char b[10] = "abcdefg";
    printf("%d ", memccpy(b, "xyz", 'y', 3) == b + 2);
    printf("%s\n", b);
    printf("%d ", (int)(stpncpy(b, "q", 3) - b));
    printf("%s %d\n", b, b[3]);
    char list[] = "one,two,,three", *at = list, *part;
    while ((part = strsep(&at, ","))) printf("[%s]", part);
    char words[] = "  red green  blue ", *rest;
    for (part = strtok_r(words, " ", &rest); part; part = strtok_r(0, " ", &rest)) printf("<%s>", part);
    bcopy("zz", b + 1, 2);
    printf(" %s\n", b);
    printf("%a %a %a %a\n", nextafter(1, 2), nextafter(0, -1), nextafter(-1, 0), (double)nextafterf(1, 0));
    printf("%a %d %d %d\n", scalbn(1.5, 4), ilogb(8), ilogb(0.3), ilogb(-1e300));
    return 0;
}
