// The same as stack.c, but the test for a full stack comes one item late.
//
//     symra verify --checks bounds examples/stack_faulty.c
//     VERDICT: false(bounds)
extern int __VERIFIER_nondet_int(void);

enum { SIZE = 3 };

struct stack {
    int items[SIZE];
    unsigned height;
};

static int push(struct stack *stack, int item) {
    if (stack->height > SIZE) return 0;
    stack->items[stack->height++] = item;
    return 1;
}

static int pop(struct stack *stack, int *item) {
    if (stack->height == 0) return 0;
    *item = stack->items[--stack->height];
    return 1;
}

int main(void) {
    struct stack stack = { .height = 0 };
    for (int i = 0; i < 5; i++) {
        int item = __VERIFIER_nondet_int();
        if (item != 0) {
            push(&stack, item);
        } else {
            pop(&stack, &item);
        }
    }
    return 0;
}
