//! Running programs: what each operation does, how runs end, and what a replay accepts.

use symra_ir::{
    ClaimId, EdgeId, EdgeRef, Interpreter, Machine, Oracle, Outcome, ProcId, ReplayError, State,
    Status, Step, StepError, Task, Trace, VarId, follow, parse, replay,
};
use symra_terms::{Sort, Value};

/// Takes the first edge; gives the next of some values, or else defaults.
struct Script(Vec<Value>);

impl Oracle for Script {
    fn choose(&mut self, _: &State, _: &[EdgeRef]) -> usize {
        0
    }

    fn value(&mut self, _: VarId, sort: &Sort) -> Value {
        if self.0.is_empty() { Value::default_of(sort) } else { self.0.remove(0) }
    }
}

fn task(text: &str) -> Task {
    let render = |errors: Vec<symra_ir::TextError>| {
        errors.iter().map(symra_ir::TextError::render).collect::<String>()
    };
    parse(text).unwrap_or_else(|errors| panic!("{}", render(errors)))
}

/// Runs a program and gives how it ended and the values of the globals.
fn run(text: &str, inputs: &[i64]) -> (Outcome, Vec<String>) {
    let task = task(text);
    let mut oracle = Script(inputs.iter().map(|i| Value::int(*i)).collect());
    let run = Interpreter::new(&task).run(&mut oracle, 1000);
    (run.outcome, run.state.globals().iter().map(ToString::to_string).collect())
}

#[test]
fn assignments_are_parallel() {
    let text = "global x : Int\nglobal y : Int\nproc main() {\n a -> exit : x := y, y := x\n}";
    assert_eq!(run(text, &[1, 2]), (Outcome::Exited, vec!["2".into(), "1".into()]));
}

#[test]
fn calls_pass_arguments_and_results_back() {
    let text = "global x : Int
global y : Int
proc main() {
  a -> b : call x, y := swap(x, y)
  b -> exit : call x, y := swap(x, y)
}
proc swap(p : Int, q : Int) -> (q, p) {
  in -> exit : p := (+ p 10)
}";
    // First x = 2, y = 11; then x = 11, y = 12.
    assert_eq!(run(text, &[1, 2]), (Outcome::Exited, vec!["11".into(), "12".into()]));
}

/// 10 000 calls deep: the run has a stack of its own.
#[test]
fn recursion_is_deep() {
    let text = "global n : Int
global sum : Int
proc main() {
  a -> b : sum := 0
  b -> exit : call sum := down(n)
}
proc down(k : Int) -> (r : Int) {
  in -> exit : assume (<= k 0)
  in -> more : assume (> k 0)
  more -> back : call r := down((- k 1))
  back -> exit : r := (+ r k)
}";
    let task = task(text);
    let mut oracle = Script(vec![Value::int(10_000)]);
    let run = Interpreter::new(&task).run(&mut oracle, 1_000_000);
    assert_eq!(run.outcome, Outcome::Exited);
    assert_eq!(run.state.globals()[1], Value::int(50_005_000));
}

#[test]
fn runs_end_in_all_ways() {
    let text = "global x : Int
proc main() {
  a -> exit : assume (= x 0)
  a -> bad : assume (= x 1)
  a -> b : assume (= x 2)
  a -> a : assume (= x 3)
  b -> exit : assume (= x 9)
  error bad \"x is 1\"
}";
    assert_eq!(run(text, &[0]).0, Outcome::Exited);
    assert_eq!(run(text, &[1]).0, Outcome::Violated(ClaimId(0)));
    let Outcome::Stuck(at) = run(text, &[2]).0 else { panic!("the run should be stuck") };
    assert_eq!(task(text).program.location(at).name, "b");
    assert_eq!(run(text, &[3]).0, Outcome::StepLimit);
    assert!(matches!(run(text, &[4]).0, Outcome::Stuck(_)));
}

/// A claim at a callee's exit is violated before the call returns.
#[test]
fn claim_at_an_exit_comes_first() {
    let text = "proc main() {\n a -> exit : call f()\n}\nproc f() {\n in -> exit : skip\n error exit \"f ended\"\n}";
    assert_eq!(run(text, &[]).0, Outcome::Violated(ClaimId(0)));
    assert_eq!(run(&text.replace(" error exit \"f ended\"\n", ""), &[]).0, Outcome::Exited);
}

#[test]
fn arrays_are_values() {
    let text = "global a : (Array Int Int)
global b : (Array Int Int)
global x : Int
proc main() {
  s -> t : a := ((as const (Array Int Int)) 0)
  t -> u : b := a
  u -> v : a := (store a 1 5)
  v -> w : a := (store a 2 (select a 1)), b := (store a 3 7)
  w -> exit : x := (+ (select a 2) (* 10 (select b 2)) (* 100 (select b 3)) (* 1000 (select a 3)))
}";
    let (outcome, values) = run(text, &[]);
    assert_eq!(outcome, Outcome::Exited);
    assert_eq!(values[2], "705");
}

