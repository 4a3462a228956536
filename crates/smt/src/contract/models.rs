//! Models satisfy what was asked.

use symra_terms::{Sort, TermPool, Value};

use super::{assert_fact, satisfied, solver};
use crate::solver::{Answer, Backend};

pub(super) fn all(subject: &dyn Backend) {
    parts_are_combined(subject);
    unmentioned_variables_have_values(subject);
    a_later_variable_has_a_value(subject);
}

/// Several groups of variables, joined and parted again by assumptions.
fn parts_are_combined(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let sort = Sort::Bv(3);
    let vars: Vec<_> = (0..6).map(|i| pool.var(&format!("v{i}"), &sort)).collect();
    let one = pool.bv(1, 3);
    let mut facts = Vec::new();
    let mut solver = solver(subject);
    for pair in vars.chunks(2) {
        let next = pool.bv_add(pair[0], one);
        let fact = pool.eq(pair[1], next);
        facts.push(fact);
        assert_fact(&mut *solver, &pool, fact);
    }
    satisfied(&mut *solver, &pool, &facts, &[]);
    let joined = pool.eq(vars[1], vars[2]);
    let also = pool.bv_ult(vars[3], vars[4]);
    satisfied(&mut *solver, &pool, &facts, &[joined]);
    satisfied(&mut *solver, &pool, &facts, &[joined, also]);
    satisfied(&mut *solver, &pool, &facts, &[also]);
    satisfied(&mut *solver, &pool, &facts, &[]);
    let three = pool.bv(3, 3);
    let start = pool.eq(vars[0], three);
    assert_fact(&mut *solver, &pool, start);
    facts.push(start);
    satisfied(&mut *solver, &pool, &facts, &[joined, also]);
    satisfied(&mut *solver, &pool, &facts, &[]);
}

fn unmentioned_variables_have_values(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let sorts = [Sort::Bool, Sort::Bv(4), Sort::Int, Sort::array(Sort::Bv(4), Sort::Bool)];
    let vars: Vec<_> =
        sorts.iter().enumerate().map(|(i, sort)| pool.var(&format!("u{i}"), sort)).collect();
    let b = pool.var("b", &Sort::Bool);
    let mut solver = solver(subject);
    assert_fact(&mut *solver, &pool, b);
    match solver.check(&pool, &[]).expect("a check should not fail") {
        Answer::Sat(mut model) => {
            for (variable, sort) in vars.iter().zip(&sorts) {
                let value = model.value(&pool, *variable).expect("any value should do");
                assert_eq!(value.sort(), *sort);
            }
            assert_eq!(model.value(&pool, b), Ok(Value::Bool(true)));
        }
        Answer::Unsat(_) | Answer::Unknown(_) => panic!("one variable should be satisfiable"),
    }
}

/// Terms may be made after the solver.
fn a_later_variable_has_a_value(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let mut solver = solver(subject);
    let mut facts = Vec::new();
    for i in 0..6 {
        let variable = pool.fresh("late", &Sort::Bv(2));
        let value = pool.bv(i % 4, 2);
        let fact = pool.eq(variable, value);
        assert_fact(&mut *solver, &pool, fact);
        facts.push(fact);
        satisfied(&mut *solver, &pool, &facts, &[]);
    }
}
