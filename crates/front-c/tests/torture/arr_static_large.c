int printf(const char *, ...);
int big[5000]; int idx[3] = {4999, 17, 0};
int main(void) { big[idx[0]] = 3; big[17] += 4; long s = 0; for (int i = 0; i < 5000; i++) s += big[i] * (i + 1L); printf("%ld\n", s); return 0; }
