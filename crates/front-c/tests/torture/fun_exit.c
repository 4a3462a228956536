int printf(const char *, ...);
void exit(int);
void deep(int n) { if (n == 0) { printf("bye\n"); exit(7); } deep(n - 1); }
int main(void) { deep(5); printf("never\n"); return 0; }
