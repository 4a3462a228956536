//! Rules of cut-point systems: which candidates are inductive, which equations hold, and what a proof needs.

mod support;

use std::collections::BTreeMap;

use support::{formula, hold_in, implies, observed, place, program, runs, texts, with_system};
use symra_analysis::horn::{HornSystem, Relation, Solution, annotation, equations_at_heads};
use symra_ir::Task;
use symra_smt::Limits;
use symra_smt_z3::Z3;
use symra_verdict::Budget;

/// Candidates at the location `head`: those that are kept, and those that are dropped.
struct Case {
    name: &'static str,
    text: &'static str,
    kept: &'static [&'static str],
    dropped: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        name: "one needs the other",
        text: "global x : Int
            global y : Int
            proc main() {
              start -> head : x := 0, y := 1
              head -> head : x := (+ x y), y := (+ y 1)
            }",
        kept: &["(>= x 0)", "(>= y 0)", "(>= y 1)"],
        dropped: &["(<= x 10)", "(= y 1)", "(>= x 1)"],
    },
    Case {
        name: "true, but not inductive",
        text: "global x : Int
            proc main() {
              start -> head : x := 0
              head -> head : x := (+ x 2)
            }",
        kept: &["(>= x 0)"],
        // Every second number: no candidate says so.
        dropped: &["(not (= x 5))"],
    },
    Case {
        name: "the same with what it lacks",
        text: "global x : Int
            proc main() {
              start -> head : x := 0
              head -> head : x := (+ x 2)
            }",
        kept: &["(not (= x 5))", "(= (mod x 2) 0)"],
        dropped: &["(not (= x 6))"],
    },
    Case {
        name: "a loop that is never entered",
        text: "global x : Int
            proc main() {
              start -> a : x := 0
              a -> head : assume (> x 3)
              head -> head : x := (- x 1)
            }",
        kept: &["(= x 17)", "(> x 3)", "(< x 0)"],
        dropped: &[],
    },
    Case {
        name: "a head where runs begin",
        text: "global x : Int
            global y : Int
            proc main() {
              head -> head : y := x
            }",
        kept: &["(= x x)"],
        dropped: &["(= x 0)", "(= y x)"],
    },
    Case {
        name: "a wrap-around",
        text: "global x : (_ BitVec 8)
            proc main() {
              start -> head : x := #x00
              head -> body : assume (bvult x #xff)
              body -> head : x := (bvadd x #x01)
            }",
        kept: &["(bvule x #xff)"],
        dropped: &["(bvult x #xff)", "(bvsge x #x00)", "(not (= x #x80))"],
    },
    Case {
        name: "an order of two counters",
        text: "global i : (_ BitVec 32)
            global j : (_ BitVec 32)
            proc main() {
              start -> head : i := #x00000000, j := #x00000064
              head -> body : assume (bvslt i j)
              body -> head : i := (bvadd i #x00000001), j := (bvsub j #x00000001)
            }",
        kept: &["(bvsle i #x00000064)", "(bvsle #x00000000 i)", "(bvsle j #x00000064)"],
        dropped: &["(bvslt i j)", "(= i j)"],
    },
    Case {
        name: "a flag that remembers",
        text: "global seen : Bool
            global x : Int
            proc main() {
              start -> head : seen := false, x := 0
              head -> zero : assume (= x 0)
              zero -> head : x := 1, seen := true
              head -> other : assume (not (= x 0))
              other -> head : x := (+ x 1)
            }",
        kept: &["(or seen (= x 0))", "(or (not seen) (> x 0))", "(>= x 0)"],
        dropped: &["seen", "(not seen)", "(= x 0)"],
    },
];

/// What is kept of candidates at `head`, as texts.
fn kept(task: &mut Task, candidates: &[&str]) -> Vec<String> {
    with_system(task, |pool, cfa, system| {
        let head = Relation::Head(place(cfa, "head"));
        let all: Vec<_> = candidates.iter().map(|text| formula(pool, text)).collect();
        let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
            .expect("the solver should start");
        let guesses = Solution::from([(head, all)]);
        let kept = horn
            .inductive(pool, &guesses, &Budget::default())
            .expect("the solver should not fail")
            .expect("there should be time");
        texts(pool, &kept[&head])
    })
}

#[test]
fn exactly_the_largest_inductive_set_is_kept() {
    for case in CASES {
        let mut task = program(case.text);
        let candidates: Vec<&str> = case.dropped.iter().chain(case.kept).copied().collect();
        let mut found = kept(&mut task, &candidates);
        let mut wanted: Vec<String> = case
            .kept
            .iter()
            .map(|text| task.pool.display(formula(&mut task.pool.clone(), text)).to_string())
            .collect();
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{}", case.name);
    }
}

/// The order of the candidates is no matter.
#[test]
fn the_order_of_candidates_does_not_matter() {
    for case in CASES {
        let candidates: Vec<&str> = case.kept.iter().chain(case.dropped).copied().collect();
        let mut one = kept(&mut program(case.text), &candidates);
        let backwards: Vec<&str> = candidates.into_iter().rev().collect();
        let mut other = kept(&mut program(case.text), &backwards);
        one.sort();
        other.sort();
        assert_eq!(one, other, "{}", case.name);
    }
}

/// What is kept holds in the states of runs; what is dropped without need would be no fault, but here there is none.
#[test]
fn what_is_kept_holds_on_runs() {
    for case in CASES {
        let mut task = program(case.text);
        let met = runs(&task, 0..40, 300);
        let facts = with_system(&mut task, |pool, cfa, _| {
            let all = case.kept.iter().map(|text| formula(pool, text)).collect();
            BTreeMap::from([(place(cfa, "head"), all)])
        });
        hold_in(&task.pool, &facts, &met, case.name);
    }
}

/// Linear equations at `head`: those that follow from what is found, and those that do not.
const EQUATIONS: &[Case] = &[
    Case {
        name: "one is twice the other",
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000, y := #x00000000
              head -> head : x := (bvadd x #x00000001), y := (bvadd y #x00000002)
            }",
        kept: &["(= y (bvmul #x00000002 x))"],
        dropped: &["(= y x)"],
    },
    Case {
        name: "a sum that stays",
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> head : x := n, y := #x00000000
              head -> body : assume (not (= x #x00000000))
              body -> head : x := (bvsub x #x00000001), y := (bvadd y #x00000001)
            }",
        kept: &["(= (bvadd x y) n)"],
        dropped: &["(= x n)"],
    },
    Case {
        name: "three counters on two branches",
        text: "global a : (_ BitVec 16)
            global b : (_ BitVec 16)
            global n : (_ BitVec 16)
            proc main() {
              start -> head : a := #x0000, b := #x0000, n := #x0000
              head -> one : a := (bvadd a #x0001)
              head -> two : b := (bvadd b #x0001)
              one -> head : n := (bvadd n #x0001)
              two -> head : n := (bvadd n #x0001)
            }",
        kept: &["(= n (bvadd a b))"],
        dropped: &["(= a b)", "(= n a)"],
    },
    Case {
        name: "an equation up to even numbers",
        text: "global x : (_ BitVec 8)
            proc main() {
              start -> head : x := #x01
              head -> head : x := (bvadd x #x04)
            }",
        kept: &["(= ((_ extract 1 0) x) #b01)"],
        dropped: &["(= x #x01)", "(= ((_ extract 2 2) x) #b0)"],
    },
    Case {
        name: "two of one kind and one of another",
        text: "global x : (_ BitVec 8)
            global y : (_ BitVec 8)
            global z : (_ BitVec 16)
            proc main() {
              start -> head : x := #x03, y := #x04, z := #x0000
              head -> head : x := (bvadd x #x01), y := (bvadd y #x01), z := (bvadd z #x0002)
            }",
        kept: &["(= y (bvadd x #x01))"],
        dropped: &["(= x #x03)", "(= z #x0000)"],
    },
];

#[test]
fn equations_that_hold_are_found_and_others_are_not() {
    for case in EQUATIONS {
        let mut task = observed(case.text);
        let met = runs(&task, 0..30, 200);
        let facts = with_system(&mut task, |pool, cfa, mut system| {
            let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
                .expect("the solver should start");
            let none = BTreeMap::new();
            let all = equations_at_heads(pool, &mut system.encoder, &BTreeMap::new(), &none);
            let found = horn.affine(pool, all, &Budget::default());
            let found = found.expect("the solver should not fail").expect("there should be time");
            let facts = annotation(&found);
            let head = &facts[&place(cfa, "head")];
            for text in case.kept {
                let wanted = formula(pool, text);
                let said = texts(pool, head);
                assert!(implies(pool, head, wanted), "{}: {text} from {said:?}", case.name);
            }
            for text in case.dropped {
                let wanted = formula(pool, text);
                assert!(!implies(pool, head, wanted), "{}: {text} is not true", case.name);
            }
            facts
        });
        hold_in(&task.pool, &facts, &met, case.name);
    }
}

/// States that runs have met only make the search shorter: the equations are the same.
#[test]
fn states_of_runs_do_not_change_the_equations() {
    for case in EQUATIONS {
        let mut task = observed(case.text);
        let met = runs(&task, 0..10, 60);
        let [without, with] = [BTreeMap::new(), met.states].map(|states| {
            with_system(&mut task, |pool, _, mut system| {
                let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
                    .expect("the solver should start");
                let all = equations_at_heads(pool, &mut system.encoder, &states, &BTreeMap::new());
                let found = horn.affine(pool, all, &Budget::default());
                let found =
                    found.expect("the solver should not fail").expect("there should be time");
                (annotation(&found), horn.queries)
            })
        });
        for (head, facts) in &without.0 {
            for fact in facts {
                let pool = &mut task.pool;
                assert!(implies(pool, &with.0[head], *fact), "{}", case.name);
            }
        }
        assert!(with.1 <= without.1, "{}: states should spare queries", case.name);
    }
}

/// A claim that needs two of four inductive formulas.
const NEEDS_TWO: &str = "global x : Int
global y : Int
global z : Int
proc main() {
  start -> head : x := 0, y := 0, z := 5
  head -> head : x := (+ x 1), y := (+ y 1)
  head -> bad : assume (and (= z 5) [[(not (= x y))||(= x y)]])
  error bad \"they differ\"
}";

#[test]
fn a_proof_is_left_with_what_it_needs() {
    for (which, [proves, minimized]) in [[true, true], [false, false]].into_iter().enumerate() {
        let mut task = program(&support::choose(NEEDS_TWO, which));
        with_system(&mut task, |pool, cfa, system| {
            let head = Relation::Head(place(cfa, "head"));
            let all: Vec<_> = ["(>= x 0)", "(= x y)", "(= z 5)", "(>= y 0)"]
                .iter()
                .map(|text| formula(pool, text))
                .collect();
            let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
                .expect("the solver should start");
            let solution = Solution::from([(head, all.clone())]);
            let excludes = horn.excludes_claims(pool, &solution);
            assert_eq!(excludes.expect("the solver should not fail"), proves);
            let less = horn
                .minimize(pool, &solution, &Budget::default())
                .expect("the solver should not fail");
            assert_eq!(less.is_some(), minimized);
            if let Some(less) = less {
                assert_eq!(less[&head], [all[1]], "only one of them is needed");
            }
        });
    }
}

/// What a formula of the proof is preserved by belongs to the proof, and what that is preserved by, too.
#[test]
fn a_proof_keeps_what_its_formulas_rest_on() {
    let mut task = program(
        "global x : Int
        global y : Int
        global z : Int
        global w : Int
        proc main() {
          start -> head : x := 0, y := 0, z := 1, w := 3
          head -> head : x := (+ x y), y := (+ y z), w := (+ w 1)
          head -> bad : assume (and (< x 0) (> w 0))
          error bad \"below\"
        }",
    );
    with_system(&mut task, |pool, cfa, system| {
        let head = Relation::Head(place(cfa, "head"));
        let all: Vec<_> = ["(>= w 3)", "(>= x 0)", "(>= y 0)", "(>= z 1)", "(<= z 1)"]
            .iter()
            .map(|text| formula(pool, text))
            .collect();
        let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
            .expect("the solver should start");
        let less = horn
            .minimize(pool, &Solution::from([(head, all.clone())]), &Budget::default())
            .expect("the solver should not fail")
            .expect("it should be a proof");
        let mut less = less[&head].clone();
        less.sort_unstable();
        let mut wanted = vec![all[1], all[2], all[3]];
        wanted.sort_unstable();
        assert_eq!(less, wanted, "{:?}", texts(pool, &less));
        // It does not hold together without one of them.
        for left_out in &wanted {
            let rest = wanted.iter().copied().filter(|one| one != left_out).collect();
            let less = horn.minimize(pool, &Solution::from([(head, rest)]), &Budget::default());
            assert_eq!(less.expect("the solver should not fail"), None);
        }
    });
}

/// Where the time is up, nothing is said.
#[test]
fn without_time_nothing_is_kept() {
    let mut task = program(CASES[0].text);
    with_system(&mut task, |pool, cfa, system| {
        let head = Relation::Head(place(cfa, "head"));
        let right = formula(pool, "(>= y 0)");
        let budget = Budget::default();
        budget.cancel.cancel();
        let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
            .expect("the solver should start");
        let guesses = Solution::from([(head, vec![right])]);
        assert_eq!(horn.inductive(pool, &guesses, &budget).expect("no failure"), None);
    });
}

/// What is conserved is conserved whatever the variables were before, and in all branches.
#[test]
fn sums_that_a_round_changes_are_not_conserved() {
    for (rounds, expected) in [
        ("head -> head : x := (bvadd x #x03), y := (bvsub y #x01)", "x + 3 y"),
        (
            "head -> a : assume (bvult x y)
          a -> head : x := (bvadd x #x01), y := (bvsub y #x01)
          head -> b : assume (bvult y x)
          b -> head : x := (bvadd x #x05), y := (bvsub y #x05)",
            "x + y",
        ),
        (
            "head -> a : assume (bvult x y)
          a -> head : x := (bvadd x #x01), y := (bvsub y #x01)
          head -> b : assume (bvult y x)
          b -> head : x := (bvadd x #x05), y := (bvsub y #x04)",
            "",
        ),
        ("head -> head : x := (bvmul x #x02), y := (bvsub y #x01)", ""),
    ] {
        let text = format!(
            "global x : (_ BitVec 8)\nglobal y : (_ BitVec 8)\nproc main() {{\nstart -> head : assume true\n{rounds}\n}}"
        );
        let mut task = observed(&text);
        let found = with_system(&mut task, |pool, cfa, system| {
            let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
                .expect("the solver should start");
            let sums = horn.conserved(pool, &system.encoder, &Budget::default());
            let sums = sums.expect("the solver should not fail");
            let sums = sums.iter().filter(|(head, _)| *head == place(cfa, "head"));
            let text = |(term, factor): &(symra_terms::Term, u64)| match factor {
                1 => pool.display(*term).to_string(),
                _ => format!("{factor} {}", pool.display(*term)),
            };
            sums.map(|(_, sum)| sum.iter().map(text).collect::<Vec<_>>().join(" + "))
                .collect::<Vec<_>>()
        });
        let expected: Vec<&str> = if expected.is_empty() { vec![] } else { vec![expected] };
        assert_eq!(found, expected, "{rounds}");
    }
}

/// The bounds of a change are the best ones where few queries find them.
#[test]
fn a_round_adds_no_more_than_its_rate() {
    let mut task = observed(
        "global i : (_ BitVec 32)
        global s : (_ BitVec 32)
        global t : (_ BitVec 32)
        global v : (_ BitVec 32)
        proc main() {
          start -> head : i := #x00000000, s := #x00000000, t := #x00000000
          head -> a : havoc v
          a -> b : assume (and (bvsle #xfffffffd v) (bvsle v #x00000064))
          b -> head : i := (bvadd i #x00000001), s := (bvadd s v), t := (bvadd t (bvmul v v v v v))
        }",
    );
    with_system(&mut task, |pool, cfa, system| {
        let mut horn = HornSystem::plain(pool, &system, &Z3, &Limits::default())
            .expect("the solver should start");
        let rates = horn.rates(pool, &system.encoder, &Budget::default());
        let rates = rates.expect("the solver should not fail");
        let (_, rates) = rates
            .iter()
            .find(|(head, _)| *head == place(cfa, "head"))
            .expect("the loop should have rates");
        let (i, s) = (formula(pool, "i"), formula(pool, "s"));
        assert_eq!(rates.counters, [(i, true)]);
        assert!(rates.changes.contains(&(s, -3, 100)), "{:?}", rates.changes);
    });
}
