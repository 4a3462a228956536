int printf(const char *, ...);
struct v { int tag; union { int i; double d; char *s; struct { short lo, hi; } h; } u; };
int show(struct v v) { switch (v.tag) { case 0: return v.u.i; case 1: return (int)(v.u.d * 10); case 2: return v.u.s[1]; default: return v.u.h.lo * v.u.h.hi; } }
int main(void) { struct v a[4] = {{0, {.i = 5}}, {1, {.d = 2.5}}, {2, {.s = "xyz"}}, {3, {.h = {6, 7}}}}; for (int i = 0; i < 4; i++) printf("%d ", show(a[i])); struct v t = a[1]; a[1] = a[2]; a[2] = t; printf("%d %d\n", show(a[1]), show(a[2])); return 0; }
