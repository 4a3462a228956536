int printf(const char *, ...);
unsigned fnv(const char *s) { unsigned h = 2166136261u; while (*s) { h ^= (unsigned char)*s++; h *= 16777619u; } return h; }
unsigned crc(const unsigned char *p, int n) { unsigned c = ~0u; while (n--) { c ^= *p++; for (int k = 0; k < 8; k++) c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1; } return ~c; }
int main(void) { printf("%x %x\n", fnv("symra"), crc((const unsigned char *)"123456789", 9)); return 0; }
