//! Every kind of error, with its code and its place; and how errors look.

use std::fmt::Write;

use miette::{GraphicalReportHandler, GraphicalTheme};
use symra_front_gcl::{GclError, Model, parse, parse_bytes};

/// The declarations that most cases build on: they fill lines 1 to 4.
const BASE: &str = "vars x, y : int;  pc : 1..3;  f : bool;  w : bv8;  r[3] : 0..1;  a : int[int]
init x = 0
go: x < 3 -> x := x + 1
safe x <= 3
";

struct Case {
    text: String,
    /// The code, line and column of each error.
    expected: &'static [(&'static str, u32, u32)],
}

/// A case of lines that follow the base.
fn more(text: &str, expected: &'static [(&'static str, u32, u32)]) -> Case {
    Case { text: format!("{BASE}{text}"), expected }
}

/// A case of its own.
fn whole(text: &str, expected: &'static [(&'static str, u32, u32)]) -> Case {
    Case { text: text.to_owned(), expected }
}

fn errors(result: Result<Model, Vec<GclError>>) -> Vec<GclError> {
    match result {
        Ok(_) => Vec::new(),
        Err(errors) => {
            assert!(!errors.is_empty(), "a failure should say why");
            errors
        }
    }
}

fn found(errors: &[GclError]) -> Vec<(&'static str, u32, u32)> {
    let place = |error: &GclError| error.line_column().unwrap_or((0, 0));
    errors.iter().map(|error| (error.code(), place(error).0, place(error).1)).collect()
}

fn rendered(errors: &[GclError]) -> String {
    let handler =
        GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(100);
    let mut text = String::new();
    for error in errors {
        handler.render_report(&mut text, error).expect("a diagnostic should be shown");
        text.push('\n');
    }
    text
}

fn syntax() -> Vec<Case> {
    vec![
        whole("", &[("gcl::empty", 1, 1)]),
        whole("  // nothing\n/* at all */\n", &[("gcl::empty", 1, 1)]),
        whole("vars x : int /* never closed", &[("gcl::unclosed_comment", 1, 14)]),
        more("t: x = 1 -> y 1", &[("gcl::unexpected_token", 5, 15)]),
        more("t: x = 1 -> y = 1", &[("gcl::unexpected_token", 5, 17)]),
        more("t x = 1 -> y := 1", &[("gcl::unexpected_token", 5, 1)]),
        more("var z : int", &[("gcl::unexpected_token", 5, 1)]),
        more("t: x = -> y := 1", &[("gcl::unexpected_token", 5, 8)]),
        more("t: (x = 1 -> y := 1", &[("gcl::unexpected_token", 5, 11)]),
        more("t: x = 1, y = 1 -> skip", &[("gcl::unexpected_token", 5, 9)]),
        more("safe forall i 1..3 : true", &[("gcl::unexpected_token", 5, 15)]),
        more("safe if f then f", &[("gcl::unexpected_token", 5, 16)]),
        more("vars safe : int", &[("gcl::unexpected_token", 5, 6)]),
        more("for i in 1..2 { t: f -> skip", &[("gcl::unexpected_token", 5, 28)]),
        more("}", &[("gcl::unexpected_token", 5, 1)]),
        more("t: x = 1 ∧ f -> skip", &[("gcl::unknown_character", 5, 10)]),
        more("t: größe = 1 -> skip", &[("gcl::unknown_character", 5, 6)]),
        more("t: x = 12ab -> skip", &[("gcl::bad_number", 5, 8)]),
        more("t: x == 1 -> skip", &[("gcl::foreign_operator", 5, 6)]),
        more(
            "t: x <> y / 2 -> skip",
            &[("gcl::foreign_operator", 5, 6), ("gcl::foreign_operator", 5, 11)],
        ),
        more(
            "t: f and x % 2 = 0 -> skip",
            &[("gcl::foreign_operator", 5, 6), ("gcl::foreign_operator", 5, 12)],
        ),
        more("t: 0 <= x <= 3 -> skip", &[("gcl::chained_comparison", 5, 11)]),
        more("t: f <=> f <=> f -> skip", &[("gcl::chained_comparison", 5, 12)]),
        more("t: f -> x := 1 + nondet", &[("gcl::misplaced", 5, 18)]),
        more("for i in 1..2 { vars z : int }", &[("gcl::misplaced", 5, 17)]),
        more("process P { safe f }", &[("gcl::misplaced", 5, 13)]),
        more("process P { process Q { t: f -> skip } }", &[("gcl::misplaced", 5, 13)]),
        more("safe foo(x) = 1", &[("gcl::unknown_name", 5, 6)]),
        more("safe forall i in 1..2 : forall i in 1..2 : f", &[("gcl::duplicate", 5, 32)]),
        more("vars z : bv0", &[("gcl::bad_width", 5, 10)]),
    ]
}

