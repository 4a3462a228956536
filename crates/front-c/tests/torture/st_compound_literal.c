int printf(const char *, ...);
struct p { int x, y; };
int sum(struct p *q) { return q->x + q->y; }
int first(int *a) { return a[0] + a[1]; }
int *gp = (int[]){3, 4, 5};
int main(void) {
    printf("%d %d\n", sum(&(struct p){3, 4}), first((int[]){5, 6}));
    struct p v = (struct p){.y = 9}; v = (struct p){v.y, 1}; printf("%d %d %d\n", v.x, v.y, gp[2]);
    int *q = (int[3]){1}; q[2] = 8; printf("%d %d %d\n", q[0], q[1], q[2]);
    for (int i = 0; i < 2; i++) { int *z = &(int){i}; *z += 10; printf("%d ", *z); }
    return (struct p){1, 2}.y;
}
