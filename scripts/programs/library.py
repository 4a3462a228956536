"""Calls of library functions, declared by the real headers, on edge values; and on arguments that they may not have.

What C leaves open is not asserted about: the sign of a comparison, and that a character test is not zero, are.
"""

from . import Case, Chooser

PROPERTIES = ["unreach-call", "valid-memsafety"]
START = """#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
static int sign(int x) { return (x > 0) - (x < 0); }
static int wrote(int result, int usual) { return result < 0 ? usual : result; }
static int compare(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }
static int format(char *to, size_t size, const char *how, ...) {
    va_list rest;
    va_start(rest, how);
    int made = vsnprintf(to, size, how, rest);
    va_end(rest);
    return made;
}
"""
TEXTS = ['""', '"a"', '"ab"', '"aba"', '"\\xff"', '"AB"', '"b,a"', '" \\t7"']
NUMBERS = ['"0"', '"-1"', '" 12"', '"+7x"', '"0x1g"', '"077"', '"2147483648"', '"-9223372036854775808"', '"9223372036854775808"',
           '"z"', '""', '"-"', '"0x"', '"99999999999999999999"', '"08"']
DECIMALS = ['"0.5"', '"-1.25e2"', '"1e400"', '".5"', '"."', '"0x1p3"', '"inf"', '"1e"', '""', '"-0"']
INTEGERS = ["0", "1", "-1", "INT_MAX", "INT_MIN + 1", "7", "-7", "255", "256"]
CHARACTERS = ["0", "'a'", "'Z'", "'0'", "' '", "'_'", "127", "128", "255", "EOF", "'\\n'"]
FLOATS = ["0.0", "-0.0", "0.5", "-0.5", "1.5", "2.5", "-2.5", "1e300", "INFINITY", "-INFINITY", "NAN", "DBL_MIN", "4503599627370497.5", "3.0"]

