//! What every backend and every decorator must keep to: one suite for all.
//!
//! Each function panics with what went wrong, so that a test calls it and is done.

mod arrays;
mod cores;
mod frames;
mod limits;
mod models;
mod random;
mod sorts;

use symra_terms::{Term, TermPool};

use crate::solver::{Answer, Backend, Limits, Solver};

pub use arrays::nested_arrays;
pub use limits::{cancelled_before, hard_queries};
pub use random::{Rng, Size};

/// What a check said, without its model or core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// There is a model.
    Sat,
    /// There is none.
    Unsat,
    /// Not decided.
    Unknown,
}

/// Runs the part of the suite that needs truth values and narrow bit-vectors only.
pub fn run_narrow(subject: &dyn Backend) {
    frames::all(subject);
    models::all(subject);
    cores::all(subject);
    cancelled_before(subject);
}

/// Runs the whole suite. The answers to random scripts are compared with those of the reference.
pub fn run(subject: &dyn Backend, reference: &dyn Backend) {
    run_answers(subject, reference);
    hard_queries(subject);
}

/// Runs the suite but for hard queries: after one of those, some solvers need long for an easy one.
pub fn run_answers(subject: &dyn Backend, reference: &dyn Backend) {
    run_narrow(subject);
    sorts::all(subject);
    random_scripts(subject, reference, 60, Size::Small);
}

/// Compares the answers to so many random scripts with those of the reference.
pub fn random_scripts(subject: &dyn Backend, reference: &dyn Backend, scripts: u64, size: Size) {
    for seed in 0..scripts {
        random::script(seed, size, subject, reference);
    }
}

fn solver(backend: &dyn Backend) -> Box<dyn Solver> {
    backend.solver(&Limits::default()).expect("a backend should make a solver")
}

#[track_caller]
fn ask(solver: &mut dyn Solver, pool: &TermPool, assuming: &[Term]) -> Said {
    match solver.check(pool, assuming).expect("a check should not fail") {
        Answer::Sat(_) => Said::Sat,
        Answer::Unsat(_) => Said::Unsat,
        Answer::Unknown(_) => Said::Unknown,
    }
}

#[track_caller]
fn assert_fact(solver: &mut dyn Solver, pool: &TermPool, fact: Term) {
    solver.assert(pool, fact).expect("asserting should not fail");
}

#[track_caller]
fn push(solver: &mut dyn Solver) {
    solver.push().expect("push should not fail");
}

#[track_caller]
fn pop(solver: &mut dyn Solver) {
    solver.pop().expect("pop should not fail");
}

/// Checks that the answer is "sat" and that its model satisfies the terms, by our own evaluator.
#[track_caller]
fn satisfied(solver: &mut dyn Solver, pool: &TermPool, facts: &[Term], assuming: &[Term]) {
    let mut model = match solver.check(pool, assuming).expect("a check should not fail") {
        Answer::Sat(model) => model,
        Answer::Unsat(_) => panic!("the query should be satisfiable, not refuted"),
        Answer::Unknown(why) => panic!("the query should be satisfiable: {why}"),
    };
    for term in facts.iter().chain(assuming) {
        let value = pool.evaluate(*term, &mut |symbol| {
            let variable = pool.symbol_term(symbol);
            let value = model.value(pool, variable).expect("a variable should have a value");
            assert_eq!(
                value.sort(),
                *pool.sort(variable),
                "a value should have its variable's sort"
            );
            value
        });
        assert_eq!(value.as_bool(), Some(true), "the model should satisfy term {}", term.index());
    }
}

/// Checks that the answer is "unsat" and returns its core, which must be among the assumptions.
#[track_caller]
fn refuted(solver: &mut dyn Solver, pool: &TermPool, assuming: &[Term]) -> Vec<Term> {
    let core = match solver.check(pool, assuming).expect("a check should not fail") {
        Answer::Unsat(mut refutation) => refutation.core().expect("a core should be there"),
        Answer::Sat(_) => panic!("the query should be refuted, not satisfied"),
        Answer::Unknown(why) => panic!("the query should be refuted: {why}"),
    };
    for term in &core {
        assert!(assuming.contains(term), "a core should hold assumptions only");
    }
    core
}
