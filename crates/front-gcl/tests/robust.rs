//! Large, deep and broken inputs: an answer soon, and never a panic.

use std::fmt::Write;
use std::time::{Duration, Instant};

use symra_front_gcl::{GclError, parse, parse_bytes};

const MEGABYTES: usize = 10;

/// Generous: the machines of tests may be slow and busy.
const SOON: Duration = Duration::from_secs(120);

fn repeat_to_size(part: &str) -> String {
    part.repeat(MEGABYTES * 1024 * 1024 / part.len() + 1)
}

fn codes(text: &str) -> Vec<&'static str> {
    let start = Instant::now();
    let result = parse("large.gcl", text);
    assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
    let errors = result.map(|_| ()).err().unwrap_or_default();
    // Showing them must not take long either.
    for error in &errors {
        assert!(format!("{:?}", miette::Report::new(error.clone())).len() < 10_000);
    }
    errors.iter().map(GclError::code).collect()
}

#[test]
fn ten_megabytes_of_commands() {
    let mut text = String::from("vars x, y : int;  pc : 0..100000\ninit x = 0 && pc = 0\n");
    let mut number = 0;
    while text.len() < MEGABYTES * 1024 * 1024 {
        writeln!(
            text,
            "t{number}: pc = {number} && x <= y + {number} -> x := x + 1, y := nondet, pc := 0"
        )
        .expect("a string should take text");
        number += 1;
    }
    text.push_str("safe x >= 0\ndeadlock-free\n");
    let text = text.replace("100000", "1000000");
    assert_eq!(codes(&text), [] as [&str; 0]);
}

#[test]
fn ten_megabytes_on_one_line() {
    let mut text =
        String::from("vars x : int init x = 0 t: x < 5 -> x := x + 1 /* é */ safe x <= 5");
    while text.len() < MEGABYTES * 1024 * 1024 {
        text.push_str(" && x + 1 <= 6");
    }
    assert_eq!(codes(&text), [] as [&str; 0]);
    text.push_str(" && zz");
    assert_eq!(codes(&text), ["gcl::unknown_name"]);
}

#[test]
fn megabytes_of_what_has_to_be_checked() {
    let model = |end: &str| format!("vars x, y : int init x = 0 t: x > 5 -> x := x + 1 {end}");
    // Each needs a divisor other than zero; names of claims and properties are made up for all of them.
    let sum = model(&format!("safe x = 0{}", " + x div y".repeat(30_000)));
    assert_eq!(codes(&sum), [] as [&str; 0]);
    let different = (0..30_000).map(|n| format!(" + x div (y + {n})")).collect::<Vec<_>>().concat();
    assert_eq!(codes(&model(&format!("safe x = 0{different}"))), [] as [&str; 0]);
    let properties = model(&"safe x >= 0 ".repeat(100_000));
    assert_eq!(codes(&properties), [] as [&str; 0]);
    // Each has all that come before for its assumptions.
    let few = (0..1_000).map(|n| format!(" && x div (y + {n}) = 0")).collect::<Vec<_>>().concat();
    assert_eq!(codes(&model(&format!("safe x = 0{few}"))), [] as [&str; 0]);
    let many =
        (0..100_000).map(|n| format!(" && x div (y + {n}) = 0")).collect::<Vec<_>>().concat();
    assert_eq!(codes(&model(&format!("safe x = 0{many}"))), ["gcl::too_large"]);
}

#[test]
fn ten_megabytes_of_garbage() {
    for part in [
        "x ",
        "}",
        "{",
        "(",
        "¬",
        "$",
        "vars ",
        "safe ",
        "a: ",
        "1",
        "/* ",
        ": := -> ",
        "t: x -> y ",
        "process P {",
    ] {
        let found = codes(&repeat_to_size(part));
        assert!(!found.is_empty() && found.len() <= 51, "{part}: {found:?}");
    }
    let mut bytes = repeat_to_size("vars x : int\n").into_bytes();
    bytes.push(0xff);
    let errors = parse_bytes("large.gcl", &bytes).map(|_| ()).expect_err("it is not text");
    assert_eq!(errors[0].code(), "gcl::binary");
}

#[test]
fn deep_nesting_needs_no_deep_stack() {
    const DEPTH: usize = 300_000;
    let nest = |open: &str, inner: &str, close: &str| {
        format!(
            "vars x : int;  f : bool init x = 0 t: {}{inner}{} -> skip safe true",
            open.repeat(DEPTH),
            close.repeat(DEPTH)
        )
    };
    let worker = std::thread::Builder::new().stack_size(256 * 1024).spawn(move || {
        for (open, inner, close) in [
            ("(", "f", ")"),
            ("!", "f", ""),
            ("!(", "f", ")"),
            ("f => ", "f", ""),
            ("f && (", "f", ")"),
            ("if f then f else ", "f", ""),
            ("if ", "f", " then f else f"),
            ("x = 1 || ", "f", ""),
            ("(1 + ", "x", ") = x"),
        ] {
            let text = nest(open, inner, close);
            let found = codes(&text);
            if open == "(1 + " {
                // The last one is nested comparisons, which have the wrong sort.
                assert!(
                    found.contains(&"gcl::sort") || found.contains(&"gcl::chained_comparison"),
                    "{found:?}"
                );
            } else {
                assert_eq!(found, [] as [&str; 0], "{open}{inner}{close}");
            }
        }
        let open = nest("(", "f", "");
        assert_eq!(codes(&open), ["gcl::unexpected_token"]);
        let sums = nest("-", "x", "").replace(" -> skip", " = 0 -> skip");
        assert_eq!(codes(&sums), [] as [&str; 0]);
    });
    worker
        .expect("a thread should start")
        .join()
        .expect("deep nesting should not overflow the stack");
}

#[test]
fn nested_quantifiers_and_blocks() {
    let mut text = String::from("vars f : bool init f t: ");
    for number in 0..100_000 {
        write!(text, "forall i{number} in 1..1 : ").expect("a string should take text");
    }
    text.push_str("f -> skip safe f");
    assert_eq!(codes(&text), [] as [&str; 0]);
    let mut text = String::from("vars f : bool init f safe f ");
    for number in 0..10_000 {
        write!(text, "for i{number} in 1..1 {{ ").expect("a string should take text");
    }
    text.push_str("t: f -> skip ");
    text.push_str(&"}".repeat(10_000));
    assert_eq!(codes(&text), ["gcl::too_deep"]);
}

#[test]
fn small_texts_cannot_make_endless_models() {
    let nested = "forall a in 1..99 : forall b in 1..99 : forall c in 1..99 : forall d in 1..99 : x = a + b + c + d";
    assert_eq!(
        codes(&format!("vars x : int init x = 0 t: true -> skip safe {nested}")),
        ["gcl::too_large"]
    );
    let mut text = String::from("const c0 = 99999;");
    for number in 1..60 {
        write!(text, "const c{number} = c{} * c{};", number - 1, number - 1)
            .expect("a string should take text");
    }
    text.push_str("vars x : int init x = 0 t: true -> skip safe x = c59");
    assert_eq!(codes(&text), ["gcl::too_large"]);
    let digits = "9".repeat(1_000_000);
    assert_eq!(
        codes(&format!("vars x : int init x = {digits} t: true -> skip safe true")),
        ["gcl::too_large"]
    );
}
