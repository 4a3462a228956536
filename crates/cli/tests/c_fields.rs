//! C programs in pairs in which a pointer points to one of several fields of an object: which of them is accessed.

mod common;

use common::twins::{Twin, check_all};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern void *__VERIFIER_nondet_pointer(void);\n\
    extern void reach_error(void);\n\
    typedef __SIZE_TYPE__ size_t; typedef __UINTPTR_TYPE__ word; typedef long long wide;\n\
    void *malloc(size_t); void *calloc(size_t, size_t); void *memcpy(void *, const void *, size_t);\n\
    #define any __VERIFIER_nondet_int\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const REACH: &[&str] = &["--property", "unreach-call"];

/// A pair that reaches an error or not.
const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: REACH, violates: "unreach-call", program }
}

#[test]
fn a_pointer_to_one_of_two_fields_changes_one_of_them() {
    check_all(
        HEAD,
        &[
            twin(
                "set by a function",
                "struct s { int k; word a, b; };
                static void set(word *p, word v) { *p = v; }
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->k = 7; x->a = 1; x->b = 2;
                    set(&x->a, 5); set(&x->b, 6);
                    check(x->k == 7 && x->a == 5 && x->b == [[6||2]]);
                    return 0;
                }",
            ),
            twin(
                "a constant step further",
                "struct s { word a, b, c, d; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->a = 1; x->b = 2; x->c = 3; x->d = 4;
                    word *p = &x->a;
                    if (any()) p = &x->c;
                    p[1] = 9;
                    check(x->a == 1 && x->c == 3 && [[(x->b == 9) != (x->d == 9)||x->d == 4]]);
                    return 0;
                }",
            ),
            twin(
                "from a member back to its struct",
                "struct s { word k, a, b; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->k = 7; x->a = 1; x->b = 2;
                    word *p = &x->a;
                    if (any()) p = &x->b;
                    else ((struct s *)((char *)p - sizeof(word)))->k = 8;
                    check(x->k == [[(p == &x->b ? 7 : 8)||7]]);
                    return 0;
                }",
            ),
            twin(
                "two steps in a loop",
                "struct s { int a, b, c; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->a = 1; x->b = 2; x->c = 3;
                    int *p = &x->a;
                    for (int i = 0; i < 2; i++) { *p = 10; p = p + 1; }
                    check(x->a == 10 && x->b == [[10||2]] && x->c == 3);
                    return 0;
                }",
            ),
            twin(
                "by a function that is chosen",
                "struct s { int key; long v, w; };
                static long *v(struct s *x) { return &x->v; }
                static long *w(struct s *x) { return &x->w; }
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->key = 1; x->v = 2; x->w = 3;
                    long *(*f)(struct s *) = any() ? v : w;
                    *f(x) = 7;
                    check(x->key == 1 && [[(x->v == 7) != (x->w == 7)||x->w == 3]]);
                    return 0;
                }",
            ),
            twin(
                "through pointers to pointers to fields",
                "struct s { int key, v, w; };
                struct h { int *first, *second; };
                static void set(int **p, int v) { **p = v; }
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->key = 1; x->v = 2; x->w = 3;
                    struct h h = { &x->v, &x->w };
                    int **q = &h.first;
                    if (any()) q = &h.second;
                    set(q, 5);
                    *q = &x->key;
                    set(&h.first, 6);
                    check(x->w == 5 ? x->key == 1 && x->v == 6 : x->key == [[6||1]] && x->v == 5);
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn fields_that_are_accessed_in_several_ways_share_their_bytes() {
    check_all(
        HEAD,
        &[
            twin(
                "two fields as one number",
                "struct s { int a, b; wide c, d; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->a = 1; x->b = 2; x->c = 3; x->d = 4;
                    void *p = &x->a;
                    if (any()) p = &x->c;
                    *(wide *)p = 0x500000006LL;
                    check(x->d == 4 && (x->a == 1 ? x->c == 0x500000006LL : x->b == [[5||2]]));
                    return 0;
                }",
            ),
            twin(
                "a byte of one of two fields",
                "struct s { int key; wide v, w; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->key = 1; x->v = 2; x->w = 3;
                    char *p = (char *)&x->v;
                    if (any()) p = (char *)&x->w;
                    p[1] = 1;
                    check(x->key == 1 && x->v + x->w == [[261||5]]);
                    return 0;
                }",
            ),
            twin(
                "a struct in one of two places",
                "struct in { int u, v; };
                struct s { int k; struct in a, b; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    struct in t = { 8, 9 }, *p = &x->a;
                    x->k = 1; x->a.u = 2; x->a.v = 3; x->b.u = 4; x->b.v = 5;
                    if (any()) p = &x->b;
                    *p = t;
                    check(x->k == 1 && (x->a.v == 9 ? x->b.v == 5 : x->b.v == [[9||5]]));
                    return 0;
                }",
            ),
            twin(
                "a copy to one of two places",
                "struct s { int k, a[2], b[2], c; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    int t[2] = { 8, 9 }, *p = &x->a[0];
                    x->k = 1; x->a[0] = 2; x->a[1] = 3; x->b[0] = 4; x->b[1] = 5; x->c = 6;
                    if (any()) p = &x->b[1];
                    memcpy(p, t, 8);
                    check(x->a[1] == 9 ? x->c == 6 : x->c == [[9||6]] && x->b[1] == 8);
                    return 0;
                }",
            ),
            twin(
                "a union of a number and a pointer",
                "struct n { union { int i; struct n *p; } u; struct n *l, *r; };
                int main(void) {
                    struct n *x = malloc(sizeof *x), *y = malloc(sizeof *y), **p = &x->l;
                    x->u.i = 5; x->l = x->r = 0; y->u.p = x; y->l = y->r = 0;
                    if (any()) p = &x->r;
                    if (any()) p = &y->u.p;
                    *p = y;
                    check(x->u.i == 5 && (x->l == y) + (x->r == y) + (y->u.p == y) == [[1||(y->u.p == x)]]);
                    return 0;
                }",
            ),
            twin(
                "an address that was a number",
                "struct s { int k; struct s *a, *b; };
                int main(void) {
                    struct s *x = malloc(sizeof *x), y;
                    x->k = 3; x->a = x->b = 0; y.k = 4; y.a = x; y.b = 0;
                    word n = (word)&x->a;
                    if (any()) n = (word)&x->b;
                    *(struct s **)n = &y;
                    check(x->k == 3 && [[(x->a == &y) != (x->b == &y)||x->b == 0]]);
                    return 0;
                }",
            ),
            twin(
                "an address from outside",
                "struct s { int key; long v, w; };
                int main(void) {
                    struct s *x = malloc(sizeof *x);
                    x->key = 1; x->v = 2; x->w = 3;
                    long *q = __VERIFIER_nondet_pointer(), *p = &x->v;
                    if (any()) p = &x->w;
                    if (q == &x->w) *q = 4;
                    *p = 7;
                    check(x->key == 1 && (x->v == 7 || x->w == 7) && (x->w != [[5||4]]));
                    return 0;
                }",
            ),
        ],
    );
}

