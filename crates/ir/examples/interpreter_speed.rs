//! Measures how many steps a second the interpreter makes.
//!
//! `cargo run --release -p symra-ir --example interpreter_speed`

use std::time::Instant;

use symra_ir::{EdgeRef, Interpreter, Oracle, Outcome, ProgramBuilder, State, Task, VarId};
use symra_terms::{Sort, Value};

/// Nothing is left open in these programs.
struct Zero;

impl Oracle for Zero {
    fn choose(&mut self, _: &State, _: &[EdgeRef]) -> usize {
        0
    }

    fn value(&mut self, _: VarId, sort: &Sort) -> Value {
        Value::default_of(sort)
    }
}

/// `while i < n { i, s := i + 1, s + i }` over integers or bit-vectors.
fn sum(sort: &Sort) -> Task {
    let mut b = ProgramBuilder::new();
    let (count, sum) = (b.global("i", sort), b.global("s", sort));
    let main = b.procedure("main");
    let (head, body) = (b.location(main, "head"), b.location(main, "body"));
    let (entry, exit) = (b.entry(main), b.exit(main));
    let (x, y) = (b.term(count), b.term(sum));
    let pool = b.pool();
    let (zero, next, total, below) = if *sort == Sort::Int {
        let (zero, one, end) = (pool.int(0), pool.int(1), pool.int(1_000_000_000));
        (zero, pool.add(&[x, one]), pool.add(&[y, x]), pool.lt(x, end))
    } else {
        let (zero, one, end) = (pool.bv(0, 32), pool.bv(1, 32), pool.bv(1_000_000_000, 32));
        (zero, pool.bv_add(x, one), pool.bv_add(y, x), pool.bv_ult(x, end))
    };
    let done = pool.not(below);
    b.assign(main, entry, head, &[(count, zero), (sum, zero)]);
    b.assume(main, head, body, below);
    b.assume(main, head, exit, done);
    b.assign(main, body, head, &[(count, next), (sum, total)]);
    b.finish().expect("the program should be well formed")
}

/// `while true { a[i mod 65536], i := a[i mod 65536] + 1, i + 1 }`
fn fill() -> Task {
    let mut b = ProgramBuilder::new();
    let word = Sort::Bv(32);
    let a = b.global("a", &Sort::array(word.clone(), word.clone()));
    let i = b.global("i", &word);
    let main = b.procedure("main");
    let head = b.location(main, "head");
    let entry = b.entry(main);
    let (array, x) = (b.term(a), b.term(i));
    let pool = b.pool();
    let (zero, one, mask) = (pool.bv(0, 32), pool.bv(1, 32), pool.bv(0xffff, 32));
    let index = pool.bv_and(x, mask);
    let element = pool.select(array, index);
    let element = pool.bv_add(element, one);
    let (stored, next) = (pool.store(array, index, element), pool.bv_add(x, one));
    b.assign(main, entry, head, &[(i, zero)]);
    b.assign(main, head, head, &[(a, stored), (i, next)]);
    b.finish().expect("the program should be well formed")
}

/// `while true { x := f(x) }` with `f(p) = p + 1`.
fn calls() -> Task {
    let mut b = ProgramBuilder::new();
    let x = b.global("x", &Sort::Bv(32));
    let main = b.procedure("main");
    let f = b.procedure("f");
    let p = b.parameter(f, "p", &Sort::Bv(32));
    b.also_result(f, p);
    let entry = b.entry(main);
    let argument = b.term(x);
    b.call(main, (entry, entry), f, &[argument], &[x]);
    let old = b.term(p);
    let one = b.pool().bv(1, 32);
    let next = b.pool().bv_add(old, one);
    let (entry, exit) = (b.entry(f), b.exit(f));
    b.assign(f, entry, exit, &[(p, next)]);
    b.finish().expect("the program should be well formed")
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
#[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
fn main() {
    let steps = 10_000_000;
    let tasks = [
        ("loop over integers", sum(&Sort::Int)),
        ("loop over bit-vectors", sum(&Sort::Bv(32))),
        ("array of 65536 words", fill()),
        ("calls", calls()),
    ];
    for (name, task) in tasks {
        let interpreter = Interpreter::new(&task);
        let start = Instant::now();
        let run = interpreter.run(&mut Zero, steps);
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(run.outcome, Outcome::StepLimit);
        println!("{name:24} {:7.2} million steps a second", steps as f64 / seconds / 1e6);
    }
}
