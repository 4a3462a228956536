use symra_terms::apply;

use super::*;
use crate::contract;
use crate::solver::{Backend, EliminateQuantifiers, Logic};

struct Subject;

impl Backend for Subject {
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(Box::new(Bits::new(limits)))
    }

    fn eliminator(&self, _: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        None
    }
}

#[test]
fn keeps_the_contract() {
    contract::run_narrow(&Subject);
}

const OPERATORS: [Op; 19] = [
    Op::BvAnd,
    Op::BvOr,
    Op::BvXor,
    Op::BvAdd,
    Op::BvMul,
    Op::BvUdiv,
    Op::BvUrem,
    Op::BvSdiv,
    Op::BvSrem,
    Op::BvSmod,
    Op::BvShl,
    Op::BvLshr,
    Op::BvAshr,
    Op::BvUlt,
    Op::BvUle,
    Op::BvSlt,
    Op::BvSle,
    Op::Concat,
    Op::Eq,
];

fn sort_of(op: Op, width: u32) -> Sort {
    match op {
        Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle | Op::Eq => Sort::Bool,
        Op::Concat => Sort::Bv(2 * width),
        _ => Sort::Bv(width),
    }
}

/// The operators have the values of the evaluator for some operands: where both are variables, and where the second is a constant.
fn agrees(width: u32, operands: &[(u64, u64)]) {
    let mut pool = TermPool::new();
    let (x, y) = (pool.var("x", &Sort::Bv(width)), pool.var("y", &Sort::Bv(width)));
    for (a, b) in operands.iter().copied() {
        let mut solver = Bits::new(&Limits::default());
        let (one, two) = (pool.bv(a, width), pool.bv(b, width));
        let given = [pool.eq(x, one), pool.eq(y, two)];
        for op in OPERATORS {
            let sort = sort_of(op, width);
            let values = [Value::bv(a, width), Value::bv(b, width)];
            let value = apply(op, &sort, &[&values[0], &values[1]]);
            for second in [y, two] {
                let result = pool.rebuild(op, &[x, second], &sort);
                let expected = pool.constant(value.clone());
                let (equal, differ) = (pool.eq(result, expected), pool.ne(result, expected));
                let what = format!("{op:?} of {a} and {b}, {width} bits");
                let [p, q] = given;
                assert!(
                    matches!(solver.check(&pool, &[p, q, differ]), Ok(Answer::Unsat(_))),
                    "{what}"
                );
                assert!(
                    matches!(solver.check(&pool, &[p, q, equal]), Ok(Answer::Sat(_))),
                    "{what}"
                );
            }
        }
    }
}

#[test]
fn operators_have_the_values_of_the_evaluator() {
    for width in 1..=3 {
        let all: Vec<(u64, u64)> =
            (0..1 << width).flat_map(|a| (0..1 << width).map(move |b| (a, b))).collect();
        agrees(width, &all);
    }
    let edges = [0, 1, 3, 17, 0x7fff, 0x8000, 0xffff];
    let pairs: Vec<(u64, u64)> = edges.iter().flat_map(|a| edges.map(|b| (*a, b))).collect();
    agrees(16, &pairs);
}

#[test]
fn a_long_search_ends_in_time() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Bv(64)));
    let product = pool.bv_mul(x, y);
    // A product of two primes.
    let number = pool.bv(4_611_686_014_132_420_609, 64);
    let limit = pool.bv(1 << 32, 64);
    let one = pool.bv(1, 64);
    let limits = Limits { query: Some(std::time::Duration::from_millis(50)), ..Limits::default() };
    let mut solver = Bits::new(&limits);
    for factor in [x, y] {
        let small = pool.bv_ult(factor, limit);
        let large = pool.bv_ult(one, factor);
        solver.assert(&pool, small).unwrap();
        solver.assert(&pool, large).unwrap();
    }
    let odd = pool.bv(4_611_686_014_132_420_611, 64);
    for goal in [number, odd] {
        let equal = pool.eq(product, goal);
        let before = Instant::now();
        let _ = solver.check(&pool, &[equal]).unwrap();
        assert!(before.elapsed() < std::time::Duration::from_secs(20));
    }
    // And it goes on with the next question.
    let easy = pool.eq(x, number);
    assert!(matches!(solver.check(&pool, &[easy]), Ok(Answer::Unsat(_))));
}

#[test]
fn steps_are_conflicts() {
    let mut pool = TermPool::new();
    let limits = Limits { steps: Some(10), ..Limits::default() };
    let mut solver = Bits::new(&limits);
    // Very many decisions, and nothing that contradicts them.
    for number in 0..1000 {
        let [x, y] = ["x", "y"].map(|name| pool.var(&format!("{name}{number}"), &Sort::Bv(16)));
        let less = pool.bv_ult(x, y);
        solver.assert(&pool, less).unwrap();
    }
    assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
    // Few variables, and a long search.
    let [a, b] = ["a", "b"].map(|name| pool.var(name, &Sort::Bv(32)));
    let [wide_a, wide_b] = [a, b].map(|factor| pool.zero_extend(32, factor));
    let (product, primes) = (pool.bv_mul(wide_a, wide_b), pool.bv(4_611_686_014_132_420_609, 64));
    let hard = pool.eq(product, primes);
    assert!(matches!(solver.check(&pool, &[hard]), Ok(Answer::Unknown(_))));
}

#[test]
fn the_logic_of_terms() {
    let mut pool = TermPool::new();
    let byte = Sort::Bv(8);
    let array = Sort::array(byte.clone(), byte.clone());
    let [m, n] = ["m", "n"].map(|name| pool.var(name, &array));
    let i = pool.var("i", &byte);
    let read = pool.select(m, i);
    let (bits, reads, compares) = (pool.bv_ult(i, i), pool.eq(read, i), pool.eq(m, n));
    let number = pool.var("k", &Sort::Int);
    assert_eq!(Logic::of(&pool, &[bits, i]), Logic::BitVectors);
    assert_eq!(Logic::of(&pool, &[i, reads]), Logic::Arrays);
    assert_eq!(Logic::of(&pool, &[reads, compares]), Logic::All);
    assert_eq!(Logic::of(&pool, &[number]), Logic::All);
    assert!(Logic::Arrays.includes(Logic::BitVectors) && !Logic::Arrays.includes(Logic::All));
}
