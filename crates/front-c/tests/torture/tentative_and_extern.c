int printf(const char *, ...);
extern int later[]; static int fwd(void); int both; extern int both;
int main(void) { both = 3; printf("%d %d %d\n", later[1], fwd(), both); return 0; }
int later[3] = {4, 5, 6}; static int fwd(void) { return later[2] * 2; } int both;
