/* Two counters that go up together: one round of the loop shows that their sum is not below the bound. */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int N = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  if (N > 1000000) return 0;
  if (y != 0) return 0;
  int n = 0;
  while (n < N) {
    y++;
    n++;
  }
  if (y + n < N) reach_error();
  return 0;
}
