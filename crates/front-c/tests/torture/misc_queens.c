int printf(const char *, ...);
int col[8], n = 6, count;
int safe(int r, int c) { for (int i = 0; i < r; i++) if (col[i] == c || col[i] - c == i - r || col[i] - c == r - i) return 0; return 1; }
void place(int r) { if (r == n) { count++; return; } for (int c = 0; c < n; c++) if (safe(r, c)) { col[r] = c; place(r + 1); } }
int main(void) { place(0); printf("%d\n", count); return count; }
