//! Library functions read and write memory, and what they do is checked: in pairs of programs with the headers of the system.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "#define _GNU_SOURCE\n#include <assert.h>\n#include <math.h>\n#include <stdarg.h>\n#include <stdio.h>\n\
    #include <stdlib.h>\n#include <string.h>\n#include <time.h>\n#include <unistd.h>\n#include <wchar.h>\n\
    extern int __VERIFIER_nondet_int(void);\n";

const MEMORY: &[&str] = &["--property", "valid-memsafety"];
const ASSERTIONS: &[&str] = &["--property", "assertions"];
const ARGUMENTS: &[&str] = &["--checks", "arguments"];

const fn deref(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: MEMORY, violates: "valid-deref", program }
}

const fn holds(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: ASSERTIONS, violates: "assertions", program }
}

const ANSWERS: &[Twin] = &[
    holds(
        "an allocation that fails sets errno",
        "#include <errno.h>\nint main(void) { errno = 0; char *p = malloc([[4||(size_t)-1]]); assert(errno == 0); free(p); return 0; }",
    ),
    holds(
        "a stream without a buffer",
        "int main(void) { setvbuf(stdout, 0, _IONBF, 0); setbuf(stdin, 0); assert(stdin [[!=||==]] stdout); return 0; }",
    ),
    holds(
        "the streams are different objects",
        "int main(void) { FILE *f = fopen(\"a\", \"r\"); assert(f != stdin && stdin != stdout && stderr[[ != 0|| == 0]]); return 0; }",
    ),
    holds(
        "a place that control can't come to",
        "int main(void) { switch (__VERIFIER_nondet_int() & [[1||3]]) { case 0: case 1: return 0; default: __builtin_unreachable(); } }",
    ),
    holds(
        "a character after a blank",
        "int main(void) { char c = 'a'; if (scanf(\"[[ ||]]%c\", &c) == 1) assert(c != ' '); return 0; }",
    ),
];

