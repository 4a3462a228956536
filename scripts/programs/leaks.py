"""Heap memory that static objects, locals and other heap memory point to, and that is lost, freed or left at the end."""

from . import Case, Chooser

PROPERTIES = ["valid-memsafety", "valid-memcleanup"]
START = """#include <stdlib.h>
#include <string.h>
struct node { struct node *next; int *data; };
static struct node *volatile first, *volatile second;
static int *volatile number;
struct node *shared;
static struct node *make(struct node *next) {
    struct node *made = malloc(sizeof *made);
    if (!made) exit(1);
    made->next = next;
    made->data = 0;
    return made;
}
static void drop(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list->data);
        free(list);
        list = next;
    }
}
static int *copy(int value) {
    int *made = malloc(sizeof *made);
    if (!made) exit(1);
    *made = value;
    return made;
}
"""
CLEAN = ["drop(first);", "first = 0;", "drop(second);", "second = 0;", "drop(shared);", "shared = 0;", "free(number);", "number = 0;"]


class Leaks(Chooser):
    """A few statements in `main` and in a function that it calls, and a clean-up that may forget something."""

    def __init__(self, seed):
        super().__init__("leaks", seed)
        self.locals = False

    def pointer(self):
        return self.pick("first", "second", "shared", *(["here", "here"] if self.locals else []))

    def statement(self, depth=0):
        p, q = self.pointer(), self.pointer()
        kinds = [
            f"{p} = make({self.pick('0', q)});", f"{p} = make({p});", f"{p} = make(0);",
            f"if ({p}) {{ free({p}->data); {p}->data = copy(1); }}", f"if ({p}) {p}->data = copy(2);",
            f"free(number); number = copy(3);", "number = copy(4);",
            f"if ({p}) {{ struct node *rest = {p}->next; free({p}->data); free({p}); {p} = rest; }}",
            f"if ({p} && {p}->next) {{ drop({p}->next); {p}->next = 0; }}", f"drop({p}); {p} = 0;",
            f"{p} = {q};", f"{p} = {q}; {q} = 0;", f"if ({p}) {p} = {p}->next;", f"{p} = 0;",
            f"if ({p} && !{p}->next) {p}->next = {p};",
            "{ int *bigger = realloc(number, 8); if (bigger) number = bigger; }",
            "{ static struct node *volatile hidden; if (!hidden) hidden = make(0); }",
            "{ char *text = strdup(\"a\"); if (text) number = (int *)text; }",
            "{ struct node *alone = make(0); alone->next = alone; }",
        ]
        text = self.pick(*kinds)
        if depth < 1 and self.chance(0.35):
            other = f" else {{ {self.statement(1)} }}" if self.chance(0.5) else ""
            return f"if (INPUT(2)) {{ {text} {self.statement(1)} }}{other}"
        if depth < 1 and self.chance(0.1):
            return f"for (int k = INPUT(3); k > 0; k--) {{ {text} }}"
        return text

    def block(self, count):
        return "".join(f"    {self.statement()}\n" for _ in range(count))

    def case(self, property_):
        leaves = self.chance(0.3)
        clean = " ".join(line for line in CLEAN if not self.chance(0.04))
        text = START + f"static void clean(void) {{ {clean} }}\n"
        self.locals = not leaves
        end = self.pick("", "drop(here);", "if (here) free(here);") if self.locals else ""
        start = "    struct node *here = 0;\n" if self.locals else ""
        text += f"static int work(void) {{\n{start}{self.block(self.number(1, 2))}"
        text += f"    {self.pick('exit(0);', 'if (INPUT(2)) exit(0);', '{ clean(); exit(0); }')}\n" if leaves else ""
        text += f"    {end}\n    return 0;\n}}\n"
        text += f"int main(void) {{\n{start}"
        text += "    atexit(clean);\n" if self.chance(0.2) else ""
        text += self.block(self.number(1, 3))
        text += "    work();\n" if self.chance(0.7) or leaves else ""
        text += self.block(self.number(0, 2))
        text += f"    {self.pick('clean();', 'clean();', 'if (INPUT(2)) clean();', '')}\n    {end}\n    return 0;\n}}\n"
        return Case({"program.c": text}, property_)
