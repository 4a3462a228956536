#include <stdio.h>
#include <string.h>
#include <limits.h>
int main(void) {
    char b[64]; int n;
    n = sprintf(b, "%d-%s-%c-%x", 12, "ab", 'z', 255); printf("%d [%s]\n", n, b);
    n = snprintf(b, 5, "%s", "abcdefgh"); printf("%d [%s]\n", n, b);
    n = snprintf(b, 0, "%d", 1234); printf("%d\n", n);
    n = snprintf(NULL, 0, "x%dy", -99); printf("%d\n", n);
    n = sprintf(b, "[%5d|%-5d|%05d|%+d|% d|%.3d]", 42, -42, -42, 7, 8, 9); printf("%d %s\n", n, b);
    n = sprintf(b, "%lu %lld %hhu %hd %zu %X %o", 123456789UL, LLONG_MIN, 300, 70000, sizeof b, 0xBEEF, 8); printf("%d %s\n", n, b);
    n = sprintf(b, "%%%c%%", '!'); printf("%d %s\n", n, b);
    n = sprintf(b, "%.2s|%5s|%-5s|%3c|%-3c|", "xyz", "q", "r", 's', 't'); printf("%d %s\n", n, b);
    n = sprintf(b, "%d %u %x", INT_MIN, UINT_MAX, 0); printf("%d %s\n", n, b);
    n = sprintf(b, "%.0d|%08x|%-8x|%8.3d", 0, 0xabc, 0xabc, 7); printf("%d %s\n", n, b);
    n = sprintf(b, "plain"); printf("%d %s\n", n, b);
    n = sprintf(b + n, "%s%s", "", "tail"); printf("%d %s\n", n, b);
    return 0;
}
