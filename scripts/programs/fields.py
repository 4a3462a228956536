"""Pointers to one of several fields: in variables, in fields, in tables, through functions, and back to the struct."""

from . import Case, Chooser

PROPERTIES = ["unreach-call", "valid-memsafety"]
START = """#include <stddef.h>
#include <stdlib.h>
#include <string.h>
struct node { int key; struct node *left, *right; int *at; short low, high; int tail; };
struct outer { char tag; struct node first; struct node second; int *picked; struct node **link; };
union view { struct node n; unsigned char bytes[sizeof(struct node)]; int words[2]; };
static struct node a, b;
static struct outer o;
static union view u;
static int n, spare = 3;
static int *choose(int c, int *x, int *y) { return c ? x : y; }
static void put(int *at, int value) { *at = *at % 1000 + value; }
static void turn(struct node **at, struct node *to) { struct node *old = *at; *at = to; if (old) old->tail += 1; }
static struct node **side(struct node *of, int c) { if (c) return &of->left; return &of->right; }
static int *ends(struct node *of, int c) { return c ? &of->key : &of->tail; }
static void swap(struct node **x, struct node **y) { struct node *t = *x; *x = *y; *y = t; }
static void insert(struct node **at, struct node *new) { if (!*at) { *at = new; return; } if (*at == new) return; if (new->key < (*at)->key) insert(&(*at)->left, new); else insert(&(*at)->right, new); }
"""
NODES = ["a", "b", "o.first", "o.second", "u.n", "(*h)", "l"]
# Statements over nodes X and Y, an input C and a small number K.
STEPS = [
    "i = C ? &X.key : &X.tail; *i = *i % 1000 + K;",
    "i = C ? &X.key : &Y.tail; put(i, K);",
    "i = choose(C, &X.key, &Y.key); j = choose(C, &spare, i); *j += K; n += *i;",
    "i = ends(&X, C); *i = K; n += X.key - X.tail;",
    "p = side(&X, C); *p = &Y; n += X.left == &Y;",
    "p = C ? &X.left : &Y.right; turn(p, &Y); n += (X.left != 0) * 2;",
    "p = side(&X, C); if (*p) { (*p)->key = K; i = C ? &(*p)->key : &(*p)->tail; *i += 1; }",
    "p = side(&X, C); p = C ? p + 1 : p; n += *p == 0;",
    "X.at = C ? &Y.key : &Y.tail; *X.at = K; n += Y.key;",
    "X.at = C ? &X.key : &spare; if (X.at) *X.at = *X.at % 1000 + K;",
    "o.picked = C ? &X.tail : &X.key; n += *o.picked;",
    "o.link = C ? &X.left : &X.right; *o.link = C ? &Y : 0;",
    "if (o.link && *o.link) (*o.link)->tail += K;",
    "swap(&X.left, C ? &X.right : &Y.left);",
    "X = Y; X.key += K;",
    "memcpy(&X, &Y, sizeof X);",
    "memset(&X, 0, sizeof X);",
    "memset(C ? (void *)&X.low : (void *)&X.high, K, sizeof X.low); n += X.low + X.high;",
    "s = C ? &X.low : &X.high; *s = K; n += X.low;",
    "s = &X.low; s[C] = K; n += X.high;",
    "c = (char *)&X + (C ? offsetof(struct node, key) : offsetof(struct node, tail)); *(int *)c = K; n += X.tail;",
    "q = (struct node *)((char *)(C ? &X.tail : &Y.tail) - offsetof(struct node, tail)); q->key = K; n += X.key;",
    "u.words[C] = K; n += u.n.key;",
    "u.bytes[C] = K; n += u.n.key % 1000;",
    "k[0] = &X.key; k[1] = &Y.tail; *k[C] = K; n += X.key + Y.tail;",
    "k[C] = &X.tail; if (k[0]) *k[0] += 1; n += X.tail;",
    "X.left = X.right = 0; Y.left = Y.right = 0; p = &root; root = 0; insert(p, &X); insert(&root, &Y); n += root->left == 0;",
    "w = C ? &X : &Y; w->tail = K; i = C ? &w->key : &w->tail; *i += 2; n += X.tail + Y.key;",
    "pp = C ? &p : &r; *pp = &X.left; if (p) *p = 0; n += X.left == 0;",
    "r = &X.right; p = C ? r : &X.left; *p = &Y; n += *r == &Y;",
]


class Fields(Chooser):
    """Some statements about a few structs, and what is then in one of them."""

    def __init__(self, seed):
        super().__init__("fields", seed)

    def step(self, nodes):
        x, y = self.sample(nodes, 2)
        text = self.pick(*STEPS).replace("X", x).replace("Y", y)
        choice = self.pick("INPUT(2)", "c0", "c0", "c1", "!c0", "c0 && c1")
        # The same choice everywhere in a statement.
        text = text.replace("C", "d").replace("K", str(self.number(0, 90)))
        return f"    d = {choice}; {text}\n"

    def case(self, property_):
        nodes = self.sample(NODES, self.number(2, 3))
        text = START + "int main(void) {\n    int c0 = INPUT(2), c1 = INPUT(2), d = 0;\n"
        text += "    struct node l = {1}, *q = 0, *w = 0, *root = 0, **p = 0, **r = 0, ***pp = &p;\n"
        text += "    struct node *h = calloc(1, sizeof *h);\n    if (!h) return 0;\n"
        text += "    int *i = &spare, *j = 0, *k[2] = {0, 0};\n    short *s = 0;\n    char *c = 0;\n"
        for _ in range(self.number(3, 7)):
            text += self.step(nodes)
        if property_ == "valid-memsafety":
            late = self.pick("*i = 1;", "n += i[c0 + c1];", "if (w) w->key = 1;", "if (o.link) *o.link = 0;", "if (k[1]) k[1][c1] = 2;")
            text += f"    {self.pick('free(h); ' + late, late + ' free(h);')}\n"
        else:
            text += f"    n += {nodes[0]}.key + 2 * {nodes[1]}.tail;\n    free(h);\n"
        text += "    (void)q; (void)j; (void)pp; (void)s; (void)c;\n    ASSERT(n);\n    return 0;\n}\n"
        return Case({"program.c": text}, property_)
