//! Every sort: a query that has a model and one that has none.

use symra_terms::{FloatFormat, RoundingMode, Sort, TermPool, Value};

use super::{Said, ask, satisfied, solver};
use crate::solver::Backend;

pub(super) fn all(subject: &dyn Backend) {
    integers(subject);
    wide_bit_vectors(subject);
    floats(subject);
    rounding_modes(subject);
    arrays(subject);
    nested_arrays(subject);
    division_by_zero(subject);
}

fn integers(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Int), pool.var("y", &Sort::Int));
    let big: dashu_int::IBig = (dashu_int::IBig::ONE << 100) + dashu_int::IBig::from(7);
    let big = pool.int(big);
    let (sum, three) = (pool.add(&[x, y]), pool.int(3));
    let (eq, lt) = (pool.eq(sum, big), pool.lt(x, y));
    let remainder = pool.modulo(x, three);
    let minus = pool.int(-5);
    let (one, negative) = (pool.int(1), pool.lt(y, minus));
    let odd = pool.eq(remainder, one);
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[eq, lt, odd]);
    let positive = pool.lt(minus, x);
    satisfied(&mut *solver, &pool, &[], &[negative, positive]);
    assert_eq!(ask(&mut *solver, &pool, &[eq, lt, negative]), Said::Unsat);
}

fn wide_bit_vectors(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let sort = Sort::Bv(129);
    let (x, y) = (pool.var("x", &sort), pool.var("y", &sort));
    let (not_y, sum) = (pool.bv_not(y), pool.bv_add(x, y));
    let opposite = pool.eq(x, not_y);
    let zero = pool.bv(0, 129);
    let is_zero = pool.eq(sum, zero);
    let low = pool.bv_ult(y, x);
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[opposite, low]);
    assert_eq!(ask(&mut *solver, &pool, &[opposite, is_zero]), Said::Unsat);
}

fn floats(subject: &dyn Backend) {
    for format in [FloatFormat::SINGLE, FloatFormat { exponent: 3, significand: 5 }] {
        let mut pool = TermPool::new();
        let sort = Sort::Float(format);
        let (x, y) = (pool.var("x", &sort), pool.var("y", &sort));
        let rm = pool.rounding_mode(RoundingMode::NearestEven);
        let sum = pool.fp_add(rm, x, y);
        let absorbed = pool.fp_eq(sum, x);
        let zero = pool.fp_is_zero(y);
        let small = pool.not(zero);
        let (nan, infinite) = (pool.fp_is_nan(sum), pool.fp_is_infinite(x));
        let (nan_x, nan_y) = (pool.fp_is_nan(x), pool.fp_is_nan(y));
        let number_y = pool.not(nan_y);
        let mut solver = solver(subject);
        satisfied(&mut *solver, &pool, &[], &[absorbed, small]);
        satisfied(&mut *solver, &pool, &[], &[nan, infinite, number_y]);
        satisfied(&mut *solver, &pool, &[], &[nan_x]);
        assert_eq!(ask(&mut *solver, &pool, &[absorbed, nan]), Said::Unsat);
    }
}

fn rounding_modes(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let format = FloatFormat { exponent: 3, significand: 4 };
    let sort = Sort::Float(format);
    let (x, rm) = (pool.var("x", &sort), pool.var("rm", &Sort::RoundingMode));
    let up = pool.rounding_mode(RoundingMode::TowardPositive);
    let (a, b) = (pool.fp_round(rm, x), pool.fp_round(up, x));
    let same = pool.eq(a, b);
    let differ = pool.not(same);
    let is_up = pool.eq(rm, up);
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[differ]);
    satisfied(&mut *solver, &pool, &[], &[is_up, same]);
    assert_eq!(ask(&mut *solver, &pool, &[differ, is_up]), Said::Unsat);
}

fn arrays(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    for (name, index, element) in [
        ("w", Sort::Bv(8), Sort::Bv(16)),
        ("i", Sort::Int, Sort::Int),
        ("b", Sort::Bv(2), Sort::Bool),
    ] {
        let sort = Sort::array(index.clone(), element.clone());
        let before = pool.var(&format!("a{name}"), &sort);
        let after = pool.var(&format!("b{name}"), &sort);
        let (i, j) = (pool.var(&format!("i{name}"), &index), pool.var(&format!("j{name}"), &index));
        let value = pool.var(&format!("e{name}"), &element);
        let stored = pool.store(before, i, value);
        let is_b = pool.eq(stored, after);
        let (read_i, read_j) = (pool.select(after, i), pool.select(after, j));
        let other = pool.ne(read_j, value);
        let apart = pool.ne(i, j);
        let lost = pool.ne(read_i, value);
        let unequal = pool.ne(before, after);
        let mut solver = solver(subject);
        satisfied(&mut *solver, &pool, &[], &[is_b, other, apart, unequal]);
        assert_eq!(ask(&mut *solver, &pool, &[is_b, lost]), Said::Unsat);
        let Sort::Array(array) = &sort else { unreachable!("an array sort was made") };
        let everywhere = pool.const_array(array, value);
        let constant = pool.eq(everywhere, after);
        satisfied(&mut *solver, &pool, &[], &[constant, unequal]);
        assert_eq!(ask(&mut *solver, &pool, &[constant, other]), Said::Unsat);
    }
}

fn nested_arrays(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let row = Sort::array(Sort::Bv(4), Sort::Bv(8));
    let matrix = Sort::array(Sort::Bv(4), row.clone());
    let (m, r) = (pool.var("m", &matrix), pool.var("r", &row));
    let (one, two) = (pool.bv(1, 4), pool.bv(2, 4));
    let first = pool.select(m, one);
    let is_row = pool.eq(first, r);
    let (cell, other) = (pool.select(first, two), pool.select(r, two));
    let differ = pool.ne(cell, other);
    let nine = pool.constant(Value::bv(9, 8));
    let is_nine = pool.eq(cell, nine);
    let mut solver = solver(subject);
    satisfied(&mut *solver, &pool, &[], &[is_row, is_nine]);
    assert_eq!(ask(&mut *solver, &pool, &[is_row, differ]), Said::Unsat);
}

/// The cases that SMT-LIB leaves open are fixed.
fn division_by_zero(subject: &dyn Backend) {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Int), pool.var("y", &Sort::Int));
    let zero = pool.int(0);
    let by_zero = pool.eq(y, zero);
    let (quotient, remainder) = (pool.div(x, y), pool.modulo(x, y));
    let not_zero = pool.ne(quotient, zero);
    let not_x = pool.ne(remainder, x);
    let mut solver = solver(subject);
    assert_eq!(ask(&mut *solver, &pool, &[by_zero, not_zero]), Said::Unsat);
    assert_eq!(ask(&mut *solver, &pool, &[by_zero, not_x]), Said::Unsat);
    satisfied(&mut *solver, &pool, &[], &[not_zero, not_x]);
}
