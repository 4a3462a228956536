int printf(const char *, ...);
int *keep; int out;
void note(int *p) { keep = p; }
void use(void) { out += *keep; *keep = 50; }
int main(void) { for (int i = 0; i < 3; i++) { int v = i; note(&v); use(); out += v; } printf("%d\n", out); int z[2] = {1, 2}; note(z + 1); use(); printf("%d %d\n", z[1], out); return 0; }
