int printf(const char *, ...);
struct kv { const char *k; int v; }; static const struct kv t[] = {{"one", 1}, {"two", 2}, {"three", 3}, {0, -1}};
static int eq(const char *a, const char *b) { while (*a && *a == *b) a++, b++; return *a == *b; }
static int find(const char *k) { const struct kv *p = t; while (p->k && !eq(p->k, k)) p++; return p->v; }
int main(void) { printf("%d %d %d %d\n", find("two"), find("three"), find("four"), find("on")); return 0; }
