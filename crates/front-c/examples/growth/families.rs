//! Families of generated programs.

use std::fmt::Write as _;

pub(crate) type Family = (&'static str, usize, fn(usize) -> String);

/// The name of a family, the number of parts in its smallest program, and how it is made of a number of parts.
pub(crate) const FAMILIES: [Family; 12] = [
    ("branches of one function", 625, branches),
    ("loops", 400, loops),
    ("functions that call", 400, functions),
    ("a dense chain of calls", 400, chain),
    ("an initializer", 6250, initializer),
    ("an automatic initializer", 6250, automatic),
    ("structs and pointers", 300, structs),
    ("one list of all", 400, list),
    ("cases of a switch", 1000, cases),
    ("labels and jumps", 500, labels),
    ("function pointers", 250, pointers),
    ("objects in memory", 500, objects),
];

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\nextern void *malloc(unsigned long);\n";

/// A text of a head, one part for each number, and a tail.
fn parts(head: &str, count: usize, tail: &str, part: impl Fn(&mut String, usize)) -> String {
    let mut text = format!("{HEAD}{head}\n");
    for index in 0..count {
        part(&mut text, index);
    }
    text.push_str(tail);
    text
}

fn branches(count: usize) -> String {
    parts(
        "int main(void) { int x = __VERIFIER_nondet_int(), y = 0;",
        count,
        "return y; }",
        |text, i| {
            let _ = writeln!(
                text,
                "  if (x * {i} > y + 3) {{ y = y * 3 + (x ^ {i}); x = x - y; }} else {{ x += y & {i}; }}"
            );
        },
    )
}

fn loops(count: usize) -> String {
    parts("int a[64]; int main(void) { int n = 0;", count, "return n; }", |text, i| {
        let _ = writeln!(
            text,
            "  for (int i = 0; i < {i} && n < 1000; i++) {{ a[i % 64] += n; n += a[(i + 1) % 64]; }}"
        );
    })
}

fn functions(count: usize) -> String {
    let mut text = parts("", count, "", |text, i| {
        let callee = if i == 0 { "x".to_owned() } else { format!("f{}(x - 1, p)", i / 2) };
        let _ = writeln!(
            text,
            "int f{i}(int x, int *p) {{ *p += x; return x > {i} ? {callee} : *p; }}"
        );
    });
    let _ = write!(text, "int main(void) {{ int x = 0; int s = 0;");
    for index in 0..count {
        let _ = writeln!(text, "s += f{index}(s, &x);");
    }
    text.push_str("return s; }");
    text
}

fn chain(count: usize) -> String {
    let mut text = parts("", count, "", |text, i| {
        let calls: Vec<String> = (1..=3)
            .filter(|back| *back <= i)
            .map(|back| format!("f{}(a + {back}, b)", i - back))
            .collect();
        let sum = if calls.is_empty() { "a * b".to_owned() } else { calls.join(" + ") };
        let _ = writeln!(text, "int f{i}(int a, int b) {{ return {sum}; }}");
    });
    let _ = write!(text, "int main(void) {{ return f{}(1, 2); }}", count - 1);
    text
}

fn initializer(count: usize) -> String {
    parts(
        "struct s { int a; short b; } t[] = {",
        count,
        "}; int main(void) { return t[__VERIFIER_nondet_int()].a; }",
        |text, i| {
            let _ = writeln!(text, "{{ {i}, {} }},", i % 77);
        },
    )
}

fn automatic(count: usize) -> String {
    parts(
        "int main(void) { int t[] = {",
        count,
        "}; return t[__VERIFIER_nondet_int()]; }",
        |text, i| {
            let _ = writeln!(text, "{i},");
        },
    )
}

fn structs(count: usize) -> String {
    let mut text = parts("", count, "", |text, i| {
        let _ = writeln!(
            text,
            "struct s{i} {{ int a; struct s{} *next; char c[4]; union {{ long l; char *p; }} u; }} v{i};",
            (i + 1) % 3
        );
    });
    text.push_str("int main(void) { int n = 0;");
    for i in 0..count {
        let _ = writeln!(
            text,
            "struct s{i} *p{i} = &v{i}; p{i}->a = n; p{i}->u.p = p{i}->c; n += p{i}->u.l != 0; *p{i}->u.p = 1;"
        );
    }
    text.push_str("return n; }");
    text
}

fn list(count: usize) -> String {
    parts(
        "struct s { int a; struct s *next; }; int main(void) { struct s *head = 0; int n = 0;",
        count,
        "return n; }",
        |text, i| {
            let _ = writeln!(
                text,
                "{{ struct s *e = malloc(sizeof *e); e->a = {i}; e->next = head; head = e; n += head->next ? head->next->a : 0; }}"
            );
        },
    )
}

fn cases(count: usize) -> String {
    parts(
        "int main(void) { int n = 0; switch (__VERIFIER_nondet_int()) {",
        count,
        "} return n; }",
        |text, i| {
            let end = if i % 5 == 0 { "" } else { " break;" };
            let _ = writeln!(text, "case {i}: n = n * {i} + 1;{end}");
        },
    )
}

fn labels(count: usize) -> String {
    parts(
        "int main(void) { int n = __VERIFIER_nondet_int();",
        count,
        &format!("l{count}: return n; }}"),
        |text, i| {
            let _ = writeln!(
                text,
                "l{i}: {{ int k = n + {i}; n ^= k; if (k > 5) goto l{}; }}",
                (i * 7) % (i + 1)
            );
        },
    )
}

fn pointers(count: usize) -> String {
    let mut text = parts("typedef int (*fp)(int);", count, "", |text, i| {
        let _ = writeln!(
            text,
            "int f{i}(int x) {{ return x + {i}; }} struct o{i} {{ fp f, g; }} o{i} = {{ f{i}, 0 }};"
        );
    });
    text.push_str("int main(void) { int n = 0;");
    for i in 0..count {
        let _ = writeln!(text, "o{i}.g = o{i}.f; struct o{i} *p{i} = &o{i}; n += p{i}->g(n);");
    }
    text.push_str("return n; }");
    text
}

fn objects(count: usize) -> String {
    parts(
        "void use(int *p) { *p += 1; } int main(void) { int n = 0;",
        count,
        "return n; }",
        |text, i| {
            let _ = writeln!(
                text,
                "{{ int x{i} = n; int a{i}[4] = {{ 1, n }}; use(&x{i}); use(a{i} + 2); n += x{i} + a{i}[n & 3]; }}"
            );
        },
    )
}
