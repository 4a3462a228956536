"""Pointers that outlive the block, the round, the call or the allocation of their object.

In gcc's binary each object has a number, each pointer the number of its object, and an access looks whether that object
lives: the sanitizers miss an object of the next round at the same address.
"""

from . import Case, Chooser

PROPERTIES = ["valid-memsafety", "unreach-call"]
VERIFIED = """#define LOCAL(name, value) int name = value
#define ARRAY(name, size) int name[size]; for (int at = 0; at < (size); at++) name[at] = at
#define PARAMETER(name)
#define LITERAL(p, name, value) p = &(int){value}
#define POINTER(name) int *name
#define HOLDER(name) int *name = 0
#define OUT(name) int **name
#define PASS(name) &name
#define GIVE(out, x) *out = &x
#define TAKE(p, x) p = &x
#define ELEMENT(p, x, index) p = &x[index]
#define COPY(p, q) p = q
#define NONE(p) p = 0
#define ALLOCATE(p, value) p = malloc(sizeof *p); if (!p) exit(1); *p = value
#define FREE(p) free(p)
#define READ(p) (*p)
#define WRITE(p, value) *p = value
"""
JUDGED = """#include <stdlib.h>
static int born_;
static unsigned char dead_[10000];
static int birth_(void) { return ++born_; }
static void death_(int *number) { dead_[*number] = 1; }
static void live_(int number, void *at) { if (dead_[number] || !at) fault_(); }
#define NUMBER_(name) int name##_number __attribute__((cleanup(death_))) = birth_()
#define LOCAL(name, value) int name = value; NUMBER_(name)
#define ARRAY(name, size) int name[size]; for (int at = 0; at < (size); at++) name[at] = at; NUMBER_(name)
#define PARAMETER(name) NUMBER_(name);
#define LITERAL(p, name, value) NUMBER_(name); p = &(int){value}; p##_number = name##_number
#define POINTER(name) int name##_number; int *name
#define HOLDER(name) int name##_number = 0; int *name = 0
#define OUT(name) int **name, int *name##_number
#define PASS(name) &name, &name##_number
#define GIVE(out, x) *out = &x; *out##_number = x##_number
#define TAKE(p, x) p = &x; p##_number = x##_number
#define ELEMENT(p, x, index) p = &x[index]; p##_number = x##_number
#define COPY(p, q) p = q; p##_number = q##_number
#define NONE(p) p = 0; p##_number = 0
#define ALLOCATE(p, value) p = malloc(sizeof *p); *p = value; p##_number = birth_()
#define FREE(p) if (p && dead_[p##_number]) fault_(); free(p); if (p) dead_[p##_number] = 1
#define READ(p) (live_(p##_number, p), *p)
#define WRITE(p, value) live_(p##_number, p); *p = value
"""
START = """#include <stdlib.h>
static int fixed;
#ifdef NUMBER_
static int fixed_number;
#endif
static POINTER(p);
static POINTER(q);
static int n;
"""


