//! Limits end a query, and the solver goes on.

use std::time::{Duration, Instant};

use dashu_int::UBig;
use symra_terms::{BitVec, Sort, Term, TermPool, Value};

use super::{Said, ask, assert_fact, pop, push, refuted, satisfied};
use crate::cancel::Cancel;
use crate::solver::{Answer, Backend, Limits, Solver, WhyUnknown};

/// How late an answer may be after its limit.
const LATE: Duration = Duration::from_millis(1500);

fn solver(subject: &dyn Backend, limits: &Limits) -> Box<dyn Solver> {
    subject.solver(limits).expect("a backend should make a solver")
}

/// A query under a raised flag is not decided, if a solver has to be asked at all.
pub fn cancelled_before(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bool);
    let cancel = Cancel::new();
    let limits = Limits { cancel: cancel.clone(), ..Limits::default() };
    let mut solver = solver(subject, &limits);
    satisfied(&mut *solver, &pool, &[], &[x]);
    cancel.cancel();
    let not_x = pool.not(x);
    assert_fact(&mut *solver, &pool, x);
    match solver.check(&pool, &[not_x]).expect("a cancelled check should not fail") {
        Answer::Unknown(why) => assert_eq!(why, WhyUnknown::Cancelled),
        Answer::Sat(_) | Answer::Unsat(_) => panic!("a cancelled check should not be decided"),
    }
}

/// The product of two primes of 60 bits, to be factored.
fn factoring(pool: &mut TermPool) -> (Vec<Term>, Term, Term) {
    let sort = Sort::Bv(64);
    let (p, q) = (pool.var("p", &sort), pool.var("q", &sort));
    let (wide_p, wide_q) = (pool.zero_extend(64, p), pool.zero_extend(64, q));
    let product = pool.bv_mul(wide_p, wide_q);
    let number = UBig::from(644_610_524_925_741_607u64) * UBig::from(616_341_415_231_755_247u64);
    let number = pool.constant(Value::Bv(BitVec::from_ubig(&number, 128)));
    let one = pool.bv(1, 64);
    let (p_above, q_above) = (pool.bv_ult(one, p), pool.bv_ult(one, q));
    (vec![pool.eq(product, number), p_above, q_above], p, q)
}

/// Time limits, deadlines and cancellation end a hard query soon, and the solver answers the next one.
pub fn hard_queries(subject: &dyn Backend) {
    time_limit(subject);
    deadline(subject);
    cancellation(subject);
}

#[track_caller]
fn ends_with(solver: &mut dyn Solver, pool: &TermPool, due: Instant, expected: &WhyUnknown) {
    match solver.check(pool, &[]).expect("an ended check should not fail") {
        Answer::Unknown(why) => assert_eq!(&why, expected),
        Answer::Sat(_) | Answer::Unsat(_) => panic!("factoring should take longer than this"),
    }
    let late = Instant::now().saturating_duration_since(due);
    assert!(late < LATE, "the query ended {late:?} after its limit");
}

fn time_limit(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (facts, p, q) = factoring(&mut pool);
    let query = Duration::from_millis(150);
    let mut solver = solver(subject, &Limits { query: Some(query), ..Limits::default() });
    push(&mut *solver);
    for fact in &facts {
        assert_fact(&mut *solver, &pool, *fact);
    }
    for _ in 0..2 {
        ends_with(&mut *solver, &pool, Instant::now() + query, &WhyUnknown::Timeout);
    }
    // An easy query after a hard one, with the facts of the hard one and without.
    let same = pool.eq(p, q);
    let three = pool.bv(3, 64);
    let small = pool.bv_ult(p, three);
    let zero = pool.bv(0, 64);
    let is_zero = pool.eq(p, zero);
    assert!(!refuted(&mut *solver, &pool, &[is_zero]).is_empty());
    pop(&mut *solver);
    satisfied(&mut *solver, &pool, &[], &[same, small]);
}

fn deadline(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (facts, ..) = factoring(&mut pool);
    let due = Instant::now() + Duration::from_millis(150);
    let limits = Limits { deadline: Some(due), ..Limits::default() };
    let mut solver = solver(subject, &limits);
    for fact in &facts {
        assert_fact(&mut *solver, &pool, *fact);
    }
    ends_with(&mut *solver, &pool, due, &WhyUnknown::Timeout);
    // After the deadline nothing is decided any more.
    assert_eq!(ask(&mut *solver, &pool, &[]), Said::Unknown);
}

fn cancellation(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (facts, ..) = factoring(&mut pool);
    // Early and late in the call: an interrupt must not be lost before the search has begun.
    for delay in [0, 1, 5, 100].map(Duration::from_millis) {
        let cancel = Cancel::new();
        let limits = Limits { cancel: cancel.clone(), ..Limits::default() };
        let mut solver = solver(subject, &limits);
        for fact in &facts {
            assert_fact(&mut *solver, &pool, *fact);
        }
        let due = Instant::now() + delay;
        let canceller = std::thread::spawn(move || {
            std::thread::sleep(delay);
            cancel.cancel();
        });
        ends_with(&mut *solver, &pool, due, &WhyUnknown::Cancelled);
        canceller.join().expect("the cancelling thread should end");
    }
}
