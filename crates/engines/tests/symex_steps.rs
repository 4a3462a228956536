//! Concrete steps of symbolic execution: fast, and apart on paths that share what they have in common.

mod support;

use std::fmt::Write as _;

use symra_engines::{SearchOrder, Symex, SymexConfig, Verdict};
use symra_ir::{Task, parse};

const ORDERS: [SearchOrder; 5] = [
    SearchOrder::DepthFirst,
    SearchOrder::BreadthFirst,
    SearchOrder::RandomPath { seed: 3 },
    SearchOrder::DistanceToError,
    SearchOrder::Fair,
];

fn verdict(text: &str, order: SearchOrder) -> Verdict {
    let mut task: Task = parse(text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let config = SymexConfig { order, ..SymexConfig::default() };
    support::run(&mut Symex::new(config), &mut task, 60)
}

/// `true` of the first and `false` of the second, in every order.
#[track_caller]
fn pair(safe: &str, faulty: &str) {
    for order in ORDERS {
        assert!(matches!(verdict(safe, order), Verdict::Safe(_)), "{order:?}");
        assert!(matches!(verdict(faulty, order), Verdict::Unsafe(_)), "{order:?}");
    }
}

#[test]
fn paths_do_not_see_each_others_writes() {
    // So many that they are kept in several pieces; one path writes in the first piece, the other in the last.
    let text = |bad: &str| {
        let (mut globals, mut zeros) = (String::new(), Vec::new());
        for number in 0..70 {
            let _ = writeln!(globals, "global g{number} : Int");
            zeros.push(format!("g{number} := 0"));
        }
        format!(
            "{globals}global in : Int
            proc main() {{
              start -> zero : {}
              zero -> asked : havoc in
              asked -> first : assume (> in 0)
              asked -> last : assume (<= in 0)
              first -> both : g0 := (+ g0 1)
              last -> both : g69 := (+ g69 1)
              both -> bad : assume (= (+ g0 g69 g35) {bad})
              error bad \"sum\"
            }}",
            zeros.join(", ")
        )
    };
    pair(&text("2"), &text("1"));
    pair(&text("0"), &text("1"));
}

#[test]
fn callers_keep_their_variables_on_every_path() {
    let text = |bad: &str| {
        format!(
            "global in : Int
            global sum : Int
            main main
            proc f(f.x : Int) -> (f.y : Int) {{
              local f.saved : Int
              start -> kept : f.saved := f.x
              kept -> up : assume (> in 0)
              kept -> down : assume (<= in 0)
              up -> deep : assume (< f.x 3)
              up -> out : assume (>= f.x 3)
              deep -> deeper : call f.y := f((+ f.x 1))
              deeper -> exit : f.y := (+ f.y f.saved)
              out -> exit : f.y := f.saved
              down -> exit : f.y := f.saved
            }}
            proc main() {{
              local main.r : Int
              start -> asked : havoc in
              asked -> done : call main.r := f(1)
              done -> bad : assume (= main.r {bad})
              error bad \"result\"
            }}"
        )
    };
    // 1 + 2 + 3 where it goes on, 1 where it does not.
    pair(&text("5"), &text("6"));
    pair(&text("2"), &text("1"));
}

#[test]
fn long_concrete_loops_end() {
    let text = |bad: &str| {
        format!(
            "global i : (_ BitVec 32)
            global s : (_ BitVec 32)
            proc main() {{
              start -> head : i := #x00000000, s := #x00000000
              head -> body : assume (bvult i #x00018000)
              body -> head : i := (bvadd i #x00000001), s := (bvxor s i)
              head -> after : assume (not (bvult i #x00018000))
              after -> bad : assume (= s {bad})
              error bad \"parity\"
            }}"
        )
    };
    // The exclusive or of 0 .. 4k - 1 is 0.
    let config = SymexConfig::default().order;
    assert!(matches!(verdict(&text("#x00000001"), config), Verdict::Safe(_)));
    assert!(matches!(verdict(&text("#x00000000"), config), Verdict::Unsafe(_)));
}

#[test]
fn an_input_makes_symbolic_only_what_it_touches() {
    let text = |bad: &str| {
        format!(
            "global in : (_ BitVec 8)
            global a : (Array (_ BitVec 8) (_ BitVec 8))
            global x : (_ BitVec 8)
            proc main() {{
              start -> filled : a := (store (store ((as const (Array (_ BitVec 8) (_ BitVec 8))) #x00) #x01 #x0a) #x02 #x0b)
              filled -> asked : havoc in
              asked -> small : assume (bvult in #x03)
              small -> read : x := (select a in)
              read -> written : a := (store a #x01 #x00)
              written -> bad : assume (= (bvadd x (select a #x02)) {bad})
              error bad \"sum\"
            }}"
        )
    };
    // x is 0, 10 or 11, and a[2] is 11.
    pair(&text("#x01"), &text("#x16"));
    pair(&text("#x0c"), &text("#x0b"));
}
