//! Invariants that are guessed and checked: each kind of source proves a program, and never its twin.

mod support;

use support::{choose, hold_in, program, runs, with_system};
use symra_analysis::infer::{Inference, InferenceConfig};
use symra_analysis::{Annotation, Grounds, Lemmas};
use symra_ir::Task;
use symra_smt_z3::Z3;
use symra_verdict::Budget;

/// What proves a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// Candidates and equations.
    Guesses,
    /// Formulas about all elements of arrays, or all objects.
    Arrays,
}

struct Case {
    name: &'static str,
    by: By,
    text: &'static str,
}

const CASES: &[Case] = &[
    Case {
        name: "a counter in its range",
        by: By::Guesses,
        text: "global i : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> positive : assume (bvsge n #x00000000)
              positive -> head : i := #x00000000
              head -> body : assume (bvslt i n)
              body -> bad : assume (not (bvsle #x00000000 [[i||(bvsub i #x00000001)]]))
              body -> head : i := (bvadd i #x00000001)
              head -> after : assume (not (bvslt i n))
              after -> bad : assume (not (= i n))
              error bad \"out of range\"
            }",
    },
    Case {
        name: "memory that a loop leaves as it is",
        by: By::Guesses,
        text: "global m : (Array (_ BitVec 8) (_ BitVec 32))
            global i : (_ BitVec 32)
            proc main() {
              start -> head : m := (store (store m #x01 i) #x02 [[i||#x00000000]])
              head -> head : i := (bvadd i #x00000001)
              head -> walk : skip
              walk -> one : m := (store m #x01 (bvadd (select m #x01) #x00000001))
              one -> walk : m := (store m #x02 (bvadd (select m #x02) #x00000001))
              walk -> bad : assume (not (= (select m #x01) (select m #x02)))
              error bad \"not equal\"
            }",
    },
    Case {
        name: "bounds by entry values",
        by: By::Guesses,
        text: "global lo : (_ BitVec 32)
            global hi : (_ BitVec 32)
            global n : (_ BitVec 32)
            global up : Bool
            proc main() {
              start -> positive : assume (bvsge n #x00000000)
              positive -> head : lo := #x00000000, hi := n
              head -> body : assume (bvslt lo hi)
              body -> chosen : havoc up
              chosen -> rise : assume up
              rise -> head : lo := (bvadd lo #x00000001)
              chosen -> fall : assume (not up)
              fall -> head : hi := (bvsub hi #x00000001)
              head -> after : assume (not (bvslt lo hi))
              after -> bad : assume (not ([[bvsle||bvslt]] lo n))
              error bad \"above\"
            }",
    },
    Case {
        name: "the sum of two",
        by: By::Guesses,
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000, y := n
              head -> body : assume (not (= y #x00000000))
              body -> head : x := (bvadd x #x00000001), y := (bvsub y #x00000001)
              head -> after : assume (= y #x00000000)
              after -> bad : assume (not (= x [[n||(bvadd n #x00000001)]]))
              error bad \"lost\"
            }",
    },
    Case {
        name: "even numbers",
        by: By::Guesses,
        text: "global x : (_ BitVec 32)
            global in : Bool
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> more : assume in
              more -> head : x := (bvadd x [[#x00000002||#x00000001]])
              read -> after : assume (not in)
              after -> bad : assume (= ((_ extract 0 0) x) #b1)
              error bad \"odd\"
            }",
    },
    Case {
        name: "nested loops count their product",
        by: By::Guesses,
        text: "global i : (_ BitVec 32)
            global j : (_ BitVec 32)
            global k : (_ BitVec 32)
            proc main() {
              start -> outer : i := #x00000000, k := #x00000000
              outer -> enter : assume (bvult i #x00000064)
              enter -> inner : j := #x00000000
              inner -> body : assume (bvult j #x0000000a)
              body -> inner : j := (bvadd j #x00000001), k := (bvadd k #x00000001)
              inner -> next : assume (not (bvult j #x0000000a))
              next -> outer : i := (bvadd i #x00000001)
              outer -> after : assume (not (bvult i #x00000064))
              after -> bad : assume (not (= k (bvmul i [[#x0000000a||#x0000000b]])))
              error bad \"another number\"
            }",
    },
    Case {
        name: "a number that only grows",
        by: By::Guesses,
        text: "global x : Int
            global y : Int
            proc main() {
              start -> head : x := 0, y := 0
              head -> head : x := (+ x 1), y := (+ y x)
              head -> bad : assume (< [[y||(- y 1)]] 0)
              error bad \"negative\"
            }",
    },
    Case {
        name: "an array that is filled",
        by: By::Arrays,
        text: "global a : (Array (_ BitVec 32) (_ BitVec 32))
            global i : (_ BitVec 32)
            global n : (_ BitVec 32)
            global k : (_ BitVec 32)
            proc main() {
              start -> fill : i := #x00000000
              fill -> put : assume (bvult i n)
              put -> fill : a := (store a i [[#x00000007||i]]), i := (bvadd i #x00000001)
              fill -> again : assume (not (bvult i n))
              again -> read : k := #x00000000
              read -> look : assume (bvult k n)
              look -> bad : assume (not (= (select a k) #x00000007))
              look -> read : k := (bvadd k #x00000001)
              error bad \"not filled\"
            }",
    },
    Case {
        name: "an array that is copied",
        by: By::Arrays,
        text: "global a : (Array (_ BitVec 32) (_ BitVec 32))
            global b : (Array (_ BitVec 32) (_ BitVec 32))
            global i : (_ BitVec 32)
            global n : (_ BitVec 32)
            global k : (_ BitVec 32)
            proc main() {
              start -> copy : i := #x00000000
              copy -> put : assume (bvult i n)
              put -> copy : b := (store b i (select a [[i||#x00000000]])), i := (bvadd i #x00000001)
              copy -> any : assume (not (bvult i n))
              any -> chosen : havoc k
              chosen -> small : assume (bvult k n)
              small -> bad : assume (not (= (select a k) (select b k)))
              error bad \"not copied\"
            }",
    },
    Case {
        name: "elements above a bound",
        by: By::Arrays,
        text: "global a : (Array (_ BitVec 32) (_ BitVec 32))
            global i : (_ BitVec 32)
            global in : (_ BitVec 32)
            global k : (_ BitVec 32)
            proc main() {
              start -> fill : i := #x00000000
              fill -> more : assume (bvult i #x00000064)
              more -> read : havoc in
              read -> good : assume (bvult in #x0000000a)
              good -> fill : a := (store a i in), i := (bvadd i #x00000001)
              fill -> any : assume (not (bvult i #x00000064))
              any -> look : k := #x00000000
              look -> small : assume (bvult k #x00000064)
              small -> bad : assume (not (bvult (select a k) [[#x0000000a||#x00000009]]))
              small -> look : k := (bvadd k #x00000001)
              error bad \"too large\"
            }",
    },
];

/// What inference makes of a program: whether it proves it, and all that it says.
fn inferred(
    task: &mut Task,
    config: InferenceConfig,
    lemmas: &Lemmas,
) -> (bool, Annotation, Annotation) {
    with_system(task, |pool, _, mut system| {
        let budget = Budget::default();
        let ground = (&Z3 as &dyn symra_smt::Backend, &budget, lemmas);
        let mut inference =
            Inference::new(pool, &system, config, ground).expect("the solver should start");
        let proof = inference.run(pool, &mut system).expect("the solver should not fail");
        (proof.is_some(), inference.known.clone(), inference.inductive.clone())
    })
}

#[test]
fn each_source_proves_its_programs() {
    for case in CASES {
        let mut task = program(&choose(case.text, 0));
        let (proved, ..) = inferred(&mut task, InferenceConfig::default(), &Lemmas::new());
        assert!(proved, "{}", case.name);
        let without = InferenceConfig { arrays: false, ..InferenceConfig::default() };
        let (proved, ..) = inferred(&mut task, without, &Lemmas::new());
        assert_eq!(proved, case.by == By::Guesses, "{}", case.name);
    }
}

#[test]
fn twins_are_not_proved() {
    for case in CASES {
        let mut task = program(&choose(case.text, 1));
        let (proved, ..) = inferred(&mut task, InferenceConfig::default(), &Lemmas::new());
        assert!(!proved, "{}", case.name);
    }
}

/// All that is said to hold, inductive or not, holds in the states of random runs: of both programs.
#[test]
fn what_is_known_holds_on_runs() {
    for case in CASES {
        for which in [0, 1] {
            let mut task = program(&choose(case.text, which));
            let met = runs(&task, 0..60, 400);
            let (_, known, inductive) =
                inferred(&mut task, InferenceConfig::default(), &Lemmas::new());
            for mut facts in [known, inductive] {
                // Those about all elements have a symbol that is no variable.
                for formulas in facts.values_mut() {
                    formulas.retain(|formula| {
                        symra_analysis::infer::arrays::elements_in(&task.pool, *formula).is_empty()
                    });
                }
                hold_in(&task.pool, &facts, &met, case.name);
            }
        }
    }
}

/// What one run has found another finds in the store, and needs not find again.
#[test]
fn lemmas_of_the_store_are_used() {
    let case = &CASES[2];
    let mut task = program(&choose(case.text, 0));
    let lemmas = Lemmas::new();
    let config = InferenceConfig::default();
    assert!(inferred(&mut task, config, &lemmas).0);
    assert!(!lemmas.is_empty());
    let proved = with_system(&mut task, |pool, _, system| {
        let budget = Budget::default();
        let ground = (&Z3 as &dyn symra_smt::Backend, &budget, &lemmas);
        let mut inference =
            Inference::new(pool, &system, config, ground).expect("the solver should start");
        // Nothing is guessed: the lemmas are enough.
        let known = symra_analysis::horn::solution(&inference.inductive);
        inference.horn.excludes_claims(pool, &known).expect("the solver should not fail")
    });
    assert!(proved);
    // What rests on an analysis alone is known, but no part of a proof.
    let others = Lemmas::new();
    with_system(&mut task, |pool, cfa, system| {
        let wrong = pool.false_();
        let head = cfa.forest.heads().next().expect("there should be a loop");
        others.add(pool, &Annotation::from([(head, vec![wrong])]), Grounds::Analysis);
        let budget = Budget::default();
        let ground = (&Z3 as &dyn symra_smt::Backend, &budget, &others);
        let inference =
            Inference::new(pool, &system, config, ground).expect("the solver should start");
        assert!(inference.inductive.values().all(Vec::is_empty));
        assert_eq!(inference.known[&head], [wrong]);
    });
}

/// Random programs: whatever is said to hold does, and what is proved has no run that violates a claim.
#[test]
fn invariants_of_random_programs_hold_on_their_runs() {
    use symra_ir::testing::{self, Shape};
    let (mut proofs, mut facts) = (0, 0);
    for seed in 0..60 {
        let shape = Shape { procedures: 0, arrays: false, ..Shape::default() };
        let mut task = testing::program(seed, shape);
        let met = runs(&task, 0..40, 300);
        let (proved, known, inductive) =
            inferred(&mut task, InferenceConfig::default(), &Lemmas::new());
        hold_in(&task.pool, &known, &met, &format!("program {seed}"));
        hold_in(&task.pool, &inductive, &met, &format!("program {seed}"));
        assert!(!(proved && met.violated), "program {seed} has a violation");
        proofs += usize::from(proved);
        facts += inductive.values().map(Vec::len).sum::<usize>();
    }
    assert!(proofs > 3 && facts > 20, "there should be something to compare: {proofs}, {facts}");
}
