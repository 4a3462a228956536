/* Two counters that go up together. With any bound the sum wraps around, after 2^30 rounds. */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int N = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  if (y != 0) return 0;
  int n = 0;
  while (n < N) {
    y++;
    n++;
  }
  if (y + n < N) reach_error();
  return 0;
}