# Values: `T` and `U` are texts, `N` a number's text, `D` a decimal number's, `I` and `J` integers, `C` a character, `X` and
# `Y` floats, `K` a small count.
VALUES = [
    "strlen(T)", "strnlen(T, K)", "sign(strcmp(T, U))", "sign(strncmp(T, U, K))", "sign(strcasecmp(T, U))", "sign(strncasecmp(T, U, K))",
    "sign(memcmp(T, U, 1))", "sign(strcoll(T, U))", "strspn(T, U)", "strcspn(T, U)",
    "strchr(T, C) == 0", "strchr(t, 0) - t", "strrchr(T, 'a') == 0", "strchrnul(t, 'b') - t", "strpbrk(T, U) == 0", "strstr(T, U) == 0",
    "memchr(T, 256 + 'a', 1) == 0", "memrchr(t, t[0], strlen(t) + 1) == 0", "memmem(T, 1, U, 1) == 0",
    "strtol(N, 0, 10)", "strtol(N, 0, 0)", "strtol(N, 0, 16)", "strtol(N, 0, 36)", "strtoul(N, 0, 0) & 0xffff", "strtoll(N, 0, 8)",
    "(errno = 0, strtol(N, 0, 10), errno == ERANGE)", "(errno = 0, strtoul(N, 0, 10), errno == ERANGE)",
    "({ char *e; strtol(n, &e, 0); e - n; })", "({ char *e; strtoul(n, &e, 16); e - n; })", "strtoimax(N, 0, 10) & 0xff",
    "strtod(D, 0) > 0.25", "strtod(D, 0) * 8 < 5", "({ char *e; strtod(d, &e); e - d; })", "atoi(K ? \"12x\" : \"-3\")", "atol(\" +5\")", "atof(\"2.5\") * 2",
    "abs(I)", "labs(I)", "llabs(I)", "imaxabs(I)", "div(I, 4).quot", "div(I, 4).rem", "ldiv(I, -3).rem", "lldiv(I, 7).quot", "ffs(I)", "ffsl(I)",
    "!!isalpha(C)", "!!isdigit(C)", "!!isalnum(C)", "!!isspace(C)", "!!isupper(C)", "!!islower(C)", "!!ispunct(C)", "!!isprint(C)",
    "!!isgraph(C)", "!!iscntrl(C)", "!!isxdigit(C)", "!!isblank(C)", "toupper(C)", "tolower(C)", "toascii(C & 255)",
    "fabs(X) > 1", "floor(X) < X", "ceil(X) > X", "trunc(X) == X", "round(X) == X", "rint(X) * 2 > 3", "nearbyint(X) < 0", "!!signbit(X)", "!!isnan(X)",
    "!!isinf(X)", "!!isfinite(X)", "!!isnormal(X)", "fpclassify(X) == FP_NORMAL", "fpclassify(X) == FP_ZERO", "fmod(X, 2.0) == 0", "remainder(X, 2.0) < 0",
    "!!signbit(copysign(3.0, X))", "fmin(X, Y) < 1", "fmax(X, Y) > 1", "isnan(fmax(X, NAN)) != 0", "fdim(X, Y) > 0", "sqrt(X) > 1", "isnan(sqrt(X)) != 0",
    "hypot(INFINITY, X) == INFINITY", "hypot(3.0, 4.0) == 5.0", "ldexp(1.0, K) == 4", "({ int e; frexp(8.0, &e); e; })", "({ double w; modf(X, &w); w > 1; })",
    "ilogb(8.0)", "logb(0.5) == -1", "scalbn(1.5, 2) == 6", "nextafter(1.0, 2.0) > 1", "lround(2.5)", "lrint(2.5)", "llround(-0.5)", "isgreater(X, Y) != 0",
    "isunordered(X, Y) != 0", "fma(2.0, 3.0, 1.0)", "cbrt(8.0) > 0", "sin(0.0) == 0", "exp(0.0) == 1", "pow(2.0, 3.0) == 8", "fabsf(-1.5f) * 2", "exp(X) >= 0", "cos(1.0) <= 1",
    "snprintf(0, 0, \"%d\", I)", "snprintf(buffer, sizeof buffer, \"%5d|\", I)", "snprintf(buffer, 4, \"%s\", T)", "snprintf(buffer, sizeof buffer, \"%x\", I)",
    "sprintf(buffer, \"%u%c\", 7u, 'a')", "sprintf(buffer, \"%-4s|\", T)", "sprintf(buffer, \"%03d\", K)", "sprintf(buffer, \"%ld\", (long)I)", "sprintf(buffer, \"%%%.2s\", T)",
    "snprintf(buffer, sizeof buffer, \"%lld\", LLONG_MIN)", "snprintf(buffer, sizeof buffer, \"%zu\", strlen(T))", "snprintf(buffer, sizeof buffer, \"%hhd\", I)",
    "snprintf(buffer, sizeof buffer, \"%.1f\", 0.25)", "snprintf(buffer, sizeof buffer, \"%+d % d\", K, K)", "snprintf(buffer, sizeof buffer, \"%#x %o\", K, 8)",
    "format(buffer, sizeof buffer, \"%d-%s\", I, T)", "format(buffer, 3, \"%d\", I)",
    "wrote(printf(\"%s\", T), strlen(t))", "wrote(printf(\"%d\\n\", K), 2)", "wrote(putchar(300), 44)", "wrote(putchar('a'), 'a')", "puts(T) < EOF", "fputs(T, stdout) < EOF",
    "wrote(fprintf(stdout, \"%c\", 'x'), 1)", "fwrite(T, 1, 1, stdout) > 1", "wrote(fputc('a', stdout), 'a')", "wrote(fflush(stdout), 0)", "wrote(putc(511, stdout), 255)",
    "strcpy(buffer, T) == buffer", "strcmp(strcpy(buffer, T), T)", "stpcpy(buffer, T) - buffer", "strlen(strcat(strcpy(buffer, T), U))",
    "strncpy(buffer, T, 3)[2]", "(memset(buffer, 'q', 8), strncpy(buffer, T, 3), buffer[3])", "strlen(strncat(strcpy(buffer, T), U, 1))", "stpncpy(buffer, T, 3) - buffer",
    "(strcpy(buffer, \"abcdef\"), memmove(buffer + 1, buffer, 4), buffer[K])", "(strcpy(buffer, \"abcdef\"), memmove(buffer, buffer + 2, 4), buffer[K])",
    "((char *)memset(buffer, 256 + K, 4))[3]", "(char *)mempcpy(buffer, T, 1) - buffer", "memccpy(buffer, \"abc\", 'b', 3) == buffer + 2", "(bzero(buffer, 4), buffer[3])",
    "({ char *c = strdup(T); size_t l = c ? strlen(c) : strlen(T); free(c); l; })", "({ char *c = strndup(\"abcd\", K); size_t l = c ? strlen(c) : K; free(c); l; })",
    "({ strcpy(buffer, \"a,,b\"); char *s = strtok(buffer, \",\"); int l = 0; while (s) { l += *s; s = strtok(0, \",\"); } l; })",
    "({ strcpy(buffer, \"a,,b\"); char *s = buffer; int l = 0; while (strsep(&s, \",\")) l++; l; })",
    "({ int v[4] = {3, K, -1, 2}; qsort(v, 4, sizeof *v, compare); v[1] * 10 + v[3]; })",
    "({ int v[4] = {1, 3, 5, 7}, key = K; int *f = bsearch(&key, v, 4, sizeof *v, compare); f ? f - v : -1; })",
    "({ int *v = calloc(3, sizeof *v); int r = v ? v[K] : 0; free(v); r; })", "({ srand(7); int r = rand(); srand(7); r == rand(); })", "rand() >= 0", "({ free(0); 1; })",
    "({ int *v = malloc(8); int r = 0; if (v) { v[1] = K; int *w = realloc(v, 16); if (w) { r = w[1] - K; v = w; } free(v); } r; })", "wcslen(L\"ab\")", "mbsinit(0) != 0", "difftime(5, 3)",
    "offsetof(struct tm, tm_min) == 4", "getpagesize() > 0", "time(0) != (time_t)-2", "strlen(strerror(0)) > 0", "MB_CUR_MAX >= 1", "sign(bcmp(T, T, 1))", "index(T, 'a') == 0", "swab(\"ab\", buffer, 2), buffer[0]",
    "({ struct tm m = {.tm_mday = 1, .tm_year = 70}; time_t s = 0; gmtime_r(&s, &m); m.tm_year; })", "buffer[0]", "buffer[1]",
]

