int printf(const char *, ...);
int main(void) {
    int i = 0, s = 0;
again:
    s += i;
    if (++i < 5) goto again;
    goto inside;
    {
        int j = 100;
        s += j;
inside:
        j = 3;
        s += j;
    }
    printf("%d\n", s);
    for (i = 0; i < 3; i++) for (int j = 0; j < 3; j++) if (i * j == 2) goto out;
out:
    printf("%d\n", i);
    if (0) { never: s = -1; goto end; }
    if (s > 0) goto never;
end:
    return s & 0xff;
}
