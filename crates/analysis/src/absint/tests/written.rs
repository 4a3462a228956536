//! What is said of small programs, each with a twin of which it must not be said.

use symra_ir::{LocId, Task, parse};
use symra_verdict::Budget;

use super::super::{LoopFacts, loop_facts};

struct Found {
    task: Task,
    facts: LoopFacts,
}

/// The facts of a program: `variables` are declared as globals, `edges` are the main procedure's.
#[track_caller]
fn found(variables: &str, edges: &str) -> Found {
    let globals: Vec<String> =
        variables.split(';').map(|variable| format!("global {}", variable.trim())).collect();
    let globals = globals.join("\n");
    let text = format!("{globals}\nproc main() {{\n{edges}\n}}");
    let mut task = parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let main = task.program.main;
    let facts = loop_facts(&mut task.pool, &task.program, main, &Budget::default());
    Found { task, facts }
}

impl Found {
    fn location(&self, name: &str) -> LocId {
        let main = self.task.program.procedure(self.task.program.main);
        let place = main.locations.iter().position(|location| location.name == name);
        LocId::new(place.expect("the program should have the location"))
    }

    fn texts(&self, head: &str) -> Vec<String> {
        let facts = self.facts.facts.get(&self.location(head)).expect("it should be a loop head");
        facts.iter().map(|fact| self.task.pool.display(*fact).to_string()).collect()
    }

    #[track_caller]
    fn says(&self, head: &str, fact: &str) {
        let texts = self.texts(head);
        assert!(texts.iter().any(|text| text == fact), "{fact} should be among {texts:?}");
    }

    /// That no fact at the head speaks of a variable.
    #[track_caller]
    fn says_nothing(&self, head: &str, variable: &str) {
        let speaks = |text: &&String| {
            text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == variable)
        };
        let texts = self.texts(head);
        assert_eq!(texts.iter().find(speaks), None, "{texts:?}");
    }

    fn bound(&self, head: &str) -> Option<u64> {
        self.facts.bounds.get(&self.location(head)).copied()
    }
}

const WORD: &str = "i : (_ BitVec 32)";

