"""Pointers that travel as bytes, in halves, as integers, with tags or as numbers of another kind, and come back."""

from . import Case, Chooser

PROPERTIES = ["unreach-call", "valid-memsafety"]
START = """#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
struct pair { int key; int *at; };
union mixed { int *at; unsigned char bytes[sizeof(int *)]; uintptr_t bits; };
static int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8};
static int n;
"""
# Each gives the text from `p` to another pointer `r`. A name in braces makes the names of its objects different.
WAYS = [
    "int *{r}; for (unsigned at{r} = 0; at{r} < sizeof {p}; at{r}++) ((char *)&{r})[at{r}] = ((char *)&{p})[at{r}];",
    "int *{r}; for (int at{r} = sizeof {p}; at{r}-- > 0;) ((unsigned char *)&{r})[at{r}] = ((unsigned char *)&{p})[at{r}];",
    "int *{r}; memcpy(&{r}, &{p}, sizeof {r});",
    "unsigned char store{r}[sizeof {p}]; memcpy(store{r}, &{p}, sizeof {p}); int *{r}; memmove(&{r}, store{r}, sizeof {r});",
    "union mixed u{r}; u{r}.at = {p}; union mixed v{r}; for (unsigned at{r} = 0; at{r} < sizeof v{r}.bytes; at{r}++) v{r}.bytes[at{r}] = u{r}.bytes[at{r}]; int *{r} = v{r}.at;",
    "union mixed u{r}; u{r}.at = {p}; int *{r} = (int *)u{r}.bits;",
    "struct pair s{r} = {{1, {p}}}, t{r}; memcpy(&t{r}, &s{r}, sizeof t{r}); int *{r} = t{r}.at;",
    "uintptr_t i{r} = (uintptr_t){p}; int *{r} = (int *)i{r};",
    "intptr_t i{r} = (intptr_t){p}; i{r} = -i{r}; int *{r} = (int *)-i{r};",
    "uintptr_t i{r} = (uintptr_t){p} | 1; int *{r} = (int *)(i{r} & ~(uintptr_t)1);",
    "uintptr_t i{r} = (uintptr_t){p} + (INPUT(2)); int *{r} = (int *)(i{r} & ~(uintptr_t)3);",
    "uintptr_t i{r} = (uintptr_t){p} ^ 0x5555; int *{r} = (int *)(i{r} ^ 0x5555);",
    "uintptr_t i{r} = (uintptr_t){p} ^ (uintptr_t)b; int *{r} = (int *)(i{r} ^ (uintptr_t)b);",
    "uintptr_t i{r} = (uintptr_t){p} + 4; int *{r} = (int *)i{r} - 1;",
    "uint64_t i{r} = (uintptr_t){p}; uint32_t low{r} = (uint32_t)i{r}, high{r} = (uint32_t)(i{r} >> 32); int *{r} = (int *)(uintptr_t)((uint64_t)high{r} << 32 | low{r});",
    "uint64_t i{r} = (uintptr_t){p} | (uint64_t)0x7ffc << 48; double d{r}; memcpy(&d{r}, &i{r}, sizeof d{r}); uint64_t j{r}; memcpy(&j{r}, &d{r}, sizeof j{r}); int *{r} = (int *)(uintptr_t)(j{r} & 0xffffffffffff);",
    "int *table{r}[2] = {{{p}, b}}; int *{r}; memcpy(&{r}, &table{r}[0], sizeof {r});",
    "int **cell{r} = malloc(sizeof *cell{r}); if (!cell{r}) exit(1); *cell{r} = {p}; int *{r} = *cell{r}; free(cell{r});",
    "ptrdiff_t d{r} = (char *){p} - (char *)base; int *{r} = (int *)((char *)base + d{r});",
]
# Facts about addresses that C does not promise: no proof of them is right, and no proof of their opposites.
OPEN = [
    "(uintptr_t)&c % 2 == 0", "(uintptr_t)a % 64 == 0", "(uintptr_t)a < (uintptr_t)b", "(uintptr_t)(a + 4) == (uintptr_t)b",
    "(uintptr_t)m % 32 == 0", "(uintptr_t)m < (uintptr_t)a", "(uintptr_t)a / 16 % 8 == 0", "(uintptr_t)&c > (uintptr_t)m",
    "old == (uintptr_t)m", "(uintptr_t)a >> 28 == 0",
]
# Facts that hold whatever the addresses are.
SURE = [
    "(uintptr_t)m % (2 * sizeof(void *)) == 0", "(uintptr_t)a % 4 == 0", "(uintptr_t)(a + 1) - (uintptr_t)a == 4", "(uintptr_t)a != (uintptr_t)b",
    "(uintptr_t)m != 0", "(uintptr_t)(a + 1) != (uintptr_t)(b + 1)", "(uint64_t)(uintptr_t)m >> 47 == 0", "m != a && m != b",
]


