//! What each construct of the language means, by exploring small models; each beside a twin with one fault.

mod common;

use common::{holds, lower, model, search_small as search};

/// Checks that a property of a finite model holds, and that its twin does not.
#[track_caller]
fn check(text: &str, right: &str, wrong: &str) {
    for (property, expected) in [(right, true), (wrong, false)] {
        let text = format!("{text}\n{property}");
        let lowered = lower(&model(&text), &[]);
        let found = search(&lowered, 50_000);
        assert_eq!(holds(&lowered, &found), expected, "{text}\n{:?}", found.runs);
        if expected {
            assert!(found.exhaustive, "{text}");
        }
    }
}

/// Checks the value of an expression over x = 7, y = -3, f = true, w = 200, r = (4, 5, 6).
#[track_caller]
fn value(expr: &str, right: &str, wrong: &str) {
    let text = "vars x, y : int;  f : bool;  w : bv8;  r[3] : 0..9
        init x = 7 && y = -3 && f && w = 200 && r[0] = 4 && r[1] = 5 && r[2] = 6
        go: true -> skip";
    let is = |value: &str| match value {
        "true" | "false" => format!("safe ({expr}) <=> {value}"),
        _ => format!("safe ({expr}) = {value}"),
    };
    check(text, &is(right), &is(wrong));
}

#[test]
fn arithmetic() {
    value("x + y * 2 - 1", "0", "1");
    value("x - 2 - 3", "2", "8");
    value("-x + y", "-10", "-4");
    value("x * x * y", "-147", "147");
    value("x div 2", "3", "4");
    value("y div 2", "-2", "-1");
    value("y mod 2", "1", "-1");
    value("x mod 4 + 8 div 3", "5", "4");
    value("min(x, y) + max(x, 10) + abs(y)", "10", "4");
    value("0x1F + 0b101 + 1_000 + x", "1043", "1042");
    value("sum j in 0..2 : r[j] * j", "17", "15");
    value("sum j in 1..0 : x", "0", "7");
}

#[test]
fn logic() {
    value("x > 6 && y < 0", "true", "false");
    value("x < 6 || y >= 0", "false", "true");
    value("x = 8 => y = 99", "true", "false");
    value("f => f => x = 8", "false", "true");
    value("f <=> x != 7", "false", "true");
    value("!f || !(x <= 6)", "true", "false");
    value("if f && x > 100 then 1 else 2 + 3", "5", "4");
    value("forall j in 0..2 : r[j] > 3", "true", "false");
    value("exists j in 0..2 : r[j] = 6", "true", "false");
    value("exists j in 0..2 : forall k in 0..2 : r[j] + k = 7", "false", "true");
    value("forall j in 1..0 : false", "true", "false");
    // `&&` binds more than `||`, which binds more than `=>`.
    value("true || false && false", "true", "false");
    value("false => false || true", "true", "false");
}

#[test]
fn bit_vectors() {
    value("w + 100", "44", "45");
    value("w - 201", "255", "254");
    value("w * 2", "144", "145");
    value("w div 3", "66", "67");
    value("w mod 3", "2", "1");
    value("w & 0x0f | 0x10", "24", "8");
    value("w ^ 0xff", "55", "56");
    value("~w", "55", "56");
    value("-w", "56", "55");
    value("w << 1 >> 4", "9", "10");
    value("ashr(w, 4)", "252", "12");
    value("w > 100", "true", "false");
    value("slt(w, 100)", "true", "false");
    value("sle(w, 200)", "true", "false");
    value("sdiv(w, 7)", "-8", "28");
    value("srem(w, 10)", "-6", "4");
    value("zext(w, 16)", "200", "201");
    value("sext(w, 16)", "0xffc8", "200");
    value("extract(w, 7, 4)", "12", "13");
    value("concat(w, w)", "0xc8c8", "0xc8c9");
    value("if f then 1 else w", "1", "200");
    value("w + (if f then 1 else 2)", "201", "202");
    value("min(w, 100)", "100", "200");
}

#[test]
fn an_index_that_depends_on_the_state_reads_and_writes_the_right_element() {
    value("r[x - 6]", "5", "4");
    value("r[r[0] - 2] + r[y + 3]", "10", "11");
    let text = "vars r[3] : 0..9;  i : 0..2
        init i = 0 && (forall j in 0..2 : r[j] = 0)
        go: i < 2 -> r[i + 1] := r[i] + 1, i := i + 1";
    check(
        text,
        "safe i = 2 => r[0] = 0 && r[1] = 1 && r[2] = 2",
        "safe i = 2 => r[0] = 0 && r[1] = 0",
    );
    check(text, "safe r[i] = i", "safe r[i] = 0");
}

