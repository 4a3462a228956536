//! Elimination of quantifiers over linear integers.

use std::time::{Duration, Instant};

use symra_smt::{Answer, Backend, Cancel, EliminateQuantifiers, Limits};
use symra_smt_z3::Z3;
use symra_terms::{Sort, Term, TermPool};

fn eliminator() -> Box<dyn EliminateQuantifiers> {
    Z3.eliminator(&Limits::default()).expect("Z3 should eliminate quantifiers")
}

#[track_caller]
fn equivalent(pool: &mut TermPool, a: Term, b: Term) {
    let differ = pool.ne(a, b);
    let mut solver = Z3.solver(&Limits::default()).expect("Z3 should make a solver");
    assert!(matches!(solver.check(pool, &[differ]), Ok(Answer::Unsat(_))));
}

fn mentions(pool: &TermPool, term: Term, variable: Term) -> bool {
    let mut todo = vec![term];
    while let Some(next) = todo.pop() {
        if next == variable {
            return true;
        }
        todo.extend_from_slice(pool.args(next));
    }
    false
}

#[test]
fn a_bound_between_two_is_a_comparison_of_them() {
    let mut pool = TermPool::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| pool.var(name, &Sort::Int));
    let (xy, yz) = (pool.lt(x, y), pool.lt(y, z));
    let body = pool.and(&[xy, yz]);
    let result = eliminator().exists(&mut pool, &[y], body).unwrap().unwrap();
    assert!(!mentions(&pool, result, y));
    let one = pool.int(1);
    let next = pool.add(&[x, one]);
    let expected = pool.lt(next, z);
    equivalent(&mut pool, result, expected);
}

#[test]
fn divisibility_is_kept() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Int));
    let (two, one) = (pool.int(2), pool.int(1));
    let double = pool.mul(&[two, y]);
    let body = pool.eq(x, double);
    let result = eliminator().exists(&mut pool, &[y], body).unwrap().unwrap();
    assert!(!mentions(&pool, result, y));
    let rest = pool.modulo(x, two);
    let odd = pool.eq(rest, one);
    let even = pool.not(odd);
    equivalent(&mut pool, result, even);
}

#[test]
fn several_variables_with_truth_values_between() {
    let mut pool = TermPool::new();
    let [a, b, c] = ["a", "b", "c"].map(|name| pool.var(name, &Sort::Int));
    let p = pool.var("p", &Sort::Bool);
    let zero = pool.int(0);
    let (ab, bc) = (pool.le(a, b), pool.le(b, c));
    let positive = pool.lt(zero, b);
    let chosen = pool.ite(p, ab, bc);
    let body = pool.and(&[chosen, positive]);
    let result = eliminator().exists(&mut pool, &[b, p], body).unwrap().unwrap();
    assert!(!mentions(&pool, result, b) && !mentions(&pool, result, p));
    // With p: some b is above both a and 0. So always.
    let expected = pool.true_();
    equivalent(&mut pool, result, expected);
}

#[test]
fn a_contradiction_becomes_false_and_a_body_without_the_variable_stays() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Int));
    let (xy, yx) = (pool.lt(x, y), pool.lt(y, x));
    let body = pool.and(&[xy, yx]);
    let result = eliminator().exists(&mut pool, &[y], body).unwrap().unwrap();
    let expected = pool.false_();
    equivalent(&mut pool, result, expected);
    let z = pool.var("z", &Sort::Int);
    assert_eq!(eliminator().exists(&mut pool, &[z], xy).unwrap(), Some(xy));
}

#[test]
fn other_sorts_are_left_alone() {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bv(8)), pool.var("y", &Sort::Bv(8)));
    let body = pool.bv_ult(x, y);
    assert_eq!(eliminator().exists(&mut pool, &[y], body).unwrap(), None);
}

#[test]
fn a_raised_flag_or_a_passed_deadline_finds_nothing() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Int));
    let body = pool.lt(x, y);
    let cancel = Cancel::new();
    cancel.cancel();
    let cancelled = Limits { cancel, ..Limits::default() };
    let late = Limits {
        deadline: Instant::now().checked_sub(Duration::from_secs(1)),
        ..Limits::default()
    };
    for limits in [cancelled, late] {
        let mut eliminator = Z3.eliminator(&limits).unwrap();
        assert_eq!(eliminator.exists(&mut pool, &[y], body).unwrap(), None);
    }
}
