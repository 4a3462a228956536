/* Objects of frames that are active several times at once keep apart. */
#include <stdio.h>
#include <string.h>
struct frame { struct frame *up; int n; int squares[3]; };
static int chain(struct frame *up, int n) {
    struct frame here = { up, n, { n, n * n, n * n * n } };
    int local = n;
    if (n < 5) {
        int below = chain(&here, n + 1);
        return below + here.squares[2] + local;
    }
    int s = 0;
    for (struct frame *f = &here; f; f = f->up) {
        f->squares[2] += 1000 * f->n;
        s = s * 3 + f->squares[1];
    }
    return s;
}
static void permute(char *text, int at, int *count) {
    int n = (int)strlen(text);
    if (at == n) { if (++*count % 5 == 0) printf("%s ", text); return; }
    for (int i = at; i < n; i++) {
        char copy[8];
        strcpy(copy, text);
        char t = copy[at]; copy[at] = copy[i]; copy[i] = t;
        permute(copy, at + 1, count);
    }
}
static int even(int *n);
static int odd(int *n) { int m = *n - 1; return *n == 0 ? 0 : even(&m); }
static int even(int *n) { int m = *n - 1; return *n == 0 ? 1 : odd(&m); }
int main(void) {
    printf("%d\n", chain(0, 1));
    int count = 0;
    char text[] = "abcd";
    permute(text, 0, &count);
    int ten = 10, seven = 7;
    printf("%d %d %d\n", count, even(&ten), even(&seven));
    return 0;
}