# Uses of memory that can go wrong: `small` has 4 bytes, `text` is "abc" in 4 bytes, `open` has no end in its 4 bytes, `heap` has 4
# bytes ("xy") and may be freed, `none` may be null, `K` is a count around 4.
MEMORY = [
    "memcpy(small, text, K);", "memmove(small, text, K);", "memset(small, 0, K);", "memcpy(heap, text, K);", "memset(heap, 1, K);", "memcpy(text + 1, text, K / 2);", "memcpy(text, text + 2, K / 2);",
    "memmove(text + 1, text, K - 1);", "strcpy(small, WORD);", "strcpy(heap, WORD);", "strcat(text, K > 4 ? \"x\" : \"\");", "strncpy(small, WORD, K);", "strncat(heap, WORD, K - 2);",
    "sprintf(small, \"%d\", K > 4 ? 1234 : 123);", "snprintf(small, K, \"%s\", WORD);", "sprintf(heap, \"%s\", WORD);", "snprintf(small, 4, \"%s\", text);", "stpcpy(small, WORD);",
    "puts(WHO);", "printf(\"%s\", WHO);", "printf(\"%.3s\", WHO);", "printf(\"%.*s\", K < 5 ? K : 4, open);", "fputs(WHO, stdout);", "fwrite(text, 1, K, stdout);", "fwrite(heap, 1, K, stdout);", "n += write(1, text, K);",
    "n += write(1, heap, K);", "n += memcmp(text, small, K);", "n += memcmp(heap, text, K);", "n += memchr(text, 'z', K) != 0;", "n += memchr(text, 'a', K) != 0;", "n += strlen(WHO);", "n += strnlen(open, K);", "n += strchr(WHO, 'c') != 0;",
    "n += strcmp(open, text);", "n += strcmp(text, WHO);", "n += strncmp(open, \"zzzzzz\", K);", "n += strncmp(open, \"wwwwwwww\", K);", "n += strstr(WHO, \"q\") != 0;", "n += strspn(open, \"w\");", "n += atoi(WHO);", "n += (int)strtol(WHO, 0, 10);",
    "{ char *copy = strdup(WHO); free(copy); }", "{ char *copy = strndup(open, K); free(copy); }", "qsort(numbers, K, sizeof *numbers, compare);",
    "{ int key = 9; n += bsearch(&key, numbers, K, sizeof *numbers, compare) != 0; }", "{ char *more = realloc(heap, K); if (more) { heap = more; heap[3] = 0; } }",
    "{ char *more = realloc(heap, 4 + K); if (more) { heap = more; heap[7] = 0; } }", "free(none);", "memcpy(none, text, K - K);", "if (K > 4) memset(none, 0, 1);", "n += strlen(none);", "n += none ? strlen(none) : 0;", "fputs(none, stdout);",
    "{ char *z = calloc(K, 1); if (z) n += z[3]; free(z); }", "{ char *e; n += (int)strtol(text, &e, 10); n += *e; }", "{ char *s = strtok(text, \"b\"); while (s) { n += *s; s = strtok(0, \"b\"); } }",
    "{ char *m = memchr(open, 'w', 4); n += m[K - 1]; }", "{ char *c = strchr(text, 'q'); n += *c; }", "{ char *c = strchr(text, 'c'); n += c[K - 3]; }", "{ char *c = strrchr(text, 'a'); n += c[K - 2]; }", "{ char *c = strpbrk(text, \"cq\"); n += c[1]; }",
    "n += sizeof(wchar_t) * wcslen(L\"x\");", "bzero(small, K);", "bcopy(text, small, K);", "n += toupper(text[K - 1]);", "n += isdigit((unsigned char)text[2]) != 0;", "mempcpy(small, text, K);", "fprintf(stdout, \"%s\", WHO);", "n += putchar(text[K - 1]);",
    "asprintf_(K);", "{ struct tm m; time_t s = 0; if (gmtime_r(&s, K > 4 ? (struct tm *)0 : &m)) n++; }", "n += getenv(\"HOME\") != 0;",
]
# What is done to memory that may have been freed.
LATE = ["puts(heap);", "free(heap);", "n += heap[0];", 'printf("%s", heap);', "n += strlen(heap);", "heap = realloc(heap, 2); free(heap);"]
HELPER = "static void asprintf_(int k) { char *made; if (asprintf(&made, \"%d\", k) >= 0) { if (k < 5) free(made); } }\n"


