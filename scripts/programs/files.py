"""Programs of several files: names that are the same in each, objects and functions of other files, headers."""

from . import Case, Chooser

PROPERTIES = ["unreach-call", "valid-memsafety"]
HEADER = """struct item { int key; struct item *next; };
extern int total, table[4];
extern const int limit;
extern struct item *list;
extern int (*handler)(int);
int second(int k);
int third(int k);
struct item *chain(struct item *rest, int key);
static inline int both(int x) { return x + total; }
"""


class Files(Chooser):
    """Three files, each with statics of the same names."""

    def __init__(self, seed):
        super().__init__("files", seed)
        self.beyond = False

    def expression(self, depth=2):
        if depth == 0 or self.chance(0.3):
            return self.pick("k", "count", "total", "limit", "1", "2", "5", f"table[{self.index()}]")
        left, right = self.expression(depth - 1), self.expression(depth - 1)
        return self.pick(f"({left} + {right})", f"({left} - {right})", f"({left} & {right})", f"helper({left} & 7)",
                         f"both({left} & 15)", f"({left} < {right})")

    def index(self):
        return f"(k + {self.pick(0, 1, 2)}) & {self.pick(3, 3, 7) if self.beyond else 3}"

    def statement(self, calls):
        return self.pick(
            f"count += {self.expression(1)} & 15;", f"total = ({self.expression()}) & 255;",
            f"table[{self.index()}] = ({self.expression()}) & 63;", f"{{ static int rounds = {self.pick(0, 1)}; rounds++; count += rounds; }}",
            f"if ({self.expression(1)} > {self.pick(1, 3, 9)}) {{ count = {self.pick(0, 2)}; }}",
            "for (struct item *at = list; at; at = at->next) count += at->key;",
            f"list = chain(list, k & 3);" if not self.beyond else "count ^= 1;", "count += handler ? handler(k & 3) : 1;",
            f"handler = {self.pick('helper', 'second_choice', '0')};",
            *[f"count += {name}(k & 3) & 31;" for name in calls],
        )

    def file(self, name, calls, more):
        text = f"#define LOCAL_ {self.number(1, 9)}\n{HEADER}static int count = {self.number(0, 5)};\n"
        text += f"static int helper(int x) {{ return (x * LOCAL_ + count) & 31; }}\n"
        text += "static int second_choice(int x) { return x ^ count; }\n" + more
        body = "".join(f"    {self.statement(calls)}\n" for _ in range(self.number(1, 3)))
        return text + f"{name}\n{body}    return count & 63;\n}}\n" if name != "main" else (text, body)

    def case(self, property_):
        self.beyond = property_ == "valid-memsafety"
        defined = f"int total = {self.number(0, 3)}, table[4] = {{1, {self.number(0, 9)}}};\nconst int limit = {self.number(1, 9)};\n"
        weak = self.chance(0.3)
        spare = "__attribute__((weak)) int third(int k) { return 99; }\n" if weak else ""
        start, body = self.file("main", ["second", "third"], f"struct item *list;\nint (*handler)(int);\n{spare}")
        main = start + f"int main(void) {{\n    int k = INPUT({self.pick(2, 3)});\n{body}    k = INPUT(2);\n"
        main += "    count += second(k);\n    count += third(k);\n    ASSERT(count + total);\n"
        main += "    while (list && list->next) list = list->next;\n    return 0;\n}\n"
        chain = "static struct item pool[8];\nstatic int used;\nstruct item *chain(struct item *rest, int key) {\n"
        chain += "    if (used == 8) return rest;\n    pool[used].key = key;\n    pool[used].next = rest;\n    return &pool[used++];\n}\n"
        other = self.file("int second(int k) {", ["third"], defined)
        last = self.file("int third(int k) {", [], chain)
        return Case({"main.c": main, "second.c": other, "third.c": last}, property_)
