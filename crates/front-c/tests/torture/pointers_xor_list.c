/* A list whose elements hold the exclusive or of both neighbours' addresses. */
int printf(const char *, ...);
void *malloc(__SIZE_TYPE__);
typedef __UINTPTR_TYPE__ word;
struct node { word both; int value; };
int main(void) {
    struct node *last = 0, *first = 0;
    for (int i = 0; i < 6; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i * i;
        n->both = (word)last;
        if (last) last->both ^= (word)n; else first = n;
        last = n;
    }
    int round = 0;
    for (struct node *at = first, *before = 0; at; round++) {
        struct node *next = (struct node *)(at->both ^ (word)before);
        at->value += 100;
        printf("%d ", at->value);
        before = at;
        at = next;
    }
    for (struct node *at = last, *before = 0; at;) {
        struct node *next = (struct node *)(at->both ^ (word)before);
        printf("%d ", at->value);
        before = at;
        at = next;
    }
    printf("%d\n", round);
    return 0;
}
