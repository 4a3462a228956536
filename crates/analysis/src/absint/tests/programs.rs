//! Facts and bounds against the explicit-state search and random runs, on random programs.

use symra_ir::testing::{Random, Shape, domain, program};
use symra_ir::{
    ExploreLimits, InlineLimits, Interpreter, Machine, Operation, Scope, State, Status, Task,
    VarId, explore_with, inline_calls, parse,
};
use symra_terms::{Symbol, Value};
use symra_verdict::Budget;

use super::super::{LoopFacts, loop_facts};
use symra_ir::WeakOrder;

/// The value of a variable in a state of the main procedure.
fn value_of(task: &Task, state: &State, symbol: Symbol) -> Value {
    let term = task.pool.symbol_term(symbol);
    let var = task.program.variables.iter().position(|variable| variable.term == term);
    let var = VarId::new(var.expect("a fact should be over the program's variables"));
    match task.program.variable(var).scope {
        Scope::Global => {
            let place = task.program.globals().position(|global| global == var);
            state.globals()[place.expect("a global should be in the state")].clone()
        }
        Scope::Local(proc) => {
            let locals = &task.program.procedure(proc).locals;
            let place = locals.iter().position(|local| *local == var);
            state.frames()[0].locals()[place.expect("a local should be in the state")].clone()
        }
    }
}

/// Checks the facts in a state; says how many there were.
#[track_caller]
fn check_state(what: &str, task: &Task, found: &LoopFacts, state: &State) -> usize {
    let [_] = state.frames() else { return 0 };
    let Some(facts) = found.facts.get(&state.location().loc) else { return 0 };
    for fact in facts {
        let value = task.pool.evaluate(*fact, &mut |symbol| value_of(task, state, symbol));
        let text = task.pool.display(*fact);
        assert_eq!(value, Value::Bool(true), "{what}: {text} at {:?}", state.location());
    }
    facts.len()
}

fn facts_of(task: &mut Task) -> LoopFacts {
    let main = task.program.main;
    loop_facts(&mut task.pool, &task.program, main, &Budget::default())
}

#[test]
fn facts_hold_in_every_state_of_random_programs() {
    let (mut checks, mut facts) = (0, 0);
    for seed in 0..300 {
        let shape = Shape { statements: 14, ..Shape::default() };
        let original = program(seed, shape);
        // Calls are looked through in one half, and jumped over in the other.
        let mut task = if seed % 2 == 0 {
            inline_calls(&original, InlineLimits { recursion: 3, locations: 2_000 }).0
        } else {
            original
        };
        let found = facts_of(&mut task);
        facts += found.facts.values().map(Vec::len).sum::<usize>();
        let limits = ExploreLimits { states: 3_000, depth: 4 };
        let what = format!("seed {seed}");
        explore_with(&task, &|var| domain(&task, var), limits, &mut |_, state| {
            checks += check_state(&what, &task, &found, state);
        });
    }
    assert!(facts > 150, "there should be facts to check, not {facts}");
    assert!(checks > 5_000, "facts should be checked often, not {checks} times");
}

/// Values for variables.
fn draw(
    task: &Task,
    random: &mut Random,
    vars: impl Iterator<Item = VarId>,
) -> Vec<(VarId, Value)> {
    vars.map(|var| (var, random.pick(&domain(task, var).values).clone())).collect()
}

