//! Contracts that hold up, and their twins that don't.

use symra_certify::{Evidence, conclude_given};
use symra_ir::{Invariant, LocId, LocRef, ProcId, Task};
use symra_smt_z3::Z3;
use symra_terms::Term;
use symra_terms::smtlib::read_term;
use symra_verdict::{Budget, Contract, InductiveProof, Proof, Reason, Verdict};

/// `f` counts down from `n` and adds one to `g` each time; it must not begin below zero.
const TEXT: &str = "global g : Int
global h : Int
proc main() {
  local x : Int
  local y : Int
  start -> go : assume (>= x 0)
  go -> ready : g := 0, h := 5
  ready -> called : call y := f(x)
  called -> err : assume (not (= g x))
  called -> err : assume (not (= h 5))
  called -> err : assume (not (= y 0))
  error err \"not counted\"
}
proc f(n : Int) -> (r : Int) {
  entry -> below : assume (< n 0)
  entry -> done : assume (= n 0)
  done -> exit : r := 0
  entry -> more : assume (> n 0)
  more -> less : g := (+ g 1), n := (- n 1)
  less -> exit : call r := f(n)
  error below \"below zero\"
}";

struct Claimed {
    task: Task,
    contract: Contract,
    invariant: Invariant,
    bound: Vec<Term>,
}

/// The contract with these formulas, in which `n0` and `g0` are what a call begins with.
fn claimed(text: &str, requires: &str, ensures: &str) -> Claimed {
    let mut task = symra_ir::parse(text).expect("the program should be right");
    let sort = symra_terms::Sort::Int;
    let [n0, g0] = ["n0", "g0"].map(|name| task.pool.var(name, &sort));
    let mut read = |text: &str| -> Term {
        read_term(&mut task.pool, text).expect("the formula should be right")
    };
    let (requires, ensures) = (read(requires), read(ensures));
    let named = |name: &str| {
        let variables = task.program.variables.iter();
        let position = variables.map(|variable| &variable.name).position(|other| other == name);
        symra_ir::VarId::new(position.expect("there should be such a variable"))
    };
    let before = vec![(named("n"), n0), (named("g"), g0)];
    let contract = Contract { procedure: ProcId(1), before, requires, ensures };
    Claimed { task, contract, invariant: Invariant::new(), bound: Vec::new() }
}

impl Claimed {
    /// Whether the proof holds, or what is wrong with it.
    fn check(mut self, with: bool) -> Result<(), String> {
        let proof = Proof::Inductive(InductiveProof {
            bound: self.bound,
            contracts: if with { vec![self.contract] } else { Vec::new() },
            ..self.invariant.into()
        });
        let verdict = Verdict::Safe(proof);
        let conclusion = conclude_given(&mut self.task, verdict, &Z3, &Budget::default())
            .expect("the solver should not fail");
        match (conclusion.verdict, conclusion.evidence) {
            (Verdict::Safe(_), Evidence::Rechecked { .. }) => Ok(()),
            (Verdict::Safe(_), Evidence::NotRechecked { why }) => Err(why),
            (Verdict::Unknown(Reason::NotCertified { what }), _) => Err(what),
            (verdict, evidence) => panic!("{verdict:?}, {evidence:?}"),
        }
    }
}

const REQUIRES: &str = "(>= n0 0)";
const ENSURES: &str = "(and (= g (+ g0 n0)) (= r 0))";

#[test]
fn a_contract_that_holds_is_a_proof() {
    assert_eq!(claimed(TEXT, REQUIRES, ENSURES).check(true), Ok(()));
}

#[test]
fn what_does_not_hold_is_none() {
    let wrong = [
        // The claim in the procedure is reached.
        ("true", ENSURES),
        // A call does not fit.
        ("(>= n0 1)", ENSURES),
        ("(= n0 3)", ENSURES),
        // It does not end so.
        (REQUIRES, "(and (= g (+ g0 n0)) (= r 1))"),
        (REQUIRES, "(and (= g g0) (= r 0))"),
        (REQUIRES, "false"),
        // It is not enough for the caller.
        (REQUIRES, "(= r 0)"),
        (REQUIRES, "(= g (+ g0 n0))"),
    ];
    for (requires, ensures) in wrong {
        let checked = claimed(TEXT, requires, ensures).check(true);
        assert!(checked.is_err(), "{requires} and {ensures}");
    }
}

