// A linked list of up to four inputs is built, summed up and freed: no pointer is used that points nowhere, and no memory is lost.
//
//     symra verify --checks pointer,free,memory-leak examples/list.c
//     VERDICT: true
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

static struct node *prepend(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = list;
    return node;
}

static void free_all(struct node *list) {
    while (list != NULL) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    struct node *list = NULL;
    unsigned sum = 0;
    for (int i = 0; i < 4 && __VERIFIER_nondet_int(); i++) list = prepend(list, i);
    for (struct node *node = list; node != NULL; node = node->next) sum += node->value;
    free_all(list);
    return sum > 6;
}
