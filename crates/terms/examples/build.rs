//! Prints how many terms a second the constructors build, against plain nodes of the same shape in the same run.
//!
//! `cargo run --release -p symra-terms --example build`

#![expect(clippy::print_stdout, reason = "the numbers are the result")]

use std::time::{Duration, Instant};
use symra_terms::testing::{Random, plain};
use symra_terms::{Op, Sort, Term, TermPool};

/// How many terms each measurement builds.
const TERMS: usize = 1_000_000;

/// Prints how many of something a second were done, and how that compares with a time for as many.
fn report(what: &str, count: usize, seconds: f64, baseline: Option<f64>) {
    #[expect(clippy::cast_precision_loss, reason = "counts are small")]
    let rate = count as f64 / seconds;
    let ratio = baseline.map_or(String::new(), |baseline| format!("{:6.2} x", rate / baseline));
    println!("{what:<44} {:>8.2} M/s {ratio}", rate / 1e6);
}

/// The nanoseconds that this thread has run, where the system tells them: others may use the machine as well.
fn ran() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// The seconds that something takes.
fn time(run: impl FnOnce()) -> f64 {
    let (start, before) = (Instant::now(), ran());
    run();
    match (before, ran()) {
        (Some(before), Some(after)) => Duration::from_nanos(after - before).as_secs_f64(),
        _ => start.elapsed().as_secs_f64(),
    }
}

/// A stream of operators on words, the operands among the variables and the last results.
fn stream(seed: u64) -> Vec<(Op, usize, usize)> {
    const OPS: [Op; 8] =
        [Op::BvAdd, Op::BvXor, Op::BvMul, Op::BvAnd, Op::BvOr, Op::BvUdiv, Op::BvShl, Op::BvSrem];
    let mut random = Random::new(seed);
    (0..TERMS).map(|_| (*random.pick(&OPS), random.below(64), random.below(64))).collect()
}

/// Runs the stream with a function that makes terms.
fn run_stream(
    stream: &[(Op, usize, usize)],
    constants: bool,
    mut make: impl FnMut(&mut TermPool, Op, Term, Term) -> Term,
) -> f64 {
    let mut pool = TermPool::new();
    let mut recent: Vec<Term> = (0..64)
        .map(|n| {
            if constants && n % 4 == 0 {
                pool.bv(n * 7, 32)
            } else {
                pool.var(&format!("x{n}"), &Sort::Bv(32))
            }
        })
        .collect();
    let seconds = time(|| {
        for (position, (op, a, b)) in stream.iter().enumerate() {
            let term = make(&mut pool, *op, recent[*a], recent[*b]);
            // The first places stay what they are.
            recent[32 + position % 32] = term;
        }
    });
    println!("{:>50} terms", pool.len());
    seconds
}

/// Writes and reads cells of an array in turn; gives the seconds.
fn array_loop(cells: u64, writes: u64) -> f64 {
    let mut pool = TermPool::new();
    let mut array = pool.var("memory", &Sort::array(Sort::Bv(32), Sort::Bv(32)));
    let one = pool.bv(1, 32);
    time(|| {
        for n in 0..writes {
            let index = pool.bv(n % cells, 32);
            let old = pool.select(array, index);
            let new = pool.bv_add(old, one);
            array = pool.store(array, index, new);
        }
    })
}

fn main() {
    let stream = stream(1);
    #[expect(clippy::cast_precision_loss, reason = "counts are small")]
    let terms = TERMS as f64;
    let raw = run_stream(&stream, false, |pool, op, a, b| plain(pool, op, &[a, b], &Sort::Bv(32)));
    report("plain nodes", TERMS, raw, None);
    let baseline = terms / raw;
    let built =
        run_stream(&stream, false, |pool, op, a, b| pool.rebuild(op, &[a, b], &Sort::Bv(32)));
    report("constructors, variables", TERMS, built, Some(baseline));
    let built =
        run_stream(&stream, true, |pool, op, a, b| pool.rebuild(op, &[a, b], &Sort::Bv(32)));
    report("constructors, a quarter constants", TERMS, built, Some(baseline));

    let seconds = time(|| {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(32));
        let mut counter = pool.bv(0, 32);
        let one = pool.bv(1, 32);
        let limit = pool.bv(1 << 30, 32);
        for _ in 0..TERMS / 4 {
            counter = pool.bv_add(counter, one);
            let index = pool.bv_add(x, counter);
            let less = pool.bv_slt(counter, limit);
            assert!(less == pool.true_());
            let same = pool.eq(index, x);
            assert!(same == pool.false_());
        }
    });
    report("a counting loop, 4 operators a turn", TERMS, seconds, Some(baseline));

    let thousand = array_loop(1000, 1_000_000);
    report("array steps, 1,000 cells, 1,000,000 writes", 1_000_000, thousand, Some(baseline));
    let few = array_loop(1000, 100_000);
    report("array steps, 1,000 cells, 100,000 writes", 100_000, few, Some(baseline));
    let many = array_loop(100_000, 100_000);
    report("array steps, 100,000 cells, 100,000 writes", 100_000, many, Some(baseline));
    println!("cost of a step, 100,000 cells against 1,000: {:.2}", many / few);
    println!("cost of a step, 1,000,000 writes against 100,000: {:.2}", thousand / few / 10.0);
}