class Lifetimes(Chooser):
    """Statements in nested blocks, loops and calls."""

    def __init__(self, seed):
        super().__init__("lifetimes", seed)
        self.names = ["fixed"]
        self.made = 0
        self.heap = self.chance(0.3)
        self.inputs = 0
        self.calls = []
        # Pointers are in globals, or in variables of the function.
        self.held = self.chance(0.5)
        self.pointers = ["p", "q"]

    def fresh(self):
        self.made += 1
        return f"x{self.made}"

    def pointer(self):
        first, second = self.pointers
        return self.pick(first, first, second)

    def condition(self):
        if self.inputs < 4 and self.chance(0.6):
            self.inputs += 1
            return "INPUT(2)"
        first, second = self.pointers
        return self.pick("n & 1", "n < 3", first, second, f"{first} && n", f"!{first}")

    def use(self):
        p = self.pointer()
        guard = f"if ({p}) " if self.chance(0.85) else ""
        write = f"{{ WRITE({p}, n & 7); }}" if guard else f"WRITE({p}, n & 7);"
        return f"{guard}{self.pick(f'n += READ({p});', f'n += READ({p});', write)}"

    def simple(self):
        p, q = self.pointer(), self.pointer()
        choices = [self.use(), self.use(), f"TAKE({p}, {self.pick(*self.names)});", f"TAKE({p}, {self.names[-1]});"]
        choices += [f"COPY({p}, {q});", f"NONE({p});", "n++;"]
        if self.heap:
            choices += [f"ALLOCATE({p}, 5);", f"FREE({p});", f"FREE({p}); NONE({p});"]
        if self.calls:
            choices += [self.call(self.pick(*self.calls), "n & 3")] * 2
        return self.pick(*choices)

    def call(self, name, argument):
        to = f", PASS({self.pointer()})" if self.held else ""
        return f"{{ int got = {name}({argument}{to}); n += got; }}"

    def block(self, depth):
        """What stands between two braces: a declaration somewhere among statements."""
        names = list(self.names)
        text = self.simple() + " " if self.chance(0.5) else ""
        name = self.fresh()
        kind = self.random.random()
        if kind < 0.75:
            text += f"LOCAL({name}, {self.pick('n & 7', '1', '2')}); "
            self.names.append(name)
            text += f"TAKE({self.pointer()}, {name}); " if self.chance(0.5) else ""
        elif kind < 0.8:
            p, left = self.pointer(), f"left{self.made}"
            text += f"int {left} = {self.pick('1', '2')}; again{self.made}:; {self.pick('', self.use())} ARRAY({name}, (n & 1) + 2); "
            text += f"{self.use()} {self.pick(f'if (!{p}) {{ ', '{ ')}ELEMENT({p}, {name}, n & 1); }} {self.use()} "
            text += f"if ({left}-- > 0 && {self.condition()}) goto again{self.made}; {self.use()} "
        elif kind < 0.9:
            text += f"ARRAY({name}, {self.pick('2', '3', '(n & 1) + 2')}); ELEMENT({self.pointer()}, {name}, n & 1); "
        else:
            text += f"LITERAL({self.pointer()}, {name}, n & 3); "
        text += " ".join(self.statement(depth + 1) for _ in range(self.number(1, 3)))
        self.names = names
        return text

    def statement(self, depth):
        kind = self.random.random()
        if depth > 2 or kind < 0.5:
            return self.simple()
        if kind < 0.65:
            return f"{{ {self.block(depth)} }}"
        if kind < 0.8:
            other = f" else {{ {self.block(depth)} }}" if self.chance(0.4) else ""
            return f"if ({self.condition()}) {{ {self.block(depth)} }}{other}"
        counter = f"k{depth}"
        leave = self.pick("", "", "if (n > 9) break; ", "if (n & 1) continue; ")
        return f"for (int {counter} = 0; {counter} < {self.pick(2, 2, 3)}; {counter}++) {{ {self.block(depth)} {leave}}}"

    def function(self, name):
        self.names = ["fixed", "u"]
        own = ""
        if self.held:
            self.pointers = ["in", "own"]
            own = "HOLDER(in); HOLDER(own); LOCAL(x, u); "
            self.names.append("x")
        out = ", OUT(out)" if self.held else ""
        text = f"static int {name}(int u{out}) {{\n    PARAMETER(u)\n    {own}{self.block(1)}\n"
        if self.chance(0.4):
            text += f"    if (u > 0) {self.call(name, 'u - 1')}\n    {self.use()}\n"
        if self.held:
            text += f"    if ({self.condition()}) {{ GIVE(out, {self.pick('x', 'u', 'fixed')}); }}\n"
        self.names = ["fixed"]
        self.pointers = ["p", "q"]
        return text + f"    return {self.pick('n & 3', 'u', '1')};\n}}\n"

    def case(self, property_):
        text = START
        made = []
        for name in ("first", "second")[: self.number(0, 2)]:
            text += self.function(name)
            made.append(name)
        self.calls = made
        lines = "".join(f"    {self.statement(0)}\n" for _ in range(self.number(2, 4)))
        held = "    HOLDER(p);\n    HOLDER(q);\n" if self.held else ""
        text += f"int main(void) {{\n{held}{lines}    ASSERT(n);\n    return 0;\n}}\n"
        return Case({"program.c": text}, property_, verified=VERIFIED, judged=JUDGED)