class Library(Chooser):
    """A few calls, each with values that an input chooses among edges."""

    def __init__(self, seed):
        super().__init__("library", seed)

    def choice(self, values, count):
        """An expression for one of some values, as an input says."""
        chosen = self.sample(values, count)
        if count == 1:
            return chosen[0]
        return f"(INPUT(2) ? {chosen[0]} : {chosen[1]})"

    def declare(self, template):
        """The declarations that a call needs, and the call."""
        lines, text = [], template
        kinds = {"T": ("const char *t", TEXTS), "U": ("const char *u", TEXTS), "N": ("const char *n", NUMBERS), "D": ("const char *d", DECIMALS)}
        kinds |= {"I": ("int i", INTEGERS), "C": ("int c", CHARACTERS), "X": ("double x", FLOATS), "Y": ("double y", FLOATS)}
        kinds["K"] = ("int k", ["0", "1", "2", "3"])
        for letter, (declared, values) in kinds.items():
            name = declared[-1]
            if not uses(text, letter) and not uses(text, name):
                continue
            lines.append(f"{declared} = {self.choice(values, self.pick(1, 2, 2))};")
            text = replace(text, letter, name)
        return " ".join(lines), text

    def values(self):
        text = START + "int main(void) {\n    static char buffer[32] = \"pq\";\n    long long r = 0;\n"
        for _ in range(self.number(1, 2)):
            declared, call = self.declare(self.pick(*VALUES))
            text += f"    {{ {declared} r = r * 3 + (long long)({call}); }}\n"
        if self.chance(0.3):
            text += f"    r += buffer[{self.pick(0, 1, 2)}];\n"
        return text + "    ASSERT(r);\n    return 0;\n}\n"

    def memory(self):
        text = START + HELPER + "int main(void) {\n    int n = 0;\n    char small[4] = \"\", text[4] = \"abc\", open[4] = {'w', 'w', 'w', 'w'}, *none = 0;\n"
        text += "    int numbers[4] = {3, 1, 2, 0};\n    char *heap = malloc(4);\n    if (!heap) return 0;\n    strcpy(heap, \"xy\");\n"
        for _ in range(self.number(1, 2)):
            guard = self.pick("", "", "if (INPUT(2)) ")
            count = self.pick("2", "3", "4", "5", "3 + INPUT(2)", "3 + INPUT(3)", "4")
            word = self.pick('"ab"', '"abc"', '"abcd"', '(INPUT(2) ? "abc" : "abcd")', "text")
            who = self.pick("text", "open", "heap", "small", "text + 3", "text + 4", "(INPUT(2) ? text : open)")
            line = replace(replace(self.pick(*MEMORY), "WORD", word), "WHO", who)
            freed = self.pick("", "", "", "if (INPUT(2)) none = text;", "none = heap;", "none = text;")
            text += f"    {freed}\n    {guard}{{ int k = {count}; {replace(line, 'K', 'k')} }}\n"
        text += f"    {self.pick('free(heap);', 'free(heap);', 'free(heap);', 'if (INPUT(2)) free(heap);', '')}\n"
        if self.chance(0.15):
            text += f"    {self.pick(*LATE)}\n"
        return text + "    fflush(stdout);\n    return n > 1000;\n}\n"

    def case(self, property_):
        text = self.memory() if property_ == "valid-memsafety" else self.values()
        return Case({"program.c": text}, property_)


def is_part(letter):
    return letter.isalnum() or letter in "_\\%'\""


def uses(text, word):
    """Whether a name stands in a text by itself."""
    return replace(text, word, "") != text


def replace(text, word, by):
    """A text with another word for a name where it stands by itself and in no string."""
    made, at, quoted = "", 0, False
    while at < len(text):
        if text[at] == "\\":
            made += text[at : at + 2]
            at += 2
            continue
        if text[at] == '"':
            quoted = not quoted
        end = at + len(word)
        stands = text[at:end] == word and not quoted
        stands = stands and not (at > 0 and is_part(text[at - 1])) and not (end < len(text) and is_part(text[end]))
        made += by if stands else text[at]
        at = end if stands else at + 1
    return made
