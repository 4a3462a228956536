//! Pairs of programs, one that reads what it wrote, and one that reads what nobody wrote.

mod common;

use common::twins::{Twin, check_all};
use common::{folder, last_line, symra_in};

const HEAD: &str = "typedef __SIZE_TYPE__ size_t; void *malloc(size_t); void *calloc(size_t, size_t); void *realloc(void *, size_t);
    void free(void *); void *memcpy(void *, const void *, size_t); void *memset(void *, int, size_t); int scanf(const char *, ...);
    int __VERIFIER_nondet_int(void); unsigned __VERIFIER_nondet_uint(void); struct pair { int a; int b; };\n";

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--checks", "uninitialised"], violates: "uninitialised", program }
}

const READS: &[Twin] = &[
    twin("a variable", "int main(void) { int x[[ = 1||]]; return x; }"),
    twin(
        "a variable that one branch sets",
        "int main(void) { int x; int c = __VERIFIER_nondet_int(); if (c) x = 1; if (c [[!=||==]] 0) return x; return 0; }",
    ),
    twin(
        "a variable of a loop's body is new in each round",
        "int main(void) { for (int i = 0; i < 3; i++) { int x; if (i [[>=||==]] 0) x = i; if (x == 7) return 1; } return 0; }",
    ),
    twin(
        "a variable that a call fills",
        "void set(int *p, int c) { if (c) *p = 1; }
        int main(void) { int x; int c = __VERIFIER_nondet_int(); set(&x, [[1||c]]); return x; }",
    ),
    twin(
        "variables of calls are new",
        "int f(int first) { int x; int *p = &x; if (first) *p = 3; return *p; } int main(void) { f(1); f([[1||0]]); return 0; }",
    ),
    twin(
        "a jump over a declaration",
        "int main(void) { int c = __VERIFIER_nondet_int(); if ([[0||c]]) goto end; { int x; x = 2; end: if (x > 3) return 1; } return 0; }",
    ),
    twin(
        "heap memory",
        "int main(void) { int *p = [[calloc(4, 4)||malloc(16)]]; if (!p) return 0; int x = p[2]; free(p); return x & 0; }",
    ),
    twin(
        "heap memory that a loop fills",
        "int main(void) { unsigned n = __VERIFIER_nondet_uint() % 4 + 1; int *p = malloc(n * sizeof(int)); if (!p) return 0;
            for (unsigned i = 0; i < n[[|| - 1]]; i++) p[i] = 1; int x = p[n - 1]; free(p); return x - 1; }",
    ),
    twin(
        "fields of structs",
        "struct s { int a; char c; double d; }; int main(void) { struct s s; s.a = 1; s.c = 2; return s.[[a||d]] > 3; }",
    ),
    twin(
        "fields of structs in memory",
        "struct node { int key; struct node *next; };
        int main(void) { struct node *n = malloc(sizeof *n); if (!n) return 0; n->key = 1; [[n->next = 0||]];
            struct node *m = n->next; free(n); return m != 0; }",
    ),
    twin(
        "an initializer sets all of its object",
        "int main(void) { struct pair p[[ = { 1 }||]]; int a[3] = { 1 }; p.a = 1; return p.b + a[2]; }",
    ),
    twin(
        "elements of arrays",
        "int main(void) { int a[4]; unsigned i = __VERIFIER_nondet_uint() % 4; a[i] = 1; return a[[[i||3 - i]]] - 1; }",
    ),
    twin(
        "copies of structs may have holes",
        "struct pair copy(struct pair p) { struct pair q = p; return q; }
        int main(void) { struct pair p; p.a = 1; struct pair q = copy(p); struct pair r, *s = &r; *s = q; return s->[[a||b]] - 1; }",
    ),
    twin(
        "memcpy copies what is not there, too",
        "int main(void) { struct pair p, q; p.a = 1; memcpy(&q, &p, sizeof p); return q.[[a||b]] - 1; }",
    ),
    twin(
        "memcpy of a part",
        "int main(void) { int a[2] = { 1, 2 }, b[2]; size_t n = __VERIFIER_nondet_uint() % 9; memcpy(b, a, n);
            if (n >= [[8||5]]) return b[1] - 2; return 0; }",
    ),
    twin(
        "copies of characters",
        "int main(void) { int x[[ = 5||]], y; char *s = (char *)&x, *d = (char *)&y; for (int i = 0; i < 4; i++) *d++ = *s++; return y - 5; }",
    ),
    twin(
        "an int from some of its bytes",
        "int main(void) { int x; unsigned char *p = (unsigned char *)&x; for (int i = 0; i < [[4||3]]; i++) p[i] = 0; return x; }",
    ),
    twin(
        "memset",
        "int main(void) { struct pair p; memset(&p, 0, [[sizeof p||sizeof(int)]]); return p.b; }",
    ),
    twin(
        "a union",
        "int main(void) { union { char c; int i; short s[2]; } u; u.[[i||c]] = 1; return u.s[0] - 1; }",
    ),
    twin(
        "bit-fields in different bytes",
        "struct f { unsigned a : 8; unsigned b : 8; }; int main(void) { struct f f; f.a = 1; return f.[[a||b]] - 1; }",
    ),
    twin(
        "memory that grows",
        "int main(void) { int *p = malloc(4); if (!p) return 0; *p = 1; int *q = realloc(p, 8); if (!q) return 0; int x = q[[[0||1]]]; free(q); return x - 1; }",
    ),
    twin(
        "scanf sets what it read",
        "int main(void) { int x; if (scanf(\"%d\", &x) [[==||>=]] [[1||0]]) return x & 0; return 0; }",
    ),
    twin(
        "a compound assignment reads",
        "int main(void) { int s[[ = 0||]]; for (int i = 0; i < 3; i++) s += i; return s; }",
    ),
    twin(
        "recursive calls have variables of their own",
        "int f(int n) { int x; int *p = &x; if (n == 0) return 0; if (n > [[0||1]]) *p = n; f(n - 1); return *p; } int main(void) { return f(2) - 2; }",
    ),
    twin(
        "arguments that are there",
        "#include <stdarg.h>\nint sum(int n, ...) { va_list l; int s = 0; va_start(l, n); while (n--) s += va_arg(l, int); va_end(l); return s; }
        int main(void) { int x[[ = 1||]]; return sum(2, 1, x) - 2; }",
    ),
];