fn step(proc: u32, edge: u32, inputs: Vec<(VarId, Value)>) -> Step {
    Step { edge: EdgeRef { proc: ProcId(proc), edge: EdgeId(edge) }, inputs }
}

const PROGRAM: &str = "global x : Int
proc main() {
  a -> b : havoc x
  b -> c : call x := f(x)
  c -> bad : assume (= x 7)
  c -> exit : assume (not (= x 7))
  error bad \"x is 7\"
}
proc f(p : Int) -> (r) {
  local r : Int
  local u : Int
  in -> exit : r := (+ p u)
}";

fn violating() -> Trace {
    let (x, u) = (VarId(0), VarId(3));
    let steps = vec![
        step(0, 0, vec![(x, Value::int(4))]),
        step(0, 1, vec![(u, Value::int(3))]),
        step(1, 0, vec![]),
        step(0, 2, vec![]),
    ];
    Trace { initial: vec![(x, Value::int(9))], steps, ..Trace::default() }
}

#[test]
fn replay_follows_a_trace_and_tells_the_values() {
    let task = task(PROGRAM);
    let replayed = replay(&task, &violating()).unwrap();
    assert_eq!(replayed.violated(), Some(ClaimId(0)));
    assert_eq!(replayed.steps, 4);
    let interpreter = Interpreter::new(&task);
    let mut written: Vec<Vec<(u32, String)>> = Vec::new();
    let mut seen = Vec::new();
    follow(&interpreter, &violating(), |step| {
        written.push(step.written.iter().map(|(var, v)| (var.0, v.to_string())).collect());
        seen.push((step.index, step.depth(), interpreter.values(step.state).len()));
    })
    .unwrap();
    assert_eq!(written[0], [(0, "4".to_owned())]);
    // The parameter, the result's first value, and the local's.
    assert_eq!(written[1], [(1, "4".into()), (2, "0".into()), (3, "3".into())]);
    assert_eq!(written[2], [(0, "7".to_owned())]);
    assert_eq!(written[3], []);
    assert_eq!(seen, [(0, 1, 1), (1, 2, 4), (2, 1, 1), (3, 1, 1)]);
}

#[test]
fn replay_rejects_what_is_no_violating_run() {
    let task = task(PROGRAM);
    let reject = |change: &dyn Fn(&mut Trace)| {
        let mut trace = violating();
        change(&mut trace);
        replay(&task, &trace).expect_err("the changed trace should be rejected")
    };
    let fault = |error: ReplayError| match error {
        ReplayError::Step { index, error, .. } => (index, error),
        other => panic!("unexpected {other}"),
    };
    assert_eq!(fault(reject(&|t| t.steps[1].inputs.clear())), (3, StepError::Blocked));
    assert!(matches!(
        fault(reject(&|t| drop(t.steps.remove(0)))),
        (0, StepError::Elsewhere { .. })
    ));
    assert!(matches!(reject(&|t| drop(t.steps.pop())), ReplayError::NoViolation { .. }));
    assert_eq!(fault(reject(&|t| t.steps.push(step(0, 0, vec![])))), (4, StepError::Ended));
    assert_eq!(fault(reject(&|t| t.steps.push(step(0, 9, vec![])))), (4, StepError::NoEdge));
    let parameter = (VarId(1), Value::int(1));
    let more = |t: &mut Trace| t.steps[1].inputs.push(parameter.clone());
    assert_eq!(fault(reject(&more)), (1, StepError::NotChosen { var: VarId(1) }));
    let twice = |t: &mut Trace| t.steps[0].inputs.push((VarId(0), Value::int(4)));
    assert_eq!(fault(reject(&twice)), (0, StepError::NotChosen { var: VarId(0) }));
    let sort = |t: &mut Trace| t.steps[0].inputs[0].1 = Value::Bool(true);
    assert!(matches!(fault(reject(&sort)), (0, StepError::Sort { .. })));
    let start = |t: &mut Trace| t.initial.push((VarId(3), Value::int(0)));
    assert!(matches!(reject(&start), ReplayError::Start { .. }));
}

#[test]
fn a_failed_step_changes_nothing() {
    let task = task(PROGRAM);
    let interpreter = Interpreter::new(&task);
    let mut machine = Machine::new(&interpreter, &[]).unwrap();
    let before = machine.state().clone();
    assert!(machine.take(EdgeRef { proc: ProcId(0), edge: EdgeId(2) }, &[]).is_err());
    let wrong = [(VarId(0), Value::Bool(true))];
    assert!(machine.take(EdgeRef { proc: ProcId(0), edge: EdgeId(0) }, &wrong).is_err());
    assert_eq!(*machine.state(), before);
    assert_eq!(machine.status(), Status::Running);
    assert_eq!(machine.enabled(), [EdgeRef { proc: ProcId(0), edge: EdgeId(0) }]);
}
