int printf(const char *, ...);
struct e { char k; long v; }; struct e t[4];
void put(struct e *d, struct e s) { *d = s; }
int main(void) { for (int i = 0; i < 4; i++) put(&t[i], (struct e){'a' + i, i * 1000L}); struct e x = t[1]; t[1] = t[2]; t[2] = x; for (int i = 0; i < 4; i++) printf("%c%ld ", t[i].k, t[i].v); printf("\n"); return 0; }
