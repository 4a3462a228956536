// A loop that never ends: `x` goes up and down between 5 and 10.
//
// `symra verify --property termination` shows the lasso: the steps into the loop, and the loop.
// `symra verify --ltl 'G (x > 10 -> F x < 10)'` asks whether `x` comes down again whenever it is above.

int x;

int main(void) {
    int dir = 1;
    x = 6;
    while (x > 0) {
        x = x + dir;
        if (x > 10) {
            dir = -1 * dir;
        }
        if (x < 5) {
            dir = -1 * dir;
        }
    }
    return 0;
}
