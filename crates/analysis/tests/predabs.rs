//! Predicate abstraction: what is forgotten, what is kept, and the abstract states that are reached.

mod support;

use rustc_hash::FxHashSet;
use support::{choose, formula, implies, place, program, satisfiable, with_system};
use symra_analysis::Annotation;
use symra_analysis::encode::{Feasibility, Memory, feasible};
use symra_analysis::horn::{HornSystem, solution};
use symra_analysis::predabs::{Explored, Explorer, differs, eq, forget};
use symra_ir::replay;
use symra_smt::{Backend as _, Limits};
use symra_smt_z3::Z3;
use symra_verdict::Budget;

/// A program in two versions, with predicates at `head` that prove the first one.
struct Case {
    name: &'static str,
    text: &'static str,
    predicates: &'static [&'static str],
    /// With these alone there is a counterexample that is none.
    too_few: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        name: "an order that lasts",
        text: "global x : Int
            global y : Int
            proc main() {
              start -> head : x := 0, y := 1
              head -> head : x := (+ x 1), y := (+ y 1)
              head -> bad : assume (not [[(< x y)||(< x 2)]])
              error bad \"x has caught up\"
            }",
        predicates: &["(< x y)"],
        too_few: &["(>= x 0)"],
    },
    Case {
        name: "a lock",
        text: "global locked : Bool
            global old : Int
            global new : Int
            global more : Bool
            proc main() {
              start -> head : locked := false, old := 0, new := 1
              head -> again : assume (not (= old new))
              again -> taken : assume (not locked)
              again -> bad : assume locked
              taken -> copied : locked := true, old := new
              copied -> chosen : havoc more
              chosen -> freed : assume more
              freed -> head : locked := [[false||true]], new := (+ new 1)
              chosen -> head : assume (not more)
              head -> exit : assume (= old new)
              error bad \"locked twice\"
            }",
        predicates: &["locked", "(= old new)"],
        too_few: &["(= old new)"],
    },
    Case {
        name: "turns",
        text: "global turn : (_ BitVec 2)
            proc main() {
              start -> head : turn := #b00
              head -> a : assume (= turn #b00)
              a -> head : turn := #b01
              head -> b : assume (= turn #b01)
              b -> head : turn := [[#b00||#b10]]
              head -> bad : assume (= turn #b10)
              error bad \"a third one\"
            }",
        predicates: &["(= turn #b00)", "(= turn #b01)"],
        too_few: &["(= turn #b00)"],
    },
    Case {
        name: "a bound and a step",
        text: "global i : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> small : assume (bvule n #x00000010)
              small -> head : i := #x00000000
              head -> body : assume (bvult i n)
              body -> bad : assume (bvugt i [[#x00000010||#x00000003]])
              body -> head : i := (bvadd i #x00000001)
              head -> exit : assume (not (bvult i n))
              error bad \"out of bounds\"
            }",
        predicates: &["(bvule i n)", "(bvule n #x00000010)"],
        too_few: &["(bvule i n)"],
    },
];

fn explored(case: &Case, which: usize, predicates: &[&str]) -> &'static str {
    let mut task = program(&choose(case.text, which));
    let mut run = None;
    let found = with_system(&mut task, |pool, cfa, mut system| {
        let head = place(cfa, "head");
        let all = predicates.iter().map(|text| formula(pool, text)).collect();
        let predicates = Annotation::from([(head, all)]);
        let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
            .expect("the solver should start");
        let ignored = FxHashSet::default();
        let mut explorer = Explorer { system: &mut system, horn: &mut horn, ignored: &ignored };
        let found = explorer
            .explore(pool, &predicates, &Annotation::new(), &Budget::default())
            .expect("the solver should not fail");
        match found {
            Explored::Proof(formulas) => {
                let formulas = solution(&formulas);
                let kept = horn.inductive(pool, &formulas, &Budget::default());
                let kept = kept.expect("the solver should not fail");
                assert_eq!(kept.as_ref(), Some(&formulas), "{}: inductive", case.name);
                assert!(
                    horn.excludes_claims(pool, &formulas).expect("no failure"),
                    "{}",
                    case.name
                );
                "proof"
            }
            Explored::Counterexample(way) => {
                let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
                match feasible(pool, &mut system.encoder, &way, &mut *solver)
                    .expect("the solver should not fail")
                {
                    Feasibility::Yes(trace, _) => {
                        run = Some(trace);
                        "run"
                    }
                    Feasibility::No => "spurious",
                    Feasibility::Undecided(why) => panic!("{why}"),
                }
            }
            Explored::GaveUp => "gave up",
        }
    });
    if let Some(trace) = run {
        let replayed = replay(&task, &trace).expect("the trace should be a run");
        assert!(replayed.violated().is_some(), "{}", case.name);
    }
    found
}

#[test]
fn the_right_predicates_prove_and_too_few_do_not() {
    for case in CASES {
        assert_eq!(explored(case, 0, case.predicates), "proof", "{}", case.name);
        assert_eq!(explored(case, 0, case.too_few), "spurious", "{}", case.name);
        assert_eq!(explored(case, 0, &[]), "spurious", "{}", case.name);
    }
}

/// The twin is never proved; in the end the counterexample is a run, or one that a better abstraction excludes.
#[test]
fn the_twin_is_never_proved() {
    for case in CASES {
        for predicates in [case.predicates, case.too_few, &[]] {
            let found = explored(case, 1, predicates);
            assert!(["run", "spurious"].contains(&found), "{}: {found}", case.name);
        }
    }
    assert_eq!(explored(&CASES[2], 1, CASES[2].predicates), "run");
}

/// A loop that changes one of two variables.
const PAIR: &str = "global x : Int
global y : Int
proc main() {
  start -> head : x := 0, y := 7
  head -> head : x := (+ x 1)
  head -> bad : assume (not (= y 7))
  error bad \"changed\"
}";

#[test]
fn what_a_loop_does_not_change_is_not_forgotten() {
    let mut task = program(PAIR);
    with_system(&mut task, |pool, cfa, mut system| {
        let head = place(cfa, "head");
        let [x, y] = ["x", "y"].map(|name| formula(pool, name));
        let [three, seven] = [3, 7].map(|number| pool.int(number));
        let vars: Vec<_> = cfa.variables().collect();
        let before = Memory::from(vec![(vars[0], three), (vars[1], seven)]);
        let after = forget(pool, &system.encoder, head, &before, 1);
        let [x, y] = [x, y].map(|term| system.encoder.value(pool, &after, term));
        assert_eq!(y, seven);
        assert_ne!(x, three);
        // It can be anything now.
        for number in [-1, 3, 100] {
            let number = pool.int(number);
            let is = pool.eq(x, number);
            assert!(satisfiable(pool, &[is]));
        }
    });
}

#[test]
fn states_are_equal_by_predicates_or_differ_in_one() {
    let mut task = program(PAIR);
    with_system(&mut task, |pool, cfa, mut system| {
        let vars: Vec<_> = cfa.variables().collect();
        let predicates = ["(< x 5)", "(= y 7)"].map(|text| formula(pool, text));
        let [a, b] = ["a", "b"].map(|name| pool.var(name, &symra_terms::Sort::Int));
        let seven = pool.int(7);
        let one = Memory::from(vec![(vars[0], a), (vars[1], seven)]);
        let other = Memory::from(vec![(vars[0], b), (vars[1], seven)]);
        let same = eq(pool, &mut system.encoder, &predicates, &one, &other);
        let different = differs(pool, &mut system.encoder, &predicates, &one, &other);
        let small = formula(pool, "(and (< a 5) (not (< b 5)))");
        assert!(!satisfiable(pool, &[&same[..], &[small]].concat()), "one is small");
        let both = formula(pool, "(and (< a 5) (< b 5))");
        assert!(satisfiable(pool, &[&same[..], &[both]].concat()), "both are small");
        // Each is the negation of the other.
        let all = pool.and(&same);
        let not = pool.not(all);
        assert!(implies(pool, &[different], not));
        assert!(implies(pool, &[not], different));
    });
}
