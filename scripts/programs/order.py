"""What C leaves open in the order of evaluation: calls with side effects among the operands of one expression.

A call is not interleaved with another, so nothing is undefined; but each order of the leaves is one that C allows. In gcc's
binary the order is an input, and the leaves are computed one by one.
"""

import itertools

from . import Case, Chooser

PROPERTIES = ["unreach-call"]
FUNCTIONS = """static int g = 1, h = 2, a[3] = {4, 5, 6};
static int add(int k) { g = g + k; return g; }
static int twice(int k) { g = g * 2; return g - k; }
static int swap(int k) { int old = g; g = h; h = old; return k; }
static int store(int k) { a[k & 1] = g; return a[1]; }
static int pure(int k) { return k * 3; }
static int keep(int x, int y) { return x * 10 - y; }
static int last(int x, int y, int z) { return x + y * 4 + z * 16 - g; }
"""


class Order(Chooser):
    """One statement, most of which is an expression of a few leaves."""

    def __init__(self, seed):
        super().__init__("order", seed)
        self.leaves = []

    def leaf(self):
        call = f"{self.pick('add', 'add', 'twice', 'swap', 'store', 'pure')}({self.pick('1', '2', '3', 'k')})"
        text = self.pick(call, call, call, "g", "g", "h", "a[0]", "a[1]", "k", "7")
        self.leaves.append(text)
        return f"LEAF{len(self.leaves) - 1}_"

    def expression(self, count):
        if count == 1:
            return self.leaf()
        left = self.number(1, count - 1)
        first, second = self.expression(left), self.expression(count - left)
        form = self.pick("({} + {})", "({} - {})", "({} * {})", "({} ^ {})", "({} < {})", "keep({}, {})", "keep({}, {})")
        return form.format(first, second)

    def case(self, _property):
        count = self.pick(2, 2, 3, 3, 4)
        # What a function reads itself is read when all leaves are there only if nothing is around the call.
        is_call = count == 3 and self.chance(0.3)
        expression = f"last({self.leaf()}, {self.leaf()}, {self.leaf()})" if is_call else self.expression(count)
        whole, temporaries = expression, expression
        for at, leaf in enumerate(self.leaves):
            whole = whole.replace(f"LEAF{at}_", leaf)
            temporaries = temporaries.replace(f"LEAF{at}_", f"t{at}")
        orders = ""
        permutations = list(itertools.permutations(range(count)))
        for number, order in enumerate(permutations):
            orders += f"case {number}: {' '.join(f't{at} = {self.leaves[at]};' for at in order)} break; "
        declared = ", ".join(f"t{at}" for at in range(count))
        # One more value of the input stands for the order that gcc itself takes.
        chosen = f"int {declared}; switch (input_({len(permutations) + 1})) {{ {orders} default: r = {whole}; goto done; }}"
        judged = f"#define EVALUATE {chosen} r = {temporaries}; done:;\n"
        verified = f"#define EVALUATE r = {whole};\n"
        asserted = self.pick("r", "r", "g", "r + g", "a[1] + r", "h - r")
        text = FUNCTIONS + "int main(void) {\n    int k = INPUT(3), r;\n"
        text += f"    g = INPUT({self.pick(1, 2)});\n    EVALUATE\n    ASSERT({asserted});\n    return 0;\n}}\n"
        return Case({"program.c": text}, "unreach-call", verified=verified, judged=judged)
