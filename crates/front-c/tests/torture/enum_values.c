int printf(const char *, ...);
enum color { RED, GREEN = 5, BLUE, BIG = 1 << 20, NEG = -3 };
typedef enum { A, B } ab;
int main(void) {
    enum color c = BLUE;
    ab x = B;
    printf("%d %d %d %d\n", RED, GREEN, c, NEG);
    printf("%d %d\n", x, c > BIG);
    switch (c) { case RED: return 1; case BLUE: return 42; default: return 2; }
}
