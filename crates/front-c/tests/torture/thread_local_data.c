int printf(const char *, ...);
static __thread int t = 4; _Thread_local int u[2] = {1};
int main(void) { t++; u[1] = t; int *p = &t; *p *= 2; printf("%d %d %d\n", t, u[0], u[1]); return 0; }
