int printf(const char *, ...);
struct p { int x, y; }; struct r { struct p a, b; char n[4]; };
struct r g = {{1, 2}, {3, 4}, "ab"};
int area(struct r *q) { return (q->b.x - q->a.x) * (q->b.y - q->a.y); }
int main(void) {
    struct r l = g, *p = &l; p->a.x = -1; l.n[1] = 'z'; (*p).b.y++;
    printf("%d %d %s %s\n", area(&g), area(p), g.n, l.n);
    struct p arr[2] = {{5, 6}}; arr[1] = arr[0]; arr[1].x *= 2; printf("%d %d %d\n", arr[0].x, arr[1].x, arr[1].y);
    struct p *e = arr; e++; printf("%d\n", e->y + (e - 1)->x);
    return 0;
}
