/* Initialized bit-fields that share bytes with others, of which only some are used after that. */
int printf(const char *, ...);
#pragma pack(push, 1)
struct packed { signed f0 : 14; signed f1 : 13; unsigned f2 : 21; unsigned f3 : 23; signed f4 : 28; };
#pragma pack(pop)
int main(void) {
    struct packed p = { -63, -5, 121000, 515, -701 };
    p.f1--;
    printf("%d\n", p.f1);
    struct packed q = { 63, 5, 1210, 5150, -7010 };
    printf("%d %d\n", q.f0, q.f3);
    struct packed r = { .f4 = -9, .f2 = 100 };
    printf("%d %d\n", r.f4, r.f3);
    return p.f1 == -6 ? 0 : 1;
}
