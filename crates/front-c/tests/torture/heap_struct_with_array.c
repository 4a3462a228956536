int printf(const char *, ...);
void *malloc(__SIZE_TYPE__);
struct m { int r, c; double d[]; };
struct m *mk(int r, int c) { struct m *m = malloc(sizeof *m + r * c * sizeof(double)); m->r = r; m->c = c; for (int i = 0; i < r * c; i++) m->d[i] = i * 0.5; return m; }
int main(void) { struct m *a = mk(2, 3); double s = 0; for (int i = 0; i < a->r; i++) for (int j = 0; j < a->c; j++) s += a->d[i * a->c + j] * (i + 1); printf("%f %d\n", s, a->r * a->c); return 0; }
