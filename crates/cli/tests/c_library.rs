//! What functions of the library do beside returning a value, in pairs of programs where a verdict is possible.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "typedef __SIZE_TYPE__ size_t;\n\
    extern int __VERIFIER_nondet_int(void);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const REACH: &[&str] = &["--property", "unreach-call"];

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: REACH, violates: "unreach-call", program }
}

const ENDS: &[Twin] = &[
    twin(
        "`atexit` takes more than 32 functions",
        "int atexit(void (*)(void)); int counter;
            void last(void) { check(counter == [[40||31]]); }
            void count(void) { counter++; }
            int main(void) { int failed = atexit(last); for (int i = 0; i < 40; i++) failed |= atexit(count);
                check(!failed); return 0; }",
    ),
    twin(
        "`exit` runs destructors, other ends do not",
        "void exit(int); void _exit(int);
            __attribute__((destructor)) void last(void) { reach_error(); }
            int main(void) { [[_exit||exit]](0); }",
    ),
    twin(
        "destructors run after what `atexit` was given",
        "int atexit(void (*)(void)); void exit(int);
            int order;
            void handler(void) { check(order++ == 0); }
            __attribute__((destructor)) void last(void) { check(order == [[1||0]]); }
            int main(void) { atexit(handler); if (__VERIFIER_nondet_int()) exit(1); return 0; }",
    ),
    Twin {
        name: "handlers do not hide what is not freed",
        options: &["--property", "valid-memtrack"],
        violates: "valid-memtrack",
        program: "int atexit(void (*)(void)); void *malloc(size_t); void free(void *);
            void handler(void) {}
            int main(void) { void *p = malloc(4); atexit(handler); [[free(p);||]] return 0; }",
    },
    twin(
        "a function that is left by `exit` runs again in a destructor",
        "void exit(int);
            int *kept;
            void f(int n) { int local = n; if (n == 1) { kept = &local; exit(0); } }
            __attribute__((destructor)) void last(void) { f(2); check(*kept == [[1||2]]); }
            int main(void) { f(1); }",
    ),
    twin(
        "a signal ends the program",
        "int raise(int);
            int main(void) { int x = __VERIFIER_nondet_int(); if (x) raise(6); check([[x == 0||x]]); return 0; }",
    ),
];