fn names_and_sorts() -> Vec<Case> {
    vec![
        more("t: z = 1 -> skip", &[("gcl::unknown_name", 5, 4)]),
        more("t: pd = 1 -> skip", &[("gcl::unknown_name", 5, 4)]),
        more(
            "process P { vars flag : bool  t: f -> skip }\nsafe P.flog",
            &[("gcl::unknown_name", 6, 8)],
        ),
        more("const A = B; const B = 1;", &[("gcl::misplaced", 5, 11)]),
        more("vars x : bool", &[("gcl::duplicate", 5, 6)]),
        more("go: f -> skip", &[("gcl::duplicate", 5, 1)]),
        more(
            "for i in 1..2 { t: f -> skip } for j in 3..4 { t: f -> skip }",
            &[("gcl::duplicate", 5, 48)],
        ),
        more("safe p: f  safe p: f", &[("gcl::duplicate", 5, 17)]),
        more("deadlock-free deadlock-free", &[("gcl::duplicate", 5, 15)]),
        more("process P { vars x : int  t: f -> skip }", &[("gcl::duplicate", 5, 18)]),
        more("safe forall x in 1..2 : f", &[("gcl::duplicate", 5, 13)]),
        more("t: x -> skip", &[("gcl::sort", 5, 4)]),
        more("t: f + 1 = 2 -> skip", &[("gcl::sort", 5, 4)]),
        more("t: x = f -> skip", &[("gcl::sort", 5, 8)]),
        more("t: !x = 1 -> skip", &[("gcl::sort", 5, 5)]),
        more("t: w = x -> skip", &[("gcl::sort", 5, 8)]),
        more("t: x & 1 = 0 -> skip", &[("gcl::sort", 5, 4)]),
        more("t: r = 1 -> skip", &[("gcl::sort", 5, 4)]),
        more("t: x[1] = 1 -> skip", &[("gcl::sort", 5, 4)]),
        more("t: a[f] = 1 -> skip", &[("gcl::sort", 5, 6)]),
        more("t: f -> f := 1", &[("gcl::sort", 5, 14)]),
        more("t: f -> r := 1", &[("gcl::sort", 5, 9)]),
        more("t: f -> f := nondet 0..1", &[("gcl::sort", 5, 9)]),
        more("safe min(x) = 1", &[("gcl::sort", 5, 6)]),
        more("safe extract(w, 8, 0) = 0", &[("gcl::sort", 5, 17)]),
        more(
            "process P[i : 1..2] { vars z : int  t: f -> skip }\nsafe P.z = 0",
            &[("gcl::sort", 6, 6)],
        ),
        more("const C = 1;\nt: f -> C := 2", &[("gcl::not_assignable", 6, 9)]),
        more("for i in 1..2 { t: f -> i := 2 }", &[("gcl::not_assignable", 5, 25)]),
        more("t: f -> x + 1 := 2", &[("gcl::not_assignable", 5, 9)]),
        more("safe forall i in 1..x : f", &[("gcl::not_constant", 5, 21)]),
        more("vars z[x] : int", &[("gcl::not_constant", 5, 8)]),
        more("const C = x;", &[("gcl::not_constant", 5, 11)]),
        more("t: f -> a[x] := nondet", &[("gcl::misplaced", 5, 9)]),
        whole("vars x : int\nt: x = 1 -> skip\nsafe x = 1\n", &[("gcl::missing_init", 3, 10)]),
        whole("vars x : int init x = 1 safe x = 1", &[("gcl::missing_command", 1, 34)]),
        whole("vars x : int init x = 1 t: true -> skip", &[("gcl::missing_property", 1, 39)]),
    ]
}

