#include <assert.h>
#include <stdio.h>
int main(void) { assert(1 + 1 == 2); puts("fine"); return 0; }