class Pointers(Chooser):
    """A pointer into an array or a struct, some ways, and accesses through what comes out."""

    def __init__(self, seed):
        super().__init__("pointers", seed)

    def facts(self):
        fact, is_open = (self.pick(*OPEN), True) if self.chance(0.6) else (self.pick(*SURE), False)
        text = START + "int main(void) {\n    char c = 1;\n    int *m = malloc(8);\n    if (!m) return 0;\n"
        text += "    uintptr_t old = (uintptr_t)m;\n    free(m);\n    m = malloc(8);\n    if (!m) return 0;\n"
        test = f"!({fact})" if is_open and self.chance(0.5) else fact
        text += f"    c++;\n    ASSERT(({test}) == 1);\n    free(m);\n    return 0;\n}}\n"
        return Case({"program.c": text}, "unreach-call", expected="fails" if is_open else None)

    def case(self, property_):
        is_memory = property_ == "valid-memsafety"
        if not is_memory and self.chance(0.25):
            return self.facts()
        heap = self.chance(0.4)
        text = START + "int main(void) {\n    int *base = "
        text += "malloc(4 * sizeof *base);\n    if (!base) return 0;\n    for (int k = 0; k < 4; k++) base[k] = k;\n" if heap else "a;\n"
        text += f"    int start = INPUT({self.pick(2, 3, 4)});\n    int *p0 = base + start;\n"
        count = self.number(1, 3)
        for at in range(count):
            way = self.pick(*WAYS).format(p=f"p{at}", r=f"p{at + 1}")
            text += f"    {way}\n"
            if self.chance(0.3):
                text += f"    if (INPUT(2)) {{ p{at + 1} = b + {self.pick(0, 1)}; base = b; }}\n" if not heap else ""
        last = f"p{count}"
        freed = ""
        if heap:
            freed = f"free({self.pick('p0 - start', f'{last} - start')});"
        if is_memory:
            index = self.pick("0", "1", "INPUT(3)", "3 - start", "4 - start", "-start")
            use = self.pick(f"n += {last}[{index}];", f"{last}[{index}] = 3;", f"*({last} + ({index})) += 1;")
            before = self.pick(use, use, f"if (start < 2) {{ {use} }}")
            late = f"if (INPUT(2)) {{ n += p{self.number(0, count)}[0]; }}" if self.chance(0.25) else ""
            text += f"    {before}\n    {freed}\n    {late}\n"
        else:
            index = self.pick("0", "-start", "3 - start") if not self.chance(0.3) else "1 - (start > 0)"
            text += f"    {last}[{index}] += 10;\n    n = base[{self.pick('0', '3', 'start')}] + {last}[0];\n"
            text += f"    n += ({last} == p0) * {self.pick(0, 100)};\n    {freed}\n"
        text += "    ASSERT(n);\n    return 0;\n}\n"
        return Case({"program.c": text}, property_)