#[test]
fn links_of_nodes_are_told_from_their_keys() {
    check_all(
        HEAD,
        &[
            twin(
                "links that are swapped",
                "struct n { int key; struct n *l, *r; };
                static void swap(struct n **a, struct n **b) { struct n *t = *a; *a = *b; *b = t; }
                int main(void) {
                    struct n *x = calloc(1, sizeof *x), *y = calloc(1, sizeof *y), *z = calloc(1, sizeof *z);
                    x->key = 1; y->key = 2; z->key = 3; x->l = y; x->r = z;
                    swap(&x->l, &x->r);
                    if (any()) swap(&x->l, &x->r->l);
                    if (x->l) x->l->key = 10;
                    check(x->l ? x->l == z && z->key == [[10||3]] && y->key == 2 : y->l == z && z->key == 3);
                    return 0;
                }",
            ),
            twin(
                "a node that is taken out of a list",
                "struct n { int key; struct n *next, *other; };
                static void take(struct n **at, int key) {
                    for (; *at; at = &(*at)->next)
                        if ((*at)->key == key) { *at = (*at)->next; return; }
                }
                int main(void) {
                    struct n a = { 1 }, b = { 2 }, c = { 3 }, *list = &a;
                    int k = any(), sum = 0;
                    a.next = &b; b.next = &c; a.other = &c;
                    take(&list, k);
                    if (k < 0) take(&a.other, 3);
                    for (struct n *p = list; p; p = p->next) sum += p->key;
                    check(sum == (k >= 1 && k <= 3 ? [[6||5]] - k : 6) && (a.other == &c) == (k >= 0));
                    return 0;
                }",
            ),
            twin(
                "a search tree",
                "struct n { int key; struct n *left, *right; };
                static void insert(struct n **at, int key) {
                    if (!*at) {
                        *at = malloc(sizeof **at);
                        (*at)->key = key; (*at)->left = (*at)->right = 0;
                    } else if (key < (*at)->key) insert(&(*at)->left, key);
                    else insert(&(*at)->right, key);
                }
                int main(void) {
                    struct n *root = 0;
                    int least = 100;
                    for (int i = 0; i < 3; i++) {
                        int key = any();
                        if (key < least) least = key;
                        insert(&root, key);
                    }
                    while (root->left) root = root->left;
                    check(root->key == least || least == [[100||3]]);
                    return 0;
                }",
            ),
        ],
    );
}
