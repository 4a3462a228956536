#include <stdlib.h>
#include <stdio.h>
void a(void) { puts("a"); } void b(void) { puts("b"); }
int main(void) { atexit(a); atexit(b); puts("main"); return 3; }
