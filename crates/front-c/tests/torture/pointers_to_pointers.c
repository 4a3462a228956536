/* Pointers to pointers, swapped, in arrays, deleted from lists through the pointer that points to them. */
#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static void push(struct node **at, int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = *at;
    *at = n;
}
static void drop(struct node **at, int mod) {
    while (*at) {
        if ((*at)->value % mod == 0) {
            struct node *old = *at;
            *at = old->next;
            free(old);
        } else {
            at = &(*at)->next;
        }
    }
}
static void insert(struct node **at, int value) {
    while (*at && (*at)->value < value) at = &(*at)->next;
    push(at, value);
}
static void swap(int **a, int **b) { int *t = *a; *a = *b; *b = t; }
static int *largest(int **list, int n) {
    int **best = list;
    for (int **at = list; at != list + n; at++) if (**at > **best) best = at;
    return *best;
}
int main(void) {
    struct node *head = 0;
    for (int i = 0; i < 10; i++) push(&head, i * 7 % 10);
    drop(&head, 3);
    for (struct node *n = head; n; n = n->next) printf("%d ", n->value);
    struct node *sorted = 0;
    for (struct node *n = head; n; n = n->next) insert(&sorted, n->value);
    for (struct node *n = sorted; n; n = n->next) printf("%d ", n->value);
    int x = 1, y = 9, z = 5, *px = &x, *py = &y, *pz = &z;
    swap(&px, &py);
    swap(&py, &pz);
    *px = 90; *py = 50; *pz = 10;
    printf("| %d %d %d ", x, y, z);
    int *list[] = { &x, &y, &z };
    *largest(list, 3) = -1;
    printf("%d %d %d\n", x, y, z);
    int **heap = malloc(4 * sizeof *heap);
    for (int i = 0; i < 4; i++) { heap[i] = malloc(sizeof(int)); *heap[i] = i; }
    heap = realloc(heap, 8 * sizeof *heap);
    for (int i = 4; i < 8; i++) heap[i] = heap[i - 4];
    *heap[6] = 60;
    int ***ppp = &heap;
    printf("%d %d %d\n", *heap[2], *(*ppp)[7], ***ppp);
    return 0;
}
