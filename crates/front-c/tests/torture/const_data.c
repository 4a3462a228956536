int printf(const char *, ...);
static const struct { unsigned char op, len; short arg; } code[] = {{1, 2, -300}, {7, 9, 500}, {0}};
static const double w[3] = {0.5, [2] = -1.5};
int main(void) { int s = 0; for (int i = 0; code[i].op; i++) s += code[i].op * code[i].len + code[i].arg; printf("%d %f\n", s, w[0] * w[2] + w[1]); return 0; }
