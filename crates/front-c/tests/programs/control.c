// Every statement, jumps into and out of blocks and loops, evaluation order of what C orders.
int printf(const char *, ...);

static int calls;
static int note(int x) { calls = calls * 10 + x; return x; }

static int ranges(int x) {
    switch (x) {
    case -5 ... -1: return 1;
    case 0: x += 2;
    case 1: x += 3; break;
    default: x = 100;
    case 7 ... 9: x++;
    }
    return x;
}

static int unsigned_switch(unsigned long v) {
    switch (v) { case 0: return 0; case -1: return 1; case 5 ... 10: return 2; }
    return 3;
}

static int into_loop(int n) {
    int i = n, sum = 0;
    if (n > 3) goto middle;
    for (i = 0; i < 5; i++) {
        sum += 100;
middle:
        sum += i;
        if (sum > 1000) goto out;
    }
out:
    return sum;
}

static int duff(int count) {
    int n = (count + 3) / 4, steps = 0;
    switch (count % 4) {
    case 0: do { steps++;
    case 3: steps += 10;
    case 2: steps += 100;
    case 1: steps += 1000;
            } while (--n > 0);
    }
    return steps;
}

static int nested(void) {
    int total = 0;
    for (int i = 0; i < 4; i++) {
        if (i == 1) continue;
        int j = 0;
        while (1) {
            if (++j > 3) break;
            switch (j) { case 2: continue; case 3: goto next; }
            total += i * 10 + j;
        }
next:   total++;
        do { total += 1000; if (i == 2) break; } while (i == 3 && j++ < 5);
    }
    return total;
}

static int local_labels(int x) {
    int r = 0;
#define STEP(v) ({ __label__ done; int y = (v); if (y > 2) goto done; y += 50; done: y; })
    r += STEP(x); r += STEP(x + 1); r += STEP(x + 2);
    return r;
}

static int chain(int x) {
    if (x == 0) return 10; else if (x == 1) return 11; else if (x == 2) { x = 5; } else return 12;
    return x;
}

int main(void) {
    for (int i = -6; i < 12; i++) printf("%d ", ranges(i));
    printf("\n%d %d %d %d\n", unsigned_switch(0), unsigned_switch(-1), unsigned_switch(7), unsigned_switch(11));
    printf("%d %d %d\n", into_loop(0), into_loop(4), into_loop(10));
    for (int i = 1; i < 10; i++) printf("%d ", duff(i));
    printf("\n%d %d\n", nested(), local_labels(1));
    printf("%d %d %d %d\n", chain(0), chain(1), chain(2), chain(3));
    calls = 0; int v = note(0) && note(1); printf("%d %d\n", v, calls);
    calls = 0; v = note(1) || note(2); printf("%d %d\n", v, calls);
    calls = 0; v = note(1) ? note(2) : note(3); printf("%d %d\n", v, calls);
    calls = 0; v = note(4) ?: note(5); printf("%d %d\n", v, calls);
    calls = 0; v = note(0) ?: note(5); printf("%d %d\n", v, calls);
    calls = 0; v = (note(1), note(2), note(3)); printf("%d %d\n", v, calls);
    calls = 0; v = !note(0) + (note(1) && (note(2), 0) || note(3)); printf("%d %d\n", v, calls);
    int a[3] = {0}, k = 0; a[k++] = k; a[k++] += 5; a[k] -= 1; printf("%d %d %d %d\n", a[0] >= 0, a[1], a[2], k);
    return chain(2) + 37;
}