#[test]
fn an_index_out_of_bounds_is_a_violation_of_its_own() {
    let text = "vars r[3] : 0..9;  i : 0..3
        init i = 0 && (forall j in 0..2 : r[j] = 0)
        go: i < 3 -> i := i + 1
        safe";
    let short = lower(&model(&format!("{text} i < 3 => r[i] = 0")), &[]);
    assert!(search(&short, 1_000).violated.is_empty());
    let wrong = search(&lower(&model(&format!("{text} r[i] = 0")), &[]), 1_000);
    assert_eq!(wrong.violated.into_iter().collect::<Vec<_>>(), ["safe.index.r"]);
    assert_eq!(wrong.runs["safe.index.r"], ["go"; 3]);
}

#[test]
fn a_value_outside_its_range_is_a_violation_of_its_own() {
    let text = |guard: &str| {
        format!(
            "vars x : 0..3;  y : int  init x = 0 && y = 1 up: {guard} -> x := x + y + 1, y := 1 safe x >= 0"
        )
    };
    let right = lower(&model(&text("x + y < 3")), &[]);
    assert!(search(&right, 1_000).violated.is_empty());
    let wrong = search(&lower(&model(&text("x < 3")), &[]), 1_000);
    assert_eq!(wrong.violated.into_iter().collect::<Vec<_>>(), ["up.range.x"]);
    assert_eq!(wrong.runs["up.range.x"], ["up"]);
}

#[test]
fn what_is_plainly_within_its_range_has_no_claim() {
    let claims = |command: &str| {
        let text = format!("vars x : 0..3;  y : 1..2;  z : int init true t: {command} safe true");
        lower(&model(&text), &[]).task.program.claims.len() - 1
    };
    for shown in [
        "x < 3 -> x := x + 1",
        "x != 3 -> x := x + 1",
        "x + y <= 3 -> x := x + y",
        "!(x >= 3) -> x := x + 1",
        "true -> y := 3 - y",
        "true -> x := z mod 4",
        "true -> x := if z > 0 then y else 0",
        "z >= 0 && z < 4 -> x := z",
        "true -> z := x div y",
        "z > 0 -> z := x div z",
    ] {
        assert_eq!(claims(shown), 0, "{shown}");
    }
    for open in [
        "x <= 3 -> x := x + 1",
        "true -> x := x + y",
        "true -> x := z mod 5",
        "true -> z := x div z",
    ] {
        assert_eq!(claims(open), 1, "{open}");
    }
}

#[test]
fn division_by_zero_is_a_violation_of_its_own() {
    let text = |guard: &str| {
        format!(
            "vars x, y : int init x = 6 && y = 2 t: {guard} -> x := x div y, y := y - 1 safe x > 0"
        )
    };
    assert!(search(&lower(&model(&text("y != 0")), &[]), 1_000).violated.is_empty());
    let wrong = search(&lower(&model(&text("true")), &[]), 1_000);
    assert!(wrong.violated.contains("t.division"), "{:?}", wrong.violated);
}

#[test]
fn assignments_of_a_command_happen_at_once() {
    let text = "vars x, y : 0..1 init x = 0 && y = 1 swap: true -> x := y, y := x";
    check(text, "safe x != y", "safe x = 0");
}

#[test]
fn what_init_leaves_open_is_arbitrary_but_in_its_range() {
    let text = "vars x : 0..2;  y : 0..2 init x = 1 t: true -> skip";
    check(text, "safe x = 1 && y >= 0 && y <= 2", "safe y <= 1");
}

#[test]
fn choices_take_every_value_of_their_bounds_and_no_other() {
    let text =
        "vars x : 1..3;  y : 0..9 init x = 1 && y = 0 t: true -> x := nondet, y := nondet 2..4";
    check(text, "safe x >= 1 && x <= 3 && (y = 0 || y >= 2 && y <= 4)", "safe y != 4");
    check(text, "safe x <= 3", "safe x <= 2");
    // Bounds are read before the command; if there is nothing to choose, the command cannot be taken.
    let text =
        "vars n, x : 0..3 init n = 2 && x = 0 t: true -> x := nondet n..1 u: n > 0 -> n := n - 1";
    check(text, "safe x = 0 || x = 1", "safe x = 0");
    check(text, "deadlock-free", "safe n > 0");
    let text = "vars x : 0..3;  n : 2..3 init x = 0 t: true -> x := nondet n..1";
    check(text, "safe x = 0", "deadlock-free");
}

#[test]
fn bit_vectors_and_truth_values_can_be_chosen() {
    let text = "vars w : bv2;  f : bool init w = 0 && !f t: true -> w := nondet 1..2, f := nondet";
    check(text, "safe w != 3", "safe w != 2");
    check(text, "safe f || !f", "safe !f");
}

