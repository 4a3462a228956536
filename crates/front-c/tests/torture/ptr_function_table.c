int printf(const char *, ...);
typedef struct vm { int acc, pc; const unsigned char *code; } vm;
static void push(vm *v) { v->acc = v->code[v->pc++]; }
static void add(vm *v) { v->acc += v->code[v->pc++]; }
static void mul(vm *v) { v->acc *= v->code[v->pc++]; }
static void (*const ops[])(vm *) = {0, push, add, mul};
int main(void) { static const unsigned char prog[] = {1, 5, 2, 3, 3, 4, 2, 10, 0}; vm v = {0, 0, prog}; while (v.code[v.pc]) ops[v.code[v.pc++]](&v); printf("%d %d\n", v.acc, v.pc); return v.acc; }
