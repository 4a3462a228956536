//! Joins, meets and widenings against sets of numbers that are counted out.

use std::collections::BTreeSet;

use symra_ir::VarId;
use symra_terms::testing::Random;
use symra_terms::{ArrayValue, Sort, Value};

use super::super::array::Cells;
use super::super::bits::Bits;
use super::super::number::Number;
use super::super::state::AbstractState;
use super::super::value::Abstract;

const WIDTH: u32 = 5;

fn elements(bits: &Bits) -> BTreeSet<u64> {
    (0..1 << WIDTH).filter(|value| bits.contains(*value)).collect()
}

/// A set made of some elements, and these.
fn some_bits(random: &mut Random) -> (Bits, BTreeSet<u64>) {
    let count = 1 + random.below(4);
    let values: BTreeSet<u64> = (0..count).map(|_| random.bits() % (1 << WIDTH)).collect();
    let mut sets = values.iter().map(|value| Bits::constant(*value, WIDTH));
    let first = sets.next().expect("there should be an element");
    (sets.fold(first, |joined, set| joined.join(&set)), values)
}

#[test]
fn sets_of_bit_vectors_are_joined_and_met() {
    let mut random = Random::new(1);
    let mut disjoint = 0;
    for _ in 0..2_000 {
        let ((one, in_one), (other, in_other)) = (some_bits(&mut random), some_bits(&mut random));
        assert!(in_one.is_subset(&elements(&one)), "{one:?}");
        let joined = elements(&one.join(&other));
        assert!(joined.is_superset(&elements(&one)) && joined.is_superset(&elements(&other)));
        assert!(in_other.is_subset(&joined));
        let both: BTreeSet<u64> = elements(&one).intersection(&elements(&other)).copied().collect();
        if let Some(met) = one.meet(&other) {
            assert!(elements(&met).is_superset(&both), "{one:?} and {other:?}");
        } else {
            assert!(both.is_empty(), "{one:?} and {other:?}");
            disjoint += 1;
        }
        assert!(one.count() >= elements(&one).len() as u128);
        let (low, high) = one.unsigned();
        assert!(elements(&one).iter().all(|value| (low..=high).contains(value)));
        let value = random.bits() % (1 << WIDTH);
        let left = one.without(value).map_or_else(BTreeSet::new, |left| elements(&left));
        let mut wanted = elements(&one);
        wanted.remove(&value);
        assert!(left.is_superset(&wanted), "{one:?} without {value}");
    }
    assert!(disjoint > 100, "{disjoint}");
}

#[test]
fn what_lies_between_bounds_is_kept() {
    let mut random = Random::new(2);
    for _ in 0..1_000 {
        let (set, _) = some_bits(&mut random);
        let low = i128::from(random.bits() % 64) - 32;
        let high = low + i128::from(random.bits() % 40);
        let congruent = |value: u64| {
            (low..=high).any(|number| number.rem_euclid(1 << WIDTH) == i128::from(value))
        };
        let wanted: BTreeSet<u64> =
            elements(&set).into_iter().filter(|value| congruent(*value)).collect();
        match set.within(low, high) {
            Some(within) => assert!(elements(&within).is_superset(&wanted), "{low} to {high}"),
            None => assert!(wanted.is_empty(), "{set:?}, {low} to {high}"),
        }
    }
}

#[test]
fn widening_ends_and_loses_nothing() {
    let mut random = Random::new(3);
    for _ in 0..300 {
        let thresholds = [-8, -1, 0, 1, 7, 12];
        let (mut set, _) = some_bits(&mut random);
        let mut steps = 0;
        loop {
            let (more, _) = some_bits(&mut random);
            let next = set.join(&more);
            let wide = set.widen(&next, &thresholds);
            assert!(elements(&wide).is_superset(&elements(&next)), "{set:?} to {next:?}");
            steps += usize::from(wide != set);
            assert!(steps < 40, "it should come to an end");
            if wide.is_top() || elements(&wide).len() == 1 << WIDTH {
                break;
            }
            set = wide;
            if random.chance(3) {
                break;
            }
        }
    }
}

fn some_number(random: &mut Random) -> Number {
    let number = |random: &mut Random| i128::from(random.bits() % 41) - 20;
    match random.below(4) {
        0 => Number::constant(number(random)),
        1 => Number::range(Some(number(random)), None).unwrap_or(Number::TOP),
        _ => {
            // A range of multiples, moved.
            let (low, step) = (number(random), Number::constant(1 + number(random).abs() % 5));
            let many = Number::range(Some(low), Some(low + 6)).unwrap_or(Number::TOP);
            many.mul(&step).add(&Number::constant(number(random)))
        }
    }
}

const FAR: i128 = 140;

