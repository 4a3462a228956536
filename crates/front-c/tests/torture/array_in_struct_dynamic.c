int printf(const char *, ...);
struct buf { int len; char data[16]; int *owner; };
void put(struct buf *b, char c) { b->data[b->len++] = c; ++*b->owner; }
int main(void) { int n = 0; struct buf b = {0, {0}, &n}; for (char c = 'a'; c < 'k'; c++) put(&b, c); b.data[b.len / 2] = '-'; printf("%s %d %d\n", b.data, b.len, n); return 0; }