/// One random run, with the facts checked at each step and the visits of each head counted.
fn walk(what: &str, task: &Task, found: &LoopFacts, random: &mut Random) -> u64 {
    let order = WeakOrder::new(task.program.procedure(task.program.main));
    let interpreter = Interpreter::new(task);
    let main = task.program.procedure(task.program.main);
    let initial = draw(task, random, task.program.globals().chain(main.locals.iter().copied()));
    let mut machine = Machine::new(&interpreter, &initial).expect("the values should fit");
    let mut returns = vec![None::<u64>; main.locations.len()];
    let mut counted = 0;
    for _ in 0..300 {
        check_state(what, task, found, machine.state());
        let rank = order.rank[machine.state().location().loc.index()];
        for (head, bound) in &found.bounds {
            let start = order.rank[head.index()];
            let end = order.end[head.index()].expect("a bound should be of a loop");
            if !(start..end).contains(&rank) {
                returns[head.index()] = None;
            } else if rank == start {
                let count = returns[head.index()].map_or(0, |count| count + 1);
                returns[head.index()] = Some(count);
                counted += u64::from(count > 0);
                assert!(count <= *bound, "{what}: {count} returns to {head:?}, not {bound}");
            }
        }
        if machine.status() != Status::Running {
            break;
        }
        let enabled = machine.enabled();
        if enabled.is_empty() {
            break;
        }
        let edge = enabled[random.below(enabled.len())];
        let inputs = match &task.program.edge(edge).operation {
            Operation::Havoc(vars) => draw(task, random, vars.iter().copied()),
            _ => Vec::new(),
        };
        machine.take(edge, &inputs).expect("an enabled edge should be taken");
    }
    counted
}

/// A random program of two loops, one in the other, with counters of four bits.
fn counters(random: &mut Random) -> Task {
    let constant = |random: &mut Random| format!("#x{:x}", random.below(16));
    let small = |random: &mut Random| {
        (*random.pick(&["#x1", "#x1", "#x2", "#x3", "#xf", "#xf", "#x0"])).to_owned()
    };
    let test = |random: &mut Random, var: &str| {
        let compare = random.pick(&["bvult", "bvule", "bvslt", "bvsle", "bvugt", "bvsgt"]);
        let other = random.pick(&["i", "k", "#x3", "#x7", "#x9", "#xe", "#x5"]);
        match random.below(6) {
            0 => format!("(not (= {var} {other}))"),
            1 => "true".to_owned(),
            _ => format!("({compare} {var} {other})"),
        }
    };
    let step = |random: &mut Random, var: &str| match random.below(6) {
        0 => format!("{var} := (ite (bvult k #x4) (bvadd {var} {}) {var})", small(random)),
        1 => format!("{var} := (bvadd {var} (bvand k #x3))"),
        2 => format!("{var} := (bvadd {var} ((_ zero_extend 3) ((_ extract 0 0) k)) #x1)"),
        _ => format!("{var} := (bvadd {var} {})", small(random)),
    };
    let choose = |random: &mut Random, a: String, b: &str| {
        if random.once_in(4) { b.to_owned() } else { a }
    };
    let start = format!("i := {}, j := {}", constant(random), constant(random));
    let inner = format!("j := {}", constant(random));
    let again = step(random, "j");
    let edges = [
        format!("start -> outer : {}", choose(random, start, "havoc i, j")),
        format!("outer -> b : assume {}", test(random, "i")),
        format!("b -> inner : {}", choose(random, inner, "assume true")),
        format!("inner -> d : assume {}", test(random, "j")),
        format!("d -> inner : {}", step(random, "j")),
        format!("d -> inner : {}", choose(random, again, "havoc k")),
        format!("d -> e : {}", step(random, "i")),
        format!("e -> inner : {}", step(random, "j")),
        format!("inner -> n : assume {}", test(random, "j")),
        format!("n -> outer : {}", step(random, "i")),
        "outer -> exit : assume (= i j)".to_owned(),
    ];
    let kept = edges.iter().filter(|edge| !edge.starts_with("d -> e") || random.once_in(3));
    let text: Vec<String> = kept.cloned().collect();
    let text = format!(
        "global i : (_ BitVec 4)\nglobal j : (_ BitVec 4)\nglobal k : (_ BitVec 4)\nproc main() {{\n{}\n}}",
        text.join("\n")
    );
    parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

#[test]
fn facts_and_bounds_hold_in_random_runs_of_counters() {
    let (mut counted, mut bounds) = (0, 0);
    for seed in 0..1_500 {
        let mut random = Random::new(seed);
        let mut task = counters(&mut random);
        let found = facts_of(&mut task);
        bounds += found.bounds.len();
        let what = format!("seed {seed}, {}", symra_ir::print(&task));
        for _ in 0..10 {
            counted += walk(&what, &task, &found, &mut random);
        }
    }
    assert!(bounds > 250, "there should be bounds to check, not {bounds}");
    assert!(counted > 2_500, "loops with bounds should go round, not {counted} times");
}
