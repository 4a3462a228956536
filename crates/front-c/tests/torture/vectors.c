#include <stdio.h>

typedef int v4si __attribute__((vector_size(16)));
typedef unsigned v4su __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));
typedef signed char v16qi __attribute__((vector_size(16)));
typedef short v8hi __attribute__((vector_size(16)));
typedef long long v2di __attribute__((vector_size(16)));
typedef double v2df __attribute__((vector_size(16)));

v4si global = { 1, -2, 3 };
struct pair { int id; v4si v; };

static void show(v4si v) { printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]); }
static v4si twice(v4si v) { return v + v; }
static int sum(const v4si *v) {
    int s = 0;
    for (int i = 0; i < 4; i++) s += (*v)[i];
    return s;
}

int main(void) {
    v4si a = { 7, 6, -5, 4 }, b = { 2, 3, 2, -1 }, c;
    show(a + b);
    show(a - b);
    show(a * b);
    show(a / b);
    show(a % b);
    show(a & b);
    show(a | b);
    show(a ^ b);
    show(~a);
    show(-a);
    show(a << (v4si){ 1, 2, 0, 3 });
    show(a >> 1);
    show(a < b);
    show(a == (v4si){ 7, 0, -5, 0 });
    show(a + 10);
    show(3 - b);
    show(twice(global));
    c = a;
    c += b;
    c[2] = 100;
    c <<= 1;
    show(c);
    for (int i = 0; i < 4; i++) c[i] = i * i;
    show(c);
    printf("%d %d\n", sum(&c), (a * b)[1]);
    v4su u = { 1, 2, 0xffffffff, 4 };
    u = u >> 1;
    printf("%u %u\n", u[2], u[3]);
    show(u > (v4su){ 0, 2, 3, 1 });
    v4sf f = { 1.5f, -2, 0.25f, 8 };
    f = f * 2 + (v4sf){ 1, 1, 1, 1 };
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    show(f > (v4sf){ 0, 0, 2, 17 });
    v4si bits = (v4si)f;
    printf("%x\n", bits[0]);
    v16qi q = { 100, -100, 1 };
    q = q + q;
    printf("%d %d %d %d\n", q[0], q[1], q[2], q[15]);
    v8hi h = (v8hi)a;
    printf("%d %d\n", h[0], h[4]);
    v2di d = { 1LL << 40, -1 };
    d = d * 3;
    printf("%lld %lld\n", d[0], d[1]);
    v2df r = { 0.5, 3 };
    r /= 2;
    printf("%g %g\n", r[0], r[1]);
    struct pair p = { 3, { 1, 2, 3, 4 } }, *s = &p;
    s->v = s->v * p.id;
    show(p.v);
    v4si array[2] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
    array[1] += array[0];
    show(array[1]);
    int k = a[0] > 3;
    show(k ? a : b);
    printf("%d %d\n", (int)sizeof(v4si), (int)sizeof(struct pair));
    return 0;
}
