int printf(const char *, ...);
int b(int n, int *acc); 
int a(int n, int *acc) { int mine = n; if (n <= 0) return *acc; *acc += mine; return b(n - 1, &mine) + *acc; }
int b(int n, int *acc) { int other[2] = {n, *acc}; return a(n - 1, &other[1]) + other[0] + other[1]; }
int main(void) { int x = 0; printf("%d\n", a(7, &x)); printf("%d\n", x); return 0; }
