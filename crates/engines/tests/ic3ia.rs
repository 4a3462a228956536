//! `ic3ia` on programs with known answers: each safe one has a twin with one fault.

mod support;

use symra_engines::localization::MemoryStrategy;
use symra_engines::{Ic3ia, Ic3iaConfig, Ic3iaStatistics, Verdict};
use symra_ir::Task;

fn plain() -> Ic3iaConfig {
    let memory = MemoryStrategy::Shown;
    Ic3iaConfig { infinite: false, counterexamples: 0, lemmas: false, memory }
}

/// The verdict on a program as it is given, re-checked.
fn verify(task: &mut Task, config: Ic3iaConfig) -> (Verdict, Ic3iaStatistics) {
    let mut engine = Ic3ia::new(config);
    let verdict = support::run(&mut engine, task, 60);
    (verdict, engine.statistics())
}

/// Checks a program for which one text makes it safe and another one faulty.
#[track_caller]
fn twins(text: &str, safe: &str, faulty: &str) {
    for config in [Ic3iaConfig::default(), plain()] {
        let mut task = symra_ir::parse(&text.replace("HERE", safe)).expect("it should be right");
        let (verdict, _) = verify(&mut task, config.clone());
        assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
        let mut task = symra_ir::parse(&text.replace("HERE", faulty)).expect("it should be right");
        let (verdict, _) = verify(&mut task, config);
        assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    }
}

#[test]
fn a_program_without_loops() {
    let text = "global x : (_ BitVec 8)
    proc main() {
      start -> doubled : x := (bvadd x x)
      doubled -> bad : assume (= x HERE)
      error bad \"a double is odd\"
    }";
    twins(text, "#x07", "#x08");
}

#[test]
fn a_claim_at_the_entry_is_violated() {
    let mut task = symra_ir::parse(
        "proc main() {
          error start \"reached\"
        }",
    )
    .expect("it should be right");
    let (verdict, _) = verify(&mut task, plain());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

#[test]
fn runs_that_begin_at_a_head() {
    let text = "global x : Int
    proc main() {
      start -> start : x := (+ x 1)
      start -> other : x := 0
      other -> other : x := (+ x 2)
      other -> bad : assume (< x HERE)
      error bad \"x is that\"
    }";
    twins(text, "0", "1");
    let text = "global x : Int
    proc main() {
      start -> start : x := (+ x 1)
      start -> bad : assume (and (> x 5) (HERE x 3))
      error bad \"x is that\"
    }";
    twins(text, "<", ">");
}

#[test]
fn the_invariant_is_a_disjunction() {
    let text = "global mode : Int
    global x : Int
    proc main() {
      start -> a : mode := 0, x := 0
      a -> up : assume (= mode 0)
      a -> down : assume (= mode 1)
      up -> a : mode := 1, x := 1
      down -> a : mode := 0, x := 0
      a -> bad : assume (and (= mode HERE) (= x 1))
      error bad \"x does not fit the mode\"
    }";
    twins(text, "0", "1");
}

