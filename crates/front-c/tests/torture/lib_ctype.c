#include <ctype.h>
#include <stdio.h>
int main(void) { int n = 0; const char *s = "aZ3 _\t!"; for (; *s; s++) n = n * 2 + (isalpha(*s) != 0) + 2 * (isdigit(*s) != 0) + 3 * (isspace(*s) != 0) + 4 * (ispunct(*s) != 0) + (isupper(*s) != 0); printf("%d %c %c\n", n, toupper('q'), tolower('W')); return 0; }
