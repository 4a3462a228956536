#include <stdlib.h>
#include <stdio.h>
int main(void) { int *a = malloc(2 * sizeof *a); a[0] = 1; a[1] = 2; a = realloc(a, 4 * sizeof *a); a[2] = 3; a[3] = 4; printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]); char *s = realloc(0, 3); s[0] = 'h'; s[1] = 0; printf("%s\n", s); return 0; }
