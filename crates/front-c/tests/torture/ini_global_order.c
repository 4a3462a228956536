int printf(const char *, ...);
int a; int a; int a = 4; extern int b; int b = 5; int *p = &a; int **q = &p; int arr[3] = {1, 2}; int *mid = &arr[1]; int *end = arr + 3; char *s = "text" + 1; long diff = sizeof(arr) / sizeof(int);
struct n { struct n *next; int v; } n1, n2 = {&n1, 2}, n1 = {&n2, 1};
int main(void) { printf("%d %d %d %s %ld\n", **q, b, *mid + (int)(end - mid), s, diff); printf("%d %d\n", n1.next->v, n2.next->next->v); return 0; }
