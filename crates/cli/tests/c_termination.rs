//! C programs that end on every run, each with a twin that does not.

mod common;

use common::twins::{Twin, check_all, verdict};
use common::{file, last_line, stdout, symra};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern unsigned char __VERIFIER_nondet_uchar(void);\n\
    extern void __VERIFIER_assume(int);\n\
    extern void __VERIFIER_error(void);\n\
    extern void abort(void); extern void exit(int);\n\
    typedef __SIZE_TYPE__ size_t; void *malloc(size_t); void free(void *);\n";

const ENDS: &[&str] = &["--property", "termination", "--engine", "auto"];

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: ENDS, violates: "termination", program }
}

const TWINS: &[Twin] = &[
    twin(
        "a counter up to a limit",
        "int main(void) {
            int n = __VERIFIER_nondet_int();
            for (int i = 0; i < n; [[i++||i = i]]);
        }",
    ),
    twin(
        "an unsigned limit that may be the greatest number",
        "int main(void) {
            unsigned n = __VERIFIER_nondet_uint();
            for (unsigned i = 0; i [[<||<=]] n; i++);
        }",
    ),
    twin(
        "a counter that wraps around its limit",
        "int main(void) {
            unsigned char n = __VERIFIER_nondet_uchar();
            for (unsigned char i = 0; i != n; i += [[1||2]]);
        }",
    ),
    twin(
        "nested loops",
        "int main(void) {
            int n = __VERIFIER_nondet_int(), m = __VERIFIER_nondet_int();
            for (int i = 0; i < n; i++)
                for (int j = i; j < m; j++)
                    if (__VERIFIER_nondet_int()) [[j++||i = j = 0]];
        }",
    ),
    twin(
        "one of two numbers falls",
        "int main(void) {
            unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
            while (x > 0 && y > 0)
                if (__VERIFIER_nondet_int()) { x--; [[y = __VERIFIER_nondet_uint()||x++]]; }
                else y--;
        }",
    ),
    twin(
        "two phases",
        "int main(void) {
            int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
            __VERIFIER_assume(y <= 1000);
            while (x > 0) { x = x + y; y = [[y - 1||0]]; }
        }",
    ),
    twin(
        "the end is in an error function",
        "int main(void) {
            for (int i = 0; ; i = [[i + 1||!i]])
                if (i == 5) __VERIFIER_error();
        }",
    ),
    twin(
        "the end is in exit",
        "static void step(int *i) { if (*i > 100) exit(1); *i += 2; }
        int main(void) {
            int i = __VERIFIER_nondet_int();
            while (1) { step(&i); [[||i -= 2;]] }
        }",
    ),
    twin(
        "a run that is assumed away",
        "int main(void) {
            int x = __VERIFIER_nondet_int();
            __VERIFIER_assume(x [[>=||>]] 0);
            while (x > 0) [[x--||x = 1]];
        }",
    ),
    twin(
        "a string within its memory",
        "int main(void) {
            int n = __VERIFIER_nondet_int();
            if (n < 1) return 0;
            char *s = malloc(n);
            int i = 0;
            while (s[i] != 0) [[i++||s[i] = 1]];
        }",
    ),
    twin(
        "a number behind a pointer",
        "int main(void) {
            int *p = malloc(sizeof *p);
            *p = __VERIFIER_nondet_int();
            while (*p > 0) *p = *p [[- 1||+ 0]];
            free(p);
        }",
    ),
    twin(
        "a loop that allocates",
        "int main(void) {
            int n = __VERIFIER_nondet_int();
            while (n > 0) {
                int *p = malloc(sizeof *p);
                *p = [[1||0]];
                n -= *p;
            }
        }",
    ),
    twin(
        "inputs decide, but not for ever",
        "int main(void) {
            int budget = 10;
            while (__VERIFIER_nondet_int()) { budget -= [[1||0]]; if (budget <= 0) break; }
        }",
    ),
];

#[test]
fn programs_that_end_and_twins_that_do_not() {
    check_all(HEAD, TWINS);
}

#[test]
fn the_report_says_what_decreases() {
    let text = "int main(int argc, char **argv) { int n = argc; int i = 0;\nwhile (i < n) i++;\nreturn 0; }";
    let (_folder, path) = file("up.c", text.as_bytes());
    let output = symra(&["verify", "--property", "termination", &path]);
    assert_eq!(last_line(&output), "VERDICT: true");
    let text = stdout(&output);
    assert!(text.contains("line 2: n - i decreases and stays above 0"), "{text}");
    assert!(text.contains("re-checked"), "{text}");
}

#[test]
fn the_report_shows_stem_and_loop() {
    let text = "int main(void) {\nint x = 3;\nwhile (x) {\nx = 4 - x; }\nreturn 0; }";
    let (_folder, path) = file("round.c", text.as_bytes());
    let output = symra(&["verify", "--property", "termination", &path]);
    assert_eq!(last_line(&output), "VERDICT: false(termination)");
    let text = stdout(&output);
    assert!(text.contains("from here on for ever"), "{text}");
    assert!(text.contains("round.c:3: a run does not end"), "{text}");
}

#[test]
fn loops_that_come_back_to_a_state() {
    let up_and_down = "int main(void) {
        int x = __VERIFIER_nondet_int(), dir = 1;
        while (x > 0) {
            x = x + dir;
            if (x > 10) dir = -1 * dir;
            if (x < 5) dir = -1 * dir;
        }
    }";
    let list = "struct node { struct node *next; };
    int main(void) {
        struct node *n = malloc(sizeof *n);
        n->next = n;
        while (n) n = n->next;
    }";
    for program in [up_and_down, list] {
        let text = format!("{HEAD}{program}");
        assert_eq!(verdict(&text, ENDS, "lp64"), "VERDICT: false(termination)");
    }
}

#[test]
fn a_run_that_overflows_counts_as_ended() {
    // With wrapping arithmetic this loop would not end for the greatest number.
    let text = format!(
        "{HEAD}int main(void) {{ int n = __VERIFIER_nondet_int(); for (int i = 0; i <= n; i++); }}"
    );
    assert_eq!(verdict(&text, ENDS, "lp64"), "VERDICT: true");
}

#[test]
fn engines_for_claims_say_nothing_of_ends() {
    let text = format!("{HEAD}int main(void) {{ while (1); }}");
    for engine in ["symex", "houdini", "matching", "symexia", "simulation", "contracts"] {
        let options = ["--property", "termination", "--engine", engine];
        assert!(verdict(&text, &options, "lp64").contains("VERDICT: unknown"), "{engine}");
    }
    for engine in ["ranking", "lasso"] {
        let options = ["--property", "unreach-call", "--engine", engine];
        assert!(verdict(&text, &options, "lp64").contains("VERDICT: unknown"), "{engine}");
    }
}

#[test]
fn termination_is_asked_for_alone() {
    let (_folder, path) = file("one.c", b"int main(void) { return 0; }");
    let output = symra(&["verify", "--property", "termination", "--checks", "bounds", &path]);
    assert_ne!(output.status.code(), Some(0));
    let output = symra(&["verify", "--property", "termination", &path]);
    assert_eq!(last_line(&output), "VERDICT: true");
}
