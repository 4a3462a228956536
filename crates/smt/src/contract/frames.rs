//! Frames: what is asserted in one is gone after it.

use symra_terms::{Sort, TermPool};

use super::{Said, ask, assert_fact, pop, push, refuted, satisfied, solver};
use crate::solver::{Backend, Frame, SmtError};

pub(super) fn all(subject: &dyn Backend) {
    facts_of_a_frame_go_with_it(subject);
    frames_nest(subject);
    pop_without_push_is_an_error(subject);
    assumptions_hold_for_one_check(subject);
    a_scope_closes_its_frame(subject);
    nothing_asserted_is_satisfiable(subject);
    constants_are_facts(subject);
}

fn facts_of_a_frame_go_with_it(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bool);
    let not_x = pool.not(x);
    let mut solver = solver(subject);
    assert_fact(&mut *solver, &pool, x);
    push(&mut *solver);
    assert_fact(&mut *solver, &pool, not_x);
    assert_eq!(ask(&mut *solver, &pool, &[]), Said::Unsat);
    pop(&mut *solver);
    satisfied(&mut *solver, &pool, &[x], &[]);
    push(&mut *solver);
    satisfied(&mut *solver, &pool, &[x], &[]);
    assert_fact(&mut *solver, &pool, not_x);
    assert_eq!(ask(&mut *solver, &pool, &[]), Said::Unsat);
    pop(&mut *solver);
    satisfied(&mut *solver, &pool, &[x], &[]);
}

fn frames_nest(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let width = Sort::Bv(4);
    let x = pool.var("x", &width);
    let values: Vec<_> = (0..8).map(|i| pool.bv(i, 4)).collect();
    let mut facts = Vec::new();
    let mut solver = solver(subject);
    for value in &values {
        let fact = pool.ne(x, *value);
        push(&mut *solver);
        assert_fact(&mut *solver, &pool, fact);
        facts.push(fact);
        satisfied(&mut *solver, &pool, &facts, &[]);
    }
    let eight = pool.bv(8, 4);
    let low = pool.bv_ult(x, eight);
    assert_eq!(ask(&mut *solver, &pool, &[low]), Said::Unsat);
    while facts.pop().is_some() {
        pop(&mut *solver);
        satisfied(&mut *solver, &pool, &facts, &[low]);
    }
    assert_eq!(solver.pop(), Err(SmtError::NoFrame));
}

fn pop_without_push_is_an_error(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bool);
    let mut solver = solver(subject);
    assert_eq!(solver.pop(), Err(SmtError::NoFrame));
    assert_fact(&mut *solver, &pool, x);
    push(&mut *solver);
    pop(&mut *solver);
    assert_eq!(solver.pop(), Err(SmtError::NoFrame));
    // And it has changed nothing.
    let not_x = pool.not(x);
    assert_eq!(ask(&mut *solver, &pool, &[not_x]), Said::Unsat);
    satisfied(&mut *solver, &pool, &[x], &[]);
}

fn assumptions_hold_for_one_check(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let either = pool.or(&[x, y]);
    let (not_x, not_y) = (pool.not(x), pool.not(y));
    let mut solver = solver(subject);
    assert_fact(&mut *solver, &pool, either);
    assert_eq!(ask(&mut *solver, &pool, &[not_x, not_y]), Said::Unsat);
    satisfied(&mut *solver, &pool, &[either], &[not_x]);
    satisfied(&mut *solver, &pool, &[either], &[not_y]);
    assert_eq!(ask(&mut *solver, &pool, &[not_x, not_y]), Said::Unsat);
    // A frame may open and close between checks with the same assumptions.
    push(&mut *solver);
    satisfied(&mut *solver, &pool, &[either], &[either, y]);
    pop(&mut *solver);
    satisfied(&mut *solver, &pool, &[either], &[either, y]);
    assert_fact(&mut *solver, &pool, not_y);
    assert_eq!(ask(&mut *solver, &pool, &[either, y]), Said::Unsat);
    satisfied(&mut *solver, &pool, &[either, not_y], &[either]);
}

fn a_scope_closes_its_frame(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bool);
    let mut solver = solver(subject);
    {
        let mut frame = Frame::enter(&mut *solver).expect("a frame should open");
        frame.assert(&pool, pool.false_()).expect("asserting should not fail");
    }
    satisfied(&mut *solver, &pool, &[], &[x]);
    assert_eq!(solver.pop(), Err(SmtError::NoFrame));
}

fn nothing_asserted_is_satisfiable(subject: &dyn Backend) {
    let pool = TermPool::new();
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[]);
}

fn constants_are_facts(subject: &dyn Backend) {
    let pool = TermPool::new();
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[pool.true_()]);
    assert_eq!(refuted(&mut *solver, &pool, &[pool.false_()]), [pool.false_()]);
    assert_fact(&mut *solver, &pool, pool.true_());
    satisfied(&mut *solver, &pool, &[], &[]);
    push(&mut *solver);
    assert_fact(&mut *solver, &pool, pool.false_());
    assert_eq!(refuted(&mut *solver, &pool, &[]), []);
    pop(&mut *solver);
    satisfied(&mut *solver, &pool, &[], &[]);
}