#[test]
fn maps_hold_a_value_for_every_index() {
    let text = "vars a : int[int];  i : 0..3
        init a = all(0) && i = 0
        t: i < 2 -> a[i] := 7, i := i + 1
        u: i = 2 -> a[0] := a[1] + 1, a[1] := a[0], i := 3";
    check(text, "safe i = 1 => a[0] = 7 && a[5] = 0", "safe a[1] = 0");
    check(text, "safe i = 3 => a[0] = 8 && a[1] = 7", "safe i = 3 => a[1] = 8");
    let text =
        "vars a, b : bv8[bool] init a = all(3) && b = all(4) t: true -> a := b, b[true] := 0";
    check(text, "safe a[false] = 3 || a = b || b[true] = 0", "safe a != b");
}

#[test]
fn processes_have_variables_of_their_own() {
    let text = "param N = 3;
        vars turn : 1..N  init turn = 1
        process P[i : 1..N] {
          vars n, m[2] : 0..2
          init n = 0 && m[0] = 0 && m[1] = 0
          t: turn = i && n < 2 -> n := n + 1, m[0] := n, turn := if i < N then i + 1 else 1
          u: i > 1 && P[i - 1].n = 2 && m[1] = 0 -> m[1] := 1
        }";
    check(
        text,
        "safe forall i in 1..N-1 : P[i].n >= P[i + 1].n",
        "safe forall i in 1..N-1 : P[i].n = P[i + 1].n",
    );
    check(text, "safe P[1].m[1] = 0", "safe P[2].m[1] = 0");
    check(text, "safe (sum i in 1..N : P[i].n) <= 6", "safe (sum i in 1..N : P[i].n) <= 5");
    // An index that depends on the state.
    check(text, "safe P[turn].n <= 2", "safe P[turn].n <= 1");
    let lowered = lower(&model(&format!("{text} safe true")), &[]);
    let labels: Vec<_> = lowered.commands.iter().map(|command| command.label.as_str()).collect();
    assert_eq!(labels, ["P[1].t", "P[2].t", "P[2].u", "P[3].t", "P[3].u"]);
    let names: Vec<_> =
        lowered.task.program.variables.iter().map(|var| var.name.as_str()).collect();
    assert_eq!(names[..4], ["turn", "P[1].n", "P[2].n", "P[3].n"]);
    assert_eq!(names[4..6], ["P[1].m[0]", "P[1].m[1]"]);
}

#[test]
fn a_process_without_index_and_commands_in_for_blocks() {
    let text = "process Lamp {
          vars on : bool  init !on
          press: true -> on := !on
        }
        vars x[1..2][3] : 0..1
        init forall i in 1..2 : forall j in 0..2 : x[i][j] = 0
        for i in 1..2 { for j in 0..2 { set: Lamp.on && x[i][j] = 0 -> x[i][j] := 1 } }
        for i in 1..0 { never: true -> skip }
        safe Lamp.on || !Lamp.on";
    let lowered = lower(&model(text), &[]);
    let labels: Vec<_> = lowered.commands.iter().map(|command| command.label.as_str()).collect();
    assert_eq!(labels[..3], ["Lamp.press", "set[1][0]", "set[1][1]"]);
    assert_eq!(labels.len(), 7);
    let found = search(&lowered, 10_000);
    assert!(found.exhaustive && found.violated.is_empty());
}

#[test]
fn deadlock_is_when_no_guard_holds() {
    let text = "vars x : 0..3 init x = 0 up: x < 3 -> x := x + 1 down: x = 2 -> x := 0";
    check(&format!("{text} stay: x = 3 -> skip"), "deadlock-free", "safe x < 3");
    let found = search(&lower(&model(&format!("{text} deadlock-free")), &[]), 100);
    assert_eq!(found.runs["deadlock-free"], ["up", "up", "up"]);
}

#[test]
fn reachable_is_answered_by_a_run() {
    let text = "vars x : 0..9 init x = 0 up: x <= 6 -> x := x + 3 down: x >= 2 -> x := x - 2";
    check(text, "reachable x = 8", "safe x != 8");
    let none =
        lower(&model("vars x : 0..9 init x = 0 up: x <= 6 -> x := x + 3 reachable x = 8"), &[]);
    let found = search(&none, 100);
    assert!(found.exhaustive && !holds(&none, &found));
}

