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

/// The verdict on a program that is not to be decided.
fn short(text: &str) -> String {
    let (_folder, path) = file("ends.c", text.as_bytes());
    last_line(&symra(&["verify", "--property", "termination", "--timeout", "4s", &path]))
}

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: ENDS, violates: "termination", program }
}

const TWINS: &[Twin] = &[
    twin(
        "a node that is copied to a new one",
        "struct node { int data; struct node *next; };
        int main(void) {
            struct node *p = malloc(sizeof *p);
            p->data = 3;
            p->next = 0;
            while (p->data) {
                struct node *q = malloc(sizeof *q);
                q->data = p->data[[ - 1||]];
                q->next = 0;
                free(p);
                p = q;
            }
            free(p);
            return 0;
        }",
    ),
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
        "one of two things forever",
        "int main(void) {
            int n = __VERIFIER_nondet_int();
            for (;;) {
                if (n > 100) exit(0);
                if (n < -100) abort();
                n += n [[>=||<]] 0 ? 1 : -1;
            }
        }",
    ),
    twin(
        "the sum of two numbers falls",
        "int main(void) {
            unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
            __VERIFIER_assume(a > 0 && [[b > 0||b >= 0]]);
            while (a != b) { if (a > b) a -= b; else b -= a; }
        }",
    ),
    twin(
        "a loop that is unwound: a stride that wraps around",
        "int main(void) { unsigned char c = __VERIFIER_nondet_uchar(); while (c != 0) c += [[3||6]]; }",
    ),
    twin(
        "a loop that is unwound: a float that is counted",
        "int main(void) { float f = 0; while (f < 20.0f) f += [[0.5f||0.0f]]; }",
    ),
    twin(
        "a loop that is unwound: a list",
        "struct list { struct list *next; };
        int main(void) {
            struct list *all = 0, *last = 0;
            int k = __VERIFIER_nondet_int();
            if (k > 4) k = 4;
            while (k-- > 0) { struct list *new = malloc(sizeof *new); new->next = all; if (!all) last = new; all = new; }
            if (last) last->next = [[0||all]];
            while (all) all = all->next;
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
        "the end is in a function that aborts",
        "void fail(void) { abort(); }
        int main(void) {
            for (int i = 0; ; i = [[i + 1||!i]])
                if (i == 5) fail();
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
        "a function that calls itself with less",
        "int fact(int n) { if (n <= 1) return 1; return n * fact([[n - 1||n]]); }
        int main(void) { return fact(__VERIFIER_nondet_int()); }",
    ),
    twin(
        "a parameter that wraps around past its limit",
        "unsigned down(unsigned n) { return n == 0 ? 0 : down(n - [[1||2]]); }
        int main(void) { return down(__VERIFIER_nondet_uint()); }",
    ),
    twin(
        "Ackermann's function: one parameter falls, or it stays and the other falls",
        "int ack(int m, int n) {
            if (m <= 0) return n + 1;
            if (n <= 0) return ack(m[[ - 1||]], 1);
            return ack(m - 1, ack(m, n - 1));
        }
        int main(void) { return ack(__VERIFIER_nondet_int(), __VERIFIER_nondet_int()); }",
    ),
    twin(
        "the greatest common divisor",
        "unsigned gcd(unsigned a, unsigned b) { return b == 0 ? a : gcd(b, a [[%||&]] b); }
        int main(void) { return gcd(__VERIFIER_nondet_uint(), __VERIFIER_nondet_uint()); }",
    ),
    twin(
        "two functions that call each other",
        "int odd(unsigned n);
        int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
        int odd(unsigned n) { return n == 0 ? 0 : even(n [[-||+]] 1); }
        int main(void) { return even(__VERIFIER_nondet_uint()); }",
    ),
    twin(
        "a loop in a function that calls itself",
        "void f(int n) { for (int i = 0; i < n; i++) f(n - [[1||(i != 0)]]); }
        int main(void) { f(__VERIFIER_nondet_int()); }",
    ),
    twin(
        "a global variable counts how deep calls may go",
        "int left;
        void f(void) { if (left <= 0) return; [[left--||left = left]]; f(); }
        int main(void) { left = __VERIFIER_nondet_int(); f(); }",
    ),
    twin(
        "a call forever after one that returns",
        "int f(int n) { if (n <= 0) return 0; f(0); return f([[n - 1||n]]); }
        int main(void) { return f(3); }",
    ),
    twin(
        "a loop that only inputs without a pattern keep going",
        "int main(void) {
            unsigned c = 0;
            while (1) {
                unsigned b = __VERIFIER_nondet_uint();
                if (b * 1000003u != 12345u + c) return 0;
                [[c++; if (c == 5) return 0||c = 1 - c]];
            }
        }",
    ),
    twin(
        "inputs decide, but not forever",
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
    let output = symra(&["verify", "--property", "termination", "--timeout", "300s", &path]);
    assert_eq!(last_line(&output), "VERDICT: true");
    let text = stdout(&output);
    assert!(text.contains("line 2: n - i decreases and stays above 0"), "{text}");
    assert!(text.contains("re-checked"), "{text}");
}

