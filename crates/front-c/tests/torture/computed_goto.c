#include <stdio.h>

/* A machine whose instructions are the addresses of labels. */
static int interpret(const int *code, int n) {
    static void *const table[] = { &&push, &&add, &&twice, &&loop, &&stop };
    int stack[8], top = 0, rounds = n;
    const int *at = code;
#define NEXT goto *table[*at++]
    NEXT;
push:
    stack[top++] = *at++;
    NEXT;
add:
    top--;
    stack[top - 1] += stack[top];
    NEXT;
twice:
    stack[top - 1] *= 2;
    NEXT;
loop:
    if (--rounds > 0) at -= *at;
    else at++;
    NEXT;
stop:
    return stack[0];
}

static int distance(int which) {
    static const int offsets[] = { &&a - &&a, &&b - &&a, &&c - &&a };
    void *base = &&a;
    int r = 0;
    goto *(base + offsets[which]);
a:
    r += 100;
b:
    r += 10;
c:
    return r + 1;
}

static int same_labels(int n) {
    void *p = n ? &&one : &&two;
    if (p == &&one) n += 40;
    goto *p;
one:
    return n;
two:
    return -1;
}

int main(void) {
    const int code[] = { 0, 1, 0, 3, 1, 2, 3, 5, 4 };
    for (int n = 1; n < 5; n++) printf("%d ", interpret(code, n));
    printf("%d %d %d\n", distance(0), distance(1), distance(2));
    printf("%d %d\n", same_labels(2), same_labels(0));
    return 0;
}
