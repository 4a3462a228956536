int printf(const char *, ...);
int n = 1;
__attribute__((constructor)) static void early(void) { n *= 10; }
__attribute__((destructor)) static void late(void) { printf("late %d\n", n); }
int main(void) { n += 5; printf("%d\n", n); return 0; }