const ERRNO: &[Twin] = &[
    twin(
        "a number out of range",
        "int *__errno_location(void); long strtol(const char *, char **, int);
            int main(void) {
                *__errno_location() = 0;
                strtol([[\"-2147483648\"||\"-9223372036854775809\"]], 0, 10);
                check(*__errno_location() == 0);
                return 0;
            }",
    ),
    twin(
        "the largest number of an unsigned type",
        "int *__errno_location(void); unsigned long long strtoull(const char *, char **, int);
            int main(void) {
                unsigned long long n = strtoull([[\"-18446744073709551615\"||\"-18446744073709551616\"]], 0, 10);
                check(*__errno_location() == 0 && n == 1);
                return 0;
            }",
    ),
    twin(
        "a base that there is not",
        "int *__errno_location(void); long strtol(const char *, char **, int);
            int main(void) { strtol(\"1\", 0, [[36||37]]); check(*__errno_location() == 0); return 0; }",
    ),
    twin(
        "an error of the system",
        "int *__errno_location(void); __PTRDIFF_TYPE__ read(int, void *, size_t);
            int main(void) {
                int x;
                *__errno_location() = 0;
                if (read(0, &x, 4) [[>=||<]] 0) check(*__errno_location() != 4);
                return 0;
            }",
    ),
    twin(
        "an error of a function without a model",
        "int *__errno_location(void); int open(const char *, int, ...);
            int main(void) {
                *__errno_location() = [[9||0]];
                open(\"a\", 0);
                check(*__errno_location() != 0);
                return 0;
            }",
    ),
    twin(
        "errno is an object",
        "extern int errno; int close(int);
            int main(void) { errno = 0; [[||close(3);]] check(errno == 0); return 0; }",
    ),
];

const ARGUMENTS: &[Twin] = &[
    twin(
        "the strings are there",
        "int main(int argc, char **argv) { check(argc == 0 || argv[0] [[!=||==]] 0); return 0; }",
    ),
    twin(
        "the strings may be reached by another pointer",
        "static char *names[3]; char **p;
            int main(int argc, char **argv) {
                p = argc > 1 ? names : argv;
                if (argc == 1) check(p[0] [[!=||==]] 0);
                return 0;
            }",
    ),
    twin(
        "the strings may be copied",
        "void *memcpy(void *, const void *, size_t);
            int main(int argc, char **argv) {
                char *first;
                memcpy(&first, argv, sizeof first);
                check(argc == 0 || first [[!=||==]] 0);
                return 0;
            }",
    ),
    twin(
        "a null pointer follows the last argument",
        "int main(int argc, char **argv) { check([[argv[argc] == 0||argc < 5]]); return 0; }",
    ),
    twin(
        "what is read of the arguments matters only to those who read it",
        "int main(int argc, char **argv) {
                check([[1||argc < 5]]);
                return argc > 0 && argv[0] ? argv[0][0] : 0;
            }",
    ),
];

const DEAD: &[Twin] = &[twin(
    "what no run comes to undermines none",
    "char *strerror(int);
        int main(void) {
            int x = __VERIFIER_nondet_int();
            check([[x == x||x != 3]]);
            return 0;
            check(strerror(x) != 0);
        }",
)];

const INPUT: &[Twin] = &[
    twin(
        "threads that nobody cancels",
        "int pthread_setcancelstate(int, int *); int pthread_setcanceltype(int, int *); void pthread_testcancel(void);
            int main(void) { int old = 7, type = 7; check(pthread_setcancelstate(1, 0) == 0 && pthread_setcancelstate(5, &old) == 22);
                pthread_setcancelstate(0, &old); pthread_setcanceltype(1, &type); pthread_testcancel();
                check(old == [[1||0]] && type == 0); return 0; }",
    ),
    twin(
        "numbers of one byte",
        "int scanf(const char *, ...);
            int main(void) { signed char c = 0; char b[10] = \"\"; if (scanf(\"%hhd\", &c) < 1) check(c == 0);
                scanf(\"%9s\", b); check(b[[[9||0]]] == 0); return 0; }",
    ),
    twin(
        "what is not read stays as it was",
        "int scanf(const char *, ...);
            int main(void) {
                int x = 1, y = 2;
                int n = scanf(\"%d%d\", &x, &y);
                check(n <= 2 && (n >= 1 || x == 1) && (n >= [[2||3]] || y == 2));
                return 0;
            }",
    ),
    twin(
        "input by the names of newer versions of the library",
        "int __isoc23_scanf(const char *, ...);
            int main(void) { int x = 0; [[||__isoc23_scanf(\"%d\", &x);]] check(x == 0); return 0; }",
    ),
    twin(
        "functions that check sizes",
        "char *__strcpy_chk(char *, const char *, size_t);
            int __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
            char *__fgets_chk(char *, size_t, int, void *); extern void *stdin;
            int main(void) {
                char a[4], b[4], c[4] = \"\";
                __strcpy_chk(a, \"ab\", 4);
                __snprintf_chk(b, 4, 1, 4, \"%d\", 42);
                check(a[1] == 'b' && b[1] == [['2'||'4']]);
                __fgets_chk(c, 4, 4, stdin);
                check(c[3] == 0 || c[0] == 0);
                return 0;
            }",
    ),
];

const NUMBERS: &[Twin] = &[
    twin(
        "a prefix without digits",
        "long strtol(const char *, char **, int);
            int main(void) {
                char *end;
                check(strtol(\"0x[[g||1]]\", &end, 16) == 0 && *end == 'x');
                check(strtol(\" -0x1fg\", &end, 0) == -31 && *end == 'g');
                return 0;
            }",
    ),
    twin(
        "binary numbers are new",
        "long strtol(const char *, char **, int); long __isoc23_strtol(const char *, char **, int);
            int main(void) {
                check([[__isoc23_strtol||strtol]](\"0b101\", 0, 0) == 5 && strtol(\"0b101\", 0, 0) == 0);
                return 0;
            }",
    ),
    twin(
        "the order of strings and memory is a sign",
        "int strcmp(const char *, const char *); int memcmp(const void *, const void *, size_t);
            int main(void) {
                check(strcmp(\"a\", \"c\") < 0 && memcmp(\"b\", \"a\", 2) [[>||!= 7 + ]] 0 && !strcmp(\"ab\", \"ab\"));
                return 0;
            }",
    ),
    twin(
        "a kind of character is a truth value",
        "int isdigit(int); int isalpha(int);
            int main(void) { check(isdigit('7') [[!= 0||== 1]] && isalpha('7') == 0); return 0; }",
    ),
    twin(
        "sleep may end early",
        "unsigned sleep(unsigned); int main(void) { check(sleep(3) [[<=||!=]] [[3||2]]); return 0; }",
    ),
];

#[test]
fn programs_end_as_in_c() {
    check_all(HEAD, ENDS);
}

#[test]
fn errno_is_set() {
    check_all(HEAD, ERRNO);
}

#[test]
fn arguments_are_what_a_system_gives() {
    check_all(HEAD, ARGUMENTS);
}

#[test]
fn dead_code_counts_for_nothing() {
    check_all(HEAD, DEAD);
}

#[test]
fn input_and_checked_functions() {
    check_all(HEAD, INPUT);
}

#[test]
fn formats_are_read_and_counted() {
    check_all(HEAD, FORMATS);
}

#[test]
fn numbers_and_times() {
    check_all(HEAD, NUMBERS);
}

const FORMATS: &[Twin] = &[
    twin(
        "printf stores how much it printed",
        "int printf(const char *, ...);
            int main(void) { int x = 0, y = 7; printf(\"ab%n%d\", &x, y); check(x == [[2||3]]); return 0; }",
    ),
    twin(
        "without a prototype, too",
        "int printf(); int main(void) { int x = 0; printf(\"ab%n\", &x); check(x == [[2||0]]); return 0; }",
    ),
    twin(
        "the checked version, too",
        "int __printf_chk(int, const char *, ...);
            int main(void) { int x = 0; __printf_chk(1, \"ab%n\", &x); check(x == [[2||0]]); return 0; }",
    ),
    twin(
        "snprintf stores how much there is",
        "int snprintf(char *, size_t, const char *, ...);
            int main(void) { char b[3]; long x = 0; snprintf(b, 3, \"%d%ln!\", 12345, &x); check(x == [[5||2]] && b[1] == '2' && !b[2]); return 0; }",
    ),
    twin(
        "sscanf reads numbers",
        "int sscanf(const char *, const char *, ...);
            int main(void) { int a = 0, b = 0; int n = sscanf(\"12, -7\", \"%d,%d\", &a, &b); check(n == 2 && a == 12 && b == [[-7||7]]); return 0; }",
    ),
    twin(
        "sscanf of what is not known",
        "int sscanf(const char *, const char *, ...);
            int main(void) { char s[4]; int x = -1; for (int i = 0; i < 3; i++) s[i] = __VERIFIER_nondet_int(); s[3] = 0;
                if (s[0] < '0' || s[0] > '9') return 0;
                check(sscanf(s, \"%d\", &x) == 1 && x >= 0 && x < [[1000||999]]); return 0; }",
    ),
    twin(
        "sscanf stops where the text does not fit",
        "int sscanf(const char *, const char *, ...);
            int main(void) { int a = 1, b = 2, n = 0; check(sscanf(\"5x6\", \"%d %d%n\", &a, &b, &n) == [[1||2]] && a == 5 && b == 2 && n == 0);
                check(sscanf(\"\", \"%d\", &a) == -1); return 0; }",
    ),
    Twin {
        name: "sscanf of text stays in its memory",
        options: &["--property", "valid-memsafety"],
        violates: "valid-deref",
        program: "int sscanf(const char *, const char *, ...);
            int main(void) { char b[4]; sscanf(\" abcdef\", \"%[[3||4]]s\", b); return b[0] - 'a'; }",
    },
    twin(
        "sscanf of words, characters and hexadecimal numbers",
        "int sscanf(const char *, const char *, ...);
            int main(void) { char w[8], c; unsigned x; long l; int n = -1;
                check(sscanf(\"ab 0x1f%-99z\", \"%7s %x%%%ld%c%n\", w, &x, &l, &c, &n) == 4);
                check(w[1] == 'b' && !w[2] && x == [[31||15]] && l == -99 && c == 'z' && n == 12); return 0; }",
    ),
];

/// Programs about which nothing is known, with what the answer must name.
const UNKNOWN: &[(&str, &str)] = &[
    (
        "`sigaction`",
        "struct sigaction { union { void (*one)(int); void (*three)(int, void *, void *); } u; int flags; };
            int sigaction(int, const struct sigaction *, struct sigaction *); int raise(int);
            void handle(int n) { reach_error(); }
            int main(void) { struct sigaction a = { { handle }, 0 }; sigaction(10, &a, 0); raise(10); return 0; }",
    ),
    (
        "`fopencookie`",
        "struct functions { long (*read)(void *, char *, unsigned long); }; void *fopencookie(void *, const char *, struct functions);
            long handle(void *p, char *to, unsigned long n) { reach_error(); return 0; }
            int main(void) { struct functions f = { handle }; return fopencookie(0, \"r\", f) != 0; }",
    ),
    (
        "`readv`",
        "struct iovec { void *at; __SIZE_TYPE__ size; }; long readv(int, const struct iovec *, int);
            int main(void) { char b[4] = { 0 }; struct iovec v = { b, 4 }; if (readv(0, &v, 1) == 4 && b[0]) reach_error(); return 0; }",
    ),
    (
        "number of characters",
        "int printf(const char *, ...); extern const char *format;
            int main(void) { int x = 0; printf(format, &x); if (x == 2) reach_error(); return 0; }",
    ),
    (
        "number of characters",
        "int vprintf(const char *, __builtin_va_list);
            void say(const char *format, ...) {
                __builtin_va_list list;
                __builtin_va_start(list, format);
                vprintf(format, list);
                __builtin_va_end(list);
            }
            int main(void) { int x = 0; say(\"ab%n\", &x); if (x == 2) reach_error(); return 0; }",
    ),
    (
        "sscanf",
        "int sscanf(const char *, const char *, ...);
            int main(void) { float x = 0; sscanf(\"5\", \"%f\", &x); if (x != 5) reach_error(); return 0; }",
    ),
    (
        "exp",
        "int *__errno_location(void); double exp(double);
            int main(void) { exp(1000.0); if (*__errno_location() == 34) reach_error(); return 0; }",
    ),
    (
        "`errno` after an error of a function in math.h",
        "int *__errno_location(void); double sqrt(double);
            int main(void) { sqrt(-1.0); if (*__errno_location() == 33) reach_error(); return 0; }",
    ),
    ("signal", "int raise(int); int main(void) { raise(17); reach_error(); return 0; }"),
    (
        "pow",
        "double pow(double, double); int main(void) { if (pow(-0.0, -1) < 0) reach_error(); return 0; }",
    ),
    (
        "__symra_put_any",
        "int snprintf(char *, size_t, const char *, ...);
            int main(void) { char b[9] = \"\"; snprintf(b, 9, \"%g\", 1.5); if (b[0]) reach_error(); return 0; }",
    ),
    (
        "getcwd",
        "char *getcwd(char *, size_t);
            int main(void) { char b[9], *p = getcwd(b, 9); p[0] = 'x'; if (b[0] == 'x') reach_error(); return 0; }",
    ),
    (
        "options",
        "int getopt(int, char *const *, const char *); extern int optind;
            int main(int argc, char **argv) {
                optind = 1;
                getopt(argc, argv, \"a\");
                if (optind != 1) reach_error();
                return 0;
            }",
    ),
    (
        "recvmsg",
        "struct part { char *base; size_t len; }; int recvmsg(int, struct part *, int);
            int main(void) {
                char b[4] = \"\";
                struct part p = { b, 4 };
                recvmsg(0, &p, 0);
                if (b[2] == 7) reach_error();
                return 0;
            }",
    ),
    ("wait", "int wait(int *); int main(void) { int x = 0; wait(&x); if (x) reach_error(); return 0; }"),
    (
        "ioctl",
        "int ioctl(int, unsigned long, ...);
            int main(void) { int x = 0; ioctl(1, 5, &x); if (x) reach_error(); return 0; }",
    ),
    (
        "__fread_chk",
        "size_t __fread_chk(void *, size_t, size_t, size_t, void *);
            int main(void) { int x = 0; __fread_chk(&x, 4, 4, 1, 0); if (x) reach_error(); return 0; }",
    ),
    (
        "on_exit",
        "int on_exit(void (*)(int, void *), void *);
            void last(int code, void *data) { reach_error(); }
            int main(void) { on_exit(last, 0); return 0; }",
    ),
    (
        "lfind",
        "void *lfind(const void *, const void *, const size_t *, size_t, int (*)(const void *, const void *));
            int called;
            int same(const void *a, const void *b) { called = 1; return 0; }
            int main(void) {
                int a[2] = { 0 };
                const size_t n = 2;
                lfind(a, a, &n, 4, same);
                if (called) reach_error();
                return 0;
            }",
    ),
    (
        "so many functions that are to be called at the end",
        "int atexit(void (*)(void)); void f(void) { }
            int main(void) { int failed = 0; for (int i = 0; i < 65; i++) failed |= atexit(f) != 0; check(failed); return 0; }",
    ),
    (
        "a buffer of the program",
        "int setvbuf(void *, char *, int, size_t); extern void *stdout;
            int main(void) { static char b[9]; setvbuf(stdout, b, 0, 9); if (b[0]) reach_error(); return 0; }",
    ),
];

#[test]
fn what_is_not_modelled_is_named() {
    let mut faults = Vec::new();
    for (named, program) in UNKNOWN {
        for model in ["lp64", "ilp32"] {
            let told = verdict(&format!("{HEAD}{program}"), REACH, model);
            if !told.contains("VERDICT: unknown") || !told.contains(named) {
                faults.push(format!("`{named}` ({model}): {told}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Functions of the program that have such names, and calls that can do nothing.
const HARMLESS: &[&str] = &[
    "int wait(int *); int main(void) { int x = 0; wait(0); if (x) reach_error(); return 0; }",
    "int poll(int); int main(void) { int x = 0; poll(7); if (x) reach_error(); return 0; }",
    // What such a function can reach has any value then, the rest its own.
    "struct timeval { long s, us; }; int gettimeofday(struct timeval *, void *);
        int main(void) {
            struct timeval t = { 0, 0 };
            int x = 7, *p = &x;
            gettimeofday(&t, 0);
            if (*p != 7 || t.s == t.s + 1) reach_error();
            return 0;
        }",
    "int snprintf(char *, size_t, const char *, ...);
        int main(void) { char b[9], c[2] = \"c\"; snprintf(b, 9, \"%f\", 1.5); if (c[0] != 'c') reach_error(); return 0; }",
    "int stat(const char *name, int *p) { *p = 3; return 0; }
        int main(void) { int x; stat(\"a\", &x); if (x != 3) reach_error(); return 0; }",
    "int setvbuf(void *, char *, int, size_t); extern void *stdout;
        int main(void) { int x = 0; setvbuf(stdout, 0, 0, 0); if (x) reach_error(); return 0; }",
    "int missing(int *); int main(void) { int x = 0; missing(&x); if (x) reach_error(); return 0; }",
    "int printf(const char *, ...); void say(const char *format, int x) { printf(format, x); }
        int main(void) { int x = 0; say(\"%d%%n\", x); if (x) reach_error(); return 0; }",
    "int puts(const char *); int main(void) { int x = 0; puts(\"%n\"); if (x) reach_error(); return 0; }",
    "double pow(double, double); int main(void) { if (pow(0.0, -1) < 0) reach_error(); return 0; }",
];

#[test]
fn names_alone_mean_nothing() {
    for program in HARMLESS {
        for model in ["lp64", "ilp32"] {
            let told = verdict(&format!("{HEAD}{program}"), REACH, model);
            assert_eq!(told, "VERDICT: true", "{program}");
        }
    }
}

/// Functions of the program that it declares with other types than those that the library has by these names.
const OWN: &[Twin] = &[
    twin(
        "what the library's own would return, or not",
        "int access(int), random(int);
            int main(void) { int a = access(1), r = random(7); check([[a == a && r == r||a <= 0 && r >= 0]]); return 0; }",
    ),
    Twin {
        name: "what the library's own would follow",
        options: &["--property", "valid-memsafety"],
        violates: "valid-deref",
        program: "void read(int); int index(int), send(int, int); int memcmp(const void *, const void *, unsigned);
            int main(void) { int x = 0; read(3); index(2); send(1, 2); return memcmp(&x, &x, [[4||5]]); }",
    },
    twin(
        "types that another system has",
        "char *strchr(char *, long); int strlen(char *); unsigned abs(int);
            int main(void) { check(strlen(\"abc\") == 3 && abs(-4) == [[4||-4]] && *strchr(\"abc\", 'b') == 'b'); return 0; }",
    ),
];

#[test]
fn functions_with_other_types_are_the_programs_own() {
    check_all(HEAD, OWN);
}

/// Calls of `setlocale`, and whether models are still right after them.
const LOCALES: &[(&str, bool)] = &[
    ("setlocale(6, \"C\")", true),
    ("setlocale(6, 0)", true),
    ("setlocale(6, \"\")", true),
    ("setlocale(6, \"de_DE\")", false),
    ("setlocale(6, name)", false),
];

#[test]
fn models_are_those_of_the_locale_c() {
    let head = "char *setlocale(int, const char *); int isalpha(int), isdigit(int); char name[9];";
    for (call, same) in LOCALES {
        let text = |condition: &str| {
            format!("{HEAD}{head}int main(void) {{ {call}; check({condition}); return 0; }}")
        };
        let told = verdict(&text("!isalpha(0xe4)"), REACH, "lp64");
        let named = told.contains("in another locale than \"C\" is not modelled");
        assert_eq!((told == "VERDICT: true", named), (*same, !same), "{call}: {told}");
        // What `setlocale` returns is not computed.
        let told = verdict(&text("isalpha(0xe4)"), REACH, "lp64");
        assert!(told.contains("VERDICT: unknown"), "{call}: {told}");
        // In no locale is a letter a digit.
        assert_eq!(verdict(&text("!isdigit('a')"), REACH, "lp64"), "VERDICT: true", "{call}");
    }
    for taken in [
        "int (*f)(int) = isalpha; setlocale(6, \"de_DE\"); check(!f(0xe4));",
        "char *(*f)(int, const char *) = setlocale; f(6, \"de_DE\"); check(!isalpha(0xe4));",
    ] {
        let told =
            verdict(&format!("{HEAD}{head}int main(void) {{ {taken} return 0; }}"), REACH, "lp64");
        assert!(told.contains("VERDICT: unknown"), "{taken}: {told}");
    }
}
