//! Simplified terms mean what they meant before, whatever they are made of.

use proptest::prelude::*;
use std::fmt::Write;
use symra_terms::testing::{Random, Sample, SampleStep, Theories};
use symra_terms::{Op, TermPool, Value};

/// Builds a sample and compares every step of it with its operators applied to values.
fn check(seed: u64, size: usize, theories: Theories) {
    let mut random = Random::new(seed);
    let sample = Sample::draw(&mut random, size, theories);
    let mut pool = TermPool::new();
    let terms = sample.build(&mut pool);
    for _ in 0..3 {
        let values = sample.assign(&mut random);
        let assignment = sample.assignment(&mut pool, &values);
        let expected = sample.evaluate(&values);
        for (position, term) in terms.iter().enumerate() {
            let value = pool.evaluate_in(*term, &assignment);
            assert_eq!(
                value,
                expected[position],
                "seed {seed}, step {position}: {}",
                describe(&sample, position, &values)
            );
        }
    }
}

/// Constructors given the operator and the arguments of a term give that term.
fn check_stable(seed: u64, size: usize, theories: Theories) {
    let sample = Sample::draw(&mut Random::new(seed), size, theories);
    let mut pool = TermPool::new();
    let terms = sample.build(&mut pool);
    for (position, term) in terms.iter().enumerate() {
        let op = pool.op(*term);
        if matches!(op, Op::Const(_) | Op::Var(_)) {
            continue;
        }
        let (args, sort) = (pool.args(*term).to_vec(), pool.sort(*term).clone());
        let again = pool.rebuild(op, &args, &sort);
        assert_eq!(
            again,
            *term,
            "seed {seed}, step {position}: {} gave {:?} of {:?} and then {:?} of {:?}",
            describe(&sample, position, &[]),
            op,
            args.iter().map(|arg| (pool.op(*arg), pool.args(*arg))).collect::<Vec<_>>(),
            pool.op(again),
            pool.args(again).iter().map(|arg| (pool.op(*arg), pool.args(*arg))).collect::<Vec<_>>(),
        );
    }
}

/// The steps that a step uses, for a message.
fn describe(sample: &Sample, position: usize, values: &[Value]) -> String {
    let mut needed = vec![position];
    let mut text = format!("{:?}", values.iter().map(ToString::to_string).collect::<Vec<_>>());
    while let Some(next) = needed.iter().max().copied() {
        needed.retain(|step| *step != next);
        let (step, sort) = &sample.steps[next];
        let _ = write!(text, "\n  {next}: {sort} = {step:?}");
        if let SampleStep::Apply(_, args) = step {
            needed.extend(args);
        }
    }
    text
}

proptest! {
    #[test]
    fn bit_vectors_keep_their_values(seed: u64, size in 1usize..40) {
        check(seed, size, Theories::BIT_VECTORS);
    }

    #[test]
    fn linear_integers_keep_their_values(seed: u64, size in 1usize..40) {
        check(seed, size, Theories::LINEAR);
    }

    #[test]
    fn arrays_keep_their_values(seed: u64, size in 1usize..60) {
        check(seed, size, Theories::ARRAYS);
    }

    #[test]
    fn floats_keep_their_values(seed: u64, size in 1usize..40) {
        check(seed, size, Theories::FLOATS);
    }

    #[test]
    fn all_sorts_together_keep_their_values(seed: u64, size in 1usize..60) {
        check(seed, size, Theories::ALL);
    }

    #[test]
    fn bit_vector_constructors_are_stable(seed: u64, size in 1usize..30) {
        check_stable(seed, size, Theories::BIT_VECTORS);
    }

    #[test]
    fn integer_constructors_are_stable(seed: u64, size in 1usize..30) {
        check_stable(seed, size, Theories::LINEAR);
    }

    #[test]
    fn float_constructors_are_stable(seed: u64, size in 1usize..40) {
        check_stable(seed, size, Theories::FLOATS);
    }

    #[test]
    fn array_constructors_are_stable(seed: u64, size in 1usize..40) {
        check_stable(seed, size, Theories::ARRAYS);
    }
}
