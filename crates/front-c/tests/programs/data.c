// Structs, unions, bit-fields, arrays, initializers, strings, pointers, function pointers.
int printf(const char *, ...);
void *memset(void *, int, unsigned long);
int memcmp(const void *, const void *, unsigned long);

struct point { int x, y; };
struct rect { struct point a, b; char name[8]; };
struct bits { int a : 3; unsigned b : 5; long long c : 37; _Bool d : 1; unsigned : 4; unsigned e : 31; signed char f : 8; };
union number { int i; unsigned u; float f; unsigned char bytes[8]; double d; struct { short lo, hi; }; };
enum color { RED, GREEN = 5, BLUE };
typedef int (*op)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static struct point make(int x, int y) { return (struct point){.y = y, .x = x}; }
static struct rect grow(struct rect r, int by) { r.a.x -= by; r.b.y += by; return r; }
static op pick(int i) { static op ops[] = {add, sub, &add}; return ops[i]; }
static int total(struct point p[], int n) { int t = 0; while (n--) t += p->x + p++->y; return t; }
static const char *names[] = {"red", [GREEN] = "green", "blue"};
static int counter(void) { static int n = 40; static struct point seen[2] = {{1, 2}}; seen[1].x += n; return ++n + seen[1].x; }
struct list { struct list *next; int v; } nodes[3] = {{&nodes[1], 1}, {&nodes[2], 2}, {0, 3}}, *head = nodes;
int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}}; int (*row)[3] = &matrix[1]; char *second = &"hello"[1];
struct ops { op f; const char *n; } table[] = {{add, "add"}, {.n = "sub", .f = sub}};
int tentative[]; int tentative[4]; extern int later; int later = 9;

int main(void) {
    struct bits b = {-1, 31, 1234567890123, 1, 5, -7};
    printf("%d %u %lld %d %u %d\n", b.a, b.b, (long long)b.c, b.d, b.e, b.f);
    b.a += 6; b.b++; b.c *= 3; b.d = 256; b.e = -1; b.f -= 200; b.a <<= 1;
    printf("%d %u %lld %d %u %d\n", b.a, b.b, (long long)b.c, b.d, b.e, b.f); printf("%d\n", b.a = 13);
    printf("%d ", b.b--); printf("%d ", --b.b); printf("%d\n", (b.d ^= 1));
    union number u = {.f = 1.5f}; printf("%x %d %d\n", u.u, u.hi, u.bytes[3]);
    u.d = 0; u.lo = -2; printf("%d %u\n", u.i, u.bytes[0]);
    struct rect r = {{1, 2}, .b = {3}, .name = "box"}, q = r, z = {0}; q.name[0] = 'f';
    r = grow(q, 10); printf("%d %d %d %d %s\n", r.a.x, r.a.y, r.b.x, r.b.y, r.name);
    printf("%d %d %s\n", grow(r, 1).a.x, make(3, 4).y, grow(r, 0).name);
    printf("%d %d %d\n", pick(0)(5, 3), (*pick(1))(5, 3), (**table[1].f)(1, 2));
    struct point ps[] = {{1, 2}, {3, 4}, [4] = {5, 6}}; printf("%d %lu\n", total(ps, 5), sizeof ps / sizeof *ps);
    printf("%s %s %s %d %d\n", names[RED], names[GREEN], names[BLUE], names[2] == 0, (int)sizeof names);
    int first = counter(); int next = counter(); printf("%d %d\n", first, next);
    for (struct list *l = head; l; l = l->next) printf("%d ", l->v);
    printf("%d %d %s %c %d\n", (*row)[1], row[-1][2], second, *second, tentative[3] + later);
    char text[] = "abc", fixed[3] = "abc", *p = text; p[1] ^= 32; *++p += 1; printf("%s %c%c%c %lu\n", text, fixed[0], fixed[1], fixed[2], sizeof text);
    int *ip = &matrix[0][0], *end = ip + 6; int sum = 0; while (ip < end) sum += *ip++; printf("%d %ld\n", sum, (long)(end - &matrix[0][0]));
    struct { int n; struct point in[2]; } anon = {1, {{2, 3}, {4, 5}}}; anon.in[1] = anon.in[0]; printf("%d %d\n", anon.in[1].y, anon.n);
    struct point *lit = &(struct point){7, 8}; lit->x++; printf("%d %d\n", lit->x, ((struct point){.x = 1}).y + ((int[]){4, 5, 6})[2]);
    printf("%d %d %d\n", "abc"[1], sizeof("abc" "def") == 7, L"xy"[1]);
    enum color c = BLUE; c++; printf("%d %d\n", c, c > GREEN);
    struct point s1 = {1, 2}, s2 = {3, 4}, s3; s3 = first ? s1 : s2; s1 = s2 = s3; printf("%d %d\n", s2.x, (s3 = (struct point){9, 9}, s3).y);
    int arr[10] = {[2 ... 4] = 7, [8] = sum, first}; printf("%d %d %d %d\n", arr[3], arr[5], arr[8], arr[9]);
    struct rect over = {.a = {1, 2}, .a.y = sum, .name = "zz", .name[1] = 'Q'}; printf("%d %d %s\n", over.a.x, over.a.y, over.name);
    memset(&z, 0, sizeof z); struct rect z2 = {}; printf("%d\n", memcmp(&z, &z2, sizeof z));
    void *vp = ps; vp += sizeof(struct point); printf("%d\n", ((struct point *)vp)->x);
    int i = 3; i[matrix[0]] = 77; printf("%d %d\n", matrix[1][0], *(&i) + *&*&i);
    return 0;
}