/// Two machines side by side, a step of either in each round; what the other one does is no part of a state that is excluded.
#[test]
fn machines_that_have_nothing_to_do_with_each_other() {
    let text = "global p : (_ BitVec 8)
    global q : (_ BitVec 8)
    global open : (_ BitVec 8)
    proc main() {
      start -> a : p := #x00, q := #x00, open := #x00
      a -> p0 : assume (= p #x00)
      p0 -> a : p := #x01, open := #x01
      a -> p1 : assume (= p #x01)
      p1 -> a : p := #x02, open := #x00
      a -> p2 : assume (= p #x02)
      p2 -> a : p := HERE
      a -> q0 : assume (= q #x00)
      q0 -> a : q := #x05
      a -> q1 : assume (not (= q #x00))
      q1 -> a : q := #x00
      a -> bad : assume (and (= p #x00) (= open #x01))
      error bad \"open at rest\"
      a -> worse : assume (and (= p #x01) (= open #x00))
      error worse \"closed at work\"
    }";
    twins(text, "#x00", "#x01");
}

#[test]
fn a_counter_modulo_three() {
    let text = "global x : Int
    global y : Int
    proc main() {
      start -> a : x := 0, y := 0
      a -> two : assume (= x 2)
      a -> less : assume (not (= x 2))
      two -> a : x := 0, y := 0
      less -> a : x := (+ x 1), y := (+ y 1)
      a -> bad : assume (> y HERE)
      error bad \"y is too large\"
    }";
    twins(text, "2", "1");
}

/// What decides is computed from a variable and compared with an input: without the input nothing is left of the condition.
#[test]
fn a_parity_that_an_input_is_compared_with() {
    let text = "global x : (_ BitVec 8)
    global y : (_ BitVec 8)
    proc main() {
      start -> a : x := HERE
      a -> read : havoc y
      read -> even : assume (= (bvand y #x01) #x00)
      even -> a : x := (bvadd x #x02)
      even -> bad : assume (not (= (bvand y #x01) (bvand x #x01)))
      error bad \"x is odd\"
    }";
    twins(text, "#x04", "#x05");
}

/// Numbers that only move between variables: whether one is another and something is decided by where they move.
#[test]
fn sums_that_are_handed_on() {
    let text = "global state : (_ BitVec 8)
    global given : (_ BitVec 32)
    global sum : (_ BitVec 32)
    global out : (_ BitVec 32)
    proc main() {
      start -> a : state := #x00, given := #x00000000
      a -> give : assume (= state #x00)
      give -> got : havoc given
      got -> a : state := #x01
      a -> add : assume (= state #x01)
      add -> a : state := #x02, sum := (bvadd given #x00000002)
      a -> hand : assume (= state #x02)
      hand -> a : state := #x03, out := (bvadd sum HERE)
      a -> look : assume (= state #x03)
      look -> bad : assume (not (= out (bvadd given #x00000003)))
      look -> a : state := #x00
      error bad \"the sum is another\"
    }";
    twins(text, "#x00000001", "#x00000002");
}

#[test]
fn loops_within_loops() {
    let text = "global i : Int
    global j : Int
    global n : Int
    proc main() {
      start -> outer : i := 0, j := 0
      outer -> begin : assume (< i n)
      begin -> inner : j := 0
      inner -> next : assume (< j i)
      next -> inner : j := (+ j 1)
      inner -> end : assume (>= j i)
      end -> outer : i := (+ i 1)
      end -> bad : assume (HERE j i)
      error bad \"the inner loop went too far\"
    }";
    twins(text, ">", ">=");
}

#[test]
fn a_machine_in_an_array() {
    let text = "global m : (Array (_ BitVec 8) (_ BitVec 8))
    proc main() {
      start -> loop : m := (store (store m #x00 #x00) #x01 #x00)
      loop -> raise : assume (= (select m #x00) #x00)
      raise -> loop : m := (store (store m #x00 #x01) #x01 #x05)
      loop -> lower : assume (= (select m #x00) #x01)
      lower -> loop : m := (store (store m #x00 #x00) #x01 HERE)
      loop -> bad : assume (and (= (select m #x00) #x00) (not (= (select m #x01) #x00)))
      error bad \"low, and not zero\"
    }";
    twins(text, "#x00", "#x01");
}

#[test]
fn arrays_that_are_compared() {
    let text = "global m : (Array (_ BitVec 8) (_ BitVec 8))
    global n : (Array (_ BitVec 8) (_ BitVec 8))
    global x : (_ BitVec 8)
    proc main() {
      start -> loop : m := n, x := #x00
      loop -> wait : assume (= m n)
      wait -> loop : m := (store m #x03 (select n HERE)), x := (bvand (bvnot x) #x01)
      loop -> bad : assume (or (not (= (select m #x03) (select n #x03))) (= x #x02))
      error bad \"they differ\"
    }";
    twins(text, "#x03", "#x04");
}

#[test]
fn bit_vectors_wrap_around() {
    let text = "global x : (_ BitVec 8)
    proc main() {
      start -> a : x := #x00
      a -> a : x := (bvadd x #x02)
      a -> bad : assume (= x HERE)
      error bad \"x is that\"
    }";
    // The invariant is that the last bit is 0.
    let mut task = symra_ir::parse(&text.replace("HERE", "#x03")).expect("it should be right");
    let (verdict, _) = verify(&mut task, Ic3iaConfig::default());
    assert!(!matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    let mut task = symra_ir::parse(&text.replace("HERE", "#x06")).expect("it should be right");
    let (verdict, _) = verify(&mut task, Ic3iaConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// Flags that are only counted together: what matters is which of them are set, not how they compare.
#[test]
fn flags_that_are_counted() {
    let text = "global round : (_ BitVec 8)
    global a : (_ BitVec 8)
    global b : (_ BitVec 8)
    global c : (_ BitVec 8)
    proc main() {
      start -> loop : round := #x00, a := #x00, b := #x00, c := #x00
      loop -> first : assume (= round #x00)
      first -> loop : round := #x01, a := #x01
      loop -> second : assume (= round #x01)
      second -> loop : round := #x02, a := #x00, b := #x01
      loop -> third : assume (= round #x02)
      third -> loop : round := #x03, b := HERE, c := #x01
      loop -> last : assume (= round #x03)
      last -> loop : round := #x00, c := #x00
      loop -> bad : assume (bvslt #x00000001 (bvadd ((_ sign_extend 24) a) ((_ sign_extend 24) b) ((_ sign_extend 24) c)))
      error bad \"two are set\"
    }";
    twins(text, "#x00", "#x01");
}

/// D8: a protocol with its state in memory, behind a pointer that is in memory itself, among writes to memory that do not matter.
#[test]
fn memory_that_does_not_matter_stays_hidden() {
    let text = "global fields : (Array Int (_ BitVec 8))
    global pointers : (Array Int Int)
    global noise : (Array Int Int)
    global at : Int
    global p : Int
    global flag : (_ BitVec 8)
    proc main() {
      start -> pointed : pointers := (store pointers 4 7), flag := #x00
      pointed -> opened : fields := (store fields (select pointers 4) #x01)
      opened -> loop : havoc at
      loop -> written : noise := (store noise at (+ (select noise at) 1))
      written -> there : p := (select pointers 4)
      there -> open : assume (= (select fields p) #x01)
      there -> other : assume (not (= (select fields p) #x01))
      open -> loop : fields := (store fields p #x02)
      other -> send : assume (= (select fields p) #x02)
      other -> third : assume (not (= (select fields p) #x02))
      send -> bad : assume (= flag #x01)
      send -> more : assume (= flag #x00)
      more -> loop : fields := (store fields p #x02)
      more -> close : flag := #x01
      close -> loop : fields := (store fields p #x03)
      third -> done : assume (= (select fields p) #x03)
      done -> loop : fields := (store fields p HERE)
      error bad \"sent after it was closed\"
    }";
    twins(text, "#x03", "#x02");
    let mut task = symra_ir::parse(&text.replace("HERE", "#x03")).expect("it should be right");
    let (_, statistics) = verify(&mut task, Ic3iaConfig::default());
    assert_eq!(statistics.shown, 2, "{statistics:?}");
}

/// D9: each violation needs one round more, and a number that is greater by one; a sum is the same in all rounds.
#[test]
fn sums_of_inequalities_that_loops_preserve() {
    let text = "global k : Int
    global j : Int
    global m : Int
    proc main() {
      start -> any : havoc k, m
      any -> chosen : assume (<= m k)
      chosen -> loop : j := 0
      loop -> body : assume (< j m)
      body -> bad : assume (<= k 0)
      body -> less : assume (< 0 k)
      less -> loop : k := (- k 1), j := (+ j HERE)
      error bad \"nothing is left\"
    }";
    for (step, safe) in [("1", true), ("2", true), ("0", false)] {
        let text = text.replace("HERE", step);
        let mut task = symra_ir::parse(&text).expect("it should be right");
        let (verdict, statistics) = verify(&mut task, Ic3iaConfig::default());
        assert_eq!(matches!(verdict, Verdict::Safe(_)), safe, "{verdict:?}");
        assert_eq!(matches!(verdict, Verdict::Unsafe(_)), !safe, "{verdict:?}");
        assert!(!safe || statistics.refinements < 12, "{statistics:?}");
    }
}

/// Three processes draw numbers: the distances between the numbers grow, unless the numbers between them are looked at.
#[test]
fn tickets_of_three() {
    let text = "vars  next, serving : int
    init  next = 0 && serving = 0

    process P[i : 1..3] {
      vars  at : 1..3;  ticket : int
      init  at = 1 && ticket = 0

      take:  at = 1 -> ticket := next, next := next + 1, at := 2
      enter: at = 2 && ticket <= serving -> at := 3
      leave: at = 3 -> serving := serving + HERE, at := 1
    }

    safe mutex: forall i in 1..3 : forall j in i+1..3 : !(P[i].at = 3 && P[j].at = 3)";
    let mut task = support::model(&text.replace("HERE", "1"), &[]);
    let (verdict, _) = verify(&mut task, Ic3iaConfig::default());
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    let mut task = support::model(&text.replace("HERE", "2"), &[]);
    let (verdict, _) = verify(&mut task, Ic3iaConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// Two processes draw numbers, and enter when it is their turn.
#[test]
fn tickets() {
    let text = "vars  a, b : 1..3;  ticket_a, ticket_b, next, serving : int
    init  a = 1 && b = 1 && next = 0 && serving = 0

    take_a:  a = 1 -> ticket_a := next, next := next + 1, a := 2
    enter_a: a = 2 && ticket_a <= serving -> a := 3
    leave_a: a = 3 -> serving := serving + HERE, a := 1
    take_b:  b = 1 -> ticket_b := next, next := next + 1, b := 2
    enter_b: b = 2 && ticket_b <= serving -> b := 3
    leave_b: b = 3 -> serving := serving + HERE, b := 1

    safe mutex: !(a = 3 && b = 3)";
    let mut task = support::model(&text.replace("HERE", "1"), &[]);
    let (verdict, _) = verify(&mut task, Ic3iaConfig::default());
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    let mut task = support::model(&text.replace("HERE", "2"), &[]);
    let (verdict, _) = verify(&mut task, Ic3iaConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// Random programs, against the explicit-state search.
#[test]
fn agrees_with_the_explorer() {
    let configs = || [Ic3iaConfig::default(), plain()];
    let engines = || configs().map(|config| Box::new(Ic3ia::new(config)) as _).into();
    let (safe, faulty) = support::agreeing(engines, 0..60, 3);
    assert!(safe > 20 && faulty > 20, "{safe} safe, {faulty} unsafe of 120");
}
