int printf(const char *, ...);
struct f { unsigned char a : 4, b : 4; unsigned short c : 10; };
void bump(struct f *p) { p->a++; p->b ^= 5; p->c = p->a * p->b * 9; }
int main(void) { struct f x[2] = {{15, 3, 1}, {1, 2, 3}}; bump(x); bump(x + 1); bump(x + 1); for (int i = 0; i < 2; i++) printf("%d %d %d ", x[i].a, x[i].b, x[i].c); printf("\n"); return 0; }
