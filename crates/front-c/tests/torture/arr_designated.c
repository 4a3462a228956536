int printf(const char *, ...);
int a[10] = {[3] = 7, 8, [1] = 5, [8 ... 9] = 2};
struct s { int x, y; int z[3]; } b[] = {[2] = {.y = 4, .z = {[1] = 6}}, [0].x = 9};
int main(void) {
    for (int i = 0; i < 10; i++) printf("%d ", a[i]);
    printf("\n%d %d %d %d\n", (int)(sizeof b / sizeof *b), b[0].x, b[2].y, b[2].z[1]);
    int l[6] = {[4] = 1, [0] = 2, 3};
    for (int i = 0; i < 6; i++) printf("%d ", l[i]);
    struct s q = {1, 2, .z[2] = 5, .x = 8};
    printf("\n%d %d %d\n", q.x, q.y, q.z[2]);
    return 0;
}
