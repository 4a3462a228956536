int printf(const char *, ...);
int main(void) {
    int i = 5;
    int a = i++; int b = ++i; int c = i--; int d = --i;
    printf("%d %d %d %d %d\n", a, b, c, d, i);
    unsigned char u = 255; u++; printf("%d\n", u);
    int arr[3] = {1, 2, 3}; int *p = arr;
    a = *p++; b = *p; c = ++*p; d = (*p)++;
    printf("%d %d %d %d %d\n", a, b, c, d, arr[1]);
    double f = 1.5; f++; --f; f--; printf("%f\n", f);
    return 0;
}