fn values() -> Vec<Case> {
    vec![
        more("t: f -> x := 1, x := 2", &[("gcl::assigned_twice", 5, 17)]),
        more("t: f -> r[0] := 1, r[x] := 0", &[("gcl::assigned_twice", 5, 20)]),
        more("t: f -> a[0] := 1, a[1] := 2, a[0] := 3", &[("gcl::assigned_twice", 5, 31)]),
        more("t: f -> pc := 4", &[("gcl::out_of_range", 5, 15)]),
        more("init pc = 0", &[("gcl::out_of_range", 5, 6)]),
        more("t: f -> pc := nondet 1..4", &[("gcl::out_of_range", 5, 25)]),
        more("vars z : 3..1", &[("gcl::empty_range", 5, 10)]),
        more("vars z[0] : int", &[("gcl::empty_range", 5, 8)]),
        more("t: f -> x := nondet 3..1", &[("gcl::empty_range", 5, 21)]),
        more("safe r[3] = 0", &[("gcl::index_out_of_bounds", 5, 8)]),
        more("safe w = 256", &[("gcl::does_not_fit", 5, 10)]),
        more("safe w != -129", &[("gcl::does_not_fit", 5, 11)]),
        more("safe x div 0 = 1", &[("gcl::division_by_zero", 5, 12)]),
        more("t: f -> x := nondet 0..y, y := 2", &[("gcl::choice_bound", 5, 24)]),
        more("vars z[1000000000000] : int", &[("gcl::too_large", 5, 6)]),
        more("safe forall i in 1..1000000000 : x = i", &[("gcl::too_large", 5, 6)]),
    ]
}

