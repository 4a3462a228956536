// Nothing is claimed, but every path has a test: `symra verify --tests DIR examples/bmc/proc.c` writes three.
//
//     symra verify examples/bmc/proc.c
//     VERDICT: true
extern int nondet_int(void);
extern void __CPROVER_assume(_Bool);

static int proc(int x) {
    int r = 0;
    if (x > 8) r = x - 7;
    if (x < 5) r = x - 2;
    return r;
}

int main(void) {
    int x = nondet_int();
    __CPROVER_assume(-1000 < x && x < 1000);
    return proc(x);
}
