#include <stdio.h>

static int apply(int (*f)(int), int n) { return f(n); }

static int counter(int start) {
    int calls = 0;
    int next(int by) {
        calls++;
        start += by;
        return start;
    }
    apply(next, 3);
    next(4);
    return start * 10 + calls;
}

static long sum_of_squares(int n) {
    auto long square(int);
    long total = 0;
    void add_up(int i) {
        if (i > n) return;
        total += square(i);
        add_up(i + 1);
    }
    long square(int x) { return (long)x * x; }
    add_up(1);
    return total;
}

static int deep(int a) {
    int outer(int b) {
        int inner(int c) { return a * 100 + b * 10 + c; }
        return inner(b + 1);
    }
    return outer(a + 1) + apply(outer, 5);
}

static int sized(int n) {
    int values[n];
    int size(void) { return sizeof values / sizeof values[0]; }
    void fill(int from) {
        for (int i = 0; i < size(); i++) values[i] = from + i;
    }
    fill(n);
    return values[n - 1] + size();
}

int add(int x) { return x + 1000; }

int main(void) {
    int add(int x) { return x + 1; }
    printf("%d %ld %d %d\n", counter(5), sum_of_squares(6), deep(1), sized(7));
    printf("%d %d\n", add(1), apply(add, 2));
    for (int i = 0; i < 3; i++) {
        int doubled(int x) { return x * 2 + i; }
        printf("%d ", doubled(i));
    }
    printf("\n");
    return 0;
}