#[test]
fn the_report_names_what_decreases_in_every_kind_of_loop() {
    for (program, told) in [
        (
            "int main(void) { unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
            while (x > 0 && y > 0) if (__VERIFIER_nondet_int()) { x--; y = __VERIFIER_nondet_uint(); } else y--; }",
            "line 9: x decreases",
        ),
        (
            "int main(void) { int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
            while (x > 0) { x = x + y; y = y - 1; if (y > 9) y = 9; } }",
            "line 9: ",
        ),
        (
            "int ack(int m, int n) { return m <= 0 ? n + 1 : n <= 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
            int main(void) { return ack(__VERIFIER_nondet_int(), __VERIFIER_nondet_int()); }",
            "line 8, calls of `ack`: m - 1 decreases and stays above 0; where that stays the same, n - 1 decreases",
        ),
    ] {
        let (_folder, path) = file("told.c", format!("{HEAD}{program}").as_bytes());
        let output = symra(&["verify", "--property", "termination", "--timeout", "300s", &path]);
        assert_eq!(last_line(&output), "VERDICT: true", "{}", stdout(&output));
        assert!(stdout(&output).contains(told), "{told}\n{}", stdout(&output));
    }
}

#[test]
fn the_report_names_the_loop_that_was_not_shown_to_end() {
    // Nobody knows.
    let program = "int main(void) {\nunsigned n = __VERIFIER_nondet_uint();\nfor (int i = 0; i < 9; i++);\n\
        while (n > 1)\nn = n % 2 ? 3 * n + 1 : n / 2;\n}";
    let (_folder, path) = file("collatz.c", format!("{HEAD}{program}").as_bytes());
    let options =
        ["verify", "--property", "termination", "--engine", "ranking", "--timeout", "40s"];
    let output = symra(&[&options[..], &[&path]].concat());
    assert_eq!(last_line(&output), "VERDICT: unknown", "{}", stdout(&output));
    let told = "no measure was found that decreases in the loop at line 11";
    assert!(stdout(&output).contains(told), "{}", stdout(&output));
}

#[test]
fn the_report_shows_stem_and_loop() {
    let text = "int main(void) {\nint x = 3;\nwhile (x) {\nx = 4 - x; }\nreturn 0; }";
    let (_folder, path) = file("round.c", text.as_bytes());
    let output = symra(&["verify", "--property", "termination", &path]);
    assert_eq!(last_line(&output), "VERDICT: false(termination)");
    let text = stdout(&output);
    assert!(text.contains("from here on forever"), "{text}");
    assert!(text.contains("round.c:3: a run does not end"), "{text}");
}

#[test]
fn the_report_shows_a_loop_in_which_nothing_happens() {
    let (_folder, path) = file("still.c", b"int main(void) {\nwhile (1) ;\n}");
    let text = stdout(&symra(&["verify", "--property", "termination", &path]));
    assert!(text.contains("-- from here on forever --\n  line 2  while (1) ;"), "{text}");
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
fn no_proof_rests_on_an_overflow_alone() {
    let down = |ty: &str| {
        format!(
            "{HEAD}{ty} main_input(void); int main(void) {{
                {ty} n = main_input();
                while (n != 0) n--;
            }}"
        )
    };
    assert_eq!(verdict(&down("unsigned"), ENDS, "lp64"), "VERDICT: true");
    assert_eq!(verdict(&down("short"), ENDS, "lp64"), "VERDICT: true");
    assert_eq!(short(&down("int")), "VERDICT: unknown");
    let calls = |first: &str| {
        format!(
            "{HEAD}int depth(int n) {{ return n == 0 ? 0 : 1 + depth(n - 1); }}
            int main(void) {{ return depth({first}); }}"
        )
    };
    assert_eq!(verdict(&calls("5"), ENDS, "lp64"), "VERDICT: true");
    assert_eq!(short(&calls("-1")), "VERDICT: unknown");
}

#[test]
fn no_proof_rests_on_an_error_function_without_a_body() {
    let text = |more: &str, place: &str| {
        format!(
            "{HEAD}{more}int main(void) {{
                unsigned char x = __VERIFIER_nondet_uchar();
                while ({place}) {{ if (x > 200) __VERIFIER_error(); x++; }}
                if (x != 3) __VERIFIER_error();
            }}"
        )
    };
    assert_eq!(verdict(&text("", "x != 3"), ENDS, "lp64"), "VERDICT: true");
    assert_eq!(short(&text("", "1")), "VERDICT: unknown");
    let body = "void __VERIFIER_error(void) { abort(); }\n";
    assert_eq!(verdict(&text(body, "1"), ENDS, "lp64"), "VERDICT: true");
    let endless = "void __VERIFIER_error(void) { for (;;); }\n";
    assert_eq!(verdict(&text(endless, "1"), ENDS, "lp64"), "VERDICT: false(termination)");
}

#[test]
fn who_waits_for_a_signal_may_wait_for_ever() {
    let text =
        |call: &str| format!("{HEAD}#include <unistd.h>\nint main(void) {{ {call} return 0; }}");
    assert_eq!(short(&text("sleep(1);")), "VERDICT: true");
    assert_eq!(short(&text("pause();")), "VERDICT: unknown");
}

#[test]
fn the_smaller_of_two_cells_decreases() {
    // Its queries about integers made some versions of Z3 crash.
    let text = format!(
        "{HEAD}int main(void) {{
            int *a = __builtin_alloca(sizeof(int)), *b = __builtin_alloca(sizeof(int));
            int *least = __builtin_alloca(sizeof(int));
            *a = __VERIFIER_nondet_int();
            *b = __VERIFIER_nondet_int();
            *least = 0;
            while (*a > 0 && *b > 0) {{
                *least = *a < *b ? *a : *b;
                if (__VERIFIER_nondet_int()) {{ *b = *b + *a; *a = *least - 1; }}
                else {{ *a = *b + *a; *b = *least - 1; }}
            }}
        }}"
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
