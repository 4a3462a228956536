//! Programs as transition systems: what a transition says is what runs along its edges do.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use symra_engines::Budget;
use symra_engines::transitions::{NoSystem, Target, Transition, TransitionSystem};
use symra_ir::testing::{Random, Shape, domain, program};
use symra_ir::{Interpreter, Status, Task, VarId, follow, parse};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_terms::{Assignment, Term, Value};

/// A walk through the system, one transition after the other, on values that are drawn.
struct Walk<'w> {
    task: &'w Task,
    system: &'w TransitionSystem,
    random: Random,
    state: Assignment,
    path: Vec<&'w Transition>,
    inputs: BTreeMap<(usize, Term), Value>,
}

impl<'w> Walk<'w> {
    fn draw(&mut self, var: VarId) -> Value {
        self.random.pick(&domain(self.task, var).values).clone()
    }

    /// Takes one of some transitions, if inputs are found for it.
    fn step(&mut self, from: &[&'w Transition]) -> bool {
        for _ in 0..40 {
            if from.is_empty() {
                return false;
            }
            let chosen = *self.random.pick(from);
            let pool = &self.task.pool;
            let mut before = self.state.clone();
            let mut drawn = BTreeMap::new();
            for input in &chosen.inputs {
                let value = self.draw(input.variable);
                let symbol = pool.symbol(input.term).expect("an input should be a variable");
                before.set(symbol, value.clone());
                drawn.insert((self.path.len(), input.term), value);
            }
            if pool.evaluate_in(chosen.guard, &before) != Value::Bool(true) {
                continue;
            }
            for (place, term) in &chosen.updates {
                let symbol = pool.symbol(self.system.terms[*place]).expect("a variable");
                self.state.set(symbol, pool.evaluate_in(*term, &before));
            }
            self.inputs.extend(drawn);
            self.path.push(chosen);
            return true;
        }
        false
    }
}

/// Walks at random, and replays the walk. How many transitions it had.
fn walk(task: &Task, system: &TransitionSystem, seed: u64) -> usize {
    let state = Assignment::default();
    let (path, inputs) = (Vec::new(), BTreeMap::new());
    let mut walk = Walk { task, system, random: Random::new(seed), state, path, inputs };
    let mut initial = Vec::new();
    for (var, term) in system.variables.iter().zip(&system.terms) {
        let value = walk.draw(*var);
        walk.state.set(task.pool.symbol(*term).expect("a variable"), value.clone());
        initial.push((*var, value));
    }
    let mut from: Vec<&Transition> = system.initial.iter().collect();
    while walk.path.len() < 8 && walk.step(&from) {
        let Target::Cut(cut) = walk.path[walk.path.len() - 1].to else { break };
        from = system.transitions.iter().filter(|transition| transition.from == cut).collect();
    }
    let value = |position: usize, input: &symra_engines::transitions::Input| {
        walk.inputs[&(position, input.term)].clone()
    };
    let trace = system.trace(&walk.path, initial, value);
    let interpreter = Interpreter::new(task);
    let run =
        follow(&interpreter, &trace, |_| ()).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    for (var, term) in system.variables.iter().zip(&system.terms) {
        let said = task.pool.evaluate_in(*term, &walk.state);
        let is = interpreter.value(&run.end, *var);
        assert_eq!(is, Some(&said), "seed {seed}: {}", task.program.variable(*var).name);
    }
    let Some(last) = walk.path.last() else { return 0 };
    match last.to {
        Target::Cut(cut) => assert_eq!(run.end.location(), system.location(cut), "seed {seed}"),
        Target::Claim(claim) => assert_eq!(run.status, Status::Violated(claim), "seed {seed}"),
    }
    walk.path.len()
}

#[test]
fn walks_through_transitions_are_runs() {
    let mut steps = 0;
    for seed in 0..60 {
        let shape = Shape { recursion: false, ..Shape::default() };
        let given = program(seed, shape);
        let prepared =
            prepare(&given, Form::CallFree, PrepareConfig::default(), &Budget::default());
        let mut task = prepared.task;
        let Ok(system) = TransitionSystem::new(&mut task.pool, &task.program) else { continue };
        for walked in 0..10 {
            steps += walk(&task, &system, 100 * seed + walked);
        }
    }
    assert!(steps > 300, "only {steps} transitions were walked along");
}

/// Two branches and an input between the head and itself.
const LOOP: &str = "global x : Int
    global y : Int
    proc main() {
      start -> head : x := 0
      head -> body : assume (< x 10)
      body -> chosen : havoc y
      chosen -> up : assume (> y 0)
      up -> head : x := (+ x y)
      chosen -> down : assume (<= y 0)
      down -> head : x := (- x y)
      head -> bad : assume (> x 100)
      error bad \"too large\"
      head -> over : assume (>= x 10)
    }";

#[test]
fn each_path_between_heads_is_one_transition() {
    let mut task = parse(LOOP).expect("the program should be right");
    let system = TransitionSystem::new(&mut task.pool, &task.program).expect("it should be one");
    assert_eq!(system.cuts.len(), 1);
    assert_eq!(system.initial.len(), 1);
    // Two ways round, and one to the claim; what ends without one is no transition.
    assert_eq!(system.transitions.len(), 3);
    let round = |transition: &&Transition| transition.to == Target::Cut(0);
    assert_eq!(system.transitions.iter().filter(round).count(), 2);
    for transition in system.transitions.iter().filter(round) {
        let [input] = transition.inputs[..] else { panic!("there should be one input") };
        // The value that was chosen, not the one that `y` had before.
        let names = task.pool.variables(transition.guard);
        assert!(names.contains(&task.pool.symbol(input.term).expect("a variable")));
        let y = task.program.variables[1].term;
        assert!(!names.contains(&task.pool.symbol(y).expect("a variable")));
    }
}

#[test]
fn what_is_no_system_says_why() {
    let calls = "main main
        proc f() {
          start -> exit : skip
        }
        proc main() {
          start -> exit : call f()
        }";
    let mut task = parse(calls).expect("the program should be right");
    let made = TransitionSystem::new(&mut task.pool, &task.program);
    assert_eq!(made.map(|_| ()), Err(NoSystem::Calls));
    // Each of these halves doubles the paths.
    let mut text = "global x : Int\nproc main() {\n".to_owned();
    for number in 0..13 {
        let next = number + 1;
        for by in [1, 2] {
            let _ = writeln!(text, "l{number} -> l{next} : x := (+ x {by})");
        }
    }
    text.push_str("error l13 \"the end\"\n}");
    let mut task = parse(&text).expect("the program should be right");
    let made = TransitionSystem::new(&mut task.pool, &task.program);
    assert!(matches!(made, Err(NoSystem::Paths(_))));
}
