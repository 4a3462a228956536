#include <stdio.h>
int main(void) { printf("%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%s|%%|%5.2f|%e|%g\n", 42, 42, 42, 42, 255, 255, 8, 'c', "str", 3.14159, 12345.678, 0.0001); printf("%ld %lu %lld %hd %hhd %zu\n", 1L << 33, 3UL, -1LL, (short)40000, (char)200, sizeof(int)); printf("%.3s|%10s|%-10s|%*d\n", "abcdef", "r", "l", 6, 7); return 0; }
