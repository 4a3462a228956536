//! Programs with so many or so large objects that addresses become scarce.

mod common;

use common::{folder, last_line, stderr, stdout, symra_in};

const DECLARED: &str = "void *malloc(unsigned);
int __VERIFIER_nondet_int(void);
void reach_error(void);
";

/// The answer for 32 bits.
fn answer(text: &str) -> (String, String) {
    answer_of("auto", text)
}

fn answer_of(engine: &str, text: &str) -> (String, String) {
    let folder = folder(&[("a.c", &format!("{DECLARED}{text}"))]);
    let options = ["--engine", engine, "--data-model", "ilp32", "--timeout", "60"];
    let output = symra_in(folder.path(), &[&["verify", "a.c"][..], &options].concat());
    (last_line(&output), format!("{}{}", stdout(&output), stderr(&output)))
}

/// Allocates so often; the last object must not be `buf`, which is larger.
fn many(count: u32, bad: &str) -> String {
    format!(
        "char buf[300000];
int main(void) {{
    char *p = buf;
    for (int i = 0; i < {count}; i++) {{ p = malloc(200000); *p = 7; }}
    if ({bad}) reach_error();
}}"
    )
}

#[test]
fn objects_of_one_size_do_not_run_into_those_of_another() {
    let (verdict, told) = answer_of("symex", &many(500, "buf[0] == 7"));
    assert_eq!(verdict, "VERDICT: true", "{told}");
    let (verdict, told) = answer_of("symex", &many(500, "buf[0] == 0"));
    assert_eq!(verdict, "VERDICT: false(unreach-call)", "{told}");
    // More than there are addresses for: nothing is said, and why.
    for bad in ["buf[0] == 7", "buf[0] == 0"] {
        let (verdict, told) = answer_of("symex", &many(600, bad));
        assert_eq!(verdict, "VERDICT: unknown", "{told}");
        assert!(told.contains("so many objects of this size are not modelled"), "{told}");
    }
}

#[test]
fn large_static_objects_lie_apart() {
    // Each of 20 MiB and one of 40: there are four places of 32 MiB.
    let program = |bad: &str| {
        format!(
            "int a[5 << 20], b[5 << 20], c[5 << 20], d[5 << 20], e[5 << 20], z[10 << 20];
int main(void) {{
    int *all[] = {{a, b, c, d, e, z}};
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i > 5) return 0;
    *all[i] = 1;
    e[0] = 7;
    if ({bad}) reach_error();
}}"
        )
    };
    let (verdict, told) = answer(&program("z[0] == 7 || a[0] == 7"));
    assert_eq!(verdict, "VERDICT: true", "{told}");
    let (verdict, told) = answer(&program("z[0] == 1 && e[0] == 7"));
    assert_eq!(verdict, "VERDICT: false(unreach-call)", "{told}");
}

#[test]
fn that_memory_suffices_is_assumed_and_told() {
    let program = |bad: &str| {
        format!(
            "struct node {{ struct node *next; int value; }};
int main(void) {{
    struct node *list = 0;
    int last = 0;
    while (__VERIFIER_nondet_int()) {{
        struct node *new = malloc(sizeof *new);
        new->value = 3;
        new->next = list;
        list = new;
        last = new->value;
    }}
    if ({bad}) reach_error();
}}"
        )
    };
    let (verdict, told) = answer(&program("last == 4"));
    assert_eq!(verdict, "VERDICT: true", "{told}");
    assert!(told.contains("memory is assumed to suffice"), "{told}");
    let (verdict, told) = answer(&program("last == 3"));
    assert_eq!(verdict, "VERDICT: false(unreach-call)", "{told}");
}

/// Arguments of a variadic call stay what they were when memory is made for them in a recursive function.
#[test]
fn variadic_arguments_of_recursive_functions_are_kept() {
    let program = |bad: &str| {
        format!(
            "#include <stdarg.h>
int g = 5;
int second(int first, ...) {{
    va_list list;
    va_start(list, first);
    int result = va_arg(list, int);
    va_end(list);
    return first * 10 + result;
}}
int again(int n) {{
    if (n == 0) return second(g, g++);
    return again(n - 1);
}}
int main(void) {{
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 3) return 0;
    int r = again(n);
    if ({bad}) reach_error();
}}"
        )
    };
    let (verdict, told) = answer(&program("r != 55 && r != 65"));
    assert_eq!(verdict, "VERDICT: true", "{told}");
    let (verdict, told) = answer(&program("r == 55 || r == 65"));
    assert_eq!(verdict, "VERDICT: false(unreach-call)", "{told}");
}