#[test]
fn sets_of_integers_are_closed_under_their_operations() {
    let mut random = Random::new(4);
    for _ in 0..400 {
        let (one, other) = (some_number(&mut random), some_number(&mut random));
        let (joined, met) = (one.join(&other), one.meet(&other));
        let (sum, product) = (one.add(&other), one.mul(&other));
        let (quotient, rest) = (one.div(&other), one.rem(&other));
        let members = |set: &Number| -> Vec<i128> {
            (-FAR..=FAR).filter(|value| set.contains(*value)).collect()
        };
        let (in_one, in_other) = (members(&one), members(&other));
        assert!(in_other.iter().all(|b| joined.contains(*b)), "{one:?}, {other:?}");
        for a in &in_one {
            assert!(joined.contains(*a), "{a} of {one:?}, {other:?}");
            assert!(one.neg().contains(-a));
            if other.contains(*a) {
                assert!(met.is_some_and(|met| met.contains(*a)), "{a} in {one:?}, {other:?}");
            }
            for b in in_other.iter().step_by(3) {
                assert!(sum.contains(a + b) && product.contains(a * b), "{a}, {b}");
                // As the terms have it: division by 0 is 0, and leaves the dividend.
                let (div, rem) =
                    if *b == 0 { (0, *a) } else { (a.div_euclid(*b), a.rem_euclid(*b)) };
                assert!(quotient.contains(div), "{a} / {b} in {quotient:?}");
                assert!(rest.contains(rem), "{a} mod {b} in {rest:?}");
                if let Some(less) = one.lt(&other) {
                    assert_eq!(a < b, less, "{a}, {b}: {one:?}, {other:?}");
                }
            }
        }
    }
}

#[test]
fn bounds_and_congruences_sharpen_each_other() {
    let multiples = Number::range(Some(0), Some(10)).map(|all| all.mul(&Number::constant(6)));
    let multiples = multiples.expect("there should be some");
    assert_eq!((multiples.low(), multiples.high()), (Some(0), Some(60)));
    assert_eq!(multiples.congruence(), Some((6, 0)));
    // 1 to 59: of the multiples those from 6 to 54 are left.
    let between = Number::range(Some(1), Some(59)).expect("there should be some");
    let met = multiples.meet(&between).expect("there should be some");
    assert_eq!((met.low(), met.high()), (Some(6), Some(54)));
    let one = Number::range(Some(7), Some(17)).and_then(|few| multiples.meet(&few));
    assert_eq!(one.and_then(|one| one.as_constant()), Some(12));
    let none = Number::range(Some(7), Some(11)).and_then(|few| multiples.meet(&few));
    assert_eq!(none, None);
    assert_eq!(Number::range(Some(3), Some(2)), None);
    assert_eq!(multiples.without(0).and_then(|less| less.low()), Some(6));
    assert_eq!(Number::constant(4).without(4), None);
}

#[test]
fn widening_of_integers_stops_at_thresholds() {
    let (small, larger) = (Number::range(Some(0), Some(1)), Number::range(Some(0), Some(2)));
    let (small, larger) = small.zip(larger).expect("they should not be empty");
    let wide = small.widen(&larger, &[-1, 0, 1, 10, 100]);
    assert_eq!((wide.low(), wide.high()), (Some(0), Some(10)));
    let beyond = Number::range(Some(0), Some(101)).expect("it should not be empty");
    assert_eq!(wide.widen(&beyond, &[-1, 0, 1, 10, 100]).high(), None);
}

fn array(cells: &[(u64, u64)]) -> ArrayValue {
    let Sort::Array(sort) = Sort::array(Sort::Bv(8), Sort::Bv(8)) else {
        panic!("it should be an array")
    };
    let mut array = ArrayValue::constant(sort, Value::bv(0, 8));
    for (index, value) in cells {
        array.set(Value::bv(*index, 8), Value::bv(*value, 8));
    }
    array
}

#[test]
fn arrays_are_told_apart_cell_by_cell() {
    let one = Cells::of_value(&array(&[(1, 10), (2, 20)]));
    let other = Cells::of_value(&array(&[(1, 14), (2, 20)]));
    let at = |cells: &Cells, index: u64| cells.load(&Abstract::of_value(&Value::bv(index, 8)));
    let number = |value: u64| Abstract::of_value(&Value::bv(value, 8));
    assert_eq!(at(&one, 1), number(10));
    let joined = one.join(&other);
    assert_eq!(at(&joined, 2), number(20));
    assert_eq!(at(&joined, 1), number(10).join(&number(14)));
    assert_eq!(at(&joined, 77), number(0), "what was never written");
    assert!(one.meet(&other).is_none(), "they differ at 1");
    // A write at an index that may be 1 or 2 may leave either as it was.
    let either = number(1).join(&number(2));
    let written = one.store(&either, &number(30));
    for (index, before) in [(1, 10), (2, 20)] {
        let set = at(&written, index);
        assert!(set.has_index(before) && set.has_index(30), "{set:?}");
    }
    assert!(at(&written, 3).has_index(0));
    let certain = one.store(&number(1), &number(30));
    assert_eq!(at(&certain, 1), number(30));
    assert!(one.with(1, &number(10)).is_some() && one.with(1, &number(11)).is_none());
}

#[test]
fn states_are_joined_variable_by_variable() {
    let number = |value: u64| Abstract::of_value(&Value::bv(value, 8));
    let [x, y, z] = [0, 1, 2].map(VarId::new);
    let (mut one, mut other) = (AbstractState::default(), AbstractState::default());
    one.set(x, number(3));
    one.set(y, number(4));
    other.set(x, number(5));
    other.set(z, number(6));
    let joined = one.join(&other);
    assert_eq!(*joined.get(x), number(3).join(&number(5)));
    // Of what only one of them knows, nothing is known.
    assert!(joined.get(y).is_top() && joined.get(z).is_top());
    assert!(one.meet(&other).is_none());
    other.set(x, Abstract::Top);
    let met = one.meet(&other).expect("they agree");
    assert_eq!((met.get(x), met.get(y), met.get(z)), (&number(3), &number(4), &number(6)));
    let kept: Vec<VarId> = met.iter().map(|(var, _)| var).collect();
    assert_eq!(kept, [x, y, z]);
}
