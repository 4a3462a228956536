int printf(const char *, ...);
int x = 1;
int main(void) { printf("%d ", x); int x = 2; { printf("%d ", x); int x = 3; { extern int x; printf("%d ", x); } printf("%d ", x); } for (int x = 9; x < 10; x++) printf("%d ", x); printf("%d\n", x); struct x { int x; } y = {5}; return y.x; }