#[test]
fn each_error_has_its_code_and_its_place() {
    let mut wrong = String::new();
    for case in syntax().into_iter().chain(names_and_sorts()).chain(values()) {
        let found = found(&errors(parse("case.gcl", &case.text)));
        if found != case.expected {
            let expected = case.expected;
            writeln!(wrong, "{}\nexpected {expected:?}\nfound    {found:?}", case.text)
                .expect("a string should take text");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn the_base_of_the_cases_is_right() {
    assert!(parse("base.gcl", BASE).is_ok());
}

#[test]
fn how_errors_look() {
    for (name, cases) in
        [("syntax", syntax()), ("names_and_sorts", names_and_sorts()), ("values", values())]
    {
        let mut all = String::new();
        for case in cases {
            let shown = rendered(&errors(parse("case.gcl", &case.text)));
            writeln!(all, "{shown}").expect("a string should take text");
        }
        insta::assert_snapshot!(name, all);
    }
}

#[test]
fn the_parser_goes_on_to_the_next_error() {
    let text = "vars x : int;  f : bool
init x = && f
t1: x = 1 -> y := 2
t2: f = -> x := 1
t3: x -> x := 2
process P[i : 1.2] { bad }
t4: x = 1 => f -> x := 2, f := 3
safe x <= 3 <= 4
reachable !x
";
    let codes: Vec<_> = found(&errors(parse("many.gcl", text)));
    // The broken process may have declared anything, so that unknown names are not reported.
    assert_eq!(
        codes,
        [
            ("gcl::unexpected_token", 2, 10),
            ("gcl::unexpected_token", 4, 9),
            ("gcl::unexpected_token", 6, 17),
            ("gcl::chained_comparison", 8, 13),
        ]
    );
    let text = text.replace("process P[i : 1.2] { bad }", "");
    assert_eq!(
        found(&errors(parse("many.gcl", &text))),
        [
            ("gcl::unexpected_token", 2, 10),
            ("gcl::unknown_name", 3, 14),
            ("gcl::unexpected_token", 4, 9),
            ("gcl::sort", 5, 5),
            ("gcl::sort", 7, 32),
            ("gcl::chained_comparison", 8, 13),
            ("gcl::sort", 9, 12),
        ]
    );
}

#[test]
fn binary_files_are_rejected_where_they_stop_being_text() {
    let at = |bytes: &[u8]| found(&errors(parse_bytes("b.gcl", bytes)));
    assert_eq!(at(b"vars x : int\n\xff\xfe"), [("gcl::binary", 2, 1)]);
    assert_eq!(at(b"vars x\0 : int"), [("gcl::binary", 1, 7)]);
    assert_eq!(at("vars é \0".as_bytes()), [("gcl::binary", 1, 8)]);
    assert_eq!(at(b"\x7fELF\x02\x01\x01\0\0"), [("gcl::binary", 0, 0)]);
    assert!(parse_bytes("t.gcl", BASE.as_bytes()).is_ok());
    insta::assert_snapshot!(
        "binary",
        rendered(&errors(parse_bytes("b.gcl", b"vars x : int\nxy\xff\xfe")))
    );
}

#[test]
fn errors_from_outside_the_text() {
    let text = "param SIZE = 2; vars x : int init x = 0 t: x < SIZE -> x := x + 1 safe x < 9 reachable x = 1";
    let model = parse("p.gcl", text).expect("the model is right");
    let all: Vec<_> = model.properties().iter().collect();
    let given = |name: &str, value: i64| vec![(name.to_owned(), value.into())];
    let fails = |parameters: &[_], count: usize| {
        model.task(&all[..count], parameters).map(|_| ()).expect_err("wrong")
    };
    let unknown = fails(&given("SIZ", 3), 1);
    assert_eq!(found(&unknown), [("gcl::unknown_parameter", 0, 0)]);
    let twice = fails(&[given("SIZE", 3), given("SIZE", 3)].concat(), 1);
    assert_eq!(found(&twice), [("gcl::parameter_twice", 0, 0)]);
    let truth = text.replace("SIZE = 2", "SIZE = true").replace("x < SIZE", "SIZE");
    let truth = parse("p.gcl", &truth).expect("the model is right");
    let asked = [&truth.properties()[0]];
    let sort = truth.task(&asked, &given("SIZE", 2)).map(|_| ()).expect_err("2 is no truth value");
    assert_eq!(found(&sort), [("gcl::parameter_sort", 0, 0)]);
    let mixed = fails(&[], 2);
    assert_eq!(found(&mixed), [("gcl::mixed_goals", 0, 0)]);
    assert!(model.task(&all[..1], &given("SIZE", 3)).is_ok());
    insta::assert_snapshot!("outside", rendered(&[unknown, twice, sort, mixed].concat()));
}

#[test]
fn a_parameter_can_make_a_model_senseless() {
    let text = "param N = 3; vars r[N] : int init r[0] = 0 t: r[2] = 0 -> skip safe true";
    let model = parse("p.gcl", text).expect("the model is right for 3");
    let all: Vec<_> = model.properties().iter().collect();
    let errors =
        model.task(&all, &[("N".to_owned(), 2.into())]).map(|_| ()).expect_err("2 is too few");
    assert_eq!(found(&errors), [("gcl::index_out_of_bounds", 1, 49)]);
}

#[test]
fn columns_count_characters_and_long_lines_are_shown_in_part() {
    let text = format!("{BASE}/* ü€𝄞 */ safe zz");
    assert_eq!(found(&errors(parse("u.gcl", &text))), [("gcl::unknown_name", 5, 16)]);
    let long = format!("{BASE}{} safe x = zz {}", " ".repeat(100_000), " || f".repeat(100_000));
    let errors = errors(parse("long.gcl", &long));
    assert_eq!(found(&errors), [("gcl::unknown_name", 5, 100_011)]);
    let shown = rendered(&errors);
    assert!(shown.len() < 2_000 && shown.contains("long.gcl:5:100011"), "{shown}");
}

#[test]
fn errors_are_not_reported_without_end() {
    let many = format!("{BASE}{}", "t: zz = 1 -> skip\n".repeat(1_000));
    let errors = errors(parse("many.gcl", &many));
    assert_eq!(errors.len(), 51);
    assert_eq!(errors.last().map(GclError::code), Some("gcl::too_many_errors"));
}
