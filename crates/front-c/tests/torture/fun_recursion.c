int printf(const char *, ...);
int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
int even(int), odd(int);
int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int hanoi(int n, int a, int b, int c) { return n ? hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) : 0; }
int main(void) { printf("%d %d %d\n", ack(2, 3), even(10), hanoi(6, 1, 2, 3)); return odd(7); }
