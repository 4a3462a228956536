//! `matching` on programs with known answers.

mod support;

use std::fmt::Write as _;
use symra_certify::Evidence;
use symra_engines::{Matching, MatchingConfig, Verdict};
use symra_ir::testing::{Shape, domain, program};
use symra_ir::{Domain, ExploreLimits, Task, explore, parse, replay};
use symra_portfolio::Form;
use symra_verdict::Reason;

fn run(task: &mut Task, time: u64) -> (Verdict, Evidence, Matching) {
    let mut engine = Matching::new(MatchingConfig::default());
    let conclusion = support::of_form(&mut engine, Form::CallFree, task, time);
    (conclusion.verdict, conclusion.evidence, engine)
}

/// The program is decided as expected by matching alone, and the answer holds up. How many states it took.
#[track_caller]
fn check(text: &str, safe: bool) -> usize {
    let mut task = parse(text).expect("the text should be a program");
    let (verdict, evidence, engine) = run(&mut task, 30);
    match verdict {
        Verdict::Safe(_) => {
            assert!(safe, "there is a violation");
            assert!(matches!(evidence, Evidence::Rechecked { .. }), "{evidence:?}");
        }
        Verdict::Unsafe(_) => {
            assert!(!safe, "there is no violation");
            assert!(matches!(evidence, Evidence::Replayed(_)));
        }
        Verdict::Unknown(reason) => panic!("{reason}"),
    }
    engine.statistics().states
}

