//! Small programs in pairs, and the engines that decide both: the safe one by a proof that is re-checked, its twin with one fault by a run
//! that is replayed. `[[a||b]]` is `a` in the safe program and `b` in its twin.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{Evidence, conclude};
use symra_engines::{Budget, Context, Progress, Verdict};
use symra_ir::{Task, parse};
use symra_portfolio::{
    Effort, EngineName, PrepareConfig, Settings, has_calls, prepare, run_engine,
};
use symra_smt_z3::Z3;

use EngineName::{
    Ase, Bmc, Contracts, Houdini, Ic3ia, Kind, Matching, Minimax, Simulation, Symex, Symexia, Ur,
};

struct Twin {
    name: &'static str,
    /// Who proves the safe one.
    prove: &'static [EngineName],
    /// Who finds the fault.
    refute: &'static [EngineName],
    text: &'static str,
}

const TWINS: &[Twin] = &[
    Twin {
        name: "a path without loops",
        prove: &[Ase, Symex, Symexia, Matching, Houdini, Ic3ia, Contracts, Bmc, Kind, Minimax],
        refute: &[Ase, Symex, Symexia, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            proc main() {
              start -> a : assume (bvult x #x00000064)
              a -> b : y := (bvmul x x)
              b -> c : assume (bvugt y #x00000064)
              c -> bad : assume (bvult x [[#x0000000b||#x0000000c]])
              error bad \"small\"
            }",
    },
    Twin {
        name: "five rounds",
        prove: &[Ase, Ur, Symex, Symexia, Matching, Houdini, Ic3ia, Contracts, Bmc, Kind, Minimax],
        refute: &[Ase, Ur, Symex, Symexia, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global i : (_ BitVec 8)
            global s : (_ BitVec 8)
            proc main() {
              start -> head : i := #x00, s := #x00
              head -> body : assume (bvult i #x05)
              body -> head : s := (bvadd s i), i := (bvadd i #x01)
              head -> after : assume (not (bvult i #x05))
              after -> bad : assume (not (= s [[#x0a||#x0b]]))
              error bad \"another sum\"
            }",
    },
    Twin {
        name: "two that go up together",
        prove: &[Symexia, Houdini, Ic3ia, Contracts, Kind, Minimax],
        refute: &[Ase, Ur, Symex, Symexia, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000, y := #x00000000
              head -> head : x := (bvadd x #x00000001), y := (bvadd y #x00000001)
              head -> bad : assume (and (= x #x00000003) (= y [[#x00000004||#x00000003]]))
              error bad \"not together\"
            }",
    },
    Twin {
        name: "a bound that is an input",
        prove: &[Ase, Symexia, Houdini, Ic3ia, Contracts, Kind, Minimax],
        refute: &[Symex, Matching, Simulation, Bmc],
        text: "global i : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> head : i := #x00000000
              head -> body : assume (bvult i n)
              body -> head : i := (bvadd i #x00000001)
              head -> after : assume (not (bvult i n))
              after -> bad : assume (not (= i [[n||(bvand n #x0000000f)]]))
              error bad \"not n\"
            }",
    },
    Twin {
        name: "a lock that is taken and given back",
        prove: &[Ase, Symexia, Ic3ia, Contracts, Kind, Minimax],
        refute: &[Ase, Symex, Symexia, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global locked : Bool
            global old : (_ BitVec 32)
            global new : (_ BitVec 32)
            global more : Bool
            proc main() {
              start -> head : locked := false, old := #x00000000, new := #x00000001
              head -> again : assume (not (= old new))
              again -> taken : assume (not locked)
              again -> bad : assume locked
              taken -> copied : locked := true, old := new
              copied -> chosen : havoc more
              chosen -> freed : assume more
              freed -> head : locked := [[false||true]], new := (bvadd new #x00000001)
              chosen -> head : assume (not more)
              head -> exit : assume (= old new)
              error bad \"locked twice\"
            }",
    },
    Twin {
        name: "states in turn",
        prove: &[Ase, Ur, Symexia, Matching, Houdini, Ic3ia, Contracts, Bmc, Kind, Minimax],
        refute: &[Ase, Ur, Symex, Symexia, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global state : (_ BitVec 8)
            proc main() {
              start -> head : state := #x00
              head -> a : assume (= state #x00)
              a -> head : state := #x01
              head -> b : assume (= state #x01)
              b -> head : state := #x02
              head -> c : assume (= state #x02)
              c -> head : state := [[#x00||#x03]]
              head -> bad : assume (= state #x03)
              error bad \"a fourth one\"
            }",
    },
    Twin {
        name: "even numbers",
        prove: &[Ase, Symexia, Houdini, Ic3ia, Contracts, Kind, Minimax],
        refute: &[Ase, Symex, Symexia, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global x : (_ BitVec 32)
            global in : Bool
            proc main() {
              start -> head : x := #x00000000
              head -> read : havoc in
              read -> more : assume in
              more -> head : x := (bvadd x [[#x00000002||#x00000003]])
              read -> after : assume (not in)
              after -> bad : assume (= ((_ extract 0 0) x) #b1)
              error bad \"odd\"
            }",
    },
    Twin {
        name: "a sum that stays",
        prove: &[Houdini, Ic3ia, Contracts, Kind],
        refute: &[Ase, Symex, Matching, Ic3ia, Simulation, Bmc, Kind, Minimax],
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> head : x := #x00000000, y := n
              head -> body : assume (not (= y #x00000000))
              body -> head : x := (bvadd x #x00000001), y := (bvsub y #x00000001)
              head -> after : assume (= y #x00000000)
              after -> bad : assume (not (= x [[n||(bvmul n n)]]))
              error bad \"lost\"
            }",
    },
    Twin {
        name: "nested loops",
        prove: &[Houdini],
        refute: &[],
        text: "global i : (_ BitVec 32)
            global j : (_ BitVec 32)
            global k : (_ BitVec 32)
            global n : (_ BitVec 32)
            proc main() {
              start -> outer : i := #x00000000, k := #x00000000
              outer -> enter : assume (bvult i n)
              enter -> inner : j := #x00000000
              inner -> body : assume (bvult j #x000003e8)
              body -> inner : j := (bvadd j #x00000001), k := (bvadd k #x00000001)
              inner -> next : assume (not (bvult j #x000003e8))
              next -> outer : i := (bvadd i #x00000001)
              outer -> after : assume (not (bvult i n))
              after -> bad : assume (not (= k (bvmul i [[#x000003e8||#x000003e9]])))
              error bad \"another number\"
            }",
    },
    Twin {
        name: "an array that is filled",
        prove: &[Houdini],
        refute: &[Symex, Bmc],
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
    Twin {
        name: "a procedure that is called twice",
        prove: &[Symex, Symexia, Bmc, Kind, Minimax, Ic3ia, Houdini, Matching],
        refute: &[Symex, Bmc],
        text: "global x : (_ BitVec 32)
            global y : (_ BitVec 32)
            proc main() {
              start -> a : call y := twice(x)
              a -> b : call y := twice(y)
              b -> bad : assume (not (= y (bvmul x [[#x00000004||#x00000005]])))
              error bad \"not four times\"
            }
            proc twice(n : (_ BitVec 32)) -> (r) {
              local r : (_ BitVec 32)
              begin -> exit : r := (bvadd n n)
            }",
    },
    Twin {
        name: "recursion",
        prove: &[],
        refute: &[Symex],
        text: "global n : (_ BitVec 32)
            global y : (_ BitVec 32)
            proc main() {
              start -> a : assume (bvult n #x000003e8)
              a -> b : call y := twice(n)
              b -> bad : assume (not (= y (bvmul n [[#x00000002||#x00000003]])))
              error bad \"not twice\"
            }
            proc twice(k : (_ BitVec 32)) -> (r) {
              local r : (_ BitVec 32)
              local t : (_ BitVec 32)
              begin -> none : assume (= k #x00000000)
              none -> exit : r := #x00000000
              begin -> some : assume (not (= k #x00000000))
              some -> back : call t := twice((bvsub k #x00000001))
              back -> exit : r := (bvadd t #x00000002)
            }",
    },
    Twin {
        name: "a ticket of integers",
        prove: &[Houdini],
        refute: &[Ase, Symex, Bmc],
        text: "global next : Int
            global served : Int
            proc main() {
              start -> head : next := 0, served := 0
              head -> take : assume (<= next served)
              take -> head : next := (+ next 1)
              head -> serve : assume [[(< served next)||true]]
              serve -> head : served := (+ served 1)
              head -> bad : assume (> served (+ next 1))
              error bad \"nobody waits\"
            }",
    },
];

/// One of the two programs.
fn choose(text: &str, which: usize) -> Task {
    let mut made = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("[[") {
        let (choice, after) = after.split_once("]]").expect("a choice should end");
        let (safe, faulty) = choice.split_once("||").expect("a choice should have two sides");
        made.push_str(before);
        made.push_str(if which == 0 { safe } else { faulty });
        rest = after;
    }
    let text = made + rest;
    parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// What an engine says, in the form of the program that the portfolio gives it, after the re-check.
fn said(engine: EngineName, given: &Task) -> (Verdict, Evidence) {
    let mut task = given.clone();
    let deadline = Some(Instant::now() + Duration::from_secs(120));
    let budget = Budget { deadline, ..Budget::default() };
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let form = engine.form(has_calls(&task.program));
    let mut prepared = prepare(&task, form, PrepareConfig::default(), &budget);
    let settings = Settings::default();
    let ran = run_engine(engine, Effort::Full, &settings, &mut prepared.task, &context);
    let verdict = ran.expect("the solver should not fail").0;
    let again = (&Z3 as &dyn symra_smt::Backend, &Budget::default());
    let conclusion = conclude(&mut task, prepared, verdict, again);
    let conclusion = conclusion.expect("the solver should not fail");
    (conclusion.verdict, conclusion.evidence)
}

#[test]
fn safe_programs_are_proved_and_the_proofs_hold_up() {
    for twin in TWINS {
        let task = choose(twin.text, 0);
        for engine in twin.prove {
            let (verdict, evidence) = said(*engine, &task);
            let what = format!("{} by {}", twin.name, engine.name());
            assert!(matches!(verdict, Verdict::Safe(_)), "{what}: {verdict:?}");
            assert!(matches!(evidence, Evidence::Rechecked { .. }), "{what}: {evidence:?}");
        }
    }
}

#[test]
fn faults_are_found_and_the_runs_are_replayed() {
    for twin in TWINS {
        let task = choose(twin.text, 1);
        for engine in twin.refute {
            let (verdict, evidence) = said(*engine, &task);
            let what = format!("{} by {}", twin.name, engine.name());
            assert!(matches!(verdict, Verdict::Unsafe(_)), "{what}: {verdict:?}");
            assert!(matches!(evidence, Evidence::Replayed(_)), "{what}: {evidence:?}");
        }
    }
}
