int printf(const char *, ...);
int g = 5; long l;
int main(void) { int a = __sync_fetch_and_add(&g, 3), b = __sync_add_and_fetch(&g, 1); _Bool c = __sync_bool_compare_and_swap(&g, 9, 20); __atomic_store_n(&l, 7, __ATOMIC_SEQ_CST); long o = __atomic_exchange_n(&l, 8, __ATOMIC_SEQ_CST); printf("%d %d %d %d %ld %ld\n", a, b, c, g, o, __atomic_load_n(&l, __ATOMIC_SEQ_CST)); _Atomic int x = 3; x++; x += 4; return x; }