#[test]
fn what_is_read_was_written() {
    check_all(HEAD, READS);
}

#[test]
fn reads_that_harm_nobody() {
    let programs = [
        "int g; struct pair s; static int t[3]; int main(void) { static int l; return g + s.b + t[2] + l; }",
        "int main(void) { int unused; (void)unused; struct pair p, q = { 1, 2 }; p = q; return p.b - 2; }",
        "char c[4]; int main(void) { char d[4]; memcpy(d, c, 4); return d[0]; }",
        "extern int e; extern struct pair ep; int main(void) { int *p = &e; struct pair *q = &ep; return (*p + q->a) & 0; }",
        "int main(void) { int x; int *p = &x; scanf(\"%d\", p); *p = 1; return x - 1; }",
        "struct pair get(void); int main(void) { struct pair p = get(); return (p.a + p.b) & 0; }",
        "int main(int argc, char **argv) { return argc > 1 ? argv[1][0] & 0 : 0; }",
    ];
    for program in programs {
        let folder = folder(&[("a.c", &format!("{HEAD}{program}"))]);
        let output = symra_in(
            folder.path(),
            &["verify", "--checks", "uninitialised", "--timeout", "60", "a.c"],
        );
        assert_eq!(last_line(&output), "VERDICT: true", "{program}");
    }
}

#[test]
fn the_run_names_what_was_not_written() {
    let program = "struct node { int key; struct node *next; };\nvoid *malloc(unsigned long);\n\
        int main(void) {\n  struct node *n = malloc(sizeof *n);\n  n->key = 1;\n  return n->next != 0;\n}\n";
    let folder = folder(&[
        ("a.c", program),
        ("b.c", "int main(void) {\n  struct { int x, y; } s;\n  s.x = 1;\n  return s.y;\n}\n"),
    ]);
    for (file, parts) in [
        ("a.c", &["n->next", "uninitialised memory", "allocated at line 4"][..]),
        ("b.c", &["s.y", "never written since its declaration in line 2"][..]),
    ] {
        let output = symra_in(folder.path(), &["verify", "--checks", "uninitialised", file]);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        for part in parts {
            assert!(told.contains(part), "{part} in {told}");
        }
    }
}
