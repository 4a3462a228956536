int printf(const char *, ...);
int main(void) {
    char c = 'A';
    c += 1;
    printf("%c%c%d %d\n", c, c + 1, '\n', '\377');
    printf("%d %d %d\n", '\x41', '\101', '\0');
    printf("%d\n", 'ab');
    char s[] = "a\tb\\\"\x21" "c";
    printf("%s %d\n", s, (int)sizeof s);
    return 0;
}