const READS: &[Twin] = &[
    deref("a freed string is printed", "int main(void) { char *p = strdup(\"hi\"); [[puts(p); free(p);||free(p); puts(p);]] return 0; }"),
    deref("a freed string is formatted", "int main(void) { char *p = strdup(\"hi\"); [[printf(\"%s\", p); free(p);||free(p); printf(\"%s\", p);]] return 0; }"),
    deref("an unterminated string is printed", "int main(void) { char b[2] = {'a', [[0||'b']]}; fputs(b, stdout); return 0; }"),
    deref("a precision ends an unterminated string", "int main(void) { char b[2] = {'a', 'b'}; printf(\"%[[.2||.3]]s\", b); return 0; }"),
    deref("a null pointer is printed", "int main(void) { char *p = [[\"a\"||0]]; if (__VERIFIER_nondet_int()) fputs(p, stderr); return 0; }"),
    deref("a format that is no literal reads its arguments", "int main(int argc, char **argv) { const char *f = argc > 1 ? \"%d\" : \"%s\"; char *p = 0; if (argc [[> 1||<= 1]]) printf(f, p); return 0; }"),
    deref("too much is written", "int main(void) { char b[3] = \"ab\"; write(1, b, [[3||30]]); return 0; }"),
    deref("too much is written to a stream", "int main(void) { int b[3] = {0}; fwrite(b, sizeof b[0], [[3||4]], stdout); return 0; }"),
    deref("too much is compared", "int main(void) { char a[2] = {1, 2}, b[2] = {3, 4}; return memcmp(a, b, [[2||40]]); }"),
    deref("a null stream is closed", "int main(void) { FILE *f = fopen(\"a\", \"r\"); [[if (f)||]] fclose(f); return 0; }"),
    deref("a null time", "int main(void) { struct tm t = {0}; return mktime([[&t||0]]) == 0; }"),
    deref("a sort beyond the array", "static int less(const void *a, const void *b) { return *(const int *)a < *(const int *)b ? -1 : 1; }
        int main(void) { int a[3] = {3, 1, 2}; qsort(a, [[3||4]], sizeof a[0], less); return a[0]; }"),
    deref("memory that is made an input", "void __VERIFIER_nondet_memory(void *, size_t);
        int main(void) { char b[4]; __VERIFIER_nondet_memory(b, [[4||5]]); return b[0]; }"),
    deref("a closed stream is read", "int main(void) { int x; FILE *f = fopen(\"a\", \"r\"); if (!f) return 1; [[||fclose(f);]] fscanf(f, \"%d\", &x); [[fclose(f);||]] return 0; }"),
    deref("a stream is closed twice", "int main(void) { FILE *f = fopen(\"a\", \"r\"), *g = fopen(\"b\", \"r\"); if (!f || !g) return 1; fclose(f); fclose(g); fclose([[stdin||f]]); return 0; }"),
    deref("a closed stream is written", "int main(void) { FILE *f = fopen(\"a\", \"w\"); if (!f) return 1; fclose(f); [[f = fopen(\"b\", \"w\"); if (!f) return 1;||]] fprintf(f, \"x\"); return 0; }"),
    deref("a null stream is read for text", "int main(void) { char b[8]; FILE *f = fopen(\"a\", \"r\"); [[if (f)||]] fscanf(f, \"%7s\", b); return 0; }"),
    deref("a text is formatted into itself", "int main(void) { char b[32] = \"ab\"; sprintf(b[[ + 4||]], \"%s!\", b); return b[0]; }"),
    deref("a text is formatted into its end", "int main(void) { char b[32] = \"ab\"; sprintf(b + [[3||2]], \"%s!\", b); return b[0]; }"),
    deref("a copy that overlaps", "int main(void) { char b[8] = \"abcdefg\"; memcpy(b + [[4||1]], b, 4); return b[0]; }"),
    deref("a wide string that does not end", "int main(void) { wchar_t b[2] = {L'a', [[0||L'b']]}; return wcslen(b) == 1; }"),
];

const WRITES: &[Twin] = &[
    deref("fgets", "int main(void) { char b[8]; if (fgets(b, [[8||9]], stdin)) return b[0]; return 0; }"),
    deref("fread", "int main(void) { int b[4]; return fread(b, sizeof b[0], [[4||5]], stdin) == 4; }"),
    deref("scanf of a number", "int main(void) { int a[3]; if (scanf(\"%d\", &a[[[2||3]]]) != 1) return 0; return 1; }"),
    deref("scanf of a number that is too long", "int main(void) { int *p = malloc(4); if (!p) return 0; if (scanf(\"%[[||ll]]d\", [[||(long long *)]]p) != 1) *p = 0; free(p); return 0; }"),
    deref("scanf of a number into nothing", "int main(void) { double x, *p = [[&x||0]]; if (__VERIFIER_nondet_int()) return scanf(\"%lf\", p); return 0; }"),
    deref("a null stream is read", "int main(void) { int x; FILE *f = fopen(\"a\", \"r\"); [[if (f)||]] fscanf(f, \"%d\", &x); return 0; }"),
    deref("a null stream is written", "int main(void) { FILE *f = fopen(\"a\", \"r\"); [[if (f)||]] fprintf(f, \"x\"); return 0; }"),
    deref("a sum that does not fit", "int main(void) { int a[2]; return __builtin_add_overflow(__VERIFIER_nondet_int(), 2, &a[[[1||2]]]); }"),
    deref("scanf of text", "int main(void) { char b[4]; if (scanf(\"%[[3||4]]s\", b) != 1) return 0; return b[0]; }"),
    deref("scanf of a set", "int main(void) { char b[3]; int n; return scanf(\"%[[2||3]][a-c] %d\", b, &n); }"),
    deref("a formatted number", "int main(void) { char b[[[12||11]]]; int x = __VERIFIER_nondet_int(); if (x > -1000000000) x = -1000000000; sprintf(b, \"%d\", x); return b[0]; }"),
    deref("a formatted float", "int main(void) { char b[[[9||8]]]; sprintf(b, \"%f\", 1.5); return b[0]; }"),
    // On the first path of symbolic execution that goes wrong, addresses of arguments are only approximated.
    Twin {
        name: "a wrapper of vsnprintf",
        options: &["--property", "valid-memsafety", "--engine", "bmc"],
        violates: "valid-deref",
        program: "static void put(char *to, size_t n, const char *f, ...) { va_list l; va_start(l, f); vsnprintf(to, n, f, l); va_end(l); }
        int main(void) { char b[4]; put(b, [[sizeof b||6]], \"%s-%d\", \"ab\", 17); return b[0]; }",
    },
    deref("clock_gettime", "int main(void) { struct timespec t; long n[2]; return clock_gettime(0, [[&t||(struct timespec *)(n + 1)]]) + (n == 0); }"),
    deref("strftime", "int main(void) { char b[8]; struct tm t = {0}; return strftime(b, [[8||9]], \"%Y\", &t) == 4; }"),
];

#[test]
fn what_is_read_must_be_there() {
    check_all(HEAD, READS);
}

#[test]
fn what_is_answered_is_what_happened() {
    check_all(HEAD, ANSWERS);
}

#[test]
fn what_is_written_must_have_room() {
    check_all(HEAD, WRITES);
}

#[test]
fn a_line_of_any_length_may_move_its_buffer() {
    // Without the fault the lengths of lines have no end.
    let program = "int main(void) { char *line = 0; size_t n = 0; if (getline(&line, &n, stdin) > 0) { free(line); line[0] = 1; }
        return 0; }";
    let told = verdict(&format!("{HEAD}{program}"), &["--property", "valid-deref"], "lp64");
    assert_eq!(told, "VERDICT: false(valid-deref)");
}

const LEAKS: &[Twin] = &[
    Twin { name: "lost before exit", options: MEMORY, violates: "valid-memtrack", program: "int main(void) { char *p = malloc(3); [[||p = 0;]] exit(p != 0); }" },
    Twin { name: "left at the end without destructors", options: &["--property", "valid-memcleanup"], violates: "valid-memcleanup", program: "void _exit(int); int main(void) { char *p = malloc(3); [[free(p);||]] _exit(0); }" },
    Twin { name: "lost with its block before exit", options: MEMORY, violates: "valid-memtrack", program: "int main(void) { { char *p = malloc(3); if (!p) exit(1); [[exit(0);||*p = 1;]] } exit(0); }" },
    Twin { name: "lost in a function that has returned", options: MEMORY, violates: "valid-memtrack", program: "static void die(void) { exit(1); }
        static void work(void) { char *b = malloc(10); if (__VERIFIER_nondet_int()) { [[free(b);||]] return; } free(b); }
        int main(void) { work(); die(); }" },
    Twin { name: "static pointers", options: &["--property", "valid-memtrack"], violates: "valid-memtrack", program: "int main(void) { static char *p; p = malloc(3); [[||p = 0;]] return 0; }" },
    Twin { name: "static pointers do not clean up", options: &["--property", "valid-memcleanup"], violates: "valid-memcleanup", program: "char *g; int main(void) { g = malloc(3); [[free(g);||]] return 0; }" },
    Twin { name: "nothing is cleaned up at exit", options: &["--property", "valid-memcleanup"], violates: "valid-memcleanup", program: "int main(void) { char *p = malloc(3); [[free(p);||]] exit(0); }" },
    Twin { name: "lost with what pointed to it", options: MEMORY, violates: "valid-memtrack", program: "struct h { char *p; };
        int main(void) { struct h *h = malloc(sizeof *h); h->p = malloc(4); [[free(h->p);||]] free(h); return 0; }" },
    Twin { name: "realloc to nothing", options: MEMORY, violates: "valid-free", program: "int main(void) { char *p = malloc(4), *q = realloc(p, [[8||0]]); if (!q) free(p); else free(q); return 0; }" },
    Twin { name: "reallocarray", options: MEMORY, violates: "valid-deref", program: "int main(void) { int *p = reallocarray(0, 3, 4); if (!p) return 1; p[[[2||3]]] = 1; free(p); return 0; }" },
];

#[test]
fn memory_is_lost_or_not_cleaned_up() {
    check_all(HEAD, LEAKS);
}

const RESULTS: &[Twin] = &[
    holds("a character, or the end", "int count[256]; int main(void) { int c = fgetc(stdin); if (c [[!= EOF||>= EOF]]) assert(c >= 0 && c < 256); return 0; }"),
    holds("putchar", "int main(void) { int c = putchar('a'); assert([[c == EOF||c > EOF]] ? 1 : c == 'a'); return 0; }"),
    holds("fwrite", "int main(void) { char b[4] = \"abc\"; size_t n = fwrite(b, 1, 4, stdout); assert(n [[<=||<]] 4); return 0; }"),
    holds("printf", "int main(void) { int x = __VERIFIER_nondet_int(); assert(printf(\"%d\\n\", x) <= [[12||11]]); return 0; }"),
    holds("sprintf", "int main(void) { char b[64]; sprintf(b, \"%5.3d|%-5s|%.2s|%*d|% d|%#x|%#o|%c%%\", 7, \"ab\", \"xyz\", 4, 9, 5, 255, 8, 'q');
        assert(!strcmp(b, \"  007|ab   |xy|   9| 5|0xff|010|[[q||p]]%\")); return 0; }"),
    holds("sprintf of floats", "int main(void) { char b[64]; sprintf(b, \"%f %.2f %8.3f|%-7.1f|%.0f\", 1.5, 2.675, -3.14159, 0.25, 2.5);
        assert(!strcmp(b, \"1.500000 2.67   -3.142|0.2    |[[2||3]]\")); return 0; }"),
    holds("strtod", "int main(void) { char *end; assert(strtod(\" -2.5e1x\", &end) == [[-25.0||-2.5]] && *end == 'x'); return 0; }"),
    holds("reading fails after something was read", "int main(void) { char b[4] = \"xyz\"; if ([[||!]]fgets(b, 4, stdin)) assert([[b[3] == 0||b[0] == 'x']]); return 0; }"),
    holds("the arguments of the program", "int main(int argc, char **argv) { assert(argv[argc] == 0); if (argc == 2) assert(argv[1] != 0 [[||&& argv[1][0] == 'a']]); return 0; }"),
    holds("hypot", "int main(void) { double h = hypot(INFINITY, NAN); assert(h [[== h||!= h]]); return 0; }"),
    holds("equal elements in any order", "struct e { int key, at; };
        static int order(const void *a, const void *b) { return ((const struct e *)a)->key - ((const struct e *)b)->key; }
        int main(void) { struct e a[3] = {{2, 0}, {1, 1}, {1, 2}}; qsort(a, 3, sizeof a[0], order);
            assert(a[0].key == 1 && a[2].at == 0 [[||&& a[0].at == 1]]); return 0; }"),
    holds("strings in order", "static int order(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
        int main(void) { char *s[] = {\"zeta\", \"alpha\", \"mid\"}; qsort(s, 3, sizeof s[0], order);
            assert(s[0][0] == 'a' && s[[[1||2]]][0] == 'm'); return 0; }"),
    holds("any of the equal elements", "static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
        int main(void) { int a[4] = {1, 2, 2, 3}, key = 2; int *p = bsearch(&key, a, 4, sizeof a[0], order);
            assert(p && p - a >= 1 && p - a <= [[2||1]]); return 0; }"),
    holds("numbers from one seed", "int main(void) { srand(7); int a = rand(); assert(a >= [[0||1]]); return 0; }"),
    holds("numbers from the first seed", "int main(void) { srand(1); int a = rand(); assert(a >= [[0||1]]); return 0; }"),
    holds("the range of nanoseconds", "int main(void) { struct timespec t; if (clock_gettime(0, &t) == 0) assert(t.tv_nsec < [[1000000000||999999999]]); return 0; }"),
    holds("wide strings", "int main(void) { wchar_t b[8]; wcscpy(b, L\"ab\"); wcscat(b, L\"c\"); assert(wcscmp(b, L\"ab[[c||d]]\") == 0); return 0; }"),
    holds("tools of others", "void __ESBMC_assume(_Bool); int main(void) { int x = __VERIFIER_nondet_int(); __ESBMC_assume(x > [[3||2]]); assert(x > 3); return 0; }"),
    Twin { name: "wide strings that overlap", options: ARGUMENTS, violates: "arguments", program: "int main(void) { wchar_t b[8] = L\"abc\"; wcscpy(b[[ + 4||]], b + 1); return 0; }" },
    Twin { name: "a null pointer to no bytes", options: ARGUMENTS, violates: "arguments", program: "int main(void) { char b[2] = \"a\"; memcpy([[b||0]], b, 0); return 0; }" },
    Twin { name: "the zeros of zero", options: ARGUMENTS, violates: "arguments", program: "int main(void) { unsigned x = __VERIFIER_nondet_int(); return [[x == 0||x == 1]] ? 0 : __builtin_clz(x); }" },
];

#[test]
fn results_are_those_of_the_functions() {
    check_all(HEAD, RESULTS);
}

/// What our models compute is not the program's affair, and what it gives to functions is.
const ARITHMETIC: &[Twin] = &[
    Twin {
        name: "a negative number is printed",
        options: &["--checks", "unsigned-overflow"],
        violates: "unsigned-overflow",
        program: "int main(void) { char b[16]; sprintf(b, \"%d\", -5); unsigned x = 0; return x - [[0||1]] == 7; }",
    },
    Twin {
        name: "a negative number is read",
        options: &["--checks", "conversion"],
        violates: "conversion",
        program: "int main(void) { long x = strtol(\"-5\", 0, 10); unsigned char c = [[x + 5||x]]; return c; }",
    },
    Twin {
        name: "the last byte is found",
        options: &["--checks", "unsigned-overflow"],
        violates: "unsigned-overflow",
        program: "int main(void) { unsigned x = memrchr(\"abc\", 'x', 3) == 0; return x - [[1||2]] == 7; }",
    },
    Twin {
        name: "the least number has no opposite",
        options: &["--checks", "signed-overflow"],
        violates: "no-overflow",
        program: "int main(void) { int x = __VERIFIER_nondet_int(); if (x [[> -5||< 0]]) return abs(x) == 3; return 0; }",
    },
];

#[test]
fn arithmetic_of_models_is_their_own() {
    check_all(HEAD, ARITHMETIC);
}

#[test]
fn memory_that_functions_may_return_is_not_known() {
    for program in [
        "char *getcwd(char *, size_t); int main(void) { char *p = getcwd(0, 0); return p != 0; }",
        "#include <stdio.h>\nint main(void) { char *p = tempnam(0, 0); return p != 0; }",
    ] {
        let told =
            verdict(&format!("{HEAD}{program}"), &["--property", "valid-memcleanup"], "lp64");
        assert!(told.contains("VERDICT: unknown"), "{program}: {told}");
    }
}

#[test]
fn the_sign_of_a_gamma_function_is_a_sign() {
    let program =
        "int main(void) { lgamma(-0.5); assert(signgam == 1 || signgam == -1); return 0; }";
    assert_eq!(verdict(&format!("{HEAD}{program}"), ASSERTIONS, "lp64"), "VERDICT: true");
}

#[test]
fn what_failed_says_why() {
    let program = |value: i32| {
        format!(
            "{HEAD}#include <stdio.h>\n#include <errno.h>\nint main(void) {{ errno = 0;
             FILE *f = fopen(\"f\", \"r\"); if (!f) assert(errno != {value}); return 0; }}"
        )
    };
    assert!(verdict(&program(0), ASSERTIONS, "lp64").contains("VERDICT: true"));
    assert!(verdict(&program(2), ASSERTIONS, "lp64").contains("VERDICT: false"));
}

/// Answers that depend on what is not computed.
const UNKNOWN: &[(&str, &str)] = &[
    (
        "a NaN",
        "int main(void) { volatile double z = 0; double n = z / z; assert(!signbit(n)); return 0; }",
    ),
    (
        "a NaN",
        "int main(void) { union { double d; unsigned long long l; } u, v; u.l = 0x7ff8000000000123; double d = u.d; v.d = d; assert(v.l == u.l); return 0; }",
    ),
    (
        "srand",
        "int main(void) { srand(2); int a = rand(); srand(2); assert(a == rand()); return 0; }",
    ),
    ("srand", "int main(void) { int a = rand(); srand(1); assert(a == rand()); return 0; }"),
    ("getenv", "int main(void) { if (getenv(\"A\")) assert(getenv(\"A\") != 0); return 0; }"),
    (
        "__symra_broken_down",
        "int main(void) { time_t t = 0; struct tm *p = gmtime(&t); if (p) assert(p->tm_mon == 0); return 0; }",
    ),
    (
        "__symra_reads",
        "int main(void) { char b[8]; FILE *f = tmpfile(); if (!f) return 0; fputs(\"abc\", f); rewind(f); if (fgets(b, 8, f)) assert(!strcmp(b, \"abc\")); return 0; }",
    ),
    ("lgamma", "int main(void) { signgam = 5; lgamma(-0.5); assert(signgam == 5); return 0; }"),
    (
        "a buffer of the program",
        "static char b[64]; int main(void) { setvbuf(stdout, b, _IOFBF, 64); puts(\"a\"); assert(!b[0]); return 0; }",
    ),
    (
        "this function of ESBMC",
        "int __ESBMC_no_such(void); int main(void) { return __ESBMC_no_such(); }",
    ),
];

#[test]
fn what_is_not_computed_is_unknown() {
    let mut faults = Vec::new();
    for (named, program) in UNKNOWN {
        for model in ["lp64", "ilp32"] {
            let told = verdict(&format!("{HEAD}{program}"), ASSERTIONS, model);
            if !told.contains("VERDICT: unknown") || !told.contains(named) {
                faults.push(format!("`{named}` ({model}): {told}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
