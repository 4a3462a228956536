"""Programs that read their arguments: at most two, of at most two letters."""

from . import Case, Chooser

PROPERTIES = ["unreach-call", "valid-memsafety"]
ARGUMENTS = {"LETTERS": "a-7", "ARGUMENTS": "2", "LENGTH": "2"}
START = """#include <stdlib.h>
#include <string.h>
static int is_small(const char *text) {
    int at;
    for (at = 0; at < 2 && text[at]; at++)
        if (text[at] != 'a' && text[at] != '-' && text[at] != '7') return 0;
    return text[at] == 0;
}
"""


class Arguments(Chooser):
    """A few statements about `argc` and `argv`."""

    def __init__(self, seed):
        super().__init__("argv", seed)

    def value(self):
        at = self.pick("1", "i", "argc - 1")
        return self.pick(
            "argc", f"(int)strlen(argv[{at}])", f"argv[{at}][0]", f"(argv[{at}][0] == '-')", f"atoi(argv[{at}])",
            f"(strchr(argv[{at}], 'a') != 0)", f"(argv[{at}][0] ? argv[{at}][1] : 3)", "(argv[argc] == 0)",
            f"(strcmp(argv[{at}], \"a7\") == 0)", f"(int)strtol(argv[{at}], 0, {self.pick(8, 10, 16)})",
        )

    def memory(self):
        at = self.pick("1", "i", "argc - 1")
        far = self.pick("argc", "argc + 1", "1", "2", "i + 1")
        return self.pick(
            f"n += argv[{far}][0];", f"n += argv[{at}][{self.pick(1, 2, 3, 'n & 3')}];", f"n += strlen(argv[{far}]);",
            f"if (argv[{far}]) n += argv[{far}][0];", f"strcpy(buffer, argv[{at}]);", f"strcat(buffer, argv[{at}]);",
            f"argv[{at}][{self.pick(0, 1, 2)}] = 'x';", f"memcpy(buffer, argv[{at}], {self.pick(1, 2, 3)});",
            f"{{ char *copy = malloc(strlen(argv[{at}]){self.pick('', ' + 1')}); strcpy(copy, argv[{at}]); n += copy[0]; free(copy); }}",
        )

    def case(self, property_):
        is_memory = property_ == "valid-memsafety"
        text = START + "int main(int argc, char **argv) {\n    int n = 0, i = 1;\n"
        text += f"    char buffer[{self.pick(3, 4, 5)}] = \"\";\n"
        text += f"    if (argc < {self.pick(1, 2, 2, 2)} || argc > 3) return 0;\n"
        text += "    for (int at = 1; at < argc; at++) if (!is_small(argv[at])) return 0;\n"
        for _ in range(self.number(1, 3)):
            line = self.memory() if is_memory and self.chance(0.6) else f"n += {self.value()};"
            guard = self.pick("", "", "if (argc > 1) ", "if (argc == 3) ", "for (i = 1; i < argc; i++) ", "if (n < 100) ")
            if not is_memory and not guard.startswith(("if (argc", "for")) and "argc > 1" not in line:
                guard = "if (argc > 1) "
            text += f"    {guard}{{ {line} }}\n    i = 1;\n"
        text += "    ASSERT(n);\n    return buffer[0] == 'x';\n}\n"
        return Case({"program.c": text}, property_, arguments=ARGUMENTS)
