//! What a shortcut says is compared with the rounds themselves, for all values of small bit-vectors.

use symra_analysis::accelerate::{Shortcut, shortcuts};
use symra_analysis::encode::Encoder;
use symra_ir::{Cfa, EdgeRef, Interpreter, Machine, Step, Task, VarId, live_variables, parse};
use symra_terms::{Assignment, Value};

const WIDTH: u32 = 4;

fn found(task: &mut Task) -> Vec<Shortcut> {
    let live = live_variables(task).swap_remove(task.program.main.index());
    let Task { pool, program } = task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    shortcuts(pool, &mut Encoder::new(pool, &cfa, &live))
}

/// A loop with one round: `condition -> x, y := ..`.
fn program(condition: &str, x: &str, y: &str) -> Task {
    let text = format!(
        "global x : (_ BitVec {WIDTH})
        global y : (_ BitVec {WIDTH})
        proc main() {{
          head -> body : assume {condition}
          body -> head : x := {x}, y := {y}
          head -> bad : assume (= x y)
          error bad \"bad\"
        }}"
    );
    parse(&text).expect("the text should be a program")
}

/// How often a shortcut can be taken, of all values and numbers of rounds; each time the program can do the same.
fn compare(task: &mut Task) -> usize {
    let found = found(task);
    let (x, y) = (VarId(0), VarId(1));
    let symbol = |term| task.pool.symbol(term).expect("it should be a variable");
    let symbols = [x, y].map(|var| symbol(task.program.variable(var).term));
    let interpreter = Interpreter::new(task);
    let mut taken = 0;
    for shortcut in &found {
        let count = symbol(shortcut.count);
        for numbers in 0..1 << (3 * WIDTH) {
            let part = |n: u32| Value::bv(numbers >> (n * WIDTH) & 15, WIDTH);
            let mut values = Assignment::default();
            for (n, symbol) in (0..).zip(symbols.iter().chain([&count])) {
                values.set(*symbol, part(n));
            }
            if task.pool.evaluate_in(shortcut.condition, &values) != Value::Bool(true) {
                continue;
            }
            taken += 1;
            let start = [(x, part(0)), (y, part(1))];
            let mut machine = Machine::new(&interpreter, &start).expect("the values should fit");
            for _ in 0..numbers >> (2 * WIDTH) {
                for edge in &shortcut.round {
                    let edge = EdgeRef { proc: task.program.main, edge: *edge };
                    let Step { edge, inputs } = Step { edge, inputs: Vec::new() };
                    machine.take(edge, &inputs).expect("a round should be possible");
                }
            }
            for (var, term) in &shortcut.values {
                let said = task.pool.evaluate_in(*term, &values);
                assert_eq!(machine.value(*var), Some(&said), "{shortcut:?}");
            }
        }
    }
    taken
}

#[test]
fn shortcuts_are_rounds() {
    let conditions = [
        "(bvult x y)",
        "(bvule y x)",
        "(bvslt x y)",
        "(bvsle y x)",
        "(not (= x y))",
        "(not (= x #x0))",
        "(= x y)",
        "(= (bvadd x y) #x5)",
        "(or (bvult x #x5) (bvult #x9 y))",
        "(and (bvslt x #x6) (not (= y #x3)))",
        "(= (bvadd ((_ sign_extend 1) x) #b00001) ((_ sign_extend 1) (bvadd x #x1)))",
        "(bvult ((_ zero_extend 2) x) (bvadd ((_ zero_extend 2) y) #b000011))",
        "(bvslt (bvmul #x3 x) (bvneg y))",
        "(bvult ((_ zero_extend 2) ((_ extract 1 0) x)) #x3)",
        "true",
    ];
    let steps = [
        ("(bvadd x #x1)", "y"),
        ("(bvadd x #xf)", "y"),
        ("(bvadd x #x3)", "(bvadd y #x1)"),
        ("(bvadd x #x2)", "(bvadd y #xe)"),
        ("(bvadd x #x4)", "(bvadd y #x4)"),
        ("(bvadd x #x8)", "x"),
        ("(bvadd x y)", "y"),
        ("#x7", "(bvadd y #x1)"),
        ("(bvadd x #x6)", "(bvmul #x2 x)"),
    ];
    let mut programs = 0;
    for condition in conditions {
        for (x, y) in steps {
            programs += usize::from(compare(&mut program(condition, x, y)) > 16);
        }
    }
    assert!(programs > 90, "only {programs} programs have shortcuts that can be taken");
}

#[test]
fn rounds_that_are_not_alike_have_no_shortcut() {
    for (x, y) in [("(bvmul x x)", "y"), ("(bvadd x y)", "(bvadd y #x1)")] {
        assert!(found(&mut program("(bvult x y)", x, y)).is_empty(), "{x}, {y}");
    }
}

#[test]
fn two_rounds_may_be_alike_where_one_is_not() {
    let mut task = program("(not (= x #x3))", "(bvadd x #x1)", "(bvsub #x1 y)");
    let found = found(&mut task);
    assert_eq!(found.iter().map(|shortcut| shortcut.round.len()).collect::<Vec<_>>(), [4]);
    assert!(compare(&mut task) > 100);
}

#[test]
fn a_shortcut_goes_as_far_as_the_rounds_do() {
    // From 1 in steps of 3 to 0: five rounds, and not one more.
    let mut task = program("(not (= x #x0))", "(bvadd x #x3)", "y");
    let found = found(&mut task);
    let holds = |rounds| {
        let mut values = Assignment::default();
        let x = task.pool.symbol(task.program.variable(VarId(0)).term).unwrap();
        values.set(x, Value::bv(1, WIDTH));
        values.set(task.pool.symbol(found[0].count).unwrap(), Value::bv(rounds, WIDTH));
        task.pool.evaluate_in(found[0].condition, &values) == Value::Bool(true)
    };
    let possible: Vec<u64> = (0..16).filter(|rounds| holds(*rounds)).collect();
    assert_eq!(possible, [1, 2, 3, 4, 5]);
}