/// A lock with a code of three numbers, that opens after the right ones only; `LAST` is the last one that the claim
/// takes to be needed.
const LOCK: &str = "global state : (_ BitVec 32)
global tries : (_ BitVec 32)
global in : (_ BitVec 32)
global last : (_ BitVec 32)
proc main() {
  start -> loop : state := #x00000000, tries := #x00000000, last := #x00000000
  loop -> read : havoc in
  read -> known : assume (or (= in #x00000001) (= in #x00000002) (= in #x00000003) (= in #x00000004))
  known -> one : assume (and (= state #x00000000) (= in #x00000003))
  known -> n1 : assume (not (and (= state #x00000000) (= in #x00000003)))
  n1 -> two : assume (and (= state #x00000001) (= in #x00000001))
  n1 -> n2 : assume (not (and (= state #x00000001) (= in #x00000001)))
  n2 -> three : assume (and (= state #x00000002) (= in #x00000004))
  n2 -> wrong : assume (not (and (= state #x00000002) (= in #x00000004)))
  one -> round : state := #x00000001
  two -> round : state := #x00000002
  three -> round : state := #x00000003
  wrong -> again : assume (bvult tries #x00000005)
  wrong -> over : assume (not (bvult tries #x00000005))
  again -> round : state := #x00000000, tries := (bvadd tries #x00000001)
  over -> round : state := #x00000009
  round -> test : last := in
  test -> err : assume (and (= state #x00000003) (not (= last LAST)))
  test -> loop : assume (not (and (= state #x00000003) (not (= last LAST))))
  error err \"opened by something else\"
}";

#[test]
fn a_reactive_program_is_proved_by_its_states() {
    let states = check(&LOCK.replace("LAST", "#x00000004"), true);
    assert!(states < 40, "{states} states");
}

#[test]
fn its_faulty_twin_is_refuted() {
    check(&LOCK.replace("LAST", "#x00000002"), false);
}

/// `armed` matters only in the fifth round, and only if nothing but zeros was read since. States that differ in it must
/// not be matched.
#[test]
fn a_variable_that_matters_on_a_rare_path_only_is_kept() {
    let text = "global armed : Bool
    global round : (_ BitVec 8)
    global in : (_ BitVec 8)
    proc main() {
      start -> loop : armed := false, round := #x00
      loop -> read : havoc in
      read -> arm : assume (and (= round #x00) (= in #x07))
      read -> go : assume (not (and (= round #x00) (= in #x07)))
      arm -> next : armed := ARMED
      go -> back : assume (and (bvugt round #x00) (not (= in #x00)))
      go -> next : assume (not (and (bvugt round #x00) (not (= in #x00))))
      back -> loop : round := #x01, armed := false
      next -> full : assume (= round #x05)
      next -> more : assume (not (= round #x05))
      more -> loop : round := (bvadd round #x01)
      full -> err : assume armed
      full -> loop : assume (not armed)
      error err \"armed to the end\"
    }";
    check(&text.replace("ARMED", "true"), false);
    check(&text.replace("ARMED", "false"), true);
}

/// Both ways into the loop have the same values, an input; only the conditions on it tell them apart.
#[test]
fn conditions_on_live_inputs_are_kept() {
    let text = "global x : (_ BitVec 32)
    global n : (_ BitVec 8)
    proc main() {
      start -> in : n := #x00
      in -> chosen : havoc x
      chosen -> loop : assume (bvugt x #x00001000)
      chosen -> small : assume (bvule x #x00001000)
      small -> loop : assume (bvugt x LEAST)
      loop -> err : assume (and (= n #x02) (= x #x00000800))
      loop -> loop : n := (bvurem (bvadd n #x01) #x03)
      error err \"the one value\"
    }";
    check(&text.replace("LEAST", "#x00000700"), false);
    check(&text.replace("LEAST", "#x00000900"), true);
}

/// A condition on an input that nothing remembers is dropped, but only where some input satisfies it.
#[test]
fn conditions_that_can_not_hold_end_a_path() {
    let text = "global x : (_ BitVec 32)
    global on : Bool
    proc main() {
      start -> loop : on := false
      loop -> read : havoc x
      read -> odd : assume (= (bvmul x #x00000002) FACTOR)
      odd -> loop : on := true
      loop -> err : assume on
      error err \"on\"
    }";
    check(&text.replace("FACTOR", "#x0000000b"), true);
    check(&text.replace("FACTOR", "#x0000000a"), false);
}

/// The inputs are related to each other: dropping the relation, or one side of it, would be wrong.
#[test]
fn relations_between_inputs_are_kept() {
    let text = "global a : (_ BitVec 16)
    global b : (_ BitVec 16)
    global n : Bool
    proc main() {
      start -> in : havoc a, b
      in -> loop : assume (bvult a b)
      loop -> loop : n := (not n)
      loop -> err : assume RELATION
      error err \"the wrong order\"
    }";
    check(&text.replace("RELATION", "(bvule b a)"), true);
    check(&text.replace("RELATION", "(bvule a b)"), false);
}

/// A value of an input's arithmetic that is one of three is one of three states.
#[test]
fn arithmetic_with_few_values_is_split_into_cases() {
    let text = "global x : (_ BitVec 8)
    global in : (_ BitVec 8)
    global s : (_ BitVec 8)
    proc main() {
      start -> loop : x := #x00, s := #x00
      loop -> read : havoc in
      read -> set : x := (bvurem (bvadd in s) #x03)
      set -> loop : s := (bvurem (bvadd s x) #x05)
      loop -> err : assume (bvugt s MOST)
      error err \"too much\"
    }";
    let states = check(&text.replace("MOST", "#x04"), true);
    assert!(states <= 20, "{states} states");
    check(&text.replace("MOST", "#x03"), false);
}

/// A state with any value of `x` covers those with one value.
#[test]
fn special_states_are_covered_by_general_ones() {
    let text = "global x : (_ BitVec 32)
    global on : Bool
    proc main() {
      start -> loop : on := false
      loop -> any : havoc x
      any -> loop : on := true
      loop -> one : x := (bvadd x #x00000001)
      one -> loop : assume on
      loop -> err : assume (and (= x #x00000005) (not on) WHEN)
      error err \"x is 5\"
    }";
    let states = check(&text.replace("WHEN", "(not (= x #x00000005))"), true);
    assert!(states <= 4, "{states} states");
    check(&text.replace("WHEN", "true"), false);
}

/// Blocks with very many paths are matched where the paths meet.
#[test]
fn many_paths_through_a_block_meet() {
    let mut text =
        String::from("global s : (_ BitVec 8)\nglobal in : (_ BitVec 8)\nproc main() {\n");
    text.push_str("  start -> loop : s := #x00\n  loop -> a0 : s := (bvand s #x01)\n");
    for step in 0..30 {
        let next = step + 1;
        let _ = writeln!(text, "  a{step} -> h{step} : havoc in");
        let _ = writeln!(text, "  h{step} -> y{step} : assume (bvult in #x60)");
        let _ = writeln!(text, "  h{step} -> a{next} : assume (not (bvult in #x60))");
        let _ = writeln!(text, "  y{step} -> a{next} : s := (bvxor s #x02)");
    }
    text.push_str("  a30 -> loop : assume true\n  a30 -> err : assume (= s BAD)\n");
    text.push_str("  error err \"bad\"\n}");
    check(&text.replace("BAD", "#x01"), true);
    check(&text.replace("BAD", "#x02"), false);
}

/// A generator of numbers with two formulas: the inputs choose which. It has tens of thousands of states.
const NUMBERS: &str = "global x : (_ BitVec 32)
global in : (_ BitVec 32)
proc main() {
  start -> loop : x := #x00000014
  loop -> read : havoc in
  read -> one : assume (= in #x00000001)
  read -> two : assume (= in #x00000002)
  one -> done : x := (bvsrem (bvadd (bvmul x #x00000005) #x0000004d) #x0000c365)
  two -> done : x := (bvsrem (bvadd (bvmul x #x00000003) #x00000001) #x0000c365)
  done -> loop : assume true
  done -> err : assume BAD
  error err \"bad\"
}";

#[test]
fn regions_of_a_variable_with_very_many_values_prove_its_bounds() {
    let states =
        check(&NUMBERS.replace("BAD", "(or (bvsge x #x0000c365) (bvslt x #x00000000))"), true);
    assert!(states < 20, "{states} states");
}

#[test]
fn a_value_within_its_region_is_found_only_where_a_run_has_it() {
    let value = (0..5).fold(20_u32, |x, _| (x * 5 + 77) % 50021);
    check(&NUMBERS.replace("BAD", &format!("(= x #x{value:08x})")), false);
    // The region is reached, but no square is 2 modulo 4.
    let text = NUMBERS.replace("BAD", "(= (bvmul x x) #x00000002)");
    let mut task = parse(&text).unwrap();
    let (verdict, _, _) = run(&mut task, 5);
    assert!(!matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// Agrees with the explicit-state search.
fn agrees(
    original: &Task,
    domains: &dyn Fn(symra_ir::VarId) -> Domain,
    what: &str,
) -> Option<bool> {
    let limits = ExploreLimits { states: 20_000, depth: 6 };
    let found = explore(original, domains, limits);
    let mut task = original.clone();
    let (verdict, _, _) = run(&mut task, 2);
    match verdict {
        Verdict::Safe(_) => {
            assert!(found.violations.is_empty(), "{what}: there is a violation");
            Some(true)
        }
        Verdict::Unsafe(violation) => {
            let replayed = replay(&task, &violation.trace).expect("the trace should be a run");
            assert_eq!(replayed.violated(), Some(violation.claim), "{what}");
            assert!(!found.exhaustive || !found.violations.is_empty(), "{what}");
            Some(false)
        }
        Verdict::Unknown(
            Reason::NotCertified { what: why } | Reason::NotReplayed { what: why },
        ) => {
            panic!("{what}: {why}")
        }
        Verdict::Unknown(_) => None,
    }
}

#[test]
fn random_programs_agree_with_the_explorer() {
    let shapes = [
        Shape::default(),
        Shape { statements: 16, procedures: 0, arrays: false, ..Shape::default() },
        Shape { statements: 6, globals: 2, depth: 2, recursion: false, ..Shape::default() },
    ];
    let (mut safe, mut faulty) = (0, 0);
    for seed in 0..180 {
        let shape = shapes[usize::try_from(seed).unwrap() % shapes.len()];
        let original = program(seed, shape);
        match agrees(&original, &|var| domain(&original, var), &format!("seed {seed}")) {
            Some(true) => safe += 1,
            Some(false) => faulty += 1,
            None => (),
        }
    }
    assert!(safe > 40 && faulty > 40, "{safe} safe, {faulty} unsafe of 180");
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    fn variable(&mut self) -> char {
        match self.below(3) {
            0 => 'a',
            1 => 'b',
            _ => 'c',
        }
    }

    fn number(&mut self) -> String {
        format!("#x{:x}", self.below(7))
    }

    fn condition(&mut self) -> String {
        let (var, number) = (self.variable(), self.number());
        match self.below(4) {
            0 => format!("(bvult {var} {number})"),
            1 => format!("(not (= {var} {number}))"),
            _ => format!("(= {var} {number})"),
        }
    }

    fn value(&mut self) -> String {
        let (var, number) = (self.variable(), self.number());
        match self.below(6) {
            0 => format!("(bvurem (bvadd in {var}) {number})"),
            1 => format!("(bvadd {var} {number})"),
            2 => "in".to_owned(),
            3 => format!("(ite (bvult in {number}) {var} {number})"),
            _ => number,
        }
    }
}

/// A random program of rules: the first whose condition holds is applied.
fn rules(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut text = String::from(
        "global a : (_ BitVec 4)\nglobal b : (_ BitVec 4)\nglobal c : (_ BitVec 4)\n\
        global in : (_ BitVec 4)\nproc main() {\n  start -> loop : a := #x0, b := #x1, c := #x2\n\
        \x20 loop -> r : havoc in\n  r -> r0 : assume (bvult in #x4)\n",
    );
    let count = 4 + random.below(8);
    for rule in 0..count {
        let (one, other) = (random.condition(), random.condition());
        let when = format!("(and {one} {other} (= in #x{}))", random.below(4));
        let next = rule + 1;
        let (left, right) = (random.value(), random.value());
        let _ = writeln!(text, "  r{rule} -> do{rule} : assume {when}");
        let _ = writeln!(text, "  r{rule} -> r{next} : assume (not {when})");
        let target = if random.below(2) == 0 { ('a', 'b') } else { ('b', 'c') };
        let _ =
            writeln!(text, "  do{rule} -> loop : {} := {left}, {} := {right}", target.0, target.1);
    }
    let (one, other) = (random.condition(), random.condition());
    let bad = format!("(and {one} {other})");
    let _ = writeln!(text, "  r{count} -> err : assume {bad}");
    let _ = writeln!(text, "  r{count} -> loop : assume (not {bad})\n  error err \"bad\"\n}}");
    text
}

#[test]
fn random_rules_agree_with_the_explorer() {
    let (mut safe, mut faulty) = (0, 0);
    for seed in 0..150 {
        let text = rules(seed);
        let original = parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let all = |var| Domain::of_sort(original.sort(var), 16);
        match agrees(&original, &all, &format!("rules {seed}\n{text}")) {
            Some(true) => safe += 1,
            Some(false) => faulty += 1,
            None => panic!("rules {seed} should be decided"),
        }
    }
    assert!(safe > 20 && faulty > 20, "{safe} safe, {faulty} unsafe of 150");
}

/// A list of at most two nodes that hold 7; nodes are taken off and forgotten, and others put on, forever.
const NODES: &str = "global next : (_ BitVec 47)
global list : (_ BitVec 47)
global node : (_ BitVec 47)
global grow : Bool
global after : (Array (_ BitVec 47) (_ BitVec 47))
global data : (Array (_ BitVec 47) (_ BitVec 8))
proc main() {
  start -> loop : next := (_ bv1 47), list := (_ bv0 47)
  loop -> choice : havoc grow
  choice -> new : assume (and grow (or (= list (_ bv0 47)) (= (select after list) (_ bv0 47))))
  new -> put : next := (bvadd next (_ bv1 47)), node := next
  put -> linked : data := (store data node WRITTEN)
  linked -> loop : after := (store after node list), list := node
  choice -> take : assume (and (not grow) (not (= list (_ bv0 47))))
  take -> bad : assume (not (= (select data list) #x07))
  take -> loop : list := (select after list)
  error bad \"a node does not hold 7\"
}";

#[test]
fn nodes_that_are_allocated_for_ever_are_matched_up_to_names() {
    let states = check(&NODES.replace("WRITTEN", "#x07"), true);
    assert!(states < 8, "{states} states");
    // The third node has another value.
    let third = "(ite (= (select data (_ bv1 47)) (select data (_ bv2 47))) #x08 #x07)";
    check(&NODES.replace("WRITTEN", third), false);
    check(&NODES.replace("WRITTEN", "(ite (= node (_ bv4 47)) #x08 #x07)"), false);
}

#[test]
fn a_name_that_may_be_any_one_is_not_matched() {
    // What is read of a node that was never written may be the list itself.
    let text = NODES.replace("WRITTEN", "#x07").replace(
        "linked -> loop : after := (store after node list), list := node",
        "linked -> loop : list := node",
    );
    let mut task = parse(&text).expect("the text should be a program");
    let (verdict, ..) = run(&mut task, 5);
    assert!(!matches!(verdict, Verdict::Safe(_)), "nodes that nobody wrote may hold anything");
}
