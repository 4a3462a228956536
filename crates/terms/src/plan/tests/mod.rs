mod random;

use super::*;
use crate::pool::{Term, TermPool};
use crate::value::ArrayValue;

fn symbol(pool: &TermPool, name: &str) -> Symbol {
    pool.symbol(pool.lookup(name).unwrap()).unwrap()
}

#[test]
fn symbols_are_sorted_and_unique() {
    let mut pool = TermPool::new();
    let [a, b, c] = ["a", "b", "c"].map(|name| pool.var(name, &Sort::Bv(8)));
    let sum = pool.bv_add(c, a);
    let product = pool.bv_mul(sum, c);
    let plan = Plan::new(&pool, &[product, c]);
    assert_eq!(plan.symbols(), [symbol(&pool, "a"), symbol(&pool, "c")]);
    assert_eq!(Plan::new(&pool, &[b]).symbols(), [symbol(&pool, "b")]);
    assert!(Plan::new(&pool, &[b]).is_empty());
    assert!(!plan.is_empty());
}

#[test]
fn one_scratch_serves_plans_of_all_sizes() {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bv(8));
    let y = pool.var("y", &Sort::Int);
    let (five, seven) = (pool.bv(5, 8), pool.int(7));
    let sum = pool.bv_add(x, five);
    let less = pool.bv_ult(x, five);
    let product = pool.mul(&[y, seven]);
    let small = Plan::new(&pool, &[sum]);
    let large = Plan::new(&pool, &[product, less, sum, y, seven]);
    let mut scratch = Scratch::default();
    let environment = [Value::bv(3, 8), Value::int(6)];
    for _ in 0..2 {
        let mut read_only = environment.as_slice();
        let results = small.run(&mut scratch, &mut read_only);
        assert_eq!(results.word(0), Some(8));
        let results = large.run(&mut scratch, &mut read_only);
        assert!(results.truth(1));
        assert_eq!((results.word(0), results.word(1)), (None, Some(1)));
        let values = results.into_values();
        let expected =
            [Value::int(42), Value::Bool(true), Value::bv(8, 8), Value::int(6), Value::int(7)];
        assert_eq!(values, expected);
    }
}

#[test]
fn assignments_are_environments() {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Bool);
    let not = pool.not(x);
    let plan = Plan::new(&pool, &[not]);
    let mut assignment = Assignment::default();
    assignment.set(symbol(&pool, "x"), Value::Bool(true));
    let mut scratch = Scratch::default();
    assert!(!plan.run(&mut scratch, &mut &assignment).truth(0));
}

/// An array `a` of integers by bytes with some exceptions, at the place of its symbol among others.
struct Arrays {
    pool: TermPool,
    a: Term,
    environment: Vec<Value>,
}

impl Arrays {
    fn new() -> Self {
        let mut pool = TermPool::new();
        let sort = Sort::array(Sort::Bv(8), Sort::Int);
        let a = pool.var("a", &sort);
        pool.var("c", &Sort::Bool);
        pool.var("i", &Sort::Bv(8));
        let Sort::Array(sort) = sort else { unreachable!() };
        let mut array = ArrayValue::constant(sort, Value::int(0));
        for index in 0..50 {
            array.set(Value::bv(index, 8), Value::int(i64::try_from(index).unwrap() * 10));
        }
        let environment = vec![Value::Array(array), Value::Bool(true), Value::bv(4, 8)];
        Self { pool, a, environment }
    }

    fn variable(&self, name: &str) -> Term {
        self.pool.lookup(name).unwrap()
    }

    fn address(value: &Value) -> usize {
        value.as_array().unwrap().address()
    }

    /// Runs the plan of these terms, with `a` given up or not, and says of each array among the results whether
    /// it is the one that was in `a`.
    fn run(&mut self, terms: &[Term], consumed: &[&str]) -> Vec<(Value, bool)> {
        let consumed: Vec<Symbol> = consumed.iter().map(|name| symbol(&self.pool, name)).collect();
        let plan = Plan::consuming(&self.pool, terms, &consumed);
        let mut scratch = Scratch::default();
        let before = Self::address(&self.environment[0]);
        // The first run must leave nothing behind that hinders the second.
        let mut copy: Vec<Value> = self.environment.clone();
        drop(plan.run(&mut scratch, &mut copy).into_values());
        drop(copy);
        let values = plan.run(&mut scratch, &mut self.environment).into_values();
        values
            .into_iter()
            .map(|value| {
                let same = value.as_array().is_some_and(|array| array.address() == before);
                (value, same)
            })
            .collect()
    }
}

