int printf(const char *, ...);
int main(int argc, char **argv) { (void)argv; printf("%d\n", argc); return argc; }
