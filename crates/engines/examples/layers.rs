//! How much the layers in front of the solver are worth: symbolic execution with all of them against the same with every
//! branch sent to the solver, in one run, on programs with many paths.
//!
//! `cargo run --release -p symra-engines --example layers [PATHS]`

#![expect(clippy::disallowed_methods, reason = "it measures")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_engines::{Context, Engine as _, Progress, Symex, SymexConfig, Verdict};
use symra_ir::{ProgramBuilder, Task, VarId};
use symra_smt::{Backend, Layered, Layers};
use symra_smt_z3::Z3;
use symra_terms::{Sort, Term, TermPool};
use symra_verdict::{Budget, Proof};

/// `count` rounds, each of which receives an input and branches on a condition of it and of the sum so far.
fn rounds(
    count: usize,
    condition: impl Fn(&mut TermPool, Term, Term, usize) -> Term,
    change: impl Fn(&mut TermPool, Term, Term) -> Term,
) -> Task {
    let mut b = ProgramBuilder::new();
    let sort = Sort::Bv(32);
    let sum = b.global("sum", &sort);
    let inputs: Vec<VarId> =
        (0..count).map(|round| b.global(&format!("x{round}"), &sort)).collect();
    let main = b.procedure("main");
    let zero = b.pool().bv(0, 32);
    let mut here = b.location(main, "start");
    let entry = b.entry(main);
    b.assign(main, entry, here, &[(sum, zero)]);
    for (round, input) in inputs.iter().enumerate() {
        let (received, then, other) = (
            b.location(main, &format!("received{round}")),
            b.location(main, &format!("then{round}")),
            b.location(main, &format!("other{round}")),
        );
        let next = b.location(main, &format!("next{round}"));
        b.havoc(main, here, received, &[*input]);
        let (x, s) = (b.term(*input), b.term(sum));
        let taken = condition(b.pool(), x, s, round);
        let refused = b.pool().not(taken);
        let added = change(b.pool(), x, s);
        b.assume(main, received, then, taken);
        b.assume(main, received, other, refused);
        b.assign(main, then, next, &[(sum, added)]);
        b.skip(main, other, next);
        here = next;
    }
    let exit = b.exit(main);
    b.skip(main, here, exit);
    b.finish().expect("the program should be well formed")
}

struct Measured {
    time: Duration,
    paths: u64,
    branches: u64,
    solved: u64,
}

fn measure(mut task: Task, layers: Layers, every_branch: bool) -> Measured {
    let statistics = layers.statistics.clone();
    let backend = Layered::new(Arc::new(Z3), layers);
    let (budget, progress) = (Budget::default(), Progress::default());
    let context = Context {
        backend: &backend as &dyn Backend,
        budget: &budget,
        progress: &progress,
        lemmas: &symra_analysis::Lemmas::new(),
    };
    let config = SymexConfig { every_branch, ..SymexConfig::default() };
    let begin = Instant::now();
    let verdict = Symex::new(config).run(&mut task, &context).expect("the solver should not fail");
    let time = begin.elapsed();
    let Verdict::Safe(Proof::Exhaustive { paths }) = verdict else {
        panic!("the program has no claim: {verdict:?}")
    };
    let count =
        |counter: &std::sync::atomic::AtomicU64| counter.load(std::sync::atomic::Ordering::Relaxed);
    Measured {
        time,
        paths,
        branches: count(&progress.decided) + count(&progress.asked),
        solved: statistics.solved.total(),
    }
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
fn main() {
    let rounds_of: usize =
        std::env::args().nth(1).map_or(17, |text| text.parse().expect("a number of rounds"));
    let one_more = |pool: &mut TermPool, _: Term, s: Term| {
        let one = pool.bv(1, 32);
        pool.bv_add(s, one)
    };
    let programs: [(&str, Task); 4] = [
        // Each input is compared with a constant of its own: flags of a command line.
        ("flags", {
            let condition = |pool: &mut TermPool, x, _, round: usize| {
                let limit = pool.bv(10 + round as u64, 32);
                pool.bv_ult(x, limit)
            };
            rounds(rounds_of, condition, one_more)
        }),
        // Each input is tested for a bit pattern: fields of a protocol's header.
        ("fields", {
            let condition = |pool: &mut TermPool, x, _, round: usize| {
                let mask = pool.bv(0xff << (round % 24), 32);
                let (field, zero) = (pool.bv_and(x, mask), pool.bv(0, 32));
                pool.eq(field, zero)
            };
            rounds(rounds_of, condition, one_more)
        }),
        // What an input is compared with depends on the path so far: a lexer with states.
        ("lexer", {
            let condition = |pool: &mut TermPool, x, s, _: usize| {
                let (three, base) = (pool.bv(3, 32), pool.bv(0x30, 32));
                let scaled = pool.bv_mul(s, three);
                let limit = pool.bv_add(scaled, base);
                pool.bv_ult(limit, x)
            };
            rounds(rounds_of, condition, one_more)
        }),
        // Each input is compared with the sum of those before: every branch depends on all others, and hardly anything can be
        // saved. Fewer rounds, for it is slow both ways.
        (
            "total",
            rounds(
                rounds_of.min(10),
                |pool, x, s, _| pool.bv_ult(s, x),
                |pool, x, s| pool.bv_add(s, x),
            ),
        ),
    ];
    println!(
        "| program | paths | branches | with layers | every branch asked | ratio | queries that reach Z3 |"
    );
    println!("|---|---|---|---|---|---|---|");
    for (name, task) in programs {
        let with = measure(task.clone(), Layers::default(), false);
        let without = measure(task, Layers::none(), true);
        assert_eq!(with.paths, without.paths, "both ways should see the same paths");
        let ratio = without.time.as_secs_f64() / with.time.as_secs_f64();
        let share = 100.0 * with.solved as f64 / without.solved as f64;
        println!(
            "| {name} | {} | {} | {:.2} s | {:.2} s | {ratio:.1} | {} of {} ({share:.2} %) |",
            with.paths,
            with.branches,
            with.time.as_secs_f64(),
            without.time.as_secs_f64(),
            with.solved,
            without.solved,
        );
    }
}
