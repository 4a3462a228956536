//! Prints how many operations a second plans and the evaluator do.
//!
//! `cargo run --release -p symra-terms --example speed [PART OF A NAME]`

#![expect(clippy::print_stdout, reason = "the numbers are the result")]

use std::time::Instant;
use symra_terms::{
    ArrayValue, FloatFormat, Plan, RoundingMode, Scratch, Sort, Term, TermPool, Value,
};

/// The time that this thread has run, where the system tells it; else the time that has passed.
struct Clock {
    start: Instant,
    ran: Option<u64>,
}

impl Clock {
    fn start() -> Self {
        Self { start: Instant::now(), ran: Self::ran() }
    }

    fn ran() -> Option<u64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok()
    }

    fn seconds(&self) -> f64 {
        match (self.ran, Self::ran()) {
            (Some(before), Some(now)) => {
                std::time::Duration::from_nanos(now - before).as_secs_f64()
            }
            _ => self.start.elapsed().as_secs_f64(),
        }
    }
}

/// Runs `turn` for a while and prints how often a second what it counts happens.
fn measure(what: &str, each: usize, mut turn: impl FnMut()) {
    if std::env::args().nth(1).is_some_and(|part| !what.contains(&part)) {
        return;
    }
    for _ in 0..100 {
        turn();
    }
    let clock = Clock::start();
    let mut turns = 0_u32;
    while clock.seconds() < 0.5 {
        for _ in 0..1000 {
            turn();
        }
        turns += 1000;
    }
    let each = u32::try_from(each).expect("a plan should be short");
    let rate = f64::from(turns) * f64::from(each) / clock.seconds();
    println!("{what:56} {:9.1} million/s", rate / 1e6);
}

/// Runs a plan whose results are the next values of the first variables.
fn step(plan: &Plan, scratch: &mut Scratch, environment: &mut Vec<Value>) {
    let mut results = plan.run(scratch, environment);
    for (index, next) in environment.iter_mut().take(results.len()).enumerate() {
        *next = results.take(index);
    }
}

fn words(pool: &mut TermPool) -> Vec<Term> {
    let sort = Sort::Bv(32);
    let mut a = pool.var("x", &sort);
    let mut b = pool.var("y", &sort);
    for round in 0..25 {
        let k = pool.bv(0x9e37_79b9 + round, 32);
        let sum = pool.bv_add(a, b);
        let mixed = pool.bv_xor(sum, k);
        let less = pool.bv_slt(mixed, a);
        a = pool.ite(less, mixed, b);
        b = pool.bv_mul(sum, k);
    }
    vec![a, b]
}

fn short_step(pool: &mut TermPool) -> Vec<Term> {
    let x = pool.var("x", &Sort::Bv(32));
    let one = pool.bv(1, 32);
    vec![pool.bv_add(x, one)]
}

fn integers(pool: &mut TermPool) -> Vec<Term> {
    let mut a = pool.var("x", &Sort::Int);
    let mut b = pool.var("y", &Sort::Int);
    let modulus = pool.int(1_000_003);
    for round in 0..25 {
        let k = pool.int(3 + round);
        let product = pool.mul(&[a, k]);
        let sum = pool.add(&[product, b]);
        b = a;
        a = pool.modulo(sum, modulus);
    }
    vec![a, b]
}

fn floats(pool: &mut TermPool, mode: RoundingMode) -> Vec<Term> {
    let sort = Sort::Float(FloatFormat::DOUBLE);
    let (x, y) = (pool.var("x", &sort), pool.var("y", &sort));
    let mode = pool.rounding_mode(mode);
    let (mut a, mut b) = (x, y);
    for _ in 0..25 {
        let sum = pool.fp_add(mode, a, b);
        b = pool.fp_mul(mode, sum, y);
        a = pool.fp_sub(mode, sum, b);
    }
    vec![a, b]
}

fn main() {
    let mut scratch = Scratch::default();

    let mut pool = TermPool::new();
    let terms = words(&mut pool);
    let plan = Plan::new(&pool, &terms);
    let mut environment = vec![Value::bv(1, 32), Value::bv(2, 32)];
    measure("32-bit operations in a long plan", plan.len(), || {
        step(&plan, &mut scratch, &mut environment);
    });
    measure("the same by the evaluator, both terms", plan.len(), || {
        for term in &terms {
            let _ = pool.evaluate(*term, &mut |symbol| environment[symbol.index()].clone());
        }
    });

    let mut pool = TermPool::new();
    let terms = short_step(&mut pool);
    let plan = Plan::new(&pool, &terms);
    let mut environment = vec![Value::bv(1, 32)];
    measure("runs of the plan x := x + 1", 1, || step(&plan, &mut scratch, &mut environment));

    let mut pool = TermPool::new();
    let terms = integers(&mut pool);
    let plan = Plan::new(&pool, &terms);
    let mut environment = vec![Value::int(1), Value::int(2)];
    measure("integer operations in a long plan", plan.len(), || {
        step(&plan, &mut scratch, &mut environment);
    });

    for (name, mode) in [
        ("double operations in a long plan, to nearest", RoundingMode::NearestEven),
        ("double operations in a long plan, toward zero", RoundingMode::TowardZero),
    ] {
        let mut pool = TermPool::new();
        let terms = floats(&mut pool, mode);
        let plan = Plan::new(&pool, &terms);
        let float = |value: f64| Value::Float(symra_terms::Float::from_f64(value));
        let start = [float(1.5), float(0.9)];
        let mut environment = start.to_vec();
        measure(name, plan.len(), || {
            environment.clone_from_slice(&start);
            step(&plan, &mut scratch, &mut environment);
        });
    }

    arrays(&mut scratch);
}

fn arrays(scratch: &mut Scratch) {
    let sort = Sort::array(Sort::Bv(32), Sort::Bv(8));
    let Sort::Array(parts) = &sort else { unreachable!("an array sort should be one") };
    for (name, stride, given_up) in [
        ("runs of a[i]++, i++ over 65536 places, array given up", 1, true),
        ("runs of a[i]++ at scattered places, array given up", 77_773, true),
        ("runs of a[i]++, i++ over 65536 places, array kept", 1, false),
    ] {
        let mut pool = TermPool::new();
        let (a, i) = (pool.var("a", &sort), pool.var("i", &Sort::Bv(32)));
        let stride = pool.bv(stride, 32);
        let next = pool.bv_add(i, stride);
        let limit = pool.bv(0xffff, 32);
        let next = pool.bv_and(next, limit);
        let old = pool.select(a, i);
        let one = pool.bv(1, 8);
        let new = pool.bv_add(old, one);
        let stored = pool.store(a, i, new);
        let symbol = pool.symbol(a).expect("a variable should have a symbol");
        let consumed = if given_up { vec![symbol] } else { vec![] };
        let plan = Plan::consuming(&pool, &[stored, next], &consumed);
        let array = ArrayValue::constant(parts.clone(), Value::bv(0, 8));
        let mut environment = vec![Value::Array(array), Value::bv(0, 32)];
        for _ in 0..1 << 17 {
            step(&plan, scratch, &mut environment);
        }
        measure(name, 1, || step(&plan, scratch, &mut environment));
    }
}
