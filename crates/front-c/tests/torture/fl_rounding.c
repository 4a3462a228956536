#include <fenv.h>
#include <stdio.h>
int main(void) { volatile double one = 1.0, three = 3.0; int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO}; for (int i = 0; i < 4; i++) { fesetround(modes[i]); double r = one / three, n = -one / three; int same = fegetround() == modes[i]; fesetround(FE_TONEAREST); printf("%.20f %.20f %d\n", r, n, same); } return 0; }