#[test]
fn a_run_to_a_state_keeps_all_ranges() {
    // Only by leaving the range of x could y become 5.
    let text = "vars x : 0..3;  y : int init x = 0 && y = 0 up: y < 9 -> x := x + 1, y := y + 1";
    let model = model(&format!("{text} reachable far: y = 5 reachable near: y = 3 safe true"));
    let answer = |name: &str| {
        let property = model.property(name).expect("it is stated");
        let lowered = common::lower_these(&model, &[property], &[]);
        holds(&lowered, &search(&lowered, 1_000))
    };
    assert!(answer("near") && !answer("far"));
    let safe = model.property("safe").expect("it is stated");
    let found = search(&common::lower_these(&model, &[safe], &[]), 1_000);
    assert_eq!(found.violated.into_iter().collect::<Vec<_>>(), ["up.range.x"]);
}

#[test]
fn constants_and_parameters_are_computed_before_the_run() {
    let text = "param N = 2, M = N * N; const LAST = if N > 1 then N - 1 else 0, BIG = M > 3;
        vars x : 0..M init x = LAST t: BIG && x < M -> x := x + 1
        safe x >= LAST && x <= 4";
    let model = model(text);
    assert_eq!(model.parameters().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["N", "M"]);
    assert!(search(&lower(&model, &[]), 100).violated.is_empty());
    assert_eq!(search(&lower(&model, &[("N", 3)]), 100).violated.len(), 1);
    assert!(search(&lower(&model, &[("N", 3), ("M", 3)]), 100).violated.is_empty());
    let text =
        "param LOOSE = false; vars x : 0..9 init x = 0 t: LOOSE || x < 5 -> x := x + 1 safe true";
    let model = common::model(text);
    assert!(search(&lower(&model, &[("LOOSE", 0)]), 100).violated.is_empty());
    assert_eq!(search(&lower(&model, &[("LOOSE", 1)]), 100).violated.len(), 1);
}

#[test]
fn properties_have_names_and_questions() {
    let text = "vars x : int init x = 0 t: true -> skip
        safe x = 0 reachable x = 0 safe low: x >= 0 deadlock-free safe x < 1 reachable";
    let model = model(&format!("{text} x = 1"));
    let names: Vec<_> = model.properties().iter().map(|property| property.name.as_str()).collect();
    assert_eq!(names, ["safe", "reachable", "low", "deadlock-free", "safe2", "reachable2"]);
    let questions: Vec<Vec<_>> = model
        .questions()
        .iter()
        .map(|group| group.iter().map(|p| p.name.as_str()).collect())
        .collect();
    assert_eq!(questions[0], ["safe", "low", "deadlock-free", "safe2"]);
    assert_eq!(questions[1..], [["reachable"], ["reachable2"]]);
}

#[test]
fn words_may_be_names_where_nothing_else_is_meant() {
    // `mod` and `div` are operators only between operands.
    let text =
        "vars mod, div, deadlock, all : 0..9 init mod = 1 && div = 2 && deadlock = 0 && all = 0
        mod: mod mod 2 = 1 -> mod := mod + div div 2, deadlock := mod - div
        div: false -> div := mod";
    let error = symra_front_gcl::parse("m.gcl", &format!("{text} safe mod = 1")).map(|_| ());
    assert!(error.is_ok(), "{error:?}");
}

#[test]
fn claims_have_different_names() {
    let text = "vars r[2], q[2] : 0..1;  i, j : 0..5 init true
        p: r[i] = r[j] && q[i] = r[i + 1] -> skip
        safe p: r[i] = r[j]
        safe r[i] + r[i] >= 0";
    let lowered = lower(&model(text), &[]);
    let names: Vec<_> =
        lowered.task.program.claims.iter().map(|claim| claim.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "p",
            "p.index.r",
            "p.index.r.2",
            "safe",
            "safe.index.r",
            "p.index.r.3",
            "p.index.r.4",
            "p.index.q",
            "p.index.r.5"
        ]
    );
}

#[test]
fn guards_and_bounds_that_come_to_nothing_are_looked_at_all_the_same() {
    for command in [
        "(1 div x > 5) && x < x -> x := 1 - x",
        "1 div x = 1 && 1 div x = 2 -> skip",
        "r[x + 2] = 0 && r[x + 2] = 1 -> skip",
        "true -> y := nondet (1 div x)..(1 div x) - 1",
    ] {
        let text = |guard: &str| {
            format!(
                "vars x, y : 0..1;  r[2] : 0..1\ninit x = 0 && y = 0\na: {guard}{command}\nsafe true"
            )
        };
        let found = search(&lower(&model(&text("")), &[]), 50_000);
        assert!(!found.violated.is_empty(), "{command}");
        // What does not hold is not looked past.
        let found = search(&lower(&model(&text("false && ")), &[]), 50_000);
        assert!(found.violated.is_empty() && found.exhaustive, "{command}");
    }
}
