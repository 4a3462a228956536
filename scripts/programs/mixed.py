"""Programs with loops, arrays, structs, pointers, lists, recursion and inputs of few values."""

import random

from . import Case
from .judge import TRAP

PROPERTIES = ["unreach-call", "no-overflow", "valid-memsafety"]
TYPES = ["int", "int", "unsigned", "unsigned char", "signed char", "short", "unsigned short", "long long"]
LENGTH = 8
VERIFIED = """extern void *memset(void *, int, __SIZE_TYPE__);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);
#define TICK
#define CONSTANT(value) (value)
"""
# Loops that run long end the run.
JUDGED = """#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static long fuel_ = 300000;
#define TICK if (--fuel_ < 0) cut_()
static int __attribute__((noipa)) constant_(int value) { return value; }
#define CONSTANT(value) constant_(value)
"""


class Mixed:
    """One random program."""

    def __init__(self, seed):
        self.property = None
        self.random = random.Random(seed)
        self.values = self.random.choice([2, 3, 4])
        self.names = {}
        self.depth = 0
        self.loops = 0
        self.calls = True

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, part):
        return self.random.random() < part

    def constant(self):
        value = self.pick(0, 1, 1, 2, 3, 4, 5, 7, 8, 15, 16, 100, 127, 128, 255, 256, 1000, -1, -2)
        if self.property != "no-overflow":
            return str(value)
        if self.chance(0.05):
            value = self.pick(2147483647, -2147483647, 65536, 1000000)
        # gcc does not check what it computes itself.
        return f"CONSTANT({value})"

    def variable(self):
        return self.random.choice(list(self.names))

    def place(self):
        kind = self.random.random()
        if kind < 0.6:
            return self.variable()
        if kind < 0.8:
            return f"{self.pick('a', 'b')}[{self.index()}]"
        return self.pick("s.f", "s.g", f"s.h[{self.index()} & 3]", "*p", "q->f", "list->value")

    def index(self):
        # Beyond the end of an array, but not so far that gcc's sanitizer would miss it.
        beyond = self.property == "valid-memsafety" and self.chance(0.1)
        return f"({self.expression(1)}) & {2 * LENGTH - 1 if beyond else LENGTH - 1}"

    def expression(self, depth=3):
        kind = self.random.random()
        if depth == 0 or kind < 0.2:
            return self.constant() if self.chance(0.4) else self.variable()
        if kind < 0.35:
            return self.place()
        left, right = self.expression(depth - 1), self.expression(depth - 1)
        if kind < 0.75:
            return f"({left} {self.pick('+', '-', '*', '&', '|', '^', '+', '-')} {right})"
        if kind < 0.85:
            return f"({left} {self.comparison()} {right})"
        if kind < 0.9:
            return f"(({left}) ? {right} : {self.expression(depth - 1)})"
        if kind < 0.95:
            return f"((unsigned)({left}) {self.pick('%', '/', '>>')} {self.pick(2, 3, 5, 7)}u)"
        return f"({self.pick('-', '~', '!', '(unsigned char)', '(short)')}({left}))"

    def comparison(self):
        return self.pick("<", "<=", ">", ">=", "==", "!=")

    def condition(self):
        if self.chance(0.5):
            return f"{self.place()} {self.comparison()} {self.constant()}"
        return f"{self.expression(2)} {self.comparison()} {self.expression(1)}"

    def block(self, length):
        self.depth += 1
        text = "".join(self.statement() for _ in range(self.random.randint(1, length)))
        self.depth -= 1
        return "{ TICK; " + text + "}\n"

    def loop(self):
        self.loops += 1
        counter = f"i{self.loops}"
        bound = self.pick("3", "5", "8", "20", "300", "1000", f"({self.expression(1)} & 15)")
        self.names[counter] = None
        self.depth += 1
        kind = self.random.random()
        if kind < 0.3:
            text = f"for ({counter} = 0; {counter} < {bound}; {counter}++) {self.block(3)}"
        elif kind < 0.5:
            step = self.pick(1, 2, 3)
            text = f"for ({counter} = {bound}; {counter} > 0; {counter} -= {step}) {self.block(3)}"
        elif kind < 0.7:
            low = self.pick("0", "1", "LOW")
            text = (f"for ({counter} = {low.replace('LOW', '2')}; {counter} < {LENGTH}; {counter}++) "
                    f"{{ TICK; {self.pick('a', 'b')}[{counter}] = {self.expression(2)}; }}\n")
        elif kind < 0.85:
            text = f"while (input() & 1) {self.block(3)}"
        else:
            text = f"do {self.block(3)} while ({self.condition()});\n"
        self.depth -= 1
        del self.names[counter]
        return text

    def statement(self):
        kind = self.random.random()
        if self.depth > 3 or kind < 0.3:
            return f"{self.place()} {self.pick('=', '=', '+=', '-=', '^=', '*=')} {self.expression()};\n"
        if kind < 0.42:
            return f"{self.place()} = input();\n"
        if kind < 0.57:
            other = f" else {self.block(2)}" if self.chance(0.5) else ""
            return f"if ({self.condition()}) {self.block(2)}{other}"
        if kind < 0.72 and self.depth < 3:
            return self.loop()
        if kind < 0.78:
            cases = "".join(f"case {at}: {self.statement()}{self.pick('break;', '')}\n" for at in range(3))
            return f"switch ({self.expression(1)} & 3) {{ {cases} default: {self.statement()} }}\n"
        if kind < (0.87 if self.property == "valid-memsafety" else 0.84):
            return self.memory()
        if kind < 0.9 and self.calls:
            called = self.pick("function", "recursive")
            return f"{self.place()} = {called}({self.expression(1)}, {self.expression(1)});\n"
        if kind < 0.93 and self.depth > 1:
            return f"if ({self.condition()}) {{ {self.leave()} }}\n"
        if kind < 0.96:
            return f"if ({self.condition()}) goto out;\n" if self.calls else ""
        return f"{self.variable()}{self.pick('++', '--')};\n"

    def leave(self):
        return "goto out;" if self.calls else "return 1;"

    def memory(self):
        if self.property == "valid-memsafety" and self.chance(0.6):
            if self.chance(0.7):
                size, use = f"4 * ({self.expression(1)} & 7) + 4", f"m[{self.expression(1)} & 7] = 1;"
                return f"{{ int *m = malloc({size}); p = m; *m = 1; {self.pick(use, '')} {self.statement()} free(m); }}\n"
            return f"p = malloc(sizeof *p); *p = {self.expression(1)};\n"
        return self.pick(
            f"p = &{self.pick('a', 'b')}[{self.index()}];\n",
            "p = &s.f;\n",
            "p = &x;\n",
            "q = &t;\n",
            "q = &s;\n",
            "s = t;\n",
            "t = *q;\n",
            "memset(b, 0, sizeof b);\n",
            "memcpy(b, a, sizeof b);\n",
            "memcpy(&s, &t, sizeof s);\n",
            f"{{ struct node *n = malloc(sizeof *n); n->value = {self.expression(1)}; n->next = list; list = n; }}\n",
            "if (list->next) list = list->next;\n",
        )

    def program(self):
        globals_ = {"g": self.pick(*TYPES), "k": self.pick(*TYPES)}
        text = "struct record { int f; unsigned char g; int h[4]; };\n"
        text += "struct node { int value; struct node *next; };\nstruct node first;\n"
        text += f"int a[{LENGTH}]; struct record s, t;\nstruct node *list = &first; struct record *q = &t;\n"
        text += f"int b[{LENGTH}]; int x; int *p = &x;\n"
        text += "".join(f"{kind} {name};\n" for name, kind in globals_.items())
        text += f"static int input(void) {{ return INPUT({self.values}); }}\n"
        counters = "".join(f" int i{at} = 0;" for at in range(1, 60))
        self.calls = False
        for name in ("function", "recursive"):
            self.names = dict.fromkeys([*globals_, "x", "u", "v"])
            parameters = f"{self.pick(*TYPES)} u, {self.pick(*TYPES)} v"
            body = self.block(3)
            if name == "recursive":
                again = f"recursive((u & 7) - 1, {self.expression(1)})"
                rest = f"if ((u & 7) == 0) return {self.expression(1)};\n return {again} {self.pick('+', '-', '^')} v;"
            else:
                rest = f"return {self.expression(2)};"
            text += f"static int {name}({parameters}) {{{counters}\n{body}{rest}\n}}\n"
        self.calls = True
        self.loops = 0
        self.names = dict.fromkeys([*globals_, "x", "y", "z"])
        body = "".join(self.statement() for _ in range(self.random.randint(3, 8)))
        asserted = self.expression(2) if self.chance(0.5) else self.place()
        end = f"out: ASSERT({asserted});\n"
        if self.chance(0.3):
            end = f"out: for (int e = 0; e < {LENGTH}; e++) {{ ASSERT({self.pick('a', 'b')}[e]); }}\n"
        kinds = f"{self.pick(*TYPES)} y = 0; {self.pick(*TYPES)} z = {self.constant()};"
        text += f"int main(void) {{{counters}\n{kinds}\n{body}{end}return 0;\n}}\n"
        return text

    def case(self, property_):
        self.property = property_
        builds = [["-O1", "-fwrapv"]] if property_ == "unreach-call" else None
        if property_ == "valid-memsafety":
            builds = [["-O0", "-fwrapv", "-fsanitize=address", TRAP]]
        text = self.program()
        return Case({"program.c": text}, property_, verified=VERIFIED, judged=JUDGED, inputs=10, builds=builds)