#[test]
fn a_given_up_array_is_changed_in_place() {
    let build = |arrays: &mut Arrays| {
        let (a, i) = (arrays.a, arrays.variable("i"));
        let old = arrays.pool.select(a, i);
        let one = arrays.pool.int(1);
        let new = arrays.pool.add(&[old, one]);
        arrays.pool.store(a, i, new)
    };
    for (consumed, in_place) in [(vec!["a"], true), (vec![], false)] {
        let mut arrays = Arrays::new();
        let stored = build(&mut arrays);
        let expected = arrays.pool.evaluate(stored, &mut |s| arrays.environment[s.index()].clone());
        let results = arrays.run(&[stored], &consumed);
        assert_eq!(results, [(expected, in_place)]);
        assert_eq!(results[0].0.as_array().unwrap().get(&Value::bv(4, 8)), &Value::int(41));
    }
}

#[test]
fn reads_come_before_writes() {
    // A swap of two elements, and a read of the old array beside it.
    let mut arrays = Arrays::new();
    let a = arrays.a;
    let i = arrays.variable("i");
    let j = arrays.pool.bv(9, 8);
    let (at_i, at_j) = (arrays.pool.select(a, i), arrays.pool.select(a, j));
    let once = arrays.pool.store(a, i, at_j);
    let swapped = arrays.pool.store(once, j, at_i);
    let last = arrays.pool.bv(49, 8);
    let read = arrays.pool.select(a, last);
    let results = arrays.run(&[swapped, read], &["a"]);
    assert!(results[0].1, "the array should be changed in place");
    let array = results[0].0.as_array().unwrap();
    assert_eq!(array.get(&Value::bv(4, 8)), &Value::int(90));
    assert_eq!(array.get(&Value::bv(9, 8)), &Value::int(40));
    assert_eq!(results[1].0, Value::int(490));
}

#[test]
fn both_arms_may_keep_the_array() {
    for condition in [true, false] {
        let mut arrays = Arrays::new();
        arrays.environment[1] = Value::Bool(condition);
        let (a, c, i) = (arrays.a, arrays.variable("c"), arrays.variable("i"));
        let five = arrays.pool.int(5);
        let stored = arrays.pool.store(a, i, five);
        let chosen = arrays.pool.ite(c, stored, a);
        let results = arrays.run(&[chosen], &["a"]);
        assert!(results[0].1, "the array should be changed in place");
        let expected = if condition { Value::int(5) } else { Value::int(40) };
        assert_eq!(results[0].0.as_array().unwrap().get(&Value::bv(4, 8)), &expected);
    }
}

#[test]
fn a_version_that_is_still_needed_survives() {
    let mut arrays = Arrays::new();
    let (a, i) = (arrays.a, arrays.variable("i"));
    let (five, six) = (arrays.pool.int(5), arrays.pool.int(6));
    let first = arrays.pool.store(a, i, five);
    let second = arrays.pool.store(a, i, six);
    let at = Value::bv(4, 8);
    let results = arrays.run(&[first, a, second], &["a"]);
    let elements: Vec<&Value> =
        results.iter().map(|(value, _)| value.as_array().unwrap().get(&at)).collect();
    assert_eq!(elements, [&Value::int(5), &Value::int(40), &Value::int(6)]);
}

#[test]
fn what_both_arms_share_is_computed_before_them() {
    for condition in [true, false] {
        let mut arrays = Arrays::new();
        arrays.environment[1] = Value::Bool(condition);
        let (a, c, i) = (arrays.a, arrays.variable("c"), arrays.variable("i"));
        let shared = arrays.pool.select(a, i);
        let two = arrays.pool.int(2);
        let double = arrays.pool.mul(&[two, shared]);
        let [one_place, other_place] = [1, 2].map(|place| arrays.pool.bv(place, 8));
        let then = arrays.pool.store(a, one_place, double);
        let inner = arrays.pool.store(a, other_place, double);
        let not = arrays.pool.not(c);
        let otherwise = arrays.pool.ite(not, inner, then);
        let chosen = arrays.pool.ite(c, then, otherwise);
        let expected = arrays.pool.evaluate(chosen, &mut |s| arrays.environment[s.index()].clone());
        let results = arrays.run(&[chosen, double], &["a"]);
        assert_eq!(results[0].0, expected);
        assert_eq!(results[1].0, Value::int(80));
    }
}

#[test]
fn deep_chains_of_choices_between_arrays_compile() {
    let mut arrays = Arrays::new();
    let (a, c, i) = (arrays.a, arrays.variable("c"), arrays.variable("i"));
    let mut chosen = a;
    for step in 0..20_000 {
        let value = arrays.pool.int(step);
        let index = arrays.pool.bv(u64::try_from(step).unwrap() % 7, 8);
        let index = arrays.pool.bv_add(i, index);
        let stored = arrays.pool.store(chosen, index, value);
        chosen = if step % 2 == 0 {
            arrays.pool.ite(c, stored, a)
        } else {
            arrays.pool.ite(c, stored, chosen)
        };
    }
    let expected = arrays.pool.evaluate(chosen, &mut |s| arrays.environment[s.index()].clone());
    let results = arrays.run(&[chosen], &["a"]);
    assert_eq!(results[0].0, expected);
}