#[test]
fn a_counter_is_bounded_by_its_test() {
    let counter = found(
        WORD,
        "start -> head : i := #x00000000
         head -> body : assume (bvslt i #x0000000a)
         body -> head : i := (bvadd i #x00000001)
         head -> exit : assume (bvsge i #x0000000a)",
    );
    assert_eq!(counter.texts("head"), ["(bvsle #x00000000 i)", "(bvsle i #x0000000a)"]);
    assert_eq!(counter.bound("head"), Some(10));

    // Without the test it wraps around, and goes on forever.
    let endless = found(
        WORD,
        "start -> head : i := #x00000000
         head -> head : i := (bvadd i #x00000001)
         head -> exit : assume (= i #x0000000a)",
    );
    endless.says_nothing("head", "i");
    assert_eq!(endless.bound("head"), None);
}

#[test]
fn an_unsigned_counter_downwards_wraps_at_zero() {
    let down = found(
        WORD,
        "start -> head : i := #x00000064
         head -> body : assume (bvugt i #x00000000)
         body -> head : i := (bvsub i #x00000001)
         head -> exit : assume (= i #x00000000)",
    );
    assert_eq!(down.texts("head"), ["(bvsle #x00000000 i)", "(bvsle i #x00000064)"]);
    assert_eq!(down.bound("head"), Some(100));

    // i >= 0 always holds of an unsigned number.
    let around = found(
        WORD,
        "start -> head : i := #x00000064
         head -> body : assume (bvuge i #x00000000)
         body -> head : i := (bvsub i #x00000001)
         head -> exit : assume (= i #x00000007)",
    );
    around.says_nothing("head", "i");
    assert_eq!(around.bound("head"), None);
}

#[test]
fn an_even_counter_stays_even() {
    let even = found(
        "i : (_ BitVec 32); n : (_ BitVec 32)",
        "start -> head : i := #x00000000
         head -> body : assume (bvult i n)
         body -> head : i := (bvadd i #x00000002)
         head -> exit : assume (bvuge i n)",
    );
    even.says("head", "(not (= ((_ extract 0 0) i) #b1))");
    let odd = found(
        "i : (_ BitVec 32); n : (_ BitVec 32)",
        "start -> head : i := #x00000000
         head -> body : assume (bvult i n)
         body -> head : i := (bvadd i #x00000003)
         head -> exit : assume (bvuge i n)",
    );
    odd.says_nothing("head", "i");
}

#[test]
fn a_signed_counter_may_overflow() {
    // i + 2 may pass the largest number where the limit is near it.
    let near = found(
        WORD,
        "start -> head : i := #x00000000
         head -> body : assume (bvslt i #x7fffffff)
         body -> head : i := (bvadd i #x00000002)
         head -> exit : assume (bvsge i #x7fffffff)",
    );
    assert_eq!(near.texts("head"), ["(not (= ((_ extract 0 0) i) #b1))"]);
    assert_eq!(near.bound("head"), None);
    let far = found(
        WORD,
        "start -> head : i := #x00000000
         head -> body : assume (bvslt i #x7ffffff0)
         body -> head : i := (bvadd i #x00000002)
         head -> exit : assume (bvsge i #x7ffffff0)",
    );
    far.says("head", "(bvsle #x00000000 i)");
    far.says("head", "(bvsle i #x7ffffff0)");
}

#[test]
fn the_limit_may_be_a_variable() {
    let limited = found(
        "i : (_ BitVec 32); n : (_ BitVec 32)",
        "start -> set : assume (and (bvsle #x00000000 n) (bvsle n #x00000064))
         set -> head : i := #x00000000
         head -> body : assume (bvslt i n)
         body -> head : i := (bvadd i #x00000001)
         head -> exit : assume (bvsge i n)",
    );
    limited.says("head", "(bvsle #x00000000 i)");
    limited.says("head", "(bvsle i #x00000064)");
    limited.says("head", "(bvsle n #x00000064)");
    assert_eq!(limited.bound("head"), Some(100));
    // A limit that is not known still says that i is not negative.
    let open = found(
        "i : (_ BitVec 32); n : (_ BitVec 32)",
        "start -> head : i := #x00000000
         head -> body : assume (bvslt i n)
         body -> head : i := (bvadd i #x00000001)
         head -> exit : assume (bvsge i n)",
    );
    assert_eq!(open.texts("head"), ["(bvsle #x00000000 i)"]);
}

#[test]
fn nested_loops() {
    let nested = |inner_start: &str| {
        found(
            "i : (_ BitVec 16); j : (_ BitVec 16)",
            &format!(
                "start -> outer : i := #x0000
                 outer -> first : assume (bvult i #x0014)
                 first -> inner : {inner_start}
                 inner -> deep : assume (bvult j #x0005)
                 deep -> inner : j := (bvadd j #x0001)
                 inner -> next : assume (bvuge j #x0005)
                 next -> outer : i := (bvadd i #x0001)
                 outer -> exit : assume (bvuge i #x0014)"
            ),
        )
    };
    let reset = nested("j := #x0000");
    reset.says("outer", "(bvsle i #x0014)");
    reset.says("inner", "(bvsle j #x0005)");
    reset.says("inner", "(bvsle i #x0013)");
    assert_eq!((reset.bound("outer"), reset.bound("inner")), (Some(20), Some(5)));
    // The inner counter is dead at the outer head.
    reset.says_nothing("outer", "j");
    let kept = nested("havoc j");
    kept.says("outer", "(bvsle i #x0014)");
    kept.says_nothing("inner", "j");
    assert_eq!((kept.bound("outer"), kept.bound("inner")), (Some(20), None));
}

#[test]
fn what_c_makes_of_conditions() {
    let test = |condition: &str| {
        found(
            "i : (_ BitVec 32); c : (_ BitVec 32)",
            &format!(
                "start -> head : i := #x00000000
                 head -> test : c := (ite {condition} #x00000001 #x00000000)
                 test -> body : assume (and {condition} (not (= c #x00000000)))
                 body -> head : i := (bvadd i #x00000001)
                 test -> exit : assume (= c #x00000000)"
            ),
        )
    };
    test("(bvslt (bvadd i #x00000001) #x0000000a)").says("head", "(bvsle i #x00000009)");
    test("(bvslt ((_ sign_extend 32) i) #x000000000000000a)").says("head", "(bvsle i #x0000000a)");
    test("(not (= (ite (bvslt i #x0000000a) #x00000001 #x00000000) #x00000000))")
        .says("head", "(bvsle i #x0000000a)");
    test("(or (bvslt i #x00000003) (= i #x00000003))").says("head", "(bvsle i #x00000004)");
    test("(not (= i #x0000000a))").says("head", "(bvsle #x00000000 i)");
    test("(bvslt i c)").says_nothing("head", "c");
}

#[test]
fn a_product_says_something_of_its_factor_where_it_does_not_wrap() {
    let scaled = |factor: &str| {
        found(
            "x : (_ BitVec 64)",
            &format!(
                "start -> some : assume (bvule (bvmul {factor} x) #x0000000000000064)
                 some -> head : assume true
                 head -> head : assume true
                 head -> exit : assume (= x #x0000000000000001)"
            ),
        )
    };
    // -3 times -1 is 3, so x need not be 0; and 3 times many a large number is small.
    scaled("#xfffffffffffffffd").says_nothing("head", "x");
    scaled("#x0000000000000003").says_nothing("head", "x");
    let small = found(
        "x : (_ BitVec 64)",
        "start -> some : assume (bvule x #x0000000000001000)
         some -> head : assume (bvule (bvmul #x0000000000000003 x) #x0000000000000064)
         head -> head : assume true
         head -> exit : assume (= x #x0000000000000001)",
    );
    small.says("head", "(bvsle x #x0000000000000021)");
}

#[test]
fn integers_and_their_strides() {
    let thirds = found(
        "x : Int; y : Int",
        "start -> head : x := 1, y := 5
         head -> body : assume (< x 100)
         body -> head : x := (+ x 3), y := (- y 2)
         head -> exit : assume (and (>= x 100) (> y 0))",
    );
    thirds.says("head", "(<= 1 x)");
    thirds.says("head", "(<= x 100)");
    thirds.says("head", "(= (mod x 3) 1)");
    thirds.says("head", "(<= y 5)");
    assert_eq!(thirds.bound("head"), Some(33));
    let lost = found(
        "x : Int; y : Int",
        "start -> head : x := 1
         head -> body : assume (< x 100)
         body -> head : x := (+ x y)
         head -> exit : assume (>= x 100)",
    );
    lost.says_nothing("head", "x");
    assert_eq!(lost.bound("head"), None);
}

#[test]
fn cells_of_arrays() {
    let array = "a : (Array (_ BitVec 8) (_ BitVec 16)); i : (_ BitVec 8)";
    let written = |index: &str| {
        found(
            array,
            &format!(
                "start -> one : a := (store a #x10 #x0001)
                 one -> two : a := (store a #x80 #x0002), i := #x00
                 two -> head : assume true
                 head -> body : assume (bvult i #x40)
                 body -> head : a := (store a {index} #x0005), i := (bvadd i #x01)
                 head -> exit : assume (= (select a #x10) (select a #x80))"
            ),
        )
    };
    // Writes at 0 to 3f reach the first cell only.
    let near = written("i");
    near.says("head", "(= (select a #x80) #x0002)");
    near.says("head", "(bvsle (select a #x10) #x0005)");
    let anywhere = written("(bvadd i i i)");
    anywhere.says("head", "(bvsle (select a #x80) #x0005)");
    assert!(!anywhere.texts("head").contains(&"(= (select a #x80) #x0002)".to_owned()));
}

#[test]
fn what_no_run_reaches() {
    let never = found(
        "x : Int",
        "start -> head : assume (and (< x 3) (> x 5))
         head -> head : x := (+ x 1)
         head -> exit : assume (= x 0)",
    );
    assert_eq!(never.texts("head"), ["false"]);
}

#[test]
fn a_spent_budget_gives_no_facts() {
    let edges = "start -> head : x := 0
         head -> head : x := (+ x 1)
         head -> exit : assume (= x 10)";
    let text = format!("global x : Int\nproc main() {{\n{edges}\n}}");
    let mut task = parse(&text).unwrap();
    let main = task.program.main;
    let budget = Budget::default();
    budget.cancel.cancel();
    let facts = loop_facts(&mut task.pool, &task.program, main, &budget);
    assert_eq!(facts, LoopFacts::default());
}
