/* Large objects with few initial values, and values that depend on the object that is initialized. */
int printf(const char *, ...);
static int grid[1 << 18] = { [7] = 5, [(1 << 18) - 1] = 9 };
static int sum(const int *p, unsigned n) { int s = 0; for (unsigned i = 0; i < n; i += 4099) s += p[i]; return s; }
static char text[300000] = "abc";
int main(void) {
    int x = 3;
    {
        int local[150001] = { x, x * 2, [150000] = x + 4 };
        printf("%d %d %d %d\n", local[0], local[1], local[150000], local[75000]);
        local[4099] = 7;
        printf("%d\n", sum(local, 150001));
    }
    printf("%d %d %d %d\n", grid[7], grid[(1 << 18) - 1], grid[100], sum(grid, 1 << 18));
    printf("%s %d %d\n", text, text[3], text[299999]);
    return 0;
}
