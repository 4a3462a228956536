"""Arrays in structs: indices that are inputs, rows of arrays, pointers to elements, and the members beside them."""

import re

from . import Case, Chooser

PROPERTIES = ["unreach-call", "valid-memsafety"]
START = """#include <stddef.h>
#include <stdlib.h>
#include <string.h>
struct cell { short tag; char name[3]; int *at; };
struct box { char text[4]; int count; struct box *next[2]; short rows[2][3]; struct cell cells[2]; unsigned char last[2]; };
struct pile { int top; struct box boxes[2]; char end; };
union view { struct box b; unsigned char bytes[sizeof(struct box)]; int words[8]; };
static struct box a, b, many[2];
static struct pile pile;
static union view u;
static int n, spare = 3;
static void put(char *at, int value) { *at = value; }
static void add(struct box *to, int at, int value) { to->text[at] = value; to->count++; }
static int sum(struct box *of) { int s = 0; for (int i = 0; i < 3; i++) s += of->rows[0][i] + of->rows[1][i]; return s; }
static void walk(struct box *at, int c) { while (at->next[c]) { at = at->next[c]; n += at->count; c = !c; } at->count += 2; }
static struct box *pick(int c) { return c ? &a : &b; }
static char *text(struct box *of) { return of->text; }
"""
BOXES = ["a", "b", "many[0]", "many[d]", "pile.boxes[d]", "pile.boxes[1]", "u.b", "(*h)", "l"]
# Statements over boxes X and Y, an input C (0 or 1), an input I (0 to 2) and a small number K.
STEPS = [
    "X.text[I] = K; n += X.text[C] + X.count;",
    "X.text[I + C] = K; X.count += X.text[3];",
    "add(&X, I, K); n += X.text[2];",
    "add(C ? &X : &Y, I, K); n += X.count - Y.count;",
    "X.rows[C][I] = K; n += sum(&X);",
    "X.rows[C][2 - I] += K; n += X.rows[0][0] - X.text[3];",
    "s = X.rows[C]; s[I] = K; n += X.rows[1][1];",
    "s = &X.rows[0][0]; s[I] = K; n += X.rows[0][2];",
    "X.next[C] = &Y; n += X.next[0] == &Y;",
    "X.next[C] = &Y; X.next[C]->text[I] = K; n += Y.text[1];",
    "X.next[0] = X.next[1] = 0; Y.next[C] = 0; Y.next[!C] = &X; walk(&Y, !C); n += X.count;",
    "X.cells[C].tag = K; X.cells[!C].name[I] = 1; n += X.cells[0].tag + X.cells[1].name[0];",
    "X.cells[C].at = &Y.count; *X.cells[C].at = K; n += Y.count;",
    "X.cells[C].at = C ? &X.count : &spare; *X.cells[C].at += K; n += X.count;",
    "X.cells[C] = Y.cells[!C]; X.cells[C].tag += K;",
    "X.last[C] = K; n += X.last[0] - X.cells[1].tag;",
    "c = &X.text[I]; *c = K; n += X.text[0];",
    "c = X.text + I; c[C] = K; n += X.text[1] + X.count;",
    "c = text(C ? &X : &Y); c[I] = K; n += X.text[I] + Y.text[I];",
    "put(&X.text[I], K); put(X.cells[C].name + I, 2); n += X.text[2] + X.cells[1].name[1];",
    "put(C ? &X.text[I] : &X.cells[0].name[I], K); n += X.text[1] - X.cells[0].name[1];",
    "w = pick(C); w->text[I] = K; w->rows[C][I] = 1; n += a.text[0] + b.rows[0][1] * 2;",
    "w = &many[C]; w->text[I] = K; w->count = 1; n += many[0].text[0] + many[1].count;",
    "many[C].cells[!C].name[I] = K; n += many[1].cells[0].name[2] + many[0].count;",
    "pile.boxes[C].rows[!C][I] = K; pile.top++; n += pile.boxes[1].rows[0][I] + pile.end;",
    "X = Y; X.text[I] = K; n += Y.text[I];",
    "memmove(&X, &Y, sizeof X); X.count += 1;",
    "memset(X.text, K, sizeof X.text); n += X.text[I] - X.count;",
    "memmove(X.text, Y.text, 3); n += X.text[I];",
    "u.words[I] = K; n += u.b.text[C] + u.b.count % 100;",
    "u.bytes[offsetof(struct box, count)] = K; n += u.b.count;",
    "for (int i = 0; i < 4; i++) X.text[i] = K + i; n += X.text[I];",
    "for (int i = 0; i <= I; i++) X.rows[C][i] = i; n += sum(&X);",
    "i = &X.count; if (C) i = &Y.count; *i = K; X.text[I] = *i; n += Y.count;",
    "X.text[X.last[C] % 4] = K; n += X.text[0];",
    "X.rows[C][(unsigned char)X.text[I] % 3] = K; n += sum(&X);",
]


class Elements(Chooser):
    """Some statements about a few structs with arrays, and what is then in one of them."""

    def __init__(self, seed):
        super().__init__("elements", seed)

    def step(self, boxes):
        x, y = self.sample(boxes, 2)
        choice = self.pick("INPUT(2)", "c0", "c0", "c1", "!c0")
        index = self.pick("INPUT(3)", "e0", "e0", "2 - e0", "c0 + c1")
        step = self.pick(*STEPS).replace("K", str(self.number(0, 90)))
        # The same choices everywhere in a statement.
        for name, text in ("C", "d"), ("I", "e"), ("X", x), ("Y", y):
            step = re.sub(rf"\b{name}\b", text, step)
        return f"    d = {choice}; e = {index}; {step}\n"

    def case(self, property_):
        boxes = self.sample(BOXES, self.number(2, 3))
        text = START + "int main(void) {\n    int c0 = INPUT(2), c1 = INPUT(2), e0 = INPUT(3), d = 0, e = 0;\n"
        text += "    struct box l = {{1}}, *w = 0;\n    struct box *h = calloc(1, sizeof *h);\n    if (!h) return 0;\n"
        text += "    int *i = &spare;\n    short *s = 0;\n    char *c = 0;\n"
        for _ in range(self.number(3, 7)):
            text += self.step(boxes)
        if property_ == "valid-memsafety":
            late = self.pick("*i = 1;", "if (c) *c = 1;", "if (s) s[e] = 1;", "if (w) w->text[e + c0] = 1;", "h->last[c0 + c1] = 1;", "b.last[8 * c0 * c1] = 2;")
            text += f"    {self.pick('free(h); ' + late, late + ' free(h);', late)}\n"
        else:
            text += f"    n += {boxes[0]}.count + 2 * {boxes[1]}.text[e];\n    free(h);\n"
        text += "    (void)w; (void)s; (void)c; (void)i;\n    ASSERT(n);\n    return 0;\n}\n"
        return Case({"program.c": text}, property_)
