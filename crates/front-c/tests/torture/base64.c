int printf(const char *, ...);
static const char tab[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
int main(void) { const unsigned char in[] = "Symra proves"; char out[32]; int o = 0; for (int i = 0; i < 12; i += 3) { unsigned v = in[i] << 16 | in[i + 1] << 8 | in[i + 2]; for (int k = 18; k >= 0; k -= 6) out[o++] = tab[v >> k & 63]; } out[o] = 0; printf("%s\n", out); return 0; }