#[test]
fn faults_of_the_program_are_not_hidden() {
    let faults = [
        ("less -> exit : call r := f(n)", "less -> exit : call r := f((- n 1))"),
        ("g := (+ g 1), n := (- n 1)", "g := (+ g 1), n := (- n 1), h := 6"),
        ("start -> go : assume (>= x 0)", "start -> go : assume (>= x (- 1))"),
        ("done -> exit : r := 0", "done -> exit : r := 1"),
        ("entry -> done : assume (= n 0)", "entry -> done : assume (<= n 2)"),
    ];
    for (right, wrong) in faults {
        assert!(TEXT.contains(right));
        let checked = claimed(&TEXT.replace(right, wrong), REQUIRES, ENSURES).check(true);
        assert!(checked.is_err(), "{wrong}");
    }
}

#[test]
fn contracts_speak_of_what_they_know_only() {
    // Locals other than results, and results or later values in `requires`.
    for (requires, ensures) in [
        ("(and (>= n0 0) (>= n 0))", ENSURES),
        ("(and (>= n0 0) (= g g))", "(and (= g (+ g0 n0)) (= r 0) (= n 0))"),
        ("(= r 0)", ENSURES),
        ("(>= x 0)", ENSURES),
        (REQUIRES, "(and (= g (+ g0 n0)) (= r 0) (= y 0))"),
    ] {
        assert!(claimed(TEXT, requires, ensures).check(true).is_err(), "{requires} and {ensures}");
    }
    // A variable of the program can't stand for what a call began with; nor one for two values.
    let mut clash = claimed(TEXT, "true", "true");
    clash.contract.before[0].1 = clash.task.program.variables[0].term;
    assert!(clash.check(true).is_err());
    let mut twice = claimed(TEXT, REQUIRES, ENSURES);
    twice.contract.before[1].1 = twice.contract.before[0].1;
    assert!(twice.check(true).is_err());
    // Without a contract, nothing is known of a call.
    assert!(claimed(TEXT, REQUIRES, ENSURES).check(false).is_err());
}

#[test]
fn the_main_procedure_has_no_contract() {
    let text = "global g : Int
    proc main() {
      start -> err : assume (< g 0)
      start -> exit : call main()
      error err \"negative\"
    }";
    let mut task = symra_ir::parse(text).unwrap();
    let g = task.program.variables[0].term;
    let zero = task.pool.int(0);
    let requires = task.pool.le(zero, g);
    let g0 = task.pool.var("g0", &symra_terms::Sort::Int);
    let before = vec![(symra_ir::VarId(0), g0)];
    let requires = {
        let mut substitution = symra_terms::Substitution::default();
        substitution.bind(task.pool.symbol(g).unwrap(), g0);
        substitution.apply(&mut task.pool, requires)
    };
    let ensures = task.pool.true_();
    let contract = Contract { procedure: ProcId(0), before, requires, ensures };
    let claimed = Claimed { task, contract, invariant: Invariant::new(), bound: Vec::new() };
    assert!(claimed.check(true).is_err());
}

/// A loop in the procedure has a formula over what the call began with.
#[test]
fn loops_in_procedures_have_formulas() {
    let text = "global g : Int
    proc main() {
      local x : Int
      start -> called : call f(x)
      called -> err : assume (< g x)
      error err \"too small\"
    }
    proc f(n : Int) {
      entry -> head : g := n
      head -> head : g := (+ g 1)
      head -> again : assume (> g 100)
      again -> exit : call f((+ n 1))
      head -> exit : assume (> g 0)
    }";
    let with = |formula: &str| {
        let mut claimed = claimed(text, "true", "(>= g n0)");
        let procedure = claimed.task.program.procedure(ProcId(1));
        let head = procedure.locations.iter().position(|loc| loc.name == "head").unwrap();
        let at = LocRef { proc: ProcId(1), loc: LocId::new(head) };
        let formula = read_term(&mut claimed.task.pool, formula).unwrap();
        claimed.invariant.insert(at, formula);
        claimed.check(true)
    };
    assert_eq!(with("(and (>= g n0) (= n n0))"), Ok(()));
    // Then the call may begin with anything.
    assert!(with("(>= g n0)").is_err());
    assert!(with("(and (>= g n0) (= n g0))").is_err());
    assert!(with("(and (> g n0) (= n n0))").is_err());
    assert!(claimed(text, "true", "(>= g n0)").check(true).is_err());
}

/// Else a call would begin with all values at once, which is impossible, and everything would follow.
#[test]
fn what_a_call_begins_with_does_not_stand_for_all_values() {
    let mut claimed = claimed(TEXT, REQUIRES, "(and (= g (+ g0 n0)) (= r 1))");
    claimed.bound = vec![claimed.contract.before[0].1];
    let what = claimed.check(true).expect_err("the contract does not hold");
    assert!(what.contains("`n0` has a fixed value"), "{what}");
}
