//! Cores are assumptions that suffice.

use symra_terms::{Sort, Term, TermPool};

use super::{Said, ask, assert_fact, pop, push, refuted, satisfied, solver};
use crate::solver::Backend;

pub(super) fn all(subject: &dyn Backend) {
    a_core_is_unsatisfiable_by_itself(subject);
    facts_alone_need_no_assumption(subject);
    a_core_comes_from_one_part(subject);
    assumptions_may_repeat(subject);
}

/// The core, asked again, is refuted again.
#[track_caller]
fn core_suffices(
    solver: &mut dyn crate::solver::Solver,
    pool: &TermPool,
    assuming: &[Term],
) -> Vec<Term> {
    let core = refuted(solver, pool, assuming);
    assert_eq!(ask(solver, pool, &core), Said::Unsat, "a core should be refuted by itself");
    core
}

fn a_core_is_unsatisfiable_by_itself(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let sort = Sort::Bv(4);
    let (x, y, z) = (pool.var("x", &sort), pool.var("y", &sort), pool.var("z", &sort));
    let (xy, yz) = (pool.bv_ult(x, y), pool.bv_ult(y, z));
    let (zx, zy) = (pool.bv_ult(z, x), pool.bv_ule(z, y));
    let free = pool.bv_ule(x, x);
    let mut solver = solver(subject);
    let core = core_suffices(&mut *solver, &pool, &[xy, yz, zx]);
    assert!(!core.is_empty());
    satisfied(&mut *solver, &pool, &[], &[xy, yz]);
    satisfied(&mut *solver, &pool, &[], &[yz, zx]);
    push(&mut *solver);
    assert_fact(&mut *solver, &pool, yz);
    let core = core_suffices(&mut *solver, &pool, &[xy, zy, free]);
    assert!(core.contains(&zy), "without `z <= y` there is no contradiction");
    pop(&mut *solver);
    satisfied(&mut *solver, &pool, &[], &[xy, zy, free]);
}

fn facts_alone_need_no_assumption(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let not_x = pool.not(x);
    let mut solver = solver(subject);
    assert_fact(&mut *solver, &pool, x);
    assert_fact(&mut *solver, &pool, not_x);
    assert_eq!(refuted(&mut *solver, &pool, &[]), []);
    refuted(&mut *solver, &pool, &[y]);
    refuted(&mut *solver, &pool, &[x, y]);
}

fn a_core_comes_from_one_part(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let vars: Vec<_> = (0..4).map(|i| pool.var(&format!("p{i}"), &Sort::Bool)).collect();
    let not: Vec<_> = vars.iter().map(|v| pool.not(*v)).collect();
    let mut solver = solver(subject);
    for pair in vars.chunks(2) {
        let either = pool.or(pair);
        assert_fact(&mut *solver, &pool, either);
    }
    let core = core_suffices(&mut *solver, &pool, &[not[0], not[2], not[3]]);
    assert!(core.contains(&not[2]) && core.contains(&not[3]), "both are needed");
    satisfied(&mut *solver, &pool, &[], &[not[0], not[2]]);
    let core = core_suffices(&mut *solver, &pool, &[not[1], not[2], not[0]]);
    assert!(core.contains(&not[0]) && core.contains(&not[1]), "both are needed");
}

fn assumptions_may_repeat(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bool), pool.var("y", &Sort::Bool));
    let (both, not_x) = (pool.and(&[x, y]), pool.not(x));
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[both, both, x]);
    core_suffices(&mut *solver, &pool, &[both, not_x, both, not_x]);
    satisfied(&mut *solver, &pool, &[], &[both]);
}
