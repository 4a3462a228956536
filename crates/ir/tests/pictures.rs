//! Pictures show every location and edge, and mark what matters.

use symra_ir::testing::{Shape, program};
use symra_ir::{dot, listing, parse};

const TEXT: &str = "global x : Int
proc main() {
  start -> head : x := 0
  head -> body : assume (<= x 6)
  body -> head : x := (+ x 1)
  body -> bad : assume (= x 9)
  head -> exit : call x := f(x)
  loc lost
  error bad \"x is \\\"9\\\"\"
}
proc f(a : Int) -> (a) {
  in -> exit : havoc a
}";

#[test]
fn listing_is_readable() {
    let task = parse(TEXT).unwrap();
    let wanted = "\
global x : Int

main()
  start (entry)
    --> head       x := 0
* head (loop)
    --> body       assume (<= x 6)
    --> exit       call x := f(x)
    body
      ^-- head       x := (+ x 1)
      --> bad        assume (= x 9)
! bad (error: x is \"9\")
  exit (exit)
  lost (unreachable)

f(a) -> (a)
  local a : Int
  in (entry)
    --> exit       havoc a
  exit (exit)
";
    assert_eq!(listing(&task, 80), wanted);
}

#[test]
fn listing_keeps_its_width() {
    for seed in 0..50 {
        let task = program(seed, Shape::default());
        for width in [20, 40, 80] {
            let text = listing(&task, width);
            assert!(text.lines().all(|line| line.chars().count() <= width), "seed {seed}");
            for procedure in &task.program.procedures {
                let lines = text.lines().count();
                assert!(lines >= procedure.locations.len() + procedure.edges.len());
            }
        }
    }
}

#[test]
fn dot_marks_loops_and_errors() {
    let task = parse(TEXT).unwrap();
    let text = dot(&task);
    assert!(text.contains("p0l1 [label=\"head\", peripheries=2];"), "{text}");
    assert!(text.contains("p0l0 [label=\"start\", style=bold];"), "{text}");
    assert!(
        text.contains("[label=\"bad\\nunreach-call: x is \\\"9\\\"\", style=filled, "),
        "{text}"
    );
    assert!(text.contains("p0l1 -> p0l4 [label=\"call x := f(x)\"];"), "{text}");
    assert_eq!(text.matches(" -> ").count(), 6);
    assert_eq!(text.matches('{').count(), text.matches('}').count());
}
